"""RUN lines: which tool makes the output, and under which prefixes it is checked.

`; RUN: opt -S %s | FileCheck %s --check-prefixes=CHECK,A` is a pipeline whose last command is the check, whose command
before that is the tool, and whose commands before that (rare) prepare the tool's input.
"""

from __future__ import annotations

import os
import shlex
from collections import Counter
from collections.abc import Sequence
from typing import final

from swlds.golden.errors import GoldenError
from swlds.lazy import dataclass, lazy_pattern

#: The word begins a comment, just so (``RUN-1:`` and ``RUN :`` are no commands). lit takes it wherever it stands in a line: here
#: no name that a module holds is a command. Behind ``END.`` nothing is looked for.
_LIT_WORD = lazy_pattern(r"^\s*(?://|[;#])\s*(?:RUN:(?P<command>.*)|(?P<end>END\.).*)$")
_PREFIX_OPTION = lazy_pattern(r"--?check-prefix(?:es)?[= ](\S+)")
_EXPANSION = lazy_pattern(r"%(?:basename_t|\{(?P<named>[a-zA-Z_:-]+)\}|(?P<short>[%sSptT]))")
CHECKERS = ("FileCheck", "filecheck")


@final
@dataclass(frozen=True)
class RunLine:
    """One RUN line: `command` as written, the tool's own part, what feeds it, and the check's prefixes."""

    number: int
    command: str
    tool: str
    tool_command: str
    prefixes: tuple[str, ...]
    preprocess: str = ""
    check_command: str = ""

    @property
    def check_words(self) -> list[str]:
        """The words of the FileCheck command."""
        return shlex.split(self.check_command)

    @property
    def tool_words(self) -> list[str]:
        """The tool's words as written, without a redirection from the test itself."""
        return shlex.split(self.tool_command)


def find_run_commands(lines: Sequence[str]) -> list[tuple[int, str]]:
    """The commands of all RUN lines with their line numbers; a `\\` at the end joins the next RUN line."""
    commands: list[tuple[int, list[str]]] = []
    continues = False
    for number, line in enumerate(lines, 1):
        found = _LIT_WORD.match(line)
        if not found:
            continue
        if found["end"]:
            break
        text = found["command"].strip()
        if continues:
            commands[-1][1][-1] = commands[-1][1][-1].rstrip("\\")
            commands[-1][1].append(text)
        else:
            commands.append((number, [text]))
        continues = text.endswith("\\")
    return [(number, " ".join(parts)) for number, parts in commands]


def parse_run_line(path: str, number: int, command: str) -> RunLine | None:
    """The RUN line, or None where it is no `tool | FileCheck` pipeline."""
    commands = [part.strip() for part in split_pipeline(command)]
    if len(commands) < 2:
        return None
    *before, tool_command, check_command = commands
    try:
        checker, tool = shlex.split(check_command), shlex.split(tool_command)
    except ValueError as error:
        raise GoldenError(f"{path}:{number}: RUN line: {error}") from error
    if not checker or not tool or checker[0] not in CHECKERS:
        return None
    return RunLine(
        number=number,
        command=command,
        tool=tool[0],
        tool_command=tool_command,
        prefixes=find_prefixes(path, number, check_command),
        preprocess=" | ".join(before),
        check_command=check_command,
    )


def split_pipeline(command: str) -> list[str]:
    """The commands between `|` outside quotes."""
    parts: list[str] = []
    start, quote = 0, ""
    for place, letter in enumerate(command):
        if letter == "|" and not quote:
            parts.append(command[start:place])
            start = place + 1
            continue
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
    return [*parts, command[start:]]


def find_prefixes(path: str, number: int, check_command: str) -> tuple[str, ...]:
    """The prefixes of a FileCheck command (CHECK where it names none); a repeated one is an error, as for FileCheck."""
    prefixes = [name for found in _PREFIX_OPTION.finditer(check_command) for name in found[1].split(",")]
    for name, count in Counter(prefixes).items():
        if count > 1:
            raise GoldenError(f"{path}:{number}: conflicting prefixes: '{name}' is given twice in one RUN line")
    return tuple(prefixes) or ("CHECK",)


def expand(text: str, path: str, temporary: str | None = None) -> str:
    """lit's substitutions in a command for the test at `path`: %s, %S, %p, %t, %T, %%, %{s} and the like.

    `temporary` is the folder for %t; without one it is `Output` beside the test, as for lit.
    """
    path = os.path.abspath(path)
    folder = temporary or os.path.join(os.path.dirname(path), "Output")
    values = _expansions(path, os.path.join(folder, os.path.basename(path) + ".tmp"))
    return _EXPANSION.sub(lambda found: values.get(found["named"] or found["short"] or "basename_t", found[0]), text)


def _expansions(path: str, temporary: str) -> dict[str, str]:
    directory, base = os.path.dirname(path), os.path.basename(path)
    return {
        "%": "%",
        "s": path,
        "S": directory,
        "p": directory,
        "t": temporary,
        "T": os.path.dirname(temporary),
        "basename_t": os.path.basename(temporary),
        "s:basename": base,
        "s:real": os.path.realpath(path),
        "S:real": os.path.realpath(directory),
        "t:stem": os.path.splitext(temporary)[0],
        "pathsep": os.pathsep,
        "fs-sep": os.sep,
    }
