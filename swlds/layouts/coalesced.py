"""The blocked layout by which a tensor's accesses are coalesced: Triton's ``tritongpu-coalesce``, for any lanes and warps.

The rules are those of Coalesce.cpp and CoalesceUtils.cpp at triton-lang/triton 2b1031d6, of BlockedEncodingAttr for what a warp
and a group take. They go by what AxisInfo knows of the pointers: ``contiguity``, elements that follow one another, and
``divisibility``, bytes that the address of the first of them is a multiple of, both for each dimension, powers of two.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import final

from swlds.errors import OptionError
from swlds.layouts.blocked import BlockedLayout
from swlds.lazy import dataclass
from swlds.words import knows_words, refuse_fields

#: Bits of the widest access of one lane.
WIDEST = 128


@final
@dataclass(frozen=True)
class TensorAccess:
    """An access to memory by a tensor of pointers.

    ``is_store``: anything but a plain load, so atomic operations and copies to LDS as well. ``slice``: accesses with equal ones
    depend on one another (Triton's slice with several roots) and share their widths; None: this one shares with none.
    """

    shape: tuple[int, ...]
    element_bits: int
    contiguity: tuple[int, ...]
    divisibility: tuple[int, ...]
    order: tuple[int, ...] | None = None
    is_store: bool = False
    slice: Hashable = None

    def __post_init__(self) -> None:
        refuse_fields(self, OptionError)
        rank = len(self.shape)
        if not rank:
            raise OptionError("an access of rank 0", hint="a tensor has a size for each dimension")
        for name, values in (("contiguity", self.contiguity), ("divisibility", self.divisibility)):
            if len(values) != rank or any(value < 1 or value & value - 1 for value in values):
                raise OptionError(f"{name} is {list(values)}", hint=f"a power of two for each of {rank} dimensions")
        _check_shape(self.shape, self.element_bits)
        if self.order is not None and sorted(self.order) != list(range(rank)):
            raise OptionError(f"order is {list(self.order)}", hint="each dimension once, the fastest first")

    @property
    def fastest_first(self) -> tuple[int, ...]:
        """``order`` if it is given, else dimensions by falling contiguity; of equal ones the last dimension comes first."""
        if self.order is not None:
            return self.order
        return tuple(sorted(range(len(self.shape) - 1, -1, -1), key=lambda k: -self.contiguity[k]))

    @property
    def own_elements(self) -> int:
        """Elements that one lane can take at once by what is known of this access alone."""
        first = self.fastest_first[0]
        aligned = max(self.divisibility[first] // max(self.element_bits // 8, 1), 1)
        run = min(self.contiguity[first], self.shape[first])
        return max(min(aligned, run, WIDEST // self.element_bits), 1)


@knows_words(OptionError)
def coalesced_layout(
    shape: Sequence[int],
    element_bits: int,
    contiguity: Sequence[int],
    divisibility: Sequence[int],
    warps: int,
    lanes: int,
    order: Sequence[int] | None = None,
    is_store: bool = False,
) -> BlockedLayout:
    """The layout of one access that shares its figures with no other.

    ``shape``: elements of the tensor; ``contiguity`` in elements, ``divisibility`` in bytes; ``warps`` of a group, ``lanes`` of
    a warp; ``order``: dimensions, the fastest first, instead of by contiguity. Raises OptionError for what no tensor has.
    """
    access = TensorAccess(
        tuple(shape),
        element_bits,
        tuple(contiguity),
        tuple(divisibility),
        None if order is None else tuple(order),
        is_store,
    )
    return coalesced_layouts([access], warps, lanes)[0]


@knows_words(OptionError)
def coalesced_layouts(accesses: Sequence[TensorAccess], warps: int, lanes: int) -> list[BlockedLayout]:
    """A layout for each access: those of one slice, shape and order have the width of the one that is aligned best, but a store
    has no more than its own alignment allows, as lanes would leave gaps between them; gaps of loads hit in the cache."""
    widest: dict[Hashable, int] = {}
    keys = [(a.slice, a.shape, a.fastest_first) for a in accesses]
    for key, access in zip(keys, accesses, strict=True):
        widest[key] = max(widest.get(key, 1), access.own_elements)
    layouts = []
    for key, access in zip(keys, accesses, strict=True):
        shared = access.own_elements if access.slice is None else widest[key]
        elements = min(shared, _elements_per_thread(access.shape, warps, lanes))
        if access.is_store:
            elements = min(elements, access.own_elements)
        layouts.append(_spread(access.shape, elements, access.fastest_first, warps, lanes))
    return layouts


@knows_words(OptionError)
def descriptor_layout(shape: Sequence[int], element_bits: int, warps: int, lanes: int) -> BlockedLayout:
    """The layout of a load or store through a tensor descriptor: row-major, whose last dimension is taken in vectors."""
    _check_shape(shape, element_bits)
    vector = min(_elements_per_thread(shape, warps, lanes), WIDEST // element_bits)
    return _spread(tuple(shape), max(vector, 1), tuple(range(len(shape) - 1, -1, -1)), warps, lanes)


def _spread(shape: tuple[int, ...], elements: int, order: tuple[int, ...], warps: int, lanes: int) -> BlockedLayout:
    """So many elements a thread along the fastest dimension; lanes, then warps, fill one dimension after the other, as far as the
    tensor reaches, and the slowest one takes what is left."""
    sizes = [1] * len(shape)
    sizes[order[0]] = elements
    threads, groups = [1] * len(shape), [1] * len(shape)
    left_lanes, left_warps = lanes, warps
    left = lanes * warps
    for dimension in order[:-1]:
        wanted = min(left, max(shape[dimension] // sizes[dimension], 1))
        threads[dimension] = min(wanted, left_lanes)
        groups[dimension] = min(wanted // threads[dimension], left_warps)
        left_lanes //= threads[dimension]
        left_warps //= groups[dimension]
        left //= wanted
    threads[order[-1]], groups[order[-1]] = left_lanes, left_warps
    return BlockedLayout(sizes, threads, groups, order)


def _elements_per_thread(shape: Sequence[int], warps: int, lanes: int) -> int:
    for name, number in (("warps", warps), ("lanes", lanes)):
        if number < 1 or number & number - 1:
            raise OptionError(f"{number} {name}", hint="a power of two")
    return max(math.prod(shape) // (warps * lanes), 1)


def _check_shape(shape: Sequence[int], element_bits: int) -> None:
    if not shape or any(size < 1 or size & size - 1 for size in shape):
        raise OptionError(f"a tensor of shape {list(shape)}", hint="sizes are powers of two")
    if not 1 <= element_bits <= WIDEST or element_bits & element_bits - 1:
        raise OptionError(f"elements of {element_bits} bits", hint=f"a power of two up to {WIDEST}")
