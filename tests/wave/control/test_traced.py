"""Intrinsics whose host code comes from their NumPy meaning: nobody is called back, and results are the reference engine's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from intrinsic_kernels import Case, kernel_text, run

from swlds.device.bits import look_up
from swlds.device.intrinsics import ROWS
from swlds.engines.wave_compiler.control import calls

F, H, D, I, L = "float", "half", "double", "i32", "i64"  # noqa: E741
HALVES, SHORTS = "<2 x half>", "<2 x i16>"


def same(names: str, result: str, *operands: str, processor: str = "gfx942") -> list[Case]:
    return [Case(name, result, operands, processor) for name in names.split()]


CASES = [
    *same("round.f32 amdgcn.rcp.f32 amdgcn.rsq.f32 amdgcn.sqrt.f32 amdgcn.fract.f32 amdgcn.frexp.mant.f32", F, F),
    *same("round.f64 amdgcn.rcp.f64 amdgcn.fract.f64 amdgcn.frexp.mant.f64", D, D),
    *same("round.f16 amdgcn.fract.f16 amdgcn.frexp.mant.f16", H, H),
    *same("amdgcn.frexp.exp.i32.f32 fptosi.sat.i32.f32 fptoui.sat.i32.f32 lround.i32.f32", I, F),
    *same("amdgcn.frexp.exp.i32.f64 fptosi.sat.i32.f64 fptoui.sat.i32.f64", I, D),
    *same("fptosi.sat.i64.f64 fptoui.sat.i64.f64", L, D),
    *same("fptosi.sat.i8.f16 fptoui.sat.i8.f16", "i8", H),
    *same("minimum.f32 maximum.f32 maximumnum.f32 amdgcn.fmul.legacy", F, F, F),
    *same("amdgcn.fmed3.f32 amdgcn.div.fixup.f32 amdgcn.fma.legacy", F, F, F, F),
    *same("amdgcn.fmed3.f16", H, H, H, H),
    *same("ldexp.f32.i32", F, F, I),
    *same("ldexp.f64.i32", D, D, I),
    *same("ldexp.f16.i32", H, H, I),
    *same("amdgcn.class.f32", "i1", F, I),
    *same("is.fpclass.f32", "i1", F, "i32 37"),
    *same("is.fpclass.f64", "i1", D, "i32 264"),
    *same("is.fpclass.f16", "i1", H, "i32 3"),
    *same("is.fpclass.v3f32", "<3 x i1>", "<3 x float>", "i32 3"),
    *same("amdgcn.perm amdgcn.ubfe.i32 amdgcn.sbfe.i32 amdgcn.alignbyte amdgcn.lerp amdgcn.sad.u8", I, I, I, I),
    *same("amdgcn.sad.hi.u8 amdgcn.sad.u16 amdgcn.msad.u8", I, I, I, I),
    *same("amdgcn.qsad.pk.u16.u8 amdgcn.mqsad.pk.u16.u8", L, L, I, L),
    *same("amdgcn.mqsad.u32.u8", "<4 x i32>", L, I, "<4 x i32>"),
    *same("amdgcn.sbfe.i64 amdgcn.ubfe.i64", L, L, I, I),
    *same("amdgcn.mul.u24.i32 amdgcn.mul.i24.i32 amdgcn.mulhi.u24 amdgcn.mulhi.i24 sshl.sat.i32 ushl.sat.i32", I, I, I),
    *same("amdgcn.sffbh.i32", I, I),
    *same("amdgcn.bitop3.i32", I, I, I, I, "i32 202", processor="gfx950"),
    *same("amdgcn.bitop3.i16", "i16", "i16", "i16", "i16", "i32 97", processor="gfx1250"),
    *same("smul.fix.i32 smul.fix.sat.i32 umul.fix.sat.i32", I, I, I, "i32 13"),
    *same("experimental.vector.match.v4i8.v2i8", "<4 x i1>", "<4 x i8>", "<2 x i8>", "<4 x i1>"),
    *same("amdgcn.cvt.f32.ubyte3", F, I),
    *same("amdgcn.sdot4 amdgcn.sdot8 amdgcn.udot4 amdgcn.udot8", I, I, I, I, "i1 true", processor="gfx90a"),
    *same("amdgcn.sdot2 amdgcn.udot2", I, SHORTS, SHORTS, I, "i1 false", processor="gfx90a"),
    *same("amdgcn.sudot4 amdgcn.sudot8", I, "i1 true", I, "i1 false", I, I, "i1 true", processor="gfx1100"),
    *same("amdgcn.fdot2", F, HALVES, HALVES, F, "i1 false", processor="gfx90a"),
    *same("amdgcn.cvt.pkrtz", HALVES, F, F),
    *same("amdgcn.cvt.pknorm.i16 amdgcn.cvt.pknorm.u16", SHORTS, F, F),
    *same("amdgcn.cvt.pk.i16 amdgcn.cvt.pk.u16", SHORTS, I, I),
    *same("amdgcn.cvt.pk.fp8.f32 amdgcn.cvt.pk.bf8.f32", I, F, F, I, "i1 true"),
    *same("amdgcn.cvt.pk.fp8.f32 amdgcn.cvt.pk.bf8.f32", I, F, F, I, "i1 false", processor="gfx950"),
    *same("amdgcn.cvt.f32.fp8 amdgcn.cvt.f32.bf8", F, I, "i32 2"),
    *same("amdgcn.cvt.pk.f32.fp8", "<2 x float>", I, "i1 true", processor="gfx950"),
    *same("amdgcn.cvt.scalef32.pk.fp8.f32", SHORTS, SHORTS, F, F, F, "i1 true", processor="gfx950"),
    *same("amdgcn.cvt.scalef32.pk.f32.fp4", "<2 x float>", I, F, "i32 3", processor="gfx950"),
    *same("amdgcn.cvt.scalef32.pk.fp4.f32", I, I, F, F, F, "i32 1", processor="gfx950"),
    *same("vector.reduce.add.v4i16 vector.reduce.umax.v4i16", "i16", "<4 x i16>"),
    *same("vector.reduce.or.v4i1", "i1", "<4 x i1>"),
    *same("experimental.cttz.elts.i32.v4i1", I, "<4 x i1>", "i1 false"),
    *same("vector.interleave2.v8i16", "<8 x i16>", "<4 x i16>", "<4 x i16>"),
    *same("get.active.lane.mask.v4i1.i32", "<4 x i1>", I, I),
    *same("vector.reduce.fmax.v4f32", F, "<4 x float>"),
    *same("amdgcn.ds.permute", I, I, I),
    *same("amdgcn.icmp.i64.i32", L, I, I, "i32 40"),
    *same("amdgcn.icmp.i32.i16", I, "i16", "i16", "i32 34", processor="gfx1100"),
    Case("frexp.f32.i32", "{ float, i32 }", (F,), parts=(F, I)),
    Case("frexp.f64.i32", "{ double, i32 }", (D,), parts=(D, I)),
    Case("amdgcn.div.scale.f32", "{ float, i1 }", (F, F, "i1 true"), parts=(F, "i1")),
    *(
        Case(f"{name}.with.overflow.i{bits}", f"{{ i{bits}, i1 }}", (f"i{bits}",) * 2, parts=(f"i{bits}", "i1"))
        for name in ("umul", "smul")
        for bits in (40, 64)
    ),
    *(Case(f"{name}.i{bits}", f"i{bits}", (f"i{bits}",) * 2) for name in ("sshl.sat", "ushl.sat") for bits in (40, 64)),
    *(
        Case(f"{name}.with.overflow.i32", "{ i32, i1 }", (I, I), parts=(I, "i1"))
        for name in ("sadd", "uadd", "ssub", "usub", "smul", "umul")
    ),
]


@pytest.mark.parametrize("cut", ["true", "%odd"], ids=["all", "some"])
@pytest.mark.parametrize("case", CASES, ids=[f"{case.name}.{case.processor}" for case in CASES])
def test_results_are_those_of_the_reference_engine(case: Case, cut: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError(f"{case.name} is called back")

    monkeypatch.setattr(calls, "emit_called_back", refuse)
    text = kernel_text(case, cut)
    found = run(text, "wave", case.processor)
    assert found.any()
    assert np.array_equal(found, run(text, "reference", case.processor))


#: What rows may do with numbers: NumPy's results where the host's instructions have none, or others.
WORDS: dict[str, Callable[..., Any]] = {
    "shifts": lambda call, a, b, c: (a << (b & np.uint32(63))) ^ (c >> (b & np.uint32(127))),
    "signed shifts": lambda call, a, b, c: (a.view(np.int32) >> (b & np.uint32(63)).view(np.int32)).view(np.uint32),
    "bytes": lambda call, a, b, c: (a.astype(np.uint8) << b.astype(np.uint8)).astype(np.uint32),
    "long": lambda call, a, b, c: (a.astype(np.int64) - b.astype(np.int64) >> np.int64(3)).astype(np.uint32),
    "minus": lambda call, a, b, c: np.abs(-(a.view(np.int32).astype(np.int64))).astype(np.uint32),
    "extremes": lambda call, a, b, c: np.clip(a, np.minimum(b, c), np.maximum(b, c)),
    "flags": lambda call, a, b, c: np.where((a < b) & ~(b < c) | (a == c), a, np.uint32(7)).astype(np.uint32),
    "floats": lambda call, a, b, c: (a.astype(np.float32) / np.float32(3)).view(np.uint32) ^ np.isinf(b.view(np.float32)),
    "table": lambda call, a, b, c: look_up(np.arange(64, dtype=np.uint32) * np.uint32(77), a & np.uint32(63)),
}


@pytest.mark.parametrize("words", WORDS)
def test_words_mean_what_numpy_has_them_mean(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    row = ROWS["llvm.amdgcn.sad.u8"]
    monkeypatch.setitem(ROWS, row.name, replace(row, lanes=WORDS[words]))
    test_results_are_those_of_the_reference_engine(Case("amdgcn.sad.u8", I, (I, I, I)), "%odd", monkeypatch)
