"""MFMA and WMMA against products that follow from where the operands lie (``swlds.layouts.operands``, an independent source)."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics.small_floats import BY_NUMBER, bits_of, decode
from swlds.errors import UnsupportedError
from swlds.layouts import operands
from tests.support.matrix_kernels import kernel, packed, run

RNG = np.random.default_rng(12)


def spread(matrix: np.ndarray, layout, names: tuple[str, str], lanes: int, count: int) -> np.ndarray:
    """The elements of a matrix as lanes hold them: (lanes, count)."""
    out = np.zeros((lanes, count), matrix.dtype)
    for lane in range(lanes):
        for register in range(count):
            at = layout.apply({"register": register, "lane": lane})
            out[lane, register] = matrix[at[names[0]], at[names[1]]]
    return out


WMMA = [
    (11, "f32.16x16x16.f16.v8f32.v16f16", "<8 x float>", "<16 x half>", np.float16),
    (12, "f32.16x16x16.f16.v8f32.v8f16", "<8 x float>", "<8 x half>", np.float16),
    (11, "i32.16x16x16.iu8.v8i32.v4i32", "<8 x i32>", "<4 x i32>", np.int8),
    (12, "i32.16x16x16.iu8.v8i32.v2i32", "<8 x i32>", "<2 x i32>", np.int8),
]


@pytest.mark.parametrize(("generation", "name", "c_type", "a_type", "kind"), WMMA)
def test_wmma(generation: int, name: str, c_type: str, a_type: str, kind) -> None:
    layout = operands.wmma(generation)
    each = 16 if generation == 11 else 8
    a, b = (RNG.integers(-8, 8, (16, 16)).astype(kind) for _ in range(2))
    c = RNG.integers(-50, 50, (16, 16)).astype(np.int32 if "i32" in c_type else np.float32)
    shares = [spread(a, layout.a, ("row", "k"), 32, each), spread(b, layout.b, ("k", "column"), 32, each)]
    held = spread(c, layout.accumulator, ("row", "column"), 32, 8)
    is_integer = "iu8" in name
    arguments = ["i1 true", a_type, "i1 true", a_type, c_type, "i1 false"] if is_integer else [a_type, a_type, c_type]
    text = kernel(f"wmma.{name}", c_type, arguments, f"gfx{generation}00")
    arrays = [np.ascontiguousarray(s).view(np.uint32 if is_integer else kind).ravel() for s in shares]
    got = run(text, 32, [*arrays, held.ravel()], np.zeros(256, c.dtype)).reshape(32, 8)
    expected = spread(c + a.astype(c.dtype) @ b.astype(c.dtype), layout.accumulator, ("row", "column"), 32, 8)
    assert (got == expected).all()


@pytest.mark.parametrize("high", [0, 1])
def test_wmma_of_halves_leaves_the_others(high: int) -> None:
    """gfx11: a result of f16 takes every second element."""
    layout = operands.wmma(11)
    a, b = (RNG.integers(-4, 5, (16, 16)).astype(np.float16) for _ in range(2))
    c = RNG.integers(-9, 9, (32, 16)).astype(np.float16)
    word = "<16 x half>"
    text = kernel(
        "wmma.f16.16x16x16.f16.v16f16.v16f16", word, [word, word, word, f"i1 {bool(high)}".lower()], "gfx1100"
    )
    shares = [spread(a, layout.a, ("row", "k"), 32, 16), spread(b, layout.b, ("k", "column"), 32, 16)]
    got = run(text, 32, [s.ravel() for s in shares] + [c.ravel()], np.zeros(512, np.float16)).reshape(32, 16)
    product = spread((a @ b).astype(np.float16), layout.accumulator, ("row", "column"), 32, 8)
    expected = c.copy()
    expected[:, high::2] += product
    assert (got == expected).all()


def pairs(kind: str, rows: int, depth: int) -> tuple[np.ndarray, np.ndarray]:
    """Codes and their worth, numbers only."""
    codes = RNG.integers(0, 1 << bits_of(kind), (rows, depth)).astype(np.uint8)
    codes[~np.isfinite(decode(codes, kind))] = 1
    codes[np.abs(decode(codes, kind)) > 16] = 2
    return codes, decode(codes, kind).astype(np.float64)


@pytest.mark.parametrize(("processor", "fnuz"), [("gfx942", ".fnuz"), ("gfx950", "")])
@pytest.mark.parametrize("size", [16, 32])
@pytest.mark.parametrize("kinds", ["fp8.fp8", "bf8.fp8"])
def test_mfma_of_8_bits(processor: str, fnuz: str, size: int, kinds: str) -> None:
    depth = 512 // size
    layout = operands.mfma(size, depth)
    (a, a_worth), (b, b_worth) = (pairs(k + fnuz, size, depth) for k in kinds.split("."))
    shares = [spread(a, layout.a, ("row", "k"), 64, 8), spread(b.T, layout.b, ("k", "column"), 64, 8)]
    count = size * size // 64
    word = f"<{count} x float>"
    name = f"mfma.f32.{size}x{size}x{depth}.{kinds}"
    text = kernel(name, word, ["i64", "i64", word, "i32 0", "i32 0", "i32 0"], processor)
    arrays = [np.ascontiguousarray(s).view(np.uint64).ravel() for s in shares]
    got = run(text, 64, [*arrays, np.zeros(64 * count, np.float32)], np.zeros(64 * count, np.float32))
    expected = spread(a_worth @ b_worth.T, layout.accumulator, ("row", "column"), 64, count)
    assert np.allclose(got.reshape(64, count), expected, rtol=1e-6, atol=1e-4)


def blocks(codes: np.ndarray, size: int, kind: str) -> np.ndarray:
    """(64, 32): what lanes hold of rows of 8 or 4 bits, 16 bytes of each row after the other; of 6 bits 32 neighbours."""
    each = 16 if bits_of(kind) == 8 else 32
    groups = 64 // size
    chunks = codes.reshape(size, 32 // each, groups, each)
    return chunks.transpose(2, 0, 1, 3).reshape(64, 32)


@pytest.mark.parametrize("has_scales", [True, False])
@pytest.mark.parametrize("numbers", [(0, 0), (1, 1), (4, 4), (0, 4), (2, 2), (2, 3), (3, 0), (4, 2)])
@pytest.mark.parametrize("size", [16, 32])
def test_mfma_with_scales(numbers: tuple[int, int], size: int, has_scales: bool) -> None:
    """gfx950: each lane has 32 elements of K, and a scale in one byte of its own."""
    depth = 2048 // size
    layout = operands.mfma(size, depth)
    worths, arguments, arrays, scale_words = [], [], [], []
    for number in numbers:
        kind = BY_NUMBER[number]
        codes, worth = pairs(kind, size, depth)
        scales = RNG.integers(124, 131, (size, depth // 32))
        words = packed(blocks(codes, size, kind), bits_of(kind))
        # vectors of 6 words take the place of 8
        arrays.append((np.pad(words, ((0, 0), (0, 2))) if bits_of(kind) == 6 else words).ravel())
        lanes = np.arange(64)
        scale_words.append((scales[lanes % size, lanes // size] << 8 | 0x55_0000).astype(np.uint32))
        worths.append(worth * (2.0 ** (np.repeat(scales, 32, axis=1) - 127.0) if has_scales else 1))
        arguments.append(f"<{bits_of(kind)} x i32>")
    count = size * size // 64
    c_type = f"<{count} x float>"
    name = f"mfma.scale.f32.{size}x{size}x{depth}.f8f6f4" + "".join(f".v{a[1]}i32" for a in arguments)
    scale = "i32" if has_scales else "i32 0"
    words = [*arguments, c_type, *(f"i32 {n}" for n in numbers), "i32 1", scale, "i32 1", scale]
    text = kernel(name, c_type, words, "gfx950").replace("i32 immarg, i32 immarg, i32 immarg, i32 immarg, i32 immarg, i32 immarg",
                                                         "i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32")  # fmt: skip
    zeros = np.zeros(64 * count, np.float32)
    got = run(text, 64, [*arrays, zeros, *(scale_words if has_scales else [])], zeros.copy())
    expected = spread(worths[0] @ worths[1].T, layout.accumulator, ("row", "column"), 64, count)
    assert np.allclose(got.reshape(64, count), expected, rtol=1e-5, atol=1e-3)


@pytest.mark.parametrize(
    ("name", "word", "kind", "each"),
    [
        ("f32.16x16x32.f16.v8f32.v16f16", "<16 x half>", np.float16, 16),
        ("f32.16x16x4.f32.v8f32.v2f32", "<2 x float>", np.float32, 2),
    ],
)
def test_wmma_of_gfx1250(name: str, word: str, kind, each: int) -> None:
    a, b = (RNG.integers(-8, 8, (16, 2 * each)).astype(kind) for _ in range(2))
    c_type = "<8 x float>"
    lanes = np.arange(32)
    shares = [m.reshape(16, 2, each)[lanes % 16, lanes // 16] for m in (a, b)]
    arguments = ["i1 false", word, "i1 false", word, "i16 0", c_type, "i1 false", "i1 false"]
    text = kernel(f"wmma.{name}", c_type, arguments, "gfx1250")
    c = RNG.integers(-9, 9, (32, 8)).astype(np.float32)
    got = run(text, 32, [*(s.ravel() for s in shares), c.ravel()], np.zeros(256, np.float32)).reshape(32, 8)
    product = a.astype(np.float32) @ b.astype(np.float32).T
    expected = c + product[8 * (lanes[:, None] // 16) + np.arange(8), lanes[:, None] % 16]
    assert (got == expected).all()


@pytest.mark.parametrize("each", [32, 16])
@pytest.mark.parametrize("numbers", [(0, 0), (4, 4), (1, 4), (2, 3), (3, 0), (4, 2)])
def test_wmma_with_scales(numbers: tuple[int, int], each: int) -> None:
    """gfx1250: row i has its scales, one for ``each`` elements of K, in lane i + 16 here; the other half's are other ones."""
    lanes = np.arange(32)
    worths, arguments, arrays, scale_words = [], [], [], []
    for number in numbers:
        kind = BY_NUMBER[number]
        codes, worth = pairs(kind, 16, 128)
        run_of = 16 if bits_of(kind) == 8 else 32
        share = codes.reshape(16, 64 // run_of, 2, run_of).transpose(2, 0, 1, 3).reshape(32, 64)
        words = packed(share, bits_of(kind))
        arrays.append((np.pad(words, ((0, 0), (0, 4))) if bits_of(kind) == 6 else words).ravel())
        scales = RNG.integers(124, 131, (32, 128 // each)).astype(np.uint8)
        scale_words.append(scales.view(np.uint32 if each == 32 else np.uint64).ravel())
        worths.append(worth * 2.0 ** (np.repeat(scales[16:].astype(float), each, axis=1) - 127))
        arguments.append(f"<{2 * bits_of(kind)} x i32>")
    kinds = "".join(f".v{a[1:].split()[0]}i32" for a in arguments)
    c_type, (a, b) = "<8 x float>", arguments
    name, scale = ("scale", "i32") if each == 32 else ("scale16", "i64")
    words = [f"i32 {numbers[0]}", a, f"i32 {numbers[1]}", b, "i16 0", c_type, "i32 1", "i32 0", scale, "i32 1", "i32 0", scale,
             "i1 false", "i1 false"]  # fmt: skip
    text = kernel(f"wmma.{name}.f32.16x16x128.f8f6f4.v8f32{kinds}", c_type, words, "gfx1250")
    zeros = np.zeros(256, np.float32)
    got = run(text, 32, [*arrays, zeros, *scale_words], zeros.copy()).reshape(32, 8)
    product = worths[0] @ worths[1].T
    expected = product[8 * (lanes[:, None] // 16) + np.arange(8), lanes[:, None] % 16]
    assert np.allclose(got, expected, rtol=1e-5, atol=1e-3)


@pytest.mark.parametrize("numbers", [(0, 1), (4, 4), (2, 3), (4, 2)])
def test_wmma_of_small_numbers(numbers: tuple[int, int]) -> None:
    """gfx1250 without scales: A and B have their elements in the same places, in vectors as wide as 8 bits want them."""
    lanes, worths, arrays = np.arange(32), [], []
    for number in numbers:
        kind = BY_NUMBER[number]
        codes, worth = pairs(kind, 16, 128)
        words = packed(codes.reshape(16, 2, 64).transpose(1, 0, 2).reshape(32, 64), bits_of(kind))
        arrays.append(np.pad(words, ((0, 0), (0, 16 - words.shape[1]))).ravel())
        worths.append(worth)
    wide, c_type = "<16 x i32>", "<8 x float>"
    types = [f"i32 {numbers[0]}", wide, f"i32 {numbers[1]}", wide, "i16 0", c_type]
    text = kernel("wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32", c_type, types, "gfx1250")
    zeros = np.zeros(256, np.float32)
    got = run(text, 32, [*arrays, zeros], zeros.copy()).reshape(32, 8)
    expected = (worths[0] @ worths[1].T)[8 * (lanes[:, None] // 16) + np.arange(8), lanes[:, None] % 16]
    assert np.allclose(got, expected, rtol=1e-5, atol=1e-3)


@pytest.mark.parametrize("each", [0, 32, 16])
def test_wmma_of_32_rows(each: int) -> None:
    """gfx1250, 4 bits: rows from 16 on lie behind the others, in A and in C; row i's scales in lane i."""
    lanes, element = np.meshgrid(np.arange(32), np.arange(16), indexing="ij")
    (a, a_worth), (b, b_worth) = pairs("fp4", 32, 128), pairs("fp4", 16, 128)
    held = [m.reshape(-1, 16, 2, 2, 32).transpose(3, 1, 0, 2, 4).reshape(32, -1) for m in (a, b)]
    words, arrays, scale_words = (
        ["<16 x i32>", "<8 x i32>", "i16 0", "<16 x float>"],
        [packed(h, 4).ravel() for h in held],
        [],
    )
    name = "wmma.f32.32x16x128.f4"
    if each:
        scale = "i32" if each == 32 else "i64"
        name = f"wmma.scale{'' if each == 32 else '16'}.f32.32x16x128.f4"
        words += ["i32 0", "i32 0", scale, "i32 1", "i32 0", scale, "i1 false", "i1 false"]
        scales = [RNG.integers(124, 131, (32, 128 // each)).astype(np.uint8) for _ in range(2)]
        scale_words = [s.view(np.uint32 if each == 32 else np.uint64).ravel() for s in scales]
        a_worth = a_worth * 2.0 ** (np.repeat(scales[0].astype(float), each, axis=1) - 127)
        b_worth = b_worth * 2.0 ** (np.repeat(scales[1][16:].astype(float), each, axis=1) - 127)
    c = RNG.integers(-9, 9, (32, 16)).astype(np.float32)
    text = kernel(name, "<16 x float>", words, "gfx1250")
    got = run(text, 32, [*arrays, c.ravel(), *scale_words], np.zeros(512, np.float32)).reshape(32, 16)
    row = 16 * (element // 8) + 8 * (lanes // 16) + element % 8
    assert np.allclose(got, c + (a_worth @ b_worth.T)[row, lanes % 16], rtol=1e-5, atol=1e-3)


#: Waves of 64: processor, name, types of C and of A, elements that a lane has of A, words that hold them, bits.
WIDE = [
    ("gfx1100", "f32.16x16x16.f16.v4f32.v16f16", "<4 x float>", "<16 x half>", 16, 16),
    ("gfx1151", "i32.16x16x16.iu8.v4i32.v4i32", "<4 x i32>", "<4 x i32>", 16, 8),
    ("gfx1100", "i32.16x16x16.iu4.v4i32.v2i32", "<4 x i32>", "<2 x i32>", 16, 4),
    ("gfx1200", "f32.16x16x16.f16.v4f32.v4f16", "<4 x float>", "<4 x half>", 4, 16),
    ("gfx1201", "f16.16x16x16.f16.v4f16.v4f16", "<4 x half>", "<4 x half>", 4, 16),
    ("gfx1200", "i32.16x16x16.iu8.v4i32.i32", "<4 x i32>", "i32", 4, 8),
    ("gfx1200", "i32.16x16x32.iu4.v4i32.i32", "<4 x i32>", "i32", 8, 4),
]


def wide_rows(generation: int) -> np.ndarray:
    """Which row each of a lane's four elements of C is, by its group of 16 lanes."""
    if generation == 11:
        return np.array([[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]])
    return np.array([[0, 1, 2, 3], [8, 9, 10, 11], [4, 5, 6, 7], [12, 13, 14, 15]])


@pytest.mark.parametrize(("processor", "name", "c_type", "a_type", "each", "bits"), WIDE)
def test_wmma_in_waves_of_64(processor: str, name: str, c_type: str, a_type: str, each: int, bits: int) -> None:
    generation, is_integer = int(processor[3:5]), "iu" in name
    groups = 1 if generation == 11 else 4
    depth, low = groups * each, -(1 << (bits - 1)) if bits < 16 else -8
    a, b = (RNG.integers(low, -low, (16, depth)) for _ in range(2))
    lanes = np.arange(64)
    shares = [m.reshape(16, groups, each)[lanes % 16, lanes // 16 % groups] for m in (a, b)]
    if bits == 16:
        arrays = [np.ascontiguousarray(s, np.float16).ravel() for s in shares]
    else:
        arrays = [packed((s & (1 << bits) - 1), bits).ravel() for s in shares]
    kind = np.int32 if is_integer else np.float16 if "half" in c_type else np.float32
    c = RNG.integers(-9, 9, (64, 4)).astype(kind)
    arguments = [a_type, a_type, c_type] + (["i1 false"] if "half" in c_type else [])
    if is_integer:
        arguments = ["i1 true", a_type, "i1 true", a_type, c_type, "i1 false"]
    text = kernel(f"wmma.{name}", c_type, arguments, processor, "+wavefrontsize64")
    got = run(text, 64, [*arrays, c.ravel()], np.zeros(256, kind)).reshape(64, 4)
    product = (a @ b.T).astype(kind)
    assert (got == c + product[wide_rows(generation)[lanes // 16], lanes[:, None] % 16]).all()


@pytest.mark.parametrize("high", [0, 1])
def test_halves_in_waves_of_64(high: int) -> None:
    """gfx11: a lane has four of eight elements; the others stay."""
    a, b = (RNG.integers(-4, 5, (16, 16)).astype(np.float16) for _ in range(2))
    c, lanes = RNG.integers(-9, 9, (64, 8)).astype(np.float16), np.arange(64)
    words = ["<16 x half>", "<16 x half>", "<8 x half>", f"i1 {bool(high)}".lower()]
    text = kernel("wmma.f16.16x16x16.f16.v8f16.v16f16", "<8 x half>", words, "gfx1100", "+wavefrontsize64")
    got = run(text, 64, [a[lanes % 16].ravel(), b[lanes % 16].ravel(), c.ravel()], np.zeros(512, np.float16)).reshape(
        64, 8
    )
    expected = c.copy()
    expected[:, high::2] += (a @ b.T)[wide_rows(11)[lanes // 16], lanes[:, None] % 16]
    assert (got == expected).all()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (kernel("wmma.f32.16x16x16.f16.v4f32.v16f16", "<4 x float>", ["<16 x half>", "<16 x half>", "<4 x float>"], "gfx1100"),
         "in waves of 32 lanes argument 2 has 256 bits, not 128"),
        (kernel("mfma.f32.16x16x8.xf32", "<4 x float>", ["<2 x float>", "<2 x float>", "<4 x float>", "i32 0", "i32 0", "i32 0"],
                "gfx950"), "does not exist on gfx950"),
        (kernel("mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32", "<4 x float>",
                ["<6 x i32>", "<8 x i32>", "<4 x float>", "i32 2", "i32 0", "i32 0", "i32", "i32 0", "i32"], "gfx942"),
         "does not exist on gfx942"),
        (kernel("wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32", "<8 x float>",
                ["i32 0", "<16 x i32>", "i32 4", "<8 x i32>", "i16 0", "<8 x float>"], "gfx1250"),
         "of 8 bits beside 4 bits is not known without scales"),
        (kernel("wmma.i32.16x16x16.iu4.v4i32.i32", "<4 x i32>",
                ["i1 true", "i32", "i1 true", "i32", "<4 x i32>", "i1 false"], "gfx1200", "+wavefrontsize64"),
         "known from one emulator only"),
        (kernel("wmma.f32.16x16x16.f16.v8f32.v8f16", "<8 x float>", ["<8 x half>", "<8 x half>", "<8 x float>"], "gfx1200",
                "+wavefrontsize64"), "in waves of 64 lanes argument 0 has 64 bits, not 128"),
        (kernel("wmma.f32.32x16x128.f4", "<16 x float>", ["<16 x i32>", "<8 x i32>", "i16 0", "<16 x float>"], "gfx1200"),
         "does not exist on gfx1200"),
        (kernel("wmma.f32.16x16x16.f16.v8f32.v8f16", "<8 x float>", ["<8 x half>", "<8 x half>", "<8 x float>"], "gfx1250"),
         "does not exist on gfx1250"),
    ],
)  # fmt: skip
def test_what_a_processor_has_not(text: str, why: str) -> None:
    loaded = swlds.Device(engine="both").load(swlds.parse(text)).only(None)
    with pytest.raises(UnsupportedError, match=why):
        loaded.refuse_unsupported()
