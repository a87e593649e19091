"""The LDS of a kernel to scale: variables, padding, redzones, what is free below the target's limit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from swlds.report.lds_map import LdsMap, Mark, Piece
from swlds.report.pictures.picture import WIDTH, Box, Picture, Shape, Stroke, Words, fit
from swlds.report.words import count_noun

_LEFT, _ROW, _GAP = 4.0, 30.0, 22.0
#: Pieces of a row that are boxes of their own; of more, small neighbours are one.
_MOST = 200


def draw_lds_map(
    name: str, lds: LdsMap, marks: Sequence[Mark] = (), block_marks: Sequence[Mark] = (), most: int = _MOST
) -> Picture:
    """Rows: LDS against the limit, LDS enlarged, the block that ``lower`` makes. ``marks``: bytes of LDS, and of the block;
    ``most``: about how many boxes a row has."""
    shapes: list[Shape] = []
    y = 14.0
    if lds.limit:
        scale = (WIDTH - 2 * _LEFT) / max(lds.limit, lds.end, 1)
        percent = 100 * lds.end / lds.limit
        shapes.append(Words(_LEFT, y, f"LDS of a work-group: {lds.end:,} of {lds.limit:,} bytes, {percent:.1f} %"))
        y += 6
        shapes.append(Box(_LEFT, y, lds.limit * scale, 14, "empty", f"{lds.limit} bytes: the target's limit"))
        if lds.allocated:
            title = f"{lds.allocated} bytes as the hardware allocates them"
            shapes.append(Box(_LEFT, y, min(lds.allocated * scale, WIDTH - 2 * _LEFT), 14, "other", title))
        shapes.append(Box(_LEFT, y, lds.end * scale, 14, "variable", f"{lds.end} bytes used"))
        at = _LEFT + lds.limit * scale
        shapes.append(Stroke(at, y - 3, at, y + 17, "error", 2))
        y += 14 + _GAP + 10
    for title, one, found in (("LDS", lds, marks), ("Lowered: block of global memory", lds.block, block_marks)):
        if one is None or not one.end:
            continue
        more = "; small neighbours are one box" if _are_many(one.pieces, most) else ""
        if one is lds.block and any(piece.what == "dynamic" for piece in one.pieces):
            more += "; without what lies behind dynamic LDS"
        shapes.append(Words(_LEFT, y, f"{title}: {one.end:,} bytes, to scale{more}"))
        y = _draw_row(shapes, one, y + 8, found, most) + _GAP
    return Picture(name, "LDS map: variables to scale, padding hatched, redzones red", WIDTH, y, shapes)


def _draw_row(shapes: list[Shape], one: LdsMap, y: float, marks: Sequence[Mark], most: int) -> float:
    """Pieces and a ruler of bytes; gives the y below."""
    scale = (WIDTH - 2 * _LEFT) / one.end
    shapes.append(Box(_LEFT, y, WIDTH - 2 * _LEFT, _ROW, "empty"))
    labels: list[Shape] = []
    is_odd = False
    for piece, title in _pieces(one, most):
        x, width = _LEFT + piece.start * scale, piece.size * scale
        style: str = piece.what
        if piece.what == "variable":
            is_odd = not is_odd
            style = "variable" if is_odd else "other"
        shapes.append(Box(x, y, max(width, 0.4), _ROW, style, title))
        if piece.align > 4 and width > 2:
            labels.append(Stroke(x, y + _ROW - 5, x, y + _ROW, "ink"))
        label = fit(piece.name, width - 6) if piece.what in ("variable", "dynamic", "header") else ""
        if label:
            labels.append(Words(x + width / 2, y + _ROW / 2 + 4, label, anchor="middle"))
    for start in sorted({p.start for p in one.pieces if p.what == "dynamic" and not p.size}):
        x = min(_LEFT + start * scale, WIDTH - _LEFT)
        labels.append(Stroke(x, y - 2, x, y + _ROW + 2, "dynamic", 3))
    shapes += labels
    for mark in marks:
        x = min(max(_LEFT + mark.start * scale, 0.0), WIDTH - 3)
        shapes.append(Box(x, y - 5, max(mark.size * scale, 3), _ROW + 10, "error", mark.title))
    return _draw_ruler(shapes, one.end, scale, y + _ROW)


def _are_many(pieces: Sequence[Piece], most: int) -> bool:
    return sum(piece.size > 0 for piece in pieces) > most


def _pieces(one: LdsMap, most: int) -> Iterator[tuple[Piece, str]]:
    """The pieces with their titles; of more than ``most``, neighbours that are small beside the whole as one."""
    least = 2 * one.end / most if _are_many(one.pieces, most) else 0
    run: list[Piece] = []
    for piece, title in _joined(piece for piece in one.pieces if piece.size):
        if run and (piece.size >= least or run[-1].start + run[-1].size - run[0].start >= least):
            yield _one_of(run)
            run = []
        if piece.size >= least:
            yield piece, title
        else:
            run.append(piece)
    if run:
        yield _one_of(run)


def _one_of(run: Sequence[Piece]) -> tuple[Piece, str]:
    start, end = run[0].start, max(piece.start + piece.size for piece in run)
    names = [piece.name for piece in run if piece.what in ("variable", "dynamic")]
    who = f"{count_noun(len(names), 'variable')}, {names[0]} to {names[-1]}" if names else count_noun(len(run), "gap")
    title = f"{who}, and what lies between: {end - start} bytes at {start}"
    return Piece("", start, end - start, "variable" if names else run[0].what), title


def _joined(pieces: Iterable[Piece]) -> Iterator[tuple[Piece, str]]:
    """Each piece with its title; those of dynamic LDS at one place, which are the same bytes, as one with all their names."""
    for _, group in groupby(pieces, lambda p: (p.start, p.size, p.what)):
        alike = list(group)
        names, align = ", ".join(p.name for p in alike), max(p.align for p in alike)
        yield replace(alike[0], name=names, align=align), "; ".join(p.text for p in alike)


def _draw_ruler(shapes: list[Shape], end: int, scale: float, y: float) -> float:
    step = 1 << max(0, (end // 8).bit_length())
    for byte in range(0, end + 1, step):
        x = _LEFT + byte * scale
        shapes.append(Stroke(x, y, x, y + 4, "dim"))
        if byte * scale < WIDTH - 60 or not byte:
            shapes.append(Words(x, y + 15, f"{byte:,}", "dim", "middle" if byte else "start", 10))
    shapes.append(Words(WIDTH - _LEFT, y + 15, f"{end:,}", "dim", "end", 10))
    return y + 16
