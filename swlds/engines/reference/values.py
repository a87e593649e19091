"""Constants as the reference engine holds them: in every lane, with what is known of them."""

from __future__ import annotations

import numpy as np

from swlds.device.address_space import Array
from swlds.device.constant_expressions import Nested, Scalar
from swlds.device.lane_values import Data, Rep, from_bits, rep_of
from swlds.engines.reference.meta import POISON, Meta, Metas
from swlds.ir.types import Type


def constant(value: Nested, type_: Type, lanes: int, *, follows_undefined: bool) -> tuple[Data, Metas]:
    """A constant in every lane, and what is known of it; ``follows_undefined``: also which bits are undefined."""
    rep = rep_of(type_)
    if rep.members is not None:
        assert isinstance(value, tuple)
        parts = [
            constant(v, t, lanes, follows_undefined=follows_undefined)
            for v, t in zip(value, rep.members, strict=False)
        ]
        metas = tuple(m for _, m in parts)
        return tuple(d for d, _ in parts), metas if any(m is not None for m in metas) else None
    if isinstance(value, Scalar):
        return _spread([value], rep, lanes, follows_undefined)
    scalars = [v for v in value if isinstance(v, Scalar)]
    return _spread(scalars, rep, lanes, follows_undefined)


def _spread(scalars: list[Scalar], rep: Rep, lanes: int, follows_undefined: bool) -> tuple[Data, Metas]:
    shape = rep.shape(lanes)
    bits = np.array([bool(s.bits) if rep.bits == 1 else s.bits for s in scalars], rep.raw)
    data = from_bits(np.broadcast_to(bits, (lanes, len(scalars))).reshape(shape), rep)
    data.flags.writeable = False
    tags = [s.tag for s in scalars]
    tag: int | Array | None = (
        tags[0] or None if len(set(tags)) == 1 else np.broadcast_to(np.array(tags), (lanes, len(tags)))
    )
    if not (follows_undefined and any(s.undefined for s in scalars)):
        return data, None if tag is None else Meta(tag)
    marks = np.array([bool(s.undefined) if rep.bits == 1 else s.undefined for s in scalars], rep.raw)
    return data, Meta(tag, np.broadcast_to(marks, (lanes, len(scalars))).reshape(shape), POISON)
