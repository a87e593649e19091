# ruff: noqa: E501  (LLVM IR in strings)
"""Flat pointers into LDS that come back as LDS pointers: by their numbers, in constants, and where ``noalias`` speaks of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ir_support import optimized

import swlds

HEAD = """\
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@y = internal addrspace(3) global [7 x i32] poison, align 4
@x = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
"""
KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @x, i32 %t
  store i32 %t, ptr addrspace(3) %p
  %f = addrspacecast ptr addrspace(3) %p to ptr
  BODY
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""
LOAD = "\n  %v = load i32, ptr addrspace(3) %q"
CONSTANT = "ptr addrspacecast (ptr addrspace(3) @x to ptr) to i64"


def run(module: Any, items: int) -> list[int]:
    out = np.zeros(64, np.int32)
    swlds.Device("gfx942").load(module)["k"].launch(1, items, [out]).raise_for_findings()
    return out.tolist()


def check(text: str, items: int = 64) -> None:
    """The lowered module gives what the original gives, after -O2, too."""
    source = swlds.parse(HEAD + text, "t.ll")
    expected = run(source, items)
    for instrument in (True, False):
        lowered = swlds.lower(source, instrument=instrument)
        assert run(lowered, items) == expected
        assert run(optimized(lowered), items) == expected


@pytest.mark.parametrize("number", [
    "  %q = inttoptr i64 %n to ptr addrspace(3)",
    "  %a = trunc i64 %n to i32\n  %q = inttoptr i32 %a to ptr addrspace(3)",
    "  %a = and i64 %n, 4294967295\n  %b = freeze i64 %a\n  %q = inttoptr i64 %b to ptr addrspace(3)",
    "  %a = trunc i64 %n to i32\n  %b = shl i32 %t, 2\n  %c = sub i32 %a, %b\n  %d = add i32 %b, %c\n  %q = inttoptr i32 %d to ptr addrspace(3)",
    "  %a = trunc i64 %n to i32\n  %b = shl i32 %t, 2\n  %c = sub i32 %a, %b\n  %d = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %c)\n  %e = or disjoint i32 %d, 0\n  %f0 = add i32 %e, %b\n  %q = inttoptr i32 %f0 to ptr addrspace(3)",
])  # fmt: skip
def test_the_low_bits_of_a_flat_pointer_are_the_lds_pointer(number: str) -> None:
    check(KERNEL.replace("BODY", f"%n = ptrtoint ptr %f to i64\n{number}{LOAD}"))


def test_in_a_function_that_names_no_lds() -> None:
    helper = "\ndefine internal ptr addrspace(3) @h(ptr %f) noinline {\n  %n = ptrtoint ptr %f to i64\n  %q = inttoptr i64 %n to ptr addrspace(3)\n  ret ptr addrspace(3) %q\n}\n"
    check(helper + KERNEL.replace("BODY", f"%q = call ptr addrspace(3) @h(ptr %f){LOAD}"))


@pytest.mark.parametrize("body", [
    f"%q = inttoptr i64 ptrtoint ({CONSTANT}) to ptr addrspace(3)",
    f"%n = trunc i64 ptrtoint ({CONSTANT}) to i32\n  %q = inttoptr i32 %n to ptr addrspace(3)",
    f"br label %e\ne:\n  %q = phi ptr addrspace(3) [ inttoptr (i64 ptrtoint ({CONSTANT}) to ptr addrspace(3)), %0 ]",
])  # fmt: skip
def test_in_constants(body: str) -> None:
    check(KERNEL.replace("BODY", body + LOAD), 1)


WHOLE = [
    "%i = trunc i64 %n to i32\n  %c = icmp ult i32 %t, 64\n  %a = select i1 %c, i32 %i, i32 0\n  %q = inttoptr i32 %a to ptr addrspace(3)",
    "%w = addrspacecast ptr addrspace(3) @y to ptr\n  %m = ptrtoint ptr %w to i64\n  %c = icmp ult i32 %t, 64\n  %a = select i1 %c, i64 %n, i64 %m\n  %b = add i64 %a, 0\n  %q = inttoptr i64 %b to ptr addrspace(3)",
    "%e = add i64 %n, 8\n  br label %l\nl:\n  %a = phi i64 [ %n, %0 ], [ %b, %l ]\n  %b = add i64 %a, 4\n  %c = icmp eq i64 %b, %e\n  br i1 %c, label %d, label %l\nd:\n  %g = sub i64 %b, 8\n  %q = inttoptr i64 %g to ptr addrspace(3)",
    "%m = zext i32 ptrtoint (ptr addrspace(3) @y to i32) to i64\n  %c = icmp ult i32 %t, 64\n  %a = select i1 %c, i64 %n, i64 %m\n  %q = inttoptr i64 %a to ptr addrspace(3)",
]
PARTS = [
    "%c = icmp ult i32 %t, 64\n  %i = and i64 %n, 4294967295\n  %a = select i1 %c, i64 %i, i64 0\n  %q = inttoptr i64 %a to ptr addrspace(3)",
    "%i = insertelement <2 x i64> zeroinitializer, i64 %n, i32 0\n  %a = inttoptr <2 x i64> %i to <2 x ptr addrspace(3)>\n  %q = extractelement <2 x ptr addrspace(3)> %a, i32 0",
]


@pytest.mark.parametrize("number", WHOLE)
def test_numbers_among_which_phis_and_selects_choose(number: str) -> None:
    check(KERNEL.replace("BODY", f"%n = ptrtoint ptr %f to i64\n  {number}{LOAD}"))


@pytest.mark.parametrize("number", PARTS)
def test_parts_of_numbers_are_refused(number: str) -> None:
    source = swlds.parse(HEAD + KERNEL.replace("BODY", f"%n = ptrtoint ptr %f to i64\n  {number}{LOAD}"), "t.ll")
    with pytest.raises(swlds.UnsupportedError, match=r"in @k: an LDS pointer is made of a part .* = inttoptr"):
        swlds.lower(source)


def test_other_numbers_stay_what_they_are() -> None:
    """A flat pointer that leads elsewhere keeps its low bits; so do null and a difference of two numbers."""
    check(
        KERNEL.replace(
            "BODY",
            """%g = addrspacecast ptr addrspace(1) %out to ptr
  %a = ptrtoint ptr %g to i64
  %b = inttoptr i64 %a to ptr addrspace(3)
  %c = ptrtoint ptr addrspace(3) %b to i32
  %d = trunc i64 %a to i32
  %e = icmp eq i32 %c, %d
  %z = select i1 %e, ptr null, ptr %f
  %h = ptrtoint ptr %z to i64
  %i = inttoptr i64 %h to ptr addrspace(3)
  %j = ptrtoint ptr addrspace(3) %i to i32
  %l = ptrtoint ptr %f to i64
  %m = ptrtoint ptr addrspacecast (ptr addrspace(3) @x to ptr) to i64
  %n = sub i64 %l, %m
  %r = inttoptr i64 %n to ptr addrspace(3)
  %s = ptrtoint ptr addrspace(3) %r to i32
  %v = add i32 %s, %j""",
        )
    )


@pytest.mark.parametrize("body", [
    "%c = icmp eq ptr addrspacecast (ptr addrspace(3) null to ptr), null\n  %v = zext i1 %c to i32",
    "%c = icmp eq ptr addrspacecast (ptr addrspace(3) inttoptr (i32 -1 to ptr addrspace(3)) to ptr), null\n  %v = zext i1 %c to i32",
    "br label %e\ne:\n  %c = phi ptr [ addrspacecast (ptr addrspace(3) inttoptr (i32 -1 to ptr addrspace(3)) to ptr), %0 ]\n  %d = icmp eq ptr %c, null\n  %v = zext i1 %d to i32",
    "%c = extractelement <2 x ptr> addrspacecast (<2 x ptr addrspace(3)> <ptr addrspace(3) null, ptr addrspace(3) inttoptr (i32 -1 to ptr addrspace(3))> to <2 x ptr>), i32 %t\n  %d = icmp eq ptr %c, null\n  %v = zext i1 %d to i32",
])  # fmt: skip
def test_constants_that_cast_lds_addresses_of_no_variable(body: str) -> None:
    check(KERNEL.replace("BODY", body), 2)


NOALIAS = """
define internal i32 @w(ptr WORD captures(none) %f) ATTRIBUTES {
  store i32 4, ptr %f
  %q = call ptr addrspace(3) @h(ptr WORD %f)
  store i32 9, ptr addrspace(3) %q
  %v = load i32, ptr %f
  ret i32 %v
}
define internal ptr addrspace(3) @h(ptr %f) alwaysinline {
  MAKE
  ret ptr addrspace(3) %q
}
"""


@pytest.mark.parametrize("make", [
    "%q = addrspacecast ptr %f to ptr addrspace(3)",
    "%n = ptrtoint ptr %f to i64\n  %q = inttoptr i64 %n to ptr addrspace(3)",
])  # fmt: skip
@pytest.mark.parametrize(("word", "site", "attributes"), [
    ("noalias", "", "noinline"), ("noalias", "", ""), ("", "noalias", ""),
])  # fmt: skip
def test_noalias_goes_from_flat_pointers_that_become_lds_pointers(
    make: str, word: str, site: str, attributes: str
) -> None:
    """The access through the LDS pointer is based on the parameter in the original; LLVM must not think otherwise."""
    text = NOALIAS.replace("WORD", word).replace("ATTRIBUTES", attributes).replace("MAKE", make)
    check(text + KERNEL.replace("BODY", f"%v = call i32 @w(ptr {site} %f)"))


@pytest.mark.parametrize("word", ["noalias", ""])
def test_noalias_goes_from_flat_results_that_become_lds_pointers(word: str) -> None:
    helper = f"\ndefine internal {word} ptr @give(i32 %i) noinline {{\n  %p = getelementptr i32, ptr addrspace(3) @x, i32 %i\n  %f = addrspacecast ptr addrspace(3) %p to ptr\n  ret ptr %f\n}}\n"
    body = "%g = call noalias ptr @give(i32 %t)\n  store i32 4, ptr %g\n  %q = addrspacecast ptr %g to ptr addrspace(3)\n  store i32 9, ptr addrspace(3) %q\n  %v = load i32, ptr %g"
    check(helper + KERNEL.replace("BODY", body))


def test_noalias_stays_where_no_flat_pointer_becomes_an_lds_pointer() -> None:
    helper = "\ndefine internal i32 @w(ptr noalias %f, ptr addrspace(3) noalias %p) noinline {\n  store i32 4, ptr addrspace(3) %p\n  %v = load i32, ptr %f\n  ret i32 %v\n}\n"
    text = HEAD + helper + KERNEL.replace("BODY", "%v = call i32 @w(ptr noalias %f, ptr addrspace(3) @y)")
    assert str(swlds.lower(swlds.parse(text, "t.ll"))).count("ptr noalias %f") == 2


FLAT_ALIAS = "@tail = internal alias i32, addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 4) to ptr)\n"


@pytest.mark.parametrize("body", [
    "%c = icmp ult i32 %t, 7\n  %g = select i1 %c, ptr @tail, ptr %f\n  %v = load i32, ptr %g",
    "%g = freeze ptr @tail\n  %v = load i32, ptr %g",
    "%g = getelementptr i8, ptr @tail, i64 8\n  %v = load i32, ptr %g",
    "%v = call i32 @get(ptr @tail)",
    "%n = ptrtoint ptr @tail to i64\n  %q = inttoptr i64 %n to ptr addrspace(3)" + LOAD,
])  # fmt: skip
def test_flat_aliases_of_lds(body: str) -> None:
    get = "define internal i32 @get(ptr %p) noinline {\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n"
    store = "store i32 5, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 4)\n  store i32 6, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 12)\n  "
    check(FLAT_ALIAS + get + KERNEL.replace("BODY", store + body), 1)
