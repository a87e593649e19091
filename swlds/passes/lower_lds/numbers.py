"""LDS pointers made of the number of a flat pointer.

The low 32 bits of a flat pointer into LDS are the LDS pointer; code for AMD GPUs relies on it::

    %n = ptrtoint ptr %f to i64
    %p = inttoptr i64 %n to ptr addrspace(3)

A flat pointer into the block has other low bits. So where the integer is such a number, or lies at some distance of one,
the block's address is taken from it if the flat pointer lies in the block. Where phis and selects choose among numbers, or one
came out of memory or from a call (``number_flow``), the 64 bits themselves say whether they lead into the block; fewer bits do
not, and are refused, as are vectors and what any other operation makes of a number. The other way round, a flat
pointer that is made of an LDS pointer's number (and of an aperture's) is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from swlds.ir.model import Function
from swlds.ir.names import NAME
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import print_value
from swlds.ir.types import PTR, IntType
from swlds.ir.values import Value
from swlds.passes.lower_lds import expand
from swlds.passes.lower_lds.intrinsics import lies_in_block
from swlds.passes.lower_lds.number_flow import Kept, NumberFlow

if TYPE_CHECKING:
    from swlds.passes.lower_lds.context import Context
    from swlds.passes.lower_lds.memory import BodyRewriter

_MADE = re.compile(rf"^  %{NAME} = inttoptr [^\n]* to (?:<\d+ x )?ptr addrspace\(3\)[^\n]*$", re.MULTILINE)
_MADE_FLAT = re.compile(rf"^  %{NAME} = inttoptr [^\n]* to (?:<\d+ x ptr>|ptr(?! addrspace))[^\n]*$", re.MULTILINE)
_LDS_NUMBER = re.compile(r"ptrto(?:int|addr) \(?(?:<\d+ x )?ptr addrspace\(3\)|store ptr addrspace\(3\)")
_LOADED = re.compile(
    rf"^  %{NAME} = load (?:volatile )?ptr addrspace\(3\), ptr(?: addrspace\(\d+\))? %({NAME}),[^\n]*$", re.MULTILINE
)
_STORED = re.compile(
    rf"^  store (?:volatile )?(?:ptr|i\d+) [^\n]*, ptr(?: addrspace\(\d+\))? %({NAME}),[^\n]*$", re.MULTILINE
)


def uses_flat_numbers(context: Context, function: Function) -> bool:
    """True where the function makes an LDS pointer of a flat pointer's number."""
    return any(True for _ in _made_of_numbers(context, context.flat_numbers, function, _MADE))


def refuse_numbers(context: Context, names: Iterable[str]) -> None:
    """UnsupportedError with the first flat pointer that is made of an LDS pointer's number, since apertures lead to no block,
    or the first LDS pointer that is loaded from where a flat one is stored. ``names``: functions."""
    functions = [context.module.functions[name] for name in names]
    makers = [f for f in functions if f.body is not None and " = inttoptr " in f.body]
    if makers and any(_LDS_NUMBER.search(f.body or "") for f in context.module.functions.values()):
        for function in makers:
            _refuse_flat_of_numbers(context, function)
    for function in functions:
        if function.body is not None and "ptr addrspace(3), ptr" in function.body:
            _refuse_flat_in_memory(context, function)


def _refuse_flat_of_numbers(context: Context, function: Function) -> None:
    for line in _made_of_numbers(context, context.lds_numbers, function, _MADE_FLAT):
        reason = "a flat pointer is made of an LDS pointer's number"
        raise context.unsupported(function, line, reason, "cast the pointer itself with addrspacecast")


def _refuse_flat_in_memory(context: Context, function: Function) -> None:
    body = function.body or ""
    loads = {matched[1]: matched[0] for matched in _LOADED.finditer(body)}
    if not loads or not (stores := list(_STORED.finditer(body))):
        return
    flow, places = context.flat_numbers, context.flat_numbers.slots(function.name).places
    flat = set()
    for matched in stores:
        store = parse_instruction(matched[0], context.module)
        value = store.operands[0]
        store.drop_operands()
        if value.type == PTR or flow.kept(function.name, value):
            flat.add(places.get(matched[1], matched[1]))
    for pointer, line in loads.items():
        if places.get(pointer, pointer) in flat:
            reason = "an LDS pointer is loaded from where a flat one is stored"
            raise context.unsupported(function, line, reason, "cast the pointer itself with addrspacecast")


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
    if root is None and kept & Kept.PART:
        reason = "an LDS pointer is made of a part of a flat pointer's number, a vector of them, or what is computed from one"
        raise rewriter.context.unsupported(
            rewriter.function, line, reason, "cast the pointer itself with addrspacecast"
        )
    dbg = rewriter.location(line)
    instruction = rewriter.parse(line)
    number = instruction.operands[0]
    assert isinstance(number.type, IntType)
    whole = number if root is None else expand.expand(rewriter, root, dbg)
    inside, base = lies_in_block(rewriter, f"{whole.type} {print_value(whole)}", dbg)
    low, near, moved, offset = (rewriter.names.fresh() for _ in range(4))
    if number.type.bits == 32:
        low = print_value(number)
    else:
        cast = "trunc" if number.type.bits > 32 else "zext"
        rewriter.out.append(f"  {low} = {cast} {number.type} {print_value(number)} to i32{dbg}")
    rewriter.out += [
        f"  {near} = trunc i64 {base} to i32{dbg}",
        f"  {moved} = sub i32 {low}, {near}{dbg}",
        f"  {offset} = select i1 {inside}, i32 {moved}, i32 {low}{dbg}",
        f"  %{instruction.name} = inttoptr i32 {offset} to ptr addrspace(3){dbg}",
    ]
    instruction.drop_operands()
    return True
