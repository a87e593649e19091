"""One check line: fixed text, ``{{regular expressions}}`` and ``[[variables]]``, read and matched."""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache
from typing import Final, Literal, final

from swlds.golden.errors import GoldenError
from swlds.golden.filecheck.ere import escape
from swlds.golden.filecheck.expressions import (
    NumericBlock,
    UndefinedError,
    UnrepresentableError,
    Variables,
    evaluate,
    parse_block,
    parse_name,
)
from swlds.golden.filecheck.options import Options
from swlds.golden.filecheck.posix import Regex
from swlds.lazy import dataclass

Kind = Literal["PLAIN", "NEXT", "SAME", "NOT", "DAG", "LABEL", "EMPTY", "EOF"]
_SPACES: Final = b" \t"
#: Groups that a backreference can name.
_BACK_REFERENCES = 9


class NoMatchError(Exception):
    """The line does not match; the argument says more, where there is more to say."""

    def __init__(self, reason: str = "", *, is_wrong: bool = False) -> None:
        super().__init__(reason)
        #: Also a CHECK-NOT fails for it.
        self.is_wrong = is_wrong


@final
@dataclass
class Pattern:
    """``parts``: text of one regular expression, with what is substituted in between; ``fixed``: instead, text as it is."""

    kind: Kind
    prefix: str
    line: int
    text: str
    count: int = 1
    fixed: bytes = b""
    parts: list[bytes | str | NumericBlock] = field(default_factory=list)
    #: Variable -> its group.
    strings: dict[str, int] = field(default_factory=dict)
    numbers: list[tuple[NumericBlock, int]] = field(default_factory=list)

    @property
    def has_variables(self) -> bool:
        """It uses some, or defines one of text; numbers may be defined anywhere."""
        return bool(self.strings or any(not isinstance(part, bytes) for part in self.parts))

    @property
    def directive(self) -> str:
        """As the check file has it."""
        if self.count > 1:
            return f"{self.prefix}-COUNT-{self.count}"
        return self.prefix if self.kind == "PLAIN" else f"{self.prefix}-{self.kind}"

    def match(self, text: bytes, start: int, end: int, variables: Variables, options: Options) -> tuple[int, int]:
        """Where the first match in ``text[start:end]`` is; its variables are set. Raises NoMatchError."""
        if self.kind == "EOF":
            return end, end
        if self.fixed:
            at = _find(text, self.fixed, start, end, options.ignores_case)
            if at < 0:
                raise NoMatchError
            return at, at + len(self.fixed)
        try:
            regex = _compile(self._substitute(variables), options.ignores_case)
        except GoldenError:  # its parts are expressions, and the whole is none: matches nothing, as in FileCheck
            raise NoMatchError from None
        spans = regex.search(text, start, end)
        if spans is None:
            raise NoMatchError
        first, last = spans[0] or (start, start)
        self._store(text, spans, variables)
        return first + (self.kind == "EMPTY"), last

    def _substitute(self, variables: Variables) -> bytes:
        text = b""
        missing = []
        if "@LINE" in variables.numbers:
            variables.numbers["@LINE"].value = self.line
        for part in self.parts:
            if isinstance(part, bytes):
                text += part
            elif isinstance(part, str):
                if part in variables.strings:
                    text += escape(variables.strings[part])
                else:
                    missing.append(part)
            else:
                try:
                    assert part.value is not None, "others are patterns"
                    text += escape(part.format.spell(evaluate(part.value)))
                except UndefinedError as error:
                    missing.append(str(error))
                except UnrepresentableError:
                    reason = "unable to substitute variable or numeric expression: overflow error"
                    raise NoMatchError(reason, is_wrong=True) from None
        if missing:
            raise NoMatchError(f"undefined variable: {', '.join(missing)}", is_wrong=True)
        return text

    def _store(self, text: bytes, spans: list[tuple[int, int] | None], variables: Variables) -> None:
        for name, group in self.strings.items():
            span = spans[group]
            variables.strings[name] = text[slice(*span)] if span else b""
        for block, group in self.numbers:
            span = spans[group]
            assert block.defines is not None and span is not None, "it defines one"
            try:
                block.defines.value = block.format.parse(text[slice(*span)])
            except UnrepresentableError:
                raise NoMatchError("unable to represent numeric value", is_wrong=True) from None


def _find(text: bytes, what: bytes, start: int, end: int, ignores_case: bool) -> int:
    if not ignores_case:
        return text.find(what, start, end)
    spans = _compile(escape(what), True).search(text, start, end)
    return spans[0][0] if spans and spans[0] else -1


@lru_cache(maxsize=1024)
def _compile(text: bytes, ignores_case: bool) -> Regex:
    return Regex(text, ignores_case=ignores_case)


def strip_end(text: bytes, options: Options) -> bytes:
    """Without blanks at the end, which count where lines match whole and as they are."""
    return text if options.matches_full_lines and options.is_whitespace_strict else text.rstrip(_SPACES)


def parse_pattern(
    text: bytes,
    kind: Kind,
    prefix: str,
    line: int,
    variables: Variables,
    options: Options,
    *,
    count: int = 1,
    is_literal: bool = False,
) -> Pattern:
    """Of what follows the colon. Raises GoldenError."""
    is_whole = options.matches_full_lines and kind != "NOT"
    text = strip_end(text, options)
    pattern = Pattern(kind, prefix, line, text.decode(errors="replace"), count)
    if kind == "EMPTY":
        if text:
            raise GoldenError(f"found non-empty check string for empty check with prefix '{prefix}:'")
        pattern.parts = [b"(\n$)"]
        return pattern
    if not text:
        raise GoldenError(f"found empty check string with prefix '{prefix}:'")
    if is_literal or (not is_whole and b"{{" not in text and b"[[" not in text):
        pattern.fixed = text
        return pattern
    _Reader(pattern, variables, options).read(text, is_literal, is_whole)
    return pattern


@final
class _Reader:
    def __init__(self, pattern: Pattern, variables: Variables, options: Options) -> None:
        self.pattern, self.variables, self.options = pattern, variables, options
        self.groups = 0
        self.written = b""

    def read(self, text: bytes, is_literal: bool, is_whole: bool) -> None:
        blanks = b"" if self.options.is_whitespace_strict else b" *"
        if is_whole:
            self.written += b"^" + blanks
        while text:
            if not is_literal and text.startswith(b"{{"):
                text = self._read_regex(text)
            elif not is_literal and text.startswith(b"[[") and not text.startswith(b"[[["):
                text = self._read_block(text[2:])
            else:
                text = self._read_fixed(text, is_literal)
        if is_whole:
            self.written += blanks + b"$"
        self._flush()

    def _flush(self) -> None:
        if self.written:
            self.pattern.parts.append(self.written)
        self.written = b""

    def _read_fixed(self, text: bytes, is_literal: bool) -> bytes:
        ends = [] if is_literal else [at for at in (text.find(b"{{", 1), text.find(b"[[", 1)) if at >= 0]
        end = min(ends, default=len(text))
        self.written += escape(text[:end])
        return text[end:]

    def _read_regex(self, text: bytes) -> bytes:
        end = text.find(b"}}", 2)
        if end < 0:
            raise GoldenError("found start of regex string with no end '}}'")
        has_branches = b"|" in text
        if has_branches:
            self.groups += 1
            self.written += b"("
        self._add_regex(text[2:end])
        if has_branches:
            self.written += b")"
        return text[end + 2 :]

    def _add_regex(self, text: bytes) -> None:
        try:
            self.groups += _compile(text, False).expression.groups
        except GoldenError as error:
            raise GoldenError(f"invalid regex: {error}") from None
        self.written += text

    def _read_block(self, text: bytes) -> bytes:
        end = _find_block_end(text)
        inner, rest = text[:end], text[end + 2 :]
        if inner.startswith(b"#"):
            self._add_number(parse_block(inner[1:], self.variables, self.pattern.line))
        else:
            self._read_string(inner)
        return rest

    def _read_string(self, text: bytes) -> None:
        head, colon, regex = text.partition(b":")
        if b" " in head or b"\t" in head:
            raise GoldenError("unexpected whitespace")
        name, rest = parse_name(text)
        if colon:
            if name.startswith("@") or not rest.startswith(b":"):
                raise GoldenError("invalid name in string variable definition")
            if name in self.variables.numbers:
                raise GoldenError(f"numeric variable with name '{name}' already exists")
            self._define_string(name, regex)
        elif name.startswith("@"):
            self._add_number(parse_block(text, self.variables, self.pattern.line, is_legacy=True))
        elif rest:
            raise GoldenError("invalid name in string variable use")
        else:
            self._use_string(name)

    def _define_string(self, name: str, regex: bytes) -> None:
        self.groups += 1
        self.pattern.strings[name] = self.groups
        self.variables.string_names.add(name)
        self.written += b"("
        if regex:
            self._add_regex(regex)
        self.written += b")"

    def _use_string(self, name: str) -> None:
        """One that this line defines is a backreference."""
        group = self.pattern.strings.get(name)
        if group is None:
            self._flush()
            self.pattern.parts.append(name)
        elif group > _BACK_REFERENCES:
            raise GoldenError("Can't back-reference more than 9 variables")
        else:
            self.written += b"\\%d" % group

    def _add_number(self, block: NumericBlock) -> None:
        if block.defines is not None:
            self.groups += 1
            self.pattern.numbers.append((block, self.groups))
            self.variables.numbers[block.defines.name] = block.defines
            self.written += b"("
        if block.value is None:
            self._add_regex(block.format.pattern)
        else:
            self._flush()
            self.pattern.parts.append(block)
        if block.defines is not None:
            self.written += b")"


def _find_block_end(text: bytes) -> int:
    """Where ``]]`` ends a block, past brackets within it and what follows a backslash."""
    depth, at = 0, 0
    while at < len(text):
        if depth == 0 and text.startswith(b"]]", at):
            return at
        c = text[at : at + 1]
        if c == b"\\":
            at += 2
            continue
        if c == b"[":
            depth += 1
        elif c == b"]":
            if depth == 0:
                raise GoldenError('missing closing "]" for regex variable')
            depth -= 1
        at += 1
    raise GoldenError("Invalid substitution block, no ]] found")
