"""initcheck of atomic ``and``, ``or``, ``xor`` and ``nand`` on LDS that nobody wrote, or wrote in part: bit by bit."""

from __future__ import annotations

import random

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
"""
TAIL = "  store i32 %v, ptr addrspace(1) %o, align 4\n  ret void\n}\n"


def run(body: str, *, lowered: bool = False) -> tuple[np.ndarray, list[tuple[str, int]]]:
    module = swlds.parse(HEAD + body + TAIL)
    out = np.full(64, -1, np.int32)
    launched = swlds.Device("gfx942").load(swlds.lower(module) if lowered else module)["k"]
    found = launched.launch(1, 64, [out], checks="memcheck,initcheck").findings
    return out, [(f.kind, f.count) for f in found]


def atomic(operation: str, value: str, name: str = "a") -> str:
    return f"  %{name} = atomicrmw {operation} ptr addrspace(3) %p, i32 {value} monotonic, align 4\n"


LOADED = "  %w = load i32, ptr addrspace(3) %p, align 4\n"
FOUND = [("uninitialized", 64)]
#: Body -> (value that is stored, what is found).
TABLE = {
    atomic("or", "5") + LOADED + "  %v = and i32 %w, 5\n": (5, []),
    atomic("or", "5") + LOADED + "  %v = and i32 %w, 7\n": (5, FOUND),
    atomic("or", "5") + LOADED + "  %v = add i32 %w, 0\n": (0, FOUND),
    atomic("or", "5") + LOADED + "  %v = freeze i32 %w\n": (5, []),
    # A copy of a word of which one bit was set is none of a bit-field: the program left the rest out.
    atomic("or", "5") + "  %v = load i32, ptr addrspace(3) %p, align 4\n": (5, FOUND),
    atomic("and", "65535") + LOADED + "  %v = lshr i32 %w, 16\n": (0, []),
    atomic("and", "65535") + LOADED + "  %v = lshr i32 %w, 15\n": (0, FOUND),
    atomic("nand", "65535") + LOADED + "  %v = lshr i32 %w, 16\n": (65535, []),
    atomic("and", "255") + atomic("or", "255", "b") + LOADED + "  %v = xor i32 %w, 0\n": (255, []),
    atomic("xor", "3") + LOADED + "  %v = and i32 %w, 3\n": (0, FOUND),
    # What it gives back is what was there: of that only what the program fixes afterwards is known.
    atomic("or", "5") + "  %v = or i32 %a, -1\n": (-1, []),
    atomic("or", "5") + "  %v = and i32 %a, 5\n": (0, FOUND),
    atomic("or", "%x") + LOADED + "  %m = and i32 %w, %x\n  %v = sub i32 %m, %x\n": (0, []),
    "  store i8 7, ptr addrspace(3) %p, align 4\n" + atomic("or", "256") + LOADED + "  %v = and i32 %w, 511\n": (263, []),
}  # fmt: skip


@pytest.mark.parametrize("lowered", [False, True])
@pytest.mark.parametrize("body", TABLE)
def test_bits_that_the_operand_fixes(body: str, lowered: bool) -> None:
    out, found = run(body, lowered=lowered)
    value, wanted = TABLE[body]
    assert found == wanted and set(out) == {value}


@pytest.mark.parametrize("seed", range(8))
def test_random_words(seed: int) -> None:
    """Of a word that nobody wrote, after some operations, by bits that are followed here."""
    rng, defined, bits, body = random.Random(seed), 0, 0, ""
    for k in range(rng.randint(1, 5)):
        operation, value = rng.choice(["and", "or", "xor", "nand"]), rng.choice([rng.getrandbits(32), 0xFFFF, 1 << 31])
        body += atomic(operation, str(value - (1 << 32) if value >> 31 else value), f"a{k}")
        fixed = {"or": value, "xor": 0}.get(operation, ~value & 0xFFFFFFFF)
        results = {"and": bits & value, "or": bits | value, "xor": bits ^ value, "nand": ~(bits & value) & 0xFFFFFFFF}
        defined, bits = defined | fixed, results[operation]
    clean = body + LOADED + f"  %v = and i32 %w, {defined - (1 << 32) if defined >> 31 else defined}\n"
    assert run(clean)[1] == [] and run(clean)[0][0] == np.uint32(bits & defined).astype(np.int32)
    if unknown := ~defined & 0xFFFFFFFF:
        lowest = unknown & -unknown
        spoilt = body + LOADED + f"  %v = and i32 %w, {lowest - (1 << 32) if lowest >> 31 else lowest}\n"
        assert run(spoilt)[1] == FOUND
