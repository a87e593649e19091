"""A worker process for one launch: a crash, an endless loop or runaway memory there is a finding here.

The worker is forked, does the job, and sends its report as JSON through a pipe; nothing it sends is executed or unpickled.
A job first reads its input, which LLVM may crash on: what kills it before it says ``tell.ready()`` is an error, not a
finding.
"""

from __future__ import annotations

import contextlib
import faulthandler
import json
import os
import select
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from typing import IO, Any, NoReturn, final

from swlds import errors
from swlds.device.address_space import RESERVED
from swlds.device.findings import Finding
from swlds.errors import SwldsError, WorkerError
from swlds.worker import data_in_use, death_error, die_with_parent, end_group, flush_streams

MIB = 1 << 20
#: Seconds that a worker gets beyond the launch's own time limit, and what it may use beside the device's memory (MiB).
GRACE, OVERHEAD = 10.0, 1024
MAX_REPORT = 256 * MIB
Report = dict[str, Any]
READY, STAGE = b"R", b"S "
Job = Callable[["Teller"], Report]
#: Every kind of error by its name: what a worker raises is raised again here.
_ERRORS = {name: e for name, e in vars(errors).items() if isinstance(e, type) and issubclass(e, SwldsError)}


@final
class Teller:
    """What a job tells its parent: called with (done, total), it is progress; at most ten times a second goes out."""

    def __init__(self, writer: int, noise: IO[bytes]) -> None:
        self._writer = writer
        self._last = 0.0
        self._stderr = os.dup(2)
        os.dup2(noise.fileno(), 2)

    def __call__(self, done: int, total: int) -> None:
        if time.monotonic() - self._last > 0.1 or done == total:
            self._last = time.monotonic()
            os.write(self._writer, b"P %d %d\n" % (done, total))

    def ready(self) -> None:
        """The input is read; what happens from now on is the launch."""
        self.speak()
        os.write(self._writer, READY + b"\n")

    def stage(self, word: str) -> None:
        """What begins now, for ``on_stage`` of ``run_in_worker``, also where the worker dies of it."""
        os.write(self._writer, STAGE + word.encode() + b"\n")

    def speak(self) -> None:
        """Give the worker the real stderr; LLVM's words about the input are set aside before."""
        sys.stderr.flush()
        os.dup2(self._stderr, 2)


def run_in_worker(
    job: Job,
    *,
    timeout: float | None = None,
    max_memory: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    place: str = "",
    grace: float = GRACE,
    on_stage: Callable[[str], None] | None = None,
    has_group: bool = False,
) -> Report | Finding:
    """Run a job that returns a JSON-able report. SwldsErrors of the job are raised here.

    Where the worker dies after ``ready``, the finding that says so comes instead; WorkerError where it dies before.
    ``place`` names the input in that message; ``grace``: seconds beyond ``timeout``; ``on_stage`` is called, once the worker is
    gone, with each word that it gave ``tell.stage``. ``has_group``: the worker is a process group of its own, of which nothing
    is left afterwards; the job may start processes, then.
    """
    with tempfile.TemporaryFile() as noise:
        return _run(job, noise, timeout, max_memory, progress, place, grace, on_stage or (lambda word: None), has_group)


def _run(
    job: Job,
    noise: IO[bytes],
    timeout: float | None,
    max_memory: int | None,
    progress: Callable[[int, int], None] | None,
    place: str,
    grace: float,
    on_stage: Callable[[str], None],
    has_group: bool,
) -> Report | Finding:
    """The parent's side."""
    flush_streams()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        if has_group:
            os.setpgid(0, 0)
        _be_worker(job, writer, noise, max_memory)
    os.close(writer)
    deadline = None if timeout is None else time.monotonic() + timeout + grace
    try:
        lines, overran = _receive(reader, deadline, progress)
    except BaseException:
        _kill(child)
        _reap(child, has_group)
        raise
    finally:
        os.close(reader)
    if overran:
        _kill(child)
    status = _reap(child, has_group)
    is_ready = READY in lines
    for line in lines:
        if line.startswith(STAGE):
            on_stage(line.removeprefix(STAGE).decode())
    for line in lines:
        if line == READY or line.startswith(STAGE):
            continue
        message = json.loads(line)
        if "death" in message:
            return Finding.from_json(message["death"])
        if "report" in message:
            return dict(message["report"])
        if "error" in message:
            raise error_of(message)
    if not is_ready and overran:
        what = f"no end of reading the input after {timeout or 0:g} s; stopped"
        raise WorkerError(what, location=place, reason="timeout")
    if not is_ready and os.WIFSIGNALED(status):
        raise death_error(os.WTERMSIG(status), noise, max_memory, place)
    return _death(status, overran, timeout)


def _reap(child: int, has_group: bool) -> int:
    return end_group(child) if has_group else os.waitpid(child, 0)[1]


def _receive(
    reader: int, deadline: float | None, progress: Callable[[int, int], None] | None
) -> tuple[list[bytes], bool]:
    """Lines of the worker until it is gone, or has told its last one: what it has started may hold the pipe for longer. Progress
    is passed on. True: the time is over."""
    buffer, size = b"", 0
    lines: list[bytes] = []
    while True:
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        if not select.select([reader], [], [], left)[0]:
            return lines, True
        piece = os.read(reader, MIB)
        if not piece:
            return lines, False
        size += len(piece)
        if size > MAX_REPORT:
            return lines, True
        *whole, buffer = (buffer + piece).split(b"\n")
        for line in whole:
            if line.startswith(b"P "):
                if progress is not None:
                    done, total = line[2:].split()
                    progress(int(done), int(total))
            else:
                lines.append(line)
        if lines and lines[-1].startswith(b"{"):
            return lines, False


def _be_worker(job: Job, writer: int, noise: IO[bytes], max_memory: int | None) -> NoReturn:
    """The worker's life: it never returns into the caller's code."""
    code = 1
    tell = Teller(writer, noise)
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        faulthandler.disable()  # its stderr is not ours
        die_with_parent()
        limit_memory(max_memory)
        message: Report = {"report": job(tell)}
        code = 0
    except SwldsError as error:
        message = words_of(error)
    except MemoryError:
        message = {"death": Finding.at(None, "trap", "Out of memory in the worker process").as_json(calls=True)}
    except RecursionError:
        message = {"error": "InputError", "message": "the input nests too deeply", "location": "", "hint": ""}
    except BaseException as error:
        import traceback

        tell.speak()
        traceback.print_exc()
        message = {
            "error": "WorkerError",
            "message": f"the engine failed: {error!r}",
            "location": "",
            "hint": "please report this",
        }
    with contextlib.suppress(BaseException):
        with os.fdopen(writer, "wb") as stream:
            stream.write(json.dumps(message).encode() + b"\n")
        flush_streams()
    os._exit(code)


def words_of(error: SwldsError) -> Report:
    """An error as JSON, for the process that asked."""
    name = type(error).__name__
    return {
        "error": name if name in _ERRORS else "SwldsError",
        "message": error.message,
        "location": error.location,
        "hint": error.hint,
        **({"reason": error.reason} if isinstance(error, WorkerError) else {}),
    }


def error_of(words: Report) -> SwldsError:
    """The error that ``words_of`` has put into words."""
    kind = _ERRORS.get(words["error"], SwldsError)
    more = {"reason": words["reason"]} if words.get("reason") else {}
    return kind(words["message"], location=words["location"], hint=words["hint"], **more)


def limit_memory(max_memory: int | None, is_device: bool = True) -> None:
    """No core file; a bound on memory beside the window of a process that is a device, which is reserved first. Where it is none,
    programs that it starts may be one: each has that room."""
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    if max_memory is None:
        return
    if is_device:
        from swlds.engines.device_memory import reserve_memory

        reserve_memory()
    window = 0 if is_device else RESERVED
    hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
    resource.setrlimit(resource.RLIMIT_DATA, (data_in_use() + (max_memory + OVERHEAD) * MIB + window, hard))


def _kill(child: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)


def _death(status: int, overran: bool, timeout: float | None) -> Finding:
    if overran:
        message = f"The launch did not finish within {timeout or 0:g} s; the worker was stopped"
        return Finding.at(None, "timeout", message)
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        name = signal.Signals(number).name if number in set(signal.Signals) else f"signal {number}"
        return Finding.at(None, "trap", f"The engine process died: {name}")
    return Finding.at(None, "trap", f"The engine process ended with status {os.WEXITSTATUS(status)}")
