"""Rows of the device library's own operations, ``llvm.amdgcn.swlds.*``: mathematics that LLVM has no intrinsics for.

They are computed in double precision by the host and rounded to the type: the errors that OpenCL C 3.0 allows (section 7.4) are
larger. Doubles have those of the host's library, but for the gamma functions
(``library_gamma``). ``swlds.ir.device_library`` writes their calls.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from statistics import NormalDist
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import signed
from swlds.device.c_library import NAMES, find_function
from swlds.device.intrinsics.directed import EXACT, from_integer, narrow, rounded, rounded_root
from swlds.device.intrinsics.library_gamma import gamma, log_gamma
from swlds.device.intrinsics.table import Call, add_lanewise

Scalar = Callable[..., float]
_NAN, _INF = math.nan, math.inf
#: Below, ``erfcinv`` is over 25.
_TINY = 1e-290
#: FP_ILOGB0; FP_ILOGBNAN, also of infinities: as clang's OpenCL header and ROCm's library have them.
_ILOGB_ZERO, _ILOGB_NAN = -(1 << 31), (1 << 31) - 1


def _of_doubles(function: Any, narrow: Any) -> Any:
    """``function`` of doubles; of other types ``narrow``, whose last bits are lost in them."""
    narrowed = _in_double(narrow)
    return lambda call, a: function(a) if a.dtype == np.float64 else narrowed(call, a)


def _in_double(function: Any) -> Any:
    """The function of doubles, rounded to the type."""
    return lambda call, *values: function(*(v.astype(np.float64) for v in values)).astype(values[0].dtype)


def _one_by_one(function: Scalar) -> Any:
    """A function of Python's numbers, for each element: NaN where Python has an error, infinity where it overflows."""

    def guarded(*values: float) -> float:
        try:
            return function(*values)
        except ValueError:
            return _NAN
        except OverflowError:
            return _INF

    def compute(*values: Array) -> Array:
        rows = zip(*(v.ravel().tolist() for v in values), strict=True)
        return np.array([guarded(*row) for row in rows], np.float64).reshape(values[0].shape)

    return compute


def _gamma(x: float) -> float:
    if x == 0:
        return math.copysign(_INF, x)
    if x == -_INF:
        return _NAN
    try:
        return math.gamma(x)
    except OverflowError:
        return math.copysign(_INF, x)  # below zero only next to it


def _log_gamma(x: float) -> float:
    if math.isinf(x) or (x <= 0 and x == math.floor(x)):
        return _INF
    return math.lgamma(x)


def _gamma_sign(x: float) -> int:
    if x == 0:
        return -1 if math.copysign(1, x) < 0 else 1
    if math.isnan(x) or math.isinf(x) or x > 0:
        return 1
    if x == math.floor(x):
        return 0
    return 1 if math.floor(x) % 2 == 0 else -1


def _turns(function: Callable[[float], float]) -> Any:
    """A function of pi times a number: whole turns are taken off first, exactly."""

    def one(x: float) -> float:
        return _NAN if not math.isfinite(x) else function(math.fmod(x, 2.0))

    return _one_by_one(one)


def _sinpi(x: float) -> float:
    quarter = round(2 * x)
    rest = math.pi * (x - quarter / 2)
    value = (math.sin, math.cos, lambda r: -math.sin(r), lambda r: -math.cos(r))[quarter % 4](rest)
    return math.copysign(0.0, x) if value == 0 else value


def _cospi(x: float) -> float:
    quarter = round(2 * x)
    rest = math.pi * (x - quarter / 2)
    return (math.cos, lambda r: -math.sin(r), lambda r: -math.cos(r), math.sin)[quarter % 4](rest) + 0.0


def _tanpi(x: float) -> float:
    sine, cosine = _sinpi(x), _cospi(x)
    if cosine == 0:
        return math.copysign(_INF, sine)
    return sine / cosine if sine else math.copysign(0.0, sine) * cosine


def _erfcx(x: float) -> float:
    """exp(x * x) * erfc(x); for large x its continued fraction."""
    if x < 25:
        wide = np.longdouble(x)  # the square of a double would be off by as much as the power makes 400 ulp of
        return float(np.exp(wide * wide) * math.erfc(x)) if x > -26.7 else _INF
    value = 0.0
    for k in range(60, 0, -1):
        value = k / 2 / (x + value)
    return 1 / (math.sqrt(math.pi) * (x + value))


def _normal(x: float) -> float:
    """The normal distribution: erfc of -x / sqrt(2), and a step for what a double leaves out of that."""
    wide = np.longdouble(-x) / np.sqrt(np.longdouble(2))
    at = float(wide)
    found = math.erfc(at) / 2
    if not 0 < at < math.inf or not found:
        return found
    return found * (1 - float(wide - at) * 2 / (math.sqrt(math.pi) * _erfcx(at)))


def _normal_inverse(p: float) -> float:
    if not 0 <= p <= 1:
        return _NAN
    return -_INF if p == 0 else _INF if p == 1 else NormalDist().inv_cdf(p)


def _erf_inverse(y: float) -> float:
    if not -1 <= y <= 1:
        return _NAN
    if abs(y) == 1 or y == 0:
        return y * _INF if y else y
    x = _normal_inverse((1 - abs(y)) / 2) / -math.sqrt(2)
    for _ in range(2):  # Newton's steps
        x -= (math.erf(x) - abs(y)) / (2 / math.sqrt(math.pi) * math.exp(-x * x))
    return math.copysign(x, y)


def _erfc_inverse(y: float) -> float:
    if not 0 <= y <= 2:
        return _NAN
    if y in (0, 2):
        return _INF if y == 0 else -_INF
    if y >= 0.5:
        return _erf_inverse(1 - y)
    if y < _TINY:  # where erfc(x) and exp(-x * x) have few bits: of logarithms
        x = math.sqrt(-math.log(y))
        for _ in range(4):
            x += (math.log(_erfcx(x)) - x * x - math.log(y)) * math.sqrt(math.pi) / 2 * _erfcx(x)
        return x
    x = _normal_inverse(y / 2) / -math.sqrt(2)
    for _ in range(2):
        x += (math.erfc(x) - y) / (2 / math.sqrt(math.pi) * math.exp(-x * x))
    return x


def _logb(x: float) -> float:
    if x == 0 or math.isinf(x) or math.isnan(x):
        return -_INF if x == 0 else abs(x)
    return float(math.frexp(x)[1] - 1)


def _ilogb(x: float) -> int:
    if x == 0:
        return _ILOGB_ZERO
    return math.frexp(x)[1] - 1 if math.isfinite(x) else _ILOGB_NAN


def _quotient(a: float, b: float) -> int:
    """The low seven bits of the quotient to the nearest whole number, with its sign."""
    if not math.isfinite(a) or b == 0 or math.isnan(b) or math.isinf(b):
        return 0
    whole = round(Fraction(a) / Fraction(b))
    return (abs(whole) & 127) * (-1 if whole < 0 else 1)


def _powr(a: float, b: float) -> float:
    if a < 0 or math.isnan(a) or math.isnan(b) or (a == 1 and math.isinf(b)):
        return _NAN
    if (a == 0 and b == 0) or (math.isinf(a) and b == 0):
        return _NAN
    return _INF if a == 0 and b < 0 else float(np.power(abs(a), b))


def _pown(call: Call, a: Array, n: Array) -> Array:
    return np.power(a.astype(np.float64), signed(n, 32).astype(np.float64)).astype(a.dtype)


def _root(a: float, n: float) -> float:
    if n == 0 or (a < 0 and n % 2 == 0):
        return _NAN
    if a == 0 and n < 0:
        return math.copysign(_INF, a) if n % 2 else _INF
    if n == 2:
        return math.sqrt(abs(a))
    # 1/n of a double would be off by 2^-53, which the power makes ln(a) times as much: up to 100 ulp.
    found = float(np.cbrt(abs(a)) if n == 3 else np.power(np.longdouble(abs(a)), 1 / np.longdouble(n)))
    return math.copysign(found, a) if n % 2 else found


def _rootn(call: Call, a: Array, n: Array) -> Array:
    whole = signed(n, 32).astype(np.float64)
    return np.asarray(_one_by_one(_root)(a.astype(np.float64), whole).astype(a.dtype))


def _to_int(function: Callable[..., int]) -> Any:
    def compute(call: Call, *values: Array) -> Array:
        rows = zip(*(v.astype(np.float64).ravel().tolist() for v in values), strict=True)
        return np.array([function(*row) & 0xFFFFFFFF for row in rows], np.uint32).reshape(values[0].shape)

    return compute


def _next(call: Call, a: Array, b: Array) -> Array:
    return np.nextafter(a, b)


# Functions of the C library, modified Bessel functions --------------------------------------------------------------


def _of_c_library(name: str) -> Any:
    """For each element what the host's C library has; numbers that are traced have a call of it (``values/traced.py`` of the wave
    compiler)."""
    one_by_one = _one_by_one(lambda x: find_function(name)(x))

    def compute(values: Array) -> Array:
        found: Array = values.of_c_library(name) if hasattr(values, "of_c_library") else one_by_one(values)
        return found

    return compute


#: From here on the terms of the asymptotic series become smaller than a double's last bit before they grow.
_FAR = 25.0


def _modified_bessel(order: int) -> Scalar:
    """I0 or I1 (DLMF 10.25.2, 10.40.1): a sum of positive terms, and far out the asymptotic one."""

    def near(x: float) -> float:
        term = total = (x / 2) ** order
        k = 0
        while term > total * 1e-18:
            k += 1
            term *= x * x / 4 / (k * (k + order))
            total += term
        return total

    def far(x: float) -> float:
        term = total = 1.0
        for k in range(1, int(2 * x)):
            term *= -(4 * order * order - (2 * k - 1) ** 2) / (8 * k * x)
            if abs(term) < 1e-18:
                break
            total += term
        half = math.exp(x / 2)  # exp(x) alone would overflow first
        return half / math.sqrt(2 * math.pi * x) * total * half

    def function(x: float) -> float:
        size = abs(x)
        if math.isnan(x):
            return x
        found = _INF if size > 720 else near(size) if size < _FAR else far(size)
        return math.copysign(found, x) if order else found

    return function


_UNARY: dict[str, Any] = {
    "acosh": np.arccosh,
    "asinh": np.arcsinh,
    "atanh": np.arctanh,
    "cbrt": np.cbrt,
    "expm1": np.expm1,
    "log1p": np.log1p,
    "sinpi": _turns(_sinpi),
    "cospi": _turns(_cospi),
    "tanpi": _turns(_tanpi),
    "asinpi": lambda a: np.arcsin(a) / np.pi,
    "acospi": lambda a: np.arccos(a) / np.pi,
    "atanpi": lambda a: np.arctan(a) / np.pi,
    "erfcx": _one_by_one(_erfcx),
    "erfinv": _one_by_one(_erf_inverse),
    "erfcinv": _one_by_one(_erfc_inverse),
    "ncdf": _one_by_one(_normal),
    "ncdfinv": _one_by_one(_normal_inverse),
    **{name: _of_c_library(name) for name in NAMES},
    **{f"i{order}": _one_by_one(_modified_bessel(order)) for order in (0, 1)},
}
_BINARY: dict[str, Any] = {
    "hypot": np.hypot,
    "atan2pi": lambda a, b: np.arctan2(a, b) / np.pi,
    "powr": _one_by_one(_powr),
}
for _name, _function in _UNARY.items():
    add_lanewise(f"amdgcn.swlds.{_name}", 1, _in_double(_function), exact=False)
add_lanewise("amdgcn.swlds.tgamma", 1, _of_doubles(gamma, _one_by_one(_gamma)), exact=False)
add_lanewise("amdgcn.swlds.lgamma", 1, _of_doubles(log_gamma, _one_by_one(_log_gamma)), exact=False)
for _name, _function in _BINARY.items():
    add_lanewise(f"amdgcn.swlds.{_name}", 2, _in_double(_function), exact=False)
add_lanewise("amdgcn.swlds.logb", 1, _in_double(_one_by_one(_logb)))
add_lanewise("amdgcn.swlds.remainder", 2, _in_double(_one_by_one(math.remainder)))
add_lanewise("amdgcn.swlds.nextafter", 2, _next)
add_lanewise("amdgcn.swlds.pown", 2, _pown, exact=False)
add_lanewise("amdgcn.swlds.rootn", 2, _rootn, exact=False)
add_lanewise("amdgcn.swlds.ilogb", 1, _to_int(_ilogb))
add_lanewise("amdgcn.swlds.gammasign", 1, _to_int(_gamma_sign))
add_lanewise("amdgcn.swlds.remquo", 2, _to_int(_quotient))


# Rounding in a direction ----------------------------------------------------------------------------------------


def _result_type(call: Call) -> Any:
    return {16: np.float16, 32: np.float32, 64: np.float64}[call.bits]


def _arithmetic(mode: str, name: str) -> Any:
    return lambda call, *values: rounded(mode, name, *values)


def _narrow(mode: str) -> Any:
    return lambda call, a: narrow(mode, _result_type(call), a)


def _root_of(mode: str) -> Any:
    return lambda call, a: rounded_root(mode, a)


def _from_integer(mode: str, is_signed: bool) -> Any:
    return lambda call, a: from_integer(mode, _result_type(call), signed(a, a.dtype.itemsize * 8) if is_signed else a)


for _mode in ("rtz", "rtp", "rtn"):
    for _name in EXACT:
        add_lanewise(f"amdgcn.swlds.{_name}.{_mode}", 3 if _name == "fma" else 2, _arithmetic(_mode, _name))
    add_lanewise(f"amdgcn.swlds.sqrt.{_mode}", 1, _root_of(_mode))
    add_lanewise(f"amdgcn.swlds.round.{_mode}", 1, _narrow(_mode))
    add_lanewise(f"amdgcn.swlds.signed.{_mode}", 1, _from_integer(_mode, True))
    add_lanewise(f"amdgcn.swlds.unsigned.{_mode}", 1, _from_integer(_mode, False))
