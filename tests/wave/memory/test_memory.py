"""Memory operations on the wave compiler: buffers, direct-to-LDS loads, masked accesses, copies, atomics; random programs
with addresses inside and outside, partial waves, wave32 and wave64, divergent flow, original and lowered.

A longer run: ``MEMORY_PROGRAMS=0:500 pytest tests/wave/memory/test_memory.py -k random``.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest
from buffer_programs import BUFFER_FAMILIES
from memory_programs import FAMILIES, RESOURCE, Program, make_program
from paths import TESTS

import swlds
from swlds.device.findings import Finding
from swlds.engines.wave_compiler import engine
from swlds.engines.wave_compiler.unsupported import UnsupportedSites
from swlds.errors import UnsupportedError

FAMILIES.update(BUFFER_FAMILIES)
FIRST, LAST = (int(n) for n in os.environ.get("MEMORY_PROGRAMS", "0:24").split(":"))
CHECKS = ["memcheck,initcheck", "memcheck,initcheck,racecheck", "memcheck"]


def launch(program: Program, module: Any, name: str, checks: str) -> tuple[list[np.ndarray], list[Finding] | str]:
    """Buffers and findings of one launch, or why it was refused."""
    count = program.grid * program.block
    rng = np.random.default_rng(5)
    given = rng.integers(0, 1 << 32, count + 64, dtype=np.uint32)
    data = rng.integers(0, 1 << 32, program.words, dtype=np.uint32) & np.uint32(0x3FFFBFFF)
    out = np.zeros(16 * count, np.uint32)
    kernel = swlds.Device(program.target).load(module)["k"]
    arguments = [given, data, out, np.uint32(count - 9)]
    try:
        jobs = 2 if "racecheck" in checks else 1  # else groups that race give what comes of the order of threads
        result = kernel.launch((program.grid,), (program.block,), arguments, engine=name, checks=checks, jobs=jobs)
    except UnsupportedError as error:
        return [], str(error)
    return [data, out], result.findings


def refuse_gap(sites: UnsupportedSites, i: Any) -> None:
    raise AssertionError(f"no host code: {i.source.text}")


def check(family: str, seed: int) -> None:
    """One program on both engines."""
    program = make_program(family, seed)
    module = swlds.parse(program.text)
    checks = CHECKS[seed % 3]
    if seed % 4 == 1 and "addrspace(3)" in program.text:
        module = swlds.lower(module, instrument=False)
    (buffers, found), (expected, wanted) = (launch(program, module, e, checks) for e in ("wave", "reference"))
    assert found == wanted, f"seed {seed}\n{program.text}"
    for a, b in zip(buffers, expected, strict=True):
        np.testing.assert_array_equal(a, b, err_msg=f"seed {seed}\n{program.text}")


@pytest.mark.parametrize("first", range(FIRST, LAST, 12))
@pytest.mark.parametrize("family", FAMILIES)
def test_random_memory_programs(monkeypatch: pytest.MonkeyPatch, family: str, first: int) -> None:
    """Equal buffers and findings, with host code for every instruction."""
    monkeypatch.setattr(UnsupportedSites, "write", refuse_gap)
    for seed in range(first, min(first + 12, LAST)):
        check(family, seed)


ENDS = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [1024 x i32] poison, align 16
@c = internal addrspace(3) global i32 poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %data, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %x, 64
  %po = getelementptr i8, ptr addrspace(1) %out, i32 %o
  store i32 0, ptr addrspace(3) @c, align 4
  %odd = and i32 %x, 1
  %some = icmp ne i32 %odd, 0
  br i1 %some, label %then, label %end
then:
BODY
  store i32 %v, ptr addrspace(1) %po, align 4
  br label %end
end:
  ret void
}
"""
RSRC = f"%r = call {RESOURCE}(ptr addrspace(1) %data, i16 0, i64 80, i32 0)\n"
BUFFER_LOAD = "%v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 OFF, i32 0, i32 0)"
TO_LDS = """%to = getelementptr i32, ptr addrspace(3) @t, i32 %o
%from = getelementptr i32, ptr addrspace(1) %data, i32 %x
call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
%at = add i32 %x, 64
%back = getelementptr i32, ptr addrspace(3) @t, i32 %at
%v = load i32, ptr addrspace(3) %back, align 4"""


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (f"%b = shl i32 %x, 2\n{RSRC}{BUFFER_LOAD.replace('OFF', '%b')}", lambda x, data: data[x] if x < 20 else 0),
        (f"%s = shl i32 %x, 2\n%b = sub i32 %s, 2\n{RSRC}{BUFFER_LOAD.replace('OFF', '%b')}",
         lambda x, data: (data[x - 1] >> 16 | data[x] << 16) & 0xFFFFFFFF if x < 20 else 0),
        (TO_LDS, lambda x, data: data[x]),
        ("%v = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @c, i1 false)", lambda x, data: 0),
        ("%a = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @c, i1 false)\n"
         "%v = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) @c, i1 false)", lambda x, data: 32),
    ],
    ids=["last-word-inside", "last-word-crossed", "base-of-the-first-active-lane", "append", "consume"],
)  # fmt: skip
def test_ends_by_hand(monkeypatch: pytest.MonkeyPatch, body: str, wanted: Any) -> None:
    """A resource of 20 words over a longer buffer, odd lanes only; nothing is suspicious."""
    runs: list[Any] = []
    original = engine.run_launch
    monkeypatch.setattr(engine, "run_launch", lambda *a: runs.append(original(*a)) or runs[-1])
    program = Program(ENDS.replace("BODY", body), "gfx942", 1, 64, 128)
    (data, out), found = launch(program, swlds.parse(program.text), "wave", "memcheck,initcheck")
    numbers = [int(v) for v in data]
    assert found == [] and [r.suspicious for r in runs] == [0]
    assert out[::16].tolist() == [wanted(x, numbers) if x % 2 else 0 for x in range(64)]


#: An access of four bytes to what has two, at the last address: there the subtraction of the first address wraps.
SMALL_OBJECTS = {
    "lds": """@small = internal addrspace(3) global [2 x i8] poison, align 1
define amdgpu_kernel void @k(ptr addrspace(1) %two, i32 %far, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @small, i32 %far
  %v = load i32, ptr addrspace(3) %p, align 1
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}""",
    "buffer": """define amdgpu_kernel void @k(ptr addrspace(1) %two, i32 %far, ptr addrspace(1) %out) {
  %start = ptrtoint ptr addrspace(1) %two to i64
  %wide = sext i32 %far to i64
  %index = sub i64 %wide, %start
  %p = getelementptr i8, ptr addrspace(1) %two, i64 %index
  store i32 7, ptr addrspace(1) %p, align 1
  ret void
}""",
}


@pytest.mark.parametrize("where", SMALL_OBJECTS)
def test_the_last_address_is_in_no_small_object(where: str) -> None:
    """Every address is outside an object that is smaller than the access."""
    module = swlds.parse(SMALL_OBJECTS[where])
    found = []
    for name in ("wave", "reference"):
        arguments = [np.zeros(2, np.uint8), np.int32(-1), np.zeros(1, np.uint32)]
        result = swlds.Device("gfx942").load(module)["k"].launch((1,), (64,), arguments, engine=name, checks="memcheck")
        found.append(result.findings)
    assert found[0] == found[1] and len(found[0]) == 1


@pytest.mark.parametrize("instrument", [False, True], ids=["plain", "instrumented"])
def test_copies_within_a_lowered_block(instrument: bool) -> None:
    """The address that a lowering keeps in the block's head makes no variable one that holds pointers."""
    path = TESTS / "ir" / "full" / "01-memory-intrinsics.ll"
    module, runs = swlds.lower(swlds.parse(path), instrument=instrument), []
    for name in ("reference", "wave"):
        out = np.zeros(128, np.uint32)
        given = [np.arange(32, dtype=np.uint32), out]
        result = swlds.Device("gfx942").load(module)["k"].launch((1,), (64,), given, engine=name)
        runs.append((result.findings, out.tolist()))
    assert runs[0] == runs[1] and result.findings == []
    assert result.fidelity.executed == []
