"""The last wave of a group sums what the others left in LDS: counted by an atomic at agent scope in global memory."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %A, ptr addrspace(1) %O) "target-cpu"="gfx942"
    "amdgpu-flat-work-group-size"="128,128" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %lane = and i32 %t, 63
  %g1 = mul i32 %g, 128
  %at = add i32 %g1, %t
  %o = getelementptr i32, ptr addrspace(1) %O, i32 %at
  %own = getelementptr i32, ptr addrspace(3) @L, i32 %t
  %x = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @L, i32 %x
  %count = getelementptr i32, ptr addrspace(1) %A, i32 %g
  store i32 %t, ptr addrspace(3) %own
  {before}
  %z = icmp eq i32 %lane, 0
  br i1 %z, label %go, label %end
go:
  %v = atomicrmw add ptr addrspace(1) %count, i32 1 syncscope("{scope}") {ordering}
  {behind}
  %c = icmp eq i32 %v, 1
  br i1 %c, label %sum, label %end
sum:
  %r = load i32, ptr addrspace(3) %other
  store i32 %r, ptr addrspace(1) %o
  br label %end
end:
  ret void
}}
"""
RELEASE, ACQUIRE = 'fence syncscope("agent") release', 'fence syncscope("agent") acquire'


def run(engine: str, groups: int = 8, scope: str = "agent", ordering: str = "acq_rel", **parts: str) -> swlds.Result:
    text = KERNEL.format(scope=scope, ordering=ordering, before=parts.get("before", ""), behind=parts.get("behind", ""))
    kernel = swlds.Device().load(swlds.parse(text))["k"]
    arrays = [np.zeros(groups, np.uint32), np.zeros(groups * 128, np.uint32)]
    return kernel.launch(groups, 128, arrays, engine=engine, checks="memcheck,racecheck")


@pytest.mark.parametrize("groups", [1, 8])
@pytest.mark.parametrize(
    "words",
    [
        {},
        {"ordering": "seq_cst"},
        {"scope": "workgroup"},
        {"ordering": "monotonic", "before": RELEASE, "behind": ACQUIRE},
    ],
)
def test_it_stays_in_host_code(groups: int, words: dict[str, str]) -> None:
    result = run("wave", groups, **words)
    assert not result.findings and "Executed" not in result.text()
    assert not run("reference", groups, **words).findings


@pytest.mark.parametrize(
    "words",
    [
        {"ordering": "monotonic"},
        {"ordering": "release"},
        {"ordering": "acquire"},
        {"ordering": "monotonic", "before": RELEASE},
        {"ordering": "monotonic", "behind": ACQUIRE},
    ],
)
def test_half_an_order_is_none(words: dict[str, str]) -> None:
    assert [f.kind for f in run("both", **words).findings] == ["race-raw"]
