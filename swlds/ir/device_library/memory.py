"""Functions that go through pointers: OpenCL C 6.15.7 (vload, vstore, halves) and 6.15.11 (copies of a work-group)."""

from __future__ import annotations

from swlds.ir.device_library.barriers import fence
from swlds.ir.device_library.conversions import convert
from swlds.ir.device_library.mangling import IR_TYPES, Parameter
from swlds.ir.device_library.table import OPENCL, Body, Entry, add, need
from swlds.ir.device_library.work_items import local_linear_id, local_size
from swlds.ir.device_library.writer import Callee, Operand, Writer, number
from swlds.lazy import lazy_pattern

_HALF = lazy_pattern(r"v(load|store)(a?)_half(2|3|4|8|16)?(_rte|_rtz|_rtp|_rtn)?")
_COUNTS = (2, 3, 4, 8, 16)
_BOTH = 3


def _place(w: Writer, pointer: Operand, element: str, step: int, index: Operand) -> Operand:
    """Where vector ``index`` begins, of so many elements each."""
    need(pointer.type.startswith("ptr") and index.type == "i64")
    scaled = index if step == 1 else w.op("mul", index, number("i64", step))
    return w.offset(pointer, element, scaled)


def _load(count: int) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 2)
        index, pointer = callee.arguments
        pointee = callee.parameters[1].pointee
        need(pointee is not None and pointee.is_number)
        assert pointee is not None
        element = IR_TYPES[pointee.word]
        return w.load(f"<{count} x {element}>", _place(w, pointer, element, count, index), max(pointee.bits // 8, 1))

    return body


def _store(count: int) -> Body:
    def body(w: Writer, callee: Callee) -> None:
        need(len(callee.arguments) == 3 and callee.parameters[0].count == count)
        value, index, pointer = callee.arguments
        need(callee.parameters[2].pointee == callee.parameters[0].scalar)
        place = _place(w, pointer, value.scalar, count, index)
        w.store(value, place, max(callee.parameters[0].bits // 8, 1))

    return body


def _halves(name: str) -> Entry:
    found = _HALF.fullmatch(name)
    assert found is not None, "the table names only such"
    verb, aligned, count, mode = found[1], bool(found[2]), int(found[3] or 0), (found[4] or "_")[1:]
    step = 4 if count == 3 and aligned else count or 1
    align = 2 * step if aligned else 2
    kind = f"<{count} x half>" if count else "half"

    def load(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 2)
        index, pointer = callee.arguments
        value = w.load(kind, _place(w, pointer, "half", step, index), align)
        return convert(w, value, Parameter("half", count), "float")

    def store(w: Writer, callee: Callee) -> None:
        need(len(callee.arguments) == 3 and callee.parameters[0].is_float)
        value, index, pointer = callee.arguments
        need(value.count == count)
        small = convert(w, value, callee.parameters[0], "half", mode)
        w.store(small, _place(w, pointer, "half", step, index), align)

    return Entry(load if verb == "load" else store)


def _prefetch(w: Writer, callee: Callee) -> None:
    need(len(callee.arguments) == 2)


# Copies of a work-group ------------------------------------------------------------------------------------------


def _copy(is_strided: bool) -> Body:
    """The items of the group take the elements in turns. The event is the one given: who waits waits for all."""

    def body(w: Writer, callee: Callee) -> None:
        need(len(callee.arguments) == 4 + is_strided)
        to, source, count, *stride, event = callee.arguments
        pointee = callee.parameters[0].pointee
        need(pointee is not None and pointee.is_number and pointee == callee.parameters[1].pointee)
        assert pointee is not None
        need(count.type == "i64" and event.type == callee.result)
        first = local_linear_id(w)
        step = w.op("mul", w.op("mul", local_size(w, 0), local_size(w, 1)), local_size(w, 2))
        w.do(f"br label %head\nhead:\n  %i = phi i64 [ {first.name}, %0 ], [ %next, %body ]")
        w.is_straight = False
        at = Operand("i64", "%i")
        more = w.compare("ult", at, count)
        w.do(f"br {more}, label %body, label %done")
        w.label("body")
        strides = [stride[0] if stride else None, None]
        if callee.parameters[0].space == 3:  # it is the global side that has gaps
            strides.reverse()
        places = [
            _place(w, p, pointee.ir, 1, at if s is None else w.op("mul", at, s))
            for p, s in zip((to, source), strides, strict=True)
        ]
        align = pointee.bits // 8 * (4 if pointee.count == 3 else pointee.count or 1)
        w.store(w.load(pointee.ir, places[1], align), places[0], align)
        w.do(f"%next = add i64 %i, {step.name}")
        w.do("br label %head")
        w.label("done")
        w.ret(event)

    return body


def _wait(w: Writer, callee: Callee) -> None:
    need(len(callee.arguments) == 2 and callee.result == "void")
    fence(w, "release", "workgroup", _BOTH)
    w.call("llvm.amdgcn.s.barrier", "void")
    fence(w, "acquire", "workgroup", _BOTH)


for _count in _COUNTS:
    add(f"vload{_count}", _load(_count))
    add(f"vstore{_count}", _store(_count))
for _aligned in ("", "a"):
    for _size in ("", *map(str, _COUNTS)):
        OPENCL[f"vload{_aligned}_half{_size}"] = _halves(f"vload{_aligned}_half{_size}")
        for _mode in ("", "_rte", "_rtz", "_rtp", "_rtn"):
            OPENCL[f"vstore{_aligned}_half{_size}{_mode}"] = _halves(f"vstore{_aligned}_half{_size}{_mode}")
add("prefetch", _prefetch)
add("async_work_group_copy", _copy(is_strided=False), is_whole=True)
add("async_work_group_strided_copy", _copy(is_strided=True), is_whole=True)
add("wait_group_events", _wait)
