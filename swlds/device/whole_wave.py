"""What ``strict.wwm`` and its kin ask for: operations that run in all lanes of a wave, active or not.

What feeds ``strict.wwm`` runs in all lanes, back to ``set.inactive``, which says what lanes that were not active hold there. So
operations that exchange lanes find a value in each of them. Executed is what lies in one block and depends on nothing but
constants, arguments of the kernel and ``set.inactive``; there all lanes are known. Where no lanes exchange anything, an active
lane cannot tell. ``wqm`` and its kin wake the lanes of a quad in the same way; which these are is not modelled.
"""

from __future__ import annotations

from dataclasses import field
from typing import final

from swlds.analysis.graph import find_reachable
from swlds.device.intrinsics.table import Row, find_intrinsic
from swlds.device.program import callee_of
from swlds.ir.model import Argument, Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.opcodes import UPDATES
from swlds.ir.values import Value
from swlds.lazy import dataclass

_MEMORY = ("load", "alloca", "va_arg", *UPDATES)


@final
@dataclass(slots=True)
class WholeWave:
    """``members``: instructions that run in all lanes; ``problems``: calls that are not executed, and why."""

    members: set[Instruction] = field(default_factory=set)
    problems: dict[Instruction, str] = field(default_factory=dict)


def find_whole_wave(function: Function) -> WholeWave:
    """What of a function runs in all lanes."""
    found = WholeWave()
    for instruction in function.instructions():
        row = _row(instruction)
        if row is None or row.whole not in ("wave", "quads"):
            continue
        members = _feeding(instruction)
        if not any((r := _row(m)) is not None and r.facts.exchanges for m in members):
            continue
        if row.whole == "quads":
            found.problems[instruction] = (
                "which lanes of its quads are awake is not modelled, and lanes exchange values"
            )
        elif why := next((w for m in members if (w := _why_not(m, instruction))), ""):
            found.problems[instruction] = why
        else:
            found.members |= members
    return found


def _row(instruction: Instruction) -> Row | None:
    """The row of a call of an intrinsic."""
    callee = callee_of(instruction) if instruction.opcode == "call" else None
    if not isinstance(callee, Function) or not callee.is_declaration:
        return None
    name = display_name(callee.name)
    return find_intrinsic(name) if name.startswith("llvm.") else None


def _sources(instruction: Instruction) -> tuple[Value, ...]:
    """The operands that are needed in all lanes."""
    row = _row(instruction)
    if row is not None and row.whole == "inactive":
        return instruction.operands[1:2]
    return () if instruction.opcode in _MEMORY else instruction.operands


def _feeding(root: Instruction) -> set[Instruction]:
    return set(find_reachable(_operands(root), _operands))


def _operands(instruction: Instruction) -> list[Instruction]:
    return [o for o in _sources(instruction) if isinstance(o, Instruction)]


def _why_not(member: Instruction, root: Instruction) -> str:
    """Why the lanes of a value that are not active are not known."""
    assert root.function is not None
    row = _row(member)
    if member.opcode in (*_MEMORY, "phi") or (member.opcode == "call" and (row is None or row.lanes is None)):
        return f"what lanes that are not active hold in {str(member.text).strip()} is not known"
    if member.block is not root.block or any(u.block is not root.block or u.opcode == "phi" for u in _users(member)):
        return "it depends on values of several blocks"
    if not root.function.is_kernel and any(isinstance(o, Argument) for o in _sources(member)):
        return "it depends on an argument, and what lanes that are not active hold there is not known"
    return ""


def _users(member: Instruction) -> list[Instruction]:
    return [u for u in member.readers if isinstance(u, Instruction)]
