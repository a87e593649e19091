"""Which bytes of an LDS variable an access touches in each round of its loop, by any lane of the group.

    %next = add nuw i32 %k, 2
    %stage = urem i32 %next, 3
    %p = getelementptr [3 x [256 x float]], ptr addrspace(3) @t, i32 0, i32 %stage, i32 %tid       2048…, 0…, 1024…, 2048…, …

Rounds repeat where numbers of the loop are taken modulo something, toggle, or go round; so a few stand for all. Where an address
depends on anything else that differs between rounds, or is not known, there is no answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import gcd, lcm
from typing import Any, final

import numpy as np

from swlds.analysis.addresses import Access, Expression, Kind, Symbol
from swlds.analysis.addresses.expression import Node
from swlds.analysis.addresses.values import FunctionValues, facts_of
from swlds.analysis.direct_copies import lane_stride
from swlds.analysis.lane_masks import LaneMasks
from swlds.ir.intrinsics import Touch
from swlds.ir.model import Block, Instruction
from swlds.ir.values import ConstantInt, Value
from swlds.layouts.distinct import distinct
from swlds.lazy import dataclass

#: Rounds that are looked at until they must repeat.
_MOST = 64
_Array = np.ndarray[Any, Any]


@final
@dataclass(frozen=True, eq=False)
class Touched:
    """``starts``: of each round, and in it of each wave of the group, the first bytes of its lanes' accesses, sorted; from
    round ``first`` on they repeat after ``period``. ``bytes``: of each access."""

    starts: list[list[_Array]]
    bytes: int
    first: int
    period: int

    def at(self, round_: int) -> list[_Array]:
        """Of one round."""
        return self.starts[round_ if round_ < self.first else self.first + (round_ - self.first) % self.period]

    def meets(self, other: Touched, rounds: int, more: range, is_apart: bool) -> bool:
        """A byte of this one, in any round, is one of the other so many rounds later (or, of ``more``, one of them).
        ``is_apart``: in another wave."""
        last = max(self.first, other.first) + lcm(self.period, other.period)
        return any(self.meets_at(r, other, r + rounds + k, is_apart) for r in range(last) for k in more)

    def meets_any(self, other: Touched, is_apart: bool) -> bool:
        """A byte of this one, in any round, is one of the other in any round."""
        theirs = range(len(other.starts))
        return any(self.meets_at(r, other, k, is_apart) for r in range(len(self.starts)) for k in theirs)

    def meets_at(self, round_: int, other: Touched, later: int, is_apart: bool) -> bool:
        """In one round of each."""
        ours, theirs = self.at(round_), other.at(later)
        if not is_apart:
            return _meet(_join(ours), self.bytes, _join(theirs), other.bytes)
        return any(
            _meet(a, self.bytes, _join([*theirs[:wave], *theirs[wave + 1 :]]), other.bytes)
            for wave, a in enumerate(ours)
        )


def _join(waves: list[_Array]) -> _Array:
    return distinct(np.concatenate(waves)) if waves else np.empty(0, np.int64)


def _meet(a: _Array, a_bytes: int, b: _Array, b_bytes: int) -> bool:
    if not len(a) or not len(b):
        return False
    places = np.searchsorted(b, a - b_bytes, side="right")  # the first that ends behind the start of a's
    inside = places < len(b)
    return bool((b[places[inside]] < a[inside] + a_bytes).any())


@final
class RoundAnalysis:
    """Of one function. ``masks``: of its groups."""

    def __init__(self, values: FunctionValues, masks: LaneMasks) -> None:
        self._values, self._masks = values, masks
        self._known: dict[tuple[Instruction, bool], Touched | None] = {}
        self._equal: dict[tuple[object, ...], Touched] = {}

    def find(self, access: Access, header: Block | None) -> Touched | None:
        """``header``: of the innermost loop around the access; None for no loop. Bytes count from the start of the one object.
        What is equal is one object."""
        key = (access.instruction, access.writes)
        if key not in self._known:
            self._known[key] = self._find(access, header)
        return self._known[key]

    def _find(self, access: Access, header: Block | None) -> Touched | None:
        block = access.instruction.block
        if access.object is None or access.bytes is None or block is None:
            return None
        active = self._masks.of(block)[0]
        wave = _find_wave_touch(access) if access.address is None else None
        address = access.address if wave is None else self._values.at(access.pointer, block)
        if address is None or (wave is not None and active is None):
            return None
        start = Symbol(Kind.UNIFORM, access.object, (1 << address.bits) - 1)
        cycle = _Cycle(self._values, self._masks, header, {start: np.uint64(0)})
        if not cycle.follow(address) or not cycle.find_period():
            return None
        lanes = self._masks.present if active is None else active
        starts = []
        for round_ in range(cycle.first + cycle.period):
            found = cycle.at(round_).numbers(address)
            if found is None:
                return None
            if wave is not None:
                found = _behind_first(found, lanes, wave, access)
            starts.append([distinct(f[lane].astype(np.int64)) for f, lane in zip(found, lanes, strict=True)])
        places = tuple(tuple(lanes.tobytes() for lanes in round_) for round_ in starts)
        key = (places, access.bytes, cycle.first, cycle.period)
        return self._equal.setdefault(key, Touched(starts, access.bytes, cycle.first, cycle.period))


def _find_wave_touch(access: Access) -> Touch | None:
    """How a copy through the wave's one LDS base writes; the first active lane's address counts, whatever the others say."""
    facts, operands = facts_of(access.instruction), access.instruction.operands
    touches = facts.accesses("w") if facts is not None else []
    return next((t for t in touches if t.kind == "wave" and operands[t.pointer] is access.pointer), None)


def _behind_first(found: _Array, lanes: _Array, touch: Touch, access: Access) -> _Array:
    """Where the lanes write, each behind the first active one's pointer."""
    offsets = [access.instruction.operands[k] for k in touch.offsets]
    size = access.instruction.operands[touch.length] if touch.length is not None else None
    assert isinstance(size, ConstantInt), "LLVM's verifier asks for a constant there"
    step = sum(o.signed for o in offsets if isinstance(o, ConstantInt))
    first = found[np.arange(len(found)), lanes.argmax(axis=1)].astype(np.int64) + step
    places: _Array = first[:, None] + np.arange(found.shape[1]) * lane_stride(size.value)
    return places


def _modulus_of(modulus: int, factor: int) -> int:
    """After how many numbers their product with a factor, modulo 2^bits, surely repeats in the remainder."""
    return modulus // gcd(modulus & -modulus, factor)


@final
class _Cycle:
    """The numbers on which an address depends, from round to round."""

    def __init__(
        self, values: FunctionValues, masks: LaneMasks, header: Block | None, fixed: dict[Symbol, Any]
    ) -> None:
        self._values, self._masks, self._header, self._fixed = values, masks, header, fixed
        self._phis: dict[Symbol, Instruction] = {}
        self._seen: set[Value] = set()
        self._modulus = 1
        self._states: list[dict[Symbol, Any]] = []
        self.first, self.period = 0, 1

    def follow(self, expression: Expression) -> bool:
        """Find what it depends on; False where rounds do not repeat for all that is seen."""
        return all(self._follow_leaf(leaf, 0) for leaf, _ in expression.terms)

    def _follow_leaf(self, leaf: Symbol | Node, modulus: int) -> bool:
        """``modulus``: only the remainder counts; 0 for none."""
        if isinstance(leaf, Symbol):
            if leaf.kind is Kind.LOOP:
                if leaf.value is not self._header or not (modulus or leaf.limit < _MOST):
                    return False
                self._modulus = lcm(self._modulus, modulus or leaf.limit + 1)  # none comes behind the last round
                return self._modulus <= _MOST
            return self._follow_value(leaf)
        first = leaf.arguments[0]
        number = leaf.arguments[1].number if len(leaf.arguments) == 2 else None
        inner = 0
        if leaf.operation == "urem" and number and (first.fits or number & (number - 1) == 0):
            inner = number
        elif leaf.operation == "and" and number is not None:
            inner = 1 << number.bit_length()
        if inner:
            return all(self._follow_leaf(found, _modulus_of(inner, factor)) for found, factor in first.terms)
        return all(self.follow(argument) for argument in leaf.arguments)

    def _follow_value(self, symbol: Symbol) -> bool:
        value = symbol.value
        if not isinstance(value, Instruction) or value in self._seen or symbol in self._fixed:
            return True
        self._seen.add(value)
        if value.opcode == "phi" and value.block is self._header:
            self._phis[symbol] = value
            return all(self._follow_operand(o, b) for o, b in zip(value.operands, value.targets, strict=True))
        block = value.block
        assert block is not None, "an instruction of a block"
        return all(self._follow_operand(o, block) for o in value.operands)

    def _follow_operand(self, operand: Value, block: Block) -> bool:
        """Conditions are looked into; what is no number has no part in it, as nothing here can say what it is."""
        width = self._values.width(operand.type)
        if width > 1:
            return self.follow(self._values.at(operand, block))
        if not isinstance(operand, Instruction) or operand in self._seen or operand.opcode == "phi":
            return True
        self._seen.add(operand)
        assert operand.block is not None, "an instruction of a block"
        return all(self._follow_operand(o, operand.block) for o in operand.operands)

    def at(self, round_: int) -> LaneMasks:
        """What is known in a round."""
        rounds = {self._values.rounds_of(self._header): np.uint64(round_)} if self._header is not None else {}
        return self._masks.knowing({**self._fixed, **rounds, **self._state(round_)})

    def _state(self, round_: int) -> Mapping[Symbol, Any]:
        while len(self._states) <= round_:
            self._states.append(dict(self._step(len(self._states))))
        return self._states[round_]

    def _step(self, round_: int) -> Iterator[tuple[Symbol, Any]]:
        """What the phis are in a round; those that are not known are left out."""
        before = self.at(round_ - 1) if round_ else self._masks.knowing(self._fixed)
        for symbol, phi in self._phis.items():
            found = []
            for operand, block in zip(phi.operands, phi.targets, strict=True):
                if self._values.is_back_edge(block, phi.block) == bool(round_):
                    found.append(before.numbers(self._values.at(operand, block)))
            known = [f for f in found if f is not None]
            if known and len(known) == len(found) and all(np.array_equal(f, known[0]) for f in known):
                yield symbol, known[0]

    def find_period(self) -> bool:
        """From which round on, and after how many, everything repeats; False where that does not happen soon enough."""
        if not self._phis:
            self.period = self._modulus
            return True
        seen: dict[tuple[Any, ...], int] = {}
        for round_ in range(_MOST):
            state = self._state(round_)
            key = (round_ % self._modulus, *(state[s].tobytes() if s in state else None for s in self._phis))
            if key in seen:
                self.first, self.period = seen[key], round_ - seen[key]
                return True
            seen[key] = round_
        return False
