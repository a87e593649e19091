"""Accesses whose addresses lie one uniform distance apart: counted with one pattern, as the reference engine counts each."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.engines.wave_compiler.memory import twins
from swlds.report.profile import Profile

HEAD = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4096 x i32] poison, align 16
@other = internal addrspace(3) global [4096 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %table, i32 %n, i64 %wide) "target-cpu"="gfx942" {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %k = phi i32 [0, %0], [%next, %end]
  %row = mul i32 %k, 128
  %at = add i32 %x, %row
  %from = getelementptr i32, ptr addrspace(1) %table, i32 %at
  %i = load i32, ptr addrspace(1) %from, align 4
  %some = icmp sge i32 %i, 0
  br i1 %some, label %then, label %end
then:
"""
TAIL = """  br label %end
end:
  %next = add i32 %k, 1
  %over = icmp eq i32 %next, 40
  br i1 %over, label %out, label %loop
out:
  ret void
}
"""


#: Instead of a place from memory: a row of the lanes, all of which take part, or those that memory says.
GATHER = "%i = load i32, ptr addrspace(1) %from, align 4\n  %some = icmp sge i32 %i, 0"
ROW = "%i = shl i32 %x, 4\n  %some = icmp sge i32 %i, 0"
PART = "%here = load i32, ptr addrspace(1) %from, align 4\n  %some = icmp sge i32 %here, 0\n  %i = shl i32 %x, 4"
ONE = ROW.replace("%x", "%k")


def kernel(body: str, place: str) -> str:
    return HEAD.replace(GATHER, place) + "".join(f"  {line}\n" for line in body.strip().splitlines()) + TAIL


def profile(body: str, place: str = GATHER) -> Profile:
    """Two groups of two waves; 40 trips with other places, in which other lanes take part."""
    rng = np.random.default_rng(7)
    table = np.where(rng.integers(0, 3, (40, 128)) > 0, rng.integers(0, 256, (40, 128)) * 8, -1).astype(np.int32)
    table[::4] = np.arange(128) * 8  # some that come again
    found = swlds.Device("gfx942").load(kernel(body, place))["k"]
    return found.profile(2, 128, [table, np.int32(8), np.int64(16)], checks="memcheck")


def accesses(left: str, right: str, kind: str = "i32", align: int = 4) -> str:
    return f"""
%p = getelementptr i8, ptr addrspace(3) @tile, i32 %i
{left}
%a = load {kind}, ptr addrspace(3) %p, align {align}
{right}
%b = load {kind}, ptr addrspace(3) %q, align {align}"""


#: What lies a distance apart, and is told together.
TWINS = {
    "a constant": accesses("", "%q = getelementptr i8, ptr addrspace(3) %p, i32 1028"),
    "an argument": accesses("", "%q = getelementptr i32, ptr addrspace(3) %p, i32 %n"),
    "backwards": accesses("%m = sub i32 0, %n", "%q = getelementptr i32, ptr addrspace(3) %p, i32 %m")
    .replace("i32 %i\n", "i32 %far\n")
    .replace("\n%p =", "\n%far = add i32 %i, 64\n%p ="),
    "64 bits": accesses("", "%q = getelementptr i32, ptr addrspace(3) %p, i64 %wide"),
    "an index": accesses("", "%j = add i32 %i, 64\n%q = getelementptr i8, ptr addrspace(3) @tile, i32 %j"),
    "a loop's number": accesses("", "%q = getelementptr i32, ptr addrspace(3) %p, i32 %k"),
    "pairs": accesses("", "%q = getelementptr <2 x i32>, ptr addrspace(3) %p, i32 %n", "<2 x i32>", 8),
    "bytes": accesses("", "%q = getelementptr i8, ptr addrspace(3) %p, i32 64", "i8", 1),
    "stores": """
%p = getelementptr i8, ptr addrspace(3) @tile, i32 %i
%q = getelementptr [8 x i32], ptr addrspace(3) %p, i32 %n, i32 3
store i32 %k, ptr addrspace(3) %p, align 4
store i32 %x, ptr addrspace(3) %q, align 4""",
}
#: What is not.
STRANGERS = {
    "other lanes": accesses("", "%j = add i32 %i, %x\n%q = getelementptr i8, ptr addrspace(3) @tile, i32 %j", "i8", 1),
    "a half word": accesses("", "%q = getelementptr i8, ptr addrspace(3) %p, i32 2", "i16", 2),
    "any byte": accesses("", "%q = getelementptr i8, ptr addrspace(3) %p, i32 %n", "i8", 1),
    "a word of two": accesses("", "%q = getelementptr i8, ptr addrspace(3) %p, i32 4", "<2 x i32>", 4),
    "another variable": accesses("", "%q = getelementptr i8, ptr addrspace(3) @other, i32 %i"),
    "known too late": accesses(
        "", "%u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)\n%q = getelementptr i32, ptr addrspace(3) %p, i32 %u"
    ),
    "another alignment": accesses("", "%q = getelementptr i32, ptr addrspace(3) %p, i32 1", "<2 x i32>", 4).replace(
        "%p, align 4", "%p, align 8"
    ),
    "a short index": accesses(
        "%c = trunc i32 %i to i16",
        "%d = add i16 %c, 32767\n%e = sext i16 %d to i32\n%q0 = getelementptr i8, ptr addrspace(3) @tile, i32 %e\n"
        "%q = getelementptr i8, ptr addrspace(3) %q0, i32 32769",
        "i8",
        1,
    ),
}


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The distances of all twins that are found."""
    found: list[str] = []
    search = twins.Twins.find

    def find(self: twins.Twins, *args: object) -> object:
        twin = search(self, *args)  # type: ignore[arg-type]
        if twin is not None:
            found.append(twin[1])
        return twin

    monkeypatch.setattr(twins.Twins, "find", find)
    return found


@pytest.mark.parametrize("place", [GATHER, ROW, PART])
@pytest.mark.parametrize("name", TWINS)
def test_twins_are_counted_as_two(name: str, place: str, told: list[str]) -> None:
    """On both engines alike, with the bytes of the lanes that collide."""
    found = profile(TWINS[name], place)
    assert told
    left, right = (s for s in found.sites if s.space == "lds")
    assert left.lds is not None and right.lds is not None
    assert left.lds.extra_cycles > 0
    is_first_alike = (
        place != GATHER and name == "a loop's number"
    )  # that is 0 in the first trip, which is as bad as any
    if name != "backwards" and not is_first_alike:  # "@tile" begins a row of banks: a twin has its own colliding bytes
        assert left.lds.example != right.lds.example
    assert replace(left.lds, example=None) == replace(right.lds, example=None)
    assert [p.weight for p in found.patterns(left)] == [p.weight for p in found.patterns(right)]


def test_twins_at_an_end(told: list[str]) -> None:
    """Lanes that take no part would be past the end in the last wave: host code has the access twice, as a row and by lanes."""
    found = profile(
        """
%last = getelementptr inbounds i8, ptr addrspace(3) @tile, i32 15872
%p = getelementptr inbounds i32, ptr addrspace(3) %last, i32 %x
%q = getelementptr inbounds i32, ptr addrspace(3) %p, i32 %n
%b = load i32, ptr addrspace(3) %q, align 4
%a = load i32, ptr addrspace(3) %p, align 4""",
        "%i = add i32 %x, 0\n  %some = icmp ult i32 %x, 100",
    )
    assert told
    left, right = (s for s in found.sites if s.space == "lds")
    assert left.executions == right.executions == 2 * 2 * 40


@pytest.mark.parametrize("place", [GATHER, ROW])
@pytest.mark.parametrize("name", STRANGERS)
def test_strangers(name: str, place: str, told: list[str]) -> None:
    profile(STRANGERS[name], place)
    assert not told


@st.composite
def bodies(draw: st.DrawFn) -> str:
    """Loads and stores at sums of lanes' and uniform numbers, in any order."""
    lines, count = ["%l0 = getelementptr i8, ptr addrspace(3) @tile, i32 %i"], draw(st.integers(2, 7))
    for k in range(1, count + 1):
        base = draw(st.integers(0, k - 1))
        index = draw(st.sampled_from(["i32 %n", "i32 %k", "i32 3", "i32 4", "i64 %wide", "i32 0", "i32 %x"]))
        step = draw(
            st.sampled_from(["i8", "i32", "<2 x i32>", "<4 x i32>"] if index == "i32 4" else ["i32", "<4 x i32>"])
        )
        lines.append(f"%l{k} = getelementptr {step}, ptr addrspace(3) %l{base}, {index}")
        kind, align = draw(st.sampled_from([("i32", 4), ("i32", 4), ("<2 x i32>", 4), ("i8", 1)]))
        if draw(st.booleans()):
            lines.append(f"%v{k} = load {kind}, ptr addrspace(3) %l{k}, align {align}")
        else:
            value = "%k" if kind == "i32" else "zeroinitializer"
            lines.append(f"store {kind} {value}, ptr addrspace(3) %l{k}, align {align}")
    return "\n".join(lines)


@given(bodies(), st.sampled_from([GATHER, ROW, PART, ONE]))
@settings(max_examples=40)
def test_random_addresses(body: str, place: str) -> None:
    """Both engines agree on every figure: the launch compares them."""
    assert profile(body, place).totals["lds"]["passes"] > 0
