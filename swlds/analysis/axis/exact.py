"""What operations give for numbers that are known in each lane: u64 in, of which the operands' bits count, u64 out.

A division by 0 and a shift by the width or more have no result that counts; they give some number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Numbers = Any
_ONE = np.uint64(1)


def mask_of(bits: int) -> np.uint64:
    return np.uint64((1 << bits) - 1)


def read_signed(bits: int, a: Numbers) -> Numbers:
    """Unsigned numbers of so many bits read as signed ones (i64)."""
    half = np.uint64(1 << (bits - 1))
    return np.asarray(np.subtract(np.asarray(a) ^ half, half)).astype(np.int64)


def _shift(bits: int, b: Numbers) -> Numbers:
    return np.minimum(b, np.uint64(bits - 1))


def _divisor(b: Numbers) -> Numbers:
    return np.where(b == 0, _ONE, b)


def _divide_signed(bits: int, a: Numbers, b: Numbers) -> tuple[Numbers, Numbers]:
    first, second = read_signed(bits, a), read_signed(bits, _divisor(b))
    sizes = [np.where(n < 0, -n.astype(np.uint64), n.astype(np.uint64)) for n in (first, second)]
    quotient, rest = sizes[0] // sizes[1], sizes[0] % sizes[1]
    return np.where((first < 0) != (second < 0), -quotient, quotient), np.where(first < 0, -rest, rest)


def _arithmetic_shift(bits: int, a: Numbers, b: Numbers) -> Numbers:
    return (read_signed(bits, a) >> _shift(bits, b).astype(np.int64)).astype(np.uint64)


def _least(bits: int, a: Numbers, b: Numbers) -> Numbers:
    return np.where(read_signed(bits, a) < read_signed(bits, b), a, b)


def _most(bits: int, a: Numbers, b: Numbers) -> Numbers:
    return np.where(read_signed(bits, a) < read_signed(bits, b), b, a)


def _count_ones(a: Numbers) -> Numbers:
    octets = np.ascontiguousarray(np.atleast_1d(a)).view(np.uint8).reshape(-1, 8)
    found = np.unpackbits(octets, axis=1).sum(axis=1).astype(np.uint64)
    return found if np.ndim(a) else found[0]


def _leading(bits: int, a: Numbers) -> Numbers:
    for step in (1, 2, 4, 8, 16, 32):
        a = a | (a >> np.uint64(step))
    return np.uint64(bits) - _count_ones(a)


#: Name -> function of the bits and two numbers; results are cut to the bits by whoever asks.
_FUNCTIONS: dict[str, Callable[[int, Numbers, Numbers], Numbers]] = {
    "and": lambda bits, a, b: a & b,
    "or": lambda bits, a, b: a | b,
    "xor": lambda bits, a, b: a ^ b,
    "lshr": lambda bits, a, b: a >> _shift(bits, b),
    "ashr": _arithmetic_shift,
    "udiv": lambda bits, a, b: a // _divisor(b),
    "urem": lambda bits, a, b: a % _divisor(b),
    "sdiv": lambda bits, a, b: _divide_signed(bits, a, b)[0],
    "srem": lambda bits, a, b: _divide_signed(bits, a, b)[1],
    "umin": lambda bits, a, b: np.minimum(a, b),
    "umax": lambda bits, a, b: np.maximum(a, b),
    "smin": _least,
    "smax": _most,
    "abs": lambda bits, a, b: np.abs(read_signed(bits, a)).astype(np.uint64),
    "ctpop": lambda bits, a, b: _count_ones(a),
    "ctlz": lambda bits, a, b: _leading(bits, a),
    "cttz": lambda bits, a, b: np.where(a == 0, np.uint64(bits), _count_ones((a & -a) - _ONE)),
}


def _cut(function: Callable[[int, Numbers, Numbers], Numbers]) -> Callable[[int, Numbers, Numbers], Numbers]:
    def run(bits: int, a: Numbers, b: Numbers) -> Numbers:
        with np.errstate(over="ignore", divide="ignore"):
            return np.asarray(function(bits, a, b), np.uint64) & mask_of(bits)

    return run


OPERATIONS = {name: _cut(function) for name, function in _FUNCTIONS.items()}

#: Predicate -> comparison of two numbers of so many bits.
COMPARISONS: dict[str, Callable[[int, Numbers, Numbers], Numbers]] = {
    "eq": lambda bits, a, b: a == b,
    "ne": lambda bits, a, b: a != b,
    "ult": lambda bits, a, b: a < b,
    "ule": lambda bits, a, b: a <= b,
    "ugt": lambda bits, a, b: a > b,
    "uge": lambda bits, a, b: a >= b,
    "slt": lambda bits, a, b: read_signed(bits, a) < read_signed(bits, b),
    "sle": lambda bits, a, b: read_signed(bits, a) <= read_signed(bits, b),
    "sgt": lambda bits, a, b: read_signed(bits, a) > read_signed(bits, b),
    "sge": lambda bits, a, b: read_signed(bits, a) >= read_signed(bits, b),
}
