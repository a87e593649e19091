# ruff: noqa: E501  (LLVM IR in strings)
"""Memory operations whose data are LDS pointers: only their addresses may be translated, and those only where they are LDS."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.passes.lower_lds.stage_check import find_lds_accesses

HEAD = """\
target triple = "amdgcn-amd-amdhsa"
@x = internal addrspace(3) global [128 x i32] poison, align 4
@cells = internal addrspace(3) global [4 x ptr addrspace(3)] poison, align 8
declare i32 @llvm.amdgcn.workitem.id.x()
"""
KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %m = alloca [4 x ptr addrspace(3)], addrspace(5)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @x, i32 %t
  %u = add i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @x, i32 %u
  store i32 %t, ptr addrspace(3) %p
  store i32 %u, ptr addrspace(3) %q
  %one = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %p, i32 0
  %v = insertelement <2 x ptr addrspace(3)> %one, ptr addrspace(3) %q, i32 1
  BODY
  %a = extractelement <2 x ptr addrspace(3)> %w, i32 0
  %b = extractelement <2 x ptr addrspace(3)> %w, i32 1
  %c = load i32, ptr addrspace(3) %a
  %d = load i32, ptr addrspace(3) %b
  %e = mul i32 %d, 1000
  %f = add i32 %c, %e
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %f, ptr addrspace(1) %o
  ret void
}
"""
MASK = "<2 x i1> <i1 true, i1 true>"
HALF = "<2 x i1> <i1 true, i1 false>"
PLACES = {"private": ("p5", "ptr addrspace(5) %m"), "LDS": ("p3", "ptr addrspace(3) @cells")}
BODIES = {
    "plain": """
  store <2 x ptr addrspace(3)> %v, PLACE, align 4
  %w = load <2 x ptr addrspace(3)>, PLACE, align 4""",
    "masked": f"""
  call void @llvm.masked.store.v2p3.SPACE(<2 x ptr addrspace(3)> %v, PLACE, {MASK})
  %w = call <2 x ptr addrspace(3)> @llvm.masked.load.v2p3.SPACE(PLACE, {HALF}, <2 x ptr addrspace(3)> %v)""",
    "by address": f"""
  %n = getelementptr ptr addrspace(3), PLACE, i32 1
  %s0 = insertelement <2 x POINTER> poison, PLACE, i32 0
  %s = insertelement <2 x POINTER> %s0, POINTER %n, i32 1
  call void @llvm.masked.scatter.v2p3.v2SPACE(<2 x ptr addrspace(3)> %v, <2 x POINTER> %s, {MASK})
  %w = call <2 x ptr addrspace(3)> @llvm.masked.gather.v2p3.v2SPACE(<2 x POINTER> %s, {HALF}, <2 x ptr addrspace(3)> %v)""",
    "one": """
  store ptr addrspace(3) %p, PLACE
  %old = load ptr addrspace(3), PLACE
  %w = insertelement <2 x ptr addrspace(3)> %v, ptr addrspace(3) %old, i32 0""",
}


def run(module: Any) -> Any:
    out = np.zeros(1, np.int32)
    swlds.Device("gfx942").load(module)["k"].launch(grid=1, block=1, args=[out]).raise_for_findings()
    return int(out[0])


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("how", BODIES)
def test_lds_pointers_are_data(how: str, place: str) -> None:
    space, operand = PLACES[place]
    body = BODIES[how].replace("PLACE", operand).replace("SPACE", space).replace("POINTER", operand.rsplit(" ", 1)[0])
    source = swlds.parse(HEAD + KERNEL.replace("BODY", body), "t.ll")
    assert run(source) == run(swlds.lower(source, instrument=place == "LDS")) == 64000


@pytest.mark.parametrize(("before", "after"), [
    ("void @llvm.masked.compressstore.v2p3(<2 x ptr addrspace(3)> %v, ptr %flat, <2 x i1> %b)", "@llvm.masked.compressstore.v2p3("),
    ("<2 x ptr addrspace(3)> @llvm.masked.expandload.v2p3(ptr %flat, <2 x i1> %b, <2 x ptr addrspace(3)> %v)", "@llvm.masked.expandload.v2p3("),
    ("void @llvm.vp.store.v2p3.p3(<2 x ptr addrspace(3)> %v, ptr addrspace(3) @x, <2 x i1> %b, i32 2)", "@llvm.vp.store.v2p3.p1("),
    ("<2 x ptr addrspace(3)> @llvm.vp.load.v2p3.p1(ptr addrspace(1) %g, <2 x i1> %b, i32 2)", "@llvm.vp.load.v2p3.p1("),
    ("<2 x ptr addrspace(3)> @llvm.vp.gather.v2p3.v2p3(<2 x ptr addrspace(3)> %v, <2 x i1> %b, i32 2)", "@llvm.vp.gather.v2p3.v2p1("),
    ("void @llvm.experimental.vp.strided.store.v2p3.p3.i64(<2 x ptr addrspace(3)> %v, ptr addrspace(3) @x, i64 8, <2 x i1> %b, i32 2)", "strided.store.v2p3.p1.i64("),
    ("<2 x ptr addrspace(3)> @llvm.vp.merge.v2p3(<2 x i1> %b, <2 x ptr addrspace(3)> %v, <2 x ptr addrspace(3)> %v, i32 2)", "@llvm.vp.merge.v2p3("),
])  # fmt: skip
def test_only_addresses_change(before: str, after: str) -> None:
    call = ("" if before.startswith("void") else "%r = ") + f"call {before}"
    text = (
        'target triple = "amdgcn-amd-amdhsa"\n@x = internal addrspace(3) global [4 x i64] poison, align 8\n'
        "define amdgpu_kernel void @k(ptr %flat, ptr addrspace(1) %g, <2 x i1> %b) {\n"
        "  %v = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) @x, i32 0\n"
        f"  {call}\n  ret void\n}}\n"
    )
    lowered = swlds.lower(swlds.parse(text, "t.ll"))
    assert after in str(lowered.functions["k"].body)
    assert not find_lds_accesses(lowered)
