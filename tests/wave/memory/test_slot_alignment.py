"""Accesses that ask for more alignment than their stack slot promises: host code executes them where it knows where the slot
lies, and both engines say the same of those that are not aligned."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

SLOT = "  %s = alloca [16 x i32], align 4, addrspace(5)\n"
FIRST = "  %f = alloca [3 x i32], align 4, addrspace(5)\n"
USE_FIRST = "  %fp = getelementptr i32, ptr addrspace(5) %f, i32 %k\n  store volatile i32 1, ptr addrspace(5) %fp\n"
KERNEL = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %add) {{
entry:
{before}  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %k = and i32 %x, 1
{middle}  call void @llvm.memset.p5.i64(ptr addrspace(5) %s, i8 1, i64 64, i1 false)
  %kk = add i32 %k, %add
  %p = getelementptr i32, ptr addrspace(5) %s, i32 %kk
  %p2 = getelementptr i64, ptr addrspace(5) %p, i32 %k
  %x64 = zext i32 %x to i64
  store i64 %x64, ptr addrspace(5) %p2, align {align}
  %v = load i64, ptr addrspace(5) %p2, align {align}
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %x
  store i64 %v, ptr addrspace(1) %q
  ret void
}}
"""
#: A slot in front that becomes a value, which host code gives no place.
VALUE = "  %f = alloca i32, align 4, addrspace(5)\n"
USE_VALUE = (
    "  store i32 %add, ptr addrspace(5) %f\n  %g = load i32, ptr addrspace(5) %f\n  %h = zext i32 %g to i64\n"
    "  store i64 %h, ptr addrspace(1) %out\n"
)
#: What stands before and behind the item's number, and the alignment that is asked for.
CASES = {
    "it begins at 16": (SLOT, "", 8),
    "behind an array": (FIRST + SLOT, USE_FIRST, 8),
    "behind an array, by four": (FIRST + SLOT, USE_FIRST, 4),
    "behind a slot that becomes a value": (VALUE + SLOT, USE_VALUE, 8),
    "behind a slot of variable size": ("  %d = alloca i32, i32 %add, align 4, addrspace(5)\n" + SLOT, "", 8),
    "behind a block": ("", "  br label %next\nnext:\n" + SLOT, 8),
}


def _run(text: str, add: int, engine: str, checks: str) -> tuple[list[int], list[tuple[str, str, int]], str]:
    out = np.zeros(64, np.int64)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch(1, 64, [out, add], engine=engine, checks=checks)
    findings = [(f.kind, f.message, f.count) for f in result.findings]
    return out.tolist(), findings, str(result.fidelity.as_json().get("executed"))


@pytest.mark.parametrize("checks", ["memcheck", "all"])
@pytest.mark.parametrize("case", CASES)
def test_both_engines_judge_alike(case: str, checks: str) -> None:
    """From lane to lane the place moves by three words: one of two is not aligned, unless four bytes are enough."""
    before, middle, align = CASES[case]
    text = KERNEL.format(before=before, middle=middle, align=align)
    for add in (0, 1):
        wanted, findings, _ = _run(text, add, "reference", checks)
        found, others, executed = _run(text, add, "wave", checks)
        assert (found, others) == (wanted, findings)
        assert bool(findings) == (align == 8) == ("reference" in executed)


@pytest.mark.parametrize("case", CASES)
def test_lanes_that_are_all_alike(case: str) -> None:
    """All are aligned, or none is; without a finding they stay in host code, where it knows the place."""
    before, middle, align = CASES[case]
    text = KERNEL.format(before=before, middle=middle, align=align).replace("add i32 %k, %add", "mul i32 %k, %add")
    wanted, findings, _ = _run(text, 2, "reference", "memcheck")
    found, others, executed = _run(text, 2, "wave", "memcheck")
    assert (found, others) == (wanted, findings)
    assert bool(findings) == ("becomes" in case or (case == "behind an array"))
    assert ("reference" in executed) == (bool(findings) or case in ("behind a slot of variable size", "behind a block"))
