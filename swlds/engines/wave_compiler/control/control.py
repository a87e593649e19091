"""Control flow of a wave: masks for divergent branches, plain branches for uniform ones.

Lanes run in the order of the reference engine (``analysis.reconvergence``): of all blocks at which lanes are, the one with the
lowest key comes first. Each key has a slot with the lanes that wait there (keys at which nobody waits at the same time
share one); a divergent branch puts its lanes into the
slots of its targets, and a *chain* looks for the first slot that is not empty::

    br i1 %c, label %then, label %join       (divergent)
  becomes
    wait.then = mask & c;  wait.join = mask & ~c;  br chain(then, join)
  chain(then, join):
    if wait.then != 0: mask = wait.then; wait.then = 0; br then
    chain(join) …

Which slots may hold lanes while a block runs is found before (``Reconvergence``). Where there are none, a uniform branch is a
plain branch, and all lanes that have not ended are active.
"""

from __future__ import annotations

from typing import final

from swlds.engines.wave_compiler.control.chains import END, Chain, fold
from swlds.engines.wave_compiler.control.live_outs import LiveOuts
from swlds.engines.wave_compiler.control.phis import Phis
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.host.writer import REPEATED
from swlds.engines.wave_compiler.schedule.standing import note_place
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.integers import print_pattern
from swlds.ir.values import ConstantInt


@final
class Control:
    """Emits terminators and edges of one kernel."""

    def __init__(self, t: WaveCode, phis: Phis, live_outs: LiveOuts) -> None:
        self.t, self.w, self.phis, self.live_outs = t, t.w, phis, live_outs
        self.mask_type = t.shape.mask_type
        self.mask_slot = self.w.slot(self.mask_type, "mask")
        self.slots: dict[int, str] = {}
        self._places = t.reconvergence.places()
        self.chains: dict[Chain, str] = {}
        #: Of a chain: its keys' slots as a set of bits.
        self._bits: dict[Chain, int] = {END: 0}
        #: Numbers of the places where waves may find that the launch is halted, and the host blocks that look.
        self._halts: list[tuple[int, str]] = []

    # Masks -----------------------------------------------------------------------------------------------------

    def set_mask(self, mask: str) -> None:
        self.w.store(self.mask_type, mask, self.mask_slot)

    def _slot(self, key: int) -> str:
        return self._slot_at(self._places[key])

    def _slot_at(self, place: int) -> str:
        if place not in self.slots:
            self.slots[place] = self.w.slot(self.mask_type, "wait")
            self.w.entry.append(f"  store {self.mask_type} 0, ptr {self.slots[place]}")
        return self.slots[place]

    def _key(self, source: FlatBlock, target: FlatBlock) -> int:
        return self.t.reconvergence.order.key(source.number, target.number)

    # Edges -----------------------------------------------------------------------------------------------------

    def go(self, source: FlatBlock, target: FlatBlock) -> None:
        """Close the host block: all active lanes take one edge."""
        if target.is_dead:
            self.w.jump(self.t.abort_label)
            return
        waits = self.t.reconvergence
        key, here = self._key(source, target), waits.keys[source]
        if here.key > key:
            if waits.is_partial(target) and not waits.is_partial(source):  # else nobody asks, or it is there
                self.set_mask(self.t.active)
            self.phis.take_edge()
            label = self.t.label(target)
        else:
            every = waits.chains.join(here, waits.chains.of((key,)))
            self._wait(key, self.t.active, every is here)
            label = self._chain(every)
        if target.number <= source.number:
            self._go_back(source.terminator, label)
        else:
            self.w.jump(label)

    def _wait(self, key: int, mask: str, may_hold: bool) -> None:
        """Lanes wait at a key."""
        slot = self._slot(key)
        if may_hold:
            mask = self.w.emit(f"or {self.mask_type} {mask}, {self.w.load(self.mask_type, slot)}")
        self.w.store(self.mask_type, mask, slot)

    def _chain(self, chain: Chain) -> str:
        """The label of the code that goes on with the first of these keys that has lanes."""
        if not chain:
            return self.t.end_label
        if chain not in self.chains:
            self.chains[chain] = self.w.label("chain")
        return self.chains[chain]

    def _go_back(self, i: FlatInstruction, label: str) -> None:
        """Go on at the label, unless the launch is halted."""
        word = self.w.emit(f"load volatile i64, ptr {self.w.offset('%g', OFFSETS['halt'])}")
        self._halts.append((self.t.place_number(i), self.w.block))
        self.w.branch(self.w.emit(f"icmp eq i64 {word}, 0"), label, "halted")

    def _write_halted(self) -> None:
        """What all loops have in common where the launch is halted."""
        if not self._halts:
            return
        self.w.start("halted")
        ways = ", ".join(f"[{number}, %{block}]" for number, block in self._halts)
        note_place(self.t, self.w.emit(f"phi i32 {ways}"))
        self.w.jump(self.t.end_label)

    def moves(self, source: FlatBlock, target: FlatBlock, mask: str | None) -> None:
        """Assign the phis of an edge in the lanes of the mask; in all where nobody waits for the old values: LLVM need not
        keep them then."""
        if target.is_dead or not target.phis:
            return
        is_fresh = self._is_fresh(source, target)
        local = dict(self.t.local)
        pending = [(phi, self.t.value(phi.operands[phi.targets.index(source)])) for phi in target.phis]
        for phi, parts in pending:
            if self.phis.has(phi):
                self.phis.move(phi, parts)
        pending = [(phi, parts) for phi, parts in pending if not self.phis.has(phi)]
        prepared = [(phi, self.live_outs.prepare(phi, parts)) for phi, parts in pending]
        for phi, parts in prepared:
            is_first = (is_fresh and not self.live_outs.is_unstable(phi)) or self.t.fills_phi(phi, source)
            self.live_outs.assign(phi, parts, None if is_first else mask)
        self.t.local = local

    def _is_fresh(self, source: FlatBlock, target: FlatBlock) -> bool:
        """The edge leads on, and no lanes wait at its target: what the target's phis hold has been read."""
        order, waits = self.t.reconvergence.order, self.t.reconvergence
        leads_on = order.first[source.number] < order.first[target.number] == self._key(source, target)
        keys = (at[target.number] for at in (order.first, order.again) if target.number in at)
        return leads_on and not any(waits.chains.has(waits.keys[source], key) for key in keys)

    # Terminators -----------------------------------------------------------------------------------------------

    def emit(self, i: FlatInstruction) -> None:
        block = i.block
        self._empty_slots(block)
        if i.opcode == "ret":
            self.w.jump(self._chain(self.t.reconvergence.keys[block]))
        elif i.opcode == "unreachable":
            self.w.jump(self.t.abort_label)
        elif len(set(i.targets)) == 1 or not block.successors:  # the entry: all it leads to is dead
            self.moves(block, i.targets[0], self.t.mask)
            self.go(block, i.targets[0])
        elif i.opcode == "br":
            self._conditional(i)
        else:
            self._switch(i)

    def _empty_slots(self, block: FlatBlock) -> None:
        """Store "empty" once more into slots that are empty here and may be read later: LLVM then sees it without following all
        paths from the entry."""
        waits = self.t.reconvergence
        leaving = waits.leaving(block)
        further = self._slots_of(waits.behind(leaving)) & ~self._slots_of(leaving)
        while further:
            place = (further & -further).bit_length() - 1
            self.w.do(f"store {self.mask_type} 0, ptr {self._slot_at(place)}{REPEATED}")
            further &= further - 1

    def _slots_of(self, chain: Chain) -> int:
        return fold(chain, self._bits, lambda key, found: found | 1 << self._places[key])

    def _conditional(self, i: FlatInstruction) -> None:
        condition = self.t.value(i.operands[0])[0]
        live = [target for target in i.targets if not target.is_dead]
        if len(live) == 1:
            one = Lanes("i1", uniform="true")
            self.t.suspect_if(
                condition if live[0] is i.targets[1] else arithmetic.simple(self.t, "xor", condition, one)
            )
            self.moves(i.block, live[0], self.t.mask)
            self.go(i.block, live[0])
        elif i not in self.t.divergent_branches:
            self._uniform(i.block, [(str(condition.uniform), i.targets[0])], i.targets[1])
        else:
            taken = self.t.shape.join(self.t.shape.chunks(condition))
            if self.t.mask is not None:
                taken = self.w.pure(f"and {self.mask_type} {taken}, {self.t.mask}")
            rest = self.w.pure(f"xor {self.mask_type} {self.t.active}, {taken}")
            self._diverge(i, [(i.targets[0], taken), (i.targets[1], rest)])

    def _uniform(self, block: FlatBlock, tests: list[tuple[str, FlatBlock]], last: FlatBlock) -> None:
        """Scalar tests, one after the other."""
        for condition, target in tests:
            yes, no = self.w.label("yes"), self.w.label("no")
            self.w.branch(condition, yes, no)
            test, at = self.w.block, len(self.w.lines) - 1
            with self.w.branches():
                self.w.start(yes, follows=True)
                self.moves(block, target, self.t.mask)
                self.go(block, target)
            self._shorten(at, test, yes)
            self.w.start(no, follows=True)
        self.moves(block, last, self.t.mask)
        self.go(block, last)
        if tests:
            self._shorten(at, test, no)

    def _shorten(self, at: int, test: str, label: str) -> None:
        """Let the test in line ``at`` go straight to where the block that was just written goes, if it does nothing else."""
        lines = self.w.lines
        if not lines[-1].startswith("  br label ") or lines[-2] != f"{label}:":
            return
        if not self.phis.move_edges(label, test):
            return
        target = lines[-1][11:]
        del lines[-2:]
        lines[at] = f"{lines[at]},".replace(f"%{label},", f"{target},")[:-1]

    def _switch(self, i: FlatInstruction) -> None:
        value = self.t.value(i.operands[0])[0]
        cases = [
            (c, target) for c, target in zip(i.operands[1:], i.targets[1:], strict=False) if isinstance(c, ConstantInt)
        ]
        if i not in self.t.divergent_branches:
            tests = [
                (self.w.pure(f"icmp eq {value.type} {value.uniform}, {print_pattern(c.value)}"), target)
                for c, target in cases
            ]
            self._uniform(i.block, tests, i.targets[0])
            return
        left = self.t.active
        ways: dict[FlatBlock, str] = {}
        for constant, target in cases:
            flags = self.t.shape.chunks(
                arithmetic.compare(self.t, "eq", value, arithmetic.constant(value.type, constant.value))
            )
            taken = self.w.pure(f"and {self.mask_type} {self.t.shape.join(flags)}, {left}")
            left = self.w.pure(f"xor {self.mask_type} {left}, {taken}")
            ways[target] = taken if target not in ways else self.w.pure(f"or {self.mask_type} {ways[target]}, {taken}")
        default = i.targets[0]
        ways[default] = left if default not in ways else self.w.pure(f"or {self.mask_type} {ways[default]}, {left}")
        self._diverge(i, list(ways.items()))

    def _diverge(self, i: FlatInstruction, ways: list[tuple[FlatBlock, str]]) -> None:
        """Lanes go several ways: all wait at their targets, the first key goes on."""
        block = i.block
        waits = self.t.reconvergence
        here, arrivals = waits.keys[block], set[int]()
        goes_back = False
        for target, mask in ways:
            if target.is_dead:
                go_on = self.w.label("on")
                self.w.branch(self.w.pure(f"icmp eq {self.mask_type} {mask}, 0"), go_on, self.t.abort_label)
                self.w.start(go_on, follows=True)
                continue
            self.moves(block, target, mask)
            key = self._key(block, target)
            self._wait(key, mask, key in arrivals or waits.chains.has(here, key))
            arrivals.add(key)
            goes_back = goes_back or target.number <= block.number
        label = self._chain(waits.chains.join(here, waits.chains.of(arrivals)))
        if goes_back:
            self._go_back(i, label)
        else:
            self.w.jump(label)

    def finish(self) -> None:
        """Write the chains; a chain's rest is a chain of its own."""
        self.phis.finish()
        self._write_halted()
        chains = list(self.chains)
        for chain in chains:
            if self._write_chain(chain):
                chains.append(chain.rest)

    def _write_chain(self, chain: Chain) -> bool:
        """True where its rest is to be written, too."""
        slot, is_new = self._slot(chain.key), bool(chain.rest) and chain.rest not in self.chains
        self.w.start(self.chains[chain])
        mask = self.w.load(self.mask_type, slot)
        enter = self.w.label("enter")
        following = self._chain(chain.rest)
        self.w.branch(self.w.emit(f"icmp ne {self.mask_type} {mask}, 0"), enter, following)
        self.w.start(enter)
        self.w.store(self.mask_type, "0", slot)
        self.set_mask(mask)
        self.w.jump(self.t.label(self.t.reconvergence.at[chain.key]))
        return is_new
