"""Calls that are left after flattening: intrinsics, runtime functions, inline assembly.

The common intrinsics have an emitter. Others get host code from their row's NumPy function, lane by lane or for a whole wave.
What is left is called back: the lanes are written to memory, Python applies the function, and the result is read again (slow,
always the same as in the reference engine). What is neither is refused, by name and line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from swlds.device.intrinsics import Row, find_intrinsic
from swlds.device.intrinsics.table import NOTHING
from swlds.device.program import callee_of
from swlds.device.runtime import RUNTIME, RuntimeRow
from swlds.device.waits import find_waits
from swlds.engines.wave_compiler.control.asking import Answer, ask, by_python, exchanged
from swlds.engines.wave_compiler.control.heap_calls import find_answer
from swlds.engines.wave_compiler.control.host_calls import HostCall
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.kinds import waits_for_members
from swlds.engines.wave_compiler.flat.memory_calls import shown_operands
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import atomics
from swlds.engines.wave_compiler.memory.cluster_loads import wait_for_members
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values.one_lane import first_lane
from swlds.engines.wave_compiler.values.traced_calls import trace
from swlds.engines.wave_compiler.values.wave_functions import Exchange, find_function
from swlds.ir.model import Function
from swlds.ir.names import display_name
from swlds.ir.types import VOID
from swlds.ir.values import InlineAsm, Value

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.schedule.preemption import TurnCode

Parts = list[Lanes]


def find_emitter(name: str) -> Callable[[TurnCode, FlatInstruction, str], Parts] | None:
    """The emitter of an intrinsic, by the name of its row."""
    from swlds.engines.wave_compiler.control.effects import EFFECTS
    from swlds.engines.wave_compiler.values.intrinsics import INTRINSICS, emit_same

    row = find_intrinsic(name)
    if row is None:
        return None
    return INTRINSICS.get(row.name) or EFFECTS.get(row.effect) or (emit_same if row.facts.is_copy else None)


def emit_call(t: TurnCode, i: FlatInstruction) -> Parts:
    events = t.memory.events
    hears = events.hears_waits or (t.options.cluster is not None and waits_for_members(i))
    before, behind = find_waits(i.source, t.image.target) if hears else ((), ())
    events.counter_wait(i, before)
    wait_for_members(t, i, before)
    found = _emit_callee(t, i, callee_of(i.source))
    events.counter_wait(i, behind)
    wait_for_members(t, i, behind)
    return found


def _emit_callee(t: TurnCode, i: FlatInstruction, callee: Value) -> Parts:
    if isinstance(callee, InlineAsm):
        return []
    assert isinstance(callee, Function)
    name = display_name(callee.name)
    if name in RUNTIME:
        return _emit_runtime(t, i, name, RUNTIME[name])
    row = find_intrinsic(name)
    if row is not None and row.lanes is not None and not row.exact:
        t.inexact[name] = None
    emitter = find_emitter(name)
    if emitter is not None:
        return emitter(t, i, name)
    if row is None or not is_compiled(row):
        raise t.unsupported(f"the intrinsic {name}")
    if row.lanes is None:
        return [] if i.type == VOID or str(i.type) == "token" else [raw.zero(c.type) for c in t.components(i.type)]
    check_operands(t, i)
    moved = _emit_move(t, i, row)
    if moved is not None:
        return _as_uniform(t, i, moved)
    traced = trace(t, i, name, row)
    if traced is not None:
        return _as_uniform(t, i, traced)
    whole = _emit_whole(t, i, name, row)
    return emit_called_back(t, i, name, row) if whole is None else whole


def _emit_move(t: TurnCode, i: FlatInstruction, row: Row) -> Parts | None:
    from swlds.engines.wave_compiler.values.lane_moves import LANE_MOVES

    emitter = LANE_MOVES.get(row.name)
    return None if emitter is None else emitter(t, i, row.name)


def is_compiled(row: Row) -> bool:
    """There is host code for the intrinsic, or its lane semantics is called back, or it does nothing."""
    return find_emitter(row.name) is not None or row.lanes is not None or row.effect in NOTHING


def _emit_runtime(t: TurnCode, i: FlatInstruction, name: str, row: RuntimeRow) -> Parts:
    if row.effect == "check" and "memcheck" not in t.options.checks:
        t.suspect()  # no check of the access itself reports in its place
    if row.effect in ("nothing", "check"):
        return [] if i.type == VOID else [Lanes(c.type, uniform="0") for c in t.components(i.type)]
    if row.effect in ("report", "end"):
        t.suspect()
        return []
    check_operands(t, i)
    is_block = _is_block(t, i)
    if row.effect == "allocate" and not is_block:
        found = emit_called_back(t, i, name, row, more=[Component("i32", 0, 4, 32)])
        if i in t.tags.results:
            t.tag_results[i] = found[-1:]
        return found[:-1]
    if is_block:
        _suspect_several(t)
    answer = find_answer(t, row.effect, is_block=is_block)
    results = emit_called_back(t, i, name, row, answer=answer, is_single=is_block)
    if row.effect == "free" and t.memory.races.watches_heap:
        _look_at_freed(t, t.value(i.operands[0])[0])
    return results


def _suspect_several(t: TurnCode) -> None:
    """One lane of a group allocates its block, and fills its head: what that takes is one lane's, and no vector's."""
    rest = t.shape.without_first(t.active)
    t.suspect_if(Lanes("i1", uniform=t.w.emit(f"icmp ne {t.shape.mask_type} {rest}, 0")))


def _look_at_freed(t: TurnCode, start: Lanes) -> None:
    """Races with what is freed, a granule of each lane's block at a time. Who answered has written how many bytes they have in
    place of their addresses."""
    w, shape, before = t.w, t.shape, t.mask
    buffer, active, at = exchanged(t), t.active, w.slot("i64", "freed")
    sizes = shape.chunks(raw.read_lanes(t, buffer, 0, "i64"))
    w.store("i64", "0", at)
    look, check, done = (w.label(name) for name in ("freed", "granule", "free"))
    w.jump(look)
    with w.branches():
        w.start(look)
        here = w.load("i64", at)
        more = [w.emit(f"icmp ugt {shape.vector('i64')} {c}, {shape.splat('i64', here)}") for c in sizes]
        t.mask = w.emit(f"and {shape.mask_type} {active}, {shape.join(more)}")
        w.branch(w.emit(f"icmp ne {shape.mask_type} {t.mask}, 0"), check, done)
        w.start(check)
        address = arithmetic.simple(t, "add", start, Lanes("i64", uniform=here))
        t.memory.races.free(Lanes("i64", chunks=shape.chunks(address)))
        w.store("i64", w.emit(f"add i64 {here}, {t.memory.races.grain}"), at)
        w.jump(look)
        t.mask = before
    w.start(done)


def _is_block(t: TurnCode, i: FlatInstruction) -> bool:
    symbol = t.provenance.of(i)
    return symbol is not None and symbol.kind == "block"


def check_operands(t: TurnCode, i: FlatInstruction) -> None:
    """What a call gets has to be defined, where no shadow tells."""
    for operand in shown_operands(i) if i not in t.shadows.followed else ():
        if str(operand.type) != "metadata":
            t.check_defined(operand)


def emit_called_back(
    t: TurnCode,
    i: FlatInstruction,
    name: str,
    row: Any,
    more: Sequence[Component] = (),
    answer: Answer = by_python,
    *,
    is_single: bool = False,
) -> Parts:
    """Write the arguments' lanes to memory, call who answers, read the results, and ``more`` that Python gives. ``is_single``:
    one lane is active, whose results may stand for all."""
    exchange = _lay_out(t, i, name, more)
    buffer = exchanged(t)
    _write_operands(t, i, exchange, buffer)
    arguments = tuple((o.type, places) for o, places in zip(i.operands, exchange.arguments, strict=True))
    call = HostCall(i.source, name, row, arguments, exchange.results, exchange.room, _is_block(t, i), i.operands)
    ask(t, call, buffer, answer)
    if is_single:
        return [_read_lane(t, buffer, place, c, first_lane(t)) for c, place in exchange.results]
    return _read_results(t, i, exchange, buffer)


def _emit_whole(t: TurnCode, i: FlatInstruction, name: str, row: Row) -> Parts | None:
    """The same by a host function; None where there is none."""
    exchange = _lay_out(t, i, name)
    function = find_function(t, i, name, row, exchange)
    if function is None:
        return None
    buffer = exchanged(t)
    _write_operands(t, i, exchange, buffer)
    t.w.do(f"call void @{function}(ptr %g, ptr {buffer})")
    t.kernel.whole_room = max(t.kernel.whole_room, exchange.room)
    return _read_results(t, i, exchange, buffer)


def _lay_out(t: TurnCode, i: FlatInstruction, name: str, more: Sequence[Component] = ()) -> Exchange:
    if any(str(operand.type) == "metadata" for operand in i.operands):
        raise t.unsupported(f"metadata as an operand of {name}")
    at, rows = 0, []
    types = [t.components(operand.type) for operand in i.operands]
    for components in (*types, [*([] if i.type == VOID else t.components(i.type)), *more]):
        places = []
        for c in components:
            places.append((c, at))
            at += raw.room_of(t, c.type)
        rows.append(tuple(places))
    return Exchange(tuple(rows[:-1]), rows[-1], at)


def _write_operands(t: TurnCode, i: FlatInstruction, exchange: Exchange, buffer: str) -> None:
    for operand, places in zip(i.operands, exchange.arguments, strict=True):
        for (_, place), value in zip(places, t.value(operand), strict=True):
            raw.write_lanes(t, buffer, place, value)


def _read_results(t: TurnCode, i: FlatInstruction, exchange: Exchange, buffer: str) -> Parts:
    return _as_uniform(t, i, [raw.read_lanes(t, buffer, place, c.type) for c, place in exchange.results])


def _as_uniform(t: TurnCode, i: FlatInstruction, found: Parts) -> Parts:
    """Where all lanes have the same."""
    if i in t.flow.divergent:
        return found
    return [p if p.is_uniform else Lanes(p.type, uniform=_first(t, p)) for p in found]


def _first(t: TurnCode, part: Lanes) -> str:
    return t.w.emit(f"extractelement {t.shape.vector(part.type)} {t.shape.chunks(part)[0]}, i32 0")


def _read_lane(t: TurnCode, buffer: str, at: int, c: Component, lane: str) -> Lanes:
    kind = raw.storage(c.type)
    where = t.w.emit(f"getelementptr {kind}, ptr {t.w.offset(buffer, at)}, {t.shape.mask_type} {lane}")
    value = t.w.load(kind, where)
    return Lanes(c.type, uniform=value if kind == c.type else t.w.emit(f"trunc {kind} {value} to {c.type}"))


def emit_fence(t: TurnCode, i: FlatInstruction) -> Parts:
    """The host executes in one order. What a fence means for races: ``fences.py`` around a barrier, ``release_acquire.py``."""
    t.memory.events.order(i, "fence")
    return []


def emit_is_function(t: TurnCode, i: FlatInstruction) -> Parts:
    from swlds.engines.wave_compiler.values import arithmetic

    address = t.value(i.operands[0])[0]
    return [arithmetic.compare(t, "eq", address, t.value(i.operands[1])[0])]


def emit_suspect(t: TurnCode, i: FlatInstruction) -> Parts:
    t.suspect()
    return []


EMITTERS: dict[str, Callable[[TurnCode, FlatInstruction], Parts]] = {
    **atomics.EMITTERS,
    "call": emit_call,
    "fence": emit_fence,
    "is_function": emit_is_function,
    "suspect": emit_suspect,
}
