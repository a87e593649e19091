"""A format with its arguments as text."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, final

from swlds.device.printf.formats import LONGEST_FORMAT, MOST_DIGITS, Conversion, PrintfError, parse_format
from swlds.device.printf.numbers import spell_float, spell_integer, spell_text
from swlds.lazy import dataclass

#: The characters in front of a NUL at an address of the device, at most so many.
ReadString = Callable[[int, int], bytes]
#: Bytes that one call prints at most.
LONGEST_TEXT = 1 << 20
_FLOATS = {2: "<e", 4: "<f", 8: "<d"}


@final
@dataclass(frozen=True, slots=True)
class Given:
    """An argument: its bytes, little-endian. ``kind``: what the program says that it is; a word is a number of any kind, as
    wide as its bytes, a text the characters of a string themselves."""

    data: bytes
    kind: Literal["integer", "float", "pointer", "word", "text"]
    #: Elements of a vector, 0 for a scalar.
    count: int = 0


def render(format_: bytes, arguments: Sequence[Given], read_string: ReadString) -> bytes:
    """The text of one call. PrintfError where format and arguments do not fit, or it gets too long."""
    if len(format_) > LONGEST_FORMAT:
        raise PrintfError(f"the format has more than {LONGEST_FORMAT} characters")
    left = list(reversed(arguments))
    pieces = []
    room = LONGEST_TEXT
    for part in parse_format(format_):
        pieces.append(part if isinstance(part, bytes) else _convert(part, left, read_string, room))
        room -= len(pieces[-1])
        if room < 0:
            raise PrintfError(f"one call prints more than {LONGEST_TEXT} characters")
    return b"".join(pieces)


def _convert(part: Conversion, left: list[Given], read_string: ReadString, room: int) -> bytes:
    flags, width = part.flags, part.width
    if width == "*":
        width = _size(_take(part, left), part)
        flags, width = ("-" + flags, -width) if width < 0 else (flags, width)
    precision = part.precision
    if precision == "*":
        given = _size(_take(part, left), part)
        precision = None if given < 0 else given
    width = width or 0
    argument = _take(part, left)
    if part.count:
        return ",".join(_number(part, e, flags, width, precision) for e in _elements(part, argument)).encode()
    if argument.count:
        raise PrintfError(f"{part.text} is given a vector of {argument.count}")
    if part.letter == "s":
        return spell_text(_string(part, argument, precision, read_string, room), flags, width)
    if part.letter == "c":
        return spell_text(bytes([_integer(part, argument, 8, is_signed=False)]), flags, width)
    if part.letter == "p":
        address = _integer(part, argument, 64, is_signed=False)
        return spell_text(f"{address:#x}".encode() if address else b"(nil)", flags, width)
    return _number(part, argument, flags, width, precision).encode()


def _take(part: Conversion, left: list[Given]) -> Given:
    if not left:
        raise PrintfError(f"{part.text} has no argument")
    return left.pop()


def _size(given: Given, part: Conversion) -> int:
    """A width or precision that is an argument."""
    found = _integer(part, given, 32, is_signed=True)
    if abs(found) > MOST_DIGITS:
        raise PrintfError(f"{part.text}: a width or precision is {found}, more than {MOST_DIGITS}")
    return found


def _number(part: Conversion, given: Given, flags: str, width: int, precision: int | None) -> str:
    if part.letter in "fFeEgGaA":
        return spell_float(_float(part, given), part.letter, flags, width, precision)
    value = _integer(part, given, part.bits, is_signed=part.letter in "di")
    return spell_integer(value, part.letter, flags, width, precision)


def _elements(part: Conversion, given: Given) -> list[Given]:
    """Those of a vector; one of three lies in the room of four."""
    room = 4 if part.count == 3 else part.count
    size = len(given.data) // room
    if given.kind in ("text", "pointer") or given.count not in (0, part.count) or size * room != len(given.data):
        raise PrintfError(f"{part.text} is not given a vector of {part.count}")
    if size not in (1, 2, 4, 8) or (part.length and 8 * size < part.bits):
        raise PrintfError(f"{part.text} is given elements of {size} bytes")
    pieces = (given.data[at : at + size] for at in range(0, size * part.count, size))
    return [replace(given, data=piece, count=0) for piece in pieces]


def _integer(part: Conversion, given: Given, bits: int, *, is_signed: bool) -> int:
    """As many bits as the conversion wants; a narrower argument is extended."""
    if given.kind in ("float", "text"):
        raise PrintfError(f"{part.text} is given a {'string' if given.kind == 'text' else 'floating-point number'}")
    is_whole = part.count and not part.length
    return int.from_bytes(given.data if is_whole else given.data[: bits // 8], "little", signed=is_signed)


def _float(part: Conversion, given: Given) -> float:
    if given.kind not in ("float", "word") or len(given.data) not in _FLOATS:
        raise PrintfError(f"{part.text} is not given a floating-point number")
    found: float = struct.unpack(_FLOATS[len(given.data)], given.data)[0]
    return found


def _string(part: Conversion, given: Given, precision: int | None, read_string: ReadString, room: int) -> bytes:
    most = room + 1 if precision is None else min(precision, room + 1)
    if given.kind == "text":
        return given.data.split(b"\0", 1)[0][:most]
    if given.kind == "float" or len(given.data) != 8:
        raise PrintfError(f"{part.text} is not given a string")
    address = int.from_bytes(given.data, "little")
    if address == 0:
        return b"(null)" if precision is None or precision >= 6 else b""
    return read_string(address, most)
