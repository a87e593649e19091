"""Which lanes of each wave come to a block, as far as the branches that lead there compare numbers of lanes.

    %low = icmp ult i32 %tid, 32
    br i1 %low, label %half, label %end        to %half come the work-items below 32, to %end all

A block is reached by the lanes that branches send there: those on which it is *control dependent* (another way out of them leads
past the block). A branch whose condition is uniform sends all lanes or none.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, final

import numpy as np

from swlds.analysis.addresses.expression import Expression, Kind, Symbol, evaluate
from swlds.analysis.addresses.values import FunctionValues, facts_of
from swlds.analysis.endings import Endings
from swlds.analysis.graph import find_components, find_post_dominators
from swlds.ir.intrinsics import Spread
from swlds.ir.model import Block, Instruction
from swlds.ir.types import I1
from swlds.ir.values import ConstantInt, Value

_Mask = np.ndarray[Any, Any]
_COMPARES: dict[str, Any] = {
    "eq": np.equal,
    "ne": np.not_equal,
    "ult": np.less,
    "ule": np.less_equal,
    "ugt": np.greater,
    "uge": np.greater_equal,
    "slt": np.less,
    "sle": np.less_equal,
    "sgt": np.greater,
    "sge": np.greater_equal,
}
_CONNECTIVES: dict[str, Any] = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}
#: What makes a number of an i1 -> the number that true becomes, by its bits.
_OF_TRUTH: dict[str, Any] = {"zext": lambda bits: 1, "sext": lambda bits: (1 << bits) - 1}
#: How deep values are looked into; what compilers make of lanes' numbers stays far below.
_DEEPEST = 24


@final
class LaneMasks:
    """Of one function. ``numbers``: what symbols of kind LANE are, as far as they are known; ``present``: lanes that come
    into the function; both have a row for each wave; ``endings``: of the calls in it. Of blocks behind, or with something behind,
    a call that lanes may not come back from nothing is known."""

    def __init__(self, values: FunctionValues, numbers: dict[str, _Mask], present: _Mask, endings: Endings) -> None:
        self._values, self._numbers, self.present = values, numbers, present
        self._controls = find_controls(values.blocks)
        self._known: dict[Block, tuple[_Mask | None, tuple[str, ...]]] = {}
        self._fixed: Mapping[Symbol, Any] = {}
        self._resolved: dict[Symbol, _Mask | None] = {}
        self._depth = 0
        for component in find_components(values.blocks, lambda b: dict.fromkeys(d for d, _ in self._controls[b])):
            found = self._compute(set(component))
            self._known.update(dict.fromkeys(component, found))
        for place, call in endings.thinned(values.blocks).items():
            block = place.block if isinstance(place, Instruction) else place
            if block is not None and not (place is block.terminator and place.opcode == "unreachable"):
                line = f" in line {call.line} of LLVM's text" if call.line else ""
                self._known[block] = None, (f"lanes may end in the call{line}",)

    def knowing(self, fixed: Mapping[Symbol, Any]) -> LaneMasks:
        """The same lanes, with numbers (u64, or an array of them) that symbols are known to be."""
        other = copy(self)
        other._fixed, other._resolved, other._depth = fixed, {}, 0
        return other

    def of(self, block: Block) -> tuple[_Mask | None, tuple[str, ...]]:
        """The active lanes, None where they are not known, and then what is not known."""
        return self._known[block]

    def _compute(self, component: set[Block]) -> tuple[_Mask | None, tuple[str, ...]]:
        """Of a block, or of blocks that decide about one another: the rounds of a loop, whose lanes stay together as long as
        no branch in it parts them."""
        found: list[tuple[_Mask, bool]] = []
        for block in component:
            for decider, way in self._controls[block]:
                is_uniform = self._is_uniform(decider)
                if decider in component:
                    if not is_uniform:
                        return None, (
                            f"all lanes come here: they may leave the loop {_place(decider)} in different rounds",
                        )
                    continue
                mask, reasons = self._known[decider]
                if mask is None:
                    return None, reasons
                if not is_uniform:
                    condition = self._condition(decider, way)
                    if condition is None:
                        return None, (f"all lanes come here: the branch {_place(decider)} may part them",)
                    mask = mask & condition
                found.append((mask, is_uniform))
        if not found:
            return self.present, ()
        masks = [mask for mask, _ in found]
        if all(np.array_equal(mask, masks[0]) for mask in masks[1:]):
            return masks[0], ()
        if len(component) > 1 or any(is_uniform for _, is_uniform in found):
            return None, (f"all lanes come here: several branches lead to {_place(next(iter(component)))}",)
        return np.logical_or.reduce(masks), ()  # lanes that came different ways meet here

    def _is_uniform(self, block: Block) -> bool:
        branch = block.terminator
        return not branch.operands or self._values.is_uniform(branch.operands[0])

    def _condition(self, block: Block, way: Block) -> _Mask | None:
        """Lanes that a conditional branch sends one way."""
        branch = block.terminator
        if branch.opcode != "br" or len(branch.targets) != 2:
            return None
        taken = self._truth(branch.operands[0], block)
        if taken is None:
            return None
        return taken if branch.targets[0] is way else ~taken

    def _truth(self, value: Value, block: Block) -> _Mask | None:
        """An i1 in each lane, where it follows from the numbers of lanes alone."""
        if isinstance(value, ConstantInt):
            return np.full(self.present.shape, bool(value.value))
        if not isinstance(value, Instruction):
            return None
        if value.opcode in _CONNECTIVES:
            sides = [self._truth(o, block) for o in value.operands] if self._enter() else [None]
            self._leave()
            if any(side is None for side in sides):
                return None
            joined: _Mask = _CONNECTIVES[value.opcode](*sides)
            return joined
        if value.opcode != "icmp" or not all(self._values.width(o.type) for o in value.operands):
            return None
        is_signed = value.field("predicate")[0] == "s"
        numbers = [self._read(self._values.at(o, block), is_signed) for o in value.operands]
        if any(number is None for number in numbers):
            return None
        compared: _Mask = np.broadcast_to(_COMPARES[value.field("predicate")](*numbers), self.present.shape)
        return compared

    def _read(self, expression: Expression, is_signed: bool) -> _Mask | None:
        whole = self.numbers(expression)
        if whole is None or not is_signed:
            return whole
        half = np.uint64(1 << (expression.bits - 1))
        return ((whole ^ half) - half).astype(np.int64)

    def numbers(self, expression: Expression) -> _Mask | None:
        """The value (u64) in each lane, None where it does not follow from the numbers of lanes."""
        values = {s: self.resolve(s) for s in expression.symbols}
        if any(value is None for value in values.values()):
            return None
        found = np.asarray(evaluate(expression, values), np.uint64) & np.uint64((1 << expression.bits) - 1)
        return np.broadcast_to(found, self.present.shape)

    def resolve(self, symbol: Symbol) -> _Mask | None:
        """What a symbol is in each lane: the number of a lane, what a select chooses by such numbers, the first lane's number."""
        if symbol in self._fixed:
            return np.broadcast_to(np.asarray(self._fixed[symbol], np.uint64), self.present.shape)
        if symbol.kind is Kind.LANE:
            return self._numbers.get(symbol.value)
        if not isinstance(symbol.value, Instruction):
            return None
        if symbol not in self._resolved:
            self._resolved[symbol] = None  # while it is looked at: a loop leads to itself
            if self._enter():
                self._resolved[symbol] = self._compute_symbol(symbol.value)
            self._leave()
        return self._resolved[symbol]

    def _compute_symbol(self, i: Instruction) -> _Mask | None:
        assert i.block is not None, "an instruction of a block"
        if i.opcode == "select":
            arms = [self.numbers(self._values.at(o, i.block)) for o in i.operands[1:]]
            chosen = self._truth(i.operands[0], i.block)
            if chosen is None or arms[0] is None or arms[1] is None:
                return None
            return np.where(chosen, arms[0], arms[1])
        if i.opcode in _OF_TRUTH and i.operands[0].type == I1:
            truth = self._truth(i.operands[0], i.block)
            return (
                None
                if truth is None
                else truth.astype(np.uint64) * np.uint64(_OF_TRUTH[i.opcode](self._values.width(i.type)))
            )
        facts = facts_of(i)
        if facts is None or facts.moves != (0,) or facts.spread is not Spread.UNIFORM or facts.inactive_sources:
            return None
        given, active = self.numbers(self._values.at(i.operands[0], i.block)), self._known.get(i.block, (None, ()))[0]
        if given is None or active is None:
            return None
        first = given[np.arange(len(given)), active.argmax(axis=1)]
        return np.broadcast_to(first[:, None], self.present.shape)

    def _enter(self) -> bool:
        self._depth += 1
        return self._depth <= _DEEPEST

    def _leave(self) -> None:
        self._depth -= 1


def find_controls(blocks: list[Any]) -> dict[Any, list[tuple[Any, Any]]]:
    """Block -> the branches on which it is control dependent, as (their block, the successor that leads here for certain). Blocks
    of any graph, as ``find_post_dominators`` takes them."""
    above = find_post_dominators(blocks)
    number = {block: k for k, block in enumerate(blocks)}
    found: dict[Any, list[tuple[Any, Any]]] = {block: [] for block in blocks}
    for k, block in enumerate(blocks):
        successors = dict.fromkeys(s for s in block.successors if s in number)
        if len(successors) < 2:
            continue
        for way in successors:
            at: int | None = number[way]
            while at is not None and at != above[k]:
                found[blocks[at]].append((block, way))
                at = above[at]
    return found


def _place(block: Block) -> str:
    line = block.terminator.line
    return f"in line {line} of LLVM's text" if line else f"at the end of {block.brief}"
