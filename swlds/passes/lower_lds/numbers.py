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
from typing import TYPE_CHECKING

from swlds.errors import UnsupportedError
from swlds.ir.model import Function
from swlds.ir.names import NAME
from swlds.ir.opcodes import POINTERS
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import print_value
from swlds.ir.types import PTR3, IntType, contains_pointer
from swlds.ir.values import GlobalReference, LocalReference, Value
from swlds.passes.lower_lds import expand
from swlds.passes.lower_lds.bodies import writes_of
from swlds.passes.lower_lds.intrinsics import HEADER_TOTAL, header_load
from swlds.passes.lower_lds.number_flow import Kept, NumberFlow
from swlds.passes.lower_lds.text import body_lines

if TYPE_CHECKING:
    from swlds.passes.lower_lds.context import Context
    from swlds.passes.lower_lds.memory import BodyRewriter

_MADE = re.compile(rf"^  %{NAME} = inttoptr [^\n]* to (?:<\d+ x )?ptr addrspace\(3\)[^\n]*$", re.MULTILINE)
_MADE_FLAT = re.compile(rf"^  %{NAME} = inttoptr [^\n]* to (?:<\d+ x ptr>|ptr(?! addrspace))[^\n]*$", re.MULTILINE)
_LDS_NUMBER = re.compile(r"ptrto(?:int|addr) \(?(?:<\d+ x )?ptr addrspace\(3\)|store ptr addrspace\(3\)")
_FLAT_LOADED = re.compile(rf"^  %{NAME} = load (?:volatile )?ptr, ptr[^\n]*$", re.MULTILINE)
_LOADS = r"load (?:[^\n]*ptr addrspace\(3\)[^\n]*, ptr|(?:volatile )?%)"
_ACCESS = re.compile(rf"  (?:store |%{NAME} = (?:{_LOADS}|atomicrmw |cmpxchg )|call void @llvm\.(?:masked|vp)\.)")
#: LDS pointers among what is loaded.
_HELD = re.compile(rf" = (?:{_LOADS}|(?:atomicrmw|cmpxchg) [^\n]*, ptr addrspace\(3\))")
#: Distances from LDS addresses that are no variable's.
_FROM_CONSTANT = re.compile(
    rf"^  %{NAME} = getelementptr [^\n]*ptr addrspace\(3\) (?:null|inttoptr|poison|undef)[^\n]*$", re.MULTILINE
)
#: Bytes around the block: a pointer that computes its way past it, and back, has not left it.
_AROUND = 1 << 20


def uses_flat_numbers(context: Context, function: Function) -> bool:
    """True where the function makes an LDS pointer of a flat pointer's number."""
    return any(True for _ in _made_of_numbers(context, context.flat_numbers, function, _MADE))


def refuse_numbers(context: Context, names: Iterable[str]) -> None:
    """UnsupportedError with the first flat pointer that is made of an LDS pointer's number, since apertures lead to no block,
    or the first LDS pointer that is loaded from where a flat one is stored. ``names``: functions."""
    functions = [context.module.functions[name] for name in names]
    makers = [f for f in functions if f.body is not None and (" = inttoptr " in f.body or " = load ptr, " in f.body)]
    if makers and any(_LDS_NUMBER.search(f.body or "") for f in context.module.functions.values()):
        for function in makers:
            _refuse_flat_of_numbers(context, function)
    for function in functions:
        if function.body is not None and _HELD.search(function.body) is not None:
            _refuse_flat_in_memory(context, function)
        if function.body is not None and "ptr addrspace(3) " in function.body:
            _refuse_distances_from_null(context, function)


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


def _refuse_flat_in_memory(context: Context, function: Function) -> None:
    places, layout = context.bodies.slots(function.name).places, context.datalayout
    loads: list[tuple[str, str, int, int]] = []
    flat: dict[str, list[tuple[int, int]]] = {}
    for line in body_lines(function.body or ""):
        if _ACCESS.match(line) is None:
            continue
        access = parse_instruction(line, context.module)
        for pointer, value in writes_of(access):
            if contains_pointer(value.type, 0) or context.flat_numbers.kept(function.name, value):
                root, start = _place(places, pointer)
                flat.setdefault(root, []).append((start, start + layout.store_size(value.type)))
        if access.opcode in POINTERS and contains_pointer(access.type, 3):
            root, start = _place(places, access.operands[POINTERS[access.opcode]])
            loads.append((line, root, start, start + layout.store_size(access.type)))
        access.drop_operands()
    for line, root, start, end in loads:
        if any(first < end and start < stop for first, stop in flat.get(root, ())):
            raise _refusal(context, function, line, "an LDS pointer is loaded from where a flat one is stored")


def _place(places: dict[str, tuple[str, int]], pointer: Value) -> tuple[str, int]:
    """Where an access begins: in a stack slot, else at an address that has a name."""
    name = pointer.name if isinstance(pointer, (LocalReference, GlobalReference)) else ""
    return places.get(name, (name, 0)) if isinstance(pointer, LocalReference) else (f"@{name}", 0)


def _refuse_distances_from_null(context: Context, function: Function) -> None:
    for line in _FROM_CONSTANT.findall(function.body or ""):
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


def lower_inttoptr(rewriter: BodyRewriter, line: str) -> bool:
    """An inttoptr to LDS; False where it has to do with no flat pointer."""
    flow, function = rewriter.context.flat_numbers, rewriter.function.name
    number = _number(rewriter.context, line)
    kept = flow.kept(function, number)
    if not kept or " to ptr addrspace(3)" not in line and " x ptr addrspace(3)>" not in line:
        return False
    root = flow.root(function, number)
    is_low_word = root is None and bool(kept & Kept.PART)
    if is_low_word and not flow.is_low_word(function, number):
        reason = "an LDS pointer is made of a part of a flat pointer's number, a vector of them, or what is computed from one"
        raise _refusal(rewriter.context, rewriter.function, line, reason)
    dbg = rewriter.location(line)
    instruction = rewriter.parse(line)
    number = instruction.operands[0]
    assert isinstance(number.type, IntType)
    whole = number if root is None else expand.expand(rewriter, root, dbg)
    low, base, near, moved, offset = (rewriter.names.fresh() for _ in range(5))
    if number.type.bits == 32:
        low = print_value(number)
    else:
        cast = "trunc" if number.type.bits > 32 else "zext"
        rewriter.out.append(f"  {low} = {cast} {number.type} {print_value(number)} to i32{dbg}")
    rewriter.out.append(f"  {base} = ptrtoint ptr addrspace(1) {rewriter.block} to i64{dbg}")
    rewriter.out.append(f"  {near} = trunc i64 {base} to i32{dbg}")
    inside = _leads_to_block(rewriter, f"{whole.type} {print_value(whole)}", near if is_low_word else base, dbg)
    rewriter.out += [
        f"  {moved} = sub i32 {low}, {near}{dbg}",
        f"  {offset} = select i1 {inside}, i32 {moved}, i32 {low}{dbg}",
        f"  %{instruction.name} = inttoptr i32 {offset} to ptr addrspace(3){dbg}",
    ]
    instruction.drop_operands()
    return True


def _leads_to_block(rewriter: BodyRewriter, pointer: str, base: str, dbg: str) -> str:
    """Ask whether a flat pointer (``ptr %p``), its number (``i64 %n``) or its low word (``i32 %l``) leads into the block or
    close to it. ``base``: the block's address, as wide."""
    delta, around, total, wide, limit, inside = (rewriter.names.fresh() for _ in range(6))
    type_, _, number = pointer.partition(" ")
    if type_ == "ptr":
        type_, flat = "i64", rewriter.names.fresh()
        rewriter.out.append(f"  {flat} = ptrtoint {pointer} to i64{dbg}")
        number = flat
    rewriter.out += [
        f"  {delta} = sub {type_} {number}, {base}{dbg}",
        f"  {around} = add {type_} {delta}, {_AROUND}{dbg}",
        *header_load(rewriter, total, HEADER_TOTAL, dbg),
    ]
    if type_ == "i64":
        rewriter.out.append(f"  {wide} = zext i32 {total} to i64{dbg}")
    else:
        wide = total
    rewriter.out += [
        f"  {limit} = add {type_} {wide}, {2 * _AROUND}{dbg}",
        f"  {inside} = icmp ult {type_} {around}, {limit}{dbg}",
    ]
    if type_ == "i64":
        return inside
    some, both = rewriter.names.fresh(), rewriter.names.fresh()  # the low word of null is 0, wherever the block lies
    rewriter.out.append(f"  {some} = icmp ne i32 {number}, 0{dbg}")
    rewriter.out.append(f"  {both} = and i1 {inside}, {some}{dbg}")
    return both
