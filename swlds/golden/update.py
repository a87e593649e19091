"""Regenerates the checks of one test file."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Sequence
from typing import final

from swlds.golden.errors import GoldenError, failure_at
from swlds.golden.function_checks import CheckedRun, CheckWriter
from swlds.golden.functions import FunctionTable
from swlds.golden.global_checks import GlobalTable
from swlds.golden.guard import TEST_SECONDS, only_tools, time_limit
from swlds.golden.names import NameStyle
from swlds.golden.rewrite import Rewriter
from swlds.golden.runlines import RunLine, find_run_commands, parse_run_line
from swlds.golden.shell import prepare_input
from swlds.golden.tbaa import tbaa_words
from swlds.golden.testfile import FUNCTION_LINE, TestFile, load_test, read_raw, with_lf, with_tool, write_test
from swlds.golden.tools import RunTool, run_program, run_test_tool
from swlds.lazy import dataclass

KNOWN_TOOLS = ("opt", "swlds")


@final
@dataclass(frozen=True)
class Update:
    """What regenerating gave: the text before, with its line ends as they were, and after."""

    path: str
    before: str
    after: str
    warnings: tuple[str, ...] = ()

    @property
    def is_changed(self) -> bool:
        return self.before != self.after

    def diff(self) -> str:
        """The change as a unified diff; empty where there is none."""
        if not self.is_changed:
            return ""
        before, after = with_lf(self.before).split("\n"), self.after.split("\n")
        lines = list(difflib.unified_diff(before, after, self.path, f"{self.path} (regenerated)", lineterm=""))
        return "\n".join(lines or [f"{self.path}: only line ends change"]) + "\n"


@final
@dataclass(frozen=True)
class Regenerated:
    """A regenerated test and what its author should know."""

    text: str
    warnings: tuple[str, ...]


def regenerate(path: str, text: str, words: Sequence[str] = (), run_one: RunTool = run_program) -> Regenerated:
    """The test in `text`, known as `path`, with its checks made anew; `words` are command-line options."""
    test = load_test(path, text, words)
    if test.options.update_only and not test.is_generated:
        return Regenerated(text, ())
    test, runs = find_runs(test)
    writer, table, outputs = run_tools(test, runs, text, run_one)
    warnings = list(find_conflicts(test, runs, writer, outputs))
    lines = Rewriter(test, writer, table).rewrite()
    return Regenerated("".join(line + "\n" for line in lines), tuple(warnings))


def update_file(
    path: str,
    words: Sequence[str] = (),
    *,
    write: bool = True,
    run_one: RunTool = run_program,
    tools: Collection[str] | None = None,
    seconds: float | None = TEST_SECONDS,
) -> Update:
    """Regenerate a file's checks; with `write` the file is replaced, in one step, if it changes.

    ``tools``: the programs that RUN lines may run (default: any).
    """
    with time_limit(path, seconds), only_tools(tools), failure_at(path):
        before = read_raw(path)
        made = regenerate(path, with_lf(before), words, run_one)
    if write and before != made.text:
        write_test(path, made.text)
    return Update(path, before, made.text, made.warnings + tuple(_line_end_warnings(path, before)))


def _line_end_warnings(path: str, text: str) -> Iterator[str]:
    if "\r" in text:
        yield f"{path}: CR LF line ends become LF"
    if text and not text.endswith("\n"):
        yield f"{path}: no line end at the end of the file; it gets one"


def find_conflicts(
    test: TestFile, runs: Sequence[RunLine], writer: CheckWriter, outputs: Sequence[Sequence[str]]
) -> Iterator[str]:
    """Warnings for functions that a RUN line prints and no prefix can check.

    GoldenError where that is all of a RUN line's functions: such a RUN line would test nothing.
    """
    own = {found["name"] for line in test.lines if (found := FUNCTION_LINE.match(line))}
    for run, names in zip(runs, outputs, strict=True):
        wanted = [name for name in names if test.options.include_generated_funcs or name in own]
        lost = [name for name in wanted if not any(writer.functions.get(prefix, name) for prefix in run.prefixes)]
        if not lost:
            continue
        prefixes = ", ".join(run.prefixes)
        message = (
            f"{test.path}:{run.number}: conflicting prefixes: RUN lines with {prefixes} print different @{lost[0]}"
        )
        if len(lost) == len(wanted):
            raise GoldenError(f"{message}; give each RUN line a prefix of its own")
        yield f"{message}, which gets no checks for this RUN line"


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
        raise GoldenError(
            f"{test.path}:{parsed[0].number}: unknown tool '{tools[0]}'; expected {known}, or --tool {tools[0]}"
        )
    return test, [run for run in parsed if run.tool == test.options.tool]


def run_tools(
    test: TestFile, runs: Sequence[RunLine], text: str, run_one: RunTool
) -> tuple[CheckWriter, GlobalTable, list[list[str]]]:
    """Run every RUN line and gather what its prefixes can check, and which functions each printed."""
    prefixes = [prefix for run in runs for prefix in run.prefixes]
    functions, table = FunctionTable(prefixes, test.options), GlobalTable()
    printed: list[list[str]] = []
    tbaa: dict[tuple[str, ...], dict[str, str]] = {}
    for run in runs:
        prepared = prepare_input(run, test.path, text, run_one)
        output = run_test_tool(run, test.path, text, test.options.tool_binary, run_one, prepared)
        printed.append(functions.add_output(output, run.prefixes))
        table.add_output(output, run.prefixes)
        # Of RUN lines with the same prefixes the last one names the tags, as upstream has it.
        tbaa[run.prefixes] = tbaa_words(output) if test.options.version >= 6 else {}
    options = test.options
    style = NameStyle(options.version, options.prefix_filecheck_ir_name, keep=options.preserve_names)
    checked = [CheckedRun(run.prefixes) for run in runs]
    return CheckWriter(checked, functions, style, options, tbaa), table, printed
