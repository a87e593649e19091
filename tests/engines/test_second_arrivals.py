"""Waves that come to their group's barrier again between its halves, by another signal or a whole one: the barrier counts both,
and is complete before all are there. One error, which says so, in place of a note that waves meet at different barriers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

SIGNAL = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)"
WAIT = "call void @llvm.amdgcn.s.barrier.wait(i16 -1)"
WHOLE = "call void @llvm.amdgcn.s.barrier()"
#: All waves of a group of four meet, at another barrier.
NAMED = """call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @b)
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) @b, i32 4)
  call void @llvm.amdgcn.s.barrier.wait(i16 1)"""
ONE_WAVE = "br i1 %is.first, label %again, label %on\nagain:\n  {}\n  br label %on\non:"

#: One instruction, two signals.
TWICE = f"""br label %loop
loop:
  %n = phi i32 [0, %0], [1, %loop]
  {SIGNAL}
  %more = icmp eq i32 %n, 0
  br i1 %more, label %loop, label %end
end:"""


def program(*lines: str) -> str:
    body = "\n  ".join(lines)
    return f"""target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [256 x i32] poison, align 4
@b = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wave.id()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32)
define internal void @signal() noinline {{
  {SIGNAL}
  ret void
}}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = call i32 @llvm.amdgcn.wave.id()
  %is.first = icmp eq i32 %wave, 0
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  {body}
  %v = load i32, ptr addrspace(3) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}}
"""


def found(text: str, *, lowered: bool = False, profile: str = "full", block: int = 128, **options: Any) -> list[swlds.Finding]:
    """What both engines find."""
    module = swlds.parse(text)
    kernel = swlds.Device("gfx1250").load(swlds.lower(module, profile=profile) if lowered else module)["k"]
    results = [kernel.launch(1, block, [np.zeros(block, np.int32)], engine=e, **options) for e in ("wave", "reference")]
    assert [f.as_json() for f in results[0].findings] == [f.as_json() for f in results[1].findings]
    return results[0].findings


AGAIN = "signals the barrier again"
BETWEEN = "comes to a whole barrier, without having waited"


@pytest.mark.parametrize("lowered", [False, True], ids=["plain", "lowered"])
@pytest.mark.parametrize(
    ("lines", "says", "count"),
    [
        ((SIGNAL, SIGNAL, WAIT), AGAIN, 3),
        ((SIGNAL, "call void @signal()", WAIT), AGAIN, 3),
        ((SIGNAL, ONE_WAVE.format(SIGNAL), WAIT), AGAIN, 1),
        ((SIGNAL, ONE_WAVE.format(f"{SIGNAL}\n  {WAIT}")), AGAIN, 1),
        ((SIGNAL, WHOLE, WAIT), BETWEEN, 4),
        ((SIGNAL, ONE_WAVE.format(WHOLE), WAIT), BETWEEN, 1),
        ((SIGNAL, WHOLE), BETWEEN, 3),
        ((SIGNAL, SIGNAL, WAIT, SIGNAL, WAIT, WHOLE), AGAIN, 3),
    ],
)
def test_it_is_one_error(lines: tuple[str, ...], says: str, count: int, lowered: bool) -> None:
    [finding] = found(program(*lines), lowered=lowered)
    assert finding.count == count
    assert (finding.kind, finding.severity) == ("divergent-barrier", "error") and says in finding.message
    assert finding.other is not None and "s.barrier.signal" in finding.other.instruction
    assert ("s.barrier.signal" in finding.instruction) == (says == AGAIN)


@pytest.mark.parametrize(("lines", "says"), [((TWICE, WAIT), AGAIN), ((SIGNAL, NAMED, WHOLE, WAIT), BETWEEN)])
def test_host_code_sees_it(lines: tuple[str, ...], says: str) -> None:
    """Neither who meets where nor racecheck makes the group suspicious."""
    [finding] = found(program(*lines), checks="barriercheck")
    assert says in finding.message


@pytest.mark.parametrize("lowered", [False, True], ids=["plain", "lowered"])
@pytest.mark.parametrize(
    "lines",
    [
        (SIGNAL, WAIT, SIGNAL, WAIT, WHOLE, SIGNAL),
        (SIGNAL, SIGNAL),
        (SIGNAL, NAMED, SIGNAL, WAIT),
        (SIGNAL, NAMED, WHOLE),
        (SIGNAL, NAMED, WAIT),
    ],
    ids=["in turn", "nobody waits", "the phase is over", "nobody waits for the signal", "other barriers"],
)
def test_it_is_defined(lines: tuple[str, ...], lowered: bool) -> None:
    assert not found(program(*lines), lowered=lowered)


@pytest.mark.parametrize("lowered", [False, True], ids=["plain", "lowered"])
def test_a_whole_barrier_in_a_phase_of_its_own(lowered: bool) -> None:
    """Nothing is counted twice: it lies between a signal and its wait all the same."""
    [finding] = found(program(SIGNAL, NAMED, WHOLE, WAIT), lowered=lowered)
    assert BETWEEN in finding.message and finding.count == 4


@pytest.mark.parametrize("lines", [(SIGNAL, SIGNAL, WAIT), (SIGNAL, WHOLE, WAIT)])
def test_a_wave_alone_waits_for_nobody(lines: tuple[str, ...]) -> None:
    assert not found(program(*lines), block=32)


def test_the_barrier_of_profile_llvm_behind_a_last_signal() -> None:
    """LLVM's barrier at a kernel's end is counted with the signal: the block is freed under waves that still read."""
    text = program(SIGNAL, WAIT, SIGNAL).replace("%out) {", "%out) sanitize_address {")
    text += """!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nosanitize_address", i32 1}\n"""
    assert not found(text) and not found(text, lowered=True)
    kinds = {f.kind: f.message for f in found(text, lowered=True, profile="llvm")}
    assert BETWEEN in kinds["divergent-barrier"] and "use-after-free" in kinds


def test_it_needs_barriercheck() -> None:
    assert not found(program(SIGNAL, WHOLE, WAIT), checks="memcheck,initcheck")
