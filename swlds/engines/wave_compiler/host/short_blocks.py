"""Long blocks of host IR are cut into short ones, for quick code.

LLVM selects instructions block by block, and asks of each value which bits are known: six values deep, through all that the
block has computed before. In blocks of some thousand instructions that is most of the time of quick code; of what comes from
another block it does not ask.
"""

from __future__ import annotations

import numpy as np

from swlds.lazy import lazy_pattern

#: Instructions of a block, about. Values that cross blocks lie on the stack in quick code, and each block costs something, too.
MOST = 32
_FROM = lazy_pattern(r", %([\w.]+)\]")


def cut_blocks(text: str) -> str:
    """The module with a branch to a new block after so many instructions.

    ::

        b0:                             b0:
          %v1 = add i32 %a, 1             %v1 = add i32 %a, 1
          ...                             ...
          %v33 = add i32 %v32, 1          br label %b0.cut1
          ...                           b0.cut1:
                                          %v33 = add i32 %v32, 1
                                          ...
    """
    raw = np.frombuffer(f"\n{text}\n\n".encode("ascii", "replace"), np.uint8)
    begins = np.flatnonzero(raw == ord("\n"))[:-1]
    found = np.flatnonzero(raw[begins + 1] != ord(" "))  # labels, functions and their ends
    if np.diff(found).max(initial=0) <= MOST + MOST // 2:
        return text
    lines = text.split("\n")
    edges = found[found < len(lines)].tolist()
    last: dict[str, str] = {}
    start = 0
    for begin, end in zip(edges, [*edges[1:], len(lines)], strict=True):
        if lines[begin][:1] == "}":
            _rename(lines, start, begin, last)
            start, last = begin, {}
        elif end - begin > MOST + MOST // 2 and lines[begin][-1:] == ":":
            label = lines[begin][:-1]
            last[label] = _cut(lines, label, begin + 1, end)
    return "\n".join(lines)


def _cut(lines: list[str], label: str, begin: int, end: int) -> str:
    """Cut one block; the name of its last part."""
    fixed = [
        k for k in range(begin, end) if " = phi " in lines[k] or " = alloca " in lines[k] or "@llvm.coro." in lines[k]
    ]
    first, name, count = max(fixed, default=begin), label, 0
    at = first + MOST
    while at < end - MOST // 2:
        if lines[at].startswith("  %"):
            count += 1
            name = f"{label}.cut{count}"
            lines[at] = f"  br label %{name}\n{name}:\n{lines[at]}"
            at += MOST
        else:
            at += 1
    return name


def _rename(lines: list[str], begin: int, end: int, last: dict[str, str]) -> None:
    """Phis come from the last parts of blocks."""
    if not last:
        return
    for k in range(begin, end):
        if " = phi " in lines[k]:
            lines[k] = _FROM.sub(lambda found: f", %{last.get(found.group(1), found.group(1))}]", lines[k])


__all__ = ["cut_blocks"]
