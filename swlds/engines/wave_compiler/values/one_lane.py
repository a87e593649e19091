"""The value of one lane, in all lanes."""

from __future__ import annotations

from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.wave_code import WaveCode


def first_lane(t: WaveCode) -> str:
    """Number of the first active lane."""
    if t.mask is None:
        return "0"
    return t.w.call(t.shape.mask_type, f"llvm.cttz.{t.shape.mask_type}", [(t.shape.mask_type, t.mask), ("i1", "true")])


def pick(t: WaveCode, value: Lanes, lane: str) -> Lanes:
    """One lane's value, in all lanes."""
    if value.uniform is not None:
        return value
    slot, kind = raw.spill(t, value)
    found = t.w.load(kind, t.w.emit(f"getelementptr {kind}, ptr {slot}, {t.shape.mask_type} {lane}"))
    return Lanes(value.type, uniform=found if kind == value.type else t.w.emit(f"trunc {kind} {found} to {value.type}"))
