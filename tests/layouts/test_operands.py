"""Blocked and padded layouts, and operands of matrix instructions, against their definitions by lane and register."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from layout_support import examples

from swlds.errors import OptionError
from swlds.layouts import BlockedLayout, LinearLayout, PaddedLayout
from swlds.layouts.operands import Operands, mfma, wmma

Place = Callable[[int, int], tuple[int, int]]


def check(layout: LinearLayout, lanes: int, registers: int, place: Place, shape: tuple[int, int]) -> None:
    """Element ``register`` of ``lane`` lies where ``place`` says; every element is held."""
    assert layout.inputs == {"register": registers, "lane": lanes}
    assert tuple(layout.outputs.values()) == shape
    for lane, register in itertools.product(range(lanes), range(registers)):
        assert tuple(layout.apply({"lane": lane, "register": register}).values()) == place(lane, register)
    assert layout.is_surjective


@pytest.mark.parametrize("k", [4, 16, 32, 64])
def test_mfma_16(k: int) -> None:
    a, b, accumulator = mfma(16, k)
    check(a, 64, k // 4, lambda lane, r: (lane % 16, lane // 16 * (k // 4) + r), (16, k))
    check(b, 64, k // 4, lambda lane, r: (lane // 16 * (k // 4) + r, lane % 16), (k, 16))
    check(accumulator, 64, 4, lambda lane, r: (lane // 16 * 4 + r, lane % 16), (16, 16))
    assert all(layout.is_bijection for layout in (a, b, accumulator))


@pytest.mark.parametrize("k", [2, 8, 16])
def test_mfma_32(k: int) -> None:
    a, b, accumulator = mfma(32, k)
    check(a, 64, k // 2, lambda lane, r: (lane % 32, lane // 32 * (k // 2) + r), (32, k))
    check(b, 64, k // 2, lambda lane, r: (lane // 32 * (k // 2) + r, lane % 32), (k, 32))
    check(accumulator, 64, 16, lambda lane, r: (r // 4 * 8 + lane // 32 * 4 + r % 4, lane % 32), (32, 32))


def test_mfma_double() -> None:
    a, b, accumulator = mfma(16, 4, is_double=True)
    check(a, 64, 1, lambda lane, r: (lane % 16, lane // 16), (16, 4))
    check(b, 64, 1, lambda lane, r: (lane // 16, lane % 16), (4, 16))
    check(accumulator, 64, 4, lambda lane, r: (r * 4 + lane // 16, lane % 16), (16, 16))


def test_wmma() -> None:
    old, new = wmma(11), wmma(12)
    check(old.a, 32, 16, lambda lane, r: (lane % 16, r), (16, 16))
    check(old.b, 32, 16, lambda lane, r: (r, lane % 16), (16, 16))
    check(old.accumulator, 32, 8, lambda lane, r: (2 * r + lane // 16, lane % 16), (16, 16))
    assert old.a.kernel == [{"register": 0, "lane": 16}]
    check(new.a, 32, 8, lambda lane, r: (lane % 16, lane // 16 * 8 + r), (16, 16))
    check(new.b, 32, 8, lambda lane, r: (lane // 16 * 8 + r, lane % 16), (16, 16))
    check(new.accumulator, 32, 8, lambda lane, r: (lane // 16 * 8 + r, lane % 16), (16, 16))


@pytest.mark.parametrize("make", [mfma(16, 16), mfma(32, 8), mfma(16, 4, is_double=True), wmma(11), wmma(12)])
def test_they_multiply(make: Operands) -> None:
    """Each lane's products, as the instruction has them, are all that a matrix product needs."""
    rows, k = make.a.outputs.values()
    assert make.b.outputs == {"k": k, "column": rows}
    assert make.accumulator.outputs == {"row": rows, "column": rows}


def test_draw() -> None:
    """The accumulator of 16x16: a lane holds four rows of a column."""
    lines = mfma(16, 16).accumulator.draw("row", "column").splitlines()
    assert lines[1].split()[:3] == ["0", "0:0", "0:1"]
    assert lines[2].split()[:3] == ["1", "1:0", "1:1"]
    assert lines[16].split()[-1] == "3:63"


@pytest.mark.parametrize(
    "make",
    [
        lambda: mfma(8, 4),
        lambda: mfma(16, 2),
        lambda: mfma(16, 24),
        lambda: mfma(32, 4, is_double=True),
        lambda: wmma(10),
    ],
)
def test_no_instruction(make: Callable[[], Operands]) -> None:
    with pytest.raises(OptionError, match="no [MW]"):
        make()


POWERS = st.integers(0, 2).map(lambda bits: 1 << bits)


@examples
@given(st.data())
def test_blocked(data: st.DataObject) -> None:
    """By definition: digits of register, lane and warp along the order, then repeats; wrapped where the tensor is smaller."""
    rank = data.draw(st.integers(1, 3))
    numbers = st.lists(POWERS, min_size=rank, max_size=rank)
    size, threads, warps = (data.draw(numbers) for _ in range(3))
    order = data.draw(st.permutations(range(rank)))
    shape = [1 << data.draw(st.integers(0, 5)) for _ in range(rank)]
    blocked = BlockedLayout(size, threads, warps, order)
    layout = blocked.linear(shape)
    assert list(layout.outputs.values()) == shape
    assert (blocked.lanes, blocked.warps) == (layout.inputs["lane"], layout.inputs["warp"])
    assert layout.is_surjective
    repeats = [max(s // w, 1) for s, w in zip(shape, blocked.shape, strict=True)]
    assert layout.inputs["register"] == int(np.prod(size) * np.prod(repeats))
    for _ in range(20):
        index = {name: data.draw(st.integers(0, count - 1)) for name, count in layout.inputs.items()}
        register, repeat = index["register"] % int(np.prod(size)), index["register"] // int(np.prod(size))
        place = [0] * rank
        step = [1] * rank
        for number, counts in ((register, size), (index["lane"], threads), (index["warp"], warps), (repeat, repeats)):
            for k, digit in digits(number, counts, order):
                place[k] += digit * step[k]
                step[k] *= counts[k]
        expected = [p % s for p, s in zip(place, shape, strict=True)]
        assert list(layout.apply(index).values()) == expected


def digits(number: int, counts: Sequence[int], order: Sequence[int]) -> list[tuple[int, int]]:
    found = []
    for k in order:
        found.append((k, number % counts[k]))
        number //= counts[k]
    return found


def test_blocked_picture() -> None:
    picture = BlockedLayout([1, 2], [2, 2], [1, 1], [1, 0]).draw([2, 4])
    assert picture.splitlines() == [
        "dim0\\dim1   0   1   2   3",
        "        0 0:0 0:1 1:0 1:1",
        "        1 2:0 2:1 3:0 3:1",
    ]


@pytest.mark.parametrize(
    ("make", "word"),
    [
        (lambda: BlockedLayout([1, 3], [1, 1], [1, 1], [1, 0]), "size_per_thread"),
        (lambda: BlockedLayout([1, 2], [1], [1, 1], [1, 0]), "threads_per_warp is of rank 1"),
        (lambda: BlockedLayout([1, 2], [1, 1], [1, 1], [1, 1]), "order is"),
        (lambda: BlockedLayout([], [], [], []), "order is"),
        (lambda: BlockedLayout([1, 2], [1, 1], [1, 1], [1, 0]).linear([4]), "rank 2"),
        (lambda: BlockedLayout([1, 2], [1, 1], [1, 1], [1, 0]).linear([4, 6]), "powers of two"),
        (lambda: PaddedLayout({0: 4}), "after every 0"),
        (lambda: PaddedLayout({4: -1}), "padding of -1"),
        (lambda: PaddedLayout({4: 1}, element_bytes=0), "0 bytes"),
        (lambda: PaddedLayout({64: 4}).draw(4, 100, 16), "whole cells"),
    ],
)
def test_refused(make: Callable[[], object], word: str) -> None:
    with pytest.raises(OptionError, match=word):
        make()


@examples
@given(st.dictionaries(st.integers(1, 64), st.integers(0, 8), max_size=3), st.integers(1, 4), st.integers(0, 600))
def test_padded(pads: dict[int, int], element: int, size: int) -> None:
    """Element by element: whatever interval ends leaves its padding out."""
    layout = PaddedLayout(pads, element_bytes=element)
    place, expected = 0, []
    for number in range(size):
        if number:
            place += 1 + sum(padding for interval, padding in pads.items() if number % interval == 0)
        expected.append(place * element)
    assert layout.apply(np.arange(size) * element).tolist() == expected
    assert layout.footprint(size * element) == (expected[-1] + element if size else 0)
    assert layout == PaddedLayout(dict(layout.pads), element_bytes=element)
    assert eval(repr(layout)) == layout


def test_padded_rows() -> None:
    """IREE's 64 bits for rows of 64 f32: rows are 66 apart, so row r begins in bank 2 r."""
    layout = PaddedLayout({64: 2}, element_bytes=4)
    assert layout.apply(64 * 4) == 66 * 4
    assert [line.split()[1] for line in layout.draw(4, 256).splitlines()] == ["0", "0", "2", "4", "6"]
    assert len({layout, PaddedLayout({64: 2}, element_bytes=4), PaddedLayout({64: 2})}) == 2
    assert layout != "padded"
