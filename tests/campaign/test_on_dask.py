"""Campaigns on dask.distributed: results are the pool's, whatever dies on the way."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from campaign_support import keys_on_disk, run_campaign, without_times, write_campaign, write_generator
from cli_support import run_cli

from swlds.campaigns.on_dask import quiet
from swlds.errors import WorkerError

pytest.importorskip("distributed", reason="dask.distributed is not installed (pip install 'swlds[campaign]')")

ITEMS = 40


@pytest.fixture(scope="module")
def spec(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dask")
    write_generator(folder)
    text = f"""
        seeds = {ITEMS}
        [[inputs]]
        generator = "make.py:module"
        launch = {{ block = 16, args = "i32[16]=zero" }}
        [[actions]]
        do = "run"
        """
    write_campaign(folder, text + "[dask]\nworkers = 2\n", "dask.toml")
    write_campaign(folder, text + "[dask]\npatience = 0\n", "impatient.toml")
    return write_campaign(folder, text)


@pytest.fixture(scope="module")
def undisturbed(spec: Path) -> list[dict[str, Any]]:
    return without_times(run_campaign(spec, "undisturbed"))


@contextlib.contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program of dask's, in a group of its own, which ends with it."""
    started = subprocess.Popen(
        [sys.executable, "-m", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        yield started
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)
        started.wait()


def scheduler(port: int) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
    return process(
        "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show"
    )


def worker(port: int) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
    words = ("--nworkers", "1", "--nthreads", "1", "--no-dashboard", "--death-timeout", "60")
    return process("distributed.cli.dask_worker", f"tcp://127.0.0.1:{port}", *words)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def check(result: Any, undisturbed: list[dict[str, Any]]) -> None:
    assert without_times(result) == undisturbed
    keys = keys_on_disk(result.folder)
    assert len(keys) == len(set(keys)) == ITEMS


def test_a_cluster_of_its_own(spec: Path, undisturbed: list[dict[str, Any]]) -> None:
    check(run_campaign(spec.with_name("dask.toml"), "own"), undisturbed)


def test_batches_that_end_at_the_same_time(
    spec: Path, undisturbed: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of several that have ended when somebody looks, none is lost."""
    import distributed

    class InPairs(distributed.as_completed):
        seen = 0

        def next_batch(self, block: bool = True) -> Any:
            limit = time.monotonic() + 5
            while self.queue.qsize() < 2 and time.monotonic() < limit:
                time.sleep(0.01)
            found = super().next_batch(block)
            InPairs.seen = max(InPairs.seen, len(found))
            return found

    monkeypatch.setattr(distributed, "as_completed", InPairs)
    check(run_campaign(spec.with_name("dask.toml"), "pairs"), undisturbed)
    assert InPairs.seen > 1


def test_a_dask_worker_that_is_killed(spec: Path, undisturbed: list[dict[str, Any]]) -> None:
    """What it was at is done by the other one."""
    port = free_port()
    with scheduler(port), worker(port) as first, worker(port):

        def kill(done: int, total: int) -> None:
            if done >= ITEMS // 4:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(first.pid, signal.SIGKILL)

        check(run_campaign(spec, "worker", scheduler=f"tcp://127.0.0.1:{port}", progress=kill), undisturbed)
        assert first.poll() is not None or first.wait(20) is not None


def test_a_scheduler_that_is_started_anew(spec: Path, undisturbed: list[dict[str, Any]]) -> None:
    port, reached, came = free_port(), threading.Event(), []
    with contextlib.ExitStack() as later:

        def start_anew() -> None:
            reached.wait(120)
            os.killpg(first.pid, signal.SIGKILL)
            first.wait()
            time.sleep(0.5)
            later.enter_context(scheduler(port))
            later.enter_context(worker(port))
            came.append(True)

        with scheduler(port) as first, worker(port):
            thread = threading.Thread(target=start_anew)
            thread.start()
            result = run_campaign(
                spec,
                "anew",
                scheduler=f"tcp://127.0.0.1:{port}",
                progress=lambda done, total: reached.set() if done >= ITEMS // 4 else None,
            )
            thread.join()
        assert came
        check(result, undisturbed)


def test_a_scheduler_that_is_killed_for_good_is_one_line(spec: Path) -> None:
    """Of ours: the library's loggers have tracebacks for it."""
    port, out = free_port(), spec.parent / "killed"
    with scheduler(port) as first, worker(port):
        words = ["campaign", str(spec.with_name("impatient.toml")), "--out", str(out)]
        words += ["--scheduler", f"tcp://127.0.0.1:{port}"]
        run = subprocess.Popen([sys.executable, "-m", "swlds", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        while run.poll() is None and not [p for p in out.glob("results.jsonl") if p.stat().st_size]:
            time.sleep(0.01)
        os.killpg(first.pid, signal.SIGKILL)
        error = run.communicate(timeout=120)[1].decode()
    assert run.returncode == 1 and "no dask scheduler answers" in error and len(error.splitlines()) == 1, error


def test_loggers_of_the_library_are_silent_and_then_as_they_were() -> None:
    import logging

    said: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    loggers = [logging.getLogger(f"distributed{name}") for name in ("", ".client", ".test")]
    for logger in loggers[:2]:
        logger.addHandler(handler)
    try:
        with quiet():
            for logger in loggers:
                logger.critical("lost")
        assert not said
        loggers[1].critical("later")
        assert "later" in said
    finally:
        for logger in loggers[:2]:
            logger.removeHandler(handler)


def test_nobody_answers(spec: Path) -> None:
    address = f"tcp://127.0.0.1:{free_port()}"
    with pytest.raises(WorkerError, match=f"no dask scheduler answers at {address}"):
        run_campaign(spec.with_name("impatient.toml"), "nobody", scheduler=address)
    for wrong in ("x", "tcp://", "tcp://127.0.0.1:99999", "file:///etc"):
        done = run_cli(
            "campaign",
            spec.with_name("impatient.toml"),
            "--out",
            spec.parent / f"nobody-{wrong[:4].strip('/')}",
            "--resume",
            "--scheduler",
            wrong,
        )
        assert done.code == 1 and "no dask scheduler answers" in done.error, wrong
