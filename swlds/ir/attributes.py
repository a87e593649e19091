"""Attribute lists of functions, parameters, results and calls, and what entries are called."""

from __future__ import annotations

import functools
import re
from dataclasses import field
from typing import final

from swlds.lazy import dataclass


@final
@dataclass(slots=True)
class Attributes:
    """An attribute list as the printer writes it, entry by entry: ``noalias``, ``align 8``, ``"key"="value"``,
    ``byval(%T)``, ``memory(none)``; ``groups`` are the ``#N`` references."""

    entries: list[str] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.entries or self.groups)

    def copy(self) -> Attributes:
        return Attributes(list(self.entries), list(self.groups))

    def find(self, key: str) -> str | None:
        """The value of ``"key"="value"`` or ``key(value)`` or ``key N`` among the entries, "" for a bare key, else None."""
        for entry in self.entries:
            if entry == key or entry == f'"{key}"':
                return ""
            if entry.startswith(f'"{key}"='):
                return entry[len(key) + 4 : -1]
            if entry.startswith((f"{key}(", f"{key} ", f"{key}=")):
                return entry[len(key) + 1 :].removesuffix(")")
        return None


@functools.lru_cache(256)
def key_of(entry: str) -> str:
    """The name of an attribute: ``align 8``, ``memory(none)``, ``"key"="value"`` without what follows it."""
    if entry.startswith('"'):
        return entry[1 : entry.index('"', 1)]
    return re.split(r"[ (=]", entry, maxsplit=1)[0]


def insert_sorted(entries: list[str], attribute: str) -> list[str]:
    """LLVM keeps string attributes sorted behind the others; one with the same key is replaced."""
    key, is_word = key_of(attribute), not attribute.startswith('"')
    kept = [e for e in entries if key_of(e) != key]
    position = next((i for i, e in enumerate(kept) if e.startswith('"') and (is_word or e > attribute)), len(kept))
    return [*kept[:position], attribute, *kept[position:]]


__all__ = ["Attributes", "insert_sorted", "key_of"]
