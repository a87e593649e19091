"""Groups of a lowered kernel get the block that an earlier group of their thread had: to each it is new, as in the reference
engine, whose groups have blocks of their own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.engines.wave_compiler import translator
from swlds.engines.wave_compiler.control.host_calls import Callbacks

GROUPS = 24
HEAD = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 4
@b = internal addrspace(3) global [70 x i64] poison, align 8
@leak = internal addrspace(1) global i64 0
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %g, 64
  %i = add i32 %first, %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %x
  %third = icmp eq i32 %g, 3
  %late = icmp ugt i32 %g, 9
"""
TAIL = "\n  ret void\n}\n"
#: Each group stores and loads.
CLEAN = "store i32 %i, ptr addrspace(3) %p\n%v = load i32, ptr addrspace(3) %p\nstore i32 %v, ptr addrspace(1) %o"
#: Late groups load what none of theirs has stored; an earlier one has.
UNSET = (
    "br i1 %late, label %join, label %set\nset:\nstore i32 %i, ptr addrspace(3) %p\nbr label %join\njoin:\n"
    "%v = load i32, ptr addrspace(3) %p\nstore i32 %v, ptr addrspace(1) %o"
)
#: Late groups overrun one of two variables that a select chooses.
OVERRUN = (
    "%far = select i1 %late, i32 64, i32 0\n%odd = and i32 %x, 1\n%c = icmp eq i32 %odd, 0\n"
    "%s = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b\n%to = add i32 %x, %far\n"
    "%q = getelementptr i32, ptr addrspace(3) %s, i32 %to\nstore i32 %i, ptr addrspace(3) %q\n"
    "%v = load i32, ptr addrspace(3) %q\nstore i32 %v, ptr addrspace(1) %o"
)
#: Each group follows a pointer into its block that it has stored there. What it loads by it is computed with, so that it is no
#: part of a pointer.
FOLLOWED = (
    "%slot = getelementptr ptr, ptr addrspace(3) @b, i32 %x\n%f = addrspacecast ptr addrspace(3) %p to ptr\n"
    "store i32 %i, ptr addrspace(3) %p\nSET%q = load ptr, ptr addrspace(3) %slot\n"
    "%w = load i32, ptr %q\n%v = mul i32 %w, 1\nstore i32 %v, ptr addrspace(1) %o"
)
SET = "store ptr %f, ptr addrspace(3) %slot\n"
POINTERS = FOLLOWED.replace("SET", SET)
#: Late groups add what is there, without having stored it (so nothing, of no object), to a pointer to another variable.
STALE = (
    "%slot = getelementptr ptr, ptr addrspace(3) @b, i32 %x\n%f = addrspacecast ptr addrspace(3) %p to ptr\n"
    f"br i1 %late, label %join, label %set\nset:\n{SET}br label %join\njoin:\n"
    "%old = load i64, ptr addrspace(3) %slot\n%more = select i1 %late, i64 %old, i64 0\n"
    "%other = getelementptr i64, ptr addrspace(3) @b, i32 2\n%far = addrspacecast ptr addrspace(3) %other to ptr\n"
    "%n = ptrtoint ptr %far to i64\n%sum = add i64 %n, %more\n%q = inttoptr i64 %sum to ptr\n"
    "%w = load i32, ptr %q\n%v = mul i32 %w, 0\nstore i32 %v, ptr addrspace(1) %o"
)
#: Two pointers in an array, where an index chooses one: in TYPE of SPACE.
_ARRAY = (
    "%s0 = getelementptr [2 x TYPE], ptr addrspace(SPACE) %slots, i32 0, i32 0\n"
    "%s1 = getelementptr [2 x TYPE], ptr addrspace(SPACE) %slots, i32 0, i32 1\n"
    "store TYPE FIRST, ptr addrspace(SPACE) %s0\nstore TYPE SECOND, ptr addrspace(SPACE) %s1\n"
    "%bit = and i32 %x, 1\n%sp = getelementptr [2 x TYPE], ptr addrspace(SPACE) %slots, i32 0, i32 %bit\n"
    "%s = load TYPE, ptr addrspace(SPACE) %sp\n"
)
_USE = (
    "%to = add i32 %x, FAR\n%q = getelementptr i32, TYPE %s, i32 %to\nstore i32 %i, TYPE %q\n"
    "%v = load i32, TYPE %q\nstore i32 %v, ptr addrspace(1) %o"
)
_FAR = "%far = select i1 %late, i32 64, i32 0\n"
_FLAT_CASTS = "%fa = addrspacecast ptr addrspace(3) @a to ptr\n%fb = addrspacecast ptr addrspace(3) @b to ptr\n"


def _array(type_: str, space: int, slots: str, first: str, second: str, far: str) -> str:
    text = (_FAR if far != "0" else "") + slots + _ARRAY + _USE
    words = {"TYPE": type_, "SPACE": str(space), "FIRST": first, "SECOND": second, "FAR": far}
    return re.sub("|".join(words), lambda m: words[m[0]], text)


_PRIVATE_LDS = ("ptr addrspace(3)", 5, "%slots = alloca [2 x ptr addrspace(3)], addrspace(5)\n", "@a", "@b")
_PRIVATE_FLAT = ("ptr", 5, f"%slots = alloca [2 x ptr], addrspace(5)\n{_FLAT_CASTS}", "%fa", "%fb")
#: All lanes store the same pointers, in LDS that is the group's.
_LDS_LDS = ("ptr addrspace(3)", 3, "%slots = getelementptr i64, ptr addrspace(3) @b, i32 60\n", "@a", "@b")
KEPT_POINTERS = {
    "LDS pointers in private memory": _PRIVATE_LDS,
    "flat pointers in private memory": _PRIVATE_FLAT,
    "LDS pointers in LDS": _LDS_LDS,
}
FREE = re.compile(r"(?m)^( *call void @__asan_free_impl\(i64 (%[\w.]+), i64 [^\n]*)$")


def lowered(body: str, change: Callable[[str], str] = str, **options: Any) -> swlds.Module:
    return swlds.parse(change(swlds.lower_text(HEAD + body + TAIL, **options)))


def outcome(module: swlds.Module, engine: str, **options: Any) -> tuple[Any, list[Any], list[str]]:
    """What is in the buffer, the findings, and why groups left host code."""
    out = np.zeros(GROUPS * 64, np.int32)
    result = swlds.Device(engine=engine).load(module)["k"].launch(GROUPS, 64, [out], **options)
    found = [(f.kind, f.message, f.workgroup, f.workitem, f.count, f.object and f.object.name) for f in result.findings]
    return out.tolist(), found, result.fidelity.executed


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The calls that Python answers."""
    calls: list[str] = []
    answer = Callbacks._runtime

    def runtime(self: Callbacks, context: int, wave: int, call: Any, *rest: Any) -> None:
        calls.append(call.name)
        answer(self, context, wave, call, *rest)

    monkeypatch.setattr(Callbacks, "_runtime", runtime)
    return calls


@pytest.mark.parametrize("checks", ["all", "memcheck", "none"])
@pytest.mark.parametrize(
    "options", [{}, {"instrument": False}, {"allocator": "malloc"}, {"allocator": "ockl"}], ids=str
)
@pytest.mark.parametrize("body", [CLEAN, POINTERS], ids=["clean", "pointers"])
def test_python_answers_once_a_thread(asked: list[str], body: str, checks: str, options: dict[str, Any]) -> None:
    module = lowered(body, **options)
    got = outcome(module, "wave", checks=checks, jobs=2)
    assert got == (list(range(GROUPS * 64)), [], [])
    assert 1 <= len(asked) <= 2, asked


@pytest.mark.parametrize("body", [CLEAN, UNSET, OVERRUN], ids=["clean", "unset", "overrun"])
@pytest.mark.parametrize("checks", ["all", "memcheck", "initcheck", "none"])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_group_finds_nothing_of_an_earlier_one(body: str, checks: str, jobs: int) -> None:
    module = lowered(body)
    got, wanted = (outcome(module, engine, checks=checks, jobs=jobs) for engine in ("wave", "reference"))
    assert got[:2] == wanted[:2]
    # the module itself looks for overruns
    assert bool(got[1]) == (body == OVERRUN or (body == UNSET and checks in ("all", "initcheck")))


@pytest.mark.parametrize("checks", ["memcheck", "initcheck", "none"])
@pytest.mark.parametrize("name", KEPT_POINTERS)
def test_pointers_that_only_the_group_sees_leave_it_its_block(asked: list[str], name: str, checks: str) -> None:
    module = lowered(_array(*KEPT_POINTERS[name], "0"))
    assert outcome(module, "wave", checks=checks, jobs=1) == (list(range(GROUPS * 64)), [], [])
    assert len(asked) == 1


@pytest.mark.parametrize("checks", ["all", "memcheck"])
@pytest.mark.parametrize("name", KEPT_POINTERS)
def test_overruns_by_pointers_that_only_the_group_sees(name: str, checks: str) -> None:
    module = lowered(_array(*KEPT_POINTERS[name], "%far"))
    got, wanted = (outcome(module, engine, checks=checks, jobs=1) for engine in ("wave", "reference"))
    assert got[:2] == wanted[:2]
    assert got[1]


ARGUMENT = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) align 4 %a, ptr addrspace(3) align 4 %b) {
entry:
"""


def _of_arguments(body: str, change: Callable[[str], str] = str) -> swlds.Module:
    """The kernel whose LDS is two arguments."""
    head = ARGUMENT + HEAD.partition("entry:\n")[2].replace("@a", "%a")
    return swlds.parse(change(swlds.lower_text(head + body.replace("@a", "%a").replace("@b", "%b") + TAIL)))


def _argument_outcome(module: swlds.Module, engine: str, **options: Any) -> tuple[Any, list[Any], list[str]]:
    out = np.zeros(GROUPS * 64, np.int32)
    arguments = [out, swlds.Local(256), swlds.Local(560)]
    result = swlds.Device(engine=engine).load(module)["k"].launch(GROUPS, 64, arguments, **options)
    found = [
        (f.kind, f.message, f.workgroup, f.workitem, f.count, f.object and (f.object.name, f.object.offset))
        for f in result.findings
    ]
    return out.tolist(), found, result.fidelity.executed


@pytest.mark.parametrize("checks", ["all", "memcheck", "none"])
def test_lds_arguments_leave_a_group_its_block(asked: list[str], checks: str) -> None:
    assert _argument_outcome(_of_arguments(CLEAN), "wave", checks=checks, jobs=1) == (list(range(GROUPS * 64)), [], [])
    assert len(asked) == 1


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", ["unset", "overrun", "leak", "double-free", "use-after-free"])
def test_findings_in_lds_arguments(name: str, jobs: int) -> None:
    changes = {"leak": _keeps_third, "double-free": _frees_twice, "use-after-free": _loads_behind_free}
    body = {"unset": UNSET, "overrun": OVERRUN}.get(name, CLEAN)
    module = _of_arguments(body, changes.get(name, str))
    got, wanted = (_argument_outcome(module, engine, jobs=jobs) for engine in ("wave", "reference"))
    assert got[:2] == wanted[:2]
    assert got[1]


#: How the address %n of the group's LDS may come to @shown through memory that only the group sees, or a function.
SHOWN_BY_WAYS = {
    "a slot": "%slots = alloca [2 x ptr], addrspace(5)\n%p0 = getelementptr ptr, ptr addrspace(5) %slots, i32 %bit\n"
    "store ptr %f, ptr addrspace(5) %p0\n%q = load ptr, ptr addrspace(5) %p0\nstore ptr %q, ptr addrspace(1) %at",
    "a number in a slot": "%slots = alloca [2 x ptr], addrspace(5)\n"
    "%p0 = getelementptr ptr, ptr addrspace(5) %slots, i32 %bit\n"
    "store ptr %f, ptr addrspace(5) %p0\n%q = load i64, ptr addrspace(5) %p0\nstore i64 %q, ptr addrspace(1) %at",
    "a slot's slot": "%slots = alloca [2 x ptr], addrspace(5)\n%deep = alloca [2 x ptr addrspace(5)], addrspace(5)\n"
    "%p0 = getelementptr ptr, ptr addrspace(5) %slots, i32 %bit\n"
    "%p1 = getelementptr ptr addrspace(5), ptr addrspace(5) %deep, i32 %bit\nstore ptr %f, ptr addrspace(5) %p0\n"
    "store ptr addrspace(5) %p0, ptr addrspace(5) %p1\n%p2 = load ptr addrspace(5), ptr addrspace(5) %p1\n"
    "%q = load ptr, ptr addrspace(5) %p2\nstore ptr %q, ptr addrspace(1) %at",
    "a copy": "%slots = alloca [2 x ptr], addrspace(5)\n%other = alloca [2 x ptr], addrspace(5)\n"
    "%p0 = getelementptr ptr, ptr addrspace(5) %slots, i32 %bit\n"
    "%p1 = getelementptr ptr, ptr addrspace(5) %other, i32 %bit\nstore ptr %f, ptr addrspace(5) %p0\n"
    "call void @llvm.memcpy.p5.p5.i32(ptr addrspace(5) %other, ptr addrspace(5) %slots, i32 16, i1 false)\n"
    "%q = load ptr, ptr addrspace(5) %p1\nstore ptr %q, ptr addrspace(1) %at",
    "LDS": "store ptr %f, ptr addrspace(3) @b\n%q = load ptr, ptr addrspace(3) @b\nstore ptr %q, ptr addrspace(1) %at",
    "a choice": "%c = icmp ult i32 %g, 40\n%z = addrspacecast ptr addrspace(1) %o to ptr\n"
    "%q = select i1 %c, ptr %f, ptr %z\nstore ptr %q, ptr addrspace(1) %at",
    "a function": "%z = addrspacecast ptr addrspace(1) %o to ptr\n%f1 = call ptr @pass(ptr %f, i32 2)\n"
    "%q = call ptr @pass(ptr %z, i32 0)\nstore ptr %f1, ptr addrspace(1) %at",
    "a slot at an address": "%slots = alloca [2 x ptr], addrspace(5)\n"
    "%p0 = getelementptr ptr, ptr addrspace(5) %slots, i32 %bit\nstore ptr %f, ptr addrspace(5) %p0\n"
    "%p1 = addrspacecast ptr addrspace(5) %p0 to ptr\n%n = ptrtoint ptr %p1 to i64\n%odd = mul i64 %n, 1\n"
    "%p2 = inttoptr i64 %odd to ptr\n%q = load ptr, ptr %p2\nstore ptr %q, ptr addrspace(1) %at",
    "a number of a choice": "%z = addrspacecast ptr addrspace(1) %o to ptr\n%c = icmp ult i32 %g, 40\n"
    "%q = select i1 %c, ptr %f, ptr %z\n%w = ptrtoint ptr %q to i64\n%u = lshr i64 %w, 4\n"
    "store i64 %u, ptr addrspace(1) %at",
}
PASS = """declare void @llvm.memcpy.p5.p5.i32(ptr addrspace(5), ptr addrspace(5), i32, i1)
define ptr @pass(ptr %p, i32 %n) {
  %more = icmp ne i32 %n, 0
  br i1 %more, label %again, label %end
again:
  %m = sub i32 %n, 1
  %q = call ptr @pass(ptr %p, i32 %m)
  ret ptr %q
end:
  ret ptr %p
}
"""


@pytest.fixture
def verdicts(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether groups may have an earlier group's block, for each kernel that gets host code."""
    found: list[bool] = []
    answer = translator.keeps_blocks

    def keeps_blocks(t: Any) -> bool:
        found.append(answer(t))
        return found[-1]

    monkeypatch.setattr(translator, "keeps_blocks", keeps_blocks)
    return found


@pytest.mark.parametrize("name", SHOWN_BY_WAYS)
def test_addresses_that_come_out_by_the_groups_own_memory(name: str, verdicts: list[bool]) -> None:
    """``@shown`` holds an address for each lane, which its last line gives back."""
    body = (
        "%bit = and i32 %x, 1\n%f = addrspacecast ptr addrspace(3) @a to ptr\n"
        f"%at = getelementptr i64, ptr addrspace(1) @shown, i32 %i\n{SHOWN_BY_WAYS[name]}\n"
        "%low = load i32, ptr addrspace(1) %at\n%w0 = lshr i32 %low, 3\nstore i32 %w0, ptr addrspace(1) %o"
    )
    shown = f"@shown = internal addrspace(1) global [{GROUPS * 64} x i64] zeroinitializer\n@leak ="
    text = HEAD.replace("@leak =", shown).replace("define amdgpu_kernel", f"{PASS}define amdgpu_kernel")
    module = swlds.lower(swlds.parse(text + body + TAIL))
    got, wanted = (outcome(module, engine, checks="none", jobs=1) for engine in ("wave", "reference"))
    assert got[:2] == wanted[:2]
    assert len(set(got[0])) > 1
    assert verdicts == [False]


@pytest.mark.parametrize("name", ["LDS pointers in private memory", "LDS pointers in LDS"])
def test_pointers_that_an_earlier_group_kept_are_gone(name: str) -> None:
    """Late groups store none, and load by what is there."""
    text = _array(*KEPT_POINTERS[name], "0")
    stores = re.findall(r"(?m)^store ptr[^\n]* %s[01]\n", text)
    assert len(stores) == 2
    set_only = f"br i1 %late, label %join, label %set\nset:\n{''.join(stores)}br label %join\njoin:\n"
    module = lowered(text.replace(stores[0], "").replace(stores[1], set_only))
    got, wanted = (outcome(module, engine, checks="memcheck", jobs=1) for engine in ("wave", "reference"))
    assert got[:2] == wanted[:2]
    assert got[1]


def test_no_objects_of_pointers_stay_in_a_block(asked: list[str]) -> None:
    got = outcome(lowered(STALE), "wave", checks="memcheck", jobs=1)
    assert got == ([0] * (GROUPS * 64), [], [])
    assert len(asked) == 1


def test_a_profile_counts_lines_of_each_groups_own_block() -> None:
    module = lowered(POINTERS)
    launches = [swlds.Device(engine=engine).load(module)["k"].launch for engine in ("wave", "reference")]
    profiles = [f(5, 64, [np.zeros(5 * 64, np.int32)], profile=True, checks="memcheck").profile for f in launches]
    assert profiles[0] == profiles[1]


def _keeps_third(text: str) -> str:
    """Group 3 does not free its block."""
    found = FREE.search(text)
    assert found
    kept = f"%kept = icmp eq i64 %kept.n, 3\n  br i1 %kept, label %End, label %kept.free\nkept.free:\n{found[1]}"
    number = "%kept.g = call i32 @llvm.amdgcn.workgroup.id.x()\n  %kept.n = zext i32 %kept.g to i64\n  "
    return text.replace(found[1], number + kept)


def _frees_twice(text: str) -> str:
    return FREE.sub(r"\1\n\1", text)


def _loads_behind_free(text: str) -> str:
    """What is freed is loaded, by a pointer of its own."""
    follows = "%behind.p = inttoptr i64 \\2 to ptr addrspace(1)\n  %behind = load i32, ptr addrspace(1) %behind.p"
    return FREE.sub(rf"\1\n  {follows}", text)


@pytest.mark.parametrize(
    ("change", "kind"),
    [(_keeps_third, "leak"), (_frees_twice, "double-free"), (_loads_behind_free, "use-after-free")],
    ids=["leak", "double-free", "use-after-free"],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_wrong_frees_are_found(change: Callable[[str], str], kind: str, jobs: int) -> None:
    module = lowered(CLEAN, change)
    got, wanted = (outcome(module, engine, jobs=jobs) for engine in ("wave", "reference"))
    assert got[:2] == wanted[:2]
    assert [f[0] for f in got[1]] == [kind]


def test_a_pointer_that_stays_behind_is_found_to_be_freed(asked: list[str]) -> None:
    """Group 0 leaves a pointer into its block in memory, group 3 follows it: no block is used twice then."""
    body = (
        "%f = addrspacecast ptr addrspace(3) %p to ptr\n%z = icmp eq i32 %i, 0\nbr i1 %z, label %put, label %on\nput:\n"
        "store ptr %f, ptr addrspace(1) @leak\nbr label %on\non:\nbr i1 %third, label %take, label %end\ntake:\n"
        "%old = load ptr, ptr addrspace(1) @leak\nstore i32 5, ptr %old\nbr label %end\nend:"
    )
    module = lowered(body)
    got, wanted = (outcome(module, engine, checks="memcheck", jobs=1) for engine in ("wave", "reference"))
    assert got[:2] == wanted[:2]
    assert [f[0] for f in got[1]] == ["use-after-free"]
    assert len(asked) > GROUPS


@pytest.mark.parametrize("number", [1, 2, 7])
def test_an_allocation_that_fails_is_the_same_one(number: int) -> None:
    module = lowered(CLEAN)
    got, wanted = (outcome(module, engine, fail_malloc=number, jobs=1) for engine in ("wave", "reference"))
    assert got[:2] == wanted[:2]
    assert got[1]


SHADE = """
declare void @__asan_poison_region(i64, i64)
declare void @__asan_unpoison_region(i64, i64)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %buffer, ptr addrspace(1) %out, i64 %a, i64 %m, i64 %b, i64 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp ult i32 %x, 2
  br i1 %first, label %shade, label %end
shade:
  %w = zext i32 %x to i64
  %skip = mul i64 %w, 19
  %start = ptrtoint ptr addrspace(1) %buffer to i64
  %p = add i64 %start, %a
  %p2 = add i64 %p, %skip
  %q = add i64 %start, %b
  %q2 = add i64 %q, %skip
  call void @__asan_poison_region(i64 %p2, i64 %m)
  call void @__asan_unpoison_region(i64 %q2, i64 %n)
  %last = icmp eq i32 %x, 0
  br i1 %last, label %read, label %end
read:
  %s = lshr i64 %start, 3
  %s2 = add i64 %s, 2147450880
  br label %loop
loop:
  %i = phi i64 [ 0, %read ], [ %j, %loop ]
  %at = add i64 %s2, %i
  %atp = inttoptr i64 %at to ptr
  %byte = load i8, ptr %atp
  %o = getelementptr i8, ptr addrspace(1) %out, i64 %i
  store i8 %byte, ptr addrspace(1) %o
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 40
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
SHADE_MODULE = swlds.parse(SHADE)
SIZES = st.one_of(st.integers(0, 120), st.sampled_from([1 << 20, (1 << 63) - 8, (1 << 64) - 1, (1 << 64) - 40]))


@settings(max_examples=60)
@given(a=st.integers(0, 90), m=SIZES, b=st.integers(0, 90), n=SIZES)
def test_shadow_is_what_the_reference_engine_writes(a: int, m: int, b: int, n: int) -> None:
    found = []
    for engine in ("wave", "reference"):
        out = np.zeros(40, np.uint8)
        kernel = swlds.Device(engine=engine).load(SHADE_MODULE)["k"]
        result = kernel.launch(1, 64, [np.zeros(320, np.uint8), out, a, m, b, n], checks="none")
        assert result.fidelity.executed == []
        found.append(out.tolist())
    assert found[0] == found[1]


#: What a kernel may make of the address of its LDS, the number %n.
SHOWN = {
    "a bit": "%m = and i64 %n, 2048\n%c = icmp eq i64 %m, 0\n%w = select i1 %c, i32 1, i32 2",
    "a hash": "%m = mul i64 %n, 7046029254386353131\n%h = lshr i64 %m, 58\n%w = trunc i64 %h to i32",
    "stored": "store i64 %n, ptr addrspace(1) %a\n%back = load i64, ptr addrspace(1) %a\n%w = trunc i64 %back to i32",
    "exchanged": "%h = lshr i64 %n, 4\n%m = trunc i64 %h to i32\n"
    "%w = atomicrmw xchg ptr addrspace(1) %a, i32 %m monotonic",
    "a float": "%m = uitofp i64 %n to float\n%w = bitcast float %m to i32",
    "in LDS": "store i64 %n, ptr addrspace(3) @b\n%back = load i64, ptr addrspace(3) @b\n%h = lshr i64 %back, 7\n"
    "%w = trunc i64 %h to i32",
}
HIDDEN = {
    "null": "%c = icmp eq i64 %n, 0\n%w = select i1 %c, i32 1, i32 2",
    "aligned": "%m = and i64 %n, 15\n%c = icmp eq i64 %m, 0\n%w = select i1 %c, i32 1, i32 2",
    "an address again": "%m = add i64 %n, 4\n%q = inttoptr i64 %m to ptr\n%w = load i32, ptr %q",
}


@pytest.mark.parametrize("name", SHOWN | HIDDEN)
@pytest.mark.parametrize("jobs", [1, 2])
def test_addresses_of_blocks_that_show_are_those_of_the_groups_in_turn(name: str, jobs: int, asked: list[str]) -> None:
    body = (
        "store i32 %i, ptr addrspace(3) @a\nstore i32 %i, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i32 4)\n"
        "%f = addrspacecast ptr addrspace(3) @a to ptr\n%n = ptrtoint ptr %f to i64\n"
        f"%a = getelementptr i64, ptr addrspace(1) @shown, i32 %g\n{(SHOWN | HIDDEN)[name]}\n"
        "store i32 %w, ptr addrspace(1) %o"
    )
    text = HEAD.replace("@leak =", f"@shown = internal addrspace(1) global [{GROUPS} x i64] zeroinitializer\n@leak =")
    module = swlds.lower(swlds.parse(text + body + TAIL))
    got, wanted = (outcome(module, engine, checks="memcheck", jobs=jobs) for engine in ("wave", "reference"))
    if name != "an address again":  # the lanes of a group race
        assert got[:2] == wanted[:2]
    assert (len(asked) <= jobs) == (name in HIDDEN)
