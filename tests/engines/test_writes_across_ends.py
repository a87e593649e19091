"""One mistake is one finding: a write across the end of an object is dropped, and who reads what lay inside hears nothing of it.
On both engines, and lowered."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

TEXT = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [8 x i32] poison, align 16
@other = internal addrspace(3) global [8 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %slot = alloca [8 x i32], align 16, addrspace(5)
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %first = icmp eq i32 %x, 0
  br i1 %first, label %write, label %read
write:
WRITTEN
  br label %read
read:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
READING
  store i32 %r, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare void @llvm.memcpy.p3.p1.i32(ptr addrspace(3), ptr addrspace(1), i32, i1 immarg)
declare void @llvm.memcpy.p5.p1.i32(ptr addrspace(5), ptr addrspace(1), i32, i1 immarg)
declare void @llvm.memmove.p0.p1.i32(ptr, ptr addrspace(1), i32, i1 immarg)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1 immarg)
declare void @llvm.masked.store.v4i32.p3(<4 x i32>, ptr addrspace(3), <4 x i1>)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
"""
READ = "  %q = getelementptr i32, ptr addrspace(3) @s, i32 {at}\n  %r = load i32, ptr addrspace(3) %q"
MINE = READ.format(at="%x")
LAST = "  %e = getelementptr i32, ptr addrspace(3) @s, i32 6\n"
FRONT = "  %e = getelementptr i8, ptr addrspace(3) @s, i32 -4\n"
#: What is written, which lanes read what it touches, and what they read.
WRITES = {
    "memcpy": (
        "  call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) @s, ptr addrspace(1) %in, i32 36, i1 false)",
        MINE,
        8,
    ),
    "memset": ("  call void @llvm.memset.p3.i32(ptr addrspace(3) @s, i8 1, i32 36, i1 false)", MINE, 8),
    "flat": (
        "  %f = addrspacecast ptr addrspace(3) @s to ptr\n"
        "  call void @llvm.memmove.p0.p1.i32(ptr %f, ptr addrspace(1) %in, i32 36, i1 false)",
        MINE,
        8,
    ),
    "source": (
        "  %far = getelementptr i8, ptr addrspace(1) %in, i32 8\n"
        "  call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) @s, ptr addrspace(1) %far, i32 32, i1 false)",
        MINE,
        8,
    ),
    "vector": (LAST + "  store <4 x i32> splat (i32 5), ptr addrspace(3) %e, align 4", READ.format(at="6"), 1),
    "front": (FRONT + "  store <2 x i32> splat (i32 5), ptr addrspace(3) %e, align 4", READ.format(at="0"), 1),
    "stack": (
        "  call void @llvm.memcpy.p5.p1.i32(ptr addrspace(5) %slot, ptr addrspace(1) %in, i32 36, i1 false)\n"
        "  %sv = load i32, ptr addrspace(5) %slot\n  store i32 %sv, ptr addrspace(3) @s",
        READ.format(at="0"),
        1,
    ),
}


def launch(write: str, read: str, items: int, is_lowered: bool) -> Any:
    module = swlds.parse(TEXT.replace("WRITTEN", write).replace("READING", read))
    module = swlds.lower(module) if is_lowered else module
    out, source = np.zeros(items, np.int32), np.arange(9 if "%far" not in write else 8, dtype=np.int32)
    return swlds.Device("gfx942", engine="both").load(module)["k"].launch(1, items, [out, source])


FORMS = pytest.mark.parametrize("is_lowered", [False, True], ids=["plain", "lowered"])


@FORMS
@pytest.mark.parametrize("name", WRITES)
def test_one_cause_is_one_finding(name: str, is_lowered: bool) -> None:
    write, read, items = WRITES[name]
    found = launch(write, read, items, is_lowered).findings
    assert [(f.kind, f.count) for f in found] == [("out-of-bounds", 1)]


@FORMS
def test_what_such_a_write_does_not_touch_stays_uninitialised(is_lowered: bool) -> None:
    write, _, _ = WRITES["vector"]
    found = launch(write, MINE, 8, is_lowered).findings
    assert sorted((f.kind, f.count) for f in found) == [("out-of-bounds", 1), ("uninitialized", 6)]
    beyond = launch(write.replace("i32 6", "i32 8"), MINE, 8, is_lowered).findings
    assert sorted((f.kind, f.count) for f in beyond) == [("out-of-bounds", 1), ("uninitialized", 8)]
    other = READ.format(at="0").replace("@s", "@other")
    assert sorted(f.kind for f in launch(write, other, 1, is_lowered).findings) == ["out-of-bounds", "uninitialized"]
