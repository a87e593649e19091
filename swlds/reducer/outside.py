"""Another reducer at work on the module: a program with llvm-reduce's command line asks here whether a file still fails alike.

Its test is a shell script that hands the file's name over and gets the exit code, both through named pipes: a trial costs a fork
here, not the start of another Python.
"""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path

from swlds.errors import OptionError, WorkerError
from swlds.printable import split_lines
from swlds.scratch import Scratch
from swlds.worker import with_parent

#: Seconds between two looks whether the program still runs.
_LOOK = 0.2
_SCRIPT = """#!/bin/sh
printf '%s\\n' "$1" > {asked}
read -r code < {answered}
exit "$code"
"""


def reduce_outside(program: str, text: str, still_fails: Callable[[bytes], bool]) -> str:
    """What the program makes of a module: ``program --test=SCRIPT -o OUT IN``.

    OptionError where it cannot be started, WorkerError with its last words where it fails.
    """
    with Scratch("reduce") as name:
        folder = Path(name)
        given, made, script = folder / "in.ll", folder / "out.ll", folder / "still-fails"
        given.write_text(text, encoding="utf-8", errors="surrogateescape")
        asked, answered = folder / "asked", folder / "answered"
        os.mkfifo(asked)
        os.mkfifo(answered)
        script.write_text(_SCRIPT.format(asked=shlex.quote(str(asked)), answered=shlex.quote(str(answered))))
        script.chmod(0o700)
        with (folder / "noise").open("w+b") as noise:
            words = [program, f"--test={script}", "-o", str(made), str(given)]
            try:
                process = subprocess.Popen(
                    words, cwd=folder, stdin=subprocess.DEVNULL, stdout=noise, stderr=noise, preexec_fn=with_parent()
                )
            except OSError as error:
                raise OptionError(f"--with {program}: cannot be started: {error.strerror}") from None
            try:
                _answer(process, asked, answered, folder, still_fails)
            finally:
                process.kill()
                process.wait()
            if process.returncode != 0 or not made.exists():
                noise.seek(0)
                last = split_lines(noise.read().decode("utf-8", "replace").strip())[-1:]
                raise WorkerError(f"{program} failed: {last[0] if last else f'exit code {process.returncode}'}")
        return made.read_text(encoding="utf-8", errors="surrogateescape")


def _answer(
    process: subprocess.Popen[bytes], asked: Path, answered: Path, folder: Path, still_fails: Callable[[bytes], bool]
) -> None:
    """Answer until the program ends."""
    # Open for both: it never ends while nobody writes, and opening waits for nobody.
    reader = os.open(asked, os.O_RDWR | os.O_NONBLOCK)
    writer = os.open(answered, os.O_RDWR)
    try:
        while process.poll() is None:
            if not select.select([reader], [], [], _LOOK)[0]:
                continue
            path = Path(folder, os.fsdecode(os.read(reader, 1 << 16)).strip())
            good = False
            with contextlib.suppress(OSError):
                good = still_fails(path.read_bytes())
            os.write(writer, b"0\n" if good else b"1\n")
    finally:
        os.close(reader)
        os.close(writer)
