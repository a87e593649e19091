"""Masked accesses through pointers with a buffer resource in them become branches: LLVM's pass for such pointers knows no other.

Before: ``%v = call <2 x half> @llvm.masked.load.v2f16.p7(ptr addrspace(7) %p, <2 x i1> %m, <2 x half> %other)``
After, for each element: a branch on its bit of the mask, around the load of the element and what puts it into the vector.
"""

from __future__ import annotations

from swlds.ir.builder import Builder
from swlds.ir.model import Block, Function, Instruction, Module
from swlds.ir.types import I8, I32, PointerType, Type, VectorType, scalar_type
from swlds.ir.values import ConstantInt, Value
from swlds.lazy import lazy_pattern

_NAME = lazy_pattern(r"llvm\.masked\.(load|store|gather|scatter)\.")
_ALIGN = lazy_pattern(r"\balign (\d+)")
_SPACE = 7


def find_masked(module: Module) -> list[Function]:
    """The declarations of such accesses through address space 7."""
    declared = [f for f in module.functions.values() if f.is_declaration and _NAME.match(f.name)]
    return [f for f in declared if any(scalar_type(t) == PointerType(_SPACE) for t in f.function_type.params)]


def split_masked(module: Module) -> None:
    """Rewrite all of them."""
    for function in find_masked(module):
        for call in function.users:
            assert isinstance(call, Instruction) and call.opcode == "call", "an intrinsic is only called"
            _split(call)
        module.remove(function)


def _split(call: Instruction) -> None:
    arguments = [
        a for a in call.call_arguments if not isinstance(a, ConstantInt)
    ]  # older ones have the alignment there
    is_store = str(call.type) == "void"
    value = arguments.pop(0) if is_store else None
    pointer, mask = arguments[0], arguments[1]
    result = None if is_store else arguments[2]
    kind = value.type if value is not None else call.type
    assert isinstance(kind, VectorType), "LLVM has checked the types"
    for index in range(kind.count):
        result = _branch(call, kind, index, pointer, mask, value, result)
    if result is not None:
        call.replace_all_uses_with(result)
    call.erase()


def _branch(
    call: Instruction,
    kind: VectorType,
    index: int,
    pointer: Value,
    mask: Value,
    value: Value | None,
    result: Value | None,
) -> Value | None:
    """Code for one element in front of the call; the result so far."""
    block, function, line = call.block, call.function, call.line
    assert block is not None and function is not None, "a call of a body"
    number = ConstantInt(I32, index)
    bit = Builder(call).create_operator("extractelement", mask, number, name="bit")
    tail = block.split_before(call, function.fresh_name("joined"))
    then = function.insert_block_after(block, Block(function.fresh_name("masked")))
    made = [bit, Builder(block).create_cond_br(bit, then, tail)]
    inner = Builder(then)
    at: Value = pointer
    if isinstance(pointer.type, VectorType):
        at = inner.create_operator("extractelement", pointer, number, name="at")
    elif index:
        at = inner.create_gep(I8, pointer, [ConstantInt(I32, index * _size(call, kind.element))], "at")
    align = _align(call, _size(call, kind.element))
    new: Value | None = None
    if value is not None:
        inner.create_store(inner.create_operator("extractelement", value, number, name="element"), at, align=align)
    else:
        assert result is not None, "a load has what other lanes get"
        loaded = inner.create_load(kind.element, at, "element", align=align)
        new = inner.create_operator("insertelement", result, loaded, number, name="with")
    inner.create_br(tail)
    if new is not None and result is not None:
        result = Builder(call).create_phi(kind, [(result, block), (new, then)], "vector")
        made.append(result)
    for instruction in (*made, *then):
        instruction.line = line
    return result


def _size(call: Instruction, element: Type) -> int:
    assert call.function is not None and call.function.module is not None, "a call of a module"
    return call.function.module.data_layout.store_size(element)


def _align(call: Instruction, natural: int) -> int:
    """What the call says of the whole access, at most an element's size."""
    found = _ALIGN.search(call.text or "")
    said = int(found[1]) if found else natural
    return min(said, natural) if natural & (natural - 1) == 0 else 1
