"""Lanes of one store that write the same bytes: host code notices them in each form that it has for a store."""

from __future__ import annotations

import random

import numpy as np
import pytest
from exec_support import available_hosts

import swlds
from swlds.engines.wave_compiler import engine

HEAD = """@t = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.memcpy.p3.p1.i32(ptr addrspace(3), ptr addrspace(1), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %other = xor i32 %y, 1
  %line = mul i32 %other, 16
  %cell = add i32 %line, %x
  %short = trunc i32 %x to i4
  %cut = zext i4 %short to i32
  %wide = mul i32 %x, 5
  %is.last = icmp eq i32 %y, 3
  %is.fifth = icmp eq i32 %x, 5
  %is.odd = and i1 %is.last, %is.fifth
  %most = select i1 %is.odd, i32 77, i32 %x
  %byte = trunc i32 %x to i8
  %in = getelementptr i32, ptr addrspace(1) %out, i32 %wide
  %own = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %far = getelementptr i32, ptr addrspace(3) @t, i32 %wide
"""
TO_LDS = "%p = getelementptr i32, ptr addrspace(3) @t, i32 {}\nstore i32 {}, ptr addrspace(3) %p, align 4"
TO_BUFFER = "%p = getelementptr i32, ptr addrspace(1) %out, i32 {}\nstore i32 {}, ptr addrspace(1) %p, align 4"
PAIR = """%v = insertelement <2 x i32> poison, i32 %y, i32 0
%w = insertelement <2 x i32> %v, i32 %y, i32 1
%p = getelementptr <2 x i32>, ptr addrspace(3) @t, i32 %x
store <2 x i32> %w, ptr addrspace(3) %p, align 4"""
WIDE = """%v = zext i32 {} to i64
%p = getelementptr i64, ptr addrspace(1) %out, i32 %x
store i64 %v, ptr addrspace(1) %p, align 8"""
BYTE = "%b = trunc i32 %y to i8\n%p = getelementptr i8, ptr addrspace(3) @t, i32 %x\nstore i8 %b, ptr addrspace(3) %p, align 1"
FILL = "call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 {}, i8 {}, i32 %n, i1 false)"
COPY = "call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) align 4 {}, ptr addrspace(1) align 4 %in, i32 %n, i1 false)"
#: Name -> (statements, the group's block, do lanes meet?)
CASES = {
    "lines-of-16": (TO_LDS.format("%x", "%y"), (16, 4), True),
    "lines-of-16-in-a-buffer": (TO_BUFFER.format("%x", "%y"), (16, 4), True),
    "lines-of-32": (TO_LDS.format("%x", "%y"), (32, 2), True),
    "half-of-the-lanes": (
        "%few = icmp ult i32 %x, 9\nbr i1 %few, label %some, label %end\nsome:\n"
        + TO_LDS.format("%x", "%y")
        + "\nbr label %end\nend:",
        (16, 4),
        True,
    ),
    "lines-alike": (TO_LDS.format("%x", "%x"), (16, 4), False),
    "lines-alike-in-a-buffer": (TO_BUFFER.format("%x", "%x"), (16, 4), False),
    "lines-alike-but-one-lane": (TO_LDS.format("%x", "%most"), (16, 4), True),
    "half-of-the-lanes-alike": (
        "%few = icmp ult i32 %x, 9\nbr i1 %few, label %some, label %end\nsome:\n"
        + TO_LDS.format("%x", "%x")
        + "\nbr label %end\nend:",
        (16, 4),
        False,
    ),
    "lines-of-8-words-of-64-bits": (WIDE.format("%x"), (8, 8), False),
    "lines-of-8-words-of-64-bits-but-one-lane": (WIDE.format("%most"), (8, 8), True),
    "pairs": (PAIR, (16, 4), True),
    "bytes": (BYTE, (16, 4), True),
    "four-bits": (TO_LDS.format("%cut", "%x"), (64, 1), True),
    "lines-in-another-order": (TO_LDS.format("%cell", "%y"), (16, 4), False),
    "lines-as-long-as-a-wave": (TO_LDS.format("%x", "%y"), (64, 1), False),
    "fill": (FILL.format("%own", "%byte"), (64, 1), True),
    "fill-with-one-value": (FILL.format("%own", "3"), (64, 1), False),
    "fill-apart": (FILL.format("%far", "%byte"), (64, 1), False),
    "copy": (COPY.format("%own"), (64, 1), True),
    "copy-apart": (COPY.format("%far"), (64, 1), False),
}

#: No finding, but lanes whose fills of one value overlap are judged by the reference engine since racecheck tells lanes apart.
REPLAYED = {"fill-with-one-value"}


def launch(name: str, host: str = "native") -> swlds.Result:
    """One of these."""
    body, block, _ = CASES[name]
    kernel = swlds.Device("gfx942").load(swlds.parse(f"{HEAD}{body}\n  ret void\n}}"))["k"]
    return kernel.launch((1,), block, [np.arange(1024, dtype=np.uint32), np.int32(8)], host=host, engine="wave")


@pytest.mark.parametrize("name", CASES)
def test_lanes_that_meet(name: str, runs: list[engine.Run]) -> None:
    """Different values: the reference engine's finding. What is right is not suspicious."""
    meets = CASES[name][2]
    for host in available_hosts():
        result = launch(name, host)
        assert {f.kind for f in result.findings} == ({"race-waw"} if meets else set())
        assert runs[-1].suspicious == int(meets or name in REPLAYED)


def _random_lines(rng: random.Random) -> str:
    """Stores of lines that lie on one another, of a value of the column, mostly, between which barriers may lie."""
    body = ""
    for k in range(rng.randint(1, 4)):
        where, space = rng.choice((("@t", 3), ("%out", 1)))
        index = rng.choice(("%x", "%x", "%cell", "%cut"))
        value = rng.choice(("%x", "%x", "%wide", "%most", "%y", "7"))
        kind, align = rng.choice((("i32", 4), ("i32", 4), ("i64", 8), ("i16", 2)))
        cast = {"i32": "add i32 0,", "i64": "zext i32", "i16": "trunc i32"}[kind]
        body += f"%v{k} = {cast} {value}" + ("" if kind == "i32" else f" to {kind}") + "\n"
        body += f"%p{k} = getelementptr {kind}, ptr addrspace({space}) {where}, i32 {index}\n"
        access = f"store {kind} %v{k}, ptr addrspace({space}) %p{k}, align {align}\n"
        if rng.random() < 0.15:
            access = f"%r{k} = load volatile {kind}, ptr addrspace({space}) %p{k}, align {align}\n"
        if rng.random() < 0.3:
            access = f"%c{k} = icmp ult i32 %x, 7\nbr i1 %c{k}, label %some{k}, label %on{k}\nsome{k}:\n{access}"
            access += f"br label %on{k}\non{k}:\n"
        body += access
        if rng.random() < 0.5:
            body += 'fence syncscope("workgroup") release\ncall void @llvm.amdgcn.s.barrier()\n'
            body += 'fence syncscope("workgroup") acquire\n'
    return body


@pytest.mark.parametrize("part", range(2))
def test_random_lines(part: int, runs: list[engine.Run]) -> None:
    """Groups of several lines, of which lanes and waves store to the same places: both engines find the same."""
    native = racy = 0
    for number in range(15 * part, 15 * part + 15):
        rng = random.Random(number)
        body, block = _random_lines(rng), rng.choice(((16, 4), (16, 8), (8, 16), (32, 4), (16, 5)))
        grid = (rng.choice((1, 2)),)
        device = swlds.Device("gfx942" if number % 3 else "gfx1100")
        module = swlds.parse(f"{HEAD}{body}\n  ret void\n}}")
        kernel = device.load(swlds.lower(module) if number % 4 == 0 else module)["k"]
        found = []
        for choice in ({"engine": "reference"}, {"engine": "wave", "host": available_hosts()[number % 2]}):
            out = np.zeros(1024, np.uint32)
            result = kernel.launch(grid, block, [out, np.int32(8)], seed=number % 5 == 4, **choice)
            found.append(([f.as_json() for f in result.findings], out.tolist()))
        assert found[0] == found[1], number
        native += not runs[-1].suspicious
        racy += bool(found[0][0])
    assert native > 1 and racy > 1
