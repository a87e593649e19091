"""gather-to-lds deals copies anew where rows of groups are an argument apart: signed sums, and unsigned ones within bounds."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [1024 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) noalias align 16 %in, ptr addrspace(1) noalias %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %row = mul FLAGS i32 %g, %n
  %x4 = shl i32 %x, 2
  %far = LANES
  %i = add FLAGS i32 %row, %far
  %wide = CAST i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %in, i64 %wide
  %q = getelementptr float, ptr addrspace(3) @t, i32 %x4
  %v = load <4 x float>, ptr addrspace(1) %p, align 4
  store <4 x float> %v, ptr addrspace(3) %q, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = xor i32 %x, 5
  %r = getelementptr float, ptr addrspace(3) @t, i32 %y
  %z = load float, ptr addrspace(3) %r, align 4
  %g8 = shl i32 %g, 8
  %u = add i32 %g8, %x
  %o = getelementptr float, ptr addrspace(1) %out, i32 %u
  store float %z, ptr addrspace(1) %o, align 4
  ret void
}
"""
BOUNDS = ["n:range=0..4096", "groups=64"]
PLAIN = "add i32 %x4, 0"


@pytest.mark.parametrize(
    ("flags", "cast", "lanes", "assume", "reason"),
    [
        ("nuw nsw", "sext", PLAIN, [], ""),
        ("nuw", "zext", PLAIN, [], ""),
        ("", "zext", PLAIN, BOUNDS, ""),
        ("", "sext", PLAIN, BOUNDS, ""),
        ("", "zext", PLAIN, BOUNDS[:1], "%i may wrap before %wide widens it"),
        ("", "zext", PLAIN, BOUNDS[1:], "%i may wrap before %wide widens it"),
        ("", "zext", "xor i32 %x4, 4", BOUNDS, "lane 1 lies -16 bytes from lane 0, not 16"),
        ("", "zext", "and i32 %x4, 127", BOUNDS, "lane 32 lies 0 bytes from lane 0, not 512"),
        ("", "zext", "mul i32 %x, %n", ["n:range=0..1024", "groups=64"], "how far lanes are apart depends on %n"),
    ],
)
def test_group_times_argument(flags: str, cast: str, lanes: str, assume: list[str], reason: str) -> None:
    """Rows of 64 groups and 4,096 numbers fit into 32 bits."""
    text = KERNEL.replace("FLAGS", flags).replace("CAST", cast).replace("LANES", lanes)
    module = swlds.parse(text)
    changed = swlds.opt(module, "gather-to-lds", mcpu="gfx942", block=(256,), assume=assume, verify_each=True)
    (remark,) = changed.remarks
    assert remark.name == ("NotGathered" if reason else "Gathered") and reason in remark.text, remark.text
    found = []
    for each in (module, changed):
        values, out = np.arange(4096, dtype=np.float32), np.zeros(768, np.float32)
        kernel = swlds.Device("gfx942", engine="both").load(each)["k"]
        result = kernel.launch(3, 256, [values, out, np.int32(10 if "%n" in lanes else 1300)])
        assert not result.findings
        found.append(out.tobytes())
    assert found[0] == found[1]
