"""Launches that an exception ends anywhere, as Ctrl-C and the time limits of test runners do: the device goes on as if they had
not been. The exception comes at one place after the other, not at a time."""

from __future__ import annotations

import functools
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.reference.transfer import store_value

IR = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @copy(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %i
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @put(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  store ptr addrspace(1) %x, ptr addrspace(1) %y
  ret void
}
define amdgpu_kernel void @pass(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %s = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %x, ptr addrspace(5) %s
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 8 %y, ptr addrspace(5) align 8 %s, i64 8, i1 false)
  ret void
}
define amdgpu_kernel void @use(ptr addrspace(1) %y) {
  %p = load ptr addrspace(1), ptr addrspace(1) %y
  store i32 1, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1), ptr addrspace(5), i64, i1)
"""


class Stop(BaseException):
    pass


class Interrupter:
    """Raises ``Stop`` at the ``at``-th place where Python may run a signal handler: as a call begins, or one of C's has ended."""

    def __init__(self, at: int) -> None:
        self.left = at

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event in ("call", "c_return"):
            self.left -= 1
            if self.left == 0:
                raise Stop

    def run(self, work: Callable[[], object]) -> bool:
        """Was it ended?"""
        try:
            sys.setprofile(self)
            work()
        except Stop:
            return True
        finally:
            sys.setprofile(None)
        return False


def places_of(work: Callable[[], object]) -> int:
    counter = Interrupter(-1)
    assert not counter.run(work)
    return -1 - counter.left


def check(kernels: swlds.LoadedModule, x: swlds.DeviceArray, y: swlds.DeviceArray, n: int) -> None:
    """The device is as good as new."""
    values = np.arange(64, dtype=np.int32) + n
    x.write(values)
    result = kernels["copy"].launch(1, 64, [x, y])
    assert not result.findings and (y.numpy() == values).all() and (x.numpy() == values).all()
    assert kernels["copy"].launch(1, 65, [x, y]).findings[0].message.endswith("past the end of x (256 bytes)")
    host = [values, np.zeros(64, np.int32)]
    assert not kernels["copy"].launch(1, 64, host).findings and (host[1] == values).all()


def in_another_thread(work: Callable[[], object]) -> None:
    """No lock is held."""
    done: list[object] = []
    thread = threading.Thread(target=lambda: done.append(work()), daemon=True)
    thread.start()
    thread.join(30)
    assert done, "another thread waits for ever, or failed"


@pytest.mark.parametrize("engine", ["wave", "reference"])
@pytest.mark.parametrize("on", ["arrays", "buffers", "arrays, anew"])
def test_a_launch_that_ends_anywhere(engine: str, on: str) -> None:
    device = swlds.Device("gfx942", engine=engine)
    kernels = device.load(swlds.parse(IR))
    x, y = (device.array(np.zeros(64, np.int32), name=name) for name in "xy")
    host = [np.zeros(64, np.int32), np.zeros(64, np.int32)]
    given: list[Any] = host if on == "buffers" else [x, y]

    def work() -> None:
        kernels["copy"].launch(1, 64, given, seed=1)

    def before() -> None:
        work()
        if on == "arrays, anew":
            kernels["copy"].launch(1, 32, [y, x])

    before()
    before()
    count = places_of(work)
    step = max(1, count // 120)
    ended = 0
    for n in range(1, count + 1, step):
        before()
        ended += Interrupter(n).run(work)
        check(kernels, x, y, n)
        if n % (8 * step) == 1:
            in_another_thread(functools.partial(check, kernels, x, y, n + 1))
    assert ended > 20
    x.free()
    assert len(device.close()) == 1


def test_pointers_of_a_launch_that_ends_anywhere_lead_nowhere() -> None:
    """What it has stored in arrays belongs to nothing of the next launch."""
    for engine in ("wave", "reference"):
        device = swlds.Device("gfx942", engine=engine)
        kernels = device.load(swlds.parse(IR))
        y, z = (device.array(np.zeros(2, np.uint64)) for _ in range(2))
        buffer = np.zeros(64, np.int32)

        def work(kernels: Any = kernels, buffer: Any = buffer, y: Any = y) -> None:
            kernels["put"].launch(1, 1, [buffer, y])

        work()
        count = places_of(work)
        for n in range(1, count + 1, max(1, count // 80)):
            y.write(0)
            if Interrupter(n).run(work) and y.numpy()[0]:
                z.write(int(y.numpy()[0]))
                found = kernels["use"].launch(1, 1, [y]).findings
                assert [f.kind for f in found] == ["use-after-free"], (n, found)
        device.close()


class InStore(Interrupter):
    """Counts the places from the first store that the reference engine executes on."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.is_on = False

    def __call__(self, frame: FrameType, event: str, given: Any) -> None:
        self.is_on |= frame.f_code is store_value.__code__
        if self.is_on:
            super().__call__(frame, event, given)


@pytest.mark.parametrize("kernel", ("put", "pass"))
def test_a_pointer_that_is_being_stored_leads_nowhere(kernel: str) -> None:
    """No address lies in an array without what says whose it is: not for a moment."""
    device = swlds.Device("gfx942", engine="reference")
    kernels = device.load(swlds.parse(IR))
    y = device.array(np.zeros(2, np.uint64))
    stored = 0
    for n in range(1, 5000):
        y.write(0)
        if not InStore(n).run(lambda: kernels[kernel].launch(1, 1, [np.zeros(64, np.int32), y])):
            break
        if y.numpy()[0]:
            stored += 1
            found = kernels["use"].launch(1, 1, [y]).findings
            assert [f.kind for f in found] == ["use-after-free"], (n, found)
    assert stored > 20
    device.close()
