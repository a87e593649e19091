"""Where nobody names an engine: host code, but the reference engine for launches that are over before that is made."""

from __future__ import annotations

import ast
import inspect
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from generators.access_kernels import WORDS, make_accesses
from generators.long_kernels import make
from paths import ROOT

import swlds
from swlds.device.intrinsics import ROWS
from swlds.engines import choice, host_cost
from swlds.engines.reference import engine as reference
from swlds.engines.wave_compiler import engine as host_engine
from swlds.engines.wave_compiler import jit
from swlds.engines.wave_compiler.refusal import NotCompiledError
from swlds.errors import LaunchError
from swlds.ir.opcodes import OPCODES

LOOP = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %data, i32 %n) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %p, align 4
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
"""


@pytest.fixture(autouse=True)
def _nothing_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """By launches of other tests."""
    monkeypatch.setattr(choice._Cold, "lost", 0.0)


def run(kernel: Any, groups: int, **words: Any) -> tuple[list[str], Any]:
    """(who executed, the result) of a long kernel; the report names who executed all of it."""
    given, out = np.arange(256 * groups, dtype=np.uint32), np.zeros(256 * groups, np.uint32)
    result = kernel.launch(groups, 256, [given, out, np.uint32(3)], **words)
    executed = result.fidelity.executed
    assert result.engine == ("reference" if choice.REASON in executed else "wave") and not result.findings
    assert f"engine {result.engine}" in result.text().splitlines()[0]
    return executed, out


def load(text: str, engine: str = "auto") -> Any:
    return swlds.Device("gfx942", engine=engine).load(swlds.parse(text))["k"]


def test_a_small_launch_of_a_long_kernel_needs_no_host_code(monkeypatch: pytest.MonkeyPatch) -> None:
    estimate = choice.seconds_to_compile
    monkeypatch.setattr(
        choice, "seconds_to_compile", lambda launch: 60 * estimate(launch) - 5
    )  # others use this machine
    text = make("straight", 1500)
    executed, out = run(load(text), 1)
    assert executed == [choice.REASON]
    executed, wanted = run(load(text, "wave"), 1)
    assert executed == [] and (out == wanted).all()


def test_a_small_launch_of_a_short_kernel_needs_none_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """It once had it at once, and took ten times as long. What has host code keeps it."""
    real = choice.seconds_to_compile
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 100 * real(launch))  # on a busy machine, too
    kernel = load(make("straight", 40))
    assert run(kernel, 1)[0] == [choice.REASON]
    with monkeypatch.context() as patch:
        patch.setattr(choice, "seconds_to_compile", lambda launch: 0.0)
        assert run(kernel, 1)[0] == []
    assert run(kernel, 1)[0] == []


def test_the_first_of_many_groups_may_have_all_of_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """1,024 groups of which one works once had host code at once, for nine times the time."""
    now = [0.0]
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    for taken, is_over in ((9.9, False), (10.1, True)):
        now[0] = 0.0
        budget = choice.Budget(10.0, 1024, 4)
        now[0] = taken
        assert budget.is_spent() == is_over
        budget.note(1, 1024)
        assert budget.is_over == is_over


@pytest.mark.parametrize(("seconds", "is_tried"), [(0.001, False), (10.0, True)])
def test_more_waves_are_tried_of_what_takes_longer_to_compile(
    monkeypatch: pytest.MonkeyPatch, seconds: float, is_tried: bool
) -> None:
    """256 waves of a kernel of 15,000 instructions took the reference engine a third of what host code took to make."""
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: seconds)
    executed, _ = run(load(make("straight", 40)), 32)
    assert (executed == [choice.REASON]) == is_tried


def test_the_first_host_code_of_a_process_takes_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the first of kernels with barriers, which have a scheduler of their own."""
    found = []
    monkeypatch.setattr(
        "swlds.engines.reference.engine.run_launch", lambda launch, *_: found.append(choice.seconds_to_compile(launch))
    )
    for shape in ("straight", "barriers"):
        for made in (set(), {False, True}, {shape != "barriers"}):
            monkeypatch.setattr(jit, "_MADE", made)
            run(load(make(shape, 40)), 1)
        cold, warm, other = found[-3:]
        assert cold - warm == pytest.approx(choice.COLD + choice.SCHEDULER)
        assert other - warm == pytest.approx(choice.SCHEDULER)


def test_launches_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Host code is made when launches have taken as long as it takes, and stays."""
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 1.5)
    kernel = load(make("straight", 1500))
    found = [bool(run(kernel, 1)[0]) for _ in range(40)]
    assert found[0] and not found[-1]
    assert found == sorted(found, reverse=True)


def test_what_takes_longer_starts_again_from_its_inputs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 0.2)
    data = np.arange(64, dtype=np.uint32)
    result = load(LOOP).launch(1, 64, [data, np.uint32(100_000)], checks="memcheck")
    assert not result.findings and result.fidelity.executed == []
    assert (data == np.arange(64) + 100_000).all()


def test_device_arrays_are_as_they_were_where_a_launch_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """They had what the reference engine had written before its time was over."""
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 0.6)
    device = swlds.Device("gfx942", engine="auto")
    kernel, wanted = device.load(swlds.parse(LOOP))["k"], np.arange(64)
    with device:
        data = device.array(np.arange(64, dtype=np.uint32))
        for rounds, executed in ((100, [choice.REASON]), (100_000, []), (3, [])):
            result = kernel.launch(1, 64, [data, np.uint32(rounds)], checks="memcheck,initcheck")
            wanted = wanted + rounds
            assert not result.findings and result.fidelity.executed == executed
            assert (data.numpy() == wanted).all()
        data.free()


def test_a_busy_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time that others have the processor for is not the launch's own: five of ten launches once went the wrong way."""
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 20.0)
    wall = time.monotonic

    def late() -> float:  # a thousand seconds a second
        return 1000 * wall()

    for name in ("monotonic", "perf_counter"):
        monkeypatch.setattr(time, name, late)
    assert run(load(make("straight", 400)), 1)[0] == [choice.REASON]


def test_the_first_groups_tell_how_long_all_take(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they make obvious is not waited for."""
    now = [0.0]
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    for each, groups, over in ((1.0, 16, 3), (0.5, 16, None), (3.0, 2, None), (9.0, 16, 2), (1.0, 3, None)):
        now[0] = 0.0
        budget, seen = choice.Budget(10.0), None
        for done in range(1, groups + 1):
            now[0] += each
            budget.note(done, groups)
            seen = seen or (done if budget.is_spent() else None)
        assert (seen is None) == (over is None) and (seen or 0) <= (over or 0), (each, groups, seen)


def test_groups_that_leave_at_once_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 64 groups the first one had all of the work, in a fraction of what host code takes: it was made nevertheless."""
    now = [0.0]
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    for each, is_over in ((0.01, False), (0.07, False), (0.08, True)):
        now[0] = 0.0
        budget = choice.Budget(10.0, 64)
        for done in range(64):
            now[0] += each if done else 5.5
            if budget.is_spent():
                break
            budget.note(done + 1, 64)
        assert budget.is_over == is_over
        assert now[0] < 5.8 or not is_over, "the second group tells"


def test_the_second_group_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts as far as it is, where the first left at once."""
    now = [0.0]
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    budget = choice.Budget(10.0, 64)
    now[0] = 0.1
    assert not budget.is_spent()
    budget.note(1, 64)
    now[0] = 0.1 + 0.99 * 9.9 / 63
    assert not budget.is_spent()
    now[0] = 0.1 + 1.01 * 9.9 / 63
    assert budget.is_spent()


def test_the_second_wave_tells_how_long_its_group_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A group of four waves that took twice the time of host code was tried for all of it; one wave may have all of the work."""
    now = [0.0]
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    for each, is_over in ((0.2, False), (1.9, False), (2.1, True)):
        now[0] = 4.0
        budget = choice.Budget(10.0, 1, 4)
        now[0] += 4.0
        assert not budget.is_spent()
        budget.note_wave()
        now[0] += 0.99 * each
        assert budget.is_spent() == is_over
        for _ in range(3):
            budget.note_wave()
            assert budget.is_spent() == is_over
        assert 4.0 + 3 * each < 10.0 or is_over


def test_the_waves_of_each_group_tell_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the first wave of a group has all of the work, the others are not taken to have as much."""
    now = [0.0]
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    budget = choice.Budget(10.0, 3, 4)
    for done in range(3):
        for wave in range(4):
            now[0] += 0.01 if wave else 3.0
            budget.note_wave()
            assert not budget.is_spent()
        budget.note(done + 1, 3)
        assert not budget.is_over


def test_a_launch_that_ends_before_host_code_would_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Launches that would have taken a little less than host code had that made when they were nearly over."""
    now = [0.0]
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    for groups, waves in ((3, 1), (1, 3)):
        for each, end in ((3.2, False), (3.4, True)):
            now[0] = 0.0
            budget = choice.Budget(10.0, groups, waves)
            over = False
            for done in range(3):
                now[0] += each
                over |= budget.is_spent()
                budget.note(done + 1, groups) if groups > 1 else budget.note_wave()
                over |= budget.is_over
            assert over == end


def test_waves_that_end_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []
    real = choice.Budget.note_wave

    def note_wave(budget: choice.Budget) -> None:
        found.append(budget._waves)
        real(budget)

    monkeypatch.setattr(choice.Budget, "note_wave", note_wave)
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 60.0)
    run(load(make("straight", 40)), 2)
    assert found == [4] * 8


def test_another_size_of_group_is_tried_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """It needs other host code: that launches of one size had taken as long says nothing about it."""
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 10.0)
    found: list[int] = []

    def run_reference(launch: Any, progress: Any, deadline: Any, budget: Any) -> bool:
        budget._start -= 7.0
        found.append(launch.geometry.block[0])
        return True

    kernel = load(make("straight", 40))
    with monkeypatch.context() as patch:
        patch.setattr(reference, "run_launch", run_reference)
        for block in (256, 256, 64):
            kernel.launch(1, block, [np.zeros(256, np.uint32), np.zeros(256, np.uint32), np.uint32(3)])
    assert found == [256, 64]


def test_a_launch_that_would_pass_the_time_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of launches that repeat the last one on the reference engine was lost."""
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 10.0)
    found: list[bool] = []

    def run_reference(launch: Any, progress: Any, deadline: Any, budget: Any) -> bool:
        budget._start -= 3.5
        found.append(True)
        return True

    kernel = load(make("straight", 40))
    with monkeypatch.context() as patch:
        patch.setattr(reference, "run_launch", run_reference)
        for _ in range(4):
            run(kernel, 1)
    assert len(found) == 2, "3.5 of 10 s, then 3.5 more; 3 s are left, too little for a third one"


def test_a_budget_that_is_over_looks_closer(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looking takes counts for neither. It is told what the launch takes."""
    now, asked = [0.0], list[float]()
    monkeypatch.setattr(time, "thread_time", lambda: now[0])

    def look(seconds: float) -> float:
        asked.append(seconds)
        now[0] += 5.0 if len(asked) == 1 else 0.0
        return 20.0

    budget = choice.Budget(10.0, 1, 1, look)
    for taken, is_over in ((9.0, False), (11.0, False), (24.0, False), (25.5, True)):
        now[0] = max(now[0], taken)
        assert budget.is_spent() == is_over
    assert asked == [11.0, 20.5]


@pytest.mark.parametrize("times", [0, 1000])
def test_the_text_of_host_code_tells_what_it_takes(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Kernels whose lanes and waves part took 5 to 8 times what was guessed by their instructions: the launch that looks goes on,
    and so do later ones; where the guess was right, host code is made of the text that is there."""
    made, real = list[float](), host_engine.seconds_to_make

    def seconds(launch: Any, host: str, goes_on: Any) -> float:
        made.append(times * (real(launch, host) or 0.0))
        return made[-1]

    monkeypatch.setattr(choice, "_seconds_of_code", lambda launch: (1e-6, False))
    monkeypatch.setattr(jit, "_MADE", {False, True})
    monkeypatch.setattr(host_engine, "seconds_to_make", seconds)
    texts = list[int]()
    translate = host_engine.translate
    monkeypatch.setattr(host_engine, "translate", lambda *given: (texts.append(1), translate(*given))[1])
    kernel = load(make("straight", 1500))
    executed, out = run(kernel, 1)
    assert len(made) == len(texts) == 1
    for _ in range(1 if times else 40):  # until they have taken as long as the text did
        executed, again = run(kernel, 1)
        assert len(made) == len(texts) == 1 and (out == again).all()
    assert executed == ([choice.REASON] if times else [])


def test_what_the_text_took_is_a_part_of_what_host_code_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was left out: three launches of 60 ms were followed by host code of 460, guessed at 250. The launch in front of which
    the text was made looked once more."""
    now, looks, shown = [0.0], list[float](), list[tuple[float, bool]]()
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    monkeypatch.setattr(choice, "_seconds_of_code", lambda launch: (10.0, False))
    monkeypatch.setattr(jit, "_MADE", {False, True})

    def seconds_to_make(launch: Any, host: str, goes_on: Any) -> float:
        looks.append(now[0])
        now[0] += 8.0
        return 7.0

    def run_reference(launch: Any, progress: Any, deadline: Any, budget: choice.Budget) -> bool:
        shown.append((round(budget._limit, 1), budget._look is None))
        now[0] += 4.5
        return True

    monkeypatch.setattr(host_engine, "seconds_to_make", seconds_to_make)
    kernel = load(make("straight", 40))
    with monkeypatch.context() as patch:
        patch.setattr(reference, "run_launch", run_reference)
        for _ in range(3):
            kernel.launch(1, 256, [np.zeros(256, np.uint32), np.zeros(256, np.uint32), np.uint32(3)])
    assert shown == [(10.0, False), (5.5, False), (6.0, True)] and looks == [9.0]


@pytest.mark.parametrize("text", [8.0, 40.0])
def test_text_that_takes_longer_than_launches_is_given_up(monkeypatch: pytest.MonkeyPatch, text: float) -> None:
    """That of 4,000 instructions with barriers took 3 s where launches had taken 1: four times what they did, and nothing of it
    was used."""
    now, launches, looks = [0.0], list[float](), list[float]()
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    monkeypatch.setattr(choice, "_seconds_of_code", lambda launch: (2.0, False))
    monkeypatch.setattr(jit, "_MADE", {False, True})

    def seconds_to_make(launch: Any, host: str, goes_on: Any) -> float | None:
        start = now[0]
        for part in range(1, 101):
            now[0] += text / 100
            if not goes_on(part / 100):
                looks.append(now[0] - start)
                return None
        looks.append(now[0] - start)
        return text

    def run_reference(launch: Any, progress: Any, deadline: Any, budget: choice.Budget) -> bool:
        for _ in range(10):
            now[0] += 0.1
            if budget.is_spent():
                return False
        launches.append(1.0)
        assert sum(looks) <= 1.05 * sum(launches) + 0.5, "what is lost is no more than launches have taken"
        return True

    monkeypatch.setattr(host_engine, "seconds_to_make", seconds_to_make)
    monkeypatch.setattr(host_engine, "run_launch", lambda make, progress, launch: host_engine.Run(launch))
    kernel = load(make("straight", 40))
    with monkeypatch.context() as patch:
        patch.setattr(reference, "run_launch", run_reference)
        for _ in range(100):
            kernel.launch(1, 256, [np.zeros(256, np.uint32), np.zeros(256, np.uint32), np.uint32(3)])
    assert len(looks) == 2 and looks[0] <= text * choice.TELLS + text / 100 and looks[1] == pytest.approx(text)
    assert 2 * text - 2 <= len(launches) <= 2 * text


def test_the_text_that_is_written_is_given_up_where_nobody_wants_the_rest() -> None:
    parts = list[float]()

    def goes_on(part: float) -> bool:
        parts.append(part)
        return is_wanted or part < 0.3

    kernel = load(make("branches", 400))
    with pytest.MonkeyPatch.context() as patch:
        made = list[Any]()
        patch.setattr(reference, "run_launch", lambda launch, *_: made.append(launch))
        run(kernel, 1)
    for is_wanted in (False, True):
        parts.clear()
        found = host_engine.seconds_to_make(made[0], "native", goes_on)
        assert (found is not None) == is_wanted == (parts[-1] == 1.0) and parts == sorted(parts)
        assert bool(host_engine._kept_texts(made[0])) == is_wanted
    assert parts[0] < 0.3


def test_what_a_kernel_has_waited_for_itself_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process that has made no host code: it was taken off what that takes more, and counted as its launches' time: host
    code of 0.15 s was made when these had taken half as long. Of other kernels it is taken off."""
    now, found = [0.0], list[int]()
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    monkeypatch.setattr(choice, "_seconds_of_code", lambda launch: (0.001, False))
    monkeypatch.setattr(jit, "_MADE", set())
    monkeypatch.setattr(choice, "_look_at_text", lambda *_: None)

    def run_reference(launch: Any, progress: Any, deadline: Any, budget: choice.Budget) -> bool:
        now[0] += 0.01
        found[-1] += 1
        return True

    def run_host(make: Any, progress: Any, launch: Any) -> host_engine.Run:
        found.append(0)
        return host_engine.Run(launch)

    monkeypatch.setattr(host_engine, "run_launch", run_host)
    monkeypatch.setattr(reference, "run_launch", run_reference)
    for _ in range(2):
        kernel = load(make("straight", 40))
        found.append(0)
        while found[-1] < 9 and len(found) < 3:
            kernel.launch(1, 256, [np.zeros(256, np.uint32), np.zeros(256, np.uint32), np.uint32(3)])
    assert found[0] == 9 and 6 <= found[1] <= 7  # of 0.15 s the first one's 0.085 are taken off


def test_texts_of_some_kernels_wait_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of kernels that are launched by turns each had its text made twice: another one's was kept in its place."""
    monkeypatch.setattr(choice, "_seconds_of_code", lambda launch: (1e-6, False))
    monkeypatch.setattr(jit, "_MADE", {False, True})
    texts = list[int]()
    translate = host_engine.translate
    monkeypatch.setattr(host_engine, "translate", lambda *given: (texts.append(1), translate(*given))[1])
    first = make("straight", 40)
    both = first + first[first.index("define amdgpu_kernel") :].replace("@k(", "@other(")
    module = swlds.Device("gfx942", engine="auto").load(swlds.parse(both))
    with monkeypatch.context() as patch:
        real = host_engine.seconds_to_make
        patch.setattr(host_engine, "seconds_to_make", lambda launch, host, _: (real(launch, host) or 0.0) + 60.0)
        for name in ("k", "other"):
            assert run(module[name], 1)[0] == [choice.REASON]
    monkeypatch.setattr(choice, "_seconds_to_try", lambda *_: 0.0)
    for name in ("k", "other"):
        assert run(module[name], 1)[0] == []
    assert len(texts) == 2


@pytest.mark.parametrize(("first", "is_tried"), [(6.6, True), (6.7, False)])
def test_the_first_launch_of_a_kernel_may_take_longer(
    monkeypatch: pytest.MonkeyPatch, first: float, is_tried: bool
) -> None:
    """A kernel's first took 0.48 s, the others 0.13: the second one had host code of 1.5 s."""
    tried = choice._Tried()
    tried.note(first)
    assert tried.has_room(10.0 - first) == is_tried
    tried.note(1.0)
    assert tried.has_room(1.0) and not tried.has_room(0.9)


def test_functions_that_are_written_once_cost_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel of 2,000 instructions, 17,000 with all copies of its functions, was guessed at 2.2 times its time."""
    found: list[float] = []
    monkeypatch.setattr(
        reference, "run_launch", lambda launch, *_: found.append(1000 * choice._seconds_of_code(launch)[0])
    )
    step = "  %a{i} = add i32 %a{before}, 7\n"
    body = "define i32 @f(i32 %a0) {\n" + "".join(step.format(i=i, before=i - 1) for i in range(1, 1000))
    for count in (1, 4, 20):
        calls = "".join(f"  %w{i} = call i32 @f(i32 %v)\n" for i in range(count))
        text = LOOP.replace("  %w = add i32 %v, 1\n", calls + "  %w = add i32 %v, 1\n") + body + "  ret i32 %a999\n}\n"
        load(text).launch(1, 64, [np.zeros(64, np.uint32), np.uint32(0)], checks="memcheck")
    once, copied, outlined = found
    assert copied > 3.5 * once and outlined - once == pytest.approx(20 * choice.ENTER, rel=0.2)


def test_values_that_lanes_bring_cost_more_by_the_ways_they_come() -> None:
    """A loop that lanes leave on different ways took 76 stores for its vectors, each with a choice by lane."""
    found: list[float] = []
    for value in ("%n", "%v"):  # the same in all lanes, and not
        text = LOOP.replace(
            "end:\n", f"end:\n  %d = icmp eq i32 {value}, 7\n  br i1 %d, label %a, label %b\na:\n  br label %b\nb:\n{{phis}}"
        )
        for count in (0, 100):
            phis = "".join(f"  %p{k} = phi i32 [ 1, %end ], [ {value}, %a ]\n" for k in range(count))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(
                    reference, "run_launch", lambda launch, *_: found.append(choice._seconds_of_code(launch)[0])
                )
                load(text.replace("{phis}", phis)).launch(
                    1, 64, [np.zeros(64, np.uint32), np.uint32(0)], checks="memcheck"
                )
    assert 1000 * (found[3] - found[2]) == pytest.approx(100 * 2 * host_cost._PHI_WAY * choice.COMPUTE)


def test_slots_behind_flat_pointers_are_slots() -> None:
    """As clang writes them at O0: kernels of such functions were guessed at 1.6 times their time."""
    found: list[float] = []
    slots = "  %slot = alloca [4 x i32], align 4, addrspace(5)\n  %flat = addrspacecast ptr addrspace(5) %slot to ptr\n"
    for pointer in ("ptr %flat", "ptr %at", "ptr addrspace(5) %slot", "ptr addrspace(1) %p"):
        place = "  %at = getelementptr [4 x i32], ptr %flat, i32 0, i32 1\n"
        body = "".join(f"  %r{k} = load i32, {pointer}, align 4\n" for k in range(100))
        text = LOOP.replace("  %v = load i32", slots + place + body + "  %v = load i32")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reference, "run_launch", lambda launch, *_: found.append(choice._seconds_of_code(launch)[0]))
            load(text).launch(1, 64, [np.zeros(64, np.uint32), np.uint32(0)], checks="memcheck")
    cast, moved, slot, memory = found
    assert cast == moved == slot < memory - 0.05


def test_what_has_no_host_code_is_not_begun_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking tells that the reference engine has to execute it."""
    begun = list[int]()
    real = reference.run_launch
    monkeypatch.setattr(reference, "run_launch", lambda *given: (begun.append(1), real(*given))[1])
    monkeypatch.setattr(choice, "_seconds_of_code", lambda launch: (0.02, False))
    monkeypatch.setattr(jit, "_MADE", {False, True})

    def refuse(*_: Any) -> Any:
        raise NotCompiledError("not this one")

    monkeypatch.setattr(host_engine, "translate", refuse)
    data = np.arange(64, dtype=np.uint32)
    load(LOOP).launch(1, 64, [data, np.uint32(20_000)], checks="memcheck")
    assert len(begun) == 1 and (data == np.arange(64) + 20_000).all()


@pytest.mark.parametrize(
    ("opcode", "type_", "least", "most"),
    [
        ("add", "i32", 0.05, 0.1),
        ("add", "i128", 2.0, 5.0),
        ("mul", "i128", 5.0, 12.0),
        ("lshr", "i128", 8.0, 16.0),
        ("udiv", "i64", 0.7, 1.5),
        ("frem", "float", 0.15, 0.4),
        ("fadd", "bfloat", 1.0, 3.0),
        ("add", "<4 x i32>", 0.2, 0.4),
    ],
)
def test_what_is_expanded_costs_more(opcode: str, type_: str, least: float, most: float) -> None:
    """Milliseconds. 600 shifts of 128 bits were taken to compile in 70 ms, and took 17 s."""
    step = "  %w{i} = {opcode} {type_} %w{before}, %w{before}\n"
    found: list[float] = []
    for count in (10, 110):
        lines = "".join(step.format(i=i, before=i - 1, opcode=opcode, type_=type_) for i in range(1, count))
        text = LOOP.replace("  %v = load", f"  %w0 = load {type_}, ptr addrspace(1) %p, align 4\n{lines}  %v = load")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reference, "run_launch", lambda launch, *_: found.append(choice.seconds_to_compile(launch)))
            load(text).launch(1, 64, [np.zeros(64, np.uint32), np.uint32(0)], checks="memcheck")
    assert least < 10 * (found[1] - found[0]) < most


#: Milliseconds that a step of each kind took to compile, all checks, the first 50.
STEPS = {
    "gather-i32": 1.6,
    "gather-<4xi32>": 2.4,
    "store-i32": 2.9,
    "scatter-i32": 1.9,
    "lds-exchange": 2.1,
    "atomic-add": 2.5,
    "slots": 3.5,
    "memcpy": 12.0,
    "buffer": 2.3,
    "switch": 5.9,
    "guarded": 3.5,
    "dpp": 1.9,
    "bpermute": 0.7,
    "exp2": 0.85,
    "small-vectors": 3.3,
    "matrix": 1.6,
}


@pytest.mark.parametrize(("kind", "took"), STEPS.items())
def test_a_step_is_taken_to_compile_in_about_its_time(kind: str, took: float) -> None:
    """Copies of 8 bytes were taken to compile in a tenth of their time, switches in a fifth, buffer loads in a third."""
    found: list[float] = []
    given: list[Any] = [np.zeros(WORDS, np.uint32), np.zeros(WORDS, np.uint32), np.uint32(3)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reference, "run_launch", lambda launch, *_: found.append(choice.seconds_to_compile(launch)))
        for count in (10, 50):
            load(make_accesses(kind, count)).launch(1, 64, given, checks="all")
    assert 0.62 < 1000 * (found[1] - found[0]) / 40 / took < 1.5


def test_what_intrinsics_cost_stands_in_their_rows() -> None:
    """Their names were listed in ``host_cost.py`` without what they begin with: a new row had no cost, and nobody saw it."""
    short = {name.removeprefix("llvm.").removeprefix("amdgcn.") for name in ROWS} - OPCODES.keys()
    for module in (host_cost, choice):
        words = {n.value for n in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(n, ast.Constant)}
        assert not words & short
    assert all(row.cost > 0 for row in ROWS.values())


def test_what_a_module_reports_itself_is_not_compiled() -> None:
    """A lowered LU of 25,000 lines was taken to compile in twice its time: for each access it has a branch and blocks where
    AddressSanitizer reports, and values that seemed to be used in other blocks."""
    found: list[float] = []
    plain = make("memory", 400)
    for reports in (True, False):
        module = swlds.lower(swlds.parse(plain), profile="full", instrument=True)
        if not reports:
            text = str(module).replace("@__asan_report", "@__other_report")
            module = swlds.parse(text)
        found.append(
            choice._milliseconds(module.kernels["k"].function, list(module.defined_functions), is_watched=False)[0]
        )
    assert found[0] < 0.85 * found[1]


def test_where_all_lanes_go_one_way_little_is_paid() -> None:
    """Whether a switch is on what lanes have different ones of, also behind a loop's counter."""
    found: list[float] = []
    for value in ("%v", "%n", "%i"):
        switch = f"  switch i32 {value}, label %end [ {' '.join(f'i32 {k}, label %end' for k in range(1000, 1100))} ]"
        text = LOOP.replace(
            "  br i1 %c, label %loop, label %end", f"  br i1 %c, label %loop, label %more\nmore:\n{switch}"
        )
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reference, "run_launch", lambda launch, *_: found.append(choice.seconds_to_compile(launch)))
            load(text).launch(1, 64, [np.zeros(64, np.uint32), np.uint32(0)], checks="memcheck")
    varying, argument, counter = found
    assert argument == counter < varying - 0.03


def test_what_a_wave_has_one_value_of_costs_little() -> None:
    found: list[float] = []
    for lines in ("", "  %a = zext i32 %n to i128\n" + "".join(f"  %a{i} = mul i128 %a, {i}\n" for i in range(2, 100))):
        text = LOOP.replace("  br label %loop", lines + "  br label %loop", 1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reference, "run_launch", lambda launch, *_: found.append(choice.seconds_to_compile(launch)))
            load(text).launch(1, 64, [np.zeros(64, np.uint32), np.uint32(0)], checks="memcheck")
    assert found[1] - found[0] < 0.03


def test_instructions_are_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A launch of 3,500 instructions lost 10 ms by it, each time."""
    counted: list[Any] = []
    real = choice._milliseconds
    monkeypatch.setattr(choice, "_milliseconds", lambda *given, **words: counted.append(given) or real(*given, **words))
    monkeypatch.setattr(reference, "run_launch", lambda *_: True)
    kernel = load(make("straight", 40))
    for checks in ("memcheck", "memcheck,racecheck", "memcheck"):
        run(kernel, 1, checks=checks)
    assert len(counted) == 2


def test_a_launch_is_told_how_many_groups_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    real = choice.Budget
    monkeypatch.setattr(choice, "Budget", lambda *given: found.append(given[1:3]) or real(*given))
    run(load(make("straight", 40)), 5)
    assert found == [(5, 4)]


def test_what_is_lost_before_a_launch_begins_is_a_part_of_what_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading the engine, guessing, filling memory."""
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 100.0)
    found: list[float] = []
    real, clock, late = choice.Budget, time.thread_time, [0.0]

    def make_budget(seconds: float, *given: Any) -> choice.Budget:
        found.append(seconds)
        return real(seconds, *given)

    def has_code(launch: Any) -> bool:
        late[0] += 5.0
        return False

    monkeypatch.setattr(choice, "Budget", make_budget)
    monkeypatch.setattr(choice, "_has_code", has_code)
    monkeypatch.setattr(time, "thread_time", lambda: clock() + late[0])
    kernel = load(make("straight", 40))
    for _ in range(2):
        run(kernel, 1)
    first = 100 - 5
    assert first - 2 < found[0] < first
    assert found[0] - 7 < found[1] < found[0] - 5


def test_accesses_that_are_alike_cost_less_to_watch() -> None:
    """1,500 instructions with an access in three were taken to compile in 1.7 times their time."""
    found: list[float] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reference, "run_launch", lambda launch, *_: found.append(choice.seconds_to_compile(launch)))
        for count in (400, 1600):
            for checks in ("memcheck", "memcheck,racecheck"):
                run(load(make("memory", count)), 1, checks=checks)
    short, long = found[1] - found[0], found[3] - found[2]
    assert long < 4 * short * (choice.ALIKE + 0.1)


def test_a_busy_thread_of_the_caller_is_not_counted() -> None:
    budget = choice.Budget(0.05)
    other = threading.Thread(target=lambda: sum(range(5_000_000)))
    other.start()
    other.join()
    assert not budget.is_spent()
    while not budget.is_spent():
        sum(range(1000))
    assert budget.spent() < 5


def test_vectors_and_what_lives_across_barriers_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel on float4 was taken to compile in a fifth of its time."""
    monkeypatch.setattr(jit, "_MADE", {False, True})

    def estimate(type_: str, barrier: str) -> float:
        found: list[float] = []
        text = LOOP.replace("declare i32", "declare void @llvm.amdgcn.s.barrier()\ndeclare i32", 1)
        text = text.replace(
            "  %v = load i32", f"  %wide = load {type_}, ptr addrspace(1) %p, align 4\n{barrier}  %v = load i32"
        )
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reference, "run_launch", lambda launch, *_: found.append(choice.seconds_to_compile(launch)))
            load(text).launch(1, 64, [np.zeros(64, np.uint32), np.uint32(0)], checks="memcheck")
        return 1000 * (found[0] - choice.BASE)

    barrier = "  call void @llvm.amdgcn.s.barrier()\n"
    plain, wide, waits = estimate("float", ""), estimate("<4 x float>", ""), estimate("float", barrier)
    assert wide - plain == pytest.approx(3 * choice.ELEMENT)
    assert waits - plain == pytest.approx(choice.BARRIER + choice.LIVE)  # %p, in the loop


@pytest.mark.parametrize("is_kept", [False, True])
def test_where_nothing_is_kept_the_other_engine_is_not_loaded(is_kept: bool, tmp_path: Path) -> None:
    """A small launch took 60 ms of processor time in place of 40: the engine was loaded to see that there is no cache."""
    code = (
        "import sys, numpy, swlds\nfrom generators.long_kernels import make\n"
        "from swlds.engines import choice\n"
        "choice.seconds_to_compile = lambda launch: 60.0\n"  # whatever the machine's load is
        "given = [numpy.arange(256, dtype=numpy.uint32), numpy.zeros(256, numpy.uint32), numpy.uint32(3)]\n"
        "module = swlds.parse(make('straight', 20))\n"
        "swlds.Device('gfx942', engine='auto').load(module)['k'].launch(1, 64, given)\n"
        "assert not module.kept.get('wave compiler')\n"
        "print('swlds.engines.wave_compiler.engine' in sys.modules)"
    )
    changed = {"SWLDS_CACHE_DIR": str(tmp_path / "cache") if is_kept else "", "XDG_STATE_HOME": str(tmp_path / "state")}
    path = os.pathsep.join([str(ROOT / "tests"), *sys.path])
    words = [sys.executable, "-c", code]
    done = subprocess.run(
        words, capture_output=True, text=True, env=os.environ | changed | {"PYTHONPATH": path}, check=True
    )
    assert done.stdout.strip() == str(is_kept)


def test_many_bytes_of_device_arrays_are_not_copied_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "MOST_SAVED", 255)
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 60.0)
    device = swlds.Device("gfx942", engine="auto")
    with device:
        data = device.array(np.arange(64, dtype=np.uint32))
        assert device.load(swlds.parse(LOOP))["k"].launch(1, 64, [data, np.uint32(1)]).fidelity.executed == []
        data.free()


def test_many_bytes_of_buffers_are_not_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 60.0)
    for most, executed in ((2047, []), (2048, [choice.REASON])):
        monkeypatch.setattr(choice, "MOST_SAVED", most)
        assert run(load(make("straight", 40)), 1)[0] == executed


def test_the_time_limit_of_a_launch_counts_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "seconds_to_compile", lambda launch: 30.0)
    data = np.arange(64, dtype=np.uint32)
    result = load(LOOP).launch(1, 64, [data, np.uint32(1 << 30)], timeout=0.5)
    assert [f.kind for f in result.findings] == ["timeout"]


def test_blocks_in_which_waves_may_give_way_take_long_to_compile() -> None:
    """And are compiled, however many there are (once 600 at most)."""
    spin = """  br label %spin
spin:
  %old = cmpxchg ptr addrspace(1) %in, i32 -1, i32 -1 monotonic monotonic
  %got = extractvalue { i32, i1 } %old, 1
  br i1 %got, label %spin, label %free
free:
"""
    first = "  %v0 = load i32, ptr addrspace(1) %pin, align 4\n"
    text = make("branches", 3000).replace(first, spin + first).replace("%entry ]", "%free ]")
    module = swlds.parse(text)
    assert sum(len(f.blocks) for f in module.defined_functions) > 600
    given = [np.arange(256, dtype=np.uint32), np.zeros(256, np.uint32), np.uint32(3)]
    found = []
    for engine in ("auto", "wave"):
        given[1] = np.zeros(256, np.uint32)
        result = swlds.Device("gfx942", engine=engine).load(module)["k"].launch(1, 256, given, checks="memcheck")
        found.append(given[1])
        assert result.fidelity.executed == ([choice.REASON] if engine == "auto" else [])
    assert (found[0] == found[1]).all()


def test_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SWLDS_ENGINE")
    assert swlds.Device("gfx942").engine == "auto"
    with pytest.raises(LaunchError, match="unknown engine"):
        swlds.Device("gfx942", engine="quick").load(swlds.parse(LOOP))["k"].launch(1, 64, [np.zeros(64, np.uint32), 1])


def test_blocks_in_any_order_are_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What differs reaches 400 divisions from the last block of the text to the first: that took a pass each."""
    count = 400
    blocks = [
        f"b{k}:\n  %v{k} = udiv i32 {f'%v{k - 1}' if k else '%a'}, {'%a' if k else '%t'}\n  br label %b{k + 1}"
        for k in range(count)
    ]
    body = "\n".join(reversed(blocks))
    text = f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) "target-cpu"="gfx942" {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %b0
{body}
b{count}:
  store i32 %v{count - 1}, ptr addrspace(1) %o
  ret void
}}
"""
    looked, differs = [], host_cost._differs

    def look(i: Any) -> bool | None:
        looked.append(i)
        return differs(i)

    monkeypatch.setattr(host_cost, "_differs", look)
    function = swlds.parse(text).kernel_functions[0]
    costs = host_cost.Costs(function, is_kernel=True)
    divisions = [i for i in function.instructions() if i.opcode == "udiv"]
    assert not any(map(costs.is_fixed, divisions)) and costs.is_fixed(function.arguments[1])
    assert len(looked) == len(list(function.instructions()))


@pytest.mark.parametrize(
    ("body", "least", "most"),
    [
        # measured: 94 ms, 80 for both ways, 6, 3
        (
            "%c = icmp slt i32 %t, 9\n  br i1 %c, label %x, label %j\nx:\n  %y = xor i128 %w, %w2\n  br label %j\nj:\n"
            "  %r = phi i128 [%w, %entry], [%y, %x]",
            0.05,
            0.2,
        ),
        (
            "%n = trunc i128 %w to i66\n  %v = bitcast i66 %n to <2 x i33>\n  %r = bitcast <2 x i33> %v to i66",
            0.015,
            0.1,
        ),
        ("%n = trunc i128 %w to i33\n  %r = call i33 @llvm.fshl.i33(i33 %n, i33 %n, i33 %n)", 0.003, 0.02),
        ("%n = trunc i128 %w to i24\n  %r = lshr i24 %n, %n", 0.001, 0.006),
    ],
    ids=["phi", "bitcast", "funnel", "shift"],
)
def test_what_odd_and_wide_integers_take_is_guessed(body: str, least: float, most: float) -> None:
    """Kernels of such took 3.4 times the better engine."""
    text = f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i33 @llvm.fshl.i33(i33, i33, i33)
define amdgpu_kernel void @k() "target-cpu"="gfx942" {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = zext i32 %t to i128
  %w2 = mul i128 %w, %w
  {body}
  ret void
}}
"""
    function = swlds.parse(text).kernel_functions[0]
    costs = host_cost.Costs(function, is_kernel=True)
    counted = [i for i in function.instructions() if i.opcode not in ("zext", "mul", "trunc")]
    guess = sum(map(costs.of, counted)) * choice.COMPUTE / 1000
    assert least < guess < most


MANY = """
import numpy as np, swlds
from generators.long_kernels import make
from swlds.engines import choice
choice.COLD = 1.0  # far more than the first launch takes on any machine
engines = []
for number in range(60):
    module = swlds.parse(make("memory", 20 + number % 3))
    given = [np.arange(4096, dtype=np.uint32), np.zeros(4096, np.uint32), np.uint32(3)]
    result = swlds.Device("gfx942").load(module)["k"].launch(16, 256, given, checks="all", no_cache=True)
    engines.append(result.engine)
print(*engines)
"""


def test_many_small_kernels_do_not_each_wait_for_the_first_host_code() -> None:
    """Of one alone the reference engine is the better one in a process that has made none; of many it is not."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    environment = {name: value for name, value in os.environ.items() if name != "SWLDS_ENGINE"}
    done = subprocess.run(
        [sys.executable, "-c", MANY],
        env={**environment, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    engines = done.stdout.split()
    assert engines[0] == "reference" and engines[-1] == "wave" and engines == sorted(engines)
