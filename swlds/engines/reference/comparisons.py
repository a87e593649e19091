"""icmp, fcmp and select."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import signed
from swlds.device.lane_values import rep_of, select
from swlds.engines.reference import meta as metas
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.integer_shadows import or_zero
from swlds.engines.reference.meta import Meta, make, shadow_of, spoil, tag_of
from swlds.engines.reference.mode_operations import by_mode
from swlds.engines.reference.pure import build_pure
from swlds.ir.model import Instruction
from swlds.ir.types import Type

_SIGNED_PREDICATES = {"sgt": np.greater, "sge": np.greater_equal, "slt": np.less, "sle": np.less_equal}
_PREDICATES = {
    "eq": np.equal,
    "ne": np.not_equal,
    "ugt": np.greater,
    "uge": np.greater_equal,
    "ult": np.less,
    "ule": np.less_equal,
}
_ORDERED = {"oeq": np.equal, "ogt": np.greater, "oge": np.greater_equal, "olt": np.less, "ole": np.less_equal}


def build_icmp(decoder: Decoder, instruction: Instruction) -> Operation:
    predicate = instruction.field("predicate")
    operands = rep_of(instruction.operands[0].type)
    sources = [decoder.slot(o) for o in instruction.operands]
    if predicate in _SIGNED_PREDICATES:
        compare: Any = _SIGNED_PREDICATES[predicate]

        def compute(frame: Frame, x: Array, y: Array) -> Array:
            return np.asarray(compare(signed(x, operands.bits), signed(y, operands.bits)), dtype=np.bool_)
    else:
        plain: Any = _PREDICATES[predicate]

        def compute(frame: Frame, x: Array, y: Array) -> Array:
            return np.asarray(plain(x, y), dtype=np.bool_)

    return build_pure(decoder, instruction, sources, compute, rep_of(instruction.type))


def _unordered(x: Array, y: Array) -> Array:
    return np.asarray(np.isnan(x) | np.isnan(y))


def _fcmp(predicate: str) -> Any:
    if predicate in ("true", "false"):
        return lambda x, y: np.full(x.shape, predicate == "true")
    if predicate in _ORDERED:
        return _ORDERED[predicate]
    rest: dict[str, Any] = {
        "ord": lambda x, y: ~_unordered(x, y),
        "uno": _unordered,
        "one": lambda x, y: (x < y) | (x > y),
        "ueq": lambda x, y: (x == y) | _unordered(x, y),
        "ugt": lambda x, y: ~(x <= y),
        "uge": lambda x, y: ~(x < y),
        "ult": lambda x, y: ~(x >= y),
        "ule": lambda x, y: ~(x > y),
        "une": lambda x, y: x != y,
    }
    return rest[predicate]


def build_fcmp(decoder: Decoder, instruction: Instruction) -> Operation:
    compare = _fcmp(instruction.field("predicate"))
    sources = [decoder.slot(o) for o in instruction.operands]
    usual = by_mode(decoder, instruction, lambda frame, x, y: compare(x, y))
    return build_pure(decoder, instruction, sources, usual, rep_of(instruction.type))


def build_select(decoder: Decoder, instruction: Instruction) -> Operation:
    condition, yes, no = (decoder.slot(o) for o in instruction.operands)
    assign = decoder.assign(instruction)
    lanes = decoder.lanes

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        chosen = env[condition]
        mc, my, mn = known[condition], known[yes], known[no]
        if chosen.ndim == 2:
            value, result = np.where(chosen, env[yes], env[no]), _select_vector(chosen, my, mn)
        else:
            value, result = select(chosen, env[yes], env[no]), metas.merge(chosen, my, mn, lanes)
        if mc is not None and mc.shadow is not None:
            result = _undefined_choice(instruction.type, result, mc, lanes)
        assign(frame, value, result)

    return run


def _select_vector(chosen: Array, yes: Meta | None, no: Meta | None) -> Meta | None:
    """Element by element."""
    if yes is None and no is None:
        return None
    tag, shadow = None, None
    if tag_of(yes) is not None or tag_of(no) is not None:
        tag = metas.squeeze(np.where(chosen, *(_tag_columns(m) for m in (yes, no))))
    sy, sn = shadow_of(yes), shadow_of(no)
    like = sy if sy is not None else sn
    if like is not None:
        shadow = np.where(chosen, or_zero(sy, like), or_zero(sn, like))
    return make(tag, shadow, metas.join_origins([yes, no])) if shadow is not None and shadow.any() else make(tag, None)


def _tag_columns(known: Meta | None) -> Array:
    """Tags as an array that goes with (lanes, elements)."""
    tag = tag_of(known)
    array = np.asarray(0 if tag is None else tag)
    return array[:, None] if array.ndim == 1 else array


def _undefined_choice(type_: Type, result: Any, condition: Meta, lanes: int) -> Any:
    """An undefined condition makes the whole result undefined."""
    rep = rep_of(type_)
    if rep.members is not None:
        parts = result if result is not None else (None,) * len(rep.members)
        return tuple(_undefined_choice(t, p, condition, lanes) for t, p in zip(rep.members, parts, strict=True))
    shadow, origin = spoil([condition], rep.raw, rep.ones, rep.shape(lanes))
    old = shadow_of(result)
    if shadow is None:
        return result
    return Meta(tag_of(result), shadow if old is None else shadow | old, origin)
