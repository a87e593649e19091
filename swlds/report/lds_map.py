"""Where the variables of a kernel lie: in LDS, and in the block of global memory that replaces it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Literal, final

from swlds.analysis.layout import redzone_size, round_up
from swlds.device.image import Image
from swlds.device.launch import Launch
from swlds.ir.demangling import plain_name
from swlds.ir.names import display_name
from swlds.lazy import dataclass
from swlds.report.uses import KernelUse
from swlds.report.words import count_noun

What = Literal["variable", "dynamic", "redzone", "padding", "header"]
#: Named barriers have addresses from here on, and take no bytes.
_BARRIERS = 1 << 20


@final
@dataclass(frozen=True, slots=True)
class Piece:
    """``size`` bytes from ``start``; ``align``: what the module says that the variable needs, 0 where it does not."""

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
        return f"{self.name}: {size} at {self.start}{f', aligned to {self.align}' if self.align else ''}"


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
    dynamic LDS may lie on one another. ``end``: bytes used; ``allocated``: as the hardware takes them; ``block``: what holds the
    variables of a lowered kernel."""

    pieces: tuple[Piece, ...]
    end: int
    limit: int = 0
    allocated: int = 0
    block: LdsMap | None = None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> LdsMap | None:
        if data is None:
            return None
        pieces = tuple(Piece(**piece) for piece in data["pieces"])
        return cls(**{**data, "pieces": pieces, "block": cls.from_json(data["block"])})


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
    """Where the backend places the variables, and ``lower``; those that another module defines have no place in LDS."""
    pieces = [
        Piece(v.title, v.lds_offset, v.size, "dynamic" if v.is_dynamic else "variable", v.align)
        for v in kernel.variables
        if v.lds_offset is not None and v.lds_offset < _BARRIERS
    ]
    size = kernel.static_size
    return LdsMap(with_padding(pieces, size), size, kernel.target.lds_limit, kernel.allocated, _map_block(kernel))


def _map_block(kernel: KernelUse) -> LdsMap:
    """The block of global memory that ``lower`` makes: its header, variables and their redzones."""
    pieces = []
    first = min((v.block_offset for v in kernel.variables), default=0)
    if first:
        pieces.append(Piece("header of the block", 0, first, "header"))
    for v in kernel.variables:
        pieces.append(
            Piece(
                v.title,
                min(v.block_offset, kernel.block_size),  # where dynamic ones lie, the launch says
                v.size,
                "dynamic" if v.is_dynamic else "variable",
                v.align,
            )
        )
        if v.redzone and not v.is_dynamic:
            pieces.append(Piece("", v.block_offset + v.size, v.redzone, "redzone"))
    return LdsMap(with_padding(pieces, kernel.block_size), kernel.block_size)


def map_launch(launch: Launch) -> LdsMap:
    """LDS of a work-group of a launch, LDS arguments included; not the slots of other kernels, which lie where its own does."""
    image, program = launch.image, launch.image.program
    placed, objects, target = image.lds, image.memory.objects, image.target
    known = {v.name for v in placed.variables}
    slots = {name: kernel.slot.name for name, kernel in image.lowered.items()}
    own = slots.pop(display_name(program.kernel.name), None)
    others = {*slots.values()} - {own}
    pieces = []
    for v in placed.variables:
        if not v.is_barrier and v.name not in others:
            title = program.title(display_name(v.name)) or plain_name(v.name)
            variable = program.module.globals[v.name]
            align = variable.align or image.layout.abi_align(variable.value_type)
            pieces.append(Piece(title, v.offset, v.size, "dynamic" if v.is_dynamic else "variable", align))
    if launch.lds_size > placed.total:
        pieces += [
            Piece(info.title, int(objects.low[number]), int(objects.size[number]), "variable")
            for number, info in objects.info.items()
            if info.space == "lds" and info.name not in known
        ]
    size = launch.lds_size
    allocated = round_up(size, target.lds_granule)
    return LdsMap(with_padding(pieces, size), size, target.lds_limit, allocated, _map_launch_block(launch.image))


def _map_launch_block(image: Image) -> LdsMap | None:
    """The block of a lowered kernel, as far as the module tells what lies in it."""
    if not (image.offset_entries or image.parameters):
        return None
    objects, pieces, end = image.memory.objects, [], image.fixed_end
    for number, entry in image.offset_entries.items():
        start, size = int(objects.low[number]), int(objects.size[number])
        pieces.append(Piece(objects.info[number].title, start, size, "dynamic" if entry.is_dynamic else "variable"))
        if not entry.is_dynamic:
            pieces.append(Piece("", start + size, min(redzone_size(size), entry.padded - size), "redzone"))
    pieces += [Piece(p.source_name or p.name, p.offset, p.size, "variable") for p in image.parameters]
    first = min(piece.start for piece in pieces)
    pieces.append(Piece("header of the block", 0, first, "header"))
    end = max(end, *(piece.start + piece.size for piece in pieces))
    return LdsMap(with_padding(pieces, end), end)
