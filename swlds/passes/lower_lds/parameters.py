"""LDS pointers that a launch passes to a kernel: which parameters are, and which must not be."""

from __future__ import annotations

from swlds.errors import UnsupportedError
from swlds.ir.model import Argument, Function
from swlds.ir.names import display_name
from swlds.ir.parser import parse_type
from swlds.ir.types import PTR3, contains_pointer


def lds_parameters(function: Function) -> list[Argument]:
    """The parameters that are LDS pointers."""
    return [a for a in function.arguments if a.type == PTR3] if "addrspace(3)" in function.header else []


def has_lds_parameter(function: Function) -> bool:
    return bool(lds_parameters(function))


def refuse_aggregates(kernel: Function) -> None:
    """UnsupportedError where a kernel is given LDS pointers inside a value or in memory: nothing says which LDS they mean."""
    module = kernel.module
    assert module is not None, "a kernel that is lowered belongs to a module"
    for parameter in kernel.arguments:
        text = parameter.attributes.find("byref") or parameter.attributes.find("byval")
        held = parse_type(text, module) if text else parameter.type
        if held != PTR3 and contains_pointer(held, 3) or text and held == PTR3:
            raise UnsupportedError(
                f"kernel @{display_name(kernel.name)}: parameter %{parameter.name} holds LDS pointers inside {held}",
                location=f"{module.source_name}:{kernel.line}:1",
                hint="pass each LDS pointer as a parameter of its own",
            )
