"""initcheck says where undefined bytes come from: each byte of a copy keeps the place where it was first read."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device.findings import Finding
from swlds.engines.reference.stored_origins import NONE, StoredOrigins

#: ``%a``, ``%b``, ``%c``: 16 bytes each; ``%u``: four; nothing of them is initialised. A body makes ``%v``, which is used.
KERNEL = """target triple = "amdgcn-amd-amdhsa"
%s = type { i8, i8, i16 }
@t = internal addrspace(3) global [64 x [4 x i32]] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p5.p5.i32(ptr addrspace(5), ptr addrspace(5), i32, i1)
declare void @llvm.memcpy.p3.p5.i32(ptr addrspace(3), ptr addrspace(5), i32, i1)
declare void @llvm.memset.p5.i32(ptr addrspace(5), i8, i32, i1)
declare <4 x i32> @llvm.masked.load.v4i32.p5(ptr addrspace(5), i32, <4 x i1>, <4 x i32>)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %a = alloca [4 x i32], align 16, addrspace(5)
  %b = alloca [4 x i32], align 16, addrspace(5)
  %c = alloca [4 x i32], align 16, addrspace(5)
  %u = alloca i32, align 4, addrspace(5)
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a.1 = getelementptr i8, ptr addrspace(5) %a, i32 1
  %a.4 = getelementptr i8, ptr addrspace(5) %a, i32 4
  %b.1 = getelementptr i8, ptr addrspace(5) %b, i32 1
  %b.4 = getelementptr i8, ptr addrspace(5) %b, i32 4
  %b.12 = getelementptr i8, ptr addrspace(5) %b, i32 12
  %c.12 = getelementptr i8, ptr addrspace(5) %c, i32 12
  %t.i = getelementptr [4 x i32], ptr addrspace(3) @t, i32 %i
  %t.12 = getelementptr i8, ptr addrspace(3) %t.i, i32 12
  %l = load i32, ptr addrspace(5) %u
  %l.8 = load i8, ptr addrspace(5) %u
BODY
  %q = icmp sgt i32 %v, 0
  %r = select i1 %q, i32 1, i32 2
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %o
  ret void
}
"""
COPY = "call void @llvm.memcpy.p5.p5.i32(ptr addrspace(5) %b, ptr addrspace(5) %a, i32 16, i1 false)"
AGAIN = "call void @llvm.memcpy.p5.p5.i32(ptr addrspace(5) %c, ptr addrspace(5) %b, i32 16, i1 false)"
#: What is used -> (the body, the object that was read first, the instruction that did; "" for a constant ``poison``).
ORIGINS = {
    "what was stored undefined": (f"store i32 %l, ptr addrspace(5) %a\n{COPY}\n%v = load i32, ptr addrspace(5) %b", "u", "%l ="),
    "what was never stored": (
        f"store i32 %l, ptr addrspace(5) %a\n{COPY}\n%v = load i32, ptr addrspace(5) %b.12", "a", "call"),
    "it copied once more": (
        f"store i32 %l, ptr addrspace(5) %a\n{COPY}\n{AGAIN}\n%v = load i32, ptr addrspace(5) %c.12", "a", "call"),
    "it copied to LDS": (
        """store i32 %l, ptr addrspace(5) %a
        call void @llvm.memcpy.p3.p5.i32(ptr addrspace(3) %t.i, ptr addrspace(5) %a, i32 16, i1 false)
        %v = load i32, ptr addrspace(3) %t.12""", "a", "call"),
    "a member behind a vector that is filled up": (
        f"""store <3 x i32> <i32 1, i32 2, i32 poison>, ptr addrspace(5) %a
        {COPY}\n%v = load i32, ptr addrspace(5) %b.12""", "a", "call"),
    "what fills it up": (
        f"""store <4 x i32> <i32 1, i32 2, i32 3, i32 poison>, ptr addrspace(5) %a
        {COPY}\n%v = load i32, ptr addrspace(5) %b.12""", "", ""),
    "the byte behind one that was stored undefined": (
        f"""store i8 %l.8, ptr addrspace(5) %a
        {COPY}\n%w = load i8, ptr addrspace(5) %b.1\n%v = zext i8 %w to i32""", "a", "call"),
    "that byte, not copied": (
        "store i8 %l.8, ptr addrspace(5) %a\n%w = load i8, ptr addrspace(5) %a.1\n%v = zext i8 %w to i32", "a", "%w ="),
    "the byte in front of it": (
        """store i8 %l.8, ptr addrspace(5) %a.1
        %w = load i16, ptr addrspace(5) %a\n%v = zext i16 %w to i32""", "a", "%w ="),
    "a word of a wide load": (
        """store i32 %l, ptr addrspace(5) %a\nstore i32 1, ptr addrspace(5) %a
        %w = load i64, ptr addrspace(5) %a\n%x = lshr i64 %w, 32\n%v = trunc i64 %x to i32""", "a", "%w ="),
    "what a memset put there": (
        f"""call void @llvm.memset.p5.i32(ptr addrspace(5) %a.4, i8 %l.8, i32 4, i1 false)
        {COPY}\n%v = load i32, ptr addrspace(5) %b.4""", "u", "%l.8 ="),
    "an element of a masked load": (
        """store i32 %l, ptr addrspace(5) %a\n%even = icmp ult i32 %i, 32
        %m.0 = insertelement <4 x i1> zeroinitializer, i1 true, i32 0\n%odd = xor i1 %even, true
        %m = insertelement <4 x i1> %m.0, i1 %odd, i32 3
        store i32 1, ptr addrspace(5) %a.4
        %w = call <4 x i32> @llvm.masked.load.v4i32.p5(ptr addrspace(5) %a, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
        %v = extractelement <4 x i32> %w, i32 0""", "u", "%l ="),
}  # fmt: skip


def _findings(engine: str, body: str) -> list[Finding]:
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(KERNEL.replace("BODY", body)))["k"]
    return kernel.launch(1, 64, [np.zeros(64, np.int32)]).findings


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(("body", "name", "start"), ORIGINS.values(), ids=ORIGINS)
def test_where_undefined_bytes_come_from(engine: str, body: str, name: str, start: str) -> None:
    (found,) = _findings(engine, body)
    assert found.kind == "uninitialized" and found.count == 64
    if name:
        assert found.object is not None and found.object.name == name
        assert found.instruction.startswith(start)
    else:
        assert found.object is None and found.message.startswith("undef or poison")


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_an_undefined_byte_that_reaches_no_use_is_no_finding(engine: str) -> None:
    body = f"store i32 %l, ptr addrspace(5) %a\nstore i32 1, ptr addrspace(5) %a.4\n{COPY}\n%v = load i32, ptr addrspace(5) %b.4"
    assert not _findings(engine, body)


def test_stored_origins() -> None:
    """Pages come when they are needed; fresh memory knows nothing."""
    stored = StoredOrigins()
    at = np.array([255, 256, 1 << 33, 5 << 20], np.uint64)
    assert not stored and (stored.find(at) == NONE).all()
    stored.keep(at, np.array([0, 1, 2, 3]))
    assert stored and stored.find(at).tolist() == [0, 1, 2, 3]
    assert stored.find(at + np.uint64(1)).tolist() == [1, NONE, NONE, NONE]
    stored.forget(256, 4)
    assert stored.find(at).tolist() == [0, NONE, 2, 3]
    assert stored.is_any_in(1 << 33, 1 << 34) and not stored.is_any_in(1 << 23, 1 << 33)
    stored.forget(1 << 32, 1 << 33)
    assert stored.find(at).tolist() == [0, NONE, NONE, 3] and not stored.is_any_in(1 << 33, 1 << 34)
    wide = np.arange(10_000, dtype=np.uint64)
    stored.keep(wide, wide.astype(np.int64))
    assert (stored.find(wide) == np.arange(10_000)).all()
