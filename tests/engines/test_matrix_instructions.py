"""MFMA and WMMA against products that follow from where the operands lie (``swlds.layouts.operands``, an independent source)."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics.small_floats import BY_NUMBER, bits_of, decode
from swlds.errors import UnsupportedError
from swlds.layouts import operands

RNG = np.random.default_rng(12)


def kernel(name: str, result: str, arguments: list[str], processor: str) -> str:
    """Each lane loads its operands (``arguments``: types, or constants), calls, and stores."""
    body, passed, parameters = [], [], []
    for n, word in enumerate(arguments):
        if " " in word and not word.startswith("<"):
            passed.append(word)
            continue
        parameters.append(f"ptr addrspace(1) %p{n}")
        body += [
            f"  %q{n} = getelementptr {word}, ptr addrspace(1) %p{n}, i32 %x",
            f"  %v{n} = load {word}, ptr addrspace(1) %q{n}, align 4",
        ]
        passed.append(f"{word} %v{n}")
    types = ", ".join(a if a.startswith("<") or " " not in a else f"{a.split()[0]} immarg" for a in arguments)
    return (
        f'target triple = "amdgcn-amd-amdhsa"\ndeclare {result} @llvm.amdgcn.{name}({types})\n'
        "declare i32 @llvm.amdgcn.workitem.id.x()\n"
        f'define amdgpu_kernel void @k({", ".join([*parameters, "ptr addrspace(1) %out"])}) "target-cpu"="{processor}" {{\n'
        "  %x = call i32 @llvm.amdgcn.workitem.id.x()\n" + "\n".join(body) + "\n"
        f"  %r = call {result} @llvm.amdgcn.{name}({', '.join(passed)})\n"
        f"  %o = getelementptr {result}, ptr addrspace(1) %out, i32 %x\n"
        f"  store {result} %r, ptr addrspace(1) %o, align 4\n  ret void\n}}\n"
    )


def run(text: str, lanes: int, arrays: list[np.ndarray], out: np.ndarray) -> np.ndarray:
    swlds.Device(engine="both").load(swlds.parse(text)).only(None).launch(1, lanes, [*arrays, out]).raise_for_findings()
    return out


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


@pytest.mark.parametrize("numbers", [(0, 0), (1, 1), (4, 4), (0, 4), (2, 2), (2, 3)])
@pytest.mark.parametrize("size", [16, 32])
def test_mfma_with_scales(numbers: tuple[int, int], size: int) -> None:
    """gfx950: each lane has 32 elements of K, and a scale in one byte of its own; 6 bits without scales."""
    depth, has_scales = 2048 // size, 2 not in numbers
    layout = operands.mfma(size, depth)
    worths, arguments, arrays, scale_words = [], [], [], []
    for number in numbers:
        kind = BY_NUMBER[number]
        codes, worth = pairs(kind, size, depth)
        scales = RNG.integers(124, 131, (size, depth // 32))
        bits = np.unpackbits(blocks(codes, size, kind)[:, :, None], axis=2, bitorder="little")[:, :, : bits_of(kind)]
        packed = np.packbits(bits.reshape(64, -1), axis=1, bitorder="little").view(np.uint32)
        # vectors of 6 words take the place of 8
        arrays.append((np.pad(packed, ((0, 0), (0, 2))) if bits_of(kind) == 6 else packed).ravel())
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


@pytest.mark.parametrize("numbers", [(0, 0), (4, 4), (1, 4)])
def test_wmma_with_scales(numbers: tuple[int, int]) -> None:
    """gfx1250: row i has its four scales in lane i + 16 here; the other half's are other ones."""
    lanes = np.arange(32)
    worths, arguments, arrays, scale_words = [], [], [], []
    for number in numbers:
        kind = BY_NUMBER[number]
        codes, worth = pairs(kind, 16, 128)
        each = 128 // bits_of(kind)
        share = codes.reshape(16, 64 // each, 2, each).transpose(2, 0, 1, 3).reshape(32, 64)
        bits = np.unpackbits(share[:, :, None], axis=2, bitorder="little")[:, :, : bits_of(kind)]
        arrays.append(np.packbits(bits.reshape(32, -1), axis=1, bitorder="little").view(np.uint32).ravel())
        scales = RNG.integers(124, 131, (32, 4)).astype(np.uint8)
        scale_words.append(scales.view(np.uint32).ravel())
        worths.append(worth * 2.0 ** (np.repeat(scales[16:].astype(float), 32, axis=1) - 127))
        arguments.append(f"<{2 * bits_of(kind)} x i32>")
    kinds = "".join(f".v{a[1:].split()[0]}i32" for a in arguments)
    c_type, (a, b) = "<8 x float>", arguments
    words = [f"i32 {numbers[0]}", a, f"i32 {numbers[1]}", b, "i16 0", c_type, "i32 1", "i32 0", "i32", "i32 1", "i32 0", "i32",
             "i1 false", "i1 false"]  # fmt: skip
    text = kernel(f"wmma.scale.f32.16x16x128.f8f6f4.v8f32{kinds}", c_type, words, "gfx1250")
    zeros = np.zeros(256, np.float32)
    got = run(text, 32, [*arrays, zeros, *scale_words], zeros.copy()).reshape(32, 8)
    product = worths[0] @ worths[1].T
    expected = product[8 * (lanes[:, None] // 16) + np.arange(8), lanes[:, None] % 16]
    assert np.allclose(got, expected, rtol=1e-5, atol=1e-3)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (kernel("wmma.f32.16x16x16.f16.v4f32.v16f16", "<4 x float>", ["<16 x half>", "<16 x half>", "<4 x float>"], "gfx1100"),
         "in waves of 32 lanes argument 2 has 256 bits, not 128"),
        (kernel("mfma.f32.16x16x8.xf32", "<4 x float>", ["<2 x float>", "<2 x float>", "<4 x float>", "i32 0", "i32 0", "i32 0"],
                "gfx950"), "does not exist on gfx950"),
        (kernel("mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32", "<4 x float>",
                ["<6 x i32>", "<8 x i32>", "<4 x float>", "i32 2", "i32 0", "i32 0", "i32", "i32 0", "i32"], "gfx950"),
         "which elements a lane holds of 6 bits is not known"),
        (kernel("wmma.f32.16x16x16.f16.v8f32.v8f16", "<8 x float>", ["<8 x half>", "<8 x half>", "<8 x float>"], "gfx1250"),
         "does not exist on gfx1250"),
    ],
)  # fmt: skip
def test_what_a_processor_has_not(text: str, why: str) -> None:
    loaded = swlds.Device(engine="both").load(swlds.parse(text)).only(None)
    with pytest.raises(UnsupportedError, match=why):
        loaded.refuse_unsupported()
