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
@pytest.mark.parametrize("kernel", ["load", "store"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_instrumented_code_alone_looks_there(address: int, kernel: str, engine: str) -> None:
    """Not the program's own accesses beside it."""
    module = swlds.lower(swlds.parse(KERNEL.replace("LDS", USE)))
    found = _launch(module, kernel, address, engine)
    assert [f.kind for f in found] == ["out-of-bounds"] and "where nothing is" in found[0].message


FORMS = [
    "%c = inttoptr i64 %s to ptr\n  %b = load i8, ptr %c",
    "%c = getelementptr i8, ptr inttoptr (i64 2147450880 to ptr), i64 %h\n  %b = load i8, ptr %c",
    "%c = getelementptr i8, ptr addrspace(1) inttoptr (i64 2147450880 to ptr addrspace(1)), i64 %h\n"
    "  %b = load i8, ptr addrspace(1) %c",
    "%e = icmp eq i64 %h, 7\n  %f = select i1 %e, i64 %s, i64 %s\n  %c = inttoptr i64 %f to ptr addrspace(1)\n"
    "  %b = load i8, ptr addrspace(1) %c",
    "%b = call i8 @look(i64 %s)",
]


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("form", FORMS)
def test_checks_as_optimisers_leave_them(form: str, engine: str) -> None:
    text = f"""target triple = "amdgcn-amd-amdhsa"
define internal i8 @look(i64 %s) noinline {{
  %c = inttoptr i64 %s to ptr addrspace(1)
  %b = load i8, ptr addrspace(1) %c, align 1
  ret i8 %b
}}
define amdgpu_kernel void @load(i64 %a, ptr addrspace(1) %out) {{
  %n = ptrtoint ptr addrspace(1) %out to i64
  %h = lshr i64 %n, 3
  %s = add i64 %h, 2147450880
  {form}
  %w = zext i8 %b to i32
  store i32 %w, ptr addrspace(1) %out, align 4
  ret void
}}
"""
    assert _launch(swlds.parse(text), "load", 0, engine) == []


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
        for loaded in (checked, plain):
            result = loaded["load"].launch(1, 1, [np.int64(0x80000000), np.zeros(1, np.int32)])
            assert len(result.findings) == 1
