"""Machine code of functions that kernels have in common (``host/shared.py``): in this process, and on disk.

What a kernel lacks is made in one module. On disk that is an object by the functions' keys, and for each of them a file that
says which object has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, final

from swlds.engines.wave_compiler.kept.shelf import Shelf
from swlds.lazy import dataclass

#: Functions that are kept in a process; what was made longest ago gives way, and goes when no kernel calls it any more.
MOST = 1000
Link = Callable[[bytes, Iterable[str]], Any]


@final
@dataclass(frozen=True, slots=True)
class MadeFunction:
    """``library``: what its code goes with."""

    key: str
    address: int
    library: Any


@final
class SharedCode:
    """Of one kind of host. ``words`` say which; ``link`` puts an object into memory, by the names that it exports."""

    def __init__(self, words: str, link: Link) -> None:
        self._words, self._link = words, link
        self._made: dict[str, MadeFunction] = {}

    def find(self, keys: Iterable[str], shelf: Shelf) -> dict[str, MadeFunction]:
        """Those that are in this process or on disk, by key."""
        found: dict[str, MadeFunction] = {}
        for key in keys:
            if key not in found:
                made = self._made.get(key)
                found |= self._load(key, shelf) if made is None else {key: made}
        return found

    def add(self, exported: Mapping[str, str], code: bytes, shelf: Shelf) -> dict[str, MadeFunction]:
        """Those of an object that was made now, by key. ``exported``: their keys, by name."""
        name = shelf.name_of("functions", self._words, *sorted(exported.values()))
        head = " ".join(word for item in exported.items() for word in item)
        shelf.put(name, head.encode() + b"\n" + code)
        for key in exported.values():
            shelf.put(self._place(key, shelf), name.encode())
        return self._keep(exported, code)

    def _place(self, key: str, shelf: Shelf) -> str:
        return shelf.name_of("function", self._words, key)

    def _load(self, key: str, shelf: Shelf) -> dict[str, MadeFunction]:
        """All that the object has which holds the function; nothing where there is none."""
        name = shelf.get(self._place(key, shelf))
        data = None if name is None else shelf.get(name.decode())
        if data is None:
            return {}
        head, _, code = data.partition(b"\n")
        words = head.decode().split(" ")
        return self._keep(dict(zip(words[::2], words[1::2], strict=True)), code)

    def _keep(self, exported: Mapping[str, str], code: bytes) -> dict[str, MadeFunction]:
        made = self._link(code, exported)
        found = {key: MadeFunction(key, made.library[name], made) for name, key in exported.items()}
        for key, function in found.items():
            self._made.pop(key, None)
            self._made[key] = function
        for oldest in list(self._made)[:-MOST]:
            del self._made[oldest]
        return found
