"""Launches from several threads at a time, and what is left after one that was interrupted."""

from __future__ import annotations

import signal
import threading
import time

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import thread_pool

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
"""
#: 1,900 host frames: more than an ordinary thread's stack holds.
DEEP = """define i32 @down(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @down(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
last:
  ret i32 0
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %r = call i32 @down(i32 1900)
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}
"""
CALLS = """define i32 @f(i32 %n) {
  %small = icmp ult i32 %n, 2
  br i1 %small, label %last, label %more
more:
  %m = sub i32 %n, 1
  %k = sub i32 %n, 2
  %p = call i32 @f(i32 %m)
  %q = call i32 @f(i32 %k)
  %s = add i32 %p, %q
  ret i32 %s
last:
  WAIT
  ret i32 1
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %r = call i32 @f(i32 60)
  store i32 %r, ptr addrspace(1) %out, align 4
  ret void
}
"""
LOOPS = """define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  br label %again
again:
  WAIT
  br label %again
}
"""


def check_deep(module: swlds.ir.model.Module) -> None:
    out = np.zeros(64, np.uint32)
    result = swlds.Device("gfx942").load(module)["k"].launch(1, 64, [out], engine="wave")
    assert result.findings == [] and result.fidelity.executed == []
    assert out.tolist() == [1900] * 64


def test_launches_at_the_same_time() -> None:
    """Each gets threads with a large stack, and a memory of its own."""
    module, wrong = swlds.parse(HEAD + DEEP), []

    def work() -> None:
        try:
            for _ in range(8):
                check_deep(module)
        except BaseException as error:  # noqa: BLE001  # shown below
            wrong.append(error)

    threads = [threading.Thread(target=work) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert threading.stack_size() == 0


def working_threads() -> int:
    """All but those that wait for a launch."""
    return threading.active_count() - len(thread_pool._IDLE)


@pytest.mark.parametrize("wait", ["", "call void @llvm.amdgcn.s.barrier()"])
@pytest.mark.parametrize("text", [CALLS, LOOPS], ids=["calls", "loops"])
def test_the_next_launch_after_an_interrupt(text: str, wait: str) -> None:
    """Host code ends within seconds, also deep in calls that never loop, and leaves nothing behind."""
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + text.replace("WAIT", wait)))["k"]
    out, running = np.zeros(128, np.uint32), working_threads()
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 2)
        with pytest.raises(KeyboardInterrupt):
            kernel.launch(2, 128, [out], engine="wave", timeout=60)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    end = time.monotonic() + 5
    while working_threads() != running and time.monotonic() < end:  # a thread that was told to end takes a moment
        time.sleep(0.01)
    assert working_threads() == running
    check_deep(swlds.parse(HEAD + DEEP))


@pytest.mark.parametrize("groups", [1, 63, 64, 5000])
def test_threads_take_some_groups_at_once_and_each_once(groups: int) -> None:
    text = """declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %group
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  ret void
}
"""
    out = np.zeros(groups + 64, np.uint32)
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(text))["k"]
    kernel.launch((groups, 1, 1), (64, 1, 1), [out], jobs=3).raise_for_findings()
    assert out[:groups].tolist() == [64] * groups
    assert not out[groups:].any()
