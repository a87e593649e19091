"""Mentions of removed variables that are no uses: debug records and metadata nodes.

Before: ``#dbg_value(ptr addrspace(3) @x, …)`` and ``!5 = !{ptr addrspace(3) @x}``; after: ``#dbg_value(ptr addrspace(3)
poison, …)`` and ``!5 = distinct !{null}``, as LLVM leaves what described a deleted global.
Needs: variables removed. Breaks: nothing.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from swlds.ir.model import Function, GlobalVariable, MetadataNode, Module
from swlds.ir.names import NAME, global_names
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import print_instruction
from swlds.ir.values import Constant, ConstantKeyword, MetadataOperand, Value
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.text import lines_with, split_list

_TUPLE = lazy_pattern(r"((?:distinct )?!\w*[({])(.*)([)}])", re.DOTALL)
_VARIABLE = lazy_pattern(rf"(?:\w+: )?ptr addrspace\(3\) @{NAME}")
_FIELD = lazy_pattern(r"\w+: ")


def forget_in_metadata(module: Module, removed: set[str], expanded: Collection[str] = ()) -> None:
    """Let nodes that name a removed variable say null there, and those that hold a constant expression over one of ``expanded``
    that no initializer keeps alive."""
    named = removed.union(expanded)
    if not named:
        return
    initializers: list[str] | None = None
    nodes = [n for n, held in module.metadata.raw_items() if "@" in (held if isinstance(held, str) else held.text)]
    for number in nodes:
        node = module.metadata[number]
        if named.isdisjoint(global_names(node.text)):
            continue
        matched = _TUPLE.fullmatch(node.text)
        assert matched, "a metadata node is a list in brackets"
        if initializers is None:
            initializers = [line for _, line in module.variable_lines() if "(3) @" in line]
        entries = split_list(matched[2])
        kept = [e if _stays(e, removed, expanded, initializers) else _no_value(e) for e in entries]
        if kept == entries:
            continue
        text = f"{matched[1]}{', '.join(kept)}{matched[3]}"
        distinct = "" if text.startswith("distinct") else "distinct "
        module.metadata[number] = MetadataNode(number, distinct + text, node.line)


def _stays(entry: str, removed: set[str], expanded: Collection[str], initializers: list[str]) -> bool:
    names = set(global_names(entry))
    if not removed.isdisjoint(names):
        return False
    return names.isdisjoint(expanded) or _VARIABLE.fullmatch(entry) is not None or any(entry in t for t in initializers)


def _no_value(entry: str) -> str:
    """``null`` in place of a value, or of a field's."""
    matched = _FIELD.match(entry)
    return f"{matched[0] if matched else ''}null"


def forget_in_records(module: Module, variables: dict[str, GlobalVariable], removed: set[str]) -> None:
    """Let debug records say poison for removed variables, and for constants over any of ``variables`` that no initializer
    keeps alive."""
    if not module.has_debug_info:
        return
    alive = _constants_in_initializers(module)
    gone = {name: variable for name, variable in variables.items() if name not in module.globals}
    module.globals.update(gone)  # for the parser
    for function in module.functions.values():
        body = function.body
        if body is None or "#" not in body or "    #dbg_" not in body or "(3) @" not in body:
            continue
        records = dict.fromkeys(line for line in lines_with(body, "(3) @") if line.startswith("    #dbg_"))
        changes = {
            line: _without(function, line, variables, removed, alive)
            for line in records
            if not variables.keys().isdisjoint(global_names(line))
        }
        if any(line != new for line, new in changes.items()):
            function.replace_text(body="\n".join([changes.get(line, line) for line in body.split("\n")]))
    for name in gone:
        del module.globals[name]


def _constants_in_initializers(module: Module) -> set[Constant]:
    found: set[Constant] = set()
    names = [name for name, line in module.variable_lines() if "(3) @" in line]
    waiting: list[Value | None] = [module.globals[name].initializer for name in names]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Constant) and value not in found:
            found.add(value)
            waiting.extend(value.parts)
    return found


def _without(
    function: Function, line: str, variables: dict[str, GlobalVariable], removed: set[str], alive: set[Constant]
) -> str:
    assert function.module is not None, "the function is in the module that is lowered"
    record = parse_instruction(line, function.module)
    for index, operand in enumerate(record.operands):
        if isinstance(operand, MetadataOperand) and operand.parts:
            parts = tuple(_known(part, variables, removed, alive) for part in operand.parts)
            if parts != operand.parts:
                record.set_operand(index, operand.with_parts(parts))
    return "    " + print_instruction(record)


def _known(value: Value, variables: dict[str, GlobalVariable], removed: set[str], alive: set[Constant]) -> Value:
    if isinstance(value, GlobalVariable):
        return ConstantKeyword(value.type, "poison") if value.name in removed else value
    is_over = (
        isinstance(value, Constant)
        and value not in alive
        and any(isinstance(node, GlobalVariable) and node.name in variables for node in value.mentioned)
    )
    return ConstantKeyword(value.type, "poison") if is_over else value
