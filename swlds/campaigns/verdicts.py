"""How an item can end, in one word, and the bucket of failures that it belongs to."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, field
from typing import Any, Literal, final, get_args

from swlds.device.findings import Finding
from swlds.errors import (
    EnginesDifferError,
    LayoutError,
    SwldsError,
    UnsupportedError,
    VerifyError,
    WorkerError,
)
from swlds.ir.opcodes import OPCODES
from swlds.lazy import dataclass, lazy_pattern
from swlds.printable import brief, plain, printable
from swlds.report.run_report import RunReport

#: PASS: done, and clean. FAIL: something was found, differs, or is not what was expected. UNSUPPORTED: refused, with a reason.
#: ERROR: the input or the launch is wrong. TIMEOUT, MEMORY: over the limit. CRASH: the process died, or swlds failed.
#: LOST: nothing is known of it: its worker died again and again, or its file changed; the next --resume tries it again.
Verdict = Literal["PASS", "FAIL", "UNSUPPORTED", "ERROR", "TIMEOUT", "MEMORY", "CRASH", "LOST"]
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
#: With what was expected: failed as expected, and passed though that was not expected.
WORDS = (*VERDICTS, "XFAIL", "XPASS")
EXPECTABLE = VERDICTS[:-1]
#: What makes a campaign fail.
BAD = frozenset(("FAIL", "ERROR", "TIMEOUT", "MEMORY", "CRASH", "LOST", "XPASS"))
_OF_REASON: dict[str, Verdict] = {"timeout": "TIMEOUT", "memory": "MEMORY", "killed": "MEMORY"}
_INTRINSIC = lazy_pattern(r"@?\b(llvm\.[A-Za-z0-9_.]+)")
_OPCODE = lazy_pattern(r"(?:^|: |, |['\"`])(?:%\S+ = )?(?:tail |musttail |notail )?([a-z]\w+)(?= )")
_QUOTED = lazy_pattern(r"'[^']*'|\"[^\"]*\"")
#: Failures that a row keeps, and letters of one of them.
MOST_FAILURES, LONGEST_FAILURE = 20, 200
_OBJECT = lazy_pattern(r'LDS variable @("[^"]*"|[\w.$-]+)')


@final
@dataclass
class Outcome:
    """How an item ended. ``stage``: what it was at; ``kind``: of the finding or the error; ``operation``: opcode or intrinsic;
    ``object``: the variable concerned, ``title``: what the source calls it, where that is another name; ``metrics``: figures of
    an action, by name; ``failures``: all that failed, as ``list_failures`` has it, empty where the fields above say it."""

    verdict: Verdict
    stage: str = ""
    kind: str = ""
    operation: str = ""
    object: str = ""
    message: str = ""
    location: str = ""
    metrics: dict[str, Any] = field(default_factory=dict)
    title: str = ""
    failures: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def word_of(verdict: str, expect: Sequence[str]) -> str:
    """The verdict in view of what was expected (nothing: PASS).

    >>> word_of("UNSUPPORTED", ["UNSUPPORTED"]), word_of("PASS", ["FAIL"])
    ('XFAIL', 'XPASS')
    """
    if verdict in (expect or ("PASS",)):
        return verdict if verdict == "PASS" else "XFAIL"
    return "XPASS" if verdict == "PASS" else verdict


def of_error(error: SwldsError, stage: str) -> Outcome:
    """What an error at a stage means."""
    kind = kind_of(type(error))
    verdict: Verdict = "ERROR"
    if isinstance(error, WorkerError):
        verdict, kind = _OF_REASON.get(error.reason, "CRASH"), error.reason or "worker"
    elif isinstance(error, (UnsupportedError, LayoutError)):
        verdict = "UNSUPPORTED"
    elif isinstance(error, EnginesDifferError) or (isinstance(error, VerifyError) and stage != "read"):
        verdict = "FAIL"
    text = error.message
    found = _OBJECT.search(text)
    return Outcome(
        verdict, stage, kind, operation_in(text), found[1] if found else "", printable(brief(text)), error.location
    )


def kind_of(error: type[SwldsError]) -> str:
    """``EnginesDifferError``: ``engines-differ``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", error.__name__.removesuffix("Error")).lower()


def operation_in(text: str) -> str:
    """The intrinsic that a message quotes, else the opcode of the instruction that it quotes; empty for none."""
    if found := _INTRINSIC.search(text):
        return found[1].rstrip(".")
    return next((found[1] for found in _OPCODE.finditer(text) if found[1] in OPCODES), "")


def of_report(report: RunReport, stage: str) -> Outcome:
    """What a launch found: its first finding as grave as a warning, and what all of these are."""
    graver = [f for f in report.findings if f.severity != "note"]
    if not graver:
        return Outcome("PASS", stage)
    found = graver[0]
    outcome = of_finding(found, stage)
    if report.is_dead:
        outcome.verdict = _verdict_of_death(found)
        if outcome.verdict == "MEMORY":
            outcome.kind = "memory"
    elif found.kind == "timeout":
        outcome.verdict = "TIMEOUT"
    if all(f.kind != "timeout" for f in graver):  # what was found before depends on how fast it went
        outcome.failures = list_failures(failure_of(f) for f in graver)
    return outcome


def failure_of(finding: Finding) -> str:
    """The kind, the opcode or intrinsic, and the object of a finding, in words."""
    name = f" on @{finding.object.name}" if finding.object else ""
    return ": ".join(filter(None, (finding.kind, finding.operation))) + name


def list_failures(found: Iterable[str]) -> list[str]:
    """Failures of one item, each once, in order. Of many the first, then how many more and a digest of them: two lists are equal
    where the failures are.

    >>> list_failures(["b", "a", "b"])
    ['a', 'b']
    """
    texts = sorted({_short(printable(text)) for text in found})
    if len(texts) <= MOST_FAILURES:
        return texts
    kept, left = texts[:MOST_FAILURES], texts[MOST_FAILURES:]
    return [*kept, f"{len(left)} more ({_digest(chr(10).join(left))})"]


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_FAILURE else f"{text[:LONGEST_FAILURE]}... ({_digest(text)})"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def of_death(found: Finding, stage: str) -> Outcome:
    """What the end of the process without a row means."""
    verdict = _verdict_of_death(found)
    kind = {"MEMORY": "memory", "TIMEOUT": "timeout"}.get(verdict, "crash")
    return Outcome(verdict, stage, kind, message=printable(brief(found.message)))


def _verdict_of_death(found: Finding) -> Verdict:
    if found.kind == "timeout":
        return "TIMEOUT"
    return "MEMORY" if "memory" in found.message else "CRASH"


def of_finding(found: Finding, stage: str) -> Outcome:
    place = str(found.location or found.place)
    name = found.object.name if found.object else ""
    title = found.object.title if found.object and found.object.title != name else ""
    message = printable(brief(found.message))
    return Outcome("FAIL", stage, found.kind, found.operation, name, message, place, title=title)


def bucket_of(row: dict[str, Any]) -> tuple[str, str, str, str]:
    """(stage, kind, opcode or intrinsic, object): what failures have in common that are taken for one. Errors of an input or a
    launch have the words of their message, without names and numbers, for an opcode."""
    operation = row["operation"]
    if row["verdict"] == "ERROR" and not operation:
        operation = _QUOTED.sub("_", plain(row["message"]))
    return row["stage"], row["kind"], operation, row["object"]


def failures_of(row: dict[str, Any]) -> tuple[str, ...]:
    """All that failed, by which two results of an item are compared beside their buckets; empty where the bucket says it all,
    and in results of earlier versions."""
    return tuple(row.get("failures") or ())
