"""The block of checks for one function: label, signature, body."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import final

from swlds.golden.functions import FunctionTable, FunctionText
from swlds.golden.keep_names import Shape, keep_names, shapes_of_checks
from swlds.golden.names import GlobalNames, Key, LineReader, NameStyle, find_forms, render_lines, skeleton
from swlds.golden.options import Options
from swlds.golden.runlines import RunLine
from swlds.golden.scrub import drop_attachments, is_sparse

OldChecks = Mapping[str, Mapping[str, Sequence[str]]]
"""Old check lines: function, prefix, what stands behind the prefix."""


@final
@dataclass
class CheckWriter:
    """Writes the checks of one test; remembers which variables each prefix has defined."""

    runs: Sequence[RunLine]
    functions: FunctionTable
    style: NameStyle
    options: Options
    tbaa_of: Mapping[str, Mapping[str, str]]
    globals_of: dict[str, GlobalNames] = field(default_factory=dict)

    def names_for(self, prefixes: Sequence[str]) -> GlobalNames:
        """Variables that a file checked under these prefixes, in order, has defined by now."""
        names: GlobalNames = {}
        for prefix in prefixes:
            names.update(self.globals_of.setdefault(prefix, {}))
        return names

    def learn(self, prefix: str, names: GlobalNames) -> None:
        """Remember the globals that a block of checks defined for `prefix`."""
        self.globals_of[prefix].update(names)

    def write_function(
        self, name: str, old: OldChecks, runs: Sequence[Sequence[str]]
    ) -> tuple[list[str], list[str]]:
        """Check lines for the function in RUN lines with these prefixes, and the prefixes that they use."""
        excluded = self._excluded_prefixes(name, runs)
        printed: list[str] = []
        lines: list[str] = []
        for run in runs:
            for prefix, function, visible in self._usable_prefixes(run, name, excluded, tuple(printed)):
                printed.append(prefix)
                old_lines = old.get(name, {}).get(prefix, ())
                lines += self._write_block(prefix, function, self.names_for(visible), old_lines)
                if function.body:
                    break  # else all of it is filtered away, and upstream goes on to the next prefix
        return lines, printed

    def _excluded_prefixes(self, name: str, runs: Sequence[Sequence[str]]) -> frozenset[str]:
        """Prefixes of RUN lines whose output lacks the function: they can say nothing about it."""
        return frozenset(
            prefix
            for run in runs
            if any(name not in self.functions.of_prefix[other].of_name for other in run)
            for prefix in run
        )

    def _usable_prefixes(
        self, run: Sequence[str], name: str, excluded: frozenset[str], printed: Sequence[str]
    ) -> Iterator[tuple[str, FunctionText, Sequence[str]]]:
        """Prefixes of a run on which all RUN lines agree, up to one that is printed already."""
        for count, prefix in enumerate(run, 1):
            if prefix in printed:
                return
            function = self.functions.get(prefix, name)
            if prefix not in excluded and function:
                yield prefix, function, run[:count]

    def _write_block(
        self, prefix: str, function: FunctionText, names: GlobalNames, old_lines: Sequence[str]
    ) -> list[str]:
        # Upstream keeps names only where checks stand in the functions.
        keep = self.style.keep and not self.options.include_generated_funcs
        style = replace(self.style, tbaa=self.tbaa_of.get(prefix, {}), keep=keep)
        reader = LineReader(style, names, keep_comments=self.options.check_inst_comments)
        seen: set[Key] = set(names)
        signature = function.signature
        if self.options.check_globals == "none":
            signature = drop_attachments(signature)
        parsed = reader.read([signature])
        [head] = render_lines(parsed, find_forms(parsed), seen, {})
        lines = self._write_label(prefix, function, head)
        if not function.body:
            return lines
        body = reader.read(function.body.splitlines())
        forms = find_forms([*parsed, *body])
        shapes = [Shape(text.strip(), found) for text, found in map(skeleton, body)]
        taken = {reader.name_of(key) for key in seen}
        renamed = keep_names(shapes_of_checks(old_lines), shapes, taken)
        checks = self._write_body(prefix, function.body.splitlines(), render_lines(body, forms, seen, renamed))
        self.learn(prefix, {key: reader.name_of(key) for key in seen if key[0] in "#!@"})
        return [*lines, *checks, ";"]

    def _write_label(self, prefix: str, function: FunctionText, signature: str) -> list[str]:
        lines = [f"; {prefix}: Function Attrs: {function.attrs}"] if function.attrs else []
        label = f"; {prefix}-LABEL: {self._definition(function)}@{function.name}"
        if "[[" not in signature:
            return [*lines, label + signature]
        # Captures are not allowed in a -LABEL line; from version 3 the parenthesis stays, as names may be prefixes of names.
        on_label = "(" if self.style.version >= 3 else ""
        return [*lines, label + on_label, f"; {prefix}-SAME: {signature[len(on_label) :]}"]

    def _definition(self, function: FunctionText) -> str:
        if self.style.version > 1:
            return f"define {function.head}"
        return "define {{[^@]+}}" if self.options.function_signature else ""

    def _write_body(self, prefix: str, body: Sequence[str], rendered: Sequence[str]) -> list[str]:
        follows = f"; {prefix}:  " if is_sparse(self.options.filters) else f"; {prefix}-NEXT:  "
        checks: list[str] = []
        is_after_blank = False
        for line, text in zip(body, rendered):
            if self.style.version >= 7 and not line.strip():
                checks.append(f"; {prefix}-EMPTY:")
            elif not text.strip():
                is_after_blank = True
            else:
                checks.append(f"; {prefix}:       {text}" if is_after_blank else follows + text)
                is_after_blank = False
        return checks
