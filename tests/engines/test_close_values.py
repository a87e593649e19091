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
  %l = load TYPE, ptr addrspace(1) %p
  COMBINED
STORE
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = load i8, ptr addrspace(3) @t
  store i8 %r, ptr addrspace(1) %out
  ret void
}
"""
#: From lane to lane (here: the same one), by an operation that rounds.
COMBINED = """%m = call TYPE @llvm.amdgcn.update.dpp.NAME(TYPE poison, TYPE %l, i32 228, i32 15, i32 15, i1 true)
  %v = fsub TYPE %m, zeroinitializer"""
LOADED = "%v = freeze TYPE %l"
ALONE = "%v = fsub TYPE %l, zeroinitializer"
MOVED = COMBINED.split("\n")[0].replace("%m =", "%v =")
NAMES = {"float": "f32", "double": "f64", "half": "f16", "bfloat": "bf16", "i32": "i32", "<2 x float>": "v2f32"}
PLAIN = "  store TYPE %v, ptr addrspace(3) @t, align 4"
CAST = "  %b = bitcast TYPE %v to i32\n  store i32 %b, ptr addrspace(3) @t, align 4"
SHIFTED = """  %o = and i32 %i, 1
  %q = getelementptr i8, ptr addrspace(3) @t, i32 %o
  store TYPE %v, ptr addrspace(3) %q, align 1"""
MASKED = (
    "  %w = insertelement <1 x float> poison, float %v, i32 0\n"
    "  call void @llvm.masked.store.v1f32.p3(<1 x float> %w, ptr addrspace(3) align 4 @t, <1 x i1> splat (i1 true))"
)


def find(
    type_: str, values: Any, store: str = PLAIN, *, value: str = COMBINED, declared: str = "", **more: Any
) -> list[str]:
    """Severities, which both engines agree on, and the lowered module."""
    value = value.replace("fsub", "sub") if type_ == "i32" else value
    text = TEXT.replace("COMBINED", value).replace("STORE", store).replace("TYPE", type_).replace("NAME", NAMES[type_])
    if value is not LOADED and value is not ALONE:
        declared += f"declare {type_} @llvm.amdgcn.update.dpp.{NAMES[type_]}({type_}, {type_}, i32, i32, i32, i1)\n"
    found = []
    for engine, is_lowered in (("wave", False), ("reference", False), ("wave", True), ("reference", True)):
        module = swlds.parse(text + declared)
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


@pytest.mark.parametrize("value", [LOADED, ALONE, MOVED])
def test_values_that_were_not_combined(value: str) -> None:
    # Why: lanes that store 1000000, 1000001 and so on lose all but one, however close these are.
    assert find("float", two(1e6, 1e6 + 1), value=value) == ["warning"]
    assert find("float", two(1.0, 1 + 2**-23), value=value) == ["warning"]
    assert find("float", two(1e6, 1e6 + 1)) == ["note"]


#: The mean of four lanes' numbers, combined as each lane has them, less something near to it.
SUMMED = """  %b0 = bitcast float %v to i32
  %o0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %b0, i32 177, i32 15, i32 15, i1 true)
  %f0 = bitcast i32 %o0 to float
  %d0 = fsub float %f0, %v
  %h0 = fmul float %d0, 0.5
  %a0 = fadd float %v, %h0
  %b1 = bitcast float %a0 to i32
  %o1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %b1, i32 78, i32 15, i32 15, i1 true)
  %f1 = bitcast i32 %o1 to float
  %d1 = fsub float %f1, %a0
  %h1 = fmul float %d1, 0.5
  %a1 = fadd float %a0, %h1
  %c = call float @llvm.fmuladd.f32(float %a1, float 1.0, float LESS)
  %d = fdiv float %c, 3.0
  %w = insertelement <2 x float> zeroinitializer, float %d, i64 1
  store <2 x float> %w, ptr addrspace(3) @t, align 8"""
#: What each lane has less what the first one has: nothing is rounded.
RELATIVE = """  %first = call float @llvm.amdgcn.readfirstlane.f32(float %v)
  %d = fsub float %v, %first
  store float %d, ptr addrspace(3) @t, align 4"""
DECLARED = """declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare float @llvm.amdgcn.readfirstlane.f32(float)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare float @llvm.fmuladd.f32(float, float, float)
"""


def hexadecimal(number: float) -> str:
    return "0x" + np.float64(number).tobytes()[::-1].hex()


@pytest.mark.parametrize("seed", range(3))
def test_sums_that_cancel(seed: int) -> None:
    # Why: the mean of numbers around zero is smaller than what rounding leaves of its terms (a layer norm's of Triton).
    rng = np.random.default_rng(seed)
    values = np.tile(rng.standard_normal(4) * 1000, 16).astype(np.float32)
    mean = np.float32(values[:4].astype(np.float64).mean())
    on = SUMMED.replace("LESS", hexadecimal(float(-mean)))
    assert find("float", values, on, declared=DECLARED) == ["note"]
    values[5] += 1
    assert "warning" in find("float", values, on, declared=DECLARED)


def test_differences_that_are_exact() -> None:
    """However large the terms were."""
    values = 1e6 + np.arange(64, dtype=np.float32)
    assert find("float", values, RELATIVE, declared=DECLARED) == ["warning"]


def test_registers_that_other_lanes_ran_over() -> None:
    # Why: what lanes that go another way leave in a register of a block is no term of those that were there before.
    store = """  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %n1, %loop ]
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)
  %u = uitofp i32 %f to float
  %g = fmul float %u, 1.1e9
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
    assert find("float", values, store, declared=DECLARED) == ["warning"]


def test_a_long_sum() -> None:
    # Why: whether several lanes' numbers made it was looked for behind each of its terms anew, for each pair of lanes.
    terms = "\n".join(f"  %a{k + 1} = fadd float %a{k}, 1.25" for k in range(1600))
    store = f"  %a0 = fadd float %v, 0.5\n{terms}\n  store float %a1600, ptr addrspace(3) @t, align 4"
    values = np.arange(64, dtype=np.float32)
    assert find("float", values, store, value=ALONE) == ["warning"]
