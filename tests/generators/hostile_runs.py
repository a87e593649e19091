"""Many inputs through parse, uses and lower without a process for each: a child takes one after another, and when LLVM
takes it along, another one goes on behind the input that did.

What has to hold for each: a result that LLVM verifies, or one error line.
"""

from __future__ import annotations

import json
import os
import select
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import IO, NoReturn, TypeVar

import swlds
from swlds.errors import SwldsError
from swlds.ir import llvm
from swlds.ir.module import Module
from swlds.ir.places import in_source
from swlds.report.uses import report_uses

Result = TypeVar("Result")
Case = Callable[[int], bytes | str]
MEMORY = 3 << 30


@dataclass
class Outcome:
    """How many inputs ended how, and the numbers of those that ended as none may."""

    counts: Counter[str] = field(default_factory=Counter)
    bugs: list[tuple[int, str]] = field(default_factory=list)
    #: Inputs that end the process: LLVM does that, and the command makes one error line of it.
    deaths: list[int] = field(default_factory=list)
    slow: list[tuple[int, float]] = field(default_factory=list)
    seconds: float = 0.0


def try_input(data: bytes | str) -> str:
    """What became of one input: lowered, or where it was refused. An AssertionError says what must not be."""
    module = _refused(lambda: swlds.parse(data, "in.ll"))
    if module is None:
        return "refused by parse"
    if _refused(lambda: llvm.to_bitcode(str(module), "in.ll (printed)")) is None:
        return "LLVM does not read its own print"  # of crafted bitcode; lower() and load() say so
    _refused(lambda: _report(module))
    ends = []
    for profile in ("full", "llvm"):
        lowered = _refused(lambda profile=profile: swlds.lower(module, profile=profile, verify=False))
        ends.append("lowered" if lowered is not None else "refused")
        if lowered is not None:
            try:
                llvm.verify_text(str(lowered), "lowered")
            except SwldsError as error:
                if profile == "llvm":  # as LLVM's own pass has it; lower() says so
                    ends[-1] = "not verified"
                    continue
                raise AssertionError(f"profile {profile}: does not verify: {error}") from None
    return f"full {ends[0]}, llvm {ends[1]}"


def _report(module: Module) -> None:
    with in_source(module):
        report_uses(module, (), None)


def _refused(job: Callable[[], Result]) -> Result | None:
    """What the job gives, or None where it ends in an error, which has to be one line that names a place."""
    try:
        return job()
    except SwldsError as error:
        text = str(error)
        assert text.isprintable(), f"the error is no line of text: {text!r}"
        assert error.location, f"the error names no place: {text}"
        return None


def run_all(case: Case, numbers: Iterable[int], *, patience: float = 60.0, slow: float = 5.0) -> Outcome:
    """All inputs; each has ``patience`` seconds."""
    outcome, rest, start = Outcome(), list(numbers), time.monotonic()
    while rest:
        done = _run_child(case, rest, outcome, patience, slow)
        rest = rest[done:]
    outcome.seconds = time.monotonic() - start
    return outcome


def _run_child(case: Case, numbers: list[int], outcome: Outcome, patience: float, slow: float) -> int:
    """How many of the inputs are behind us when the child has gone."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _be_child(case, numbers, writer)
    os.close(writer)
    done = 0
    with os.fdopen(reader, "rb") as stream:
        while line := _next_line(stream, patience):
            number, end, text, seconds = json.loads(line)
            assert number == numbers[done]
            done += 1
            outcome.counts[end] += 1
            if end == "bug":
                outcome.bugs.append((number, text))
            if seconds > slow:
                outcome.slow.append((number, seconds))
        if line is None:
            os.kill(child, signal.SIGKILL)
            outcome.counts["no end"] += 1
            outcome.bugs.append((numbers[done], f"no end after {patience} s"))
            os.waitpid(child, 0)
            return done + 1
    status = os.waitpid(child, 0)[1]
    if done < len(numbers) and not (os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0):
        outcome.counts["LLVM ends the process"] += 1
        outcome.deaths.append(numbers[done])
        return done + 1
    return done


def _next_line(stream: IO[bytes], patience: float) -> bytes | None:
    """The next line, nothing at the end, None when the time is over. Lines come one at a time."""
    if not select.select([stream], [], [], patience)[0]:
        return None
    return stream.readline()


def _be_child(case: Case, numbers: list[int], writer: int) -> NoReturn:
    import faulthandler
    import resource

    faulthandler.disable()  # pytest's writes where this process no longer does
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 2)
    try:
        for number in numbers:
            start = time.monotonic()
            end, text = _end_of(case(number))
            seconds = time.monotonic() - start
            os.write(writer, json.dumps([number, end, text[-3000:], seconds]).encode() + b"\n")
    except BaseException:
        os._exit(1)
    os._exit(0)


def _end_of(data: bytes | str) -> tuple[str, str]:
    try:
        return try_input(data), ""
    except MemoryError:
        return "out of memory", ""
    except RecursionError:
        return "nests too deeply", ""
    except BaseException:
        return "bug", traceback.format_exc()
