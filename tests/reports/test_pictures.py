"""Pictures show the figures of the reports: cells, bytes and boxes are counted again from what is drawn."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swlds.errors import OptionError
from swlds.layouts.banks import Pattern, cost_of
from swlds.report.lane_strip import LaneStrip
from swlds.report.lds_map import LdsMap, Mark, Piece, with_padding
from swlds.report.pictures.bank_heat import draw_bank_heat, find_bank_use
from swlds.report.pictures.lane_strip import draw_lane_strip
from swlds.report.pictures.lds_map import draw_lds_map
from swlds.report.pictures.picture import COLOURS, WIDTH, Box, Picture, Words, fit, heat_style
from swlds.report.pictures.plots import FORMATS, plot

SVG = "{http://www.w3.org/2000/svg}"


@st.composite
def patterns(draw: st.DrawFn) -> Pattern:
    size = draw(st.sampled_from((4, 8, 16)))
    offsets = draw(st.lists(st.integers(0, 1023).map(lambda k: k * size), min_size=64, max_size=64))
    kind = draw(st.sampled_from(("read", "write")))
    return Pattern(kind, size, size, tuple(offsets), draw(st.integers(1, (1 << 64) - 1)))


@settings(max_examples=60)
@given(patterns())
def test_bank_heat_is_what_the_cost_is_made_of(pattern: Pattern) -> None:
    """The busiest bank of each phase costs a cycle for each word but one."""
    use, cost = find_bank_use("gfx942", pattern), cost_of("gfx942", pattern)
    assert len(use.phases) == cost.base_cycles
    busiest = [
        max((len(words) for (*at, _), words in use.words.items() if tuple(at) == phase), default=1)
        for phase in use.phases
    ]
    assert sum(ways - 1 for ways in busiest) == cost.extra_cycles and max(busiest) == cost.worst_way
    lanes = {lane for words in use.words.values() for found in words.values() for lane in found}
    assert lanes == {lane for lane in range(64) if pattern.lanes >> lane & 1}
    picture = draw_bank_heat("banks", "gfx942", [("before", pattern), ("after", replace(pattern, weight=3))])
    keys = [s for s in picture.shapes if isinstance(s, Box) and s.style.startswith("h")]
    assert len(keys) == 2 * len(use.words) + 7  # and the scale
    assert all(0 <= box.x and box.x + box.width <= WIDTH for box in keys)


@settings(max_examples=60)
@given(st.lists(st.one_of(st.none(), st.integers(0, 700)), min_size=32, max_size=32), st.sampled_from((1, 2, 4, 16)))
def test_a_strip_shows_each_wanted_byte_once(offsets: list[int | None], size: int) -> None:
    wanted = {b for o in offsets if o is not None for b in range(o, o + size)}
    strip = LaneStrip(tuple(offsets), size, 128, 0)
    assert {128 * line + at for line, octets in strip.lines().items() for at in octets} == wanted
    assert LaneStrip.from_json(strip.as_json()) == strip
    picture = draw_lane_strip("lines", strip)
    boxes = [s for s in picture.shapes if isinstance(s, Box) and s.title.startswith("lane")]
    scale = (WIDTH - 150) / 128
    assert sum(round((box.width + 0.6) / scale) for box in boxes) == len(wanted)
    assert f"{len(wanted)} different byte" in picture.title


@settings(max_examples=60)
@given(st.lists(st.tuples(st.integers(0, 40), st.integers(1, 3000)), min_size=1, max_size=12))
def test_a_map_covers_all_bytes_to_scale(gaps: list[tuple[int, int]]) -> None:
    at, pieces = 0, []
    for number, (gap, size) in enumerate(gaps):
        pieces.append(Piece(f"v{number}", at + gap, size, "variable", 16))
        at += gap + size
    whole = with_padding(pieces, at + 7)
    assert [p.start for p in whole] == [0, *(p.start + p.size for p in whole[:-1])]
    assert whole[-1].what == "padding" and whole[-1].start + whole[-1].size == at + 7
    lds = LdsMap(whole, at + 7, 65536)
    assert LdsMap.from_json(lds.as_json()) == lds
    picture = draw_lds_map("lds", lds, marks=[Mark(0, 4, "finding here")])
    boxes = {s.title: s for s in picture.shapes if isinstance(s, Box) and s.title}
    scale = (WIDTH - 8) / lds.end
    for piece in whole:
        box = boxes[piece.text]
        assert box.width == pytest.approx(max(piece.size * scale, 0.4)) and box.x == pytest.approx(
            4 + piece.start * scale
        )
    assert boxes["finding here"].style == "error"


def hostile() -> Picture:
    name = "</title><script>a</script>\"'&\u202e\x1b\x00\udc80"
    return Picture(
        "p", name, 100, 50, [Box(0, 0, 5, 5, "padding", name), Words(0, 9, name, turned=40), Box(1, 1, 1, 1, "h3")]
    )


def test_files_are_xml_whatever_names_hold() -> None:
    root = ElementTree.fromstring(hostile().svg_file().encode())
    assert root.tag == f"{SVG}svg"
    assert {e.tag.removeprefix(SVG) for e in root.iter()} == {
        "svg",
        "title",
        "style",
        "pattern",
        "rect",
        "text",
        "path",
    }
    assert "script" in (root.find(f"{SVG}text").text or "") and "\\u202e\\x1b\\x00\\x80" in (
        root.find(f"{SVG}text").text or ""
    )


@pytest.mark.parametrize("kind", FORMATS)
def test_plots(kind: str) -> None:
    pytest.importorskip("matplotlib")
    content = plot(hostile(), kind)
    assert content.startswith(b"\x89PNG" if kind == "png" else b"%PDF")


def test_without_matplotlib_there_is_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    with pytest.raises(OptionError, match=r"needs matplotlib.*\n?.*swlds\[plots\]|needs matplotlib"):
        plot(hostile(), "png")


def _luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("side", [0, 1], ids=["light", "dark"])
def test_scales_rise_in_lightness_alone_and_text_has_contrast(side: int) -> None:
    """Who sees no colours still reads them; text at least 4.5 to 1, as WCAG asks."""
    for names in ([f"h{k}" for k in range(2, 8)], [f"l{k}" for k in range(8)]):
        light = [_luminance(COLOURS[name][side]) for name in names]
        assert light == sorted(light) or light == sorted(light, reverse=True)
    ground = _luminance(("#ffffff", "#14171a")[side])
    for name in ("ink", "dim", "error", "warning", "good"):
        low, high = sorted((_luminance(COLOURS[name][side]), ground))
        assert (high + 0.05) / (low + 0.05) >= 4.5, name


def test_heat_styles_double() -> None:
    assert [heat_style(n) for n in (0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 64)] == [
        "empty", "h1", "h2", "h3", "h3", "h4", "h4", "h5", "h5", "h6", "h6", "h7", "h7",
    ]  # fmt: skip
    assert fit("abcdef", 20) == "ab…" and fit("abcdef", 10) == "" and fit("ab", 100) == "ab"


def test_banks_are_counted_from_that_of_the_first_lane() -> None:
    """Two lanes 128 bytes apart, of 16 bytes in passes or not: the picture cannot say which bank of LDS it is."""
    pattern = Pattern("read", 4, 4, (0, 128, *range(256, 256 + 62 * 4, 4)), (1 << 64) - 1)
    picture = draw_bank_heat("banks", "gfx942", [("", pattern)])
    titles = [s.title for s in picture.shapes if isinstance(s, Box) and s.title]
    assert any(title.startswith("bank +0, phase 0: ") for title in titles), titles
    labels = [s.text for s in picture.shapes if isinstance(s, Words)]
    assert {"+0", "+8"} <= {*labels} and "columns: banks, from the first lane's" in labels
    wide = Pattern("read", 16, 8, tuple(range(0, 64 * 128, 128)), (1 << 64) - 1)
    titles = [s.title for s in draw_bank_heat("banks", "gfx942", [("", wide)]).shapes if isinstance(s, Box) and s.title]
    assert any("pass 1 phase 0" in title for title in titles), titles
