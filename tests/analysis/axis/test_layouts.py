"""Coalesced layouts of a kernel's accesses: what is shared, and what stores may not take."""

from __future__ import annotations

import pytest

import swlds
from swlds.analysis.axis import AxisAnalysis, Launch, parse_assumptions
from swlds.analysis.axis.layouts import find_layouts
from swlds.errors import OptionError

KERNEL = """
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = shl i32 %t, STEP
  %p = getelementptr half, ptr addrspace(1) %a, i32 %i
  %v = load half, ptr addrspace(1) %p
  %q = getelementptr half, ptr addrspace(1) %b, i32 %i
  %w = load half, ptr addrspace(1) %q
  %s = fadd half %v, %w
  %r = getelementptr half, ptr addrspace(1) %c, i32 %i
  store half %s, ptr addrspace(1) %r
  %u = load half, ptr addrspace(1) %c
  ret void
}
"""


def widths(assume: list[str], per_item: int = 8, step: int = 0, items: int = 256) -> list[int]:
    """Elements that a work-item would take at once."""
    module = swlds.parse(KERNEL.replace("STEP", str(step)))
    launch = Launch((items, 1, 1), 64)
    analysis = AxisAnalysis(module, module.functions["k"], launch, parse_assumptions(assume))
    found = find_layouts(analysis, per_item)
    assert all((layout.lanes, layout.warps) == (64, items // 64) for _, layout in found)
    assert [access.use for access, _ in found] == ["load", "load", "store", "load"]
    return [layout.size_per_thread[0] for _, layout in found]


def test_sharing() -> None:
    """Loads that are computed with one another share the best width, a store has its own, and so has what stands alone."""
    assert widths(["a:align=16"]) == [8, 8, 1, 1]
    assert widths(["c:align=16"]) == [8, 8, 8, 1]
    assert widths(["a:align=4", "c:align=8"]) == [4, 4, 4, 1]
    assert widths(["a:align=16", "b:align=16", "c:align=16"], step=1) == [1, 1, 1, 1]


def test_the_share_of_a_work_item_is_the_limit() -> None:
    every = ["a:align=16", "b:align=16", "c:align=16"]
    assert [widths(every, per_item)[:3] for per_item in (1, 2, 4, 16)] == [[1] * 3, [2] * 3, [4] * 3, [8] * 3]


def test_odd_groups_have_none() -> None:
    with pytest.raises(OptionError, match="powers of two"):
        widths([], items=192)
