"""Loads and stores to the same LDS bytes, one after the other: the copies made of them are not in flight at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.ir.model import Module
from swlds.run import RunRequest, validate

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [640 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) noalias align 16 %in, ptr addrspace(1) noalias %out) {
start:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr float, ptr addrspace(3) @t, i32 %x
  BODY
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = xor i32 %x, 5
  %r = getelementptr float, ptr addrspace(3) @t, i32 %y
  %z = load float, ptr addrspace(3) %r, align 4
  %o = getelementptr float, ptr addrspace(1) %out, i32 %x
  store float %z, ptr addrspace(1) %o, align 4
  ret void
}
"""
COPY = """%pK = getelementptr float, ptr addrspace(1) %in, i32 %x
  %sK = getelementptr i8, ptr addrspace(1) %pK, i32 FROM
  %dK = getelementptr i8, ptr addrspace(3) %q, i32 TO
  %vK = load float, ptr addrspace(1) %sK, align 4
  store float %vK, ptr addrspace(3) %dK, align 4
  """
BARRIER = """fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  """
LOOP = """br label %loop
loop:
  %k = phi i32 [ 0, %start ], [ %more, %loop ]
  %far = shl i32 %k, 9
  %to = and i32 %kept, MASK
  COPY%more = add i32 %k, 1
  %c = icmp ult i32 %more, 4
  br i1 %c, label %loop, label %end
end:
  """


def copy(number: int, source: str, target: str) -> str:
    return COPY.replace("K", str(number)).replace("FROM", source).replace("TO", target)


def loop(mask: int) -> str:
    """Round k writes 4 * (k & mask) * 64 bytes behind the start."""
    text = LOOP.replace("COPY", copy(0, "%far", "%to")).replace("MASK", str(256 * mask))
    return text.replace("%to = and i32 %kept", "%kept = shl i32 %k, 8\n  %to = and i32 %kept")


#: What copies, and how many copies its waits leave open, in the order of the text.
BODIES = {
    "twice": (copy(0, "0", "0") + copy(1, "512", "0"), [0, 0]),
    "elsewhere": (copy(0, "0", "0") + copy(1, "512", "256"), [1, 0]),  # behind the barrier the first is read
    "one between": (copy(0, "0", "0") + copy(1, "512", "256") + copy(2, "1024", "0"), [1, 0]),
    "behind a barrier": (copy(0, "0", "0") + BARRIER + copy(1, "512", "0"), [0, 0]),
    "each round": (loop(0), [0, 0]),
    "each second round": (loop(1), [1, 0]),
}


def run(module: Module, cpu: str) -> tuple[bytes, list[str]]:
    values, out = np.arange(1024, dtype=np.float32), np.zeros(64, np.float32)
    args: list[Any] = [values, out]
    result = swlds.Device(cpu, engine="both").load(module)["k"].launch((1,), (64,), args)
    return out.tobytes(), [f.kind for f in result.findings]


@pytest.mark.parametrize("cpu", ["gfx942", "gfx1250"])
@pytest.mark.parametrize("name", list(BODIES))
def test_same_bytes(name: str, cpu: str) -> None:
    body, waits = BODIES[name]
    module = swlds.parse(KERNEL.replace("BODY", body))
    changed = swlds.opt(module, "gather-to-lds", mcpu=cpu, block=(64,), verify_each=True)
    assert {r.name for r in changed.remarks} == {"Gathered"}
    before = run(module, cpu)
    assert run(changed, cpu) == before and not before[1]
    words = re.findall(r"@llvm.amdgcn.s.wait(?:cnt\(i32|.asynccnt\(i16) (\d+)\)", str(changed))
    assert [int(w) & 15 for w in words] == waits


def test_a_note_of_copies_open_at_once_is_no_difference(tmp_path: Path) -> None:
    """Where a stage is not known, copies of a wave are open at once and complete in order: validate says so, and agrees."""
    rounds = LOOP.replace("COPY", copy(1, "%far", "%to")).replace("and i32 %kept, MASK", "shl i32 %k, 8")
    rounds = rounds.replace("%c = icmp ult i32 %more", "%other = and i32 %more, 7\n  %c = icmp ult i32 %other")
    path = tmp_path / "k.ll"
    path.write_text(KERNEL.replace("BODY", copy(0, "0", "0") + rounds))
    report = validate(
        RunRequest(
            str(path), "k", (1,), (64,), ("f32[1024]=iota", "f32[64]=zero"), mcpu="gfx942", passes="gather-to-lds"
        )
    )
    assert not report.differences and not report.fails()
    assert {f.severity for f in report.findings} == {"note"}
