"""Copies that are waited for before anybody may see whether their data are there are stores in host code; others are queued."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.checks import parse_checks
from swlds.device.image import Image, Memory
from swlds.device.implicit_args import Geometry
from swlds.device.launch import Launch
from swlds.device.launch_options import LaunchOptions
from swlds.device.program import find_kernel, find_program
from swlds.device.target import find_target
from swlds.engines.wave_compiler import engine
from swlds.engines.wave_compiler.translator import Host

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
    "call void @llvm.amdgcn.sched.barrier(i32 0)": True,
    "call void @llvm.amdgcn.wave.barrier()": True,
    'fence syncscope("wavefront") acquire': True,
    'call void asm sideeffect "s_nop 0", "~{memory}"()': True,
    'call void asm sideeffect "s_waitcnt lgkmcnt(0)", ""()': True,
    "store volatile i32 1, ptr addrspace(5) %slot": True,
    "%h = load volatile i32, ptr addrspace(5) %slot": True,
    "call void @helper()": True,
    "br label %next\nnext:": True,
    "%h = load i32, ptr addrspace(3) %mt": True,
    "store i32 1, ptr addrspace(3) %mt": True,
    "%h = load atomic i32, ptr addrspace(3) %mt monotonic, align 4": False,
    "%h = load i32, ptr addrspace(3) %elsewhere": False,
    "%h = load i32, ptr addrspace(3) %lt": False,
    "store i32 1, ptr addrspace(1) %o": False,
    "%h = load i32, ptr %flat": False,
    "%h = load atomic i32, ptr addrspace(1) %g monotonic, align 4": False,
    "%h = atomicrmw add ptr addrspace(1) %o, i32 1 monotonic": False,
    'fence syncscope("wavefront") release': False,
    'fence syncscope("wavefront") acq_rel': False,
    'fence syncscope("workgroup") acquire': False,
    "call void @llvm.amdgcn.s.barrier()": False,
}


def _text(target: str, between: str = "", *, waits: bool = True) -> str:
    copy, wait = FORMS[target]
    text = KERNEL.replace("COPY", copy).replace("WAIT", wait if waits else "").replace("LANES", "64")
    if "%flat" in between:
        text = text.replace("  %lw =", "  %flat = addrspacecast ptr addrspace(1) %src to ptr\n  %lw =")
    if "%elsewhere" in between:  # that is in @m nobody knows
        elsewhere = "getelementptr [128 x i32], ptr addrspace(3) @m, i32 0, i32 %given"
        load = "%given = load volatile i32, ptr addrspace(1) %o"
        text = text.replace("  COPY", "").replace(f"  {copy}", f"  {load}\n  %elsewhere = {elsewhere}\n  {copy}")
    if "%slot" in between:
        text = text.replace("  %lw =", "  %slot = alloca i32, align 4, addrspace(5)\n  %lw =")
    helper = "define void @helper() noinline {\n  ret void\n}\n" if "@helper" in between else ""
    return text.replace("BETWEEN", between) + helper


def _launch(text: str, target: str, **options: Any) -> tuple[Any, np.ndarray[Any, Any]]:
    source, out = np.arange(7, 135, dtype=np.uint32), np.zeros(128, np.uint32)
    result = swlds.Device(target).load(swlds.parse(text))["k"].launch(1, 128, [source, out], **options)
    return result, out


def _are_at_once(text: str, target: str) -> bool:
    """No copy of the kernel is in flight, though waves without order would be told apart."""
    return not _translate(text, target, "racecheck").flies


def _translate(text: str, target: str, checks: str) -> Host:
    module = swlds.parse(text)
    image = Image(Memory(), find_program(module, find_kernel(module, "k")), find_target(target), 0)
    given = [np.zeros(128, np.uint32), np.zeros(128, np.uint32), 100][: len(image.program.kernel.arguments)]
    options = LaunchOptions(checks=parse_checks(checks))
    return engine.translate(Launch(image, Geometry((1, 1, 1), (128, 1, 1)), given, options))


@pytest.mark.parametrize("between", BETWEEN)
@pytest.mark.parametrize("target", FORMS)
def test_what_stands_in_between(target: str, between: str) -> None:
    assert _are_at_once(_text(target, between), target) == BETWEEN[between]
    for checks in ("none", "asynccheck", "all"):
        result, out = _launch(_text(target, between), target, engine="both", checks=checks)
        assert out.tolist() == [(n ^ 64) + 7 for n in range(128)]
        is_read = between.endswith("%lt") and target == "gfx1250"
        assert bool([f for f in result.findings if f.tool == "asynccheck"]) == (is_read and checks != "none")


@pytest.mark.parametrize("target", FORMS)
def test_without_its_wait_it_is_late(target: str) -> None:
    """A release fence waits for sync copies, and for no asynchronous one."""
    assert _are_at_once(_text(target, waits=False), target) == (target != "gfx1250")
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
    assert not _are_at_once(text, "gfx1250")


def test_a_wait_inside_the_assembly_of_a_barrier_may_be_too_weak() -> None:
    """What counts is the wait in front of the barrier."""
    fences = [f'  fence syncscope("workgroup") {way}\n' for way in ("release", "acquire")]
    barrier = fences[0] + "  call void @llvm.amdgcn.s.barrier()\n" + fences[1]
    for most, kinds in ((1, {"missing-wait", "race-raw"}), (0, set())):
        joint = f'call void asm sideeffect "s_waitcnt vmcnt({most})\\0As_barrier", "~{{memory}}"()'
        text = _text("gfx942", joint)
        assert barrier in text
        text = text.replace(barrier, fences[1])
        result, _ = _launch(text, "gfx942", engine="both", checks="asynccheck,memcheck,racecheck")
        assert {f.kind for f in result.findings} == kinds
        assert _are_at_once(text, "gfx942") == (not most)


#: What stands in place of copy and wait -> it is there at once, and nothing is wrong with it. Lanes 1 and more, or all, copy.
WAYS = {
    "behind a loop": (
        """br label %loop
loop:
  %k = phi i32 [ 0, %ENTRY ], [ %k1, %loop ]
  %to = getelementptr i32, ptr addrspace(3) %BASE, i32 %k
  COPY-TO
  %k1 = add i32 %k, 128
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %done
done:
  WAIT""",
        True,
    ),
    "in a loop that reads": (
        """br label %loop
loop:
  %k = phi i32 [ 0, %ENTRY ], [ %k1, %loop ]
  %to = getelementptr i32, ptr addrspace(3) %BASE, i32 %k
  %old = load i32, ptr addrspace(3) %mt
  store i32 %old, ptr addrspace(1) %o
  COPY-TO
  %k1 = add i32 %k, 128
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %done
done:
  WAIT""",
        False,
    ),
    "behind a branch for some lanes": (
        """%some = icmp ult i32 %id, 70
  br i1 %some, label %then, label %join
then:
  COPY
  br label %join
join:
  WAIT""",
        True,
    ),
    "and others have read before": (
        """%some = icmp ult i32 %id, 70
  br i1 %some, label %then, label %other
then:
  COPY
  br label %join
other:
  %old = load i32, ptr addrspace(3) %mt
  store i32 %old, ptr addrspace(1) %o
  br label %join
join:
  WAIT""",
        True,
    ),
    "and others read then": (
        """%some = icmp ult i32 %id, 70
  br i1 %some, label %other, label %then
then:
  COPY
  br label %join
other:
  %old = load i32, ptr addrspace(3) %mt
  store i32 %old, ptr addrspace(1) %o
  br label %join
join:
  WAIT""",
        False,
    ),
    "on both ways": (
        """COPY
  %few = icmp ult i32 %n, 5
  br i1 %few, label %one, label %other
one:
  WAIT
  br label %join
other:
  WAIT
  br label %join
join:
  """,
        True,
    ),
    "on one way": (
        """COPY
  %few = icmp ult i32 %n, 5
  br i1 %few, label %one, label %join
one:
  WAIT
  br label %join
join:
  """,
        None,
    ),
    "but on one way it ends": (
        """COPY
  %few = icmp ult i32 %n, 5
  br i1 %few, label %one, label %join
one:
  ret void
join:
  WAIT""",
        False,
    ),
    "where lanes have ended": (
        """COPY
  %few = icmp ugt i32 %id, %n
  br i1 %few, label %one, label %join
one:
  ret void
join:
  WAIT""",
        False,
    ),
}


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize("target", FORMS)
def test_ways_to_the_wait(target: str, name: str) -> None:
    ways, expected = WAYS[name]
    (copy, wait), text = FORMS[target], KERNEL.replace("LANES", "64").replace("BETWEEN", "").replace("  WAIT\n", "")
    base = "lw" if "lw" in copy else "lt"
    ways = ways.replace("BASE", base).replace("COPY-TO", copy.replace(f"%{base}", "%to"))
    ways = ways.replace("COPY", copy).replace("WAIT", wait).replace("ENTRY", "entry")
    text = text.replace("COPY", ways).replace("%out) {", "%out, i32 %n) {\nentry:")
    text = text.replace("[128 x i32]", "[512 x i32]")
    assert _are_at_once(text, target) == bool(expected or (expected is None and target == "gfx942"))
    module = swlds.parse(text)
    for checks in ("none", "asynccheck", "all"):
        source, out = np.arange(7, 135, dtype=np.uint32), np.zeros(128, np.uint32)
        result = (
            swlds.Device(target)
            .load(module)["k"]
            .launch(1, 128, [source, out, 300 if "loop" in name else 100], engine="both", checks=checks)
        )
        found = {f.kind for f in result.findings if f.tool == "asynccheck"}
        if expected is not None:
            assert not found, result.findings
        elif checks != "none" and target == "gfx1250":
            assert "missing-wait" in found
        is_held = target == "gfx942" or name != "on both ways"  # else a branch lies between wait and fence
        if expected and is_held and checks == "asynccheck":
            assert result.fidelity.executed == [], "in host code, with nothing to look for"


@pytest.mark.parametrize("swap", (63, 0))
def test_lanes_without_order(swap: int) -> None:
    """Asynchronous copies have an address for each lane; two lanes may meet."""
    address = "%at = xor i32 %id, 5" if swap else "%at = and i32 %id, 126"
    text = (
        _text("gfx1250").replace("  %lt =", f"  {address}\n  %lt =").replace("(3) @l, i32 %id\n", "(3) @l, i32 %at\n")
    )
    assert _are_at_once(text, "gfx1250")
    result, out = _launch(text, "gfx1250", engine="both", checks="asynccheck,memcheck,racecheck")
    assert bool(result.findings) == (not swap)
    if swap:
        assert out.tolist() == [(n ^ 64 ^ 5) + 7 for n in range(128)] and result.fidelity.executed == []


def test_a_fence_of_the_wave_costs_nothing_where_no_lanes_can_race() -> None:
    """insert-waits puts one behind waits of gfx1250: it orders lanes, and only where these may race anybody counts."""
    fence = 'fence syncscope("wavefront") acquire\n  '
    for between, counts in (("%h = load i32, ptr addrspace(1) %g", False), ("store i32 1, ptr addrspace(1) %o", True)):
        text = _text("gfx1250", fence + between)
        assert ("@order_lanes(" in _translate(text, "gfx1250", "all").text) == counts
        result, _ = _launch(text, "gfx1250", engine="both", checks="racecheck,asynccheck")
        assert (result.findings, result.fidelity.executed) == ([], [])
