"""Gaps of what a kernel's parameters point to, where the address is a number of bytes: the source's types are in metadata.

``testdata/opencl/int_index.cl`` is the source of ``int_index.O0.ll``, ``int_index.O2.ll`` and, with -g, ``int_index.O2-g.ll``."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest
from paths import ROOT

import swlds
from swlds.device.padding import padding_behind
from swlds.ir.pointees import find_pointee

VECTORS = ("chars", "shorts", "halves", "floats", "doubles", "nest")
STRUCTS = ("two", "ray", "either", "wide", "one")
FORGOT = ("forgot_fourth", "forgot_float", "forgot_third", "forgot_member", "forgot_in_struct")


@functools.cache
def _kernels(level: str, form: str, engine: str) -> Any:
    module = swlds.parse(str(ROOT / "testdata" / "opencl" / f"int_index.{level}.ll"))
    return swlds.Device("gfx942", engine=engine).load(swlds.lower(module) if form == "lowered" else module)


def _count(level: str, kernel: str, form: str) -> int:
    """Findings of both engines, which also leave the same bytes."""
    found = []
    for engine in ("wave", "reference"):
        given, made = (np.arange(1 << 14).astype(np.uint8) % m for m in (np.uint8(251), np.uint8(241)))
        result = _kernels(level, form, engine)[kernel].launch(2, 64, [given, made, np.int32(10)], checks="all")
        assert {f.kind for f in result.findings} <= {"uninitialized"}
        assert result.findings or not result.fidelity.executed
        found.append((sum(f.count for f in result.findings), made.tobytes()))
    assert found[0] == found[1]
    return found[0][0]


@pytest.mark.parametrize("form", ["plain", "lowered"])
@pytest.mark.parametrize("level", ["O0", "O2", "O2-g"])
@pytest.mark.parametrize("kernel", [*VECTORS, *STRUCTS])
def test_gaps_are_no_findings(kernel: str, level: str, form: str) -> None:
    """Of structs the kernel argument metadata of OpenCL has the names only: there it takes debug info."""
    assert (_count(level, kernel, form) == 0) == (level != "O2" or kernel in VECTORS)


@pytest.mark.parametrize("form", ["plain", "lowered"])
@pytest.mark.parametrize("kernel", FORGOT)
def test_elements_that_were_left_out_are(kernel: str, form: str) -> None:
    """One for each work-item from 10 on, and none for a gap beside it."""
    assert _count("O2-g", kernel, form) == 118
    assert _count("O2", kernel, form) == (236 if kernel in ("forgot_member", "forgot_in_struct") else 118)


# What metadata says --------------------------------------------------------------------------------------------

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define CC void @k(ptr addrspace(1) %p, i64 %i, i32 %n) METADATA {
BODY
  ret void
}
"""
BASE = '!kernel_arg_base_type !0 {{\nBODY\n  ret void\n}}\n!0 = !{{!"{}", !"long", !"int"}}\n;'
VEC3 = BASE.format("uchar __attribute__((ext_vector_type(3)))*")


def _module(metadata: str, body: str = "", convention: str = "amdgpu_kernel") -> Any:
    """``metadata``: attachments, then nodes behind the function's end and a comment sign."""
    head, _, nodes = metadata.partition("{")
    text = KERNEL.replace("METADATA", head).replace("CC", convention).replace("BODY", body)
    return swlds.parse(text + nodes.partition("}\n")[2].rstrip(";"))


def _gaps(module: Any) -> str | None:
    """A sign a byte, ``#`` for padding."""
    found = find_pointee(module.functions["k"].arguments[0])
    return None if found is None else "".join("#" if b else "." for b in found.padding(found.period))


@pytest.mark.parametrize(
    "spelled,gaps",
    [
        ("uchar __attribute__((ext_vector_type(3)))*", "...#"),
        ("half __attribute__((ext_vector_type(3)))*", "......##"),
        ("float __attribute__((ext_vector_type(3)))*", "." * 12 + "####"),
        ("ulong __attribute__((ext_vector_type(3)))*", "." * 24 + "#" * 8),
        ("uchar __attribute__((ext_vector_type(4)))*", None),
        ("uchar __attribute__((ext_vector_type(3)))**", None),
        ("uchar __attribute__((ext_vector_type(3)))", None),
        ("strange __attribute__((ext_vector_type(3)))*", None),
        ("uchar*", None),
        ("struct s*", None),
    ],
)
def test_vectors_of_three_by_kernel_argument_metadata(spelled: str, gaps: str | None) -> None:
    assert _gaps(_module(BASE.format(spelled))) == gaps


def test_other_functions_and_other_numbers_of_parameters_say_nothing() -> None:
    assert _gaps(_module(VEC3)) == "...#"
    assert _gaps(_module(VEC3, convention="amdgpu_gfx")) is None
    assert _gaps(_module(VEC3.replace(', !"int"', ""))) is None


#: Members of a struct of 16 bytes, and its gaps. !10 is an i8, !11 an i32, !12 a vector of three i8, !13 a struct of i8 and i32.
MEMBERS = {
    "(tag: DW_TAG_member, baseType: !10, size: 8)": ".###############",
    "(tag: DW_TAG_member, baseType: !11, size: 32, offset: 96)": "############....",
    "(tag: DW_TAG_member, baseType: !12, size: 32, offset: 32)": "####...#########",
    "(tag: DW_TAG_member, baseType: !13, size: 64, offset: 64)": "########.###....",
    "(tag: DW_TAG_inheritance, baseType: !13, offset: 32)": "####.###....####",
    "(tag: DW_TAG_inheritance, baseType: !13, offset: 32, flags: DIFlagVirtual)": None,
    "(tag: DW_TAG_member, baseType: !14, size: 128)": ".###.....###....",
    "(tag: DW_TAG_member, baseType: !15, size: 32)": "....############",
    "(tag: DW_TAG_member, baseType: !16, size: 64)": "........########",
    "(tag: DW_TAG_member, baseType: !17, size: 8)": None,
    "(tag: DW_TAG_member, baseType: !10, size: 9, offset: 7, flags: DIFlagBitField)": "..##############",
    "(tag: DW_TAG_member, baseType: !10, size: 3, offset: 17, flags: DIFlagBitField)": "##.#############",
    "(tag: DW_TAG_member, baseType: !11, size: 32, offset: 112)": None,
    "(tag: DW_TAG_member, baseType: !3, size: 128)": None,
    "(tag: DW_TAG_member, baseType: !10, flags: DIFlagStaticMember)": "################",
    "(tag: DW_TAG_member, baseType: null, size: 8)": None,
    "(tag: DW_TAG_member, baseType: !18, size: 64)": ".###....########",
}  # fmt: skip
DEBUG = """!dbg !0 {
BODY
}
!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!21}
!0 = distinct !DISubprogram(name: "k", file: !22, line: 1, type: !1, unit: !20, spFlags: DISPFlagDefinition)
!1 = !DISubroutineType(types: !{null, !2, !11, !11})
!2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !22, size: 128, elements: !5)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!5 = !{!7}
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", file: !22, baseType: !3)
!7 = !DIDerivedTypeMEMBER
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, flags: DIFlagVector, elements: !{!30})
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "p", file: !22, size: 64, elements: !{!31, !32})
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 128, elements: !{!33})
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", file: !22, size: 32, elements: !{!31, !34})
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!17 = !DICompositeType(tag: DW_TAG_structure_type, name: "f", file: !22, flags: DIFlagFwdDecl)
!18 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !13)
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !22, emissionKind: FullDebug)
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !DIFile(filename: "k.cl", directory: ".")
!30 = !DISubrange(count: 3)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !10, size: 8)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "i", baseType: !11, size: 32, offset: 32)
!33 = !DISubrange(count: 2)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "i", baseType: !11, size: 32)
"""


@pytest.mark.parametrize("member", MEMBERS)
def test_structs_by_debug_info(member: str) -> None:
    assert _gaps(_module(DEBUG.replace("MEMBER", member))) == MEMBERS[member]


def test_debug_info_has_a_type_for_each_parameter() -> None:
    text = DEBUG.replace("MEMBER", "(tag: DW_TAG_member, baseType: !10, size: 8)")
    assert _gaps(_module(text)) is not None
    assert _gaps(_module(text.replace("!2, !11, !11", "!2, !11"))) is None
    assert _gaps(_module(text.replace("!2, !11, !11", "!11, !2, !11"))) is None


# Multiples -----------------------------------------------------------------------------------------------------

#: An index in bytes, and whether it is surely a multiple of 4.
INDICES = {
    "%x = shl i64 %i, 2": True,
    "%x = shl i64 %i, 1": False,
    "%a = shl i64 %i, 32\n  %x = ashr exact i64 %a, 30": True,
    "%a = shl i64 %i, 32\n  %x = lshr i64 %a, 31": False,
    "%x = mul i64 %i, 12": True,
    "%x = mul i64 %i, 6": False,
    "%x = and i64 %i, -4": True,
    "%x = or i64 %i, 4": False,
    "%a = shl i64 %i, 2\n  %x = add i64 %a, 8": True,
    "%a = shl i64 %i, 2\n  %x = add i64 %a, 2": False,
    "%x = ashr i64 8, %i": False,
    "%a = shl i32 %n, 3\n  %x = zext i32 %a to i64": True,
    "%x = udiv i64 %i, 4": False,
    "%c = icmp eq i32 %n, 0\n  %a = shl i64 %i, 2\n  %x = select i1 %c, i64 %a, i64 8": True,
    "%c = icmp eq i32 %n, 0\n  %a = shl i64 %i, 2\n  %x = select i1 %c, i64 %a, i64 %i": False,
    "br label %b\nb:\n  %h = phi i64 [ 64, %0 ], [ %x, %b ]\n  %x = lshr i64 %h, 1\n  br i1 true, label %c, label %b\nc:": False,
}  # fmt: skip


@pytest.mark.parametrize("index", INDICES)
def test_an_index_that_may_lie_inside_an_element_says_nothing(index: str) -> None:
    steps = (("%a0", "%p", "%x"), ("%q", "%a0", "5"))
    lines = [f"{to} = getelementptr i8, ptr addrspace(1) {pointer}, i64 {by}" for to, pointer, by in steps]
    module = _module(VEC3, "\n  ".join(["", index, *lines]))
    pointer = module.functions["k"].blocks[-1].instructions[-2]
    assert padding_behind(module.data_layout, pointer, 3) == (b"\0\0\xff" if INDICES[index] else bytes(3))
    assert padding_behind(module.data_layout, pointer, 4) == bytes(4)


# Copies of what was stored with a gap --------------------------------------------------------------------------

KEPT = """target triple = "amdgcn-amd-amdhsa"
%s = type { <3 x TYPE> }
@t = internal addrspace(3) global [64 x %s] poison
declare void @llvm.memcpy.p1.p3.i32(ptr addrspace(1), ptr addrspace(3), i32, i1)
declare void @llvm.memcpy.p1.p5.i32(ptr addrspace(1), ptr addrspace(5), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %slots = alloca [4 x %s], addrspace(5)
  %a = getelementptr <4 x TYPE>, ptr addrspace(1) %in, i32 %i
  %c = icmp ult i32 %i, %n
  br i1 %c, label %x, label %y
x:
  %v = load <4 x TYPE>, ptr addrspace(1) %a
  br label %y
y:
  %w = phi <4 x TYPE> [ %v, %x ], [ <TYPE ONE, TYPE ONE, TYPE ONE, TYPE undef>, %0 ]
  %low = and i32 %n, 3
  %p = PLACE
  store <4 x TYPE> %w, ptr addrspace(SPACE) %p
  %o = getelementptr <4 x TYPE>, ptr addrspace(1) %out, i32 %i
  call void @llvm.memcpy.p1.pSPACE.i32(ptr addrspace(1) %o, ptr addrspace(SPACE) %p, i32 SIZE, i1 false)
  ret void
}
"""
PLACES = {
    "3": "getelementptr [64 x %s], ptr addrspace(3) @t, i32 0, i32 %i",
    "5": "getelementptr [4 x %s], ptr addrspace(5) %slots, i32 0, i32 %low",
}


@pytest.mark.parametrize("type_,size", [("i8", 4), ("i32", 16), ("double", 32)])
@pytest.mark.parametrize("space", PLACES)
def test_a_gap_that_is_undefined_on_one_way_is_copied_as_it_is_on_the_other(space: str, type_: str, size: int) -> None:
    """Host code, which knows of a vector only that some way leaves an element out, zeroed it for all work-items."""
    text = KEPT.replace("PLACE", PLACES[space]).replace("SPACE", space).replace("TYPE", type_)
    module = swlds.parse(text.replace("SIZE", str(size)).replace("ONE", "1.0" if type_ == "double" else "1"))
    made = []
    for engine in ("wave", "reference"):
        given, out = np.arange(1, 1 + 64 * size).astype(np.uint8), np.full(64 * size, 0xAA, np.uint8)
        result = swlds.Device("gfx942", engine=engine).load(module)["k"].launch(1, 64, [given, out, np.int32(10)])
        assert not result.findings
        assert out[: 10 * size].tobytes() == given[: 10 * size].tobytes()
        made.append(out.tobytes())
    assert made[0] == made[1]
