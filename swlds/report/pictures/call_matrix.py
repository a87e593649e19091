"""Kernels x LDS variables: who uses what itself, and what through calls, by which path."""

from __future__ import annotations

from typing import final

from markupsafe import escape

from swlds.ir.demangling import plain_name
from swlds.ir.source_names import call_path_title, function_title
from swlds.report.pictures.picture import LETTER, WIDTH, Box, Picture, Shape, Stroke, Words, cut, fit
from swlds.report.uses import UsesReport, VariableUse

#: Rows and columns that are drawn; cells that have titles and letters, and about how many bytes these titles are.
_TITLED, _ROOM = 300, 40_000
MOST_KERNELS, MOST_VARIABLES = 60, 60
_CELL, _LABEL = 20.0, 260.0


@final
class Matrix:
    """Which variables the columns are, and whether there are more rows or columns than are drawn."""

    def __init__(self, report: UsesReport) -> None:
        self.kernels = report.kernels[:MOST_KERNELS]
        names = dict.fromkeys(v.name for kernel in report.kernels for v in kernel.variables)
        self.variables = [*names][:MOST_VARIABLES]
        self.titles = [report.titles.get(name) or plain_name(name) for name in self.variables]
        self.more_kernels = len(report.kernels) - len(self.kernels)
        self.more_variables = len(names) - len(self.variables)


def draw_call_matrix(name: str, report: UsesReport) -> Picture:
    """A row for each kernel, a column for each variable; the title of a cell is the call path."""
    matrix = Matrix(report)
    longest = max(map(len, matrix.titles), default=0)
    top = round(min(longest, 24) * LETTER * 0.8 + 20)
    # column names lean to the right
    cell = min(_CELL, (WIDTH - _LABEL - top) // max(len(matrix.variables), 1))
    bottom = top + len(matrix.kernels) * _CELL
    right = _LABEL + len(matrix.variables) * cell
    shapes: list[Shape] = []
    letters: list[Shape] = []
    rest: list[Box] = []
    room = _ROOM
    for column, title in enumerate(matrix.titles):
        x = _LABEL + (column + 0.5) * cell
        shapes.append(Words(x, top - 6, fit(title, 24 * LETTER), size=11, turned=50))
    for row, kernel in enumerate(matrix.kernels):
        y = top + row * _CELL
        style = "error" if kernel.is_over else "ink"
        shapes.append(Words(_LABEL - 8, y + 14, fit(function_title(kernel.name), _LABEL - 8), style, "end"))
        used = {v.name: v for v in kernel.variables}
        for column, variable in enumerate(matrix.variables):
            found = used.get(variable)
            style = "" if found is None else "variable" if found.is_direct else "h3"
            if found is not None and len(letters) < _TITLED and room > 0:
                x, title = _LABEL + column * cell, cut(_title(found))
                room -= len(escape(title))
                shapes.append(Box(x + 1, y + 1, cell - 2, _CELL - 2, style, title))
                letter = "d" if found.is_direct else "c"
                letters.append(Words(x + cell / 2, y + 14, letter, anchor="middle", size=10))
            elif style:
                rest.append(Box(_LABEL + column * cell + 1, y + 1, cell - 2, _CELL - 2, style))
    # alike ones in a row are one element
    shapes += [*sorted(rest, key=lambda box: box.style), *letters]
    shapes += [
        Stroke(_LABEL, top + k * _CELL, right, top + k * _CELL, "frame", 0.5) for k in range(len(matrix.kernels) + 1)
    ]
    y = bottom + 18
    shapes += [
        Box(_LABEL, y - 10, 14, 12, "variable"),
        Words(_LABEL + 18, y, "d: used by the kernel itself", "dim", size=11),
    ]
    shapes += [Box(_LABEL + 200, y - 10, 14, 12, "h3"), Words(_LABEL + 218, y, "c: only through calls", "dim", size=11)]
    title = "Call-path matrix: which kernel uses which LDS variable, and through which calls"
    return Picture(name, title, WIDTH, y + 10, shapes)


def _title(variable: VariableUse) -> str:
    return f"{variable.title}, {variable.size} bytes: {call_path_title(variable.path)}"
