"""Kernel prologue and epilogue of profile ``llvm``: what LLVM 22.1's pass writes.

Before::

    entry:
      …
      ret void

After::

    WId:        work-item (0, 0, 0) goes to Malloc, the others to entry
    Malloc:     size from the metadata struct, dynamic sizes written into it; malloc; slot; poison redzones
    entry:      %xyzcond phi; barrier; load block; pointers of the variables
      …         every ret branches to CondFree
    CondFree:   barrier; %xyzcond ? Free : End

Needs: layout. Breaks: the entry block's label must be written out, since it is no longer first.
"""

from __future__ import annotations

from swlds.analysis.layout import KernelLayout
from swlds.ir.brief import Piece, join_lines, make_piece
from swlds.ir.model import Function
from swlds.passes.lower_lds.context import Context, dynlds_name, is_small, md_field, slot_name
from swlds.passes.lower_lds.instrument import poison_regions
from swlds.passes.lower_lds.memory import BodyRewriter
from swlds.passes.lower_lds.text import Names, debug_suffix, entry_label, first_line, function_debug_reference, label_of

HIDDEN_DYNAMIC_LDS_SIZE_SLOT = 15


def lower_kernel(context: Context, function: Function, layout: KernelLayout) -> tuple[str, str | None]:
    """The new body text, and what LLVM may read in its place."""
    text = function.body or ""
    names, first = Names(function, text), text[: text.find("\n")]
    label = entry_label(function, [first])
    rest = text if label_of(first) is None else text[len(first) + 1 :]
    first_dbg = debug_suffix(first_line(rest))
    rewriter = BodyRewriter(context, function, names, _replacements(context, layout, names))
    end = names.block("CondFree")

    def branch_to_end(dbg: str) -> list[str]:
        return [f"  br label %{end}\0"]  # the location is known at the end of the body

    rewriter.on_return = branch_to_end
    body = rewriter.rewrite_text(rest, label)
    last_dbg = first_dbg if rewriter.last_dbg is None else rewriter.last_dbg
    body = [line.replace("\0", last_dbg) if "\0" in line else line for line in body]
    wid, malloc = names.block("WId"), names.block("Malloc")
    prologue_dbg = first_dbg or _subprogram_location(context, function)

    def make_prologue() -> list[str]:
        return [
            *_wid(context, names, wid, malloc, label, prologue_dbg),
            *_malloc(context, layout, names, malloc, label, prologue_dbg),
            f"{label}:",
            *_meet(context, layout, names, wid, malloc, first_dbg),
        ]

    def make_epilogue() -> list[str]:
        return _epilogue(context, names, end, last_dbg)

    if layout.dynamic or prologue_dbg or last_dbg or not is_small(layout):
        lines = [*make_prologue(), *_variables(context, layout, names, rewriter, first_dbg), *body]
        return join_lines([*lines, *make_epilogue(), ""], phis=1)
    find, slot = context.frame_texts.text, slot_name(layout.kernel)
    begun = find((wid, malloc, label, _last_static(layout), *layout.redzones), names, slot, make_prologue)
    variables = _variables(context, layout, names, rewriter, first_dbg)
    ended = find((end, names.block("Free"), names.block("End")), names, slot, make_epilogue)
    prologue, epilogue = _cut_short(context, layout, names, label, end, begun, ended)
    return join_lines([prologue, *variables, *body, epilogue, ""])


def _cut_short(
    context: Context, layout: KernelLayout, names: Names, label: str, end: str, frame: str, epilogue: str
) -> tuple[Piece, Piece]:
    """Kernels without dynamic LDS begin and end alike but for names and numbers: LLVM reads it once (``Context.frames``), and of
    the others what the body uses, with what the kernel has for itself."""
    unnamed = int(label) if label.isdecimal() else 0  # a label that is a number follows so many parameters
    context.note_frame("llvm", [frame, f"  br label %{end}", epilogue, ""], ", ".join(["i1"] * unnamed))
    size, address = names.value("size"), names.value("address")
    begun = f"{label}:\n  {size} = load i32, ptr addrspace(1) {_size_field(layout)}, align 4\n{_load_block(layout, names, '')}"
    left = f"\n{end}:\n  {address} = ptrtoint ptr addrspace(1) {names.value('block')} to i64\n  ret void"
    return make_piece(frame, begun), make_piece(epilogue, left)


def _replacements(context: Context, layout: KernelLayout, names: Names) -> dict[str, str]:
    """Pointers of the variables that the kernel itself uses; the others are reached by functions only."""
    direct = context.uses.direct.get(layout.kernel, {})
    return {e.name: names.value(f"v{i}") for i, e in enumerate(layout.entries) if e.name in direct}


def _subprogram_location(context: Context, function: Function) -> str:
    """A location at the line of the function's DISubprogram, "" when it has none."""
    from swlds.ir.metadata import subprogram_line

    reference = function_debug_reference(function)
    if reference is None:
        return ""
    line = subprogram_line(context.module, reference)
    place = f"line: {line}, " if line else "line: 0, "
    return ", !dbg " + context.module.add_metadata(f"!DILocation({place}column: 1, scope: {reference})")


def _wid(context: Context, names: Names, wid: str, malloc: str, label: str, dbg: str) -> list[str]:
    for axis in "xyz":
        context.declare(f"llvm.amdgcn.workitem.id.{axis}", "i32", "")
    x, y, z, xy, xyz, first = (names.value(n) for n in ("x", "y", "z", "xy", "xyz", "first"))
    return [
        f"{wid}:",
        f"  {x} = call i32 @llvm.amdgcn.workitem.id.x(){dbg}",
        f"  {y} = call i32 @llvm.amdgcn.workitem.id.y(){dbg}",
        f"  {z} = call i32 @llvm.amdgcn.workitem.id.z(){dbg}",
        f"  {xy} = or i32 {x}, {y}{dbg}",
        f"  {xyz} = or i32 {xy}, {z}{dbg}",
        f"  {first} = icmp eq i32 {xyz}, 0{dbg}",
        f"  br i1 {first}, label %{malloc}, label %{label}{dbg}",
        "",
    ]


def _last_static(layout: KernelLayout) -> int:
    return max(i for i, e in enumerate(layout.entries) if not e.is_dynamic)


def _size_field(layout: KernelLayout) -> str:
    return md_field(layout.kernel, _last_static(layout), 2)


def _malloc(context: Context, layout: KernelLayout, names: Names, malloc: str, label: str, dbg: str) -> list[str]:
    kernel = layout.kernel
    last_static = _last_static(layout)
    fresh = names.fresh
    start, size, total = fresh(), fresh(), fresh()
    lines = [
        f"{malloc}:",
        f"  {start} = load i32, ptr addrspace(1) {md_field(kernel, last_static, 0)}, align 4{dbg}",
        f"  {size} = load i32, ptr addrspace(1) {_size_field(layout)}, align 4{dbg}",
        f"  {total} = add i32 {start}, {size}{dbg}",
    ]
    if layout.dynamic:
        dynamic, total = _dynamic_sizes(context, layout, names, total, dbg)
        lines += dynamic
    wide, address, pc, given, block = fresh(), fresh(), fresh(), fresh(), fresh()
    context.declare("llvm.returnaddress", "ptr", "i32")
    context.declare("__asan_malloc_impl", "i64", "i64, i64")
    context.declare("__asan_poison_region", "void", "i64, i64")
    lines += [
        f"  {wide} = zext i32 {total} to i64{dbg}",
        f"  {address} = call ptr @llvm.returnaddress(i32 0){dbg}",
        f"  {pc} = ptrtoint ptr {address} to i64{dbg}",
        f"  {given} = call i64 @__asan_malloc_impl(i64 {wide}, i64 {pc}){dbg}",
        f"  {block} = inttoptr i64 {given} to ptr addrspace(1){dbg}",
        f"  store ptr addrspace(1) {block}, ptr addrspace(3) @{slot_name(kernel)}, align 8{dbg}",
    ]
    lines += poison_regions(names, block, layout.redzones, dbg, "inbounds ")
    return [*lines, f"  br label %{label}{dbg}", ""]


def _dynamic_sizes(context: Context, layout: KernelLayout, names: Names, total: str, dbg: str) -> tuple[list[str], str]:
    """Write offset and size of each dynamic variable into the metadata struct, stacked one after another."""
    context.declare("llvm.amdgcn.implicitarg.ptr", "ptr addrspace(4)", "")
    fresh, kernel, align = names.fresh, layout.kernel, layout.align
    arguments, hidden = fresh(), fresh()
    lines = [
        f"  {arguments} = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(){dbg}",
        f"  {hidden} = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) {arguments}, "
        f"i64 {HIDDEN_DYNAMIC_LDS_SIZE_SLOT}{dbg}",
    ]
    for index, entry in enumerate(layout.entries):
        if not entry.is_dynamic:
            continue
        size, more, parts, padded, following = (fresh() for _ in range(5))
        lines += [
            f"  store i32 {total}, ptr addrspace(1) {md_field(kernel, index, 0)}, align 4{dbg}",
            f"  {size} = load i32, ptr addrspace(4) {hidden}, align 4{dbg}",
            f"  store i32 {size}, ptr addrspace(1) {md_field(kernel, index, 1)}, align 4{dbg}",
            f"  {more} = add i32 {size}, {align - 1}{dbg}",
            f"  {parts} = udiv i32 {more}, {align}{dbg}",
            f"  {padded} = mul i32 {parts}, {align}{dbg}",
            f"  store i32 {padded}, ptr addrspace(1) {md_field(kernel, index, 2)}, align 4{dbg}",
            f"  {following} = add i32 {total}, {padded}{dbg}",
        ]
        total = following
    return lines, total


def _meet(context: Context, layout: KernelLayout, names: Names, wid: str, malloc: str, dbg: str) -> list[str]:
    context.declare("llvm.amdgcn.s.barrier", "void", "")
    return [
        f"  {names.value('xyzcond')} = phi i1 [ false, %{wid} ], [ true, %{malloc} ]{dbg}",
        f"  call void @llvm.amdgcn.s.barrier(){dbg}",
        _load_block(layout, names, dbg),
    ]


def _load_block(layout: KernelLayout, names: Names, dbg: str) -> str:
    slot = f"ptr addrspace(3) @{slot_name(layout.kernel)}"
    return f"  {names.value('block')} = load ptr addrspace(1), {slot}, align 8{dbg}"


def _variables(context: Context, layout: KernelLayout, names: Names, rewriter: BodyRewriter, dbg: str) -> list[str]:
    slot, lines = slot_name(layout.kernel), []
    for name, pointer in rewriter.replacements.items():
        offset = names.fresh()
        field = md_field(layout.kernel, layout.indices[name], 0)
        lines += [
            f"  {offset} = load i32, ptr addrspace(1) {field}, align 4{dbg}",
            f"  {pointer} = getelementptr inbounds i8, ptr addrspace(3) @{slot}, i32 {offset}{dbg}",
        ]
    if layout.dynamic:
        context.declare("llvm.donothing", "void", "")
        lines.append(
            f'  call void @llvm.donothing() [ "ExplicitUse"(ptr addrspace(3) @{dynlds_name(layout.kernel)}) ]{dbg}'
        )
    return lines


def _epilogue(context: Context, names: Names, end: str, dbg: str) -> list[str]:
    context.declare("__asan_free_impl", "void", "i64, i64")
    free, done = names.block("Free"), names.block("End")
    address, pc, block = names.fresh(), names.fresh(), names.fresh()
    return [
        "",
        f"{end}:",
        f"  call void @llvm.amdgcn.s.barrier(){dbg}",
        f"  br i1 {names.value('xyzcond')}, label %{free}, label %{done}{dbg}",
        "",
        f"{free}:",
        f"  {address} = call ptr @llvm.returnaddress(i32 0){dbg}",
        f"  {pc} = ptrtoint ptr {address} to i64{dbg}",
        f"  {block} = ptrtoint ptr addrspace(1) {names.value('block')} to i64{dbg}",
        f"  call void @__asan_free_impl(i64 {block}, i64 {pc}){dbg}",
        f"  br label %{done}{dbg}",
        "",
        f"{done}:",
        f"  ret void{dbg}",
    ]
