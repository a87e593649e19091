"""gather-to-lds undoes padding of LDS arrays that is in the way of copies, for all that access them, or leaves both."""

from __future__ import annotations

import pytest
from tile_copies import FENCED, TileCopy

import swlds
from swlds.ir.model import Module

#: Rows of 16 items with 16 bytes behind each: they end within a wave.
ROWS = TileCopy(4, number="%row = lshr i32 %t, 4\n  %x = shl i32 %row, 2\n  %n = add i32 %t, %x")


def read_padded(text: str) -> str:
    """The tile is read back as it was written."""
    read = "%far = xor i32 %t, 255\n  %frow = lshr i32 %far, 4\n  %fx = shl i32 %frow, 2\n  %last = add i32 %far, %fx"
    return text.replace("%last = xor i32 %t, 255", read)


def gather(text: str, cpu: str, passes: str = "gather-to-lds") -> Module:
    return swlds.opt(text, passes, mcpu=cpu, block=(256,), verify_each=True)


@pytest.mark.parametrize("cpu", ["gfx942", "gfx950"])
@pytest.mark.parametrize(
    ("copy", "size"),
    [(TileCopy(16, stride=20, align=4), 260 * 16), (TileCopy(4, stride=8), 264 * 4), (ROWS, 14 * 80 * 2)],
    ids=["items", "words", "rows"],
)
def test_padding_is_undone(copy: TileCopy, size: int, cpu: str) -> None:
    """Where nothing uses the padding it is gone; else it lies behind all the rows."""
    text = copy.text()
    if copy is ROWS:
        size = 14 * 80 + 6 * 80
        text = read_padded(text).replace("[1088 x i8]", "[1600 x i8]")
    changed = gather(text, cpu)
    assert [r.name for r in changed.remarks] == ["PaddingUndone", "Gathered"], changed.remarks
    assert changed.globals["tile"].value_type.count == size
    expected, findings = copy.run(swlds.parse(text), cpu)
    assert not findings and copy.run(changed, cpu) == (expected, [])


def test_the_padding_itself_may_be_used() -> None:
    """What the program keeps in the padding is still there."""
    keep = """  %prow = mul i32 %t, 80
  %pat = add i32 %prow, 64
  %pad = getelementptr i8, ptr addrspace(3) @tile, i32 %pat
  %few = icmp ult i32 %t, 16
  br i1 %few, label %keep, label %kept
keep:
  store i32 %t, ptr addrspace(3) %pad, align 4
  br label %kept
kept:"""
    give = """  br i1 %few, label %give, label %given
give:
  %kv = load i32, ptr addrspace(3) %pad, align 4
  %kx = add i32 %kv, 7
  store i32 %kx, ptr addrspace(3) %pad, align 4
  %ko = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %ka = getelementptr i8, ptr addrspace(1) %ko, i32 1024
  store i32 %kx, ptr addrspace(1) %ka, align 4
  br label %given
given:"""
    text = read_padded(TileCopy(4, number=ROWS.number, before=keep, behind=FENCED + "\n" + give).text())
    text = text.replace("[1088 x i8]", "[1600 x i8]")
    changed = gather(text, "gfx942")
    assert [r.name for r in changed.remarks] == ["PaddingUndone", "Gathered"], changed.remarks
    assert "padding behind all" in changed.remarks[0].text
    assert ROWS.run(changed, "gfx942") == ROWS.run(swlds.parse(text), "gfx942")
    assert b"\x07\x00\x00\x00\x08\x00\x00\x00" in ROWS.run(changed, "gfx942")[0]


def test_by_option_it_stays() -> None:
    text = TileCopy(16, stride=20, align=4).text()
    changed = gather(text, "gfx942", "gather-to-lds<no-undo-padding>")
    assert [r.name for r in changed.remarks] == ["NotGathered"]
    assert "lane 1 lies 20 bytes from lane 0, not 16" in changed.remarks[0].text


@pytest.mark.parametrize(
    "use",
    [
        "  %number1 = ptrtoint ptr addrspace(3) @tile to i32\n  %o1 = getelementptr i32, ptr addrspace(1) %out, i32 0\n"
        "  store i32 %number1, ptr addrspace(1) %o1",
        "  %wide = getelementptr i8, ptr addrspace(3) @tile, i32 %t\n"
        "  store i64 0, ptr addrspace(3) %wide, align 1\n" + FENCED,
    ],
    ids=["address", "end of a row"],
)
def test_users_that_cannot_follow_keep_it(use: str) -> None:
    changed = gather(TileCopy(4, stride=8, before=use).text(), "gfx942")
    assert [r.name for r in changed.remarks] == ["NotGathered"], changed.remarks


def test_padding_that_does_not_matter_stays() -> None:
    """Each lane of gfx1250 has its own address; and padding between waves is in nobody's way."""
    assert [r.name for r in gather(read_padded(ROWS.text()), "gfx1250").remarks] == ["Gathered"]
    waves = TileCopy(4, number="%row = lshr i32 %t, 6\n  %x = shl i32 %row, 2\n  %n = add i32 %t, %x")
    assert [r.name for r in gather(waves.text(), "gfx942").remarks] == ["Gathered"]


def test_more_than_a_row_is_no_padding() -> None:
    """Words 16 bytes apart are a lane's own with the three behind them."""
    text = TileCopy(4, stride=16).text()
    changed = gather(text, "gfx942")
    assert [r.name for r in changed.remarks] == ["NotGathered"]
    assert changed.globals["tile"].value_type == swlds.parse(text).globals["tile"].value_type
