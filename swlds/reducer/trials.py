"""Trials in forks: each edits its own copy of the module, which the fork is, has LLVM verify it, and looks what happens.

The process that reduces never calls LLVM; what kills a trial is a bucket of its own. Trials run side by side, and the first in
order that shows what is looked for is taken: the result does not depend on which ends first.
"""

from __future__ import annotations

import collections
import dataclasses
import faulthandler
import gc
import json
import math
import os
import select
import signal
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import field
from typing import IO, Any, NoReturn, final

from swlds.engines.sandbox import error_of, limit_memory, words_of
from swlds.errors import SwldsError, WorkerError
from swlds.lazy import dataclass
from swlds.reducer.bucket import Bucket, of_death, of_error
from swlds.scratch import Scratch
from swlds.worker import (
    death_error,
    die_with_parent,
    end_group,
    flush_streams,
    kill_group,
    put_temporary_files_in,
)

#: A trial's process gets this much more wall-clock time than CPU time: it may sleep, and the machine may be busy. But not more
#: than that, and these seconds, above the longest that came to its own end.
PATIENCE, MUCH_LONGER, AT_LEAST = 10, 40, 10.0
#: Of that, what the first one gets, of which nothing is known yet.
FIRST = 0.2
_READY = b"R"
#: The stage before a module is read.
READ = "read"
#: The kind of a trial that took too long.
TIME = "time"


@final
@dataclass(frozen=True)
class Outcome:
    """What a trial gave: LLVM's text of its module, empty where it is none, what failed with it, and the error that ended it."""

    text: str
    buckets: frozenset[Bucket]
    error: SwldsError | None = None
    #: Seconds of CPU time that it took, once its module was made.
    cpu: float = 0.0


#: What a fork does: the text it makes, then, after a call of its argument, the buckets, and the error where there was one.
Observed = tuple[list[Bucket], SwldsError | None]
Job = Callable[[Callable[[str], None]], Observed]


@final
class OutOfTime(Exception):
    """The time for all trials is over."""


@final
@dataclass
class _Running:
    pid: int
    reader: int
    noise: IO[bytes]
    folder: Scratch
    start: float
    deadline: float
    data: bytearray = field(default_factory=bytearray)
    is_over: bool = False
    is_late: bool = False


@final
class Trials:
    """Runs jobs in forks: ``jobs`` at a time, each with ``seconds`` of CPU time for making its module, as much or what
    ``seconds`` is later for what is done with it, and ``max_memory`` MiB (None: no bound), all in ``max_time`` seconds, then
    ``OutOfTime`` comes. Each has a temporary folder, which goes with it; ``are_devices``: they launch."""

    def __init__(
        self,
        stage: str,
        jobs: int,
        seconds: float,
        max_memory: int | None,
        max_time: float | None = None,
        *,
        are_devices: bool = True,
    ) -> None:
        self.stage, self.jobs, self.seconds, self.max_memory = stage, jobs, seconds, max_memory
        self.seconds_to_make = seconds
        self.are_devices = are_devices
        self._end_of_all = None if max_time is None else time.monotonic() + max_time
        #: Seconds of the longest trial that came to its own end; None before there was one.
        self._longest: float | None = None
        self.count = 0

    def run(self, job: Job) -> Outcome:
        """The outcome of one job."""
        found = self.first([job], lambda outcome: True)
        assert found is not None, "every outcome is accepted"
        return found[1]

    def first(self, jobs: Iterable[Job], accept: Callable[[Outcome], bool]) -> tuple[int, Outcome] | None:
        """The first job in order whose outcome is accepted, with its index; None where none is."""
        waiting, index, source = collections.deque[_Running](), 0, iter(jobs)
        try:
            while True:
                if self._end_of_all is not None and self.count and time.monotonic() > self._end_of_all:
                    raise OutOfTime
                while len(waiting) < self.jobs and (job := next(source, None)) is not None:
                    waiting.append(self._start(job))
                if not waiting:
                    return None
                self._wait(waiting)
                while waiting and waiting[0].is_over:
                    outcome = self._collect(waiting.popleft())
                    if accept(outcome):
                        return index, outcome
                    index += 1
        finally:
            for running in waiting:
                kill_group(running.pid)
                self._end(running)

    def _start(self, job: Job) -> _Running:
        flush_streams()
        self.count += 1
        noise = tempfile.TemporaryFile()  # noqa: SIM115
        folder = Scratch("reduce")
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            _be_trial(job, writer, noise, folder.path, self)
        os.close(writer)
        now, patience = time.monotonic(), PATIENCE * (self.seconds_to_make + self.seconds)
        if self._longest is not None:
            patience = min(patience, max(AT_LEAST, MUCH_LONGER * self._longest))
        else:
            patience = max(AT_LEAST, FIRST * patience)
        return _Running(pid, reader, noise, folder, now, now + patience)

    def _wait(self, waiting: Iterable[_Running]) -> None:
        """Read what the trials say until one of them is over; not beyond the time for all, once one has come to its end."""
        running = {r.reader: r for r in waiting if not r.is_over}
        end = self._end_of_all if self._end_of_all is not None and self._longest is not None else math.inf
        while running and not any(r.is_over for r in running.values()):
            left = max(0.0, min(end, *(r.deadline for r in running.values())) - time.monotonic())
            ready = select.select(list(running), [], [], left)[0]
            if time.monotonic() > end:
                raise OutOfTime
            for one in running.values():
                if one.reader in ready:
                    piece = os.read(one.reader, 1 << 20)
                    one.data += piece
                    one.is_over = not piece
                    if one.is_over:
                        self._longest = max(self._longest or 0.0, time.monotonic() - one.start)
                elif time.monotonic() > one.deadline:
                    kill_group(one.pid)
                    one.is_over = one.is_late = True

    def _collect(self, running: _Running) -> Outcome:
        status = self._end(running, close=False)
        lines = running.data.split(b"\n")
        text = json.loads(lines[0])["text"] if lines and lines[0].startswith(b"{") else ""
        try:
            if os.WIFSIGNALED(status):
                error: SwldsError = death_error(os.WTERMSIG(status), running.noise, self.max_memory, "")
                overran = os.WTERMSIG(status) in (signal.SIGKILL, signal.SIGPROF)
                stage = self.stage if _READY in lines else READ
                if overran:
                    seconds = self.seconds if stage == self.stage else self.seconds_to_make
                    late = f"no end after {seconds:g} s of CPU time"
                    if os.WTERMSIG(status) == signal.SIGKILL and running.is_late:
                        late = f"no end after {running.deadline - running.start:g} s"
                    error = WorkerError(late, hint="--trial-time gives more", reason="timeout")
                death = Bucket(stage, TIME) if overran else of_death(stage, error)
                return Outcome(text, frozenset([death]), error)
        finally:
            running.noise.close()
        last = next((line for line in reversed(lines) if line.startswith(b"[")), b"[[], null, 0]")
        buckets, words, cpu = json.loads(last)
        return Outcome(text, frozenset(Bucket(*b) for b in buckets), None if words is None else error_of(words), cpu)

    @staticmethod
    def _end(running: _Running, close: bool = True) -> int:
        os.close(running.reader)
        status = end_group(running.pid)  # what it started, too
        running.folder.close()
        if close:
            running.noise.close()
        return status


def _cpu_time() -> float:
    """Seconds of this process and of those that it has waited for."""
    return sum(os.times()[:4])


def _be_trial(job: Job, writer: int, noise: IO[bytes], folder: str, trials: Trials) -> NoReturn:
    """The fork's life. It never returns into the caller's code."""
    code, since = 1, 0.0

    def say(what: Any) -> None:
        data = memoryview(json.dumps(what).encode() + b"\n")
        while data:
            data = data[os.write(writer, data) :]

    def ready(text: str) -> None:
        nonlocal since
        say({"text": text})
        os.write(writer, _READY + b"\n")
        signal.setitimer(signal.ITIMER_PROF, trials.seconds)
        since = _cpu_time()

    try:
        gc.freeze()  # what the parent has is not looked through, which would copy it
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.setpgid(0, 0)
        os.dup2(noise.fileno(), 2)
        faulthandler.disable()  # its stderr is not ours
        die_with_parent()
        limit_memory(trials.max_memory, trials.are_devices)
        put_temporary_files_in(folder)
        # CPU time, so that a busy machine changes nothing.
        signal.setitimer(signal.ITIMER_PROF, trials.seconds_to_make)
        buckets, error = job(ready)
        say([list(map(dataclasses.astuple, buckets)), error and words_of(error), _cpu_time() - since])
        code = 0
    except SwldsError as error:
        say([[dataclasses.astuple(of_error(READ, error))], words_of(error), 0.0])
        code = 0
    except RecursionError:
        code = 0
    except BaseException:
        import traceback

        traceback.print_exc()
    os._exit(code)
