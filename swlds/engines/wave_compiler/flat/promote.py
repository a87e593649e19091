"""Stack slots that are only loaded and stored become values, as in LLVM's mem2reg.

before: ``%p = alloca i32`` … ``store i32 %a, ptr %p`` … ``%x = load i32, ptr %p``; after: ``%x`` is ``%a``, or a phi of what the
ways to it stored. Code from -O0 keeps everything in such slots, also pointers. A slot that was not written yet gives poison,
which ``undef.py`` follows to where it would be reported. clang stores a kernel's argument, a pointer to global memory, where it
loads a flat one: these are the same bits, and the value is a cast.

Needs flat code; breaks nothing: slots whose address is used otherwise stay in private memory.
"""

from __future__ import annotations

import sys
from dataclasses import field
from typing import final

from swlds.device.address_space import FLAT, GLOBAL
from swlds.device.intrinsics import find_intrinsic
from swlds.device.program import callee_of
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatCode, FlatInstruction, FlatValue, link_users
from swlds.engines.wave_compiler.flat.outline import has_loop_around, is_dynamic
from swlds.ir.types import PointerType, Type
from swlds.ir.values import ConstantKeyword, InlineAsm
from swlds.lazy import dataclass

_CASTS = ("addrspacecast", "bitcast", "copy")
_MARKERS = ("lifetime_start", "lifetime_end")


@final
@dataclass
class _Slot:
    alloca: FlatInstruction
    type: Type
    names: set[FlatInstruction] = field(default_factory=set)


def callee_name(instruction: FlatInstruction) -> str:
    """Name of the function that a call calls, "" for anything else."""
    callee = instruction.source.operands[-1] if instruction.opcode == "call" else None
    if isinstance(callee, InlineAsm):
        callee = callee_of(instruction.source)
    return getattr(callee, "name", "") if callee is not None else ""


def promote_slots(code: FlatCode) -> None:
    """Promote what can be promoted, in place."""
    users: dict[FlatInstruction, list[FlatInstruction]] = {}
    for block in code.blocks:
        for instruction in block.instructions:
            for operand in instruction.operands:
                if isinstance(operand, FlatInstruction):
                    users.setdefault(operand, []).append(instruction)
    slots: dict[FlatInstruction, _Slot] = {}
    for block in code.blocks:
        for instruction in block.instructions:
            if instruction.opcode == "alloca" and (slot := _promotable(instruction, users)):
                slots.update(dict.fromkeys(slot.names, slot))
    if slots:
        code.promoted = [i for i in slots if i.opcode == "alloca"]
        _Promotion(code, slots).run()
    link_users(code)


def _promotable(alloca: FlatInstruction, users: dict[FlatInstruction, list[FlatInstruction]]) -> _Slot | None:
    is_many = alloca.operands and getattr(alloca.operands[0], "value", 0) != 1
    if is_many or is_dynamic(alloca.source, has_loop_around(alloca.source)):
        return None
    slot, align = _Slot(alloca, alloca.source.field("allocated_type")), alloca.source.field("align") or 1
    work = [alloca]
    while work:
        name = work.pop()
        slot.names.add(name)
        for user in users.get(name, ()):
            if user.opcode in _CASTS:
                work.append(user)
            elif user.opcode in ("load", "store") and (user.source.field("align") or 1) > align:
                return None  # may be misaligned
            elif (
                user.opcode == "load"
                and user.type == slot.type
                or user.opcode == "store"
                and user.operands[0] is not name
                and (user.operands[0].type == slot.type or _is_cast(user.operands[0].type, slot.type))
            ):
                continue
            elif (row := find_intrinsic(callee_name(user))) is None or row.effect not in _MARKERS:
                return None
    return slot


def _is_cast(stored: Type, loaded: Type) -> bool:
    """A pointer to global memory where a flat one is loaded."""
    return (
        isinstance(stored, PointerType)
        and isinstance(loaded, PointerType)
        and (stored.addrspace, loaded.addrspace) == (GLOBAL, FLAT)
    )


def _stored(store: FlatInstruction, slot: _Slot) -> FlatValue:
    """What a load finds behind the store."""
    value = store.operands[0]
    if value.type == slot.type:
        return value
    return FlatInstruction("addrspacecast", slot.type, [value], store.source, store.block)


@final
class _Promotion:
    """On-the-fly SSA construction (Braun et al. 2013), reading upwards from each load."""

    def __init__(self, code: FlatCode, slots: dict[FlatInstruction, _Slot]) -> None:
        self.code, self.slots = code, slots
        self.predecessors: dict[FlatBlock, list[FlatBlock]] = {b: [] for b in code.blocks}
        for block in code.blocks:
            for successor in block.successors:
                self.predecessors[successor].append(block)
        self.at_end: dict[tuple[FlatBlock, FlatInstruction], FlatValue] = {}
        self.at_start: dict[tuple[FlatBlock, FlatInstruction], FlatValue] = {}
        self.replaced: dict[FlatValue, FlatValue] = {}
        self.phis: list[FlatInstruction] = []

    def run(self) -> None:
        loads = self._scan()
        old = sys.getrecursionlimit()
        sys.setrecursionlimit(max(old, 50_000))
        try:
            for load, slot in loads:
                self.replaced[load] = self._read_start(load.block, slot)
        finally:
            sys.setrecursionlimit(old)
        self._simplify()
        for block in self.code.blocks:
            for instruction in block.instructions:
                instruction.operands = [self._final(o) for o in instruction.operands]
        dead = set(self.replaced)
        for block in self.code.blocks:
            block.instructions = [i for i in block.instructions if i not in dead and not self._is_gone(i)]
        for phi in self.phis:
            if phi not in self.replaced:
                phi.operands = [self._final(o) for o in phi.operands]
                phi.block.instructions.insert(0, phi)

    def _is_gone(self, instruction: FlatInstruction) -> bool:
        if instruction in self.slots:
            return True
        pointers = instruction.operands[1:] if instruction.opcode == "store" else instruction.operands
        return instruction.opcode in ("store", "call") and any(
            p in self.slots for p in pointers if isinstance(p, FlatInstruction)
        )

    def _scan(self) -> list[tuple[FlatInstruction, _Slot]]:
        """Values inside blocks; the loads that need to look above their block."""
        loads: list[tuple[FlatInstruction, _Slot]] = []
        for block in self.code.blocks:
            current: dict[FlatInstruction, FlatValue] = {}
            casts: dict[FlatInstruction, FlatInstruction] = {}
            for instruction in block.instructions:
                slot = self._slot_of(instruction)
                if slot is None:
                    continue
                if instruction.opcode == "store":
                    value = current[slot.alloca] = _stored(instruction, slot)
                    if isinstance(value, FlatInstruction) and value is not instruction.operands[0]:
                        casts[instruction] = value
                elif instruction.opcode == "load":
                    known = current.get(slot.alloca)
                    if known is None:
                        loads.append((instruction, slot))
                        current[slot.alloca] = instruction
                    else:
                        self.replaced[instruction] = known
                elif instruction.opcode in ("alloca", "call"):
                    current[slot.alloca] = ConstantKeyword(slot.type, "poison")
            for alloca, value in current.items():
                self.at_end[block, alloca] = value
            if casts:
                block.instructions = [x for i in block.instructions for x in ((casts[i], i) if i in casts else (i,))]
        return loads

    def _slot_of(self, instruction: FlatInstruction) -> _Slot | None:
        if instruction.opcode == "alloca":
            return self.slots.get(instruction)
        pointer = (
            instruction.operands[-1]
            if instruction.opcode in ("store", "load", "call") and instruction.operands
            else None
        )
        return self.slots.get(pointer) if isinstance(pointer, FlatInstruction) else None

    def _read_end(self, block: FlatBlock, slot: _Slot) -> FlatValue:
        value = self.at_end.get((block, slot.alloca))
        return self._read_start(block, slot) if value is None else value

    def _read_start(self, block: FlatBlock, slot: _Slot) -> FlatValue:
        path = []
        while True:
            known = self.at_start.get((block, slot.alloca))
            if known is not None:
                break
            path.append(block)
            before = self.predecessors[block]
            if len(before) != 1:
                known = self._join(block, slot, before)
                break
            known = self.at_end.get((before[0], slot.alloca))
            if known is not None:
                break
            block = before[0]
        for passed in path:
            self.at_start[passed, slot.alloca] = known
        return known

    def _join(self, block: FlatBlock, slot: _Slot, before: list[FlatBlock]) -> FlatValue:
        if not before:
            return ConstantKeyword(slot.type, "poison")
        phi = FlatInstruction("phi", slot.type, [], slot.alloca.source, block, list(before))
        self.phis.append(phi)
        self.at_start[block, slot.alloca] = phi
        phi.operands = [self._read_end(b, slot) for b in before]
        return phi

    def _final(self, value: FlatValue) -> FlatValue:
        seen = []
        while value in self.replaced:
            seen.append(value)
            value = self.replaced[value]
        for passed in seen:
            self.replaced[passed] = value
        return value

    def _simplify(self) -> None:
        """Drop phis that have one value."""
        changed = True
        while changed:
            changed = False
            for phi in self.phis:
                if phi in self.replaced:
                    continue
                values = {self._final(o): None for o in phi.operands}
                values.pop(phi, None)
                if len(values) == 1:
                    self.replaced[phi] = next(iter(values))
                    changed = True
