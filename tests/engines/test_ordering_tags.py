"""`amdgpu-synchronize-as` limits fences to a memory, not atomics, where LLVM 22 makes no use of it: in front of a tagged release
in LDS it waits for stores to global memory as in front of another one. Scopes that end in `one-as` do limit atomics."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

TEXT = """target triple = "amdgcn-amd-amdhsa"
@flag = internal addrspace(3) global i32 poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 0, ptr addrspace(3) @flag, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %gives = icmp ult i32 %i, 64
  %lane = and i32 %i, 63
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %lane
  br i1 %gives, label %give, label %take
give:
  store i32 %i, ptr addrspace(1) %p, align 4
  FENCE release TAG
  %first = icmp eq i32 %lane, 0
  br i1 %first, label %post, label %end
post:
  store atomic i32 1, ptr addrspace(3) @flag SCOPE RELEASE, align 4 ATOMIC
  br label %end
take:
  %f = load atomic i32, ptr addrspace(3) @flag SCOPE ACQUIRE, align 4 ATOMIC
  %there = icmp eq i32 %f, 1
  br i1 %there, label %read, label %take
read:
  FENCE acquire TAG
  %v = load i32, ptr addrspace(1) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %v, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{!"amdgpu-synchronize-as", !"global"}
"""


def by_atomics(tag: str, scope: str = "workgroup") -> str:
    """The atomics release and acquire; no fences."""
    text = TEXT.replace("  FENCE release TAG\n", "").replace("  FENCE acquire TAG\n", "").replace("ATOMIC", tag)
    return text.replace("SCOPE", f'syncscope("{scope}")').replace("RELEASE", "release").replace("ACQUIRE", "acquire")


def by_fences(tag: str) -> str:
    """Fences do, and the atomics are relaxed."""
    text = TEXT.replace("FENCE", 'fence syncscope("workgroup")').replace("TAG", tag).replace("ATOMIC", "")
    return text.replace("SCOPE", 'syncscope("workgroup")').replace("RELEASE", "monotonic").replace("ACQUIRE", "monotonic")


def found(text: str, engine: str, *, is_lowered: bool) -> set[str]:
    module = swlds.parse(text)
    module = swlds.lower(module) if is_lowered else module
    data, out = np.zeros(64, np.int32), np.zeros(64, np.int32)
    result = swlds.Device("gfx942").load(module)["k"].launch(1, 128, [data, out], engine=engine, checks="racecheck")
    return {f.kind for f in result.findings}


PLAIN, LOCAL, GLOBAL = "", ", !mmra !0", ", !mmra !1"
TABLE = {
    "atomics": (by_atomics(PLAIN), set()),
    "atomics, local": (by_atomics(LOCAL), set()),
    "atomics, one-as": (by_atomics(PLAIN, "workgroup-one-as"), {"race-raw"}),
    "fences": (by_fences(PLAIN), set()),
    "fences, local": (by_fences(LOCAL), {"race-raw"}),
    "fences, global": (by_fences(GLOBAL), set()),
}


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("engine", ["wave", "reference"])
@pytest.mark.parametrize("name", TABLE)
def test_what_tags_limit(name: str, engine: str, is_lowered: bool) -> None:
    text, kinds = TABLE[name]
    assert found(text, engine, is_lowered=is_lowered) == kinds


EITHER = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [128 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  %d = getelementptr i32, ptr addrspace(1) %data, i32 %i
  WRITE
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %odd = trunc i32 %i to i1
  %buffer = addrspacecast ptr addrspace(1) %data to ptr
  %base = select i1 %odd, ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr %buffer
  %other = sub i32 127, %i
  %q = getelementptr i32, ptr %base, i32 %other
  ACCESS
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"local"}
"""
READ = "%v = load i32, ptr %q, align 4"
ADD = '%v = atomicrmw add ptr %q, i32 1 syncscope("workgroup") monotonic, align 4'


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("engine", ["wave", "reference"])
@pytest.mark.parametrize("access", [READ, ADD, f"{READ}\n  store i32 1, ptr %q, align 4"], ids=["load", "atomic", "store"])
@pytest.mark.parametrize("writes", [False, True])
def test_lanes_that_go_to_lds_and_to_a_buffer(writes: bool, access: str, engine: str, is_lowered: bool) -> None:
    # Why: the lowered block is ordered as LDS is, the buffer that other lanes of the access go to is not.
    write = "store i32 %i, ptr addrspace(1) %d, align 4" if writes else ""
    text = EITHER.replace("ACCESS", access).replace("WRITE", write)
    assert bool(found(text, engine, is_lowered=is_lowered)) == writes
