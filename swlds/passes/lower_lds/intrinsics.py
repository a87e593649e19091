"""Profile ``full``: calls that take LDS pointers or answer questions about LDS, and casts between LDS and flat.

One table row per intrinsic (``_RULES``): how its call is rewritten. A call that is in no row and takes an LDS pointer is
refused, unless it goes to a function that this module defines, which is lowered like any other.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from swlds.errors import UnsupportedError
from swlds.ir.model import Instruction, Module
from swlds.ir.printer import print_value
from swlds.ir.types import PTR1, PTR3, FunctionType, PointerType, Type, VectorType, contains_pointer, scalar_type
from swlds.ir.values import ConstantInt, GlobalReference, InlineAsm, LocalReference, Value
from swlds.passes.lower_lds.context import Context, unsupported

if TYPE_CHECKING:
    from swlds.passes.lower_lds.memory import BodyRewriter

#: Header of the block in profile full (bytes): what the allocator gave, live work-items, dynamic bytes, total bytes,
#: start of dynamic LDS.
HEADER_SIZE = 24
HEADER_RAW, HEADER_LIVE, HEADER_DYNAMIC, HEADER_TOTAL, HEADER_DYNAMIC_START = 0, 8, 12, 16, 20

_MMRA = re.compile(r", !mmra !(\d+)")
_NOALIAS_SPACE = re.compile(r", !noalias\.addrspace !(\d+)")
_P3 = re.compile(r"(?<=\.)(v\d+)?p3(?=\.|$)")
_ASM_LDS = re.compile(r"\b(?:ds_\w+|\w+_load_lds_\w+|\w*buffer_load\w*[^\\\"]*\blds\b|\w+_to_lds_\w+)")


def drop_stale_metadata(context: Context, line: str) -> str:
    """Without an ``!mmra`` that orders LDS only, and ``!noalias.addrspace`` that excludes global memory."""
    return _NOALIAS_SPACE.sub(
        lambda m: "" if _excludes_global(context, int(m[1])) else m[0],
        _MMRA.sub(lambda m: _widened_mmra(context, int(m[1])), line),
    )


def _widened_mmra(context: Context, number: int) -> str:
    """The tag as it must read once LDS data is global: LDS in it means global too, which both together are "all"."""
    tags = _mmra_tags(context, number)
    spaces = {value for key, value in tags if key == "amdgpu-synchronize-as"}
    if not spaces or "local" not in spaces:
        return f", !mmra !{number}"
    kept = [f'!{{!"{key}", !"{value}"}}' for key, value in tags if key != "amdgpu-synchronize-as"]
    if not kept:
        return ""
    return f", !mmra {context.metadata(kept[0] if len(kept) == 1 else '!{' + ', '.join(map(context.metadata, kept)) + '}')}"


def _mmra_tags(context: Context, number: int) -> list[tuple[str, str]]:
    node = context.module.metadata.get(number)
    text = node.text if node else ""
    if matched := re.fullmatch(r'!\{!"([^"]*)", !"([^"]*)"\}', text):
        return [(matched[1], matched[2])]
    return [tag for reference in re.findall(r"!(\d+)", text) for tag in _mmra_tags(context, int(reference))]


def _excludes_global(context: Context, number: int) -> bool:
    node = context.module.metadata.get(number)
    bounds = [int(n) for n in re.findall(r"i32 (\d+)", node.text)] if node else []
    return any(low <= 1 < high or low > high for low, high in zip(bounds[::2], bounds[1::2]))


def cast_to_flat(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """LDS pointer -> flat pointer into the block; the LDS pointer of all ones is flat null."""
    dbg = rewriter.location(line)
    source = instruction.operands[0]
    if not rewriter.context.is_full or isinstance(source.type, VectorType):
        _cast_vector_to_flat(rewriter, instruction, dbg)
        return
    flat, null = rewriter.names.fresh(), rewriter.names.fresh()
    pointer = print_value(source)
    address = rewriter.translate(pointer, dbg)
    ones = "inttoptr (i32 -1 to ptr addrspace(3))"
    rewriter.out += [
        f"  {flat} = addrspacecast ptr addrspace(1) {address} to ptr{dbg}",
        f"  {null} = icmp eq ptr addrspace(3) {pointer}, {ones}{dbg}",
        f"  %{instruction.name} = select i1 {null}, ptr null, ptr {flat}{dbg}",
    ]
    rewriter.last_dbg = dbg


def _cast_vector_to_flat(rewriter: BodyRewriter, instruction: Instruction, dbg: str) -> None:
    source = instruction.operands[0]
    count = f"<{source.type.count} x " if isinstance(source.type, VectorType) else ""
    close = ">" if count else ""
    offset, address, flat = (rewriter.names.fresh() for _ in range(3))
    context = rewriter.context
    inbounds = "" if context.is_full else "inbounds "
    result = f"%{instruction.name}"
    lines = [
        f"  {offset} = ptrtoint {source.type} {print_value(source)} to {count}i32{close}{dbg}",
        f"  {address} = getelementptr {inbounds}i8, ptr addrspace(1) {rewriter.block}, {count}i32{close} {offset}{dbg}",
    ]
    cast = f"addrspacecast {count}ptr addrspace(1){close} {address} to {instruction.type}{dbg}"
    if context.is_full:
        null = rewriter.names.fresh()
        lines += [
            f"  {flat} = {cast}",
            f"  {null} = icmp eq {count}i32{close} {offset}, splat (i32 -1){dbg}",
            f"  {result} = select {count}i1{close} {null}, {instruction.type} zeroinitializer, {instruction.type} {flat}{dbg}",
        ]
    else:
        lines.append(f"  {result} = {cast}")
    rewriter.out += lines
    rewriter.last_dbg = dbg


def cast_to_lds(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """Flat pointer into the block -> LDS pointer (its offset); flat null is the LDS pointer of all ones."""
    dbg = rewriter.location(line)
    source = instruction.operands[0]
    if scalar_type(source.type) == PTR3:
        rewriter.out.append(rewriter.print(instruction))
        return
    if isinstance(source, ConstantInt) or print_value(source) in ("null", "zeroinitializer", "poison", "undef"):
        rewriter.out.append(rewriter.print(instruction))
        return
    count = f"<{source.type.count} x " if isinstance(source.type, VectorType) else ""
    close = ">" if count else ""
    null = "zeroinitializer" if count else "null"
    ones = "splat (i32 -1)" if count else "-1"
    base, flat, far, near, is_null, value = (rewriter.names.fresh() for _ in range(6))
    base_operand = base
    lines = [f"  {base} = ptrtoint ptr addrspace(1) {rewriter.block} to i64{dbg}"]
    if isinstance(source.type, VectorType):
        splat, first = rewriter.names.fresh(), rewriter.names.fresh()
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
    rewriter.out += lines


def lower_call(rewriter: BodyRewriter, line: str) -> None:
    """A call that mentions LDS or asks about it."""
    instruction = rewriter.parse(line)
    callee = instruction.operands[-1]
    name = callee.name if isinstance(callee, GlobalReference) else ""
    for pattern, rule in _RULES:
        if pattern.match(name):
            rule(rewriter, instruction, line)
            return
    if any(contains_pointer(o.type, 3) for o in instruction.operands[:-1]):
        _refuse_escape(rewriter, callee, name, line)
    rewriter.out.append(rewriter.drop_lds_metadata(rewriter.print(instruction)))


def _refuse_escape(rewriter: BodyRewriter, callee: Value, name: str, line: str) -> None:
    context = rewriter.context
    if isinstance(callee, InlineAsm):
        raise context.unsupported(rewriter.function, line, "inline assembly takes an LDS pointer", "pass a flat pointer")
    function = context.module.functions.get(name)
    if function is not None and function.is_declaration:
        what = "intrinsic" if name.startswith("llvm.") else "external function"
        hint = "" if what == "intrinsic" else "link its definition first, or pass a flat pointer"
        raise context.unsupported(rewriter.function, line, f"{what} @{name} takes an LDS pointer", hint)


def refuse_lds_assembly(module: Module) -> None:
    """Refuse inline assembly whose text uses LDS instructions."""
    for function in module.functions.values():
        body = function.body or ""
        if " asm " not in body:
            continue
        for line in body.split("\n"):
            if " asm " in line and _ASM_LDS.search(line):
                raise unsupported(module, function, line, "inline assembly uses LDS instructions", "use LLVM IR for LDS access")
    for text in module.module_asm:
        if _ASM_LDS.search(text):
            raise UnsupportedError(f"module assembly uses LDS instructions: {text}", location=module.source_name)


Rule = Callable[["BodyRewriter", Instruction, str], None]


def _keep(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """The pointer is only passed through as data."""
    rewriter.out.append(rewriter.drop_lds_metadata(rewriter.print(instruction)))


def _retarget(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """The same intrinsic on the global pointer: memcpy.p3.p1 -> memcpy.p1.p1."""
    dbg = rewriter.location(line)
    callee = instruction.operands[-1]
    assert isinstance(callee, GlobalReference)
    length = _constant_length(instruction)
    for index, operand in enumerate(instruction.operands[:-1]):
        if scalar_type(operand.type) != PTR3:
            continue
        if isinstance(operand.type, VectorType):
            address, type_ = _translate_vector(rewriter, operand, dbg)
            instruction.set_operand(index, LocalReference(type_, address[1:]))
        else:
            address = rewriter.translate(print_value(operand), dbg)
            instruction.set_operand(index, LocalReference(PTR1, address[1:]))
            if length:
                rewriter.check(address, 8 * length, 1, index == 0, dbg)
    old_type: FunctionType = instruction.field("function_type")
    new_type = FunctionType(
        _global_pointers(old_type.result), tuple(_global_pointers(p) for p in old_type.params), old_type.vararg
    )
    name = _P3.sub(lambda m: f"{m[1] or ''}p1", callee.name)
    rewriter.context.declare(name, str(new_type.result), ", ".join(map(str, new_type.params)))
    instruction.fields["function_type"] = new_type
    instruction.set_operand(len(instruction.operands) - 1, LocalReference(callee.type, f"\0{name}"))
    text = rewriter.print(instruction).replace(f"%\0{name}", f"@{name}")
    rewriter.out.append(rewriter.drop_lds_metadata(text))
    rewriter.last_dbg = dbg


def _constant_length(instruction: Instruction) -> int:
    callee = instruction.operands[-1]
    if isinstance(callee, GlobalReference) and callee.name.startswith(("llvm.memcpy", "llvm.memmove", "llvm.memset")):
        length = instruction.operands[2]
        return length.value if isinstance(length, ConstantInt) else 0
    return 0


def _global_pointers(type_: Type) -> Type:
    if type_ == PTR3:
        return PTR1
    if isinstance(type_, VectorType) and type_.element == PTR3:
        return VectorType(type_.count, PTR1, type_.scalable)
    return type_


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
    base, flat, delta, total, wide = (rewriter.names.fresh() for _ in range(5))
    rewriter.out += [
        f"  {base} = ptrtoint ptr addrspace(1) {rewriter.block} to i64{dbg}",
        f"  {flat} = ptrtoint ptr {print_value(instruction.operands[0])} to i64{dbg}",
        f"  {delta} = sub i64 {flat}, {base}{dbg}",
        *header_load(rewriter, total, HEADER_TOTAL, dbg),
        f"  {wide} = zext i32 {total} to i64{dbg}",
        f"  %{instruction.name} = icmp ult i64 {delta}, {wide}{dbg}",
    ]


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


def _direct_load(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """global.load.lds, load.to.lds: (source, LDS base, size, offset, aux) as a load and a store a lane.

    The destination is the base of the first active lane, plus the offset, plus lane * dword (or 12, 16 bytes).
    The immediate offset applies to both addresses.
    """
    dbg = rewriter.location(line)
    source, destination, size, offset = instruction.operands[:4]
    assert isinstance(size, ConstantInt) and isinstance(offset, ConstantInt), "immediates of a direct-to-LDS load"
    moved = rewriter.names.fresh()
    value, loads = _loaded(rewriter, size.value, dbg, lambda type_: f"load {type_}, {source.type} {moved}, align 1")
    rewriter.out += [
        f"  {moved} = getelementptr i8, {source.type} {print_value(source)}, i32 {offset.value}{dbg}",
        *loads,
    ]
    _store_lane(rewriter, destination, value, size.value, offset.value, dbg)


def _loaded(
    rewriter: BodyRewriter, size: int, dbg: str, load: Callable[[str], str]
) -> tuple[tuple[str, str], list[str]]:
    """(type, name) of the value as stored, and the lines that load it; 1 and 2 bytes are widened to a dword."""
    type_ = {1: "i8", 2: "i16", 4: "i32", 8: "i64", 12: "<3 x i32>", 16: "<4 x i32>"}[size]
    name = rewriter.names.fresh()
    lines = [f"  {name} = {load(type_)}{dbg}"]
    if size >= 4:
        return (type_, name), lines
    wide = rewriter.names.fresh()
    return ("i32", wide), [*lines, f"  {wide} = zext {type_} {name} to i32{dbg}"]


def _store_lane(
    rewriter: BodyRewriter, destination: Value, value: tuple[str, str], size: int, offset: int, dbg: str
) -> None:
    context, fresh = rewriter.context, rewriter.names.fresh
    context.declare("llvm.amdgcn.readfirstlane.i32", "i32", "i32")
    context.declare("llvm.amdgcn.mbcnt.lo", "i32", "i32, i32")
    context.declare("llvm.amdgcn.mbcnt.hi", "i32", "i32, i32")
    pointer, base, low, lane, scaled, place, moved, address = (fresh() for _ in range(8))
    rewriter.out += [
        f"  {pointer} = ptrtoint ptr addrspace(3) {print_value(destination)} to i32{dbg}",
        f"  {base} = call i32 @llvm.amdgcn.readfirstlane.i32(i32 {pointer}){dbg}",
        f"  {low} = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0){dbg}",
        f"  {lane} = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 {low}){dbg}",
        f"  {scaled} = mul i32 {lane}, {max(size, 4)}{dbg}",
        f"  {place} = add i32 {base}, {scaled}{dbg}",
        f"  {moved} = add i32 {place}, {offset}{dbg}",
        f"  {address} = getelementptr i8, ptr addrspace(1) {rewriter.block}, i32 {moved}{dbg}",
    ]
    type_, name = value
    rewriter.check(address, rewriter.context.store_bits(type_), 4, True, dbg)
    rewriter.out.append(f"  store {type_} {name}, ptr addrspace(1) {address}, align 4{dbg}")


def _buffer_load(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """raw.ptr.buffer.load.lds(rsrc, LDS base, size, voffset, soffset, offset, aux) as a buffer load and a store.

    struct.ptr.buffer.load.lds has a vindex in front of voffset.
    """
    dbg = rewriter.location(line)
    callee = instruction.operands[-1]
    assert isinstance(callee, GlobalReference)
    rsrc, destination, size, *rest = instruction.operands[:-1]
    offset = rest[-2]
    assert isinstance(size, ConstantInt) and isinstance(offset, ConstantInt), "immediates of a direct-to-LDS load"
    moved, position = rewriter.names.fresh(), len(rest) - 4
    arguments = list(rest[:-2])
    lines = [f"  {moved} = add i32 {print_value(arguments[position])}, {offset.value}{dbg}"]
    texts = [f"{a.type} {print_value(a)}" for a in arguments]
    texts[position] = f"i32 {moved}"
    base = callee.name.removesuffix(".lds")

    def load(type_: str) -> str:
        mangled = {"i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64", "<3 x i32>": "v3i32", "<4 x i32>": "v4i32"}[type_]
        parameters = [str(rsrc.type), *(str(a.type) for a in arguments), "i32"]
        rewriter.context.declare(f"{base}.{mangled}", type_, ", ".join(parameters))
        aux = rest[-1]
        return f"call {type_} @{base}.{mangled}({rsrc.type} {print_value(rsrc)}, {', '.join(texts)}, i32 {print_value(aux)})"

    value, load_lines = _loaded(rewriter, size.value, dbg, load)
    rewriter.out += [*lines, *load_lines]
    _store_lane(rewriter, destination, value, size.value, offset.value, dbg)


def _async_load(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
    """global.load.async.to.lds.bN(source, LDS pointer a lane, offset, cpol) as a load and a store a lane."""
    dbg = rewriter.location(line)
    callee = instruction.operands[-1]
    assert isinstance(callee, GlobalReference)
    bits = int(callee.name.rsplit(".b", 1)[1])
    source, destination, offset = instruction.operands[:3]
    assert isinstance(offset, ConstantInt), "immediate of an async load"
    type_ = {8: "i8", 32: "i32", 64: "<2 x i32>", 128: "<4 x i32>"}[bits]
    moved, value, target = (rewriter.names.fresh() for _ in range(3))
    rewriter.out += [
        f"  {moved} = getelementptr i8, {source.type} {print_value(source)}, i32 {offset.value}{dbg}",
        f"  {value} = load {type_}, {source.type} {moved}, align {bits // 8}{dbg}",
        f"  {target} = getelementptr i8, ptr addrspace(3) {print_value(destination)}, i32 {offset.value}{dbg}",
    ]
    address = rewriter.translate(target, dbg)
    rewriter.check(address, bits, bits // 8, True, dbg)
    rewriter.out.append(f"  store {type_} {value}, ptr addrspace(1) {address}, align {bits // 8}{dbg}")


def _refuse(reason: str, hint: str = "") -> Rule:
    def rule(rewriter: BodyRewriter, instruction: Instruction, line: str) -> None:
        raise rewriter.context.unsupported(rewriter.function, line, reason, hint)

    return rule


_RULES: list[tuple[re.Pattern[str], Rule]] = [
    (re.compile(pattern), rule)
    for pattern, rule in (
        (r"llvm\.mem(?:cpy|move|set)\.", _retarget),
        (r"llvm\.masked\.(?:load|store|gather|scatter|expandload|compressstore)\.", _retarget),
        (r"llvm\.(?:experimental\.)?vp\.", _retarget),
        (r"llvm\.(?:prefetch|objectsize|invariant\.start|invariant\.end)\.", _retarget),
        (r"llvm\.amdgcn\.is\.shared$", _is_shared),
        (r"llvm\.amdgcn\.groupstaticsize$", _group_static_size),
        (r"llvm\.amdgcn\.ds\.(?:append|consume)\.p3$", _append_consume),
        (r"llvm\.amdgcn\.(?:global\.load\.lds|load\.to\.lds\.p\d+)$", _direct_load),
        (r"llvm\.amdgcn\.(?:raw|struct)\.(?:ptr\.)?buffer\.load\.lds$", _buffer_load),
        (r"llvm\.amdgcn\.global\.load\.async\.to\.lds\.b\d+$", _async_load),
        (r"llvm\.amdgcn\.(?:readfirstlane|readlane|writelane|update\.dpp|mov\.dpp|permlane\w*|set\.inactive|wwm|strict\.\w+)", _keep),
        (r"llvm\.(?:ptrmask|launder\.invariant|strip\.invariant|ssa\.copy|fake\.use|assume|expect|is\.constant)\b", _keep),
        (r"llvm\.amdgcn\.s\.(?:barrier|get\.named\.barrier|wakeup\.barrier)", _keep),
        (r"llvm\.donothing$", _keep),
        (r"llvm\.amdgcn\.endpgm$", _refuse("a wave that ends inside a call chain cannot give the block back", "return instead")),
        (r"llvm\.amdgcn\.ds\.gws", _refuse("global wave sync has no counterpart in global memory")),
    )
]
