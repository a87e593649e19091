"""Exception handling from tokens: landingpad, catchswitch, the funclet pads and their returns."""

from __future__ import annotations

from swlds.ir.constant_parser import parse_typed_value, parse_value
from swlds.ir.lexer import Cursor
from swlds.ir.model import Instruction
from swlds.ir.opcodes import Opcode
from swlds.ir.target_parser import parse_target, parse_target_list
from swlds.ir.type_parser import parse_type_at
from swlds.ir.types import TOKEN, VOID
from swlds.ir.values import Value


def parse_landingpad(cursor: Cursor, row: Opcode) -> Instruction:
    """``landingpad T [cleanup] {catch T v | filter T v}``."""
    type_ = parse_type_at(cursor)
    flags = ("cleanup",) if cursor.accept("cleanup") else ()
    clauses: list[str] = []
    operands: list[Value] = []
    while cursor.token in ("catch", "filter"):
        clauses.append(cursor.take())
        operands.append(parse_typed_value(cursor))
    return Instruction("landingpad", type_, operands, flags=flags, fields={"clauses": clauses})


def parse_catchswitch(cursor: Cursor, row: Opcode) -> Instruction:
    """``catchswitch within P [label …] unwind label L`` or ``unwind to caller``."""
    cursor.expect("within")
    parent = parse_value(cursor, TOKEN)
    targets = parse_target_list(cursor)
    to_caller = _unwinds_to_caller(cursor)
    if not to_caller:
        targets.append(parse_target(cursor))
    return Instruction("catchswitch", TOKEN, [parent], targets=targets, fields={"unwind_to_caller": to_caller})


def parse_funclet_pad(cursor: Cursor, row: Opcode) -> Instruction:
    """``catchpad within P [T a, …]``."""
    cursor.expect("within")
    operands = [parse_value(cursor, TOKEN)]
    cursor.expect("[")
    while not cursor.accept("]"):
        if len(operands) > 1:
            cursor.expect(",")
        operands.append(parse_typed_value(cursor))
    return Instruction(row.name, TOKEN, operands)


def parse_catchret(cursor: Cursor, row: Opcode) -> Instruction:
    """``catchret from P to label L``."""
    cursor.expect("from")
    pad = parse_value(cursor, TOKEN)
    cursor.expect("to")
    return Instruction("catchret", VOID, [pad], targets=[parse_target(cursor)])


def parse_cleanupret(cursor: Cursor, row: Opcode) -> Instruction:
    """``cleanupret from P unwind label L`` or ``unwind to caller``."""
    cursor.expect("from")
    pad = parse_value(cursor, TOKEN)
    targets = [] if _unwinds_to_caller(cursor) else [parse_target(cursor)]
    return Instruction("cleanupret", VOID, [pad], targets=targets)


def _unwinds_to_caller(cursor: Cursor) -> bool:
    cursor.expect("unwind")
    if not cursor.accept("to"):
        return False
    cursor.expect("caller")
    return True
