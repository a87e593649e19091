"""run and validate as functions: the shape of reports, limits, refusals, the worker."""

from __future__ import annotations

import faulthandler
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from exec_support import EXEC
from paths import TESTS

import swlds
from swlds.commands.launch import run_and_report
from swlds.device.findings import Finding
from swlds.engines.api import FindingsError, LaunchOptions, Local
from swlds.engines.sandbox import Teller, run_in_worker
from swlds.engines.spec import parse_spec
from swlds.golden.launch_lines import parse_launches
from swlds.report.findings_text import TextOptions
from swlds.report.sarif import build_sarif
from swlds.report.validate_report import find_differences
from swlds.run import RunRequest, list_unsupported, run, validate
from tests.support.copies import kernel

NEGATIVE = EXEC / "negative"
POINTS = sorted((TESTS / "ir" / "full").glob("*.ll"))
LAUNCHED = [p for p in POINTS if "; LAUNCH:" in p.read_text()]
PAST_END = RunRequest(str(NEGATIVE / "lds-past-end.ll"), "k", (1,), (64,), ("i32[64]=zero",))


def _kernel(text: str, target: str = "gfx942") -> Any:
    return swlds.Device(target).load(swlds.parse(f'target triple = "amdgcn-amd-amdhsa"\n{text}'))["k"]


def test_json_has_the_shape_that_scripts_rely_on() -> None:
    data = run(PAST_END).as_json()
    assert list(data) == ["kernel", "engine", "target", "launch", "findings", "fidelity", "buffers"]
    [finding] = data["findings"]
    assert list(finding) == [
        "tool", "kind", "severity", "message", "count", "workgroup", "workitem", "wave", "lane", "instruction", "location", "object", "other", "function", "place", "suppress",  # noqa: E501
    ]  # fmt: skip
    assert finding["location"] == {"file": "lds-past-end.cl", "line": 5, "column": 3}
    assert finding["object"] == {"space": "lds", "name": "t", "size": 256, "offset": 256}
    assert data["buffers"]["0"]["dtype"] == "i32"
    json.dumps(data)


def test_text_report() -> None:
    """What, where, by whom, which object, by how much."""
    lines = run(PAST_END).text().splitlines()
    assert lines[1:6] == [
        "========= Invalid lds write of size 4: 0 bytes past the end of t (256 bytes)",
        "=========     at @k in lds-past-end.cl:5:3",
        "=========     by work-item (63,0,0) in work-group (0,0,0) (wave 0, lane 63)",
        "=========     object t in lds: 256 bytes, offset 256",
        "=========     store i32 %i, ptr addrspace(3) %p, align 4",
    ]
    assert "========= ERROR SUMMARY: 1 error" in lines
    assert not any(line.startswith("========= Exact:") for line in lines)
    whole = run(PAST_END).text(options=TextOptions(has_fidelity=True))
    assert "\n========= Exact: integer" in whole and "--fidelity" in lines[-1] and "--fidelity" not in whole
    assert "Print limit reached: 1 finding more" in run(PAST_END).text(limit=0)


def test_call_chain_in_the_text() -> None:
    request = RunRequest(str(NEGATIVE / "lds-in-callee.ll"), "k", (1,), (64,), ("i32[64]=zero",))
    text = run(request).text()
    assert "=========     at @f in lds-in-callee.cl:15:1" in text
    assert "=========     called by @k at lds-in-callee.cl:8:3" in text


def test_line_of_the_input_without_debug_information(tmp_path: Path) -> None:
    """The text names the line of the .ll file; the JSON has no source location to give."""
    path = tmp_path / "plain.ll"
    path.write_text(
        'target triple = "amdgcn-amd-amdhsa"\n; a comment\n@t = internal addrspace(3) global [4 x i8] poison\n\n'
        "define amdgpu_kernel void @k() {\n  %p = getelementptr i8, ptr addrspace(3) @t, i32 4\n"
        "  store i8 1, ptr addrspace(3) %p\n  ret void\n}\n"
    )
    report = run(RunRequest(str(path), block=(1,)))
    assert f"=========     at @k in {path}:7" in report.text().splitlines()
    assert report.findings[0].location is None


def test_sarif() -> None:
    sarif = build_sarif(run(PAST_END).findings)
    [result] = sarif["runs"][0]["results"]
    assert result["ruleId"] == "out-of-bounds"
    place = result["locations"][0]["physicalLocation"]
    assert (place["artifactLocation"]["uri"], place["region"]["startLine"]) == ("lds-past-end.cl", 5)


def test_exit_codes_and_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = replace(PAST_END, save={0: str(tmp_path / "out.npy")}, print_=(0,))
    assert (
        run_and_report(
            saved, json_path=str(tmp_path / "r.json"), sarif_path=str(tmp_path / "r.sarif"), error_exitcode=7
        )
        == 7
    )
    assert json.loads((tmp_path / "r.json").read_text())["findings"][0]["kind"] == "out-of-bounds"
    assert json.loads((tmp_path / "r.sarif").read_text())["version"] == "2.1.0"
    assert np.load(tmp_path / "out.npy").tolist() == [0] * 64
    assert "argument 0: i32[64] = " in capsys.readouterr().out
    silent = RunRequest(str(EXEC / "silent" / "last-element.ll"), "k", (1,), (64,), ("i32[64]=zero",))
    assert run_and_report(silent) == 0


@pytest.mark.parametrize("path", LAUNCHED, ids=lambda p: p.stem)
def test_points_of_the_lowering(path: Path) -> None:
    """Each point, original and lowered: equal buffers, equal findings."""
    for launch in parse_launches(str(path), path.read_text()):
        report = validate(_request(path, launch))
        assert report.differences == []
        assert report.failure == ""
        assert "agree" in report.text()


@pytest.mark.parametrize(
    "name", ["01-memory-intrinsics", "02-pointers-through-calls", "03-casts", "04-dynamic", "06-direct-to-lds", "06-questions",
             "07-function-pointers", "08-fences", "09-parameters", "10-alignment"],
)  # fmt: skip
def test_llvm_is_seen_to_go_wrong(name: str) -> None:
    """Where LLVM 22.1's pass breaks a program, validate --against llvm shows a difference."""
    path = next(p for p in POINTS if p.stem == name)
    launch = parse_launches(str(path), path.read_text())[0]
    report = validate(_request(path, launch), against="llvm")
    assert report.differences or report.failure
    assert report.exit_code == 1


def test_llvms_output_that_does_not_verify_is_shown() -> None:
    """Point 11: calls into a runtime with debug info lack a location."""
    path = next(p for p in POINTS if p.stem == "11-runtime-debug-info")
    report = validate(RunRequest(str(path), "k", (1,), (1,), ("i32[1]=zero",)), against="llvm")
    assert "!dbg location" in report.failure
    assert any("ERROR SUMMARY: 1 error" in line for line in report.text().splitlines())
    assert report.exit_code == 1
    assert validate(RunRequest(str(path), "k", (1,), (1,), ("i32[1]=zero",))).failure == ""


def _request(path: Path, launch: Any) -> RunRequest:
    return RunRequest(
        str(path),
        launch.kernel,
        launch.grid,
        launch.block,
        tuple(spec.text for spec in launch.arguments),
        launch.mcpu,
        replace(launch.options, timeout=120),
    )


# Arguments ---------------------------------------------------------------------------------------------------


def test_buffers_of_every_type() -> None:
    for name in "i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64".split():
        assert parse_spec(f"{name}[5]=iota").value.tolist() == [0, 1, 2, 3, 4]  # type: ignore[union-attr]
    assert parse_spec("bf16[2]=ones").value.tolist() == [0x3F80, 0x3F80]  # type: ignore[union-attr]
    assert parse_spec("f32[3]").value.tolist() == [0, 0, 0]  # type: ignore[union-attr]


def test_numbers_at_the_ends_of_their_types() -> None:
    """Rounded without a word of NumPy's; infinity is one that was asked for."""
    assert parse_spec("f16[65505]=iota").value[-1] == 65504  # type: ignore[index]
    assert parse_spec("u8[258]=iota").value[-2:].tolist() == [0, 1]  # type: ignore[index,union-attr]
    assert parse_spec("f64=-inf").value == -np.inf and parse_spec("bf16=3.38e38").value == 3.38e38


def test_random_is_the_documented_generator() -> None:
    wanted = np.random.default_rng(3).random(4).astype(np.float32)
    np.testing.assert_array_equal(parse_spec("f32[4]=random:3").value, wanted)


def test_scalars_null_local_bytes(tmp_path: Path) -> None:
    assert parse_spec("i32=-5").value == -5
    assert parse_spec("f32=1.5").value == 1.5
    assert parse_spec("null").value is None
    assert parse_spec("local[256]").value == Local(256)
    (tmp_path / "s").write_bytes(b"abc")
    assert parse_spec(f"bytes=@{tmp_path / 's'}").value.data == b"abc"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("f33[4]", "unknown type 'f33'"),
        ("f32[4]=two", "expected iota, zero, ones"),
        ("i8=300", "does not fit"),
        ("f16[65506]=iota", "counts to 65505, which does not fit f16"),
        ("bf16=3.4e38", "does not fit bf16"),
        ("f32=1e400", "does not fit f32"),
        ("f64=-1e309", "does not fit f64"),
        ("i32=x", "is no number"),
        ("hello", "expected TYPE[N]"),
        ("f32[4]=@/nowhere.npy", "cannot read"),
        ("f32[99999999999]", "at most"),
    ],
)
def test_wrong_arguments(text: str, message: str) -> None:
    with pytest.raises(swlds.SwldsError, match=message.replace("[", r"\[")):
        _ = parse_spec(text).value


# Python ------------------------------------------------------------------------------------------------------

COPY = """
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = add i32 %v, %n
  store i32 %w, ptr addrspace(1) %q, align 4
  ret void
}
"""


def test_arrays_are_updated_in_place() -> None:
    a, out = np.arange(8, dtype=np.int32), np.zeros(8, np.int32)
    result = _kernel(COPY).launch(grid=(1,), block=(8,), args=[a, out, np.int32(5)], checks="all")
    result.raise_for_findings()
    np.testing.assert_array_equal(out, a + 5)


def test_raise_for_findings() -> None:
    result = _kernel(COPY).launch(1, 8, [np.arange(4, dtype=np.int32), np.zeros(8, np.int32), 5])
    with pytest.raises(FindingsError, match="past the end of in"):
        result.raise_for_findings()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "takes 3 arguments"),
        ([np.zeros(1), 5, np.zeros(1)], "is no pointer"),
        ([np.zeros(1), np.zeros(1), 2**40], "does not fit"),
        ([np.zeros(1), np.zeros(1), 1.5], "does not take"),
    ],
)
def test_wrong_launch_arguments(args: list[Any], message: str) -> None:
    with pytest.raises(swlds.LaunchError, match=message):
        _kernel(COPY).launch(1, 1, args)


# Refusals ----------------------------------------------------------------------------------------------------


def test_unknown_intrinsic_is_refused_by_name_and_line(tmp_path: Path) -> None:
    text = (
        "define amdgpu_kernel void @k() {\n  call void @llvm.amdgcn.made.up()\n  ret void\n}\n"
        "declare void @llvm.amdgcn.made.up()\n"
    )
    path = tmp_path / "m.ll"
    path.write_text(f'target triple = "amdgcn-amd-amdhsa"\n{text}')
    with pytest.raises(swlds.UnsupportedError, match=r"llvm\.amdgcn\.made\.up is not known, in @k") as raised:
        swlds.Device("gfx942").load(path)["k"].launch(1, 1)
    assert raised.value.location == f"{path}:3:1"
    assert len(list_unsupported(str(path))) == 1


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("%x = call i32 @llvm.amdgcn.ds.swizzle(i32 0, i32 70000)", "cannot be 70000"),
        (
            "%x = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 0, i32 300000, i32 15, i32 15, i1 false)",
            "cannot be 300000",
        ),
        ("%x = call i32 @llvm.amdgcn.permlane64.i32(i32 0)", "does not exist on gfx942"),
        ('call void asm sideeffect "s_barrier_wait -1", ""()', "inline assembly"),
    ],
)
def test_wrong_immediates_and_targets(call: str, message: str) -> None:
    with pytest.raises(swlds.UnsupportedError, match=message):
        _kernel(f"define amdgpu_kernel void @k() {{\n  {call}\n  ret void\n}}\n").launch(1, 1)


def test_inline_assembly_that_only_waits_is_executed() -> None:
    kernel = _kernel(
        'define amdgpu_kernel void @k() {\n  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()\n  ret void\n}\n'
    )
    assert kernel.launch(1, 1).findings == []


@pytest.mark.parametrize(("target", "fits"), [("gfx942", False), ("gfx950", True), ("gfx1250", True)])
def test_lds_limit_by_target(target: str, fits: bool) -> None:
    kernel = _kernel(
        "@t = internal addrspace(3) global [100000 x i8] poison\n"
        "define amdgpu_kernel void @k() {\n  store i8 0, ptr addrspace(3) @t\n  ret void\n}\n", target,
    )  # fmt: skip
    if fits:
        assert kernel.launch(1, 1).findings == []
    else:
        with pytest.raises(swlds.LayoutError, match="needs 100000 bytes of LDS"):
            kernel.launch(1, 1)


def test_required_group_size() -> None:
    kernel = _kernel(
        "define amdgpu_kernel void @k() !reqd_work_group_size !0 {\n  ret void\n}\n!0 = !{i32 4, i32 2, i32 1}\n"
    )
    assert kernel.launch(1, (4, 2)).findings == []
    with pytest.raises(swlds.LaunchError, match="requires work-groups of 4x2x1"):
        kernel.launch(1, 8)


# Limits and the worker ---------------------------------------------------------------------------------------


def test_timeout_in_the_worker() -> None:
    request = RunRequest(str(NEGATIVE / "timeout.ll"), "k", (1,), (64,), options=LaunchOptions(timeout=0.3))
    assert [f.kind for f in run(request).findings] == ["timeout"]


def test_a_worker_that_compiles_for_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swlds.engines.sandbox.GRACE", 1.0)
    monkeypatch.setattr("swlds.engines.wave_compiler.engine.compile_host", lambda *a, **k: time.sleep(60))
    options = LaunchOptions(timeout=1, engine="wave")
    found = run(RunRequest(str(NEGATIVE / "timeout.ll"), "k", (1,), (64,), options=options)).findings
    assert [(f.kind, f.message[-22:]) for f in found] == [("timeout", "the worker was stopped")]


def test_runaway_memory_is_a_finding() -> None:
    text = """
declare i64 @malloc(i64)
define amdgpu_kernel void @k() {
  br label %l
l:
  %m = call i64 @malloc(i64 1048576)
  %ok = icmp ne i64 %m, 0
  br i1 %ok, label %l, label %x
x:
  ret void
}
"""
    kinds = {f.kind for f in _kernel(text).launch(1, 1, max_memory=16).findings}
    assert kinds == {"trap", "leak"}


STOPPED = """
@x = internal addrspace(3) global [64 x i32] poison, align 4
declare void @llvm.trap()
declare i64 @malloc(i64)
define internal void @down(i32 %n) {
  %s = alloca [1000 x i32], align 4, addrspace(5)
  store volatile i32 %n, ptr addrspace(5) %s
  %m = add i32 %n, 1
  call void @down(i32 %m)
  %z = load volatile i32, ptr addrspace(5) %s
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  store volatile i32 1, ptr addrspace(3) @x
  br label %l
l:
  BODY
  ret void
}
"""


@pytest.mark.parametrize(
    ("body", "kinds"),
    [
        ("call void @llvm.trap()", {"trap"}),
        ("call void @down(i32 0)", {"stack-overflow"}),
        ("br i1 true, label %l, label %e\ne:", {"timeout"}),
        ("%m = call i64 @malloc(i64 8)\n  call void @llvm.trap()", {"trap", "leak"}),
    ],
)
def test_who_is_stopped_need_not_free_the_block(body: str, kinds: set[str]) -> None:
    lowered = swlds.lower(swlds.parse('target triple = "amdgcn-amd-amdhsa"' + STOPPED.replace("BODY", body)))
    out = np.zeros(1, np.int32)
    for engine in ("wave", "reference"):
        result = swlds.Device("gfx942", engine=engine).load(lowered)["k"].launch(2, 1, [out], timeout=0.7)
        assert {f.kind for f in result.findings} == kinds
        assert [f.message for f in result.findings if f.kind == "leak"] == [
            "8 bytes allocated here are never freed"
        ] * ("leak" in kinds)


def test_failed_malloc_in_a_lowered_kernel() -> None:
    """Full checks what malloc gives it: the work-group ends with a trap, nothing is overwritten."""
    lowered = swlds.lower(swlds.parse(EXEC / "silent" / "last-element.ll"))
    out = np.zeros(64, np.int32)
    result = swlds.Device().load(lowered)["k"].launch(1, 64, [out], fail_malloc=1)
    assert [f.kind for f in result.findings] == ["trap"]
    assert not out.any()


def test_death_of_the_worker_is_a_finding() -> None:
    def job(tell: Teller) -> dict[str, Any]:
        tell.ready()
        os.kill(os.getpid(), signal.SIGSEGV)
        return {}

    report = run_in_worker(job)
    assert isinstance(report, Finding) and "SIGSEGV" in report.message


def test_death_before_the_launch_is_an_error() -> None:
    """It carries LLVM's own words, which do not reach the user's terminal."""

    def job(tell: Teller) -> dict[str, Any]:
        faulthandler.disable()
        os.write(2, b"LLVM ERROR: cannot read this\nStack dump:\n")
        os.abort()

    with pytest.raises(swlds.errors.WorkerError, match=r"in\.ll: LLVM stopped on this input: LLVM ERROR: cannot read"):
        run_in_worker(job, place="in.ll")


def test_endless_reading_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swlds.engines.sandbox.GRACE", 0.1)
    with pytest.raises(swlds.errors.WorkerError, match=r"in\.ll: no end of reading the input after 0\.1 s"):
        run_in_worker(lambda tell: time.sleep(60), timeout=0.1, place="in.ll")


def test_checks_can_be_switched_off() -> None:
    path = NEGATIVE / "lds-uninitialized.ll"
    out = np.zeros(64, np.int32)
    kernel = swlds.Device().load(path)["k"]
    assert kernel.launch(1, 64, [out], checks="memcheck").findings == []
    assert len(kernel.launch(1, 64, [out], checks="initcheck").findings) == 1
    assert kernel.launch(1, 64, [out], checks="none").findings == []


def test_nothing_outside_the_window_is_touched() -> None:
    """Without any check, wild pointers still read and write no host memory."""
    text = """
define amdgpu_kernel void @k(i64 %a) {
  %p = inttoptr i64 %a to ptr
  store i64 -1, ptr %p, align 8
  ret void
}
"""
    victim = np.zeros(8, np.int64)
    for address in (victim.ctypes.data, 0, 1 << 62, (1 << 64) - 8):
        result = _kernel(text).launch(1, 1, [address], checks="none")
        assert [f.kind in ("out-of-bounds", "null-pointer") for f in result.findings] == [True]
    assert not victim.any()


def test_long_copies() -> None:
    """memset and memcpy of 64 KiB by every lane, and sizes that no memory has."""
    text = """
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %i, 65536
  %p = getelementptr i8, ptr addrspace(1) %in, i32 %o
  %q = getelementptr i8, ptr addrspace(1) %out, i32 %o
  %b = trunc i32 %i to i8
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 %b, i64 %n, i1 false)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %q, ptr addrspace(1) %p, i64 %n, i1 false)
  ret void
}
"""
    a, out = np.zeros(8 * 65536, np.uint8), np.ones(8 * 65536, np.uint8)
    _kernel(text).launch(1, 8, [a, out, 65536]).raise_for_findings()
    np.testing.assert_array_equal(out, np.repeat(np.arange(8, dtype=np.uint8), 65536))
    for checks in ("all", "none"):
        kinds = {f.kind for f in _kernel(text).launch(1, 1, [a, out, 1 << 60], checks=checks).findings}
        assert kinds == {"out-of-bounds"}


# Buffers -----------------------------------------------------------------------------------------------------

_ADD_ONE = """
define amdgpu_kernel void @k(ptr addrspace(1) %to, ptr addrspace(SPACE) %from) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(SPACE) %from, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %to, i32 %i
  %v = load i32, ptr addrspace(SPACE) %p, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %q, align 4
  ret void
}
"""


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("space", ["1", "4"])
def test_the_same_array_twice(engine: str, space: str) -> None:
    """One buffer, not two copies of which the one nobody wrote is read back last."""
    a = np.arange(64, dtype=np.int32)
    _kernel(_ADD_ONE.replace("SPACE", space)).launch(1, 64, [a, a.view(np.float32)], engine=engine)
    assert a.tolist() == list(range(1, 65))


def test_arrays_that_overlap() -> None:
    a = np.arange(128, dtype=np.int32)
    kernel = _kernel(_ADD_ONE.replace("SPACE", "1"))
    with pytest.raises(
        swlds.LaunchError, match=r"argument 0 \(.*\) and argument 1 \(.*\) overlap \(give both the same"
    ):
        kernel.launch(1, 64, [a[:64], a[16:80]])
    kernel.launch(1, 64, [a[::2], a[1::2]])
    assert a[:6].tolist() == [2, 1, 4, 3, 6, 5]
    kernel.launch(1, 64, [a[::2], a[::2]])
    assert a[:6].tolist() == [3, 1, 5, 3, 7, 5]


def test_grid_of_more_than_a_packet_holds() -> None:
    kernel = _kernel(_ADD_ONE.replace("SPACE", "1"))
    with pytest.raises(swlds.LaunchError, match="a grid of 4294967296 work-items in one direction"):
        kernel.launch(1 << 26, 64, [np.zeros(64, np.int32), np.zeros(64, np.int32)])


SPARSE = """declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %at = mul i32 %x, 4000000
  %p = getelementptr i8, ptr addrspace(1) %a, i32 %at
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = add i32 %v, 5
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
"""


@pytest.mark.parametrize("engine", ["wave", "reference"])
def test_large_buffer_of_which_little_is_used(engine: str) -> None:
    """Zeros that nobody touches are held neither by the caller's array nor by the device's memory."""
    code = f"""
import resource, numpy as np, swlds
array = np.zeros(64_000_000, np.uint32)
kernel = swlds.Device("gfx942", engine={engine!r}).load(swlds.parse({SPARSE!r}))["k"]
kernel.launch((1,), (1,), [array[:1].copy()]).raise_for_findings()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
kernel.launch((1,), (4,), [array]).raise_for_findings()
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) >> 10)
assert array[:4_000_000:1_000_000].tolist() == [5] * 4 and array.sum(dtype=np.uint64) == 5 * 4
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) < 60, "MiB; the array alone would be 244, three of them are held where all is touched"


@pytest.mark.parametrize("step", [1, 2])
def test_buffers_come_back_whole(step: int) -> None:
    """Pieces that did not change and pieces that did, of arrays that are contiguous and that are not."""
    given = np.arange(step * 3 * (1 << 18), dtype=np.uint32)
    array = given[::step]
    expected = array.copy()
    _kernel(SPARSE.replace("4000000", "2999996")).launch((1,), (2,), [array]).raise_for_findings()
    expected[[0, 2999996 // 4]] += 5
    assert np.array_equal(array, expected)


def test_validate_counts_a_finding_once() -> None:
    """What original and lowered agree on is one finding, in the text and in SARIF; JSON has both reports whole."""
    report = validate(PAST_END)
    text = report.text()
    assert text.count("Invalid lds write") == 1
    assert "--- original and lowered ---" in text and "ERROR SUMMARY: 1 error\n" in f"{text}\n"
    assert len(build_sarif(report.findings)["runs"][0]["results"]) == 1
    data = report.as_json()
    assert [len(data[side]["findings"]) for side in ("original", "lowered")] == [1, 1]


def test_validate_counts_what_only_one_has() -> None:
    report = validate(PAST_END)
    assert report.lowered is not None
    report.lowered.findings = [replace(finding, kind="misaligned") for finding in report.lowered.findings]
    report.differences = find_differences(report.original, report.lowered)
    text = report.text()
    assert len(report.differences) == 2 and "ERROR SUMMARY: 2 errors" in text
    assert "--- original ---" in text and "--- only in the lowered module ---" in text


@pytest.mark.parametrize(
    "body", ["store {} zeroinitializer, ptr addrspace(SPACE) %p", "%v = load [0 x i32], ptr addrspace(SPACE) %p"]
)
@pytest.mark.parametrize("space", [1, 3])
def test_accesses_of_no_bytes_touch_nothing(space: int, body: str) -> None:
    text = f"""target triple = "amdgcn-amd-amdhsa"
@x = internal addrspace(3) global [4 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  store i32 1, ptr addrspace(3) @x
  %p = getelementptr i8, ptr addrspace({space}) {"%out" if space == 1 else "@x"}, i32 -1
  {body.replace("SPACE", str(space))}
  ret void
}}
"""
    source = swlds.parse(text)
    lowered = swlds.lower(source)
    assert "asan_report" in str(lowered)
    for each in (source, lowered):
        swlds.Device("gfx942").load(each)["k"].launch(1, 1, [np.zeros(4, np.int32)]).raise_for_findings()


def test_findings_of_copies_that_are_gone(tmp_path: Path) -> None:
    """Lowered copies are loads and stores, which lack no wait; where copies are left, a pass has mended something."""
    path = tmp_path / "k.ll"
    path.write_text(kernel("copy barrier acquire read-other", "gfx942"))
    args = ("u32[512]=zero", "u32[512]=zero")
    request = RunRequest(str(path), "k", (1,), (128,), args, mcpu="gfx942")
    assert "missing-wait" in {f.kind for f in validate(request).original.findings}
    assert not any("missing-wait" in line for line in validate(request).differences)
    report = validate(replace(request, passes="insert-waits"))
    assert any(line.startswith("only in the original:") and "missing-wait" in line for line in report.differences)
    assert report.exit_code == 1
