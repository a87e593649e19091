"""Memory that nobody has written: without initcheck a load finds zero in both engines; frames of waves that find no memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine, translator, worker_memory

HEAD = """@lds = internal addrspace(3) global [256 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.lifetime.start.p5(i64, ptr addrspace(5))
declare void @llvm.lifetime.end.p5(i64, ptr addrspace(5))
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @below(i32 %at, i32 %x) noinline {
  %slot = alloca [16 x i32], align 4, addrspace(5)
  %p = getelementptr i32, ptr addrspace(5) %slot, i32 %at
  %old = load i32, ptr addrspace(5) %p, align 4
  store i32 %x, ptr addrspace(5) %p, align 4
  %deeper = icmp ult i32 %at, 3
  br i1 %deeper, label %call, label %end
call:
  %next = add i32 %at, 1
  %sum = call i32 @below(i32 %next, i32 %x)
  br label %end
end:
  %more = phi i32 [ %sum, %call ], [ 0, %0 ]
  %found = add i32 %old, %more
  ret i32 %found
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, 64
  %index = add i32 %first, %x
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %index
  %at = and i32 %x, 15
"""
#: Each leaves something behind, which the next use of the same memory must not find.
READS = {
    "stack": """  %slot = alloca [16 x i32], align 4, addrspace(5)
  %p = getelementptr i32, ptr addrspace(5) %slot, i32 %at
  %v = load i32, ptr addrspace(5) %p, align 4
  store i32 77, ptr addrspace(5) %p, align 4
""",
    "lifetime": """  %slot = alloca [16 x i32], align 4, addrspace(5)
  %p = getelementptr i32, ptr addrspace(5) %slot, i32 %at
  store i32 77, ptr addrspace(5) %p, align 4
  call void @llvm.lifetime.end.p5(i64 64, ptr addrspace(5) %slot)
  call void @llvm.lifetime.start.p5(i64 64, ptr addrspace(5) %slot)
  %v = load i32, ptr addrspace(5) %p, align 4
""",
    "slot that becomes a value": """  %slot = alloca i32, align 4, addrspace(5)
  %c = icmp ult i32 %x, 9
  br i1 %c, label %then, label %on
then:
  store i32 77, ptr addrspace(5) %slot, align 4
  br label %on
on:
  %v = load i32, ptr addrspace(5) %slot, align 4
""",
    "recursion": """  %a = call i32 @below(i32 0, i32 %x)
  %b = call i32 @below(i32 0, i32 %x)
  %v = add i32 %a, %b
""",
    "variable size": """  %n = add i32 %at, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %slot = alloca i32, i32 %n, align 4, addrspace(5)
  %p = getelementptr i32, ptr addrspace(5) %slot, i32 %at
  %v = load i32, ptr addrspace(5) %p, align 4
  store i32 77, ptr addrspace(5) %p, align 4
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 3
  br i1 %more, label %loop, label %end
end:
""",
    "lds": """  %p = getelementptr i32, ptr addrspace(3) @lds, i32 %x
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 77, ptr addrspace(3) %p, align 4
""",
    "heap": """  %a = call ptr @malloc(i64 64)
  store i32 77, ptr %a, align 4
  call void @free(ptr %a)
  %b = call ptr @malloc(i64 64)
  %v = load i32, ptr %b, align 4
  call void @free(ptr %b)
""",
}
TAIL = "  store i32 %v, ptr addrspace(1) %to, align 4\n  ret void\n}\n"


def run(text: str, engine_name: str, profile: str | None = None, **options: Any) -> tuple[list[int], list[Any]]:
    module = swlds.parse(text)
    module = module if profile is None else swlds.lower(module, profile=profile)
    out = np.full(6 * 64, 5, np.uint32)
    result = swlds.Device("gfx942").load(module)["k"].launch((6,), (64,), [out], engine=engine_name, **options)
    return out.tolist(), result.findings


@pytest.mark.parametrize("profile", [None, "full"], ids=["original", "lowered"])
@pytest.mark.parametrize("name", READS)
def test_fresh_memory_is_zero(name: str, profile: str | None) -> None:
    text = HEAD + READS[name] + TAIL
    wave, reference = (run(text, e, profile, checks="memcheck") for e in ("wave", "reference"))
    assert wave == reference


BARRIER = HEAD + "  call void @llvm.amdgcn.s.barrier()\n  %v = add i32 %x, 1\n" + TAIL


def test_no_memory_for_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of coroutines: the group is handed over; nothing is taken from elsewhere."""
    monkeypatch.setattr(translator, "may_run_in_parts", lambda t: False)
    runs: list[engine.Run] = []
    original = engine.run_launch
    monkeypatch.setattr(engine, "run_launch", lambda *a: runs.append(original(*a)) or runs[-1])
    expected = run(BARRIER, "reference", checks="memcheck")
    assert run(BARRIER, "wave", checks="memcheck") == expected and runs[-1].suspicious == 0
    monkeypatch.setattr(worker_memory, "ARENA", 256)
    assert run(BARRIER, "wave", checks="memcheck") == expected and runs[-1].suspicious == 6
