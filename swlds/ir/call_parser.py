"""call, invoke and callbr from tokens."""

from __future__ import annotations

from swlds.ir.attribute_parser import (
    parse_argument_attributes,
    parse_calling_convention,
    parse_function_attributes,
    parse_result_attributes,
)
from swlds.ir.constant_parser import parse_metadata_operand, parse_typed_value, parse_value
from swlds.ir.keywords import TAIL_WORDS
from swlds.ir.lexer import Cursor
from swlds.ir.model import Attributes, Block, Instruction
from swlds.ir.opcodes import Opcode
from swlds.ir.target_parser import parse_target, parse_target_list
from swlds.ir.type_parser import parse_function_type, parse_type_at
from swlds.ir.types import METADATA, FunctionType, PointerType
from swlds.ir.values import Value


def parse_call(cursor: Cursor, row: Opcode) -> Instruction:
    """Everything behind the opcode; for ``tail call`` everything behind the name."""
    flags = _take_call_flags(cursor, row)
    cc = parse_calling_convention(cursor)
    result_attributes = parse_result_attributes(cursor)
    addrspace = cursor.take_parenthesised_int() if cursor.accept("addrspace") else None
    result = parse_type_at(cursor)
    written = parse_function_type(cursor, result) if cursor.token == "(" else None
    callee = parse_value(cursor, PointerType(addrspace or 0))
    arguments, argument_attributes, passes_varargs = _parse_arguments(cursor)
    attributes = parse_function_attributes(cursor)
    bundles, bundle_values = _parse_bundles(cursor) if cursor.token == "[" else ([], [])
    fields = {
        "function_type": written or FunctionType(result, tuple([a.type for a in arguments])),
        "cc": cc,
        "result_attributes": result_attributes,
        "argument_attributes": argument_attributes,
        "attributes": attributes,
        "bundles": bundles,
        "addrspace": addrspace,
        "passes_varargs": passes_varargs,
    }
    targets = _parse_call_targets(cursor, row) if row.name != "call" else []
    operands = [*arguments, *bundle_values, callee]
    return Instruction(row.name, result, operands, flags=flags, targets=targets, fields=fields)


def _take_call_flags(cursor: Cursor, row: Opcode) -> tuple[str, ...]:
    tokens = cursor.tokens
    if tokens[cursor.index] not in TAIL_WORDS and tokens[cursor.index] not in row.flags:
        return ()
    flags: list[str] = []
    if tokens[cursor.index] in TAIL_WORDS:
        flags.append(cursor.take())
        cursor.expect("call")
    while tokens[cursor.index] in row.flags:
        flags.append(cursor.take())
    return tuple(flags)


def _parse_arguments(cursor: Cursor) -> tuple[list[Value], list[Attributes], bool]:
    """The arguments, their attributes, and whether a musttail call passes the rest on (``...``)."""
    cursor.expect("(")
    values: list[Value] = []
    attributes: list[Attributes] = []
    tokens = cursor.tokens
    while tokens[cursor.index] != ")":
        if values:
            cursor.expect(",")
        if tokens[cursor.index] == "...":
            cursor.index += 1
            cursor.expect(")")
            return values, attributes, True
        type_ = parse_type_at(cursor)
        if type_ is METADATA:
            attributes.append(Attributes())
            values.append(parse_metadata_operand(cursor))
            continue
        attributes.append(parse_argument_attributes(cursor))
        values.append(parse_value(cursor, type_))
    cursor.index += 1
    return values, attributes, False


def _parse_bundles(cursor: Cursor) -> tuple[list[tuple[str, int]], list[Value]]:
    """``[ "tag"(T a, …), … ]``: tag and number of values each, and all values."""
    cursor.expect("[")
    bundles: list[tuple[str, int]] = []
    values: list[Value] = []
    while not cursor.accept("]"):
        if bundles:
            cursor.expect(",")
        tag = cursor.take_string("the tag of an operand bundle")
        cursor.expect("(")
        count = 0
        while not cursor.accept(")"):
            if count:
                cursor.expect(",")
            values.append(parse_typed_value(cursor))
            count += 1
        bundles.append((tag, count))
    return bundles, values


def _parse_call_targets(cursor: Cursor, row: Opcode) -> list[Block]:
    cursor.expect("to")
    targets = [parse_target(cursor)]
    if row.name == "invoke":
        cursor.expect("unwind")
        return [*targets, parse_target(cursor)]
    return [*targets, *parse_target_list(cursor)]
