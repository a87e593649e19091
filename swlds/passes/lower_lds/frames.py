"""What kernels have around their own lines: thousands have it alike, but for the names of their globals."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import final

from swlds.passes.lower_lds.text import Names


@final
class Frames:
    """Texts of one lowering, each made once. They name no globals of a kernel but those that are called after its slot."""

    def __init__(self) -> None:
        #: A text cut where the name stands, and how many temporaries it has.
        self._known: dict[Hashable, tuple[list[str], int]] = {}

    def text(self, key: Hashable, names: Names, slot: str, make: Callable[[], list[str]]) -> str:
        """The lines that ``make`` would make, for a kernel with that slot. ``key``: all that they follow from, but for the slot's
        name and what new values are called."""
        name = slot.strip('"')  # with .md and others behind it, it stands inside the quotes
        key = key, name == slot, names.prefix, names.count
        known = self._known.get(key)
        if known is None:
            before = names.count
            pieces = "\n".join(make()).split(name)
            self._known[key] = pieces, names.count - before
        else:
            pieces, count = known
            names.count += count
        return name.join(pieces)
