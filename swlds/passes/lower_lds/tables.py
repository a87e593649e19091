"""The globals that the lowering makes, and those that it removes.

Made per kernel: the slot, the metadata struct with its two types, the dynamic-LDS marker; once per module: base and offset
table. Removed: the lowered variables, with their entries in ``llvm.used`` and ``llvm.compiler.used``.
Needs: layouts, kernel ids, columns; bodies rewritten. Breaks: nothing.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from swlds.analysis.layout import KernelLayout
from swlds.errors import UnsupportedError
from swlds.ir.model import GlobalVariable, Module
from swlds.ir.names import ANNOTATIONS, USED_LISTS, display_name, global_names
from swlds.ir.types import NamedStructType
from swlds.passes.lower_lds.context import (
    BASE_TABLE,
    OFFSET_TABLE,
    TOO_LARGE,
    Context,
    dynlds_name,
    md_field,
    md_name,
    slot_name,
)
from swlds.passes.lower_lds.text import split_list

_ITEM = "swlds.i"


def add_kernel_globals(context: Context, layout: KernelLayout) -> None:
    """Slot, dynamic marker and metadata struct of one kernel."""
    kernel, module = layout.kernel, context.module
    item, struct, entries = md_name(kernel, ".item"), md_name(kernel, ".type"), layout.entries
    _add_type(context, struct, f"{{ {', '.join([f'%{item}'] * len(entries))} }}")
    _add_type(context, item, "{ i32, i32, i32 }")
    module.types_for_llvm[_ITEM] = "{ i32, i32, i32 }"  # with a short name, since each struct names it once an entry
    module.types_for_llvm[struct] = f"{{ {', '.join([f'%{_ITEM}'] * len(entries))} }}"
    absolute = context.module.add_metadata("!{i32 0, i32 1}")
    _add_global(
        context,
        slot_name(kernel),
        f"internal addrspace(3) global ptr poison, no_sanitize_address, align {layout.align}, !absolute_symbol {absolute}",
        3,
    )
    if layout.dynamic:
        start = layout.lds_size
        absolute = context.module.add_metadata(f"!{{i32 {start}, i32 {start + 1}}}")
        _add_global(
            context,
            dynlds_name(kernel),
            f"external addrspace(3) global [0 x i8], no_sanitize_address, align {layout.align}, !absolute_symbol {absolute}",
            3,
        )
    numbers = _rows(context, layout)
    rows = ", ".join([f"%{item} {{ i32 {o}, i32 {s}, i32 {p} }}" for o, s, p in numbers])
    head = f"internal addrspace(1) {'constant' if context.is_full else 'global'} %{struct}"
    made = _add_global(context, md_name(kernel), f"{head} {{ {rows} }}, no_sanitize_address", 1)
    if len(numbers) == len(entries) and all(0 <= number < TOO_LARGE for row in numbers for number in row):
        made.for_llvm = f"@{made.name} = {head} zeroinitializer, no_sanitize_address"
        module.types_for_llvm[item] = ""  # named in the rows alone


def _rows(context: Context, layout: KernelLayout) -> list[tuple[int, int, int]]:
    """(offset, size, padded size) an entry. In profile full dynamic entries all begin where static LDS ends, and the
    third number of a stacked one counts the dynamic variables in front of it."""
    if not context.is_full:
        return [(e.offset, e.size, e.padded) for e in layout.entries]
    rows = [(e.offset, e.size, e.padded) for e in layout.entries if not e.is_dynamic]
    return rows + [
        (layout.static_end, 0, nth if context.options.dynamic == "stacked" else 0)
        for nth, _ in enumerate(layout.dynamic)
    ]


def add_tables(context: Context) -> None:
    """Base table (one slot a kernel) and offset table (one row a kernel, one column a variable)."""
    kernels = list(context.kernel_ids)
    if not kernels:
        return
    slots = ", ".join([f"ptr addrspace(3) @{slot_name(k)}" for k in kernels])
    _add_global(
        context,
        BASE_TABLE,
        f"internal addrspace(1) constant [{len(kernels)} x ptr addrspace(3)] [{slots}], no_sanitize_address",
        1,
    )
    if not context.columns:
        return
    cell_type = "i32" if context.is_full else "ptr addrspace(1)"
    row_type = f"[{len(context.table_columns)} x {cell_type}]"
    known = _offsets if context.is_full else _fields
    cells = [_row_of(context.table_columns, known(context, kernel), f"{cell_type} poison") for kernel in kernels]
    rows = ", ".join([f"{row_type} [{', '.join(row)}]" for row in cells])
    head = "internal addrspace(1) constant"
    table = _add_global(context, OFFSET_TABLE, f"{head} [{len(kernels)} x {row_type}] [{rows}], no_sanitize_address", 1)
    # Rows are lists as long as their type says, of cells of one form: LLVM reads of each the one that asks most of its struct.
    most = ", ".join([max(set(row), key=_asked_field) for row in cells])
    table.for_llvm = f"@{OFFSET_TABLE} = {head} [{len(kernels)} x {cell_type}] [{most}], no_sanitize_address"


def _row_of(columns: dict[str, int], known: dict[str, str], unknown: str) -> list[str]:
    """A cell for each column; most kernels use few of the variables."""
    row = [unknown] * len(columns)
    for name in known.keys() & columns.keys():
        row[columns[name]] = known[name]
    return row


def _fields(context: Context, kernel: str) -> dict[str, str]:
    """Addresses of the offset fields of a kernel's metadata struct."""
    head = f"ptr addrspace(1) {md_field(kernel, 0, 0).removesuffix('i32 0, i32 0)')}i32 "
    return {name: f"{head}{index}, i32 0)" for name, index in context.layouts[kernel].indices.items()}


def _asked_field(cell: str) -> tuple[int, str]:
    """Sorts cells of one row by the number of the field, since they are alike before it."""
    return len(cell), cell


def _offsets(context: Context, kernel: str) -> dict[str, str]:
    """The offsets themselves: a table of pointers to constants is what LLVM 22's RelLookupTableConverter breaks over."""
    layout = context.layouts[kernel]
    offsets = {e.name: layout.static_end if e.is_dynamic else e.offset for e in layout.variables}
    offsets.update({f"#{e.name}": nth for nth, e in enumerate(layout.dynamic)})
    return {name: f"i32 {offset}" for name, offset in offsets.items()}


def add_declarations(context: Context) -> None:
    """Declare what the new code calls."""
    from swlds.ir.model import Function

    for name, text in context.declarations.items():
        function = Function(name, text, None)
        function.module = context.module
        context.module.functions[name] = function


def remove_unused(context: Context, still_used: set[str]) -> set[str]:
    """Profile llvm: drop every lowerable variable that nothing mentions any more; returns their names."""
    mentioned = set(still_used)
    lines = context.module.variable_lines()  # a mention of a variable has its type
    entities = [
        (n, line) for n, line in lines if "addrspace(3)" in line and n != OFFSET_TABLE
    ]  # that names our structs
    entities += [(a.name, a.text) for a in context.module.aliases.values()]
    for name, text in entities:
        if "@" in text[1:]:
            mentioned.update(global_names(text[1 + len(name) :]))
    for function in context.module.functions.values():
        if function.header.count("@") > 1:  # prefix and prologue data, a personality
            mentioned.update(global_names(function.header))
    removed = context.uses.variables.keys() - mentioned
    for name in removed:
        del context.module.globals[name]
    return removed


def remove_variables(context: Context) -> None:
    """Profile full: drop the lowered variables and their entries in lists that are never emitted; refuse other mentions."""
    lowered = context.uses.variables.keys()
    for name in (*USED_LISTS, ANNOTATIONS):
        if name in context.module.globals:
            _shorten_used(context.module, context.module.globals[name], set(lowered))
    for name, line in context.module.variable_lines():
        if "addrspace(3)" in line and name not in lowered and line.find("@", 1) > 0:  # a mention has its type
            variable = context.module.globals[name]
            what = f"the initializer of @{display_name(name)}"
            _refuse_address(context.module, lowered, what, variable.text[1 + len(name) :], variable.line)
    for function in context.module.functions.values():
        if "@" in function.header.partition(f"@{function.name}(")[2]:
            _refuse_address(
                context.module, lowered, f"the header of @{display_name(function.name)}", function.header, function.line
            )
    for name in lowered:
        del context.module.globals[name]


def _refuse_address(module: Module, lowered: Collection[str], what: str, text: str, line: int) -> None:
    for name in global_names(text):
        if name in lowered:
            raise UnsupportedError(
                f"{what} holds the address of LDS variable @{display_name(name)}, which is different in every work-group",
                location=f"{module.source_name}:{line}:1",
                hint="store the address in the kernel",
            )


def _shorten_used(module: Module, used: GlobalVariable, removed: set[str]) -> None:
    """Drop entries from ``@llvm.used = appending global [N x ptr] [ptr …, …], section "llvm.metadata"``."""
    head, _, rest = used.text.partition("] [")
    listed, _, tail = rest.rpartition("]")
    entries = [e for e in split_list(listed) if not removed.intersection(global_names(e))]
    if not entries:
        del module.globals[used.name]
        return
    head = re.sub(r"\[\d+ x", f"[{len(entries)} x", head, count=1)
    _replace_text(module, used, f"{head}] [{', '.join(entries)}]{tail}")


def _replace_text(module: Module, variable: GlobalVariable, text: str) -> None:
    module.globals[variable.name] = GlobalVariable(variable.name, text, variable.addrspace, line=variable.line)
    module.globals[variable.name].module = module


def _refuse_taken(context: Context, name: str, sigil: str) -> None:
    """By the module, or by the lowering itself: what is made for kernels ``x`` and ``x.md`` may have one name."""
    title = f"{sigil}{display_name(name)}"
    owners = [f"kernel @{display_name(k)}" for k in context.layouts if name in _made_names(k, sigil)]
    owners += ["the tables"] if name in (BASE_TABLE, OFFSET_TABLE) else []
    is_ours = len(owners) > 1
    raise UnsupportedError(
        f"what the lowering makes for {' and for '.join(owners)} would have one name, {title}"
        if is_ours
        else f"the module already has {title}, a name that the lowering needs",
        location=context.module.source_name,
        hint="rename the kernel" if is_ours else "rename it; was the module lowered before?",
    )


def _made_names(kernel: str, sigil: str) -> tuple[str, ...]:
    if sigil == "%":
        return md_name(kernel, ".type"), md_name(kernel, ".item")
    return slot_name(kernel), md_name(kernel), dynlds_name(kernel)


def _add_type(context: Context, name: str, text: str) -> None:
    module = context.module
    if name in module.types:
        _refuse_taken(context, name, "%")
    module.types[name] = NamedStructType(name)
    module.type_texts[name] = text
    module.types_resolved = False


def _add_global(context: Context, name: str, text: str, addrspace: int) -> GlobalVariable:
    module = context.module
    if module.lookup(name) is not None:
        _refuse_taken(context, name, "@")
    variable = GlobalVariable(name, f"@{name} = {text}", addrspace)
    variable.module = module
    module.globals[name] = variable
    return variable
