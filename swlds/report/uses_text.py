"""Print a uses report: a table on a terminal, aligned text in a pipe, JSON for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from swlds.colour import is_coloured, paint_lines
from swlds.ir.source_names import call_path_title, function_title
from swlds.printable import printable
from swlds.report.uses import KernelUse, UsesReport, VariableUse

COLUMNS = ("variable", "used", "kind", "bytes", "align", "LDS at", "block at", "charged through")
NUMERIC = ("bytes", "align", "LDS at", "block at")


def print_uses(report: UsesReport) -> None:
    """Print to stdout, by what stdout is."""
    if not report.kernels:
        print(printable(f"{report.source}: no kernels"))
    show = _print_table if sys.stdout.isatty() else _print_plain
    for kernel in report.kernels:
        show(kernel)
    if report.unused:
        print(printable("reached by no kernel: " + ", ".join(map(function_title, report.unused))))


def print_uses_json(report: UsesReport) -> None:
    """Print one JSON object to stdout."""
    print(json.dumps(uses_as_dict(report), indent=2))


def uses_as_dict(report: UsesReport) -> dict[str, object]:
    """The JSON form: bytes throughout, names without sigils, paths from the kernel to the user."""
    return {
        "source": report.source,
        "kernels": [_kernel_as_dict(kernel) for kernel in report.kernels],
        "unused": list(report.unused),
    }


def _kernel_as_dict(kernel: KernelUse) -> dict[str, object]:
    return {
        "name": kernel.name,
        "target": kernel.target.name,
        "lds_limit": kernel.target.lds_limit,
        "lds_granule": kernel.target.lds_granule,
        "static_size": kernel.static_size,
        "allocated": kernel.allocated,
        "dynamic": kernel.is_dynamic,
        "over_limit": kernel.is_over,
        "block_size": kernel.block_size,
        "calls_unknown": kernel.calls_unknown,
        "variables": [_variable_as_dict(variable) for variable in kernel.variables],
    }


def _variable_as_dict(variable: VariableUse) -> dict[str, object]:
    return {
        "name": variable.name,
        "direct": variable.is_direct,
        "indirect": variable.is_indirect,
        "dynamic": variable.is_dynamic,
        "size": variable.size,
        "align": variable.align,
        "lds_offset": variable.lds_offset,
        "block_offset": variable.block_offset,
        "redzone": variable.redzone,
        "path": list(variable.path),
    }


def kernel_title(kernel: KernelUse) -> str:
    return printable(f"kernel {function_title(kernel.name)} ({kernel.target.name})")


def kernel_summary(kernel: KernelUse) -> str:
    if not kernel.variables:
        return "no LDS"
    percent = 100 * kernel.static_size / kernel.target.lds_limit
    parts = [
        f"LDS: {kernel.static_size} bytes, {kernel.allocated} as the hardware allocates it (blocks of "
        f"{kernel.target.lds_granule}), {percent:.1f} % of {kernel.target.lds_limit}"
    ]
    if kernel.is_over:
        parts.append("OVER THE LIMIT")
    if kernel.is_dynamic:
        parts.append("dynamic LDS comes on top at launch")
    parts.append(
        f"lowered: a block of {kernel.block_size} bytes{', then the dynamic part' if kernel.is_dynamic else ''}"
    )
    return "; ".join(parts)


def kernel_rows(kernel: KernelUse, most: int | None = None) -> list[list[str]]:
    """Of the first ``most`` variables, or of all."""
    return [_cells(v) for v in kernel.variables[:most]]


def _cells(variable: VariableUse) -> list[str]:
    used = " + ".join(w for w, yes in (("direct", variable.is_direct), ("indirect", variable.is_indirect)) if yes)
    cells = [
        variable.source_name or f"@{variable.name}",
        used,
        "dynamic" if variable.is_dynamic else "static",
        "-" if variable.is_dynamic else str(variable.size),
        str(variable.align),
        "-" if variable.lds_offset is None else str(variable.lds_offset),
        str(variable.block_offset),
        call_path_title(variable.path),
    ]
    return [printable(cell) for cell in cells]


def _print_plain(kernel: KernelUse) -> None:
    _print_styled(kernel_title(kernel), "heading")
    if kernel.variables:
        head, *rows = align_columns([list(COLUMNS), *kernel_rows(kernel)], NUMERIC)
        _print_styled(f"  {head}", "dim")
        for line in rows:
            print(f"  {line}")
    _print_styled(f"  {kernel_summary(kernel)}\n", "error" if kernel.is_over else "")


def _print_styled(text: str, style: str) -> None:
    print(paint_lines(text, [(r"\s*\S", style)], sys.stdout))


def align_columns(rows: Sequence[Sequence[str]], numeric: Sequence[str]) -> list[str]:
    """Rows, the first of them headings, as lines of equal columns; columns named in ``numeric`` are set right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    right = [heading in numeric for heading in rows[0]]
    return [
        "  ".join(c.rjust(w) if r else c.ljust(w) for c, w, r in zip(row, widths, right, strict=True)).rstrip()
        for row in rows
    ]


def _print_table(kernel: KernelUse) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    # Of rich's own rules some differ: NO_COLOR leaves it bold letters.
    console = Console(highlight=False, color_system="standard" if is_coloured(sys.stdout) else None)
    console.print(Text(kernel_title(kernel), style="bold"))
    if kernel.variables:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for column in COLUMNS:
            table.add_column(column, justify="right" if column in NUMERIC else "left", overflow="fold")
        for cells in kernel_rows(kernel):
            table.add_row(*map(Text, cells))
        console.print(table)
    console.print(Text(kernel_summary(kernel), style="bold red" if kernel.is_over else ""))
    console.print()
