"""Pointers that have lost their object are judged by their address, in host code, too."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 64
@w = internal addrspace(3) global [64 x i32] poison, align 4
@u = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %far) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %l = getelementptr i32, ptr addrspace(3) @t, i32 %x
  store i32 %x, ptr addrspace(3) %l, align 4
  %m = getelementptr i32, ptr addrspace(3) @u, i32 %x
  store i32 7, ptr addrspace(3) %m, align 4
  %index = add i32 %x, %far
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %pl = getelementptr i32, ptr addrspace(3) @t, i32 %index
  %f = addrspacecast ptr addrspace(3) %pl to ptr
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
"""
TAIL = "  store i32 %v, ptr addrspace(1) %to, align 4\n  ret void\n}\n"
PRODUCT = "%n = ptrtoint PTR to i64\n%same = mul i64 %n, 1\n%q = inttoptr i64 %same to SPACE\n"
HALVES = """%n = ptrtoint PTR to i64
%low = trunc i64 %n to i32
%shifted = lshr i64 %n, 32
%high = trunc i64 %shifted to i32
%back = xor i32 %x, 3
%lane = shl i32 %back, 2
%low1 = call i32 @llvm.amdgcn.ds.bpermute(i32 %lane, i32 %low)
%high1 = call i32 @llvm.amdgcn.ds.bpermute(i32 %lane, i32 %high)
%pair0 = insertelement <2 x i32> poison, i32 %low1, i32 0
%pair = insertelement <2 x i32> %pair0, i32 %high1, i32 1
%whole = bitcast <2 x i32> %pair to i64
%kept = mul i64 %whole, 1
%q = inttoptr i64 %kept to SPACE
"""
JOINED = HALVES.replace("%kept = mul i64 %whole, 1\n", "").replace("%kept", "%whole")
LOAD = "%v = load i32, SPACE %q, align 4\n"
STORE = "store i32 5, SPACE %q, align 4\n%v = load i32, SPACE %q, align 4\n"
#: A buffer, LDS.
POINTERS = {"buffer": ("ptr addrspace(1) %p", "ptr addrspace(1)"), "LDS": ("ptr %f", "ptr")}


def _launch(text: str, engine: str, far: int, *, is_lowered: bool) -> tuple[swlds.Result, list[int]]:
    module = swlds.parse(text)
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.lower(module) if is_lowered else module)["k"]
    given, out = np.arange(64, dtype=np.uint32), np.zeros(64, np.uint32)
    return kernel.launch(1, 64, [given, out, np.int32(far)], checks="all"), [*out.tolist(), *given.tolist()]


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("use", [LOAD, STORE], ids=["load", "store"])
@pytest.mark.parametrize("way", [PRODUCT, HALVES, JOINED], ids=["product", "halves", "joined"])
@pytest.mark.parametrize("where", POINTERS)
def test_host_code_finds_the_object(where: str, way: str, use: str, is_lowered: bool) -> None:
    pointer, space = POINTERS[where]
    text = HEAD + (way + use).replace("PTR", pointer).replace("SPACE", space) + TAIL
    for far in (0, 3):  # of a buffer three lanes leave it; of LDS they come to another variable, which is there
        (result, out), (wanted, expected) = (
            _launch(text, e, far, is_lowered=is_lowered) for e in ("wave", "reference")
        )
        assert result.findings == wanted.findings and out == expected
        if not wanted.findings:
            assert not result.fidelity.executed
    assert wanted.findings or where == "LDS"


@pytest.mark.parametrize("is_lowered", [False, True])
def test_memory_gets_no_tag_of_theirs(is_lowered: bool) -> None:
    """What is loaded again is judged by its address, as before it was stored."""
    body = PRODUCT.replace("PTR", "ptr addrspace(1) %p").replace("SPACE", "ptr addrspace(1)") + (
        "%slot = alloca ptr addrspace(1), i32 2, align 8, addrspace(5)\n"
        "%second = getelementptr i8, ptr addrspace(5) %slot, i32 8\n"
        "store ptr addrspace(1) %q, ptr addrspace(5) %second, align 8\n"
        "%again = load ptr addrspace(1), ptr addrspace(5) %second, align 8\n"
        "%v = load i32, ptr addrspace(1) %again, align 4\n"
    )
    text = HEAD + body + TAIL
    for far in (0, 3):
        (result, out), (wanted, expected) = (
            _launch(text, e, far, is_lowered=is_lowered) for e in ("wave", "reference")
        )
        assert result.findings == wanted.findings and out == expected
        assert bool(wanted.findings) == (far == 3)


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("way", [PRODUCT, JOINED], ids=["product", "joined"])
def test_copies_to_lds_from_there(way: str, is_lowered: bool) -> None:
    """Not from a buffer that the kernel writes: when the copy reads may then show."""
    copy = (
        "call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %q, ptr addrspace(3) @w, i32 4, i32 0, i32 0)\n"
        "call void @llvm.amdgcn.s.waitcnt(i32 0)\n%c = getelementptr i32, ptr addrspace(3) @w, i32 %x\n"
        "%v = load i32, ptr addrspace(3) %c, align 4\n"
    )
    for pointer, is_native in (("%p", True), ("%to", False)):
        text = (
            HEAD + way.replace("PTR", f"ptr addrspace(1) {pointer}").replace("SPACE", "ptr addrspace(1)") + copy + TAIL
        )
        for far in (0, 3):
            (result, out), (wanted, expected) = (
                _launch(text, e, far, is_lowered=is_lowered) for e in ("wave", "reference")
            )
            assert result.findings == wanted.findings and out == expected
            assert bool(wanted.findings) == (far == 3 and is_native)
            is_copy = not is_lowered  # a lowered one is a load and a store
            assert bool(result.fidelity.executed) == (far == 3 if is_native else is_copy)
