"""Where the lanes of a wave may race with one another: between two barriers of the work-group.

A kernel is cut at its barriers: all lanes of a wave pass one together, and it orders them. What is left of the control flow
falls into parts that no way connects; only accesses of one part can be unordered. An object that lanes read in one part and write
in others, as a tile of a matrix product, needs no marks of lanes (``marks.py``), and no look for lanes that share its words.
"""

from __future__ import annotations

import functools
import operator

from swlds.device.address_space import LDS
from swlds.device.copies import COPIES
from swlds.device.memory_order import GLOBAL_CLOCK, LDS_CLOCK
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import effect_of
from swlds.engines.wave_compiler.races.fences import BITS, BLOCK_BIT
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, READ, UNKNOWN, UPDATE, WRITE, Key
from swlds.engines.wave_compiler.races.race_uses import access_key, accesses
from swlds.engines.wave_compiler.races.watched import WatchedObjects

_EVERYTHING = READ | WRITE | ATOMIC
#: Barriers that host code takes all lanes of a wave to.
_CUTS = ("barrier", "barrier_signal", "barrier_signal_first")
#: Who looks at a plane.
_LOOKING = {READ: WRITE | ATOMIC, WRITE: _EVERYTHING, ATOMIC: READ | WRITE}


def find_lane_planes(watched: WatchedObjects) -> dict[Key, int]:
    """Object -> the planes in which the lanes of a wave are told apart."""
    if not watched.sees_shared:  # copies in flight are all that is looked for, and those are of waves
        return dict.fromkeys(watched.uses, 0)
    if len(watched.t.code.all) > 1:  # who calls a function from where is not followed
        return dict.fromkeys(watched.uses, _EVERYTHING)
    found = dict.fromkeys(watched.uses, 0)
    for part in _parts(watched).values():
        everywhere = part.get(UNKNOWN, 0)
        if everywhere:  # and what is done anywhere may be done to it
            everywhere |= functools.reduce(operator.or_, part.values())
        for key in found if everywhere else part:
            found[key] |= live_planes(part.get(key, 0) | everywhere)
    return found


def live_planes(what: int) -> int:
    """The planes in which marks meet somebody who looks, where ``what`` is done. Atomic loads beside plain ones race with
    nobody where nobody writes."""
    if not what & (WRITE | UPDATE):
        return 0
    return sum(plane for plane, others in _LOOKING.items() if what & plane and what & others)


def find_lanes_apart(watched: WatchedObjects, planes: dict[Key, int]) -> set[FlatInstruction] | None:
    """The instructions of parts in which lanes are told apart, in any of an object's ``planes``: only there it counts what orders
    the lanes of a wave. None: all."""
    if len(watched.t.code.all) > 1:
        return None
    roots: dict[FlatInstruction, int] = {}
    parts = _parts(watched, roots)
    apart = {root for root, part in parts.items() if any(planes.get(k, _EVERYTHING) for k in part)}
    return {i for i, root in roots.items() if root in apart}


def epoch_bits(watched: WatchedObjects, key: Key) -> set[int]:
    """The epochs that count for an object, as bits of ``fenced``; more than one where its memory is not known."""
    kind, number = key
    if key == UNKNOWN:
        return {BITS[LDS_CLOCK], BITS[GLOBAL_CLOCK], BLOCK_BIT}
    if kind == "block":
        return {BLOCK_BIT}
    if kind == "argument":
        return {BITS[LDS_CLOCK], BITS[GLOBAL_CLOCK]}
    in_lds = watched.t.image.memory.objects.space[number] == LDS
    return {BITS[LDS_CLOCK] if in_lds else BITS[GLOBAL_CLOCK]}


def _parts(watched: WatchedObjects, roots: dict[FlatInstruction, int] | None = None) -> dict[int, dict[Key, int]]:
    """What is done to each object, part by part. ``roots`` gets the part of each instruction, but for barriers that cut."""
    blocks, options = watched.t.code.blocks, watched.t.options
    judges = options.flies and "asynccheck" in options.checks  # what lanes do with copies, that is
    above: list[int] = []
    heads: dict[FlatBlock, int] = {}
    tails: dict[FlatBlock, int] = {}
    done: dict[int, dict[Key, int]] = {}

    def root(n: int) -> int:
        while above[n] != n:
            above[n] = n = above[above[n]]
        return n

    for block in blocks:
        heads[block] = now = len(above)
        above.append(now)
        for i in block.instructions:
            if effect_of(i) in _CUTS:
                now = len(above)
                above.append(now)
                continue
            if roots is not None:
                roots[i] = now
            for key, what in () if judges and effect_of(i) in COPIES else uses_of(watched, i):
                uses = done.setdefault(now, {})
                uses[key] = uses.get(key, 0) | what
        tails[block] = now
    for block in blocks:
        for target in block.successors:
            above[root(tails[block])] = root(heads[target])
    parts: dict[int, dict[Key, int]] = {}
    for at, uses in done.items():
        part = parts.setdefault(root(at), {})
        for key, what in uses.items():
            part[key] = part.get(key, 0) | what
    if roots is not None:
        roots.update({i: root(n) for i, n in roots.items()})
    return parts


def uses_of(watched: WatchedObjects, i: FlatInstruction) -> list[tuple[Key, int]]:
    """What an instruction does to watched objects."""
    found = []
    for pointer, what in accesses(watched.t, i):
        key = access_key(watched.t, i, pointer)
        if key is not None:
            found.append((key, what))
    return found


__all__ = ["epoch_bits", "find_lane_planes", "find_lanes_apart", "live_planes", "uses_of"]
