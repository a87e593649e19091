"""Types in mangled symbols: builtin ones, pointers, arrays, functions, vectors, parameters of templates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from swlds.ir.demangling.cursor import Cursor
from swlds.ir.demangling.parts import NotReadError, Part, bounded, join
from swlds.ir.demangling.tables import BUILTIN, BUILTIN_D, QUALIFIERS

BASE_10 = "0123456789"
BASE_36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class TypeReader(Cursor):
    """The rules for types; ``name`` and ``encoding`` are those of the class that has them all."""

    def name(self) -> Part:
        raise NotImplementedError

    def encoding(self, *, with_returns: bool = False) -> Part:
        raise NotImplementedError

    def expression(self) -> Part:
        raise NotImplementedError

    def argument_expression(self) -> Part:
        raise NotImplementedError

    def constraint(self) -> str:
        raise NotImplementedError

    def literal(self) -> Part:
        raise NotImplementedError

    def lambda_parameters(self, level: int) -> str:
        raise NotImplementedError

    def operator_name(self) -> Part:
        raise NotImplementedError

    def substitution(self) -> Part:
        raise NotImplementedError

    def type(self) -> Part:
        """Any type."""
        outer, self.mark = self.mark, len(self.sizes)
        with self.deeper():
            part = self._type()
        self.mark = outer
        return part

    def _type(self) -> Part:
        letter = self.peek()
        if letter in BUILTIN and letter:
            self.at += 1
            return Part(BUILTIN[letter])
        if self.peek(2) in ("Ul", "Ut", "Ts", "Tu", "Te"):
            return self._closure() if letter == "U" else self._elaborated()
        if letter in _RULES:
            return _RULES[letter](self)
        if letter == "S" and self.peek(2) != "St":
            return self._substituted()
        if letter and (letter in "NZS" or letter in BASE_10):
            return self.remember(self.name())
        raise NotReadError

    def _substituted(self) -> Part:
        start = self.substitution()
        if self.peek() != "I":
            return start
        return self.remember(replace(self.with_arguments(start), has_arguments=False))

    def _closure(self) -> Part:
        """Of a lambda that belongs to no function."""
        return self.remember(self.name())

    def _elaborated(self) -> Part:
        word = {"Ts": "struct", "Tu": "union", "Te": "enum"}[self.peek(2)]
        self.at += 2
        part = self.name()
        return self.remember(bounded(f"{word} {part.left}", part.right))

    def _qualified(self) -> Part:
        words = []
        while self.peek() in QUALIFIERS and self.peek():
            words.append(QUALIFIERS[self.take()])
        is_function = self.peek() == "F" or self.peek(2) in ("Do", "DO", "Dw")
        part = self.type()
        if is_function:  # it stands for nothing without them
            self.substitutions.pop()
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
        count = self._count()
        element = self.type()
        if element.is_bare:  # an array of arrays: the outer one's size comes first
            found = bounded(element.left, f" [{count}]{element.right.lstrip()}")
        else:
            found = bounded(element.left, f" [{count}]{element.right}")
        return self.remember(replace(found, is_bare=True))

    def _count(self) -> str:
        """Of elements or bits: digits, an expression or nothing, and ``_``."""
        if self.accept("_"):
            return ""
        text = str(self.number()) if self.is_known(self.peek(), BASE_10) else self.expression().text
        self.expect("_")
        return text

    def _member(self) -> Part:
        self.expect("M")
        owner, member = self.type(), self.type()
        if member.is_bare:
            return self.remember(bounded(f"{member.left.rstrip()} ({owner.text}::*", f"){member.right}"))
        return self.remember(bounded(f"{member.left} {owner.text}::*", member.right))

    def _function(self) -> Part:
        self.expect("F")
        self.accept("Y")
        returned = self.type()
        parameters = self.parameters("E")
        sign = " &" if self.accept("R") else " &&" if self.accept("O") else ""
        self.expect("E")
        part = bounded(f"{returned.left} ", f"({parameters}){returned.right}{sign}")
        return self.remember(replace(part, is_bare=True))

    def parameters(self, end: str) -> str:
        """Types of a function's parameters up to ``end`` (not taken), of which ``v`` alone is none."""
        if self.accept("v"):
            return ""
        found = []
        with self.in_parentheses():
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
            count = self._count()
            element = self.type()
            return self.remember(bounded(f"{element.text} vector[{count}]"))
        if letter == "F":
            bits = self.number()
            if bits == 16 and self.accept("b"):
                return Part("std::bfloat16_t")
            self.expect("_")
            return Part(f"_Float{bits}")
        if letter in "BU":
            word = "unsigned " if letter == "U" else ""
            return bounded(f"{word}_BitInt({self._count()})")
        if letter == "p":
            return self.remember(self.spread(self.type))
        if letter in "tT":
            with self.in_parentheses():
                found = bounded(f"decltype({self.expression().text})")
            self.expect("E")
            return self.remember(found)
        if letter in "kK":
            return bounded(f"{self.name().text} {'auto' if letter == 'k' else 'decltype(auto)'}")
        if letter in "oOw":
            return self._thrower(letter)
        raise NotReadError

    def _thrower(self, letter: str) -> Part:
        """A function, and what it may throw."""
        if letter == "o":
            word = "noexcept"
        elif letter == "O":
            with self.in_parentheses():
                word = f"noexcept({self.expression().text})"
            self.expect("E")
        else:
            word = f"throw({self.parameters('E')})"
            self.expect("E")
        part = self._function()
        self.substitutions.pop()
        return self.remember(replace(bounded(part.left, f"{part.right} {word}"), is_bare=True))

    def spread(self, read: Callable[[], Part]) -> Part:
        """A pattern for each element of the packs in it: it is read again for each."""
        start, known, outer = self.at, len(self.substitutions), (self.element, self.sizes, self.mark)
        self.element, self.sizes, self.mark = 0, [], 0
        found, met = [read()], [self.substitutions[known:]]
        count = self.sizes[0] if self.sizes else None
        for self.element in range(1, count or 1):
            self.at = start
            del self.substitutions[known:]
            found.append(read())
            met.append(self.substitutions[known:])
        self.element, self.sizes, self.mark = outer
        if count is None:
            return bounded(f"{found[0].text}...")
        self.substitutions[known:] = [_packed(versions, count) for versions in zip(*met, strict=True)]
        return Part(join(found[:count]), pack=tuple(found[:count]))

    # Templates ---------------------------------------------------------------------------------------------------

    def _parameter_type(self) -> Part:
        part = self.remember(self.template_parameter())
        return self.remember(self.with_arguments(part)) if self.peek() == "I" and not self.is_conversion else part

    def template_parameter(self) -> Part:
        """``T_``, ``T0_``: what the template that is named got there; ``TL0__``: the second of those around."""
        self.expect("T")
        level = 0
        if self.accept("L"):
            level = self.number() + 1
            self.expect("_")
        return self.parameter(level, self.sequence(BASE_10))

    def parameter(self, level: int, number: int) -> Part:
        """What it stands for here."""
        if self.own_parameters is not None and level == self.own_level:
            names = self.own_parameters
            return Part(
                names[number] if number < len(names) else f"auto:{number + 1 - len(names)}", parameter=(level, number)
            )
        if self.is_forward:
            return Part("auto", parameter=(level, number))
        arguments = self.arguments
        if level:
            arguments = self.levels[level] if level < len(self.levels) else None
        if arguments is None or number >= len(arguments):
            if self.is_in_constraint:
                return Part("auto", parameter=(level, number))
            raise NotReadError
        part = arguments[number]
        if part.pack is not None and self.element is not None:
            self.sizes.append(len(part.pack))
            part = part.pack[self.element] if self.element < len(part.pack) else Part("")
        return replace(part, parameter=(level, number))

    def with_arguments(self, part: Part, *, is_named: bool = False) -> Part:
        """``I…E`` behind a template's name. ``is_named``: parameters in what follows are these."""
        arguments = self.template_arguments(is_named)
        text = join(arguments)
        found = bounded(f"{part.left}<{text}>")
        return replace(found, base=part.base, has_arguments=not part.is_special, is_special=part.is_special)

    def template_arguments(self, is_named: bool) -> list[Part]:
        self.expect("I")
        found: list[Part] = []
        if is_named:
            self.arguments = found  # an argument may refer to those in front of it
            self.levels.append(found)
        with self.deeper(), self.in_list():
            while not self.accept("E"):
                if self.accept("Q"):
                    self.constraint()
                else:
                    found.append(self.template_argument())
        return found

    def template_argument(self) -> Part:
        if self.peek() == "L":
            return self.literal()
        if self.accept("J"):
            pack = []
            with self.deeper():
                while not self.accept("E"):
                    pack.append(self.template_argument())
            return Part(join(pack), pack=tuple(pack))
        if self.accept("X"):
            part = self.argument_expression()
            self.expect("E")
            return part
        if self.peek(2) in DECLARATIONS:
            self.declaration([])
            with self.deeper():
                return self.template_argument()
        return self.type()

    def _named(self, kind: str, names: list[str]) -> str:
        """Clang numbers parameters of a kind by themselves, those of parameters with them: ``$T``, ``$T0``, ``$N``."""
        count = self.names_of_kind.get(kind, 0)
        self.names_of_kind[kind] = count + 1
        names.append(kind + (str(count - 1) if count else ""))
        return names[-1]

    def declaration(self, names: list[str], sign: str = "") -> str:
        """A template's parameter as it was declared, ``int $N``; ``names``: of those in front, to which its own is added."""
        self.expect("T")
        letter = self.take()
        with self.deeper():
            if letter == "p":
                return self.declaration(names, "...")
            if letter == "n":
                kind = self.type()
                name = self._named("$N", names)
                return bounded(f"{kind.left} {sign}{name}{kind.right}").text
            if letter == "t":
                inner: list[str] = []
                words = []
                while not self.accept("E"):
                    if self.accept("Q"):
                        self.constraint()
                    else:
                        words.append(Part(self.declaration(inner)))
                return bounded(f"template<{join(words)}> typename {sign}{self._named('$TT', names)}").text
            if letter not in "yk":
                raise NotReadError
            word = "typename" if letter == "y" else self.name().text
            return f"{word} {sign}{self._named('$T', names)}"


def _packed(versions: tuple[Part, ...], count: int) -> Part:
    """A substitution that has been read for each element of a pack."""
    if not any(part.varies for part in versions):
        return versions[0]
    pack = tuple(replace(part, varies=False) for part in versions[:count])
    return Part(join(pack), pack=pack, varies=True)


#: What begins the declaration of a template's parameter, behind which its argument stands.
DECLARATIONS = ("Ty", "Tp", "Tt", "Tn", "Tk")
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
    "T": TypeReader._parameter_type,
}
