"""The shell language of RUN lines, as far as tests need it: pipelines, `&&`, `not`, `<`, `>`, `2>&1`."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from dataclasses import field
from typing import final

from swlds.golden.errors import GoldenError, failure_at
from swlds.golden.guard import check_tool, in_run_line
from swlds.golden.runlines import CHECKERS, RunLine, expand
from swlds.golden.testfile import read_raw, with_lf
from swlds.golden.tools import RunTool, find_program, last_line, run_program
from swlds.lazy import dataclass, lazy_pattern
from swlds.output import write_regular
from swlds.reading import reason_of

_MERGE = "2>&1"
_SILENCE = "2>/dev/null"
_STREAMS = lazy_pattern(r"""(?P<quoted>\\.|'[^']*'|"(?:\\.|[^"\\])*")|(?P<merge>2>&1)|2> ?/dev/null""")


@final
@dataclass
class Command:
    """One command of a pipeline."""

    words: list[str] = field(default_factory=list)
    is_negated: bool = False
    source: str | None = None
    target: str | None = None
    is_appending: bool = False
    merges_errors: bool = False


def parse_script(text: str, path: str, place: str, temporary: str | None = None) -> list[list[Command]]:
    """The pipelines of a RUN line of the test at `path`, which run one after another until one fails.

    lit's substitutions are made in the words, so names of files are words, whatever characters they have. `temporary`: the
    folder for %t.
    """
    # shlex takes `2>` apart; the two forms in use become words of their own, but not what is quoted for another shell.
    text = _STREAMS.sub(lambda found: found["quoted"] or f" '{_MERGE if found['merge'] else _SILENCE}' ", text)
    lexer = shlex.shlex(text, posix=True, punctuation_chars="|&;<>")
    lexer.whitespace_split = True
    lexer.commenters = ""
    try:
        tokens = list(lexer)
    except ValueError as error:
        raise GoldenError(f"{place}: RUN line: {error}") from error
    pipelines = [[Command()]]
    rest = iter(tokens)
    for token in rest:
        command = pipelines[-1][-1]
        if token in ("&&", ";"):
            pipelines.append([Command()])
        elif token == "|":
            pipelines[-1].append(Command())
        elif token in ("<", ">", ">>"):
            _redirect(command, token, expand(next(rest, ""), path, temporary), place)
        elif token == _MERGE:
            command.merges_errors = True
        elif token == "not" and not command.words:
            command.is_negated = not command.is_negated
        elif token != _SILENCE:
            command.words.append(expand(token, path, temporary))
    if not all(command.words for pipeline in pipelines for command in pipeline):
        raise GoldenError(f"{place}: RUN line: a command is missing")
    return pipelines


def _redirect(command: Command, token: str, path: str, place: str) -> None:
    if not path:
        raise GoldenError(f"{place}: RUN line: expected a file after '{token}'")
    if token == "<":
        command.source = path
    else:
        command.target, command.is_appending = path, token == ">>"


@final
@dataclass(frozen=True)
class Shell:
    """Runs pipelines for one test; `cwd` is where relative paths start."""

    path: str
    text: str
    cwd: str
    tool_binary: str | None = None
    run_one: RunTool = run_program

    def run(self, pipelines: Sequence[Sequence[Command]]) -> str | None:
        """Run them; what went wrong, or None.  As for lit, each command of a pipeline has to succeed."""
        return self.run_for_output(pipelines)[0]

    def run_for_output(self, pipelines: Sequence[Sequence[Command]]) -> tuple[str | None, str]:
        """Run them; what went wrong, or None, and what the last pipeline printed."""
        with in_run_line():
            return self._run_all(pipelines)

    def _run_all(self, pipelines: Sequence[Sequence[Command]]) -> tuple[str | None, str]:
        output: str | None = None
        for pipeline in pipelines:
            output = None
            for command in pipeline:
                code, output, errors = self._run_command(command, output)
                if (code != 0) == command.is_negated:
                    if command.target:
                        self._write(command, output)
                        output = ""
                    continue
                what = "succeeded, but is expected to fail" if code == 0 else f"failed with exit code {code}"
                if command.words[0] in CHECKERS and code:
                    return errors, ""
                return f"'{' '.join(command.words)}' {what}" + (f": {errors.strip()}" if errors.strip() else ""), ""
        return None, output or ""

    def _run_command(self, command: Command, stdin: str | None) -> tuple[int, str, str]:
        if command.source is not None:
            stdin = self._read(command.source)
        if command.words[0] in CHECKERS:
            return self._match(command, stdin or "")
        words = [find_program(command.words[0], self._binary_of(command.words[0])), *command.words[1:]]
        result = self.run_one(words, stdin, self.cwd)
        output = result.merged if command.merges_errors else result.stdout
        return result.code, output, result.stderr

    def _binary_of(self, tool: str) -> str | None:
        return self.tool_binary if tool == "opt" else None

    def _match(self, command: Command, output: str) -> tuple[int, str, str]:
        from swlds.golden.filecheck.options import parse_options
        from swlds.golden.matcher import CheckFile, match_output

        try:
            options = parse_options(command.words[1:])
        except GoldenError as error:
            return 2, "", f"{self.path}: {command.words[0]}: {error}"
        if options.shows_help:
            return 0, "", ""
        if options.input_file not in (None, "-"):
            output = self._read(options.input_file)
        path = options.check_file or self.path
        text = self.text if os.path.abspath(path) == os.path.abspath(self.path) else self._read_raw(path)
        try:
            complaint = match_output(options, CheckFile(path, text), output)
        except GoldenError as error:
            if not command.is_negated:
                raise
            return 2, "", str(error)
        return (0, "", "") if complaint is None else (1, "", complaint)

    def _read(self, path: str) -> str:
        return with_lf(self._read_raw(path))

    def _read_raw(self, path: str) -> str:
        """A check file has its line ends as they are: FileCheck counts its lines by LF, and matches bytes."""
        return read_raw(os.path.join(self.cwd, path), path, takes_bytes=True)

    def _write(self, command: Command, text: str) -> None:
        assert command.target is not None, "only a command with a target writes one"
        try:
            write_regular(os.path.join(self.cwd, command.target), text, is_appending=command.is_appending)
        except (OSError, ValueError) as error:
            raise GoldenError(f"cannot write {command.target}: {reason_of(error)}") from error


def prepare_input(run: RunLine, path: str, text: str, run_one: RunTool = run_program) -> str | None:
    """The output of the commands before the tool of a RUN line; None where there are none."""
    if not run.preprocess:
        return None
    place = f"{path}:{run.number}"
    pipelines = parse_script(run.preprocess, path, place)
    for command in (command for pipeline in pipelines for command in pipeline):
        check_tool(command.words[0], place)
    shell = Shell(path, text, os.path.dirname(os.path.abspath(path)), run_one=run_one)
    with failure_at(path, run.number):
        complaint, output = shell.run_for_output(pipelines)
    if complaint:
        raise GoldenError(f"{place}: {last_line(complaint)}")
    return output
