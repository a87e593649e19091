"""Regenerates the checks of one test file."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from swlds.golden.errors import GoldenError
from swlds.golden.function_checks import CheckedRun, CheckWriter
from swlds.golden.functions import FunctionTable
from swlds.golden.global_checks import GlobalTable
from swlds.golden.names import NameStyle
from swlds.golden.rewrite import Rewriter
from swlds.golden.runlines import RunLine, find_run_commands, parse_run_line
from swlds.golden.tbaa import tbaa_words
from swlds.golden.testfile import TestFile, load_test, read_text, with_tool, write_test
from swlds.golden.tools import RunTool, run_test_tool, run_tool

KNOWN_TOOLS = ("opt", "swlds")


@final
@dataclass(frozen=True)
class Update:
    """What regenerating gave: the text before (line ends as LF) and after."""

    path: str
    before: str
    after: str

    @property
    def is_changed(self) -> bool:
        return self.before != self.after

    def diff(self) -> str:
        """The change as a unified diff; empty where there is none."""
        lines = difflib.unified_diff(
            self.before.splitlines(keepends=True), self.after.splitlines(keepends=True), self.path, f"{self.path} (regenerated)"
        )
        return "".join(line if line.endswith("\n") else line + "\n" for line in lines)


def update_text(path: str, text: str, words: Sequence[str] = (), run_one: RunTool = run_tool) -> str:
    """The test in `text`, known as `path`, with its checks made anew; `words` are command-line options."""
    test = load_test(path, text, words)
    test, runs = find_runs(test)
    if test.options.update_only and not test.is_generated:
        return text
    writer, table = run_tools(test, runs, text, run_one)
    lines = Rewriter(test, writer, table).rewrite()
    return "".join(line + "\n" for line in lines)


def update_file(path: str, words: Sequence[str] = (), *, write: bool = True, run_one: RunTool = run_tool) -> Update:
    """Regenerate a file's checks; with `write` the file is replaced, atomically, if it changes."""
    before = read_text(path)
    update = Update(path, before, update_text(path, before, words, run_one))
    if write and update.is_changed:
        write_test(path, update.after)
    return update


def find_runs(test: TestFile) -> tuple[TestFile, list[RunLine]]:
    """The RUN lines of the test's tool.  A new test whose only tool is swlds gets that as its tool."""
    commands = find_run_commands(test.lines)
    if not commands:
        raise GoldenError(f"{test.path}: no RUN line; expected '; RUN: TOOL … %s | FileCheck %s'")
    parsed = [run for number, command in commands if (run := parse_run_line(test.path, number, command))]
    if not parsed:
        number, command = commands[0]
        raise GoldenError(f"{test.path}:{number}: RUN line is no 'TOOL … | FileCheck %s': {command}")
    tools = list(dict.fromkeys(run.tool for run in parsed))
    if test.options.tool not in tools and tools[0] == "swlds":
        test = with_tool(test, "swlds")
    if test.options.tool not in tools:
        known = ", ".join(KNOWN_TOOLS)
        raise GoldenError(f"{test.path}:{parsed[0].number}: unknown tool '{tools[0]}'; expected {known}, or --tool {tools[0]}")
    return test, [run for run in parsed if run.tool == test.options.tool]


def run_tools(
    test: TestFile, runs: Sequence[RunLine], text: str, run_one: RunTool
) -> tuple[CheckWriter, GlobalTable]:
    """Run every RUN line and gather what its prefixes can check."""
    prefixes = [prefix for run in runs for prefix in run.prefixes]
    functions, table = FunctionTable(prefixes, test.options), GlobalTable()
    tbaa: dict[tuple[str, ...], dict[str, str]] = {}
    for run in runs:
        output = run_test_tool(run, test.path, text, test.options.tool_binary, run_one)
        functions.add_output(output, run.prefixes)
        table.add_output(output, run.prefixes)
        # Of RUN lines with the same prefixes the last one names the tags, as upstream has it.
        tbaa[run.prefixes] = tbaa_words(output) if test.options.version >= 6 else {}
    options = test.options
    style = NameStyle(options.version, options.prefix_filecheck_ir_name, keep=options.preserve_names)
    checked = [CheckedRun(run.prefixes, tbaa[run.prefixes]) for run in runs]
    return CheckWriter(checked, functions, style, options), table
