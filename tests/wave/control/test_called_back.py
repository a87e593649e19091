"""Intrinsics that host code calls back into Python for: results are the reference engine's, bit for bit, whatever wave calls."""

from __future__ import annotations

import warnings
from typing import NamedTuple

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics import ROWS
from swlds.device.intrinsics.generic import HOST_UNARY
from swlds.engines.wave_compiler.control.calls import find_emitter

ITEMS = 160
GROUPS = 3


class Case(NamedTuple):
    """A call: operands that are no type stand in it as they are. ``parts``: types of the members of a struct."""

    name: str
    result: str
    operands: tuple[str, ...]
    processor: str = "gfx942"
    parts: tuple[str, ...] = ()


FLOATS = {"float": "f32", "half": "f16", "double": "f64", "bfloat": "bf16"}
UNARY = [
    *HOST_UNARY,
    *("round", "amdgcn.rcp", "amdgcn.rsq", "amdgcn.sqrt", "amdgcn.sin", "amdgcn.cos", "amdgcn.exp2", "amdgcn.log"),
    *("amdgcn.fract", "amdgcn.frexp.mant", "amdgcn.rcp.legacy"),
    *(n.removeprefix("llvm.") for n, row in ROWS.items() if n.startswith("llvm.amdgcn.swlds.") and row.arity == (1, 1)),
]
INTEGER_RESULT = ("ilogb", "gammasign", ".rtz", ".rtp", ".rtn")
CASES = [
    *(Case(f"{name}.f32", "float", ("float",)) for name in UNARY if not name.endswith(INTEGER_RESULT)),
    *(Case(f"{name}.{FLOATS[t]}", t, (t,)) for name in ("sin", "exp2", "round", "tanh") for t in FLOATS),
    *(Case(f"{n}.v3{FLOATS[t]}", f"<3 x {t}>", (f"<3 x {t}>",)) for n in ("cos", "log") for t in FLOATS),
    Case("amdgcn.swlds.ilogb.i32.f32", "i32", ("float",)),
    Case("pow.f32", "float", ("float", "float")),
    Case("atan2.f64", "double", ("double", "double")),
    Case("powi.f32.i32", "float", ("float", "i32")),
    Case("ldexp.f32.i32", "float", ("float", "i32")),
    Case("frexp.f32.i32", "{ float, i32 }", ("float",), parts=("float", "i32")),
    Case("is.fpclass.f32", "i1", ("float", "i32 37")),
    Case("amdgcn.class.f32", "i1", ("float", "i32")),
    Case("amdgcn.div.scale.f32", "{ float, i1 }", ("float", "float", "i1 true"), parts=("float", "i1")),
    Case("amdgcn.div.fmas.f32", "float", ("float", "float", "float", "i1")),
    Case("amdgcn.div.fixup.f32", "float", ("float", "float", "float")),
    Case("amdgcn.fmed3.f32", "float", ("float", "float", "float")),
    Case("amdgcn.cvt.pkrtz", "<2 x half>", ("float", "float")),
    Case("amdgcn.perm", "i32", ("i32", "i32", "i32")),
    Case("amdgcn.sdot4", "i32", ("i32", "i32", "i32", "i1 false")),
    Case("smul.with.overflow.i24", "{ i24, i1 }", ("i24", "i24"), parts=("i24", "i1")),
    Case("sadd.with.overflow.i100", "{ i100, i1 }", ("i100", "i100"), parts=("i100", "i1")),
    Case("vector.reduce.add.v4i16", "i16", ("<4 x i16>",)),
    Case("vector.reduce.or.v4i1", "i1", ("<4 x i1>",)),
    # These ask the wave: its active lanes, its number.
    Case("amdgcn.ds.permute", "i32", ("i32", "i32")),
    Case("amdgcn.wave.reduce.umax.i32", "i32", ("i32", "i32 0")),
    Case("amdgcn.wave.id", "i32", (), "gfx1250"),
]


def test_cases_are_called_back() -> None:
    assert [c.name for c in CASES if find_emitter(f"llvm.{c.name}") is not None] == []


def operand(call: str, at: int, given: str) -> tuple[str, str]:
    """An operand, and the code that makes it of the item's bytes."""
    if given.split()[0] in ("i1", "i32") and " " in given:
        return given, ""
    name, loaded, place = f"%{call}o{at}", f"%{call}w{at}", f"%{call}p{at}"
    code = f"  {place} = getelementptr i8, ptr addrspace(1) %from, i32 {64 * at + 256 * (call == 'q')}\n"
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


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)
@pytest.mark.parametrize("cut", ["true", "%odd"], ids=["all", "some"])
def test_bits_are_those_of_the_reference_engine(case: Case, cut: str) -> None:
    text = kernel_text(case, cut)
    found = run(text, "wave", case.processor)
    assert found.any()
    assert (found == run(text, "reference", case.processor)).all()


BARRIER = "  call void @llvm.amdgcn.s.barrier()\n"
TICKET = (
    "  %ticket = atomicrmw add ptr addrspace(1) %count, i32 1 monotonic\n  store i32 %ticket, ptr addrspace(1) %to\n"
)


@pytest.mark.parametrize("front", [BARRIER, TICKET, BARRIER + TICKET], ids=["barrier", "order", "both"])
@pytest.mark.parametrize("seed", [0, 3])
@pytest.mark.parametrize("name", ["sin.f32", "cos.v3bf16", "frexp.f32.i32", "amdgcn.ds.permute"])
def test_waves_that_take_turns(name: str, front: str, seed: int) -> None:
    """Waves of a group, or of all groups, run a part each: what answers them is shared by some."""
    case = next(c for c in CASES if c.name == name)
    text = kernel_text(case, "%odd", front)
    assert (run(text, "wave", "gfx942", seed) == run(text, "reference", "gfx942", seed)).all()
