"""Intrinsics with types over which LLVM ends the process are refused however they are spelled, and others are not.

Each text is read in a process of its own, so that one that ends it fails its test alone.
"""

# ruff: noqa: E501
from __future__ import annotations

import subprocess
import sys

import pytest

from swlds.ir import llvm, old_intrinsics

_READ = """
import sys
import swlds
from swlds.ir.llvm import canonical_text
try:
    canonical_text(sys.stdin.buffer.read(), "in.ll")
    print("accepted")
except swlds.SwldsError as error:
    print(type(error).__name__, error)
"""
_CALL = "define void @k() {\n  %r = call i32 @llvm.amdgcn.ldexp.f32(i32 0)\n  ret void\n}\n"
#: The declaration, and its line.
SPELLINGS = {
    "plain": ("declare i32 @llvm.amdgcn.ldexp.f32(i32)", 5),
    "blank before the bracket": ("declare i32 @llvm.amdgcn.ldexp.f32 (i32)", 5),
    "tab": ("declare\ti32 @llvm.amdgcn.ldexp.f32(i32)", 5),
    "two blanks": ("declare  i32  @llvm.amdgcn.ldexp.f32(i32)", 5),
    "lone CR": ("declare\ri32 @llvm.amdgcn.ldexp.f32(i32)", 5),
    "CR ends a comment": ("; \"\rdeclare i32 @llvm.amdgcn.ldexp.f32(i32) ; \"", 5),
    "line break": ("declare i32\n@llvm.amdgcn.ldexp.f32(i32)", 5),
    "comment": ("declare ; (\n i32 /* ) */ @llvm.amdgcn.ldexp.f32(i32)", 5),
    "second of a line": ("declare void @x() declare i32 @llvm.amdgcn.ldexp.f32(i32)", 5),
    "escape": (r'declare i32 @"llvm.amdgcn.ldexp.f3\32"(i32)', 5),
    "quotes": ('declare i32 @"llvm.amdgcn.ldexp.f32"(i32)', 5),
    "a good one in a string": (
        '@s = constant [48 x i8] c"\ndeclare float @llvm.amdgcn.ldexp.f32(float, i32)"\n declare i32 @llvm.amdgcn.ldexp.f32(i32)', 7),
}  # fmt: skip


def read(text: str) -> str:
    done = subprocess.run([sys.executable, "-c", _READ], input=text.encode(), capture_output=True)
    assert done.returncode == 0, f"it ended with {done.returncode}: {done.stderr.decode()[-300:]}"
    return done.stdout.decode().strip()


@pytest.mark.parametrize("name", SPELLINGS)
def test_wrong_declaration(name: str) -> None:
    declaration, line = SPELLINGS[name]
    expected = f"VerifyError in.ll:{line}:1: llvm.amdgcn.ldexp.f32 does not have these types: i32, i32 (declare it"
    assert read(_CALL + declaration + "\n").startswith(expected)


def test_behind_a_brace() -> None:
    assert read(_CALL[:-1] + " declare i32 @llvm.amdgcn.ldexp.f32(i32)\n").startswith(
        "VerifyError in.ll:4:1: llvm.amdgcn.ldexp"
    )


REDUCE = "@llvm.experimental.vector.reduce.add.v4i32"
#: What makes LLVM end the process, and how the error begins.
WRONG = {
    "not declared": (
        f"define void @f() {{\n  %r = call i32 {REDUCE}(i32 0)\n  ret void\n}}\n", "2:1: llvm.experimental.vector.reduce.add.v4i32 does"),
    "call with a whole type": (
        f"define void @f() {{\n  %r = call i32 (i32) {REDUCE}(i32 0)\n  ret void\n}}\n", "2:1: llvm.experimental.vector.reduce.add.v4i32 does"),
    "definition": (
        f"define i32 {REDUCE}(i32 %x) {{\n  ret i32 %x\n}}\ndefine void @f() {{\n  %r = call i32 {REDUCE}(i32 0)\n  ret void\n}}\n",
        "1:1: llvm.experimental.vector.reduce.add.v4i32 does"),
    "call that does not fit the declaration": (
        "declare i64 @llvm.objectsize.i64.p0(ptr, i1)\ndefine void @f() {\n  call i32 @llvm.objectsize.i64.p0(i32 0)\n  ret void\n}\n",
        "3:1: llvm.objectsize.i64.p0 does"),
    "lifetime": (
        "declare void @llvm.lifetime.start.p5(i64, ptr addrspace(5))\ndefine void @f() {\n"
        "  call void @llvm.lifetime.start.p5(i64 4)\n  ret void\n}\n", "3:1: llvm.lifetime.start.p5 does"),
    "annotation": (
        "declare i32 @llvm.ptr.annotation.p0.p0(i32, i32, i32, i32)\ndefine void @f() {\n"
        "  call i32 @llvm.ptr.annotation.p0.p0(i32 0, i32 0, i32 0, i32 0)\n  ret void\n}\n", "1:1: llvm.ptr.annotation.p0.p0 does"),
    "thread pointer": (
        "declare i32 @llvm.thread.pointer(i32)\ndefine void @f() {\n  call void @llvm.thread.pointer()\n  ret void\n}\n",
        "1:1: llvm.thread.pointer does"),
    "given to a function": (
        "declare void @f(ptr)\ndeclare i32 @llvm.amdgcn.readfirstlane(i32)\ndefine void @g() {\n"
        "  call void @f(ptr @llvm.amdgcn.readfirstlane)\n  ret void\n}\n",
        "4:1: LLVM ends the process over llvm.amdgcn.readfirstlane, as it is used here"),
    "in a variable": (
        "@p = global ptr @llvm.amdgcn.ldexp.f32\ndeclare float @llvm.amdgcn.ldexp.f32(float, i32)\n",
        "1:1: LLVM ends the process over llvm.amdgcn.ldexp.f32, as it is used here"),
    "of another target": (
        "declare i32 @llvm.nvvm.abs.i(float)\ndefine void @f() {\n  %r = call i32 @llvm.nvvm.abs.i(float 0.0)\n  ret void\n}\n",
        "1:1: LLVM ends the process over llvm.nvvm.abs.i, as it is used here"),
    "of an older LLVM": (
        "declare i32 @llvm.invariant.group.barrier()\n", "1:1: LLVM ends the process over llvm.invariant.group.barrier"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_wrong_use(name: str) -> None:
    text, expected = WRONG[name]
    assert read(text).startswith(f"VerifyError in.ll:{expected}")


_MEMCPY = "declare void @llvm.memcpy.p5.p3.i32"
GOOD = {
    "several lines": f"{_MEMCPY}(ptr addrspace(5),\n ptr\n addrspace(3), i32, i1)\n",
    "comment with a bracket": f"{_MEMCPY}(ptr addrspace(5), ; (\n ptr addrspace(3), i32, i1)\n",
    "C comment": f"{_MEMCPY}/* ( */(ptr addrspace(5), ptr addrspace(3), i32, /**/ i1)\n",
    "brackets in attributes": f'{_MEMCPY}(ptr addrspace(5) "a)", ptr addrspace(3) "b;", i32 "x"="(", i1)\n',
    "bracket in a name": f'{_MEMCPY}(ptr addrspace(5) %d, ptr addrspace(3) %"s)", i32 %0, i1 %1)\n',
    "tabs": f"{_MEMCPY}(ptr  addrspace(5)\tnoalias captures(none), ptr addrspace( 3 ) , i32 , i1 immarg )\n",
    "names of types": "%i = type i32\ndeclare %i @llvm.ctlz.i32(%i, i1)\n",
    "not declared": "define i32 @f(i32 %x) {\n  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)\n  ret i32 %r\n}\n",
    "constant of a vector": (
        "define <2 x i32> @f() {\n  %r = call <2 x i32> @llvm.ctlz.v2i32(<2 x i32> <i32 1, i32 2>, i1 false)\n  ret <2 x i32> %r\n}\n"
        "declare <2 x i32> @llvm.ctlz.v2i32(<2 x i32>, i1)\n"),
    "of another target": "declare i32 @llvm.x86.avx.vtestz.ps(<4 x float>, <4 x float>)\n",
    "invoke": (
        "declare i32 @p()\ndeclare i32 @llvm.ctlz.i32(i32, i1)\ndefine i32 @f(i32 %x) personality ptr @p {\n"
        "  %r = invoke i32 @llvm.ctlz.i32(i32 %x, i1 false) to label %a unwind label %b\na:\n  ret i32 %r\nb:\n"
        "  %l = landingpad { ptr, i32 } cleanup\n  ret i32 0\n}\n"),
    "used list": "@llvm.used = appending global [1 x ptr] [ptr @g], section \"llvm.metadata\"\ndefine void @g() {\n  ret void\n}\n",
}  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_what_llvm_takes(name: str) -> None:
    answer = read(GOOD[name])
    rejected = (
        "Cannot invoke an intrinsic" if name == "invoke" else "accepted"
    )  # LLVM's verifier, and not for its types
    assert rejected in answer


def test_text_as_llvm_writes_it_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The slow look, and the process for LLVM, are for other text."""

    def fail(*_: object) -> None:
        raise AssertionError("it was looked at slowly")

    monkeypatch.setattr("swlds.ir.intrinsic_uses.find_uses", fail)
    text = llvm.canonical_text(
        "define i32 @f(ptr %p, ptr addrspace(3) %q, <2 x i32> %v) {\n"
        "  tail call void @llvm.memcpy.p0.p3.i64(ptr align 4 %p, ptr addrspace(3) align 4 %q, i64 16, i1 false)\n"
        "  %w = call <2 x i32> @llvm.ctlz.v2i32(<2 x i32> %v, i1 false)\n"
        "  %r = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 7, i1 true)\n  ret i32 %r\n}\n"
        "declare void @llvm.memcpy.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)\ndeclare i32 @llvm.cttz.i32(i32, i1)\n"
        "declare <2 x i32> @llvm.ctlz.v2i32(<2 x i32>, i1)\n"
        '@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"\n'
    )
    assert "llvm.memcpy.p0.p3.i64" in text
    assert old_intrinsics.refuse_wrong_types(text.encode(), "in.ll") is None


def test_what_llvm_makes_of_old_declarations_is_read() -> None:
    """Those of which nothing is called."""
    text = llvm.canonical_text(
        "declare void @llvm.lifetime.start.p5(i64, ptr addrspace(5))\ndeclare void @llvm.lifetime.end.p5(i64, ptr addrspace(5))\n"
        "declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32)\ndeclare ptr @llvm.thread.pointer()\n"
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)\ndeclare i64 @llvm.objectsize.i64.p0(ptr, i1)\n"
        "declare i32 @llvm.flt.rounds()\ndeclare i32 @llvm.ctlz.i32(i32)\n"
        "declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)\n"
    )
    assert old_intrinsics.refuse_wrong_types(text.encode(), "in.ll") is None
    assert llvm.canonical_text(text) == text


@pytest.mark.parametrize("callee", ["ptr addrspace(3)", "ptr addrspace(3) (ptr addrspace(3), ptr, ptr, i32, ptr)"])
@pytest.mark.parametrize("blank", ["", " "])
def test_results_in_an_address_space(callee: str, blank: str) -> None:
    """Its bracket closes no list of operands."""
    operands = "ptr addrspace(3) %p, ptr null, ptr null, i32 1, ptr null"
    text = (
        "declare ptr addrspace(3) @llvm.ptr.annotation.p3.p0(ptr addrspace(3), ptr, ptr, i32, ptr)\n"
        f"define void @f(ptr addrspace(3) %p) {{\n  %u = call {callee} @llvm.ptr.annotation.p3.p0{blank}({operands})\n"
        "  ret void\n}\n"
    )
    assert old_intrinsics.refuse_wrong_types(text.encode(), "in.ll") is None
    llvm.canonical_text(text)
