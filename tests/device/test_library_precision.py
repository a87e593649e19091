"""Functions of doubles that lose digits easily: within units of the last place of values to 26 digits (mpmath 1.4.1)."""

from __future__ import annotations

import decimal
import math

import numpy as np
import pytest
from library_support import LANES, Call, Kind, evaluate

DOUBLE = Kind("double")
#: Around 1 and 2, and next to zeros of the logarithm between negative whole numbers.
EXACT: dict[str, list[tuple[float, str]]] = {
    "lgamma": [
        (0.9999999999999999, "6.4083812134800072426298971e-17"),
        (1.0000000000000002, "-1.2816762426960008402646465e-16"),
        (1.0000001, "-5.7721558299185070969638018e-8"),
        (0.9, "0.066376239734742954425971105"),
        (1.1, "-0.04987244125983976178528914"),
        (1.5, "-0.12078223763524522234551845"),
        (1.9999, "-0.000042275208772153458011341384"),
        (1.9999999999999998, "-9.3876980655431167608653913e-17"),
        (2.0000000000000004, "1.8775396131086243061042129e-16"),
        (2.2, "0.096947466790638873177952085"),
        (2.5, "0.28468287047291915963249467"),
        (2.500000001, "0.28468287117607585870235809"),
        (0.25, "1.2880225246980774573706104"),
        (1e-05, "11.512919692895825625617308"),
        (100.5, "361.43554046777762155525191"),
        (1e300, "6.8977552789821374147440092e+302"),
        (-0.5, "1.2655121234846453964889458"),
        (-2.4, "0.10258361596827728432571877"),
        (-2.457024738220801, "-6.1687121408846648427493157e-16"),
        (-2.4570247382208006, "5.6191923589500964509125685e-17"),
        (-2.7476826467274127, "1.7335092440245008610966488e-16"),
        (-3.14358088834998, "1.6978655906121084302227285e-15"),
        (-3.955294284858598, "-4.1438275075770499507244017e-16"),
        (-4.039361839740537, "-5.6645780740603349450285078e-15"),
        (-150.25, "-604.78250112978567011212185"),
        (-1e-300, "690.77552789821370518033834"),
        (5e-324, "744.4400719213812623141073"),
    ],
    "tgamma": [
        (1e-05, "99999.422794225559493187839"),
        (0.5, "1.7724538509055160272981675"),
        (6.0179506174367425, "123.73557019382692150624203"),
        (33.25, "6.2887359653748807733913574e+35"),
        (170.6, "9.295995953500917712939951e+305"),
        (-0.5, "-3.544907701811032054596335"),
        (-3.0000001, "1666666.4600413915855024979"),
        (-150.25, "-2.2197139309494307249432999e-263"),
        (-180.3, "-4.0660176748169342816751396e-330"),
        (-1e-300, "-9.9999999999999997494090816e+299"),
    ],
    "erfcx": [
        (-26.5, "1.9245531624185688092420161e+305"),
        (-5.1, "395393449413.72505515132221"),
        (0.3, "0.73459933456765514991978331"),
        (5.7, "0.097522808795439667422196413"),
        (17.3, "0.032557902993639660063051809"),
        (24.9, "0.022639987776049506285958098"),
        (25.1, "0.022459875817581388235967502"),
    ],
    "ncdf": [
        (-8.86, "4.0007219741432720327789278e-19"),
        (-38.4, "6.6015998543267680242186904e-323"),
        (-24.337485790159242, "3.9329993978481070522597081e-131"),
        (-1.5, "0.066807201268858066004494041"),
        (-1e-09, "0.4999999996010577195985673"),
        (0.7, "0.75803634777692697138378932"),
        (5.5, "0.99999998101043753411228062"),
    ],
}
#: Units of the last place.
ULPS = {"lgamma": 0.51, "tgamma": 0.53, "erfcx": 3, "ncdf": 2.5}


def values_of(name: str, arguments: list[float]) -> list[float]:
    filled = (
        np.resize(np.array(arguments), (LANES, 1)) if len(arguments) <= LANES else np.array(arguments).reshape(-1, 1)
    )
    call = Call(f"__ocml_{name}_f64", (DOUBLE,), DOUBLE)
    (got,) = evaluate([(call, [filled])])
    return [float(v) for v in got[: len(arguments), 0]]


def assert_near(got: float, want: str | int, ulps: float, what: object) -> None:
    with decimal.localcontext(decimal.Context(prec=60, Emin=-9999, Emax=9999)):
        off = abs(decimal.Decimal(got) - decimal.Decimal(want)) / decimal.Decimal(math.ulp(got))
    assert off <= ulps, (what, got, want, float(off))


@pytest.mark.parametrize("name", EXACT)
def test_doubles_are_as_precise_as_is_said(name: str) -> None:
    arguments = [x for x, _ in EXACT[name]]
    for got, (x, want) in zip(values_of(name, arguments), EXACT[name], strict=True):
        assert_near(got, want, ULPS[name], (name, x))


def test_gamma_of_whole_numbers() -> None:
    for numbers in (range(1, 65), range(65, 129), range(108, 172)):
        for got, n in zip(values_of("tgamma", [float(n) for n in numbers]), numbers, strict=True):
            assert_near(got, math.factorial(n - 1), 0.53, n)
    assert values_of("lgamma", [1.0, 2.0]) == [0.0, 0.0]


def test_poles_and_ends() -> None:
    inf = math.inf
    got = values_of("tgamma", [0.0, -0.0, -1.0, -1e300, -inf, inf, math.nan, 172.0, -200.5, -201.5])
    np.testing.assert_array_equal(got, [inf, -inf, math.nan, math.nan, math.nan, inf, math.nan, inf, -0.0, 0.0])
    assert math.copysign(1, got[8]) == -1 and math.copysign(1, got[9]) == 1
    got = values_of("lgamma", [0.0, -0.0, -1.0, -1e300, -inf, inf, math.nan, 2.6e305])
    np.testing.assert_array_equal(got, [inf, inf, inf, inf, inf, inf, math.nan, inf])
    np.testing.assert_array_equal(values_of("ncdf", [0.0, -inf, inf, math.nan]), [0.5, 0, 1, math.nan])
    np.testing.assert_array_equal(values_of("erfcx", [0.0, -inf, inf, math.nan]), [1, inf, 0, math.nan])


@pytest.mark.parametrize(("word", "suffix"), [("float", "f32"), ("half", "f16")])
def test_narrow_logarithms_are_rounded_once(word: str, suffix: str) -> None:
    """They come from the host's doubles, also next to the zeros."""
    kind = Kind(word)
    given = np.resize(
        np.array([1.0000001, 0.9999999, 2.0000002, -2.457025, -2.747683, -3.143581, 5.5, 0.1], kind.numpy), (LANES, 1)
    )
    narrow, wide = Call(f"__ocml_lgamma_{suffix}", (kind,), kind), Call("__ocml_lgamma_f64", (DOUBLE,), DOUBLE)
    got, want = evaluate([(narrow, [given]), (wide, [given.astype(np.float64)])])
    assert (got == want.astype(kind.numpy)).all()
