# ruff: noqa: E501  (LLVM IR in strings)
"""LDS addresses on the edges that exceptions take: phis behind an invoke, in front of a pad and behind a catchswitch, and pads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

HEAD = """\
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@b = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
define internal i32 @f(ptr addrspace(3) %p) noinline {
  store i32 1, ptr addrspace(3) %p
  ret i32 0
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) personality ptr @PERSONALITY {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @b, i32 %x
  INVOKE
bad:
"""
INVOKE = "%r0 = invoke i32 @f(ptr addrspace(3) %p) to label %ok unwind label %bad"
TWO = """%c = icmp eq i32 %x, 0
  br i1 %c, label %first, label %second
first:
  %r0 = invoke i32 @f(ptr addrspace(3) %p) to label %ok unwind label %bad
second:
  %r1 = invoke i32 @f(ptr addrspace(3) %p) to label %ok unwind label %bad"""
END = """
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %r, ptr addrspace(1) %o
  ret void
}
"""
#: The second word of @b: what only instructions can compute.
WORD = "ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @b, i32 4) to i32)"
FLAT = "addrspacecast (ptr addrspace(3) @b to ptr)"
LANDING = (
    "%lp = landingpad { ptr, i32 }\n          cleanup\n          catch ptr null\n          filter [1 x ptr] [ptr @f]\n"
)
#: What stands behind ``bad:``.
LOWERED = {
    "a phi behind a landing pad": f"  {LANDING}  br label %ok\nok:\n  %r = phi i32 [ %r0, %0 ], [ {WORD}, %bad ]",
    "a flat pointer": f"  {LANDING}  br label %ok\nok:\n  %q = phi ptr [ null, %0 ], [ {FLAT}, %bad ]\n  %r = phi i32 [ %r0, %0 ], [ 0, %bad ]",
    "both edges of an invoke": f"  %q = phi i32 [ {WORD}, %0 ]\n  {LANDING}  br label %ok\nok:\n  %r1 = phi i32 [ {WORD}, %0 ], [ %q, %bad ]\n  %r = sub i32 %r1, {WORD}",
    "two invokes of one pad": f"  %q = phi i32 [ {WORD}, %first ], [ 3, %second ]\n  {LANDING}  br label %ok\nok:\n  %r = phi i32 [ 0, %first ], [ %r1, %second ], [ {WORD}, %bad ]",
    "a catchswitch": f"  %q = phi i32 [ {WORD}, %0 ]\n  %cs = catchswitch within none [label %h] unwind label %clean\nh:\n  %cp = catchpad within %cs [ptr null, i32 64, ptr null]\n  catchret from %cp to label %ok\n"
    f"clean:\n  %w = phi i32 [ {WORD}, %bad ]\n  %cl = cleanuppad within none []\n  store i32 %w, ptr addrspace(1) %out\n  cleanupret from %cl unwind to caller\nok:\n  %r = phi i32 [ %r0, %0 ], [ {WORD}, %h ]",
    "a variable itself": "  %cl = cleanuppad within none [ptr addrspace(3) @b]\n  cleanupret from %cl unwind to caller\nok:\n  %r = add i32 %r0, 0",
}  # fmt: skip
REFUSED = {
    "catch": f"  %lp = landingpad {{ ptr, i32 }}\n          catch ptr {FLAT}\n  br label %ok\nok:\n  %r = phi i32 [ %r0, %0 ], [ 1, %bad ]",
    "catch of the variable": "  %lp = landingpad { ptr, i32 }\n          catch ptr addrspace(3) @b\n  br label %ok\nok:\n  %r = phi i32 [ %r0, %0 ], [ 1, %bad ]",
    "filter": "  %lp = landingpad { ptr, i32 }\n          filter [1 x ptr addrspace(3)] [ptr addrspace(3) @b]\n  br label %ok\nok:\n  %r = phi i32 [ %r0, %0 ], [ 1, %bad ]",
    "catchpad": f"  %cs = catchswitch within none [label %h] unwind to caller\nh:\n  %cp = catchpad within %cs [ptr {FLAT}, i32 {WORD}, ptr null]\n  catchret from %cp to label %ok\nok:\n  %r = phi i32 [ %r0, %0 ], [ 1, %h ]",
    "cleanuppad": f"  %cl = cleanuppad within none [i32 {WORD}]\n  cleanupret from %cl unwind to caller\nok:\n  %r = add i32 %r0, 0",
}  # fmt: skip


def source_of(tail: str) -> Any:
    """The kernel with that text behind ``bad:``."""
    personality = "__gxx_personality_v0" if "landingpad" in tail else "__CxxFrameHandler3"
    head = HEAD.replace("PERSONALITY", personality).replace("INVOKE", TWO if "%second" in tail else INVOKE)
    return swlds.parse(head + tail + END, "t.ll")


@pytest.mark.parametrize("instrument", [False, True])
@pytest.mark.parametrize("name", LOWERED)
def test_constants_are_computed_where_an_instruction_may_stand(name: str, instrument: bool) -> None:
    """LLVM verifies what comes out; where the emulator executes exceptions' pads at all, it says the same of both."""
    source = source_of(LOWERED[name])
    lowered = swlds.lower(source, instrument=instrument)
    assert "@b" not in "".join(function.body or "" for function in lowered.functions.values())
    results: list[Any] = []
    for module in (source, lowered):
        out = np.full(64, 7, np.uint32)
        try:
            swlds.Device().load(module)["k"].launch(1, 64, [out]).raise_for_findings()
        except swlds.UnsupportedError:
            out[:] = 8
        results.append(out.tolist())
    assert results[0] == results[1]


@pytest.mark.parametrize("name", REFUSED)
def test_what_handlers_are_told_is_a_constant(name: str) -> None:
    with pytest.raises(
        swlds.UnsupportedError, match=r"^t.ll:\d+:\d+: in @k: an exception handler that is told an LDS "
    ):
        swlds.lower(source_of(REFUSED[name]))
