"""Time and memory of one piece of work: in this process, or of a whole process."""

from __future__ import annotations

import gc
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

OPT = next((path for name in ("opt-22", "opt") if (path := shutil.which(name))), None)


@dataclass
class Series:
    """Repeats of one measurement: seconds on the wall and of the processor (user and system), and the highest
    resident size in MiB (whole processes only). opt uses one thread, swlds two where there are two cores."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """Processor seconds: those of the wall grow with whatever else the machine does."""
        return statistics.median(self.cpu)

    @property
    def best(self) -> float:
        return min(self.cpu)

    @property
    def peak(self) -> float:
        return max(self.memory, default=0.0)


def opt_words(source: Path, target: Path, instrument: bool) -> list[str]:
    """The command that has LLVM's own pass do the work; reads, verifies, lowers, verifies and prints."""
    assert OPT, "asked for only where opt is installed"
    option = [] if instrument else ["-amdgpu-asan-instrument-lds=0"]
    return [OPT, "-S", "-passes=amdgpu-sw-lower-lds", *option, str(source), "-o", str(target)]


def swlds_words(source: Path, target: Path, profile: str, instrument: bool) -> list[str]:
    words = ["--instrument" if instrument else "--no-instrument", "--profile", profile]
    return [sys.executable, "-m", "swlds", "lower", str(source), "-o", str(target), *words]


#: A small process in between: the highest resident size of a child counts that of the process it was forked from.
_SPAWN = """
import os, sys, time
start = time.perf_counter()
child = os.fork()
if child == 0:
    os.execv(sys.argv[1], sys.argv[1:])
_, status, usage = os.wait4(child, 0)
print(time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
sys.exit(os.waitstatus_to_exitcode(status))
"""


def run_process(words: Sequence[str], series: Series) -> None:
    """Add one run of a whole process with its children."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", _SPAWN, *words], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(words)}: exit code {done.returncode}\n{done.stderr}")
    wall, cpu, kilobytes = done.stdout.split()[-3:]
    series.wall.append(float(wall))
    series.cpu.append(float(cpu))
    series.memory.append(int(kilobytes) / 1024)


def run_here(work: Callable[[], object], series: Series) -> None:
    """Add one run in this process; rubbish of the runs before is collected first."""
    gc.collect()
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    series.cpu.append(time.process_time() - cpu)
    series.wall.append(time.perf_counter() - wall)


def interleave(jobs: Mapping[str, Callable[[Series], None]], repeats: int) -> dict[str, Series]:
    """Every job in turn, ``repeats`` times over, so that what disturbs the machine disturbs all of them."""
    series = {name: Series() for name in jobs}
    for _ in range(repeats):
        for name, job in jobs.items():
            job(series[name])
    return series
