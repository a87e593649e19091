"""What is done with the module of an item: one function for each action. They run in the item's own process."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any, final

from swlds import api, run
from swlds.campaigns.figures import BOUNDS, figures_of
from swlds.campaigns.generators import call_generator, describe_error, read_made
from swlds.campaigns.requests import lower_options, make_request
from swlds.campaigns.verdicts import Outcome, failure_of, list_failures, of_error, of_report, operation_in
from swlds.device.findings import KINDS
from swlds.errors import InputError, SwldsError, WorkerError
from swlds.lazy import dataclass, lazy_pattern
from swlds.printable import brief, plain, printable
from swlds.run import RunRequest

#: Name of the file that a generated module is written to, in the item's folder for temporary files.
GENERATED = "generated.ll"
Command = Callable[..., object]
_BOUND_KINDS = {"at-most": "over-limit", "at-least": "under-limit"}
_DECIMAL = lazy_pattern(r"\b[0-9]+\.[0-9]+\b")


@final
@dataclass
class Job:
    """One item in its process. ``stage``: told what begins; ``scratch``: a folder for temporary files; ``command``: the command
    line, for RUN lines."""

    item: Mapping[str, Any]
    scratch: str
    stage: Callable[[str], None]
    command: Command | None = None
    path: str = ""
    size: int = 0
    launch: dict[str, Any] = field(default_factory=dict)
    _at: str = ""

    def perform(self) -> dict[str, Any]:
        """The outcome, in JSON, with the size of the module; it never raises a SwldsError."""
        try:
            self.begin("read")
            self.fetch()
            outcome = ACTIONS[self.item["do"]](self)
        except SwldsError as error:
            outcome = of_error(error, self._at)
            if isinstance(error, ChangedInput):
                outcome.verdict = "LOST"
        except MemoryError:
            outcome = Outcome("MEMORY", self._at, "memory", message="out of memory")
        except RecursionError:
            outcome = of_error(InputError("the input nests too deeply"), self._at)
        except Exception as error:
            outcome = Outcome("CRASH", self._at, type(error).__name__, message=printable(brief(describe_error(error))))
        outcome.message = outcome.message.replace(f"{self.scratch}/", "")
        outcome.location = outcome.location.replace(f"{self.scratch}/", "")
        return {**outcome.as_json(), "bytes": self.size}

    def begin(self, stage: str) -> None:
        self._at = stage
        self.stage(stage)

    def fetch(self) -> None:
        """Find the module's file, or have it made."""
        source = self.item["source"]
        self.launch = dict(self.item["launch"])
        if "file" in source:
            self.path, self.size = source["file"], self.item["size"]
            self._refuse_changed()
            return
        self.begin("generate")
        made, launch = read_made(call_generator(source))
        self.launch = {**launch, **self.launch}
        data = made.encode("utf-8", "surrogatepass") if isinstance(made, str) else made
        self.path, self.size = os.path.join(self.scratch, GENERATED), len(data)
        Path(self.path).write_bytes(data)
        self.begin("read")

    def _refuse_changed(self) -> None:
        from swlds.campaigns.plan import hash_file

        try:
            digest = hash_file(Path(self.path), "")[0]
        except SwldsError as error:
            raise ChangedInput(error.message) from None
        if digest != self.item["content"]:
            raise ChangedInput("is not the file that the campaign began with", location=self.path)

    def request(self) -> RunRequest:
        """The launch, whose kernel's output tells nothing on the way."""
        return make_request(self.path, self.launch, self.item["words"])


def find_size(item: Mapping[str, Any], scratch: str) -> int:
    """Bytes of an item's module, also of what was made before its process died; 0 for none."""
    made = Path(scratch, GENERATED)
    return made.stat().st_size if made.exists() else int(item["size"])


class ChangedInput(SwldsError):
    """A file that is not what the plan saw: the result would be kept under the wrong key."""


def _parse(job: Job) -> Any:
    name = GENERATED if job.path.startswith(job.scratch) else job.path
    return api.parse(Path(job.path), name=name)


def _lower(job: Job) -> Outcome:
    module = _parse(job)
    job.begin("lower")
    text = str(api.lower(module, **lower_options(job.item["words"])))
    return Outcome("PASS", "lower", metrics={"bytes_out": len(text), "kernels": len(module.kernel_functions)})


def _opt(job: Job) -> Outcome:
    module, words = _parse(job), job.item["words"]
    job.begin("opt")
    request = make_request(job.path, job.launch, {})
    changed = api.opt(
        module,
        words["passes"],
        mcpu=words.get("mcpu") or request.mcpu,
        kernel=request.kernel,
        block=request.block,
        verify_each=bool(words.get("verify-each")),
    )
    kinds = [remark.kind for remark in changed.remarks]
    return Outcome("PASS", "opt", metrics={kind: kinds.count(kind) for kind in sorted(set(kinds))})


def _compare(job: Job) -> Outcome:
    from swlds.compare import compare_with_llvm
    from swlds.ir.places import in_source

    module, words = _parse(job), job.item["words"]
    job.begin("compare")
    with in_source(module):
        found = compare_with_llvm(
            module, instrument=words.get("instrument", True), mcpu=words.get("mcpu") or job.launch.get("mcpu", "gfx942")
        )
    if found is None:
        return Outcome("PASS", "compare")
    text = f"{found.what}: {found.left.line} and {found.right.line}"
    return Outcome(
        "FAIL",
        "compare",
        "differs",
        operation_in(str(found.left.line)),
        message=printable(brief(text)),
        location=found.place,
    )


def _run(job: Job) -> Outcome:
    job.begin("run")
    report = run.run(job.request())
    outcome = of_report(report, "run")
    outcome.metrics["findings"] = len(report.findings)
    return outcome


def _validate(job: Job) -> Outcome:
    job.begin("validate")
    report = run.validate(job.request(), against=job.item["words"].get("against") or "swlds")
    if report.error is not None:
        return of_error(report.error, "lower")
    if not report.is_compared:
        dead = report.original if report.original.is_dead or report.lowered is None else report.lowered
        return of_report(dead, "original" if dead is report.original else "lowered")
    if report.differences:
        first = of_report(report.lowered or report.original, "validate")
        found = [*map(_difference, report.differences)]
        found += [failure_of(finding) for finding in report.original.findings if finding.severity != "note"]
        return Outcome(
            "FAIL",
            "validate",
            "differs",
            first.operation,
            first.object,
            printable(brief("; ".join(report.differences))),
            first.location,
            {"differences": len(report.differences)},
            first.title,
            list_failures(found),
        )
    return of_report(report.original, "original")


def _difference(line: str) -> str:
    """Which argument, or which kind of finding only one of the two modules has."""
    what = line.partition(":")[0]
    kind = next((kind for kind in KINDS if f" {kind}: " in line), "") if what.startswith("only in ") else ""
    return " ".join(filter(None, ("differs:", what, kind)))


def _profile(job: Job) -> Outcome:
    job.begin("profile")
    report = run.profile(job.request())
    outcome = of_report(report, "profile")
    if report.profile is None:
        return outcome
    figures = figures_of(report.profile)
    outcome.metrics.update({name: value for name, value in figures.items() if isinstance(value, (int, float))})
    beyond = [text for key in BOUNDS for text in _bound(outcome, key, job.item["words"].get(key, {}))]
    if beyond and (outcome.failures or outcome.kind in _BOUND_KINDS.values()):
        outcome.failures = list_failures([*outcome.failures, *beyond])
    return outcome


def _bound(outcome: Outcome, key: str, bounds: Mapping[str, float]) -> Iterator[str]:
    """A figure on the wrong side of its bound is a failure of that name: that of the item where nothing else failed."""
    for name, bound in bounds.items():
        value = outcome.metrics.get(name)
        if value is None and outcome.verdict == "PASS":
            known = ", ".join(sorted(outcome.metrics))
            raise InputError(f"{key}: nothing is known of {name} in this launch", hint=f"known: {known}")
        if value is None or not (value > bound if key == "at-most" else value < bound):
            continue
        kind = _BOUND_KINDS[key]
        yield f"{kind} on @{name}"
        if outcome.verdict == "PASS":
            outcome.verdict, outcome.kind, outcome.object = "FAIL", kind, name
            outcome.message = f"{name} is {value:g}, {key.replace('-', ' ')} {bound:g}"


def _check(job: Job) -> Outcome:
    """A golden test: RUN lines and launches."""
    from swlds.golden.check import check_file
    from swlds.golden.tools import InProcess

    if job.command is None:
        raise WorkerError("RUN lines need a command line")
    job.begin("check")
    words = job.item["words"]
    found = check_file(
        job.path,
        run_one=InProcess(job.command),
        engines=words.get("engines") or None,
        tools=frozenset(words.get("tools") or ("swlds",)),
        seconds=None,
    )
    if found.complaints:
        first = found.complaints[0]
        text = printable(brief(" ".join(first.message.split())))
        kind = _complaint_kind(first.message)
        return Outcome(
            "FAIL",
            "check",
            kind,
            operation_in(first.message),
            message=text,
            location=f"{first.path}:{first.line}",
            failures=list_failures(_complaint(one.message, job.path, job.scratch) for one in found.complaints),
        )
    if found.skipped:
        note = found.skipped[0]
        return Outcome(
            "UNSUPPORTED", "check", "tool-missing", message=printable(note.message), location=f"{note.path}:{note.line}"
        )
    return Outcome("PASS", "check")


def _complaint_kind(message: str) -> str:
    return "checks" if "to regenerate the checks" in message else "launch" if "expected" in message else "test"


def _complaint(message: str, path: str, scratch: str) -> str:
    """What a test complains of, whatever the numbers are, where the test lies, and what temporary files are called."""
    folder = os.path.dirname(os.path.abspath(path))
    first = message.partition("\n")[0].replace(f"{folder}/", "")
    first = re.sub(rf"{re.escape(scratch)}[^\s'\"]*", "_", first)
    return f"{_complaint_kind(message)}: {plain(_DECIMAL.sub('_', first))}"


ACTIONS: Mapping[str, Callable[[Job], Outcome]] = {
    "lower": _lower,
    "opt": _opt,
    "compare": _compare,
    "run": _run,
    "validate": _validate,
    "profile": _profile,
    "check": _check,
}
