"""Rarer intrinsics between lanes have host code: the reference engine's bits whoever is active, in waves of both sizes."""

from __future__ import annotations

from typing import NamedTuple
from unittest import mock

import numpy as np
import pytest
from exec_support import available_hosts

import swlds
from swlds.engines.wave_compiler.control import calls
from swlds.engines.wave_compiler.values.lane_moves import LANE_MOVES

TEXT = """declare i32 @llvm.amdgcn.workitem.id.x()
declare {result} @llvm.amdgcn.{name}({declared})
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %on, i64 %u) {attributes} {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %in1 = getelementptr [4 x i64], ptr addrspace(1) %in, i32 %t
  %in2 = getelementptr i64, ptr addrspace(1) %in1, i32 1
  %in3 = getelementptr i64, ptr addrspace(1) %in1, i32 2
  %to = getelementptr i64, ptr addrspace(1) %out, i32 %t
  %v = load {type}, ptr addrspace(1) %in1
  %w = load {type}, ptr addrspace(1) %in2
  %n = load i32, ptr addrspace(1) %in3
  %u32 = trunc i64 %u to i32
  %wide = load i64, ptr addrspace(1) %in3
  %t6 = and i32 %t, 63
  %lane = zext i32 %t6 to i64
  %bit = lshr i64 %on, %lane
  %is.on = trunc i64 %bit to i1
  br i1 %is.on, label %work, label %end
work:
  %r = call {result} @llvm.amdgcn.{name}({given})
{store}
  br label %end
end:
  ret void
}}
"""


class Case(NamedTuple):
    """``{t}`` stands for the type in operands. ``processor``: its waves have 32 and 64 lanes from gfx10 on."""

    name: str
    operands: tuple[str, ...]
    processor: str = "gfx942"
    type: str = "i32"
    result: str = ""
    #: Lanes that are not active show: all are.
    shows_inactive: bool = False


def flags(first: bool, second: bool) -> tuple[str, str]:
    return f"i1 {str(first).lower()}", f"i1 {str(second).lower()}"


BOTH = [(first, second) for first in (False, True) for second in (False, True)]
MOVED = ("double", "<2 x i16>")
CASES = [
    *(
        Case(f"permlane{x}16", ("{t} %w", "{t} %v", "i32 %n", "i32 %u32", *flags(*f)), "gfx1100", t, "", f[0])
        for x in ("", "x")
        for f in BOTH
        for t in ("i32", *(MOVED if f == (False, False) else ()))
    ),
    Case("permlane16", ("{t} %w", "{t} %v", "i32 1985229328", "i32 -19088744", *flags(False, False)), "gfx1201"),
    *(
        Case(f"permlane{x}16.var", ("i32 %w", "i32 %v", "i32 %n", *flags(*f)), "gfx1201", "i32", "", f[0])
        for x in ("", "x")
        for f in BOTH
    ),
    *(Case("mov.dpp8", ("{t} %v", "i32 2054353"), "gfx1100", t) for t in ("i32", *MOVED)),
    *(Case("permlane64", ("{t} %v",), "gfx1100", t, "", True) for t in ("i32", "double")),
    *(
        Case(f"permlane{n}.swap", ("i32 %v", "i32 %w", *flags(False, False)), "gfx950", "i32", "{ i32, i32 }", True)
        for n in (16, 32)
    ),
    *(Case("writelane", ("{t} %v", "i32 %n", "{t} %w"), p, t) for p, t in (("gfx942", "i32"), *(("gfx1100", m) for m in MOVED))),
    *(Case("set.inactive", ("{t} %v", "{t} %w"), "gfx1100", t) for t in ("i32", *MOVED)),
    *(Case("inverse.ballot", (f"i64 {v}",), "gfx942", "i64", "i1") for v in ("%u", "%wide", "77")),
    *(Case("inverse.ballot", (f"i32 {v}",), "gfx1100", "i32", "i1") for v in ("%u32", "%n")),
    *(
        Case(f"wave.reduce.{o}", ("{t} %v", "i32 0"), p, t)
        for o in "umin umax min max and or xor add sub".split()
        for p, t in (("gfx942", "i32"), ("gfx1100", "i16"), ("gfx1100", "i64"))
    ),
    *(
        Case(f"wave.reduce.{o}", ("{t} %v", "i32 0"), p, t)
        for o in ("fadd", "fsub", "fmin", "fmax")
        for p, t in (("gfx942", "float"), ("gfx1100", "half"), ("gfx1100", "double"))
    ),
    Case("live.mask", (), "gfx1100", "i32", "i1"),
    Case("wave.id", (), "gfx1250"),
]
NAMES = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "<2 x i16>": "v2i16"}
#: Zeros, infinities, NaN with a payload, quiet and signalling ones.
SPECIAL = np.array([0, 1 << 31, 0x3F800000, 0xFF800000, 0x7F800000, 0x7FC00001, 0x7F800001, 0xFFC00123], np.uint32)


def kernel_text(case: Case, lanes: int) -> str:
    given = [operand.format(t=case.type) for operand in case.operands]
    result = case.result or case.type
    store, word = f"  store {result} %r, ptr addrspace(1) %to", ""
    if result == "i1":
        store = "  %z = zext i1 %r to i32\n  store i32 %z, ptr addrspace(1) %to"
    elif result.startswith("{"):
        store = "".join(
            f"  %r{k} = extractvalue {result} %r, {k}\n  %to{k} = getelementptr i32, ptr addrspace(1) %to, i32 {k}\n"
            f"  store i32 %r{k}, ptr addrspace(1) %to{k}\n"
            for k in range(2)
        )
    if "{t}" in "".join(case.operands):
        word = f".{NAMES.get(case.type, case.type)}"
    elif case.name == "inverse.ballot":
        word = f".{case.type}"
    return TEXT.format(
        name=case.name + word,
        type=case.type,
        result=result,
        declared=", ".join(operand.rsplit(" ", 1)[0] for operand in given),
        given=", ".join(given),
        store=store,
        attributes="" if case.processor.startswith("gfx9") else f'"target-features"="+wavefrontsize{lanes}"',
    )


def inputs(items: int, seed: int) -> np.ndarray:
    """Four words of 64 bits an item: any bits, some of them special numbers of each type."""
    random = np.random.default_rng(seed)
    words = random.integers(0, 1 << 64, (items, 4), np.uint64)
    special = random.choice(SPECIAL, items).astype(np.uint64)
    words[:, 0] |= np.uint64(0x4000_4000_4000_4000)  # what all lanes have
    if seed % 2:
        words[:, 0] = special << np.uint64(32) | special | special >> np.uint64(16)
    return words


def wave_sizes(case: Case) -> list[int]:
    if case.processor in ("gfx1250",):
        return [32]
    return [64] if case.processor.startswith("gfx9") else [32] if "i32" in case.operands[:1] else [32, 64]


def launch(text: str, case: Case, items: int, on: int, seed: int, **options: str) -> np.ndarray:
    out = np.zeros(items, np.uint64)
    kernel = swlds.Device(case.processor, engine=options.pop("engine")).load(swlds.parse(text))["k"]
    chosen = 0x8421_7730_1234_5678 - (1 << 64)
    result = kernel.launch(1, items, [inputs(items, seed), out, on - (on >> 63 << 64), chosen], checks="memcheck", **options)
    assert result.findings == []
    assert not options or not result.fidelity.executed, "host code executes all"
    return out


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c.name}.{c.type}.{'.'.join(o[3:] for o in c.operands[2:])}")
def test_bits_are_those_of_the_reference_engine(case: Case) -> None:
    every, some, few = (1 << 64) - 1, 0x8000_F731_0842_1001, 1 << 40 | 1 << 9
    masks = [every] if case.shows_inactive else [every, some, few] if "reduce" in case.name else [every, some]
    shown = []
    with mock.patch.object(calls, "emit_called_back", side_effect=AssertionError("it is called back")):
        for lanes in wave_sizes(case):
            text = kernel_text(case, lanes)
            for seed, on in enumerate(masks):
                items = 128 if case.shows_inactive or seed else 104
                wanted = launch(text, case, items, on, seed, engine="reference")
                for host in available_hosts()[-2:] if seed else available_hosts():
                    assert (launch(text, case, items, on, seed, engine="wave", host=host) == wanted).all(), (lanes, hex(on), host)
                shown.append(wanted.any())
    assert any(shown)


def test_differences_begin_at_zero_and_go_on_lane_by_lane() -> None:
    """As ``llc`` 22 makes ``wave.reduce.fsub`` of lanes that differ: 0 less the first, less the second, and so on."""
    case = next(c for c in CASES if (c.name, c.type) == ("wave.reduce.fsub", "float"))
    given = inputs(64, 2)[:, 0].astype(np.uint32).view(np.float32)
    on = sum(1 << int(lane) for lane in np.flatnonzero(np.abs(given) < 1e30))
    total = np.float32(0)
    for number in given[np.abs(given) < 1e30]:
        total = total - number
    assert abs(total) > 1e20
    for engine in ("reference", "wave"):
        found = launch(kernel_text(case, 64), case, 64, on, 2, engine=engine).astype(np.uint32).view(np.float32)
        assert set(found[np.abs(given) < 1e30].tolist()) == {float(total)}


def test_all_rows_have_a_case() -> None:
    clocks = {f"llvm.{n}" for n in ("amdgcn.s.memtime", "amdgcn.s.memrealtime", "readcyclecounter", "readsteadycounter")}
    others = {f"llvm.amdgcn.{case.name}" for case in CASES} | {"llvm.amdgcn.set.inactive.chain.arg"}
    assert LANE_MOVES.keys() == clocks | others
