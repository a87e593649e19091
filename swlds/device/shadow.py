"""Who looks into AddressSanitizer's shadow: checks in code that ``lower`` or clang instrumented, and nobody else.

Such a check adds the shadow's address to an eighth of the address that it is about (``passes.lower_lds.instrument``).
"""

from __future__ import annotations

from collections.abc import Iterator
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
    return (
        texts if len(texts) == sum(len(block.instructions) for block in function.blocks) else [print_function(function)]
    )


def looks_at_shadow(pointer: Any) -> bool:
    """The address is made of the shadow's, as that of a check's load is, or is a caller's. ``pointer``: as of
    ``lowered.is_computed``."""
    return any(_is_offset(value) or _is_callers(value) for value in _makings(pointer))


def is_made_of_shadow(pointer: Any) -> bool:
    """The address is made of the shadow's."""
    return any(map(_is_offset, _makings(pointer)))


def _makings(pointer: Any) -> Iterator[Any]:
    """What an address is computed of, itself first."""
    work, seen = [pointer], set[int]()
    while work and len(seen) < _FURTHEST:
        value = work.pop()
        yield value
        if id(value) not in seen and getattr(value, "opcode", "") not in ("load", "call"):
            work += getattr(value, "operands", ())
        seen.add(id(value))


def _is_offset(value: Any) -> bool:
    return bool(getattr(value, "value", None) == SHADOW_OFFSET)


def _is_callers(value: Any) -> bool:
    if getattr(value, "opcode", "") in ("parameter", "enter"):
        return True
    return isinstance(value, Argument) and value.function is not None and not value.function.is_kernel


__all__ = ["has_checks", "is_made_of_shadow", "looks_at_shadow"]
