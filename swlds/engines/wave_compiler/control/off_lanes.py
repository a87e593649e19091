"""What lanes hold that are off, where an instruction reads them: ``readlane``, permutations that fetch from them, swaps.

before: ``%x = load`` in a block that some lanes did not come to, ``%y = add %x, 1``, ``readlane %y, 40``, where lane 40 is off;
after: the load gives zero in lanes that are off, so ``%y`` is 1 there, and ``readlane`` takes it. Where that is not known, a
wave that reads a lane that is off is suspicious.

In the reference engine a register of a lane that is off holds

- what the lane has computed last, where all lanes ran the instruction: later ones that some run only do not change it;
- else what the instruction makes of the operands there, since it computes in all lanes: a load gives zero, a phi is not followed.
  In a loop a register that another block reads keeps what it had, and is not followed, either.

Host code computes in all lanes, too, but for what calls, accesses and phis give. So followed are operations on numbers, from
operands that are the module's own: of slots that became values (``flat/promote.py``) the reference engine loads again.
Needs uniformity and shadows; breaks nothing.
"""

from __future__ import annotations

from typing import final

from swlds.device.intrinsics.modes import mode_writes
from swlds.engines.wave_compiler.control.live_outs import LiveOuts
from swlds.engines.wave_compiler.flat.flatten import FlatArgument, FlatInstruction, FlatValue
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
    """Of one code. ``zeroed``: loads that give zero in lanes that are off."""

    def __init__(self, t: WaveCode, live_outs: LiveOuts) -> None:
        self.t, self._live_outs = t, live_outs
        self.zeroed: set[FlatInstruction] = set()
        self._known: set[tuple[FlatInstruction, int]] = set()
        #: Values that were looked at: what is known of all that is behind them.
        self._found: dict[FlatValue, bool] = {}
        readers = [i for b in t.code.blocks for i in b.instructions if _reads_inactive(i)]
        if not readers:
            return
        self._loops = self._find_loops()
        self._opcodes = _NUMBERS if any(mode_writes(t.image).values()) else (*_NUMBERS, *_FLOATS)
        for i in readers:
            if i.opcode == i.source.opcode:
                self._look(i)

    def knows(self, i: FlatInstruction, operand: int) -> bool:
        """Host code holds that operand of the call in lanes that are off, too, if they were there when the code began."""
        return (i, operand) in self._known

    def _look(self, i: FlatInstruction) -> None:
        for at, operand in enumerate(i.operands):
            if self._is_own(i, at) and self._is_known(operand):
                self._known.add((i, at))

    def _is_known(self, value: FlatValue) -> bool:
        """What lanes that are off hold of it, once ``zeroed`` has the loads behind it."""
        if value not in self._found:
            loads = self._find_loads(value)
            self._found[value] = loads is not None
            self.zeroed |= loads or set()
        return self._found[value]

    def _find_loads(self, value: FlatValue) -> set[FlatInstruction] | None:
        """The loads that have to give zero for the value to be known in lanes that are off; None where it is not known."""
        loads = set[FlatInstruction]()
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
            if self.t.shadows.follows(i) or self._live_outs.is_unstable(i):
                return None
            if not self.t.reconvergence.is_partial(i.block):
                continue
            if not self._is_whole(i):
                return None
            if i.opcode == "load":
                if not self._gives_numbers(i):
                    return None
                loads.add(i)
                continue
            if not self._is_computed(i) or not all(self._is_own(i, at) for at in range(len(i.operands))):
                return None
            new = [o for o in i.operands if o not in seen]
            seen.update(new)
            work += new
        return loads

    def _is_own(self, i: FlatInstruction, at: int) -> bool:
        """The operand is what the module's own instruction has there."""
        operand, source = i.operands[at], _operands_of(i.source)[at]
        if isinstance(operand, FlatInstruction):
            return operand.source is source
        if isinstance(operand, FlatArgument):
            return source is self.t.code.kernel.arguments[operand.index]
        return operand is source

    def _is_whole(self, i: FlatInstruction) -> bool:
        """When the instruction runs, the register gets what all lanes compute: no lane keeps what it had."""
        return i.opcode == i.source.opcode and (i.block.number not in self._loops or not i.source.is_live_out)

    def _is_computed(self, i: FlatInstruction) -> bool:
        return i.opcode in self._opcodes or (i.opcode in _ELEMENTS and isinstance(i.operands[-1], Constant))

    def _gives_numbers(self, load: FlatInstruction) -> bool:
        """The value differs by lane, and is no pointer."""
        type_ = scalar_type(load.type)
        is_plain = not isinstance(type_, PointerType) and self.t.provenance.of(load) is None
        return is_plain and load in self.t.flow.divergent and load not in self.t.tags.results

    def _find_loops(self) -> set[int]:
        """Numbers of the blocks of loops: the order keeps each together."""
        order = self.t.order
        spans = [(order.first[header], end) for header, end in order.again.items()]
        return {b for b, key in order.first.items() if any(first <= key < end for first, end in spans)}


def _reads_inactive(i: FlatInstruction) -> bool:
    facts = facts_of(i)
    return facts is not None and bool(facts.inactive_sources)


def _operands_of(source: Instruction) -> list[Value]:
    return list(source.call_arguments if source.opcode == "call" else source.operands)


__all__ = ["OffLanes"]
