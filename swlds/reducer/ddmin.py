"""Delta debugging over a fixed list of edits: the largest pieces first."""

from __future__ import annotations

from collections.abc import Callable, Iterator


def minimise(count: int, find_first: Callable[[Iterator[list[int]]], int | None], finest: int = 1) -> list[int]:
    """The edits, by number, that can be made together. ``find_first`` tries lists of edits in order and gives the place of the
    first that keeps what is looked for, None where none does. Pieces have at least ``finest`` edits.

    Behind a piece that goes twice as many are tried at once: where much goes, few trials are needed.
    """
    made: list[int] = []
    left = list(range(count))
    size = count
    while left and size >= finest:
        pieces = [left[max(0, end - size) : end] for end in range(len(left), 0, -size)]
        at, together = 0, 1
        while at < len(pieces):
            tries = [range(at, at + together)] if 1 < together <= len(pieces) - at else []
            tries += [range(piece, piece + 1) for piece in range(at, len(pieces))]
            found = find_first(sorted([*made, *_joined(pieces, which)]) for which in tries)
            if found is None:
                break
            made += _joined(pieces, tries[found])
            together = 2 * len(tries[found]) if tries[found].start == at else 1
            at = tries[found].stop
        gone = set(made)
        left = [number for number in left if number not in gone]
        size = min(size // 2, len(left)) if size > 1 else 0
    return sorted(made)


def _joined(pieces: list[list[int]], which: range) -> list[int]:
    return [number for index in which for number in pieces[index]]
