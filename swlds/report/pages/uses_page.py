"""The page of ``uses``, and the pictures on it."""

from __future__ import annotations

from typing import Any

from swlds.ir.source_names import function_title
from swlds.report.lds_map import map_lds
from swlds.report.pages.render import render_page
from swlds.report.pictures.call_matrix import Matrix, draw_call_matrix
from swlds.report.pictures.lds_map import draw_lds_map
from swlds.report.pictures.picture import Picture
from swlds.report.uses import KernelUse, UsesReport
from swlds.report.uses_text import COLUMNS, NUMERIC, kernel_rows, kernel_summary, kernel_title

#: Kernels that have a map of their own, and for a page about how many bytes of these.
_MOST, _ROOM = 40, 150_000
#: Variables of a kernel that a page lists.
_ROWS = 100


def draw_uses(report: UsesReport) -> list[Picture]:
    """The matrix, and a map for each kernel with LDS."""
    maps = [picture for number, kernel in enumerate(report.kernels[:_MOST]) if (picture := _map(kernel, number))]
    matrix = [draw_call_matrix("matrix", report)] if any(k.variables for k in report.kernels) else []
    return [*matrix, *maps]


def uses_page(report: UsesReport) -> str:
    """Kernels x variables, then each kernel's LDS to scale."""
    matrix = Matrix(report)
    kernels = _kernels(report)
    has_variables = any(kernel.variables for kernel in report.kernels)
    return render_page(
        "uses.html",
        title=f"swlds uses: {report.source}",
        matrix=draw_call_matrix("matrix", report) if has_variables else None,
        more_kernels=matrix.more_kernels,
        more_variables=matrix.more_variables,
        titles=COLUMNS,
        kernels=kernels,
        more_pages=len(report.kernels) - len(kernels),
        unused=", ".join(map(function_title, report.unused)),
    )


def _kernels(report: UsesReport) -> list[dict[str, Any]]:
    """The first, as far as they fit."""
    found: list[dict[str, Any]] = []
    size = 0
    for number, kernel in enumerate(report.kernels[:_MOST]):
        if size > _ROOM:
            break
        found.append(_kernel(kernel, number))
        picture = found[-1]["picture"]
        size += (len(picture.svg()) if picture else 0) + sum(
            len(str(cell)) + 12 for row in found[-1]["rows"] for cell in row
        )
    return found


def _kernel(kernel: KernelUse, number: int) -> dict[str, Any]:
    rows = [
        [int(cell) if title in NUMERIC and cell.isdecimal() else cell for title, cell in zip(COLUMNS, row, strict=True)]
        for row in kernel_rows(kernel)[:_ROWS]
    ]
    return {
        "title": kernel_title(kernel),
        "summary": kernel_summary(kernel),
        "is_over": kernel.is_over,
        "picture": _map(kernel, number),
        "rows": rows,
        "more": max(len(kernel.variables) - _ROWS, 0),
    }


def _map(kernel: KernelUse, number: int) -> Picture | None:
    if not kernel.variables:
        return None
    return draw_lds_map(f"lds-{number}", map_lds(kernel))
