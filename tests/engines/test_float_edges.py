"""Where NumPy leaves a result open, or rounds twice: the lesser of two zeros is -0; a fused multiply-add rounds once."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import swlds

WORDS = {
    "half": ("f16", np.uint16),
    "bfloat": ("bf16", np.uint16),
    "float": ("f32", np.uint32),
    "double": ("f64", np.uint64),
}
#: Bits of the positive number 1.
ONE = {"half": 0x3C00, "bfloat": 0x3F80, "float": 0x3F800000, "double": 0x3FF0000000000000}
HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
DECLARED
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr T, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr T, ptr addrspace(1) %b, i32 %i
  %pc = getelementptr T, ptr addrspace(1) %c, i32 %i
  %to = getelementptr T, ptr addrspace(1) %out, i32 %i
  %x = load T, ptr addrspace(1) %pa
  %y = load T, ptr addrspace(1) %pb
  %z = load T, ptr addrspace(1) %pc
  BODY
  ret void
}
"""
INTRINSICS = ["minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"]
ATOMICS = ["fmin", "fmax", "fminimum", "fmaximum"]


def run(t: str, declared: str, body: str, *given: np.ndarray) -> np.ndarray:
    """What the body stores, on both engines."""
    text = HEAD.replace("DECLARED", declared).replace("BODY", body).replace("T,", f"{t},")
    out = np.zeros_like(given[0])
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch(1, len(out), [*given, *[given[0]] * (3 - len(given)), out], checks="memcheck")
    assert result.findings == []
    return out


@pytest.mark.parametrize("operation", [*INTRINSICS, *ATOMICS])
@pytest.mark.parametrize("t", WORDS)
def test_zeros_have_an_order(t: str, operation: str) -> None:
    """All pairs of -1, -0, 0 and 1, as often as a wave has lanes: NumPy's zero changed with the place in the array."""
    suffix, kind = WORDS[t]
    sign = 1 << (8 * np.dtype(kind).itemsize - 1)
    ordered = [sign | ONE[t], sign, 0, ONE[t]]
    pairs = list(product(range(4), repeat=2)) * 5
    x, y = (np.array([ordered[p[k]] for p in pairs], kind) for k in (0, 1))
    if operation in INTRINSICS:
        name = f"{t} @llvm.{operation}.{suffix}"
        found = run(
            t,
            f"declare {name}({t}, {t})",
            f"%r = call {name}({t} %x, {t} %y)\nstore {t} %r, ptr addrspace(1) %to",
            x,
            y,
        )
    else:
        update = f"%o = atomicrmw {operation} ptr addrspace(1) %to, {t} %y monotonic"
        found = run(t, "", f"store {t} %x, ptr addrspace(1) %to\n{update}", x, y)
    pick = max if "max" in operation else min
    assert found.tolist() == [ordered[pick(p)] for p in pairs]


LARGEST, TINY, STEP = np.finfo(np.float64).max, 5e-324, 2.0**-52
#: x, y, z, and x * y + z rounded once.
FUSED = [
    (LARGEST, 2.0, -LARGEST, LARGEST),
    (LARGEST, -LARGEST, np.inf, np.inf),
    (LARGEST, LARGEST, -np.inf, -np.inf),
    (LARGEST, LARGEST, 1.0, np.inf),
    (LARGEST, -2.0, 1.0, -np.inf),
    (1 + STEP, 1 + STEP, -(1 + 2 * STEP), STEP * STEP),
    (1 + STEP, 1 - STEP, -1.0, -STEP * STEP),
    (TINY, TINY, 0.0, 0.0),
    (TINY, -TINY, 0.0, -0.0),
    (3.0, 0.0, -0.0, 0.0),
    (-3.0, 0.0, -0.0, -0.0),
    (3.0, 2.0, -6.0, 0.0),
]


def test_a_fused_multiply_add_of_doubles_rounds_once() -> None:
    """The product alone may overflow, or be all that is left after a sum of nearly opposite numbers."""
    *given, wanted = (np.array(column) for column in zip(*FUSED, strict=True))
    declared = "declare double @llvm.fma.f64(double, double, double)"
    body = "%r = call double @llvm.fma.f64(double %x, double %y, double %z)\nstore double %r, ptr addrspace(1) %to"
    assert run("double", declared, body, *given).view(np.uint64).tolist() == wanted.view(np.uint64).tolist()


def test_a_legacy_product_with_zero_is_plus_zero() -> None:
    """Whatever the other factor and the signs are; then it is added, so that -0 becomes +0 (as LLVM folds it)."""
    cases = [(-0.0, -195.0, -0.0, 0.0), (0.0, np.inf, -0.0, 0.0), (np.nan, -0.0, 3.0, 3.0), (2.0, 3.0, 1.0, 7.0)]
    *given, wanted = (np.array(column, np.float32) for column in zip(*cases, strict=True))
    declared = "declare float @llvm.amdgcn.fma.legacy(float, float, float)"
    body = "%r = call float @llvm.amdgcn.fma.legacy(float %x, float %y, float %z)\nstore float %r, ptr addrspace(1) %to"
    assert run("float", declared, body, *given).view(np.uint32).tolist() == wanted.view(np.uint32).tolist()


def test_roundings_to_integers() -> None:
    """What ``__builtin_lrintf`` and ``__builtin_lround`` become: halves go to even, or away from zero."""
    calls = {
        "lrint.i64.f32": "float %v",
        "llround.i64.f32": "float %v",
        "lround.i32.f64": "double %d",
        "llrint.i64.f64": "double %d",
    }
    lines, declared = [], []
    for k, (name, argument) in enumerate(calls.items()):
        result = f"i{name.split('.')[1][1:]}"
        declared.append(f"declare {result} @llvm.{name}({argument.split()[0]})")
        lines += [
            f"  %r{k} = call {result} @llvm.{name}({argument})",
            f"  %w{k} = " + (f"sext i32 %r{k} to i64" if result == "i32" else f"add i64 %r{k}, 0"),
            f"  %q{k} = getelementptr [4 x i64], ptr addrspace(1) %out, i32 %x, i32 {k}",
            f"  store i64 %w{k}, ptr addrspace(1) %q{k}",
        ]
    text = "\n".join(
        [
            'target triple = "amdgcn-amd-amdhsa"',
            "define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {",
            "  %x = call i32 @llvm.amdgcn.workitem.id.x()",
            "  %p = getelementptr float, ptr addrspace(1) %in, i32 %x",
            "  %v = load float, ptr addrspace(1) %p",
            "  %d = fpext float %v to double",
            *lines,
            "  ret void\n}",
            "declare i32 @llvm.amdgcn.workitem.id.x()",
            *declared,
        ]
    )
    values = np.array([0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999997, 1e6, -3.7, 8388609, 0.0, -0.2], np.float32)
    out = np.zeros((len(values), 4), np.int64)
    kernel = swlds.Device("gfx942", engine="both").load(swlds.parse(text))["k"]
    kernel.launch(1, len(values), [values, out]).raise_for_findings()
    away = np.copysign(np.floor(np.abs(values.astype(np.float64)) + 0.5), values)
    np.testing.assert_array_equal(out, np.stack([np.rint(values), away, away, np.rint(values)], axis=1))
