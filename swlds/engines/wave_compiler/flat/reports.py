"""Checks that a module makes itself: where AddressSanitizer reports, host code gives the group up.

An instrumented access votes whether any lane is wrong, and asks the lanes only then::

    %any = call i64 @llvm.amdgcn.ballot.i64(i1 %wrong)
    %some = icmp ne i64 %any, 0
    br i1 %some, label %report, label %ok
  report:
    br i1 %wrong, label %bad, label %done
"""

from __future__ import annotations

from swlds.device.intrinsics import find_intrinsic
from swlds.device.program import callee_of
from swlds.device.runtime import RUNTIME
from swlds.ir.model import Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.values import ConstantInt


def _called(i: Instruction) -> str:
    callee = callee_of(i) if i.opcode == "call" else None
    return display_name(callee.name) if isinstance(callee, Function) else ""


def is_report(i: Instruction) -> bool:
    """The call says that an access was wrong."""
    row = RUNTIME.get(_called(i))
    return row is not None and row.effect == "report"


def follows_vote(first: Instruction, second: Instruction) -> bool:
    """The branch ``first`` goes to its first target where some lane votes for what ``second``, a branch there, asks each."""
    if first.opcode != "br" or second.opcode != "br" or not first.operands or not second.operands:
        return False
    test = first.operands[0]
    if not isinstance(test, Instruction) or test.opcode != "icmp" or test.field("predicate") != "ne":
        return False
    votes, none = test.operands
    if not isinstance(votes, Instruction) or not isinstance(none, ConstantInt) or none.value:
        return False
    row = find_intrinsic(_called(votes))
    return row is not None and row.name == "llvm.amdgcn.ballot" and votes.call_arguments[0] is second.operands[0]
