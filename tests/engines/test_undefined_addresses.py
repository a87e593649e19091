"""An access whose address is undefined is one finding, which says so: with whom it races at the address that it happens to have
is no other cause. Accesses at known addresses race as ever."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

TEXT = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [128 x i32] poison, align 4
@u = internal addrspace(3) global [128 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [128 x i32], ptr addrspace(3) @t, i32 0, i32 %i
  %next = xor i32 %i, 64
  %other = getelementptr [128 x i32], ptr addrspace(3) @t, i32 0, i32 %next
  %half = icmp ult i32 %i, 64
  store i32 %i, ptr addrspace(3) %own, align 4
  %unset = load i32, ptr addrspace(3) @u, align 4
  %number = and i32 %unset, 127
  %place = getelementptr [128 x i32], ptr addrspace(3) @t, i32 0, i32 NUMBER
  ACCESS
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %i, ptr addrspace(1) %o, align 4
  ret void
}
"""
READ = "%v = load i32, ptr addrspace(3) %place, align 4\n  store i32 %v, ptr addrspace(3) %place, align 4"


def found(number: str, access: str, *, lowered: bool, checks: str = "all") -> set[tuple[str, str]]:
    """What both engines find."""
    module = swlds.parse(TEXT.replace("NUMBER", number).replace("ACCESS", access))
    kernel = swlds.Device("gfx942").load(swlds.lower(module) if lowered else module)["k"]
    results = [kernel.launch(1, 128, [np.zeros(128, np.int32)], engine=e, checks=checks) for e in ("wave", "reference")]
    assert [f.as_json() for f in results[0].findings] == [f.as_json() for f in results[1].findings]
    return {(f.kind, f.severity) for f in results[0].findings}


@pytest.mark.parametrize("lowered", [False, True], ids=["plain", "lowered"])
@pytest.mark.parametrize(
    ("number", "access"),
    [
        ("undef", "%v = load i32, ptr addrspace(3) %place, align 4"),
        ("%number", "%v = load i32, ptr addrspace(3) %place, align 4"),
        ("%number", "store i32 %next, ptr addrspace(3) %place, align 4"),
        ("undef", "%v = atomicrmw add ptr addrspace(3) %place, i32 1 monotonic, align 4"),
        ("%number", '%v = atomicrmw add ptr addrspace(3) %place, i32 1 syncscope("wavefront") monotonic, align 4'),
        ("%number", "%flat = addrspacecast ptr addrspace(3) %place to ptr\n  %v = load i32, ptr %flat, align 4"),
    ],
    ids=["undef", "load", "store", "update", "update in the wave", "flat"],
)
def test_it_is_one_finding(number: str, access: str, lowered: bool) -> None:
    assert found(number, access, lowered=lowered) == {("uninitialized", "error")}


@pytest.mark.parametrize("lowered", [False, True], ids=["plain", "lowered"])
def test_others_race_as_ever(lowered: bool) -> None:
    """Beside it, at known addresses, and where only some lanes have an undefined one."""
    mixed = f"%n = select i1 %half, i32 %number, i32 %next\n  {READ.replace('%place', '%to')}"
    mixed = mixed.replace(
        "%v = load", "%to = getelementptr [128 x i32], ptr addrspace(3) @t, i32 0, i32 %n\n  %v = load"
    )
    beside = "%v = load i32, ptr addrspace(3) %place, align 4\n  %w = load i32, ptr addrspace(3) %other, align 4"
    atomic = "%n = select i1 %half, i32 %number, i32 %next\n  %to = getelementptr i32, ptr addrspace(3) @t, i32 %n\n  "
    atomic += '%v = atomicrmw add ptr addrspace(3) %to, i32 1 syncscope("workgroup") monotonic, align 4'
    for access, races in (
        (mixed, {"race-raw", "race-war"}),
        (beside, {"race-raw", "race-war"}),
        (atomic, {"race-waw"}),
    ):
        kinds = {kind for kind, severity in found("%number", access, lowered=lowered) if severity == "error"}
        assert "uninitialized" in kinds and kinds & races, access


def test_without_initcheck_it_is_judged_where_it_leads() -> None:
    kinds = {
        kind
        for kind, _ in found("%number", "store i32 %next, ptr addrspace(3) %place", lowered=False, checks="racecheck")
    }
    assert "race-waw" in kinds
