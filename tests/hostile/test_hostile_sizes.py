"""Sizes, distances and alignments that wrap around in 32 or 64 bits: the device's memory is never left, and both engines say so.

Each launch runs in a child of its own: what went wrong here wrote into the process.
"""

from __future__ import annotations

import pytest
from hostile_support import launch_apart

from swlds.engines.wave_compiler.host.literals import check_literals, find_misfit

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
"""
#: A function that calls itself has a host function of its own: its slots lie behind the caller's, where only run time knows.
RECURSIVE = (
    HEAD
    + """define internal i32 @f(i32 %n, i32 %x) {{
entry:
  {slots}
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %go
go:
  %i = and i32 %x, 7
  %q = getelementptr i32, ptr addrspace(5) %b, i32 %i
  store i32 %x, ptr addrspace(5) %q
  %v = load i32, ptr addrspace(5) %q
  {use}
  %n1 = sub i32 %n, 1
  %r = call i32 @f(i32 %n1, i32 %x)
  %s = add i32 %r, %v
  ret i32 %s
end:
  ret i32 0
}}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @f(i32 3, i32 %x)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %r, ptr addrspace(1) %p
  ret void
}}
"""
)
USE = "%qq = getelementptr i32, ptr addrspace(5) %a, i32 %x\n  store i32 %v, ptr addrspace(5) %qq"
COUNTS = [1 << 28, (1 << 30) - 8, 1 << 30, 1 << 31, (1 << 32) - 64, 1 << 32, 1 << 40, (1 << 61) - 4, 1 << 62]


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("use", [USE, ""], ids=["used", "only there"])
def test_slots_of_recursive_functions(count: int, use: str) -> None:
    """Also those that are never accessed, and only move the others."""
    slots = f"%a = alloca [{count} x i32], align 4, addrspace(5)\n  %b = alloca [8 x i32], align 4, addrspace(5)"
    assert launch_apart(RECURSIVE.format(slots=slots, use=use)) == ["stack-overflow"]


@pytest.mark.parametrize("align", [1 << 16, 1 << 31, 1 << 32])
def test_alignments_of_slots(align: int) -> None:
    slots = f"%a = alloca i32, align {align}, addrspace(5)\n  %b = alloca [8 x i32], align 4, addrspace(5)"
    assert launch_apart(RECURSIVE.format(slots=slots, use="")) == ["stack-overflow"]


@pytest.mark.parametrize(
    "element", ["[281474976710664 x i8]", "[4294967296 x i8]", "[65537 x i8]", "[2305843009213693952 x i64]"]
)
@pytest.mark.parametrize("count", ["i32 %n", "i64 65536", "i64 1099511627776", "i64 -1", "i32 -1"])
def test_slots_of_variable_size(element: str, count: str) -> None:
    """The product of count and size wraps around to a few bytes."""
    text = f"""{HEAD}define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
  br label %loop
loop:
  %k = phi i32 [0, %0], [%k1, %loop]
  %a = alloca {element}, {count}, align 4, addrspace(5)
  %q = getelementptr i8, ptr addrspace(5) %a, i32 64
  store i32 1, ptr addrspace(5) %q
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, 2
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""
    assert launch_apart(text, n=65536) == ["stack-overflow"]


@pytest.mark.parametrize("space", [0, 1, 3, 5])
@pytest.mark.parametrize("offset", [1 << 31, 1 << 32, (1 << 32) + 4, 1 << 63, -(1 << 31), -(1 << 40)])
def test_offsets_of_addresses(space: int, offset: int) -> None:
    """Offsets larger than the pointer's type: they wrap around as on the device, also in constants of the program."""
    pointer = f"ptr addrspace({space})" if space else "ptr"
    base = {0: "%flat", 1: "%out", 3: "@lds", 5: "%slot"}[space]
    inside = space in (3, 5) and offset % (1 << 32) in (0, 4)
    text = f"""{HEAD}@lds = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
  %slot = alloca [64 x i32], align 4, addrspace(5)
  %flat = addrspacecast ptr addrspace(1) %out to ptr
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %far = getelementptr i8, {pointer} {base}, i64 {offset}
  %scaled = getelementptr [{abs(offset)} x i8], {pointer} {base}, i32 %n
  store i32 %n, {pointer} %far
  store i32 %n, {pointer} %scaled
  ret void
}}
"""
    found = launch_apart(text, n=1)
    assert found == [] if inside else set(found) <= {"out-of-bounds", "null-pointer"} and found


@pytest.mark.parametrize(
    "line",
    [
        "%v = icmp ugt i32 %a, 4294967296",
        "%v = add i8 %a, 256",
        "store i32 -2147483649, ptr %p, align 4",
        "%v = add <16 x i32> %a, splat (i32 4294967296)",
        "%v = phi i32 [0, %a], [4294967296, %b]",
        "call void @f(i64 18446744073709551616)",
        "%v = select i1 2, i32 %a, i32 %b",
        "%v = add i5 %a, 40",
    ],
)
def test_literal_that_does_not_fit(line: str) -> None:
    """LLVM cuts it without a word."""
    assert find_misfit(line) is not None
    with pytest.raises(AssertionError, match="does not fit its type"):
        check_literals(f"define void @f() {{\n  {line}\n  ret void\n}}\n")


@pytest.mark.parametrize(
    "line",
    [
        "%v = icmp ugt i64 %a, 4294967296",
        "%v1234567890123 = add i8 %b999, -128",
        "%v = load <16 x i32>, ptr %p, align 4294967296 ; i8 999",
        "%s = alloca [4294967296 x i8], align 64",
        "%v = fadd double 0x7FF8000000000000, 1234567.5",
        "%v = extractvalue { i8, i1 } %p, 1",
        "%v = getelementptr i8, ptr %g, i64 -41943040",
    ],
)
def test_literal_that_fits(line: str) -> None:
    assert find_misfit(line) is None
    check_literals(line)


@pytest.mark.parametrize("bits", [1, 2, 7, 8, 9, 16, 31, 32, 33, 64, 128])
@pytest.mark.parametrize(
    "form",
    [
        "%v = add i{} %a, {}",
        "%v = shl <16 x i{}> %a, splat (i{} {})",
        "%v = select i1 %c, i{} {}, i64 1",
        "%v = phi i{} [{}, %a], [0, %b]",
    ],
)
def test_all_lines_at_once_are_checked_as_each(form: str, bits: int) -> None:
    """Around each power of two and of ten that a literal may be too large by."""
    powers = [2**k for k in range(66)] + [10**k for k in range(20)]
    for value in {sign * (power + by) for power in powers for by in (-1, 0, 1) for sign in (1, -1)}:
        line = form.format(*[bits] * (form.count("{}") - 1), value)
        text = f"  %a = add i1 %b, %c\n  {line}\n  %z = add i64 9999999999, %v12345678901"
        if find_misfit(line) is None:
            check_literals(text)
        else:
            with pytest.raises(AssertionError, match=f"the literal {value} "):
                check_literals(text)


def test_host_text_is_checked() -> None:
    with pytest.raises(AssertionError, match="the literal 4294967296 of host code does not fit"):
        check_literals("define void @f() {\n  %v = add i32 1, 4294967296\n  ret void\n}\n")
