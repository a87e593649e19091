"""A compare-exchange that fails is an atomic load with its failure ordering: it races and orders as one, may read constants."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.engines.api import Result

HEAD = """target triple = "amdgcn-amd-amdhsa"
@l = internal addrspace(3) global [2 x i32] poison, align 4
@one = internal addrspace(1) constant i32 1, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %expected) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
"""


def launch(body: str, *arguments: object, grid: int = 1, block: int = 128) -> Result:
    module = swlds.parse(f"{HEAD}{body}\n  ret void\n}}\n")
    return swlds.Device("gfx942").load(module)["k"].launch(grid, block, list(arguments))


def buffers(*values: int) -> tuple[np.ndarray, np.ndarray]:
    return np.array(values, np.uint32), np.zeros(4, np.uint32)


WHERE = {"lds": "ptr addrspace(3) @l", "global": "ptr addrspace(1) %a"}
#: One wave loads, another one exchanges the same word.
LOAD_AND_EXCHANGE = """
  %first = icmp eq i32 %i, 0
  br i1 %first, label %set, label %meet
set:
  store i32 1, PLACE, align 4
  br label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %first, label %read, label %other
read:
  %v = load i32, PLACE, align 4
  store i32 %v, ptr addrspace(1) %out
  br label %end
other:
  %last = icmp eq i32 %i, 64
  br i1 %last, label %exchange, label %end
exchange:
  %r = cmpxchg PLACE, i32 %expected, i32 SCOPE
  br label %end
end:"""


@pytest.mark.parametrize("scope", ['7 syncscope("workgroup") monotonic monotonic', "7 seq_cst seq_cst"])
@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("expected", [1, 0])
def test_one_that_fails_races_with_no_load(where: str, scope: str, expected: int) -> None:
    body = LOAD_AND_EXCHANGE.replace("PLACE", WHERE[where]).replace("SCOPE", scope)
    a, out = buffers(1)
    found = [f.kind for f in launch(body, a, out, expected).findings]
    assert found == [] if expected == 0 else found in (["race-war"], ["race-raw"])


@pytest.mark.parametrize("where", WHERE)
def test_one_that_fails_races_with_a_store(where: str) -> None:
    body = LOAD_AND_EXCHANGE.replace("PLACE", WHERE[where]).replace("SCOPE", "7 seq_cst seq_cst")
    body = body.replace(f"%v = load i32, {WHERE[where]}, align 4", f"store i32 3, {WHERE[where]}, align 4")
    body = body.replace("i32 %v", "i32 0")
    a, out = buffers(1)
    assert [f.kind for f in launch(body, a, out, 9).findings] in (["race-war"], ["race-raw"])


def test_only_one_that_exchanges_writes_to_a_constant() -> None:
    body = "%r = cmpxchg ptr addrspace(1) @one, i32 %expected, i32 7 seq_cst seq_cst"
    assert launch(body, *buffers(1), 0, block=1).findings == []
    assert [f.kind for f in launch(body, *buffers(1), 1, block=1).findings] == ["write-to-constant"]


def test_one_that_fails_stores_no_undefined_value() -> None:
    body = (
        "%u = load i32, ptr addrspace(3) @l\n  %r = cmpxchg ptr addrspace(1) %a, i32 %expected, i32 %u seq_cst seq_cst"
    )
    assert launch(body, *buffers(1), 0, block=1).findings == []
    assert [f.kind for f in launch(body, *buffers(1), 1, block=1).findings] == ["uninitialized"]


#: Group 0 stores data and raises a flag by an exchange; group 1 loads the data after an exchange of the flag.
HAND_OVER = """
  %early = icmp eq i32 %g, 0
  br i1 %early, label %give, label %wait
give:
  %data = getelementptr i32, ptr addrspace(1) %a, i32 1
  store i32 5, ptr addrspace(1) %data
  %s = cmpxchg ptr addrspace(1) %a, i32 %expected, i32 1 syncscope("agent") GIVEN
  br label %end
wait:
  %t = cmpxchg ptr addrspace(1) %a, i32 99, i32 1 syncscope("agent") TAKEN
  %old = extractvalue { i32, i1 } %t, 0
  %here = icmp eq i32 %old, 1
  br i1 %here, label %take, label %end
take:
  %there = getelementptr i32, ptr addrspace(1) %a, i32 1
  %v = load i32, ptr addrspace(1) %there
  store i32 %v, ptr addrspace(1) %out
  br label %end
end:"""


@pytest.mark.parametrize(
    ("given", "taken", "start", "orders"),
    [
        ("acq_rel monotonic", "acquire acquire", 0, True),
        ("acq_rel monotonic", "acquire monotonic", 0, False),  # the one that fails does not acquire
        ("acq_rel monotonic", "acquire acquire", 1, False),  # the one that fails does not release
        ("monotonic monotonic", "acquire acquire", 0, False),
    ],
)
def test_the_failure_ordering_counts(given: str, taken: str, start: int, orders: bool) -> None:
    body = HAND_OVER.replace("GIVEN", given).replace("TAKEN", taken)
    a, out = buffers(start, 0)
    found = [f.kind for f in launch(body, a, out, 0, grid=2, block=1).findings]
    assert found == ([] if orders else ["race-raw"])
    assert out[0] == 5
