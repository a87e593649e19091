"""Pairs of accesses that the backend may issue as one ``read2`` or ``write2``, and those that a swizzle takes from it.

Both are of 4 or of 8 bytes, stand in one block, and have one address but for a constant, which is an immediate of eight bits that
counts their bytes. A swizzled address keeps the constant only where the map leaves its bits alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from swlds.analysis.addresses import Access
from swlds.analysis.addresses.expression import Leaf
from swlds.ir.model import Block
from swlds.layouts.swizzle import XorSwizzle

_Key = tuple[Block, bool, int, frozenset[tuple[Leaf, int]]]
_FARTHEST = 255


def count_lost_pairs(accesses: Sequence[Access], swizzle: XorSwizzle) -> int:
    """Pairs, each access in one of them, whose constants differ in bits that the map moves or reads."""
    groups: dict[_Key, list[int]] = {}
    for access in accesses:
        block, offset = access.instruction.block, access.offset
        if access.bytes in (4, 8) and access.reads != access.writes and block is not None and offset is not None:
            key = (block, access.reads, access.bytes, frozenset(offset.terms))
            groups.setdefault(key, []).append(offset.constant)
    return sum(_count(sorted(constants), key[2], swizzle) for key, constants in groups.items())


def _count(constants: list[int], size: int, swizzle: XorSwizzle) -> int:
    """Neighbours in their order are paired, as far as they lie near enough."""
    lost = k = 0
    while k + 1 < len(constants):
        distance = constants[k + 1] - constants[k]
        if distance % size or not 0 < distance // size <= _FARTHEST:
            k += 1
            continue
        lost += not _passes(distance, swizzle)
        k += 2
    return lost


def _passes(distance: int, swizzle: XorSwizzle) -> bool:
    """A constant below the groups, or above every bit that the map reads, is added to a moved address as to the address."""
    highest = max(swizzle.images, default=0)
    return distance < swizzle.group_bytes or distance % (2 << highest) == 0
