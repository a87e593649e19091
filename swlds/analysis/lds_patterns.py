"""Which bytes of LDS the lanes of each wave touch, without execution: the patterns of accesses, as far as addresses show them.

    %row = lshr i32 %tid, 4
    %p = getelementptr [64 x [32 x float]], ptr addrspace(3) @t, i32 %buffer, i32 %row, i32 %column        (%buffer is uniform)
    store float %v, ptr addrspace(3) %p          4*%column + 128*(tid >> 4), for each wave of a group of (256, 1, 1)

What is the same in all lanes of a wave moves a pattern as a whole; multiples of four bytes then rotate the banks and change no
count, so they are left out, and what is said holds for any launch with groups of that size. Verdicts:

* *proved*: these are the patterns, in every launch;
* *under-assumption*: they are, if the ``premises`` hold: uniform numbers inside of other operations count as zero, and lanes
  count as active where it is not known which of them come here;
* *unknown*: no pattern; ``premises`` say what is not known.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Literal, final

import numpy as np

from swlds.analysis.addresses import Access, AddressAnalysis, Expression, Kind, Symbol, evaluate, lane_numbers
from swlds.analysis.addresses.expression import Leaf, Node
from swlds.analysis.addresses.values import facts_of
from swlds.analysis.endings import Endings
from swlds.analysis.lane_masks import LaneMasks
from swlds.analysis.lane_offsets import split_terms, symbols_of
from swlds.ir.model import Function
from swlds.layouts.banks import WORD, Pattern
from swlds.layouts.banks import Kind as Use
from swlds.lazy import dataclass

Verdict = Literal["proved", "under-assumption", "unknown"]
_LDS = 3
#: Verdicts, the stronger first.
_ORDER: tuple[Verdict, ...] = ("proved", "under-assumption", "unknown")


@final
@dataclass(frozen=True, slots=True)
class Shape:
    """Work-items of a group in x, y, z, and lanes of a wave."""

    block: tuple[int, int, int]
    wave_size: int

    @property
    def items(self) -> int:
        x, y, z = self.block
        return x * y * z

    @property
    def waves(self) -> int:
        return -(-self.items // self.wave_size)

    @property
    def limits(self) -> dict[str, int]:
        """The largest numbers of work-items, for ``AddressAnalysis``: fewer sums may wrap then."""
        return {f"workitem.id.{name}": size - 1 for name, size in zip("xyz", self.block, strict=True)}

    def lane_numbers(self) -> dict[str, np.ndarray[Any, Any]]:
        """What symbols of kind LANE are, by their names: arrays of u64 with a row for each wave."""
        item = np.arange(self.waves * self.wave_size, dtype=np.uint64).reshape(self.waves, self.wave_size)
        return lane_numbers(item, self.block, self.wave_size)

    def present(self) -> np.ndarray[Any, Any]:
        """Lanes that have a work-item."""
        return np.arange(self.waves * self.wave_size).reshape(self.waves, self.wave_size) < self.items


@final
@dataclass(frozen=True, eq=False)
class Prediction:
    """``patterns``: of the waves of one group, each as often as ``weight`` waves have it; none for an unknown address. Offsets
    count from the object's start, without what lanes have in common: ``common`` is a power of two that this is a multiple of,
    0 where there is nothing."""

    access: Access
    patterns: list[Pattern]
    verdict: Verdict
    premises: tuple[str, ...] = ()
    common: int = 0


@final
class PatternAnalysis:
    """The patterns of the LDS accesses of one module for groups of one shape."""

    def __init__(self, analysis: AddressAnalysis, shape: Shape) -> None:
        self.analysis, self.shape = analysis, shape
        self._numbers, self._present = shape.lane_numbers(), shape.present()

    @cached_property
    def _endings(self) -> Endings:
        return Endings(self.analysis.module.defined_functions)

    def predict(self, function: Function) -> Iterator[Prediction]:
        """Of each access to LDS of a function, in the order of its blocks. Of a function that is no kernel all lanes come in."""
        accesses = [a for a in self.analysis.accesses(function) if a.space == _LDS]
        if not accesses:
            return
        masks = LaneMasks(self.analysis.values(function), self._numbers, self._present, self._endings)
        for access in accesses:
            yield self._predict(access, masks, () if function.is_kernel else ("all lanes of a wave call the function",))

    def _predict(self, access: Access, masks: LaneMasks, given: tuple[str, ...]) -> Prediction:
        if _is_elementwise(access):
            return Prediction(
                access, [], "unknown", ("each element of a masked vector operation is an access of its own",)
            )
        if access.bytes is None or access.address is None:
            return Prediction(access, [], "unknown", ("the address, or how many bytes a lane touches, is not known",))
        assert access.instruction.block is not None, "an access stands in a block"
        align = alignment_of(access)
        address = access.address if access.offset is None else access.offset
        offsets, premises = self._offsets(address, align, masks)
        if offsets is None:
            return Prediction(access, [], "unknown", premises)
        active, reasons = masks.of(access.instruction.block)
        if active is None:
            active = self._present
        premises = (*given, *premises, *reasons)
        return Prediction(
            access,
            _patterns(access, align, offsets, active),
            "under-assumption" if premises else "proved",
            premises,
            _common(address, masks, align),
        )

    def _offsets(
        self, address: Expression, align: int, masks: LaneMasks
    ) -> tuple[np.ndarray[Any, Any] | None, tuple[str, ...]]:
        """Bytes for each lane of each wave, but for a rest that is the same in all lanes; and what that takes for granted."""
        varying, rest = split_terms(address, masks)
        values = {s: masks.resolve(s) for leaf, _ in varying for s in symbols_of(leaf)}
        unknown = [s for s, value in values.items() if value is None]
        if divergent := [s for s in unknown if s.kind is Kind.DIVERGENT]:
            return None, (f"{divergent[0]} may differ between lanes in any way",)
        premises: list[str] = []
        if align < WORD and any(factor % WORD for _, factor in rest):
            premises.append("what all lanes have in common is a multiple of 4 bytes")
        if unknown and not _is_exclusive(varying):
            premises.append(f"{unknown[0]} is 0")
        whole: dict[Symbol, Any] = {s: np.uint64(0) if value is None else value for s, value in values.items()}
        lanes = Expression(address.bits, address.constant, tuple(varying))
        found = np.asarray(evaluate(lanes, whole), np.uint64) & np.uint64((1 << address.bits) - 1)
        if rest:  # it makes up for what lanes are past a multiple of the alignment that the whole addresses have
            found = found - found % np.uint64(align)
        return np.broadcast_to(found, self._present.shape), tuple(premises)


def _is_elementwise(access: Access) -> bool:
    facts = facts_of(access.instruction) if access.instruction.opcode == "call" else None
    return facts is not None and any(touch.kind == "elements" for touch in facts.touches or ())


def alignment_of(access: Access) -> int:
    """What the address is said to be a multiple of: what instruction selection goes by. Intrinsics: their natural alignment."""
    if align := access.instruction.field("align"):
        return int(align)
    size = access.bytes or 1
    return size & -size


def _common(address: Expression, masks: LaneMasks, align: int) -> int:
    rest = split_terms(address, masks)[1]
    return max(Expression(address.bits, 0, tuple(rest)).known_multiple, align) if rest else 0


def _is_exclusive(varying: list[tuple[Leaf, int]]) -> bool:
    """The only part that varies is an exclusive or with a uniform number: that permutes the banks, and changes no count."""
    (leaf, factor), *others = varying
    if others or not isinstance(leaf, Node) or leaf.operation != "xor" or factor & (factor - 1):
        return False
    first, second = leaf.arguments
    mixed = [a for a in (first, second) if not a.is_uniform()]
    return len(mixed) == 1 and all(s.kind is Kind.LANE for s in mixed[0].symbols)


def _patterns(access: Access, align: int, offsets: np.ndarray[Any, Any], active: np.ndarray[Any, Any]) -> list[Pattern]:
    """One for each wave with an active lane; waves that do the same are one pattern."""
    found: dict[tuple[tuple[int, ...], int], int] = {}
    for row, lanes in zip(offsets.astype(np.int64), active, strict=True):
        if not lanes.any():
            continue
        key = tuple(int(o) if is_active else 0 for o, is_active in zip(row, lanes, strict=True))
        bits = sum(1 << k for k, is_active in enumerate(lanes) if is_active)
        found[key, bits] = found.get((key, bits), 0) + 1
    assert access.bytes is not None, "a pattern has a size"
    use: Use = "atomic" if access.reads and access.writes else "write" if access.writes else "read"
    return [Pattern(use, access.bytes, align, key, bits, n) for (key, bits), n in found.items()]


def weakest(verdicts: list[Verdict]) -> Verdict:
    """That of what rests on all of them; *proved* for none."""
    return max(verdicts, key=_ORDER.index, default="proved")
