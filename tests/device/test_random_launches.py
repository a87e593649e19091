"""Random sequences of launches give what each gives where nothing is kept of those before (``engines/kept_launch.py``)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from array_kernels import ADD, HEAD, over_elements
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.device.address_space import GLOBAL
from swlds.device.image import Memory
from swlds.device.objects import READ_ONLY, ObjectInfo
from swlds.engines import device_memory
from swlds.engines.kept_launch import KeptLaunch, KeptLaunches
from swlds.ir.values import ConstantInt

#: ``put``: y[i] = 3 * x[i] + n + f's bits; ``poke``: y[n] = x[0], also outside of it.
PUT = over_elements(
    "put i32 %n, float %f",
    """  %three = mul i32 %v, 3
  %bits = bitcast float %f to i32
  %w0 = add i32 %three, %bits
  %w = add i32 %w0, %n
""",
)
POKE = """define amdgpu_kernel void @poke(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %n) {
  %q = getelementptr i32, ptr addrspace(1) %y, i64 %n
  %v = load i32, ptr addrspace(1) %x
  store i32 %v, ptr addrspace(1) %q
  ret void
}
"""
TEXT = HEAD + ADD + PUT + POKE
#: Elements: of the first two so many that what a launch reaches of them is looked up.
SIZES = (1 << 16, 1 << 16, 300)
CHECKS = ("memcheck", "all", "none")
Step = tuple[Any, ...]

NUMBERS = st.sampled_from([0, 1, 2, 5, 299, 300, 65535, 65536])
LAUNCHES = st.tuples(
    st.just("launch"),
    st.sampled_from(["add", "add", "put", "poke"]),
    st.integers(0, 2),
    st.integers(0, 2),
    st.integers(1, 3),
    NUMBERS,
    st.sampled_from(CHECKS[:1] * 4 + CHECKS),
)
CHANGES = st.one_of(
    st.tuples(st.just("write"), st.integers(0, 2), st.integers(0, 200), st.sampled_from([-1, 4, 9])),
    st.tuples(st.just("renew"), st.integers(0, 2)),
    st.tuples(st.just("edit"), st.integers(2, 4)),
    st.tuples(st.just("stop")),
)
#: Some launches, then these again and again with changes between them.
SEQUENCES = st.lists(LAUNCHES, min_size=1, max_size=3).flatmap(
    lambda those: st.lists(st.one_of(*[st.sampled_from(those)] * 4, LAUNCHES, CHANGES), min_size=8, max_size=24)
)


class World:
    """A module, its arrays, and what launches said. ``forgets``: nothing is kept from launch to launch."""

    def __init__(self, *, forgets: bool, on_device: bool) -> None:
        self.forgets, self.on_device = forgets, on_device
        self.device = swlds.Device("gfx942", engine="wave")
        self.loaded = self.device.load(swlds.parse(TEXT))
        self.arrays = [self._make(size, k) for k, size in enumerate(SIZES)]

    def _make(self, size: int, first: int) -> Any:
        values = np.arange(first, first + size, dtype=np.int32)
        return self.device.array(values) if self.on_device else values

    def content(self) -> list[Any]:
        return [a.numpy() if self.on_device else a for a in self.arrays]

    def do(self, step: Step) -> Any:
        """What one step says."""
        return getattr(self, step[0])(*step[1:])

    def launch(self, name: str, x: int, y: int, groups: int, number: int, checks: str) -> Any:
        kernel = self.loaded[name]
        if self.forgets:
            kernel._kept = KeptLaunches()
        given = np.int64(number) if name == "poke" else np.int32(number)
        args = [self.arrays[x], self.arrays[y], given, *([float(number)] if name == "put" else [])]
        block = 1 if name == "poke" else 64
        result = kernel.launch(1 if name == "poke" else groups, block, args, checks=checks)
        found = [(f.kind, f.message) for f in result.findings]
        # how many groups the reference engine executed depends on how far others had come
        return result.engine, found, None if found else result.fidelity.as_json()

    def write(self, index: int, at: int, value: int) -> None:
        if self.on_device:
            values = self.arrays[index].numpy()
            values[at] = value
            self.arrays[index].write(values)
        else:
            self.arrays[index][at] = value

    def renew(self, index: int) -> None:
        """Another array in its place; a device array is freed."""
        if self.on_device:
            self.arrays[index].free()
        self.arrays[index] = self._make(SIZES[index], 100 + index)

    def edit(self, factor: int) -> None:
        three = next(i for i in self.loaded["put"].function.instructions() if str(i.name) == "three")
        three.set_operand(1, ConstantInt(three.type, factor))

    def stop(self) -> None:
        """The next launch that is executed again is interrupted in its midst, and made once more."""
        run, count = KeptLaunch.run, iter([True])

        def interrupt(kept: KeptLaunch, memory: Any, args: Any, progress: Any) -> bool:
            if next(count, False):
                memory.owner = None
                kept.end()
                return False
            return run(kept, memory, args, progress)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(KeptLaunch, "run", interrupt)
            self.launch("put", 0, 1, 1, 3, "memcheck")


def check(steps: list[Step], on_device: bool) -> None:
    """Each step says and leaves the same."""
    worlds = [World(forgets=forgets, on_device=on_device) for forgets in (False, True)]
    for step in steps:
        said, wanted = (world.do(step) for world in worlds)
        assert said == wanted, step
        for mine, theirs in zip(*(world.content() for world in worlds), strict=True):
            assert (mine == theirs).all(), step
    for world in worlds:
        world.device.close()


@settings(max_examples=25, deadline=None)
@given(SEQUENCES)
def test_device_arrays(steps: list[Step]) -> None:
    check(steps, True)


@settings(max_examples=25, deadline=None)
@given(SEQUENCES)
def test_numpy_arrays(steps: list[Step]) -> None:
    check(steps, False)


def test_what_the_sequences_are_compared_with() -> None:
    """Launches that forget are all made anew, the others are not."""
    found = []
    with pytest.MonkeyPatch.context() as patch:
        run = KeptLaunch.run
        patch.setattr(KeptLaunch, "run", lambda *given: found.append(1) or run(*given))
        patch.setattr(device_memory, "_FREE", [])
        for forgets in (True, False):
            for on_device in (True, False):
                found.clear()
                world = World(forgets=forgets, on_device=on_device)
                for k in range(6):
                    world.launch("add", 0, 1, 2, k, "memcheck")
                    world.launch("put", 1, 0, 2, k, "memcheck")
                assert (len(found) >= 6) == (not forgets)


@pytest.mark.parametrize("on_device", [True, False])
def test_what_is_reached_depends_on_numbers(on_device: bool) -> None:
    """What one number reaches is not what the next one does."""
    worlds = [World(forgets=forgets, on_device=on_device) for forgets in (False, True)]
    for number in (5, 5, 5, 299, 299, 299, 5, 300, 301, 5):
        said, wanted = (world.launch("poke", 0, 1, 1, number, "memcheck") for world in worlds)
        assert said == wanted
        for mine, theirs in zip(*(world.content() for world in worlds), strict=True):
            assert (mine == theirs).all()
        for world in worlds:
            world.write(0, 0, number + 1)


SEGMENT = """declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
define amdgpu_kernel void @k(ptr addrspace(1) %y, i32 %n) {
  %s = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
  %p = getelementptr i8, ptr addrspace(4) %s, i64 8
  %v = load i32, ptr addrspace(4) %p
  store i32 %v, ptr addrspace(1) %y
  ret void
}
"""


def test_numbers_in_the_segment_of_arguments() -> None:
    """It is written anew, also where it was put aside with another number."""
    with swlds.Device("gfx942", engine="wave") as device:
        kernel, other = device.load(swlds.parse(SEGMENT))["k"], device.load(swlds.parse(TEXT))["poke"]
        y, z = (device.array(np.zeros(4, np.int32)) for _ in range(2))
        for number in (3, 3, 3, 4, 4, 5, 6, 6):
            kernel.launch(1, 1, [y, np.int32(number)], checks="memcheck").raise_for_findings()
            assert y.numpy()[0] == number
            other.launch(1, 1, [y, z, np.int64(1)], checks="memcheck").raise_for_findings()
            assert z.numpy()[1] == number
        for array in (y, z):
            array.free()


UNDEFINED = """@big = addrspace(1) global [1048576 x i32] undef
define amdgpu_kernel void @k(ptr addrspace(1) %y) {
  %p = getelementptr i32, ptr addrspace(1) @big, i64 100000
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %y
  ret void
}
"""


def test_pages_of_buffers_behind_what_was_put_aside() -> None:
    """They are given back: what comes to lie there is undefined."""
    with swlds.Device("gfx942", engine="wave") as device:
        kernel, other = device.load(swlds.parse(UNDEFINED))["k"], device.load(swlds.parse(TEXT))["add"]
        arrays, large = [device.array(np.zeros(64, np.int32)) for _ in range(2)], np.ones(1 << 20, np.int32)
        for _ in range(4):
            other.launch(1, 64, [arrays[0], large, np.int32(1)], checks="memcheck").raise_for_findings()
            other.launch(1, 64, [*arrays, np.int32(1)], checks="memcheck").raise_for_findings()
        found = kernel.launch(1, 1, [np.zeros(4, np.int32)], checks="all").findings
        assert [f.kind for f in found] == ["uninitialized"]
        for array in arrays:
            array.free()


class Owner:
    """Whose launch a memory holds."""

    def __init__(self, memory: Memory) -> None:
        self.memory, self.aside = memory, memory.copy_own(self)

    def end(self) -> None:
        self.aside = None


def test_what_is_put_aside() -> None:
    """All planes and objects are what they were, beside arrays that came later."""
    memory = Memory()
    store = memory.keep_arrays()
    numbers = []
    for size in (40, 300):
        address = memory.reserve(size)
        memory.space.write(address, bytes(range(40)))
        numbers.append(memory.objects.add(ObjectInfo("global", f"v{size}"), GLOBAL, address, size, READ_ONLY))
    memory.space.tags[address >> 2], memory.space.has_tags = numbers[0], True
    owner, top, lows = Owner(memory), memory.top, memory.objects.low[numbers].tolist()
    memory.is_contained = True
    memory.reset()
    assert memory.objects.find_global(address) == 0 and not memory.space.read(address, 40).strip(b"\0")
    extent = store.allocate(64, "later", None)
    memory.put_own(owner.aside, owner)
    assert memory.top == top and memory.objects.low[numbers].tolist() == lows
    assert [memory.objects.find_global(low + 39) for low in lows] == numbers
    assert [memory.objects.info[n].name for n in numbers] == ["v40", "v300"]
    assert memory.objects.flags[numbers].tolist() == [READ_ONLY] * 2
    assert memory.objects.find_global(extent.address) == extent.number
    assert (
        memory.space.read(address, 40) == bytes(range(40)) and (memory.space.init[address : address + 40] == 0xFF).all()
    )
    assert memory.space.tags[address >> 2] == numbers[0] and memory.space.has_tags
    memory.reserve(1 << 17)
    assert Owner(memory).aside is None
