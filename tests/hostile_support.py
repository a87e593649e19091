"""Launches of hostile programs, each in a child process: a fault there is a failed test here, not the end of all tests."""

from __future__ import annotations

import numpy as np

import swlds
from swlds.engines import sandbox

#: Words of the one buffer.
WORDS = 256


def launch_apart(text: str, n: int = 0, timeout: float = 60, **options: object) -> list[str]:
    """Kinds of the findings of ``@k(ptr addrspace(1), i32)``, on which the engines agree. AssertionError where the child died."""

    def job(tell: sandbox.Teller) -> sandbox.Report:
        buffer = np.zeros(WORDS, np.uint32)
        kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
        tell.ready()
        result = kernel.launch((1,), (64,), [buffer, n], **options)
        return {"kinds": [f.kind for f in result.findings]}

    report = sandbox.run_in_worker(job, timeout=timeout)
    assert "death" not in report, report["death"]["message"]
    found: list[str] = report["kinds"]
    return found
