"""Copies straight to LDS: widths of each target, and layouts against what the hardware does with the lanes of a wave."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from layout_support import examples

from swlds.errors import LaunchError, OptionError
from swlds.layouts import DirectCopy, LinearLayout, NoDirectCopy, PaddedLayout, fit_direct_to_lds, plan_direct_copy
from swlds.layouts.direct_to_lds import direct_widths

ROWS, COLUMNS = 16, 64


def tile(swizzle: dict[int, int] | None = None) -> LinearLayout:
    """Rows of f16, one behind the other; bits of the row number are XORed onto the column where ``swizzle`` says so."""
    moves = [(0, 1 << k) for k in range(6)]
    moves += [(1 << k, (swizzle or {}).get(k, 0)) for k in range(4)]
    return LinearLayout({"offset": moves}, {"row": ROWS, "column": COLUMNS})


@pytest.mark.parametrize(
    ("target", "runs"),
    [
        ("gfx90a", {0: 0, 1: 0, 2: 0, 4: 4, 8: 4, 12: 4, 16: 4, 32: 4}),
        ("gfx942", {4: 4, 6: 0, 8: 4, 16: 4}),
        ("gfx942:xnack-", {16: 4}),
        ("gfx950", {4: 4, 8: 4, 12: 4, 16: 16, 32: 16, 24: 4}),
        ("gfx1030", {16: 4}),
        ("gfx1100", {4: 0, 16: 0}),
        ("gfx1201", {16: 0}),
        ("gfx1250", {2: 0, 4: 4, 8: 8, 12: 4, 16: 16, 24: 8, 64: 16}),
    ],
)
def test_widths(target: str, runs: dict[int, int]) -> None:
    assert {run: fit_direct_to_lds(target, run) for run in runs} == runs


def test_twelve_bytes_only_where_asked_for() -> None:
    assert [fit_direct_to_lds("gfx950", run, allow_96=True) for run in (12, 24, 16, 48)] == [12, 12, 16, 16]
    assert fit_direct_to_lds("gfx942", 12, allow_96=True) == 4


@pytest.mark.parametrize("target", ["", "gfx", "gfx8", "gfx803", "sm_90", "gfx1300"])
def test_no_processor(target: str) -> None:
    with pytest.raises(LaunchError):
        fit_direct_to_lds(target, 16)


def test_negative() -> None:
    with pytest.raises(OptionError):
        fit_direct_to_lds("gfx950", -4)


def test_a_plain_tile() -> None:
    found = plan_direct_copy("gfx950", tile(), 2, 8, warps=2, lanes=64)
    assert isinstance(found, DirectCopy)
    assert found.bytes == 16
    assert found.layout.inputs == {"register": 8, "lane": 64, "warp": 2}
    assert found.layout.apply({"lane": 9, "register": 3, "warp": 1}) == {"row": 8 + 1, "column": 8 + 3}


def test_a_swizzle_by_whole_pieces_moves_lanes() -> None:
    """Rows are swizzled by 8 elements: lane 8 writes the start of row 1 and so loads what lies there, column 8."""
    found = plan_direct_copy("gfx950", tile({0: 8, 1: 16, 2: 32}), 2, 8, warps=2, lanes=64)
    assert isinstance(found, DirectCopy)
    assert found.bytes == 16
    assert found.layout.apply({"lane": 8}) == {"row": 1, "column": 8}
    moved = tile_copy().invert().compose(found.layout)  # which lane loads that in the plain tile
    assert moved.apply({"lane": 8}) == {"register": 0, "lane": 9, "warp": 0}


def tile_copy() -> LinearLayout:
    found = plan_direct_copy("gfx950", tile(), 2, 8, warps=2, lanes=64)
    assert isinstance(found, DirectCopy)
    return found.layout


def test_a_swizzle_within_pieces_narrows_them() -> None:
    found = plan_direct_copy("gfx950", tile({0: 2, 1: 16}), 2, 8, warps=2, lanes=64)
    assert isinstance(found, DirectCopy)
    assert found.bytes == 4
    refused = plan_direct_copy("gfx950", tile({0: 1}), 2, 8, warps=2, lanes=64)
    assert refused == NoDirectCopy(
        "1 elements that neighbour one another in LDS, of 2 bytes each: no copy of gfx950 is as narrow"
    )


def test_padding_falls_between_waves() -> None:
    """512 elements between paddings: 64 lanes of 8; 256: 64 lanes of 4, which gfx950 has no copy for, so 2."""
    for interval, width in ((512, 16), (1024, 16), (256, 4), (128, 4)):
        found = plan_direct_copy(
            "gfx950", tile(), 2, 8, warps=1, lanes=64, padding=PaddedLayout({interval: 8}, element_bytes=2)
        )
        assert isinstance(found, DirectCopy), interval
        assert found.bytes == width, interval
    rows = PaddedLayout({64: 8}, element_bytes=2)
    assert isinstance(plan_direct_copy("gfx950", tile(), 2, 8, warps=1, lanes=64, padding=rows), NoDirectCopy)
    lanes_with_addresses = plan_direct_copy("gfx1250", tile(), 2, 8, warps=1, lanes=32, padding=rows)
    assert isinstance(lanes_with_addresses, DirectCopy)
    assert lanes_with_addresses.bytes == 16


def test_no_copies_and_small_tiles() -> None:
    refused = plan_direct_copy("gfx1100", tile(), 2, 8, warps=1, lanes=32)
    assert refused == NoDirectCopy("gfx1100 has no copies from global memory to LDS")
    small = LinearLayout.row_major({"row": 2, "column": 32}).invert().rename({})
    refused = plan_direct_copy("gfx950", small, 2, 8, warps=1, lanes=64)
    assert refused == NoDirectCopy("64 lanes of 16 bytes are more than the 128 bytes of the tile")


def test_more_warps_than_a_tile_needs_hold_copies() -> None:
    found = plan_direct_copy("gfx950", tile(), 2, 8, warps=4, lanes=64)
    assert isinstance(found, DirectCopy)
    assert found.layout.apply({"warp": 3, "lane": 5}) == found.layout.apply({"warp": 1, "lane": 5})


@given(st.data())
@examples
def test_lanes_write_one_behind_the_other(data: st.DataObject) -> None:
    """By definition: piece l of a wave's run holds what lane l loads, all elements are loaded, each lane's lie side by side in
    memory, and no wider copy of the target has that."""
    target = data.draw(st.sampled_from(["gfx942", "gfx950", "gfx1250"]))
    swizzle = {k: data.draw(st.integers(0, COLUMNS - 1)) & -data.draw(st.sampled_from([1, 2, 4, 8])) for k in range(4)}
    element_bytes = data.draw(st.sampled_from([1, 2, 4, 8]))
    run = 1 << data.draw(st.integers(0, 4))
    warps = 1 << data.draw(st.integers(0, 2))
    shared = tile(swizzle)
    found = plan_direct_copy(target, shared, element_bytes, run, warps=warps, lanes=32)
    widths = [w for w in direct_widths(target) if w % element_bytes == 0 and w != 12 and w // element_bytes <= run]
    legal = [w for w in widths if _is_side_by_side(shared, w // element_bytes)]
    if not legal:
        assert isinstance(found, NoDirectCopy)
        return
    assert isinstance(found, DirectCopy)
    assert found.bytes == max(legal)
    size = found.bytes // element_bytes
    pieces = found.layout.inputs["register"] // size
    seen = set()
    for warp in range(warps):
        for piece in range(pieces):
            start = (piece * warps + warp) * 32 * size % (ROWS * COLUMNS)
            for lane in range(32):
                for k in range(size):
                    place = found.layout.apply({"register": piece * size + k, "lane": lane, "warp": warp})
                    assert place == shared.apply({"offset": start + lane * size + k})
                    seen.add(tuple(place.values()))
    assert len(seen) == ROWS * COLUMNS


def _is_side_by_side(shared: LinearLayout, size: int) -> bool:
    for start in range(0, ROWS * COLUMNS, size):
        places: list[dict[str, Any]] = [shared.apply({"offset": start + k}) for k in range(size)]
        if any(p["row"] != places[0]["row"] or p["column"] != places[0]["column"] + k for k, p in enumerate(places)):
            return False
    return True
