"""What maps cost on conflict sets: of many maps at once, and of a map of which only some bits have their images yet.

Words that agree in all bits without an image yet have their final banks already, up to a constant XOR: the busiest bank of such a
class is what the whole set costs at least.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any, final

import numpy as np

from swlds.layouts.banks import WORD
from swlds.layouts.conflict_sets import NO_WORD, ConflictSets

Images = dict[int, int]
#: Byte bits below it say which bank of 32.
LINE_BIT = 7
#: Cells of an array that is made at once: a few milliseconds, and the time limit is looked at in between.
_CELLS = 1 << 18

_Array = np.ndarray[Any, Any]


@final
class OutOfTime(Exception):
    """The time limit is reached."""


@final
class SetCosts:
    """Extra cycles of ``sets`` under maps that keep groups of ``group_bytes`` whole.

    ``bits``: those of an offset whose images matter, the bits of the heaviest sets first, since costs show early then. An image
    is a number below ``1 << top`` and below its bit: what lies above never changes a bank. ``constant``: of sets that no map
    changes. ``bound``: what every mapping costs at least. ``deadline``, of ``time.monotonic``: OutOfTime is raised past it.
    """

    def __init__(self, sets: ConflictSets, group_bytes: int) -> None:
        there = sets.words != NO_WORD
        words = np.where(there, sets.words, 0)
        used = np.bitwise_or.reduce(words, axis=1) if len(words) else np.zeros(0, np.int32)
        varies = (used & -sets.banks) != 0
        still = np.where(there, words & sets.banks[:, None] - 1, 64 + np.arange(words.shape[1])).astype(np.int16)
        self.constant = int(((count_ways(still) - 1) * sets.weights)[~varies].sum())
        self.least = sets.bounds(group_bytes)[varies]
        self.words, self.weights = words[varies], sets.weights[varies]
        self.bound = self.constant + int((self.least * self.weights).sum())
        banks = sets.banks[varies]
        self.image_masks = (banks - 1).astype(np.int16)
        self.places = (self.words & banks[:, None] - 1).astype(np.int16)
        self.low, self.top = group_bytes.bit_length() - 1, int(banks.max(initial=32) * WORD).bit_length() - 1
        self.deadline = 0.0
        self.bits = self._order_bits(used[varies], banks)
        self.rows = {bit: np.flatnonzero(used[varies] >> bit - 2 & 1) for bit in self.bits}
        self._has = {bit: (self.words[rows] >> bit - 2 & 1).astype(np.int16) for bit, rows in self.rows.items()}
        self._there = there[varies]
        self._classes: dict[int, _Array] = {}

    def _order_bits(self, used: _Array, banks: _Array) -> tuple[int, ...]:
        varying = used & -banks
        weights = {
            bit: int(self.weights[(used >> bit - 2 & 1).astype(bool)].sum())
            for bit in range(LINE_BIT, 32)
            if (varying >> bit - 2 & 1).any()
        }
        return tuple(sorted(weights, key=lambda bit: (-weights[bit], bit)))

    def _classes_from(self, depth: int) -> _Array:
        """For each word, which others of its set agree with it in all bits from ``depth`` on: equal numbers; fillings have their
        own."""
        if depth not in self._classes:
            open_bits = sum(1 << bit - 2 for bit in self.bits[depth:])
            classes = np.empty(self.words.shape, np.int16)
            for rows in _chunks(len(classes), classes.shape[1]):
                self.check_time()
                classes[rows] = _class_words(self.words[rows] & open_bits, self._there[rows])
            self._classes[depth] = classes
        return self._classes[depth]

    def of_maps(self, maps: Sequence[Images]) -> _Array:
        """The extra cycles of each of the maps."""
        costs = np.full(len(maps), self.constant, np.int64)
        bits = {bit for images in maps for bit in images}
        classes = self._classes_from(len(self.bits))
        for rows in _chunks(len(self.words), len(maps) * self.words.shape[1]):
            self.check_time()
            places = np.repeat(self.places[None, rows], len(maps), axis=0)
            for bit in bits:
                masks = np.array([images.get(bit, 0) >> 2 for images in maps], np.int16)
                has = (self.words[rows] >> bit - 2 & 1).astype(np.int16)
                places ^= _images(has, masks, self.image_masks[rows])
            ways = count_ways(classes[rows] + places)
            costs += ((ways - 1) * self.weights[rows]).sum(axis=1)
        return costs

    def bounds_of_none(self) -> _Array:
        """Of each set: what it costs at least, whatever the images of ``bits``."""
        bounds: _Array = self.least.copy()
        classes = self._classes_from(0)
        for rows in _chunks(len(self.words), self.words.shape[1]):
            self.check_time()
            ways = count_ways(classes[rows] + self.places[rows])
            bounds[rows] = np.maximum(bounds[rows], ways - 1)
        return bounds

    def bounds_of_next(self, depth: int, places: _Array, bounds: _Array, masks: Sequence[int]) -> _Array:
        """Of each set that has bit ``bits[depth]``: what it costs at least with each of ``masks`` as that bit's image.

        ``places`` and ``bounds`` are those of the images of the bits before.
        """
        bit = self.bits[depth]
        rows = self.rows[bit]
        moves = np.array([mask >> 2 for mask in masks], np.int16)
        classes = self._classes_from(depth + 1)
        found = np.empty((len(masks), len(rows)), np.int64)
        for part in _chunks(len(rows), len(masks) * self.words.shape[1]):
            self.check_time()
            some = rows[part]
            moved = places[some] ^ _images(self._has[bit][part], moves, self.image_masks[some])
            found[:, part] = np.maximum(count_ways(classes[some] + moved) - 1, bounds[some])
        return found

    def places_with(self, places: _Array, bit: int, mask: int) -> _Array:
        """The banks of all words with one more image."""
        if not mask:
            return places
        rows = self.rows[bit]
        moved = places.copy()
        moved[rows] ^= self._has[bit] * (self.image_masks[rows] & np.int16(mask >> 2))[:, None]
        return moved

    def check_time(self) -> None:
        if time.monotonic() > self.deadline:
            raise OutOfTime


def _class_words(values: _Array, there: _Array) -> _Array:
    """64 times the rank of each value in its row, or a number of its own."""
    order = np.argsort(values, axis=1, kind="stable")
    ordered = np.take_along_axis(values, order, axis=1)
    ranks = np.zeros_like(ordered)
    ranks[:, 1:] = np.cumsum(ordered[:, 1:] != ordered[:, :-1], axis=1)
    classes = np.empty_like(ranks)
    np.put_along_axis(classes, order, ranks, axis=1)
    width = values.shape[1]
    found: _Array = np.where(there, classes, width + np.arange(width)).astype(np.int16) * np.int16(64)
    return found


def _images(has: _Array, masks: _Array, image_masks: _Array) -> _Array:
    """What is XORed onto the banks of words that have a bit, for each mask as its image: an array of masks, sets, words."""
    found: _Array = has * (masks[:, None] & image_masks)[:, :, None]
    return found


def count_ways(keys: _Array) -> _Array:
    """How often the most frequent number occurs, along the last axis."""
    keys = np.sort(keys, axis=-1)
    place = np.arange(1, keys.shape[-1], dtype=np.int16)
    starts = np.where(keys[..., 1:] != keys[..., :-1], place, np.int16(0))
    since = place - np.maximum.accumulate(starts, axis=-1)
    ways: _Array = since.max(axis=-1, initial=0).astype(np.int64) + 1
    return ways


def _chunks(count: int, cells: int) -> Iterator[slice]:
    """Slices of ``count`` rows of ``cells`` cells."""
    size = max(1, _CELLS // max(1, cells))
    return (slice(k, k + size) for k in range(0, count, size))
