"""Declarations and attribute groups that nothing mentions once bodies are rewritten go, as LLVM would not print them.

Needs: all text rewritten. Breaks: nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.once import once_functions

#: No module has more groups than nine digits count; what has more digits stands in a string.
_GROUP = lazy_pattern(r"#(\d{1,9})\b")


def drop_orphans(context: Context) -> None:
    """Of declarations only those that the lowering made, or whose calls it rewrote; the user's stay."""
    module = context.module
    bodies = [*once_functions(context), *_bodies(context)]
    _drop_declarations(context, {*context.replaced, *context.declarations}, bodies)
    lines = [line for _, line in module.variable_lines()]
    texts = [*bodies, *(function.header for function in module.functions.values()), *lines]
    used = set(_GROUP.findall("\n".join([text for text in texts if "#" in text])))
    for number in module.attribute_groups.keys() - set(map(int, used)):
        del module.attribute_groups[number]


def _drop_declarations(context: Context, unused: set[str], bodies: Iterable[str]) -> None:
    functions = context.module.functions
    for body in bodies:
        if not unused:
            return
        if "@" in body:
            unused = {name for name in unused if f"@{name}(" not in body}
    for name in unused:
        if name in functions and functions[name].is_declaration:
            del functions[name]


def _bodies(context: Context) -> Iterator[str]:
    """What LLVM reads of bodies: with the functions that it calls it names groups and functions that the bodies name."""
    for function in context.module.functions.values():
        if function.body is not None:
            yield function.body if function.for_llvm is None else function.for_llvm
