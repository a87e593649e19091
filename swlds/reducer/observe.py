"""What a command does with a module: the buckets of what fails there."""

from __future__ import annotations

import dataclasses
import errno
import os
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from swlds.api import lower, parse
from swlds.device.copies import has_copies
from swlds.device.lowered import EntryNames
from swlds.engines.api import Device
from swlds.engines.spec import make_arguments, parse_specs
from swlds.errors import InputError, SwldsError
from swlds.ir.llvm import canonical_text
from swlds.ir.model import Module
from swlds.printable import brief, printable, split_lines
from swlds.reducer.bucket import Bucket, of_difference, of_error, of_finding
from swlds.reducer.launches import OPT
from swlds.report.run_report import RunReport
from swlds.report.validate_report import find_differences
from swlds.run import RunRequest, entry_names, lower_as_asked, lower_by_llvm, lower_for_launch
from swlds.worker import with_parent

COMMANDS = ("run", "validate", "lower")
#: What a test that somebody else wrote says.
INTERESTING = Bucket("test", "interesting")
#: Bytes of a program's stderr that are looked at.
_MOST_NOISE = 4096


def observe(
    module: Module, request: RunRequest, command: str, against: str = "swlds", test: Sequence[str] = ()
) -> tuple[list[Bucket], SwldsError | None]:
    """The buckets of a command, or ``INTERESTING`` where ``test``, words of a program, ends with 0 on the module's file; and the
    error that ended the command."""
    if test:
        words = _objection(test, str(module))
        return ([INTERESTING], None) if words is None else ([], InputError(words, location=request.place))
    stage, first = command, module
    try:
        if command == "lower":
            lower_as_asked(module, request)
            return [], None
        if request.lowered and command == "run":
            stage = command if request.passes is None else OPT
            first, _ = lower_for_launch(module.clone(), request)
            stage = command
        original = _launch(first, request)
        found = [of_finding(command, finding) for finding in original.findings]
        if command == "validate":
            names = entry_names(module) if against == "llvm" else None
            is_ours = against != "llvm"
            lowered = lower_for_launch(module.clone(), request)[0] if is_ours else lower_by_llvm(module, request)
            other = _launch(lowered, request, names)
            other.has_copies = has_copies(lowered)
            found += [of_difference(command, line) for line in find_differences(original, other)]
        return sorted(set(found)), None
    except SwldsError as error:
        return [of_error(stage, error)], error


def _launch(module: Module, request: RunRequest, names: EntryNames | None = None) -> RunReport:
    arguments = parse_specs(request.args)
    kernel = Device(request.mcpu).load(module, names=names).only(request.kernel)
    result = kernel.launch(
        request.grid, request.block, make_arguments(arguments), options=request.options, prints=False
    )
    return result.report({index: arguments[index].dtype for index in result.buffers})


def _objection(words: Sequence[str], text: str) -> str | None:
    """Why the program does not say that the module is interesting; None where it does. ``{}`` stands for the file, which is else
    the last word. It lies in the temporary folder, which is this trial's own.

    The program goes with the trial, which leads a group of processes, and that with its parent.
    """
    path = os.path.join(tempfile.gettempdir(), "reduced.ll")
    Path(path).write_text(text, encoding="utf-8")
    full = [word.replace("{}", path) for word in words]
    full += [] if any("{}" in word for word in words) else [path]
    signal.signal(signal.SIGTERM, lambda *_: os.killpg(0, signal.SIGKILL))
    with_parent(signal.SIGTERM)()
    with tempfile.TemporaryFile() as noise:

        def run(command: list[str]) -> str | None:
            nowhere = subprocess.DEVNULL
            code = subprocess.run(command, stdin=nowhere, stdout=nowhere, stderr=noise, check=False).returncode
            return (
                f"the test does not end with 0 on the module given, but with {code}{_last_line(noise)}"
                if code
                else None
            )

        try:
            return run(full)
        except OSError as error:
            if error.errno != errno.ENOEXEC:
                raise
            return run(["/bin/sh", *full])  # a script without #!, as shells run it


def _last_line(noise: IO[bytes]) -> str:
    """What a program said last on its stderr."""
    noise.seek(max(0, noise.seek(0, os.SEEK_END) - _MOST_NOISE))
    lines = split_lines(noise.read().decode("utf-8", "replace").strip())
    return f": {brief(printable(lines[-1]))}" if lines else ""


_WARM = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out
  ret void
}
"""


def warm_up(is_executed: bool) -> None:
    """Load here what forks need: LLVM reads a module of our own, which is lowered where trials execute something. What is the
    user's is read in forks only.

    Nothing is launched: the table of objects in the device's memory is a shared mapping, one for all forks, and threads would be
    lost in them.
    """
    if is_executed:
        import swlds.engines.choice  # noqa: F401

        lower(parse(_WARM))
    else:
        canonical_text(_WARM)


def for_trials(request: RunRequest) -> RunRequest:
    """One thread: trials run side by side."""
    return dataclasses.replace(request, options=request.options.but(jobs=1))
