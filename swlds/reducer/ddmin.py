"""Delta debugging over a fixed list of edits: the largest pieces first."""

from __future__ import annotations

from collections.abc import Callable, Iterator


def minimise(
    count: int, find_first: Callable[[Iterator[list[int]]], int | None], parts: tuple[int, int | None] = (1, None)
) -> list[int]:
    """The edits, by number, that can be made together. ``find_first`` tries lists of edits in order and gives the place of the
    first that keeps what is looked for, None where none does. ``parts``: how many pieces the edits are cut into, at first and where
    it ends once nothing goes (None: a piece for each).

    Behind a piece that goes twice as many are tried at once: where much goes, few trials are needed. A piece that did not go is
    not tried again, though others have gone since: that is for the caller's next round.
    """
    made: list[int] = []
    failed: set[tuple[int, ...]] = set()
    left = list(range(count))
    size, barren = (0 if part is None else max(1, count // part) for part in parts)
    while size and left:
        pieces = [piece for piece in _cut(left, size) if tuple(piece) not in failed]
        at, together = 0, 1
        before = len(made)
        while at < len(pieces):
            tries = [range(at, at + together)] if 1 < together <= len(pieces) - at else []
            tries += [range(piece, piece + 1) for piece in range(at, len(pieces))]
            found = find_first(sorted([*made, *_joined(pieces, which)]) for which in tries)
            failed.update(tuple(_joined(pieces, which)) for which in tries[:found])
            if found is None:
                break
            made += _joined(pieces, tries[found])
            together = 2 * len(tries[found]) if tries[found].start == at else 1
            at = tries[found].stop
        if len(made) == before and size <= barren:
            break
        gone = set(made)
        left = [number for number in left if number not in gone]
        size = min(size // 2, len(left)) if size > 1 else 0
    return sorted(made)


def _cut(numbers: list[int], size: int) -> Iterator[list[int]]:
    return (numbers[max(0, end - size) : end] for end in range(len(numbers), 0, -size))


def _joined(pieces: list[list[int]], which: range) -> list[int]:
    return [number for index in which for number in pieces[index]]
