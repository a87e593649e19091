"""A module as text, in the order of LLVM's printer.

What was not looked into prints as the text it came from; a parsed header prints from its fields, an instruction
from its text while that is unchanged. ``reprint=True`` prints everything from the fields.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from swlds.ir.brief import Unneeded
from swlds.ir.instruction_printer import print_attributes, print_instruction
from swlds.ir.model import Alias, Argument, Attributes, Block, Function, GlobalVariable, Instruction, Module
from swlds.ir.renumber import prepare_names
from swlds.ir.value_printer import print_type, print_typed, print_value

__all__ = [
    "body_text",
    "brief_function",
    "brief_variables",
    "functions_text",
    "header_text",
    "print_alias",
    "print_brief",
    "print_function",
    "print_global",
    "print_instruction",
    "print_module",
    "print_pieces",
    "print_type",
    "print_typed",
    "print_value",
]


def print_module(module: Module, *, reprint: bool = False) -> str:
    """The whole module, closed by a newline."""
    return "".join(print_pieces(module, reprint=reprint))


def print_pieces(module: Module, *, reprint: bool = False) -> list[str]:
    """The same in pieces, of which bodies that are text are the module's own."""
    for function in module.functions.values():
        if function.is_parsed:
            prepare_names(function)
    held = module.globals.values() if reprint else module.globals.raw_values()
    variables = [v if isinstance(v, str) else print_global(v, reprint=reprint) for v in held]
    pieces = _print_front(module, _print_types(module, reprint), variables, reprint)
    for function in module.functions.values():
        if function.body is None or function.is_parsed or function.is_header_parsed or reprint:
            pieces += (*_function_pieces(function, reprint), "\n\n")
        else:  # most are text
            pieces += (function.header, " {\n", function.body, "}", "\n\n")
    pieces += _print_back(module)
    pieces[-1] = "\n"
    return pieces


def print_brief(module: Module, unchanged: Collection[str] = (), unneeded: Unneeded | None = None) -> str:
    """What LLVM may read in place of the module: it rejects this where it rejects the module, and may reject more. "" where
    that is the whole text. ``unchanged``: functions whose bodies it has verified, ``unneeded``: what it has verified and need
    not read for the rest (``unchanged.Unchanged``)."""
    skipped = unneeded or Unneeded()
    is_short = bool(unchanged or skipped) or any(f.for_llvm is not None for f in module.functions.values())
    if module.uselistorders or not is_short:
        return ""
    others = module.types_for_llvm
    types = _print_types(module, False, [n for n in module.types if n not in others and n not in skipped.types])
    types += [f"%{name} = type {text}" for name, text in others.items() if text]
    pieces = _print_front(module, types, brief_variables(module, skipped.variables))
    for name, function in module.functions.items():
        if name not in skipped.functions:
            pieces += brief_function(function, unchanged)
    pieces += [*module.once, *_print_back(module, skipped)]
    return "".join(pieces)


def brief_variables(module: Module, skipped: Collection[str] = ()) -> list[str]:
    """The lines of variables as LLVM may read them, but for those that are ``skipped``."""
    held = [v for name, v in module.globals.raw_items() if name not in skipped]
    return [v if isinstance(v, str) else print_global(v) if v.for_llvm is None else v.for_llvm for v in held]


def brief_function(function: Function, unchanged: Collection[str]) -> tuple[str, ...]:
    """A function as LLVM may read it, in pieces."""
    if function.name in unchanged:
        return header_text(function), " {\n  unreachable\n}\n\n"
    if function.for_llvm is None or function.is_parsed or " personality " in function.header:
        return *_function_pieces(function, False), "\n\n"
    return header_text(function), " {\n", function.for_llvm, "}\n\n"


def _print_front(module: Module, types: list[str], variables: list[str], reprint: bool = False) -> list[str]:
    """What stands in front of functions; ``types`` and ``variables`` are lines."""
    pieces: list[str] = []
    for section in (
        _print_head(module),
        module.module_asm,
        types,
        [f"${name} = comdat {kind}" for name, kind in module.comdats.items()],
        variables,
        [print_alias(a, reprint=reprint) for a in module.aliases.values()],
    ):
        _add_section(pieces, section)
    return pieces


def _print_back(module: Module, skipped: Unneeded | None = None) -> list[str]:
    """What stands behind them."""
    skipped = skipped or Unneeded()
    groups = [(n, text) for n, text in module.attribute_groups.items() if n not in skipped.groups]
    named = [(name, listed) for name, listed in module.named_metadata.items() if name not in skipped.named_nodes]
    nodes = [node for n, node in module.metadata.raw_items() if n not in skipped.nodes]
    pieces: list[str] = []
    for section in (
        [] if module.uselistorders and _has_changes(module) else module.uselistorders,
        [f"attributes #{number} = {{ {text} }}" for number, text in groups],
        [f"!{name} = !{{{', '.join(listed)}}}" for name, listed in named],
        [n if isinstance(n, str) else f"!{n.number} = {n.text}" for n in nodes],
    ):
        _add_section(pieces, section)
    return pieces


def _add_section(pieces: list[str], lines: list[str]) -> None:
    if lines and lines != [""]:
        pieces += ["\n".join(lines), "\n\n"]


def print_global(variable: GlobalVariable, *, reprint: bool = False) -> str:
    """The line of a global variable."""
    if not variable.is_parsed and not reprint:
        return variable.text
    header = variable.signature
    words = [f"@{variable.name}", "="]
    late = [w for w in header.prefix_words if w == "externally_initialized"]
    words += [w for w in header.prefix_words if w != "externally_initialized"]
    if header.initializer is None and not _has_linkage(header.prefix_words):
        words.insert(2, "external")
    if variable.addrspace:
        words.append(f"addrspace({variable.addrspace})")
    words += [*late, "constant" if header.is_constant else "global", str(header.value_type)]
    if header.initializer is not None:
        words.append(print_value(header.initializer))
    parts = [" ".join(words), *header.tail]
    if header.align:
        parts.append(f"align {header.align}")
    parts += [f"!{kind} {node}" for kind, node in header.metadata]
    attributes = print_attributes(header.attributes).rstrip()
    return ", ".join(parts) + (f" {attributes}" if attributes else "")


def print_alias(alias: Alias, *, reprint: bool = False) -> str:
    """The line of an alias or ifunc."""
    if not alias.is_parsed and not reprint:
        return alias.text
    header = alias.signature
    words = [f"@{alias.name}", "=", *header.prefix_words, alias.keyword, str(header.value_type)]
    parts = [" ".join(words), print_typed(alias.target), *header.tail]
    return ", ".join([*parts, *[f"!{kind} {node}" for kind, node in header.metadata]])


def print_function(function: Function, *, reprint: bool = False) -> str:
    """A definition or declaration, without a newline at the end."""
    return "".join(_function_pieces(function, reprint))


def _function_pieces(function: Function, reprint: bool) -> list[str]:
    """Its text in pieces: a body that is text is as large as many functions, and not copied but once."""
    header = print_header(function) if function.is_header_parsed or reprint else function.header
    if function.is_declaration:
        return [header]
    if not function.is_parsed and not reprint:
        return [header, " {\n", function.body or "", "}"]
    prepare_names(function)
    lines: list[str] = []
    for index, block in enumerate(function.blocks):
        if index or not _is_implied_label(function, block):
            lines += ["", f"{block.name}:"] if index else [f"{block.name}:"]
        lines += [_indent(i) + print_instruction(i, reprint=reprint) for i in block]
    if function.uselistorders and not _is_changed(function):
        lines += ["", *[f"  {order}" for order in function.uselistorders]]
    return ["\n".join([f"{header} {{", *lines, "}"])]


def _indent(instruction: Instruction) -> str:
    return "    " if instruction.opcode[0] == "#" else "  "


def _is_implied_label(function: Function, block: Block) -> bool:
    from swlds.ir.body_parser import implied_label

    return block.name == implied_label(function)


def _is_changed(function: Function) -> bool:
    return any(i.text is None for i in function.instructions())


def _has_changes(module: Module) -> bool:
    return any(f.is_parsed and _is_changed(f) for f in module.functions.values())


def _has_linkage(words: list[str]) -> bool:
    return bool({"external", "extern_weak"} & set(words))


def _print_head(module: Module) -> list[str]:
    name = module.source_name.encode("utf-8", "backslashreplace").decode()  # names of files are bytes
    lines = [f"; ModuleID = '{name}'"] if "\n" not in name else []
    lines += [module.source_filename] if module.source_filename else []
    lines += [f'target datalayout = "{module.datalayout_text}"'] if module.datalayout_text else []
    lines += [f'target triple = "{module.triple}"'] if module.triple else []
    return lines


def _print_types(module: Module, reprint: bool, names: Iterable[str] | None = None) -> list[str]:
    """The lines of types; ``names``: of which, None for all."""
    lines: list[str] = []
    for name in module.types if names is None else names:
        text = module.type_texts.get(name)
        if text is None or (reprint and module.types[name].body is not None):
            named = module.types[name]
            text = "opaque" if named.body is None else str(named.body)
        lines.append(f"%{name} = type {text}")
    return lines


def print_header(function: Function) -> str:
    """The header from its fields, up to the ``{`` (exclusive): the same text, whoever looked into it."""
    header = function.signature
    words = ["declare" if function.is_declaration else "define"]
    metadata = [f"!{kind} {node}" for kind, node in header.metadata]
    if function.is_declaration:
        words += metadata
    words += [*header.prefix_words, *([header.cc] if header.cc else [])]
    head = " ".join(words) + f" {print_attributes(header.result_attributes)}{header.result} @{function.name}"
    parameters = [_print_parameter(a) for a in header.arguments] + (["..."] if header.vararg else [])
    rest = [header.unnamed_addr] if header.unnamed_addr else []
    rest += [f"addrspace({header.addrspace})"] if header.addrspace is not None else []
    rest += _print_attribute_words(header.attributes)
    constants = iter(function.operands)
    for entry in header.tail:
        rest.append(f"{entry} {print_typed(next(constants))}" if entry in _CONSTANT_WORDS else entry)
    rest += [] if function.is_declaration else metadata
    return " ".join([f"{head}({', '.join(parameters)})", *rest])


_CONSTANT_WORDS = frozenset({"prefix", "prologue", "personality"})


def _print_attribute_words(attributes: Attributes) -> list[str]:
    text = print_attributes(attributes).rstrip()
    return [text] if text else []


def _print_parameter(argument: Argument) -> str:
    attributes = print_attributes(argument.attributes).rstrip()
    name = f"%{argument.name}" if argument.name else ""
    return " ".join(part for part in (str(argument.type), attributes, name) if part)


def header_text(function: Function) -> str:
    """The header as it stands now, up to the ``{`` (exclusive)."""
    return print_header(function) if function.is_header_parsed else function.header


def functions_text(module: Module) -> str:
    """Headers and bodies of all functions as they stand now, one behind the other: a word is found, or not found, sooner than by
    a look at each."""
    pieces: list[str] = []
    for function in module.functions.values():
        if function.is_parsed or function.is_header_parsed:
            pieces += (header_text(function), body_text(function))
        else:
            pieces += (function.header, function.body or "")
    return "\n".join(pieces)


def body_text(function: Function) -> str:
    """The body as it stands now, between the braces; "" for a declaration."""
    if not function.is_parsed:
        return function.body or ""
    text = print_function(function)
    return text[text.index("{\n") + 2 : -1]
