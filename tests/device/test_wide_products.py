"""Products with overflow and saturating shifts to the left of up to 64 bits, against whole numbers of Python."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from swlds.device.bits import container
from swlds.device.intrinsics import ROWS

RNG = np.random.default_rng(1)


def numbers(bits: int) -> list[int]:
    """Of all lengths, and those at the ends."""
    drawn = zip(RNG.integers(0, 1 << bits, 300, np.uint64).tolist(), RNG.integers(0, bits, 300).tolist(), strict=True)
    return [n >> by for n, by in drawn] + [n % (1 << bits) for n in (0, 1, 2, -1, 1 << (bits - 1), (1 << (bits - 1)) - 1)]


@pytest.mark.parametrize("letter", "su")
@pytest.mark.parametrize("bits", (1, 3, 8, 17, 32, 33, 40, 48, 63, 64))
def test_against_whole_numbers(bits: int, letter: str) -> None:
    a, b = zip(*((x, y) for x in numbers(bits)[::7] for y in numbers(bits)[::5]), strict=True)
    arrays = [np.array(n, np.bool_ if bits == 1 else container(bits)) for n in (a, b)]
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if letter == "s" else (0, (1 << bits) - 1)
    worth = (lambda n: n - (n >> (bits - 1) << bits)) if letter == "s" else (lambda n: n)
    call = SimpleNamespace(bits=bits)
    with np.errstate(all="ignore"):
        shifted = ROWS[f"llvm.{letter}shl.sat"].lanes(call, *arrays)
        product, wrapped = ROWS[f"llvm.{letter}mul.with.overflow"].lanes(call, *arrays)
    pairs = [(worth(x), worth(y), y) for x, y in zip(a, b, strict=True)]
    assert shifted.tolist() == [min(max(x << n % bits, low), high) % (1 << bits) for x, _, n in pairs]
    assert product.tolist() == [x * y % (1 << bits) for x, y, _ in pairs]
    assert wrapped.tolist() == [not low <= x * y <= high for x, y, _ in pairs]
    assert bits < 3 or len(set(wrapped.tolist())) == 2
