"""Functions of checks that kernels have in common: made once, named by what they are, and the same in both tiers."""

from __future__ import annotations

import gc
import re
from typing import Any

import numpy as np
import pytest
from test_long_kernels import launch as prepare

import swlds
from swlds.device.image import Memory
from swlds.engines.wave_compiler import engine, jit
from swlds.engines.wave_compiler.host import alike
from swlds.engines.wave_compiler.host.shared import find_shared, module_of
from swlds.engines.wave_compiler.jit import native_host
from swlds.engines.wave_compiler.kept import functions

ABOVE = {"baseline": "baseline", "avx2": "baseline avx2", "avx512": "baseline avx2 avx512"}
TIERS = pytest.mark.parametrize("is_quick", [True, False], ids=["quick", "better"])

#: Every work-item stores to LDS; waves store the same there; the rows of the last wave are partly outside of ``in``.
ROWS = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [256 x TYPE] poison, align 8
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %first, i32 %end) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %row = mul i32 %g, 128
  %i = add i32 %row, %x
  %at = add i32 %i, %first
  %fits = icmp ult i32 %at, %end
  br i1 %fits, label %inside, label %done
inside:
  %p = getelementptr TYPE, ptr addrspace(1) %in, i32 %at
  %v = load TYPE, ptr addrspace(1) %p, align ALIGN
  %lane = and i32 %x, 63
  %l = getelementptr TYPE, ptr addrspace(3) @t, i32 %lane
  %same = add TYPE %v, 0
  %w = getelementptr TYPE, ptr addrspace(3) @t, i32 %x
  store TYPE %same, ptr addrspace(3) %w, align ALIGN
  %q = getelementptr TYPE, ptr addrspace(1) %out, i32 %at
  store TYPE %v, ptr addrspace(1) %q, align ALIGN
  br label %done
done:
  ret void
}
"""
TYPES = {"i8": (np.uint8, 1), "i32": (np.uint32, 4), "i64": (np.uint64, 8)}


@pytest.fixture(autouse=True)
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that LLVM is given, in a process that has no functions yet."""
    found: list[str] = []
    original = jit._make_object
    monkeypatch.setattr(jit, "_make_object", lambda text, *a, **k: found.append(text) or original(text, *a, **k))
    jit._shared_code.cache_clear()
    return found


def run_rows(kind: str, host: str, first: int, end: int, engine_name: str = "both") -> tuple[list[int], list[Any]]:
    """64 elements fewer than work-items ask for."""
    type_, size = TYPES[kind]
    text = ROWS.replace("TYPE", kind).replace("ALIGN", str(size))
    given, out = (np.arange(1, 193) % 251).astype(type_), np.zeros(192, type_)
    kernel = swlds.Device("gfx942", engine=engine_name).load(swlds.parse(text))["k"]
    result = kernel.launch(2, 128, [given, out, np.uint32(first), np.uint32(end)], checks="all", host=host)
    return out.tolist(), [(f.kind, f.count) for f in result.findings]


@TIERS
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("host", ABOVE[native_host()].split())
def test_rows_that_are_not_whole(kind: str, host: str, is_quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a row is not inside its buffer lanes go one by one, in code of its own; and where one goes astray it is found."""
    monkeypatch.setattr(jit, "QUICK_FIRST", is_quick)
    values = (np.arange(1, 193) % 251).tolist()
    assert run_rows(kind, host, 0, 180) == ([*values[:180], *[0] * 12], [])
    assert run_rows(kind, host, 12, 192) == ([*[0] * 12, *values[12:]], []), "the last row ends in the buffer"
    found = run_rows(kind, host, 0, 200)[1]
    assert {kind for kind, _ in found} == {"out-of-bounds"}


#: All waves store the same to one row of LDS and of the buffer; of that there may be less than a row.
SAME = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %other, i32 %end) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %x, 63
  %wave = lshr i32 %x, 6
  %more = mul i32 %wave, %other
  %v = add i32 %lane, %more
  %l = getelementptr i32, ptr addrspace(3) @t, i32 %lane
  store i32 %v, ptr addrspace(3) %l, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  %fits = icmp ult i32 %lane, %end
  br i1 %fits, label %inside, label %done
inside:
  store i32 %v, ptr addrspace(1) %q, align 4
  br label %done
done:
  ret void
}
"""


@TIERS
@pytest.mark.parametrize("size", [64, 40])
@pytest.mark.parametrize("host", ABOVE[native_host()].split())
def test_stores_of_what_is_there(
    host: str, size: int, is_quick: bool, monkeypatch: pytest.MonkeyPatch, runs: list[Any]
) -> None:
    """Waves that meet compare what they store, in code of its own: alike it is no race, and no group is replayed."""
    monkeypatch.setattr(jit, "QUICK_FIRST", is_quick)
    kernel = swlds.Device("gfx942", engine="both").load(swlds.parse(SAME))["k"]
    for other, kinds in ((0, set()), (1, {"race-waw"})):
        out = np.zeros(size, np.uint32)
        result = kernel.launch(1, 256, [out, np.uint32(other), np.uint32(size)], checks="all", host=host)
        assert {f.kind for f in result.findings} == kinds
        assert bool(kinds) == bool(runs[-1].suspicious)


@pytest.mark.parametrize("shape", ["slots", "memory"])
def test_a_kernel_brings_what_others_lack(shape: str, made: list[str]) -> None:
    """The second kernel of a shape compiles nothing but itself; better code holds all that it calls. What hardly a wave calls
    (all that kernels of slots share) is made by neither."""
    for count in (100, 130):
        made.clear()
        host = engine.translate(prepare(Memory(), shape, count))
        code = jit.compile_host(host, "native", is_quick=True)
        names = [name for name in host.declarations if name.startswith(("race.", "alike.", "strided."))]
        rare = [name for name in names if name.startswith(alike.RARE)]
        functions = find_shared(host.declarations)
        called = {callee.name for name in names for callee in functions[name].callees}
        # gathers and scatters are functions on some hosts, which kernels call as well as these
        shared, called = ({name for name in each if not name.startswith("masked.")} for each in (code.shared, called))
        assert len(names) >= 4 and set(names) == shared | code.late.keys() | called
        assert set(rare) == code.late.keys() and not shared & called
        assert bool(code.shared) == (shape == "memory")
        kernel = made[-1]
        assert all(re.search(rf"(?m)^declare .* @{re.escape(name)}\(", kernel) for name in code.shared)
        assert all(f"@{name}(" not in kernel for name in names if name not in code.shared)
        assert not re.search(r"(?m)^define internal .*@(?:race|alike)\.", kernel)
        assert all(f" @{name}(" in code.text for name in names)
        others = [text for text in made[:-1] if "@run_groups(" not in text]
        assert len(others) == (count == 100 and shape == "memory"), "made once"
        assert not any(f"@{name}(" in text for text in others for name in rare)
    made.clear()
    code.improve()
    assert code.shared == {} and all(f"define internal i1 @{n}(" in made[0] for n in names if n.startswith("race."))


DECLARATIONS = {
    "llvm.ctpop.i32": "declare i32 @llvm.ctpop.i32(i32)",
    "outer": "define internal i32 @outer(i32 %0) noinline nounwind {\n  %r = call i32 @inner(i32 %0)\n  ret i32 %r\n}",
    "inner": "define internal i32 @inner(i32 %a) noinline nounwind {\n  %r = call i32 @llvm.ctpop.i32(i32 %a)\n  ret i32 %r\n}",
}


def test_functions_are_named_by_what_they_are() -> None:
    """Also by what they call, so that no kernel gets another's code for its own."""
    found = find_shared(DECLARATIONS)
    assert found.keys() == {"outer", "inner"}
    assert found["outer"].declaration == "declare i32 @outer(i32)"
    other = {**DECLARATIONS, "inner": DECLARATIONS["inner"].replace("ret i32 %r", "ret i32 %a")}
    changed = find_shared(other)
    assert changed["outer"].text == found["outer"].text and changed["outer"].key != found["outer"].key
    text, keys = module_of([found["outer"]])
    assert keys == {"outer": found["outer"].key, "inner": found["inner"].key}
    jit._binding().parse_assembly(text).verify()


@pytest.mark.parametrize(
    "inner",
    [
        "define internal i32 @inner(i32 %a) noinline nounwind {\n  %r = load i32, ptr @mine\n  ret i32 %r\n}",
        "define internal i32 @inner(i32 %a) noinline nounwind {\n  %r = call i32 @order_lanes(i32 %a)\n  ret i32 %r\n}",
        "define internal i32 @inner(i32 %a) noinline nounwind {\n  %r = call i32 @outer(i32 %a)\n  ret i32 %r\n}",
        "define internal i32 @inner(i32 %a) nounwind {\n  ret i32 %a\n}",
        "define internal i32 @inner(i32 %a, ...) noinline nounwind {\n  ret i32 %a\n}",
        "@inner = internal global i32 0",
        "declare i32 @inner(i32)",
    ],
)
def test_what_depends_on_its_kernel_stays_there(inner: str) -> None:
    """And what calls it."""
    assert find_shared({**DECLARATIONS, "inner": inner}) == {}


def test_what_no_kernel_calls_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel keeps its functions when they have given way to others."""
    monkeypatch.setattr(functions, "MOST", 1)
    wanted = run_rows("i32", "native", 12, 192)
    text = ROWS.replace("TYPE", "i32").replace("ALIGN", "4")
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(text))["k"]
    for turn in range(3):
        given, out = (np.arange(1, 193) % 251).astype(np.uint32), np.zeros(192, np.uint32)
        kernel.launch(2, 128, [given, out, np.uint32(12), np.uint32(192)], checks="all").raise_for_findings()
        assert (out.tolist(), []) == wanted
        run_rows(("i8", "i64", "i8")[turn], "native", 12, 192)
        gc.collect()
        assert len(jit._shared_code("native")._made) == 1


def test_a_linker_is_made_anew_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code of the old one runs as long as somebody has it."""
    monkeypatch.setattr(jit, "_LINKS", 2)
    jit._linker.cache_clear()
    before = run_rows("i32", "native", 0, 180)
    for kind in ("i8", "i64", "i32"):
        run_rows(kind, "native", 0, 180)
        gc.collect()
    assert run_rows("i32", "native", 0, 180) == before


@pytest.mark.parametrize("shape", ["straight", "slots"])
def test_rare_code_is_called_in_short_kernels(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that less is left for LLVM; better code does the same with vectors and memory, in the same order, as without."""
    short = engine.translate(prepare(Memory(), shape, 100))
    assert short.text.count(" @alike.") > 1
    optimised = jit.compile_host(short, "native", keep_text=True).text
    monkeypatch.setattr(alike, "FEW", 1 << 30)
    plain = engine.translate(prepare(Memory(), shape, 100))
    assert short.text.count("\n") < 0.9 * plain.text.count("\n") and "@alike." not in plain.text
    wanted = jit.compile_host(plain, "native", keep_text=True).text
    forms = [
        re.findall(r"(?m)^  (?:%[\w.]+ = )?(load|store|call|getelementptr|\w+(?: \w+)* <\d+ x \w+>)", text)
        for text in (optimised, wanted)
    ]
    assert "@alike." not in optimised
    assert forms[0] == forms[1] and len(forms[0]) > 500
