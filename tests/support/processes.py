"""Processes that tests start, and wait for."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path


def is_alive(process: int) -> bool:
    """False for one that has ended, also where nobody has asked for its exit code yet."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def wait_until(holds: Callable[[], object], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "waited too long"
        time.sleep(0.05)
