# ruff: noqa: E501  (LLVM IR in strings)
"""Random kernels of tensor loads and stores among accesses of LDS, waits, fences and barriers: most have mistakes in them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

import swlds
from tests.support.tensor_tiles import DECLARED, WAIT, Tile, call

#: Words of a part of LDS, and how many parts there are; waves of a group, and groups.
PART, PARTS, WAVES, GROUPS = 64, 4, 2, 2
_FENCES = {
    "drain": "call void @llvm.amdgcn.s.wait.dscnt(i16 0)",
    "release": 'fence syncscope("workgroup") release',
    "barrier": "call void @llvm.amdgcn.s.barrier()",
    "acquire": 'fence syncscope("workgroup") acquire',
}


def tile(rng: random.Random) -> Tile:
    """A tile that a part of LDS has room for, mostly; as a load's or a store's."""
    element = rng.choice((1, 2, 4, 4, 4, 8))
    columns, rows = rng.choice(((8, 4), (16, 2), (16, 1), (5, 3), (4, 8), (7, 5)))
    columns = columns * 4 // element if element > 4 else columns
    tensor = (columns, rows) if rng.random() < 0.7 else (rng.randint(0, columns), rng.randint(0, rows))
    pad = rng.choice(((0, 0), (0, 0), (8, 4), (32, 16), (64, 4))) if columns * element % 4 == 0 else (0, 0)
    return Tile((columns, rows), tensor, (columns + rng.choice((0, 0, 4, 3)),), element, pad)


def steps(rng: random.Random) -> list[list[str]]:
    """The lines of each step, in order; synchronising ones have one line."""
    found: list[list[str]] = []
    acc = "0"
    for n in range(rng.randint(2, 6)):
        kind, part = rng.choice(("load", "load", "store", "read", "write")), rng.randrange(PARTS)
        if kind in ("load", "store"):
            size = 4 * PART * WAVES
            page = 2048 * n if rng.random() < 0.9 else 0
            place = "%place" if rng.random() < 0.95 else "%wave"
            lines = [
                f"%o{n} = mul i32 {'%wave' if rng.random() < 0.95 else '0'}, {4 * PART}",
                f"%p{n} = add i32 %o{n}, {rng.choice((0, 0, 0, 8)) + size * (part % 2)}",
                f"%l{n} = getelementptr i8, ptr addrspace(3) @lds, i32 %p{n}",
                f"%g{n} = mul i32 {place}, 512",
                f"%e{n} = add i32 %g{n}, {page if kind == 'store' else 0}",
                f"%h{n} = getelementptr i8, ptr addrspace(1) %{'out' if kind == 'store' else 'in'}, i32 %e{n}",
                call(f"t{n}", tile(rng).groups(), f"%l{n}", f"%h{n}", store=kind == "store", d2=rng.random() < 0.5),
            ]
        else:
            lines = [
                f"%i{n} = {'xor i32 %id, 32' if rng.random() < 0.5 else 'add i32 %id, 0'}",
                f"%j{n} = add i32 %i{n}, {PART * part}",
                f"%q{n} = getelementptr i32, ptr addrspace(3) @lds, i32 %j{n}",
            ]
            if kind == "read":
                lines += [f"%v{n} = load i32, ptr addrspace(3) %q{n}", f"%a{n} = add i32 {acc}, %v{n}"]
                acc = f"%a{n}"
            else:
                lines.append(f"store i32 %id, ptr addrspace(3) %q{n}")
        found.append(lines)
        if rng.random() < 0.85:
            found += [[line] for line in (WAIT, *_FENCES.values())]
    end = ["%s = getelementptr i32, ptr addrspace(1) %sums, i32 %item", f"store i32 {acc}, ptr addrspace(1) %s"]
    return [*found, [WAIT], end]


def mistake(found: list[list[str]], rng: random.Random) -> None:
    """A step that synchronises is lost, comes earlier or later, or waits for one copy less."""
    places = [n for n, lines in enumerate(found) if len(lines) == 1]
    at = rng.choice(places)
    match rng.choice(("lose", "earlier", "later", "number")):
        case "lose":
            del found[at]
        case "earlier" if at:
            found[at - 1], found[at] = found[at], found[at - 1]
        case "later" if len(found[at + 1]) == 1 or "%s = " not in found[at + 1][0]:
            found[at + 1], found[at] = found[at], found[at + 1]
        case _:
            found[at] = [found[at][0].replace("(i16 0)", "(i16 1)")]


def text(rng: random.Random, mistakes: int) -> str:
    """The kernel of (in, out, sums)."""
    found = steps(rng)
    for _ in range(mistakes):
        mistake(found, rng)
    first = [f"%f{k} = getelementptr i32, ptr addrspace(3) @lds, i32 %first{k}" for k in range(PARTS)]
    filled = [f"%first{k} = add i32 %id, {PART * k}\n  {first[k]}\n  store i32 {k}, ptr addrspace(3) %f{k}" for k in range(PARTS)]  # fmt: skip
    lines = [
        "%id = call i32 @llvm.amdgcn.workitem.id.x()", "%wave0 = lshr i32 %id, 5", "%wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave0)",
        "%group = call i32 @llvm.amdgcn.workgroup.id.x()", f"%pair = mul i32 %group, {WAVES}", "%place = add i32 %pair, %wave",
        "%items = mul i32 %group, 64", "%item = add i32 %items, %id",
        *(filled if rng.random() < 0.9 else []), *_FENCES.values(), *(line for lines in found for line in lines), "ret void",
    ]  # fmt: skip
    code = "\n".join(f"  {line}" for line in lines)
    return f"""target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [{4 * PART * PARTS} x i8] poison, align 16
{DECLARED}define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %sums) "target-cpu"="gfx1250" {{
{code}
}}
"""


def run(kernel: str, **options: Any) -> tuple[Any, Any]:
    """The result, and both arrays that are written."""
    source = np.random.default_rng(3).integers(1, 256, 4096, np.uint8)
    out, sums = np.zeros(16384, np.uint8), np.zeros(32 * WAVES * GROUPS, np.uint32)
    loaded = swlds.Device("gfx1250").load(swlds.parse(kernel, "steps.ll"))["k"]
    return loaded.launch(GROUPS, 32 * WAVES, [source, out, sums], **options), (out, sums)
