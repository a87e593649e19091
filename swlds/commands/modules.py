"""``lower``, ``uses``, ``compare``: commands that read a module."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from swlds.collector import without_collector
from swlds.colour import paint_lines, print_message
from swlds.linked_input import input_name, read_data, read_module
from swlds.output import check_outputs, check_writable, write_whole
from swlds.printable import printable, printable_lines
from swlds.worker import write_stdout

if TYPE_CHECKING:
    from swlds.analysis.equivalence import Difference
    from swlds.ir.model import Module
    from swlds.report.uses import UsesReport


def lower_command(
    path: str, output: str | None, phases: Sequence[str], options: dict[str, Any], is_verbose: bool = False
) -> int:
    """``swlds lower``."""
    if output is not None and output != "-":
        check_writable(Path(output))
    with without_collector():
        emit(_lowered_text(path, phases, options, is_verbose), output)
    return 0


def _lowered_text(path: str, phases: Sequence[str], options: dict[str, Any], is_verbose: bool) -> bytes:
    from swlds import api

    titles: dict[str, str] = {}

    def take_titles(source: Module, lowered: Module) -> None:
        from swlds.report.layouts import layout_titles

        titles.update(layout_titles(source, lowered.layouts))

    look = take_titles if is_verbose else None
    text, layouts = api.lower_data(*read_data(path), after=module_printer(phases), look=look, **options)
    if is_verbose:
        from swlds.report.layouts import describe_layouts

        summary = describe_layouts(input_name(path), layouts, titles)
        print(paint_lines(summary, [(r"\S", "heading")], sys.stderr), file=sys.stderr)
    return text


def uses_command(
    path: str, kernels: Sequence[str], mcpu: str | None, as_json: bool, pages: dict[str, str | None]
) -> int:
    """``swlds uses``."""
    from swlds.ir.places import in_source
    from swlds.report.uses import report_uses
    from swlds.report.uses_text import print_uses, print_uses_json
    from swlds.report.words import count_noun

    if any(pages.values()):
        _check_pages(path, "-" if as_json else None, pages)
    module = read_module(path)
    with in_source(module):
        report = report_uses(module, kernels, mcpu)
    html_path = pages["html_path"]
    if html_path != "-":
        (print_uses_json if as_json else print_uses)(report)
    _write_uses_pages(report, pages)
    over = [kernel for kernel in report.kernels if kernel.is_over]
    if not over:
        return 0
    worst = max(over, key=lambda kernel: kernel.static_size)
    others = f"; {count_noun(len(over) - 1, 'other kernel')} over the limit, too" if len(over) > 1 else ""
    print_message("error", printable(f"{input_name(path)}: {report.complaint(worst)}{others}"))
    return 1


def _check_pages(path: str, json_path: str | None, pages: dict[str, str | None]) -> None:
    from swlds.report.pages.files import check_folders

    check_outputs((json_path, pages["html_path"]), path)
    check_folders({name: folder for name, folder in pages.items() if name.endswith("_folder")})


def _write_uses_pages(report: UsesReport, pages: dict[str, str | None]) -> None:
    """The page and the pictures that were asked for."""
    folders = {name: folder for name, folder in pages.items() if name.endswith("_folder") and folder is not None}
    if pages["html_path"] is None and not folders:
        return
    from swlds.report.pages.files import kind_of, write_pictures
    from swlds.report.pages.uses_page import draw_uses, uses_page

    if (html_path := pages["html_path"]) is not None:
        page = uses_page(report)
        if html_path == "-":
            write_stdout(page)
        else:
            write_whole(Path(html_path), page)
    for option, folder in folders.items():
        write_pictures(folder, kind_of(option), draw_uses(report))


def compare_command(path: str, instrument: bool, mcpu: str, as_json: bool) -> int:
    """``swlds compare``."""
    import json

    from swlds.compare import OURS, REFERENCE, compare_with_llvm
    from swlds.ir.places import in_source
    from swlds.report.words import count_noun

    module = read_module(path)
    with in_source(module):
        difference = compare_with_llvm(module, instrument=instrument, mcpu=mcpu)
    kernels = len(module.kernel_functions)
    if as_json:
        text = json.dumps(
            {"equal": difference is None, "kernels": kernels, "difference": _as_json(difference)}, indent=2
        )
    elif difference is not None:
        text = printable_lines(difference.show(OURS, REFERENCE))
    else:
        agree = "profile llvm and LLVM's amdgpu-sw-lower-lds agree"
        text = printable(f"equal: {agree} on {input_name(path)} ({count_noun(kernels, 'kernel')})")
    write_stdout(paint_lines(f"{text}\n", [] if as_json else _COMPARE_STYLES, sys.stdout))
    return 0 if difference is None else 1


_COMPARE_STYLES = [("equal: ", "good"), ("--- ", "heading"), (r"\S.*: ", "error"), (">", "warning")]


def _as_json(difference: Difference | None) -> dict[str, Any] | None:
    """The two lines are null on the side that has nothing there."""
    if difference is None:
        return None
    ours, llvm = (side.line if side.index is not None else None for side in (difference.left, difference.right))
    return {"place": difference.place, "what": difference.what, "swlds": ours, "llvm": llvm}


def emit(text: bytes | str, output: str | None) -> None:
    """Write a module to stdout or to a file, as bitcode where its name ends in .bc."""
    if output is None or output == "-":
        write_stdout(text)
        return
    if output.endswith(".bc"):
        from swlds.ir import llvm

        write_whole(Path(output), llvm.to_bitcode(text))
        return
    write_whole(Path(output), text)


def module_printer(phases: Sequence[str]) -> Callable[[str, Module], None] | None:
    """What prints the module to stderr after those phases or passes."""

    def show(phase: str, module: Module) -> None:
        if phase in phases:
            print(f"; module after {phase}\n{module}", file=sys.stderr)

    return show if phases else None
