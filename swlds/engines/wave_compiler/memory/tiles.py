"""Copies by a tensor descriptor: the wave copies a tile between global memory and LDS, whichever of its lanes are active.

Python says which bytes (``control/tile_calls.py``), a run for each lane at a time; the runs are copied as memcpy's of lanes are
(``ranges.py``), which looks at bounds, initialised bytes and marks. Where copies are in flight the LDS of one is a single entry
of the queue, from its first byte to its last, gaps too. A store is judged there as if it wrote: who comes by while it is open is
suspicious. In global memory a load reads what nobody writes, and a store writes what nothing else in the kernel accesses: where
such stores meet within a group, or in several, marks say so.
"""

from __future__ import annotations

from dataclasses import replace

from swlds.engines.wave_compiler.control.asking import ask, exchanged
from swlds.engines.wave_compiler.control.host_calls import HostCall
from swlds.engines.wave_compiler.control.tile_calls import LANES, SPAN, START, STEP, STEPS, WORDS, columns_of
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import row_of
from swlds.engines.wave_compiler.flat.tile_sides import is_tile_store
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import ranges
from swlds.engines.wave_compiler.memory.memory import known_place
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick

Parts = list[Lanes]


def emit_tile(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """tensor.load.to.lds, tensor.store.from.lds: (groups of the descriptor ..., cache policy)."""
    near, far = _places(t, i)
    w, groups, row = t.w, i.operands[:-1], row_of(i)
    assert row is not None, "a copy"
    words = [t.value(group) for group in groups]
    for group in groups:
        t.check_defined(group)
    arguments = tuple((group.type, tuple((c, 0) for c in t.components(group.type))) for group in groups)
    call = HostCall(i.source, name, row, arguments, (), columns_of(t.shape.lanes).room, operands=groups)
    buffer = exchanged(t)
    _write_words(t, buffer, [word for group in words for word in group])

    def step(number: str) -> None:
        w.store("i32", number, w.offset(buffer, STEP))
        ask(t, call, buffer)

    step("0")
    start, span, steps = (w.load("i32", w.offset(buffer, at)) for at in (START, SPAN, STEPS))
    entry = t.memory.flights.begin_tile(i, start, span)
    at, head, body, done = w.slot("i32", "step"), w.label("steps"), w.label("step"), w.label("copied")
    w.store("i32", "0", at)
    w.jump(head)
    w.start(head)
    number = w.load("i32", at)
    w.branch(w.emit(f"icmp ult i32 {number}, {steps}"), body, done)
    w.start(body)
    following = w.emit(f"add i32 {number}, 1")
    w.store("i32", following, at)
    step(following)
    _copy_runs(t, buffer, near, far, is_store=is_tile_store(i))
    w.jump(head)
    w.start(done)
    t.memory.flights.issue(i, entry)
    return []


def _places(t: MemoryCode, i: FlatInstruction) -> tuple[Place, Place]:
    """The objects in LDS and in global memory."""
    sides, is_store, flights = t.tile_sides.of(i), is_tile_store(i), t.memory.flights
    if t.options.profile or t.options.patterns:
        raise t.unsupported("a copy by a tensor descriptor that is counted")
    if t.options.cluster is not None:
        raise t.unsupported("a copy by a tensor descriptor in a cluster")
    if sides is None or t.tags.is_tracked:
        raise t.unsupported("a copy by a tensor descriptor of objects that are not known")
    flights.check_tile(i, sides)
    near, far = known_place(t, sides.near, not is_store), known_place(t, sides.far, is_store)
    if near is None or far is None:
        raise t.unsupported("a copy by a tensor descriptor of objects that cannot be accessed so")
    is_late = flights.is_on and is_store and "racecheck" in t.options.checks
    return replace(near, watch=not flights.is_on), replace(far, is_late=is_late)


def _write_words(t: MemoryCode, buffer: str, words: list[Lanes]) -> None:
    """Those of the first active lane, which count for all; asynccheck minds others."""
    lane = first_lane(t)
    for n, word in enumerate(words):
        first = pick(t, word, lane)
        if word.uniform is None and t.memory.flights.reports:
            t.suspect_if(arithmetic.compare(t, "ne", word, first))
        t.w.store("i32", str(first.uniform), t.w.offset(buffer, WORDS + 4 * n))


def _copy_runs(t: MemoryCode, buffer: str, near: Place, far: Place, *, is_store: bool) -> None:
    """One run for each lane, whether it is active or not."""
    w, outer = t.w, t.mask
    lanes = w.load("i64", w.offset(buffer, LANES))
    type_ = t.shape.mask_type
    t.mask = lanes if type_ == "i64" else w.emit(f"trunc i64 {lanes} to {type_}")
    columns = columns_of(t.shape.lanes)
    inside, outside = (near, _column(t, buffer, columns.near, "i32")), (far, _column(t, buffer, columns.far, "i64"))
    target, source = (outside, inside) if is_store else (inside, outside)
    ranges.copy(t, target, source, _column(t, buffer, columns.copied, "i64"))
    if not is_store:
        ranges.fill(t, inside, arithmetic.constant("i8", 0), _column(t, buffer, columns.filled, "i64"))
    t.mask = outer


def _column(t: MemoryCode, buffer: str, at: int, type_: str) -> Lanes:
    w, width, size = t.w, t.shape.width, int(type_[1:]) // 8
    vector = t.shape.vector(type_)
    places = [w.offset(buffer, at + k * width * size) for k in range(t.shape.count)]
    return Lanes(type_, chunks=[w.load(vector, place, 16) for place in places])


__all__ = ["emit_tile"]
