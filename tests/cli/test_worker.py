"""What the worker does when its child dies: one line, the right exit code, nothing left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_support import GOOD, Done
from processes import is_alive, wait_until

from swlds.errors import OptionError, SwldsError
from swlds.worker import run_job

#: Bodies of jobs, run by ``python -c`` so that fork happens in a small process with streams of its own.
PROGRAM = """
import os, signal, sys, time
from swlds.errors import SwldsError
from swlds.output import _prefix
from swlds.worker import run_isolated, write_stdout
from pathlib import Path

def job():
{body}
    return 0

sys.exit(run_isolated(job, timeout={timeout}, max_memory={max_memory}, output={output!r}, place="in.ll"))
"""


def run_worker(
    body: str,
    *,
    timeout: float | None = None,
    max_memory: int | None = None,
    output: str | None = None,
    cwd: Path | None = None,
) -> Done:
    indented = "\n".join(f"    {line}" for line in body.splitlines())
    code = PROGRAM.format(body=indented, timeout=timeout, max_memory=max_memory, output=output)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, cwd=cwd, check=False
    )
    return Done(done.returncode, done.stdout, done.stderr)


def test_result_goes_to_stdout() -> None:
    assert run_worker("write_stdout('text'); return 3") == Done(3, "text", "")


def test_messages_go_to_stderr() -> None:
    assert run_worker("print('note', file=sys.stderr)") == Done(0, "", "note\n")


def test_noise_of_llvm_is_swallowed() -> None:
    assert run_worker("os.write(2, b'remark: from C++\\n')") == Done(0, "", "")


def test_error() -> None:
    done = run_worker("raise SwldsError('is bad', location='in.ll:1:2', hint='mend it')")
    assert done == Done(1, "", "swlds: error: in.ll:1:2: is bad (mend it)\n")


def test_abort_names_llvms_reason() -> None:
    done = run_worker("os.write(2, b'LLVM ERROR: unsupported thing\\nStack dump:\\n0. noise\\n'); os.abort()")
    assert done.code == 1
    assert done.error.startswith("swlds: error: in.ll: LLVM stopped on this input: LLVM ERROR: unsupported thing (")


def test_abort_without_a_reason() -> None:
    assert run_worker("os.abort()").error.startswith("swlds: error: in.ll: LLVM stopped on this input: SIGABRT (")


def test_segmentation_fault() -> None:
    done = run_worker("os.kill(os.getpid(), signal.SIGSEGV)")
    assert done.code == 1
    assert "in.ll: LLVM crashed on this input, segmentation fault (" in done.error


def test_killed() -> None:
    assert "in.ll: the worker was killed" in run_worker("os.kill(os.getpid(), signal.SIGKILL)").error


def test_timeout() -> None:
    start = time.monotonic()
    done = run_worker("time.sleep(50)", timeout=0.2)
    assert done.code == 1
    assert "in.ll: no end after 0.2 s; stopped (" in done.error
    assert time.monotonic() - start < 10


@pytest.mark.skipif(sys.platform != "linux", reason="limits as Linux has them")
def test_memory_of_python() -> None:
    done = run_worker("b'x' * (1 << 30)", max_memory=200)
    assert done.code == 1
    assert "out of memory" in done.error


def test_recursion() -> None:
    assert "nests too deeply" in run_worker("f = lambda: f()\nf()").error


def test_our_own_bug_is_a_traceback() -> None:
    """A bug of ours is not dressed up as an error of the user's."""
    done = run_worker("assert False, 'cannot be'")
    assert done.code == 1
    assert "AssertionError: cannot be" in done.stderr


def test_leftovers_are_removed(tmp_path: Path) -> None:
    body = "Path(_prefix(Path('out.ll'), os.getpid()) + 'x').write_text('half'); os.abort()"
    assert run_worker(body, output="out.ll", cwd=tmp_path).code == 1
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_signals_end_both(number: signal.Signals, code: int, tmp_path: Path) -> None:
    """To the parent alone, as ``timeout`` and ``kill`` send them."""
    (tmp_path / "in.ll").write_text(GOOD)
    program = PROGRAM.format(
        body="    print(os.getpid(), flush=True); time.sleep(50)", timeout=None, max_memory=None, output=None
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        child = int(process.stdout.readline())
        process.send_signal(number)
        assert process.wait(20) == code
        assert process.stderr.read() == b""
    assert not is_alive(child)


@pytest.mark.skipif(sys.platform != "linux", reason="needs PR_SET_PDEATHSIG")
def test_child_goes_with_its_parent() -> None:
    program = PROGRAM.format(
        body="    print(os.getpid(), flush=True); time.sleep(50)", timeout=None, max_memory=None, output=None
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        process.kill()
    wait_until(lambda: not is_alive(child), 10)


def test_job_in_this_process(capsys: pytest.CaptureFixture[str]) -> None:
    def wrong(error: SwldsError) -> int:
        raise error

    assert run_job(lambda: 7) == 7
    assert run_job(lambda: wrong(SwldsError("is bad"))) == 1
    assert run_job(lambda: wrong(OptionError("no such option"))) == 2
    assert capsys.readouterr().err == "swlds: error: is bad\nswlds: error: no such option\n"


def test_interrupted_before_anything_runs() -> None:
    """Ctrl-C while the program still imports: one line as well."""
    code = """
import os, signal, sys
import swlds.__main__

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == "swlds.cli":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
swlds.__main__.main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "swlds: interrupted\n")
