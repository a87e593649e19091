"""The gamma function and its logarithm of doubles, in extended precision: right to the last place, also next to
where the logarithm is zero.

Up to 2.5 the logarithm is the series of zeta values around 2 (DLMF 5.7.3; 35 terms, of which the first that is left out is below
2 ** -70 of the sum), from there on Stirling's (DLMF 5.11.1) behind a shift to 12 or more; left of zero both are reflected
(DLMF 5.5.3). What is left there of two terms that nearly cancel, next to a zero of the logarithm, is computed once more with 60
decimal digits.
"""

from __future__ import annotations

import decimal
import functools
import math
from fractions import Fraction

import numpy as np

from swlds.device.address_space import Array

_Wide = np.longdouble
#: (zeta(k) - 1) / k * (-1) ** k for k from 2 on, and 1 less Euler's constant in front.
_ZETAS = """
    0.422784335098467139393488 0.322467033424113218236208 -0.0673523010531980951332461 0.0205808084277845478790009
    -0.0073855510286739852662731 0.00289051033074152328575299 -0.00119275391170326097711394 0.000509669524743042422335655
    -0.000223154758453579379761419 0.0000994575127818085337145959
    -0.0000449262367381331417002075 0.0000205072127756706915531665
    -0.00000943948827526839590398743 0.00000437486678990748780418179
    -0.0000020392157538013662367819 0.000000955141213040741983285718
    -0.000000449246919876456604329429 0.000000212071848055546658692314
    -0.000000100432248239680996087208 4.76981016936398056576019e-8
    -2.271109460894316491032e-8 1.08386592148969540910749e-8 -5.18347504197004665512125e-9 2.48367454380247831718501e-9
    -1.19214014058609120744255e-9 5.73136724167886201333019e-10
    -2.75952288512423315517815e-10 1.33047643742444894814972e-10
    -6.42296456383810002208245e-11 3.10442477473222727623922e-11
    -1.5021384080754142170933e-11 7.27597448023907966250455e-12
    -3.52774247657591508361507e-12 1.71199179055961790860108e-12 -8.31538584142028481979836e-13
"""
_SERIES = [_Wide(word) for word in reversed(_ZETAS.split())]
_PI = "3.14159265358979323846264338327950288419716939937510582097494459"
_HALF_LOG_2PI = "0.918938533204672741780329736405617639861397473637783412817"
#: From here on 11 terms of Stirling's series leave out less than 2 ** -70, and 24 less than 1e-45.
_SHIFTED, _SHIFTED_FAR = 12, 40
#: Below that part of the terms next to a zero is computed anew.
_CANCELLED = 1 / 16


@functools.cache
def _stirling(count: int) -> tuple[Fraction, ...]:
    """The factors of Stirling's series, of Bernoulli's numbers."""
    found = [Fraction(1), Fraction(-1, 2)]
    for n in range(2, 2 * count + 1):
        found.append(-sum((math.comb(n + 1, k) * b for k, b in enumerate(found)), Fraction()) / (n + 1))
    return tuple(b / (n * (n - 1)) for n, b in enumerate(found) if n >= 2 and n % 2 == 0)


@functools.cache
def _stirling_wide() -> list[np.longdouble]:
    return [_Wide(f.numerator) / _Wide(f.denominator) for f in reversed(_stirling(11))]


def _shift(x: Array) -> tuple[Array, Array]:
    """A number that is large enough, so many wholes above, and the product of the ones below."""
    product, one = np.ones_like(x), _Wide(1)
    while (is_small := x < _SHIFTED).any():
        product *= np.where(is_small, x, one)
        x = x + is_small
    return x, product


def _correction(y: Array) -> Array:
    """Stirling's series behind its first terms."""
    total, inverse = np.zeros_like(y), 1 / y
    square = inverse * inverse
    for factor in _stirling_wide():
        total *= square
        total += factor
    return total * inverse


def _sine_of_pi(x: Array) -> Array:
    """sin(pi * x); zero of whole numbers."""
    whole = np.rint(x)
    return np.sin(_Wide(_PI) * (x - whole)) * np.where(np.fmod(whole, 2) == 0, 1, -1)


def _log_of_positive(x: Array) -> Array:
    is_far = x > 2.5
    near = _log_of_small(np.where(is_far, _Wide(2), x)) if not is_far.all() else x
    far = _log_of_large(np.where(is_far, x, _Wide(3))) if is_far.any() else x
    return np.where(is_far, far, near)


def _log_of_small(near: Array) -> Array:
    z = np.where(near <= 0.5, near, np.where(near < 1.5, near - 1, near - 2))
    total = np.zeros_like(z)
    for factor in _SERIES:
        total *= z
        total += factor
    total *= z
    total = np.where(near < 1.5, total - np.log1p(z), total)
    return np.where(near <= 0.5, total - np.log(near), total)


def _log_of_large(x: Array) -> Array:
    y, product = _shift(x)
    found = (y - 0.5) * np.log(y) - y + _Wide(_HALF_LOG_2PI) + _correction(y) - np.log(product)
    return np.where(np.isinf(x), x, found)


def log_gamma(a: Array) -> Array:
    """log(abs(gamma(a))) of doubles; infinite at the poles."""
    with np.errstate(all="ignore"):
        x = np.abs(a.astype(_Wide))
        direct = _log_of_positive(x)
        reflected = np.log(_Wide(_PI) / np.abs(x * _sine_of_pi(x)))
        found = np.where(a > 0, direct, reflected - direct)
        is_near = (a < 0) & (np.abs(found) < _CANCELLED * (1 + np.abs(direct)))
        found = np.where(np.isnan(a), a, np.where(np.isinf(x) | ((a <= 0) & (x == np.floor(x))), np.inf, found))
        rounded = found.astype(np.float64)
    if is_near.any():
        rounded[is_near] = [_log_in_decimal(x) for x in a[is_near].tolist()]
    return np.asarray(rounded)


def gamma(a: Array) -> Array:
    """The gamma function of doubles: infinite at zeros, NaN at other poles."""
    with np.errstate(all="ignore"):
        x = np.abs(a.astype(_Wide))
        y, product = _shift(np.minimum(x, 200))
        direct = np.exp(_correction(y) + _Wide(_HALF_LOG_2PI) - y) * np.power(y, y - 0.5) / product
        reflected = -_Wide(_PI) / (x * _sine_of_pi(x) * direct)
        found = np.where(a > 0, np.where(x > 200, np.inf, direct), reflected)
        found = np.where((a < -200) & (x != np.floor(x)), np.copysign(0, reflected), found)
        found = np.where((a < 0) & (x == np.floor(x)) | np.isnan(a), np.nan, found)
        return np.asarray(np.where(a == 0, np.copysign(np.inf, a), found).astype(np.float64))


def _log_in_decimal(a: float) -> float:
    """Of a negative number, by the same formulas."""
    with decimal.localcontext(decimal.Context(prec=60, Emin=-9999, Emax=9999)):
        pi, x = decimal.Decimal(_PI), -decimal.Decimal(a)
        term = total = angle = pi * (x - round(x))
        for k in range(2, 60, 2):
            term *= -angle * angle / (k * (k + 1))
            total += term
        product, y = decimal.Decimal(1), x
        while y < _SHIFTED_FAR:
            product, y = product * y, y + 1
        log = (y - decimal.Decimal("0.5")) * y.ln() - y + decimal.Decimal(_HALF_LOG_2PI) - product.ln()
        for k, factor in enumerate(_stirling(24), 1):
            log += decimal.Decimal(factor.numerator) / (factor.denominator * y ** (2 * k - 1))
        return float((pi / abs(x * total)).ln() - log)
