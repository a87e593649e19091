"""Declarations and attribute groups that nothing mentions once bodies are rewritten go, as LLVM would not print them.

Needs: all text rewritten. Breaks: nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.once import once_functions

#: No module has more groups than nine digits count; what has more digits stands in a string.
_GROUP = lazy_pattern(r"#(\d{1,9})\b")


def drop_orphans(context: Context) -> None:
    """Of declarations only those that the lowering made, or whose calls it rewrote; the user's stay."""
    _drop_declarations(context, {*context.replaced, *context.declarations})
    used = set(_GROUP.findall("\n".join([text for text in _texts(context) if "#" in text])))
    for number in context.module.attribute_groups.keys() - set(map(int, used)):
        del context.module.attribute_groups[number]


def _drop_declarations(context: Context, unused: set[str]) -> None:
    functions = context.module.functions
    for function in (*context.module.kernel_functions, *functions.values()):  # kernels call most of them
        if not unused:
            return
        body = function.body
        if body is not None and "@" in body:
            unused = {name for name in unused if f"@{name}(" not in body}
    for name in unused:
        if name in functions and functions[name].is_declaration:
            del functions[name]


def _texts(context: Context) -> Iterator[str]:
    """All that names groups. What LLVM reads in place of a body does, with the functions that this calls."""
    yield from once_functions(context)
    for function in context.module.functions.values():
        yield function.header
        yield function.body or "" if function.for_llvm is None else function.for_llvm
    for _, line in context.module.variable_lines():
        yield line
