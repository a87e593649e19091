"""FileCheck in this process: the `filecheck` package, with what it lacks for the checks that we generate."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from filecheck.compiler import compile_uops
from filecheck.error import CheckError, ParseError
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.ops import CheckOp, UOp
from filecheck.options import DumpInputKind, Options, parse_argv_options
from filecheck.parser import Parser, pattern_for_opts

from swlds.golden.errors import GoldenError, describe_failure

_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
_HEX_NUMBER = re.compile(r"\[\[#\s*(0x[0-9a-fA-F]+)\s*\]\]")
# What FileCheck takes and the package does not; none of them changes what matches.
_WITHOUT_MEANING = re.compile(r"--?(?:allow-unused-prefixes|dump-input(?:-context|-filter)?|color|v|vv)(?:=.*)?$")
_UNUSED_PREFIXES_FORBIDDEN = re.compile(r"--?allow-unused-prefixes=(?:false|0)$")


@final
class _Parser(Parser):
    """Reads check lines; a number in hexadecimal (`--global-hex-value-regex` writes them) stands for its value."""

    path = ""

    def __next__(self) -> CheckOp:
        try:
            return super().__next__()
        except (StopIteration, ParseError):
            raise
        except Exception as error:
            raise GoldenError(f"{self.path}:{self.line_no}: {describe_failure(error)}") from error

    def parse_args(self, arg: str, line: str) -> list[UOp]:
        return super().parse_args(_HEX_NUMBER.sub(lambda found: str(int(found[1], 16)), arg), line)


@final
class _Matcher(Matcher):
    """Matches `-NEXT` lines at their leftmost place.

    The package (1.0.6) puts a greedy prefix before a `-NEXT` pattern, so that a variable at the beginning of the line
    gets the shortest text that matches, which for the `.*` of a block label is none.
    """

    #: Of the check that is being matched.
    line = 0

    def _pre_check(self, op: CheckOp) -> None:
        self.line = op.source_line
        super()._pre_check(op)

    def match_immediately(self, op: CheckOp) -> None:
        pattern, captures = compile_uops(op, self.ctx.live_variables, self.opts)
        greedy = r"\n?[^\n]*"
        if op.name == "NEXT" and pattern.pattern.startswith(greedy) and not pattern.pattern.startswith(greedy + "?"):
            pattern = re.compile(greedy + "?" + pattern.pattern[len(greedy) :], pattern.flags)
        found = self.file.match(pattern)
        if not found:
            raise CheckError(f'Couldn\'t match "{op.arg}".', op)
        self.file.move_to(found.end(0))
        self.capture_results(found, captures, op)


@final
@dataclass(frozen=True)
class CheckFile:
    """A file with checks: its path, for messages, and its text."""

    path: str
    text: str


def match_output(words: Sequence[str], checks: CheckFile, output: str) -> str | None:
    """Match `output` against the checks as the FileCheck command `words` says; the complaint, or None where all match."""
    options = _parse_words(words, checks.path)
    if any(_UNUSED_PREFIXES_FORBIDDEN.match(word) for word in words):
        unused = [prefix for prefix in options.check_prefixes if not _has_checks(prefix, checks.text)]
        if unused:
            return f"{checks.path}: no checks with prefix {', '.join(unused)}"
    parser = _Parser(options, io.StringIO(checks.text), *pattern_for_opts(options))
    parser.path = checks.path
    matcher = _Matcher(options, FInput("<output>", output), parser)
    messages = io.StringIO()
    matcher.stderr = messages
    try:
        with warnings.catch_warnings():  # Python's, about patterns
            warnings.simplefilter("ignore", FutureWarning)
            code = matcher.run()
    except NotImplementedError as error:
        return f"{checks.path}: {error}"
    except GoldenError:
        raise
    except Exception as error:
        place = f"{checks.path}:{matcher.line}" if matcher.line else checks.path
        raise GoldenError(f"{place}: {describe_failure(error)}") from error
    return None if code == 0 else _ESCAPES.sub("", messages.getvalue()).strip() or f"{checks.path}: no match"


def _parse_words(words: Sequence[str], path: str) -> Options:
    kept = [word for word in words if not _WITHOUT_MEANING.match(word)]
    try:
        options = parse_argv_options([kept[0], *(word for word in kept[1:])])
    except (RuntimeError, ValueError) as error:
        raise GoldenError(f"{path}: {' '.join(words)}: {error}") from error
    options.dump_input = DumpInputKind.FAIL
    return options


def _has_checks(prefix: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(prefix)}(?:-[A-Z]+(?:-\d+)?)?(?:\{{LITERAL\}})?:", text) is not None
