"""``axis``: what is known of a kernel's addresses and values without execution."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from swlds.collector import without_collector
from swlds.colour import paint_lines
from swlds.linked_input import read_module
from swlds.output import check_outputs, write_whole
from swlds.worker import write_stdout


def axis_command(
    path: str,
    kernel: str | None,
    block: tuple[int, ...] | None,
    mcpu: str | None,
    assume: Sequence[str],
    values: bool,
    json_path: str | None,
) -> int:
    """``swlds axis``."""
    from swlds.analysis.axis import parse_assumptions
    from swlds.ir.places import in_source
    from swlds.report.axis import AxisReport, analyse

    assumptions = parse_assumptions(assume)
    check_outputs((json_path,), path)
    with without_collector():
        module = read_module(path)
        with in_source(module):
            analysis, target = analyse(module, kernel, block, mcpu, assumptions)
            report = AxisReport(analysis, target, values=values)
            if json_path != "-":
                write_stdout(paint_lines(report.text() + "\n", _STYLES, sys.stdout))
            if json_path == "-":
                write_stdout(report.json() + "\n")
            elif json_path is not None:
                write_whole(Path(json_path), report.json() + "\n")
    return 0


#: Titles of the tables, and notes below them.
_STYLES = [("kernel ", "heading"), (r"(site|value) ", "dim"), (r"  \d", "place"), (r"  \w", "warning")]
