"""Headers from text: functions, globals, aliases and ifuncs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.errors import ParseError
from swlds.ir.attribute_parser import (
    HEADER_TAIL_WORDS,
    parse_argument_attributes,
    parse_attachments,
    parse_calling_convention,
    parse_function_attributes,
    parse_result_attributes,
)
from swlds.ir.constant_parser import parse_constant_expression, parse_typed_value, parse_value
from swlds.ir.keywords import PREFIX_WORDS
from swlds.ir.lexer import Cursor
from swlds.ir.model import AliasHeader, Argument, Attributes, FunctionHeader, GlobalHeader
from swlds.ir.opcodes import CONSTANT_OPCODES, OPCODES, Form
from swlds.ir.scope import Scope
from swlds.ir.type_parser import parse_function_type, parse_type_at
from swlds.ir.types import PointerType, Type
from swlds.ir.values import Value

if TYPE_CHECKING:
    from swlds.ir.model import Alias, Function, GlobalVariable, Module

#: Words of a function's tail that a constant follows; the constant is an operand of the function.
CONSTANT_TAIL_WORDS = frozenset({"prefix", "prologue", "personality"})


def parse_function_header(function: Function) -> FunctionHeader:
    """Everything from ``define`` or ``declare`` to the end of the header; constants of the tail become operands."""
    cursor = _cursor(function.header, function.module, function.line)
    try:
        return _parse_function_header(cursor, function)
    except RecursionError:
        raise ParseError("nested too deeply", location=cursor.location()) from None


def parse_global_header(variable: GlobalVariable) -> GlobalHeader:
    """Everything right of ``=``; the initialiser becomes the variable's operand."""
    cursor = _cursor(variable.text, variable.module, variable.line)
    try:
        return _parse_global_header(cursor, variable)
    except RecursionError:
        raise ParseError("nested too deeply", location=cursor.location()) from None


def parse_alias_header(alias: Alias) -> AliasHeader:
    """Everything right of ``=``; the aliasee or resolver becomes the operand."""
    cursor, prefix_words, value_type = _start_alias(alias)
    try:
        target = _parse_aliasee(cursor)
    except RecursionError:
        raise ParseError("nested too deeply", location=cursor.location()) from None
    alias.set_operands([target])
    if alias.keyword == "alias":
        alias.type = target.type
    tail: list[str] = []
    while cursor.token == "," and not cursor.tokens[cursor.index + 1].startswith("!"):
        cursor.index += 1
        tail.append(_take_tail_entry(cursor))
    header = AliasHeader(value_type, prefix_words, tail, parse_attachments(cursor))
    _expect_end(cursor)
    return header


def parse_alias_type(alias: Alias) -> Type:
    """The type of the aliasee, as the text shows it: what the aliasee names need not be known."""
    cursor, _, _ = _start_alias(alias)
    if cursor.token not in CONSTANT_OPCODES:
        return parse_type_at(cursor)
    if OPCODES[cursor.take()].form is Form.CAST:
        depth, end = 0, cursor.index
        while (token := cursor.tokens[end]) and (token != ")" or depth > 1):
            depth += (token == "(") - (token == ")")
            cursor.index = end + 1 if token == "to" and depth == 1 else cursor.index
            end += 1
        return parse_type_at(cursor)
    while cursor.token and cursor.token != "(":
        if cursor.take() == "inrange":
            cursor.index = cursor.tokens.index(")", cursor.index) + 1
    cursor.expect("(")
    parse_type_at(cursor)
    cursor.expect(",")
    return parse_type_at(cursor)


def _start_alias(alias: Alias) -> tuple[Cursor, list[str], Type]:
    """In front of the aliasee: linkage and the like, the type of what the alias names."""
    cursor = _cursor(alias.text, alias.module, alias.line)
    cursor.index = 2
    prefix_words = _take_prefix_words(cursor)
    cursor.expect(alias.keyword)
    value_type = parse_type_at(cursor)
    if cursor.token == "(":
        value_type = parse_function_type(cursor, value_type)
    cursor.expect(",")
    return cursor, prefix_words, value_type


def parse_alias_target(alias: Alias) -> Value:
    """The aliasee of an alias, the resolver of an ifunc."""
    if not alias.is_parsed:
        alias.signature = parse_alias_header(alias)
    return alias.operands[0]


def _parse_aliasee(cursor: Cursor) -> Value:
    """``T v``, or an expression, which the printer writes without its type."""
    if cursor.token in CONSTANT_OPCODES:
        return parse_constant_expression(cursor, PointerType(0))
    return parse_typed_value(cursor)


def _cursor(text: str, module: Module | None, line: int) -> Cursor:
    assert module is not None, "a header is parsed inside its module"
    return Cursor(text, module, Scope(), line)


def _expect_end(cursor: Cursor) -> None:
    if cursor.token:
        cursor.fail("the end of the line")


def _parse_function_header(cursor: Cursor, function: Function) -> FunctionHeader:
    is_declaration = cursor.token == "declare"
    cursor.index = 1
    metadata = parse_attachments(cursor, "") if is_declaration else []
    prefix_words = _take_prefix_words(cursor)
    cc = parse_calling_convention(cursor)
    result_attributes = parse_result_attributes(cursor)
    result = parse_type_at(cursor)
    cursor.index += 1
    arguments, vararg = _parse_parameters(cursor, function)
    unnamed_addr = cursor.take() if cursor.token in ("unnamed_addr", "local_unnamed_addr") else ""
    addrspace = cursor.take_parenthesised_int() if cursor.accept("addrspace") else None
    attributes = parse_function_attributes(cursor, HEADER_TAIL_WORDS)
    tail, operands = _parse_function_tail(cursor, attributes)
    if operands:
        function.set_operands(operands)
    metadata += parse_attachments(cursor, "")
    _expect_end(cursor)
    return FunctionHeader(
        result,
        arguments,
        vararg,
        cc,
        prefix_words,
        result_attributes,
        attributes,
        unnamed_addr,
        addrspace,
        tail,
        metadata,
    )


def _parse_parameters(cursor: Cursor, function: Function) -> tuple[list[Argument], bool]:
    cursor.expect("(")
    arguments: list[Argument] = []
    is_definition = function.header.startswith("define")
    while not cursor.accept(")"):
        if arguments:
            cursor.expect(",")
        if cursor.accept("..."):
            cursor.expect(")")
            return arguments, True
        type_ = parse_type_at(cursor)
        attributes = parse_argument_attributes(cursor)
        name = cursor.take()[1:] if cursor.token.startswith("%") else ""
        if is_definition and not name:
            name = str(1 + max((int(a.name) for a in arguments if a.name.isdecimal()), default=-1))
        argument = Argument(type_, name, len(arguments), attributes)
        argument.function = function
        arguments.append(argument)
    return arguments, False


def _parse_function_tail(cursor: Cursor, attributes: Attributes) -> tuple[list[str], list[Value]]:
    """The tail's entries as spelled, a bare word where a constant follows, and these constants."""
    tail: list[str] = []
    operands: list[Value] = []
    while cursor.token in HEADER_TAIL_WORDS:
        if cursor.token in CONSTANT_TAIL_WORDS:
            tail.append(cursor.take())
            operands.append(parse_typed_value(cursor))
        else:
            tail.append(_take_tail_entry(cursor))
        more = parse_function_attributes(cursor, HEADER_TAIL_WORDS)
        attributes.entries += more.entries
        attributes.groups += more.groups
    return tail, operands


def _take_tail_entry(cursor: Cursor) -> str:
    """``section "…"``, ``comdat($name)``, ``align N``, ``no_sanitize_address`` and the like."""
    start = cursor.index
    cursor.index += 1
    if cursor.token == "(":
        cursor.skip_group()
    elif cursor.token.startswith('"') or cursor.token.isdecimal():
        cursor.index += 1
    return cursor.text_since(start)


def _take_prefix_words(cursor: Cursor) -> list[str]:
    words: list[str] = []
    while cursor.token in PREFIX_WORDS:
        start = cursor.index
        cursor.index += 1
        if cursor.token == "(":
            cursor.skip_group()
        words.append(cursor.text_since(start))
    return words


def _parse_global_header(cursor: Cursor, variable: GlobalVariable) -> GlobalHeader:
    cursor.index = 2
    prefix_words = _take_prefix_words(cursor)
    if cursor.accept("addrspace"):
        cursor.take_parenthesised_int()
        prefix_words += _take_prefix_words(cursor)
    is_constant = cursor.token == "constant"
    if cursor.take() not in ("global", "constant"):
        cursor.fail("'global' or 'constant'")
    value_type = parse_type_at(cursor)
    has_initializer = cursor.token not in (",", "") and not cursor.token.startswith("#")
    initializer = parse_value(cursor, value_type) if has_initializer else None
    variable.link_initializer(initializer)
    align = 0
    tail: list[str] = []
    while cursor.token == "," and not cursor.tokens[cursor.index + 1].startswith("!"):
        cursor.index += 1
        if cursor.accept("align"):
            align = cursor.take_int("an alignment")
        else:
            tail.append(_take_tail_entry(cursor))
    metadata = parse_attachments(cursor)
    attributes = parse_function_attributes(cursor)
    _expect_end(cursor)
    return GlobalHeader(value_type, initializer, is_constant, align, prefix_words, tail, metadata, attributes)
