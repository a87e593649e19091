"""A place in a mangled symbol, with what all rules share: bounds, numbers, substitutions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from swlds.ir.demangling.parts import MAX_DEPTH, STEPS_OF_LETTER, NotReadError, Part


class Cursor:
    """Reads one symbol from left to right."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.depth = self.steps = 0
        self._most_steps = STEPS_OF_LETTER * len(text)
        self.substitutions: list[Part] = []
        #: Of the template that is named; of the pack's element that is spread, where one is.
        self.arguments: list[Part] | None = None
        #: Those of all templates around the name that is read, the outermost first.
        self.levels: list[list[Part]] = []
        self.element: int | None = None
        #: Sizes of the packs that were met while spreading.
        self.sizes: list[int] = []
        #: So many were met in front of what is read now: a type, or a name with all in front of it.
        self.mark = 0
        #: In a lambda's parameters, names of its own template parameters; the level that letters give these.
        self.own_parameters: list[str] | None = None
        self.own_level = 0
        self.names_of_kind: dict[str, int] = {}
        #: A conversion's type is read; in it, parameters whose arguments stand behind it.
        self.is_conversion = self.is_forward = False
        #: Is ``>`` an operator here? Not in a list of template arguments, but in parentheses there.
        self.is_greater = False
        #: Template arguments around; is a constraint read, which is left out?
        self.lists = 0
        self.is_in_constraint = False

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.text)

    def peek(self, count: int = 1) -> str:
        return self.text[self.at : self.at + count]

    def accept(self, word: str) -> bool:
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def expect(self, word: str) -> None:
        if not self.accept(word):
            raise NotReadError

    def take(self) -> str:
        letter = self.peek()
        if not letter:
            raise NotReadError
        self.at += 1
        return letter

    @contextmanager
    def deeper(self) -> Iterator[None]:
        """One rule inside another."""
        self.depth += 1
        self.steps += 1
        if self.depth > MAX_DEPTH or self.steps > self._most_steps:
            raise NotReadError
        yield
        self.depth -= 1

    @contextmanager
    def in_parentheses(self) -> Iterator[None]:
        """In which ``>`` ends no list. Outside of all lists LLVM puts more of them around it, as everywhere."""
        outer, self.is_greater = self.is_greater, self.lists > 0
        yield
        self.is_greater = outer

    @contextmanager
    def in_list(self) -> Iterator[None]:
        """Of template arguments."""
        outer, self.is_greater = self.is_greater, False
        self.lists += 1
        yield
        self.lists -= 1
        self.is_greater = outer

    def is_known(self, letter: str, letters: str) -> bool:
        """There is a letter, and it is one of these."""
        return letter != "" and letter in letters

    def number(self) -> int:
        """Digits; NotReadError where there are none, or more than a length can have."""
        start = self.at
        while self.peek() in _DIGITS and self.at - start < 20:
            self.at += 1
        if self.at == start:
            raise NotReadError
        return int(self.text[start : self.at])

    def identifier(self) -> str:
        """``4tile``."""
        length = self.number()
        if not 0 < length <= len(self.text) - self.at:
            raise NotReadError
        word = self.text[self.at : self.at + length]
        self.at += length
        return "(anonymous namespace)" if word.startswith("_GLOBAL__N") else word

    def sequence(self, digits: str) -> int:
        """``_`` is 0, ``0_`` is 1, ...: the number of a substitution (base 36) or of a parameter (base 10)."""
        start = self.at
        while (letter := self.peek()) and letter in digits:
            self.at += 1
        word = self.text[start : self.at]
        self.expect("_")
        if len(word) > 8:
            raise NotReadError
        return int(word, len(digits)) + 1 if word else 0

    def remember(self, part: Part) -> Part:
        """A part that later letters may refer to."""
        varies = len(self.sizes) > self.mark
        self.substitutions.append(replace(part, varies=True) if varies else part)
        return part


_DIGITS = frozenset("0123456789")
