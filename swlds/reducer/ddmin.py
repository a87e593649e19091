"""Delta debugging over a fixed list of edits: the largest pieces first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence


def minimise(count: int, find_first: Callable[[Iterator[list[int]]], int | None]) -> list[int]:
    """The edits, by number, that can be made together. ``find_first`` tries lists of edits in order and gives the place of the
    first that keeps what is looked for, None where none does."""
    made: list[int] = []
    left = list(range(count))
    size = count
    while size and left:
        pieces = [left[max(0, end - size) : end] for end in range(len(left), 0, -size)]
        at = 0
        while at < len(pieces):
            found = find_first(_joined(made, pieces[at:]))
            if found is None:
                break
            at += found
            made += pieces[at]
            at += 1
        gone = set(made)
        left = [number for number in left if number not in gone]
        size = min(size // 2, len(left)) if size > 1 else 0
    return sorted(made)


def _joined(made: list[int], pieces: Sequence[list[int]]) -> Iterator[list[int]]:
    return (sorted([*made, *piece]) for piece in pieces)
