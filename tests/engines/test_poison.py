"""Elements past the end of a vector are poison: initcheck says where one is used, and nothing where it is not."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %v = insertelement <3 x i32> <i32 10, i32 20, i32 30>, i32 %i, i32 0
  {body}
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}}
"""
USED = {
    "extract": "%r = extractelement <3 x i32> %v, i32 %i",
    "extract by all": "%r = extractelement <3 x i32> %v, i32 %n",
    "extract by a constant": "%r = extractelement <3 x i32> %v, i32 3",
    "extract by a wide number": "%k = zext i32 %n to i65\n  %r = extractelement <3 x i32> %v, i65 %k",
    "insert": "%w = insertelement <3 x i32> %v, i32 1, i32 %i\n  %r = extractelement <3 x i32> %w, i32 1",
    "insert by a constant": "%w = insertelement <3 x i32> %v, i32 1, i32 7\n  %r = extractelement <3 x i32> %w, i32 1",
}
GUARD = "%c = icmp ult i32 %i, 3\n  %r = select i1 %c, i32 %e, i32 5"
UNUSED = {
    "chosen against": f"%e = extractelement <3 x i32> %v, i32 %i\n  {GUARD}",
    "nobody asks": "%e = extractelement <3 x i32> %v, i32 3\n  %r = add i32 %i, 0",
    "frozen": "%e = extractelement <3 x i32> %v, i32 %i\n  %r = freeze i32 %e",
    "inside": "%k = and i32 %i, 1\n  %r = extractelement <3 x i32> %v, i32 %k",
    "an index that cannot be past it": "%k = trunc i32 %i to i1\n  %r = extractelement <3 x i32> %v, i1 %k",
}


def kinds(body: str) -> list[str]:
    kernel = swlds.Device("gfx942").load(swlds.parse(KERNEL.format(body=body)))["k"]
    return [f.kind for f in kernel.launch(1, 64, [np.zeros(64, np.uint32), 3]).findings]


@pytest.mark.parametrize("name", USED)
def test_a_use_is_found(name: str) -> None:
    assert kinds(USED[name]) == ["uninitialized"]


@pytest.mark.parametrize("name", UNUSED)
def test_no_use_is_silent(name: str) -> None:
    assert kinds(UNUSED[name]) == []
