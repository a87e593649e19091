"""Modules that LLVM's pass lowers have bare barriers around the slot: groups stay in host code, and the note is the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from exec_support import available_hosts

import swlds
from swlds.device.fidelity import SLOT_NOTE
from swlds.engines.for_llvm import mark_for_llvm

ITEMS = 192
BARRIER, PLAIN = "  call void @llvm.amdgcn.s.barrier()\n", "call void @llvm.amdgcn.s.barrier()"
SOURCE = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [192 x i32] poison, align 4
@b = internal addrspace(3) global [192 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define i32 @turned(i32 %r) {
  %q = getelementptr i32, ptr addrspace(3) @a, i32 %r
  %v = load i32, ptr addrspace(3) %q, align 4
  ret i32 %v
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %r = sub i32 191, %i
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = call i32 @turned(i32 %r)
  %b = getelementptr i32, ptr addrspace(3) @b, i32 %i
  store i32 %v, ptr addrspace(3) %b, align 4
  %w = load i32, ptr addrspace(3) %b, align 4
  %base = mul i32 %g, 192
  %at = add i32 %base, %i
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %w, ptr addrspace(1) %o, align 4
  ret void
}
"""


def lowered(instrument: bool = False) -> str:
    module = swlds.parse(mark_for_llvm(swlds.parse(SOURCE)))
    return str(swlds.lower(module, profile="llvm", instrument=instrument))


def compare(text: str, **options: Any) -> Any:
    """Both engines agree in findings, buffers and fidelity; the wave compiler's result."""
    module, runs = swlds.parse(text), []
    for engine in ("reference", "wave"):
        out = np.zeros(5 * ITEMS, np.uint32)
        more = options if engine == "wave" else {}
        result = swlds.Device("gfx942").load(module)["k"].launch((5,), (ITEMS,), [out], engine=engine, **more)
        runs.append((result.findings, sorted(result.fidelity.approximated), out.tolist()))
    assert runs[0] == runs[1]
    return result


@pytest.mark.parametrize("instrument", [False, True], ids=["plain", "instrumented"])
@pytest.mark.parametrize("host", available_hosts()[::2])
def test_groups_stay(instrument: bool, host: str) -> None:
    """A slot that is read behind a bare barrier is a note, and no reason to replay."""
    result = compare(lowered(instrument), host=host, jobs=2)
    assert result.findings == [] and result.fidelity.executed == []
    assert SLOT_NOTE in result.fidelity.approximated


def test_fenced_barriers_need_no_note() -> None:
    """Where the barrier has its fences nothing is to be said."""
    fenced = 'fence syncscope("workgroup") release\n  ' + PLAIN + '\n  fence syncscope("workgroup") acquire\n'
    text = lowered()
    assert text.count(BARRIER) == 3
    result = compare(text.replace(BARRIER, f"  {fenced}", 1))
    assert result.fidelity.executed == [] and SLOT_NOTE not in result.fidelity.approximated


@pytest.mark.parametrize(
    "instead",
    [
        "",
        '  fence syncscope("workgroup") release\n  fence syncscope("workgroup") acquire\n',
        f'  {PLAIN}\n  fence syncscope("workgroup") acquire\n',
        f'  fence syncscope("workgroup") release\n  {PLAIN}\n  br label %on\non:\n  fence syncscope("workgroup") acquire\n',
        f"  br i1 %sw.first, label %on, label %met\nmet:\n  {PLAIN}\n  br label %on\non:\n",
    ],
    ids=["no-barrier", "fences-only", "acquire-only", "split", "missed"],
)
def test_other_barriers(instead: str) -> None:
    """No barrier: a race, or memory that is not there; half of the fences: the reference engine judges."""
    result = compare(lowered().replace(BARRIER, instead, 1))
    assert bool(result.findings) or PLAIN in instead


def test_data_still_races() -> None:
    """Only the slot is the lowering's business."""
    text = lowered()
    at = text.index('  fence syncscope("workgroup") release')
    result = compare(text[:at] + text[at:].replace('  fence syncscope("workgroup") release\n', "", 1))
    assert {f.kind for f in result.findings} == {"unfenced-barrier"}
