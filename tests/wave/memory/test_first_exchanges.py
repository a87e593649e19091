"""An exchange in LDS whose old value nobody takes is a store: it may come first, and what it writes is initialised. So is another
atomic operation with the operand that leaves nothing of the old value."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine

TEXT = """@cells = internal addrspace(3) global [72 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %at = and i32 %i, MASK
  %p = getelementptr [72 x i32], ptr addrspace(3) @cells, i32 0, i32 %at
  %old = atomicrmw OPERATION ptr addrspace(3) %p, i32 7 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %i, 1
  %next = getelementptr [72 x i32], ptr addrspace(3) @cells, i32 0, i32 %other
  %v = load i32, ptr addrspace(3) %next
  %r = add i32 %v, TAKEN
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %to
  ret void
}
"""


@pytest.mark.parametrize(
    ("operation", "taken", "mask", "is_clean"),
    [("xchg", "0", "63", True), ("xchg", "%old", "63", False), ("add", "0", "63", False), ("xchg", "0", "62", False)],
    ids=["first", "old value is taken", "sum", "some cells are left"],
)
@pytest.mark.parametrize("checks", ["initcheck", "all"])
def test_first_write(
    runs: list[engine.Run], checks: str, operation: str, taken: str, mask: str, is_clean: bool
) -> None:
    module = swlds.parse(TEXT.replace("OPERATION", operation).replace("TAKEN", taken).replace("MASK", mask))
    found = {}
    for name in ("wave", "reference"):
        out = np.zeros(64, np.int32)
        result = swlds.Device("gfx942", engine=name).load(module)["k"].launch(2, 64, [out], checks=checks)
        found[name] = [str(f.kind) for f in result.findings], out.tolist()
    assert found["wave"] == found["reference"]
    assert ("uninitialized" in found["wave"][0]) is not is_clean
    assert bool(runs[0].replayed) is not is_clean


@pytest.mark.parametrize("comparand", ["0", "77"])
@pytest.mark.parametrize("is_filled", [False, True])
def test_a_comparison_with_what_nobody_wrote_writes_nothing_certain(comparand: str, is_filled: bool) -> None:
    """Also where the emulator's zeros make it succeed: a table whose keys nobody cleared."""
    filled = f"store i32 {comparand}, ptr addrspace(3) %p\n" if is_filled else ""
    exchange = f'cmpxchg ptr addrspace(3) %p, i32 {comparand}, i32 7 syncscope("workgroup") monotonic monotonic'
    text = TEXT.replace("  %old = atomicrmw OPERATION ptr addrspace(3) %p, i32 7", f"  {filled}  %old = {exchange}", 1)
    module = swlds.parse(
        text.replace(f'{exchange} syncscope("workgroup") monotonic', exchange)
        .replace("TAKEN", "0")
        .replace("MASK", "63")
    )
    for name in ("wave", "reference"):
        out = np.zeros(64, np.int32)
        result = swlds.Device("gfx942", engine=name).load(module)["k"].launch(2, 64, [out])
        assert ["uninitialized" in str(f.kind) for f in result.findings] == ([] if is_filled else [True])
        assert out.tolist() == [7] * 64 or not is_filled


#: Operation, the operand, another one, and what is there then.
ABSORBING = [
    ("and", "0", "1", 0),
    ("nand", "0", "1", -1),
    ("or", "-1", "-2", -1),
    ("umin", "0", "1", 0),
    ("umax", "-1", "-2", -1),
    ("min", "-2147483648", "-2147483647", -(2**31)),
    ("max", "2147483647", "2147483646", 2**31 - 1),
    ("uinc_wrap", "0", "1", 0),
    ("udec_wrap", "0", "1", 0),
    ("usub_sat", "-1", "-2", 0),
]


def launch(text: str, engine_name: str, *, is_lowered: bool = False) -> tuple[list[str], list[int]]:
    module = swlds.parse(text)
    out = np.zeros(64, np.int32)
    kernel = swlds.Device("gfx942", engine=engine_name).load(swlds.lower(module) if is_lowered else module)["k"]
    return [str(f.kind) for f in kernel.launch(2, 64, [out], checks="initcheck").findings], out.tolist()


def variant(operation: str, operand: str, taken: str = "0") -> str:
    text = TEXT.replace("OPERATION", operation).replace("i32 7", f"i32 {operand}")
    return text.replace("TAKEN", taken).replace("MASK", "63")


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize(("operation", "operand", "other", "stored"), ABSORBING, ids=[row[0] for row in ABSORBING])
def test_operands_that_leave_nothing(
    runs: list[engine.Run], operation: str, operand: str, other: str, stored: int, is_lowered: bool
) -> None:
    for name in ("wave", "reference"):
        assert launch(variant(operation, operand), name, is_lowered=is_lowered) == ([], 64 * [stored])
        taken, less = variant(operation, operand, "%old"), variant(operation, operand).replace("%i, 63", "%i, 62")
        for text in (variant(operation, other), taken, less):
            assert launch(text, name, is_lowered=is_lowered)[0] == ["uninitialized"]
    assert not runs[0].replayed


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("name", ["wave", "reference"])
def test_operands_that_lanes_differ_in(name: str, is_lowered: bool) -> None:
    """Each lane's own operand counts; one that is undefined leaves that."""
    for operand, kinds in (
        ("and i32 %i, 0", []),
        ("and i32 %i, 1", ["uninitialized"]),
        ("and i32 undef, 1", ["uninitialized"]),
    ):
        text = variant("and", "%n").replace("  %old =", f"  %n = {operand}\n  %old =")
        assert launch(text, name, is_lowered=is_lowered)[0] == kinds


@pytest.mark.parametrize("name", ["wave", "reference"])
def test_lanes_after_one_another(name: str) -> None:
    """Of lanes at one place the first leaves nothing of what was there, so those behind it find something defined."""
    text = (
        variant("and", "%n", "%old")
        .replace("i32 0, i32 %at", "i32 0, i32 0")
        .replace("i32 0, i32 %other", "i32 0, i32 0")
    )
    text = text.replace("  %old =", "  %z = icmp eq i32 %i, 0\n  %n = select i1 %z, i32 0, i32 5\n  %old =")
    first = "  %late = select i1 %z, i32 0, i32 %old\n  %r = add i32 %v, %late"
    assert launch(text.replace("  %r = add i32 %v, %old", first), name) == ([], 64 * [0])
    assert launch(text, name)[0] == ["uninitialized"]
