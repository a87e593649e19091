"""On which ways a value is undefined: a bit beside each phi that is so on some of its ways only.

before: ``%c = phi i8 [ poison, %entry ], [ %new, %loop ]`` … ``br i1 %t``, of ``%t = trunc i8 %c to i1``; after: the same, and
``%way = phi i1 [ true, %entry ], [ false, %loop ]``, which the branch asks (``WaveCode.check_defined``). Such phis come of
variables that a loop sets, at all levels of optimisation. Values of several scalars, and what is undefined without a phi, count
as undefined on all ways, as do ways by which several such phis come together, and what lanes get from others: these came another
way.

Needs flat code whose slots are promoted, and ``undef.py``; done before anything reads the lists of users.
"""

from __future__ import annotations

from typing import final

from swlds.engines.wave_compiler.flat.flatten import FlatCode, FlatInstruction, FlatValue, link_users
from swlds.engines.wave_compiler.flat.memory_calls import facts_of
from swlds.engines.wave_compiler.flat.undef import constant_mask, count_scalars, find_undefined
from swlds.ir.types import I1
from swlds.ir.values import Constant, ConstantInt

#: Of a value with more of them all ways count.
_MOST = 4


def add_ways(code: FlatCode) -> None:
    """Fill ``code.ways``, and put the new phis into their blocks."""
    if any(_is_undefined_constant(o) for block in code.blocks for phi in block.phis for o in phi.operands):
        _Ways(code).run()
        link_users(code)


def _is_undefined_constant(value: FlatValue) -> bool:
    return isinstance(value, Constant) and bool(constant_mask(value, 1))


@final
class _Ways:
    def __init__(self, code: FlatCode) -> None:
        self.code, self.undefined = code, find_undefined(code)
        #: Phis that an undefined value may be so of; None: that is not known.
        self.behind: dict[FlatInstruction, tuple[FlatInstruction, ...] | None] = {}
        self.made: dict[FlatInstruction, FlatInstruction] = {}

    def run(self) -> None:
        for block in self.code.blocks:  # operands come before what uses them
            for i in block.instructions:
                if self.undefined.get(i, 0):
                    self.behind[i] = self._find(i)
        for phi in [i for i, behind in self.behind.items() if behind == (i,)]:
            self.made[phi] = FlatInstruction("phi", I1, [], phi.source, phi.block, list(phi.targets))
        for phi, way in self.made.items():
            way.operands = [self._along(o) for o in phi.operands]
            phi.block.instructions.insert(0, way)
        self.code.ways = {
            i: tuple(self.made[phi] for phi in behind) for i, behind in self.behind.items() if behind is not None
        }

    def _find(self, i: FlatInstruction) -> tuple[FlatInstruction, ...] | None:
        if count_scalars(i.type) != 1:
            return None
        if i.opcode == "phi":
            return (i,)
        facts = facts_of(i)
        if facts is not None and facts.exchanges:
            return None
        found: dict[FlatInstruction, None] = {}
        for operand in i.operands:
            if _is_undefined_constant(operand):
                return None
            if isinstance(operand, FlatInstruction) and self.undefined.get(operand, 0):
                behind = self.behind.get(operand)
                if behind is None:
                    return None
                found.update(dict.fromkeys(behind))
        return tuple(found) if 0 < len(found) <= _MOST else None

    def _along(self, value: FlatValue) -> FlatValue:
        if isinstance(value, FlatInstruction) and self.undefined.get(value, 0):
            behind = self.behind.get(value)
            return self.made[behind[0]] if behind is not None and len(behind) == 1 else ConstantInt(I1, 1)
        return ConstantInt(I1, int(_is_undefined_constant(value)))
