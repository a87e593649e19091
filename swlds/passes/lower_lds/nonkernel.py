"""Functions that are no kernels: they find the block and the variables through the tables.

Before::

    define void @f() {
      store i32 1, ptr addrspace(3) @x

After::

    define void @f() {
      %sw.id = call i32 @llvm.amdgcn.lds.kernel.id()
      %sw.slot = …load from the base table[id]…        %sw.block = load ptr addrspace(1), … %sw.slot
      %sw.v0 = LDS pointer of @x: offset loaded through the offset table[id][column of @x]
      … store through %sw.block …

Needs: kernel ids and columns. Breaks: nothing.
"""

from __future__ import annotations

from swlds.ir.brief import ONCE, join_lines, make_piece
from swlds.ir.model import Function
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.context import BASE_TABLE, OFFSET_TABLE, Context
from swlds.passes.lower_lds.intrinsics import HEADER_DYNAMIC
from swlds.passes.lower_lds.memory import BodyRewriter
from swlds.passes.lower_lds.text import Names, cut_head, entry_label, first_line

_ALLOCA = lazy_pattern(r"  %(?:\"[^\"]*\"|[-\w$.]+) = alloca (?!.*, i\d+ %)")


def lower_function(context: Context, function: Function) -> tuple[str, str | None]:
    """The new body text, and what LLVM may read in its place."""
    text = function.body or ""
    names = Names(function, text)
    head, rest = cut_head(text, _ALLOCA)
    label = entry_label(function, head)
    used = [n for n in context.uses.direct.get(function.name, {}) if n in context.columns]
    rewriter = BodyRewriter(context, function, names, {n: names.value(f"v{i}") for i, n in enumerate(used)})
    prologue = _prologue(context, names, rewriter, rewriter.location(first_line(rest)))
    body = rewriter.rewrite_text(rest, label)
    return join_lines([*head, *prologue, *body, ""])


def _prologue(context: Context, names: Names, rewriter: BodyRewriter, dbg: str) -> list[str]:
    """All prologues are alike but for names and columns: LLVM reads one (``prologue_function``), and of the others what has the
    type of what the body uses."""
    context.declare("llvm.amdgcn.lds.kernel.id", "i32", "")
    kernel_id, entry, slot = names.value("id"), names.fresh(), names.value("slot")
    head = _find_block(context, kernel_id, entry, slot, rewriter.block, dbg)
    lines: list[str] = [make_piece(head, f"  {rewriter.block} = inttoptr i64 0 to ptr addrspace(1){dbg}")]
    for name, pointer in rewriter.replacements.items():
        column, fresh = context.table_columns[name], names.fresh
        if context.is_full:
            text = _find_offset(context, kernel_id, column, fresh(), offset := fresh(), dbg)
            if (counted := context.table_columns.get(f"#{name}")) is not None:
                lines.append(
                    text + _find_stacked(context, names, rewriter.block, kernel_id, counted, offset, pointer, dbg)
                )
                continue
            text += f"  {pointer} = inttoptr i32 {offset} to ptr addrspace(3){dbg}"
        else:
            text = _find_field(context, kernel_id, column, fresh(), fresh(), fresh(), slot, pointer, dbg)
        lines.append(make_piece(text, f"  {pointer} = inttoptr i32 0 to ptr addrspace(3){dbg}"))
    return lines


def prologue_function(context: Context) -> str:
    """A function with a prologue, for LLVM; "" where there are none."""
    if not context.kernel_ids:
        return ""
    text = _find_block(context, "%id", "%entry", "%slot", "%block", "") + "\n"
    if context.columns and context.is_full:
        offset = _find_offset(context, "%id", 0, "%cell", "%offset", "")
        text += f"{offset}  %v = inttoptr i32 %offset to ptr addrspace(3)\n"
    elif context.columns:
        text += _find_field(context, "%id", 0, "%cell", "%field", "%offset", "%slot", "%v", "") + "\n"
    return f"define void @{ONCE}prologue() {{\n{text}  ret void\n}}\n\n"


def _find_block(context: Context, kernel_id: str, entry: str, slot: str, block: str, dbg: str) -> str:
    return (
        f"  {kernel_id} = call i32 @llvm.amdgcn.lds.kernel.id(){dbg}\n"
        f"  {entry} = getelementptr inbounds [{len(context.kernel_ids)} x ptr addrspace(3)], ptr addrspace(1) @{BASE_TABLE}, "
        f"i32 0, i32 {kernel_id}{dbg}\n"
        f"  {slot} = load ptr addrspace(3), ptr addrspace(1) {entry}, align 4{dbg}\n"
        f"  {block} = load ptr addrspace(1), ptr addrspace(3) {slot}, align 8{dbg}"
    )


def _find_field(
    context: Context,
    kernel_id: str,
    column: int,
    cell: str,
    field: str,
    offset: str,
    slot: str,
    pointer: str,
    dbg: str,
) -> str:
    """Profile llvm: the table leads to the offset."""
    table = f"[{len(context.kernel_ids)} x [{len(context.table_columns)} x ptr addrspace(1)]]"
    return (
        f"  {cell} = getelementptr inbounds {table}, ptr addrspace(1) @{OFFSET_TABLE}, "
        f"i32 0, i32 {kernel_id}, i32 {column}{dbg}\n"
        f"  {field} = load ptr addrspace(1), ptr addrspace(1) {cell}, align 8{dbg}\n"
        f"  {offset} = load i32, ptr addrspace(1) {field}, align 4{dbg}\n"
        f"  {pointer} = getelementptr inbounds i8, ptr addrspace(3) {slot}, i32 {offset}{dbg}"
    )


def _find_offset(context: Context, kernel_id: str, column: int, cell: str, offset: str, dbg: str) -> str:
    """Profile full: the offset itself is in the table."""
    return (
        f"  {cell} = getelementptr inbounds {context.offset_table}, i32 0, i32 {kernel_id}, i32 {column}{dbg}\n"
        f"  {offset} = load i32, ptr addrspace(1) {cell}, align 4{dbg}\n"
    )


def _find_stacked(
    context: Context, names: Names, block: str, kernel_id: str, counted: int, offset: str, pointer: str, dbg: str
) -> str:
    """The n-th stacked dynamic variable lies n dynamic sizes behind the first; n is in a column of its own."""
    place, nth, where, size, moved, address = (names.fresh() for _ in range(6))
    return (
        f"{_find_offset(context, kernel_id, counted, place, nth, dbg)}"
        f"  {where} = getelementptr i8, ptr addrspace(1) {block}, i32 {HEADER_DYNAMIC}{dbg}\n"
        f"  {size} = load i32, ptr addrspace(1) {where}, align 4{dbg}\n"
        f"  {moved} = mul i32 {nth}, {size}{dbg}\n"
        f"  {address} = add i32 {offset}, {moved}{dbg}\n"
        f"  {pointer} = inttoptr i32 {address} to ptr addrspace(3){dbg}"
    )
