# ruff: noqa: E501  (LLVM IR in strings)
"""Offsets of copies between global memory and LDS: what the instruction holds is right, negative ones too; others are refused."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

P1, P3 = "ptr addrspace(1)", "ptr addrspace(3)"
#: Name -> (declaration, call); the LDS pointer is 16 bytes into @x, or the lane's own, the source 16 bytes into the buffer.
COPIES = {
    "load.to.lds": (
        f"void @llvm.amdgcn.load.to.lds.p1({P1}, {P3}, i32, i32, i32)",
        f"call void @llvm.amdgcn.load.to.lds.p1({P1} %s, {P3} %d, i32 4, i32 OFFSET, i32 0)",
    ),
    "global.load.lds": (
        f"void @llvm.amdgcn.global.load.lds({P1}, {P3}, i32, i32, i32)",
        f"call void @llvm.amdgcn.global.load.lds({P1} %s, {P3} %d, i32 4, i32 OFFSET, i32 0)",
    ),
    "raw.ptr.buffer.load.lds": (
        f"void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), {P3}, i32, i32, i32, i32, i32)",
        f"%r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1({P1} %in, i16 0, i64 1024, i32 159744)\n  %v = mul i32 %l, 4\n  %t = add i32 %v, 16\n"
        f"  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, {P3} %d, i32 4, i32 %t, i32 0, i32 OFFSET, i32 0)",
    ),
    "global.load.async.to.lds": (
        f"void @llvm.amdgcn.global.load.async.to.lds.b32({P1}, {P3}, i32, i32)",
        f"call void @llvm.amdgcn.global.load.async.to.lds.b32({P1} %s, {P3} %e, i32 OFFSET, i32 0)\n"
        "  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)\n  call void @llvm.amdgcn.wave.barrier()",
    ),
}  # fmt: skip


def module(name: str, offset: int) -> swlds.ir.model.Module:
    declaration, call = COPIES[name]
    return swlds.parse(
        f"""target triple = "amdgcn-amd-amdhsa"
@x = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare {declaration}
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.wave.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %l = call i32 @llvm.amdgcn.workitem.id.x()
  %b = getelementptr i32, ptr addrspace(1) %in, i32 %l
  %s = getelementptr i8, ptr addrspace(1) %b, i32 16
  %d = getelementptr i8, ptr addrspace(3) @x, i32 16
  %e = getelementptr i32, ptr addrspace(3) %d, i32 %l
  {call.replace("OFFSET", str(offset))}
  %p = getelementptr i8, ptr addrspace(3) %e, i32 {offset}
  %w = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %l
  store i32 %w, ptr addrspace(1) %o
  ret void
}}
""",
        "t.ll",
    )


def target(name: str) -> str:
    return "gfx1250" if "async" in name else "gfx942"


@pytest.mark.parametrize("offset", [-16, -4, 0, 8])
@pytest.mark.parametrize("name", COPIES)
def test_an_offset_counts_for_both_sides(name: str, offset: int) -> None:
    if name.startswith("raw") and offset < 0:
        pytest.skip("refused below")
    source = module(name, offset)
    for each in (source, swlds.lower(source)):
        given, out = np.arange(100, 200, dtype=np.uint32), np.zeros(32, np.uint32)
        swlds.Device(target(name)).load(each)["k"].launch(1, 32, [given, out]).raise_for_findings()
        assert list(out) == list(range(104 + offset // 4, 136 + offset // 4))


@pytest.mark.parametrize(
    ("name", "offset"),
    [("load.to.lds", -4097), ("load.to.lds", 4096), ("global.load.lds", -(1 << 31)), ("raw.ptr.buffer.load.lds", -4),
     ("raw.ptr.buffer.load.lds", 4096), ("global.load.async.to.lds", 1 << 23)],
)  # fmt: skip
def test_an_offset_that_no_instruction_has_is_refused(name: str, offset: int) -> None:
    """LLVM's backend keeps its low bits without a word."""
    given = [np.zeros(8, np.uint32), np.zeros(8, np.uint32)]
    with pytest.raises(swlds.UnsupportedError, match=rf"^t.ll:1[47].*offset of {offset} "):
        swlds.Device(target(name)).load(module(name, offset))["k"].launch(1, 8, given)


def test_the_lowering_refuses_a_negative_offset_of_a_buffer() -> None:
    with pytest.raises(swlds.UnsupportedError, match=r"^t.ll:17:1: in @k: the offset of a buffer load is -4"):
        swlds.lower(module("raw.ptr.buffer.load.lds", -4))


@pytest.mark.parametrize("size", [0, 3, 8, 14])
@pytest.mark.parametrize("name", [n for n in COPIES if "async" not in n])
def test_a_size_that_no_instruction_has_is_refused(name: str, size: int) -> None:
    text = str(module(name, 0)).replace(", i32 4, i32 0, i32 0)", f", i32 {size}, i32 0, i32 0)")
    source = swlds.parse(text.replace(" %d, i32 4, i32 %t", f" %d, i32 {size}, i32 %t"), "t.ll")
    for change in (swlds.lower, lambda m: swlds.opt(m, "lower-dma")):
        with pytest.raises(swlds.UnsupportedError, match=rf"^t.ll:\d+:1: in @k: a copy of {size} bytes a lane"):
            change(source)


@pytest.mark.parametrize("name", [n for n in COPIES if "async" not in n])
def test_the_first_active_lanes_pointer_counts(name: str) -> None:
    """Also where lanes have pointers to several variables: it is one register. asynccheck says so."""
    text = str(module(name, 0)).replace(
        "%d = getelementptr i8, ptr addrspace(3) @x,",
        "%odd = trunc i32 %l to i1\n  %first = select i1 %odd, ptr addrspace(3) @other, ptr addrspace(3) @x\n"
        "  %d = getelementptr i8, ptr addrspace(3) %first,",
    )
    text = text.replace("%d, i32 %l", "%near, i32 %l").replace(
        "  %e =", "  %near = getelementptr i8, ptr addrspace(3) @x, i32 16\n  %e ="
    )
    text = text.replace(
        "  %p =", '  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()\n  %p ='
    )  # llc 22 makes none here
    source = swlds.parse(text + "@other = internal addrspace(3) global [256 x i32] poison, align 16\n", "t.ll")
    for each in (source, swlds.lower(source)):
        given, out = np.arange(100, 200, dtype=np.uint32), np.zeros(32, np.uint32)
        result = swlds.Device("gfx942").load(each)["k"].launch(1, 32, [given, out])
        assert [f.kind for f in result.findings] == (["non-uniform-lds-address"] if each is source else [])
        assert list(out) == list(range(104, 136))


@pytest.mark.parametrize("name", COPIES)
def test_a_refused_read_writes_zero(name: str) -> None:
    source = module(name, 0)
    outs = []
    for each in (source, swlds.lower(source)):
        given, out = np.arange(100, 120, dtype=np.uint32), np.zeros(32, np.uint32)
        result = swlds.Device(target(name)).load(each)["k"].launch(1, 32, [given, out])
        assert {f.kind for f in result.findings} <= {"out-of-bounds"}
        outs.append(list(out))
    assert outs[0] == outs[1] == [*range(104, 120), *[0] * 16]


@pytest.mark.parametrize("name", ["load.to.lds", "global.load.lds", "raw.ptr.buffer.load.lds"])
def test_a_volatile_copy_stays_volatile(name: str) -> None:
    """Bit 31 of the last immediate: both ways of lowering say so of the store; the buffer load gets the immediate itself."""
    text = str(module(name, 8))
    volatile = swlds.parse(text.replace("i32 8, i32 0)", "i32 8, i32 -2147483648)"))
    for lower in (lambda m: swlds.lower(m, instrument=False), lambda m: swlds.opt(m, "lower-dma")):
        assert "store volatile" not in str(lower(swlds.parse(text)))
        found = str(lower(volatile))
        assert "store volatile i32" in found
        assert "load volatile i32" in found or "i32 -2147483648)" in found
