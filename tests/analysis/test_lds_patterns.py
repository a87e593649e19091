"""Predicted patterns against the definition: offsets and masks of every wave."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lds_tiles import Order, Tile, make_tile, write_module

import swlds
from swlds.analysis.addresses import AddressAnalysis
from swlds.analysis.lds_patterns import PatternAnalysis, Prediction, Shape
from swlds.layouts.banks import Pattern, cost_of

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
@t = internal addrspace(3) global [4096 x float] poison, align 16
"""


def predict(text: str, block: tuple[int, int, int], wave_size: int = 64) -> list[Prediction]:
    module = swlds.parse(text)
    analysis = PatternAnalysis(AddressAnalysis(module), Shape(block, wave_size))
    return [p for function in module.defined_functions for p in analysis.predict(function)]


def expected(tile: Tile, order: Order, use: str) -> list[list[Pattern]]:
    """Of each access in turn the patterns of its waves, those that do the same as one."""
    found = []
    for k in range(tile.units(order)):
        waves: dict[tuple[tuple[int, ...], int], int] = {}
        items = np.arange(tile.items)
        offsets = tile.offsets(order, items + k * tile.items)
        active = items < (tile.items if tile.limit is None else tile.limit)
        for first in range(0, tile.items, 64):
            lanes = active[first : first + 64]
            if lanes.any():
                key = tuple(int(o) for o in np.where(lanes, offsets[first : first + 64], 0))
                bits = sum(1 << n for n, is_active in enumerate(lanes) if is_active)
                waves[key, bits] = waves.get((key, bits), 0) + 1
        align = tile.align(order)
        found.append([Pattern(use, order.width, align, key, bits, n) for (key, bits), n in waves.items()])
    return found


@settings(max_examples=60)
@given(st.integers(0, 1 << 32))
def test_tiles(seed: int) -> None:
    """Rows of any pitch, columns, widths, masks, flat pointers, swizzles by hand: everything is proved, and right."""
    tile = make_tile(seed)
    found = predict(write_module(tile), (tile.items, 1, 1))
    assert [(p.verdict, p.premises) for p in found] == [("proved", ())] * len(found)
    assert [p.patterns for p in found] == [*expected(tile, tile.write, "write"), *expected(tile, tile.read, "read")]


def kernel(body: str, end: str = "ret void", parameters: str = "i32 %n") -> str:
    tid = "%x = call i32 @llvm.amdgcn.workitem.id.x()\n%y = call i32 @llvm.amdgcn.workitem.id.y()\n"
    return f"{HEAD}define amdgpu_kernel void @k({parameters}) {{\n{tid}{body}\n{end}\n}}\n"


def at(number: str, type_: str = "float", align: int = 4) -> str:
    pointer = f"%p = getelementptr i8, ptr addrspace(3) @t, i32 {number}"
    return f"{pointer}\nstore {type_} zeroinitializer, ptr addrspace(3) %p, align {align}"


def test_work_items_count_in_x_first() -> None:
    row = "%r = mul i32 %y, 128\n%c = shl i32 %x, 2\n%o = add i32 %r, %c\n"
    (found,) = predict(kernel(row + at("%o")), (8, 12, 1))
    lanes = [(k % 8 * 4 + k // 8 * 128, 1) if k < 96 else (0, 0) for k in range(128)]
    waves = [lanes[:64], lanes[64:]]
    assert found.verdict == "proved"
    assert [p.offsets for p in found.patterns] == [tuple(o for o, _ in wave) for wave in waves]
    assert [p.lanes for p in found.patterns] == [(1 << 64) - 1, (1 << 32) - 1]


@pytest.mark.parametrize(
    ("number", "verdict", "premise", "common"),
    [
        ("%c = shl i32 %x, 2\n%u = mul i32 %n, 512\n%o = add i32 %c, %u\n", "proved", "", 512),
        ("%c = shl i32 %x, 2\n%u = mul i32 %n, 4\n%o = xor i32 %c, %u\n", "proved", "", 0),
        ("%s = add i32 %x, %n\n%a = and i32 %s, 31\n%o = mul i32 %a, 128\n", "under-assumption", "%n is 0", 0),
        ("%q = load i32, ptr addrspace(3) @t\n%o = shl i32 %q, 2\n", "unknown", "%q may differ", 0),
    ],
)
def test_uniform_numbers(number: str, verdict: str, premise: str, common: int) -> None:
    text = kernel(number + at("%o")).replace("load i32, ptr addrspace(3) @t", "load volatile i32, ptr addrspace(3) @t")
    found = predict(text, (64, 1, 1))[-1]
    assert (found.verdict, found.common) == (verdict, common)
    assert premise in "".join(found.premises) and bool(premise) == bool(found.premises)


def test_bytes_beside_uniform_numbers_are_assumed_to_be_whole_words() -> None:
    (found,) = predict(kernel("%o = add i32 %x, %n\n" + at("%o", "i8", 1)), (64, 1, 1))
    assert (found.verdict, found.premises) == (
        "under-assumption",
        ("what all lanes have in common is a multiple of 4 bytes",),
    )


@pytest.mark.parametrize(
    ("condition", "lanes"),
    [
        ("%c = icmp ult i32 %x, 20", (1 << 20) - 1),
        ("%c = icmp sgt i32 %x, 59", 15 << 60),
        ("%a = and i32 %x, 1\n%c = icmp eq i32 %a, 0", int("5" * 16, 16)),
        ("%a = icmp ult i32 %x, 8\n%b = icmp uge i32 %x, 4\n%c = and i1 %a, %b", 0xF0),
        ("%c = icmp eq i32 %n, 7", (1 << 64) - 1),  # all or none
    ],
)
def test_masks(condition: str, lanes: int) -> None:
    body = f"{condition}\n%o = shl i32 %x, 2\nbr i1 %c, label %then, label %end\nthen:\n{at('%o')}\nbr label %end\nend:"
    (found,) = predict(kernel(body), (64, 1, 1))
    assert found.verdict == "proved"
    assert [p.lanes for p in found.patterns] == [lanes]


def test_lanes_that_returned_do_not_come_back() -> None:
    body = f"%c = icmp uge i32 %x, 40\n%o = shl i32 %x, 2\nbr i1 %c, label %out, label %on\nout:\nret void\non:\n{at('%o')}"
    (found,) = predict(kernel(body), (64, 1, 1))
    assert [p.lanes for p in found.patterns] == [(1 << 40) - 1] and found.verdict == "proved"


LOOP = """%o = shl i32 %x, 2
br label %head
head:
%i = phi i32 [ 0, %0 ], [ %j, %head ]
{place}
%j = add nuw nsw i32 %i, 1
%c = icmp ult i32 %j, {bound}
br i1 %c, label %head, label %end
end:"""


def test_a_loop_that_lanes_leave_together() -> None:
    (found,) = predict(kernel(LOOP.format(place=at("%o"), bound="%n")), (64, 1, 1))
    assert found.verdict == "proved"


def test_a_loop_that_lanes_leave_one_by_one() -> None:
    (found,) = predict(kernel(LOOP.format(place=at("%o"), bound="%x")), (64, 1, 1))
    assert found.verdict == "under-assumption" and "different rounds" in found.premises[0]


def test_a_branch_on_data() -> None:
    condition = "%v = load volatile i32, ptr addrspace(3) @t\n%c = icmp eq i32 %v, 0\n%o = shl i32 %x, 2\n"
    body = f"{condition}br i1 %c, label %a, label %end\na:\n{at('%o')}\nbr label %end\nend:"
    found = predict(kernel(body), (64, 1, 1))[-1]
    assert found.verdict == "under-assumption" and "may part them" in found.premises[0]
    assert [p.lanes for p in found.patterns] == [(1 << 64) - 1]


def test_a_helper_gets_all_lanes_by_assumption() -> None:
    tid = "%x = call i32 @llvm.amdgcn.workitem.id.x()\n%o = shl i32 %x, 2\n"
    helper = f"define internal void @f() {{\n{tid}{at('%o')}\nret void\n}}\n"
    (found,) = predict(kernel("call void @f()").replace("define amdgpu", f"{helper}define amdgpu"), (64, 1, 1))
    assert found.verdict == "under-assumption" and found.premises == ("all lanes of a wave call the function",)


def test_costs_of_a_column() -> None:
    (found,) = predict(kernel("%o = mul i32 %x, 128\n" + at("%o")), (64, 1, 1))
    assert cost_of("gfx942", found.patterns[0]).extra_cycles == 62
