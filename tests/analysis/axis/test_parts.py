"""Numbers and pointers in vectors and aggregates keep what is known of them."""

from __future__ import annotations

import pytest
from axis_kernels import DECLARATIONS, analyse, claim, held, kernel

LOOP = """  %n0 = insertelement <2 x i32> poison, i32 %x, i64 0
  %n1 = insertelement <2 x i32> %n0, i32 0, i64 1
  br label %loop
loop:
  %v = phi <2 x i32> [ %n1, %0 ], [ %next, %loop ]
  %next = add nuw nsw <2 x i32> %v, <i32 256, i32 1>
  %at = extractelement <2 x i32> %v, i64 0
  %round = extractelement <2 x i32> %v, i64 1
  %c = icmp ult i32 %round, 7
  br i1 %c, label %loop, label %end
end:"""


def test_vectors_go_round_loops() -> None:
    analysis = analyse(kernel(LOOP))
    at, rounds = claim(analysis, "at"), claim(analysis, "round")
    assert (at.contiguity, at.divisibility, at.stride) == (256, 256, 1)
    assert (rounds.constancy, rounds.stride) == (256, 0)


def test_vectors_of_pointers() -> None:
    body = """  %e = insertelement <2 x i32> poison, i32 %x, i64 0
  %s = shufflevector <2 x i32> %e, <2 x i32> poison, <2 x i32> zeroinitializer
  %o = or disjoint <2 x i32> %s, <i32 0, i32 1024>
  %w = zext nneg <2 x i32> %o to <2 x i64>
  %p = getelementptr float, ptr addrspace(1) %a, <2 x i64> %w
  %q = extractelement <2 x ptr addrspace(1)> %p, i64 1
  %f = load float, ptr addrspace(1) %q"""
    found = claim(analyse(kernel(body), assume=["a:align=128"]), "q")
    assert (found.contiguity, found.divisibility, found.stride) == (256, 128, 4)


@pytest.mark.parametrize(("number", "stride"), [("0", 1), ("1", 3), ("%n", None)])
def test_elements_by_number(number: str, stride: int | None) -> None:
    body = f"""  %t = mul i32 %x, 3
  %u = insertelement <2 x i32> poison, i32 %x, i32 0
  %v = insertelement <2 x i32> %u, i32 %t, i32 1
  %w = extractelement <2 x i32> %v, i32 {number}"""
    found = claim(analyse(kernel(body)), "w")
    assert found.stride == stride
    times = {"0": 1, "1": 3}
    assert held(found, lambda lane, n: lane * times.get(number, 3 if n & 1 else 1))


def test_each_lane_may_take_another_element() -> None:
    body = """  %u = insertelement <2 x i32> poison, i32 %x, i32 0
  %v = insertelement <2 x i32> %u, i32 7, i32 1
  %odd = and i32 %x, 1
  %w = extractelement <2 x i32> %v, i32 %odd"""
    found = claim(analyse(kernel(body)), "w")
    assert found.divisibility == 1 and held(found, lambda lane, n: lane * (1 - lane % 2) + 7 * (lane % 2))


def test_two_words_make_one_number_and_back() -> None:
    body = """  %u = insertelement <2 x i32> poison, i32 %x, i32 0
  %v = insertelement <2 x i32> %u, i32 %n, i32 1
  %whole = bitcast <2 x i32> %v to i64
  %back = bitcast i64 %whole to <4 x i16>
  %low = extractelement <4 x i16> %back, i32 0
  %high = extractelement <4 x i16> %back, i32 2"""
    analysis = analyse(kernel(body))
    assert claim(analysis, "whole").contiguity == 256
    assert claim(analysis, "low").contiguity == 256 and claim(analysis, "high").constancy == 256


def test_structs_of_functions() -> None:
    """What a function returns in a struct, and takes in one, is worked out for each call."""
    module = f"""{DECLARATIONS}
declare {{ i32, i1 }} @llvm.uadd.with.overflow.i32(i32, i32)
define internal {{ i32, [2 x i32] }} @pair({{ i32, i32 }} %in, i32 %y) {{
  %a = extractvalue {{ i32, i32 }} %in, 0
  %b = extractvalue {{ i32, i32 }} %in, 1
  %s = call {{ i32, i1 }} @llvm.uadd.with.overflow.i32(i32 %a, i32 %y)
  %sum = extractvalue {{ i32, i1 }} %s, 0
  %out0 = insertvalue {{ i32, [2 x i32] }} poison, i32 %sum, 0
  %out1 = insertvalue {{ i32, [2 x i32] }} %out0, i32 %b, 1, 1
  ret {{ i32, [2 x i32] }} %out1
}}
define amdgpu_kernel void @k(i32 %n) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %i0 = insertvalue {{ i32, i32 }} poison, i32 %x, 0
  %i1 = insertvalue {{ i32, i32 }} %i0, i32 %n, 1
  %r = call {{ i32, [2 x i32] }} @pair({{ i32, i32 }} %i1, i32 64)
  %first = extractvalue {{ i32, [2 x i32] }} %r, 0
  %rest = extractvalue {{ i32, [2 x i32] }} %r, 1
  %last = extractvalue [2 x i32] %rest, 1
  %hole = extractvalue [2 x i32] %rest, 0
  ret void
}}
"""
    analysis = analyse(module)
    assert (claim(analysis, "first").contiguity, claim(analysis, "first").stride) == (256, 1)
    assert claim(analysis, "last").constancy == 256
    assert claim(analysis, "hole").verdict == "unknown"
    value = next(v for _, v, _ in [*analysis.values()] if getattr(v, "name", "") == "first")
    (call,) = value.operands
    assert [None if c is None else c.stride for c in analysis.parts(call)] == [1, None, 0]


def test_a_parameter_of_several_callers_has_what_they_share() -> None:
    module = f"""{DECLARATIONS}
define internal void @f(<2 x i32> %v, i32 %u) {{
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  ret void
}}
define amdgpu_kernel void @k(i32 %n) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %t = shl i32 %x, 4
  %v0 = insertelement <2 x i32> poison, i32 %t, i32 0
  %v = insertelement <2 x i32> %v0, i32 %n, i32 1
  %w0 = insertelement <2 x i32> poison, i32 64, i32 0
  %w = insertelement <2 x i32> %w0, i32 5, i32 1
  call void @f(<2 x i32> %v, i32 8)
  call void @f(<2 x i32> %w, i32 24)
  ret void
}}
"""
    analysis = analyse(module)
    assert claim(analysis, "a").divisibility == 16
    assert claim(analysis, "b").constancy == 64, "waves may come from different calls"
    assert claim(analysis, "u").divisibility == 8


def test_lanes_that_load_a_vector_at_one_place_have_one() -> None:
    body = """  %row = lshr i32 %x, 4
  %p = getelementptr <2 x i32>, ptr addrspace(1) %a, i32 %row
  %v = load <2 x i32>, ptr addrspace(1) %p, align 8
  %w = extractelement <2 x i32> %v, i32 1
  %z = load volatile <2 x i32>, ptr addrspace(1) %p, align 8
  %y = extractelement <2 x i32> %z, i32 1"""
    analysis = analyse(kernel(body))
    assert (claim(analysis, "w").constancy, claim(analysis, "y").constancy) == (16, 1)


def test_elements_that_change_places_are_not_their_own() -> None:
    """``vector.reverse`` gives an element what another one was."""
    body = """  %u = insertelement <2 x i32> poison, i32 %x, i32 0
  %v = insertelement <2 x i32> %u, i32 5, i32 1
  %r = call <2 x i32> @llvm.vector.reverse.v2i32(<2 x i32> %v)
  %w = extractelement <2 x i32> %r, i32 1"""
    text = kernel(body).replace(
        DECLARATIONS, DECLARATIONS + "declare <2 x i32> @llvm.vector.reverse.v2i32(<2 x i32>)\n"
    )
    assert claim(analyse(text), "w").constancy == 1
