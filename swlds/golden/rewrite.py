"""Puts new checks in place of the old ones: input lines and tool outputs in, the lines of the new test out."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import field
from typing import final

from swlds.golden.function_checks import CheckedRun, CheckWriter, OldChecks
from swlds.golden.global_checks import GlobalTable, write_globals
from swlds.golden.options import Options, note_suffix
from swlds.golden.testfile import ADVERT, CHECK_LINE, FENCE, FUNCTION_LINE, SCRIPT, UNUSED_NOTE, TestFile, is_check_line
from swlds.lazy import dataclass, lazy_pattern

_LEADING_BLANKS = lazy_pattern(r"^(\s+)")
_DEBUG_RECORD = lazy_pattern(r"^\s*#dbg_")
_SWITCH_CASE = lazy_pattern(r"^\s*i[0-9]+ [0-9]+, label %\S+")
_LABEL = lazy_pattern(r'^\s*(?:define\s[^@]*)?@"?(?P<name>[\w.$-]+)"?\s*\(')
_GLOBAL_VALUE = lazy_pattern(r"(?:\[\[|@)")


def collect_old_checks(test: TestFile, prefixes: frozenset[str]) -> OldChecks:
    """The check lines that follow each function's label without a gap, by function and prefix."""
    old: dict[str, dict[str, list[str]]] = {}
    block: list[str] | None = None
    prefix = ""
    for line in test.iter_lines():
        found = CHECK_LINE.match(line.text)
        if not found or found["prefix"] not in prefixes:
            block = None
            continue
        rest = line.text[found.end() :]
        if found["suffix"] == "-LABEL":
            label = _LABEL.match(rest)
            prefix = found["prefix"]
            block = old.setdefault(label["name"], {}).setdefault(prefix, []) if label else None
        elif block is not None and found["prefix"] == prefix:
            if found["suffix"] != "-SAME":
                block.append(rest.strip())
        else:
            block = None
    return old


@final
@dataclass
class Rewriter:
    """Writes one test anew."""

    test: TestFile
    writer: CheckWriter
    globals: GlobalTable
    output: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    old: OldChecks = field(default_factory=dict)

    @property
    def last_options(self) -> Options:
        """The options that the last `UTC_ARGS:` line leaves."""
        return deque((line.options for line in self.test.iter_lines()), maxlen=1).pop()

    @property
    def prefixes(self) -> list[str]:
        """All prefixes of the RUN lines in order."""
        return list(dict.fromkeys(prefix for run in self.writer.runs for prefix in run.prefixes))

    def rewrite(self) -> list[str]:
        """The lines of the new test."""
        self.output.append(f"; {ADVERT}{SCRIPT}{note_suffix(self.test.options)}")
        if not self.test.options.reset_variable_names:
            self.old = collect_old_checks(self.test, frozenset(self.prefixes))
        if self.test.options.include_generated_funcs:
            self._write_checks_at_end()
        else:
            self._write_checks_in_functions()
        self._write_globals(is_before_functions=False)
        self._write_unused_note()
        return self.output

    def _write_globals(self, *, is_before_functions: bool) -> None:
        options = self.test.options if is_before_functions else self.last_options
        if options.check_globals == "none":
            return
        self.output += write_globals(self.writer, self.globals, options, is_before_functions=is_before_functions)

    def _write_function(self, name: str, runs: Sequence[CheckedRun]) -> bool:
        """Write a function's checks; whether there are any."""
        lines, printed = self.writer.write_function(name, self.old, runs)
        self.output += lines
        self.used |= set(printed)
        return bool(printed)

    def _write_checks_at_end(self) -> None:
        prefixes = frozenset(self.prefixes)
        for line in self.test.iter_lines():
            if not line.options.enabled or not self._is_stale_in_function(line.text, prefixes):
                self.output.append(line.text)
        self._write_globals(is_before_functions=True)
        # Prefix by prefix, as no RUN line need generate what another does.  A prefix of several RUN lines comes up again,
        # and with it an empty line for each function that it cannot check.
        written: set[tuple[str, str]] = set()
        for prefix in [word for line in self.writer.runs for word in line.prefixes]:
            for name in self.writer.functions.of_prefix[prefix].order:
                if (prefix, name) in written:
                    continue
                if written:
                    self.output.append(";")
                if self._write_function(name, [CheckedRun((prefix,))]):
                    written.add((prefix, name))

    def _write_checks_in_functions(self) -> None:
        prefixes = frozenset(self.prefixes)
        name = ""
        is_in_function = is_at_start = has_globals = is_after_stale = False
        for line in self.test.iter_lines():
            if not line.options.enabled:
                self.output.append(line.text)
                continue
            if is_at_start:
                if not line.text:
                    continue
                if line.text.lstrip().startswith(";") and not is_check_line(line.text, prefixes):
                    self.output.append(line.text)
                    continue
                self._write_function(name, self.writer.runs)
                is_at_start = False
            function = FUNCTION_LINE.match(line.text)
            if function and not has_globals:
                self._write_globals(is_before_functions=True)
                has_globals = True
            if is_in_function:
                is_after_stale = self._is_stale_in_function(line.text, prefixes)
            else:
                is_after_stale = self._is_stale_outside(line.text, prefixes, is_after_stale=is_after_stale)
            if not is_after_stale:
                self.output.append(self._indented(line.text))
            if is_in_function:
                is_in_function = line.text.strip() != "}"
            elif function and line.options.function in (None, function["name"]):
                name = function["name"]
                is_in_function = is_at_start = True

    @staticmethod
    def _is_stale_in_function(text: str, prefixes: frozenset[str]) -> bool:
        return text.strip() in (FENCE, ";") or is_check_line(text, prefixes)

    @staticmethod
    def _is_stale_outside(text: str, prefixes: frozenset[str], *, is_after_stale: bool) -> bool:
        """Outside functions only checks of globals are old, and checks that follow them: others are by hand."""
        if text.strip() == FENCE:
            return True
        return is_check_line(text, prefixes) and (is_after_stale or bool(_GLOBAL_VALUE.search(text)))

    def _indented(self, text: str) -> str:
        """A line with the indent that upstream gives it, which depends on the line alone."""
        is_deep = _DEBUG_RECORD.match(text) or (self.test.options.version >= 7 and _SWITCH_CASE.match(text))
        return _LEADING_BLANKS.sub("    " if is_deep else "  ", text)

    def _write_unused_note(self) -> None:
        unused = [prefix for prefix in self.prefixes if prefix not in self.used]
        if unused and self.test.options.gen_unused_prefix_body:
            self.output.append(f";; {UNUSED_NOTE}")
            self.output += [f"; {prefix}: {{{{.*}}}}" for prefix in sorted(unused)]
