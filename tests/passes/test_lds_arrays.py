"""swizzle-lds and pad-lds: what they make computes the same, costs what they say, and what they leave they name."""

from __future__ import annotations

import contextlib
import json
import re
from pathlib import Path

import exec_support
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lds_tiles import HEAD, Tile, make_tile, write_module

import swlds
from swlds.analysis.addresses import AddressAnalysis
from swlds.analysis.lds_patterns import PatternAnalysis, Shape
from swlds.device.launch_options import LaunchOptions
from swlds.ir.model import Module
from swlds.layouts.banks import Pattern, sum_costs
from swlds.layouts.pattern_file import Observed, PatternFile, read_patterns
from swlds.report.observed import collect_patterns

CYCLES = re.compile(r": (\d+) cycles \((\d+) of them bank conflicts\) become (\d+) \((\d+)\)")


def launch(module: Module, tile: Tile) -> tuple[bytes, set[str]]:
    """What it writes, and the kinds of its findings: without debug info each piece of a wide access has a place of its own."""
    source = np.arange(tile.rows * tile.row, dtype=np.uint8)
    out = np.zeros_like(source)
    result = swlds.Device("gfx942").load(module)["k"].launch((1,), (tile.items,), [source, out])
    return out.tobytes(), {finding.kind for finding in result.findings}


def total(module: Module, items: int) -> tuple[int, int] | None:
    """(base + extra, extra) cycles of all predicted patterns; None where a map has so many steps that they are not known."""
    analysis = PatternAnalysis(AddressAnalysis(module), Shape((items, 1, 1), 64))
    found = [prediction for f in module.defined_functions for prediction in analysis.predict(f)]
    if not all(prediction.verdict == "proved" for prediction in found):
        return None
    base, extra = sum_costs("gfx942", [p for prediction in found for p in prediction.patterns])
    return base + extra, extra


PASSES = ["swizzle-lds<limit=1;fallback=none>", "swizzle-lds<limit=1>", "pad-lds", "swizzle-lds<limit=1;form=iree>"]


@settings(max_examples=50 if exec_support.LONG_RUN else 20)
@given(st.integers(0, 1 << 32), st.sampled_from(PASSES))
def test_tiles(seed: int, passes: str) -> None:
    check_tile(seed, passes)


@pytest.mark.parametrize("seed", [1479, 1018835])
def test_a_tile_of_words_that_are_written_in_part(seed: int) -> None:
    """Wide loads of them become pieces, of which the buffer takes what is undefined as it does of the whole."""
    check_tile(seed, "swizzle-lds<limit=1;fallback=none>")


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 2000, 100))
def test_many_tiles(first: int) -> None:
    for seed in range(first, first + 100):
        check_tile(seed, PASSES[seed % len(PASSES)])


def check_tile(seed: int, passes: str) -> None:
    """What a pass makes computes the same and costs what it says; what it leaves is as it was."""
    tile = make_tile(seed)
    module = swlds.parse(write_module(tile))
    changed = swlds.opt(module, passes, mcpu="gfx942", verify_each=True)
    before, after = total(module, tile.items), total(changed, tile.items)
    (remark,) = changed.remarks
    if remark.kind == "passed":
        said = CYCLES.search(remark.text)
        assert said is not None and (int(said[1]), int(said[2])) == before and int(said[3]) < before[0], remark.text
        if after is not None:
            assert (int(said[3]), int(said[4])) == after, remark.text
        assert launch(changed, tile) == launch(module, tile)
    else:
        assert str(changed) == str(swlds.opt(module, "")), remark.text


@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
@pytest.mark.parametrize("passes", ["swizzle-lds", "pad-lds", "swizzle-lds<form=iree>", "swizzle-lds,lower-lds"])
def test_transpose_of_clang(level: str, passes: str) -> None:
    module = swlds.parse(f"testdata/peers/asan/transpose_unpad.{level}.ll")
    changed = swlds.opt(module, passes, block=(32, 8))
    said = CYCLES.search(changed.remarks[0].text)
    # Unrolled, there are four accesses for one.
    assert said is not None and int(said[2]) == (992 if level == "O2" else 248) and int(said[4]) == 0
    matrix, out = np.arange(64 * 64, dtype=np.float32).reshape(64, 64), np.zeros((64, 64), np.float32)
    result = swlds.Device("gfx942").load(changed).only(None).launch((2, 2), (32, 8), [matrix, out, np.int32(64)])
    assert not result.findings and (out == matrix.T).all()


TILE = "@t = internal addrspace(3) global [32 x [32 x float]] poison, align 16\n"
START = """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [32 x [32 x float]], ptr addrspace(3) @t, i32 0, i32 %x, i32 0
  store float 1.0, ptr addrspace(3) %p, align 4
"""
END = "  ret void\n}\n!0 = !{i32 32, i32 1, i32 1}\n"


def remark_of(body: str, *, tile: str = TILE, passes: str = "swizzle-lds", more: str = "", **options: object) -> str:
    module = swlds.parse(HEAD + tile + more + START + body + END)
    changed = swlds.opt(module, passes, **{"mcpu": "gfx942", **options})  # type: ignore[arg-type]
    kinds = {r.kind for r in changed.remarks if "@t" in r.text}
    assert kinds == {"missed"}, changed.remarks
    assert str(changed) == str(swlds.opt(module, ""))
    return next(r.text for r in changed.remarks if "@t" in r.text)


REFUSED = {
    "stored": ("  store ptr addrspace(3) %p, ptr addrspace(1) %out\n", "its address is stored"),
    "a number": (
        "  %i = ptrtoint ptr addrspace(3) %p to i32\n  store i32 %i, ptr addrspace(1) %out\n",
        "becomes a number",
    ),
    "compared": (
        "  %c = icmp eq ptr addrspace(3) %p, null\n  %z = zext i1 %c to i8\n  store i8 %z, ptr addrspace(1) %out\n",
        "is compared",
    ),
    "called": ("  call void @f(ptr addrspace(3) %p)\n", "is given to @f"),
    "another": (
        "  %s = select i1 undef, ptr addrspace(3) %p, ptr addrspace(3) @u\n  store float 2.0, ptr addrspace(3) %s\n",
        "may reach another object",
    ),
    "set": (
        "  call void @llvm.memset.p3.i32(ptr addrspace(3) @t, i8 0, i32 64, i1 false)\n",
        "no load, store or atomic",
    ),
    "direct": (
        "  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %out, ptr addrspace(3) @t, i32 4, i32 0, i32 0)\n",
        "lower-dma makes such",
    ),
    "constant number": (
        "  store i32 ptrtoint (ptr addrspace(3) @t to i32), ptr addrspace(1) %out\n",
        "becomes a number",
    ),
    "in a global": ("", "its address stands in @g"),
    "number as address": (
        "  %i = mul i32 %n, 128\n  %j = inttoptr i32 %i to ptr addrspace(3)\n  store i32 1, ptr addrspace(3) %j, align 4\n",
        "accessed by a number",
    ),
    "null as base": (
        "  %j = getelementptr i8, ptr addrspace(3) null, i32 %n\n  store i32 1, ptr addrspace(3) %j, align 4\n",
        "accessed by a number",
    ),
    "loaded pointer": (
        "  %j = load ptr addrspace(3), ptr addrspace(1) %out\n  store i32 1, ptr addrspace(3) %j, align 4\n",
        "a pointer from elsewhere",
    ),
    "assembly": ('  call void asm sideeffect "ds_write_b32 $0, $1", "v,v"(i32 %x, i32 %n)\n', "assembly accesses LDS"),
}
MORE = {
    "called": "declare void @f(ptr addrspace(3))\n",
    "another": "@u = internal addrspace(3) global [4 x float] poison\n",
    "set": "declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)\n",
    "direct": "declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)\n",
    "in a global": "@g = addrspace(1) global ptr addrspace(3) @t\n",
}


@pytest.mark.parametrize("passes", ["swizzle-lds", "pad-lds"])
@pytest.mark.parametrize("case", REFUSED)
def test_what_is_in_the_way_is_named(case: str, passes: str) -> None:
    body, reason = REFUSED[case]
    assert reason in remark_of(body, more=MORE.get(case, ""), passes=passes)


@pytest.mark.parametrize(
    ("tile", "reason"),
    [
        ("@t = external addrspace(3) global [32 x [32 x float]], align 16\n", "another module defines it"),
        ("@t = external addrspace(3) global [0 x [32 x float]], align 16\n", "say dynamic-bytes=N"),
        (TILE.replace(", align 16", ", align 16, !absolute_symbol !1") + "!1 = !{i32 0, i32 1}\n", "a fixed address"),
    ],
)
def test_variables_that_stay(tile: str, reason: str) -> None:
    assert reason in remark_of("", tile=tile)


def test_dynamic_lds() -> None:
    """Alone it is swizzled; beside another, or LDS parameters, it is not."""
    tile = "@t = external addrspace(3) global [0 x [32 x float]], align 16\n"
    passes = "swizzle-lds<dynamic-bytes=4096>"
    changed = swlds.opt(swlds.parse(HEAD + tile + START + END), passes, mcpu="gfx942")
    assert changed.remarks[0].kind == "passed"
    other = "@u = external addrspace(3) global [0 x i8]\n"
    use = "  store i8 0, ptr addrspace(3) @u\n"
    assert "so is @u" in remark_of(use, tile=tile, more=other, passes=passes)


def test_an_atomic_stays_whole() -> None:
    body = "  %old = atomicrmw add ptr addrspace(3) %p, i64 1 monotonic, align 8\n"
    tile = TILE.replace("32 x [32 x float]", "32 x [16 x i64]")
    changed = swlds.opt(swlds.parse(HEAD + tile + START + body + END), "swizzle-lds", mcpu="gfx942", verify_each=True)
    assert changed.remarks[0].kind == "passed" and "i64 1 monotonic, align 8" in str(changed)
    assert "group_bytes=4" not in changed.remarks[0].text


def test_unknown_processors_and_groups() -> None:
    assert "banks of gfx1250 are not known" in remark_of("", mcpu="gfx1250")
    module = swlds.parse((HEAD + TILE + START + END).replace(" !reqd_work_group_size !0", ""))
    assert "say --block" in swlds.opt(module, "swizzle-lds").remarks[0].text
    assert swlds.opt(module, "swizzle-lds", block=(32,)).remarks[0].kind == "passed"
    assert "say --block" in swlds.opt(module.clone(), "pad-lds").remarks[0].text


@pytest.mark.parametrize(
    ("passes", "options", "message"),
    [
        ("swizzle-lds<variable=nix>", {}, "no LDS variable @nix"),
        ("swizzle-lds<map=cute(1,2)>", {}, "cute three"),
        ("swizzle-lds<map=xor(1,2)>", {}, "expected xor_shuffle"),
        ("swizzle-lds<map=xor_shuffle(100,3)>", {}, "xor_shuffle"),
        ("swizzle-lds<map=xor(7:0x80)/4>", {}, "does not lie below that bit"),
        ("swizzle-lds<map=xor(7:0x4)/16>", {}, "groups of 16 bytes"),
        ("swizzle-lds<map=xor(7)/4>", {}, "bit:mask pairs"),
        ("swizzle-lds<map=xor(7:0x10,7:0x20)/16>", {}, "each bit once"),
        ("swizzle-lds<map=xor(40:0x10)/16>", {}, "none above 18"),
        ("swizzle-lds<map=xor(7:4)/4;form=iree>", {}, "leave one out"),
        ("swizzle-lds<frm=iree>", {}, "no parameter 'frm'"),
        ("pad-lds<bytes=6>", {}, "no multiple of 4"),
        ("swizzle-lds", {"block": (0,)}, "work-items"),
        ("swizzle-lds", {"block": (2048,)}, "work-items"),
        ("swizzle-lds", {"kernel": "nix", "block": (32,)}, "no kernel 'nix'"),
    ],
)
def test_wrong_words(passes: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(swlds.SwldsError, match=re.escape(message)):
        swlds.opt(swlds.parse(HEAD + TILE + START + END), passes, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "map_", ["xor_shuffle(32,1,32,1)*4", "cute(5,0,5)*4", "xor_shuffle(128,4)", "xor(7:4,8:8,9:0x10,10:0x20,11:0x40)/4"]
)
def test_given_maps(map_: str) -> None:
    """The rows' number XORed onto the column: four spellings of one map."""
    changed = swlds.opt(swlds.parse(HEAD + TILE + START + END), f"swizzle-lds<map={map_}>", mcpu="gfx942")
    assert "7: 0x4, 8: 0x8, 9: 0x10, 10: 0x20, 11: 0x40" in changed.remarks[0].text
    best = swlds.opt(swlds.parse(HEAD + TILE + START + END), "swizzle-lds", mcpu="gfx942")
    assert total(changed, 32) == total(best, 32) == (2, 0)


def test_a_given_map_that_does_not_fit() -> None:
    tile = TILE.replace("[32 x [32 x float]]", "[32 x [33 x float]]")
    assert "no multiple of" in remark_of(
        "", tile=tile.replace("32 x [33", "31 x [33"), passes="swizzle-lds<map=cute(5,0,5)*4>"
    )


SIZED = """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
  call void @f()
  ret void
}
define internal void @f() {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [32 x [32 x float]], ptr addrspace(3) @t, i32 0, i32 %x, i32 0
  store float 1.0, ptr addrspace(3) %p, align 4
  ret void
}
attributes #0 = { "amdgpu-lds-size"="4096" "uniform-work-group-size"="true" }
!0 = !{i32 32, i32 1, i32 1}
"""


def test_padding_ends_what_the_kernel_says_of_its_lds() -> None:
    changed = str(swlds.parse(str(swlds.opt(swlds.parse(HEAD + TILE + SIZED), "pad-lds", mcpu="gfx942"))))
    assert "amdgpu-lds-size" not in changed and '"uniform-work-group-size"="true"' in changed
    assert "[4224 x i8]" in changed


@pytest.mark.parametrize(
    ("start", "access"),
    [
        (12, "load i64, ptr addrspace(3) %q, align 4"),
        (24, "load <8 x bfloat>, ptr addrspace(3) %q, align 8"),
        (4, "load <3 x float>, ptr addrspace(3) %q, align 4"),
        (14, "load i32, ptr addrspace(3) %q, align 2"),
    ],
)
def test_a_constant_place_in_a_row(start: int, access: str) -> None:
    """What its alignment does not say, its offset does."""
    body = f"  %q = getelementptr i8, ptr addrspace(3) %p, i32 {start}\n  %v = {access}\n"
    changed = swlds.opt(swlds.parse(HEAD + TILE + START + body + END), "pad-lds", mcpu="gfx942", verify_each=True)
    assert changed.remarks[0].kind == "passed", changed.remarks[0].text
    beyond = body.replace(f"i32 {start}\n", "i32 126\n")
    assert "over the end of a row" in remark_of(beyond, passes="pad-lds")


def test_uniform_places_count_once() -> None:
    """An access at a place that an argument gives weighs as much as one at a known place."""
    body = "  %u = mul i32 %n, 64\n  %q = getelementptr i8, ptr addrspace(3) %p, i32 %u\n"
    body += "  store float 2.0, ptr addrspace(3) %q, align 4\n"
    changed = swlds.opt(swlds.parse(HEAD + TILE + START + body + END), "swizzle-lds", mcpu="gfx942")
    said = CYCLES.search(changed.remarks[0].text)
    assert said is not None and (int(said[1]), int(said[2])) == (2 * (2 + 31), 2 * 31), changed.remarks[0].text


GUARDED = """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %x, %n
  br i1 %c, label %in, label %end
in:
  %i = INDEX
  %p = getelementptr [32 x [32 x float]], ptr addrspace(3) @t, i32 0, i32 %i, i32 0
  store float 1.0, ptr addrspace(3) %p, align 4
  br label %end
end:
  ret void
}
"""


@pytest.mark.parametrize("passes", ["swizzle-lds", "pad-lds"])
@pytest.mark.parametrize(
    ("index", "assumption"),
    [
        ("add i32 %x, 0", "lanes past the end of the variable are idle"),  # 64 lanes, 32 rows: %n is at most 32
        ("sub i32 %x, 32", "lanes past the end of the variable are idle"),  # and here never below 33
        ("sub i32 31, %x", "lanes past the end of the variable are idle"),
        ("sub i32 %n, %x", "lanes past the end of the variable are idle"),  # rows downwards from one that is not known
    ],
)
def test_lanes_outside_are_idle(passes: str, index: str, assumption: str) -> None:
    """A condition that is not known keeps them out; the figures are those of the rows that there are."""
    changed = swlds.opt(
        swlds.parse(HEAD + TILE + GUARDED.replace("INDEX", index)), passes, mcpu="gfx942", kernel="k", block=(64, 1, 1)
    )
    said = CYCLES.search(changed.remarks[0].text)
    assert said is not None and (int(said[1]), int(said[2])) == (2 + 31, 31), changed.remarks[0].text
    assert f"assumed for 1: {assumption}" in changed.remarks[0].text


def test_rows_downwards_from_an_unknown_one() -> None:
    """Offsets below that of lane 0 are no offsets past the end."""
    body = GUARDED.replace("INDEX", "sub i32 %n, %x").replace("32 x [32", "64 x [32")
    tile = TILE.replace("32 x [32", "64 x [32")
    changed = swlds.opt(swlds.parse(HEAD + tile + body), "swizzle-lds", mcpu="gfx942", kernel="k", block=(64, 1, 1))
    said = CYCLES.search(changed.remarks[0].text)
    assert said is not None and (int(said[1]), int(said[4])) == (2 + 62, 0), changed.remarks[0].text
    assert "past the end" not in changed.remarks[0].text


@pytest.mark.parametrize("passes", ["swizzle-lds", "pad-lds"])
def test_an_access_outside_of_its_variable(passes: str) -> None:
    body = "  %q = getelementptr i8, ptr addrspace(3) %p, i32 8192\n  store float 2.0, ptr addrspace(3) %q, align 4\n"
    changed = swlds.opt(swlds.parse(HEAD + TILE + START + body + END), passes, mcpu="gfx942")
    assert changed.remarks[0].kind == "passed"
    assert "1 of 2 accesses are not known (it lies outside of the variable)" in changed.remarks[0].text


@pytest.mark.parametrize("map_", ["xor(14:4)/4", "cute(3,2,40)*4"])
def test_bits_that_no_offset_has(map_: str) -> None:
    assert "moves nothing in its 4096 bytes" in remark_of("", passes=f"swizzle-lds<map={map_}>")


def test_the_size_of_lds_is_asked_for() -> None:
    body = "  %s = call i32 @llvm.amdgcn.groupstaticsize()\n  store i32 %s, ptr addrspace(1) %out\n"
    more = "declare i32 @llvm.amdgcn.groupstaticsize()\n"
    assert "compute with the size of its LDS" in remark_of(body, more=more, passes="pad-lds")
    changed = swlds.opt(swlds.parse(HEAD + TILE + more + START + body + END), "swizzle-lds", mcpu="gfx942")
    assert changed.remarks[0].kind == "passed"


def test_a_selected_address() -> None:
    """Its place is not known, but its variable is: moved along, and left out of the figures."""
    body = "  %q = getelementptr i8, ptr addrspace(3) %p, i32 64\n  %c = icmp eq i32 %n, 3\n"
    body += "  %s = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) %q\n  %f = freeze ptr addrspace(3) %s\n"
    body += "  store float 2.0, ptr addrspace(3) %f, align 4\n"
    changed = swlds.opt(swlds.parse(HEAD + TILE + START + body + END), "swizzle-lds", mcpu="gfx942", verify_each=True)
    assert changed.remarks[0].kind == "passed" and "1 of 2 accesses are not known" in changed.remarks[0].text


def test_a_variable_without_accesses() -> None:
    """Also where a map is given, which asks nothing of the accesses."""
    more = "@b = internal addrspace(3) global [64 x [32 x float]] poison\n"
    for passes in ("swizzle-lds<map=xor(7:4)/4>", "swizzle-lds", "pad-lds"):
        changed = swlds.opt(swlds.parse(HEAD + TILE + more + START + END), passes, mcpu="gfx942")
        assert "@b: no load, store or atomic" in next(r.text for r in changed.remarks if "@b" in r.text)


def test_splitting_alone_may_be_best() -> None:
    """12 bytes of a lane, 12 apart: three words each cost less than one pass of 12."""
    tile = TILE.replace("[32 x [32 x float]]", "[64 x [3 x float]]")
    body = """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x [3 x float]], ptr addrspace(3) @t, i32 0, i32 %x, i32 0
  store <3 x float> splat (float 1.0), ptr addrspace(3) %p, align 4
"""
    changed = swlds.opt(swlds.parse(HEAD + tile + body + END), "swizzle-lds", mcpu="gfx942")
    assert "become" not in changed.remarks[0].text or "(0)" in changed.remarks[0].text


def test_accesses_below_a_word_are_not_torn() -> None:
    body = "  %q = getelementptr i8, ptr addrspace(3) %p, i32 %n\n  store i32 1, ptr addrspace(3) %q, align 1\n"
    assert "alignment of 1 does not say" in remark_of(body)


def test_debug_records_and_metadata_stay() -> None:
    access = "float 1.0, ptr addrspace(3) %p, align 4"
    text = (HEAD + TILE + START + END).replace(access, f"{access}, !tbaa !1")
    text += '!1 = !{!2, !2, i64 0}\n!2 = !{!"float", !3, i64 0}\n!3 = !{!"root"}\n'
    changed = str(swlds.opt(swlds.parse(text), "swizzle-lds", mcpu="gfx942"))
    assert re.search(r"store float .*%to, align 4, !tbaa", changed)


def test_padding_keeps_within_the_limit() -> None:
    """64 KiB are full: no padding is left, and the remark says so; a little less has room for the smallest."""
    full = TILE.replace("32 x [32", "512 x [32")
    assert "would pass the 65536 bytes" in remark_of("", tile=full, passes="pad-lds")
    module = swlds.parse(HEAD + TILE.replace("32 x [32", "480 x [32") + START + END)
    changed = swlds.opt(module, "pad-lds", mcpu="gfx942")
    assert "480 rows of 128 + 4 bytes" in changed.remarks[0].text
    assert "1 groups a compute unit" in changed.remarks[0].text


# Observed patterns -------------------------------------------------------------------------------------------


def observe(module: Module, tile: Tile) -> tuple[PatternFile, int]:
    """The patterns of a launch, and its cycles (base and extra)."""
    source = np.arange(tile.rows * tile.row, dtype=np.uint8)
    kernel = swlds.Device("gfx942").load(module)["k"]
    options = LaunchOptions(exact_patterns=True)
    found = kernel.profile((2,), (tile.items,), [source, np.zeros_like(source)], options=options)
    totals = found.totals["lds"]
    return collect_patterns(found, "gfx942", module), totals["base_cycles"] + totals["extra_cycles"]


@settings(max_examples=8)
@given(st.integers(0, 1 << 32), st.sampled_from(["swizzle-lds<limit=1;fallback=none;{}>", "pad-lds<{}>"]))
def test_observed_patterns(tmp_path_factory: pytest.TempPathFactory, seed: int, passes: str) -> None:
    """What is said of a launch is what the next one counts."""
    tile = make_tile(seed)
    module = swlds.parse(write_module(tile))
    file, before = observe(module, tile)
    path = tmp_path_factory.mktemp("observed") / "p.json"
    path.write_text(file.json())
    assert read_patterns(str(path)) == file
    changed = swlds.opt(module, passes.format(f"patterns={path}"))
    (remark,) = changed.remarks
    if remark.kind == "passed":
        said = CYCLES.search(remark.text)
        assert said is not None and "in that launch [observed]" in remark.text
        assert (int(said[1]), int(said[3])) == (before, observe(changed, tile)[1]), remark.text
        assert launch(changed, tile) == launch(module, tile)


@settings(max_examples=200)
@given(
    st.recursive(
        st.none() | st.integers(-5, 1 << 70) | st.text(max_size=5) | st.floats(), lambda x: st.lists(x, max_size=3)
    )
)
def test_other_files_of_patterns(tmp_path_factory: pytest.TempPathFactory, value: object) -> None:
    good = {"kind": "read", "bytes": 4, "align": 4, "offsets": [0] * 64, "lanes": "0x1", "weight": 1}
    path = tmp_path_factory.getbasetemp() / "other.json"
    for key in good:
        found = {"is_complete": True, "accesses": 1, "patterns": [{**good, key: value}]}
        whole = {"processor": "gfx942", "variables": {"t": found}}
        path.write_text(json.dumps(whole))
        with contextlib.suppress(swlds.SwldsError):
            read_patterns(str(path))
    path.write_text(json.dumps(value))
    with pytest.raises(swlds.SwldsError, match="no file of patterns"):
        read_patterns(str(path))


def test_a_launch_that_tells_a_part(tmp_path: Path) -> None:
    """Accesses that were not executed, and another processor's patterns, are named."""
    pattern = Pattern("write", 4, 4, tuple(128 * k for k in range(32)) + (0,) * 32, (1 << 32) - 1)
    (tmp_path / "p.json").write_text(PatternFile("gfx942", {"t": Observed([pattern], True, 1)}).json())
    passes = f"swizzle-lds<patterns={tmp_path / 'p.json'}>"
    body = "  store float 2.0, ptr addrspace(3) @t, align 4\n"
    changed = swlds.opt(swlds.parse(HEAD + TILE + START + body + END), passes, mcpu="gfx942")
    assert "1 of 2 accesses were not executed" in changed.remarks[0].text
    assert "the patterns are of gfx942, and @k is for gfx1100" in remark_of("", passes=passes, mcpu="gfx1100")


def test_patterns_of_another_module(tmp_path: Path) -> None:
    """They would be figures of a launch that never was; a file that names no module is taken as it is."""
    tile = make_tile(3)
    module = swlds.parse(write_module(tile))
    found, _ = observe(module, tile)
    path = tmp_path / "p.json"
    for passes in (f"swizzle-lds<patterns={path}>", f"pad-lds<patterns={path}>"):
        path.write_text(found.json())
        swlds.opt(module, passes)
        other = swlds.parse(str(module).replace("align 4", "align 2", 1) + "\n@other = global i32 0\n")
        with pytest.raises(swlds.SwldsError, match="of another module"):
            swlds.opt(other, passes)
        with pytest.raises(swlds.SwldsError, match="of another module"):
            swlds.opt(module, f"pad-lds,{passes}")
        path.write_text(PatternFile(found.processor, found.variables).json())
        swlds.opt(other, passes)


def test_a_block_that_the_kernel_does_not_allow() -> None:
    module = swlds.parse(HEAD + TILE + START + END)
    swlds.opt(module, "swizzle-lds", mcpu="gfx942", block=(32, 1, 1))
    for kernel in ("k", None):
        with pytest.raises(swlds.SwldsError, match="requires work-groups of 32x1x1, not 16x2x1"):
            swlds.opt(module, "swizzle-lds", mcpu="gfx942", block=(16, 2, 1), kernel=kernel)


def test_pairs_of_a_read2() -> None:
    """Two words 128 bytes apart: one instruction before, two behind the swizzle. Of 8 KiB apart nothing is lost: too far."""
    second = "  %q = getelementptr i8, ptr addrspace(3) %p, i32 {}\n  store float 2.0, ptr addrspace(3) %q, align 4\n"
    for distance, lost in ((128, "1 pairs can no longer"), (8192, "")):
        text = HEAD + TILE.replace("[32 x [32", "[128 x [32") + START + second.format(distance) + END
        remark = swlds.opt(swlds.parse(text), "swizzle-lds", mcpu="gfx942").remarks[0].text
        assert lost in remark and ("pairs" in remark) == bool(lost)
