"""Values from tokens: local names, globals, constants at any depth, metadata as an operand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.errors import ParseError
from swlds.ir.integers import MAX_DIGITS, parse_integer
from swlds.ir.keywords import KEYWORD_CONSTANTS
from swlds.ir.lexer import Cursor
from swlds.ir.opcodes import CONSTANT_OPCODES, OPCODES, Form
from swlds.ir.type_parser import parse_type_at
from swlds.ir.types import METADATA, IntType, PointerType, Type, VectorType, is_float
from swlds.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantKeyword,
    ConstantString,
    InlineAsm,
    MetadataOperand,
    Value,
)
from swlds.lazy import lazy_pattern

if TYPE_CHECKING:
    from swlds.ir.model import Function

_ESCAPE = lazy_pattern(rb"\\(\\|[0-9A-Fa-f]{2})")
#: Elements from which on a vector is looked at as a whole first.
_LONG = 16
_PLAIN = lazy_pattern(r"[-+]?\d|(?:undef|poison|true|false|zeroinitializer|null)$")
_ASM_FLAGS = frozenset({"sideeffect", "alignstack", "inteldialect", "unwind"})
#: Integer constants by (bits, spelling): immutable, and the same few everywhere.
_INTS: dict[tuple[int, str], ConstantInt] = {}


def parse_typed_value(cursor: Cursor) -> Value:
    """``T v``; for ``metadata`` the operand that wraps it."""
    type_ = parse_type_at(cursor)
    if type_ is METADATA:
        return parse_metadata_operand(cursor)
    return parse_value(cursor, type_)


def parse_value(cursor: Cursor, type_: Type) -> Value:
    """The value at the cursor, whose type stands elsewhere."""
    token = cursor.tokens[cursor.index]
    first = token[:1]
    if first == "%" and len(token) > 1:
        cursor.index += 1
        name = token[1:]
        return cursor.scope.values.get(name) or cursor.scope.local(name, type_)
    if first == "@":
        return parse_global_reference(cursor)
    if type(type_) is IntType:
        found = _INTS.get((type_.bits, token))
        if found is not None:
            cursor.index += 1
            return found
    return parse_constant(cursor, type_)


def parse_global_reference(cursor: Cursor) -> Value:
    """``@name``: the one global, function or alias of that name."""
    token = cursor.token
    if not token.startswith("@"):
        cursor.fail("a global")
    found = cursor.module.lookup(token[1:])
    if found is None:
        raise ParseError(f"use of undefined value {token}", location=cursor.location())
    cursor.index += 1
    return found


def parse_constant(cursor: Cursor, type_: Type) -> Value:
    """A constant of ``type_`` that is no bare global."""
    token = cursor.token
    first = token[:1]
    if first.isdigit() or first in ("-", "+"):
        return _parse_number(cursor, type_)
    if token in KEYWORD_CONSTANTS:
        cursor.index += 1
        return ConstantKeyword(type_, token)
    if first == "c" and token[1:2] == '"':
        cursor.index += 1
        return ConstantString(type_, unescape(token[2:-1]))
    parse = _CONSTANT_FORMS.get(token)
    if parse is None:
        if token in CONSTANT_OPCODES:
            parse = parse_constant_expression
        else:
            cursor.fail("a value")
    cursor.deepen()
    parsed = parse(cursor, type_)
    cursor.depth -= 1
    return parsed


def parse_constant_expression(cursor: Cursor, type_: Type) -> Constant:
    """``opcode flags (operands)``."""
    row = OPCODES[cursor.take()]
    flags: list[str] = []
    while (word := cursor.token) != "(":
        if word == "inrange":
            flags.append(_take_inrange(cursor))
        elif word in row.flags:
            flags.append(cursor.take())
        else:
            cursor.fail("'('")
    cursor.expect("(")
    source_type = None
    if row.form is Form.GEP:
        source_type = parse_type_at(cursor)
        cursor.expect(",")
    operands = [parse_typed_value(cursor)]
    if row.form is Form.CAST:
        cursor.expect("to")
        type_ = parse_type_at(cursor)
    while cursor.accept(","):
        operands.append(parse_typed_value(cursor))
    cursor.expect(")")
    if row.form is Form.GEP:
        type_ = gep_type(operands)
    return ConstantExpr(type_, row.name, tuple(operands), tuple(flags), source_type)


def gep_type(operands: list[Value]) -> Type:
    """The result type of a getelementptr over these operands: the base's, or a vector of it when an index is one."""
    base = operands[0].type
    if isinstance(base, PointerType):
        for index in operands:
            if isinstance(index.type, VectorType):
                return VectorType(index.type.count, base, index.type.scalable)
    return base


def parse_metadata_operand(cursor: Cursor) -> MetadataOperand:
    """What stands behind ``metadata``, or in a field of a debug record."""
    token = cursor.token
    if token == "!DIArgList":
        return _parse_argument_list(cursor)
    if token.startswith("!"):
        return MetadataOperand(take_metadata(cursor))
    return MetadataOperand(value=parse_typed_value(cursor))


def take_metadata(cursor: Cursor) -> str:
    """Step over ``!5``, ``!"text"``, ``!{…}`` or ``!DIExpression(…)`` and return its text."""
    token = cursor.token
    if not token.startswith("!"):
        cursor.fail("metadata")
    start = cursor.index
    cursor.index += 1
    if token == "!" and cursor.token.startswith('"'):
        return token + cursor.take()
    if token == "!" or cursor.token == "(":
        cursor.skip_group()
    return cursor.text_since(start)


def unescape(spelled: str) -> bytes:
    r"""The bytes of a string as LLVM spells it: ``\\`` and ``\xx`` undone."""
    raw = spelled.encode("utf-8", "surrogateescape")
    if b"\\" not in raw:
        return raw
    return _ESCAPE.sub(lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]), raw)


def _parse_number(cursor: Cursor, type_: Type) -> Constant:
    token = cursor.token
    if type(type_) is IntType:
        if not token.lstrip("+-").isdecimal():
            cursor.fail("an integer")
        made = ConstantInt(type_, parse_integer(token, cursor.location() if len(token) > MAX_DIGITS else ""))
        cursor.index += 1
        if len(_INTS) < 50_000:
            _INTS[type_.bits, token] = made
        return made
    if not is_float(type_):
        cursor.fail(f"a value of type {type_}")
    cursor.index += 1
    return ConstantFP(type_, token)


def _parse_bool(cursor: Cursor, type_: Type) -> Constant:
    return ConstantInt(type_, int(cursor.take() == "true"))


def _parse_braced(cursor: Cursor, type_: Type) -> Constant:
    """``[T a, …]``, ``{ T a, … }``, ``<T a, …>`` or ``<{ T a, … }>``."""
    opening = cursor.take()
    packed = opening == "<" and cursor.accept("{")
    closing = "}" if packed else {"[": "]", "{": "}", "<": ">"}[opening]
    if opening == "<" and isinstance(type_, VectorType) and (plain := _parse_plain(cursor, type_)) is not None:
        return plain
    elements: list[Value] = []
    while not cursor.accept(closing):
        if elements:
            cursor.expect(",")
        elements.append(parse_typed_value(cursor))
    if packed:
        cursor.expect(">")
    return ConstantAggregate(type_, tuple(elements))


def _parse_plain(cursor: Cursor, type_: VectorType) -> Constant | None:
    """What stands behind ``<`` of a long vector whose elements are a type and a number or keyword, of one word each: equal
    ones are parsed once. None for other vectors: the cursor stands where it stood."""
    start, tokens = cursor.index, cursor.tokens
    end = start + 3 * type_.count - 1
    if type_.count < _LONG or end >= len(tokens) or tokens[end] != ">":
        return None
    words = tokens[start + 1 : end : 3]
    if set(tokens[start:end:3]) != {str(type_.element)} or set(tokens[start + 2 : end : 3]) != {","}:
        return None
    made: dict[str, Value] = {}
    bits = type_.element.bits if type(type_.element) is IntType else 0
    for word in dict.fromkeys(words):
        known: Value | None = _INTS.get((bits, word))
        if known is None:
            if not _PLAIN.match(word):
                cursor.index = start
                return None
            cursor.index = start + 3 * words.index(word) + 1
            known = parse_value(cursor, type_.element)
        made[word] = known
    cursor.index = end + 1
    return ConstantAggregate.of_plain(type_, tuple(map(made.__getitem__, words)))


def _parse_splat(cursor: Cursor, type_: Type) -> Constant:
    cursor.expect("splat")
    cursor.expect("(")
    element = parse_typed_value(cursor)
    cursor.expect(")")
    return ConstantAggregate(type_, (element,), splat=True)


def _parse_asm(cursor: Cursor, type_: Type) -> Constant:
    cursor.expect("asm")
    flags: list[str] = []
    while cursor.token in _ASM_FLAGS:
        flags.append(cursor.take())
    code = cursor.take_string("the assembly text")
    cursor.expect(",")
    return InlineAsm(type_, code, cursor.take_string("the constraints"), tuple(flags))


def _parse_block_address(cursor: Cursor, type_: Type) -> Constant:
    cursor.expect("blockaddress")
    cursor.expect("(")
    function: Function = parse_global_reference(cursor)  # type: ignore[assignment]
    cursor.expect(",")
    token = cursor.take()
    if not token.startswith("%"):
        cursor.fail("a label")
    cursor.expect(")")
    return ConstantExpr(type_, "blockaddress", (function, function.block_reference(token[1:])))


def _parse_reference(cursor: Cursor, type_: Type) -> Constant:
    word = cursor.take()
    return ConstantExpr(type_, word, (parse_global_reference(cursor),))


def _parse_ptrauth(cursor: Cursor, type_: Type) -> Constant:
    cursor.expect("ptrauth")
    cursor.expect("(")
    operands = [parse_typed_value(cursor)]
    while cursor.accept(","):
        operands.append(parse_typed_value(cursor))
    cursor.expect(")")
    return ConstantExpr(type_, "ptrauth", tuple(operands))


def _take_inrange(cursor: Cursor) -> str:
    cursor.expect("inrange")
    cursor.expect("(")
    low = cursor.take_int()
    cursor.expect(",")
    high = cursor.take_int()
    cursor.expect(")")
    return f"inrange({low}, {high})"


def _parse_argument_list(cursor: Cursor) -> MetadataOperand:
    cursor.expect("!DIArgList")
    cursor.expect("(")
    values: list[Value] = []
    while not cursor.accept(")"):
        if values:
            cursor.expect(",")
        values.append(parse_typed_value(cursor))
    return MetadataOperand(values=tuple(values))


_CONSTANT_FORMS = {
    "true": _parse_bool,
    "false": _parse_bool,
    "[": _parse_braced,
    "{": _parse_braced,
    "<": _parse_braced,
    "splat": _parse_splat,
    "asm": _parse_asm,
    "blockaddress": _parse_block_address,
    "dso_local_equivalent": _parse_reference,
    "no_cfi": _parse_reference,
    "ptrauth": _parse_ptrauth,
}
