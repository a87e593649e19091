"""Types in mangled symbols: builtin ones, pointers, arrays, functions, vectors, parameters of templates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from swlds.ir.demangling.cursor import Cursor
from swlds.ir.demangling.parts import NotReadError, Part, bounded, join
from swlds.ir.demangling.tables import BUILTIN, BUILTIN_D, LITERALS, QUALIFIERS

DIGITS = "0123456789"
BASE_36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class TypeReader(Cursor):
    """The rules for types; ``name`` and ``encoding`` are those of the class that has them all."""

    def name(self) -> Part:
        raise NotImplementedError

    def encoding(self) -> Part:
        raise NotImplementedError

    def substitution(self) -> Part:
        raise NotImplementedError

    def type(self) -> Part:
        """Any type."""
        with self.deeper():
            return self._type()

    def _type(self) -> Part:
        letter = self.peek()
        if letter in BUILTIN and letter:
            self.at += 1
            return Part(BUILTIN[letter])
        if letter in _RULES:
            return _RULES[letter](self)
        if letter == "S" and self.peek(2) != "St":
            return self._substituted()
        if letter and (letter in "NZS" or letter in DIGITS):
            return self.remember(self.name())
        raise NotReadError

    def _substituted(self) -> Part:
        start = self.substitution()
        if self.peek() != "I":
            return start
        return self.remember(replace(self.with_arguments(start), has_arguments=False))

    def _qualified(self) -> Part:
        words = []
        while self.peek() in QUALIFIERS and self.peek():
            words.append(QUALIFIERS[self.take()])
        part = self.type()
        for word in reversed(words):
            part = part.qualified(word)
        return self.remember(part)

    def _pointer(self) -> Part:
        sign = {"P": "*", "R": "&", "O": "&&"}[self.take()]
        return self.remember(self.type().pointed(sign))

    def _complex(self) -> Part:
        word = {"C": " complex", "G": " imaginary"}[self.take()]
        part = self.type()
        return self.remember(bounded(part.left + word, part.right))

    def _vendor_qualifier(self) -> Part:
        self.expect("U")
        word = self.identifier()
        if self.peek() == "I":
            word += self.with_arguments(Part("")).text
        part = self.type()
        return self.remember(part.qualified(word))

    def _vendor_type(self) -> Part:
        self.expect("u")
        part = Part(self.identifier())
        return self.remember(self.with_arguments(part) if self.peek() == "I" else part)

    def _array(self) -> Part:
        self.expect("A")
        count = "" if self.peek() == "_" else str(self.number())
        self.expect("_")
        element = self.type()
        if element.is_bare:  # an array of arrays: the outer one's size comes first
            found = bounded(element.left, f" [{count}]{element.right.lstrip()}")
        else:
            found = bounded(element.left, f" [{count}]{element.right}")
        return self.remember(replace(found, is_bare=True))

    def _member(self) -> Part:
        self.expect("M")
        owner, member = self.type(), self.type()
        if member.is_bare:
            return self.remember(bounded(f"{member.left} ({owner.text}::*", f"){member.right}"))
        return self.remember(bounded(f"{member.left} {owner.text}::*", member.right))

    def _function(self) -> Part:
        self.expect("F")
        self.accept("Y")
        returned = self.type()
        parameters = self.parameters("E")
        sign = " &" if self.accept("R") else " &&" if self.accept("O") else ""
        self.expect("E")
        part = bounded(f"{returned.left}", f"({parameters}){returned.right}{sign}")
        return self.remember(replace(part, is_bare=True))

    def parameters(self, end: str) -> str:
        """Types of a function's parameters up to ``end`` (not taken), of which ``v`` alone is none."""
        if self.accept("v"):
            return ""
        found = []
        while not self.is_done and self.peek() not in end and self.peek(2) not in ("RE", "OE"):
            found.append(self.type())
        if not found:
            raise NotReadError
        return join(found)

    def _with_d(self) -> Part:
        self.expect("D")
        letter = self.take()
        if letter in BUILTIN_D:
            return Part(BUILTIN_D[letter])
        if letter == "v":
            count = self.number()
            self.expect("_")
            element = self.type()
            return self.remember(bounded(f"{element.text} vector[{count}]"))
        if letter == "F":
            bits = self.number()
            if bits == 16 and self.accept("b"):
                return Part("std::bfloat16_t")
            self.expect("_")
            return Part(f"_Float{bits}")
        if letter in "BU":
            bits = self.number()
            self.expect("_")
            return Part(f"{'unsigned ' if letter == 'U' else ''}_BitInt({bits})")
        if letter == "p":
            return self._spread()
        if letter == "o":  # noexcept
            part = self._function()
            return self.remember(replace(bounded(part.left, f"{part.right} noexcept"), is_bare=True))
        raise NotReadError

    def _spread(self) -> Part:
        """A pattern for each element of the packs in it: it is read again for each."""
        start, known, outer = self.at, len(self.substitutions), self.element
        outer_sizes, self.sizes = self.sizes, []
        self.element = 0
        first = self.type()
        count = self.sizes[0] if self.sizes else 1
        found = [first] if count else []
        for self.element in range(1, count):
            self.at = start
            del self.substitutions[known:]
            found.append(self.type())
        self.element, self.sizes = outer, outer_sizes
        return self.remember(Part(join(found), pack=tuple(found)))

    def template_parameter(self) -> Part:
        """``T_``, ``T0_``: what the template that is named got there."""
        self.expect("T")
        number = self.sequence(DIGITS)
        if self.is_in_lambda:
            return self.remember(Part(f"auto:{number + 1}"))
        if self.arguments is None or number >= len(self.arguments):
            raise NotReadError
        part = self.arguments[number]
        if part.pack is not None and self.element is not None:
            self.sizes.append(len(part.pack))
            part = part.pack[self.element] if self.element < len(part.pack) else Part("")
        self.remember(part)
        if self.peek() != "I":
            return part
        return self.remember(self.with_arguments(part))

    def with_arguments(self, part: Part, *, is_named: bool = False) -> Part:
        """``I…E`` behind a template's name. ``is_named``: parameters in what follows are these."""
        arguments = self._template_arguments(is_named)
        text = join(arguments)
        found = bounded(f"{part.left}<{text}>")
        return replace(found, base=part.base, has_arguments=not part.is_special, is_special=part.is_special)

    def _template_arguments(self, is_named: bool) -> list[Part]:
        self.expect("I")
        found: list[Part] = []
        if is_named:
            self.arguments = found  # an argument may refer to those in front of it
        with self.deeper():
            while not self.accept("E"):
                found.append(self._template_argument())
        return found

    def _template_argument(self) -> Part:
        if self.peek() == "L":
            return self._literal()
        if self.accept("J"):
            pack = []
            with self.deeper():
                while not self.accept("E"):
                    pack.append(self._template_argument())
            return Part("", pack=tuple(pack))
        if self.accept("X"):
            part = self._expression()
            self.expect("E")
            return part
        return self.type()

    def _expression(self) -> Part:
        """Those that name something; what is computed is not read."""
        if self.peek() == "T":
            return self.template_parameter()
        return bounded(f"&({self._literal().text})") if self.accept("ad") else self._literal()

    def _literal(self) -> Part:
        self.expect("L")
        if self.accept("_Z"):
            part = self.encoding()
            self.expect("E")
            return Part(part.text)
        letter = self.peek()
        if self.peek(2) == "Dn":
            self.at += 2
            self.accept("0")
            self.expect("E")
            return Part("nullptr")
        kind = self.type()
        sign = "-" if self.accept("n") else ""
        digits = str(self.number())
        self.expect("E")
        if letter == "b" and digits in "01":
            return Part(("false", "true")[int(digits)])
        if letter in LITERALS:
            return Part(f"{sign}{digits}{LITERALS[letter]}")
        if letter in "fdeg":
            raise NotReadError
        return bounded(f"({kind.text}){sign}{digits}")


_RULES: dict[str, Callable[[TypeReader], Part]] = {
    **dict.fromkeys("rVK", TypeReader._qualified),
    **dict.fromkeys("PRO", TypeReader._pointer),
    **dict.fromkeys("CG", TypeReader._complex),
    "U": TypeReader._vendor_qualifier,
    "u": TypeReader._vendor_type,
    "A": TypeReader._array,
    "M": TypeReader._member,
    "F": TypeReader._function,
    "D": TypeReader._with_d,
    "T": TypeReader.template_parameter,
}
