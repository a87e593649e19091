"""Profile ``llvm``: expand constants over LDS in all functions, sharing instructions as LLVM 22.1 does.

Before::

    store i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 4)
    store i32 2, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 4)

After::

    %sw.1 = getelementptr i8, ptr addrspace(3) @x, i32 4
    store i32 1, ptr addrspace(3) %sw.1
    store i32 2, ptr addrspace(3) %sw.1

What LLVM's pass was seen to do: it takes instruction after instruction from a stack and makes one new instruction for each
constant operand, in front of the user (for a phi: at the start of the block that the value comes from); an
instruction made earlier for the same constant in the same block is used again if it stands in front. New instructions
go onto the stack in their turn. The order of the stack follows from the order in which the constants and their uses
came about when the text was parsed, over the whole module; so this phase works on all functions together.

Needs: uses. Breaks: nothing; afterwards no constant over a lowerable variable is left in a body.
"""

from __future__ import annotations

from functools import cached_property
from typing import final

from swlds.ir.model import Function, GlobalVariable, Instruction, Module
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import print_instruction
from swlds.ir.types import I32, VectorType
from swlds.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    ConstantKeyword,
    LocalReference,
    MetadataOperand,
    Value,
)
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.text import (
    Names,
    body_lines,
    debug_suffix,
    entry_label,
    has_nested_mention,
    label_of,
    may_nest,
)


@final
class _User:
    """An instruction with constants to expand: one of the text, or one that was made."""

    __slots__ = ("body", "dbg", "instruction", "is_made", "line")

    def __init__(self, body: _Body, line: int, instruction: Instruction, dbg: str, *, is_made: bool) -> None:
        self.body = body
        #: Index of the line that it is, or stands in front of.
        self.line = line
        self.instruction = instruction
        self.dbg = dbg
        self.is_made = is_made


@final
class _Body:
    """The lines of one function, and what is to stand in front of each."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.lines = body_lines(function.body or "")
        self.front: dict[int, list[_User]] = {}
        #: Block and constant -> the instructions made for it last, the last of which is the value.
        self.made: dict[tuple[str, Constant], list[_User]] = {}
        self.changed: dict[int, Instruction] = {}

    @cached_property
    def names(self) -> Names:
        """For what is made."""
        return Names(self.function, self.function.body or "")

    @cached_property
    def places(self) -> tuple[list[str], dict[str, int]]:
        """The label of each line's block, and the first line behind the phis of each block."""
        labels: list[str] = []
        first: dict[str, int] = {}
        label = entry_label(self.function, self.lines)
        for index, line in enumerate(self.lines):
            started = label_of(line)
            label = started if started is not None else label
            labels.append(label)
            if label in first or started is not None or not line or " = phi " in line or line.startswith("    #"):
                continue
            first[label] = index
        return labels, first

    def text(self) -> str:
        """The body's new text."""
        out: list[str] = []
        done = 0
        for index in sorted(self.front.keys() | self.changed.keys()):
            out += self.lines[done:index]
            out += [f"  {print_instruction(user.instruction)}{user.dbg}" for user in self.front.get(index, ())]
            changed = self.changed.get(index)
            out.append(self.lines[index] if changed is None else "  " + print_instruction(changed))
            done = index + 1
        return "\n".join([*out, *self.lines[done:], ""])


@final
class _Uses:
    """Who uses each variable and constant, in the order in which parsing the module brings it about."""

    def __init__(self, names: set[str]) -> None:
        self.names = names
        self.of: dict[Value, list[Constant | _User]] = {}

    def note(self, value: Value, user: Constant | _User) -> None:
        """``value`` is an operand of ``user``."""
        self.note_constant(value)
        if value in self.of:
            self.of[value].append(user)

    def note_constant(self, value: Value) -> None:
        """The constant, and what it is made of, exists from now on."""
        if value in self.of:
            return
        if isinstance(value, GlobalVariable):
            if value.name in self.names:
                self.of[value] = []
        elif isinstance(value, Constant) and any(self._is_variable(node) for node in value.mentioned):
            for part in value.parts:
                self.note(part, value)
            self.of[value] = []

    def _is_variable(self, node: Value) -> bool:
        return isinstance(node, GlobalVariable) and node.name in self.names

    def stack(self, variables: list[GlobalVariable]) -> tuple[set[Constant], list[_User]]:
        """All constants over the variables, and the instructions that use them; the last one is taken first."""
        waiting: list[Constant] = []
        for variable in variables:
            waiting.extend(self._constants_over(variable))
        found: dict[Constant, None] = {}
        while waiting:
            constant = waiting.pop()
            if constant not in found:
                found[constant] = None
                waiting.extend(self._constants_over(constant))
        users: dict[_User, None] = {}
        for constant in found:
            users.update(dict.fromkeys(u for u in reversed(self.of[constant]) if isinstance(u, _User)))
        return set(found), list(users)

    def _constants_over(self, value: Value) -> list[Constant]:
        return [u for u in reversed(self.of.get(value, [])) if isinstance(u, Constant)]


def expand_constants(context: Context) -> bool:
    """Rewrite the bodies of all functions that mention a lowerable variable inside a constant; True if there are any."""
    module = context.module
    uses = _Uses(set(context.uses.variables))
    _note_globals(module, uses)
    functions = [module.functions[name] for name in module.functions if name in context.uses.direct]
    bodies = [_scan(function, uses) for function in functions if may_nest(function.body or "")]
    variables = [module.globals[name] for name in module.globals if name in context.uses.variables]
    constants, stack = uses.stack(variables)
    while stack:
        _expand_operands(stack.pop(), constants, stack)
    for body in bodies:
        if body.changed:
            body.function.replace_text(body=body.text())
    return any(body.changed for body in bodies)


def _note_globals(module: Module, uses: _Uses) -> None:
    """Initializers are parsed before any function."""
    for name in [name for name, line in module.variable_lines() if "addrspace(3) @" in line]:
        initializer = module.globals[name].initializer
        if initializer is not None:
            uses.note_constant(initializer)


def _scan(function: Function, uses: _Uses) -> _Body:
    """Parse the lines that hold constants over variables."""
    body = _Body(function)
    assert function.module is not None, "the function is in the module that is lowered"
    for index, line in enumerate(body.lines):
        if "@" not in line or line.startswith("    #") or not has_nested_mention(line, uses.names):
            continue
        instruction = parse_instruction(line, function.module)
        user = _User(body, index, instruction, debug_suffix(line), is_made=False)
        for operand in instruction.operands:
            if isinstance(operand, MetadataOperand):
                for part in operand.parts:
                    uses.note_constant(part)
            else:
                uses.note(operand, user)
    return body


def _expand_operands(user: _User, constants: set[Constant], stack: list[_User]) -> None:
    """Make an instruction for each constant operand, or take one that stands in front."""
    instruction, body = user.instruction, user.body
    labels, first = body.places
    for index, operand in enumerate(instruction.operands):
        if not isinstance(operand, Constant) or operand not in constants:
            continue
        source = instruction.targets[index].name if instruction.opcode == "phi" else None
        if source is not None:
            line, position = first[source], 0
        else:
            line = user.line
            front = body.front.get(line, [])
            position = front.index(user) if user.is_made else len(front)
        label = labels[line]
        known = body.made.get((label, operand))
        if known is None or not _stands_in_front(body, known[-1], line, position, at_start=source is not None):
            known = _make(user, operand, line)
            body.front.setdefault(line, [])[position:position] = known
            body.made[label, operand] = known
            stack.extend(known)
        for made in known:  # the last user gives the location
            made.dbg = user.dbg
        value = LocalReference(operand.type, known[-1].instruction.name)
        for other, same in enumerate(instruction.operands):
            if other == index or (source is not None and same == operand and instruction.targets[other].name == source):
                instruction.set_operand(other, value)
        if not user.is_made:
            body.changed[user.line] = instruction


def _stands_in_front(body: _Body, known: _User, line: int, position: int, *, at_start: bool) -> bool:
    """True when ``known`` is in front of the place; at the start of a block it may be what stands there."""
    if known.line != line:
        return known.line < line and not at_start
    return body.front[line].index(known) < position + at_start


def _make(user: _User, constant: Constant, line: int) -> list[_User]:
    """The instructions that one constant becomes; their operands may be constants still."""
    body = user.body
    if isinstance(constant, ConstantExpr):
        fields = {"source_type": constant.source_type} if constant.source_type is not None else {}
        instruction = Instruction(
            constant.opcode,
            constant.type,
            constant.parts,
            name=body.names.fresh()[1:],
            flags=tuple(f for f in constant.flags if not f.startswith("inrange")),
            fields=fields,
        )
        instruction.unlink_operands()
        return [_User(body, line, instruction, user.dbg, is_made=True)]
    assert isinstance(constant, ConstantAggregate), f"constant {type(constant).__name__} holds a variable"
    is_vector = isinstance(constant.type, VectorType)
    splat = constant.type.count if constant.splat and isinstance(constant.type, VectorType) else 1
    made: list[_User] = []
    current: Value = ConstantKeyword(constant.type, "poison")
    for index, element in enumerate(constant.parts * splat):
        operands = [current, element, ConstantInt(I32, index)] if is_vector else [current, element]
        instruction = Instruction(
            "insertelement" if is_vector else "insertvalue",
            constant.type,
            operands,
            name=body.names.fresh()[1:],
            fields={} if is_vector else {"indices": (index,)},
        )
        instruction.unlink_operands()
        made.append(_User(body, line, instruction, user.dbg, is_made=True))
        current = LocalReference(constant.type, instruction.name)
    return made
