"""Intrinsics that host code calls back into Python for: results are the reference engine's, bit for bit, whatever wave calls."""

from __future__ import annotations

import pytest
from intrinsic_kernels import Case, kernel_text, run

from swlds.device.intrinsics import ROWS
from swlds.device.intrinsics.generic import HOST_UNARY
from swlds.engines.wave_compiler.control.calls import find_emitter

FLOATS = {"float": "f32", "half": "f16", "double": "f64", "bfloat": "bf16"}
UNARY = [
    *HOST_UNARY,
    *("amdgcn.sin", "amdgcn.cos", "amdgcn.exp2", "amdgcn.log"),
    *(n.removeprefix("llvm.") for n, row in ROWS.items() if n.startswith("llvm.amdgcn.swlds.") and row.arity == (1, 1)),
]
#: Integers that lie in longer ones.
ODD = [(f"{sign}{name}", bits) for sign in "su" for name in ("add", "sub", "mul") for bits in (3, 7, 24, 48, 64)]
INTEGER_RESULT = ("ilogb", "gammasign", ".rtz", ".rtp", ".rtn")
CASES = [
    *(Case(f"{name}.f32", "float", ("float",)) for name in UNARY if not name.endswith(INTEGER_RESULT)),
    *(Case(f"{name}.{FLOATS[t]}", t, (t,)) for name in ("sin", "exp2", "tanh") for t in FLOATS),
    *(Case(f"{n}.v3{FLOATS[t]}", f"<3 x {t}>", (f"<3 x {t}>",)) for n in ("cos", "log") for t in FLOATS),
    Case("amdgcn.swlds.ilogb.i32.f32", "i32", ("float",)),
    Case("pow.f32", "float", ("float", "float")),
    Case("atan2.f64", "double", ("double", "double")),
    Case("powi.f32.i32", "float", ("float", "i32")),
    *(Case(f"{n}.with.overflow.i{b}", f"{{ i{b}, i1 }}", (f"i{b}",) * 2, parts=(f"i{b}", "i1")) for n, b in ODD),
    *(Case(f"fptosi.sat.i{bits}.f32", f"i{bits}", ("float",)) for bits in (3, 7, 24, 48)),
    *(Case(f"{name}.i{bits}", f"i{bits}", (f"i{bits}",) * 2) for name in ("sshl.sat", "ushl.sat") for bits in (3, 48)),
    Case("scmp.i8.i48", "i8", ("i48", "i48")),
    Case("sadd.with.overflow.i100", "{ i100, i1 }", ("i100", "i100"), parts=("i100", "i1")),
    # This asks the wave for its active lanes.
    Case("amdgcn.wave.reduce.fadd.bf16", "bfloat", ("bfloat", "i32 0")),
    Case("amdgcn.wave.reduce.fsub.bf16", "bfloat", ("bfloat", "i32 0")),
]


def test_cases_have_no_emitter() -> None:
    assert [c.name for c in CASES if find_emitter(f"llvm.{c.name}") is not None] == []


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
@pytest.mark.parametrize("name", ["sin.f32", "cos.v3bf16", "atan2.f64", "amdgcn.wave.reduce.fadd.bf16"])
def test_waves_that_take_turns(name: str, front: str, seed: int) -> None:
    """Waves of a group, or of all groups, run a part each: what answers them is shared by some."""
    case = next(c for c in CASES if c.name == name)
    text = kernel_text(case, "%odd", front)
    assert (run(text, "wave", "gfx942", seed) == run(text, "reference", "gfx942", seed)).all()
