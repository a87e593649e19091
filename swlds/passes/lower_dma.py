"""Copies between global memory and LDS that pass no register become a load and a store, which need no wait.

Before::

    call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) @tile, i32 4, i32 16, i32 0)

After: the place of a lane is the base of the first active lane, plus the offset, plus the lane's number times its stride::

    %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
    %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
    %source = getelementptr i8, ptr addrspace(1) %from, i32 16
    %value = load i32, ptr addrspace(1) %source, align 1
    %scaled = mul i32 %lane, 4
    %place = add i32 %scaled, 16
    %to = getelementptr i8, ptr addrspace(3) @tile, i32 %place
    store i32 %value, ptr addrspace(3) %to, align 4

Of one or two bytes a word is stored, filled with zero; of 12 or 16 bytes lanes lie 16 bytes apart. The asynchronous copies of
gfx1250 have an LDS pointer for each lane. Facts: LLVM 22's IntrinsicsAMDGPU and what its backend makes of them.

What waits ordered, fences order then: a release in front of each wait, an acquire in front of the load, and behind the store of a
sync form one that keeps it in front of what the other lanes of its wave do next. Waits stay where they are: they wait for less.

Needs: nothing. Breaks: nothing; functions with copies become convergent, since the first lane is asked for.
"""

from __future__ import annotations

from typing import final

from swlds.analysis.direct_copies import (
    ASYNC_TYPES,
    COPY_TYPES,
    VOLATILE,
    buffer_load_name,
    lane_stride,
    waits_behind,
    wrong_copy,
)
from swlds.analysis.switched_off import expand_switched
from swlds.ir.builder import Builder
from swlds.ir.intrinsics import Facts, find_facts
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.types import I8, I32, FunctionType, PointerType, Type
from swlds.ir.values import Constant, ConstantInt, GlobalReference, Value
from swlds.lazy import dataclass
from swlds.passes.base import Pass, Remarks, Target, refuse
from swlds.passes.direct_copies.convergence import make_convergent
from swlds.passes.direct_copies.waits import SCOPE, release_at_waits


@final
@dataclass(frozen=True, slots=True)
class LowerDma:
    """No parameters."""


def run(module: Module, options: LowerDma, target: Target, remarks: Remarks) -> Module:
    """Rewrite every copy, and remove the declarations that nothing uses any more."""
    changed: set[Function] = set()
    found = False
    declared = (find_facts(f.name) for f in module.functions.values() if f.is_declaration)
    if any(facts is not None and facts.lowering == "copy_async" for facts in declared):
        expand_switched(module, with_copies=True)  # a load would read for lanes that are switched off
    for function in [f for f in module.functions.values() if f.is_declaration]:
        facts = find_facts(function.name)
        if facts is None or not facts.lowering.startswith("copy_"):
            continue
        lower = _LOWERINGS.get(facts.lowering)
        for call in function.users:
            assert isinstance(call, Instruction) and call.function is not None, "an intrinsic is only called"
            found = True
            if lower is None or call.opcode != "call":
                remarks.add(
                    "missed", "CopyKept", f"@{function.name} is left as it is: no load and store do the same", call
                )
                continue
            remarks.add("passed", "CopyLowered", f"{_describe(call)} becomes a load and a store", call)
            changed.add(call.function)
            builder = _builder(call)
            builder.create_fence("acquire", SCOPE)
            lower(builder, call)
            if facts.lowering != "copy_async":
                builder.create_fence("release", SCOPE if waits_behind(call) else "wavefront")
            call.erase()
        if lower is not None and not function.uses:
            module.remove(function)
    if changed:
        release_at_waits(module)
    make_convergent(changed)
    if not found:
        remarks.add("analysis", "NothingToLower", "no copy between global memory and LDS passes the registers by")
    return module


def _describe(call: Instruction) -> str:
    local = next(v for v in call.call_arguments if v.type == PointerType(3))
    object_ = f"@{local.name}" if isinstance(local, GlobalReference) else "LDS"
    return f"{'to' if call.operands[_facts(call).written.pointer] is local else 'from'} {object_}: {_name(call)}"


def _facts(call: Instruction) -> Facts:
    facts = find_facts(f"llvm.amdgcn.{_name(call)}")
    assert facts is not None, "only copies are rewritten"
    return facts


def _name(call: Instruction) -> str:
    assert call.called_function is not None, "a direct call"
    return call.called_function.name.removeprefix("llvm.amdgcn.")


def _builder(call: Instruction) -> Builder:
    builder = Builder(call)
    builder.debug_location = call.find_metadata("dbg")
    return builder


def _immediate(value: Value) -> int:
    assert isinstance(value, ConstantInt), "LLVM's verifier asks for a constant there"
    return value.signed


def _type(call: Instruction, size: Value, buffer_offset: int = 0) -> Type:
    """What is loaded of ``size`` bytes."""
    if reason := wrong_copy(_immediate(size), buffer_offset):
        raise refuse(call, reason)
    return COPY_TYPES[_immediate(size)]


def _advance(builder: Builder, pointer: Value, offset: int, name: str) -> Value:
    """``pointer + offset`` bytes."""
    return builder.create_gep(I8, pointer, [ConstantInt(I32, offset)], name) if offset else pointer


def _lower_load(builder: Builder, call: Instruction) -> None:
    """(source, LDS base, size, offset, aux); the offset counts for both sides."""
    source, base, size, offset, aux = call.call_arguments
    type_, step = _type(call, size), _immediate(offset)
    address = _advance(builder, source, step, "source")
    volatile = bool(_immediate(aux) & VOLATILE)
    value = builder.create_load(type_, address, "value", align=1, volatile=volatile)
    _store_lane(builder, base, value, _immediate(size), step, volatile)


def _lower_buffer_load(builder: Builder, call: Instruction) -> None:
    """raw(resource, LDS base, size, voffset, soffset, offset, aux); struct has a vindex in front of voffset."""
    resource, base, size, *place, offset, aux = call.call_arguments
    step = _immediate(offset)
    type_ = _type(call, size, step)
    if step:
        place[-2] = builder.create_operator("add", place[-2], ConstantInt(I32, step), name="voffset")
    arguments = [resource, *place, aux]
    loaded = buffer_load_name(f"llvm.amdgcn.{_name(call)}", _immediate(size))
    value = _call(builder, loaded, type_, arguments, "value")
    _store_lane(builder, base, value, _immediate(size), step, bool(_immediate(aux) & VOLATILE))


def _store_lane(builder: Builder, base: Value, value: Value, size: int, offset: int, volatile: bool) -> None:
    """Store each lane's value at its place behind the base of the first active lane."""
    if size < 4:
        value = builder.create_cast("zext", value, I32, "word")
    if not isinstance(base, Constant | GlobalReference):
        base = _call(builder, "llvm.amdgcn.readfirstlane.p3", base.type, [base], "base")
    ones: Value = ConstantInt(I32, -1)
    low = _call(builder, "llvm.amdgcn.mbcnt.lo", I32, [ones, ConstantInt(I32, 0)], "low")
    lane = _call(builder, "llvm.amdgcn.mbcnt.hi", I32, [ones, low], "lane")
    place = builder.create_operator("mul", lane, ConstantInt(I32, lane_stride(size)), name="scaled")
    if offset:
        place = builder.create_operator("add", place, ConstantInt(I32, offset), name="place")
    to = builder.create_gep(I8, base, [place], "to")
    builder.create_store(value, to, align=4, volatile=volatile)


def _lower_async(builder: Builder, call: Instruction) -> None:
    """(global, LDS of the lane, offset, cpol); the offset counts for both sides, global memory need not be aligned."""
    outside, local, offset, *_ = call.call_arguments
    written, step = _facts(call).written, _immediate(offset)
    assert isinstance(written.bytes, int), "the intrinsic's name says how many"
    type_, align = ASYNC_TYPES[written.bytes], min(written.bytes, 4)
    there, here = _advance(builder, outside, step, "global"), _advance(builder, local, step, "local")
    if written.pointer == 0:
        builder.create_store(builder.create_load(type_, here, "value", align=align), there, align=1)
    else:
        builder.create_store(builder.create_load(type_, there, "value", align=1), here, align=align)


def _call(builder: Builder, name: str, result: Type, arguments: list[Value], value_name: str) -> Instruction:
    module = builder.function.module
    assert module is not None, "the pass works inside a module"
    callee = module.declare(name, FunctionType(result, tuple(a.type for a in arguments)))
    return builder.create_call(callee, arguments, value_name)


#: By the row's word; other copies have no counterpart in a load and a store of one lane.
_LOWERINGS = {"copy_direct": _lower_load, "copy_buffer": _lower_buffer_load, "copy_async": _lower_async}


LOWER_DMA = Pass("lower-dma", LowerDma, run, __doc__)
