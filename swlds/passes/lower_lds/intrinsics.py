"""Profile ``full``: calls that take LDS pointers or answer questions about LDS, and casts between LDS and flat.

How a call is rewritten says the row of the intrinsic (``swlds.ir.intrinsics``). A call that has no row and takes an LDS pointer
is refused, unless it goes to a function that this module defines, which is lowered like any other.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.ir.intrinsics import FACTS, Touch, find_facts
from swlds.ir.model import Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.printer import print_value
from swlds.ir.types import PTR1, PTR3, FunctionType, Type, VectorType, contains_pointer, scalar_type
from swlds.ir.values import ConstantInt, GlobalReference, LocalReference, Value
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds import direct_loads
from swlds.passes.lower_lds.body_code import BodyCode

#: Header of the block in profile full (bytes): what the allocator gave, live work-items, dynamic bytes, total bytes,
#: start of dynamic LDS.
HEADER_SIZE = 24
HEADER_RAW, HEADER_LIVE, HEADER_DYNAMIC, HEADER_TOTAL, HEADER_DYNAMIC_START = 0, 8, 12, 16, 20

_P3 = lazy_pattern(r"(?<=\.)(v\d+)?p3(?=\.|$)")


def lower_call(code: BodyCode, line: str) -> None:
    """A call that mentions LDS or asks about it; ``escape`` has refused those that leave the module."""
    instruction = code.parse(line)
    name = _callee_name(instruction)
    rule = _rule_of(name)
    if rule is not None:
        code.context.replaced.add(name)
        rule(code, instruction, line)
        return
    code.out.append(code.print(instruction))


Rule = Callable[[BodyCode, Instruction, str], None]


def _keep(code: BodyCode, instruction: Instruction, line: str) -> None:
    """The pointer is only passed through as data."""
    code.out.append(code.print(instruction))


def _retarget(code: BodyCode, instruction: Instruction, line: str) -> None:
    """The same intrinsic on the global pointer: memcpy.p3.p1 -> memcpy.p1.p1. LDS pointers that are no addresses are data."""
    if there := _in_lds(instruction):
        _move_addresses(code, instruction, line, there)
    else:
        _keep(code, instruction, line)


def _in_lds(instruction: Instruction) -> list[Touch]:
    """What the call does through operands that are LDS pointers."""
    facts = find_facts(_callee_name(instruction))
    touches = facts.touches if facts is not None and facts.touches is not None else ()
    return [t for t in touches if scalar_type(instruction.operands[t.pointer].type) == PTR3]


def _callee_name(instruction: Instruction) -> str:
    callee = instruction.operands[-1]
    return callee.name if isinstance(callee, GlobalReference) else ""


def _move_addresses(code: BodyCode, instruction: Instruction, line: str, touches: list[Touch]) -> None:
    dbg = code.location(line)
    callee = instruction.operands[-1]
    assert isinstance(callee, GlobalReference)
    name = _moved_name(callee.name, len(touches))
    if not name:
        reason = f"intrinsic @{display_name(callee.name)} takes an LDS pointer, and has no form for others"
        raise code.context.unsupported(code.function, line, reason)
    old_type: FunctionType = instruction.field("function_type")
    parameters = list(old_type.params)
    for touch in touches:
        index, operand = touch.pointer, instruction.operands[touch.pointer]
        if isinstance(operand.type, VectorType):
            address, type_ = _translate_vector(code, operand, dbg)
            moved = LocalReference(type_, address[1:])
        else:
            address = code.translate(print_value(operand), dbg)
            moved = LocalReference(PTR1, address[1:])
            if length := _constant_length(instruction, touch):
                code.check(address, 8 * length, 1, "w" in touch.uses, dbg)
        instruction.set_operand(index, moved)
        parameters[index] = moved.type
    new_type = FunctionType(old_type.result, tuple(parameters), old_type.vararg)
    code.context.declare(name, str(new_type.result), ", ".join(map(str, new_type.params)))
    instruction.set_field("function_type", new_type)
    instruction.set_operand(len(instruction.operands) - 1, LocalReference(callee.type, f"\0{name}"))
    code.out.append(code.print(instruction).replace(f"%\0{name}", f"@{name}"))
    code.last_dbg = dbg


def _moved_name(name: str, count: int) -> str:
    """The name with its last ``count`` LDS pointers global: types of addresses stand behind those of data. "" where there are
    not so many."""
    ends = list(_P3.finditer(name))[-count:]
    if len(ends) < count:
        return ""
    for found in reversed(ends):
        name = f"{name[: found.start()]}{found[1] or ''}p1{name[found.end() :]}"
    return name


def _constant_length(instruction: Instruction, touch: Touch) -> int:
    """How many bytes an operand says; 0 where none does, or not before the run."""
    length = None if touch.length is None else instruction.operands[touch.length]
    return length.value if isinstance(length, ConstantInt) else 0


def _translate_vector(code: BodyCode, operand: Value, dbg: str) -> tuple[str, Type]:
    assert isinstance(operand.type, VectorType)
    count = operand.type.count
    offset, address = code.names.fresh(), code.names.fresh()
    code.out += [
        f"  {offset} = ptrtoint {operand.type} {print_value(operand)} to <{count} x i32>{dbg}",
        f"  {address} = getelementptr i8, ptr addrspace(1) {code.block}, <{count} x i32> {offset}{dbg}",
    ]
    return address, VectorType(count, PTR1)


def header_load(code: BodyCode, result: str, field: int, dbg: str) -> list[str]:
    """Load an i32 field of the block's header."""
    address = code.names.fresh()
    return [
        f"  {address} = getelementptr i8, ptr addrspace(1) {code.block}, i32 {field}{dbg}",
        f"  {result} = load i32, ptr addrspace(1) {address}, align 4{dbg}",
    ]


def _is_shared(code: BodyCode, instruction: Instruction, line: str) -> None:
    """A flat pointer is LDS when it lies in the block."""
    dbg = code.location(line)
    base, flat, delta, total, wide = (code.names.fresh() for _ in range(5))
    code.out += [
        f"  {base} = ptrtoint ptr addrspace(1) {code.block} to i64{dbg}",
        f"  {flat} = ptrtoint ptr {print_value(instruction.operands[0])} to i64{dbg}",
        f"  {delta} = sub i64 {flat}, {base}{dbg}",
        *header_load(code, total, HEADER_TOTAL, dbg),
        f"  {wide} = zext i32 {total} to i64{dbg}",
        f"  %{instruction.name} = icmp ult i64 {delta}, {wide}{dbg}",
    ]


def _group_static_size(code: BodyCode, instruction: Instruction, line: str) -> None:
    """Where dynamic LDS begins: what follows the static part."""
    code.out += header_load(code, f"%{instruction.name}", HEADER_DYNAMIC_START, code.location(line))


def _append_consume(code: BodyCode, instruction: Instruction, line: str) -> None:
    """The first active lane adds (subtracts) the number of active lanes at its pointer; every lane gets the old value."""
    dbg = code.location(line)
    context, fresh = code.context, code.names.fresh
    callee = instruction.operands[-1]
    operation = "add" if isinstance(callee, GlobalReference) and "append" in callee.name else "sub"
    context.declare("llvm.amdgcn.ballot.i64", "i64", "i1")
    context.declare("llvm.ctpop.i64", "i64", "i64")
    context.declare("llvm.amdgcn.readfirstlane.i32", "i32", "i32")
    context.declare("llvm.amdgcn.mbcnt.lo", "i32", "i32, i32")
    context.declare("llvm.amdgcn.mbcnt.hi", "i32", "i32, i32")
    active, count, small, low_bits, low, high_bits, high, below, taken, old, shifted = (fresh() for _ in range(11))
    count_label, first, after = (f"{taken[1:]}.{word}" for word in ("count", "first", "after"))
    code.out += [
        f"  br label %{count_label}{dbg}",
        f"{count_label}:",
        f"  {active} = call i64 @llvm.amdgcn.ballot.i64(i1 true){dbg}",
        f"  {count} = call i64 @llvm.ctpop.i64(i64 {active}){dbg}",
        f"  {small} = trunc i64 {count} to i32{dbg}",
        f"  {low_bits} = trunc i64 {active} to i32{dbg}",
        f"  {low} = call i32 @llvm.amdgcn.mbcnt.lo(i32 {low_bits}, i32 0){dbg}",
        f"  {shifted} = lshr i64 {active}, 32{dbg}",
        f"  {high_bits} = trunc i64 {shifted} to i32{dbg}",
        f"  {high} = call i32 @llvm.amdgcn.mbcnt.hi(i32 {high_bits}, i32 {low}){dbg}",
        f"  {below} = icmp eq i32 {high}, 0{dbg}",
        f"  br i1 {below}, label %{first}, label %{after}{dbg}",
        f"{first}:",
    ]
    address = code.translate(print_value(instruction.operands[0]), dbg)
    code.out += [
        f'  {taken} = atomicrmw {operation} ptr addrspace(1) {address}, i32 {small} syncscope("workgroup") monotonic, '
        f"align 4{dbg}",
        f"  br label %{after}{dbg}",
        f"{after}:",
        f"  {old} = phi i32 [ {taken}, %{first} ], [ 0, %{count_label} ]{dbg}",
        f"  %{instruction.name} = call i32 @llvm.amdgcn.readfirstlane.i32(i32 {old}){dbg}",
    ]
    code.renamed[code.label] = after


_ANSWERS: dict[str, Rule] = {"is_shared": _is_shared, "static_size": _group_static_size}
#: By the row's word.
_RULES: dict[str, Rule] = {
    **_ANSWERS,
    "keep": _keep,
    "retarget": _retarget,
    "append": _append_consume,
    "copy_direct": direct_loads.lower_direct_load,
    "copy_buffer": direct_loads.lower_buffer_load,
    "copy_async": direct_loads.lower_async_copy,
}
#: Calls that ask about LDS without an LDS pointer.
_QUESTIONS = tuple(f"@{name}" for name, facts in FACTS.items() if facts.lowering in _ANSWERS)


def has_rule(name: str) -> bool:
    """True where a call of the intrinsic that has to do with LDS pointers is lowered."""
    return _rule_of(name) is not None


def _rule_of(name: str) -> Rule | None:
    """What touches nothing may pass LDS pointers through; what touches memory wants a word."""
    facts = find_facts(name)
    if facts is None or facts.touches is None:
        return None
    return _RULES.get(facts.lowering) if facts.lowering or facts.touches else _keep


def leaves_lds_access(call: Instruction) -> bool:
    """True for a call that the lowering should have rewritten: stage check."""
    name = _callee_name(call)
    rule = _rule_of(name)
    if rule is _retarget:
        return bool(_in_lds(call))
    if rule is None:
        return name.startswith("llvm.") and any(contains_pointer(o.type, 3) for o in call.operands[:-1])
    return rule is not _keep


def may_ask(module: Module) -> bool:
    """True where a body of the module may be a question: it declares what such a body calls."""
    return any(is_question(f"@{name}") for name in module.functions if name.startswith("llvm."))


def is_question(text: str) -> bool:
    """True where a body or line asks about LDS without an LDS pointer."""
    return any(question in text for question in _QUESTIONS)
