"""Variables, aliases and ifuncs from their lines, of which only name, kind and address space are read."""

from __future__ import annotations

from swlds.errors import ParseError
from swlds.ir.header_parser import parse_alias_type
from swlds.ir.model import Alias, GlobalVariable, Module
from swlds.ir.names import NAME
from swlds.lazy import lazy_pattern

#: Most variables, with their name and address space.
_PLAIN = lazy_pattern(
    rf"@({NAME}) = (?:(?!alias |ifunc )[a-z_]+ )*?(?:addrspace\((\d+)\) )?(?:externally_initialized )?(?:global|constant) "
)
_GLOBAL = lazy_pattern(rf"@({NAME}) = (.*)")
_GLOBAL_KIND = lazy_pattern(r'(?:[^"]|"[^"]*")*?\b(global|constant|alias|ifunc) ')
_ADDRSPACE = lazy_pattern(r"\baddrspace\((\d+)\)")
#: An aliasee that is no expression.
_NAMED_ALIASEE = lazy_pattern(rf', ptr(?: addrspace\((\d+)\))? @{NAME}(?:, partition "[^"]*")?$')


def read_global(module: Module, text: str, line: int) -> GlobalVariable | Alias:
    """The entity of a line that begins with ``@``."""
    if plain := _PLAIN.match(text):
        return _make_variable(module, plain[1], text, plain[2], line)
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
        return alias
    space = _ADDRSPACE.search(rest, 0, kind.start(1))
    return _make_variable(module, name, text, space and space[1], line)


def _make_variable(module: Module, name: str, text: str, space: str | None, line: int) -> GlobalVariable:
    variable = GlobalVariable(name, text, int(space or 0), line=line)
    variable.module = module
    return variable
