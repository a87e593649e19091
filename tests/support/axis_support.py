"""Claims of AxisInfo against numbers: what is wrong with a claim, and what the strongest claim would be."""

from __future__ import annotations

from typing import Any

import numpy as np

OF_ZERO = 1 << 62


def largest_run(numbers: Any, good: Any, step: int, bits: int) -> int:
    """The most lanes that aligned groups can have in which each number is the one before and ``step``: of arrays of samples x
    lanes, where only lanes count that are ``good``. With gaps the ones before and behind count as neighbours."""
    items = numbers.shape[1]
    size = 1 << (items.bit_length() - 1)
    while size > 1 and not has_runs(numbers, good, size, step, bits):
        size //= 2
    return size


def has_runs(numbers: Any, good: Any, size: int, step: int, bits: int) -> bool:
    """Aligned groups of ``size`` lanes are runs."""
    items = np.arange(numbers.shape[1])
    levelled = (numbers - (items * step).astype(np.int64).astype(np.uint64)) & np.uint64((1 << bits) - 1)
    for start in range(0, len(items), size):
        part, lanes = levelled[:, start : start + size], good[:, start : start + size]
        first = part[np.arange(len(part)), lanes.argmax(axis=1)][:, None]
        if (lanes & (part != first)).any():
            return False
    return True


def divisor_of(numbers: Any, good: Any, size: int) -> int:
    """The largest power of two that divides the first of each ``size`` lanes; none for a group whose first lane is not good."""
    firsts, lanes = numbers[:, ::size], good[:, ::size]
    joined = int(np.bitwise_or.reduce(np.where(lanes, firsts, np.uint64(0)), axis=None))
    return joined & -joined if joined else OF_ZERO


def faults(claim: Any, times: list[tuple[Any, Any]], bits: int, step: int = 1) -> list[str]:
    """What is wrong with a claim for a value with these executions."""
    found = []
    for numbers, good in times:
        if not good.any():
            continue
        if not has_runs(numbers, good, claim.constancy, 0, bits):
            found.append(f"constancy {claim.constancy}")
        if claim.stride is not None and not has_runs(numbers, good, len(numbers[0]), claim.stride, bits):
            found.append(f"stride {claim.stride}")
        if claim.value is not None and (good & (numbers != np.uint64(claim.value & ((1 << bits) - 1)))).any():
            found.append(f"value {claim.value}")
        if bits == 1:
            continue
        if claim.contiguity > 1 and not has_runs(numbers, good, claim.contiguity, step, bits):
            found.append(f"contiguity {claim.contiguity}")
        divisor = divisor_of(numbers, good, claim.contiguity)
        if divisor < claim.divisibility:
            found.append(f"divisibility {claim.divisibility}, of {divisor}")
    return found


def loop_faults(axis: Any, times: list[tuple[Any, Any]], bits: int, step: int = 1) -> list[str]:
    """What is wrong with a claim over the rounds of one loop, each of which computed the value once; lanes count as long as they
    came in every round so far."""
    stays = np.logical_and.accumulate([good for _, good in times], axis=0)
    numbers = np.stack([n for n, _ in times], axis=-1).reshape(-1, len(times))
    good = np.stack([*stays], axis=-1).reshape(-1, len(times))
    found = [
        f"{word} {size}"
        for word, size, by in (("contiguity", axis.contiguity, step), ("constancy", axis.constancy, 0))
        if size > 1 and good.any() and not has_runs(numbers, good, min(size, len(times)), by, bits)
    ]
    if good.any() and not has_runs(numbers, good, len(times), axis.stride, bits):
        found.append(f"stride {axis.stride}")
    if axis.rounds is not None and good.any() and good.sum(axis=1).max() > axis.rounds:
        found.append(f"rounds {axis.rounds}")
    divisor = divisor_of(numbers, good, min(axis.contiguity, 1 << 20))
    if bits > 1 and divisor < axis.divisibility:
        found.append(f"divisibility {axis.divisibility}, of {divisor}")
    return found


def is_best(claim: Any, times: list[tuple[Any, Any]], bits: int, step: int = 1) -> bool:
    """No claim could be stronger, by these executions (others may allow less)."""
    times = [(n, g) for n, g in times if g.any()]
    if not times:
        return True
    constancy = min(largest_run(n, g, 0, bits) for n, g in times)
    if bits == 1:
        return bool(claim.constancy >= constancy)
    contiguity = min(largest_run(n, g, step, bits) for n, g in times)
    divisor = min(divisor_of(n, g, claim.contiguity) for n, g in times)
    return bool(claim.constancy >= constancy and claim.contiguity >= contiguity and claim.divisibility >= divisor)
