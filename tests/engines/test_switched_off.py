"""Lanes that an LDS address beyond any LDS switches off, as Triton writes it for gfx1250: dropped, original and lowered."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

OFF = "ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))"
HEAD = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [128 x i32] poison, align 16
@flags = internal addrspace(3) global [1 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare <2 x i32> @llvm.masked.load.v2i32.p3(ptr addrspace(3), <2 x i1>, <2 x i32>)
declare void @llvm.masked.store.v2i32.p3(<2 x i32>, ptr addrspace(3), <2 x i1>)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)>, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2i32.v2p3(<2 x i32>, <2 x ptr addrspace(3)>, <2 x i1>)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memmove.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) "target-cpu"="gfx1250" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %x
  %second = getelementptr i8, ptr addrspace(3) %p, i32 128
  %on = icmp ult i32 %x, %n
"""
COPY = (
    "  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %from, ptr addrspace(3) {}, i32 0, i32 0)\n"
)
TAIL = "  store i32 %r, ptr addrspace(1) %to\n  ret void\n}\n"
WAIT = "  call void @llvm.amdgcn.s.wait.asynccnt(i16 {})\n  fence acquire\n"

#: Of each lane x and 1000; the sum of two numbers.
PAIRS = """  %twice = shl i32 %x, 1
  %pair = getelementptr i32, ptr addrspace(3) @tile, i32 %twice
  %x0 = insertelement <2 x i32> <i32 poison, i32 1000>, i32 %x, i32 0
  store <2 x i32> %x0, ptr addrspace(3) %pair, align 4
"""
BOTH = "<2 x i1> splat (i1 true)"
FIRST, REST = "<2 x i1> <i1 true, i1 false>", "splat (i32 70)"
SUM = """  %s0 = extractelement <2 x i32> %v, i32 0
  %s1 = extractelement <2 x i32> %v, i32 1
  %r = add i32 %s0, %s1
"""

#: What lanes do, and what lane x of n gives; ``in`` is 1 + x.
KERNELS = {
    "copy and zero": (
        f"""  %a = select i1 %on, ptr addrspace(3) %p, {OFF}
{COPY.format("%a")}  %b = select i1 %on, {OFF}, ptr addrspace(3) %p
  store i32 0, ptr addrspace(3) %b, align 4
{WAIT.format(0)}  %r = load i32, ptr addrspace(3) %p, align 4
""",
        lambda x, n: 1 + x if x < n else 0,
    ),
    "a copy counts without lanes": (
        f"""{COPY.format("%p")}  %a = select i1 %on, ptr addrspace(3) %second, {OFF}
{COPY.format("%a")}{WAIT.format(1)}  %r = load i32, ptr addrspace(3) %p, align 4
{WAIT.format(0)}""",
        lambda x, n: 1 + x,
    ),
    "load": (
        f"""  store i32 %x, ptr addrspace(3) %p, align 4
  %a = select i1 %on, ptr addrspace(3) %p, {OFF}
  %v = load i32, ptr addrspace(3) %a, align 4
  %r = add i32 %v, 3
""",
        lambda x, n: 3 + (x if x < n else 0),
    ),
    "nested": (
        f"""  store i32 %x, ptr addrspace(3) %p, align 4
  store i32 7, ptr addrspace(3) %second, align 4
  %odd = trunc i32 %x to i1
  %a = select i1 %on, ptr addrspace(3) %p, {OFF}
  %b = select i1 %odd, ptr addrspace(3) %a, ptr addrspace(3) %second
  %r = load i32, ptr addrspace(3) %b, align 4
""",
        lambda x, n: 7 if x % 2 == 0 else x if x < n else 0,
    ),
    "step": (
        f"""  store i32 %x, ptr addrspace(3) %second, align 4
  %a = select i1 %on, ptr addrspace(3) %p, {OFF}
  %b = getelementptr i8, ptr addrspace(3) %a, i32 128
  %r = load i32, ptr addrspace(3) %b, align 4
""",
        lambda x, n: x if x < n else 0,
    ),
    "phi": (
        """  store i32 %x, ptr addrspace(3) %p, align 4
  br i1 %on, label %then, label %join
then:
  br label %join
join:
  %a = phi ptr addrspace(3) [ %p, %then ], [ inttoptr (i32 2147483647 to ptr addrspace(3)), %entry ]
  %r = load i32, ptr addrspace(3) %a, align 4
""",
        lambda x, n: x if x < n else 0,
    ),
    "atomic": (
        f"""  store i32 5, ptr addrspace(3) %p, align 4
  %a = select i1 %on, ptr addrspace(3) %p, {OFF}
  %v = atomicrmw add ptr addrspace(3) %a, i32 1 monotonic
  %w = load i32, ptr addrspace(3) %p, align 4
  %s = shl i32 %v, 8
  %r = or i32 %s, %w
""",
        lambda x, n: 0x506 if x < n else 5,
    ),
    "masked load": (
        f"""{PAIRS}  %a = select i1 %on, ptr addrspace(3) %pair, {OFF}
  %v = call <2 x i32> @llvm.masked.load.v2i32.p3(ptr addrspace(3) align 4 %a, {FIRST}, <2 x i32> {REST})
{SUM}""",
        lambda x, n: 70 + (x if x < n else 0),
    ),
    "masked store": (
        f"""{PAIRS}  %a = select i1 %on, ptr addrspace(3) %pair, {OFF}
  call void @llvm.masked.store.v2i32.p3(<2 x i32> <i32 40, i32 50>, ptr addrspace(3) align 4 %a, {FIRST})
  %v = load <2 x i32>, ptr addrspace(3) %pair, align 4
{SUM}""",
        lambda x, n: (40 if x < n else x) + 1000,
    ),
    "gather": (
        f"""{PAIRS}  %a = select i1 %on, ptr addrspace(3) %pair, {OFF}
  %high = getelementptr i32, ptr addrspace(3) %pair, i32 1
  %v0 = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %a, i32 0
  %vs = insertelement <2 x ptr addrspace(3)> %v0, ptr addrspace(3) %high, i32 1
  %v = call <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)> align 4 %vs, {BOTH}, <2 x i32> {REST})
{SUM}""",
        lambda x, n: (x if x < n else 0) + 1000,
    ),
    "gather beside its mask": (
        f"""{PAIRS}  %vs = getelementptr i32, ptr addrspace(3) %pair, <2 x i32> <i32 0, i32 1>
  %each = insertelement <2 x i1> <i1 poison, i1 true>, i1 %on, i32 0
  %a = select <2 x i1> %each, <2 x ptr addrspace(3)> %vs, <2 x ptr addrspace(3)> splat ({OFF})
  %v = call <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)> align 4 %a, {FIRST}, <2 x i32> {REST})
{SUM}""",
        lambda x, n: (x if x < n else 0) + 70,
    ),
    "scatter": (
        f"""{PAIRS}  %base = select i1 %on, ptr addrspace(3) %pair, {OFF}
  %vs = getelementptr i32, ptr addrspace(3) %base, <2 x i32> <i32 0, i32 1>
  %a = shufflevector <2 x ptr addrspace(3)> %vs, <2 x ptr addrspace(3)> poison, <2 x i32> <i32 1, i32 0>
  call void @llvm.masked.scatter.v2i32.v2p3(<2 x i32> <i32 40, i32 50>, <2 x ptr addrspace(3)> align 4 %a, {FIRST})
  %v = load <2 x i32>, ptr addrspace(3) %pair, align 4
{SUM}""",
        lambda x, n: x + (40 if x < n else 1000),
    ),
    "an element of a vector": (
        f"""{PAIRS}  %a = select i1 %on, ptr addrspace(3) %pair, {OFF}
  %v0 = insertelement <2 x ptr addrspace(3)> <ptr addrspace(3) poison, {OFF}>, ptr addrspace(3) %a, i32 0
  %first = extractelement <2 x ptr addrspace(3)> %v0, i32 0
  %second.off = extractelement <2 x ptr addrspace(3)> %v0, i32 1
  %l = load i32, ptr addrspace(3) %first, align 4
  %m = load i32, ptr addrspace(3) %second.off, align 4
  %r = add i32 %l, %m
""",
        lambda x, n: x if x < n else 0,
    ),
    "memset": (
        f"""{PAIRS}  %a = select i1 %on, ptr addrspace(3) %pair, {OFF}
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 4 %a, i8 0, i64 8, i1 false)
  %v = load <2 x i32>, ptr addrspace(3) %pair, align 4
{SUM}""",
        lambda x, n: 0 if x < n else x + 1000,
    ),
    "memcpy to": (
        f"""{PAIRS}  %a = select i1 %on, ptr addrspace(3) %pair, {OFF}
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %a, ptr addrspace(1) align 4 %from, i64 4, i1 false)
  %v = load <2 x i32>, ptr addrspace(3) %pair, align 4
{SUM}""",
        lambda x, n: (1 + x if x < n else x) + 1000,
    ),
    "memcpy from": (
        f"""{PAIRS}  %a = select i1 %on, ptr addrspace(3) %pair, {OFF}
  store i32 9, ptr addrspace(1) %to, align 4
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %to, ptr addrspace(3) align 4 %a, i64 4, i1 false)
  %r = load i32, ptr addrspace(1) %to, align 4
""",
        lambda x, n: x if x < n else 0,
    ),
    "memmove between": (
        f"""{PAIRS}  %high = getelementptr i32, ptr addrspace(3) %pair, i32 1
  %odd = trunc i32 %x to i1
  %a = select i1 %on, ptr addrspace(3) %pair, {OFF}
  %b = select i1 %odd, ptr addrspace(3) %high, {OFF}
  call void @llvm.memmove.p3.p3.i64(ptr addrspace(3) align 4 %b, ptr addrspace(3) align 4 %a, i64 4, i1 false)
  %v = load <2 x i32>, ptr addrspace(3) %pair, align 4
{SUM}""",
        lambda x, n: x + (1000 if x % 2 == 0 else x if x < n else 0),
    ),
}


@pytest.mark.parametrize("n", [0, 5, 32])
@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("name", KERNELS)
def test_lanes_off_do_nothing(name, is_lowered, n) -> None:
    body, expected = KERNELS[name]
    module = swlds.parse(HEAD + body + TAIL)
    module = swlds.lower(module) if is_lowered else module
    given = np.arange(1, 1 + (32 if name == "a copy counts without lanes" else max(n, 1)), dtype=np.uint32)
    out = np.full(32, 99, np.uint32)
    launched = swlds.Device(engine="both").load(module)["k"].launch(1, 32, [given, out, n])
    assert not launched.findings
    assert out.tolist() == [expected(x, n) for x in range(32)]


def test_some_lanes_off_are_host_code() -> None:
    """Only a wave without a lane is left to the reference engine."""
    module = swlds.parse(HEAD + KERNELS["copy and zero"][0] + TAIL)
    kernel = swlds.Device(engine="wave").load(module)["k"]
    given, out = np.arange(1, 6, dtype=np.uint32), np.zeros(32, np.uint32)
    launched = kernel.launch(1, 32, [given, out, 5])
    assert not launched.findings
    assert launched.fidelity.executed == []


def test_counts_are_of_lanes_that_are_on() -> None:
    """Profiles count the access at its own line, for the lanes that it moves."""
    body = f"""  %a = select i1 %on, ptr addrspace(3) %p, {OFF}
  store i32 0, ptr addrspace(3) %a, align 4
  %r = add i32 %x, 0
"""
    module = swlds.parse(HEAD + body + TAIL)
    given, out = np.zeros(32, np.uint32), np.zeros(32, np.uint32)
    launched = swlds.Device(engine="both").load(module)["k"].launch(1, 32, [given, out, 5], profile=True)
    (site,) = (s for s in launched.profile.sites if s.space == "lds")
    assert (site.kind, site.object, site.executions, site.active_lanes) == ("store", "tile", 1, 5)
    assert site.place.endswith(
        f":{1 + (HEAD + body).splitlines().index('  store i32 0, ptr addrspace(3) %a, align 4')}"
    )


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_a_computed_address_is_a_finding_of_lds(engine) -> None:
    body = """  %far = add i32 %n, 2147483642
  %q = inttoptr i32 %far to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %q, align 4
  %r = add i32 %x, 0
"""
    module = swlds.parse(HEAD + body + TAIL)
    given, out = np.zeros(32, np.uint32), np.zeros(32, np.uint32)
    launched = swlds.Device(engine=engine).load(module)["k"].launch(1, 1, [given, out, 5], checks=("memcheck",))
    assert {f.kind for f in launched.findings} == {"out-of-bounds"}
    assert all("ASan" not in f.message for f in launched.findings)


def test_the_given_module_stays() -> None:
    module = swlds.parse(HEAD + KERNELS["load"][0] + TAIL)
    before = str(module)
    swlds.Device().load(module)
    assert str(module) == before


def test_a_copy_that_becomes_a_load_and_a_store_reads_for_no_other_lane() -> None:
    module = swlds.opt(swlds.parse(HEAD + KERNELS["copy and zero"][0] + TAIL), "lower-dma")
    given, out = np.arange(1, 6, dtype=np.uint32), np.zeros(32, np.uint32)
    assert not swlds.Device(engine="both").load(module)["k"].launch(1, 32, [given, out, 5]).findings
    assert out.tolist() == [1 + x if x < 5 else 0 for x in range(32)]
