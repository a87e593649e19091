"""Tables of the sweep: Markdown for people, CSV with a row for each shape and variant."""

from __future__ import annotations

import csv
import io
import statistics
from collections.abc import Callable, Iterable, Sequence

from benchmarks.sweep.kernels import Attention
from benchmarks.sweep.measure import Measured
from benchmarks.sweep.shapes import SHAPES, Count, Shape
from benchmarks.sweep.variants import PADDED, VARIANTS, Variant

#: Shapes whose counters the talk shows, or that have its figures.
SHOWN = (("f32", Shape(128, 1, 1024)), ("f16", Shape(128, 8, 4096)))
#: Work-items of all kernels, in waves.
WAVES = 4


class Sweep:
    """All that was measured, asked by shape."""

    def __init__(self, found: Iterable[Measured]) -> None:
        self.found = {(m.target, m.kernel.element.name, m.kernel.head, m.variant): m for m in found}
        self.targets = list(dict.fromkeys(target for target, *_ in self.found))
        self.types = list(dict.fromkeys(type_ for _, type_, *_ in self.found))

    def of(self, target: str, type_: str, head: int, variant: Variant) -> Measured:
        return self.found[target, type_, head, variant]

    def count(self, target: str, type_: str, shape: Shape, variant: Variant) -> Count:
        """Of a launch with that shape."""
        measured = self.of(target, type_, shape.head, variant)
        return measured.group.of(measured.kernel, shape)

    def clean(self, target: str, type_: str, variant: Variant) -> int:
        """Shapes without a conflict."""
        return sum(not self.count(target, type_, shape, variant).extra for shape in SHAPES)

    def least(self, target: str, type_: str, variant: Variant) -> int:
        """Shapes whose tiles all cost what is proved to be the least of all XOR swizzles."""
        return sum(self.of(target, type_, shape.head, variant).is_least for shape in SHAPES)

    def saved(self, target: str, type_: str, variant: Variant, size: Callable[[Measured], int]) -> float:
        """Percent of LDS that a group needs less than with IREE's padding, the median of all shapes."""
        pairs = [[size(self.of(target, type_, shape.head, v)) for v in (variant, PADDED)] for shape in SHAPES]
        return statistics.median(100 * (1 - less / padded) for less, padded in pairs)


def table(titles: Sequence[str], rows: Iterable[Sequence[object]], left: int = 1) -> str:
    """Markdown; columns from the ``left``-th on are aligned right."""
    marks = ["---" if k < left else "---:" for k in range(len(titles))]
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in [titles, marks, *rows])


def write_summary(sweep: Sweep) -> str:
    """The tables that docs/sweep.md shows."""
    parts = [_write_outcome(sweep, target) for target in sweep.targets]
    parts += [_write_kernels(sweep, target) for target in sweep.targets]
    parts += [_write_shown(sweep)]
    return "\n\n".join(parts)


def _write_outcome(sweep: Sweep, target: str) -> str:
    titles = [
        "type",
        "tiles",
        f"no conflicts, of {len(SHAPES)}",
        "least cycles, proved",
        "LDS saved, %",
        "as allocated, %",
    ]
    rows = [
        (
            type_,
            variant.title,
            sweep.clean(target, type_, variant),
            sweep.least(target, type_, variant),
            f"{sweep.saved(target, type_, variant, lambda m: m.lds):.3f}",
            f"{sweep.saved(target, type_, variant, lambda m: m.allocated):.3f}",
        )
        for type_ in sweep.types
        for variant in VARIANTS
    ]
    return f"### {target}: the {len(SHAPES)} shapes\n\n{table(titles, rows, 2)}{_write_doubts(sweep, target)}"


def _write_doubts(sweep: Sweep, target: str) -> str:
    doubts = dict.fromkeys(text for m in sweep.found.values() if m.target == target for text in m.doubts)
    return f"\n\nRows of the bank table that nobody measured: {'; '.join(doubts)}." if doubts else ""


def _write_kernels(sweep: Sweep, target: str) -> str:
    titles = ["kernel", "tiles", "LDS, bytes", "conflicts", "other cycles", "passes"]
    rows = [
        (
            f"{m.kernel.element.name}, head {m.kernel.head}",
            m.variant.title,
            m.lds,
            *(_once_and_trip(m, part) for part in (lambda c: c.extra, lambda c: c.base, lambda c: c.passes)),
        )
        for m in sweep.found.values()
        if m.target == target
    ]
    return f"### {target}: a wave, once + in each trip\n\n{table(titles, rows, 2)}"


def _once_and_trip(measured: Measured, part: Callable[[Count], int]) -> str:
    """Of a wave: all four have the same."""
    once, trip = (divmod(part(count), WAVES) for count in (measured.group.once, measured.group.trip))
    assert not once[1] and not trip[1], "waves differ"
    return f"{once[0]} + {trip[0]}"


def _write_shown(sweep: Sweep) -> str:
    titles = ["type", "shape", "target", "tiles", "conflicts", "other cycles", "passes"]
    rows = []
    for type_, shape in SHOWN:
        for target in sweep.targets:
            for variant in VARIANTS:
                count = sweep.count(target, type_, shape, variant)
                numbers = (f"{number:,}" for number in (count.extra, count.base, count.passes))
                rows.append((type_, shape.text, target, variant.title, *numbers))
    return f"### Two shapes, whole launches\n\n{table(titles, rows, 4)}"


def write_shapes(sweep: Sweep) -> str:
    """Cycles of conflicts of every shape."""
    parts = []
    for target in sweep.targets:
        pairs = [(type_, variant) for type_ in sweep.types for variant in VARIANTS]
        titles = ["shape", *(f"{type_} {variant.name}" for type_, variant in pairs)]
        rows = [
            [shape.text, *(f"{sweep.count(target, type_, shape, variant).extra:,}" for type_, variant in pairs)]
            for shape in SHAPES
        ]
        parts.append(f"### {target}: cycles of conflicts\n\n{table(titles, rows)}")
    return "\n\n".join(parts)


COLUMNS = (
    "target type variant batch length head groups trips lds lds_allocated passes base_cycles extra_cycles least_proved"
)


def write_csv(sweep: Sweep) -> str:
    """A row for each target, type, variant and shape."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(COLUMNS.split())
    for target in sweep.targets:
        for type_ in sweep.types:
            for variant in VARIANTS:
                for shape in SHAPES:
                    writer.writerow(_row(sweep.of(target, type_, shape.head, variant), shape))
    return stream.getvalue()


def _row(measured: Measured, shape: Shape) -> list[object]:
    kernel: Attention = measured.kernel
    count = measured.group.of(kernel, shape)
    where = [measured.target, kernel.element.name, measured.variant.name]
    sizes = [shape.batch, shape.length, shape.head, shape.groups, shape.trips(kernel), measured.lds, measured.allocated]
    return [*where, *sizes, count.passes, count.base, count.extra, int(measured.is_least)]
