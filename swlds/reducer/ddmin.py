"""Delta debugging over a fixed list of edits: the largest pieces first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from typing import final

from swlds.lazy import dataclass


@final
@dataclass(frozen=True)
class _Try:
    """Neighbouring ones of the pieces of ``size`` that ``left`` is cut into: those from ``start`` to before ``end``."""

    left: list[int]
    size: int
    pieces: list[list[int]] = field(default_factory=list)
    start: int = 0
    end: int = 0

    @property
    def edits(self) -> list[int]:
        return [number for piece in self.pieces[self.start : self.end] for number in piece]


def minimise(
    count: int, find_first: Callable[[Iterator[list[int]]], int | None], parts: tuple[int, int | None] = (1, None)
) -> list[int]:
    """The edits, by number, that can be made together. ``find_first`` tries lists of edits in order and gives the place of the
    first that keeps what is looked for, None where none does. ``parts``: how many pieces the edits are cut into, at first and
    where it ends once nothing goes (None: a piece for each).

    Behind a piece that goes twice as many are tried at once: where much goes, few trials are needed. A piece that did not go is
    not tried again, though others have gone since: that is for the caller's next round.
    """
    size, barren = (0 if part is None else max(1, count // part) for part in parts)
    made: list[int] = []
    failed: set[tuple[int, ...]] = set()
    last = _Try(list(range(count)), size)
    together, is_barren = 1, True
    while True:
        tries: list[_Try] = []
        found = find_first(_with(made, _tries(last, together, is_barren, barren, set(made), failed), tries))
        if found is None:
            return sorted(made)
        failed.update(tuple(one.edits) for one in tries[:found])
        taken = tries[found]
        made += taken.edits
        is_next = taken.size == last.size and taken.start == last.end
        together = 2 * (taken.end - taken.start) if is_next or taken.start == 0 else 1
        last, is_barren = taken, False


def _tries(
    last: _Try, together: int, is_barren: bool, barren: int, made: set[int], failed: set[tuple[int, ...]]
) -> Iterator[_Try]:
    """What to try behind ``last``, while nothing goes: what is left of its pieces, then smaller ones."""
    left, size, pieces, start = last.left, last.size, last.pieces, last.end
    failed = set(failed)
    while size and left:
        pieces = pieces or [piece for piece in _cut(left, size) if tuple(piece) not in failed]
        if 1 < together <= len(pieces) - start:
            yield _Try(left, size, pieces, start, start + together)
        for index in range(start, len(pieces)):
            failed.add(tuple(pieces[index]))
            yield _Try(left, size, pieces, index, index + 1)
        if is_barren and size <= barren:
            return
        left = [number for number in left if number not in made]
        size = min(size // 2, len(left)) if size > 1 else 0
        pieces, start, together, is_barren = [], 0, 1, True


def _with(made: list[int], tries: Iterator[_Try], seen: list[_Try]) -> Iterator[list[int]]:
    for one in tries:
        seen.append(one)
        yield sorted([*made, *one.edits])


def _cut(numbers: list[int], size: int) -> Iterator[list[int]]:
    return (numbers[max(0, end - size) : end] for end in range(len(numbers), 0, -size))
