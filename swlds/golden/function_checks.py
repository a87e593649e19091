"""The block of checks for one function: label, signature, body."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import final

from swlds.golden.functions import FunctionTable, FunctionText
from swlds.golden.keep_names import Shape, keep_names, shapes_of_checks
from swlds.golden.names import GlobalNames, Key, LineReader, NameStyle, find_forms, render_lines, skeleton
from swlds.golden.options import Options
from swlds.golden.scrub import body_lines, drop_attachments, is_sparse, strip_comments
from swlds.lazy import dataclass

OldChecks = Mapping[str, Mapping[str, Sequence[str]]]
"""Old check lines: function, prefix, what stands behind the prefix."""


@final
@dataclass(frozen=True)
class CheckedRun:
    """One RUN line as far as checks depend on it: its prefixes."""

    prefixes: tuple[str, ...]


@final
@dataclass
class CheckWriter:
    """Writes the checks of one test; remembers which variables each prefix has defined."""

    runs: Sequence[CheckedRun]
    functions: FunctionTable
    style: NameStyle
    options: Options
    #: Words for TBAA tags, by the prefixes of RUN lines.
    tbaa: Mapping[tuple[str, ...], Mapping[str, str]] = field(default_factory=dict)
    globals_of: dict[str, GlobalNames] = field(default_factory=dict)

    def tbaa_of(self, prefix: str) -> Mapping[str, str]:
        """Words for TBAA tags under a prefix: the first RUN line that has it names them."""
        return next((words for prefixes, words in self.tbaa.items() if prefix in prefixes), {})

    def names_for(self, prefixes: Sequence[str]) -> GlobalNames:
        """Variables that a file checked under these prefixes, in order, has defined by now."""
        names: GlobalNames = {}
        for prefix in prefixes:
            names.update(self.globals_of.setdefault(prefix, {}))
        return names

    def learn(self, prefix: str, names: GlobalNames) -> None:
        """Remember the globals that a block of checks defined for `prefix`."""
        self.globals_of[prefix].update(names)

    def write_function(self, name: str, old: OldChecks, runs: Sequence[CheckedRun]) -> tuple[list[str], list[str]]:
        """Check lines for the function in RUN lines with these prefixes, and the prefixes that they use."""
        excluded = self._excluded_prefixes(name, runs)
        printed: list[str] = []
        lines: list[str] = []
        for run in runs:
            is_covered = tuple(printed)
            names: GlobalNames = {}
            for prefix in run.prefixes:
                names.update(self.globals_of.setdefault(prefix, {}))
                if prefix in is_covered:
                    break
                function = self.functions.get(prefix, name)
                if prefix in excluded or function is None:
                    continue
                printed.append(prefix)
                lines += self._write_block(
                    prefix, function, names, self.tbaa_of(prefix), old.get(name, {}).get(prefix, ())
                )
                if function.body:
                    break  # else all of it is filtered away, and upstream goes on to the next prefix
        return lines, printed

    def _excluded_prefixes(self, name: str, runs: Sequence[CheckedRun]) -> frozenset[str]:
        """Prefixes of RUN lines whose output lacks the function: they can say nothing about it."""
        return frozenset(
            prefix
            for run in runs
            if any(name not in self.functions.of_prefix[other].of_name for other in run.prefixes)
            for prefix in run.prefixes
        )

    def _write_block(
        self, prefix: str, function: FunctionText, names: GlobalNames, tbaa: Mapping[str, str], old_lines: Sequence[str]
    ) -> list[str]:
        """The block of one function; `names` are the globals seen so far and gain the new ones."""
        # Upstream keeps names only where checks stand in the functions.
        keep = self.style.keep and not self.options.include_generated_funcs
        style = replace(self.style, tbaa=tbaa, keep=keep)
        reader = LineReader(style, names, keep_comments=self.options.check_inst_comments)
        seen: set[Key] = set(names)
        signature = function.signature.replace("%.", "%dot")
        if self.options.check_globals == "none":
            signature = drop_attachments(strip_comments(signature))
        parsed = reader.read([signature])
        [head] = render_lines(parsed, find_forms(parsed), seen, {})
        lines = self._write_label(prefix, function, head)
        names.update(reader.globals_in(seen))
        if not function.body:
            return lines
        body = reader.read(body_lines(function.body))
        forms = find_forms([*parsed, *body])
        shapes = [Shape(text.strip(), found) for text, found in map(skeleton, body)]
        taken = reader.taken([*seen, *(key for key in forms if key[0] != "%")])
        renamed = keep_names(shapes_of_checks(old_lines), shapes, taken)
        checks = self._write_body(prefix, body_lines(function.body), render_lines(body, forms, seen, renamed))
        names.update(reader.globals_in(seen))
        self.learn(prefix, names)
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
        for line, text in zip(body, rendered, strict=True):
            if self.style.version >= 7 and not line.strip():
                checks.append(f"; {prefix}-EMPTY:")
            elif not text.strip():
                is_after_blank = True
            else:
                checks.append(f"; {prefix}:       {text}" if is_after_blank else follows + text)
                is_after_blank = False
        return checks
