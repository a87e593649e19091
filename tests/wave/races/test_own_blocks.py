"""Blocks of the heap that only their lane reaches have no cells of races, and need none; others are the reference engine's."""

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
@t = internal addrspace(3) global [4 x ptr] poison, align 8
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
}
#: Clean, but a block's number might be another block's when it is accessed.
LEFT = {
    "behind-its-free": "%h = call ptr @malloc(i64 16)\nbr i1 %low, label %then, label %join\nthen:\n"
    "call void @free(ptr %h)\nbr label %join\njoin:\nbr i1 %low, label %end, label %else\nelse:\n"
    "store i32 %x, ptr %h, align 4\ncall void @free(ptr %h)\nbr label %end\nend:",
    "beside-other-frees": "%h = call ptr @malloc(i64 16)\nstore i32 %x, ptr %h, align 4\ncall void @free(ptr %h)\n"
    "%i = call ptr @malloc(i64 16)\n%p = select i1 %low, ptr %i, ptr null\n%q = select i1 %low, ptr null, ptr %i\n"
    "call void @free(ptr %p)\ncall void @free(ptr %q)\n",
    "freed-by-a-distance": "%h = call ptr @malloc(i64 16)\nstore i32 %x, ptr %h, align 4\n%z = sub i32 %x, %x\n"
    "%p = getelementptr i8, ptr %h, i32 %z\ncall void @free(ptr %p)\n",
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
    "outside": "%h = call ptr @malloc(i64 16)\n%p = getelementptr i32, ptr %h, i32 4\nstore i32 %x, ptr %p, align 4",
}


def _run(body: str) -> tuple[list[str], list[str]]:
    """The findings, which are those of the reference engine, and what host code did not execute."""
    results = []
    for engine in ("wave", "reference"):
        kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(HEAD + body + "\nret void\n}\n"))["k"]
        out = np.zeros(384, np.int32)
        results.append((kernel.launch((3,), (128,), [out], checks="all"), out.tolist()))
    (found, written), (meant, wanted) = results
    assert [str(f) for f in found.findings] == [str(f) for f in meant.findings] and written == wanted
    return [str(f) for f in found.findings], list(found.fidelity.executed)


@pytest.mark.parametrize("name", OWN)
def test_only_its_lane_reaches_it(name: str) -> None:
    assert _run(OWN[name]) == ([], [])


@pytest.mark.parametrize("name", LEFT)
def test_the_reference_engine_executes_it(name: str) -> None:
    findings, executed = _run(LEFT[name])
    assert not findings and executed


@pytest.mark.parametrize("name", SHARED)
def test_others_reach_it(name: str) -> None:
    assert _run(SHARED[name])[0]
