"""Values as LLVM spells them: with their type (an operand) or without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swlds.ir.model import Argument, Block, Instruction
from swlds.ir.opcodes import OPCODES, Form
from swlds.ir.types import ArrayType, IntType, StructType, Type, VectorType, body_of
from swlds.ir.values import (
    ConstantAggregate,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantKeyword,
    ConstantString,
    GlobalReference,
    InlineAsm,
    LocalReference,
    MetadataOperand,
    Value,
)


def print_type(type_: Type) -> str:
    """LLVM's spelling of a type."""
    return str(type_)


def print_typed(value: Value) -> str:
    """``T v``, or ``metadata …``."""
    return f"{value.type} {print_value(value)}"


def print_value(value: Value) -> str:
    """A value without its type."""
    return _PRINTERS[type(value)](value) if type(value) in _PRINTERS else f"@{_global_name(value)}"


def escape(data: bytes) -> str:
    r"""What stands between the quotes: printable characters, ``\\``, and ``\xx`` for the rest."""
    return "".join(
        chr(b) if 32 <= b < 127 and b != 34 and b != 92 else "\\\\" if b == 92 else f"\\{b:02X}" for b in data
    )


def print_metadata(operand: MetadataOperand) -> str:
    """Metadata without the word ``metadata``, as in a debug record."""
    if operand.values is not None:
        return f"!DIArgList({', '.join(map(print_typed, operand.values))})"
    return operand.text if operand.value is None else print_typed(operand.value)


def _global_name(value: Value) -> str:
    assert isinstance(value, GlobalReference), f"{type(value).__name__} has no spelling as an operand"
    return value.name


def _print_local(value: Any) -> str:
    return f"%{value.name}"


def _print_int(value: ConstantInt) -> str:
    if isinstance(value.type, IntType) and value.type.bits == 1:
        return "true" if value.value else "false"
    return value.content


def _print_fp(value: ConstantFP) -> str:
    return value.spelling


def _print_keyword(value: ConstantKeyword) -> str:
    return value.keyword


def _print_string(value: ConstantString) -> str:
    return f'c"{escape(value.data)}"'


def _print_aggregate(value: ConstantAggregate) -> str:
    if value.splat:
        return f"splat ({print_typed(value.elements[0])})"
    inner = ", ".join(map(print_typed, value.elements))
    match body_of(value.type):
        case ArrayType():
            return f"[{inner}]"
        case VectorType():
            return f"<{inner}>"
        case StructType(_, packed):
            braced = f"{{ {inner} }}" if inner else "{}"
            return f"<{braced}>" if packed else braced
        case other:
            raise AssertionError(f"no aggregate constant has type {other}")


def _print_asm(value: InlineAsm) -> str:
    return " ".join(["asm", *value.flags, f'"{value.code}", "{value.constraints}"'])


def _print_metadata_operand(value: MetadataOperand) -> str:
    return print_metadata(value)


def _print_expression(value: ConstantExpr) -> str:
    special = _REFERENCES.get(value.opcode)
    if special is not None:
        return special(value)
    head = " ".join([value.opcode, *value.flags])
    if OPCODES[value.opcode].form is Form.CAST:
        return f"{head} ({print_typed(value.operands[0])} to {value.type})"
    parts = [print_typed(operand) for operand in value.operands]
    if value.source_type is not None:
        parts.insert(0, str(value.source_type))
    return f"{head} ({', '.join(parts)})"


def _print_block_address(value: ConstantExpr) -> str:
    function, block = value.operands
    return f"blockaddress({print_value(function)}, {print_value(block)})"


def _print_word_reference(value: ConstantExpr) -> str:
    return f"{value.opcode} {print_value(value.operands[0])}"


def _print_ptrauth(value: ConstantExpr) -> str:
    return f"ptrauth ({', '.join(map(print_typed, value.operands))})"


_REFERENCES: dict[str, Callable[[ConstantExpr], str]] = {
    "blockaddress": _print_block_address,
    "dso_local_equivalent": _print_word_reference,
    "no_cfi": _print_word_reference,
    "ptrauth": _print_ptrauth,
}

_PRINTERS: dict[type, Callable[[Any], str]] = {
    Instruction: _print_local,
    Argument: _print_local,
    Block: _print_local,
    LocalReference: _print_local,
    ConstantInt: _print_int,
    ConstantFP: _print_fp,
    ConstantKeyword: _print_keyword,
    ConstantString: _print_string,
    ConstantAggregate: _print_aggregate,
    ConstantExpr: _print_expression,
    InlineAsm: _print_asm,
    MetadataOperand: _print_metadata_operand,
}
