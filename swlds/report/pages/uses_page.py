"""The page of ``uses``, and the pictures on it."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from swlds.ir.source_names import function_title
from swlds.printable import printable
from swlds.report.lds_map import map_lds
from swlds.report.pages.render import render_page
from swlds.report.pictures.call_matrix import Matrix, draw_call_matrix
from swlds.report.pictures.lds_map import draw_lds_map
from swlds.report.pictures.picture import Picture, cut
from swlds.report.uses import KernelUse, UsesReport
from swlds.report.uses_text import COLUMNS, NUMERIC, kernel_rows, kernel_summary, kernel_title

#: Kernels that have a map of their own, and bytes that these and the matrix take of a page, which stays below 300 KiB.
_MOST, _ROOM = 40, 270_000
#: Variables that a page lists of a kernel, and of all kernels unless each has but ten; boxes of a row of its map, likewise. Names
#: of what no kernel reaches; letters of a cell.
_ROWS, _ALL_ROWS, _BOXES, _ALL_BOXES, _UNUSED, _LETTERS = 100, 400, 200, 1200, 100, 300


def draw_uses(report: UsesReport) -> list[Picture]:
    """The matrix, and a map for each kernel with LDS."""
    maps = [picture for number, kernel in enumerate(report.kernels[:_MOST]) if (picture := _map(kernel, number))]
    matrix = [draw_call_matrix("matrix", report)] if any(k.variables for k in report.kernels) else []
    return [*matrix, *maps]


def uses_page(report: UsesReport) -> str:
    """Kernels x variables, then each kernel's LDS to scale."""
    matrix = Matrix(report)
    has_variables = any(kernel.variables for kernel in report.kernels)
    drawn = draw_call_matrix("matrix", report) if has_variables else None
    unused = ", ".join(cut(function_title(name), _LETTERS) for name in report.unused[:_UNUSED])
    kernels = _kernels(report, _ROOM - _size(drawn) - len(escape(unused).encode()))
    return render_page(
        "uses.html",
        title=f"swlds uses: {report.source}",
        matrix=drawn,
        not_drawn=_not_drawn(matrix.more_kernels, matrix.more_variables),
        titles=COLUMNS,
        kernels=kernels,
        more_pages=len(report.kernels) - len(kernels),
        unused=unused,
        more_unused=max(len(report.unused) - _UNUSED, 0),
    )


def _not_drawn(kernels: int, variables: int) -> str:
    more = [f"{n:,} {noun}{'s'[: n != 1]}" for n, noun in ((kernels, "kernel"), (variables, "variable")) if n]
    verb = "is" if kernels + variables == 1 else "are"
    return f"{' and '.join(more)} more {verb} not drawn." if more else ""


def _size(picture: Picture | None) -> int:
    return len(picture.svg().encode()) if picture else 0


def _kernels(report: UsesReport, room: int) -> list[dict[str, Any]]:
    """The first, as far as they fit: of many each has less."""
    first = report.kernels[:_MOST]
    rows, boxes = (
        max(10, min(most, every // max(len(first), 1))) for most, every in ((_ROWS, _ALL_ROWS), (_BOXES, _ALL_BOXES))
    )
    found: list[dict[str, Any]] = []
    for number, kernel in enumerate(first):
        made = _kernel(kernel, number, rows, boxes)
        cells = [str(cell) for row in made["rows"] for cell in row]
        room -= _size(made["picture"]) + sum(len(escape(printable(cell)).encode()) + 24 for cell in cells) + 1500
        if room < 0:
            break
        found.append(made)
    return found


def _kernel(kernel: KernelUse, number: int, most: int, boxes: int) -> dict[str, Any]:
    rows = [
        [
            int(cell) if title in NUMERIC and cell.isdecimal() else cut(cell, _LETTERS)
            for title, cell in zip(COLUMNS, row, strict=True)
        ]
        for row in kernel_rows(kernel, most)
    ]
    return {
        "title": kernel_title(kernel),
        "summary": kernel_summary(kernel),
        "is_over": kernel.is_over,
        "picture": _map(kernel, number, boxes),
        "rows": rows,
        "more": len(kernel.variables) - len(rows),
    }


def _map(kernel: KernelUse, number: int, boxes: int = _BOXES) -> Picture | None:
    if not kernel.variables:
        return None
    return draw_lds_map(f"lds-{number}", map_lds(kernel), most=boxes)
