"""Pointers that are chosen among a few known objects, by select, phi and what goes on from there: which of them goes beside the
pointer as a number that code knows before the launch, and not as the tag of an object that it looks up.

before: ``%p = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b`` … ``load i32, ptr addrspace(3) %p``;
after: ``%p.choice = select i1 %c, i32 0, i32 1`` stands behind it, and a copy of ``%p.choice`` in front of the load, whose
emitter chooses among the bounds of both: numbers, where ``tags.py`` would look for them in the table of objects.

In lowered kernels the offset is chosen, and becomes a pointer into the group's block later: the number of a variable's offset is
that of the variable. Loads, stores and atomics are accessed by choices; all else goes by tags.

Needs provenance; breaks nothing.
"""

from __future__ import annotations

from typing import final

from swlds.device.address_space import CONSTANT, CONSTANT_32, LDS
from swlds.device.objects import LAYOUT, LIVE, OFFSET_ONLY, READ_ONLY, SLOT
from swlds.device.types import element_types
from swlds.engines.wave_compiler.flat.flatten import FlatCode, FlatInstruction, FlatValue, insert_beside
from swlds.engines.wave_compiler.flat.provenance import (
    INTEGERS,
    KEEPS,
    MIXED,
    Knowledge,
    Provenance,
    Symbol,
    holds_tag,
)
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import I32, PointerType
from swlds.ir.values import ConstantInt, ConstantKeyword

#: Objects among which one is looked for.
_MOST = 16
#: The number of a pointer to nothing, that nobody may access.
NOTHING = 0


@final
class Choices:
    """Those of one kernel and its bodies. ``objects``: (access, its pointer) -> the objects that it may go to, and their numbers;
    ``numbers``: (access, its pointer) -> the number of the one it goes to."""

    def __init__(self, code: FlatCode, provenance: Provenance) -> None:
        self._code, self.provenance = code, provenance
        self.objects: dict[tuple[FlatInstruction, FlatValue], dict[Knowledge, int]] = {}
        self.numbers: dict[tuple[FlatInstruction, FlatValue], FlatInstruction] = {}
        self._known: dict[Symbol, int] = {}
        #: Pointers -> their ``_leaves``.
        self._found: dict[FlatValue, list[Knowledge] | None] = {}
        self._made: dict[FlatInstruction, FlatInstruction] = {}
        self._pending: list[tuple[FlatInstruction, FlatInstruction]] = []
        self._before: dict[FlatInstruction, list[FlatInstruction]] = {}
        self._after: dict[FlatInstruction, list[FlatInstruction]] = {}
        #: LDS variables that an access chooses among -> the first of them: racecheck takes them for one object.
        self._joined: dict[int, int] = {}
        for block in provenance.blocks:
            for i in block.instructions:
                if i.opcode in POINTERS:
                    self._find(i, i.operands[POINTERS[i.opcode]])
        if self._before:
            insert_beside(code, provenance.blocks, self._before, self._after)

    def joined(self, number: int) -> int:
        """The LDS variable that stands for this one and those that some access chooses among, with it or each other."""
        while (above := self._joined.get(number, number)) != number:
            number = above
        return number

    def symbol(self, i: FlatInstruction, pointer: FlatValue) -> Symbol:
        """What is known of the object of an access that chooses: of LDS variables any stands for all."""
        known = [s for s in self.objects[i, pointer] if s is not None]
        if known and all(s.kind == "part" for s in known):
            return Symbol("block")
        return known[0] if known and all(self._is_lds(s) for s in known) else MIXED

    def _find(self, i: FlatInstruction, pointer: FlatValue) -> None:
        """Of one access."""
        if self.provenance.of(pointer) is not MIXED or not isinstance(pointer, FlatInstruction):
            return
        found = self._leaves(pointer)
        if found is None or len(found) > _MOST or not all(self._is_placed(s, i) for s in found):
            return
        self.objects[i, pointer] = {s: self._number_of(s) for s in found}
        copy = FlatInstruction("copy", I32, [self._number(pointer)], i.source, i.block)
        self.numbers[i, pointer] = copy
        self._before.setdefault(i, []).append(copy)
        known = [s for s in found if s is not None]
        if known and all(self._is_lds(s) for s in known):
            first, *others = (self.joined(s.number) for s in known)
            self._joined.update((other, first) for other in others if other != first)

    # What a pointer is chosen among -------------------------------------------------------------------------------

    def _leaves(self, pointer: FlatInstruction) -> list[Knowledge] | None:
        """The objects, None among them for a pointer to nothing; None where one of them is not known."""
        if pointer not in self._found:
            self._found[pointer] = self._find_leaves(pointer)
        return self._found[pointer]

    def _find_leaves(self, pointer: FlatInstruction) -> list[Knowledge] | None:
        found: dict[Knowledge, None] = {}
        seen: set[tuple[FlatValue, bool]] = set()
        work: list[tuple[FlatValue, bool]] = [(pointer, False)]
        while work:
            value, in_block = step = work.pop()
            if step in seen:
                continue
            seen.add(step)
            if not in_block and value in self._found:
                known = self._found[value]
                if known is None:
                    return None
                found.update(dict.fromkeys(known))
                continue
            symbol = self.provenance.of(value)
            if symbol is MIXED and isinstance(value, FlatInstruction):
                carriers = self._carriers(value)
                if carriers is None:
                    return None
                work += [(c, in_block or self._goes_into_block(value)) for c in carriers]
            elif symbol is not None and (symbol.kind == "offset") == in_block:
                found[Symbol("part", symbol.number) if in_block else symbol] = None
            elif symbol is None and _is_nothing(value):
                found[None] = None
            else:
                return None
        return list(found)

    def _carriers(self, i: FlatInstruction) -> list[FlatValue] | None:
        """The operands one of which has the object of the result; None for what is made otherwise."""
        if element_types(i.type) is not None or not holds_tag(i.type):
            return None
        if i.opcode in ("phi", "select"):
            return i.operands[i.opcode == "select" :]
        if i.opcode in KEEPS:
            return None if i in self.provenance.lost else i.operands[:1]
        tagged = [o for o in i.operands if self.provenance.of(o) is not None]
        if i.opcode == "getelementptr" and self._goes_into_block(i):
            return tagged[1:] if len(tagged) == 2 else None
        return tagged if i.opcode in ("getelementptr", *INTEGERS) and len(tagged) == 1 else None

    def _goes_into_block(self, i: FlatInstruction) -> bool:
        """It adds an offset to the address of the group's block."""
        base = self.provenance.of(i.operands[0]) if i.opcode == "getelementptr" else None
        return base is not None and base.kind == "block"

    def _is_placed(self, symbol: Knowledge, i: FlatInstruction) -> bool:
        """The access may go there, and where that is is known before the launch, or once the group begins."""
        image = self.provenance.image
        if symbol is None:
            return True
        if symbol.kind == "part":
            return image.block_end <= image.block_room
        if symbol.kind == "argument":
            type_ = self._code.arguments[symbol.number].type
            is_constant = isinstance(type_, PointerType) and type_.addrspace in (CONSTANT, CONSTANT_32)
            return isinstance(type_, PointerType) and (i.opcode == "load" or not is_constant)
        if symbol.kind != "object":
            return False
        objects, banned = image.memory.objects, LAYOUT | OFFSET_ONLY | SLOT | (0 if i.opcode == "load" else READ_ONLY)
        return objects.state[symbol.number] == LIVE and not objects.flags[symbol.number] & banned

    def _is_lds(self, symbol: Symbol) -> bool:
        return symbol.kind == "object" and self.provenance.image.memory.objects.space[symbol.number] == LDS

    # Which of them it is ------------------------------------------------------------------------------------------

    def _number_of(self, symbol: Knowledge) -> int:
        """Of an object; of an offset, that of its variable."""
        if symbol is None:
            return NOTHING
        known = Symbol("part", symbol.number) if symbol.kind == "offset" else symbol
        return self._known.setdefault(known, len(self._known) + 1)

    def _number(self, value: FlatValue) -> FlatValue:
        """The number of the object of a value whose ``_leaves`` are known."""
        number = self._number_beside(value)
        while self._pending:
            made, i = self._pending.pop()
            is_condition = [i.opcode == "select", *(False for _ in i.operands[1:])]
            made.operands = [
                o if is_kept else self._number_beside(o) for o, is_kept in zip(i.operands, is_condition, strict=True)
            ]
        return number

    def _number_beside(self, value: FlatValue) -> FlatValue:
        """The same; what is made for it stands beside what it says the object of, and gets its operands later."""
        while (symbol := self.provenance.of(value)) is MIXED:
            assert isinstance(value, FlatInstruction)
            if value.opcode in ("phi", "select"):
                return self._made.get(value) or self._make(value)
            carriers = self._carriers(value)
            assert carriers is not None, "its leaves are known"
            (value,) = carriers
        return ConstantInt(I32, self._number_of(symbol))

    def _make(self, i: FlatInstruction) -> FlatInstruction:
        made = FlatInstruction(i.opcode, I32, [], i.source, i.block, list(i.targets))
        self._made[i] = made
        self._after.setdefault(i, []).append(made)
        self._pending.append((made, i))
        return made


def _is_nothing(value: FlatValue) -> bool:
    """A pointer that nobody may access. Null in LDS is an address there."""
    if not isinstance(value, ConstantKeyword):
        return False
    is_lds = isinstance(value.type, PointerType) and value.type.addrspace == LDS
    return value.keyword in ("undef", "poison") or not is_lds


__all__ = ["NOTHING", "Choices"]
