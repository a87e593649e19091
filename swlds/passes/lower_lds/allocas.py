"""Profile ``full``: allocas of constant size move to the top of the entry block, which the prologue splits."""

from __future__ import annotations

from swlds.ir.model import Function
from swlds.ir.names import NAME, replace_locals
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.text import Names, cut_head, label_of

CONSTANT_ALLOCA = lazy_pattern(
    rf"  (%{NAME}) = alloca (?!inalloca)[^,]+(?:, i\d+ \d+)?(?:, align \d+)?(?:, addrspace\(5\))?(?:, !|$)"
)


def hoist_allocas(function: Function) -> str:
    """Move constant-size allocas of the entry block to its top, where they stay static.

    A numbered one gets a name, since numbers must increase through the function.
    """
    text = function.body or ""
    if " = alloca " not in cut_head(text, CONSTANT_ALLOCA)[1]:  # all are there, or none is anywhere
        return text
    lines = text.split("\n")
    stop = next((i for i, line in enumerate(lines) if i and label_of(line) is not None), len(lines))
    start = 1 if label_of(lines[0]) is not None else 0
    late: list[str] = []
    rest: list[str] = []
    renames: dict[str, str] = {}
    seen_other = False
    prefix = ""
    for line in lines[start:stop]:
        matched = CONSTANT_ALLOCA.match(line)
        seen_other |= matched is None and not line.startswith("    #dbg_")
        if matched is None or not seen_other:
            rest.append(line)
            continue
        late.append(line)
        if matched[1][1:].isdigit():
            prefix = prefix or Names(function, text).free("alloca", ".")
            renames[matched[1]] = f"%{prefix}{matched[1][1:]}"
    if not late:
        return text
    hoisted = "\n".join([*lines[:start], *late, *rest, *lines[stop:]])
    if renames:
        hoisted = replace_locals(hoisted, renames)
    return hoisted
