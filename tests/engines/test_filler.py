"""Elements that only fill a vector up: clang stores four small ones for three. The program has none of them."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @put(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x i8>, ptr addrspace(1) %in, i32 %id
  %q = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %id
  %v = load <4 x i8>, ptr addrspace(1) %p
  %three = shufflevector <4 x i8> %v, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %a = extractelement <4 x i8> %v, i32 0
  BODY
  store <4 x i8> %w, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @take(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x i8>, ptr addrspace(1) %in, i32 %id
  %q = getelementptr i8, ptr addrspace(1) %out, i32 %id
  %v = load <4 x i8>, ptr addrspace(1) %p
  %e = extractelement <4 x i8> %v, i32 ELEMENT
  store i8 %e, ptr addrspace(1) %q
  ret void
}
"""
FILLED = {
    "sum": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %w = add <4 x i8> %w0, splat (i8 1)""",
    "sum-of-two": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %w = mul <4 x i8> %v, %w0""",
    "cast": """%w0 = zext <3 x i8> %three to <3 x i16>
  %w1 = shufflevector <3 x i16> %w0, <3 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %w = trunc <4 x i16> %w1 to <4 x i8>""",
    "mask": "%w = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>",
    "constant": """%w = shufflevector <3 x i8> %three, <3 x i8> <i8 undef, i8 poison, i8 poison>,
    <4 x i32> <i32 0, i32 1, i32 2, i32 3>""",
    "first-operand": """%w = shufflevector <4 x i8> <i8 1, i8 2, i8 3, i8 poison>, <4 x i8> %v,
    <4 x i32> <i32 4, i32 1, i32 2, i32 3>""",
    "inserted": """%w0 = insertelement <4 x i8> poison, i8 %a, i32 0
  %w1 = insertelement <4 x i8> %w0, i8 %a, i32 2
  %w = insertelement <4 x i8> %w1, i8 %a, i32 1""",
    "twice": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %w = shufflevector <4 x i8> %w0, <4 x i8> <i8 1, i8 2, i8 3, i8 4>, <4 x i32> <i32 4, i32 5, i32 6, i32 3>""",
    "select": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %c = icmp ult i32 %id, 7
  %w = select i1 %c, <4 x i8> %w0, <4 x i8> <i8 1, i8 2, i8 3, i8 undef>""",
    "loop": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  br label %loop
loop:
  %w = phi <4 x i8> [ <i8 0, i8 0, i8 0, i8 undef>, %0 ], [ %next, %loop ]
  %k = phi i32 [ 0, %0 ], [ %k1, %loop ]
  %next = add <4 x i8> %w, %w0
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k, %id
  br i1 %c, label %loop, label %end
end:""",
    "zeros that are not": """%f = uitofp <3 x i8> %three to <3 x half>
  %f4 = shufflevector <3 x half> %f, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %quotient = fdiv <4 x half> %f4, <half 1.0, half 1.0, half 1.0, half 0.0>
  %w0 = fptoui <4 x half> %quotient to <4 x i8>
  %w = or <4 x i8> %w0, <i8 0, i8 0, i8 0, i8 9>""",
}  # fmt: skip
USED = {
    "call": """%w0 = call <4 x i8> @llvm.umax.v4i8(<4 x i8> %v, <4 x i8> <i8 1, i8 2, i8 3, i8 poison>)
  %w = insertelement <4 x i8> %w0, i8 %a, i32 0""",
    "first": "%w = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 2, i32 0>",
    "two": "%w = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>",
    "all": "%w = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> poison",
    "sum": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 2, i32 0>
  %w = add <4 x i8> %w0, splat (i8 1)""",
    "select": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %c = icmp ult i32 %id, 7
  %w = select i1 %c, <4 x i8> %w0, <4 x i8> %v""",
    "member": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %w = insertelement <4 x i8> %w0, i8 poison, i32 1""",
}  # fmt: skip


#: A buffer, one of two, or a variable gets three elements and is read again: of ``n`` work-items the fourth.
IN_PLACE = """target triple = "amdgcn-amd-amdhsa"
@variable = addrspace(1) global [64 x <4 x i8>] zeroinitializer
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %wide = mul i32 %group, 64
  %i = add i32 %wide, %id
  %pa = getelementptr <4 x i8>, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr <4 x i8>, ptr addrspace(1) %b, i32 %i
  %pv = getelementptr <4 x i8>, ptr addrspace(1) @variable, i32 %id
  %odd = trunc i32 %id to i1
  %either = select i1 %odd, ptr addrspace(1) %pa, ptr addrspace(1) %pb
  %v = load <3 x i8>, ptr addrspace(1) TARGET
  %w = shufflevector <3 x i8> %v, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i8> %w, ptr addrspace(1) TARGET
  %l = load <4 x i8>, ptr addrspace(1) TARGET
  %third = extractelement <4 x i8> %l, i32 2
  %fourth = extractelement <4 x i8> %l, i32 3
  %c = icmp slt i32 %i, %n
  %e = select i1 %c, i8 %fourth, i8 %third
  %q = getelementptr i8, ptr addrspace(1) %out, i32 %i
  store i8 %e, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @all(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %wide = mul i32 %group, 64
  %i = add i32 %wide, %id
  %p = getelementptr <4 x i8>, ptr addrspace(1) %a, i32 %i
  %q = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %i
  %v = load <4 x i8>, ptr addrspace(1) %p
  store <4 x i8> %v, ptr addrspace(1) %q
  ret void
}
"""


def _load(engine: str, body: str = FILLED["mask"], element: int = 0) -> swlds.LoadedModule:
    text = KERNEL.replace("BODY", body).replace("ELEMENT", str(element))
    return swlds.Device("gfx942", engine=engine).load(text)


def _put(engine: str, body: str) -> tuple[Any, list[int]]:
    given, made = np.arange(256, dtype=np.uint8), np.full(256, 7, np.uint8)
    return _load(engine, body)["put"].launch(1, 64, [given, made]), made.tolist()


@pytest.mark.parametrize("body", FILLED.values(), ids=FILLED)
def test_what_fills_a_vector_up_is_no_finding(body: str) -> None:
    """Both engines store a zero, whatever it was computed as, and host code needs no help."""
    (wave, here), (reference, there) = _put("wave", body), _put("reference", body)
    assert not wave.findings and not reference.findings
    assert not wave.fidelity.executed
    assert here == there and not any(here[3::4])


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
@pytest.mark.parametrize("body", USED.values(), ids=USED)
def test_other_undefined_elements_are(engine: str, body: str) -> None:
    result, _ = _put(engine, body)
    assert {f.kind for f in result.findings} == {"uninitialized"}
    assert {f.message for f in result.findings} == {"undef or poison is used as a store to a buffer"}


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("element", [2, 3])
def test_it_is_undefined_for_the_next_launch(engine: str, element: int) -> None:
    """Also where a launch is the same as the one before, and starts from what that left."""
    module = _load(engine, element=element)
    device = module.device
    given, made = device.array(np.arange(256, dtype=np.uint8)), device.array(np.zeros(256, np.uint8))
    for _ in range(3):
        result = module["put"].launch(1, 64, [given, made])
        assert not result.findings and not result.fidelity.executed
        last = np.zeros(64, np.uint8)
        result = module["take"].launch(1, 64, [made, last])
        assert [f.kind for f in result.findings] == ["uninitialized"] * (element == 3)
        if element == 2:
            assert np.array_equal(last, np.arange(2, 256, 4, dtype=np.uint8)) and not result.fidelity.executed


TARGETS = {"a buffer": "%pa", "one of two": "%either", "a variable": "%pv"}


@functools.cache
def _in_place(target: str, form: str) -> Any:
    module = swlds.parse(IN_PLACE.replace("TARGET", TARGETS[target]))
    return swlds.lower(module) if form == "lowered" else module


def _run_in_place(engine: str, target: str, n: int, form: str = "plain", size: int = 4) -> tuple[Any, Any]:
    groups = 1 if target == "a variable" else 5
    a, b, out = (np.arange(64 * size * groups).astype(np.uint8) for _ in range(3))
    kernel = swlds.Device("gfx942", engine=engine).load(_in_place(target, form))["k"]
    result = kernel.launch(groups, 64, [a, b, out, np.int32(n)], checks="all")
    return result, [x.tolist() for x in (a, b, out)]


@pytest.mark.parametrize("form", ["plain", "lowered"])
@pytest.mark.parametrize("target", TARGETS)
def test_a_kernel_may_read_what_it_filled_up(target: str, form: str) -> None:
    """The three elements; the fourth is found where somebody uses it, in the lanes that do."""
    for n in (0, 3, 70):
        (wave, here), (reference, there) = (_run_in_place(e, target, n, form) for e in ("wave", "reference"))
        assert wave.findings == reference.findings and here == there
        assert sum(f.count for f in wave.findings) == min(n, 64 if target == "a variable" else n)
        executed = " ".join(wave.fidelity.executed)
        assert bool(executed) == bool(n)


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_the_next_buffer_in_the_same_place_begins_initialised(engine: str) -> None:
    """Pages of large buffers stay for the next launch, in which the reference engine looks at all of them."""
    kernels = swlds.Device("gfx942", engine=engine).load(_in_place("a buffer", "plain"))
    for _ in range(3):
        a, b, out = (np.zeros(1 << 16, np.uint8) for _ in range(3))
        assert not kernels["k"].launch(200, 64, [a, b, out, np.int32(0)], checks="all").findings
        assert not kernels["all"].launch(200, 64, [a, b], engine="reference", checks="all").findings
