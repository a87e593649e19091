"""Golden tests: `.ll` files that say how they are run and what has to come out.

`update_files` regenerates the checks of tests from their RUN lines, byte for byte as LLVM's update_test_checks.py;
`check_files` runs them.  Reading and naming is in `names`, the text of checks in `function_checks` and
`global_checks`, the file round them in `rewrite`; `shell` and `matcher` run RUN lines, `launches` runs kernels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import final

from swlds.errors import SwldsError
from swlds.golden.batch import map_files
from swlds.golden.check import CheckResult, Complaint, check_file
from swlds.golden.errors import GoldenError
from swlds.golden.options import split_command_line
from swlds.golden.update import update_file
from swlds.lazy import dataclass

__all__ = ["CheckResult", "GoldenError", "UpdateResult", "check_files", "split_command_line", "update_files"]


@final
@dataclass(frozen=True)
class UpdateResult:
    """What became of one test: its diff where its checks were stale, or why it could not be regenerated."""

    path: str
    diff: str = ""
    error: str = ""
    warnings: tuple[str, ...] = ()

    @property
    def is_changed(self) -> bool:
        return bool(self.diff)


def update_files(
    paths: Sequence[str],
    options: Sequence[str] = (),
    *,
    write: bool = True,
    jobs: int | None = None,
    on_done: Callable[[], None] | None = None,
) -> list[UpdateResult]:
    """Regenerate the checks of tests; `options` are words as update_test_checks.py takes them.

    A file is replaced at once or, on any error, not touched.  Without `write` none is.  GoldenError for wrong options;
    what is wrong with a file is in its result.
    """
    split_command_line(options)
    return map_files(partial(_update, options=tuple(options), write=write), paths, jobs, on_done, _lost_update)


def _update(path: str, options: tuple[str, ...], write: bool) -> UpdateResult:
    try:
        update = update_file(path, options, write=write)
    except SwldsError as error:
        return UpdateResult(path, error=str(error))
    return UpdateResult(path, update.diff(), warnings=update.warnings)


def _lost_update(path: str) -> UpdateResult:
    return UpdateResult(path, error=f"{path}: {_DIED}")


def _lost_check(path: str) -> CheckResult:
    return CheckResult(path, [Complaint(path, 1, _DIED)])


_DIED = "the process that ran the test died"


def check_files(
    paths: Sequence[str],
    *,
    tool_binary: str | None = None,
    jobs: int | None = None,
    on_done: Callable[[], None] | None = None,
) -> list[CheckResult]:
    """Run tests: RUN lines and launches.  What does not hold is in the results."""
    return map_files(partial(_check, tool_binary=tool_binary), paths, jobs, on_done, _lost_check)


def _check(path: str, tool_binary: str | None) -> CheckResult:
    return check_file(path, tool_binary=tool_binary)
