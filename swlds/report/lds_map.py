"""Where the variables of a kernel lie: in LDS, and in the block of global memory that replaces it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, final

from swlds.device.launch import Launch
from swlds.ir.demangling import plain_name
from swlds.report.uses import KernelUse
from swlds.report.words import count_noun

What = Literal["variable", "dynamic", "redzone", "padding", "header"]
#: Named barriers have addresses from here on, and take no bytes.
_BARRIERS = 1 << 20


@final
@dataclass(frozen=True, slots=True)
class Piece:
    """``size`` bytes from ``start``; ``align``: what the variable needs, 0 for what is none."""

    name: str
    start: int
    size: int
    what: What
    align: int = 0

    @property
    def text(self) -> str:
        if self.what in ("redzone", "padding", "header"):
            return f"{self.name or self.what}: {count_noun(self.size, 'byte')} at {self.start}"
        size = "dynamic" if self.what == "dynamic" and not self.size else count_noun(self.size, "byte")
        return f"{self.name}: {size} at {self.start}, aligned to {self.align}"


@final
@dataclass(frozen=True, slots=True)
class Mark:
    """Bytes that something happened at; ``title`` says what."""

    start: int
    size: int
    title: str


@final
@dataclass(frozen=True)
class LdsMap:
    """LDS of a work-group, or the block that replaces it (``limit`` 0). ``pieces``: in the order of their places; those of
    dynamic LDS may lie on one another. ``end``: bytes used; ``allocated``: as the hardware takes them."""

    pieces: tuple[Piece, ...]
    end: int
    limit: int = 0
    allocated: int = 0

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> LdsMap | None:
        if data is None:
            return None
        return cls(**{**data, "pieces": tuple(Piece(**piece) for piece in data["pieces"])})


def with_padding(pieces: Sequence[Piece], end: int) -> tuple[Piece, ...]:
    """The pieces in their order, and what lies between them."""
    found: list[Piece] = []
    at = 0
    for piece in sorted(pieces, key=lambda p: (p.start, p.size)):
        if piece.start > at:
            found.append(Piece("", at, piece.start - at, "padding"))
        found.append(piece)
        at = max(at, piece.start + piece.size)
    return (*found, Piece("", at, end - at, "padding")) if end > at else tuple(found)


def map_lds(kernel: KernelUse) -> LdsMap:
    """Where the backend places the variables; those that another module defines have no place."""
    pieces = [
        Piece(plain_name(v.name), v.lds_offset, v.size, "dynamic" if v.is_dynamic else "variable", v.align)
        for v in kernel.variables
        if v.lds_offset is not None and v.lds_offset < _BARRIERS
    ]
    return LdsMap(
        with_padding(pieces, kernel.static_size), kernel.static_size, kernel.target.lds_limit, kernel.allocated
    )


def map_block(kernel: KernelUse) -> LdsMap:
    """The block of global memory that ``lower`` makes: its header, variables and their redzones."""
    pieces = []
    first = min((v.block_offset for v in kernel.variables), default=0)
    if first:
        pieces.append(Piece("header of the block", 0, first, "header"))
    for v in kernel.variables:
        pieces.append(
            Piece(plain_name(v.name), v.block_offset, v.size, "dynamic" if v.is_dynamic else "variable", v.align)
        )
        if v.redzone and not v.is_dynamic:
            pieces.append(Piece("", v.block_offset + v.size, v.redzone, "redzone"))
    return LdsMap(with_padding(pieces, kernel.block_size), kernel.block_size)


def map_launch(launch: Launch) -> LdsMap:
    """LDS of a work-group of a launch, LDS arguments included."""
    placed, objects, limit = launch.image.lds, launch.image.memory.objects, launch.image.target.lds_limit
    known = {v.name for v in placed.variables}
    pieces = [
        Piece(plain_name(v.name), v.offset, v.size, "dynamic" if v.is_dynamic else "variable", v.align)
        for v in placed.variables
        if not v.is_barrier
    ]
    if launch.lds_size > placed.total:
        pieces += [
            Piece(info.name, int(objects.low[number]), int(objects.size[number]), "variable")
            for number, info in objects.info.items()
            if info.space == "lds" and info.name not in known
        ]
    return LdsMap(with_padding(pieces, launch.lds_size), launch.lds_size, limit)
