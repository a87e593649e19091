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

from swlds.ir.model import Function
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.context import BASE_TABLE, OFFSET_TABLE, Context
from swlds.passes.lower_lds.intrinsics import HEADER_DYNAMIC
from swlds.passes.lower_lds.memory import BodyRewriter
from swlds.passes.lower_lds.text import Names, body_lines, entry_label, label_of

_ALLOCA = lazy_pattern(r"  %(?:\"[^\"]*\"|[-\w$.]+) = alloca (?!.*, i\d+ %)")


def lower_function(context: Context, function: Function) -> str:
    """The new body text."""
    lines = body_lines(function.body or "")
    names = Names(function, function.body or "")
    label = entry_label(function, lines)
    used = [n for n in context.uses.direct.get(function.name, {}) if n in context.columns]
    rewriter = BodyRewriter(context, function, names, {n: names.value(f"v{i}") for i, n in enumerate(used)})
    start = _first_after_allocas(lines)
    following = next((line for line in lines[start:] if not line.startswith("    #dbg_")), "")
    prologue = _prologue(context, names, rewriter, rewriter.location(following))
    head = lines[:start]
    body = rewriter.rewrite(lines[start:], label)
    return "\n".join([*head, *prologue, *body, ""])


def _first_after_allocas(lines: list[str]) -> int:
    """Index of the first line of the entry block that is no label, alloca of constant size or debug record."""
    for index, line in enumerate(lines):
        if label_of(line) is None and not _ALLOCA.match(line) and not line.startswith("    #dbg_"):
            return index
    return len(lines)


def _prologue(context: Context, names: Names, rewriter: BodyRewriter, dbg: str) -> list[str]:
    context.declare("llvm.amdgcn.lds.kernel.id", "i32", "")
    kernels, columns = len(context.kernel_ids), len(context.columns)
    kernel_id, entry, slot = names.value("id"), names.fresh(), names.value("slot")
    lines = [
        f"  {kernel_id} = call i32 @llvm.amdgcn.lds.kernel.id(){dbg}",
        f"  {entry} = getelementptr inbounds [{kernels} x ptr addrspace(3)], ptr addrspace(1) @{BASE_TABLE}, "
        f"i32 0, i32 {kernel_id}{dbg}",
        f"  {slot} = load ptr addrspace(3), ptr addrspace(1) {entry}, align 4{dbg}",
        f"  {rewriter.block} = load ptr addrspace(1), ptr addrspace(3) {slot}, align 8{dbg}",
    ]
    for name, pointer in rewriter.replacements.items():
        if context.is_full:
            lines += _pointer(context, names, rewriter.block, kernel_id, name, pointer, dbg)
            continue
        cell, field, offset = names.fresh(), names.fresh(), names.fresh()
        lines += [
            f"  {cell} = getelementptr inbounds [{kernels} x [{columns} x ptr addrspace(1)]], "
            f"ptr addrspace(1) @{OFFSET_TABLE}, i32 0, i32 {kernel_id}, i32 {context.columns[name]}{dbg}",
            f"  {field} = load ptr addrspace(1), ptr addrspace(1) {cell}, align 8{dbg}",
            f"  {offset} = load i32, ptr addrspace(1) {field}, align 4{dbg}",
            f"  {pointer} = getelementptr inbounds i8, ptr addrspace(3) {slot}, i32 {offset}{dbg}",
        ]
    return lines


def _pointer(
    context: Context, names: Names, block: str, kernel_id: str, name: str, pointer: str, dbg: str
) -> list[str]:
    """Profile full: the offset itself is in the table. The n-th stacked dynamic variable lies n dynamic sizes behind
    the first; n is in a column of its own."""
    columns = context.table_columns
    table = f"[{len(context.kernel_ids)} x [{len(columns)} x i32]], ptr addrspace(1) @{OFFSET_TABLE}, i32 0, i32 {kernel_id}"
    cell, offset = names.fresh(), names.fresh()
    lines = [
        f"  {cell} = getelementptr inbounds {table}, i32 {columns[name]}{dbg}",
        f"  {offset} = load i32, ptr addrspace(1) {cell}, align 4{dbg}",
    ]
    counted = columns.get(f"#{name}")
    if counted is None:
        return [*lines, f"  {pointer} = inttoptr i32 {offset} to ptr addrspace(3){dbg}"]
    place, nth, where, size, moved, address = (names.fresh() for _ in range(6))
    return [
        *lines,
        f"  {place} = getelementptr inbounds {table}, i32 {counted}{dbg}",
        f"  {nth} = load i32, ptr addrspace(1) {place}, align 4{dbg}",
        f"  {where} = getelementptr i8, ptr addrspace(1) {block}, i32 {HEADER_DYNAMIC}{dbg}",
        f"  {size} = load i32, ptr addrspace(1) {where}, align 4{dbg}",
        f"  {moved} = mul i32 {nth}, {size}{dbg}",
        f"  {address} = add i32 {offset}, {moved}{dbg}",
        f"  {pointer} = inttoptr i32 {address} to ptr addrspace(3){dbg}",
    ]
