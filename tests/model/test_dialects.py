"""Text of newer LLVM is read: what it means, where errors lie, and what it costs. All text here is written for these tests."""

from __future__ import annotations

import itertools
import re
import struct
import time
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import swlds
from swlds.errors import ParseError, VerifyError
from swlds.ir import dialects, llvm

HEAD = 'target triple = "amdgpu9.42-amd-amdhsa"\n'


def canonical(text: str) -> str:
    return llvm.canonical_text(text, "t.ll")


def constant(kind: str, literal: str) -> str:
    """What LLVM 22.1 makes of a literal, as the bit pattern of an integer."""
    bits = {"half": 16, "bfloat": 16, "float": 32, "double": 64}[kind]
    text = f"{HEAD}define i{bits} @f() {{\n  ret i{bits} bitcast ({kind} {literal} to i{bits})\n}}\n"
    found = re.search(r"ret i\d+ (-?\d+)", canonical(text))
    assert found is not None
    return f"{int(found[1]) % (1 << bits):0{bits // 4}X}"


@pytest.mark.parametrize(
    ("kind", "literal", "bits"),
    [
        ("float", "f0x3FB8AA3B", "3FB8AA3B"),
        ("float", "f0x00000001", "00000001"),
        ("float", "+inf", "7F800000"),
        ("float", "-inf", "FF800000"),
        ("float", "+qnan", "7FC00000"),
        ("float", "-qnan", "FFC00000"),
        ("float", "+nan(0x3F)", "7FC0003F"),
        ("float", "+snan(0x1)", "7F800001"),
        ("float", "-snan(0x200000)", "FFA00000"),
        ("float", "1.000000e-01", "3DCCCCCD"),
        ("half", "f0x3C01", "3C01"),
        ("half", "-inf", "FC00"),
        ("half", "+qnan", "7E00"),
        ("half", "9.997559e-02", "2E66"),
        ("half", "-1.000000e-01", "AE66"),
        ("half", "5.000000e-08", "0001"),
        ("bfloat", "f0x3F80", "3F80"),
        ("bfloat", "+nan(0x1)", "7FC1"),
        ("bfloat", "1.000000e-01", "3DCD"),
        ("double", "f0x3FF921FB54442D18", "3FF921FB54442D18"),
        ("double", "+snan(0x4000000000000)", "7FF4000000000000"),
    ],
)
def test_literals(kind: str, literal: str, bits: str) -> None:
    assert constant(kind, literal) == bits


@given(st.integers(0, 0xFFFFFFFF))
def test_each_float_is_itself(bits: int) -> None:
    text = f"@a = global float f0x{bits:08X}\n"
    spelled = re.search(rb"float 0x(\w+)", dialects.translate(text.encode()).text)
    assert spelled is not None
    double = int(spelled[1], 16)
    if bits & 0x7F800000 == 0x7F800000:
        assert (double >> 63, double >> 52 & 0x7FF, double & (1 << 52) - 1) == (
            bits >> 31,
            0x7FF,
            (bits & 0x7FFFFF) << 29,
        )
    else:
        value = struct.unpack("<d", double.to_bytes(8, "little"))[0]
        assert struct.pack("<f", value) == bits.to_bytes(4, "little")


@given(st.floats(2.0**-24, 65000.0))
def test_decimals_round_to_the_nearest_half(value: float) -> None:
    decimal = f"{value:.6e}"
    found = re.search(rb"0xH(\w+)", dialects.translate(f"@a = global half {decimal}\n".encode()).text)
    exact = Fraction(decimal)
    if found is None:
        assert Fraction(struct.unpack("<e", struct.pack("<e", float(decimal)))[0]) == float(decimal)
        return
    bits = int(found[1], 16)
    halves = [
        Fraction(struct.unpack("<e", (bits + d).to_bytes(2, "little"))[0]) for d in (-1, 0, 1) if bits + d < 0x7C00
    ]
    assert abs(halves[1] - exact) == min(abs(h - exact) for h in halves)


def test_types_of_literals_behind_an_operand() -> None:
    text = HEAD + (
        "define float @f(float %x, <2 x half> %half, i1 %c) {\n"
        "entry:\n"
        "  %float = fmul float %x, f0x3FB8AA3B ; half f0x3C00, +inf\n"
        "  br i1 %c, label %next, label %entry.double\n"
        "entry.double:\n"
        "  %h = fadd <2 x half> %half, <half f0x3C00, half -inf>\n"
        "  br label %next\n"
        "next:\n"
        "  %p = phi float [ +inf, %entry ], [ f0x3F800001, %entry.double ]\n"
        "  %s = select i1 %c, float %p, float -qnan\n"
        "  %o = fcmp one float %s, -inf\n"
        "  ret float %s\n"
        "}\n"
        '@"float f0x3F800000" = global [2 x float] [float f0x00000001, float 0.1]\n'
    )
    got = canonical(text)
    for expected in (
        "fmul float %x, 0x3FF7154760000000",
        "<half 0xH3C00, half 0xHFC00>",
        "phi float [ 0x7FF0000000000000, %entry ], [ 0x3FF0000020000000, %entry.double ]",
        "select i1 %c, float %p, float 0xFFF8000000000000",
        "fcmp one float %s, 0xFFF0000000000000",
        '@"float f0x3F800000" = global [2 x float] [float 0x36A0000000000000, float 0x3FB99999A0000000]',
    ):
        assert expected in got, expected


@pytest.mark.parametrize(
    ("family", "processor"),
    [
        ("9.42", "gfx942"), ("9.0a", "gfx90a"), ("12.50", "gfx1250"), ("11.00", "gfx1100"), ("9", "gfx9-generic"),
        ("9.4", "gfx9-4-generic"), ("9.5", "gfx9-4-generic"), ("10.3", "gfx10-3-generic"), ("12", "gfx12-generic"),
    ],
)  # fmt: skip
def test_processor_in_the_triple(family: str, processor: str) -> None:
    text = (
        f'target triple = "amdgpu{family}-amd-amdhsa"\n'
        "define amdgpu_kernel void @plain(ptr addrspace(1) %a) local_unnamed_addr {\n  ret void\n}\n"
        'define void @"a (b"() #0 !dbg !0 {\n  ret void\n}\n'
        "define void @has() #1 {\n  ret void\n}\n"
        "attributes #0 = { nounwind }\n"
        'attributes #1 = { "target-cpu"="gfx90a" }\n'
        '!0 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !1, file: !2)\n'
        "!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)\n"
        '!2 = !DIFile(filename: "a", directory: "b")\n'
        '!llvm.dbg.cu = !{!1}\n!llvm.module.flags = !{!3}\n!3 = !{i32 2, !"Debug Info Version", i32 3}\n'
    )
    module = swlds.parse(text)
    assert module.triple == "amdgcn-amd-amdhsa"
    cpus = {f.name: f.find_attribute("target-cpu") for f in module.defined_functions}
    assert cpus == {"plain": processor, '"a (b"': processor, "has": "gfx90a"}


def test_a_triple_without_a_processor_names_none() -> None:
    module = swlds.parse('target triple = "amdgpu-amd-amdhsa"\ndefine void @f() {\n  ret void\n}\n')
    assert module.functions["f"].find_attribute("target-cpu") is None


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("preservesign", '"denormal-fp-math"="preserve-sign,preserve-sign"'),
        ("ieee|positivezero", '"denormal-fp-math"="ieee,positive-zero"'),
        ("float: preservesign", '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'),
        ("dynamic, float: ieee|dynamic", '"denormal-fp-math"="dynamic,dynamic" "denormal-fp-math-f32"="ieee,dynamic"'),
    ],
)
def test_denormal_modes(new: str, old: str) -> None:
    text = f"; denormal_fpenv(ieee)\ndefine void @f() nounwind denormal_fpenv({new}) {{\n  ret void\n}}\n"
    assert f"attributes #0 = {{ nounwind {old} }}" in canonical(text)


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("readwrite, argmem: none, target_mem: none", "readwrite, argmem: none, target_mem0: none, target_mem1: none"),
        ("write, argmem: read, target_mem:\n none", "write, argmem: read, target_mem0: none, target_mem1: none"),
        ("target_mem: readwrite", "target_mem0: readwrite, target_mem1: readwrite"),
        ("target_mem: read, target_mem1: write", "target_mem0: read, target_mem1: write"),
        ("argmem: read, target_mem: read", "argmem: read, target_mem0: read, target_mem1: read"),
    ],
)
def test_memory_of_the_target(new: str, old: str) -> None:
    """Strings, comments and labels of that name stay."""
    text = f"""; memory(target_mem: none)
declare void @f() memory({new}) "memory(target_mem: none)"
define void @g() {{
target_mem:
  br label %read
read:
  ret void
}}
"""
    got = canonical(text)
    assert f"memory({old}) \"memory(target_mem: none)\"" in got and "\ntarget_mem:" in got


def test_what_is_wrong_behind_memory_of_the_target() -> None:
    """The column is that of the user's text."""
    with pytest.raises(swlds.ParseError, match=r"1:60: "):
        swlds.parse("declare void @f() memory(read, target_mem: none, errnomem: 7)\n")


SIGNATURES = """define void @k(ptr addrspace(1) %p, i32 %n, <16 x half> %a, <8 x float> %c, ptr addrspace(8) %r, <8 x i32> %g) {
  %1 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) nonnull %p, i16 0, i32 -2, i32 7)
  %2 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %p, i16 0, i32 %n, i32 7)
  %3 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(<16 x half> %a, <16 x half> %a, i16 0, <8 x float> %c, i1 false, i1 false)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) null, i32 4, i32 0, i32 0, i32 0, i32 0) #0
  call void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1) %p, ptr addrspace(3) null, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> zeroinitializer, <8 x i32> %g, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 0)
  %4 = trunc i64 123 to i45
  %5 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i45(ptr addrspace(1) %p, i16 0, i45 noundef -2, i32 5)
  %6 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i45(ptr addrspace(1) %p, i16 0, i45 %4, i32 6)
  ret void
}
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) readnone, i16, i32, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i45(ptr addrspace(1) readnone, i16, i45, i32)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(<16 x half>, <16 x half>, i16 immarg, <8 x float>, i1 immarg, i1 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.tensor.load.to.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, <8 x i32>, i32 immarg)
attributes #0 = { nounwind }
"""  # noqa: E501


def test_changed_signatures() -> None:
    got = canonical(HEAD + SIGNATURES)
    for expected in (
        "@llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) nonnull %p, i16 0, i64 4294967294, i32 7)",
        "zext i32 %n to i64",
        "@llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %p, i16 0, i64 %wide.",
        "@llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 35184372088830, i32 5)",
        "zext i45 %4 to i64",
        "(i1 false, <16 x half> %a, i1 false, <16 x half> %a, i16 0, <8 x float> %c, i1 false, i1 false)",
        "@llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) null, i32 4, i32 0, i32 0, i32 0, i32 0)",
        "@llvm.amdgcn.load.to.lds.p1(",
        '"swlds-async"',
        "<4 x i32> zeroinitializer, <4 x i32> zeroinitializer, i32 0)",
    ):
        assert expected in got, expected
    groups = re.findall(r"call void @llvm.amdgcn.(?:raw.ptr.buffer.)?load.(?:to.)?lds.*\) #(\d+)", got)
    marked = re.findall(r'attributes #(\d+) = {.* "swlds-async" }', got)
    assert len(groups) == 2 and set(groups) == set(marked)


def test_names_that_become_one_keep_one_declaration() -> None:
    """Order does not count, calls keep what they were, and errors behind keep their places."""
    plain = "declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)"
    marked = plain.replace("load.to", "load.async.to").replace("), ptr", "),\n  ptr", 1)
    buffers = [
        f"declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1{suffix}(ptr addrspace(1) readnone, i16, {wide}, i32)"
        for suffix, wide in ((".i32", "i32"), (".i64", "i64"), ("", "i64"))
    ]
    calls = (
        "define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n"
        "  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %p, ptr addrspace(3) null, i32 4, i32 0, i32 0)\n"
        "  call void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1) %p, ptr addrspace(3) null, i32 4, i32 0, i32 0)\n"
        "  %1 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) %p, i16 0, i32 -2, i32 7)\n"
        "  %2 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i64(ptr addrspace(1) %p, i16 0, i64 7, i32 7)\n"
        "  ret void\n}\n"
    )
    for order in itertools.permutations([plain, marked, *buffers]):
        text = HEAD + "\n".join(order) + "\n" + calls
        got = canonical(text)
        assert got.count("declare void @llvm.amdgcn.load.to.lds.p1(") == 1, got
        assert got.count("@llvm.amdgcn.make.buffer.rsrc.p8.p1(") == 3, got
        copies = re.findall(r"call void @llvm.amdgcn.load.to.lds.p1\(.*\)( #\d+)?\n", got)
        assert len(copies) == 2 and not copies[0] and copies[1], got
        with pytest.raises(ParseError) as caught:
            canonical(text + "define void @f() {\n  %x = fadd float %no, 1.0\n  ret void\n}\n")
        assert f":{text.count(chr(10)) + 2}:" in str(caught.value)


def test_stack_slots_of_a_text_without_a_target() -> None:
    text = (
        "define amdgpu_kernel void @k(float* %p) #0 {\n"
        "  %r = alloca [2 x float], align 8 ; a comment\n"
        "  %1 = getelementptr float, float* %p, i32 1\n"
        "  %2 = load float, float* %1, align 4\n"
        "  store float %2, float* %r, align 4\n"
        "  ret void\n}\n"
        "attributes #0 = { nounwind }\n"
    )
    got = canonical(text)
    assert "%private.r = alloca [2 x float], align 8, addrspace(5)" in got
    assert "%r = addrspacecast ptr addrspace(5) %private.r to ptr" in got
    with pytest.raises(VerifyError, match=r"addrspace\(5\)"):
        canonical('target triple = "amdgcn-amd-amdhsa"\n' + text)


def test_errors_keep_line_and_column() -> None:
    line = "  %x = fadd float f0x3F800000, f0x3F800000  %y = fadd float +inf, %z"
    text = f"{HEAD}define float @f() {{\n{line}\n  ret float %x\n}}\n"
    with pytest.raises(ParseError) as caught:
        canonical(text)
    assert caught.value.location == f"t.ll:3:{line.index('%z') + 1}"


def test_errors_in_front_of_what_is_translated() -> None:
    text = f"{HEAD}define float @f() {{\n  %x = fadd double float +inf, +inf\n  ret float %x\n}}\n"
    with pytest.raises(ParseError) as caught:
        canonical(text)
    assert caught.value.location == "t.ll:3:20"


def test_source_lines_of_translated_text() -> None:
    from swlds.ir.places import SourceLines

    text = HEAD + SIGNATURES
    lines = canonical(text).split("\n")
    for word, line in (("load.to.lds.p1", 7), ("tensor.load", 8), ("wmma", 5)):
        row = next(i for i, other in enumerate(lines, 1) if word in other and "call" in other)
        assert SourceLines(text, "t.ll").find(row) == line


def test_ordinary_text_goes_through() -> None:
    assert not dialects.is_newer(b'target triple = "amdgcn-amd-amdhsa"\ndefine float @f() {\n  ret float 1.0\n}\n')


def test_time_is_linear() -> None:
    def seconds(count: int) -> float:
        body = "".join(f"  %v{i} = fmul float %x, f0x3FB8AA3B\n" for i in range(count))
        text = f"{HEAD}define void @f(float %x) {{\n{body}  ret void\n}}\n".encode()
        start = time.perf_counter()
        dialects.translate(text)
        return time.perf_counter() - start

    seconds(1000)
    assert seconds(80_000) < 16 * seconds(10_000) + 0.1


@pytest.mark.parametrize(
    ("result", "name", "operands"),
    [
        ("i32", "llvm.amdgcn.wmma.i32.16x16x64.iu8.v8i32.v8i32", "<8 x i32>, <8 x i32>"),
        ("float", "llvm.amdgcn.atomic.inc", "ptr addrspace(1), float"),
        ("float", "llvm.amdgcn.ldexp.f32", "half, i32"),
        ("void", "llvm.dbg.label", "i32"),
        ("i32", "llvm.cttz.i32", "float"),
        ("<4 x i32>", "llvm.vector.splice.v4i32", "<4 x i32>, i32"),
        ("<6 x i32>", "llvm.vector.interleave3.v6i32", "<2 x i32>, <2 x half>, <2 x i32>"),
        ("i32", "llvm.memcpy.p0.p0.i64", "ptr, ptr, i64, i1 immarg"),
        ("i64", "llvm.objectsize.i64.p0", "i64, i1"),
    ],
)
def test_wrong_types_do_not_end_the_process(result: str, name: str, operands: str) -> None:
    values = ", ".join(f"{kind.replace(' immarg', '')} poison" for kind in operands.split(", "))
    to = "" if result == "void" else "%1 = "
    text = f"declare {result} @{name}({operands})\ndefine void @f() {{\n  {to}call {result} @{name}({values})\n  ret void\n}}\n"
    with pytest.raises((VerifyError, ParseError)):
        canonical(text)


@pytest.mark.parametrize(
    "text",
    [
        "declare noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 noundef, i1 immarg)",
        "declare i32 @llvm.cttz.i32(i32)",
        "declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)",
        "declare void @llvm.memcpy.p0i8.p1i8.i64(i8* nocapture, i8 addrspace(1)* nocapture readonly, i64, i32, i1)",
        "declare void @llvm.memset.p3.i32(ptr addrspace(3) writeonly captures(none), i8, i32, i1 immarg)",
        "declare i64 @llvm.objectsize.i64.p0i8(i8*, i1)",
        "declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)",
        "declare i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32>)",
        "declare <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32 immarg)",
        "declare <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32>, <2 x i32>, <2 x i32>)",
        "declare float @llvm.amdgcn.ldexp.f32(float, i32) #0",
        "declare void @llvm.dbg.label(metadata)",
    ],
)
def test_right_types_of_old_intrinsics_are_read(text: str) -> None:
    canonical(text + "\nattributes #0 = { nounwind }\n")


def test_the_calling_convention_of_older_clangs() -> None:
    """OpenCL kernels with debug information, as clang 19 writes them; a string with the word stays."""
    text = """define void @f() !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "cc: DW_CC_LLVM_OpenCLKernel")
!1 = !DIFile(filename: "a.cl", directory: ".")
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !5)
!5 = !{null}
!6 = !{i32 2, !"Debug Info Version", i32 3}
"""
    found = canonical(text)
    assert "cc: DW_CC_LLVM_DeviceKernel" in found and 'producer: "cc: DW_CC_LLVM_OpenCLKernel"' in found


ALLOCAS = {
    "plain": ("  %a = alloca i32, align 4", "%a"),
    "quotes": ('  %"a b" = alloca i32, align 4', '%"a b"'),
    "behind its label": ("start: %a = alloca i32, align 4", "%a"),
    "number": ("  %1 = alloca i32", "%1"),
    "no name": ("  alloca i32", "%1"),
    "several lines": ("  %a\n = alloca ; alloca\n i32 /* , */,\n align 4", "%a"),
    "tabs": ("\t%a\t=\talloca\t[4 x { i32, ptr addrspace(3) }], i32 1, align 4", "%a"),
    "CR": ("  %a = alloca i32\r", "%a"),
    "metadata": ("  %a = alloca i32, align 4, !m !{i32 1}, !n !0", "%a"),
    "a count that is a constant": ("  %a = alloca i32, i64 ptrtoint (ptr @f to i64), align 4", "%a"),
    "two of a line": ("  %b = alloca ptr addrspace(1) %a = alloca i32", "%a"),
}


@pytest.mark.parametrize("name", ALLOCAS)
def test_slots_without_a_target_however_they_are_spelled(name: str) -> None:
    lines, value = ALLOCAS[name]
    text = llvm.canonical_text(
        f"define void @f(i32 %x) {{\n{lines}\n  store i32 %x, ptr {value}\n  ret void\n}}\n!0 = !{{}}\n"
    )
    assert text.count("addrspace(5) ") == text.count("addrspacecast ptr addrspace(5)") == text.count("= alloca")
    assert ("!m" in text) == (name == "metadata")


def test_what_is_no_slot_without_an_address_space_stays() -> None:
    text = (
        '; alloca i32\ndefine void @f() "alloca i32" {\n  %p = alloca i32, align 4, addrspace(5)\n  br label %alloca\n'
        "alloca: ret void\n}\ndeclare void @alloca()\n"
    )
    assert "addrspacecast" not in llvm.canonical_text(text)
