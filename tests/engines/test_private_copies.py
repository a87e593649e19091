"""Waves that copy to a part of LDS of their own, over and over, with waits and without barriers: host code executes them, and
what is missing is found as by the reference engine."""

from __future__ import annotations

import random

import numpy as np
import pytest
from copies import DECLARED, LGKM0, VM0

import swlds

RELEASE = 'fence syncscope("workgroup") release'
HEAD = (
    """target triple = "amdgcn-amd-amdhsa"
@buf = internal addrspace(3) global [2 x [128 x i32]] poison, align 16
"""
    + DECLARED
    + """define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %other = xor i32 %b, 64
  %rev = xor i32 %id, 63
  %far = xor i32 %id, 64
  %last = xor i32 %far, 63
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %t1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s2, %loop ]
  %o = mul i32 %t, 128
  %at = add i32 %o, %id
  %g = getelementptr i32, ptr addrspace(1) %src, i32 %at
"""
)
TAIL = """  %s1 = mul i32 %s, 3
  %s2 = add i32 %s1, %v
  %t1 = add i32 %t, 1
  %more = icmp ult i32 %t1, 5
  br i1 %more, label %loop, label %exit
exit:
  %d = getelementptr i32, ptr addrspace(1) %dst, i32 %id
  store i32 %s2, ptr addrspace(1) %d, align 4
  ret void
}
"""


def copy(row: int = 0, base: str = "%b") -> str:
    name = f"%u{row}{base[1:]}"
    return (
        f"{name} = getelementptr [2 x [128 x i32]], ptr addrspace(3) @buf, i32 0, i32 {row}, i32 {base}\n"
        f"call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) {name}, i32 4, i32 0, i32 0)"
    )


def read(index: str = "%rev", row: int = 0, name: str = "%v") -> str:
    return (
        f"%p{name[1:]} = getelementptr [2 x [128 x i32]], ptr addrspace(3) @buf, i32 0, i32 {row}, i32 {index}\n"
        f"{name} = load i32, ptr addrspace(3) %p{name[1:]}, align 4"
    )


def store(index: str = "%id", row: int = 0) -> str:
    return (
        f"%w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @buf, i32 0, i32 {row}, i32 {index}\n"
        "store i32 %t, ptr addrspace(3) %w, align 4"
    )


#: Name -> (statements of the loop, is anything found?).
CASES = {
    "copy-wait-read-wait": ([copy(), VM0, read(), LGKM0], False),
    "copy-wait-read-release": ([copy(), VM0, read(), RELEASE], False),
    "the-compiler-waits": ([copy(), read(), VM0, LGKM0], False),
    "two-buffers": ([copy(), VM0, read(), copy(1), read("%id", 1, "%v1"), VM0, LGKM0], False),
    "stored-before": ([LGKM0, store(), LGKM0, copy(), VM0, read("%id"), LGKM0], False),
    "no-wait-for-reads": ([copy(), VM0, read()], True),
    "no-wait-for-stores": ([store(), copy(), VM0, read(), LGKM0], True),
    "two-open-on-the-same-bytes": ([copy(), copy().replace("%u0b", "%u1"), VM0, read(), LGKM0], True),
    "another-waves-bytes-read": ([copy(), VM0, read("%far"), LGKM0], True),
    "another-waves-bytes-copied": ([copy(0, "%other"), VM0, read(), LGKM0], True),
    "both-read": ([copy(), VM0, read(), read("%last", 0, "%v1"), LGKM0], True),
}


def _launch(steps: list[str], engine: str) -> tuple[list[object], list[str], list[int]]:
    module = swlds.parse(HEAD + "\n".join(steps) + "\n" + TAIL)
    src, dst = np.random.default_rng(1).integers(0, 1 << 32, 5 * 128, np.uint32), np.zeros(128, np.uint32)
    kernel = swlds.Device("gfx942", engine=engine).load(module)["k"]
    result = kernel.launch((1,), (128,), [src, dst], checks="all")
    return [f.as_json() for f in result.findings], result.fidelity.executed, dst.tolist()


@pytest.mark.parametrize("name", CASES)
def test_a_wave_copies_over_what_it_has_read(name: str) -> None:
    steps, is_found = CASES[name]
    wanted, _, out = _launch(steps, "reference")
    found, executed, given = _launch(steps, "wave")
    assert bool(wanted) == is_found
    assert found == wanted and given == out
    assert bool(executed) == is_found


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 10))])
def test_random_steps(part: int) -> None:
    """40 random loops of copies, accesses, waits and barriers; 400 with --long."""
    native = 0
    meet = f'{LGKM0}\n{RELEASE}\ncall void @llvm.amdgcn.s.barrier()\nfence syncscope("workgroup") acquire'
    for number in range(40 * part, 40 * part + 40):
        rng = random.Random(number)
        steps = [
            copy(0, rng.choice(("%b", "%b", "%b", "%other"))),
            VM0,
            read(rng.choice(("%rev", "%rev", "%far"))),
            LGKM0,
        ]
        more = [copy(1), read("%id", 1, "%v1"), store(row=rng.randint(0, 1)), VM0, LGKM0, RELEASE, meet]
        for step in rng.sample(more, rng.randint(0, 2)):
            steps.insert(rng.randint(0, len(steps)), step)
        if rng.random() < 0.3:
            del steps[rng.choice([n for n, s in enumerate(steps) if "waitcnt" in s])]
        wanted, _, out = _launch(steps, "reference")
        found, executed, given = _launch(steps, "wave")
        assert found == wanted and given == out, (number, steps)
        native += not executed
    assert native > 5, native
