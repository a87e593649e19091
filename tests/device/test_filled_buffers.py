"""Buffers that a launch surely fills are not copied in (``filled.py``): nothing of an earlier launch may show in arrays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from filling_programs import filling_program

import swlds
from swlds.analysis.addresses.reach import Reach, find_reach
from swlds.device.launch import Launch
from swlds.device.reach import needed
from swlds.engines.wave_compiler import launch_reach


@pytest.fixture(name="reaches", autouse=True)
def _reaches(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[int, Reach] | None]]:
    """Small buffers count, too, and begin with something else than their arrays hold. What host code was told of launches."""
    found: list[dict[int, Reach] | None] = []
    copy_in = Launch._copy_in

    def note(launch: Launch, write: Any, reach: dict[int, Reach] | None) -> None:
        if launch._unfilled:
            for address, content, _, _ in launch._unfilled:
                launch.image.memory.space.data[address : address + content.nbytes] = 0xA5
            found.append(reach)
        copy_in(launch, write, reach)

    monkeypatch.setattr(Launch, "_copy_in", note)
    monkeypatch.setattr(launch_reach, "LARGE", 1)
    return found


def kernel_of(text: str, engine: str = "wave") -> Any:
    return swlds.Device("gfx942", engine=engine).load(swlds.parse(text))["k"]


def outcome(result: Any) -> list[tuple[str, int]]:
    return [(f.kind, f.count) for f in result.findings]


def test_both_engines_leave_the_same(reaches: list[Any]) -> None:
    """Old bytes stay in the gaps, whatever was known of the kernel."""
    filled, partly = 0, 0
    for seed in range(150):
        program = filling_program(seed)
        rng = np.random.default_rng(seed)
        x, y = (rng.integers(0, 256, size, dtype=np.uint8) for size in (64, program.bytes + 40))
        short = y[: len(y) - 40 - (seed % 7 == 0) * 9]  # some stores are out of bounds
        want = short.copy()
        checks = ("memcheck", "all", "memcheck,racecheck")[seed % 3]
        found = kernel_of(program.text, "reference").launch(
            program.grid, program.block, [x.copy(), want, program.number], checks=checks
        )
        kernel = kernel_of(program.text)
        reaches.clear()
        for _ in range(3):
            have = short.copy()
            result = kernel.launch(program.grid, program.block, [x, have, program.number], checks=checks)
            assert outcome(result) == outcome(found), program.text
            assert (have == want).all(), f"seed {seed}:\n{program.text}"
        known = [r for r in reaches if r for r in r.values() if r.written]
        is_filled = any(r.filled and not r.read for r in known)
        filled += is_filled
        partly += bool(known) and not is_filled
    assert filled > 15 and partly > 15, (filled, partly)


HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.trap()
declare float @llvm.sqrt.f32(float)
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = call i32 @llvm.amdgcn.workitem.id.y()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %g, 64
  %i = add i32 %b, %t
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %i
"""
END = "\n  ret void\n}\n"
STORE = "store i32 %i, ptr addrspace(1) %q"


def filled_by(body: str, n: int = 0, rows: int = 1) -> tuple[int, int] | None:
    """Of ``y``, by 4 groups of 64 and so many."""
    kernel = next(iter(swlds.parse(HEAD + body + END).kernel_functions))
    limits = {"workitem.id.x": 63, "workitem.id.y": rows - 1, "workgroup.id.x": 3}
    reach = find_reach(kernel, limits, {kernel.arguments[2]: n})
    assert reach is not None
    return {str(a.name): r for a, r in reach.items()}["y"].filled


GUARDED = "%c = icmp {} \n  br i1 %c, label %yes, label %no\nyes:\n  {}\n  br label %no\nno:"
LOOP = """br label %loop
loop:
  %r = phi i32 [ 0, %0 ], [ %r1, %loop ]
  %r1 = add i32 %r, {step}
  %j = add i32 %i, %r
  %a = getelementptr i32, ptr addrspace(1) %y, i32 %j
  store i32 %j, ptr addrspace(1) %a
  %more = icmp {test}
  br i1 %more, label %loop, label %out
out:"""


@pytest.mark.parametrize(
    ("body", "filled"),
    [
        (STORE, (0, 1024)),
        ("store i32 7, ptr addrspace(1) %q", (0, 1024)),
        ("store i32 undef, ptr addrspace(1) %q", None),
        ("store <2 x i32> zeroinitializer, ptr addrspace(1) %q", None),
        ("store i8 1, ptr addrspace(1) %q", None),
        ("%w = trunc i32 %i to i24\n  store i24 %w, ptr addrspace(1) %q", None),
        ("%w = insertvalue { i8, i32 } undef, i32 %i, 1\n  store { i8, i32 } %w, ptr addrspace(1) %q", None),
        ("atomicrmw add ptr addrspace(1) %q, i32 1 monotonic", None),
        ("store atomic i32 %i, ptr addrspace(1) %q monotonic, align 4", (0, 1024)),
        (GUARDED.format("ult i32 %i, 200", STORE), None),
        (GUARDED.format("ult i32 %i, 200", "call void @llvm.amdgcn.endpgm()") + "\n  " + STORE, None),
        (GUARDED.format("ult i32 %i, 200", "call void @llvm.trap()") + "\n  " + STORE, None),
        (GUARDED.format("ult i32 %i, 200", "unreachable\nlost:") + "\n  " + STORE, None),
        (GUARDED.format("ult i32 %i, 200", "") + "\n  " + STORE, (0, 1024)),
        (
            "%a = getelementptr i32, ptr addrspace(1) %q, i32 300\n  store i32 1, ptr addrspace(1) %a\n  " + STORE,
            (0, 1024),
        ),
        (
            "%a = getelementptr i32, ptr addrspace(1) %q, i32 256\n  store i32 1, ptr addrspace(1) %a\n  " + STORE,
            (0, 2048),
        ),
        (
            "%a = getelementptr i32, ptr addrspace(1) %q, i32 258\n  store i32 1, ptr addrspace(1) %a\n  " + STORE,
            (0, 1024),
        ),
        (LOOP.format(step=256, test="ult i32 %r1, 1024"), (0, 4096)),
        (LOOP.format(step=256, test="ult i32 %r, 768"), (0, 4096)),
        (LOOP.format(step=256, test="ne i32 %r1, 1024"), (0, 4096)),
        (LOOP.format(step=257, test="ult i32 %r, 768"), None),
        (LOOP.format(step=256, test="ult i32 %r1, %n"), None),
        (LOOP.format(step=256, test="ult i32 %r1, %t"), None),
        (LOOP.format(step=64, test="ult i32 %r1, 128"), (0, 1280)),
    ],
)
def test_what_is_filled(body: str, filled: tuple[int, int] | None) -> None:
    assert filled_by(body) == filled


def test_rows_leave_gaps() -> None:
    """A second dimension that the address does not have changes nothing; one that is too long for a row does."""
    assert filled_by(STORE, rows=3) == (0, 1024)
    row = "%m = mul i32 %u, %n\n  %j = add i32 %i, %m\n  %a = getelementptr i32, ptr addrspace(1) %y, i32 %j"
    row += "\n  store i32 1, ptr addrspace(1) %a"
    assert [filled_by(row, n, 3) for n in (0, 1, 255, 256, 257)] == [(0, 1024), (0, 1032), (0, 3064), (0, 3072), None]


def test_what_is_needed() -> None:
    assert needed(Reach(None, (0, 1024), (0, 1024)), 1024) == []
    assert needed(Reach(None, (0, 4096), (100, 1000)), 2000) == [slice(0, 100), slice(1000, 2000)]
    assert needed(Reach((0, 4), (0, 1024), (0, 1024)), 1024) == [slice(0, 1024)]
    assert needed(Reach((2048, 2052), (0, 1024), (0, 1024)), 4096) == [slice(1024, 2112)]
    assert needed(Reach(None, (0, 1024), (0, 1024)), 1000) == []
    assert needed(Reach(None, (64, 1024)), 4096) == [slice(64, 1024)]


WHOLE = HEAD + STORE + END


def test_a_filled_buffer_is_not_copied_in(reaches: list[Any]) -> None:
    kernel, x = kernel_of(WHOLE), np.zeros(4, np.int32)
    for _ in range(3):
        y = np.full(300, -1, np.int32)
        kernel.launch(4, 64, [x, y, 0], checks="memcheck").raise_for_findings()
        assert (y[:256] == np.arange(256)).all() and (y[256:] == -1).all()
    assert [r and [w.filled for w in r.values() if w.written] for r in reaches] == [None, [(0, 1024)], [(0, 1024)]]


def test_where_the_time_may_be_over_all_is_copied_in(reaches: list[Any]) -> None:
    kernel, x, y = kernel_of(WHOLE), np.zeros(4, np.int32), np.full(256, -1, np.int32)
    for _ in range(3):
        kernel.launch(4, 64, [x, y, 0], checks="memcheck", timeout=60.0).raise_for_findings()
    assert reaches[2] is not None and all(r.filled is None for r in reaches[2].values())


def test_an_array_that_is_read_by_another_name(reaches: list[Any]) -> None:
    """One array for both parameters: work-items add to what the array held."""
    body = "%p = getelementptr i32, ptr addrspace(1) %x, i32 %i\n  %v = load i32, ptr addrspace(1) %p\n  %w = add i32 %v, 1\n"
    kernel = kernel_of(HEAD + "  " + body + "  store i32 %w, ptr addrspace(1) %q" + END)
    for _ in range(3):
        y = np.arange(256, dtype=np.int32)
        kernel.launch(4, 64, [y, y, 0], checks="memcheck").raise_for_findings()
        assert (y == np.arange(1, 257)).all()
    assert reaches[2] is not None


def test_a_launch_with_findings_begins_with_its_inputs() -> None:
    """Groups that leave the array are replayed; they all are where half of them are."""
    far = "%c = icmp eq i32 %g, %n\n  %d = select i1 %c, i32 100000, i32 0\n  %e = add i32 %i, %d\n"
    far += "  %a = getelementptr i32, ptr addrspace(1) %x, i32 %e\n  store i32 5, ptr addrspace(1) %a\n  "
    text = HEAD + "  " + far + STORE + END
    kernel, reference = kernel_of(text), kernel_of(text, "reference")
    for n in (9, 9, 9, 2, 9, 2):
        x, y = np.full(256, -1, np.int32), np.full(270, -2, np.int32)
        mine, yours = [x.copy(), y.copy()], [x.copy(), y.copy()]
        results = [k.launch(4, 64, [*a, n], checks="memcheck") for k, a in ((kernel, mine), (reference, yours))]
        assert outcome(results[0]) == outcome(results[1]) and bool(results[0].findings) == (n == 2)
        assert all((a == b).all() for a, b in zip(mine, yours, strict=True))


@pytest.mark.parametrize("wrong", [KeyboardInterrupt, ValueError])
def test_a_launch_that_does_not_end_leaves_arrays_alone(
    monkeypatch: pytest.MonkeyPatch, wrong: type[BaseException]
) -> None:
    kernel, x, y = kernel_of(WHOLE), np.zeros(4, np.int32), np.full(256, -1, np.int32)
    for _ in range(2):
        kernel.launch(4, 64, [x, y.copy(), 0], checks="memcheck")

    def fail(done: int, total: int) -> None:
        raise wrong

    with pytest.raises(wrong):
        kernel.launch(4, 64, [x, y, 0], checks="memcheck", progress=fail)
    assert (y == -1).all()
