"""Who looks into AddressSanitizer's shadow: checks in code that ``lower`` or clang instrumented, and nobody else.

Such a check adds the shadow's address to an eighth of the address that it is about (``passes.lower_lds.instrument``).
"""

from __future__ import annotations

from typing import Any

from swlds.device.address_space import SHADOW_OFFSET
from swlds.device.program import Program
from swlds.ir.model import Argument, Function
from swlds.ir.printer import print_function

#: Values behind an address that are looked at, at most.
_FURTHEST = 64


def has_checks(program: Program) -> bool:
    """The shadow's address stands in its code."""
    word = str(SHADOW_OFFSET)
    return any(word in text for function in program.functions.values() for text in _texts(function))


def _texts(function: Function) -> list[str]:
    """A function's instructions; all of it where some have changed."""
    texts = [i.text for i in function.instructions() if i.text is not None]
    return texts if len(texts) == sum(len(block.instructions) for block in function.blocks) else [print_function(function)]


def looks_at_shadow(pointer: Any) -> bool:
    """The address is made of the shadow's, as that of a check's load is, or is a caller's. ``pointer``: as of
    ``lowered.is_computed``."""
    work, seen = [pointer], set[int]()
    while work and len(seen) < _FURTHEST:
        value = work.pop()
        opcode = getattr(value, "opcode", "")
        if getattr(value, "value", None) == SHADOW_OFFSET or opcode in ("parameter", "enter"):
            return True
        if isinstance(value, Argument) and value.function is not None and not value.function.is_kernel:
            return True
        if id(value) not in seen and opcode not in ("load", "call"):
            work += getattr(value, "operands", ())
        seen.add(id(value))
    return False


__all__ = ["has_checks", "looks_at_shadow"]
