"""Attribute lists, metadata attachments and calling conventions from tokens."""

from __future__ import annotations

from swlds.ir.constant_parser import take_metadata
from swlds.ir.keywords import VALUE_WORDS, is_calling_convention
from swlds.ir.lexer import Cursor
from swlds.ir.model import Attributes, Module
from swlds.ir.scope import Scope
from swlds.ir.type_parser import starts_type

#: What ends a list of function attributes: the words of a header's tail.
HEADER_TAIL_WORDS = frozenset({"section", "partition", "comdat", "align", "gc", "prefix", "prologue", "personality"})
#: Words behind a call that are no attributes.
_CALL_TAIL_WORDS = frozenset({"to"})


def parse_argument_attributes(cursor: Cursor) -> Attributes:
    """The attributes between a parameter's type and its value."""
    attributes = Attributes()
    token = cursor.tokens[cursor.index]
    if token[:1] in "%@":
        return attributes
    while _is_attribute(token) and token not in VALUE_WORDS:
        attributes.entries.append(take_attribute(cursor))
        token = cursor.tokens[cursor.index]
    return attributes


def parse_result_attributes(cursor: Cursor) -> Attributes:
    """The attributes in front of a result type."""
    attributes = Attributes()
    token = cursor.tokens[cursor.index]
    while _is_attribute(token) and token != "addrspace" and not starts_type(token):
        attributes.entries.append(take_attribute(cursor))
        token = cursor.tokens[cursor.index]
    return attributes


def _is_attribute(token: str) -> bool:
    """True for a word or a string; not for the bytes of ``c"…"``."""
    return token[:1] == '"' or (token[:1].isalpha() and token[1:2] != '"')


def parse_function_attributes(cursor: Cursor, stop: frozenset[str] = _CALL_TAIL_WORDS) -> Attributes:
    """The attributes and groups behind the parameters, up to a word of ``stop``."""
    attributes = Attributes()
    while True:
        token = cursor.tokens[cursor.index]
        if token.startswith("#"):
            if not token[1:].isdecimal():
                cursor.fail("the number of an attribute group")
            attributes.groups.append(int(token[1:]))
            cursor.index += 1
        elif token[:1] == '"' or token[:1].isalpha() and token not in stop:
            attributes.entries.append(take_attribute(cursor))
        else:
            return attributes


def parse_attribute_list(text: str, module: Module) -> list[str]:
    """The entries of an attribute group, given what stands between its braces."""
    cursor = Cursor(text, module, Scope())
    entries = parse_function_attributes(cursor, frozenset()).entries
    if cursor.token:
        cursor.fail("an attribute")
    return entries


def take_attribute(cursor: Cursor) -> str:
    """One entry, as text: ``noalias``, ``align 8``, ``"key"="value"``, ``byval(%T)``."""
    start = cursor.index
    cursor.index += 1
    following = cursor.tokens[cursor.index]
    if cursor.tokens[start].startswith('"'):
        if following == "=":
            cursor.index += 1
            cursor.take_string()
    elif following == "(":
        cursor.skip_group()
    elif cursor.tokens[start] == "align":
        cursor.take_int("an alignment")
    elif following == "=":
        cursor.index += 2
    return cursor.text_since(start)


def parse_calling_convention(cursor: Cursor) -> str:
    """The convention as spelled, empty for C's."""
    token = cursor.tokens[cursor.index]
    if not is_calling_convention(token):
        return ""
    cursor.index += 1
    return f"cc {cursor.take_int()}" if token == "cc" else token


def parse_attachments(cursor: Cursor, separator: str = ",") -> list[tuple[str, str]]:
    """``, !kind !N`` (instructions, globals) or, with an empty separator, ``!kind !N`` (functions)."""
    attachments: list[tuple[str, str]] = []
    tokens = cursor.tokens
    while True:
        if separator:
            if tokens[cursor.index] != separator:
                return attachments
            cursor.index += 1
        kind = tokens[cursor.index]
        if len(kind) < 2 or kind[0] != "!":
            if separator:
                cursor.fail("a metadata attachment")
            return attachments
        cursor.index += 1
        attachments.append((kind[1:], take_metadata(cursor)))
