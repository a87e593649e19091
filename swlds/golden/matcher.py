"""FileCheck as a RUN line calls it."""

from __future__ import annotations

from typing import final

from swlds.golden.errors import GoldenError
from swlds.golden.filecheck.directives import canonicalize, read_checks
from swlds.golden.filecheck.expressions import Variables
from swlds.golden.filecheck.matching import match_checks
from swlds.golden.filecheck.options import Options
from swlds.lazy import dataclass


@final
@dataclass(frozen=True)
class CheckFile:
    """A file with checks: its path, for messages, and its text."""

    path: str
    text: str


def match_output(options: Options, checks: CheckFile, output: str) -> str | None:
    """Match ``output`` against the checks; the complaint, or None where all match. GoldenError, which names the line, for a check
    file that FileCheck rejects."""
    text = canonicalize(output.encode(errors="surrogateescape"), options)
    variables = Variables()
    try:
        found = read_checks(checks.path, checks.text.encode(errors="surrogateescape"), options, variables)
    except GoldenError as error:
        known = error.message.startswith(f"{checks.path}:")
        raise error if known else GoldenError(f"{checks.path}: {error.message}") from None
    if not text and not options.allows_empty:
        return f"{checks.path}: the input is empty; --allow-empty takes that"
    return match_checks(checks.path, found, text, variables, options)
