"""``llvm.read_register`` of EXEC: a bit of each active lane, which LLVM makes of ``__ballot(1)`` of ROCm's older headers."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError

MODULE = """target triple = "amdgcn-amd-amdhsa"
define TYPE @ask() {
  %m = call TYPE @llvm.KIND.TYPE(metadata !0)
  ret TYPE %m
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %all = call TYPE @llvm.KIND.TYPE(metadata !0)
  %c = icmp ult i32 %i, 37
  br i1 %c, label %x, label %y
x:
  %few = call TYPE @llvm.KIND.TYPE(metadata !0)
  %d = icmp ugt i32 %i, 2
  br i1 %d, label %z, label %y
z:
  %asked = call TYPE @ask()
  br label %y
y:
  %b = phi TYPE [ 0, %0 ], [ %few, %x ], [ %few, %z ]
  %e = phi TYPE [ 0, %0 ], [ 0, %x ], [ %asked, %z ]
  %at = mul i32 %i, 3
  %p = getelementptr TYPE, ptr addrspace(1) %out, i32 %at
  store TYPE %all, ptr addrspace(1) %p
  %q = getelementptr TYPE, ptr addrspace(1) %p, i32 1
  store TYPE %b, ptr addrspace(1) %q
  %r = getelementptr TYPE, ptr addrspace(1) %p, i32 2
  store TYPE %e, ptr addrspace(1) %r
  ret void
}
!0 = !{!"NAME"}
"""


def kernel_of(target: str, engine: str, name: str, type_: str, kind: str = "read_register") -> swlds.Kernel:
    text = MODULE.replace("TYPE", type_).replace("NAME", name).replace("KIND", kind)
    return swlds.Device(target, engine=engine).load(swlds.parse(text))["k"]


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(("target", "wave"), [("gfx942", 64), ("gfx1200", 32)])
@pytest.mark.parametrize(
    ("name", "type_", "kind", "first"),
    [
        ("exec", "i64", "read_register", 0),
        ("exec", "i32", "read_register", 0),
        ("exec_lo", "i32", "read_register", 0),
        ("exec_hi", "i32", "read_volatile_register", 32),
    ],
)
@pytest.mark.parametrize("block", [48, 128])
def test_active_lanes(engine: str, target: str, wave: int, name: str, type_: str, kind: str, first: int, block: int) -> None:
    out = np.zeros((block, 3), np.uint32 if type_ == "i32" else np.uint64)
    result = kernel_of(target, engine, name, type_, kind).launch(1, block, [out])
    result.raise_for_findings()
    if engine == "wave":
        assert not result.fidelity.executed, "host code reads it"
    limit = 1 << int(type_[1:])

    def bits(item: int, low: int, high: int) -> int:
        """Of the lanes of the item's wave that are work-items from ``low`` to ``high``; 0 for an item that is none of these."""
        if not low <= item < high:
            return 0
        start = item // wave * wave
        return (sum(1 << lane for lane in range(wave) if low <= start + lane < high) >> first) % limit

    wanted = [[bits(i, 0, block), bits(i, 0, 37), bits(i, 3, 37)] for i in range(block)]
    assert out.tolist() == wanted


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(
    ("name", "type_", "message"),
    [
        ("m0", "i32", "the register m0 is not known here: llvm.read_register reads exec, exec_lo and exec_hi"),
        ("flat_scratch", "i64", "the register flat_scratch is not known here"),
        ("exec_lo", "i64", "the register exec_lo has no i64"),
        ("exec", "i16", "the register exec has no i16"),
    ],
)
def test_other_registers_are_refused(engine: str, name: str, type_: str, message: str) -> None:
    with pytest.raises(UnsupportedError, match=rf":8:1: {message}"):
        kernel_of("gfx942", engine, name, type_).launch(1, 64, [np.zeros(192, np.uint64)])


def test_lowering_leaves_it() -> None:
    text = MODULE.replace("TYPE", "i64").replace("NAME", "exec").replace("KIND", "read_register")
    assert str(swlds.lower(swlds.parse(text))).count("call i64 @llvm.read_register.i64(metadata !") == 3
