"""Checks that a module makes itself: where AddressSanitizer reports, host code gives the group up.

An instrumented access votes whether any lane is wrong, and asks the lanes only then::

    %any = call i64 @llvm.amdgcn.ballot.i64(i1 %wrong)
    %some = icmp ne i64 %any, 0
    br i1 %some, label %report, label %ok
  report:
    br i1 %wrong, label %bad, label %done
"""

from __future__ import annotations

from swlds.device.program import callee_of
from swlds.device.runtime import RUNTIME
from swlds.ir.model import Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.values import ConstantInt, Value


def _called(i: Instruction) -> str:
    callee = callee_of(i) if i.opcode == "call" else None
    return display_name(callee.name) if isinstance(callee, Function) else ""


def is_report(i: Instruction) -> bool:
    """The call says that an access was wrong."""
    row = RUNTIME.get(_called(i))
    return row is not None and row.effect == "report"


def find_vote(branch: Instruction) -> Value | None:
    """What a branch asks of all lanes: it goes to its first target where that holds in some lane. None for other branches."""
    test = branch.operands[0] if branch.opcode == "br" and branch.operands else None
    if not isinstance(test, Instruction) or test.opcode != "icmp" or test.field("predicate") != "ne":
        return None
    votes, none = test.operands
    if not (isinstance(votes, Instruction) and isinstance(none, ConstantInt) and none.value == 0):
        return None
    return votes.operands[0] if _called(votes).startswith("llvm.amdgcn.ballot.") else None
