"""Which failure it is: what two runs must have in common to be the same one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import final

from swlds.device.checks import SEVERITIES, Severity
from swlds.device.findings import KINDS, Finding
from swlds.errors import SwldsError
from swlds.lazy import lazy_pattern
from swlds.printable import is_called, plain, printable

_INSTRUCTION = lazy_pattern(r", in @(?:\"[^\"]*\"|[-\w.$]+): .*")
_DIFFERENCE = lazy_pattern(rf"(only in the [a-z ]+|in both)[^:]*: .*?\b({'|'.join(sorted(KINDS, key=len, reverse=True))}): ")
#: The process ended.
CRASH = "crash"
#: Original and lowered do not do the same.
DIFFERENCE = "difference"


@final
@dataclass(frozen=True, order=True)
class Bucket:
    """``stage``: the command, or ``read``; ``kind``: of the finding, the error or ``crash``; ``what``: opcode or called
    function of a finding, else what the message says, without names and numbers; ``object``: the variable or buffer;
    ``severity``: of the finding; ``title``: what reports call the object; ``offset``: bytes from its start, of a finding. The
    last two are no part of what failures have in common."""

    stage: str
    kind: str
    what: str = ""
    object: str = ""
    severity: Severity = "error"
    title: str = field(default="", compare=False)
    offset: int | None = field(default=None, compare=False)

    def __str__(self) -> str:
        what = f" ({self.what})" if self.what else ""
        grade = "" if self.severity == "error" else f", a {self.severity}"
        return printable(f"{self.stage}: {self.kind}{what}" + (f" on {self.shown}" if self.object else "") + grade)

    @property
    def shown(self) -> str:
        """The object, as reports call it."""
        return self.title or self.object

    def is_on(self, word: str) -> bool:
        """Is the object the one that somebody named, as reports print it or by its symbol?"""
        return is_called(word, (self.object, self.shown))

    @property
    def sort(self) -> tuple[str, str, str]:
        """What a smaller module's other failures must have in common with the first one's; numbers of arguments change."""
        return self.stage, self.kind, plain(self.object)

    @property
    def grade(self) -> int:
        """The graver, the less."""
        return SEVERITIES.index(self.severity)

    def as_json(self) -> dict[str, str]:
        grade = {} if self.severity == "error" else {"severity": str(self.severity)}
        grade |= {"source_name": self.title} if self.title not in ("", self.object) else {}
        return {"stage": self.stage, "kind": self.kind, "what": self.what, "object": self.object, **grade}


def of_finding(stage: str, finding: Finding) -> Bucket:
    """Of a finding of a launch."""
    *_, verb, name = finding.likeness
    what = verb if finding.kind != "timeout" else ""
    found = finding.object
    more = (found.title, found.offset) if found is not None else ("", None)
    return Bucket(stage, finding.kind, what, name or "", finding.severity, *more)


def of_error(stage: str, error: SwldsError) -> Bucket:
    """Of a refusal: its kind and its message as it is printed, in which an instruction is left out."""
    return Bucket(stage, type(error).__name__, plain(_INSTRUCTION.sub("", printable(error.message))))


def of_death(stage: str, error: SwldsError) -> Bucket:
    """Of the death of the process; ``error`` says how it died."""
    return Bucket(stage, CRASH, plain(error.message))


def of_difference(stage: str, line: str) -> Bucket:
    """Of a line of ``find_differences``."""
    if found := _DIFFERENCE.match(line):
        return Bucket(stage, DIFFERENCE, found[1], found[2])
    return Bucket(stage, DIFFERENCE, line.split(":")[0])


def gravest(buckets: Iterable[Bucket]) -> dict[tuple[str, ...], int]:
    """How grave the failures of each sort are."""
    known: dict[tuple[str, ...], int] = {}
    for bucket in buckets:
        known[bucket.sort] = min(bucket.grade, known.get(bucket.sort, bucket.grade))
    return known


def is_known(bucket: Bucket, known: Mapping[tuple[str, ...], int]) -> bool:
    """Is it as grave as others of its sort, at most?"""
    return bucket.sort in known and bucket.grade >= known[bucket.sort]
