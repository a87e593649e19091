"""align-lds, coalesce-copies, and both in front of gather-to-lds, on kernels of clang from -O0 to -O2, Triton and IREE: equal
buffers and findings, no more lines of global memory, no more instructions that access LDS; what is left has a reason."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from paths import TESTDATA
from peers_support import CASES
from test_gather_real_kernels import peer

import swlds
from swlds.device.kernel_attributes import find_numbers, required_block
from swlds.ir.model import Module
from swlds.passes.base import Target
from swlds.passes.direct_copies.memory import Memory
from swlds.passes.direct_copies.pairs import find_pairs

PIPELINES = ("align-lds", "coalesce-copies", "align-lds,coalesce-copies,gather-to-lds")
RNG = np.random.default_rng(3)
#: Why coalesce-copies leaves the copies of a kernel: they are mapped well already, or who copies what must not change.
LEFT = {
    "bitonic": ["there is nothing to gain: 1 load a lane use 8 lines of 128 bytes in a group (least 8), 8 at best"],
    "hist": [],
    "matmul": ["may wrap before"],
    "reduce": ["there is nothing to gain: 1 load a lane use 8 lines of 128 bytes in a group (least 8), 8 at best"],
    "scan": ["is used elsewhere, too"],
    "stencil": ["behind it, with no barrier and its fences between", "not all lanes store what they load"],
    "transpose_pad": ["may wrap before"],
    "transpose_unpad": ["may wrap before"],
}
#: Kernels whose copies gather-to-lds then makes; at -O2 rows of transpose_pad are found to be padded for nothing.
GATHERED = {"bitonic", "matmul", "reduce", "stencil", "transpose_unpad"}


@dataclass
class Run:
    """What a launch gave, and what it cost."""

    buffers: list[bytes]
    findings: list[str]
    lines: int
    lds: int


def run(
    module: Module, cpu: str, grid: Sequence[int], block: Sequence[int] | None, args: list[Any], lds: int, engine: str
) -> Run:
    given = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
    kernel = swlds.Device(cpu, engine=engine).load(module).only(None)
    found = kernel.launch(grid, block, given, dynamic_lds=lds, checks="memcheck,initcheck,racecheck,asynccheck")
    profile = kernel.profile(grid, block, [a.copy() if isinstance(a, np.ndarray) else a for a in args], dynamic_lds=lds)
    totals = profile.totals
    buffers = [a.tobytes() for a in given if isinstance(a, np.ndarray)]
    return Run(buffers, [f.kind for f in found.findings], totals["global"]["lines"], totals["lds"]["instructions"])


def check(text: str, cpu: str, launch: tuple[Any, ...], engine: str = "wave") -> dict[str, list[Any]]:
    """Remarks of each pipeline, after its result was held against the original."""
    grid, block, args, lds = launch
    module, remarks = swlds.parse(text), {}
    before = run(module, cpu, grid, block, args, lds, engine)
    for passes in PIPELINES:
        changed = swlds.opt(module, passes, mcpu=cpu, block=block, verify_each=True)
        remarks[passes] = changed.remarks
        after = run(changed, cpu, grid, block, args, lds, engine)
        assert (after.buffers, after.findings) == (before.buffers, before.findings), passes
        assert after.lines <= before.lines and after.lds <= before.lds, passes
    return remarks


@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
@pytest.mark.parametrize("name", sorted(CASES))
def test_clang(name: str, level: str) -> None:
    grid, block, args, _ = CASES[name]()
    text = peer(name, level).replace(" optnone ", " ")
    found = check(text, "gfx942", (grid, block, args, 0), "both" if level == "O1" else "wave")
    missed = [r.text for r in found["coalesce-copies"] if r.kind == "missed"]
    assert all(any(reason in text for reason in LEFT[name]) for text in missed), missed
    assert all(any(reason in text for text in missed) for reason in LEFT[name]), missed
    gathered = any(r.name == "Gathered" for r in found[PIPELINES[-1]])
    assert gathered == (name in GATHERED or (name, level) == ("transpose_pad", "O2")), found


@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
@pytest.mark.parametrize("name", ["transpose_pad", "transpose_unpad"])
def test_clang_with_bounds(name: str, level: str) -> None:
    """A tile row by row, the pitch an argument, in a loop and unrolled: where bounds keep its unsigned sums from wrapping, four
    loads of 4 bytes are one of 16; or, for gfx942's direct copies, stay four of 4."""
    grid, block, args, _ = CASES[name]()
    module = swlds.parse(peer(name, level).replace(" optnone ", " "))
    before = run(module, "gfx942", grid, block, args, 0, "both")
    bounds = ["arg2:range=0..4096", "groups=128,128"]
    for passes in (*PIPELINES[1:], "coalesce-copies<width=4>,gather-to-lds"):
        changed = swlds.opt(module, passes, kernel=name, mcpu="gfx942", block=block, assume=bounds, verify_each=True)
        texts = [r.text for r in changed.remarks if r.pass_name == "coalesce-copies"]
        after = run(changed, "gfx942", grid, block, args, 0, "both")
        assert (after.buffers, after.findings) == (before.buffers, before.findings)
        if "width=4" in passes:
            assert "nothing to gain: 4 loads a lane use 32 lines" in texts[0]
            gathered = [r.name == "Gathered" for r in changed.remarks if r.pass_name == "gather-to-lds"]
            assert any(gathered) == (name == "transpose_unpad" or level == "O2"), changed.remarks
        else:
            assert re.findall(r"(\d) loads? a lane use (\d+)", texts[0]) == [("4", "32"), ("1", "32")], texts
            assert after.lines <= before.lines and after.lds < before.lds


@pytest.mark.parametrize(
    ("file", "cpu", "block", "lds"),
    [
        ("triton_matmul_s2.gfx950", "gfx950", 256, 16944),
        ("triton_matmul_s1.gfx1250", "gfx1250", 128, 4096),
        ("triton35_matmul_s2_async.gfx942", "gfx942", 256, 16384),
    ],
)
def test_triton(file: str, cpu: str, block: int, lds: int) -> None:
    a, b = (RNG.standard_normal(shape).astype(np.float16) for shape in ((64, 96), (96, 64)))
    args = [a, b, np.zeros(4096, np.float32), *map(np.int32, (64, 64, 96)), None, None]
    found = check((TESTDATA / "producers" / f"{file}.ll").read_text(), cpu, ((1, 1), (block,), args, lds))
    missed = {r.text.partition(": ")[2] for r in found["coalesce-copies"] if r.kind == "missed"}
    assert all("it comes through a buffer resource" in text for text in missed), "mapped by Triton, or copied directly"


@pytest.mark.parametrize("name", ["f16_64.unpadded", "f32_64.unpadded"])
def test_iree(name: str) -> None:
    type_ = np.float16 if name.startswith("f16") else np.float32
    args = [*(RNG.standard_normal((1024, 64)).astype(type_) for _ in range(3)), np.zeros((1024, 64), np.float32)]
    found = check((TESTDATA / "iree" / f"{name}.ll").read_text(), "gfx950", ((1,), None, args, 0))
    assert {r.name for r in found[PIPELINES[-1]] if r.pass_name == "gather-to-lds"} == {"Gathered"}


FILES = [
    f for d in ("producers", "iree", "peers", "hip", "opencl", "demo") for f in sorted((TESTDATA / d).glob("**/*.ll"))
]


@pytest.mark.parametrize("passes", ["coalesce-copies", "gather-to-lds"])
@pytest.mark.parametrize("file", FILES, ids=lambda f: f.name)
def test_every_pair_of_load_and_store_is_spoken_of(file: Path, passes: str) -> None:
    """Changed, or left with a reason; where the pass says that there is none, there is none."""
    processor = re.search(r"gfx\w+", file.name)
    module = swlds.parse(file.read_text())
    target = Target(processor.group() if processor else None)
    sizes = [find_numbers(kernel, "amdgpu-flat-work-group-size") for kernel in module.kernel_functions]
    items = min([256, *(size[-1] for size in sizes if size)])
    block = None if any(required_block(kernel) for kernel in module.kernel_functions) else (items,)
    changed = swlds.opt(module, passes, mcpu=target.mcpu, block=block)
    remarks = [r for r in changed.remarks if r.name not in ("PaddingUndone",)]
    spoken = sum(
        1 + sum(map(int, re.findall(r" and (\d+) more to @", r.text))) for r in remarks if r.kind != "analysis"
    )
    if any(i.opcode == "alloca" for f in module.defined_functions for i in f.instructions()):
        return  # slots became values first
    memory = Memory(module, target)
    assert spoken == sum(1 for f in module.defined_functions for _ in find_pairs(memory, f))


#: clang's code for ``int`` of HIP: a thread copies a row of 16 floats, whose pitch is a parameter; sums do not wrap.
HIP_ROWS = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [256 x [16 x float]] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @rows(ptr addrspace(1) noalias align 16 %in, i32 %pitch, ptr addrspace(1) noalias %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = shl nuw nsw i32 %g, 6
  %row = add nuw nsw i32 %first, %t
  %at = mul nsw i32 %row, %pitch
  %lds = shl nuw nsw i32 %t, 4
COPIES
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %back = sub nuw nsw i32 1023, %t
  %q = getelementptr float, ptr addrspace(3) @tile, i32 %back
  %w = load float, ptr addrspace(3) %q, align 4
  %o = getelementptr float, ptr addrspace(1) %out, i32 %row
  store float %w, ptr addrspace(1) %o, align 4
  ret void
}
"""


def test_rows_of_hip() -> None:
    """From 16 loads of 4 bytes, 64 lines each, to 4 of 16 bytes, 16 lines each: the fewest for 64 rows of 64 bytes."""
    copies = []
    for k in range(16):
        copies += [
            f"  %i{k} = add nsw i32 %at, {k}", f"  %x{k} = sext i32 %i{k} to i64",
            f"  %p{k} = getelementptr inbounds float, ptr addrspace(1) %in, i64 %x{k}",
            f"  %v{k} = load float, ptr addrspace(1) %p{k}, align 4", f"  %j{k} = add nuw nsw i32 %lds, {k}",
            f"  %d{k} = getelementptr float, ptr addrspace(3) @tile, i32 %j{k}",
            f"  store float %v{k}, ptr addrspace(3) %d{k}, align 4",
        ]  # fmt: skip
    text = HIP_ROWS.replace("COPIES", "\n".join(copies))
    values = RNG.standard_normal(128 * 96).astype(np.float32)
    launch = ((2,), (64,), [values, np.int32(96), np.zeros(128, np.float32)], 0)
    found = check(text, "gfx950", launch, "both")
    assert sum(r.name == "Gathered" for r in found[PIPELINES[-1]]) == 4
    text_of = next(r.text for r in found["coalesce-copies"] if r.name == "Coalesced")
    assert [int(n) for n in re.findall(r"(\d+) loads a lane use (\d+)", text_of)[0]] == [16, 1024]
    assert [int(n) for n in re.findall(r"(\d+) loads a lane use (\d+)", text_of)[1]] == [4, 64]
