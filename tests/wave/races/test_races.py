"""racecheck in host code notices what the reference engine would report, in LDS and in memory that groups share.

A long run: ``python benchmarks/execution/fuzz_races.py 0 5000``; here run the first 40, with --long 100.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from exec_support import EXEC, available_hosts, is_lowered, launch_case, read_case
from racing_support import compare_program, run_reference
from wave_support import run_apart

import swlds
from swlds.engines.wave_compiler import engine, execution, jit
from swlds.engines.wave_compiler.host.context import EPOCH_LIMIT, ITEM_BITS
from swlds.engines.wave_compiler.races import planes
from swlds.engines.wave_compiler.schedule import runtime

PROGRAMS = sorted([*EXEC.glob("racy/*.ll"), *EXEC.glob("ordered/*.ll")])


#: Seeds, and the host vectors and threads that the programs run with then.
RUNS = {0: [("native", 1), ("baseline", 2)], 3: [("native", 3), *((h, 2) for h in available_hosts()[1:2])]}


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.stem)
def test_same_as_reference(path: Path) -> None:
    """Programs that race and that do not, original and lowered: equal findings, buffers and fidelity on all hosts."""
    case = read_case(path)
    for module in [swlds.parse(path), swlds.lower(swlds.parse(path))] if is_lowered(case) else [swlds.parse(path)]:
        for seed, hosts in RUNS.items():
            reference, expected = launch_case(case, module, engine="reference", seed=seed)
            for host, jobs in hosts:
                wave, values = launch_case(case, module, engine="wave", host=host, jobs=jobs, seed=seed)
                assert wave.findings == reference.findings, f"{host}, {jobs} threads"
                assert sorted(wave.fidelity.approximated) == sorted(reference.fidelity.approximated)
                for a, b in zip(values, expected, strict=True):
                    np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize(
    "first", [*range(0, 40, 2), *(pytest.param(n, marks=pytest.mark.long) for n in range(40, 100, 2))]
)
def test_random_programs(first: int) -> None:
    """Plain and atomic accesses, fences of all kinds, barriers, waves that end early."""
    for seed in range(first, first + 2):
        found = compare_program(seed)
        assert found.outcome != "different", f"program {seed}: {found.text}"


def test_random_programs_race_and_do_not() -> None:
    """The generator makes both kinds, so that the comparison (``test_random_programs``) says something."""
    found = (bool(run_reference(seed)) for seed in range(12))
    assert False in found and True in found, "behind the first that is silent"


HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %g, 64
  %at = add i32 %base, %x
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %shared = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %given = getelementptr i32, ptr addrspace(1) %in, i32 %x
"""
STORE, LOAD = "store i32 %g, ptr addrspace(1) %own, align 4", "%v = load i32, ptr addrspace(1) %own, align 4"
FAR_STORE, FAR_LOAD = (s.replace("%own", "%shared").replace("%v", "%w") for s in (STORE, LOAD))
BARRIER = (
    'fence syncscope("workgroup") release\ncall void @llvm.amdgcn.s.barrier()\nfence syncscope("workgroup") acquire'
)
ADD = 'atomicrmw add ptr addrspace(1) %shared, i32 1 syncscope("agent") monotonic'


def launch(*body: str, groups: int = 40, jobs: int = 2, **options: Any) -> tuple[Any, np.ndarray[Any, Any]]:
    """Each work-item has a word; what the body stores into ``out``."""
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + "\n".join(body) + "\nret void\n}"))["k"]
    given, out = np.arange(64, dtype=np.uint32), np.zeros(64 * groups, np.uint32)
    return kernel.launch((groups,), (64,), [given, out], engine="wave", jobs=jobs, **options), out


@pytest.mark.parametrize("jobs", [1, 2, 3])
@pytest.mark.parametrize(
    ("body", "conflict"),
    [
        ((STORE, LOAD), False),
        ((STORE, BARRIER, LOAD, BARRIER, STORE), False),
        ((FAR_STORE,), True),
        ((STORE, FAR_LOAD), True),
        ((FAR_LOAD, STORE), True),
        ((f"%o = {ADD}",), False),
        ((ADD, ADD), False),
        ((ADD, FAR_LOAD), True),
        ((FAR_LOAD, BARRIER, ADD), True),
        ((ADD, BARRIER, STORE), True),
        ((ADD.replace("agent", "workgroup"),), True),
        (("%r = load i32, ptr addrspace(1) %given, align 4", STORE), False),
    ],
)
def test_groups_that_meet(runs: list[engine.Run], body: tuple[str, ...], conflict: bool, jobs: int) -> None:
    """Accesses of two groups send the whole launch to the reference engine; those of one, and atomics, do not."""
    named = [f"%a{k} = {line}" if line.startswith("atomicrmw") else line for k, line in enumerate(body)]
    result, _ = launch(*named, jobs=jobs)
    assert runs[0].replayed == (40 if conflict else 0)
    assert bool(result.findings) == conflict


@pytest.mark.parametrize(
    ("first", "second", "conflict"),
    [
        (FAR_STORE, FAR_STORE, True),
        (FAR_STORE, FAR_LOAD, True),
        (FAR_LOAD, FAR_STORE, True),
        (FAR_LOAD, FAR_LOAD, False),
        (FAR_STORE, "%o = " + ADD, True),
        ("%o = " + ADD, FAR_STORE, True),
        (FAR_LOAD, "%o = " + ADD, True),
        ("%o = " + ADD, FAR_LOAD, True),
        ("%o = " + ADD, "%p = " + ADD, False),
        ("%o = " + ADD, "%p = " + ADD.replace("agent", "workgroup"), True),
        ("%o = " + ADD.replace("agent", "workgroup"), "%p = " + ADD, True),
        (STORE, STORE, False),
    ],
)
def test_groups_of_two_threads(
    runs: list[engine.Run], monkeypatch: pytest.MonkeyPatch, first: str, second: str, conflict: bool
) -> None:
    """Cells of the two threads are compared, each kind of access with each."""
    monkeypatch.setattr(execution.Execution, "_work", run_apart)
    choose = "%c = icmp eq i32 %g, 0\nbr i1 %c, label %one, label %two\none:\n{}\nbr label %end\ntwo:\n{}\nbr label %end\nend:"
    result, _ = launch(choose.format(first, second.replace("%v", "%z").replace("%w", "%y")), groups=2)
    assert runs[0].replayed == (2 if conflict else 0)
    assert bool(result.findings) == conflict


BYTES = """  %low = trunc i32 %x to i8
  %b = getelementptr i8, ptr addrspace(1) %out, i32 %at
  store i8 %low, ptr addrspace(1) %b, align 1"""


def test_bytes_beside_one_another(runs: list[engine.Run]) -> None:
    """Cells are bytes where a kernel accesses bytes: groups may share a word."""
    _, out = launch(BYTES, groups=3)
    assert runs[0].replayed == 0
    np.testing.assert_array_equal(out.view(np.uint8)[:192], np.tile(np.arange(64), 3))


OUTSIDE = """  %last = icmp eq i32 %g, 7
  %far = select i1 %last, i32 100000000, i32 %at
  %bad = getelementptr i32, ptr addrspace(1) %out, i32 %far
  store i32 1, ptr addrspace(1) %bad, align 4"""
TO_THE_FIRST = """  %k = select i1 %last, i32 %x, i32 %at
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %k
  store i32 %g, ptr addrspace(1) %p, align 4"""


@pytest.mark.parametrize("meets", [False, True])
def test_replayed_groups_meet_the_others(runs: list[engine.Run], meets: bool) -> None:
    """A group that is replayed may race with one that is not: then all are."""
    result, out = launch(OUTSIDE, TO_THE_FIRST if meets else "")
    kinds = {f.kind for f in result.findings}
    assert kinds == ({"out-of-bounds", "race-waw"} if meets else {"out-of-bounds"})
    assert runs[0].replayed == (40 if meets else 1)
    assert out[0] == (7 if meets else 1)


LAST_TO_FIRST = """  %last = icmp eq i32 %g, 39
  %k = select i1 %last, i32 %x, i32 %at
  %n = add i32 %g, 1
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %k
  store i32 %n, ptr addrspace(1) %p, align 4"""


@pytest.mark.parametrize("left", [1, 3, 60])
def test_epochs_that_run_out(runs: list[engine.Run], monkeypatch: pytest.MonkeyPatch, left: int) -> None:
    """Before an epoch overflows the cells start again: no race is lost, none is made up between groups."""
    last, half = ((EPOCH_LIMIT << ITEM_BITS) % (1 << 32) // k >> ITEM_BITS for k in (1, 2))
    monkeypatch.setattr(planes, "FIRST_LDS_EPOCH", (last - left) << ITEM_BITS)
    monkeypatch.setattr(planes, "FIRST_EPOCH", (half - left) << ITEM_BITS)
    monkeypatch.setattr(planes, "_POOL", [])
    result, _ = launch(STORE, BARRIER, LOAD, BARRIER, STORE, jobs=1)
    assert result.findings == [] and runs[-1].replayed == 0
    monkeypatch.setattr(planes, "_POOL", [])
    result, _ = launch(LAST_TO_FIRST, jobs=1)
    assert [f.kind for f in result.findings] == ["race-waw"] and runs[-1].replayed == 40


def test_a_launch_behind_one_whose_epochs_ran_out(runs: list[engine.Run], monkeypatch: pytest.MonkeyPatch) -> None:
    """Its buffer is larger: what lies behind the earlier one's cells is of a third launch, of higher epochs. No conflict comes
    from there."""
    half = (EPOCH_LIMIT << ITEM_BITS) % (1 << 32) // 2 >> ITEM_BITS
    monkeypatch.setattr(planes, "_POOL", [])
    for groups, first in ((60, (planes.LAST_EPOCH >> ITEM_BITS) - 80), (40, half - 20)):
        with monkeypatch.context() as patch:
            patch.setattr(planes, "FIRST_EPOCH", first << ITEM_BITS)
            launch(STORE, LOAD, groups=groups, jobs=1)
    monkeypatch.setattr(execution.Execution, "_work", run_apart)
    launch(STORE, LOAD, groups=60, jobs=2)
    assert [r.replayed for r in runs] == [0] * 3


ENDLESS = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  store i32 %g, ptr addrspace(1) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %back, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 100
  br i1 %more, label %loop, label %end
end:
  store i32 %g, ptr addrspace(1) LAST, align 4"""


@pytest.mark.parametrize("last", ["%own", "%back"])
def test_epochs_that_run_out_in_a_group(runs: list[engine.Run], monkeypatch: pytest.MonkeyPatch, last: str) -> None:
    """At a barrier cells start again, too: no race between waves is lost. In truth that is behind a million barriers."""
    monkeypatch.setattr(runtime, "LAST_EPOCH", 64 * runtime.EPOCH_STEP)
    monkeypatch.setattr(runtime, "scheduler", runtime.scheduler.__wrapped__)
    monkeypatch.setattr(jit, "_scheduler", jit._scheduler.__wrapped__)
    monkeypatch.setattr(planes, "_POOL", [])
    back = "  %other = xor i32 %at, 64\n  %back = getelementptr i32, ptr addrspace(1) %out, i32 %other\n"
    body = ENDLESS.replace("LAST", last)
    tail = "  %u = load i32, ptr addrspace(1) %own, align 4\n  ret void\n}"
    kernel = swlds.Device("gfx942").load(swlds.parse(f"{HEAD}{back}{body}\n{tail}"))["k"]
    result = kernel.launch((1,), (128,), [np.zeros(64, np.uint32), np.zeros(128, np.uint32)], jobs=1)
    assert bool(result.findings) == (last == "%back")


@pytest.mark.parametrize("meets", [False, True])
def test_more_groups_than_epochs(runs: list[engine.Run], monkeypatch: pytest.MonkeyPatch, meets: bool) -> None:
    """1.3 million groups, each with a word of its own; the last one goes to group 5's instead."""
    count, conflicts = 1_300_000, []
    monkeypatch.setattr(
        engine, "_replay", lambda _, __, first, ___: (first.launch, conflicts.append(first.has_conflict) or 1)
    )
    body = "  %last = icmp eq i32 %g, 1299999\n  %k = select i1 %last, i32 WHERE, i32 %g\n".replace(
        "WHERE", "5" if meets else "%g"
    )
    body += "  %p = getelementptr i32, ptr addrspace(1) %out, i32 %k\n  store i32 %g, ptr addrspace(1) %p, align 4\n  ret void\n}"
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + body))["k"]
    kernel.launch((count,), (1,), [np.zeros(64, np.uint32), np.zeros(count, np.uint32)], engine="wave", jobs=1)
    assert conflicts == [True] * meets


def test_planes_serve_many_launches(runs: list[engine.Run]) -> None:
    """What an earlier launch left in the cells is nobody's business."""
    for _ in range(3):
        assert launch(STORE, LOAD)[0].findings == []
        assert launch(FAR_STORE)[0].findings != []
    assert [r.replayed for r in runs] == [0, 40] * 3


def test_one_array_for_two_parameters(runs: list[engine.Run]) -> None:
    """It is one buffer: what is read through one parameter and written through the other is watched."""
    text = HEAD + "  %v = load i32, ptr addrspace(1) %given, align 4\n" + STORE + "\nret void\n}"
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    both = np.zeros(64 * 8, np.uint32)
    result = kernel.launch((8,), (64,), [both, both], engine="wave")
    assert {f.kind for f in result.findings} & {"race-raw", "race-war"} and runs[0].replayed == 8
