"""The waves of a launch over their clocks: a row for each, waiting times hatched, copies in flight below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar, final

from swlds.device.timeline import BarrierWait, CopySpan, Timeline, WaveSpan
from swlds.lazy import dataclass
from swlds.report.pictures.picture import WIDTH, Box, Picture, Shape, Stroke, Words
from swlds.report.trace import describe_cut
from swlds.report.words import count_noun

_LEFT, _ROW, _COPY = 130.0, 20.0, 5.0
#: Waves of a picture; waits of all of them, and copies: where there are more, neighbours are one box.
MOST_WAVES, MOST_SPANS = 24, 480


def draw_timeline(name: str, timeline: Timeline) -> Picture:
    """The first waves; a copy that nobody waits for, or that somebody met before, is red."""
    waves = timeline.waves[:MOST_WAVES]
    end = max((wave.end for wave in waves), default=0) or 1
    scale = (WIDTH - _LEFT - 8) / end
    shapes: list[Shape] = []
    waits, copies = _by_wave(timeline.waits), _by_wave(timeline.copies)
    most = max(1, MOST_SPANS // max(1, len(waves)))
    y, joined = 24.0, 0
    for wave in waves:
        key = (wave.group, wave.wave)
        shapes.append(Words(_LEFT - 8, y + 11, f"group {wave.group} wave {wave.wave}", "dim", "end", 11))
        style = "variable" if wave.has_ended else "redzone"
        text = "ended" if wave.has_ended else "never came to its end; known"
        shapes.append(Box(_LEFT, y, max(wave.end * scale, 1), 12, style, f"{text} at {wave.end}"))
        for some in _pieces(waits.get(key, []), most):
            since, until = some[0].since, max(wave.end if w.until is None else w.until for w in some)
            title = _title_of_wait(some[0], until) if len(some) == 1 else _title_of_waits(some, until)
            joined += len(some) > 1
            shapes.append(Box(_LEFT + since * scale, y, max((until - since) * scale, 1), 12, "wait", title))
            shapes.append(Stroke(_LEFT + until * scale, y - 2, _LEFT + until * scale, y + 14, "ink", 1.5))
        if wave.left_out:
            x, width = _LEFT + wave.left_from * scale, max((wave.end - wave.left_from) * scale, 1)
            shapes.append(Box(x, y, width, 12, "header", _title_of_cut(wave)))
        y += 14
        parts = _pieces(copies.get(key, []), most)
        rows = _stack([_Span.of(some, wave.end) for some in parts])
        for row, span in rows:
            joined += len(span.copies) > 1
            style = "redzone" if any(c.is_met or c.retired is None for c in span.copies) else "copy"
            title = _title(span.copies[0]) if len(span.copies) == 1 else _title_of_copies(span)
            x, width = _LEFT + span.since * scale, max((span.until - span.since) * scale, 1.5)
            shapes.append(Box(x, y + row * _COPY, width, _COPY - 1, style, title))
        y += _COPY * (1 + max((row for row, _ in rows), default=-1)) + 6
    shapes.insert(0, Words(_LEFT, 14, f"0 to {end:,} instructions of a wave", "dim", size=11))
    if joined:
        what = "1 box stands" if joined == 1 else f"{joined} boxes stand"
        text = f"{what} for several waits or copies: the trace has each"
        shapes.append(Words(_LEFT, y + 8, text, "dim"))
        y += 18
    more = len(timeline.waves) - len(waves)
    cut = describe_cut(timeline)
    rest = f"and {count_noun(more, 'wave')} more: the trace has {'these' if cut else 'all'}" if more else ""
    for text in (rest, cut):
        if text:
            shapes.append(Words(_LEFT, y + 8, text, "dim"))
            y += 18
    y = _draw_key(shapes, y + 4, is_cut=any(wave.left_out for wave in waves))
    return Picture(name, "Waves, their waits at barriers, and copies in flight", WIDTH, y, shapes)


@final
@dataclass(frozen=True)
class _Span:
    """A box: one copy, or several that follow each other; times of the wave."""

    copies: Sequence[CopySpan]
    since: int
    until: int

    @classmethod
    def of(cls, copies: Sequence[CopySpan], end: int) -> _Span:
        return cls(copies, copies[0].issued, max(end if c.retired is None else c.retired for c in copies))


_Event = TypeVar("_Event", BarrierWait, CopySpan)


def _by_wave(events: Iterable[_Event]) -> dict[tuple[int, int], list[_Event]]:
    found: dict[tuple[int, int], list[_Event]] = {}
    for one in events:
        found.setdefault((one.group, one.wave), []).append(one)
    return found


def _pieces(events: Sequence[_Event], most: int) -> list[Sequence[_Event]]:
    """In order, at most so many pieces of neighbours."""
    size = max(1, -(-len(events) // most))
    return [events[start : start + size] for start in range(0, len(events), size)]


def _stack(spans: list[_Span]) -> list[tuple[int, _Span]]:
    """Copies in flight at once lie below one another, in at most 16 rows."""
    free: list[int] = []
    found = []
    for span in spans:
        row = next((k for k, at in enumerate(free) if at <= span.since), len(free))
        row = min(row, 15)
        free[row : row + 1] = [span.until]
        found.append((row, span))
    return found


def _title_of_wait(wait: BarrierWait, until: int) -> str:
    if wait.until is None:
        return f"{wait.barrier} at {wait.place}: waits from {wait.since}, for ever"
    return f"{wait.barrier} at {wait.place}: waits from {wait.since} to {until}"


def _title_of_waits(waits: Sequence[BarrierWait], until: int) -> str:
    end = "for ever" if waits[-1].until is None else f"to {until}"
    first = f"{waits[0].barrier} at {waits[0].place}"
    return f"waits {len(waits)} times from {waits[0].since} {end}, first for {first}"


def _title_of_copies(span: _Span) -> str:
    met = sum(c.is_met for c in span.copies)
    lost = sum(c.retired is None for c in span.copies)
    text = f"{len(span.copies)} copies of {sum(c.bytes for c in span.copies)} bytes from {span.since} to {span.until}"
    text += f", first at {span.copies[0].place}"
    text += f"; nobody waits for {lost}" if lost else ""
    return text + (f"; bytes of {met} were accessed while they were open" if met else "")


def _title(copy: CopySpan) -> str:
    end = f"waited for at {copy.retired} by {copy.by}" if copy.retired is not None else "nobody waits for it"
    met = "; its bytes were accessed while it was open" if copy.is_met else ""
    return f"copy of {copy.bytes} bytes at {copy.place}, issued at {copy.issued}, {end}{met}"


def _title_of_cut(wave: WaveSpan) -> str:
    what = "1 wait or copy is" if wave.left_out == 1 else f"{wave.left_out:,} waits and copies are"
    return f"{what} not kept, from {wave.left_from} on"


def _draw_key(shapes: list[Shape], y: float, *, is_cut: bool) -> float:
    x = _LEFT
    for style, text, width in (
        ("variable", "runs", 70),
        ("wait", "waits at a barrier", 150),
        ("copy", "copy in flight", 120),
        ("redzone", "copy that nobody waits for, or that was met", 300),
        *([("header", "not kept", 0)] if is_cut else []),
    ):
        shapes += [Box(x, y, 14, 12, style), Words(x + 18, y + 10, text, "dim", size=11)]
        x += width
    return y + 18
