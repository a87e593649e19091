"""Keep untrusted input in a process of its own.

LLVM ends the process on some malformed input: a failed assertion of its own, an overrun stack, no memory. The command
line therefore does its work in a child, forked before anything heavy is imported, and turns whatever happens to it into
one line on stderr. The child writes results to the real stdout itself, at its end, so that nothing is held twice; its
stderr at the level of the file descriptor, where LLVM writes, is set aside and read only when the child dies.
"""

from __future__ import annotations

import contextlib
import errno
import functools
import gc
import os
import select
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, NoReturn

from swlds.colour import print_message
from swlds.errors import OptionError, SwldsError, WorkerError
from swlds.output import pieces, remove_leftovers
from swlds.printable import split_lines
from swlds.scratch import Scratch

USAGE = 2
#: An exit code above it says which signal came.
SIGNALLED = 128
INTERRUPTED = SIGNALLED + signal.SIGINT
BROKEN_PIPE = 141
MIB = 1 << 20
_REASONS = ("LLVM ERROR", "fatal error", "error:", "Fatal Python error", "terminate called", "UNREACHABLE executed")
NOTHING = "nothing was written"


def run_isolated(
    job: Callable[[], int],
    *,
    timeout: float | None = None,
    max_memory: int | None = None,
    output: str | None = None,
    place: str = "",
    after_death: Callable[[], int] | None = None,
    left: str = NOTHING,
    on_signal: Callable[[], None] = lambda: None,
) -> int:
    """Run ``job`` in a forked child and return its exit code: 1, with a line on stderr, for a SwldsError and for a death.

    ``timeout`` in seconds, ``max_memory`` in MiB; ``output`` is the file that the job writes whole, whose half-written
    beginning is removed when the child dies; ``place`` names the input in messages.
    ``after_death`` is what a second child does where the job's dies by itself (not of time or Ctrl-C). ``left`` says what there
    is of its work where it dies. ``on_signal`` is called where Ctrl-C, SIGTERM or SIGHUP has ended it; the exit code is then 128
    and the number of the signal.
    Where stdout or stderr is not the process's own (tests that capture in Python), the job runs in this process.
    """
    if not _has_own_streams():
        return run_job(job)
    try:
        return run_job(lambda: _run_child(job, timeout, max_memory, output, place, after_death, left))
    except _Ended as ending:
        on_signal()
        return SIGNALLED + ending.number


class _Ended(BaseException):
    """A signal came that ends the process; its child is gone."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def _run_child(
    job: Callable[[], int],
    timeout: float | None,
    max_memory: int | None,
    output: str | None,
    place: str,
    after_death: Callable[[], int] | None = None,
    left: str = NOTHING,
) -> int:
    """The parent's side. WorkerError says how the child died; _Ended which signal came."""
    flush_streams()
    with tempfile.TemporaryFile() as noise, _interruptible(), Scratch("command") as scratch:
        ended, keep = os.pipe()
        gc.freeze()  # a collection in the child would copy all pages that hold objects
        child = os.fork()
        if child == 0:
            os.close(ended)
            _be_child(job, noise, max_memory, scratch)
        os.close(keep)
        try:
            with _heeding():
                overran = not _wait(ended, timeout)
                status = _end(child) if overran else os.waitpid(child, 0)[1]
        except (KeyboardInterrupt, _Ended) as ending:
            _end(child)
            _remove_leftovers(output, child)
            raise ending if isinstance(ending, _Ended) else _Ended(signal.SIGINT) from None
        finally:
            os.close(ended)
        if os.WIFEXITED(status):
            return os.WEXITSTATUS(status)
        _remove_leftovers(output, child)
        if os.WTERMSIG(status) == signal.SIGINT:
            raise _Ended(signal.SIGINT)
        if overran:
            raise WorkerError(
                f"no end after {timeout:g} s; stopped",
                location=place,
                hint="a higher --timeout gives it longer",
                reason="timeout",
            )
        if after_death is not None:
            return _run_child(after_death, timeout, max_memory, output, place)
        raise death_error(os.WTERMSIG(status), noise, max_memory, place, left)


def run_job(job: Callable[[], int]) -> int:
    """Run the job here: its exit code, or 1 (wrong options: 2) with the error's line on stderr."""
    try:
        return job()
    except SwldsError as error:
        print_message("error", str(error))
        return USAGE if isinstance(error, OptionError) else 1
    except MemoryError:
        print_message("error", "out of memory (a smaller input, or a higher --max-memory)")
    except RecursionError:
        print_message("error", "the input nests too deeply")
    return 1


def write_stdout(data: bytes | str) -> None:
    """Write a result to stdout in pieces; WorkerError where that fails, silence where the reader has gone."""
    if sys.stdout is None:
        raise WorkerError("cannot write: it is closed", location="<stdout>")
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        sys.stdout.write(data if isinstance(data, str) else data.decode("utf-8", "surrogateescape"))
        return
    try:
        sys.stdout.flush()
        for piece in pieces(data):
            buffer.write(piece)
        buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.errno == errno.EBADF:
            raise WorkerError("cannot write: it is closed", location="<stdout>") from None
        raise WorkerError(
            f"cannot write: {error.strerror}", location="<stdout>", hint="check the space there"
        ) from None


def flush_streams() -> None:
    """Flush stdout and stderr, as far as they are open."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()


def _has_own_streams() -> bool:
    try:
        return sys.stdout.fileno() == 1 and sys.stderr.fileno() == 2
    except (AttributeError, OSError, ValueError):
        return False


def _be_child(job: Callable[[], int], noise: IO[bytes], max_memory: int | None, scratch: str) -> NoReturn:
    """The child's whole life. It must not return into the parent's code, nor run the parent's exit handlers."""
    code, is_told = 1, False
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        sys.stderr = open(os.dup(2), "w", encoding="utf-8", errors="backslashreplace", buffering=1)  # noqa: SIM115
        os.dup2(noise.fileno(), 2)
        put_temporary_files_in(scratch)
        _limit(max_memory)
        code = run_job(job)
        is_told = code != 0
        flush_streams()
    except BrokenPipeError:
        code = BROKEN_PIPE
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else int(ending.code is not None)
    except OSError as error:
        if not is_told:
            code = 1
            print_message("error", _describe_failure(error))
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        with contextlib.suppress(Exception):
            sys.stderr.flush()
        os._exit(code)


def _describe_failure(error: OSError) -> str:
    """What no command has caught: stdout cannot be written, or a library cannot be loaded for want of memory."""
    if error.errno is None or error.errno == errno.ENOMEM:
        return "out of memory (a smaller input, or a higher --max-memory)"
    return f"<stdout>: cannot write: {'it is closed' if error.errno == errno.EBADF else error.strerror}"


def _limit(max_memory: int | None) -> None:
    """Cap the child's memory, have the system choose it first when memory runs out, and leave no core file."""
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    die_with_parent()
    with contextlib.suppress(OSError), open("/proc/self/oom_score_adj", "w", encoding="ascii") as stream:
        stream.write("500")
    if max_memory is not None:
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        resource.setrlimit(resource.RLIMIT_DATA, (max_memory * MIB, hard))


def put_temporary_files_in(folder: str) -> None:
    """Those of this process and of what it starts: whoever made the folder takes it away with them."""
    os.environ["TMPDIR"] = tempfile.tempdir = folder


def data_in_use() -> int:
    """Bytes of this process that RLIMIT_DATA counts."""
    status = Path("/proc/self/status").read_bytes()
    return int(status.partition(b"VmData:")[2].split(maxsplit=1)[0]) * 1024


def die_with_parent() -> None:
    """Have Linux end this process when the parent goes, even by SIGKILL: nobody waits for its output any more."""
    with_parent()()


def with_parent(number: int = signal.SIGKILL) -> Callable[[], object]:
    """What ``die_with_parent`` does, with nothing left to load: for a child of a process with threads, which may hold locks.
    ``number``: the signal that comes."""
    import ctypes

    pr_set_pdeathsig = 1
    try:
        prctl = ctypes.CDLL(None).prctl
    except (OSError, AttributeError):
        return lambda: None
    return functools.partial(prctl, pr_set_pdeathsig, number, 0, 0, 0)


def _wait(ended: int, timeout: float | None) -> bool:
    """Wait until the child is gone, which closes its end of the pipe; False when the time is over."""
    deadline = None if timeout is None else time.monotonic() + timeout
    while True:
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        if select.select([ended], [], [], left)[0]:
            return True
        if left is not None and left <= 0:
            return False


def kill_group(leader: int) -> None:
    """A process, and all that is left of the group that it leads, if it came to lead one."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(leader, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


def end_group(leader: int) -> int:
    """The status of a child that leads a group, once it has ended; what is left of the group ends then. The group's number is
    nobody else's until the child is waited for."""
    os.waitid(os.P_PID, leader, os.WEXITED | os.WNOWAIT)
    kill_group(leader)
    return os.waitpid(leader, 0)[1]


def _end(child: int) -> int:
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    return os.waitpid(child, 0)[1]


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C is a KeyboardInterrupt meanwhile, unless the process ignores it: there is a child to end first."""
    before = signal.getsignal(signal.SIGINT)
    if not callable(before) or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _heeding() -> Iterator[None]:
    """A SIGTERM or SIGHUP to this process is an exception meanwhile: there is a child to end first."""

    def stop(number: int, frame: object) -> None:
        raise _Ended(number)

    numbers = [n for n in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(n) is not signal.SIG_IGN]  # nohup
    try:
        before = [(number, signal.signal(number, stop)) for number in numbers]
    except ValueError:  # not the main thread
        yield
        return
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def _remove_leftovers(output: str | None, child: int) -> None:
    if output is not None and output != "-":
        remove_leftovers(output, child)


def death_error(number: int, noise: IO[bytes], max_memory: int | None, place: str, left: str = NOTHING) -> WorkerError:
    """The error that says what ended the child, in one line."""
    noise.seek(max(0, noise.seek(0, os.SEEK_END) - MIB))
    lines = [line.strip() for line in split_lines(noise.read().decode("utf-8", "replace"))]
    reason = next((line for line in lines if line.startswith(_REASONS) or " Assertion " in line), "")
    if "out of memory" in reason.lower() or "bad_alloc" in reason:
        limit = f" ({max_memory} MiB)" if max_memory is not None else ""
        hint = "a smaller input, or a higher --max-memory"
        return WorkerError(f"out of memory{limit}", location=place, hint=hint, reason="memory")
    if number == signal.SIGKILL:
        return WorkerError(
            "the worker was killed, most likely for want of memory",
            location=place,
            hint=left,
            reason="killed",
        )
    if number == signal.SIGSEGV:
        return WorkerError(
            "LLVM crashed on this input, segmentation fault",
            location=place,
            hint=f"{left}; nested too deeply?",
            reason="crash",
        )
    name = signal.Signals(number).name if number in set(signal.Signals) else f"signal {number}"
    hint = f"{left}; check the input with a build of LLVM that has assertions"
    return WorkerError(f"LLVM stopped on this input: {reason or name}", location=place, hint=hint, reason="crash")
