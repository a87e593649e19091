"""Kernels with copies of which some waves end early: the others' barriers order what they order, and nothing that an ended wave
did since its last barrier."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest
from copies import DECLARED, LGKM0, VM0

import swlds

BARE, ACQUIRE = "call void @llvm.amdgcn.s.barrier()", 'fence syncscope("workgroup") acquire'
MEET = f'fence syncscope("workgroup") release\n{BARE}\n{ACQUIRE}'
HEAD = (
    """target triple = "amdgcn-amd-amdhsa"
@buf = internal addrspace(3) global [192 x i32] poison, align 16
"""
    + DECLARED
    + """define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %g = getelementptr i32, ptr addrspace(1) %src, i32 %id
  %c0 = getelementptr i32, ptr addrspace(3) @buf, i32 %b
  %low = and i32 %id, 63
  %c1 = getelementptr i32, ptr addrspace(3) @buf, i32 0
  %c2 = getelementptr i32, ptr addrspace(3) @buf, i32 64
  %r0 = getelementptr i32, ptr addrspace(3) @buf, i32 %id
  %r1 = getelementptr i32, ptr addrspace(3) @buf, i32 %low
  %next = add i32 %low, 64
  %r2 = getelementptr i32, ptr addrspace(3) @buf, i32 %next
  %is.over = icmp uge i32 %id, 128
"""
)
FIRST = "br i1 %is.over, label %last, label %stay\nlast:\n"
STAY = "br label %end\nstay:\n"
TAIL = "br label %end\nend:\nret void\n}\n"


def copy(number: int) -> str:
    return (
        f"call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %c{number}, i32 4, i32 0, i32 0)"
    )


def read(number: int, name: str) -> str:
    return (
        f"%{name} = load i32, ptr addrspace(3) %r{number}, align 4\n%o{name} = getelementptr i32, ptr addrspace(1) %dst, "
        f"i32 %id\nstore i32 %{name}, ptr addrspace(1) %o{name}, align 4"
    )


#: Name -> (before the last wave leaves, what that does then, what the others do, is anything found?).
CASES = {
    "ended-at-once": ([], [], [copy(0), VM0, MEET, read(2, "a")], False),
    "behind-its-barrier": (
        [copy(0), VM0, MEET, read(0, "a"), LGKM0],
        [],
        [MEET, copy(0), VM0, MEET, read(2, "z")],
        False,
    ),
    "a-copy-of-its-own": ([], [copy(0), VM0], [copy(0), VM0, MEET, read(2, "a")], False),
    "read-and-ended": ([copy(0), VM0, MEET], [read(1, "a"), LGKM0], [MEET, copy(1), VM0, MEET, read(1, "z")], True),
    "read-without-a-wait": (
        [copy(0), VM0, BARE, ACQUIRE, read(1, "a"), BARE, ACQUIRE],
        [],
        [LGKM0, BARE, ACQUIRE, copy(1), VM0],
        True,
    ),
    "in-front-of-its-barrier": (
        [copy(0), VM0, MEET, read(0, "a"), MEET],
        [],
        [copy(0), VM0, MEET, read(2, "z")],
        False,
    ),
    "copied-and-ended": ([], [copy(1), VM0], [MEET, read(1, "a")], False),
    "open-at-the-end": ([], [copy(1)], [MEET, read(2, "a")], True),
}
#: Those that the reference engine executes though nothing is found: an ended wave accessed LDS behind its last barrier.
REPLAYED = {"copied-and-ended", "a-copy-of-its-own", "behind-its-barrier"}


def _launch(case: tuple[list[str], list[str], list[str]], engine: str) -> tuple[list[object], list[str], list[int]]:
    before, last, stay = ("".join(f"{step}\n" for step in steps) for steps in case)
    module = swlds.parse(HEAD + before + FIRST + last + STAY + stay + TAIL)
    src, dst = np.random.default_rng(1).integers(0, 1 << 32, 192, np.uint32), np.zeros(192, np.uint32)
    kernel = swlds.Device("gfx942", engine=engine).load(module)["k"]
    result = kernel.launch((1,), (192,), [src, dst], checks="all")
    return [f.as_json() for f in result.findings], result.fidelity.executed, dst.tolist()


@pytest.mark.parametrize("name", CASES)
def test_some_waves_end_early(name: str) -> None:
    *case, is_found = CASES[name]
    wanted, _, out = _launch(case, "reference")
    found, executed, given = _launch(case, "wave")
    assert found == wanted and given == out
    assert bool(wanted) == is_found
    assert bool(executed) == (is_found or name in REPLAYED)


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 10))])
def test_random_steps(part: int) -> None:
    """40 random programs; 400 with --long."""
    native = 0
    for number in range(40 * part, 40 * part + 40):
        rng = random.Random(number)
        count = iter(range(100))

        def some(least: int, most: int, rng: random.Random = rng, count: Iterator[int] = count) -> list[str]:
            made: list[str] = []
            for _ in range(rng.randint(least, most)):
                kind = rng.random()
                if kind < 0.35:
                    made += [copy(rng.choice((0, 0, 0, 1, 2))), *([VM0] if rng.random() < 0.9 else [])]
                elif kind < 0.7:
                    made += [read(rng.choice((0, 1, 2)), f"v{next(count)}"), *([LGKM0] if rng.random() < 0.9 else [])]
                made += [rng.choice((MEET, MEET, MEET, f"{LGKM0}\n{BARE}", f"{BARE}\n{ACQUIRE}", ""))]
            return made

        last = [s for s in some(0, 1) if BARE not in s]
        case = some(0, 2), last, some(1, 3)
        wanted, _, out = _launch(case, "reference")
        found, executed, given = _launch(case, "wave")
        assert found == wanted and given == out, (number, case)
        native += not executed
    assert native, number
