"""Lengths, their inverses and normalised vectors against exact arithmetic, where squares overflow and vanish, too."""

from __future__ import annotations

import decimal
import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from library_support import LANES, Call, Kind, evaluate

#: Least and greatest exponents of two; more than half of the numbers have squares that are no numbers of the type.
EXPONENTS = {"half": (-24, 15), "float": (-149, 127), "double": (-1074, 1023)}
WORDS = ("half", "float", "double")
#: What is scaled to a subnormal double is rounded twice.
SUBNORMAL = decimal.Decimal("2.3e-308")
EXACT = decimal.Context(prec=60, Emin=-9999, Emax=9999)
SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}


def vectors(word: str, count: int) -> Any:
    """Of all sizes, with elements that count beside the largest, and that do not."""
    rng, (least, most) = np.random.default_rng(count), EXPONENTS[word]
    largest = rng.integers(least, most + 1, (LANES, 1))
    largest[:6, 0] = most, most, most - 1, least, least + 1, least + 2
    exponents = np.maximum(largest - rng.integers(0, 12, (LANES, count)), least)
    exponents[np.arange(LANES), rng.integers(0, count, LANES)] = largest[:, 0]
    values = np.ldexp(rng.uniform(1, 1.99, (LANES, count)) * rng.choice([-1, 1], (LANES, count)), exponents)
    values[0] = float(np.finfo(Kind(word).numpy).max)
    return values.astype(Kind(word).numpy)


def exact_length(row: Sequence[Any]) -> decimal.Decimal:
    with decimal.localcontext(EXACT):
        return sum((decimal.Decimal(float(x)) ** 2 for x in row), decimal.Decimal()).sqrt()


def assert_rounded(got: Any, want: decimal.Decimal, ulp: float, what: object) -> None:
    """Within so many units of the last place of what is wanted, or infinite where that is no number of the type."""
    most = float(np.finfo(got.dtype).max)
    if np.isinf(got) and abs(want) > decimal.Decimal(most):
        assert (got > 0) == (want > 0), what
        return
    with decimal.localcontext(EXACT):
        unit = decimal.Decimal(float(np.spacing(np.abs(got), dtype=got.dtype)))
        assert np.isfinite(got) and abs(decimal.Decimal(float(got)) - want) <= decimal.Decimal(ulp) * unit, what


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("count", (2, 3, 4))
def test_lengths_are_rounded_once(word: str, count: int) -> None:
    kind, scalar = Kind(word, count), Kind(word)
    a = vectors(word, count)
    parts = [np.ascontiguousarray(a[:, k : k + 1]) for k in range(count)]
    names = ("hypot", "rhypot") if count == 2 else (f"len{count}", f"rlen{count}")
    calls = [(Call.of(n, scalar, kind), [a]) for n in ("length",)] + [(Call.of("normalize", kind, kind), [a])]
    calls += [(Call.of("distance", scalar, kind, kind), [a, np.zeros_like(a)])]
    calls += [(Call(f"__ocml_{n}_{SUFFIX[word]}", (scalar,) * count, scalar), parts) for n in names]
    length, normal, distance, norm, inverse = evaluate(calls)
    for lane, row in enumerate(a):
        want, what = exact_length(row), (lane, row)
        assert_rounded(length[lane, 0], want, 0.51 if abs(want) > SUBNORMAL else 1, what)
        assert distance[lane, 0] == length[lane, 0]
        assert_rounded(norm[lane, 0], want, 1, what)
        with decimal.localcontext(EXACT):
            assert_rounded(inverse[lane, 0], 1 / want, 0.51 if 1 / abs(want) > SUBNORMAL else 1, what)
            for got, x in zip(normal[lane], row, strict=True):
                assert_rounded(got, decimal.Decimal(float(x)) / want, 0.51, what)


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("count", (0, 2, 3, 4))
def test_special_vectors(word: str, count: int) -> None:
    """As in ROCm's library: infinities count as ones and the rest as zeros; zeros stay; a scalar's is its sign."""
    inf, nan, big = math.inf, math.nan, float(np.finfo(Kind(word).numpy).max)
    kind, scalar, size = Kind(word, count), Kind(word), count or 1
    rows = {
        (inf, 0, 0, 0): (1, 0, 0, 0),
        (-inf, -5, -0.0, 0): (-1, -0.0, -0.0, 0),
        (-0.0, 0, -0.0, 0): (-0.0, 0, -0.0, 0),
    }
    if count == 0:
        rows |= {(nan,): (0.0,), (3,): (1,), (-1e-7,): (-1,)}
    else:
        root = math.sqrt(0.5)
        rows |= {(inf, -inf, 0, 0): (root, -root, 0, 0), (nan, 1, 1, 1): (nan,) * 4, (inf, nan, 1, 1): (nan,) * 4}
        rows |= {(big,) * 4: (float(1 / decimal.Decimal(count).sqrt()),) * 4}
    given = np.zeros((LANES, size), kind.numpy)
    for k, row in enumerate(rows):
        given[k] = row[:size]
    got, length = evaluate([(Call.of("normalize", kind, kind), [given]), (Call.of("length", scalar, kind), [given])])
    for k, (row, want) in enumerate(rows.items()):
        wanted = np.array(want[:size], kind.numpy)
        np.testing.assert_array_equal(got[k], wanted, str(row))
        np.testing.assert_array_equal(np.signbit(got[k]) & (wanted == wanted), np.signbit(wanted) & (wanted == wanted))
        of_row = given[k].astype(np.longdouble)
        with np.errstate(over="ignore"):
            np.testing.assert_array_equal(length[k, 0], np.sqrt((of_row * of_row).sum()).astype(kind.numpy))


@pytest.mark.parametrize("word", ("float", "double"))
def test_an_infinity_goes_before_nan_in_ocml(word: str) -> None:
    one, values = Kind(word), [np.full((LANES, 1), v, Kind(word).numpy) for v in (-math.inf, math.nan, 1.0, 0.0)]
    names = {"len4": 4, "rlen4": 4, "len3": 3, "rlen3": 3, "rhypot": 2}
    of_nan = [values[1], values[2], values[2], values[2]]
    calls = [
        (Call(f"__ocml_{n}_{SUFFIX[word]}", (one,) * k, one), v[:k]) for n, k in names.items() for v in (values, of_nan)
    ]
    found = [got[0, 0] for got in evaluate(calls)]
    np.testing.assert_array_equal(
        found, [math.inf, math.nan, 0, math.nan, math.inf, math.nan, 0, math.nan, 0, math.nan]
    )
    (zero,) = evaluate([(Call(f"__ocml_rlen3_{SUFFIX[word]}", (one,) * 3, one), [values[3]] * 3)])
    assert zero[0, 0] == math.inf


@pytest.mark.parametrize("word", ("half", "float", "double"))
def test_inverse_cube_roots_are_rounded_once(word: str) -> None:
    one, a = Kind(word), np.abs(vectors(word, 2)[:, :1])
    (got,) = evaluate([(Call(f"__ocml_rcbrt_{SUFFIX[word]}", (one,), one), [a])])
    for x, found in zip(a[:, 0], got[:, 0], strict=True):
        with decimal.localcontext(EXACT):
            want = decimal.Decimal(float(x)) ** (decimal.Decimal(-1) / 3)
            assert_rounded(found, want, 0.51 if word != "double" else 1.01, x)


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("count", (0, 3))
def test_exponents_of_what_is_no_number(word: str, count: int) -> None:
    """FP_ILOGB0 and FP_ILOGBNAN of clang's OpenCL header; infinities as NaN."""
    kind, whole = Kind(word, count), Kind("int", count)
    values = np.resize(
        np.array([math.nan, 0.0, -0.0, math.inf, -math.inf, -math.nan, 6e-8, -2.0], kind.numpy), (LANES, 1)
    )
    values = np.repeat(values, count or 1, axis=1)
    calls = [(Call.of("ilogb", whole, kind), [values])]
    if not count:
        calls.append((Call(f"__ocml_ilogb_{SUFFIX[word]}", (kind,), whole), [values]))
    most, least = 2**31 - 1, -(2**31)
    for got in evaluate(calls):
        assert got[:8, 0].tolist() == [most, least, least, most, most, most, math.frexp(float(values[6, 0]))[1] - 1, 1]
        assert (got == got[:, :1]).all()
