"""Modules and commands of buckets: they are where they are said to be, and show the failure again."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from campaign_support import run_campaign, write_campaign, write_generator
from cli_support import run_cli
from paths import ROOT

MADE = """
seeds = [1]
[[inputs]]
generator = "make.py:module"
launch = { block = 17, args = "i32[16]=zero" }
[[actions]]
do = "run"
"""


def test_paths_are_relative_to_where_the_command_runs(tmp_path: Path) -> None:
    """Not to the folder of the TOML, in which generators run, also where one of that name is there."""
    folder = tmp_path / "below"
    (folder / "made").mkdir(parents=True)
    write_generator(folder)
    write_campaign(folder, MADE)
    files = ("--json", "c.json", "--junit", "c.xml", "--html", "c.html")
    done = run_cli("campaign", "below/c.toml", "--out", "made", "-j1", *files, cwd=tmp_path)
    assert done.code == 1 and not done.stderr
    assert not [*(folder / "made").iterdir()] and all((tmp_path / name).is_file() for name in files[1::2])
    [bucket] = json.loads((tmp_path / "c.json").read_text())["buckets"]
    assert Path(bucket["module"]).parent == tmp_path / "made" / "reproducers" and bucket["reduce"]
    assert "again: swlds" in done.stdout
    assert "past the end of tile" in run_cli(*shlex.split(bucket["command"])[1:]).stdout
    done = run_cli("campaign", "below/c.toml", "--out", "made", "--resume", "--against", "made", cwd=tmp_path)
    assert "1 item as before" in done.stdout and not done.stderr


def test_a_folder_that_cannot_be_written_costs_the_commands(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write_generator(tmp_path)
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "reproducers").write_text("")
    [bucket] = run_campaign(write_campaign(tmp_path, MADE)).summary.buckets
    assert not bucket.command and not capfd.readouterr().err


def shell(line: str, folder: Path, modules: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """A line as somebody pastes it. ``modules``: where Python looks, in front of what is installed."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    words = {"shell": True, "cwd": folder, "capture_output": True, "text": True, "timeout": 120}
    environment = {**os.environ, "PATH": path, "PYTHONPATH": f"{modules}:{ROOT}"}
    return subprocess.run(line, env=environment, check=False, **words)


#: A race, which memcheck alone does not see; and a kernel that never ends.
RACE = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [16 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %i, ptr addrspace(3) @tile, align 4
  ret void
}
"""
ENDLESS = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  br label %again
again:
  br label %again
}
"""
#: The address of a variable in LDS, which is another one lowered.
DIFFERS = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [16 x i32] poison, align 4
@u = internal addrspace(3) global [16 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %a = ptrtoint ptr addrspace(3) @u to i32
  store i32 %a, ptr addrspace(1) %out
  store i32 %a, ptr addrspace(3) @t
  ret void
}
"""
#: LLVM's lowering ends the process at dynamic LDS before code object 5.
ABORTS = """target triple = "amdgcn-amd-amdhsa"
@d = external addrspace(3) global [0 x i32], align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  store i32 1, ptr addrspace(3) @d, align 4
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 400}
"""
BROKEN = "define amdgpu_kernel void @k( {\n"
#: Each a module, an action, and what its command says.
FAILURES = {
    "run": (RACE, 'do = "run"', "FAIL", "race"),
    "run of passes": (RACE, 'do = "run"\npasses = "swizzle-lds<patterns=seen.json>"', "FAIL", "race"),
    "run lowered": (RACE, 'do = "run"\nlowered = true\nprofile = "llvm"', "FAIL", "race"),
    "run of what is not lowered": (RACE, 'do = "run"\nprofile = "llvm"\ninstrument = false', "FAIL", "race"),
    "validate": (RACE, 'do = "validate"', "FAIL", "race"),
    "validate of passes": (RACE, 'do = "validate"\npasses = "swizzle-lds"\nprofile = "llvm"', "FAIL", "race"),
    "profile": (RACE, 'do = "profile"', "FAIL", "race"),
    "profile of passes": (RACE, 'do = "profile"\npasses = "swizzle-lds"', "FAIL", "race"),
    "run without an argument": (RACE, 'do = "run"\nlaunch = { args = [] }', "ERROR", "takes 1 argument"),
    "validate without an argument": (RACE, 'do = "validate"\nlaunch = { args = [] }', "ERROR", "takes 1 argument"),
    "lower": (BROKEN, 'do = "lower"', "ERROR", "expected type"),
    "lower stacked": (BROKEN, 'do = "lower"\ndynamic = "stacked"\nwith-runtime = true', "ERROR", "expected type"),
    "opt": (BROKEN, 'do = "opt"\npasses = "swizzle-lds"', "ERROR", "expected type"),
    "opt for no kernel": (RACE, 'do = "opt"\npasses = "swizzle-lds"\nlaunch = { kernel = "x" }', "ERROR", "no kernel"),
    "compare": (BROKEN, 'do = "compare"', "ERROR", "expected type"),
    "run of what is no module": (BROKEN, 'do = "run"', "ERROR", "expected type"),
    "validate that differs": (DIFFERS, 'do = "validate"', "FAIL", "argument 0 differs"),
    "crash of LLVM's pass": (ABORTS, 'do = "validate"\nagainst = "llvm"', "CRASH", "Dynamic LDS size query"),
    "run that never ends": (ENDLESS, 'do = "run"', "TIMEOUT", "did not finish within 2 s"),
}


@pytest.mark.parametrize("name", FAILURES)
def test_each_printed_line_shows_the_failure(name: str, tmp_path: Path) -> None:
    text, action, word, says = FAILURES[name]
    folder = tmp_path / "spec"
    folder.mkdir()
    (folder / "k.ll").write_text(text)
    (folder / "seen.json").write_text('{"processor": "gfx942", "variables": {}}')
    launch = 'launch = { block = 2, args = ["i32[16]=zero"] }'
    timeout = 2 if word == "TIMEOUT" else 60
    limits = f"[limits]\ntimeout = {timeout}\n"
    path = write_campaign(folder, f'{limits}[[inputs]]\nfiles = "k.ll"\n{launch}\n[[actions]]\n{action}\n')
    [bucket] = run_campaign(path).summary.buckets
    assert bucket.words == {word: 1}, bucket.smallest
    again = shell(bucket.command, tmp_path)
    assert again.returncode and says in again.stdout + again.stderr, (bucket.command, again)
    reduced = shell(bucket.reduce, tmp_path)
    [made] = (folder / "out" / "reproducers").glob("*-k.ll")
    assert not reduced.returncode and made.read_text(), (bucket.reduce, reduced)
    assert sorted(path.name for path in folder.glob("*.ll")) == ["k.ll"]  # which a pattern of inputs would match


def test_lines_of_engines_that_differ(tmp_path: Path) -> None:
    """One of the engines is made wrong, in each process: the lines show that, and the smaller module does."""
    python = tmp_path / "python"
    python.mkdir()
    (python / "sitecustomize.py").write_text(
        "from swlds.device.intrinsics import table\n"
        "table.find_intrinsic('llvm.amdgcn.readfirstlane')\n"
        "row = table.ROWS['llvm.amdgcn.readfirstlane']\n"
        "object.__setattr__(row, 'lanes', lambda call, a: a ^ a.dtype.type(1))\n"
    )
    (tmp_path / "k.ll").write_text(
        RACE.replace(
            "  store i32 %i",
            "  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)\n  store i32 %f, ptr addrspace(1) %out\n  store i32 %i",
        )
    )
    launch = 'launch = { block = 1, args = ["i32[16]=zero"], engine = "both" }'
    write_campaign(tmp_path, f'[[inputs]]\nfiles = "*.ll"\n{launch}\n[[actions]]\ndo = "run"\n')
    done = shell("swlds campaign *.toml --out out --json c.json", tmp_path, python)
    assert done.returncode == 1, done
    [bucket] = json.loads((tmp_path / "c.json").read_text())["buckets"]
    assert bucket["kind"] == "engines-differ" and bucket["words"] == {"FAIL": 1}
    again = shell(bucket["command"], tmp_path, python)
    assert again.returncode == 1 and "buffer 0: 1 elements differ" in again.stderr
    reduced = shell(bucket["reduce"], tmp_path, python)
    [made] = (tmp_path / "out" / "reproducers").glob("*-k.ll")
    assert not reduced.returncode and "readfirstlane" in made.read_text() and "@tile" not in made.read_text(), reduced
    assert shell(bucket["command"], tmp_path).returncode == 0  # the engines as they are


#: Names of variables that no terminal gets as they are: controls, directions of writing, bytes that are no UTF-8.
@pytest.mark.parametrize("name", ["a\\01b", "a\\E2\\80\\AEb", "a\\FFb", "a\\00b", "it's"])
def test_lines_with_names_that_are_printed_otherwise(name: str, tmp_path: Path) -> None:
    (tmp_path / "k\x01\u202e.ll").write_text(RACE.replace("@tile", f'@"{name}"'))
    text = '[[inputs]]\nfiles = "k*.ll"\nlaunch = { block = 2, args = ["i32[16]=zero"] }\n[[actions]]\ndo = "run"\n'
    summary = run_campaign(write_campaign(tmp_path, text)).summary
    [bucket] = summary.buckets
    [line] = [line for line in summary.text().splitlines() if line.startswith("    reduce: ")]
    reduced = subprocess.run(
        ["bash", "-c", line.removeprefix("    reduce: ").replace("swlds", f"{sys.executable} -m swlds", 1)],
        cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert not reduced.returncode, (line, reduced)
    assert line.isprintable() and bucket.reduce == line.removeprefix("    reduce: ")


def test_buckets_of_one_module_are_reduced_to_files_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(RACE)
    launch = 'launch = { block = 2, args = ["i32[16]=zero"] }'
    text = f'[[inputs]]\nfiles = "*.ll"\n{launch}\n[[actions]]\ndo = "run"\n[[actions]]\ndo = "validate"\n'
    path = write_campaign(tmp_path, text)
    buckets = run_campaign(path).summary.buckets
    outs = [shlex.split(b.reduce)[4] for b in buckets]
    assert len(buckets) == 2 and len({*outs}) == 2
    for bucket, out in zip(buckets, outs, strict=True):
        assert not shell(bucket.reduce, tmp_path).returncode and Path(out).read_text()
    assert [b.key for b in run_campaign(path, resume=True).summary.buckets] == [b.key for b in buckets]


def test_the_smallest_of_modules_whose_process_died(tmp_path: Path) -> None:
    """Its size is that of what the generator made; no number goes for one that made none."""
    (tmp_path / "make.py").write_text(
        f"import os\n\nTEXT = {ENDLESS!r}\n\n\ndef module(size):\n"
        "    return TEXT + ';' * (0 if size == 11 else size) if size else os._exit(3)\n"
    )
    text = """
    [limits]
    timeout = 2
    [[inputs]]
    generator = "make.py:module"
    grid = { size = [0, 10, 11, 12] }
    launch = { block = 2, args = ["i32[16]=zero"] }
    [[actions]]
    do = "run"
    """
    summary = run_campaign(write_campaign(tmp_path, text)).summary
    late = next(b for b in summary.buckets if "TIMEOUT" in b.words)
    died = next(b for b in summary.buckets if b is not late)
    assert late.count == 3 and late.smallest["bytes"] == len(ENDLESS) and "size=11" in late.smallest["id"]
    assert not died.smallest["bytes"] and "(0 bytes)" not in summary.text()


def test_a_generator_that_makes_no_module_has_no_commands(tmp_path: Path) -> None:
    write_generator(tmp_path)
    text = 'seeds = 1\n[[inputs]]\ngenerator = "make.py:module"\ngrid = { ends = ["nothing"] }\n[[actions]]\ndo = "lower"\n'
    [bucket] = run_campaign(write_campaign(tmp_path, text)).summary.buckets
    assert bucket.words == {"ERROR": 1} and not bucket.command and not (tmp_path / "out" / "reproducers").exists()


def test_what_generators_print_is_no_part_of_the_report(tmp_path: Path) -> None:
    write_generator(tmp_path)
    with (tmp_path / "make.py").open("a") as stream:
        stream.write(
            "made = module\ndef module(seed):\n    print('hello')\n    os.system('echo hello')\n    return made(seed)\n"
        )
    done = run_cli("campaign", write_campaign(tmp_path, MADE), "--out", tmp_path / "out", "--json", "-")
    assert json.loads(done.stdout)["buckets"][0]["command"] and not done.stderr.count("Traceback")


def test_a_generator_that_kills_its_parent_does_not_kill_the_campaign(tmp_path: Path) -> None:
    (tmp_path / "make.py").write_text("import os\ndef module(seed):\n    os.kill(os.getppid(), 9)\n    os.abort()\n")
    done = run_cli("campaign", write_campaign(tmp_path, MADE), "--out", tmp_path / "out")
    assert done.code == 1 and "1 LOST" in done.stdout and "again" not in done.stdout and not done.stderr


def test_a_generator_with_a_word_that_launches_have_not(tmp_path: Path) -> None:
    (tmp_path / "make.py").write_text(
        f'TEXT = {RACE!r}\n\n\ndef module():\n    return {{"text": TEXT, "launch": {{"blok": 4}}}}\n'
    )
    text = '[[inputs]]\ngenerator = "make.py:module"\n[[actions]]\ndo = "run"\n'
    [bucket] = run_campaign(write_campaign(tmp_path, text)).summary.buckets
    assert bucket.words == {"ERROR": 1} and not bucket.command
    assert "unknown word of the generator's launch 'blok'" in bucket.smallest["message"]


def test_buckets_say_what_reports_call_an_object(tmp_path: Path) -> None:
    """A parameter that debug information names; the line that reduces takes either name, and says what is called so in what is
    left, which has no debug information."""
    (tmp_path / "k.ll").write_bytes((ROOT / "testdata" / "reports" / "tiles.ll").read_bytes())
    args = 'kernel = "shift", block = 64, args = ["f32[60]=iota", "f32[64]", "i32=0"], check = "memcheck"'
    path = write_campaign(tmp_path, f'[[inputs]]\nfiles = "k.ll"\nlaunch = {{ {args} }}\n[[actions]]\ndo = "run"\n')
    result = run_campaign(path)
    [bucket] = result.summary.buckets
    assert bucket.title == "run: out-of-bounds: load on in" and bucket.object == "argument 0"
    assert json.loads(result.json())["buckets"][0]["source_name"] == "in"
    for line in (bucket.reduce, bucket.reduce.replace("'argument 0'", "in")):
        done = shell(line, tmp_path)
        assert "out-of-bounds (load) on argument 0\n" in done.stdout, done
