"""``run``, ``profile``, ``validate``: commands that execute. The words of the command line become a request, the report its
output."""

from __future__ import annotations

import dataclasses
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from swlds.colour import is_coloured, paint_lines
from swlds.device.checks import FailOn
from swlds.device.launch_options import OPTION_WORDS, LaunchOptions
from swlds.errors import OptionError
from swlds.linked_input import LinkedPath
from swlds.output import check_outputs, write_whole
from swlds.printable import echo
from swlds.report.findings_text import PRINT_LIMIT, TextOptions
from swlds.report.profile_report import ProfileReport
from swlds.report.progress import group_progress
from swlds.report.run_report import RunReport
from swlds.report.source_lines import SourceFiles
from swlds.report.suppressions import Suppressed, read_suppressions
from swlds.report.validate_report import ValidateReport
from swlds.run import Progress, RunRequest, dump_host_ir, list_unsupported, profile, run, validate
from swlds.worker import write_stdout

_LOWER_OPTIONS = ("profile", "instrument", "allocator")
_PAGES = ("html_path", "svg_folder", "png_folder", "pdf_folder", "trace_path")
_REPORT_OPTIONS = (
    "json_path", "sarif_path", "print_limit", "error_exitcode", "fail_on", "suppress", "has_fidelity", *_PAGES,
)  # fmt: skip


def run_command(words: dict[str, Any]) -> int:
    """``swlds run``."""
    return run_and_report(make_request(words), **_report_options(words))


def dump_command(words: dict[str, Any]) -> int:
    """``swlds run --dump-host-ir``."""
    write_stdout(dump_host_ir(make_request(words)))
    return 0


def validate_command(words: dict[str, Any], against: str) -> int:
    """``swlds validate``."""
    return validate_and_report(make_request(words), against=against, **_report_options(words))


def profile_command(words: dict[str, Any], by: str, csv_path: str | None, against: str | None) -> int:
    """``swlds profile``: with memcheck where no checks are named; beside another module, or the same one without passes."""
    request = make_request({**words, "checks": words["checks"] or "memcheck"})
    if request.patterns is not None:
        if request.patterns == "-":
            raise OptionError("--patterns writes a file, - is none")
        if request.after_vectorizer:
            raise OptionError("--patterns tells what the module's own accesses do", hint="leave out --after-vectorizer")
        request = dataclasses.replace(request, options=request.options.but(exact_patterns=True))
    other: RunRequest | None = None
    if against is not None or request.passes is not None:
        path = request.path if against is None else against
        if isinstance(request.path, LinkedPath):
            path = request.path.of(path)
        other = dataclasses.replace(request, path=path, lowered=False, passes=None, save={}, print_=(), patterns=None)
    made: list[ProfileReport] = []

    def launch(progress: Progress | None) -> ProfileReport:
        plain = None if other is None else profile(other, progress)
        title = against or "before"
        made.append(ProfileReport(profile(request, progress), by, plain, (title, request.passes or "this")))
        return made[0]

    code = _run_and_write(request, launch, also=(csv_path, request.patterns), **_report_options(words))
    _write_to(csv_path, made[0].csv)
    return code


def make_request(words: dict[str, Any]) -> RunRequest:
    """The request of a command line's words."""
    given = {name: value for name, value in words.items() if value is not None}
    lower_options = {name: given.pop(name) for name in _LOWER_OPTIONS if name in given}
    for name in _REPORT_OPTIONS:
        given.pop(name, None)
    options = LaunchOptions().but(**{name: given.pop(name) for name in OPTION_WORDS if name in given})
    options = options.but(timeline=words.get("trace_path") is not None)
    is_drawn = any(words.get(name) is not None for name in _PAGES)
    return RunRequest(**given, options=options, lower_options=lower_options, is_drawn=is_drawn)


def _report_options(words: dict[str, Any]) -> dict[str, Any]:
    return {name: words[name] for name in _REPORT_OPTIONS if words.get(name) is not None}


def run_and_report(request: RunRequest, **options: Any) -> int:
    """The text report on stdout (JSON when ``--json -``, SARIF when ``--sarif -``), files as asked for."""
    return _run_and_write(request, lambda progress: run(request, progress), **options)


def validate_and_report(request: RunRequest, *, against: str = "swlds", **options: Any) -> int:
    """Original and lowered side by side."""
    return _run_and_write(request, lambda progress: validate(request, against=against, progress=progress), **options)


def _run_and_write(
    request: RunRequest,
    launch: Callable[[Progress | None], RunReport | ValidateReport | ProfileReport],
    *,
    json_path: str | None = None,
    sarif_path: str | None = None,
    print_limit: int = PRINT_LIMIT,
    error_exitcode: int = 1,
    fail_on: FailOn = "warning",
    suppress: str | None = None,
    has_fidelity: bool = False,
    also: tuple[str | None, ...] = (),
    html_path: str | None = None,
    trace_path: str | None = None,
    **folders: str,
) -> int:
    """Launch, and write the report. ``also``: paths of other outputs; ``folders``: of pictures."""
    also = (*also, html_path, trace_path)
    check_outputs((json_path, sarif_path, *also, *request.save.values()), request.path)
    if folders:
        from swlds.report.pages.files import check_folders

        check_folders(folders)
    suppressed = None if suppress is None else Suppressed(read_suppressions(suppress))
    with group_progress() as progress:
        report = launch(progress)
    if suppressed is not None:
        report.suppress(suppressed)
    if "-" not in (json_path, sarif_path, *also):
        ran = _ran(report)
        echo(ran.output + "\n"[: bool(ran.output) and not ran.output.endswith("\n")], sys.stdout)
        echo(ran.error_output, sys.stderr)
        sources = SourceFiles(os.path.dirname(request.path))
        write_stdout(
            report.text(print_limit, TextOptions(print_limit, has_fidelity, is_coloured(sys.stdout), sources)) + "\n"
        )
    _write_to(json_path, lambda: report.json() + "\n")
    _write_to(sarif_path, lambda: report.sarif(os.path.dirname(request.path)) + "\n")
    if html_path is not None:
        from swlds.report.pages.launch_page import page_of

        _write_to(html_path, lambda: page_of(report, os.path.dirname(request.path)))
    if trace_path is not None or folders:
        _write_pictures(report, trace_path, folders)
    return error_exitcode if report.fails(fail_on) else 0


def _ran(report: RunReport | ValidateReport | ProfileReport) -> RunReport:
    """The launch whose output is shown: of two the first."""
    if isinstance(report, ValidateReport):
        return report.original
    return report.run if isinstance(report, ProfileReport) else report


def _write_pictures(
    report: RunReport | ValidateReport | ProfileReport, trace_path: str | None, folders: dict[str, str]
) -> None:
    from swlds.report.pages.files import kind_of, write_pictures
    from swlds.report.pages.launch_page import draw_launch
    from swlds.report.trace import trace_json

    if isinstance(report, ProfileReport):
        run, against, names = report.run, report.against, report.names
    else:
        run, against, names = report.drawn if isinstance(report, ValidateReport) else report, None, ("", "")
    for option, folder in folders.items():
        write_pictures(folder, kind_of(option), draw_launch(run, against, names))
    if run.timeline is not None:
        words = {"kernel": run.kernel, "target": run.target, **run.launch}
        timeline = run.timeline
        _write_to(trace_path, lambda: trace_json(timeline, words) + "\n")


def _write_to(path: str | None, made: Callable[[], str]) -> None:
    """To a file, or to stdout where it is ``-``."""
    if path == "-":
        write_stdout(made())
    elif path is not None:
        write_whole(Path(path), made())


def unsupported_command(path: str, kernel: str | None, mcpu: str | None) -> int:
    """``swlds run --list-unsupported``."""
    found = list_unsupported(path, kernel, mcpu)
    text = "".join(f"{line}\n" for line in found) or "everything is supported\n"
    write_stdout(paint_lines(text, [(r"\S", "error" if found else "good")], sys.stdout))
    return 1 if found else 0
