"""Cut LLVM's canonical text into the entities of a module, without looking into them.

Before: the text that LLVM's own printer writes (``llvm.canonical_text`` makes it of any input).
After: a ``Module`` whose globals and functions hold their text; headers and bodies are parsed when asked for.

One scan, one regex match per entity; a body is found by the next line that is just ``}``.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from swlds.errors import ParseError
from swlds.ir import syntax
from swlds.ir.header_parser import parse_alias_type
from swlds.ir.model import Alias, Function, GlobalVariable, MetadataNode, Module
from swlds.ir.names import NAME
from swlds.ir.types import NamedStructType, PointerType
from swlds.lazy import lazy_pattern

_FUNCTION = lazy_pattern(rf"(?:define|declare)[^@]*?@({NAME})\(")
_FUNCTION_SLOW = lazy_pattern(rf'(?:define|declare)(?:[^@"]|"[^"]*")*?@({NAME})\(')
#: A function's own address space, behind the parameters.
_FUNCTION_SPACE = lazy_pattern(r"(?:\)|_addr) addrspace\((\d+)\)")
_GLOBAL = lazy_pattern(rf"@({NAME}) = (.*)")
_GLOBAL_KIND = lazy_pattern(r'(?:[^"]|"[^"]*")*?\b(global|constant|alias|ifunc) ')
_ADDRSPACE = lazy_pattern(r"\baddrspace\((\d+)\)")
#: An aliasee that is no expression.
_NAMED_ALIASEE = lazy_pattern(rf', ptr(?: addrspace\((\d+)\))? @{NAME}(?:, partition "[^"]*")?$')
_TYPE = lazy_pattern(rf"%({NAME}) = type (.*)")
_COMDAT = lazy_pattern(rf"\$({NAME}) = comdat (.*)")
_ATTRIBUTES = lazy_pattern(r"attributes #(\d+) = \{ ?(.*?) ?\}$")
_METADATA = lazy_pattern(r"!(\d+) = (.*)")
_NAMED_METADATA = lazy_pattern(r"!([-\w$.\\]+) = !\{(.*)\}")


def read_module(text: str, source_name: str = "<module>") -> Module:
    """Read canonical text. ParseError names the line that is none of LLVM's entities."""
    module = Module(source_name, syntax)
    position, line, end = 0, 1, len(text)
    while position < end:
        stop = text.find("\n", position)
        stop = end if stop < 0 else stop
        start = position
        position = stop + 1
        if start != stop:
            first = text[start]
            if first == "d":
                position = _read_function(module, text, start, stop, line)
                line += text.count("\n", start, position)
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


def _read_function(module: Module, text: str, start: int, stop: int, line: int) -> int:
    matched = _FUNCTION.match(text, start, stop) or _FUNCTION_SLOW.match(text, start, stop)
    if matched is None or '"' in text[start : matched.start(1) - 1]:
        matched = _FUNCTION_SLOW.match(text, start, stop)
    if matched is None:
        raise ParseError("expected a function header", location=f"{module.source_name}:{line}:1")
    name = matched[1]
    if text.startswith("declare", start):
        header, body, following = text[start:stop], None, stop + 1
    else:
        close = text.find("\n}\n", stop)
        if close < 0:
            raise ParseError(f"function @{name} has no end", location=f"{module.source_name}:{line}:1")
        header, body, following = text[start : stop - 2], text[stop + 1 : close + 1], close + 3
    function = Function(name, header, body, line=line)
    if ") addrspace(" in header or "_addr addrspace(" in header:
        space = _FUNCTION_SPACE.search(header)
        if space is not None:
            function.type = PointerType(int(space[1]))
    function.module = module
    module.functions[name] = function
    return following


def _read_global(module: Module, text: str, line: int) -> None:
    matched = _GLOBAL.match(text)
    kind = matched and _GLOBAL_KIND.match(matched[2])
    if matched is None or kind is None:
        raise ParseError("expected a global", location=f"{module.source_name}:{line}:1")
    name, rest = matched[1], matched[2]
    if kind[1] in ("alias", "ifunc"):
        named = _NAMED_ALIASEE.search(rest)
        alias = Alias(name, text, kind[1], int(named[1] or 0) if named else 0, line=line)
        alias.module = module
        if named is None and kind[1] == "alias":
            alias.type = parse_alias_type(alias)
        module.aliases[name] = alias
        return
    space = _ADDRSPACE.search(rest, 0, kind.start(1))
    variable = GlobalVariable(name, text, int(space[1]) if space else 0, line=line)
    variable.module = module
    module.globals[name] = variable


def _read_type(module: Module, text: str, line: int) -> None:
    matched = _TYPE.match(text)
    assert matched, "the printer writes '%name = type …'"
    module.types[matched[1]] = NamedStructType(matched[1])
    module.type_texts[matched[1]] = matched[2]


def _read_bang(module: Module, text: str, line: int) -> None:
    matched = _METADATA.match(text)
    if matched:
        number = int(matched[1])
        module.metadata[number] = MetadataNode(number, matched[2], line)
        return
    named = _NAMED_METADATA.match(text)
    assert named, "the printer writes '!name = !{…}'"
    module.named_metadata[named[1]] = _split_references(named[2])


def _split_references(text: str) -> list[str]:
    # Named metadata holds !N references, and inline !DIExpression(...) whose commas are not separators.
    return re.findall(r"!(?:\d+|\w+\([^)]*\))", text)


def _read_attributes(module: Module, text: str, line: int) -> None:
    matched = _ATTRIBUTES.match(text)
    assert matched, "the printer writes 'attributes #N = { … }'"
    module.attribute_groups[int(matched[1])] = matched[2]


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


def _skip(module: Module, text: str, line: int) -> None:
    return


_READERS: dict[str, Callable[[Module, str, int], None]] = {
    "@": _read_global,
    "%": _read_type,
    "!": _read_bang,
    "a": _read_attributes,
    "$": _read_comdat,
    "t": _read_target,
    "m": _read_module_asm,
    "s": _read_source_filename,
    "u": _read_uselistorder,
    ";": _skip,
}
