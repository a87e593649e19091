"""Integers of any width as text, in bounded time.

LLVM's integers have up to 8 million bits, and both its and Python's conversions take quadratic time; Python's raises on 4,300
digits. No kernel spells one of more than a few hundred, so what is longer than ``MAX_DIGITS`` is refused: in the text before
LLVM reads it, and where ours reads what bitcode held. LLVM reads hexadecimal in linear time, so wider ones are printed so.
"""

from __future__ import annotations

from swlds.errors import ParseError
from swlds.ir.dialects.syntax import NO_SYNTAX
from swlds.lazy import lazy_pattern

MAX_DIGITS = 4_000
#: Bits that print as at most so many digits.
_MAX_BITS = MAX_DIGITS * 3
_DIGITS = b"0123456789ABCDEFabcdef"
#: Every so many bytes a text is looked at: a literal that is too long has a window of digits there.
_STEP, _WINDOW = MAX_DIGITS - 100, 64
_LITERAL = lazy_pattern(rb"(?<![\w.$@%%!#])(?:[us]0x[0-9A-Fa-f]{%d}|[0-9]{%d})" % (MAX_DIGITS + 1, MAX_DIGITS + 1))


def parse_integer(text: str, location: str = "") -> int:
    """The value of decimal digits, with or without a sign; ParseError for more than any kernel needs."""
    if len(text) > MAX_DIGITS:
        raise _too_long(location)
    return int(text)


def print_integer(value: int, bits: int) -> str:
    """A literal of the type i``bits`` with the bit pattern ``value``, as LLVM prints it while that is not too long."""
    if value.bit_length() <= _MAX_BITS:
        return str(value - (1 << bits) if value >> (bits - 1) else value)
    below = (1 << bits) - value
    return f"-{below}" if below.bit_length() <= _MAX_BITS else f"u0x{value:X}"


def print_pattern(value: int) -> str:
    """A literal that is at least 0, for a type that it fits."""
    return str(value) if value.bit_length() <= _MAX_BITS else f"u0x{value:X}"


def refuse_long_literals(raw: bytes, source_name: str) -> None:
    """ParseError at the first literal in a module's text that is longer than ``parse_integer`` takes."""
    windows = (raw[start : start + _WINDOW] for start in range(0, len(raw), _STEP))
    if all(window.strip(_DIGITS) for window in windows if len(window) == _WINDOW):
        return
    if found := _LITERAL.search(NO_SYNTAX.sub(lambda m: b'"' * len(m[0]), raw)):
        start = found.start()
        line, column = raw.count(b"\n", 0, start) + 1, start - raw.rfind(b"\n", 0, start)
        raise _too_long(f"{source_name}:{line}:{column}")


def _too_long(location: str) -> ParseError:
    return ParseError(f"an integer of more than {MAX_DIGITS} digits", location=location, hint="no wider ones are read")
