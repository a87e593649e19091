"""Accesses of several words that cross the end of their buffer resource go word by word, on both engines: loads, stores, scalar
loads, copies to LDS, by every bounds rule; against bytes in NumPy.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError

LANES = 64
SIZES = {
    "i64": 8,
    "double": 8,
    "<3 x i32>": 12,
    "<4 x float>": 16,
    "<8 x half>": 16,
    "<8 x i16>": 16,
    "<2 x double>": 16,
}
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
DECLARE
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %offsets, ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 STRIDE, i64 RECORDS, i32 FLAGS)
  %q = ptrtoint ptr addrspace(8) %r to i128
  %w = bitcast i128 %q to <4 x i32>
  %po = getelementptr i32, ptr addrspace(1) %offsets, i32 %x
  %o = load i32, ptr addrspace(1) %po, align 4
  %n = and i32 %x, 7
  %pr = getelementptr [16 x i8], ptr addrspace(1) %out, i32 %x
BODY
  ret void
}
"""


def launch(
    body: str, declare: str, offsets: Any, *, stride: int = 0, records: int, flags: int = 0, target: str = "gfx950",
    lower: bool = False, checks: str = "memcheck,initcheck",
) -> tuple[Any, Any, Any]:  # fmt: skip
    """(the buffer's bytes, 16 bytes a lane of results, the result) after a launch of a wave on both engines; no findings."""
    text = KERNEL
    for hole, value in {"BODY": body, "DECLARE": declare, "STRIDE": stride, "RECORDS": records, "FLAGS": flags}.items():
        text = text.replace(hole, str(value))
    module = swlds.lower(text, instrument=False) if lower else swlds.parse(text)
    data, out = buffer(), np.full((LANES, 16), 0xEE, np.uint8)
    kernel = swlds.Device(target, engine="both").load(module)["k"]
    lanes = 32 if target.startswith("gfx1") else LANES
    result = kernel.launch(1, lanes, [data, np.asarray(offsets, np.uint32), out], checks=checks, profile=True)
    result.raise_for_findings()
    assert result.fidelity.executed == []
    return data, out[:lanes], result


def buffer() -> Any:
    return np.random.default_rng(7).integers(1, 255, 1024).astype(np.uint8)


def offsets_around(end: int, step: int) -> Any:
    """Of 64 lanes, multiples of ``step``: before, at and behind ``end``."""
    return np.maximum(end + step * (np.arange(LANES) % 16 - 10), 0) // step * step


def bytes_inside(offset: int, size: int, end: int) -> int:
    """How many bytes of an access are inside, word by word."""
    return size if offset + size <= end else max(0, min(size, (end - offset) // 4 * 4))


def wanted_load(offsets: Any, size: int, inside: list[int], start: list[int]) -> Any:
    """What lanes find that load ``size`` bytes from ``start`` of the buffer, of which so many are inside."""
    data, out = buffer(), np.full((len(offsets), 16), 0xEE, np.uint8)
    for lane, (count, at) in enumerate(zip(inside, start, strict=True)):
        out[lane, :size] = 0
        out[lane, :count] = data[at : at + count]
    return out


@pytest.mark.parametrize("type_", SIZES)
@pytest.mark.parametrize(("records", "step"), [(512, 4), (510, 4), (96, 2)])
@pytest.mark.parametrize("form", ["raw.ptr", "struct"])
def test_loads(type_: str, records: int, step: int, form: str) -> None:
    size, offsets = SIZES[type_], offsets_around(records, step)
    resource, index = ("ptr addrspace(8) %r", "") if form == "raw.ptr" else ("<4 x i32> %w", "i32 3, ")
    name = f"@llvm.amdgcn.{form}.buffer.load"
    body = f"  %v = call {type_} {name}({resource}, {index}i32 %o, i32 0, i32 0)\n"
    body += f"  store {type_} %v, ptr addrspace(1) %pr, align 4"
    declare = f"declare {type_} {name}({resource.rsplit(' ', 1)[0]}, {'i32, ' * bool(index)}i32, i32, i32)"
    _, out, result = launch(body, declare, offsets, records=records)
    inside = [bytes_inside(o, size, records) for o in offsets.tolist()]
    np.testing.assert_array_equal(out, wanted_load(offsets, size, inside, offsets.tolist()))
    assert any(0 < count < size for count in inside)
    site = next(site for site in result.profile.sites if "buffer.load" in site.instruction)
    assert site.executions == 1 and site.requested_bytes == sum(inside)


@pytest.mark.parametrize(
    ("target", "stride", "records", "rule"),
    [("gfx942", 8, 20, 0), ("gfx1100", 24, 9, 0), ("gfx1100", 24, 9, 1), ("gfx1100", 24, 9, 2), ("gfx1100", 0, 200, 3)],
)
def test_loads_by_each_rule(target: str, stride: int, records: int, rule: int) -> None:
    """An index lets in all words, however far they are; a record lets in those that it holds."""
    offsets = 4 * (np.arange(LANES) * 7 % 12) + (160 if not stride else 0)
    name = "@llvm.amdgcn.struct.ptr.buffer.load.v4f32"
    body = f"  %v = call <4 x float> {name}(ptr addrspace(8) %r, i32 %x, i32 %o, i32 0, i32 0)\n"
    body += "  store <4 x float> %v, ptr addrspace(1) %pr, align 4"
    declare = f"declare <4 x float> {name}(ptr addrspace(8), i32, i32, i32, i32)"
    _, out, _ = launch(body, declare, offsets, target=target, stride=stride, records=records, flags=rule << 28)
    inside, start = [], []
    for lane, offset in enumerate(offsets.tolist()[: len(out)]):
        in_record = bytes_inside(offset, 16, stride) if lane < records else 0
        by_rule = {0: in_record, 1: 16 * (lane < records), 2: 16, 3: bytes_inside(offset, 16, records)}
        inside.append(16 * (lane < records) if target == "gfx942" else by_rule[rule])
        start.append(lane * stride + offset)
    np.testing.assert_array_equal(out, wanted_load(offsets[: len(out)], 16, inside, start))


@pytest.mark.parametrize("type_", SIZES)
@pytest.mark.parametrize("checks", ["memcheck", "memcheck,initcheck,racecheck"])
def test_stores(type_: str, checks: str) -> None:
    """Every fourth lane stores its own 16 bytes; one stays outside."""
    size, records = SIZES[type_], 4 * LANES + 8
    offsets = np.where(np.arange(LANES) % 4 == 0, 4 * np.arange(LANES) + 12, 900)
    name = "@llvm.amdgcn.raw.ptr.buffer.store"
    cut = "%cut = " + ("freeze i128 %bits" if size == 16 else f"trunc i128 %bits to i{8 * size}")
    body = f"""  %b = mul i32 %x, 65793
  %i0 = insertelement <4 x i32> zeroinitializer, i32 %b, i32 0
  %c = add i32 %b, 16777216
  %i1 = insertelement <4 x i32> %i0, i32 %c, i32 1
  %i2 = insertelement <4 x i32> %i1, i32 %x, i32 2
  %i3 = insertelement <4 x i32> %i2, i32 -1, i32 3
  %bits = bitcast <4 x i32> %i3 to i128
  {cut}
  %v = bitcast i{8 * size} %cut to {type_}
  call void {name}({type_} %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)"""
    data, _, _ = launch(
        body, f"declare void {name}({type_}, ptr addrspace(8), i32, i32, i32)", offsets, records=records, checks=checks
    )
    expected = buffer()
    for lane, offset in enumerate(offsets.tolist()):
        value = np.array([lane * 65793, lane * 65793 + 16777216, lane, 0xFFFFFFFF], np.uint32).view(np.uint8)
        count = bytes_inside(offset, size, records)
        expected[offset : offset + count] = value[:count]
    np.testing.assert_array_equal(data, expected)


@pytest.mark.parametrize(("stride", "records"), [(0, 84), (4, 21), (12, 7)])
@pytest.mark.parametrize("type_", ["<2 x i32>", "<4 x i32>", "<16 x float>"])
def test_scalar_loads(stride: int, records: int, type_: str) -> None:
    """At 20, 24, ... of a buffer of 84 bytes. Offsets are the same in all lanes."""
    size, name = 4 * int(type_[1:3]), "@llvm.amdgcn.s.buffer.load"
    for offset in (20, 76, 80, 84):
        last = f"extractelement {type_} %v, i32 "
        body = f"""  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %o)
  %v = call {type_} {name}(<4 x i32> %w, i32 %f, i32 0)
  %a = {last}0
  %b = {last}{size // 4 - 1}
  store {type_[1:-1].split()[-1]} %a, ptr addrspace(1) %pr, align 4
  %pb = getelementptr i32, ptr addrspace(1) %pr, i32 1
  store {type_[1:-1].split()[-1]} %b, ptr addrspace(1) %pb, align 4"""
        declare = f"declare {type_} {name}(<4 x i32>, i32, i32)\ndeclare i32 @llvm.amdgcn.readfirstlane.i32(i32)"
        _, out, _ = launch(body, declare, np.full(LANES, offset), stride=stride, records=records)
        words = buffer().view(np.uint32)
        at = [offset // 4, (offset + size) // 4 - 1]
        assert out[5].view(np.uint32)[:2].tolist() == [int(words[w]) if w < 21 else 0 for w in at]


@pytest.mark.parametrize("size", [12, 16])
@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("dma", ["late", "early"])
def test_copies_to_lds_write_zero_for_words_outside(size: int, lower: bool, dma: str) -> None:
    records, name = 512, "@llvm.amdgcn.raw.ptr.buffer.load.lds"
    offsets = offsets_around(records, 4)
    body = f"""  %p = getelementptr [16 x i8], ptr addrspace(3) @tile, i32 %x
  call void {name}(ptr addrspace(8) %r, ptr addrspace(3) @tile, i32 {size}, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  fence syncscope("workgroup") acquire
  %v = load [{size // 4} x i32], ptr addrspace(3) %p, align 16
  store [{size // 4} x i32] %v, ptr addrspace(1) %pr, align 16"""
    declare = f"declare void {name}(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)"
    _, out, _ = launch(body, declare, offsets, records=records, lower=lower, checks="all")
    inside = [bytes_inside(o, size, records) for o in offsets.tolist()]
    np.testing.assert_array_equal(out, wanted_load(offsets, size, inside, offsets.tolist()))


def test_findings_are_those_of_the_words_inside() -> None:
    """An object that ends in front of its resource: a finding for the words behind it."""
    name = "@llvm.amdgcn.raw.ptr.buffer.load.v4i32"
    body = f"  %v = call <4 x i32> {name}(ptr addrspace(8) %r, i32 %o, i32 0, i32 0)\n"
    body += "  store <4 x i32> %v, ptr addrspace(1) %pr, align 4"
    declare = f"declare <4 x i32> {name}(ptr addrspace(8), i32, i32, i32)"
    with pytest.raises(swlds.engines.api.FindingsError) as error:
        launch(body, declare, np.full(LANES, 1020), records=1028)
    assert [(f.kind, f.count) for f in error.value.findings] == [("out-of-bounds", 64)]
    assert "size 4: 0 bytes past the end" in error.value.findings[0].message


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_what_is_no_whole_words_is_refused_where_it_crosses(engine: str) -> None:
    name = "@llvm.amdgcn.raw.ptr.buffer.load.v3i16"
    body = f"  %v = call <3 x i16> {name}(ptr addrspace(8) %r, i32 %o, i32 0, i32 0)"
    with pytest.raises(UnsupportedError, match="6 bytes, which are no whole words, crosses the end"):
        launch(body, f"declare <3 x i16> {name}(ptr addrspace(8), i32, i32, i32)", np.full(LANES, 12), records=16)
