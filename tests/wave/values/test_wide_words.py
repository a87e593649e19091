"""Integers of more than 64 bits as vectors and back, and shifted by variables: in host code by words, and lane after lane."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="gfx942" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %t
  %a = load i{bits}, ptr addrspace(1) %p, align 1
  %n = and i32 %t, 31
  %b = zext i32 %n to i{bits}
{body}
  %o = getelementptr [64 x i8], ptr addrspace(1) %out, i32 %t
  store i{bits} %r, ptr addrspace(1) %o, align 1
  ret void
}}
"""
LANES, ROOM = 64, 64


def numbers(bits: int) -> tuple[np.ndarray, list[int]]:
    given = np.random.default_rng(bits).integers(0, 256, (LANES, ROOM), np.uint8)
    given[:, -(-bits // 8) - 1] &= (1 << ((bits - 1) % 8 + 1)) - 1  # bits of padding are not the number's
    return given, [int.from_bytes(row.tobytes(), "little") & ((1 << bits) - 1) for row in given]


def run(bits: int, body: str, engine: str) -> list[int]:
    given, _ = numbers(bits)
    out = np.zeros((LANES, ROOM), np.uint8)
    kernel = swlds.Device().load(swlds.parse(KERNEL.format(bits=bits, body=body)))["k"]
    kernel.launch(1, LANES, [given, out], engine=engine, checks="memcheck").raise_for_findings()
    return [int.from_bytes(row[: -(-bits // 8)].tobytes(), "little") for row in out]


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(
    ("count", "bits"),
    [
        (16, 8),
        (9, 8),
        (12, 8),
        (15, 8),
        (32, 8),
        (5, 24),
        (3, 32),
        (6, 32),
        (8, 32),
        (2, 64),
        (3, 64),
        (4, 33),
        (2, 65),
        (8, 16),
    ],
)
def test_as_a_vector_and_back(count: int, bits: int, engine: str) -> None:
    """Each element is added its number and three."""
    whole, vector = count * bits, f"<{count} x i{bits}>"
    plus = ", ".join(f"i{bits} {k + 3}" for k in range(count))
    body = f"  %v = bitcast i{whole} %a to {vector}\n  %w = add {vector} %v, <{plus}>\n  %r = bitcast {vector} %w to i{whole}"
    mask = (1 << bits) - 1
    want = [sum((((a >> k * bits & mask) + k + 3) & mask) << k * bits for k in range(count)) for a in numbers(whole)[1]]
    assert run(whole, body, engine) == want


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("bits", [65, 96, 128, 256])
@pytest.mark.parametrize("opcode", ["shl", "lshr", "ashr"])
def test_shifts_of_each_lane_by_its_own(opcode: str, bits: int, engine: str) -> None:
    shifted = []
    for lane, a in enumerate(numbers(bits)[1]):
        signed = a - (a >> bits - 1 << bits) if opcode == "ashr" else a
        n = lane & 31
        shifted.append((signed << n if opcode == "shl" else signed >> n) & ((1 << bits) - 1))
    assert run(bits, f"  %r = {opcode} i{bits} %a, %b", engine) == shifted
