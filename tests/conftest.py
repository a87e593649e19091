"""Every launch of a test runs on both engines, which must agree, unless the test names one (``launch(engine=…)``,
``Device(engine="reference")``): ``SWLDS_ENGINE`` says so, also to the commands that a test starts.

No host code is kept on disk between them (``SWLDS_CACHE_DIR``), but where a test is about that.

Property tests have no deadlines, and may take long to make their examples: machines may be busy, and cases large.

Hundreds of programs that are alike take the wave compiler for a fixed part only (``engine_for``), and all with ``--long``. Of
large families of tests some cases are marked ``long`` (``large_families.py``).
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import exec_support
import hypothesis
import large_families
import pytest

from swlds.device.launch_options import ENGINE_VARIABLE


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault(ENGINE_VARIABLE, "both")
    os.environ["SWLDS_CACHE_DIR"] = ""  # what a test finds does not depend on tests before it
    checks = [hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large]
    hypothesis.settings.register_profile("swlds", deadline=None, suppress_health_check=checks)
    hypothesis.settings.load_profile("swlds")
    exec_support.LONG_RUN = bool(config.getoption("--long"))
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # of a shell's background job; tests interrupt themselves
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:  # of a run that outlives its terminal
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if large_families.is_long(item.nodeid):
            item.add_marker(pytest.mark.long)


#: Where the better code of the wave compiler is made at once. Elsewhere launches are too short for it.
BETTER_CODE = ("wave/values", "wave/schedule", "wave/test_compiler.py", "engines/test_operations.py")


@pytest.fixture(autouse=True)
def better_code(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if any(place in request.path.as_posix() for place in BETTER_CODE):
        monkeypatch.setattr("swlds.engines.wave_compiler.jit.QUICK_FIRST", False)


#: Where campaigns are about what becomes of their items, not of launches: making host code is most of their time.
ON_REFERENCE = ("campaign/test_campaign_", "campaign/test_compare_runs.py", "campaign/test_on_dask.py")


@pytest.fixture(autouse=True, scope="module")
def engine_of_campaigns(request: pytest.FixtureRequest) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if any(place in request.path.as_posix() for place in ON_REFERENCE) and os.environ[ENGINE_VARIABLE] == "both":
            patch.setenv(ENGINE_VARIABLE, "reference")
        yield


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What each launch on the wave compiler did: a list of ``engine.Run`` that grows with them."""
    from swlds.engines.wave_compiler import engine

    found: list[Any] = []
    original = engine.run_launch
    monkeypatch.setattr(engine, "run_launch", lambda *a: found.append(original(*a)) or found[-1])
    return found
