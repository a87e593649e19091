"""Copies that are waited for before anybody may see whether their data are there are stores in host code; others are queued."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.copies import copy_row, find_wait_at_once
from swlds.device.target import find_target

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@l = internal addrspace(3) global [128 x i32] poison, align 16
@m = internal addrspace(3) global [128 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %lw = getelementptr i32, ptr addrspace(3) @l, i32 %b
  %lt = getelementptr i32, ptr addrspace(3) @l, i32 %id
  %mt = getelementptr i32, ptr addrspace(3) @m, i32 %id
  %g = getelementptr i32, ptr addrspace(1) %src, i32 %id
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  COPY
  BETWEEN
  WAIT
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = xor i32 %id, LANES
  %from = getelementptr i32, ptr addrspace(3) @l, i32 %x
  %v = load i32, ptr addrspace(3) %from
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""
SYNC = "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %lw, i32 4, i32 0, i32 0)"
ASYNC = "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) %lt, i32 0, i32 0)"
FORMS = {
    "gfx942": (SYNC, "call void @llvm.amdgcn.s.waitcnt(i32 3952)"),
    "gfx1250": (ASYNC, "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)"),
}
#: What stands between copy and wait -> it is there at once.
BETWEEN = {
    "": True,
    "%h = load i32, ptr addrspace(1) %g": True,
    "%n = mul i32 %id, 3": True,
    "call void @llvm.amdgcn.sched.barrier(i32 0)": False,
    "%h = load i32, ptr addrspace(3) %mt": False,
    "store i32 1, ptr addrspace(3) %mt": False,
    "store i32 1, ptr addrspace(1) %o": False,
    "%h = load i32, ptr %flat": False,
    "%h = load atomic i32, ptr addrspace(1) %g monotonic, align 4": False,
    "%h = atomicrmw add ptr addrspace(1) %o, i32 1 monotonic": False,
    'fence syncscope("wavefront") release': False,
    "call void @llvm.amdgcn.s.barrier()": False,
    "call void @helper()": False,
    'call void asm sideeffect "s_nop 0", "~{memory}"()': False,
    "br label %next\nnext:": False,
}


def _text(target: str, between: str = "", *, waits: bool = True) -> str:
    copy, wait = FORMS[target]
    text = KERNEL.replace("COPY", copy).replace("WAIT", wait if waits else "").replace("LANES", "64")
    if "%flat" in between:
        text = text.replace("  %lw =", "  %flat = addrspacecast ptr addrspace(1) %src to ptr\n  %lw =")
    helper = "define void @helper() noinline {\n  ret void\n}\n" if "@helper" in between else ""
    return text.replace("BETWEEN", between) + helper


def _launch(text: str, target: str, **options: Any) -> tuple[Any, np.ndarray[Any, Any]]:
    source, out = np.arange(7, 135, dtype=np.uint32), np.zeros(128, np.uint32)
    result = swlds.Device(target).load(swlds.parse(text))["k"].launch(1, 128, [source, out], **options)
    return result, out


@pytest.mark.parametrize("between", BETWEEN)
@pytest.mark.parametrize("target", FORMS)
def test_what_stands_in_between(target: str, between: str) -> None:
    module = swlds.parse(_text(target, between))
    copies = [i for i in module.functions["k"].instructions() if copy_row(i) is not None]
    wait = find_wait_at_once(copies[0], find_target(target))
    assert (wait is not None) == BETWEEN[between]
    assert wait is None or re.search(r"s\.wait", wait.summary)
    for checks in ("none", "asynccheck", "all"):
        result, out = _launch(_text(target, between), target, engine="both", checks=checks)
        assert out.tolist() == [(n ^ 64) + 7 for n in range(128)]
        assert not [f for f in result.findings if f.tool == "asynccheck"]


@pytest.mark.parametrize("target", FORMS)
def test_without_its_wait_it_is_late(target: str) -> None:
    """A release fence waits for sync copies, and for no asynchronous one."""
    module = swlds.parse(_text(target, waits=False))
    copies = [i for i in module.functions["k"].instructions() if copy_row(i) is not None]
    assert (find_wait_at_once(copies[0], find_target(target)) is None) == (target == "gfx1250")
    result, _ = _launch(_text(target, waits=False), target, engine="both")
    kinds = {f.kind for f in result.findings if f.severity == "error"}
    assert ("missing-wait" in kinds) == (target == "gfx1250"), kinds


@pytest.mark.parametrize("target", FORMS)
def test_over_bytes_that_are_still_read(target: str) -> None:
    """A barrier for which the waves did not wait for LDS: the copy may overtake reads."""
    bare = "  call void @llvm.amdgcn.s.barrier()\n"
    read = f"%old = load i32, ptr addrspace(3) %lt\n  store i32 %old, ptr addrspace(1) %o\n{bare}  "
    text = _text(target).replace(FORMS[target][0], read + FORMS[target][0])
    result, _ = _launch(text, target, engine="both", checks="asynccheck,racecheck")
    assert {f.tool for f in result.findings} & {"asynccheck", "racecheck"}
    fences = [f'  fence syncscope("workgroup") {way}\n' for way in ("release", "acquire")]
    text = text.replace(bare, fences[0] + bare + fences[1], 1)
    result, _ = _launch(text, target, engine="both", checks="asynccheck,racecheck")
    assert (result.findings, result.fidelity.executed) == ([], [])


def test_a_store_of_lds_is_not_there_at_once() -> None:
    """A load of the same bytes in front of the wait reads what was there before."""
    store = "call void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1) %o, ptr addrspace(3) %lt, i32 0, i32 0)"
    text = _text("gfx1250").replace(FORMS["gfx1250"][0], store + "\n  %h = load i32, ptr addrspace(1) %o")
    copies = [i for i in swlds.parse(text).functions["k"].instructions() if copy_row(i) is not None]
    assert len(copies) == 1 and find_wait_at_once(copies[0], find_target("gfx1250")) is None
