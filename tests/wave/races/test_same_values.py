"""Waves and groups that store what is there already: host code executes them, and a value that differs is found as ever."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from exec_support import available_hosts

import swlds
from swlds.device import turns

HEAD = """@t = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.memcpy.p3.p1.i32(ptr addrspace(3), ptr addrspace(1), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) readonly %in) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %item = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %far = load i32, ptr addrspace(1) %item, align 4
  %low = and i32 %x, 63
  %wave = lshr i32 %x, 6
  %is.last = icmp eq i32 %x, 127
  %differs = select i1 %is.last, i32 9, i32 7
  %whose = add i32 %low, %wave
  %group = add i32 %low, %g
  %half = trunc i32 %low to i16
  %far.half = trunc i32 %far to i16
"""
LDS, BUFFER = "ptr addrspace(3) @t", "ptr addrspace(1) %out"


def _store(where: str, index: str, value: str, type_: str = "i32") -> str:
    space = where.partition(" @")[0].partition(" %")[0]
    align = 2 if type_ == "i16" else 4
    return f"%p = getelementptr {type_}, {where}, i32 {index}\nstore {type_} {value}, {space} %p, align {align}\n"


def _fill(where: str, byte: str, size: int = 16) -> str:
    space, _, name = where.rpartition(" ")
    kind, bits = ("p1", 64) if "addrspace(1)" in where else ("p3", 32)
    return f"call void @llvm.memset.{kind}.i{bits}({space} align 4 {name}, i8 {byte}, i{bits} {size}, i1 false)\n"


def _copy(index: str) -> str:
    return (
        f"%s = getelementptr i32, ptr addrspace(1) %in, i32 {index}\ncall void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) "
        f"align 4 @t, ptr addrspace(1) align 4 %s, i32 16, i1 false)\n"
    )


def _loop(body: str) -> str:
    return (
        "br label %loop\nloop:\n%n = phi i32 [ 0, %0 ], [ %n1, %loop ]\n%n1 = add i32 %n, 1\n"
        f"{body}%more = icmp ult i32 %n1, 3\nbr i1 %more, label %loop, label %end\nend:\n"
    )


#: Name -> (statements, is anything found?).
CASES = {
    "one-address": (_store(LDS, "0", "7"), False),
    "one-address-another-value": (_store(LDS, "0", "%differs"), True),
    "one-address-each-wave-its-own": (_store(LDS, "0", "%wave"), True),
    "rows": (_store(LDS, "%low", "%low"), False),
    "rows-each-wave-its-own": (_store(LDS, "%low", "%whose"), True),
    "rows-of-groups": (_store(BUFFER, "%x", "%low"), False),
    "rows-of-groups-each-its-own": (_store(BUFFER, "%x", "%group"), True),
    "scattered": (_store(BUFFER, "%far", "1"), False),
    "scattered-in-a-loop": (_loop(_store(BUFFER, "%far", "1")), False),
    "scattered-in-a-loop-what-changes": (_loop(_store(BUFFER, "%far", "%n")), True),
    "scattered-lanes-alike": (_store(BUFFER, "%far", "%far"), False),
    "scattered-lanes-alike-in-a-loop": (_loop(_store(BUFFER, "%far", "%far")), False),
    "scattered-lanes-alike-in-lds": (_store(LDS, "%far", "%far"), False),
    "scattered-halves-alike": (_store(BUFFER, "%far", "%far.half", "i16"), False),
    "scattered-lanes-alike-and-read": (
        _store(LDS, "%far", "%far") + "%r = getelementptr i32, ptr addrspace(3) @t, i32 %low\n%v = load i32, ptr "
        "addrspace(3) %r, align 4\n%q = getelementptr i32, ptr addrspace(1) %out, i32 %x\nstore i32 %v, ptr addrspace(1) "
        "%q, align 4\n",
        True,
    ),
    "scattered-each-its-own": (_store(BUFFER, "%far", "%x"), True),
    "pairs": (
        "%v0 = insertelement <2 x i32> poison, i32 %low, i32 0\n%v = insertelement <2 x i32> %v0, i32 %low, i32 1\n"
        + _store(LDS, "%low", "%v", "<2 x i32>"),
        False,
    ),
    "read-by-others": (
        _store(LDS, "%low", "%low") + "%v = load i32, ptr addrspace(3) @t, align 4\n%q = getelementptr i32, "
        "ptr addrspace(1) %out, i32 %x\nstore i32 %v, ptr addrspace(1) %q, align 4\n",
        True,
    ),
    "bytes-of-a-word": (_store(LDS, "%low", "%half", "i16"), False),
    "filled-by-all": (_fill(LDS, "0"), False),
    "filled-by-all-groups": (_fill(BUFFER, "5", 12), False),
    "filled-in-a-loop": (_loop(_fill(LDS, "0")), False),
    "filled-by-each-wave-with-its-own": ("%b = trunc i32 %wave to i8\n" + _fill(LDS, "%b"), True),
    "filled-and-stored": (_fill(LDS, "0") + _store(LDS, "1", "0"), False),
    "filled-and-stored-another-value": (_fill(LDS, "0") + _store(LDS, "1", "256"), True),
    "copied-by-all": (_copy("0"), False),
    "copied-by-each-wave-from-its-own": (_copy("%wave"), True),
    "copied-and-stored": (_copy("0") + _store(LDS, "1", "1"), True),
}


def program(body: str) -> str:
    """A module with the kernel of these statements."""
    return HEAD + body + "ret void\n}"


def run(text: str, engine: str, *, is_lowered: bool = False, **options: Any) -> tuple[swlds.Result, list[int]]:
    """A launch, and the buffer after it."""
    out, given = np.zeros(256, np.uint32), np.arange(128, dtype=np.uint32) // 3
    module = swlds.parse(text)
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.lower(module) if is_lowered else module)["k"]
    return kernel.launch((3,), (128,), [out, given], **options), out.tolist()


def _launch(text: str, engine: str, **options: Any) -> tuple[list[object], list[str], list[int]]:
    result, out = run(text, engine, **options)
    return [f.as_json() for f in result.findings], result.fidelity.executed, out


@pytest.mark.parametrize("host", available_hosts())
@pytest.mark.parametrize("name", CASES)
def test_host_code_compares_what_is_stored(name: str, host: str) -> None:
    body, is_found = CASES[name]
    text = program(body)
    wanted, _, out = _launch(text, "reference")
    assert bool(wanted) == is_found
    for jobs in (1, 2):
        found, executed, given = _launch(text, "wave", jobs=jobs, host=host)
        assert found == wanted and given == out, jobs
        assert bool(executed) == is_found, jobs


@pytest.mark.parametrize("name", [n for n, (body, _) in CASES.items() if "@t" in body])
def test_a_variable_of_a_lowered_block_is_an_object_of_its_own(name: str) -> None:
    """The head of the block is written at other places, and counted with atomics."""
    body, is_found = CASES[name]
    text = program(body)
    wanted, _, out = _launch(text, "reference", is_lowered=True)
    found, executed, given = _launch(text, "wave", is_lowered=True)
    assert bool(wanted) == is_found and found == wanted and given == out
    assert bool(executed) == is_found


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("value", ["%low", "%group"])
def test_a_buffer_beside_pointers_to_lds_from_memory(value: str, is_lowered: bool) -> None:
    """These cannot lead to the buffer: what groups store there is looked at as ever."""
    body = (
        "%is.first = icmp eq i32 %x, 0\n%q = getelementptr i32, ptr addrspace(3) @t, i32 %x\n"
        "store i32 5, ptr addrspace(3) %q, align 4\nbr i1 %is.first, label %put, label %join\nput:\n"
        "store ptr addrspace(3) @t, ptr addrspace(3) @box, align 4\nbr label %join\njoin:\n"
        f"{FENCED}%r = load ptr addrspace(3), ptr addrspace(3) @box, align 4\n"
        f"%v = load i32, ptr addrspace(3) %r, align 4\n%s = add i32 %v, {value}\n{_store(BUFFER, '%x', '%s')}"
    )
    text = f"@box = internal addrspace(3) global ptr addrspace(3) poison, align 4\n{HEAD}{body}ret void\n}}"
    wanted, _, out = _launch(text, "reference", is_lowered=is_lowered)
    found, executed, given = _launch(text, "wave", is_lowered=is_lowered)
    assert found == wanted and given == out
    assert bool(wanted) == bool(executed) == (value == "%group")


def test_they_are_races_where_somebody_asks() -> None:
    text = program(CASES["rows"][0])
    wanted, _, _ = _launch(text, "reference", same_value_races=True)
    assert wanted and _launch(text, "wave", same_value_races=True)[0] == wanted
    assert not _launch(text, "wave")[0]


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 10))])
def test_random_stores(part: int) -> None:
    """Several stores, of values that are the same or not, between which barriers may lie: both engines find the same."""
    silent = 0
    for number in range(30 * part, 30 * part + 30):
        rng = random.Random(number)
        body = ""
        for k in range(rng.randint(1, 3)):
            where, index = rng.choice((LDS, BUFFER)), rng.choice(("%low", "%x", "%far", "3"))
            value = rng.choice(("7", "7", "7", "%low", "%whose", "%group", "8"))
            text = _store(where, index, value) if rng.random() < 0.8 else _load(where, index)
            body += text.replace("%p", f"%p{k}").replace("%v", f"%v{k}")
            if rng.random() < 0.3:
                body += FENCED
        text = program(body)
        is_lowered = number % 3 == 0
        wanted, _, out = _launch(text, "reference", is_lowered=is_lowered)
        found, executed, given = _launch(text, "wave", jobs=1 + number % 2, is_lowered=is_lowered)
        assert found == wanted and given == out, number
        silent += not executed
    assert silent > 3


FENCED = """fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
"""


def _load(where: str, index: str) -> str:
    space = where.partition(" @")[0].partition(" %")[0]
    return f"%p = getelementptr i32, {where}, i32 {index}\n%v = load volatile i32, {space} %p, align 4\n"


AGAIN = """@t = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-features"="+wavefrontsize64" {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %other.wave = xor i32 %x, 64
  %place = getelementptr i32, ptr addrspace(1) %out, i32 {index}
  %mine = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %other = xor i32 %x, 65
  %its = getelementptr i32, ptr addrspace(3) @t, i32 %other
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  store i32 %n, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %v = load i32, ptr addrspace(3) %its, align 4
  {body}
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 5
  br i1 %more, label %loop, label %end
end:
  ret void
}}
!0 = !{{!"amdgpu-synchronize-as", !"local"}}
"""
SUM = """%old = load i32, ptr addrspace(1) %place, align 4
  %w = add i32 %old, 3
  store i32 %w, ptr addrspace(1) %place, align 4"""
#: Name -> (statements, the index of what is stored to, is anything found?).
STORED_AGAIN = {
    "other values": ("store i32 %v, ptr addrspace(1) %place, align 4", "%x", False),
    "sums": (SUM, "%x", False),
    "one wave's": (SUM, "%other.wave", False),
    "two waves' in turn": ("store i32 %n, ptr addrspace(1) %place, align 4", "%turn", True),
    "one value of two waves": ("store i32 7, ptr addrspace(1) %place, align 4", "%turn", False),
}


@pytest.mark.parametrize("name", sorted(STORED_AGAIN))
def test_lanes_store_to_their_place_again_across_barriers_of_lds(name: str) -> None:
    """The memory's epoch stays where it is, and the wave's own number moves on."""
    body, index, is_found = STORED_AGAIN[name]
    if index == "%turn":  # the place moves to another wave's each round
        start = "%swap = shl i32 %n, 6\n  %half = and i32 %swap, 64\n  %turn = xor i32 %x, %half\n"
        body = start + "  %p = getelementptr i32, ptr addrspace(1) %out, i32 %turn\n  " + body.replace("%place", "%p")
        index = "%x"
    module = swlds.parse(AGAIN.format(body=body, index=index))
    results = []
    for engine in ("wave", "reference"):
        out = np.zeros(128, np.uint32)
        result = (
            swlds.Device("gfx942", engine=engine).load(module)["k"].launch(1, 128, [out], checks="memcheck,racecheck")
        )
        results.append((result, [f.as_json() for f in result.findings], out.tobytes()))
    (wave, *found), (_, *expected) = results
    assert found == expected and bool(found[0]) == is_found
    assert bool(wave.fidelity.executed) == is_found


WAITING = """@f = internal addrspace(1) global [4 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %late = icmp ugt i32 %g, 0
  %flag = getelementptr i32, ptr addrspace(1) @f, i32 1
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %x
  {first}
  %waits = icmp eq i32 %g, 0
  br i1 %waits, label %wait, label %set
wait:
  %v = load atomic i32, ptr addrspace(1) @f syncscope("agent") {acquire}, align 4
  %d = icmp eq i32 %v, 1
  br i1 %d, label %done, label %wait
set:
  store atomic i32 1, ptr addrspace(1) @f syncscope("agent") {release}, align 4
  br label %done
done:
  {then}
  ret void
}}
"""
_ALIKE = "store i32 %x, ptr addrspace(1) %place, align 4"
_OTHER = "store i32 %g, ptr addrspace(1) %place, align 4"
_ONE = "store i32 7, ptr addrspace(1) %out, align 4"
_SCATTERED = """%item = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %far = load i32, ptr addrspace(1) %item, align 4
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %far
  """
#: Name -> (at the beginning, at the end, is anything found if the flag orders nothing, and if it does?). Of two groups.
IN_TURN = {
    "rows": ("", _ALIKE, False, False),
    "rows, each its own": ("", _OTHER, True, True),
    "one place": ("", _ONE, False, False),
    "scattered": ("", _SCATTERED + "store i32 5, ptr addrspace(1) %p, align 4", False, False),
    "scattered, each its own": ("", _SCATTERED + "store i32 %g, ptr addrspace(1) %p, align 4", True, True),
    "twice": (_ALIKE, _ALIKE, False, False),
    "who waits changes it": (
        _ALIKE,
        "%y = select i1 %waits, i32 %x, i32 9\n  store i32 %y, ptr addrspace(1) %place, align 4",
        True,
        True,
    ),
    "who waits reads what the other one stored last": (
        _ALIKE,
        "%r = load i32, ptr addrspace(1) %place, align 4",
        True,
        False,
    ),
}


@pytest.mark.parametrize("name", IN_TURN)
@pytest.mark.parametrize("is_ordered", [False, True])
def test_groups_of_which_one_waits(name: str, is_ordered: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """They run in the reference engine's turns: a store changes there what it changes here."""
    monkeypatch.setattr(turns, "FIRST_TURN", 500)
    first, then, *races = IN_TURN[name]
    acquire, release = ("acquire", "release") if is_ordered else ("monotonic", "monotonic")
    text = WAITING.format(first=first, then=then, acquire=acquire, release=release)
    results = {}
    for engine in ("reference", "wave"):
        out = np.zeros(64, np.uint32)
        given = np.arange(64, dtype=np.uint32) // 3
        kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(text))["k"]
        results[engine] = kernel.launch(2, 64, [out, given]), out.tolist()
    (wanted, before), (result, after) = results["reference"], results["wave"]
    assert [f.as_json() for f in result.findings] == [f.as_json() for f in wanted.findings] and before == after
    assert bool(wanted.findings) == races[is_ordered]
    assert bool(result.fidelity.executed) == races[is_ordered]


CLUSTER = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  call void @llvm.amdgcn.s.cluster.barrier()
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %x
  {store}
  ret void
}}
declare void @llvm.amdgcn.s.cluster.barrier()
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
attributes #0 = {{ "amdgpu-cluster-dims"="2,1,1" "target-cpu"="gfx1250" }}
"""


#: What two groups store, is anything found, does host code know that there is nothing?
IN_CLUSTERS = {
    "rows": (_ALIKE, False, False),
    "rows, each its own": (_OTHER, True, False),
    "one value": (_ONE, False, True),
    "one value at several places": (_ONE + "\n  store i32 7, ptr addrspace(1) %place, align 4", False, True),
    "a fill": ("call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %out, i8 3, i64 8, i1 false)", False, True),
    "a value that is not aligned": ("store i32 7, ptr addrspace(1) %out, align 2", False, False),
    "bytes alike that are not aligned": ("store i32 0, ptr addrspace(1) %out, align 2", False, True),
    "two values": (_ONE + "\n  store i32 8, ptr addrspace(1) %out, align 4", True, False),
    "one value, and read": (_ONE + "\n  %v = load volatile i32, ptr addrspace(1) %out, align 4", True, False),
}


def run_cluster(name: str, engine: str) -> tuple[swlds.Result, list[int]]:
    """A launch of one of these, and the buffer after it."""
    out = np.zeros(64, np.uint32)
    kernel = swlds.Device("gfx1250", engine=engine).load(swlds.parse(CLUSTER.format(store=IN_CLUSTERS[name][0])))["k"]
    return kernel.launch(2, 64, [out]), out.tolist()


@pytest.mark.parametrize("name", IN_CLUSTERS)
def test_groups_of_one_cluster(name: str) -> None:
    """They are in flight at once, each with planes of its own: nobody compares what they stored. Where that is one value in the
    whole launch nobody needs to."""
    _, is_found, is_native = IN_CLUSTERS[name]
    results = []
    for engine in ("reference", "wave"):
        result, out = run_cluster(name, engine)
        results.append(([f.as_json() for f in result.findings], out))
    assert results[0] == results[1] and bool(results[0][0]) == is_found
    assert bool(result.fidelity.executed) != is_native


def test_a_store_in_a_loop_shows_who_was_first() -> None:
    """The first group stores 1 and 2, another one 2, by one store: no race unless that was first, as it is here."""
    body = """br label %spin
spin:
  %i = phi i32 [ 0, %0 ], [ %i1, %spin ]
  %i1 = add i32 %i, 1
  %is.first = icmp eq i32 %g, 0
  %long = icmp ult i32 %i1, 8000
  %again = and i1 %is.first, %long
  br i1 %again, label %spin, label %then
then:
  %start = select i1 %is.first, i32 1, i32 2
  %leads = icmp eq i32 %x, 0
  br i1 %leads, label %loop, label %end
loop:
  %n = phi i32 [ %start, %then ], [ %n1, %loop ]
  store i32 %n, ptr addrspace(1) %out, align 4
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 3
  br i1 %more, label %loop, label %end
end:
"""
    text = HEAD + body + "ret void\n}\n"
    wanted, _, _ = _launch(text, "reference")
    found, _, _ = _launch(text, "wave")
    assert wanted
    assert found == wanted


#: Lanes of a wave store to one address what is the same only when it runs; each wave has an address of its own, or all have one.
ONE = """%w.lane = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
%alike.lane = mul i32 %far, 0
%alike = add i32 %alike.lane, %w.lane
%nearly = select i1 %is.last, i32 77, i32 %alike
"""
READ = "%r = getelementptr i32, ptr addrspace(3) @t, i32 %low\n%v = load i32, ptr addrspace(3) %r, align 4\n"
_LATER = READ.replace("%r", "%r2").replace("%v", "%v2")
_OTHER_SITE = _store(LDS, "%low", "%wave").replace("%p", "%p2")
_SAME_SITE = _store(LDS, "%low", "%low").replace("%p", "%p2")
_WHOLE = (
    "%row = insertelement <2 x i32> poison, i32 {}, i32 0\n%pair = insertelement <2 x i32> %row, i32 %alike, i32 1\n"
)


#: Name -> (statements, is anything found?).
IN_PHASES = {
    "lanes alike, a place for each wave": (ONE + _store(LDS, "%w.lane", "%alike"), False),
    "lanes alike, read by others behind a barrier": (ONE + _store(LDS, "%w.lane", "%alike") + FENCED + READ, False),
    "lanes alike, read by others": (ONE + _store(LDS, "%w.lane", "%alike") + READ, True),
    "lanes alike, waves not, one place": (ONE + _store(LDS, "0", "%alike"), True),
    "lanes alike, waves too, one place": (ONE + _store(LDS, "0", "%alike.lane"), False),
    "one lane differs": (ONE + _store(LDS, "%w.lane", "%nearly"), True),
    "pairs alike": (
        ONE + _WHOLE.format("%alike") + _store(LDS, "%w.lane", "%pair", "<2 x i32>"),
        False,
    ),
    "pairs, one lane differs": (ONE + _WHOLE.format("%nearly") + _store(LDS, "%w.lane", "%pair", "<2 x i32>"), True),
    "halves alike": (ONE + "%h = trunc i32 %alike to i16\n" + _store(LDS, "0", "%h", "i16"), True),
    "two phases": (_store(LDS, "%low", "%low") + FENCED + READ + FENCED + _OTHER_SITE.replace("%wave", "%far"), True),
    "two phases of one value each": (
        _store(LDS, "%low", "%low") + FENCED + READ + FENCED + _store(LDS, "0", "7").replace("%p", "%p2"),
        False,
    ),
    "two phases, both alike": (
        _store(LDS, "%low", "%low") + FENCED + READ + FENCED + _SAME_SITE + FENCED + _LATER,
        False,
    ),
    "two phases, the second one not": (_store(LDS, "%low", "%low") + FENCED + READ + FENCED + _OTHER_SITE, True),
    "two phases, the first one not": (_store(LDS, "%low", "%wave") + FENCED + READ + FENCED + _SAME_SITE, True),
    "no barrier in front of the second store": (_store(LDS, "%low", "%low") + FENCED + READ + _SAME_SITE, True),
    "a barrier without fences": (
        _store(LDS, "%low", "%low")
        + "call void @llvm.amdgcn.s.barrier()\n"
        + _store(LDS, "%low", "%far").replace("%p", "%p2"),
        True,
    ),
    "rounds of a loop": (_loop(_store(LDS, "%low", "%low") + FENCED + READ + FENCED), False),
    "rounds of a loop, not alike": (_loop(_store(LDS, "%low", "%whose") + FENCED + READ + FENCED), True),
    "rounds of a loop, read late": (_loop(_store(LDS, "%low", "%n") + FENCED + READ), True),
    "twice in a round": (
        _loop(_store(LDS, "%low", "%low") + _SAME_SITE.replace("i32 %low, ptr", "i32 %far, ptr") + FENCED),
        True,
    ),
    "a loop without barriers in a phase": (FENCED + _loop(_store(LDS, "0", "%n")) + FENCED + READ, True),
}


@pytest.mark.parametrize("name", IN_PHASES)
@pytest.mark.parametrize("is_lowered", [False, True])
def test_stores_of_one_phase_are_compared(name: str, is_lowered: bool) -> None:
    body, is_found = IN_PHASES[name]
    text = program(body)
    options = {"checks": "memcheck,racecheck"}
    wanted, _, out = _launch(text, "reference", is_lowered=is_lowered, **options)
    assert bool(wanted) == is_found
    for jobs in (1, 2):
        found, executed, given = _launch(text, "wave", is_lowered=is_lowered, jobs=jobs, **options)
        assert found == wanted and given == out, jobs
        assert bool(executed) == is_found, jobs


@pytest.mark.parametrize("part", range(3))
def test_random_phases(part: int) -> None:
    """Stores to a few places of LDS, alike or nearly, with barriers in most places, in a loop or not: engines agree."""
    silent = racy = 0
    for number in range(12 * part, 12 * part + 12):
        rng = random.Random(9000 + number)
        body = ""
        for k in range(rng.randint(2, 4)):
            index = rng.choice(("%w.lane", "%low", "%far", "3"))
            value = rng.choice(("7", "%low", "%alike.lane", "%alike.lane", "%alike", "%far", "%nearly"))
            text = _store(LDS, index, value) if rng.random() < 0.6 else READ.replace("%r", "%p")
            body += text.replace("%p", f"%p{k}").replace("%v", f"%v{k}")
            body += FENCED if rng.random() < 0.8 else ""
        body = ONE + (_loop(body + (FENCED if rng.random() < 0.7 else "")) if rng.random() < 0.4 else body)
        options = {"is_lowered": number % 3 == 0, "checks": "memcheck,racecheck"}
        wanted, _, out = _launch(program(body), "reference", **options)
        found, executed, given = _launch(program(body), "wave", jobs=1 + number % 2, **options)
        assert found == wanted and given == out, number
        silent += not executed
        racy += bool(wanted)
    assert silent > 1 and racy > 1


@pytest.mark.parametrize("slow", [0, 1])  # host code may run either wave first
def test_a_store_in_a_loop_of_one_phase_shows_who_was_first(slow: int) -> None:
    """One wave stores 1 and 2, the other one 2, by one store between two barriers: a race, as that was first here.
    One lane each: those of one wave would race with one another, which nobody has to compare."""
    body = f"""{FENCED}br label %spin
spin:
  %i = phi i32 [ 0, %0 ], [ %i1, %spin ]
  %i1 = add i32 %i, 1
  %is.slow = icmp eq i32 %wave, {slow}
  %long = icmp ult i32 %i1, 8000
  %again = and i1 %is.slow, %long
  br i1 %again, label %spin, label %then
then:
  %start = select i1 %is.slow, i32 1, i32 2
  %leads = icmp eq i32 %low, 0
  br i1 %leads, label %loop, label %end
loop:
  %n = phi i32 [ %start, %then ], [ %n1, %loop ]
  store i32 %n, ptr addrspace(3) @t, align 4
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 3
  br i1 %more, label %loop, label %end
end:
{FENCED}"""
    text = HEAD + body + "ret void\n}\n"
    wanted, _, _ = _launch(text, "reference")
    found, _, _ = _launch(text, "wave")
    assert wanted
    assert found == wanted


#: A few groups store in a loop, where others have stored, what one value of the launch makes of another one.
OF_LAUNCH = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %cur, i64 %wide) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %is.few = icmp ult i32 %g, 2
  br i1 %is.few, label %loop, label %end
loop:
  %n = phi i32 [ 0, %0 ], [ %n1, %loop ]
  %n1 = add i32 %n, 1
  %at = mul i32 %x, %n1
  %to = and i32 %at, 127
  {values}
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %to
  store i32 %v, ptr addrspace(1) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %w, ptr addrspace(1) %q, align 4
  %more = icmp ult i32 %n1, 3
  br i1 %more, label %loop, label %end
end:
  ret void
}}"""
COUNTS = "%{0}c = load i32, ptr addrspace(4) %implicit, align 4\n  %{0} = mul i32 %{0}c, %cur"
SIZES = (
    "%{0}s = getelementptr i8, ptr addrspace(4) %implicit, i64 {1}\n  %{0}h = load i16, ptr addrspace(4) %{0}s, align 2\n  "
    "%{0} = zext i16 %{0}h to i32"
)
#: Name -> (the two values, is anything found?, does host code alone execute it?).
OF_LAUNCH_CASES = {
    "sums": ("%v = add nsw i32 %cur, 1\n  %w = add i32 %cur, 1", False, True),
    "other sums": ("%v = add i32 %cur, 1\n  %w = add i32 %cur, 2", True, False),
    "other operations": ("%v = add i32 %cur, 5\n  %w = xor i32 %cur, 5", True, False),
    "other orders": ("%v = sub i32 %cur, 5\n  %w = sub i32 5, %cur", True, False),
    "other shapes": (
        "%a = add i32 %cur, 1\n  %v = mul i32 %a, %cur\n  %b = mul i32 %cur, %cur\n  %w = add i32 %b, 1", True, False
    ),
    "casts": (
        "%a = trunc i64 %wide to i32\n  %v = shl i32 %a, 3\n  %b = trunc i64 %wide to i32\n  %w = shl i32 %b, 3", False, True
    ),
    "other casts": ("%a = trunc i64 %wide to i16\n  %v = zext i16 %a to i32\n  %w = trunc i64 %wide to i32", True, False),
    "how many groups": (f"{COUNTS.format('v')}\n  {COUNTS.format('w')}", False, True),
    "how large they are": (f"{SIZES.format('v', 12)}\n  {SIZES.format('w', 12)}", False, True),
    "how large in x and y": (f"{SIZES.format('v', 12)}\n  {SIZES.format('w', 14)}", True, False),
    "of a group": ("%v = add i32 %g, 1\n  %w = add i32 %g, 1", True, False),
    "of a round": ("%v = add i32 %n, %cur\n  %w = add i32 %n, %cur", True, False),
}  # fmt: skip


@pytest.mark.parametrize("name", OF_LAUNCH_CASES)
def test_values_of_the_launch(name: str) -> None:
    """Sums and other operations on arguments, constants and the launch's own numbers are as one constant; plain and lowered."""
    values, is_found, is_alone = OF_LAUNCH_CASES[name]
    module = swlds.parse(OF_LAUNCH.format(values=values))
    for made in (module, swlds.lower(module, instrument=True)):
        results = []
        for engine in ("reference", "wave"):
            out = np.zeros(128, np.uint32)
            kernel = swlds.Device("gfx942", engine=engine).load(made)["k"]
            result = kernel.launch(16, 128, [out, np.int32(6), np.int64(0x123456789)], checks="all")
            results.append(([f.as_json() for f in result.findings], out.tolist()))
        assert results[0] == results[1] and bool(results[0][0]) == is_found
        assert not (is_alone and result.fidelity.executed)


def test_long_sums_are_not_looked_through() -> None:
    """Four thousand operations take no longer for that."""
    lines = ["%s0 = add i32 %cur, 1", *(f"%s{k} = add i32 %s{k - 1}, %s{k - 1}" for k in range(1, 4000))]
    values = "\n  ".join([*lines, "%v = add i32 %s3999, 1", "%w = add i32 %s3999, 1"])
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(OF_LAUNCH.format(values=values)))["k"]
    out = np.zeros(128, np.uint32)
    assert not kernel.launch(1, 64, [out, np.int32(6), np.int64(1)], checks="all").findings
