"""A call from host code into Python (``host_calls.py``)."""

from __future__ import annotations

from swlds.engines.wave_compiler.control.host_calls import HostCall
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.wave_code import WaveCode


def exchanged(t: WaveCode) -> str:
    """The memory that arguments and results lie in: one place for each thread."""
    return t.w.load("ptr", t.w.offset("%g", OFFSETS["exchange"]))


def ask(t: WaveCode, call: HostCall, buffer: str) -> None:
    """Have Python answer a call whose arguments lie in ``buffer``; suspicious where it says so."""
    w = t.w
    if call not in t.host_calls:
        t.host_calls.append(call)
    function = w.load("ptr", w.offset("%g", OFFSETS["callback"]))
    mask = t.active if t.shape.lanes == 64 or t.mask is None else w.emit(f"zext i32 {t.mask} to i64")
    if t.mask is None and t.shape.lanes == 32:
        mask = "4294967295"
    number = t.host_calls.index(call)
    w.do(f"call void {function}(ptr %g, i32 %w, i32 {number}, i64 {mask}, ptr {buffer}, ptr {buffer})")
    suspect = w.emit(f"load volatile i32, ptr {w.offset('%g', OFFSETS['suspect'])}")
    t.suspect_if(Lanes("i1", uniform=w.emit(f"icmp ne i32 {suspect}, 0")))


__all__ = ["ask", "exchanged"]
