"""Numbers that Python shares with the host code of the clocks of waves: ``runtime/wave_clocks.ll``."""

from __future__ import annotations

#: Numbers of a clock for LDS, and in steps of how many those for other memory come; clocks of a wave.
LDS_WORDS, STEP_WORDS, CLOCKS = 32, 16, 5
#: The table of what atomics hand on: entries of memory that work-groups share, and as many of a group's; bytes of one beside its
#: two clocks.
TABLE_BITS, FLAG_HEAD = 8, 32
#: Bytes of what a wave touched last.
TOUCHED_SIZE = 36
#: Waves of a launch whose groups know one another by clocks, at most.
MOST_FAR = 1024
#: What a fence does, and for which memory; DEVICE: for other groups, too.
FENCE_ACQUIRES, FENCE_RELEASES, FENCE_DEVICE, FENCE_LDS, FENCE_GLOBAL = 1, 2, 4, 8, 16
#: What an atomic does; STORES: it replaces what was there. SHARED: in memory that work-groups share. DEVICE: for other groups.
#: ONLY_LDS, ONLY_GLOBAL: it orders no other memory. POLLS: it has a number of its own already (``runtime/polls.ll``).
READS, ACQUIRES, WRITES, RELEASES, STORES, SHARED, DEVICE, ONLY_LDS, ONLY_GLOBAL, POLLS = (1 << k for k in range(10))


def clock_words(far_waves: int) -> int:
    """Numbers of a clock: ``far_waves`` waves of a launch, or 0 for those of a group."""
    return LDS_WORDS + max(LDS_WORDS, -(-far_waves // STEP_WORDS) * STEP_WORDS)


def sizes(words: int) -> tuple[int, int]:
    """Bytes of what is known of a wave, and of the table, where clocks have so many numbers."""
    return CLOCKS * 4 * words, 2 * (FLAG_HEAD + 8 * words) << TABLE_BITS
