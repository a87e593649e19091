"""Runs the launches of a test: the original and the lowered module, on every engine, and compares all with all."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, final

import numpy as np

from swlds.engines.spec import DTYPES, make_arguments, parse_number, to_dtype
from swlds.errors import SwldsError
from swlds.golden.launch_lines import Hash, Launch, Report, Values, instruction_text

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

ENGINES = ("reference", "wave")


@final
@dataclass(frozen=True)
class Seen:
    """A finding as far as tests compare it; ``whole`` is all of it."""

    kind: str
    variable: str | None = None
    line: str | None = None
    instruction: str = ""
    whole: Any = None

    @property
    def comparable(self) -> tuple[str, str, str]:
        """What the original and the lowered module must agree on; instructions are not the same in both."""
        return self.kind, self.variable or "", self.line or ""

    def __str__(self) -> str:
        place = f" on @{self.variable}" if self.variable else ""
        where = f" at {self.line}" if self.line else f" in '{self.instruction}'" if self.instruction else ""
        return f"{self.kind}{place}{where}"


@final
@dataclass(frozen=True)
class Outcome:
    """One execution: the buffers, in the order of the arguments, and the findings."""

    buffers: tuple[Array | None, ...]
    findings: tuple[Seen, ...]


class Execute(Protocol):
    """How a launch is executed; tests put their own in its place."""

    def __call__(self, launch: Launch, module_text: str, engine: str, lowered: bool) -> Outcome: ...


def execute(launch: Launch, module_text: str, engine: str, lowered: bool) -> Outcome:
    """Execute a launch with the package's own emulator; `lowered` moves LDS to global memory first."""
    import swlds

    module = swlds.parse(module_text, launch.path)
    if lowered:
        module = swlds.lower(module, mcpu=launch.mcpu)
    folder = os.path.dirname(os.path.abspath(launch.path))
    arguments = make_arguments(launch.arguments, folder, launch.options.seed)
    kernel = swlds.Device(launch.mcpu).load(module)[launch.kernel]
    result = kernel.launch(
        launch.grid,
        launch.block,
        arguments,
        options=launch.options,
        engine=engine,
    )
    buffers = tuple(
        argument if spec.dtype and isinstance(argument, np.ndarray) else None
        for spec, argument in zip(launch.arguments, arguments, strict=True)
    )
    return Outcome(buffers, tuple(_seen(finding) for finding in result.findings))


def _seen(finding: Any) -> Seen:
    thing = finding.object
    location = finding.location
    line = f"{location.file}:{location.line}:{location.column}" if location else None
    name = thing.name.lstrip("@") if thing and thing.name else None
    return Seen(finding.kind, name, line, finding.instruction, finding)


def check_launch(
    launch: Launch,
    module_text: str,
    execute_one: Execute = execute,
    engines: Sequence[str] | None = None,
) -> list[str]:
    """What does not hold: expectations, or agreement between engines and between the original and the lowered module."""
    outcomes: dict[tuple[str, bool], Outcome] = {}
    complaints: list[str] = []
    for engine in engines or ENGINES:
        for lowered in (False, True):
            what = describe(engine, lowered)
            try:
                outcomes[engine, lowered] = execute_one(launch, module_text, engine, lowered)
            except SwldsError as error:
                complaints.append(f"LAUNCH {launch.name}, {what}: {error}")
    if not outcomes:
        return complaints
    for (engine, lowered), outcome in outcomes.items():
        what = f"LAUNCH {launch.name}, {describe(engine, lowered)}"
        complaints += [f"{what}: {complaint}" for complaint in check_outcome(launch, outcome, lowered=lowered)]
    (first, reference), *others = outcomes.items()
    for place, outcome in others:
        what = f"LAUNCH {launch.name}: {describe(*first)} and {describe(*place)} differ"
        complaints += [f"{what}: {difference}" for difference in compare_outcomes(reference, outcome)]
    for lowered in {place for _, place in outcomes}:
        complaints += [f"LAUNCH {launch.name}: {difference}" for difference in _compare_engines(outcomes, lowered)]
    return complaints


def describe(engine: str, lowered: bool) -> str:
    """Which execution is meant."""
    return f"{'lowered' if lowered else 'original'} on engine {engine}"


def check_outcome(launch: Launch, outcome: Outcome, *, lowered: bool) -> list[str]:
    """Expectations of the launch that an execution does not meet."""
    complaints = [text for values in launch.values if (text := _check_values(values, launch, outcome))]
    complaints += [text for digest in launch.hashes if (text := _check_hash(digest, outcome))]
    if not launch.reports:
        if outcome.findings:
            complaints.append(f"expected a clean run, found {_list(outcome.findings)}")
        return complaints
    for report in launch.reports:
        if not any(_is_report(report, seen, lowered=lowered) for seen in outcome.findings):
            complaints.append(f"expected {_describe_report(report)}, found {_list(outcome.findings)}")
    surplus = [
        seen
        for seen in outcome.findings
        if not any(_is_report(report, seen, lowered=lowered) for report in launch.reports)
    ]
    return complaints + [f"unexpected {seen}" for seen in surplus]


def _is_report(report: Report, seen: Seen, *, lowered: bool) -> bool:
    if report.kind != seen.kind or report.variable not in (None, seen.variable):
        return False
    # The lowered module has other instructions; there the kind counts, and agreement with the original.
    return report.instruction is None or lowered or instruction_text(seen.instruction) == report.instruction


def _describe_report(report: Report) -> str:
    variable = f" on @{report.variable}" if report.variable else ""
    return f"{report.kind}{variable}" + (f" at line {report.line}" if report.line else "")


def _list(findings: Sequence[Seen]) -> str:
    return "; ".join(str(seen) for seen in findings) or "nothing"


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
        if one is not None and other is not None and one.tobytes() != other.tobytes():
            differences.append(f"arg{index}{_first_difference(one, other)}")
    ones, others = ({seen.comparable for seen in outcome.findings} for outcome in (left, right))
    if ones != others:
        differences.append(f"reports {_list(left.findings)} against {_list(right.findings)}")
    return differences


def _compare_engines(outcomes: dict[tuple[str, bool], Outcome], lowered: bool) -> Iterator[str]:
    """Engines that execute the same module report the same findings, to the last field."""
    (first, expected), *others = [(engine, o) for (engine, is_lowered), o in outcomes.items() if is_lowered == lowered]
    for engine, outcome in others:
        ours, theirs = ([seen.whole for seen in o.findings] for o in (expected, outcome))
        if ours != theirs:
            yield f"{describe(first, lowered)} and {describe(engine, lowered)} report differently: {ours} and {theirs}"


def _first_difference(left: Array, right: Array) -> str:
    for index, (one, other) in enumerate(zip(left.reshape(-1), right.reshape(-1), strict=False)):
        if one.tobytes() != other.tobytes():
            return f"[{index}] is {one} and {other}"
    return f" has {left.size} and {right.size} elements"
