"""What ``freeze`` keeps of a value, and who is left behind a call that lanes may not come back from."""

from __future__ import annotations

import pytest
from axis_kernels import analyse, claim, kernel

FIRST = "  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x\n"
RANGED = FIRST + "  %l = load i32, ptr addrspace(1) %p, !range !0"
KEPT = [
    "%v = add nuw nsw i32 %x, 5",
    "%v = mul nuw i32 %x, 16",
    "%v = shl nuw nsw i32 %x, 3",
    "%d = shl i32 %x, 4\n  %v = lshr exact i32 %d, 4",
    "%d = shl i32 %x, 4\n  %v = or disjoint i32 %d, 3",
    "%d = sub nsw i32 255, %x\n  %v = sub nuw i32 300, %d",
    "%v = trunc nuw i32 %x to i16",
    "%v = zext nneg i32 %x to i64",
    "%v = add i32 %n, %x",
    "%h = freeze i32 %n\n  %v = add i32 %h, %x",
    "%m16 = and i32 %m, 16\n  %s = lshr i32 %x, %m16\n  %d = and i32 %s, 0\n  %v = add i32 %d, %x",
]
LOST = [
    "%v = add nuw i32 %n, %x",
    "%v = add nsw i32 %x, 2147483600",
    "%v = shl i32 %x, 40",
    "%v = shl i32 1, %m",
    "%v = lshr exact i32 %x, 3",
    "%v = or disjoint i32 %x, 3",
    "%v = sub nuw i32 3, %x",
    "%v = trunc nuw i32 %x to i4",
    "%d = sub i32 3, %x\n  %v = zext nneg i32 %d to i64",
    "%v = call range(i32 0, 16) i32 @llvm.umin.i32(i32 %x, i32 99)",
    "%d = add nuw i32 %n, 1\n  %e = mul i32 %d, 4\n  %v = add i32 %e, %x",
    "%c = icmp samesign ult i32 %x, %n\n  %v = select i1 %c, i32 %x, i32 %x",
    "%v = select i1 true, i32 %x, i32 poison",
    "%v = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %x",
    "%d = fptoui float 3.0e38 to i32\n  %v = add i32 %d, %x",
]


def frozen(body: str) -> tuple[int, int]:
    """Contiguity or stride of what is frozen, as what is not has it; and the lanes in which that is the same."""
    type_ = "i64" if "to i64" in body else "i16" if "to i16" in body else "i4" if "to i4" in body else "i32"
    type_ = "ptr addrspace(1)" if "%v = getelementptr" in body else type_
    found = claim(analyse(kernel(f"  {body}\n  %f = freeze {type_} %v")), "f")
    return found.contiguity, found.constancy


@pytest.mark.parametrize("body", KEPT)
def test_freeze_of_what_is_never_poison(body: str) -> None:
    plain = body.rpartition("%v")[0] + "%f" + body.rpartition("%v")[2]
    expected = claim(analyse(kernel("  " + plain)), "f")
    assert frozen(body) == (expected.contiguity, expected.constancy)
    assert expected.verdict == "proved"


@pytest.mark.parametrize("body", LOST)
def test_freeze_of_what_may_be_poison(body: str) -> None:
    assert frozen(body) == (1, 1)


def test_freeze_of_a_range_that_memory_may_break() -> None:
    text = (
        kernel(RANGED + "\n  %f = freeze i32 %l\n  %q = lshr i32 %f, 4\n  %r = lshr i32 %l, 4")
        + "!0 = !{i32 0, i32 16}\n"
    )
    assert claim(analyse(text), "q").value is None
    assert claim(analyse(text), "r").value == 0
    assert claim(analyse(text.replace("!range !0", "!range !0, !noundef !1") + "!1 = !{}\n"), "q").value == 0


def test_freeze_in_a_loop_whose_bounds_come_late() -> None:
    """In the first pass the number is 0, and the flag holds; then it is anything."""
    body = """  br label %start
start:
  br label %loop
loop:
  %i = phi i32 [ 0, %start ], [ %next, %loop ]
  %v = mul nuw i32 %i, 4096
  %f = freeze i32 %v
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:"""
    found = analyse(kernel(body))
    assert claim(found, "f").divisibility == 1 and claim(found, "f").constancy == 1
    assert claim(found, "v").divisibility == 4096


CHECK = """
declare void @llvm.amdgcn.endpgm()
define internal void @check(i1 %c) noinline {
  br i1 %c, label %leave, label %on
leave:
  call void @llvm.amdgcn.endpgm()
  unreachable
on:
  ret void
}
define internal void @deeper(i1 %c) noinline {
  call void @check(i1 %c)
  ret void
}
define internal void @harmless(i1 %c) noinline {
  ret void
}
declare void @unknown()
declare void @comes_back() willreturn
declare void @llvm.trap()
"""
BEHIND = """  %b = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)"""


@pytest.mark.parametrize(
    ("call", "is_known"),
    [
        ("call void @check(i1 %c)", False),
        ("call void @deeper(i1 %c)", False),
        ("call void @unknown()", False),
        ('call void asm sideeffect "s_endpgm", ""()', False),
        ("%g = load ptr, ptr addrspace(1) %a\n  call void %g()", False),
        ("call void @harmless(i1 %c)", True),
        ("call void @comes_back()", True),
        ('call void asm sideeffect "s_nop 0", ""()', True),
    ],
)
@pytest.mark.parametrize("place", ["behind", "in front", "in the next block", "in the loop"])
def test_who_is_left_behind_a_call(call: str, is_known: bool, place: str) -> None:
    condition = "  %c = icmp ult i32 %x, 40\n"
    body = {
        "behind": f"{condition}  {call}\n{BEHIND}",
        "in front": f"{condition}{BEHIND}\n  {call}",
        "in the next block": f"{condition}  {call}\n  br label %next\nnext:\n{BEHIND}",
        "in the loop": f"{condition}  br label %loop\nloop:\n{BEHIND}\n  {call}\n"
        "  br i1 true, label %end, label %loop\nend:",
    }[place]
    found = claim(analyse(kernel(body) + CHECK, (64,)), "b").value
    is_all = found is not None and found % (1 << 64) == (1 << 64) - 1
    assert is_all == (is_known or place == "in front")
    assert (claim(analyse(kernel(body) + CHECK, (64,)), "r").value == 0) == (is_known or place == "in front")
