"""LAUNCH, EXPECT and `; error:` lines of a test.

    ; LAUNCH: @kernel grid=4 block=256 args=f32[1024]:iota,f32[4]:zero dynamic-lds=1024 mcpu=gfx942 seed=7 lowered=both
    ; EXPECT: arg1 = 1.0 2.0 3.0 4.0
    ; EXPECT: arg0 sha256=…
    ; EXPECT: race-raw on @lds
    ; EXPECT: out-of-bounds on out line=12
    ; EXPECT: out-of-bounds on "heap block" offset=64 line=7 workgroup=0,0,0 workitem=3,0,0 count=2 severity=error
    ; EXPECT: clean
      store i32 0, ptr addrspace(3) %p, align 4  ; error: out-of-bounds

Words are quoted as in a shell where they hold blanks or quotes.  `grid` counts work-groups, `block` work-items: X, X,Y or
X,Y,Z, or with `x` between; without `block` it is what the kernel requires.  The other words are the options of a launch
(`device/launch_options.py`), but for `engine`: a launch runs on all.
An EXPECT belongs to the LAUNCH before it; an `; error:` line to the instruction it stands behind, or the one below it, in
every launch that is not said to be `clean`.  What is not expected must not be reported: a launch without expected reports is
clean.  A report that has a count is one finding, else it stands for all that are so.  Values may end in `…` (or `...`): the
rest is open.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import field
from enum import Enum
from typing import final

from swlds.device.checks import SEVERITIES
from swlds.device.findings import KINDS
from swlds.device.launch_options import OPTION_WORDS, LaunchOptions, is_count, parse_sizes, read_option
from swlds.device.target import find_target
from swlds.engines.spec import Spec, parse_specs
from swlds.errors import LaunchError, SwldsError
from swlds.golden.errors import GoldenError
from swlds.golden.scrub import strip_comments
from swlds.lazy import dataclass, lazy_pattern
from swlds.printable import shorten

_LINE = lazy_pattern(r"^\s*;\s*(?P<word>LAUNCH|EXPECT):(?P<rest>.*)")
_ERROR = lazy_pattern(r";\s*error:\s*(?P<kinds>[a-z-]+(?:\s*,\s*[a-z-]+)*)\s*$")
_VALUES = lazy_pattern(r"arg(?P<index>[0-9]+)\s*=\s*(?P<values>.+)$")
_HASH = lazy_pattern(r"arg(?P<index>[0-9]+)\s+sha256\s*=\s*(?P<hash>[0-9a-fA-F]{64})$")
_REPORT = lazy_pattern(
    r"(?P<kind>[a-z-]+)(?:\s+on\s+(?:@(?P<variable>\S+)|\"(?P<quoted>[^\"]+)\"|(?P<word>[^\s@\"]\S*)))?(?P<fields>(?:\s+[a-z]+=\S+)*)$"
)
#: Word -> field of `LaunchOptions`.
OPTIONS = {word.name: name for name, word in OPTION_WORDS.items() if word.is_for_tests}
WORDS = ("grid", "block", "args", "mcpu", "lowered", *OPTIONS)
#: What else a report may say of a finding, and how it is written there.
FIELDS = ("offset", "line", "workgroup", "workitem", "count", "severity")
_FIELD = lazy_pattern(r"-?[0-9]{1,20}(?:,[0-9]{1,20}){0,2}\Z")


@final
class Version(Enum):
    """What of a module is executed."""

    ORIGINAL = "original"
    LOWERED = "lowered"
    PLAIN = "lowered without ASan's checks"


#: `lowered=` -> the versions that a launch executes.
VERSIONS = {
    "instrumented": (Version.ORIGINAL, Version.LOWERED),
    "plain": (Version.ORIGINAL, Version.PLAIN),
    "both": (Version.ORIGINAL, Version.LOWERED, Version.PLAIN),
    "no": (Version.ORIGINAL,),
}


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
    """A report kind; `variable` where it is said, `line` of the instruction where an `; error:` line says it.

    `fields`: what else is said, as written.
    """

    kind: str
    variable: str | None = None
    line: int | None = None
    instruction: str | None = None
    fields: tuple[tuple[str, str], ...] = ()

    @property
    def is_counted(self) -> bool:
        """It stands for one finding."""
        return any(name == "count" for name, _ in self.fields)


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
    #: None: what the kernel was compiled for.
    mcpu: str | None = None
    options: LaunchOptions = field(default_factory=LaunchOptions)
    versions: tuple[Version, ...] = VERSIONS["instrumented"]
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
    try:
        words = shlex.split(rest)
    except ValueError as error:
        raise GoldenError(f"{place}: LAUNCH: {error}") from None
    if not words or not words[0].startswith("@") or len(words[0]) < 2:
        raise GoldenError(f"{place}: LAUNCH: expected '@KERNEL grid=… block=… args=…'")
    given: dict[str, str] = {}
    for word in words[1:]:
        key, equals, value = word.partition("=")
        if not equals or not value or key not in WORDS:
            raise GoldenError(f"{place}: LAUNCH: unexpected '{word}'; expected {', '.join(WORDS)}")
        if key in given:
            raise GoldenError(f"{place}: LAUNCH: '{key}' is given twice")
        given[key] = value
    if "grid" not in given:
        raise GoldenError(f"{place}: LAUNCH: 'grid=' is missing")
    try:
        return _make_launch(path, number, words[0][1:], given)
    except SwldsError as error:
        raise GoldenError(f"{place}: LAUNCH: {error}") from None


def _make_launch(path: str, number: int, kernel: str, given: dict[str, str]) -> Launch:
    """The launch of a line's words; SwldsError for what means nothing."""
    options = {OPTIONS[key]: read_option(OPTION_WORDS[OPTIONS[key]], given[key]) for key in given if key in OPTIONS}
    return Launch(
        path=path,
        line=number,
        kernel=kernel,
        grid=parse_sizes(given["grid"]),
        block=parse_sizes(given["block"]) if "block" in given else None,
        arguments=tuple(parse_specs(spec for spec in given.get("args", "").split(",") if spec)),
        mcpu=find_target(given["mcpu"]).name if "mcpu" in given else None,
        options=LaunchOptions().but(**options),
        versions=_find_versions(given.get("lowered", "instrumented")),
    )


def _find_versions(text: str) -> tuple[Version, ...]:
    if text not in VERSIONS:
        raise LaunchError(f"lowered={text}: expected {', '.join(VERSIONS)}")
    return VERSIONS[text]


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
        fields = _parse_fields(found["fields"].split(), place)
        name = found["variable"] or found["quoted"] or found["word"]
        launch.reports.append(Report(found["kind"], name, fields=fields))
    else:
        forms = "'argN = VALUES', 'argN sha256=HASH', 'KIND [on NAME] [count=N …]' or 'clean'"
        raise GoldenError(f"{place}: EXPECT: '{rest}': expected {forms}")


def _parse_fields(words: Sequence[str], place: str) -> tuple[tuple[str, str], ...]:
    fields: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in FIELDS or name in fields:
            raise GoldenError(f"{place}: EXPECT: '{word}': expected once each {', '.join(FIELDS)}")
        if not (value in SEVERITIES if name == "severity" else _FIELD.match(value)):
            raise GoldenError(f"{place}: EXPECT: '{word}': expected a number, X,Y,Z or {', '.join(SEVERITIES)}")
        fields[name] = value
    return tuple(fields.items())


def _check_index(launch: Launch, text: str, place: str) -> int:
    index = int(text) if is_count(text) else len(launch.arguments)
    if index >= len(launch.arguments) or not launch.arguments[index].dtype:
        raise GoldenError(f"{place}: EXPECT: arg{shorten(text)} is no buffer of the launch in line {launch.line}")
    return index


def parse_error_lines(path: str, lines: Sequence[str]) -> list[Report]:
    """The reports that `; error: KIND` asks for, behind an instruction or in the line before it."""
    reports: list[Report] = []
    following = _next_instructions(lines)
    for number, line in enumerate(lines, 1):
        found = _ERROR.search(line)
        if not found:
            continue
        target = number if line[: found.start()].strip() else following[number]
        if target is None:
            raise GoldenError(f"{path}:{number}: '; error:' with no instruction after it")
        for kind in re.split(r"\s*,\s*", found["kinds"]):
            if kind not in KINDS:
                raise GoldenError(
                    f"{path}:{number}: '; error: {kind}': no such kind; known: {', '.join(sorted(KINDS))}"
                )
            reports.append(Report(kind, None, target, instruction_text(lines[target - 1])))
    return reports


def _next_instructions(lines: Sequence[str]) -> list[int | None]:
    """The number of the next line that holds more than a comment, behind each line."""
    following: list[int | None] = [None]
    for number in range(len(lines), 0, -1):
        text = lines[number - 1].strip()
        following.append(number if text and not text.startswith(";") else following[-1])
    return following[::-1]


def instruction_text(line: str) -> str:
    """An instruction without comment, metadata, `tail` and blanks, so that two ways to print it compare equal."""
    text = strip_comments(line)
    text = re.sub(r",\s*!\w[\w.]*\s+!\d+", "", text)
    text = re.sub(r"\b(?:tail|musttail|notail) call\b", "call", text)
    return re.sub(r"\s+", " ", text).strip()
