"""The other side of an item worker: starts one, gives it batches, and starts another where it dies."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, final

from swlds.errors import WorkerError
from swlds.scratch import Scratch

#: How often an item may take its worker along before nothing is said of it but that.
ATTEMPTS = 3
#: A child that somebody killed is tried again by its worker, so many times in all.
TRIES = 2
#: Workers in a row that somebody kills before they begin, each of which costs an attempt, until that is not by chance; and the
#: exit codes of those.
UNBEGUN = 10
_KILLED = frozenset((-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT, -signal.SIGHUP))
#: Seconds in which a worker begins, and those that it has beside its item's own.
_START, _GRACE = 120.0, 30.0
_LONGEST_LINE = 64 << 20
Row = dict[str, Any]
#: ``folder``, ``timeout``, ``max_memory``, ``version``, ``engine`` (of launches that name none) and ``items``, in JSON.
Batch = Mapping[str, Any]


class _Died(Exception):
    """The worker is gone, or says something else than rows."""


@final
class Runner:
    """One worker process. Used by one thread at a time; ``close`` may come from any."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        #: The folder for what its items write; the process is killed in the end, and cannot remove it.
        self._scratch: Scratch | None = None
        self._said = b""
        self._is_closed = False
        self._unbegun = 0

    @property
    def process(self) -> int | None:
        """Its number, None where none runs."""
        return self._process.pid if self._process is not None else None

    def rows(self, batch: Batch) -> Iterator[Row]:
        """A row for each item, in order, each as soon as it is there. A worker that dies, also while it starts, or says nothing
        for longer than its item may take, costs the item that it was at another attempt. WorkerError where no worker can be
        started, or its swlds is another one."""
        left, attempts = list(batch["items"]), 0
        while left and not self._is_closed:
            try:
                for row in self._serve({**batch, "items": list(left)}):
                    left.pop(0)
                    attempts = 0
                    yield row
            except _Died:
                self._stop()
                attempts += 1
                if attempts == ATTEMPTS and not self._is_closed:
                    attempts = 0
                    yield lost_row(left.pop(0), f"its worker died {ATTEMPTS} times", str(batch["version"]))

    def close(self) -> None:
        """End the worker and its item at once."""
        self._is_closed = True
        if (process := self._process) is not None:
            with contextlib.suppress(OSError):
                process.kill()

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *error: object) -> None:
        self._is_closed = True
        self._stop()

    def _serve(self, batch: Batch) -> Iterator[Row]:
        process = self._start(str(batch["version"]))
        assert process.stdin is not None and process.stdout is not None, "both are pipes"
        assert self._scratch is not None, "made with the process"
        try:
            process.stdin.write(json.dumps({**batch, "scratch": self._scratch.path}).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise _Died from None
        seconds = None if batch["timeout"] is None else TRIES * float(batch["timeout"]) + _GRACE
        for expected in batch["items"]:
            row = self._read(process, seconds)
            if row.get("key") != expected["key"]:
                raise _Died
            yield row
        if "done" not in self._read(process, seconds):
            raise _Died

    def _start(self, version: str) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._stop()
        try:
            self._scratch = Scratch("items")
            self._process = process = _start_process()
        except OSError as error:
            raise WorkerError(f"cannot start a worker: {error.strerror}") from None
        try:
            said = self._read(process, _START).get("version")
        except _Died:
            code = _end(process)
            self._unbegun += 1
            if not self._is_closed and (code not in _KILLED or self._unbegun == UNBEGUN):
                raise WorkerError(f"a worker ended before it began, with exit code {code}") from None
            raise
        self._unbegun = 0
        if said != version:
            raise WorkerError(
                f"a worker on {os.uname().nodename} has swlds {said}, the campaign {version}",
                hint="install the same version on all machines, and start their workers anew",
            )
        return process

    def _read(self, process: subprocess.Popen[bytes], seconds: float | None) -> Row:
        """The next line; ``seconds``: it is dead to us if it takes longer."""
        assert process.stdout is not None, "it is a pipe"
        stream = process.stdout.fileno()
        deadline = None if seconds is None else time.monotonic() + seconds
        while b"\n" not in self._said:
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            piece = os.read(stream, 1 << 16) if select.select([stream], [], [], left)[0] else b""
            self._said += piece
            if not piece or len(self._said) > _LONGEST_LINE:
                raise _Died
        line, _, self._said = self._said.partition(b"\n")
        try:
            found = json.loads(line)
        except ValueError:  # half a line
            raise _Died from None
        if not isinstance(found, dict):
            raise _Died
        return found

    def _stop(self) -> None:
        process, self._process = self._process, None
        scratch, self._scratch = self._scratch, None
        self._said = b""
        if process is not None:
            _kill(process)
        if scratch is not None:
            scratch.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()


def _start_process() -> subprocess.Popen[bytes]:
    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    words = [sys.executable, "-m", "swlds.campaigns.item_worker"]
    pipe, env = subprocess.PIPE, {**os.environ, "PYTHONPATH": path}
    return subprocess.Popen(words, stdin=pipe, stdout=pipe, cwd="/", env=env)


def _end(process: subprocess.Popen[bytes]) -> int:
    """The exit code of one that says nothing more."""
    try:
        return process.wait(_START / 10)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


def lost_row(item: Mapping[str, Any], why: str, version: str) -> Row:
    """The row of an item of which nothing is known; the next ``--resume`` tries it again."""
    named = {name: item[name] for name in ("id", "key", "input", "action", "params", "content")}
    empty = {"stage": "worker", "kind": "lost", "operation": "", "object": "", "location": "", "metrics": {}}
    took = {"bytes": item["size"], "seconds": 0.0, "cpu_seconds": 0.0, "version": version}
    return {**named, "verdict": "LOST", **empty, "message": why, **took}


OnRows = Callable[[Sequence[Row]], None]
