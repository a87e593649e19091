"""``cbsz``, ``abid``, ``blgp`` and ``neg`` of dense products, against loops over blocks, lanes and elements."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError
from tests.support.matrix_kernels import kernel, run

RNG = np.random.default_rng(31)
LANES = range(64)
#: Name, side, blocks, elements of a lane, their type, the type of the operand, the accumulator's.
SHAPES = {
    "f32.4x4x1f32": (4, 16, 1, np.float32, "float", "float"),
    "f32.16x16x1f32": (16, 4, 1, np.float32, "float", "float"),
    "f32.32x32x1f32": (32, 2, 1, np.float32, "float", "float"),
    "f32.4x4x4f16": (4, 16, 4, np.float16, "<4 x half>", "float"),
    "f32.32x32x4f16": (32, 2, 4, np.float16, "<4 x half>", "float"),
    "i32.4x4x4i8": (4, 16, 4, np.int8, "i32", "i32"),
    "i32.16x16x4i8": (16, 4, 4, np.int8, "i32", "i32"),
    "f32.16x16x4f32": (16, 1, 1, np.float32, "float", "float"),
    "f32.32x32x8f16": (32, 1, 4, np.float16, "<4 x half>", "float"),
}


def lanes_of_b(blgp: int, lane: int) -> int:
    if blgp in (1, 2):
        return lane % 32 + 32 * (blgp - 1)
    if blgp == 3:
        return (lane + 16) % 64
    return lane % 16 + 16 * (blgp - 4) if blgp else lane


def expected(a, b, c, side: int, blocks: int, modifiers: tuple[int, int, int]) -> np.ndarray:
    """``a``, ``b``: (64, elements); ``c``: (64, registers)."""
    cbsz, abid, blgp = modifiers
    out = c.astype(np.float64)
    for lane in LANES:
        for register in range(c.shape[1]):
            if side == 4:
                block, row = lane // 4, register
            else:
                each = side * side // 64
                block = register // each
                row = 4 * (lane // side) + register % 4 + register % each // 4 * 4 * (64 // side)
            from_block = block // 2**cbsz * 2**cbsz + abid if cbsz else block
            for group in range(64 // side) if blocks == 1 else (None,):
                mine, theirs = (side * (n if group is None else group) for n in (from_block, block))
                of_b = lanes_of_b(blgp, theirs + lane % side)
                out[lane, register] += a[mine + row].astype(np.float64) @ b[of_b].astype(np.float64)
    return out


def modified() -> list[tuple[str, tuple[int, int, int]]]:
    found = []
    for name, (_, blocks, *_) in SHAPES.items():
        most = blocks.bit_length() - 1
        for cbsz in range(most + 1):
            found += [(name, (cbsz, abid, 0)) for abid in {0, 1 % (1 << cbsz), (1 << cbsz) - 1}]
        found.append((name, (most, blocks - 1, 5)))
    return [*found, *((name, (0, 0, blgp)) for name in ("f32.4x4x1f32", "i32.16x16x4i8", "f32.16x16x4f32", "f32.32x32x4f16")
                      for blgp in range(1, 8))]  # fmt: skip


@pytest.mark.parametrize(("name", "modifiers"), modified())
def test_broadcasts(name: str, modifiers: tuple[int, int, int]) -> None:
    side, blocks, each, kind, word, accumulator = SHAPES[name]
    registers = side * side * blocks // 64
    a, b = (RNG.integers(-8, 8, (64, each)).astype(kind) for _ in range(2))
    c = RNG.integers(-50, 50, (64, registers)).astype(np.int32 if accumulator == "i32" else np.float32)
    total = f"<{registers} x {accumulator}>"
    text = kernel(f"mfma.{name}", total, [word, word, total, *(f"i32 {n}" for n in modifiers)], "gfx90a")
    arrays = [np.ascontiguousarray(v).view(np.uint32 if kind == np.int8 else kind).ravel() for v in (a, b)]
    got = run(text, 64, [*arrays, c.ravel()], np.zeros(64 * registers, c.dtype)).reshape(64, registers)
    assert (got == expected(a, b, c, side, blocks, modifiers)).all()


@pytest.mark.parametrize("processor", ["gfx942", "gfx950"])
@pytest.mark.parametrize("shape", ["16x16x4", "4x4x4"])
@pytest.mark.parametrize("neg", range(8))
def test_negated_doubles(processor: str, shape: str, neg: int) -> None:
    registers = 4 if shape == "16x16x4" else 1
    a, b = (RNG.integers(-8, 8, 64).astype(np.float64) for _ in range(2))
    c = RNG.integers(-50, 50, (64, registers)).astype(np.float64)
    word = "<4 x double>" if registers == 4 else "double"
    text = kernel(f"mfma.f64.{shape}f64", word, ["double", "double", word, "i32 0", "i32 0", f"i32 {neg}"], processor)
    got = run(text, 64, [a, b, c.ravel()], np.zeros(64 * registers)).reshape(64, registers)
    product = np.zeros_like(c)
    for lane in LANES:
        for register in range(registers):
            for k in range(4):
                row = lane // 16 + 4 * register
                block = 0 if registers == 4 else lane // 4 % 4
                side = 16 if registers == 4 else 4
                at = 16 * k + (4 * block if side == 4 else 0)
                product[lane, register] += a[at + row] * b[at + lane % side]
    signs = [-1 if neg >> bit & 1 else 1 for bit in range(3)]
    assert (got == signs[2] * c + signs[0] * signs[1] * product).all()


@pytest.mark.parametrize("is_lowered", [False, True])
def test_operands_from_lds(is_lowered: bool) -> None:
    """What Composable Kernel does for 32 rows and 64 columns: one block of A for both."""
    text = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [64 x float] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float, float, <32 x float>, i32 immarg, i32 immarg, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-cpu"="gfx908" {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %i to float
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  store float %f, ptr addrspace(3) %p, align 4
  %a = load float, ptr addrspace(3) %p, align 4
  %v = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float 2.0, <32 x float> zeroinitializer, i32 1, i32 1, i32 0)
  %o = getelementptr <32 x float>, ptr addrspace(1) %out, i32 %i
  store <32 x float> %v, ptr addrspace(1) %o, align 4
  ret void
}
"""
    module = swlds.parse(text)
    out = np.zeros(64 * 32, np.float32)
    swlds.Device(engine="both").load(swlds.lower(module) if is_lowered else module).only(None).launch(
        1, 64, [out]
    ).raise_for_findings()
    found = out.reshape(64, 2, 16)
    rows = [4 * half + r % 4 + r // 4 * 8 for half in range(2) for r in range(16)]
    assert (found[[0, 32]].reshape(2, 2, 16) == 2 * (32 + np.array(rows).reshape(2, 1, 16))).all()


REFUSED = [
    ("f32.4x4x1f32", "float", 4, "gfx942", (5, 0, 0), "this shape has 16 blocks, so cbsz is 0 to 4"),
    ("f32.16x16x4f32", "float", 4, "gfx942", (1, 0, 0), "cbsz 1: this shape broadcasts no blocks of A"),
    ("f32.4x4x1f32", "float", 4, "gfx942", (2, 4, 0), "abid 4: abid is 0 to 3 with cbsz 2"),
    ("f32.4x4x1f32", "float", 4, "gfx942", (0, 3, 0), "abid 3: abid goes with a cbsz that is not 0"),
    ("f32.4x4x1f32", "float", 4, "gfx942", (0, 0, 8), "argument 5 of llvm.amdgcn.mfma.f32.4x4x1f32 cannot be 8"),
    ("f64.16x16x4f64", "double", 4, "gfx90a", (0, 0, 1), "f64 products have no blgp"),
    ("f64.4x4x4f64", "double", 1, "gfx942", (1, 0, 0), "cbsz 1: this shape broadcasts no blocks of A"),
    ("f32.16x16x8.xf32", "<2 x float>", 4, "gfx942", (0, 0, 2), "blgp 2: no source says"),
    ("f32.16x16x32.fp8.fp8", "i64", 4, "gfx942", (0, 0, 2), "blgp 2: no source says"),
    ("i32.16x16x32.i8", "i64", 4, "gfx942", (0, 0, 2), "blgp 2: no source says"),
    ("f32.16x16x32.f16", "<8 x half>", 4, "gfx950", (0, 0, 2), "blgp 2: no source says"),
    ("f32.16x16x32.f16", "<8 x half>", 4, "gfx942", (0, 0, 0), "does not exist on gfx942"),
]


@pytest.mark.parametrize(("name", "word", "registers", "processor", "modifiers", "reason"), REFUSED)
def test_refused(name: str, word: str, registers: int, processor: str, modifiers, reason: str) -> None:
    element = {"f64": "double", "i32": "i32"}.get(name[:3], "float")
    total = f"<{registers} x {element}>" if registers > 1 else element
    text = kernel(f"mfma.{name}", total, [word, word, total, *(f"i32 {n}" for n in modifiers)], processor)
    with pytest.raises(UnsupportedError, match=reason) as caught:
        swlds.Device().load(swlds.parse(text))["k"].launch(1, 64, [np.zeros(4096)] * 4)
    assert ":1" in str(caught.value) or "line" in str(caught.value)


@pytest.mark.parametrize(("at", "side"), [(0, "A"), (3, "B")])
@pytest.mark.parametrize(("number", "kind"), [(1, "E5M3"), (2, "E4M3")])
@pytest.mark.parametrize("is_tall", [False, True])
def test_scales_that_are_refused(at: int, side: str, number: int, kind: str, is_tall: bool) -> None:
    """NVFP4 has E4M3. Numbers that name no format are wrong."""
    scales = ["i32 0", "i32 0", "i64", "i32 0", "i32 0", "i64"]
    total, shares = "<8 x float>", ["i32 4", "<8 x i32>", "i32 4", "<8 x i32>"]
    name = "wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v8i32.v8i32"
    if is_tall:
        total, shares, name = "<16 x float>", ["<16 x i32>", "<8 x i32>"], "wmma.scale16.f32.32x16x128.f4.v16f32.v16i32.v8i32"
    for format_, reason in ((number, f"the scales of {side} are {kind}: only those that are E8M0"), (3, "cannot be 3")):
        given = [*scales[: at + 1], f"i32 {format_}", *scales[at + 2 :]]
        text = kernel(name, total, [*shares, "i16 0", total, *given, "i1 false", "i1 false"], "gfx1250")
        with pytest.raises(UnsupportedError, match=reason):
            swlds.Device().load(swlds.parse(text))["k"].launch(1, 32, [np.zeros(4096)] * 5)
