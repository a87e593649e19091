"""Rules at their ends: values for which a bound, a flag or a number of lanes is just met, and just not."""

from __future__ import annotations

import numpy as np
import pytest
from axis_kernels import analyse, claim, held, kernel
from debug_text import record, with_debug_info

WORD = 1 << 32


def test_quotients_of_sums_that_wrap() -> None:
    """(3 * (x + n) modulo 2^32) / 3 is not x + n behind the wrap; without one it is."""
    text = kernel("  %s = add i32 %x, %n\n  %m3 = mul i32 %s, 3\n  %q = udiv i32 %m3, 3")
    found = claim(analyse(text), "q")
    assert held(found, lambda x, n: 3 * (x + n) % WORD // 3) and found.contiguity == 1
    found = claim(analyse(text, assume=["n:range=0..1000"]), "q")
    assert found.contiguity == 256


@pytest.mark.parametrize(("more", "same"), [(2, 1), (1, 256)])
def test_quotients_of_what_may_just_reach_the_divisor(more: int, same: int) -> None:
    """(3 * n + 2 + b) / 3 depends on the bit b of a lane, (3 * n + 1 + b) / 3 does not."""
    body = f"""  %low = and i32 %n, 1023
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x
  %l = load i32, ptr addrspace(1) %p
  %b = and i32 %l, 1
  %m3 = mul i32 %low, 3
  %s = add i32 %m3, {more}
  %t = add i32 %s, %b
  %q = udiv i32 %t, 3"""
    assert claim(analyse(kernel(body)), "q").constancy == same


@pytest.mark.parametrize(("most", "run"), [(WORD - 256, 256), (WORD - 255, 1)])
def test_sums_that_just_reach_the_modulus(most: int, run: int) -> None:
    text = kernel("  %s = add i32 %x, %n\n  %w = zext i32 %s to i64")
    assert claim(analyse(text, assume=[f"n:range=0..{most}"]), "w").contiguity == run


def test_what_is_cut_off_and_widened_again() -> None:
    body = "  %n64 = zext i32 %n to i64\n  %x64 = zext i32 %x to i64\n  %s = add i64 %n64, %x64\n  %t = trunc i64 %s to i32\n"
    found = claim(analyse(kernel(body + "  %w = zext i32 %t to i64")), "w")
    assert held(found, lambda x, n: (n % WORD + x) % WORD, bits=64) and found.contiguity == 1


def test_a_sum_without_sign_of_one_with_a_sign() -> None:
    """``nsw`` says nothing of the number without a sign; ``nowrap`` does, and that it may wrap is known."""
    text = kernel("  %s = add nsw i32 %x, %n\n  %w = zext i32 %s to i64")
    analysis = analyse(text)
    found = claim(analysis, "w")
    assert held(found, lambda x, n: (x + n) % WORD, bits=64) and found.contiguity == 1
    assert [i.name for forms in analysis.functions.values() for i in forms.may_wrap] == ["w"]
    assert claim(analyse(text, assume=["nowrap"]), "w").contiguity == 256


def test_the_first_lane_of_halves() -> None:
    """Lanes 0 to 31 have one number, 32 to 63 another: all of the wave get the first one's."""
    body = "  %h = lshr i32 %x, 5\n  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %h)\n  %d = sub i32 %h, %f"
    analysis = analyse(kernel(body))
    assert claim(analysis, "f").constancy == 64 and claim(analysis, "d").value is None
    assert held(claim(analysis, "d"), lambda x, n: x // 32 % 2)


READLANE = """  %c = icmp ult i32 %x, LIMIT
  br i1 %c, label %some, label %end
some:
  %v = shl i32 %n, 4
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 40)
  br label %end
end:"""


@pytest.mark.parametrize(("limit", "multiple"), [(32, 1), (256, 16)])
def test_lanes_that_have_not_computed_what_is_read(limit: int, multiple: int) -> None:
    """In a lane that is not there a register holds anything."""
    text = kernel(READLANE.replace("LIMIT", str(limit)))
    text = text.replace("declare i64", "declare i32 @llvm.amdgcn.readlane.i32(i32, i32)\ndeclare i64")
    assert claim(analyse(text), "r").divisibility == multiple


LEFT = """  br label %loop
loop:
  %i = phi i32 [ 0, %start ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %l = load i32, ptr addrspace(1) %p
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %l)
  %next = add nuw i32 %i, 1
  %h = lshr i32 %x, SHIFT
  %more = icmp ult i32 %next, %h
  br i1 %more, label %loop, label %end
end:
  %got = add i32 %f, 1"""


@pytest.mark.parametrize(("shift", "same"), [(5, 32), (6, 64), (4, 16)])
def test_numbers_of_a_wave_whose_parts_leave_apart(shift: int, same: int) -> None:
    """What a round gave the wave is another number for those that stay."""
    text = kernel("  br label %start\nstart:\n" + LEFT.replace("SHIFT", str(shift)))
    assert claim(analyse(text), "got").constancy == same


def phi(first: int, step: str, test: str) -> str:
    return kernel(
        f"  br label %start\nstart:\n  br label %loop\nloop:\n  %i = phi i32 [ {first}, %start ], [ %next, %loop ]\n"
        f"  %c = icmp {test}\n  %next = {step}\n  %more = icmp ne i32 %next, %n\n  br i1 %more, label %loop, label %end\nend:"
    )


@pytest.mark.parametrize(
    ("first", "step", "test", "value"),
    [
        (5, "add nuw i32 %i, 3000000000", "ugt i32 %i, 100", None),  # 5, 3000000005
        (5, "add nuw i32 %i, 4", "ult i32 %i, 5", 0),
        (100, "sub nuw i32 %i, 4", "ult i32 %i, 100", None),
        (100, "sub nuw i32 %i, 4", "ugt i32 %i, 100", 0),
        (100, "add nsw i32 %i, -4", "slt i32 %i, 100", None),
        (100, "add nsw i32 %i, -4", "sgt i32 %i, 100", 0),
    ],
)
def test_numbers_of_loops_have_the_ends_that_their_flags_give(
    first: int, step: str, test: str, value: int | None
) -> None:
    assert claim(analyse(phi(first, step, test)), "c").value == value


@pytest.mark.parametrize(("steps", "multiple"), [((16, 8), 8), ((8, 16), 8), ((32, 32), 32)])
def test_a_loop_that_goes_on_by_two_steps(steps: tuple[int, int], multiple: int) -> None:
    body = f"""  br label %start
start:
  br label %loop
loop:
  %i = phi i32 [ 0, %start ], [ %one, %first ], [ %two, %second ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %first, label %second
first:
  %one = add i32 %i, {steps[0]}
  br label %loop
second:
  %two = add i32 %i, {steps[1]}
  %more = icmp ult i32 %two, %m
  br i1 %more, label %loop, label %end
end:"""
    assert claim(analyse(kernel(body)), "i").divisibility == multiple


def test_numpy_and_claims_read_one_kernel() -> None:
    """The helper of this file finds a claim that is too strong."""
    found = claim(analyse(kernel("  %v = add i32 %x, %n")), "v")
    assert found.contiguity == 256 and not held(found, lambda x, n: x + n + np.where(x == 255, 1, 0))


def test_a_debug_record_in_another_block_uses_nothing() -> None:
    """What lanes read together they have the same of, as long as it is used where they are together."""
    body = (
        "  %c = icmp ult i32 %x, 7\n  br i1 %c, label %then, label %end\nthen:\n  %v = load i32, ptr addrspace(1) %a\n"
        "  %w = add i32 %v, 1\n  br label %end\nend:\n"
    )
    plain, described = kernel(body), with_debug_info(kernel(body + record("i32 %v")))
    assert claim(analyse(plain), "v").constancy == claim(analyse(described), "v").constancy == 64
