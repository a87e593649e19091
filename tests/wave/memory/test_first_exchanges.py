"""An exchange in LDS whose old value nobody takes is a store: it may come first, and what it writes is initialised."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine

TEXT = """@cells = internal addrspace(3) global [72 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %at = and i32 %i, MASK
  %p = getelementptr [72 x i32], ptr addrspace(3) @cells, i32 0, i32 %at
  %old = atomicrmw OPERATION ptr addrspace(3) %p, i32 7 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %i, 1
  %next = getelementptr [72 x i32], ptr addrspace(3) @cells, i32 0, i32 %other
  %v = load i32, ptr addrspace(3) %next
  %r = add i32 %v, TAKEN
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %to
  ret void
}
"""


@pytest.mark.parametrize(
    ("operation", "taken", "mask", "is_clean"),
    [("xchg", "0", "63", True), ("xchg", "%old", "63", False), ("add", "0", "63", False), ("xchg", "0", "62", False)],
    ids=["first", "old value is taken", "sum", "some cells are left"],
)
@pytest.mark.parametrize("checks", ["initcheck", "all"])
def test_first_write(
    runs: list[engine.Run], checks: str, operation: str, taken: str, mask: str, is_clean: bool
) -> None:
    module = swlds.parse(TEXT.replace("OPERATION", operation).replace("TAKEN", taken).replace("MASK", mask))
    found = {}
    for name in ("wave", "reference"):
        out = np.zeros(64, np.int32)
        result = swlds.Device("gfx942", engine=name).load(module)["k"].launch(2, 64, [out], checks=checks)
        found[name] = [str(f.kind) for f in result.findings], out.tolist()
    assert found["wave"] == found["reference"]
    assert ("uninitialized" in found["wave"][0]) is not is_clean
    assert bool(runs[0].replayed) is not is_clean


@pytest.mark.parametrize("comparand", ["0", "77"])
@pytest.mark.parametrize("is_filled", [False, True])
def test_a_comparison_with_what_nobody_wrote_writes_nothing_certain(comparand: str, is_filled: bool) -> None:
    """Also where the emulator's zeros make it succeed: a table whose keys nobody cleared."""
    filled = f"store i32 {comparand}, ptr addrspace(3) %p\n" if is_filled else ""
    exchange = f'cmpxchg ptr addrspace(3) %p, i32 {comparand}, i32 7 syncscope("workgroup") monotonic monotonic'
    text = TEXT.replace("  %old = atomicrmw OPERATION ptr addrspace(3) %p, i32 7", f"  {filled}  %old = {exchange}", 1)
    module = swlds.parse(
        text.replace(f'{exchange} syncscope("workgroup") monotonic', exchange)
        .replace("TAKEN", "0")
        .replace("MASK", "63")
    )
    for name in ("wave", "reference"):
        out = np.zeros(64, np.int32)
        result = swlds.Device("gfx942", engine=name).load(module)["k"].launch(2, 64, [out])
        assert ["uninitialized" in str(f.kind) for f in result.findings] == ([] if is_filled else [True])
        assert out.tolist() == [7] * 64 or not is_filled
