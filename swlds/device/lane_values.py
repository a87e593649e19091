"""How values of the IR are held: one NumPy array over the lanes of a wave for each.

========================  ============================================================
IR type                   array
========================  ============================================================
i1                        bool ``(lanes,)``
iN, N <= 64               u8, u16, u32 or u64, zero-extended
iN, N > 64, ptr 7 to 9    object (Python ints)
half, float, double       float16, float32, float64
bfloat                    float32, always a value that a bfloat holds
pointers                  u64, or u32 in LDS, private and 32-bit constant memory
vectors                   the element's type, ``(lanes, elements)``
structs, arrays           tuples of these
========================  ============================================================

Arrays are never changed in place once they are in a register.
"""

from __future__ import annotations

from functools import cache
from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import bf16_bits, bf16_to_f32, container, round_bfloat
from swlds.device.types import bit_width
from swlds.ir.types import ArrayType, PointerType, StructType, Type, VectorType, body_of, is_float
from swlds.ir.values import ConstantAggregate, ConstantInt, Value
from swlds.lazy import dataclass

_FLOATS = {"half": np.float16, "bfloat": np.float32, "float": np.float32, "double": np.float64}
#: Data of a register: an array, or a tuple for structs and arrays.
Data = Any


@final
@dataclass(frozen=True, slots=True)
class Rep:
    """How a first-class type is held. ``count``: elements of a vector, 0 for a scalar; ``raw``: the unsigned type of its
    bits (what shadows have); ``members`` for structs and arrays."""

    dtype: Any = None
    bits: int = 0
    count: int = 0
    is_bfloat: bool = False
    is_pointer: bool = False
    members: tuple[Type, ...] | None = None

    @property
    def raw(self) -> Any:
        return container(self.bits)

    @property
    def is_float(self) -> bool:
        return self.dtype is not None and self.dtype.kind == "f"

    @property
    def ones(self) -> Any:
        """All bits of a scalar set, in its shadow's type."""
        return True if self.bits == 1 else (1 << self.bits) - 1

    def shape(self, lanes: int) -> tuple[int, ...]:
        return (lanes, self.count) if self.count else (lanes,)


@cache
def _rep(type_: Type) -> Rep:
    match type_:
        case VectorType(count, element):
            inner = _rep(element)
            return Rep(inner.dtype, inner.bits, count, inner.is_bfloat, inner.is_pointer)
        case StructType(elements):
            return Rep(members=elements)
        case ArrayType(count, element):
            return Rep(members=(element,) * count)
    bits = bit_width(type_)
    if is_float(type_):
        return Rep(np.dtype(_FLOATS[str(type_)]), bits, is_bfloat=str(type_) == "bfloat")
    return Rep(container(bits), bits, is_pointer=isinstance(type_, PointerType))


def rep_of(type_: Type) -> Rep:
    """The representation of a type; UnsupportedError for types without one."""
    return _rep(body_of(type_))


def to_bits(data: Array, rep: Rep) -> Array:
    """The bit patterns of lanes, in ``rep.raw``."""
    if rep.is_bfloat:
        return bf16_bits(data)
    return np.ascontiguousarray(data).view(rep.raw) if rep.is_float else data


def from_bits(bits: Array, rep: Rep) -> Array:
    """Lanes from bit patterns in ``rep.raw``."""
    if rep.is_bfloat:
        return bf16_to_f32(np.ascontiguousarray(bits))
    return np.ascontiguousarray(bits).view(rep.dtype) if rep.is_float else bits


def as_held(data: Data, rep: Rep) -> Data:
    """What an intrinsic's function gives, as lanes hold it: bfloats, also members of structs, are rounded."""
    if rep.members is not None:
        return tuple(as_held(part, rep_of(t)) for part, t in zip(data, rep.members, strict=True))
    return round_bfloat(data) if rep.is_bfloat else data.astype(rep.dtype, copy=False)


def zeros(rep: Rep, lanes: int) -> Data:
    """All-zero lanes."""
    if rep.members is not None:
        return tuple(zeros(rep_of(t), lanes) for t in rep.members)
    if rep.dtype == object:
        return np.full(rep.shape(lanes), 0, object)
    return np.zeros(rep.shape(lanes), rep.dtype)


def select(mask: Array, new: Data, old: Data) -> Data:
    """``new`` in the lanes of the mask, ``old`` in the others."""
    if isinstance(new, tuple):
        return tuple(select(mask, n, o) for n, o in zip(new, old, strict=False))
    return np.where(mask if new.ndim == 1 else mask[:, None], new, old)


def constant_int(value: Value) -> int | None:
    """The signed value of an integer constant (also a splat), None for anything else."""
    if isinstance(value, ConstantAggregate) and value.splat:
        value = value.elements[0]
    return value.signed if isinstance(value, ConstantInt) else None
