"""``check`` and ``update-checks``: commands over many test files."""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from swlds.colour import paint_lines, print_message
from swlds.errors import OptionError, SwldsError
from swlds.golden.batch import map_files
from swlds.golden.check import CheckResult, Complaint, check_file
from swlds.golden.errors import GoldenError
from swlds.golden.guard import narrowed
from swlds.golden.options import split_command_line
from swlds.golden.tools import InProcess, RunTool
from swlds.golden.update import Update, update_file
from swlds.printable import brief, printable, printable_lines
from swlds.report.progress import show_progress
from swlds.report.words import count_noun

Result = TypeVar("Result")


def check_command(
    paths: Sequence[str],
    engines: Sequence[str] | None,
    tool_binary: str | None,
    tools: str | None,
    seconds: float,
    jobs: int | None,
    as_json: bool,
    command: Callable[..., object],
    is_apart: bool = False,
) -> int:
    """``swlds check``. ``command`` is the command line itself, for RUN lines; with ``is_apart`` no test runs in this process,
    which one of them could end."""
    allowed = narrowed(_split(tools), tool_binary)
    job, careful = (
        functools.partial(
            check_file, tool_binary=tool_binary, run_one=run, engines=engines, tools=allowed, seconds=seconds
        )
        for run in (InProcess(command), InProcess(command, is_apart=True))
    )
    results = _over_files(job, careful, paths, jobs, "tests checked", _lost_check, is_apart)
    bad = [result for result in results if not result.is_good]
    if as_json:
        print(json.dumps({"tests": [_as_dict(result) for result in results]}, indent=2))
        return 1 if bad else 0
    for result in results:
        for note in result.skipped:
            text = printable(f"{note.path}:{note.line}: skipped: {note.message}")
            print(paint_lines(text, [("", "note")], sys.stderr), file=sys.stderr)
        for complaint in result.complaints:
            if result.is_unread:
                print_message("error", brief(printable(f"{result.path}: {complaint.message}")))
                continue
            first, mark, rest = str(complaint).partition("\n")
            print(f"{paint_lines(first, [('', 'error')], sys.stdout)}{mark}{rest}")
    skipped = [result for result in results if result.is_good and result.skipped]
    text = f"{count_noun(len(results), 'test')}: {len(results) - len(bad) - len(skipped)} good, {len(bad)} failed"
    if skipped:
        text += f", {len(skipped)} skipped"
    print(paint_lines(text, [("", "error" if bad else "good")], sys.stdout))
    return 1 if bad else 0


def _as_dict(result: CheckResult) -> dict[str, object]:
    return {
        "path": result.path,
        "good": result.is_good,
        "complaints": [{"line": c.line, "message": c.message} for c in result.complaints],
        "skipped": [{"line": c.line, "message": c.message} for c in result.skipped],
    }


def _split(tools: str | None) -> list[str] | None:
    return None if tools is None else [tool for tool in tools.split(",") if tool]


def update_checks_command(
    words: Sequence[str],
    is_dry: bool,
    tools: str | None,
    seconds: float,
    jobs: int | None,
    command: Callable[..., object],
) -> int:
    """``swlds update-checks``. A file that cannot be regenerated is named and left alone; the others are written."""
    try:
        given, paths = split_command_line(words)
    except GoldenError as error:
        raise OptionError(str(error)) from None
    if not paths:
        raise OptionError("no test given", hint="name the .ll files whose checks are to be regenerated")
    options = [word for word in words if word not in paths]
    allowed = narrowed(_split(tools), given.tool_binary)
    job, careful = (
        functools.partial(_update, words=options, is_dry=is_dry, run_one=run, tools=allowed, seconds=seconds)
        for run in (InProcess(command), InProcess(command, is_apart=True))
    )
    updates = _over_files(job, careful, paths, jobs, "tests regenerated", _lost_update, len(paths) > 1)
    failed = [update for update in updates if isinstance(update, str)]
    changed = [update for update in updates if isinstance(update, Update) and update.is_changed]
    for warning in (w for update in updates if isinstance(update, Update) for w in update.warnings):
        print_message("warning", brief(printable(warning)))
    for message in failed:
        print_message("error", printable(message))
    if is_dry and changed:
        for update in changed:
            sys.stdout.write(paint_lines(printable_lines(update.diff()), _DIFF_STYLES, sys.stdout))
        print(f"to regenerate: swlds update-checks {' '.join(printable(u.path) for u in changed)}")
    elif changed:
        for update in changed:
            print(paint_lines(printable(f"updated {update.path}"), [("", "good")], sys.stdout))
    return 1 if failed or (is_dry and changed) else 0


_DIFF_STYLES = [(r"(---|\+\+\+) ", "heading"), (r"\+", "good"), ("-", "error"), ("@@", "place")]


def _update(
    path: str, words: Sequence[str], is_dry: bool, run_one: RunTool, tools: frozenset[str] | None, seconds: float
) -> Update | str:
    try:
        return update_file(path, words, write=not is_dry, run_one=run_one, tools=tools, seconds=seconds)
    except SwldsError as error:
        return str(error)


def _lost_check(path: str) -> CheckResult:
    return CheckResult(path, [Complaint(path, 1, _DIED)])


def _lost_update(path: str) -> str:
    return f"{path}: {_DIED}"


_DIED = "a process died over this test"


def _over_files(
    job: Callable[[str], Result],
    careful: Callable[[str], Result],
    paths: Sequence[str],
    jobs: int | None,
    what: str,
    lost: Callable[[str], Result],
    is_apart: bool,
) -> list[Result]:
    """The job over all files; one that takes its process along costs only itself, and has its commands run apart first, whose
    end may be what it expects."""
    with show_progress(what, len(paths)) as advance:
        return map_files(job, list(paths), jobs, advance, lost, is_apart=is_apart, careful=careful)
