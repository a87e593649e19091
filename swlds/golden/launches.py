"""Runs the launches of a test: the original and the lowered module, on every engine, and compares all with all.

A launch that its timeout stops was stopped somewhere: then buffers, and where the waves stood, are not compared.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, final

import numpy as np

from swlds.device.checks import COST_CHECKS
from swlds.device.element_types import DTYPES
from swlds.device.findings import COPY_CHECK, HEAP_BLOCK, KINDS, Finding, is_astray, is_cost, spelled_place
from swlds.engines.spec import make_arguments, parse_number, to_dtype
from swlds.errors import SwldsError
from swlds.golden.launch_lines import FIELDS, Hash, Launch, Report, Values, Version, instruction_text
from swlds.lazy import dataclass

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

ENGINES = ("reference", "wave")


@final
@dataclass(frozen=True)
class Outcome:
    """One execution: the buffers, in the order of the arguments, and the findings."""

    buffers: tuple[Array | None, ...]
    findings: tuple[Finding, ...]

    @property
    def is_stopped(self) -> bool:
        return any(finding.kind == "timeout" for finding in self.findings)


class Execute(Protocol):
    """How a launch is executed; tests put their own in its place."""

    def __call__(self, launch: Launch, module_text: str, engine: str, version: Version) -> Outcome: ...


def execute(launch: Launch, module_text: str, engine: str, version: Version) -> Outcome:
    """Execute a launch with the package's own emulator."""
    import swlds

    module = swlds.parse(module_text, launch.path)
    if version is not Version.ORIGINAL:
        module = swlds.lower(module, mcpu=launch.mcpu, instrument=version is Version.LOWERED)
    folder = os.path.dirname(os.path.abspath(launch.path))
    arguments = make_arguments(launch.arguments, folder, launch.options.seed)
    kernel = swlds.Device(launch.mcpu).load(module)[launch.kernel]
    result = kernel.launch(
        launch.grid,
        launch.block,
        arguments,
        options=launch.options,
        engine=engine,
        prints=False,
    )
    buffers = tuple(
        argument if spec.dtype and isinstance(argument, np.ndarray) else None
        for spec, argument in zip(launch.arguments, arguments, strict=True)
    )
    return Outcome(buffers, tuple(result.findings))


def check_launch(
    launch: Launch,
    module_text: str,
    execute_one: Execute = execute,
    engines: Sequence[str] | None = None,
) -> list[str]:
    """What does not hold: expectations, or agreement between engines and between the original and the lowered module."""
    outcomes: dict[tuple[str, Version], Outcome] = {}
    complaints: list[str] = []
    for engine in engines or ENGINES:
        for version in launch.versions:
            what = describe(engine, version)
            try:
                outcomes[engine, version] = execute_one(launch, module_text, engine, version)
            except SwldsError as error:
                complaints.append(f"LAUNCH {launch.name}, {what}: {error}")
    if not outcomes:
        return complaints
    complaints += _check_expectations(launch, outcomes)
    (first, reference), *others = outcomes.items()
    for place, outcome in others:
        what = f"LAUNCH {launch.name}: {describe(*first)} and {describe(*place)} differ"
        complaints += [f"{what}: {difference}" for difference in compare_outcomes(reference, outcome)]
    for version in launch.versions:
        complaints += [f"LAUNCH {launch.name}: {difference}" for difference in _compare_engines(outcomes, version)]
    return complaints


def _check_expectations(launch: Launch, outcomes: dict[tuple[str, Version], Outcome]) -> Iterator[str]:
    """Each complaint once: of which executions it is, but where it is of all."""
    places: dict[str, list[str]] = {}
    for (engine, version), outcome in outcomes.items():
        for complaint in check_outcome(launch, outcome, version):
            places.setdefault(complaint, []).append(describe(engine, version))
    for complaint, of in places.items():
        where = "" if 1 < len(of) == len(outcomes) else f", {' and '.join(of)}"
        yield f"LAUNCH {launch.name}{where}: {complaint}"


def describe(engine: str, version: Version) -> str:
    """Which execution is meant."""
    return f"{version.value} on engine {engine}"


def check_outcome(launch: Launch, outcome: Outcome, version: Version) -> list[str]:
    """Expectations of the launch that an execution does not meet."""
    complaints = [text for values in launch.values if (text := _check_values(values, launch, outcome))]
    complaints += [text for digest in launch.hashes if (text := _check_hash(digest, outcome))]
    # What LDS costs is told of the original: the lowered module has its variables in global memory.
    reports = [r for r in launch.reports if version is Version.ORIGINAL or KINDS[r.kind] not in COST_CHECKS]
    if not reports:
        if outcome.findings:
            complaints.append(f"expected a clean run, found {_list(outcome.findings)}")
        return complaints
    surplus, missing = list(outcome.findings), []
    for report in reports:
        found = [finding for finding in surplus if _is_report(report, finding, version)]
        if report.is_counted and found:
            surplus.remove(found[0])
        elif not any(_is_report(report, finding, version) for finding in outcome.findings) or report.is_counted:
            missing.append(_describe_report(report))
    open_reports = [report for report in reports if not report.is_counted]
    surplus = [f for f in surplus if not any(_is_report(report, f, version) for report in open_reports)]
    if missing:
        what = _list(surplus) if surplus or not outcome.findings else "nothing else"
        return [*complaints, f"expected {'; '.join(missing)}, found {what}"]
    return complaints + [f"unexpected {_describe(finding)}" for finding in surplus]


def _is_report(report: Report, finding: Finding, version: Version) -> bool:
    if report.kind != finding.kind or not (report.variable is None or report.variable in _names(finding)):
        return False
    if any(_field(finding, name) != value for name, value in report.fields):
        return False
    if report.instruction is None or version is not Version.ORIGINAL:
        # The lowered module has other instructions; there the kind counts, and agreement with the original.
        return True
    return instruction_text(finding.instruction) == report.instruction


def _names(finding: Finding) -> list[str]:
    """Of the variable or parameter, the one in reports first."""
    return [name for given in finding.object.names if (name := given.lstrip("@"))] if finding.object else []


def _field(finding: Finding, name: str) -> str:
    """A field of a finding as an EXPECT line writes it."""
    if name == "offset":
        return str(finding.object.offset) if finding.object else ""
    if name == "line":
        return str(finding.location.line) if finding.location else ""
    value = getattr(finding, name)
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _describe_report(report: Report) -> str:
    on = _on(report.variable) if report.variable else ""
    fields = "".join(f" {name}={value}" for name, value in report.fields)
    return f"{report.kind}{on}{fields}" + (f" at line {report.line}" if report.line else "")


def _describe(finding: Finding) -> str:
    """A finding in the words of an EXPECT line, and its place."""
    on = "".join(map(_on, _names(finding)[:1]))
    where = f" at {finding.location}" if finding.location else ""
    where = where or (f" in '{finding.instruction}'" if finding.instruction else "")
    known = ((name, _field(finding, name)) for name in FIELDS if name != "line")
    return f"{finding.kind}{on}{where} ({' '.join(f'{n}={v}' for n, v in known if v not in ('', 'None'))})"


def _on(name: str) -> str:
    """A variable as an EXPECT line names it."""
    return f' on "{name}"' if re.search(r"\s", name) else f" on @{name}"


def _list(findings: Sequence[Finding]) -> str:
    return "; ".join(map(_describe, findings)) or "nothing"


def _check_values(values: Values, launch: Launch, outcome: Outcome) -> str | None:
    argument = launch.arguments[values.index]
    array = outcome.buffers[values.index]
    assert argument.dtype and array is not None, "the parser has checked that it is a buffer"
    if not values.is_open and len(values.values) != array.size:
        return f"arg{values.index} has {array.size} elements, expected {len(values.values)}"
    if len(values.values) > array.size:
        return f"arg{values.index} has {array.size} elements, expected at least {len(values.values)}"
    try:
        expected = _expected_values(values, argument.dtype)
    except SwldsError as error:
        return f"EXPECT: {error}"
    actual = array.reshape(-1)[: expected.size]
    for index, (left, right) in enumerate(zip(actual, expected, strict=True)):
        if left.tobytes() != right.tobytes():
            return f"arg{values.index}[{index}] is {left}, expected {right}"
    return None


def _expected_values(values: Values, dtype: str) -> Array:
    """The numbers in the buffer's type; one of twice its range (-1 and 255 of i8) is the pattern of its bits."""
    numbers = [parse_number(word, dtype, f"arg{values.index}") for word in values.values]
    if dtype == "bf16" or dtype.startswith("f"):
        rounded: Array = to_dtype(numbers, dtype)
        return rounded
    kind = DTYPES[dtype]
    bits = 8 * kind.itemsize
    patterns = b"".join((int(number) % (1 << bits)).to_bytes(kind.itemsize, "little") for number in numbers)
    return np.frombuffer(patterns, kind)


def _check_hash(digest: Hash, outcome: Outcome) -> str | None:
    array = outcome.buffers[digest.index]
    assert array is not None, "the parser has checked that it is a buffer"
    actual = hashlib.sha256(array.tobytes()).hexdigest()
    return None if actual == digest.digest else f"arg{digest.index} has sha256={actual}, expected {digest.digest}"


def compare_outcomes(left: Outcome, right: Outcome) -> list[str]:
    """Where two executions differ: buffers bit for bit, then findings by kind, variable and line."""
    differences: list[str] = []
    for index, (one, other) in enumerate(zip(left.buffers, right.buffers, strict=True)):
        if left.is_stopped or right.is_stopped or one is None or other is None:
            continue
        if one.tobytes() != other.tobytes():
            differences.append(f"arg{index}{_first_difference(one, other)}")
    ones, others = ({_comparable(f) for f in outcome.findings if not is_cost(f)} for outcome in (left, right))
    if not all(any(f.tool == COPY_CHECK for f in outcome.findings) for outcome in (left, right)):
        gone = {_comparable(f) for outcome in (left, right) for f in outcome.findings if f.tool == COPY_CHECK}
        ones, others = ones - gone, others - gone
    if ones != others:
        differences.append(f"reports {_list(left.findings)} against {_list(right.findings)}")
    return differences


def _comparable(finding: Finding) -> tuple[str, str, str]:
    """What the original and the lowered module must agree on; instructions are not the same in both."""
    if finding.kind == "timeout":
        return finding.kind, "", ""
    name = finding.object.name if finding.object else ""
    # the lowered module knows only the block of what is beside all LDS
    return finding.kind, HEAP_BLOCK if name and is_astray(finding) else name, spelled_place(finding.location, ())


def _compare_engines(outcomes: dict[tuple[str, Version], Outcome], version: Version) -> Iterator[str]:
    """Engines that execute the same module report the same findings, to the last field."""
    same = [(engine, outcome) for (engine, its_version), outcome in outcomes.items() if its_version is version]
    for engine, outcome in same[1:]:
        first, expected = same[0]
        ours, theirs = ([_whole(finding) for finding in o.findings] for o in (expected, outcome))
        if ours != theirs:
            yield f"{describe(first, version)} and {describe(engine, version)} report differently: {ours} and {theirs}"


def _whole(finding: Finding) -> Finding:
    return Finding(finding.tool, finding.kind, finding.severity, "") if finding.kind == "timeout" else finding


def _first_difference(left: Array, right: Array) -> str:
    for index, (one, other) in enumerate(zip(left.reshape(-1), right.reshape(-1), strict=False)):
        if one.tobytes() != other.tobytes():
            return f"[{index}] is {one} and {other}"
    return f" has {left.size} and {right.size} elements"
