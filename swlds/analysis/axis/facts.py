"""What is known of values that the program is given: attributes, metadata, assumptions of the module and of the user.

``--assume a:align=128``, ``a:divisible=16``, ``a:range=0..1023``, where ``a`` is a parameter of the kernel: its name, ``%name``,
``%0`` or ``arg0``; ``--assume nowrap``: no sum wraps before it is widened; ``--assume groups=128,64``: a launch has at most so
many groups in x, y, z. Each fact has a premise in words, which claims that rest on it name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import lcm
from typing import final

from swlds.analysis.addresses.values import facts_of
from swlds.analysis.axis.forms import ASSUMED
from swlds.errors import OptionError
from swlds.ir.intrinsics import Facts
from swlds.ir.model import Argument, Attributes, Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.opcodes import CALLS
from swlds.ir.source_names import ParameterNames
from swlds.ir.types import PointerType
from swlds.ir.values import ConstantInt, Value
from swlds.lazy import dataclass, lazy_pattern

#: The assumption about no parameter: sums do not wrap before they are widened.
NO_WRAP = "nowrap"
#: The attribute of a kernel that was changed under assumptions: SPECs with ``;`` between them.
ASSUMED_ATTRIBUTE = "swlds-assume"
#: The attribute of a kernel that says so of its launches: groups in x, y, z; 0 for any number.
GROUPS_ATTRIBUTE = "amdgpu-max-num-workgroups"
_GROUPS = lazy_pattern(r"groups=(\d{1,10}(?:,\d{1,10}){0,2})\Z")
_SPEC = lazy_pattern(r"(?P<name>.+):(?P<what>align|divisible|range)=(?P<value>.+)\Z")
_RANGE = lazy_pattern(r"(-?\d{1,20})\.\.(-?\d{1,20})\Z")
_WORD = lazy_pattern(r"[\w.-]+\Z")
_PAIR = lazy_pattern(r"i(\d+) (-?\d+), (-?\d+)")
_PAIRS = lazy_pattern(r"i\d+ (-?\d+)")
#: The largest alignment of LLVM.
_MOST = 1 << 32
#: Groups in one direction: a dispatch packet has 32 bits for work-items.
_MOST_GROUPS = (1 << 32) - 1


@final
@dataclass(frozen=True, slots=True)
class Fact:
    """The value is a multiple of ``multiple`` (a power of two) and lies within ``bounds``, as a signed number where
    ``is_signed``."""

    multiple: int = 1
    bounds: tuple[int, int] | None = None
    is_signed: bool = False
    premises: frozenset[str] = frozenset()

    def and_(self, other: Fact) -> Fact:
        """Both facts; of two bounds the narrower."""
        multiple = max(self.multiple, other.multiple)
        wide, narrow = sorted((self, other), key=lambda f: -1 if f.bounds is None else 1)
        if self.bounds is not None and other.bounds is not None and self.is_signed == other.is_signed:
            bounds: tuple[int, int] | None = (
                max(self.bounds[0], other.bounds[0]),
                min(self.bounds[1], other.bounds[1]),
            )
        else:
            bounds = narrow.bounds
        is_better = {f.multiple: f for f in (self, other)}
        premises = is_better[multiple].premises if multiple > 1 else frozenset()
        for fact in (self, other):
            if fact.bounds is not None:
                premises |= fact.premises
        return Fact(multiple, bounds, narrow.is_signed, premises)


@final
@dataclass(frozen=True, slots=True)
class Assumption:
    """What a user says of a parameter, or, without a name, of the launch. ``text``: as given; ``number``: what it is a multiple
    of; the fact has a power of two; ``groups``: the most in x, y, z."""

    name: str
    fact: Fact
    text: str
    number: int = 1
    groups: tuple[int, int, int] | None = None


def parse_assumptions(texts: Iterable[str]) -> list[Assumption]:
    """SPECs of ``--assume``; OptionError for one that is none."""
    return [_parse(text) for text in texts]


def _parse(text: str) -> Assumption:
    if text == NO_WRAP:
        return Assumption("", Fact(), text)
    if text.startswith("groups="):
        return Assumption("", Fact(), text, groups=_parse_groups(text))
    found = _SPEC.match(text)
    if found is None:
        raise OptionError(
            f"--assume {text!r} is no assumption", hint="such as a:align=128, n:divisible=16 or n:range=0..1023"
        )
    premise = frozenset([ASSUMED + text])
    if found["what"] == "range":
        ends = _RANGE.match(found["value"])
        if ends is None or int(ends[1]) > int(ends[2]):
            raise OptionError(f"--assume {text!r}: {found['value']!r} is no range", hint="such as n:range=0..1023")
        low, high = int(ends[1]), int(ends[2])
        return Assumption(found["name"], Fact(1, (low, high), low < 0, premise), text)
    number = int(found["value"]) if found["value"].isdecimal() and len(found["value"]) < 20 else 0
    is_power = 0 < number and number & (number - 1) == 0
    if not number or (found["what"] == "align" and not (is_power and number <= _MOST)):
        what = "a power of two up to 4294967296" if found["what"] == "align" else "a number from 1"
        raise OptionError(f"--assume {text!r}: {found['value']!r} is not {what}")
    return Assumption(found["name"], Fact(number & -number, None, False, premise), text, number)


def _parse_groups(text: str) -> tuple[int, int, int]:
    counts = _GROUPS.match(text)
    x, y, z = ([int(n) for n in counts[1].split(",")] + [1, 1])[:3] if counts is not None else (0, 0, 0)
    if min(x, y, z) < 1 or max(x, y, z) > _MOST_GROUPS:
        why = f"one to three numbers from 1 to {_MOST_GROUPS}, such as groups=128,64"
        raise OptionError(f"--assume {text!r} says no number of groups", hint=why)
    return x, y, z


def bound_groups(kernel: Function, assumptions: Iterable[Assumption]) -> dict[str, tuple[int, frozenset[str]]]:
    """Direction -> the most groups in it, and who says so; directions of which nobody says anything are left out."""
    words = (kernel.find_attribute(GROUPS_ATTRIBUTE) or "").split(",")
    name = f"{GROUPS_ATTRIBUTE} of @{display_name(kernel.name)}"
    said = [([int(w) if w.isdecimal() else 0 for w in words], frozenset([name]))]
    said += [(list(a.groups), frozenset([ASSUMED + a.text])) for a in assumptions if a.groups is not None]
    found: dict[str, tuple[int, frozenset[str]]] = {}
    for counts, premise in said:
        for direction, most in zip("xyz", counts, strict=False):
            if 0 < most < found.get(direction, (_MOST_GROUPS + 1, premise))[0]:
                found[direction] = most, premise
    return found


def list_assumed(kernel: Function) -> list[str]:
    """SPECs that passes went by, and that launches of the kernel are held against."""
    return [text for text in (kernel.find_attribute(ASSUMED_ATTRIBUTE) or "").split(";") if text]


def find_argument(kernel: Function, name: str) -> Argument:
    """The parameter that a user names, as the IR calls it or else as the source does; OptionError where the kernel has none of
    that name, or the source several."""
    plain = name.removeprefix("%")
    for argument in kernel.arguments:
        if plain == display_name(argument.name) or name == f"arg{argument.index}":
            return argument
    names = ParameterNames(kernel)
    called = [argument for argument in kernel.arguments if names.title(argument) == name]
    if len(called) == 1:
        return called[0]
    others = {a: f" ({other})" if (other := names.other(a)) else "" for a in kernel.arguments}
    known = ", ".join(f"%{display_name(a.name)}{other}" for a, other in others.items()) or "none"
    raise OptionError(
        f"kernel @{display_name(kernel.name)} has no parameter {name!r}", hint=f"its parameters are {known}"
    )


def word_to_assume(kernel: Function, argument: Argument) -> str:
    """What ``--assume`` may call a parameter: its name in the source, or in the IR, where that is a word and no other's."""
    for word in (ParameterNames(kernel).known(argument), display_name(argument.name)):
        if _WORD.match(word) and not word.isdecimal() and _is_called(kernel, word, argument):
            return word
    return f"arg{argument.index}"


def _is_called(kernel: Function, word: str, argument: Argument) -> bool:
    try:
        return find_argument(kernel, word) is argument
    except OptionError:
        return False


def fit_assumption(assumption: Assumption, argument: Argument) -> Fact:
    """The fact about that parameter; OptionError where its type has no such numbers."""
    bits = getattr(argument.type, "bits", 0)
    is_pointer = isinstance(argument.type, PointerType)
    bounds = assumption.fact.bounds
    if not bits and not is_pointer:
        raise OptionError(
            f"--assume {assumption.text!r}: %{display_name(argument.name)} is a {argument.type}, no number"
        )
    if bounds is not None:
        most = 64 if is_pointer else bits
        if bounds[0] < -(1 << (most - 1)) or bounds[1] >= 1 << most - (bounds[0] < 0):
            raise OptionError(f"--assume {assumption.text!r}: not a range of {argument.type}")
    return assumption.fact


def check_together(kernel: Function, assumptions: Sequence[Assumption]) -> None:
    """OptionError for the first assumption about a parameter that leaves it no number beside what the module and others say."""
    for argument in dict.fromkeys(find_argument(kernel, a.name) for a in assumptions if a.name):
        name = display_name(argument.name)
        known = parse_assumptions(list_assumed(kernel))
        given = [a for a in (*known, *assumptions) if a.name and find_argument(kernel, a.name) is argument]
        said = fact_of_attributes(argument.attributes, f"%{name}")
        facts = [(said, max(said.multiple, 1), " and ".join(sorted(said.premises)))]
        facts += [(fit_assumption(a, argument), a.number, repr(a.text)) for a in given]
        bits = getattr(argument.type, "bits", 64)
        left, step, before = [(0, (1 << bits) - 1)], 1, list[str]()
        for fact, number, text in facts:
            left, step = _narrow(left, fact, bits), lcm(step, number)
            if not any(_has_multiple(low, high, step, bits) for low, high in left):
                why = f"no %{name} is so and goes with {', '.join(before)}" if before else f"no %{name} is so"
                raise OptionError(f"--assume {text}: {why}")
            before += [text] if text else []


def _narrow(ranges: list[tuple[int, int]], fact: Fact, bits: int) -> list[tuple[int, int]]:
    """Of unsigned numbers."""
    if fact.bounds is None:
        return ranges
    (low, high), full = fact.bounds, 1 << bits
    parts = [(low, high)] if low >= 0 else [(low + full, min(high, -1) + full), (0, high)]
    both = [(max(a, c), min(b, d)) for a, b in ranges for c, d in parts]
    return [(a, b) for a, b in both if a <= b]


def _has_multiple(low: int, high: int, number: int, bits: int) -> bool:
    """As an unsigned number, or as a signed one."""
    half, full = 1 << (bits - 1), 1 << bits
    negative = (max(low, half) - full, high - full)
    return any(a <= b and b // number * number >= a for a, b in ((low, high), negative))


def fact_of_attributes(attributes: Attributes, name: str) -> Fact:
    """``align N`` and ``range(iN LO, HI)`` of a parameter or a result."""
    found = Fact()
    align = attributes.find("align")
    if align is not None and (number := align.strip("()")).isdecimal():
        found = found.and_(Fact(int(number), premises=frozenset([f"align {int(number)} of {name}"])))
    if (pair := _PAIR.search(attributes.find("range") or "")) is not None:
        found = found.and_(_range([int(pair[2]), int(pair[3])], int(pair[1]), f"range of {name}"))
    return found


def fact_of_metadata(i: Instruction) -> Fact:
    """``!range`` and ``!align`` of a load or a call, and the attributes of a call's result."""
    found, name = Fact(), f"%{display_name(i.name)}"
    module = i.function.module if i.function is not None else None
    if i.opcode in CALLS:
        found = fact_of_attributes(i.field("result_attributes"), name)
    for kind, reference in i.metadata if module is not None else ():
        if kind not in ("range", "align") or not reference[1:].isdigit():
            continue
        node = module.metadata.get(int(reference[1:])) if module is not None else None
        numbers = [int(n) for n in _PAIRS.findall(node.text if node is not None else "")]
        if kind == "align" and len(numbers) == 1 and numbers[0] > 0:
            found = found.and_(Fact(numbers[0], premises=frozenset([f"!align of {name}"])))
        elif kind == "range" and len(numbers) == 2:
            found = found.and_(_range(numbers, getattr(i.type, "bits", 64), f"!range of {name}"))
    return found


def _range(ends: list[int], bits: int, premise: str) -> Fact:
    """From the first number to below the second, which may wrap around."""
    low, high = (end % (1 << bits) for end in ends)
    if low < high or high == 0:
        return Fact(1, (low, (high or 1 << bits) - 1), False, frozenset([premise]))
    half = 1 << (bits - 1)
    low, high = ((end + half) % (1 << bits) - half for end in ends)
    return Fact(1, (low, high - 1), True, frozenset([premise])) if low < high else Fact()


def facts_of_assumes(function: Function) -> dict[Value, Fact]:
    """``llvm.assume`` in the entry block, which runs whenever the function does, in front of calls that may end the wave: of
    parameters."""
    found: dict[Value, Fact] = {}
    for i in function.entry:
        known_facts = facts_of(i)
        if i.opcode in CALLS and not _comes_back(i, known_facts):
            break
        if known_facts is None or known_facts.computes != "assume":
            continue
        premise = frozenset([f"llvm.assume in line {i.line} of LLVM's text" if i.line else "llvm.assume"])
        for value, fact in [*_of_bundles(i), *_of_condition(i.operands[0])]:
            if isinstance(value, Argument):
                known = Fact(fact.multiple, fact.bounds, fact.is_signed, premise)
                found[value] = found.get(value, Fact()).and_(known)
    return found


def _comes_back(call: Instruction, known: Facts | None) -> bool:
    """Surely. Loops without end do not come back, nor do calls of what ends the wave."""
    callee = call.called_function
    if callee is None:
        return False
    if known is not None:
        return not known.ends_wave and callee.find_attribute("noreturn") is None
    return callee.find_attribute("willreturn") is not None


def _of_bundles(i: Instruction) -> list[tuple[Value, Fact]]:
    found = []
    for tag, values in i.bundles:
        if tag.strip('"') == "align" and len(values) == 2 and isinstance(values[1], ConstantInt):
            number = values[1].value
            found.append((values[0], Fact(number & -number or 1)))
    return found


def _of_condition(condition: Value) -> list[tuple[Value, Fact]]:
    """``(n & 15) == 0`` and ``n < 64``."""
    if not isinstance(condition, Instruction) or condition.opcode != "icmp":
        return []
    left, right = condition.operands
    predicate = condition.field("predicate")
    if not isinstance(right, ConstantInt):
        return []
    if predicate == "eq" and right.value == 0 and isinstance(left, Instruction) and left.opcode == "and":
        mask = left.operands[1]
        if isinstance(mask, ConstantInt) and mask.value & (mask.value + 1) == 0:
            return [(_number(left.operands[0]), Fact(mask.value + 1))]
    if predicate in ("ult", "ule") and right.value:
        return [(_number(left), Fact(1, (0, right.value - (predicate == "ult"))))]
    return []


def _number(value: Value) -> Value:
    """The pointer that a number was made of."""
    is_address = isinstance(value, Instruction) and value.opcode in ("ptrtoint", "ptrtoaddr")
    return value.operands[0] if is_address and isinstance(value, Instruction) else value
