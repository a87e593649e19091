"""Waves that signal the barrier of their group and end without waiting for it, where others wait: a warning, since the barrier
counts their signal and one wave less. Where nobody waits (the last signal of a pipelined loop) nothing is undefined."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

TEXT = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wave.id()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
define void @signal() noinline {
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = call i32 @llvm.amdgcn.wave.id()
  %lane = and i32 %i, 31
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %lane
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %gives = icmp eq i32 %wave, 0
  FIRST
  SIGNAL
  br i1 WHO, label %end, label %wait
wait:
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  READ
  LAST
  br label %end
end:
  ret void
}
"""
SIGNAL = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)"
WAIT = "call void @llvm.amdgcn.s.barrier.wait(i16 -1)"
WRITE = """br i1 %gives, label %give, label %on
give:
  store i32 %i, ptr addrspace(3) %p, align 4
  br label %on
on:
  fence syncscope("workgroup") release"""
READ = "%v = load i32, ptr addrspace(3) %p, align 4\n  store i32 %v, ptr addrspace(1) %o, align 4"


def program(who: str = "%gives", signal: str = SIGNAL, first: str = "", read: str = "", last: str = "") -> str:
    words = {"FIRST": first, "SIGNAL": signal, "WHO": who, "READ": read, "LAST": last}
    text = TEXT
    for word, lines in words.items():
        text = text.replace(word, lines)
    return text


def launch(text: str, engine: str, groups: int = 2, checks: str = "all") -> swlds.Result:
    kernel = swlds.Device("gfx1250", engine=engine).load(swlds.parse(text))["k"]
    return kernel.launch(groups, 128, [np.zeros(128 * groups, np.uint32)], checks=checks)


def found(text: str) -> list[tuple[str, str, int]]:
    results = [launch(text, engine).findings for engine in ("wave", "reference")]
    assert [f.as_json() for f in results[0]] == [f.as_json() for f in results[1]]
    return [(f.kind, f.severity, f.count) for f in results[0]]


WARNING = ("divergent-barrier", "warning", 2)


@pytest.mark.parametrize("signal", [SIGNAL, "call void @signal()"])
def test_a_wave_ends_behind_its_signal(signal: str) -> None:
    text = program(signal=signal)
    assert found(text) == [WARNING]
    assert [f.kind for f in launch(text, "wave", checks="memcheck,barriercheck").findings] == ["divergent-barrier"]
    [finding] = launch(text, "wave").findings
    assert finding.message.startswith("Wave 0 ends without waiting") and finding.wave == 0
    assert "s.barrier.signal" in finding.instruction


def test_what_waves_read_behind_it() -> None:
    """The wave that comes too late is behind another barrier: the finding does not speak of missing fences, which are there."""
    text = program(first=WRITE, read=READ)
    kinds = found(text)
    assert WARNING in kinds
    [late] = [f for f in launch(text, "reference").findings if f.kind == "unfenced-barrier"]
    assert "wave 0 signalled a barrier and ended without waiting for it" in late.message


@pytest.mark.parametrize(
    "text",
    [
        program("true", first=WRITE),
        program("false", first=WRITE, read=READ),
        program("false", last=SIGNAL),
        program("false", first=WRITE, read=READ, last=f"{SIGNAL}\n  {WAIT}"),
        program("false", last=f"{SIGNAL}\n  {WAIT}\n  {SIGNAL}"),
    ],
    ids=["nobody waits", "all wait", "pipelined", "twice", "twice, pipelined"],
)
def test_it_is_defined(text: str) -> None:
    assert found(text) == []
    result = launch(text, "wave", checks="memcheck,barriercheck")
    assert not result.findings and not result.fidelity.executed, "host code alone"


def test_waves_that_end_behind_the_last_signal_are_not_missed() -> None:
    # Why: the first to end are one wave less, so others complete the phase without them; all waves did the same.
    text = program("false", first=WRITE, read=READ, last=SIGNAL)
    text = text.replace("end:\n", "end:\n  store i32 %i, ptr addrspace(1) %o, align 4\n")
    for engine in ("wave", "reference"):
        assert launch(text, engine, checks="barriercheck").findings == []
        missed = launch(text.replace("br i1 false", "br i1 %gives"), engine, checks="barriercheck").findings
        assert {f.rule for f in missed} >= {"unwaited"} and "ended" not in {f.rule for f in missed}


def test_all_meet_behind_the_last_signal() -> None:
    """A lowered kernel has a barrier of its own, at which it gives its block back."""
    module = swlds.lower(swlds.parse(program("false", first=WRITE, read=READ, last=SIGNAL)))
    for engine in ("wave", "reference"):
        kernel = swlds.Device("gfx1250", engine=engine).load(module)["k"]
        assert kernel.launch(2, 128, [np.zeros(256, np.uint32)]).findings == []


def test_a_wave_alone_comes_to_another_barrier() -> None:
    """The phase that it signalled is complete, nobody waits for it, and it comes to the next one."""
    module = swlds.parse(program("true", signal=f"{SIGNAL}\n  call void @llvm.amdgcn.s.barrier()"))
    for engine in ("wave", "reference"):
        kernel = swlds.Device("gfx1250", engine=engine).load(module)["k"]
        assert kernel.launch(2, 32, [np.zeros(64, np.uint32)]).findings == []


def test_others_are_at_a_whole_barrier() -> None:
    whole = f"""br i1 %gives, label %only, label %others
only:
  {SIGNAL}
  br label %end
others:
  call void @llvm.amdgcn.s.barrier()"""
    assert WARNING in found(program("true", signal=whole))


def test_it_needs_barriercheck() -> None:
    for engine in ("wave", "reference"):
        assert launch(program(), engine, checks="memcheck,racecheck,initcheck").findings == []
