"""``byval`` parameters: the callee gets the address of a copy of its own, on the stack."""

from __future__ import annotations

import re

from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Argument
from swlds.ir.module import Module

_ALIGN = re.compile(r"align (\d+)")


def shape_of_copy(parameter: Argument, layout: DataLayout, module: Module) -> tuple[int, int] | None:
    """(size, alignment) in bytes of the copy that a parameter points to; None where it is not ``byval``."""
    from swlds.ir.parser import parse_type

    text = parameter.attributes.find("byval")
    if not text:
        return None
    aligns = [int(m[1]) for e in parameter.attributes.entries if (m := _ALIGN.match(e))]
    return layout.size_of(parse_type(text, module)), max([4, *aligns])
