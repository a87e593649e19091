"""The record that host code and Python share: one for each worker thread. Offsets are bytes.

``halt`` and ``suspect`` lie in one 8-byte word: host code looks at it where loops go back. ``stop`` ends the launch.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Mapping
from typing import Any, final

import numpy as np

from swlds.device.guards import address_of

_FIELDS = (
    ("host_base", 8),
    ("lds", 8),
    ("lds_init", 8),
    ("fresh_lds", 8),
    ("lds_writes", 8),
    ("lds_reads", 8),
    ("arguments", 8),
    ("lows", 8),
    ("sizes", 8),
    ("group_x", 4),
    ("group_y", 4),
    ("group_z", 4),
    ("lds_epoch", 4),
    ("group", 8),
    ("halt", 4),
    ("suspect", 4),
    ("callback", 8),
    ("thread", 8),
    ("arena", 8),
    ("arena_used", 8),
    ("arena_size", 8),
    ("private", 8),
    ("failing", 8),
    ("failing_count", 8),
    ("status", 8),
    ("handles", 8),
    ("block", 8),
    ("block_size", 8),
    ("counter", 8),
    ("total", 8),
    ("private_init", 8),
    ("global_writes", 8),
    ("global_reads", 8),
    ("lds_atomics", 8),
    ("global_atomics", 8),
    ("lds_cells", 8),
    ("plane_start", 8),
    ("plane_stop", 8),
    ("watch_low", 8),
    ("heap_gap", 8),
    ("watch_size", 8),
    ("global_epoch", 4),
    ("group_epoch", 4),
    ("base_epoch", 4),
    ("racing_pad", 4),
    ("fenced", 4),
    ("conflict", 4),
    ("stop", 4),
    ("waves", 4),
    ("lds_size", 8),
    ("cells_size", 8),
    ("ready", 8),
    ("grid_x", 4),
    ("grid_y", 4),
    ("init_base", 8),
    ("arrays_floor", 8),
    ("order", 8),
    ("failing_room", 8),
    ("numbers", 8),
    ("parts", 8),
    ("tags_base", 8),
    ("lds_tags", 8),
    ("private_tags", 8),
    ("object_low", 8),
    ("object_size", 8),
    ("object_state", 8),
    ("object_space", 8),
    ("object_flags", 8),
    ("lds_owner", 8),
    ("lds_owner_size", 8),
    ("block_start", 8),
    ("block_tag", 4),
    ("tags_size", 4),
    ("unsupported_sites", 8),
    ("stack_limit", 8),
    ("frame_lists", 8),
    ("frame_lists_size", 8),
    ("steps", 8),
    ("limits", 8),
    ("slices", 8),
    ("slice", 8),
    ("turn", 8),
    ("draws", 4),
    ("live", 4),
    ("barriers", 8),
    ("signalled", 8),
    ("joined", 8),
    ("awaited", 8),
    ("barrier_count", 4),
    ("relies", 4),
    ("wave_records", 8),
    ("spans", 8),
    ("handovers", 8),
    ("span", 4),
    ("open_span", 4),
    ("claimed", 4),
    ("has_claimed", 4),
    ("spare_spans", 4),
    ("executed", 4),
    ("acquired", 8),
    ("slot_written", 4),
    ("slot_read", 4),
    ("slot_note", 4),
    ("block_epoch", 4),
    ("lds_tick", 4),
    ("global_tick", 4),
    ("lane_ticks", 8),
    ("split_epochs", 8),
    ("wave", 8),
    ("standing", 8),
    ("counters", 8),
    ("pattern_slots", 8),
    ("pattern_log", 8),
    ("pattern_count", 8),
    ("pattern_order", 8),
    ("pattern_stamps", 8),
    ("pattern_stamp", 8),
    ("pattern_memo", 8),
    ("line_slots", 8),
    ("copies", 8),
    ("copy_shift", 4),
    ("copy_lanes", 4),
    ("copy_epoch", 4),
    ("copies_done", 4),
    ("copies_open", 4),
    ("copies_used", 4),
    ("copies_only", 4),
    ("pinned", 4),
    ("cluster", 8),
    ("told", 8),
    ("needs", 8),
    ("asked", 8),
    ("lane_addresses", 8),
    ("member", 4),
    ("gathered", 4),
    ("gather_site", 4),
    ("signalled_in", 4),
    ("never_clustered", 4),
    ("unordered", 4),
    ("batch", 8),
    ("pins", 8),
    ("lds_init_size", 8),
    ("lds_known", 8),
    ("clocks", 8),
    ("flags", 8),
    ("clock_generation", 8),
    ("known_size", 8),
    ("all_clocks", 8),
    ("touched", 8),
    ("all_touched", 8),
    ("owners", 8),
    ("given_clock", 8),
    ("clock_words", 4),
    ("clock_base", 4),
    ("far_waves", 4),
    ("clock_lanes", 4),
    ("exchange", 8),
    ("transfers", 8),
    ("spare", 8),
    ("spare_size", 8),
    ("spare_start", 8),
    ("spare_group", 8),
    ("spare_count", 8),
    ("spare_tag", 4),
    ("spare_state", 4),
    ("leaves", 8),
    ("shares", 8),
    ("share", 8),
    ("share_count", 8),
    ("far_size", 8),
    ("missed", 8),
    ("loops", 8),
    ("shaded_end", 8),
    ("shaded_room", 8),
)
OFFSETS: dict[str, int] = {}
_SIZES: dict[str, int] = dict(_FIELDS)
_at = 0
for _name, _size in _FIELDS:
    OFFSETS[_name] = _at
    _at += _size
CONTEXT_SIZE = _at
FIELDS = {name: struct.Struct("<Q" if size == 8 else "<I") for name, size in _FIELDS}
assert len(OFFSETS) == len(_FIELDS), "each field has a name of its own"
assert CONTEXT_SIZE % 8 == 0 and all(OFFSETS[name] % size == 0 for name, size in _FIELDS), "fields are aligned"
#: Bits of an epoch cell below the epoch, ``races/marks.py``: the work-item, or the first one of a wave of which SEVERAL were
#: there; with KEPT where all accesses were volatile or atomic; MATES for several waves of one group, MANY for any.
ITEM_BITS = 12
#: Bits of ``fenced``, with those of ``races/fences.py``.
#: With the bit of LDS: all waves have waited for their accesses of it in front of the barrier.
DRAINED = 8
#: No fence acquires LDS behind the barrier, but nothing but copies writes there: as good where none became complete since
#: the last one that did.
QUIET = 16
ITEM, SEVERAL, KEPT, MATES, MANY = 1023, 1024, 2048, 2047, 4095
#: Numbers in a row of ``pins`` (``runtime/ended_waves.ll``): of each wave, the least, the last.
PIN_COLUMNS = 34
#: Bytes of LDS that the cell planes cover; a lowered block's cells follow.
LDS_CELLS = 320 << 10
#: What ``run_turn`` returns.
OVER, GIVES_WAY, SUSPICIOUS, WAITS = 1, 0, 2, 3
#: ``spare_state``: of the block that a thread keeps for its groups (``runtime/blocks.ll``), 0 where it has none.
SPARE_USED, SPARE_FREE = 1, 2
#: The number of the callback that draws the order of a round.
DRAW_ORDER = -1
#: The number of the callback that makes objects of the variables in the group's lowered block.
BIND_BLOCK = -2
#: The number of the callback that empties the log of patterns.
TAKE_PATTERNS = -3
#: The number of the callback that is told of barriers without waves that have ended, and rows of the table of these.
TELL_MISSED, MISSED_ROWS = -4, 64
#: Numbers in a wave's row of ``standing``: how many activations are noted, then the place in each, outermost first.
STANDING_ROW = 16
#: The record as it was, and how many arrays it pointed to.
State = tuple[Any, int]
EPOCH_LIMIT = (1 << (32 - ITEM_BITS)) - 2


@final
class Context:
    """One record and the arrays that it points to."""

    def __init__(self) -> None:
        self.raw = aligned_bytes(CONTEXT_SIZE)
        self.address = address_of(self.raw)
        self._numbers: dict[int, Any] = {size: self.raw.view(f"u{size}") for size in (4, 8)}
        self.kept: list[Any] = []
        self.failing: Any = np.zeros(0, np.int64)
        self.unsupported_sites: Any = np.zeros(0, np.int64)
        self.counters: Any = np.zeros((0, 3), np.int64)
        self.pattern_slots: Any = np.zeros(0, np.uint8)
        self.pattern_log: Any = np.zeros(0, np.uint8)
        self.line_slots: Any = np.zeros(0, np.uint8)
        self.standing: Any = np.zeros(0, np.int32)
        self.status: Any = np.zeros(0, np.int32)
        self.pins: Any = np.zeros(0, np.uint32)
        #: Coroutine frames, of which nobody reads what he has not written.
        self.arena: Any = np.zeros(0, np.uint8)
        #: What a launch expects to be zero, and what there is before what is the launch's own.
        self.zeroed: list[Any] = []
        self._own: State = (self.raw, 0)

    def set(self, name: str, value: int) -> None:
        """Write a field; one of 8 bytes at once, so that host code may read it meanwhile."""
        size = _SIZES[name]
        self._numbers[size][OFFSETS[name] // size] = value & ((1 << (8 * size)) - 1)

    def set_all(self, numbers: Mapping[str, int]) -> None:
        """``set`` of fields that nobody reads yet."""
        for name, number in numbers.items():
            FIELDS[name].pack_into(self.raw, OFFSETS[name], number)

    def get(self, name: str) -> int:
        size = _SIZES[name]
        return int(self._numbers[size][OFFSETS[name] // size])

    def point(self, name: str, array: np.ndarray[Any, Any]) -> None:
        """Let a field point to an array, which is kept alive."""
        self.kept.append(array)
        self.set(name, address_of(array))

    def note(self) -> State:
        """What ``return_to`` takes."""
        return self.raw.copy(), len(self.kept)

    def return_to(self, state: State) -> None:
        """Be what it was then, for another launch."""
        before, kept = state
        self.raw[:] = before
        del self.kept[kept:]
        for area in self.zeroed:
            area.fill(0)

    def note_own(self) -> None:
        """What comes now is one launch's."""
        self._own = self.note()

    def forget_launch(self) -> None:
        """Be what it was when ``note_own`` was called."""
        self.return_to(self._own)


#: callback(context, wave, call, mask, arguments, results)
CALLBACK = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.c_int32, ctypes.c_int32, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_void_p
)


def aligned_bytes(size: int, align: int = 64) -> Any:
    """Zeroed bytes that start at a multiple of ``align``."""
    raw = np.zeros(size + align, np.uint8)
    start = -address_of(raw) % align
    return raw[start : start + size]
