"""A picture: boxes, strokes and words in pixels, each with a style; as SVG that stands in a page or in a file of its own.

Styles are words. What colour a word has, light and dark, says ``COLOURS``, which pages, files and plots share.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import groupby
from typing import Literal, final

from markupsafe import Markup, escape

from swlds.lazy import dataclass
from swlds.printable import printable

#: Width that pictures have at most, and what a letter of a label takes.
WIDTH, LETTER = 960, 6.6

#: Style -> colour on light and on dark ground. h1 to h7 rise in lightness alone, l0 to l7 are Viridis: both can be told apart
#: by people who do not see all colours.
COLOURS = {
    "ink": ("#1b1f24", "#e6e8eb"),
    "dim": ("#5b6570", "#9aa5b1"),
    "frame": ("#8a949e", "#6b7580"),
    "empty": ("#f1f3f5", "#23282e"),
    "variable": ("#9cc3e6", "#2f6690"),
    "other": ("#c8dff2", "#234a68"),
    "dynamic": ("#d9c7ec", "#5b4680"),
    "header": ("#d5dade", "#49525c"),
    "redzone": ("#d9534f", "#c9423e"),
    "padding": ("#aab3bb", "#5f6973"),
    "error": ("#b3261e", "#ff8a80"),
    "warning": ("#8a5a00", "#ffc453"),
    "good": ("#1a6b3c", "#7ddba3"),
    "wait": ("#aab3bb", "#5f6973"),
    "copy": ("#e08a1e", "#e5a04b"),
    "h1": ("#d8e6f2", "#20384d"),
    "h2": ("#fdd0a2", "#5a3510"),
    "h3": ("#fdae6b", "#84490f"),
    "h4": ("#f58634", "#b3610f"),
    "h5": ("#d95f0e", "#dd7f1c"),
    "h6": ("#a63603", "#f5a54a"),
    "h7": ("#6b1f02", "#ffd9a0"),
    "l0": ("#440154", "#7b3a8c"),
    "l1": ("#46327e", "#6b55b5"),
    "l2": ("#365c8d", "#4f7fb8"),
    "l3": ("#277f8e", "#3597a8"),
    "l4": ("#1fa187", "#2bb79b"),
    "l5": ("#4ac16d", "#5fcf80"),
    "l6": ("#a0da39", "#aee04f"),
    "l7": ("#fde725", "#fdee5c"),
}  # fmt: skip
#: Styles that are drawn as lines from corner to corner.
HATCHED = ("padding", "wait")


@final
@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle; ``title``: what it is, for whoever points at it."""

    x: float
    y: float
    width: float
    height: float
    style: str
    title: str = ""


@final
@dataclass(frozen=True, slots=True)
class Stroke:
    """A line of ``weight`` pixels."""

    x: float
    y: float
    to_x: float
    to_y: float
    style: str = "frame"
    weight: float = 1.0


@final
@dataclass(frozen=True, slots=True)
class Words:
    """One line of text that begins, has its middle or ends at x, y; ``turned``: degrees against the clock."""

    x: float
    y: float
    text: str
    style: str = "ink"
    anchor: Literal["start", "middle", "end"] = "start"
    size: float = 12
    turned: float = 0.0


Shape = Box | Stroke | Words


@final
@dataclass(frozen=True)
class Picture:
    """``name``: of its file, letters, digits and dashes; ``title``: one sentence that says what is drawn."""

    name: str
    title: str
    width: float
    height: float
    shapes: Sequence[Shape]

    def svg(self) -> Markup:
        """The element as it stands in a page that has ``style_rules``."""
        return self._svg

    @cached_property
    def _svg(self) -> Markup:
        size = f'viewBox="0 0 {_n(self.width)} {_n(self.height)}" width="{_n(self.width)}" height="{_n(self.height)}"'
        head = Markup('<svg xmlns="http://www.w3.org/2000/svg" class="pic" role="img" {}>').format(Markup(size))
        hatches = {s.style for s in self.shapes if isinstance(s, Box) and s.style in HATCHED}
        parts = [head, Markup("<title>{}</title>").format(_shown(self.title))]
        parts += [_hatch(self.name, style) for style in sorted(hatches)]
        for style, group in groupby(self.shapes, lambda s: s.style if isinstance(s, Box) and not s.title else None):
            alike = list(group)
            parts += [_path(alike, style, self.name)] if style is not None else [_element(s, self.name) for s in alike]
        return Markup("").join([*parts, Markup("</svg>\n")])

    def svg_file(self) -> str:
        """The same with its colours, as a file."""
        text = str(self.svg())
        at = text.index(">") + 1
        return f'<?xml version="1.0" encoding="UTF-8"?>\n{text[:at]}<style>{style_rules()}</style>{text[at:]}'


def style_rules() -> str:
    """The CSS of all styles, light and dark."""
    light, dark = (
        "".join(f".f-{style}{{fill:{pair[k]}}}.s-{style}{{stroke:{pair[k]}}}" for style, pair in COLOURS.items())
        for k in (0, 1)
    )
    rules = ".pic text{font-family:system-ui,sans-serif}.pic{max-width:100%;height:auto}"
    return f"{rules}{light}@media screen and (prefers-color-scheme:dark){{{dark}}}"


def fit(text: str, pixels: float) -> str:
    """A label cut to a width; empty where not even two letters fit."""
    text, room = printable(text), int(pixels / LETTER)
    return text if len(text) <= room else f"{text[: room - 1]}…" if room > 2 else ""


def cut(text: str, most: int = 300) -> str:
    """The first letters of a text that a module makes as long as it likes."""
    text = printable(text)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def heat_style(count: int) -> str:
    """The style of so many, by doublings: 1, 2, up to 4, 8, 16, 32, more."""
    return f"h{min((count - 1).bit_length() + 1, 7)}" if count > 0 else "empty"


def _shown(text: str) -> Markup:
    return escape(printable(text))


def _hatch(name: str, style: str) -> Markup:
    return Markup(
        '<pattern id="{0}-{1}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="6" height="6" class="f-empty"/><rect width="2.4" height="6" class="f-{1}"/></pattern>'
    ).format(name, style)


def _fill(name: str, style: str) -> Markup:
    if style in HATCHED:
        return Markup('fill="url(#{}-{})"').format(name, style)
    return Markup('class="f-{}"').format(style)


def _path(boxes: Iterable[Shape], style: str, name: str) -> Markup:
    """Boxes without titles are one element."""
    corners = "".join(
        f"M{_n(b.x)} {_n(b.y)}h{_n(b.width)}v{_n(b.height)}h{_n(-b.width)}z" for b in boxes if isinstance(b, Box)
    )
    return Markup('<path {} d="{}"/>').format(_fill(name, style), corners)


def _element(shape: Shape, name: str) -> Markup:
    if isinstance(shape, Box):
        place = f'x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.width)}" height="{_n(shape.height)}"'
        title = _shown(cut(shape.title))
        return Markup("<rect {} {}><title>{}</title></rect>").format(Markup(place), _fill(name, shape.style), title)
    if isinstance(shape, Stroke):
        ends = f'x1="{_n(shape.x)}" y1="{_n(shape.y)}" x2="{_n(shape.to_x)}" y2="{_n(shape.to_y)}"'
        width = f' stroke-width="{_n(shape.weight)}"' if shape.weight != 1 else ""
        return Markup('<line {}{} class="s-{}"/>').format(Markup(ends), Markup(width), shape.style)
    x, y = _n(shape.x), _n(shape.y)
    more = "" if shape.anchor == "start" else f' text-anchor="{shape.anchor}"'
    more += f' transform="rotate({_n(-shape.turned)} {x} {y})"' if shape.turned else ""
    text = _shown(shape.text)
    head = Markup('<text x="{}" y="{}" font-size="{}"{} class="f-{}">')
    return head.format(x, y, _n(shape.size), Markup(more), shape.style) + text + Markup("</text>")


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".") or "0"


__all__ = ["COLOURS", "HATCHED", "LETTER", "WIDTH", "Box", "Picture", "Shape", "Stroke", "Words", "cut", "fit", "heat_style",
           "style_rules"]  # fmt: skip
