"""Masked vector operations where lanes are switched off: these access nothing, whatever their mask and their pointers are.

Beside NumPy, on both engines, in a branch, in a loop that lanes leave one by one, and plain and lowered."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

LANES, COUNT = 128, 4
TYPES = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "float": np.float32, "double": np.float64}
#: Where the memory that is accessed lies: a buffer, LDS, by a flat pointer, the stack.
SPACES = ("1", "3", "0", "5")
OPERATIONS = ("load", "expandload", "gather", "store", "compressstore", "scatter")
#: Lanes that come by: odd ones; lane n as often as its number's low bits say.
BRANCH, LOOP = "branch", "loop"


def vector(type_: str) -> str:
    return f"<{COUNT} x {type_}>"


def suffix(type_: str) -> str:
    return f"v{COUNT}" + {"float": "f32", "double": "f64"}.get(type_, type_)


def call(operation: str, type_: str, space: str, width: int) -> tuple[str, str]:
    """The call, of ``%p``, ``%m``, ``%v`` (a vector of pointers is made of ``%p``), and its declaration."""
    v, p, mangled = vector(type_), f"ptr addrspace({space})", f".p{space}"
    name = suffix(type_)
    masks = f"<{COUNT} x i1>"
    if operation in ("gather", "scatter"):
        pointers, many = f"<{COUNT} x {p}>", f"v{COUNT}p{space}"
        steps = ", ".join(f"i32 {COUNT - 1 - k}" for k in range(COUNT))
        make = f"  %ps = getelementptr {type_}, {p} %p, <{COUNT} x i32> <{steps}>\n"
        if operation == "gather":
            head = f"{v} @llvm.masked.gather.{name}.{many}"
            text = f"{make}  %r = call {head}({pointers} align {width} %ps, {masks} %m, {v} %v)"
            return text, f"declare {head}({pointers}, {masks}, {v})"
        head = f"void @llvm.masked.scatter.{name}.{many}"
        return (
            f"{make}  call {head}({v} %v, {pointers} align {width} %ps, {masks} %m)",
            f"declare {head}({v}, {pointers}, {masks})",
        )
    if operation in ("expandload", "compressstore"):  # these have flat pointers only
        cast = f"  %flat = addrspacecast {p} %p to ptr\n" if space != "0" else ""
        p, mangled, pointer = "ptr", "", "%flat" if space != "0" else "%p"
    else:
        cast, pointer = "", "%p"
    if operation.endswith("load"):
        head = f"{v} @llvm.masked.{operation}.{name}{mangled}"
        text = f"{cast}  %r = call {head}({p} align {width} {pointer}, {masks} %m, {v} %v)"
        return text, f"declare {head}({p}, {masks}, {v})"
    head = f"void @llvm.masked.{operation}.{name}{mangled}"
    return f"{cast}  call {head}({v} %v, {p} align {width} {pointer}, {masks} %m)", f"declare {head}({v}, {p}, {masks})"


def program(operation: str, type_: str, space: str, way: str, bad: bool) -> str:
    """Each work-item has ``COUNT`` elements. Those that are switched off have a pointer that leads nowhere (``bad``), and every
    bit of their mask. The mask is bits 1 to 4 of the number, so that lanes differ."""
    width = np.dtype(TYPES[type_]).itemsize
    text, declaration = call(operation, type_, space, width)
    loads = operation in ("load", "expandload", "gather")
    v, p = vector(type_), f"ptr addrspace({space})"
    own = {
        "1": f"  %mine = getelementptr {v}, ptr addrspace(1) %a, i32 %i\n",
        "3": f"  %mine = getelementptr {v}, ptr addrspace(3) @s, i32 %t\n",
        "0": f"  %one = getelementptr {v}, ptr addrspace(1) %a, i32 %i\n"
        "  %mine = addrspacecast ptr addrspace(1) %one to ptr\n",
        "5": f"  %mine = alloca {v}, align {COUNT * width}, addrspace(5)\n",
    }[space]
    fill = save = ""
    if space in ("3", "5"):
        fill = (
            f"  %first = load {v}, ptr addrspace(1) %pa, align {width}\n  store {v} %first, {p} %mine, align {width}\n"
        )
        save = f"  %last = load {v}, {p} %mine, align {width}\n  store {v} %last, ptr addrspace(1) %pa, align {width}\n"
    nowhere = f"{p} null" if not bad else f"{p} inttoptr ({'i32' if space in '35' else 'i64'} 1073741824 to {p})"
    result = f"  store {v} %r, ptr addrspace(1) %pb, align {width}\n" if loads else ""
    if way == BRANCH:
        flow = f"  br i1 %on, label %go, label %join\ngo:\n{text}\n{result}  br label %join\njoin:\n"
    else:
        flow = (
            "  br label %round\nround:\n  %k = phi i32 [0, %entry], [%k1, %again]\n  %more = icmp ult i32 %k, %rounds\n"
            "  br i1 %more, label %again, label %join\n"
            f"again:\n{text}\n{result}  %k1 = add i32 %k, 1\n  br label %round\njoin:\n"
        )
    bits = "".join(
        f"  %shifted{k} = lshr i32 %i, {k + 1}\n  %bit{k} = trunc i32 %shifted{k} to i1\n"
        f"  %flag{k} = select i1 %on, i1 %bit{k}, i1 true\n"
        f"  %m{k} = insertelement <{COUNT} x i1> {'poison' if not k else f'%m{k - 1}'}, i1 %flag{k}, i32 {k}\n"
        for k in range(COUNT)
    ).replace(f"%m{COUNT - 1} =", "%m =")
    return f"""
target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [{LANES} x {v}] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
{declaration}
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %g, {LANES}
  %i = add i32 %base, %t
  %pa = getelementptr {v}, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr {v}, ptr addrspace(1) %b, i32 %i
  %v = load {v}, ptr addrspace(1) %pb, align {width}
  %rounds = and i32 %i, 3
  %on = icmp ne i32 %rounds, 0
{own}{fill}{bits}  %p = select i1 %on, {p} %mine, {nowhere}
{flow}{save}  ret void
}}
"""


def expected(operation: str, a: Any, b: Any) -> tuple[Any, Any]:
    a, b = a.copy(), b.copy()
    for i in range(len(a)):
        if not i & 3:
            continue
        mask = [bool(i >> (k + 1) & 1) for k in range(COUNT)]
        places = [k for k in range(COUNT) if mask[k]]
        mine = {
            "load": places,
            "store": places,
            "expandload": list(range(len(places))),
            "compressstore": list(range(len(places))),
            "gather": [COUNT - 1 - k for k in places],
            "scatter": [COUNT - 1 - k for k in places],
        }[operation]
        if operation in ("load", "expandload", "gather"):
            b[i, places] = a[i, mine]
        else:
            a[i, mine] = b[i, places]
    return a, b


def check(operation: str, type_: str, space: str, way: str, *, lower: bool = False, bad: bool = True) -> None:
    module = swlds.parse(program(operation, type_, space, way, bad))
    loaded = swlds.Device("gfx942").load(swlds.lower(module, profile="full") if lower else module)
    kind, total = TYPES[type_], 2 * LANES
    a = (np.arange(total * COUNT) % 100).astype(kind).reshape(total, COUNT)
    b = (100 - np.arange(total * COUNT) % 77).astype(kind).reshape(total, COUNT)
    wanted = expected(operation, a, b)
    result = loaded["k"].launch(grid=2, block=LANES, args=[a, b])
    assert result.findings == [] and result.fidelity.executed == [], result.text()
    np.testing.assert_array_equal(a, wanted[0])
    np.testing.assert_array_equal(b, wanted[1])


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("space", SPACES)
def test_lanes_that_are_off_access_nothing(operation: str, space: str) -> None:
    for way in (BRANCH, LOOP):
        check(operation, "i32", space, way)


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("type_", [t for t in TYPES if t != "i32"])
def test_types(operation: str, type_: str) -> None:
    check(operation, type_, "1", BRANCH)
    check(operation, type_, "3", LOOP)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_lowered(operation: str) -> None:
    for way in (BRANCH, LOOP):
        check(operation, "float", "3", way, lower=True)


@pytest.mark.parametrize("operation", ["expandload", "compressstore"])
def test_only_what_is_chosen_is_accessed(operation: str) -> None:
    """The elements lie without gaps: at the end of a buffer those that the mask leaves out may be missing."""
    text = program(operation, "i32", "1", BRANCH, True).replace(
        "%mine = getelementptr <4 x i32>", "%mine = getelementptr i32"
    )
    module = swlds.Device("gfx942").load(swlds.parse(text))
    total = 2 * LANES
    b = np.ones(total * COUNT, np.int32)
    most = max(i + sum(i >> (k + 1) & 1 for k in range(COUNT)) for i in range(total) if i & 3)
    for size, kinds in ((most, set()), (most - 1, {"out-of-bounds"})):
        result = module["k"].launch(grid=2, block=LANES, args=[np.zeros(size, np.int32), b], checks="memcheck")
        assert {f.kind for f in result.findings} == kinds
