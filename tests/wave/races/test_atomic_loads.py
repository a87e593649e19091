"""Atomic loads beside plain ones race with nobody where nobody writes: such kernels stay in host code."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %A, ptr addrspace(1) %O) "target-cpu"="gfx942"
    "amdgpu-flat-work-group-size"="128,128" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = sub i32 127, %t
  %p = getelementptr i32, ptr addrspace(3) @L, i32 %r
  %q = getelementptr i32, ptr addrspace(3) @L, i32 %t
  %a = getelementptr i32, ptr addrspace(1) %A, i32 %r
  %b = getelementptr i32, ptr addrspace(1) %A, i32 %t
  {body}
  ret void
}}
"""
BARRIER = """fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""
READ = "%v = load i32, ptr addrspace(3) %p"
LOAD = '%w = load atomic i32, ptr addrspace(3) %q syncscope("workgroup") monotonic, align 4'
ADD = 'atomicrmw add ptr addrspace(3) %q, i32 %t syncscope("workgroup") monotonic, align 4'
PUT = 'store atomic i32 %t, ptr addrspace(3) %q syncscope("workgroup") monotonic, align 4'
STORE = "store i32 %t, ptr addrspace(3) %q"
GLOBAL_READ = "%v = load i32, ptr addrspace(1) %a"
GLOBAL_LOAD = '%w = load atomic i32, ptr addrspace(1) %b syncscope("{}") monotonic, align 4'


def run(*body: str, engine: str = "wave", groups: int = 2) -> swlds.Result:
    kernel = swlds.Device().load(swlds.parse(KERNEL.format(body="\n  ".join(body))))["k"]
    arrays = [np.zeros(128, np.uint32), np.zeros(128, np.uint32)]
    return kernel.launch(grid=groups, block=128, args=arrays, engine=engine, checks="memcheck,racecheck")


@pytest.mark.parametrize(
    "body",
    [
        (READ, LOAD),
        (LOAD, READ),
        (READ, LOAD, BARRIER, ADD),
        (STORE, BARRIER, READ, LOAD),
        (ADD, BARRIER, READ, LOAD, BARRIER, STORE),
        (ADD, BARRIER, LOAD, READ, BARRIER, PUT),
        (GLOBAL_READ, GLOBAL_LOAD.format("agent")),
        (GLOBAL_READ, GLOBAL_LOAD.format("workgroup")),
    ],
)
def test_reads_of_both_kinds_stay_in_host_code(body: tuple[str, ...]) -> None:
    result = run(*body)
    assert not result.findings and "Executed" not in result.text()
    assert not run(*body, engine="reference").findings


@pytest.mark.parametrize(
    "body",
    [
        (READ, ADD),
        (READ, PUT),
        (LOAD, STORE.replace("%q", "%p")),
        (READ, LOAD, ADD),
        (READ, LOAD, STORE),
        (LOAD, ADD, READ),
        (STORE, BARRIER, READ, LOAD, ADD),
        (GLOBAL_READ, GLOBAL_LOAD.format("agent"), "atomicrmw add ptr addrspace(1) %b, i32 1 monotonic, align 4"),
        (GLOBAL_LOAD.format("agent"), "store i32 %t, ptr addrspace(1) %a"),
    ],
)
def test_a_write_beside_them_is_found(body: tuple[str, ...]) -> None:
    kinds = {f.kind for f in run(*body, engine="both").findings}
    assert any("race" in kind for kind in kinds), kinds


def test_an_atomic_load_of_a_group_beside_anothers_update() -> None:
    """Scopes that end at the work-group do not order two of them."""
    update = 'atomicrmw add ptr addrspace(1) %b, i32 1 syncscope("agent") monotonic, align 4'
    assert run(GLOBAL_LOAD.format("workgroup"), update, engine="both").findings
    assert not run(GLOBAL_LOAD.format("agent"), update, engine="both").findings
