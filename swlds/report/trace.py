"""A timeline as Chrome trace JSON, which Perfetto and chrome://tracing open.

Work-groups are processes, waves threads. The life of a wave and its waits at barriers are complete events (``X``) that nest,
copies in flight asynchronous ones (``b``, ``e``), which may overlap, copies without a wait also instants (``i``). A
microsecond stands for an instruction. Source: "Trace Event Format", the document of Chrome's developers.
"""

from __future__ import annotations

import json
from typing import Any

from swlds.device.timeline import MOST, CopySpan, Timeline
from swlds.printable import printable

_CLOCK = (
    "1 us is an instruction of the wave; at a barrier all take over the clock of the last to arrive; no hardware cycles"
)


def trace_json(timeline: Timeline, names: dict[str, Any]) -> str:
    """``names``: what the launch was (kernel, target, …), kept beside the events."""
    events: list[dict[str, Any]] = []
    for group in dict.fromkeys(wave.group for wave in timeline.waves):
        events.append(_name("process_name", group, 0, f"work-group {group}"))
    for wave in timeline.waves:
        events.append(_name("thread_name", wave.group, wave.wave, f"wave {wave.wave}"))
        word = "wave" if wave.has_ended else "wave that never came to its end"
        missing = {"left_out": wave.left_out, "left_from": wave.left_from}
        cut: dict[str, Any] = {"args": missing} if wave.left_out else {}
        events.append(_event("X", word, "wave", wave.group, wave.wave, 0, dur=wave.end, **cut))
    ends = {(wave.group, wave.wave): wave.end for wave in timeline.waves}
    for wait in timeline.waits:
        until = wait.until if wait.until is not None else ends[wait.group, wait.wave]
        more = {"place": printable(wait.place), "is_left": wait.until is not None}
        duration = until - wait.since
        events.append(_event("X", wait.barrier, "barrier", wait.group, wait.wave, wait.since, dur=duration, args=more))
    for number, copy in enumerate(timeline.copies):
        events += _copy_events(number, copy, ends[copy.group, copy.wave])
    order = {"M": 0, "X": 1, "b": 2, "i": 3, "e": 4}
    events.sort(key=lambda e: (order[e["ph"]] > 0, e["ts"], order[e["ph"]], -e.get("dur", 0)))
    kept = {"left_out": timeline.left_out, "waves_left_out": timeline.waves_left_out, "cut": describe_cut(timeline)}
    other = {**{k: printable(str(v)) for k, v in names.items()}, "clock": _CLOCK, **kept}
    return json.dumps({"traceEvents": events, "displayTimeUnit": "ms", "otherData": other})


def describe_cut(timeline: Timeline) -> str:
    """What a timeline of much does not have; empty where it has all."""
    parts = [(timeline.left_out, "wait or copy", "waits and copies"), (timeline.waves_left_out, "wave", "waves")]
    words = [f"{count:,} {one if count == 1 else many}" for count, one, many in parts if count]
    return f"Not kept, in the trace neither: {' and '.join(words)}, behind the first {MOST:,}" if words else ""


def _copy_events(number: int, copy: CopySpan, end: int) -> list[dict[str, Any]]:
    until = copy.retired if copy.retired is not None else end
    more = {
        "place": printable(copy.place),
        "instruction": printable(copy.instruction),
        "bytes": copy.bytes,
        "waited_for_by": printable(copy.by),
        "is_met": copy.is_met,
    }
    where = ("copy in flight", "copy", copy.group, copy.wave)
    found = [_event("b", *where, copy.issued, id=hex(number), args=more), _event("e", *where, until, id=hex(number))]
    if copy.retired is None:
        found.append(_event("i", "copy without a wait", "copy", copy.group, copy.wave, until, s="t", args=more))
    return found


def _event(phase: str, name: str, category: str, group: int, wave: int, time: int, **more: Any) -> dict[str, Any]:
    return {"name": printable(name), "cat": category, "ph": phase, "ts": time, "pid": group, "tid": wave, **more}


def _name(kind: str, group: int, wave: int, name: str) -> dict[str, Any]:
    return {"name": kind, "ph": "M", "ts": 0, "pid": group, "tid": wave, "args": {"name": name}}
