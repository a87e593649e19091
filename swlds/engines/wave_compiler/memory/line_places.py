"""Where the words of a table of lines lie (``runtime/line_slots.ll``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from swlds.lazy import dataclass

if TYPE_CHECKING:
    from swlds.device.patterns import AccessSite

#: Bytes in front of a table's slots, and where the words there lie; a slot's numbers lie behind its head.
TABLE_HEAD, HEAD, TOTALS, EXAMPLE = 640, 64, 64, 128
FIRST_WAVE, STEP, STEPS, EXAMPLE_MASK, SIZE, STRIDE, BITS, ROOM, LINE_SHIFT = 0, 8, 16, 24, 32, 40, 48, 56, 120
#: Bytes of the addresses of all lanes.
ADDRESSES = 512
#: Lanes that are not equally far apart.
NO_STEP = -(1 << 63)


def slots_of(count: int, lanes: int) -> tuple[int, int]:
    """(slots of a table whose executions have so many numbers, which bit of the first address chooses the slot)."""
    return (8, 4) if count == lanes else (32, 2)


def entry_size(count: int) -> int:
    """Bytes of a slot for so many numbers."""
    return -(-(HEAD + 8 * count) // 64) * 64


def room_bits(size: int, lanes: int) -> int:
    """So many blocks as accesses of ``size`` bytes can want are found in twice the room."""
    blocks = lanes * (-(-(size - 1) // 64) + 1)
    return (2 * blocks - 1).bit_length()


@final
@dataclass(frozen=True, slots=True)
class LineTable:
    """The slots of one access, ``start`` bytes behind those of the first. ``count``: numbers of an execution; ``stride``: bytes
    between the lanes that one number stands for; ``is_part``: of an access whose executions and lanes are counted elsewhere."""

    site: AccessSite
    is_part: bool
    stride: int
    count: int
    lanes: int
    start: int

    @property
    def size(self) -> int:
        return TABLE_HEAD + slots_of(self.count, self.lanes)[0] * entry_size(self.count)
