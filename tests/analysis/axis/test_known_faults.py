"""Claims of Triton's AxisInfo that were wrong, each as a value of which swlds claims no more than is so, and what it can.

Source: triton-lang/triton issues and pull requests by the number in each test.
"""

from __future__ import annotations

import numpy as np
from axis_kernels import analyse, claim, held, kernel


def test_division_of_negative_runs_rounds_to_zero() -> None:
    """#7749: -64 ... -57 divided by 32 were constant over 8; but -64 / 32 is -2, -63 / 32 is -1."""
    analysis = analyse(kernel("  %v = add i32 %x, -64\n  %q = sdiv i32 %v, 32\n  %r = srem i32 %v, 32"), (64,))
    quotient, rest = claim(analysis, "q"), claim(analysis, "r")
    assert held(quotient, lambda x, n: np.trunc((x - 64) / 32).astype(np.int64), 64)
    assert held(rest, lambda x, n: (x - 64) - 32 * np.trunc((x - 64) / 32).astype(np.int64), 64)
    assert quotient.constancy == 1
    analysis = analyse(
        kernel("  %v = add i32 %x, -64\n  %w = shl i32 %n, 6\n  %s = add i32 %v, %w\n  %q = sdiv i32 %s, 32")
    )
    assert claim(analysis, "q").constancy == 1


def test_remainders_are_no_multiples_in_every_lane() -> None:
    """#11544, a misaligned address on an H100: a run modulo a multiple of 8 begins with one, but is none in each lane."""
    body = "  %b = shl i32 %n, 3\n  %v = add i32 %b, %x\n  %r = urem i32 %v, 24\n  %s = urem i32 %x, 12\n  %t = urem i32 %v, %m"
    analysis = analyse(kernel(body))
    rest, short = claim(analysis, "r"), claim(analysis, "s")
    assert held(rest, lambda x, n: (x + 8 * n) % (1 << 32) % 24)
    assert held(short, lambda x, n: x % 12)
    assert (rest.contiguity, rest.divisibility) == (8, 8)
    assert (short.contiguity, short.divisibility) == (4, 4)
    assert claim(analysis, "t").divisibility == 1


def test_a_choice_by_lane_begins_groups_with_odd_numbers() -> None:
    """#10067: select with a condition for each lane kept a divisibility of 8."""
    body = "  %o = and i32 %x, 1\n  %c = icmp eq i32 %o, 0\n  %v = add i32 %x, 64\n  %s = select i1 %c, i32 %v, i32 %x"
    found = claim(analyse(kernel(body)), "s")
    assert held(found, lambda x, n: np.where(x % 2 == 0, x + 64, x))
    assert found.divisibility == 1


def test_sums_of_runs_are_no_runs() -> None:
    """#741: a run was kept through x + 1000 * x; #9297: divisibility of sums and differences of two runs."""
    body = "  %m1 = mul i32 %x, 1000\n  %v = add i32 %x, %m1\n  %e = and i32 %x, 7\n  %w = add i32 %e, %x\n  %d = sub i32 %x, %e"
    analysis = analyse(kernel(body))
    found, half, difference = claim(analysis, "v"), claim(analysis, "w"), claim(analysis, "d")
    assert held(found, lambda x, n: 1001 * x) and found.contiguity == 1 and found.stride == 1001
    assert held(half, lambda x, n: x % 8 + x) and (half.contiguity, half.divisibility) == (1, 2)
    assert held(difference, lambda x, n: x - x % 8) and (difference.constancy, difference.divisibility) == (8, 8)


def test_a_constant_less_a_run_falls() -> None:
    """#4221: 1024 - range was contiguous."""
    found = claim(analyse(kernel("  %v = sub i32 1024, %x")), "v")
    assert held(found, lambda x, n: 1024 - x)
    assert (found.contiguity, found.stride) == (1, -1)


def test_least_and_most_of_runs() -> None:
    """#7781: divisibility of min and max where lanes take different sides."""
    body = "  %v = call i32 @llvm.umin.i32(i32 %x, i32 100)\n  %w = call i32 @llvm.smax.i32(i32 %x, i32 100)"
    analysis = analyse(kernel(body))
    least, most = claim(analysis, "v"), claim(analysis, "w")
    assert held(least, lambda x, n: np.minimum(x, 100)) and held(most, lambda x, n: np.maximum(x, 100))
    assert (most.constancy, most.divisibility, most.contiguity) == (1, 1, 1)


def test_remainders_by_runs() -> None:
    """#7441: the remainder by a number that differs between lanes had the divisibility of both."""
    body = "  %b = add i32 %x, 8\n  %v = shl i32 %x, 3\n  %r = urem i32 %v, %b\n  %u = shl i32 %n, 3\n  %s = urem i32 %u, %b"
    analysis = analyse(kernel(body))
    assert held(claim(analysis, "r"), lambda x, n: 8 * x % (x + 8))
    assert held(claim(analysis, "s"), lambda x, n: (8 * n) % (1 << 32) % (x + 8))


def test_shifts_by_numbers_that_may_be_zero() -> None:
    """#4871: a shift by a multiple of 4 was taken for one of at least 4."""
    analysis = analyse(
        kernel("  %s = and i32 %n, 4\n  %v = shl i32 %x, %s\n  %w = lshr i32 1024, %s\n  %u = shl i32 1, %s")
    )
    assert held(claim(analysis, "v"), lambda x, n: x << (n & 4))
    assert held(claim(analysis, "u"), lambda x, n: (x * 0 + 1) << (n & 4))
    assert held(claim(analysis, "w"), lambda x, n: (x * 0 + 1024) >> (n & 4))
    assert claim(analysis, "u").divisibility == 1


def test_other_widths_where_runs_wrap() -> None:
    """By reading: trunc and ext kept runs that pass 2^bits."""
    body = """  %v = add i32 %x, 100
  %t = trunc i32 %v to i8
  %e = zext i8 %t to i32
  %s = sext i8 %t to i32
  %w = add i32 %x, %n
  %z = zext i32 %w to i64"""
    analysis = analyse(kernel(body))
    found, signed = claim(analysis, "e"), claim(analysis, "s")
    assert held(claim(analysis, "t"), lambda x, n: x + 100, bits=8) and claim(analysis, "t").contiguity == 256
    assert held(found, lambda x, n: (x + 100) % 256) and (found.contiguity, found.divisibility) == (4, 4)
    assert held(signed, lambda x, n: (x + 100 + 128) % 256 - 128) and signed.contiguity == 4
    assert claim(analysis, "z").contiguity == 1
    assert held(claim(analysis, "z"), lambda x, n: (x + n) % (1 << 32), bits=64)
