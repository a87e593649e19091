"""Lanes at a constant distance: elements of vectors, and what lines of a wave have of one row, are moved at once and sorted."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import jit
from swlds.engines.wave_compiler.host.lanes import Lanes, Shape
from swlds.engines.wave_compiler.host.writer import Writer

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
declare void @llvm.amdgcn.s.barrier()
@t = internal addrspace(3) global [2560 x TYPE] undef, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
"""
BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
#: Each work-item stores its element of a tile by rows, and loads one by columns, or the other way round, where all was zero.
TILE = """
  %deep = mul i32 %z, Y
  %row = add i32 %deep, %y
  %by.row = mul i32 %row, X
  %i = add i32 %by.row, %x
  %by.column = mul i32 %x, PITCH
  %spread = mul i32 %row, SPREAD
  %j = add i32 %by.column, %spread
  %p = getelementptr TYPE, ptr addrspace(1) %from, i32 %i
  %q = getelementptr TYPE, ptr addrspace(1) %to, i32 %i
  %a = getelementptr TYPE, ptr addrspace(3) @t, i32 %FIRST
  %b = getelementptr TYPE, ptr addrspace(3) @t, i32 %SECOND
  %v = load TYPE, ptr addrspace(1) %p, align SIZE
ZEROS
BARRIER
  store TYPE %v, ptr addrspace(3) %a, align SIZE
BARRIER
  %w = load TYPE, ptr addrspace(3) %b, align SIZE
  store TYPE %w, ptr addrspace(1) %q, align SIZE
  ret void
}
"""
#: Work-items copy a vector, also by way of LDS, which they step through as they do through the arrays: all of them, or some.
#: What goes by LDS is loaded twice, which hides lanes that change places.
STRAIGHT = """
  %i = mul i32 %x, STEP
  %p = getelementptr i8, ptr addrspace(1) %from, i32 %i
  %q = getelementptr i8, ptr addrspace(1) %to, i32 %i
  %a = getelementptr i8, ptr addrspace(3) @t, i32 %i
  %v = load VECTOR, ptr addrspace(1) %p, align ALIGN
  store VECTOR %v, ptr addrspace(3) %a, align ALIGN
  %w = load VECTOR, ptr addrspace(3) %a, align ALIGN
  store VECTOR %w, ptr addrspace(1) %q, align ALIGN
  %off = and i32 %n, -128
  %far = getelementptr i8, ptr addrspace(1) %q, i32 %off
  store VECTOR %v, ptr addrspace(1) %far, align ALIGN
  br label %no
no:
  ret void
}
"""
VECTORS = f"""
  %few = and i32 %n, 127
  %some = icmp ult i32 %x, %few
  br i1 %some, label %yes, label %no
yes:{STRAIGHT}"""


def load_tile(block: tuple[int, ...], type_: str, first: str = "i", second: str = "j", spread: int = 1) -> Any:
    x, y, z = (*block, 1)[:3]
    size, zeros = 8 if type_ in ("i64", "double") else 4, []
    for k in range(0, 2304, x * y * z):
        zeros += [f"  %z{k} = getelementptr TYPE, ptr addrspace(3) @t, i32 {k}"]
        zeros += [f"  %i{k} = getelementptr TYPE, ptr addrspace(3) %z{k}, i32 %i"]
        zeros += [f"  store TYPE zeroinitializer, ptr addrspace(3) %i{k}, align SIZE"]
    words = {"ZEROS": "\n".join(zeros), "BARRIER": BARRIER, "FIRST": first, "SECOND": second}
    return load_kernel(TILE, **words, TYPE=type_, SIZE=size, PITCH=33, X=x, Y=y, SPREAD=spread)


def load_kernel(text: str, **words: object) -> Any:
    text = HEAD + text
    for name, word in words.items():
        text = text.replace(name, str(word))
    return swlds.Device("gfx942").load(swlds.parse(text))["k"]


def run(kernel: Any, block: tuple[int, ...], size: int = 1 << 15, n: int = 64, **options: Any) -> tuple[Any, bytes]:
    """Findings and what was written."""
    source = np.random.default_rng(5).integers(0, 256, size, dtype=np.uint8)
    target = np.full(size, 0xEE, np.uint8)
    result = kernel.launch(1, block, [source, target, n], **{"checks": "all", **options})
    assert options["engine"] == "reference" or result.findings or not result.fidelity.executed
    return [(f.kind, f.count, str(f.location), f.message) for f in result.findings], target.tobytes()


def check_all(kernel: Any, block: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, **options: Any) -> list[Any]:
    """Both engines agree, with quick and with better code, and chunks of 16 and of 8 lanes; gives the findings."""
    wanted = run(kernel, block, engine="reference", **options)
    assert run(kernel, block, engine="wave", **options) == wanted
    monkeypatch.setattr(jit, "QUICK_FIRST", False)
    for host in ("native", "avx2"):
        assert run(kernel, block, engine="wave", host=host, **{**options, "checks": "memcheck"})[1] == wanted[1]
    return list(wanted[0])


def uses(kernel: Any, block: tuple[int, ...], host: str = "native") -> set[str]:
    """What is moved at once."""
    text = kernel.host_ir(1, block, [np.zeros(1 << 15, np.uint8)] * 2 + [64], checks="memcheck", host=host)
    return {word.rpartition(".")[0] for word in text.replace("(", " ").split() if word.startswith("@strided.")}


@pytest.mark.parametrize("block", [(32, 8), (16, 16), (16, 4, 4), (64, 4), (32, 2, 3), (48, 4)])
@pytest.mark.parametrize(("type_", "first", "second"), [("float", "i", "j"), ("i32", "j", "i"), ("i64", "i", "j")])
def test_tiles(block: tuple[int, ...], type_: str, first: str, second: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of LDS, by rows and by columns; where groups' lines do not make whole waves, too."""
    assert check_all(load_tile(block, type_, first, second), block, monkeypatch) == []


def test_how_far_lines_are_apart() -> None:
    """What is the same in all lanes, in one line, or in lines of which it is known."""
    shape, bases = Shape(Writer(), 64, 16), ["%a", "%b", "%c", "%d"]
    assert shape.apart(Lanes("i32", uniform="%a"), 2) == 0
    assert shape.apart(Lanes("i32", bases=bases, stride=4, line=4), 2) == 4 * 16 * 2
    assert shape.apart(Lanes("i32", bases=bases, line=2, apart=12), 2) == 12
    assert shape.apart(Lanes("i32", bases=bases, line=2, apart=12), 1) is None


@pytest.mark.parametrize("first", ["i", "j"])
@pytest.mark.parametrize("block", [(32, 8), (16, 16)])
def test_lines_beside_others(block: tuple[int, ...], first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that lie two elements apart."""
    assert check_all(load_tile(block, "float", first, "j", 2), block, monkeypatch) == []


@pytest.mark.skipif(jit.chunk_width("native") != 16, reason="chunks of 16 lanes")
@pytest.mark.parametrize(
    ("block", "columns"), [((32, 8), 2), ((16, 16), 4), ((16, 4, 4), 4), ((64, 4), 0), ((32, 3), 0), ((48, 4), 0)]
)
def test_lines_of_one_row_are_moved_at_once(block: tuple[int, ...], columns: int) -> None:
    assert uses(load_tile(block, "float"), block) == ({f"@strided.load.float.{columns}.132"} if columns else set())


@pytest.mark.parametrize("n", [64, 40])
@pytest.mark.parametrize(
    ("vector", "step"),
    [("<2 x i32>", 8), ("<4 x float>", 16), ("<4 x float>", 36), ("<2 x i64>", 16), ("<4 x double>", 32)],
)
def test_vectors(vector: str, step: int, n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = load_kernel(VECTORS, TYPE="i32", VECTOR=vector, STEP=step, ALIGN=4)
    assert check_all(kernel, (64,), monkeypatch, n=n + (1 << 14)) == []
    found = uses(kernel, (64,))
    assert {word.split(".")[1] for word in found} == {"load", "store"}


@pytest.mark.parametrize("step", [8, 12, -16, 0])
def test_lanes_that_share_bytes_write_in_their_order(step: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = load_kernel(STRAIGHT, TYPE="i32", VECTOR="<4 x i32>", STEP=step, ALIGN=4)
    check_all(kernel, (64,), monkeypatch, checks="memcheck")
    assert not any(word.startswith("@strided.store.") for word in uses(kernel, (64,)))


@pytest.mark.parametrize("size", [2048, 1024, 1008, 0])
@pytest.mark.parametrize("align", [4, 16])
@pytest.mark.parametrize("text", [STRAIGHT, VECTORS])
def test_each_lane_is_inside_and_aligned(size: int, align: int, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of vectors of 16 bytes, 16 or 20 bytes from one another."""
    for step in (16, 20):
        kernel = load_kernel(text, TYPE="i32", VECTOR="<4 x i32>", STEP=step, ALIGN=align)
        found = check_all(kernel, (64,), monkeypatch, size=size)
        is_fine = size >= 63 * step + 16 and step % align == 0
        assert is_fine == (not found)
