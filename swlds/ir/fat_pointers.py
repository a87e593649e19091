"""Pointers with a buffer resource in them, ``ptr addrspace(7)``, become a resource and an offset: LLVM's own pass does it.

Before: ``%v = load float, ptr addrspace(7) %p``
After:  ``%v = call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %p.rsrc, i32 %p.off, i32 0, i32 0)``

``amdgpu-lower-buffer-fat-pointers`` runs alone, in a process of its own. Each instruction takes the line of its text along, as
metadata that the pass keeps, so that errors and findings name the user's line.
"""

from __future__ import annotations

from swlds.errors import ParseError, UnsupportedError, VerifyError, WorkerError
from swlds.ir import llvm
from swlds.ir.model import Module
from swlds.ir.printer import functions_text
from swlds.ir.reader import read_module
from swlds.lazy import lazy_pattern

_SPACE = "addrspace(7)"
_KIND = "swlds.line"
_PASS = "amdgpu-lower-buffer-fat-pointers"
_INSTRUCTION = lazy_pattern(r"  (?!.* invoke |.* callbr |.*\[$)[%a-z]")
#: Each instruction has one such row; debug records and continued rows are further in.
_STARTS = lazy_pattern(r"  [%a-z]")
_LINE = lazy_pattern(rf'!\{{!"{_KIND}", i32 (\d+)\}}')


def has_fat_pointers(module: Module) -> bool:
    """Whether anything in the module is a pointer with a resource in it."""
    if any(_SPACE in line for _, line in module.variable_lines()):
        return True
    return _SPACE in functions_text(module)


def lower_fat_pointers(module: Module, processor: str) -> Module:
    """A new module without them; the input is left as it was. UnsupportedError for what LLVM's pass has no place for."""
    from swlds.ir.masked_pointers import find_masked, split_masked

    if find_masked(module):
        module = module.clone()
        split_masked(module)
    try:
        text = llvm.lower_buffer_fat_pointers(_with_lines(module), mcpu=processor)
        text = llvm.canonical_text(text, module.source_name)
    except (WorkerError, ParseError, VerifyError) as error:
        raise UnsupportedError(
            f"ptr {_SPACE} is not executed: LLVM's {_PASS} fails here: {error.message}", location=module.source_name
        ) from None
    lowered = read_module(text, module.source_name)
    lowered.original, lowered.path = module.original, module.path
    lowered.made_of = None if module.input_text is None else ""  # LLVM counts values without names anew
    _take_lines(lowered)
    return lowered


def _with_lines(module: Module) -> str:
    """The text, each instruction of a function with its line."""
    number = 1 + max(module.metadata, default=0)
    out: list[str] = []
    nodes: list[str] = []
    functions = iter(module.defined_functions)
    line: int | None = None
    own: list[int] = []
    for text in str(module).split("\n"):
        if text.startswith("define"):
            function = next(functions)
            line = function.line
            # What was parsed may have been changed: its instructions know their lines.
            own = [i.line for i in reversed(list(function.instructions()))] if function.is_parsed else []
        elif text == "}":
            line = None
        elif line is not None:
            line = own.pop() if own and _STARTS.match(text) else line + 1 - bool(own)
            if _INSTRUCTION.match(text):
                nodes.append(f'!{number + len(nodes)} = !{{!"{_KIND}", i32 {line}}}')
                text = f"{text}, !{_KIND} !{number + len(nodes) - 1}"
        out.append(text)
    return "\n".join([*out, *nodes, ""])


def _take_lines(module: Module) -> None:
    """Give instructions the lines they came with; what the pass adds stands in the line in front of it."""
    for function in module.defined_functions:
        if f"!{_KIND} " not in (function.body or ""):
            continue
        last = function.line
        for instruction in function.instructions():
            if (node := instruction.find_metadata(_KIND)) is not None:
                found = _LINE.match(module.metadata[int(node[1:])].text)
                last = int(found[1]) if found else last
                instruction.metadata = [entry for entry in instruction.metadata if entry[0] != _KIND]
                instruction.touch()
            instruction.line = last
    for number in [n for n, node in module.metadata.items() if _LINE.match(node.text)]:
        del module.metadata[number]
