"""Values that lanes store to one place and that differ by rounding alone.

A reduction within a wave by moves between lanes gives each lane a copy of the sum, in an order of its own. Where combining is
not symmetric to the last bit (Welford's mean and variance) the copies differ there, and whichever stays is as right as any other.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import bf16_to_f32
from swlds.device.intrinsics import called_intrinsic
from swlds.engines.reference.rounding_errors import find_errors
from swlds.engines.reference.views import FrameView
from swlds.ir.model import Instruction
from swlds.ir.types import Type, scalar_type
from swlds.ir.values import Value

#: Floating-point types -> the bits of the greater value by which two sums differ at most: some less than it has.
_BITS = {"half": 8, "bfloat": 6, "float": 18, "double": 47}
_HELD = {"half": np.float16, "bfloat": np.uint16, "float": np.float32, "double": np.float64}


@final
class CloseValues:
    """Of one execution of a store, or a masked one. ``is_combined``: several lanes' numbers made what it stores."""

    def __init__(self, frame: FrameView, store: Instruction, *, is_combined: bool) -> None:
        row = called_intrinsic(store)
        self._is_store = store.opcode == "store" or (row is not None and row.effect.startswith("masked"))
        self._frame, self._value, self._is_combined = frame, store.operands[0], is_combined

    @functools.cached_property
    def _errors(self) -> Array:
        return find_errors(self._frame, self._value)

    def differ_by_rounding(self, lanes: Sequence[int], octets: Sequence[Array]) -> bool:
        """What two lanes write: by less than some bits of the greater value, or than rounding has moved both. ``octets``: the
        bytes of each."""
        kind = str(_type_of(self._value))
        is_known = self._is_store and self._is_combined and kind in _BITS
        if not is_known or len(octets[0]) % np.dtype(_HELD[kind]).itemsize:
            return False
        a, b = (_numbers(each, kind) for each in octets)
        if not np.isfinite(a + b).all():
            return False
        distance, most = np.abs(a - b), np.maximum(np.abs(a), np.abs(b))
        if (distance <= most * 2.0 ** -_BITS[kind]).all():
            return True
        errors = self._errors[list(lanes)].reshape(2, -1)
        return errors.shape[1] == len(a) and bool((distance <= 2 * errors.sum(axis=0)).all())


def _type_of(value: Value) -> Type:
    """The scalar type of what is stored, through a bitcast."""
    if isinstance(value, Instruction) and value.opcode == "bitcast":
        return scalar_type(value.operands[0].type)
    return scalar_type(value.type)


def _numbers(octets: Array, kind: str) -> Array:
    held = np.ascontiguousarray(octets).view(_HELD[kind])
    return (bf16_to_f32(held) if kind == "bfloat" else held).astype(np.float64)


__all__ = ["CloseValues"]
