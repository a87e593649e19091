"""Null LDS pointers in a lowered module: flat null and all ones, and the literal null, which leads to the block's header."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n@x = internal addrspace(3) global [64 x i32] poison, align 16\n'
FLAT = (
    "  %f = addrspacecast ptr addrspace(3) @x to ptr\n  %g = select i1 %c, ptr null, ptr %f\n"
    "  %p = addrspacecast ptr %g to ptr addrspace(3)\n"
)
ONES = "  %m = sub i32 %n, 2\n  %q = inttoptr i32 %m to ptr addrspace(3)\n" + (
    "  %p = select i1 %c, ptr addrspace(3) %q, ptr addrspace(3) @x\n"
)
ZERO = "  %p = select i1 %c, ptr addrspace(3) null, ptr addrspace(3) @x\n"
STORE = "  store i32 5, ptr addrspace(3) %p\n"
LOAD = "  %v = load i32, ptr addrspace(3) %p\n"
CALL = "  call void @h(ptr addrspace(3) %p)\n"


def findings(pointer: str, access: str, instrument: bool = True) -> dict[str, str]:
    """Kind and message of what a lowered kernel does with a null pointer."""
    source = swlds.parse(
        f"{HEAD}define void @h(ptr addrspace(3) %p) noinline {{\n{STORE}  ret void\n}}\n"
        f"define amdgpu_kernel void @k(i32 %n) {{\n  %c = icmp eq i32 %n, 1\n{pointer}{access}  ret void\n}}\n"
    )
    result = swlds.Device().load(swlds.lower(source, instrument=instrument))["k"].launch(1, 64, [1])
    return {f.kind: f.message for f in result.findings}


@pytest.mark.parametrize("instrument", [True, False])
@pytest.mark.parametrize("access", [STORE, LOAD, CALL])
@pytest.mark.parametrize("pointer", [FLAT, ONES], ids=["flat", "ones"])
def test_all_ones_is_null_as_in_the_original(pointer: str, access: str, instrument: bool) -> None:
    verb = "read" if access is LOAD else "write"
    found = findings(pointer, access, instrument=instrument)
    assert found == {"null-pointer": f"Invalid LDS {verb} of size 4 through null (all ones)"}


@pytest.mark.parametrize("access", [STORE, LOAD, CALL])
def test_the_literal_null_leads_to_the_header_which_is_poisoned(access: str) -> None:
    found = findings(ZERO, access)
    verb = "read" if access is LOAD else "write"
    wanted = f"Invalid LDS {verb} of size 4 through null (offset 0, in front of all variables)"
    assert found["null-pointer"] == wanted


def test_a_pointer_that_is_not_null_is_none() -> None:
    body = f"  %c = icmp eq i32 %n, 1\n{ZERO}{STORE}  ret void\n"
    source = swlds.parse(f"{HEAD}define amdgpu_kernel void @k(i32 %n) {{\n{body}}}\n")
    swlds.Device().load(swlds.lower(source))["k"].launch(2, 1, [np.uint32(2)]).raise_for_findings()
