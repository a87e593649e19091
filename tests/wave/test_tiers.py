# ruff: noqa: E501  (LLVM IR in strings)
"""Quick code first, better code when the kernel has run for long enough: in the middle of a launch, too."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine, jit

KERNEL = """\
target triple = "amdgcn-amd-amdhsa"
@g = internal addrspace(3) global [64 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = call i32 @llvm.amdgcn.workgroup.id.x()
  %p = getelementptr i32, ptr addrspace(3) @g, i32 %t
  store i32 %t, ptr addrspace(3) %p
  BARRIER
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %m = add i32 %j, %w
  %mm = and i32 %m, 63
  %q = getelementptr i32, ptr addrspace(3) @g, i32 MINE
  %v = load i32, ptr addrspace(3) %q
  %x = mul i32 %s, 5
  %s1 = add i32 %x, %v
  %j1 = add i32 %j, 1
  %c = icmp ult i32 %j1, %n
  br i1 %c, label %loop, label %end
end:
  %b = shl i32 %w, 6
  %i = add i32 %b, %t
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %s1, ptr addrspace(1) %o
  ret void
}
"""
FENCES = (
    'fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n  fence syncscope("workgroup") acquire'
)
SHAPES = {
    "plain": KERNEL.replace("BARRIER", "").replace("MINE", "%t"),
    "coroutine": KERNEL.replace("BARRIER", FENCES).replace("MINE", "%mm"),
}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each module that was linked: is it quick code?"""
    found: list[bool] = []
    original = jit._compile

    def compile_(*words: Any, **options: Any) -> Any:
        found.append(options["is_quick"])
        return original(*words, **options)

    monkeypatch.setattr(jit, "_compile", compile_)
    return found


def expected(groups: int, rounds: int, is_shared: bool, factor: int = 5) -> np.ndarray[Any, Any]:
    """What the kernel stores; groups whose numbers differ by 64 store the same."""
    item, group = np.meshgrid(np.arange(64), np.arange(min(groups, 64)))
    found = np.zeros(item.shape, np.uint32)
    for j in range(rounds):
        found = found * np.uint32(factor) + ((j + group) % 64 if is_shared else item).astype(np.uint32)
    return np.tile(found, (-(-groups // 64), 1))[:groups].ravel()


@pytest.mark.parametrize("shape", SHAPES)
def test_code_is_exchanged_between_two_groups(shape: str, made: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "_LONGER", 0.0)  # as soon as anybody looks
    kernel = swlds.Device("gfx942").load(swlds.parse(SHAPES[shape], "t.ll"))["k"]
    groups, rounds = 3000, 400
    for jobs in (1, 2):
        out = np.zeros(groups * 64, np.uint32)
        result = kernel.launch(groups, 64, [out, np.uint32(rounds)], engine="wave", jobs=jobs)
        result.raise_for_findings()
        assert np.array_equal(out, expected(groups, rounds, shape == "coroutine"))
    assert made == [True, False]


@pytest.mark.parametrize("shape", SHAPES)
def test_groups_that_begin_later_run_the_new_code(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen by a new code that computes something else."""
    monkeypatch.setattr(jit, "_LONGER", 1e-9)
    original = jit._compile

    def compile_(text: str, *words: Any, **options: Any) -> Any:
        other = re.sub(r"(= mul .*, )(splat \(i32 )?5\b", r"\g<1>\g<2>7", text)
        return original(text if options["is_quick"] else other, *words, **options)

    monkeypatch.setattr(jit, "_compile", compile_)
    kernel = swlds.Device("gfx942").load(swlds.parse(SHAPES[shape], "t.ll"))["k"]
    groups, rounds = 20_000, 10_000
    out = np.zeros(groups * 64, np.uint32)
    kernel.launch(groups, 64, [out, np.uint32(rounds)], engine="wave", jobs=1, checks="none").raise_for_findings()
    old, new = (expected(groups, rounds, shape == "coroutine", factor).reshape(groups, 64) for factor in (5, 7))
    found = out.reshape(groups, 64)
    is_new = np.all(found == new, axis=1)
    assert np.array_equal(found[~is_new], old[~is_new])
    assert is_new[-1] and not is_new[0]


def test_a_short_launch_has_quick_code(made: list[bool]) -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(SHAPES["coroutine"], "t.ll"))["k"]
    out = np.zeros(64, np.uint32)
    kernel.launch(1, 64, [out, np.uint32(3)], engine="wave").raise_for_findings()
    assert np.array_equal(out, expected(1, 3, True)) and made == [True]


def test_many_short_launches_have_better_code(made: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "_LONGER", 1e-3)
    kernel = swlds.Device("gfx942").load(swlds.parse(SHAPES["plain"], "t.ll"))["k"]
    for _ in range(50):
        out = np.zeros(64, np.uint32)
        kernel.launch(1, 64, [out, np.uint32(9)], engine="wave").raise_for_findings()
        assert np.array_equal(out, expected(1, 9, False))
    assert made == [True, False]


def test_a_launch_whose_time_is_nearly_over_gets_none(made: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM cannot be cut short."""
    monkeypatch.setattr(jit, "_LONGER", 1e6)
    kernel = swlds.Device("gfx942").load(swlds.parse(SHAPES["plain"], "t.ll"))["k"]
    code = None
    original = engine.compiled

    def compiled(launch: Any, host: str) -> Any:
        nonlocal code
        code = original(launch, host)
        code.ran = 1e9
        code.improve_after = 1e8
        return code

    monkeypatch.setattr(engine, "compiled", compiled)
    out = np.zeros(64, np.uint32)
    kernel.launch(1, 64, [out, np.uint32(9)], engine="wave", timeout=5.0).raise_for_findings()
    assert made == [True] and code is not None
