"""Checks against an output, in their order: blocks between labels, groups of -DAG lines, what must not be in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from swlds.golden.filecheck.directives import Check
from swlds.golden.filecheck.expressions import Variables
from swlds.golden.filecheck.options import Options
from swlds.golden.filecheck.patterns import NoMatchError, Pattern
from swlds.lazy import dataclass

Span = tuple[int, int]
#: Characters of an output line that a complaint shows.
_SHOWN = 200


@final
class MismatchError(Exception):
    """A check does not hold; the message says which, and where in the output."""


def match_checks(path: str, checks: Sequence[Check], text: bytes, variables: Variables, options: Options) -> str | None:
    """The complaints, one behind the other, or None where all checks hold. As for FileCheck, a block whose check fails
    ends there, and matching goes on behind the next label."""
    return _Matching(path, checks, text, variables, options).run()


@final
@dataclass
class _Matching:
    path: str
    checks: Sequence[Check]
    text: bytes
    variables: Variables
    options: Options

    def run(self) -> str | None:
        complaints: list[str] = []
        done = at = 0
        labels = [k for k, check in enumerate(self.checks) if check.pattern.kind == "LABEL"]
        for bound in [*labels, None]:
            end, stop = len(self.text), len(self.checks)
            if bound is not None:
                try:
                    end = self._match_repeated(self.checks[bound].pattern, at, len(self.text))[1]
                except MismatchError as error:
                    return "\n".join([*complaints, str(error)])
                stop = bound + 1
            if done and self.options.has_var_scope:
                self.variables.clear_local()
            try:
                self._check_block(self.checks[done:stop], at, end)
            except MismatchError as error:
                complaints.append(str(error))
            done, at = stop, end
        return "\n".join(complaints) or None

    def _check_block(self, checks: Sequence[Check], at: int, end: int) -> None:
        for check in checks:
            at = self._check_one(check, at, end)

    def _check_one(self, check: Check, at: int, end: int) -> int:
        """Where its match ends."""
        last, nots = self._match_dags(check.before, at, end)
        first, stop = self._match_repeated(check.pattern, last, end)
        self._check_lines(check.pattern, last, first)
        self._check_nots(nots, last, first)
        return stop

    def _match_repeated(self, pattern: Pattern, at: int, end: int) -> Span:
        first = None
        for _ in range(pattern.count):
            start, at = self._match(pattern, at, end)
            first = start if first is None else first
        assert first is not None, "a count is at least 1"
        return first, at

    def _match(self, pattern: Pattern, at: int, end: int) -> Span:
        try:
            return pattern.match(self.text, at, end, self.variables, self.options)
        except NoMatchError as error:
            reason = str(error) or "expected string not found in input"
            raise self._mismatch(pattern, reason, at, "scanning from") from None

    def _check_lines(self, pattern: Pattern, last: int, first: int) -> None:
        lines = self.text.count(b"\n", last, first)
        if pattern.kind in ("NEXT", "EMPTY") and lines != 1:
            where = "is not on the line after the previous match" if lines else "is on the same line as previous match"
            raise self._mismatch(pattern, where, first, "found")
        if pattern.kind == "SAME" and lines:
            raise self._mismatch(pattern, "is not on the same line as the previous match", first, "found")

    def _check_nots(self, nots: Sequence[Pattern], start: int, end: int) -> None:
        for pattern in nots:
            try:
                found = pattern.match(self.text, start, end, self.variables, self.options)
            except NoMatchError as error:
                if error.is_wrong:
                    raise self._mismatch(pattern, str(error), start, "scanning from") from None
                continue
            raise self._mismatch(pattern, "excluded string found in input", found[0], "found")

    def _match_dags(self, before: Sequence[Pattern], start: int, end: int) -> tuple[int, list[Pattern]]:
        """Where the -DAG lines end, and the -NOT lines behind them."""
        nots: list[Pattern] = []
        taken: list[Span] = []
        for index, pattern in enumerate(before):
            if pattern.kind == "NOT":
                nots.append(pattern)
                continue
            self._match_apart(pattern, start, end, taken)
            if index + 1 < len(before) and before[index + 1].kind == "DAG":
                continue
            self._check_nots(nots, start, taken[0][0])
            nots = []
            start = taken[-1][1]
            taken = []
        return start, nots

    def _match_apart(self, pattern: Pattern, start: int, end: int, taken: list[Span]) -> None:
        """A match that overlaps none of those in ``taken``, which are sorted, is put among them."""
        place, at = 0, start
        while True:
            found = self._match(pattern, at, end)
            if self.options.allows_dag_overlap:
                low, high = taken[0] if taken else found
                taken[:] = [(min(low, found[0]), max(high, found[1]))]
                return
            while place < len(taken) and taken[place][1] <= found[0]:
                place += 1
            if place == len(taken) or taken[place][0] >= found[1]:
                taken.insert(place, found)
                return
            at = taken[place][1]
            place += 1

    def _mismatch(self, pattern: Pattern, reason: str, at: int, word: str) -> MismatchError:
        """With the line of the check, and that of the output."""
        place = f"{self.path}:{pattern.line}" if pattern.line else f"{self.path}: --implicit-check-not"
        line = self.text.count(b"\n", 0, at) + 1
        begin = self.text.rfind(b"\n", 0, at) + 1
        end = self.text.find(b"\n", at)
        shown = self.text[begin : min(len(self.text) if end < 0 else end, begin + _SHOWN)].decode(errors="replace")
        check = f"\n  check: {pattern.text}" if pattern.text else ""
        return MismatchError(
            f"{place}: {pattern.directive}: {reason}{check}\n  {word} output:{line}:{at - begin + 1}: {shown}"
        )
