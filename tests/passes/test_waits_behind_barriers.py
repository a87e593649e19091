"""A wait behind a barrier completes a wave's own copies only: bytes that others copied want one in front of the barrier."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [128 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) noalias align 16 %in, ptr addrspace(1) noalias %out, i32 %n) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = xor i32 %x, OTHER
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %q = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %q2 = getelementptr i32, ptr addrspace(3) @t, i32 %y
"""
TAIL = """declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
"""
BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
#: A wait that is there already, behind the barrier.
READ = f"""{HEAD}
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %p, ptr addrspace(3) %q, i32 0, i32 0)
{BARRIER}
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("wavefront") acquire
  %v = load i32, ptr addrspace(3) %q2
  store i32 %v, ptr addrspace(1) %o
  ret void
}}
{TAIL}"""
#: Bytes that others overwrite in a loop, whose copies want waits of their own.
LOOP = f"""{HEAD}
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %q
{BARRIER}
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 1024
  br label %l
l:
  %k = phi i32 [0, %entry], [%k2, %l]
  %w = load i32, ptr addrspace(1) %p2
  store i32 %w, ptr addrspace(3) %q2
  %k2 = add i32 %k, 1
  %c = icmp ult i32 %k2, %n
  br i1 %c, label %l, label %e
e:
{BARRIER}
  %z = load i32, ptr addrspace(3) %q
  store i32 %z, ptr addrspace(1) %o
  ret void
}}
{TAIL}"""


def run(module: swlds.Module, rounds: int) -> tuple[list[int], list[str]]:
    given, out = np.arange(512, dtype=np.uint32), np.zeros(128, np.uint32)
    kernel = swlds.Device("gfx1250").load(module)["k"]
    result = kernel.launch(1, 128, [given, out, np.int32(rounds)], checks="all", dma="late")
    return out.tolist(), [f.kind for f in result.findings if f.severity == "error"]


@pytest.mark.parametrize("other", [64, 0])
def test_a_wait_that_was_there(other: int) -> None:
    """Bytes of its own (``other`` 0) a wave may read behind it."""
    module = swlds.parse(READ.replace("OTHER", str(other)))
    wanted = [x ^ other for x in range(128)]
    assert run(module, 0) == (wanted, []) if other == 0 else run(module, 0)[1] != []
    mended = swlds.opt(module, "insert-waits", mcpu="gfx1250", kernel="k", block=(128,))
    assert run(mended, 0) == (wanted, [])
    assert str(mended).count("call void @llvm.amdgcn.s.wait.asynccnt") == (1 if other == 0 else 2)


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("block", [(128,), None])
def test_bytes_that_others_overwrite_in_a_loop(rounds: int, block: tuple[int] | None) -> None:
    module = swlds.parse(LOOP.replace("OTHER", "64"))
    gathered = swlds.opt(module, "gather-to-lds", mcpu="gfx1250", kernel="k" if block else None, block=block)
    assert str(gathered).count("call void @llvm.amdgcn.global.load.async") == 2
    assert run(gathered, rounds) == run(module, rounds) == ([256 + (x ^ 64) for x in range(128)], [])
