"""Parameters that are passed by value: of ``byval`` the callee gets the address of a copy of its own, on the stack."""

from __future__ import annotations

from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Argument
from swlds.ir.module import Module
from swlds.ir.types import Type


def shape_of_copy(parameter: Argument, layout: DataLayout, module: Module) -> tuple[int, int] | None:
    """(size, alignment) in bytes of the copy that a parameter points to; None where it is not ``byval``."""
    held = type_by_value(parameter, module) if parameter.attributes.find("byval") else None
    return None if held is None else (layout.size_of(held), max(4, int(parameter.attributes.find("align") or 1)))


def type_by_value(parameter: Argument, module: Module) -> Type | None:
    """What a pointer that stands for a value (``byval``, ``byref``) points to, None for others."""
    from swlds.ir.parser import parse_type

    text = parameter.attributes.find("byref") or parameter.attributes.find("byval")
    return parse_type(text, module) if text else None
