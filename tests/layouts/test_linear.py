"""Linear layouts against brute force: what they apply, their compositions, inverses, kernels and images."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from layout_support import examples

from swlds.errors import OptionError
from swlds.layouts import LinearLayout, XorSwizzle

SIZES = st.integers(0, 3).map(lambda bits: 1 << bits)


@st.composite
def layouts(draw: st.DrawFn, inputs: dict[str, int] | None = None) -> LinearLayout:
    if inputs is None:
        inputs = draw(st.dictionaries(st.sampled_from(["register", "lane", "warp"]), SIZES, max_size=3))
    outputs = draw(st.dictionaries(st.sampled_from(["row", "column", "lane"]), SIZES, min_size=1, max_size=3))
    move = st.tuples(*(st.integers(0, size - 1) for size in outputs.values()))
    bases = {name: [draw(move) for _ in range(size.bit_length() - 1)] for name, size in inputs.items()}
    return LinearLayout(bases, outputs)


def all_of(sizes: dict[str, int]) -> list[dict[str, int]]:
    ranges = itertools.product(*(range(size) for size in sizes.values()))
    return [dict(zip(sizes, index, strict=True)) for index in ranges]


def places(layout: LinearLayout) -> list[dict[str, int]]:
    """By definition: the XOR of the moves of the bits that are set."""
    found = []
    for index in all_of(layout.inputs):
        place = dict.fromkeys(layout.outputs, 0)
        for name, moves in layout.bases.items():
            for bit, move in enumerate(moves):
                if index[name] >> bit & 1:
                    place = {n: v ^ m for (n, v), m in zip(place.items(), move, strict=True)}
        found.append(place)
    return found


def keys(found: list[dict[str, int]]) -> set[tuple[int, ...]]:
    return {tuple(place.values()) for place in found}


@examples
@given(layouts())
def test_apply(layout: LinearLayout) -> None:
    expected = places(layout)
    indices = all_of(layout.inputs)
    assert [layout.apply(index) for index in indices] == expected
    arrays = layout.apply({name: np.array([index[name] for index in indices]) for name in layout.inputs})
    for name in layout.outputs:
        assert np.broadcast_to(arrays[name], len(indices)).tolist() == [place[name] for place in expected]


@examples
@given(layouts())
def test_rank_kernel_image(layout: LinearLayout) -> None:
    reached = keys(places(layout))
    size = int(np.prod(list(layout.outputs.values())))
    assert len(reached) == 1 << layout.rank
    assert layout.is_surjective == (len(reached) == size)
    assert layout.is_injective == (len(reached) == len(all_of(layout.inputs)))
    assert layout.is_bijection == (layout.is_surjective and layout.is_injective)
    assert len(layout.kernel) == sum(s.bit_length() - 1 for s in layout.inputs.values()) - layout.rank
    for index in layout.kernel:
        assert any(index.values())
        assert not any(layout.apply(index).values())
    assert len(layout.image) == layout.rank
    assert {tuple(place.values()) for place in layout.image} <= reached


@examples
@given(layouts(), st.data())
def test_compose(first: LinearLayout, data: st.DataObject) -> None:
    second = data.draw(layouts(inputs=first.outputs))
    both = second.compose(first)
    for index in all_of(first.inputs):
        assert both.apply(index) == second.apply(first.apply(index))


@examples
@given(layouts())
def test_inverses(layout: LinearLayout) -> None:
    if not layout.is_surjective:
        with pytest.raises(OptionError, match="does not reach all"):
            layout.pseudo_invert()
        return
    back = layout.pseudo_invert()
    for place in all_of(layout.outputs):
        assert layout.apply(back.apply(place)) == place
    if layout.is_bijection:
        assert layout.invert() == back
        assert layout.invert().invert() == layout
    else:
        with pytest.raises(OptionError, match="no inverse"):
            layout.invert()


@examples
@given(layouts(), layouts())
def test_product_and_divide(below: LinearLayout, above: LinearLayout) -> None:
    whole = below.product(above)
    sizes = below.inputs
    for index in all_of(whole.inputs):
        low = below.apply({n: index[n] % s for n, s in sizes.items()})
        high = above.apply({n: index[n] // sizes.get(n, 1) for n in above.inputs})
        expected = {n: low.get(n, 0) + high.get(n, 0) * below.outputs.get(n, 1) for n in whole.outputs}
        assert whole.apply(index) == expected
    found = whole.divide(below)
    assert found is not None
    assert below.product(found) == whole
    assert {n: s for n, s in found.inputs.items() if s > 1} == {n: s for n, s in above.inputs.items() if s > 1}


def test_no_divisor() -> None:
    whole = LinearLayout({"lane": [(2,), (1,)]}, {"row": 4})
    assert whole.divide(LinearLayout.identity(2, "lane", "row")) is None
    assert whole.divide(LinearLayout.identity(8, "lane", "row")) is None
    assert whole.divide(LinearLayout.identity(2, "warp", "row")) is None
    assert whole.divide(whole) == LinearLayout({"lane": []}, {"row": 1})


def test_made_in_words() -> None:
    assert LinearLayout.identity(4, "lane", "row").bases == {"lane": [(1,), (2,)]}
    copies = LinearLayout.zeros(2, "warp", {"row": 4})
    assert LinearLayout.identity(4, "lane", "row").product(copies).inputs == {"lane": 4, "warp": 2}
    memory = LinearLayout.row_major({"row": 4, "column": 8}, element_bytes=2)
    for row, column in itertools.product(range(4), range(8)):
        assert memory.apply({"row": row, "column": column}) == {"offset": (row * 8 + column) * 2}
    assert memory.rename({"offset": "byte"}).outputs == {"byte": 64}


@examples
@given(st.integers(0, 4), st.integers(5, 10), st.data())
def test_swizzles(low: int, top: int, data: st.DataObject) -> None:
    """There and back, and equal on all offsets."""
    masks = {bit: data.draw(st.integers(0, (1 << bit - low) - 1)) << low for bit in range(low + 1, top)}
    swizzle = XorSwizzle(masks, 1 << low)
    layout = swizzle.linear(1 << top)
    offsets = np.arange(1 << top)
    assert layout.apply({"offset": offsets})["offset"].tolist() == swizzle.apply(offsets).tolist()
    back = XorSwizzle.from_linear(layout)
    assert back.images == swizzle.images
    assert back.group_bytes % swizzle.group_bytes == 0 or swizzle.is_identity
    assert XorSwizzle.from_linear(layout.invert()).images == swizzle.inverse().images


def test_no_swizzles() -> None:
    with pytest.raises(OptionError, match="below that bit"):
        XorSwizzle.from_linear(LinearLayout({"offset": [(2,), (1,)]}, {"offset": 4}))
    with pytest.raises(OptionError, match="one dimension"):
        XorSwizzle.from_linear(LinearLayout({"offset": [(2,)]}, {"offset": 4}))
    with pytest.raises(OptionError, match="size is 96"):
        XorSwizzle({3: 4}, 4).linear(96)


def test_equality() -> None:
    one = LinearLayout({"lane": [(1,), (2,)]}, {"row": 4})
    assert one == LinearLayout.identity(4, "lane", "row")
    assert len({one, LinearLayout.identity(4, "lane", "row"), LinearLayout.identity(4, "lane", "column")}) == 2
    two = {"lane": [(1, 0), (0, 1)]}
    assert LinearLayout(two, {"a": 2, "b": 2}) != LinearLayout(two, {"b": 2, "a": 2})
    assert one != "a layout"


def test_shown() -> None:
    layout = LinearLayout({"register": [(0, 1)], "lane": [(1, 0), (2, 1)]}, {"row": 4, "column": 2})
    assert repr(layout).splitlines() == [
        "LinearLayout (register: 2, lane: 4) -> (row: 4, column: 2)",
        "        register0 lane0 lane1",
        "row0            .     1     .",
        "row1            .     .     1",
        "column0         1     .     1",
    ]
    assert layout.draw("row", "column").splitlines() == [
        "row\\column   0   1",
        "         0 0:0 1:0",
        "         1 0:1 1:1",
        "         2 1:2 0:2",
        "         3 1:3 0:3",
    ]
    assert layout.draw("column", "row", ["lane"]).splitlines() == [
        "column\\row 0 1 2 3",
        "         0 0 1 2 3",
        "         1 0 1 2 3",
    ]
    lonely = LinearLayout({"lane": [(1,), (0,)]}, {"row": 4}).product(LinearLayout({}, {"column": 1}))
    assert lonely.draw("row", "column").splitlines()[1:] == [
        f"{k:10} {t}" for k, t in enumerate(["0/2", "1/3", "  -", "  -"])
    ]
    assert repr(LinearLayout({}, {"row": 1})) == "LinearLayout () -> (row: 1)"


@pytest.mark.parametrize(
    ("make", "word"),
    [
        (lambda: LinearLayout({}, {"row": 3}), "no power of two"),
        (lambda: LinearLayout({"lane": [(1, 1)]}, {"row": 2}), "2 coordinates"),
        (lambda: LinearLayout({"lane": [(2,)]}, {"row": 2}), "moves row by 2"),
        (lambda: LinearLayout.zeros(3, "lane", {"row": 2}), "no power of two"),
        (lambda: LinearLayout.row_major({"row": 3}), "no power of two"),
        (lambda: LinearLayout.identity(3, "lane"), "no power of two"),
        (lambda: LinearLayout.identity(4, "lane").apply({"lane": 4}), "an index of lane is 4"),
        (lambda: LinearLayout.identity(4, "lane").apply({"lane": np.array([0, -1])}), "an index of lane is -1"),
        (lambda: LinearLayout.identity(4, "lane").apply({"row": 0}), "no input dimension is called row"),
        (lambda: LinearLayout.identity(4, "lane").compose(LinearLayout.identity(8, "lane")), "do not fit"),
        (lambda: LinearLayout.identity(4, "lane").compose(LinearLayout.identity(4, "row")), "do not fit"),
        (lambda: LinearLayout.row_major({"a": 2, "b": 2}).rename({"a": "b"}), "one name"),
        (lambda: LinearLayout.identity(4, "lane").draw("lane", "row"), "no output dimension is called row"),
        (
            lambda: LinearLayout.row_major({"a": 2, "b": 2}).draw("offset", "offset", ["c"]),
            "no input dimension is called c",
        ),
        (lambda: LinearLayout.identity(1 << 15, "lane").draw("lane", "lane"), "too large"),
    ],
)
def test_refused(make: object, word: str) -> None:
    with pytest.raises(OptionError, match=word):
        make()  # type: ignore[operator]
