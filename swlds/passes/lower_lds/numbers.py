"""LDS pointers made of the number of a flat pointer.

The low 32 bits of a flat pointer into LDS are the LDS pointer; code for AMD GPUs relies on it::

    %n = ptrtoint ptr %f to i64
    %p = inttoptr i64 %n to ptr addrspace(3)

A flat pointer into the block has other low bits. So where the integer is such a number, or lies at some distance of one,
the block's address is taken from it if the flat pointer leads into the block, or close to it. Where phis and selects choose among
numbers, or one came out of memory or from a call (``number_flow``), the 64 bits themselves say whether they do, and 32 where
nothing but low words can have been chosen. Other parts of numbers are refused, as are vectors and what any other operation makes
of one. The other way round, a flat pointer that is made of an LDS pointer's number (and of an aperture's) is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from swlds.errors import UnsupportedError
from swlds.ir.model import Function
from swlds.ir.names import NAME
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import print_value
from swlds.ir.types import I32, I64, PTR3, ArrayType, IntType, StructType, Type, VectorType, body_of, contains_pointer
from swlds.ir.values import Value
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds import expand
from swlds.passes.lower_lds.body_code import BodyCode
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.intrinsics import HEADER_TOTAL, header_load
from swlds.passes.lower_lds.number_flow import Kept, NumberFlow
from swlds.passes.lower_lds.words import Word

_MADE = lazy_pattern(rf"^  %{NAME} = inttoptr [^\n]* to (?:<\d+ x )?ptr addrspace\(3\)[^\n]*$", re.MULTILINE)
_MADE_FLAT = lazy_pattern(rf"^  %{NAME} = inttoptr [^\n]* to (?:<\d+ x ptr>|ptr(?! addrspace))[^\n]*$", re.MULTILINE)
_LDS_NUMBER = lazy_pattern(r"ptrto(?:int|addr) \(?(?:<\d+ x )?ptr addrspace\(3\)|store ptr addrspace\(3\)")
_LDS_NUMBER_WORDS = ("ptrto", "store ptr addrspace(3)")
_FLAT_LOADED = lazy_pattern(rf"^  %{NAME} = load (?:volatile )?ptr, ptr[^\n]*$", re.MULTILINE)
#: What may bring LDS pointers from memory.
_HELD = lazy_pattern(
    rf"^  %{NAME} = (?:load [^\n]*ptr addrspace\(3\)[^\n]*, ptr|load (?:atomic )?(?:volatile )?(?:[\[{{<]|%)|va_arg [^\n]*, "
    rf"|(?:atomicrmw|cmpxchg) [^\n]*, ptr addrspace\(3\)|(?:tail |notail )?call [^\n@]*addrspace\(3\)[^\n@]*@llvm\.)[^\n]*$",
    re.MULTILINE,
)
#: Distances from LDS addresses that are no variable's.
_FROM_CONSTANT = lazy_pattern(
    rf"^  %{NAME} = getelementptr [^\n]*ptr addrspace\(3\) (?:null|inttoptr|poison|undef)[^\n]*$", re.MULTILINE
)
_CONSTANT_BASES = tuple(f" ptr addrspace(3) {word}" for word in ("null", "inttoptr", "poison", "undef"))
#: Bytes around the block: a pointer that computes its way past it, and back, has not left it.
_AROUND = 1 << 20


def uses_flat_numbers(context: Context, function: Function) -> bool:
    """True where the function makes an LDS pointer of a flat pointer's number, or may load it for one."""
    if not context.bodies.leads_flat_to_lds and not context.bodies.has_pointers_of_numbers:
        return False
    return bool(mixed_loads(context, function)) or any(
        True for _ in _made_of_numbers(context, context.flat_numbers, function, _MADE)
    )


def flat_number_users(context: Context) -> set[str]:
    """The functions of the module of which that is true."""
    if not context.bodies.leads_flat_to_lds and not context.bodies.has_pointers_of_numbers:
        return set()
    return {name for name, function in context.module.functions.items() if uses_flat_numbers(context, function)}


def refuse_numbers(context: Context, names: Iterable[str]) -> None:
    """UnsupportedError with the first flat pointer that is made of an LDS pointer's number, since apertures lead to no block,
    or the first LDS pointer that is loaded from where a flat one is stored. ``names``: functions."""
    functions = [context.module.functions[name] for name in names]
    words = (" = inttoptr ", " = load ptr, ") if context.bodies.has_pointers_of_numbers else (" = load ptr, ",)
    makers = [f for f in functions if f.body is not None and any(word in f.body for word in words)]
    if makers and any(_has_lds_number(f.body or "") for f in context.module.functions.values()):
        for function in makers:
            _refuse_flat_of_numbers(context, function)
    for function in functions:
        if context.bodies.leads_flat_to_lds:
            _refuse_parts_in_memory(context, function)
        if function.body is not None and "ptr addrspace(3) " in function.body:
            _refuse_distances_from_null(context, function)


def _has_lds_number(body: str) -> bool:
    """True where a body makes a number of an LDS pointer, or stores one."""
    may_have = any(word in body for word in _LDS_NUMBER_WORDS)  # much faster than the pattern, which few bodies need
    return may_have and _LDS_NUMBER.search(body) is not None


def _refuse_flat_of_numbers(context: Context, function: Function) -> None:
    for line in _made_of_numbers(context, context.lds_numbers, function, _MADE_FLAT):
        raise _refusal(context, function, line, "a flat pointer is made of an LDS pointer's number")
    slots = context.bodies.slots(function.name)
    for line in _FLAT_LOADED.findall(function.body or ""):
        load = parse_instruction(line, context.module)
        stored = slots.stored(load.operands[0], context.datalayout.store_size(load.type)) or ()
        load.drop_operands()
        if any(value.type == PTR3 or context.lds_numbers.kept(function.name, value) for value in stored):
            raise _refusal(context, function, line, "a flat pointer is made of an LDS pointer's number")


def mixed_loads(context: Context, function: Function) -> dict[str, Word]:
    """What brings LDS pointers from where low words of flat ones may lie: names of results, and what these may be."""
    if function.name not in context.mixed_loads:
        found = context.mixed_loads[function.name] = {}
        body = function.body or ""
        for line in _HELD.findall(body) if context.bodies.leads_flat_to_lds else ():
            instruction = parse_instruction(line, context.module)
            instruction.unlink_operands()
            if not contains_pointer(instruction.type, 3):
                continue
            word = context.flat_words.loaded(function.name, instruction)
            if word is not Word.OTHER:
                found[instruction.name] = Word.UNKNOWN if instruction.opcode == "cmpxchg" else word
    return context.mixed_loads[function.name]


def _refuse_parts_in_memory(context: Context, function: Function) -> None:
    unknown = [name for name, word in mixed_loads(context, function).items() if word is Word.UNKNOWN]
    if unknown:
        line = next(line for line in _HELD.findall(function.body or "") if line.startswith(f"  %{unknown[0]} = "))
        raise _refusal(context, function, line, "an LDS pointer comes from where parts of flat ones lie")


def _refuse_distances_from_null(context: Context, function: Function) -> None:
    body = function.body or ""
    if not any(base in body for base in _CONSTANT_BASES):  # soon known of most
        return
    for line in _FROM_CONSTANT.findall(body):
        gep = parse_instruction(line, context.module)
        indices = gep.operands[1:]
        gep.drop_operands()
        if any(context.flat_numbers.kept(function.name, index) for index in indices):
            raise _refusal(context, function, line, "an LDS pointer is made of a flat pointer's number, as a distance")


def _refusal(context: Context, function: Function, line: str, reason: str) -> UnsupportedError:
    return context.unsupported(function, line, reason, "cast the pointer itself with addrspacecast")


def _made_of_numbers(context: Context, flow: NumberFlow, function: Function, made: re.Pattern[str]) -> Iterator[str]:
    """Lines that ``made`` matches and whose pointer is made of a number that the flow follows."""
    body = function.body or ""
    if " = inttoptr " in body:
        yield from (line for line in made.findall(body) if flow.kept(function.name, _number(context, line)))


def _number(context: Context, line: str) -> Value:
    instruction = parse_instruction(line, context.module)
    number = instruction.operands[0]
    instruction.drop_operands()
    return number


def lower_inttoptr(code: BodyCode, line: str) -> bool:
    """An inttoptr to LDS; False where it has to do with no flat pointer."""
    flow, function = code.context.flat_numbers, code.function.name
    number = _number(code.context, line)
    kept = flow.kept(function, number)
    if not kept or " to ptr addrspace(3)" not in line and " x ptr addrspace(3)>" not in line:
        return False
    root = flow.root(function, number)
    word = code.context.flat_words.word(function, number) if root is None and kept & Kept.PART else Word.OTHER
    if word is Word.UNKNOWN or not isinstance(number.type, IntType) or number.type.bits < I32.bits:
        reason = "an LDS pointer is made of a part of a flat pointer's number, a vector of them, or what is computed from one"
        raise _refusal(code.context, code.function, line, reason)
    dbg = code.location(line)
    instruction = code.parse(line)
    number = instruction.operands[0]
    assert isinstance(number.type, IntType)
    whole = number if root is None else expand.expand(code, root, dbg)
    low, base, near, moved, offset = (code.names.fresh() for _ in range(5))
    if number.type.bits == 32:
        low = print_value(number)
    else:
        code.out.append(f"  {low} = trunc {number.type} {print_value(number)} to i32{dbg}")
    code.out.append(f"  {base} = ptrtoint ptr addrspace(1) {code.block} to i64{dbg}")
    code.out.append(f"  {near} = trunc i64 {base} to i32{dbg}")
    if word is not Word.OTHER:
        inside = _is_low_word_of_block(code, low, near, word, dbg)
    else:
        inside = _leads_to_block(code, f"{whole.type} {print_value(whole)}", base, dbg)
        if whole.type == I64:  # out of memory it may be a low word and zeros
            inside = _or(code, inside, _is_low_word_of_block(code, low, near, Word.EITHER, dbg), dbg)
    code.out += [
        f"  {moved} = sub i32 {low}, {near}{dbg}",
        f"  {offset} = select i1 {inside}, i32 {moved}, i32 {low}{dbg}",
        f"  %{instruction.name} = inttoptr i32 {offset} to ptr addrspace(3){dbg}",
    ]
    instruction.drop_operands()
    return True


def fix_loaded(code: BodyCode, start: int, line: str) -> None:
    """Behind what brought LDS pointers from memory, and was rewritten to the lines from ``start``: low words of flat pointers
    among them become offsets."""
    instruction = parse_instruction(line, code.context.module)
    instruction.drop_operands()
    dbg, raw, base, near = code.location(line), *(code.names.fresh() for _ in range(3))
    head = f"  %{instruction.name} = "
    at = next(k for k in range(start, len(code.out)) if code.out[k].startswith(head))
    code.out[at] = f"  {raw} = {code.out[at].removeprefix(head)}"
    code.out.append(f"  {base} = ptrtoint ptr addrspace(1) {code.block} to i64{dbg}")
    code.out.append(f"  {near} = trunc i64 {base} to i32{dbg}")
    fixed = _fixed(code, raw, instruction.type, near, dbg)
    code.out[-1] = head + code.out[-1].removeprefix(f"  {fixed} = ")


def _fixed(code: BodyCode, value: str, type_: Type, near: str, dbg: str) -> str:
    """The value with all LDS pointers in it fixed; the last line computes it."""
    if type_ == PTR3:
        low, delta, back, fixed = (code.names.fresh() for _ in range(4))
        code.out.append(f"  {low} = ptrtoint ptr addrspace(3) {value} to i32{dbg}")
        inside = _is_low_word_of_block(code, low, near, Word.EITHER, dbg)
        code.out += [
            f"  {delta} = select i1 {inside}, i32 {near}, i32 0{dbg}",
            f"  {back} = sub i32 0, {delta}{dbg}",
            f"  {fixed} = getelementptr i8, ptr addrspace(3) {value}, i32 {back}{dbg}",
        ]
        return fixed
    for index, inner in enumerate(_parts(type_)):
        if contains_pointer(inner, 3):
            part, put = code.names.fresh(), code.names.fresh()
            is_vector = isinstance(type_, VectorType)
            take, insert, place = (
                ("extractelement", "insertelement", f"i32 {index}")
                if is_vector
                else ("extractvalue", "insertvalue", f"{index}")
            )
            code.out.append(f"  {part} = {take} {type_} {value}, {place}{dbg}")
            fixed = _fixed(code, part, inner, near, dbg)
            code.out.append(f"  {put} = {insert} {type_} {value}, {inner} {fixed}, {place}{dbg}")
            value = put
    return value


def _parts(type_: Type) -> list[Type]:
    match body_of(type_):
        case VectorType(count, element) | ArrayType(count, element):
            return [element] * count
        case StructType(elements):
            return list(elements)
        case _:
            return []


def _leads_to_block(code: BodyCode, pointer: str, base: str, dbg: str) -> str:
    """Ask whether a flat pointer (``ptr %p``) or its number (``i64 %n``) leads into the block or close to it. ``base``: the
    block's address."""
    _, _, number = pointer.partition(" ")
    if pointer.startswith("ptr"):
        flat = code.names.fresh()
        code.out.append(f"  {flat} = ptrtoint {pointer} to i64{dbg}")
        number = flat
    total, wide = _total(code, dbg), code.names.fresh()
    code.out.append(f"  {wide} = zext i32 {total} to i64{dbg}")
    return _is_around(code, f"i64 {number}", base, wide, dbg)


def _is_low_word_of_block(code: BodyCode, low: str, near: str, word: Word, dbg: str) -> str:
    """Ask whether an i32 is the low word of such a number. The low word of null is 0, wherever the block lies; what is an offset
    as it stands is none, where the word may be something else. ``near``: the low word of the block's address."""
    total, some, both = _total(code, dbg), code.names.fresh(), code.names.fresh()
    inside = _is_around(code, f"i32 {low}", near, total, dbg)
    asked = f"ne i32 {low}, 0" if word is Word.LOW else f"uge i32 {low}, {total}"
    code.out.append(f"  {some} = icmp {asked}{dbg}")
    code.out.append(f"  {both} = and i1 {inside}, {some}{dbg}")
    return both


def _or(code: BodyCode, left: str, right: str, dbg: str) -> str:
    either = code.names.fresh()
    code.out.append(f"  {either} = or i1 {left}, {right}{dbg}")
    return either


def _total(code: BodyCode, dbg: str) -> str:
    """The size of the block."""
    total = code.names.fresh()
    code.out += header_load(code, total, HEADER_TOTAL, dbg)
    return total


def _is_around(code: BodyCode, number: str, base: str, total: str, dbg: str) -> str:
    """Ask whether a number lies in the block or close to it. ``base``, ``total``: the block's address and size, as wide."""
    type_ = number.partition(" ")[0]
    delta, around, limit, inside = (code.names.fresh() for _ in range(4))
    code.out += [
        f"  {delta} = sub {number}, {base}{dbg}",
        f"  {around} = add {type_} {delta}, {_AROUND}{dbg}",
        f"  {limit} = add {type_} {total}, {2 * _AROUND}{dbg}",
        f"  {inside} = icmp ult {type_} {around}, {limit}{dbg}",
    ]
    return inside
