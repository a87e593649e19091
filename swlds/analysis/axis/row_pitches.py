"""Rows that are an argument apart, as if they were a known distance apart: far more than any row is long.

    %at = mul i64 %row, %pitch          row r begins at r * %pitch bytes, for planning at r * 4096
    %from = getelementptr i8, ptr addrspace(1) %in, i64 %at

What is planned so has no piece in two rows; where a pointer goes 8192 bytes farther there, it goes 2 * %pitch farther here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias, final

import numpy as np

from swlds.analysis.axis.copy_loops import SplitAddress
from swlds.analysis.axis.forms import Unknown
from swlds.analysis.axis.function import FunctionForms
from swlds.ir.model import Argument
from swlds.ir.types import IntType
from swlds.lazy import dataclass

Lanes: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
#: Rows that are counted, and the least distance for planning.
_MOST_ROWS, _LEAST_FAR = 1 << 16, 1 << 12


@final
@dataclass(frozen=True, slots=True)
class Term:
    """``factor`` times the parameter, read with a sign or without."""

    argument: Argument
    factor: int
    is_signed: bool


@final
@dataclass(frozen=True, slots=True)
class Pitch:
    """Bytes from row to row: the sum of ``terms``, a multiple of ``align``. ``far``: how many it is for planning; rows are
    ``lowest`` bytes from their beginning on."""

    terms: tuple[Term, ...]
    align: int
    far: int
    lowest: int

    def split(self, offsets: Lanes) -> tuple[Lanes, Lanes]:
        """(bytes, rows) of planned offsets, or of differences of such where ``lowest`` is as low."""
        rows = (offsets - self.lowest) // self.far
        return offsets - rows * self.far, rows

    def split_step(self, step: int) -> tuple[int, int]:
        """(bytes, rows) of a distance between planned offsets."""
        rows = (step + self.far // 2) // self.far
        return step - rows * self.far, rows


def fixed_terms(forms: FunctionForms, side: SplitAddress) -> frozenset[tuple[Unknown, int]]:
    """What addresses of one copy have in common, whatever rows they lie in: all but multiples of the kernel's numbers."""
    numbers = _numbers(forms)
    return frozenset((unknown, factor) for unknown, factor in side.common if unknown not in numbers)


def _numbers(forms: FunctionForms) -> set[Unknown]:
    """Unknown parameters that are no pointers."""
    found: set[Unknown] = set()
    for argument in forms.function.arguments:
        form = forms.forms.get(argument)
        if form is not None and isinstance(argument.type, IntType):
            found.update(u for unknown, _ in form.terms for u in (unknown, unknown.twin))
    return found


def spread_rows(sides: Sequence[SplitAddress]) -> list[SplitAddress]:
    """The same addresses; unknown numbers that one of them has not, or has rows of, or other multiples of, are rows of all."""
    commons, rows = [dict(side.common) for side in sides], [dict(side.rows) for side in sides]
    unknowns = dict.fromkeys(u for pair in zip(commons, rows, strict=True) for terms in pair for u in terms)
    first = commons[0]
    spread = [u for u in unknowns if u not in first or any(common.get(u) != first[u] for common in commons)]
    found = []
    for side, common, own in zip(sides, commons, rows, strict=True):
        factors = [np.broadcast_to(np.asarray(own.get(u, common.get(u, 0)), np.int64), side.base.shape) for u in spread]
        kept = frozenset((u, factor) for u, factor in side.common if u not in spread)
        found.append(replace(side, common=kept, rows=tuple(zip(spread, factors, strict=True))))
    return found


def lay_out_rows(forms: FunctionForms, sides: Sequence[SplitAddress], bytes_: int) -> tuple[list[Lanes], Pitch] | str:
    """Planned offsets of several addresses with the same unknown distances, of which up to ``bytes_`` bytes are wanted each; or
    what is in the way."""
    unknowns = [unknown for unknown, _ in sides[0].rows]
    factors = np.stack([np.stack([dict(side.rows)[u] for u in unknowns], axis=-1) for side in sides])
    found = _number_rows(factors)
    if found is None:
        return "its rows lie in several directions"
    steps, rows = found
    terms: list[Term] = []
    for unknown, step in zip(unknowns, steps, strict=True):
        term = _find_term(forms, unknown, int(step))
        if term is None:
            return (
                f"how far rows are apart depends on {unknown.name or 'a number'}, which is no parameter of the kernel"
            )
        terms.append(term)
    if int(rows.max()) > _MOST_ROWS:
        return "it has too many rows"
    lowest = min(int(side.base.min()) for side in sides)
    spread = max(int(side.base.max()) for side in sides) + bytes_ - lowest
    far = max(1 << (8 * spread).bit_length(), _LEAST_FAR)
    joined = int(np.bitwise_or.reduce(factors, axis=None))
    pitch = Pitch(tuple(terms), min(joined & -joined, 1 << 16), far, lowest)
    return [side.base + far * numbers for side, numbers in zip(sides, rows, strict=True)], pitch


def _number_rows(factors: Any) -> tuple[Lanes, Lanes] | None:
    """(what is between rows, of each unknown; the number of each lane's row, from 0 on), of sides x lanes x unknowns; None where
    no distance is between all of them."""
    first = factors.reshape(-1, factors.shape[-1]).min(axis=0)
    far = factors - first
    steps = np.gcd.reduce(far.reshape(-1, far.shape[-1]), axis=0)
    rows = far[..., 0] // steps[0]
    return (steps, rows) if (far == rows[..., None] * steps).all() else None


def _find_term(forms: FunctionForms, unknown: Unknown, factor: int) -> Term | None:
    """``factor`` times the unknown as a multiple of a parameter."""
    for argument in forms.function.arguments:
        form = forms.forms.get(argument)
        if form is None or len(form.terms) != 1 or not isinstance(form.base, int) or form.base:
            continue
        own, multiple = form.terms[0]
        if unknown is own or unknown is own.twin:
            if not isinstance(multiple, int) or factor % multiple:
                return None
            return Term(argument, factor // multiple, unknown.low < 0)
    return None
