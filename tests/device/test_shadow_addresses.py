"""Where AddressSanitizer has its shadow nothing is, unless the kernel looks there; and nobody but the runtime writes it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

#: Through an address that is no object's; ``LDS``: a variable that lowering turns into a checked block.
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @load(i64 %a, ptr addrspace(1) %out) {
LDS
  %p = inttoptr i64 %a to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %p, align 1
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
define amdgpu_kernel void @store(i64 %a, ptr addrspace(1) %out) {
LDS
  %p = inttoptr i64 %a to ptr
  store i32 7, ptr %p, align 1
  ret void
}
"""
USE = """  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %l = getelementptr i32, ptr addrspace(3) @t, i32 %i
  store volatile i32 1, ptr addrspace(3) %l, align 4"""
ADDRESSES = [0x7FFF8000, 0x80000000, 0xBF800000, 0xCCCCCCCC, 0xDEADBEEF, 0xFFFF7FFC]


def _launch(module: Any, kernel: str, address: int, engine: str) -> list[Any]:
    out = np.zeros(1, np.int32)
    loaded = swlds.Device("gfx942").load(module)
    result = loaded[kernel].launch(1, 1, [np.int64(address), out], engine=engine)
    assert out[0] == 0
    return result.findings


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("kernel", ["load", "store"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_nothing_is_there(address: int, kernel: str, engine: str) -> None:
    plain = swlds.parse(KERNEL.replace("LDS", ""))
    with_lds = swlds.parse(KERNEL.replace("LDS", USE))
    for module in (plain, swlds.lower(plain), with_lds, swlds.lower(with_lds, instrument=False)):
        found = _launch(module, kernel, address, engine)
        assert [f.kind for f in found] == ["out-of-bounds"]
        assert f"at address {address:#x}, where nothing is" in found[0].message and not found[0].object


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_instrumented_code_reads_it_and_writes_it_not(engine: str) -> None:
    module = swlds.lower(swlds.parse(KERNEL.replace("LDS", USE)))
    assert _launch(module, "load", 0x80000000, engine) == []
    found = _launch(module, "store", 0x80000000, engine)
    assert len(found) == 1 and "ASan shadow" in found[0].message


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("address", [0x10000000, 0x1_8000_0000, 0x3_0000_0000])
def test_far_from_everything_no_object_is_named(address: int, engine: str) -> None:
    found = _launch(swlds.parse(KERNEL.replace("LDS", "")), "load", address, engine)
    assert [f.message.split("; ")[0] for f in found] == [
        f"Invalid global read of size 4 at address {address:#x}, where nothing is"
    ]


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_launches_in_turn_on_one_device(engine: str) -> None:
    """What one kernel's memory has, another's has not."""
    device = swlds.Device("gfx942", engine=engine)
    module = swlds.parse(KERNEL.replace("LDS", USE))
    checked, plain = device.load(swlds.lower(module)), device.load(module)
    for _ in range(3):
        for loaded, count in ((checked, 0), (plain, 1)):
            result = loaded["load"].launch(1, 1, [np.int64(0x80000000), np.zeros(1, np.int32)])
            assert len(result.findings) == count
