"""Expressions in mangled symbols: bounds of arrays, arguments of templates, ``decltype``, constraints.

They are spelled as LLVM spells them, but for parentheses around quotients and ``++a``, which LLVM sets as if these were other
operators. Who asks for an operand says how closely it must hold together: whatever binds less gets
parentheses, and so does ``>`` where it would end a list of template arguments.
"""

from __future__ import annotations

import struct
from contextlib import nullcontext
from dataclasses import replace

from swlds.ir.demangling.parts import NotReadError, Part, bounded, join
from swlds.ir.demangling.tables import (
    ASSIGN,
    BINARY,
    CAST,
    CASTS,
    COMMA,
    CONDITIONAL,
    DEFAULT,
    ENCLOSING,
    LITERALS,
    MEMBERS,
    OPERATORS,
    OR_IF,
    POSTFIX,
    PRECEDENCE,
    PREFIX,
    PRIMARY,
    UNARY,
)
from swlds.ir.demangling.types import BASE_10, TypeReader


class ExpressionReader(TypeReader):
    """The rules for expressions."""

    def expression(self) -> Part:
        """Any expression, without parentheses around the whole."""
        with self.deeper():
            return self._expression()

    def _operand(self, bound: int) -> str:
        """``bound``: what binds no closer than that gets parentheses."""
        is_in_parentheses = PRECEDENCE.get(self.peek(2), PRIMARY) >= bound
        with self.in_parentheses() if is_in_parentheses else nullcontext():
            part = self.expression()
        return f"({part.text})" if part.precedence >= bound else part.text

    def _expression(self) -> Part:
        letters, letter = self.peek(2), self.peek()
        if letter == "L":
            return self.literal()
        if letter == "T":
            return self.template_parameter()
        if letters == "fp" or (letters == "fL" and self.peek(3)[2:] in BASE_10):
            return self._function_parameter()
        if letters in ("fl", "fr", "fL", "fR"):
            return self._fold()
        if letters in _RULES:
            return _RULES[letters](self)
        if letters in BINARY:
            return self._binary()
        if letters in PREFIX:
            self.at += 2
            return _made(PREFIX[letters] + self._operand(UNARY), UNARY)
        if letters in CASTS:
            self.at += 2
            return self._called(f"{CASTS[letters]}<{self._type_argument()}>", self._expressions(1), POSTFIX)
        if letters in ENCLOSING:
            self.at += 2
            with self.in_parentheses():
                inner = self.expression().text if letters in ("az", "nx", "sz", "te") else self.type().text
            return _made(f"{ENCLOSING[letters]} ({inner})", UNARY)
        if letter == "u":
            return self._vendor_expression()
        if self.is_known(letter, BASE_10) or letters in ("sr", "on", "dn"):
            return self._unresolved()
        raise NotReadError

    # Operators ---------------------------------------------------------------------------------------------------

    def _binary(self) -> Part:
        word, precedence = BINARY[self.peek(2)]
        self.at += 2
        is_assignment = precedence == ASSIGN
        has_own = word in (">", ">>") and not self.is_greater
        with self.in_parentheses() if has_own else nullcontext():
            left = self._operand(OR_IF if is_assignment else precedence + 1)
            right = self._operand(precedence + is_assignment)
        text = f"{left}{'' if word == ',' else ' '}{word} {right}"
        return _made(f"({text})" if has_own else text, precedence)

    def _step_by_one(self) -> Part:
        """``++`` and ``--``: with ``_`` behind them they stand in front."""
        word = OPERATORS[self.peek(2)]
        self.at += 2
        if self.accept("_"):
            return _made(word + self._operand(UNARY), UNARY)
        return _made(self._operand(POSTFIX + 1) + word, POSTFIX)

    def _member(self) -> Part:
        word, precedence = MEMBERS[self.peek(2)]
        self.at += 2
        left = self._operand(precedence + 1)
        return _made(f"{left}{word}{self._operand(precedence)}", precedence)

    def _subscript(self) -> Part:
        self.expect("ix")
        array = self._operand(POSTFIX)
        with self.in_parentheses():
            return _made(f"{array}[{self._operand(DEFAULT)}]", POSTFIX)

    def _conditional(self) -> Part:
        self.expect("qu")
        words = [self._operand(CONDITIONAL), self._operand(DEFAULT), self._operand(ASSIGN + 1)]
        return _made("{} ? {} : {}".format(*words), CONDITIONAL)

    def _fold(self) -> Part:
        is_left, has_start = self.peek(2)[1] in "lL", self.peek(2)[1] in "LR"
        self.at += 2
        letters = self.peek(2)
        word, _ = BINARY.get(letters) or MEMBERS.get(letters) or ("", 0)
        if not word:
            raise NotReadError
        self.at += 2
        with self.in_parentheses():
            start = self._operand(CAST + 1) if has_start and is_left else ""
            pack = f"({self.spread(self.expression).text})"
            start = self._operand(CAST + 1) if has_start and not is_left else start
        words = [*([start] if start else []), "...", pack] if is_left else [pack, "...", *([start] if start else [])]
        return _made(f"({f' {word} '.join(words)})")

    # Calls and what looks like them ------------------------------------------------------------------------------

    def _call(self) -> Part:
        in_parentheses = self.peek(2) == "cp"
        self.at += 2
        callee = self.expression().text
        return self._called(f"({callee})" if in_parentheses else callee, self._expressions(), POSTFIX)

    def _conversion(self) -> Part:
        self.expect("cv")
        with self.in_parentheses():
            kind = self.type().text
        return self._called(f"({kind})", self._expressions() if self.accept("_") else self._expressions(1), CAST)

    def _called(self, what: str, inside: list[Part], precedence: int) -> Part:
        return _made(f"{what}({join(inside)})", precedence)

    def _expressions(self, count: int | None = None) -> list[Part]:
        """So many, or those up to ``E``."""
        with self.in_parentheses():
            return [self.argument_expression() for _ in range(count)] if count is not None else self._up_to_e()

    def _up_to_e(self) -> list[Part]:
        found = []
        while not self.accept("E"):
            found.append(self.argument_expression())
        return found

    def argument_expression(self) -> Part:
        """One of several that commas part."""
        return bounded(self._operand(COMMA))

    def _type_argument(self) -> str:
        with self.in_list():
            return self.type().text

    def _list(self) -> Part:
        kind = "" if self.accept("il") else self._typed_list()
        found = []
        while not self.accept("E"):
            found.append(Part(self._element()))
        return _made(f"{kind}{{{join(found)}}}")

    def _typed_list(self) -> str:
        self.expect("tl")
        return self.type().text

    def _element(self) -> str:
        """Of a list in braces: ``.x = 1``, ``[2] = 1``, ``[2 ... 4] = 1``, or a plain expression."""
        with self.deeper():
            if self.accept("di"):
                place = f".{self.identifier()}"
            elif self.accept("dx"):
                place = f"[{self.expression().text}]"
            elif self.accept("dX"):
                place = f"[{self.expression().text} ... {self.expression().text}]"
            else:
                return self.argument_expression().text
            is_plain = self.peek(2) not in ("di", "dx", "dX")
            return f"{place}{' = ' if is_plain else ''}{self._element()}"

    def _size_of_pack(self) -> Part:
        if self.accept("sP"):
            arguments = []
            while not self.accept("E"):
                arguments.append(self.template_argument())
            return _made(f"sizeof...({join(arguments)})")
        self.expect("sZ")
        found = self.spread(self.expression)
        return _made(f"sizeof...({found.text})")

    def _expansion(self) -> Part:
        self.expect("sp")
        return self.spread(self.expression)

    def _new(self) -> Part:
        is_array = self.peek(2) == "na"
        self.at += 2
        with self.in_parentheses():
            placement = []
            while not self.accept("_"):
                placement.append(self.argument_expression())
            kind = self.type().text
            start = f"({join(self._up_to_e())})" if self.accept("pi") else ""
            if not start:
                self.expect("E")
        place = f"({join(placement)})" if placement else ""
        return _made(f"new{'[]' if is_array else ''}{place} {kind}{start}", UNARY)

    def _throw(self) -> Part:
        if self.accept("tr"):
            return _made("throw")
        self.expect("tw")
        return _made(f"throw {self._operand(DEFAULT)}")

    def _delete(self) -> Part:
        sign = "[]" if self.peek(2) == "da" else ""
        self.at += 2
        return _made(f"delete{sign} {self._operand(DEFAULT)}", UNARY)

    def _vendor_expression(self) -> Part:
        self.expect("u")
        word = self.identifier()
        if word == "__uuidof" and self.peek() in ("t", "z"):
            self.at += 1
            return _made(f"__uuidof({self.type().text if self.text[self.at - 1] == 't' else self.expression().text})")
        arguments = []
        with self.in_parentheses():
            while not self.accept("E"):
                arguments.append(self.template_argument())
        return _made(f"{word}({join(arguments)})")

    # Values ------------------------------------------------------------------------------------------------------

    def _function_parameter(self) -> Part:
        self.expect("f")
        if self.accept("L"):
            self.number()
        self.expect("p")
        if self.accept("T"):
            return _made("this")
        while self.accept("r") or self.accept("V") or self.accept("K"):
            pass
        word = ""
        while self.is_known(self.peek(), BASE_10) and len(word) < 8:
            word += self.take()
        self.expect("_")
        return _made(f"fp{word}")

    def _part_of_object(self) -> Part:
        """A member of a variable, by its offset: ``table.<int at offset 8>``."""
        self.expect("so")
        kind = self.type().text
        whole = self.expression().text
        offset = self._offset()
        while self.accept("_"):
            self._offset()
        self.accept("p")
        self.expect("E")
        return _made(f"{whole}.<{kind} at offset {offset or '0'}>")

    def _converted_member(self) -> Part:
        self.expect("mc")
        with self.in_parentheses():
            kind, inner = self.type().text, self.expression().text
        self._offset()
        self.expect("E")
        return _made(f"({kind})({inner})", CAST)

    def _offset(self) -> str:
        sign = "-" if self.accept("n") else ""
        return f"{sign}{self.number()}" if sign or self.is_known(self.peek(), BASE_10) else ""

    def literal(self) -> Part:
        """``L`` type value ``E``."""
        self.expect("L")
        if self.accept("_Z") or self.accept("Z"):
            with self.in_list():
                part = self.encoding(with_returns=True)
            self.expect("E")
            return part
        if self.peek(2) == "Dn":
            self.at += 2
            self.accept("0")
            self.expect("E")
            return Part("nullptr")
        letter = self.peek()
        if self.peek(2) == "Ul":
            return self._lambda()
        if letter == "A":  # a string literal
            kind = self.type().text
            self.expect("E")
            return bounded(f'"<{kind}>"')
        if letter in _FLOATS and letter:
            self.at += 1
            return self._floating(letter)
        kind = self.type().text
        sign = "-" if self.accept("n") else ""
        digits = self._digits()
        self.expect("E")
        if letter == "b" and digits in ("0", "1"):
            return Part(("false", "true")[int(digits)])
        if letter in LITERALS:
            return Part(f"{sign}{digits}{LITERALS[letter]}")
        return bounded(f"({kind}){sign}{digits}")

    def _lambda(self) -> Part:
        """It has the levels of the templates in whose signature it is, where others are instances that have none."""
        parameters = self.lambda_parameters(len(self.levels))
        if self.peek() != "E":
            self.sequence(BASE_10)
        self.expect("E")
        return _made(f"[]{parameters}{{...}}")

    def _digits(self) -> str:
        """Of a number of up to 128 bits."""
        start = self.at
        while self.is_known(self.peek(), BASE_10):
            self.at += 1
        if not 0 < self.at - start <= 40:
            raise NotReadError
        return self.text[start : self.at]

    def _floating(self, letter: str) -> Part:
        """The bits of a number, the highest first; printed as C does with ``%a``."""
        code, size, suffix = _FLOATS[letter]
        word = self.text[self.at : self.at + size]
        if len(word) < size or set(word) - set("0123456789abcdef"):
            raise NotReadError
        self.at += size
        self.expect("E")
        [value] = struct.unpack(code, bytes.fromhex(word))
        if value != value or value in (float("inf"), float("-inf")):
            sign = "-" if word[0] in "89abcdef" else ""
            return Part(f"{sign}{'nan' if value != value else 'inf'}{suffix}")
        digits, exponent = value.hex().split("p")
        whole, _, fraction = digits.partition(".")
        fraction = fraction.rstrip("0")
        return Part(f"{whole}{'.' if fraction else ''}{fraction}p{exponent}{suffix}")

    # Names that depend on arguments ------------------------------------------------------------------------------

    def _unresolved(self) -> Part:
        """``T::member``, ``::f``, ``f<int>``, ``operator+``: what a name stands for is found for each instance."""
        scope = "::" if self.accept("gs") else ""
        letters = self.peek(2)
        if scope and letters in ("nw", "na", "dl", "da"):
            return _made("::" + _RULES[letters](self).text)
        if not self.accept("sr"):
            return _made(scope + self._last_name())
        if self.is_known(self.peek(), BASE_10):
            while not self.accept("E"):
                scope += f"{self._simple_name()}::"
        else:
            is_long = self.accept("N")
            scope += self._unresolved_type()
            if self.peek() == "I":
                scope = self.with_arguments(Part(scope)).text
            scope += "::"
            while is_long and not self.accept("E"):
                scope += f"{self._simple_name()}::"
        return _made(scope + self._last_name())

    def _unresolved_type(self) -> str:
        self.mark = len(self.sizes)
        if self.peek() == "T":
            return self.remember(self.template_parameter()).text
        if self.peek() == "D":
            return self.type().text
        if self.accept("St"):
            return self.remember(bounded(f"std::{self.identifier()}")).text
        return self.substitution().text

    def _simple_name(self) -> str:
        with self.deeper():
            part = Part(self.identifier())
            return (self.with_arguments(part) if self.peek() == "I" else part).text

    def _last_name(self) -> str:
        if self.is_known(self.peek(), BASE_10):
            return self._simple_name()
        if self.accept("dn"):
            return "~" + (self._simple_name() if self.is_known(self.peek(), BASE_10) else self._unresolved_type())
        self.accept("on")
        part = Part(self.operator_name().text)
        return (self.with_arguments(part) if self.peek() == "I" else part).text

    # Constraints -------------------------------------------------------------------------------------------------

    def _requires(self) -> Part:
        """``requires (T a) { a + 1; typename T::x; }``"""
        parameters = ""
        if self.accept("rQ"):
            types = []
            while not self.accept("_"):
                types.append(self.type())
            parameters = f" ({join(types)})"
        else:
            self.expect("rq")
        text = ""
        while not self.accept("E"):
            text = bounded(f"{text} {self._requirement()};").text
        return _made(f"requires{parameters} {{{text} }}")

    def _requirement(self) -> str:
        with self.deeper():
            if self.accept("X"):
                inner = self.expression().text
                can_not_throw = " noexcept" if self.accept("N") else ""
                wanted = f" -> {self.name().text}" if self.accept("R") else ""
                return f"{{{inner}}}{can_not_throw}{wanted}" if can_not_throw or wanted else inner
            if self.accept("T"):
                return f"typename {self.type().text}"
            self.expect("Q")
            return f"requires {self.constraint()}"

    def constraint(self) -> str:
        """It is read for the substitutions in it. What parameters in it stand for is not known: it may name those of all
        templates around, and later letters take the same substitution for a parameter of the innermost."""
        outer, self.is_in_constraint = self.is_in_constraint, True
        text = self.expression().text
        self.is_in_constraint = outer
        return text


def _made(text: str, precedence: int = PRIMARY) -> Part:
    return replace(bounded(text), precedence=precedence)


#: Letter -> how its bits are read, hexadecimal digits of it, what stands behind.
_FLOATS = {"f": (">f", 8, "f"), "d": (">d", 16, ""), "e": (">d", 16, "L")}
_RULES = {
    **dict.fromkeys(("pp", "mm"), ExpressionReader._step_by_one),
    **dict.fromkeys(("dt", "pt", "ds", "pm"), ExpressionReader._member),
    **dict.fromkeys(("cl", "cp"), ExpressionReader._call),
    **dict.fromkeys(("il", "tl"), ExpressionReader._list),
    **dict.fromkeys(("sZ", "sP"), ExpressionReader._size_of_pack),
    **dict.fromkeys(("nw", "na"), ExpressionReader._new),
    **dict.fromkeys(("dl", "da"), ExpressionReader._delete),
    **dict.fromkeys(("tw", "tr"), ExpressionReader._throw),
    **dict.fromkeys(("rq", "rQ"), ExpressionReader._requires),
    "gs": ExpressionReader._unresolved,
    "ix": ExpressionReader._subscript,
    "qu": ExpressionReader._conditional,
    "cv": ExpressionReader._conversion,
    "sp": ExpressionReader._expansion,
    "so": ExpressionReader._part_of_object,
    "mc": ExpressionReader._converted_member,
}
