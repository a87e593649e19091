"""Products of matrices that the lanes of a wave hold together, as matrix instructions have them.

An element of the result is the sum of its products in double precision, from 0 on and in the order of K, where each product of
numbers of up to 32 bits is exact; only what it is added to rounds it to a shorter type. Devices sum in orders of their own, of
which no source tells, so the last bits may differ. Whole numbers are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.lazy import dataclass


@final
@dataclass(frozen=True, eq=False, slots=True)
class Layout:
    """Where the elements of a product lie: element n of lane l at n * lanes + l. ``left`` (blocks, rows, K): those of A;
    ``right`` (blocks, K, columns): those of B; ``result`` (blocks, rows, columns): the sums, of which a lane has ``count``.
    Columns lie in neighbouring lanes."""

    left: Array
    right: Array
    result: Array
    count: int


def places(lanes: int, count: int) -> Array:
    """(lanes, count): where the elements lie."""
    return np.arange(count) * lanes + np.arange(lanes)[:, None]


def make_layout(left: Array, right: Array, result: Array, count: int) -> Layout:
    """``left``: (blocks, rows, K), ``right``: (blocks, columns, K) and ``result``: (blocks, rows, columns), of places."""
    right = np.ascontiguousarray(right.transpose(0, 2, 1))
    for places_of_columns in (right, result):
        assert (np.diff(places_of_columns, axis=2) == 1).all(), "columns lie in neighbouring lanes"
    return Layout(np.ascontiguousarray(left), right, result, count)


def places_of_result(index: tuple[Array, Array, Array], shape: tuple[int, int, int]) -> Array:
    """(blocks, rows, columns): places of what each lane has, given (block, row, column) of its elements, each (lanes, count)."""
    found = np.zeros(shape, np.int64)
    found[index] = places(*index[0].shape)
    return found


def in_columns(values: Array) -> Array:
    """(lanes, elements), also of one."""
    return values if values.ndim == 2 else values[:, None]


def shaped_as(values: Array, other: Array) -> Array:
    """(lanes, 1) as (lanes,), where the other is that."""
    return values if other.ndim == 2 else values[:, 0]


def places_by_depth(depths: Array, side: int) -> Array:
    """(side, K): where the elements lie. Lane ``side * group + row`` has those of the row that ``depths[group]`` says."""
    lanes, count = side * len(depths), depths.shape[1]
    found = np.empty((side, depths.size), np.int64)
    for group, held in enumerate(places(lanes, count).reshape(len(depths), side, count)):
        found[:, depths[group]] = held
    return found


def take(values: Array, at: Array) -> Array:
    """The elements at those places, which are known before: (lanes, count)."""
    values = in_columns(values)
    if hasattr(values, "take_elements"):
        found: Array = values.take_elements(at)
        return found
    return np.asarray(values.T.ravel()[at])


def side_by_side(parts: Sequence[Array]) -> Array:
    """(lanes, elements) of the first, then of the next."""
    return np.stack([part[:, k] for part in parts for k in range(part.shape[1])], axis=1)


def sum_products(a: Array, b: Array, layout: Layout, which: Array | None = None) -> Array:
    """(lanes, count) sums, as doubles or as i32. ``which``: for each element of A, how many elements behind their place in the
    layout those of B lie that it is multiplied by. Numbers that are traced multiply themselves (``values/traced.py`` of the wave
    compiler), to the same bits."""
    a, b = in_columns(a), in_columns(b)
    if hasattr(a, "sum_products"):
        found: Array = a.sum_products(b, layout, which)
        return found
    kind: Any = np.int32 if a.dtype.kind == "i" else np.float64
    right = layout.right[:, None]
    if which is not None:
        right = right + len(a) * which.astype(np.int64).T.ravel()[layout.left][..., None]
    x, y = (v.astype(kind).T.ravel()[at] for v, at in ((a, layout.left), (b, right)))
    sums = np.zeros(layout.result.shape, kind)
    for k in range(x.shape[2]):
        sums += x[:, :, k, None] * y[:, :, k]
    out = np.empty(layout.count * len(a), kind)
    out[layout.result] = sums
    return out.reshape(layout.count, len(a)).T


#: Bytes of a number -> unsigned numbers as long, the NaN that products give.
_NANS: dict[int, tuple[Any, int]] = {
    2: (np.uint16, 0x7E00),
    4: (np.uint32, 0x7FC00000),
    8: (np.uint64, 0x7FF8000000000000),
}


def with_one_nan(values: Array) -> Array:
    """The numbers, each NaN among them as the quiet one without a sign and a payload. No source at hand tells which of its
    operands' a matrix instruction gives on, and host instructions differ in which one of a sum they do."""
    kind, nan = _NANS[values.dtype.itemsize]
    found: Array = np.where(np.isnan(values), kind(nan), values.view(kind)).view(values.dtype)
    return found


__all__ = [
    "Layout",
    "in_columns",
    "make_layout",
    "places",
    "places_by_depth",
    "places_of_result",
    "shaped_as",
    "side_by_side",
    "sum_products",
    "take",
    "with_one_nan",
]
