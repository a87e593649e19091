"""The functions that HIP's headers call: each is known with the types that they declare, or refused for a reason that is said.

``testdata/hip/library-names.txt``: the declarations, as clang 22 spells them in IR, of ``__clang_hip_libdevice_declares.h`` and
of ROCm's ``device_library_decls.h``, ``hip_fp16_math_fwd.h`` and ``ockl_image.h``.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from library_support import LANES, Call, Kind, evaluate, random_values
from paths import ROOT

import swlds

NAMES = (ROOT / "testdata" / "hip" / "library-names.txt").read_text().splitlines()
#: Beginnings of what is refused, and what docs/limits.md says of it.
REFUSED = {
    "__ockl_image_": "images",
    "__ockl_gws_": "global wave sync",
    "__ockl_multi_grid_": "barriers of several devices",
    "__ocml_scalb_": "scalb",
}
FLOAT, DOUBLE = Kind("float"), Kind("double")


def kernel_of(declaration: str) -> str:
    result, rest = declaration.split(" @")
    name, types = rest[:-1].split("(", 1)
    arguments = ", ".join(f"{t} poison" for t in types.split(", ")) if types else ""
    value = "" if result == "void" else "%v = "
    call = f"{value}call {result} @{name}({arguments})"
    return f"define amdgpu_kernel void @use.{name}() {{\n  {call}\n  ret void\n}}\ndeclare {declaration}\n"


def test_every_name_is_known_or_refused_for_a_reason() -> None:
    text = 'target triple = "amdgcn-amd-amdhsa"\n' + "".join(map(kernel_of, NAMES))
    module = swlds.Device("gfx942").load(swlds.parse(text))
    limits = " ".join((ROOT / "docs" / "limits.md").read_text().split())
    refused = set()
    for declaration in NAMES:
        name = declaration.split("@")[1].split("(")[0]
        problems = module[f"use.{name}"].unsupported()
        prefix = next((p for p in REFUSED if name.startswith(p)), None)
        if prefix is None:
            assert problems == [], declaration
        else:
            refused.add(prefix)
            assert len(problems) == 1 and "is not executed: " in problems[0].what, declaration
            assert REFUSED[prefix] in limits
    assert refused == set(REFUSED)


# Roundings -------------------------------------------------------------------------------------------------------

EXACT: dict[str, Callable[..., Fraction]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
    "fma": lambda a, b, c: a * b + c,
}


def is_rounded(mode: str, found: Any, exact: Fraction) -> bool:
    """By definition: the greatest number that is not above, the least that is not below, of these the one nearer to zero."""
    if mode == "rtz":
        return is_rounded("rtn" if exact > 0 else "rtp", found, exact)
    goal = math.inf if mode == "rtn" else -math.inf
    with np.errstate(over="ignore"):
        beside = np.nextafter(found, found.dtype.type(goal))

    def at_most(number: Any) -> bool:
        if np.isinf(number):
            return bool(number < 0) if mode == "rtn" else bool(number > 0)
        whole = Fraction(float(number))
        return whole <= exact if mode == "rtn" else whole >= exact

    return at_most(found) and not at_most(beside)


@pytest.mark.parametrize("kind", (FLOAT, DOUBLE))
@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize("mode", ("rtn", "rtp", "rtz"))
def test_operations_that_round_one_way(mode: str, name: str, kind: Kind) -> None:
    count, suffix = 3 if name == "fma" else 2, "f32" if kind is FLOAT else "f64"
    values = [random_values(kind, np.random.default_rng(k + len(mode + name))) for k in range(count)]
    most = np.finfo(kind.numpy).max
    for row, edge in enumerate(([most, most, most], [-most, most, most], [5e-324, 0.3, 0], [1, -1, 1], [-1, -1, -1])):
        for k in range(count):
            values[k][row] = edge[k]
    (found,) = evaluate([(Call(f"__ocml_{name}_{mode}_{suffix}", (kind,) * count, kind), values)])
    checked = 0
    for lane in range(LANES):
        numbers = [float(v[lane, 0]) for v in values]
        if not all(map(math.isfinite, numbers)) or (name == "div" and numbers[1] == 0):
            continue
        exact = EXACT[name](*map(Fraction, numbers))
        assert is_rounded(mode, found[lane, 0], exact), (numbers, found[lane, 0])
        assert not exact or np.signbit(found[lane, 0]) == (exact < 0)
        checked += 1
    assert checked > LANES // 3


def test_sums_that_are_zero_have_the_sign_of_their_rounding() -> None:
    a = np.resize(np.array([1, 0.0, -0.0, -0.0], np.float32), (LANES, 1))
    b = np.resize(np.array([-1, -0.0, 0.0, -0.0], np.float32), (LANES, 1))
    one = np.ones((LANES, 1), np.float32)
    for mode, signs in (("rtn", [1, 1, 1, 1]), ("rtp", [0, 0, 0, 1]), ("rtz", [0, 0, 0, 1])):
        sums = evaluate(
            [
                (Call(f"__ocml_add_{mode}_f32", (FLOAT, FLOAT), FLOAT), [a, b]),
                (Call(f"__ocml_sub_{mode}_f32", (FLOAT, FLOAT), FLOAT), [a, -b]),
                (Call(f"__ocml_fma_{mode}_f32", (FLOAT,) * 3, FLOAT), [a, one, b]),
            ]
        )
        for found in sums:
            assert not found.any() and np.signbit(found[:4, 0]).astype(int).tolist() == signs


def test_an_infinite_third_number_where_the_product_alone_would_overflow() -> None:
    big = np.full((LANES, 1), 1e30, np.float32)
    minus = np.full((LANES, 1), -np.inf, np.float32)
    for mode in ("rtn", "rtp", "rtz"):
        (found,) = evaluate([(Call(f"__ocml_fma_{mode}_f32", (FLOAT,) * 3, FLOAT), [big, big, minus])])
        assert (found == -np.inf).all()


@pytest.mark.parametrize("mode", ("rtn", "rtp", "rtz"))
def test_roots_that_round_one_way(mode: str) -> None:
    values = np.abs(random_values(DOUBLE, np.random.default_rng(3)))
    (found,) = evaluate([(Call(f"__ocml_sqrt_{mode}_f64", (DOUBLE,), DOUBLE), [values])])
    for value, root in zip(values[:, 0], found[:, 0], strict=True):
        if not 0 < value < math.inf:
            continue
        exact, goal = Fraction(float(value)), math.inf if mode != "rtp" else 0.0
        inner, outer = sorted((Fraction(float(root)) ** 2, Fraction(float(np.nextafter(root, goal))) ** 2))
        assert (inner <= exact < outer) if mode != "rtp" else (inner < exact <= outer)


def test_conversions_that_round_one_way() -> None:
    """HIP's ``__double2float_rd`` and its kin."""
    wide, whole = random_values(DOUBLE, np.random.default_rng(8)), random_values(Kind("long"), np.random.default_rng(9))
    small = np.clip(wide, -1e30, 1e30)
    for mode in ("rtn", "rtp", "rtz"):
        narrow, number = evaluate(
            [
                (Call(f"__ocml_cvt{mode}_f32_f64", (DOUBLE,), FLOAT), [small]),
                (Call(f"__ocml_cvt{mode}_f64_s64", (Kind("long"),), DOUBLE), [whole]),
            ]
        )
        for lane in range(LANES):
            if small[lane, 0] == small[lane, 0]:
                assert is_rounded(mode, narrow[lane, 0], Fraction(float(small[lane, 0])))
            assert is_rounded(mode, number[lane, 0], Fraction(int(whole[lane, 0])))


# Bessel functions ------------------------------------------------------------------------------------------------


def integral(function: Callable[[Any, Any], Any], x: Any) -> Any:
    """The mean over half a turn: the trapezoidal rule of a periodic function has no error to speak of."""
    angles = np.linspace(0, np.pi, 401)[None, :]
    weights = np.ones(401)
    weights[[0, -1]] = 0.5
    return (function(x[:, None], angles) * weights).sum(axis=1) / 400


def test_bessel_functions() -> None:
    x = np.linspace(-60, 60, LANES).reshape(LANES, 1)
    names = ("j0", "j1", "i0", "i1")
    found = evaluate([(Call(f"__ocml_{n}_f64", (DOUBLE,), DOUBLE), [x]) for n in names])
    for name, got in zip(names, found, strict=True):
        order = int(name[1])

        def kernel(x: Any, angle: Any, name: str = name, order: int = order) -> Any:
            if name[0] == "j":
                return np.cos(order * angle - x * np.sin(angle))
            return np.exp(x * np.cos(angle)) * np.cos(order * angle)

        np.testing.assert_allclose(got[:, 0], integral(kernel, x[:, 0]), rtol=1e-13, atol=2e-15)
    # J1 Y0 - J0 Y1 = 2 / (pi x)
    above = np.abs(x)
    j0, j1, y0, y1 = (
        v.astype(np.float64)
        for v in evaluate([(Call(f"__ocml_{n}_f64", (DOUBLE,), DOUBLE), [above]) for n in ("j0", "j1", "y0", "y1")])
    )
    np.testing.assert_allclose(j1 * y0 - j0 * y1, 2 / (np.pi * above), rtol=1e-12)
    edges = np.resize(np.array([0, -1, np.inf, 713, -np.inf, np.nan], np.float64), (LANES, 1))
    zero, modified, odd = evaluate([(Call(f"__ocml_{n}_f64", (DOUBLE,), DOUBLE), [edges]) for n in ("y0", "i0", "i1")])
    np.testing.assert_array_equal(zero[:3, 0], [-np.inf, np.nan, 0])
    assert modified[2, 0] == np.inf and 1e307 < modified[3, 0] < np.inf and odd[4, 0] == -np.inf and np.isnan(odd[5, 0])


# What work-items do together ---------------------------------------------------------------------------------------

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @__ockl_wgred_add_i32(i32)
declare i32 @__ockl_wgred_and_i32(i32)
declare i32 @__ockl_wgred_or_i32(i32)
declare void @__ockl_atomic_add_noret_f32(ptr, float)
declare float @__ockl_fdot2(<2 x half>, <2 x half>, float, i1)
"""
COUNTS = f"""{HEAD}
define amdgpu_kernel void @counts(ptr addrspace(1) %data, ptr addrspace(1) %out) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %y = add i32 %x, 1
  store i32 %y, ptr addrspace(1) %p
  %n = call i32 @__ockl_wgred_add_i32(i32 %x)
  %other = xor i32 %i, 64
  %po = getelementptr i32, ptr addrspace(1) %data, i32 %other
  %z = load i32, ptr addrspace(1) %po
  %all = call i32 @__ockl_wgred_and_i32(i32 %z)
  %any = call i32 @__ockl_wgred_or_i32(i32 %z)
  %q = getelementptr [3 x i32], ptr addrspace(1) %out, i32 %i
  %q1 = getelementptr i32, ptr addrspace(1) %q, i32 1
  %q2 = getelementptr i32, ptr addrspace(1) %q, i32 2
  store i32 %n, ptr addrspace(1) %q
  store i32 %all, ptr addrspace(1) %q1
  store i32 %any, ptr addrspace(1) %q2
  ret void
}}
"""


@pytest.mark.parametrize("form", ("plain", "lowered"))
def test_counts_of_a_work_group_order_all_memory(form: str) -> None:
    """``__syncthreads_count`` is a ``__syncthreads()``, too: what was written in front of it may be read behind."""
    module = swlds.parse(COUNTS)
    data = np.random.default_rng(2).integers(0, 9, 256).astype(np.int32)
    wanted = [data.sum(), np.bitwise_and.reduce(data + 1), np.bitwise_or.reduce(data + 1)]
    out = np.zeros((256, 3), np.int32)
    kernel = swlds.Device("gfx942").load(swlds.lower(module) if form == "lowered" else module)["counts"]
    result = kernel.launch(1, 256, [data.copy(), out])
    assert not result.findings, result.text()
    np.testing.assert_array_equal(out, np.tile(wanted, (256, 1)))


def test_atomic_sums_and_dot_products() -> None:
    text = f"""{HEAD}
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %out) {{
  %flat = addrspacecast ptr addrspace(1) %data to ptr
  call void @__ockl_atomic_add_noret_f32(ptr %flat, float 0.5)
  %d = call float @__ockl_fdot2(<2 x half> <half 1.5, half -2.0>, <2 x half> <half 2.0, half 4.0>, float 0.25, i1 false)
  %c = call float @__ockl_fdot2(<2 x half> <half 1.5, half -2.0>, <2 x half> <half 2.0, half 4.0>, float 0.25, i1 true)
  store float %d, ptr addrspace(1) %out
  %q = getelementptr float, ptr addrspace(1) %out, i32 1
  store float %c, ptr addrspace(1) %q
  ret void
}}
"""
    data, out = np.ones(1, np.float32), np.full(2, 7, np.float32)
    result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, 128, [data, out])
    assert not [f for f in result.findings if "race" not in f.kind]
    assert data[0] == 65 and out.tolist() == [-4.75, 0]


MANAGED = """target triple = "amdgcn-amd-amdhsa"
@count.managed = protected addrspace(1) externally_initialized global i32 5, align 4
@count = protected addrspace(1) externally_initialized global ptr addrspace(1) null
@plain.managed = addrspace(1) global i32 6
@plain = addrspace(1) global ptr addrspace(1) null
@tile = internal addrspace(3) global i32 poison
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-cpu"="gfx942" {
  %p = load ptr addrspace(1), ptr addrspace(1) @count, align 8
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(3) @tile
  %w = load i32, ptr addrspace(3) @tile
  store i32 %w, ptr addrspace(1) %out, align 4
  %q = load ptr addrspace(1), ptr addrspace(1) @plain, align 8
  %n = icmp eq ptr addrspace(1) %q, null
  %z = zext i1 %n to i32
  %second = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %z, ptr addrspace(1) %second, align 4
  ret void
}
"""


@pytest.mark.parametrize("form", ("plain", "lowered"))
def test_managed_variables_are_set_as_the_runtime_does(form: str) -> None:
    """Where clang writes them, and in no module that somebody lowers or keeps."""
    module = swlds.parse(MANAGED)
    module = swlds.lower(module) if form == "lowered" else module
    out = np.zeros(2, np.int32)
    result = swlds.Device("gfx942").load(module)["k"].launch(1, 1, [out])
    assert not result.findings and out.tolist() == [5, 1]
    assert "global ptr addrspace(1) null" in str(module).replace("externally_initialized ", "")
    assert "ptr addrspace(1) @count.managed" not in str(module)
