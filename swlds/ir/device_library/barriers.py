"""Barriers and fences: OpenCL C 6.15.8 and 6.15.12.4.

A fence orders the memory that its flags name: 1 is local, 2 global, 4 images, which lie in global memory.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from swlds.ir.device_library.table import Body, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, number

#: memory_scope -> syncscope; None: one work-item, which has nothing to order with.
SCOPES: dict[int, str | None] = {0: None, 1: "workgroup", 2: "agent", 3: "", 4: "wavefront"}
#: memory_order -> ordering; relaxed fences order nothing.
ORDERS = {0: "monotonic", 1: "acquire", 2: "acquire", 3: "release", 4: "acq_rel", 5: "seq_cst"}
RELAXED = 0
LOCAL, GLOBAL, IMAGE = 1, 2, 4
WORK_GROUP, _WAVE = 1, 4


def fence(w: Writer, order: str, scope: str | None, flags: int) -> None:
    """``flags``: one of 1 (LDS), 2 (global memory), 3; nothing for 0."""
    if scope is None or not flags:
        return
    where = f'syncscope("{scope}") ' if scope else ""
    tag = {
        LOCAL: ', !mmra !{!"amdgpu-synchronize-as", !"local"}',
        GLOBAL: ', !mmra !{!"amdgpu-synchronize-as", !"global"}',
    }
    w.do(f"fence {where}{order}{tag.get(flags, '')}")


def spaces_of(flags: int) -> int:
    return flags & LOCAL | (GLOBAL if flags & (GLOBAL | IMAGE) else 0)


def _barrier(w: Writer, callee: Callee) -> None:
    need(callee.result == "void" and 1 <= len(callee.arguments) <= 2)
    flags, *scopes = callee.arguments
    scope = SCOPES[_constant(scopes[0], SCOPES)] if scopes else SCOPES[WORK_GROUP]
    _switch(w, flags, lambda chosen: around(w, chosen, scope, "llvm.amdgcn.s.barrier"))


def _wave_barrier(w: Writer, callee: Callee) -> None:
    need(callee.result == "void" and 1 <= len(callee.arguments) <= 2)
    flags, *scopes = callee.arguments
    scope = SCOPES[_constant(scopes[0], SCOPES)] if scopes else SCOPES[_WAVE]
    _switch(w, flags, lambda chosen: around(w, chosen, scope, "llvm.amdgcn.wave.barrier"))


def around(w: Writer, flags: int, scope: str | None, barrier: str) -> None:
    fence(w, "release", scope, flags)
    w.call(barrier, "void")
    fence(w, "acquire", scope, flags)


def _plain_fence(order: str) -> Body:
    def body(w: Writer, callee: Callee) -> None:
        need(callee.result == "void" and len(callee.arguments) == 1)
        _switch(w, callee.arguments[0], lambda chosen: fence(w, order, SCOPES[WORK_GROUP], chosen))

    return body


def _work_item_fence(w: Writer, callee: Callee) -> None:
    need(callee.result == "void" and len(callee.arguments) == 3)
    flags, order, scope = callee.arguments
    chosen_order, chosen_scope = _constant(order, ORDERS), _constant(scope, SCOPES)
    if chosen_order == RELAXED:
        w.ret(None)
        return
    _switch(w, flags, lambda chosen: fence(w, ORDERS[chosen_order], SCOPES[chosen_scope], chosen))


def _constant(operand: Operand, allowed: Container[int]) -> int:
    """The value of an argument that must be a constant."""
    need(operand.constant is not None and operand.constant in allowed)
    assert operand.constant is not None
    return operand.constant


def _switch(w: Writer, flags: Operand, write: Callable[[int], None]) -> None:
    """What is written for the flags; with flags that are no constant, for each of what they can ask for."""
    need(flags.type == "i32")
    if flags.constant is not None:
        write(spaces_of(flags.constant))
        w.ret(None)
        return
    both = w.op("and", flags, number("i32", LOCAL | GLOBAL | IMAGE))
    cases = " ".join(f"i32 {k}, label %flags{spaces_of(k)}" for k in range(1, 8))
    w.do(f"switch {both}, label %flags0 [ {cases} ]")
    for k in range(4):
        w.label(f"flags{k}")
        write(k)
        w.ret(None)


add("barrier work_group_barrier", _barrier, fixed=(0, 1), is_whole=True, orders=True)
add("sub_group_barrier", _wave_barrier, fixed=(0, 1), is_whole=True, orders=True)
add("mem_fence", _plain_fence("acq_rel"), fixed=(0,), is_whole=True, orders=True)
add("read_mem_fence", _plain_fence("acquire"), fixed=(0,), is_whole=True, orders=True)
add("write_mem_fence", _plain_fence("release"), fixed=(0,), is_whole=True, orders=True)
add("atomic_work_item_fence", _work_item_fence, fixed=(0, 1, 2), is_whole=True, orders=True)
