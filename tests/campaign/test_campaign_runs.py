"""What a campaign comes to: words, buckets, files for other programs, two runs side by side."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from campaign_support import (
    keys_on_disk,
    run_campaign,
    without_times,
    words_of,
    write_campaign,
    write_generator,
    write_kernels,
)
from cli_support import run_cli
from page_support import check_page

from swlds.errors import InputError, OptionError

REFUSED = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() {
  call void @undefined_function()
  ret void
}
declare void @undefined_function()
"""
#: An action of each kind over modules of which each one is judged otherwise.
MIXED = """
name = "mixed"
seeds = [1]
[limits]
timeout = 4
max-memory = 600
[[inputs]]
files = "k*.ll"
launch = { block = 16, args = "i32[16]=zero" }
actions = ["lower", "run", "wide", "validate", "opt", "profile", "dear", "compare"]
[[inputs]]
files = ["refused.ll", "broken.ll"]
launch = { block = 1 }
actions = ["run"]
[[inputs]]
generator = "make.py:module"
grid = { ends = ["", "killed", "aborted", "endless", "greedy", "raised", "nothing"] }
actions = ["lower"]
[[inputs]]
files = "golden.ll"
actions = ["check"]
[[actions]]
do = "lower"
[[actions]]
do = "compare"
[[actions]]
do = "run"
[[actions]]
do = "run"
name = "wide"
launch = { block = 17 }
expect = ["FAIL"]
[[actions]]
do = "validate"
name = "validate"
[[actions]]
do = "opt"
name = "opt"
passes = "swizzle-lds"
[[actions]]
do = "profile"
[[actions]]
do = "profile"
name = "dear"
at-most = { "lds.instructions" = 0 }
[[actions]]
do = "check"
"""


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mixed")
    write_kernels(folder, 2)
    write_generator(folder)
    (folder / "refused.ll").write_text(REFUSED)
    (folder / "broken.ll").write_text("define void @k( {\n")
    (folder / "golden.ll").write_text("; RUN: swlds lower -S %s | FileCheck %s\n; CHECK: no such text\n" + REFUSED)
    return write_campaign(folder, MIXED)


def test_each_ends_as_it_should(mixed: Path) -> None:
    result = run_campaign(mixed)
    words = words_of(result)
    for kernel in ("k0.ll", "k1.ll"):
        for action in ("lower", "run", "validate", "opt", "profile", "compare"):
            assert words.pop(f"{kernel}: {action}") == "PASS", action
        assert words.pop(f"{kernel}: wide") == "XFAIL"
        assert words.pop(f"{kernel}: dear") == "FAIL"
    assert words.pop("refused.ll: run") in ("UNSUPPORTED", "ERROR")
    assert words.pop("broken.ll: run") == "ERROR"
    assert words.pop("golden.ll: check") == "FAIL"
    made = {"": "PASS", "killed": "MEMORY", "aborted": "CRASH", "endless": "TIMEOUT", "greedy": "MEMORY"}
    made |= {"raised": "ERROR", "nothing": "ERROR"}
    assert words == {f"module[ends={ends},seed=1]: lower": word for ends, word in made.items()}
    rows = {row["id"]: row for row in result.rows}
    assert "no module for" in rows["module[ends=raised,seed=1]: lower"]["message"]
    assert "\x1b" not in result.text()
    wide = rows["k0.ll: wide"]
    assert (wide["stage"], wide["kind"], wide["operation"], wide["object"]) == ("run", "out-of-bounds", "store", "tile")
    assert result.exit_code == 1 and result.ran == len(result.rows)
    dear = next(b for b in result.summary.buckets if b.kind == "over-limit")
    assert (dear.count, dear.smallest["id"], dear.object) == (2, "k0.ll: dear", "lds.instructions")
    again = run_campaign(mixed, resume=True)
    assert again.ran == 0 and again.rows == result.rows
    assert len(keys_on_disk(result.folder)) == len(result.rows)


def test_reproducers_do_it_again(tmp_path: Path) -> None:
    """The command of a bucket shows what the bucket is named for, also of a module that was generated."""
    write_generator(tmp_path)
    path = write_campaign(
        tmp_path,
        """
        seeds = "1..3"
        [[inputs]]
        generator = "make.py:module"
        launch = { block = [17, 1], args = "i32[16]=zero", check = "memcheck" }
        [[actions]]
        do = "run"
        """,
    )
    [bucket] = run_campaign(path).summary.buckets
    assert bucket.count == 3 and bucket.smallest["id"] == "module[seed=1]: run"
    words = shlex.split(bucket.command)
    assert words[0] == "swlds" and Path(bucket.module).is_relative_to(tmp_path / "out" / "reproducers")
    done = run_cli(*words[1:])
    assert done.code == 1 and "0 bytes past the end of tile" in done.stdout


def test_folders_and_options_that_do_not_fit(tmp_path: Path) -> None:
    write_kernels(tmp_path, 1)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k0.ll"\n[[actions]]\ndo = "lower"\n')
    result = run_campaign(path)
    with pytest.raises(InputError, match="holds results already"):
        run_campaign(path)
    with pytest.raises(OptionError, match="a folder of results is read"):
        run_campaign(result.folder, resume=True)
    for shard in ("0/2", "3/2", "1", "a/b", "1/0"):
        with pytest.raises(OptionError, match="is no shard"):
            run_campaign(path, shard=shard)
    done = run_cli("campaign", tmp_path)
    assert done.code == 1 and "is no folder of results" in done.error
    (tmp_path / "plan.json").write_text('{"items": [3]}')
    done = run_cli("campaign", tmp_path)
    assert done.code == 1 and "is no plan of a campaign" in done.error


def test_shards_join(tmp_path: Path) -> None:
    """Files of shards that ran apart, in one folder, are the whole run."""
    write_kernels(tmp_path, 7)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k*.ll"\n[[actions]]\ndo = "lower"\n')
    whole = run_campaign(path, "whole")
    ran = [run_campaign(path, f"part{k}", shard=f"{k}/3") for k in (1, 2, 3)]
    assert sum(part.ran for part in ran) == 7 == sum(len(part.rows) for part in ran)
    assert all(part.summary.not_run == 7 - part.ran for part in ran)
    joined = tmp_path / "joined"
    joined.mkdir()
    for part in ran:
        for file in part.folder.glob("results*.jsonl"):
            os.rename(file, joined / file.name)
    (joined / "plan.json").write_bytes((ran[0].folder / "plan.json").read_bytes())
    from swlds.campaigns.campaign import campaign

    assert without_times(campaign(joined)) == without_times(whole)
    assert run_campaign(path, "joined", resume=True).ran == 0


def test_only_what_changed_runs_again(tmp_path: Path) -> None:
    kernels = write_kernels(tmp_path, 4)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k*.ll"\n[[actions]]\ndo = "lower"\n')
    assert run_campaign(path).ran == 4
    kernels[2].write_text("; other\n" + kernels[2].read_text())
    kernels[3].unlink()
    result = run_campaign(path, resume=True)
    assert result.ran == 1 and [*words_of(result)] == ["k0.ll: lower", "k1.ll: lower", "k2.ll: lower"]


def test_two_runs_side_by_side(tmp_path: Path) -> None:
    kernels = write_kernels(tmp_path, 4)
    text = """
        [[inputs]]
        files = "k*.ll"
        launch = { block = 16, args = "i32[16]=zero" }
        [[actions]]
        do = "run"
        """
    path = write_campaign(tmp_path, text)
    kernels[0].write_text(kernels[0].read_text().replace("[16 x i32]", "[15 x i32]"))
    before = run_campaign(path, "before")
    kernels[0].write_text(kernels[0].read_text().replace("[15 x i32]", "[16 x i32]"))
    kernels[1].write_text(kernels[1].read_text().replace("[16 x i32]", "[14 x i32]"))
    kernels[2].unlink()
    (tmp_path / "k9.ll").write_text(kernels[3].read_text())
    after = run_campaign(path, "after", against=before.folder)
    found = after.against
    assert found is not None and after.exit_code == 1 and not found.is_good
    names = {name: [c.id for c in getattr(found, name)] for name in ("worse", "better", "other", "new", "gone")}
    assert names == {
        "worse": ["k1.ll: run"],
        "better": ["k0.ll: run"],
        "other": [],
        "new": ["k9.ll: run"],
        "gone": ["k2.ll: run"],
    }
    done = run_cli("campaign", after.folder, "--against", before.folder, "--json", "-")
    read = json.loads(done.stdout)["against"]
    assert done.code == 1 and [c["id"] for c in read["worse"]] == ["k1.ll: run"]
    done = run_cli("campaign", before.folder, "--against", before.folder)
    assert "4 items as before, 0 worse, 0 better" in done.stdout and done.code == 1  # it has a failure of its own


def test_junit(mixed: Path) -> None:
    """Written by the command, read by a parser of XML; the numbers are those of the words."""
    result = run_campaign(mixed, resume=(mixed.parent / "out").exists())
    path = mixed.parent / "junit.xml"
    done = run_cli("campaign", result.folder, "--junit", path)
    assert done.code == 1
    root = ElementTree.parse(path).getroot()
    cases = {case.get("name"): case for case in root.iter("testcase")}
    assert cases.keys() == words_of(result).keys() and root.get("tests") == str(len(cases))
    tags = {"FAIL": "failure", "ERROR": "error", "CRASH": "error", "TIMEOUT": "error", "MEMORY": "error"}
    for name, word in words_of(result).items():
        wanted = tags.get(word, "skipped" if word == "UNSUPPORTED" else None)
        assert [child.tag for child in cases[name]] == ([wanted] if wanted else []), (name, word)


def test_parquet(tmp_path: Path) -> None:
    write_kernels(tmp_path, 2)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k*.ll"\n[[actions]]\ndo = "lower"\n')
    result = run_campaign(path)
    try:
        import pyarrow.parquet
    except ImportError:
        done = run_cli("campaign", result.folder, "--parquet", tmp_path / "x.parquet")
        assert done.code == 1 and "pip install 'swlds[campaign]'" in done.error
        return
    done = run_cli("campaign", result.folder, "--parquet", tmp_path / "x.parquet")
    rows = pyarrow.parquet.read_table(tmp_path / "x.parquet").to_pylist()
    assert done.code == 0 and [row["id"] for row in rows] == ["k0.ll: lower", "k1.ll: lower"]
    assert [row["word"] for row in rows] == ["PASS", "PASS"] and json.loads(rows[0]["metrics"])["kernels"] == 1


def test_names_that_are_markup_or_terminal_control(tmp_path: Path) -> None:
    """Of files and of LDS; in the text, in XML and on the page they are text."""
    name = "<script>a\x1b[31m&'\"]]>.ll"
    [kernel] = write_kernels(tmp_path, 1)
    (tmp_path / name).write_text(kernel.read_text().replace("@tile", '@"</testcase>\\1B[2J"'))
    path = write_campaign(
        tmp_path,
        '[[inputs]]\nfiles = "<*.ll"\nlaunch = { block = 17, args = "i32[16]=zero" }\n[[actions]]\ndo = "run"\n',
    )
    result = run_campaign(path)
    assert words_of(result) == {f"{name}: run": "FAIL"}
    done = run_cli("campaign", result.folder, "--junit", tmp_path / "j.xml")
    assert "\x1b" not in done.stdout
    [case] = ElementTree.parse(tmp_path / "j.xml").getroot().iter("testcase")
    assert "<script>a" in str(case.get("name")) and "\x1b" not in str(case.get("name"))


def test_page(mixed: Path) -> None:
    """Nothing is loaded from elsewhere, names are text, and it says what the report says."""
    result = run_campaign(mixed, resume=(mixed.parent / "out").exists())
    path = mixed.parent / "page.html"
    run_cli("campaign", result.folder, "--against", result.folder, "--html", path)
    page = check_page(path.read_text())
    for bucket in result.summary.buckets:
        assert bucket.title in page.words
    assert "module[ends=killed,seed=1]: lower" in page.words and "26 items" in page.words
    assert len(path.read_bytes()) < 300 * 1024
    assert result.html().count("<h2>") == path.read_text().count("<h2>") - 1


def test_page_of_hostile_names(tmp_path: Path) -> None:
    [kernel] = write_kernels(tmp_path, 1)
    for number, name in enumerate(("<script>alert(1)</script>", "'\"><img src=x>", "{{7*7}}{% raw %}")):
        file = tmp_path / f"{name.replace('/', '_')}.ll"
        file.write_text(kernel.read_text().replace("@tile", f'@"{name}{number}"'.replace('"><', "><")))
    kernel.unlink()
    path = write_campaign(
        tmp_path,
        '[[inputs]]\nfiles = "*.ll"\nlaunch = { block = 17, args = "i32[16]=zero" }\n[[actions]]\ndo = "run"\n',
    )
    result = run_campaign(path)
    assert len(result.rows) == 3 and result.exit_code == 1
    page = check_page(result.html())
    assert page.scripts == 1 and "{{7*7}}" in page.words and "<script>alert(1)" in page.words


def test_errors_that_say_other_things_are_other_buckets(tmp_path: Path) -> None:
    (tmp_path / "empty1.ll").write_text("")
    (tmp_path / "empty2.ll").write_text("")
    (tmp_path / "nul.ll").write_bytes(b"define \0")
    (tmp_path / "latin.ll").write_bytes(b"; \xff\n")
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "*.ll"\n[[actions]]\ndo = "lower"\n')
    buckets = run_campaign(path).summary.buckets
    assert sorted(b.count for b in buckets) == [1, 1, 2], [b.title for b in buckets]
    assert len({b.title for b in buckets}) == 3


@pytest.mark.parametrize(("bound", "word"), [("0.99", "PASS"), ("1.01", "FAIL")])
def test_a_figure_that_is_too_small(tmp_path: Path, bound: str, word: str) -> None:
    write_kernels(tmp_path, 1)
    text = '[[inputs]]\nfiles = "k0.ll"\nlaunch = { block = 16, args = "i32[16]" }\n[[actions]]\ndo = "profile"\n'
    result = run_campaign(write_campaign(tmp_path, f'{text}at-least = {{ "lds.passes" = {bound} }}\n'))
    assert words_of(result) == {"k0.ll: profile": word}
    if word == "FAIL":
        [bucket] = result.summary.buckets
        assert (bucket.kind, bucket.object) == ("under-limit", "lds.passes")
        assert "at least 1.01" in bucket.smallest["message"] and not bucket.reduce


def test_who_kills_the_campaign_hears_what_is_kept(tmp_path: Path) -> None:
    write_generator(tmp_path)
    text = 'seeds = 400\n[[inputs]]\ngenerator = "make.py:module"\n[[actions]]\ndo = "lower"\n'
    path, out = write_campaign(tmp_path, text), tmp_path / "out"
    line = [sys.executable, "-m", "swlds", "campaign", str(path), "--out", str(out)]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not (out / "results.jsonl").exists() or (out / "results.jsonl").stat().st_size < 100:
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)
    [child] = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    os.kill(int(child), signal.SIGKILL)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "--resume goes on" in errors and "nothing was written" not in errors
