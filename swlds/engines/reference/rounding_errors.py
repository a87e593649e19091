"""How far rounding has moved a number from what it would be without, and whether lanes' numbers were combined on the way.

A reduction by moves between lanes gives each lane the same sum, rounded in an order of its own: two of these are no further from
each other than both are from the exact sum, which is the sum of the errors of all operations on the way, times what they are
multiplied by. Where terms cancel (the mean of numbers around zero) that is more than the last bits of the sum. Looked up are
the registers that a number was made of, up to loads and phis; what is not known counts as exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy as np

from swlds.analysis.graph import find_reachable
from swlds.device.address_space import Array
from swlds.device.bits import fused_multiply_add, round_bfloat
from swlds.device.intrinsics import called_intrinsic
from swlds.engines.reference.views import FrameView
from swlds.ir.model import Instruction
from swlds.ir.types import is_float, scalar_type
from swlds.ir.values import ConstantInt, Value

_OPERATIONS: dict[str, Any] = {
    "fadd": np.add,
    "fsub": np.subtract,
    "fmul": np.multiply,
    "fdiv": np.divide,
    "call": fused_multiply_add,
}
#: How many instructions are looked up, and how many one behind the other, at most.
_MOST, _DEEPEST = 2000, 100


def find_errors(frame: FrameView, value: Value) -> Array:
    """Of each lane, and of each element of a vector. Shape: (lanes,) or (lanes, elements)."""
    with np.errstate(all="ignore"):
        found = _Errors(frame).of(value)
    return np.nan_to_num(found, nan=0.0, posinf=0.0)


def combines_lanes(value: Value) -> bool:
    """Numbers of other lanes flow into it, by an intrinsic and an operation that rounds. Not followed through memory."""
    behind = find_reachable([value], _sources)
    exchanges = [i for i in behind if isinstance(i, Instruction) and _is_exchange(i)]
    onwards = find_reachable(exchanges, lambda i: [user for user in _users(i) if user in behind])
    return any(map(_rounds, onwards))


def _sources(value: Value) -> Sequence[Value]:
    return value.operands if isinstance(value, Instruction) and value.opcode != "load" else ()


def _users(value: Instruction) -> list[Instruction]:
    return [user for user in value.readers if isinstance(user, Instruction) and user.opcode != "load"]


def _rounds(i: Instruction) -> bool:
    row = called_intrinsic(i) if i.opcode == "call" else None
    return (
        row.facts.computes == "product and sum" if row is not None else i.opcode in _OPERATIONS and i.opcode != "call"
    )


def _is_exchange(i: Instruction) -> bool:
    row = called_intrinsic(i)
    return row is not None and row.facts.exchanges and bool(row.facts.moves)


@final
class _Errors:
    def __init__(self, frame: FrameView) -> None:
        self.frame = frame
        self._known: dict[Value, Array] = {}
        self._depth = 0

    def of(self, value: Value) -> Array:
        known = self._known.get(value)
        if known is not None:
            return known
        found = self._known[value] = np.zeros(np.asarray(self._data(value)).shape)
        if self._depth < _DEEPEST and len(self._known) < _MOST and isinstance(value, Instruction):
            self._depth += 1
            found = self._known[value] = found + self._made_by(value)
            self._depth -= 1
        return found

    def _data(self, value: Value) -> Array:
        """Floating-point numbers as doubles."""
        data = np.asarray(self.frame.register(value))
        return data.astype(np.float64) if is_float(scalar_type(value.type)) else data

    def _made_by(self, i: Instruction) -> Array | float:
        a, b = (i.operands[0], i.operands[1]) if len(i.operands) > 1 else (i.operands[0], i.operands[0])
        match i.opcode:
            case "fadd" | "fsub":
                return self._if_so(i, self.of(a) + self.of(b))
            case "fmul":
                return self._if_so(i, self._of_product(a, b))
            case "fdiv":
                divisor = self._data(b)
                return self._if_so(i, (self.of(a) + np.abs(self._data(a) / divisor) * self.of(b)) / np.abs(divisor))
            case "fptrunc":
                cut: Array = self.of(a) + np.abs(self._data(a) - self._data(i))
                return cut
            case "fneg" | "freeze" | "fpext":
                return self.of(a)
            case "bitcast":
                found = self.of(a)
                return found if found.shape == self._data(i).shape else 0.0
            case "extractelement" if isinstance(b, ConstantInt):
                return self.of(a)[:, b.value]
            case "insertelement" if isinstance(i.operands[2], ConstantInt):
                found = self.of(a).copy()
                found[:, i.operands[2].value] = self.of(b)
                return found
            case "call":
                return self._of_call(i)
        return 0.0

    def _if_so(self, i: Instruction, carried: Array) -> Array:
        """What its operands' errors make of it, and its own; 0 in lanes whose operands are not what the result was made of:
        other lanes ran that block since. Of doubles the own error is the most that it can be."""
        operate, operands = _OPERATIONS[i.opcode], i.operands[:-1] if i.opcode == "call" else i.operands
        again = operate(*(np.asarray(self.frame.register(o)) for o in operands))
        again = round_bfloat(again) if str(scalar_type(i.type)) == "bfloat" else again
        exact = operate(*map(self._data, operands))
        own = np.abs(exact - self._data(i)) if again.dtype != np.float64 else np.spacing(np.abs(exact)) / 2
        return np.where(again == np.asarray(self.frame.register(i)), carried + own, 0.0)

    def _of_product(self, a: Value, b: Value) -> Array:
        return np.asarray(self.of(a) * np.abs(self._data(b)) + self.of(b) * np.abs(self._data(a)))

    def _of_call(self, call: Instruction) -> Array | float:
        row = called_intrinsic(call)
        if row is None:
            return 0.0
        if row.facts.computes == "product and sum":
            a, b, c = call.operands[:3]
            return self._if_so(call, self._of_product(a, b) + self.of(c))
        if not (row.facts.exchanges or row.facts.is_copy):
            return 0.0
        found: Array | float = 0.0
        for k in row.facts.moves:
            errors = self.of(call.operands[k])
            # of lanes that exchange, from whichever lane
            found = np.maximum(found, errors[self.frame.mask].max(axis=0) if row.facts.exchanges else errors)
        return found


__all__ = ["combines_lanes", "find_errors"]
