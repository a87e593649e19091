"""The command line as scripts use it: what lower, uses and compare print, where, and with which exit code."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_support import GOOD, KERNEL, run_cli
from paths import TESTDATA, TESTS

import swlds
from swlds.analysis.equivalence import Difference
from swlds.analysis.equivalence.difference import Excerpt
from swlds.cli import PHASES
from swlds.commands.modules import compare_command
from swlds.ir import llvm
from swlds.passes import lower_lds

CALLS = f"""@a = internal addrspace(3) global [64 x i32] poison, align 4
@b = internal addrspace(3) global [8 x i64] poison, align 16
@d = external addrspace(3) global [0 x i8], align 4
@lost = internal addrspace(3) global i32 poison
@table = internal addrspace(4) constant [1 x ptr] [ptr @leaf]
define void @leaf() {{
  store i64 1, ptr addrspace(3) @b
  ret void
}}
define void @middle() {{
  call void @low()
  ret void
}}
define void @low() {{
  store i8 1, ptr addrspace(3) @d
  ret void
}}
{KERNEL}  store i32 1, ptr addrspace(3) @a
  call void @middle()
  %f = load ptr, ptr addrspace(4) @table
  call void %f()
  ret void
}}
define amdgpu_kernel void @none() {{
  ret void
}}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "in.ll").write_text(GOOD)
    (tmp_path / "calls.ll").write_text(CALLS)
    return tmp_path


def test_version_names_llvm() -> None:
    done = run_cli("--version")
    assert done.code == 0
    assert done.stdout == f"swlds {swlds.__version__}, {llvm.version_text()}\n"


@pytest.mark.parametrize("command", ["", "lower", "uses", "compare", "check", "update-checks", "run", "validate"])
def test_help_has_an_example(command: str) -> None:
    done = run_cli(*command.split(), "--help")
    assert done.code == 0
    assert "Example:\n" in done.stdout
    assert f"swlds {command}" in done.stdout.split("Example:")[1]


class TestLower:
    def test_stdout(self, folder: Path) -> None:
        done = run_cli("lower", "in.ll", cwd=folder)
        assert (done.code, done.stderr) == (0, "")
        assert "@llvm.amdgcn.sw.lds.k = internal addrspace(3) global" in done.stdout
        assert done.stdout == str(swlds.lower(swlds.parse(GOOD, "in.ll")))

    def test_as_a_tool_of_update_test_checks(self, folder: Path) -> None:
        """LLVM's script runs ``swlds lower FILE -S -o -``."""
        assert (
            run_cli("lower", "in.ll", "-S", "-o", "-", cwd=folder).stdout
            == run_cli("lower", "in.ll", cwd=folder).stdout
        )

    def test_stdin(self) -> None:
        done = run_cli("lower", "-", stdin=GOOD)
        assert done.code == 0
        assert "@llvm.amdgcn.sw.lds.k" in done.stdout

    def test_bitcode_in_and_out(self, folder: Path) -> None:
        (folder / "in.bc").write_bytes(llvm.to_bitcode(GOOD))
        assert run_cli("lower", "in.bc", "-o", "out.bc", cwd=folder).code == 0
        data = (folder / "out.bc").read_bytes()
        assert data.startswith(b"BC\xc0\xde")
        assert "@llvm.amdgcn.sw.lds.k" in llvm.canonical_text(data)

    def test_file_is_written_and_nothing_said(self, folder: Path) -> None:
        done = run_cli("lower", "in.ll", "-o", "out.ll", cwd=folder)
        assert (done.code, done.stdout, done.stderr) == (0, "", "")
        assert (folder / "out.ll").read_text() == run_cli("lower", "in.ll", cwd=folder).stdout

    def test_verbose(self, folder: Path) -> None:
        done = run_cli("lower", "calls.ll", "-v", "-o", "out.ll", cwd=folder)
        assert (done.code, done.stdout) == (0, "")
        first, second, *rest = done.stderr.splitlines()
        assert first == "calls.ll: 1 kernel lowered"
        assert second.startswith("  @k: a block of ")
        assert [line.split(": ")[1].split(",")[0] for line in rest] == ["header", "a", "b", "d"]

    def test_in_place(self, folder: Path) -> None:
        assert run_cli("lower", "in.ll", "-o", "in.ll", cwd=folder).code == 0
        assert "@llvm.amdgcn.sw.lds.k" in (folder / "in.ll").read_text()

    def test_options_reach_the_pass(self, folder: Path) -> None:
        text = run_cli("lower", "in.ll", "--allocator", "my_alloc,my_free", cwd=folder).stdout
        assert "@my_alloc(" in text
        assert "@my_free(" in text
        plain = run_cli("lower", "in.ll", "--no-instrument", cwd=folder).stdout
        assert "@__asan_malloc_impl(" in plain
        assert "@__asan_report" not in plain

    def test_profile_llvm_leaves_what_is_not_sanitized(self, folder: Path) -> None:
        text = run_cli("lower", "in.ll", "--profile", "llvm", cwd=folder).stdout
        assert "@lds = internal addrspace(3)" in text

    def test_print_after(self, folder: Path) -> None:
        words = [word for phase in PHASES for word in ("--print-after", phase)]
        done = run_cli("lower", "in.ll", *words, cwd=folder)
        assert done.code == 0
        assert [line for line in done.stderr.splitlines() if line.startswith("; module after")] == [
            f"; module after {phase}" for phase in PHASES
        ]
        parts = done.stderr.split("; module after ")
        assert "@lds = internal" in parts[1]
        assert parts[-1].endswith(done.stdout.split("\n", 1)[1] + "\n")

    def test_phases_are_those_of_the_pass(self) -> None:
        assert PHASES == lower_lds.PHASES

    def test_reader_that_goes_away(self, folder: Path) -> None:
        functions = "".join(f"define void @f{i}() {{\n  ret void\n}}\n" for i in range(20_000))
        (folder / "big.ll").write_text(GOOD + functions)
        done = subprocess.run(
            f"{sys.executable} -m swlds lower big.ll | head -1", shell=True, cwd=folder, capture_output=True, check=True
        )
        assert done.stdout.startswith(b"; ModuleID")
        assert done.stderr == b""


class TestUses:
    def test_json(self, folder: Path) -> None:
        done = run_cli("uses", "calls.ll", "--json", cwd=folder)
        assert (done.code, done.stderr) == (0, "")
        report = json.loads(done.stdout)
        assert report["unused"] == ["lost"]
        k, none = report["kernels"]
        assert (none["name"], none["variables"], none["static_size"]) == ("none", [], 0)
        assert (k["target"], k["lds_limit"], k["lds_granule"]) == ("gfx942", 65536, 512)
        assert (k["static_size"], k["allocated"], k["dynamic"], k["over_limit"]) == (320, 512, True, False)
        a, b, d = k["variables"]
        assert (a["name"], a["direct"], a["indirect"], a["size"], a["align"], a["path"]) == (
            "a",
            True,
            False,
            256,
            4,
            ["k"],
        )
        assert (b["direct"], b["indirect"], b["lds_offset"]) == (False, True, 256)
        assert b["path"] == ["k", "<indirect void ()>", "leaf"]
        assert (d["dynamic"], d["path"]) == (True, ["k", "middle", "low"])

    def test_block_offsets_are_those_of_the_lowering(self, folder: Path) -> None:
        layout = swlds.lower(swlds.parse(folder / "calls.ll")).layouts["k"]
        k = json.loads(run_cli("uses", "calls.ll", "--json", cwd=folder).stdout)["kernels"][0]
        assert [(v["name"], v["block_offset"], v["redzone"]) for v in k["variables"]] == [
            (e.name, e.offset, e.redzone) for e in layout.variables
        ]
        assert k["block_size"] == layout.static_end

    def test_text(self, folder: Path) -> None:
        lines = run_cli("uses", "calls.ll", cwd=folder).stdout.splitlines()
        assert lines[0] == "kernel @k (gfx942)"
        assert lines[1].split() == "variable used kind bytes align LDS at block at charged through".split()
        assert lines[4].endswith("@k > @middle > @low")
        assert lines[5].startswith("  LDS: 320 bytes, 512 as the hardware allocates it (blocks of 512), 0.5 % of 65536")
        assert lines[-1] == "reached by no kernel: @lost"

    def test_one_kernel(self, folder: Path) -> None:
        report = json.loads(run_cli("uses", "calls.ll", "--kernel", "@none", "--json", cwd=folder).stdout)
        assert [k["name"] for k in report["kernels"]] == ["none"]
        assert report["unused"] == ["lost"]

    @pytest.mark.parametrize(("target", "granule", "limit"), [("gfx950", 1280, 163840), ("gfx1250", 2048, 327680)])
    def test_over_the_limit(self, target: str, granule: int, limit: int, folder: Path) -> None:
        for size, code in ((limit, 0), (limit + 4, 1)):
            (folder / "in.ll").write_text(GOOD.replace("64 x i32", f"{size // 4} x i32"))
            done = run_cli("uses", "in.ll", "--mcpu", target, "--json", cwd=folder)
            assert done.code == code
            kernel = json.loads(done.stdout)["kernels"][0]
            assert kernel["over_limit"] == bool(code)
            assert kernel["allocated"] == -(-size // granule) * granule
        assert done.error.startswith(
            f"swlds: error: in.ll: kernel @k needs {limit + 4} bytes of LDS; a work-group has {limit}"
        )

    def test_targets_of_the_kernels_count(self, folder: Path) -> None:
        (folder / "in.ll").write_text(
            GOOD.replace("(ptr addrspace(1) %out)", '(ptr addrspace(1) %out) "target-cpu"="gfx1100"')
        )
        assert json.loads(run_cli("uses", "in.ll", "--json", cwd=folder).stdout)["kernels"][0]["lds_granule"] == 1024

    def test_on_a_terminal(self, folder: Path) -> None:
        """A terminal gets a table, in colour."""
        import pty

        primary, secondary = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "150"}
        environment.pop("NO_COLOR", None)
        words = [sys.executable, "-m", "swlds", "uses", "calls.ll"]
        done = subprocess.Popen(words, stdout=secondary, stderr=secondary, cwd=folder, env=environment)
        os.close(secondary)
        text = b""
        while True:
            try:
                piece = os.read(primary, 65536)
            except OSError:  # how Linux says that the other end is closed
                break
            if not piece:
                break
            text += piece
        os.close(primary)
        assert done.wait() == 0
        assert b"\x1b[1mkernel @k (gfx942)\x1b[0m" in text
        assert b"@k > @middle > @low" in text


class TestCompare:
    SANITIZED = GOOD.replace("%out)", "%out) sanitize_address") + (
        '!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nosanitize_address", i32 1}\n'
    )

    @pytest.mark.parametrize("option", ["--instrument", "--no-instrument"])
    def test_equal(self, option: str, folder: Path) -> None:
        (folder / "in.ll").write_text(self.SANITIZED)
        done = run_cli("compare", "in.ll", option, cwd=folder)
        assert (done.code, done.stderr) == (0, "")
        assert done.stdout == "equal: profile llvm and LLVM's amdgpu-sw-lower-lds agree on in.ll (1 kernel)\n"

    def test_json(self, folder: Path) -> None:
        (folder / "in.ll").write_text(self.SANITIZED)
        done = run_cli("compare", "in.ll", "--json", cwd=folder)
        assert (done.code, json.loads(done.stdout)) == (0, {"equal": True, "kernels": 1, "difference": None})

    @pytest.mark.parametrize("as_json", [False, True])
    def test_difference(
        self, as_json: bool, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """Where the two differ, both sides are named."""
        (folder / "in.ll").write_text(self.SANITIZED)
        ours = Excerpt(("  %a = add i32 1, 2", "  ret void"), 0)
        found = Difference("@k, block %0", "the instruction", ours, Excerpt())
        monkeypatch.setattr("swlds.compare.compare_modules", lambda *_, **__: found)
        assert compare_command(str(folder / "in.ll"), True, "gfx942", as_json) == 1
        shown = capsys.readouterr().out
        if as_json:
            difference = {"place": found.place, "what": found.what, "swlds": ours.line, "llvm": None}
            assert json.loads(shown) == {"equal": False, "kernels": 1, "difference": difference}
        else:
            assert "--- swlds, profile llvm\n> " in shown and "--- LLVM's amdgpu-sw-lower-lds\n> (nothing)\n" in shown

    def test_llvm_gives_up(self, folder: Path) -> None:
        """LLVM's pass aborts on a mix of absolute symbols; that is one line, too."""
        other = "@m = addrspace(3) global i32 poison"
        text = self.SANITIZED.replace("poison, align 4", f"poison, align 4, !absolute_symbol !1\n{other}")
        text = text.replace("  ret", "  store i32 2, ptr addrspace(3) @m\n  ret") + "!1 = !{i32 0, i32 1}\n"
        (folder / "in.ll").write_text(text)
        done = run_cli("compare", "in.ll", cwd=folder)
        assert done.code == 1
        assert done.error.startswith("swlds: error: in.ll: ")


class TestRun:
    """What becomes of the words; what the engines do with them is tested elsewhere."""

    LAUNCH = ("--block", "64", "--arg", "i32[1]=zero")

    @pytest.fixture
    def wrong(self, folder: Path) -> Path:
        """A kernel that stores 7 to its buffer, and then behind a variable in LDS."""
        body = "  store i32 7, ptr addrspace(1) %out\n  %p = getelementptr i32, ptr addrspace(3) @lds, i32 64\n"
        text = GOOD.replace("ptr addrspace(3) @lds\n", "ptr addrspace(3) %p\n").replace("  store", body + "  store", 1)
        (folder / "wrong.ll").write_text(text)
        return folder

    def test_report_and_buffers(self, wrong: Path) -> None:
        import numpy

        done = run_cli(
            "run", "wrong.ll", *self.LAUNCH, "--print", "0", "--save", "0=out.npy", "--sarif", "f.sarif", cwd=wrong
        )
        assert (done.code, done.stderr) == (1, "")
        assert "past the end of lds" in done.stdout
        assert "argument 0: i32[1] = [7]" in done.stdout
        assert numpy.load(wrong / "out.npy").tolist() == [7]
        assert json.loads((wrong / "f.sarif").read_text())["version"] == "2.1.0"

    @pytest.mark.parametrize("engine", ["reference", "wave"])
    @pytest.mark.parametrize("lowered", [[], ["--lowered"]])
    def test_json(self, engine: str, lowered: list[str], wrong: Path) -> None:
        done = run_cli("run", "wrong.ll", *self.LAUNCH, "--json", "-", "--engine", engine, *lowered, cwd=wrong)
        report = json.loads(done.stdout)
        assert (done.code, report["kernel"], report["engine"]) == (1, "k", engine)
        assert [(f["kind"], f["object"]["name"]) for f in report["findings"]] == [("out-of-bounds", "lds")]

    def test_checks_off(self, wrong: Path) -> None:
        assert run_cli("run", "wrong.ll", *self.LAUNCH, "--check", "none", cwd=wrong).code == 0

    @pytest.mark.parametrize("engine", ["reference", "wave"])
    def test_same_value_races(self, engine: str) -> None:
        path = TESTS / "exec" / "ordered" / "same-value.ll"
        words = ("--grid", "2", "--block", "128", "--arg", "i32[256]=zero", "--engine", engine, "--json", "-")
        assert run_cli("run", path, *words).code == 0
        done = run_cli("run", path, *words, "--same-value-races")
        assert (done.code, [f["kind"] for f in json.loads(done.stdout)["findings"]]) == (1, ["race-waw"])

    @pytest.mark.parametrize("command", ["run", "validate"])
    def test_crash_of_llvm(self, command: str, folder: Path) -> None:
        """LLVM overruns its stack on this input: an error of one line, not a finding about a kernel that nobody read."""
        nested = "".join(f"%t{i} = type {{ %t{i + 1} }}\n" for i in range(100_000))
        text = nested + f"%t100000 = type {{ i32 }}\n@g = addrspace(3) global %t0 poison\n{KERNEL}  ret void\n}}\n"
        (folder / "deep.ll").write_text(text)
        done = run_cli(command, "deep.ll", *self.LAUNCH, cwd=folder)
        assert (done.code, done.stdout) == (1, "")
        assert "deep.ll: LLVM crashed on this input" in done.error

    def test_exit_code_of_findings(self, wrong: Path) -> None:
        assert run_cli("run", "wrong.ll", *self.LAUNCH, "--error-exitcode", "9", cwd=wrong).code == 9

    def test_sarif_alone_on_stdout(self, wrong: Path) -> None:
        for command in ("run", "validate"):
            done = run_cli(command, "wrong.ll", *self.LAUNCH, "--sarif", "-", cwd=wrong)
            assert (done.code, json.loads(done.stdout)["version"]) == (1, "2.1.0")

    def test_validate_prints_buffers(self, wrong: Path) -> None:
        assert (
            "argument 0: i32[1] = [7]"
            in run_cli("validate", "wrong.ll", *self.LAUNCH, "--print", "0", cwd=wrong).stdout
        )

    def test_validate(self, wrong: Path) -> None:
        done = run_cli("validate", "wrong.ll", *self.LAUNCH, "--json", "f.json", cwd=wrong)
        report = json.loads((wrong / "f.json").read_text())
        assert (done.code, report["equal"], report["against"]) == (1, True, "swlds")
        good = run_cli("validate", "in.ll", *self.LAUNCH, "--allocator", "malloc", cwd=wrong)
        assert good.code == 0

    def test_nothing_runs(self, wrong: Path) -> None:
        assert run_cli("run", "wrong.ll", "--list-unsupported", cwd=wrong).stdout == "everything is supported\n"
        done = run_cli("run", "wrong.ll", *self.LAUNCH, "--dump-host-ir", cwd=wrong)
        assert done.code == 0
        assert "define " in done.stdout


def seconds_of(job: Callable[[], object]) -> float:
    """Seconds of the processor that a job's child processes take."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    job()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class TestStart:
    """Cold starts, against a start that only imports what the command cannot do without: other tests run beside."""

    @pytest.mark.skipif("coverage" in sys.modules, reason="coverage slows the start down")
    @pytest.mark.parametrize(
        ("words", "needed", "limit"),
        [
            (["--help"], "import click", 1.25),
            (["lower", "in.ll", "-o", "out.ll"], "import click, llvmlite.binding", 1.9),
        ],
    )
    def test_time(self, words: list[str], needed: str, limit: float, folder: Path) -> None:
        def start() -> None:
            assert run_cli(*words, cwd=folder).code == 0

        pairs = [
            (
                seconds_of(start),
                seconds_of(lambda: subprocess.run([sys.executable, "-c", needed], check=True)),
            )
            for _ in range(5)
        ]
        assert min(a for a, _ in pairs) < limit * min(b for _, b in pairs), pairs

    @pytest.mark.parametrize("words", [["run", "in.ll"], ["profile", "in.ll"], ["check", "in.ll"], ["lower", "in.ll"]])
    def test_worker_is_forked_before_its_command_is_imported(self, words: list[str]) -> None:
        heavy = ("llvmlite", "numpy", "swlds.ir", "swlds.report", "swlds.golden")
        fork = f"print([m for m in {heavy} if m in sys.modules], flush=True), os._exit(3)"
        code = f"import os, sys; sys.argv[1:] = {words}; from swlds.__main__ import main; os.fork = lambda: ({fork}); main()"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
        assert (done.returncode, done.stdout) == (3, b"[]\n"), done.stderr

    @pytest.mark.parametrize("engine", ["reference", "wave"])
    def test_small_launch_needs_no_masked_arrays(self, engine: str) -> None:
        """NumPy imports them where its ``unique`` is first called."""
        launch = f"grid=(4,), block=(256,), args=[np.zeros(1024, 'f'), np.zeros(4, 'f')], engine={engine!r}"
        load = f"swlds.Device('gfx942').load({str(TESTDATA / 'demo/sums.ll')!r})['block_sums'].launch({launch})"
        code = f"import sys, numpy as np, swlds; str({load}); print('numpy.ma' in sys.modules)"
        assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout == b"False\n"

    def test_help_imports_nothing_heavy(self) -> None:
        heavy = ("llvmlite", "numpy", "networkx", "swlds.worker", "rich")
        code = f"import sys, swlds.cli; print([m for m in {heavy} if m in sys.modules])"
        assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout == b"[]\n"

    @pytest.mark.parametrize(
        "command",
        [
            "from swlds.commands.modules import lower_command; lower_command('in.ll', 'out.ll', (), {})",
            "import swlds; swlds.opt(swlds.parse('in.ll'), 'lower-dma,lower-lds')",
            "import swlds; from swlds.report.uses import report_uses; report_uses(swlds.parse('in.ll'), (), None)",
        ],
    )
    def test_lowering_needs_no_numpy_or_rich(self, command: str, folder: Path) -> None:
        code = f"import sys; {command};print([m for m in ('numpy', 'rich', 'click') if m in sys.modules])"
        assert (
            subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, check=True).stdout == b"[]\n"
        )
