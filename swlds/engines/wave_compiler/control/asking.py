"""A call from host code into Python (``host_calls.py``), or to what answers in its place (``heap_calls.py``)."""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.control.host_calls import HostCall
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.wave_code import WaveCode

#: Writes what answers a call, given its number, the active lanes (an i64) and where its arguments lie.
Answer = Callable[[WaveCode, HostCall, int, str, str], None]


def exchanged(t: WaveCode) -> str:
    """The memory that arguments and results lie in: one place for each thread."""
    return t.w.load("ptr", t.w.offset("%g", OFFSETS["exchange"]))


def by_python(t: WaveCode, call: HostCall, number: int, mask: str, memory: str) -> None:
    """The launch's callback answers."""
    function = t.w.load("ptr", t.w.offset("%g", OFFSETS["callback"]))
    t.w.do(f"call void {function}(ptr %g, i32 %w, i32 {number}, i64 {mask}, ptr {memory}, ptr {memory})")


def ask(t: WaveCode, call: HostCall, buffer: str, answer: Answer = by_python) -> None:
    """Have a call answered whose arguments lie in ``buffer``, perhaps the last one again; suspicious where the answer says so."""
    w = t.w
    if not t.host_calls or t.host_calls[-1] is not call:
        t.host_calls.append(call)
    mask = t.active if t.shape.lanes == 64 or t.mask is None else w.emit(f"zext i32 {t.mask} to i64")
    if t.mask is None and t.shape.lanes == 32:
        mask = "4294967295"
    answer(t, call, len(t.host_calls) - 1, mask, buffer)
    suspect = w.emit(f"load volatile i32, ptr {w.offset('%g', OFFSETS['suspect'])}")
    t.suspect_if(Lanes("i1", uniform=w.emit(f"icmp ne i32 {suspect}, 0")))


__all__ = ["Answer", "ask", "by_python", "exchanged"]
