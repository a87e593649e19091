"""What a value does over the rounds of a loop, in one lane: contiguity, divisibility, constancy and stride along that axis.

    loop:                                                       %p over the lanes: stride 16
      %j = phi i32 [ 0, %entry ], [ %next, %loop ]              over the 4 rounds of %loop: contiguous (stride 4), so a lane's
      %i = add i32 %chunk, %j       ; %chunk = 4 * %tid         rounds are 16 bytes in a row, which begin at a multiple of 16
      %p = getelementptr float, ptr addrspace(1) %a, i32 %i

Rounds of other loops are taken to stand still, and whoever leaves early has a shorter run.
"""

from __future__ import annotations

from typing import Any, final

import numpy as np

from swlds.analysis.axis.exact import COMPARISONS
from swlds.analysis.axis.forms import NOTHING, OF_ZERO, Form
from swlds.analysis.axis.function import FunctionForms
from swlds.analysis.axis.lanes import Factor, reduce, zeros
from swlds.ir.model import Block, Instruction
from swlds.lazy import dataclass

#: Rounds that are counted, where all lanes make the same and where they do not.
_MOST_EVEN, _MOST_ROUNDS = 1 << 16, 1 << 10


@final
@dataclass(frozen=True, slots=True)
class LoopClaim:
    """In aligned groups of rounds, counted from the first (the last group may be short): ``contiguity`` of them rise by a step,
    ``divisibility``: the first of each is a multiple of it, ``constancy`` of them are equal; ``stride`` from round to round.
    ``rounds``: the most that a lane makes, None where that is not known: runs without an end are 4611686018427387904 long.
    ``premises``: what of the program it rests on."""

    contiguity: int
    divisibility: int
    constancy: int
    stride: int
    rounds: int | None
    premises: frozenset[str]


def loop_claims(forms: FunctionForms, form: Form, block: Block, step: int = 1) -> dict[Block, LoopClaim]:
    """Header -> claim, of a value that ``block`` reads, for each loop around it whose rounds all add the same to it in all lanes;
    runs rise by ``step``."""
    found: dict[Block, LoopClaim] = {}
    for header in forms.flow.around.get(block, ()):
        stride = _stride(forms, form, header)
        if stride is not None:
            rounds, premises = count_rounds(forms, header, block)
            found[header] = _claim(forms, form, header, stride, step, rounds, form.premises | premises)
    return found


def _stride(forms: FunctionForms, form: Form, header: Block) -> int | None:
    """What a round of the loop adds, 0 for nothing; None where that is not known, or differs between lanes."""
    total: Factor = 0
    members = forms.flow.loops[header]
    for unknown, factor in form.terms:
        home, sign = forms.steps.get(unknown, (None, 0))
        if home is header:
            total = total + sign * factor
        elif home is None and any(b in members for b in unknown.homes):
            return None
    found = reduce(total, form.bits)
    return found if isinstance(found, int) else None


def _others(forms: FunctionForms, form: Form, header: Block) -> list[Factor]:
    """What stands still while the loop goes round."""
    return [form.base, *(f for u, f in form.terms if forms.steps.get(u, (None, 0))[0] is not header)]


def _claim(
    forms: FunctionForms,
    form: Form,
    header: Block,
    stride: int,
    step: int,
    rounds: int | None,
    premises: frozenset[str],
) -> LoopClaim:
    whole = OF_ZERO if rounds is None else 1 << (max(rounds, 1).bit_length() - 1)
    contiguity, constancy = whole if stride == step else 1, whole if stride == 0 else 1
    count = min(
        zeros(_others(forms, form, header), form.bits),
        zeros([stride * contiguity if contiguity < OF_ZERO else 0], form.bits),
    )
    divisibility = OF_ZERO if count == form.bits else min(1 << count, OF_ZERO)
    return LoopClaim(contiguity, divisibility, constancy, stride, rounds, premises)


def count_rounds(forms: FunctionForms, header: Block, block: Block) -> tuple[int | None, frozenset[str]]:
    """How often a lane comes to a block of a loop at most, for each time that it enters the loop, and the premises; None where
    that is not known."""
    members = forms.flow.loops[header]
    leaving = [b for b in members if any(s not in members for s in b.successors)]
    if (
        len(leaving) != 1
        or leaving[0].terminator.opcode != "br"
        or forms.flow.around[leaving[0]] != forms.flow.around[header]
    ):
        return None, NOTHING
    (end,) = leaving
    last, premises = _last_round(forms, header, end, end.terminator.targets[0] in members)
    if last is None:
        return None, NOTHING
    is_behind = block is not end and forms.flow.tree.has(end, block)
    return (last if is_behind else last + 1), premises


def _last_round(
    forms: FunctionForms, header: Block, end: Block, stays_if_true: bool
) -> tuple[int | None, frozenset[str]]:
    """The number, from 0, of the last round in which a lane leaves."""
    test = end.terminator.operands[0]
    if not isinstance(test, Instruction) or test.opcode != "icmp" or not all(forms.width(o) for o in test.operands):
        return None, NOTHING
    sides, premises = [], NOTHING
    for operand in test.operands:
        form = forms.read(operand, end)
        stride = _stride(forms, form, header)
        if stride is None or any(forms.steps.get(u, (None, 0))[0] is not header for u, _ in form.terms):
            return None, NOTHING
        sides.append((form.base, stride))
        premises |= form.premises
    is_even = all(isinstance(base, int) for base, _ in sides)
    rounds = np.arange(_MOST_EVEN if is_even else _MOST_ROUNDS, dtype=np.int64)[:, None]
    mask = (1 << forms.width(test.operands[0])) - 1
    numbers = [_numbers(base, stride, rounds) & np.uint64(mask) for base, stride in sides]
    goes_on = COMPARISONS[test.field("predicate")](forms.width(test.operands[0]), *numbers)
    leaves = np.asarray(goes_on) != stays_if_true
    return (int(leaves.argmax(axis=0).max()), premises) if leaves.any(axis=0).all() else (None, NOTHING)


def _numbers(base: Factor, stride: int, rounds: Any) -> Any:
    """A row for each round, a column for each lane (or one for all)."""
    with np.errstate(over="ignore"):
        return (np.atleast_1d(np.asarray(base, np.int64))[None, :] + rounds * np.int64(stride)).astype(np.uint64)
