"""LDS pointers that a launch passes to a kernel: which parameters are, and which must not be."""

from __future__ import annotations

from swlds.errors import UnsupportedError
from swlds.ir.lexer import DEPTH_LIMIT
from swlds.ir.model import Argument, Function, Module
from swlds.ir.names import display_name
from swlds.ir.parser import parse_type
from swlds.ir.types import PTR3, contains_pointer


def lds_parameters(function: Function) -> list[Argument]:
    """The parameters that are LDS pointers."""
    return [a for a in function.arguments if a.type == PTR3] if "addrspace(3)" in function.header else []


def has_lds_parameter(function: Function) -> bool:
    return bool(lds_parameters(function))


def refuse_aggregates(module: Module) -> None:
    """UnsupportedError where a kernel is given LDS pointers inside a value or in memory: nothing says which LDS they mean."""
    has_holders = any("addrspace(3)" in text for text in module.type_texts.values())
    for kernel in module.kernel_functions:
        is_long = len(kernel.header) > 4 * DEPTH_LIMIT  # reading what is nested too deeply ends in an error
        if has_holders or is_long or kernel.is_header_parsed or "addrspace(3)" in kernel.header:
            _refuse_aggregates(module, kernel)


def _refuse_aggregates(module: Module, kernel: Function) -> None:
    for parameter in kernel.arguments:
        text = parameter.attributes.find("byref") or parameter.attributes.find("byval")
        held = parse_type(text, module) if text else parameter.type
        if held != PTR3 and contains_pointer(held, 3) or text and held == PTR3:
            raise UnsupportedError(
                f"kernel @{display_name(kernel.name)}: parameter %{parameter.name} holds LDS pointers inside {held}",
                location=f"{module.source_name}:{kernel.line}:1",
                hint="pass each LDS pointer as a parameter of its own",
            )
