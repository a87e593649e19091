"""The report of one launch: what was found and how it ran, as the commands write it: text, JSON, SARIF."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field
from typing import Any, final

from swlds.device.checks import FailOn, fails
from swlds.device.fidelity import Fidelity
from swlds.device.findings import Finding
from swlds.device.timeline import Timeline
from swlds.ir.demangling import demangle
from swlds.lazy import dataclass
from swlds.report.findings_text import PRINT_LIMIT, TextOptions, render_run
from swlds.report.lds_map import LdsMap
from swlds.report.profile import Profile
from swlds.report.sarif import build_sarif
from swlds.report.suppressions import Suppressed, suppression_line


@final
@dataclass(frozen=True, slots=True)
class BufferDigest:
    """A buffer after the launch: the hash of its bytes, the type word of its elements, its shape. ``sha256``: None where
    nobody knows any more what the launch left, as ``gone`` says: "freed", or "changed" (it may have)."""

    sha256: str | None
    dtype: str
    shape: tuple[int, ...]
    gone: str = ""

    def as_json(self) -> dict[str, Any]:
        gone = {"gone": self.gone} if self.gone else {}
        return {"sha256": self.sha256, "dtype": self.dtype, "shape": list(self.shape), **gone}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> BufferDigest:
        return cls(data["sha256"], data["dtype"], tuple(data["shape"]), data.get("gone", ""))


@final
@dataclass
class RunReport:
    """The report of one launch. ``launch``: what it was, in JSON; ``buffers``: by parameter; ``fidelity``: None where the
    worker died; ``printed``: buffers that were asked for, as text. ``text``, ``json`` and ``sarif`` are what ``swlds run``
    writes, without the last line feed."""

    kernel: str | None
    engine: str | None
    target: str | None
    launch: dict[str, Any] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    fidelity: Fidelity | None = None
    buffers: dict[int, BufferDigest] = field(default_factory=dict)
    printed: list[str] = field(default_factory=list)
    #: Only where it was asked for.
    profile: Profile | None = None
    #: Where findings were suppressed: by what.
    suppressed: Suppressed | None = None
    #: The module that ``validate`` compared with still makes copies to LDS, which asynccheck judges.
    has_copies: bool = False
    #: What the kernel printed, for stdout and for stderr.
    output: str = ""
    error_output: str = ""
    #: Where variables lie in LDS: in the JSON only where pictures are wanted.
    lds: LdsMap | None = field(default=None, compare=False)
    #: When waves met barriers and copies, where that was asked for.
    timeline: Timeline | None = None

    @property
    def is_dead(self) -> bool:
        """The engine's process died or overran: nothing is known but that."""
        return self.fidelity is None

    def fails(self, fail_on: FailOn = "warning") -> bool:
        """Was anything as grave as ``fail_on`` (error, warning, note, never) found?"""
        return any(fails(finding.severity, fail_on) for finding in self.findings)

    @property
    def exit_code(self) -> int:
        return int(self.fails())

    def suppress(self, suppressed: Suppressed, twins: Mapping[int, Finding] | None = None) -> None:
        """Leave out what is suppressed; texts and JSON say so. ``twins``: as ``Suppressed.keep`` has them."""
        self.findings, self.suppressed = suppressed.keep(self.findings, twins), suppressed

    def text(self, limit: int = PRINT_LIMIT, options: TextOptions | None = None) -> str:
        """For people; at most ``limit`` findings, and a line that says so when there are more. ``options`` have a limit, too."""
        options = options or TextOptions(limit)
        kernel = self.kernel and ((found := demangle(self.kernel)) and found.text or self.kernel)
        names = [("kernel", kernel), ("target", self.target), ("engine", self.engine)]
        words = [f"{key} {name}" for key, name in names if name]
        report = render_run(words, self.findings, self.fidelity, options, self.suppressed)
        return "\n".join([report, *self.printed])

    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)

    def sarif(self, folder: str = "") -> str:
        """``folder``: of the module, where sources may lie."""
        return json.dumps(build_sarif(self.findings, folder), indent=2)

    def as_json(self, *, whole: bool = False, is_drawn: bool = False) -> dict[str, Any]:
        """The JSON that scripts rely on; ``whole``: with call chains and what is printed, which ``from_json`` wants;
        ``is_drawn``: with what pictures show."""
        drawn = self.target if is_drawn else None
        return {
            "kernel": self.kernel,
            "engine": self.engine,
            "target": self.target,
            "launch": self.launch,
            "findings": [
                f.as_json(calls=True) if whole else {**f.as_json(), "suppress": suppression_line(f)}
                for f in self.findings
            ],
            "fidelity": self.fidelity.as_json() if self.fidelity else {},
            "buffers": {str(index): buffer.as_json() for index, buffer in self.buffers.items()},
            **({"suppressed": self.suppressed.as_json()} if self.suppressed is not None else {}),
            **({"output": self.output} if self.output else {}),
            **({"error_output": self.error_output} if self.error_output else {}),
            **({"profile": self.profile.as_json(processor=drawn)} if self.profile is not None else {}),
            **({"printed": self.printed, "has_copies": self.has_copies} if whole else {}),
            **({"lds": self.lds.as_json() if self.lds else None} if is_drawn else {}),
            **({"timeline": self.timeline.as_json()} if whole and self.timeline is not None else {}),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> RunReport:
        """The report that ``as_json(whole=True)`` wrote."""
        return cls(
            data["kernel"],
            data["engine"],
            data["target"],
            data["launch"],
            [Finding.from_json(finding) for finding in data["findings"]],
            Fidelity.from_json(data["fidelity"]) if data["fidelity"] else None,
            {int(index): BufferDigest.from_json(buffer) for index, buffer in data["buffers"].items()},
            data["printed"],
            Profile.from_json(data["profile"]) if "profile" in data else None,
            has_copies=data["has_copies"],
            output=data.get("output", ""),
            error_output=data.get("error_output", ""),
            lds=LdsMap.from_json(data.get("lds")),
            timeline=Timeline.from_json(data.get("timeline")),
        )
