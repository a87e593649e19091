"""What host code asks of a copy by a tensor descriptor: which bytes go where.

Host code writes the words of the first active lane, asks with step 0, and is told the bytes of LDS from the first that is copied
to the last, and how many more steps there are. Each gives it runs of bytes, one for each lane of a wave: where they begin on both
sides, and how many bytes are copied, or filled with zeros. What is no plain tile is suspicious, and the reference engine's:
descriptors that it refuses, masks of work-groups, and where it would go by another object than that of the runs.
"""

from __future__ import annotations

import ctypes
from collections.abc import Hashable
from dataclasses import replace
from typing import Any, NamedTuple, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.launch import Launch
from swlds.device.tensor_descriptor import (
    TensorDescriptor,
    decode_descriptor,
    find_problem,
    find_runs,
    meets_itself,
)
from swlds.engines.wave_compiler.host.context import OFFSETS

#: Where in exchanged memory host code writes: the words of all groups, of which there are so many at most, and the step.
WORDS, MOST_WORDS, STEP = 0, 28, 112
#: What it is told: of step 0 the first byte in LDS, bytes up to the last, the last step (i32); of others the lanes (i64).
START, SPAN, STEPS, LANES = 116, 120, 124, 128
#: Columns of the lanes: addresses in global memory (i64) and in LDS (i32), bytes that are copied and filled (i64).
_FIRST = 192
#: Tiles that are kept, expanded.
_KEPT = 64


class Columns(NamedTuple):
    """Offsets of the columns, and what the exchanged memory takes."""

    far: int
    near: int
    copied: int
    filled: int
    room: int


def columns_of(lanes: int) -> Columns:
    """Those of a wave of so many lanes."""
    far, near, copied, filled = (_FIRST + n * 8 * lanes for n in range(4))
    return Columns(far, near, copied, filled, _FIRST + 4 * 8 * lanes)


class _Batch(NamedTuple):
    """Runs for a wave's lanes, as distances from the descriptor's addresses."""

    far: Array
    near: Array
    copied: Array
    filled: Array


class _Tile(NamedTuple):
    """A tile wherever it lies. ``first``: of the tensor's first byte that is copied; ``start``, ``span``: in LDS."""

    batches: list[_Batch]
    first: int
    start: int
    span: int


_NOTHING = _Tile([], 0, 0, 0)


@final
class TileCalls:
    """Answers one copy of the program in one thread. ``sizes``: words of the descriptor's groups; ``memory``: where host code
    writes."""

    def __init__(self, launch: Launch, sizes: tuple[int, ...], memory: int, *, is_store: bool) -> None:
        self._launch, self._is_store, self._lanes = launch, is_store, launch.wave_size
        self._starts = [sum(sizes[:n]) for n in range(len(sizes) + 1)]
        columns = columns_of(self._lanes)
        self._words = _view(memory + WORDS, np.uint32, MOST_WORDS)
        self._step = _view(memory + STEP, np.uint32, 1)
        self._told = _view(memory + START, np.uint32, 3)
        self._some = _view(memory + LANES, np.uint64, 1)
        self._far = _view(memory + columns.far, np.uint64, self._lanes)
        self._near = _view(memory + columns.near, np.uint32, self._lanes)
        self._copied = _view(memory + columns.copied, np.uint64, self._lanes)
        self._filled = _view(memory + columns.filled, np.uint64, self._lanes)
        self._known: dict[Hashable, _Tile | None] = {}
        self._tile, self._bases = _NOTHING, (np.uint64(0), np.uint32(0))

    def answer(self, context: int, wave: int, mask: int) -> None:
        """One step of a copy."""
        step = int(self._step[0])
        if step:
            self._give(self._tile.batches[step - 1])
            return
        words = self._words.tolist()
        d = decode_descriptor([words[a:b] for a, b in zip(self._starts, self._starts[1:], strict=False)])
        tile = self._find(d)
        if tile is None:
            ctypes.c_int32.from_address(context + OFFSETS["suspect"]).value = 1
            return
        self._tile, self._bases = tile, (np.uint64(d.global_address), np.uint32(d.lds_address))
        self._told[:] = tile.start + d.lds_address if tile.span else 0, tile.span, len(tile.batches)

    def _give(self, batch: _Batch) -> None:
        count, (far, near) = len(batch.near), self._bases
        self._some[0] = (1 << count) - 1
        self._far[:count] = batch.far + far
        self._near[:count] = batch.near + near
        self._copied[:count] = batch.copied
        self._filled[:count] = batch.filled

    def _find(self, d: TensorDescriptor) -> _Tile | None:
        """The tile of a descriptor; None where the reference engine has to look at it."""
        if not d.count:
            return _NOTHING
        if find_problem(d, self._is_store) or d.workgroup_mask:
            return None
        tensor = d.tensor_dims if d.gather else tuple(map(min, d.tensor_dims, d.tile_dims))
        key = (d.data_size, d.shape, tensor, d.strides, d.indices, d.pad_interval, d.pad_amount)
        if key not in self._known:
            if len(self._known) == _KEPT:
                self._known.clear()
            self._known[key] = self._expand(d)
        tile = self._known[key]
        return tile if tile is not None and self._is_in_one(d, tile) else None

    def _expand(self, d: TensorDescriptor) -> _Tile | None:
        if d.size > self._launch.lds_size:
            return None
        runs = find_runs(replace(d, global_address=0, lds_address=0), self._is_store, d.size)
        if self._is_store and meets_itself(runs):
            return None
        sizes = runs.sizes.astype(np.uint64)
        copied, filled = sizes * runs.inside, sizes * ~runs.inside
        near, width = runs.near.astype(np.uint32), self._lanes
        batches = [
            _Batch(*(column[at : at + width] for column in (runs.far, near, copied, filled)))
            for at in range(0, len(near), width)
        ]
        inside = runs.far[runs.inside]
        span = int(near[-1] + sizes[-1] - near[0]) if len(near) else 0
        return _Tile(batches, int(inside.min()) if len(inside) else 0, int(near[0]) if len(near) else 0, span)

    def _is_in_one(self, d: TensorDescriptor, tile: _Tile) -> bool:
        """At each of the descriptor's addresses lies the object in which its runs begin."""
        image = self._launch.image
        owner, start = image.lds_owner, d.lds_address + tile.start
        if d.lds_address + tile.start + tile.span > min(len(owner), self._launch.lds_size):
            return False
        find = image.memory.objects.find_global
        is_far = not tile.first or find(d.global_address) == find(d.global_address + tile.first)
        return is_far and (not tile.start or bool(owner[d.lds_address] == owner[start]))


def _view(address: int, kind: Any, count: int) -> Array:
    """Numbers in exchanged memory."""
    raw: Any = (ctypes.c_char * (np.dtype(kind).itemsize * count)).from_address(address)
    found: Array = np.frombuffer(raw, kind)
    return found


__all__ = ["LANES", "MOST_WORDS", "SPAN", "START", "STEP", "STEPS", "WORDS", "Columns", "TileCalls", "columns_of"]
