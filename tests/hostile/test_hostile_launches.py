"""Random programs that attack the sandbox, on both engines: no host fault, no difference, no canary beside the window changes.

50,000 of them, and with the checks off: ``python benchmarks/input/fuzz_launches.py 0 50000 [--check none]``.
"""

from __future__ import annotations

import subprocess
import sys

import pytest
from exec_support import available_hosts
from hostile_support import Canary, launch_all, launch_apart

from swlds.errors import SwldsError


@pytest.mark.parametrize(("first", "checks"), [(0, None), (75, None), (150, "none"), (225, "none")])
def test_random_programs(first: int, checks: str | None) -> None:
    """300 launches."""
    assert list(launch_all(first, first + 75, checks)) == []


@pytest.mark.parametrize("seed", [626, 2342, 3490, 4272])
def test_what_was_found(seed: int) -> None:
    """Flat pointers 2^32 bytes past a stack slot were granted; rows whose lanes are less aligned than their bases passed."""
    assert list(launch_all(seed, seed + 1, None)) == []


def test_the_canary_sings() -> None:
    """It notices a byte in any of its blocks."""
    body = (
        "import sys; sys.path[:0] = ['tests/support', 'tests/generators']\n"
        "from hostile_support import Canary\n"
        "canary = Canary()\n"
        "assert canary.is_alive() and len(canary.blocks) >= 68\n"
        "for block in canary.blocks:\n"
        "    block[-1] ^= 1; assert not canary.is_alive(); block[-1] ^= 1\n"
    )
    done = subprocess.run([sys.executable, "-c", body], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_canary_of_this_process() -> None:
    """Launches in this process, on several threads and with each host's vectors."""
    canary = Canary()
    for host in available_hosts():
        assert launch_apart(OVERRUN, host=host, jobs=2) == ["out-of-bounds"]
    assert canary.is_alive()


HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
OVERRUN = (
    HEAD
    + """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %p = getelementptr i8, ptr addrspace(1) %out, i64 17179869184
  store i32 1, ptr addrspace(1) %p
  ret void
}
"""
)
MALLOC = (
    HEAD
    + """declare i64 @malloc(i64)
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
  %b = call i64 @malloc(i64 {size})
  store i64 %b, ptr addrspace(1) %out
  ret void
}}
"""
)
MEMSET = (
    HEAD
    + """declare void @llvm.memset.p{space}.i64(ptr addrspace({space}), i8, i64, i1)
declare void @llvm.memcpy.p{space}.p1.i64(ptr addrspace({space}), ptr addrspace(1), i64, i1)
@lds = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
  %slot = alloca [64 x i32], align 4, addrspace(5)
  %p = getelementptr i8, ptr addrspace({space}) {base}, i32 8
  call void {call}
  ret void
}}
"""
)
SIZES = [1 << 32, 1 << 34, 1 << 40, 1 << 63, (1 << 64) - 1, (1 << 64) - 16]


@pytest.mark.parametrize("checks", [None, "none"])
@pytest.mark.parametrize("size", [1 << 40, 1 << 63, (1 << 64) - 1, (1 << 64) - 80])
def test_failed_malloc(size: int, checks: str | None) -> None:
    """Its size is nobody's: it took the host as long as it was large."""
    options = {} if checks is None else {"checks": checks}
    assert launch_apart(MALLOC.format(size=size), timeout=30, **options) == ["trap"]


@pytest.mark.parametrize("checks", [None, "none"])
@pytest.mark.parametrize("space", [1, 3, 5])
def test_sizes_of_copies(space: int, checks: str | None) -> None:
    """memset and memcpy of any length, also one that wraps around behind the address."""
    base = {1: "%out", 3: "@lds", 5: "%slot"}[space]
    options = {} if checks is None else {"checks": checks}
    for size in SIZES:
        fill = f"@llvm.memset.p{space}.i64(ptr addrspace({space}) %p, i8 1, i64 {size}, i1 false)"
        copy = f"@llvm.memcpy.p{space}.p1.i64(ptr addrspace({space}) %p, ptr addrspace(1) %out, i64 {size}, i1 false)"
        for call in (fill, copy):
            text = MEMSET.format(space=space, base=base, call=call)
            assert set(launch_apart(text, timeout=30, **options)) <= {"out-of-bounds"}


@pytest.mark.parametrize("name", ["__asan_poison_region", "__asan_unpoison_memory_region"])
@pytest.mark.parametrize("address", [0, 8, 1 << 33, (1 << 34) - 8, 1 << 63, (1 << 64) - 8])
def test_regions(name: str, address: int) -> None:
    """The ASan runtime's functions."""
    calls = "".join(f"  call void @{name}(i64 {address}, i64 {size})\n" for size in (0, 16, *SIZES[2:]))
    head = f"{HEAD}declare void @{name}(i64, i64)\ndefine amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {{\n"
    text = f"{head}{calls}  ret void\n}}\n"
    assert launch_apart(text, timeout=30) == []


ACCESSES = {
    "race-waw": "%p = inttoptr i32 28 to ptr addrspace(3)\n  store i32 %x, ptr addrspace(3) %p, align 4",
    "out-of-bounds": "%p = getelementptr i32, ptr addrspace(1) %out, i128 %wide\n  store i32 1, ptr addrspace(1) %p, align 4",
    "accesses of address space 6": "%p = inttoptr i32 -256 to ptr addrspace(6)\n  %v = load i32, ptr addrspace(6) %p",
    "accesses of address space 99": "%p = inttoptr i64 16 to ptr addrspace(99)\n  store i32 1, ptr addrspace(99) %p",
    "accesses of address space 2": "%p = inttoptr i32 16 to ptr addrspace(2)\n  store i32 1, ptr addrspace(2) %p",
    "in address space 6 is not": "%v = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(6) @con to ptr addrspace(4))",
}


@pytest.mark.parametrize("what", ACCESSES)
def test_strange_pointers(what: str) -> None:
    """What random programs found: a race through a number that is a pointer to LDS, an index of 128 bits, no such memory."""
    text = f"""{HEAD}declare i32 @llvm.amdgcn.workitem.id.x()
@lds = internal addrspace(3) global [64 x i32] poison, align 4
@con = internal addrspace(6) constant [64 x i32] zeroinitializer, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = add i32 %x, 1000
  %far = zext i32 %y to i128
  %high = shl i128 %far, 64
  %wide = or i128 %high, %far
  store i32 0, ptr addrspace(3) @lds, align 4
  {ACCESSES[what]}
  ret void
}}
"""
    if what in ("race-waw", "out-of-bounds"):
        assert launch_apart(text) == [what]
        return
    with pytest.raises(SwldsError, match=what):
        launch_apart(text)
