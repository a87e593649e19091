"""The wave compiler's own machinery: random programs, replay, threads, epoch cells. That it agrees with the reference engine on
every program of the project, each launch of each test shows (``conftest.py``).

A long run: ``python benchmarks/execution/fuzz.py 0 5000``; here run the first 100, with --long 400.
"""

from __future__ import annotations

import _thread
import math
import threading
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import llvmlite.binding
import numpy as np
import pytest
from divergent_programs import make_program, promoted
from wave_support import run_program

import swlds
from swlds.device.findings import FindingLog
from swlds.device.launch_options import LaunchOptions
from swlds.engines.reference import machine
from swlds.engines.wave_compiler import engine, execution, jit
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.run import RunRequest, run


@pytest.mark.parametrize(
    "first", [*range(0, 200, 20), *(pytest.param(n, marks=pytest.mark.long) for n in range(200, 400, 20))]
)
def test_random_programs(first: int) -> None:
    """Divergent loops, irreducible flow, early exits, indirect calls, barriers in callees, wave intrinsics."""
    for seed in range(first, first + 20):
        text = make_program(seed)
        text = promoted(text) if seed % 2 else text
        assert run_program(text, engine="wave") == run_program(text, engine="reference"), f"seed {seed}"


def test_host_ir_is_shown() -> None:
    """One function for a wave, as a whole module. The scheduler around it is not part of it: all kernels share that."""
    kernel = swlds.Device("gfx942").load(swlds.parse(make_program(0)))["k"]
    text = kernel.host_ir((1,), (128,), [np.zeros(128, np.uint32)] * 2)
    assert "@wave(ptr %g, i32 %w)" in text and "@run_groups" not in text
    llvmlite.binding.parse_assembly(text).verify()


def test_the_scheduler_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code of a small kernel is made in half the time without it."""
    made: list[str] = []
    make = jit._make_object
    monkeypatch.setattr(jit, "_make_object", lambda text, *a, **k: made.append(text) or make(text, *a, **k))
    jit._scheduler.cache_clear()
    for count in (2, 3):
        given, total = np.zeros(64, np.uint32), np.zeros(1, np.uint32)
        kernel = swlds.Device("gfx942").load(swlds.parse(SUM.replace("i32 %base, %item", f"i32 %item, {count}")))["k"]
        kernel.launch((1,), (64,), [given, total], engine="wave", checks="none")
    assert ["@run_groups" in text for text in made] == [True, False, False]


@pytest.mark.parametrize("seed", [0, 1])
def test_host_ir_is_for_readers(seed: int) -> None:
    """The kernel's instructions stand above their code, fields of the context have their names; it is LLVM IR."""
    kernel = swlds.Device("gfx942").load(swlds.parse(SUM))["k"]
    arguments = [np.zeros(128, np.uint32)] * 2
    text = kernel.host_ir((1,), (128,), arguments, checks="memcheck", host="avx2", seed=seed)
    assert text.startswith(
        "; @k for work-groups of 128 work-items: waves of 64 lanes, in chunks of 8; checks: memcheck\n"
    )
    for line in SUM.splitlines()[3:-1]:
        assert f"\n  ; {line.strip()}" in text
    assert f"= getelementptr i8, ptr %g, i64 {OFFSETS['arguments']} ; arguments\n" in text
    llvmlite.binding.parse_assembly(text).verify()
    plain = kernel.host_ir((1,), (128,), arguments, checks="memcheck", host="avx2", seed=seed, optimised=True)
    assert "; %value" not in plain


def test_host_ir_counts_steps_as_the_launch_does() -> None:
    """With a seed slices are drawn, so the code differs."""
    kernel = swlds.Device("gfx942").load(swlds.parse(SUM))["k"]
    first, second = (kernel.host_ir((1,), (128,), [np.zeros(128, np.uint32)] * 2, seed=seed) for seed in (0, 1))
    assert first != second


SUM = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %group, 64
  %index = add i32 %base, %item
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %value = load i32, ptr addrspace(1) %from, align 4
  %old = atomicrmw add ptr addrspace(1) %out, i32 %value seq_cst
  store i32 %old, ptr addrspace(1) %from, align 4
  ret void
}
"""


def test_only_suspicious_groups_are_replayed() -> None:
    """Two of 40 groups leave the buffer; what they did before, and the order of the atomics, is as in the reference engine."""
    given, total = np.arange(40 * 64 - 70, dtype=np.uint32), np.zeros(1, np.uint32)
    result = swlds.Device("gfx942").load(swlds.parse(SUM))["k"].launch((40,), (64,), [given, total])
    assert len(result.findings) == 2
    executed = "2 of 40 work-groups by the reference engine: a check of host code failed in them"
    assert result.fidelity.executed == [executed]


ENDLESS = """define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  br label %loop
loop:
  %value = load i32, ptr addrspace(1) %out, align 4
  %is.set = icmp eq i32 %value, 7
  br i1 %is.set, label %end, label %loop
end:
  ret void
}
"""


def test_timeout_and_interrupt_end_the_threads() -> None:
    """Host code looks at its stop flag where loops go back."""
    kernel = swlds.Device("gfx942").load(swlds.parse(ENDLESS))["k"]
    result = kernel.launch((4,), (64,), [np.zeros(1, np.uint32)], engine="wave", timeout=0.3)
    assert [f.kind for f in result.findings] == ["timeout"]
    timer = threading.Timer(0.3, _thread.interrupt_main)
    with pytest.raises(KeyboardInterrupt):
        timer.start()
        kernel.launch((4,), (64,), [np.zeros(1, np.uint32)], engine="wave")
    timer.join()
    assert threading.active_count() < 8


def test_an_interrupt_while_threads_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then ``is_alive`` is false for a thread that runs; host code that outlives its memory crashes the process."""
    before = set(threading.enumerate())
    kernel = swlds.Device("gfx942").load(swlds.parse(ENDLESS))["k"]
    start = threading.Thread.start

    def interrupted(thread: threading.Thread) -> None:
        start(thread)
        if "_work" in repr(thread._target):  # type: ignore[attr-defined]
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", interrupted)
        patch.setattr(threading.Thread, "is_alive", lambda thread: False)
        with pytest.raises(KeyboardInterrupt):
            kernel.launch((4,), (64,), [np.zeros(1, np.uint32)], engine="wave")
    for thread in set(threading.enumerate()) - before:
        thread.join(5)
        assert not thread.is_alive()


OVERRUN_AND_ENDLESS = """declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %group, 0
  br i1 %first, label %overrun, label %loop
overrun:
  %past = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 1, ptr addrspace(1) %past, align 4
  br label %end
loop:
  %value = load volatile i32, ptr addrspace(1) %out, align 4
  %sum = add i32 %value, 1
  br label %loop
end:
  ret void
}
"""


def test_findings_outlive_a_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was wrong before the time was over is reported: it may be why. The clock goes on when the first group has ended."""
    made: list[execution.Execution] = []
    original = execution.Execution.run
    monkeypatch.setattr(execution.Execution, "run", lambda self, *a: made.append(self) or original(self, *a))

    def clock() -> float:
        return math.inf if any(c.get("failing_count") for c in made[0].contexts) else 0.0

    monkeypatch.setattr(execution, "time", SimpleNamespace(monotonic=clock))
    monkeypatch.setattr(engine, "LAST_WORDS", 600.0)
    kernel = swlds.Device("gfx942").load(swlds.parse(OVERRUN_AND_ENDLESS.replace("volatile ", "")))["k"]
    result = kernel.launch((4,), (64,), [np.zeros(1, np.uint32)], engine="wave", timeout=0.5)
    assert sorted((f.kind, f.count) for f in result.findings) == [("out-of-bounds", 64), ("timeout", 1)]


def test_findings_outlive_a_timeout_on_the_reference_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also there; the clock goes on when something was found."""
    logs: list[FindingLog] = []
    original = FindingLog.add
    monkeypatch.setattr(FindingLog, "add", lambda self, *a: (logs.append(self), original(self, *a))[1])
    clock = SimpleNamespace(monotonic=lambda: 1000.0 if logs else 0.0, thread_time=time.thread_time)
    monkeypatch.setattr(machine, "time", clock)
    kernel = swlds.Device("gfx942").load(swlds.parse(OVERRUN_AND_ENDLESS))["k"]
    result = kernel.launch((4,), (64,), [np.zeros(1, np.uint32)], engine="reference", timeout=0.5)
    assert sorted((f.kind, f.count) for f in result.findings) == [("out-of-bounds", 64), ("timeout", 1)]


def test_threads_keep_to_the_memory_limit(tmp_path: Path) -> None:
    """12 threads would reserve 2.3 GiB; with a limit there are fewer, and the result is the same."""
    path = tmp_path / "sum.ll"
    path.write_text(SUM.replace("store i32 %old", "store i32 %index"))
    options = LaunchOptions(jobs=12, max_memory=64)
    request = RunRequest(str(path), "k", (12,), (64,), ("u32[768]=iota", "u32[1]=zero"), options=options)
    report = run(request)
    assert report.findings == []
    assert report.buffers == run(replace(request, options=LaunchOptions(jobs=1))).buffers


RACES = """@t = internal addrspace(3) global [256 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %n = add i32 %x, 64
  %w = and i32 %n, 255
  %own = getelementptr [256 x i32], ptr addrspace(3) @t, i32 0, i32 %x
  %other = getelementptr [256 x i32], ptr addrspace(3) @t, i32 0, i32 %w
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
BODY
  ret void
}
"""
WRITE, READ = "store i32 1, ptr addrspace(3) %own, align 4", "%v = load i32, ptr addrspace(3) %other, align 4"
BARE = "call void @llvm.amdgcn.s.barrier()"
BARRIER = f'fence syncscope("workgroup") release\n{BARE}\nfence syncscope("workgroup") acquire'
LOOP = (
    """br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
"""
    + "\n".join((WRITE, BARRIER, READ, BARRIER))
    + """
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 1500
  br i1 %more, label %loop, label %end
end:"""
)


@pytest.mark.parametrize(
    ("body", "is_suspicious"),
    [
        ((WRITE, READ), True),
        ((WRITE, BARRIER, READ), False),
        ((WRITE, BARRIER, READ, WRITE), True),
        ((WRITE, BARRIER, READ, BARRIER, WRITE), False),
        ((WRITE, WRITE.replace("%own", "%other").replace("i32 1", "i32 2")), True),
        ((WRITE, WRITE.replace("%own", "%other")), False),
        ((WRITE, BARE, READ), True),
        ((LOOP,), False),
        ((LOOP, WRITE, READ.replace("%v", "%u")), True),
    ],
    ids=[
        "raw",
        "barrier",
        "war",
        "two-barriers",
        "waw",
        "same-value",
        "unfenced",
        "3000-barriers",
        "race-after-3000-barriers",
    ],
)
def test_epoch_cells_of_lds(monkeypatch: pytest.MonkeyPatch, body: tuple[str, ...], is_suspicious: bool) -> None:
    """Host code notices each race in LDS, whatever the reference engine makes of it."""
    runs = []
    original = engine.run_launch
    monkeypatch.setattr(engine, "run_launch", lambda *a: runs.append(original(*a)) or runs[-1])
    kernel = swlds.Device("gfx942").load(swlds.parse(RACES.replace("BODY", "\n".join(body))))["k"]
    kernel.launch((2,), (256,), [np.zeros(256, np.uint32)], engine="wave", checks="memcheck,racecheck,barriercheck")
    assert runs[0].suspicious == (2 if is_suspicious else 0)
