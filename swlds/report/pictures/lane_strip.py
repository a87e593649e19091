"""How one wave's access of global memory lies in lines of memory: which bytes of which lines its lanes want."""

from __future__ import annotations

from itertools import groupby

from swlds.report.lane_strip import LaneStrip
from swlds.report.pictures.picture import WIDTH, Box, Picture, Shape, Stroke, Words
from swlds.report.words import count_noun

_LEFT, _ROW, _SHOWN = 150.0, 16.0, 24
_COLOURS = 8


def draw_lane_strip(name: str, strip: LaneStrip) -> Picture:
    """A row for each line, a box for the bytes of each lane; of more than 24 lines the first."""
    lines = strip.lines()
    useful = sum(map(len, lines.values()))
    moved = len(lines) * strip.line
    lanes = sum(offset is not None for offset in strip.offsets)
    head = (
        f"{count_noun(lanes, 'lane')} want {useful} different bytes of {count_noun(len(lines), 'line')} of {strip.line} bytes: "
        f"{100 * useful / max(moved, 1):.0f} % of what is moved"
    )
    shapes: list[Shape] = [Words(0, 14, head)]
    scale = (WIDTH - _LEFT) / strip.line
    y = 26.0
    first = min(lines, default=0)
    before = first - 1
    for number, octets in [*lines.items()][:_SHOWN]:
        if number > before + 1:
            shapes.append(
                Words(_LEFT - 8, y + 8, f"{count_noun(number - before - 1, 'line')} not used", "dim", "end", 10)
            )
            y += 12
        shapes.append(
            Words(_LEFT - 8, y + 12, f"line {number - first:+d}" if number != first else "first line", "dim", "end", 10)
        )
        shapes.append(Box(_LEFT, y, strip.line * scale, _ROW - 3, "empty"))
        shapes += _boxes(octets, y, scale, len(strip.offsets))
        shapes += [
            Stroke(_LEFT + at * scale, y, _LEFT + at * scale, y + _ROW - 3, "ink", 1.5)
            for at in range(64, strip.line, 64)
        ]
        y += _ROW
        before = number
    if len(lines) > _SHOWN:
        shapes.append(Words(_LEFT, y + 12, f"and {count_noun(len(lines) - _SHOWN, 'line')} more", "dim"))
        y += 18
    return Picture(name, "Coalescing strip: " + head, WIDTH, _draw_scale(shapes, y + 8, len(strip.offsets)), shapes)


def _boxes(octets: dict[int, tuple[int, ...]], y: float, scale: float, wave: int) -> list[Shape]:
    found: list[Shape] = []
    ordered = sorted(octets.items())
    for (_, lanes), group in groupby(enumerate(ordered), lambda e: (e[1][0] - e[0], e[1][1])):
        run = [at for _, (at, _) in group]
        x, width = _LEFT + run[0] * scale, len(run) * scale
        found.append(Box(x, y, max(width - 0.6, 0.6), _ROW - 3, f"l{lanes[0] * _COLOURS // wave}", _title(lanes)))
    return found


def _title(lanes: tuple[int, ...]) -> str:
    return f"lane {lanes[0]}" if len(lanes) == 1 else f"lanes {lanes[0]} to {lanes[-1]} ({len(lanes)} of them)"


def _draw_scale(shapes: list[Shape], y: float, wave: int) -> float:
    shapes.append(Words(_LEFT - 8, y + 10, "lanes", "dim", "end", 10))
    for k in range(_COLOURS):
        low, high = k * wave // _COLOURS, (k + 1) * wave // _COLOURS - 1
        shapes += [
            Box(_LEFT + k * 66, y, 14, 12, f"l{k}"),
            Words(_LEFT + k * 66 + 18, y + 10, f"{low}-{high}", "dim", size=10),
        ]
    shapes.append(Words(_LEFT + _COLOURS * 66, y + 10, "a mark each 64 bytes", "dim", size=10))
    return y + 18
