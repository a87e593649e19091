# ruff: noqa: E501  (LLVM IR in strings)
"""Constant expressions on vectors, of every opcode that LLVM 22 has as a constant expression: values, tags, undefined bits; in
instructions, in initial values, and lowered."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

#: @x lies at 0, @y at 256.
HEAD = """\
target triple = "amdgcn-amd-amdhsa"
@x = internal addrspace(3) global [64 x i32] poison, align 16
@y = internal addrspace(3) global [16 x i32] poison, align 16
@g = addrspace(1) global [4 x i32] [i32 11, i32 22, i32 33, i32 44]
declare i32 @llvm.amdgcn.workitem.id.x()
"""
BOTH = "<2 x ptr addrspace(3)> <ptr addrspace(3) @y, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @y, i32 4)>"
NUMBERS = f"<2 x i32> ptrtoint ({BOTH} to <2 x i32>)"
PLACES = "<2 x ptr addrspace(3)> getelementptr (i32, ptr addrspace(3) @y, <2 x i32> <i32 1, i32 -2>)"
Y = "i32 ptrtoint (ptr addrspace(3) @y to i32)"
#: A vector constant -> its elements.
VALUES = {
    f"<2 x i32> ptrtoint ({PLACES} to <2 x i32>)": [260, 248],
    f"<2 x i32> ptrtoaddr ({PLACES} to <2 x i32>)": [260, 248],
    f"<2 x i16> ptrtoint ({PLACES} to <2 x i16>)": [260, 248],
    f"<2 x i32> ptrtoint (<2 x ptr addrspace(3)> getelementptr ([16 x i32], {BOTH}, i32 0, <2 x i64> <i64 3, i64 4>) to <2 x i32>)": [268, 276],
    "<2 x i32> ptrtoint (<2 x ptr addrspace(3)> getelementptr ({ i32, [4 x i8] }, <2 x ptr addrspace(3)> splat (ptr addrspace(3) @y), <2 x i64> splat (i64 1), <2 x i32> splat (i32 1), <2 x i16> <i16 1, i16 -1>) to <2 x i32>)": [269, 267],
    f"<2 x i32> add ({NUMBERS}, <2 x i32> splat (i32 3))": [259, 263],
    f"<2 x i32> sub ({NUMBERS}, <2 x i32> <i32 {Y[4:]}, i32 1>)": [0, 259],
    f"<2 x i32> xor ({NUMBERS}, <2 x i32> <i32 1, i32 2>)": [257, 262],
    f"<2 x i16> trunc ({NUMBERS} to <2 x i16>)": [256, 260],
    f"<4 x i16> bitcast ({NUMBERS} to <4 x i16>)": [256, 0, 260, 0],
    f"<2 x i16> bitcast ({Y} to <2 x i16>)": [256, 0],
    f"<4 x i8> shufflevector (<4 x i8> bitcast ({Y} to <4 x i8>), <4 x i8> splat (i8 9), <4 x i32> <i32 1, i32 2, i32 7, i32 0>)": [1, 0, 9, 0],
    f"<4 x i32> insertelement (<4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 9, i32 sub (i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @y, i32 2) to i32), {Y}))": [1, 2, 9, 4],
    f"<2 x i32> <i32 extractelement (<2 x i32> <i32 5, i32 6>, i32 sub (i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @y, i32 1) to i32), {Y})), i32 7>": [6, 7],
    f"<1 x i64> bitcast ({NUMBERS} to <1 x i64>)": [256 | 260 << 32],
}  # fmt: skip
#: Vectors of pointers, and what lies there, of @y[i] = i and @g.
POINTERS = {
    "ptr addrspace(1)": ("<2 x ptr addrspace(1)> getelementptr (i32, ptr addrspace(1) @g, <2 x i32> <i32 1, i32 2>)", [22, 33]),
    "ptr addrspace(3)": (BOTH, [0, 1]),
    "ptr addrspace(3) ": ("<2 x ptr addrspace(3)> getelementptr (i32, ptr addrspace(3) @y, <2 x i32> <i32 3, i32 5>)", [3, 5]),
    "ptr addrspace(3)  ": (f"<2 x ptr addrspace(3)> inttoptr (<2 x i32> add ({NUMBERS}, <2 x i32> splat (i32 8)) to <2 x ptr addrspace(3)>)", [2, 3]),
    "ptr addrspace(3)   ": ("<2 x ptr addrspace(3)> getelementptr (i32, <2 x ptr addrspace(3)> splat (ptr addrspace(3) @y), <2 x i32> <i32 7, i32 6>)", [7, 6]),
    "ptr": (f"<2 x ptr> addrspacecast ({BOTH} to <2 x ptr>)", [0, 1]),
    "ptr ": ("<2 x ptr> addrspacecast (<2 x ptr addrspace(3)> getelementptr (i32, ptr addrspace(3) @y, <2 x i32> <i32 3, i32 5>) to <2 x ptr>)", [3, 5]),
    "ptr  ": ("<2 x ptr> getelementptr (i32, ptr addrspacecast (ptr addrspace(3) @y to ptr), <2 x i64> <i64 8, i64 9>)", [8, 9]),
}  # fmt: skip
KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %l = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 0, ptr addrspace(3) @x
  %own = getelementptr i32, ptr addrspace(3) @y, i32 %l
  store i32 %l, ptr addrspace(3) %own
  %i = urem i32 %l, COUNT
  VALUE
  %v = VIEW
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %l
  store i64 %v, ptr addrspace(1) %o
  ret void
}
"""


def run(module: swlds.Module, items: int = 16) -> list[int]:
    """What each item stored; @y has as many words."""
    out = np.zeros(items, np.uint64)
    swlds.Device("gfx942").load(module)["k"].launch(1, items, [out], checks="memcheck,initcheck").raise_for_findings()
    return [int(v) for v in out]


def kernel(constant: str, value: str, view: str, count: int, table: str = "") -> swlds.Module:
    body = KERNEL.replace("VALUE", value).replace("VIEW", view).replace("COUNT", str(count))
    return swlds.parse(HEAD + table + body.replace("CONSTANT", constant))


def element_of(constant: str) -> tuple[str, str]:
    """(type of the vector, type of its elements)."""
    vector = constant[: constant.index(">") + 1]
    return vector, vector.split(" x ")[1][:-1]


@pytest.mark.parametrize("constant", VALUES)
def test_values(constant: str) -> None:
    """In an instruction, with the element chosen at run time, and in memory."""
    vector, element = element_of(constant)
    elements, view = VALUES[constant], "add i64 %e, 0" if element == "i64" else f"zext {element} %e to i64"
    in_place = kernel(constant, "%e = extractelement CONSTANT, i32 %i", view, len(elements))
    load = f"%t = load {vector}, ptr addrspace(1) @t\n  %e = extractelement {vector} %t, i32 %i"
    in_memory = kernel(constant, load, view, len(elements), f"@t = addrspace(1) global {constant}\n")
    for module in (in_place, in_memory):
        assert run(module) == [elements[i % len(elements)] for i in range(16)]
    moved = swlds.lower(in_place)
    step = next(e.offset for e in moved.layouts["k"].entries if e.name == "y") - 256
    assert all((value - elements[i % len(elements)]) % step == 0 for i, value in enumerate(run(moved)))


@pytest.mark.parametrize("name", POINTERS)
def test_pointers(name: str) -> None:
    """They belong to their variable, also once lowered."""
    constant, elements = POINTERS[name]
    value = f"%p = extractelement CONSTANT, i32 %i\n  %e = load i32, {name.strip()} %p"
    module = kernel(constant, value, "zext i32 %e to i64", len(elements))
    assert run(module) == [elements[i % 2] for i in range(16)]
    assert run(swlds.lower(module)) == [elements[i % 2] for i in range(16)]


def test_each_element_belongs_to_its_own_variable() -> None:
    """The second element leaves @x for the middle of @y, and is found."""
    constant = "<2 x ptr addrspace(3)> getelementptr (i32, <2 x ptr addrspace(3)> <ptr addrspace(3) @y, ptr addrspace(3) @x>, <2 x i32> <i32 1, i32 66>)"
    value = "%p = extractelement CONSTANT, i32 %i\n  %e = load i32, ptr addrspace(3) %p"
    module = kernel(constant, value, "zext i32 %e to i64", 2)
    for which in (module, swlds.lower(module)):
        found = swlds.Device("gfx942").load(which)["k"].launch(1, 16, [np.zeros(16, np.uint64)]).findings
        assert [f.message for f in found if f.kind == "out-of-bounds"] == [
            "Invalid lds read of size 4: 8 bytes past the end of x (256 bytes)"
        ]


@pytest.mark.parametrize("low", ["undef", "poison"])
def test_what_is_undefined_stays_so_to_the_bit(low: str) -> None:
    """Half of the number is: the other half may be used."""
    for shift, is_found in ((0, True), (32, False)):
        value = f"%w = lshr i64 bitcast (<2 x i32> <i32 {low}, {Y}> to i64), {shift}\n  %e = trunc i64 %w to i32"
        module = kernel("", value, "zext i32 %e to i64", 2)
        found = swlds.Device("gfx942").load(module)["k"].launch(1, 16, [np.zeros(16, np.uint64)]).findings
        assert any(f.tool == "initcheck" for f in found) == is_found
