"""Cut LLVM's canonical text into the entities of a module, without looking into them.

Before: the text that LLVM's own printer writes (``llvm.canonical_text`` makes it of any input).
After: a ``Module`` whose globals and functions hold their text; headers and bodies are parsed when asked for.

One scan; a body is found by the next line that is just ``}``. Sections of variables, types, attribute groups and metadata nodes
are cut at once: of variables and nodes nothing but the names is read before somebody asks for one (``unread``).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from swlds.errors import ParseError
from swlds.ir import syntax
from swlds.ir.global_lines import read_global
from swlds.ir.model import Alias, Function, Module
from swlds.ir.names import NAME
from swlds.ir.types import NamedStructType, PointerType
from swlds.lazy import lazy_pattern

_FUNCTION = lazy_pattern(rf'(?:define|declare)[^@"]*@({NAME})\(')
_FUNCTION_SLOW = lazy_pattern(rf'(?:define|declare)(?:[^@"]|"[^"]*")*?@({NAME})\(')
#: A function's own address space, behind the parameters.
_FUNCTION_SPACE = lazy_pattern(r"(?:\)|_addr) addrspace\((\d+)\)")
_VARIABLES = lazy_pattern(rf"^@({NAME}) = ", re.MULTILINE)
_TYPES = lazy_pattern(rf"^%({NAME}) = type (.*)$", re.MULTILINE)
_COMDAT = lazy_pattern(rf"\$({NAME}) = comdat (.*)")
_ATTRIBUTES = lazy_pattern(r"^attributes #(\d+) = \{ ?(.*?) ?\}$", re.MULTILINE)
_METADATA = lazy_pattern(r"^!(\d+) = ", re.MULTILINE)
_NAMED_METADATA = lazy_pattern(r"!([-\w$.\\]+) = !\{(.*)\}")


def read_module(text: str, source_name: str = "<module>") -> Module:
    """Read canonical text. ParseError names the line that is none of LLVM's entities."""
    module = Module(source_name, syntax)
    position, line, end = 0, 1, len(text)
    section_end = 0
    while position < end:
        first = text[position]
        if first == "d":
            position, line = _read_functions(module, text, position, line)
            continue
        start, stop = position, text.find("\n", position)
        stop = end if stop < 0 else stop
        position = stop + 1
        if first not in "\n;":
            read_section = _SECTIONS.get(first) if start >= section_end else None
            if read_section is not None:
                section_end = text.find("\n\n", start)
                section = text[start : section_end if section_end >= 0 else end].rstrip("\n")
                section_end = start + len(section)
                if read_section(module, section, line):
                    position = section_end + 1
                    line += section.count("\n") + 1
                    continue
            read = _READERS.get(first)
            if read is None:
                raise ParseError(
                    f"expected a top-level entity, got {text[start:stop][:40]!r}",
                    location=f"{source_name}:{line}:1",
                )
            read(module, text[start:stop], line)
        line += 1
    return module


def _read_functions(module: Module, text: str, position: int, line: int) -> tuple[int, int]:
    """All that follow one another, with comments in between; the place behind them and its line."""
    find, match, functions, end = text.find, _FUNCTION.match, module.functions, len(text)
    while position < end:
        first = text[position]
        if first == "\n":
            position += 1
            line += 1
            continue
        stop = find("\n", position)
        stop = end if stop < 0 else stop
        if first == ";":
            position = stop + 1
            line += 1
            continue
        if first != "d":
            break
        matched = match(text, position, stop) or _FUNCTION_SLOW.match(text, position, stop)
        if matched is None:
            raise ParseError("expected a function header", location=f"{module.source_name}:{line}:1")
        name = matched[1]
        if text.startswith("declare", position):
            function = Function(name, text[position:stop], None, line=line)
            position = stop + 1
            line += 1
        else:
            close = find("\n}\n", stop)
            if close < 0:
                raise ParseError(f"function @{name} has no end", location=f"{module.source_name}:{line}:1")
            body = text[stop + 1 : close + 1]
            function = Function(name, text[position : stop - 2], body, line=line)
            position = close + 3
            line += 2 + body.count("\n")
        if ") addrspace(" in function.header or "_addr addrspace(" in function.header:
            _take_space(function)
        function.module = module
        functions[name] = function
    return position, line


def _take_space(function: Function) -> None:
    """A function may lie in an address space of its own."""
    space = _FUNCTION_SPACE.search(function.header)
    if space is not None:
        function.type = PointerType(int(space[1]))


def _read_global(module: Module, text: str, line: int) -> None:
    found = read_global(module, text, line)
    if isinstance(found, Alias):
        module.aliases[found.name] = found
    else:
        module.globals[found.name] = found


def _read_variables(module: Module, section: str, line: int) -> bool:
    lines = section.split("\n")
    names = _VARIABLES.findall(section)
    if len(names) != len(lines) or any(word in section for word in (" alias ", " ifunc ")):
        return False
    if section.count(" global ") + section.count(" constant ") < len(lines):
        return False
    module.globals.add_texts(names, lines, line)
    return True


def _read_types(module: Module, section: str, line: int) -> bool:
    found = _TYPES.findall(section)
    module.types.update((name, NamedStructType(name)) for name, _ in found)
    module.type_texts.update(found)
    return len(found) == section.count("\n") + 1


def _read_metadata(module: Module, section: str, line: int) -> bool:
    lines = section.split("\n")
    numbers = _METADATA.findall(section)
    if len(numbers) == len(lines):
        module.metadata.add_texts(map(int, numbers), lines, line)
    return len(numbers) == len(lines)


def _read_bang(module: Module, text: str, line: int) -> None:
    if (matched := _METADATA.match(text)) is not None:
        module.metadata.add_texts([int(matched[1])], [text], line)
        return
    named = _NAMED_METADATA.match(text)
    assert named, "the printer writes '!name = !{…}'"
    module.named_metadata[named[1]] = _split_references(named[2])


def _split_references(text: str) -> list[str]:
    # Named metadata holds !N references, and inline !DIExpression(...) whose commas are not separators.
    return re.findall(r"!(?:\d+|\w+\([^)]*\))", text)


def _read_attributes(module: Module, section: str, line: int) -> bool:
    found = _ATTRIBUTES.findall(section)
    module.attribute_groups.update((int(number), text) for number, text in found)
    return len(found) == section.count("\n") + 1


def _read_type(module: Module, text: str, line: int) -> None:
    is_type = _read_types(module, text, line)
    assert is_type, "the printer writes '%name = type …'"


def _read_group(module: Module, text: str, line: int) -> None:
    is_group = _read_attributes(module, text, line)
    assert is_group, "the printer writes 'attributes #N = { … }'"


def _read_comdat(module: Module, text: str, line: int) -> None:
    matched = _COMDAT.match(text)
    assert matched, "the printer writes '$name = comdat kind'"
    module.comdats[matched[1]] = matched[2]


def _read_target(module: Module, text: str, line: int) -> None:
    value = text[text.index('"') + 1 : text.rindex('"')]
    if text.startswith("target datalayout"):
        module.datalayout_text = value
    else:
        module.triple = value


def _read_module_asm(module: Module, text: str, line: int) -> None:
    module.module_asm_line = module.module_asm_line or line
    module.module_asm.append(text)


def _read_source_filename(module: Module, text: str, line: int) -> None:
    module.source_filename = text


def _read_uselistorder(module: Module, text: str, line: int) -> None:
    module.uselistorders.append(text)


#: What reads lines up to an empty one by their first character; False where they are to be read one by one.
_SECTIONS: dict[str, Callable[[Module, str, int], bool]] = {
    "@": _read_variables,
    "%": _read_types,
    "!": _read_metadata,
    "a": _read_attributes,
}
_READERS: dict[str, Callable[[Module, str, int], None]] = {
    "@": _read_global,
    "%": _read_type,
    "!": _read_bang,
    "a": _read_group,
    "$": _read_comdat,
    "t": _read_target,
    "m": _read_module_asm,
    "s": _read_source_filename,
    "u": _read_uselistorder,
}
