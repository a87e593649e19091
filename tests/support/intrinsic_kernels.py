"""Kernels that call an intrinsic twice, with operands of all kinds, and what they store."""

from __future__ import annotations

import warnings
from typing import NamedTuple

import numpy as np

import swlds

ITEMS = 160
GROUPS = 3


class Case(NamedTuple):
    """A call: operands that are no type stand in it as they are. ``parts``: types of the members of a struct."""

    name: str
    result: str
    operands: tuple[str, ...]
    processor: str = "gfx942"
    parts: tuple[str, ...] = ()


def operand(call: str, at: int, given: str) -> tuple[str, str]:
    """An operand, and the code that makes it of the item's bytes."""
    if given.split()[0] in ("i1", "i32") and " " in given:
        return given, ""
    name, loaded, place = f"%{call}o{at}", f"%{call}w{at}", f"%{call}p{at}"
    code = f"  {place} = getelementptr i8, ptr addrspace(1) %from, i32 {32 * at + 256 * (call == 'q')}\n"
    if not given.strip("<>").endswith("i1"):
        return f"{given} {name}", f"{code}  {name} = load {given}, ptr addrspace(1) {place}, align 8\n"
    wide = given.replace("i1", "i8")
    code += f"  {loaded} = load {wide}, ptr addrspace(1) {place}, align 8\n"
    return f"{given} {name}", f"{code}  {name} = trunc {wide} {loaded} to {given}\n"


def results(call: str, case: Case) -> str:
    """Stores of all that a call gives."""
    code = ""
    for k, part in enumerate(case.parts or [case.result]):
        value, place = f"%{call}{k}" if case.parts else f"%{call}", f"%{call}t{k}"
        if case.parts:
            code += f"  {value} = extractvalue {case.result} %{call}, {k}\n"
        code += f"  {place} = getelementptr i8, ptr addrspace(1) %to, i32 {64 * k + 256 * (call == 'q')}\n"
        code += f"  store {part} {value}, ptr addrspace(1) {place}, align 8\n"
    return code


def kernel_text(case: Case, cut: str, front: str = "") -> str:
    """Two calls with operands of their own; the first one's result is stored behind the second."""
    calls, loads = "", ""
    for call in ("r", "q"):
        made = [operand(call, at, o) for at, o in enumerate(case.operands)]
        loads += "".join(code for _, code in made)
        calls += f"  %{call} = call {case.result} @llvm.{case.name}({', '.join(text for text, _ in made)})\n"
    types = ", ".join(o.rsplit(" ", 1)[0] if operand("r", 0, o)[1] == "" else o for o in case.operands)
    return f"""
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare {case.result} @llvm.{case.name}({types})
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %count) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %w = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %w, {ITEMS}
  %i = add i32 %first, %x
  %odd = trunc i32 %i to i1
  %off = mul i32 %i, 512
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %off
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %off
{front}  br i1 {cut}, label %some, label %end
some:
{loads}{calls}{results("r", case)}{results("q", case)}  br label %end
end:
  ret void
}}
"""


def inputs(seed: int) -> np.ndarray:
    """Bits of any kind, with numbers of a usual size, zeros, infinities and NaN of every float among them."""
    random = np.random.default_rng(seed)
    words = random.integers(0, 256, (GROUPS * ITEMS, 512), np.uint8)
    usual = random.normal(0, 20, (GROUPS * ITEMS, 128)).astype(np.float32).view(np.uint8)
    words[::2] = usual[::2]
    special = np.array([0, -0.0, np.inf, -np.inf, np.nan, 1e-40, 1, 3e38], np.float32)
    words[:64, :4] = np.tile(special, 8)[:, None].view(np.uint8)
    return words


def run(text: str, engine: str, processor: str, seed: int = 0) -> np.ndarray:
    out, count = np.zeros(GROUPS * ITEMS * 512, np.uint8), np.zeros(1, np.uint32)
    kernel = swlds.Device(processor, engine=engine).load(swlds.parse(text))["k"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        result = kernel.launch(GROUPS, ITEMS, [inputs(1).reshape(-1), out, count], checks="memcheck", seed=seed)
    assert result.findings == []
    assert engine == "reference" or not result.fidelity.executed, "host code executed all"
    return np.concatenate([out, count.view(np.uint8)])
