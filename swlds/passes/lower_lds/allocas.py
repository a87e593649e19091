"""Profile ``full``: allocas of constant size move to the top of the entry block, which the prologue splits."""

from __future__ import annotations

import re

from swlds.ir.names import NAME
from swlds.passes.lower_lds.text import label_of

CONSTANT_ALLOCA = re.compile(
    rf"  (%{NAME}) = alloca (?!inalloca)[^,]+(?:, i\d+ \d+)?(?:, align \d+)?(?:, addrspace\(5\))?(?:, !|$)"
)


def hoist_allocas(text: str) -> str:
    """Move constant-size allocas of the entry block to its top, where they stay static.

    A numbered one gets a name, since numbers must increase through the function.
    """
    lines = text.split("\n")
    stop = next((i for i, line in enumerate(lines) if i and label_of(line) is not None), len(lines))
    start = 1 if label_of(lines[0]) is not None else 0
    late: list[str] = []
    rest: list[str] = []
    renames: dict[str, str] = {}
    seen_other = False
    for line in lines[start:stop]:
        matched = CONSTANT_ALLOCA.match(line)
        seen_other |= matched is None and not line.startswith("    #dbg_")
        if matched is None or not seen_other:
            rest.append(line)
            continue
        late.append(line)
        if matched[1][1:].isdigit():
            renames[matched[1]] = f"%alloca.{matched[1][1:]}"
    if not late:
        return text
    hoisted = "\n".join([*lines[:start], *late, *rest, *lines[stop:]])
    if renames:
        hoisted = re.sub(r"%\d+\b", lambda m: renames.get(m[0], m[0]), hoisted)
    return hoisted
