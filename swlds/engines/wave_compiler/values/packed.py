"""Vectors whose elements are no whole bytes: in memory they are one integer, ``<8 x i1>`` a byte."""

from __future__ import annotations

from swlds.device.types import bit_width, element_types
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.values import casts
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import Type, VectorType, body_of

Parts = list[Lanes]


def _bits(type_: Type) -> int:
    """Bits of such a vector, 0 for any other type."""
    body = body_of(type_)
    if not isinstance(body, VectorType) or bit_width(body.element) % 8 == 0:
        return 0
    return body.count * bit_width(body.element)


def _holds_packed(type_: Type) -> bool:
    if isinstance(body_of(type_), VectorType):
        return _bits(type_) > 0
    return any(_holds_packed(e) for e in dict.fromkeys(element_types(type_) or ()))


def scalars_in_memory(t: WaveCode, type_: Type) -> list[Component]:
    """What a load or store of the type accesses."""
    bits = _bits(type_)
    if bits:
        return [Component(f"i{bits}", 0, -(-bits // 8), bits)]
    if _holds_packed(type_):
        raise t.unsupported(f"vectors of bits inside {type_}")
    return t.components(type_)


def pack(t: WaveCode, type_: Type, values: Parts) -> Parts:
    """The scalars of a value as they are stored."""
    return [casts.join(t, values)] if _bits(type_) and len(values) > 1 else values


def unpack(t: WaveCode, type_: Type, stored: Parts) -> Parts:
    """The scalars of a value from what was loaded."""
    parts = t.components(type_)
    return casts.split(t, stored[0], [c.type for c in parts]) if _bits(type_) and len(parts) > 1 else stored
