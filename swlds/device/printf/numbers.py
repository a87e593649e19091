"""Numbers as C's ``printf`` spells them (C17, 7.21.6.1). Python's ``%`` has the digits; signs, fill and ``%a`` are C's."""

from __future__ import annotations

import math
import struct

#: Bits of a double behind the point, and what is subtracted from its exponent.
_FRACTION, _BIAS = 52, 1023


def spell_integer(value: int, letter: str, flags: str, width: int, precision: int | None) -> str:
    """``value``: as the conversion sees it, with its sign for d and i, without for o, u, x and X."""
    digits = format(abs(value), {"d": "d", "i": "d", "u": "d"}.get(letter, letter))
    if precision is not None:
        digits = "" if precision == 0 and value == 0 else digits.zfill(precision)
        flags = flags.replace("0", "")
    prefix = _sign(value < 0, flags) if letter in "di" else ""
    if "#" in flags and letter == "o" and not digits.startswith("0"):
        digits = "0" + digits
    if "#" in flags and letter in "xX" and value:
        prefix = "0" + letter
    return _fill(prefix, digits, flags, width)


def spell_float(value: float, letter: str, flags: str, width: int, precision: int | None) -> str:
    """Of e, f, g and a, small or capital."""
    sign = _sign(math.copysign(1.0, value) < 0, flags)
    if not math.isfinite(value):
        word = "nan" if math.isnan(value) else "inf"
        return _fill(sign, word.upper() if letter.isupper() else word, flags.replace("0", ""), width)
    if letter in "aA":
        digits = _hexadecimal(abs(value), precision, "#" in flags)
        prefix = sign + "0x"
        if letter == "A":
            digits, prefix = digits.upper(), prefix.upper()
        return _fill(prefix, digits, flags, width)
    digits = ("%#.*" if "#" in flags else "%.*") + letter
    return _fill(sign, digits % (6 if precision is None else precision, abs(value)), flags, width)


def spell_text(text: bytes, flags: str, width: int) -> bytes:
    """Characters, filled up with spaces."""
    return text.ljust(width) if "-" in flags else text.rjust(width)


def _sign(is_negative: bool, flags: str) -> str:
    return "-" if is_negative else "+" if "+" in flags else " " if " " in flags else ""


def _fill(prefix: str, digits: str, flags: str, width: int) -> str:
    if "-" in flags:
        return (prefix + digits).ljust(width)
    if "0" in flags:
        return prefix + digits.zfill(width - len(prefix))
    return (prefix + digits).rjust(width)


def _hexadecimal(value: float, precision: int | None, has_point: bool) -> str:
    """``1.8p+1`` of 3.0; rounded to the nearest, ties to even."""
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    exponent, fraction = bits >> _FRACTION, bits & (1 << _FRACTION) - 1
    number = fraction | (1 << _FRACTION if exponent else 0)
    power = (exponent or 1) - _BIAS if number else 0
    places = _FRACTION // 4
    if precision is not None and precision < places:
        cut = 4 * (places - precision)
        rest, half = number & (1 << cut) - 1, 1 << cut - 1
        number >>= cut
        number += rest > half or (rest == half and number & 1)
        places = precision
    lead, rest = number >> 4 * places, number & (1 << 4 * places) - 1
    digits = format(rest, f"0{places}x") if places else ""
    digits = digits.rstrip("0") if precision is None else digits.ljust(precision, "0")
    return f"{lead:x}{'.' if digits or has_point else ''}{digits}p{power:+d}"
