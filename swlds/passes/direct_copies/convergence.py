"""Functions in which a pass made a call that asks for the first active lane."""

from __future__ import annotations

from collections.abc import Iterable

from swlds.analysis.graph import find_reachable
from swlds.ir.model import Function, Instruction


def make_convergent(functions: Iterable[Function]) -> None:
    """Mark the functions and all that call them: lanes may not be parted in front of a call that asks for the first one."""
    for function in find_reachable(functions, _callers):
        if function.find_attribute("convergent") is None:
            function.signature.attributes.entries.append("convergent")


def _callers(function: Function) -> list[Function]:
    return [u.function for u in function.users if isinstance(u, Instruction) and u.function is not None]
