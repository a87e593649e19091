"""Collective functions of a work-group (OpenCL C 3.0, 6.15.16).

Waves meet in a variable in LDS with a slot for each wave, which the module gets with the first of them, as from ROCm's library.
A barrier in front keeps what the call before left there until all have read it; the second one comes when all have written.
Sums of floating-point numbers are in the order of lanes in waves, then of waves.
"""

from __future__ import annotations

from swlds.ir.device_library.barriers import GLOBAL, LOCAL, SCOPES, WORK_GROUP, around
from swlds.ir.device_library.collectives import NUMBERS, combine, from_lane, identity, last_lane, scan
from swlds.ir.device_library.table import PLAIN, Body, add, need
from swlds.ir.device_library.work_items import lane, local_id, wave_count, wave_number
from swlds.ir.device_library.writer import Callee, Operand, Writer, number

#: Waves of a work-group: 1,024 work-items in waves of 32.
_SLOTS = 32
SCRATCH = "swlds.work_group_scratch"
_TEXT = f"internal addrspace(3) global [{_SLOTS} x i64] poison, align 8"


def _slot(w: Writer, index: Operand) -> Operand:
    w.variables[SCRATCH] = _TEXT
    return w.offset(Operand("ptr addrspace(3)", f"@{SCRATCH}"), "i64", index)


def _meet(w: Writer, memory: int) -> None:
    around(w, memory, SCOPES[WORK_GROUP], "llvm.amdgcn.s.barrier")


def _tell(w: Writer, is_teller: Operand, value: Operand, index: Operand, memory: int = LOCAL) -> None:
    """Of each wave, or of all, one work-item writes a slot; all see it afterwards, in the block ``told``."""
    _meet(w, memory)
    w.do(f"br {is_teller}, label %tell, label %told")
    w.label("tell")
    w.store(value, _slot(w, index), 8)
    w.do("br label %told")
    w.label("told")
    _meet(w, memory)


def _of_waves(w: Writer, name: str, is_signed: bool, type_: str, end: Operand) -> Operand:
    """Slots 0 to ``end`` - 1, at least the first, combined in order; the block is ``done`` then."""
    first = w.load(type_, _slot(w, number("i64", 0)), 8)
    w.do("br label %waves")
    w.label("waves")
    index, found, place = Operand("i64", w.fresh()), Operand(type_, w.fresh()), len(w.lines)
    w.do(f"br {w.compare('ult', index, end)}, label %wave, label %done")
    w.label("wave")
    combined = combine(w, name, is_signed, found, w.load(type_, _slot(w, index), 8))
    following = w.op("add", index, number("i64", 1))
    w.do("br label %waves")
    w.label("done")
    w.lines[place:place] = [
        f"  {index.name} = phi i64 [ 1, %told ], [ {following.name}, %wave ]",
        f"  {found.name} = phi {type_} [ {first.name}, %told ], [ {combined.name}, %wave ]",
    ]
    return found


def _work_group(kind: str, name: str) -> Body:
    def body(w: Writer, callee: Callee) -> None:
        need(len(callee.arguments) == 1 and callee.arguments[0].type in NUMBERS)
        value, is_signed = callee.arguments[0], callee.parameters[0].is_signed
        w.ret(_collect(w, kind, name, is_signed, value))

    return body


def _collect(w: Writer, kind: str, name: str, is_signed: bool, value: Operand, memory: int = LOCAL) -> Operand:
    scanned, own, wave = scan(w, name, is_signed, value), lane(w), wave_number(w)
    _tell(w, w.compare("eq", own, last_lane(w)), scanned, wave, memory)
    if kind == "reduce":
        return _of_waves(w, name, is_signed, value.type, wave_count(w))
    below = _of_waves(w, name, is_signed, value.type, wave)
    is_first_wave = w.compare("eq", wave, number("i64", 0))
    if kind == "scan_inclusive":
        return w.select(is_first_wave, scanned, combine(w, name, is_signed, below, scanned))
    is_first_lane = w.compare("eq", own, number("i32", 0))
    before = from_lane(w, scanned, w.op("sub", own, number("i32", 1)))
    at_start = w.select(is_first_wave, identity(name, is_signed, value.type), below)
    after_it = w.select(is_first_wave, before, combine(w, name, is_signed, below, before))
    return w.select(is_first_lane, at_start, after_it)


def _broadcast(w: Writer, callee: Callee) -> None:
    value, *ids = callee.arguments
    need(value.type in NUMBERS and 1 <= len(ids) <= 3 and all(i.type == "i64" for i in ids))
    is_it = number("i1", 1)
    for axis, wanted in enumerate(ids):
        is_it = w.op("and", is_it, w.compare("eq", local_id(w, axis), wanted))
    _tell(w, is_it, value, number("i64", 0))
    w.ret(w.load(value.type, _slot(w, number("i64", 0)), 8))


def _vote(name: str) -> Body:
    def body(w: Writer, callee: Callee) -> None:
        need([a.type for a in callee.arguments] == ["i32"] and callee.result == "i32")
        holds = w.cast("zext", w.compare("ne", callee.arguments[0], number("i32", 0)), "i32")
        w.ret(_collect(w, "reduce", name, False, holds))

    return body


def _reduce_of_hip(name: str) -> Body:
    """What ``__syncthreads_count`` and its kin call: their barriers order all memory."""

    def body(w: Writer, callee: Callee) -> None:
        need([a.type for a in callee.arguments] == ["i32"] and callee.result == "i32")
        w.ret(_collect(w, "reduce", name, True, callee.arguments[0], LOCAL | GLOBAL))

    return body


for _kind in ("reduce", "scan_inclusive", "scan_exclusive"):
    for _name in ("add", "min", "max"):
        add(f"work_group_{_kind}_{_name}", _work_group(_kind, _name), is_whole=True, orders=True)
add("work_group_broadcast", _broadcast, is_whole=True, orders=True)
add("work_group_all", _vote("and"), is_whole=True, orders=True)
add("work_group_any", _vote("or"), is_whole=True, orders=True)
for _name in ("add", "and", "or"):
    add(f"__ockl_wgred_{_name}_i32", _reduce_of_hip(_name), home=PLAIN, is_whole=True, orders=True)
