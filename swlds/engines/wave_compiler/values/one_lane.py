"""The value of one lane, in all lanes."""

from __future__ import annotations

from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode


def first_lane(t: WaveCode) -> str:
    """Number of the first active lane."""
    if t.mask is None:
        return "0"
    return t.w.call(t.shape.mask_type, f"llvm.cttz.{t.shape.mask_type}", [(t.shape.mask_type, t.mask), ("i1", "true")])


def pick(t: WaveCode, value: Lanes, lane: str) -> Lanes:
    """One lane's value, in all lanes. ``lane``: a number, or the name of one, of the mask's type."""
    if value.uniform is not None:
        return value
    if not lane.startswith("%"):
        return _pick_known(t, value, int(lane))
    if value.bases is not None and value.ok is None and t.shape.is_even(value):
        return _along(t, value, lane)
    slot, kind = raw.spill(t, value)
    found = t.w.load(kind, t.w.emit(f"getelementptr {kind}, ptr {slot}, {t.shape.mask_type} {lane}"))
    return Lanes(value.type, uniform=found if kind == value.type else t.w.emit(f"trunc {kind} {found} to {value.type}"))


def _pick_known(t: WaveCode, value: Lanes, lane: int) -> Lanes:
    """That of a lane whose number is known before the launch."""
    chunk, at = divmod(lane, t.shape.width)
    if value.bases is None or value.ok is not None:
        vector = t.shape.chunks(value)[chunk]
        kind = t.shape.vector(value.type)
        return Lanes(value.type, uniform=t.w.pure(f"extractelement {kind} {vector}, i64 {at}"))
    base, step = value.bases[chunk], value.stride * at
    return Lanes(value.type, uniform=t.w.pure(f"add {value.type} {base}, {step}") if step else base)


def _along(t: WaveCode, value: Lanes, lane: str) -> Lanes:
    """That of any lane, where all of them stand at equal distances."""
    assert value.bases is not None
    first, type_, mask_type = value.bases[0], value.type, t.shape.mask_type
    if not value.stride:
        return Lanes(type_, uniform=first)
    number = lane
    if type_ != mask_type:
        opcode = "zext" if int(type_[1:]) > int(mask_type[1:]) else "trunc"
        number = t.w.pure(f"{opcode} {mask_type} {lane} to {type_}")
    step = t.w.pure(f"mul {type_} {number}, {arithmetic.wrapped(type_, value.stride)}")
    return Lanes(type_, uniform=t.w.pure(f"add {type_} {first}, {step}"))
