"""Timelines: who waits for whom, whatever the order in which waves run; and the trace, by the rules of its format."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paths import TESTDATA
from pipelines import Pipeline
from test_pages import SUMS, run

import swlds
from swlds.device.timeline import MOST, BarrierWait, CopySpan, Timeline, WaveSpan
from swlds.errors import LaunchError
from swlds.report.pictures.timeline import draw_timeline
from swlds.report.trace import describe_cut, trace_json

#: Wave w of four runs 3 * turns[w] more instructions, then all meet; twice.
RACE = """define amdgpu_kernel void @k(ptr addrspace(1) %turns) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %t, 6
  %p = getelementptr i32, ptr addrspace(1) %turns, i32 %w
  %n = load i32, ptr addrspace(1) %p
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %kn, %loop ]
  %kn = add i32 %k, 1
  %c = icmp ult i32 %kn, %n
  br i1 %c, label %loop, label %meet
meet:
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
"""


def timeline_of(kernel: Any, grid: int, block: int, args: list[Any], **words: Any) -> Timeline:
    found = kernel.launch(grid, block, args, timeline=True, **words).timeline
    assert isinstance(found, Timeline)
    return found


def check_trace(text: str) -> dict[str, Any]:
    """What the Trace Event Format asks for: phases and their fields, numbers, events of a thread that nest, pairs of asynchronous
    events, names of processes and threads."""
    trace = json.loads(text)
    assert trace["displayTimeUnit"] in ("ms", "ns") and isinstance(trace["otherData"], dict)
    open_events: dict[Any, dict[str, Any]] = {}
    spans: dict[Any, list[tuple[float, float]]] = defaultdict(list)
    named: set[Any] = set()
    before = 0
    for event in trace["traceEvents"]:
        assert event["ph"] in "XbeiM" and isinstance(event["name"], str)
        assert all(isinstance(event[key], int) for key in ("pid", "tid", "ts"))
        assert event["ph"] == "M" or event["ts"] >= before
        before = event["ts"]
        if event["ph"] == "M":
            assert event["name"] in ("process_name", "thread_name") and isinstance(event["args"]["name"], str)
            named.add((event["name"], event["pid"], event["tid"] if event["name"] == "thread_name" else 0))
            continue
        assert isinstance(event["cat"], str)
        assert ("process_name", event["pid"], 0) in named and ("thread_name", event["pid"], event["tid"]) in named
        if event["ph"] == "X":
            assert event["dur"] >= 0
            spans[event["pid"], event["tid"]].append((event["ts"], event["ts"] + event["dur"]))
        elif event["ph"] == "b":
            key = (event["cat"], event["id"], event["pid"])
            assert key not in open_events
            open_events[key] = event
        elif event["ph"] == "e":
            begun = open_events.pop((event["cat"], event["id"], event["pid"]))
            assert begun["name"] == event["name"] and begun["ts"] <= event["ts"]
        else:
            assert event["s"] in ("t", "p", "g")
    assert not open_events
    for found in spans.values():
        stack: list[tuple[float, float]] = []
        for start, end in found:
            while stack and stack[-1][1] <= start:
                stack.pop()
            assert not stack or (stack[-1][0] <= start and end <= stack[-1][1])
            stack.append((start, end))
    return dict(trace)


@settings(max_examples=12)
@given(st.lists(st.integers(1, 40), min_size=4, max_size=4), st.integers(0, 5), st.sampled_from((21, 20_000)))
def test_all_wait_for_the_last_whatever_the_schedule(turns: list[int], seed: int, preempt: int) -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(RACE))["k"]
    args = [np.array(turns, np.int32)]
    found = timeline_of(kernel, 2, 256, args, seed=seed, preempt=preempt)
    assert found == timeline_of(kernel, 2, 256, args)
    for group in range(2):
        waits = [w for w in found.waits if w.group == group]
        by_wave = {n: [w for w in waits if w.wave == n] for n in range(4)}
        assert all(len(each) == 2 for each in by_wave.values())
        last = max(each[0].since for each in by_wave.values())
        assert all(each[0].until == last for each in by_wave.values())
        assert all(each[1].since == each[1].until for each in by_wave.values())
        # the wave with most turns is the one that nobody waits behind
        slowest = turns.index(max(turns))
        assert by_wave[slowest][0].since == last
        steps = (by_wave[slowest][0].since - by_wave[turns.index(min(turns))][0].since) / max(
            max(turns) - min(turns), 1
        )
        assert steps == (0 if max(turns) == min(turns) else int(steps)) and steps < 6
    assert [(w.group, w.wave, w.has_ended) for w in found.waves] == [(g, n, True) for g in range(2) for n in range(4)]
    assert len({w.end for w in found.waves}) == 1
    check_trace(trace_json(found, {"kernel": "k"}))


@pytest.mark.parametrize("cpu", ["gfx942", "gfx1250"])
def test_copies_last_until_their_wait(cpu: str) -> None:
    """With the wait a copy is in flight for a round; without it nobody waits for it, and it is met."""
    pipeline = Pipeline(cpu).with_wait(1)
    for checked, is_met in ((pipeline, False), (Pipeline(cpu), True)):
        source = np.zeros((checked.rounds + checked.ahead) * checked.tile // 4, np.uint32)
        kernel = swlds.Device(cpu).load(swlds.parse(checked.text()))["k"]
        out = np.zeros((checked.rounds, checked.items), np.uint32)
        found = timeline_of(kernel, 1, checked.items, [source, out])
        waves = len(found.waves)
        assert len(found.copies) == waves * (checked.rounds + checked.ahead)
        assert all(copy.bytes == checked.tile // waves for copy in found.copies)
        assert any(copy.is_met for copy in found.copies) == is_met
        waited = [copy for copy in found.copies if copy.retired is not None]
        assert all(copy.retired >= copy.issued and copy.by for copy in waited if copy.retired is not None)
        if not is_met:
            # the last tile ahead is never read: nobody waits for it
            assert len(found.copies) - len(waited) == waves
        trace = check_trace(trace_json(found, {}))
        lost = [e for e in trace["traceEvents"] if e["ph"] == "i"]
        assert len(lost) == len(found.copies) - len(waited)
        red = [s for s in draw_timeline("waves", found).shapes if getattr(s, "style", "") == "redzone"]
        assert len(red) == 1 + sum(copy.is_met or copy.retired is None for copy in found.copies)


def test_a_deadlock_has_waits_without_end() -> None:
    text = RACE.replace("%c = icmp ult i32 %kn, %n", "%c = icmp ult i32 %kn, 2").replace(
        "meet:\n", "meet:\n  %first = icmp eq i32 %w, 0\n  br i1 %first, label %one, label %two\none:\n"
        "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)\n"
        "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)\n"
        "  call void @llvm.amdgcn.s.barrier.wait(i16 -1)\n  ret void\ntwo:\n",
    ).replace("declare i32", "declare void @llvm.amdgcn.s.barrier.signal(i32)\ndeclare void @llvm.amdgcn.s.barrier.wait(i16)\n"
              "declare i32")  # fmt: skip
    kernel = swlds.Device("gfx1200").load(swlds.parse(text.replace("lshr i32 %t, 6", "lshr i32 %t, 5")))["k"]
    result = kernel.launch(1, 64, [np.zeros(4, np.int32)], timeline=True)
    assert result.timeline is not None
    check_trace(trace_json(result.timeline, {}))
    if any(f.kind == "deadlock" for f in result.findings):
        assert any(w.until is None for w in result.timeline.waits)
        assert any(not w.has_ended for w in result.timeline.waves)


def test_the_command_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "t.json"
    assert (
        run("run", str(TESTDATA / "demo" / "sums.ll"), *SUMS, "--trace", str(out), "--html", str(tmp_path / "p.html"))
        == 0
    )
    trace = check_trace(out.read_text())
    assert sum(e["ph"] == "X" and e["cat"] == "wave" for e in trace["traceEvents"]) == 16
    assert trace["otherData"]["kernel"] == "block_sums" and trace["otherData"]["left_out"] == 0
    assert "Waves, their waits at barriers" in (tmp_path / "p.html").read_text()


def test_the_wave_engine_refuses() -> None:
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(RACE))["k"]
    with pytest.raises(LaunchError, match="has no clocks of waves"):
        kernel.launch(1, 64, [np.zeros(4, np.int32)], timeline=True)


def test_a_picture_of_many_waits_and_copies_stays_small() -> None:
    """Neighbours are one box, whose title says how many; what went wrong in one of them is red."""
    line = Timeline([WaveSpan(0, w, 20_000, w != 1) for w in range(30)])
    for w in range(30):
        line.waits += [BarrierWait(0, w, "s_barrier", "k.ll:7:3", 9 * n, 9 * n + 4) for n in range(2000)]
        line.copies += [CopySpan(0, w, "k.ll:9:3", "load.to.lds", 256, 9 * n, 9 * n + 7) for n in range(500)]
    line.waits[3999].until, line.copies[700].is_met, line.copies[999].retired = None, True, None
    picture = draw_timeline("waves", line)
    texts = [getattr(s, "text", "") + (getattr(s, "title", "") or "") for s in picture.shapes]
    assert len(picture.shapes) < 2000 and len(picture.svg()) < 300 << 10
    assert any("waits 100 times from 0 to" in t for t in texts) and any("for ever" in t for t in texts)
    assert any("25 copies of 6400 bytes" in t and "nobody waits for 1" in t for t in texts)
    red = [s for s in picture.shapes if getattr(s, "style", "") == "redzone" and "copies" in (s.title or "")]
    assert len(red) == 2
    assert any("boxes stand for several waits or copies: the trace has each" in t for t in texts)


def test_what_is_too_much_is_counted() -> None:
    line = Timeline()
    line.waits = [BarrierWait(0, n, "\x1bb", "\u202ep", 1, None) for n in range(MOST)]
    assert not line.has_room() and line.left_out == 1
    line.keep_waves(WaveSpan(0, n, 5) for n in range(MOST - 1, -1, -1))
    assert Timeline.from_json(line.as_json()) == line
    trace = check_trace(trace_json(line, {"kernel": "\x1b"}))
    assert trace["otherData"]["left_out"] == 1 and trace["otherData"]["kernel"] == "\\x1b"


def test_waves_whose_waits_are_cut_still_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are all there with their ends; trace and picture say what is not, and of which wave."""
    kernel = swlds.Device("gfx942").load(swlds.parse(RACE))["k"]
    args = [np.array([1, 2, 3, 4], np.int32)]
    whole = timeline_of(kernel, 3, 256, args)
    assert not describe_cut(whole) and len(whole.waits) == 24
    monkeypatch.setattr("swlds.device.timeline.MOST", 13)
    cut = timeline_of(kernel, 3, 256, args)
    ends = [(w.group, w.wave, w.end, w.has_ended) for w in whole.waves]
    assert [(w.group, w.wave, w.end, w.has_ended) for w in cut.waves] == ends
    assert cut.left_out == 11 == sum(w.left_out for w in cut.waves)
    assert all(w.left_from <= w.end for w in cut.waves) and not cut.waves[0].left_out
    events = check_trace(trace_json(cut, {}))["traceEvents"]
    assert {e["name"] for e in events if e.get("cat") == "wave"} == {"wave"}
    texts = [getattr(s, "text", "") + getattr(s, "title", "") for s in draw_timeline("waves", cut).shapes]
    assert any("11 waits and copies" in t for t in texts) and not any("never came" in t for t in texts)
    assert sum(f"not kept, from {cut.waves[-1].left_from} on" in t for t in texts) >= 1
    monkeypatch.setattr("swlds.device.timeline.MOST", 5)
    few = timeline_of(kernel, 3, 256, args)
    assert [(w.group, w.wave) for w in few.waves] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]
    assert few.waves_left_out == 7 and "7 waves" in describe_cut(few)
    check_trace(trace_json(few, {}))


def test_a_wave_that_is_stopped_is_there_without_any_wait() -> None:
    """Its end is the last that is known; nothing else tells of it."""
    text = RACE.replace("icmp ult i32 %kn, %n", "icmp eq i32 %n, %n")
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    found = timeline_of(kernel, 1, 128, [np.ones(4, np.int32)], timeout=0.2)
    assert [(w.wave, w.has_ended) for w in found.waves] == [(0, False), (1, False)] and found.waves[0].end > 100
