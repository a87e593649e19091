"""``reduce``: a smaller module and launch that fail in the same way, written whole, also at Ctrl-C."""

from __future__ import annotations

import dataclasses
import json
import shlex
import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any

from swlds.colour import paint_lines, print_message
from swlds.errors import OptionError
from swlds.ir.llvm import read_input
from swlds.output import check_outputs, write_whole
from swlds.printable import printable
from swlds.reducer.reduce import Progress, ReduceOptions, reduce_case
from swlds.reducer.reduction import Reduction
from swlds.report.progress import StatusLine
from swlds.run import RunRequest, complete
from swlds.worker import INTERRUPTED, SIGNALLED, write_stdout

_ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def reduce_command(request: RunRequest, output: str, options: ReduceOptions, json_path: str | None) -> int:
    """``swlds reduce``: 0 where the end was reached, 128 and the signal's number where one came; what is best so far is written
    then, too."""
    check_outputs((output, json_path), request.path)
    best: list[Reduction] = []
    line = StatusLine(sys.stderr) if sys.stderr.isatty() else None
    before = {number: signal.getsignal(number) for number in _ENDINGS}
    for number in (n for n in _ENDINGS if before[n] is not signal.SIG_IGN or n == signal.SIGINT):  # nohup
        signal.signal(number, _interrupt)
    code = 0
    try:
        best[:] = [reduce_case(read_input(request.path), _completed(request, options), options, _progress(best, line))]
    except KeyboardInterrupt as interruption:
        code = interruption.args[0] if interruption.args else INTERRUPTED
        if best:
            best[0].is_done = False
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if line is not None:
            line.close()
    if best:
        is_printed = output == "-"
        if is_printed:
            write_stdout(best[0].text)
        else:
            write_whole(Path(output), best[0].text_at(output))
        if json_path is not None:
            text = json.dumps(best[0].as_json(None if is_printed else output), indent=2) + "\n"
            write_stdout(text) if json_path == "-" else write_whole(Path(json_path), text)
        if is_printed:
            print(paint_lines(_summary(best[0], output), _STYLES, sys.stderr), file=sys.stderr)
        elif json_path != "-":
            write_stdout(paint_lines(_summary(best[0], output) + "\n", _STYLES, sys.stdout))
        if not best[0].has_run_line(None if is_printed else output):
            print_message("warning", f"{printable(output)} has no RUN line, which cannot hold the words of its command")
    return code


def _progress(best: list[Reduction], line: StatusLine | None) -> Progress:
    """Keep the best so far, and say it on the line of the terminal. There is no bar: how far it goes is not known."""

    def show(name: str, found: Reduction) -> None:
        best[:] = [found]
        if line is not None:
            seconds = time.monotonic() - line.opened
            line(lambda: f"{found.size}, {found.trials} trials, {seconds:.0f} s ({printable(name)})")

    return show


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt(SIGNALLED + number)


def _completed(request: RunRequest, options: ReduceOptions) -> RunRequest:
    """With what a producer wrote beside the module; its own arguments are the launch's from now on."""
    if not options.has_launch:
        return request
    full = complete(request)
    return dataclasses.replace(full, args=(*full.args, *full.trailing), trailing=())


_STYLES = [("again: ", "place"), (r"[\w-]+: ", "error")]


def _summary(found: Reduction, output: str) -> str:
    end = "" if found.is_done else "; stopped before the end: it may not be the smallest"
    again = f"\nagain: {found.again(output)}" if output != "-" else ""  # the module's own RUN line says it
    return f"{found.bucket}\n{found.size} in {found.trials} trials{end}{again}"


def make_options(words: dict[str, Any]) -> ReduceOptions:
    """Those of the command line; OptionError for a test that is no command line."""
    test = words.pop("test")
    try:
        split = tuple(shlex.split(test)) if test is not None else ()
    except ValueError as error:
        raise OptionError(f"--test {test!r}: {error}") from None
    if test is not None and not split:
        raise OptionError("--test names no program")
    return ReduceOptions(test=split, **words)
