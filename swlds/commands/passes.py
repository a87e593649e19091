"""``opt`` and ``passes``: pipelines of passes, and what passes there are."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from swlds.collector import without_collector
from swlds.colour import is_coloured, paint, paint_lines
from swlds.commands.modules import emit, module_printer
from swlds.errors import OptionError
from swlds.linked_input import input_name, read_module
from swlds.output import check_outputs, write_whole
from swlds.printable import printable
from swlds.worker import write_stdout

if TYPE_CHECKING:
    from swlds.passes.base import Pass


def opt_command(
    path: str,
    output: str | None,
    passes: str,
    mcpu: str | None,
    kernel: str | None,
    block: tuple[int, ...] | None,
    assume: Sequence[str],
    verify_each: bool,
    print_after: Sequence[str],
    remarks_path: str | None,
    is_verbose: bool,
) -> int:
    """``swlds opt``."""
    from swlds import api
    from swlds.passes.pipeline import parse_pipeline
    from swlds.report.remarks import RemarkLines, remarks_yaml

    check_outputs((remarks_path,), path)  # OUT may be IN
    check_outputs((output or "-", remarks_path))
    named = {step.pass_.name for step in parse_pipeline(passes)}  # wrong words are an error before the input is read
    if missing := [name for name in print_after if name not in named]:
        known = ", ".join(sorted(named)) or "no pass"
        raise OptionError(f"--print-after {missing[0]!r} names no pass of the pipeline", hint=f"it has {known}")
    name = input_name(path)
    with without_collector():
        module = read_module(path)
        changed = api.opt(
            module,
            passes,
            mcpu=mcpu,
            kernel=kernel,
            block=block,
            assume=assume,
            verify_each=verify_each,
            after=module_printer(print_after),
        )
        text = str(changed)
    if is_verbose:
        lines = RemarkLines(module, name)
        for remark in changed.remarks:
            line = printable(lines.line(remark))
            style = {"passed": "good", "missed": "warning"}.get(remark.kind, "")
            print(paint(line, style) if is_coloured(sys.stderr) else line, file=sys.stderr)
    if remarks_path is not None:
        remarks = remarks_yaml(changed.remarks)
        write_stdout(remarks) if remarks_path == "-" else write_whole(Path(remarks_path), remarks)
    emit(text, output)
    return 0


def passes_command() -> int:
    """``swlds passes``."""
    from swlds.passes.pipeline import PASSES, load_pass

    text = "\n".join(_describe(load_pass(name)) for name in PASSES)
    write_stdout(paint_lines(text, [(r"[a-z]", "heading"), (r"  [\w-]+=", "place")], sys.stdout))
    return 0


def _describe(pass_: Pass[Any]) -> str:
    """Name, before and after, parameters with their defaults."""
    body = pass_.doc.strip().replace("``", "").replace("::\n", ":\n")
    lines = [pass_.name, textwrap.indent(body, "  "), ""]
    parameters = pass_.parameters
    if not parameters:
        lines.append("  It has no parameters.")
    for p in parameters:
        default = {True: "true", False: "false", None: "none"}.get(p.default, p.default)
        lines.append(f"  {p.name}={p.values} (default {default}): {p.help}")
    return "\n".join(lines) + "\n"
