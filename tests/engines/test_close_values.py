"""Lanes of one store that write different values to one place: a note where they differ by rounding alone, else a warning."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

TEXT = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [16 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.masked.store.v1f32.p3(<1 x float>, ptr addrspace(3), <1 x i1>)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr TYPE, ptr addrspace(1) %in, i32 %i
  %v = load TYPE, ptr addrspace(1) %p
STORE
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = load i8, ptr addrspace(3) @t
  store i8 %r, ptr addrspace(1) %out
  ret void
}
"""
PLAIN = "  store TYPE %v, ptr addrspace(3) @t, align 4"
CAST = "  %b = bitcast TYPE %v to i32\n  store i32 %b, ptr addrspace(3) @t, align 4"
SHIFTED = """  %o = and i32 %i, 1
  %q = getelementptr i8, ptr addrspace(3) @t, i32 %o
  store TYPE %v, ptr addrspace(3) %q, align 1"""
MASKED = (
    "  %w = insertelement <1 x float> poison, float %v, i32 0\n"
    "  call void @llvm.masked.store.v1f32.p3(<1 x float> %w, ptr addrspace(3) align 4 @t, <1 x i1> splat (i1 true))"
)


def find(type_: str, values: Any, store: str = PLAIN, *, declared: str = "", **more: Any) -> list[str]:
    """Severities, which both engines agree on, and the lowered module."""
    found = []
    for engine, is_lowered in (("wave", False), ("reference", False), ("wave", True), ("reference", True)):
        module = swlds.parse(TEXT.replace("STORE", store).replace("TYPE", type_) + declared)
        module = swlds.lower(module) if is_lowered else module
        kernel = swlds.Device("gfx942").load(module)["k"]
        result = kernel.launch(1, 64, [values, np.zeros(1, np.uint8)], engine=engine, checks="racecheck", **more)
        assert all(f.kind == "race-waw" and f.rule == "lanes" for f in result.findings)
        found.append([(f.severity, f.count, "rounding" in f.message) for f in result.findings])
    assert found[0] == found[1] and found[2] == found[3] and found[0] == found[2]
    return [severity for severity, *_ in found[0]]


def two(low: float, high: float, dtype: Any = np.float32) -> Any:
    """The last lanes have the second value."""
    return np.where(np.arange(64) < 40, low, high).astype(dtype)


@pytest.mark.parametrize(
    ("type_", "values", "severities"),
    [
        ("float", two(1.0, 1.0), []),
        ("float", two(1.0, 1 + 2**-23), ["note"]),
        ("float", two(-3e30, -3e30 * (1 + 2**-20)), ["note"]),
        ("float", two(1.0, 1 + 2**-17), ["warning"]),
        ("float", two(1e-7, -1e-7), ["warning"]),
        ("float", two(0.0, -0.0), ["note"]),
        ("float", two(0.0, 1e-30), ["warning"]),
        ("float", two(np.inf, 3e38), ["warning"]),
        ("float", two(np.nan, 1.0), ["warning"]),
        ("double", two(1.0, 1 + 2**-50, np.float64), ["note"]),
        ("double", two(1.0, 1 + 2**-40, np.float64), ["warning"]),
        ("half", two(1.0, 1 + 2**-10, np.float16), ["note"]),
        ("half", two(1.0, 1 + 2**-6, np.float16), ["warning"]),
        ("bfloat", two(0x3F80, 0x3F81, np.uint16), ["note"]),
        ("bfloat", two(0x3F80, 0x3F90, np.uint16), ["warning"]),
        ("i32", two(1, 2, np.int32), ["warning"]),
    ],
)
def test_by_type(type_: str, values: Any, severities: list[str]) -> None:
    assert find(type_, values) == severities


def test_elements_of_vectors() -> None:
    """All of them must be close."""
    pairs = np.stack([two(1.0, 1 + 2**-23), two(5.0, 5.0)], axis=1)
    assert find("<2 x float>", pairs) == ["note"]
    pairs[40:, 1] = 6
    assert find("<2 x float>", pairs) == ["warning"]


def test_other_stores() -> None:
    close = two(1.0, 1 + 2**-23)
    assert find("float", close, CAST) == find("float", close, MASKED) == ["note"]
    assert find("float", two(1.0, 2.0), CAST) == find("float", two(1.0, 2.0), MASKED) == ["warning"]
    assert "warning" in find("float", close, SHIFTED)


def test_notes_and_warnings_of_one_store() -> None:
    """Some lanes differ by rounding, others by more."""
    values = two(1.0, 1 + 2**-23)
    values[3] = 7
    assert sorted(find("float", values)) == ["note", "warning"]


#: What is stored is the number less something; of lanes that exchange numbers, divided, in a vector.
CANCELLED = "  %d = fsub TYPE %v, LESS\n  store TYPE %d, ptr addrspace(3) @t, align 4"
EXCHANGED = """  %m = fadd float %v, LESS
  %b = bitcast float %m to i32
  %o = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %b, i32 177, i32 15, i32 15, i1 true)
  %f = bitcast i32 %o to float
  %d = fsub float %f, LESS
  %q = fdiv float %d, 4.0
  %s = call float @llvm.fmuladd.f32(float %q, float 2.0, float 0.0)
  %w = insertelement <2 x float> zeroinitializer, float %s, i64 1
  store <2 x float> %w, ptr addrspace(3) @t, align 8"""
ELSEWHERE = CANCELLED.replace("\n", "\n  br label %on\non:\n")


@pytest.mark.parametrize(
    ("store", "step", "severity"),
    [
        (CANCELLED, 2.0**-23, "note"),
        (CANCELLED, 2.0**-19, "note"),
        (CANCELLED, 2.0**-17, "warning"),
        (EXCHANGED, 2.0**-22, "note"),
        (EXCHANGED, 2.0**-14, "warning"),
        (ELSEWHERE, 2.0**-23, "note"),
        (ELSEWHERE, 2.0**-17, "warning"),
    ],
)
def test_terms_that_cancel(store: str, step: float, severity: str) -> None:
    # Why: the mean of numbers around zero is smaller than what rounding leaves of its terms (a layer norm's of Triton).
    less = -(1 - 2.0**-10) if store is EXCHANGED else 1 - 2.0**-10
    number = "0x" + np.float64(less).tobytes()[::-1].hex()
    declared = "declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)\n"
    declared += "declare float @llvm.fmuladd.f32(float, float, float)\n"
    values = two(1.0, 1 + step)
    assert find("float", values, store.replace("LESS", number), declared=declared) == [severity]


def test_registers_that_other_lanes_ran_over() -> None:
    # Why: what lanes that go another way leave in a register of a block is no term of those that were there before.
    store = """  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %n1, %loop ]
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)
  %u = uitofp i32 %f to float
  %g = fmul float %u, 1.0e9
  %a = fadd float %v, %g
  %d = fsub float %a, %g
  %n1 = add i32 %n, 1
  %few = icmp ult i32 %i, 2
  %over = icmp eq i32 %n, 5
  %ends = or i1 %few, %over
  br i1 %ends, label %on, label %loop
on:
  br i1 %few, label %put, label %end
put:
  store float %d, ptr addrspace(3) @t, align 4
  br label %end
end:"""
    values = two(1.0, 1.0)
    values[1] = 1 + 2**-17
    declared = "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)\n"
    assert find("float", values, store, declared=declared) == ["warning"]
