"""Where the words of a table of lines lie (``runtime/line_slots.ll``)."""

from __future__ import annotations

#: Bytes in front of a table's slots, and where the words there lie; a slot's numbers lie behind its head.
TABLE_HEAD, HEAD, TOTALS, EXAMPLE = 640, 64, 64, 128
FIRST_WAVE, STEP, STEPS, EXAMPLE_MASK, SIZE, STRIDE, BITS, ROOM, LINE_SHIFT = 0, 8, 16, 24, 32, 40, 48, 56, 120
#: Bytes of the addresses of all lanes.
ADDRESSES = 512
#: Lanes that are not equally far apart.
NO_STEP = -(1 << 63)
