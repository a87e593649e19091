"""What pytest makes of a golden test: an item for its RUN lines, and one for each of its launches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, final

import pytest

from swlds.cli import main
from swlds.errors import SwldsError
from swlds.golden.check import CheckResult, Complaint, check_run_lines
from swlds.golden.guard import TEST_SECONDS, only_tools, time_limit
from swlds.golden.launch_lines import Launch, parse_launches
from swlds.golden.launches import check_launch
from swlds.golden.runlines import find_run_commands
from swlds.golden.testfile import read_raw, with_lf
from swlds.golden.tools import InProcess
from swlds.golden.update import Update, update_file
from swlds.printable import printable_lines

RUN_TOOL = InProcess(main)


@final
class GoldenFailure(Exception):
    """A test that does not hold; its text is all that is shown."""


@final
class IrFile(pytest.File):
    """One `.ll` test."""

    def collect(self) -> Iterator[pytest.Item]:
        path = str(self.path)
        try:
            text = with_lf(read_raw(path, takes_bytes=True))
            launches = parse_launches(path, text)
        except SwldsError as error:  # of this file: a CollectError would end the whole collection
            yield UnreadItem.from_parent(self, name="READ", problem=str(error))
            return
        if find_run_commands(text.split("\n")) or not launches:
            yield RunItem.from_parent(self, name="RUN")
        for launch in launches:
            yield LaunchItem.from_parent(self, name=f"LAUNCH {launch.name}", launch=launch, text=text)


class _Item(pytest.Item):
    """Shows a golden failure as its text, without a traceback."""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, (GoldenFailure, SwldsError)):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.path.name}: {self.name}"


@final
class UnreadItem(_Item):
    """A file whose tests cannot be told, which is a failure of one test."""

    def __init__(self, *, problem: str, **rest: Any) -> None:
        super().__init__(**rest)
        self.problem = problem

    def runtest(self) -> None:
        raise GoldenFailure(self.problem)


@final
class RunItem(_Item):
    """The RUN lines of a test: they match, and generated checks are those that would be generated now."""

    def runtest(self) -> None:
        path = str(self.path)
        result = CheckResult(path)
        tools = self.config.getini("swlds_tools") or None
        with time_limit(path, TEST_SECONDS), only_tools(tools):
            check_run_lines(path, read_raw(path, takes_bytes=True), result, run_one=RUN_TOOL)
        if result.complaints:
            diff = stale_checks(path)
            raise GoldenFailure("\n".join([*map(str, result.complaints), *([printable_lines(diff)] if diff else [])]))
        if result.skipped:
            pytest.skip("; ".join(f"line {skipped.line}: {skipped.message}" for skipped in result.skipped))


def stale_checks(path: str) -> str:
    """What regenerating a generated test would change, as a diff."""
    try:
        update: Update = update_file(path, ["--update-only"], write=False, run_one=RUN_TOOL)
    except SwldsError:
        return ""
    return update.diff()


@final
class LaunchItem(_Item):
    """One launch of a test."""

    def __init__(self, *, launch: Launch, text: str, **rest: Any) -> None:
        super().__init__(**rest)
        self.launch = launch
        self.text = text

    def runtest(self) -> None:
        complaints = check_launch(self.launch, self.text)
        if complaints:
            raise GoldenFailure(
                "\n".join(str(Complaint(str(self.path), self.launch.line, text)) for text in complaints)
            )

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.launch.line - 1, f"{self.path.name}: {self.name}"
