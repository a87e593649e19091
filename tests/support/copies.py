# ruff: noqa: E501  (LLVM IR in strings)
"""Kernels with copies between global memory and LDS, made of short words, and what asynccheck says of them."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

import swlds


def waitcnt(value: int) -> str:
    return f"call void @llvm.amdgcn.s.waitcnt(i32 {value})"


#: Waits of gfx9 for all copies, and for all accesses of LDS.
VM0, LGKM0 = waitcnt(3952), waitcnt(49279)
#: What kernels call that copy a dword a lane.
DECLARED = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.barrier()
"""
_HEAD = """target triple = "amdgcn-amd-amdhsa"
@one = internal addrspace(3) global [256 x i32] poison, align 16
@two = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.wave.barrier()
declare void @llvm.amdgcn.sched.barrier(i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
declare void @llvm.amdgcn.s.wait.storecnt(i16)
declare void @llvm.amdgcn.load.to.lds.p0(ptr, ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
define void @copies(ptr addrspace(1) %from, ptr addrspace(3) %to) noinline {
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  ret void
}
define void @helper() noinline {
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %u = getelementptr i32, ptr addrspace(3) @one, i32 %b
  %w = getelementptr i32, ptr addrspace(3) @two, i32 %b
  %g = getelementptr i32, ptr addrspace(1) %src, i32 %id
  %h = getelementptr i32, ptr addrspace(1) %g, i32 256
  %d = getelementptr i32, ptr addrspace(1) %dst, i32 %id
  %e = getelementptr i32, ptr addrspace(1) %d, i32 256
  %own = getelementptr i32, ptr addrspace(3) @one, i32 %id
  %own2 = getelementptr i32, ptr addrspace(3) @two, i32 %id
  %x = xor i32 %id, WAVE
  %far = getelementptr i32, ptr addrspace(3) @one, i32 %x
  %far2 = getelementptr i32, ptr addrspace(3) @two, i32 %x
  %lane = sub i32 %id, %b
"""
_TAIL = """  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{!"amdgpu-synchronize-as", !"global"}
!2 = distinct !{!2, !"domain"}
!3 = distinct !{!3, !2, !"copies"}
!4 = !{!3}
!5 = !{!6}
!6 = distinct !{!6, !2, !"reads"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9}
!9 = !{!"types"}
!10 = !{!"amdgpu-synchronize-as", !"private"}
"""
_MARKED = "declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)\n"
_MARKS = """define void @marks() noinline {
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  ret void
}
define void @mark() noinline {
  call void @llvm.amdgcn.asyncmark()
  ret void
}
"""
#: A word -> its lines; N is a number that is new each time.
WORDS = {
    "copy": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %u, i32 4, i32 0, i32 0)",
    "copy2": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %h, ptr addrspace(3) %w, i32 4, i32 0, i32 0)",
    "copy-half": "%p.N = getelementptr i8, ptr addrspace(3) %u, i32 512\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %h, ptr addrspace(3) %p.N, i32 4, i32 0, i32 0)",
    "copy-called": "call void @copies(ptr addrspace(1) %g, ptr addrspace(3) %u)",
    "copy-offset": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %u, i32 4, i32 256, i32 0)",
    "copy-past": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %u, i32 4, i32 768, i32 0)",
    "copy-scoped": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %u, i32 4, i32 0, i32 0), !alias.scope !4",
    "copy-lanes": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %own, i32 4, i32 0, i32 0)",
    "copy-elsewhere": "%m.N = shl i32 %lane, 3\n%p.N = getelementptr i8, ptr addrspace(3) %u, i32 %m.N\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 4, i32 0, i32 0)",
    "copy-crooked": "%p.N = getelementptr i8, ptr addrspace(3) %u, i32 2\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 4, i32 0, i32 0)",
    "copy-buffer": "%r.N = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %src, i16 0, i64 4096, i32 159744)\n"
    "%o.N = shl i32 %id, 2\n"
    "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r.N, ptr addrspace(3) %u, i32 4, i32 %o.N, i32 0, i32 0, i32 0)",
    "async": "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) %own, i32 0, i32 0)",
    "async-same": "%first.N = getelementptr i32, ptr addrspace(1) %src, i32 %lane\n%p.N = getelementptr i32, ptr addrspace(3) @one, i32 %lane\n"
    "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %first.N, ptr addrspace(3) %p.N, i32 0, i32 0)",
    "async2": "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %h, ptr addrspace(3) %own2, i32 0, i32 0)",
    "store-async": "call void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1) %d, ptr addrspace(3) %own, i32 0, i32 0)",
    "read": "%v.N = load i32, ptr addrspace(3) %own, align 4\nstore i32 %v.N, ptr addrspace(1) %d, align 4",
    "read2": "%v.N = load i32, ptr addrspace(3) %own2, align 4\nstore i32 %v.N, ptr addrspace(1) %e, align 4",
    "read-flat": "%f.N = addrspacecast ptr addrspace(3) %own to ptr\n%v.N = load i32, ptr %f.N, align 4\n"
    "store i32 %v.N, ptr addrspace(1) %d, align 4",
    "append": "%a.N = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) %u, i1 false)",
    "read-other": "%v.N = load i32, ptr addrspace(3) %far, align 4\nstore i32 %v.N, ptr addrspace(1) %d, align 4",
    "read2-other": "%v.N = load i32, ptr addrspace(3) %far2, align 4\nstore i32 %v.N, ptr addrspace(1) %e, align 4",
    "read-scoped": "%v.N = load i32, ptr addrspace(3) %own, align 4, !alias.scope !5\nstore i32 %v.N, ptr addrspace(1) %d, align 4",
    "read-noalias": "%v.N = load i32, ptr addrspace(3) %own, align 4, !noalias !4\nstore i32 %v.N, ptr addrspace(1) %d, align 4",
    "write2": "store i32 7, ptr addrspace(3) %own2, align 4",
    "read-tbaa": "%v.N = load i32, ptr addrspace(3) %own, align 4, !tbaa !7\nstore i32 %v.N, ptr addrspace(1) %d, align 4",
    "read-flat-tbaa": "%f.N = addrspacecast ptr addrspace(3) %own to ptr\n%v.N = load i32, ptr %f.N, align 4, !tbaa !7\n"
    "store i32 %v.N, ptr addrspace(1) %d, align 4",
    "write-tbaa": "store i32 7, ptr addrspace(3) %own, align 4, !tbaa !7",
    "add-tbaa": '%a.N = atomicrmw add ptr addrspace(3) %own, i32 1 syncscope("workgroup") monotonic, align 4, !tbaa !7',
    "add-scoped": '%a.N = atomicrmw add ptr addrspace(3) %own, i32 1 syncscope("workgroup") monotonic, align 4, !alias.scope !5',
    "load-atomic-scoped": '%v.N = load atomic i32, ptr addrspace(3) %own syncscope("workgroup") monotonic, align 4, !alias.scope !5\n'
    "store i32 %v.N, ptr addrspace(1) %d, align 4",
    "copy-either": "%c.N = icmp eq ptr addrspace(1) %src, null\n%p.N = select i1 %c.N, ptr addrspace(3) %w, ptr addrspace(3) %u\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 4, i32 0, i32 0)",
    "read-either": "%c.N = icmp eq ptr addrspace(1) %src, null\n%p.N = select i1 %c.N, ptr addrspace(3) %own2, ptr addrspace(3) %own\n"
    "%v.N = load i32, ptr addrspace(3) %p.N, align 4\nstore i32 %v.N, ptr addrspace(1) %d, align 4",
    "copy-volatile": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %u, i32 4, i32 0, i32 -2147483648)",
    "copy-marked": "call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %g, ptr addrspace(3) %u, i32 4, i32 0, i32 0)",
    "copy-from-lds": "%f.N = addrspacecast ptr addrspace(3) %own2 to ptr\n"
    "call void @llvm.amdgcn.load.to.lds.p0(ptr %f.N, ptr addrspace(3) %u, i32 4, i32 0, i32 0)",
    "asm-vm0": 'call void asm sideeffect "s_waitcnt vmcnt($0)", "n,~{memory}"(i32 0)',
    "asm-vm1": 'call void asm sideeffect "s_waitcnt vmcnt(${0:c})", "n"(i32 1)',
    "asm-packed": 'call void asm sideeffect "s_waitcnt $1", "v,i"(i32 %id, i32 3952)',
    "asm-vm0-barrier": 'call void asm sideeffect "s_waitcnt vmcnt($0)\\0As_barrier", "I,~{memory}"(i32 0)',
    "asm-free": 'call void asm "s_waitcnt vmcnt(0)", ""()',
    "asm-memory": 'call void asm "s_waitcnt vmcnt(0)", "~{memory}"()',
    "call-marks0": "call void @marks()",
    "call-mark": "call void @mark()",
    "store-out": "store i32 5, ptr addrspace(1) %d, align 4",
    "store0": "call void @llvm.amdgcn.s.wait.storecnt(i16 0)",
    "release-agent-global": 'fence syncscope("agent") release, !mmra !1',
    "release-private": 'fence syncscope("workgroup") release, !mmra !10',
    "release-store-near": 'store atomic i32 1, ptr addrspace(1) %d syncscope("workgroup-one-as") release, align 4',
    "release-store-far": 'store atomic i32 1, ptr addrspace(1) %d syncscope("agent-one-as") release, align 4',
    "asm-idle": 'call void asm sideeffect "s_wait_idle", "~{memory}"()',
    "copy-same": "%first.N = getelementptr i32, ptr addrspace(1) %src, i32 %lane\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %first.N, ptr addrspace(3) @one, i32 4, i32 0, i32 0)",
    "copy-shared": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) @one, i32 4, i32 0, i32 0)",
    "write": "store i32 7, ptr addrspace(3) %own, align 4",
    "write-other": "store i32 %x, ptr addrspace(3) %far, align 4",
    "add": '%a.N = atomicrmw add ptr addrspace(3) %own, i32 1 syncscope("workgroup") monotonic, align 4',
    "load": "%v.N = load i32, ptr addrspace(1) %h, align 4\nstore i32 %v.N, ptr addrspace(1) %d, align 4",
    "load-only": "%v.N = load i32, ptr addrspace(1) %h, align 4",
    "async-overlapping": "%m.N = lshr i32 %id, 1\n%p.N = getelementptr i32, ptr addrspace(3) @one, i32 %m.N\n"
    "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 0, i32 0)",
    "store-source": "store i32 5, ptr addrspace(1) %g, align 4",
    "barrier": "call void @llvm.amdgcn.s.barrier()",
    "wave-barrier": "call void @llvm.amdgcn.wave.barrier()",
    "hold": "call void @llvm.amdgcn.sched.barrier(i32 0)",
    "hold-some": "call void @llvm.amdgcn.sched.barrier(i32 1)",
    "call": "call void @helper()",
    "vm0": "call void @llvm.amdgcn.s.waitcnt(i32 3952)",
    "vm1": "call void @llvm.amdgcn.s.waitcnt(i32 3953)",
    "lgkm0": "call void @llvm.amdgcn.s.waitcnt(i32 49279)",
    "async0": "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)",
    "async1": "call void @llvm.amdgcn.s.wait.asynccnt(i16 1)",
    "ds0": "call void @llvm.amdgcn.s.wait.dscnt(i16 0)",
    "mark": "call void @llvm.amdgcn.asyncmark()",
    "marks0": "call void @llvm.amdgcn.wait.asyncmark(i16 0)",
    "marks1": "call void @llvm.amdgcn.wait.asyncmark(i16 1)",
    "asm-async0": 'call void asm sideeffect "s_wait_asynccnt 0x0", "~{memory}"()',
    "asm-sync": 'call void asm sideeffect "s_waitcnt vmcnt(0)\\0As_waitcnt lgkmcnt(0)\\0As_barrier", ""()',
    "asm-late": 'call void asm sideeffect "s_barrier\\0As_waitcnt vmcnt(0)", ""()',
    "release": 'fence syncscope("workgroup") release',
    "acquire": 'fence syncscope("workgroup") acquire',
    "release-one-as": 'fence syncscope("workgroup-one-as") release',
    "release-local": 'fence syncscope("workgroup") release, !mmra !0',
    "release-global": 'fence syncscope("workgroup") release, !mmra !1',
    "acq_rel": 'fence syncscope("workgroup") acq_rel',
    "release-cluster": 'fence syncscope("cluster") acq_rel',
    "release-system": "fence release",
    "release-agent": 'fence syncscope("agent") release',
    "release-agent-local": 'fence syncscope("agent") release, !mmra !0',
    "release-wave": 'fence syncscope("wavefront") release',
    "release-single": 'fence syncscope("singlethread") release',
    "fence-wave": 'fence syncscope("wavefront") acq_rel',
    "release-atomic": '%a.N = atomicrmw add ptr addrspace(3) %own2, i32 1 syncscope("workgroup") release, align 4',
    "release-store": 'store atomic i32 1, ptr addrspace(3) %own2 syncscope("workgroup") release, align 4',
    "sync": 'fence syncscope("workgroup") release\ncall void @llvm.amdgcn.s.barrier()\nfence syncscope("workgroup") acquire',
}


def kernel(words: str, target: str) -> str:
    """The text of a kernel of these words, for groups of two waves."""
    lines = [
        line.replace("N", str(n)) if ".N" in line else line
        for n, word in enumerate(words.split())
        for line in WORDS[word].split("\n")
    ]
    second = re.compile(r"@two\b|%(?:w|own2|far2)\b")
    kept = [line for line in _HEAD.split("\n") if any(map(second.search, lines)) or not second.search(line)]
    more = (_MARKED if "copy-marked" in words else "") + (_MARKS if "call-mark" in words else "")
    head = (
        "\n".join(kept)
        .replace("define void @copies", more + "define void @copies")
        .replace("WAVE", "32" if target == "gfx1250" else "64")
    )
    return head + "".join(f"  {line}\n" for line in lines) + _TAIL


def run(
    words: str, target: str, *, groups: int = 1, items: int = 0, **options: Any
) -> tuple[Any, list[np.ndarray[Any, Any]]]:
    """The result of a launch of such a kernel, and its buffers. ``items``: of a group, two waves unless said; initcheck is off, as a launch may read what nobody wrote."""
    buffers = [np.arange(1000, 1512, dtype=np.uint32), np.zeros(512, np.uint32)]
    module = swlds.parse(kernel(words, target), "k.ll")
    options.setdefault("checks", "memcheck,racecheck,barriercheck,asynccheck")
    loaded = swlds.Device(target).load(module)["k"]
    result = loaded.launch(groups, items or (64 if target == "gfx1250" else 128), buffers, **options)
    return result, buffers


__all__ = ["WORDS", "kernel", "run"]
