"""Which patterns of an access host code keeps where there are more than it has room for, and that it says so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.device.bank_counts import KEPT
from swlds.device.pattern_sample import PatternSample
from swlds.device.patterns import Seen, pattern_hashes
from swlds.layouts.banks import cost_of

LOOP = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %table, i32 %trips) "target-cpu"="gfx942" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %n = phi i32 [0, %entry], [%next, %loop]
  %row = mul i32 %n, 64
  %i = add i32 %row, %x
  %p = getelementptr i32, ptr addrspace(1) %table, i32 %i
  %offset = load i32, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) @tile, i32 %offset
  store i32 %n, ptr addrspace(3) %q, align 4
  %next = add i32 %n, 1
  %over = icmp eq i32 %next, %trips
  br i1 %over, label %end, label %loop
end:
  ret void
}
"""


def _seen(offsets: Any) -> Seen:
    """All lanes active, each row once."""
    count = len(offsets)
    numbers = np.arange(count)
    return Seen(offsets, np.ones(offsets.shape, bool), np.ones(count, np.int64), numbers, numbers, 0 * numbers)


def _by_hash(offsets: Any) -> Any:
    """Moved as patterns are, so that lane 0 has 0; smallest hash first."""
    moved = (offsets - offsets[:, :1]).astype(np.int32)
    return offsets[np.argsort(pattern_hashes(_seen(moved)))]


def _profile(kernel: Any, table: Any) -> tuple[Any, Any]:
    profile = kernel.profile(1, 64, [table, np.uint32(len(table))], checks="none")
    [site] = [s for s in profile.sites if s.space == "lds"]
    return profile, site


def test_one_pattern_too_many() -> None:
    """Wherever among the others the one comes that finds no place: before the sample is full, so that it has to leave again, or
    as the last one. No pattern has a conflict, so that none of them goes to Python for being the worst."""
    rng = np.random.default_rng(3)
    lanes = np.stack([np.concatenate([rng.permutation(32), 32 + rng.permutation(32)]) for _ in range(KEPT + 1)])
    table = _by_hash((4 * lanes).astype(np.int32))
    kernel = swlds.Device("gfx942", engine="wave").load(LOOP)["k"]  # what is tested is host code's own
    profile, site = _profile(kernel, table[:KEPT])
    assert profile.has_all_patterns(site)
    assert site.lds.extra_cycles == 0
    wanted = set(profile.patterns(site))
    assert len(wanted) == KEPT
    for place in range(KEPT + 1):
        profile, site = _profile(kernel, np.insert(table[:KEPT], place, table[KEPT], axis=0))
        assert not profile.has_all_patterns(site), place
        assert set(profile.patterns(site)) == wanted


def test_patterns_come_again_after_many_that_do_not() -> None:
    """Slots that gave way in vain for long are used again, and what passed them by is counted: on both engines."""
    rng = np.random.default_rng(4)
    some, others = (4 * rng.integers(0, 1000, (count, 64)).astype(np.int32) for count in (5, 100))
    table = np.concatenate([some, others, np.tile(some, (40, 1)), others])
    profile, site = _profile(swlds.Device("gfx942", engine="both").load(LOOP)["k"], table)
    patterns = profile.patterns(site)
    assert profile.has_all_patterns(site)
    assert sorted(p.weight for p in patterns) == [2] * 100 + [41] * 5
    assert site.lds.extra_cycles == sum(p.weight * cost_of("gfx942", p).extra_cycles for p in patterns)


SPANS = (1, 8, 31, 63, 64, 65, 127, 128, 129, 300, 512, 1000)


@pytest.mark.parametrize("span", SPANS)
def test_words_that_lie_close_together_or_not(span: int) -> None:
    """One row of banks, two, more, anywhere: each way of counting, with idle lanes and with words that several lanes want."""
    rng = np.random.default_rng(span)
    lanes = 4 * rng.integers(0, span, (80, 64)).astype(np.int32)
    lanes[:, 32:] += (
        4 * rng.integers(0, 1024 - span, (80, 1)).astype(np.int32) * rng.integers(0, 2, (80, 1)).astype(np.int32)
    )
    profile, site = _profile(swlds.Device("gfx942", engine="both").load(LOOP)["k"], lanes)
    patterns = profile.patterns(site)
    assert sum(p.weight for p in patterns) == 80
    assert site.lds.extra_cycles == sum(p.weight * cost_of("gfx942", p).extra_cycles for p in patterns)
    assert site.lds.worst_way == max(cost_of("gfx942", p).worst_way for p in patterns)


@given(st.lists(st.lists(st.integers(0, 60), max_size=30), max_size=6), st.integers(1, 20))
@settings(max_examples=100)
def test_samples_do_not_depend_on_batches(batches: list[list[int]], most: int) -> None:
    """Against all at once, sorted by hash."""
    sample = PatternSample(most)
    for batch in batches:
        sample.add(_seen(np.array([[0, 4 * k] for k in batch], np.int32).reshape(-1, 2)))
    everything = [k for batch in batches for k in batch]
    rows = _by_hash(np.array([[0, 4 * k] for k in sorted(set(everything))], np.int32).reshape(-1, 2))[:most]
    assert sample.patterns == [(row.tobytes(), 3, everything.count(int(row[1]) // 4)) for row in rows]
    assert sample.is_complete is (len(set(everything)) <= most)
