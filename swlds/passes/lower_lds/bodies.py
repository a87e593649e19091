"""The bodies of a module as they were before they are lowered: who defines a name, who calls whom with what.

Text, of which lines are parsed where somebody asks, each once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import final

from swlds.analysis.callgraph import CallGraph
from swlds.ir.datalayout import DataLayout
from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Instruction, Module
from swlds.ir.names import NAME
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.parser import parse_instruction
from swlds.ir.values import GlobalReference, InlineAsm, Value
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.slots import Slots
from swlds.passes.lower_lds.text import body_lines, opcode_of

_LINE = lazy_pattern(rf"  %({NAME}) = ")
_RETURN = lazy_pattern(r"^  ret (?!void)[^\n]*$", re.MULTILINE)
_WRITE = lazy_pattern(
    rf"  (?:store |(?:%{NAME} = )?(?:atomicrmw |cmpxchg )|(?:%{NAME} = )?(?:tail |notail )?call [^\n]*@llvm\.)"
)
_TO_FLAT = lazy_pattern(r"addrspacecast \(?(?:<\d+ x )?ptr addrspace\(3\)[^\n]* to (?:<\d+ x )?ptr(?! addrspace)")
#: What stores a number as it is, or at a distance of it, or one of two.
_WHOLE_UPDATES = ("xchg", "add", "or", "max", "min", "umax", "umin")
#: How the call graph's nodes of functions of a type begin.
_INDIRECT = "<indirect "
#: A value and the function whose names it uses.
Place = tuple[str, Value]


@final
class Bodies:
    """All bodies of a module. Instructions that it gives stand outside the use lists."""

    def __init__(self, module: Module, callgraph: CallGraph, layout: DataLayout) -> None:
        self.module, self.callgraph, self.layout = module, callgraph, layout
        self._texts = {f.name: f.body for f in module.functions.values() if f.body is not None}
        self._lines: dict[str, dict[str, str]] = {}
        self._definitions: dict[tuple[str, str], Instruction] = {}
        self._slots: dict[str, Slots] = {}
        self._calls: dict[str, dict[str, list[Instruction]]] = {}

    def add(self, function: str, line: str) -> None:
        """One more line of a function."""
        if matched := _LINE.match(line):
            self._lines_of(function)[matched[1]] = line

    @cached_property
    def leads_flat_to_lds(self) -> bool:
        """True where LDS pointers are cast to flat ones: no other flat pointer leads there."""
        return any(_TO_FLAT.search(text) is not None for text in self._texts.values())

    @cached_property
    def has_pointers_of_numbers(self) -> bool:
        return any(" = inttoptr " in text for text in self._texts.values())

    def definition(self, function: str, name: str) -> Instruction | None:
        """The instruction that defines a name; None for a parameter."""
        at = function, name
        if at not in self._definitions:
            line = self._lines_of(function).get(name)
            if line is None:
                return None
            self._definitions[at] = self._parse(line)
        return self._definitions[at]

    def slots(self, function: str) -> Slots:
        """The stack slots of a function."""
        if function not in self._slots:
            self._slots[function] = Slots(self.module, self.layout, self._texts.get(function, ""))
        return self._slots[function]

    def callees(self, call: Instruction) -> list[str]:
        """Functions with a body that a call may enter."""
        callee = call.callee
        if isinstance(callee, InlineAsm):
            return []
        if isinstance(callee, GlobalReference) and callee.name not in self.callgraph.ifuncs:
            names = [self.callgraph.alias_targets.get(callee.name, callee.name)]
        else:
            names = self.callgraph.pointer_callees(call, self.module)
        return [name for name in names if name in self._texts]

    def pointer_type(self, call: Instruction) -> str | None:
        """The type of the functions that a call through a pointer may enter; None where it is known which."""
        if isinstance(call.callee, (InlineAsm, GlobalReference)) or call.find_metadata("callees") is not None:
            return None
        type_ = str(call.field("function_type"))
        return type_ if f"{_INDIRECT}{type_}>" in self.callgraph.graph else None

    def pointer_types(self, function: str) -> list[str]:
        """The types of calls through pointers that may enter a function."""
        nodes = self.callgraph.graph.predecessors(function)
        return [name[len(_INDIRECT) : -1] for name in nodes if name.startswith(_INDIRECT)]

    def returned(self, function: str) -> Iterator[Place]:
        """What a function returns."""
        for line in _RETURN.findall(self._texts[function]):
            yield function, self._parse(line).operands[0]

    def returned_through_pointers(self, type_: str) -> Iterator[Place]:
        """What functions return that calls through pointers of a type may enter."""
        for name in self.callgraph.graph.successors(f"{_INDIRECT}{type_}>"):
            if name in self._texts:
                yield from self.returned(name)

    def passed(self, function: str, index: int) -> Iterator[Place]:
        """What calls that say whom they may enter pass to a function."""
        graph = self.callgraph.graph
        callers = dict.fromkeys(n for n in graph.predecessors(function) if n in self._texts)
        for node in graph.predecessors(function):  # ifuncs, which choose among functions of their type
            if node.startswith(_INDIRECT) and self.callgraph.ifuncs:
                callers.update(dict.fromkeys(n for n in graph.predecessors(node) if n in self._texts))
        for caller in callers:
            for call in self._calls_of(caller).get(function, ()):
                if index < len(call.call_arguments):
                    yield caller, call.call_arguments[index]

    def passed_through_pointers(self, type_: str, index: int) -> Iterator[Place]:
        """What calls through pointers of a type pass."""
        for caller in self.callgraph.graph.predecessors(f"{_INDIRECT}{type_}>"):
            for call in self._calls_of(caller).get(f"{_INDIRECT}{type_}>", ()) if caller in self._texts else ():
                if index < len(call.call_arguments):
                    yield caller, call.call_arguments[index]

    def stored(self) -> Iterator[tuple[str, Value, bool]]:
        """All that is stored, other than to stack slots: function, value, whether it may be cut."""
        for function, text in self._texts.items():
            for line in body_lines(text):
                if not _WRITE.match(line):
                    continue
                instruction = self._parse(line)
                is_cut = instruction.opcode == "atomicrmw" and instruction.field("operation") not in _WHOLE_UPDATES
                for pointer, value in writes_of(instruction):
                    if instruction.opcode != "store" or not self.slots(function).has(pointer):
                        yield function, value, is_cut

    def _lines_of(self, function: str) -> dict[str, str]:
        if function not in self._lines:
            lines = body_lines(self._texts.get(function, ""))
            self._lines[function] = {matched[1]: line for line in lines if (matched := _LINE.match(line))}
        return self._lines[function]

    def _calls_of(self, caller: str) -> dict[str, list[Instruction]]:
        """Calls of a body, but of intrinsics, by callee; those through pointers by the call graph's node."""
        if caller not in self._calls:
            found = self._calls[caller] = {}
            for line in body_lines(self._texts[caller]):
                if opcode_of(line) in CALLS and "@llvm." not in line:
                    call = self._parse(line)
                    type_ = self.pointer_type(call)
                    for name in self.callees(call) if type_ is None else [f"{_INDIRECT}{type_}>"]:
                        found.setdefault(name, []).append(call)
        return self._calls[caller]

    def _parse(self, line: str) -> Instruction:
        instruction = parse_instruction(line, self.module)
        instruction.unlink_operands()
        return instruction


def writes_of(instruction: Instruction) -> list[tuple[Value, Value]]:
    """(pointer, value) of what a store, an atomic or an intrinsic writes, or may write, to memory."""
    if instruction.opcode == "load":
        return []
    if instruction.opcode in POINTERS:
        pointer = instruction.operands[POINTERS[instruction.opcode]]
        return [(pointer, value) for value in instruction.operands if value is not pointer]
    callee = instruction.called_function
    facts = None if callee is None else find_facts(callee.name)
    if facts is None:
        return []
    addresses = {touch.pointer for touch in facts.touches or ()}
    values = [value for k, value in enumerate(instruction.call_arguments) if k not in addresses]
    return [(instruction.operands[touch.pointer], value) for touch in facts.accesses("w") for value in values]
