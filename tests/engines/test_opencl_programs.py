"""OpenCL C programs as clang 22 compiles them, at -O0 and -O1, with nothing linked: their results, and their lowered form's.

``testdata/opencl/NAME.cl`` is the source of ``NAME.O0.ll`` and ``NAME.O1.ll``."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from array_support import held_by
from paths import ROOT

import swlds
from swlds.device.launch import Local

LEVELS = pytest.mark.parametrize("level", ("O0", "O1"))
FORMS = pytest.mark.parametrize("form", ("plain", "lowered"))


def load(name: str, level: str, form: str = "plain", kernel: str | None = None) -> Any:
    module = swlds.parse(str(ROOT / "testdata" / "opencl" / f"{name}.{level}.ll"))
    if form == "lowered":
        module = swlds.lower(module)
    return swlds.Device("gfx942").load(module).only(kernel)


@LEVELS
@FORMS
def test_sums(level: str, form: str) -> None:
    values, sums = np.arange(256, dtype=np.float32), np.zeros(4, np.float32)
    result = load("sums", level, form, "sums").launch(4, 64, [values, sums, Local(256)])
    assert not result.findings
    np.testing.assert_array_equal(sums, values.reshape(4, 64).sum(axis=1))


@LEVELS
def test_a_barrier_that_orders_global_memory_only_leaves_a_race_in_lds(level: str) -> None:
    values, out = np.arange(128, dtype=np.float32), np.zeros(128, np.float32)
    result = load("sums", level, "plain", "unordered").launch(1, 128, [values, out, Local(512)])
    assert {f.kind for f in result.findings} == {"race-raw"}


@LEVELS
@FORMS
def test_copies_of_a_work_group(level: str, form: str) -> None:
    matrix = np.arange(4 * 100, dtype=np.float32).reshape(4, 100)
    rows, column = np.zeros((4, 100), np.float32), np.zeros((4, 4), np.float32)
    result = load("copies", level, form).launch(4, 64, [matrix, rows, column, np.uint32(100)])
    assert not result.findings
    np.testing.assert_array_equal(rows, 2 * matrix)
    np.testing.assert_array_equal(column, matrix[:, :4].T)


@LEVELS
def test_a_copy_beyond_its_buffer_is_found_at_the_call(level: str) -> None:
    matrix, rows, column = (np.zeros(n, np.float32) for n in (64, 64, 16))
    result = load("copies", level).launch(1, 64, [matrix, rows[:63].copy(), column, np.uint32(64)])
    (found,) = result.findings
    assert (found.kind, found.object and found.object.name) == ("out-of-bounds", "rows")
    assert "async_work_group_copy" in found.instruction


@LEVELS
def test_atomics(level: str) -> None:
    values = np.random.default_rng(0).integers(0, 1000, 128).astype(np.uint32)
    bins, state = np.zeros(16, np.uint32), np.array([0, 0, 0, 0, 5], np.int32)
    shared, maximum, total, lock = (
        np.zeros(2, np.int32),
        np.zeros(1, np.uint32),
        np.zeros(1, np.float32),
        np.zeros(1, np.int32),
    )
    result = load("atomics", level).launch(2, 64, [values, bins, state, shared, maximum, total, lock])
    assert not result.findings
    np.testing.assert_array_equal(bins, np.bincount(values % 16, minlength=16))
    whole = values.astype(np.int64)
    assert state.tolist() == [
        min(0, *(whole - 100)),
        max(0, *(whole - 100)),
        np.bitwise_or.reduce(1 << whole % 31),
        7,
        5 - 128,
    ]
    assert (shared.tolist(), maximum.tolist(), total.tolist()) == ([256, 384], [values.max()], [2])


@LEVELS
@pytest.mark.parametrize(("grid", "block"), [((3, 1, 1), (64, 1, 1)), ((2, 2, 1), (8, 4, 1)), ((1, 2, 2), (4, 2, 3))])
def test_work_items(level: str, grid: tuple[int, int, int], block: tuple[int, int, int]) -> None:
    sizes = [g * b for g, b in zip(grid, block, strict=True)]
    out = np.zeros((*sizes[::-1], 40), np.uint64)
    assert not load("work_items", level).launch(grid, block, [out]).findings
    z, y, x = np.indices(sizes[::-1])
    dimensions = 3 if sizes[2] > 1 else 2 if sizes[1] > 1 else 1
    for d, ids in enumerate((x, y, z)):
        columns = [ids, ids % block[d], ids // block[d], sizes[d], block[d], block[d], grid[d], 0]
        for k, column in enumerate(columns):
            np.testing.assert_array_equal(out[..., 8 * d + k], column, err_msg=f"dimension {d}, function {k}")
    np.testing.assert_array_equal(out[..., 24:32], np.broadcast_to([0, 0, 0, 1, 1, 1, 1, 0], (*sizes[::-1], 8)))
    linear = (z % block[2] * block[1] + y % block[1]) * block[0] + x % block[0]
    for k, column in enumerate([dimensions, linear, (z * sizes[1] + y) * sizes[0] + x, z, grid[1]]):
        np.testing.assert_array_equal(out[..., 32 + k], column)


@LEVELS
@FORMS
def test_vectors(level: str, form: str) -> None:
    values = np.random.default_rng(1).normal(size=256).astype(np.float32)
    halves, out = np.zeros(256, np.float16), np.zeros((64, 4), np.float32)
    result = load("vectors", level, form).launch(1, 64, [values, halves, out, Local(768)])
    assert not result.findings
    v = values[:192].reshape(64, 3).astype(np.float64)
    w = np.cross(v, v[:, [1, 2, 0]])[::-1]
    h = halves.reshape(64, 4).astype(np.float64)
    cut = values.reshape(64, 4)
    assert (np.abs(h) <= np.abs(cut)).all() and (np.abs(h - cut) <= np.abs(cut) * 2.0**-10 + 2.0**-24).all()
    want = np.stack([(v * w).sum(1), np.linalg.norm(v, axis=1), np.linalg.norm(v - w, axis=1), h.sum(1)], axis=1)
    np.testing.assert_allclose(out, want, rtol=1e-5, atol=1e-5)


PART = np.dtype(
    {"names": ["a", "b", "n"], "formats": ["(3,)i1", "(3,)f2", "i4"], "offsets": [0, 8, 16], "itemsize": 24}
)


def run_threes(module: Any, engine: str, *, are_arrays: bool) -> dict[str, Any]:
    """The three kernels, one after the other, each on what the one before left."""
    device = swlds.Device("gfx942", engine=engine)
    kernels, halves = device.load(module), np.arange(512, dtype=np.float16).reshape(128, 4) % 50
    given = {
        "in": halves,
        "out": np.zeros_like(halves),
        "signs": np.zeros((128, 4), np.int8),
        "parts": np.zeros(128, PART),
    }
    at: dict[str, Any] = {}
    for name, array in given.items():
        held = array.view(np.uint8).reshape(-1) if name == "parts" else array
        at[name] = device.array(held) if are_arrays else held
    by = np.array([1, 2, 3, 0], np.float16).tobytes()
    for name, args in {"scale": ["in", by, "out", "signs"], "reverse": ["out", "parts"], "change": ["parts"]}.items():
        words = [at[a] if isinstance(a, str) else a for a in args]
        result = kernels[name].launch(2, 64, words, checks="all")
        assert not result.findings and not result.fidelity.executed, name
    return {name: held_by(array) for name, array in at.items()} if are_arrays else given


@pytest.mark.parametrize("level", ("O0", "O1", "O2", "O3"))
@FORMS
def test_vectors_of_three_small_elements(level: str, form: str) -> None:
    """Host code executes them without help; the fourth elements are zeros, and undefined for the next launch."""
    module = swlds.parse(str(ROOT / "testdata" / "opencl" / f"threes.{level}.ll"))
    module = swlds.lower(module) if form == "lowered" else module
    found = run_threes(module, "wave", are_arrays=False)
    out = found["in"][:, :3] * np.array([1, 2, 3], np.float16)
    np.testing.assert_array_equal(found["out"][:, :3], out)
    np.testing.assert_array_equal(found["parts"]["b"], out.reshape(2, 64, 3)[:, ::-1].reshape(128, 3) + 1)
    np.testing.assert_array_equal(found["parts"]["n"], np.arange(128).reshape(2, 64)[:, ::-1].reshape(128) + 1)
    assert not found["out"][:, 3].any() and not found["signs"][:, 3].any()
    wanted = run_threes(module, "reference", are_arrays=False)
    assert {n: a.tobytes() for n, a in found.items()} == {n: a.tobytes() for n, a in wanted.items()}
    held = run_threes(module, "wave", are_arrays=True)
    assert held == run_threes(module, "reference", are_arrays=True)
    assert np.reshape(held["out"][1], (128, 4, 2))[:, 3].max() == 0


@LEVELS
@FORMS
def test_generic_pointers_in_their_address_spaces(level: str, form: str) -> None:
    """clang calls ``__to_global`` and its kin. Null stays null, which is all ones in LDS and on the stack."""
    module = swlds.parse(str(ROOT / "testdata" / "opencl" / f"spaces.{level}.ll"))
    module = swlds.lower(module) if form == "lowered" else module
    program = swlds.Device("gfx942", engine="both").load(module)
    kinds = np.zeros(8, np.int32)
    program["kinds"].launch(2, 1, [kinds]).raise_for_findings()
    assert kinds.reshape(2, 4).tolist() == 2 * [[1 | 2 << 4, 2 | 1 << 4, 4 | 2 << 4, 2 << 4]]
    out, lanes = np.zeros(64, np.int32), np.arange(64)
    program["through"].launch(1, 64, [out, np.int32(0)]).raise_for_findings()
    np.testing.assert_array_equal(out, np.where(lanes & 1, -lanes, lanes))
    found = program["through"].launch(1, 64, [out, np.int32(1)]).findings
    assert {(f.kind, f.object and f.object.name, f.workitem) for f in found} == {
        ("out-of-bounds", "through.tile", (63, 0, 0))
    }
