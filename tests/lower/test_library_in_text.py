"""Calls of the device library that are replaced in text become what they become where bodies are parsed."""

from __future__ import annotations

import pytest

import swlds
from swlds.ir import llvm
from swlds.ir.device_library.link import has_to_do_with_lds, link_library
from swlds.ir.device_library.link_text import link_in_text
from swlds.ir.model import Module
from swlds.ir.reader import read_module

TEXT = """
target triple = "amdgcn-amd-amdhsa"
@x = internal addrspace(3) global [64 x i32] undef, align 4
declare void @_Z7barrierj(i32 noundef)
declare i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef)
declare <3 x float> @_Z6vload3mPU3AS3Kf(i64, ptr addrspace(3))
declare i32 @_Z21work_group_reduce_addi(i32)
declare i64 @_Z12get_local_idj(i32)
define i32 @uses_the_result(i32 %n, i32 %0) {
  %p = getelementptr i32, ptr addrspace(3) @x, i32 %n
  %2 = tail call i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef %p, i32 noundef %0) #0
  %3 = call i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef getelementptr (i8, ptr addrspace(3) @x, i32 4), i32 noundef %2)
  %4 = icmp eq i32 %2, %3
  br i1 %4, label %5, label %7
5:
  call void @_Z7barrierj(i32 noundef 1)
  %6 = call i32 @_Z21work_group_reduce_addi(i32 %3)
  br label %7
7:
  %8 = phi i32 [ %3, %1 ], [ %6, %5 ]
  call void @_Z7barrierj(i32 noundef %8)
  call void @_Z7barrierj(i32 noundef 3) #0
  ret i32 %8
}
define amdgpu_kernel void @k(i64 %n, ptr addrspace(1) %out) !dbg !4 {
  call void @_Z7barrierj(i32 noundef 1), !dbg !6
  %v = call <3 x float> @_Z6vload3mPU3AS3Kf(i64 %n, ptr addrspace(3) @x), !dbg !6
  %i = call i64 @_Z12get_local_idj(i32 0), !dbg !6
  store <3 x float> %v, ptr addrspace(1) %out, align 16
  %r = call i32 @uses_the_result(i32 1, i32 2), !dbg !6
  ret void
}
attributes #0 = { convergent nounwind }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 2, scope: !4)
"""


def copy_of(text: str) -> Module:
    return read_module(llvm.canonical_text(text)).clone()


def test_text_and_model_come_to_the_same() -> None:
    in_text, in_model = copy_of(TEXT), copy_of(TEXT)
    assert link_in_text(in_text, has_to_do_with_lds)
    link_library(in_model, has_to_do_with_lds)
    assert str(in_text) == str(in_model)
    assert not any(function.is_parsed for function in in_text.functions.values() if "swlds" not in function.name)
    llvm.verify_text(str(in_text))
    for word in ("= atomicrmw volatile add ptr", "fence syncscope", "icmp eq i32 %library"):
        assert word in str(in_text)
    assert "@_Z12get_local_idj(i32 0)" in str(in_text) and "@_Z10atomic_add" not in str(in_text)
    assert "@_Z6vload3mPU3AS3Kf" not in str(in_text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "call void @_Z7barrierj(i32 noundef 1), !dbg !6",
            'call void @_Z7barrierj(i32 noundef 1) [ "x"(i32 1) ], !dbg !6',
        ),
        ("call void @_Z7barrierj(i32 noundef 3) #0", "notail call void @_Z7barrierj(i32 noundef 3)"),
        ("call void @_Z7barrierj(i32 noundef 3) #0", "store ptr @_Z7barrierj, ptr null"),
        ("declare i64", "@held = global ptr @_Z7barrierj\ndeclare i64"),
        ("%r = call", "%library = call"),
    ],
)
def test_what_is_spelled_otherwise_is_left_to_the_model(old: str, new: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new)
    module = copy_of(text)
    before = str(module)
    assert not link_in_text(module, has_to_do_with_lds)
    assert str(module) == before
    swlds.lower_text(text)
