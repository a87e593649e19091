"""Fused products of halves and bfloats against exact fractions: sums next to ties, of parts far apart, that cancel, overflow or
become subnormal, where a product rounded first, or a sum rounded twice, is another number."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler.jit import HOSTS, native_host
from tests.support.exact_floats import HALF, NEAREST, SINGLE, Format, model

ORDER = ("baseline", "avx2", "avx512")
HERE = ["native", *(h for h in ORDER if h in HOSTS and ORDER.index(h) <= ORDER.index(native_host()))]
BFLOAT = Format("bfloat", 16, 7)
ITEMS = 2048
KERNEL = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare {kind} @llvm.{name}({kind}, {kind}, {kind})
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %out) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %g, 64
  %i = add i32 %first, %t
  %pa = getelementptr {kind}, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr {kind}, ptr addrspace(1) %b, i32 %i
  %pc = getelementptr {kind}, ptr addrspace(1) %c, i32 %i
  %po = getelementptr {kind}, ptr addrspace(1) %out, i32 %i
  %x = load {kind}, ptr addrspace(1) %pa
  %y = load {kind}, ptr addrspace(1) %pb
  %z = load {kind}, ptr addrspace(1) %pc
  %r = call {kind} @llvm.{name}({kind} %x, {kind} %y, {kind} %z)
  store {kind} %r, ptr addrspace(1) %po
  ret void
}}
"""


def _near_ties(form: Format, rng: np.random.Generator) -> list[np.ndarray]:
    """Bits of three operands: any; and those whose sum is about half way between two numbers."""
    a, b, c = rng.integers(0, 1 << form.bits, (3, ITEMS)).astype(np.uint16)
    for k in range(0, ITEMS, 2):
        x, y, aim = form.value(int(a[k])), form.value(int(b[k])), int(c[k]) & 0x7FFF
        if isinstance(x, Fraction) and isinstance(y, Fraction) and aim < form.infinity - 1:
            tie = (Fraction(form.value(aim)) + Fraction(form.value(aim + 1))) / 2
            wanted = (tie if k % 4 else 0) - x * y
            c[k] = form.encode(wanted, NEAREST) if wanted else 0
    return [a, b, c]


def _run(kind: str, name: str, given: list[np.ndarray], **how: str) -> np.ndarray:
    out = np.zeros(given[0].shape, np.uint16)
    module = swlds.parse(KERNEL.format(kind=kind, name=name))
    found = swlds.Device("gfx942").load(module)["k"].launch(len(out) // 64, 64, [*given, out], checks="memcheck", **how)
    found.raise_for_findings()
    assert how["engine"] == "reference" or "reference" not in str(found.fidelity.as_json().get("executed"))
    return out


def _check(form: Format, name: str, given: list[np.ndarray], wanted: np.ndarray) -> None:
    for how in ({"engine": "reference"}, *({"engine": "wave", "host": host} for host in HERE)):
        found = _run(form.name, name, given, **how)
        is_number = (wanted & 0x7FFF) <= form.infinity
        assert (((found & 0x7FFF) > form.infinity) == ~is_number).all(), how
        different = np.flatnonzero(is_number & (found != wanted))
        assert not different.size, (how, [hex(v[different[0]]) for v in (*given, wanted, found)])


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", ["fma.f16", "fmuladd.f16"])
def test_halves_are_rounded_once(name: str) -> None:
    given = _near_ties(HALF, np.random.default_rng(11))
    _check(HALF, name, given, _fused(HALF, HALF, given))


def _fused(form: Format, to: Format, given: list[np.ndarray]) -> np.ndarray:
    rows = zip(*(v.tolist() for v in given), strict=True)
    return np.array([model("fma", form, to, NEAREST, *row) for row in rows], np.uint16)


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_bfloats_are_rounded_to_floats_and_then() -> None:
    """As docs/limits.md says: the float is rounded once, and that to a bfloat."""
    given = _near_ties(BFLOAT, np.random.default_rng(12))
    wide = [v.astype(np.uint32) << 16 for v in given]
    floats = [model("fma", SINGLE, SINGLE, NEAREST, *row) for row in zip(*(v.tolist() for v in wide), strict=True)]
    wanted = [BFLOAT.encode(SINGLE.value(f), NEAREST, f >> 31) for f in floats]
    _check(BFLOAT, "fma.bf16", given, np.array(wanted, np.uint16))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_parts_far_apart() -> None:
    """The least product, 2**-48, beside other numbers; sums that are zero, with the sign of their parts; infinities."""
    rows = [
        (0x0001, 0x0001, 0x7BFF),  # 2**-48 + 65504
        (0x0001, 0x8001, 0x0401),
        (0x7BFF, 0x7BFF, 0x8001),  # overflows
        (0x3C01, 0x3C01, 0xBC02),  # all that is left is 2**-20
        (0x3800, 0x0001, 0x3C00),
        (0x1001, 0x3BFF, 0x3C01),  # half of the last place, nearly
        (0x1001, 0x3C00, 0x3C01),
        (0x8000, 0x3C00, 0x8000),
        (0x8000, 0x3C00, 0x0000),
        (0x3C00, 0x3C00, 0xBC00),
        (0x7C00, 0x3C00, 0x3C00),
        (0x3C00, 0x3C00, 0xFC00),
    ]
    given = [np.resize(np.array(column, np.uint16), 64) for column in zip(*rows, strict=True)]
    _check(HALF, "fma.f16", given, _fused(HALF, HALF, given))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_ties_missed_by_a_hair() -> None:
    """Products that differ from half of the addend's last place by less than a float's last place: the sum as a float is the tie,
    or next to it on either side."""
    first, second = np.meshgrid(np.arange(1024, 2048), np.arange(1024, 2048))
    close = np.abs(first * second - (1 << 21)) < 512
    pairs = np.stack([first[close], second[close]])
    a, b = (0x2400 + pairs - 1024).astype(np.uint16)  # both x 2**-6
    signs = np.array([(0, 0x3C00), (0x8000, 0x3C00), (0, 0xBC01), (0x8000, 0xBC01), (0, 0x3C01)], np.uint16)
    count = a.size * len(signs) // 64 * 64
    assert count
    given = [np.tile(a, len(signs)) ^ np.repeat(signs[:, 0], a.size), np.tile(b, len(signs)), np.repeat(signs[:, 1], a.size)]
    given = [v[:count].copy() for v in given]
    _check(HALF, "fma.f16", given, _fused(HALF, HALF, given))
