# ruff: noqa: E501  (LLVM IR in strings)
"""The table of docs/lowering.md: what becomes of every kind of instruction, intrinsic, attribute, metadata and constant that can
hold an LDS pointer or relies on LDS. Each row has programs here: lowered and executed beside the original, or refused by name."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from paths import ROOT

import swlds
from swlds.passes.lower_lds.stage_check import find_lds_accesses

DOCUMENT = ROOT / "docs" / "lowering.md"
HEAD = """\
target triple = "amdgcn-amd-amdhsa"
%holder = type { i32, ptr addrspace(3) }
@x = internal addrspace(3) global [64 x i32] poison, align 16
@y = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @far(ptr addrspace(3))
declare %holder @near()
declare void @far_holder(%holder)
define internal void @put(ptr addrspace(3) %p, i32 %v) {
  store i32 %v, ptr addrspace(3) %p
  ret void
}
define internal ptr addrspace(3) @step(ptr addrspace(3) %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 0
  ret ptr addrspace(3) %q
}
define internal void @hand_out(ptr addrspace(3) %p) {
  call void @far(ptr addrspace(3) %p)
  ret void
}
@alias = internal alias void (ptr addrspace(3), i32), ptr @put
@chosen = internal ifunc void (ptr addrspace(3), i32), ptr @resolver
define internal ptr @resolver() {
  ret ptr @put
}
"""
START = """
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @x, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @y, i32 %t
  store i32 %t, ptr addrspace(3) %p
  store i32 7, ptr addrspace(3) %q
"""
END = """
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""
LOAD = "\n  %v = load i32, ptr addrspace(3) %p"


@dataclass
class Case:
    """A kernel whose body computes ``%v`` for each item. ``has``, ``lacks``: patterns in what the lowering makes; ``error``: in what
    it says. ``runs``: executed, original and lowered."""

    body: str = LOAD
    more: str = ""
    has: str = ""
    lacks: str = ""
    error: str = ""
    runs: bool = True
    attributes: str = ""
    parameters: str = ""
    items: int = 64
    options: dict[str, Any] = field(default_factory=lambda: {"instrument": False})

    def text(self) -> str:
        head = f"\ndefine amdgpu_kernel void @k(ptr addrspace(1) %out{self.parameters}) {self.attributes} {{"
        return HEAD + head + START + self.body + END + self.more


def body(text: str = LOAD, **more: Any) -> Case:
    return Case(text, **more)


def refused(text: str, error: str, **more: Any) -> Case:
    return Case(text + (LOAD if "%v =" not in text else ""), error=error, **more)


MASK = "<2 x i1> <i1 true, i1 true>"
PAIR = """
  %v0 = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %p, i32 0
  %vp = insertelement <2 x ptr addrspace(3)> %v0, ptr addrspace(3) %q, i32 1
"""
SUM = (
    "\n  %w0 = extractelement <2 x i32> %w, i32 0\n  %w1 = extractelement <2 x i32> %w, i32 1\n  %v = add i32 %w0, %w1"
)
PUT = "\n  call void {}(ptr addrspace(3) %p, i32 9) {}" + LOAD
#: Lies at 0 on the device.
BIG = "@big = internal addrspace(3) global [512 x i32] poison, align 16\n"
MMRA = '!0 = !{!"amdgpu-synchronize-as", !"local"}\n'
SYNC = """define internal void @sync() {
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  ret void
}
"""
FLAT_NUMBER = "\n  %f = addrspacecast ptr addrspace(3) %p to ptr\n  %n = ptrtoint ptr %f to i64"
BARRIER = 'target("amdgcn.named.barrier", 0)'
TOKENS = "declare token @llvm.experimental.convergence.entry()\n"
COUNT = """declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1 immarg)
define internal i32 @count8() convergent {
  %tok = call token @llvm.experimental.convergence.entry()
  %n = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @x, i1 false) [ "convergencectrl"(token %tok) ]
  ret i32 %n
}
"""
COUNT_CALL = "\n  %v = call i32 @count8()"
PUT9 = """define internal void @put9(ptr addrspace(3) %p, i32 %v) convergent {
  %tok = call token @llvm.experimental.convergence.entry()
  call void @put(ptr addrspace(3) %p, i32 %v)
  ret void
}
"""

ROWS: dict[str, list[Case]] = {
    "`load`, `store`, also atomic and volatile, through an LDS pointer": [
        body(more="define amdgpu_cs void @shader() {\n  ret void\n}\n"),
        body("\n  %k = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()" + LOAD, more="declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()\n"),
        body(LOAD, has=r"load i32, ptr addrspace\(1\) %sw"),
        body('\n  store volatile i32 3, ptr addrspace(3) %p\n  %v = load atomic i32, ptr addrspace(3) %p syncscope("workgroup") acquire, align 4'),
        body(LOAD, has="__asan_report_load4", options={}),
    ],
    "`atomicrmw`, `cmpxchg` through an LDS pointer": [
        body('\n  %a = atomicrmw add ptr addrspace(3) %p, i32 5 syncscope("workgroup") acq_rel\n  %c = cmpxchg ptr addrspace(3) %q, i32 7, i32 8 seq_cst monotonic\n  %b = extractvalue { i32, i1 } %c, 0\n  %v = add i32 %a, %b',
             has=r'atomicrmw add ptr addrspace\(1\) %\S+, i32 5 syncscope\("workgroup"\) acq_rel'),
    ],
    "`load`, `store`, `atomicrmw xchg`, `cmpxchg` of LDS pointers as data": [
        body("\n  %m = alloca ptr addrspace(3), addrspace(5)\n  store ptr addrspace(3) %p, ptr addrspace(5) %m\n  %r = load ptr addrspace(3), ptr addrspace(5) %m\n  %v = load i32, ptr addrspace(3) %r",
             has=r"store ptr addrspace\(3\) %p, ptr addrspace\(5\) %m"),
        body("\n  store ptr addrspace(3) %q, ptr addrspace(3) %p\n  %r = atomicrmw xchg ptr addrspace(3) %p, ptr addrspace(3) null monotonic\n  %v = load i32, ptr addrspace(3) %r"),
    ],
    "`va_arg` through an LDS pointer": [refused("\n  %v = va_arg ptr addrspace(3) %p, i32", "va_arg through an LDS pointer")],
    "access to a fixed LDS address (`null`, `inttoptr` of a constant, a variable that stays LDS)": [
        refused("\n  store i32 1, ptr addrspace(3) null", "fixed LDS address"),
        refused("\n  store i32 1, ptr addrspace(3) inttoptr (i32 64 to ptr addrspace(3))", "fixed LDS address"),
        refused("\n  store i32 1, ptr addrspace(3) @bar", "fixed LDS address", more=f"@bar = internal addrspace(3) global {BARRIER} poison\n"),
    ],
    "access through `poison` or `undef`": [
        body("\n  %z = icmp eq i32 %t, 99\n  br i1 %z, label %a, label %b\na:\n  store i32 1, ptr addrspace(3) poison\n  br label %b\nb:" + LOAD),
    ],
    "`getelementptr`, `select`, `phi`, `freeze`, vectors and aggregates of LDS pointers": [
        body("\n  %odd = trunc i32 %t to i1\n  %s = select i1 %odd, ptr addrspace(3) %p, ptr addrspace(3) %q\n  %f = freeze ptr addrspace(3) %s\n  br i1 %odd, label %a, label %b\na:\n  br label %b\nb:\n  %h = phi ptr addrspace(3) [ %q, %0 ], [ %f, %a ]\n  %v = load i32, ptr addrspace(3) %h"),
        body("\n  %i = insertvalue %holder poison, ptr addrspace(3) %p, 1\n  %r = extractvalue %holder %i, 1" + PAIR + "  %e = extractelement <2 x ptr addrspace(3)> %vp, i32 1\n  %a = load i32, ptr addrspace(3) %r\n  %b = load i32, ptr addrspace(3) %e\n  %v = add i32 %a, %b"),
    ],
    "`icmp`, `ptrtoint`, `ptrtoaddr`, `inttoptr` of LDS pointers": [
        body("\n  %a = ptrtoint ptr addrspace(3) %p to i32\n  %b = ptrtoint ptr addrspace(3) @x to i32\n  %d = sub i32 %a, %b\n  %r = inttoptr i32 %a to ptr addrspace(3)\n  %e = icmp eq ptr addrspace(3) %r, %q\n  %f = zext i1 %e to i32\n  %v = add i32 %d, %f"),
    ],
    "`addrspacecast` from LDS to flat and back, of vectors too": [
        body("\n  %f = addrspacecast ptr addrspace(3) %p to ptr\n  %b = addrspacecast ptr %f to ptr addrspace(3)\n  %a = load i32, ptr %f\n  %c = load i32, ptr addrspace(3) %b\n  %v = add i32 %a, %c"),
        body(PAIR + "  %f = addrspacecast <2 x ptr addrspace(3)> %vp to <2 x ptr>\n  %e = extractelement <2 x ptr> %f, i32 1\n  %v = load i32, ptr %e"),
    ],
    "`inttoptr` to LDS of the number of a flat pointer, or at a distance of it": [
        body(FLAT_NUMBER + "\n  %h = lshr i64 %n, 32\n  %m = and i64 %h, 0\n  %u = ptrtoint ptr addrspace(3) %q to i64\n  %i = add i64 %u, %m\n  %b = inttoptr i64 %i to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b"),
        body("\n  %u = ptrtoint ptr addrspace(3) %p to i64\n  %g = ptrtoint ptr addrspace(3) %q to i64\n  %d = sub i64 %u, %g\n  %f = addrspacecast ptr addrspace(3) %q to ptr\n  %n = ptrtoint ptr %f to i64\n  %m = add i64 %n, %d\n  %h = inttoptr i64 %m to ptr\n  %v = load i32, ptr %h"),
        body("\n  %f = addrspacecast ptr addrspace(3) %p to ptr\n  %n = ptrtoint ptr %f to i64\n  %b = inttoptr i64 %n to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b"),
    ],
    "`inttoptr` to LDS of all 64 bits of such a number, or the low ones of them, out of a phi, a call, a stack slot or memory": [
        body("\n  %s = alloca i64, align 8, addrspace(5)" + FLAT_NUMBER + "\n  store i64 %n, ptr addrspace(5) %s\n  %m = load i64, ptr addrspace(5) %s\n  %i = trunc i64 %m to i32\n  %b = inttoptr i32 %i to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b"),
        body(FLAT_NUMBER + "\n  %m = call i64 @same(i64 %n)\n  %b = inttoptr i64 %m to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b", more="define internal i64 @same(i64 %x) noinline {\n  ret i64 %x\n}\n"),
    ],
    "`inttoptr` to LDS of 32 bits of such numbers that were only chosen, moved, cut at whole words, put at a distance": [
        body("\n  %s = alloca i32, align 4, addrspace(5)" + FLAT_NUMBER + "\n  %i = trunc i64 %n to i32\n  store i32 %i, ptr addrspace(5) %s\n  %j = load i32, ptr addrspace(5) %s\n  %b = inttoptr i32 %j to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b"),
        body(FLAT_NUMBER + "\n  %i = trunc i64 %n to i32\n  %u = ptrtoint ptr addrspace(3) %q to i32\n  %c = icmp ult i32 %t, 7\n  %j = select i1 %c, i32 %i, i32 %u\n  %b = inttoptr i32 %j to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b"),
    ],
    "`getelementptr` from an LDS address that is no variable's, by such a number": [
        refused(FLAT_NUMBER + "\n  %i = trunc i64 %n to i32\n  %b = getelementptr i8, ptr addrspace(3) null, i32 %i\n  %v = load i32, ptr addrspace(3) %b", "as a distance"),
    ],
    "`load`, `atomicrmw xchg`, `va_arg`, `masked.load` and the like that bring LDS pointers, in whatever, from where flat ones may lie": [
        body("\n  %s = alloca i64, align 8, addrspace(5)" + FLAT_NUMBER + "\n  store i64 %n, ptr addrspace(5) %s\n  %b = load ptr addrspace(3), ptr addrspace(5) %s\n  %v = load i32, ptr addrspace(3) %b"),
        refused("\n  %s = alloca i64, align 8, addrspace(5)" + FLAT_NUMBER + "\n  %m = and i64 %n, 65535\n  store i64 %m, ptr addrspace(5) %s\n  %b = load ptr addrspace(3), ptr addrspace(5) %s\n  %v = load i32, ptr addrspace(3) %b", "comes from where parts of flat ones lie"),
    ],
    "`cmpxchg` of LDS pointers where flat ones may lie": [
        refused("\n  %s = alloca i64, align 8, addrspace(5)\n  %w = addrspacecast ptr addrspace(5) %s to ptr" + FLAT_NUMBER + "\n  store i64 %n, ptr %w\n  %z = cmpxchg ptr %w, ptr addrspace(3) %p, ptr addrspace(3) %q monotonic monotonic\n  %b = extractvalue { ptr addrspace(3), i1 } %z, 0\n  %v = load i32, ptr addrspace(3) %b", "comes from where parts of flat ones lie"),
    ],
    "`inttoptr` to LDS of what another operation makes of such a number (shifts, `xor`, cuts within 32 bits, lane moves, …)": [
        refused(FLAT_NUMBER + "\n  %m = xor i64 %n, 64\n  %b = inttoptr i64 %m to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b", "what is computed from one"),
        refused(FLAT_NUMBER + "\n  %l = shl i64 %n, 32\n  %m = lshr i64 %l, 31\n  %b = inttoptr i64 %m to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b", "what is computed from one"),
        refused(FLAT_NUMBER + "\n  %m = trunc i64 %n to i32\n  %e = call i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 %m)\n  %b = inttoptr i32 %e to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b", "what is computed from one", more="declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)\n"),
        refused(FLAT_NUMBER + "\n  %x0 = xor i64 %n, 1" + "".join(f"\n  %x{i} = add i64 %x{i - 1}, {i % 3}" for i in range(1, 400)) + "\n  %b = inttoptr i64 %x399 to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b", "what is computed from one"),
        refused(FLAT_NUMBER + "\n  %m = call i64 @llvm.umin.i64(i64 %n, i64 -1)\n  %b = inttoptr i64 %m to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %b", "what is computed from one", more="declare i64 @llvm.umin.i64(i64, i64)\n"),
    ],
    "`inttoptr` to flat of an LDS pointer's number, with an aperture's": [
        refused("\n  %u = ptrtoint ptr addrspace(3) %p to i32\n  %w = zext i32 %u to i64\n  %m = or i64 %w, 281474976710656\n  %f = inttoptr i64 %m to ptr\n  %v = load i32, ptr %f", "a flat pointer is made of an LDS pointer's number"),
    ],
    "functions in `llvm.global_ctors`, `llvm.global_dtors`, `.init_array`, `.fini_array` that reach lowered code": [
        refused("\n  call void @put2()", "@init uses LDS and stands in @llvm.global_ctors", more="@also = internal alias void (), ptr @init\n@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @also, ptr null }]\ndefine internal void @init() {\n  call void @put2()\n  ret void\n}\ndefine internal void @put2() noinline {\n  store i32 1, ptr addrspace(3) @x\n  ret void\n}\n"),
    ],
    "`llvm.global.annotations`": [
        body(more='@.s = private unnamed_addr constant [2 x i8] c"a\\00", section "llvm.metadata"\n@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr @.s, ptr @.s, i32 3, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @.s, ptr @.s, ptr @.s, i32 3, ptr null }], section "llvm.metadata"\n', has=r"@llvm.global.annotations = appending global \[1 x "),
    ],
    "an allocator, or another function that the new code calls, that uses LDS itself": [
        refused("\n  store i32 5, ptr addrspace(3) %p", "@malloc, which the lowered code calls, uses LDS itself", more="define ptr @malloc(i64 %n) {\n  %p = call ptr @pool()\n  ret ptr %p\n}\ndefine internal ptr @pool() noinline {\n  store i32 1, ptr addrspace(3) @x\n  ret ptr null\n}\n", options={"allocator": "malloc", "instrument": False}),
        refused("\n  store i32 5, ptr addrspace(3) %p", "@malloc2, which the lowered code calls, uses LDS itself", more="@malloc = internal alias ptr (i64), ptr @malloc2\ndefine ptr @malloc2(i64 %n) {\n  %p = call ptr @pool()\n  ret ptr %p\n}\ndefine internal ptr @pool() noinline {\n  store i32 1, ptr addrspace(3) @x\n  ret ptr null\n}\n", options={"allocator": "malloc", "instrument": False}),
    ],
    "entry points of other conventions (`amdgpu_cs`, …) that reach lowered code": [
        refused(PUT.format("@put", ""), "@shader uses LDS and is an entry point of convention amdgpu_cs", more="define amdgpu_cs void @shader() {\n  call void @put(ptr addrspace(3) @x, i32 1)\n  ret void\n}\n"),
        refused("", "@shader uses LDS and is an entry point of convention amdgpu_ps", more="define amdgpu_ps void @shader() {\n  store i32 1, ptr addrspace(3) @x\n  ret void\n}\n"),
    ],
    "arguments read from memory (`kernarg.segment.ptr`) where a kernel has LDS parameters": [
        refused("\n  %k = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()", "has LDS parameters, and its arguments are read from memory", parameters=", ptr addrspace(3) %l", more="declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()\n"),
    ],
    "LDS parameters beside several dynamic variables, with `--dynamic stacked`": [
        refused("\n  store i32 1, ptr addrspace(3) @d\n  store i32 1, ptr addrspace(3) @e", "has LDS parameters and several dynamic variables", parameters=", ptr addrspace(3) %l", options={"dynamic": "stacked"},
                more="@d = external addrspace(3) global [0 x i32], align 4\n@e = external addrspace(3) global [0 x i32], align 4\n"),
    ],
    "convergence tokens (`llvm.experimental.convergence.*`) in kernels, in instrumented functions, in functions whose appends and copies are lowered, or that call what becomes `convergent` without one": [
        refused("\n  %tok = call token @llvm.experimental.convergence.entry()", "in @k: convergence tokens", more=TOKENS, attributes="convergent"),
        refused(PUT.format("@put8", "") , "in @put8: convergence tokens", more=TOKENS + "define internal void @put8(ptr addrspace(3) %p, i32 %v) convergent noinline {\n  %tok = call token @llvm.experimental.convergence.entry()\n  store i32 %v, ptr addrspace(3) %p\n  ret void\n}\n", options={}),
        refused(COUNT_CALL, "in @count8: convergence tokens in what is lowered: %n = call i32 @llvm.amdgcn.ds.append", more=TOKENS + COUNT, options={"instrument": False}),
        refused(PUT.format("@put9", ""), "in @put9: convergence tokens in what is lowered: call void @put\\(", more=TOKENS + PUT9, options={}),
        # nobody reaches it, but it calls what becomes convergent
        refused(PUT.format("@put", ""), "in @put9: convergence tokens in what is lowered: call void @put\\(", more=TOKENS + PUT9, options={}),
    ],
    "`align` of accesses, arguments and results, `!align`, `assume` with `align`, of LDS pointers and of flat ones that may lead there": [
        body("\n  %n = ptrtoint ptr addrspace(3) @d to i32\n  %u = add i32 %n, 127\n  %m = and i32 %u, -128\n  %b = inttoptr i32 %m to ptr addrspace(3)\n  store i32 5, ptr addrspace(3) %b, align 128\n  %v = load i32, ptr addrspace(3) %b, align 128",
             more="@d = internal addrspace(3) global [64 x i32] poison, align 16\n", has="and i64 %\\S+, -128", items=1),
        *(
            body(f"\n  {claim}\n  %n = ptrtoint ptr addrspace(3) %z to i32\n  %m = and i32 %n, 112\n  store i32 %m, ptr addrspace(3) %z\n  %v = load i32, ptr addrspace(3) %z", items=1, more=more)
            for claim, more in (
                ('%z = getelementptr i8, ptr addrspace(3) @big, i32 0\n  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) %z, i64 128) ]', BIG + "declare void @llvm.assume(i1)\n"),
                ("%z = call align 128 ptr addrspace(3) @same8(ptr addrspace(3) @big)", BIG + "define internal ptr addrspace(3) @same8(ptr addrspace(3) %p) noinline {\n  ret ptr addrspace(3) %p\n}\n"),
                ("%z = call ptr addrspace(3) @same8(ptr addrspace(3) @big)", BIG + "define internal align 128 ptr addrspace(3) @same8(ptr addrspace(3) %p) noinline {\n  ret ptr addrspace(3) %p\n}\n"),
                ("%s = alloca ptr addrspace(3), addrspace(5)\n  store ptr addrspace(3) @big, ptr addrspace(5) %s\n  %z = load ptr addrspace(3), ptr addrspace(5) %s, !align !0", BIG + "!0 = !{i64 128}\n"),
                ("%z = getelementptr i8, ptr addrspace(3) @big, i32 0\n  %f = addrspacecast ptr addrspace(3) @big to ptr\n  store i32 0, ptr %f, align 128", BIG),
                ("%z = getelementptr i8, ptr addrspace(3) @big, i32 0\n  store i32 0, ptr addrspace(3) @big\n  %old = atomicrmw add ptr addrspace(3) @big, i32 1 monotonic, align 128", BIG),
                ("%z = getelementptr i8, ptr addrspace(3) @big, i32 0\n  %f = addrspacecast ptr addrspace(3) @big to ptr\n  call void @put8(ptr align 128 %f)", BIG + "define internal void @put8(ptr align 128 %p) noinline {\n  store i32 1, ptr %p\n  ret void\n}\n"),
            )
        ),
    ],
    "`addrspacecast` from LDS to another address space": [
        refused("\n  %g = addrspacecast ptr addrspace(3) %p to ptr addrspace(1)", r"cast of an LDS pointer to addrspace\(1\)"),
    ],
    "`fence`": [body('\n  fence syncscope("workgroup") release' + LOAD, has=r'fence syncscope\("workgroup"\) release\n  %\S+ = ptrtoint')],
    "`call`, `invoke` of a function of the module, direct, through an alias or a pointer": [
        body(PUT.format("@put", "")),
        body(PUT.format("@alias", "")),
        body("\n  %n = and i32 %t, 0\n  %z = icmp eq i32 %n, 0\n  %f = select i1 %z, ptr @put, ptr null" + PUT.format("%f", "")),
        body("\n  %r = call ptr addrspace(3) @step(ptr addrspace(3) %q)\n  %v = load i32, ptr addrspace(3) %r"),
    ],
    "`call` of an external function with an LDS pointer in any argument or the result": [
        refused("\n  call void @far(ptr addrspace(3) %p)", "external function @far takes an LDS pointer"),
        refused("\n  call void @hand_out(ptr addrspace(3) %p)", "in @hand_out: external function @far takes an LDS pointer"),
        refused("\n  %h = call %holder @near()", "external function @near gives an LDS pointer"),
        refused("\n  %h = insertvalue %holder poison, ptr addrspace(3) %p, 1\n  call void @far_holder(%holder %h)", "external function @far_holder takes an LDS pointer"),
    ],
    "`call` through a pointer that may lead to an external function, or of an ifunc, with an LDS pointer": [
        refused("\n  %z = icmp eq i32 %t, 99\n  %f = select i1 %z, ptr @far, ptr @far\n  call void %f(ptr addrspace(3) %p)", "maybe to the external function @far"),
        refused(PUT.format("@chosen", ""), "ifunc @chosen takes an LDS pointer"),
    ],
    "inline assembly with an LDS pointer, or with LDS instructions": [
        refused('\n  call void asm sideeffect "s_nop 0", "v"(ptr addrspace(3) %p)', "inline assembly takes an LDS pointer"),
        refused('\n  call void asm sideeffect "s_nop 0\\0A\\09ds_read_b32 v0, v1", ""()', "inline assembly uses LDS"),
    ],
    "`available_externally` functions that a lowered kernel reaches": [
        body(PUT.format("@give", ""), has=r"define internal void @give", more="define available_externally hidden void @give(ptr addrspace(3) %p, i32 %v) noinline {\n  store i32 %v, ptr addrspace(3) %p\n  ret void\n}\n"),
        body(PUT.format("@give", ""), has=r"define internal void @sync2", more="define available_externally void @sync2() noinline {\n  fence syncscope(\"workgroup\") release, !mmra !0\n  ret void\n}\ndefine internal void @give(ptr addrspace(3) %p, i32 %v) noinline {\n  store i32 %v, ptr addrspace(3) %p\n  call void @sync2()\n  ret void\n}\n" + MMRA),
    ],
    "LDS pointers passed by value (`byval`)": [
        refused("\n  %v = call i32 @get(ptr addrspace(3) byval(i32) %p)", r"t.ll:\d+:1: in @get: parameter 0 is a copy", more="define internal i32 @get(ptr addrspace(3) byval(i32) %p) {\n  %v = load i32, ptr addrspace(3) %p\n  ret i32 %v\n}\n"),
        refused("\n  %v = call i32 @get(ptr addrspace(3) byval(i32) %p)", r"in @k: an argument is a copy \(byval\) in LDS.*%v = call", more="define internal i32 @get(ptr addrspace(3) %p) {\n  %v = load i32, ptr addrspace(3) %p\n  ret i32 %v\n}\n"),
    ],
    "`alloca` of LDS pointers": [
        body("\n  %m = alloca [2 x ptr addrspace(3)], addrspace(5)\n  store ptr addrspace(3) %q, ptr addrspace(5) %m\n  %r = load ptr addrspace(3), ptr addrspace(5) %m\n  %v = load i32, ptr addrspace(3) %r",
             has=r"alloca \[2 x ptr addrspace\(3\)\][^\n]*\n  %sw\.x"),
    ],
    "`ret` of a kernel": [body("\n  %z = icmp ult i32 %t, 5\n  br i1 %z, label %a, label %b\na:\n  ret void\nb:" + LOAD, has="br label %Leave")],
    "`amdgcn.lds.kernel.id` in what a kernel reaches that gets a number": [
        refused(PUT.format("@put11", ""), "in @put11: it asks for the number that another lowering gave the kernel", more="declare i32 @llvm.amdgcn.lds.kernel.id()\ndefine internal void @put11(ptr addrspace(3) %p, i32 %v) {\n  %n = call i32 @llvm.amdgcn.lds.kernel.id()\n  store i32 %n, ptr addrspace(3) @x\n  ret void\n}\n"),
    ],
    "`memcpy`, `memmove`, `memset`, inline and element-atomic too": [
        body("\n  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) %p, ptr addrspace(3) %q, i32 4, i1 false)" + LOAD, has=r"@llvm\.memcpy\.p1\.p1\.i32"),
        body("\n  call void @llvm.memset.p3.i32(ptr addrspace(3) %p, i8 1, i32 4, i1 false)" + LOAD, has=r"@llvm\.memset\.p1\.i32"),
        body("\n  call void @llvm.memcpy.inline.p3.p3.i32(ptr addrspace(3) %p, ptr addrspace(3) %q, i32 4, i1 false)" + LOAD, has=r"@llvm\.memcpy\.inline\.p1\.p1\.i32"),
        body("\n  call void @llvm.memmove.element.unordered.atomic.p3.p3.i32(ptr addrspace(3) align 4 %p, ptr addrspace(3) align 4 %q, i32 4, i32 4)" + LOAD, has=r"atomic\.p1\.p1\.i32", runs=False),
    ],
    "`masked.*`, `vp.load`, `vp.store`, `vp.gather`, `vp.scatter`, `vp.strided.*`: addresses in LDS": [
        body(PAIR + f"  %w = call <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)> align 4 %vp, {MASK}, <2 x i32> zeroinitializer)" + SUM, has=r"gather\.v2i32\.v2p1"),
        body(f"\n  store <2 x i32> splat (i32 5), ptr addrspace(3) @y\n  %w = call <2 x i32> @llvm.masked.load.v2i32.p3(ptr addrspace(3) align 4 @y, {MASK}, <2 x i32> zeroinitializer)" + SUM, items=1, has=r"load\.v2i32\.p1"),
        body(f"\n  %w = call <2 x i32> @llvm.vp.load.v2i32.p3(ptr addrspace(3) align 4 %p, {MASK}, i32 2)" + SUM, runs=False, has=r"vp\.load\.v2i32\.p1"),
        body(f"\n  call void @llvm.experimental.vp.strided.store.v2i32.p3.i32(<2 x i32> zeroinitializer, ptr addrspace(3) align 4 %p, i32 4, {MASK}, i32 2)" + LOAD, runs=False, has=r"store\.v2i32\.p1\.i32"),
    ],
    "`masked.*`, `vp.*`: LDS pointers as data": [
        body("\n  %m = alloca [2 x ptr addrspace(3)], addrspace(5)" + PAIR + f"  call void @llvm.masked.store.v2p3.p5(<2 x ptr addrspace(3)> %vp, ptr addrspace(5) align 4 %m, {MASK})\n  %r = load ptr addrspace(3), ptr addrspace(5) %m\n  %v = load i32, ptr addrspace(3) %r", has=r"store\.v2p3\.p5"),
        body(PAIR + f"  %w = call <2 x ptr addrspace(3)> @llvm.vp.merge.v2p3({MASK}, <2 x ptr addrspace(3)> %vp, <2 x ptr addrspace(3)> %vp, i32 2)" + LOAD, runs=False, has=r"vp\.merge\.v2p3"),
    ],
    "`prefetch`, `objectsize`, `invariant.start`, `invariant.end`": [
        body("\n  call void @llvm.prefetch.p3(ptr addrspace(3) %p, i32 0, i32 0, i32 1)\n  %i = call ptr @llvm.invariant.start.p3(i64 4, ptr addrspace(3) %p)\n  call void @llvm.invariant.end.p3(ptr %i, i64 4, ptr addrspace(3) %p)" + LOAD, runs=False, has=r"invariant\.end\.p1"),
        body("\n  %v = call i32 @llvm.objectsize.i32.p3(ptr addrspace(3) @x, i1 false, i1 true, i1 false)", runs=False, has=r"objectsize\.i32\.p1"),
    ],
    "`amdgcn.is.shared`, `amdgcn.groupstaticsize`": [
        body("\n  %f = addrspacecast ptr addrspace(3) %p to ptr\n  %a = call i1 @llvm.amdgcn.is.shared(ptr %f)\n  %g = addrspacecast ptr addrspace(1) %out to ptr\n  %b = call i1 @llvm.amdgcn.is.shared(ptr %g)\n  %v0 = zext i1 %a to i32\n  %v1 = select i1 %b, i32 100, i32 0\n  %v = add i32 %v0, %v1", lacks=r"is\.shared"),
        body("\n  %v = call i32 @llvm.amdgcn.groupstaticsize()", lacks="groupstaticsize", runs=False),
    ],
    "`amdgcn.ds.append`, `amdgcn.ds.consume`": [
        body("\n  %v = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @y, i1 false)", lacks=r"ds\.append", items=1),
    ],
    "`amdgcn.global.load.lds`, `amdgcn.load.to.lds`, `amdgcn.*.buffer.load.lds`, `amdgcn.global.*.async.*.lds.*`": [
        body("\n  fence syncscope(\"workgroup\") release\n  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %out, ptr addrspace(3) @x, i32 4, i32 0, i32 0)" + LOAD, lacks=r"load\.lds", items=1),
        body("\n  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %out, ptr addrspace(3) @x, i32 4, i32 0, i32 0)" + LOAD, lacks=r"to\.lds", runs=False),
        body("\n  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 256, i32 0)\n  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @x, i32 4, i32 0, i32 0, i32 0, i32 0)" + LOAD, lacks=r"load\.lds", runs=False),
        body("\n  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) %p, i32 0, i32 0)" + LOAD, lacks=r"async", runs=False),
    ],
    "`readfirstlane`, `readlane`, `writelane`, DPP, `permlane`, `set.inactive`, `strict.*` of LDS pointers": [
        body("\n  %r = call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) @x)\n  %s = getelementptr i32, ptr addrspace(3) %r, i32 %t\n  %v = load i32, ptr addrspace(3) %s", has=r"readfirstlane\.p3"),
    ],
    "`ptrmask`, `launder.invariant.group`, `ptr.annotation`, `assume`, `expect`, `fake.use` of LDS pointers": [
        body('\n  %r = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %p, i32 -4)\n  %s = call ptr addrspace(3) @llvm.launder.invariant.group.p3(ptr addrspace(3) %r)\n  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) %p, i64 4) ]\n  call void (...) @llvm.fake.use(ptr addrspace(3) %p)\n  %u = call ptr addrspace(3) @llvm.ptr.annotation.p3.p0(ptr addrspace(3) %s, ptr null, ptr null, i32 1, ptr null)\n  %v = load i32, ptr addrspace(3) %u', has=r"ptrmask\.p3", runs=False),
    ],
    "`amdgcn.ds.bpermute`, `amdgcn.ds.permute`, `amdgcn.ds.swizzle`": [body("\n  %v = call i32 @llvm.amdgcn.ds.bpermute(i32 4, i32 %t)", has=r"ds\.bpermute")],
    "barriers, named ones too": [
        body("\n  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @bar)" + LOAD, runs=False, more=f"@bar = internal addrspace(3) global {BARRIER} poison\n", has=r"join\(ptr addrspace\(3\) @bar\)"),
    ],
    "any other intrinsic with an LDS pointer": [
        refused("\n  %r = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p)", "intrinsic @llvm.amdgcn.ds.read.tr4.b64.v2i32 takes an LDS pointer"),
        refused("\n  %r = call ptr @llvm.amdgcn.addrspacecast.nonnull.p0.p3(ptr addrspace(3) %p)", "takes an LDS pointer"),
        refused("\n  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p3(ptr addrspace(3) %p, i16 0, i64 4, i32 0)", "takes an LDS pointer"),
    ],
    '`"amdgpu-no-*"` of what a lowered kernel reaches, and at its call sites': [
        body("\n  call void @help() \"amdgpu-no-lds-kernel-id\"" + LOAD, more='define internal void @help() "amdgpu-no-dispatch-ptr" {\n  ret void\n}\n', attributes='"amdgpu-no-workitem-id-x"', lacks="amdgpu-no", runs=False),
    ],
    "`memory(…)`, `nosync`, `nofree`, `willreturn`, `speculatable` of what can call lowered code, and at such call sites": [
        body("\n  %n = and i32 %t, 0\n  %z = icmp eq i32 %n, 0\n  %f = select i1 %z, ptr @put, ptr null" + PUT.format("%f", "nosync memory(argmem: readwrite)"), attributes="nofree nosync", lacks="argmem"),
    ],
    "`convergent`": [body(PUT.format("@outer", ""), more="define internal void @outer(ptr addrspace(3) %p, i32 %v) nounwind {\n  call void @put(ptr addrspace(3) %p, i32 %v)\n  ret void\n}\n", has=r"\{ nounwind convergent \}", options={})],
    "attributes of LDS parameters (`align`, `noalias`, `initializes`, …)": [
        body(PUT.format("@outer", ""), more="define internal void @outer(ptr addrspace(3) noalias align 4 dereferenceable(4) initializes((0, 4)) %p, i32 %v) {\n  store i32 %v, ptr addrspace(3) %p\n  ret void\n}\n", has=r"initializes\(\(0, 4\)\)"),
    ],
    "`noalias` of flat parameters and results that may become LDS pointers, and at such calls": [
        body("\n  %f = addrspacecast ptr addrspace(3) %p to ptr\n  %v = call i32 @get(ptr noalias %f)", more="define internal i32 @get(ptr noalias %f) {\n  %p = addrspacecast ptr %f to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %p\n  ret i32 %v\n}\n", lacks="ptr noalias"),
    ],
    '`"amdgpu-lds-size"` of a kernel': [body(attributes='"amdgpu-lds-size"="512"', has='"amdgpu-lds-size"="16"', lacks='"512"')],
    "`!mmra` with `amdgpu-synchronize-as` or `amdgpu-as` `local`, in all that a lowered kernel reaches": [
        body("\n  call void @sync()\n  %n = sub i32 63, %t\n  %r = getelementptr i32, ptr addrspace(3) @x, i32 %n\n  %v = load i32, ptr addrspace(3) %r", more=SYNC + MMRA, lacks="!mmra"),
    ],
    "`!noalias.addrspace` that excludes global memory, in all that a lowered kernel reaches": [
        body("\n  %f = addrspacecast ptr addrspace(3) %p to ptr\n  %v = call i32 @get(ptr %f)", more="define internal i32 @get(ptr %p) {\n  %v = load i32, ptr %p, !noalias.addrspace !0\n  ret i32 %v\n}\n!0 = !{i32 1, i32 2}\n", lacks=r"!noalias\.addrspace"),
    ],
    "`!invariant.load`, `!amdgpu.noclobber` of a load from LDS, and of flat loads where LDS pointers are cast to flat": [
        body("\n  %v = load i32, ptr addrspace(3) %p, !invariant.load !0, !amdgpu.noclobber !0", more="!0 = !{}\n", lacks=r"!invariant\.load|!amdgpu\.noclobber"),
        body('\n  %v = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @y, i32 4), !invariant.load !0', more="!0 = !{}\n", lacks=r"!invariant\.load", runs=False),
        body("\n  %f = addrspacecast ptr addrspace(3) %p to ptr\n  %v = load i32, ptr %f, !invariant.load !0", more="!0 = !{}\n", lacks=r"!invariant\.load"),
        body("\n  %g = load i32, ptr addrspace(1) %out, !invariant.load !0" + LOAD, more="!0 = !{}\n", has=r"%g = .*!invariant\.load", runs=False),
    ],
    "`!tbaa`, `!alias.scope`, `!noalias`, `!range`, `!nontemporal` and all other kinds": [
        body("\n  %v = load i32, ptr addrspace(3) %p, !tbaa !0, !range !2, !nontemporal !3", more='!0 = !{!1, !1, i64 0}\n!1 = !{!"int", !4}\n!4 = !{!"root"}\n!2 = !{i32 0, i32 99}\n!3 = !{i32 1}\n', has=r"addrspace\(1\) %\S+, align 4, !tbaa !\d, !range !\d, !nontemporal !\d"),
    ],
    "`!callees`": [
        body("\n  %n = and i32 %t, 0\n  %z = icmp eq i32 %n, 0\n  %f = select i1 %z, ptr @put, ptr null\n  call void %f(ptr addrspace(3) %p, i32 9), !callees !0" + LOAD, more="!0 = !{ptr @alias}\n", has="!callees !0"),
    ],
    "debug records of LDS variables": [
        body("\n    #dbg_value(ptr addrspace(3) @x, !6, !DIExpression(), !8)" + LOAD, runs=False, attributes="!dbg !5", has=r"#dbg_value\(ptr addrspace\(3\) poison, !6", more="""!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 2, column: 1, scope: !5)
"""),
    ],
    "metadata nodes that name an LDS variable": [body(more='!foo = !{!0}\n!0 = !{!"a", ptr addrspace(3) @x}\n', has=r'!\{!"a", null\}', runs=False)],
    "`!absolute_symbol`": [refused("\n  store i32 1, ptr addrspace(3) @fixed", "mixed", more="@fixed = internal addrspace(3) global i32 poison, !absolute_symbol !0\n!0 = !{i32 0, i32 1}\n")],
    "constant expressions and aggregates of LDS variables, at any depth": [
        body("\n  store i32 3, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 4)\n  %v = load i32, ptr addrspace(3) addrspacecast (ptr getelementptr ([64 x i32], ptr addrspacecast (ptr addrspace(3) @x to ptr), i64 0, i64 1) to ptr addrspace(3))", items=1),
        body("\n  %s = select i1 true, { i32, [2 x ptr] } { i32 1, [2 x ptr] [ptr null, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @y, i32 4) to ptr)] }, { i32, [2 x ptr] } poison\n  %r = extractvalue { i32, [2 x ptr] } %s, 1, 1\n  store i32 5, ptr %r\n  %v = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @y, i32 4)", items=1),
    ],
    "casts of other LDS addresses to flat": [
        body("\n  %e = icmp eq ptr addrspacecast (ptr addrspace(3) inttoptr (i32 -1 to ptr addrspace(3)) to ptr), null\n  %v = zext i1 %e to i32"),
    ],
    "aliases of LDS variables, flat ones too": [
        body("\n  store i32 5, ptr @flat\n  %v = load i32, ptr addrspace(3) @near4", items=1, lacks=" alias i32", more="@near4 = internal alias i32, getelementptr (i8, ptr addrspace(3) @x, i32 4)\n@flat = internal alias i32, addrspacecast (ptr addrspace(3) @near4 to ptr)\n"),
    ],
    "initializers, prefix data and the like that hold an LDS address": [
        refused("", "initializer of @table holds the address", more="@table = addrspace(1) global [2 x ptr addrspace(3)] [ptr addrspace(3) null, ptr addrspace(3) @x]\n"),
        refused("", "header of @f holds the address", more="define void @f() prologue ptr addrspace(3) @x {\n  ret void\n}\n"),
    ],
    "`llvm.used`, `llvm.compiler.used`": [body(more='@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @x to ptr)], section "llvm.metadata"\n', lacks=r"llvm\.used")],
    "LDS variables without initial value, also declared with a size": [
        body("\n  store i32 5, ptr addrspace(3) @declared\n  %v = load i32, ptr addrspace(3) @declared", items=1, more="@declared = external addrspace(3) global [4 x i32], align 4\n"),
        body("\n  store i32 5, ptr addrspace(3) @undefined\n  %v = load i32, ptr addrspace(3) @undefined", items=1, more="@undefined = private addrspace(3) global i32 undef\n"),
    ],
    "LDS variables with an initial value": [refused("\n  store i32 1, ptr addrspace(3) @z", "@z has an initializer", more="@z = internal addrspace(3) global i32 0\n")],
    "dynamic LDS: variables of no size, whatever their linkage": [
        body("\n  store i32 5, ptr addrspace(3) @d\n  %v = load i32, ptr addrspace(3) @d", items=1, more="@d = external addrspace(3) global [0 x i32], align 4\n"),
        body("\n  %a = getelementptr i32, ptr addrspace(3) @d, i32 3\n  store i32 5, ptr addrspace(3) %a\n  %v = load i32, ptr addrspace(3) %a", items=1, more="@d = internal addrspace(3) global [0 x i8] poison, align 4\n"),
        body("\n  store i32 5, ptr addrspace(3) @d\n  %v = load i32, ptr addrspace(3) @d", items=1, more="@d = internal addrspace(3) global [64 x {}] zeroinitializer, align 4\n"),
        refused("\n  store i32 5, ptr addrspace(3) @d", "code object v4", more='@d = external addrspace(3) global [0 x i32], align 4\n!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"amdhsa_code_object_version", i32 400}\n'),
    ],
    "named barriers, and structs and arrays of them": [
        body("\n  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @bar, i32 16))" + LOAD, runs=False, more=f"@bar = internal addrspace(3) global {{ {BARRIER}, {BARRIER} }} poison\n", has="@bar = internal addrspace"),
    ],
    "a named barrier beside data in one variable": [refused("\n  store i32 1, ptr addrspace(3) @bar", "holds a named barrier and data", more=f"@bar = internal addrspace(3) global {{ i32, {BARRIER} }} poison\n")],
    "LDS pointers": [body("\n  store i32 1, ptr addrspace(3) %a" + LOAD, parameters=", ptr addrspace(3) %a", has=r"%sw\.arg0", runs=False)],
    "LDS pointers inside structs, arrays, vectors, `byref` memory": [
        refused("", "holds LDS pointers inside", parameters=", %holder %a"),
        refused("", "holds LDS pointers inside", parameters=", <2 x ptr addrspace(3)> %a"),
    ],
}  # fmt: skip
CASES = [(row, number, case) for row, cases in ROWS.items() for number, case in enumerate(cases)]


def documented() -> dict[str, str]:
    """The table's rows: what, outcome."""
    section = DOCUMENT.read_text().split("## What becomes of LDS, kind by kind")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (\w*) \| .*\|$", section, re.MULTILINE)
    return {what: outcome for what, outcome in rows if outcome not in ("", "outcome")}


def test_the_table_has_these_rows() -> None:
    assert documented().keys() == ROWS.keys()


def run(module: Any, case: Case) -> Any:
    out = np.zeros(64, np.int32)
    dynamic = 16 if "@d =" in case.more else 0
    kernel = swlds.Device("gfx942").load(module)["k"]
    kernel.launch(
        grid=1, block=case.items, args=[out], dynamic_lds=dynamic, engine="reference"
    ).raise_for_findings()  # what is tested is the lowering
    return out


@pytest.mark.parametrize(("row", "number", "case"), CASES, ids=lambda v: v if isinstance(v, (str, int)) else "")
def test_row(row: str, number: int, case: Case) -> None:
    source = swlds.parse(case.text(), "t.ll")
    if case.error:
        assert documented()[row] == "refused" or number, "the first case shows the row's outcome"
        with pytest.raises(swlds.SwldsError, match=case.error) as raised:
            swlds.lower(source, **case.options)
        assert str(raised.value).startswith("t.ll") and "\n" not in str(raised.value)
        return
    lowered = swlds.lower(source, **case.options)
    text = str(lowered)
    assert documented()[row] in ("lowered", "kept")
    assert not find_lds_accesses(lowered)
    assert re.search(case.has, text), case.has
    assert not case.lacks or not re.search(case.lacks, text), case.lacks
    swlds.parse(text, "lowered.ll")
    if case.runs:
        expected = run(source, case)
        assert np.array_equal(run(lowered, case), expected)
