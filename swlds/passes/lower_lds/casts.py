"""Casts between LDS pointers and flat pointers, which now point into the block."""

from __future__ import annotations

from swlds.ir.brief import make_piece
from swlds.ir.model import Instruction
from swlds.ir.names import NAME
from swlds.ir.printer import print_value
from swlds.ir.types import PTR3, VectorType, scalar_type
from swlds.ir.values import Constant, ConstantKeyword, GlobalReference
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.body_code import BodyCode

#: A line without strings and other constants in brackets that has a variable's flat address, as an operand with its type.
_FLAT_ADDRESS = lazy_pattern(rf'(  [^"@()\n]* ptr) addrspacecast \(ptr addrspace\(3\) @({NAME}) to ptr\)([^"@()\n]*)\Z')
_CAST = lazy_pattern(r"  (%[-\w$.]+) = addrspacecast ptr addrspace\(3\) ([%@][-\w$.]+) to ptr(?:, !dbg !\d+)?")
#: Instructions whose operands in brackets are parts of constants.
_PLAIN = frozenset({"getelementptr", "load", "store", "ptrtoint"})


def rewrite_in_text(code: BodyCode, opcode: str, line: str) -> bool:
    """A line whose only word on LDS is a cast of one pointer to flat, or the flat address of one lowered variable.

    It becomes what parsing, expanding and printing make of it. False for any other line, with which nothing is done."""
    if opcode == "addrspacecast":
        return _rewrite_cast(code, line)
    return opcode in _PLAIN and code.context.is_full and _expand_flat_address(code, line)


def _rewrite_cast(code: BodyCode, line: str) -> bool:
    found = _CAST.fullmatch(line)
    if found is None:
        return False
    pointer = found[2] if found[2][0] == "%" else code.replacements.get(found[2][1:])
    if pointer is None:
        return False
    _emit_cast(code, pointer, found[1], code.location(line))
    return True


def _expand_flat_address(code: BodyCode, line: str) -> bool:
    found = _FLAT_ADDRESS.match(line)
    if found is None or found[2] not in code.replacements or not _is_operand(found[1]):
        return False
    name = code.names.fresh()
    _emit_cast(code, code.replacements[found[2]], name, code.location(line))
    code.out.append(f"{found[1]} {name}{found[3]}")
    return True


def _emit_cast(code: BodyCode, pointer: str, result: str, dbg: str) -> None:
    """As of accesses (``BodyRewriter._access``), LLVM reads the whole of the first in a function, and of others the cast."""
    text = _cast_text(code, pointer, result, dbg)
    brief = f"  {result} = addrspacecast ptr addrspace(3) {pointer} to ptr{dbg}"
    code.out.append(make_piece(text, brief) if code.has_address else text)
    code.has_address, code.last_dbg = True, dbg


def _is_operand(before: str) -> bool:
    """True where what stands behind is no part of an aggregate or a vector."""
    return all(before.count(a) == before.count(b) for a, b in ("[]", "{}", "<>"))


def cast_to_flat(code: BodyCode, instruction: Instruction, line: str) -> None:
    """LDS pointer -> flat pointer into the block; the LDS pointer of all ones is flat null."""
    dbg = code.location(line)
    source = instruction.operands[0]
    is_folded = not code.context.is_full and isinstance(source, (Constant, GlobalReference))
    if is_folded or isinstance(source.type, VectorType):
        _cast_vector_to_flat(code, instruction, dbg)
        return
    code.out.append(_cast_text(code, print_value(source), f"%{instruction.name}", dbg))
    code.last_dbg = dbg


def _cast_text(code: BodyCode, pointer: str, result: str, dbg: str) -> str:
    """The lines of a cast of one LDS pointer."""
    if not code.context.is_full:
        offset, address, _ = (code.names.fresh() for _ in range(3))
        return (
            f"  {offset} = ptrtoint ptr addrspace(3) {pointer} to i32{dbg}\n"
            f"  {address} = getelementptr inbounds i8, ptr addrspace(1) {code.block}, i32 {offset}{dbg}\n"
            f"  {result} = addrspacecast ptr addrspace(1) {address} to ptr{dbg}"
        )
    flat, null = code.names.fresh(), code.names.fresh()
    address, text = code.address_of(pointer, dbg)
    return (
        f"{text}\n"
        f"  {flat} = addrspacecast ptr addrspace(1) {address} to ptr{dbg}\n"
        f"  {null} = icmp eq ptr addrspace(3) {pointer}, inttoptr (i32 -1 to ptr addrspace(3)){dbg}\n"
        f"  {result} = select i1 {null}, ptr null, ptr {flat}{dbg}"
    )


def _cast_vector_to_flat(code: BodyCode, instruction: Instruction, dbg: str) -> None:
    source = instruction.operands[0]
    count = f"<{source.type.count} x " if isinstance(source.type, VectorType) else ""
    close = ">" if count else ""
    offset, address, flat = (code.names.fresh() for _ in range(3))
    context = code.context
    inbounds = "" if context.is_full else "inbounds "
    result = f"%{instruction.name}"
    lines = []
    if context.is_full or not isinstance(source, (Constant, GlobalReference)):
        lines = [f"  {offset} = ptrtoint {source.type} {print_value(source)} to {count}i32{close}{dbg}"]
    else:  # LLVM folds it
        offset = f"ptrtoint ({source.type} {print_value(source)} to {count}i32{close})"
    lines += [
        f"  {address} = getelementptr {inbounds}i8, ptr addrspace(1) {code.block}, {count}i32{close} {offset}{dbg}",
    ]
    cast = f"addrspacecast {count}ptr addrspace(1){close} {address} to {instruction.type}{dbg}"
    if context.is_full:
        null = code.names.fresh()
        lines += [
            f"  {flat} = {cast}",
            f"  {null} = icmp eq {count}i32{close} {offset}, splat (i32 -1){dbg}",
            f"  {result} = select {count}i1{close} {null}, {instruction.type} zeroinitializer, {instruction.type} {flat}{dbg}",
        ]
    else:
        lines.append(f"  {result} = {cast}")
    code.out += lines
    code.last_dbg = dbg


def cast_to_lds(code: BodyCode, instruction: Instruction, line: str) -> None:
    """Flat pointer into the block -> LDS pointer (its offset); flat null is the LDS pointer of all ones."""
    dbg = code.location(line)
    source = instruction.operands[0]
    if scalar_type(source.type) == PTR3:
        code.out.append(code.print(instruction))
        return
    if isinstance(source, ConstantKeyword):
        code.out.append(code.print(instruction))
        return
    count = f"<{source.type.count} x " if isinstance(source.type, VectorType) else ""
    close = ">" if count else ""
    null = "zeroinitializer" if count else "null"
    ones = "splat (i32 -1)" if count else "-1"
    base, flat, far, near, is_null, value = (code.names.fresh() for _ in range(6))
    base_operand = base
    lines = [f"  {base} = ptrtoint ptr addrspace(1) {code.block} to i64{dbg}"]
    if isinstance(source.type, VectorType):
        splat, first = code.names.fresh(), code.names.fresh()
        lines += [
            f"  {first} = insertelement {count}i64{close} poison, i64 {base}, i32 0{dbg}",
            f"  {splat} = shufflevector {count}i64{close} {first}, {count}i64{close} poison, {count}i32{close} "
            f"zeroinitializer{dbg}",
        ]
        base_operand = splat
    lines += [
        f"  {flat} = ptrtoint {source.type} {print_value(source)} to {count}i64{close}{dbg}",
        f"  {far} = sub {count}i64{close} {flat}, {base_operand}{dbg}",
        f"  {near} = trunc {count}i64{close} {far} to {count}i32{close}{dbg}",
        f"  {is_null} = icmp eq {source.type} {print_value(source)}, {null}{dbg}",
        f"  {value} = select {count}i1{close} {is_null}, {count}i32{close} {ones}, {count}i32{close} {near}{dbg}",
        f"  %{instruction.name} = inttoptr {count}i32{close} {value} to {instruction.type}{dbg}",
    ]
    code.out += lines
