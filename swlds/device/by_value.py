"""``byval`` parameters: the callee gets the address of a copy of its own, on the stack."""

from __future__ import annotations

from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Argument
from swlds.ir.module import Module


def shape_of_copy(parameter: Argument, layout: DataLayout, module: Module) -> tuple[int, int] | None:
    """(size, alignment) in bytes of the copy that a parameter points to; None where it is not ``byval``."""
    from swlds.ir.parser import parse_type

    text = parameter.attributes.find("byval")
    if not text:
        return None
    return layout.size_of(parse_type(text, module)), max(4, int(parameter.attributes.find("align") or 1))
