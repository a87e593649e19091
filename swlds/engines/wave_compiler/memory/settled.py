"""Copies to LDS over bytes that their own wave has done with, by all that it may have done before.

Between each access of LDS and such a copy lies, on every way of the wave, a wait for LDS or a release fence, and between each
earlier copy and this one a wait that completes it; what touches other bytes does not count. So a wave that copies to a part of
LDS of its own, waits, reads, waits, and copies again needs no barrier: marks of its own are no obstacle (``flights.py``).
"""

from __future__ import annotations

from swlds.analysis.addresses import Access
from swlds.device.address_space import FLAT, LDS
from swlds.device.copies import COPIES, is_marked
from swlds.device.memory_order import LDS_CLOCK, RELEASES, WAVE_SCOPE, ordered_spaces, scope_level
from swlds.device.waits import find_waits
from swlds.engines.wave_compiler.control.reconvergence import Reconvergence
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import effect_of
from swlds.engines.wave_compiler.memory.at_once import completes
from swlds.engines.wave_compiler.memory.lds_bytes import LdsBytes
from swlds.engines.wave_compiler.races.race_uses import accesses, pointer_key
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import PointerType, scalar_type

#: Counters of LDS accesses.
_LDS_COUNTERS = ("lgkmcnt", "dscnt")


def find_settled(t: WaveCode) -> set[FlatInstruction]:
    """The copies."""
    blocks = t.code.blocks
    copies = {i for b in blocks for i in b.instructions if effect_of(i) in COPIES}
    if len(t.code.all) > 1 or not copies or any(is_marked(i.source) for i in copies):
        return set()
    order, flow = t.flows[t.code]
    around = Reconvergence(order, set(flow.divergent_branches), blocks)
    lds, left = LdsBytes(t), set(copies)
    for i in (i for b in blocks for i in b.instructions):
        if i in copies or _reaches_lds(t, i):
            left -= {c for c in _unsettled(t, i, left, around, is_copy=i in copies) if not _is_beside(lds, c, i)}
    return left


def _reaches_lds(t: WaveCode, i: FlatInstruction) -> bool:
    """It may access LDS."""
    for pointer, _ in accesses(t, i):
        key, type_ = pointer_key(t, pointer), scalar_type(pointer.type)
        space = type_.addrspace if isinstance(type_, PointerType) else FLAT
        if space == LDS or (space == FLAT and (key is None or key[0] != "argument")):
            return True
    return False


def _unsettled(
    t: WaveCode, access: FlatInstruction, copies: set[FlatInstruction], around: Reconvergence, *, is_copy: bool
) -> set[FlatInstruction]:
    """Copies that the wave may come to before it has waited for an access."""
    found: set[FlatInstruction] = set()
    block = access.block
    seen: set[FlatBlock] = set()
    work = [block.instructions[block.instructions.index(access) + 1 :]]
    while work:
        part = work.pop()
        for i in part:
            if completes(t, i, COPIES[effect_of(access)]) if is_copy else _drains(t, i):
                break
            if i in copies:
                found.add(i)
        else:
            for following in around.ways(part[-1].block if part else block):
                if following not in seen:
                    seen.add(following)
                    work.append(following.instructions)
    return found


def _drains(t: WaveCode, i: FlatInstruction) -> bool:
    """What the wave did in LDS has happened behind it."""
    if i.opcode == "call":
        return any(w.counter in _LDS_COUNTERS and not w.most for w in find_waits(i.source, t.image.target)[0])
    if i.opcode != "fence" or i.source.field("ordering") not in RELEASES:
        return False
    is_wide = scope_level(i.source.field("syncscope")) != WAVE_SCOPE
    return is_wide and LDS_CLOCK in ordered_spaces(t.image.program.module, i.source)


def _is_beside(lds: LdsBytes, copy: FlatInstruction, i: FlatInstruction) -> bool:
    """The access touches none of the copy's bytes."""
    target = lds.target(copy)
    if target is None or not lds.is_own(i):
        return False
    found: list[Access] = lds.of(i)
    return bool(found) and all(a.space not in (LDS, FLAT) or lds.are_apart(target, None, a) for a in found)


__all__ = ["find_settled"]
