"""Processes that are forked while memory for launches lies ready, as ``multiprocessing`` forks them: each has its own."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

import swlds

#: Work-groups of ``{words}`` words of LDS: they write, and read the other end.
KERNEL = """
target triple = "amdgcn-amd-amdhsa"
@{name} = internal addrspace(3) global [{words} x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-cpu"="gfx942" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @{name}, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %o = sub i32 {last}, %t
  %q = getelementptr i32, ptr addrspace(3) @{name}, i32 %o
  %v = load i32, ptr addrspace(3) %q
  %r = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %r
  ret void
}}
"""


def launch(name: str, words: int, engine: str = "wave") -> None:
    """A launch, with all that may take memory of a process."""
    module = swlds.parse(KERNEL.format(name=name, words=words, last=words - 1))
    out = np.zeros(words, np.uint32)
    found = swlds.Device("gfx942", engine=engine).load(module)["k"].launch(1, words, [out], profile=True)
    found.raise_for_findings()
    assert np.array_equal(out, np.arange(words)[::-1])


def forked(name: str, words: int, engine: str) -> int:
    """A process that makes launches: its number."""
    if child := os.fork():
        return child
    code = 1
    try:
        for _ in range(20):
            launch(name, words, engine)
        code = 0
    finally:
        os._exit(code)


@pytest.mark.parametrize("engine", ["wave", "reference"])
def test_two_processes_with_one_memory(engine: str) -> None:
    """Both take the memory that this process has left, and place variables of other sizes in it."""
    launch("both", 64, engine)
    children = [forked("short", 64, engine), forked("long", 1024, engine)]
    assert [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children] == [0, 0]


def launch_on(device: swlds.Device, name: str) -> None:
    out = np.zeros(64, np.uint32)
    device.load(swlds.parse(KERNEL.format(name=name, words=64, last=63)))["k"].launch(1, 64, [out])
    assert np.array_equal(out, np.arange(64)[::-1])


@pytest.mark.parametrize("is_at_work", [False, True])
def test_a_fork_beside_a_thread_that_works_on_a_device_with_arrays(is_at_work: bool) -> None:
    """Nobody ends in the child what that thread began: the device says so there, others go on, as they do in the parent."""
    device = swlds.Device("gfx942")
    device.array(np.zeros(64, np.uint32))
    launch_on(device, "v")
    holds, ends = threading.Event(), threading.Event()

    def work() -> None:
        if is_at_work:
            assert device.memory.arrays is not None
            with device.memory.arrays.hold():
                holds.set()
                ends.wait()
        holds.set()
        ends.wait()

    thread = threading.Thread(target=work)
    thread.start()
    holds.wait()
    if not (child := os.fork()):
        code = 1
        try:
            launch_on(swlds.Device("gfx942"), "w")
            if is_at_work:
                with pytest.raises(swlds.LaunchError, match="forked while another thread was at work"):
                    launch_on(device, "v")
            else:
                launch_on(device, "v")
            code = 0
        finally:
            os._exit(code)
    ends.set()
    thread.join()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    launch_on(device, "v")


SHARED = """
import sys
sys.path[:0] = {paths!r}
from test_forks import launch
launch("v", 256)
launch("w", 256, "reference")
print(*(line for line in open("/proc/self/maps") if "rw-s" in line))
"""


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="the system does not list a process's memory")
def test_no_memory_is_shared() -> None:
    """What a process may write is its own, whoever is forked."""
    text = SHARED.format(paths=[str(Path(__file__).parent)])
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
