"""What a kernel does to an object, and what an object is before the launch."""

from __future__ import annotations

#: What is done to an object. NARROW: by atomics whose scope ends at the work-group. ONCE: stores of the value that is there show
#: no order (``same_values.py``); of ``UNKNOWN``: it is nothing that groups share. UPDATE: by atomics that write, which goes with
#: ATOMIC. FIXED: all stores leave the same in a byte, whoever comes first, which goes with ONCE.
READ, WRITE, ATOMIC, NARROW, ONCE, UPDATE, FIXED = 1, 2, 4, 8, 16, 32, 64
#: A plane's number in host code.
KINDS = {WRITE: 0, READ: 1, ATOMIC: 2}
ANYTHING = READ | WRITE | ATOMIC
#: An object: ("argument", index), ("object", number), ("block", 0); ("", 0) where it is not known.
Key = tuple[str, int]
UNKNOWN: Key = ("", 0)
