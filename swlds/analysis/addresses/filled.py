"""Which bytes of its buffers a launch surely stores, all of them, when it runs to its end: nobody needs to know what they held.

    %i = add i32 %first, %tid                                    %first: 256 * workgroup.id.x, 8 work-groups of 256:
    %p = getelementptr float, ptr addrspace(1) %y, i32 %i        fills bytes 0 to 8192 of %y
    store float %v, ptr addrspace(1) %p

A store counts where no lane comes to its end without it, in a loop where the number of rounds is certain, too: such loops are
left at their latch, so a round without the store would be a way to the end. Its addresses are then all sums of a constant and
multiples of numbers that take all values from 0 on, each whatever the others are. They leave no gap where each step is no longer
than what the smaller ones have filled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from swlds.analysis.addresses.accesses import Access, AddressAnalysis
from swlds.analysis.addresses.expression import Kind, Symbol
from swlds.analysis.addresses.trip_counts import find_exact_rounds
from swlds.analysis.addresses.values import FunctionValues, facts_of, is_pure
from swlds.analysis.graph import find_reachable
from swlds.ir.model import Argument, Block, Function, Instruction
from swlds.ir.opcodes import CALLS
from swlds.ir.types import BFLOAT, DOUBLE, FLOAT, HALF, IntType, PointerType, Type, VectorType
from swlds.ir.values import Constant, ConstantFP, ConstantInt

Range: TypeAlias = "tuple[int, int]"
#: What lanes go on by, or end with; behind any other end of a block nothing is certain.
_WAYS = ("br", "switch", "ret")
#: Bits of integers that are as long as their bytes, also side by side; address spaces whose pointers are numbers of that kind.
_WHOLE, _PLAIN_SPACES = (8, 16, 32, 64, 128), (0, 1, 3, 4, 5)
_FAR = 1 << 62


def find_filled(
    kernel: Function, analysis: AddressAnalysis, accesses: Iterable[Access], limits: Mapping[str, int]
) -> dict[Argument, Range]:
    """From start to stop, the longest range of each buffer. ``accesses``: all of the kernel; ``limits``: of the launch, whose
    numbers take all values up to them."""
    values = analysis.values(kernel)
    if not all(block.terminator.opcode in _WAYS and all(map(_comes_back, block)) for block in values.blocks):
        return {}
    #: Argument, bytes of a lane, and steps with how often they are taken -> where the first lane stores.
    stores: dict[tuple[Argument, int, tuple[Range, ...]], set[int]] = {}
    for access in accesses:
        found = _steps_of(access, values, limits)
        if found is not None and isinstance(access.object, Argument) and access.bytes is not None:
            start, steps = found
            stores.setdefault((access.object, access.bytes, steps), set()).add(start)
    ranges: dict[Argument, list[Range]] = {}
    for (argument, size, steps), starts in stores.items():
        ranges.setdefault(argument, []).extend(_join(starts, size, steps))
    return {argument: _longest(found) for argument, found in ranges.items() if found}


def _comes_back(i: Instruction) -> bool:
    """Lanes that come to an instruction go on behind it, by what is known."""
    if i.opcode not in CALLS:
        return True
    callee, facts = i.called_function, facts_of(i)
    if callee is None or callee.find_attribute("noreturn") is not None:
        return False
    return is_pure(callee) or (facts is not None and not facts.ends_wave)


def _steps_of(
    access: Access, values: FunctionValues, limits: Mapping[str, int]
) -> tuple[int, tuple[Range, ...]] | None:
    """The least address of a store that is surely executed, and its steps (bytes, times); None where that is not known."""
    i, offset, block = access.instruction, access.offset, access.instruction.block
    if i.opcode != "store" or block is None or offset is None or offset.trusts or access.bytes is None:
        return None
    if not (_is_dense(i.operands[0].type) and _is_defined(i.operands[0]) and _is_on_all_ways(block, values)):
        return None
    half = 1 << (offset.bits - 1)
    start, most, steps = (offset.constant ^ half) - half, access.bytes, []
    for leaf, natural in offset.terms:
        times = _times_of(leaf, block, values, limits) if isinstance(leaf, Symbol) else None
        if times is None:
            return None
        factor = (natural ^ half) - half
        start += min(0, factor * times)
        most += abs(factor) * times
        steps.append((abs(factor), times))
    return (start, tuple(sorted(steps))) if start >= 0 and start + most < _FAR else None


def _times_of(symbol: Symbol, block: Block, values: FunctionValues, limits: Mapping[str, int]) -> int | None:
    """A number takes all values from 0 to this one, in lanes and rounds that come to the block; None where that is not known."""
    if symbol.kind in (Kind.LANE, Kind.GROUP):
        return limits.get(symbol.value) if isinstance(symbol.value, str) else None
    if symbol.kind is not Kind.LOOP or not isinstance(header := symbol.value, Block):
        return None
    loop = values.loop_of(header)
    return find_exact_rounds(header, loop) if block in loop else None


def _is_on_all_ways(block: Block, values: FunctionValues) -> bool:
    """No lane comes to its end another way."""
    entry = values.blocks[0]
    ways = find_reachable([entry], lambda b: b.successors, [block])
    return block is entry or all(b is block or b.terminator.opcode != "ret" for b in ways)


def _is_dense(type_: Type) -> bool:
    """A store of it stores every bit of its bytes."""
    if isinstance(type_, VectorType):
        return not type_.scalable and _is_dense(type_.element)
    if isinstance(type_, PointerType):
        return type_.addrspace in _PLAIN_SPACES
    return type_ in (HALF, BFLOAT, FLOAT, DOUBLE) or (isinstance(type_, IntType) and type_.bits in _WHOLE)


def _is_defined(value: object) -> bool:
    """Not a constant that leaves open what is stored."""
    return not isinstance(value, Constant) or isinstance(value, (ConstantInt, ConstantFP))


def _join(starts: set[int], size: int, steps: tuple[Range, ...]) -> list[Range]:
    """The ranges that stores fill which differ in where the first lane stores."""
    left = list(steps)
    while True:
        starts, size = _close_gaps(starts, size)
        if not left:
            return [(start, start + size) for start in starts]
        step, times = left.pop(0)
        if step > size and times:
            return []
        size += step * times


def _close_gaps(starts: set[int], size: int) -> tuple[set[int], int]:
    """Ranges of one length that follow one another become one, where all that they become are of one length, too."""
    heads: list[int] = []
    lengths: list[int] = []
    for start in sorted(starts):
        if heads and start <= heads[-1] + lengths[-1]:
            lengths[-1] = start + size - heads[-1]
        else:
            heads.append(start)
            lengths.append(size)
    return (set(heads), lengths[0]) if len(set(lengths)) == 1 else (starts, size)


def _longest(ranges: list[Range]) -> Range:
    joined: list[Range] = []
    for start, stop in sorted(ranges):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(stop, joined[-1][1]))
        else:
            joined.append((start, stop))
    return max(joined, key=lambda r: r[1] - r[0])


__all__ = ["find_filled"]
