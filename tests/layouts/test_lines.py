"""Lines that waves want, by counting them one by one; and two public measurements."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from swlds.layouts.lines import LineCount, count_lines, line_bytes


def one_by_one(target: str, size: int, rows: list[list[int | None]]) -> LineCount:
    total = LineCount()
    line = line_bytes(target)
    for row in rows:
        octets = {b for a in row if a is not None for b in range(a, a + size)}
        blocks = [{b // 64 for b in range(a, a + size)} if a is not None else set() for a in row]
        ta = sum(len(set().union(*blocks[k : k + 4])) for k in range(0, len(row), 4))
        tags = sum(len(set().union(*blocks[k : k + 16])) for k in range(0, len(row), 16))
        requested = size * sum(a is not None for a in row)
        total += LineCount(
            len(octets), requested, len({b // line for b in octets}), -(-len(octets) // line),
            ta if target.startswith("gfx9") else None, tags if target.startswith("gfx9") and size <= 4 else None,
            int(requested > 0),
        )  # fmt: skip
    return total


@settings(max_examples=150)
@given(
    st.sampled_from(["gfx942", "gfx90a", "gfx1100"]),
    st.sampled_from([1, 2, 4, 8, 12, 16, 200]),
    st.lists(st.lists(st.one_of(st.none(), st.integers(0, 700), st.integers(1 << 40, (1 << 40) + 300)), min_size=32, max_size=32),
             min_size=1, max_size=3),
)  # fmt: skip
def test_lines_are_those_that_bytes_lie_in(target: str, size: int, rows: list[list[int | None]]) -> None:
    addresses = np.array([[a or 0 for a in row] for row in rows], np.uint64)
    active = np.array([[a is not None for a in row] for row in rows])
    assert count_lines(target, size, addresses, active) == one_by_one(target, size, rows)


def test_stride_test_of_mi300x() -> None:
    """2,048 waves of 4 bytes a lane: TCP_TOTAL_ACCESSES was 32,768 contiguous and 131,072 apart."""
    lanes, active = np.arange(64, dtype=np.uint64)[None, :], np.ones((1, 64), bool)
    near, far = (count_lines("gfx942", 4, lanes * np.uint64(step), active) * 2048 for step in (4, 256))
    assert (near.ta, far.ta, near.coalescing, far.coalescing) == (32_768, 131_072, 100.0, 25.0)


def test_transpose_of_mi300x() -> None:
    """16 x 16 groups on 1,024 columns of f32, a row read and a column written: 40 %, and 68 tag look-ups for a wave and both;
    tiled: 100 % and 4 each."""
    lane, active = np.arange(64, dtype=np.uint64)[None, :], np.ones((1, 64), bool)
    x, y = lane % np.uint64(16), lane // np.uint64(16)
    read = count_lines("gfx942", 4, (y * np.uint64(1024) + x) * np.uint64(4), active)
    written = count_lines("gfx942", 4, (x * np.uint64(1024) + y) * np.uint64(4), active)
    assert (read.ta, written.ta, read.tags, written.tags) == (16, 64, 4, 64)
    assert (read + written).coalescing == 40.0
    assert (read + read).coalescing == 100.0
