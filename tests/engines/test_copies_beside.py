"""Accesses of LDS beside copies that are open: a copy that no access may touch before its wait is a store."""

from __future__ import annotations

import numpy as np
import pytest
from test_copies_at_once import _translate
from test_copy_loops import KERNEL, LGKM0, VM0, VM1

import swlds

ROWS = """target triple = "amdgcn-amd-amdhsa"
@l = internal addrspace(3) global [512 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %lw = getelementptr i32, ptr addrspace(3) @l, i32 %b
  %lt = getelementptr i32, ptr addrspace(3) @l, i32 %id
  %g = getelementptr i32, ptr addrspace(1) %src, i32 %id
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %x = xor i32 %id, 64
  %xt = getelementptr i32, ptr addrspace(3) @l, i32 %x
  BODY
  ret void
}
"""
COPY = "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %lw, i32 4, i32 0, i32 0)"
BARRIER = "call void @llvm.amdgcn.s.barrier()"
MEET = f'fence syncscope("workgroup") release\n  {BARRIER}\n  fence syncscope("workgroup") acquire'
SHOW = "%v = load i32, ptr addrspace(3) %xt\n  store i32 %v, ptr addrspace(1) %o"


def _agree(text: str, checks: str, *, n: int = 3) -> None:
    """Both engines give the same."""
    outs = []
    for engine in ("reference", "wave"):
        source, out = np.arange(7, 2055, dtype=np.uint32), np.zeros(128, np.uint32)
        kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
        found = kernel.launch(1, 128, [source, out, np.uint32(n)], engine=engine, checks=checks).findings
        outs.append((out.tolist(), sorted(str(f.kind) for f in found)))
    assert outs[0] == outs[1]


@pytest.mark.parametrize("shift", (128, 300, 127, 64, 0))
@pytest.mark.parametrize("access", ("store i32 5, ptr addrspace(3) %p", "%h = load i32, ptr addrspace(3) %p"))
def test_beside_in_one_variable(shift: int, access: str) -> None:
    place = f"%y = add i32 %id, {shift}\n  %p = getelementptr i32, ptr addrspace(3) @l, i32 %y"
    text = ROWS.replace("BODY", "\n  ".join((place, COPY, access, VM0, MEET, SHOW)))
    assert _translate(text, "gfx942", "racecheck").flies == (shift < 128)
    queued = "@copy_of_row(" in _translate(text, "gfx942", "all").text
    assert queued == (shift < 128)
    for checks in ("memcheck", "all"):
        _agree(text, checks)


#: The stage that is read while the next is copied -> copies are at once.
STAGES = {"%k": True, "%k2": False}


@pytest.mark.parametrize("stage", STAGES)
def test_two_stages_in_one_round(stage: str) -> None:
    loop = f"""br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %t1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %t1 = add i32 %t, 1
  %k = and i32 %t, 1
  %k2 = and i32 %t1, 1
  %to = getelementptr [2 x [128 x i32]], ptr addrspace(3) @l, i32 0, i32 %k2, i32 %b
  {COPY.replace("%lw", "%to")}
  %p = getelementptr [2 x [128 x i32]], ptr addrspace(3) @l, i32 0, i32 {stage}, i32 %x
  %v = load i32, ptr addrspace(3) %p
  %s1 = add i32 %s, %v
  {VM0}
  {MEET}
  %more = icmp ult i32 %t1, %n
  br i1 %more, label %loop, label %exit
exit:
  store i32 %s1, ptr addrspace(1) %o"""
    text = ROWS.replace("BODY", loop)
    assert _translate(text, "gfx942", "racecheck").flies != STAGES[stage]
    for checks in ("memcheck", "all"):
        _agree(text, checks)


#: Bodies with copies that are open over barriers -> nobody sees when their data arrive.
OPEN = {
    "nobody looks before": ((COPY, BARRIER, VM0, BARRIER, SHOW), True),
    "a wave that comes later reads": (
        ("%h = load i32, ptr addrspace(3) %xt", COPY, BARRIER, VM0, BARRIER, SHOW),
        False,
    ),
    "with a barrier between": (
        ("%h = load i32, ptr addrspace(3) %xt", BARRIER, COPY, BARRIER, VM0, BARRIER, SHOW),
        True,
    ),
    "one that has not waited is read": ((COPY, BARRIER, VM0, SHOW), False),
    "read behind the barrier": ((COPY, BARRIER, SHOW, VM0), False),
    "a wait for all but one": ((COPY, BARRIER, VM1, BARRIER, SHOW), False),
    "never read": ((COPY, BARRIER), True),
    "its source is written": ((COPY, "store i32 1, ptr addrspace(1) %g", BARRIER, VM0, BARRIER, SHOW), False),
    "no wait on one way": (
        (
            COPY,
            BARRIER,
            "%c = icmp ult i32 %n, 2\n  br i1 %c, label %wait, label %on\nwait:",
            VM0,
            f"br label %on\non:\n  {BARRIER}",
            SHOW,
        ),
        False,
    ),
    "a barrier for some waves": (
        (
            COPY,
            f"%c = icmp ult i32 %id, 64\n  br i1 %c, label %some, label %on\nsome:\n  {BARRIER}\n  br label %on\non:",
            VM0,
            BARRIER,
            SHOW,
        ),
        False,
    ),
}


@pytest.mark.parametrize("name", OPEN)
def test_copies_that_are_open_over_barriers(name: str) -> None:
    steps, is_unseen = OPEN[name]
    text = ROWS.replace("BODY", "\n  ".join(steps))
    assert _translate(text, "gfx942", "memcheck").flies != is_unseen
    assert _translate(text, "gfx942", "racecheck").flies, "who looks for races looks for copies"
    _agree(text, "memcheck")


#: What is put in place of what in the pipeline of three stages -> nobody sees when its data arrive.
CHANGES: dict[str, tuple[str, str, bool]] = {
    "as it is": ("", "", True),
    "no wait": ("  VM1\n", "", False),
    "a wait that leaves two open": ("  VM1\n", "  call void @llvm.amdgcn.s.waitcnt(i32 3954)\n", False),
    "no barrier": ("  call void @llvm.amdgcn.s.barrier()\n", "", False),
    "the next stage is read": ("i32 0, i32 %k, i32 %x", "i32 0, i32 %then, i32 %x", False),
    "the stage that is read is written": ("i32 0, i32 %k2, i32 %b", "i32 0, i32 %k, i32 %b", False),
    "waves leave at different times": ("icmp ult i32 %t1, %n", "icmp ult i32 %t1, %last", False),
    "another number of stages": ("add i32 %k, 2\n", "add i32 %k, 1\n", False),
}


@pytest.mark.parametrize("name", CHANGES)
def test_pipelines_that_are_open_over_barriers(name: str) -> None:
    old, new, is_unseen = CHANGES[name]
    more = "%last = add i32 %n, %b\n  %after = add i32 %k, 1\n  %then = urem i32 %after, 3"
    text = KERNEL.replace("  %p =", f"  {more}\n  %p =")
    assert not old or old in text
    text = text.replace(old, new) if old else text
    for word, wait in {"VM1": VM1, "LGKM0": LGKM0, "VM0": VM0}.items():
        text = text.replace(f"  {word}\n", f"  {wait}\n")
    assert _translate(text, "gfx942", "memcheck").flies != is_unseen
    if "%last" not in new:
        _agree(text, "memcheck", n=7)


def test_host_code_of_such_a_pipeline_asks_no_queue() -> None:
    text = KERNEL
    for word, wait in {"VM1": VM1, "LGKM0": LGKM0, "VM0": VM0}.items():
        text = text.replace(f"  {word}\n", f"  {wait}\n")
    assert "@copies_" not in _translate(text, "gfx942", "memcheck").text
    assert "@copies_" in _translate(text, "gfx942", "all").text
