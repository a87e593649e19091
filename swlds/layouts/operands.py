"""Which lane and register of a wave holds which element of the operands of a matrix instruction (MFMA, WMMA).

Each operand is a layout from ``register`` and ``lane`` to coordinates of its matrix: ``a`` to row and k, ``b`` to k and column,
``accumulator`` to row and column. A register here holds one element, however many of them share one of the hardware's. The maps
are those that IREE's code generation goes by (``getSingleSubgroupLayout``).
"""

from __future__ import annotations

from typing import NamedTuple

from swlds.errors import OptionError
from swlds.layouts.linear import LinearLayout


class Operands(NamedTuple):
    """Of one instruction: A is rows x k, B is k x columns, the accumulator rows x columns."""

    a: LinearLayout
    b: LinearLayout
    accumulator: LinearLayout


def mfma(size: int, k: int, *, is_double: bool = False) -> Operands:
    """The dense MFMA of ``size`` x ``size`` x ``k``, of one block: size 16 with k at least 4, or 32 with k at least 2.

    f16: 16x16x16 and 32x32x8, on gfx950 16x16x32 and 32x32x16, which is also what IREE's virtual 16x16x32 reads; f32: 16x16x4 and
    32x32x2; ``is_double``: 16x16x4 of f64. Lane l holds row l mod ``size`` of A (that column of B) and neighbouring k.
    """
    quarters = 64 // size if size in (16, 32) else 0
    if not quarters or k < quarters or k & k - 1 or (is_double and (size, k) != (16, 4)):
        raise OptionError(
            f"no MFMA of {size}x{size}x{k}", hint="16x16xK with K from 4, 32x32xK with K from 2, K a power of two"
        )
    if is_double:
        return _operands(size, k, k // quarters, [(quarters << bit) for bit in range(2)], [1, 2])
    registers = [1, 2, *(4 * quarters << bit for bit in range((size // (4 * quarters)).bit_length() - 1))]
    return _operands(size, k, k // quarters, registers, [4 << bit for bit in range(quarters.bit_length() - 1)])


def wmma(generation: int) -> Operands:
    """The WMMA 16x16x16 of waves of 32 lanes on gfx11 (``generation`` 11: lanes 16 to 31 repeat A and B of 0 to 15) or gfx12."""
    if generation == 11:
        return _operands(16, 16, 16, [2, 4, 8], [1], copies=2)
    if generation == 12:
        return _operands(16, 16, 8, [1, 2, 4], [8])
    raise OptionError(f"no WMMA of gfx{generation}", hint="known are those of gfx11 and gfx12")


def _operands(size: int, k: int, each: int, registers: list[int], lanes: list[int], *, copies: int = 1) -> Operands:
    """``each``: k of one lane; ``registers``, ``lanes``: rows of the accumulator that the bits of registers, and of the lanes
    above the columns, are apart; ``copies`` of A and B in further lanes."""
    row = [(1 << bit, 0) for bit in range(size.bit_length() - 1)]
    own = [(0, 1 << bit) for bit in range(each.bit_length() - 1)]
    next_k = [(0, each << bit) for bit in range((k // each).bit_length() - 1)]
    same = [(0, 0)] * (copies.bit_length() - 1)
    a = LinearLayout({"register": own, "lane": [*row, *next_k, *same]}, {"row": size, "k": k})
    bases = {name: [(at_k, column) for column, at_k in moves] for name, moves in a.bases.items()}
    b = LinearLayout(bases, {"k": k, "column": size})
    columns = [(0, 1 << bit) for bit in range(size.bit_length() - 1)]
    held = {"register": [(r, 0) for r in registers], "lane": [*columns, *((r, 0) for r in lanes)]}
    return Operands(a, b, LinearLayout(held, {"row": size, "column": size}))
