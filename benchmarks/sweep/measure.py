"""What the LDS traffic of a kernel costs, counted while one work-group of it executes; its results are checked bit by bit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

import swlds
from benchmarks.sweep.kernels import BLOCK, Attention
from benchmarks.sweep.shapes import Count, GroupCount
from benchmarks.sweep.tiles import F16, ITEMS
from benchmarks.sweep.variants import PLAIN, VARIANTS, Variant
from swlds.ir.model import Module
from swlds.layouts import best_swizzle
from swlds.report.profile import Profile

TARGETS = ("gfx942", "gfx950")


@dataclass(frozen=True)
class Measured:
    """One kernel in one variant on one target. ``lds``: bytes of a group, ``allocated`` as the hardware gives them; ``is_least``:
    is it proved that no XOR swizzle of any tile costs fewer cycles?; ``doubts``: rows of the bank table that nobody measured."""

    target: str
    kernel: Attention
    variant: Variant
    group: GroupCount
    lds: int
    allocated: int
    is_least: bool
    doubts: tuple[str, ...]


class WrongResult(Exception):
    """A kernel gave other results than NumPy, or counts that do not grow with trips."""


@dataclass(frozen=True)
class Launched:
    """``lds``: bytes of a group."""

    profile: Profile
    lds: int

    @property
    def count(self) -> Count:
        total = self.profile.totals["lds"]
        return Count(total["passes"], total["base_cycles"], total["extra_cycles"])


class Runner:
    """Executes one module: one work-group with so many trips of its loop, all checks on."""

    def __init__(self, module: Module, kernel: Attention, target: str) -> None:
        device = swlds.Device(target)
        assert device.target is not None, "it was named"
        self.what, self.target = f"{kernel.name} on {target}", device.target
        self.kernel, self.loaded = kernel, device.load(module)["attention"]

    def launch(self, trips: int, **words: Any) -> Launched:
        kernel, used = self.kernel, trips * self.kernel.trip_rows
        q, k, v = make_inputs(kernel, max(BLOCK, used))
        out = np.zeros(q.shape, np.float32)
        found = self.loaded.launch(1, ITEMS, [q, k, v, out, np.int32(trips)], profile=True, **words)
        found.raise_for_findings()
        if not np.array_equal(out[:BLOCK, :BLOCK], attention(q[:BLOCK], k[:used], v[:used, :BLOCK])):
            raise WrongResult(f"{self.what}: results of {trips} trips are not NumPy's")
        assert found.profile is not None, "it was asked for"
        return Launched(found.profile, found.launch["lds"])


def make_inputs(kernel: Attention, rows: int) -> list[Any]:
    """q, k, v of -1, 0 and 1: every sum on the way is a whole number that f16 and f32 hold exactly."""
    random = np.random.default_rng(0)
    type_ = np.float16 if kernel.element == F16 else np.float32
    return [random.integers(-1, 2, (rows, kernel.head)).astype(type_) for _ in range(3)]


def attention(q: Any, k: Any, v: Any) -> Any:
    """``(q k^T) v``"""
    q, k, v = (matrix.astype(np.float64) for matrix in (q, k, v))
    return (q @ k.T @ v).astype(np.float32)


def measure(kernel: Attention, target: str, variants: Sequence[Variant] = VARIANTS) -> list[Measured]:
    """Variants of a kernel, the one without padding."""
    runner = Runner(swlds.parse(PLAIN.path(kernel)), kernel, target)
    plain = runner.launch(1, exact_patterns=True).profile
    least = {name: _find_least(name, plain, target) for name in kernel.tiles}
    runners = {PLAIN: runner}
    for variant in variants:
        runners.setdefault(variant, Runner(variant.make(kernel, plain, target), kernel, target))
    return [_measure(runners[variant], variant, least) for variant in variants]


def _find_least(tile: str, plain: Profile, target: str) -> int | None:
    """Cycles that no XOR swizzle goes below, for the patterns that were observed; None if that is not proved."""
    start = plain.lds_offsets[tile]
    found = [p for site in plain.sites if site.object == tile for p in plain.patterns(site)]
    patterns = [replace(p, offsets=tuple(offset - start for offset in p.offsets)) for p in found]
    best = best_swizzle(patterns, target)
    return best.cost if best.is_proved else None


def _measure(runner: Runner, variant: Variant, least: dict[str, int | None]) -> Measured:
    first, second, third = (runner.launch(trips) for trips in (1, 2, 3))
    trip = second.count - first.count
    if third.count - second.count != trip:
        raise WrongResult(f"{runner.what}, {variant.name}: trips do not cost the same")
    granule = runner.target.lds_granule
    return Measured(
        runner.target.name,
        runner.kernel,
        variant,
        GroupCount(first.count - trip, trip),
        first.lds,
        -(-first.lds // granule) * granule,
        all(_cycles(tile, first.profile) == bound for tile, bound in least.items()),
        tuple(row.text for row in first.profile.bank_rows or () if row.evidence != "measured"),
    )


def _cycles(tile: str, profile: Profile) -> int:
    costs = [site.lds for site in profile.sites if site.object == tile and site.lds is not None]
    return sum(cost.base_cycles + cost.extra_cycles for cost in costs)
