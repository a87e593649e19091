"""``run`` and ``validate``: commands that execute. The words of the command line become a request, the report its output."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from swlds.device.checks import Severity
from swlds.device.launch_options import OPTION_WORDS, LaunchOptions
from swlds.errors import OptionError
from swlds.output import check_writable, write_whole
from swlds.report.findings_text import PRINT_LIMIT
from swlds.report.progress import group_progress
from swlds.report.run_report import RunReport
from swlds.report.validate_report import ValidateReport
from swlds.run import RunRequest, dump_host_ir, list_unsupported, run, validate
from swlds.worker import write_stdout

_LOWER_OPTIONS = ("profile", "instrument", "allocator")
_REPORT_OPTIONS = ("json_path", "sarif_path", "print_limit", "error_exitcode", "fail_on")


def run_command(words: dict[str, Any]) -> int:
    """``swlds run``."""
    return run_and_report(_request(words), **_report_options(words))


def dump_command(words: dict[str, Any]) -> int:
    """``swlds run --dump-host-ir``."""
    write_stdout(dump_host_ir(_request(words)))
    return 0


def validate_command(words: dict[str, Any], against: str) -> int:
    """``swlds validate``."""
    return validate_and_report(_request(words), against=against, **_report_options(words))


def _request(words: dict[str, Any]) -> RunRequest:
    given = {name: value for name, value in words.items() if value is not None}
    lower_options = {name: given.pop(name) for name in _LOWER_OPTIONS if name in given}
    for name in _REPORT_OPTIONS:
        given.pop(name, None)
    options = LaunchOptions().but(**{name: given.pop(name) for name in OPTION_WORDS if name in given})
    return RunRequest(**given, options=options, lower_options=lower_options)


def _report_options(words: dict[str, Any]) -> dict[str, Any]:
    return {name: words[name] for name in _REPORT_OPTIONS if words[name] is not None}


def run_and_report(
    request: RunRequest,
    *,
    json_path: str | None = None,
    sarif_path: str | None = None,
    print_limit: int = PRINT_LIMIT,
    error_exitcode: int = 1,
    fail_on: Severity = "warning",
) -> int:
    """The text report on stdout (JSON when ``--json -``, SARIF when ``--sarif -``), files as asked for."""
    _check_outputs(json_path, sarif_path, *request.save.values())
    with group_progress() as progress:
        report = run(request, progress)
    _write(report, json_path, sarif_path, print_limit)
    return error_exitcode if report.fails(fail_on) else 0


def validate_and_report(
    request: RunRequest,
    *,
    against: str = "swlds",
    json_path: str | None = None,
    sarif_path: str | None = None,
    print_limit: int = PRINT_LIMIT,
    error_exitcode: int = 1,
    fail_on: Severity = "warning",
) -> int:
    """Original and lowered side by side."""
    _check_outputs(json_path, sarif_path, *request.save.values())
    with group_progress() as progress:
        report = validate(request, against=against, progress=progress)
    _write(report, json_path, sarif_path, print_limit)
    return error_exitcode if report.fails(fail_on) else 0


def _write(report: RunReport | ValidateReport, json_path: str | None, sarif_path: str | None, print_limit: int) -> None:
    if "-" not in (json_path, sarif_path):
        write_stdout(report.text(print_limit) + "\n")
    for path, made in ((json_path, report.json), (sarif_path, report.sarif)):
        if path == "-":
            write_stdout(made() + "\n")
        elif path is not None:
            write_whole(Path(path), made() + "\n")


def unsupported_command(path: str, kernel: str | None, mcpu: str | None) -> int:
    """``swlds run --list-unsupported``."""
    found = list_unsupported(path, kernel, mcpu)
    write_stdout("".join(f"{line}\n" for line in found) or "everything is supported\n")
    return 1 if found else 0


def _check_outputs(*paths: str | None) -> None:
    given = [path for path in paths if path]
    places = [path if path == "-" else os.path.realpath(path) for path in given]
    for path, place in zip(given, places, strict=True):
        if places.count(place) > 1:
            raise OptionError(f"two outputs go to {'stdout' if path == '-' else path}")
        if path != "-":
            check_writable(Path(path))
