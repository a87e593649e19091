"""Vectors of three, five, six and seven elements, which clang moves as four and eight: of what is left over nobody uses anything,
and it is poison."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

TYPES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "half": 2, "bfloat": 2, "float": 4, "double": 8}
LAYOUT = (
    "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-"
    "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
)
#: Where a vector lies: declarations, and instructions that leave a pointer to it in %at.
PLACES = {
    "a slot": ("", "%at = alloca SHORT, align 8, addrspace(5)"),
    "one of four in a slot": (
        "",
        "%four = alloca [4 x SHORT], align 8, addrspace(5)\n%which = and i32 %x, 3\n"
        "%at = getelementptr [4 x SHORT], ptr addrspace(5) %four, i32 0, i32 %which",
    ),
    "a slot by a flat pointer": (
        "",
        "%two = alloca [2 x SHORT], align 8, addrspace(5)\n%flat = addrspacecast ptr addrspace(5) %two to ptr\n"
        "%at = getelementptr SHORT, ptr %flat, i32 1",
    ),
    "a member": (
        "",
        "%members = alloca { i32, SHORT, i32 }, align 8, addrspace(5)\n"
        "%at = getelementptr { i32, SHORT, i32 }, ptr addrspace(5) %members, i32 0, i32 1",
    ),
    "LDS": (
        "@t = internal addrspace(3) global [64 x SHORT] poison, align 8",
        "%at = getelementptr [64 x SHORT], ptr addrspace(3) @t, i32 0, i32 %x",
    ),
    "LDS by a flat pointer": (
        "@t = internal addrspace(3) global [64 x SHORT] poison, align 8",
        "%at = getelementptr [64 x SHORT], ptr addrspacecast (ptr addrspace(3) @t to ptr), i32 0, i32 %x",
    ),
}


def pointer_type(place: str) -> str:
    return "ptr" if "flat" in place else "ptr addrspace(3)" if "LDS" in place else "ptr addrspace(5)"


def write(element: str, count: int, place: str, taken: int) -> str:
    """Stores a vector, loads it in another block, and again as integers; lanes below ``n`` use element ``taken``."""
    wide = 4 if count == 3 else 8
    bits = 8 * TYPES[element]
    short, long = f"<{count} x {element}>", f"<{wide} x {element}>"
    every = ", ".join(f"i32 {k}" for k in range(wide))
    first = ", ".join(f"i32 {k}" for k in range(count))
    declarations, find = (t.replace("SHORT", short) for t in PLACES[place])
    pointer, whole = pointer_type(place), f"<{wide} x i{bits}>"
    parts = "\n".join(f"%s{k + 1} = insertelement {short} %s{k}, {element} %v, i32 {k}" for k in range(count))
    return f"""target datalayout = "{LAYOUT}"
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
{declarations}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  {find}
  %from = getelementptr i{bits}, ptr addrspace(1) %in, i32 %x
  %i = load i{bits}, ptr addrspace(1) %from
  %v = bitcast i{bits} %i to {element}
  %s0 = freeze {short} zeroinitializer
  {parts}
  %rounded = shufflevector {short} %s{count}, {short} poison, <{wide} x i32> <{every}>
  store {long} %rounded, {pointer} %at, align {TYPES[element]}
  br label %copy
copy:
  %l = load {long}, {pointer} %at, align {TYPES[element]}
  %cut = shufflevector {long} %l, {long} poison, <{count} x i32> <{first}>
  %again = shufflevector {short} %cut, {short} poison, <{wide} x i32> <{every}>
  store {long} %again, {pointer} %at, align {TYPES[element]}
  %few = icmp slt i32 %x, %n
  br i1 %few, label %more, label %end
more:
  %b = load {whole}, {pointer} %at, align {TYPES[element]}
  %e = extractelement {whole} %b, i32 {taken}
  %is.odd = trunc i{bits} %e to i1
  br i1 %is.odd, label %odd, label %end
odd:
  br label %end
end:
  %d = load {long}, {pointer} %at, align {TYPES[element]}
  %last = extractelement {long} %d, i32 {count - 1}
  %o = bitcast {element} %last to i{bits}
  %to = getelementptr i{bits}, ptr addrspace(1) %out, i32 %x
  store i{bits} %o, ptr addrspace(1) %to
  ret void
}}
"""


def launch(text: str, engine: str, n: int) -> tuple[swlds.Result, list[int]]:
    given, out = np.arange(512, dtype=np.uint8), np.zeros(512, np.uint8)
    result = (
        swlds.Device("gfx942")
        .load(swlds.parse(text))["k"]
        .launch(1, 64, [given, out, np.int32(n)], engine=engine, checks="all")
    )
    return result, out.tolist()


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("element", "count"), [*((element, 3) for element in TYPES), ("i8", 5), ("i16", 6), ("float", 7), ("i64", 5)]
)
def test_what_is_left_over_costs_nothing_and_is_found_where_it_is_used(element: str, count: int, place: str) -> None:
    text = write(element, count, place, count)
    (result, out), (wanted, expected) = launch(text, "wave", 0), launch(text, "reference", 0)
    assert not wanted.findings and not result.findings and out == expected
    assert not result.fidelity.executed
    (result, _), (wanted, _) = launch(text, "wave", 3), launch(text, "reference", 3)
    assert [(f.kind, f.count) for f in wanted.findings] == [("uninitialized", 3)]
    assert result.findings == wanted.findings
