"""Pages of buffers that stay for the next launch: it sees nothing of what they held."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device import kept_pages
from swlds.device import launch as launches
from swlds.device.array_store import ARRAYS_END
from swlds.device.image import Memory
from swlds.device.kept_pages import LEAST
from swlds.device.lazy_pages import whole_pages
from swlds.device.objects import ObjectInfo

SIZE = 3 * LEAST + 40


def filled(memory: Memory, *contents: Any) -> list[int]:
    """Addresses of buffers of a launch."""
    addresses = [memory.reserve(c.nbytes, is_buffer=True) for c in contents]
    for address, content in zip(addresses, contents, strict=True):
        memory.space.write_buffer(address, content)
    memory.space.drop_kept()
    return addresses


def end_launch(memory: Memory) -> None:
    memory.objects.add(ObjectInfo("global", "x"), 1, 0, 0, findable=False)  # or ``reset`` sees nothing to do
    memory.reset()


def held(memory: Memory, start: int, size: int) -> tuple[set[int], set[int], set[int]]:
    """What lies in a range of each plane."""
    space = memory.space
    tags = space.tags[start >> 2 : (start + size) >> 2]
    return tuple(
        set(np.unique(p).tolist()) for p in (space.data[start : start + size], space.init[start : start + size], tags)
    )  # type: ignore[return-value]


def test_the_same_place_again() -> None:
    """Zeros are written, too, and bits are initialised from the first to the last byte, none beside."""
    memory = Memory()
    [at] = filled(memory, np.full(SIZE, 7, np.uint8))
    memory.space.data[at + 5000] = 9
    end_launch(memory)
    assert memory.space.kept.left
    assert filled(memory, np.zeros(SIZE, np.uint8)) == [at]
    assert held(memory, at, SIZE) == ({0}, {0xFF}, {0})
    assert held(memory, at - 256, 256) == held(memory, at + SIZE, 256) == ({0}, {0}, {0})


@pytest.mark.parametrize("other", [SIZE - 4096, SIZE + 4096, 2 * SIZE, 64])
def test_another_size(other: int) -> None:
    memory = Memory()
    [at, _] = filled(memory, *[np.full(SIZE, 7, np.uint8)] * 2)
    end_launch(memory)
    [again] = filled(memory, np.zeros(other, np.uint8))
    assert held(memory, again, other) == ({0}, {0xFF}, {0})
    assert held(memory, again + other, 4 * SIZE) == held(memory, at - 256, 256) == ({0}, {0}, {0})


def test_others_get_fresh_memory() -> None:
    """A variable in the place of a buffer, also one of its size."""
    for size in (SIZE, 64, 8 * SIZE):
        memory = Memory()
        filled(memory, np.full(SIZE, 7, np.uint8))
        end_launch(memory)
        at = memory.reserve(size)
        assert held(memory, at - 256, size + 512) == ({0}, {0}, {0})


def test_a_device_array_in_their_place() -> None:
    memory = Memory()
    store = memory.keep_arrays()
    memory._top = ARRAYS_END - (1 << 20)
    [at] = filled(memory, np.full(1 << 19, 7, np.uint8))
    end_launch(memory)
    assert memory.space.kept.left
    extent = store.allocate((1 << 20) - 8192, None, None)
    assert extent.start < at + (1 << 19)
    assert held(memory, extent.start, extent.room) == ({0}, {0}, {0})


def test_launches_in_turn_leave_one_anothers() -> None:
    """A launch that is executed again in memory of others takes its pages of what was left, also in pieces; where bits of its
    buffer may have become undefined, none of them stay, but those beside do."""
    memory = Memory()
    pages, [at] = memory.space.kept, filled(memory, np.full(SIZE, 7, np.uint8))
    start, stop = whole_pages(at, SIZE)
    _, taken = whole_pages(at + 100, 2 * LEAST)
    for forbids in (False, True):
        memory.is_contained = True
        end_launch(memory)
        assert max(pages.left.values()) == stop
        memory.reserve(2 * LEAST, is_buffer=True)
        memory.space.drop_kept(start, at + 100)  # another launch's own things
        memory.space.take_again(at + 100, 2 * LEAST)
        assert pages.left == {taken: stop}
        assert held(memory, at + 100, stop - at - 100)[1] == {0xFF} and not memory.space.init[start : at + 100].any()
        if forbids:
            pages.forbid()
    memory.is_contained = True
    end_launch(memory)
    assert pages.left == {taken: stop} and [*pages.gaps(start, stop)] == [(start, taken)]
    assert held(memory, start, taken - start)[1] == {0}


def test_not_too_much_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_pages, "MOST", SIZE)
    memory = Memory()
    [first, second] = filled(memory, *[np.full(SIZE, 7, np.uint8)] * 2)
    end_launch(memory)
    assert held(memory, second, SIZE) == ({0}, {0}, {0})
    assert held(memory, first, SIZE)[0] == {0, 7}
    end_launch(memory)  # which did not use them
    assert held(memory, first, SIZE) == ({0}, {0}, {0})


ADD = """declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %u = load i32, ptr addrspace(1) %q
  %w = OPERATION
  store i32 %w, ptr addrspace(1) %q
  ret void
}
"""
SUM = ADD.replace("OPERATION", "add i32 %v, %u")


def test_launches_one_after_the_other() -> None:
    """Inputs change in place, and what an earlier launch left does not show."""
    kernel = swlds.Device("gfx942").load(swlds.parse(SUM))["k"]
    x, y = (np.zeros(1 << 20, np.uint32) for _ in range(2))
    for round_ in range(4):
        x[:], y[:] = round_, 0
        kernel.launch(1, 256, [x, y], engine="wave").raise_for_findings()
        assert y[:256].tolist() == [round_] * 256 and not y[256:].any()


def test_what_a_launch_does_not_use_goes_before_it_runs() -> None:
    """Where nobody else gets the place, too."""
    device = swlds.Device("gfx942")
    kept = device.array(np.zeros(4, np.uint32))
    text = SUM.replace("ptr addrspace(1) %y)", "ptr addrspace(1) %y, ptr addrspace(1) %far)")
    kernel, found = device.load(swlds.parse(text))["k"], []
    x, y, far = (np.ones(1 << 16, np.uint32) for _ in range(3))

    def look(_: int, __: int) -> None:
        found.append(dict(device.memory.arrays.space.kept.left))

    for arguments in ([x, y, far], [x, y, far], [x, y, None]):
        kernel.launch(1, 256, arguments, engine="wave", progress=look).raise_for_findings()
        assert len(device.memory.arrays.space.kept.left) == sum(a is not None for a in arguments)
    assert found and not any(found)
    kept.free()


def test_nothing_stays_behind_the_reference_engine() -> None:
    """It stores undefined bits in buffers; the next launch's buffer has none."""
    undefined = ADD.replace("OPERATION", "freeze i32 undef").replace("store i32 %w", "store i32 undef")
    device = swlds.Device("gfx942")
    x, y = (np.zeros(1 << 16, np.uint32) for _ in range(2))
    assert device.load(swlds.parse(undefined))["k"].launch(1, 256, [x, y], engine="reference").findings
    device.load(swlds.parse(SUM))["k"].launch(1, 256, [x, y], engine="reference").raise_for_findings()
    assert device.memory.lend(lambda memory: not memory.space.kept.left)


def test_only_what_is_written_is_copied_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless the reference engine took over: it may have gone on behind a wild store."""
    copied: list[int] = []
    monkeypatch.setattr(launches, "_update", lambda old, new, jobs: copied.append(len(old)))
    kernel = swlds.Device("gfx942").load(swlds.parse(SUM))["k"]
    kernel.launch(1, 256, [np.zeros(300, np.uint32), np.zeros(256, np.uint32)], engine="wave").raise_for_findings()
    assert copied == [1024]
    found = kernel.launch(1, 256, [np.zeros(300, np.uint32), np.zeros(255, np.uint32)], engine="wave").findings
    assert found and copied == [1024, 1200, 1020]
