"""Dot products of small numbers: signs, clamps, roundings, against whole numbers and doubles of Python's and NumPy's."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError
from tests.support.matrix_kernels import kernel, run

RNG = np.random.default_rng(5)
EDGES = np.array([0, 1, -1, 2**31 - 1, -(2**31), 2**31 - 5, -(2**31) + 9, 2**32 - 3], np.int64)
WORDS = [RNG.integers(0, 1 << 32, 64, dtype=np.uint64).astype(np.uint32) for _ in range(2)]
START = np.concatenate([np.repeat(EDGES, 4), RNG.integers(-(2**31), 2**31, 32)]).astype(np.int64).astype(np.uint32)


def whole(bits: int, width: int, is_signed: bool) -> list[int]:
    parts = [int(bits) >> at & ((1 << width) - 1) for at in range(0, 32, width)]
    return [p - (1 << width) if is_signed and p >> (width - 1) else p for p in parts]


def expected(width: int, signs: tuple[bool, bool], clamp: bool) -> np.ndarray:
    is_signed, out = any(signs), []
    for a, b, c in zip(*WORDS, START, strict=True):
        start = int(c) - (1 << 32) if is_signed and int(c) >> 31 else int(c)
        total = start + sum(x * y for x, y in zip(whole(a, width, signs[0]), whole(b, width, signs[1]), strict=True))
        low, high = (-(2**31), 2**31 - 1) if is_signed else (0, 2**32 - 1)
        out.append((min(max(total, low), high) if clamp else total) & 0xFFFFFFFF)
    return np.array(out, np.uint32)


@pytest.mark.parametrize("clamp", [False, True])
@pytest.mark.parametrize("is_signed", [False, True])
@pytest.mark.parametrize(("width", "word"), [(16, "<2 x i16>"), (8, "i32"), (4, "i32")])
def test_sides_alike(width: int, word: str, is_signed: bool, clamp: bool) -> None:
    name = f"{'s' if is_signed else 'u'}dot{32 // width}"
    text = kernel(name, "i32", [word, word, "i32", f"i1 {clamp}".lower()], "gfx942")
    got = run(text, 64, [*WORDS, START], np.zeros(64, np.uint32))
    assert (got == expected(width, (is_signed, is_signed), clamp)).all()


@pytest.mark.parametrize(
    ("a", "b", "clamp"), [c for c in product([False, True], repeat=3) if c != (False, False, True)]
)
@pytest.mark.parametrize("width", [8, 4])
@pytest.mark.parametrize("processor", ["gfx1100", "gfx1201"])
def test_a_sign_for_each_side(processor: str, width: int, a: bool, b: bool, clamp: bool) -> None:
    types = [f"i1 {a}".lower(), "i32", f"i1 {b}".lower(), "i32", "i32", f"i1 {clamp}".lower()]
    got = run(kernel(f"sudot{32 // width}", "i32", types, processor), 32, [*WORDS, START], np.zeros(32, np.uint32))
    assert (got == expected(width, (a, b), clamp)[:32]).all()


def halves(lanes: int) -> np.ndarray:
    """Numbers of few bits, whose products and sums are exact."""
    return (RNG.integers(-4, 5, (lanes, 2)) / 8).astype(np.float32)


def as_bits(values: np.ndarray, kind: str) -> np.ndarray:
    if kind == "half":
        return values.astype(np.float16).ravel()
    return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16).ravel()


@pytest.mark.parametrize("clamp", [False, True])
@pytest.mark.parametrize(("name", "kind"), [("fdot2", "half"), ("fdot2.f32.bf16", "bfloat")])
def test_clamp(name: str, kind: str, clamp: bool) -> None:
    a, b = halves(64), halves(64)
    c = (RNG.integers(-16, 17, 64) / 8).astype(np.float32)
    c[:4] = [np.nan, np.inf, -np.inf, 1]
    text = kernel(name, "float", [f"<2 x {kind}>", f"<2 x {kind}>", "float", f"i1 {clamp}".lower()], "gfx950")
    got = run(text, 64, [as_bits(a, kind), as_bits(b, kind), c], np.zeros(64, np.float32))
    wanted = (a * b).sum(axis=1) + c
    if clamp:
        wanted = np.clip(wanted, 0, 1)
        wanted[0] = 0
    assert np.array_equal(got, wanted, equal_nan=True)


def test_sums_of_halves_are_rounded_to_halves() -> None:
    a, b = halves(32), halves(32)
    a[0] = b[0] = (0.5, 0.25)
    for kind, word in (("half", "f16"), ("bfloat", "bf16")):
        c = (RNG.integers(-16, 17, 32) * 257 / 8).astype(np.float32)
        c[0] = 0  # what is added to other numbers may be too little for them to change
        held = as_bits(np.where(kind == "half", c, np.round(c)), kind)
        start = held.astype(np.float32) if kind == "half" else (held.astype(np.uint32) << 16).view(np.float32)
        text = kernel(f"fdot2.{word}.{word}", kind, [f"<2 x {kind}>", f"<2 x {kind}>", kind], "gfx1100")
        got = run(text, 32, [as_bits(a, kind), as_bits(b, kind), held], np.zeros(32, held.dtype))
        total = ((a * b).sum(axis=1) + start).astype(np.float32)
        if kind == "half":
            assert (got == total.astype(np.float16)).all()
        else:
            found = (got.astype(np.uint32) << 16).view(np.float32)
            assert (np.abs(found - total) <= np.abs(total) * 2.0**-8).all() and (found != start).any()


#: Codes of numbers in the two formats of 8 bits, the Open Compute Project's.
CODES = {
    "fp8": {0.0: 0x00, 0.5: 0x30, 1.0: 0x38, 1.5: 0x3C, 2.0: 0x40, -1.0: 0xB8, -3.0: 0xC4},
    "bf8": {0.0: 0x00, 0.5: 0x38, 1.0: 0x3C, 1.5: 0x3E, 2.0: 0x40, -1.0: 0xBC, -3.0: 0xC2},
}


@pytest.mark.parametrize(("a", "b"), [*product(CODES, repeat=2)])
def test_four_of_8_bits(a: str, b: str) -> None:
    x, y = (RNG.choice(list(CODES[kind]), (32, 4)) for kind in (a, b))
    codes = [
        np.array([[CODES[kind][v] for v in row] for row in values.tolist()], np.uint8).view(np.uint32).ravel()
        for kind, values in ((a, x), (b, y))
    ]
    c = RNG.integers(-9, 9, 32).astype(np.float32)
    text = kernel(f"dot4.f32.{a}.{b}", "float", ["i32", "i32", "float"], "gfx1200")
    assert (run(text, 32, [*codes, c], np.zeros(32, np.float32)) == (x * y).sum(axis=1) + c).all()


REFUSED = [
    ("sudot4", "i32", ["i1 false", "i32", "i1 false", "i32", "i32", "i1 true"], "gfx1100", "two unsigned sides"),
    ("sudot4", "i32", ["i1 false", "i32", "i1 true", "i32", "i32", "i1 true"], "gfx942", "does not exist on gfx942"),
    ("sdot2", "i32", ["<2 x i16>", "<2 x i16>", "i32", "i1 true"], "gfx1100", "does not exist on gfx1100"),
    ("fdot2.f16.f16", "half", ["<2 x half>", "<2 x half>", "half"], "gfx942", "does not exist on gfx942"),
    ("dot4.f32.fp8.bf8", "float", ["i32", "i32", "float"], "gfx1100", "does not exist on gfx1100"),
]


@pytest.mark.parametrize(("name", "result", "types", "processor", "reason"), REFUSED)
def test_refused(name: str, result: str, types: list[str], processor: str, reason: str) -> None:
    with pytest.raises(UnsupportedError, match=reason):
        swlds.Device().load(swlds.parse(kernel(name, result, types, processor)))["k"].launch(
            1, 32, [np.zeros(256)] * (1 + sum(" " not in t or t.startswith("<") for t in types))
        )


def test_a_clamp_that_keeps_nan_is_refused() -> None:
    text = kernel("fdot2", "float", ["<2 x half>", "<2 x half>", "float", "i1 true"], "gfx942")
    text = text.replace('"target-cpu"', '"amdgpu-dx10-clamp"="false" "target-cpu"')
    with pytest.raises(UnsupportedError, match="DX10_CLAMP"):
        swlds.Device().load(swlds.parse(text))["k"].launch(1, 64, [np.zeros(64)] * 4)
