"""Integer intrinsics of one bit: LLVM's code for vectors of them ended the process (``llvm.smax.i1``)."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

PAIRS = ("smin", "smax", "umin", "umax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat")
OTHERS = {
    "ctpop": "i1 %a",
    "bitreverse": "i1 %a",
    "abs": "i1 %a, i1 false",
    "ctlz": "i1 %a, i1 false",
    "cttz": "i1 %a, i1 false",
    "fshl": "i1 %a, i1 %b, i1 %c",
    "fshr": "i1 %a, i1 %b, i1 %c",
}
TEXT = """target triple = "amdgcn-amd-amdhsa"
declare TYPE @llvm.NAME.TYPE(TYPES)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %a = trunc i32 %x to i1
  %xb = lshr i32 %x, 1
  %b = trunc i32 %xb to i1
  %xc = lshr i32 %x, 2
  %c = trunc i32 %xc to i1
  CALL
  %w = zext i1 %r to i32
  store i32 %w, ptr addrspace(1) %q
  ret void
}
"""
VECTOR = """%v0 = insertelement <2 x i1> poison, i1 %a, i64 0
  %v = insertelement <2 x i1> %v0, i1 %c, i64 1
  %u0 = insertelement <2 x i1> poison, i1 %b, i64 0
  %u = insertelement <2 x i1> %u0, i1 %a, i64 1
  %s = call <2 x i1> @llvm.NAME.v2i1(<2 x i1> %v, <2 x i1> %u)
  %r0 = extractelement <2 x i1> %s, i64 0
  %r1 = extractelement <2 x i1> %s, i64 1
  %r = select i1 %c, i1 %r0, i1 %r1"""


def both(text: str) -> tuple[list[int], list[int]]:
    """What both engines store."""
    found = []
    for engine in ("wave", "reference"):
        out = np.full(64, 9, np.uint32)
        kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(text))["k"]
        result = kernel.launch(1, 64, [np.arange(64, dtype=np.uint32), out])
        result.raise_for_findings()
        assert not any("reference" in line for line in result.fidelity.executed) or engine == "reference"
        found.append(out.tolist())
    return found[0], found[1]


@pytest.mark.parametrize("name", [*PAIRS, *OTHERS])
def test_scalars(name: str) -> None:
    arguments = OTHERS.get(name, "i1 %a, i1 %b")
    types = ", ".join(["i1"] * (arguments.count(",") + 1))
    text = TEXT.replace("CALL", f"%r = call i1 @llvm.{name}.i1({arguments})")
    mine, wanted = both(text.replace("NAME", name).replace("TYPES", types).replace("TYPE", "i1"))
    assert mine == wanted


@pytest.mark.parametrize("name", PAIRS)
def test_vectors(name: str) -> None:
    text = TEXT.replace("CALL", VECTOR).replace("llvm.NAME.TYPE(TYPES)", "llvm.NAME.v2i1(<2 x i1>, <2 x i1>)")
    mine, wanted = both(text.replace("TYPE", "<2 x i1>").replace("NAME", name))
    assert mine == wanted


def test_what_it_means() -> None:
    """1 is -1 to signed ones; by hand."""
    text = TEXT.replace("CALL", "%r = call i1 @llvm.NAME.i1(i1 %a, i1 %b)").replace("TYPES", "i1, i1")
    rows = {"smax": [0, 0, 0, 1], "smin": [0, 1, 1, 1], "ssub.sat": [0, 1, 0, 0], "sadd.sat": [0, 1, 1, 1]}
    for name, row in rows.items():
        assert both(text.replace("TYPE", "i1").replace("NAME", name))[0] == row * 16
