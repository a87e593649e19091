"""LDS passes, cycles and bank conflicts as launches count them: published counters, the definition of the model, both engines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import exec_support
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lds_kernels import LDS_SIZE, Access, cost_by_definition, profile_accesses, write_kernel
from paths import ROOT

import swlds
from swlds.layouts.bank_rows import find_row
from swlds.layouts.banks import Kind, Pattern, pass_direction, split_access
from swlds.report.bank_costs import LdsCost


def cost(access: Access, cpu: str = "gfx942") -> LdsCost:
    """What one wave's execution costs."""
    [site] = [s for s in profile_accesses([access], cpu).sites if s.space == "lds"]
    assert site.lds is not None
    return site.lds


def extra(kind: Kind, size: int, place: Callable[[int], int], cpu: str = "gfx942", waves: int = 1) -> int:
    return cost(Access(kind, size, [place(item) for item in range(64 * waves)]), cpu).extra_cycles


# Published counters ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "strides", "published"),
    [
        (4, [4, 8, 16, 32, 64, 128], [0, 2, 6, 14, 30, 62]),
        (8, [8, 16, 32, 64, 128], [0, 4, 12, 28, 60]),
        (16, [16, 32, 64, 128], [0, 8, 24, 56]),
    ],
)
def test_strides_on_gfx942(size: int, strides: list[int], published: list[int]) -> None:
    """Reads of lanes a stride apart (optimization guide, MI300X)."""
    assert [extra("read", size, lambda k, s=s: k * s) for s in strides] == published  # type: ignore[misc]


@pytest.mark.parametrize("lanes", [1, 2, 7, 32])
def test_lanes_on_one_bank_on_mi250(lanes: int) -> None:
    """One lane: two cycles; each further lane of its half one more (LDS tutorial of rocprofiler-compute)."""
    found = cost(Access("read", 4, [k * 128 if k < lanes else None for k in range(64)]), "gfx90a")
    assert (found.base_cycles, found.extra_cycles, found.evidence) == (2, lanes - 1, "measured")


def test_writes_of_8_bytes_on_gfx950() -> None:
    """At most 60 (HipKittens)."""
    assert extra("write", 8, lambda k: k * 128, "gfx950") == 60


@pytest.mark.parametrize(("row", "wanted"), [(128, 60), (132, 0)])
def test_column_of_halves(row: int, wanted: int) -> None:
    """16 rows of so many halves, 8 bytes a lane: 15 in each of 4 phases."""
    assert extra("read", 8, lambda k: 2 * (k % 16) * row + 8 * (k // 16)) == wanted


def _row_major(m: int, k: int) -> int:
    return 64 * m + 2 * k


def _column_major(m: int, k: int) -> int:
    return 128 * k + 2 * m


def _padded(m: int, k: int) -> int:
    return 68 * m + 2 * k


def _swizzled(m: int, k: int) -> int:
    """Two rows in a line of 128 bytes, its groups of 16 bytes permuted by the line's number."""
    line, group = m // 2, m % 2 * 4 + k // 8
    return 128 * line + 16 * (group ^ line % 8) + 2 * (k % 8)


TILES: list[tuple[str, Callable[[int, int], int], str, int, str, int]] = [
    ("row-major", _row_major, "rows", 16, "gfx942", 448),
    ("row-major", _row_major, "rows", 16, "gfx950", 448),
    ("swizzled", _swizzled, "rows", 16, "gfx942", 192),
    ("column-major", _column_major, "columns", 16, "gfx950", 192),
    ("padded", _padded, "rows", 4, "gfx950", 96),
    ("swizzled, wide reads", _swizzled, "wide", 16, "gfx950", 0),
]


@pytest.mark.parametrize(("name", "place", "how", "align", "cpu", "published"), TILES)
def test_tile_of_64_by_32_halves(
    name: str, place: Callable[[int, int], int], how: str, align: int, cpu: str, published: int
) -> None:
    """CK's transposition of a tile by four waves: each work-item has 8 halves of a row of it, then 8 of a column."""
    items = range(256)
    wide = [place(t // 4, t % 4 * 8) for t in items]
    if how == "columns":  # 8 writes of a half each, then 16 bytes along m
        accesses = [Access("write", 2, [place(t // 4, t % 4 * 8 + j) for t in items]) for j in range(8)]
        accesses.append(Access("read", 16, [place(t % 8 * 8, t // 8) for t in items]))
    elif how == "rows":  # a row's 16 bytes, then 8 reads of a half each
        accesses = [Access("write", 16, wide, align)]
        accesses += [Access("read", 2, [place(t % 8 * 8 + j, t // 8) for t in items]) for j in range(8)]
    else:
        accesses = [Access("write", 16, wide), Access("read", 16, wide)]
    assert profile_accesses(accesses, cpu).totals["lds"]["extra_cycles"] == published


@pytest.mark.parametrize(
    ("name", "once", "trips", "trip"),
    [
        ("f16_64.unpadded", 48, 16, 320),
        ("f16_64.padding64", 0, 16, 0),
        ("f32_64.unpadded", 480, 64, 576),
        ("f32_64.padding64", 32, 64, 56),
    ],
)
def test_attention_of_iree(name: str, once: int, trips: int, trip: int) -> None:
    """One work-group of four waves; a trip's figures from LLVM's assembly of the kernels, by hand."""
    type_ = np.float16 if name.startswith("f16") else np.float32
    given = [np.random.default_rng(k).standard_normal((1024, 64)).astype(type_) for k in range(3)]
    module = swlds.parse(ROOT / "testdata" / "iree" / f"{name}.ll")
    kernel = swlds.Device("gfx942", engine=_engine(name)).load(module).only(None)
    found = kernel.profile(1, None, [*given, np.zeros((1024, 64), np.float32)], checks="memcheck")
    assert found.totals["lds"]["extra_cycles"] == 4 * (once + trips * trip)


def _engine(name: str) -> str:
    """The reference engine takes some seconds for each: both for one of them."""
    return "both" if exec_support.LONG_RUN or name == "f16_64.padding64" else "wave"


@pytest.mark.parametrize(("size", "start"), [(8, 4), (16, 4), (16, 8), (12, 4)])
def test_misaligned_rows(size: int, start: int) -> None:
    """All lanes a word or two beside what the pass needs: no conflicts, a stall."""
    step = 16 if size == 12 else size
    found = cost(Access("read", size, [step * k + start for k in range(64)], 1))
    assert (found.misaligned, found.extra_cycles) == (1, 0)
    assert cost(Access("read", size, [step * k for k in range(64)], 1)).misaligned == 0


# The definition ----------------------------------------------------------------------------------------------

CPUS = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")


@st.composite
def accesses(draw: st.DrawFn) -> Access:
    """Of two waves or three, the last one not full: rows, rows of rows, XORs, or anything; some lanes do not."""
    kind = draw(st.sampled_from(["read", "write", "atomic"]))
    size = draw(st.sampled_from([4] if kind == "atomic" else [1, 2, 4, 8, 12, 16, 32]))
    align = draw(st.sampled_from([a for a in (1, 2, 4, 8, 16) if a <= max(size, 4)])) if kind != "atomic" else 4
    group = draw(st.sampled_from([64, 128, 150]))
    a, b, shift, start = (draw(st.integers(0, most)) for most in (300, 300, 6, 500))
    some = draw(st.sampled_from([lambda k: True, lambda k: k % 3 != 1, lambda k: k > 70, lambda k: k % 64 == 5]))
    data = np.random.default_rng(draw(st.integers(0, 99))).integers(0, LDS_SIZE, group)
    place: Callable[[int], int] = draw(
        st.sampled_from(
            [
                lambda k: k * a + start,
                lambda k: (k >> shift) * b + (k & (1 << shift) - 1) * a,
                lambda k: k * a ^ (k >> shift) * b,
                lambda k: int(data[k]),
            ]
        )
    )
    offsets = [place(k) % (LDS_SIZE - 64) & -align if some(k) else None for k in range(group)]
    return Access(kind, size, offsets, align)


@given(st.lists(accesses(), min_size=2, max_size=5), st.sampled_from(CPUS))
@settings(max_examples=2000 if exec_support.LONG_RUN else 20)
def test_counts_are_those_of_the_definition(found: list[Access], cpu: str) -> None:
    """Sums over the waves, on both engines, with all patterns."""
    group = len(found[0].offsets)
    found = [a for a in found if len(a.offsets) == group]
    profile = profile_accesses(found, cpu)
    sites = [s for s in profile.sites if s.space == "lds"]
    lanes = profile.wave_size
    executed = [a for a in found if any(o is not None for o in a.offsets)]
    for access, site in zip(executed, sites, strict=True):
        padded = [*access.offsets, *[None] * (-group % lanes)]
        waves = [padded[k : k + lanes] for k in range(0, len(padded), lanes)]
        waves = [wave for wave in waves if any(o is not None for o in wave)]
        align = access.align or min(access.size, 16)
        each = [cost_by_definition(cpu, access.kind, access.size, align, wave) for wave in waves]
        sums = [sum(column) for column in zip(*each, strict=True)]
        assert site.lds is not None
        got = site.lds
        assert [got.passes, got.base_cycles, got.extra_cycles, got.same_address, got.misaligned] == [
            *sums[:3],
            *sums[4:],
        ]
        assert got.worst_way == max(cost[3] for cost in each)
        assert sum(p.weight for p in profile.patterns(site)) == site.executions == len(waves)
        _check_example(got, access, waves, cpu)


def _check_example(got: LdsCost, access: Access, waves: list[list[int | None]], cpu: str) -> None:
    """The two lanes of some wave want these words, which lie in that bank."""
    if got.example is None:
        assert got.worst_way == 1
        return
    example = got.example
    for offset, lane in zip(example.offsets, example.lanes, strict=True):
        touched = [o for w in waves if (o := w[lane]) is not None]
        assert any(o // 4 * 4 <= offset < o + access.size for o in touched)
    passes = split_access(access.kind, access.size, access.align or min(access.size, 16))
    banks = {find_row(cpu, len(waves[0]), pass_direction(access.kind), p.bytes).banks for p in passes}
    assert any({offset // 4 % count for offset in example.offsets} == {example.bank} for count in banks)
    assert example.offsets[0] != example.offsets[1]


# Patterns ----------------------------------------------------------------------------------------------------

LOOP = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [8192 x i32] poison, align 16
@other = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-cpu"="gfx942" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%next, %loop]
  %row = mul i32 %i, 64
  %sum = add i32 %row, %x
  BODY
  %next = add i32 %i, 1
  %over = icmp eq i32 %next, 100
  br i1 %over, label %end, label %loop
end:
  ret void
}
"""
ROW = "%p = getelementptr i32, ptr addrspace(3) @tile, i32 %sum\n  store i32 %i, ptr addrspace(3) %p, align 4"


def launch(body: str, **options: Any) -> Any:
    kernel = swlds.Device("gfx942").load(LOOP.replace("BODY", body))["k"]
    return kernel.launch(3, 64, [np.zeros(64, np.uint32)], **{"checks": "memcheck", "profile": True, **options})


def test_rows_of_a_loop_are_one_pattern() -> None:
    profile = launch(ROW).profile
    [pattern] = profile.patterns(0)
    assert pattern == Pattern("write", 4, 4, tuple(range(0, 256, 4)), (1 << 64) - 1, 300)
    assert profile.has_all_patterns(0)


def test_exact_patterns() -> None:
    """Each trip has its own place in LDS, as an XOR swizzle needs it; the costs are the same."""
    exact, moved = (launch(ROW, exact_patterns=on).profile for on in (True, False))
    assert exact == moved
    rows = sorted(p.offsets for p in exact.patterns(0))
    start = exact.lds_offsets["tile"]
    assert rows == [tuple(range(start + 256 * k, start + 256 * k + 256, 4)) for k in range(100)]
    assert {p.weight for p in exact.patterns(0)} == {3}


def test_more_patterns_than_are_kept() -> None:
    """Each trip has its own; the sums are of all, the patterns a sample, the same on both engines."""
    scattered = ROW.replace("i32 %sum\n", "i32 %place\n")
    body = f"%far = mul i32 %x, %i\n  %mixed = xor i32 %far, %row\n  %place = and i32 %mixed, 4095\n  {scattered}"
    for trips, is_complete in ((100, True), (1500, False)):
        text = LOOP.replace("BODY", body).replace("%next, 100", f"%next, {trips}")
        kernel = swlds.Device("gfx942").load(text)["k"]
        profile = kernel.profile(3, 64, [np.zeros(64, np.uint32)], checks="memcheck")
        [site] = [s for s in profile.sites if s.space == "lds"]
        assert site.lds is not None
        assert (site.executions, site.lds.passes, site.lds.base_cycles) == (3 * trips, 3 * trips, 6 * trips)
        assert profile.has_all_patterns(site) is is_complete
        patterns = profile.patterns(site)
        assert len(patterns) == (256 if not is_complete else len(set(patterns)))
        assert all(p.weight % 3 == 0 for p in patterns)


@pytest.mark.parametrize("cpu", ["gfx942", "gfx950", "gfx1100"])
@pytest.mark.parametrize(
    ("kind", "size", "align"),
    [
        *[("read", size, size) for size in (1, 4, 8, 16)],
        *[("write", 12, 4), ("write", 16, 8), ("write", 32, 16), ("read", 16, 1), ("read", 4, 1)],
        *[("atomic", 4, 4), ("atomic", 2, 2), ("atomic", 4, 2)],
    ],
)
def test_patterns_that_are_never_alike(kind: Kind, size: int, align: int, cpu: str) -> None:
    """More than host code has slots for: it counts those that give way itself, or hands them to Python."""
    trips, lanes = 60, 64 if cpu.startswith("gfx9") else 32
    rng = np.random.default_rng(size * align)
    table = rng.integers(0, 600, (trips, lanes)).astype(np.int32) * 4 + (align < 4) * rng.integers(0, 2, (trips, 1)) * 2
    table = np.where(rng.integers(0, 4, table.shape) > 0, table & -align, -1).astype(np.int32)
    access = Access(kind, size, [0] * lanes, align)
    text = write_kernel([access], lanes, cpu).replace(
        "%i0 = add i32 %x, 0",
        f"""br label %loop
loop:
  %n = phi i32 [0, %0], [%next, %end0]
  %row = mul i32 %n, {lanes}
  %i0 = add i32 %x, %row""",
    )
    last = f"""  %next = add i32 %n, 1
  %over = icmp eq i32 %next, {trips}
  br i1 %over, label %out, label %loop
out:
  ret void"""
    kernel = swlds.Device(cpu, engine="both").load(swlds.parse(text.replace("  ret void", last)))["k"]
    profile = kernel.profile(1, lanes, [table], checks="none")
    [site] = [s for s in profile.sites if s.space == "lds"]
    rows = [[None if o < 0 else o for o in row] for row in table.tolist()]
    sums = np.array([cost_by_definition(cpu, kind, size, align, row) for row in rows]).sum(axis=0).tolist()
    got = site.lds
    assert got is not None and site.executions == trips
    assert [got.passes, got.base_cycles, got.extra_cycles, got.same_address, got.misaligned] == [*sums[:3], *sums[4:]]
