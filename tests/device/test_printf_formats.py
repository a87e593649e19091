"""Formats of ``printf`` against the C library's own, and what of them is refused."""

from __future__ import annotations

import ctypes
import struct

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from swlds.device.printf.formats import MOST_DIGITS, PrintfError, parse_format
from swlds.device.printf.render import LONGEST_TEXT, Given, render

LIBC = ctypes.CDLL(None)
FLAGS = st.text("-+ #0", max_size=3)
SIZES = st.none() | st.integers(0, 40)
DOUBLES = st.floats(width=64) | st.sampled_from([0.0, -0.0, 5e-324, 1.5, 2.5, 0.5, 1e308, 255.9375])


def no_string(address: int, most: int) -> bytes:
    raise AssertionError("no string is asked for")


def by_libc(format_: str, value: object) -> str:
    room = ctypes.create_string_buffer(1 << 12)
    LIBC.snprintf(room, ctypes.c_size_t(len(room)), format_.encode(), value)
    return room.value.decode()


def spell(flags: str, width: int | None, precision: int | None, rest: str) -> str:
    return f"%{flags}{'' if width is None else width}{'' if precision is None else f'.{precision}'}{rest}"


@given(FLAGS, SIZES, SIZES, st.sampled_from("fFeEgGaA"), DOUBLES)
@example("0", 12, None, "f", float("inf"))
@example("#", None, 0, "a", 1.5)
@example("#", None, 0, "g", 100.0)
def test_floating_point_numbers_are_those_of_c(
    flags: str, width: int | None, precision: int | None, letter: str, value: float
) -> None:
    format_ = spell(flags, width, precision, letter)
    ours = render(format_.encode(), [Given(struct.pack("<d", value), "word")], no_string).decode()
    assert ours == by_libc(format_, ctypes.c_double(value))


@given(
    FLAGS,
    SIZES,
    SIZES,
    st.sampled_from(["hh", "h", "", "l", "ll", "j", "z", "t"]),
    st.sampled_from("diouxX"),
    st.binary(min_size=8, max_size=8),
)
@example("#", None, 0, "", "o", bytes(8))
@example("+", 5, 0, "", "d", bytes(8))
@example("0", 9, 4, "", "d", b"\xff" * 8)
def test_integers_are_those_of_c(
    flags: str, width: int | None, precision: int | None, length: str, letter: str, data: bytes
) -> None:
    format_ = spell(flags, width, precision, length + letter)
    ours = render(format_.encode(), [Given(data, "word")], no_string).decode()
    assert ours == by_libc(format_, ctypes.c_longlong(int.from_bytes(data, "little", signed=True)))


@given(st.text("-", max_size=1), SIZES, SIZES, st.text("ab%", max_size=12))
def test_strings_are_those_of_c(flags: str, width: int | None, precision: int | None, text: str) -> None:
    format_ = spell(flags, width, precision, "s")
    ours = render(format_.encode(), [Given(text.encode(), "text")], no_string).decode()
    assert ours == by_libc(format_, ctypes.c_char_p(text.encode()))


@given(st.integers(-30, 30), st.integers(-5, 20), st.floats(-1e6, 1e6))
def test_stars_take_arguments(width: int, precision: int, value: float) -> None:
    words = [Given(struct.pack("<q", number), "word") for number in (width, precision)]
    ours = render(b"%*.*f|", [*words, Given(struct.pack("<d", value), "float")], no_string).decode()
    point = "" if precision < 0 else f".{precision}"
    assert ours == by_libc(f"%{width}{point}f|", ctypes.c_double(value))


@given(
    st.sampled_from([2, 3, 4, 8, 16]),
    st.sampled_from([("hh", "b", 1), ("h", "h", 2), ("hl", "i", 4), ("l", "q", 8), ("", "i", 4)]),
    st.sampled_from("dxu"),
    st.binary(min_size=128, max_size=128),
)
def test_vectors_are_their_elements_with_commas(
    count: int, kind: tuple[str, str, int], letter: str, data: bytes
) -> None:
    length, code, size = kind
    room = 4 if count == 3 else count
    elements = struct.unpack(f"<{count}{code if letter == 'd' else code.upper()}", data[: count * size])
    ours = render(f"[%v{count}{length}{letter}]".encode(), [Given(data[: room * size], "integer", count)], no_string)
    assert ours.decode() == "[" + ",".join(format(e, "x" if letter == "x" else "d") for e in elements) + "]"


@pytest.mark.parametrize(
    ("format_", "words"),
    (
        (b"%n", "writes to memory"),
        (b"%hhn", "writes to memory"),
        (b"%99999999999d", f"more than {MOST_DIGITS}"),
        (b"%.4096f", f"more than {MOST_DIGITS}"),
        (b"%1$d", "is no conversion"),
        (b"%ls", "is no conversion that devices have"),
        (b"%v4s", "no conversion of vectors"),
        (b"%v5d", "is no conversion"),
        (b"%m", "is no conversion"),
        (b"ends %", "ends within"),
        (b"%-08.3", "is no conversion"),
        (b"%\xff", "is no conversion"),
    ),
)
def test_what_is_refused(format_: bytes, words: str) -> None:
    with pytest.raises(PrintfError, match=words):
        render(format_, [Given(bytes(8), "word")], no_string)


@pytest.mark.parametrize(
    ("format_", "given_", "words"),
    (
        (b"%d", None, "has no argument"),
        (b"%*d", Given(bytes(4), "integer"), "has no argument"),
        (b"%d", Given(bytes(8), "float"), "is given a floating-point number"),
        (b"%f", Given(bytes(4), "integer"), "is not given a floating-point number"),
        (b"%d", Given(bytes(8), "integer", 2), "is given a vector of 2"),
        (b"%v2hld", Given(bytes(16), "integer", 4), "is not given a vector of 2"),
        (b"%v2ld", Given(bytes(8), "integer", 2), "elements of 4 bytes"),
        (b"%s", Given(bytes(4), "integer"), "is not given a string"),
        (b"%*d", Given(struct.pack("<i", 1 << 30), "integer"), f"more than {MOST_DIGITS}"),
    ),
)
def test_arguments_that_do_not_fit(format_: bytes, given_: Given | None, words: str) -> None:
    with pytest.raises(PrintfError, match=words):
        render(format_, [] if given_ is None else [given_], no_string)


@pytest.mark.parametrize("format_", (b"%4095d" * 260, b"%s"))
def test_one_call_is_bounded(format_: bytes) -> None:
    long = Given(b"x" * (LONGEST_TEXT + 1), "text")
    arguments = [long] if format_ == b"%s" else [Given(bytes(4), "integer")] * 260
    with pytest.raises(PrintfError, match="one call prints more than"):
        render(format_, arguments, no_string)


@given(st.binary(max_size=40), st.lists(st.binary(min_size=8, max_size=8), max_size=6))
def test_any_bytes_are_a_format_or_refused(format_: bytes, words: list[bytes]) -> None:
    try:
        parse_format(format_)
        render(format_, [Given(w, "word") for w in words], lambda address, most: b"text"[:most])
    except PrintfError:
        pass
