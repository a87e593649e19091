"""Cooperative launches: all work-groups meet at ``__ockl_grid_sync`` (``this_grid().sync()`` of HIP's cooperative groups).

Where nothing is wrong host code executes all of it; both engines agree on what is found (``conftest.py``)."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing_support import compare_grids

import swlds
from swlds.device import turns
from swlds.engines.reference.grid import Grid
from swlds.engines.wave_compiler.schedule import grids

HEAD = """
target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [128 x i32] poison, align 4
declare void @__ockl_grid_sync() #0
declare i32 @__ockl_grid_is_valid()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier() #0
declare void @llvm.trap()
declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)
attributes #0 = { convergent nounwind }
"""


def kernel(body: str, groups: int = 4, lanes: int = 128) -> str:
    """``%i`` is the number of the work-item, ``%t`` in its group ``%g``; ``%a``, ``%b`` are buffers of as many numbers."""
    total = groups * lanes
    return (
        HEAD
        + f"""
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %g, {lanes}
  %i = add i32 %base, %t
  %i.next = add i32 %i, {lanes}
  %next = urem i32 %i.next, {total}
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %pn = getelementptr i32, ptr addrspace(1) %a, i32 %next
  %ps = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %mirror = sub i32 {lanes - 1}, %t
  %pm = getelementptr i32, ptr addrspace(3) @s, i32 %mirror
{body}
}}
"""
    )


def run(text: str, groups: int = 4, lanes: int = 128, n: int = 0, lower: bool = False, **options: Any) -> Any:
    """(a, b, result) of a launch."""
    module = swlds.parse(text)
    loaded = swlds.Device("gfx942").load(swlds.lower(module, profile="full") if lower else module)
    a, b = (np.zeros(groups * lanes, np.int32) for _ in range(2))
    result = loaded["k"].launch(grid=groups, block=lanes, args=[a, b, n], **options)
    return a, b, result


def kinds(result: swlds.Result) -> list[str]:
    return sorted(f.kind for f in result.findings)


SYNC = "  call void @__ockl_grid_sync()"
HANDS_OVER = f"""
  store i32 %i, ptr addrspace(1) %pa
{SYNC}
  %v = load i32, ptr addrspace(1) %pn
  store i32 %v, ptr addrspace(1) %pb
  ret void"""
ROUNDS = f"""
  br label %round
round:
  %k = phi i32 [0, %entry], [%k1, %round]
  %own = load i32, ptr addrspace(1) %pa
  %more = add i32 %own, 1
  store i32 %more, ptr addrspace(1) %pb
{SYNC}
  %pbn = getelementptr i32, ptr addrspace(1) %b, i32 %next
  %other = load i32, ptr addrspace(1) %pbn
  %sum = add i32 %other, %i
  store i32 %sum, ptr addrspace(1) %pa
{SYNC}
  %k1 = add i32 %k, 1
  %left = icmp slt i32 %k1, %n
  br i1 %left, label %round, label %end
end:
  ret void"""


def expected_rounds(total: int, lanes: int, n: int) -> Any:
    a = np.zeros(total, np.int32)
    i = np.arange(total)
    for _ in range(n):
        a = (a[(i + lanes) % total] + 1 + i).astype(np.int32)
    return a


@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("seed", [0, 7])
def test_what_was_written_before_is_there_behind(lower: bool, seed: int) -> None:
    a, _, result = run(kernel(ROUNDS), n=5, lower=lower, seed=seed)
    assert kinds(result) == [] and result.fidelity.executed == []
    np.testing.assert_array_equal(a, expected_rounds(512, 128, 5))


def test_a_thousand_groups_run_in_host_code() -> None:
    a, _, result = run(kernel(ROUNDS, 1024, 256), 1024, 256, n=5, engine="wave")
    assert kinds(result) == [] and result.fidelity.executed == []
    np.testing.assert_array_equal(a, expected_rounds(1024 * 256, 256, 5))


def test_epochs_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a launch of very many phases."""
    monkeypatch.setattr(grids, "_HALF", 40 << 12)
    a, _, result = run(kernel(ROUNDS), n=40, engine="wave")
    assert kinds(result) == [] and result.fidelity.executed == []
    np.testing.assert_array_equal(a, expected_rounds(512, 128, 40))
    assert kinds(run(kernel(NOT_ORDERED), n=40, engine="wave")[2]) == ["race-raw", "race-war"]


NOT_ORDERED = ROUNDS.replace(SYNC + "\n  %k1", "  %k1").replace("  %more = add i32 %own, 1", "  %more = add i32 %i, 1")


@pytest.mark.parametrize("lower", [False, True])
def test_a_sync_that_is_missing_is_a_race(lower: bool) -> None:
    """Between ``b`` that others read and ``b`` of the next round; the first round has none."""
    assert kinds(run(kernel(NOT_ORDERED), n=1, lower=lower)[2]) == []
    result = run(kernel(NOT_ORDERED), n=3, lower=lower)[2]
    assert kinds(result) == ["race-raw", "race-war"]
    assert "work-group" in result.findings[0].message


def test_groups_race_in_one_phase() -> None:
    body = HANDS_OVER.replace("  ret void", "  store i32 7, ptr addrspace(1) %pa\n  ret void")
    assert kinds(run(kernel(body))[2]) == ["race-raw", "race-war"]


@pytest.mark.parametrize("lower", [False, True])
def test_lds(lower: bool) -> None:
    """It stays what it was over the sync, which orders it as a barrier does; what comes behind is ordered no more."""
    body = f"""
  store i32 %i, ptr addrspace(3) %ps
{SYNC}
  %v = load i32, ptr addrspace(3) %pm
  store i32 %v, ptr addrspace(1) %pb
  ret void"""
    _, b, result = run(kernel(body), lower=lower)
    assert kinds(result) == [] and result.fidelity.executed == []
    np.testing.assert_array_equal(b, np.arange(512).reshape(4, 128)[:, ::-1].reshape(-1))
    racy = body.replace("  ret void", "  store i32 1, ptr addrspace(3) %ps\n  ret void")
    assert kinds(run(kernel(racy), lower=lower)[2]) == ["race-raw", "race-war"]


def test_the_order_of_groups_is_the_same_in_both_engines() -> None:
    """Who was first in each phase: host code runs such groups in the reference engine's order."""
    body = f"""
  %is.first = icmp eq i32 %t, 0
  br label %round
round:
  %k = phi i32 [0, %entry], [%k1, %met]
  br i1 %is.first, label %take, label %met
take:
  %old = atomicrmw add ptr addrspace(1) %b, i32 1 syncscope("agent") monotonic
  %at = add i32 %old, 1
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 %g, ptr addrspace(1) %p
  br label %met
met:
{SYNC}
  %k1 = add i32 %k, 1
  %left = icmp slt i32 %k1, %n
  br i1 %left, label %round, label %end
end:
  ret void"""
    a, b, result = run(kernel(body), n=6)
    assert kinds(result) == [] and result.fidelity.executed == [] and b[0] == 24
    assert all(sorted(a[1 + 4 * k : 5 + 4 * k]) == [0, 1, 2, 3] for k in range(6))


def test_groups_that_wait_for_one_another_within_a_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """Flags hand data over, too: the reference engine executes that where races are looked for, else host code."""
    body = f"""
  %is.last = icmp eq i32 %g, 3
  br i1 %is.last, label %tell, label %ask
tell:
  store i32 5, ptr addrspace(1) %pa
  store atomic i32 1, ptr addrspace(1) %b syncscope("agent") release, align 4
  br label %met
ask:
  %v = load atomic i32, ptr addrspace(1) %b syncscope("agent") acquire, align 4
  %there = icmp eq i32 %v, 1
  br i1 %there, label %met, label %ask
met:
{SYNC}
  %flag = load i32, ptr addrspace(1) %b
  store i32 %flag, ptr addrspace(1) %pa
  ret void"""
    monkeypatch.setattr(turns, "FIRST_TURN", 200)
    for checks in ("all", "memcheck"):
        a, _, result = run(kernel(body, lanes=1), lanes=1, checks=checks, preempt=100)
        assert kinds(result) == [] and (a == 1).all(), checks
        assert result.fidelity.executed == [] or checks == "all"


# What is wrong ---------------------------------------------------------------------------------------------------------

LEAVES = f"""
  %leaves = icmp eq i32 %g, 2
  br i1 %leaves, label %end, label %go
go:
{SYNC}
  br label %end
end:
  ret void"""


def test_a_group_never_comes() -> None:
    result = run(kernel(LEAVES))[2]
    (found,) = result.findings
    assert found.kind == "deadlock"
    assert found.message == (
        "Deadlock: 6 waves of 3 work-groups wait for the barrier of the grid; work-group (2,0,0) has ended without it"
    )
    assert [(p.state, p.count) for p in found.places] == [("wait for the barrier of the grid", 6)]
    assert {found.instruction, *(p.site.instruction for p in found.places)} == {SYNC.strip()}
    assert "llvm." not in result.text()


def test_many_groups_never_come() -> None:
    (found,) = run(kernel(LEAVES.replace("eq i32 %g, 2", "ne i32 %g, 2"), 8, 64), 8, 64)[2].findings
    assert "1 waves of 1 work-groups" in found.message
    assert "work-groups (0,0,0), (1,0,0), (3,0,0) and 4 more have ended" in found.message


def test_a_wave_at_another_barrier_never_comes() -> None:
    """Of one group; the others are stopped with it, and nothing more is said of them."""
    body = f"""
  %w = lshr i32 %t, 6
  %odd = and i32 %w, %g
  %waits = icmp ne i32 %odd, 0
  br i1 %waits, label %once, label %met
once:
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  br label %met
met:
{SYNC}
  ret void"""
    result = run(kernel(body, 2), 2, checks="memcheck")[2]
    (found,) = result.findings
    assert found.kind == "deadlock" and "wave 0 waits for the barrier of the grid" in found.message
    assert "wave 1 waits for the work-group's barrier" in found.message


def test_a_trap_ends_the_wait_of_the_others() -> None:
    bad = "label %bad, label %go\nbad:\n  call void @llvm.trap()\n  unreachable\ngo"
    body = LEAVES.replace("label %end, label %go\ngo", bad)
    assert kinds(run(kernel(body))[2]) == ["trap"]


def test_lanes_that_are_missing() -> None:
    body = LEAVES.replace("icmp eq i32 %g, 2", "icmp uge i32 %t, 100")
    (found,) = run(kernel(body))[2].findings
    assert found.kind == "divergent-barrier" and found.instruction == SYNC.strip()


@pytest.mark.parametrize("profile", ["full", "llvm"])
def test_lowering_leaves_the_sync_to_the_library_that_is_linked(profile: str) -> None:
    """LLVM knows nothing of the barrier of the grid that both engines have."""
    text = str(swlds.lower(swlds.parse(kernel(HANDS_OVER)), profile=profile))
    assert SYNC in text and "llvm.amdgcn.swlds" not in text


def test_waves_that_have_ended_are_ordered_with_nobody() -> None:
    """A wave that stored and ended is in front of no barrier that it does not come to."""
    body = f"""
  store i32 %i, ptr addrspace(1) %pa
  %leaves = icmp uge i32 %t, 64
  br i1 %leaves, label %end, label %go
go:
{SYNC}
  %far = add i32 %next, 64
  %pf = getelementptr i32, ptr addrspace(1) %a, i32 %far
  %v = load i32, ptr addrspace(1) %pf
  store i32 %v, ptr addrspace(1) %pb
  br label %end
end:
  ret void"""
    assert kinds(run(kernel(body))[2]) == ["race-raw"]
    assert kinds(run(kernel(body.replace("%next, 64", "%next, 0")))[2]) == []


BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
#: Behind the barrier of the grid: the word of the next group's first wave, and of its second.
FIRST = "  %v = load i32, ptr addrspace(1) %pn\n  store i32 %v, ptr addrspace(1) %pb\n"
SECOND = FIRST.replace(
    "  %v", "  %far = add i32 %next, 64\n  %pf = getelementptr i32, ptr addrspace(1) %a, i32 %far\n  %v"
).replace("%pn", "%pf")
WRITE_SECOND = "".join(SECOND.splitlines(keepends=True)[:2]) + "  store i32 %i, ptr addrspace(1) %pf\n"
LEAVE = "  %leaves = icmp uge i32 %t, 64\n  br i1 %leaves, label %end, label %go\ngo:\n"
END = "  br label %end\nend:\n  ret void"
STORE = "  store i32 %i, ptr addrspace(1) %pa\n"
OF_ENDED = {
    "read by nobody": ([STORE, LEAVE, SYNC, FIRST, SYNC, FIRST.replace("%v", "%w")], []),
    "read at once": ([STORE, LEAVE, SYNC, SECOND], ["race-raw"]),
    "read in a later phase": ([STORE, LEAVE, SYNC, FIRST, SYNC, SECOND.replace("%v", "%w")], ["race-raw"]),
    "behind a barrier of the grid": ([STORE, SYNC, LEAVE, SYNC, SECOND], []),
    "behind a barrier of the group": ([STORE, BARRIER, LEAVE, SYNC, SECOND], []),
    "behind a barrier without fences": (
        [STORE, "  call void @llvm.amdgcn.s.barrier()\n", LEAVE, SYNC, SECOND],
        ["race-raw"],
    ),
    "behind a barrier, then once more": ([STORE, BARRIER, STORE, LEAVE, SYNC, SECOND], ["race-raw"]),
    "its own group reads": (
        [STORE, LEAVE, SYNC, SECOND.replace("%next, 64", "%i, 64")],
        ["race-raw"],
    ),
    "it read, others write": (
        ["  %r = load i32, ptr addrspace(1) %pa\n", LEAVE, SYNC, WRITE_SECOND],
        ["race-war"],
    ),
    "all groups read, one writes": (
        ["  %r = load i32, ptr addrspace(1) %a\n", LEAVE, SYNC, "  store i32 %i, ptr addrspace(1) %a\n"],
        ["race-war", "race-waw", "race-waw"],
    ),
    "counted": (
        ['  %r = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") monotonic\n', LEAVE, SYNC,
         "  %v = load i32, ptr addrspace(1) %a\n  store i32 %v, ptr addrspace(1) %pb\n"],
        ["race-raw"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("name", OF_ENDED)
def test_what_waves_did_that_ended_is_behind_the_barriers_that_they_came_to(name: str, lower: bool) -> None:
    """Others that met them, and know what they did, hand it on at the barrier of the grid."""
    parts, found = OF_ENDED[name]
    text = kernel("".join(p if p.endswith("\n") else p + "\n" for p in parts) + END)
    result = run(text, lower=lower)[2]
    assert sorted(set(kinds(result))) == sorted(set(found))
    if not found:
        assert run(text, lower=lower, engine="wave")[2].fidelity.executed == []


def test_what_ended_waves_left_is_known_in_epochs_that_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grids, "_HALF", 20 << 12)
    parts = [STORE, LEAVE, *[SYNC + "\n"] * 30, SECOND]
    assert kinds(run(kernel("".join(parts) + END))[2]) == ["race-raw"]


@settings(max_examples=5)
@given(st.integers(0, 1 << 20))
def test_random_programs_have_the_same_findings(seed: int) -> None:
    found = compare_grids(seed)
    assert found.outcome != "different", found.text


def test_a_wrong_access_behind_the_sync_is_found() -> None:
    body = HANDS_OVER.replace("  ret void", "  %past = getelementptr i32, ptr addrspace(1) %pb, i32 1\n"
                              "  store i32 1, ptr addrspace(1) %past\n  ret void")  # fmt: skip
    assert "out-of-bounds" in kinds(run(kernel(body))[2])


# Room ------------------------------------------------------------------------------------------------------------------


def test_too_many_groups_are_refused() -> None:
    with pytest.raises(swlds.SwldsError, match=r"all 20000 work-groups .* at once.*\n?.*room for 3615"):
        run(kernel(HANDS_OVER, 20000, 256), 20000, 256)


def test_work_items_have_less_private_memory() -> None:
    """Where all groups are in flight it is divided, and a stack that does not fit is found by both engines."""
    fill = "  call void @llvm.memset.p5.i64(ptr addrspace(5) %x, i8 1, i64 {0}, i1 false)\n"
    fixed = "  %x = alloca [{0} x i8], addrspace(5)\n" + fill
    counted = "  %bytes = add i32 %n, {0}\n  %x = alloca i8, i32 %bytes, addrspace(5)\n" + fill
    for text in (fixed, counted):
        fits, too_large = (kernel(text.format(size) + HANDS_OVER, 40, 1024) for size in (48 << 10, 60 << 10))
        assert kinds(run(fits, 40, 1024, engine="wave", checks="memcheck")[2]) == []
        assert set(kinds(run(too_large, 40, 1024, checks="memcheck")[2])) == {"stack-overflow"}


def test_is_valid() -> None:
    body = "  %v = call i32 @__ockl_grid_is_valid()\n  store i32 %v, ptr addrspace(1) %pa\n  ret void"
    assert (run(kernel(body))[0] == 1).all()


def test_the_statement_says_that_the_device_must_hold_them() -> None:
    result = run(kernel(HANDS_OVER))[2]
    assert "whether the device holds the launch's 4 work-groups at once, as it must" in result.fidelity.not_modelled


def test_the_timeline_has_the_waits() -> None:
    result = run(kernel(HANDS_OVER), timeline=True, engine="reference")[2]
    waits = [w for w in result.timeline.waits if w.barrier == "barrier of the grid"]
    assert len(waits) == 8 and len({w.until for w in waits}) == 1


def test_nothing_of_a_grid_is_left_behind() -> None:
    """The reference engine's record has no groups when the launch is over."""
    seen: list[Grid] = []
    original = Grid.__init__
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Grid, "__init__", lambda self, machine: (seen.append(self), original(self, machine))[1])
        run(kernel(HANDS_OVER), engine="reference")
    assert len(seen) == 1 and seen[0].phase == 1


_ROW, _LOW = "ptr addrspace(1) %p.low", "  %p.low = getelementptr i32, ptr addrspace(1) %a, i32 %t\n"
_LEVEL = f"""{_LOW}  br label %loop
loop:
  %l = phi i32 [ 0, %entry ], [ %l1, %loop ]
  %l1 = add i32 %l, 1
  store i32 {{}}, {_ROW}
{{}}
  %more = icmp ult i32 %l1, 3
  br i1 %more, label %loop, label %done
done:
  {{}}
  ret void"""
#: Of groups that store to one place, the same or not: name -> (statements, is anything found, does host code know?).
ALIKE = {
    "in each round": (_LEVEL.format("%l", SYNC, "store i32 %i, ptr addrspace(1) %pb"), False, True),
    "in each round, and read behind the last one": (
        _LEVEL.format("%l", SYNC, f"%v = load i32, {_ROW}\n  store i32 %v, ptr addrspace(1) %pb"),
        False,
        False,
    ),
    "in each round, each its own": (_LEVEL.format("%g", SYNC, ""), True, False),
    "in each round without a sync": (_LEVEL.format("%l", "", SYNC), True, False),
    "before and behind": (f"{_LOW}  store i32 1, {_ROW}\n{SYNC}\n  store i32 %t, {_ROW}\n  ret void", False, True),
    "before and behind, each its own": (
        f"{_LOW}  store i32 1, {_ROW}\n{SYNC}\n  store i32 %g, {_ROW}\n  ret void",
        True,
        False,
    ),
    "twice behind": (
        f"{_LOW}{SYNC}\n  store i32 %t, {_ROW}\n  store i32 1, {_ROW}\n  ret void",
        True,
        False,
    ),
}


@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("name", ALIKE)
def test_groups_store_one_value_in_a_phase(name: str, lower: bool) -> None:
    """What they store is compared where each phase has one such store, by which no lane comes twice."""
    body, is_found, is_native = ALIKE[name]
    results = [run(kernel(body), lower=lower, engine=engine) for engine in ("reference", "wave")]
    (a, b, wanted), (c, d, found) = results
    assert (a == c).all() and (b == d).all()
    assert [f.as_json() for f in found.findings] == [f.as_json() for f in wanted.findings]
    assert bool(wanted.findings) == is_found and bool(found.fidelity.executed) != is_native


@pytest.mark.parametrize("part", range(2))
def test_random_stores_of_one_value(part: int) -> None:
    native = racy = 0
    for number in range(12 * part, 12 * part + 12):
        rng = random.Random(number)
        statements = []
        for k in range(rng.randint(1, 3)):
            value, index = rng.choice(("%l", "%l", "%t", "7", "%g")), rng.choice(("%t", "%low", "3"))
            place = f"  %q{k} = getelementptr i32, ptr addrspace(1) %{rng.choice('ab')}, i32 {index}\n"
            action = f"store i32 {value}, " if rng.random() < 0.85 else f"%r{k} = load volatile i32, "
            statements.append(f"{place}  {action}ptr addrspace(1) %q{k}")
            statements += [SYNC] * (rng.random() < 0.7)
        body = _LEVEL.format("%l", "\n".join(statements), "").replace(f"  store i32 %l, {_ROW}\n", "", 1)
        body = "  %low = and i32 %t, 31\n" + body + ""
        results = [
            run(kernel(body), lower=number % 3 == 0, engine=engine, seed=number % 5 == 4)
            for engine in ("reference", "wave")
        ]
        (a, b, wanted), (c, d, found) = results
        assert (a == c).all() and (b == d).all(), number
        assert [f.as_json() for f in found.findings] == [f.as_json() for f in wanted.findings], number
        native += not found.fidelity.executed
        racy += bool(wanted.findings)
    assert native > 1 and racy > 1
