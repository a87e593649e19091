"""A process that forks a child for each item: batches in on stdin, rows out on stdout, one line of JSON each.

It loads everything an item may need once, starts no thread, and reads no module itself, so that nothing in a module can end
it. It ends when stdin does, or when the process that started it goes.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Mapping
from typing import IO, Any, NoReturn

from swlds.campaigns.runner import TRIES
from swlds.campaigns.version import code_version
from swlds.device.findings import Finding
from swlds.device.launch_options import ENGINE_VARIABLE
from swlds.engines.sandbox import Teller, run_in_worker
from swlds.errors import SwldsError
from swlds.worker import die_with_parent, put_temporary_files_in

#: What does not finish at a stage that has no name of its own for it.
_DOES = {
    "generate": "the generator",
    "run": "the launch",
    "profile": "the launch",
    "validate": "validating by launches",
}
#: What ends where a child ends before its row.
_PROCESSES = {
    "generate": "The generator's process",
    **dict.fromkeys(("run", "profile", "validate", "check"), "The engine process"),
}
#: A module that is lowered once, so that LLVM and the passes are ready in each child.
_FIRST = """
@lds = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k() {
  store i32 1, ptr addrspace(3) @lds
  ret void
}
"""


def main() -> NoReturn:
    """Serve until stdin ends."""
    die_with_parent()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    commands, rows = _take_streams()
    with contextlib.suppress(BrokenPipeError):
        _load()
        _send(rows, {"version": code_version()})
        for line in commands:
            batch = json.loads(line)
            for item in batch["items"]:
                _send(rows, {**run_item(item, batch), "version": code_version()})
            _send(rows, {"done": len(batch["items"])})
    os._exit(0)


def _take_streams() -> tuple[IO[bytes], IO[bytes]]:
    """The two pipes, out of reach of what items print or read."""
    commands, rows = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(2, 1)
    os.close(null)
    return commands, rows


def _load() -> None:
    """What children would else each load for themselves."""
    import gc

    import swlds.campaigns.actions
    import swlds.cli
    import swlds.engines.api
    import swlds.engines.device_memory
    import swlds.engines.reference.engine
    import swlds.engines.wave_compiler.engine
    import swlds.golden.check  # noqa: F401
    from swlds import api

    str(api.lower(api.parse(_FIRST)))
    gc.collect()
    gc.freeze()  # a collection in a child would copy all pages that hold objects


def _send(rows: IO[bytes], message: Mapping[str, Any]) -> None:
    rows.write(json.dumps(message).encode() + b"\n")
    rows.flush()


def run_item(item: Mapping[str, Any], batch: Mapping[str, Any]) -> dict[str, Any]:
    """The row of an item: its outcome, and what it took. ``batch``: ``folder``, ``timeout``, ``max_memory``, ``engine``, and
    ``scratch``, the folder for temporary files, of which the other side takes care: it kills this process, most often."""
    start, used = time.monotonic(), os.times()
    for trial in range(TRIES):
        own = tempfile.mkdtemp(dir=batch["scratch"])
        try:
            outcome, reason = _fork(item, batch, own)
        finally:
            shutil.rmtree(own, ignore_errors=True)
        if reason != "killed" or trial:
            break
    now = os.times()
    spent = now.children_user + now.children_system - used.children_user - used.children_system
    named = {name: item[name] for name in ("id", "key", "input", "action", "params", "content")}
    seconds = round(time.monotonic() - start, 6)
    return {**named, **outcome, "seconds": seconds, "cpu_seconds": round(spent, 6)}


def _fork(item: Mapping[str, Any], batch: Mapping[str, Any], own: str) -> tuple[dict[str, Any], str]:
    """The outcome of one trial, and why the child died if it did. ``own``: its folder."""
    from swlds.campaigns.actions import find_size
    from swlds.campaigns.verdicts import of_death, of_error

    stages = ["start"]
    try:
        found = run_in_worker(
            lambda tell: _be_child(item, batch, own, tell),
            timeout=batch["timeout"],
            max_memory=batch["max_memory"],
            place=str(item["source"].get("file", item["input"])),
            grace=0.0,
            on_stage=stages.append,
            has_group=True,
        )
    except SwldsError as error:
        reason = str(getattr(error, "reason", ""))
        error.message = _say_what_ended(error.message, reason, stages[-1], batch["timeout"])
        return {**of_error(error, stages[-1]).as_json(), "bytes": find_size(item, own)}, reason
    if isinstance(found, Finding):
        found.message = found.message.replace("The engine process", _PROCESSES.get(stages[-1], "The process"))
        return {**of_death(found, stages[-1]).as_json(), "bytes": find_size(item, own)}, ""
    return found, ""


def _say_what_ended(message: str, reason: str, stage: str, timeout: float) -> str:
    """The message of the end of a child, which may have been at something else than reading the input."""
    if reason == "timeout" and stage not in ("start", "read"):
        return f"{_DOES.get(stage, stage)} did not finish within {timeout:g} s"
    if reason == "crash" and stage == "generate":
        return message.replace("LLVM", _DOES[stage]).replace(" on this input", "")
    return message


def _be_child(item: Mapping[str, Any], batch: Mapping[str, Any], own: str, tell: Teller) -> dict[str, Any]:
    from swlds.campaigns.actions import Job
    from swlds.cli import run_words

    put_temporary_files_in(own)
    os.chdir(batch["folder"])
    os.environ[ENGINE_VARIABLE] = batch["engine"]  # the campaign's, wherever this process is
    return Job(item, own, tell.stage, run_words).perform()


if __name__ == "__main__":
    sys.exit(main())
