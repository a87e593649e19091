"""Types from tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.errors import ParseError
from swlds.ir.lexer import Cursor
from swlds.ir.scope import Scope
from swlds.ir.types import (
    SIMPLE_TYPES,
    ArrayType,
    FunctionType,
    IntType,
    NamedStructType,
    PointerType,
    StructType,
    TargetType,
    Type,
    VectorType,
)
from swlds.lazy import lazy_pattern

if TYPE_CHECKING:
    from swlds.ir.model import Module

_FLAT = lazy_pattern(r"([<\[])(\d+) x (\w+)[>\]]")
_POINTER = lazy_pattern(r"ptr addrspace\((\d+)\)")
_INT = lazy_pattern(r"i([1-9]\d{0,7})")

#: Types of one token that mean the same in every module; grows as they are met.
_KNOWN: dict[str, Type] = {**SIMPLE_TYPES, "ptr": PointerType(0)}


def parse_type_at(cursor: Cursor) -> Type:
    """The type at the cursor; a function type's parameters are left to ``parse_function_type``."""
    found = _KNOWN.get(cursor.tokens[cursor.index])
    if found is not None:
        cursor.index += 1
        if cursor.tokens[cursor.index] == "addrspace" and isinstance(found, PointerType):
            return _parse_spaced_pointer(cursor)
        return found
    return _parse_other_type(cursor)


def starts_type(token: str) -> bool:
    """True when ``token`` begins a type. (``%name`` does too where a type may stand.)"""
    return token in _KNOWN or token[:1] in "[{<%" or token == "target" or one_token_type(token) is not None


def one_token_type(token: str) -> Type | None:
    """The type that ``token`` alone spells in any module, remembered for the next time."""
    found = _KNOWN.get(token)
    if found is not None:
        return found
    if matched := _INT.fullmatch(token):
        found = IntType(int(matched[1]))
    elif matched := _POINTER.fullmatch(token):
        found = PointerType(int(matched[1]))
    elif (matched := _FLAT.fullmatch(token)) and (element := one_token_type(matched[3])):
        kind = VectorType if matched[1] == "<" else ArrayType
        found = kind(int(matched[2]), element)
    if found is not None and len(_KNOWN) < 10_000:
        _KNOWN[token] = found
    return found


def parse_function_type(cursor: Cursor, result: Type) -> FunctionType:
    """``(T, T, ...)`` behind the result type."""
    cursor.expect("(")
    params: list[Type] = []
    vararg = False
    while not cursor.accept(")"):
        if params or vararg:
            cursor.expect(",")
        if cursor.accept("..."):
            vararg = True
        else:
            params.append(parse_type_at(cursor))
    return FunctionType(result, tuple(params), vararg)


def resolve_named_types(module: Module) -> None:
    """Parse the bodies of all identified structs of the module; once, and without recursion through names."""
    module.types_resolved = True
    try:
        for name, text in module.type_texts.items():
            named = module.types[name]
            if named.body is None and text != "opaque":
                body = parse_type(text, module)
                assert isinstance(body, StructType), "the printer names structs only"
                named.body = body
    except ParseError:  # nested too deeply: whoever asks again is told again
        module.types_resolved = False
        raise


def parse_type(text: str, module: Module) -> Type:
    """The type that ``text`` spells, all of it."""
    cursor = Cursor(text, module, Scope())
    parsed = parse_type_at(cursor)
    if cursor.token == "(":
        parsed = parse_function_type(cursor, parsed)
    if cursor.token:
        cursor.fail("the end of the type")
    return parsed


def _parse_spaced_pointer(cursor: Cursor) -> Type:
    cursor.expect("addrspace")
    return PointerType(cursor.take_parenthesised_int())


def _parse_other_type(cursor: Cursor) -> Type:
    token = cursor.token
    known = one_token_type(token)
    if known is not None:
        cursor.index += 1
        return known
    if token.startswith("%"):
        return _parse_named(cursor)
    if (
        token[:1] in ("[", "<") and len(token) > 1
    ):  # [4 x %T] has no one-token spelling, but [4 x half] of an unknown word
        cursor.fail("a type")
    parse = _COMPOUND.get(token)
    if parse is None:
        cursor.fail("a type")
    cursor.deepen()
    parsed = parse(cursor)
    cursor.depth -= 1
    return parsed


def _parse_named(cursor: Cursor) -> Type:
    name = cursor.token[1:]
    module = cursor.module
    found: NamedStructType | None = module.types.get(name)
    if found is None:
        raise ParseError(f"use of undefined type %{name}", location=cursor.location())
    if found.body is None and not module.types_resolved:
        resolve_named_types(module)
    cursor.index += 1
    return found


def _parse_array(cursor: Cursor) -> Type:
    cursor.expect("[")
    count = cursor.take_int("the number of elements")
    cursor.expect("x")
    element = parse_type_at(cursor)
    cursor.expect("]")
    return ArrayType(count, element)


def _parse_angle(cursor: Cursor) -> Type:
    """``<4 x T>``, ``<vscale x 4 x T>`` or a packed struct."""
    cursor.expect("<")
    if cursor.token == "{":
        elements = _parse_elements(cursor)
        cursor.expect(">")
        return StructType(elements, packed=True)
    scalable = cursor.accept("vscale")
    if scalable:
        cursor.expect("x")
    count = cursor.take_int("the number of elements")
    cursor.expect("x")
    element = parse_type_at(cursor)
    cursor.expect(">")
    return VectorType(count, element, scalable)


def _parse_struct(cursor: Cursor) -> Type:
    return StructType(_parse_elements(cursor))


def _parse_elements(cursor: Cursor) -> tuple[Type, ...]:
    cursor.expect("{")
    elements: list[Type] = []
    while not cursor.accept("}"):
        if elements:
            cursor.expect(",")
        elements.append(parse_type_at(cursor))
    return tuple(elements)


def _parse_target(cursor: Cursor) -> Type:
    cursor.expect("target")
    cursor.expect("(")
    name = cursor.take_string("the name of a target type")
    types: list[Type] = []
    ints: list[int] = []
    while cursor.accept(","):
        if cursor.token.isdecimal():
            ints.append(cursor.take_int())
        else:
            types.append(parse_type_at(cursor))
    cursor.expect(")")
    return TargetType(name, tuple(types), tuple(ints))


_COMPOUND = {"[": _parse_array, "<": _parse_angle, "{": _parse_struct, "target": _parse_target}
