"""Long copies on several threads: each byte once, and nothing runs on behind an error or an interrupt."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import swlds
from swlds.device import wide_copy
from swlds.device.wide_copy import LEAST, in_parts


@pytest.mark.parametrize("size", [0, 1, LEAST - 1, 2 * LEAST - 1, 2 * LEAST, 3 * LEAST + 5, 9 * LEAST + 1])
@pytest.mark.parametrize("jobs", [None, 1, 2, 3, 64])
def test_each_byte_once(size: int, jobs: int | None) -> None:
    counts, lock, parts = np.zeros(size, np.uint8), threading.Lock(), []

    def work(part: slice) -> None:
        with lock:
            parts.append(part)
            counts[part] += 1

    in_parts(size, jobs, work)
    assert (counts == 1).all()
    assert len(parts) <= min(jobs or 64, wide_copy.MOST_THREADS)
    if jobs in (2, 3):
        assert len(parts) == max(1, min(jobs, size // LEAST))


@pytest.mark.parametrize("wrong", [KeyboardInterrupt, ValueError])
@pytest.mark.parametrize("is_first", [True, False])
def test_nothing_runs_on(is_first: bool, wrong: type[BaseException]) -> None:
    """The error of any part, when all have ended."""
    ended = []

    def work(part: slice) -> None:
        if is_first == (part.start == 0):
            raise wrong
        time.sleep(0.2)
        ended.append(part)

    with pytest.raises(wrong):
        in_parts(2 * LEAST, 2, work)
    assert len(ended) == 1


TEXT = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, 256
  %i = add i32 %first, %item
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %i
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %q
  ret void
}
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_launches(jobs: int) -> None:
    """Whole buffers there and back, each time with other numbers."""
    count = 5 * LEAST // 4 // 256 * 256
    kernel = swlds.Device("gfx942").load(swlds.parse(TEXT))["k"]
    x, y = np.arange(count, dtype=np.uint32), np.zeros(count, np.uint32)
    for _ in range(3):
        x += 7
        kernel.launch(count // 256, 256, [x, y], engine="wave", jobs=jobs).raise_for_findings()
        assert np.array_equal(x, y)
