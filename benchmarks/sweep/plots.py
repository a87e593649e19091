"""Plots of the sweep, through matplotlib (``pip install -e '.[plots]'``)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.sweep.report import Sweep
from benchmarks.sweep.shapes import SHAPES
from benchmarks.sweep.variants import VARIANTS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

#: By variant; distinct for people who see no red or green, too.
COLOURS = ("#777777", "#0072B2", "#56B4E9", "#E69F00", "#009E73")
MARKERS = (".", "s", "^", "x", "o")


def write_plots(sweep: Sweep, folder: Path) -> list[Path]:
    """conflicts.{png,svg}: each shape; clean.{png,svg}: how many shapes have no conflicts, and the LDS they need."""
    import matplotlib

    matplotlib.use("agg")
    written = []
    for name, draw in (("conflicts", _draw_conflicts), ("clean", _draw_clean)):
        figure = draw(sweep)
        for kind in ("png", "svg"):
            written.append(folder / f"{name}.{kind}")
            figure.savefig(written[-1], dpi=120)
    return written


def _panels(sweep: Sweep, title: str, **words: Any) -> tuple[Any, list[tuple[Axes, str, str]]]:
    """A figure, and (axes, target, type) for each pair."""
    import matplotlib.pyplot as plt

    size = (6 * len(sweep.types), 3.6 * len(sweep.targets))
    figure, grid = plt.subplots(
        len(sweep.targets), len(sweep.types), figsize=size, squeeze=False, layout="constrained", **words
    )
    figure.suptitle(title)
    panels = [
        (grid[i][j], target, type_) for i, target in enumerate(sweep.targets) for j, type_ in enumerate(sweep.types)
    ]
    for axes, target, type_ in panels:
        axes.set_title(f"{target}, {type_}")
    return figure, panels


def _draw_conflicts(sweep: Sweep) -> Any:
    """Cycles of conflicts over the work of a shape; 0 lies below the logarithmic part."""
    figure, panels = _panels(sweep, f"LDS bank conflicts of {len(SHAPES)} attention shapes", sharey=True)
    for axes, target, type_ in panels:
        for variant, colour, marker in zip(VARIANTS, COLOURS, MARKERS, strict=True):
            counts = [sweep.count(target, type_, shape, variant) for shape in SHAPES]
            points = [[c.base for c in counts], [c.extra for c in counts]]
            axes.plot(
                *points, marker, color=colour, label=variant.title.replace("`", ""), markersize=5, fillstyle="none"
            )
        axes.set_xscale("log")
        axes.set_yscale("symlog", linthresh=1e5)
        axes.set_xlabel("LDS cycles without conflicts")
        axes.set_ylabel("cycles of conflicts")
        axes.grid(alpha=0.3)
    panels[0][0].legend(fontsize=8)
    panels[0][0].set_ylim(bottom=-3e4)  # the panels share it: only now is the top known
    return figure


def _draw_clean(sweep: Sweep) -> Any:
    """Bars: shapes without conflicts; below them, LDS saved against IREE's padding."""
    figure, panels = _panels(
        sweep, f"Shapes without conflicts, of {len(SHAPES)}; LDS saved against padding of 64 bits a row"
    )
    for axes, target, type_ in panels:
        clean = [sweep.clean(target, type_, variant) for variant in VARIANTS]
        saved = [sweep.saved(target, type_, variant, lambda m: m.allocated) for variant in VARIANTS]
        bars = axes.bar([variant.name.replace("-", "\n") for variant in VARIANTS], clean, color=COLOURS)
        axes.bar_label(
            bars, [f"{n}\nsaved: {percent:.1f} %" for n, percent in zip(clean, saved, strict=True)], fontsize=8
        )
        axes.set_ylim(0, len(SHAPES) * 1.3)
        axes.set_ylabel("shapes")
    return figure
