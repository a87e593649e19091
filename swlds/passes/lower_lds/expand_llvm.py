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

from bisect import bisect_right
from collections.abc import Sequence, Set
from functools import cached_property
from itertools import pairwise
from typing import final

from swlds.ir.model import Function, GlobalVariable, Instruction, Module
from swlds.ir.names import global_names
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import print_instruction
from swlds.ir.types import I32, VectorType
from swlds.ir.value_printer import print_value
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
from swlds.passes.lower_lds.constant_text import cut_constants, cut_phi, parse_constant
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

#: A name that no value has.
_HOLE = "\0"


@final
class _Cut:
    """An instruction as text: ``pieces`` stand in front of, between and behind its operands that are constants over variables."""

    __slots__ = ("labels", "name", "operands", "pieces")

    def __init__(
        self, pieces: tuple[str, ...], operands: list[Value], name: str = "", labels: Sequence[str] = ()
    ) -> None:
        self.pieces, self.operands, self.name = pieces, operands, name
        #: Of a phi: the blocks that the operands come from.
        self.labels = labels

    def set_operand(self, index: int, value: Value) -> None:
        self.operands[index] = value

    def text(self) -> str:
        """The instruction without indentation."""
        first, *others = self.pieces
        named = f"%{self.name} = {first}" if self.name else first
        return named + "".join([print_value(o) + piece for o, piece in zip(self.operands, others, strict=True)])


@final
class _User:
    """An instruction with constants to expand: one of the text, or one that was made."""

    __slots__ = ("body", "dbg", "instruction", "is_made", "line")

    def __init__(self, body: _Body, line: int, instruction: Instruction | _Cut, dbg: str, *, is_made: bool) -> None:
        self.body = body
        #: Index of the line that it is, or stands in front of.
        self.line = line
        self.instruction = instruction
        self.dbg = dbg
        self.is_made = is_made


@final
class _Body:
    """The lines of one function, and what is to stand in front of each."""

    def __init__(self, function: Function, constants: _Constants) -> None:
        self.function, self.constants = function, constants
        self.lines = body_lines(function.body or "")
        self.front: dict[int, list[_User]] = {}
        #: Block (by its first line) and constant -> the instructions made for it last, the last of which is the value.
        self.made: dict[tuple[int, Constant], list[_User]] = {}
        self.changed: dict[int, Instruction | _Cut] = {}

    @cached_property
    def names(self) -> Names:
        """For what is made."""
        return Names(self.function, self.function.body or "")

    @cached_property
    def _starts(self) -> list[int]:
        """The lines that are labels, and the first."""
        return [0, *[at for at, line in enumerate(self.lines) if line[:1] != " " and at and label_of(line) is not None]]

    def block_of(self, line: int) -> int:
        """The first line of the block of a line."""
        return self._starts[bisect_right(self._starts, line) - 1]

    @cached_property
    def first(self) -> dict[str, int]:
        """The first line behind the phis of each block, by its label."""
        first: dict[str, int] = {}
        for start, stop in pairwise((*self._starts, len(self.lines))):
            label = label_of(self.lines[start])
            begin = start if label is None else start + 1
            name = entry_label(self.function, self.lines) if start == 0 else label
            assert name is not None, "blocks but the first begin with labels"
            for index in range(begin, stop):
                line = self.lines[index]
                if line and " = phi " not in line and not line.startswith("    #"):
                    first[name] = index
                    break
        return first

    def text(self) -> str:
        """The body's new text."""
        out: list[str] = []
        done = 0
        for index in sorted(self.front.keys() | self.changed.keys()):
            out += self.lines[done:index]
            out += [f"  {_print(user.instruction)}{user.dbg}" for user in self.front.get(index, ())]
            changed = self.changed.get(index)
            out.append(self.lines[index] if changed is None else "  " + _print(changed))
            done = index + 1
        return "\n".join([*out, *self.lines[done:], ""])


@final
class _Constants:
    """Constant expressions over variables as text and as what they become, each read and written once."""

    def __init__(self, module: Module, names: set[str]) -> None:
        self._module, self._names = module, names
        self._of_text: dict[str, Constant | None] = {}
        self._texts: dict[Constant, tuple[tuple[str, ...], tuple[Constant, ...]]] = {}

    def cut(self, line: str) -> _Cut | None:
        """An instruction as ``constant_text`` cuts it; None where it does not."""
        if " = phi " in line:
            phi = cut_phi(line, self._names, self._read)
            return _Cut((phi[0][0][2:], *phi[0][1:]), [*phi[1]], labels=phi[2]) if phi and phi[1] else None
        found = cut_constants(line, self._names, self._read)
        if found is None:
            return None
        (first, *others), operands = found
        return _Cut((first[2:], *others), [*operands])

    def _read(self, text: str) -> Constant | None:
        """The constant, None where it holds no variable."""
        if text not in self._of_text:
            holds = not self._names.isdisjoint(global_names(text))
            self._of_text[text] = parse_constant(text, self._module) if holds else None
        return self._of_text[text]

    def made_of(self, constant: ConstantExpr, name: str) -> _Cut:
        """The instruction that a constant becomes."""
        if constant not in self._texts:
            self._texts[constant] = self._write(constant)
        pieces, operands = self._texts[constant]
        return _Cut(pieces, [*operands], name)

    def _write(self, constant: ConstantExpr) -> tuple[tuple[str, ...], tuple[Constant, ...]]:
        over = tuple(part for part in constant.parts if isinstance(part, Constant) and _is_over(part, self._names))
        instruction = Instruction(
            constant.opcode,
            constant.type,
            [LocalReference(part.type, _HOLE) if part in over else part for part in constant.parts],
            flags=tuple(f for f in constant.flags if not f.startswith("inrange")),
            fields={"source_type": constant.source_type} if constant.source_type is not None else {},
        )
        instruction.unlink_operands()
        return tuple(print_instruction(instruction).split(f"%{_HOLE}")), over


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
        elif isinstance(value, Constant) and _is_over(value, self.names):
            for part in value.parts:
                self.note(part, value)
            self.of[value] = []

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


def _is_over(constant: Constant, names: Set[str]) -> bool:
    """True where a constant mentions one of the variables."""
    return any(isinstance(node, GlobalVariable) and node.name in names for node in constant.mentioned)


def _print(instruction: Instruction | _Cut) -> str:
    return instruction.text() if isinstance(instruction, _Cut) else print_instruction(instruction)


def expand_constants(context: Context) -> bool:
    """Rewrite the bodies of all functions that mention a lowerable variable inside a constant; True if there are any."""
    module = context.module
    names = set(context.uses.variables)
    uses, known = _Uses(names), _Constants(module, names)
    _note_globals(module, uses)
    functions = [module.functions[name] for name in module.functions if name in context.uses.direct]
    bodies = [_scan(function, uses, known) for function in functions if may_nest(function.body or "")]
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


def _scan(function: Function, uses: _Uses, known: _Constants) -> _Body:
    """Read the lines that hold constants over variables."""
    body = _Body(function, known)
    assert function.module is not None, "the function is in the module that is lowered"
    for index, line in enumerate(body.lines):
        if "@" not in line or line.startswith("    #"):
            continue
        instruction: Instruction | _Cut | None = known.cut(line)
        if instruction is None:
            if not has_nested_mention(line, uses.names):
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
    labels = _labels_of_edges(instruction)
    of_edges = _operands_of_edges(labels)
    for index, operand in enumerate(instruction.operands):
        if not isinstance(operand, Constant) or operand not in constants:
            continue
        source = labels[index] if labels else None
        if source is not None:
            line, position = body.first[source], 0
        else:
            line = user.line
            front = body.front.get(line, [])
            position = front.index(user) if user.is_made else len(front)
        block = body.block_of(line)
        known = body.made.get((block, operand))
        if known is None or not _stands_in_front(body, known[-1], line, position, at_start=source is not None):
            known = _make(user, operand, line)
            body.front.setdefault(line, [])[position:position] = known
            body.made[block, operand] = known
            stack.extend(known)
        for made in known:  # the last user gives the location
            made.dbg = user.dbg
        value = LocalReference(operand.type, known[-1].instruction.name)
        for each in (index,) if source is None else of_edges[source]:
            instruction.set_operand(each, value)
        if not user.is_made:
            body.changed[user.line] = instruction


def _labels_of_edges(instruction: Instruction | _Cut) -> Sequence[str]:
    """The labels of the blocks that a phi's operands come from. Nothing of others."""
    if isinstance(instruction, _Cut):
        return instruction.labels
    return [target.name for target in instruction.targets] if instruction.opcode == "phi" else ()


def _operands_of_edges(labels: Sequence[str]) -> dict[str, list[int]]:
    """The operands of a phi by the label of the block that they come from: a switch may lead here in several cases, and all have
    one value then."""
    found: dict[str, list[int]] = {}
    for index, label in enumerate(labels):
        found.setdefault(label, []).append(index)
    return found


def _stands_in_front(body: _Body, known: _User, line: int, position: int, *, at_start: bool) -> bool:
    """True when ``known`` is in front of the place; at the start of a block it may be what stands there."""
    if known.line != line:
        return known.line < line and not at_start
    return body.front[line].index(known) < position + at_start


def _make(user: _User, constant: Constant, line: int) -> list[_User]:
    """The instructions that one constant becomes; their operands may be constants still."""
    body = user.body
    if isinstance(constant, ConstantExpr):
        return [_User(body, line, body.constants.made_of(constant, body.names.fresh()[1:]), user.dbg, is_made=True)]
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
