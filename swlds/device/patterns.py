"""Which lanes of a wave access which bytes of LDS: the patterns of each access, for whoever counts them.

A pattern is the lanes' offsets in LDS and which lanes are active. What it costs does not change when all offsets move by the same
multiple of the largest alignment that a pass of it needs (``find_step``, 4 to 16 bytes): banks rotate, alignments stay. So the
first active lane's offset is taken away, rounded down, and a loop over rows, or all work-groups of a launch, come by with a few
patterns. Where offsets depend on data there are as many as executions: they are handed on in batches, and nobody keeps them all.

Who counts is a ``Counter``. Both engines feed it the same patterns with the same weights; batches and their order differ.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import field
from functools import cache
from typing import Protocol, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.counts import CountKey, Counts
from swlds.device.intrinsics import called_intrinsic
from swlds.ir.model import Instruction
from swlds.lazy import dataclass

#: The largest alignment of an LDS instruction.
LARGEST = 16
#: Larger than any offset in LDS.
EVERYTHING = 1 << 30
#: Executions that wait in Python until they are handed on.
ROOM = 4096
#: Effects of intrinsics that copy as many bytes as lanes want, or as a descriptor says: how LDS is accessed is not known here.
RANGES = frozenset({"copy", "set", "tensor_lds"})


@final
@dataclass(frozen=True, slots=True)
class AccessSite:
    """An instruction that accesses LDS (``key`` has it, and how), ``bytes`` a lane."""

    key: CountKey
    bytes: int


@final
@dataclass(frozen=True, slots=True)
class Seen:
    """Executions of one site, a row for each pattern, a column for each lane of the wave.

    ``offsets``: bytes (i32), 0 in lanes that are not ``active``; ``weights``: how often; ``waves``: the smallest number (in the
    launch) of a wave that executed it; ``orders``: of two patterns with the same wave that executed first has the smaller one;
    ``starts``: what was taken away from the offsets in that execution.
    """

    offsets: Array
    active: Array
    weights: Array
    waves: Array
    orders: Array
    starts: Array

    def __len__(self) -> int:
        return len(self.weights)


class Counter(Protocol):
    """Who counts patterns. Equal ones may come again in another batch."""

    def patterns(self, site: AccessSite, seen: Seen) -> None: ...


#: Makes a counter for a launch: one that starts again needs another one.
MakeCounter = Callable[[], Counter]


def has_passes(instruction: Instruction) -> bool:
    """Is it known which LDS instructions its accesses become? Those of copies and fills of any length are not."""
    row = called_intrinsic(instruction)
    return row is None or row.effect not in RANGES


def alignment(instruction: Instruction, size: int) -> int:
    """What LLVM's instruction selection knows of the addresses: the instruction's ``align`` (which its parser writes where the
    text has none); the natural one of so many bytes for intrinsics."""
    return int(instruction.field("align") or min(size & -size, LARGEST))


def find_step(size: int, is_exact: bool = False) -> int:
    """What is taken away from the offsets of an access of ``size`` bytes is a multiple of this; ``is_exact``: nothing."""
    if is_exact:
        return EVERYTHING
    return min(max(4, 1 << (size - 1).bit_length()), LARGEST)


@final
@dataclass
class PatternStream:
    """The patterns of one launch on their way to those who count. ``counts``: gets what host code has not counted otherwise;
    ``is_exact``: offsets are those in LDS, nothing is taken away."""

    counters: Sequence[Counter]
    counts: Counts | None = None
    is_exact: bool = False
    _waiting: dict[AccessSite, dict[bytes, list[int]]] = field(default_factory=dict)
    _count: int = 0
    _executions: int = 0
    #: For threads that hand on at once.
    lock: threading.Lock = field(default_factory=threading.Lock)

    def see(self, site: AccessSite, address: Array, lanes: Array, wave: int) -> None:
        """One execution: LDS addresses of all lanes, the active ones (bool, one at least), the wave's number in the launch."""
        start = int(address[int(np.argmax(lanes))]) & -find_step(site.bytes, self.is_exact)
        offsets = np.where(lanes, address - np.uint64(start), np.uint64(0)).astype(np.int32)
        self._executions += 1
        key = offsets.tobytes() + lanes.tobytes()
        rows = self._waiting.setdefault(site, {})
        found = rows.get(key)
        if found is None:
            rows[key] = [1, wave, self._executions, start]
            self._count += 1
        else:
            found[0] += 1
            if wave < found[1]:
                found[1:] = [wave, self._executions, start]
        if self._count >= ROOM:
            self.flush()

    def flush(self) -> None:
        """Hand on what waits."""
        waiting, self._waiting, self._count = self._waiting, {}, 0
        for site, rows in waiting.items():
            octets = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
            lanes = octets.shape[1] // 5
            offsets = octets[:, : 4 * lanes].copy().view(np.int32)
            numbers = np.array([*rows.values()], np.int64)
            self._hand_on(site, Seen(offsets, octets[:, 4 * lanes :].astype(np.bool_), *numbers.T))

    def add(self, site: AccessSite, seen: Seen) -> None:
        """Executions of which some may have equal patterns, and that nobody has counted; threads may call it at once."""
        if not len(seen):
            return
        with self.lock:
            self.count(site, int(seen.weights.sum()), int((seen.active.sum(axis=1) * seen.weights).sum()))
            self._hand_on(site, merge(seen))

    def count(self, site: AccessSite, executions: int, lanes: int) -> None:
        """Executions that nobody has counted."""
        if self.counts is not None:
            self.counts.add(site.key, executions, lanes, lanes * site.bytes)

    def _hand_on(self, site: AccessSite, seen: Seen) -> None:
        for counter in self.counters:
            counter.patterns(site, seen)


def normalise(address: Array, active: Array, step: int) -> tuple[Array, Array]:
    """(offsets, what was taken away) of executions: a row each of i32 LDS addresses, of which one lane at least is active."""
    rows = np.arange(len(address))
    starts = address[rows, active.argmax(axis=1)] & np.int32(-step)
    return np.where(active, address - starts[:, None], np.int32(0)), starts


def merge(seen: Seen) -> Seen:
    """Equal patterns become one."""
    if len(seen) < 2:
        return seen
    _, chosen, which = np.unique(pattern_hashes(seen), return_index=True, return_inverse=True)
    same = (seen.offsets == seen.offsets[chosen][which]).all() and (seen.active == seen.active[chosen][which]).all()
    if not same:  # two patterns with one hash
        octets = np.concatenate([seen.offsets.view(np.uint8), seen.active.view(np.uint8)], axis=1)
        _, chosen, which = np.unique(octets, axis=0, return_index=True, return_inverse=True)
        which = which.reshape(-1)
    weights = np.zeros(len(chosen), np.int64)
    np.add.at(weights, which, seen.weights)
    ordered = np.lexsort((seen.orders, seen.waves, which))
    first = ordered[np.flatnonzero(np.diff(which[ordered], prepend=-1))]
    return Seen(
        seen.offsets[chosen], seen.active[chosen], weights, seen.waves[first], seen.orders[first], seen.starts[first]
    )


def pattern_hashes(seen: Seen) -> Array:
    """A number of 32 bits of each pattern, which looks random and is the same in every process, and in host code
    (``runtime/pattern_evict.ll``)."""
    total = (seen.offsets.astype(np.uint32) * np.array(hash_factors(seen.offsets.shape[1]), np.uint32)).sum(
        axis=1, dtype=np.uint32
    )
    masks = masks_of(seen.active)
    total += (masks ^ masks >> np.uint64(29)).astype(np.uint32) * np.uint32(0x9E3779B1)
    total *= np.uint32(0x85EBCA6B)
    hashes: Array = total ^ total >> np.uint32(15)
    return hashes


def masks_of(active: Array) -> Array:
    """The lanes of each row as a number (u64), a bit each."""
    octets = np.zeros((len(active), 8), np.uint8)
    packed = np.packbits(active, axis=1, bitorder="little")
    octets[:, : packed.shape[1]] = packed
    return octets.view(np.uint64)[:, 0]


@cache
def hash_factors(count: int) -> list[int]:
    """Odd numbers without much of a rule."""
    return [(0x9E3779B1 * (2 * k + 1) ^ 0x85EBCA6B * (k + 7)) & 0x7FFF_FFFE | 1 for k in range(count)]
