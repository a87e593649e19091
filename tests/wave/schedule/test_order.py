"""The order in which waves and groups run: with equal seeds both engines give equal buffers and findings.

Also at every number of threads.
A longer run: ``ORDER_PROGRAMS=0:500 pytest tests/wave/schedule/test_order.py -k random``.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from divergent_programs import make_program, promoted
from exec_support import EXEC, launch_case, read_case

import swlds
from swlds.device import turns
from swlds.device.launch_options import MOST_STEPS
from swlds.engines.wave_compiler import engine

GROUPS, ITEMS = 4, 128
PROGRAMS = sorted(p for folder in ("negative", "silent", "ordered") for p in (EXEC / folder).glob("*.ll"))
FIRST, LAST = (int(n) for n in os.environ.get("ORDER_PROGRAMS", "0:9").split(":"))


def launch(text: str, name: str, seed: int = 0, **more: Any) -> tuple[Any, Any]:
    """Buffers and findings."""
    given = np.random.default_rng(7).integers(0, 1 << 32, GROUPS * ITEMS, dtype=np.uint32)
    out = np.zeros(GROUPS * ITEMS, np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch((GROUPS,), (ITEMS,), [given, out], engine=name, seed=seed, timeout=120, **more)
    return out, result.findings


def program(seed: int) -> str:
    text = make_program(seed, ((3,), (1,), (3, 1))[seed % 3])
    return promoted(text) if seed % 2 else text


@pytest.mark.parametrize(("slice_", "turn"), [(20_000, 10_000), (70, 150)], ids=["long-turns", "short-turns"])
def test_random_programs_in_order(
    monkeypatch: pytest.MonkeyPatch, runs: list[engine.Run], slice_: int, turn: int
) -> None:
    """Atomics whose old value is used, in LDS and between groups; with short turns waves give way within loops and calls."""
    monkeypatch.setattr(turns, "FIRST_TURN", turn)
    native = differing = 0
    for number in range(FIRST, LAST):
        text = program(number)
        expected = []
        for seed in (0, 1 + number):
            (out, found), (wanted, findings) = (
                launch(text, name, seed, preempt=slice_) for name in ("wave", "reference")
            )
            assert found == findings, f"program {number}, seed {seed}"
            np.testing.assert_array_equal(out, wanted, err_msg=f"program {number}, seed {seed}")
            native += not runs[-1].replayed
            expected.append(wanted)
        differing += bool((expected[0] != expected[1]).any())
    assert native > LAST - FIRST and differing * 3 > LAST - FIRST


@pytest.mark.parametrize("number", range(6))
def test_a_sleep_ends_the_turn(runs: list[engine.Run], number: int) -> None:
    """Of sleeps anywhere, in loops, called functions and behind atomics, both engines make the same order."""
    text = with_sleeps(program(number), random.Random(number))
    for seed in (0, 1 + number):
        (out, found), (wanted, findings) = (launch(text, name, seed) for name in ("wave", "reference"))
        assert found == findings
        np.testing.assert_array_equal(out, wanted)
        assert not runs[-1].replayed


def with_sleeps(text: str, numbers: random.Random) -> str:
    """Of all stores and atomics one, and one in four of the others, has a sleep in front of it."""
    lines = text.splitlines()
    places = [n for n, line in enumerate(lines) if line.startswith("  ") and ("atomicrmw" in line or "store " in line)]
    for n in sorted({numbers.choice(places), *(n for n in places if numbers.random() < 0.25)}, reverse=True):
        lines.insert(n, f"  call void @llvm.amdgcn.s.sleep(i32 {numbers.randrange(128)})")
    return "\n".join([*lines, "declare void @llvm.amdgcn.s.sleep(i32)", ""])


def test_who_waits_for_a_flag_sleeps_for_one_step() -> None:
    """Two waves hand a number to and fro: each wait took a whole turn, 20,000 steps, and with turns of any length for ever."""
    for name in ("wave", "reference"):
        out = np.zeros(128, np.uint32)
        kernel = swlds.Device("gfx942", engine=name).load(swlds.parse(TO_AND_FRO))["k"]
        result = kernel.launch(1, 128, [out], jobs=1, preempt=MOST_STEPS, timeout=60)
        assert not result.findings and out.tolist() == [40] * 64 + [41] * 64


TO_AND_FRO = """
@turn = internal addrspace(3) global i32 poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.sleep(i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %x, 6
  store i32 0, ptr addrspace(3) @turn, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %poll
poll:
  %mine = phi i32 [ %w, %entry ], [ %mine, %poll ], [ %next, %had ]
  call void @llvm.amdgcn.s.sleep(i32 1)
  %now = load atomic i32, ptr addrspace(3) @turn syncscope("workgroup") acquire, align 4
  %is.mine = icmp eq i32 %now, %mine
  br i1 %is.mine, label %had, label %poll
had:
  %passed = add i32 %mine, 1
  store atomic i32 %passed, ptr addrspace(3) @turn syncscope("workgroup") release, align 4
  %next = add i32 %mine, 2
  %over = icmp uge i32 %next, 42
  br i1 %over, label %done, label %poll
done:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %mine, ptr addrspace(1) %p, align 4
  ret void
}
"""


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.stem)
def test_seeds_of_exec_programs(path: Path) -> None:
    """With a seed, too, buffers and findings are those of the reference engine."""
    case = read_case(path)
    results = []
    for name in ("wave", "reference"):
        result, values = launch_case(case, engine=name, seed=3)
        results.append((result.findings, [v.tolist() for v in values if isinstance(v, np.ndarray)]))
    assert results[0] == results[1]


@pytest.mark.parametrize("preempt", [1, 7, 20])
def test_turns_below_what_a_seed_draws(preempt: int) -> None:
    results = [launch(program(2), name, 3, preempt=preempt) for name in ("wave", "reference")]
    assert results[0][1] == results[1][1]
    np.testing.assert_array_equal(results[0][0], results[1][0])
