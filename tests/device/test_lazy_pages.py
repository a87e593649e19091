"""Long buffers, globals and heap blocks: what nobody touches costs no memory, and the pages say what written ones would."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device import address_space, lazy_pages
from swlds.device.address_space import CODE_END, LONG, AddressSpace
from swlds.device.heap import Heap
from swlds.device.objects import ObjectTable
from swlds.engines import device_memory
from swlds.engines.reference.race_cells import READS, Cells

MIB = 1 << 20
ENGINES = pytest.mark.parametrize("engine", ["wave", "reference"])


# The planes ---------------------------------------------------------------------------------------------------


def _refuse(*_: Any) -> Any:
    raise OSError("no such thing here")


@pytest.fixture(params=["mapped", "no file", "no mapping", "no mapping back"])
def space(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[AddressSpace]:
    """Memory of a host that maps pages, or that cannot at some point."""
    if request.param == "no file":
        monkeypatch.setattr(lazy_pages.os, "memfd_create", _refuse)
    if request.param == "no mapping":
        real, calls = lazy_pages._map, []

        def second_fails(*args: int) -> bool:
            calls.append(args)
            return len(calls) != 2 and real(*args)

        monkeypatch.setattr(lazy_pages, "_map", second_fails)
    if request.param == "no mapping back":
        monkeypatch.setattr(address_space, "map_zeros", lambda start, stop: False)
    yield AddressSpace()


@pytest.mark.parametrize("size", [LONG - 1, LONG, LONG + 4097, 2 * LONG + 5])
@pytest.mark.parametrize("offset", [0, 1, 4095])
def test_a_range_and_no_byte_more(space: AddressSpace, offset: int, size: int) -> None:
    first = CODE_END + 4096 * 3 + offset
    near = slice(CODE_END, first + size + 20_000)
    expected = np.zeros(near.stop - near.start, np.uint8)
    expected[first - CODE_END : first - CODE_END + size] = 0xFF
    space.set_initialized(first, size, True)
    assert np.array_equal(space.init[near], expected)
    assert space.init_views[3][first // 8 + 1] == 2**64 - 1
    space.init[first + LONG // 2] = expected[first - CODE_END + LONG // 2] = 0x3F
    assert np.array_equal(space.init[near], expected), "what is written is seen in one page only"
    space.release(CODE_END, 4096 * 256)
    expected[: 4096 * 256] = 0
    assert np.array_equal(space.init[near], expected)
    space.release(0, address_space.WINDOW_END)
    assert not space.init[near].any()


@pytest.mark.parametrize(("size", "old"), [(8 * LONG + 8 * 4096 + 13, 0xFD), (9 * LONG, 3), (77, 0xFD)])
def test_a_heap_block_is_addressable_from_its_first_to_its_last_byte(space: AddressSpace, size: int, old: int) -> None:
    """Redzones stand on both sides, whatever was in the shadow before; long blocks hand pages of shadow back."""
    heap = Heap(space, ObjectTable())
    shadow = space.data[address_space.SHADOW_START : address_space.SHADOW_END]
    address = heap.allocate(size, None, 0)
    first, last = address >> 3, (address + size) >> 3
    heap.free(address, None)
    while heap._quarantine:
        heap._reuse()
    shadow[first:last] = old
    assert heap.allocate(size, None, 0) == address
    assert not shadow[first:last].any() and shadow[last] == (size % 8 or 0xFA)
    assert (shadow[first - 6 : first] == 0xFA).all() and (shadow[last + 1 : last + 4] == 0xFA).all()


@pytest.mark.parametrize("is_split", [False, True])
@pytest.mark.parametrize(
    ("start", "size"), [(0, 0), (0, 4), (4, 4092), (4100, 12_000), (8192, 4096), (8, 40_000), (0, 1 << 33)]
)
def test_nobody_touched_what_is_fresh(start: int, size: int, is_split: bool) -> None:
    """The accesses to a range are forgotten, and no other."""
    first = 7 << 12
    touched = first + np.array([0, 4, 8, 4092, 4096, 4100, 8188, 12_288, 16_000, 16_100, 40_000, 40_008, 90_000])
    cells = Cells(1)
    cells.history(READS).eras[cells.find(touched.astype(np.uint64), 4)[:, 0]] = 1
    if is_split:
        cells.find(np.array([first + 90_001], np.uint64), 1)
    cells.clear(first + start, size)
    left, _ = cells.touched((READS,), first, first + 100_000)
    expected = [at for at in touched.tolist() if not first + start <= at < first + start + size]
    assert [at for at in left.tolist() if at % 4 == 0] == expected


def test_write_fresh_of_a_long_array(space: AddressSpace) -> None:
    content = np.zeros(LONG + 77, np.uint8)
    content[[0, LONG // 3, -1]] = 1, 2, 3
    space.write_fresh(CODE_END + 100, content)
    assert space.read(CODE_END + 100, content.size) == content.tobytes()
    assert space.init[CODE_END + 100 : CODE_END + 100 + content.size].min() == 0xFF


def test_long_ranges_become_fresh(space: AddressSpace) -> None:
    first, size = CODE_END + 100, LONG + 77
    space.has_tags = True
    near = slice(CODE_END, first + size + 5000)
    for plane in (space.data, space.init, space.tags.view(np.uint8)):
        plane[near] = 1
    space.make_fresh(first, size)
    for plane in (space.data, space.init):
        assert not plane[first : first + size].any()
        assert plane[first - 1] == plane[first + size] == 1
    assert not space.tags[first >> 2 : (first + size) >> 2].any()


def test_mappings_become_one_again() -> None:
    """A process may have 65,530 of them."""

    def count() -> int:
        with open("/proc/self/maps", encoding="ascii") as stream:
            return len(stream.readlines())

    space = AddressSpace()
    before = count()
    space.set_initialized(CODE_END, 64 * MIB, True)
    assert count() >= before + 32
    space.release(0, address_space.WINDOW_END)
    assert count() <= before + 4


# Launches -----------------------------------------------------------------------------------------------------

HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr @malloc(i64)
declare void @free(ptr)
@lds = internal addrspace(3) global [64 x i32] poison, align 4
"""

READS_GLOBAL = (
    HEAD
    + """@g = addrspace(1) global [33554432 x i8] INIT, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %at = mul i32 %x, 500000
  %p = getelementptr i8, ptr addrspace(1) @g, i32 %at
  %v = load i32, ptr addrspace(1) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
"""
)


def _launch(text: str, engine: str, arrays: list[Any], checks: str = "all") -> swlds.Result:
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    return kernel.launch((1,), (64,), arrays, checks=checks, engine=engine)


@ENGINES
def test_memory_of_an_earlier_launch_is_uninitialised_again(engine: str) -> None:
    """A variable nobody wrote, where a long buffer and a variable of zeros were before."""
    out = np.ones(64, np.uint32)
    assert not _launch(READS_GLOBAL.replace("INIT", "zeroinitializer"), engine, [out]).findings
    assert not out.any()
    filled = np.full(64 * MIB, 7, np.uint8)
    _launch(
        READS_GLOBAL.replace("33554432", "64").replace("%x, 500000", "0, 0").replace("INIT", "zeroinitializer"),
        engine,
        [filled],
    )
    found = _launch(READS_GLOBAL.replace("INIT", "undef"), engine, [out]).findings
    assert [(f.kind, f.count) for f in found] == [("uninitialized", 64)]
    assert not out.any()


@ENGINES
def test_undefined_bits_stay_in_a_long_buffer(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stored from LDS that nobody wrote; the bytes around them stay initialised."""
    text = (
        HEAD
        + """define amdgpu_kernel void @k(ptr addrspace(1) %a) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %s = getelementptr i32, ptr addrspace(3) @lds, i32 %x
  %u = load i32, ptr addrspace(3) %s, align 4
  %at = mul i32 %x, 100000
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 %u, ptr addrspace(1) %p, align 4
  ret void
}
"""
    )
    seen: list[list[int]] = []
    given = device_memory._give

    def look(memory: device_memory.Memory) -> None:
        start = next(int(memory.objects.low[n]) for n, i in memory.objects.info.items() if i.name == "a")
        seen.append(np.flatnonzero(memory.space.init[start : start + 32 * MIB] != 0xFF).tolist())
        given(memory)

    monkeypatch.setattr(device_memory, "_give", look)
    found = _launch(text, engine, [np.ones(8 * MIB, np.uint32)], "initcheck").findings
    assert [(f.kind, f.count) for f in found] == [("uninitialized", 64)]
    assert seen == [[400_000 * lane + byte for lane in range(64) for byte in range(4)]]


@ENGINES
def test_a_long_heap_block_that_is_used_again(engine: str) -> None:
    """It lies where another lay, and holds nothing of that."""
    text = (
        HEAD
        + """define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %x, 0
  br i1 %first, label %one, label %end
one:
  %p = call ptr @malloc(i64 16777216)
  %m = getelementptr i8, ptr %p, i64 9000000
  store i32 7, ptr %p, align 4
  store i32 7, ptr %m, align 4
  call void @free(ptr %p)
  %q = call ptr @malloc(i64 16777216)
  %n = getelementptr i8, ptr %q, i64 9000000
  %v = load i32, ptr %n, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %same = icmp eq i64 %a, %b
  %w = zext i1 %same to i32
  %to = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %w, ptr addrspace(1) %to, align 4
  call void @free(ptr %q)
  br label %end
end:
  ret void
}
"""
    )
    out = np.full(2, 9, np.uint32)
    assert [f.kind for f in _launch(text, engine, [out]).findings] == ["uninitialized"]
    assert out.tolist() == [0, 1]


@ENGINES
@pytest.mark.parametrize("checks", ["all", "memcheck"])
def test_a_limited_worker_holds_what_is_touched(engine: str, checks: str, tmp_path: Path) -> None:
    """Pages are mapped in the worker process too, under ``--max-memory``."""
    path = tmp_path / "k.ll"
    path.write_text(
        """define amdgpu_kernel void @k(ptr addrspace(1) %a) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = add i32 %v, 5
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
"""
    )
    code = f"""
import resource, sys
from swlds.engines.api import LaunchOptions
from swlds.run import RunRequest, run
for size in 256, 256 << 20:
    args = (f"u8[{{size}}]=zero",)
    options = LaunchOptions().but(engine={engine!r}, checks={checks!r}, max_memory=300)
    report = run(RunRequest(sys.argv[1], block=(64,), args=args, options=options))
    assert not report.findings, report.findings
    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10)
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    little, much = map(int, done.stdout.split())
    assert much - little < 40, "MiB, of 256"
