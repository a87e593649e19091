"""Numbers that Python shares with the host code of the clocks of waves: ``runtime/wave_clocks.ll``."""

from __future__ import annotations

#: Bytes of what is known of a wave: three clocks, each with a number for 32 waves of LDS and of other memory.
KNOWN_SIZE = 3 * 256
#: The table of what atomics hand on: entries, and bytes of one.
TABLE_BITS, FLAG_SIZE = 8, 16 + 256
#: What a fence does.
FENCE_ACQUIRES_LDS, FENCE_ACQUIRES_GLOBAL, FENCE_RELEASES_LDS, FENCE_RELEASES_GLOBAL = 1, 2, 4, 8
#: What an atomic does; STORES: it replaces what was there. SHARED: in memory that work-groups share.
READS, ACQUIRES, WRITES, RELEASES, STORES, SHARED = 1, 2, 4, 8, 16, 32
