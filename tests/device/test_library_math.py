"""Mathematics of OpenCL C and of ``__ocml_*`` against NumPy in double precision, within the errors that OpenCL C allows (7.4)."""

from __future__ import annotations

import decimal
import math
from typing import Any

import numpy as np
import pytest
from library_support import LANES, Call, Kind, evaluate, random_values

import swlds
from swlds.errors import UnsupportedError
from swlds.ir.device_library.math import HOST_FUNCTIONS

#: Errors that OpenCL C 3.0 allows for single precision, in units of the last place.
ULP = 16
each = np.vectorize


def gamma(x: float) -> float:
    try:
        return math.gamma(x)
    except OverflowError:
        return math.copysign(math.inf, x)
    except ValueError:
        return math.copysign(math.inf, x) if x == 0 else math.nan


def log_gamma(x: float) -> float:
    try:
        return math.inf if math.isinf(x) or (x <= 0 and x == math.floor(x)) else math.lgamma(x)
    except OverflowError:
        return math.inf


def of_pi(function: Any) -> Any:
    """Of multiples of pi that are reduced exactly."""
    return each(lambda x: function(math.pi * math.fmod(x, 2)) if math.isfinite(x) else math.nan, otypes=[float])


UNARY: dict[str, Any] = {
    **{
        n: getattr(np, n)
        for n in "sin cos tan sinh cosh tanh exp exp2 log log2 log10 sqrt floor ceil trunc rint fabs".split()
    },
    **{n: getattr(np, n) for n in "cbrt expm1 log1p".split()},
    **{n: getattr(np, f"arc{n[1:]}") for n in "asin acos atan asinh acosh atanh".split()},
    "exp10": lambda a: np.power(10.0, a),
    "rsqrt": lambda a: 1 / np.sqrt(a),
    "erf": each(math.erf, otypes=[float]),
    "erfc": each(math.erfc, otypes=[float]),
    "tgamma": each(gamma, otypes=[float]),
    "lgamma": each(log_gamma, otypes=[float]),
    "sinpi": of_pi(math.sin),
    "cospi": of_pi(math.cos),
    "asinpi": lambda a: np.arcsin(a) / np.pi,
    "degrees": np.degrees,
    "radians": np.radians,
    "sign": lambda a: np.where(np.isnan(a), 0, np.sign(a)),
    "native_sin": np.sin,
    "half_recip": lambda a: 1 / a,
}
BINARY: dict[str, Any] = {
    "pow": np.power,
    "atan2": np.arctan2,
    "hypot": np.hypot,
    "fmod": np.fmod,
    "fmin": np.fmin,
    "fmax": np.fmax,
    "copysign": np.copysign,
    "remainder": each(
        lambda a, b: math.remainder(a, b) if b and math.isfinite(a) and b == b else math.nan, otypes=[float]
    ),
    "fdim": lambda a, b: np.where(np.isnan(a) | np.isnan(b), np.nan, np.where(a > b, a - b, 0)),
    "step": lambda edge, a: np.where(a < edge, 0.0, 1.0),
}


def near(got: Any, want: Any, name: str) -> None:
    """Within ULP units of the last place, and what is near to zero within the smallest normal number; what is wanted of
    multiples of pi, and of Python's lgamma next to its zeros, has an error of its own (``test_library_precision`` has none)."""
    dtype = got.dtype
    exact = want
    with np.errstate(all="ignore"):
        rounded = want.astype(dtype)
        spacing = np.abs(np.spacing(np.where(np.isfinite(rounded), rounded, 1)).astype(np.float64))
        close = np.abs(got.astype(np.float64) - exact) <= ULP * np.maximum(
            spacing, 1e-15 / ULP if name.endswith(("pi", "lgamma")) else np.finfo(dtype).tiny
        )
    same = (got == rounded) | (np.isnan(got) & np.isnan(rounded))
    bad = ~(close | same)
    assert not bad.any(), (name, got[bad][:3], rounded[bad][:3])


@pytest.mark.parametrize("word", ("half", "float", "double"))
@pytest.mark.parametrize("count", (0, 3))
def test_functions_of_one_number(word: str, count: int) -> None:
    kind = Kind(word, count)
    values = random_values(kind, np.random.default_rng(count))
    values = np.where(np.abs(values) > 1e4, np.float64(0.75), values).astype(
        kind.numpy
    )  # sin of huge numbers: the host's
    found = evaluate([(Call.of(name, kind, kind), [values]) for name in UNARY])
    with np.errstate(all="ignore"):
        for (name, function), got in zip(UNARY.items(), found, strict=True):
            near(got, np.asarray(function(values.astype(np.float64)), np.float64), name)


@pytest.mark.parametrize("word", ("half", "float", "double"))
@pytest.mark.parametrize("count", (0, 2))
def test_functions_of_two_numbers(word: str, count: int) -> None:
    kind = Kind(word, count)
    a, b = (random_values(kind, np.random.default_rng(k)) for k in range(2))
    found = evaluate([(Call.of(name, kind, kind, kind), [a, b]) for name in BINARY])
    with np.errstate(all="ignore"):
        for (name, function), got in zip(BINARY.items(), found, strict=True):
            near(got, np.asarray(function(a.astype(np.float64), b.astype(np.float64)), np.float64), name)


def test_integers_beside_floats() -> None:
    kind, whole = Kind("float", 2), Kind("int", 2)
    generator = np.random.default_rng(4)
    a, n = generator.normal(0, 4, (64, 2)).astype(np.float32), generator.integers(-7, 8, (64, 2)).astype(np.int32)
    found = evaluate(
        [
            (Call.of("ldexp", kind, kind, whole), [a, n]),
            (Call.of("pown", kind, kind, whole), [a, n]),
            (Call.of("rootn", kind, kind, whole), [a, n]),
            (Call.of("ilogb", whole, kind), [a]),
        ]
    )
    wide, exact = a.astype(np.float64), n.astype(np.float64)
    near(found[0], np.ldexp(wide, n), "ldexp")
    near(found[1], wide**exact, "pown")
    odd = n % 2 != 0
    with np.errstate(all="ignore"):
        root = np.abs(wide) ** (1 / exact)
    near(
        found[2],
        np.where(n == 0, np.nan, np.where(odd, np.copysign(root, wide), np.where(wide < 0, np.nan, root))),
        "rootn",
    )
    np.testing.assert_array_equal(found[3], np.frexp(wide)[1] - 1)


def test_next_numbers_and_multiplications() -> None:
    kind = Kind("float", 4)
    a, b, c = (random_values(kind, np.random.default_rng(k)) for k in range(3))
    found = evaluate(
        [(Call.of("nextafter", kind, kind, kind), [a, b]), (Call.of("mad", kind, kind, kind, kind), [a, b, c])]
    )
    np.testing.assert_array_equal(found[0], np.nextafter(a, b))
    with np.errstate(all="ignore"):
        near(found[1], a.astype(np.float64) * b + c, "mad")


@pytest.mark.parametrize("count", (0, 2, 3, 4))
def test_geometry(count: int) -> None:
    kind, scalar = Kind("float", count), Kind("float")
    a, b = (np.random.default_rng(k).normal(0, 1e30, (64, count or 1)).astype(np.float32) for k in range(2))
    small = (a * np.float32(1e-30)).astype(np.float32)
    calls = [
        (Call.of("length", scalar, kind), [a]),
        (Call.of("distance", scalar, kind, kind), [a, b]),
        (Call.of("normalize", kind, kind), [a]),
        (Call.of("dot", scalar, kind, kind), [small, small]),
        (Call.of("fast_length", scalar, kind), [small]),
        (Call.of("fast_normalize", kind, kind), [small]),
    ]
    found, wide, tiny = evaluate(calls), a.astype(np.float64), small.astype(np.float64)
    size = np.linalg.norm(wide, axis=1, keepdims=True)
    wanted = [
        size,
        np.linalg.norm(wide - b, axis=1, keepdims=True),
        wide / size,
        (tiny * tiny).sum(axis=1, keepdims=True),
        np.linalg.norm(tiny, axis=1, keepdims=True),
        tiny / np.linalg.norm(tiny, axis=1, keepdims=True),
    ]
    for (call, _), got, want in zip(calls, found, wanted, strict=True):
        near(got, want, call.symbol)


def test_ocml_names() -> None:
    """``__ocml_NAME_f32`` as HIP's headers declare it."""
    one, two = Kind("float"), Kind("double")
    a = np.random.default_rng(5).uniform(0.1, 0.9, (64, 1)).astype(np.float32)
    b = a.astype(np.float64)
    table = [
        (Call("__ocml_sin_f32", (one,), one), [a], np.sin(b)),
        (Call("__ocml_erfinv_f64", (two,), two), [b], None),
        (Call("__ocml_native_exp2_f32", (one,), one), [a], np.exp2(b)),
        (Call("__ocml_rlen3_f32", (one, one, one), one), [a, a, a], 1 / (b * np.sqrt(3))),
        (Call("__ocml_add_rte_f64", (two, two), two), [b, b], 2 * b),
        (Call("__ocml_ncdfinv_f32", (one,), one), [a], None),
        (Call("__ocml_isnan_f32", (one,), Kind("int")), [a], 0 * b),
        (Call("__ocml_rcbrt_f64", (two,), two), [b], 1 / np.cbrt(b)),
    ]
    found = evaluate([(call, values) for call, values, _ in table])
    for (call, _, want), got in zip(table, found, strict=True):
        if want is not None:
            near(got, want, call.symbol) if got.dtype.kind == "f" else np.testing.assert_array_equal(got, want)
    near(each(math.erf)(found[1]), b, "erf of erfinv")
    near((each(math.erfc)(-found[5].astype(np.float64) / math.sqrt(2)) / 2).astype(np.float32), b, "ncdf of ncdfinv")


UNDEFINED = """target triple = "amdgcn-amd-amdhsa"
declare float @_Z3fooF(float)
declare float @__ocml_unheard_f32(float)
declare void @mine()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %a = call float @__ocml_unheard_f32(float 1.0)
  %b = call float @_Z3fooF(float %a)
  call void @mine()
  store float %b, ptr addrspace(1) %out, align 4
  ret void
}
"""


def test_all_undefined_functions_are_one_error() -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(UNDEFINED))["k"]
    with pytest.raises(UnsupportedError) as error:
        kernel.launch(1, 64, [np.zeros(1, np.float32)])
    assert "3 functions are called and defined nowhere: @__ocml_unheard_f32, @_Z3fooF, @mine" in str(error.value)
    assert [u.undefined for u in kernel.unsupported()] == ["__ocml_unheard_f32", "_Z3fooF", "mine"]


def test_a_function_of_a_hip_program_is_none_of_opencl() -> None:
    """``float sin(float)`` of another file of the program, which clang marks as HIP."""
    text = (
        UNDEFINED.replace("_Z3fooF(", "_Z3sinf(")
        + '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}\n'
    )
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    assert [u.undefined for u in kernel.unsupported()] == ["__ocml_unheard_f32", "_Z3sinf", "mine"]


def test_the_fidelity_statement_names_what_is_the_hosts() -> None:
    text = (
        UNDEFINED.replace("_Z3fooF(", "_Z3erff(")
        .replace("__ocml_unheard_f32", "__ocml_cbrt_f32")
        .replace("  call void @mine()\n", "")
    )
    result = (
        swlds.Device("gfx942")
        .load(swlds.parse(text))["k"]
        .launch(1, 64, [np.zeros(1, np.float32)], same_value_races=True)
    )
    named = [line for line in result.fidelity.approximated if line.endswith("the host's result")]
    assert named == ["cbrt.f32: the host's result", "erf.f32: the host's result"]


#: Where results overflow, have poles, or are subnormal: ends of the types, of erfc, gamma, exp; multiples of a half.
EDGES = (
    [0.0, 5e-324, 1e-310, 2.3e-308, 6e-8, 6.1e-5, 1e-45, 1.2e-38, 1e-300, 1e-17, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 25.0]
    + [1 - 2**-53, 1 - 2**-24, 1 - 2**-11, 1 + 2**-52, 26.55, 26.65, 26.69, 27.5, 171.5, 171.7, 709.7, 745.0, 65504.0]
    + [1e5, 3.4e38, 1e154, 1e306, 2.5e305, 1.7976931348623157e308, math.inf, math.nan]
)
ENDS = np.array([sign * v for v in EDGES for sign in (1.0, -1.0)])


@pytest.mark.parametrize("word", ("half", "float", "double"))
def test_no_function_fails_at_the_ends(word: str) -> None:
    """Python's functions raise where C's give infinities or NaN."""
    kind, whole = Kind(word), Kind("int")
    with np.errstate(over="ignore"):
        ends = ENDS.astype(kind.numpy)
    pairs = [(a, b) for a in ends for b in ends]
    unary = sorted({*UNARY, *HOST_FUNCTIONS[1]} - ({"native_sin", "half_recip"} if word != "float" else set()))
    for part in np.resize(ends, (2, LANES, 1)):
        for name, got in zip(unary, evaluate([(Call.of(n, kind, kind), [part]) for n in unary]), strict=True):
            if name not in UNARY:
                continue
            sane = np.abs(part) < 1e4 if name in ("sin", "cos", "tan", "native_sin") else np.True_
            with np.errstate(all="ignore"):
                want = np.asarray(UNARY[name](part.astype(np.float64)), np.float64)
            near(np.where(sane, got, kind.numpy(0)), np.where(sane, want, 0), name)
    table = np.array([*pairs, *pairs[: -len(pairs) % LANES]], kind.numpy).reshape(-1, LANES, 2)
    for rows in table[:: max(1, len(table) // 12)]:
        a, b = (np.ascontiguousarray(rows[:, k : k + 1]) for k in range(2))
        n = np.resize(np.array([0, 1, -1, 2, -2, 3, 2**31 - 1, -(2**31)], np.int32), (LANES, 1))
        calls = [(Call.of(name, kind, kind, kind), [a, b]) for name in sorted({*BINARY, *HOST_FUNCTIONS[2]})]
        calls += [(Call.of(name, kind, kind, whole), [a, n]) for name in ("ldexp", "pown", "rootn")]
        evaluate([*calls, (Call.of("ilogb", whole, kind), [a])])


@pytest.mark.parametrize(
    ("name", "value", "want"),
    [
        ("lgamma", 1.7976931348623157e308, math.inf),
        ("lgamma", 2.6e305, math.inf),
        ("tgamma", -5e-324, -math.inf),
        ("tgamma", 5e-324, math.inf),
        ("tgamma", 200.0, math.inf),
        ("erfcx", -26.65, math.inf),
        ("erfcinv", 5e-324, 27.213293210812947),
        ("erfcinv", 1e-300, 26.209469960516474),
    ],
)
def test_where_python_raises(name: str, value: float, want: float) -> None:
    kind = Kind("double")
    values = np.full((LANES, 1), value)
    text_name = name if name in ("lgamma", "tgamma") else f"__ocml_{name}_f64"
    call = Call(text_name, (kind,), kind) if text_name != name else Call.of(name, kind, kind)
    (got,) = evaluate([(call, [values])])
    assert got[0, 0] == pytest.approx(want, rel=1e-14)


def test_rsqrt_of_halves_is_rounded_once() -> None:
    """1 ulp is allowed (OpenCL C 3.0, 7.4): two roundings to half are further off."""
    kind = Kind("half", 4)
    values = np.resize(np.arange(1, 0x7C00, 31, dtype=np.uint16).view(np.float16), (4, LANES, 4))
    for part in values:
        (got,) = evaluate([(Call.of("rsqrt", kind, kind), [part])])
        want = (1 / np.sqrt(part.astype(np.float64))).astype(np.float16)
        off = np.abs(got.view(np.int16).astype(int) - want.view(np.int16))
        assert off.max() <= 1 and (off != 0).mean() < 0.01


def test_fract_of_zeros() -> None:
    """fract(-0) is -0 (OpenCL C 3.0, 7.5.1), and whole numbers have no fraction."""
    out = np.array([-0.0, 0.0, -2.0, 2.0, -0.25, np.inf, -np.inf, np.nan] * 8, np.float32)
    wanted = np.array([-0.0, 0.0, 0.0, 0.0, 0.75, 0.0, -0.0, np.nan] * 8, np.float32)
    swlds.Device("gfx942").load(swlds.parse(FRACT))["k"].launch(1, 64, [out]).raise_for_findings()
    np.testing.assert_array_equal(out.view(np.int32), wanted.view(np.int32))


FRACT = """target triple = "amdgcn-amd-amdhsa"
declare float @_Z5fractfPU3AS5f(float, ptr addrspace(5))
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %whole = alloca float, addrspace(5)
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %o, i32 %i
  %v = load float, ptr addrspace(1) %p
  %f = call float @_Z5fractfPU3AS5f(float %v, ptr addrspace(5) %whole)
  store float %f, ptr addrspace(1) %p
  ret void
}
"""


def test_roots_of_numbers_at_the_ends_of_double() -> None:
    """1/n is no double, and the power makes much of what it is off by."""
    real, whole = Kind("double"), Kind("int")
    rng = np.random.default_rng(5)
    a = 10.0 ** rng.uniform(-320, 308, (LANES, 1))
    a[:4, 0] = 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1.0
    n = rng.integers(4, 40, (LANES, 1)).astype(np.int32) * rng.choice([-1, 1], (LANES, 1)).astype(np.int32)
    [got] = evaluate([(Call.of("rootn", real, real, whole), [a, n])])
    with decimal.localcontext(decimal.Context(prec=60)):
        for x, k, found in zip(a[:, 0].tolist(), n[:, 0].tolist(), got[:, 0].tolist(), strict=True):
            exact = decimal.Decimal(x) ** (1 / decimal.Decimal(k))
            assert abs(decimal.Decimal(found) - exact) <= decimal.Decimal(math.ulp(found)) * 2, (x, k)
