"""POSIX extended regular expressions, as LLVM's Regex reads them, on bytes.

No ``\\d``, ``\\b`` or lazy quantifier: a backslash makes what follows ordinary, two quantifiers in a row are an error. ``.`` and
``[^...]`` match no newline, ``^`` and ``$`` match at line ends. What an expression means is in ``posix.py``.
"""

from __future__ import annotations

from typing import Final, final

from swlds.golden.errors import GoldenError
from swlds.lazy import dataclass

#: The most that a bound may say.
_MOST = 255
_SPECIAL: Final = b"()^$|*+?.[]\\{}"
_CLASSES: Final = {
    b"alnum": b"0-9A-Za-z",
    b"alpha": b"A-Za-z",
    b"blank": b" \t",
    b"cntrl": b"\0-\x1f\x7f",
    b"digit": b"0-9",
    b"graph": b"!-~",
    b"lower": b"a-z",
    b"print": b" -~",
    b"punct": b"!-/:-@[-`{-~",
    b"space": b"\t-\r ",
    b"upper": b"A-Z",
    b"xdigit": b"0-9A-Fa-f",
}


@final
@dataclass(frozen=True, slots=True)
class Literal:
    text: bytes


@final
@dataclass(frozen=True, slots=True)
class CharSet:
    """One of these bytes."""

    members: frozenset[int]


@final
@dataclass(frozen=True, slots=True)
class Anchor:
    """``^`` and ``$`` of a line, ``<`` and ``>`` of a word."""

    kind: str


@final
@dataclass(frozen=True, slots=True)
class Mark:
    """Where group ``number`` begins or ends."""

    number: int
    is_end: bool


@final
@dataclass(frozen=True, slots=True)
class Back:
    """What group ``number`` matched; ``body``: what the group is of."""

    number: int
    body: Strip


@final
@dataclass(frozen=True, slots=True)
class Repeat:
    """Once or more; with ``may_miss`` also never."""

    body: Strip
    may_miss: bool


@final
@dataclass(frozen=True, slots=True)
class Branches:
    """The first of these that fits."""

    choices: tuple[Strip, ...]


Node = Literal | CharSet | Anchor | Mark | Back | Repeat | Branches
#: One behind the other.
Strip = tuple[Node, ...]


@final
@dataclass(frozen=True, slots=True)
class Expression:
    """A whole one; ``groups``, ``begins``, ``ends``: how many groups, ``^`` and ``$`` are written in it."""

    strip: Strip
    groups: int
    begins: int
    ends: int


def escape(text: bytes) -> bytes:
    """An expression that matches just that."""
    return b"".join(b"\\" + bytes([c]) if c in _SPECIAL else bytes([c]) for c in text)


def parse(text: bytes, *, ignores_case: bool = False) -> Expression:
    """Raises GoldenError with LLVM's words for what is wrong."""
    parser = _Parser(text, ignores_case)
    strip = parser.read_branches(b"")
    if parser.at < len(text):
        raise GoldenError("parentheses not balanced")
    if parser.size(strip) > max(_LARGEST, len(text)):
        raise GoldenError("out of memory")
    return Expression(strip, parser.groups, parser.anchors.count(b"^"), parser.anchors.count(b"$"))


#: Parentheses in one another; more would exhaust the stack.
_DEEPEST = 100
#: Nodes that bounds and back references, each of which is its group's, may make of an expression.
_LARGEST = 20_000


@final
class _Parser:
    def __init__(self, text: bytes, ignores_case: bool) -> None:
        self.text, self.at, self.groups, self.depth = text, 0, 0, 0
        self.ignores_case = ignores_case
        self.bodies: dict[int, Strip] = {}
        self.sizes: dict[int, int] = {}
        self.anchors: list[bytes] = []

    def peek(self, ahead: int = 0) -> bytes:
        return self.text[self.at + ahead : self.at + ahead + 1]

    def take(self) -> bytes:
        self.at += 1
        return self.text[self.at - 1 : self.at]

    def eat(self, what: bytes) -> bool:
        if self.text.startswith(what, self.at):
            self.at += len(what)
            return True
        return False

    def read_branches(self, stop: bytes) -> Strip:
        """Up to the parenthesis that ends them, or the end."""
        choices = []
        while True:
            strip: list[Node] = []
            while self.peek() and self.peek() != b"|" and self.peek() != stop:
                strip += self.read_piece()
            if not strip:  # also where all of it is repeated zero times: the bound takes back what the atom made
                raise GoldenError("empty (sub)expression")
            choices.append(_merge(strip))
            if not self.eat(b"|"):
                break
        return choices[0] if len(choices) == 1 else (Branches(tuple(choices)),)

    def read_piece(self) -> Strip:
        """An atom with its quantifier."""
        start = self.at
        atom = self.read_atom()
        if not self._sees_quantifier():
            return atom
        if self.text[start : start + 1] == b"^":
            raise GoldenError("repetition-operator operand invalid")
        low, high = self._read_quantifier()
        if self._sees_quantifier():
            raise GoldenError("repetition-operator operand invalid")
        if self.size(atom) * max(low, high or 0) > _LARGEST:
            raise GoldenError("out of memory")
        return _repeat(atom, low, high)

    def size(self, strip: Strip) -> int:
        """In nodes, those that back references stand for, too."""
        size = 0
        for node in strip:
            size += 1
            match node:
                case Repeat(body, _):
                    size += self.size(body)
                case Branches(choices):
                    size += sum(map(self.size, choices))
                case Back(number, _):
                    size += self.sizes[number]
                case _:
                    pass
        return size

    def _sees_quantifier(self) -> bool:
        c = self.peek()
        return c != b"" and (c in b"*+?" or (c == b"{" and self.peek(1).isdigit()))

    def _read_quantifier(self) -> tuple[int, int | None]:
        simple: dict[bytes, tuple[int, int | None]] = {b"*": (0, None), b"+": (1, None), b"?": (0, 1)}
        first = self.take()
        if first in simple:
            return simple[first]
        low = self._read_count()
        high: int | None = low
        if self.eat(b","):
            high = self._read_count() if self.peek().isdigit() else None
            if high is not None and high < low:
                raise GoldenError("invalid repetition count(s)")
        if not self.eat(b"}"):
            raise GoldenError(
                "braces not balanced" if b"}" not in self.text[self.at :] else "invalid repetition count(s)"
            )
        return low, high

    def _read_count(self) -> int:
        count = 0
        while self.peek().isdigit() and count <= _MOST:
            count = count * 10 + int(self.take())
        if count > _MOST:
            raise GoldenError("invalid repetition count(s)")
        return count

    def read_atom(self) -> Strip:
        c = self.take()
        if c == b"(":
            return self._read_group()
        if c in (b"^", b"$"):
            self.anchors.append(c)
            return (Anchor(c.decode()),)
        if c == b"|":
            raise GoldenError("empty (sub)expression")
        if c in (b"*", b"+", b"?") or (c == b"{" and self.peek().isdigit()):
            raise GoldenError("repetition-operator operand invalid")
        if c == b")":
            raise GoldenError("parentheses not balanced")
        if c == b".":
            return (CharSet(frozenset(range(256)) - {10}),)
        if c == b"[":
            return (self._read_bracket(),)
        if c == b"\\":
            return (self._read_escape(),)
        return (self._ordinary(c),)

    def _read_group(self) -> Strip:
        self.groups += 1
        number = self.groups
        self.depth += 1
        if self.depth > _DEEPEST:
            raise GoldenError("nests too deeply")
        inner = () if self.peek() == b")" else self.read_branches(b")")
        self.depth -= 1
        if not self.eat(b")"):
            raise GoldenError("parentheses not balanced")
        self.bodies[number], self.sizes[number] = inner, self.size(inner)
        return (Mark(number, False), *inner, Mark(number, True))

    def _read_escape(self) -> Node:
        if not self.peek():
            raise GoldenError("trailing backslash (\\)")
        c = self.take()
        if not b"1" <= c <= b"9":
            return self._ordinary(c)
        if int(c) not in self.bodies:
            raise GoldenError("invalid backreference number")
        return Back(int(c), self.bodies[int(c)])

    def _ordinary(self, c: bytes) -> Node:
        if self.ignores_case and c.isalpha():
            return CharSet(frozenset(c.lower() + c.upper()))
        return Literal(c)

    def _read_bracket(self) -> Node:
        for word, kind in ((b"[:<:]]", "<"), (b"[:>:]]", ">")):
            if self.eat(word):
                return Anchor(kind)
        is_inverted = self.eat(b"^")
        members: set[int] = set()
        if self.eat(b"]"):
            members.add(ord("]"))
        elif self.eat(b"-"):
            members.add(ord("-"))
        while self.peek() and self.peek() != b"]" and not (self.peek() == b"-" and self.peek(1) == b"]"):
            self._read_term(members)
        if self.eat(b"-"):
            members.add(ord("-"))
        if not self.eat(b"]"):
            raise GoldenError("brackets ([ ]) not balanced")
        if self.ignores_case:
            members |= {c for m in members for c in bytes([m]).lower() + bytes([m]).upper()}
        return CharSet(frozenset(range(256)) - members - {10} if is_inverted else frozenset(members))

    def _read_term(self, members: set[int]) -> None:
        if self.peek() == b"-":
            raise GoldenError("invalid character range")
        if self.eat(b"[:"):
            return self._read_class(members)
        if self.eat(b"[="):
            members.add(self._read_named(b"="))
            return None
        first = last = self._read_symbol()
        if self.peek() == b"-" and self.peek(1) not in (b"", b"]"):
            self.at += 1
            last = ord("-") if self.eat(b"-") else self._read_symbol()
        if _signed(first) > _signed(last):
            raise GoldenError("invalid character range")
        members.update(c & 0xFF for c in range(_signed(first), _signed(last) + 1))
        return None

    def _read_class(self, members: set[int]) -> None:
        if not self.peek():
            raise GoldenError("brackets ([ ]) not balanced")
        start = self.at
        while self.peek().isalpha():
            self.at += 1
        found = _CLASSES.get(self.text[start : self.at])
        if found is None:
            raise GoldenError("invalid character class")
        if not self.peek():
            raise GoldenError("brackets ([ ]) not balanced")
        if not self.eat(b":]"):
            raise GoldenError("invalid character class")
        members |= _members(found)

    def _read_symbol(self) -> int:
        if not self.peek():
            raise GoldenError("brackets ([ ]) not balanced")
        return self._read_named(b".") if self.eat(b"[.") else ord(self.take())

    def _read_named(self, end: bytes) -> int:
        """A collating element: a byte, or the name of a character."""
        close = self.text.find(end + b"]", self.at)
        if close < 0:
            raise GoldenError("brackets ([ ]) not balanced")
        name = self.text[self.at : close]
        if len(name) != 1 and name not in _NAMES:
            raise GoldenError("invalid collating element")
        self.at = close + 2
        return _NAMES[name] if len(name) != 1 else ord(name)


def _name_characters() -> dict[bytes, int]:
    """POSIX's names of the characters of ASCII (the portable character set, and ISO 646's of controls)."""
    controls = (
        "NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC "
        "IS4 IS3 IS2 IS1"
    )
    more = "alert=7 backspace=8 tab=9 newline=10 vertical-tab=11 form-feed=12 carriage-return=13 FS=28 GS=29 RS=30 US=31 DEL=127"
    marks = (
        "space exclamation-mark quotation-mark number-sign dollar-sign percent-sign ampersand apostrophe left-parenthesis "
        "right-parenthesis asterisk plus-sign comma hyphen period slash zero one two three four five six seven eight nine "
        "colon semicolon less-than-sign equals-sign greater-than-sign question-mark commercial-at"
    )
    others = (
        "hyphen-minus=- full-stop=. solidus=/ left-square-bracket=[ backslash=\\ reverse-solidus=\\ right-square-bracket=] "
        "circumflex=^ circumflex-accent=^ underscore=_ low-line=_ grave-accent=` left-brace={ left-curly-bracket={ "
        "vertical-line=| right-brace=} right-curly-bracket=} tilde=~"
    )
    found = {name: code for code, name in enumerate(controls.split())}
    found |= {name: 32 + code for code, name in enumerate(marks.split())}
    found |= {name: int(code) for name, _, code in (word.partition("=") for word in more.split())}
    found |= {name: ord(code) for name, _, code in (word.partition("=") for word in others.split())}
    return {name.encode(): code for name, code in found.items()}


_NAMES = _name_characters()


def _signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte


def _members(spans: bytes) -> set[int]:
    found, at = set(), 0
    while at < len(spans):
        if spans[at + 1 : at + 2] == b"-" and at + 2 < len(spans):
            found |= set(range(spans[at], spans[at + 2] + 1))
            at += 3
        else:
            found.add(spans[at])
            at += 1
    return found


def _merge(strip: list[Node]) -> Strip:
    """Letters one behind the other are one literal."""
    merged: list[Node] = []
    for node in strip:
        if isinstance(node, Literal) and merged and isinstance(merged[-1], Literal):
            merged[-1] = Literal(merged[-1].text + node.text)
        else:
            merged.append(node)
    return tuple(merged)


def _repeat(atom: Strip, low: int, high: int | None) -> Strip:
    """As regcomp expands bounds: ``x{2,4}`` is ``xx(x(x|)|)``-like, ``x?`` is ``(x|)``."""
    if low == 0 and high == 0:
        return ()
    if low == 0 and high is None:
        return (Repeat(atom, True),)
    if low == 0:
        return (Branches((_repeat(atom, 1, high), ())),)
    if low == 1 and high == 1:
        return atom
    if low == 1 and high is None:
        return (Repeat(atom, False),)
    if low == 1:
        assert high is not None, "the case before"
        return (Branches((atom, ())), *_repeat(atom, 1, high - 1))
    return (*atom, *_repeat(atom, low - 1, None if high is None else high - 1))
