"""Numbers in check lines: ``[[#%.8X,ADDRESS: BASE + 16]]`` and the like.

A *format* says how a number is spelled, an *expression* is computed from variables and literals when its line is matched.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import field
from typing import Final, Literal, final

from swlds.golden.errors import GoldenError
from swlds.lazy import dataclass, lazy_pattern

_SPACES: Final = b" \t"
_NAME: Final = lazy_pattern(rb"[$@]?[A-Za-z_][A-Za-z0-9_]*")
#: A matched number may have so many digits.
_MOST_DIGITS = 4000

Kind = Literal["u", "d", "x", "X"]


class UndefinedError(Exception):
    """A variable has no value; the argument is its name."""


class UnrepresentableError(Exception):
    """A number has no spelling in its format, or no value."""


@final
@dataclass(frozen=True, slots=True)
class Format:
    """``%u``, ``%d``, ``%x`` or ``%X``; at least so many digits, ``0x`` before them."""

    kind: Kind = "u"
    precision: int = 0
    has_prefix: bool = False

    def __str__(self) -> str:
        return f"%{self.kind}"

    @property
    def pattern(self) -> bytes:
        """What numbers of the format look like."""
        digits = {"u": b"0-9", "d": b"0-9", "x": b"0-9a-f", "X": b"0-9A-F"}[self.kind]
        sign = b"-?" if self.kind == "d" else b""
        prefix = b"0x" if self.has_prefix else b""
        if not self.precision:
            return prefix + sign + b"[%s]+" % digits
        return prefix + sign + b"([1-9%s][%s]*)?[%s]{%d}" % (digits[3:], digits, digits, self.precision)

    def spell(self, value: int) -> bytes:
        if value < 0 and self.kind != "d":
            raise UnrepresentableError
        if abs(value).bit_length() > 3 * _MOST_DIGITS:
            raise UnrepresentableError
        text = format(abs(value), "d" if self.kind in "ud" else self.kind).rjust(self.precision, "0")
        return f"{'-' if value < 0 else ''}{'0x' if self.has_prefix else ''}{text}".encode()

    def parse(self, text: bytes) -> int:
        if len(text) > _MOST_DIGITS:
            raise UnrepresentableError
        return int(text.removeprefix(b"0x"), 16) if self.kind in "xX" else int(text)


@final
@dataclass
class NumericVariable:
    """``value``: None until a line that defines it has matched. ``line``: that of its definition, None on the command line."""

    name: str
    format: Format | None
    line: int | None
    value: int | None = None


@final
@dataclass
class Variables:
    """All that are known: ``strings`` while matching, ``string_names`` while reading, ``numbers`` both."""

    strings: dict[str, bytes] = field(default_factory=dict)
    string_names: set[str] = field(default_factory=set)
    numbers: dict[str, NumericVariable] = field(default_factory=dict)

    def clear_local(self) -> None:
        """At a label, with ``--enable-var-scope``: those whose names begin with $ stay."""
        self.strings = {name: value for name, value in self.strings.items() if name.startswith("$")}
        for name, variable in self.numbers.items():
            if not name.startswith(("$", "@")):
                variable.value = None


@final
@dataclass(frozen=True)
class Operation:
    """``function`` of the values of its operands; ``text``: as it is written."""

    function: Callable[[int, int], int]
    operands: tuple[Value, Value]
    text: str


Value = int | NumericVariable | Operation


def evaluate(value: Value) -> int:
    if isinstance(value, int):
        return value
    if isinstance(value, NumericVariable):
        if value.value is None:
            raise UndefinedError(value.name)
        return value.value
    left, right = map(evaluate, value.operands)
    return value.function(left, right)


@final
@dataclass(frozen=True)
class NumericBlock:
    """``[[#...]]``: ``value`` None where any number matches; ``defines``: the variable that gets it."""

    format: Format
    value: Value | None
    defines: NumericVariable | None


def _divide(left: int, right: int) -> int:
    if not right:
        raise UnrepresentableError
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


_FUNCTIONS: Final[dict[str, Callable[[int, int], int]]] = {
    "add": operator.add,
    "div": _divide,
    "max": max,
    "min": min,
    "mul": operator.mul,
    "sub": operator.sub,
}
#: Operands in one another.
_DEEPEST = 100


def parse_block(text: bytes, variables: Variables, line: int | None, *, is_legacy: bool = False) -> NumericBlock:
    """What stands in ``[[#...]]``, or of an ``[[@LINE+1]]`` with ``is_legacy``."""
    explicit, rest = _parse_format(text)
    colon = rest.find(b":")
    name_text = None
    if colon >= 0:
        name_text, rest = rest[:colon], rest[colon + 1 :]
    rest = rest.lstrip(_SPACES)
    is_constrained = rest.startswith(b"==")
    rest = rest[2:].lstrip(_SPACES) if is_constrained else rest
    if not rest and is_constrained:
        raise GoldenError("empty numeric expression should not have a constraint")
    value = None
    if rest:
        parser = _Parser(rest.rstrip(_SPACES), variables, line, is_legacy)
        value = parser.parse_whole(not is_constrained)
    chosen = explicit or (_implied(value) if value is not None else None) or Format()
    defined = None if name_text is None else _define(name_text, chosen, variables, line)
    return NumericBlock(chosen, value, defined)


def parse_name(text: bytes) -> tuple[str, bytes]:
    """The name of a variable, and what follows it."""
    found = _NAME.match(text)
    if found is None:
        raise GoldenError("empty variable name" if not text else "invalid variable name")
    return found[0].decode(), text[found.end() :]


def _parse_format(text: bytes) -> tuple[Format | None, bytes]:
    """Up to the comma behind it; a comma within a call ends none."""
    comma, call = text.find(b","), text.find(b"(")
    if comma < 0 or 0 <= call < comma:
        return None, text
    spec, rest = text[:comma].strip(_SPACES), text[comma + 1 :]
    if not spec.startswith(b"%"):
        raise GoldenError("invalid matching format specification in expression")
    found = re.fullmatch(rb"%(#?)(\.(\d*))?(.?)[ \t]*(.*)", spec, re.DOTALL)
    assert found is not None, "all of it is optional"
    if found[2] and not found[3]:
        raise GoldenError("invalid precision in format specifier")
    if found[4] and found[4] not in b"udxX":
        raise GoldenError("invalid format specifier in expression")
    if found[1] and found[4] not in (b"x", b"X"):
        raise GoldenError("alternate form only supported for hex values")
    if found[5]:
        raise GoldenError("invalid matching format specification in expression")
    precision = int(found[3] or 0)
    if not found[4]:
        return (Format("u", precision) if precision else None), rest
    return Format(found[4].decode(), precision, bool(found[1])), rest  # type: ignore[arg-type]


def _implied(value: Value) -> Format | None:
    """The format of the variables in an expression."""
    if isinstance(value, int):
        return None
    if isinstance(value, NumericVariable):
        return value.format
    left, right = map(_implied, value.operands)
    if left is not None and right is not None and left != right:
        one, other = map(_spell, value.operands)
        raise GoldenError(
            f"implicit format conflict between '{one}' ({left}) and '{other}' ({right}), need an explicit format specifier"
        )
    return left or right


def _spell(value: Value) -> str:
    if isinstance(value, Operation):
        return value.text
    return value.name if isinstance(value, NumericVariable) else str(value)


def _define(text: bytes, chosen: Format, variables: Variables, line: int | None) -> NumericVariable:
    name, rest = parse_name(text.lstrip(_SPACES))
    if name.startswith("@"):
        raise GoldenError("definition of pseudo numeric variable unsupported")
    if name in variables.string_names:
        raise GoldenError(f"string variable with name '{name}' already exists")
    if rest.strip(_SPACES):
        raise GoldenError("unexpected characters after numeric variable name")
    known = variables.numbers.get(name)
    if known is not None:
        if known.format is not None and known.format != chosen:
            raise GoldenError("format different from previous variable definition")
        return known
    return NumericVariable(name, chosen, line)


@final
class _Parser:
    """Operands, from left to right, with + and - between them."""

    def __init__(self, text: bytes, variables: Variables, line: int | None, is_legacy: bool) -> None:
        self.text, self.variables, self.line, self.is_legacy = text, variables, line, is_legacy
        self.depth = 0

    def parse_whole(self, may_be_constraint: bool) -> Value:
        whole = self.text
        value = self._parse_operand("line" if self.is_legacy else "any", may_be_constraint)
        while self.text:
            value = self._parse_operator(whole, value)
            if self.is_legacy and self.text:
                raise GoldenError(f"unexpected characters at end of expression '{_show(self.text)}'")
        return value

    def _parse_operator(self, whole: bytes, left: Value) -> Value:
        self._skip()
        if not self.text:
            return left
        sign = self.text[:1]
        function = {b"+": operator.add, b"-": operator.sub}.get(sign)
        if function is None:
            raise GoldenError(f"unsupported operation '{_show(sign)}'")
        self.text = self.text[1:]
        self._skip()
        if not self.text:
            raise GoldenError("missing operand in expression")
        right = self._parse_operand("literal" if self.is_legacy else "any", False)
        return Operation(function, (left, right), _show(whole[: len(whole) - len(self.text)]))

    def _parse_operand(self, allowed: Literal["any", "line", "literal"], may_be_constraint: bool) -> Value:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise GoldenError("nests too deeply")
        try:
            if self.text.startswith(b"("):
                if allowed != "any":
                    raise GoldenError("parenthesized expression not permitted here")
                return self._parse_parentheses()
            if allowed != "literal" and (allowed == "line" or _NAME.match(self.text)):
                return self._parse_variable(allowed)
            return self._parse_literal(allowed, may_be_constraint)
        finally:
            self.depth -= 1

    def _parse_variable(self, allowed: str) -> Value:
        name, self.text = parse_name(self.text)
        if self.text.lstrip(_SPACES).startswith(b"("):
            if allowed != "any":
                raise GoldenError("unexpected function call")
            return self._parse_call(name)
        if name.startswith("@") and name != "@LINE":
            raise GoldenError(f"invalid pseudo numeric variable '{name}'")
        found = self.variables.numbers.get(name)
        if found is None:
            found = NumericVariable(name, Format(), None)
            self.variables.numbers[name] = found
        if found.line is not None and found.line == self.line:
            raise GoldenError(f"numeric variable '{name}' defined earlier in the same CHECK directive")
        return found

    def _parse_literal(self, allowed: str, may_be_constraint: bool) -> int:
        shapes = (
            rb"(-?)([0-9]+)"
            if allowed == "literal"
            else rb"(-?)(0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0(?=[89])|[0-9]+)"
        )
        found = re.match(shapes, self.text)
        if found is None:
            raise GoldenError(f"invalid {'matching constraint or ' if may_be_constraint else ''}operand format")
        if len(found[2]) > _MOST_DIGITS:
            raise GoldenError("a number of too many digits")
        self.text = self.text[found.end() :]
        digits = found[2].decode().lower()
        base = {"0x": 16, "0b": 2, "0o": 8}.get(digits[:2], 8 if digits[0] == "0" and len(digits) > 1 else 10)
        number = int(digits, 10 if allowed == "literal" else base)
        return -number if found[1] else number

    def _parse_parentheses(self) -> Value:
        self.text = self.text[1:]
        self._skip()
        if not self.text:
            raise GoldenError("missing operand in expression")
        whole = self.text
        value = self._parse_operand("any", False)
        self._skip()
        while self.text and not self.text.startswith(b")"):
            value = self._parse_operator(whole, value)
            self._skip()
        if not self.text:
            raise GoldenError("missing ')' at end of nested expression")
        self.text = self.text[1:]
        return value

    def _parse_call(self, name: str) -> Value:
        function = _FUNCTIONS.get(name)
        if function is None:
            raise GoldenError(f"call to undefined function '{name}'")
        start = self.text
        self.text = self.text.lstrip(_SPACES)[1:]
        self._skip()
        arguments: list[Value] = []
        while self.text and not self.text.startswith(b")"):
            if self.text.startswith(b","):
                raise GoldenError("missing argument")
            arguments.append(self._parse_argument())
            self._skip()
            if not self.text.startswith(b","):
                break
            self.text = self.text[1:]
            self._skip()
            if self.text.startswith(b")"):
                raise GoldenError("missing argument")
        if not self.text.startswith(b")"):
            raise GoldenError("missing ')' at end of call expression")
        self.text = self.text[1:]
        if len(arguments) != 2:
            raise GoldenError(f"function '{name}' takes 2 arguments but {len(arguments)} given")
        return Operation(function, (arguments[0], arguments[1]), name + _show(start[: len(start) - len(self.text)]))

    def _parse_argument(self) -> Value:
        whole = self.text
        value = self._parse_operand("any", False)
        self._skip()
        while self.text and self.text[:1] not in (b",", b")"):
            value = self._parse_operator(whole, value)
            self._skip()
        return value

    def _skip(self) -> None:
        self.text = self.text.lstrip(_SPACES)


def _show(text: bytes) -> str:
    return text.decode(errors="replace")
