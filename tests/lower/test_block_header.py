"""In a lowered block only the lowering's own code has to do with the header, and nobody with redzones: what a program reaches
by a number is found as in the original, whichever way the pointer went, instrumented or not, on both engines."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ir_support import optimized

import swlds
from swlds.engines.api import Local

X = "  %x = call i32 @llvm.amdgcn.workitem.id.x()\n"
HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define void @set(ptr %p) noinline {
  store i32 5, ptr %p
  ret void
}
define i32 @get(ptr %p) noinline {
  %v = load i32, ptr %p
  ret i32 %v
}
"""
VARIABLE = "@a = internal addrspace(3) global [64 x i32] poison, align 16\n"
OWN = "  %e = getelementptr i32, ptr addrspace(3) @a, i32 %x\n  store i32 0, ptr addrspace(3) %e\n"
FLAT = "  %f = addrspacecast ptr addrspace(3) %p to ptr\n"
ACCESSES = {
    "store": "  store i32 5, ptr addrspace(3) %p\n",
    "load": "  %v = load i32, ptr addrspace(3) %p\n  store i32 %v, ptr addrspace(1) %q\n",
    "atomic": "  %v = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic\n",
    "flat store": f"{FLAT}  store i32 5, ptr %f\n",
    "flat load": f"{FLAT}  %v = load i32, ptr %f\n  store i32 %v, ptr addrspace(1) %q\n",
    "flat atomic": f"{FLAT}  %v = atomicrmw add ptr %f, i32 1 monotonic\n",
    "store in a function": f"{FLAT}  call void @set(ptr %f)\n",
    "load in a function": f"{FLAT}  %v = call i32 @get(ptr %f)\n  store i32 %v, ptr addrspace(1) %q\n",
    "chosen": f"{FLAT}  %o = addrspacecast ptr addrspace(1) %q to ptr\n  %c = icmp ult i32 %x, 3\n"
    "  %s = select i1 %c, ptr %f, ptr %o\n  store i32 5, ptr %s\n",
    "through the stack": f"{FLAT}  %s = alloca ptr, addrspace(5)\n  store ptr %f, ptr addrspace(5) %s\n"
    "  %g = load ptr, ptr addrspace(5) %s\n  store i32 5, ptr %g\n",
}
#: Bytes of the header, of the redzone behind it, and of the one behind @a.
OFFSETS = (0, 8, 12, 16, 20, 24, 28, 300)


def kernel(access: str, *, has_variable: bool) -> swlds.Module:
    body = f"{X}{OWN if has_variable else ''}  %q = getelementptr i32, ptr addrspace(1) %out, i32 %x\n"
    body += f"  %p = inttoptr i32 %n to ptr addrspace(3)\n{ACCESSES[access]}  ret void\n"
    head = HEAD + (VARIABLE if has_variable else "")
    return swlds.parse(f"{head}define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{\n{body}}}\n")


def run(module: swlds.Module, n: int) -> list[tuple[str, str]]:
    """Kinds and messages of the findings, on which the engines agree as on the buffer."""
    results = []
    for engine in ("reference", "wave"):
        out = np.zeros(64, np.uint32)
        found = swlds.Device().load(module)["k"].launch(1, 64, [out, n], engine=engine).findings
        results.append(([f.as_json() for f in found], out.tolist()))
    assert results[0] == results[1]
    return [(f.kind, f.message) for f in found]


@pytest.mark.parametrize("instrument", [True, False])
@pytest.mark.parametrize("access", ACCESSES)
def test_a_number_of_a_kernel_without_lds_leads_nowhere(access: str, instrument: bool) -> None:
    source = kernel(access, has_variable=False)
    module = swlds.lower(source, instrument=instrument)
    for n in OFFSETS:
        verb = "read" if "load" in access else "write"
        wanted = ("out-of-bounds", f"Invalid LDS {verb} of size 4 at address {n}: the kernel has no LDS")
        assert run(module, n) == [wanted]
        assert run(source, n)[0][0] == "out-of-bounds"


@pytest.mark.parametrize("instrument", [True, False])
@pytest.mark.parametrize("access", ACCESSES)
def test_a_number_into_the_header_or_a_redzone_is_found(access: str, instrument: bool) -> None:
    module = swlds.lower(kernel(access, has_variable=True), instrument=instrument)
    verb = "read" if "load" in access else "write"
    for n in OFFSETS[:-1]:
        null = f"Invalid LDS {verb} of size 4 through null (offset {n}, in front of all variables)"
        assert run(module, n) == [("null-pointer", null)]
    past = f"Invalid lds {verb} of size 4: 12 bytes past the end of a (256 bytes)"
    assert run(module, 300) == [("out-of-bounds", past)]


CLEAN = (
    HEAD
    + """@a = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.groupstaticsize()
declare i1 @llvm.amdgcn.is.shared(ptr)
define i32 @size() noinline {
  %s = call i32 @llvm.amdgcn.groupstaticsize()
  ret i32 %s
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(3) %l, ptr addrspace(3) %m) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %e = getelementptr i32, ptr addrspace(3) @a, i32 %x
  %f = addrspacecast ptr addrspace(3) %e to ptr
  call void @set(ptr %f)
  %le = getelementptr i32, ptr addrspace(3) %l, i32 %x
  %lf = addrspacecast ptr addrspace(3) %le to ptr
  store i32 1, ptr %lf
  %me = getelementptr i32, ptr addrspace(3) %m, i32 %x
  store i32 %x, ptr addrspace(3) %me
  %mf = addrspacecast ptr addrspace(3) %me to ptr
  %c = icmp ult i32 %x, 20
  %s = select i1 %c, ptr %lf, ptr %mf
  %v = call i32 @get(ptr %s)
  %is = call i1 @llvm.amdgcn.is.shared(ptr %s)
  %w = zext i1 %is to i32
  %z = call i32 @size()
  %t = add i32 %v, %w
  %u = add i32 %t, %z
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %u, ptr addrspace(1) %q
  ret void
}
"""
)


@pytest.mark.parametrize("is_optimized", [False, True])
@pytest.mark.parametrize("lowering", [{"instrument": True}, {"instrument": False}])
def test_what_the_lowering_does_with_its_header_is_no_finding(lowering: dict[str, Any], is_optimized: bool) -> None:
    """Also where LLVM has folded what the module says of the block."""
    module = swlds.lower(swlds.parse(CLEAN), **lowering)
    if is_optimized:
        module = optimized(module)
    for engine in ("reference", "wave"):
        out = np.zeros(64, np.uint32)
        result = swlds.Device().load(module)["k"].launch(2, 64, [out, 0, Local(256), Local(512)], engine=engine)
        result.raise_for_findings()
        assert (out - out[0] == [0] * 20 + list(range(19, 63))).all()


@pytest.mark.parametrize("lowering", [{"instrument": True}, {"instrument": False}])
@pytest.mark.parametrize("access", ["  store i32 5, ptr %p\n", "  %v = load volatile i32, ptr %p\n"])
@pytest.mark.parametrize("base", ["0", "%lost"])
def test_a_flat_number_leads_to_no_slot(base: str, access: str, lowering: dict[str, Any]) -> None:
    """In the original it leads to @a; LDS of the lowered kernel holds the address of the block, and nothing of the program's."""
    body = f"{X}{OWN}  call void @touch()\n  %w = zext i32 %x to i64\n  %h = lshr i64 %w, 9\n"
    body += "  %i = ptrtoint ptr addrspace(1) %out to i64\n  %lost = mul i64 %i, %h\n"
    body += f"  %m = add i64 %n, {base}\n  %p = inttoptr i64 %m to ptr\n{access}  ret void\n"
    other = "define void @touch() noinline {\n  store i32 0, ptr addrspace(3) @a\n  ret void\n}\n"
    source = swlds.parse(
        f"{HEAD}{VARIABLE}{other}define amdgpu_kernel void @k(ptr addrspace(1) %out, i64 %n) {{\n{body}}}\n"
    )
    module = swlds.lower(source, **lowering)
    verb = "read" if "load" in access else "write"
    for at in (0, 4):
        message = f"Invalid LDS {verb} of size 4 at address {at}: a lowered kernel has no LDS there but the address of its block"
        assert ("out-of-bounds", message) in run(module, (1 << 48) + at)
