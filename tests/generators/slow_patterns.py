"""Every regular expression of swlds against long lines: which of them take more than linear time?

A pattern is tried in the ways in which the code uses it: ``search`` tries every place of a line, ``match`` the first only.
"""

# ruff: noqa: E501
from __future__ import annotations

import importlib
import itertools
import pkgutil
import re
import time
from collections.abc import Iterator
from pathlib import Path

import swlds

LENGTH = 4_000
#: A linear pattern takes under a millisecond for a line of that length, a quadratic one over a hundred.
LIMIT = 0.06
HEADS = [
    "", ";", "; ", "; LAUNCH:", "; EXPECT: arg1 =", "; error: a", "; RUN", "; CHECK", "define ", "define void @f(", "define void @", "@f = ",
    "@f = global ", "!0 = ", "!0 = !{", "attributes #0 = {", "  %a = ", "  store i32 %a, ", '"', "[[A:", "!DIFile(filename: ", "  ; preds",
    "i32[1]", "f32=", "bytes:", "call void ", "llvm.amdgcn.", "ptr addrspace(3) ", ", !a !", "amdgpu-no-", "memory(", "(", "[ ", "local[", "x",
]  # fmt: skip
UNITS = [
    " ", "\t", "a", "0", "-", ".", "_", "(", ")", "[", "]", "{", "}", "<", ">", '"', '""', '"a"', ";", "; ", "#0", "#0 ", "!x !0 ", "!0", "%a", "%a ",
    "@a", "@", "@a(", "()", "(a)", "a,", "a, ", ",", "a ", "a=", ":", "=", "\n", " \n", "\n\n", "label %a", "c", "\\", "\\22", "/*", "[[A", "i32 0 ", "a-", "a:",
    "define ", "declare @", " = ", "!a", ", !a !0", " x ", "[0 x ", "ptr addrspace(3) ", "addrspace(3)", "@a = ", "v_", "ds_", "//", "RUN", "|", "  %a = load ",
]  # fmt: skip
TAILS = ["", "\n", "y", "\x00", ")"]


def patterns() -> Iterator[tuple[str, re.Pattern[str] | re.Pattern[bytes], bool]]:
    """Name, pattern, and whether the code searches with it, of each pattern that a module of swlds holds."""
    for info in pkgutil.walk_packages(swlds.__path__, "swlds."):
        if info.name.endswith("__main__"):
            continue
        module = importlib.import_module(info.name)
        source = Path(str(module.__file__)).read_text()
        for name, value in vars(module).items():
            if isinstance(value, re.Pattern):
                used = set(re.findall(rf"\b{name}\.(\w+)", source)) or {"search"}
                yield f"{info.name}.{name}", value, bool(used - {"match", "fullmatch", "pattern", "flags"})


def seconds(pattern: re.Pattern[str] | re.Pattern[bytes], line: str, searches: bool) -> float:
    """How long the pattern takes for the line."""
    text: str | bytes = line.encode() if isinstance(pattern.pattern, bytes) else line
    start = time.perf_counter()
    if searches:
        for found in pattern.finditer(text):  # type: ignore[arg-type]
            if time.perf_counter() - start > 1:
                break
            del found
    else:
        pattern.match(text)  # type: ignore[arg-type]
    return time.perf_counter() - start


def lines() -> Iterator[str]:
    """Long lines of one thing again and again, behind what makes patterns look closer."""
    for head, unit, tail in itertools.product(HEADS, UNITS, TAILS):
        yield head + unit * (LENGTH // len(unit)) + tail


def slowest(pattern: re.Pattern[str] | re.Pattern[bytes], searches: bool) -> tuple[float, str]:
    """Seconds and line of the first line that takes too long, or of the slowest one."""
    worst = (0.0, "")
    for line in lines():
        taken = seconds(pattern, line, searches)
        if taken > LIMIT:  # again: another process may have had the processor
            taken = min(taken, seconds(pattern, line, searches), seconds(pattern, line, searches))
        worst = max(worst, (taken, line))
        if taken > LIMIT:
            break
    return worst
