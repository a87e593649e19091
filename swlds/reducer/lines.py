"""Text that LLVM does not read, made short by its lines: there is no model of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from swlds.reducer.ddmin import minimise

#: Tries texts in order; the place of the first that fails alike, None where none does.
FindFirst = Callable[[Iterator[str]], int | None]


def shorten_lines(text: str, find_first: FindFirst) -> None:
    """Take out lines as long as any can go; ``find_first`` keeps what it finds."""
    lines = text.split("\n")
    while True:

        def find(tries: Iterator[list[int]], given: list[str] = lines) -> int | None:
            return find_first(_without(given, set(gone)) for gone in tries)

        gone = set(minimise(len(lines), find))
        if not gone:
            return
        lines = _without(lines, gone).split("\n")


def _without(lines: list[str], gone: set[int]) -> str:
    return "\n".join(line for index, line in enumerate(lines) if index not in gone)
