"""Folders for temporary files go with whoever made them, also where that is killed; those of others stay."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from campaign_support import run_campaign, workers_of, write_campaign, write_generator, write_kernels
from paths import ROOT
from processes import wait_until

from swlds import scratch
from swlds.scratch import Scratch, remove_leftovers

#: What makes a folder with a file and a folder in it, says so, and waits.
OWNER = """
import os, sys, time
from swlds.scratch import Scratch
made = Scratch("command")
os.makedirs(made.path + "/in/it")
print(made.path, flush=True)
time.sleep(60)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary files are."""
    made = tmp_path / "tmp"
    made.mkdir()
    monkeypatch.setenv("TMPDIR", str(made))
    monkeypatch.setattr(tempfile, "tempdir", str(made))
    remove_leftovers.cache_clear()
    return made


def _owner(folder: Path) -> tuple[subprocess.Popen[str], Path]:
    words = [sys.executable, "-c", OWNER]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    path = Path(process.stdout.readline().strip())
    assert path.parent == folder
    return process, path


def _end(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    process.communicate()


def test_a_leftover_goes_and_what_is_in_use_stays(folder: Path) -> None:
    first, gone = _owner(folder)
    second, used = _owner(folder)
    _end(first)
    own = Scratch("check")
    assert gone.is_dir()
    with Scratch("items") as mine:
        assert not gone.exists() and used.is_dir() and os.path.isdir(own.path) and os.path.isdir(mine)
    assert not os.path.exists(mine)
    own.close()
    _end(second)
    remove_leftovers.cache_clear()
    remove_leftovers()
    assert os.listdir(folder) == []


def test_other_names_stay(folder: Path, tmp_path: Path) -> None:
    """What a user called so, links, files, and what older versions made."""
    (tmp_path / "data").mkdir()
    names = (
        "swlds-scratch-mine",
        "swlds-scratch-items-abcdefghi",
        "swlds-items-abcdefgh",
        "xswlds-scratch-items-abcdefgh",
    )
    for name in names:
        (folder / name / "full").mkdir(parents=True)
    (folder / "swlds-scratch-items-abcdefgh").symlink_to(tmp_path / "data")
    (folder / "swlds-scratch-check-abcdefgh").touch()
    before = sorted(os.listdir(folder))
    remove_leftovers()
    assert sorted(os.listdir(folder)) == before and (tmp_path / "data").is_dir()


def test_leftovers_beside_a_folder_of_ours_go(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command's temporary files are in such a folder, and so are those of campaigns that it runs."""
    process, gone = _owner(folder)
    _end(process)
    with Scratch("command") as outer:
        monkeypatch.setattr(tempfile, "tempdir", outer)
        with Scratch("reduce") as inner:
            assert os.path.dirname(inner) == outer and not gone.exists()


def test_a_fork_leaves_it(folder: Path) -> None:
    made = Scratch("command")
    child = os.fork()
    if not child:
        made.close()
        os._exit(0)
    os.waitpid(child, 0)
    assert os.path.isdir(made.path)
    made.close()
    assert os.listdir(folder) == []


def test_the_interpreter_takes_it_along(folder: Path) -> None:
    words = [sys.executable, "-c", OWNER.replace("time.sleep(60)", "")]
    subprocess.run(words, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True, capture_output=True)
    assert os.listdir(folder) == []


def test_one_that_is_taken_for_a_leftover_before_it_is_locked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked, taken = scratch._lock, []

    def lock(path: str) -> int | None:
        if not taken:
            os.rmdir(path)
            taken.append(path)
        return locked(path)

    monkeypatch.setattr(scratch, "_lock", lock)
    with Scratch("command") as path:
        assert taken and path != taken[0] and os.listdir(folder) == [os.path.basename(path)]


def _spec(where: Path) -> Path:
    write_generator(where)
    write_kernels(where, 1)
    return write_campaign(
        where,
        """
        seeds = 40
        [[inputs]]
        generator = "make.py:module"
        launch = { block = 16, args = "i32[16]=zero" }
        [[actions]]
        do = "run"
        """,
    )


def test_a_campaign_whose_workers_are_killed_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    killed = []

    def kill(done: int, total: int) -> None:
        if done and not killed:
            killed.extend(workers_of(os.getpid()))
            assert killed and os.listdir(folder)
            for number in killed:
                os.kill(number, signal.SIGKILL)

    result = run_campaign(_spec(tmp_path), progress=kill)
    assert {*result.summary.words.values()} == {"PASS"} and os.listdir(folder) == []


def test_what_a_killed_campaign_leaves_goes_with_the_next(folder: Path, tmp_path: Path) -> None:
    spec = _spec(tmp_path)
    text = spec.read_text().replace("launch =", 'grid = { ends = ["endless"] }\nlaunch =')
    endless = write_campaign(tmp_path, text, "endless.toml")
    words = [sys.executable, "-m", "swlds", "campaign", str(endless), "--out", str(tmp_path / "one")]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT) as process:
        wait_until(lambda: bool([*folder.glob("swlds-scratch-command-*/swlds-scratch-items-*/*")]))
        process.send_signal(signal.SIGKILL)
    assert os.listdir(folder)
    wait_until(lambda: all(map(_is_free, folder.iterdir())))  # its processes end one after the other
    run_campaign(spec)
    assert os.listdir(folder) == []


def _is_free(path: Path) -> bool:
    if (lock := scratch._lock(str(path))) is not None:
        os.close(lock)
    return lock is not None
