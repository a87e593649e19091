"""Numbers that Python shares with the host code of release and acquire: ``runtime/spans.ll``, ``runtime/handovers.ll``."""

from __future__ import annotations

#: Bytes of a wave's record: four ranges, then a byte for each kind of access (1: touched planes in this epoch, 2: also since the
#: claim).
WAVE_SIZE, TOUCHED = 40, 32
#: Bytes of a span's record: its first epoch; the epochs up to which its accesses of each kind are claimed; its version.
SPAN_SIZE = 20
#: Bits of a span's number, and of its version; in a launch of more groups nothing is claimed.
SPAN_BITS, VERSION_BITS = 24, 16
#: Spans beside one for each group.
SPARE_SPANS = 4096
#: The table of what atomics hand on: entries, and bytes of one.
TABLE_BITS, ENTRY_SIZE = 12, 16
#: What a fence does.
FENCE_ACQUIRES, FENCE_RELEASES, FENCE_RELEASES_DEVICE = 1, 2, 4
#: What an atomic does; STORES: it replaces what was there. HANDS_ON: what the wave kept at its last release fence.
READS, ACQUIRES, WRITES, RELEASES, STORES, HANDS_ON = 1, 2, 4, 8, 16, 32
