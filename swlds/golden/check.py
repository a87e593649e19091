"""Checks tests: runs their RUN lines and matches, runs their launches and compares."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from dataclasses import field
from typing import final

from swlds.errors import SwldsError
from swlds.golden.errors import GoldenError, describe_failure, failure_at, split_place
from swlds.golden.guard import TEST_SECONDS, check_tool, only_tools, time_limit
from swlds.golden.launch_lines import parse_launches
from swlds.golden.launches import Execute, check_launch, execute
from swlds.golden.runlines import find_run_commands
from swlds.golden.shell import Shell, parse_script
from swlds.golden.testfile import read_raw, with_lf
from swlds.golden.tools import RunTool, is_available, run_program
from swlds.lazy import dataclass
from swlds.printable import brief, printable, printable_lines
from swlds.scratch import Scratch


@final
@dataclass(frozen=True)
class Complaint:
    """Something that does not hold, at a line of a test."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        message = "\n".join(map(brief, printable_lines(self.message).split("\n")))
        return f"{printable(self.path)}:{self.line}: {message}"


@final
@dataclass
class CheckResult:
    """What checking one test gave; `skipped` are the RUN lines whose tool is not installed."""

    path: str
    complaints: list[Complaint] = field(default_factory=list)
    skipped: list[Complaint] = field(default_factory=list)
    #: There is no test to judge: the file cannot be read.
    is_unread: bool = False

    @property
    def is_good(self) -> bool:
        return not self.complaints


def check_file(
    path: str,
    *,
    tool_binary: str | None = None,
    run_one: RunTool = run_program,
    execute_one: Execute = execute,
    engines: Sequence[str] | None = None,
    tools: Collection[str] | None = None,
    seconds: float | None = TEST_SECONDS,
) -> CheckResult:
    """Check one test: RUN lines first, then launches. ``tools``: the programs that RUN lines may run (default: any)."""
    result = CheckResult(path)
    try:
        with time_limit(path, seconds), only_tools(tools):
            result.is_unread = True
            raw = read_raw(path, takes_bytes=True)
            result.is_unread = False
            text = with_lf(raw)
            check_run_lines(path, raw, result, tool_binary=tool_binary, run_one=run_one)
            for launch in parse_launches(path, text):
                with failure_at(path, launch.line):
                    complaints = check_launch(launch, text, execute_one, engines)
                result.complaints += [Complaint(path, launch.line, complaint) for complaint in complaints]
    except SwldsError as error:
        result.complaints.append(_as_complaint(path, error.whole()))
    except Exception as error:  # of this test, whatever it is: the others go on
        result.complaints.append(Complaint(path, 1, describe_failure(error)))
    return result


def check_run_lines(
    path: str, text: str, result: CheckResult, *, tool_binary: str | None = None, run_one: RunTool = run_program
) -> None:
    """Run the RUN lines of a test and add what fails to `result`. ``text``: with its line ends as they are."""
    lines = with_lf(text)
    commands = find_run_commands(lines.split("\n"))
    if not commands and not parse_launches(path, lines):
        raise GoldenError(f"{path}: no RUN line; expected '; RUN: TOOL … %s | FileCheck %s'")
    directory = os.path.dirname(os.path.abspath(path))
    with Scratch("check") as temporary:
        for number, command in commands:
            with failure_at(path, number):
                pipelines = parse_script(command, path, f"{path}:{number}", temporary)
                tools = [command.words[0] for pipeline in pipelines for command in pipeline]
                for tool in tools:
                    check_tool(tool, f"{path}:{number}")
                missing = [tool for tool in tools if not is_available(tool, tool_binary)]
                if missing:
                    result.skipped.append(Complaint(path, number, f"needs {missing[0]}, which is not on PATH"))
                    continue
                complaint = Shell(path, text, directory, tool_binary, run_one).run(pipelines)
                if complaint:
                    result.complaints.append(Complaint(path, number, f"{complaint}\n{advice(path)}"))


def advice(path: str) -> str:
    """The command that makes a test's checks anew."""
    return f"to regenerate the checks: swlds update-checks {path}"


def _as_complaint(path: str, message: str) -> Complaint:
    """An error's text, at the line of the test that it names."""
    line, text = split_place(path, message) or (None, message)
    return Complaint(path, line or 1, brief(text))
