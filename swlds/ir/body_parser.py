"""A function body from text: blocks, instructions, debug records, use-list orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swlds.errors import ParseError
from swlds.ir.instruction_parser import parse_instruction_at
from swlds.ir.lexer import DEPTH_LIMIT, Cursor
from swlds.ir.model import Block, Instruction
from swlds.ir.scope import FunctionScope, Scope
from swlds.ir.values import Value
from swlds.lazy import lazy_pattern

if TYPE_CHECKING:
    from swlds.ir.model import Function, Module

_LABEL = lazy_pattern(r'("[^"]*"|[-\w$.]+):(?: *;.*)?')
#: A value, or a type, that has a number.
_NUMBERED = lazy_pattern(r"%\d")
#: A parameter that has one, where the header has nothing else that looks so: types with numbers stand in brackets, or in front of
#: a value.
_NUMBERED_PARAMETER = lazy_pattern(r" %(\d+)[,)]")
_MAY_BE_TYPES = lazy_pattern(r'["{\[<]|prefix |prologue |personality ')
_DETACHED = Scope()


def parse_body(function: Function) -> list[Block]:
    """The blocks of a function's text; every local mention is linked to the one value it means."""
    assert function.body is not None and function.module is not None, "a body is parsed inside its module"
    values: dict[str, Value] = {argument.name: argument for argument in function.arguments if argument.name}
    scope = FunctionScope(values, function.referenced_blocks)
    try:
        blocks = _parse_blocks(function, function.body, scope)
        _check_complete(function, scope)
    except RecursionError:
        raise ParseError("nested too deeply", location=f"{function.module.source_name}:{function.line}") from None
    except ParseError:
        function.referenced_blocks = {}  # so that a second attempt says the same
        raise
    return blocks


def parse_instruction(text: str, module: Module, scope: Scope | None = None, *, line: int = 0) -> Instruction:
    """One instruction on its own.

    Without a scope it stands outside the module: local operands are LocalReferences, targets are placeholder blocks, and
    no global counts it among its ``uses``. ``line`` is the file's, for messages.
    """
    stripped = text.strip()
    column = len(text) - len(text.lstrip()) if text is not stripped else 0
    try:
        if scope is not None:
            return _parse_line(stripped, module, scope, line, column)
        instruction = _parse_line(stripped, module, _DETACHED, line, column)
    except RecursionError:
        raise ParseError("nested too deeply", location=f"{module.source_name}:{line}") from None
    instruction.unlink_operands()
    return instruction


def _parse_line(text: str, module: Module, scope: Scope, line: int, column: int) -> Instruction:
    instruction = parse_instruction_at(Cursor(text, module, scope, line, column))
    instruction.text = text
    instruction.line = line
    return instruction


def _parse_blocks(function: Function, body: str, scope: FunctionScope) -> list[Block]:
    assert function.module is not None, "a body is parsed inside its module"
    module = function.module
    blocks: list[Block] = []
    block: Block | None = None
    for number, line in logical_lines(body, function.line + 1):
        if line[0] != " ":
            label = _LABEL.fullmatch(line)
            if label is None:
                raise ParseError("expected a label or an instruction", location=f"{module.source_name}:{number}:1")
            block = _open_block(function, scope, label[1], number)
            blocks.append(block)
            continue
        text = line.lstrip()
        if text.startswith(("uselistorder", ";")):
            if text[0] != ";":
                function.uselistorders.append(text)
            continue
        if block is None:
            block = _open_block(function, scope, implied_label(function), number)
            blocks.append(block)
        instruction = _parse_line(text, module, scope, number, len(line) - len(text))
        block.append(instruction)
        if instruction.name:
            scope.define(instruction.name, instruction)
    return blocks


def is_as_parsed(function: Function) -> bool:
    """Nobody has changed a body since it was parsed: it is still what its text says."""
    assert function.body is not None, "a definition"
    expected: list[str | None] = []
    for _, line in logical_lines(function.body, 0):
        text = line.lstrip()
        if line[0] != " ":
            label = _LABEL.fullmatch(line)
            expected.append(label and label[1])
        elif not text.startswith(("uselistorder", ";")):
            expected += [text] if expected else [implied_label(function), text]
    found: list[str | None] = []
    for block in function.blocks:
        found += [block.name, *(i.text for i in block)]
    return found == expected


def logical_lines(body: str, number: int) -> Iterator[tuple[int, str]]:
    """Lines with their numbers; what LLVM continues on further lines comes as one."""
    pending = ""
    pending_number = number
    for line in body.split("\n"):
        if pending and (
            line.startswith(("     ", "  ]")) or (line.startswith("    ") and not line.startswith("    #"))
        ):
            pending = f"{pending}\n{line}"
        else:
            if pending:
                yield pending_number, pending
            pending, pending_number = line, number
        number += 1
    if pending:
        yield pending_number, pending


def _open_block(function: Function, scope: FunctionScope, name: str, number: int) -> Block:
    block = scope.block(name)
    if block.function is not None and block.is_defined:
        assert function.module is not None, "a body is parsed inside its module"
        raise ParseError(f"label %{name} is defined twice", location=f"{function.module.source_name}:{number}:1")
    block.function = function
    block.is_defined = True
    return block


def implied_label(function: Function) -> str:
    """The number that an entry block without a label has: the first that no parameter has."""
    header = function.header
    if (
        not function.is_header_parsed and len(header) < 4 * DEPTH_LIMIT
    ):  # reading what is nested too deeply ends in an error
        if _NUMBERED.search(header) is None:
            return "0"
        if not _MAY_BE_TYPES.search(header):
            return str(1 + max(map(int, _NUMBERED_PARAMETER.findall(header)), default=-1))
    return str(1 + max((int(a.name) for a in function.arguments if a.name.isdecimal()), default=-1))


def _check_complete(function: Function, scope: FunctionScope) -> None:
    assert function.module is not None, "a body is parsed inside its module"
    place = f"{function.module.source_name}:{function.line}"
    for name, reference in scope.forward.items():
        user = next((u for u, _ in reference.uses if isinstance(u, Instruction)), None)
        line = user.line if user else function.line
        raise ParseError(f"use of undefined value %{name}", location=f"{function.module.source_name}:{line}")
    for name, block in scope.blocks.items():
        if not block.is_defined:
            raise ParseError(f"use of undefined label %{name} in @{function.name}", location=place)
