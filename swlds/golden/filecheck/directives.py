"""A check file: where its directives are, and what each of them says."""

from __future__ import annotations

import re
from dataclasses import field
from typing import final

from swlds.golden.errors import GoldenError
from swlds.golden.filecheck.expressions import UndefinedError, UnrepresentableError, Variables, evaluate, parse_block
from swlds.golden.filecheck.options import Options
from swlds.golden.filecheck.patterns import Kind, Pattern, parse_pattern, strip_end
from swlds.lazy import dataclass, lazy_pattern

_KINDS: tuple[Kind, ...] = ("NEXT", "SAME", "NOT", "DAG", "LABEL", "EMPTY")
_NOT_WITH_OTHERS = tuple(
    word.encode() for kind in ("DAG", "NEXT", "SAME", "EMPTY") for word in (f"{kind}-NOT:", f"NOT-{kind}:")
)
_BLANKS = lazy_pattern(rb"[ \t]+")
_MODIFIERS = lazy_pattern(rb"\{[ \t\n\v\f\r]*LITERAL[ \t\n\v\f\r]*(?:,[ \t\n\v\f\r]*LITERAL[ \t\n\v\f\r]*)*\}:")
_WORD = lazy_pattern(rb"[A-Za-z0-9_-]*")
_MOST = (1 << 31) - 1


@final
@dataclass
class Check:
    """One that has to match, and before it the -NOT and -DAG lines that belong to it."""

    pattern: Pattern
    before: list[Pattern] = field(default_factory=list)


def canonicalize(text: bytes, options: Options) -> bytes:
    """Line ends as one byte; runs of blanks as one blank, unless blanks count."""
    text = text.replace(b"\r\n", b"\n")
    return text if options.is_whitespace_strict else _BLANKS.sub(b" ", text)


def read_checks(path: str, text: bytes, options: Options, variables: Variables) -> list[Check]:
    """Those of a check file, in order. Raises GoldenError with the line for what is wrong."""
    reader = _Reader(path, canonicalize(text, options), options, variables)
    reader.define_all()
    return reader.read()


@final
class _Reader:
    def __init__(self, path: str, text: bytes, options: Options, variables: Variables) -> None:
        self.path, self.text, self.options, self.variables = path, text, options, variables
        words = sorted((*options.prefixes, *options.comment_prefixes), key=len, reverse=True)
        self.prefixes = re.compile("|".join(map(re.escape, words)).encode())
        self.checks: list[Check] = []
        self.used: set[str] = set()

    def define_all(self) -> None:
        """What ``-D`` says, in order: as in FileCheck, of a text the first holds, of a number the last."""
        for definition in self.options.definitions:
            name, equals, value = definition.encode(errors="surrogateescape").partition(b"=")
            if not equals:
                raise GoldenError("missing equal sign in global definition")
            try:
                self._define(name, value)
            except GoldenError as error:
                raise GoldenError(f"-D{definition}: {error}") from None

    def _define(self, name: bytes, value: bytes) -> None:
        if name.startswith(b"#"):
            block = parse_block(name[1:] + b":" + value, self.variables, None)
            if block.defines is None or block.value is None:
                raise GoldenError("a numeric variable needs a value")
            try:
                block.defines.value = evaluate(block.value)
            except UndefinedError as error:
                raise GoldenError(f"undefined variable: {error}") from None
            except UnrepresentableError:
                raise GoldenError("unable to represent numeric value") from None
            self.variables.numbers[block.defines.name] = block.defines
            return
        text = name.decode(errors="replace")
        if not re.fullmatch(rb"\$?[A-Za-z_][A-Za-z0-9_]*", name):
            raise GoldenError(f"invalid name in string variable definition '{text}'")
        if text in self.variables.numbers:
            raise GoldenError(f"numeric variable with name '{text}' already exists")
        self.variables.string_names.add(text)
        self.variables.strings.setdefault(text, value)

    def read(self) -> list[Check]:
        implicit = [pattern for text in self.options.implicit_nots if (pattern := self._parse_implicit(text))]
        before = list(implicit)
        at = line = 0
        while (found := self.prefixes.search(self.text, at)) is not None:
            line += self.text.count(b"\n", at, found.start())
            at = found.start()
            prefix = found[0].decode()
            rest = found.end()
            directive = None
            if not (at and _is_word(self.text[at - 1])):
                directive = self._read_kind(prefix, rest, line + 1)
            if directive is None:
                word = _WORD.match(self.text, rest)
                at = word.end() if word else rest
                continue
            at = self._end_of_line(directive.colon)
            if directive.kind is None:
                continue
            self.used.add(prefix)
            pattern = self._parse(directive, prefix, self.text[directive.colon : at], line + 1)
            if pattern.kind in ("NOT", "DAG"):
                before.append(pattern)
                continue
            self.checks.append(Check(pattern, before))
            before = list(implicit)
        self._check_prefixes(bool(self.options.implicit_nots))
        if before:
            self.checks.append(Check(Pattern("EOF", self.options.prefixes[0], line + 1, ""), before))
        return self.checks

    def _parse_implicit(self, text: str) -> Pattern | None:
        """As it is given: its runs of blanks stay, and match nothing in an output whose runs are one blank. None where nothing
        is left to look for, without which FileCheck goes on."""
        given = text.encode(errors="surrogateescape")
        if not strip_end(given, self.options):
            return None
        try:
            return parse_pattern(given, "NOT", "IMPLICIT-CHECK", 0, self.variables, self.options)
        except GoldenError as error:
            raise GoldenError(f"--implicit-check-not='{text}': {error}") from None

    def _end_of_line(self, at: int) -> int:
        found = re.compile(rb"[\n\r]").search(self.text, at)
        return found.start() if found else len(self.text)

    def _read_kind(self, prefix: str, at: int, line: int) -> _Directive | None:
        """What the text behind a prefix says; None where it is no directive."""
        text = self.text
        if prefix in self.options.comment_prefixes:
            return _Directive(None, at + 1) if text.startswith(b":", at) else None
        if at >= len(text):
            return None
        if text[at : at + 1] in (b":", b"{"):
            return self._read_modifiers("PLAIN", at)
        is_misspelled = text.startswith(b"_", at)
        if not is_misspelled and not text.startswith(b"-", at):
            return None
        at += 1
        found = self._read_suffix(prefix, at, line)
        if found is not None and is_misspelled:
            word = text[at:].split(b":", 1)[0].decode(errors="replace")
            raise GoldenError(f"{self.path}:{line}: misspelled directive '{prefix}_{word}:'")
        return found

    def _read_suffix(self, prefix: str, at: int, line: int) -> _Directive | None:
        text = self.text
        if text.startswith(b"COUNT-", at):
            digits = re.compile(rb"[0-9]*").match(text, at + 6)
            assert digits is not None, "it may be empty"
            if (
                not digits[0]
                or len(digits[0]) > 10
                or not 0 < int(digits[0]) <= _MOST
                or text[digits.end() : digits.end() + 1] not in (b":", b"{")
            ):
                raise GoldenError(f"{self.path}:{line}: invalid count in -COUNT specification on prefix '{prefix}'")
            found = self._read_modifiers("PLAIN", digits.end())
            if found is not None:
                found.count = int(digits[0])
            return found
        if text.startswith(_NOT_WITH_OTHERS, at):
            raise GoldenError(f"{self.path}:{line}: unsupported -NOT combo on prefix '{prefix}'")
        kind = next((kind for kind in _KINDS if text.startswith(kind.encode(), at)), None)
        return None if kind is None else self._read_modifiers(kind, at + len(kind))

    def _read_modifiers(self, kind: Kind, at: int) -> _Directive | None:
        if self.text.startswith(b":", at):
            return _Directive(kind, at + 1)
        found = _MODIFIERS.match(self.text, at)
        return _Directive(kind, found.end(), is_literal=True) if found else None

    def _parse(self, directive: _Directive, prefix: str, text: bytes, line: int) -> Pattern:
        assert directive.kind is not None, "comments are left out"
        if not (self.options.is_whitespace_strict and self.options.matches_full_lines):
            text = text.lstrip(b" \t")
        try:
            pattern = parse_pattern(
                text,
                directive.kind,
                prefix,
                line,
                self.variables,
                self.options,
                count=directive.count,
                is_literal=directive.is_literal,
            )
            if pattern.kind == "LABEL" and pattern.has_variables:
                raise GoldenError(f"found '{prefix}-LABEL:' with variable definition or use")
            if pattern.kind in ("NEXT", "SAME", "EMPTY") and not self.checks:
                raise GoldenError(f"found '{prefix}-{pattern.kind}' without previous '{prefix}: line")
        except GoldenError as error:
            raise GoldenError(f"{self.path}:{line}: {error}") from None
        return pattern

    def _check_prefixes(self, has_implicit: bool) -> None:
        missing = [prefix for prefix in self.options.prefixes if prefix not in self.used]
        is_none_used = len(missing) == len(self.options.prefixes)
        if has_implicit and not self.options.has_own_prefixes:
            return
        if missing and (is_none_used or not self.options.allows_unused_prefixes):
            words = ", ".join(f"'{prefix}:'" for prefix in missing)
            raise GoldenError(
                f"{self.path}: no check strings found with prefix{'es' if len(missing) > 1 else ''} {words}"
            )


@final
@dataclass
class _Directive:
    """``kind``: None for a comment; ``colon``: where its text begins."""

    kind: Kind | None
    colon: int
    count: int = 1
    is_literal: bool = False


def _is_word(c: int) -> bool:
    return bytes([c]).isalnum() or c in b"-_"
