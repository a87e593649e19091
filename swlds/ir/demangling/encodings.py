"""Names in mangled symbols: nested ones, those in functions, templates, lambdas; and the symbol as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import final

from swlds.ir.demangling.parts import Demangled, NotReadError, Part, bounded
from swlds.ir.demangling.tables import OPERATORS, QUALIFIERS, SPECIAL, STANDARD
from swlds.ir.demangling.types import BASE_36, DIGITS, TypeReader


@final
class Reader(TypeReader):
    """All rules. ``read`` gives what the symbol stands for."""

    def __init__(self, symbol: str) -> None:
        super().__init__(symbol)
        #: Qualifiers of the member function whose name was read last.
        self._behind = ""

    def read(self) -> Demangled:
        """The whole symbol. NotReadError where it is none, or has parts that are not read."""
        self.expect("_Z")
        found = self._read_encoding()
        if not self.is_done:
            raise NotReadError
        return found

    def encoding(self) -> Part:
        with self.deeper():
            found = self._read_encoding()
        return bounded(found.text)

    def _read_encoding(self) -> Demangled:
        for word, text in SPECIAL.items():
            if self.accept(word):
                part = self.name() if word == "GV" else self.type()
                return Demangled(part.base or part.text, text + part.text, text + part.text)
        self._behind = ""
        outer = self.arguments
        name = self._name(is_named=True)
        behind = self._behind
        if self.is_done or self.peek() in "E.":
            self.arguments = outer
            return Demangled(name.base, name.text, name.text)
        returns = self.type().text if name.has_arguments and not name.is_special else ""
        parameters = self.parameters("E.")
        self.arguments = outer
        text = bounded(f"{name.text}({parameters}){behind}").text
        return Demangled(name.base, name.text, text, returns, is_function=True)

    # Names -------------------------------------------------------------------------------------------------------

    def name(self) -> Part:
        return replace(self._name(), has_arguments=False)

    def _name(self, *, is_named: bool = False) -> Part:
        with self.deeper():
            if self.peek() == "N":
                return self._nested(is_named)
            if self.peek() == "Z":
                return self._local(is_named)
            if self.peek() == "S" and self.peek(2) != "St":
                part = self.substitution()
                if self.peek() != "I":
                    raise NotReadError
                return self.with_arguments(part, is_named=is_named)
            scope = "std::" if self.accept("St") else ""
            part = self._unqualified(scope, None)
            if self.peek() != "I":
                return part
            self.remember(part)
            return self.with_arguments(part, is_named=is_named)

    def _nested(self, is_named: bool) -> Part:
        self.expect("N")
        behind = ""
        while self.peek() and self.peek() in QUALIFIERS:
            behind = f" {QUALIFIERS[self.take()]}{behind}"
        behind += " &" if self.accept("R") else " &&" if self.accept("O") else ""
        part: Part | None = None
        is_known = True  # it is a substitution, or stands for nothing by itself
        while not self.accept("E"):
            part, is_known = self._step(part, is_named)
            if not is_known:
                self.remember(part)
        if part is None or is_known:
            raise NotReadError
        self.substitutions.pop()  # the whole is remembered as a type, where it is one
        self._behind = behind
        return part

    def _step(self, part: Part | None, is_named: bool) -> tuple[Part, bool]:
        """One more component of a nested name; is it known already?"""
        if self.peek() == "I" and part is not None:
            return self.with_arguments(part, is_named=is_named), False
        if part is None and self.peek() == "S":
            if self.accept("St"):
                return Part("std", base="std"), True
            return self.substitution(), True
        if part is None and self.peek() == "T":
            found = self.template_parameter()
            self.substitutions.pop()
            return found, False
        scope = f"{part.text}::" if part is not None else ""
        return self._unqualified(scope, part), False

    def _local(self, is_named: bool) -> Part:
        """``Z`` function ``E`` what is in it."""
        self.expect("Z")
        function = self._read_encoding_inside()
        self.expect("E")
        if self.accept("s"):
            self._discriminator()
            return bounded(f"{function}::string literal", base="string literal")
        if self.accept("d"):
            self.sequence(DIGITS)
        part = self._name(is_named=is_named)
        self._discriminator()
        found = bounded(f"{function}::{part.left}", part.right, part.base)
        return replace(found, has_arguments=part.has_arguments, is_special=part.is_special)

    def _read_encoding_inside(self) -> str:
        with self.deeper():
            return self._read_encoding().text

    def _discriminator(self) -> None:
        """``_0`` or ``__12_``: tells variables of one name apart, and is no part of it."""
        if self.accept("__"):
            self.number()
            self.expect("_")
        elif self.peek() == "_" and self.peek(2)[1:] and self.peek(2)[1:] in DIGITS:
            self.at += 2

    def _unqualified(self, scope: str, owner: Part | None) -> Part:
        self.accept("L")
        letter = self.peek()
        if letter and letter in DIGITS:
            word = self.identifier()
            part = bounded(scope + word, base=word)
        elif letter in ("C", "D") and owner is not None and self.peek(2)[1:] and self.peek(2)[1:] in "0123456789":
            part = self._constructor(scope, owner)
        elif self.peek(2) in ("Ut", "Ul"):
            part = self._unnamed(scope)
        else:
            part = self._operator(scope)
        while self.accept("B"):
            part = replace(part, left=bounded(f"{part.left}[abi:{self.identifier()}]").left)
        return part

    def _constructor(self, scope: str, owner: Part) -> Part:
        sign = "~" if self.take() == "D" else ""
        self.take()
        word = sign + (owner.base or owner.text)
        return replace(bounded(scope + word, base=word), is_special=True)

    def _unnamed(self, scope: str) -> Part:
        self.expect("U")
        if self.accept("t"):
            word = f"{{unnamed type#{self.sequence(DIGITS) + 1}}}"
            return bounded(scope + word, base=word)
        self.expect("l")
        outer, self.is_in_lambda = self.is_in_lambda, True
        parameters = self.parameters("E")
        self.is_in_lambda = outer
        self.expect("E")
        word = f"{{lambda({parameters})#{self.sequence(DIGITS) + 1}}}"
        return bounded(scope + word, base=word)

    def _operator(self, scope: str) -> Part:
        if self.accept("cv"):
            word = f"operator {self.type().text}"
            return replace(bounded(scope + word, base=word), is_special=True)
        if self.accept("li"):
            word = f'operator"" {self.identifier()}'
            return bounded(scope + word, base=word)
        letters = self.peek(2)
        if letters not in OPERATORS:
            raise NotReadError
        self.at += 2
        word = f"operator{OPERATORS[letters]}"
        return bounded(scope + word, base=word)

    # Substitutions -----------------------------------------------------------------------------------------------

    def substitution(self) -> Part:
        """``S_``, ``S0_``: a part that was read; ``Sa``, ``Ss``: of the standard library."""
        self.expect("S")
        if self.peek() in STANDARD and self.peek():
            text, base = STANDARD[self.take()]
            return Part(text, base=base)
        number = self.sequence(BASE_36)
        if number >= len(self.substitutions):
            raise NotReadError
        return self.substitutions[number]
