"""Conversions with stochastic rounding against the guides' arithmetic on bits; of 6 bits and to halves against the formats."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics.small_floats import decode, encode
from swlds.errors import UnsupportedError
from tests.support.matrix_kernels import kernel, packed, run

RNG = np.random.default_rng(33)
FLOATS = {"f32": ("float", np.float32), "f16": ("half", np.float16), "bf16": ("bfloat", np.uint16)}
#: Exponent bits, fraction bits, bias; what is above the largest number; a NaN's code.
FORMATS = {
    "fp8": (4, 3, 7, 0x7F, 0x7F),
    "bf8": (5, 2, 15, 0x7C, 0x7F),
    "fp8.fnuz": (4, 3, 8, 0x80, 0x80),
    "bf8.fnuz": (5, 2, 16, 0x80, 0x80),
    "f16": (5, 10, 15, 0x7C00, 0x7E00),
    "bf16": (8, 7, 127, 0x7F80, 0x7FC0),
}
LARGEST = {"fp8": 0x7E, "bf8": 0x7B, "fp8.fnuz": 0x7F, "bf8.fnuz": 0x7F, "f16": 0x7BFF, "bf16": 0x7F7F}


def stochastic(value: float, seed: int, word: str) -> int:
    """The seed's highest bits are added to the fraction of the float, a carry goes into the exponent, the rest is cut off; of a
    number that will be subnormal the fraction is shifted first."""
    exponent_bits, fraction, bias, beyond, nan = FORMATS[word]
    bits = int(np.float32(value).view(np.uint32))
    sign, exponent, mantissa = bits >> 31, bits >> 23 & 0xFF, bits & 0x7FFFFF
    fnuz = word.endswith("fnuz")
    minus = sign << (exponent_bits + fraction)
    if exponent == 0xFF:
        if fnuz:
            return 0x80
        return minus | (nan if mantissa else beyond)
    least = 1 - bias + 127  # the exponent of the smallest number that is not subnormal
    power = exponent if exponent else 1
    mantissa |= (1 << 23) if exponent else 0
    shift = max(least - power, 0)
    mantissa = mantissa >> shift if shift < 32 else 0
    mantissa += seed >> (9 + fraction)
    if mantissa >> 24:  # the carry of a normal number doubles it
        mantissa, power = mantissa >> 1, power + 1
    code = mantissa >> (23 - fraction)
    if mantissa >> 23:  # normal, maybe by the carry
        code = ((max(power, least) - least + 1) << fraction) + (code & ((1 << fraction) - 1))
    if code > LARGEST[word]:
        return beyond if fnuz else minus | beyond
    return code if fnuz and not code else minus | code


def inputs(largest: float) -> np.ndarray:
    """Numbers of all sizes around those that the format has, halfway and exact ones, zeros, infinities and no number."""
    size = 2.0 ** RNG.uniform(-20, 9, 64) * largest / 256
    value = np.where(RNG.random(64) < 0.5, -size, size)
    value[:12] = [0.0, -0.0, np.inf, -np.inf, np.nan, largest, -largest, largest * 2, 1.0, 1.5, 1e-42, largest * 1.03]
    with np.errstate(over="ignore"):
        return value.astype(np.float32)


def seeds() -> np.ndarray:
    seed = RNG.integers(0, 1 << 32, 64).astype(np.uint32)
    seed[12:20], seed[20:28] = 0, 0xFFFFFFFF
    return seed


@np.errstate(over="ignore")
def as_kind(value: np.ndarray, kind: str) -> tuple[np.ndarray, np.ndarray]:
    """As stored, and as float32."""
    if kind == "bf16":
        bits = (value.view(np.uint32) >> 16).astype(np.uint16)
        bits[np.isnan(value)] = 0x7FC0
        return bits, (bits.astype(np.uint32) << 16).view(np.float32)
    stored = value.astype(FLOATS[kind][1])
    return stored, stored.astype(np.float32)


@pytest.mark.parametrize("place", [0, 3])
@pytest.mark.parametrize("word", ["fp8", "bf8"])
@pytest.mark.parametrize(
    ("processor", "kind"),
    [("gfx942", "f32"), ("gfx950", "f32"), ("gfx1201", "f32"), ("gfx1250", "f32"), ("gfx1250", "f16")],
)
def test_codes(processor: str, kind: str, word: str, place: int) -> None:
    lanes = 64 if processor.startswith("gfx9") else 32
    form = f"{word}.fnuz" if processor == "gfx942" else word
    stored, value = as_kind(inputs(float(decode(np.array([LARGEST[form]]), form)[0])), kind)
    seed, old = seeds(), RNG.integers(0, 1 << 32, 64).astype(np.uint32)
    text = kernel(f"cvt.sr.{word}.{kind}", "i32", [FLOATS[kind][0], "i32", "i32", f"i32 {place}"], processor)
    got = run(text, lanes, [stored, seed, old], np.zeros(64, np.uint32))[:lanes]
    codes = [stochastic(v, s, form) for v, s in zip(value[:lanes].tolist(), seed[:lanes].tolist(), strict=True)]
    byte = 8 * place
    assert (got >> byte & 0xFF).tolist() == codes
    assert ((got ^ old[:lanes]) & ~np.uint32(0xFF << byte) == 0).all()


@pytest.mark.parametrize("word", ["fp8", "bf8"])
@pytest.mark.parametrize("kind", FLOATS)
def test_codes_with_a_scale(word: str, kind: str) -> None:
    stored, value = as_kind(inputs(100.0), kind)
    scale = (2.0 ** RNG.integers(-6, 7, 64) * 1.75).astype(np.float32)
    seed, old = seeds(), RNG.integers(0, 1 << 32, 64).astype(np.uint32)
    types = ["i32", FLOATS[kind][0], "i32", "float", "i32 2"]
    got = run(
        kernel(f"cvt.scalef32.sr.{word}.{kind}", "i32", types, "gfx950"),
        64,
        [old, stored, seed, scale],
        np.zeros(64, np.uint32),
    )
    scaled = (value / (scale / 1.75)).astype(np.float32)
    codes = [stochastic(v, s, word) for v, s in zip(scaled.tolist(), seed.tolist(), strict=True)]
    assert (got >> 16 & 0xFF).tolist() == codes
    assert ((got ^ old) & np.uint32(0xFF00FFFF) == 0).all()


@pytest.mark.parametrize("word", ["fp8", "bf8"])
def test_bits_that_a_subnormal_shifts_out_never_carry(word: str) -> None:
    """Fractions end in a half behind the shift; the seed is the largest that does not carry into the code, and one more."""
    _, fraction, bias, _, _ = FORMATS[word]
    value = np.full(64, 2.0**-bias * (1 + 3 * 2.0**-23), np.float32)
    seed = np.full(64, ((1 << (23 - fraction)) - 2) << (9 + fraction), np.uint32)
    seed[1::2] += np.uint32(1 << (9 + fraction))
    text = kernel(f"cvt.sr.{word}.f32", "i32", ["float", "i32", "i32", "i32 0"], "gfx950")
    got = run(text, 64, [value, seed, np.zeros(64, np.uint32)], np.zeros(64, np.uint32))
    assert got.tolist() == [1 << (fraction - 1), (1 << (fraction - 1)) + 1] * 32


@pytest.mark.parametrize("high", [0, 1])
@pytest.mark.parametrize("word", ["f16", "bf16"])
def test_halves(word: str, high: int) -> None:
    value, seed = inputs(65504.0 if word == "f16" else 3e38), seeds()
    element = FLOATS[word][0]
    types = [f"<2 x {element}>", "float", "i32", f"i1 {bool(high)}".lower()]
    old = RNG.integers(0, 0x7000, 128).astype(np.uint16)
    got = run(
        kernel(f"cvt.sr.{word}.f32", f"<2 x {element}>", types, "gfx950"),
        64,
        [old, value, seed],
        np.zeros(128, np.uint16),
    )
    codes = [stochastic(v, s, word) for v, s in zip(value.tolist(), seed.tolist(), strict=True)]
    is_number = ~np.isnan(value)
    assert got[high::2][is_number].tolist() == np.array(codes)[is_number].tolist()
    assert (got[high::2][~is_number] & 0x7FFF > LARGEST[word] + 1).all()
    assert (got[1 - high :: 2] == old[1 - high :: 2]).all()


def test_what_is_undefined_stays_where_it_is() -> None:
    """An undefined seed makes the new code undefined, not the others."""
    text = kernel("cvt.sr.fp8.f32", "i32", ["float", "i32", "i32", "i32 0"], "gfx942").replace(
        "i32 %v1, i32 %v2", "i32 poison, i32 %v2"
    )
    low = text.replace("  %o = ", "  %m = and i32 %r, MASK\n  %o = ").replace("store i32 %r", "store i32 %m")
    arrays = [np.ones(64, np.float32), np.zeros(64, np.uint32), np.full(64, 0x01020304, np.uint32)]
    got = run(low.replace("MASK", "-256"), 64, arrays, np.zeros(64, np.uint32))
    assert (got == 0x01020300).all()
    kernel_of = swlds.Device(engine="both").load(swlds.parse(low.replace("MASK", "255"))).only(None)
    found = kernel_of.launch(1, 64, [*arrays, np.zeros(64, np.uint32)]).findings
    assert [f.kind for f in found] == ["uninitialized"]


@pytest.mark.parametrize("processor", ["gfx950", "gfx1250"])
def test_step_of_the_generator(processor: str) -> None:
    lanes, seed = (64 if processor == "gfx950" else 32), seeds()
    got = run(kernel("prng.b32", "i32", ["i32"], processor), lanes, [seed], np.zeros(64, np.uint32))[:lanes]
    assert got.tolist() == [(s << 1 & 0xFFFFFFFF) ^ (197 if s >> 31 else 0) for s in seed[:lanes].tolist()]


#: What a vector of so many numbers is converted to and from: the name's piece, count, processor.
LONG = [("pk32", 32, "gfx950"), ("pk16", 16, "gfx1250")]


@pytest.mark.parametrize("word", ["fp6", "bf6"])
@pytest.mark.parametrize("kind", FLOATS)
@pytest.mark.parametrize(("piece", "count", "processor"), LONG)
def test_to_six_bits(piece: str, count: int, processor: str, kind: str, word: str) -> None:
    lanes = 64 if processor == "gfx950" else 32
    value = RNG.uniform(-40, 40, (lanes, count)).astype(np.float32)
    value[0, :4], value[1, :3] = [np.inf, -np.inf, np.nan, 1e30], [-0.0, 1e-30, 0.0625]
    stored, exact = as_kind(value.ravel(), kind)
    scale = (2.0 ** RNG.integers(-3, 4, lanes)).astype(np.float32)
    codes = encode(exact.reshape(lanes, count) / scale[:, None], word, False)
    if piece == "pk32" and kind == "f32":
        name, types = f"cvt.scalef32.2xpk16.{word}.f32", ["<16 x float>", "<16 x float>", "float"]
        arrays = [np.ascontiguousarray(stored.reshape(64, 32)[:, k::2]).ravel() for k in range(2)]
    else:
        name, types, arrays = (
            f"cvt.scalef32.{piece}.{word}.{kind}",
            [f"<{count} x {FLOATS[kind][0]}>", "float"],
            [stored],
        )
    held = count * 6 // 32
    room = 8 if held == 6 else 4  # what such a vector takes in memory
    got = run(
        kernel(name, f"<{held} x i32>", types, processor), lanes, [*arrays, scale], np.zeros(room * lanes, np.uint32)
    )
    assert (got.reshape(lanes, room)[:, :held] == packed(codes, 6)).all()


@pytest.mark.parametrize("word", ["fp6", "bf6"])
@pytest.mark.parametrize("kind", FLOATS)
@pytest.mark.parametrize(("piece", "count", "processor"), LONG)
def test_from_six_bits(piece: str, count: int, processor: str, kind: str, word: str) -> None:
    lanes, held = (64 if processor == "gfx950" else 32), count * 6 // 32
    codes = RNG.integers(0, 64, (lanes, count)).astype(np.uint8)
    room = 8 if held == 6 else 4
    words = np.zeros((lanes, room), np.uint32)
    words[:, :held] = packed(codes, 6)
    result = f"<{count} x {FLOATS[kind][0]}>"
    if piece == "pk32":
        scale = (2.0 ** RNG.integers(-3, 4, lanes)).astype(np.float32)
        text, more = (
            kernel(f"cvt.scalef32.pk32.{kind}.{word}", result, [f"<{held} x i32>", "float"], processor),
            [scale],
        )
    else:
        scale = np.full(lanes, 4.0, np.float32)
        types = [f"<{held} x i32>", "i32 33153", "i32 0"]
        text, more = (
            kernel(f"cvt.scale.pk16.{kind}.{word}", result, types, processor).replace("i32 immarg, ", "i32, "),
            [],
        )
    got = run(text, lanes, [words.ravel(), *more], np.zeros(lanes * count, FLOATS[kind][1]))
    expected = decode(codes, word) * scale[:, None]
    assert (got == as_kind(expected.astype(np.float32).ravel(), kind)[0]).all()


@pytest.mark.parametrize("word", ["fp8", "bf8"])
def test_one_half_of_a_code(word: str) -> None:
    """gfx950: one code becomes one of two halves."""
    codes = RNG.integers(0, 256, (64, 4)).astype(np.uint8)
    codes[~np.isfinite(decode(codes, word))] = 3
    old, scale = RNG.random(128).astype(np.float16), (2.0 ** RNG.integers(-3, 4, 64)).astype(np.float32)
    types = ["<2 x half>", "i32", "float", "i32 2", "i1 true"]
    got = run(
        kernel(f"cvt.scalef32.f16.{word}", "<2 x half>", types, "gfx950"),
        64,
        [old, codes.view(np.uint32).ravel(), scale],
        np.zeros(128, np.float16),
    )
    with np.errstate(over="ignore"):
        assert (got[1::2] == (decode(codes[:, 2], word) * scale).astype(np.float16)).all()
    assert (got[::2] == old[::2]).all()


@pytest.mark.parametrize("word", ["fp8", "bf8"])
def test_halves_of_gfx1250(word: str) -> None:
    """To a pair of codes, to one half, and to two."""
    value = np.linspace(-300, 300, 64).astype(np.float16)
    codes = encode(value, word, False)
    text = kernel(f"cvt.pk.{word}.f16", "i16", ["<2 x half>"], "gfx1250").replace(
        "ptr addrspace(1) %o, align 4", "ptr addrspace(1) %o, align 2"
    )
    pairs = run(text, 32, [value], np.zeros(32, np.uint16))
    assert pairs.view(np.uint8).tolist() == codes.tolist()
    back = run(kernel(f"cvt.pk.f16.{word}", "<2 x half>", ["i16"], "gfx1250"), 32, [pairs], np.zeros(64, np.float16))
    assert (back == decode(codes, word).astype(np.float16)).all()
    text = kernel(f"cvt.f16.{word}", "half", ["i32", "i32 1"], "gfx1250").replace(
        "ptr addrspace(1) %o, align 4", "ptr addrspace(1) %o, align 2"
    )
    one = run(text, 32, [np.repeat(pairs, 2)], np.zeros(32, np.float16))
    assert (one == decode(codes[1::2], word).astype(np.float16)).all()


def test_numbers_without_a_sign() -> None:
    codes = np.arange(256, dtype=np.uint8)
    got = np.concatenate(
        [
            run(
                kernel("cvt.f32.fp8.e5m3", "float", ["i32", f"i32 {place}"], "gfx1250"),
                32,
                [codes.reshape(64, 4)[half * 32 :][:32].copy().view(np.uint32).ravel()],
                np.zeros(32, np.float32),
            )
            for place in range(4)
            for half in range(2)
        ]
    ).reshape(4, 64).T.ravel()  # fmt: skip
    exponent, fraction = codes >> 3, codes & 7
    expected = np.where(
        exponent == 0, fraction / 8 * 2.0**-14, (1 + fraction / 8) * 2.0 ** (exponent.astype(float) - 15)
    )
    assert (got[:255] == expected[:255]).all() and np.isnan(got[255])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (kernel("cvt.sr.fp8.f32", "i32", ["float", "i32", "i32", "i32 0"], "gfx90a"), "does not exist on gfx90a"),
        (kernel("cvt.sr.fp8.f16", "i32", ["half", "i32", "i32", "i32 0"], "gfx950"), "does not exist on gfx950"),
        (kernel("cvt.scalef32.pk32.f32.fp6", "<32 x float>", ["<6 x i32>", "float"], "gfx942"), "does not exist on gfx942"),
        (kernel("cvt.scalef32.sr.pk.fp4.f32", "i32", ["i32", "<2 x float>", "i32", "float", "i32 0"], "gfx950"),
         "which bits of the seed the numbers behind the first get"),
        (kernel("cvt.sr.pk.f16.f32", "<2 x half>", ["float", "float", "i32"], "gfx1250"), "which bits of the seed"),
        (kernel("cvt.pk.fp8.f32.e5m3", "i32", ["float", "float", "i32", "i1 false"], "gfx1250"), "AMD's sources disagree"),
        (kernel("prng.b32", "i32", ["i32"], "gfx942"), "does not exist on gfx942"),
    ],
)  # fmt: skip
def test_what_is_refused(text: str, why: str) -> None:
    loaded = swlds.Device(engine="both").load(swlds.parse(text)).only(None)
    with pytest.raises(UnsupportedError, match=why):
        loaded.refuse_unsupported()
