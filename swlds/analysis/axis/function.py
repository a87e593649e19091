"""The forms of the values of one function.

Blocks are looked at in the order of the flow. The phi of a loop begins as what enters it, and then becomes that and a multiple of
an unknown, as the rounds of the loop show: this is repeated until nothing changes.

    %i = phi i32 [ %tid, %entry ], [ %next, %loop ]      %tid + 256 * rounds, the rounds the same in all lanes
    %next = add nuw i32 %i, 256

Lanes that are in a loop at once are in the same round (see ``reconvergence``). Behind it they may have left it in different ones:
what is read there of a value of the loop has its unknowns the same in only as many lanes as leave it together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from math import gcd
from typing import final

import numpy as np

from swlds.analysis.addresses.objects import Objects
from swlds.analysis.addresses.values import facts_of
from swlds.analysis.axis.bits import Context, shorten
from swlds.analysis.axis.choices import choose_by_lanes, join
from swlds.analysis.axis.control import Activity, Flow, find_ways, same_exit, same_way
from swlds.analysis.axis.facts import Fact
from swlds.analysis.axis.forms import NOTHING, Form, Unknown, is_same_form, make, plus, same_lanes
from swlds.analysis.axis.lanes import ALL, Factor
from swlds.analysis.axis.operations import compute, of_constant, of_fact, same_operands, width_of
from swlds.analysis.axis.parts import (
    Parts,
    compute_parts,
    extract_element,
    extract_part,
    is_same_parts,
    join_bits,
    part_reader,
    parts_of_constant,
    widths_of_parts,
)
from swlds.analysis.axis.reader import PROVIDED, Launch, Reader
from swlds.analysis.axis.rounds import Rounds, divisor_of, ends_of, is_whole_difference
from swlds.analysis.endings import Endings
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Argument, Block, Function, Instruction
from swlds.ir.opcodes import CALLS
from swlds.ir.types import Type
from swlds.ir.values import Value

#: So often a phi may become weaker before nothing is said of it.
_PATIENCE = 6
#: And so often all are looked at before the first change is the last.
_PASSES = 12
#: Work-items of a grid in one direction: 32 bits of a dispatch packet (HSA runtime specification 1.2, 2.9.6).
_MOST_ITEMS = (1 << 32) - 1


@final
class FunctionForms:
    """``run`` works them out; then ``read(value, block)`` is what a block reads, ``forms`` what was computed."""

    def __init__(
        self,
        function: Function,
        launch: Launch,
        layout: DataLayout,
        arguments: Mapping[Argument, Parts],
        objects: Objects,
        call: Callable[[FunctionForms, Instruction], Parts | None],
        shared: dict[str, Form],
        is_whole: bool,
        endings: Endings,
    ) -> None:
        """``arguments``: their parts, one for a number; ``call``: those of the result of a function of the module; ``shared``:
        numbers of the launch that all functions see, by name; ``is_whole``: all lanes come in; ``endings``: calls that lanes may
        not come back from."""
        self.function, self.launch, self.layout, self.objects = function, launch, layout, objects
        self.flow = Flow(function, endings)
        self.context = Context(launch.items, launch.wave_size)
        self._call, self.shared, self.is_whole = call, shared, is_whole
        self.forms: dict[Value, Form] = {}
        self._parts: dict[Value, Parts] = {}
        self._widths: dict[Type, tuple[int, ...]] = {}
        for argument, parts in arguments.items():
            if self.widths(argument):
                self._parts[argument] = parts
            elif parts[0] is not None:
                self.forms[argument] = parts[0]
        self._rounds: dict[tuple[Instruction, int], Rounds] = {}
        self._exits: dict[Block, int] = dict.fromkeys(self.flow.loops, ALL)
        self._left: dict[tuple[Unknown, frozenset[Block], int], Unknown] = {}
        self._activity: Activity | None = None
        self.facts: dict[Instruction, Fact] = {}
        self.may_wrap: dict[Instruction, None] = {}
        self._has_loops, self._patience = bool(self.flow.loops), _PATIENCE

    def run(self) -> FunctionForms:
        """Until nothing changes; linear, as phis give up."""
        self._pass(is_first=True)
        passes = 0
        while self._has_loops and self._weaken():
            passes += 1
            self._patience = _PATIENCE if passes < _PASSES else 0
            self._pass(is_first=False)
        return self

    def read(self, value: Value, block: Block) -> Form:
        """An integer or a pointer as the block reads it."""
        if isinstance(value, (Instruction, Argument)):
            found = self.forms.get(value)
            return self.opaque(value, 1) if found is None else self._as_read(found, value, block)
        return of_constant(self, value, block)

    def parts(self, value: Value, block: Block) -> Parts:
        """A vector's or an aggregate's parts as the block reads them (see ``parts``); None for one of which nothing is known."""
        if isinstance(value, (Instruction, Argument)):
            found = self._parts.get(value)
            if found is None:
                return (None,) * len(self.widths(value))
            return tuple(None if part is None else self._as_read(part, value, block) for part in found)
        return parts_of_constant(self, value, block)

    def _as_read(self, form: Form, value: Value, block: Block) -> Form:
        if isinstance(value, Instruction) and form.terms and value.block is not block:
            assert value.block is not None, "an instruction of a block"
            left = self.flow.around[value.block] - self.flow.around.get(block, frozenset())
            return self._behind(form, left) if left else form
        return form

    def widths(self, value: Value) -> tuple[int, ...]:
        """Bits of the parts, () for a value without any."""
        if value.type not in self._widths:
            self._widths[value.type] = widths_of_parts(self.layout, value.type)
        return self._widths[value.type]

    def extracted(self, i: Instruction, block: Block) -> Form | None:
        """What an instruction takes out of a vector or an aggregate, or the bits of a vector as one number."""
        if i.opcode == "bitcast":
            return join_bits(self, i, block, self.width(i))
        return (extract_element if i.opcode == "extractelement" else extract_part)(self, i, block)

    def rounds_of(self, phi: Instruction) -> Rounds | None:
        """What a number of a loop adds to its start; None for what is no phi of a loop."""
        return self._rounds.get((phi, 0))

    @cached_property
    def steps(self) -> dict[Unknown, tuple[Block, int]]:
        """Unknown rounds -> their loop, and what each adds; where that is always the same."""
        found: dict[Unknown, tuple[Block, int]] = {}
        for (phi, _), rounds in self._rounds.items():
            if rounds.unknown is not None and rounds.each and abs(rounds.each) == rounds.step and phi.block is not None:
                found[rounds.unknown] = (phi.block, 1 if rounds.each > 0 else -1)
        return found

    def width(self, value: Value) -> int:
        """Bits of a value that has a form, else 0."""
        return width_of(self.layout, value.type)

    def opaque(self, value: Value, same: int, multiple: int = 1) -> Form:
        """A value of which nothing is known but in how many lanes it is the same, and what it is a multiple of."""
        name = value.brief if isinstance(value, (Instruction, Argument)) else ""
        fact = self.facts.get(value) if isinstance(value, Instruction) else None
        return of_fact(self.context, self.width(value), same, fact or Fact(), name, multiple)

    def condition(self, block: Block) -> Form | None:
        """What the branch at the end of a block goes by; None where that is not known."""
        branch = block.terminator
        value = branch.operands[0] if branch.operands else None
        if branch.opcode not in ("br", "switch") or value is None:
            return None
        return self.read(value, block) if self.width(value) else None

    def group_number(self, name: str, limit: int, bits: int) -> Form:
        """The number of the work-group."""
        key = f"{name} of {bits} bits"
        if key not in self.shared:
            half, size = 1 << (bits - 1), self.launch.size_of(name[-1])
            most, premises = min(limit, 2 * half - 1, _MOST_ITEMS // size - 1), NOTHING
            direction = name.removeprefix("workgroup.id.")
            if direction in self.launch.groups and self.launch.groups[direction][0] <= most:
                groups, premises = self.launch.groups[direction]
                most = groups - 1
            terms = ((Unknown(name, ALL, 0, most, (), half), 1),)
            self.shared[key] = make(bits, 0, terms, natural=True, premises=premises)
        return self.shared[key]

    def provided(self, i: Instruction) -> Form:
        """A pointer that the launch gives."""
        facts = facts_of(i)
        name = f"{PROVIDED}{facts.provides if facts is not None else ''}"
        fact = self.facts.get(i, Fact())
        key = f"{name} {fact.multiple}"
        if key not in self.shared:
            found = of_fact(self.context, self.width(i), ALL, fact, name)
            terms = tuple((Unknown(u.name, u.same, u.low, u.high, (), u.half), f) for u, f in found.terms)
            self.shared[key] = make(found.bits, found.base, terms, natural=True, premises=found.premises)
        return self.shared[key]

    def find_field(self, pointer: Form, bits: int) -> Form | None:
        """What the launch wrote where the pointer leads; None where that is not known."""
        name = pointer.terms[0][0].name if len(pointer.terms) == 1 and isinstance(pointer.base, int) else ""
        if not name.startswith(PROVIDED):
            return None
        place = (name.removeprefix(PROVIDED), pointer.base, bits)
        content = next((d.content for d in self.launch.fields if (d.memory, d.offset, 8 * d.bytes) == place), None)
        premises = frozenset(["groups of that size, all of them whole"])
        if isinstance(content, int):
            return make(bits, content, (), premises=premises)
        return None if content is None else self._group_count(content, bits).with_premises(premises)

    def _group_count(self, direction: str, bits: int) -> Form:
        """More than the number of any group."""
        key = f"groups in {direction} of {bits} bits"
        if key not in self.shared:
            number = self.group_number(f"workgroup.id.{direction}", (1 << bits) - 1, bits)
            more = make(bits, 1, ((Unknown(key, ALL, 0, (1 << bits) - 1), 1),), natural=True)
            self.shared[key] = plus(number, more, 1, natural=True)
        return self.shared[key]

    def returned(self, i: Instruction) -> Form | None:
        """What a call of a function of the module returns."""
        found = self._call(self, i)
        return None if found is None else found[0]

    def returned_parts(self, i: Instruction) -> Parts | None:
        """The parts of what it returns."""
        return self._call(self, i)

    def same_operands(self, i: Instruction, block: Block) -> int:
        """Aligned groups of so many lanes have the same operands."""
        return same_operands(self, i, block)

    def activity_same(self, block: Block, at: Instruction) -> int:
        """Aligned groups of so many lanes come to the instruction of the block, or do not."""
        return self.activity().same(block, at)

    def activity(self) -> Activity:
        """Who comes to which block, by the conditions that are known so far."""
        if self._activity is None:
            self._activity = Activity(self.flow, self.condition, self.context.wave, self.is_whole)
        return self._activity

    def _pass(self, *, is_first: bool) -> None:
        """Look at each value, or at those that depend on one that changed."""
        changed: set[Value] = set()
        self._activity = None
        for block in self.flow.blocks:
            self.context.block = block
            for i in block:
                bits = self.width(i)
                if not (bits or self.widths(i)) or not (is_first or self._depends(i, block, changed)):
                    continue
                if not bits:
                    self._look_at_parts(i, block, changed)
                    continue
                form = self._phi(self, i, block) if i.opcode == "phi" else compute(self, i, block, bits)
                form = shorten(self.context, form)
                old = self.forms.get(i)
                if old is None or not is_same_form(old, form):
                    self.forms[i] = form
                    changed.add(i)

    def _look_at_parts(self, i: Instruction, block: Block, changed: set[Value]) -> None:
        if i.opcode == "phi":
            parts: Parts = tuple(
                self._phi(part_reader(self, k), i, block, k) if bits else None for k, bits in enumerate(self.widths(i))
            )
        else:
            parts = compute_parts(self, i, block)
        parts = tuple(None if part is None else shorten(self.context, part) for part in parts)
        old = self._parts.get(i)
        if old is None or not is_same_parts(old, parts):
            self._parts[i] = parts
            changed.add(i)

    def _depends(self, i: Instruction, block: Block, changed: set[Value]) -> bool:
        if i.opcode in ("phi", "freeze") or i.opcode in CALLS:
            return True
        around = self.flow.around[block]
        return any(
            value in changed or (isinstance(value, Instruction) and bool(self._around(value) - around))
            for value in i.operands
        )

    def _around(self, i: Instruction) -> frozenset[Block]:
        """Loops around an instruction."""
        return self.flow.around.get(i.block, frozenset()) if i.block is not None else frozenset()

    def _behind(self, form: Form, left: frozenset[Block]) -> Form:
        """Behind loops that lanes may have left in different rounds."""
        same = min(self._exits.get(header, 1) for header in left)
        terms: dict[Unknown, Factor] = {}
        for unknown, factor in form.terms:
            if unknown.same > same and any(self.flow.around.get(b, frozenset()) & left for b in unknown.homes):
                key = (unknown, left, same)
                if key not in self._left:
                    low, high = unknown.low, unknown.high
                    self._left[key] = Unknown(unknown.name, same, low, high, (self.context.block,), unknown.half)
                unknown = self._left[key]
            terms[unknown] = factor
        bounds = (form.low, form.high)
        return make(
            form.bits, form.base, terms, natural=form.natural, signed=form.signed, bounds=bounds, premises=form.premises
        )

    def _phi(self, f: Reader, phi: Instruction, block: Block, k: int = 0) -> Form:
        """``f``: the function, or part ``k`` of it."""
        pairs = [(v, b) for v, b in zip(phi.operands, phi.targets, strict=True) if b in self.flow.place]
        if block in self.flow.irreducible:
            return f.opaque(phi, 1)
        forward = [(v, b) for v, b in pairs if not self.flow.is_back_edge(b, block)]
        start = self._meet(f, phi, forward, block)
        if len(forward) == len(pairs):
            return start
        if block not in self.flow.loops:
            return f.opaque(phi, 1)
        rounds = self._rounds.setdefault((phi, k), Rounds())
        if not rounds.step:
            return start
        if rounds.unknown is None:
            low, high = ends_of(rounds)
            rounds.unknown = Unknown(f"rounds of {block.brief}", rounds.same, low, high, (block,))
        terms = dict(start.terms)
        terms[rounds.unknown] = rounds.step
        signed = rounds.signed and start.signed
        natural = rounds.natural and start.natural and not (signed and any(u.half for u, _ in start.terms))
        return make(start.bits, start.base, terms, natural=natural, signed=signed, premises=start.premises)

    def _meet(self, f: Reader, phi: Instruction, pairs: list[tuple[Value, Block]], block: Block) -> Form:
        """What comes from in front."""
        forms: dict[Block, Form] = {}
        for value, source in pairs:
            form = f.read(value, source) if f.width(value) else f.opaque(phi, 1)
            left = self.flow.around[source] - self.flow.around[block]
            forms[source] = self._behind(form, left) if left and form.terms else form
        if not forms:
            return f.opaque(phi, 1)
        first, *others = forms.values()
        if all(is_same_form(first, other) for other in others):
            return first
        ways = find_ways(self.flow, block, self.condition)
        if ways is not None:
            taken = [(np.broadcast_to(lanes, self.launch.items), forms[b]) for b, lanes in ways.items() if b in forms]
            taken = [(lanes, form) for lanes, form in taken if lanes.any()]
            if taken:
                return choose_by_lanes(taken)
        same = same_way(self.flow, block, self.condition)
        found = first
        for other in others:
            found = shorten(self.context, join(self.context, other, found, same))
        return found

    def _weaken(self) -> bool:
        """Phis of loops as the last pass showed them, and who leaves loops together. Whether something changed."""
        is_changed = False
        for (phi, k), rounds in self._rounds.items():
            f = part_reader(self, k) if self.widths(phi) else self
            is_changed |= self._weaken_phi(f, phi, rounds)
        for header, same in self._exits.items():
            now = min(same, same_exit(self.flow, header, self.condition))
            if now < same:
                now = now if self._patience else 1
                self._exits[header], is_changed = now, True
        return is_changed

    def _weaken_phi(self, f: Reader, phi: Instruction, rounds: Rounds) -> bool:
        block = phi.block
        assert block is not None, "a phi of a block"
        self.context.block = block
        pairs = [(v, b) for v, b in zip(phi.operands, phi.targets, strict=True) if b in self.flow.place]
        start = self._meet(f, phi, [(v, b) for v, b in pairs if not self.flow.is_back_edge(b, block)], block)
        same, step, natural, signed = rounds.same, rounds.step, rounds.natural, rounds.signed
        each: set[int | None] = set()
        for value, source in pairs:
            if not self.flow.is_back_edge(source, block):
                continue
            following = f.read(value, source)
            difference = plus(following, start, -1)
            same = min(same, same_lanes(difference))
            step = gcd(step, divisor_of(difference))
            is_whole = is_whole_difference(following, start)
            natural = natural and following.natural and is_whole
            signed = signed and following.signed and is_whole
            added = plus(following, f.read(phi, block), -1)
            each.add(added.base if added.is_exact and isinstance(added.base, int) else None)
        only = each.pop() if len(each) == 1 else None
        rounds.each = only
        if (same, step, natural, signed) == (rounds.same, rounds.step, rounds.natural, rounds.signed):
            return self._bound(rounds)
        rounds.changes += 1
        if rounds.changes > self._patience:
            same, step, natural, signed = 1, 1, False, False
        if (same, step, natural, signed) == (rounds.same, rounds.step, rounds.natural, rounds.signed):
            return False
        rounds.same, rounds.step, rounds.natural, rounds.signed, rounds.unknown = same, step, natural, signed, None
        return True

    def _bound(self, rounds: Rounds) -> bool:
        """Rounds that only rise are not below 0. Whether what was said is to be taken back."""
        if rounds.unknown is None or (rounds.unknown.low, rounds.unknown.high) == ends_of(rounds):
            return False
        rounds.unknown = None
        return True
