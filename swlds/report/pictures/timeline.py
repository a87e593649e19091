"""The waves of a launch over their clocks: a row for each, waiting times hatched, copies in flight below."""

from __future__ import annotations

from swlds.device.timeline import CopySpan, Timeline
from swlds.report.pictures.picture import WIDTH, Box, Picture, Shape, Stroke, Words
from swlds.report.words import count_noun

_LEFT, _ROW, _COPY = 130.0, 20.0, 5.0
#: Waves, and spans of a picture.
MOST_WAVES, MOST_SPANS = 24, 1500


def draw_timeline(name: str, timeline: Timeline) -> Picture:
    """The first waves; a copy that nobody waits for, or that somebody met before, is red."""
    waves = timeline.waves[:MOST_WAVES]
    end = max((wave.end for wave in waves), default=0) or 1
    scale = (WIDTH - _LEFT - 8) / end
    shapes: list[Shape] = []
    y, spans = 24.0, 0
    for wave in waves:
        key = (wave.group, wave.wave)
        shapes.append(Words(_LEFT - 8, y + 11, f"group {wave.group} wave {wave.wave}", "dim", "end", 11))
        style = "variable" if wave.has_ended else "redzone"
        text = "ended" if wave.has_ended else "never came to its end; known"
        shapes.append(Box(_LEFT, y, max(wave.end * scale, 1), 12, style, f"{text} at {wave.end}"))
        for wait in (w for w in timeline.waits if (w.group, w.wave) == key):
            spans += 1
            if spans > MOST_SPANS:
                break
            until = wait.until if wait.until is not None else wave.end
            title = f"{wait.barrier} at {wait.place}: waits from {wait.since} to {until}"
            if wait.until is None:
                title = f"{wait.barrier} at {wait.place}: waits from {wait.since}, for ever"
            shapes.append(Box(_LEFT + wait.since * scale, y, max((until - wait.since) * scale, 1), 12, "wait", title))
            shapes.append(Stroke(_LEFT + until * scale, y - 2, _LEFT + until * scale, y + 14, "ink", 1.5))
        y += 14
        rows = _stack([c for c in timeline.copies if (c.group, c.wave) == key][: MOST_SPANS // 4], wave.end)
        for row, copy in rows:
            until = copy.retired if copy.retired is not None else wave.end
            style = "redzone" if copy.is_met or copy.retired is None else "copy"
            x, width = _LEFT + copy.issued * scale, max((until - copy.issued) * scale, 1.5)
            shapes.append(Box(x, y + row * _COPY, width, _COPY - 1, style, _title(copy)))
        y += _COPY * (1 + max((row for row, _ in rows), default=-1)) + 6
    shapes.insert(0, Words(_LEFT, 14, f"0 to {end:,} instructions of a wave", "dim", size=11))
    more = len(timeline.waves) - len(waves)
    if more > 0:
        shapes.append(Words(_LEFT, y + 8, f"and {count_noun(more, 'wave')} more: the trace has all", "dim"))
        y += 18
    return Picture(
        name, "Waves, their waits at barriers, and copies in flight", WIDTH, _draw_key(shapes, y + 4), shapes
    )


def _stack(copies: list[CopySpan], end: int) -> list[tuple[int, CopySpan]]:
    """Copies in flight at once lie below one another, in at most 16 rows."""
    free: list[int] = []
    found = []
    for copy in copies:
        until = copy.retired if copy.retired is not None else end
        row = next((k for k, at in enumerate(free) if at <= copy.issued), len(free))
        row = min(row, 15)
        free[row : row + 1] = [until]
        found.append((row, copy))
    return found


def _title(copy: CopySpan) -> str:
    end = f"waited for at {copy.retired} by {copy.by}" if copy.retired is not None else "nobody waits for it"
    met = "; its bytes were accessed while it was open" if copy.is_met else ""
    return f"copy of {copy.bytes} bytes at {copy.place}, issued at {copy.issued}, {end}{met}"


def _draw_key(shapes: list[Shape], y: float) -> float:
    x = _LEFT
    for style, text, width in (
        ("variable", "runs", 70),
        ("wait", "waits at a barrier", 150),
        ("copy", "copy in flight", 120),
        ("redzone", "copy that nobody waits for, or that was met", 0),
    ):
        shapes += [Box(x, y, 14, 12, style), Words(x + 18, y + 10, text, "dim", size=11)]
        x += width
    return y + 18
