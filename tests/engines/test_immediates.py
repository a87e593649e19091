"""Every immediate of every known intrinsic has an effect on results, or a reason why it has none: a new row cannot forget one."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics import ROWS, find_intrinsic
from swlds.device.intrinsics.described import make_call
from swlds.device.lane_values import from_bits, rep_of
from swlds.device.target import find_target
from swlds.errors import UnsupportedError, VerifyError
from swlds.ir.values import ConstantInt
from tests.engines import test_matrix_rows as rows
from tests.support.matrix_kernels import kernel

HONOURED = "honoured"
CACHE, REUSE, HINT = (
    "cache policy",
    "hint to keep an operand in the registers of the unit",
    "hint to the scheduler or to the chip",
)
SCALES = "formats of scales: others than E8M0 are refused by their names"
POISON = "says what is poison, whose bits are any"
ORDER = "all LDS atomics are executed in one order"
#: Beginnings of names (regular expressions, behind ``llvm.``) -> positions of immediates that may differ, and what they do.
MEANINGS: dict[str, dict[int, str]] = {
    r"abs|ctlz|cttz|experimental\.cttz\.elts": {1: POISON},
    r"vector\.(splice\.(left|right)|insert)": {2: HONOURED},
    r"vector\.extract": {1: HONOURED},
    r"is\.fpclass": {1: HONOURED},
    r"frameaddress|invariant\.start": {0: "there is no frame; the mark of memory that does not change is none"},
    r"objectsize": {1: HONOURED, 2: HONOURED, 3: HONOURED},
    r"(memcpy|memmove)(\.inline)?|memset(\.inline)?": {3: "volatile: each copy is made"},
    r"mem\w+\.element\.unordered\.atomic": {3: "size of the elements, which are copied whole"},
    r"ubsantrap": {0: "number of the failed check, which ends the wave"},
    r"amdgcn\.(raw|struct)\.(ptr\.)?buffer\.load": {-1: CACHE},
    r"amdgcn\.(raw|struct)\.(ptr\.)?buffer\.store": {-1: CACHE},
    r"amdgcn\.(raw|struct)\.(ptr\.)?buffer\.atomic\.[\w.]+": {-1: CACHE},
    r"amdgcn\.(raw|struct)\.(ptr\.)?buffer\.load\.lds": {2: HONOURED, -2: HONOURED, -1: CACHE},
    r"amdgcn\.s\.buffer\.load": {2: CACHE},
    r"amdgcn\.(global\.load\.lds|load\.to\.lds)": {2: HONOURED, 3: HONOURED, 4: CACHE},
    r"amdgcn\.(global\.load|global\.store|cluster\.load)\.async\.(to|from)\.lds\.b\d+": {2: HONOURED, 3: CACHE},
    r"amdgcn\.tensor\.(load\.to|store\.from)\.lds(\.d2)?": {-1: CACHE},
    r"amdgcn\.cluster\.load\.b\d+": {1: CACHE},
    r"amdgcn\.s\.getreg": {0: HONOURED},
    r"amdgcn\.s\.barrier\.(signal|signal\.isfirst|wait|leave)": {0: HONOURED},
    r"amdgcn\.s\.barrier\.(init|signal\.var)": {1: HONOURED},
    r"[su]mul\.fix(\.sat)?": {2: HONOURED},
    r"amdgcn\.bitop3": {3: HONOURED},
    r"amdgcn\.s\.(monitor\.sleep|setprio\.inc\.wg)": {0: HINT},
    r"amdgcn\.s\.(sleep|setprio|nop|sethalt|incperflevel|decperflevel|delay\.alu|sendmsg|sendmsghalt)": {0: HINT},
    r"amdgcn\.(iglp\.opt|sched\.barrier)": {0: HINT},
    r"amdgcn\.sched\.group\.barrier": {0: HINT, 1: HINT, 2: HINT},
    r"amdgcn\.(s\.waitcnt|wait\.asyncmark|s\.wait\.\w+cnt)": {0: HONOURED},
    r"amdgcn\.ds\.(fadd|fmin|fmax)": {2: ORDER, 3: ORDER, 4: "volatile: each is executed"},
    r"amdgcn\.ds\.(append|consume)": {1: "volatile: each is executed"},
    r"amdgcn\.icmp": {2: HONOURED},
    r"amdgcn\.ds\.swizzle": {1: HONOURED},
    r"amdgcn\.update\.dpp": {2: HONOURED, 3: HONOURED, 4: HONOURED, 5: HONOURED},
    r"amdgcn\.mov\.dpp": {1: HONOURED, 2: HONOURED, 3: HONOURED, 4: "what is not written is 0 with it and without"},
    r"amdgcn\.mov\.dpp8": {1: HONOURED},
    r"amdgcn\.permlanex?16": {4: HONOURED, 5: HONOURED},
    r"amdgcn\.permlanex?16\.var": {3: HONOURED, 4: HONOURED},
    r"amdgcn\.permlane(16|32)\.swap": dict.fromkeys((2, 3), "refused where lanes are off, and says nothing where none is"),
    r"amdgcn\.wave\.reduce\.\w+": {1: "strategy of the compiler"},
    r"amdgcn\.[su]dot[248]": {3: HONOURED},
    r"amdgcn\.sudot[48]": {0: HONOURED, 2: HONOURED, 5: HONOURED},
    r"amdgcn\.fdot2(\.f32\.bf16)?": {3: HONOURED},
    r"amdgcn\.div\.scale": {2: HONOURED},
    r"amdgcn\.mfma\.(?!scale).*": {3: HONOURED, 4: HONOURED, 5: HONOURED},
    r"amdgcn\.mfma\.scale\..*": {3: HONOURED, 4: HONOURED, 5: HONOURED, 7: HONOURED},
    r"amdgcn\.smfmac\..*": {4: "it only switches abid off", 5: HONOURED},
    r"amdgcn\.wmma\.(bf16f32|f32|f16|bf16)\.16x16x(32\.b?f16|4\.f32)": {6: REUSE, 7: REUSE},
    r"amdgcn\.wmma\.(f16|bf16)\.16x16x16\.b?f16(\.tied)?": {3: HONOURED},
    r"amdgcn\.wmma\.i32\.16x16x(16\.iu[48]|32\.iu4)": {0: HONOURED, 2: HONOURED, 5: HONOURED},
    r"amdgcn\.wmma\.i32\.16x16x64\.iu8": {0: HONOURED, 2: HONOURED, 7: HONOURED},
    r"amdgcn\.wmma\.f(32|16)\.16x16x(64|128)\.[fb]..\.[fb]..": {4: REUSE, 5: REUSE},
    r"amdgcn\.wmma\.f32\.16x16x128\.f8f6f4": {0: HONOURED, 2: HONOURED},
    r"amdgcn\.wmma\.scale(16)?\.f32\.16x16x128\.f8f6f4": {
        **dict.fromkeys((0, 2, 6, 9), HONOURED), **dict.fromkeys((7, 10), SCALES), **dict.fromkeys((12, 13), REUSE),
    },
    r"amdgcn\.wmma\.scale(16)?\.f32\.32x16x128\.f4": {5: SCALES, 7: HONOURED, 8: SCALES, 10: REUSE, 11: REUSE},
    r"amdgcn\.swmmac\.i32\..*": {0: HONOURED, 2: HONOURED, 6: HONOURED},
    r"amdgcn\.cvt\.(f32|f16|pk\.f32)\.(fp8|bf8)(\.e5m3)?": {1: HONOURED},
    r"amdgcn\.cvt\.pk\.(fp8|bf8)\.f32": {3: HONOURED},
    r"amdgcn\.cvt\.sr\.(fp8|bf8|f16|bf16)\.f(32|16)": {3: HONOURED},
    r"amdgcn\.cvt\.scalef32\.pk\.(fp8|bf8|fp4)\.f32": {4: HONOURED},
    r"amdgcn\.cvt\.scalef32\.pk\.(fp8|bf8|fp4)\.b?f16": {3: HONOURED},
    r"amdgcn\.cvt\.scalef32\.pk\.(f32|f16|bf16)\.(fp8|bf8|fp4)": {2: HONOURED},
    r"amdgcn\.cvt\.scalef32\.f32\.(fp8|bf8)": {2: HONOURED},
    r"amdgcn\.cvt\.scalef32\.f16\.(fp8|bf8)": {3: HONOURED, 4: HONOURED},
    r"amdgcn\.cvt\.scalef32\.sr\..*": {4: HONOURED},
    r"amdgcn\.cvt\.scale\.pk8\.\w+\.(fp8|bf8)": {2: "which byte has the scale: executed where it is the same in both"},
}  # fmt: skip


def meaning(name: str) -> dict[int, str] | None:
    found = [columns for pattern, columns in MEANINGS.items() if re.fullmatch(pattern, name)]
    assert len(found) < 2, f"two entries for {name}"
    return found[0] if found else None


def free(row: Any) -> set[int]:
    """Positions of immediates that may have several values."""
    return {at for at, allowed in row.immediates.items() if allowed is None or len(allowed) > 1}


@pytest.mark.parametrize("name", sorted(n for n, row in ROWS.items() if free(row)))
def test_each_has_a_meaning_or_a_reason(name: str) -> None:
    row, columns = ROWS[name], meaning(name.removeprefix("llvm."))
    assert columns is not None, f"say what the immediates {sorted(free(row))} of {name} do"
    assert {at % row.arity[1] for at in columns} == free(row)


def test_an_unknown_immediate_is_noticed() -> None:
    assert meaning("amdgcn.no.such.row") is None


def test_no_entry_is_left_over() -> None:
    names = [n.removeprefix("llvm.") for n in ROWS]
    assert not [p for p in MEANINGS if not any(re.fullmatch(p, n) for n in names)]


class Wave:
    """What lane semantics ask for: all lanes on."""

    def __init__(self, target: Any, lanes: int, is_partial: bool) -> None:
        self.target, self.wave_size = target, lanes
        self.mask = np.arange(lanes) % 3 != 1 if is_partial else np.ones(lanes, np.bool_)


I1, I32 = "i1 0", "i32"
DPP = ["i32 27", "i32 15", "i32 15", "i1 0"]
OTHERS: list[tuple[str, str, list[str], str, str]] = [
    *((f"{s}dot{n}", I32, ["<2 x i16>" if n == 2 else I32] * 2 + [I32, I1], "gfx942", "") for s in "su" for n in (2, 4, 8)),
    *((f"sudot{n}", I32, [I1, I32, "i1 1", I32, I32, I1], "gfx1100", "") for n in (4, 8)),
    ("fdot2", "float", ["<2 x half>", "<2 x half>", "float", I1], "gfx942", ""),
    ("fdot2.f32.bf16", "float", ["<2 x bfloat>", "<2 x bfloat>", "float", I1], "gfx950", ""),
    ("ds.swizzle", I32, [I32, "i32 0"], "gfx942", ""),
    ("update.dpp.i32", I32, [I32, I32, *DPP], "gfx942", ""),
    ("mov.dpp.i32", I32, [I32, *DPP], "gfx942", ""),
    ("mov.dpp8.i32", I32, [I32, "i32 0"], "gfx1100", ""),
    *((f"permlane{x}16.i32", I32, [I32] * 4 + [I1, I1], "gfx1100", "") for x in ("", "x")),
    *((f"permlane{x}16.var", I32, [I32] * 3 + [I1, I1], "gfx1200", "") for x in ("", "x")),
    ("icmp.i64.i32", "i64", [I32, I32, "i32 32"], "gfx942", ""),
    *((f"mfma.f32.{n}", f"<{c} x float>", [a, a, f"<{c} x float>", "i32 0", "i32 0", "i32 0"], "gfx90a", "")
      for n, a, c in (("4x4x1f32", "float", 4), ("16x16x4f16", "<4 x half>", 16), ("32x32x2bf16", "<2 x i16>", 32))),
    ("mfma.f64.16x16x4f64", "<4 x double>", ["double", "double", "<4 x double>", "i32 0", "i32 0", "i32 0"], "gfx942", ""),
    ("wmma.f16.16x16x16.f16.v16f16.v16f16", "<16 x half>", ["<16 x half>"] * 3 + [I1], "gfx1100", ""),
]  # fmt: skip
CASES = [*rows.smfmac(), *rows.swmmac(), *rows.wide_wmma(), *rows.scaled(), *rows.conversions(), *OTHERS]


def random_of(type_: Any, lanes: int, rng: np.random.Generator, *, is_scaled: bool = False) -> Any:
    """``is_scaled``: of a product with scales: all NaN are one, so none of them."""
    rep = rep_of(type_)
    shape = (lanes, rep.count) if rep.count else (lanes,)
    if rep.bits == 1:
        return rng.integers(0, 2, shape).astype(np.bool_)
    if rep.is_float:
        return (rng.integers(-16, 17, shape) / 8).astype(rep.dtype)
    if rep.bits == 64:  # scales near 1
        return rng.integers(125, 129, (lanes, 8)).astype(np.uint8).view(np.uint64)[:, 0]
    if is_scaled and rep.bits == 32 and not rep.count:
        return rng.integers(125, 129, (lanes, 4)).astype(np.uint8).view(np.uint32)[:, 0]
    values = rng.integers(0, 1 << min(rep.bits, 63), shape, dtype=np.uint64).astype(rep.raw)
    if rep.bits == 32 and (rep.count in (12, 16) or is_scaled):  # numbers of few bits, none of them NaN
        return from_bits(values & np.asarray(0x3F3F3F3F, values.dtype), rep)
    if rep.bits == 32:  # some where clamps count
        values = np.where(rng.integers(0, 2, shape) == 0, values, np.array([0x7FFFFFFF, 0x80000000, 0xFFFFFFFF], np.uint32)[
            rng.integers(0, 3, shape)])  # fmt: skip
    return from_bits(values, rep)


def outcome(case: tuple[str, str, list[str], str, str], values: dict[int, int], is_partial: bool) -> Any:
    """The result's bytes, None where the call is refused."""
    name, result, types, processor, features = case
    given = [f"{t.split()[0]} {values[n]}" if n in values else t for n, t in enumerate(types)]
    try:
        module = swlds.parse(kernel(name, result, given, processor, features))
    except VerifyError:  # vectors of another size than the format has
        return None
    target = find_target(processor)
    call = next(
        i
        for f in module.functions.values()
        for i in f.instructions()
        if i.opcode == "call" and name in i.operands[-1].name
    )
    row = find_intrinsic(call.operands[-1].name)
    assert row is not None and row.lanes is not None
    if row.refuses is not None and row.refuses(call, target):
        return None
    lanes = 64 if "64" in features or target.generation == 9 else 32
    described = make_call(Wave(target, lanes, is_partial), call, call.operands[-1].name, call.operands[:-1])  # type: ignore[arg-type]
    rng = np.random.default_rng(4)
    arguments = [
        np.full(lanes, a.value, rep_of(a.type).dtype)
        if isinstance(a, ConstantInt)
        else random_of(a.type, lanes, rng, is_scaled=".scale" in name)
        for a in call.operands[:-1]
    ]
    with np.errstate(all="ignore"):
        return np.asarray(row.lanes(described, *arguments)).tobytes()


def alternatives(row: Any, at: int) -> list[int]:
    allowed = row.immediates[at]
    numbers = [0, 126, 127, 128] if allowed is None else sorted(allowed)
    return [*numbers[:4], *numbers[-2:]]


@pytest.mark.parametrize("case", CASES, ids=lambda c: c[0])
def test_honoured_immediates_change_the_result(case: tuple[str, str, list[str], str, str]) -> None:
    row = find_intrinsic(f"llvm.amdgcn.{case[0]}")
    assert row is not None
    columns = meaning(row.name.removeprefix("llvm.")) or {}
    for at, what in columns.items():
        if what != HONOURED or at >= len(case[2]) or " " not in case[2][at]:
            continue
        found = set()
        others = {3: 1} if case[0].startswith("mfma.f32") and at == 4 else {}
        for is_partial in (False, True):
            for value in alternatives(row, at):
                found.add((is_partial, outcome(case, {**others, at: value}, is_partial)))
        by_mask = ({data for partial, data in found if partial is is_partial} for is_partial in (False, True))
        assert any(len(different) > 1 for different in by_mask), f"argument {at} changes nothing"


@pytest.mark.parametrize(("kind", "word"), [("f16", "half"), ("bf16", "i16")])
def test_halves_are_chosen_on_gfx11_only(kind: str, word: str) -> None:
    """As LLVM's backend has it."""
    share = f"<8 x {word}>"
    name = f"wmma.{kind}.16x16x16.{kind}.v8{kind if kind == 'f16' else 'i16'}.v8{kind if kind == 'f16' else 'i16'}"
    text = kernel(name, share, [share, share, share, "i1 true"], "gfx1200")
    with pytest.raises(UnsupportedError, match="op_sel is 0"):
        swlds.Device().load(swlds.parse(text))["k"].launch(1, 32, [np.zeros(512)] * 4)


@pytest.mark.parametrize(
    ("flags", "is_divergent"), [("i1 false, i1 true", False), ("i1 true, i1 false", True), ("i1 false, i1 false", True)]
)
@pytest.mark.parametrize("engine", ["wave", "reference"])
def test_flags_of_a_swap_with_lanes_that_are_off(engine: str, flags: str, is_divergent: bool) -> None:
    text = f"""target triple = "amdgcn-amd-amdhsa"
declare {{ i32, i32 }} @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-cpu"="gfx950" {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %i, {32 if is_divergent else 64}
  br i1 %c, label %then, label %end
then:
  %s = call {{ i32, i32 }} @llvm.amdgcn.permlane32.swap(i32 %i, i32 %i, {flags})
  %r = extractvalue {{ i32, i32 }} %s, 1
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}}
"""
    out = np.zeros(64, np.uint32)
    kernel_ = swlds.Device(engine=engine).load(swlds.parse(text))["k"]
    if is_divergent and "true" in flags:
        with pytest.raises(UnsupportedError, match="permlane32.swap do where a lane swaps with one that is off"):
            kernel_.launch(1, 64, [out])
        return
    kernel_.launch(1, 64, [out])
    if not is_divergent:
        assert (out == np.concatenate([np.arange(32, 64), np.arange(32, 64)])).all()


@pytest.mark.parametrize("processor", ["gfx90a", "gfx942", "gfx1030", "gfx1100"])
@pytest.mark.parametrize("aux", [0, 1, 8, -(1 << 31)])
def test_scalar_offsets_are_outside_the_bounds_check(processor: str, aux: int) -> None:
    """The resource has 16 words; the scalar offset leads past them, the lane's is checked. ``aux`` changes nothing."""
    flags = 822243328 if processor[3] == "1" else 159744
    text = f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i32, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="{processor}" {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i32 64, i32 {flags})
  %o = shl i32 %i, 2
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %b, i32 %o, i32 128, i32 {aux})
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}}
"""
    given, out = np.arange(100, 200, dtype=np.uint32), np.ones(32, np.uint32)
    swlds.Device(engine="both").load(swlds.parse(text)).only(None).launch(1, 32, [given, out]).raise_for_findings()
    assert (out == np.where(np.arange(32) < 16, given[32:64], 0)).all()
