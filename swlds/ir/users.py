"""Complete use lists: what is still text is searched for a name, and parsed where it occurs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swlds.ir.model import Module
    from swlds.ir.values import GlobalReference


def parse_users(module: Module, node: GlobalReference) -> list[object]:
    """Parse every global, alias, header and body whose text mentions ``node``; returns what was parsed."""
    parsed: list[object] = []
    name = node.name
    mention = f"@{name}"
    exact = re.compile(re.escape(mention) + r"(?![-\w$.])", re.ASCII)

    def mentions(text: str | None) -> bool:
        return text is not None and mention in text and exact.search(text) is not None

    for variable in module.globals.values():
        if not variable.is_parsed and variable is not node and mentions(variable.text):
            parsed.append(variable.signature)
    for alias in module.aliases.values():
        if not alias.is_parsed and mentions(alias.text):
            parsed.append(alias.signature)
    for function in module.functions.values():
        if not function.is_header_parsed and function is not node and mentions(function.header):
            parsed.append(function.signature)
        if not function.is_parsed and mentions(function.body):
            parsed.append(function.blocks)
    return parsed
