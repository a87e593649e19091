"""Every launch of a test runs on both engines, which must agree, unless the test names one (``launch(engine=…)``,
``Device(engine="reference")``).

The reference engine comes first, then the buffers are put back (they may overlap); the wave compiler's result is what the test
sees. So a test author has nothing to do, also where a launch happens in a worker process of ``swlds.run``.

Hundreds of programs that are alike take the wave compiler for a fixed part only (``engine_for``), and all with ``--long``.
"""

from __future__ import annotations

import functools
import signal
from typing import Any

import exec_support
import numpy as np
import pytest

from swlds.device.findings import Finding
from swlds.engines.api import Kernel, Result
from swlds.engines.wave_compiler.refusal import InternalError
from swlds.errors import SwldsError

_one_launch = Kernel.launch


def _launch(self: Kernel, grid: Any, block: Any, args: Any = (), **options: Any) -> Result:
    """A launch on one engine. The wave compiler must not go wrong, though a user gets the reference engine's result."""
    result = _one_launch(self, grid, block, args, **options)
    assert not [line for line in result.fidelity.executed if InternalError.reason in line]
    return result


def pytest_configure(config: pytest.Config) -> None:
    exec_support.LONG_RUN = bool(config.getoption("--long"))
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # of a shell's background job; tests interrupt themselves
        signal.signal(signal.SIGINT, signal.default_int_handler)


@functools.wraps(_one_launch)
def launch_on_both(self: Kernel, grid: Any, block: Any, args: Any = (), **options: Any) -> Result:
    """``Kernel.launch`` that compares the engines: buffers bit for bit, every field of every finding."""
    given = options.get("options")
    if options.get("engine") is not None or "reference" in (self.device.engine, given and given.engine):
        return _launch(self, grid, block, args, **options)
    arrays = [a for a in args if isinstance(a, np.ndarray)]
    before = [a.copy() for a in arrays]
    plain = {name: value for name, value in options.items() if name != "progress"}
    try:
        reference = _launch(self, grid, block, args, **{**plain, "engine": "reference"})
    except SwldsError as expected:
        _must_fail_alike(expected, lambda: _launch(self, grid, block, args, **options))
        raise
    expected_arrays = [a.copy() for a in arrays]
    for array, old in zip(arrays, before, strict=True):
        np.copyto(array, old)
    wave = _launch(self, grid, block, args, **options)
    check_equal(reference, wave)
    if not any(f.kind == "timeout" for f in wave.findings):
        for array, expected_array in zip(arrays, expected_arrays, strict=True):
            check_same_bits(expected_array, array)
    return wave


def _must_fail_alike(expected: SwldsError, launch: Any) -> None:
    try:
        launch()
    except SwldsError as error:
        assert (type(error), str(error)) == (type(expected), str(expected))
    else:
        raise AssertionError(f"only the reference engine refuses the launch: {expected}")


def check_equal(reference: Result, wave: Result) -> None:
    """Fail where two results report differently."""
    ours, theirs = (list(map(_without_place, result.findings)) for result in (wave, reference))
    assert [f.as_json() for f in ours] == [f.as_json() for f in theirs]
    assert ours == theirs
    assert wave.dropped == reference.dropped


def _without_place(finding: Finding) -> Finding:
    """A launch that is stopped after a time is stopped somewhere."""
    return Finding(finding.tool, finding.kind, finding.severity, "") if finding.kind == "timeout" else finding


def check_same_bits(expected: np.ndarray, array: np.ndarray) -> None:
    """Fail where buffers differ, also in the bits of a NaN. A launch that was stopped has no defined buffers."""
    if expected.tobytes() != array.tobytes():
        np.testing.assert_array_equal(array, expected, err_msg="a buffer differs between the engines")
        raise AssertionError("a buffer differs between the engines in the bits of a NaN or a zero")


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What each launch on the wave compiler did: a list of ``engine.Run`` that grows with them."""
    from swlds.engines.wave_compiler import engine

    found: list[Any] = []
    original = engine.run_launch
    monkeypatch.setattr(engine, "run_launch", lambda *a: found.append(original(*a)) or found[-1])
    return found


Kernel.launch = launch_on_both  # type: ignore[method-assign]
