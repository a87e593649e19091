"""XOR swizzles: what other compilers' forms mean, and that every one of them is a bijection."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from layout_support import examples

from swlds.errors import OptionError
from swlds.layouts import XorShuffle, XorSwizzle


@st.composite
def swizzles(draw: st.DrawFn) -> XorSwizzle:
    """Of offsets below 4096."""
    low = draw(st.integers(0, 4))
    images = {
        bit: draw(st.integers(0, (1 << bit - low) - 1)) << low
        for bit in draw(st.sets(st.integers(low + 1, 11), max_size=6))
    }
    return XorSwizzle(images, 1 << low)


def shuffle_by_rows(shuffle: XorShuffle, offset: int) -> int:
    """By definition: rows, and groups in them."""
    row, place = divmod(offset, shuffle.row_stride)
    column = place % shuffle.row_width // shuffle.access_width
    moved = column ^ row // shuffle.per_phase % (shuffle.row_width // shuffle.access_width)
    return offset + (moved - column) * shuffle.access_width


@pytest.mark.parametrize(("offset", "expected"), [(1952, 2000), (1955, 2003)])
def test_of_irees_tests(offset: int, expected: int) -> None:
    assert XorSwizzle.from_xor_shuffle(128, 16).apply(offset) == expected


def test_tile_of_halves() -> None:
    """tile[3][8] of rows of 128 halves: element 392 goes to 388, byte 776, bank 2."""
    moved = XorSwizzle.from_xor_shuffle(128, 4, 128, 1, element_bytes=2).apply(392 * 2)
    assert (moved, moved // 4 % 32) == (776, 2)


@examples
@given(st.data())
def test_xor_shuffle(data: st.DataObject) -> None:
    """As its definition by rows; its parameters come back, unless it is the identity."""
    groups, phase = data.draw(st.integers(0, 4)), 0
    if groups:
        phase = data.draw(st.integers(0, groups))
    access, stride, element = (data.draw(st.integers(0, n)) for n in (3, 2, 3))
    shuffle = XorShuffle(1 << access + groups, 1 << access, 1 << access + groups + stride, 1 << phase)
    swizzle = XorSwizzle.from_xor_shuffle(*shuffle, element_bytes=1 << element)
    elements = np.arange(0, 1 << 14, 3)
    expected = [shuffle_by_rows(shuffle, int(e)) << element for e in elements]
    assert swizzle.apply(elements << element).tolist() == expected
    assert swizzle.group_bytes == 1 << access + element
    back = swizzle.to_xor_shuffle(element_bytes=1 << element, row_stride=shuffle.row_stride)
    assert back == (shuffle if groups else None)
    if groups:
        free = swizzle.to_xor_shuffle(element_bytes=1 << element)
        assert free is not None
        assert free.per_phase == 1
        assert XorSwizzle.from_xor_shuffle(*free, element_bytes=1 << element) == swizzle


@examples
@given(st.integers(0, 4), st.integers(0, 5), st.integers(0, 6), st.integers(0, 2))
def test_cute(bits: int, base: int, shift: int, element: int) -> None:
    """As CuTe computes it: the bits at base + shift, shifted down, are XORed on."""
    if shift < bits:
        with pytest.raises(OptionError):
            XorSwizzle.from_cute(bits, base, shift)
        return
    swizzle = XorSwizzle.from_cute(bits, base, shift, element_bytes=1 << element)
    for offset in range(0, 1 << 14, 5):
        taken = offset & ((1 << bits) - 1) << base + shift
        assert swizzle.apply(offset << element) == (offset ^ taken >> shift) << element


@examples
@given(swizzles(), swizzles())
def test_inverse_and_composition(one: XorSwizzle, other: XorSwizzle) -> None:
    offsets = np.arange(4096)
    moved = one.apply(offsets)
    assert sorted(moved.tolist()) == offsets.tolist()
    assert one.inverse().apply(moved).tolist() == offsets.tolist()
    assert one.compose(other).apply(offsets).tolist() == one.apply(other.apply(offsets)).tolist()
    assert one.compose(one.inverse()).is_identity
    assert one.apply(77) == moved[77]
    starts = offsets // one.group_bytes * one.group_bytes
    assert (one.apply(starts) + offsets % one.group_bytes).tolist() == moved.tolist()


@examples
@given(swizzles())
def test_steps(swizzle: XorSwizzle) -> None:
    """They are the map, one for each shift."""
    for offset in range(0, 4096, 7):
        expected = offset
        for mask, shift in swizzle.steps:
            expected ^= (offset & mask) >> shift
        assert swizzle.apply(offset) == expected
    assert swizzle.shifts == tuple(shift for _, shift in swizzle.steps)


@examples
@given(swizzles(), st.integers(0, 4096))
def test_footprints(swizzle: XorSwizzle, footprint: int) -> None:
    """A bijection of a footprint says that it is one, and multiples of ``footprint_multiple`` always have one."""
    moved = swizzle.apply(np.arange(footprint))
    assert swizzle.is_bijection(footprint) == (sorted(moved.tolist()) == list(range(footprint)))
    multiple = swizzle.footprint_multiple
    assert swizzle.is_bijection(footprint // multiple * multiple)
    assert all(
        swizzle.apply(block) // multiple == block // multiple for block in range(0, 4096, max(swizzle.group_bytes, 1))
    )


@pytest.mark.parametrize(
    ("images", "group_bytes", "word"),
    [({7: 0x80}, 16, "below"), ({7: 0x8}, 16, "tears"), ({-1: 1}, 1, "below"), ({}, 12, "power"), ({}, 0, "power")],
)
def test_refused_images(images: dict[int, int], group_bytes: int, word: str) -> None:
    with pytest.raises(OptionError, match=word):
        XorSwizzle(images, group_bytes)


@pytest.mark.parametrize(
    ("shuffle", "word"),
    [
        ((128, 24), "access_width must divide"),
        ((64, 16, 96), "row_width must divide"),
        ((128, 16, 128, 9), "per_phase must be at most"),
        ((96, 16), "powers of two"),
        ((64, 16, 192), "powers of two"),
        ((128, 16, 128, 3), "powers of two"),
        ((128, 0), "positive"),
        ((128, 16, 0), "positive"),
    ],
)
def test_refused_shuffles(shuffle: tuple[int, ...], word: str) -> None:
    with pytest.raises(OptionError, match=word):
        XorSwizzle.from_xor_shuffle(*shuffle)


def test_no_numbers() -> None:
    for images, group in (({"a": 1}, 1), ({7: 1.5}, 1), ({}, 2.0)):
        with pytest.raises(OptionError, match="whole numbers"):
            XorSwizzle(images, group)  # type: ignore[dict-item, arg-type]
    assert XorSwizzle({np.int64(7): np.int64(16)}, np.int64(16)) == XorSwizzle({7: 16}, 16)  # type: ignore[dict-item, arg-type]


def test_negative_shift() -> None:
    with pytest.raises(OptionError, match="must not be negative"):
        XorSwizzle.from_cute(2, 3, -3)


def test_no_shuffle() -> None:
    """Gaps, two shifts and foreign strides cannot be expressed."""
    assert XorSwizzle({7: 0x10, 9: 0x40}, 16).to_xor_shuffle() is None
    assert XorSwizzle({7: 0x30}, 16).to_xor_shuffle() is None
    assert XorSwizzle({7: 0x10, 8: 0x10}, 16).to_xor_shuffle() is None
    one = XorSwizzle({8: 0x10, 9: 0x20}, 16)
    assert str(one.to_xor_shuffle(element_bytes=2)) == "xor_shuffle<32, 8, 128, 1>"
    assert one.to_xor_shuffle(element_bytes=2, row_stride=64) == (32, 8, 64, 2)
    for stride in (16, 96, 256, 0):  # narrower than the groups, no power, rows longer than the phase, none
        assert one.to_xor_shuffle(element_bytes=2, row_stride=stride) is None
    assert one.to_xor_shuffle(element_bytes=32) is None


def test_shown() -> None:
    one = XorSwizzle({8: 0x10, 7: 0, 9: 0x28}, 8)
    assert repr(one) == "XorSwizzle({8: 0x10, 9: 0x28}, group_bytes=8)"
    assert eval(repr(one)) == one
    assert len({one, XorSwizzle({9: 0x28, 8: 0x10}, 8), XorSwizzle({9: 0x28, 8: 0x10}, 4)}) == 2
    assert one != "a swizzle"
