"""Complete use lists: what is still text is indexed by the names in it, and parsed when somebody asks who uses one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, final

from swlds.ir.function import Function
from swlds.ir.globals import Alias, GlobalVariable
from swlds.ir.values import GlobalReference
from swlds.lazy import lazy_pattern

if TYPE_CHECKING:
    from swlds.ir.module import Module

Entity = GlobalVariable | Alias | Function

_MENTION = lazy_pattern(r'(blockaddress\()?@([-\w$.]+|"[^"]*")', re.ASCII)


@final
class Mentions:
    """Which entities of a module name a global in text that nobody has parsed yet.

    The index is made in one pass over that text when it is first asked for; then it is told what comes, changes and goes.
    """

    def __init__(self, module: Module) -> None:
        self._module = module
        self._size = (-1, -1, -1)
        #: Name, as spelled after ``@`` -> entities whose text has it.
        self._by_name: dict[str, list[Entity]] = {}
        #: Name of a function -> entities whose text has a blockaddress in it.
        self._by_address: dict[str, list[Entity]] = {}

    def parse_users(self, node: GlobalReference) -> None:
        """Parse every global, alias, header and body whose text mentions ``node``."""
        self._parse(self._by_name, node)

    def parse_block_addresses(self, function: Function) -> None:
        """Parse everything whose text has an address of one of the function's blocks."""
        self._parse(self._by_address, function)

    def note(self, entity: Entity) -> None:
        """An entity has a new text."""
        if self._size == _size(self._module):
            self._index(entity)

    def note_added(self, entity: Entity) -> None:
        """An entity has come, the last one that did."""
        if sum(self._size) == sum(_size(self._module)) - 1:
            self._size = _size(self._module)
            self._index(entity)

    def note_removed(self) -> None:
        """An entity is gone; what is left of its text means nothing."""
        if sum(self._size) == sum(_size(self._module)) + 1:
            self._size = _size(self._module)

    def _parse(self, index: dict[str, list[Entity]], node: GlobalReference) -> None:
        if self._module.lookup(node.name) is not node:
            return  # no text can mean it
        if self._size != _size(self._module):
            self._index_all()
        for entity in index.pop(node.name, ()):
            if self._module.lookup(entity.name) is entity:
                _parse_text(entity)

    def _index_all(self) -> None:
        module = self._module
        self._size = _size(module)
        self._by_name.clear()
        self._by_address.clear()
        entities: list[Entity] = [*module.globals.values(), *module.aliases.values(), *module.functions.values()]
        for entity in entities:
            self._index(entity)

    def _index(self, entity: Entity) -> None:
        found = set(_MENTION.findall(_unparsed_text(entity)))
        by_name, by_address = self._by_name, self._by_address
        for name in {name for _, name in found}:
            by_name.setdefault(name, []).append(entity)
        for word, name in found:
            if word:
                by_address.setdefault(name, []).append(entity)


def _size(module: Module) -> tuple[int, int, int]:
    return len(module.globals), len(module.aliases), len(module.functions)


def _unparsed_text(entity: Entity) -> str:
    if not isinstance(entity, Function):
        return "" if entity.is_parsed else entity.text.partition("=")[2]
    header = "" if entity.is_header_parsed else entity.header.replace(f"@{entity.name}(", "(", 1)
    body = "" if entity.is_parsed else entity.body or ""
    return f"{header}\n{body}"


def _parse_text(entity: Entity) -> None:
    """Parse what of the entity is text; a function whole, since its header is needed for its body."""
    _ = entity.signature
    if isinstance(entity, Function):
        _ = entity.blocks
