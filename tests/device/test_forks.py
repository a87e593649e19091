"""Processes that are forked while memory for launches lies ready, as ``multiprocessing`` forks them: each has its own."""

from __future__ import annotations

import os
import subprocess
import sys
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
