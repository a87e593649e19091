"""A wave that polls for long by atomics that acquire takes no number each time; what lies in between is told apart."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing_support import compare_flags

import swlds

HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.sleep(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %f, ptr addrspace(1) %d, ptr addrspace(1) %o) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %lane = and i32 %x, 63
  %wave = lshr i32 %x, 6
  %e = getelementptr i32, ptr addrspace(1) %f, i32 1
  %first = getelementptr i32, ptr addrspace(1) %d, i32 0
  %leads = icmp eq i32 %lane, 0
  %who = add i32 %g, %wave
  %gives = icmp eq i32 %who, 0
"""
#: The first wave of the first group counts to 1.5 million before it sets the flag.
LONG = """  br i1 %gives, label %long, label %poll
long:
  %i = phi i32 [0, %entry], [%i1, %long]
  %i1 = add i32 %i, 1
  %goes.on = icmp ult i32 %i1, 1500000
  br i1 %goes.on, label %long, label %give
give:
  store i32 %i1, ptr addrspace(1) %d, align 4
  store atomic i32 1, ptr addrspace(1) %f syncscope("agent") release, align 4
  ret void
poll:
  %now = load atomic i32, ptr addrspace(1) %f syncscope("agent") acquire, align 4
  %again = icmp eq i32 %now, 0
  br i1 %again, label %poll, label %take
take:
  %v = load i32, ptr addrspace(1) %d, align 4
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %who
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
"""
#: Lanes of a wave hand a word to one another: each poll orders what was before it.
BETWEEN = """  br i1 %gives, label %give, label %poll
give:
  store atomic i32 1, ptr addrspace(1) %f syncscope("agent") release, align 4
  ret void
poll:
  %n = phi i32 [0, %entry], [%n1, %next]
  %now = load atomic i32, ptr addrspace(1) %f syncscope("agent") acquire, align 4
  %turn = and i32 %n, 63
  %is.turn = icmp eq i32 %turn, %lane
  br i1 %is.turn, label %add, label %next
add:
  %w = getelementptr i32, ptr addrspace(1) %d, i32 %who
  %old = load i32, ptr addrspace(1) %w, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) %w, align 4
  br label %next
next:
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 100
  br i1 %more, label %poll, label %end
end:
  ret void
}
"""


def _slow_store(rounds: int, value: int) -> str:
    """Behind ``wait``: a while later a plain store to what others polled; the end."""
    return f"""slow:
  %i = phi i32 [0, %wait], [%i1, %slow]
  %i1 = add i32 %i, 1
  %goes.on = icmp ult i32 %i1, {rounds}
  br i1 %goes.on, label %slow, label %put
put:
  store i32 {value}, ptr addrspace(1) %f, align 4
  br label %end
end:
  ret void
}}
"""


#: A wave polls, releases, and polls once more; another one that acquired that stores to what it polls.
ONCE_MORE = """  br i1 %gives, label %wait, label %poll
poll:
  %n = phi i32 [0, %entry], [%n1, %release]
  %now = load atomic i32, ptr addrspace(1) %f syncscope("agent") acquire, align 4
  %is.last = icmp eq i32 %n, 1
  br i1 %is.last, label %end, label %release
release:
  %n1 = add i32 %n, 1
  store atomic i32 %n1, ptr addrspace(1) %e syncscope("agent") release, align 4
  br label %poll
wait:
  %a = load atomic i32, ptr addrspace(1) %e syncscope("agent") acquire, align 4
  %is.there = icmp eq i32 %a, 1
  br i1 %is.there, label %slow, label %wait
""" + _slow_store(2000, 7)
#: A wave polls by an update that releases. Another one acquires that, and stores there when all polls are over: it may where it
#: has acquired the last one.
TOLD = """  br i1 %leads, label %begin, label %end
begin:
  br i1 %gives, label %wait, label %poll
poll:
  %n = phi i32 [0, %begin], [%n1, %poll]
  %now = atomicrmw add ptr addrspace(1) %f, i32 1 syncscope("agent") seq_cst, align 4
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, POLLS
  br i1 %more, label %poll, label %end
wait:
  %a = load atomic i32, ptr addrspace(1) %f syncscope("agent") acquire, align 4
  %is.there = icmp uge i32 %a, SEEN
  br i1 %is.there, label %slow, label %wait
""" + _slow_store(20000, 99999)
_LOAD = '%now = load atomic i32, ptr addrspace(1) %f syncscope("agent") acquire, align 4'
_UPDATE = '%now = atomicrmw add ptr addrspace(1) %f, i32 0 syncscope("agent") {}, align 4'
_EXCHANGE = (
    '%pair = cmpxchg ptr addrspace(1) %f, i32 1, i32 1 syncscope("agent") {}, align 4\n'
    "  %now = extractvalue {{ i32, i1 }} %pair, 0"
)
UPDATES = {
    **{name: _UPDATE.format(name) for name in ("acquire", "acq_rel", "seq_cst")},
    **{f"cmpxchg {name}": _EXCHANGE.format(name) for name in ("acquire acquire", "acq_rel acquire", "seq_cst seq_cst")},
}


def launch(body: str, grid: int, block: int, engine: str) -> tuple[Any, Any, Any]:
    given = [np.zeros(4, np.uint32), np.zeros(64, np.uint32), np.zeros(64, np.uint32)]
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + body))["k"]
    result = kernel.launch(grid, block, given, checks="racecheck", engine=engine, preempt=2000)
    return result, given[1], given[2]


@pytest.mark.parametrize(("grid", "block"), [(3, 64), (1, 192)])
@pytest.mark.parametrize("ordering", ["acquire", "seq_cst"])
def test_numbers_do_not_run_out(ordering: str, grid: int, block: int) -> None:
    result, _, out = launch(LONG.replace("acquire", ordering), grid, block, "wave")
    assert not result.findings
    assert not result.fidelity.executed
    assert out[:4].tolist() == [0, 1500000, 1500000, 0]


@pytest.mark.parametrize(("grid", "block"), [(3, 64), (1, 192)])
@pytest.mark.parametrize("name", UPDATES)
def test_updates_that_poll_do_not_run_out_of_numbers(name: str, grid: int, block: int) -> None:
    body = LONG.replace("1500000", "5000000").replace(_LOAD, UPDATES[name])
    result, _, out = launch(body, grid, block, "wave")
    assert not result.findings
    assert not result.fidelity.executed
    assert out[:4].tolist() == [0, 5000000, 5000000, 0]


@pytest.mark.parametrize(("polls", "seen", "is_clean"), [(3000, 3000, True), (3000, 1, False)])
@pytest.mark.parametrize(("grid", "block"), [(2, 64), (1, 128)])
@pytest.mark.parametrize("ordering", ["seq_cst", "acquire"])
def test_a_poll_behind_one_that_another_wave_has_read(
    grid: int, block: int, polls: int, seen: int, is_clean: bool, ordering: str
) -> None:
    body = TOLD.replace("POLLS", str(polls)).replace("SEEN", str(seen)).replace("seq_cst", ordering)
    found = []
    for engine in ("reference", "wave"):
        given = [np.zeros(4, np.uint32), np.zeros(64, np.uint32), np.zeros(64, np.uint32)]
        kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + body))["k"]
        # rounds so short that the other wave comes between two polls
        result = kernel.launch(grid, block, given, checks="racecheck", engine=engine, preempt=50)
        found.append((result.findings, given[0].tolist(), bool(result.fidelity.executed)))
    (expected, *wanted), (findings, *written) = found
    assert findings == expected and written[0] == wanted[0]
    assert bool(expected) is not (is_clean and ordering != "acquire")


def test_a_poll_that_does_not_acquire_is_found() -> None:
    body = LONG.replace("acquire", "monotonic").replace("1500000", "1500")
    expected, *_ = launch(body, 3, 64, "reference")
    result, *_ = launch(body, 3, 64, "wave")
    assert expected.findings
    assert result.findings == expected.findings


@pytest.mark.parametrize(("ordering", "is_clean"), [("acquire", True), ("seq_cst", True), ("monotonic", False)])
def test_each_poll_orders_the_lanes_of_its_wave(ordering: str, is_clean: bool) -> None:
    """A poll behind accesses takes a number."""
    body = BETWEEN.replace("acquire", ordering)
    expected, *_ = launch(body, 2, 64, "reference")
    result, found, _ = launch(body, 2, 64, "wave")
    assert bool(expected.findings) is not is_clean
    assert result.findings == expected.findings
    assert bool(result.fidelity.executed) is not is_clean
    assert found[1] == 100


@pytest.mark.parametrize("ordering", ["acquire", "seq_cst"])
@pytest.mark.parametrize(("grid", "block"), [(2, 64), (1, 128)])
def test_a_poll_behind_a_release_is_not_handed_on(grid: int, block: int, ordering: str) -> None:
    body = ONCE_MORE.replace('%f syncscope("agent") acquire', f'%f syncscope("agent") {ordering}')
    expected, *_ = launch(body, grid, block, "reference")
    result, *_ = launch(body, grid, block, "wave")
    assert expected.findings
    assert result.findings == expected.findings


@settings(max_examples=3)
@given(st.integers(0, 1 << 20), st.booleans(), st.booleans())
def test_random_programs_that_poll_by_updates(seed: int, between_groups: bool, mixed_scopes: bool) -> None:
    found = compare_flags(seed, between_groups=between_groups, mixed_scopes=mixed_scopes, updates=True)
    assert found.outcome != "different", found.text
