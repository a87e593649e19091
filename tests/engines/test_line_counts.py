"""Lines of global memory that accesses want: both engines count the same, and what sets of bytes, blocks and lines give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.layouts.shapes import widest_access
from swlds.report.line_costs import StaticLines
from swlds.report.profile import Profile, SiteCount

#: Bytes of a buffer that lanes are sent into; buffers begin at a multiple of 256.
ROOM = 1 << 20

#: Each round each lane has an offset of its own, negative: it does not take part.
AT_OFFSETS = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %offsets, ptr addrspace(1) %a, i32 %rounds) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %far = mul i32 %g, BLOCK
  %first = add i32 %far, %x
  br label %round
round:
  %n = phi i32 [0, %entry], [%next, %on]
  %all = mul i32 %n, ITEMS
  %i = add i32 %all, %first
  %p = getelementptr i32, ptr addrspace(1) %offsets, i32 %i
  %o = load i32, ptr addrspace(1) %p
  %is = icmp sge i32 %o, 0
  br i1 %is, label %go, label %on
go:
  %q = getelementptr i8, ptr addrspace(1) %a, i32 %o
  %v = load volatile TYPE, ptr addrspace(1) %q, align ALIGN
  br label %on
on:
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, %rounds
  br i1 %more, label %round, label %end
end:
  ret void
}
"""


def run(target: str, type_: str, align: int, offsets: Any, block: int) -> SiteCount:
    """The site of the access. ``offsets``: rounds x work-items."""
    rounds, items = offsets.shape
    text = AT_OFFSETS.replace("BLOCK", str(block)).replace("ITEMS", str(items))
    module = swlds.parse(text.replace("TYPE", type_).replace("ALIGN", str(align)))
    kernel = swlds.Device(target, engine="both").load(module)["k"]
    args = [offsets.astype(np.int32), np.zeros(ROOM, np.uint8), np.uint32(rounds)]
    profile = kernel.profile(items // block, block, args, checks="memcheck")
    assert Profile.from_json(profile.as_json()) == profile
    return profile.sites[1]


def count(target: str, size: int, offsets: Any, block: int, wave: int) -> dict[str, int | None]:
    """Sets of numbers, wave by wave."""
    line = 64 if target == "gfx90a" else 128
    total = dict.fromkeys(
        ("unique_bytes", "requested_bytes", "lines", "least_lines", "ta_accesses", "tag_lookups", "waves"), 0
    )
    for row in offsets.reshape(-1, block):
        for start in range(0, block, wave):
            lanes = [(k, int(o)) for k, o in enumerate(row[start : start + wave]) if o >= 0]
            octets = {o + b for _, o in lanes for b in range(size)}
            total["unique_bytes"] += len(octets)
            total["requested_bytes"] += size * len(lanes)
            total["lines"] += len({b // line for b in octets})
            total["least_lines"] += -(-len(octets) // line)
            total["ta_accesses"] += len({(k // 4, (o + b) // 64) for k, o in lanes for b in range(size)})
            total["tag_lookups"] += len({(k // 16, (o + b) // 64) for k, o in lanes for b in range(size)})
            total["waves"] += bool(lanes)
    has_model = target.startswith("gfx9")
    return {
        **total,
        "ta_accesses": total["ta_accesses"] if has_model else None,
        "tag_lookups": total["tag_lookups"] if has_model and size <= 4 else None,
    }


TYPES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "<3 x i32>": 12, "<4 x i32>": 16, "<16 x i32>": 64, "<32 x i32>": 128}


@st.composite
def launches(draw: st.DrawFn) -> tuple[str, str, int, Any, int]:
    target = draw(st.sampled_from(["gfx942", "gfx90a", "gfx1100"]))
    type_ = draw(st.sampled_from([*TYPES]))
    natural = min(TYPES[type_] & -TYPES[type_], 16)
    align = draw(st.sampled_from([1, natural]))
    block = draw(st.sampled_from([32, 64, 128, 70]))
    rng = np.random.default_rng(draw(st.integers(0, 1 << 32)))
    reach = draw(st.sampled_from([256, 4096, ROOM - 256]))
    offsets = rng.integers(0, reach // align, (3, 2 * block)) * align
    kind = draw(st.sampled_from(["gather", "stride", "rows", "again"]))
    lane = np.arange(2 * block) % block
    if kind == "stride":
        offsets = offsets[:, :1] // 2 + lane * align * int(rng.integers(0, 40))
    elif kind == "rows":
        offsets = offsets[:, :1] // 2 + lane // 8 * 1024 + lane % 8 * align
    elif kind == "again":
        offsets = np.broadcast_to(offsets[:1] % 4096 // align * align, offsets.shape) + np.array([[0], [128], [256]])
    offsets = np.minimum(offsets, (ROOM - 256) // align * align)
    keep = draw(st.sampled_from([1.0, 0.7, 0.05]))
    return target, type_, align, np.where(rng.random(offsets.shape) < keep, offsets, -1), block


@settings(max_examples=60)
@given(launches())
def test_counts_are_those_of_sets(launch: tuple[str, str, int, Any, int]) -> None:
    """Gathers, strides, rows; lanes that cross blocks; waves in part; what comes by again a line further on."""
    target, type_, align, offsets, block = launch
    found = run(target, type_, align, offsets, block).lines
    wave = 32 if target == "gfx1100" else 64
    wanted = count(target, TYPES[type_], offsets, block, wave)
    if found is None:
        assert not wanted["waves"]
    else:
        assert {name: getattr(found, name) for name in wanted} == wanted


def of_wave(addresses: Any) -> SiteCount:
    return run("gfx942", "i32", 4, np.asarray(addresses)[None, :], 64)


def test_the_measured_counters_of_mi300x() -> None:
    """Of waves of 4 bytes a lane, two public measurements: 16 and 64 accesses, 4 and 64 look-ups, coalescing 100 and 25 %."""
    lane = np.arange(64)
    for addresses, accesses, lookups, percent in ((4 * lane, 16, 4, 100), (4096 * lane, 64, 64, 25)):
        found = of_wave(addresses).lines
        assert found is not None
        assert (found.ta_accesses, found.tag_lookups, found.coalescing_percent) == (accesses, lookups, percent)


@pytest.mark.parametrize(
    ("addresses", "shape"),
    [
        (4 * np.arange(64), "contiguous"),
        (np.full(64, 400), "broadcast"),
        (400 - 4 * np.arange(64), "stride -4"),
        (24 * np.arange(64), "stride 24"),
        (np.arange(64) // 8 * 1024 + np.arange(64) % 8 * 4, "8 rows of 8 x 4 bytes, step 1024"),
        (4 * (np.arange(64) ^ 5), "permuted"),
        (np.arange(64) ** 2 * 4, "gather"),
        (np.where(np.arange(64) == 9, 64, -1), "one lane"),
        (np.where(np.arange(64) % 3 == 1, 12 * np.arange(64), -1), "stride 12"),
    ],
    ids=["contiguous", "broadcast", "backwards", "stride", "rows", "permuted", "gather", "one lane", "every third"],
)
def test_shapes(addresses: Any, shape: str) -> None:
    found = of_wave(np.where(addresses < 0, -1, addresses)).lines
    assert found is not None
    assert found.words == shape


def test_a_shape_that_varies_is_that_of_the_first_wave() -> None:
    rounds = np.stack([4 * np.arange(64), 8 * np.arange(64)])
    found = run("gfx942", "i32", 4, rounds, 64)
    assert found.lines is not None and isinstance(found.static, StaticLines)
    assert (found.lines.words, found.lines.vector_bytes) == ("contiguous, varies", 16)
    assert found.static.vector_bytes == 4 and "no two lanes in a row are neighbours" in found.static.why_not_wider
    assert run("gfx942", "i32", 4, rounds[::-1], 64).lines.words == "stride 8, varies"  # type: ignore[union-attr]


MIXED = """
target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %l = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %lf = addrspacecast ptr addrspace(3) %l to ptr
  %g = getelementptr i32, ptr addrspace(1) %a, i32 %x
  %gf = addrspacecast ptr addrspace(1) %g to ptr
  %odd = trunc i32 %x to i1
  %p = select i1 %odd, ptr %lf, ptr %gf
  store i32 %x, ptr %p, align 4
  ret void
}
"""


def test_lanes_of_a_lowered_block_and_of_a_buffer_count_together() -> None:
    """Two kinds of memory for host code, one execution of an access to global memory."""
    for lowered in (False, True):
        module = swlds.parse(MIXED)
        if lowered:
            module = swlds.lower(module, instrument=False)
        kernel = swlds.Device("gfx942", engine="both").load(module)["k"]
        sites = kernel.profile(2, 128, [np.zeros(128, np.uint32)]).sites
        site = next(s for s in sites if s.what == "store 4 B global" and "%x" in s.instruction)
        assert site.executions == 4 and site.lines is not None
        assert (site.lines.waves, site.lines.requested_bytes) == (4, 1024 if lowered else 512)


def test_copies_of_any_length_have_no_lines() -> None:
    text = """
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n, i1 false)
  ret void
}
"""
    kernel = swlds.Device("gfx942", engine="both").load(swlds.parse(text))["k"]
    profile = kernel.profile(1, 1, [np.zeros(64, np.uint8), np.zeros(64, np.uint8), np.uint64(48)])
    assert [site.lines for site in profile.sites] == [None, None]
    assert profile.totals["global"]["efficiency"] is None


PROVED = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
define amdgpu_kernel void @k(ptr addrspace(1) align 256 %a, i32 %n) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = lshr i32 %x, 3
  %in = and i32 %x, 7
  %far = mul i32 %row, 260
  %at = add i32 %far, %in
  %yrow = mul i32 %y, 4096
  %p1 = getelementptr i32, ptr addrspace(1) %a, i32 %x
  %p2 = getelementptr i32, ptr addrspace(1) %a, i32 %at
  %p3 = getelementptr [4 x i32], ptr addrspace(1) %a, i32 %x
  %t = xor i32 %x, 3
  %yt = add i32 %yrow, %t
  %p4 = getelementptr i16, ptr addrspace(1) %a, i32 %yt
  %q = mul i32 %x, %x
  %p5 = getelementptr i32, ptr addrspace(1) %a, i32 %q
  %p6 = getelementptr i8, ptr addrspace(1) %p3, i32 2
  %v1 = load volatile i32, ptr addrspace(1) %p1, align 4
  %v2 = load volatile i32, ptr addrspace(1) %p2, align 4
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p3, align 16
  %v4 = load volatile i16, ptr addrspace(1) %p4, align 2
  %v5 = load volatile i32, ptr addrspace(1) %p5, align 4
  %v6 = load volatile <3 x i16>, ptr addrspace(1) %p6, align 2
  %few = icmp ult i32 %x, 21
  br i1 %few, label %some, label %loop
some:
  %old = atomicrmw add ptr addrspace(1) %p2, i32 1 monotonic
  br label %loop
loop:
  %i = phi i32 [0, %entry], [0, %some], [%next, %loop]
  %li = shl i32 %i, 12
  %lx = add i32 %li, %x
  %p7 = getelementptr i32, ptr addrspace(1) %a, i32 %lx
  store volatile i32 %x, ptr addrspace(1) %p7, align 4
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 5
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""


@pytest.mark.parametrize("block", [(64,), (200,), (16, 16), (24, 5)], ids=str)
@pytest.mark.parametrize("target", ["gfx942", "gfx90a", "gfx1100"])
def test_proved_lines_are_those_counted(target: str, block: tuple[int, ...]) -> None:
    """Of every access, in groups of one and of several dimensions and with waves in part; what the IR does not prove, an
    assumption does."""
    kernel = swlds.Device(target, engine="both").load(swlds.parse(PROVED))["k"]
    profile = kernel.profile(3, block, [np.zeros(1 << 18, np.uint8), np.uint32(1)], checks="memcheck")
    assert len(profile.sites) == 8
    for site in profile.sites:
        assert site.lines is not None and site.static is not None
        assert (site.static.verdict, site.static.premises) == ("proved", ()), site
        assert isinstance(site.static, StaticLines)
        assert site.static.vector_bytes <= site.lines.vector_bytes, "no more is sure than what is seen"
        assert site.lines.lines * site.static.waves == site.static.lines * site.executions  # type: ignore[union-attr]


def test_an_assumption_proves_what_the_module_does_not_say() -> None:
    text = PROVED.replace("align 256 %a", "%a")
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    args = [np.zeros(1 << 18, np.uint8), np.uint32(1)]
    for assume, premise in (((), "%a is a multiple of 128"), (("a:align=256",), None)):
        static = kernel.profile(1, 64, args, assume=assume).sites[0].static
        assert static is not None
        assert static.verdict == "under-assumption"
        assert (premise in static.premises) if premise else ("assumed: a:align=256" in static.premises)


@settings(max_examples=200)
@given(
    st.sampled_from([1, 2, 4, 8, 16]), st.integers(0, 31), st.sampled_from([1, 2, 4, 8, 16, 32]), st.integers(0, 3),
    st.randoms(use_true_random=False),
)  # fmt: skip
def test_widths_are_those_of_groups_of_lanes(size: int, start: int, run: int, off: int, random: Any) -> None:
    """Held against every group of lanes by itself."""
    lane = np.arange(64)
    rows = np.array([random.randrange(8) * 64 for _ in range(64)])[lane // run]
    places = rows * size + lane % run * size
    active = np.array([random.random() < 0.8 for _ in range(16)])[lane // 4] | (off != 1)
    offsets, first = np.where(active, places, 0), start * size
    wanted = size
    for width in (2, 4, 8, 16):
        if width <= size:
            continue
        groups = [range(k, k + width // size) for k in range(0, 64, width // size)]
        used = [g for g in groups if any(active[g])]
        is_wide = all(
            all(active[g])
            and (first + offsets[g[0]]) % width == 0
            and all(offsets[k] == offsets[g[0]] + (k - g[0]) * size for k in g)
            for g in used
        )
        if not is_wide:
            break
        wanted = width
    assert widest_access(offsets, active, first, size) == wanted
