"""Runs the tool of a RUN line: swlds in this process where its command line is handed in, any other as a program."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import IO, Protocol, final

from swlds.golden.errors import GoldenError, failure_at
from swlds.golden.guard import RUN_LINE, check_tool, in_run_line
from swlds.golden.runlines import CHECKERS, RunLine, expand
from swlds.golden.testfile import read_text
from swlds.lazy import dataclass
from swlds.printable import split_lines
from swlds.worker import death_error, die_with_parent, with_parent

TIMEOUT_SECONDS = 600
_PROGRAM_NAMES: Mapping[str, Sequence[str]] = {"opt": ("opt-22", "opt")}


@final
@dataclass(frozen=True)
class ToolResult:
    """What a tool gave: exit code, standard output, standard error."""

    code: int
    stdout: str
    stderr: str

    @property
    def merged(self) -> str:
        """What `2>&1` gives: passes print while the tool works, the module is written at its end."""
        return self.stderr + self.stdout


class RunTool(Protocol):
    """How a tool is run; tests put recorded outputs in its place."""

    def __call__(self, argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult: ...


def run_program(argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult:
    """Run one command, of any tool but swlds: another process would not know what a test may run."""
    if argv[0] == "swlds":
        raise GoldenError("swlds: cannot run: no command line was given")
    try:
        done = subprocess.run(
            list(argv), input=stdin, cwd=cwd, capture_output=True, encoding="utf-8", errors="surrogateescape",
            timeout=TIMEOUT_SECONDS, check=False, env={**os.environ, RUN_LINE: "1"}, preexec_fn=with_parent(),
        )  # fmt: skip
    except OSError as error:
        raise GoldenError(f"{argv[0]}: cannot run: {error.strerror}") from error
    except ValueError as error:  # a NUL byte in a word
        raise GoldenError(f"{argv[0]}: cannot run: {error}") from error
    except subprocess.TimeoutExpired as error:
        raise GoldenError(f"{argv[0]}: no end after {TIMEOUT_SECONDS} s") from error
    return ToolResult(done.returncode, done.stdout, done.stderr)


@final
@dataclass(frozen=True)
class InProcess:
    """Runs swlds in this process, or `is_apart` in a fork of it, any other tool as a program.  `command` is the command line:
    `command(args=…, prog_name=…)`."""

    command: Callable[..., object]
    is_apart: bool = False

    def __call__(self, argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult:
        if argv[0] == "swlds":
            run = _run_apart if self.is_apart else _run_here
            return run(self.command, argv[1:], stdin, cwd)
        return run_program(argv, stdin, cwd)


def _run_apart(command: Callable[..., object], argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult:
    """The same where LLVM may end the process: as at a shell, that is an error of the command."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err, tempfile.TemporaryFile() as noise:
        child = os.fork()
        if not child:
            code = 1
            try:
                die_with_parent()
                os.dup2(noise.fileno(), 2)
                done = _run_here(command, argv, stdin, cwd)
                for stream, text in ((out, done.stdout), (err, done.stderr)):
                    stream.write(text.encode("utf-8", "surrogateescape"))
                    stream.flush()
                code = done.code
            finally:
                os._exit(code)
        status = os.waitpid(child, 0)[1]
        if os.WIFSIGNALED(status):
            return ToolResult(1, "", f"swlds: error: {death_error(os.WTERMSIG(status), noise, None, '')}\n")
        return ToolResult(os.WEXITSTATUS(status), *(_read_back(stream) for stream in (out, err)))


def _read_back(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode("utf-8", "surrogateescape")


def _run_here(command: Callable[..., object], argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult:
    """Its streams are captured."""
    out, err = _buffer(), _buffer()
    saved = sys.stdin
    sys.stdin = _buffer(stdin or "")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), _directory(cwd):
            code = _run_click(command, list(argv), err)
    finally:
        sys.stdin = saved
    return ToolResult(code, _text(out), _text(err))


def _buffer(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(
        io.BytesIO(text.encode("utf-8", "surrogateescape")), encoding="utf-8", errors="surrogateescape", newline=""
    )


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


def _run_click(command: Callable[..., object], argv: list[str], err: io.TextIOWrapper) -> int:
    """The exit code of a click command."""
    try:
        command(args=argv, prog_name="swlds")
    except SystemExit as ending:  # click ends the process with its exit code; here that ends the command
        if ending.code is None or isinstance(ending.code, int):
            return ending.code or 0
        err.write(f"{ending.code}\n")
        return 1
    except Exception as error:  # a test shows the failure of its tool and does not die of it
        err.write(f"{type(error).__name__}: {error}\n")
        return 1
    return 0


@contextlib.contextmanager
def _directory(path: str) -> Iterator[None]:
    saved = os.getcwd()
    os.chdir(path)
    try:
        yield
    finally:
        os.chdir(saved)


def is_available(tool: str, binary: str | None = None) -> bool:
    """Whether a tool can be run; FileCheck and swlds always can, here."""
    if tool in (*CHECKERS, "swlds"):
        return True
    try:
        find_program(tool, binary if tool == "opt" else None)
    except GoldenError:
        return False
    return True


def find_program(tool: str, binary: str | None) -> str:
    """The program for a tool name: the given one, or the first of its known names on PATH."""
    if tool == "swlds" and binary is None:
        return "swlds"
    names = [binary] if binary else _PROGRAM_NAMES.get(tool, (tool,))
    for name in names:
        found = shutil.which(name)
        if found:
            return found
    raise GoldenError(f"unknown tool '{tool}': none of {', '.join(names)} on PATH; --tool-binary names one")


def run_test_tool(
    run: RunLine, path: str, text: str, binary: str | None, run_one: RunTool = run_program, prepared: str | None = None
) -> str:
    """What the tool of a RUN line prints for the test at `path`; GoldenError where it fails.

    `text` is the test's text, which a redirection `< %s` reads; `prepared` is the output of the commands before the tool.
    """
    with in_run_line():
        return _run_test_tool(run, path, text, binary, run_one, prepared)


def _run_test_tool(
    run: RunLine, path: str, text: str, binary: str | None, run_one: RunTool, prepared: str | None
) -> str:
    place = f"{path}:{run.number}"
    directory = os.path.dirname(os.path.abspath(path))
    stdin: str | None = text
    expanded = [expand(word, path) for word in run.tool_words]
    words, redirected = take_redirection(expanded)
    if prepared is not None:
        stdin = prepared
    elif redirected and os.path.join(directory, redirected) != os.path.abspath(path):
        with failure_at(path, run.number):
            stdin = read_text(os.path.join(directory, redirected), redirected)
    check_tool(run.tool, place)
    words[0] = find_program(run.tool, binary)
    result = run_one(words, stdin, directory)
    output = result.merged if "2>&1" in expanded else result.stdout
    if result.code != 0:
        raise GoldenError(f"{place}: RUN line failed with exit code {result.code}: {last_line(result.stderr)}")
    return output


def take_redirection(words: Sequence[str]) -> tuple[list[str], str | None]:
    """Words without `< FILE`, `2>&1` and `2>/dev/null`, and the file."""
    kept: list[str] = []
    source: str | None = None
    rest = iter(words)
    for word in rest:
        if word == "<":
            source = next(rest, None)
        elif word.startswith("<") and len(word) > 1:
            source = word[1:]
        elif word not in ("2>&1", "2>/dev/null"):
            kept.append(word)
    return kept, source


def last_line(text: str) -> str:
    lines = [line for line in split_lines(text) if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["no message"])[0]
