"""Integer, relational and conversion functions of OpenCL C against Python's whole numbers, in all types and widths."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from library_support import LANES, NUMBERS, Call, Kind, evaluate, random_values

INTEGERS = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong")
COUNTS = (0, 2, 3, 4, 8, 16)
BITS = {word: 8 * np.dtype(row[2]).itemsize for word, row in NUMBERS.items()}


def limits(word: str) -> tuple[int, int]:
    info = np.iinfo(NUMBERS[word][2])
    return int(info.min), int(info.max)


def cut(word: str, value: int) -> int:
    low, high = limits(word)
    return min(max(value, low), high)


def wrap(word: str, value: int) -> int:
    low, _ = limits(word)
    return (value - low) % (1 << BITS[word]) + low


def unsigned(word: str) -> str:
    return word if word.startswith("u") else f"u{word}"


def bits_of(word: str, value: int) -> int:
    return value & ((1 << BITS[word]) - 1)


def rotate(word: str, a: int, n: int) -> int:
    bits = BITS[word]
    n %= bits
    whole = bits_of(word, a)
    return wrap(word, (whole << n | whole >> (bits - n)) & ((1 << bits) - 1))


#: Name -> operands, the result's word (None: the operands'), and the meaning.
FUNCTIONS: dict[str, tuple[int, Any, Any]] = {
    "min": (2, None, lambda w, a, b: min(a, b)),
    "max": (2, None, lambda w, a, b: max(a, b)),
    "abs": (1, unsigned, lambda w, a: abs(a)),
    "abs_diff": (2, unsigned, lambda w, a, b: abs(a - b)),
    "add_sat": (2, None, lambda w, a, b: cut(w, a + b)),
    "sub_sat": (2, None, lambda w, a, b: cut(w, a - b)),
    "hadd": (2, None, lambda w, a, b: a + b >> 1),
    "rhadd": (2, None, lambda w, a, b: a + b + 1 >> 1),
    "mul_hi": (2, None, lambda w, a, b: a * b >> BITS[w]),
    "mad_hi": (3, None, lambda w, a, b, c: wrap(w, (a * b >> BITS[w]) + c)),
    "mad_sat": (3, None, lambda w, a, b, c: cut(w, a * b + c)),
    "rotate": (2, None, rotate),
    "clz": (1, None, lambda w, a: BITS[w] - bits_of(w, a).bit_length()),
    "ctz": (1, None, lambda w, a: (bits_of(w, a) & -bits_of(w, a)).bit_length() - 1 if a else BITS[w]),
    "popcount": (1, None, lambda w, a: bits_of(w, a).bit_count()),
    "bitselect": (3, None, lambda w, a, b, c: wrap(w, a & ~c | b & c)),
    "clamp": (3, None, lambda w, a, b, c: min(max(a, b), c)),
}


@pytest.mark.parametrize("word", INTEGERS)
def test_integers(word: str) -> None:
    generator = np.random.default_rng(len(word))
    calls, wanted = [], []
    for index, (name, (arity, result_of, meaning)) in enumerate(FUNCTIONS.items()):
        kind = Kind(word, COUNTS[(index + len(word)) % len(COUNTS)])
        result = Kind(result_of(word) if result_of else word, kind.count)
        values = [random_values(kind, generator) for _ in range(arity)]
        calls.append((Call.of(name, result, *[kind] * arity), values))
        rows = zip(*(v.ravel().tolist() for v in values), strict=True)
        wanted.append(
            np.array([meaning(word, *row) for row in rows], object).astype(result.numpy).reshape(values[0].shape)
        )
    for (call, _), got, want in zip(calls, evaluate(calls), wanted, strict=True):
        np.testing.assert_array_equal(got, want, err_msg=call.symbol)


@pytest.mark.parametrize("word", ("int", "uint"))
def test_numbers_of_24_bits(word: str) -> None:
    kind = Kind(word, 4)
    a, b, c = (random_values(kind, np.random.default_rng(k)) for k in range(3))

    def low(v: Any) -> Any:
        whole = v.astype(np.int64) & 0xFFFFFF
        return np.where(whole >= 1 << 23, whole - (1 << 24), whole) if word == "int" else whole

    product = low(a) * low(b)
    found = evaluate(
        [(Call.of("mul24", kind, kind, kind), [a, b]), (Call.of("mad24", kind, kind, kind, kind), [a, b, c])]
    )
    np.testing.assert_array_equal(found[0], product.astype(np.uint32).astype(kind.numpy))
    np.testing.assert_array_equal(found[1], (product + c).astype(np.uint32).astype(kind.numpy))


def test_scalars_beside_vectors_count_for_each_element() -> None:
    vector, scalar = Kind("int", 4), Kind("int")
    generator = np.random.default_rng(1)
    a, low, high = random_values(vector, generator), random_values(scalar, generator), random_values(scalar, generator)
    found = evaluate(
        [
            (Call.of("max", vector, vector, scalar), [a, low]),
            (Call.of("clamp", vector, vector, scalar, scalar), [a, low, high]),
        ]
    )
    np.testing.assert_array_equal(found[0], np.maximum(a, low))
    np.testing.assert_array_equal(found[1], np.minimum(np.maximum(a, low), high))


@pytest.mark.parametrize(
    ("high", "low", "wide"), [("char", "uchar", "short"), ("ushort", "ushort", "uint"), ("int", "uint", "long")]
)
def test_upsample(high: str, low: str, wide: str) -> None:
    kinds = Kind(high, 2), Kind(low, 2)
    a, b = (random_values(kind, np.random.default_rng(3)) for kind in kinds)
    (found,) = evaluate([(Call.of("upsample", Kind(wide, 2), *kinds), [a, b])])
    want = a.astype(np.int64) << BITS[high] | (b.astype(np.int64) & ((1 << BITS[low]) - 1))
    np.testing.assert_array_equal(found, want.astype(Kind(wide).numpy))


RELATIONS: dict[str, Any] = {
    "isequal": lambda a, b: a == b,
    "isnotequal": lambda a, b: a != b,
    "isgreater": lambda a, b: a > b,
    "isgreaterequal": lambda a, b: a >= b,
    "isless": lambda a, b: a < b,
    "islessequal": lambda a, b: a <= b,
    "islessgreater": lambda a, b: (a < b) | (a > b),
    "isordered": lambda a, b: ~(np.isnan(a) | np.isnan(b)),
    "isunordered": lambda a, b: np.isnan(a) | np.isnan(b),
}
CLASSES: dict[str, Any] = {
    "isnan": np.isnan,
    "isinf": np.isinf,
    "isfinite": np.isfinite,
    "isnormal": lambda a: np.isfinite(a) & (np.abs(a) >= np.finfo(a.dtype).tiny),
    "signbit": np.signbit,
}


@pytest.mark.parametrize(("word", "flag"), [("half", "short"), ("float", "int"), ("double", "long")])
@pytest.mark.parametrize("count", (0, 2, 3))
def test_relations_give_1_for_scalars_and_all_bits_for_vectors(word: str, flag: str, count: int) -> None:
    kind, result = Kind(word, count), Kind(flag if count else "int", count)
    a, b = (random_values(kind, np.random.default_rng(k)) for k in range(2))
    table = [(n, f, [a, b]) for n, f in RELATIONS.items()] + [(n, f, [a]) for n, f in CLASSES.items()]
    calls = [(Call.of(name, result, *[kind] * len(values)), values) for name, _, values in table]
    for (name, function, values), found in zip(table, evaluate(calls), strict=True):
        np.testing.assert_array_equal(found, function(*values).astype(np.int64) * (-1 if count else 1), err_msg=name)


def test_any_all_select_and_shuffle() -> None:
    generator = np.random.default_rng(2)
    flags, a, b = (random_values(Kind("char", 4), generator) for _ in range(3))
    mask = generator.integers(0, 256, (64, 8)).astype(np.uint8)
    vector = Kind("char", 4)
    found = evaluate(
        [
            (Call.of("any", Kind("int"), vector), [flags]),
            (Call.of("all", Kind("int"), vector), [flags]),
            (Call.of("select", vector, vector, vector, vector), [a, b, flags]),
            (Call.of("shuffle", Kind("char", 8), vector, Kind("uchar", 8)), [a, mask]),
            (Call.of("shuffle2", Kind("char", 8), vector, vector, Kind("uchar", 8)), [a, b, mask]),
        ]
    )
    both = np.concatenate([a, b], axis=1)
    wanted = [
        (flags < 0).any(axis=1, keepdims=True),
        (flags < 0).all(axis=1, keepdims=True),
        np.where(flags < 0, b, a),
        np.take_along_axis(a, mask.astype(np.int64) % 4, axis=1),
        np.take_along_axis(both, mask.astype(np.int64) % 8, axis=1),
    ]
    for got, want in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(got, want)


# Conversions -----------------------------------------------------------------------------------------------------


def whole(value: float, mode: str) -> int:
    """A finite number rounded to a whole one."""
    exact = Fraction(value)
    low = exact.numerator // exact.denominator
    if mode == "rte":
        return round(exact)
    if mode in ("", "rtz"):
        return low + (low < 0 and exact != low)
    return low if mode == "rtn" else low + (exact != low)


def saturated(value: float, word: str, mode: str) -> int:
    low, high = limits(word)
    if np.isnan(value):
        return 0
    return low if value == -np.inf else high if value == np.inf else cut(word, whole(value, mode))


@pytest.mark.parametrize("source", ("half", "float", "double"))
def test_floats_to_integers_saturate(source: str) -> None:
    kind = Kind(source, 2)
    values = random_values(kind, np.random.default_rng(5))
    values[:40] = np.random.default_rng(6).normal(0, 300, (40, 2)).astype(kind.numpy)
    calls, wanted = [], []
    for index, word in enumerate(INTEGERS):
        for mode in ("", "rte", "rtz", "rtp", "rtn")[index % 2 :: 2]:
            name = f"convert_{word}2_sat" + (f"_{mode}" if mode else "")
            calls.append((Call.of(name, Kind(word, 2), kind), [values]))
            found = [saturated(v, word, mode) for v in values.astype(np.float64).ravel().tolist()]
            wanted.append(np.array(found, object).reshape(values.shape).astype(Kind(word).numpy))
    for (call, _), got, want in zip(calls, evaluate(calls), wanted, strict=True):
        np.testing.assert_array_equal(got, want, err_msg=call.symbol)


@pytest.mark.parametrize("source", INTEGERS)
def test_integers_to_integers(source: str) -> None:
    kind = Kind(source, 3)
    values = random_values(kind, np.random.default_rng(7))
    calls = [
        (Call.of(f"convert_{word}3{sat}", Kind(word, 3), kind), [values]) for word in INTEGERS for sat in ("", "_sat")
    ]
    for (call, _), got in zip(calls, evaluate(calls), strict=True):
        rule = cut if "_sat" in call.symbol else wrap
        want = [rule(call.result.word, v) for v in values.ravel().tolist()]
        np.testing.assert_array_equal(
            got, np.array(want, object).reshape(got.shape).astype(got.dtype), err_msg=call.symbol
        )


def is_rounded(exact: Fraction, got: Any, mode: str) -> bool:
    """No number of the type lies between, on the side that the mode wants."""
    if np.isinf(got):
        most = Fraction(float(np.finfo(got.dtype).max))
        return (
            abs(exact) > most and mode != "rtz" and (got > 0) == (exact > 0) and mode == ("rtp" if got > 0 else "rtn")
        )
    value = Fraction(float(got))
    if value == exact:
        return True
    above = mode == "rtp" or (mode == "rtz" and exact < 0)
    if (value > exact) is not above:
        return False
    neighbour = np.nextafter(got, got.dtype.type(-np.inf if above else np.inf))
    return bool(np.isinf(neighbour)) or (
        Fraction(float(neighbour)) < exact if above else Fraction(float(neighbour)) > exact
    )


@pytest.mark.parametrize(
    ("source", "word"),
    [("long", "double"), ("ulong", "float"), ("int", "half"), ("double", "float"), ("float", "half")],
)
def test_directed_rounding(source: str, word: str) -> None:
    values = random_values(Kind(source), np.random.default_rng(8))
    calls = [(Call.of(f"convert_{word}_{mode}", Kind(word), Kind(source)), [values]) for mode in ("rtz", "rtp", "rtn")]
    for (call, _), got in zip(calls, evaluate(calls), strict=True):
        for value, found in zip(values.ravel(), got.ravel(), strict=True):
            if np.isfinite(value):
                exact = Fraction(int(value)) if np.dtype(values.dtype).kind in "iu" else Fraction(float(value))
                assert is_rounded(exact, found, call.symbol.split("_")[-1][:3]), (call.symbol, value, found)
            else:
                assert np.isnan(found) if np.isnan(value) else found == value


@pytest.mark.parametrize("word", ("half", "float", "double"))
def test_to_the_nearest_float(word: str) -> None:
    calls, wanted = [], []
    for source in ("char", "ushort", "int", "ulong", "float", "double"):
        values = random_values(Kind(source, 2), np.random.default_rng(9))
        for name in (f"convert_{word}2", f"convert_{word}2_rte"):
            calls.append((Call.of(name, Kind(word, 2), Kind(source, 2)), [values]))
            with np.errstate(all="ignore"):
                wanted.append(values.astype(Kind(word).numpy))
    for (call, _), got, want in zip(calls, evaluate(calls), wanted, strict=True):
        np.testing.assert_array_equal(got, want, err_msg=call.symbol)


def _bits(value: int, offset: int, width: int) -> int:
    return value >> (offset & 31) & ((1 << (width & 31)) - 1)


def _sign(value: int, bits: int = 32) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if bits and value >> (bits - 1) else value


def _bytes(value: int, size: int = 4) -> bytes:
    return (value & (1 << 8 * size) - 1).to_bytes(size, "little")


def _sad(a: int, b: int, c: int) -> int:
    return c + sum(abs(x - y) for x, y in zip(_bytes(a), _bytes(b), strict=True))


def _masked_sad(a: int, b: int, c: int) -> int:
    return c + sum(abs(x - y) for x, y in zip(_bytes(a), _bytes(b), strict=True) if y)


def _four(sad: Any, a: int, b: int, c: int) -> int:
    return sum((sad(a >> 8 * k, b, c >> 16 * k) & 0xFFFF) << 16 * k for k in range(4))


def _lerp(a: int, b: int, c: int) -> int:
    rows = zip(_bytes(a), _bytes(b), _bytes(c), strict=True)
    return sum((x + y + (z & 1) >> 1) << 8 * k for k, (x, y, z) in enumerate(rows))


#: ROCm's functions of words -> their meaning.
OCKL: dict[str, Any] = {
    "mul24_i32": lambda a, b: _sign(a, 24) * _sign(b, 24),
    "mul24_u32": lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF),
    "mul_hi_i32": lambda a, b: _sign(a) * _sign(b) >> 32,
    "mul_hi_u32": lambda a, b: a * b >> 32,
    "add_sat_i32": lambda a, b: max(-(1 << 31), min((1 << 31) - 1, _sign(a) + _sign(b))),
    "sub_sat_u32": lambda a, b: max(0, a - b),
    "bfm_u32": lambda a, b: ((1 << (a & 31)) - 1) << (b & 31),
    "bfe_u32": _bits,
    "bfe_i32": lambda a, b, c: _sign(_bits(a, b, c), min(c & 31, 32 - (b & 31))),
    "bitalign_u32": lambda a, b, c: (a << 32 | b) >> (c & 31),
    "bytealign_u32": lambda a, b, c: (a << 32 | b) >> 8 * (c & 3),
    "max3_u32": max,
    "min3_u32": min,
    "median3_u32": lambda *v: sorted(v)[1],
    "max3_i32": lambda *v: max(map(_sign, v)),
    "min3_i32": lambda *v: min(map(_sign, v)),
    "median3_i32": lambda *v: sorted(map(_sign, v))[1],
    "lerp_u32": _lerp,
    "sad_u32": _sad,
    "sadd_u32": lambda a, b, c: abs(a - b) + c,
    "sadhi_u32": lambda a, b, c: c + (_sad(a, b, 0) << 16),
    "sadw_u32": lambda a, b, c: c + abs((a >> 16) - (b >> 16)) + abs((a & 0xFFFF) - (b & 0xFFFF)),
    "msad_u32": _masked_sad,
}
_OF_THREE = ("bfe", "bit", "byte", "max3", "min3", "med", "lerp", "sad", "msad")


def test_words_of_ockl() -> None:
    kind = Kind("uint")
    values = [np.random.default_rng(k).integers(0, 1 << 32, (LANES, 1), np.uint32) for k in range(3)]
    values[1][::3] &= 31
    calls = [
        (Call(f"__ockl_{name}", (kind,) * count, kind), values[:count])
        for name in OCKL
        for count in [3 if name.startswith(_OF_THREE) else 2]
    ]
    for (call, given), got in zip(calls, evaluate(calls), strict=True):
        meaning = OCKL[call.symbol.removeprefix("__ockl_")]
        want = [meaning(*(int(v[lane, 0]) for v in given)) & 0xFFFFFFFF for lane in range(LANES)]
        assert got[:, 0].tolist() == want, call.symbol


def test_sums_of_four_bytes_and_bytes_as_floats_of_ockl() -> None:
    word, wide, number = Kind("uint"), Kind("ulong"), Kind("float")
    rng = np.random.default_rng(7)
    a, c = (rng.integers(0, 1 << 64, (LANES, 1), np.uint64) for _ in range(2))
    b = rng.integers(0, 1 << 32, (LANES, 1), np.uint32)
    b[::2] &= 0xFF00FF  # bytes that the masked sums leave out
    calls = [(Call(f"__ockl_{n}_u64", (wide, word, wide), wide), [a, b, c]) for n in ("qsad", "mqsad")]
    calls += [(Call(f"__ockl_unpack{k}_f32", (word,), number), [b]) for k in range(4)]
    plain, masked, *floats = evaluate(calls)
    for got, sad in ((plain, _sad), (masked, _masked_sad)):
        assert got[:, 0].tolist() == [_four(sad, *map(int, row)) for row in zip(a[:, 0], b[:, 0], c[:, 0], strict=True)]
    assert [f[:, 0].tolist() for f in floats] == [[_bytes(int(v))[k] for v in b[:, 0]] for k in range(4)]


@pytest.mark.parametrize("word", ("half", "float"))
def test_floats_of_ockl(word: str) -> None:
    kind, suffix = Kind(word), {"half": "f16", "float": "f32"}[word]
    values = [np.random.default_rng(k).normal(size=(LANES, 1)).astype(kind.numpy) for k in range(3)]
    calls = [(Call(f"__ockl_{name}_{suffix}", (kind,) * 3, kind), values) for name in ("min3", "median3", "max3")]
    wanted = np.sort(np.concatenate(values, axis=1), axis=1)
    for k, got in enumerate(evaluate(calls)):
        assert (got[:, 0] == wanted[:, k]).all()
