"""Coalesced layouts: cases worked by hand from the algorithm's steps, and what must hold of any of them."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from layout_support import examples

from swlds.errors import OptionError
from swlds.layouts import TensorAccess, coalesced_layout, coalesced_layouts, descriptor_layout

POWERS = [1 << k for k in range(8)]


@pytest.mark.parametrize(
    ("arguments", "size", "threads", "warps"),
    [
        (((1024,), 32, (1024,), (16,), 4, 64), (4,), (64,), (4,)),  # 16 bytes aligned: 128 bits
        (((1024,), 32, (1024,), (8,), 4, 64), (2,), (64,), (4,)),  # no more than the alignment
        (((1024,), 32, (2,), (16,), 4, 64), (2,), (64,), (4,)),  # nor than the run
        (((1024,), 16, (1024,), (16,), 4, 64), (4,), (64,), (4,)),  # nor than a share of the elements
        (((4096,), 16, (4096,), (16,), 4, 64), (8,), (64,), (4,)),
        (((64,), 32, (64,), (16,), 4, 64), (1,), (64,), (4,)),  # fewer elements than threads
        (((64, 64), 32, (1, 64), (4, 16), 4, 64), (1, 4), (4, 16), (4, 1)),
        (((64, 64), 32, (1, 64), (4, 16), 4, 32), (1, 4), (2, 16), (4, 1)),
        (((64, 64), 32, (64, 1), (16, 4), 4, 64), (4, 1), (16, 4), (1, 4)),  # columns lie contiguously
        (((64, 64), 32, (1, 1), (4, 4), 4, 64), (1, 1), (1, 64), (4, 1)),  # of equal ones the last is the fastest
        (((2, 16, 32), 16, (1, 4, 32), (2, 2, 16), 2, 64), (1, 1, 8), (1, 16, 4), (2, 1, 1)),
        (((8, 256), 8, (1, 256), (1, 4), 2, 64), (1, 4), (1, 64), (2, 1)),
    ],
)
def test_by_hand(
    arguments: tuple[Any, ...], size: tuple[int, ...], threads: tuple[int, ...], warps: tuple[int, ...]
) -> None:
    layout = coalesced_layout(*arguments)
    assert (layout.size_per_thread, layout.threads_per_warp, layout.warps_per_cta) == (size, threads, warps)


def test_an_order_can_be_given() -> None:
    layout = coalesced_layout((64, 64), 32, (64, 64), (16, 4), 4, 64, order=(0, 1))
    assert layout.order == (0, 1)
    assert layout.size_per_thread == (4, 1)


def test_accesses_of_one_slice_share_the_best_width() -> None:
    """Loads take it although they do not know their own alignment; a store does not, and no access of another order or shape."""
    shape, known, unknown = (4096,), (16,), (4,)
    best = TensorAccess(shape, 32, (4096,), known, slice="a")
    poor = TensorAccess(shape, 32, (4096,), unknown, slice="a")
    store = TensorAccess(shape, 32, (4096,), unknown, is_store=True, slice="a")
    apart = TensorAccess(shape, 32, (4096,), unknown)
    other = TensorAccess((64, 64), 32, (64, 1), (4, 4), slice="a")
    layouts = coalesced_layouts([best, poor, store, apart, other], 4, 64)
    assert [math.prod(layout.size_per_thread) for layout in layouts] == [4, 4, 1, 1, 1]


def test_a_store_with_a_known_alignment_gives_it_to_loads() -> None:
    store = TensorAccess((4096,), 16, (4096,), (16,), is_store=True, slice=1)
    load = TensorAccess((4096,), 16, (4096,), (2,), slice=1)
    assert [layout.size_per_thread for layout in coalesced_layouts([load, store], 4, 64)] == [(8,), (8,)]


def test_the_share_of_a_thread_caps_what_is_shared() -> None:
    wide = TensorAccess((256,), 16, (256,), (16,), slice=1)
    assert coalesced_layouts([wide, wide], 4, 64)[0].size_per_thread == (1,)


@pytest.mark.parametrize(
    ("shape", "bits", "size"),
    [((64, 64), 16, (1, 8)), ((8, 64), 16, (1, 2)), ((8, 8), 32, (1, 1)), ((64, 64), 64, (1, 2))],
)
def test_descriptors(shape: tuple[int, ...], bits: int, size: tuple[int, ...]) -> None:
    layout = descriptor_layout(shape, bits, 4, 64)
    assert layout.size_per_thread == size
    assert layout.order == (1, 0)


@given(st.data())
@examples
def test_any(data: st.DataObject) -> None:
    """All lanes and warps are used, and a lane's elements are as many as may be: one more doubling breaks a rule."""
    rank = data.draw(st.integers(1, 3))
    draw = st.tuples(*[st.sampled_from(POWERS)] * rank)
    shape, contiguity, divisibility = data.draw(draw), data.draw(draw), data.draw(draw)
    bits, warps, lanes = data.draw(st.sampled_from([1, 8, 16, 32, 64])), 1 << data.draw(st.integers(0, 3)), 64
    layout = coalesced_layout(shape, bits, contiguity, divisibility, warps, lanes)
    assert (layout.lanes, layout.warps) == (lanes, warps)
    first = layout.order[0]
    assert contiguity[first] == max(contiguity)
    assert all(contiguity[k] < max(contiguity) for k in range(first + 1, rank))
    assert [size for k, size in enumerate(layout.size_per_thread) if k != first] == [1] * (rank - 1)

    def may(elements: int) -> bool:
        bytes_each = max(bits // 8, 1)
        return (
            elements * bits <= 128
            and divisibility[first] % (elements * bytes_each) == 0
            and elements <= contiguity[first]
            and elements <= shape[first]
            and elements * warps * lanes <= math.prod(shape)
        )

    size = layout.size_per_thread[first]
    assert size == 1 or may(size)
    assert not may(size * 2)
    linear = layout.linear(shape)
    assert linear.is_surjective


@pytest.mark.parametrize(
    "arguments",
    [
        ((), 32, (), (), 4, 64),
        ((48,), 32, (1,), (1,), 4, 64),
        ((64,), 24, (1,), (1,), 4, 64),
        ((64,), 32, (3,), (1,), 4, 64),
        ((64,), 32, (1, 1), (1,), 4, 64),
        ((64,), 32, (1,), (0,), 4, 64),
        ((64,), 32, (1,), (1,), 3, 64),
        ((64,), 32, (1,), (1,), 4, 0),
        ((64,), 32, (1,), (1,), 4, 64, (1,)),
    ],
)
def test_what_no_tensor_has_is_refused(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(OptionError):
        coalesced_layout(*arguments)
