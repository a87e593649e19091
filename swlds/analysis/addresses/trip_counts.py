"""How often a loop goes round at most, by the test of a counter that must pass for another round.

    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      %next = add i32 %i, 2
      %more = icmp ult i32 %next, 9
      br i1 %more, label %loop, label %end                                                       4: %i is 0, 2, 4, 6, 8

Only tests by which the counter cannot have wrapped count, so that it is the natural number start + step * rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from swlds.ir.model import Block, Instruction
from swlds.ir.types import IntType
from swlds.ir.values import ConstantInt, Value

_TURNED = {"ult": "ugt", "ule": "uge", "slt": "sgt", "sle": "sge", "ne": "ne", "eq": "eq"}
_TURNED |= {b: a for a, b in _TURNED.items()}
_DENIED = {"ult": "uge", "ule": "ugt", "slt": "sge", "sle": "sgt", "ne": "eq"}
_DENIED |= {b: a for a, b in _DENIED.items()}


def find_most_rounds(header: Block, loop: Set[Block]) -> int | None:
    """Back edges taken after the loop was entered, at most; None where that is not known. ``loop``: its blocks."""
    latches = [block for block in loop if header in block.successors]
    tested = [header, *(latches if len(latches) == 1 and latches != [header] else ())]
    counts = [_count(header, latches, *test) for block in tested for test in _tests(block, loop)]
    return min((count for count in counts if count is not None), default=None)


def find_exact_rounds(header: Block, loop: Set[Block]) -> int | None:
    """Back edges taken each time the loop was entered, of one that is left at its only latch alone, by the test of its counter
    against a constant; None of others."""
    latches = [block for block in loop if header in block.successors]
    leaving = [block for block in loop if any(target not in loop for target in block.successors)]
    if len(latches) != 1 or leaving != latches:
        return None
    tests = [t for t in _tests(latches[0], loop) if isinstance(t[2], ConstantInt)]
    counts = [c for c in (_count(header, latches, *test) for test in tests) if c is not None]
    return counts[0] if len(counts) == 1 else None


def _tests(block: Block, loop: Set[Block]) -> Iterator[tuple[Value, str, Value]]:
    """A comparison that holds where the loop is not left, both ways round."""
    end = block.terminator
    test = end.operands[0] if end.opcode == "br" and end.operands else None
    if not isinstance(test, Instruction) or test.opcode != "icmp":
        return
    stays = [target in loop for target in end.targets]
    if sum(stays) == 1 and len(stays) == 2:
        word = str(test.field("predicate"))
        word = word if stays[0] else _DENIED[word]
        left, right = test.operands
        yield left, word, right
        yield right, _TURNED[word], left


def _count(header: Block, latches: list[Block], tested: Value, word: str, bound: Value) -> int | None:
    counter = _find_counter(header, latches, tested)
    if counter is None or not isinstance(tested.type, IntType):
        return None
    start, step, is_next = counter
    bits = tested.type.bits
    is_signed = word in ("slt", "sle")
    end = 1 << (bits - is_signed)  # of the numbers that do not wrap
    first = start + step * is_next
    if is_signed and isinstance(bound, ConstantInt):
        limit = bound.signed
    else:
        limit = bound.value if isinstance(bound, ConstantInt) else end - 1
    if word in ("ult", "slt"):
        last = limit - 1
    elif word in ("ule", "sle"):
        last = limit
    elif word == "ne" and isinstance(bound, ConstantInt) and limit >= first and not (limit - first) % step:
        last = limit - step
    else:
        return None
    if start >= end or first >= end or last + step >= end:
        return None
    return max(0, (last - first) // step + 1)


def _find_counter(header: Block, latches: list[Block], tested: Value) -> tuple[int, int, bool] | None:
    """Start and step of a counter that gets more by a positive constant in each round; and is ``tested`` what it is next?"""
    for phi in header.phis:
        values = [v for v, b in zip(phi.operands, phi.targets, strict=True) if b in latches]
        starts = [v for v, b in zip(phi.operands, phi.targets, strict=True) if b not in latches]
        following = values[0] if values else None
        if tested not in (phi, following) or any(v is not following for v in values):
            continue
        if not isinstance(following, Instruction) or following.opcode != "add" or phi not in following.operands:
            continue
        step = next((o for o in following.operands if o is not phi), None)
        start = starts[0] if starts else None
        if not isinstance(step, ConstantInt) or not isinstance(start, ConstantInt) or any(s != start for s in starts):
            continue
        if step.signed > 0 and start.signed >= 0:
            return start.signed, step.signed, tested is following
    return None


__all__ = ["find_exact_rounds", "find_most_rounds"]
