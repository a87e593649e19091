"""Rows of large buffers that the kernel does not read are stored past the caches: where, and that nobody can tell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.last_cache import MOST, USUAL, last_cache
from swlds.engines.wave_compiler import jit
from swlds.engines.wave_compiler.memory import far_stores
from swlds.engines.wave_compiler.memory.far_stores import NEVER
from swlds.ir.templates import read_template

KERNEL = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %first) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %s = mul i32 %g, 128
  %o = add i32 %s, %first
  %i = add i32 %o, %x
  %p = getelementptr TYPE, ptr addrspace(1) %from, i32 %i
  %q = getelementptr TYPE, ptr addrspace(1) %to, i32 %i
  %v = load TYPE, ptr addrspace(1) %p, align 1
  store TYPE %v, ptr addrspace(1) %q, align 1
AGAIN
  ret void
}
"""
AGAIN = """  %w = load TYPE, ptr addrspace(1) %q, align 1
  store TYPE %w, ptr addrspace(1) %p, align 1
"""


@pytest.fixture
def far(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Buffers from 4 KB on are far. Gives what launches go by."""
    given: list[int] = []
    find = far_stores.find_far_size
    monkeypatch.setattr(far_stores, "last_cache", lambda: 1 << 12)
    monkeypatch.setattr(
        "swlds.engines.wave_compiler.execution.find_far_size", lambda *a: given.append(find(*a)) or given[-1]
    )
    return given


def run(
    type_: str, again: bool = False, *, engine: str = "wave", first: int = 0, same: bool = False, **options: Any
) -> bytes:
    text = KERNEL.replace("AGAIN", AGAIN if again else "").replace("TYPE", type_)
    source, target = np.random.default_rng(1).integers(0, 256, 1 << 14, dtype=np.uint8), np.zeros(1 << 14, np.uint8)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch(8, 128, [source, source if same else target, first], engine=engine, jobs=2, **options)
    result.raise_for_findings()
    assert engine == "reference" or not result.fidelity.executed
    return source.tobytes() + target.tobytes()


@pytest.mark.parametrize("is_quick", [True, False])
@pytest.mark.parametrize("first", [0, 1, 16])
@pytest.mark.parametrize("type_", ["i8", "i16", "i32", "double"])
def test_rows_arrive(far: list[int], monkeypatch: pytest.MonkeyPatch, type_: str, first: int, is_quick: bool) -> None:
    """Whole lines and others."""
    monkeypatch.setattr(jit, "QUICK_FIRST", is_quick)
    wanted = run(type_, engine="reference", first=first)
    for checks in ("memcheck", "all"):
        assert run(type_, first=first, checks=checks) == wanted
    assert {*far} == {1 << 12}


def test_what_is_read_stays_in_the_caches(far: list[int]) -> None:
    """Also by way of another argument."""
    assert run("i32", again=True, checks="memcheck") == run("i32", again=True, engine="reference")
    run("i32", same=True, checks="memcheck")
    assert far == [NEVER, NEVER, NEVER, NEVER]


def test_which_rows_can_go_past_them() -> None:
    """A chunk is whole lines. What a group has to itself never is."""

    def uses(type_: str) -> bool:
        kernel = swlds.Device("gfx942").load(swlds.parse(KERNEL.replace("AGAIN", "").replace("TYPE", type_)))["k"]
        arrays = [np.zeros(1 << 14, np.uint8)] * 2
        return "!nontemporal" in kernel.host_ir(8, 128, [*arrays, 0], checks="memcheck", host="native")

    width = jit.chunk_width("native")
    assert [uses(type_) for type_ in ("i16", "i32", "i64")] == [False, width == 16, True]


def test_a_thread_leaves_when_all_has_arrived() -> None:
    """No run shows it on a processor whose locks wait for such stores."""
    text = read_template("swlds.engines.wave_compiler.runtime", "groups")
    assert "done:\n  fence seq_cst\n  ret void\n" in text


@pytest.mark.parametrize(
    ("sizes", "wanted"),
    [
        ({}, USUAL),
        ({"0": "32K\n", "2": "1024K\n", "3": "8192K\n"}, 8 << 20),
        ({"0": "48M\n"}, 48 << 20),
        ({"0": "1G\n"}, MOST),
        ({"0": "\n", "1": "many\n", "2": "0\n"}, USUAL),
    ],
)
def test_last_cache(tmp_path: Path, sizes: dict[str, str], wanted: int) -> None:
    for number, text in sizes.items():
        (tmp_path / f"index{number}").mkdir()
        (tmp_path / f"index{number}" / "size").write_text(text)
    assert last_cache(str(tmp_path)) == wanted
