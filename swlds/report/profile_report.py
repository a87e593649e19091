"""What ``swlds profile`` writes: the profile of a launch, and what was found in it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, final

from swlds.device.checks import Severity
from swlds.report.findings_text import PRINT_LIMIT
from swlds.report.run_report import RunReport


@final
@dataclass(frozen=True)
class ProfileReport:
    """``by``: what the rows of the text stand for. Without a profile (the worker died) only what was found."""

    run: RunReport
    by: str = "site"

    def fails(self, fail_on: Severity = "warning") -> bool:
        """Was anything as grave as ``fail_on`` found?"""
        return self.run.fails(fail_on)

    def text(self, limit: int = PRINT_LIMIT) -> str:
        """The table, then the report of the launch."""
        found = self.run.text(limit)
        return found if self.run.profile is None else f"{self.run.profile.text(self.by)}\n{found}"

    def csv(self) -> str:
        """The table for spreadsheets."""
        return "" if self.run.profile is None else self.run.profile.csv(self.by)

    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)

    def sarif(self) -> str:
        return self.run.sarif()

    def as_json(self) -> dict[str, Any]:
        """The JSON that scripts rely on: that of the run, with the profile's keys beside its own."""
        whole = self.run.as_json()
        return {**whole, **(whole.pop("profile", None) or {}), "against": None}
