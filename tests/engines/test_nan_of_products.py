"""A NaN that a matrix instruction gives is the quiet one without a sign and a payload in both engines, whichever went in."""

from __future__ import annotations

import re

import numpy as np
import pytest
from test_matrix_rows import Case, scaled, smfmac, swmmac, wide_wmma

from tests.support.matrix_kernels import kernel, run

BYTES = {"float": 4, "half": 2, "bfloat": 2, "double": 8, "i64": 8, "i32": 4, "i16": 2, "i8": 1}
#: By the type of a result's elements: as many bits, and the NaN.
NANS = {
    "float": (np.uint32, 0x7FC00000),
    "half": (np.uint16, 0x7E00),
    "bfloat": (np.uint16, 0x7FC0),
    "double": (np.uint64, 0x7FF8 << 48),
}
#: Bits of the exponent and of the fraction.
PARTS = {
    "float": (0x7F800000, 0x7FFFFF),
    "half": (0x7C00, 0x3FF),
    "bfloat": (0x7F80, 0x7F),
    "double": (0x7FF << 52, (1 << 52) - 1),
}
DENSE: list[Case] = [
    ("mfma.f32.16x16x4f32", "<4 x float>", ["float", "float", "<4 x float>", "i32 0", "i32 0", "i32 0"], "gfx942", ""),
    ("mfma.f32.4x4x4f16", "<4 x float>", ["<4 x half>", "<4 x half>", "<4 x float>", "i32 0", "i32 0", "i32 0"], "gfx942", ""),
    ("mfma.f64.16x16x4f64", "<4 x double>", ["double", "double", "<4 x double>", "i32 0", "i32 0", "i32 0"], "gfx942", ""),
    ("mfma.f64.4x4x4f64", "double", ["double", "double", "double", "i32 0", "i32 0", "i32 1"], "gfx942", ""),
    ("wmma.f32.16x16x16.f16", "<8 x float>", ["<8 x half>", "<8 x half>", "<8 x float>"], "gfx1200", ""),
    ("wmma.f16.16x16x16.f16", "<8 x half>", ["<8 x half>", "<8 x half>", "<8 x half>", "i1 false"], "gfx1200", ""),
    ("wmma.bf16.16x16x16.bf16", "<8 x i16>", ["<8 x i16>", "<8 x i16>", "<8 x i16>", "i1 false"], "gfx1200", ""),
]  # fmt: skip


def parts(type_: str) -> tuple[int, str]:
    found = re.fullmatch(r"<(\d+) x (\w+)>", type_)
    return (int(found[1]), found[2]) if found else (1, type_)


def cases() -> list[Case]:
    """Those that give floating-point numbers, one of each kind, type of result and processor."""
    found = {(c[0].split(".")[0], c[1], c[3]): c for family in (smfmac, swmmac, wide_wmma, scaled) for c in family()}
    return [*DENSE, *(c for c in found.values() if parts(c[1])[1] in NANS)]


def given(type_: str, lanes: int, rng: np.random.Generator) -> np.ndarray:
    """Numbers of which one in thirty is a NaN or an infinity, of any sign and payload."""
    count, word = parts(type_)
    size = BYTES[word]
    bits = rng.integers(0, 1 << 8 * size - 1, lanes * count, dtype=np.uint64)
    if word in PARTS:
        exponent, fraction = PARTS[word]
        small = bits & np.uint64(fraction) | np.uint64(exponent >> 2 & exponent) | bits & np.uint64(1 << (8 * size - 2))
        odd = (bits & np.uint64(fraction)) | np.uint64(exponent) | (bits << np.uint64(7)) & np.uint64(1 << 8 * size - 1)
        bits = np.where(rng.random(bits.size) < 1 / 30, odd, small)
    return np.asarray(bits.astype(np.dtype(f"u{size}")))


@pytest.mark.parametrize("case", cases(), ids=lambda case: case[0])
def test_nan(case: Case) -> None:
    name, result, types, processor, features = case
    lanes, rng = (64 if processor.startswith("gfx9") or "64" in features else 32), np.random.default_rng(len(name))
    arrays = [given(t, lanes, rng) for t in types if " " not in t or t.startswith("<")]
    count, word = parts(result)
    word = "bfloat" if word == "i16" else word
    kind, nan = NANS[word]
    bits = run(kernel(*case), lanes, arrays, np.zeros(lanes * count, kind))
    if processor.startswith("gfx11") and kind is np.uint16:
        bits = bits[::2]  # the other halves of C stay what they are
    exponent, fraction = PARTS[word]
    is_nan = (bits & kind(exponent) == kind(exponent)) & (bits & kind(fraction) != 0)
    assert is_nan.any() and set(bits[is_nan].tolist()) == {nan}
