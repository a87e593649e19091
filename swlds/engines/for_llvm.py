"""Make LLVM's ``amdgpu-sw-lower-lds`` act on a module: it leaves alone what is not marked for AddressSanitizer.

Before: any module. After: text in which every definition has ``sanitize_address`` and the module flag
``nosanitize_address`` is there (it says that no other pass will instrument).
"""

from __future__ import annotations

import re

from swlds.ir.model import Module
from swlds.lazy import lazy_pattern

FLAG = '!{i32 4, !"nosanitize_address", i32 1}'
_NAME = lazy_pattern(r'@("[^"]*"|[-\w.$]+)\(')
_BETWEEN = lazy_pattern(r"( (?:local_)?unnamed_addr)?( addrspace\(\d+\))?")
_FLAGS = lazy_pattern(r"^!llvm\.module\.flags = !\{(.*)\}$", re.M)


def mark_for_llvm(module: Module) -> str:
    """The module's text, marked."""
    marked = {f.name for f in module.defined_functions if f.find_attribute("sanitize_address") is not None}
    text = "\n".join(_marked(line, marked) if line.startswith("define ") else line for line in str(module).split("\n"))
    if '"nosanitize_address"' in text:
        return text
    number = max((int(n) for n in re.findall(r"^!(\d+) =", text, re.M)), default=-1) + 1
    if matched := _FLAGS.search(text):
        flags = ", ".join(filter(None, (matched[1], f"!{number}")))
        text = text[: matched.start()] + f"!llvm.module.flags = !{{{flags}}}" + text[matched.end() :]
    else:
        text += f"\n!llvm.module.flags = !{{!{number}}}\n"
    return f"{text}\n!{number} = {FLAG}\n"


def _marked(line: str, marked: set[str]) -> str:
    matched = _NAME.search(line)
    if matched is None or matched[1] in marked:
        return line
    end = _closing(line, matched.end() - 1) + 1
    between = _BETWEEN.match(line, end)
    assert between is not None, "the pattern may be empty"
    return f"{line[: between.end()]} sanitize_address{line[between.end() :]}"


def _closing(line: str, start: int) -> int:
    """Position of the parenthesis that closes the one at ``start``; names in quotes are skipped."""
    depth, quoted = 0, False
    for at in range(start, len(line)):
        if line[at] == '"':
            quoted = not quoted
        elif not quoted and line[at] in "()":
            depth += 1 if line[at] == "(" else -1
            if depth == 0:
                return at
    raise AssertionError("a definition's parameters are closed")
