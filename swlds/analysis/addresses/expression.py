"""Integers of the program as expressions: a sum of named numbers with factors, modulo 2^bits.

*Leaves* are natural numbers: a ``Symbol`` (the number of a lane, a group, a round of a loop, or a value that nothing is known
about), or a ``Node``, the result of an operation that is no sum. Both are below a ``limit``, so one leaf serves all widths:
``zext`` and ``trunc`` leave a sum as it is where nothing is lost, and where something may be, it becomes a node.

    %row = lshr i32 %tid, 4                            tid >> 4
    %x = xor i32 %tid, %row;  %c = and i32 %x, 15      ((tid >> 4) ^ tid) & 15
    %e = shl nuw i32 %row, 6;  %f = or disjoint %e, %c 64*(tid >> 4) + (((tid >> 4) ^ tid) & 15)

Everything here is immutable and compares by content. What grows longer than ``LONGEST`` leaves is for the caller to cut, so all
of it takes constant time. Nothing is imported for it: values may be Python's integers or NumPy's u64 arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import cached_property
from math import gcd
from typing import Any, TypeAlias, final

from swlds.lazy import dataclass

#: Leaves an expression may have, counted at all depths.
LONGEST = 64
_WORD = (1 << 64) - 1


class Kind(Enum):
    """Over what a symbol varies."""

    LANE = "lane"  #: a work-item's number in the group, or a lane's in its wave
    GROUP = "group"  #: a work-group's number
    LOOP = "loop"  #: rounds of a loop that a lane has finished; its step is the factor
    UNIFORM = "uniform"  #: unknown, the same in all active lanes of a wave
    DIVERGENT = "divergent"  #: unknown, perhaps another in each lane


@final
@dataclass(frozen=True)
class Symbol:
    """A number with a name. ``value``: ``"workitem.id.x"`` (and its like), the header of a loop, or the IR value; ``limit``: the
    largest it can be. A pointer is the symbol of its address."""

    kind: Kind
    value: Any
    limit: int = _WORD

    size = multiple = 1

    def __str__(self) -> str:
        if isinstance(self.value, str):
            return self.value
        return f"{'rounds of ' * (self.kind is Kind.LOOP)}{getattr(self.value, 'brief', self.value)}"


@final
@dataclass(frozen=True)
class Node:
    """``operation`` on expressions of one width; ``value`` is an expression's value as a number of its own, where its terms
    may pass 2^bits. The result is below 2^bits, and that of ``sext`` below 2^64."""

    operation: str
    arguments: tuple[Expression, ...]

    @cached_property
    def size(self) -> int:
        return sum(a.size for a in self.arguments)

    @cached_property
    def limit(self) -> int:
        first, *rest = self.arguments
        if self.operation == "sext":
            return _WORD
        if self.operation == "and":
            return min(first.limit, rest[0].limit)
        if self.operation in ("or", "xor"):
            return (1 << max(first.limit, rest[0].limit).bit_length()) - 1
        if self.operation in ("lshr", "udiv"):
            divisor = rest[0].number or 0
            return first.limit >> divisor if self.operation == "lshr" else first.limit // max(divisor, 1)
        return min(first.limit, max(rest[0].limit, 1) - 1) if self.operation == "urem" else (1 << first.bits) - 1

    @cached_property
    def multiple(self) -> int:
        """A power of two that divides it; more than it can be, for 0."""
        known = [a.known_multiple for a in self.arguments]
        if self.operation in ("sext", "value"):
            return known[0]
        if self.operation in ("or", "xor"):
            return min(known)
        return max(known) if self.operation == "and" else 1

    @cached_property
    def _hash(self) -> int:
        return hash((self.operation, self.arguments))

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        words = [a.word for a in self.arguments]
        sign = _SIGNS.get(self.operation)
        return (
            f"({words[0]} {sign} {words[1]})"
            if sign
            else f"{self.operation}{self.arguments[0].bits}({', '.join(words)})"
        )


Leaf: TypeAlias = "Symbol | Node"
_SIGNS = {"and": "&", "or": "|", "xor": "^", "shl": "<<", "lshr": ">>", "udiv": "/", "urem": "%", "mul": "*"}


@final
@dataclass(frozen=True)
class Expression:
    """``(constant + sum of factor * leaf) mod 2^bits``; constant and factors are below 2^bits.

    ``fits``: as natural numbers the sum is below 2^bits; ``signed_fits``: with the factors and leaves read as signed numbers
    it is a signed number of that many bits (the rounds of a loop are never negative). ``trusts``: nuw, nsw or disjoint says so,
    and where that is wrong the value is poison.
    """

    bits: int
    constant: int
    terms: tuple[tuple[Leaf, int], ...]
    fits: bool = True
    signed_fits: bool = True
    trusts: bool = False

    @property
    def number(self) -> int | None:
        """The value, where it is a constant."""
        return None if self.terms else self.constant

    @property
    def symbols(self) -> Iterator[Symbol]:
        """Each occurrence of a symbol at any depth."""
        for leaf, _ in self.terms:
            if isinstance(leaf, Symbol):
                yield leaf
            else:
                for argument in leaf.arguments:
                    yield from argument.symbols

    @cached_property
    def size(self) -> int:
        return 1 + sum(leaf.size for leaf, _ in self.terms)

    @cached_property
    def limit(self) -> int:
        """The largest value that it may have."""
        largest = self.constant + sum(factor * leaf.limit for leaf, factor in self.terms)
        return min(largest, (1 << self.bits) - 1) if self.fits else (1 << self.bits) - 1

    @cached_property
    def known_multiple(self) -> int:
        """A power of two that divides it; 2^bits for 0."""
        divisor = gcd(1 << self.bits, self.constant, *(factor * leaf.multiple for leaf, factor in self.terms))
        return divisor & -divisor

    @cached_property
    def shared_factor(self) -> int:
        """A power of two that divides the constant and each factor."""
        divisor = gcd(1 << self.bits, self.constant, *(factor for _, factor in self.terms))
        return divisor & -divisor

    def is_natural(self) -> bool:
        """Read as a signed number it is not negative."""
        half = 1 << (self.bits - 1)
        if self.limit < half:
            return True
        least = sum(_bounds(found, _signed(factor, self.bits), half)[0] for found, factor in self.terms)
        return self.signed_fits and self.fits and _signed(self.constant, self.bits) + least >= 0

    def is_uniform(self) -> bool:
        """All active lanes of a wave have the same value, by what is known."""
        return all(s.kind not in (Kind.LANE, Kind.DIVERGENT) for s in self.symbols)

    def factor(self, leaf: Leaf) -> int:
        """The factor of a leaf as a signed number: the step of a loop's symbol, the stride of a lane's."""
        return next((_signed(f, self.bits) for known, f in self.terms if known == leaf), 0)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Expression):
            return NotImplemented
        same = (self.bits, self.constant) == (other.bits, other.constant)
        return self is other or (same and dict(self.terms) == dict(other.terms))

    @cached_property
    def _hash(self) -> int:
        return hash((self.bits, self.constant, frozenset(self.terms)))

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        words = [(str(leaf), _signed(factor, self.bits)) for leaf, factor in self.terms]
        parts = [word if factor == 1 else f"{factor}*{word}" for word, factor in words]
        if self.constant or not parts:
            parts.append(str(_signed(self.constant, self.bits)))
        return " + ".join(parts).replace("+ -", "- ")

    @property
    def word(self) -> str:
        """The expression in brackets where it is a sum."""
        return f"({self})" if len(self.terms) + (self.constant != 0) > 1 or self.constant and self.terms else str(self)


def _signed(number: int, bits: int) -> int:
    return number - (1 << bits) if number >> (bits - 1) else number


def constant(number: int, bits: int) -> Expression:
    return Expression(bits, number & ((1 << bits) - 1), ())


def leaf(found: Leaf, bits: int) -> Expression:
    return _sum(bits, [(Expression(bits, 0, ((found, 1),)), 1)], False, False)


def _sum(bits: int, parts: Iterable[tuple[Expression, int]], fits: bool, signed_fits: bool) -> Expression:
    """The sum of expressions times signed numbers. ``fits``, ``signed_fits``: the program says so of this operation."""
    modulus, half = 1 << bits, 1 << (bits - 1)
    exact = [0, 0]  # constants read as natural and as signed numbers
    factors: dict[Leaf, list[int]] = {}
    trusts = False
    for part, times in parts:
        fits, signed_fits, trusts = fits and part.fits, signed_fits and part.signed_fits, trusts or part.trusts
        exact[0] += times * part.constant
        exact[1] += times * _signed(part.constant, bits)
        for found, factor in part.terms:
            known = factors.setdefault(found, [0, 0])
            known[0] += times * factor
            known[1] += times * _signed(factor, bits)
    terms = {found: natural % modulus for found, (natural, _) in factors.items() if natural % modulus}
    every = [exact, *factors.values()]
    # What the program promises holds for the sum as it is written: reduced, the numbers must still be the same ones.
    fits = fits and all(0 <= natural < modulus for natural, _ in every)
    signed_fits = signed_fits and all(-half <= signed < half for _, signed in every)
    largest = exact[0] % modulus + sum(f * found.limit for found, f in terms.items())
    bounds = [_bounds(found, _signed(f, bits), half) for found, f in terms.items()]
    start = _signed(exact[0] % modulus, bits)
    proved = start + sum(low for low, _ in bounds) >= -half and start + sum(high for _, high in bounds) < half
    return Expression(
        bits,
        exact[0] % modulus,
        tuple(terms.items()),
        fits or largest < modulus,
        signed_fits or proved,
        trusts or (fits and largest >= modulus) or (signed_fits and not proved),
    )


def _bounds(found: Leaf, factor: int, half: int) -> tuple[int, int]:
    """The least and the largest of a factor times a leaf that is read as a signed number."""
    is_rounds = isinstance(found, Symbol) and found.kind is Kind.LOOP
    low, high = (0, found.limit) if is_rounds or found.limit < half else (-half, half - 1)
    return min(factor * low, factor * high), max(factor * low, factor * high)


def add(a: Expression, b: Expression, fits: bool = False, signed_fits: bool = False) -> Expression:
    return _sum(a.bits, [(a, 1), (b, 1)], fits, signed_fits)


def count_rounds(start: Expression, step: Expression, rounds: Symbol, fits: bool, signed_fits: bool) -> Expression:
    """What starts at ``start`` and gets ``step`` more in each round of a loop. ``fits``, ``signed_fits``: it never wraps."""
    if step.number is None:
        return add(start, multiply(step, leaf(rounds, start.bits)))
    count = Expression(start.bits, 0, ((rounds, 1),))
    return _sum(start.bits, [(start, 1), (count, _signed(step.number, step.bits))], fits, signed_fits)


def subtract(a: Expression, b: Expression, signed_fits: bool = False) -> Expression:
    return _sum(a.bits, [(a, 1), (b, -1)], False, signed_fits)


def multiply(a: Expression, b: Expression, fits: bool = False, signed_fits: bool = False) -> Expression:
    if a.number is not None:
        a, b = b, a
    if b.number is None:
        return _node("mul", a, b)
    times = b.number if fits and not signed_fits else _signed(b.number, b.bits)
    return _sum(a.bits, [(a, times)], fits and times >= 0, signed_fits)


def widen(a: Expression, bits: int, signed: bool) -> Expression:
    """``zext`` or ``sext``."""
    if signed and not (a.fits and a.limit >> (a.bits - 1) == 0):
        half = 1 << (a.bits - 1)
        if not a.signed_fits:
            return leaf(Node("sext", (a,)), bits)
        read = {f: f if _bounds(f, 1, half)[0] == 0 else Node("sext", (leaf(f, a.bits),)) for f, _ in a.terms}
        parts = [(leaf(read[f], bits), _signed(factor, a.bits)) for f, factor in a.terms]
        whole = _sum(bits, [(constant(_signed(a.constant, a.bits), bits), 1), *parts], False, True)
        return _trusting(whole, a.trusts)
    if not a.fits:
        return leaf(Node("value", (a,)), bits)
    return Expression(bits, a.constant, a.terms, True, True, a.trusts)


def split_widened(node: Node, bits: int) -> Expression | None:
    """A widened sum that may wrap, as the sum of two parts: terms that stay below what all others are multiples of never carry
    into those. None where there are none."""
    (a,) = node.arguments
    multiples = {term: term[1] * term[0].multiple for term in a.terms}
    for multiple in sorted({m & -m for m in multiples.values()}, reverse=True):
        low = tuple(term for term, m in multiples.items() if (m & -m) < multiple)
        rest = a.constant % multiple
        if low and rest + sum(factor * found.limit for found, factor in low) < multiple:
            others = tuple(term for term in a.terms if term not in low)
            high = Expression(a.bits, a.constant - rest, others, False, False, a.trusts)
            return add(widen(high, bits, node.operation == "sext"), Expression(bits, rest, low), True, True)
    return None


def narrow(a: Expression, bits: int) -> Expression:
    """``trunc``: the low bits."""
    modulus = 1 << bits
    parts = [(constant(a.constant, bits), 1)]
    for found, factor in a.terms:
        is_widened = (
            isinstance(found, Node) and found.operation in ("sext", "value") and found.arguments[0].bits >= bits
        )
        low = narrow(found.arguments[0], bits) if is_widened and isinstance(found, Node) else leaf(found, bits)
        parts.append((low, factor % modulus))
    return _trusting(_sum(bits, parts, False, False), a.trusts)


def _trusting(a: Expression, trusts: bool) -> Expression:
    return Expression(a.bits, a.constant, a.terms, a.fits, a.signed_fits, trusts)


def bit_and(a: Expression, b: Expression) -> Expression:
    if a.number is not None:
        a, b = b, a
    if b.number is None:
        return _node("and", a, b)
    mask, ones = b.number, (1 << a.bits) - 1
    if a.number is not None or mask == ones:
        return a if mask == ones else constant(a.constant & mask, a.bits)
    if mask & (mask + 1) == 0:  # the low bits
        low = narrow(a, mask.bit_length()) if mask else constant(0, a.bits)
        return widen(low, a.bits, False) if low.fits else _node("and", _low_terms(a, mask + 1), b)
    if (mask | (mask - 1)) == ones:  # all but the low bits
        return subtract(a, bit_and(a, constant(ones ^ mask, a.bits)))
    reached = (1 << a.limit.bit_length()) - 1
    if mask & reached == reached:
        return a
    return _node("and", a, constant(mask & -a.known_multiple, a.bits))


def _low_terms(a: Expression, modulus: int) -> Expression:
    """The same number modulo ``modulus``, a power of two."""
    low = narrow(a, modulus.bit_length() - 1)
    return _trusting(_sum(a.bits, [(Expression(a.bits, low.constant, low.terms), 1)], False, False), a.trusts)


def bit_or(a: Expression, b: Expression, disjoint: bool = False) -> Expression:
    if _are_disjoint(a, b):
        return add(a, b, True, False)
    return _trusting(add(a, b, True, False), True) if disjoint else _node("or", a, b)


def bit_xor(a: Expression, b: Expression) -> Expression:
    if a.number is not None:
        a, b = b, a
    if _are_disjoint(a, b):
        return add(a, b, True, False)
    if b.number == (1 << a.bits) - 1:
        return subtract(b, a)
    inner = a.terms[0][0] if len(a.terms) == 1 and a.terms[0][1] == 1 and not a.constant else None
    if b.number is not None and isinstance(inner, Node) and inner.operation == "xor" and inner.arguments[1].number:
        known = inner.arguments[1]
        if inner.arguments[0].bits == a.bits:
            return bit_xor(inner.arguments[0], constant(b.number ^ known.constant, a.bits))
    return _node("xor", a, b)


def _are_disjoint(a: Expression, b: Expression) -> bool:
    return a.limit < b.known_multiple or b.limit < a.known_multiple


def shift_left(a: Expression, b: Expression, fits: bool = False, signed_fits: bool = False) -> Expression | None:
    if b.number is None:
        return _node("shl", a, b)
    if b.number >= a.bits:
        return None
    signed_fits = signed_fits and b.number < a.bits - 1
    return _sum(a.bits, [(a, 1 << b.number)], fits, signed_fits)


def shift_right(a: Expression, b: Expression, signed: bool) -> Expression | None:
    signed = signed and a.limit >> (a.bits - 1) != 0
    if b.number is None or signed:
        return _node("ashr" if signed else "lshr", a, b) if b.number is None or b.number < a.bits else None
    return divide(a, constant(1 << b.number, a.bits), False)[0] if b.number < a.bits else None


def divide(a: Expression, b: Expression, signed: bool) -> tuple[Expression | None, Expression | None]:
    """Quotient and remainder."""
    if b.number == 0 or (signed and not (a.is_natural() and b.is_natural())):
        return None, None
    if b.number is None:
        return _node("udiv", a, b), _node("urem", a, b)
    by = b.number
    high = tuple((found, factor // by) for found, factor in a.terms if factor % by == 0)
    rest = _sum(
        a.bits, [(Expression(a.bits, a.constant % by, tuple(t for t in a.terms if t[1] % by)), 1)], a.fits, False
    )
    if a.fits and rest.limit < by:
        whole = _sum(a.bits, [(Expression(a.bits, a.constant // by, high), 1)], True, False)
        return _trusting(whole, a.trusts), _trusting(rest, a.trusts)
    if by & (by - 1) == 0:
        return _node("lshr", a, constant(by.bit_length() - 1, a.bits)), bit_and(a, constant(by - 1, a.bits))
    return _node("udiv", a, b), _node("urem", a, b)


def _node(operation: str, *arguments: Expression) -> Expression:
    numbers = [a.number for a in arguments]
    bits = arguments[0].bits
    if None not in numbers:
        return constant(_OPERATIONS[operation](bits, *numbers), bits)
    common = min(a.shared_factor for a in arguments)
    if operation in _BITWISE and common > 1 and all(a.fits for a in arguments):  # zeros at the end stay zeros
        found = _BITWISE[operation](*(_over(a, common) for a in arguments))
        return _sum(bits, [(found, common)], True, False)
    return _trusting(leaf(Node(operation, arguments), bits), any(a.trusts for a in arguments))


def _over(a: Expression, by: int) -> Expression:
    """The quotient of a sum that fits, all of whose terms are multiples."""
    terms = tuple((found, factor // by) for found, factor in a.terms)
    return _trusting(_sum(a.bits, [(Expression(a.bits, a.constant // by, terms), 1)], True, False), a.trusts)


_BITWISE = {"and": bit_and, "or": bit_or, "xor": bit_xor}


def _extend(bits: int, a: Any) -> Any:
    half = 1 << (bits - 1)
    return ((a ^ half) - half) & _WORD


_OPERATIONS: dict[str, Callable[..., Any]] = {
    "value": lambda bits, a: a,
    "sext": _extend,
    "and": lambda bits, a, b: a & b,
    "or": lambda bits, a, b: a | b,
    "xor": lambda bits, a, b: a ^ b,
    "mul": lambda bits, a, b: (a * b) & ((1 << bits) - 1),
    "shl": lambda bits, a, b: (a << b % bits) & ((1 << bits) - 1),
    "lshr": lambda bits, a, b: a >> b % bits,
    "ashr": lambda bits, a, b: ((a ^ 1 << (bits - 1)) >> b % bits) - (1 << (bits - 1) >> b % bits) & ((1 << bits) - 1),
    "udiv": lambda bits, a, b: a // (b + (b == 0)),
    "urem": lambda bits, a, b: a % (b + (b == 0)),
}


def lane_numbers(item: Any, block: tuple[int, int, int], wave_size: int) -> dict[str, Any]:
    """What symbols of kind LANE are, by their names, in a work-item of a group (an integer, or an array of u64); items count in
    x, then y, then z, and fill waves in this order."""
    x, y, _ = block
    lane = item % wave_size
    above = (lane & 31) * (lane >> 5)  # lanes in front of it from 32 on
    ids = {"workitem.id.x": item % x, "workitem.id.y": item // x % y, "workitem.id.z": item // (x * y)}
    return {**ids, "mbcnt.lo": lane - above, "mbcnt.hi": above}


def evaluate(expression: Expression, values: Mapping[Symbol, Any]) -> Any:
    """The value, an integer or an array of u64, for these values of its symbols (integers below 2^64, or arrays of u64)."""
    total: Any = expression.constant
    for found, factor in expression.terms:
        if isinstance(found, Symbol):
            number = values[found]
        else:
            given = [evaluate(a, values) for a in found.arguments]
            number = _OPERATIONS[found.operation](found.arguments[0].bits, *given)
        total = (total + number * factor) & _WORD
    return total & ((1 << expression.bits) - 1)
