"""Where the words of a table of patterns lie (``runtime/patterns.ll``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from swlds.lazy import dataclass

if TYPE_CHECKING:
    from swlds.device.patterns import AccessSite

#: Slots of an access; entries of a thread's log.
SLOTS, LOG_ROOM = 16, 256
#: Where all slots gave way for nothing, one new pattern of so many still gets one.
KEPT_OF = 32
#: Bytes in front of the slots, of a slot's pattern; places in a table, and in a slot.
TABLE_HEAD, HEAD = 256, 64
NEXT, CURRENT, PLAN, LIMIT, WORST, STRIDE, STEP, SAMPLE, IN_VAIN, TOTALS = 64, 72, 80, 88, 96, 120, 128, 136, 144, 192
FIRST_WAVE, MASK = 8, 32
#: Words of LDS that are told apart: twice as many as a group can have, as offsets may lie below the first lane's.
STAMPS = 1 << 18


def sample_start(room: int) -> int:
    """Where the entries of a sample begin."""
    return 64 + 4 * room


def entry_size(count: int) -> int:
    """Bytes of a slot for a pattern of so many numbers."""
    return -(-(HEAD + 4 * count) // 64) * 64


@final
@dataclass(frozen=True, slots=True)
class PatternTable:
    """The slots of one access, ``start`` bytes behind those of the first; behind them one for a pattern that gets none.
    ``count``: numbers of a pattern; ``stride``: bytes between the lanes that one number stands for; ``twin``: its patterns
    are the same, and counted here."""

    site: AccessSite
    stride: int
    count: int
    twin: AccessSite | None
    start: int

    @property
    def size(self) -> int:
        return TABLE_HEAD + (SLOTS + 1) * entry_size(self.count)
