"""Places that waves come to as wholes, whatever their lanes hold: no branch on the way is decided by what lanes may differ in.

What all lanes of a wave have alike is known from the program alone: the wave's number, ``readfirstlane``, arguments of the
kernel and what functions are given of such values and give back, what is loaded from a place that is so, and from a stack slot
that whole waves store such values into, through whatever pointers (``private_places``). So kernels are written whose waves have
different tasks (warp specialisation). Ways that never return (a trap, a report of an address sanitizer) part no lanes that go on.

All is taken for alike until something else is found, which is true by induction over time: the first thing in which lanes
differ would have a cause before it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import final

from swlds.analysis.addresses.values import is_always_uniform, is_ordered, may_change, varies_by_itself
from swlds.analysis.call_contexts import Body, CallContexts, Context
from swlds.analysis.graph import find_reachable
from swlds.analysis.lane_masks import find_controls
from swlds.analysis.private_places import Accesses, PrivatePlaces
from swlds.analysis.private_slots import Part
from swlds.analysis.reconvergence import find_irreducible, order_blocks
from swlds.analysis.uniformity import Spreading, Ways
from swlds.ir.model import Argument, Block, Function, Instruction
from swlds.ir.opcodes import CALLS, TERMINATORS
from swlds.ir.types import VOID
from swlds.ir.values import Value
from swlds.lazy import dataclass

#: Arguments of a function, by their numbers, in which the lanes of a wave may differ.
Varying = frozenset[int]
_SPLITS = ("br", "switch", "indirectbr")


@final
@dataclass(frozen=True, slots=True)
class WaveChoices:
    """Of a function in one context. ``whole``: the blocks that whole waves come to, where they come to its entry. ``differing``:
    arguments and instructions in which lanes of a wave may differ. ``calls``: the same for what its calls lead to."""

    whole: Container[Block]
    differing: Container[Value]
    calls: dict[Instruction, WaveChoices]


@final
class WaveChoiceFinder:
    """Finds them for a kernel and all below it, and keeps what it found as long as the functions stay as they are."""

    def __init__(self) -> None:
        self._contexts = CallContexts()
        self._flows: dict[Function, _Flow] = {}
        self._known: dict[tuple[Function, Varying], WaveChoices] = {}

    def find(self, function: Function, varying: Varying) -> WaveChoices:
        """``varying``: of its arguments; none of a kernel. Nothing is known of where pointers lead that others are given."""
        key = function, varying
        if key not in self._known:
            self._known[key] = self._compute(function, varying)
        return self._known[key]

    def is_reached_by_whole_waves(self, place: Sequence[Instruction]) -> bool:
        """``place``: an instruction, and the calls that lead to it, the kernel's last."""
        choices: WaveChoices | None = None
        varying: Varying = frozenset()
        for instruction in reversed(place):
            block = instruction.block
            assert block is not None and block.function is not None, "it is executed"
            if choices is None:
                choices = self.find(block.function, varying)
            if block not in choices.whole:
                return False
            if instruction.opcode in CALLS:
                if instruction.callee in choices.differing:
                    return False
                varying = frozenset(k for k, a in enumerate(instruction.call_arguments) if a in choices.differing)
                choices = choices.calls.get(instruction)
        return True

    def _compute(self, function: Function, varying: Varying) -> WaveChoices:
        assert function.module is not None, "a function of a module"
        contexts = self._contexts.build(function)
        places = PrivatePlaces(contexts, function.module.data_layout)
        lanes = _Lanes(places.are_all_found)
        for context in contexts:
            lanes.add(context, self._flow_of(context.body), places.accesses[context])
        lanes.solve(places.parts, [a for a in function.arguments if a.index in varying], contexts[0])
        return lanes.choices(contexts)

    def _flow_of(self, body: Body) -> _Flow:
        if body.function not in self._flows:
            self._flows[body.function] = _Flow(body)
        return self._flows[body.function]


@final
class _Flow:
    """Of one function: ``decided``: the blocks that each decides on."""

    def __init__(self, body: Body) -> None:
        self.ways = Ways(body.blocks, _irreducible(body.function)) if body.blocks else None
        self.decided: dict[Block, list[Block]] = {block: [] for block in body.blocks}
        for block, deciders in find_controls(body.blocks).items():
            for decider, _ in deciders:
                self.decided[decider].append(block)


@final
class _Lanes:
    """What lanes may differ in, in all contexts at once: whatever comes to differ tells who depends on it."""

    def __init__(self, are_all_found: bool) -> None:
        #: Pointers of which nothing is known lead to no slots.
        self.are_all_found = are_all_found
        self._functions: dict[Context, _Differences] = {}
        self._waiting: dict[_Differences, None] = {}

    def add(self, context: Context, flow: _Flow, accesses: Accesses) -> None:
        if flow.ways is not None:
            self._functions[context] = _Differences(self, context, flow, flow.ways, accesses)

    def solve(self, parts: Iterable[Part], arguments: Iterable[Argument], root: Context) -> None:
        self.differ(part for part in parts if part.differs)
        written = find_reachable((part for part in parts if part.is_written), lambda part: part.copies)
        for differences in self._functions.values():
            differences.begin(written)
        for argument in arguments:
            self.mark(root, argument)
        while self._waiting:
            self._waiting.popitem()[0].spreading.run()

    def mark(self, context: Context, value: Value) -> None:
        """Lanes may have different ones."""
        differences = self._functions.get(context)
        if differences is not None:
            differences.spreading.mark(value)
            self._waiting[differences] = None

    def differ(self, parts: Iterable[Part]) -> None:
        """What lies in a part may differ, and so in what it is copied to."""
        for part in find_reachable(parts, lambda part: [p for p in part.copies if not p.differs]):
            part.differs = True
            for context, load in part.readers:
                self.mark(context, load)

    def part(self, context: Context) -> None:
        """Some lanes of a wave come there, and others do not, and to all that is called there."""
        work = [context]
        for each in work:
            found = self._functions.get(each)
            if found is not None and not found.is_parted:
                found.is_parted = True
                found.leave([*found.whole])
                work += each.calls.values()

    def choices(self, contexts: list[Context]) -> WaveChoices:
        calls: dict[Context, dict[Instruction, WaveChoices]] = {context: {} for context in contexts}
        found = dict[Context, WaveChoices]()
        for context in contexts:
            of = self._functions.get(context)
            differing: Container[Value] = of.spreading.result.divergent if of is not None else ()
            found[context] = WaveChoices(of.whole if of is not None else (), differing, calls[context])
        for context in contexts:
            calls[context].update((call, found[callee]) for call, callee in context.calls.items())
        return found[contexts[0]]


@final
class _Differences:
    """Of one context. ``whole``: the blocks that no lanes are known to come to alone."""

    def __init__(self, lanes: _Lanes, context: Context, flow: _Flow, ways: Ways, accesses: Accesses) -> None:
        self._lanes, self._context, self._decided, self._accesses = lanes, context, flow.decided, accesses
        self.whole = {*context.body.blocks}
        self.is_parted = False
        self.spreading = Spreading(ways, may_change, self._is_uniform, self._told, self._parted)

    def begin(self, written: Container[Part]) -> None:
        entry = self._context.body.blocks[0]
        for block in self._context.body.blocks:
            for i in block:
                if self._varies(i, entry, written):
                    self._lanes.mark(self._context, i)

    def leave(self, blocks: Iterable[Block]) -> None:
        """Some lanes come there alone: what they store is not what the others have, and they return at another time."""
        for block in blocks:
            self.whole.discard(block)
            for i in block:
                if i in self._context.calls:
                    self._lanes.part(self._context.calls[i])
                self._change(i)

    def _varies(self, i: Instruction, entry: Block, written: Container[Part]) -> bool:
        """Lanes may get different results, whatever its operands are."""
        accesses = self._accesses
        if i in self._context.calls or i.type == VOID or i.opcode == "alloca":
            return False  # of a slot each lane has its own, wherever it lies
        if i.opcode == "load" and i in accesses.aggregates:
            return is_ordered(i)
        known, is_outside = accesses.reads.get(i), i in accesses.elsewhere or i in accesses.unknown
        if known is None and not is_outside:
            return varies_by_itself(i, entry)
        if i in accesses.unknown and not self._lanes.are_all_found:
            return True
        return (is_outside and is_ordered(i)) or (known is not None and not any(part in written for part in known))

    def _is_uniform(self, i: Instruction) -> bool:
        return i in self._context.calls or i in self._accesses.inserts or is_always_uniform(i)

    def _told(self, value: Value) -> None:
        """Lanes may have different ones of a value."""
        for user, index in value.uses:
            if not isinstance(user, Instruction):
                continue
            callee = self._context.calls.get(user)
            if callee is not None and index < len(callee.body.function.arguments):
                self._lanes.mark(callee, callee.body.function.arguments[index])
            if user in self._accesses.inserts:
                self._insert(user, index)
            if user.opcode in TERMINATORS and user.opcode not in _SPLITS:
                self._parted(user)
        if isinstance(value, Instruction):
            self._change(value)

    def _insert(self, i: Instruction, index: int) -> None:
        if index:
            self._lanes.differ(part for part in self._accesses.inserts[i] if not part.differs)
        else:
            self._lanes.mark(self._context, i)

    def _change(self, i: Instruction) -> None:
        """It stores what lanes have not alike, or not all of them, or it gives that back."""
        self._lanes.differ(part for part in self._accesses.writes.get(i, ()) if not part.differs)
        if i.opcode == "ret":
            for caller, call in self._context.callers:
                self._lanes.mark(caller, call)

    def _parted(self, branch: Instruction) -> None:
        work = [branch.block]
        for decider in work:
            new = [b for b in self._decided.get(decider, ()) if b in self.whole] if decider is not None else []
            self.leave(new)
            work += new


def _irreducible(function: Function) -> set[Block]:
    reached = list(find_reachable([function.entry], lambda b: b.successors))
    return find_irreducible(order_blocks(reached), reached)


__all__ = ["WaveChoiceFinder", "WaveChoices"]
