"""Copies by lanes from what a kernel loads through a buffer resource: lanes that lie inside copy, the others go on as they did.

Before::

    %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 %n, i32 %flags)
    %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %rsrc, i32 %offset, i32 0, i32 0)
    store i32 %v, ptr addrspace(3) %to, align 4

After::

    %start = zext i32 %offset to i64
    %source = getelementptr i8, ptr addrspace(1) %in, i64 %start
    %end = add i64 %start, 4
    %inside = icmp ule i64 %end, %n                      and %source is a multiple of 4
    br i1 %inside, label %copy, label %other
    copy:
      call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %source, ptr addrspace(3) %to, i32 0, i32 0)
      br label %stored
    other:                                               the load, which gives zero, and the store
"""

from __future__ import annotations

from swlds.device.buffer_resource import WORD, layout_of
from swlds.device.target import Target
from swlds.ir.builder import Builder
from swlds.ir.model import Block, Instruction
from swlds.ir.names import display_name
from swlds.ir.types import I8, I64, IntType
from swlds.ir.values import ConstantInt, Value
from swlds.passes.direct_copies.pairs import Pair

_MAKES = "llvm.amdgcn.make.buffer.rsrc.p8.p1"
#: Bits of a buffer load's ``aux`` that mean the same for a copy: th and scope.
_CACHES = 0x1F


def judge_resource(pair: Pair) -> str:
    """Why lanes cannot look for themselves whether they lie in the buffer, "" for nothing."""
    made = pair.load.call_arguments[0]
    if not isinstance(made, Instruction) or made.called_function is None:
        return f"how its buffer resource is made is not known: {made.brief}"
    if display_name(made.called_function.name) != _MAKES:
        return f"how its buffer resource is made is not known: {made.brief}"
    stride, aux = made.call_arguments[1], pair.load.call_arguments[-1]
    if not isinstance(stride, ConstantInt) or stride.value:
        return f"its buffer resource has a stride: {made.summary}"
    if len(pair.load.call_arguments) != 4:
        return "the load has an index"
    if not isinstance(aux, ConstantInt) or aux.value & ~_CACHES:
        return f"its flags are no copy's: {pair.load.summary}"
    if pair.mixer is not None:
        return f"not all lanes store what they load: {pair.mixer.summary}"
    return ""


def part_at_the_end(pair: Pair, target: Target) -> tuple[Instruction, Value]:
    """Have the lanes outside of the buffer load and store as before; returns in front of what the copy belongs, and its source.
    The load and the store are still there."""
    start = pair.store.block
    assert start is not None and start.function is not None, "a store of a function"
    function = start.function
    tail = start.split_before(pair.store, function.fresh_name("stored"))
    copying, other = (Block(function.fresh_name(name), function) for name in ("copy", "other"))
    function.insert_block_after(start, other)
    function.insert_block_after(start, copying)
    builder = Builder(start)
    builder.debug_location = pair.store.find_metadata("dbg")
    source, inside = _find_source(builder, pair, target)
    builder.create_cond_br(inside, copying, other)
    known: dict[Value, Value] = {}
    for old in (pair.load, *reversed(pair.way), pair.store):
        made = old.clone()
        for n, operand in enumerate(made.operands):
            if operand in known:
                made.set_operand(n, known[operand])
        other.append(made)
        known[old] = made
    Builder(other).create_br(tail)
    return Builder(copying).create_br(tail), source


def _find_source(builder: Builder, pair: Pair, target: Target) -> tuple[Value, Value]:
    """Where a lane loads from, and whether all of that is in the buffer, and aligned as a copy needs it."""
    resource, offset, scalar, _ = pair.load.call_arguments
    assert isinstance(resource, Instruction), "judged so"
    base, _, records, _ = resource.call_arguments
    start = builder.create_cast("zext", offset, I64, "start")
    source = builder.create_gep(I8, base, [start], "source")
    if not isinstance(scalar, ConstantInt) or scalar.value:
        source = builder.create_gep(I8, source, [builder.create_cast("sext", scalar, I64, "scalar")], "source")
    room = _find_room(builder, records, layout_of(target).records.ones)
    end = builder.create_operator("add", start, ConstantInt(I64, pair.bytes), name="end")
    inside: Value = builder.create_compare("ule", end, room, "inside")
    if pair.bytes % WORD == 0:
        number = builder.create_cast("ptrtoint", source, I64, "number")
        low = builder.create_operator("and", number, ConstantInt(I64, WORD - 1), name="low")
        aligned = builder.create_compare("eq", low, ConstantInt(I64, 0), "aligned")
        inside = builder.create_operator("and", inside, aligned, name="inside")
    return source, inside


def _find_room(builder: Builder, records: Value, ones: int) -> Value:
    """Bytes of the buffer: as many bits of the operand as the resource has."""
    if isinstance(records, ConstantInt):
        return ConstantInt(I64, records.value & ones)
    assert isinstance(records.type, IntType), "a number of bytes"
    if records.type.bits < I64.bits:
        records = builder.create_cast("zext", records, I64, "room")
    return builder.create_operator("and", records, ConstantInt(I64, ones), name="room")
