"""Buffer resources: where their fields lie in 128 bits, and which bounds rule an access through an index follows.

Sources: LLVM's ``make.buffer.rsrc`` as its backend writes it for each target, AMD's instruction set guides for gfx9 to gfx12
("range checking": loads and stores of two to four dwords are checked dword by dword, atomics are in or out as a whole).
A resource that asks for swizzled addresses or for the lane's number in them is not executed.
"""

from __future__ import annotations

from typing import final

from swlds.device.target import Target
from swlds.lazy import dataclass

#: gfx10 and later say in the resource how an access is checked: these are the values of that field.
WITH_OFFSET, INDEX_ONLY, NOT_EMPTY, BYTES = range(4)
SWIZZLED = "a buffer resource with swizzled addresses is not executed"
UNCLEAR = "the bounds of a buffer resource with this stride and these flags are not known"
#: An access that does not divide into words crosses the end of its buffer: what LLVM makes of such a type is not documented.
CROSSING = "an access of {size} bytes, which are no whole words, crosses the end of its buffer resource"
#: Bytes that are inside together: of loads and stores of several words each word is by itself, atomics are whole.
WORD = 4


@final
@dataclass(frozen=True, slots=True)
class Field:
    """``bits`` bits from bit ``start``."""

    start: int
    bits: int

    @property
    def ones(self) -> int:
        return (1 << self.bits) - 1


@final
@dataclass(frozen=True, slots=True)
class ResourceLayout:
    """Fields of a resource. ``strides``: the stride with the bits above it, as ``make.buffer.rsrc`` takes it; ``refused``:
    fields that must be 0; ``rule``: the bounds rule, None where the target has one rule only (gfx9, gfx1250)."""

    base: Field
    stride: Field
    strides: Field
    records: Field
    flags: Field
    refused: tuple[Field, ...]
    rule: Field | None
    #: An index is checked against the number of records where there is a stride.
    counts_records: bool = False

    @property
    def parts(self) -> tuple[Field, Field, Field, Field]:
        """The fields of ``make.buffer.rsrc``'s operands, in their order."""
        return self.base, self.strides, self.records, self.flags


_THREAD = Field(119, 1)
_WORDS = (Field(0, 48), Field(48, 14), Field(48, 16), Field(64, 32), Field(96, 32))
_GFX9 = ResourceLayout(*_WORDS, (Field(63, 1), _THREAD), None, counts_records=True)
_GFX10 = ResourceLayout(*_WORDS, (Field(63, 1), _THREAD), Field(124, 2))
_GFX11 = ResourceLayout(*_WORDS, (Field(62, 2), _THREAD), Field(124, 2))
_GFX1250 = ResourceLayout(
    Field(0, 57), Field(108, 14), Field(108, 16), Field(57, 45), Field(124, 4), (Field(122, 2),), None
)


def layout_of(target: Target) -> ResourceLayout:
    """How the target's resources are laid out."""
    if target.name in ("gfx1250", "gfx1251"):
        return _GFX1250
    return {9: _GFX9, 10: _GFX10}.get(target.generation, _GFX11)
