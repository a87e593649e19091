"""What is claimed of values as compilers write them, and what it rests on."""

from __future__ import annotations

import pytest
from axis_kernels import analyse, claim, kernel

import swlds
from swlds.errors import SwldsError
from swlds.report.axis import analyse as report_of

ZERO = 1 << 62


def claims(
    body: str, *names: str, block: tuple[int, ...] = (256,), assume: tuple[str, ...] = (), arguments: str = ""
) -> list[tuple[int, int, int]]:
    analysis = analyse(kernel(body, *([arguments] if arguments else [])), block, assume=assume)
    found = [claim(analysis, name) for name in names]
    return [(c.contiguity, c.divisibility, c.constancy) for c in found]


def test_shifts_and_masks_are_quotients_and_remainders() -> None:
    """Where Triton's table gives 1: lshr, and, or, xor of a run."""
    body = """  %q = lshr i32 %x, 3
  %r = and i32 %x, 7
  %h = and i32 %x, -16
  %o = or i32 %h, 5
  %s = shl i32 %q, 6
  %t = or disjoint i32 %s, %r
  %z = xor i32 %x, 32"""
    assert claims(body, "q", "r", "h", "o", "t", "z") == [
        (1, 1, 8), (8, ZERO, 1), (1, 16, 16), (1, 1, 16), (8, 64, 1), (32, 32, 1),
    ]  # fmt: skip


def test_numbers_of_groups_and_arguments_are_factors() -> None:
    body = """  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = shl i32 %g, 8
  %i = add i32 %b, %x
  %q = lshr i32 %i, 4
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %row = mul i32 %q, %n
  %c = and i32 %i, 15
  %at = add i32 %row, %c"""
    found = claims(body, "i", "q", "p", "row", "at", assume=("a:align=128", "n:divisible=16"))
    assert found == [(256, 256, 1), (1, 1, 16), (1, 4, 1), (1, 16, 16), (16, 16, 1)]


def test_lanes_of_a_wave_and_their_values() -> None:
    body = """  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
  %wave = lshr i32 %x, 6
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %start = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  %e = and i32 %x, -8
  %at = shl i32 %e, 2
  %other = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %x)
  %odd = and i32 %x, 32
  %is = icmp ne i32 %odd, 0
  %votes = call i64 @llvm.amdgcn.ballot.i64(i1 %is)"""
    analysis = analyse(kernel(body))
    found = {n: claim(analysis, n) for n in ("lane", "first", "start", "other", "votes")}
    assert (found["lane"].contiguity, found["lane"].divisibility) == (64, ZERO)
    assert (found["first"].constancy, found["start"].constancy, found["start"].divisibility) == (64, 64, 64)
    assert (found["other"].constancy, found["other"].divisibility) == (8, 8)
    assert found["votes"].value == -(1 << 32)


def test_loops_have_their_step() -> None:
    body = """  br label %loop
loop:
  %i = phi i32 [ %x, %0 ], [ %next, %loop ]
  %r = phi i32 [ 0, %0 ], [ %rn, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 256
  %rn = add nuw nsw i32 %r, 96
  %go = icmp ult i32 %next, %n
  br i1 %go, label %loop, label %end
end:
  %last = phi i32 [ %i, %loop ]
  %rounds = phi i32 [ %r, %loop ]"""
    assert claims(body, "i", "r") == [(256, 256, 1), (1, 32, 256)]
    after = claims(body, "last", "rounds")
    assert after[0][0] == 1 and after[1] == (1, 32, 1)  # lanes leave in different rounds


def test_uniform_choices_keep_runs() -> None:
    """Phis and selects whose condition is the same in the group: slots of a ring, layouts by a bit."""
    body = """  %c = icmp ult i32 %n, %m
  br i1 %c, label %one, label %two
one:
  %v = add i32 %x, 1024
  br label %join
two:
  %w = add i32 %x, 4096
  br label %join
join:
  %p = phi i32 [ %v, %one ], [ %w, %two ]
  %s = select i1 %c, i32 0, i32 272
  %t = add i32 %s, %x
  %bit = and i32 %x, 16
  %d = icmp eq i32 %bit, 0
  %u = select i1 %d, i32 0, i32 272
  %e = xor i32 %u, %x"""
    assert claims(body, "p", "s", "t", "u") == [(256, 1024, 1), (1, 16, 256), (256, 16, 1), (1, 16, 16)]


def test_other_functions_get_what_their_callers_give() -> None:
    text = kernel("  %r = call i32 @f(i32 %x, i32 64)\n  %s = call i32 @f(i32 %x, i32 128)\n  %t = call i32 @g(i32 %x)")
    text += """
define internal i32 @f(i32 %i, i32 %by) {
  %v = add i32 %i, %by
  ret i32 %v
}
define internal i32 @g(i32 %i) {
  %v = lshr i32 %i, 4
  ret i32 %v
}
"""
    analysis = analyse(text)
    found = {(f.name, v.name): c for f, v, c in analysis.values()}
    assert (found["f", "i"].contiguity, found["f", "by"].constancy, found["f", "by"].divisibility) == (256, 64, 64)
    assert (found["k", "r"].contiguity, found["k", "s"].divisibility, found["k", "t"].constancy) == (256, 128, 16)
    assert found["g", "v"].constancy == 16


def test_callers_that_are_not_known() -> None:
    text = (
        kernel("  %f = load ptr, ptr addrspace(1) %a\n  call void %f(i32 %x)\n  call void @h(i32 64)")
        + """
define void @h(i32 %i) {
  %v = shl i32 %i, 2
  ret void
}
@table = addrspace(1) global ptr @h
"""
    )
    found = {v.name: c for _, v, c in analyse(text).values()}
    assert (found["i"].verdict, found["i"].constancy, found["v"].divisibility) == ("unknown", 1, 4)


def test_verdicts_and_premises() -> None:
    body = """  %i = add nsw i32 %n, %x
  %w = sext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %w
  %b = ptrtoint ptr addrspace(1) %a to i64
  %low = and i64 %b, 63
  %is = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %is)"""
    analysis = analyse(kernel(body), assume=("n:divisible=8",))
    wide, base = claim(analysis, "w"), claim(analysis, "a")
    assert (wide.contiguity, wide.divisibility, wide.verdict) == (256, 8, "under-assumption")
    assert "nsw of %i" in wide.premises and "assumed: n:divisible=8" in wide.premises
    assert (base.divisibility, base.verdict) == (64, "proved") and base.premises[0].startswith("llvm.assume")
    assert claim(analyse(kernel(body)), "w").verdict == "proved"


@pytest.mark.parametrize(
    ("call", "holds"),
    [
        ("call void @leaves()", False),
        ("call void @comes_back()", True),
        ("call void @llvm.amdgcn.s.barrier()", True),
        ("call void @llvm.trap()", False),
        ('call void asm sideeffect "s_endpgm", ""()', False),
    ],
)
def test_an_assume_that_may_not_be_reached_says_nothing(call: str, holds: bool) -> None:
    """Of what was executed in front of it."""
    functions = "declare void @leaves()\ndeclare void @comes_back() willreturn\n"
    functions += "declare void @llvm.trap()\ndeclare void @llvm.amdgcn.s.barrier()\n"
    body = f"""  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x
  store i32 0, ptr addrspace(1) %p
  {call}
  call void @llvm.assume(i1 true) ["align"(ptr addrspace(1) %a, i64 128)]"""
    analysis = analyse(kernel(body) + functions)
    assert (claim(analysis, "a").divisibility == 128) == holds


def test_dead_code_is_listed() -> None:
    body = "  ret void\ndead:\n  %v = add i32 %x, 1"
    assert claim(analyse(kernel(body)), "v").verdict == "unknown"


@pytest.mark.parametrize(
    ("spec", "words"),
    [("a", "no assumption"), ("a:align=3", "power of two"), ("b:align=4", "no parameter"), ("n:range=5..1", "no range"),
     ("n:range=0..99999999999", "not a range of i32"), ("a:divisible=0", "a number from 1")],
)  # fmt: skip
def test_wrong_assumptions_are_refused(spec: str, words: str) -> None:
    with pytest.raises(SwldsError, match=words):
        analyse(kernel(""), assume=(spec,))


def test_every_golden_and_every_peer_module_is_analysed() -> None:
    from pathlib import Path

    from paths import ROOT

    for path in sorted(Path(ROOT, "testdata/peers").rglob("*.ll")):
        module = swlds.parse(path)
        for found in module.kernel_functions:
            analysis = analyse(module, (16, 16))
            assert all(c.contiguity >= 1 for _, _, c in analysis.values()), found.name


GROUP_SIZE = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define amdgpu_kernel void @k(ptr addrspace(1) align 64 %a) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %m = call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %groups = load i32, ptr addrspace(4) %m, align 4
  %whole = icmp ult i32 %g, %groups
  %at = select i1 %whole, i64 12, i64 18
  %p = getelementptr i8, ptr addrspace(4) %m, i64 %at
  %s = load i16, ptr addrspace(4) %p, align 2
  %size = zext i16 %s to i32
  %first = mul i32 %g, %size
  %i = add i32 %first, %x
  %wide = zext i32 %i to i64
  %q = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 %i, ptr addrspace(1) %q, align 4
  ret void
}
"""


def test_sizes_of_groups_in_the_implicit_arguments_are_known() -> None:
    """As HIP writes blockIdx.x * blockDim.x + threadIdx.x."""
    analysis, _ = report_of(swlds.parse(GROUP_SIZE), None, (256,), None, ())
    found = claim(analysis, "q")
    assert (claim(analysis, "size").value, claim(analysis, "whole").value) == (256, 1)
    assert (found.contiguity, found.divisibility, found.stride) == (256, 64, 4)


def test_other_numbers_of_the_launch_are_not() -> None:
    analysis, _ = report_of(swlds.parse(GROUP_SIZE.replace("i64 12, i64 18", "i64 24, i64 26")), None, (256,), None, ())
    assert claim(analysis, "size").value is None and claim(analysis, "first").constancy == 256


def test_sums_that_may_wrap_keep_runs_only_if_somebody_says_so() -> None:
    body = """  %row = mul i32 %m, %n
  %i = add i32 %row, %x
  %w = zext i32 %i to i64
  %s = sext i32 %i to i64"""
    plain, assumed = analyse(kernel(body)), analyse(kernel(body), assume=("nowrap",))
    assert [claim(plain, name).contiguity for name in ("w", "s")] == [1, 1]
    assert [claim(assumed, name).contiguity for name in ("w", "s")] == [256, 256]
    assert claim(assumed, "w").verdict == "under-assumption" and claim(assumed, "i").verdict == "proved"
    assert claim(assumed, "w").premises == ("assumed: nowrap",)


def test_equal_operands() -> None:
    body = """  %v = mul i32 %n, %m
  %z = xor i32 %v, %v
  %o = udiv i32 %v, %v
  %r = urem i32 %v, %v
  %c = icmp ult i32 %v, %v
  %f = and i32 %v, 96"""
    analysis = analyse(kernel(body))
    assert [claim(analysis, name).value for name in ("z", "o", "r", "c")] == [0, 1, 0, 0]
    assert claim(analysis, "f").divisibility == 32


def test_what_va_arg_takes_is_each_lanes_own() -> None:
    body = """  %l = alloca i64, addrspace(5)
  %v = va_arg ptr addrspace(5) %l, i32"""
    assert claim(analyse(kernel(body)), "v").constancy == 1
