"""Names as the source has them: of functions, variables and parameters, from debug info, clang's metadata and symbols.

What is told here is for people: a module is free to say anything, two things may have one name, and names may hold any letters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import final

from swlds.ir.demangling import demangle, is_body_of, local_number, plain_name, without_prefix
from swlds.ir.metadata import Node, Reference, String, Word, find_node, find_subprogram
from swlds.ir.model import Argument, Function, Instruction, Module
from swlds.ir.names import display_name, spell_name
from swlds.ir.values import MetadataOperand, Value
from swlds.lazy import lazy_pattern

#: A parameter in debug info; which one is looked for before the node is read.
_PARAMETER = lazy_pattern(r"DILocalVariable\(.*\barg: [1-9]")
#: What stands behind a name that LLVM had to change: ``.1``, ``.llvm.123``.
_CLONE = lazy_pattern(r"(?:\.\d+|\.llvm\.\d+)\Z")


def function_title(symbol: str) -> str:
    """``ns::kernel<float>(float*)``, or ``@kernel`` for a symbol that is not mangled; clang's prefix is left out."""
    found = demangle(symbol)
    return found.text if found else f"@{without_prefix(symbol)}"


def call_path_title(path: Sequence[str]) -> str:
    """``@kernel > helper(int)`` of display names; what stands in ``<…>`` as it is. A kernel and its body in a function of clang's
    are one."""
    shown = [node for node, after in zip(path, (*path[1:], ""), strict=True) if not is_body_of(after, node)]
    return " > ".join(node if node.startswith("<") else function_title(node) for node in shown)


def variable_titles(module: Module, symbols: Iterable[str]) -> dict[str, str]:
    """What variables (display names) are called: ``tile`` for ``kernel.tile`` of OpenCL C and for ``_ZZ6kernelE4tile``. Those
    that share a name get it with the function in front; of one function, with a number behind."""
    short = {symbol: _debug_name(module, symbol) or _name_in_function(module, symbol) for symbol in symbols}
    uses = Counter(short.values())
    titles = {symbol: title if uses[title] == 1 else long_name(symbol) for symbol, title in short.items()}
    uses = Counter(titles.values())
    for title in [title for title, count in uses.items() if count > 1]:
        alike = [symbol for symbol, one in titles.items() if one == title]
        titles |= {symbol: f"{title} ({number})" for symbol, number in _number_alike(alike)}
    return titles


def _number_alike(symbols: Iterable[str]) -> Iterable[tuple[str, int]]:
    """Variables of one name in one function, and which of them each is. What the symbols say counts: that is their order in the
    source, and a lowered module, which has its variables elsewhere, knows no other. The longer symbol has a discriminator."""
    numbered = sorted((local_number(symbol), len(symbol), symbol) for symbol in symbols)
    is_told = len({number for number, *_ in numbered}) == len(numbered)
    return [(symbol, number if is_told else place) for place, (number, _, symbol) in enumerate(numbered, 1)]


def long_name(symbol: str) -> str:
    """With the function or namespace that a variable lies in: ``kernel<float>(float*)::tile``."""
    found = demangle(symbol)
    return found.text if found else without_prefix(symbol)


def _debug_name(module: Module, symbol: str) -> str:
    """Of a global's ``!dbg``: an expression whose variable has a name."""
    variable = module.globals.get(spell_name(symbol))
    metadata = variable.signature.metadata if variable is not None else []
    node = find_node(module, next((reference for kind, reference in metadata if kind == "dbg"), None))
    if node is not None and node.name == "DIGlobalVariableExpression":
        node = find_node(module, node.fields.get("var"))
    name = node.fields.get("name") if node is not None and node.name == "DIGlobalVariable" else None
    return name.text if isinstance(name, String) else ""


def _name_in_function(module: Module, symbol: str) -> str:
    """Clang names a variable in an OpenCL kernel ``kernel.tile``."""
    for at in [i for i, letter in enumerate(symbol) if letter == "."]:
        if symbol[at + 1 :] and spell_name(symbol[:at]) in module.functions:
            return symbol[at + 1 :]
    plain = plain_name(symbol)
    return _CLONE.sub("", plain) if plain != symbol else symbol


@final
class ParameterNames:
    """What the parameters of a function are called."""

    def __init__(self, function: Function) -> None:
        self._arguments = list(function.arguments)
        self._names = _from_debug_info(function) or _from_kernel_metadata(function)

    def title(self, parameter: Argument) -> str:
        """The name in the source; that in the IR where nothing else is known; ``argument 2`` where it has none."""
        return self.known(parameter) or f"argument {parameter.index}"

    def known(self, parameter: Argument) -> str:
        """``title``; empty where it has none."""
        return self._names.get(parameter.index) or parameter_name(parameter)

    def other(self, parameter: Argument) -> str:
        """``known``, where the IR has another name; else empty."""
        return "" if (known := self.known(parameter)) == parameter_name(parameter) else known


class ParameterTitles:
    """What the parameters of several functions are called; each function is looked at once."""

    def __init__(self) -> None:
        self._functions: dict[Function, ParameterNames] = {}

    def title(self, parameter: Argument) -> str:
        """As ``ParameterNames.known``."""
        names = self._names(parameter)
        return names.known(parameter) if names is not None else ""

    def reference(self, parameter: Argument) -> str:
        """In a sentence: ``in`` of the source, where that is another name than the IR's; else ``%in``."""
        names = self._names(parameter)
        return (names.other(parameter) if names is not None else "") or f"%{display_name(parameter.name)}"

    def _names(self, parameter: Argument) -> ParameterNames | None:
        function = parameter.function
        if function is not None and function not in self._functions:
            self._functions[function] = ParameterNames(function)
        return self._functions[function] if function is not None else None


def parameter_name(parameter: Argument) -> str:
    """The name in the IR; empty where it has a number."""
    return "" if parameter.name.isdigit() else display_name(parameter.name)


def object_name(value: Value | None) -> str | None:
    """A variable or a parameter as tables and JSON name it; one without a name is arg0, arg1, ..."""
    if isinstance(value, Argument):
        return parameter_name(value) or f"arg{value.index}"
    name = getattr(value, "name", None)
    return None if name is None else display_name(name)


def _from_debug_info(function: Function) -> dict[int, str]:
    """Parameters of the subprogram by their number, where the IR has just as many; else those that debug records name."""
    module = function.module
    dbg = find_subprogram(function)
    if module is None or dbg is None:
        return {}
    found = {}
    for held in module.metadata.values():
        is_own = dbg in held.text and _PARAMETER.search(held.text)
        node = find_node(module, f"!{held.number}") if is_own else None
        if node is not None and node.fields.get("scope") == Reference(int(dbg[1:])):
            found[_number_of(node)] = node.fields.get("name")
    if sorted(found) == list(range(1, len(function.arguments) + 1)):
        return {number - 1: name.text for number, name in found.items() if isinstance(name, String)}
    return _from_records(function, module)


def _from_records(function: Function, module: Module) -> dict[int, str]:
    """``#dbg_value(ptr %a, !7, !DIExpression(), …)``: the variable is the parameter."""
    found: dict[int, str] = {}
    for record in function.instructions():
        if record.opcode != "#dbg_value" or len(record.operands) < 3:
            continue
        value, variable, expression = record.operands[:3]
        if not all(isinstance(o, MetadataOperand) for o in (value, variable, expression)):
            continue
        assert isinstance(value, MetadataOperand) and isinstance(variable, MetadataOperand)
        if isinstance(value.value, Argument) and getattr(expression, "text", "") == "!DIExpression()":
            node = find_node(module, variable.text)
            name = node.fields.get("name") if node is not None and node.name == "DILocalVariable" else None
            if node is not None and isinstance(name, String) and "arg" in node.fields:
                found.setdefault(value.value.index, name.text)
    return found


def slot_title(alloca: Instruction) -> str:
    """The variable whose stack slot an alloca makes, as a debug record says; "" where none does."""
    record = find_slot_record(alloca)
    return _variable_name(record) if record is not None else ""


def find_slot_record(alloca: Instruction) -> Instruction | None:
    """The debug record that says of which variable an alloca is the stack slot."""
    users = [u for u in alloca.users if isinstance(u, Instruction)]
    users += [r for u in users if u.opcode == "addrspacecast" for r in u.users if isinstance(r, Instruction)]
    for record in users:
        if record.opcode not in ("#dbg_declare", "#dbg_value") or len(record.operands) < 3:
            continue
        is_slot = record.opcode == "#dbg_declare" or "DW_OP_deref" in getattr(record.operands[2], "text", "")
        if is_slot and _variable_name(record):
            return record
    return None


def _variable_name(record: Instruction) -> str:
    """Of the variable that a debug record is about; empty where it has none."""
    module, text = record.function and record.function.module, getattr(record.operands[1], "text", "")
    node = find_node(module, text) if module is not None else None
    name = node.fields.get("name") if node is not None and node.name == "DILocalVariable" else None
    return name.text if isinstance(name, String) else ""


def _number_of(node: Node) -> int:
    number = node.fields.get("arg")
    return int(number.text) if isinstance(number, Word) and number.text.isdecimal() and len(number.text) < 9 else 0


def _from_kernel_metadata(function: Function) -> dict[int, str]:
    """OpenCL's ``!kernel_arg_name`` (``-cl-kernel-arg-info``)."""
    module = function.module
    reference = next((r for kind, r in function.signature.metadata if kind == "kernel_arg_name"), None)
    node = find_node(module, reference) if module is not None and reference is not None else None
    if node is None or len(node.elements) != len(function.arguments):
        return {}
    return {index: e.text for index, e in enumerate(node.elements) if isinstance(e, String) and e.text}
