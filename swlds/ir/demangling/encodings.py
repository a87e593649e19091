"""Names in mangled symbols: nested ones, those in functions, templates, lambdas; and the symbol as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import final

from swlds.ir.demangling.expressions import ExpressionReader
from swlds.ir.demangling.parts import Demangled, NotReadError, Part, bounded, join
from swlds.ir.demangling.tables import OPERATORS, QUALIFIERS, SPECIAL, STANDARD
from swlds.ir.demangling.types import BASE_10, BASE_36, DECLARATIONS


@final
class Reader(ExpressionReader):
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

    def read_name(self) -> Demangled:
        """The name alone, whatever stands behind it."""
        self.expect("_Z")
        name = self._name(is_named=True)
        return Demangled(name.base, name.text, name.text)

    def encoding(self, *, with_returns: bool = False) -> Part:
        outer = self._behind, self.mark
        self.mark = len(self.sizes)
        with self.deeper():
            found = self._read_encoding()
        self._behind, self.mark = outer
        return bounded(f"{found.returns} {found.text}".lstrip() if with_returns else found.text)

    def _read_encoding(self) -> Demangled:
        for word, text in SPECIAL.items():
            if self.accept(word):
                part = self.name() if word == "GV" else self.type()
                return Demangled(part.base or part.text, text + part.text, text + part.text)
        self._behind = ""
        outer, outer_levels = self.arguments, self.levels
        self.levels = []
        name = self._name(is_named=True)
        behind = self._behind
        if self.is_done or self.peek() in "E.":
            self.arguments, self.levels = outer, outer_levels
            return Demangled(name.base, name.text, name.text)
        conditions = self._conditions()
        returns = self.type().text if name.has_arguments and not name.is_special else ""
        parameters = self.parameters("E.Q")
        behind += conditions
        if self.accept("Q"):
            self.constraint()
        self.arguments, self.levels = outer, outer_levels
        text = bounded(f"{name.text}({parameters}){behind}").text
        return Demangled(name.base, name.text, text, returns, is_function=True)

    def _conditions(self) -> str:
        """What clang's attribute ``enable_if`` demands."""
        if not self.accept("Ua9enable_ifI"):
            return ""
        found = []
        while not self.accept("E"):
            found.append(self.template_argument())
        return f" [enable_if:{join(found)}]"

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
            self.accept("M")  # what follows belongs to the initializer of this member
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
            return self.template_parameter(), False
        if part is None and self.peek(2) in ("Dt", "DT"):
            found = self.type()
            self.substitutions.pop()
            return found, False
        scope = f"{part.text}::" if part is not None else ""
        return self._unqualified(scope, part), False

    def _local(self, is_named: bool) -> Part:
        """``Z`` function ``E`` what is in it."""
        self.expect("Z")
        function = self.encoding().text
        self.expect("E")
        if self.accept("s"):
            self._discriminator()
            return bounded(f"{function}::string literal", base="string literal")
        if self.accept("d"):
            self.sequence(BASE_10)
        part = self._name(is_named=is_named)
        self._discriminator()
        found = bounded(f"{function}::{part.left}", part.right, part.base)
        return replace(found, has_arguments=part.has_arguments, is_special=part.is_special)

    def _discriminator(self) -> None:
        """``_0`` or ``__12_``: tells variables of one name apart, and is no part of it."""
        if self.accept("__"):
            self.number()
            self.expect("_")
        elif self.peek() == "_" and self.peek(2)[1:] and self.peek(2)[1:] in BASE_10:
            self.at += 2

    def _unqualified(self, scope: str, owner: Part | None) -> Part:
        self.accept("F")  # a friend whose constraint says more than those of its class
        self.accept("L")
        letter = self.peek()
        if letter and letter in BASE_10:
            word = self.identifier()
            part = bounded(scope + word, base=word)
        elif letter in ("C", "D") and owner is not None and self.is_known(self.peek(2)[1:], "0123456789I"):
            part = self._constructor(scope, owner)
        elif self.peek(2) in ("Ut", "Ul"):
            part = self._unnamed(scope)
        else:
            part = self._bindings(scope) if self.peek(2) == "DC" else self.operator_name(scope)
        while self.accept("B"):
            part = replace(part, left=bounded(f"{part.left}[abi:{self.identifier()}]").left)
        return part

    def _constructor(self, scope: str, owner: Part) -> Part:
        sign = "~" if self.take() == "D" else ""
        is_inherited = self.accept("I")
        self.take()
        if is_inherited:
            self.type()
        word = sign + (owner.base or owner.text)
        return replace(bounded(scope + word, base=word), is_special=True)

    def _unnamed(self, scope: str) -> Part:
        self.expect("U")
        if self.accept("t"):
            word = f"{{unnamed type#{self.sequence(BASE_10) + 1}}}"
            return bounded(scope + word, base=word)
        word = f"{{lambda{self.lambda_parameters(0)}#{self.sequence(BASE_10) + 1}}}"
        return bounded(scope + word, base=word)

    def lambda_parameters(self, level: int) -> str:
        """``Ul`` … ``E``: ``(int)``, ``<typename $T>($T)``. ``level``: of its own template parameters."""
        self.accept("U")
        self.expect("l")
        outer = self.own_parameters, self.own_level, self.names_of_kind
        self.names_of_kind = {}
        names: list[str] = []
        self.own_parameters, self.own_level = names, level
        declared = []
        while self.peek(2) in DECLARATIONS:
            declared.append(Part(self.declaration(names)))
        if self.accept("Q"):
            self.constraint()
        parameters = self.parameters("EQ")
        if self.accept("Q"):
            self.constraint()
        self.own_parameters, self.own_level, self.names_of_kind = outer
        self.expect("E")
        template = f"<{join(declared)}>" if declared else ""
        return bounded(f"{template}({parameters})").text

    def _bindings(self, scope: str) -> Part:
        self.expect("DC")
        names = []
        while not self.accept("E"):
            names.append(Part(self.identifier()))
        word = f"[{join(names)}]"
        return bounded(scope + word, base=word)

    def operator_name(self, scope: str = "") -> Part:
        if self.accept("cv"):
            word = f"operator {self._converted().text}"
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

    def _converted(self) -> Part:
        """The type of a conversion. Its letters may name parameters of a template whose arguments stand behind it."""
        if self.is_conversion:  # each would be read twice in each
            raise NotReadError
        start, known = self.at, len(self.substitutions)
        arguments, levels = self.arguments, len(self.levels)
        self.is_conversion = self.is_forward = True
        self.type()
        self.is_conversion = self.is_forward = False
        if self.peek() == "I":
            self.template_arguments(is_named=True)
        self.at, self.is_conversion = start, True
        del self.substitutions[known:], self.levels[levels:]
        part = self.type()
        self.is_conversion, self.arguments = False, arguments
        return part

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
        part = self.substitutions[number]
        if part.parameter is not None and (self.arguments is not None or self.own_parameters is not None):
            return self.parameter(*part.parameter)
        if not part.varies or self.element is None:
            return part
        self.sizes.append(self.sizes[0] if part.pack is None else len(part.pack))
        if part.pack is None:
            return part
        return part.pack[self.element] if self.element < len(part.pack) else Part("")
