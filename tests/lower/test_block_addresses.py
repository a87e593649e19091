# ruff: noqa: E501  (LLVM IR in strings)
"""Pointers that reach an object by a way round keep it, and addresses in a lowered block that a number made are judged by the variables
there: original and lowered, on both engines, with one finding each."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 16
@b = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.masked.store.v2p3.p5(<2 x ptr addrspace(3)>, ptr addrspace(5), i32, <2 x i1>)
declare <2 x ptr addrspace(3)> @llvm.masked.load.v2p3.p5(ptr addrspace(5), i32, <2 x i1>, <2 x ptr addrspace(3)>)
define internal ptr addrspace(3) @back(ptr %f) noinline {
  %p = addrspacecast ptr %f to ptr addrspace(3)
  ret ptr addrspace(3) %p
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %s = alloca <2 x ptr addrspace(3)>, align 16, addrspace(5)
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %x
  store i32 7, ptr addrspace(3) %own
  %other = getelementptr i32, ptr addrspace(3) @b, i32 %x
  store i32 8, ptr addrspace(3) %other
"""
TAIL = "  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x\n  store i32 %v, ptr addrspace(1) %o\n  ret void\n}\n"
#: A way from %own to %p, which is %own moved on by %n bytes.
WAYS = {
    "flat and back": "  %f = addrspacecast ptr addrspace(3) %own to ptr\n  %c = call ptr addrspace(3) @back(ptr %f)\n"
    "  %p = getelementptr i8, ptr addrspace(3) %c, i32 %n\n",
    "masked store and load": "  %q = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %own, i32 1\n"
    "  call void @llvm.masked.store.v2p3.p5(<2 x ptr addrspace(3)> %q, ptr addrspace(5) %s, i32 4, <2 x i1> <i1 false, i1 true>)\n"
    "  %m = call <2 x ptr addrspace(3)> @llvm.masked.load.v2p3.p5(ptr addrspace(5) %s, i32 4, <2 x i1> <i1 false, i1 true>, <2 x ptr addrspace(3)> zeroinitializer)\n"
    "  %c = extractelement <2 x ptr addrspace(3)> %m, i32 1\n  %p = getelementptr i8, ptr addrspace(3) %c, i32 %n\n",
}
USE = "  %v = load i32, ptr addrspace(3) %p\n"
FLAT_USE = (
    "  %f = addrspacecast ptr addrspace(3) %own to ptr\n  %w = sext i32 %n to i64\n"
    "  %p = getelementptr i8, ptr %f, i64 %w\n  %v = load i32, ptr %p\n"
)
NUMBER = "  %c = ptrtoint ptr addrspace(3) @a to i32\n  %d = mul i32 %c, 0\n  %e = add i32 %d, %n\n  %p = inttoptr i32 %e to ptr addrspace(3)\n"


def run(body: str, n: int, **lowering: Any) -> list[str]:
    """Messages of the findings, on which both engines and buffers agree; lowered where that is given."""
    module = swlds.parse(f"{HEAD}{body}{TAIL}")
    if lowering:
        module = swlds.lower(module, **lowering)
    results = []
    for engine in ("reference", "wave"):
        out = np.zeros(64, np.uint32)
        found = swlds.Device().load(module)["k"].launch(1, 64, [out, n], engine=engine, checks="memcheck").findings
        results.append(([f.as_json() for f in found], out.tolist()))
    assert results[0] == results[1]
    return [f.message for f in found]


@pytest.mark.parametrize(
    "lowering", [{}, {"instrument": True}, {"instrument": False}], ids=["original", "full", "bare"]
)
@pytest.mark.parametrize("way", WAYS)
def test_the_object_is_kept(way: str, lowering: dict[str, Any]) -> None:
    assert run(WAYS[way] + USE, 0, **lowering) == []
    assert run(WAYS[way] + USE, 256, **lowering) == [
        "Invalid lds read of size 4: 0 bytes past the end of a (256 bytes)"
    ]


@pytest.mark.parametrize(
    "lowering", [{}, {"instrument": True}, {"instrument": False}], ids=["original", "full", "bare"]
)
def test_a_flat_pointer_in_front_of_its_aperture(lowering: dict[str, Any]) -> None:
    wanted = ["Invalid lds read of size 4: 32768 bytes in front of a (256 bytes)"]
    assert run(FLAT_USE, -32768, **lowering) == wanted


@pytest.mark.parametrize("space", [3, 5])
def test_a_flat_pointer_behind_its_aperture(space: int) -> None:
    """2^32 bytes on it is not the same place again."""
    start = "ptr addrspace(3) @a" if space == 3 else "ptr addrspace(5) %s"
    body = f"  %f = addrspacecast {start} to ptr\n  %far = getelementptr i8, ptr %f, i64 4294967300\n  %v = load i32, ptr %far\n"
    found = run(body, 0)
    size = 256 if space == 3 else 8
    assert len(found) == 1 and f": {(1 << 32) + 4 - size} bytes past the end of " in found[0], found


@pytest.mark.parametrize("instrument", [True, False])
def test_numbers_are_judged_by_the_variable_that_is_there(instrument: bool) -> None:
    """The block begins with 32 bytes of header; @a has 256 bytes and a redzone, then comes @b."""
    assert run(NUMBER + USE, 32, instrument=instrument) == []
    past = run(NUMBER + USE, 32 + 256 + 4, instrument=instrument)
    assert past == ["Invalid lds read of size 4: 4 bytes past the end of a (256 bytes)"]
    null = run(NUMBER + USE, 8, instrument=instrument)
    assert null == ["Invalid LDS read of size 4 through null (offset 8, in front of all variables)"]


def test_what_lies_behind_the_variables_is_an_lds_parameters() -> None:
    """The module gives it no place of its own."""
    text = f"{HEAD}{NUMBER}{USE}{TAIL}".replace("i32 %n)", "i32 %n, ptr addrspace(3) %l)")
    text = text.replace(
        "  ret void",
        "  %z = getelementptr i32, ptr addrspace(3) %l, i32 %x\n  store i32 1, ptr addrspace(3) %z\n  ret void",
    )
    module = swlds.lower(swlds.parse(text), instrument=False)
    arguments = [np.zeros(64, np.uint32), 32, swlds.engines.api.Local(256)]
    result = swlds.Device().load(module)["k"].launch(1, 64, arguments, checks="memcheck")
    result.raise_for_findings()
    assert result.fidelity.executed == []


def test_a_masked_load_from_the_stack_differs_by_lane() -> None:
    """One private address is another place in every lane, for masked loads too."""
    body = """  %q = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %own, i32 1
  call void @llvm.masked.store.v2p3.p5(<2 x ptr addrspace(3)> %q, ptr addrspace(5) %s, i32 4, <2 x i1> <i1 false, i1 true>)
  %m = call <2 x ptr addrspace(3)> @llvm.masked.load.v2p3.p5(ptr addrspace(5) %s, i32 4, <2 x i1> <i1 false, i1 true>, <2 x ptr addrspace(3)> zeroinitializer)
  %c = extractelement <2 x ptr addrspace(3)> %m, i32 1
  %far = icmp ugt ptr addrspace(3) %c, getelementptr (i8, ptr addrspace(3) @a, i32 80)
  br i1 %far, label %yes, label %no
yes:
  br label %no
no:
  %v = phi i32 [ 1, %yes ], [ 2, %0 ]
"""
    module = swlds.parse(f"{HEAD}{body}{TAIL}")
    for engine in ("reference", "wave"):
        out = np.zeros(64, np.uint32)
        swlds.Device().load(module)["k"].launch(1, 64, [out, 0], engine=engine).raise_for_findings()
        assert out.tolist() == [2] * 21 + [1] * 43
