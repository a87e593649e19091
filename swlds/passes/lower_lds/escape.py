"""Profile ``full``: an LDS pointer is an offset into the block: it must not leave the lowered module, nor come from outside."""

from __future__ import annotations

from collections.abc import Iterable

from swlds.errors import UnsupportedError
from swlds.ir.lexer import DEPTH_LIMIT
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.opcodes import CALLS
from swlds.ir.parser import parse_instruction, parse_type
from swlds.ir.types import PTR3, contains_pointer
from swlds.ir.values import GlobalReference, InlineAsm
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.intrinsics import has_rule
from swlds.passes.lower_lds.parameters import lds_parameters
from swlds.passes.lower_lds.text import body_lines, has_one_block, lines_with, opcode_of

_BY_VALUE = "is a copy (byval) in LDS, which the call makes"
_COPY = "copy it with memcpy, and pass a pointer"
_LINK = "link its definition first, or pass a flat pointer"


def refuse_escapes(context: Context, names: Iterable[str]) -> None:
    """UnsupportedError with the first call that takes or gives an LDS pointer and may end in code that is not lowered.
    ``names``: of all functions that lowered kernels reach, also those that need no block themselves."""
    holders = _holders(context.module)
    for name in names:
        _refuse_escapes_of(context, context.module.functions[name], holders)


def _refuse_escapes_of(context: Context, function: Function, holders: list[str]) -> None:
    for parameter in lds_parameters(function):
        if parameter.attributes.find("byval") is not None:
            place = f"{context.module.source_name}:{function.line}:1"
            what = f"in @{display_name(function.name)}: parameter {parameter.index} {_BY_VALUE}"
            raise UnsupportedError(what, location=place, hint=_COPY)
    body = function.body or ""
    has_holders = any(name in body for name in holders)
    if "addrspace(3)" not in body and not has_holders:
        return
    is_plain = not has_holders and (has_one_block(body) or ("invoke " not in body and "callbr " not in body))
    for line in lines_with(body, "call ") if is_plain else body_lines(body):
        if ("addrspace(3)" in line or any(n in line for n in holders)) and opcode_of(line) in CALLS:
            call = parse_instruction(line, context.module)
            _refuse_escape(context, function, call, line)
            call.drop_operands()


def _holders(module: Module) -> list[str]:
    """Named types that hold an LDS pointer, with sigil: a line that mentions one need not say addrspace(3)."""
    if not any("addrspace(3)" in text or _may_be_too_deep(text) for text in module.type_texts.values()):
        return []
    return [f"%{name}" for name in module.types if contains_pointer(parse_type(f"%{name}", module), 3)]


def _may_be_too_deep(text: str) -> bool:
    """Whether reading a type may end in an error."""
    return len(text) > DEPTH_LIMIT and sum(map(text.count, "{[<(")) > DEPTH_LIMIT


def _refuse_escape(context: Context, function: Function, instruction: Instruction, line: str) -> None:
    callee = instruction.operands[-1]
    takes = any(contains_pointer(o.type, 3) for o in instruction.operands[:-1])
    if not takes and not contains_pointer(instruction.type, 3):
        return
    if isinstance(callee, GlobalReference) and has_rule(callee.name):
        return
    values = zip(instruction.call_arguments, instruction.field("argument_attributes"), strict=False)
    if any(o.type == PTR3 and attributes.find("byval") is not None for o, attributes in values):
        raise context.unsupported(function, line, f"an argument {_BY_VALUE}", _COPY)
    what, hint = _outside(context, instruction), _LINK
    if isinstance(callee, InlineAsm):
        what, hint = "inline assembly", "pass a flat pointer"
    elif what.startswith("intrinsic"):
        hint = ""
    if what:
        raise context.unsupported(function, line, f"{what} {'takes' if takes else 'gives'} an LDS pointer", hint)


def _outside(context: Context, instruction: Instruction) -> str:
    """The code outside the module that a call may enter, "" when there is none."""
    module = context.module
    callee = instruction.operands[-1]
    if isinstance(callee, InlineAsm):
        return ""
    if isinstance(callee, GlobalReference):
        name = callee.name
        alias = module.aliases.get(name)
        if alias is not None and alias.keyword == "ifunc":
            return f"ifunc @{display_name(name)}"
        function = module.functions.get(name)
        if function is None or not function.is_declaration:
            return ""
        return f"{'intrinsic' if name.startswith('llvm.') else 'external function'} @{display_name(name)}"
    candidates = context.uses.callgraph.pointer_callees(instruction, module)
    if not candidates:
        return "a function pointer to nothing in this module"
    declared = [n for n in candidates if n in module.functions and module.functions[n].is_declaration]
    return f"a function pointer, maybe to the external function @{display_name(declared[0])}," if declared else ""
