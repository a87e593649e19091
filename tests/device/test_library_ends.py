"""``abort`` and failed assertions end their work-group with a finding that says where."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@what = private addrspace(4) constant [6 x i8] c"i < 3\\00"
@file = private addrspace(4) constant [4 x i8] c"k\\1B.c"
@name = private addrspace(4) constant [5 x i8] c"mine\\00"
declare void @__assert_fail(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4))
declare void @abort()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %g
  %bad = icmp eq i32 %g, 3
  br i1 %bad, label %fail, label %store
fail:
  CALL
  unreachable
store:
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
"""
ASSERTION = "call void @__assert_fail(ptr addrspace(4) @what, ptr addrspace(4) @file, i32 7, ptr addrspace(4) @name)"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (ASSERTION, "Assertion failed: i < 3 (k\x1b.c"),
        ("call void @abort()", "abort is called; the work-group ends"),
    ],
)
def test_a_finding_and_the_end_of_the_group(call: str, message: str) -> None:
    out = np.zeros(5, np.int32)
    kernel = swlds.Device("gfx942").load(swlds.parse(KERNEL.replace("CALL", call)))["k"]
    result = kernel.launch(5, 64, [out], same_value_races=True)
    (found,) = result.findings
    assert found.kind == "trap" and found.message.startswith(message) and found.workgroup == (3, 0, 0)
    assert out.tolist() == [1, 1, 1, 0, 1]
    assert "\x1b" not in result.text(), "what a module holds is no control of the terminal"


def test_what_has_other_types_is_no_assertion() -> None:
    text = KERNEL.replace("CALL", "call void @__assert_fail(i32 1)")
    text = text.replace("(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4))", "(i32)")
    with pytest.raises(UnsupportedError, match="@__assert_fail"):
        swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(5, 64, [np.zeros(5, np.int32)])
