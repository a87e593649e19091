"""Arrays that stay on the device: from launch to launch with what is in them, which of it is initialised, and pointers."""

from __future__ import annotations

import copy
import gc
import hashlib
import json
import os
import pickle
import random
import struct
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.array_store import GRANULE
from swlds.device.free_ranges import FreeRanges
from swlds.errors import LaunchError
from swlds.report.run_report import RunReport

HEAD = """target triple = "amdgcn-amd-amdhsa"
%pair = type { ptr addrspace(1), ptr addrspace(1), i32 }
"""
#: Work-item n of groups of 64.
INDEX = """  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %g, 64
  %n = add i32 %b, %i
"""
#: y[n] += x[n], of pointers %x and %y.
ADD = """  %px = getelementptr i32, ptr addrspace(1) %x, i32 %n
  %py = getelementptr i32, ptr addrspace(1) %y, i32 %n
  %vx = load i32, ptr addrspace(1) %px
  %vy = load i32, ptr addrspace(1) %py
  %s = add i32 %vx, %vy
  store i32 %s, ptr addrspace(1) %py
  ret void
}
"""
KERNELS = (
    HEAD
    + f"""define amdgpu_kernel void @add(ptr addrspace(1) %x, ptr addrspace(1) %y) {{
{INDEX}{ADD}
define amdgpu_kernel void @by_struct(ptr addrspace(4) byref(%pair) %p) {{
{INDEX}
  %x = load ptr addrspace(1), ptr addrspace(4) %p
  %at = getelementptr %pair, ptr addrspace(4) %p, i32 0, i32 1
  %y = load ptr addrspace(1), ptr addrspace(4) %at
{ADD}
define amdgpu_kernel void @by_table(ptr addrspace(1) %p) {{
{INDEX}
  %x = load ptr addrspace(1), ptr addrspace(1) %p
  %at = getelementptr ptr, ptr addrspace(1) %p, i32 1
  %y = load ptr addrspace(1), ptr addrspace(1) %at
{ADD}
define amdgpu_kernel void @by_number(i64 %xi, ptr addrspace(1) %y) {{
{INDEX}
  %x = inttoptr i64 %xi to ptr addrspace(1)
{ADD}
define amdgpu_kernel void @link(ptr addrspace(1) %p, ptr addrspace(1) %x, ptr addrspace(1) %y) {{
  %at = getelementptr ptr, ptr addrspace(1) %p, i32 1
  store ptr addrspace(1) %x, ptr addrspace(1) %p
  store ptr addrspace(1) %y, ptr addrspace(1) %at
  ret void
}}
define amdgpu_kernel void @copy(ptr addrspace(1) %x, ptr addrspace(1) %y) {{
{INDEX}
  %px = getelementptr i32, ptr addrspace(1) %x, i32 %n
  %py = getelementptr i32, ptr addrspace(1) %y, i32 %n
  %vx = load i32, ptr addrspace(1) %px
  store i32 %vx, ptr addrspace(1) %py
  ret void
}}
define amdgpu_kernel void @count(ptr addrspace(1) %y) {{
  %old = atomicrmw add ptr addrspace(1) %y, i32 1 syncscope("agent") monotonic
  ret void
}}
"""
)
GONE = "memory of an earlier launch, or of an array that is long gone"
N = 256
COUNT = N // 64


@pytest.fixture(params=["both", "wave", "reference"])
def device(request: pytest.FixtureRequest) -> swlds.Device:
    return swlds.Device("gfx942", engine=request.param)


@pytest.fixture
def kernels(device: swlds.Device) -> Any:
    return device.load(swlds.parse(KERNELS))


def _numbers(device: swlds.Device, **more: Any) -> Any:
    return device.array(np.arange(N, dtype=np.int32), **more)


def _kinds(result: Any) -> list[str]:
    return sorted({f.kind for f in result.findings})


def test_several_kernels_in_a_row(device: swlds.Device, kernels: Any, runs: list[Any]) -> None:
    """What one has stored the next one loads; the host's array is not touched."""
    host = np.arange(N, dtype=np.int32)
    x, y, z = device.array(host), device.array(host), device.empty(N, "i32")
    for turn in range(3):
        kernels["add"].launch(COUNT, 64, [x, y]).raise_for_findings()
        kernels["copy"].launch(COUNT, 64, [y, z]).raise_for_findings()
        assert (z.numpy() == host * (turn + 2)).all()
    assert (host == np.arange(N)).all()
    assert all(run.replayed == 0 for run in runs)


def test_beside_arrays_of_the_host(device: swlds.Device, kernels: Any) -> None:
    x, host = _numbers(device), np.ones(N, np.int32)
    result = kernels["add"].launch(COUNT, 64, [x, host])
    result.raise_for_findings()
    assert (host == np.arange(N) + 1).all() and result.buffers == {0: x, 1: host}
    assert '"sha256"' in result.json()


def test_what_nobody_has_written_is_uninitialised(device: swlds.Device, kernels: Any) -> None:
    """Until a kernel writes it, in part or as a whole."""
    x, e, out = _numbers(device), device.empty(N, "i32"), device.empty(N, "i32")
    kernels["copy"].launch(COUNT - 1, 64, [x, e]).raise_for_findings()
    kernels["copy"].launch(COUNT - 1, 64, [e, out]).raise_for_findings()
    [found] = kernels["copy"].launch(COUNT, 64, [e, out]).findings
    assert (found.kind, found.count) == ("uninitialized", 64) and found.object.offset == 4 * 64 * (COUNT - 1)
    kernels["copy"].launch(COUNT, 64, [x, e]).raise_for_findings()
    kernels["copy"].launch(COUNT, 64, [e, out]).raise_for_findings()
    assert (out.numpy() == x.numpy()).all()


def test_undefined_bits_stay_undefined(device: swlds.Device, kernels: Any) -> None:
    """A kernel stored what was not initialised: the next launch that reads it says so, too."""
    x, e = _numbers(device), device.empty(N, "i32")
    assert _kinds(kernels["copy"].launch(COUNT, 64, [e, x])) == ["uninitialized"]
    out = device.empty(N, "i32")
    assert _kinds(kernels["copy"].launch(COUNT, 64, [x, out])) == ["uninitialized"]
    x.write(7)
    kernels["copy"].launch(COUNT, 64, [x, out]).raise_for_findings()
    assert (out.numpy() == 7).all()


@pytest.mark.parametrize("checks", ["none", "memcheck", "racecheck"])
def test_without_initcheck_what_a_launch_writes_counts_as_initialised(
    device: swlds.Device, kernels: Any, checks: str
) -> None:
    x, e, other, out = _numbers(device), device.empty(N, "i32"), device.empty(N, "i32"), device.empty(N, "i32")
    kernels["copy"].launch(COUNT, 64, [x, e], checks=checks).raise_for_findings()
    kernels["copy"].launch(COUNT, 64, [e, out]).raise_for_findings()
    assert _kinds(kernels["copy"].launch(COUNT, 64, [other, out])) == ["uninitialized"]


def test_an_overrun_is_found_and_nothing_else_is_touched(device: swlds.Device, kernels: Any) -> None:
    """Its group runs anew from what the array held, not from what the first pass has made of it."""
    first, x, y, last = (_numbers(device, name=name) for name in (None, "left", None, "last"))
    result = kernels["add"].launch(COUNT + 1, 64, [x, y])
    assert _kinds(result) == ["out-of-bounds"]
    assert {f.object.name for f in result.findings} == {"left", "y"}  # one has a name, the other its parameter's
    assert (y.numpy() == 2 * np.arange(N)).all()
    for other in (first, x, last):
        assert (other.numpy() == np.arange(N)).all()
    assert y.name == "array 3"


def test_atomics_start_again_from_what_was_there(device: swlds.Device, kernels: Any) -> None:
    y = device.array(np.zeros(1, np.int32))
    for turn in range(1, 4):
        kernels["count"].launch(COUNT, 64, [y], seed=turn).raise_for_findings()
        assert y.numpy() == [N * turn]


POINTERS: dict[str, Callable[[swlds.Device, Any, Any], list[Any]]] = {
    "by_struct": lambda device, x, y: [struct.pack("<QQi4x", x.address, y.address, 0)],
    "by_table": lambda device, x, y: [np.array([x.address, y.address], np.uint64)],
    "by_table of the device": lambda device, x, y: [device.array(np.array([x.address, y.address], np.uint64))],
    "by_number": lambda device, x, y: [x.address, y.address],
}


@pytest.mark.parametrize("way", list(POINTERS))
def test_addresses_are_pointers(device: swlds.Device, kernels: Any, way: str, runs: list[Any]) -> None:
    kernel = kernels[way.split()[0]]
    x, y = _numbers(device), _numbers(device)
    given = POINTERS[way](device, x, y)
    for turn in range(2):
        kernel.launch(COUNT, 64, given).raise_for_findings()
        assert (y.numpy() == np.arange(N) * (turn + 2)).all()
    if way != "by_number":
        assert all(run.replayed == 0 for run in runs)
    result = kernel.launch(COUNT + 1, 64, given)
    assert _kinds(result) == ["out-of-bounds"] and {f.object.name for f in result.findings} <= {x.name, y.name, "y"}
    empty = device.empty(N, "i32", name="nobody's")
    assert _kinds(kernel.launch(COUNT, 64, POINTERS[way](device, empty, y))) == ["uninitialized"]


@pytest.mark.parametrize("way", list(POINTERS))
@pytest.mark.parametrize("how", ["free", "del"])
def test_use_after_free(device: swlds.Device, kernels: Any, way: str, how: str) -> None:
    """The address is in a struct, the array is gone."""
    x, y = _numbers(device, name="table of squares"), _numbers(device)
    given = POINTERS[way](device, x, y)
    if how == "free":
        x.free()
    else:
        del x
        gc.collect()
    [found, *_] = kernels[way.split()[0]].launch(COUNT, 64, given).findings
    assert (found.kind, found.object.name) == ("use-after-free", "table of squares")
    if how == "free":
        assert found.other.what == "freed here" and found.other.location.file == __file__


def test_a_freed_array_is_blamed_near_its_own_bytes_only(device: swlds.Device, kernels: Any) -> None:
    """What another device has lies far away: that is out of bounds as before the array was freed."""
    mine, other = _numbers(device, name="mine"), swlds.Device("gfx942")
    theirs = _numbers(other, name="theirs")
    far, beside = theirs.address, mine.address + 4 * N + 8
    messages = []
    for wanted in ("out-of-bounds", "use-after-free"):
        for address, kind in ((far, "out-of-bounds"), (beside, wanted), (beside + 256, "out-of-bounds")):
            given = [np.array([address, address], np.uint64)]
            [found, *_] = kernels["by_table"].launch(1, 1, given).findings
            assert (found.kind, found.object and found.object.name) == (kind, None if address == far else "mine")
            messages.append(found.message)
        mine.free()
    theirs.free()
    other.close()
    assert messages[3] == messages[0] and "where nothing is" in messages[0]
    assert messages[5] == f"{messages[2]}, which was freed"


def test_what_is_freed_is_given_as_an_argument(device: swlds.Device, kernels: Any) -> None:
    x, y = _numbers(device), _numbers(device)
    x.free()
    x.free()
    assert _kinds(kernels["add"].launch(COUNT, 64, [x, y])) == ["use-after-free"]
    for use in (x.numpy, lambda: x.write(1), lambda: np.asarray(x), lambda: x.__array_interface__):
        with pytest.raises(LaunchError, match="was freed"):
            use()
    assert "freed" in repr(x)


@pytest.mark.parametrize("when", ["before", "behind"])
def test_reports_of_launches_on_what_was_freed(device: swlds.Device, kernels: Any, when: str) -> None:
    """Above all the one that found the use after free."""
    x, y = _numbers(device), _numbers(device)
    if when == "before":
        x.free()
    result = kernels["copy"].launch(COUNT, 64, [x, y])
    x.free()
    assert _kinds(result) == (["use-after-free"] if when == "before" else [])
    buffers = json.loads(result.json())["buffers"]
    assert buffers["0"] == {"sha256": None, "dtype": "i32", "shape": [N], "gone": "freed"}
    assert "gone" not in buffers["1"] and len(buffers["1"]["sha256"]) == 64
    assert RunReport.from_json(result.report().as_json(whole=True)).buffers == result.report().buffers
    for written in (result.text(), result.sarif(), result.html()):
        assert ("use-after-free" in written) == (when == "before")
    y.free()
    assert json.loads(result.json())["buffers"] == buffers


def _change_nothing(device: swlds.Device, kernels: Any, x: Any, y: Any) -> None:
    z = _numbers(device)
    kernels["add"].launch(COUNT, 64, [z, z])


def _write(device: swlds.Device, kernels: Any, x: Any, y: Any) -> None:
    y.write(5)


def _launch(device: swlds.Device, kernels: Any, x: Any, y: Any) -> None:
    kernels["add"].launch(COUNT, 64, [x, y])


def _launch_by_struct(device: swlds.Device, kernels: Any, x: Any, y: Any) -> None:
    kernels["by_struct"].launch(COUNT, 64, [struct.pack("<QQi4x", x.address, y.address, 0)])


def _launch_by_table(device: swlds.Device, kernels: Any, x: Any, y: Any) -> None:
    table = device.array(np.array([x.address, y.address], np.uint64))
    kernels["by_table"].launch(COUNT, 64, [table])


@pytest.mark.parametrize("change", [_change_nothing, _write, _launch, _launch_by_struct, _launch_by_table])
@pytest.mark.parametrize("is_asked_before", [True, False])
def test_a_report_is_of_its_own_launch(
    device: swlds.Device, kernels: Any, change: Callable[..., None], is_asked_before: bool
) -> None:
    """Arrays that have changed since have no hash any more, or the one that was asked for in time."""
    x, y = _numbers(device), _numbers(device)
    result = kernels["copy"].launch(COUNT, 64, [x, y])
    of_then = hashlib.sha256(y.numpy().tobytes()).hexdigest()
    if is_asked_before:
        result.json()
    change(device, kernels, x, y)
    found = json.loads(result.json())["buffers"]["1"]
    if is_asked_before or change is _change_nothing:
        assert found == {"sha256": of_then, "dtype": "i32", "shape": [N]}
    else:
        assert found == {"sha256": None, "dtype": "i32", "shape": [N], "gone": "changed"}


def test_pointers_that_a_kernel_stores(device: swlds.Device, kernels: Any, runs: list[Any]) -> None:
    """They belong to their arrays in the next launch; those to a launch's own buffers lead nowhere."""
    x, y, z = _numbers(device), _numbers(device), _numbers(device)
    table = device.array(np.array([z.address, z.address], np.uint64))
    kernels["link"].launch(1, 1, [table, x, y]).raise_for_findings()
    kernels["by_table"].launch(COUNT, 64, [table]).raise_for_findings()
    assert (y.numpy() == 2 * np.arange(N)).all() and (z.numpy() == np.arange(N)).all()
    assert all(run.replayed == 0 for run in runs)
    assert _kinds(kernels["by_table"].launch(COUNT + 1, 64, [table])) == ["out-of-bounds"]
    kernels["link"].launch(1, 1, [table, np.zeros(N, np.int32), y]).raise_for_findings()
    [found, *_] = kernels["by_table"].launch(COUNT, 64, [table]).findings
    assert (found.kind, found.object.name, found.object.size, found.object.offset) == ("use-after-free", GONE, 0, 0)
    # Also where a buffer of the same launch lies at that address.
    text = KERNELS.replace("@by_table(ptr addrspace(1) %p)", "@by_table(ptr addrspace(1) %p, ptr addrspace(1) %other)")
    beside = device.load(swlds.parse(text))["by_table"]
    assert "use-after-free" in _kinds(beside.launch(COUNT, 64, [table, np.zeros(N, np.int32)]))


def test_a_pointer_that_is_overwritten_by_a_number(device: swlds.Device, kernels: Any) -> None:
    """The word belongs to the array that it now names."""
    x, y, z = _numbers(device), _numbers(device), _numbers(device)
    table = device.array(np.array([x.address, y.address], np.uint64))
    source = device.array(np.array([z.address, y.address], np.uint64).view(np.float32))  # as data, not as addresses
    words = (
        HEAD
        + KERNELS[KERNELS.index("define amdgpu_kernel void @copy") : KERNELS.index("define amdgpu_kernel void @count")]
    )
    device.load(swlds.parse(words))["copy"].launch(1, 4, [source, table]).raise_for_findings()
    result = kernels["by_table"].launch(COUNT, 64, [table])
    assert not result.findings and (y.numpy() == 2 * np.arange(N)).all()


def test_races_through_pointers_in_memory(device: swlds.Device) -> None:
    text = (
        HEAD
        + """define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %x = load ptr addrspace(1), ptr addrspace(1) %p
  store i32 %g, ptr addrspace(1) %x
  ret void
}
"""
    )
    x = device.empty(1, "i32", name="spot")
    table = device.array(np.array([x.address], np.uint64))
    found = device.load(swlds.parse(text))["k"].launch(4, 1, [table]).findings
    assert [(f.kind, f.object.name) for f in found] == [("race-waw", "spot")]


def test_lowered_kernels(device: swlds.Device) -> None:
    text = (
        HEAD
        + f"""@lds = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %x) {{
{INDEX}
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %n
  %s = getelementptr i32, ptr addrspace(3) @lds, i32 %i
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %s
  %w = load i32, ptr addrspace(3) %s
  %t = add i32 %w, 1
  store i32 %t, ptr addrspace(1) %p
  ret void
}}
"""
    )
    source = swlds.parse(text)
    x = _numbers(device)
    for module in (source, swlds.lower(source), swlds.lower(source, instrument=False)):
        device.load(module)["k"].launch(COUNT, 64, [x]).raise_for_findings()
    assert (x.numpy() == np.arange(N) + 3).all()
    assert _kinds(device.load(swlds.lower(source))["k"].launch(COUNT + 1, 64, [x])) == ["out-of-bounds"]


def test_machine_code_stays_good_when_arrays_come_and_go(kernels: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from swlds.engines.wave_compiler import engine

    device = swlds.Device("gfx942", engine="wave")
    kernel = device.load(swlds.parse(KERNELS))["add"]
    kernel.launch(1, 64, [np.zeros(64, np.int32), np.zeros(64, np.int32)])
    monkeypatch.setattr(engine, "_compile", lambda *_: pytest.fail("compiled anew"))
    kept = [_numbers(device)]
    for _ in range(5):
        kept += [_numbers(device), _numbers(device)]
        kernel.launch(1, 64, kept[-2:]).raise_for_findings()
        del kept[1]


def test_arrays_left_at_close_are_notes() -> None:
    device = swlds.Device("gfx942")
    kept, freed, dropped = _numbers(device, name="weights"), _numbers(device), _numbers(device)
    freed.free()
    del dropped
    gc.collect()
    [note] = device.close()
    assert (note.kind, note.severity, note.object.name, note.location.file) == ("leak", "note", "weights", __file__)
    assert "free() it" in note.message
    assert device.close() == []
    with pytest.raises(LaunchError, match="was freed"):
        kept.numpy()
    with pytest.raises(LaunchError, match="closed"):
        device.load(swlds.parse(KERNELS))["add"].launch(1, 1, [kept, kept])


def test_a_with_statement_warns_of_them() -> None:
    with pytest.warns(ResourceWarning, match="weights"), swlds.Device("gfx942") as device:
        kept = _numbers(device, name="weights")
    with warnings.catch_warnings(), swlds.Device("gfx942") as device:
        warnings.simplefilter("error")
        kept = _numbers(device)
        kept.free()


def test_other_libraries() -> None:
    """In and out by NumPy's protocol and by DLPack."""

    class Foreign:
        def __init__(self, array: Any) -> None:
            self.array = array

        def __dlpack__(self, **words: Any) -> Any:
            return self.array.__dlpack__(**words)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    device = swlds.Device("gfx942")
    host = np.arange(12, dtype=np.float32).reshape(3, 4)
    for given in (host, host.tolist(), Foreign(host), host.T.copy().T):
        array = device.array(given, "f32")
        assert array.shape == (3, 4) and len(array) == 3 and (array.numpy() == host).all()
        view = np.asarray(array)
        assert not view.flags.writeable and not view.flags.owndata and (view == host).all()
        out = np.from_dlpack(array)
        assert (out == host).all() and array.__dlpack_device__() == (1, 0)
        with pytest.raises(BufferError):
            array.__dlpack__(copy=False)
        array.write(host + 1)
        assert (view == host + 1).all() and (out == host).all()
        assert np.array(array, dtype=np.int64).tolist() == (host + 1).astype(int).tolist()
    half = device.array([1.0, 1.5], "bf16")
    assert half.numpy().tolist() == [0x3F80, 0x3FC0] and repr(half).startswith("<DeviceArray array 5: bf16[2] at 0x")


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda d: d.empty(-1), "no array has the shape -1"),
        (lambda d: d.empty("x"), "a shape is whole numbers"),
        (lambda d: d.empty(1 << 40), "does not fit"),
        (lambda d: d.empty(1, "f31"), "unknown element type 'f31'"),
        (lambda d: d.array(object()), "cannot lie in device memory|no device array"),
        (lambda d: d.array([1, [2]]), "no device array"),
        (lambda d: d.array(np.arange(3, dtype=">i4")), "big-endian"),
        (lambda d: d.empty(3).write([1, 2]), "has the shape"),
    ],
)
def test_what_is_no_array(make: Callable[[swlds.Device], Any], message: str) -> None:
    with pytest.raises(LaunchError, match=message):
        make(swlds.Device("gfx942"))


def test_another_devices_array(device: swlds.Device, kernels: Any) -> None:
    x, y = _numbers(device), _numbers(swlds.Device("gfx942"))
    with pytest.raises(LaunchError, match="another device"):
        kernels["add"].launch(1, 1, [x, y])
    with pytest.raises(LaunchError, match="is no pointer"):
        kernels["by_number"].launch(1, 1, [x, x])


def test_a_launch_within_a_launch(device: swlds.Device, kernels: Any) -> None:
    x = _numbers(device)

    def again(done: int, total: int) -> None:
        kernels["add"].launch(1, 64, [x, x])

    with pytest.raises(LaunchError, match="a launch is running"):
        kernels["copy"].launch(1, 64, [x, x], progress=again)
    kernels["copy"].launch(1, 64, [x, x]).raise_for_findings()


def test_memory_is_used_again() -> None:
    """More than the device has, one after the other; what was freed long ago is said to be."""
    device = swlds.Device("gfx942")
    first = device.empty(1 << 20, "u8")
    first.free()
    for _ in range(80):
        device.empty(1 << 28, "u8").free()
    with pytest.raises(LaunchError, match="freed long ago"):
        device.load(swlds.parse(KERNELS))["add"].launch(1, 1, [first, first])
    again = device.array(np.zeros(1 << 20, np.uint8))
    assert not again.numpy().any()


def test_free_ranges_against_a_map_of_bytes() -> None:
    for seed in range(50):
        draw = random.Random(seed)
        ranges, taken, parts = FreeRanges(100, 164), set[int](), list[tuple[int, int]]()
        for _ in range(200):
            if parts and draw.random() < 0.5:
                start, size = parts.pop(draw.randrange(len(parts)))
                ranges.give(start, size)
                taken -= set(range(start, start + size))
            else:
                size = draw.randint(1, 20)
                fits = [a for a in range(100, 165 - size) if not taken & set(range(a, a + size))]
                assert ranges.take(size) == (max(fits) if fits else None)
                if fits:
                    parts.append((max(fits), size))
                    taken |= set(range(max(fits), max(fits) + size))
            assert ranges.lowest_taken == min(taken, default=164)
    assert GRANULE % 4096 == 0


def test_free_ranges_beside_barred_ones() -> None:
    ranges = FreeRanges(100, 200)
    assert ranges.take(10, [(185, 195), (140, 180)]) == 130
    assert ranges.take(5, [(185, 195), (140, 180)]) == 195
    assert ranges.take(80, []) is None
    assert [ranges.take(size) for size in (55, 30)] == [140, 100] and ranges.lowest_taken == 100


@pytest.mark.parametrize("check", ["memcheck", "all"])
def test_a_pointer_to_an_array_of_another_device(device: swlds.Device, kernels: Any, check: str) -> None:
    """It leads nowhere: devices have their arrays at different addresses. The first one has them where it has them alone."""
    other, x = swlds.Device("gfx942"), _numbers(device)
    theirs, y = other.array(np.arange(N, dtype=np.int32)), _numbers(device)
    assert theirs.address != x.address
    pair = struct.pack("<QQi4x", theirs.address, y.address, N)
    result = kernels["by_struct"].launch(COUNT, 64, [pair], checks=check)
    assert {f.kind for f in result.findings} == {"out-of-bounds"}
    table = np.array([theirs.address, y.address], np.uint64)
    assert _kinds(kernels["by_table"].launch(COUNT, 64, [table], checks=check)) == ["out-of-bounds"]


def test_addresses_of_devices() -> None:
    """Those of a device do not depend on the others that come and go; many devices share what there is."""
    gc.collect()  # devices that other tests have left
    alone = swlds.Device("gfx942")
    first = alone.empty(64).address
    alone.close()
    devices = [swlds.Device("gfx942") for _ in range(6)]
    arrays = [(number, device.empty(100 << 20, "u8")) for _ in range(2) for number, device in enumerate(devices)]
    assert arrays[0][1].address > arrays[6][1].address and arrays[0][1].address + (100 << 20) >= first
    places = sorted((a.address, a.nbytes) for _, a in arrays)
    assert all(low + size <= high for (low, size), (high, _) in zip(places, places[1:], strict=False))
    large = [device.empty(2 << 30, "u8") for device in devices[:2]]  # more than there are: each has its own memory
    assert [a.is_live for a in large] == [True, True]
    for device in devices:
        device.close()
    del devices, device, arrays, large
    again = swlds.Device("gfx942")
    assert again.empty(64).address == first


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_copies(device: swlds.Device, kernels: Any, way: Callable[[Any], Any]) -> None:
    """Another array of the device, with what is in it and what is not initialised."""
    x, e = _numbers(device, name="x"), device.empty(N, "i32")
    again = way(x)
    assert (again.numpy() == x.numpy()).all() and again.address != x.address and again.name == "copy of x"
    x.write(0)
    assert (again.numpy() == np.arange(N)).all()
    kernels["copy"].launch(COUNT - 1, 64, [again, e]).raise_for_findings()
    assert _kinds(kernels["copy"].launch(COUNT, 64, [way(e), x])) == ["uninitialized"]
    x.write(0)
    table = device.array(np.array([x.address, again.address], np.uint64))
    assert _kinds(kernels["by_table"].launch(COUNT + 1, 64, [way(table)])) == ["out-of-bounds"]
    half = device.array([1.5], "bf16")
    assert repr(way(half)).split(":")[1].startswith(" bf16[1]")
    [note] = [n for n in device.close() if n.object.name == "copy of x"]
    assert note.location.file == __file__
    with pytest.raises(LaunchError, match="was freed"):
        way(x)


def test_what_is_not_copied_or_pickled() -> None:
    device = swlds.Device("gfx942")
    kernel = device.load(swlds.parse(KERNELS))["add"]
    x = _numbers(device, name="x")
    result = kernel.launch(COUNT, 64, [x, np.zeros(N, np.int32)])
    for held in (device, kernel, device.load(swlds.parse(KERNELS))):
        for way in (copy.deepcopy, pickle.dumps):
            with pytest.raises(LaunchError, match="a device cannot be copied or pickled"):
                way(held)
    for held in (x, result):
        with pytest.raises(LaunchError, match="x lies on a device: it cannot be pickled"):
            pickle.dumps(held)
    again = copy.deepcopy(result)
    x.write(5)
    assert again.buffers[0].name == "copy of x" and '"sha256":null' not in again.json().replace(" ", "")


def test_what_garbage_collection_frees_takes_no_lock() -> None:
    """It runs in any thread, also in one that holds another device, while that of the array is in use elsewhere."""
    device, holds, ends = swlds.Device("gfx942"), threading.Event(), threading.Event()
    kept, cycle = device.empty(4), [device.empty(4)]
    dropped = cycle[0].address
    cycle.append(cycle)

    def launch() -> None:
        with device.memory.arrays.hold():
            holds.set()
            assert ends.wait(60)

    other = threading.Thread(target=launch, daemon=True)
    other.start()
    assert holds.wait(60)
    del cycle
    freed = threading.Thread(target=gc.collect, daemon=True)
    freed.start()
    freed.join(30)
    is_stuck = freed.is_alive()
    ends.set()
    other.join(60)
    assert not is_stuck
    assert [note.object.name for note in device.close()] == ["array 1"] and kept.address > dropped


def test_garbage_collection_amid_a_change() -> None:
    """What it frees waits for the end of it."""
    device = swlds.Device("gfx942")
    store = device.empty(4)._store
    with store.hold():
        array = device.empty(4)
        for _ in store.live:
            del array
            assert len(store.live) == 1  # of which the dropped one is
            break
    assert device.empty(4).address and len(store.live) == 1


def test_threads_and_devices() -> None:
    """Eight threads load, make arrays, launch and drop on two devices; garbage is collected all the time."""
    program = """
import gc, sys, threading
import numpy as np, swlds
gc.set_threshold(50)
text = sys.stdin.read()
module = swlds.parse(text)
devices = [swlds.Device("gfx942") for _ in range(2)]
done = []
def work(number):
    device = devices[number % 2]
    for turn in range(6):
        kernel = device.load(module)["add"]
        x, y = device.array(np.full(256, turn, np.int32)), device.array(np.arange(256, dtype=np.int32))
        knot = [device.empty(64), y]
        knot.append(knot)
        kernel.launch(4, 64, [x, y])
        assert (y.numpy() == np.arange(256) + turn).all()
        done.append(number)
threads = [threading.Thread(target=work, args=(n,), daemon=True) for n in range(8)]
[t.start() for t in threads]
[t.join() for t in threads]
print(len(done), flush=True)
"""
    for engine in ("wave", "both"):
        ran = subprocess.run(
            [sys.executable, "-c", program],
            input=KERNELS,
            capture_output=True,
            text=True,
            timeout=240,
            env={**os.environ, "SWLDS_ENGINE": engine},
            check=False,
        )
        assert ran.stdout == "48\n", ran.stderr


def test_the_first_array_comes_from_several_threads() -> None:
    """All lie in one memory."""
    for _ in range(20):
        device, gate, made = swlds.Device("gfx942"), threading.Barrier(4), list[Any]()

        def make(device: Any = device, gate: Any = gate, made: Any = made) -> None:
            gate.wait()
            made.append(device.empty(4))

        threads = [threading.Thread(target=make) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len({a.address for a in made}) == 4 and len(device.close()) == 4


@pytest.mark.parametrize(
    ("dtype", "values", "message"),
    [
        ("f32", None, "Python objects"),
        ("f32", [1.0, None], "Python objects"),
        ("i32", [1.5, 2.5], "values of type float64 are no elements of type int32"),
        ("i32", 1.0, "float64 are no elements of type int32"),
        ("i32", np.array([np.nan, 3e30]), "float64 are no elements"),
        ("u8", 300, "300 does not fit into an element of type uint8"),
        ("u8", [0, 256], "256 does not fit"),
        ("u32", -1, "-1 does not fit into an element of type uint32"),
        ("i32", np.array([1, 1 << 40]), "1099511627776 does not fit"),
        ("i64", 1 << 70, "Python objects"),
        ("f32", 1e300, "too large for elements of type float32"),
        ("f16", [1, 70000], "too large for elements of type float16"),
        ("bf16", 1e300, "too large"),
        ("f64", 1 + 2j, "complex128 are no elements"),
        ("f32", "x", "cannot lie in device memory"),
        ("f32", "1", "cannot lie in device memory"),
        ("f32", [1, "x"], "cannot lie in device memory"),
        ("u8", b"ab", "cannot lie in device memory .view them as uint8"),
        ("i64", np.array(["2020-01-01"], "M8[s]"), "cannot lie in device memory .as int64"),
        ("f64", np.ones(2, np.longdouble), "cannot lie in device memory"),
        ("i32", np.zeros(2, [("a", "i4")]), "are no elements of type int32"),
    ],
)
def test_values_that_elements_cannot_have(dtype: str, values: Any, message: str) -> None:
    """By one rule, when an array is made and when it is written; it holds then what it held."""
    device = swlds.Device("gfx942")
    array = device.array(np.array([1, 2]), dtype)
    before = array.numpy().tobytes()
    for call in (lambda: array.write(values), lambda: device.array(values, dtype)):
        with pytest.raises(LaunchError, match=message):
            call()
    assert array.numpy().tobytes() == before


@pytest.mark.parametrize(
    "values", ["abc", [1, "x"], b"abc", np.longdouble(1), np.array(["2020"], "M8[D]"), [1, None], {1: 2}]
)
def test_elements_that_no_gpu_has(device: swlds.Device, kernels: Any, values: Any) -> None:
    """Neither in a device array nor as a buffer."""
    with pytest.raises(LaunchError, match="cannot lie in device memory"):
        device.array(values)
    given = np.array(values)
    with pytest.raises(
        LaunchError, match=r"argument 0 \(ptr addrspace\(1\) %x\): elements of type .* cannot lie in device memory"
    ):
        kernels["copy"].launch(1, 1, [given.reshape(-1), np.zeros(4, np.int32)])


@pytest.mark.parametrize("dtype", [">i4", ">f8", [("a", "<i4"), ("b", ">i4")]])
def test_big_endian_arrays(device: swlds.Device, kernels: Any, dtype: Any) -> None:
    given = np.ones(64, dtype)
    for call in (lambda: device.array(given), lambda: kernels["copy"].launch(1, 64, [given, np.zeros(64, np.int32)])):
        with pytest.raises(LaunchError, match="are big-endian"):
            call()
    if given.dtype.fields is None:
        array = device.array(given, "f64")  # by value
        array.write(given)
        assert array.numpy().tolist() == [1.0] * 64


def test_values_that_elements_can_have() -> None:
    device = swlds.Device("gfx942")
    for dtype, values, wanted in (
        ("u8", [0, 255], [0, 255]),
        ("u8", np.array([0, 255], np.int64), [0, 255]),
        ("i8", np.array([127], np.uint64), [127]),
        ("f32", 7, 7.0),
        ("f32", np.inf, np.inf),
        ("f16", [1, 2.5], [1.0, 2.5]),
        ("u8", [True, False], [1, 0]),
        ("i32", [], []),
        ("bf16", [1, 1.5], [0x3F80, 0x3FC0]),
        ("bf16", [1, 2], [0x3F80, 0x4000]),
        ("bf16", np.array([0x3F80], np.uint16), [0x3F80]),
        (np.dtype("c8"), [1 + 2j], [1 + 2j]),
        (np.dtype([("a", "i4"), ("b", "f4")]), [(1, 2.0)], [(1, 2.0)]),
    ):
        array = device.array(values, dtype)
        assert array.numpy().tolist() == wanted
        array.write(values)
        assert array.numpy().tolist() == wanted
    half = device.array([1.5, 2], "bf16")
    assert device.array(half).word == "bf16" and device.array(half, "f32").numpy().tolist() == [1.5, 2.0]


def test_read_only_arrays(device: swlds.Device, kernels: Any) -> None:
    """They may be read; what a kernel writes to them is not lost in silence, and nothing else is changed then."""
    fixed, host = np.arange(N, dtype=np.int32), np.zeros(N, np.int32)
    fixed.setflags(write=False)
    kernels["copy"].launch(COUNT, 64, [fixed, host]).raise_for_findings()
    assert (host == np.arange(N)).all()
    kernels["copy"].launch(COUNT, 64, [fixed, fixed]).raise_for_findings()  # it holds that already
    for given in (fixed, np.broadcast_to(np.int32(5), N), np.asarray(device.array(fixed))):
        with pytest.raises(
            LaunchError, match=r"argument 1 \(ptr addrspace\(1\) %y\): the kernel has written .* read only"
        ):
            kernels["add"].launch(COUNT, 64, [host, given])
        assert (host == np.arange(N)).all() and (fixed == np.arange(N)).all()
    view = host.view()
    view.setflags(write=False)
    kernels["add"].launch(COUNT, 64, [view, host]).raise_for_findings()
    assert (host == 2 * np.arange(N)).all()


def _overlapping() -> dict[str, tuple[np.ndarray[Any, Any], bool]]:
    """Views of N elements each, and whether two of those have bytes in common."""
    as_strided, room = np.lib.stride_tricks.as_strided, np.arange(4 * N, dtype=np.int32)
    return {
        "windows": (as_strided(room, (N // 4, 4), (4, 4)), True),
        "one element": (as_strided(room, (N,), (0,)), True),
        "rows again": (as_strided(room, (4, N // 4), (0, 4)), True),
        "two bytes apart": (as_strided(room, (N,), (2,)), True),
        "crossed": (as_strided(room, (2, N // 2), (12, 8)), False),
        "crossed and met": (as_strided(room, (2, N // 2), (8, 8)), True),
        "backwards": (room[::-2][:N], False),
        "columns": (room.reshape(4, N)[:, : N // 4].T, False),
    }


@pytest.mark.parametrize("name", list(_overlapping()))
@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_arrays_that_overlap_themselves(kernels: Any, name: str, engine: str) -> None:
    """They may be read; stores to them cannot all be kept."""
    view, overlaps = _overlapping()[name]
    want, out = view.copy().ravel(), np.zeros(N, np.int32)
    kernels["copy"].launch(COUNT, 64, [view, out], engine=engine).raise_for_findings()
    assert (out == want).all()
    numbers = np.arange(7, 7 + N, dtype=np.int32)
    if overlaps:
        with pytest.raises(LaunchError, match="has written to the buffer, elements of its array share memory"):
            kernels["copy"].launch(COUNT, 64, [numbers, view], engine=engine)
        assert (view.ravel() == want).all()
    else:
        kernels["copy"].launch(COUNT, 64, [numbers, view], engine=engine).raise_for_findings()
        assert (view.ravel() == numbers).all()


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_subclasses_of_numpys_arrays(device: swlds.Device, kernels: Any, engine: str) -> None:
    """Matrices stay two-dimensional whatever is done to them; masked arrays would lose their masks."""
    numbers = np.arange(N, dtype=np.int32)
    for make in (lambda a: np.asmatrix(a), lambda a: a.view(np.recarray)):
        for _ in range(4):
            out = make(np.zeros(N, np.int32))
            kernels["copy"].launch(COUNT, 64, [make(numbers.copy()), out], engine=engine).raise_for_findings()
            assert (np.asarray(out).ravel() == numbers).all()
    masked = np.ma.array(numbers, mask=[1, 0] * (N // 2))
    for given in (masked, np.ma.array(numbers)):
        with pytest.raises(LaunchError, match=r"argument 0 \(ptr addrspace\(1\) %x\): a masked array cannot lie"):
            kernels["copy"].launch(COUNT, 64, [given, numbers], engine=engine)
        with pytest.raises(LaunchError, match="a masked array cannot lie"):
            device.array(given)


def test_device_arrays_beside_a_read_only_one(device: swlds.Device, kernels: Any) -> None:
    """They are in order after the error: what they held, and what of it is initialised."""
    fixed, e = np.zeros(N, np.int32), device.empty(N, "i32")
    fixed.setflags(write=False)
    with pytest.raises(LaunchError, match="read only"):
        kernels["link"].launch(1, 1, [fixed, e, e], checks="memcheck")
    x = _numbers(device)
    with pytest.raises(LaunchError, match="read only"):
        kernels["add"].launch(COUNT, 64, [x, fixed])
    assert (x.numpy() == np.arange(N)).all()
    kernels["add"].launch(COUNT, 64, [x, _numbers(device)]).raise_for_findings()


def test_an_error_at_the_end_of_a_launch_leaves_arrays_in_order(device: swlds.Device, kernels: Any) -> None:
    """Without initcheck those that it was given count as initialised afterwards."""
    fixed, e = np.ones(N, np.int32), device.empty(N, "i32")
    fixed.setflags(write=False)
    with pytest.raises(LaunchError, match="read only"):
        kernels["copy"].launch(COUNT, 64, [e, fixed], checks="memcheck")
    kernels["copy"].launch(COUNT, 64, [e, device.empty(N, "i32")]).raise_for_findings()


def test_what_is_put_back_does_not_come_into_freed_memory() -> None:
    device = swlds.Device("gfx942")
    array = device.array(np.ones(N, np.int32))
    store, extent = array._store, array._extent
    copies = store.copy_all()
    array.free()
    store.put_back(copies)
    assert not store.space.data[extent.bytes].any() and not store.space.init[extent.bytes].any()


def test_dir_lists_what_users_are_promised() -> None:
    """What other rooms ask of them is still there, and not offered."""
    device = swlds.Device("gfx942")
    array = device.empty(4)
    offered = {name for name in dir(array) if not name.startswith("_")}
    assert offered == {
        "address", "dtype", "free", "is_live", "name", "nbytes", "ndim", "numpy", "shape", "size", "write",
    }  # fmt: skip
    assert [name for name in dir(device) if not name.startswith("_")] == [
        "array",
        "close",
        "empty",
        "engine",
        "load",
        "target",
    ]
    finding = swlds.Finding("memcheck", "leak", "note", "x")
    assert not {"at", "has_line", "likeness", "merge_key", "of_its_kind", "order", "without_place"} & {*dir(finding)}
    assert {"as_json", "kind", "message", "location", "place", "count"} <= {*dir(finding)}
    array.free()
