"""What ``swlds axis`` prints: accesses with shape, lines and widths, values with their claims; text and JSON."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, final

from swlds.analysis.axis import AxisAnalysis, Claim, Launch
from swlds.analysis.axis.accesses import (
    AxisAccess,
    PredictedLines,
    Widths,
    loop_axes,
    predict_lines,
    run_width,
    shape_of,
    widths_of,
)
from swlds.analysis.axis.facts import Assumption
from swlds.analysis.axis.loop_axes import LoopClaim
from swlds.analysis.axis.reader import FULL_WAVES, ONE_ROW, Field
from swlds.analysis.axis.slots import find_through_slots
from swlds.device.findings import spelled_place
from swlds.device.implicit_args import IMPLICIT_FIELDS, PACKET_GROUP_SIZES, Geometry, has_old_arguments
from swlds.device.kernel_attributes import check_geometry, required_block, target_name, wave_size
from swlds.device.program import find_kernel
from swlds.device.sites import SiteTable
from swlds.device.target import find_target
from swlds.ir.demangling import plain_name
from swlds.ir.model import Argument, GlobalVariable, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.source_names import ParameterTitles, function_title, object_name, variable_titles
from swlds.ir.values import Value
from swlds.layouts.lines import LineCount, line_bytes
from swlds.lazy import dataclass
from swlds.printable import printable

_ACCESS_TITLES = (
    "site",
    "place",
    "access",
    "object",
    "shape",
    "lines",
    "least",
    "useful",
    "rocprof",
    "vector",
    "direct",
    "verdict",
)
_VALUE_TITLES = ("value", "type", "contiguity", "divisibility", "constancy", "stride", "number", "verdict")
#: Names of values that a note lists.
_SHOWN = 6
#: Of numbers of accesses so many ranges.
_MOST_SPANS = 12
_ORDER = ("proved", "under-assumption", "unknown")


def analyse(
    module: Module, kernel: str | None, block: Sequence[int] | None, mcpu: str | None, assumptions: Iterable[Assumption]
) -> tuple[AxisAnalysis, str]:
    """The analysis of a kernel, and the processor. LaunchError for a kernel that is not there, for groups that it cannot have;
    OptionError for assumptions about what it has not."""
    function = find_kernel(module, kernel)
    target = find_target(mcpu or target_name(module, function))
    known = block if block is not None else required_block(function)
    if known is None:
        any_wave = Launch.of_any_wave(wave_size(function, target))
        return AxisAnalysis(module, function, any_wave, assumptions), target.name
    x, y, z = (*known, 1, 1)[:3]
    check_geometry(function, Geometry((1, 1, 1), (x, y, z)), target)
    launch = launch_of(module, (x, y, z), wave_size(function, target))
    return AxisAnalysis(module, function, launch, assumptions), target.name


def launch_of(module: Module, block: tuple[int, int, int], wave: int) -> Launch:
    """Of all launches with groups of that size."""
    fields = _fields(block)
    if has_old_arguments(module):
        fields = tuple(field for field in fields if field.memory != "implicit")
    return Launch(block, wave, fields)


def _fields(block: tuple[int, int, int]) -> tuple[Field, ...]:
    """Sizes of groups in the implicit arguments of code object v5 and in the dispatch packet; groups are always whole."""
    found: list[Field] = []
    for k, direction in enumerate("xyz"):
        contents: dict[str, int | str] = {"block_count": direction, "group_size": block[k], "remainder": 0}
        for word, content in contents.items():
            offset, form = IMPLICIT_FIELDS[f"hidden_{word}_{direction}"]
            found.append(Field("implicit", offset, struct.calcsize(form), content))
        found.append(Field("packet", PACKET_GROUP_SIZES + 2 * k, 2, block[k]))
    return tuple(found)


@final
@dataclass(frozen=True, eq=False)
class _Row:
    """One access as it is reported."""

    access: AxisAccess
    instruction: str
    location: dict[str, Any] | None
    place: str
    shape: str
    widths: Widths
    lines: PredictedLines | None
    loops: dict[str, LoopClaim]

    def as_json(self) -> dict[str, Any]:
        access, claim, lines = self.access, self.access.claim, self.lines
        count = lines.count if lines is not None else None
        return {
            "instruction": self.instruction,
            "function": display_name(access.function.name),
            "location": self.location,
            "space": access.space,
            "kind": access.use,
            "object": object_name(access.object),
            "element_bytes": access.bytes,
            "align": access.align or None,
            "stride": claim.stride,
            "contiguity": claim.contiguity,
            "divisibility": claim.divisibility,
            "constancy": claim.constancy,
            "verdict": claim.verdict,
            "premises": [*claim.premises],
            "shape": self.shape,
            "loops": {name: axis.stride for name, axis in self.loops.items()},
            "loop_axes": {name: _axis_json(self.access, axis) for name, axis in self.loops.items()},
            "vector_bytes": self.widths.vector,
            "dma_bytes": self.widths.direct,
            "why_not_wider": self.widths.why or None,
            "lines": None if lines is None or count is None else _lines_json(lines, count),
        }


def _axis_json(access: AxisAccess, axis: LoopClaim) -> dict[str, Any]:
    return {
        "stride": axis.stride,
        "contiguity": axis.contiguity,
        "divisibility": axis.divisibility,
        "constancy": axis.constancy,
        "rounds": axis.rounds,
        "vector_bytes": run_width(access, axis) or access.bytes,
        "premises": sorted(axis.premises),
    }


def _lines_json(lines: PredictedLines, count: LineCount) -> dict[str, Any]:
    return {
        "lines": count.lines,
        "least_lines": count.least,
        "line_bytes": lines.line_bytes,
        "unique_bytes": count.unique,
        "requested_bytes": count.requested,
        "efficiency": _efficiency(count, lines.line_bytes),
        "coalescing_percent": count.coalescing,
        "ta_accesses": count.ta,
        "tag_lookups": count.tags,
        "verdict": lines.verdict,
        "premises": [*lines.premises],
    }


def _efficiency(count: LineCount, line: int) -> float | None:
    return count.unique / (count.lines * line) if count.lines else None


@final
class AxisReport:
    """Of one kernel. ``values``: with its integers and pointers."""

    def __init__(self, analysis: AxisAnalysis, target: str, *, values: bool = False) -> None:
        self.analysis, self.target, self._has_values = analysis, target, values
        self._sites = SiteTable(analysis.module)
        self.rows = [self._row(*found) for found in find_through_slots(analysis)]

    def _row(self, analysis: AxisAnalysis, access: AxisAccess, instruction: Instruction) -> _Row:
        launch = analysis.launch
        lines = predict_lines(access, launch.items, launch.wave_size, self.target)
        if lines is not None and launch.is_any_wave:
            premises = tuple(p for p in (ONE_ROW, FULL_WAVES) if p == FULL_WAVES or p in access.claim.premises)
            lines = replace(lines, verdict="under-assumption", premises=(*lines.premises, *premises))
        site = self._sites.site(instruction)
        return _Row(
            access,
            site.instruction,
            site.location.as_json() if site.location else None,
            spelled_place(site.location, site.calls),
            shape_of(access, launch.wave_size),
            widths_of(access, self.target),
            lines,
            loop_axes(analysis, access),
        )

    def as_json(self) -> dict[str, Any]:
        """The keys that scripts rely on."""
        found: dict[str, Any] = {
            "kernel": display_name(self.analysis.kernel.name),
            "target": self.target,
            "block": None if self.analysis.launch.is_any_wave else [*self.analysis.launch.block],
            "wave_size": self.analysis.launch.wave_size,
            "accesses": [row.as_json() for row in self.rows],
        }
        if self._has_values:
            found["values"] = [
                {
                    "name": _value_name(value),
                    "function": display_name(f.name),
                    "type": str(value.type),
                    **_claim_json(claim),
                }
                for f, value, claim in self.analysis.values()
            ] + [
                {
                    "name": _value_name(value),
                    "element": number,
                    "function": display_name(f.name),
                    "type": str(value.type),
                    **_claim_json(claim),
                }
                for f, value, number, claim in self.analysis.elements()
            ]
        return found

    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)

    def text(self) -> str:
        """A table of accesses, what keeps them from being wider, and a table of values where asked for."""
        launch = self.analysis.launch
        block = "of any size" if launch.is_any_wave else "x".join(map(str, launch.block))
        objects = [row.access.object for row in self.rows]
        variables = dict.fromkeys(display_name(one.name) for one in objects if isinstance(one, GlobalVariable))
        titles, parameters = variable_titles(self.analysis.module, variables), ParameterTitles()
        kernel = display_name(self.analysis.kernel.name)
        titles.setdefault(kernel, function_title(kernel))
        head = f"kernel {titles[kernel]} ({self.target}, block {block}, wave {launch.wave_size})"
        shown = [_title_of(one, titles, parameters) for one in objects]
        lines = [
            f"{head}  {self._total()}",
            *_table(_ACCESS_TITLES, [_cells(n, row, shown[n]) for n, row in enumerate(self.rows)]),
        ]
        notes: dict[str, list[int]] = {}
        for number, row in enumerate(self.rows):
            for note in _notes(row, titles):
                notes.setdefault(note, []).append(number)
        lines += [f"  {_ranges(numbers)}: {note}" for note, numbers in notes.items()]
        lines += self._wraps()
        if self._has_values:
            lines.append("")
            rows = [_value_cells(value, claim, parameters) for _, value, claim in self.analysis.values()]
            rows += [_value_cells(v, c, parameters, f"[{number}]") for _, v, number, c in self.analysis.elements()]
            lines += _table(_VALUE_TITLES, rows)
        return "\n".join(map(printable, lines))

    def _wraps(self) -> list[str]:
        """Sums that may wrap, where addresses are not known."""
        names = [_value_name(i) for forms in self.analysis.functions.values() for i in forms.may_wrap]
        if not names or all(row.shape != "unknown" for row in self.rows):
            return []
        shown = ", ".join(names[:_SHOWN]) + (f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else "")
        return [f"  sums may wrap before they are widened: {shown} (--assume nowrap if they do not)"]

    def _total(self) -> str:
        """Lines of all accesses, executed once by each wave."""
        found = [row.lines.count for row in self.rows if row.lines is not None]
        used, least = sum(c.lines for c in found), sum(c.least for c in found)
        left_out = sum(row.lines is None and row.access.space in ("global", "flat") for row in self.rows)
        also = f"; {left_out} accesses without lines, as addresses are not known" if left_out else ""
        if not used:
            return also.removeprefix("; ") or "no accesses to global memory"
        excess = round(100 * (used - least) / used)
        return f"lines of {line_bytes(self.target)} B: used {used}, least {least}, excess {excess} %{also}"


def _value_name(value: Value) -> str:
    return f"%{display_name(getattr(value, 'name', ''))}"


def _claim_json(claim: Claim) -> dict[str, Any]:
    found = asdict(claim)
    return {**found, "premises": [*claim.premises]}


def _title_of(value: Value | None, titles: Mapping[str, str], parameters: ParameterTitles) -> str:
    """The object of an access by its name in the source."""
    if isinstance(value, Argument) and (title := parameters.title(value)):
        return title
    name = object_name(value) or ""
    return titles.get(name) or plain_name(name)


def _cells(number: int, row: _Row, title: str) -> list[str]:
    access, lines = row.access, row.lines
    size = "? B" if access.bytes is None else f"{access.bytes} B"
    cells = [
        str(number),
        row.place,
        f"{access.use} {size} {access.space}",
        title,
        row.shape,
    ]
    if lines is None:
        cells += ["", "", "", ""]
    else:
        useful = _efficiency(lines.count, lines.line_bytes)
        percent = lines.count.coalescing
        cells += [str(lines.count.lines), str(lines.count.least), "" if useful is None else f"{100 * useful:.1f} %"]
        cells.append("" if percent is None else f"{percent:.0f} %{'' if _is_calibrated(row) else '*'}")
    verdicts = [access.claim.verdict, *([lines.verdict] if lines is not None else [])]
    verdict = max(verdicts, key=_ORDER.index)
    return [*cells, f"{row.widths.vector} B", f"{row.widths.direct} B" if row.widths.direct else "-", verdict]


def _is_calibrated(row: _Row) -> bool:
    return row.access.bytes is not None and row.access.bytes <= 4


def _notes(row: _Row, titles: Mapping[str, str]) -> list[str]:
    """What a reader of the table may ask."""
    found: list[str] = []
    if row.widths.why:
        found.append(f"vector width: {row.widths.why}")
    if row.access.claim.premises:
        found.append(f"claims rest on {'; '.join(_titled(one, titles) for one in row.access.claim.premises)}")
    if row.lines is not None and row.lines.premises:
        found.append(f"lines, if {'; '.join(_titled(one, titles) for one in row.lines.premises)}")
    return found + [_round_note(row.access, loop, axis) for loop, axis in row.loops.items()]


def _titled(premise: str, titles: Mapping[str, str]) -> str:
    """``align 16 of tile``, where the premise has the variable's symbol."""
    what, of, symbol = premise.partition(" of @")
    return f"{what} of {titles[symbol]}" if of and symbol in titles else premise


def _round_note(access: AxisAccess, loop: str, axis: LoopClaim) -> str:
    """What the rounds of a loop do, and whether they could be one access."""
    count = f"; at most {axis.rounds} a lane" if axis.rounds is not None else ""
    width = run_width(access, axis)
    runs = f", {width // (access.bytes or 1)} of them are {width} bytes in a row" if width else ""
    return f"each round of {loop} adds {axis.stride}{runs}{count}"


def _ranges(numbers: list[int]) -> str:
    """``0-3, 7``, and how many more where that would be long."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    shown, rest = spans[:_MOST_SPANS], spans[_MOST_SPANS:]
    more = f" and {sum(high - low + 1 for low, high in rest)} more" if rest else ""
    return ", ".join(str(low) if low == high else f"{low}-{high}" for low, high in shown) + more


def _value_cells(value: Value, claim: Claim, parameters: ParameterTitles, part: str = "") -> list[str]:
    numbers = [claim.contiguity, claim.divisibility, claim.constancy, claim.stride, claim.value]
    name = parameters.reference(value) if isinstance(value, Argument) else _value_name(value)
    return [name + part, str(value.type), *("-" if n is None else str(n) for n in numbers), claim.verdict]


def _table(titles: tuple[str, ...], rows: list[list[str]]) -> list[str]:
    shown = [[*titles], *rows]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    return ["  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in shown]
