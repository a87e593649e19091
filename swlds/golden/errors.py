"""The one error kind that the golden tests raise for a wrong test file."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from typing import final

from swlds.errors import SwldsError
from swlds.lazy import lazy_pattern
from swlds.printable import printable

_LONGEST = 300
_LINE = lazy_pattern(r"([0-9]{1,9}):(?:[0-9]{1,9}:)?")


@final
class GoldenError(SwldsError):
    """A test file cannot be regenerated or does not hold; the message names the file and, where known, the line."""


@contextlib.contextmanager
def failure_at(path: str, line: int | None = None) -> Iterator[None]:
    """Whatever a test's text makes our code or FileCheck's raise is that test's failure, and the other tests go on."""
    place = path if line is None else f"{path}:{line}"
    try:
        yield
    except SwldsError as error:
        if split_place(path, error.whole()) is not None:
            raise
        raise GoldenError(f"{place}: {error}") from error
    except Exception as error:
        raise GoldenError(f"{place}: {describe_failure(error)}") from error


def split_place(path: str, message: str) -> tuple[int | None, str] | None:
    """The line that a message names and what it says of it; None where it does not begin with the test's path."""
    for name in (printable(path), printable(os.path.abspath(path))):
        if message.startswith(f"{name}:"):
            rest = message[len(name) + 1 :]
            named = _LINE.match(rest)
            return (int(named[1]), rest[named.end() :].lstrip()) if named else (None, rest.lstrip())
    return None


def describe_failure(error: Exception) -> str:
    """An error that nobody expected, in one line."""
    if isinstance(error, RecursionError):
        return "nests too deeply"
    if isinstance(error, MemoryError):
        return "out of memory"
    text = " ".join(str(error).split())
    if isinstance(error, ValueError) and "integer string conversion" in text:
        return "a number of too many digits"
    return f"cannot be checked: {type(error).__name__}: {text[:_LONGEST]}"
