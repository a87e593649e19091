"""Profile ``full``: calls that take LDS pointers or answer questions about LDS, and casts between LDS and flat.

One table row per intrinsic (``_RULES``): how its call is rewritten. A call that is in no row and takes an LDS pointer is
refused, unless it goes to a function that this module defines, which is lowered like any other.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, final

from swlds.ir.model import Instruction
from swlds.ir.printer import print_value
from swlds.ir.types import PTR1, PTR3, FunctionType, Type, VectorType, contains_pointer, scalar_type
from swlds.ir.values import ConstantInt, GlobalReference, LocalReference, Value
from swlds.passes.lower_lds import direct_loads

if TYPE_CHECKING:
    from swlds.passes.lower_lds.memory import BodyRewriter

#: Header of the block in profile full (bytes): what the allocator gave, live work-items, dynamic bytes, total bytes,
#: start of dynamic LDS.
HEADER_SIZE = 24
HEADER_RAW, HEADER_LIVE, HEADER_DYNAMIC, HEADER_TOTAL, HEADER_DYNAMIC_START = 0, 8, 12, 16, 20

#: Calls that ask about LDS without an LDS pointer.
QUESTIONS = ("@llvm.amdgcn.is.shared", "@llvm.amdgcn.groupstaticsize")
_P3 = re.compile(r"(?<=\.)(v\d+)?p3(?=\.|$)")


def lower_call(rewriter: BodyRewriter, line: str) -> None:
    """A call that mentions LDS or asks about it; ``escape`` has refused those that leave the module."""
    instruction = rewriter.parse(line)
    callee = instruction.operands[-1]
    name = callee.name if isinstance(callee, GlobalReference) else ""
    rule = _rule_of(name)
    if rule is not None:
        rewriter.context.replaced.add(name)
        rule(rewriter, instruction, line)
        return
    rewriter.out.append(rewriter.print(instruction))


Rule = Callable[["BodyRewriter", Instruction, str], None]


def _keep(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """The pointer is only passed through as data."""
    rewriter.out.append(rewriter.print(instruction))


@final
class _Retarget:
    """The same intrinsic on the global pointer: memcpy.p3.p1 -> memcpy.p1.p1. ``addresses`` are the operands through which it
    reaches memory; LDS pointers elsewhere are data."""

    def __init__(self, *addresses: int) -> None:
        self.addresses = addresses

    def __call__(self, rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
        if there := self.in_lds(instruction):
            _move_addresses(rewriter, instruction, line, there)
        else:
            _keep(rewriter, instruction, line)

    def in_lds(self, instruction: Instruction) -> list[int]:
        """Those operands that are LDS pointers."""
        return [i for i in self.addresses if scalar_type(instruction.operands[i].type) == PTR3]


def _move_addresses(rewriter: BodyRewriter, instruction: Instruction, line: str, addresses: list[int]) -> None:
    dbg = rewriter.location(line)
    callee = instruction.operands[-1]
    assert isinstance(callee, GlobalReference)
    length = _constant_length(instruction)
    old_type: FunctionType = instruction.field("function_type")
    parameters = list(old_type.params)
    for index in addresses:
        operand = instruction.operands[index]
        if isinstance(operand.type, VectorType):
            address, type_ = _translate_vector(rewriter, operand, dbg)
            moved = LocalReference(type_, address[1:])
        else:
            address = rewriter.translate(print_value(operand), dbg)
            moved = LocalReference(PTR1, address[1:])
            if length:
                rewriter.check(address, 8 * length, 1, index == 0, dbg)
        instruction.set_operand(index, moved)
        parameters[index] = moved.type
    new_type = FunctionType(old_type.result, tuple(parameters), old_type.vararg)
    name = _moved_name(callee.name, len(addresses))
    rewriter.context.declare(name, str(new_type.result), ", ".join(map(str, new_type.params)))
    instruction.set_field("function_type", new_type)
    instruction.set_operand(len(instruction.operands) - 1, LocalReference(callee.type, f"\0{name}"))
    rewriter.out.append(rewriter.print(instruction).replace(f"%\0{name}", f"@{name}"))
    rewriter.last_dbg = dbg


def _moved_name(name: str, count: int) -> str:
    """The name with its last ``count`` LDS pointers global: types of addresses stand behind those of data."""
    ends = list(_P3.finditer(name))[-count:]
    for found in reversed(ends):
        name = f"{name[: found.start()]}{found[1] or ''}p1{name[found.end() :]}"
    return name


def _constant_length(instruction: Instruction) -> int:
    callee = instruction.operands[-1]
    if isinstance(callee, GlobalReference) and callee.name.startswith(("llvm.memcpy", "llvm.memmove", "llvm.memset")):
        length = instruction.operands[2]
        return length.value if isinstance(length, ConstantInt) else 0
    return 0


def _translate_vector(rewriter: BodyRewriter, operand: Value, dbg: str) -> tuple[str, Type]:
    assert isinstance(operand.type, VectorType)
    count = operand.type.count
    offset, address = rewriter.names.fresh(), rewriter.names.fresh()
    rewriter.out += [
        f"  {offset} = ptrtoint {operand.type} {print_value(operand)} to <{count} x i32>{dbg}",
        f"  {address} = getelementptr i8, ptr addrspace(1) {rewriter.block}, <{count} x i32> {offset}{dbg}",
    ]
    return address, VectorType(count, PTR1)


def header_load(rewriter: BodyRewriter, result: str, field: int, dbg: str) -> list[str]:
    """Load an i32 field of the block's header."""
    address = rewriter.names.fresh()
    return [
        f"  {address} = getelementptr i8, ptr addrspace(1) {rewriter.block}, i32 {field}{dbg}",
        f"  {result} = load i32, ptr addrspace(1) {address}, align 4{dbg}",
    ]


def _is_shared(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """A flat pointer is LDS when it lies in the block."""
    dbg = rewriter.location(line)
    lies_in_block(rewriter, f"ptr {print_value(instruction.operands[0])}", dbg, f"%{instruction.name}")


def lies_in_block(rewriter: BodyRewriter, pointer: str, dbg: str, result: str | None = None) -> tuple[str, str]:
    """Ask whether a flat pointer (``ptr %p``) or its number (``i64 %n``) lies in the block.

    The answer (i1, named ``result``), and the block's address (i64)."""
    base, flat, delta, total, wide = (rewriter.names.fresh() for _ in range(5))
    result = result or rewriter.names.fresh()
    rewriter.out.append(f"  {base} = ptrtoint ptr addrspace(1) {rewriter.block} to i64{dbg}")
    if pointer.startswith("ptr "):
        rewriter.out.append(f"  {flat} = ptrtoint {pointer} to i64{dbg}")
    else:
        flat = pointer.removeprefix("i64 ")
    rewriter.out += [
        f"  {delta} = sub i64 {flat}, {base}{dbg}",
        *header_load(rewriter, total, HEADER_TOTAL, dbg),
        f"  {wide} = zext i32 {total} to i64{dbg}",
        f"  {result} = icmp ult i64 {delta}, {wide}{dbg}",
    ]
    return result, base


def _group_static_size(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """Where dynamic LDS begins: what follows the static part."""
    rewriter.out += header_load(rewriter, f"%{instruction.name}", HEADER_DYNAMIC_START, rewriter.location(line))


def _append_consume(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """Add (subtract) the number of active lanes once a wave; every lane gets the old value."""
    dbg = rewriter.location(line)
    context, fresh = rewriter.context, rewriter.names.fresh
    callee = instruction.operands[-1]
    operation = "add" if isinstance(callee, GlobalReference) and "append" in callee.name else "sub"
    context.declare("llvm.amdgcn.ballot.i64", "i64", "i1")
    context.declare("llvm.ctpop.i64", "i64", "i64")
    context.declare("llvm.amdgcn.readfirstlane.i32", "i32", "i32")
    context.declare("llvm.amdgcn.mbcnt.lo", "i32", "i32, i32")
    context.declare("llvm.amdgcn.mbcnt.hi", "i32", "i32, i32")
    active, count, small, low_bits, low, high_bits, high, below, first, amount, old = (fresh() for _ in range(11))
    shifted = fresh()
    address = rewriter.translate(print_value(instruction.operands[0]), dbg)
    rewriter.out += [
        f"  {active} = call i64 @llvm.amdgcn.ballot.i64(i1 true){dbg}",
        f"  {count} = call i64 @llvm.ctpop.i64(i64 {active}){dbg}",
        f"  {small} = trunc i64 {count} to i32{dbg}",
        f"  {low_bits} = trunc i64 {active} to i32{dbg}",
        f"  {low} = call i32 @llvm.amdgcn.mbcnt.lo(i32 {low_bits}, i32 0){dbg}",
        f"  {shifted} = lshr i64 {active}, 32{dbg}",
        f"  {high_bits} = trunc i64 {shifted} to i32{dbg}",
        f"  {high} = call i32 @llvm.amdgcn.mbcnt.hi(i32 {high_bits}, i32 {low}){dbg}",
        f"  {below} = icmp eq i32 {high}, 0{dbg}",
        f"  {first} = select i1 {below}, i32 {small}, i32 0{dbg}",
        f"  {amount} = atomicrmw {operation} ptr addrspace(1) {address}, i32 {first} "
        f'syncscope("workgroup") monotonic, align 4{dbg}',
        f"  {old} = call i32 @llvm.amdgcn.readfirstlane.i32(i32 {amount}){dbg}",
        f"  %{instruction.name} = add i32 {old}, 0{dbg}",
    ]


def _refuse(reason: str, hint: str = "") -> Rule:
    def rule(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
        raise rewriter.context.unsupported(rewriter.function, line, reason, hint)

    return rule


_RULES: list[tuple[re.Pattern[str], Rule]] = [
    (re.compile(pattern), rule)
    for pattern, rule in (
        (r"llvm\.mem(?:cpy|move)\.", _Retarget(0, 1)),
        (r"llvm\.memset\.", _Retarget(0)),
        (r"llvm\.masked\.(?:load|gather|expandload)\.", _Retarget(0)),
        (r"llvm\.masked\.(?:store|scatter|compressstore)\.", _Retarget(1)),
        (r"llvm\.(?:vp\.(?:load|load\.ff|gather)|experimental\.vp\.strided\.load)\.", _Retarget(0)),
        (r"llvm\.(?:vp\.(?:store|scatter)|experimental\.vp\.strided\.store)\.", _Retarget(1)),
        (r"llvm\.(?:experimental\.)?vp\.", _keep),
        (r"llvm\.(?:prefetch|objectsize)\.", _Retarget(0)),
        (r"llvm\.invariant\.start\.", _Retarget(1)),
        (r"llvm\.invariant\.end\.", _Retarget(2)),
        (r"llvm\.amdgcn\.is\.shared$", _is_shared),
        (r"llvm\.amdgcn\.groupstaticsize$", _group_static_size),
        (r"llvm\.amdgcn\.ds\.(?:append|consume)\.p3$", _append_consume),
        (r"llvm\.amdgcn\.(?:global\.load\.lds|load\.to\.lds\.p\d+)$", direct_loads.lower_direct_load),
        (r"llvm\.amdgcn\.(?:raw|struct)\.(?:ptr\.)?buffer\.load\.lds$", direct_loads.lower_buffer_load),
        (
            r"llvm\.amdgcn\.global\.(?:load\.async\.to|store\.async\.from)\.lds\.b(?:8|32|64|128)$",
            direct_loads.lower_async_copy,
        ),
        (
            r"llvm\.amdgcn\.(?:readfirstlane|readlane|writelane|update\.dpp|mov\.dpp|permlane\w*|set\.inactive|wwm|strict\.\w+)",
            _keep,
        ),
        (
            r"llvm\.(?:ptrmask|launder\.invariant|strip\.invariant|ssa\.copy|fake\.use|assume|expect|is\.constant)\b",
            _keep,
        ),
        (r"llvm\.amdgcn\.s\.(?:barrier|get\.named\.barrier|wakeup\.barrier)", _keep),
        (r"llvm\.donothing$", _keep),
        (
            r"llvm\.amdgcn\.endpgm$",
            _refuse("a wave that ends inside a call chain cannot give the block back", "return instead"),
        ),
    )
]


def has_rule(name: str) -> bool:
    """True where a call of the intrinsic that has to do with LDS pointers is lowered or refused by its row."""
    return _rule_of(name) is not None


def _rule_of(name: str) -> Rule | None:
    return next((rule for pattern, rule in _RULES if pattern.match(name)), None)


def leaves_lds_access(call: Instruction) -> bool:
    """True for a call that the lowering should have rewritten: stage check."""
    callee = call.operands[-1]
    name = callee.name if isinstance(callee, GlobalReference) else ""
    rule = _rule_of(name)
    if isinstance(rule, _Retarget):
        return bool(rule.in_lds(call))
    if rule is None:
        return name.startswith("llvm.") and any(contains_pointer(o.type, 3) for o in call.operands[:-1])
    return rule is not _keep


def is_question(text: str) -> bool:
    """True where a body or line asks about LDS without an LDS pointer."""
    return any(question in text for question in QUESTIONS)
