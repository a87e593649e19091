"""May work-groups hand pointers to one another through memory in ways that host code does not follow?

The reference engine keeps the tag of a stored pointer in memory, whoever stored it; a group that it replays would miss
the tags of a group that ran in host code. Stores are followed where the plane of tags is kept (``Tags.is_tracked``): they write
tags, and clear old ones. What else moves a pointer into memory that groups share is not: copies, masked stores, buffer
stores, exchanges; nor, where the plane is not kept, what overwrites pointers that a variable begins with.
"""

from __future__ import annotations

from swlds.device.address_space import FLAT, LDS, PRIVATE
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import facts_of, stored_value
from swlds.engines.wave_compiler.flat.provenance import place_key
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import UPDATES
from swlds.ir.types import VOID, PointerType, scalar_type
from swlds.ir.values import Constant


def loses_tags(t: WaveCode) -> bool:
    """True when a launch's groups must all run on one engine."""
    instructions = [i for b in t.provenance.blocks for i in b.instructions]
    holders = _holders(t, instructions)
    for i in instructions:
        move = copied_places(i)
        if move is not None and is_shared(t, move[1]) and _may_hold(t, move[0], holders):
            return True
        if any(is_shared(t, o) for o in odd_targets(t, i)):
            return True
    return not t.tags.is_tracked and _has_written_table(t)


def may_move_tags(t: WaveCode, source: FlatValue) -> bool:
    """A copy from there may carry tags, which host code does not copy."""
    symbol, type_ = t.provenance.of(source), scalar_type(source.type)
    if not t.tags.is_tracked:
        return False
    space = type_.addrspace if isinstance(type_, PointerType) else FLAT
    return (symbol is not None and symbol.kind == "segment") or t.tags.may_hold(symbol, space)


def _holders(t: WaveCode, instructions: list[FlatInstruction]) -> set[object]:
    """Objects that may hold tags, as ``place_key`` calls them: by stores, by all other ways, and by copies from such."""
    found = set(t.tags.tagged)
    for i in instructions:
        symbol = t.provenance.of(i)
        if symbol is not None and symbol.kind == "segment":
            found.add(place_key(symbol))  # the kernel's arguments lie there, with their tags
        found |= {place_key(t.provenance.of(o)) for o in odd_targets(t, i)}
    moves = [m for i in instructions if (m := copied_places(i)) is not None]
    while True:
        more = {place_key(t.provenance.of(to)) for source, to in moves if _may_hold(t, source, found)} - found
        if not more:
            return found
        found |= more


def _may_hold(t: WaveCode, source: FlatValue, holders: set[object]) -> bool:
    key = place_key(t.provenance.of(source))
    return bool(holders) if key is None else key in holders or None in holders


def copied_places(i: FlatInstruction) -> tuple[FlatValue, FlatValue] | None:
    """(source, target) of what copies memory."""
    if i.opcode == "byval":
        return i.operands[0], i
    facts = facts_of(i)
    reads, writes = ([], []) if facts is None else (facts.accesses("r"), facts.accesses("w"))
    return (
        (i.operands[reads[0].pointer], i.operands[writes[0].pointer]) if reads and writes and i.type == VOID else None
    )


def odd_targets(t: WaveCode, i: FlatInstruction) -> list[FlatValue]:
    """Where an instruction that is no store may put a tagged value."""
    stored = i.operands[-1] if i.opcode in UPDATES else stored_value(i)
    if stored is None or not t.provenance.may_be_tagged(stored):
        return []
    return [o for o in i.operands if o is not stored and _may_point(t, o)]


def _may_point(t: WaveCode, value: FlatValue) -> bool:
    """Also the words of a buffer resource."""
    return isinstance(scalar_type(value.type), PointerType) or t.provenance.of(value) is not None


def is_shared(t: WaveCode, pointer: FlatValue) -> bool:
    """Other groups may read what it points to."""
    symbol, type_ = t.provenance.of(pointer), scalar_type(pointer.type)
    if isinstance(type_, PointerType) and type_.addrspace in (LDS, PRIVATE):
        return False
    if symbol is None:
        return True
    if symbol.kind == "object":
        return int(t.image.memory.objects.space[symbol.number]) not in (LDS, PRIVATE)
    return symbol.kind not in ("alloca", "given", "block", "part", "segment")


def _has_written_table(t: WaveCode) -> bool:
    """A variable in memory that groups share begins with pointers, and is no constant."""
    return any(
        v.addrspace != LDS and not v.is_constant and isinstance(v.initializer, Constant) and v.initializer.mentioned
        for v in t.image.program.globals.values()
    )
