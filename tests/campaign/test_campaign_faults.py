"""Workers that are killed, campaigns that are killed, disks that are full: nothing is lost, nothing is counted twice."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest
from campaign_support import (
    keys_on_disk,
    run_campaign,
    without_times,
    words_of,
    workers_of,
    write_campaign,
    write_generator,
    write_kernels,
)
from cli_support import run_cli
from paths import ROOT
from processes import wait_until

from swlds.campaigns import runner
from swlds.campaigns.campaign import campaign
from swlds.campaigns.runner import ATTEMPTS, UNBEGUN, Runner, _Died
from swlds.errors import WorkerError

ITEMS = 40


@pytest.fixture(scope="module")
def spec(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("faults")
    write_generator(folder)
    text = f"""
        seeds = {ITEMS}
        [[inputs]]
        generator = "make.py:module"
        launch = {{ block = 16, args = "i32[16]=zero" }}
        [[actions]]
        do = "run"
        """
    return write_campaign(folder, text)


@pytest.fixture(scope="module")
def undisturbed(spec: Path) -> list[dict[str, object]]:
    return without_times(run_campaign(spec, "undisturbed"))


def command(spec: Path, out: str, *words: str) -> list[str]:
    return [sys.executable, "-m", "swlds", "campaign", str(spec), "--out", str(spec.parent / out), "-j2", *words]


def test_workers_that_are_killed(spec: Path, undisturbed: list[dict[str, object]]) -> None:
    killed = []

    def kill(done: int, total: int) -> None:
        if done % 7 == 3:
            for number in workers_of(os.getpid())[:1]:
                killed.append(number)
                with contextlib.suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)

    result = run_campaign(spec, "killed", progress=kill)
    assert len(killed) >= 3 and without_times(result) == undisturbed
    keys = keys_on_disk(result.folder)
    assert len(keys) == len(set(keys)) == ITEMS


def test_an_item_that_takes_its_worker_along(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Is lost after some attempts, alone, and tried by the next --resume."""
    served = Runner._serve

    def serve(self: Runner, batch: dict[str, list[dict[str, object]]]):  # type: ignore[no-untyped-def]
        for item, row in zip(batch["items"], served(self, batch), strict=False):
            if str(item["id"]).startswith("module[seed=5]"):
                raise _Died
            yield row

    monkeypatch.setattr(Runner, "_serve", serve)
    result = run_campaign(spec, "taken")
    words = words_of(result)
    assert words.pop("module[seed=5]: run") == "LOST" and {*words.values()} == {"PASS"} and result.exit_code == 1
    lost = next(row for row in result.rows if row["verdict"] == "LOST")
    assert lost["message"] == f"its worker died {ATTEMPTS} times"
    monkeypatch.undo()
    again = run_campaign(spec, "taken", resume=True)
    assert again.ran == 1 and {*words_of(again).values()} == {"PASS"} and again.exit_code == 0


def test_a_worker_that_is_stopped(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a debugger, or in a frozen container: it is given up when its item should long be over."""
    stopped: list[int] = []

    def stop(done: int, total: int) -> None:
        if not stopped and (workers := workers_of(os.getpid())):
            stopped.append(workers[0])
            os.kill(workers[0], signal.SIGSTOP)

    monkeypatch.setattr("swlds.campaigns.runner._GRACE", -35.0)  # of two trials of twenty seconds
    hurried = write_campaign(spec.parent, spec.read_text() + "\n[limits]\ntimeout = 20\n", "hurried.toml")
    result = run_campaign(hurried, "stopped", progress=stop)
    assert stopped and {*words_of(result).values()} == {"PASS"} and len(result.rows) == ITEMS


@pytest.mark.parametrize("times", [ATTEMPTS - 1, ATTEMPTS, UNBEGUN])
def test_a_worker_that_is_killed_while_it_starts(spec: Path, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs an attempt of the item that it was to begin with; the campaign only ends where none ever begins."""
    started = runner._start_process
    killed = []

    def start() -> subprocess.Popen[bytes]:
        process = started()
        if len(killed) < times:
            killed.append(process.pid)
            process.kill()
        return process

    monkeypatch.setattr(runner, "_start_process", start)
    if times == UNBEGUN:
        with pytest.raises(WorkerError, match="before it began, with exit code -9"):
            run_campaign(spec, f"started-{times}", jobs=1)
        return
    words = [*words_of(run_campaign(spec, f"started-{times}", jobs=1)).values()]
    assert words.count("LOST") == times // ATTEMPTS and words.count("PASS") == ITEMS - times // ATTEMPTS


def test_workers_leave_no_folders(spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are killed at the end, and those that die have others after them."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    made, started = [], runner._start_process

    def start() -> subprocess.Popen[bytes]:
        process = started()
        made.append([*tmp_path.iterdir()])
        if len(made) == 1:
            process.kill()
        return process

    monkeypatch.setattr(runner, "_start_process", start)
    run_campaign(spec, "folders", jobs=1)
    assert [*map(len, made)] == [1, 1] and made[0] != made[1] and not [*tmp_path.iterdir()]


def test_no_room_for_a_worker(spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    with pytest.raises(WorkerError, match="cannot start a worker: No such file or directory"):
        run_campaign(spec, "no room", jobs=1)


def test_a_worker_that_cannot_start(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is said at once: another one could not, either."""
    words = [sys.executable, "-c", "import os; os.abort()"]
    none = lambda: subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: E731
    monkeypatch.setattr(runner, "_start_process", none)
    with pytest.raises(WorkerError, match="before it began, with exit code -6"):
        run_campaign(spec, "none", jobs=1)


#: What a generator does -> the verdict, and what is said of it.
GENERATORS = {
    "os._exit(0)": ("CRASH", "The generator's process ended with status 0"),
    "os.kill(os.getpid(), 6)": ("CRASH", "SIGABRT"),
    "raise SystemExit(3)": ("ERROR", "the generator failed: SystemExit"),
    "raise KeyboardInterrupt": ("ERROR", "the generator failed: KeyboardInterrupt"),
    "raise ValueError('no')": ("ERROR", "the generator failed: ValueError"),
    "return {'launch': {}}": ("ERROR", "a dict without text"),
    "return {'text': TEXT, 'lunch': {}}": ("ERROR", "'lunch' (did you mean launch?)"),
    "return {'text': TEXT, 3: {}}": ("ERROR", "key of what the generator gave '3' (known: launch, text)"),
    "return 3": ("ERROR", "the generator gave int"),
    "if os.fork(): os.wait(); return TEXT": ("PASS", ""),
}


@pytest.mark.parametrize("does", GENERATORS)
def test_generators_that_go_wrong(does: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Their items say so, and nothing is written beside them."""
    (tmp_path / "make.py").write_text(
        f"import os\nTEXT = 'define amdgpu_kernel void @k() {{\\n  ret void\\n}}\\n'\ndef module(seed):\n    {does}\n"
    )
    path = write_campaign(tmp_path, 'seeds = 1\n[[inputs]]\ngenerator = "make.py:module"\n[[actions]]\ndo = "lower"\n')
    result = run_campaign(path, "out")
    verdict, says = GENERATORS[does]
    assert [(row["verdict"], row["message"]) for row in result.rows if row["verdict"] != verdict] == []
    assert says in result.rows[0]["message"]
    assert "Traceback" not in capfd.readouterr().err


def test_processes_that_an_item_leaves_end_with_it(tmp_path: Path) -> None:
    """They hold its pipe; the item does not wait for them, and they do not stay."""
    (tmp_path / "make.py").write_text(
        "import os, time\nTEXT = 'define amdgpu_kernel void @k() {\\n  ret void\\n}\\n'\n"
        "def module(seed):\n    child = os.fork()\n    if not child:\n        time.sleep(300)\n        os._exit(0)\n"
        f"    open({str(tmp_path / 'pid')!r}, 'w').write(str(child))\n    return TEXT\n"
    )
    text = 'seeds = 1\n[limits]\ntimeout = 100\n[[inputs]]\ngenerator = "make.py:module"\n[[actions]]\ndo = "lower"\n'
    [row] = run_campaign(write_campaign(tmp_path, text), "out").rows
    assert row["verdict"] == "PASS" and row["seconds"] < 90
    state = Path(f"/proc/{(tmp_path / 'pid').read_text()}/stat")
    wait_until(lambda: not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "Z")


ENDLESS = "define amdgpu_kernel void @k() {\n  br label %l\nl:\n  br label %l\n}\n"


def test_what_did_not_finish_is_named(tmp_path: Path) -> None:
    """Not the input, which was read long before."""
    (tmp_path / "k.ll").write_text(ENDLESS)
    (tmp_path / "make.py").write_text(
        "import os, time\ndef sleep(seed): time.sleep(99)\ndef die(seed): os.kill(os.getpid(), 11)\n"
    )
    text = "seeds = 1\n[limits]\ntimeout = 2\n"
    text += '[[inputs]]\nfiles = "k.ll"\nlaunch = { block = 1 }\nactions = ["run", "validate", "profile"]\n'
    text += "".join(f'[[inputs]]\ngenerator = "make.py:{name}"\nactions = "lower"\n' for name in ("sleep", "die"))
    text += "".join(f'[[actions]]\ndo = "{do}"\n' for do in ("run", "validate", "profile", "lower"))
    said = {row["id"]: (row["verdict"], row["message"]) for row in run_campaign(write_campaign(tmp_path, text)).rows}
    late = "did not finish within 2 s"
    assert said.pop("die[seed=0]: lower") == ("CRASH", "the generator crashed, segmentation fault")
    assert said == {
        "k.ll: run": ("TIMEOUT", f"the launch {late}"),
        "k.ll: validate": ("TIMEOUT", f"validating by launches {late}"),
        "k.ll: profile": ("TIMEOUT", f"the launch {late}"),
        "sleep[seed=0]: lower": ("TIMEOUT", f"the generator {late}"),
    }


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_a_campaign_that_is_killed(spec: Path, undisturbed: list[dict[str, object]], number: signal.Signals) -> None:
    """What it had written is taken up; its workers go with it."""
    out = f"stopped-{number.name}"
    process = subprocess.Popen(command(spec, out), cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    results = spec.parent / out / "results.jsonl"
    deadline = time.monotonic() + 120
    while not (results.exists() and results.read_bytes().count(b"\n") >= 8):
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.01)
    workers = workers_of(process.pid) or [w for child in children_of(process.pid) for w in workers_of(child)]
    assert workers
    process.send_signal(number)
    error = process.communicate(timeout=60)[1]
    assert process.returncode != 0 and b"Traceback" not in error
    deadline = time.monotonic() + 20
    while any(is_alive(worker) for worker in workers):
        assert time.monotonic() < deadline, "workers outlive the campaign"
        time.sleep(0.05)
    had = keys_on_disk(spec.parent / out)
    assert 8 <= len(had) < ITEMS
    result = run_campaign(spec, out, resume=True)
    assert without_times(result) == undisturbed and result.ran == ITEMS - len(had)
    assert sorted(keys_on_disk(result.folder)) == sorted(str(row["key"]) for row in undisturbed)


def children_of(process: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        found += [int(word) for word in (task / "children").read_text().split()]
    return found


def is_alive(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def test_a_disk_that_is_full(spec: Path, undisturbed: list[dict[str, object]]) -> None:
    """One line of error; what was written stays, whole, and the rest comes later."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (12_000, 12_000))

    done = subprocess.run(
        command(spec, "full"), cwd=ROOT, capture_output=True, text=True, preexec_fn=limit, timeout=120, check=False
    )
    assert done.returncode == 1 and "cannot write: File too large" in done.stderr and "--resume" in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    had = keys_on_disk(spec.parent / "full")
    assert 10 < len(had) < ITEMS
    assert (spec.parent / "full" / "results.jsonl").read_bytes().endswith(b"}\n")
    result = run_campaign(spec, "full", resume=True)
    assert without_times(result) == undisturbed and result.ran == ITEMS - len(had)


def test_a_line_that_was_cut_short(tmp_path: Path) -> None:
    """As a machine that loses power leaves it: that item runs again, and the next row has a line of its own."""
    write_kernels(tmp_path, 3)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k*.ll"\n[[actions]]\ndo = "lower"\n')
    whole = run_campaign(path)
    file = whole.folder / "results.jsonl"
    for cut in (100, 2, 1):
        file.write_bytes(file.read_bytes()[:-cut])
        again = run_campaign(path, resume=True)
        assert again.ran == 1 and without_times(again) == without_times(whole)
    file.write_bytes(b"\x00\xff\n[1]\n{}\n" + file.read_bytes())
    assert campaign(whole.folder).rows == run_campaign(path, resume=True).rows


@pytest.mark.parametrize(
    ("name", "value"),
    [("verdict", "GOOD"), ("verdict", "XFAIL"), ("seconds", float("nan")), ("seconds", -1), ("seconds", float("inf"))]
    + [("cpu_seconds", True), ("bytes", -5)],
)
def test_a_line_that_no_campaign_wrote(tmp_path: Path, name: str, value: object) -> None:
    """It is no result: its item runs again."""
    write_kernels(tmp_path, 2)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k*.ll"\n[[actions]]\ndo = "lower"\n')
    whole = run_campaign(path)
    file = whole.folder / "results.jsonl"
    first, *others = file.read_text().splitlines(keepends=True)
    file.write_text(json.dumps({**json.loads(first), name: value}) + "\n" + "".join(others))
    assert campaign(whole.folder).summary.not_run == 1
    again = run_campaign(path, resume=True)
    assert again.ran == 1 and without_times(again) == without_times(whole)


def test_two_campaigns_do_not_write_to_one_file(tmp_path: Path) -> None:
    from swlds.campaigns.store import ResultsFile
    from swlds.errors import InputError

    write_kernels(tmp_path, 1)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k*.ll"\n[[actions]]\ndo = "lower"\n')
    run_campaign(path)
    with ResultsFile(tmp_path / "out", None), pytest.raises(InputError, match="another campaign writes to it"):
        run_campaign(path, resume=True)


def test_a_file_that_changes_meanwhile(tmp_path: Path) -> None:
    """Its result would be kept under the key of what it was: it is lost, and runs again."""
    write_kernels(tmp_path, 30)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k*.ll"\n[[actions]]\ndo = "lower"\n')
    last = tmp_path / "k0.ll"  # the largest begin

    def change(done: int, total: int) -> None:
        if not done:
            last.write_text(last.read_text() + "; other\n")

    result = run_campaign(path, progress=change)
    words = words_of(result)
    assert words.pop("k0.ll: lower") == "LOST" and {*words.values()} == {"PASS"}
    assert run_campaign(path, resume=True).exit_code == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_campaign_that_is_ended_says_what_is_kept(number: signal.Signals, tmp_path: Path) -> None:
    (tmp_path / "make.py").write_text("import time\ndef module(seed):\n    open('begun', 'w')\n    time.sleep(60)\n")
    path = write_campaign(tmp_path, 'seeds = 2\n[[inputs]]\ngenerator = "make.py:module"\n[[actions]]\ndo = "lower"\n')
    words = [sys.executable, "-m", "swlds", "campaign", str(path), "--out", str(tmp_path / "out"), "-j1"]
    heed = lambda: [signal.signal(n, signal.SIG_DFL) for n in (signal.SIGTERM, signal.SIGHUP)]  # noqa: E731
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heed, cwd=ROOT
    )
    deadline = time.monotonic() + 60
    while not (tmp_path / "begun").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(number)
    output, errors = process.communicate(timeout=60)
    assert (process.returncode, output) == (128 + number, "")
    assert errors == "swlds: interrupted (results until then are kept, --resume goes on)\n"


def test_an_output_that_takes_nothing_is_refused_before_anything_runs(tmp_path: Path) -> None:
    write_kernels(tmp_path, 1)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k*.ll"\n[[actions]]\ndo = "lower"\n')
    done = run_cli("campaign", path, "--out", tmp_path / "out", "--html", "/dev/full")
    assert done.code == 1 and "/dev/full: cannot write: No space left" in done.error
    assert not (tmp_path / "out").exists()
