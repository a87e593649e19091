"""What a launch is asked for means the same on the command line, in LAUNCH lines and in Python."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_support import run_cli
from exec_support import EXEC, launch_case, read_case

import swlds
from swlds import cli
from swlds.commands import launch
from swlds.device.findings import Call, Finding, FindingLog
from swlds.device.launch_options import HOSTS, OPTION_WORDS, LaunchOptions
from swlds.engines.api import FindingsError
from swlds.engines.wave_compiler import jit
from swlds.errors import LaunchError
from swlds.golden import GoldenError
from swlds.golden.check import check_file
from swlds.golden.launch_lines import parse_launch
from swlds.report.findings_text import summary
from swlds.report.run_report import RunReport
from swlds.report.sarif import build_sarif
from swlds.run import RunRequest, validate

STORE = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
"""
REQUIRED = STORE.replace("%out) {", "%out) !reqd_work_group_size !0 {") + "!0 = !{i32 4, i32 1, i32 1}\n"
#: Adds the argument to the buffer.
COPY = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %v = load <4 x TYPE>, ptr addrspace(1) %in, align 4
  store <4 x TYPE> %v, ptr addrspace(1) %out, align 4
  ret void
}
"""


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    path = tmp_path / "k.ll"
    path.write_text(STORE)
    return path


#: An option of a launch -> what users write, and its value.
OPTIONS = {
    "assume": ("out:align=128", ("out:align=128",)),
    "cluster": ("2,1", (2, 1)),
    "dynamic_lds": ("64", 64),
    "checks": ("initcheck,memcheck", frozenset({"memcheck", "initcheck"})),
    "same_value_races": ("yes", True),
    "host": ("avx2", "avx2"),
    "dma": ("random", "random"),
    "seed": ("7", 7),
    "preempt": ("40", 40),
    "jobs": ("3", 3),
    "fail_malloc": ("2", 2),
    "timeout": ("1.5", 1.5),
    "max_memory": ("64", 64),
    "max_output": ("2", 2),
}


#: What commands take out of their words before they make a request of the rest.
OTHERS = ("list_unsupported", "dump_host_ir", "against", "link", "rocm_device_libs")


def without_others(words: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in words.items() if name not in OTHERS}


class TestOptions:
    """A field of LaunchOptions is an option on the command line, a word of LAUNCH lines and a keyword in Python."""

    def test_all_are_here(self) -> None:
        assert OPTIONS.keys() | {"engine", "no_cache"} == OPTION_WORDS.keys(), "those two are no words of tests"
        assert HOSTS == ("native", *jit.HOSTS)

    @pytest.mark.parametrize("name", OPTIONS)
    def test_is_the_same_everywhere(self, name: str) -> None:
        word, (text, value) = OPTION_WORDS[name], OPTIONS[name]
        wanted = LaunchOptions(**{name: value})  # type: ignore[arg-type]
        assert wanted != LaunchOptions()
        for command in (cli.run, cli.validate):
            given = [f"--{word.name}", *([text] if word.kind != "flag" else [])]
            words = command.make_context("run", ["k.ll", *given]).params
            assert launch.make_request(without_others(words)).options == wanted
        assert parse_launch("t.ll", 1, f"@k grid=1 {word.name}={text}").options == wanted
        assert LaunchOptions().but(**{name: ",".join(value) if name == "checks" else value}) == wanted

    def test_defaults_are_those_of_the_class(self) -> None:
        words = cli.run.make_context("run", ["k.ll"]).params
        assert (
            launch.make_request(without_others(words)).options
            == parse_launch("t.ll", 1, "@k grid=1").options
            == LaunchOptions()
        )

    def test_as_a_whole_or_by_name(self) -> None:
        launched = swlds.Device("gfx942").load(swlds.parse(STORE))["k"]
        result = launched.launch(1, 1, [np.zeros(1, np.uint32)], options=LaunchOptions(seed=5, dynamic_lds=8))
        assert (result.launch["seed"], result.launch["dynamic_lds"], result.engine) == (5, 8, "wave")
        result = launched.launch(1, 1, [np.zeros(1, np.uint32)], options=LaunchOptions(seed=5, jobs=1), seed=6)
        assert result.launch["seed"] == 6
        with pytest.raises(LaunchError, match="did you mean seed"):
            launched.launch(1, 1, [], sed=1)

    @pytest.mark.parametrize(
        ("words", "message"),
        [
            ("same-value-races=1", "same-value-races=1: expected yes, no"),
            ("timeout=x", "timeout=x: expected seconds"),
            ("timeout=0", "timeout is 0.0"),
            ("timeout=nan", "timeout is nan"),
            ("jobs=0", "jobs is 0"),
            ("host=sse", "host=sse: expected native, avx512"),
            ("engine=wave", "unexpected 'engine=wave'"),
            ("timeline=yes", "unexpected 'timeline=yes'"),
            ("preempt=0", "preempt is 0"),
        ],
    )
    def test_wrong_words(self, words: str, message: str) -> None:
        with pytest.raises(GoldenError, match=message):
            parse_launch("t.ll", 1, f"@k grid=1 {words}")

    def test_sizes_are_written_alike(self, kernel: Path) -> None:
        done = run_cli("run", kernel, "--grid", "2x1", "--block", "2x2,1", "--arg", "i32[2]=zero", "--json", "-")
        assert (json.loads(done.stdout)["launch"]["grid"], done.code) == ([2, 1, 1], 0)


class TestChecks:
    """A check that does not exist finds nothing, so nobody may believe that it ran."""

    @pytest.mark.parametrize(
        "checks", ["clustercheck", "memcheck,clustercheck", "memchek", "", "all,memchek", "none,", "memcheck,"]
    )
    @pytest.mark.parametrize("command", ["run", "validate"])
    def test_error_on_the_command_line(self, kernel: Path, command: str, checks: str) -> None:
        done = run_cli(command, kernel, "--block", "1", "--arg", "i32[1]=zero", "--check", checks)
        assert (done.code, done.stdout) == (1, "")
        assert "(known: all, none, memcheck, racecheck, barriercheck, initcheck, asynccheck, bankcheck)" in done.error

    @pytest.mark.parametrize("checks", ["all,memcheck", "bankcheck,all", "all,none", "memcheck,none", "all,all"])
    def test_words_for_several_checks_stand_alone(self, kernel: Path, checks: str) -> None:
        done = run_cli("run", kernel, "--block", "1", "--arg", "i32[1]=zero", "--check", checks)
        word = "all" if "all" in checks else "none"
        assert (done.code, done.stdout) == (1, "")
        assert done.error.endswith(f"the check '{word}' stands alone (checks of costs may follow 'all': all,bankcheck)")

    def test_error_in_python(self) -> None:
        launched = swlds.Device("gfx942").load(swlds.parse(STORE))["k"]
        with pytest.raises(LaunchError, match="unknown check 'clustercheck'"):
            launched.launch(1, 1, [np.zeros(1, np.uint32)], checks="memcheck,clustercheck")

    def test_error_in_a_test(self, tmp_path: Path) -> None:
        (tmp_path / "t.ll").write_text(f"; LAUNCH: @k grid=1 block=1 args=i32[1]:zero check=clustercheck\n{STORE}")
        [complaint] = check_file(str(tmp_path / "t.ll")).complaints
        assert "LAUNCH: unknown check 'clustercheck' (known: all, none, memcheck" in complaint.message

    @pytest.mark.parametrize(
        ("checks", "on"),
        [
            ("all", ["asynccheck", "barriercheck", "initcheck", "memcheck", "racecheck"]),
            ("racecheck,memcheck", ["memcheck", "racecheck"]),
            ("none", []),
            ("all,bankcheck", ["asynccheck", "bankcheck", "barriercheck", "initcheck", "memcheck", "racecheck"]),
        ],
    )
    def test_the_statement_names_what_is_off_or_missing(self, checks: str, on: list[str]) -> None:
        launched = swlds.Device("gfx942").load(swlds.parse(STORE))["k"]
        result = launched.launch(1, 1, [np.zeros(1, np.uint32)], checks=checks)
        assert result.launch["checks"] == on
        off = {"memcheck", "racecheck", "barriercheck", "initcheck", "bankcheck", "asynccheck"} - set(on)
        assert sorted(result.fidelity.not_checked) == sorted(off)

    def test_a_launch_of_a_test_may_ask_for_less(self, tmp_path: Path) -> None:
        """One past the end is seen by memcheck only."""
        for words, good in (("", False), (" check=none", True), (" check=initcheck", True)):
            path = tmp_path / "t.ll"
            path.write_text(f"; LAUNCH: @k grid=1 block=2 args=i32[1]:zero{words}\n{STORE}")
            assert check_file(str(path)).is_good is good


class TestBlock:
    """A work-group of one work-item is nobody's wish."""

    def test_the_kernel_says_it(self, tmp_path: Path) -> None:
        path = tmp_path / "k.ll"
        path.write_text(f"; LAUNCH: @k grid=1 args=i32[4]:zero\n; EXPECT: arg0 = 1 1 1 1\n{REQUIRED}")
        assert check_file(str(path)).complaints == []
        out = np.zeros(4, np.uint32)
        launched = swlds.Device("gfx942").load(swlds.parse(path))["k"]
        assert launched.launch(1, None, [out]).launch["block"] == [4, 1, 1]
        assert out.tolist() == [1, 1, 1, 1]
        words = ("--arg", "i32[4]=zero", "--json", "-")
        assert json.loads(run_cli("run", path, *words).stdout)["launch"]["block"] == [4, 1, 1]
        assert json.loads(run_cli("validate", path, *words).stdout)["equal"]

    def test_nobody_says_it(self, tmp_path: Path, kernel: Path) -> None:
        problem = "no block is given, and kernel @k has no reqd_work_group_size"
        for command in ("run", "validate"):
            done = run_cli(command, kernel, "--arg", "i32[4]=zero")
            assert done.code == 1 and problem in done.error
        done = run_cli("run", kernel, "--arg", "i32[4]=zero", "--dump-host-ir")
        assert done.code == 1 and problem in done.error
        with pytest.raises(LaunchError, match=problem):
            swlds.Device("gfx942").load(swlds.parse(kernel))["k"].launch(1, None, [np.zeros(4, np.uint32)])
        (tmp_path / "t.ll").write_text(f"; LAUNCH: @k grid=1 args=i32[4]:zero\n{STORE}")
        assert problem in check_file(str(tmp_path / "t.ll")).complaints[0].message

    @pytest.mark.parametrize("value", ["x", "1,y", "1,1,1,1,", "9" * 30])
    @pytest.mark.parametrize("key", ["amdgpu-flat-work-group-size", "amdgpu-max-num-workgroups"])
    def test_attributes_that_are_no_numbers(self, key: str, value: str) -> None:
        text = STORE.replace("%out) {", f'%out) "{key}"="{value}" {{')
        with pytest.raises(LaunchError, match="is no list of numbers"):
            swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, 1, [np.zeros(4, np.uint32)])


class TestArguments:
    @pytest.mark.parametrize("dtype", ["i8", "i32", "u16", "f32", "f16"])
    def test_random_is_the_same_everywhere(self, tmp_path: Path, dtype: str) -> None:
        """What --arg draws is what a LAUNCH line draws, by its seed or by that of the launch."""
        path = tmp_path / "k.ll"
        kind = {"f16": "half", "f32": "float"}.get(dtype, f"i{dtype[1:]}")
        program = COPY.replace("TYPE", kind)
        path.write_text(program)
        words = ("--block", "1", "--arg", f"{dtype}[4]=random:7", "--arg", f"{dtype}[4]=zero", "--json", "-")
        drawn = json.loads(run_cli("run", path, *words).stdout)["buffers"]["1"]["sha256"]
        for spec, seed in (("random:7", 0), ("random", 7)):
            line = f"; LAUNCH: @k grid=1 block=1 args={dtype}[4]:{spec},{dtype}[4]:zero seed={seed}"
            path.write_text(f"{line}\n; EXPECT: arg1 sha256={drawn}\n{program}")
            assert check_file(str(path)).complaints == []

    def test_a_file_must_fit_everywhere(self, tmp_path: Path) -> None:
        """Paths of a test are from the test's folder."""
        np.save(tmp_path / "x.npy", np.arange(4, dtype=np.int32))
        (tmp_path / "t.ll").write_text(
            "; LAUNCH: @k grid=1 block=1 args=i32[4]:@x.npy,i32[4]:zero\n; EXPECT: arg1 = 0 1 2 3\n"
            f"{COPY.replace('TYPE', 'i32')}"
        )
        assert check_file(str(tmp_path / "t.ll")).complaints == []
        for spec in ("i32[3]:@x.npy", "i64[4]:@x.npy", "i64[2]:@x.npy"):
            text = (tmp_path / "t.ll").read_text().replace("i32[4]:@x.npy", spec)
            (tmp_path / "wrong.ll").write_text(text)
            assert "holds 4 elements of int32" in check_file(str(tmp_path / "wrong.ll")).complaints[0].message

    @pytest.mark.parametrize(
        "spec", ["f32=1e39", "f16=65536", "i8=256", "u8=-129", "i32=٣", "bytes=0", "f32[2]=random"]
    )
    def test_values_that_do_not_fit(self, kernel: Path, spec: str) -> None:
        done = run_cli("run", kernel, "--block", "1", "--arg", spec)
        assert done.code == 1 and spec in done.error


def finding(severity: str, **more: object) -> Finding:
    return Finding("memcheck", "misaligned", severity, f"a {severity}", **more)  # type: ignore[arg-type]


class TestSeverities:
    """error, warning, note: in this order, and the exit code counts from --fail-on."""

    def test_order_and_text(self) -> None:
        log = FindingLog()
        for severity in ("note", "error", "warning"):
            log.add(finding(severity, count=2), severity)
        found = log.sorted()
        assert [f.severity for f in found] == ["error", "warning", "note"]
        assert summary(found) == "ERROR SUMMARY: 1 error, 1 warning, 1 note"
        assert summary(found[2:]) == "ERROR SUMMARY: 0 errors, 1 note"
        text = RunReport("k", None, None, findings=found).text()
        assert "========= Note: a note\n=========     seen 2 times\n" in text and "========= Warning: a warning" in text
        assert [r["level"] for r in build_sarif(found)["runs"][0]["results"]] == ["error", "warning", "note"]

    def test_more_findings_than_are_kept_leave_none_unsaid(self) -> None:
        """Beyond the limit those alike are one; beyond as many of these again, those of one kind."""
        log = FindingLog(limit=3)
        for number in range(5):
            log.add(finding("error", function="f", calls=(Call(f"@f in a.ll:{number}"),)), number)
        for number in range(4):
            log.add(finding("error", function=f"g{number}", calls=(Call(f"@g{number} in a.ll:9"),)), ("g", number))
        found = log.sorted()
        assert sorted((f.function, f.count, f.place) for f in found) == [
            ("", 2, ""), ("f", 1, "a.ll:0"), ("f", 1, "a.ll:1"), ("f", 1, "a.ll:2"), ("f", 2, ""),
            ("g0", 1, "a.ll:9"), ("g1", 1, "a.ll:9"),
        ]  # fmt: skip
        assert log.is_full

    @pytest.mark.parametrize("engine", ["reference", "both"])
    def test_the_one_that_comes_late_is_found(self, engine: str) -> None:
        stores = "".join(
            f"  %p{n} = getelementptr i32, ptr addrspace(3) @t, i32 {n}\n  store i32 {n}, ptr addrspace(3) %p{n}\n"
            for n in range(16, 1030)
        )
        late = "  %v = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @late, i32 16)\n"
        text = (
            "@t = internal addrspace(3) global [16 x i32] poison\n@late = internal addrspace(3) global [4 x i32] poison\n"
            f"define amdgpu_kernel void @k() {{\n  store i32 0, ptr addrspace(3) @late\n{stores}{late}  ret void\n}}\n"
        )
        with swlds.Device("gfx942", engine=engine) as device:
            found = device.load(swlds.parse(text))["k"].launch(1, 1, [], checks="memcheck").findings
        names = [f.object.name if f.object else "" for f in found]
        assert len(found) == 1002 and names.count("late") == 1 and sum(f.count for f in found) == 1015

    @pytest.mark.parametrize(("severity", "fails"), [("error", [1, 1, 1]), ("warning", [0, 1, 1]), ("note", [0, 0, 1])])
    def test_fail_on(self, severity: str, fails: list[int]) -> None:
        report = RunReport("k", None, None, findings=[finding(severity)])
        assert [report.fails(least) for least in ("error", "warning", "note")] == fails
        assert report.exit_code == fails[1]

    def test_on_the_command_line(self) -> None:
        """A bare s_barrier is a warning."""
        launch = (EXEC / "racy" / "bare-barrier.ll", "--block", "128", "--arg", "i32[256]=zero")
        for words, code in (((), 1), (("--fail-on", "error"), 0), (("--fail-on", "note"), 1)):
            done = run_cli("run", *launch, *words)
            assert "ERROR SUMMARY: 0 errors, 1 warning\n" in done.stdout and done.code == code
            assert run_cli("validate", *launch, *words).code == code

    def test_in_python(self) -> None:
        result = swlds.Device("gfx942").load(swlds.parse(STORE))["k"].launch(1, 1, [np.zeros(1, np.uint32)])
        result.findings.append(finding("note"))
        result.raise_for_findings()
        with pytest.raises(FindingsError, match="a note") as raised:
            result.raise_for_findings("note")
        again = pickle.loads(pickle.dumps(raised.value))  # as a pool of processes hands it over
        assert str(again) == str(raised.value) and [f.message for f in again.findings] == ["a note"]


class TestReports:
    """Findings have one type from the engine to the report, and Python's results write what the commands write."""

    PROGRAMS = ("negative/lds-past-end", "negative/heap-double-free", "negative/deadlock", "racy/earlier-reader")

    @pytest.mark.parametrize("name", PROGRAMS)
    def test_python_writes_what_the_command_prints(self, name: str) -> None:
        path = EXEC / f"{name}.ll"
        case = read_case(path)
        result, _ = launch_case(case)
        sizes = (",".join(map(str, size or ())) for size in (case.grid, case.block))
        words = [word for pair in zip(("--grid", "--block"), sizes, strict=True) for word in pair]
        words += [word for spec in case.arguments for word in ("--arg", spec.text)]
        words += ["--mcpu", case.mcpu] if case.mcpu else []
        assert result.findings and result.text() + "\n" == run_cli("run", path, *words).stdout
        assert result.sarif() + "\n" == run_cli("run", path, *words, "--sarif", "-").stdout
        report = result.report()
        report.launch["args"] = [spec.text for spec in case.arguments]
        assert report.json() + "\n" == run_cli("run", path, *words, "--json", "-").stdout
        assert json.loads(result.json())["findings"] == json.loads(report.json())["findings"]

    @pytest.mark.parametrize("name", [*PROGRAMS, "negative/heap-leak", "negative/lds-uninitialized"])
    def test_a_report_comes_whole_out_of_the_worker(self, name: str) -> None:
        report = launch_case(read_case(EXEC / f"{name}.ll"))[0].report()
        assert RunReport.from_json(json.loads(json.dumps(report.as_json(whole=True)))) == report

    def test_validate(self) -> None:
        path = EXEC / "negative" / "lds-past-end.ll"
        report = validate(RunRequest(str(path), block=(64,), args=("i32[64]=zero",)))
        words = (path, "--block", "64", "--arg", "i32[64]=zero")
        assert report.text() + "\n" == run_cli("validate", *words).stdout
        assert report.json() + "\n" == run_cli("validate", *words, "--json", "-").stdout
        assert report.sarif() + "\n" == run_cli("validate", *words, "--sarif", "-").stdout

    def test_a_copy_of_bf16_is_named(self) -> None:
        """NumPy has no such type; the command knows it from the SPEC."""
        result = swlds.Device("gfx942").load(swlds.parse(STORE))["k"].launch(1, 1, [np.zeros(2, np.uint16)])
        assert json.loads(result.json())["buffers"]["0"]["dtype"] == "u16"
        assert result.report({0: "bf16"}).as_json()["buffers"]["0"] == {
            **json.loads(result.json())["buffers"]["0"],
            "dtype": "bf16",
        }


@pytest.mark.parametrize("number", ["i32 -1", "i64 99999999999"])
def test_numbers_of_kernels_have_32_bits(number: str) -> None:
    text = f"""
declare i32 @llvm.amdgcn.lds.kernel.id()
define amdgpu_kernel void @k(ptr addrspace(1) %out) !llvm.amdgcn.lds.kernel.id !0 {{
  %n = call i32 @llvm.amdgcn.lds.kernel.id()
  store i32 %n, ptr addrspace(1) %out
  ret void
}}
!0 = !{{{number}}}
"""
    out = np.zeros(1, np.uint32)
    swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, 1, [out]).raise_for_findings()
    assert out[0] == int(number.split()[1]) & 0xFFFFFFFF
