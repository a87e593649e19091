"""The other side of an item worker: starts one, gives it batches, and starts another where it dies."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, final

from swlds.errors import WorkerError

#: How often an item may take its worker along before nothing is said of it but that.
ATTEMPTS = 3
_LONGEST_LINE = 64 << 20
Row = dict[str, Any]
#: ``folder``, ``timeout``, ``max_memory``, ``version`` and ``items``, in JSON.
Batch = Mapping[str, Any]


class _Died(Exception):
    """The worker is gone, or says something else than rows."""


@final
class Runner:
    """One worker process. Used by one thread at a time; ``close`` may come from any."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._version = ""
        self._is_closed = False

    @property
    def process(self) -> int | None:
        """Its number, None where none runs."""
        return self._process.pid if self._process is not None else None

    def rows(self, batch: Batch) -> Iterator[Row]:
        """A row for each item, in order, each as soon as it is there. A worker that dies costs the item that it was at another
        attempt. WorkerError where no worker can be started, or its swlds is another one."""
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
        try:
            process.stdin.write(json.dumps(batch).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise _Died from None
        for expected in batch["items"]:
            row = self._read(process)
            if row.get("key") != expected["key"]:
                raise _Died
            yield row
        if "done" not in self._read(process):
            raise _Died

    def _start(self, version: str) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._stop()
        root = str(Path(__file__).resolve().parents[2])
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
        words = [sys.executable, "-m", "swlds.campaigns.item_worker"]
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                cwd="/",
                env={**os.environ, "PYTHONPATH": path},
            )
        except OSError as error:
            raise WorkerError(f"cannot start a worker: {error.strerror}") from None
        try:
            said = self._read(self._process).get("version")
        except _Died:
            code = self._process.wait()
            raise WorkerError(f"a worker ended before it began, with exit code {code}") from None
        if said != version:
            raise WorkerError(
                f"a worker on {os.uname().nodename} has swlds {said}, the campaign {version}",
                hint="install the same version on all machines, and start their workers anew",
            )
        return self._process

    @staticmethod
    def _read(process: subprocess.Popen[bytes]) -> Row:
        assert process.stdout is not None, "it is a pipe"
        line = process.stdout.readline(_LONGEST_LINE)
        try:
            found = json.loads(line)
        except ValueError:  # nothing more, or half a line
            raise _Died from None
        if not isinstance(found, dict):
            raise _Died
        return found

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def lost_row(item: Mapping[str, Any], why: str, version: str) -> Row:
    """The row of an item of which nothing is known; the next ``--resume`` tries it again."""
    named = {name: item[name] for name in ("id", "key", "input", "action", "params", "content")}
    empty = {"stage": "worker", "kind": "lost", "operation": "", "object": "", "location": "", "metrics": {}}
    took = {"bytes": item["size"], "seconds": 0.0, "cpu_seconds": 0.0, "version": version}
    return {**named, "verdict": "LOST", **empty, "message": why, **took}


OnRows = Callable[[Sequence[Row]], None]
