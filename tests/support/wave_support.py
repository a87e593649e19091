"""What tests of the wave compiler share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import swlds
from swlds.engines.wave_compiler import execution

#: One lane of one group takes the block "rare".
RARE = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %group
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is.third = icmp eq i32 %group, 3
  %is.fifth = icmp eq i32 %item, 5
  %both = and i1 %is.third, %is.fifth
  br i1 %both, label %rare, label %often
rare:
  %value = freeze i32 %item
  store i32 %value, ptr addrspace(1) %p, align 4
  br label %end
often:
  br label %end
end:
  ret void
}
"""


def run_program(text: str, **options: Any) -> Any:
    """Buffer and findings of a random program."""
    count = 3 * 128
    given = np.random.default_rng(7).integers(0, 1 << 32, count, dtype=np.uint32)
    out = np.zeros(count, np.uint32)
    result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch((3,), (128,), [given, out], **options)
    return out.tolist(), result.findings


def run_apart(self: execution.Execution, tasks: list[Callable[[], object]], stop: int, progress: Any) -> None:
    """Each thread's share of the groups, thread after thread."""
    parts = self.shares.copy()
    for k, (task, context) in enumerate(zip(tasks, self.contexts, strict=True)):
        self.counter[0] = k * stop // len(tasks)
        context.set("total", (k + 1) * stop // len(tasks))
        self.shares[:] = 0
        self.shares[k : k + 1] = parts[k : k + 1]
        task()
