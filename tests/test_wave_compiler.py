"""The wave compiler does what the reference engine does: buffers and findings, on every program that the project has.

A long run: ``python benchmarks/execution/fuzz.py 0 5000``; here run the first 200.
"""

from __future__ import annotations

import _thread
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from exec_support import EXEC, launch_case, read_case

import swlds
from swlds.engines.wave_compiler import engine

sys.path.insert(0, str(Path(__file__).parent / "generators"))
from divergent_programs import make_program, promoted  # noqa: E402

PROGRAMS = sorted([*EXEC.glob("negative/*.ll"), *EXEC.glob("silent/*.ll")])


def described(findings: list[Any]) -> list[tuple[Any, ...]]:
    return [
        (
            f.kind,
            f.message,
            f.count,
            f.workgroup,
            f.workitem,
            f.wave,
            f.lane,
            f.instruction,
            f.location,
            f.object,
            f.other,
        )
        for f in findings
    ]


def run_program(text: str, **options: Any) -> tuple[Any, Any]:
    """Buffers and findings of a random program."""
    count = 3 * 128
    given = np.random.default_rng(7).integers(0, 1 << 32, count, dtype=np.uint32)
    out = np.zeros(count, np.uint32)
    result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch((3,), (128,), [given, out], **options)
    return out, described(result.findings)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.stem)
@pytest.mark.parametrize("instrument", [None, False, True], ids=["original", "lowered", "instrumented"])
def test_same_as_reference(path: Path, instrument: bool | None) -> None:
    """Every execution test, original and lowered: equal buffers, equal findings with lines, lanes and counts."""
    case = read_case(path)
    if instrument is not None and not case.lowers:
        pytest.skip("the header says so")
    module = None if instrument is None else swlds.lower(swlds.parse(path), instrument=instrument)
    wave, values = launch_case(case, module, engine="wave")
    reference, expected = launch_case(case, module, engine="reference")
    assert described(wave.findings) == described(reference.findings)
    for a, b in zip(values, expected, strict=False):
        if isinstance(a, np.ndarray):
            np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("first", range(0, 200, 20))
def test_random_programs(first: int) -> None:
    """Divergent loops, irreducible flow, early exits, indirect calls, barriers in callees, wave intrinsics."""
    for seed in range(first, first + 20):
        text = make_program(seed)
        text = promoted(text) if seed % 2 else text
        (wave, found), (reference, expected) = (run_program(text, engine=e) for e in ("wave", "reference"))
        assert found == expected, f"seed {seed}"
        np.testing.assert_array_equal(wave, reference, err_msg=f"seed {seed}")


@pytest.mark.parametrize("options", [{"host": "avx2"}, {"host": "baseline"}, {"jobs": 1}, {"jobs": 3}], ids=str)
def test_result_does_not_depend_on_the_host(options: dict[str, Any]) -> None:
    """Neither the vector width nor the number of threads shows."""
    for seed in (1, 2, 5):
        try:
            other, _ = run_program(make_program(seed), engine="wave", **options)
        except swlds.LaunchError as error:
            pytest.skip(str(error))
        expected, _ = run_program(make_program(seed), engine="wave")
        np.testing.assert_array_equal(other, expected)


def test_host_ir_is_shown() -> None:
    """One function for a wave, the scheduler around it."""
    kernel = swlds.Device("gfx942").load(swlds.parse(make_program(0)))["k"]
    text = kernel.host_ir((1,), (128,), [np.zeros(128, np.uint32)] * 2)
    assert "@wave(ptr %g, i32 %w)" in text and "define void @run_groups(ptr %g)" in text


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
    results = []
    for name in ("wave", "reference"):
        given, total = np.arange(40 * 64 - 70, dtype=np.uint32), np.zeros(1, np.uint32)
        result = swlds.Device("gfx942").load(swlds.parse(SUM))["k"].launch((40,), (64,), [given, total], engine=name)
        results.append((given, total, described(result.findings)))
    (given, total, found), (other, sum_, expected) = results
    assert found == expected and len(found) == 2
    np.testing.assert_array_equal(given, other)
    np.testing.assert_array_equal(total, sum_)


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
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        kernel.launch((4,), (64,), [np.zeros(1, np.uint32)], engine="wave")
    timer.join()
    assert threading.active_count() < 8


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
        ((WRITE, WRITE.replace("%own", "%other")), True),
        ((WRITE, BARE, READ), True),
        ((LOOP,), False),
        ((LOOP, WRITE, READ.replace("%v", "%u")), True),
    ],
    ids=["raw", "barrier", "war", "two-barriers", "waw", "unfenced", "3000-barriers", "race-after-3000-barriers"],
)
def test_epoch_cells_of_lds(monkeypatch: pytest.MonkeyPatch, body: tuple[str, ...], is_suspicious: bool) -> None:
    """Host code notices each race in LDS, whatever the reference engine makes of it."""
    runs = []
    monkeypatch.setattr(engine, "FORCE_CHECKS", True)
    original = engine.run_launch
    monkeypatch.setattr(engine, "run_launch", lambda *a: runs.append(original(*a)) or runs[-1])
    kernel = swlds.Device("gfx942").load(swlds.parse(RACES.replace("BODY", "\n".join(body))))["k"]
    kernel.launch((2,), (256,), [np.zeros(256, np.uint32)], engine="wave", checks="memcheck,racecheck")
    assert runs[0].suspicious == (2 if is_suspicious else 0)
