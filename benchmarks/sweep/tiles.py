"""The tiles of the attention kernels of the sweep, and the IR of what is done with them.

A tile is an LDS array of ``rows`` rows of ``columns`` elements, ``pad`` bytes behind each row, which 256 work-items fill from
global memory, 16 bytes each at a time, and of which the lanes of a wave read operands of MFMA instructions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

#: Work-items of a group: four waves.
ITEMS = 256
#: Bytes of the loads and stores that bring tiles to LDS.
WIDE = 16


@dataclass(frozen=True)
class Element:
    """The type of what attention is computed of."""

    name: str
    type: str
    bytes: int

    @property
    def wide(self) -> int:
        """How many there are in 16 bytes."""
        return WIDE // self.bytes


F16, F32 = Element("f16", "half", 2), Element("f32", "float", 4)


@dataclass(frozen=True)
class Tile:
    """An LDS array: ``@name``."""

    name: str
    element: Element
    rows: int
    columns: int
    pad: int = 0

    @property
    def row_bytes(self) -> int:
        return self.columns * self.element.bytes + self.pad

    @property
    def type(self) -> str:
        return f"[{self.rows} x [{self.row_bytes // self.element.bytes} x {self.element.type}]]"

    @property
    def definition(self) -> str:
        return f"@{self.name} = internal addrspace(3) global {self.type} poison, align 16"

    def align(self, count: int) -> int:
        """Of an access to ``count`` elements that begins at a multiple of their bytes in its row."""
        size = count * self.element.bytes
        return min(size, self.row_bytes & -self.row_bytes)


@dataclass
class Writer:
    """Lines of a function; each value gets the next number."""

    lines: list[str] = field(default_factory=list)
    count: int = 0

    def value(self, text: str) -> str:
        """A line that gives a value: its name."""
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"  {name} = {text}")
        return name

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def barrier(self) -> None:
        """All waves have come here, and see what the others stored."""
        self.line('fence syncscope("workgroup") release')
        self.line("call void @llvm.amdgcn.s.barrier()")
        self.line('fence syncscope("workgroup") acquire')

    def sum(self, value: str, constant: int) -> str:
        return self.value(f"add i32 {value}, {constant}") if constant else value

    # Tiles ---------------------------------------------------------------------------------------------------

    def place(self, tile: Tile, row: str, column: str) -> str:
        return self.value(f"getelementptr {tile.type}, ptr addrspace(3) @{tile.name}, i32 0, i32 {row}, i32 {column}")

    def read(self, tile: Tile, row: str, column: str, count: int = 1) -> str:
        """``count`` elements of a row; a vector, if there are several."""
        type_ = tile.element.type if count == 1 else f"<{count} x {tile.element.type}>"
        place = self.place(tile, row, column)
        return self.value(f"load {type_}, ptr addrspace(3) {place}, align {tile.align(count)}")

    def fill(self, tile: Tile, item: str, source: str, pitch: str) -> None:
        """All items bring the tile, whose first element is at ``source``, from a matrix with ``pitch`` elements a row. Loads
        first, then stores, as compilers do it."""
        element, wide = tile.element, tile.element.wide
        each = tile.columns // wide
        first = self.value(f"udiv i32 {item}, {each}")
        part = self.value(f"urem i32 {item}, {each}")
        column = self.value(f"mul i32 {part}, {wide}")
        type_, rows = f"<{wide} x {element.type}>", [self.sum(first, k) for k in range(0, tile.rows, ITEMS // each)]
        values = []
        for row in rows:
            start = self.value(f"mul i32 {row}, {pitch}")
            index = self.value(f"add i32 {start}, {column}")
            place = self.value(f"getelementptr {element.type}, ptr addrspace(1) {source}, i32 {index}")
            values.append(self.value(f"load {type_}, ptr addrspace(1) {place}, align {WIDE}"))
        for row, value in zip(rows, values, strict=True):
            place = self.place(tile, row, column)
            self.line(f"store {type_} {value}, ptr addrspace(3) {place}, align {tile.align(wide)}")

    # MFMA ----------------------------------------------------------------------------------------------------

    def mfma_f16(self, a: str, b: str, c: str) -> str:
        """16x16x16: lane l has ``A[l mod 16][l / 16 * 4 + k]``, B too by columns; C: row ``l / 16 * 4 + k``, column l mod 16."""
        operands = f"<4 x half> {a}, <4 x half> {b}, <4 x float> {c}, i32 0, i32 0, i32 0"
        return self.value(f"call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16({operands})")

    def mfma_f32(self, a: str, b: str, c: str) -> str:
        """16x16x4: lane l has ``A[l mod 16][l / 16]``, B too by columns; C as above."""
        operands = f"float {a}, float {b}, <4 x float> {c}, i32 0, i32 0, i32 0"
        return self.value(f"call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32({operands})")

    def half_of(self, vector: str, part: int) -> str:
        """Elements 0 to 3, or 4 to 7, of ``<8 x half>``."""
        lanes = ", ".join(f"i32 {4 * part + k}" for k in range(4))
        return self.value(f"shufflevector <8 x half> {vector}, <8 x half> poison, <4 x i32> <{lanes}>")

    def vector(self, type_: str, parts: Sequence[str]) -> str:
        whole = "poison"
        for k, part in enumerate(parts):
            whole = self.value(f"insertelement <{len(parts)} x {type_}> {whole}, {type_} {part}, i32 {k}")
        return whole
