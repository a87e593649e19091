"""Programs that are executed: golden tests under tests/exec, whose LAUNCH line other tests launch in other ways, too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from paths import TESTS

import swlds
from swlds.engines.api import Result
from swlds.engines.spec import make_arguments
from swlds.engines.wave_compiler.jit import HOSTS, native_host
from swlds.golden.launch_lines import Launch, parse_launches

EXEC = TESTS / "exec"
LONG_RUN = False  # ``conftest.py`` sets it for ``pytest --long``


def read_case(path: Path) -> Launch:
    """The launch of a program."""
    [launch] = parse_launches(str(path), path.read_text())
    return launch


def is_lowered(launch: Launch) -> bool:
    """May the lowered module be launched, too?"""
    return len(launch.versions) > 1


def launch_case(launch: Launch, module: Any = None, **more: Any) -> tuple[Result, list[Any]]:
    """Launch a program (or what was made of it); the result and the argument values."""
    values = make_arguments(launch.arguments)
    kernel = swlds.Device(launch.mcpu).load(module or swlds.parse(launch.path))[launch.kernel]
    return kernel.launch(launch.grid, launch.block, values, options=launch.options, **more), values


def available_hosts() -> list[str]:
    """Names of host vectors that this machine has, narrow ones first."""
    names = ["baseline", "avx2", "avx512"]
    assert set(names) == set(HOSTS)
    return names[: names.index(native_host()) + 1]


def engine_for(seed: int, one_in: int) -> str | None:
    """For hundreds of programs that are alike: both engines for one seed in so many, else the reference engine alone; with
    ``--long`` both for all.

    A kernel takes the wave compiler a second, and ``test_compiler.py`` has random programs of its own."""
    return None if LONG_RUN or seed % one_in == 0 else "reference"
