"""Places that waves come to as wholes, whatever their lanes hold: no branch on the way is decided by what lanes may differ in.

What all lanes of a wave have alike is known from the program alone: the wave's number, ``readfirstlane``, arguments of the
kernel and what functions are given of such values and give back, what is loaded from a place that is so, and from a stack slot
that whole waves store such values into. So kernels are written whose waves have different tasks (warp specialisation). Ways that
never return (a trap, a report of an address sanitizer) part no lanes that go on.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import final

from swlds.analysis.addresses.values import find_lane_values
from swlds.analysis.graph import find_components, find_reachable, is_cycle
from swlds.analysis.lane_masks import find_controls
from swlds.analysis.reconvergence import find_irreducible, order_blocks
from swlds.ir.model import Block, Function, Instruction
from swlds.ir.opcodes import CALLS
from swlds.ir.types import VOID
from swlds.ir.values import Value
from swlds.lazy import dataclass

#: Arguments of a function, by their numbers, in which the lanes of a wave may differ.
Varying = frozenset[int]
#: Longer chains of calls are not followed to what they give back.
_MOST_CALLS = 16


@final
@dataclass(frozen=True, slots=True)
class WaveChoices:
    """Of one function. ``whole``: the blocks that whole waves come to, as far as this function decides. ``differing``: arguments
    and instructions in which lanes of a wave may differ. ``is_common``: lanes that call it together are given one result."""

    whole: Container[Block]
    differing: Container[Value]
    is_common: bool


@final
class WaveChoiceFinder:
    """Finds them function by function, and keeps what it found as long as the functions stay as they are."""

    def __init__(self) -> None:
        self._known: dict[tuple[Function, Varying], WaveChoices] = {}
        self._depths: dict[Function, int] = {}

    def find(self, function: Function, varying: Varying) -> WaveChoices:
        """``varying``: of its arguments; none of a kernel."""
        key = function, varying
        if key not in self._known:
            self._known[key] = self._compute(function, varying)
        return self._known[key]

    def is_reached_by_whole_waves(self, place: Sequence[Instruction]) -> bool:
        """``place``: an instruction, and the calls that lead to it, the kernel's last."""
        varying: Varying = frozenset()
        for instruction in reversed(place):
            block = instruction.block
            assert block is not None and block.function is not None, "it is executed"
            choices = self.find(block.function, varying)
            if block not in choices.whole:
                return False
            if instruction.opcode in CALLS:
                if instruction.callee in choices.differing:
                    return False
                varying = _given(instruction, choices.differing)
        return True

    def _compute(self, function: Function, varying: Varying) -> WaveChoices:
        blocks = _returning(function)
        arguments = {a for a in function.arguments if a.index in varying}
        if not blocks:
            return WaveChoices(set(), arguments, False)
        irreducible = _irreducible(function)
        decided: dict[Block, list[Block]] = {block: [] for block in blocks}
        for block, deciders in find_controls(blocks).items():
            for decider, _ in deciders:
                decided[decider].append(block)
        slots = _find_slots(blocks)
        common = {i for block in blocks for i in block.instructions if i.type != VOID and self._is_followed(i)}
        while True:  # slots and calls are taken for ones that lanes have alike until something else is found
            alike = {load for loads, _ in slots.values() for load in loads}
            found = find_lane_values(blocks, arguments.__contains__, irreducible, alike, common)
            differing: set[Value] = {*arguments, *found.divergent}
            parted = {b.block for b in found.divergent_branches}
            parted |= {b for b in blocks if not differing.isdisjoint(b.terminator.operands)}
            in_parts = find_reachable([b for decider in parted for b in decided[decider]], decided.__getitem__)
            whole = {*blocks}.difference(in_parts)
            kept = {
                slot: (loads, stores)
                for slot, (loads, stores) in slots.items()
                if all(s.block in whole and s.operands[0] not in differing for s in stores)
            }
            still = {call for call in common if self._gives_one(call, differing)}
            if len(kept) == len(slots) and len(still) == len(common):
                return WaveChoices(whole, differing, _is_common(blocks, whole, differing))
            slots, common = kept, still

    def _gives_one(self, call: Instruction, differing: Container[Value]) -> bool:
        """Have all lanes its result alike?"""
        callee = _defined_callee(call)
        assert callee is not None, "it is followed"
        return self.find(callee, _given(call, differing)).is_common

    def _is_followed(self, call: Instruction) -> bool:
        """Its function is known, does not call itself, and stands at the head of no long chain of calls that are followed."""
        function = _defined_callee(call)
        if function is None:
            return False
        for component in find_components({function} - self._depths.keys(), self._new_callees):
            is_recursive = is_cycle(component, self._new_callees)
            below = [self._depths[f] for f in _called_functions(component[0]) if not is_recursive]
            depth = 1 + max((d for d in below if d < _MOST_CALLS), default=-1)
            self._depths.update(dict.fromkeys(component, _MOST_CALLS if is_recursive else depth))
        return self._depths[function] < _MOST_CALLS

    def _new_callees(self, function: Function) -> list[Function]:
        return [f for f in _called_functions(function) if f not in self._depths]


def _given(call: Instruction, differing: Container[Value]) -> Varying:
    """The arguments of a call in which lanes may differ."""
    return frozenset(k for k, a in enumerate(call.call_arguments) if a in differing)


def _defined_callee(instruction: Instruction) -> Function | None:
    callee = instruction.called_function if instruction.opcode in CALLS else None
    return None if callee is None or callee.is_declaration else callee


def _called_functions(function: Function) -> list[Function]:
    """Those with a body that it calls directly."""
    called = (_defined_callee(i) for block in function.blocks for i in block.instructions)
    return list(dict.fromkeys(f for f in called if f is not None))


def _is_common(blocks: Iterable[Block], whole: Container[Block], differing: Container[Value]) -> bool:
    """Lanes come to where it returns as wholes, with values that they have alike."""
    ends = [b for b in blocks if b.terminator.opcode == "ret"]
    return all(end in whole and not any(o in differing for o in end.terminator.operands) for end in ends)


def _find_slots(blocks: Iterable[Block]) -> dict[Instruction, tuple[list[Instruction], list[Instruction]]]:
    """Stack slots that nothing is done with but loads and stores, plain ones, also through a flat pointer: these."""
    found = {}
    for alloca in (i for block in blocks for i in block.instructions if i.opcode == "alloca"):
        loads, stores, is_plain = list[Instruction](), list[Instruction](), True
        pointers: list[Instruction] = [alloca]
        for pointer in pointers:
            for user in pointer.readers:
                if not isinstance(user, Instruction):
                    is_plain = False
                elif user.opcode == "load" and not {"volatile", "atomic"} & set(user.flags):
                    loads.append(user)
                elif user.opcode == "store" and user.operands[0] is not pointer and "atomic" not in user.flags:
                    stores.append(user)
                elif user.opcode == "addrspacecast":
                    pointers.append(user)
                else:
                    is_plain = is_plain and user.is_record
        if is_plain and stores:
            found[alloca] = loads, stores
    return found


def _returning(function: Function) -> list[Block]:
    """The blocks that are reached and from which the function's end is, the entry first."""
    before = function.predecessors()
    ends = find_reachable([b for b in function.blocks if b.terminator.opcode == "ret"], before.__getitem__)
    return [b for b in find_reachable([function.entry], lambda b: b.successors) if b in ends]


def _irreducible(function: Function) -> set[Block]:
    reached = list(find_reachable([function.entry], lambda b: b.successors))
    return find_irreducible(order_blocks(reached), reached)
