"""Profile ``full``: what constants over variables become, as text that is written once and has other names each time.

Parsed, expanded (``expand``) and printed in each line, a constant costs as much as twenty plain lines. LLVM reads what computes
it once in a function, where the same lines stand again the definition of the value: nothing else of them is named elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Protocol, final

from swlds.ir.brief import make_piece
from swlds.ir.model import Module
from swlds.ir.names import global_names
from swlds.ir.values import Constant, Value
from swlds.passes.lower_lds.constant_text import parse_constant
from swlds.passes.lower_lds.text import Names

#: Where the debug location stands.
_HOLE = "\0"


class Code(Protocol):
    """Who rewrites a body."""

    out: list[str]
    names: Names
    replacements: dict[str, str]

    def expand(self, constant: Constant, dbg: str, /) -> Value:
        """The operand that stands for a constant; instructions it takes are emitted."""


@final
class _Expansion:
    """The instructions that a constant becomes, as ``code`` writes them: ``_text`` has the numbers of new names as ``%d``,
    counted from how many there were, and the debug location as a hole. They are so wherever the variables' pointers are the
    same."""

    __slots__ = ("_count", "_numbers", "_pointers", "_result", "_text", "_type", "_written")

    def __init__(self, code: Code, constant: Constant, names: Iterable[str], dbg: str) -> None:
        self._pointers = [(name, code.replacements.get(name)) for name in names]
        #: The function that LLVM has read it in last, by its names.
        self._written: Names | None = None
        out, code.out, before = code.out, [], code.names.count
        value = code.expand(constant, dbg)
        self._type = str(value.type)
        text, code.out = "\n".join(code.out), out
        self._count, code.names.count = code.names.count - before, before
        new = f"%{code.names.prefix}"
        pieces = re.split(rf"{re.escape(new)}(\d+)\b", text.replace(dbg, _HOLE) if dbg else text)
        self._text = f"%{new}%d".join([piece.replace("%", "%%") for piece in pieces[::2]])
        self._numbers = [int(number) - before for number in pieces[1::2]]
        self._result = int(value.brief.removeprefix(new)) - before

    def fits(self, code: Code) -> bool:
        """Whether the variables have the same pointers."""
        find = code.replacements.get
        return all(find(name) == pointer for name, pointer in self._pointers)

    def write(self, code: Code, dbg: str) -> tuple[str, str]:
        """As ``Expansions`` has it."""
        names = code.names
        count, names.count = names.count, names.count + self._count
        text = self._text % tuple([count + number for number in self._numbers])
        text = text.replace(_HOLE, dbg) if dbg else text
        value = f"%{names.prefix}{count + self._result}"
        if self._written is not names:
            self._written = names
            return value, text
        return value, make_piece(text, f"  {value} = freeze {self._type} poison{dbg}")


@final
class Expansions:
    """Those of a module's bodies."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._constants: dict[str, tuple[Constant, list[str]] | None] = {}
        self._known: dict[tuple[str, str, bool], _Expansion] = {}

    def read(self, code: Code, text: str) -> tuple[str, Constant] | None:
        """The text and the constant of an expression over lowered variables whose instructions depend on nothing else; None for
        any other."""
        if text not in self._constants:
            names = None if "inttoptr" in text else list(dict.fromkeys(global_names(text)))
            self._constants[text] = (parse_constant(text, self._module), names) if names else None
        found = self._constants[text]
        return None if found is None or code.replacements.keys().isdisjoint(found[1]) else (text, found[0])

    def write(self, code: Code, text: str, dbg: str) -> tuple[str, str]:
        """The value that a constant becomes, and the lines that compute it. ``text``: that ``read`` has read."""
        key = (text, code.names.prefix, bool(dbg))
        known = self._known.get(key)
        if known is None or not known.fits(code):
            found = self._constants[text]
            assert found is not None, "it was read"
            known = self._known[key] = _Expansion(code, *found, dbg)
        return known.write(code, dbg)
