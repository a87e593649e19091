"""smfmac and swmmac against products of logical matrices, laid out as AMD's matrix instruction calculator and its emulator do."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics.small_floats import decode
from swlds.errors import UnsupportedError
from tests.support.matrix_kernels import kernel, packed, run

RNG = np.random.default_rng(21)
BITS = {"f16": 16, "bf16": 16, "fp8": 8, "bf8": 8, "i8": 8, "iu8": 8, "iu4": 4}


def sparse(rows: int, depth: int, values: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A with two of four neighbours, those two of each four, and which they are: (rows, depth), (rows, depth / 4, 2) twice."""
    chosen = np.sort(np.argsort(RNG.random((rows, depth // 4, 4)), axis=2)[:, :, :2], axis=2)
    kept = values[:, : depth // 2].reshape(rows, depth // 4, 2)
    whole = np.zeros((rows, depth // 4, 4), values.dtype)
    np.put_along_axis(whole, chosen, kept, axis=2)
    return whole.reshape(rows, depth), kept, chosen


def numbers(kind: str, rows: int, depth: int, fnuz: bool) -> tuple[np.ndarray, np.ndarray]:
    """What lanes hold of a matrix, and its worth."""
    if kind in ("f16", "bf16"):
        worth = RNG.integers(-8, 8, (rows, depth)).astype(np.float32)
        return (
            worth.astype(np.float16).view(np.uint16)
            if kind == "f16"
            else (worth.view(np.uint32) >> 16).astype(np.uint16)
        ), worth
    codes = RNG.integers(0, 1 << BITS[kind], (rows, depth)).astype(np.uint8)
    if kind.startswith("i"):
        half = 1 << (BITS[kind] - 1)
        return codes, (codes.astype(np.int64) ^ half) - half
    word = kind + (".fnuz" if fnuz else "")
    codes[~np.isfinite(decode(codes, word)) | (np.abs(decode(codes, word)) > 16)] = 1
    return codes, decode(codes, word).astype(np.float64)


def words(held: np.ndarray, bits: int) -> np.ndarray:
    return held.view(np.uint32).ravel() if bits == 16 else packed(held, bits).ravel()


def smfmac_places(size: int, depth: int, bits: int):
    """Of group q of four neighbours in A: lane group and number of its pair there. Of element k in B: lane group and place."""
    deep = depth * bits > (512 if size == 16 else 256)
    groups = 64 // size
    if not deep and bits == 16:
        return (lambda q: (q // 2, q % 2)), (lambda k: (k // 8, k % 8))
    if not deep:
        half = depth // 8
        return (lambda q: (q % half // 2, 2 * (q // half) + q % 2)), (
            lambda k: (k % (8 * groups) // 8, 8 * (k // (8 * groups)) + k % 8)
        )
    b = lambda k: (k % (8 * groups) // 8, 8 * (k // (8 * groups)) + k % 8)  # noqa: E731
    if bits == 16:
        return (lambda q: (q // 4, q % 4)), b
    if size == 16:
        return (lambda q: (2 * (q // 16) + q // 4 % 2, 2 * (q // 8 % 2) + 4 * (q % 4 // 2) + q % 2)), b
    return (lambda q: (q // 8, q % 2 + 2 * (q // 4 % 2) + 4 * (q // 2 % 2))), b


def spread(kept, chosen, dense, places, lanes_a: int, groups: int, size: int):
    """What lanes hold of A, their indices, and what they hold of B."""
    of_a, of_b = places
    count = kept.shape[1] * 2 // groups
    a = np.zeros((groups, size, count), kept.dtype)
    index = np.zeros((groups, size), np.uint64)
    for q in range(kept.shape[1]):
        group, pair = of_a(q)
        a[group, :, 2 * pair : 2 * pair + 2] = kept[:, q]
        index[group] |= (chosen[:, q, 0] | chosen[:, q, 1] << 2).astype(np.uint64) << np.uint64(4 * pair)
    b = np.zeros((groups, size, 2 * count), dense.dtype)
    for k in range(dense.shape[1]):
        group, place = of_b(k)
        b[group, :, place] = dense[:, k]
    return a.reshape(lanes_a, count), index.ravel(), b.reshape(lanes_a, 2 * count)


SMFMAC = [
    (processor, size, depth * (2 if bits == 8 else 1) * times, kinds)
    for processor, times in (("gfx942", 1), ("gfx950", 1), ("gfx950", 2))
    for size, depth in ((16, 32), (32, 16))
    for kinds, bits in (("f16", 16), ("bf16", 16), ("bf8.fp8", 8), ("i8", 8))
]


def smfmac(processor: str, size: int, depth: int, kinds: str, flags=("i32 0", "i32 0"), shift: int = 0):
    """The kernel, its arrays, C and the product."""
    a_kind, b_kind = (kinds.split(".") * 2)[:2]
    bits, fnuz = BITS[a_kind], processor == "gfx942"
    (a, a_worth), (b, b_worth) = numbers(a_kind, size, depth, fnuz), numbers(b_kind, size, depth, fnuz)
    _, kept, chosen = sparse(size, depth, a)
    whole = np.zeros((size, depth // 4, 4), a_worth.dtype)
    np.put_along_axis(whole, chosen, a_worth[:, : depth // 2].reshape(size, depth // 4, 2), axis=2)
    groups, count = 64 // size, size * size // 64
    held, index, dense = spread(kept, chosen, b, smfmac_places(size, depth, bits), 64, groups, size)
    is_integer = a_kind == "i8"
    number, element = ("i32", "i32") if is_integer else ("float", {"f16": "half", "bf16": "bfloat"}.get(a_kind, "i32"))
    if a_kind == "bf16" and held.shape[1] == 4:
        element = "i16"
    per = bits * held.shape[1] // (16 if element in ("half", "bfloat", "i16") else 32)
    types = [f"<{per} x {element}>", f"<{2 * per} x {element}>", f"<{count} x {number}>", "i32", *flags]
    name = f"smfmac.{'i32' if is_integer else 'f32'}.{size}x{size}x{depth}.{kinds}"
    text = kernel(name, f"<{count} x {number}>", types, processor)
    c = RNG.integers(-9, 9, (64, count)).astype(np.int32 if is_integer else np.float32)
    indices = (index << np.uint64(shift)).astype(np.uint32)
    return text, [words(held, bits), words(dense, bits), c.ravel(), indices], c, whole.reshape(size, depth) @ b_worth.T


def at_c(size: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    lane, register = np.meshgrid(np.arange(64), np.arange(count), indexing="ij")
    return 8 * (register // 4) + 4 * (lane // size) + register % 4 if size == 32 else 4 * (
        lane // 16
    ) + register, lane % size


@pytest.mark.parametrize(("processor", "size", "depth", "kinds"), SMFMAC)
def test_smfmac(processor: str, size: int, depth: int, kinds: str) -> None:
    text, arrays, c, product = smfmac(processor, size, depth, kinds)
    got = run(text, 64, arrays, np.zeros(c.size, c.dtype)).reshape(c.shape)
    assert np.allclose(got, c + product[at_c(size, c.shape[1])], rtol=1e-6, atol=1e-3)


@pytest.mark.parametrize(
    ("processor", "depth", "kinds", "flags", "shift"),
    [
        ("gfx942", 32, "f16", ("i32 0", "i32 3"), 24),
        ("gfx942", 32, "f16", ("i32 1", "i32 3"), 0),
        ("gfx942", 64, "bf8.fp8", ("i32 0", "i32 1"), 16),
        ("gfx950", 64, "f16", ("i32 0", "i32 1"), 16),
    ],
)
def test_abid_picks_the_index(processor: str, depth: int, kinds: str, flags: tuple[str, str], shift: int) -> None:
    text, arrays, c, product = smfmac(processor, 16, depth, kinds, flags, shift)
    got = run(text, 64, arrays, np.zeros(c.size, c.dtype)).reshape(c.shape)
    assert np.allclose(got, c + product[at_c(16, 4)], rtol=1e-6, atol=1e-3)


@pytest.mark.parametrize(("kinds", "depth", "held"), [("f16", 64, 8), ("fp8.fp8", 128, 16)])
@pytest.mark.parametrize("odd", [0, 1])
def test_single_elements_of_gfx950(kinds: str, depth: int, held: int, odd: int) -> None:
    """Element a of lane group g times element b of lane group h, as a device showed: indices 0, 1 (or 2, 3) throughout."""
    a, group = int(RNG.integers(held)), int(RNG.integers(4))
    half = held // 2
    b, other = held * (group // 2) + 4 * (a % half // 2) + a % 2 + 2 * odd, 2 * (group % 2) + a // half
    kind, one = (np.float16, np.float16(1)) if kinds == "f16" else (np.uint8, np.uint8(0x38))
    left, right = np.zeros((64, held), kind), np.zeros((64, 2 * held), kind)
    left[16 * group, a], right[16 * other, b] = one, one
    element = "half" if kinds == "f16" else "i32"
    per = held if kinds == "f16" else held // 4
    types = [f"<{per} x {element}>", f"<{2 * per} x {element}>", "<4 x float>", "i32", "i32 0", "i32 0"]
    text = kernel(f"smfmac.f32.16x16x{depth}.{kinds}", "<4 x float>", types, "gfx950")
    index = np.full(64, 0xEEEEEEEE if odd else 0x44444444, np.uint32)
    arrays = [x.ravel() if kinds == "f16" else x.view(np.uint32).ravel() for x in (left, right)]
    got = run(text, 64, [*arrays, np.zeros(256, np.float32), index], np.zeros(256, np.float32))
    assert got[0] == 1 and np.count_nonzero(got) == 1


#: Lanes of a wave, result, kinds, K.
SWMMAC = [
    (lanes, result, kinds, depth)
    for lanes in (32, 64)
    for result, kinds, depth in (
        ("f32", "f16", 32),
        ("f16", "f16", 32),
        ("f32", "bf16", 32),
        ("bf16", "bf16", 32),
        ("f32", "fp8.bf8", 32),
        ("i32", "iu8", 32),
        ("i32", "iu4", 32),
        ("i32", "iu4", 64),
    )
    if (kinds, depth, lanes) != ("iu4", 32, 64)
]


def swmmac_places(lanes: int, depth: int, bits: int):
    """As ``smfmac_places``, for gfx12.0."""
    if lanes == 64:
        if bits == 4:
            return (lambda q: (q // 4 % 2 * 2 + q // 8, q % 4)), (lambda k: (k // 16 % 2 * 2 + k // 32, k % 16))
        if bits == 8:
            return (lambda q: (2 * (q // 2 % 2) + q // 4, q % 2)), (lambda k: (2 * (k // 8 % 2) + k // 16, k % 8))
        return (lambda q: (q // 2, q % 2)), (lambda k: (k // 8, k % 8))
    if bits == 16:
        return (lambda q: (q // 2 % 2, 2 * (q // 4) + q % 2)), (lambda k: (k // 8 % 2, 8 * (k // 16) + k % 8))
    if depth == 64:
        return (lambda q: (q // 4 % 2, 4 * (q // 8) + q % 4)), (lambda k: (k // 16 % 2, 16 * (k // 32) + k % 16))
    return (lambda q: (q // 4, q % 4)), (lambda k: (k // 16, k % 16))


@pytest.mark.parametrize(("lanes", "result", "kinds", "depth"), SWMMAC)
def test_swmmac(lanes: int, result: str, kinds: str, depth: int) -> None:
    a_kind, b_kind = (kinds.split(".") * 2)[:2]
    bits, is_integer = BITS[a_kind], result == "i32"
    (a, a_worth), (b, b_worth) = numbers(a_kind, 16, depth, False), numbers(b_kind, 16, depth, False)
    _, kept, chosen = sparse(16, depth, a)
    whole = np.zeros((16, depth // 4, 4), a_worth.dtype)
    np.put_along_axis(whole, chosen, a_worth[:, : depth // 2].reshape(16, depth // 4, 2), axis=2)
    held, index, dense = spread(kept, chosen, b, swmmac_places(lanes, depth, bits), lanes, lanes // 16, 16)
    element = {"f16": "half", "bf16": "i16"}.get(a_kind, "i32")
    per, count = bits * held.shape[1] // (16 if bits == 16 else 32), 256 // lanes
    number = {"f32": "float", "f16": "half", "bf16": "i16", "i32": "i32"}[result]
    share = [f"<{n} x {element}>" if n > 1 else element for n in (per, 2 * per)]
    index_bits = max(8, 2 * held.shape[1])
    c_type = f"<{count} x {number}>"
    types = [*share, c_type, f"i{index_bits}"]
    if is_integer:
        types = ["i1 true", share[0], "i1 true", share[1], c_type, f"i{index_bits}", "i1 false"]
    mangled = {"half": "f16", "float": "f32"}
    suffix = ".".join(
        f"v{t[1:].split()[0]}{mangled.get(t.split()[-1][:-1], t.split()[-1][:-1])}" if "<" in t else t
        for t in (c_type, *share, f"i{index_bits}")
    )
    features = "+wavefrontsize64" if lanes == 64 else ""
    text = kernel(f"swmmac.{result}.16x16x{depth}.{kinds}.{suffix}", c_type, types, "gfx1201", features)
    c = RNG.integers(-9, 9, (lanes, count)).astype(np.int32 if is_integer else np.float32)
    stored = {"f16": lambda v: v.astype(np.float16), "bf16": lambda v: (v.view(np.uint32) >> 16).astype(np.uint16)}
    given = stored.get(result, lambda v: v)(c)
    indices = index.astype({8: np.uint8, 16: np.uint16, 32: np.uint32}[index_bits])
    got = run(
        text, lanes, [words(held, bits), words(dense, bits), given.ravel(), indices], np.zeros(c.size, given.dtype)
    )
    lane, register = np.meshgrid(np.arange(lanes), np.arange(count), indexing="ij")
    row = 8 * (lane // 16) + register if lanes == 32 else 8 * (lane // 16 % 2) + 4 * (lane // 32) + register
    expected = c + (whole.reshape(16, depth) @ b_worth.T)[row, lane % 16]
    if result == "bf16":
        got = (got.astype(np.uint32) << 16).view(np.float32)
        assert np.allclose(got.reshape(c.shape), expected, rtol=1 / 128)
    else:
        assert np.allclose(got.reshape(c.shape), expected, rtol=1e-6, atol=1e-3)


def test_what_a_leaves_out_is_not_multiplied() -> None:
    """Infinities of B that no index names do not matter; those that one names do."""
    types = ["<4 x half>", "<8 x half>", "<4 x float>", "i32", "i32 0", "i32 0"]
    text = kernel("smfmac.f32.16x16x32.f16", "<4 x float>", types, "gfx942")
    a, b = np.ones((64, 4), np.float16), np.ones((64, 8), np.float16)
    b[:, 2:4] = np.inf
    index = np.full(64, 0x44, np.uint32)
    zeros = np.zeros(256, np.float32)
    assert (run(text, 64, [a.ravel(), b.ravel(), zeros, index], zeros.copy()) == 16).all()
    index[16:32] = 0x4C  # the second of the first pair: element 3
    got = run(text, 64, [a.ravel(), b.ravel(), zeros, index], zeros.copy())
    assert np.isinf(got).all()
    b[:, 3] = np.nan
    assert np.isnan(run(text, 64, [a.ravel(), b.ravel(), zeros, index], zeros.copy())).all()


F16 = ["<4 x half>", "<8 x half>", "<4 x float>", "i32", "i32 0"]
SW = ["<8 x half>", "<16 x half>", "<8 x float>"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (kernel("smfmac.f32.16x16x32.f16", "<4 x float>", [*F16, "i32 0"], "gfx90a"), "does not exist on gfx90a"),
        (kernel("smfmac.f32.16x16x64.f16", "<4 x float>",
                ["<8 x half>", "<16 x half>", "<4 x float>", "i32", "i32 0", "i32 0"], "gfx942"), "does not exist on gfx942"),
        (kernel("smfmac.f32.16x16x32.f16", "<4 x float>", [*F16, "i32 4"], "gfx942"), "abid 4 names none"),
        (kernel("swmmac.f32.16x16x32.f16.v8f32.v8f16.v16f16.i16", "<8 x float>", [*SW, "i16"], "gfx1100"),
         "does not exist on gfx1100"),
        (kernel("swmmac.f32.16x16x32.f16.v8f32.v8f16.v16f16.i16", "<8 x float>", [*SW, "i16"], "gfx1250"),
         "does not exist on gfx1250"),
        (kernel("swmmac.f32.16x16x32.f16.v8f32.v8f16.v16f16.i8", "<8 x float>", [*SW, "i8"], "gfx1200"),
         "argument 3 has 16 bits, not 8"),
        (kernel("swmmac.f32.16x16x32.f16.v8f32.v8f16.v16f16.i16", "<8 x float>", [*SW, "i16"], "gfx1200", "+wavefrontsize64"),
         "in waves of 64 lanes argument 0 has 64 bits, not 128"),
        (kernel("swmmac.i32.16x16x32.iu4.v4i32.i32.i32.i16", "<4 x i32>",
                ["i1 true", "i32", "i1 true", "i32", "<4 x i32>", "i16", "i1 false"], "gfx1200", "+wavefrontsize64"),
         "known from one emulator only"),
        (kernel("swmmac.f32.16x16x64.f16.v8f32.v16f16.v32f16.i32", "<8 x float>",
                ["i1 false", "<16 x half>", "i1 false", "<32 x half>", "<8 x float>", "i32", "i1 false", "i1 false"], "gfx1250"),
         "contradicts AMD's guide"),
    ],
)  # fmt: skip
def test_what_is_refused(text: str, why: str) -> None:
    loaded = swlds.Device(engine="both").load(swlds.parse(text)).only(None)
    with pytest.raises(UnsupportedError, match=why):
        loaded.refuse_unsupported()
