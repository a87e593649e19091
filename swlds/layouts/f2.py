"""Linear algebra over F2: a vector is an int, a matrix the list of its columns, a set of columns an int with a bit for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from swlds.lazy import dataclass


@final
@dataclass(frozen=True, slots=True)
class Echelon:
    """Columns after elimination.

    ``pivots``: highest bit -> a vector that has it, and the columns whose sum it is; they are among the earliest independent.
    ``kernel``: sets of columns whose sum is 0, a basis of all such sets.
    """

    pivots: dict[int, tuple[int, int]]
    kernel: tuple[int, ...]

    @property
    def rank(self) -> int:
        return len(self.pivots)

    def solve(self, vector: int) -> int | None:
        """The set of independent columns whose sum the vector is; None where there is none."""
        columns = 0
        while vector:
            pivot = self.pivots.get(vector.bit_length())
            if pivot is None:
                return None
            vector ^= pivot[0]
            columns ^= pivot[1]
        return columns


def eliminate(columns: Sequence[int]) -> Echelon:
    pivots: dict[int, tuple[int, int]] = {}
    kernel = []
    for number, vector in enumerate(columns):
        chosen = 1 << number
        while vector and (pivot := pivots.get(vector.bit_length())) is not None:
            vector ^= pivot[0]
            chosen ^= pivot[1]
        if vector:
            pivots[vector.bit_length()] = (vector, chosen)
        else:
            kernel.append(chosen)
    return Echelon(pivots, tuple(kernel))


def multiply(columns: Sequence[int], vector: int) -> int:
    """The sum of the columns that the vector chooses."""
    total = 0
    while vector:
        low = vector & -vector
        total ^= columns[low.bit_length() - 1]
        vector ^= low
    return total
