"""What a swizzle can change about access patterns: sets of words that one phase of a pass wants at once.

    pattern  ->  passes, split where they are wider than the groups that stay whole            ``passes_within``
    pass     ->  phases; the words of each, relative to its first one by XOR, in order
    sets     ->  equal ones are one, with the sum of their weights                             ``ConflictSets``

Only XOR differences matter: a constant XOR permutes banks, and L is linear. So the trips of a loop and the waves of a group
mostly leave the same few sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, final

import numpy as np

from swlds.errors import OptionError
from swlds.layouts.bank_rows import BankRow, find_row
from swlds.layouts.banks import WORD, Kind, Pass, Pattern, count_costs, split_access
from swlds.layouts.distinct import distinct
from swlds.lazy import dataclass
from swlds.words import shown

#: Stands in rows of words that are shorter than the longest.
NO_WORD = np.iinfo(np.int32).max
_LARGEST = 1 << 32
#: Sums of cycles stay below 2^63 for patterns of so many executions.
_MOST_EXECUTIONS = 1 << 40
_WIDEST = {"read": 1 << 12, "write": 1 << 12, "atomic": 16}

_Array = np.ndarray[Any, Any]


@final
@dataclass(frozen=True, slots=True)
class Batch:
    """Patterns of accesses alike: a row of ``offsets`` and of ``active`` each, ``weights`` how often.

    ``align`` is what the access promises, ``shown`` what the offsets are multiples of.
    """

    kind: Kind
    bytes: int
    align: int
    shown: int
    offsets: _Array
    active: _Array
    weights: _Array

    @property
    def lanes(self) -> int:
        return int(self.offsets.shape[1])


@final
@dataclass(frozen=True, slots=True)
class ConflictSets:
    """The sets of patterns whose accesses are split into groups: ``words[i]``, distinct, sorted, the first 0, filled up with
    ``NO_WORD``; they share ``banks[i]`` banks in ``weights[i]`` phases. ``base_cycles`` are those of all patterns."""

    words: _Array
    banks: _Array
    weights: _Array
    base_cycles: int

    def bounds(self, group_bytes: int) -> _Array:
        """Of each set, the extra cycles that it has under every mapping that keeps groups whole.

        A bank serves one place within the groups only, so the words at one place share banks / (words of a group) banks.
        """
        count = group_bytes // WORD
        there = self.words != NO_WORD
        crowd = -(-there.sum(axis=1) // self.banks)
        for place in range(count):
            at = (there & (self.words % count == place)).sum(axis=1)
            crowd = np.maximum(crowd, -(-at // (self.banks // count)))
        found: _Array = crowd - 1
        return found


def passes_within(kind: Kind, size: int, align: int, group_bytes: int, *, shown: int | None = None) -> tuple[Pass, ...]:
    """The passes of an access none of which reaches over groups of ``group_bytes``.

    ``align`` is what the access promises. Where that is below a word, ``shown`` says what its offsets are multiples of; if that
    is below a word, too, pieces of so many bytes are all that is safe. An atomic cannot be split: a group has to hold it.
    """
    if kind == "atomic":
        return split_access(kind, size, align)
    if align >= WORD:
        return split_access(kind, size, min(align, group_bytes))
    reach = min(shown or align, group_bytes)
    if reach < WORD:
        return tuple(Pass(k, min(reach, size - k)) for k in range(0, size, reach))
    return split_access("write", size, reach)  # a read takes no more than it needs where it promises nothing


def batch_patterns(patterns: Iterable[Pattern]) -> list[Batch]:
    """Merges equal patterns and puts accesses alike together; patterns without an active lane are left out."""
    merged: dict[tuple[Kind, int, int, int], dict[tuple[tuple[int, ...], int], int]] = {}
    for pattern in patterns:
        if not isinstance(pattern, Pattern):
            raise OptionError(f"{shown(pattern)} is no Pattern")
        lanes = len(pattern.offsets)
        active = pattern.lanes & (1 << lanes) - 1
        if pattern.weight < 0:
            raise OptionError(f"a pattern is executed {pattern.weight} times")
        if active and pattern.weight:
            rows = merged.setdefault((pattern.kind, pattern.bytes, pattern.align, lanes), {})
            rows[pattern.offsets, active] = rows.get((pattern.offsets, active), 0) + pattern.weight
    for kind, size, align, _ in merged:
        _check_access(kind, size, align)
    if sum(sum(rows.values()) for rows in merged.values()) > _MOST_EXECUTIONS:
        raise OptionError("the patterns are executed more than 2^40 times")
    return [batch for key, rows in merged.items() for batch in _batches(*key, rows)]


def _check_access(kind: str, size: int, align: int) -> None:
    if kind not in _WIDEST:
        raise OptionError(f"no access is a {shown(kind)}", hint="read, write or atomic")
    if not 0 < size <= _WIDEST[kind]:
        raise OptionError(f"no {kind} has {size} bytes")
    if align < 1 or align & align - 1:
        raise OptionError(f"an alignment of {align} is no power of two")


def _batches(
    kind: Kind, size: int, align: int, lanes: int, rows: dict[tuple[tuple[int, ...], int], int]
) -> Iterable[Batch]:
    offsets = np.array([offsets for offsets, _ in rows]).reshape(-1, lanes)
    if offsets.dtype.kind not in "iu":
        raise OptionError("an offset of a pattern is no whole number below 2^63")
    masks = b"".join(mask.to_bytes(-(-lanes // 8), "little") for _, mask in rows)
    bits = np.unpackbits(np.frombuffer(masks, np.uint8).reshape(len(rows), -1), axis=1, bitorder="little")
    active = bits[:, :lanes].astype(bool)
    offsets = np.where(active, offsets, 0).astype(np.int64)
    weights = np.array(list(rows.values()), np.int64)
    if offsets.min() < 0 or offsets.max() >= _LARGEST:
        raise OptionError(
            "an offset of a pattern is negative or above 4 GiB", hint="offsets count from the variable's base"
        )
    if align >= WORD or kind == "atomic":
        yield Batch(kind, size, align, align, offsets, active, weights)
        return
    seen = np.bitwise_or.reduce(offsets, axis=1) | 16
    shown = np.maximum(seen & -seen, align)
    for value in distinct(shown):
        at = shown == value
        yield Batch(kind, size, align, int(value), offsets[at], active[at], weights[at])


def highest_end(batches: Sequence[Batch]) -> int:
    """The end of the highest byte that an active lane touches; 0 for none."""
    return max((int(batch.offsets[batch.active].max()) + batch.bytes for batch in batches), default=0)


def widest_atomic(batches: Sequence[Batch]) -> int:
    """Groups must be at least so wide."""
    return max((batch.bytes for batch in batches if batch.kind == "atomic"), default=0)


def cost_unchanged(processor: str, batches: Sequence[Batch]) -> tuple[int, int]:
    """Base and extra cycles of the patterns as they are."""
    base = extra = 0
    for b in batches:
        found = count_costs(processor, b.kind, b.bytes, b.align, b.offsets, b.active)
        base += found.base_cycles * int(b.weights.sum())
        extra += int((found.extra_cycles * b.weights).sum())
    return base, extra


def find_conflict_sets(processor: str, batches: Sequence[Batch], group_bytes: int) -> ConflictSets:
    """The sets of the patterns with accesses split into groups. Passes with a misaligned lane have base cycles only."""
    base, found = 0, []
    for batch in batches:
        for part in passes_within(batch.kind, batch.bytes, batch.align, group_bytes, shown=batch.shown):
            row = find_row(processor, batch.lanes, "read" if batch.kind == "read" else "write", part.bytes)
            base += len(row.phases) * int(batch.weights.sum())
            found.append((row.banks, *_merge(*_words(batch, part, row))))
    if not found:
        return ConflictSets(np.zeros((0, 1), np.int32), np.zeros(0, np.int64), np.zeros(0, np.int64), base)
    longest = max(words.shape[1] for _, words, _ in found)
    words = np.concatenate([_widen(words, longest) for _, words, _ in found])
    banks = np.concatenate([np.full(len(words), banks) for banks, words, _ in found])
    words, weights = _merge(np.column_stack([banks, words]), np.concatenate([weights for *_, weights in found]))
    return ConflictSets(words[:, 1:], words[:, 0].astype(np.int64), weights, base)


def _words(batch: Batch, part: Pass, row: BankRow) -> tuple[_Array, _Array]:
    """A row of words, relative to the first one and in order, for each phase of each pattern with an active lane; weights."""
    place = batch.offsets + part.offset
    straight = ~((place % (16 if part.bytes == 12 else part.bytes) != 0) & batch.active).any(axis=1)
    lanes = np.array(row.phases)
    active = batch.active[straight][:, lanes].reshape(-1, lanes.shape[1])
    starts = (place[straight][:, lanes] // WORD).reshape(-1, lanes.shape[1])
    weights = np.repeat(batch.weights[straight], len(row.phases))
    some = active.any(axis=1)
    active, starts, weights = active[some], starts[some], weights[some]
    first = np.take_along_axis(starts, active.argmax(axis=1)[:, None], axis=1)
    starts = np.where(active, starts, first)
    count = max(part.bytes // WORD, 1)
    words = (starts[:, :, None] + np.arange(count)).reshape(len(starts), lanes.shape[1] * count)
    return _in_order(words ^ first), weights


def _in_order(words: _Array) -> _Array:
    """Each row's distinct words, sorted."""
    words = np.sort(words.astype(np.int32), axis=1)
    words[:, 1:][words[:, 1:] == words[:, :-1]] = NO_WORD
    return np.sort(words, axis=1)


def _merge(words: _Array, weights: _Array) -> tuple[_Array, _Array]:
    """Distinct rows, and the sums of their weights.

    Rows are sorted by a number that is mostly their own, which is many times as fast as to sort rows.
    """
    rows = words.astype(np.int32)
    factors = np.random.default_rng(1).integers(1, 1 << 62, rows.shape[1], np.int64) | 1
    _, first, where = np.unique(rows.astype(np.int64) @ factors, return_index=True, return_inverse=True)
    where = where.reshape(-1)
    if not np.array_equal(rows[first][where], rows):  # two rows have one number
        _, first, where = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    sums = np.zeros(len(first), np.int64)
    np.add.at(sums, where.reshape(-1), weights)
    return rows[first], sums


def _widen(words: _Array, width: int) -> _Array:
    return np.pad(words, ((0, 0), (0, width - words.shape[1])), constant_values=NO_WORD)
