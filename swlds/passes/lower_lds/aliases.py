"""Aliases of LDS variables count as what they stand for.

Before::

    @half = alias i32, getelementptr (i8, ptr addrspace(3) @x, i32 8)
    … load i32, ptr addrspace(3) @half …

After: ``… load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 8) …``, and no alias.
"""

from __future__ import annotations

import re

from swlds.ir.model import Module
from swlds.ir.printer import print_value

_SYMBOL = re.compile(r'@("[^"]*"|[-\w$.]+)')


def inline_aliases(module: Module) -> None:
    """Replace mentions of LDS aliases in all bodies by their aliasee, and remove the aliases."""
    meaning: dict[str, str] = {}
    for alias in module.aliases.values():
        if alias.keyword == "alias" and alias.addrspace == 3:
            meaning[alias.name] = print_value(alias.target)
    if not meaning:
        return
    _resolve_chains(meaning)
    for function in module.functions.values():
        if function.body and "@" in function.body:
            function.replace_text(body=_SYMBOL.sub(lambda m: meaning.get(m[1], m[0]), function.body))
    for name in meaning:
        del module.aliases[name]


def _resolve_chains(meaning: dict[str, str]) -> None:
    """Make aliases of aliases mean what the last one means; each is looked into once, behind what it names."""
    done: set[str] = set()
    for start in meaning:
        stack = [start]
        while stack:
            name = stack[-1]
            inner = next((n for n in _SYMBOL.findall(meaning[name]) if n in meaning and n not in done), None)
            if inner is not None and name not in done:
                stack.append(inner)
                continue
            meaning[name] = _SYMBOL.sub(lambda m: meaning.get(m[1], m[0]), meaning[name])
            done.add(stack.pop())
