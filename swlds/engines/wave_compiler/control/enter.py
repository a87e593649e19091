"""Calls of bodies: host functions of their own, ``@body0`` and so on, one for each.

A body gets the mask of the lanes that call it, the caller's stack pointer, how many calls deep it is, and memory for its result.
Then come its parameters: a scalar where all calls give the same in all lanes, else chunks; and for pointers to stack slots of
a caller where the slot begins and its size. What it keeps between blocks and which lanes wait where lies in its own host
frame, so every activation has its own.

A body that may come to a barrier is a coroutine: it runs at once, and when it suspends, its caller suspends too, and resumes
it when it is resumed itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swlds.device.turns import MAX_DEPTH
from swlds.engines.wave_compiler.control.crossings import callee_of_enter
from swlds.engines.wave_compiler.flat.flatten import FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host.assembly import suspend
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.races.ended_waves import ALL_BITS
from swlds.engines.wave_compiler.schedule.standing import note_call
from swlds.ir.types import VOID, Type

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.schedule.preemption import TurnCode

Parts = list[Lanes]


def body_name(t: TurnCode, body: FlatCode) -> str:
    return f"body{list(t.kernel.code.bodies.values()).index(body)}"


# The caller's side -------------------------------------------------------------------------------------------------


def emit_enter(t: TurnCode, i: FlatInstruction) -> Parts:
    body = t.kernel.code.bodies[callee_of_enter(i)]
    places, size = _result_places(t, i.type)
    out = t.w.slot(f"[{max(size, 64)} x i8]", align=64)
    depth = str(len(i.block.scope)) if t.code is t.kernel.code else t.w.emit(f"add i32 %depth, {len(i.block.scope)}")
    arguments = [("ptr", "%g"), ("i32", "%w"), (t.shape.mask_type, t.active)]
    arguments += [("i32", t.memory.stack.current_top()), ("i32", depth), ("ptr", out)]
    for parameter, operand in zip(body.parameters, i.operands[1:], strict=True):
        arguments += _give(t, body, parameter, operand)
    text = f"@{body_name(t, body)}({', '.join(f'{kind} {value}' for kind, value in arguments)})"
    t.preemption.pass_steps(i.block)
    t.memory.races.ended.touch(ALL_BITS)
    note_call(t, i)
    if body in t.kernel.waiting:
        _run_coroutine(t, text)
    else:
        t.w.do(f"call void {text}")
    _leave_if_stopped(t)
    t.preemption.give_way(i)
    return [
        Lanes(c.type, chunks=[t.w.load(t.shape.vector(c.type), t.w.offset(out, at), 64) for at in starts])
        for c, starts in places
    ]


def _give(t: TurnCode, body: FlatCode, parameter: FlatInstruction, operand: FlatValue) -> list[tuple[str, str]]:
    """One argument: its scalars, and the slot it points to."""
    t.check_defined(operand)
    is_varying = parameter in t.kernel.flows[body][1].divergent
    found: list[tuple[str, str]] = []
    for part in t.value(operand):
        if is_varying:
            found += [(t.shape.vector(part.type), c) for c in t.shape.chunks(part)]
        else:
            assert part.uniform is not None, "an argument was found uniform and is not"
            found.append((part.type, part.uniform))
    if is_given(t, parameter):
        extent = _extent(t, operand)
        if extent is None:
            t.suspect()
        found += [("i64", text) for text in extent or ("0", "0")]
    return found


def is_given(t: TurnCode, parameter: FlatInstruction) -> bool:
    symbol = t.provenance.of(parameter)
    return symbol is not None and symbol.kind == "given"


def _extent(t: TurnCode, operand: FlatValue) -> tuple[str, str] | None:
    """Where the stack slot begins that a pointer belongs to, and its bytes."""
    symbol = t.provenance.of(operand)
    if symbol is None or not isinstance(symbol.key, FlatInstruction):
        return None
    if symbol.kind == "given":
        return t.given.get(symbol.key)
    scope = symbol.key.block.scope
    is_live = t.current is not None and t.current.block.scope[: len(scope)] == scope
    return t.memory.stack.extent(symbol.key) if is_live else None


def _run_coroutine(t: TurnCode, text: str) -> None:
    """Run the callee; when it suspends, suspend, and resume it when resumed."""
    w = t.w
    handle = w.emit(f"call ptr {text}")
    look, wait, again, finished = (w.label(name) for name in ("look", "wait", "again", "finished"))
    w.branch(w.emit(f"icmp eq ptr {handle}, null"), t.abort_label, look)
    w.start(look)
    w.branch(w.emit(f"call i1 @llvm.coro.done(ptr {handle})"), finished, wait)
    w.start(wait)
    suspend(w, again)
    w.start(again)
    _check_host_stack(t)
    w.do(f"call void @llvm.coro.resume(ptr {handle})")
    w.jump(look)
    w.start(finished)
    w.do(f"call void @llvm.coro.destroy(ptr {handle})")
    for line in ("i1 @llvm.coro.done(ptr)", "void @llvm.coro.resume(ptr)", "void @llvm.coro.destroy(ptr)"):
        w.declarations.setdefault(line.split("@")[1].split("(")[0], f"declare {line}")


def _leave_if_stopped(t: TurnCode) -> None:
    """The callee gave the group up, or the launch ends."""
    word = t.w.emit(f"load volatile i64, ptr {t.w.offset('%g', OFFSETS['halt'])}")
    go_on = t.w.label("on")
    t.w.branch(t.w.emit(f"icmp eq i64 {word}, 0"), go_on, t.end_label)
    t.w.start(go_on)


# The body's side ---------------------------------------------------------------------------------------------------


def write_head(t: TurnCode) -> list[str]:
    """Parameters become values; suspicious when calls or host frames are too deep. Gives the function's own parameters."""
    names = ["ptr %g", "i32 %w", f"{t.shape.mask_type} %lanes", "i32 %sp", "i32 %depth", "ptr %out"]
    for k, parameter in enumerate(t.code.parameters):
        parts = []
        for n, c in enumerate(t.components(parameter.type)):
            stem = f"%p{k}.{n}"
            if parameter in t.flow.divergent:
                chunks = [f"{stem}.{j}" for j in range(t.shape.count)]
                names += [f"{t.shape.vector(c.type)} {chunk}" for chunk in chunks]
                parts.append(Lanes(c.type, chunks=chunks))
            else:
                names.append(f"{c.type} {stem}")
                parts.append(Lanes(c.type, uniform=stem))
        t.parameters[parameter] = parts
        if is_given(t, parameter):
            t.given[parameter] = (f"%low{k}", f"%size{k}")
            names += [f"i64 %low{k}", f"i64 %size{k}"]
    deep = t.w.emit(f"icmp uge i32 %depth, {MAX_DEPTH - t.code.depth + 1}")
    t.suspect_if(Lanes("i1", uniform=deep))
    _check_host_stack(t)
    return names


def _check_host_stack(t: TurnCode) -> None:
    frame = t.w.call("ptr", "llvm.frameaddress.p0", [("i32", "0")])
    limit = t.w.load("ptr", t.w.offset("%g", OFFSETS["stack_limit"]))
    t.suspect_if(Lanes("i1", uniform=t.w.emit(f"icmp ult ptr {frame}, {limit}")))


def emit_parameter(t: TurnCode, i: FlatInstruction) -> Parts:
    return t.parameters[i]


def write_result(t: TurnCode, i: FlatInstruction) -> None:
    """``ret`` of a body: the active lanes' values go to the caller's memory."""
    if not i.operands:
        return
    t.check_defined(i.operands[0])
    places, _ = _result_places(t, i.operands[0].type)
    for part, (c, starts) in zip(t.value(i.operands[0]), places, strict=True):
        vector = t.shape.vector(c.type)
        pointers = [t.w.offset("%out", at) for at in starts]
        old = [t.w.load(vector, p, 64) for p in pointers]
        for chunk, pointer in zip(t.shape.blend(c.type, t.mask, t.shape.chunks(part), old), pointers, strict=True):
            t.w.store(vector, chunk, pointer, 64)


def _result_places(t: TurnCode, type_: Type) -> tuple[list[tuple[Component, list[int]]], int]:
    """Where each scalar's chunks lie in the result's memory, and its size."""
    at, found = 0, []
    for c in [] if type_ == VOID else t.components(type_):
        step = -(-max(c.size, 1) * t.shape.width // 64) * 64
        found.append((c, [at + k * step for k in range(t.shape.count)]))
        at += t.shape.count * step
    return found, at


EMITTERS: dict[str, Callable[[TurnCode, FlatInstruction], Parts]] = {
    "enter": emit_enter,
    "parameter": emit_parameter,
}
