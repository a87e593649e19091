"""Costs predicted without execution against those counted: what is proved holds in every launch."""

from __future__ import annotations

import exec_support
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lds_tiles import make_tile, write_module
from paths import TESTDATA
from peers_support import CASES, FILES

import swlds
from swlds.report.profile import Profile, SiteCount


def compare(profile: Profile) -> dict[str, int]:
    """How many LDS sites have each verdict; what is proved was counted."""
    verdicts: dict[str, int] = {}
    for site in profile.sites:
        if site.space != "lds":
            compare_lines(site)
            continue
        assert site.static is not None and site.lds is not None, site.instruction
        verdicts[site.static.verdict] = verdicts.get(site.static.verdict, 0) + 1
        if site.static.verdict == "proved" and site.static.extra_cycles is not None:
            assert site.lds.extra_cycles == site.static.extra_cycles * site.executions, site
        assert (site.static.verdict == "proved") == (not site.static.premises)
    return verdicts


def compare_lines(site: SiteCount) -> None:
    """What is proved of global memory was counted, for each time that the waves of a group came by."""
    assert (site.static is None) == (site.lines is None)
    if site.static is not None and site.static.verdict == "proved":
        assert site.lines.lines * site.static.waves == site.static.lines * site.executions, site


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_peers(path) -> None:  # type: ignore[no-untyped-def]
    grid, block, args, _ = CASES[path.name.split(".")[0]]()
    profile = swlds.Device("gfx942").load(swlds.parse(path)).only(None).profile(grid, block, args)
    compare(profile)
    assert Profile.from_json(profile.as_json()) == profile


@pytest.mark.parametrize(("name", "sites"), [("f16_64.unpadded", 80), ("f32_64.unpadded", 62)])
def test_attention_of_iree(name: str, sites: int) -> None:
    """Every access of them is proved: tiles through shifts, masks and the rounds of a loop."""
    type_ = np.float16 if name.startswith("f16") else np.float32
    given = [np.random.default_rng(k).standard_normal((1024, 64)).astype(type_) for k in range(3)]
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(TESTDATA / "iree" / f"{name}.ll")).only(None)
    profile = kernel.profile(1, None, [*given, np.zeros((1024, 64), np.float32)], checks="none")
    assert compare(profile) == {"proved": sites}


@settings(max_examples=30 if exec_support.LONG_RUN else 12)
@given(st.integers(0, 1 << 32))
def test_tiles(seed: int) -> None:
    tile = make_tile(seed)
    source = np.arange(tile.rows * tile.row, dtype=np.uint8)
    kernel = swlds.Device("gfx942").load(swlds.parse(write_module(tile)))["k"]
    profile = kernel.profile((2,), (tile.items,), [source, np.zeros_like(source)])
    assert set(compare(profile)) == {"proved"}


MASKED = """@t = internal addrspace(3) global [64 x [32 x i32]] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3), i32)
declare <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3), i32, <4 x i1>, <4 x i32>)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr [64 x [32 x i32]], ptr addrspace(3) @t, i32 0, i32 %x, i32 0
  %past = getelementptr i8, ptr addrspace(3) %q, i32 3
  %word = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %past, i32 -4)
  %a = load volatile i32, ptr addrspace(3) %word, align 4
  %row = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %past, i32 -16)
  %b = load volatile i32, ptr addrspace(3) %row, align 4
  %g = call <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3) %q, i32 16,
    <4 x i1> <i1 1, i1 0, i1 1, i1 1>, <4 x i32> zeroinitializer)
  ret void
}
"""


def test_masked_addresses_and_elements() -> None:
    """What a mask takes away is the same in all lanes, and not known; elements of a masked vector are accesses of their own."""
    profile = (
        swlds.Device("gfx942").load(swlds.parse(MASKED))["k"].profile(1, 64, [np.zeros(1, np.uint8)], checks="none")
    )
    assert compare(profile) == {"proved": 2, "unknown": 1}
    assert [s.lds.extra_cycles for s in profile.sites if s.lds] == [62, 62, 186]


def test_transposes_are_proved() -> None:
    path = next(p for p in FILES if p.name == "transpose_unpad.O2.ll")
    grid, block, args, _ = CASES["transpose_unpad"]()
    profile = swlds.Device("gfx942").load(swlds.parse(path)).only(None).profile(grid, block, args)
    assert compare(profile) == {"proved": 8}
    assert sorted(s.static.extra_cycles or 0 for s in profile.sites if s.lds) == [0, 0, 0, 0, 62, 62, 62, 62]
