"""Forms that clang writes without optimisation, in which pointers keep their objects: host code executes them alone, as they are
and lowered, and where something is wrong in them both engines find the same."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@words = internal addrspace(3) global [64 x i64] poison, align 8
@next = internal addrspace(3) global [64 x i64] poison, align 8
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""
KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %t = zext i32 %x to i64
  %n = getelementptr i64, ptr addrspace(3) @next, i64 %t
  store i64 1, ptr addrspace(3) %n, align 8
"""
MEET = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
END = """
  %o = getelementptr i64, ptr addrspace(1) %out, i64 %t
  store i64 %v, ptr addrspace(1) %o, align 8
  ret void
}
"""
WORD = "getelementptr i64, ptr addrspacecast (ptr addrspace(3) @words to ptr), i64"
#: Bit-fields: what is undefined in part is copied to LDS, and one field is set there.
FIELDS = (
    HEAD
    + KERNEL
    + f"""  %slot.p = alloca i64, align 8, addrspace(5)
  %slot = addrspacecast ptr addrspace(5) %slot.p to ptr
  %old = load i64, ptr %slot, align 8
  %kept = and i64 %old, -65536
  store i64 %kept, ptr %slot, align 8
  %p = {WORD} %t
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %slot, i64 8, i1 false)
  %was = load i64, ptr %p, align 8
  %rest = and i64 %was, -65281
  %new = or i64 %rest, 512
  store i64 %new, ptr %p, align 8
{MEET}  %far = sub i64 63, %t
  %q = {WORD} %far
  %got = load i64, ptr %q, align 8
  %low = and i64 %got, 65535
  %v = add i64 %low, %t"""
    + END
)
#: A function that calls itself gets a pointer to LDS.
ARRAY = (
    HEAD
    + """define internal i64 @sum(ptr %p, i32 %low, i32 %high) noinline {
  %size = sub i32 %high, %low
  %is.one = icmp slt i32 %size, 2
  br i1 %is.one, label %one, label %more
one:
  %at = getelementptr i64, ptr %p, i32 %low
  %found = load i64, ptr %at, align 8
  ret i64 %found
more:
  %both = add i32 %low, %high
  %middle = sdiv i32 %both, 2
  %a = call i64 @sum(ptr %p, i32 %low, i32 %middle)
  %b = call i64 @sum(ptr %p, i32 %middle, i32 %high)
  %s = add i64 %a, %b
  ret i64 %s
}
"""
    + KERNEL
    + f"""  %p = {WORD} %t
  store i64 %t, ptr %p, align 8
{MEET}  %v = call i64 @sum(ptr addrspacecast (ptr addrspace(3) @words to ptr), i32 56, i32 64)"""
    + END
)
#: A function that calls itself gives back a struct.
STRUCT = (
    HEAD
    + """define internal { i64, i32 } @deep(i32 %n) noinline {
  %r.p = alloca { i64, i32 }, align 8, addrspace(5)
  %r = addrspacecast ptr addrspace(5) %r.p to ptr
  %second = getelementptr i8, ptr %r, i64 8
  %is.last = icmp sle i32 %n, 0
  br i1 %is.last, label %last, label %more
last:
  store i64 1, ptr %r, align 8
  store i32 2, ptr %second, align 8
  br label %end
more:
  %less = sub i32 %n, 1
  %of = call { i64, i32 } @deep(i32 %less)
  %a = extractvalue { i64, i32 } %of, 0
  store i64 %a, ptr %r, align 8
  %b = extractvalue { i64, i32 } %of, 1
  store i32 %b, ptr %second, align 8
  br label %end
end:
  %k = and i32 %n, 0
  %first = getelementptr { i64, i32 }, ptr %r, i32 %k
  %f = load i64, ptr %first, align 8
  %g = add i64 %f, 1
  store i64 %g, ptr %first, align 8
  %all = load { i64, i32 }, ptr %r, align 8
  ret { i64, i32 } %all
}
"""
    + KERNEL
    + """  %depth = and i32 %x, 7
  %got = call { i64, i32 } @deep(i32 %depth)
  %a = extractvalue { i64, i32 } %got, 0
  %b = extractvalue { i64, i32 } %got, 1
  %c = zext i32 %b to i64
  %v = add i64 %a, %c"""
    + END
)
#: A lambda that captures a local by reference is copied: pointers to the stack go through the stack.
CAPTURE = (
    HEAD
    + KERNEL
    + """  %sum.p = alloca i64, align 8, addrspace(5)
  %made.p = alloca ptr, align 8, addrspace(5)
  %given.p = alloca ptr, align 8, addrspace(5)
  %kept.p = alloca ptr, align 8, addrspace(5)
  %last.p = alloca ptr, align 8, addrspace(5)
  %sum = addrspacecast ptr addrspace(5) %sum.p to ptr
  %made = addrspacecast ptr addrspace(5) %made.p to ptr
  %given = addrspacecast ptr addrspace(5) %given.p to ptr
  %kept = addrspacecast ptr addrspace(5) %kept.p to ptr
  %last = addrspacecast ptr addrspace(5) %last.p to ptr
  store i64 7, ptr %sum, align 8
  store ptr %sum, ptr %made, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %given, ptr align 8 %made, i64 8, i1 false)
  %moved = load ptr, ptr %given, align 8
  store ptr %moved, ptr %kept, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %last, ptr align 8 %kept, i64 8, i1 false)
  %s = load ptr, ptr %last, align 8
  %at = getelementptr i64, ptr %s, i64 0
  %before = load i64, ptr %at, align 8
  %after = add i64 %before, %t
  store i64 %after, ptr %at, align 8
  %v = load i64, ptr %sum, align 8"""
    + END
)
#: Pointers to functions, of which one calls itself, go through LDS; numbers that were loaded are given to these and stored.
TABLE = (
    HEAD
    + """@table = internal addrspace(1) global [2 x ptr] [ptr @next_of, ptr @gcd], align 8
define internal i64 @next_of(i64 %a, i64 %b) noinline {
  %s = add i64 %a, %b
  %v = add i64 %s, 1
  ret i64 %v
}
define internal i64 @gcd(i64 %a, i64 %b) noinline {
  %is.last = icmp eq i64 %b, 0
  br i1 %is.last, label %last, label %more
last:
  ret i64 %a
more:
  %rest = urem i64 %a, %b
  %v = call i64 @gcd(i64 %b, i64 %rest)
  ret i64 %v
}
"""
    + KERNEL
    + f"""  %odd = and i64 %t, 1
  %from = getelementptr [2 x ptr], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %odd
  %f = load ptr, ptr %from, align 8
  %p = {WORD} %t
  store ptr %f, ptr %p, align 8
{MEET}  %far = sub i64 63, %t
  %q = {WORD} %far
  %g = load ptr, ptr %q, align 8
  %at = getelementptr i64, ptr addrspace(1) %out, i64 %t
  %old = load i64, ptr addrspace(1) %at, align 8
  %v = call i64 %g(i64 %old, i64 %t)"""
    + END
)
#: Name -> the module, and what the kernel writes.
CLEAN = {
    "fields": (FIELDS, [x + 512 for x in range(64)]),
    "array": (ARRAY, [sum(range(56, 64))] * 64),
    "struct": (STRUCT, [(x & 7) + 4 for x in range(64)]),
    "capture": (CAPTURE, [x + 7 for x in range(64)]),
    "table": (TABLE, [x if x % 2 == 0 else x + 1 for x in range(64)]),
}
#: Name of a clean one, what is replaced by what in it, and the kind that is found then.
FAULTS = [
    ("fields", "and i64 %old, -65536", "and i64 %old, -65535", "uninitialized"),
    ("fields", "store i64 %kept", "store i64 %old", "uninitialized"),
    ("fields", "sub i64 63, %t", "sub i64 64, %t", "out-of-bounds"),
    ("array", "i32 56, i32 64)", "i32 57, i32 65)", "out-of-bounds"),
    ("array", "store i64 %t, ptr %p", "store i32 %x, ptr %p", "uninitialized"),
    ("struct", "store i32 2, ptr %second", "store i16 2, ptr %second", "uninitialized"),
    ("struct", "and i32 %n, 0", "and i32 %n, 2", "out-of-bounds"),
    ("capture", "store i64 7, ptr %sum", "store i32 7, ptr %sum", "uninitialized"),
    ("capture", "ptr %s, i64 0", "ptr %s, i64 1", "out-of-bounds"),
    ("capture", "store ptr %sum, ptr %made", "store i32 0, ptr %made", "uninitialized"),
    ("table", "store ptr %f, ptr %p", "store i64 %t, ptr %p", "out-of-bounds"),
    ("table", "store ptr %f, ptr %p", "store ptr %p, ptr %p", "out-of-bounds"),
    ("table", "store ptr %f, ptr %p", "store i32 0, ptr %p", "uninitialized"),
    ("table", "and i64 %t, 1", "and i64 %t, 2", "out-of-bounds"),
]


def launch(text: str, engine: str, is_lowered: bool) -> tuple[swlds.Result, list[int]]:
    module = swlds.parse(text)
    kernel = swlds.Device("gfx942").load(swlds.lower(module) if is_lowered else module)["k"]
    out = np.zeros(64, np.uint64)
    return kernel.launch(1, 64, [out], engine=engine, checks="all"), out.tolist()


@pytest.mark.parametrize("is_lowered", [False, True], ids=["original", "lowered"])
@pytest.mark.parametrize("name", CLEAN)
def test_host_code_executes_all(name: str, is_lowered: bool) -> None:
    text, wanted = CLEAN[name]
    for engine in ("wave", "reference"):
        result, out = launch(text, engine, is_lowered)
        assert not result.findings and out == wanted
        assert engine == "reference" or result.fidelity.executed == []


@pytest.mark.parametrize("is_lowered", [False, True], ids=["original", "lowered"])
@pytest.mark.parametrize(("name", "old", "new", "kind"), FAULTS)
def test_faults_are_found(name: str, old: str, new: str, kind: str, is_lowered: bool) -> None:
    text = CLEAN[name][0]
    assert old in text
    (found, out), (wanted, expected) = (launch(text.replace(old, new), e, is_lowered) for e in ("wave", "reference"))
    assert found.findings == wanted.findings and out == expected
    assert kind in {f.kind for f in wanted.findings}
