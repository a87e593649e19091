"""Each thread begins with a part of the work-groups of its own, and goes on with what others have left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.image import Image, Memory
from swlds.device.implicit_args import Geometry
from swlds.device.launch import Launch
from swlds.device.launch_options import LaunchOptions
from swlds.device.program import find_kernel, find_program
from swlds.device.target import find_target
from swlds.engines.wave_compiler import engine
from swlds.engines.wave_compiler.execution import Execution

KERNEL = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %g
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic, align 4
  ret void
}
"""


def make(groups: int, size: int) -> Execution:
    """A pass over work-groups of which those from ``size`` on are suspicious."""
    program = find_program(module := swlds.parse(KERNEL), find_kernel(module, "k"))
    launch = Launch(
        Image(Memory(), program, find_target("gfx942"), 0),
        Geometry((groups, 1, 1), (64, 1, 1)),
        [np.zeros(size, np.uint32)],
        LaunchOptions(checks=frozenset({"memcheck"})),
    )
    return Execution(launch, engine.compiled(launch, "native"), None)


def one_after_the_other(order: list[int]) -> Callable[..., None]:
    """Threads that are there one after the other, by their numbers."""

    def work(self: Execution, tasks: list[Callable[[], object]], _stop: int, _progress: Any) -> None:
        for number in order:
            tasks[number]()

    return work


def taken(execution: Execution) -> list[list[int]]:
    """The suspicious groups of each thread, in the order in which it took them."""
    return [c.failing[: c.get("failing_count")].tolist() for c in execution.contexts]


@pytest.mark.parametrize(
    ("jobs", "order", "wanted"),
    [
        (1, [0], [[0, 1, 2, 3, 4, 5, 6]]),
        (2, [0, 1], [[0, 1, 2, 3, 4, 5, 6], []]),
        (2, [1, 0], [[], [3, 4, 5, 6, 0, 1, 2]]),
        (3, [1, 2, 0], [[], [2, 3, 4, 5, 6, 0, 1], []]),
    ],
)
def test_own_part_first(monkeypatch: pytest.MonkeyPatch, jobs: int, order: list[int], wanted: list[list[int]]) -> None:
    monkeypatch.setattr(Execution, "_work", one_after_the_other(order))
    execution = make(7, 0)
    execution.run(jobs, None)
    assert taken(execution) == wanted and sorted(execution.failing) == [*range(7)]
    assert execution.counter[0] == 7


@pytest.mark.parametrize("jobs", [1, 2, 3, 5])
@pytest.mark.parametrize("groups", [1, 2, 4, 7, 1000])
def test_each_group_once(groups: int, jobs: int) -> None:
    out = np.zeros(groups, np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(KERNEL))["k"]
    kernel.launch(groups, 64, [out], engine="wave", jobs=jobs).raise_for_findings()
    assert (out == 64).all()


def test_a_range(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of groups between two that the reference engine executes."""
    execution = make(9, 0)
    assert not execution.run_range(2, 6)
    assert taken(execution) == [[2, 3, 4, 5]]


def test_what_is_handed_over_goes_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Execution, "_work", one_after_the_other([1, 0]))
    execution = make(7, 0)
    execution.code.host.handover_width = 16
    execution._divide([execution._context(), execution._context()], 0, 7)
    assert execution.shares[:, :2].tolist() == [[0, 7]]
