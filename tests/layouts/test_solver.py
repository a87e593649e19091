"""The solver: the attention tiles are clean, its own figures are those of a recount, and its bounds and proofs hold."""

from __future__ import annotations

import itertools
import time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from layout_support import LANES, THREADS, attention_tiles, cost_under, few_examples, swizzled_cost, waves_of

from swlds.errors import LaunchError, OptionError
from swlds.layouts import Pattern, SwizzleResult, XorSwizzle, best_swizzle
from swlds.layouts.banks import cost_of
from swlds.layouts.conflict_sets import passes_within

PROCESSORS = ("gfx942", "gfx950")
ALL = (1 << 64) - 1


@pytest.mark.parametrize(
    ("element", "head", "processor", "before"),
    [
        (2, 64, "gfx942", 1472),
        (2, 64, "gfx950", 992),
        (2, 128, "gfx942", 2432),
        (2, 128, "gfx950", 2752),
        (4, 64, "gfx942", 4224),
        (4, 64, "gfx950", 4224),
        (4, 128, "gfx942", 8064),
        (4, 128, "gfx950", 8064),
    ],
)
def test_attention(element: int, head: int, processor: str, before: int) -> None:
    """Extra cycles of four waves, once and one trip of the loop: 0 in all variables, proved, at no more base cycles."""
    found = 0
    for name, patterns in attention_tiles(element, head).items():
        began = time.monotonic()
        result = best_swizzle(patterns, processor)
        assert time.monotonic() - began < 1, name
        assert (result.extra_cycles, result.proof) == (0, "bound"), name
        assert result.base_cycles == result.before_base_cycles
        assert swizzled_cost(processor, patterns, result.swizzle) == (result.base_cycles, 0)
        found += result.before_extra_cycles
    assert found == before


def test_f32_floor() -> None:
    """Groups of 16 bytes cannot be clean for Q of f32, whatever the map: 32 and 64 extra cycles a wave; groups of 8 can."""
    for head, floor in ((64, 32), (128, 64)):
        result = best_swizzle(attention_tiles(4, head)["Q"], "gfx942")
        whole, half, _ = result.groups
        assert (whole.group_bytes, whole.extra_cycles, whole.proof) == (16, 4 * floor, "bound")
        assert whole.bound == whole.base_cycles + 4 * floor
        assert (half.group_bytes, half.extra_cycles) == (8, 0)


@st.composite
def access_patterns(draw: st.DrawFn, footprint: int = 4096) -> list[Pattern]:
    """Of one variable: tiles of any pitch, widths, masks, waves that are alike, and arbitrary offsets."""
    return [draw(access_pattern(footprint)) for _ in range(draw(st.integers(1, 4)))]


@st.composite
def access_pattern(draw: st.DrawFn, footprint: int) -> Pattern:
    kind = draw(st.sampled_from(["read", "write", "atomic"]))
    size = draw(st.sampled_from([4, 8] if kind == "atomic" else [1, 2, 3, 4, 6, 8, 12, 16]))
    natural = 1 << (size - 1).bit_length()
    align = draw(st.sampled_from([a for a in (1, 2, 4, 8, 16) if a <= natural]))
    step = draw(st.sampled_from([align, natural]))
    if draw(st.booleans()):
        rows = draw(st.sampled_from([2, 4, 8, 16, 32]))
        pitch, across = (draw(st.integers(1, 40)) * step for _ in range(2))
        offsets = [lane % rows * pitch + lane // rows * across for lane in range(64)]
    else:
        offsets = [step * draw(st.integers(0, footprint // step)) for _ in range(64)]
    offsets = [offset % (footprint - size + 1) // step * step for offset in offsets]
    lanes = draw(st.sampled_from([ALL, ALL >> 32, 0x5555555555555555, 1])) | draw(st.integers(0, ALL)) * draw(
        st.booleans()
    )
    return Pattern(kind, size, align, tuple(offsets), lanes, draw(st.integers(1, 5)))


@few_examples
@given(access_patterns(), st.sampled_from(PROCESSORS))
def test_recount(patterns: list[Pattern], processor: str) -> None:
    check_recount(patterns, processor)


@pytest.mark.long
@settings(few_examples, max_examples=2000)
@given(access_patterns(), st.sampled_from(PROCESSORS))
def test_recount_of_many(patterns: list[Pattern], processor: str) -> None:
    check_recount(patterns, processor)


def check_recount(patterns: list[Pattern], processor: str) -> None:
    """What the solver says of its maps is what the model counts on mapped offsets; each is a bijection of the footprint."""
    result = best_swizzle(patterns, processor, 0.3)
    offsets = np.arange(4096)
    for group in result.groups:
        assert swizzled_cost(processor, patterns, group.swizzle) == (group.base_cycles, group.extra_cycles)
        assert sorted(group.swizzle.apply(offsets).tolist()) == offsets.tolist()
        assert group.bound <= group.cost
    before = [cost_of(processor, p) for p in patterns]
    assert result.before_base_cycles == sum(c.base_cycles * p.weight for c, p in zip(before, patterns, strict=True))
    assert result.before_extra_cycles == sum(c.extra_cycles * p.weight for c, p in zip(before, patterns, strict=True))
    assert result.bound <= result.cost <= result.before
    if result.cost == result.before:
        assert result.swizzle == XorSwizzle.identity()
    else:
        assert result.cost == min(group.cost for group in result.groups)


@st.composite
def shuffles(draw: st.DrawFn, low: int) -> XorSwizzle:
    count = draw(st.integers(1, 4))
    base = draw(st.integers(low, 8))
    return XorSwizzle.from_cute(count, base, draw(st.integers(count, 7)))


@few_examples
@given(access_patterns(), st.sampled_from(PROCESSORS), st.sampled_from([16, 8, 4]), st.data())
def test_never_worse(patterns: list[Pattern], processor: str, group: int, data: st.DataObject) -> None:
    """Than any of CuTe's and IREE's swizzles that keeps such groups, even with hardly any time."""
    wide = max([p.bytes for p in patterns if p.kind == "atomic"], default=0)
    if group < wide:
        return
    result = best_swizzle(patterns, processor, data.draw(st.sampled_from([0.05, 0.5])), group_sizes=[group])
    for _ in range(5):
        given_one = data.draw(shuffles(group.bit_length() - 1))
        cost = cost_under(processor, patterns, given_one.apply, group)
        assert result.cost <= sum(cost)


@few_examples
@given(access_patterns(footprint=512), st.sampled_from(PROCESSORS), st.permutations(range(32)))
def test_bound_and_proof(patterns: list[Pattern], processor: str, order: list[int]) -> None:
    check_bound_and_proof(patterns, processor, order)


@pytest.mark.long
@settings(few_examples, max_examples=1000)
@given(access_patterns(footprint=512), st.sampled_from(PROCESSORS), st.permutations(range(32)))
def test_bound_and_proof_of_many(patterns: list[Pattern], processor: str, order: list[int]) -> None:
    check_bound_and_proof(patterns, processor, order)


def check_bound_and_proof(patterns: list[Pattern], processor: str, order: list[int]) -> None:
    """Four lines of 128 bytes: no map of the family is better, and no permutation of groups is better than the bound."""
    result = best_swizzle(patterns, processor, 5.0, group_sizes=[16])
    second = range(0, 128 if processor == "gfx942" else 256, 16)
    maps = [XorSwizzle({7: a, 8: b}, 16) for a, b in itertools.product(range(0, 128, 16), second)]
    least = min(sum(swizzled_cost(processor, patterns, swizzle)) for swizzle in maps)
    assert result.cost == min(least, result.before)
    assert result.is_proved
    if least < result.before:
        best = [swizzle for swizzle in maps if sum(swizzled_cost(processor, patterns, swizzle)) == least]
        simplest = min(_rank(swizzle) for swizzle in best)
        assert _rank(result.swizzle) == simplest
    expressible = [s for s in maps if s.to_xor_shuffle() is not None]
    iree = best_swizzle(patterns, processor, 5.0, form="iree", group_sizes=[16])
    assert iree.cost == min(result.before, *(sum(swizzled_cost(processor, patterns, s)) for s in expressible))
    groups = np.array(order)
    mixed = cost_under(processor, patterns, lambda offsets: groups[offsets // 16] * 16 + offsets % 16, 16)
    assert all(group.bound <= sum(mixed) for group in result.groups)
    assert result.bound <= sum(mixed)


def _rank(swizzle: XorSwizzle) -> tuple[int, int, bool]:
    bits = sum(mask.bit_count() for mask in swizzle.images.values())
    return len(swizzle.shifts), bits, swizzle.to_xor_shuffle() is None


@pytest.mark.parametrize(
    ("kind", "size", "align", "group", "expected"),
    [
        ("write", 16, 16, 16, [(0, 16)]),
        ("write", 16, 16, 8, [(0, 8), (8, 8)]),
        ("read", 16, 4, 16, [(0, 4), (4, 4), (8, 4), (12, 4)]),
        ("read", 12, 16, 16, [(0, 12)]),
        ("read", 12, 16, 8, [(0, 8), (8, 4)]),
        ("read", 4, 2, 16, [(0, 2), (2, 2)]),  # the offsets show no more: it may reach over a group
        ("read", 3, 2, 4, [(0, 2), (2, 1)]),
        ("atomic", 8, 2, 8, [(0, 8)]),
    ],
)
def test_passes(kind: str, size: int, align: int, group: int, expected: list[tuple[int, int]]) -> None:
    assert [(p.offset, p.bytes) for p in passes_within(kind, size, align, group)] == expected


def test_passes_of_offsets() -> None:
    """Where the access promises less than a word, what the offsets show decides; no read takes more than it needs."""
    assert [p.bytes for p in passes_within("read", 16, 2, 16, shown=16)] == [16]
    assert [p.bytes for p in passes_within("read", 16, 2, 8, shown=16)] == [8, 8]
    assert [p.bytes for p in passes_within("read", 3, 1, 16, shown=16)] == [2, 1]
    assert [p.bytes for p in passes_within("read", 3, 4, 16)] == [4]


def test_splitting_alone() -> None:
    """One lane's read of 12 bytes takes the phases of 16; 8 and 4 take fewer, with no map at all."""
    result = best_swizzle([Pattern("read", 12, 16, (0,) * 64, 1)], "gfx942")
    assert result.swizzle == XorSwizzle.identity(8)
    assert (result.before, result.cost) == (8, 6)


def test_large_groups_first() -> None:
    """Where smaller groups cost as much, accesses stay whole."""
    assert best_swizzle(attention_tiles(2, 64)["K"], "gfx942").group_bytes == 16


def test_base_cycles_decide() -> None:
    """Reads of 16 bytes beside reads of the words at one place: four passes of 4 bytes collide less, but take more cycles."""
    patterns = waves_of("read", 16, LANES * 16) * 10 + waves_of("read", 4, LANES % 32 * 16)
    assert best_swizzle(patterns[-4:], "gfx950", group_sizes=[4]).extra_cycles == 0
    result = best_swizzle(patterns, "gfx950")
    assert result.extra_cycles > 0
    assert result.swizzle.group_bytes > 4
    assert result.proof == "bound"
    assert best_swizzle(patterns, "gfx950", group_sizes=[4]).swizzle.is_identity


def test_atomics_stay_whole() -> None:
    patterns = waves_of("atomic", 8, LANES * 256)
    assert {g.group_bytes for g in best_swizzle(patterns, "gfx942").groups} <= {16, 8}


def test_nothing_to_do() -> None:
    clean = waves_of("read", 4, THREADS * 4)
    for patterns in ([], clean, [Pattern("read", 4, 4, (0,) * 64, 0)]):
        result = best_swizzle(patterns, "gfx942")
        assert result.swizzle.is_identity
        assert (result.extra_cycles, result.proof, result.groups) == (0, "bound", ())
        assert result.cost == result.before


def test_weights_decide() -> None:
    """Two patterns that no map serves both: the heavier one is."""
    rows = waves_of("read", 4, LANES % 32 * 128)[0]
    patterns = [rows, Pattern("read", 4, 4, tuple(k * 132 for k in range(64)), ALL, 1000)]
    result = best_swizzle(patterns, "gfx942", footprint=16384)
    light = best_swizzle([rows], "gfx942", footprint=16384)
    assert light.extra_cycles == 0
    assert result.cost <= sum(swizzled_cost("gfx942", patterns, light.swizzle))


def test_footprint() -> None:
    """The map permutes the variable, also where it is no multiple of a line; an access beyond it is refused."""
    patterns = waves_of("read", 4, LANES % 32 * 128 % 3968)
    result = best_swizzle(patterns, "gfx942", footprint=3984)
    assert result.swizzle.is_bijection(3984)
    assert result.extra_cycles <= result.before_extra_cycles
    with pytest.raises(OptionError, match="byte 3972 of a variable of 3970"):
        best_swizzle([Pattern("read", 4, 4, (3968,) * 64, ALL)], "gfx942", footprint=3970)


def test_iree_form() -> None:
    for patterns in attention_tiles(4, 128).values():
        result = best_swizzle(patterns, "gfx942", form="iree")
        assert result.swizzle.is_identity or result.swizzle.to_xor_shuffle(element_bytes=4) is not None
        assert result.is_proved
        assert result.cost >= best_swizzle(patterns, "gfx942").cost


def test_simplest_map() -> None:
    """One shift, and an ``xor_shuffle``, where that is as good."""
    swizzle = best_swizzle(attention_tiles(2, 128)["K"], "gfx942").swizzle
    assert len(swizzle.shifts) == 1
    assert swizzle.to_xor_shuffle(element_bytes=2) is not None


def rows_of(kind: str, size: int, rows: int, pitch: int, across: int) -> Pattern:
    """Lanes down ``rows`` rows, then further along them."""
    return Pattern(kind, size, size, tuple(k % rows * pitch + k // rows * across for k in range(64)), ALL)


def test_the_last_cycle() -> None:
    """The first map that is found has one extra cycle, another one none."""
    patterns = [rows_of("read", 4, 4, 192, 8), rows_of("read", 4, 8, 512, 32)]
    result = best_swizzle(patterns, "gfx942")
    assert (result.extra_cycles, result.proof) == (0, "bound")


def test_made_simpler() -> None:
    """The first map of least cost has an image of two bits; single bits do."""
    patterns = [rows_of("read", 8, 16, 64, 16), rows_of("read", 8, 8, 72, 8)]
    result = best_swizzle(patterns, "gfx942", group_sizes=[8])
    assert [mask.bit_count() for mask in result.swizzle.images.values()] == [1, 1, 1]


def test_many_patterns_in_time() -> None:
    """Thousands of different patterns of random offsets: the limit holds, and nothing gets worse."""
    numbers = np.random.default_rng(1)
    offsets = numbers.integers(0, 4096, (4000, 64)) * 16
    patterns = [Pattern("read", 4, 4, tuple(row), ALL) for row in offsets.tolist()]
    began = time.process_time()
    result = best_swizzle(patterns, "gfx942", 1.0)
    assert time.process_time() - began < 6
    assert result.cost <= result.before
    none = best_swizzle(patterns[:200], "gfx942", 0.0)
    assert (none.swizzle.is_identity, none.proof) == (True, "stopped")


def test_equal_patterns_are_one() -> None:
    """Waves and trips that are alike cost their weight, and no time."""
    once = attention_tiles(2, 64)["K"]
    many = best_swizzle(once * 300, "gfx942")
    one = best_swizzle(once, "gfx942")
    assert many.swizzle == one.swizzle
    assert many.cost == 300 * one.cost


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"target": "gfx906"}, LaunchError),
        ({"form": "cute"}, OptionError),
        ({"group_sizes": [32]}, OptionError),
        ({"group_sizes": []}, OptionError),
        ({"limit_seconds": -1.0}, OptionError),
        ({"limit_seconds": float("nan")}, OptionError),
        ({"patterns": [Pattern("read", 4, 4, (-4,) * 64, ALL)]}, OptionError),
        ({"patterns": [Pattern("read", 4, 4, (1 << 80,) * 64, ALL)]}, OptionError),
        ({"patterns": [Pattern("read", 4, 4, (1 << 63,) * 64, ALL)]}, OptionError),
        ({"patterns": [Pattern("read", 4, 4, (0.5,) * 64, ALL)]}, OptionError),
        ({"patterns": [Pattern("fetch", 4, 4, (0,) * 64, ALL)]}, OptionError),
        ({"patterns": [Pattern("read", 0, 4, (0,) * 64, ALL)]}, OptionError),
        ({"patterns": [Pattern("read", 4, 3, (0,) * 64, ALL)]}, OptionError),
        ({"patterns": [Pattern("atomic", 32, 16, (0,) * 64, ALL)]}, OptionError),
        ({"patterns": [Pattern("read", 4, 4, (0,) * 64, ALL, -1)]}, OptionError),
        ({"patterns": [Pattern("read", 4, 4, (0,) * 64, ALL, 1 << 70)]}, OptionError),
        ({"patterns": [Pattern("read", 4, 4, (0,) * 5, ALL)]}, LaunchError),
        ({"footprint": -1}, OptionError),
    ],
)
def test_refused(change: dict[str, object], error: type[Exception]) -> None:
    options = {"patterns": waves_of("read", 4, THREADS * 4), "target": "gfx942", **change}
    with pytest.raises(error):
        best_swizzle(**options)  # type: ignore[arg-type]


def test_target_by_name() -> None:
    class Target:
        name = "gfx942"

    result = best_swizzle(attention_tiles(2, 64)["V"], Target())
    assert isinstance(result, SwizzleResult)
    assert result.extra_cycles == 0
