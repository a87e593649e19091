"""Findings name parameters, variables, functions and kernels as the source does, original and lowered, on both engines."""

from __future__ import annotations

import re
import tempfile
from typing import Any

import numpy as np
import pytest
from debug_text import with_debug_info
from paths import ROOT

import swlds
from swlds.engines.api import Local
from swlds.errors import LaunchError
from swlds.ir.source_names import ParameterNames, function_title, variable_titles
from swlds.passes.base import Target
from swlds.report.axis import AxisReport, analyse
from swlds.report.findings_text import render_run
from swlds.report.lds_map import map_lds
from swlds.report.pictures.call_matrix import Matrix
from swlds.report.suppressions import Suppression, read_suppressions, suppression_line
from swlds.report.uses import report_uses
from swlds.report.uses_text import kernel_rows
from swlds.run import RunRequest, entry_names, lower_by_llvm

FOLDER = ROOT / "testdata" / "reports"


def _kernel(name: str, kernel: str, *, lower: bool = False) -> Any:
    module = swlds.parse(FOLDER / name)
    return swlds.Device().load(swlds.lower(module) if lower else module)[kernel]


def _shift(name: str, *, lower: bool = False, size: int = 64, by: int = 1) -> Any:
    arrays = np.zeros(size, np.float32), np.zeros(64, np.float32)
    return _kernel(name, "shift", lower=lower).launch(1, 64, [*arrays, np.int32(by)], checks="memcheck")


@pytest.mark.parametrize("name", ["tiles.ll", "tiles-no-debug.ll"])
@pytest.mark.parametrize("lower", [False, True])
def test_lds_of_a_template_has_its_own_name(name: str, lower: bool) -> None:
    [finding] = _shift(name, lower=lower).findings
    assert finding.object.name == "_ZZN3ops5shiftIfEEvPKT_PS1_iE3row"
    assert finding.object.source_name == "row" and "past the end of row (256 bytes)" in finding.message
    assert finding.as_json()["object"]["source_name"] == "row"
    assert finding.calls[0].startswith("ops::shift<float>(float const*, float*, int)")


def test_variables_of_one_name_in_one_function_are_told_apart() -> None:
    """Two blocks of a kernel may have a ``__shared__ int s`` each: clang adds a number that demangling leaves out."""
    names = ("_ZZ6shadowPiE1s", "_ZZ6shadowPiE1s_0", "_ZZ6shadowPiE1t")
    module = swlds.parse("".join(f"@{n} = internal addrspace(3) global i32 poison\n" for n in names))
    titles = variable_titles(module, names)
    assert list(titles.values()) == ["shadow(int*)::s (1)", "shadow(int*)::s (2)", "t"]


TWINS = """target triple = "amdgcn-amd-amdhsa"
@_ZZ1kPiE1s = internal addrspace(3) global [64 x i32] poison
@_ZZ1kPiE1s_0 = internal addrspace(3) global [32 x i32] poison
define amdgpu_kernel void @_Z1kPi(ptr addrspace(1) %o) "target-cpu"="gfx942" {
  store i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ1kPiE1s, i32 256)
  store i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ1kPiE1s_0, i32 128)
  ret void
}
"""


@pytest.mark.parametrize("lower", ["", "full", "llvm", "by llvm"])
def test_twins_of_a_function_have_one_number_whoever_looks(lower: str) -> None:
    """A number out of the order in which something was found would have ``run`` call the one what ``uses`` calls the other."""
    module, names = swlds.parse(TWINS), None
    if lower == "by llvm":
        module, names = lower_by_llvm(module, RunRequest("k.ll", None, 1, 1, ())), entry_names(module)
    elif lower:
        module = swlds.lower(module, profile=lower)
    result = (
        swlds.Device().load(module, names=names).only(None).launch(1, 1, [np.zeros(1, np.int32)], checks="memcheck")
    )
    found = {finding.object.title: finding.object.size for finding in result.findings}
    assert found == {"k(int*)::s (1)": 256, "k(int*)::s (2)": 128}
    assert {v.title: v.size for v in report_uses(swlds.parse(TWINS)).kernels[0].variables} == found


def test_numbers_of_twins_do_not_depend_on_who_else_is_asked_for() -> None:
    """The third stays the third where the second is not reached; of one struct of two the second is the one with a number."""
    module, begin = swlds.parse(TWINS), "_ZZ1kPiE1s"
    asked = [f"{begin}__10_", f"{begin}_1", begin]
    assert [*variable_titles(module, asked).values()] == [f"k(int*)::s ({number})" for number in (12, 3, 1)]
    inside = ["_ZZZ1fvEN1S3getE_0vE1s", "_ZZZ1fvEN1S3getEvE1s"]
    assert [*variable_titles(module, inside).values()] == ["f()::S::get()::s (2)", "f()::S::get()::s (1)"]


def test_errors_name_arguments_as_the_source_does() -> None:
    kernel = _kernel("tiles.ll", "shift")
    given = np.zeros(64, np.float32)
    with pytest.raises(LaunchError, match=r"argument 2, by \(i32 %") as caught:
        kernel.launch(1, 64, [given, given, "3"])
    assert "give a number" in str(caught.value)


def test_parameters_have_their_names_from_debug_info() -> None:
    [finding] = _shift("tiles.ll", size=60, by=0).findings
    assert (finding.object.name, finding.object.title) == ("argument 0", "in")
    assert "past the end of in (240 bytes)" in finding.message


@pytest.mark.parametrize("engine", ["both", "wave", "reference"])
def test_device_arrays_have_the_names_of_parameters(engine: str) -> None:
    """Whoever finds something: memcheck and initcheck; a name that the array was given stays its name."""
    module = swlds.parse(FOLDER / "tiles.ll")
    device = swlds.Device("gfx942", engine=engine)
    kernel, out = device.load(module)["shift"], device.empty(64)
    short, empty, named = device.array(np.zeros(60, np.float32)), device.empty(64), device.empty(64, name="mine")
    for array, kind, title in (
        (short, "out-of-bounds", "in"),
        (empty, "uninitialized", "in"),
        (named, "uninitialized", "mine"),
    ):
        findings = kernel.launch(1, 64, [array, out, np.int32(0)], checks="memcheck,initcheck").findings
        found = next(f for f in findings if f.kind == kind)
        assert found.object is None or found.object.title == title
        assert "argument 0" not in found.message and "argument 0" not in str(found.as_json().get("origin", ""))
        assert title in f"{found.message} {found.as_json()}", found
    assert empty.name.startswith("array "), "its own name when the launch has ended"


def test_refusals_name_kernels_as_the_source_does() -> None:
    kernel = _kernel("tiles.ll", "shift")
    with pytest.raises(
        LaunchError, match=r"kernel ops::shift<float>\(float const\*, float\*, int\) takes 3 arguments, 1 given"
    ):
        kernel.launch(1, 64, [None])
    with pytest.raises(LaunchError, match="^kernel @plain takes 0 arguments, 1 given"):
        text = 'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @plain() {\n  ret void\n}\n'
        swlds.Device("gfx942").load(swlds.parse(text))["plain"].launch(1, 64, [None])


def test_without_debug_info_parameters_have_their_numbers() -> None:
    [finding] = _shift("tiles-no-debug.ll", size=60, by=0).findings
    assert finding.object.title == "argument 0" and "source_name" not in finding.as_json()["object"]


SLOT = """define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %1 = alloca float, align 4, addrspace(5)
    RECORD
  %v = load float, ptr addrspace(5) %1, align 4
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}
"""


@pytest.mark.parametrize(
    ("record", "title"),
    [
        ("#dbg_declare(ptr addrspace(5) %1, !7, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !8)", "sum"),
        ("#dbg_value(ptr addrspace(5) %1, !7, !DIExpression(DW_OP_deref), !8)", "sum"),
        ("#dbg_value(ptr addrspace(5) %1, !7, !DIExpression(), !8)", "stack slot %1"),  # a variable that points there
        ("", "stack slot %1"),
    ],
)
def test_stack_slots_are_called_as_their_variables(record: str, title: str) -> None:
    result = (
        swlds.Device()
        .load(swlds.parse(with_debug_info(SLOT.replace("RECORD", record), "sum")))["k"]
        .launch(1, 1, [np.zeros(1, np.float32)])
    )
    [finding] = result.findings
    assert (finding.object.name, finding.object.title) == (
        "stack slot %1",
        title,
    ) and f" of {title} at" in finding.message


def test_opencl_names_from_kernel_arg_info_and_symbols() -> None:
    args = [np.zeros(64, np.int32), np.zeros(60, np.int32), Local(200), np.int32(63)]
    result = _kernel("locals.ll", "halves").launch(1, 64, args, checks="memcheck")
    assert {f.object.title for f in result.findings} == {"scratch", "pairs", "out"}
    assert {f.object.name for f in result.findings} == {"argument 2", "halves.pairs", "argument 1"}


def test_all_names_of_parameters() -> None:
    for name, titles in (("tiles.ll", ["in", "out", "by"]), ("locals.ll", ["numbers", "out", "scratch", "n"])):
        kernel = _kernel(name, "hal*s" if name == "locals.ll" else "shift").function
        names = ParameterNames(kernel)
        assert [names.title(parameter) for parameter in kernel.arguments] == titles


CLASH = """
target triple = "amdgcn-amd-amdhsa"
@k.t = internal addrspace(3) global [4 x i32] undef
@f.t = internal addrspace(3) global [4 x i32] undef
@k.only = internal addrspace(3) global [4 x i32] undef
@free.name = internal addrspace(3) global [4 x i32] undef
@_ZZ1gvE1t = internal addrspace(3) global [4 x i32] undef
define void @f() { ret void }
define amdgpu_kernel void @k() { ret void }
"""


def test_variables_of_one_name_keep_what_tells_them_apart() -> None:
    symbols = ["k.t", "f.t", "k.only", "free.name", "_ZZ1gvE1t", "elsewhere"]
    titles = variable_titles(swlds.parse(CLASH), symbols)
    assert titles == {
        "k.t": "k.t", "f.t": "f.t", "k.only": "only", "free.name": "free.name", "_ZZ1gvE1t": "g()::t", "elsewhere": "elsewhere",
    }  # fmt: skip


@pytest.mark.parametrize(
    "word",
    [
        "_ZN3ops7reverseIfLi256EEEvPKT_PS1_",
        "@_ZN3ops7reverseIfLi256EEEvPKT_PS1_",
        "ops::reverse<float, 256>(float const*, float*)",
        "ops::reverse<float,256>",
        "void ops::reverse<float, 256>(float const*, float*)",
        "reverse<float, 256>",
        "reverse<float*",
        "*reverse?float*",
        "_ZN3ops7reverseIf*",
    ],
)
def test_a_kernel_by_any_of_its_names(word: str) -> None:
    assert _kernel("tiles.ll", word).name == "_ZN3ops7reverseIfLi256EEEvPKT_PS1_"


def test_several_kernels_of_a_name_are_listed() -> None:
    with pytest.raises(
        LaunchError, match=r"2 kernels are called 'reverse', name one \(they are ops::reverse<float, 256>"
    ):
        _kernel("tiles.ll", "reverse")
    with pytest.raises(LaunchError, match=r"no kernel 'shft' \(did you mean shift\?"):
        _kernel("tiles.ll", "shft")


def test_copies_of_a_line_are_one_finding() -> None:
    """Eight unrolled reads of one line; without debug information they stay eight findings, printed as one."""
    args = np.zeros(256, np.float32), np.zeros(2048, np.float32)
    for name, findings in (("tiles.ll", 1), ("tiles-no-debug.ll", 8)):
        result = _kernel(name, "reverse<float*").launch(1, 256, args, checks="racecheck")
        raw = [f for f in result.findings if f.kind == "race-raw" and f.severity == "error"]
        assert len(raw) == findings and sum(f.count for f in raw) == 288
        assert result.text().count("Read-after-write race: ") == 1
        assert "ERROR SUMMARY: 2 errors, 1 warning" in result.text()
    assert sum(f.copies for f in raw) == 8


def test_the_body_of_an_opencl_kernel_has_the_name_of_the_kernel() -> None:
    """At -O0 clang 22 makes a stub of a kernel that calls its body, ``__clang_ocl_kern_imp_``; the source has one function."""
    text = """
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4 x i32] poison
define amdgpu_kernel void @scale(i32 %n) {
  call void @__clang_ocl_kern_imp_scale(i32 %n)
  ret void
}
define void @__clang_ocl_kern_imp_scale(i32 %n) noinline {
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %n
  store i32 1, ptr addrspace(3) %p
  ret void
}
"""
    for module in (swlds.parse(text), swlds.lower(swlds.parse(text))):
        result = swlds.Device("gfx942").load(module)["scale"].launch(1, 1, [np.int32(4)], checks="memcheck")
        [finding] = result.findings
        assert finding.function == "__clang_ocl_kern_imp_scale" and finding.function_title == "@scale"
        assert finding.calls[0].startswith("@scale") and "__clang_ocl" not in suppression_line(finding)
        assert len(finding.calls) == 1
        printed = render_run(["kernel scale"], [finding])
        assert "at @scale" in printed and "__clang" not in printed
        for word in ("scale", "@scale", "__clang_ocl_kern_imp_scale", "sc*"):
            assert _read_line(f"out-of-bounds function={word}").fits(finding)
        assert not _read_line("out-of-bounds function=scal").fits(finding)
    [kernel] = report_uses(swlds.parse(text)).kernels
    assert [row[-1] for row in kernel_rows(kernel)] == ["@scale"]


def test_a_function_that_the_library_made_has_the_name_that_was_called() -> None:
    """For constants the library makes a function of its own, whose name nobody wrote."""
    text = """
target triple = "amdgcn-amd-amdhsa"
declare void @_Z18work_group_barrierj12memory_scope(i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %i, 70
  br i1 %c, label %a, label %b
a:
  call void @_Z18work_group_barrierj12memory_scope(i32 %n, i32 1)
  br label %b
b:
  ret void
}
"""
    for module in (swlds.parse(text), swlds.lower(swlds.parse(text))):
        result = swlds.Device("gfx942").load(module)["k"].launch(1, 128, [np.int32(1)], checks="barriercheck")
        [finding] = result.findings
        assert finding.instruction == "call void @_Z18work_group_barrierj12memory_scope(i32 %n, i32 1)"
        assert "swlds." not in render_run(["kernel k"], [finding])


def _read_line(line: str) -> Suppression:
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(line + "\n")
        file.flush()
        return read_suppressions(file.name)[0]


def test_names_of_opencl_bodies_that_are_mangled_or_none() -> None:
    assert function_title("__clang_ocl_kern_imp__Z5scalePf") == "scale(float*)"
    assert function_title("__clang_ocl_kern_imp_") == "@__clang_ocl_kern_imp_"


SAME = """
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %p) { ret void }
define amdgpu_kernel void @_ZN1n1kEPi(ptr addrspace(1) %p) { ret void }
define amdgpu_kernel void @_Z1gPi(ptr addrspace(1) %p) {
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 4
  store i32 1, ptr addrspace(3) %q
  ret void
}
define amdgpu_kernel void @_ZN1n1gEPi(ptr addrspace(1) %p) {
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 4
  store i32 1, ptr addrspace(3) %q
  ret void
}
define amdgpu_kernel void @_ZN1m1n1gEPi(ptr addrspace(1) %p) { ret void }
define amdgpu_kernel void @_Z1tIiEvPT_(ptr addrspace(1) %p) { ret void }
define amdgpu_kernel void @_Z1tIfEvPT_(ptr addrspace(1) %p) { ret void }
define amdgpu_kernel void @_ZN1n1tIiEEvPT_(ptr addrspace(1) %p) { ret void }
define amdgpu_kernel void @_Z1oIiEDTgsna_T_Eq(ptr addrspace(1) %p) { ret void }
define amdgpu_kernel void @_Z1uPi(ptr addrspace(1) %p) { ret void }
define amdgpu_kernel void @_ZL1uPi(ptr addrspace(1) %p) { ret void }
"""

#: A word -> the kernel that it names.
NAMED = {
    "g(int*)": "_Z1gPi",
    "g(int *)": "_Z1gPi",
    "::g": "_Z1gPi",
    "::g(int*)": "_Z1gPi",
    ":: g ( int * )": "_Z1gPi",
    "::g*": "_Z1gPi",
    "n::g(int*)": "_ZN1n1gEPi",
    "::n::g": "_ZN1n1gEPi",
    "m::n::g": "_ZN1m1n1gEPi",
    "k": "k",
    "::k": "k",
    "@k": "k",
    "k(int*)": "_ZN1n1kEPi",
    "n::k": "_ZN1n1kEPi",
    "t<int>(int*)": "_Z1tIiEvPT_",
    "void t<int>(int*)": "_Z1tIiEvPT_",
    "::t<int>": "_Z1tIiEvPT_",
    "t<float>": "_Z1tIfEvPT_",
    "n::t": "_ZN1n1tIiEEvPT_",
    "o": "_Z1oIiEDTgsna_T_Eq",  # it has letters behind its name that nobody can read
    "::o<int>": "_Z1oIiEDTgsna_T_Eq",
    "@_ZL1uPi": "_ZL1uPi",
}


@pytest.mark.parametrize("word", NAMED)
def test_a_whole_name_goes_before_a_part_of_one(word: str) -> None:
    """``g(int*)`` is no ``n::g(int*)``, and ``::`` is the global scope: wherever a kernel is named."""
    module = swlds.parse(SAME)
    loaded = swlds.Device("gfx942").load(module)
    assert loaded[word].name == NAMED[word] and word in loaded
    assert [kernel.name for kernel in report_uses(module, [word]).kernels] == [NAMED[word]]
    assert Target.of(module, "gfx942", word, None).kernel == NAMED[word]


def test_a_kernel_whose_symbol_nobody_reads_has_the_name_of_its_debug_information() -> None:
    text = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @_ZN2ns4loadIXqEEEvv() !dbg !4 { ret void }
define amdgpu_kernel void @_ZN2ns5storeIXqEEEvv() { ret void }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1)
!1 = !DIFile(filename: "a.hip", directory: "/")
!2 = !DISubroutineType(types: null)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "load<4>", scope: !1, file: !1, line: 1, type: !2, spFlags: DISPFlagDefinition, unit: !0)
"""
    loaded = swlds.Device("gfx942").load(swlds.parse(text))
    for word in ("load", "load<4>", "load<*", "@_ZN2ns4loadIXqEEEvv"):
        assert loaded[word].name == "_ZN2ns4loadIXqEEEvv"
    with pytest.raises(LaunchError, match="no kernel 'store'"):
        loaded["store"]


@pytest.mark.parametrize(
    ("word", "listed"),
    [
        ("g", r"3 kernels are called 'g', name one \(they are g\(int\*\), n::g\(int\*\), m::n::g\(int\*\)\)"),
        ("::t", r"2 kernels are called '::t', name one \(they are t<int>\(int\*\), t<float>\(float\*\)\)"),
        ("u", r"2 kernels are called 'u', name one \(they are @_Z1uPi, @_ZL1uPi\)"),
        ("::m::g", "no kernel '::m::g'"),
    ],
)  # fmt: skip
def test_what_still_names_several_is_said(word: str, listed: str) -> None:
    with pytest.raises(LaunchError, match=listed):
        swlds.Device("gfx942").load(swlds.parse(SAME))[word]
    assert word not in swlds.Device("gfx942").load(swlds.parse(SAME))


def test_a_line_of_suppressions_is_for_one_function() -> None:
    """What a finding in ``g(int*)`` prints to paste is not for ``n::g(int*)``."""
    loaded = swlds.Device("gfx942").load(swlds.parse(SAME))
    [whole], [scoped] = (loaded[name].launch(1, 1, [None], checks="memcheck").findings for name in ("::g", "n::g"))
    for finding, other in ((whole, scoped), (scoped, whole)):
        [word] = re.findall(r'function="[^"]*"', suppression_line(finding))
        line = _read_line(f"out-of-bounds {word}")
        assert line.fits(finding) and not line.fits(other), word
    for word, fits in {
        "::g": (True, False), '"::g(int\\*)"': (True, False), "g(*": (True, True), "g": (True, True), "*::g": (True, True),
        "n::g": (False, True), "::n::*": (False, True), '"n::g(int\\*)"': (False, True), "_Z1gPi": (True, False),
    }.items():  # fmt: skip
        line = _read_line(f"out-of-bounds function={word}")
        assert (line.fits(whole), line.fits(scoped)) == fits, word


LINKED = """target triple = "amdgcn-amd-amdhsa"
@_ZL4tile = internal addrspace(3) global [4 x i32] poison, align 4, !dbg !3
@_ZL4tile.2 = internal addrspace(3) global [4 x i32] poison, align 4, !dbg !5
@plain = internal addrspace(3) global [4 x i32] poison, align 4
define amdgpu_kernel void @one(i32 %n) {
  %a = getelementptr i32, ptr addrspace(3) @_ZL4tile.2, i32 %n
  store i32 1, ptr addrspace(3) %a, align 4
  %b = getelementptr i32, ptr addrspace(3) @plain, i32 %n
  store i32 1, ptr addrspace(3) %b, align 4
  ret void
}
define amdgpu_kernel void @two(i32 %n) {
  %a = getelementptr i32, ptr addrspace(3) @_ZL4tile, i32 %n
  store i32 1, ptr addrspace(3) %a, align 4
  %b = getelementptr i32, ptr addrspace(3) @_ZL4tile.2, i32 %n
  store i32 1, ptr addrspace(3) %b, align 4
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "c", emissionKind: FullDebug)
!1 = !DIFile(filename: "x.hip", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!4 = distinct !DIGlobalVariable(name: "tile", linkageName: "_ZL4tile", scope: !0, file: !1, line: 2, type: !7, isLocal: true)
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "tile", linkageName: "_ZL4tile", scope: !0, file: !1, line: 2, type: !7, isLocal: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""


@pytest.mark.parametrize("kernel", ["one", "two"])
def test_uses_names_variables_as_run_does(kernel: str) -> None:
    """A name that the linker changed is that of the source; two of one name in one kernel are told apart in the same way."""
    module = swlds.parse(LINKED)
    report = report_uses(module, [kernel])
    found = swlds.Device("gfx942").load(module)[kernel].launch(1, 1, [100]).findings
    names = {finding.object.name: finding.object.title for finding in found if finding.object is not None}
    assert {v.name: v.title for v in report.kernels[0].variables} == names and len(names) == 2
    rows = kernel_rows(report.kernels[0])
    assert {row[0] for row in rows} == {name if name != "plain" else "@plain" for name in names.values()}
    assert {piece.name for piece in map_lds(report.kernels[0]).pieces if piece.what == "variable"} == {*names.values()}


def test_the_matrix_tells_variables_of_all_kernels_apart() -> None:
    assert {*Matrix(report_uses(swlds.parse(LINKED))).titles} == {"plain", "tile", "tile.2"}


def test_profile_and_axis_name_them_so() -> None:
    """The name that a linker changed is in no table of theirs; JSON keeps the symbol, and the name beside it."""
    module = swlds.parse(LINKED)
    result = swlds.Device("gfx942").load(module)["one"].launch(1, 1, [0], profile=True)
    assert result.profile is not None
    assert {site.object_title for site in result.profile.sites} == {"tile", "plain"}
    sites = result.profile.as_json()["sites"]
    assert [(site["object"], site.get("source_name")) for site in sites] == [("_ZL4tile.2", "tile"), ("plain", None)]
    text = AxisReport(*analyse(module, "one", (64,), None, ())).text()
    assert " tile " in text and "lds  tile.2" not in text
