"""Neither the number of threads, nor the host's vectors, nor the order in which threads take groups shows in the result.

Counts of findings and every buffer are compared bit for bit with those of one thread; with the reference engine they are
compared everywhere else (``conftest.py``).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from divergent_programs import make_program
from exec_support import EXEC, available_hosts, launch_case, read_case
from peers_support import CASES, FILES

import swlds
from swlds.engines.wave_compiler import execution

PROGRAMS = sorted(p for folder in ("negative", "silent", "ordered", "racy") for p in (EXEC / folder).glob("*.ll"))
ORDERS: dict[str, Callable[[int], list[int]]] = {
    "backwards": lambda n: list(range(n))[::-1],
    "shuffled": lambda n: random.Random(n).sample(range(n), n),
}
Launch = Callable[..., tuple[list[bytes], list[Any]]]


def _some(values: Sequence[Any], wanted: int) -> list[Any]:
    """About so many of the values; the others run with ``--long``."""
    step = len(values) // wanted
    return [v if k % step == 0 else pytest.param(v, marks=pytest.mark.long) for k, v in enumerate(values)]


def _outcome(result: Any, values: list[Any]) -> tuple[list[bytes], list[Any]]:
    stopped = any(f.kind == "timeout" for f in result.findings)
    return [] if stopped else [v.tobytes() for v in values if isinstance(v, np.ndarray)], result.findings


def _exec_program(path: Path) -> Launch:
    case, module = read_case(path), swlds.parse(path)
    return lambda **options: _outcome(*launch_case(case, module, engine="wave", **options))


def _peer(path: Path) -> Launch:
    name = path.stem.split(".")[0]
    module = swlds.parse(path)
    grid, block, given, _ = CASES[name]()

    def launch(**options: Any) -> tuple[list[bytes], list[Any]]:
        args = [a.copy() if isinstance(a, np.ndarray) else a for a in given]
        kernel = swlds.Device("gfx942").load(module)[name]
        return _outcome(kernel.launch(grid, block, args, engine="wave", **options), args)

    return launch


def _random(seed: int, ticks: tuple[int, ...]) -> Launch:
    module = swlds.parse(make_program(seed, ticks))
    groups = 23

    def launch(**options: Any) -> tuple[list[bytes], list[Any]]:
        args = [np.arange(groups * 128, dtype=np.uint32), np.zeros(groups * 128, np.uint32)]
        kernel = swlds.Device("gfx942").load(module)["k"]
        return _outcome(kernel.launch((groups,), (128,), args, engine="wave", **options), args)

    return launch


def check_threads(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    """1, 2, 3 and 7 threads, and other orders."""
    wanted = launch(jobs=1)
    for jobs in (2, 3, 7):
        assert launch(jobs=jobs) == wanted, f"{jobs} threads"
    for name, order in ORDERS.items():
        monkeypatch.setattr(execution, "TAKE_ORDER", order)
        for jobs in (1, 3):
            assert launch(jobs=jobs) == wanted, f"groups taken {name}"
        monkeypatch.setattr(execution, "TAKE_ORDER", None)


def check_hosts(launch: Launch) -> None:
    wanted = launch(host="native")
    for host in available_hosts():
        assert launch(host=host) == wanted, host


@pytest.mark.parametrize("path", _some(PROGRAMS, 18), ids=lambda p: p.stem)
def test_exec_programs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also racy ones: the race checker sends them to the reference engine at any number of threads."""
    check_hosts(_exec_program(path))
    check_threads(_exec_program(path), monkeypatch)


@pytest.mark.parametrize("path", _some(FILES, 6), ids=lambda p: p.stem)
def test_peers(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_hosts(_peer(path))
    check_threads(_peer(path), monkeypatch)


@pytest.mark.parametrize("seed", _some(range(40), 8))
def test_random_programs(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With atomics whose old value is used, in LDS and between groups."""
    launch = _random(seed, ((), (3,), (3, 1))[seed % 3])
    check_hosts(launch)
    check_threads(launch, monkeypatch)


SHOWS_ORDER = {
    "old-value": "%x = atomicrmw add ptr addrspace(1) %c, i32 1 monotonic",
    "float-add": "%s = uitofp i32 %group to float\n%f = fdiv float %s, 3.0\n"
    "%u = atomicrmw fadd ptr addrspace(1) %c, float %f monotonic\n%x = add i32 0, 0",
    "exchange": "%x = add i32 0, 0\n%u = atomicrmw xchg ptr addrspace(1) %c, i32 %group monotonic",
    "compare-exchange": "%p = cmpxchg ptr addrspace(1) %c, i32 0, i32 %one monotonic monotonic\n%x = add i32 0, 0",
    "atomic-store": "%x = add i32 0, 0\nstore atomic i32 %group, ptr addrspace(1) %c monotonic, align 4",
    "atomic-load": "%u = atomicrmw add ptr addrspace(1) %c, i32 1 monotonic\n"
    "%x = load atomic i32, ptr addrspace(1) %c monotonic, align 4",
    "two-kinds": "%x = add i32 0, 0\n%u = atomicrmw add ptr addrspace(1) %c, i32 %group monotonic\n"
    "%v = atomicrmw umax ptr addrspace(1) %c, i32 %twice monotonic",
    "wrapping": "%x = add i32 0, 0\n%u = atomicrmw uinc_wrap ptr addrspace(1) %c, i32 %group monotonic",
    "heap": "%b = call ptr @malloc(i64 16)\n%y = ptrtoint ptr %b to i64\n%x = trunc i64 %y to i32\ncall void @free(ptr %b)",
}


def _small(name: str) -> Launch:
    module = swlds.parse(KERNEL.replace("BODY", SHOWS_ORDER[name]))

    def launch(engine: str = "wave", **options: Any) -> tuple[list[bytes], list[Any]]:
        args = [np.zeros(1, np.uint32), np.zeros(97, np.uint32)]
        kernel = swlds.Device("gfx942").load(module)["k"]
        return _outcome(kernel.launch((97,), (1,), args, engine=engine, checks="memcheck", **options), args)

    return launch


@pytest.mark.parametrize("name", SHOWS_ORDER)
def test_what_shows_the_order_of_groups(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these gives another result in another order: so they have one order, the reference engine's."""
    launch = _small(name)
    check_threads(launch, monkeypatch)
    assert launch() == launch(engine="reference")
    assert launch(seed=4) == launch(engine="reference", seed=4)


KERNEL = """declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr @malloc(i64)
declare void @free(ptr)
define amdgpu_kernel void @k(ptr addrspace(1) %c, ptr addrspace(1) %out) {
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %one = add i32 %group, 1
  %less = sub i32 97, %group
  %twice = mul i32 %less, 40
  BODY
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %group
  store i32 %x, ptr addrspace(1) %to, align 4
  ret void
}
"""
