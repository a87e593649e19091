"""One instruction from its tokens, by syntax form; calls and exception handling have their own files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swlds.errors import ParseError
from swlds.ir.attribute_parser import parse_attachments
from swlds.ir.call_parser import parse_call
from swlds.ir.constant_parser import gep_type, parse_metadata_operand, parse_typed_value, parse_value
from swlds.ir.exception_parser import (
    parse_catchret,
    parse_catchswitch,
    parse_cleanupret,
    parse_funclet_pad,
    parse_landingpad,
)
from swlds.ir.keywords import ORDERINGS, TAIL_WORDS
from swlds.ir.lexer import Cursor
from swlds.ir.model import Block, Instruction
from swlds.ir.opcodes import OPCODES, Form, Opcode
from swlds.ir.target_parser import parse_block_name, parse_target, parse_target_list
from swlds.ir.type_parser import parse_type_at
from swlds.ir.types import I1, VOID, PointerType, StructType, Type, VectorType, element_type
from swlds.ir.values import Value


def parse_instruction_at(cursor: Cursor) -> Instruction:
    """The instruction at the cursor, up to the end of the text; ``line`` and ``text`` are the caller's to set."""
    tokens = cursor.tokens
    name = ""
    if tokens[cursor.index + 1 : cursor.index + 2] == ["="]:
        name = tokens[cursor.index][1:]
        cursor.index += 2
    word = tokens[cursor.index]
    row = OPCODES.get(word)
    if row is None:
        if word not in TAIL_WORDS:
            cursor.fail("an instruction")
        row = OPCODES["call"]
    else:
        cursor.index += 1
    instruction = FORMS[row.form](cursor, row)
    instruction.name = name
    if tokens[cursor.index]:
        instruction.metadata = parse_attachments(cursor)
        if tokens[cursor.index]:
            cursor.fail("the end of the instruction")
    return instruction


def take_flags(cursor: Cursor, row: Opcode) -> tuple[str, ...]:
    """The bare words that the row permits here."""
    if cursor.tokens[cursor.index] not in row.flags:
        return ()
    flags: list[str] = []
    while (token := cursor.tokens[cursor.index]) in row.flags:
        flags.append(token)
        cursor.index += 1
    return tuple(flags)


def result_type(row: Opcode, operands: list[Value]) -> Type:
    """The result's type where it follows from the operands, by the row."""
    first = operands[0].type
    match row.result:
        case "first":
            return first
        case "second":
            return operands[1].type
        case "condition":
            return VectorType(first.count, I1, first.scalable) if isinstance(first, VectorType) else I1
        case "element":
            assert isinstance(first, VectorType), "extractelement takes a vector"
            return first.element
        case "mask":
            mask = operands[2].type
            assert isinstance(first, VectorType) and isinstance(mask, VectorType), "shufflevector takes vectors"
            return VectorType(mask.count, first.element, mask.scalable)
        case _:
            return VOID


def _parse_ret(cursor: Cursor, row: Opcode) -> Instruction:
    if cursor.accept("void"):
        return Instruction("ret")
    return Instruction("ret", VOID, [parse_typed_value(cursor)])


def _parse_unreachable(cursor: Cursor, row: Opcode) -> Instruction:
    return Instruction("unreachable")


def _parse_br(cursor: Cursor, row: Opcode) -> Instruction:
    if cursor.token == "label":
        return Instruction("br", targets=[parse_target(cursor)])
    condition = parse_typed_value(cursor)
    cursor.expect(",")
    then = parse_target(cursor)
    cursor.expect(",")
    return Instruction("br", VOID, [condition], targets=[then, parse_target(cursor)])


def _parse_switch(cursor: Cursor, row: Opcode) -> Instruction:
    operands = [parse_typed_value(cursor)]
    cursor.expect(",")
    targets = [parse_target(cursor)]
    cursor.expect("[")
    while not cursor.accept("]"):
        operands.append(parse_typed_value(cursor))
        cursor.expect(",")
        targets.append(parse_target(cursor))
    return Instruction("switch", VOID, operands, targets=targets)


def _parse_indirectbr(cursor: Cursor, row: Opcode) -> Instruction:
    address = parse_typed_value(cursor)
    cursor.expect(",")
    return Instruction("indirectbr", VOID, [address], targets=parse_target_list(cursor))


def _parse_typed(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    operands = [parse_typed_value(cursor)]
    while cursor.token == "," and not cursor.tokens[cursor.index + 1].startswith("!"):
        cursor.index += 1
        operands.append(parse_typed_value(cursor))
    if len(operands) != row.arity:
        cursor.fail(f"{row.arity} operands of {row.name} in front")
    if row.result in _VECTOR_RESULTS and not all(
        isinstance(operands[i].type, VectorType) for i in (0, row.arity - 1 & 2)
    ):
        cursor.fail("a vector in front")
    return Instruction(row.name, result_type(row, operands), operands, flags=flags)


_VECTOR_RESULTS = frozenset({"element", "mask"})


def _parse_binary(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    type_ = parse_type_at(cursor)
    first = parse_value(cursor, type_)
    cursor.expect(",")
    return Instruction(row.name, type_, [first, parse_value(cursor, type_)], flags=flags)


def _parse_compare(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    predicate = cursor.take()
    type_ = parse_type_at(cursor)
    first = parse_value(cursor, type_)
    cursor.expect(",")
    operands = [first, parse_value(cursor, type_)]
    return Instruction(row.name, result_type(row, operands), operands, flags=flags, fields={"predicate": predicate})


def _parse_cast(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    value = parse_typed_value(cursor)
    cursor.expect("to")
    return Instruction(row.name, parse_type_at(cursor), [value], flags=flags)


def _parse_gep(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    source_type = parse_type_at(cursor)
    cursor.expect(",")
    operands = [parse_typed_value(cursor)]
    while cursor.token == "," and not cursor.tokens[cursor.index + 1].startswith("!"):
        cursor.index += 1
        operands.append(parse_typed_value(cursor))
    return Instruction("getelementptr", gep_type(operands), operands, flags=flags, fields={"source_type": source_type})


def take_align(cursor: Cursor) -> int:
    """``, align N`` when it is next, else 0."""
    if cursor.tokens[cursor.index] != "," or cursor.tokens[cursor.index + 1] != "align":
        return 0
    cursor.index += 2
    return cursor.take_int("an alignment")


def _parse_alloca(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    allocated = parse_type_at(cursor)
    operands: list[Value] = []
    align = addrspace = 0
    while cursor.token == "," and not cursor.tokens[cursor.index + 1].startswith("!"):
        cursor.index += 1
        if cursor.accept("align"):
            align = cursor.take_int("an alignment")
        elif cursor.accept("addrspace"):
            addrspace = cursor.take_parenthesised_int()
        else:
            operands.append(parse_typed_value(cursor))
    fields = {"allocated_type": allocated, "align": align, "addrspace": addrspace}
    return Instruction("alloca", PointerType(addrspace), operands, flags=flags, fields=fields)


def take_ordering(cursor: Cursor) -> str:
    """An ordering when it is next, else the empty string."""
    token = cursor.tokens[cursor.index]
    if token not in ORDERINGS:
        return ""
    cursor.index += 1
    return token


def take_syncscope(cursor: Cursor) -> str:
    """The scope's name, as spelled between the quotes; empty for the whole system."""
    if cursor.tokens[cursor.index] != "syncscope":
        return ""
    cursor.index += 1
    cursor.expect("(")
    scope = cursor.take_string("a synchronisation scope")
    cursor.expect(")")
    return scope


def _take_access(cursor: Cursor) -> dict[str, Any]:
    token = cursor.tokens[cursor.index]
    if token == "," or not token:
        return {"align": take_align(cursor), "ordering": "", "syncscope": ""}
    scope = take_syncscope(cursor)
    ordering = take_ordering(cursor)
    return {"align": take_align(cursor), "ordering": ordering, "syncscope": scope}


def _parse_load(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    type_ = parse_type_at(cursor)
    cursor.expect(",")
    operands = [parse_typed_value(cursor)]
    return Instruction("load", type_, operands, flags=flags, fields=_take_access(cursor))


def _parse_store(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    value = parse_typed_value(cursor)
    cursor.expect(",")
    operands = [value, parse_typed_value(cursor)]
    return Instruction("store", VOID, operands, flags=flags, fields=_take_access(cursor))


def _parse_fence(cursor: Cursor, row: Opcode) -> Instruction:
    scope = take_syncscope(cursor)
    return Instruction("fence", fields={"ordering": take_ordering(cursor), "syncscope": scope})


def _parse_cmpxchg(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    operands = [parse_typed_value(cursor)]
    for _ in range(2):
        cursor.expect(",")
        operands.append(parse_typed_value(cursor))
    scope = take_syncscope(cursor)
    fields = {
        "ordering": take_ordering(cursor),
        "failure_ordering": take_ordering(cursor),
        "syncscope": scope,
        "align": take_align(cursor),
    }
    return Instruction("cmpxchg", cmpxchg_type(operands[1].type), operands, flags=flags, fields=fields)


def cmpxchg_type(value: Type) -> Type:
    """``{ T, i1 }``."""
    return StructType((value, I1))


def _parse_atomicrmw(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    operation = cursor.take()
    pointer = parse_typed_value(cursor)
    cursor.expect(",")
    value = parse_typed_value(cursor)
    scope = take_syncscope(cursor)
    fields = {
        "operation": operation,
        "ordering": take_ordering(cursor),
        "syncscope": scope,
        "align": take_align(cursor),
    }
    return Instruction("atomicrmw", value.type, [pointer, value], flags=flags, fields=fields)


def _parse_phi(cursor: Cursor, row: Opcode) -> Instruction:
    flags = take_flags(cursor, row)
    type_ = parse_type_at(cursor)
    operands: list[Value] = []
    targets: list[Block] = []
    while cursor.token == "[" or (cursor.token == "," and cursor.tokens[cursor.index + 1] == "["):
        cursor.accept(",")
        cursor.expect("[")
        operands.append(parse_value(cursor, type_))
        cursor.expect(",")
        targets.append(parse_block_name(cursor))
        cursor.expect("]")
    return Instruction("phi", type_, operands, flags=flags, targets=targets)


def _take_indices(cursor: Cursor) -> list[int]:
    indices: list[int] = []
    while cursor.token == "," and cursor.tokens[cursor.index + 1].isdecimal():
        cursor.index += 1
        indices.append(cursor.take_int())
    return indices


def _parse_extractvalue(cursor: Cursor, row: Opcode) -> Instruction:
    aggregate = parse_typed_value(cursor)
    indices = _take_indices(cursor)
    try:
        type_ = element_type(aggregate.type, indices)
    except IndexError as error:
        raise ParseError(str(error), location=cursor.location()) from None
    return Instruction("extractvalue", type_, [aggregate], fields={"indices": indices})


def _parse_insertvalue(cursor: Cursor, row: Opcode) -> Instruction:
    aggregate = parse_typed_value(cursor)
    cursor.expect(",")
    operands = [aggregate, parse_typed_value(cursor)]
    return Instruction("insertvalue", aggregate.type, operands, fields={"indices": _take_indices(cursor)})


def _parse_va_arg(cursor: Cursor, row: Opcode) -> Instruction:
    operands = [parse_typed_value(cursor)]
    cursor.expect(",")
    return Instruction("va_arg", parse_type_at(cursor), operands)


def _parse_debug_record(cursor: Cursor, row: Opcode) -> Instruction:
    cursor.expect("(")
    operands: list[Value] = []
    while not cursor.accept(")"):
        if operands:
            cursor.expect(",")
        operands.append(parse_metadata_operand(cursor))
    return Instruction(row.name, VOID, operands)


FORMS: dict[Form, Callable[[Cursor, Opcode], Instruction]] = {
    Form.RET: _parse_ret,
    Form.BR: _parse_br,
    Form.SWITCH: _parse_switch,
    Form.INDIRECTBR: _parse_indirectbr,
    Form.CALL: parse_call,
    Form.TYPED: _parse_typed,
    Form.BINARY: _parse_binary,
    Form.COMPARE: _parse_compare,
    Form.CAST: _parse_cast,
    Form.GEP: _parse_gep,
    Form.ALLOCA: _parse_alloca,
    Form.LOAD: _parse_load,
    Form.STORE: _parse_store,
    Form.FENCE: _parse_fence,
    Form.CMPXCHG: _parse_cmpxchg,
    Form.ATOMICRMW: _parse_atomicrmw,
    Form.PHI: _parse_phi,
    Form.EXTRACTVALUE: _parse_extractvalue,
    Form.INSERTVALUE: _parse_insertvalue,
    Form.VA_ARG: _parse_va_arg,
    Form.LANDINGPAD: parse_landingpad,
    Form.CATCHSWITCH: parse_catchswitch,
    Form.FUNCLETPAD: parse_funclet_pad,
    Form.CATCHRET: parse_catchret,
    Form.CLEANUPRET: parse_cleanupret,
    Form.UNREACHABLE: _parse_unreachable,
    Form.DEBUG_RECORD: _parse_debug_record,
}
