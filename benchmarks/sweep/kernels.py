"""Attention kernels for the sweep: ``python -m benchmarks.sweep.kernels`` writes them to testdata/sweep.

They have the tiles, access widths and lane maps of the attention kernels that IREE compiles for gfx942 (testdata/iree has four
of those), and no softmax: ``out = (q k^T) v``, so that with small whole numbers each result is exact and can be compared bit by
bit. 256 work-items; group (x, y, z) computes rows 64 x to 64 x + 63 and columns 64 y to 64 y + 63 of head z. Of k and v, 64 rows
(f16) or 16 rows (f32) come to LDS in a trip.

f16: ``s^T = k q^T`` by 16x16x16 MFMA with operands of 16 bytes a lane (two instructions each), whose result lies in registers
just as the next product wants it: ``out^T = v^T s^T``, with v read by halves.
f32: ``s = q k^T`` by 16x16x4 MFMA, read word by word; s goes through LDS (tile p), and ``out = p v``.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from pathlib import Path

from benchmarks.sweep.tiles import F16, F32, ITEMS, Element, Tile, Writer

FOLDER = Path(__file__).resolve().parents[2] / "testdata" / "sweep"
#: Rows and columns of the output of one group.
BLOCK = 64
#: Bytes behind each row of a tile, as IREE's pass pads them: 64 bits.
PAD = 8
HEADS = (64, 128)


@dataclass(frozen=True)
class Attention:
    """One kernel. ``head``: elements of a row of q and k; ``pad``: bytes behind each row of all tiles."""

    element: Element
    head: int
    pad: int = 0

    @property
    def name(self) -> str:
        return f"{self.element.name}_{self.head}.{'padded' if self.pad else 'plain'}"

    @property
    def trip_rows(self) -> int:
        """Rows of k and v of one trip."""
        return 64 if self.element == F16 else 16

    @property
    def tiles(self) -> dict[str, Tile]:
        element, rows, pad = self.element, self.trip_rows, self.pad
        tiles = [Tile("q", element, BLOCK, self.head), Tile("k", element, rows, self.head)]
        tiles.append(Tile("v", element, rows, BLOCK))
        if element == F32:
            tiles.append(Tile("p", element, BLOCK, rows))
        return {tile.name: replace(tile, pad=pad) for tile in tiles}


KERNELS = [Attention(element, head, pad) for element in (F16, F32) for head in HEADS for pad in (0, PAD)]

_IMMEDIATES = "i32 immarg, i32 immarg, i32 immarg"
_DECLARED = {
    F16: f"declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, {_IMMEDIATES})",
    F32: f"declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, {_IMMEDIATES})",
}


def write_module(kernel: Attention) -> str:
    """LLVM IR text of one kernel: ``@attention(q, k, v, out, trips)``."""
    body = _Body(kernel)
    body.write()
    tiles = "\n".join(tile.definition for tile in kernel.tiles.values())
    names = ["workitem.id.x", "workgroup.id.x", "workgroup.id.y", "workgroup.id.z"]
    declared = "\n".join(f"declare i32 @llvm.amdgcn.{name}()" for name in names)
    padding = f", {kernel.pad} bytes behind each row of LDS" if kernel.pad else ""
    parameters = ", ".join(
        [f"ptr addrspace(1) noalias readonly align 16 %{name}" for name in ("queries", "keys", "values")]
        + ["ptr addrspace(1) noalias align 16 %out", "i32 %trips"]
    )
    code = "\n".join(body.out.lines)
    what = f"{kernel.element.name}, head size {kernel.head}{padding}"
    return f"""; Attention without softmax, {what}; made by benchmarks/sweep/kernels.py.
; out = (q k^T) v; grid (M / 64, head size / 64, heads), {ITEMS} work-items, {kernel.trip_rows} rows of k and v a trip.
target triple = "amdgcn-amd-amdhsa"

{tiles}

{declared}
declare void @llvm.amdgcn.s.barrier()
{_DECLARED[kernel.element]}

define amdgpu_kernel void @attention({parameters}) !reqd_work_group_size !0 {{
{code}
}}

!0 = !{{i32 {ITEMS}, i32 1, i32 1}}
"""


class _Body:
    """Writes the code of one kernel; what lanes need throughout stands in its fields."""

    def __init__(self, kernel: Attention) -> None:
        self.kernel, self.tiles, self.out = kernel, kernel.tiles, Writer()

    def write(self) -> None:
        out, kernel = self.out, self.kernel
        out.label("entry")
        self._find_lanes()
        self._find_sources()
        out.fill(self.tiles["q"], self.item, self.queries, str(kernel.head))
        out.barrier()
        queries = self._read_queries()
        out.line("br label %loop")
        out.label("loop")
        out.line("%trip = phi i32 [ 0, %entry ], [ %next, %loop ]")
        start, sums = len(out.lines), [f"%sum{k}" for k in range(BLOCK // 16)]
        self._fill_trip()
        compute = self._trip_f16 if kernel.element == F16 else self._trip_f32
        last = compute(queries, sums)
        out.lines[start:start] = [
            f"  {name} = phi <4 x float> [ zeroinitializer, %entry ], [ {value}, %loop ]"
            for name, value in zip(sums, last, strict=True)
        ]
        out.line("%next = add nuw i32 %trip, 1")
        out.line("%more = icmp ult i32 %next, %trips")
        out.line("br i1 %more, label %loop, label %end")
        out.label("end")
        self._store(last)
        out.line("ret void")

    def _find_lanes(self) -> None:
        out = self.out
        self.item = out.value("call i32 @llvm.amdgcn.workitem.id.x()")
        lane = out.value(f"and i32 {self.item}, 63")
        wave = out.value(f"lshr i32 {self.item}, 6")
        self.low, self.high = out.value(f"and i32 {lane}, 15"), out.value(f"lshr i32 {lane}, 4")
        self.wave_row = out.value(f"shl i32 {wave}, 4")
        #: The row of q that a lane reads, of those of the group.
        self.row = out.value(f"add i32 {self.wave_row}, {self.low}")
        self.quad = out.value(f"shl i32 {self.high}, 2")

    def _find_sources(self) -> None:
        """Where the parts of the matrices begin that this group reads."""
        out, kernel = self.out, self.kernel
        blocks = [out.value(f"call i32 @llvm.amdgcn.workgroup.id.{axis}()") for axis in "xyz"]
        rows = out.value(f"mul i32 %trips, {kernel.trip_rows}")
        head = out.value(f"mul i32 {blocks[2]}, {rows}")
        first = out.value(f"mul i32 {blocks[0]}, {BLOCK}")
        self.out_row = out.value(f"add i32 {head}, {first}")
        self.out_column = out.value(f"mul i32 {blocks[1]}, {BLOCK}")
        self.queries = self._matrix("queries", self.out_row)
        self.keys = self._matrix("keys", head)
        values = self._matrix("values", head)
        self.values = out.value(
            f"getelementptr {kernel.element.type}, ptr addrspace(1) {values}, i32 {self.out_column}"
        )

    def _matrix(self, name: str, row: str) -> str:
        start = self.out.value(f"mul i32 {row}, {self.kernel.head}")
        return self.out.value(f"getelementptr {self.kernel.element.type}, ptr addrspace(1) %{name}, i32 {start}")

    def _fill_trip(self) -> None:
        out, kernel = self.out, self.kernel
        start = out.value(f"mul i32 %trip, {kernel.trip_rows * kernel.head}")
        out.barrier()
        for name, source in (("k", self.keys), ("v", self.values)):
            place = out.value(f"getelementptr {kernel.element.type}, ptr addrspace(1) {source}, i32 {start}")
            out.fill(self.tiles[name], self.item, place, str(kernel.head))
        out.barrier()

    def _read_rows(self, tile: Tile, row: str) -> list[str]:
        """Operands of a whole row of q or k: 16 bytes, or one word, of each lane at a time."""
        out = self.out
        if self.kernel.element == F32:
            return [out.read(tile, row, out.sum(self.high, k)) for k in range(0, tile.columns, 4)]
        first = out.value(f"shl i32 {self.high}, 3")
        return [out.read(tile, row, out.sum(first, k), 8) for k in range(0, tile.columns, 32)]

    def _read_queries(self) -> list[str]:
        return self._read_rows(self.tiles["q"], self.row)

    def _trip_f16(self, queries: list[str], sums: list[str]) -> list[str]:
        out, tile = self.out, self.tiles["v"]
        for block in range(0, tile.rows, 16):
            score = "zeroinitializer"
            for key, query in zip(self._read_rows(self.tiles["k"], out.sum(self.low, block)), queries, strict=True):
                for part in (0, 1):
                    score = out.mfma_f16(out.half_of(key, part), out.half_of(query, part), score)
            weight = out.value(f"fptrunc <4 x float> {score} to <4 x half>")
            rows = [out.sum(self.quad, block + k) for k in range(4)]
            columns = [out.sum(self.low, column) for column in range(0, BLOCK, 16)]
            parts = [out.vector("half", [out.read(tile, row, column) for row in rows]) for column in columns]
            sums = [out.mfma_f16(part, weight, total) for part, total in zip(parts, sums, strict=True)]
        return sums

    def _trip_f32(self, queries: list[str], sums: list[str]) -> list[str]:
        out, weights, tile = self.out, self.tiles["p"], self.tiles["v"]
        score = "zeroinitializer"
        for key, query in zip(self._read_rows(self.tiles["k"], self.low), queries, strict=True):
            score = out.mfma_f32(query, key, score)
        first = out.value(f"add i32 {self.wave_row}, {self.quad}")
        for k in range(4):
            word = out.value(f"extractelement <4 x float> {score}, i32 {k}")
            place = out.place(weights, out.sum(first, k), self.low)
            out.line(f"store float {word}, ptr addrspace(3) {place}, align 4")
        out.barrier()
        for k in range(0, weights.columns, 4):
            row = out.sum(self.high, k)
            weight = out.read(weights, self.row, row)
            parts = [out.read(tile, row, out.sum(self.low, column)) for column in range(0, BLOCK, 16)]
            sums = [out.mfma_f32(weight, part, total) for part, total in zip(parts, sums, strict=True)]
        return sums

    def _store(self, sums: list[str]) -> None:
        """f16: a lane has four columns of one row; f32: one column of four rows."""
        out = self.out
        is_turned = self.kernel.element == F16
        row = self.row if is_turned else out.value(f"add i32 {self.wave_row}, {self.quad}")
        row = out.value(f"add i32 {self.out_row}, {row}")
        column = out.value(f"add i32 {self.out_column}, {self.quad if is_turned else self.low}")
        start = out.value(f"mul i32 {row}, {self.kernel.head}")
        first = out.value(f"add i32 {start}, {column}")
        for k, total in enumerate(sums):
            index = out.sum(first, 16 * k)
            if is_turned:
                place = out.value(f"getelementptr float, ptr addrspace(1) %out, i32 {index}")
                out.line(f"store <4 x float> {total}, ptr addrspace(1) {place}, align 16")
                continue
            for line in range(4):
                word = out.value(f"extractelement <4 x float> {total}, i32 {line}")
                place = out.value(
                    f"getelementptr float, ptr addrspace(1) %out, i32 {out.sum(index, line * self.kernel.head)}"
                )
                out.line(f"store float {word}, ptr addrspace(1) {place}, align 4")


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for kernel in KERNELS:
        (FOLDER / f"{kernel.name}.ll").write_text(write_module(kernel))
    return 0


if __name__ == "__main__":
    sys.exit(main())
