"""Elements that only fill a vector up: clang stores four small ones for three. The program has none of them."""

import numpy as np
import pytest

import swlds
from swlds.device.findings import Finding

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
}  # fmt: skip
USED = {
    "call": """%w0 = call <4 x i8> @llvm.umax.v4i8(<4 x i8> %v, <4 x i8> <i8 1, i8 2, i8 3, i8 poison>)
  %w = insertelement <4 x i8> %w0, i8 %a, i32 0""",
    "first": "%w = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 2, i32 0>",
    "two": "%w = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>",
    "all": "%w = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> poison",
    "sum": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 2, i32 0>
  %w = add <4 x i8> %w0, splat (i8 1)""",
    "member": """%w0 = shufflevector <3 x i8> %three, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %w = insertelement <4 x i8> %w0, i8 poison, i32 1""",
}  # fmt: skip


def _load(engine: str, body: str = FILLED["mask"], element: int = 0) -> swlds.LoadedModule:
    text = KERNEL.replace("BODY", body).replace("ELEMENT", str(element))
    return swlds.Device("gfx942", engine=engine).load(text)


def _findings(engine: str, body: str) -> list[Finding]:
    given, made = np.arange(256, dtype=np.uint8), np.zeros(256, np.uint8)
    found = _load(engine, body)["put"].launch(1, 64, [given, made])
    return found.findings


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
@pytest.mark.parametrize("body", FILLED.values(), ids=FILLED)
def test_what_fills_a_vector_up_is_no_finding(engine: str, body: str) -> None:
    assert not _findings(engine, body)


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
@pytest.mark.parametrize("body", USED.values(), ids=USED)
def test_other_undefined_elements_are(engine: str, body: str) -> None:
    (found,) = _findings(engine, body)
    assert found.kind == "uninitialized" and found.message == "undef or poison is used as a store to a buffer"


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("element", [2, 3])
def test_it_is_undefined_for_the_next_launch(engine: str, element: int) -> None:
    module = _load(engine, element=element)
    device = module.device
    given, made = device.array(np.arange(256, dtype=np.uint8)), device.empty(256, np.uint8)
    assert not module["put"].launch(1, 64, [given, made]).findings
    last = np.zeros(64, np.uint8)
    found = module["take"].launch(1, 64, [made, last]).findings
    assert [f.kind for f in found] == ["uninitialized"] * (element == 3)
    if element == 2:
        assert np.array_equal(last, np.arange(2, 256, 4, dtype=np.uint8))
