"""Kernels that write a tile to LDS in one order and read it in another: pitches, widths, masks, flat addresses at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

Lanes = np.ndarray
HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
"""
TYPES = {1: "i8", 2: "half", 4: "float", 8: "<2 x float>", 16: "<4 x float>"}


@dataclass(frozen=True)
class Order:
    """How a work-item goes through the tile: ``width`` bytes at a time, along the rows or down the columns; ``twist``: an xor of
    the unit's number in its row with the row's, as a hand-made swizzle has it."""

    width: int
    by_column: bool
    twist: int


@dataclass(frozen=True)
class Tile:
    """``rows`` of ``row`` bytes, ``pitch`` bytes apart, in a group of ``items``; ``limit``: only items below write and read.
    ``is_flat``, ``has_first_lane``, ``has_selects``: how addresses are written."""

    rows: int
    row: int
    pitch: int
    items: int
    write: Order
    read: Order
    limit: int | None
    is_flat: bool
    has_first_lane: bool
    has_selects: bool

    @property
    def size(self) -> int:
        return self.rows * self.pitch

    def offsets(self, order: Order, unit: Lanes) -> Lanes:
        """Byte offsets of units, by the definition."""
        across = self.row // order.width
        row, column = (unit % self.rows, unit // self.rows) if order.by_column else (unit // across, unit % across)
        return row * self.pitch + (column ^ (row & order.twist)) * order.width

    def align(self, order: Order) -> int:
        return min(order.width, self.pitch & -self.pitch)

    def units(self, order: Order) -> int:
        """Units of a work-item."""
        return self.rows * self.row // order.width // self.items


def make_tile(seed: int) -> Tile:
    """A tile whose units the items of a group share evenly."""
    draw = random.Random(seed)
    row = draw.choice([64, 128, 256])
    rows = draw.choice([16, 32, 64])
    items = draw.choice([64, 128])
    widths = [w for w in (2, 4, 8, 16) if 0 < rows * row // w // items <= 8] or [16]
    pitch = row + draw.choice([0, 0, 0, 4, 8, 16, 32])

    def order() -> Order:
        width = draw.choice(widths)
        across = row // width
        return Order(width, draw.random() < 0.5, draw.choice([0, 0, 1, 3, 7]) & (across - 1))

    limit = draw.choice([None, None, 40, items - 8])
    styles = [draw.random() < 0.3 for _ in range(3)]
    return Tile(rows, row, pitch, items, order(), order(), limit, *styles)


def write_module(tile: Tile) -> str:
    """@k(in, out): in goes to the tile in one order, and comes out in the other; units of the items past the limit stay zero."""
    lines: list[str] = []
    count = iter(range(100_000))

    def emit(text: str) -> str:
        name = f"%v{next(count)}"
        lines.append(f"  {name} = {text}")
        return name

    def twist(row: str, mask: int) -> str:
        """The masked bits of a row's number, as Triton writes them: a select for each bit."""
        if not tile.has_selects:
            return emit(f"and i32 {row}, {mask}")
        total = "0"
        for bit in (1 << k for k in range(mask.bit_length()) if mask >> k & 1):
            is_zero = emit(f"icmp eq i32 {emit(f'and i32 {row}, {bit}')}, 0")
            total = emit(f"or disjoint i32 {total}, {emit(f'select i1 {is_zero}, i32 0, i32 {bit}')}")
        return total

    def address(order: Order, unit: str) -> str:
        across = tile.row // order.width
        by = tile.rows if order.by_column else across
        high, low = (emit(f"{op} i32 {unit}, {by}") for op in ("udiv", "urem"))
        row, column = (low, high) if order.by_column else (high, low)
        if order.twist:
            column = emit(f"xor i32 {column}, {twist(row, order.twist)}")
        offset = emit(f"mul i32 {row}, {tile.pitch}")
        offset = emit(f"add i32 {offset}, {emit(f'mul i32 {column}, {order.width}')}")
        if tile.is_flat:
            flat = emit("addrspacecast ptr addrspace(3) @t to ptr")
            return "ptr " + emit(f"getelementptr i8, ptr {flat}, i32 {offset}")
        return "ptr addrspace(3) " + emit(f"getelementptr i8, ptr addrspace(3) @t, i32 {offset}")

    def each(order: Order, use: Callable[[str, str, str], None]) -> None:
        for k in range(tile.units(order)):
            unit = emit(f"add i32 %tid, {k * tile.items}")
            use(unit, TYPES[order.width], address(order, unit))

    def store(unit: str, type_: str, place: str) -> None:
        source = emit(f"getelementptr {type_}, ptr addrspace(1) %in, i32 {unit}")
        value = emit(f"load {type_}, ptr addrspace(1) {source}, align {tile.write.width}")
        lines.append(f"  store {type_} {value}, {place}, align {tile.align(tile.write)}")

    def load(unit: str, type_: str, place: str) -> None:
        value = emit(f"load {type_}, {place}, align {tile.align(tile.read)}")
        to = emit(f"getelementptr {type_}, ptr addrspace(1) %out, i32 {unit}")
        lines.append(f"  store {type_} {value}, ptr addrspace(1) {to}, align {tile.read.width}")

    limit = tile.items if tile.limit is None else tile.limit
    name = "%id" if tile.has_first_lane else "%tid"
    lines.append(f"  {name} = call i32 @llvm.amdgcn.workitem.id.x()")
    if tile.has_first_lane:
        wave = emit(f"and i32 {emit(f'call i32 @llvm.amdgcn.readfirstlane.i32(i32 {name})')}, 192")
        lines.append(f"  %tid = or disjoint i32 {wave}, {emit(f'and i32 {name}, 63')}")
    lines.append(f"  %in.reach = icmp ult i32 %tid, {limit}")
    lines.append("  br i1 %in.reach, label %write, label %meet\nwrite:")
    each(tile.write, store)
    lines.append('  br label %meet\nmeet:\n  fence syncscope("workgroup") release')
    lines.append('  call void @llvm.amdgcn.s.barrier()\n  fence syncscope("workgroup") acquire')
    lines.append("  br i1 %in.reach, label %read, label %end\nread:")
    each(tile.read, load)
    lines.append("  br label %end\nend:\n  ret void\n}")
    rows = f"[{tile.rows} x [{tile.pitch // 4} x float]]"
    head = f"{HEAD}@t = internal addrspace(3) global {rows} poison, align 16\n"
    start = "define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) !reqd_work_group_size !0 {"
    return "\n".join([head + start, *lines, f"!0 = !{{i32 {tile.items}, i32 1, i32 1}}", ""])
