"""Metadata nodes, parsed when somebody asks, and the way from ``!dbg`` to a source line.

>>> parse_node('!DILocation(line: 3, column: 7, scope: !5)').fields["line"]
Word(text='3')
"""

from __future__ import annotations

import functools
from dataclasses import field
from typing import TYPE_CHECKING, final

from swlds.errors import ParseError
from swlds.ir.constant_parser import unescape
from swlds.ir.integers import parse_integer
from swlds.ir.lexer import OPENING, Cursor
from swlds.ir.scope import Scope
from swlds.lazy import dataclass

if TYPE_CHECKING:
    from swlds.ir.model import Function, Module

#: Attachment of fences that a lowering widened to all memory: their ``!mmra`` node before.
ORDERS = "swlds.orders"
#: Characters of a node that is kept as it was parsed.
_KEPT_TEXT = 2048


@final
@dataclass(frozen=True, slots=True)
class Reference:
    """``!5``."""

    number: int


@final
@dataclass(frozen=True, slots=True)
class String:
    """``!"text"``, or ``"text"`` in a field."""

    text: str


@final
@dataclass(frozen=True, slots=True)
class Word:
    """Anything else, as spelled: a number, ``DW_TAG_member``, ``DIFlagA | DIFlagB``, ``i32 7``, ``ptr @f``, ``null``."""

    text: str


@final
@dataclass(frozen=True, slots=True)
class Node:
    """``!{…}`` (name ``""``) with elements, or ``!DIName(field: …)`` with fields (elements for fields without a name)."""

    name: str = ""
    distinct: bool = False
    elements: tuple[Item, ...] = ()
    fields: dict[str, Item] = field(default_factory=dict)


Item = Reference | String | Word | Node


@final
@dataclass(frozen=True, slots=True)
class DebugLocation:
    """A place in the source. ``function``: the symbol of the one that holds it, its name where it has none; ``inlined_at``: where
    that was inlined."""

    file: str
    line: int
    column: int
    function: str = ""
    inlined_at: DebugLocation | None = None
    #: Of the file: the folder that its name is relative to, and its MD5, where they are known.
    directory: str = ""
    checksum: str = ""

    def __str__(self) -> str:
        return spell_place(self.file, self.line, self.column)

    @property
    def has_line(self) -> bool:
        """Not DWARF's line 0: that of code which no line of the source has, as where a compiler merged accesses of two."""
        return self.line > 0

    @property
    def chain(self) -> list[DebugLocation]:
        """This place and the ones it was inlined at, innermost first."""
        places = [self]
        while (place := places[-1].inlined_at) is not None:
            places.append(place)
        return places


def spell_place(file: str, line: int, column: int) -> str:
    """``FILE:LINE:COLUMN``, without the column where it is 0, which is none."""
    return f"{file}:{line}:{column}" if column else f"{file}:{line}"


def parse_node(text: str) -> Node:
    """The node that ``text`` spells: ``distinct`` is kept, nested nodes are nodes. Nodes do not change: who asks for one again,
    as for a scope or a type of many instructions, gets the same."""
    return _parse_kept(text) if len(text) <= _KEPT_TEXT else _parse(text)


def _parse(text: str) -> Node:
    from swlds.ir.model import Module

    cursor = Cursor(text, Module("<metadata>"), Scope())
    distinct = cursor.accept("distinct")
    parsed = _parse_item(cursor)
    if cursor.token or not isinstance(parsed, Node):
        cursor.fail("a metadata node")
    return Node(parsed.name, distinct, parsed.elements, parsed.fields)


_parse_kept = functools.lru_cache(maxsize=1024)(_parse)


def find_node(module: Module, item: Item | str | None) -> Node | None:
    """The node that a reference (``!5``), inline text or field leads to."""
    if isinstance(item, str):
        if not item.startswith("!") or not item[1:].isdecimal():
            return parse_node(item)
        item = Reference(int(item[1:]))
    if isinstance(item, Reference):
        held = module.metadata.get(item.number)
        return parse_node(held.text) if held else None
    return item if isinstance(item, Node) else None


def debug_location(module: Module, reference: str | None) -> DebugLocation | None:
    """Follow a ``!dbg`` reference to file, line, column and the places of inlining; None where it does not lead there."""
    places: list[tuple[_File, int, int, str]] = []
    item: Item | str | None = reference
    while item is not None and len(places) <= len(module.metadata):  # the bound stops a cycle
        node = find_node(module, item)
        if node is None or node.name != "DILocation":
            break
        file, function = _file_and_function(module, node.fields.get("scope"))
        places.append((file, _number(node, "line"), _number(node, "column"), function))
        item = node.fields.get("inlinedAt")
    found: DebugLocation | None = None
    for file, line, column, function in reversed(places):
        found = DebugLocation(file.name, line, column, function, found, file.directory, file.checksum)
    return found


def source_location(module: Module, reference: str | None) -> DebugLocation | None:
    """``debug_location``, where that is a line of the source."""
    found = debug_location(module, reference)
    return found if found is not None and found.has_line else None


@final
@dataclass(frozen=True, slots=True)
class _File:
    """A DIFile."""

    name: str = ""
    directory: str = ""
    checksum: str = ""


def _file_and_function(module: Module, scope: Item | None) -> tuple[_File, str]:
    file = _File()
    for _ in range(len(module.metadata) + 1):
        node = find_node(module, scope)
        if node is None:
            break
        file = file if file.name else _find_file(module, node.fields.get("file"))
        if node.name == "DISubprogram":
            return file, _string(node, "linkageName") or _string(node, "name")
        scope = node.fields.get("scope")
    return file, ""


def _find_file(module: Module, item: Item | None) -> _File:
    node = find_node(module, item)
    if node is None:
        return _File()
    kind = node.fields.get("checksumkind")
    checksum = _string(node, "checksum") if kind == Word("CSK_MD5") else ""
    return _File(_string(node, "filename"), _string(node, "directory"), checksum)


def _string(node: Node, name: str) -> str:
    found = node.fields.get(name)
    return found.text if isinstance(found, String) else ""


def _number(node: Node, name: str) -> int:
    found = node.fields.get(name)
    return parse_integer(found.text) if isinstance(found, Word) and found.text.isdecimal() else 0


def _parse_item(cursor: Cursor) -> Item:
    token = cursor.token
    if token.startswith('"'):
        return String(_plain(cursor.take_string()))
    if not token.startswith("!"):
        return _parse_word(cursor)
    cursor.index += 1
    if token[1:].isdecimal():
        return Reference(int(token[1:]))
    if token == "!" and cursor.token.startswith('"'):
        return String(_plain(cursor.take_string()))
    cursor.deepen()
    node = _parse_tuple(cursor) if token == "!" else _parse_specialised(cursor, token[1:])
    cursor.depth -= 1
    return node


def _plain(spelled: str) -> str:
    return unescape(spelled).decode("utf-8", "surrogateescape")


def _parse_tuple(cursor: Cursor) -> Node:
    cursor.expect("{")
    elements: list[Item] = []
    while not cursor.accept("}"):
        if elements:
            cursor.expect(",")
        elements.append(_parse_item(cursor))
    return Node(elements=tuple(elements))


def _parse_specialised(cursor: Cursor, name: str) -> Node:
    cursor.expect("(")
    elements: list[Item] = []
    fields: dict[str, Item] = {}
    while not cursor.accept(")"):
        if elements or fields:
            cursor.expect(",")
        if cursor.tokens[cursor.index + 1] == ":":
            key = cursor.take()
            cursor.expect(":")
            fields[key] = _parse_item(cursor)
        else:
            elements.append(_parse_item(cursor))
    return Node(name, False, tuple(elements), fields)


def _parse_word(cursor: Cursor) -> Word:
    start = cursor.index
    while (token := cursor.token) not in _ENDS:
        if token in OPENING:
            cursor.skip_group()
        else:
            cursor.index += 1
    if cursor.index == start:
        raise ParseError("expected metadata", location=cursor.location())
    return Word(cursor.text_since(start))


_ENDS = frozenset({",", ")", "}", ""})


def find_subprogram(function: Function) -> str | None:
    """The ``!dbg`` of a function; None for one without debug information."""
    return next((node for kind, node in function.signature.metadata if kind == "dbg"), None)


def subprogram_location(function: Function) -> DebugLocation | None:
    """Where a function begins in the source; None where debug information does not say."""
    reference = find_subprogram(function)
    node = find_node(function.module, reference) if function.module is not None and reference is not None else None
    if node is None or function.module is None:
        return None
    file, name = _file_and_function(function.module, node)
    return DebugLocation(file.name, _number(node, "line"), 0, name, None, file.directory, file.checksum)


def subprogram_line(module: Module, reference: str) -> int:
    """The ``line:`` of a DISubprogram, 0 without one."""
    node = find_node(module, reference)
    return _number(node, "line") if node is not None else 0
