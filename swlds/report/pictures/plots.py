"""Pictures as PNG and PDF, for papers: drawn by matplotlib, which is the extra ``plots``."""

from __future__ import annotations

import io
from typing import Any

from swlds.errors import OptionError
from swlds.printable import printable
from swlds.report.pictures.picture import COLOURS, HATCHED, Box, Picture, Shape, Stroke

#: Points of a pixel, and pixels of an inch.
_POINT, _INCH = 0.72, 100
FORMATS = ("png", "pdf")


def plot(picture: Picture, kind: str) -> bytes:
    """The file's content; ``kind``: png or pdf. OptionError where matplotlib is not installed."""
    check_plots(kind)
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(picture.width / _INCH, picture.height / _INCH), dpi=2 * _INCH)
    FigureCanvasAgg(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(0, picture.width)
    axes.set_ylim(picture.height, 0)
    axes.set_axis_off()
    for shape in picture.shapes:
        _draw(axes, shape)
    stream = io.BytesIO()
    figure.savefig(stream, format=kind, metadata={"Title": printable(picture.title)}, facecolor="white")
    return stream.getvalue()


def check_plots(kind: str) -> None:
    """OptionError where there is nothing to draw with."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        hint = 'pip install "swlds[plots]", or take --svg'
        raise OptionError(f"--{kind} needs matplotlib, which is not installed", hint=hint) from None


def _draw(axes: Any, shape: Shape) -> None:
    from matplotlib.patches import Rectangle

    colour = COLOURS[shape.style][0]
    if isinstance(shape, Box):
        is_hatched = shape.style in HATCHED
        look: dict[str, Any] = {"facecolor": COLOURS["empty"][0] if is_hatched else colour, "linewidth": 0}
        if is_hatched:
            look |= {"hatch": "////", "edgecolor": colour}
        axes.add_patch(Rectangle((shape.x, shape.y), shape.width, shape.height, **look))
    elif isinstance(shape, Stroke):
        axes.plot((shape.x, shape.to_x), (shape.y, shape.to_y), color=colour, linewidth=shape.weight * _POINT)
    else:
        anchor = {"start": "left", "middle": "center", "end": "right"}[shape.anchor]
        # parse_math: a dollar sign in a name is a dollar sign
        axes.text(shape.x, shape.y, printable(shape.text), color=colour, fontsize=shape.size * _POINT, ha=anchor, va="baseline",
                  rotation=shape.turned, rotation_mode="anchor", parse_math=False)  # fmt: skip
