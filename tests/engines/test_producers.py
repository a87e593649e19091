"""What Triton, IREE and tinygrad print is read, runs right on both engines, and lowered: testdata/producers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

import swlds

FOLDER = Path(__file__).parents[2] / "testdata" / "producers"
RNG = np.random.default_rng(1)
#: The elements that the mask of the kernels with atomic operations takes.
_TAKEN = np.arange(256) % 5 != 3


@dataclass
class Case:
    """A launch: the array number ``out`` of ``args`` must be ``expected`` afterwards."""

    file: str
    grid: tuple[int, ...]
    block: int | None
    args: list
    out: int
    expected: np.ndarray
    dynamic_lds: int = 0
    tolerance: float = 1e-4


def _add() -> Case:
    a, b = RNG.standard_normal((2, 1000)).astype(np.float32)
    args = [a, b, np.zeros(1000, np.float32), np.int32(1000), None, None]
    return Case("triton_vadd.gfx942", (2,), 256, args, 2, a + b, tolerance=0)


def _softmax_of(x: np.ndarray) -> np.ndarray:
    e = np.exp(x.astype(float) - x.max(1, keepdims=True))
    return (e / e.sum(1, keepdims=True)).ravel()


def _softmax() -> Case:
    x = (RNG.standard_normal((3, 1008)) * 3).astype(np.float32)
    args = [x, np.zeros(x.size, np.float32), np.int32(1008), None, None]
    return Case("triton_softmax.gfx1100", (3,), 128, args, 1, _softmax_of(x), 16)


def _product(file: str, block: int, lds: int) -> Case:
    a, b = (RNG.standard_normal(s).astype(np.float16) for s in ((64, 96), (96, 64)))
    args = [a, b, np.zeros(4096, np.float32), *map(np.int32, (64, 64, 96)), None, None]
    return Case(file, (1, 1), block, args, 2, (a.astype(float) @ b.astype(float)).ravel(), lds, 2e-4)


def _iree() -> Case:
    x = RNG.standard_normal((8, 1024)).astype(np.float32)
    return Case("iree_softmax.gfx942", (8,), None, [x, np.zeros(8192, np.float32)], 1, _softmax_of(x))


def _tinygrad() -> Case:
    x = RNG.integers(-9, 9, (64, 1024)).astype(np.float32)
    expected = np.where(np.arange(64) < 4, x.sum(1), 0)  # a work-group a row
    return Case("tinygrad_sum.gfx942", (4,), 16, [np.zeros(64, np.float32), x], 0, expected)


def _atomic() -> Case:
    x, at = RNG.integers(0, 1 << 31, 256).astype(np.int32), RNG.integers(0, 16, 256).astype(np.int32)
    out = RNG.integers(0, 1 << 31, 16).astype(np.int32)
    expected = out.copy()
    np.bitwise_and.at(expected, at[_TAKEN], x[_TAKEN])
    args = [x, at, out, np.zeros(256, np.int32), None, None]
    return Case("triton_atomic.gfx950", (2,), 64, args, 2, expected, tolerance=0)


def _atomic_max() -> Case:
    """Old values go through LDS to lanes that store them by a buffer, of which the mask switches some off."""
    x, at, out = RNG.integers(0, 1 << 40, 512), RNG.integers(0, 16, 512).astype(np.int32), np.zeros(16, np.int64)
    expected = out.copy()
    taken = np.arange(512) % 5 != 3
    np.maximum.at(expected, at[taken], x[taken])
    args = [x, at, out, np.zeros(512, np.int64), None, None]
    return Case("triton_atomic_max.gfx1250", (2,), 128, args, 2, expected, 2048, 0)


def _atomic_f64() -> Case:
    """A sum of doubles, whose old values go through LDS to the lanes that store them."""
    x, at, out = RNG.integers(1, 9, 256).astype(float), RNG.integers(0, 16, 256).astype(np.int32), np.zeros(16)
    expected = np.bincount(at[_TAKEN], x[_TAKEN], 16)
    args = [x, at, out, np.zeros(256), None, None]
    return Case("triton_atomic_f64.gfx942", (2,), 256, args, 2, expected, 1024, 0)


def _small_numbers() -> np.ndarray:
    """Of the 256 codes of E4M3 with bias 8; zero for the one that is no number."""
    codes = np.arange(256)
    exponent, fraction = codes >> 3 & 15, codes & 7
    size = np.where(exponent == 0, fraction / 8 * 2.0**-7, (1 + fraction / 8) * 2.0 ** (exponent - 8.0))
    return np.where(codes == 0x80, 0, np.where(codes > 0x80, -size, size))


def _from_fp8() -> Case:
    codes = np.arange(256, dtype=np.uint8)
    codes[0x80] = 0
    args = [codes, np.zeros(256, np.float16), None, None]
    return Case("triton_from_fp8.gfx942", (1,), 256, args, 1, _small_numbers().astype(np.float16), tolerance=0)


def _to_fp8() -> Case:
    numbers, codes = np.tile(_small_numbers(), 2).astype(np.float32), np.tile(np.arange(256, dtype=np.uint8), 2)
    codes[codes == 0x80] = 0
    args = [numbers, np.zeros(512, np.uint8), None, None]
    return Case("triton_to_fp8.gfx942", (1,), 256, args, 1, codes, tolerance=0)


def _argmin() -> Case:
    """Two waves store each of the results to LDS, and both the same."""
    x = RNG.integers(0, 20, (32, 64)).astype(np.int32)
    args = [x.ravel(), np.zeros(64, np.int32), np.zeros(64, np.int32), None, None]
    return Case("triton_argmin.gfx942", (1,), 256, args, 1, x.argmin(0), 2048, 0)


CASES = [
    _argmin(),
    _atomic(),
    _atomic_f64(),
    _from_fp8(),
    _to_fp8(),
    _add(),
    _softmax(),
    _product("triton_matmul_s1.gfx1100", 128, 4096),
    _product("triton_matmul_s1.gfx1250", 128, 4096),
    _product("triton_matmul_s2.gfx950", 256, 16944),
    _product("triton35_matmul_s2_async.gfx942", 256, 16384),
    _iree(),
    _tinygrad(),
    _atomic_max(),
]


def test_every_file_has_a_case() -> None:
    assert {c.file for c in CASES} == {p.stem for p in FOLDER.glob("*.ll")}


@pytest.mark.parametrize("is_lowered", [False, True], ids=["run", "lowered"])
@pytest.mark.parametrize("case", CASES, ids=[c.file for c in CASES])
def test_runs(case: Case, is_lowered: bool) -> None:
    module = swlds.parse(FOLDER / f"{case.file}.ll")
    module = swlds.lower(module) if is_lowered else module
    args = [a.copy() if isinstance(a, np.ndarray) else a for a in case.args]
    kernel = swlds.Device(engine="both").load(module).only(None)
    kernel.launch(case.grid, case.block, args, dynamic_lds=case.dynamic_lds).raise_for_findings()
    assert np.allclose(args[case.out], case.expected, rtol=case.tolerance, atol=case.tolerance)


def launch_natively(case: Case, *, is_lowered: bool) -> swlds.Result:
    """With all checks, by the wave compiler."""
    module = swlds.parse(FOLDER / f"{case.file}.ll")
    kernel = swlds.Device(engine="wave").load(swlds.lower(module) if is_lowered else module).only(None)
    args = [a.copy() if isinstance(a, np.ndarray) else a for a in case.args]
    return kernel.launch(case.grid, case.block, args, dynamic_lds=case.dynamic_lds, checks="all")


@pytest.mark.parametrize("is_lowered", [False, True], ids=["run", "lowered"])
@pytest.mark.parametrize("case", CASES, ids=[c.file for c in CASES])
def test_real_kernels_stay_in_host_code(case: Case, is_lowered: bool) -> None:
    result = launch_natively(case, is_lowered=is_lowered)
    assert not result.findings and not result.fidelity.executed
