"""Blocks of the heap that several lanes, waves or groups reach are watched as buffers are, and a free is a write."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing_support import compare_heap

import swlds

HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare ptr @malloc(i64)
declare void @free(ptr)
@t = internal addrspace(3) global [4 x ptr] poison, align 8
@gt = internal addrspace(1) global [4 x ptr] zeroinitializer, align 8
@gf = internal addrspace(1) global [4 x i32] zeroinitializer, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-features"="+wavefrontsize64" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %here = mul i32 %g, 128
  %at = add i32 %here, %x
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %is.first = icmp eq i32 %x, 0
  %is.last = icmp eq i32 %x, 127
"""
BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""


def _shared(size: int) -> str:
    """One lane allocates, all find that behind a barrier and write a word of it."""
    return f"""make:
  %h = call ptr @malloc(i64 {size})
  store ptr %h, ptr addrspace(3) @t, align 8
  br label %meet
meet:
{BARRIER}  %p = load ptr, ptr addrspace(3) @t, align 8
  %q = getelementptr i32, ptr %p, i32 %x
  store i32 %x, ptr %q, align 4
"""


#: A lane allocates for its group, all write, all read what others wrote, another lane frees.
OF_A_GROUP = f"""  br i1 %is.first, label %make, label %meet
{_shared(512)};WRITTEN
{BARRIER}  %y = sub i32 127, %x
  %r = getelementptr i32, ptr %p, i32 %y
  %v = load i32, ptr %r, align 4
  store i32 %v, ptr addrspace(1) %own, align 4
;READ
{BARRIER}  br i1 %is.last, label %free, label %end
free:
  call void @free(ptr %p)
  br label %end
end:
  ret void
}}
"""
#: The first group allocates and writes, the other one waits for the block, reads it and frees it.
OF_GROUPS = """  %c = icmp eq i32 %g, 0
  br i1 %is.first, label %one, label %end
one:
  br i1 %c, label %make, label %wait
make:
  %h = call ptr @malloc(i64 512)
  store i32 7, ptr %h, align 4
  store ptr %h, ptr addrspace(1) @gt, align 8
  store atomic i32 1, ptr addrspace(1) @gf syncscope("agent") release, align 4
  br label %end
wait:
  %n = load atomic i32, ptr addrspace(1) @gf syncscope("agent") acquire, align 4
  %e = icmp eq i32 %n, 1
  br i1 %e, label %take, label %wait
take:
  %p = load ptr, ptr addrspace(1) @gt, align 8
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr addrspace(1) %own, align 4
  call void @free(ptr %p)
  br label %end
end:
  ret void
}
"""
#: Both groups count in behind their reads; the last one frees.
COUNTED = OF_GROUPS.replace(
    "  call void @free(ptr %p)\n  br label %end\nend:",
    "  br label %count\ncount:\n  %k = phi ptr [%h, %make], [%p, %take]\n"
    '  %o = atomicrmw add ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @gf, i32 1), i32 1 syncscope("agent") '
    "acq_rel, align 4\n  %is.second = icmp eq i32 %o, 1\n  br i1 %is.second, label %free, label %end\n"
    "free:\n  call void @free(ptr %k)\n  br label %end\nend:",
).replace("release, align 4\n  br label %end", "release, align 4\n  %w = load i32, ptr %h, align 4\n  br label %count")
#: 12 MiB go through the heap: what was freed is handed out again.
AGAIN = f"""  br label %round
round:
  %i = phi i32 [0, %entry], [%i1, %next]
  br i1 %is.first, label %make, label %meet
{_shared(1 << 20)}{BARRIER}  br i1 %is.last, label %free, label %next
free:
  call void @free(ptr %p)
  br label %next
next:
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, 12
  br i1 %more, label %round, label %end
end:
  ret void
}}
"""
#: Lanes of a wave read what one of them then frees.
OF_A_WAVE = f"""  br i1 %is.first, label %make, label %meet
make:
  %h = call ptr @malloc(i64 512)
  store i32 7, ptr %h, align 4
  store ptr %h, ptr addrspace(3) @t, align 8
  br label %meet
meet:
{BARRIER}  %is.low = icmp ult i32 %x, 64
  br i1 %is.low, label %read, label %end
read:
  %p = load ptr, ptr addrspace(3) @t, align 8
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr addrspace(1) %own, align 4
  br i1 %is.first, label %free, label %end
free:
  call void @free(ptr %p)
  br label %end
end:
  ret void
}}
"""
CLEAN = {"of a wave": OF_A_WAVE, "of a group": OF_A_GROUP, "of groups": OF_GROUPS, "counted": COUNTED}
RACY = {
    "of two waves": OF_A_WAVE.replace("ult i32 %x, 64", "ult i32 %x, 65"),
    "written and read": OF_A_GROUP.replace(f";WRITTEN\n{BARRIER}", ""),
    "read and freed": OF_A_GROUP.replace(f";READ\n{BARRIER}", ""),
    "not released": OF_GROUPS.replace("release, align", "monotonic, align"),
    "not acquired": OF_GROUPS.replace("acquire, align", "monotonic, align"),
    "freed without order": COUNTED.replace("acq_rel, align", "monotonic, align"),
}


def launch(body: str, grid: int, engine: str) -> tuple[swlds.Result, list[int]]:
    """The launch, and what it wrote."""
    out = np.zeros(512, np.int32)
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(HEAD + body))["k"]
    return kernel.launch(grid, 128, [out], checks="all", preempt=500), out.tolist()


def _run(body: str, grid: int) -> tuple[list[str], bool]:
    """The findings, which are those of the reference engine, as the buffer is; and whether host code executed all."""
    (meant, wanted), (result, written) = (launch(body, grid, engine) for engine in ("reference", "wave"))
    findings = list(map(str, result.findings))
    assert findings == list(map(str, meant.findings)) and written == wanted
    return findings, not result.fidelity.executed


@pytest.mark.parametrize("name", CLEAN)
def test_ordered_accesses_stay_in_host_code(name: str) -> None:
    assert _run(CLEAN[name], 2) == ([], True)


@pytest.mark.parametrize("name", RACY)
def test_races_are_found(name: str) -> None:
    findings, _ = _run(RACY[name], 2)
    assert any("race" in finding for finding in findings)


def test_addresses_that_are_handed_out_again() -> None:
    """What was done to the block that was there is no race with what is done to this one."""
    assert _run(AGAIN, 1)[0] == []


def test_a_leak_of_a_called_function_says_who_called() -> None:
    body = """  %h = call ptr @make(i64 8)
  ret void
}
define ptr @make(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  ret ptr %p
}
"""
    (meant, _), (result, _) = (launch(body, 2, engine) for engine in ("reference", "wave"))
    findings = [finding.as_json() for finding in result.findings]
    assert findings == [finding.as_json() for finding in meant.findings]
    assert findings[0]["called_by"]
    assert "a called function allocated what is never freed" in result.fidelity.executed[0]


@settings(max_examples=5)
@given(st.integers(0, 1 << 20))
def test_random_programs_have_the_same_findings(seed: int) -> None:
    found = compare_heap(seed)
    assert found.outcome != "different", found.text
