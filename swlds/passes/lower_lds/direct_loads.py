"""Profile ``full``: loads from global memory straight to LDS become a load and a store into the block.

The pass ``lower-dma`` does the same on the model, with LDS still there. Which types, strides, names and refusals there are both
ask ``analysis.direct_copies``. What they write stays apart: this is the path over lines of text, which neither parses a body
nor gives LDS pointers back; its stores go through the block's address, with a check in front, of what the first lane has as
a number."""

from __future__ import annotations

from collections.abc import Callable

from swlds.analysis.direct_copies import (
    ASYNC_TYPES,
    COPY_TYPES,
    VOLATILE,
    buffer_load_name,
    lane_stride,
    wrong_copy,
)
from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Instruction, Module
from swlds.ir.printer import print_value
from swlds.ir.values import ConstantInt, GlobalReference, Value
from swlds.passes.direct_copies.waits import SCOPE, fence_lines
from swlds.passes.lower_lds.body_code import BodyCode

#: How copies are rewritten, by the row's word.
_COPIES = ("copy_direct", "copy_buffer", "copy_async")


def order_waits(module: Module) -> None:
    """Where the module makes copies, a fence in front of each wait says what that ordered."""
    used = (find_facts(name) for name, f in module.functions.items() if name.startswith("llvm.") and f.is_declaration)
    if not any(facts is not None and facts.lowering in _COPIES for facts in used):
        return
    for function in module.functions.values():
        if function.body is not None and "wait" in function.body:
            function.replace_text(body=fence_lines(function.body))


def lower_direct_load(code: BodyCode, instruction: Instruction, line: str) -> None:
    """global.load.lds, load.to.lds: (source, LDS base, size, offset, aux) as a load and a store a lane.

    The destination is the base of the first active lane, plus the offset, plus lane * ``lane_stride``.
    The immediate offset applies to both addresses.
    """
    dbg = code.location(line)
    source, destination, size, offset, aux = instruction.operands[:5]
    assert isinstance(size, ConstantInt) and isinstance(offset, ConstantInt), "immediates of a direct-to-LDS load"
    volatile = _volatile(aux)
    _refuse(code, line, size.value)
    _begin(code, dbg)
    moved = code.names.fresh()
    value, loads = _loaded(
        code, size.value, dbg, lambda type_: f"load {volatile}{type_}, {source.type} {moved}, align 1"
    )
    code.out += [
        f"  {moved} = getelementptr i8, {source.type} {print_value(source)}, i32 {offset.signed}{dbg}",
        *loads,
    ]
    _store_lane(code, destination, value, size.value, offset.signed, volatile, dbg)


def _begin(code: BodyCode, dbg: str) -> None:
    """What other waves did to the bytes, and waited for, is in front of what follows."""
    code.out.append(f'  fence syncscope("{SCOPE}") acquire{dbg}')


def _volatile(aux: Value) -> str:
    """The word of volatile loads and stores, if that is what the immediate says."""
    assert isinstance(aux, ConstantInt), "immediates of a direct-to-LDS load"
    return "volatile " if aux.value & VOLATILE else ""


def _refuse(code: BodyCode, line: str, size: int, buffer_offset: int = 0) -> None:
    if reason := wrong_copy(size, buffer_offset):
        raise code.context.unsupported(code.function, line, reason)


def _loaded(code: BodyCode, size: int, dbg: str, load: Callable[[str], str]) -> tuple[tuple[str, str], list[str]]:
    """(type, name) of the value as stored, and the lines that load it; 1 and 2 bytes are widened to a dword."""
    type_ = str(COPY_TYPES[size])
    name = code.names.fresh()
    lines = [f"  {name} = {load(type_)}{dbg}"]
    if size >= 4:
        return (type_, name), lines
    wide = code.names.fresh()
    return ("i32", wide), [*lines, f"  {wide} = zext {type_} {name} to i32{dbg}"]


def _store_lane(
    code: BodyCode, destination: Value, value: tuple[str, str], size: int, offset: int, volatile: str, dbg: str
) -> None:
    context, fresh = code.context, code.names.fresh
    context.declare("llvm.amdgcn.readfirstlane.i32", "i32", "i32")
    context.declare("llvm.amdgcn.mbcnt.lo", "i32", "i32, i32")
    context.declare("llvm.amdgcn.mbcnt.hi", "i32", "i32, i32")
    pointer, base, low, lane, scaled, place, moved, address = (fresh() for _ in range(8))
    code.out += [
        f"  {pointer} = ptrtoint ptr addrspace(3) {print_value(destination)} to i32{dbg}",
        f"  {base} = call i32 @llvm.amdgcn.readfirstlane.i32(i32 {pointer}){dbg}",
        f"  {low} = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0){dbg}",
        f"  {lane} = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 {low}){dbg}",
        f"  {scaled} = mul i32 {lane}, {lane_stride(size)}{dbg}",
        f"  {place} = add i32 {base}, {scaled}{dbg}",
        f"  {moved} = add i32 {place}, {offset}{dbg}",
        f"  {address} = getelementptr i8, ptr addrspace(1) {code.block}, i32 {moved}{dbg}",
    ]
    type_, name = value
    code.check(address, code.context.store_bits(type_), 4, True, dbg)
    code.out.append(f"  store {volatile}{type_} {name}, ptr addrspace(1) {address}, align 4{dbg}")
    scope = (
        SCOPE if volatile else "wavefront"
    )  # the compiler waits behind volatile copies, which publishes what they copied
    code.out.append(f'  fence syncscope("{scope}") release{dbg}')


def lower_buffer_load(code: BodyCode, instruction: Instruction, line: str) -> None:
    """raw.ptr.buffer.load.lds(rsrc, LDS base, size, voffset, soffset, offset, aux) as a buffer load and a store.

    struct.ptr.buffer.load.lds has a vindex in front of voffset.
    """
    dbg = code.location(line)
    callee = instruction.operands[-1]
    assert isinstance(callee, GlobalReference)
    rsrc, destination, size, *rest = instruction.operands[:-1]
    offset = rest[-2]
    assert isinstance(size, ConstantInt) and isinstance(offset, ConstantInt), "immediates of a direct-to-LDS load"
    _refuse(code, line, size.value, offset.signed)
    _begin(code, dbg)
    moved, position = code.names.fresh(), len(rest) - 4
    arguments = list(rest[:-2])
    lines = [f"  {moved} = add i32 {print_value(arguments[position])}, {offset.value}{dbg}"]
    texts = [f"{a.type} {print_value(a)}" for a in arguments]
    texts[position] = f"i32 {moved}"
    loaded = buffer_load_name(callee.name, size.value)

    def load(type_: str) -> str:
        parameters = [str(rsrc.type), *(str(a.type) for a in arguments), "i32"]
        code.context.declare(loaded, type_, ", ".join(parameters))
        aux = rest[-1]
        return f"call {type_} @{loaded}({rsrc.type} {print_value(rsrc)}, {', '.join(texts)}, i32 {print_value(aux)})"

    value, load_lines = _loaded(code, size.value, dbg, load)
    code.out += [*lines, *load_lines]
    _store_lane(code, destination, value, size.value, offset.value, _volatile(rest[-1]), dbg)


def lower_async_copy(code: BodyCode, instruction: Instruction, line: str) -> None:
    """global.load.async.to.lds.bN, global.store.async.from.lds.bN: (global pointer, LDS pointer a lane, offset, cpol) as a load
    and a store a lane. The offset counts for both sides; global memory need not be aligned."""
    dbg = code.location(line)
    callee = instruction.operands[-1]
    assert isinstance(callee, GlobalReference)
    facts = find_facts(callee.name)
    assert facts is not None and isinstance(facts.written.bytes, int), "the intrinsic's name says how many"
    size, is_store = facts.written.bytes, facts.written.pointer == 0
    outside, local, offset = instruction.operands[:3]
    assert isinstance(offset, ConstantInt), "immediate of an asynchronous copy"
    type_, align = ASYNC_TYPES[size], min(size, 4)
    _begin(code, dbg)
    moved, value, target = (code.names.fresh() for _ in range(3))
    code.out += [
        f"  {moved} = getelementptr i8, {outside.type} {print_value(outside)}, i32 {offset.signed}{dbg}",
        f"  {target} = getelementptr i8, ptr addrspace(3) {print_value(local)}, i32 {offset.signed}{dbg}",
    ]
    block = code.translate(target, dbg)
    there, here = (f"{outside.type} {moved}, align 1{dbg}", f"ptr addrspace(1) {block}, align {align}{dbg}")
    load, store = (f"  {value} = load {type_}, ", f"  store {type_} {value}, ")
    if is_store:
        code.check(block, 8 * size, align, False, dbg)
        code.out += [load + here, store + there]
        return
    code.out.append(load + there)
    code.check(block, 8 * size, align, True, dbg)
    code.out.append(store + here)
