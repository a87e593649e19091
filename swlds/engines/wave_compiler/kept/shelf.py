"""Where a launch keeps machine code on disk, or that it does not, and what each piece is called there."""

from __future__ import annotations

from typing import final

from swlds.device.fingerprint import digest
from swlds.engines.wave_compiler.kept.sources import sources_digest
from swlds.engines.wave_compiler.kept.store import Store, open_store


@final
class Shelf:
    """A store, or none. Equal to any other: where code came from is no property of it."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = store

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shelf)

    def __hash__(self) -> int:
        return 0

    def name_of(self, *words: object) -> str:
        """The name of what is made of these words by this swlds: numbers, texts, and dataclasses of them, which print as what
        they are."""
        if self.store is None:
            return ""
        return digest([sources_digest() or "", _libraries(), *(w if isinstance(w, str) else repr(w) for w in words)])

    def get(self, name: str) -> bytes | None:
        """What is kept by that name."""
        return self.store.get(name) if self.store is not None and name else None

    def put(self, name: str, content: bytes) -> None:
        """Keep it by that name."""
        if self.store is not None and name:
            self.store.put(name, content)


def open_shelf(*, is_off: bool) -> Shelf:
    """As the environment says. Nothing is kept where our own code was edited after this process had read it."""
    return NOWHERE if is_off or sources_digest() is None else Shelf(open_store())


NOWHERE = Shelf()


def _libraries() -> str:
    import llvmlite
    import numpy as np

    return f"llvmlite {llvmlite.__version__} numpy {np.__version__}"
