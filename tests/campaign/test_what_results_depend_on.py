"""--resume runs again what depends on a file or a word that is another now, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from campaign_support import run_campaign, write_campaign, write_kernels

from swlds.campaigns.named_files import files_of_test, python_files
from swlds.campaigns.plan import make_plan
from swlds.campaigns.spec import read_spec

GENERATED = 'seeds = 1\n[[inputs]]\ngenerator = "make.py:module"\n[[actions]]\ndo = "lower"\n'
PASSES = (
    '[[inputs]]\nfiles = "k0.ll"\n[[actions]]\ndo = "opt"\npasses = "pad-lds, swizzle-lds< patterns = seen.json >"\n'
)
CHECKED = '[[inputs]]\nfiles = "t.ll"\n[[actions]]\ndo = "check"\n'
RUN = '[[inputs]]\nfiles = "k0.ll"\n[[actions]]\ndo = "DO"\n'


def key(path: Path) -> str:
    return make_plan(read_spec(path), "1").items[0].key


def write(folder: Path, **files: str) -> None:
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


#: How a generator comes to ``LAST``, in files beside it.
WAYS = {
    "import": {"make": "import last"},
    "from": {"make": "def module(seed):\n    from last import x"},
    "by name": {"make": "import importlib\nimportlib.import_module('last')"},
    "over another": {"make": "import other as o", "other": "import make, last"},
    "of a package": {"make": "from lib import inner", "lib__inner": "import os, last"},
    "from a package": {"make": "import lib.inner", "lib__inner": "from .. import last", "lib__init": ""},
    "in a package": {"make": "from last import deep"},
}


@pytest.mark.parametrize("way", WAYS)
def test_what_a_generator_imports(way: str, tmp_path: Path) -> None:
    write(tmp_path, **WAYS[way])
    with (tmp_path / "make.py").open("a") as stream:
        stream.write("\nmodule = print\n")
    last = "last__deep" if way == "in a package" else "last"
    path = write_campaign(tmp_path, GENERATED)
    keys = []
    for text in ("x = 1", "x = 2", "not ( Python"):
        write(tmp_path, **{last: text}, unrelated=text)
        keys.append(key(path))
    assert len({*keys}) == 3
    write(tmp_path, unrelated="x = 9")
    assert key(path) == keys[-1]


def test_no_import_leaves_the_folder_or_is_executed(tmp_path: Path) -> None:
    write(tmp_path, make="import os, numpy.linalg, last\nfrom . import x\nfrom ..... import y", last="raise SystemExit")
    assert python_files(tmp_path / "make.py") == [str(tmp_path / "last.py")]
    assert python_files(tmp_path / "absent.py") == []


def test_resume_after_a_helper_changed(tmp_path: Path) -> None:
    write(
        tmp_path,
        make="import text\ndef module(seed): return text.TEXT",
        text="TEXT = 'define void @a() {\\n  ret void\\n}'",
    )
    path = write_campaign(tmp_path, GENERATED)
    assert run_campaign(path).exit_code == 0 and run_campaign(path, resume=True).ran == 0
    write(tmp_path, text="TEXT = 'no module'")
    again = run_campaign(path, resume=True)
    assert again.ran == 1 and again.exit_code == 1


def test_files_that_passes_name(tmp_path: Path) -> None:
    write_kernels(tmp_path, 1)
    (tmp_path / "seen.json").write_text("{}")
    path = write_campaign(tmp_path, PASSES)
    before = key(path)
    (tmp_path / "seen.json").write_text("{ }")
    assert key(path) != before


@pytest.mark.parametrize(
    "line",
    [
        "; RUN: swlds lower %S/in/d.txt | FileCheck %s",
        "; RUN: cat < %p/in/d.txt | FileCheck --input=%S/in/d.txt %s",
        "; RUN: opt %s --file=in/d.txt",
        "; LAUNCH: @k block=64 args=i32[1]:@in/d.txt,i32[1]",
    ],
)
def test_files_that_lines_of_a_test_name(line: str, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    data = tmp_path / "in" / "d.txt"
    data.write_text("1")
    (tmp_path / "t.ll").write_text(f"{line}\n; CHECK: x\n")
    assert files_of_test(tmp_path / "t.ll") == [str(data)]
    path = write_campaign(tmp_path, CHECKED)
    before = key(path)
    data.write_text("2")
    assert key(path) != before


@pytest.mark.parametrize(("do", "changes"), [("run", True), ("validate", True), ("check", True), ("lower", False)])
def test_the_engine_of_the_environment(do: str, changes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_kernels(tmp_path, 1)
    path = write_campaign(tmp_path, RUN.replace("DO", do))
    keys = set()
    for engine in ("wave", "reference"):
        monkeypatch.setenv("SWLDS_ENGINE", engine)
        keys.add(key(path))
    assert (len(keys) == 2) == changes


def test_items_are_launched_on_the_engine_of_their_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment of the worker says, which may be another machine's."""
    from swlds.campaigns import runner

    write_kernels(tmp_path, 1)
    launch = 'launch = { block = 17, args = "i32[16]=zero" }\n[[actions]]'
    path = write_campaign(tmp_path, RUN.replace("DO", "run").replace("[[actions]]", launch))
    started = runner._start_process

    def start() -> object:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SWLDS_ENGINE", "none such")
            return started()

    monkeypatch.setattr(runner, "_start_process", start)
    monkeypatch.setenv("SWLDS_ENGINE", "reference")
    result = run_campaign(path)
    [bucket] = result.summary.buckets
    assert bucket.kind == "out-of-bounds" and "--engine reference" in bucket.command, bucket.smallest
