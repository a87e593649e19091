"""``printf`` of kernels, OpenCL C's and HIP's, as clang writes it and as LLVM rewrites it, plain and lowered, on both engines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_support import run_cli as command
from paths import ROOT

import swlds
from swlds.device.launch import Local

FOLDER = ROOT / "testdata" / "printf"
COUNTS = np.array([2, 0, 1, 3], np.int32)
NAME = b"four"
#: All but one that copies strings of a length that only run time knows.
NATIVE = ("direct", "opencl", "hostcall")
FORMS = pytest.mark.parametrize("form", ("plain", "lowered", "uninstrumented"))


def load(source: Path | str, form: str = "plain", kernel: str | None = None) -> Any:
    module = swlds.parse(str(source))
    if form != "plain":
        module = swlds.lower(module, instrument=form == "lowered")
    return swlds.Device("gfx942").load(module).only(kernel)


def expected(is_hip: bool) -> str:
    lines = []
    for group in range(3):
        for item in range(4):
            following = (item + 1) % 4 + 0.5
            if item % 2:
                of = f" of {NAME.decode()}" if is_hip else ""
                lines.append(f"group {group}, item {item:2}: next is {following:<8.3f}| odd{of}\n")
            lines += [f"{item}:{k}," for k in range(COUNTS[item])]
            vector = [following, -1.0, float(item), 0.25]
            if not is_hip:
                lines.append(",".join(f"{x:f}" for x in vector) + ";" + ",".join(f"{x:.1e}" for x in vector) + " ")
            lines.append(f"{item:#x} -5 %\n".replace("0x0", "0"))
    return "".join(lines)


@FORMS
@pytest.mark.parametrize("name", ("direct", "opencl", "hostcall", "buffered"))
def test_text_of_all_forms(name: str, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    is_hip = name in ("hostcall", "buffered")
    out = np.zeros(12, np.float32)
    last = np.frombuffer(NAME + b"\0", np.uint8) if is_hip else Local(16)
    result = load(FOLDER / f"tables.{name}.ll", form).launch(3, 4, [COUNTS, out, last])
    assert not result.findings
    assert result.output == expected(is_hip)
    assert capsys.readouterr().out == result.output
    assert any(line.startswith("printf: ") for line in result.fidelity.approximated)


def launch_natively(name: str, form: str) -> swlds.Result:
    last = np.frombuffer(NAME + b"\0", np.uint8) if name == "hostcall" else Local(16)
    given = [COUNTS, np.zeros(12, np.float32), last]
    kernel = load(FOLDER / f"tables.{name}.ll", form)
    result: swlds.Result = kernel.launch(3, 4, given, engine="wave", checks="all", prints=False)
    return result


@FORMS
@pytest.mark.parametrize("name", NATIVE)
def test_host_code_prints_alone_with_all_checks(name: str, form: str) -> None:
    result = launch_natively(name, form)
    assert (result.findings, result.fidelity.executed, result.output) == ([], [], expected(name == "hostcall"))


@pytest.mark.parametrize(("seed", "jobs"), ((1, 1), (2, 4)))
def test_the_schedule_does_not_show(seed: int, jobs: int) -> None:
    out = np.zeros(12, np.float32)
    kernel = load(FOLDER / "tables.opencl.ll")
    result = kernel.launch(3, 4, [COUNTS, out, Local(16)], seed=seed, jobs=jobs, preempt=50, prints=False)
    assert result.output == expected(False)


HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @printf(ptr addrspace(4), ...)
declare i32 @llvm.amdgcn.workitem.id.x()
"""


def kernel_of(format_: str, call: str, parameters: str = "", more: str = "", before: str = "") -> str:
    """A kernel that prints once; in ``call`` the arguments behind the format."""
    raw = format_.encode() + b"\0"
    text = "".join(f"\\{byte:02X}" for byte in raw)
    return f"""{HEAD}{more}
@format = private addrspace(4) constant [{len(raw)} x i8] c"{text}"
define amdgpu_kernel void @k({parameters}) {{
  %item = call i32 @llvm.amdgcn.workitem.id.x()
{before}
  %r = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @format{call})
  ret void
}}
"""


def run(text: str, *args: Any, block: int = 1, **options: Any) -> Any:
    return load(text).launch(1, block, list(args), prints=False, **options)


def test_arguments_of_all_types() -> None:
    call = (
        ", half 0xH3E00, float 1.5, double 2.5, i8 -1, i1 true, <2 x i64> <i64 -1, i64 2>, <3 x half> splat (half 1.0)"
    )
    result = run(kernel_of("%g %g %g %hhd %d %v2ld %v3hg|\n", call))
    assert (result.output, result.findings) == ("1.5 1.5 2.5 -1 1 -1,2 1,1,1|\n", [])


@pytest.mark.parametrize(
    ("format_", "call", "words"),
    (
        ("%n", ", ptr addrspace(1) null", "writes to memory"),
        ("%d", "", "has no argument"),
        ("%d", ", double 1.0", "is given a floating-point number"),
        ("%99999d", ", i32 1", "more than 4095"),
        ("%*d", ", i32 2000000000, i32 1", "more than 4095"),
        ("%y", ", i32 1", "is no conversion"),
    ),
)
def test_calls_that_make_no_sense_are_findings(format_: str, call: str, words: str) -> None:
    result = run(kernel_of(format_, call), block=3)
    (found,) = result.findings
    assert (found.kind, found.count, found.workitem, result.output) == ("invalid-printf", 3, (0, 0, 0), "")
    assert words in found.message


def test_types_that_nobody_prints_are_refused_before_the_launch() -> None:
    with pytest.raises(swlds.SwldsError, match="@printf takes no argument of type i128"):
        run(kernel_of("%d", ", i128 1"))


STRING = ", ptr addrspace(1) %text"


def test_a_string_without_an_end_is_out_of_bounds() -> None:
    result = run(kernel_of("<%s>\n", STRING, "ptr addrspace(1) %text"), np.frombuffer(b"abc", np.uint8))
    (found,) = result.findings
    assert (found.kind, found.object and found.object.name, result.output) == ("out-of-bounds", "text", "")


def test_a_precision_ends_a_string() -> None:
    result = run(kernel_of("<%.2s>\n", STRING, "ptr addrspace(1) %text"), np.frombuffer(b"abc", np.uint8))
    assert (result.output, result.findings) == ("<ab>\n", [])


@pytest.mark.parametrize("address", (8, 0x1_0000_0000, 0xFFFF_FFFF_FFFF_FFFF, 0x1_0000_0000_0000, 0x2_0000_0000_0010))
@pytest.mark.parametrize("checks", ("all", "none"))
def test_a_string_from_nowhere_reads_no_memory_of_the_host(address: int, checks: str) -> None:
    before = "  %text = inttoptr i64 %number to ptr"
    result = run(kernel_of("<%s>\n", ", ptr %text", "i64 %number", before=before), address, checks=checks)
    assert (
        (checks == "none") or {f.kind for f in result.findings} <= {"out-of-bounds", "null-pointer"} and result.findings
    )
    assert result.output in ("", "<>\n", "<?>\n") or checks == "none"


@pytest.mark.parametrize("space", (3, 5))
def test_strings_in_lds_and_on_the_stack(space: int) -> None:
    more = "@lds = addrspace(3) global [4 x i8] poison, align 4" if space == 3 else ""
    pointer = "@lds" if space == 3 else "%slot"
    slot = "  %slot = alloca i32, align 4, addrspace(5)\n" if space == 5 else ""
    before = f"""{slot}  store i32 6513249, ptr addrspace({space}) {pointer}, align 4
  %text = addrspacecast ptr addrspace({space}) {pointer} to ptr"""
    result = run(kernel_of("<%s>\n", ", ptr %text", more=more, before=before))
    assert (result.output, result.findings) == ("<abc>\n", [])


def test_uninitialised_strings_are_found() -> None:
    more = "@lds = addrspace(3) global [4 x i8] poison, align 4"
    before = "  %text = addrspacecast ptr addrspace(3) @lds to ptr"
    result = run(kernel_of("<%s>\n", ", ptr %text", more=more, before=before))
    assert [f.kind for f in result.findings] == ["uninitialized"]


def test_undefined_arguments_are_found() -> None:
    result = run(kernel_of("%d\n", ", i32 undef"))
    assert [f.kind for f in result.findings] == ["uninitialized"]


LOOP = f"""{HEAD}
declare i32 @llvm.amdgcn.workgroup.id.x()
@format = private addrspace(4) constant [8 x i8] c"%1000d\\0A\\00"
define amdgpu_kernel void @k(i32 %rounds) {{
entry:
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @format, i32 %group)
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %rounds
  br i1 %again, label %loop, label %end
end:
  ret void
}}
"""


@pytest.mark.parametrize(("grid", "rounds"), ((2, 40), (80, 1)))
def test_output_is_bounded(grid: int, rounds: int) -> None:
    """64 work-items print some 5 MB; what is kept are the first groups."""
    result = load(LOOP).launch(grid, 64, [rounds], prints=False, max_output=1)
    (found,) = result.findings
    assert (found.kind, found.severity) == ("output-limit", "warning")
    assert "more than 1 MiB" in found.message
    assert len(result.output) == 1 << 20
    whole = "".join(f"{group:1000}\n" * 64 * rounds for group in range(grid))
    assert whole.startswith(result.output)


def test_little_output_is_whole() -> None:
    result = load(LOOP).launch(2, 8, [3], prints=False)
    assert (result.output, result.findings) == ("".join(f"{group:1000}\n" * 24 for group in range(2)), [])


HOSTCALL = """target triple = "amdgcn-amd-amdhsa"
declare i64 @__ockl_printf_begin(i64)
declare i64 @__ockl_fprintf_stderr_begin()
declare i64 @__ockl_printf_append_string_n(i64, ptr, i64, i32)
declare i64 @__ockl_fprintf_append_string_n(i64, ptr, i64, i32)
declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32)
@format = private addrspace(4) constant [7 x i8] c"%d %d\\0A\\00"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i64 %extra, i64 %length, i32 %count) {
  %m0 = call i64 @__ockl_printf_begin(i64 0)
  %m1 = call i64 @__ockl_printf_append_string_n(i64 %m0, ptr addrspacecast (ptr addrspace(4) @format to ptr), i64 %length, i32 0)
  %m2 = add i64 %m1, %extra
  %m3 = call i64 @__ockl_printf_append_args(i64 %m2, i32 %count, i64 7, i64 8, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1)
  store i64 %m3, ptr addrspace(1) %out, align 8
  %e0 = call i64 @__ockl_fprintf_stderr_begin()
  %e1 = call i64 @__ockl_fprintf_append_string_n(i64 %e0, ptr addrspacecast (ptr addrspace(4) @format to ptr), i64 0, i32 1)
  ret void
}
"""


def test_a_message_in_calls_gives_its_length() -> None:
    out = np.zeros(1, np.int64)
    result = run(HOSTCALL, out, 0, 7, np.int32(2))
    assert (result.output, result.findings, out[0]) == ("7 8\n", [], 4)


@pytest.mark.parametrize(
    ("extra", "length", "count", "words"),
    (
        (5, 7, 2, "the number of no message"),
        (0, 7, 9, "9 arguments are appended"),
        (0, 7, 1, "has no argument"),
        (0, 1 << 40, 2, "bytes is printed"),
        (0, 8, 2, "Invalid constant read of size 8"),
    ),
)
def test_messages_that_make_no_sense(extra: int, length: int, count: int, words: str) -> None:
    result = run(HOSTCALL, np.zeros(1, np.int64), extra, length, np.int32(count))
    assert any(words in f.message for f in result.findings), [f.message for f in result.findings]
    assert result.output == ""


def test_assertions_of_hip_go_to_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    text = HOSTCALL.replace("i64 0, i32 1)\n  ret", "i64 7, i32 1)\n  ret").replace('c"%d %d', 'c"ab %%')
    load(text).launch(1, 2, [np.zeros(1, np.int64), 0, 7, np.int32(0)], checks="memcheck")
    assert capsys.readouterr() == ("ab %\n" * 2, "ab %\n" * 2)


BUFFER = """target triple = "amdgcn-amd-amdhsa"
declare ptr addrspace(1) @__printf_alloc(i32)
define amdgpu_kernel void @k(i32 %word, i32 %size) {
  %p = call ptr addrspace(1) @__printf_alloc(i32 %size)
  store i32 %word, ptr addrspace(1) %p, align 4
  ret void
}
!llvm.printf.fmts = !{!0, !1}
!0 = !{!"1:0:first\\\\n"}
!1 = !{!"2:1:4:%d\\\\72\\\\n"}
"""


@pytest.mark.parametrize(
    ("word", "size", "output", "words"),
    (
        (1, 4, "first\n", ""),
        (2, 8, "0:\n", ""),
        (2, 4, "", "do not fit into the buffer"),
        (3, 4, "", "that of no format"),
        (1, 2, "", "Invalid heap write"),
    ),
)
def test_buffers_are_read_with_care(word: int, size: int, output: str, words: str) -> None:
    result = run(BUFFER, np.int32(word), np.int32(size))
    assert words in "".join(f.message for f in result.findings) and bool(words) == bool(result.findings)
    assert result.output == output


PLACED = """target triple = "amdgcn-amd-amdhsa"
declare ptr addrspace(1) @__printf_alloc(i32)
define amdgpu_kernel void @k() !dbg !4 {
  %p = call ptr addrspace(1) @__printf_alloc(i32 4)
  %none = icmp eq ptr addrspace(1) %p, null, !dbg !7
  br i1 %none, label %end, label %put, !dbg !7
put:
  store i32 1, ptr addrspace(1) %p, align 4
  br label %end, !dbg !7
end:
  ret void, !dbg !8
}
!llvm.printf.fmts = !{!0}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!0 = !{!"1:0:%d\\n"}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "placed.cl", directory: "/nowhere")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 6, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 7, column: 3, scope: !4)
!8 = !DILocation(line: 9, column: 1, scope: !4)
"""


def test_what_cannot_be_printed_has_the_line_of_printf() -> None:
    """LLVM's pass writes the call without a place, and what stands behind it with that of the call that it replaces."""
    [found] = run(PLACED).findings
    assert found.kind == "invalid-printf" and "%d has no argument" in found.message
    assert (found.location.file, found.location.line, found.location.column) == ("placed.cl", 7, 3)


def test_a_buffer_too_large_is_null() -> None:
    result = run(BUFFER, np.int32(1), np.int32(-1), max_output=1)
    assert {f.kind for f in result.findings} == {"output-limit", "null-pointer"}


# The command line ------------------------------------------------------------------------------------------------


def arguments(name: str = "hostcall") -> list[str]:
    return [
        str(FOLDER / f"tables.{name}.ll"),
        "--grid",
        "1",
        "--block",
        "2",
        "--arg",
        "i32[4]=iota",
        "--arg",
        "f32[4]",
        "--arg",
        "u8[4]",
    ]


def test_the_command_prints_first() -> None:
    done = command("run", *arguments())
    assert done.stdout.startswith("0 -5 %\ngroup 0, item  1: next is 0.000   | odd of \n1:0,0x1 -5 %\n=========")


def test_json_has_the_text() -> None:
    done = command("run", *arguments(), "--json", "-")
    assert json.loads(done.stdout)["output"].startswith("0 -5 %\n")


def test_validate_compares_the_text(tmp_path: Path) -> None:
    done = command("validate", *arguments())
    assert "agree" in done.stdout and done.stdout.count("0 -5 %") == 1
    differs = tmp_path / "differs.ll"
    pointer = "ptr addrspacecast (ptr addrspace(3) @lds to ptr)"
    text = kernel_of(
        "%p\n",
        f", {pointer}",
        more="@lds = addrspace(3) global i32 poison",
        before="  store i32 1, ptr addrspace(3) @lds",
    )
    differs.write_text(text)
    done = command("validate", str(differs), "--grid", "1", "--block", "1")
    assert done.code == 1 and "printed: line 1: original '0x" in done.stdout
