"""Debug records speak of values and read none: analyses and passes do with them what they do without."""

from __future__ import annotations

import pytest
from debug_text import record, with_debug_info

import swlds
from swlds.analysis.axis.layouts import _neighbours
from swlds.analysis.uniformity import find_uniformity
from swlds.ir.model import Function, Module

LOOP = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %r = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %r, 1
  %more = icmp ult i32 %next, %x
  br i1 %more, label %loop, label %done
done:
RECORD
  ret void
}
"""


def parsed(text: str, said: str) -> Function:
    lines = record(said) if said else ""
    return swlds.parse(with_debug_info(text.replace("RECORD", lines))).functions["k"]


def test_a_value_that_is_spoken_of_behind_a_loop_is_as_uniform_as_before() -> None:
    for said in ("", "i32 %next"):
        function = parsed(LOOP, said)
        found = find_uniformity(
            function.blocks, lambda i: i.opcode == "call", lambda i: i.opcode == "load", lambda i: False, set()
        )
        assert {i.name for i in found.divergent} == {"x", "more"}
        assert not found.unstable


def test_slices_do_not_go_through_records() -> None:
    function = parsed(LOOP, "i32 %next")
    (following,) = (i for i in function.instructions() if i.name == "next")
    assert not any(n.is_record for n in _neighbours(following))


def test_an_instruction_goes_with_the_records_that_speak_of_it() -> None:
    text = LOOP.replace("RECORD", "  %y = add i32 %x, 1\nRECORD")
    function = parsed(text, "i32 %y")
    (idle,) = (i for i in function.instructions() if i.name == "y")
    idle.erase_unread()
    assert not any(i.is_record for i in function.instructions())
    read = parsed(text, "i32 %y")
    (used,) = (i for i in read.instructions() if i.name == "x")
    with pytest.raises(AssertionError, match="still read"):
        used.erase_unread()


OFF = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [64 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-cpu"="gfx1250" {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %on = icmp ult i32 %x, 5
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %x
  %at = select i1 %on, ptr addrspace(3) %p, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
RECORD
  store i32 %x, ptr addrspace(3) %at, align 4
  ret void
}
"""


def lowered(text: str, said: str) -> Module:
    lines = record(said) if said else ""
    return swlds.lower(swlds.parse(with_debug_info(text.replace("RECORD", lines))))


def test_addresses_that_switch_lanes_off_go_though_a_record_speaks_of_them() -> None:
    for said in ("", "ptr addrspace(3) %at"):
        assert "2147483647" not in str(lowered(OFF, said))
