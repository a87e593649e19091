"""The descriptor (D#) of gfx1250's tensor copies: its fields, and which bytes a copy moves.

A *tile* of up to five dimensions moves between LDS, where its elements lie one behind the other, and a *tensor* in global memory,
of which each dimension but the innermost has a stride. Dimension 0 is the innermost, sizes and strides count elements. ::

    global address of (x0, .., x4) = address + E * (x0 + x1 * stride0 + x2 * stride1 + x3 * stride2 + x4 * stride3)
    LDS address of the k-th element = address + E * k, and with padding, behind each ``pad_interval`` bytes, ``pad_amount`` more

``tensor_dims`` count from the tile's start: an element whose coordinate is no smaller is beyond the tensor. A load writes zero to
LDS for it, a store leaves it out. A *gather* is a tile of two dimensions whose rows are listed: row i is row ``indices[i]``.

Facts, of which each that is executed stands in two places that do not depend on each other: AMD's guide for CDNA5 (10.11, as
documents that cite it have it; it was not read itself), Composable Kernel's ``TDMDescriptor`` (fields), Triton's TDMUtility
(fields, partial tiles, padding, padded stores), MLIR's AMDGPUToROCDL (fields), AMD's emulator rocjitsu (``tensor_dma.h``: all but
the waits). ``find_problem`` refuses what one of them alone tells, or about which they differ.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import final

import numpy as np

from swlds.device.address_space import Array
from swlds.lazy import dataclass

#: Words of the groups 0 to 3.
GROUP_WORDS = (4, 8, 4, 4)
#: Field -> (group, first bit, bits).
_FIELDS = {
    "count": (0, 0, 2),
    "restore": (0, 2, 2),
    "reserved": (0, 10, 20),
    "wide_indices": (0, 30, 1),
    "gather": (0, 31, 1),
    "lds_address": (0, 32, 32),
    "global_address": (0, 64, 57),
    "beyond_address": (0, 121, 5),
    "type": (0, 126, 2),
    "workgroup_mask": (1, 0, 16),
    "data_size": (1, 16, 2),
    "atomic_barrier": (1, 18, 1),
    "iterate": (1, 19, 1),
    "pad": (1, 20, 1),
    "early_timeout": (1, 21, 1),
    "pad_interval": (1, 22, 3),
    "pad_amount": (1, 25, 7),
    "barrier_address": (1, 32, 16),
}
_TENSOR_DIMS = ((1, 48, 32), (1, 80, 32), (2, 0, 32), (2, 32, 32), (3, 48, 32))
_TILE_DIMS = ((1, 112, 16), (1, 128, 16), (1, 144, 16), (2, 112, 16), (3, 80, 16))
_STRIDES = ((1, 160, 48), (1, 208, 48), (2, 64, 48), (3, 0, 48))
#: ``type`` of a descriptor that is one.
_IMAGE = 2
_TOP = 1 << 57


@final
@dataclass(frozen=True, slots=True)
class TensorDescriptor:
    """Fields as they are encoded, but for ``pad_interval`` and ``pad_amount`` (bytes; 0 without padding) and ``barrier_address``
    (bytes). ``restore``: bits that only a context restore sets; ``reserved``, ``beyond_address``: bits that are zero;
    ``data_size``: log2 of an element's bytes; ``indices``: of a gather, as many as its tile has rows, with ``wide_indices`` of 32
    bits each."""

    count: int
    restore: int
    reserved: int
    wide_indices: int
    gather: int
    lds_address: int
    global_address: int
    beyond_address: int
    type: int
    workgroup_mask: int
    data_size: int
    atomic_barrier: int
    iterate: int
    pad: int
    early_timeout: int
    pad_interval: int
    pad_amount: int
    barrier_address: int
    tensor_dims: tuple[int, ...]
    tile_dims: tuple[int, ...]
    strides: tuple[int, ...]
    indices: tuple[int, ...]

    @property
    def element(self) -> int:
        """Bytes of an element."""
        return 1 << self.data_size

    @property
    def rank(self) -> int:
        """Dimensions of the tile: those behind the last one that is used do not count."""
        return 2 if self.gather else max((n + 1 for n, size in enumerate(self.tile_dims) if size), default=0)

    @property
    def shape(self) -> tuple[int, ...]:
        """The tile's size in each of its dimensions."""
        return self.tile_dims[: self.rank]

    @property
    def size(self) -> int:
        """Bytes of the tile, without padding."""
        return math.prod(self.shape) * self.element if self.shape else 0


def decode_descriptor(groups: Sequence[Sequence[int]]) -> TensorDescriptor:
    """``groups``: the words of group 0 and 1, or of all four; groups that are left out are zero."""
    bits = [sum(int(word) << (32 * n) for n, word in enumerate(group)) for group in groups]
    bits += [0] * (len(GROUP_WORDS) - len(bits))

    def field(place: tuple[int, int, int]) -> int:
        group, first, count = place
        return bits[group] >> first & ((1 << count) - 1)

    known = {name: field(place) for name, place in _FIELDS.items()}
    tile = tuple(map(field, _TILE_DIMS))
    known["pad_interval"] = 4 << (known["pad_interval"] + 1) if known["pad"] else 0
    known["pad_amount"] = 4 * (known["pad_amount"] + 1) if known["pad"] else 0
    known["barrier_address"] <<= 3
    width = 32 if known["wide_indices"] else 16
    listed = bits[2] | bits[3] << 128
    indices = tuple(listed >> (width * n) & ((1 << width) - 1) for n in range(min(tile[1], 256 // width)))
    return TensorDescriptor(
        **known,
        tensor_dims=tuple(map(field, _TENSOR_DIMS)),
        tile_dims=tile,
        strides=tuple(map(field, _STRIDES)),
        indices=indices if known["gather"] else (),
    )


# What is refused -----------------------------------------------------------------------------------------------------


def find_problem(d: TensorDescriptor, is_store: bool) -> str:
    """Why the copy is not executed, "" where it is. One with count 0 copies nothing, whatever else is in it."""
    if not d.count:
        return ""
    found = [
        reason
        for reason, is_so in (
            (f"count {d.count} is for restored contexts", d.count > 1),
            ("fields for restored contexts, or that are reserved, are set", d.restore | d.reserved),
            (f"type {d.type} is no tensor's, which is {_IMAGE}", d.type != _IMAGE),
            ("the global address has more than 57 bits", d.beyond_address),
            ("an arrival at a barrier in LDS (atomic_barrier_enable)", d.atomic_barrier),
            ("a tile that is iterated (iterate_enable)", d.iterate and not d.gather),
            ("a store with a mask of work-groups", is_store and d.workgroup_mask),
            (
                "indices of 32 bits without a gather; MLIR sets these two bits the other way round",
                d.wide_indices > d.gather,
            ),
            ("the address in global memory is no multiple of an element", d.global_address % d.element),
            ("the address in LDS is no multiple of an element", d.lds_address % d.element),
        )
        if is_so
    ]
    return found[0] if found else _gather_problem(d) or _shape_problem(d, is_store)


def _gather_problem(d: TensorDescriptor) -> str:
    if not d.gather:
        return ""
    if not 0 < d.tile_dims[1] <= (8 if d.wide_indices else 16):
        return f"a gather of {d.tile_dims[1]} rows, of which a descriptor lists 1 to {8 if d.wide_indices else 16}"
    # Columns beyond do not count: Triton stores rows in any order from padded LDS, whose padding is beyond, and gathers
    # and scatters the last, partial block of columns so (its pull requests 10021 and 9371, with tests that run).
    if any(i >= d.tensor_dims[1] for i in d.indices) and list(d.indices) != sorted(d.indices):
        return "a gather of rows beyond the tensor whose indices descend: the hardware promises nothing"
    return ""


def _shape_problem(d: TensorDescriptor, is_store: bool) -> str:
    if 0 in d.shape:
        return f"a tile of {' x '.join(map(str, d.shape))}: dimensions in front of one that is used are zero"
    if d.pad and not is_store and d.shape and d.shape[0] * d.element % 4:
        return "padding of rows that are no whole words"
    if any(not stride and size > 1 for stride, size in zip(d.strides, d.shape[1:], strict=False)):
        return "a stride of zero: sources differ on whether it means zero"
    rows = [max(d.indices, default=0)] if d.gather else [size - 1 for size in d.shape[1:]]
    last = [min(most, size - 1) for most, size in zip(rows, d.tensor_dims[1:], strict=False)]
    reach = sum(n * stride for n, stride in zip(last, d.strides, strict=False)) + d.tile_dims[0]
    if d.global_address + reach * d.element > _TOP:
        return "the tile reaches beyond 57 bits of address"
    return ""


# Which bytes ---------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class Runs:
    """Bytes that lie one behind the other on both sides, within a row of the tile. ``far``, ``near``: addresses in global memory
    and in LDS (u64); ``sizes``: bytes (i64); ``inside``: of elements of the tensor (bool); of others ``far`` means nothing."""

    far: Array
    near: Array
    sizes: Array
    inside: Array


def find_runs(d: TensorDescriptor, is_store: bool, room: int) -> Runs:
    """The runs of a copy in which ``find_problem`` finds nothing, in the order of LDS. ``room``: bytes of LDS from the
    tile's start on; not all of what lies behind them is there. What a store leaves out is not."""
    far, near, inside, row = _find_elements(d, is_store, room)
    if is_store:
        far, near, row = far[inside], near[inside], row[inside]
        inside = inside[inside]
    if not len(near):
        none = np.zeros(0, np.uint64)
        return Runs(none, none, np.zeros(0, np.int64), np.zeros(0, np.bool_))
    step = np.uint64(d.element)
    breaks = (
        (np.diff(near) != step) | (np.diff(row) != 0) | (inside[1:] != inside[:-1])
    )  # in a row ``far`` goes on by itself
    starts = np.flatnonzero(np.concatenate(([True], breaks)))
    sizes = np.diff(np.concatenate((starts, [len(near)]))) * d.element
    return Runs(far[starts], near[starts], sizes, inside[starts])


def _find_elements(d: TensorDescriptor, is_store: bool, room: int) -> tuple[Array, Array, Array, Array]:
    """Of each element: its address in global memory and in LDS, is it inside the tensor, its row in the tile."""
    count = min(d.size // d.element, room // d.element + d.tile_dims[0])
    number = np.arange(count, dtype=np.uint64)
    offset = number * np.uint64(d.element)
    if d.pad and not is_store:
        offset += offset // np.uint64(d.pad_interval) * np.uint64(d.pad_amount)
    inside, place, rest = np.ones(count, np.bool_), np.zeros(count, np.uint64), number
    for n, size in enumerate(d.shape):
        rest, at = np.divmod(rest, np.uint64(size))
        if n and d.gather:
            at = np.array(d.indices, np.uint64)[at]
        inside &= at < np.uint64(d.tensor_dims[n])
        place += at * np.uint64(d.strides[n - 1] if n else 1)
    row = number // np.uint64(d.shape[0] if d.shape else 1)
    far = np.uint64(d.global_address) + place * np.uint64(d.element)
    return far, np.uint64(d.lds_address) + offset, inside, row


def meets_itself(runs: Runs) -> bool:
    """Two runs of elements of the tensor share bytes of global memory."""
    far, sizes = runs.far[runs.inside].astype(np.int64), runs.sizes[runs.inside]
    order = np.argsort(far, kind="stable")
    return bool((far[order][1:] < (far + sizes)[order][:-1]).any())
