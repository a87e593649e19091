"""Which work-item copies what: a cooperative copy dealt out anew, so that lanes lie one behind the other and widths are full.

A copy is parts; in each, an active work-item moves ``bytes`` bytes from one offset to another. Its elements, sorted by where
they come from, are cut into pieces of up to 16 bytes that stay together on both sides; piece p goes to work-item p modulo the
items, in round p over the items. No element changes its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import Any, TypeAlias, final

import numpy as np

from swlds.layouts.lines import LineCount, count_lines
from swlds.lazy import dataclass

#: i64, an offset for each work-item.
Offsets: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
#: Bytes of the widest access of a lane, and below which alignment costs instructions.
WIDEST, WORD = 16, 4
#: Digits of a work-item's number that an address may be made of.
_MOST_DIGITS = 6


@final
@dataclass(frozen=True, eq=False)
class CopyPart:
    """What work-items move at one time: arrays over all of them; ``active``: those that do."""

    source: Offsets
    target: Offsets
    active: np.ndarray[Any, Any]
    bytes: int


@final
@dataclass(frozen=True, slots=True)
class Digit:
    """``number // divisor % count * step``; ``count`` 0: not cut off."""

    divisor: int
    count: int
    step: int


@final
@dataclass(frozen=True, slots=True)
class CopyMap:
    """``width``: bytes of a piece; ``parts``: its rounds. Only in the last one some work-items may have nothing to do: those
    from ``tail`` on (0: none)."""

    width: int
    parts: tuple[CopyPart, ...]
    tail: int


def plan_copy(
    parts: Sequence[CopyPart], items: int, element: int, source_align: int, target_align: int, most: int = WIDEST
) -> CopyMap | str:
    """The pieces of a copy, of at most ``most`` bytes (or an element), or what keeps them from being dealt out.

    ``element``: bytes that are never cut; ``source_align``, ``target_align``: what both sides' offset 0 is surely a multiple of.
    """
    source, target = _elements(parts, element)
    order = np.lexsort((target, source))
    source, target = source[order], target[order]
    if reason := _find_overlap(target, element):
        return reason
    breaks = np.flatnonzero((np.diff(source) != element) | (np.diff(target) != element)) + 1
    starts = np.concatenate([[0], breaks])
    run = element * int(np.gcd.reduce(np.diff(np.concatenate([starts, [len(source)]]))))
    sides = [gcd(align, _divisor(side[starts])) for align, side in ((source_align, source), (target_align, target))]
    widths = [element << k for k in range(5) if element << k <= min(most, WIDEST)]
    width = _fit(run, sides, widths or [element], len(source) * element, items)
    step = width // element
    return _deal(source[::step], target[::step], items, width)


def _elements(parts: Sequence[CopyPart], element: int) -> tuple[Offsets, Offsets]:
    sides: tuple[list[Offsets], list[Offsets]] = ([], [])
    for part in parts:
        inner = np.arange(0, part.bytes, element, dtype=np.int64)
        for side, offsets in zip(sides, (part.source, part.target), strict=True):
            side.append((offsets[part.active][:, None] + inner).ravel())
    return np.concatenate(sides[0]), np.concatenate(sides[1])


def _find_overlap(target: Offsets, element: int) -> str:
    ordered = np.sort(target)
    if len(ordered) and (np.diff(ordered) < element).any():
        return "bytes of LDS are written twice"
    return ""


def _divisor(offsets: Offsets) -> int:
    return int(np.gcd.reduce(offsets))


def _fit(run: int, aligns: Sequence[int], widths: Sequence[int], total: int, items: int) -> int:
    """Of the widths that runs consist of, and that no side takes apart, one with the fewest rounds; of those the narrowest, as it
    leaves the fewest work-items idle. The first of ``widths`` is an element's. Global memory and LDS take words that are aligned
    to one; what is aligned to less goes in such pieces."""
    fitting = [w for w in widths if run % w == 0 and all(align >= min(w, WORD) for align in aligns)] or widths[:1]
    return min(fitting, key=lambda w: (-(-total // (w * items)), w))


def _deal(source: Offsets, target: Offsets, items: int, width: int) -> CopyMap:
    count = len(source)
    rounds = -(-count // items)
    padded = []
    for side in (source, target):
        whole = np.zeros(rounds * items, np.int64)
        whole[:count] = side
        padded.append(whole.reshape(rounds, items))
    active = (np.arange(rounds * items) < count).reshape(rounds, items)
    parts = tuple(CopyPart(s, t, a, width) for s, t, a in zip(*padded, active, strict=True))
    return CopyMap(width, parts, count % items)


def find_digits(offsets: Offsets) -> tuple[int, tuple[Digit, ...]] | None:
    """(start, digits): offset k is ``start`` and the sum of the digits of k, as rows of rows have it; None where there is no such
    rule, as for swizzled rows."""
    start, relative = int(offsets[0]), offsets - offsets[0]
    total, size = len(relative), 1
    digits: list[Digit] = []
    while size < total:
        step = int(relative[size])
        blocks = -(-total // size)
        expected = (np.arange(blocks)[:, None] * step + relative[:size]).ravel()[:total]
        wrong = np.flatnonzero(expected != relative)
        count = int(wrong[0]) // size if len(wrong) else blocks
        if count < 2 or len(digits) == _MOST_DIGITS:
            return None
        digits.append(Digit(size, count if size * count < total else 0, step))
        size *= count
    return start, tuple(digits)


def sum_digits(start: int, digits: Sequence[Digit], count: int) -> Offsets:
    """The offsets that ``find_digits`` found these for."""
    number = np.arange(count, dtype=np.int64)
    total = np.full(count, start, np.int64)
    for digit in digits:
        value = number // digit.divisor
        total += (value % digit.count if digit.count else value) * digit.step
    return total


def count_part_lines(processor: str, parts: Sequence[CopyPart], wave_size: int, align: int) -> LineCount:
    """Lines of the source that the waves of a group use, as if offset 0 were a multiple of a line, or of ``align``."""
    total = LineCount()
    lowest = min(int(part.source[part.active].min()) for part in parts if part.active.any())
    base = lowest // align * align
    for part in parts:
        addresses, active = _rows(part.source - base, wave_size), _rows(part.active, wave_size).astype(bool)
        total += count_lines(processor, part.bytes, np.where(active, addresses, 0).astype(np.uint64), active)
    return total


def _rows(numbers: Offsets, wave_size: int) -> Offsets:
    waves = -(-len(numbers) // wave_size)
    found = np.zeros(waves * wave_size, np.int64)
    found[: len(numbers)] = numbers
    return found.reshape(waves, wave_size)
