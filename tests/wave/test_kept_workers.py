"""Threads and their memory stay for the next launch, and no launch sees another one's."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import swlds
from swlds.device.guards import address_of
from swlds.device.launch import Launch
from swlds.engines.wave_compiler import engine, execution, memory_limit, thread_pool, worker_memory
from swlds.engines.wave_compiler.host.context import Context
from swlds.engines.wave_compiler.jit import Compiled

#: With LDS, stack, barrier and races to look for.
TEXT = """declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
@lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %slot = alloca [4 x i32], align 4, addrspace(5)
  %odd = and i32 %x, 3
  %place = getelementptr i32, ptr addrspace(5) %slot, i32 %odd
  store i32 %x, ptr addrspace(5) %place, align 4
  %p = getelementptr i32, ptr addrspace(3) @lds, i32 %x
  %v = load i32, ptr addrspace(5) %place, align 4
  store i32 %v, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = sub i32 63, %x
  %q = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %w = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %w, ptr addrspace(1) %o, align 4
  ret void
}
"""


def launch(kernel: swlds.engines.api.Kernel) -> None:
    out = np.zeros(64, np.uint32)
    kernel.launch(3, 64, [out], engine="wave", same_value_races=False).report()
    assert out.tolist() == list(range(64))[::-1]


def load(text: str = TEXT) -> swlds.engines.api.Kernel:
    return swlds.Device("gfx942").load(swlds.parse(text))["k"]


def code_of(kernel: swlds.engines.api.Kernel) -> Compiled:
    [code] = engine.kept_code(kernel.module).values()
    assert isinstance(code, Compiled)
    return code


def test_threads_stay() -> None:
    kernel = load()
    launch(kernel)
    before = set(threading.enumerate())
    for _ in range(5):
        launch(kernel)
    assert set(threading.enumerate()) == before
    assert 0 < len(thread_pool._IDLE) <= thread_pool.CORES


def test_memory_is_as_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a launch left in it; the record points to the same places as before."""
    taken: list[tuple[int, bool, bytes]] = []
    original = worker_memory.take_memory

    def take(code: Compiled, launch: Launch) -> Context:
        context = original(code, launch)
        taken.append((context.address, any(area.any() for area in context.zeroed), bytes(context.raw)))
        return context

    monkeypatch.setattr(execution, "take_memory", take)
    kernel = load()
    launch(kernel)
    fresh = {address: record for address, _, record in taken}
    for context in (c for kept in code_of(kernel).spare.values() for c in kept):
        for area in (*context.zeroed, context.raw):
            area.fill(0xAA)
    del taken[:]
    launch(kernel)
    assert any(
        address in fresh for address, _, _ in taken
    )  # a thread that had nothing to do before has memory of its own
    assert all(not is_dirty and fresh.get(address, record) == record for address, is_dirty, record in taken)


def cells_of(context: Context) -> list[np.ndarray]:
    """The planes of the cells of LDS and of blocks."""
    places = [context.get(name) for name in worker_memory.CELL_PLANES]
    return [area for area in context.kept if address_of(area) in places]


def test_cells_of_blocks_are_as_new() -> None:
    """Of what lies in front of a lowered block's cells only those of LDS are made zero."""
    kernel = load(swlds.lower_text(TEXT))
    launch(kernel)
    contexts = [c for kept in code_of(kernel).spare.values() for c in kept]
    assert any(plane.any() for c in contexts for plane in cells_of(c))
    for context in contexts:
        assert len(cells_of(context)) == 3
        context.forget_launch()
        assert not any(plane.any() for plane in cells_of(context))


def test_no_cells_without_races_to_look_for() -> None:
    """Workers of a lowered kernel are small then, however large its block is."""
    kernel = load(swlds.lower_text(TEXT.replace("[64 x i32] poison", "[12288 x i32] poison")))
    kernel.launch(3, 64, [np.zeros(64, np.uint32)], engine="wave", checks="memcheck").raise_for_findings()
    contexts = [c for kept in code_of(kernel).spare.values() for c in kept]
    assert contexts and all(plane.size == 256 for c in contexts for plane in cells_of(c))


def test_another_number_of_groups() -> None:
    """The list of suspicious groups is as long as there are groups."""
    text = TEXT.replace("sub i32 63, %x", "sub i32 64, %x")
    kernel, out = load(text), np.zeros(64, np.uint32)
    for groups in (1, 40, 2):
        found = kernel.launch(groups, 64, [out], engine="wave").findings
        assert sum(f.count for f in found if f.kind == "out-of-bounds") == groups


def test_large_memory_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_memory, "MOST_ZEROED", 100)
    kernel = load()
    launch(kernel)
    assert not any(code_of(kernel).spare.values())


def test_nothing_stays_where_memory_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (memory_limit, worker_memory, execution):
        monkeypatch.setattr(module, "is_limited", lambda: True)
    monkeypatch.setattr(execution, "thread_room", lambda _: 2)
    monkeypatch.setattr(engine, "thread_room", lambda _: 2)
    monkeypatch.setattr(thread_pool, "_IDLE", [])
    kernel = load()
    launch(kernel)
    assert not code_of(kernel).spare and not thread_pool._IDLE
