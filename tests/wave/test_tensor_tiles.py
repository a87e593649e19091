# ruff: noqa: E501  (LLVM IR in strings)
"""Tensor copies in host code: what it executes alone, what it leaves to the reference engine, and that both always agree."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.errors import UnsupportedError
from tests.generators import tensor_products, tensor_steps
from tests.support.tensor_tiles import BARRIER, RELEASE, WAIT, Tile, call, copy_words, kernel, launch

PLAIN = Tile((32, 4), (32, 4), (32,))
LOAD = call("t", PLAIN.groups(), "@tile", "%in")
STORE = call("s", PLAIN.groups(), "@tile", "%out", store=True)
DRAIN = "call void @llvm.amdgcn.s.wait.dscnt(i16 0)"
FILL = copy_words("@tile", 128, to_lds=True, pointer="%in")


def of_two_waves(*lines: str, first: tuple[str, ...] = (), lds: Sequence[tuple[str, int]] = (("tile", 4096),)) -> str:
    """A kernel of which the group's first wave does more."""
    text = kernel(
        "%w = lshr i32 %id, 5", "%first = icmp eq i32 %w, 0", "br i1 %first, label %one, label %both", "one:", *first,
        "br label %both", "both:", *lines, lds=lds,
    )  # fmt: skip
    return text.replace("  one:", "one:").replace("  both:", "both:")


# A product of matrices ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("checks", ["all", "none", "memcheck", "racecheck", "racecheck,asynccheck"])
@pytest.mark.parametrize("sizes", [(32, 64, 96), (70, 72, 40)])
def test_a_product_stays_in_host_code(sizes: tuple[int, int, int], checks: str) -> None:
    """Two stages, partial blocks at the edges, a store that steps over padding."""
    result, found, expected = tensor_products.run(*sizes, checks=checks, engine="wave")
    assert result.findings == [] and result.fidelity.executed == []
    assert (found == expected).all()


@pytest.mark.parametrize("lost", ["wait", "barrier"])
def test_a_product_that_forgets_something(lost: str) -> None:
    result, _, _ = tensor_products.run(16, 64, 80, lost=lost, checks="all", engine="both")
    assert any(f.severity == "error" for f in result.findings)


# Random kernels -------------------------------------------------------------------------------------------------------

CHECKS = ("all", "all", "all", "racecheck", "asynccheck", "none", "memcheck", "initcheck", "racecheck,asynccheck")
OPTIONS: tuple[dict[str, Any], ...] = ({}, {}, {"dma": "early"}, {"dma": "random", "seed": 1}, {"seed": 2}, {"jobs": 1})


def test_random_steps() -> None:
    """Correct kernels of two groups, and such with one mistake or two: bytes and findings are the same, and not all is left to
    the reference engine."""
    alone = found = 0
    for number in range(40):
        rng = random.Random(number)
        text = tensor_steps.text(rng, rng.choice((0, 1, 1, 1, 2)))
        try:
            result, _ = tensor_steps.run(text, checks=rng.choice(CHECKS), engine="both", **rng.choice(OPTIONS))
        except UnsupportedError:
            continue
        alone += not result.fidelity.executed
        found += bool(result.findings)
    assert alone > 10 and found > 5


@given(
    shape=st.lists(st.integers(0, 12), min_size=1, max_size=5),
    cut=st.lists(st.integers(0, 14), min_size=5, max_size=5),
    strides=st.lists(st.integers(0, 80), min_size=4, max_size=4),
    element=st.sampled_from((1, 2, 4, 8)),
    pad=st.sampled_from(((0, 0), (8, 4), (16, 12), (64, 8))),
    rows=st.lists(st.integers(0, 20), max_size=17),
    odd=st.sampled_from((0, 0, 0, 1 << 19, 1 << 18, 3)),
    places=st.tuples(st.sampled_from((0, 0, 8, 3)), st.sampled_from((0, 0, 16, 2, 100000))),
    is_store=st.booleans(),
    is_short=st.booleans(),
)
@settings(max_examples=25)
def test_random_descriptors(
    shape: list[int],
    cut: list[int],
    strides: list[int],
    element: int,
    pad: tuple[int, int],
    rows: list[int],
    odd: int,
    places: tuple[int, int],
    is_store: bool,
    is_short: bool,
) -> None:
    """Any descriptor at all is executed or refused by both engines alike."""
    gathers = bool(rows) and len(shape) > 1
    shape = [shape[0], len(rows)] if gathers else shape
    tensor = [min(most, size) if most < 13 else size for most, size in zip(cut, shape, strict=False)]
    tile = Tile(shape, [tensor[0], 20] if gathers else tensor, strides, element, pad, rows if gathers else ())
    groups = tile.groups()
    groups[1][0] |= odd
    text = kernel(
        copy_words("@tile", 512, to_lds=True, pointer="%in"),
        f"%l = getelementptr i8, ptr addrspace(3) @tile, i32 {places[0]}",
        f"%g = getelementptr i8, ptr addrspace(1) %{'out' if is_store else 'in'}, i32 {places[1]}",
        f"{DRAIN}\n  {RELEASE}",
        call("t", groups, "%l", "%g", store=is_store, d2=is_short),
        WAIT,
        BARRIER,
        "" if is_store else copy_words("@tile", 512, to_lds=False),
    )
    source = np.random.default_rng(1).integers(1, 256, 1 << 14, np.uint8)
    try:
        launch(text, [source, np.zeros(1 << 14, np.uint8)], checks="all")
    except UnsupportedError as error:
        assert "a tensor copy is not executed" in str(error)  # noqa: PT017


# What is told apart -----------------------------------------------------------------------------------------------------


def run(text: str, *, block: int = 32, grid: int = 1, checks: str = "all", **options: Any) -> Any:
    arrays = [np.arange(1024, dtype=np.uint32), np.zeros(1024, np.uint32)]
    return launch(text, arrays, block=block, grid=grid, checks=checks, **options)


def kinds(result: Any) -> set[tuple[str, str]]:
    return {(f.kind, f.severity) for f in result.findings}


NEXT = call("n", PLAIN.groups(), "@next", "%out", store=True)
BOTH = (("tile", 512), ("next", 512))
FILL_BOTH = f"{FILL}\n  {copy_words('@next', 128, to_lds=True, pointer='%later', name='next')}"
LATER = "%later = getelementptr i32, ptr addrspace(1) %in, i32 256"


@pytest.mark.parametrize("jobs", [1, 2])
def test_groups_that_store_to_the_same_bytes(jobs: int) -> None:
    """Host code sees that groups met, whichever thread runs them; all is well where each has bytes of its own."""
    group = "%g = call i32 @llvm.amdgcn.workgroup.id.x()\n  %o = mul i32 %g, 128"
    from_own = "%p = getelementptr i32, ptr addrspace(1) %in, i32 %o"
    fill = copy_words("@tile", 128, to_lds=True, pointer="%p")
    result = run(kernel(group, from_own, fill, RELEASE, STORE, WAIT), grid=6, jobs=jobs)
    assert ("race-waw", "error") in kinds(result)
    assert "they touch the same memory" in result.fidelity.executed[0]
    to_own = call("s", PLAIN.groups(), "@tile", "%q", store=True)
    text = kernel(group, from_own, "%q = getelementptr i32, ptr addrspace(1) %out, i32 %o", fill, RELEASE, to_own, WAIT)
    result = run(text, grid=6, jobs=jobs)
    assert result.findings == [] and result.fidelity.executed == []


@pytest.mark.parametrize("between", ["", BARRIER])
def test_waves_that_store_to_the_same_bytes(between: str) -> None:
    """In one phase, or in the next one while the first store is open: from different parts of LDS."""
    for start, expected in ((0, {("race-waw", "error")}), (128, set())):
        text = of_two_waves(
            BARRIER, "br i1 %first, label %three, label %four", "three:", STORE, "br label %four", "four:", between,
            "br i1 %first, label %end, label %two", "two:", f"%away = getelementptr i32, ptr addrspace(1) %out, i32 {start}",
            NEXT.replace("%out", "%away"), "br label %end", "end:", WAIT, first=(LATER, FILL_BOTH), lds=BOTH,
        )  # fmt: skip
        for label in ("two", "three", "four", "end"):
            text = text.replace(f"  {label}:", f"{label}:")
        result = run(text, block=64)
        assert kinds(result) == expected and bool(result.fidelity.executed) is bool(expected)


def test_one_wave_stores_twice() -> None:
    """Both are open at once: a note, if they come from different parts of LDS; not where the bytes are others."""
    for start, expected in ((0, {("race-waw", "note")}), (128, set())):
        away = f"%away = getelementptr i32, ptr addrspace(1) %out, i32 {start}"
        result = run(kernel(LATER, FILL_BOTH, BARRIER, STORE, away, NEXT.replace("%out", "%away"), WAIT, lds=BOTH))
        assert kinds(result) == expected and bool(result.fidelity.executed) is bool(expected)


def test_its_source_is_written_by_another_wave() -> None:
    """While the store is open, over a barrier; clean behind its wait."""
    write = "%z = getelementptr i32, ptr addrspace(3) @tile, i32 %id\n  store i32 7, ptr addrspace(3) %z"
    head = "%lane = and i32 %id, 31\n  " + FILL.replace("add i32 %id", "add i32 %lane")
    for wait, is_clean in (("", False), (WAIT, True)):
        text = of_two_waves(BARRIER, write, WAIT, first=(STORE, wait))
        text = text.replace("%w = lshr", f"{head}\n  {BARRIER}\n  %w = lshr")
        result = run(text, block=64, checks="racecheck,asynccheck,memcheck")
        assert (
            any(f.severity == "error" and "tensor.store" in str(f.other) + f.instruction for f in result.findings)
            is not is_clean
        )


def test_undrained_source() -> None:
    """What the wave wrote itself, behind a barrier that does not wait for it."""
    result = run(kernel(FILL, STORE, WAIT), checks="racecheck,asynccheck")
    assert ("missing-wait", "error") in kinds(result)


@pytest.mark.parametrize(
    ("name", "lines"),
    {
        "memory that is also read": [
            FILL, RELEASE, STORE, WAIT, BARRIER,
            "%r = getelementptr i32, ptr addrspace(1) %out, i32 %id", "%v = load i32, ptr addrspace(1) %r", "store i32 %v, ptr addrspace(3) @tile",
        ],
        "memory that the kernel writes": [
            LOAD, WAIT, BARRIER, "%r = getelementptr i32, ptr addrspace(1) %in, i32 %id", "store i32 1, ptr addrspace(1) %r",
        ],
        "one of two variables": [
            "%c = icmp ult i32 %id, 40", "%l = select i1 %c, ptr addrspace(3) @tile, ptr addrspace(3) @next",
            call("t", PLAIN.groups(), "%l", "%in"), WAIT,
        ],
        "an address of no pointer": [
            call("t", PLAIN.groups(), "@tile", "%in").replace("ptrtoint ptr addrspace(3) @tile to i32", "add i32 0, 0"), WAIT,
        ],
    }.items(),
)  # fmt: skip
def test_what_has_no_host_code(name: str, lines: list[str]) -> None:
    """The reference engine executes it, and the report says so."""
    result = run(kernel(*lines, lds=(("tile", 1024), ("next", 1024))))
    (line,) = result.fidelity.executed
    assert "not compiled" in line, name


def test_a_descriptor_that_was_loaded() -> None:
    """All words but those of the addresses come from memory: such have no object."""
    words = PLAIN.groups()[1]
    load = LOAD.replace(f"<8 x i32> <{', '.join(f'i32 {w}' for w in words)}>", "<8 x i32> %d")
    text = kernel(
        "%p = getelementptr i8, ptr addrspace(1) %in, i32 2048", "%d = load <8 x i32>, ptr addrspace(1) %p",
        load, WAIT, BARRIER, copy_words("@tile", 128, to_lds=False),
    )  # fmt: skip
    source, out = np.arange(1024, dtype=np.uint32), np.zeros(1024, np.uint32)
    source[512:520] = words
    result = launch(text, [source, out], checks="all")
    assert result.findings == [] and result.fidelity.executed == []
    assert out[:128].tolist() == list(range(128))


def test_a_wait_at_the_end_of_a_block() -> None:
    """What holds accesses back may stand in the next one, whichever that is."""
    for behind, is_clean in ((BARRIER, True), ("", False)):
        text = kernel(
            "%c = icmp ult i32 %id, 99", "br i1 %c, label %yes, label %no", "yes:", LOAD, WAIT, "br label %end", "no:", "br label %end", "end:",
            behind, copy_words("@tile", 32, to_lds=False),
        )  # fmt: skip
        for label in ("yes", "no", "end"):
            text = text.replace(f"  {label}:", f"{label}:")
        result = run(text)
        assert (result.findings == []) is is_clean and (result.fidelity.executed == []) is is_clean


def test_undefined_bits_of_the_tensor() -> None:
    """They come to LDS, and are found where they are used."""
    device = swlds.Device("gfx1250")
    text = kernel(LOAD, WAIT, BARRIER, copy_words("@tile", 128, to_lds=False))
    loaded = device.load(swlds.parse(text, "k.ll"))["k"]
    found = []
    for engine in ("reference", "wave"):
        source, out = device.empty(1024, np.uint32), np.zeros(128, np.uint32)
        found.append(
            [
                f.to_json() if hasattr(f, "to_json") else str(f)
                for f in loaded.launch(1, 32, [source, out], engine=engine, checks="all").findings
            ]
        )
    assert found[0] == found[1] and found[0]
