# ruff: noqa: E501  (LLVM IR in strings)
"""Copies by a tensor descriptor, on both engines: what is copied, what waits for it, and what is found."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError
from tests.support.tensor_tiles import (
    ACQUIRE,
    BARRIER,
    RELEASE,
    WAIT,
    Tile,
    call,
    copy_words,
    kernel,
    launch,
)

#: The group of one wave has 4096 bytes of LDS, of which it copies the first 2048 from and to memory.
WORDS = 512
DRAIN = "call void @llvm.amdgcn.s.wait.dscnt(i16 0)"


def kinds(result: Any) -> list[tuple[str, str]]:
    return [(f.kind, f.severity) for f in result.findings]


def assert_clean(result: Any) -> None:
    """Nothing is found, and host code executed all of it."""
    assert result.findings == [] and result.fidelity.executed == []


def assert_left(result: Any, why: str = "not compiled") -> None:
    """Nothing is found, but host code left some to the reference engine."""
    (line,) = result.fidelity.executed
    assert result.findings == [] and why in line


def loads(tile: Tile, memory: Any, *, d2: bool = False, **options: Any) -> Any:
    """LDS behind a load: bytes that the tile does not have are those of the memory behind its first 8 KB."""
    text = kernel(
        "%far = getelementptr i8, ptr addrspace(1) %in, i32 8192",
        copy_words("@tile", WORDS, to_lds=True, pointer="%far"),
        DRAIN,
        call("t", tile.groups(), "@tile", "%in", d2=d2),
        WAIT,
        BARRIER,
        copy_words("@tile", WORDS, to_lds=False),
    )
    out = np.zeros(4 * WORDS, np.uint8)
    assert_clean(launch(text, [memory, out], **options))
    return out


def stores(tile: Tile, memory: Any, start: Any, *, d2: bool = False, **options: Any) -> Any:
    """Memory behind a store of LDS, which has the first bytes of ``memory``."""
    text = kernel(
        copy_words("@tile", WORDS, to_lds=True, pointer="%in"),
        RELEASE,
        call("t", tile.groups(), "@tile", "%out", store=True, d2=d2),
        WAIT,
    )
    out = start.copy()
    assert_clean(launch(text, [memory, out], **options))
    return out


TILES = {
    "a row": Tile((40,), (40,)),
    "a partial row": Tile((40,), (33,), (), 2),
    "rows": Tile((16, 8), (16, 8), (40,)),
    "rows of bytes": Tile((24, 5), (24, 5), (37,), 1),
    "partial both ways": Tile((16, 8), (13, 6), (20,), 2),
    "nothing of it inside": Tile((16, 8), (16, 0), (20,)),
    "padded": Tile((32, 8), (32, 8), (50,), 2, (64, 8)),
    "padded within rows": Tile((16, 4), (15, 4), (16,), 4, (32, 16)),
    "padded over rows": Tile((8, 16), (8, 16), (9,), 4, (128, 4)),
    "three dimensions": Tile((8, 4, 5), (8, 3, 5), (10, 60), 2),
    "four dimensions": Tile((4, 3, 2, 4), (4, 3, 2, 3), (5, 20, 50), 4, (16, 4)),
    "five dimensions": Tile((4, 2, 3, 2, 2), (3, 2, 2, 2, 2), (4, 9, 30, 65), 8),
    "dimensions in another order": Tile((4, 4, 4), (4, 4, 4), (64, 8), 4),
    "gathered": Tile((8, 5), (8, 20), (12,), 4, rows=[7, 0, 19, 7, 3]),
    "gathered, partial": Tile((16, 6), (14, 12), (20,), 2, (32, 4), rows=[0, 3, 3, 11, 12, 65535]),
    "gathered by wide rows": Tile((8, 3), (8, 100), (20,), 4, rows=[90, 2, 55], wide=True),
}  # fmt: skip


@pytest.mark.parametrize("name", TILES)
def test_tiles(name: str) -> None:
    """Both ways, as the model says, with all checks on."""
    tile, rng = TILES[name], np.random.default_rng(len(name))
    memory, start = rng.integers(1, 256, 1 << 14, np.uint8), rng.integers(1, 256, 1 << 14, np.uint8)
    is_short = len(tile.shape) < 3 and not tile.rows
    for d2 in (False, True) if is_short else (False,):
        expected = tile.load(memory, memory[8192 : 8192 + 4 * WORDS])
        assert (loads(tile, memory, d2=d2, checks="all") == expected).all()
        if len(set(tile.rows)) == len(tile.rows):
            expected = tile.store(start, memory)
            assert (stores(tile, memory, start, d2=d2, checks="all") == expected).all()


@pytest.mark.parametrize(
    "options", [{"dma": "early"}, {"dma": "random", "seed": 3}, {"engine": "reference"}, {"checks": "none"}]
)
def test_it_does_not_matter_when_data_arrive(options: dict[str, Any]) -> None:
    memory = np.random.default_rng(1).integers(1, 256, 1 << 14, np.uint8)
    for tile in (TILES["padded"], TILES["five dimensions"]):
        expected = tile.load(memory, memory[8192 : 8192 + 4 * WORDS])
        assert (loads(tile, memory, **options) == expected).all()


# As Triton writes it -------------------------------------------------------------------------------------------------

#: A block of 32 x 64 halves, of which each of four waves loads 8 rows, to LDS with 16 bytes behind each row, and stores them.
TRITON = """target triple = "amdgcn-amd-amdhsa"
@global_smem = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.tensorcnt(i16)
declare void @llvm.amdgcn.tensor.load.to.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, <8 x i32>, i32)
declare void @llvm.amdgcn.tensor.store.from.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, <8 x i32>, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rows, i32 %columns, i64 %stride) "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="128,128" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %id, 5
  %warp = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)
  %bx = call i32 @llvm.amdgcn.workgroup.id.x()
  %by = call i32 @llvm.amdgcn.workgroup.id.y()
  %st = trunc i64 %stride to i32
  %column = shl i32 %bx, 6
  %block = shl i32 %by, 5
  %own = shl i32 %warp, 3
  %row = add i32 %block, %own
  %down = mul i32 %row, %st
  %offset = add i32 %down, %column
  %from = getelementptr half, ptr addrspace(1) %in, i32 %offset
  %to = getelementptr half, ptr addrspace(1) %out, i32 %offset
  %place = mul i32 %own, 72
  %lds = getelementptr half, ptr addrspace(3) @global_smem, i32 %place
  %r0 = sub i32 %rows, %row
  %r = call i32 @llvm.smax.i32(i32 0, i32 %r0)
  %c0 = sub i32 %columns, %column
  %c = call i32 @llvm.smax.i32(i32 0, i32 %c0)
  %less = icmp ult i32 %c, 64
  %cs = select i1 %less, i32 %c, i32 64
  LOAD
  call void @llvm.amdgcn.s.wait.tensorcnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %first = getelementptr [72 x half], ptr addrspace(3) @global_smem, i32 0, i32 %id
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %next, %loop ]
  %at = mul i32 %n, 128
  %all = add i32 %at, %id
  %line = lshr i32 %all, 6
  %col = and i32 %all, 63
  %p = getelementptr [72 x half], ptr addrspace(3) @global_smem, i32 %line, i32 %col
  %v = load half, ptr addrspace(3) %p
  %v2 = fadd half %v, 1.0
  store half %v2, ptr addrspace(3) %p
  %next = add i32 %n, 1
  %done = icmp eq i32 %next, 16
  br i1 %done, label %end, label %loop
end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  STORE
  call void @llvm.amdgcn.s.wait.tensorcnt(i16 0)
  ret void
}
"""


def triton_copy(name: str, pointer: str, columns: str, width: int, word: str) -> str:
    """What fillTDMDescriptor does for two dimensions; the padding's bits stay in the store's descriptor."""
    first = 1 << 16 | 1 << 20 | 4 << 22 | 3 << 25
    lines = [
        f"%{name}.g = ptrtoint ptr addrspace(1) {pointer} to i64",
        f"%{name}.l = ptrtoint ptr addrspace(3) %lds to i32",
        f"%{name}.lo = trunc i64 %{name}.g to i32",
        f"%{name}.up = lshr i64 %{name}.g, 32",
        f"%{name}.tr = trunc i64 %{name}.up to i32",
        f"%{name}.hi = or i32 %{name}.tr, -2147483648",
        f"%{name}.w1 = shl i32 {columns}, 16",
        f"%{name}.w2a = lshr i32 {columns}, 16",
        f"%{name}.w2b = shl i32 %r, 16",
        f"%{name}.w2 = or i32 %{name}.w2a, %{name}.w2b",
        f"%{name}.w3a = lshr i32 %r, 16",
        f"%{name}.w3 = or i32 %{name}.w3a, {width << 16}",
    ]
    for group, size, parts in (
        ("a", 4, ["1", f"%{name}.l", f"%{name}.lo", f"%{name}.hi"]),
        ("b", 8, [str(first), f"%{name}.w1", f"%{name}.w2", f"%{name}.w3", "8", "%st", "0", "0"]),
    ):
        last = "poison"
        for n, part in enumerate(parts):
            lines.append(f"%{name}.{group}{n} = insertelement <{size} x i32> {last}, i32 {part}, i32 {n}")
            last = f"%{name}.{group}{n}"
    more = "<4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 0"
    lines.append(f"call void @llvm.amdgcn.tensor.{word}(<4 x i32> %{name}.a3, <8 x i32> %{name}.b7, {more})")
    return "\n  ".join(lines)


@pytest.mark.parametrize(("rows", "columns"), [(64, 128), (61, 100), (33, 65), (5, 7)])
def test_a_kernel_of_triton(rows: int, columns: int) -> None:
    """Partial blocks at the edges; a store that steps over the padding: its rows are 72 long, the tensor's 64."""
    text = TRITON.replace("LOAD", triton_copy("x", "%from", "%c", 64, "load.to.lds"))
    text = text.replace("STORE", triton_copy("y", "%to", "%cs", 72, "store.from.lds"))
    source = np.arange(rows * (columns + 3), dtype=np.float16).reshape(rows, columns + 3) % 1000
    out = np.full_like(source, -1)
    grid = ((columns + 63) // 64, (rows + 31) // 32)
    arguments = [source, out, rows, columns, columns + 3]
    loaded = swlds.Device("gfx1250").load(swlds.parse(text, "triton.ll"))["k"]
    assert loaded.unsupported() == []
    result = loaded.launch(grid, 128, arguments, dynamic_lds=32 * 144, checks="all")
    assert_clean(result)
    expected = np.full_like(source, -1)
    expected[:, :columns] = source[:, :columns] + np.float16(1)
    np.testing.assert_array_equal(out, expected)


# What is found -------------------------------------------------------------------------------------------------------

PLAIN = Tile((32, 4), (32, 4), (32,))
LOAD = call("t", PLAIN.groups(), "@tile", "%in")
STORE = call("s", PLAIN.groups(), "@tile", "%out", store=True)
READ = copy_words("@tile", 32, to_lds=False)
WRITE = "%z.l = getelementptr i32, ptr addrspace(3) @tile, i32 %id\n  store i32 7, ptr addrspace(3) %z.l"
WAIT_ONE = "call void @llvm.amdgcn.s.wait.tensorcnt(i16 1)"
NEXT = call("n", PLAIN.groups(), "@next", "%in")
MARK, FOR_MARK = "call void @llvm.amdgcn.asyncmark()", "call void @llvm.amdgcn.wait.asyncmark(i16 0)"
CHECKS = "memcheck,racecheck,barriercheck,asynccheck"
E, W, NOTE = "error", "warning", "note"

SITUATIONS: dict[str, tuple[list[str], list[tuple[str, str]]]] = {
    "waited for": ([LOAD, WAIT, BARRIER, READ], []),
    "not waited for": ([LOAD, READ], [("missing-wait", E)]),
    "a barrier is no wait": ([LOAD, BARRIER, READ], [("missing-wait", E)]),
    "for too few": ([LOAD, WAIT_ONE, ACQUIRE, READ], [("missing-wait", E)]),
    "the newer one may stay": ([LOAD, NEXT, WAIT_ONE, ACQUIRE, READ, WAIT], []),
    "the older one may not": ([NEXT, LOAD, WAIT_ONE, ACQUIRE, READ, WAIT], [("missing-wait", E)]),
    "loads and stores complete in order": ([WRITE, DRAIN, STORE, NEXT, WAIT_ONE, ACQUIRE, WRITE.replace("%z", "%y"), WAIT], []),
    "never": ([LOAD], [("missing-wait", NOTE)]),
    "nothing behind the wait": ([LOAD, WAIT, READ], [("missing-wait", W)]),
    "by a mark": ([LOAD, MARK, FOR_MARK, ACQUIRE, READ], []),
    "by no mark": ([MARK, LOAD, FOR_MARK, ACQUIRE, READ], [("missing-wait", E)]),
    "over an open one": ([LOAD, LOAD.replace("%t", "%u"), WAIT], [("race-waw", NOTE)]),
    "read by a store while it is open": ([LOAD, STORE, WAIT], [("race-raw", E)]),
    "a store of what nobody waited for": ([WRITE, STORE, WAIT], [("missing-wait", E)]),
    "its source overwritten": ([WRITE, DRAIN, STORE, WRITE.replace("%z", "%y"), WAIT], [("race-war", E)]),
    "a load over what was just read": ([WRITE, READ, LOAD, WAIT], [("race-waw", W), ("race-war", W)]),
    "memory that was just written": (["%g.w = getelementptr i32, ptr addrspace(1) %in, i32 %id", "store i32 1, ptr addrspace(1) %g.w", LOAD, WAIT], [("race-raw", W)]),
}  # fmt: skip


@pytest.mark.parametrize("name", SITUATIONS)
def test_situations(name: str) -> None:
    lines, expected = SITUATIONS[name]
    text = kernel(*lines, lds=(("tile", 1024), ("next", 1024)))
    source = np.arange(1024, dtype=np.uint32)
    result = launch(text, [source, np.zeros(1024, np.uint32)], checks=CHECKS)
    assert sorted(set(kinds(result))) == sorted(expected)
    if not expected:
        for options in ({"dma": "early"}, {"dma": "random", "seed": 2}):
            assert launch(text, [source, np.zeros(1024, np.uint32)], checks=CHECKS, **options).findings == []


def test_the_lane_is_the_first_active_one() -> None:
    """Of a copy, not of a run of its tile; and the message has the wait."""
    text = kernel(
        "%late = icmp ugt i32 %id, 4", "br i1 %late, label %copy, label %over", "copy:", LOAD, "br label %over", "over:",
        WAIT_ONE, ACQUIRE, READ,
    )  # fmt: skip
    text = text.replace("  copy:", "copy:").replace("  over:", "over:")
    result = launch(text, [np.arange(1024, dtype=np.uint32), np.zeros(1024, np.uint32)], checks=CHECKS)
    (found,) = result.findings
    assert found.kind == "missing-wait" and "tensorcnt(1) leaves it open, tensorcnt(0) would not" in found.message
    assert found.other is not None and found.other.workitem == (5, 0, 0) and found.count == 32


def test_two_waves_race() -> None:
    """A wave reads what another one copies, with no barrier between; and with one."""
    for between, expected in (("", True), (BARRIER, False)):
        text = kernel(
            "%w = lshr i32 %id, 5", "%first = icmp eq i32 %w, 0", "br i1 %first, label %copy, label %over", "copy:", LOAD, WAIT,
            "br label %over", "over:", between, copy_words("@tile", 32, to_lds=False),
        )  # fmt: skip
        text = (
            text.replace("  copy:", "copy:")
            .replace("  over:", "over:")
            .replace("%from0.i = add i32 %id, 0", "%from0.i = and i32 %id, 31")
        )
        result = launch(text, [np.arange(1024, dtype=np.uint32), np.zeros(1024, np.uint32)], block=64, checks=CHECKS)
        assert any(f.severity == "error" for f in result.findings) is expected


def test_an_overrun_is_named() -> None:
    """In LDS by the variable in which the tile begins, though the next one follows; in memory by the buffer."""
    memory = [np.arange(128, dtype=np.uint32), np.zeros(128, np.uint32)]
    uses = ["%l.next = ptrtoint ptr addrspace(3) @next to i32", "store i32 %l.next, ptr addrspace(1) %out"]
    text = kernel(*uses, LOAD, WAIT, lds=(("tile", 384), ("next", 128)))
    result = launch(text, memory, checks="memcheck")
    assert memory[1][0] == 384, "the next variable follows"
    (found,) = result.findings
    assert found.kind == "out-of-bounds" and found.object is not None and found.object.name == "tile"
    assert found.message == "Invalid lds write of size 128: 0 bytes past the end of tile (384 bytes)"
    assert found.workitem == (0, 0, 0) and "tensor.load.to.lds" in found.instruction
    past = LOAD.replace("ptrtoint ptr addrspace(1) %in", "ptrtoint ptr addrspace(1) %past")
    text = kernel("%past = getelementptr i8, ptr addrspace(1) %in, i32 1000", past, WAIT)
    assert "488 bytes past the end of in (512 bytes)" in launch(text, memory).findings[0].message, (
        "the pointer's own object"
    )
    for line, verb, name in ((LOAD, "read", "of in ("), (STORE, "write", "of out (")):
        lines = [copy_words("@tile", 128, to_lds=True), DRAIN, line, WAIT]
        result = launch(kernel(*lines), [memory[0][:96].copy(), memory[1] if verb == "read" else memory[1][:96].copy()])
        found = next(f for f in result.findings if "size 128" in f.message)
        assert found.kind == "out-of-bounds" and f"global {verb}" in found.message and name in found.message


def test_a_tile_that_begins_nowhere() -> None:
    """Beyond LDS, whatever its size, and at an address of no buffer."""
    groups = Tile((65535, 65535), (65535, 65535), (65535,), 1).groups()
    text = kernel(
        call("t", groups, "@tile", "%in").replace("ptrtoint ptr addrspace(3) @tile to i32", "add i32 1048576, 0"), WAIT
    )
    for checks in ("memcheck", "none"):
        result = launch(text, [np.zeros(16, np.uint8), np.zeros(16, np.uint8)], checks=checks)
        assert {f.kind for f in result.findings} == ({"out-of-bounds"} if checks == "memcheck" else set())
    text = kernel(
        call("t", PLAIN.groups(), "@tile", "%in").replace(
            "%t.n = ptrtoint ptr addrspace(1) %in to i64", "%t.n = add i64 64, 0"
        ),
        WAIT,
    )
    result = launch(text, [np.zeros(16, np.uint8), np.zeros(16, np.uint8)])
    assert kinds(result)[0][0] == "null-pointer"


def test_addresses_that_are_numbers() -> None:
    """A descriptor out of memory: the objects are found by address, and bounds are theirs."""
    words = PLAIN.groups(1024)  # @next
    for size, expected in ((512, []), (256, ["next"])):
        lines = [
            "%p = getelementptr i8, ptr addrspace(1) %in, i32 1024",
            "%d = load <4 x i32>, ptr addrspace(1) %p",
            "%far.n = ptrtoint ptr addrspace(1) %in to i64",
            "%far.lo = trunc i64 %far.n to i32",
            "%far.u = lshr i64 %far.n, 32",
            "%far.t = trunc i64 %far.u to i32",
            "%far.hi = or i32 %far.t, -2147483648",
            "%e = insertelement <4 x i32> %d, i32 %far.lo, i32 2",
            "%f = insertelement <4 x i32> %e, i32 %far.hi, i32 3",
            f"call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %f, <8 x i32> <{', '.join(f'i32 {w}' for w in words[1])}>, i32 0)",
            WAIT,
            BARRIER,
            copy_words("@next", 64, to_lds=False),
            copy_words("@tile", 32, to_lds=True, pointer="%in"),
        ]
        source = np.arange(512, dtype=np.uint32)
        source[256:260] = words[0]
        out = np.zeros(64, np.uint32)
        result = launch(
            kernel(*lines, lds=(("tile", 1024), ("next", size))), [source, out], checks="memcheck,initcheck"
        )
        assert [f.object.name for f in result.findings if f.object is not None] == expected
        assert out.tolist() == list(range(64))


def test_uninitialised_bytes() -> None:
    """LDS that nobody wrote, to a buffer; the bytes of the gaps; and of the tensor's own undefined bytes."""
    result = launch(kernel(STORE, WAIT), [np.zeros(128, np.uint32), np.zeros(128, np.uint32)], checks="initcheck")
    assert {k for k, _ in kinds(result)} == {"uninitialized"} and "tile at offset" in result.findings[0].message
    padded = Tile((32, 4), (32, 4), (32,), 4, (128, 128)).groups()
    for start, expected in ((0, []), (32, ["uninitialized"])):
        lines = [
            call("t", padded, "@tile", "%in"), WAIT, BARRIER, f"%q = add i32 %id, {start}",
            "%l = getelementptr i32, ptr addrspace(3) @tile, i32 %q", "%v = load i32, ptr addrspace(3) %l",
            "%g = getelementptr i32, ptr addrspace(1) %out, i32 %id", "store i32 %v, ptr addrspace(1) %g",
        ]  # fmt: skip
        result = launch(kernel(*lines), [np.zeros(128, np.uint32), np.zeros(128, np.uint32)], checks="initcheck")
        assert sorted({k for k, _ in kinds(result)}) == expected
    partial = call("t", Tile((32, 4), (20, 3), (32,)).groups(), "@tile", "%in")
    lines = [partial, WAIT, BARRIER, copy_words("@tile", 128, to_lds=False)]
    assert (
        launch(kernel(*lines), [np.zeros(128, np.uint32), np.zeros(128, np.uint32)], checks="initcheck").findings == []
    )
    undefined = LOAD.replace("%t.l, i32 1", "undef, i32 1")
    result = launch(kernel(undefined, WAIT), [np.zeros(128, np.uint32), np.zeros(128, np.uint32)], checks="initcheck")
    assert "used as a tensor descriptor" in result.findings[0].message


def test_lanes_with_other_descriptors() -> None:
    """The first active lane's counts, as LLVM makes scalars of it."""
    text = kernel(
        LOAD.replace("call void", "%t.x = insertelement <4 x i32> %t.3, i32 %id, i32 1\n  call void").replace(
            "<4 x i32> %t.3, <8", "<4 x i32> %t.x, <8"
        ),
        WAIT,
        BARRIER,
        READ,
    )
    out = np.zeros(128, np.uint32)
    result = launch(text, [np.arange(128, dtype=np.uint32), out], checks=CHECKS)
    (found,) = result.findings
    assert found.kind == "non-uniform-lds-address" and found.lane == 1
    assert "word 1 of group 0 is 0x0 in lane 0, which counts for all, and 0x1 in lane 1" in found.message
    assert out.tolist()[:32] == list(range(32))


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_what_is_not_known_stops_the_launch(engine: str) -> None:
    groups = PLAIN.groups()
    groups[1][0] |= 1 << 19
    with pytest.raises(
        UnsupportedError, match=r"a tensor copy is not executed: a tile that is iterated .*tensor\.load\.to\.lds"
    ) as caught:
        launch(kernel(call("t", groups, "@tile", "%in"), WAIT), [np.zeros(128, np.uint32)] * 2, engine=engine)
    assert caught.value.location == "k.ll:26:1"
    text = TRITON.replace("LOAD", triton_copy("x", "%from", "%c", 64, "load.to.lds")).replace("STORE", "")
    text = text.replace(f"i32 {1 << 16 | 1 << 20 | 4 << 22 | 3 << 25}, i32 0", f"i32 {1 << 19}, i32 0")
    line = next(n for n, line in enumerate(text.split("\n"), 1) if "call void @llvm.amdgcn.tensor" in line)
    loaded = swlds.Device("gfx1250").load(swlds.parse(text, "newer.ll"))["k"]
    with pytest.raises(UnsupportedError, match="iterated") as caught:
        loaded.launch(1, 128, [np.zeros(4, np.float16)] * 2 + [1, 1, 1], dynamic_lds=4608, engine=engine)
    assert caught.value.location == f"newer.ll:{line}:1"


def test_a_store_that_meets_itself() -> None:
    text = kernel(
        copy_words("@tile", 128, to_lds=True, pointer="%in"),
        DRAIN,
        call("s", Tile((8, 2), (8, 2), (7,)).groups(), "@tile", "%out", store=True),
        WAIT,
    )
    with pytest.raises(UnsupportedError, match="two elements go to the same bytes"):
        launch(text, [np.zeros(128, np.uint32)] * 2)


def test_a_copy_without_a_tensor() -> None:
    """Count 0 copies nothing, and nothing else in it counts: waves that have no part of a tile have it."""
    nothing = call("no", [[0, 0, 0, 0], [0xFFFFFFFF] * 8, [0] * 4, [0] * 4], "@tile", "%in")
    assert_clean(launch(kernel(nothing, WAIT), [np.zeros(4, np.uint32)] * 2, checks="all"))
    unused = nothing.replace("%no.l, i32 1", "poison, i32 1")
    assert_left(launch(kernel(unused, WAIT), [np.zeros(4, np.uint32)] * 2, checks="all"))
    # It is counted as any other: of two copies one may stay open.
    out = np.zeros(128, np.uint32)
    result = launch(
        kernel(LOAD, nothing, WAIT_ONE, BARRIER, READ, WAIT), [np.arange(128, dtype=np.uint32), out], checks="all"
    )
    assert_clean(result)
    assert out.tolist()[:32] == list(range(32))


def test_other_processors_have_none() -> None:
    text = kernel(LOAD, WAIT).replace("gfx1250", "gfx1200")
    with pytest.raises(UnsupportedError, match=r"do not exist on gfx1200 \(gfx1250 only\)"):
        swlds.Device("gfx1200").load(swlds.parse(text))["k"].launch(1, 32, [np.zeros(4, np.uint32)] * 2)


# Beside the copies ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("checks", ["memcheck", "all", "none"])
@pytest.mark.parametrize("is_device", [False, True])
def test_groups_without_copies_stay_in_host_code(checks: str, is_device: bool) -> None:
    """One of eight groups copies, from and to arrays that nothing else reaches; twice, as the second launch knows of the first. Of
    its descriptor host code does not know the object."""
    load = LOAD.replace("ptrtoint ptr addrspace(1) %in to", "ptrtoint ptr addrspace(1) %some to")
    text = kernel(
        "%g = call i32 @llvm.amdgcn.workgroup.id.x()", "%own = icmp eq i32 %g, 3", "%some = select i1 %own, ptr addrspace(1) %in, ptr addrspace(1) %all",
        "br i1 %own, label %copy, label %over", "copy:", load, WAIT, STORE, WAIT, "br label %over", "over:",
        "%i = mul i32 %g, 32", "%j = add i32 %i, %id", "%q = getelementptr i32, ptr addrspace(1) %all, i32 %j", "store i32 %g, ptr addrspace(1) %q",
    ).replace("  copy:", "copy:").replace("  over:", "over:").replace("%out) ", "%out, ptr addrspace(1) %all) ")  # fmt: skip
    device = swlds.Device("gfx1250")
    loaded = device.load(swlds.parse(text, "k.ll"))["k"]
    for start in (5, 1000):
        source = np.arange(start, start + 128, dtype=np.uint32)
        out, every = np.full(128, 9, np.uint32), np.zeros(256, np.uint32)
        given: list[Any] = [source, out, every]
        if is_device:
            given = [device.array(a) for a in given]
        result = loaded.launch(8, 32, given, engine="wave", checks=checks)
        out, every = (a.numpy() if is_device else a for a in given[1:])
        assert every.tolist() == [g for g in range(8) for _ in range(32)]
        assert out.tolist() == source.tolist()
        assert_left(
            result, "1 of 8 work-groups by the reference engine: not compiled: call void @llvm.amdgcn.tensor.load"
        )


def test_in_a_function_of_its_own() -> None:
    """In a loop, in one that is not inlined, whose marks count apart."""
    body = f"""define void @copies(ptr addrspace(1) %in, i32 %place) noinline {{
  %l = getelementptr i8, ptr addrspace(3) @tile, i32 %place
{call("t", PLAIN.groups(), "%l", "%in")}
  call void @llvm.amdgcn.asyncmark()
  ret void
}}
"""
    loop = """br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %next, %loop ]
  %place = mul i32 %n, 512
  %skip = mul i32 %n, 128
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %skip
  call void @copies(ptr addrspace(1) %from, i32 %place)
  %next = add i32 %n, 1
  %done = icmp eq i32 %next, 4
  br i1 %done, label %end, label %loop
end:"""
    source = np.arange(512, dtype=np.uint32)
    for wait, expected in ((WAIT, []), (FOR_MARK, [("missing-wait", E)])):
        out = np.zeros(512, np.uint32)
        text = kernel(loop, wait, BARRIER, copy_words("@tile", 512, to_lds=False)) + body
        result = launch(text, [source, out], checks=CHECKS)
        assert sorted(set(kinds(result))) == expected
        assert expected or out.tolist() == source.tolist()


def test_any_words_at_all() -> None:
    """A descriptor of random numbers is refused, or copies what is in bounds; neither takes long."""
    rng = random.Random(5)
    refused = found = 0
    for number in range(40):
        groups = [[rng.getrandbits(32) for _ in range(n)] for n in (4, 8, 4, 4)]
        groups[0][0] = 1 | rng.getrandbits(1) << 31
        groups[1][0] = rng.getrandbits(2) << 16 | (number % 3 == 0) << 20 | rng.getrandbits(10) << 22
        if number % 2:
            groups[1][4], groups[2][3], groups[3][2] = rng.choice((1, 8, 65535)), 0, 0
            groups[1][5:] = [rng.randrange(1, 99), 0, 0]
        text = kernel(call("t", groups, "@tile", "%in", store=number % 5 == 0), WAIT)
        try:
            result = launch(
                text, [np.zeros(4096, np.uint8), np.zeros(4, np.uint8)], checks="memcheck", engine="reference"
            )
            found += bool(result.findings)
        except UnsupportedError:
            refused += 1
    assert refused > 5 and found > 5


@pytest.mark.parametrize("checks", ["all", "none", CHECKS])
def test_copies_of_lanes_beside_it(checks: str) -> None:
    """Each has its own counter, and both engines agree."""
    text = kernel(
        "%p = getelementptr i32, ptr addrspace(3) @next, i32 %id",
        "%g = getelementptr i32, ptr addrspace(1) %in, i32 %id",
        "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 0, i32 0)",
        LOAD, WAIT, "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)", BARRIER, READ,
        copy_words("@next", 32, to_lds=False, name="b").replace("add i32 %id, 0", "add i32 %id, 32").replace("@next, i32 %b0.i", "@next, i32 %id"),
        lds=(("tile", 1024), ("next", 1024)),
    )  # fmt: skip
    text += "declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)\ndeclare void @llvm.amdgcn.s.wait.asynccnt(i16)\n"
    out = np.zeros(64, np.uint32)
    assert_left(launch(text, [np.arange(128, dtype=np.uint32), out], checks=checks))
    assert out.tolist() == [*range(32), *range(32)]


def test_a_profile_counts_executions_and_bytes() -> None:
    store = call("s", Tile((2, 64), (2, 64), (2,)).groups(), "@tile", "%out", store=True)
    text = kernel(copy_words("@tile", 128, to_lds=True, pointer="%in"), DRAIN, store, WAIT)
    result = launch(text, [np.zeros(128, np.uint32), np.zeros(128, np.uint32)], profile=True)
    assert result.profile is not None
    sites = [s for s in result.profile.sites if "tensor" in s.instruction]
    assert [(s.space, s.kind, s.executions, s.requested_bytes) for s in sites] == [
        ("lds", "dma", 1, 512),
        ("global", "dma", 1, 512),
    ]
    assert [s.active_lanes for s in sites] == [64, 64] and all(s.lines is None and s.lds is None for s in sites)
    assert any(line.startswith("counts of tensor copies") for line in result.fidelity.approximated)


def test_random_tiles_in_flight() -> None:
    """Two tiles, one of which stays open over the wait for the other."""
    for seed in range(6):
        rng = random.Random(seed)
        one = Tile((rng.randint(1, 30), rng.randint(1, 4)), (rng.randint(1, 30), 4), (rng.randint(30, 50),))
        two = Tile((rng.randint(1, 30),), (rng.randint(0, 30),), (), rng.choice((1, 2, 4, 8)))
        memory = np.random.default_rng(seed).integers(1, 256, 1 << 14, np.uint8)
        text = kernel(
            copy_words("@tile", 128, to_lds=True, pointer="%in"), copy_words("@next", 128, to_lds=True, pointer="%in", name="next"), DRAIN,
            call("a", one.groups(), "@tile", "%in"), call("b", two.groups(), "@next", "%in"), WAIT_ONE, BARRIER,
            copy_words("@tile", 128, to_lds=False), WAIT, lds=(("tile", 1024), ("next", 1024)),
        )  # fmt: skip
        out = np.zeros(512, np.uint8)
        result = launch(text, [memory, out], checks="all", seed=seed)
        assert_left(result, "a check of host code failed")  # of both the wave has marks, and the other one is open
        assert (out == one.load(memory, memory[:512])).all()


# In clusters ---------------------------------------------------------------------------------------------------------


def shared(
    masks: tuple[int, int], *, starts: tuple[int, int] = (0, 0), heights: tuple[int, int] = (4, 4), early: bool = False
) -> str:
    """Each of the two groups of a cluster loads a tile by a mask of its own, and stores it behind the other's."""
    groups = PLAIN.groups()
    groups[1][0] |= early << 21
    load = call("t", groups, "@tile", "%from")
    words = ", ".join(f"i32 {w}" for w in groups[1])
    return kernel(
        "%g = call i32 @llvm.amdgcn.workgroup.id.x()", "%is.first = icmp eq i32 %g, 0",
        f"%mask = select i1 %is.first, i32 {groups[1][0] | masks[0]}, i32 {groups[1][0] | masks[1]}",
        f"%height = select i1 %is.first, i32 {heights[0]}, i32 {heights[1]}",
        f"%a = insertelement <8 x i32> <{words}>, i32 %height, i32 4", "%b = insertelement <8 x i32> %a, i32 %mask, i32 0",
        f"%s = select i1 %is.first, i32 {starts[0]}, i32 {starts[1]}", "%from = getelementptr i32, ptr addrspace(1) %in, i32 %s",
        load.replace(f"<8 x i32> <{words}>", "<8 x i32> %b"), WAIT, BARRIER,
        "%back = mul i32 %g, 32", "%to = getelementptr i32, ptr addrspace(1) %out, i32 %back", copy_words("@tile", 32, to_lds=False, pointer="%to"),
    )  # fmt: skip


def run_shared(text: str) -> tuple[Any, list[int]]:
    out = np.zeros(64, np.uint32)
    result = launch(text, [np.arange(1, 257, dtype=np.uint32), out], grid=2, cluster=2, checks=CHECKS)
    return result, out.tolist()


def test_members_of_a_cluster_share_a_load() -> None:
    for mask in (0, 3):
        result, out = run_shared(shared((mask, mask)))
        assert_left(result)
        assert out == [*range(1, 33), *range(1, 33)]


def test_members_differ() -> None:
    """In where the tile begins, in the mask, in who comes; with the early time-out nobody waits."""
    result, _ = run_shared(shared((3, 3), starts=(0, 32)))
    assert ("mask-mismatch", E) in kinds(result) and "their addresses differ" in result.findings[0].message
    result, _ = run_shared(shared((3, 3), heights=(4, 2)))
    assert "one is of 512 bytes, the other of 256" in result.findings[0].message
    result, _ = run_shared(shared((3, 2)))
    assert {"mask-mismatch", "missing-member"} & {k for k, _ in kinds(result)}
    result, out = run_shared(shared((3, 2), early=True))
    assert_left(result)
    assert out == [*range(1, 33), *range(1, 33)]


def test_a_store_takes_no_mask() -> None:
    groups = Tile((32, 4), (32, 4), (32,), mask=1).groups()
    with pytest.raises(UnsupportedError, match="a store with a mask of work-groups"):
        launch(kernel(call("s", groups, "@tile", "%out", store=True)), [np.zeros(128, np.uint32)] * 2)
