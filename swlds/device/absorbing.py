"""Atomic operations whose new value does not depend on the old one: ``xchg``, and others with one operand.

    %old = atomicrmw and ptr addrspace(3) @flag, i32 0 monotonic        stores 0, whatever was there

To initcheck these are stores: what they leave is defined where their operand is; what they give back is as undefined as what was
there.
"""

from __future__ import annotations

from collections.abc import Callable

#: The operand, of so many bits, as an unsigned number.
_OPERANDS: dict[str, Callable[[int], int]] = {
    "and": lambda bits: 0,
    "nand": lambda bits: 0,
    "or": lambda bits: (1 << bits) - 1,
    "umin": lambda bits: 0,
    "umax": lambda bits: (1 << bits) - 1,
    "min": lambda bits: 1 << bits - 1,
    "max": lambda bits: (1 << bits - 1) - 1,
    "uinc_wrap": lambda bits: 0,
    "udec_wrap": lambda bits: 0,
    "usub_sat": lambda bits: (1 << bits) - 1,
}


def absorbing_operand(operation: str, bits: int) -> int | None:
    """The operand that leaves nothing of the old value; None where there is none. ``xchg`` has any."""
    find = _OPERANDS.get(operation)
    return None if find is None else find(bits)
