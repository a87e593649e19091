"""What lanes hold that are off, where an instruction reads them: ``readlane``, permutations that fetch from them, swaps.

before: ``%x = load`` in a block that some lanes did not come to, ``%y = add %x, 1``, ``readlane %y, 40``, where lane 40 is off;
after: the load gives zero in lanes that are off, so ``%y`` is 1 there, and ``readlane`` takes it. Where that is not known, a
wave that reads a lane that is off is suspicious.

In the reference engine a register of a lane that is off holds

- what the lane has computed last, where all lanes ran the instruction: later ones that some run only do not change it;
- else what the instruction makes of the operands there, since it computes in all lanes: a load gives zero. Followed is a phi of
  a loop's header, and of what another block or a phi reads in a loop, and keeps what it had, what it makes of such phis: see
  ``left_lanes.py``.

Host code computes in all lanes, too, but for what calls, accesses and phis give. So followed are operations on numbers, from
operands that are the module's own: of slots that became values (``flat/promote.py``) the reference engine loads again.
Needs uniformity and shadows; breaks nothing.
"""

from __future__ import annotations

from typing import final

from swlds.device.intrinsics.modes import mode_writes
from swlds.engines.wave_compiler.control.left_lanes import LeftLanes
from swlds.engines.wave_compiler.control.live_outs import LiveOuts
from swlds.engines.wave_compiler.flat.flatten import FlatArgument, FlatBlock, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import facts_of
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.model import Instruction
from swlds.ir.types import PointerType, scalar_type
from swlds.ir.values import Constant, Value

_NUMBERS = (
    *("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "trunc", "zext", "sext", "icmp", "select"),
    *("bitcast", "shufflevector"),
)
#: Where the place of the element is known.
_ELEMENTS = ("insertelement", "extractelement")
#: What MODE may change.
_FLOATS = ("fadd", "fsub", "fmul", "fneg", "fcmp")


@final
class OffLanes:
    """Of one code. ``zeroed``: loads that give zero in lanes that are off; ``held``: phis that the edge into their loop assigns
    in all lanes, and others in those that take them."""

    def __init__(self, t: WaveCode, live_outs: LiveOuts) -> None:
        self.t, self._live_outs = t, live_outs
        self.zeroed: set[FlatInstruction] = set()
        self.held: set[FlatInstruction] = set()
        self._known: set[tuple[FlatInstruction, int]] = set()
        #: Values that were looked at: what is known of all that is behind them.
        self._found: dict[FlatValue, bool] = {}
        readers = [i for b in t.code.blocks for i in b.instructions if _reads_inactive(i)]
        if not readers:
            return
        self._left = LeftLanes(t)
        self._opcodes = _NUMBERS if any(mode_writes(t.image).values()) else (*_NUMBERS, *_FLOATS)
        for i in readers:
            if i.opcode == i.source.opcode:
                self._look(i)

    def knows(self, i: FlatInstruction, operand: int) -> bool:
        """Host code holds that operand of the call in lanes that are off, too, if they were there when the code began."""
        return (i, operand) in self._known

    def fills(self, phi: FlatInstruction, source: FlatBlock) -> bool:
        """The edge assigns the phi in all lanes, those that do not take it, too."""
        return phi in self.held and self._left.entry_of(phi) is source

    def _look(self, i: FlatInstruction) -> None:
        for at, operand in enumerate(i.operands):
            if self._is_own(i, at) and self._is_there(operand, i.block) and self._is_known(operand):
                self._known.add((i, at))

    def _is_known(self, value: FlatValue) -> bool:
        """What lanes that are off hold of it, once ``zeroed`` and ``held`` have the loads and phis behind it."""
        if value not in self._found:
            sources = self._find_sources(value)
            self._found[value] = sources is not None
            for source in sources or ():
                (self.zeroed if source.opcode == "load" else self.held).add(source)
        return self._found[value]

    def _is_there(self, value: FlatValue, block: FlatBlock) -> bool:
        """Read in the block, a value of which each lane keeps its own copy has one in lanes that never had it, too."""
        if not isinstance(value, FlatInstruction) or value.opcode == "phi":
            return True
        return value.block is block or not self._live_outs.is_unstable(value)

    def _find_sources(self, value: FlatValue) -> set[FlatInstruction] | None:
        """The loads that have to give zero for the value to be known in lanes that are off, and the phis that have to be filled;
        None where it is not known."""
        found = set[FlatInstruction]()
        work, seen = [value], {value}
        while work:
            i = work.pop()
            if (is_known := self._found.get(i)) is not None:
                if not is_known:
                    return None
                continue
            if self.t.is_undefined(i):
                return None
            if not isinstance(i, FlatInstruction):
                continue
            if self.t.shadows.follows(i):
                return None
            if not (is_kept := self._live_outs.is_unstable(i)) and not self.t.reconvergence.is_partial(i.block):
                continue
            if i.opcode == "phi":
                if i not in self.t.flow.divergent or (at := self._entry(i)) is None:
                    return None
                found.add(i)
                new = [i.operands[at]]
            elif not self._is_whole(i, is_kept=is_kept):
                return None
            elif i.opcode == "load":
                if not self._gives_numbers(i):
                    return None
                found.add(i)
                continue
            elif not self._is_computed(i):
                return None
            else:
                new = i.operands
            new = [o for o in new if o not in seen]
            seen.update(new)
            work += new
        return found

    def _is_own(self, i: FlatInstruction, at: int) -> bool:
        """The operand is what the module's own instruction has there."""
        operand, source = i.operands[at], _operands_of(i.source)[at]
        if isinstance(operand, FlatInstruction):
            return operand.source is source
        if isinstance(operand, FlatArgument):
            return source is self.t.code.kernel.arguments[operand.index]
        return operand is source

    def _entry(self, phi: FlatInstruction) -> int | None:
        """The operand that a phi begins with in all lanes; later each has its last one."""
        entry = self._left.entry_of(phi)
        if entry is None or not self._is_number(phi):
            return None
        at = phi.targets.index(entry)
        return at if self._is_own(phi, at) and self._is_there(phi.operands[at], entry) else None

    def _is_whole(self, i: FlatInstruction, *, is_kept: bool) -> bool:
        """When the instruction runs, the register gets what all lanes compute: no lane keeps what it had, or that is the same."""
        if i.opcode != i.source.opcode:
            return False
        if i.block.number in self._left.loops and (is_kept or i.source.is_live_out):
            return self._left.is_steady(i, self._is_computed)
        return not is_kept

    def _is_computed(self, i: FlatInstruction) -> bool:
        """Of numbers that are the module's own, where they are there in all lanes."""
        is_it = i.opcode in self._opcodes or (i.opcode in _ELEMENTS and isinstance(i.operands[-1], Constant))
        return is_it and all(self._is_own(i, at) and self._is_there(o, i.block) for at, o in enumerate(i.operands))

    def _is_number(self, i: FlatInstruction) -> bool:
        return not isinstance(scalar_type(i.type), PointerType) and self.t.provenance.of(i) is None

    def _gives_numbers(self, load: FlatInstruction) -> bool:
        """The value differs by lane, and is no pointer."""
        return self._is_number(load) and load in self.t.flow.divergent and load not in self.t.tags.results


def _reads_inactive(i: FlatInstruction) -> bool:
    facts = facts_of(i)
    return facts is not None and bool(facts.inactive_sources)


def _operands_of(source: Instruction) -> list[Value]:
    return list(source.call_arguments if source.opcode == "call" else source.operands)


__all__ = ["OffLanes"]
