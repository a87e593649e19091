"""Blocks of the heap that only their lane reaches have no cells of races, and need none; others do (``test_heap_cells.py``)."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i64 @llvm.amdgcn.readfirstlane.i64(i64)
declare void @llvm.amdgcn.s.barrier()
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
@t = internal addrspace(3) global [4 x ptr] poison, align 8
@one = internal addrspace(1) global i32 0
define i32 @use(ptr %p) {
  store i32 7, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-features"="+wavefrontsize64" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %start = mul i32 %g, 128
  %here = add i32 %start, %x
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %here
  %low = icmp ult i32 %x, 9
"""
OWN = {
    "freed": "%h = call ptr @malloc(i64 16)\nstore i32 %x, ptr %h, align 4\n%v = load i32, ptr %h, align 4\n"
    "call void @free(ptr %h)\nstore i32 %v, ptr addrspace(1) %own, align 4",
    "further-in": "%h = call ptr @malloc(i64 16)\n%p = getelementptr i32, ptr %h, i32 3\nstore i32 %x, ptr %p, align 4\n"
    "call void @free(ptr %h)",
    "in-a-loop": "br label %loop\nloop:\n%k = phi i32 [0, %entry], [%l, %loop]\n%l = add i32 %k, 1\n"
    "%h = call ptr @malloc(i64 16)\nstore i32 %x, ptr %h, align 4\ncall void @free(ptr %h)\n"
    "%c = icmp ult i32 %l, 5\nbr i1 %c, label %loop, label %end\nend:",
    "as-a-number": "%h = call ptr @malloc(i64 16)\n%a = ptrtoint ptr %h to i64\n%b = add i64 %a, 4\n"
    "%p = inttoptr i64 %b to ptr addrspace(1)\nstore i32 %x, ptr addrspace(1) %p, align 4\n"
    "call void @free(ptr %h)",
    "freed-on-one-way": "%h = call ptr @malloc(i64 16)\nbr i1 %low, label %then, label %else\nthen:\n"
    "call void @free(ptr %h)\nbr label %end\nelse:\nstore i32 %x, ptr %h, align 4\ncall void @free(ptr %h)\nbr label %end\nend:",
    "by-a-helper": "%h = call ptr @malloc(i64 16)\n%v = call i32 @use(ptr %h)\ncall void @free(ptr %h)\n"
    "store i32 %v, ptr addrspace(1) %own, align 4",
    "in-a-slot": "%slot = alloca ptr, align 8, addrspace(5)\n%h = call ptr @malloc(i64 16)\n"
    "store ptr %h, ptr addrspace(5) %slot, align 8\n%p = load ptr, ptr addrspace(5) %slot, align 8\n"
    "store i32 %x, ptr %p, align 4\n%q = load ptr, ptr addrspace(5) %slot, align 8\ncall void @free(ptr %q)",
    "on-one-way": "br i1 %low, label %then, label %join\nthen:\n%h = call ptr @malloc(i64 16)\nbr label %join\njoin:\n"
    "%p = phi ptr [null, %entry], [%h, %then]\n%c = icmp eq ptr %p, null\nbr i1 %c, label %end, label %store\nstore:\n"
    "store i32 %x, ptr %p, align 4\ncall void @free(ptr %p)\nbr label %end\nend:",
    "one-of-two": "%h = call ptr @malloc(i64 16)\n%i = call ptr @malloc(i64 16)\n%p = select i1 %low, ptr %h, ptr %i\n"
    "store i32 %x, ptr %p, align 4\ncall void @free(ptr %h)\ncall void @free(ptr %i)",
    "moved-on": "%h = call ptr @malloc(i64 16)\n%q = getelementptr i32, ptr %h, i32 4\nbr label %loop\nloop:\n"
    "%p = phi ptr [%h, %entry], [%n, %loop]\nstore i32 %x, ptr %p, align 4\n%n = getelementptr i32, ptr %p, i32 1\n"
    "%c = icmp ne ptr %n, %q\nbr i1 %c, label %loop, label %end\nend:\ncall void @free(ptr %h)",
    "larger": "%h = call ptr @malloc(i64 16)\ncall void @llvm.memset.p0.i64(ptr %h, i8 3, i64 16, i1 false)\n"
    "%i = call ptr @malloc(i64 32)\ncall void @llvm.memcpy.p0.p0.i64(ptr %i, ptr %h, i64 16, i1 false)\n"
    "call void @free(ptr %h)\n%v = load i32, ptr %i, align 4\ncall void @free(ptr %i)\n"
    "store i32 %v, ptr addrspace(1) %own, align 4",
}
#: These have cells: a block's number might be another block's when it is accessed.
WATCHED = {
    "behind-its-free": "%h = call ptr @malloc(i64 16)\nbr i1 %low, label %then, label %join\nthen:\n"
    "call void @free(ptr %h)\nbr label %join\njoin:\nbr i1 %low, label %end, label %else\nelse:\n"
    "store i32 %x, ptr %h, align 4\ncall void @free(ptr %h)\nbr label %end\nend:",
    "beside-other-frees": "%h = call ptr @malloc(i64 16)\nstore i32 %x, ptr %h, align 4\ncall void @free(ptr %h)\n"
    "%i = call ptr @malloc(i64 16)\n%p = select i1 %low, ptr %i, ptr null\n%q = select i1 %low, ptr null, ptr %i\n"
    "call void @free(ptr %p)\ncall void @free(ptr %q)\n",
    "freed-by-a-distance": "%h = call ptr @malloc(i64 16)\nstore i32 %x, ptr %h, align 4\n%z = sub i32 %x, %x\n"
    "%p = getelementptr i8, ptr %h, i32 %z\ncall void @free(ptr %p)\n",
    "of-the-round-before-it-seems": "br label %loop\nloop:\n%k = phi i32 [0, %entry], [%l, %on]\n"
    "%old = phi ptr [null, %entry], [%h, %on]\n%l = add i32 %k, 1\n%h = call ptr @malloc(i64 16)\n"
    "store i32 %x, ptr %h, align 4\n%c = icmp ult i32 %x, 128\nbr i1 %c, label %on, label %late\nlate:\n"
    "store i32 %x, ptr %old, align 4\nbr label %on\non:\n"
    "call void @free(ptr %h)\n%d = icmp ult i32 %l, 3\nbr i1 %d, label %loop, label %end\nend:",
    "kept-in-a-block": "%h = call ptr @malloc(i64 16)\n%i = call ptr @malloc(i64 16)\nstore ptr %h, ptr %i, align 8\n"
    "%p = load ptr, ptr %i, align 8\nstore i32 %x, ptr %p, align 4\ncall void @free(ptr %p)\ncall void @free(ptr %i)",
}
#: Others reach the block, or the lane reaches past it: each has findings.
SHARED = {
    "through-memory": "%z = icmp eq i32 %x, 0\nbr i1 %z, label %make, label %meet\nmake:\n%h = call ptr @malloc(i64 16)\n"
    "store ptr %h, ptr addrspace(3) @t, align 8\nbr label %meet\nmeet:\n"
    'fence syncscope("workgroup") release\ncall void @llvm.amdgcn.s.barrier()\nfence syncscope("workgroup") acquire\n'
    "%p = load ptr, ptr addrspace(3) @t, align 8\nstore i32 %x, ptr %p, align 4",
    "between-lanes": "%h = call ptr @malloc(i64 16)\n%a = ptrtoint ptr %h to i64\n"
    "%b = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %a)\n%p = inttoptr i64 %b to ptr\nstore i32 %x, ptr %p, align 4",
    "freed-before": "%h = call ptr @malloc(i64 16)\ncall void @free(ptr %h)\nstore i32 %x, ptr %h, align 4",
    "or-a-buffer": "%h = call ptr @malloc(i64 16)\n%o = addrspacecast ptr addrspace(1) %out to ptr\n"
    "%p = select i1 %low, ptr %o, ptr %h\nstore i32 %x, ptr %p, align 4\ncall void @free(ptr %h)",
    "or-a-variable": "%h = call ptr @malloc(i64 16)\n"
    "%p = select i1 %low, ptr addrspacecast (ptr addrspace(1) @one to ptr), ptr %h\n"
    "store i32 %x, ptr %p, align 4\ncall void @free(ptr %h)",
    "of-the-round-before": "br label %loop\nloop:\n%k = phi i32 [0, %entry], [%l, %on]\n\n"
    "%old = phi ptr [null, %entry], [%h, %on]\n%l = add i32 %k, 1\n%h = call ptr @malloc(i64 16)\n%c = icmp eq ptr %old, null\n"
    "br i1 %c, label %on, label %late\nlate:\nstore i32 %x, ptr %old, align 4\nbr label %on\non:\n"
    "call void @free(ptr %h)\n%d = icmp ult i32 %l, 3\nbr i1 %d, label %loop, label %end\nend:",
    "outside": "%h = call ptr @malloc(i64 16)\n%p = getelementptr i32, ptr %h, i32 4\nstore i32 %x, ptr %p, align 4",
}


def launch(body: str, engine: str) -> tuple[swlds.Result, list[int]]:
    """The launch, and what it wrote."""
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(HEAD + body + "\nret void\n}\n"))["k"]
    out = np.zeros(384, np.int32)
    return kernel.launch((3,), (128,), [out], checks="all"), out.tolist()


def _run(body: str) -> tuple[list[str], list[str]]:
    """The findings, which are those of the reference engine, and what host code did not execute."""
    (found, written), (meant, wanted) = (launch(body, engine) for engine in ("wave", "reference"))
    assert [str(f) for f in found.findings] == [str(f) for f in meant.findings] and written == wanted
    return [str(f) for f in found.findings], list(found.fidelity.executed)


@pytest.mark.parametrize("name", OWN)
def test_only_its_lane_reaches_it(name: str) -> None:
    assert _run(OWN[name]) == ([], [])


@pytest.mark.parametrize("name", WATCHED)
def test_it_has_cells(name: str) -> None:
    assert _run(WATCHED[name]) == ([], [])


@pytest.mark.parametrize("name", SHARED)
def test_others_reach_it(name: str) -> None:
    assert _run(SHARED[name])[0]
