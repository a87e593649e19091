"""What vectorisers write: searches and masks of vectors, elements that are moved. On both engines, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
"""
V, PAIR = "<4 x i32>", "<2 x i32>"
LOW = "%h = shufflevector <4 x i32> %b, <4 x i32> poison, <2 x i32> <i32 0, i32 1>\n  "
WIDENED = f"%r = zext <4 x i1> %w to {V}"
NEAR_END = "%n = sub i32 -2, %x\n  "
NUMBERS = np.random.default_rng(1).integers(-2, 3, (65, 4)).astype(np.int32)
A = NUMBERS[:64]
B = np.stack([NUMBERS.ravel()[4 * i + 3 : 4 * i + 7] for i in range(64)])
BOTH = np.concatenate([A, B], axis=1)


def call(name: str, result: str, arguments: str, more: str = "", before: str = "") -> tuple[str, str]:
    """The declaration of ``@llvm.name``, and a body that calls it for ``%r`` (with ``more``: for ``%w``)."""
    types = ", ".join(word.strip().rsplit(" ", 1)[0] for word in arguments.split(";"))
    callee = f"@llvm.{name}({arguments.replace(';', ',')})"
    body = f"{before}%w = call {result} {callee}\n  {more}" if more else f"{before}%r = call {result} {callee}"
    return f"declare {result} @llvm.{name}({types})\n", body


def execute(declaration: str, body: str, count: int) -> np.ndarray[Any, Any]:
    """``%r`` of each lane, of a wave, ``count`` elements: ``%a``, ``%b`` and ``%c`` are A, B and ``A > 0``."""
    type_ = "i32" if count == 1 else f"<{count} x i32>"
    text = f"""{HEAD}{declaration}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x i32>, ptr addrspace(1) %in, i32 %x
  %a = load <4 x i32>, ptr addrspace(1) %p
  %pb = getelementptr i32, ptr addrspace(1) %p, i32 3
  %b = load <4 x i32>, ptr addrspace(1) %pb, align 4
  %c = icmp sgt <4 x i32> %a, zeroinitializer
  {body}
  %q = getelementptr {type_}, ptr addrspace(1) %out, i32 %x
  store {type_} %r, ptr addrspace(1) %q, align 4
  ret void
}}
"""
    out = np.zeros((64, count), np.int32)
    result = swlds.Device("gfx942", engine="both").load(swlds.parse(text))["k"].launch(1, 64, [NUMBERS, out])
    assert not result.findings and not result.fidelity.executed
    return out


def first(flags: Any) -> list[int]:
    return [next((k for k, flag in enumerate(row) if flag), len(row)) for row in flags]


def last_positive(row: int) -> int:
    return int(([9] + [B[row][k] for k in range(4) if A[row][k] > 0])[-1])


CASES: dict[str, tuple[tuple[str, str], Any]] = {
    "first of flags": (call("experimental.cttz.elts.i32.v4i1", "i32", "<4 x i1> %c; i1 false"), first(A > 0)),
    "first of numbers": (
        call("experimental.cttz.elts.i64.v4i32", "i64", f"{V} %a; i1 false", "%r = trunc i64 %w to i32"),
        first(A != 0),
    ),
    "first, in three bits": (
        call("experimental.cttz.elts.i3.v4i1", "i3", "<4 x i1> %c; i1 false", "%r = zext i3 %w to i32"),
        first(A > 0),
    ),
    "last": (
        call("experimental.vector.extract.last.active.v4i32", "i32", f"{V} %b; <4 x i1> %c; i32 9"),
        [last_positive(i) for i in range(64)],
    ),
    "active lanes": (
        call("get.active.lane.mask.v4i1.i32", "<4 x i1>", "i32 %x; i32 33", f"%r = zext <4 x i1> %w to {V}"),
        np.arange(64)[:, None] + np.arange(4) < 33,
    ),
    "active lanes at the end of numbers": (
        call("get.active.lane.mask.v4i1.i32", "<4 x i1>", "i32 %n; i32 -1", f"%r = zext <4 x i1> %w to {V}", NEAR_END),
        np.arange(4) - np.arange(64)[:, None] < 1,
    ),
    "interleaved": (call("vector.interleave2.v8i32", "<8 x i32>", f"{V} %a; {V} %b"), np.stack([A, B], 2)),
    "parted": (
        call("vector.deinterleave2.v4i32", f"{{{PAIR}, {PAIR}}}", f"{V} %a", f"%r = extractvalue {{{PAIR}, {PAIR}}} %w, 1"),
        A[:, 1::2],
    ),
    "spliced to the left": (call("vector.splice.left.v4i32", V, f"{V} %a; {V} %b; i32 1"), BOTH[:, 1:5]),
    "spliced to the right": (call("vector.splice.right.v4i32", V, f"{V} %a; {V} %b; i32 1"), BOTH[:, 3:7]),
    "spliced by two": (call("vector.splice.left.v4i32", V, f"{V} %a; {V} %b; i32 2"), BOTH[:, 2:6]),
    "spliced by three from the right": (call("vector.splice.right.v4i32", V, f"{V} %a; {V} %b; i32 3"), BOTH[:, 1:5]),
    "the first part": (call("vector.extract.v2i32.v4i32", PAIR, f"{V} %a; i64 0"), A[:, :2]),
    "spliced as before": (call("vector.splice.v4i32", V, f"{V} %a; {V} %b; i32 -1"), BOTH[:, 3:7]),
    "a part": (call("vector.extract.v2i32.v4i32", PAIR, f"{V} %a; i64 2"), A[:, 2:]),
    "a part put in": (
        call("vector.insert.v4i32.v2i32", V, f"{V} %a; {PAIR} %h; i64 2", before=LOW),
        np.concatenate([A[:, :2], B[:, :2]], axis=1),
    ),
    "summed in part": (
        call("vector.partial.reduce.add.v2i32.v4i32", PAIR, f"{PAIR} %h; {V} %a", before=LOW),
        B[:, :2] + A[:, :2] + A[:, 2:],
    ),
    "reversed": (call("vector.reverse.v4i32", V, f"{V} %a"), A[:, ::-1]),
    "compressed": (
        call("experimental.vector.compress.v4i32", V, f"{V} %a; <4 x i1> %c; {V} %b"),
        [[*(taken := A[i][A[i] > 0]), *B[i][len(taken) :]] for i in range(64)],
    ),
    "matched": (
        call("experimental.vector.match.v4i32.v2i32", "<4 x i1>", f"{V} %b; {PAIR} %h; <4 x i1> %c", WIDENED, LOW),
        ((B[:, :, None] == B[:, None, :2]).any(2) & (A > 0)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_results(name: str) -> None:
    (declaration, body), wanted = CASES[name]
    expected = np.array(wanted, np.int32).reshape(64, -1)
    assert expected.any()
    assert np.array_equal(execute(declaration, body, expected.shape[1]), expected)


SEARCH = f"""{HEAD}
@t = internal addrspace(3) global [256 x i32] poison, align 8
declare void @llvm.amdgcn.s.barrier()
declare i64 @llvm.experimental.cttz.elts.i64.v2i1(<2 x i1>, i1)
declare <2 x i1> @llvm.vector.interleave2.v2i1(<1 x i1>, <1 x i1>)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %number = load i32, ptr addrspace(1) %from
  %to = getelementptr i32, ptr addrspace(3) @t, i32 %x
  store i32 %number, ptr addrspace(3) %to
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %at = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @t, i64 %at
  %pair = load <2 x i32>, ptr addrspace(3) %p, align 8
  %s0 = insertelement <2 x i32> poison, i32 %x, i64 0
  %s = shufflevector <2 x i32> %s0, <2 x i32> poison, <2 x i32> zeroinitializer
  %is = icmp eq <2 x i32> %pair, %s
  %is.any = bitcast <2 x i1> %is to i2
  %found = icmp ne i2 %is.any, 0
  %next = add i64 %at, 2
  %ends = icmp eq i64 %next, 256
  %leave = or i1 %found, %ends
  br i1 %leave, label %done, label %loop
done:
  %k = call i64 @llvm.experimental.cttz.elts.i64.v2i1(<2 x i1> %is, i1 false)
  %place = add i64 %at, %k
  %result = trunc i64 %place to i32
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %result, ptr addrspace(1) %o
  ret void
}}
"""


@pytest.mark.parametrize("is_lowered", [False, True])
def test_a_search_in_lds_as_clang_vectorises_it(is_lowered: bool) -> None:
    module = swlds.parse(SEARCH)
    numbers = np.random.default_rng(2).permutation(256).astype(np.int32)
    out = np.zeros(256, np.int32)
    kernel = swlds.Device("gfx942", engine="both").load(swlds.lower(module) if is_lowered else module)["k"]
    result = kernel.launch(1, 256, [numbers, out])
    assert not result.findings and not result.fidelity.executed
    assert np.array_equal(out, np.argsort(numbers))


@pytest.mark.parametrize(("at", "findings"), [(0, 0), (1, 1)])
def test_an_undefined_element_stays_one(at: int, findings: int) -> None:
    """Of two vectors, one of which nobody wrote, the elements of the other are defined."""
    text = f"""{HEAD}
@t = internal addrspace(3) global [512 x i32] poison, align 8
declare <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr <2 x i32>, ptr addrspace(1) %in, i32 %x
  %a = load <2 x i32>, ptr addrspace(1) %from
  %p = getelementptr <2 x i32>, ptr addrspace(3) @t, i32 %x
  %b = load <2 x i32>, ptr addrspace(3) %p
  %both = call <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32> %a, <2 x i32> %b)
  %r = extractelement <4 x i32> %both, i32 {at}
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %r, ptr addrspace(1) %to
  ret void
}}
"""
    out = np.zeros(64, np.int32)
    result = swlds.Device("gfx942", engine="both").load(swlds.parse(text))["k"].launch(1, 64, [NUMBERS, out])
    assert len(result.findings) == findings


def test_the_fraction_and_the_whole() -> None:
    numbers = np.array([1.5, -2.75, 0.0, -0.0, np.inf, -np.inf, 3e9, np.nan] * 8, np.float32)
    text = f"""{HEAD}
declare {{ float, float }} @llvm.modf.f32(float)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %x
  %a = load float, ptr addrspace(1) %from
  %both = call {{ float, float }} @llvm.modf.f32(float %a)
  %to = getelementptr {{ float, float }}, ptr addrspace(1) %out, i32 %x
  store {{ float, float }} %both, ptr addrspace(1) %to
  ret void
}}
"""
    out = np.zeros((64, 2), np.float32)
    swlds.Device("gfx942", engine="both").load(swlds.parse(text))["k"].launch(
        1, 64, [numbers, out]
    ).raise_for_findings()
    np.testing.assert_array_equal(out.T, np.modf(numbers))
    assert np.array_equal(np.signbit(out.T), np.signbit(np.modf(numbers)))
