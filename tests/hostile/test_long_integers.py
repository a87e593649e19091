"""Integers of thousands of digits, in every place of a module: one line or a result, in bounded time, on both engines."""

from __future__ import annotations

import time
from pathlib import Path

import llvmlite.binding as binding
import numpy as np
import pytest
from cli_support import run_cli

import swlds
from swlds.errors import ParseError, SwldsError
from swlds.ir.integers import MAX_DIGITS, parse_integer, print_integer, refuse_long_literals
from swlds.ir.llvm import to_bitcode
from swlds.ir.types import IntType
from swlds.ir.values import ConstantInt

#: Where W stands for a type and N for a number of it: (outside the kernel, its body).
PLACES = {
    "add": ("", "%x = add W 0, N\n %y = trunc W %x to i32\n store i32 %y, ptr addrspace(1) %a"),
    "divide": ("", "%z = sext i32 %n to W\n %x = sub W %z, N\n %q = sdiv W %x, 77\n store W %q, ptr addrspace(1) @g"),
    "getelementptr": ("", "%p = getelementptr i8, ptr addrspace(3) @l, W N\n store i32 1, ptr addrspace(3) %p"),
    "store": ("", "store W N, ptr addrspace(1) @g"),
    "alloca": ("", "%p = alloca i32, W N, addrspace(5)\n store i32 1, ptr addrspace(5) %p"),
    "switch": ("", "%z = sext i32 %n to W\n switch W %z, label %e [ W N, label %e\n W -2, label %e ]\ne:"),
    "initialiser": ("@h = addrspace(1) global W N", "store i32 1, ptr addrspace(1) @h"),
    "aggregate": ("@h = addrspace(1) global { i32, W } { i32 1, W N }", "store i32 1, ptr addrspace(1) @h"),
    "compare": ("", "%z = sext i32 %n to W\n %c = icmp ult W %z, N\n store i1 %c, ptr addrspace(1) %a"),
    "float": ("", "%y = uitofp W N to float\n store float %y, ptr addrspace(1) %a"),
    "pointer": ("", "%y = inttoptr W N to ptr addrspace(1)\n store float 1.0, ptr addrspace(1) %y"),
    "group size": ("!0 = !{W N, i32 1, i32 1}", "store i32 1, ptr addrspace(3) @l"),
}
HUGE, LARGE = "9" * 5000, "9" * 3990


def module(place: str, number: str, width: int) -> str:
    outside, body = PLACES[place]
    target = 'target triple = "amdgcn-amd-amdhsa"'
    head = f"{target}\n@l = internal addrspace(3) global [64 x i32] poison\n@g = addrspace(1) global W 0"
    kernel = "define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n)"
    end = " !reqd_work_group_size !0" if place == "group size" else ""
    text = f"{head}\n{outside}\n{kernel}{end} {{\n {body}\n ret void\n}}\n"
    return text.replace("W", f"i{width}").replace("N", number)


@pytest.mark.parametrize("place", PLACES)
def test_too_long(place: str, tmp_path: Path) -> None:
    """With the line and column of the number in the text; bitcode has none."""
    text = module(place, HUGE, 20_000)
    line = next(n for n, line in enumerate(text.split("\n"), 1) if HUGE in line)
    column = text.split("\n")[line - 1].index(HUGE) + 1
    with pytest.raises(ParseError, match=f"^x.ll:{line}:{column}: an integer of more than 4000 digits"):
        swlds.parse(text, "x.ll")
    (tmp_path / "x.bc").write_bytes(to_bitcode(text.replace(HUGE, "u0x" + "9" * 3900)))
    try:
        kernel = swlds.Device().load(swlds.parse(tmp_path / "x.bc"))["k"]
        kernel.launch((1,), None if place == "group size" else (1,), [np.zeros(4, np.int32), 7])
    except SwldsError as error:
        assert "\n" not in str(error) and len(str(error)) < 9000


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("number", [LARGE, f"-{LARGE}", "-1"], ids=["positive", "negative", "-1"])
def test_long(place: str, number: str) -> None:
    """A result, or an error of the launch, and the same on both engines and once lowered; findings have a text."""
    original = swlds.parse(module(place, number, 16_384))
    results = []
    for made in (original, swlds.lower(original)):
        assert swlds.parse(str(made)).functions.keys() == made.functions.keys()
        for engine in ("reference", "wave"):
            array = np.zeros(4, np.int32)
            try:
                result = swlds.Device(engine=engine).load(made)["k"].launch((1,), (1,), [array, 7])
            except SwldsError as error:
                results.append(str(error))
            else:
                results.append(
                    ([f.kind for f in result.findings], [len(str(f)) < 2000 for f in result.findings], list(array))
                )
    assert results[0] == results[1] and results[2] == results[3]


def test_one_line_of_the_command(tmp_path: Path) -> None:
    (tmp_path / "x.ll").write_text(module("add", HUGE, 20_000))
    for words in (("run",), ("validate",), ("run", "--list-unsupported"), ("lower",), ("uses",)):
        assert run_cli(words[0], "x.ll", *words[1:], cwd=tmp_path).error.startswith("swlds: error: x.ll:6:")


@pytest.mark.parametrize("digits", ["9" * 2_500_000, "u0x" + "9" * 2_000_000], ids=["decimal", "hexadecimal"])
def test_millions_of_digits(digits: str) -> None:
    start = time.monotonic()
    with pytest.raises(ParseError, match="more than 4000 digits"):
        swlds.parse(f"@x = global i8388608 {digits}\n")
    assert time.monotonic() - start < 20


def test_what_is_no_integer() -> None:
    """Digits of names, strings and comments may be as many as they like."""
    long = "a1" * 3000
    text = f'; {HUGE}\n@s{HUGE} = global [6000 x i8] c"{long}"\n@"{HUGE}" = global i32 1 ; "{HUGE}\n'
    assert len(swlds.parse(text).globals) == 2


@pytest.mark.parametrize(
    "value", [0, 1, -1, 10**3000, -(10**3000), 2**19_998 + 12345, -(2**19_998) + 12345], ids=list("0123456")
)
def test_printing(value: int) -> None:
    """What is too long in decimal digits is printed in hexadecimal, which LLVM reads as the same number."""
    made = ConstantInt(IntType(20_000), value)
    assert len(made.content) <= 2 * MAX_DIGITS
    spelled = (made.content, f"u0x{value & (1 << 20_000) - 1:X}")
    first, second = (binding.parse_assembly(f"@x = global i20000 {text}\n").as_bitcode() for text in spelled)
    assert first == second


def test_conversions() -> None:
    assert parse_integer("9" * MAX_DIGITS) == 10**MAX_DIGITS - 1 and parse_integer("-5") == -5
    with pytest.raises(ParseError, match="^a.ll:3:1: "):
        parse_integer("9" * (MAX_DIGITS + 1), "a.ll:3:1")
    assert [print_integer(n, 8) for n in (0, 127, 128, 255)] == ["0", "127", "-128", "-1"]


@pytest.mark.parametrize("blanks", [*range(0, 4_200, 37), 3_899, 3_900, 3_901, 3_963, 3_964])
def test_a_long_literal_is_seen_wherever_it_stands(blanks: int) -> None:
    """Only windows of the text are looked at."""
    with pytest.raises(ParseError, match="more than 4000 digits"):
        refuse_long_literals(b" " * blanks + b"9" * (MAX_DIGITS + 1), "x.ll")
    refuse_long_literals(b" " * blanks + b"9" * MAX_DIGITS, "x.ll")
