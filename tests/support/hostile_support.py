"""Launches of hostile programs, each in a child process: a fault there is a failed test here, not the end of all tests."""

from __future__ import annotations

import ctypes
import faulthandler
import mmap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from hostile_programs import WORDS, Program, make_program

import swlds
from swlds.device.findings import Finding
from swlds.device.guards import GUARD
from swlds.device.lazy_pages import libc
from swlds.engines import sandbox
from swlds.engines.api import Kernel
from swlds.errors import SwldsError

#: Programs that one child launches, and seconds that a launch may take.
CHUNK, TIMEOUT = 20, 60.0
_NOREPLACE = 0x10_0000


def launch_apart(text: str, n: int = 0, timeout: float = 60, **options: Any) -> list[str]:
    """Kinds of the findings of ``@k(ptr addrspace(1), i32)``, on which the engines agree. AssertionError where the child died."""

    def job(tell: sandbox.Teller) -> sandbox.Report:
        buffer = np.zeros(WORDS, np.uint32)
        kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
        tell.ready()
        faulthandler.disable()
        result = kernel.launch((1,), (64,), [buffer, n], **options)
        return {"kinds": [f.kind for f in result.findings]}

    report = sandbox.run_in_worker(job, timeout=timeout)
    assert not isinstance(report, Finding), report.message
    found: list[str] = report["kinds"]
    return found


class Canary:
    """Memory that no launch may change: pages right before and behind the device's window with its guards, and blocks here and
    there in the process."""

    def __init__(self) -> None:
        from swlds.engines import device_memory

        device_memory.reserve_memory()
        space = device_memory._FREE[0].space
        bases = (space.host_base, space.init_base, space.tags_base)
        self.blocks = [np.full(1 << 16, 0xA5, np.uint8) for _ in range(64)]
        self.blocks += [np.full(1 << 20, 0xA5, np.uint8) for _ in range(4)]
        for place in (min(bases) - GUARD - (1 << 20), max(bases) + space.data.size + GUARD):
            flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NOREPLACE
            if libc.mmap(place, 1 << 20, mmap.PROT_READ | mmap.PROT_WRITE, flags, -1, 0) == place:
                self.blocks.append(np.frombuffer((ctypes.c_uint8 * (1 << 20)).from_address(place), np.uint8))
                self.blocks[-1][:] = 0xA5

    def is_alive(self) -> bool:
        return all(bool((block == 0xA5).all()) for block in self.blocks)


@dataclass(frozen=True)
class Outcome:
    """What came of one launch on one engine: findings, buffers, or the error's text."""

    findings: list[Any]
    buffers: list[bytes]
    error: str = ""


def launch_program(program: Program, engine: str, **options: Any) -> Outcome:
    """One program on one engine."""
    from swlds.device.arguments import Local

    out, in_, con = np.zeros(WORDS, np.uint32), np.arange(WORDS, dtype=np.uint32), np.arange(64, dtype=np.uint32)
    values = [out, in_, con, program.n, program.m, Local(program.local)]
    try:
        kernel: Kernel = swlds.Device("gfx942").load(swlds.parse(program.text))["k"]
        result = kernel.launch(
            (1,), (program.block,), values, dynamic_lds=program.dynamic_lds, engine=engine, timeout=TIMEOUT, **options
        )
    except SwldsError as error:
        return Outcome([], [], str(error))
    return Outcome([f.as_json() for f in result.findings], [a.tobytes() for a in (out, in_)])


def compare_engines(seed: int, checks: str | None) -> str:
    """What differs, "" for nothing."""
    program = make_program(seed)
    options = {} if checks is None else {"checks": checks}
    expected = launch_program(program, "reference", **options)
    hosts = ("native", "baseline", "avx2")
    found = launch_program(program, "wave", host=hosts[seed % 3], jobs=1 + seed % 2, **options)
    if found == expected:
        return ""
    if found.error or expected.error:
        return f"reference: {expected.error or 'runs'}; wave: {found.error or 'runs'}"
    if found.findings != expected.findings:
        only = [
            [f for f in a if f not in b][:2]
            for a, b in ((expected.findings, found.findings), (found.findings, expected.findings))
        ]
        return f"findings: reference {only[0]}, wave {only[1]}"
    return "buffers"


def launch_all(first: int, stop: int, checks: str | None = None) -> Iterator[tuple[int, str]]:
    """(seed, what is wrong) of the programs of these seeds, run in children of ``CHUNK`` launches each."""
    at = first
    while at < stop:
        place = mmap.mmap(-1, 8)

        def job(tell: sandbox.Teller, start: int = at, place: mmap.mmap = place) -> sandbox.Report:
            faulthandler.disable()
            canary, wrong = Canary(), []
            tell.ready()
            for seed in range(start, min(start + CHUNK, stop)):
                place[:] = seed.to_bytes(8, "little")
                try:
                    what = compare_engines(seed, checks)
                except Exception as error:
                    what = f"{type(error).__name__}: {error}"
                if not canary.is_alive():
                    what += " the canary is dead"
                if what:
                    wrong.append((seed, what))
            return {"wrong": wrong}

        report = sandbox.run_in_worker(job, timeout=TIMEOUT * CHUNK)
        if isinstance(report, Finding):
            seed = int.from_bytes(place[:], "little")
            yield seed, report.message
            at = seed + 1
        else:
            yield from ((seed, what) for seed, what in report["wrong"])
            at += CHUNK
