"""What a kernel can touch lies between guard ranges: host code that misses it faults, and the fault is a finding."""

from __future__ import annotations

import ctypes
import faulthandler
import gc
import itertools
import os

import numpy as np
import pytest

from swlds.device.address_space import WINDOW_END, AddressSpace
from swlds.device.findings import Finding
from swlds.device.guards import GUARD, beside, reserve
from swlds.engines import sandbox


def touch_apart(address: int) -> str:
    """Write a byte of the process in a child of it: what the parent reports, "" for nothing."""

    def job(tell: sandbox.Teller) -> sandbox.Report:
        tell.ready()
        faulthandler.disable()
        ctypes.memset(address, 1, 1)
        return {}

    report = sandbox.run_in_worker(job)
    return report.message if isinstance(report, Finding) else ""


def test_around_the_window() -> None:
    space = AddressSpace()
    for base in (space.host_base, space.init_base, space.tags_base):
        assert touch_apart(base) == touch_apart(base + WINDOW_END - 1) == ""
        for miss in (-1, -(1 << 31), -GUARD, WINDOW_END, WINDOW_END + GUARD - 1):
            assert touch_apart(base + miss) == "The engine process died: SIGSEGV"


def test_around_each_region() -> None:
    """Any 32-bit distance, with its sign or without, is in a guard."""
    for area in reserve(100, 4096, 70_000):
        start = int(area.ctypes.data)
        area[:] = 7
        assert touch_apart(start) == ""
        for miss in (-1, -(1 << 31), 1 << 17, (1 << 31) - 1, (1 << 32) - 1):
            assert touch_apart(start + miss) == "The engine process died: SIGSEGV"


def test_around_areas_side_by_side() -> None:
    """A far miss leaves the block, a near one touches nothing of another area's."""
    whole, areas = beside([100, 64, 70_000])
    for area in areas:
        start = int(area.ctypes.data)
        assert start % 64 == 0 and touch_apart(start) == touch_apart(start + len(area) - 1) == ""
        for miss in (-(1 << 31), -(1 << 20), 1 << 20, (1 << 31) - 1, (1 << 32) - 1):
            assert touch_apart(start + miss) == "The engine process died: SIGSEGV"
    whole[:] = 1
    assert all(area.all() for area in areas)
    whole[:] = 0
    for area, following in itertools.pairwise(areas):
        assert int(following.ctypes.data) - int(area.ctypes.data) - len(area) >= 256
        assert not area.any()


def test_memory_goes_back_with_the_last_array() -> None:
    (area,) = reserve(1 << 20)
    part = area[100:200].view(np.uint32)
    del area
    gc.collect()
    part[:] = 5
    start = int(part.ctypes.data)
    assert mapped(start)
    del part
    gc.collect()
    assert not mapped(start)


def mapped(address: int) -> bool:
    with open(f"/proc/{os.getpid()}/maps", encoding="ascii") as stream:
        ranges = [[int(x, 16) for x in line.split()[0].split("-")] for line in stream if " rw-p " in line]
    return any(low <= address < high for low, high in ranges)


def test_no_addresses() -> None:
    with pytest.raises(OSError, match="no room for"):
        reserve(1 << 60)
