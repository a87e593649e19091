"""An address in each lane of each wave, as far as it follows from the numbers of lanes; what all lanes have in common is apart.

    %p = getelementptr [4 x i32], ptr addrspace(1) %in, i64 %tid        16*workitem.id.x, and %in, which is uniform

``find_lane_offsets`` gives 0, 16, 32, … for the first wave; ``lies_in_lanes`` says that lanes lie 16 bytes apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np

from swlds.analysis.addresses import Expression, Kind, Symbol, evaluate
from swlds.analysis.addresses.expression import Leaf, Node, add, constant, leaf, multiply, split_widened
from swlds.analysis.lane_masks import LaneMasks
from swlds.ir.model import Block, Instruction
from swlds.ir.opcodes import CALLS

Terms: TypeAlias = "list[tuple[Leaf, int]]"


def split_terms(address: Expression, masks: LaneMasks) -> tuple[Terms, Terms]:
    """The terms that are known in each lane, or differ between lanes; and those that are neither: the same in all lanes."""
    parts: tuple[Terms, Terms] = ([], [])
    for found, factor in address.terms:
        is_left_out = _is_uniform(found) and any(masks.resolve(s) is None for s in symbols_of(found))
        parts[is_left_out].append((found, factor))
    return parts


def find_lane_offsets(address: Expression, masks: LaneMasks) -> np.ndarray[Any, Any] | Symbol:
    """Bytes modulo 2^bits, a row for each wave, without what all its lanes have in common; else a symbol that is not known."""
    address = _without_carries(address)
    varying, _ = split_terms(address, masks)
    values = {s: masks.resolve(s) for leaf, _ in varying for s in symbols_of(leaf)}
    unknown = sorted((s for s, value in values.items() if value is None), key=lambda s: s.kind is not Kind.DIVERGENT)
    if unknown:
        return unknown[0]
    lanes = Expression(address.bits, address.constant, tuple(varying))
    found = np.asarray(evaluate(lanes, values), np.uint64) & np.uint64((1 << address.bits) - 1)
    return np.broadcast_to(found, masks.present.shape)


def _callee(symbol: Symbol) -> str:
    """The function that it is the result of, where another file may say more of it."""
    value = symbol.value
    callee = value.called_function if isinstance(value, Instruction) and value.opcode in CALLS else None
    return f", the result of {callee.brief}," if callee is not None and callee.is_declaration else ""


def _without_carries(address: Expression) -> Expression:
    """Parts of widened sums stand by themselves where they can: what lanes have in common no longer hides what differs."""
    total = Expression(address.bits, address.constant, ())
    for leaf_, factor in address.terms:
        is_widened = isinstance(leaf_, Node) and leaf_.operation in ("sext", "value")
        parts = split_widened(leaf_, address.bits) if is_widened and isinstance(leaf_, Node) else None
        found = leaf(leaf_, address.bits) if parts is None else parts
        total = add(total, multiply(found, constant(factor, address.bits)))
    return total


def lies_in_lanes(address: Expression, stride: int, block: Block, masks: LaneMasks) -> str:
    """ "" where each active lane of a wave lies at the wave's base + its number times ``stride``; else what speaks against it."""
    offsets = find_lane_offsets(address, masks)
    if isinstance(offsets, Symbol):
        return f"how {offsets}{_callee(offsets)} differs between lanes is not known"
    active = masks.of(block)[0]
    active = masks.present if active is None else active
    ones = np.uint64((1 << address.bits) - 1)
    for row, lanes in zip(offsets, active, strict=True):
        numbers = np.flatnonzero(lanes).astype(np.uint64)
        bases = (row[lanes] - numbers * np.uint64(stride)) & ones
        others = np.flatnonzero(bases != bases[:1])
        if len(others):
            first, other = int(numbers[0]), int(numbers[others[0]])
            apart = (int(row[other]) - int(row[first])) & int(ones)
            apart -= (apart >> (address.bits - 1)) << address.bits
            return f"lane {other} lies {apart} bytes from lane {first}, not {stride * (other - first)}"
    return ""


def find_padded_rows(address: Expression, size: int, masks: LaneMasks) -> tuple[int, int] | None:
    """Of the lanes of a whole wave, with ``size`` bytes each: how many bytes lie without a gap, and the gap behind them; None
    where there is none, or it is not known."""
    offsets = find_lane_offsets(address, masks)
    if isinstance(offsets, Symbol):
        return None
    signed = offsets.astype(np.int64) << (64 - address.bits) >> (64 - address.bits)
    for wave, present in zip(signed, masks.present, strict=True):
        gaps = np.flatnonzero(np.diff(wave[present]) != size)
        if not len(gaps):
            continue
        starts = np.concatenate(([0], gaps + 1))
        first, second = (int(wave[present][s]) for s in starts[-2:])  # a whole row, where the wave began within one
        row = int(np.diff(starts)[-1]) * size
        return (row, second - first - row) if second - first > row else None
    return None


def comes_whole(block: Block, masks: LaneMasks) -> str:
    """ "" where each wave comes to the block with all its lanes, or with none; else why that is not known."""
    active, reasons = masks.of(block)
    if active is None:
        return reasons[0]
    parted = np.flatnonzero(active.any(axis=1) & ~active.all(axis=1))
    return f"only {int(active[parted[0]].sum())} lanes of wave {int(parted[0])} come here" if len(parted) else ""


def symbols_of(leaf: Leaf) -> Iterator[Symbol]:
    """Each occurrence of a symbol in a leaf."""
    if isinstance(leaf, Symbol):
        yield leaf
    else:
        for argument in leaf.arguments:
            yield from argument.symbols


def _is_uniform(leaf: Leaf) -> bool:
    return all(s.kind not in (Kind.LANE, Kind.DIVERGENT) for s in symbols_of(leaf))
