"""Sizes that the scheduler's code (``runtime.py``) and what calls it agree on."""

from __future__ import annotations

#: Bytes of a thread's stack that called functions may fill; the rest (``thread_pool.STACK``) is for the deepest frame.
STACK_ROOM = 40 << 20
#: Bytes for the frames of one thread's waves; committed as they are touched.
ARENA = 128 << 20
#: Barriers that one group may use, more are handed over; bytes of one.
MAX_BARRIERS, BARRIER_SIZE = 64, 24
#: Copies that a wave may have open, more are handed over; where their lanes' addresses stand in a wave's queue, behind its ends,
#: its marks and the copies; bytes of the queue.
OPEN_COPIES = 128
COPY_ADDRESSES = 96 + OPEN_COPIES * 32
COPY_QUEUE = COPY_ADDRESSES + OPEN_COPIES * 4 * 64
#: Statuses of waves that wait for other members of their cluster, above those of waves at barriers of the group; bytes of what is
#: kept of a wave's copies.
AT_BARRIER, AT_LOAD, ASKED_SIZE = 1 << 28, 1 << 29, 4 * 65
#: Status of waves that wait for the whole grid.
AT_GRID = 1 << 30
