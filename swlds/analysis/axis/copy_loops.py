"""Addresses in each work-item apart from what all of them have in common, and the rounds of loops that do nothing but copy.

    loop:                                                     work-items 0 to 231 come four times, the others three times
      %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
      %p = getelementptr float, ptr addrspace(1) %in, i32 %i  %in in common; 4 * tid, then 4 * tid + 1024, ...
      ...
      %next = add i32 %i, 256
      %more = icmp ult i32 %next, 1000
      br i1 %more, label %loop, label %end

Loops are followed round by round: the phis have their numbers of that round, and all that depends on them is computed with these.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias, final

import numpy as np

from swlds.analysis.axis.bits import shorten
from swlds.analysis.axis.forms import Form, Unknown, constant, plus
from swlds.analysis.axis.function import FunctionForms
from swlds.analysis.axis.lanes import zeros
from swlds.analysis.axis.operations import compute
from swlds.ir.model import Block, Instruction
from swlds.ir.values import Value
from swlds.lazy import dataclass

Lanes: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
#: Instructions that an address is computed from, as far as reasons are looked for.
_MOST_LOOKED_AT = 64
#: Rounds that are followed.
_MOST_ROUNDS = 1024
#: Offsets stay where 32 bits with a sign hold them.
_FARTHEST = 1 << 30


@final
@dataclass(frozen=True, eq=False)
class SplitAddress:
    """``common``: unknown numbers with their factors, the same in the whole group; ``base``: the rest, by work-item (i64);
    ``align``: what ``common`` and ``rows`` are multiples of; ``rows``: unknown numbers that all work-items have in common, with a
    factor for each work-item."""

    common: frozenset[tuple[Unknown, int]]
    base: Lanes
    align: int
    rows: tuple[tuple[Unknown, Lanes], ...] = ()


#: A pointer and the block that reads it.
Place: TypeAlias = "tuple[Value, Block]"


@final
@dataclass(frozen=True, eq=False)
class CopyLoop:
    """``blocks`` in their order, the header first; ``before``: the block in front; ``exit``: where it goes on; ``entered``,
    ``stayed``: who comes to the branch that leaves, and who goes on behind it, for each round; ``places``: what was asked for,
    in each round: addresses, or why they are not known."""

    blocks: list[Block]
    before: Block
    exit: Block
    leaving: Block
    entered: list[Lanes]
    stayed: list[Lanes]
    places: list[dict[Place, SplitAddress | str]]

    def active(self, block: Block, round_: int) -> Lanes:
        """Who comes to a block of the loop in a round."""
        is_early = self.blocks.index(block) <= self.blocks.index(self.leaving)
        return (self.entered if is_early else self.stayed)[round_]


def split_address(forms: FunctionForms, value: Value, block: Block, *, with_rows: bool = False) -> SplitAddress | str:
    """A pointer as ``block`` reads it, or what is in the way. ``with_rows``: unknown numbers may have a factor for each
    work-item."""
    form = forms.read(value, block)
    for unknown, factor in form.terms:
        name = unknown.name or "a number that is not known"
        if unknown.same < forms.launch.items:
            return f"{name} may differ between lanes{_find_wrap(forms, value)}"
        if not isinstance(factor, int) and not with_rows:
            return f"how far lanes are apart depends on {name}"
    base = np.broadcast_to(np.asarray(form.base, np.int64), forms.launch.items)
    if np.abs(base).max() >= _FARTHEST:
        return "lanes are too far apart"
    common = frozenset((unknown, factor) for unknown, factor in form.terms if isinstance(factor, int))
    rows = tuple((unknown, factor) for unknown, factor in form.terms if not isinstance(factor, int))
    return SplitAddress(common, base, 1 << zeros((factor for _, factor in form.terms), min(form.bits, 32)), rows)


def lies_in_waves(found: SplitAddress, stride: int, wave: int) -> str:
    """ "" where in each wave of the group a lane lies ``stride`` bytes behind the one before; else what speaks against it."""
    lanes = np.arange(len(found.base)) % wave
    starts = np.repeat(found.base[::wave], wave)[: len(lanes)]
    apart = found.base - starts
    wrong = np.flatnonzero(apart != lanes * stride)
    if not len(wrong):
        return ""
    lane = int(lanes[wrong[0]])
    return f"lane {lane} lies {int(apart[wrong[0]])} bytes from lane 0, not {lane * stride}"


def _find_wrap(forms: FunctionForms, value: Value) -> str:
    """A sum that an address is computed from and that may wrap before it is widened."""
    work, seen = [value], set[Value]()
    while work and len(seen) < _MOST_LOOKED_AT:
        at = work.pop()
        if at in seen or not isinstance(at, Instruction):
            continue
        if at in forms.may_wrap:
            return f": {at.operands[0].brief} may wrap before {at.brief} widens it"
        seen.add(at)
        work += at.operands
    return ""


def follow_loop(forms: FunctionForms, header: Block, wanted: Mapping[Place, bool]) -> CopyLoop | str:
    """The rounds of a loop without branches, or why they are not known. All work-items must come in. ``wanted``: pointers that
    blocks of the loop read, and whether with rows (see ``split_address``)."""
    members = frozenset(forms.flow.loops[header])
    blocks = _chain(header, members)
    if isinstance(blocks, str):
        return blocks
    leaving = [block for block in blocks if any(s not in members for s in block.successors)]
    if len(leaving) != 1 or leaving[0].terminator.opcode != "br" or len(leaving[0].successors) != 2:
        return "the loop is left in several places"
    before = [block for block in forms.flow.before[header] if block not in members]
    if len(before) != 1 or not _all_go(forms, before[0], header):
        return "not all lanes are known to come into the loop"
    (out,) = (s for s in leaving[0].successors if s not in members)
    loop = CopyLoop(blocks, before[0], out, leaving[0], [np.ones(forms.launch.items, bool)], [], [])
    return _follow(forms, loop, wanted) or loop


def _follow(forms: FunctionForms, loop: CopyLoop, wanted: Mapping[Place, bool]) -> str:
    """Fill in the rounds; what keeps them from being known, "" for nothing."""
    stays = loop.leaving.terminator.targets[0] in loop.blocks
    for k in range(_MOST_ROUNDS):
        with _in_round(forms, loop, k):
            condition = forms.condition(loop.leaving)
            if condition is None or not condition.is_exact:
                return "how many rounds the loop makes is not known"
            split = {place: split_address(forms, *place, with_rows=rows) for place, rows in wanted.items()}
            loop.places.append(split)
        loop.stayed.append(loop.entered[-1] & ((np.asarray(condition.base) != 0) == stays))
        if not loop.stayed[-1].any():
            return ""
        loop.entered.append(loop.stayed[-1])
    return f"the loop makes more than {_MOST_ROUNDS} rounds"


@contextmanager
def _in_round(forms: FunctionForms, loop: CopyLoop, k: int) -> Iterator[None]:
    """The values of the loop are those of round ``k``."""
    inside = [(i, block) for block in loop.blocks for i in block if forms.width(i)]
    saved: dict[Value, Form] = {i: forms.forms[i] for i, _ in inside if i in forms.forms}
    try:
        for i, block in inside:
            forms.context.block = block
            found = _phi_in_round(forms, loop, i, k) if i.opcode == "phi" else compute(forms, i, block, forms.width(i))
            forms.forms[i] = shorten(forms.context, found)
        yield
    finally:
        forms.forms.update(saved)


def _phi_in_round(forms: FunctionForms, loop: CopyLoop, phi: Instruction, k: int) -> Form:
    rounds = forms.rounds_of(phi)
    if phi.block is not loop.blocks[0] or rounds is None or (rounds.step and rounds.each is None):
        return forms.forms[phi]
    start = forms.read(phi.operands[phi.targets.index(loop.before)], loop.before)
    return plus(start, constant((rounds.each or 0) * k if rounds.step else 0, start.bits))


def _chain(header: Block, members: frozenset[Block]) -> list[Block] | str:
    blocks = [header]
    while True:
        inside = [s for s in blocks[-1].successors if s in members]
        if len(inside) != 1:
            return "the loop has branches"
        if inside[0] is header:
            return blocks if len(blocks) == len(members) else "the loop has another one in it"
        if inside[0] in blocks:
            return "the loop has another one in it"
        blocks.append(inside[0])


def _all_go(forms: FunctionForms, before: Block, header: Block) -> bool:
    """All lanes that end ``before`` go on to the loop."""
    branch = before.terminator
    if branch.opcode != "br":
        return False
    if len(before.successors) == 1:
        return True
    condition = forms.condition(before)
    if condition is None or not condition.is_exact:
        return False
    goes = np.asarray(condition.base) != 0
    return bool(goes.all() if branch.targets[0] is header else (~goes).all())
