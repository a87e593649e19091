"""Built-in functions of OpenCL C through pointers of each address space, and with events, as clang 22 compiles each version.

``testdata/opencl/pointers.cl`` is the source of ``pointers.VERSION.LEVEL.ll``: 1 is what clang takes where no version is said
(1.x), 2 is 2.0 with generic pointers, 3 is 3.0 without them, where it has what 1.x has not."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np
import pytest
from paths import ROOT

import swlds
from swlds.device.launch import Local
from swlds.ir.device_library.mangling import demangle
from swlds.run import RunRequest, validate

LEVELS = pytest.mark.parametrize("level", ("O0", "O2"))
FORMS = pytest.mark.parametrize("form", ("plain", "lowered"))
GROUPS, ITEMS = 2, 128
SPACES = ("private", "local", "global", "generic")


@cache
def load(version: str, level: str, form: str) -> Any:
    module = swlds.parse(str(ROOT / "testdata" / "opencl" / f"pointers.{version}.{level}.ll"))
    if form == "lowered":
        module = swlds.lower(module)
    return swlds.Device("gfx942", engine="both").load(module)


def run(program: Any, kernel: str, arguments: list[Any]) -> Any:
    """Both engines, all checks: nothing is found. The kernel's result."""
    result = program[kernel].launch(GROUPS, ITEMS // GROUPS, arguments, checks="all", prints=False)
    assert not result.findings, result.text()
    return result


def of_versions(versions: str) -> Any:
    return pytest.mark.parametrize("version", versions)


def spaces(version: str) -> tuple[str, ...]:
    return SPACES if version == "2" else SPACES[:3]


@of_versions("123")
@LEVELS
@FORMS
def test_results_behind_pointers(version: str, level: str, form: str) -> None:
    x = np.random.default_rng(1).normal(0, 5, (ITEMS, 2)).astype(np.float32)
    x[0], x[1], x[2] = [2.5, -2.5], [-(2.0**-30), 0.375], [4, -3.25]
    fraction, whole = np.modf(x)
    part = np.minimum(x - np.floor(x), np.float32(1 - 2.0**-24))
    mantissa, exponent = np.frexp(x)
    rest = np.vectorize(math.remainder)(x.astype(float), 0.75)
    quotient = np.rint((x.astype(float) - rest) / 0.75).astype(int)
    sign = np.where((x > 0) | (np.floor(x) % 2 == 0), 1, -1)
    sine, cosine = np.sin(x.astype(float)), np.cos(x.astype(float))
    for space in spaces(version):
        out, integers = np.zeros((9, ITEMS, 2), np.float32), np.zeros((3, ITEMS, 2), np.int32)
        run(load(version, level, form), f"results_{space}", [x, out, integers, np.zeros((ITEMS, 2), np.float32)])
        for k, wanted in {0: fraction, 1: whole, 2: part, 3: np.floor(x), 6: mantissa, 7: rest}.items():
            np.testing.assert_array_equal(out[k], wanted.astype(np.float32), err_msg=f"{space}, result {k}")
        np.testing.assert_allclose(out[4:6], [sine, cosine], rtol=0, atol=1e-6, err_msg=space)
        gamma = np.vectorize(math.lgamma)(np.where(x == np.floor(x), 1, x).astype(float))
        np.testing.assert_allclose(out[8][3:], gamma[3:], rtol=1e-5, atol=1e-5, err_msg=space)
        np.testing.assert_array_equal(integers[0], exponent, err_msg=space)
        np.testing.assert_array_equal(np.abs(integers[1]) & 127, np.abs(quotient) & 127, err_msg=space)
        np.testing.assert_array_equal(integers[1] < 0, quotient < 0, err_msg=space)
        np.testing.assert_array_equal(integers[2][3:], sign[3:], err_msg=space)


def as_half(x: Any, mode: str = "rte") -> Any:
    """The half-precision number next to each, in one of four ways."""
    near = x.astype(np.float16)
    is_past = {"rte": near != near, "rtz": abs(near) > abs(x), "rtp": near < x, "rtn": near > x}[mode]
    towards = {"rte": 0, "rtz": 0, "rtp": np.inf, "rtn": -np.inf}[mode]
    return np.where(is_past, np.nextafter(near, np.float16(towards)), near).astype(np.float32)


@of_versions("12")
@LEVELS
@FORMS
def test_vectors_and_halves(version: str, level: str, form: str) -> None:
    x = np.random.default_rng(2).normal(0, 100, (ITEMS, 4)).astype(np.float32)
    columns = [x[:, 2], np.trunc(x[:, 1]), x[:, 3], as_half(x[:, 0], "rtn")]
    columns += [*as_half(x[:, :3], "rtz").T, np.zeros(ITEMS), *as_half(x, "rtp").T, *as_half(x).T]
    for space in spaces(version):
        out = np.zeros((ITEMS, 16), np.float32)
        run(load(version, level, form), f"vectors_{space}", [x, out, np.zeros((ITEMS, 16), np.float32)])
        np.testing.assert_array_equal(out, np.stack(columns, axis=1), err_msg=space)


@of_versions("123")
@LEVELS
@FORMS
def test_vectors_of_constants(version: str, level: str, form: str) -> None:
    generator = np.random.default_rng(3)
    x, h = generator.normal(size=512).astype(np.float32), generator.normal(size=512).astype(np.float16)
    out, i = np.zeros((ITEMS, 16), np.float32), np.arange(ITEMS)
    run(load(version, level, form), "vectors_constant", [x, h, out])
    table = np.arange(0.5, 8, dtype=np.float32).reshape(4, 2)
    np.testing.assert_array_equal(out[:, :4], x.reshape(ITEMS, 4) + np.tile(table[i & 3], 2))
    np.testing.assert_array_equal(out[:, 4:7], x[: 3 * ITEMS].reshape(ITEMS, 3))
    np.testing.assert_array_equal(out[:, 8:12], h.reshape(ITEMS, 4))
    np.testing.assert_array_equal(out[:, 12:15], h.reshape(ITEMS, 4)[:, :3])
    np.testing.assert_array_equal(out[:, 15], h[:ITEMS])


def rows_of(x: Any) -> Any:
    return x.reshape(GROUPS, -1)


@of_versions("12")
@LEVELS
@FORMS
@pytest.mark.parametrize("space", ("local", "global"))
def test_older_atomics(version: str, level: str, form: str, space: str) -> None:
    x = np.random.default_rng(4).integers(-1000, 1000, ITEMS).astype(np.int32)
    out = np.zeros((GROUPS, 32), np.int32)
    run(load(version, level, form), f"atomics_{space}", [x, out, np.zeros((GROUPS, 32), np.int32)])
    for got, v in zip(out, rows_of(x), strict=True):
        total, unsigned = int(v.sum()), v.view(np.uint32)
        logic = [f.reduce(v, initial=k) for k, f in enumerate((np.bitwise_and, np.bitwise_or, np.bitwise_xor), 4)]
        words = [total, 1 - total, min(2, v.min()), max(3, v.max()), *logic, 7 + 64, 8 - 64]
        words += [min(9, unsigned.min()), np.int32(unsigned.max().view(np.int32)), v[5], v[5], 13]
        words += [np.float32(v[6]).view(np.int32), 15]
        assert got[:16].tolist() == [int(w) for w in words]
        longs = [total << 32, max(1, int(v.max()) << 32), 2 + 64, int(v[7]) << 8]
        assert got[16:24].view(np.int64).tolist() == longs


@of_versions("23")
@LEVELS
@FORMS
@pytest.mark.parametrize("space", ("local", "global"))
def test_atomics_of_c11(version: str, level: str, form: str, space: str) -> None:
    x = np.random.default_rng(5).integers(-1000, 1000, ITEMS).astype(np.int32)
    for expected in {"local": spaces(version), "global": SPACES[:2]}[space]:
        out = np.zeros((GROUPS, 8), np.int32)
        arguments = [x, out, np.zeros(ITEMS, np.int32), np.zeros((GROUPS, 32), np.int32)]
        run(load(version, level, form), f"c11_{space}_{expected}", arguments)
        for got, v in zip(out, rows_of(x), strict=True):
            assert got[:5].tolist() == [v.sum(), max(1, v.max()), 2 + v[::8].sum(), v[3], v[4]], expected
            assert got[5] and got[6] in v, "one of all has the flag"


@of_versions("123")
@LEVELS
@FORMS
def test_copies_of_a_work_group(version: str, level: str, form: str) -> None:
    rows = np.arange(GROUPS * 128, dtype=np.float32).reshape(GROUPS, 64, 2)
    triples = np.random.default_rng(6).integers(-128, 128, (GROUPS, 64, 2, 4)).astype(np.int8)
    out, gaps = np.zeros((GROUPS, 64, 2, 2), np.float32), np.zeros((GROUPS, 64, 4), np.int8)
    run(load(version, level, form), "copies", [rows, out, triples, gaps, Local(512)])
    np.testing.assert_array_equal(out[:, :, 0], rows)
    assert not out[:, :, 1].any()
    np.testing.assert_array_equal(gaps[..., :3], triples[:, :, 0, :3])


@of_versions("123")
@LEVELS
@FORMS
def test_printf_with_constants(version: str, level: str, form: str) -> None:
    assert run(load(version, level, form), "prints", []).output == "0 a 1,2|1.5\n64 a 1,2|1.5\n"


@of_versions("123")
@LEVELS
@pytest.mark.parametrize("kernel", ("copies", "results_local"))
def test_validate_agrees(version: str, level: str, kernel: str) -> None:
    path = str(ROOT / "testdata" / "opencl" / f"pointers.{version}.{level}.ll")
    arguments = {
        "copies": ("f32[256]=iota", "f32[512]", "i8[1024]=iota", "i8[512]", "local[512]"),
        "results_local": ("f32[256]=random:1", "f32[2304]", "i32[768]", "f32[256]"),
    }
    report = validate(RunRequest(path, kernel, (GROUPS,), (ITEMS // GROUPS,), arguments[kernel]))
    assert not (report.failure or report.differences or report.original.findings), report.text()


def test_only_events_are_aligned_anew() -> None:
    """Two private pointers on the stack, the second stored as if it were at a multiple of 8: no event, so it is found."""
    text = """target triple = "amdgcn-amd-amdhsa"
declare void @TAKER
define amdgpu_kernel void @k() {
  %two = alloca [2 x ptr addrspace(5)], align 8, addrspace(5)
  %second = getelementptr i8, ptr addrspace(5) %two, i32 4
  store ptr addrspace(5) %two, ptr addrspace(5) %second, align 8
  call void @CALL
  ret void
}
"""
    takers = {
        "_Z17wait_group_eventsiPU3AS59ocl_event": ("(i32, ptr addrspace(5))", "(i32 1, ptr addrspace(5) %two)", []),
        "_Z9mem_fencej": ("(i32)", "(i32 1)", ["misaligned"]),
    }
    for name, (types, arguments, kinds) in takers.items():
        own = text.replace("TAKER", name + types).replace("CALL", name + arguments)
        result = swlds.Device("gfx942", engine="both").load(swlds.parse(own))["k"].launch(1, 2, [], checks="memcheck")
        assert [f.kind for f in result.findings] == kinds, name
        _, parameters = demangle(name) or ("", ())
        assert len(parameters) == types.count(",") + 1
