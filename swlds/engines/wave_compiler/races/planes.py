"""Cells beside the memory that work-groups share: planes for each worker thread, and what they say together.

No two threads write one plane, so no race of the host hides a conflict between groups: groups of one thread are compared by host
code as they run, those of different threads here, when they have ended. A plane covers the objects that are watched, as far
as they are touched: its pages appear then. Planes are kept for the next launch, which starts at a later epoch.
"""

from __future__ import annotations

import functools
import itertools
import operator
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any, final

import numpy as np

from swlds.device.address_space import GLOBAL_START, HEAP_START, Array
from swlds.device.constant_expressions import Scalar
from swlds.device.guards import guarded
from swlds.device.launch import Launch
from swlds.device.lazy_pages import want_huge_pages
from swlds.engines.reference import race_cells as reference
from swlds.engines.wave_compiler.host.context import ITEM_BITS, Context
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, FIXED, NARROW, ONCE, READ, UNKNOWN, WRITE, Key
from swlds.lazy import dataclass

PLANES = {WRITE: "global_writes", READ: "global_reads", ATOMIC: "global_atomics"}
#: The epoch of LDS that a worker starts with, and that of a plane that is new.
FIRST_LDS_EPOCH, FIRST_EPOCH = 0, 1 << ITEM_BITS
#: Bytes of planes that are kept, and the last epoch that a launch may start with.
POOL_BYTES, LAST_EPOCH = 256 << 20, 1 << 30
#: Cells that are compared at once: they fit the host's cache.
PIECE = 1 << 16
#: More than the bytes of any access: one that begins in the last object has its cells. A power of two.
BEHIND = 4096
#: Bytes of the heap that have cells.
HEAP_SIZE = 16 << 20
#: Smaller planes do not get huge pages.
HUGE = 4 << 20


@final
@dataclass(frozen=True)
class Extent:
    """One watched object: its addresses, the planes that it needs, is it accessed by atomics of work-groups, and may groups
    store the same there? ``is_fixed``: they do. ``shift``: by how much its addresses are higher than ``low`` says, where its
    cells lie nearer to those of other objects."""

    low: int
    size: int
    needs: int
    is_narrow: bool
    is_once: bool = False
    is_fixed: bool = False
    shift: int = 0


def find_extents(
    launch: Launch,
    watched: dict[Key, int],
    uses: dict[Key, int],
    *,
    compares_all: bool = False,
    watches_heap: bool = False,
) -> list[Extent]:
    """The objects of a launch that its kernel wants watched. ``compares_all``: where groups share planes, all their stores are
    compared with what is there. ``watches_heap``: the first bytes of the heap are one more."""
    objects = launch.image.memory.objects
    numbers: dict[int, list[Key]] = {}
    for key in watched:
        for number in _numbers(launch, key):
            numbers.setdefault(number, []).append(key)
    found = []
    for n, keys in numbers.items():
        needs, what = (functools.reduce(operator.or_, (each[k] for k in keys)) for each in (watched, uses))
        is_alone = len(set(keys) - {UNKNOWN}) == 1
        is_once, is_fixed = (is_alone and all(uses[k] & kind for k in keys) for kind in (ONCE, FIXED))
        is_once |= compares_all
        found.append(Extent(int(objects.low[n]), int(objects.size[n]), needs, bool(what & NARROW), is_once, is_fixed))
    found = sorted((e for e in found if e.size and e.low >= GLOBAL_START), key=lambda e: e.low)
    if watches_heap:
        end = max((e.low + e.size for e in found), default=HEAP_START - BEHIND)
        shift = HEAP_START - BEHIND - end & -BEHIND
        found.append(Extent(HEAP_START - shift, HEAP_SIZE, watched[UNKNOWN], bool(uses[UNKNOWN] & NARROW), shift=shift))
    return found


def find_read(launch: Launch, uses: dict[Key, int]) -> list[int]:
    """The objects in memory that work-groups share and that the kernel may read."""
    found = {
        n for key, what in uses.items() if what & (READ | ATOMIC) and key[0] != "block" for n in _numbers(launch, key)
    }
    return sorted(n for n in found if int(launch.image.memory.objects.low[n]) >= GLOBAL_START)


def find_left(launch: Launch, left: dict[Key, bool]) -> frozenset[int]:
    """The objects whose bits host code may leave undefined, and notes that they are."""
    store = launch.image.memory.arrays
    arrays = {} if store is None else store.live
    return frozenset(n for key, shows in left.items() for n in _numbers(launch, key) if shows or n in arrays)


def find_written(launch: Launch, uses: dict[Key, int]) -> frozenset[int]:
    """The objects that the kernel may write, but for blocks of the heap."""
    written = (_numbers(launch, key) for key, what in uses.items() if what & (WRITE | ATOMIC) and key[0] != "block")
    return frozenset(number for numbers in written for number in numbers)


def find_at_risk(launch: Launch, uses: dict[Key, int], written: frozenset[int]) -> list[int]:
    """Device arrays that a launch which starts again must find as they were: those that it writes. None where it reads nothing
    that it writes: then each group does the same as before, and writes the same."""
    arrays = launch.image.memory.arrays
    if arrays is None or not arrays.live:
        return []
    is_opaque = launch.image.lowered or any(key[0] == "block" for key in uses)
    return sorted(written & arrays.live.keys()) if is_opaque or written & set(find_read(launch, uses)) else []


def _numbers(launch: Launch, key: Key) -> list[int]:
    """Object numbers of a key that is no lowered block; all buffers, device arrays and variables for one that is not known."""
    if key == UNKNOWN:
        arguments = [v.tag for v in launch.arguments if isinstance(v, Scalar)]
        variables = [launch.image.resolve(g)[1] for g in launch.image.program.globals.values()]
        arrays = launch.image.memory.arrays
        found = dict.fromkeys([*arguments, *variables, *(arrays.live if arrays is not None else ())])
        return [n for n in found if n > 1]
    if key[0] == "object":
        return [key[1]]
    given = launch.arguments[key[1]]
    return [given.tag] if isinstance(given, Scalar) and given.tag > 1 else []


@final
@dataclass
class Sheet:
    """Memory of one plane. ``epoch``: the first that no launch has used."""

    cells: Array
    epoch: int


_POOL: list[Sheet] = []
_LOCK = threading.Lock()
os.register_at_fork(before=_LOCK.acquire, after_in_parent=_LOCK.release, after_in_child=_LOCK.release)


def _take(count: int) -> Sheet:
    """A plane of so many cells, zero or of earlier epochs; committed as it is touched."""
    with _LOCK:
        fitting = [s for s in _POOL if len(s.cells) >= count]
        if fitting:
            best = min(fitting, key=lambda s: len(s.cells))
            _POOL[:] = [s for s in _POOL if s is not best]
            return best
    size = max(4096, 4 * count)
    (memory,) = guarded([size + -size % 4])
    if size >= HUGE:
        want_huge_pages(memory.ctypes.data, size)
    return Sheet(memory.view(np.uint32), FIRST_EPOCH)


def _give(sheets: Iterable[Sheet]) -> None:
    with _LOCK:
        for sheet in sheets:
            kept = sum(s.cells.nbytes for s in _POOL)
            if sheet.epoch <= LAST_EPOCH and kept + sheet.cells.nbytes <= POOL_BYTES:
                _POOL.append(sheet)


@final
class Planes:
    """The planes of one worker."""

    def __init__(self, extents: list[Extent], grain: int, context: Context) -> None:
        self.extents, self.grain, self.context = extents, grain, context
        #: The records that point to the planes: several of groups in flight that share the numbers, too.
        self.contexts: list[Context] = []
        self.low = extents[0].low if extents else 0
        self.size = max(e.low + e.size for e in extents) - self.low if extents else 0
        needs = 0
        for extent in extents:
            needs |= extent.needs
        self.sheets = {use: _take(-(-(self.size + BEHIND) // grain)) for use in PLANES if needs & use}
        self.share(context)

    def share(self, context: Context) -> None:
        """Let a record of the worker point to the planes: their bases are those of address 0."""
        self.contexts.append(context)
        shift = self.low * 4 // self.grain
        for use, sheet in self.sheets.items():
            context.point(PLANES[use], sheet.cells)
            context.set(PLANES[use], int(sheet.cells.ctypes.data) - shift)
        numbers = {
            "plane_start": shift,
            "plane_stop": shift + 4 * -(-self.size // self.grain),
            "watch_low": self.low,
            "heap_gap": max((e.shift for e in self.extents), default=0),
            "watch_size": self.size,
            "lds_epoch": FIRST_LDS_EPOCH,
            "lds_tick": FIRST_LDS_EPOCH,
        }
        context.set_all(numbers)
        self.start_at(max([FIRST_EPOCH, *(s.epoch for s in self.sheets.values())]))

    def start_at(self, epoch: int) -> None:
        """No earlier launch has used that epoch or a later one in these planes; the worker has not begun."""
        assert not epoch % (1 << ITEM_BITS), "the bits below are those of work-items"
        self.base = epoch
        self.contexts[-1].set_all(dict.fromkeys(("global_epoch", "global_tick", "base_epoch"), epoch))

    def bounds(self, extent: Extent) -> tuple[int, int]:
        """The first cell of an object, and the one behind its last."""
        at = extent.low - self.low
        return at // self.grain, (at + extent.size + self.grain - 1) // self.grain

    def pieces(self, extent: Extent) -> Iterator[slice]:
        """The cells of an object, a piece at a time."""
        start, stop = self.bounds(extent)
        for first in range(start, stop, PIECE):
            yield slice(first, min(first + PIECE, stop))

    @property
    def is_used(self) -> bool:
        """True when the worker ran a group."""
        return self.context.get("global_epoch") != self.context.get("base_epoch")

    @property
    def first_epoch(self) -> int:
        """Cells of this launch hold that or more, others less."""
        return int(self.context.get("base_epoch"))

    def cells(self, use: int, where: Any) -> Array | None:
        """Cells of one plane; None when nothing of the kind is watched."""
        sheet = self.sheets.get(use)
        return None if sheet is None else sheet.cells[where]

    def touched(self, use: int, where: Any) -> Array | None:
        """1 where there was such an access in this launch, else 0; None when nothing of the kind is watched."""
        cells = self.cells(use, where)
        return None if cells is None else (cells >= np.uint32(self.first_epoch)).view(np.uint8)

    def release(self) -> None:
        """The worker has ended, and nobody asks any more: keep the planes for the next launch. Where epochs began anew, cells
        beyond those of this launch may hold higher ones."""
        if self.context.get("base_epoch") == self.base:
            for sheet in self.sheets.values():
                sheet.epoch = max(c.get("global_tick") for c in self.contexts) + (1 << ITEM_BITS)
            _give(self.sheets.values())
        self.sheets = {}


#: How groups of two workers touched a granule: not both, by stores that are no race if they store the same, or else.
APART, STORED, MET = range(3)
Look = Callable[[Planes, int, Any], "Array | None"]


def share_first_epoch(workers: list[Planes]) -> None:
    """Let workers that have not begun start at one epoch: then what their planes hold is compared as it is."""
    epoch = max((w.base for w in workers), default=FIRST_EPOCH)
    for worker in workers:
        worker.start_at(epoch)


def find_conflict(workers: list[Planes]) -> int:
    """``MET`` when groups of two workers touched one granule in a way that may race, ``STORED`` when they only stored there,
    which host code compares where one worker runs them (``same_values.py``); else ``APART``."""
    workers = [w for w in workers if w.is_used]
    if len(workers) < 2:
        return APART
    first, epochs = workers[0], {w.first_epoch for w in workers}
    look, least = (Planes.cells, epochs.pop()) if len(epochs) == 1 else (Planes.touched, 1)
    found = APART
    for extent in first.extents:
        for piece in first.pieces(extent):
            found = max(found, _meet(workers, piece, extent, look, least))
            if found == MET:
                return found
    return found


def cells_to_compare(workers: list[Planes]) -> list[tuple[int, int, int]] | None:
    """Of workers that begin at one epoch: where in the host's memory cells of two lie that together may say more than ``APART``,
    and how many bytes. None where that are more than host code compares."""
    if len(workers) > 2 and workers[0].extents:
        return None
    found = []
    for one, other in zip(workers, workers[1:], strict=False):
        for extent in one.extents:
            start, stop = one.bounds(extent)
            for use, other_use in itertools.product(PLANES, PLANES):
                is_harmless = use == other_use and _is_harmless(use, extent)
                if is_harmless or not (extent.needs & use and extent.needs & other_use):
                    continue
                at, there = (
                    int(w.sheets[u].cells.ctypes.data) + 4 * start for w, u in ((one, use), (other, other_use))
                )
                found.append((at, there, 4 * (stop - start)))
    return found


def _meet(workers: list[Planes], piece: slice, extent: Extent, look: Look, least: int) -> int:
    """How two workers meet in a piece of an object. What ``look`` gives is at least ``least`` where there was an access."""
    found = APART
    known: dict[int, Array] = {}
    for worker in workers:
        own = {u: f for u in PLANES if extent.needs & u and (f := look(worker, u, piece)) is not None}
        if _clash(own, known, least, extent, is_once=extent.is_once):
            return MET
        is_stored = extent.is_once and not extent.is_fixed and WRITE in own and WRITE in known
        if is_stored and _are_both(own[WRITE], known[WRITE], least):
            found = STORED
        if worker is not workers[-1]:
            known |= {use: np.maximum(known[use], there) if use in known else there for use, there in own.items()}
    return found


def _is_harmless(use: int, extent: Extent) -> bool:
    """Two such accesses do not race: reads, atomics whose scope reaches the other, stores that leave the same."""
    return use == READ or (use == ATOMIC and not extent.is_narrow) or (use == WRITE and extent.is_fixed)


def _clash(a: dict[int, Array], b: dict[int, Array], least: int, extent: Extent, *, is_once: bool = False) -> bool:
    """Accesses by two groups that may race. ``is_once``: two stores do not."""
    for use, here in a.items():
        for other, there in b.items():
            if use == other and (_is_harmless(use, extent) or (use == WRITE and is_once)):
                continue
            if _are_both(here, there, least):
                return True
    return False


def _are_both(here: Array, there: Array, least: int) -> bool:
    """Both were there where the smaller of two numbers is at least ``least``."""
    return bool(here.size and np.minimum(here, there).max() >= least)


_KINDS = {
    WRITE: (reference.WRITES,),
    READ: (reference.READS,),
    ATOMIC: (
        reference.ATOMICS,
        reference.ATOMIC_READS,
        reference.NARROW,
        reference.NARROW_READS,
        reference.CLUSTERED,
        reference.CLUSTERED_READS,
    ),
}


def meets_reference(worker: Planes, cells: reference.Cells) -> bool:
    """True when groups that ran in host code and groups that ran on the reference engine may race."""
    for extent in worker.extents:
        for use, kinds in _KINDS.items():
            first = extent.low + extent.shift
            addresses, size = cells.touched(kinds, first, first + extent.size)
            spread = addresses[:, None] + np.arange(0, size, min(size, worker.grain))
            where = (spread.reshape(-1) - extent.shift - worker.low) // worker.grain
            theirs = {use: np.ones(len(where), np.uint8)}
            ours = {u: f for u in PLANES if (f := worker.touched(u, where)) is not None}
            if _clash(theirs, ours, 1, extent):
                return True
    return False
