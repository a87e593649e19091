"""Each check of host code alone: a small program that only this check notices, and its finding is the reference engine's.

Where one check is left out, others often find the group suspicious all the same; here nothing else helps.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from exec_support import available_hosts
from wave_support import run_apart

import swlds
from swlds.engines.wave_compiler import engine, execution

HEAD = """@fixed = internal addrspace(4) constant [64 x i32] zeroinitializer, align 16
@t = internal addrspace(3) global [80 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @__ockl_dm_alloc(i64)
declare void @__ockl_dm_dealloc(i64)
define internal ptr addrspace(5) @leave() noinline {
  %s = alloca i32, align 4, addrspace(5)
  store i32 1, ptr addrspace(5) %s, align 4
  ret ptr addrspace(5) %s
}
define internal i32 @slot(i1 %first, i32 %x) noinline {
  %s = alloca [4 x i32], align 4, addrspace(5)
  %k = and i32 %x, 3
  %p = getelementptr [4 x i32], ptr addrspace(5) %s, i32 0, i32 %k
  br i1 %first, label %set, label %get
set:
  store i32 %x, ptr addrspace(5) %p, align 4
  br label %get
get:
  %v = load i32, ptr addrspace(5) %p, align 4
  ret i32 %v
}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %lane = and i32 %x, 63
  %odd = xor i32 %lane, 1
  %is.first = icmp ult i32 %x, 64
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %word = getelementptr i32, ptr addrspace(3) @t, i32 %lane
"""
#: Where a wave of 64 goes: byte offsets of one access, with how the addresses of its lanes lie.
WAYS = {
    "uniform": "%o = add i32 0, {last}",
    "row": "%o = add i32 %x, {first}",
    "lanes": "%o = add i32 %odd, {first}",
}
WORDS = {
    "uniform": "%o = add i32 0, 2",
    "row": "%w = mul i32 %x, 4\n%o = add i32 %w, 2",
    "lanes": "%w = mul i32 %odd, 4\n%o = add i32 %w, 2",
}

OBJECTS = {
    "buffer": ("ptr addrspace(1)", "%in"),
    "lds": ("ptr addrspace(3)", "@t"),
    "either-by-lane": ("ptr addrspace(1)", "%either"),
}
EITHER = "%q = icmp ugt i32 %x, 8\n%either = select i1 %q, ptr addrspace(1) %in, ptr addrspace(1) %out\n"


def launch(body: str, block: int = 64, groups: int = 1, **options: Any) -> tuple[Any, list[int]]:
    """The findings' kinds, equal on both engines (``conftest.py``), and what the kernel wrote."""
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + body + "\n  ret void\n}"))["k"]
    given, out = np.arange(80, dtype=np.uint32), np.zeros(128, np.uint32)
    result = kernel.launch((groups,), (block,), [given, out], jobs=1, **options)
    return {f.kind for f in result.findings}, out.tolist()


@pytest.mark.parametrize("kind", OBJECTS)
@pytest.mark.parametrize("way", WAYS)
def test_one_byte_past_the_end(way: str, kind: str) -> None:
    type_, base = OBJECTS[kind]
    body = EITHER * (base == "%either") + WAYS[way].format(first=257, last=320)
    body += f"\n%p = getelementptr i8, {type_} {base}, i32 %o\n"
    assert launch(body + f"%v = load i8, {type_} %p, align 1", checks="memcheck")[0] == {"out-of-bounds"}


@pytest.mark.parametrize("kind", OBJECTS)
@pytest.mark.parametrize("way", WORDS)
def test_half_a_word_off(way: str, kind: str) -> None:
    type_, base = OBJECTS[kind]
    body = (
        EITHER * (base == "%either")
        + f"{WORDS[way]}\n%p = getelementptr i8, {type_} {base}, i32 %o\n%v = load i32, {type_} %p, align 4"
    )
    assert launch(body, checks="memcheck")[0] == {"misaligned"}


UNSET = {
    "uniform": "%p = getelementptr i32, ptr addrspace(3) @t, i32 5\n%v = load i32, ptr addrspace(3) %p, align 4",
    "row": "%v = load i32, ptr addrspace(3) %word, align 4",
    "lanes": "%p = getelementptr i32, ptr addrspace(3) @t, i32 %odd\n%v = load i32, ptr addrspace(3) %p, align 4",
    "atomic": "%v = atomicrmw add ptr addrspace(3) %word, i32 1 monotonic, align 4",
    "slot-of-an-earlier-call": "%u = call i32 @slot(i1 true, i32 %x)\n%v = call i32 @slot(i1 false, i32 %x)",
}


@pytest.mark.parametrize("name", UNSET)
def test_uninitialised(name: str) -> None:
    kinds, _ = launch(UNSET[name] + "\nstore i32 %v, ptr addrspace(1) %own, align 4", checks="memcheck,initcheck")
    assert kinds and all("uninit" in k for k in kinds)


GONE = {
    "heap": "%n = call i64 @__ockl_dm_alloc(i64 16)\n%a = inttoptr i64 %n to ptr addrspace(1)\n"
    "store i32 1, ptr addrspace(1) %a, align 4\ncall void @__ockl_dm_dealloc(i64 %n)\n"
    "%p = select i1 %some, ptr addrspace(1) %a, ptr addrspace(1) %own\n%v = load i32, ptr addrspace(1) %p, align 4",
    "stack": "%s = alloca i32, align 4, addrspace(5)\nstore i32 1, ptr addrspace(5) %s, align 4\n"
    "%a = call ptr addrspace(5) @leave()\n%p = select i1 %some, ptr addrspace(5) %a, ptr addrspace(5) %s\n"
    "%v = load i32, ptr addrspace(5) %p, align 4",
}


@pytest.mark.parametrize("name", GONE)
def test_what_is_no_more(name: str) -> None:
    """In some lanes the pointer leads to what was freed, or to a slot of a function that has returned."""
    assert launch("%some = icmp ult i32 %x, 9\n" + GONE[name], checks="memcheck")[0]


def test_a_constant_that_is_written() -> None:
    """In some lanes."""
    body = "%some = icmp ult i32 %x, 9\n%a = addrspacecast ptr addrspace(4) @fixed to ptr\n"
    body += "%b = addrspacecast ptr addrspace(1) %own to ptr\n%p = select i1 %some, ptr %a, ptr %b\nstore i32 1, ptr %p, align 4"
    assert launch(body, checks="memcheck")[0]


def test_a_slot_that_fills_the_stack() -> None:
    body = "%s = alloca [20000 x i32], align 4, addrspace(5)\n"
    body += "%p = getelementptr i32, ptr addrspace(5) %s, i32 %x\nstore i32 1, ptr addrspace(5) %p, align 4"
    assert launch(body, checks="memcheck")[0] == {"stack-overflow"}


BRANCH = "br i1 {condition}, label %then, label %end\nthen:\n{then}\nbr label %end\nend:"
STORE, LOAD = "store i32 %x, ptr addrspace(3) %word, align 4", "%v = load i32, ptr addrspace(3) %word, align 4"


def test_uninitialised_again_in_the_next_group() -> None:
    """One thread runs both groups; the second finds nothing of the first."""
    body = "%z = icmp eq i32 %g, 0\n" + BRANCH.format(condition="%z", then=STORE) + "\n" + LOAD
    kinds, _ = launch(body + "\nstore i32 %v, ptr addrspace(1) %own, align 4", groups=2, checks="memcheck,initcheck")
    assert kinds and all("uninit" in k for k in kinds)


GROUP_STORE = "store i32 %g, ptr addrspace(1) WHERE, align 4"
SECOND = "%is.second = xor i1 %is.first, true\n"
RACES = {
    "write-behind-another-wave-s-read": "br i1 %is.first, label %read, label %write\nread:\n"
    f"{LOAD}\nbr label %end\nwrite:\n{STORE}\nbr label %end\nend:",
    "write-behind-reads-of-both": f"{LOAD}\n{SECOND}" + BRANCH.format(condition="%is.second", then=STORE),
    "lanes-of-one-store": "%half = and i32 %odd, 31\n%p = getelementptr i32, ptr addrspace(3) @t, i32 %half\n"
    + BRANCH.format(condition="%is.first", then="store i32 %x, ptr addrspace(3) %p, align 4"),
}


@pytest.mark.parametrize("name", RACES)
def test_races_in_lds(name: str) -> None:
    kinds, _ = launch(RACES[name], block=128, checks="memcheck,racecheck")
    assert kinds and all(k.startswith("race") for k in kinds)


def test_lanes_that_do_not_store() -> None:
    """A row under a mask leaves the others' words alone."""
    then = "%n = add i32 %x, 1\nstore i32 %n, ptr addrspace(1) %own, align 4"
    _, out = launch("%few = icmp ult i32 %x, 20\n" + BRANCH.format(condition="%few", then=then), checks="memcheck")
    assert out == [x + 1 if x < 20 else 0 for x in range(128)]


@pytest.mark.parametrize("meet", [True, False])
def test_groups_of_two_threads(monkeypatch: pytest.MonkeyPatch, meet: bool) -> None:
    """Threads know nothing of each other's groups until all have ended; groups that only stored run again on one, which sees
    that the values differ."""
    runs: list[engine.Run] = []
    original = engine.run_launch
    monkeypatch.setattr(engine, "run_launch", lambda *a: runs.append(original(*a)) or runs[-1])
    monkeypatch.setattr(execution.Execution, "_work", run_apart)
    where = "%own" if meet else "%far"
    body = f"%s = shl i32 %g, 6\n%f = add i32 %s, %x\n%far = getelementptr i32, ptr addrspace(1) %out, i32 %f\n{GROUP_STORE}"
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + body.replace("WHERE", where) + "\n  ret void\n}"))["k"]
    result = kernel.launch((2,), (64,), [np.zeros(64, np.uint32), np.zeros(128, np.uint32)], engine="wave", jobs=2)
    assert ({f.kind for f in result.findings} == {"race-waw"}) == meet
    assert runs[0].replayed == 2 * meet and runs[0].suspicious == int(meet)


def test_checks_of_another_launch() -> None:
    """One module, launched with other checks: host code with these is made."""
    text = HEAD + UNSET["row"] + "\nstore i32 %v, ptr addrspace(1) %own, align 4\n  ret void\n}"
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    for checks, some in (("memcheck", False), ("memcheck,initcheck", True), ("memcheck", False)):
        result = kernel.launch(1, 64, [np.arange(80, dtype=np.uint32), np.zeros(128, np.uint32)], checks=checks)
        assert bool(result.findings) == some


def suspicious(monkeypatch: pytest.MonkeyPatch, body: str, block: int) -> int:
    """Groups that host code gave up."""
    runs: list[engine.Run] = []
    original = engine.run_launch
    monkeypatch.setattr(engine, "run_launch", lambda *a: runs.append(original(*a)) or runs[-1])
    assert launch(body, block)[0] == set()
    return runs[-1].suspicious


def test_what_is_right_is_not_suspicious(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that lanes out of order have set; halves of a row that two waves set."""
    spread = "%p = getelementptr i32, ptr addrspace(3) @t, i32 %odd\nstore i32 %x, ptr addrspace(3) %p, align 4\n"
    assert suspicious(monkeypatch, f'{spread}fence syncscope("wavefront") acq_rel\n{LOAD}', 64) == 0
    halves = (
        "%n = lshr i32 %x, 6\n%wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)\n%start = shl i32 %wave, 6\n"
        "%at = sub i32 %x, %start\n%p = getelementptr i32, ptr addrspace(3) @t, i32 %at\n%h = lshr i32 %lane, 5\n"
        "%mine = icmp eq i32 %h, %wave\n"
    )
    then = "store i32 %x, ptr addrspace(3) %p, align 4"
    assert suspicious(monkeypatch, halves + BRANCH.format(condition="%mine", then=then), 128) == 0


LEADS_OUT = """  %q = getelementptr i32, ptr addrspace(1) %in, i32 100
  %z = icmp eq i32 %g, 0
  br i1 %z, label %lead, label %follow
lead:
  store i32 1, ptr addrspace(1) %q, align 4
  store i32 1000, ptr addrspace(1) %out, align 4
  br label %end
follow:
  %i = load i32, ptr addrspace(1) %out, align 4
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  br label %end
end:"""


def test_a_replayed_group_leads_another_one_astray() -> None:
    """The second pass finds groups suspicious that were not in the first: what they read was not written then."""
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + LEADS_OUT + "\n  ret void\n}"))["k"]
    given, out = np.arange(80, dtype=np.uint32), np.zeros(128, np.uint32)
    result = kernel.launch((5,), (64,), [given, out], jobs=1, checks="memcheck")
    assert sorted(f.count for f in result.findings) == [64, 4 * 64]


def test_host_code_is_made_for_each_host() -> None:
    """Also where their chunks are equally wide."""
    module = swlds.parse(HEAD + "store i32 %x, ptr addrspace(1) %own, align 4\n  ret void\n}")
    kernel = swlds.Device("gfx942").load(module)["k"]
    hosts = ["native", *available_hosts()]
    for host in hosts:
        kernel.launch(1, 64, [np.zeros(80, np.uint32), np.zeros(128, np.uint32)], engine="wave", host=host)
    assert len(engine.kept_code(module)) == len(hosts)
