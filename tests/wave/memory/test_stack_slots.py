"""Stack slots of host code: values that are not needed at the same time share them, so their number stays small."""

from __future__ import annotations

import numpy as np
import pytest
from long_kernels import make

import swlds
from swlds.device.checks import parse_checks
from swlds.device.image import Image, Memory
from swlds.device.implicit_args import Geometry
from swlds.device.launch import Launch
from swlds.device.launch_options import LaunchOptions
from swlds.device.program import find_kernel, find_program
from swlds.device.target import find_target
from swlds.engines.wave_compiler import engine

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
"""

# What a loop reads in each round, from in front of it: values of the loop's end have the same type.
READ_AGAIN = (
    HEAD
    + """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %rounds) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %t = icmp ult i32 %x, 20
  br i1 %t, label %low, label %joined
low:
  %l = mul i32 %x, 7
  br label %joined
joined:
  %p = phi i32 [%x, %entry], [%l, %low]
  br label %loop
loop:
  %n = phi i32 [0, %joined], [%n1, %end]
  %s = phi i32 [0, %joined], [%s1, %end]
  %a = add i32 %s, %p
  br label %next
next:
  %bit = and i32 %a, 1
  %odd = icmp eq i32 %bit, 1
  br i1 %odd, label %change, label %end
change:
  %c = xor i32 %a, 85
  br label %end
end:
  %s1 = phi i32 [%a, %next], [%c, %change]
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, %rounds
  br i1 %more, label %loop, label %done
done:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %a, ptr addrspace(1) %o, align 4
  ret void
}
"""
)

# What lanes take out of a loop that others still go round: the values of the loop's beginning have the same type.
TAKEN_OUT = (
    HEAD
    + """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %rounds) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %bound = and i32 %x, 7
  br label %loop
loop:
  %n = phi i32 [0, %entry], [%n1, %end]
  %h = add i32 %x, %n
  %bit = and i32 %h, 1
  %odd = icmp eq i32 %bit, 1
  br i1 %odd, label %change, label %middle
change:
  %c = xor i32 %h, 85
  br label %middle
middle:
  %q = phi i32 [%h, %loop], [%c, %change]
  %d = mul i32 %q, 3
  br label %next
next:
  %big = icmp ugt i32 %d, 60
  br i1 %big, label %shrink, label %end
shrink:
  %e = sub i32 %d, 50
  br label %end
end:
  %v = phi i32 [%d, %next], [%e, %shrink]
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n, %bound
  br i1 %more, label %loop, label %done
done:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
"""
)


def count_slots(shape: str, count: int) -> int:
    module = swlds.parse(make(shape, count))
    memory = Memory()
    image = Image(memory, find_program(module, find_kernel(module, "k")), find_target("gfx942"), 0)
    given = [np.zeros(1024, np.uint32), np.zeros(1024, np.uint32), np.uint32(3)]
    options = LaunchOptions(checks=parse_checks("all"))
    host = engine.translate(Launch(image, Geometry((4, 1, 1), (256, 1, 1)), given, options))
    return host.text.count(" = alloca ")


@pytest.mark.parametrize("shape", ["loops", "branches"])
def test_slots_do_not_grow_with_the_kernel(shape: str) -> None:
    """LLVM walks over all blocks for each slot: compile time would grow with the square of the kernel."""
    assert 4 <= count_slots(shape, 800) <= 100
    assert count_slots(shape, 1600) <= 100


@pytest.mark.parametrize("text", [READ_AGAIN, TAKEN_OUT], ids=["read again", "taken out"])
def test_values_that_loops_keep(text: str) -> None:
    found = []
    for name in ("reference", "wave"):
        out = np.zeros(64, np.uint32)
        result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch((1,), (64,), [out, 4], engine=name)
        result.raise_for_findings()
        found.append(out.tolist())
    assert found[0] == found[1]
