"""Launches that make no sense are one error, before anything runs; very large ones start at once."""

from __future__ import annotations

import re
import time
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine as wave
from swlds.errors import LaunchError, OptionError

LAUNCH = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}
"""


@pytest.mark.parametrize(
    ("grid", "block", "options", "message"),
    [
        ((0,), (64,), {}, "must be at least 1 in each direction"),
        ((1,), (64, -1), {}, "must be at least 1 in each direction"),
        ((1,), (1025,), {}, "a work-group of 1025 work-items; gfx942 has at most 1024"),
        ((1 << 32,), (1,), {}, "a grid of 4294967296 work-items in one direction"),
        ((1 << 31, 1 << 31, 4), (1,), {}, "a grid of 18446744073709551616 work-groups; no more than"),
        ((1, 1, 1, 1), (1,), {}, "one to three sizes, not 4"),
        ((1.5,), (64,), {}, "one to three whole numbers, not (1.5,)"),
        (("a",), (64,), {}, "one to three whole numbers, not ('a',)"),
        ((1,), None, {}, "no block is given"),
        ((1,), (64,), {"jobs": 0}, "jobs is 0"),
        ((1,), (64,), {"jobs": 2.5}, "jobs is 2.5"),
        ((1,), (64,), {"dynamic_lds": -4}, "dynamic_lds is -4"),
        ((1,), (64,), {"dynamic_lds": 1.5}, "dynamic_lds is 1.5"),
        ((1,), (64,), {"max_memory": 15}, "max_memory is 15"),
        ((1,), (64,), {"max_memory": (1 << 24) + 1}, "max_memory is 16777217"),
        ((1,), (64,), {"fail_malloc": 0}, "fail_malloc is 0"),
        ((1,), (64,), {"timeout": 0}, "timeout is 0"),
    ],
)
def test_launches_that_make_no_sense(grid: Any, block: Any, options: dict[str, Any], message: str) -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(LAUNCH))["k"]
    with pytest.raises(LaunchError, match=re.escape(message)):
        kernel.launch(grid, block, [np.zeros(1, np.uint32)], **options)


@pytest.mark.parametrize("engine", ["wave", "reference"])
def test_the_largest_grid_starts_at_once(engine: str) -> None:
    """Nobody makes a list of its groups."""
    kernel = swlds.Device("gfx942").load(swlds.parse(LAUNCH))["k"]
    result = kernel.launch(((1 << 31) - 1, 1 << 16, 1 << 16), 1, [np.zeros(1, np.uint32)], engine=engine, timeout=0.5)
    assert result.findings[-1].kind == "timeout"


def test_more_threads_than_groups() -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(LAUNCH))["k"]
    for jobs in (2, 64, 1 << 40):
        out = np.zeros(1, np.uint32)
        assert kernel.launch(1, 1, [out], engine="wave", jobs=jobs).findings == []
        assert out[0] == 1


def test_time_to_compile_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM cannot be cut short; what it made then has the time that was given."""
    original = wave.compile_host

    def slow(*arguments: Any, **words: Any) -> Any:
        time.sleep(0.7)
        return original(*arguments, **words)

    monkeypatch.setattr(wave, "compile_host", slow)
    kernel, out = swlds.Device("gfx942").load(swlds.parse(LAUNCH))["k"], np.zeros(1, np.uint32)
    start = time.monotonic()
    assert kernel.launch(1, 1, [out], engine="wave", timeout=0.5).findings == []
    assert time.monotonic() - start > 0.7 and out[0] == 1


NUMBERS = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) {
  ret void
}
"""


@pytest.mark.parametrize("engine", ["wave", "reference"])
@pytest.mark.parametrize(
    ("assume", "value"),
    [
        ("a:align=4096", "%a is 0x10100000, a multiple of 256 only"),
        ("n:align=16", "%n is 4294967292 (-4 as a signed number), a multiple of 4 only"),
        ("n:divisible=24", "%n is 4294967292 (-4 as a signed number)"),
        ("n:range=-3..3", "%n is 4294967292 (-4 as a signed number)"),
        ("arg1:range=0..9", "%n is 4294967292 (-4 as a signed number)"),
    ],
)
def test_an_assumption_that_does_not_hold(assume: str, value: str, engine: str) -> None:
    """Said with the value, before anything runs; the address is where the first buffer lies here."""
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(NUMBERS))["k"]
    with pytest.raises(LaunchError) as error:
        kernel.launch(1, 1, [np.zeros(1, np.uint32), np.int32(-4)], assume=assume)
    shown = re.sub(r"0x\w+", "0x10100000", str(error.value))
    assert shown == f"--assume {assume!r} does not hold: {value}"


@pytest.mark.parametrize("engine", ["wave", "reference"])
def test_groups_that_are_too_many(engine: str) -> None:
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(NUMBERS))["k"]
    args = [np.zeros(1, np.uint32), np.int32(-4)]
    assert kernel.launch((4, 2), 1, args, assume="groups=4,2").findings == []
    for words, grid in (("groups=3,2", "4,2,1"), ("groups=4", "4,2,1")):
        with pytest.raises(LaunchError, match=f"--assume '{words}' does not hold: the grid is {grid}"):
            kernel.launch((4, 2), 1, args, assume=words)


@pytest.mark.parametrize("assume", ["a:align=256", "n:range=-4..4", "n:divisible=4", "n:range=0..4294967295", "nowrap"])
def test_an_assumption_that_holds(assume: str) -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(NUMBERS))["k"]
    assert kernel.launch(1, 1, [np.zeros(1, np.uint32), np.int32(-4)], assume=assume).findings == []


@pytest.mark.parametrize("assume", ["b:align=4", "a:align=3", "a", "n:range=5"])
def test_what_is_no_assumption(assume: str) -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(NUMBERS))["k"]
    with pytest.raises(OptionError):
        kernel.launch(1, 1, [None, np.int32(-4)], assume=assume)


SIZES = """target triple = "amdgcn-amd-amdhsa"
%pair = type { ptr addrspace(1), i32 }
define amdgpu_kernel void @by_pointer(ptr addrspace(4) byref(%pair) align 8 %p) { ret void }
define amdgpu_kernel void @whole(%pair %p) { ret void }
define amdgpu_kernel void @number(i32 %n) { ret void }
define amdgpu_kernel void @reference(ptr addrspace(1) dereferenceable(256) %p) { ret void }
define amdgpu_kernel void @maybe(ptr addrspace(1) dereferenceable_or_null(256) %p) { ret void }
define amdgpu_kernel void @half(half %x) { ret void }
define amdgpu_kernel void @bfloat(bfloat %x) { ret void }
define amdgpu_kernel void @float(float %x) { ret void }
"""


@pytest.mark.parametrize(
    ("kernel", "good", "bad", "message"),
    [
        ("by_pointer", bytes(16), bytes(1), "argument 0 (ptr addrspace(4) %p) takes 16 bytes, 1 given"),
        ("by_pointer", bytes(16), bytes(17), "takes 16 bytes, 17 given"),
        ("by_pointer", bytes(16), b"", "takes 16 bytes, 0 given"),
        ("whole", bytes(16), bytes(12), "takes 16 bytes, 12 given"),
        ("whole", bytes(16), bytes(24), "takes 16 bytes, 24 given"),
        ("number", bytes(4), bytes(8), "takes 4 bytes, 8 given"),
        ("number", bytes(4), bytes(2), "takes 4 bytes, 2 given"),
        ("reference", np.zeros(64, np.int32), np.zeros(63, np.int32), "points to 256 bytes at least, 252 given"),
        ("maybe", np.zeros(64, np.int32), np.zeros(63, np.int32), "points to 256 bytes at least, 252 given"),
        ("maybe", None, np.zeros(0, np.int32), "points to 256 bytes at least, 0 given"),
        ("half", 65519.0, 65520.0, "65520.0 does not fit"),
        ("half", float("inf"), -70000, "-70000.0 does not fit"),
        ("bfloat", 3.38e38, 3.4e38, "does not fit"),
        ("float", 3.4028235e38, 1e39, "1e+39 does not fit"),
    ],
)
def test_values_have_their_sizes(kernel: str, good: Any, bad: Any, message: str) -> None:
    """A value that is too short would be made up to its size by what lies behind it; a number that is too large, infinite."""
    device = swlds.Device("gfx942")
    loaded = device.load(swlds.parse(SIZES))[kernel]
    loaded.launch(1, 64, [good])
    with pytest.raises(LaunchError, match=re.escape(message)):
        loaded.launch(1, 64, [bad])
    if isinstance(bad, np.ndarray):
        with pytest.raises(LaunchError, match=re.escape(message)):
            loaded.launch(1, 64, [device.array(bad)])


SCALARS = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, float %x) {
  store i32 %n, ptr addrspace(1) %out, align 4
  ret void
}
"""


@pytest.mark.parametrize(
    ("at", "given", "message"),
    [
        (1, "3", "argument 1 (i32 %n) does not take '3' (give a number)"),
        (1, np.str_("3"), "does not take"),
        (1, np.array("3"), "does not take"),
        (1, 1 + 2j, "does not take (1+2j)"),
        (2, np.complex64(1 + 2j), "does not take"),
        (2, np.datetime64(5, "s"), "does not take"),
        (1, np.timedelta64(5, "s"), "does not take"),
        (1, Decimal("1.5"), "does not take the number 1.5"),
        (1, Fraction(3, 2), "does not take the number 3/2"),
        (1, np.longdouble(1.5), "does not take the number 1.5"),
        (1, 10**400, "does not fit"),
        (2, 10**400, "does not fit"),
        (0, -1, "argument 0 (ptr addrspace(1) %out): -1 is no address"),
        (0, 1 << 70, "is no address"),
        (0, 1.5, "is a pointer"),
    ],
)
def test_what_is_no_number(at: int, given: Any, message: str) -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(SCALARS))["k"]
    args: list[Any] = [np.zeros(1, np.uint32), 1, 1.0]
    args[at] = given
    with pytest.raises(LaunchError, match=re.escape(message)):
        kernel.launch(1, 1, args)


def test_what_is_a_number() -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(SCALARS))["k"]
    for given in (7, np.int8(7), np.uint64(7), np.array(7), np.array(7, ">i8")):
        out = np.zeros(1, np.uint32)
        kernel.launch(1, 1, [out, given, Decimal("0.5")]).raise_for_findings()
        assert out[0] == 7
    kernel.launch(1, 1, [out, np.True_, Fraction(1, 2)]).raise_for_findings()
    assert out[0] == 1


def test_a_struct_is_bytes() -> None:
    for given in (3, "abc", None, np.zeros(3)):
        with pytest.raises(LaunchError, match="a by-value struct is given as bytes"):
            swlds.Raw(given)  # type: ignore[arg-type]
