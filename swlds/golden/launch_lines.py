"""LAUNCH, EXPECT and `; error:` lines of a test.

    ; LAUNCH: @kernel grid=4 block=256 args=f32[1024]:iota,f32[4]:zero dynamic-lds=1024 mcpu=gfx942 seed=7
    ; EXPECT: arg1 = 1.0 2.0 3.0 4.0
    ; EXPECT: arg0 sha256=…
    ; EXPECT: race-raw on @lds
    ; EXPECT: clean
      store i32 0, ptr addrspace(3) %p, align 4  ; error: out-of-bounds

`grid` counts work-groups, `block` work-items: X, X,Y or X,Y,Z, or with `x` between; without `block` it is what the kernel
requires.  An EXPECT belongs to the LAUNCH before it; an `; error:` line to the instruction it stands behind, or the one
below it, in every launch that is not said to be `clean`.  What is not expected must not be reported: a launch without
expected reports is clean.  Values may end in `…` (or `...`): the rest is open.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import final

from swlds.device.findings import KINDS, parse_checks
from swlds.device.target import find_target
from swlds.engines.spec import Spec, parse_specs
from swlds.errors import SwldsError
from swlds.golden.errors import GoldenError
from swlds.golden.scrub import strip_comments

_LINE = re.compile(r"^\s*;\s*(?P<word>LAUNCH|EXPECT):(?P<rest>.*)")
_ERROR = re.compile(r";\s*error:\s*(?P<kinds>[a-z-]+(?:\s*,\s*[a-z-]+)*)\s*$")
_VALUES = re.compile(r"arg(?P<index>[0-9]+)\s*=\s*(?P<values>.+)$")
_HASH = re.compile(r"arg(?P<index>[0-9]+)\s+sha256\s*=\s*(?P<hash>[0-9a-fA-F]{64})$")
_REPORT = re.compile(r"(?P<kind>[a-z-]+)(?:\s+on\s+@(?P<variable>\S+))?$")
WORDS = ("grid", "block", "args", "dynamic-lds", "mcpu", "seed", "check")


@final
@dataclass(frozen=True)
class Values:
    """`arg1 = …`: the first elements, or all of them."""

    index: int
    values: tuple[str, ...]
    is_open: bool


@final
@dataclass(frozen=True)
class Hash:
    """`arg1 sha256=…`: of the buffer's bytes."""

    index: int
    digest: str


@final
@dataclass(frozen=True)
class Report:
    """A report kind; `variable` where it is said, `line` of the instruction where an `; error:` line says it."""

    kind: str
    variable: str | None = None
    line: int | None = None
    instruction: str | None = None


@final
@dataclass
class Launch:
    """One LAUNCH line with what belongs to it."""

    path: str
    line: int
    kernel: str
    grid: tuple[int, ...]
    #: None: what the kernel requires.
    block: tuple[int, ...] | None = None
    arguments: tuple[Spec, ...] = ()
    dynamic_lds: int = 0
    #: None: what the kernel was compiled for.
    mcpu: str | None = None
    seed: int = 0
    checks: str = "all"
    values: list[Values] = field(default_factory=list)
    hashes: list[Hash] = field(default_factory=list)
    reports: list[Report] = field(default_factory=list)
    #: `EXPECT: clean`: also the `; error:` lines are not for this launch.
    is_clean: bool = False

    @property
    def name(self) -> str:
        """What a test item is called."""
        return f"@{self.kernel}:{self.line}"


def parse_launches(path: str, text: str) -> list[Launch]:
    """The launches of a test with their expectations; GoldenError at the line that is wrong."""
    lines = text.split("\n")
    launches: list[Launch] = []
    for number, line in enumerate(lines, 1):
        found = _LINE.match(line)
        if not found:
            continue
        place, rest = f"{path}:{number}", found["rest"].strip()
        if found["word"] == "LAUNCH":
            launches.append(parse_launch(path, number, rest))
        elif not launches:
            raise GoldenError(f"{place}: EXPECT without a LAUNCH before it")
        else:
            _parse_expectation(launches[-1], rest, place)
    reports = parse_error_lines(path, lines)
    if reports and not launches:
        raise GoldenError(f"{path}:{reports[0].line}: '; error:' without a LAUNCH in the file")
    for launch in launches:
        if not launch.is_clean:
            launch.reports += reports
    return launches


def parse_launch(path: str, number: int, rest: str) -> Launch:
    """A LAUNCH line behind its colon."""
    place = f"{path}:{number}"
    words = rest.split()
    if not words or not words[0].startswith("@") or len(words[0]) < 2:
        raise GoldenError(f"{place}: LAUNCH: expected '@KERNEL grid=… block=… args=…'")
    options: dict[str, str] = {}
    for word in words[1:]:
        key, equals, value = word.partition("=")
        if not equals or not value or key not in WORDS:
            raise GoldenError(f"{place}: LAUNCH: unexpected '{word}'; expected {', '.join(WORDS)}")
        if key in options:
            raise GoldenError(f"{place}: LAUNCH: '{key}' is given twice")
        options[key] = value
    if "grid" not in options:
        raise GoldenError(f"{place}: LAUNCH: 'grid=' is missing")
    try:
        arguments = tuple(parse_specs(spec for spec in options.get("args", "").split(",") if spec))
        parse_checks(options.get("check"))
        if "mcpu" in options:
            find_target(options["mcpu"])
    except SwldsError as error:
        raise GoldenError(f"{place}: LAUNCH: {error}") from None
    return Launch(
        path=path,
        line=number,
        kernel=words[0][1:].strip('"'),
        grid=_parse_extent(options["grid"], "grid", place),
        block=_parse_extent(options["block"], "block", place) if "block" in options else None,
        arguments=arguments,
        dynamic_lds=_parse_number(options.get("dynamic-lds", "0"), "dynamic-lds", place),
        mcpu=options.get("mcpu"),
        seed=_parse_number(options.get("seed", "0"), "seed", place),
        checks=options.get("check", "all"),
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 20


def _parse_extent(text: str, what: str, place: str) -> tuple[int, ...]:
    parts = re.split("[,x]", text)
    if len(parts) > 3 or not all(_is_number(part) and int(part) > 0 for part in parts):
        raise GoldenError(f"{place}: LAUNCH: {what}={text}: expected 1 to 3 positive numbers")
    return tuple(int(part) for part in parts)


def _parse_number(text: str, what: str, place: str) -> int:
    if not _is_number(text):
        raise GoldenError(f"{place}: LAUNCH: {what}={text}: expected a number")
    return int(text)


def _parse_expectation(launch: Launch, rest: str, place: str) -> None:
    if rest == "clean":
        launch.is_clean = True
    elif found := _HASH.match(rest):
        launch.hashes.append(Hash(_check_index(launch, found["index"], place), found["hash"].lower()))
    elif found := _VALUES.match(rest):
        words = found["values"].replace(",", " ").split()
        is_open = words[-1] in ("…", "...")
        values = tuple(words[:-1] if is_open else words)
        launch.values.append(Values(_check_index(launch, found["index"], place), values, is_open))
    elif (found := _REPORT.match(rest)) and found["kind"] in KINDS:
        launch.reports.append(Report(found["kind"], found["variable"]))
    else:
        raise GoldenError(
            f"{place}: EXPECT: '{rest}': expected 'argN = VALUES', 'argN sha256=HASH', 'KIND [on @VARIABLE]' or 'clean'"
        )


def _check_index(launch: Launch, text: str, place: str) -> int:
    index = int(text)
    if index >= len(launch.arguments) or not launch.arguments[index].dtype:
        raise GoldenError(f"{place}: EXPECT: arg{index} is no buffer of the launch in line {launch.line}")
    return index


def parse_error_lines(path: str, lines: Sequence[str]) -> list[Report]:
    """The reports that `; error: KIND` asks for, behind an instruction or in the line before it."""
    reports: list[Report] = []
    for number, line in enumerate(lines, 1):
        found = _ERROR.search(line)
        if not found:
            continue
        target = number if line[: found.start()].strip() else _next_instruction(lines, number)
        if target is None:
            raise GoldenError(f"{path}:{number}: '; error:' with no instruction after it")
        for kind in re.split(r"\s*,\s*", found["kinds"]):
            if kind not in KINDS:
                raise GoldenError(
                    f"{path}:{number}: '; error: {kind}': no such kind; known: {', '.join(sorted(KINDS))}"
                )
            reports.append(Report(kind, None, target, instruction_text(lines[target - 1])))
    return reports


def _next_instruction(lines: Sequence[str], number: int) -> int | None:
    for index in range(number, len(lines)):
        text = lines[index].strip()
        if text and not text.startswith(";"):
            return index + 1
    return None


def instruction_text(line: str) -> str:
    """An instruction without comment, metadata, `tail` and blanks, so that two ways to print it compare equal."""
    text = strip_comments(line)
    text = re.sub(r",\s*!\w[\w.]*\s+!\d+", "", text)
    text = re.sub(r"\b(?:tail|musttail|notail) call\b", "call", text)
    return re.sub(r"\s+", " ", text).strip()
