"""How large the terms were that a number was summed of.

What rounding leaves in a sum is of the size of its terms: where they cancel (the mean of numbers around zero), more than the last
bits of the sum. Looked up are the registers that the stored value was made of, up to loads and phis, through moves between lanes.
"""

from __future__ import annotations

from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import fused_multiply_add, round_bfloat
from swlds.device.intrinsics import called_intrinsic
from swlds.engines.reference.views import FrameView
from swlds.ir.model import Instruction
from swlds.ir.types import is_float, scalar_type
from swlds.ir.values import ConstantInt, Value

#: Floating-point types -> the bits of a term by which sums of it differ at most: some less than a number has.
BITS = {"half": 8, "bfloat": 6, "float": 18, "double": 47}
_OPERATIONS: dict[str, Any] = {
    "fadd": np.add,
    "fsub": np.subtract,
    "fmul": np.multiply,
    "fdiv": np.divide,
    "call": fused_multiply_add,
}
#: How many instructions are looked up, and how many one behind the other, at most.
_MOST, _DEEPEST = 2000, 100


def find_terms(frame: FrameView, store: Instruction) -> Array:
    """Of each lane, and of each element of a vector: the largest magnitude that went into the stored value, 0 where that is not
    known. Shape: (lanes,) or (lanes, elements)."""
    with np.errstate(all="ignore"):
        found = _Walk(frame).of(store.operands[0])
    return np.nan_to_num(found, nan=0.0, posinf=0.0)


@final
class _Walk:
    def __init__(self, frame: FrameView) -> None:
        self.frame = frame
        self._known: dict[Value, Array] = {}
        self._depth = 0

    def of(self, value: Value) -> Array:
        known = self._known.get(value)
        if known is not None:
            return known
        found = self._known[value] = self._own(value)
        is_near = self._depth < _DEEPEST and len(self._known) < _MOST
        if is_near and isinstance(value, Instruction):
            self._depth += 1
            found = self._known[value] = np.maximum(found, self._made_of(value))
            self._depth -= 1
        return found

    def _own(self, value: Value) -> Array:
        """The value's own magnitude; 0 of what is no floating-point number."""
        data = np.asarray(self.frame.register(value))
        return np.abs(data.astype(np.float64)) if is_float(scalar_type(value.type)) else np.zeros(data.shape)

    def _made_of(self, i: Instruction) -> Array | float:
        a, b = (i.operands[0], i.operands[1]) if len(i.operands) > 1 else (i.operands[0], i.operands[0])
        match i.opcode:
            case "fadd" | "fsub":
                return self._if_so(i, np.maximum(self.of(a), self.of(b)))
            case "fmul":
                return self._if_so(i, self._product(a, b))
            case "fdiv":
                return self._if_so(i, self.of(a) / self._own(b))
            case "fneg" | "freeze" | "fpext" | "fptrunc":
                return self.of(a)
            case "bitcast":
                found = self.of(a)
                return found if found.shape == self._own(i).shape else 0.0
            case "extractelement" if isinstance(b, ConstantInt):
                return self.of(a)[:, b.value]
            case "insertelement" if isinstance(i.operands[2], ConstantInt):
                found = self.of(a).copy()
                found[:, i.operands[2].value] = self.of(b)
                return found
            case "call":
                return self._of_call(i)
        return 0.0

    def _if_so(self, i: Instruction, terms: Array) -> Array:
        """``terms``, but 0 in lanes whose operands are not what the result was made of: other lanes ran that block since."""
        operands = i.operands[:-1] if i.opcode == "call" else i.operands
        again = _OPERATIONS[i.opcode](*(np.asarray(self.frame.register(o)) for o in operands))
        again = round_bfloat(again) if str(scalar_type(i.type)) == "bfloat" else again
        return np.where(again == np.asarray(self.frame.register(i)), terms, 0.0)

    def _product(self, a: Value, b: Value) -> Array:
        found: Array = np.maximum(self.of(a) * self._own(b), self.of(b) * self._own(a))
        return found

    def _of_call(self, call: Instruction) -> Array | float:
        row = called_intrinsic(call)
        if row is None:
            return 0.0
        if row.facts.computes == "product and sum":
            a, b, c = call.operands[:3]
            return self._if_so(call, np.maximum(self._product(a, b), self.of(c)))
        if not (row.facts.exchanges or row.facts.is_copy):
            return 0.0
        found: Array | float = 0.0
        for k in row.facts.moves:
            terms = self.of(call.operands[k])
            # of lanes that exchange, from whichever lane
            found = np.maximum(found, terms[self.frame.mask].max(axis=0) if row.facts.exchanges else terms)
        return found


__all__ = ["BITS", "find_terms"]
