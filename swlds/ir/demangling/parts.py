"""What reading a mangled symbol makes: types in two halves, names, and the bounds that hold for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import final

from swlds.lazy import dataclass

#: Characters of any part that is made: substitutions could double it with every two letters of the symbol.
MAX_TEXT = 8192
MAX_DEPTH = 120
#: Rules that are read for a letter: less than one as a rule; patterns over packs are read again for each element.
STEPS_OF_LETTER = 16


class NotReadError(Exception):
    """The symbol is not mangled as the ABI says, has parts that are not read, or would become too long."""


@final
@dataclass(frozen=True, slots=True)
class Demangled:
    """``plain``: ``kernel``; ``qualified``: ``ns::kernel<float>``; ``text``: with parameters, ``ns::kernel<float>(float*)``;
    ``returns``: the return type that the symbol of a function template has, else empty."""

    plain: str
    qualified: str
    text: str
    returns: str = ""
    is_function: bool = False

    def with_suffix(self, suffix: str) -> Demangled:
        """Of the copy that LLVM gave another name: variables are told apart by it, functions keep it in front of nothing."""
        if self.is_function:
            return replace(self, text=f"{self.text} ({suffix})")
        return replace(self, plain=self.plain + suffix, qualified=self.qualified + suffix, text=f"{self.text}{suffix}")


@final
@dataclass(frozen=True, slots=True)
class Part:
    """A type or a name. A declarator stands between ``left`` and ``right``: ``int (*`` and ``)(float)``. ``base``: of a name its
    last word; ``is_bare``: a function or an array, which a pointer to it wants in parentheses; ``pack``: what a template's
    parameter pack stands for."""

    left: str
    right: str = ""
    base: str = ""
    is_bare: bool = False
    pack: tuple[Part, ...] | None = None
    #: Of a name: it ends in template arguments; it is a constructor, destructor or conversion.
    has_arguments: bool = False
    is_special: bool = False
    #: Of an expression: how closely it holds together, 0 is closest (``tables.py``).
    precedence: int = 0
    #: Of a substitution: another element of a pack makes another part of it, all of which ``pack`` holds when they are known.
    varies: bool = False
    #: Of a substitution that is a template's parameter: its level and number. The same letters elsewhere are another template's.
    parameter: tuple[int, int] | None = None

    @property
    def text(self) -> str:
        return self.left + self.right

    def pointed(self, sign: str) -> Part:
        """A pointer (``*``), a reference (``&``, ``&&``) to it, ``ns::C::*`` for members. References to references are one."""
        if sign.startswith("&") and self.left.endswith("&") and not self.is_bare:
            return bounded(
                self.left.rstrip("&") + ("&" if sign == "&" else self.left[len(self.left.rstrip("&")) :]), self.right
            )
        if self.is_bare:
            return bounded(f"{self.left.rstrip()} ({sign}", f"){self.right}")
        return bounded(self.left + sign, self.right)

    def qualified(self, word: str) -> Part:
        """With ``const`` and its kin behind it."""
        if self.is_bare and self.right.startswith("("):  # of a function it stands behind the parameters
            return replace(bounded(self.left, f"{self.right} {word}"), is_bare=True)
        return replace(bounded(f"{self.left} {word}", self.right), is_bare=self.is_bare)


def bounded(left: str, right: str = "", base: str = "") -> Part:
    """A part of no more than ``MAX_TEXT`` characters; NotReadError else."""
    if len(left) + len(right) > MAX_TEXT:
        raise NotReadError
    return Part(left, right, base)


def join(parts: Iterable[Part]) -> str:
    """Arguments as they stand in a list; those of packs are spread."""
    words: list[str] = []
    for part in parts:
        words += [join(part.pack)] if part.pack is not None else [part.text]
    text = ", ".join(word for word in words if word)
    if len(text) > MAX_TEXT:
        raise NotReadError
    return text
