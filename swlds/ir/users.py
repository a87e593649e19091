"""Complete use lists: what is still text is searched for names, and parsed where they occur."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swlds.ir.model import Module
    from swlds.ir.values import GlobalReference

_GLOBAL = re.compile(r'@([-\w$.]+|"[^"]*")', re.ASCII)


def parse_users(module: Module, nodes: Collection[GlobalReference]) -> list[object]:
    """Parse every global, alias, header and body whose text mentions one of ``nodes``; returns what was parsed.

    One pass over the text that is not parsed yet, however many nodes there are.
    """
    names = {node.name for node in nodes}
    parsed: list[object] = []

    def mentions(text: str, own: str = "") -> bool:
        return any(name in names and name != own for name in set(_GLOBAL.findall(text)))

    for variable in module.globals.values():
        if not variable.is_parsed and mentions(variable.text.partition("=")[2]):
            parsed.append(variable.signature)
    for alias in module.aliases.values():
        if not alias.is_parsed and mentions(alias.text.partition("=")[2]):
            parsed.append(alias.signature)
    for function in module.functions.values():
        if not function.is_header_parsed and mentions(function.header, function.name):
            parsed.append(function.signature)
        if not function.is_parsed and function.body and mentions(function.body):
            parsed.append(function.blocks)
    return parsed
