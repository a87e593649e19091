"""Words of public functions: one that a function does not have, or a value that its annotation rules out, is one clear error."""

from __future__ import annotations

import functools
import operator
import os
import reprlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar, cast

from swlds.errors import SwldsError
from swlds.printable import LONGEST_VALUE, shorten, split_lines

if TYPE_CHECKING:
    from types import FunctionType
Words = ParamSpec("Words")
Made = TypeVar("Made")
#: Of a function's code: it takes options that it does not list.
_HAS_MORE = 0x08


class _Kind(NamedTuple):
    """Values of one annotation. ``said``: what they are, in a hint."""

    said: str
    holds: Callable[[Any], bool]


def refuse_unknown(
    given: Iterable[str], known: Collection[str], kind: Callable[..., SwldsError], what: str = "option"
) -> None:
    """Raise an error of that kind for the first name that is not known, with the one that was meant."""
    for name in given:
        if name not in known:
            import difflib

            meant = difflib.get_close_matches(name, known, 1)
            hint = f"did you mean {meant[0]}?" if meant else f"known: {', '.join(sorted(known))}"
            raise kind(f"unknown {what} {shown(name)}", hint=hint)


def knows_words(
    kind: Callable[..., SwldsError], *, but: Collection[str] = ()
) -> Callable[[Callable[Words, Made]], Callable[Words, Made]]:
    """Of a public function: a word that it does not have is an error of that kind, with the one that was meant, and so is a value
    that cannot be meant (``_KINDS``). What other annotations say the function looks at, and at parameters that ``but`` names, of
    which it has more to say."""

    def wrap(function: Callable[Words, Made]) -> Callable[Words, Made]:
        code = cast("FunctionType", function).__code__
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        known = None if code.co_flags & _HAS_MORE else {*names[code.co_posonlyargcount :]} - {"self"}
        said = {name: text for name, text in function.__annotations__.items() if name not in but}
        kinds = {name: found for name in names if (found := _find_kind(said.get(name, ""))) is not None}
        by_place = [*enumerate(kinds.get(name) for name in names[: code.co_argcount])]
        placed = [(place, names[place], found) for place, found in by_place if found is not None]

        @functools.wraps(function)
        def checked(*given: Any, **words: Any) -> Made:
            if words:
                if known is not None:
                    refuse_unknown(words, known, kind)
                for name in words:
                    if name in kinds:
                        _refuse_value(name, words[name], kinds[name], kind)
            for place, name, found in placed:
                if place < len(given):
                    _refuse_value(name, given[place], found, kind)
            return function(*given, **words)

        return cast("Callable[Words, Made]", checked)

    return wrap


def refuse_fields(made: Any, kind: Callable[..., SwldsError]) -> None:
    """Of a dataclass, when it is made: as ``knows_words`` of a function."""
    for name, annotation in type(made).__annotations__.items():
        if (found := _find_kind(annotation)) is not None:
            _refuse_value(name, getattr(made, name), found, kind)


def refuse_other(name: str, given: Any, known: Collection[str], kind: Callable[..., SwldsError]) -> None:
    """Raise an error of that kind where a value is none of these words."""
    if not (isinstance(given, str) and given in known):
        raise kind(f"unknown {name} {shown(given)}", hint=f"known: {', '.join(known)}")


def shown(given: Any) -> str:
    """A value in an error, in one short line; Python writes no number of thousands of digits.

    >>> shown(list(range(100))), shown("x" * 1000)[-4:]
    ('[0, 1, 2, 3, 4, 5, ...]', "xxx'")
    """
    short = reprlib.Repr()
    short.maxstring = short.maxother = short.maxlong = LONGEST_VALUE
    try:
        text = short.repr(given)
    except ValueError:
        return "a number of too many digits"
    return shorten(" ".join(map(str.strip, split_lines(text))))


def is_masked(value: Any) -> bool:
    """One of NumPy's masked arrays, which are not imported for it."""
    return any(c.__module__.startswith("numpy.ma") for c in type(value).__mro__)


def _refuse_value(name: str, value: Any, found: _Kind, kind: Callable[..., SwldsError]) -> None:
    if not found.holds(value):
        raise kind(f"{name} is {shown(value)}", hint=found.said)


def _is_list_of(*kinds: type) -> Callable[[Any], bool]:
    """Of what can be walked through again: no text, no iterator."""

    def holds(value: Any) -> bool:
        if not (isinstance(value, Collection) and is_list(value)):
            return False
        return all(isinstance(one, kinds) for one in value)

    return holds


def is_list(value: Any) -> bool:
    """A list, a tuple, an array and the like; no text, no bytes, whose elements are numbers, no set, no table, no number."""
    is_other = isinstance(value, (str, bytes, bytearray, memoryview, Mapping, Set)) or getattr(value, "ndim", 1) == 0
    return isinstance(value, Iterable) and not is_other


def whole_numbers(value: Any) -> tuple[int, ...]:
    """Sizes, given as one whole number or a list of them. TypeError for anything else."""
    if isinstance(value, Integral):
        return (int(value),)
    if not is_list(value) or is_masked(value):
        raise TypeError("neither a number nor a list")
    return tuple(int(operator.index(number)) for number in value)


def _is_sequence(value: Any) -> bool:
    return isinstance(value, Sequence) and is_list(value)


def _is_table(key: type, item: type) -> Callable[[Any], bool]:
    def holds(value: Any) -> bool:
        return isinstance(value, Mapping) and _is_list_of(key)([*value]) and _is_list_of(item)([*value.values()])

    return holds


def _is_bases(value: Any) -> bool:
    """Of a ``LinearLayout``."""
    are_lists = _is_table(str, Iterable)
    return are_lists(value) and all(_is_list_of(Iterable)(m) and all(map(_WHOLE.holds, m)) for m in value.values())


def _is_called(name: str) -> Callable[[Any], bool]:
    """Of classes of ours, of which none has a subclass: they are not loaded for it."""
    return lambda value: type(value).__name__ == name


def _is_all(name: str) -> Callable[[Any], bool]:
    return lambda value: _is_list_of(object)(value) and all(map(_is_called(name), value))


_WHOLE = _Kind("whole numbers", _is_list_of(Integral))
#: By annotation.
_KINDS = {
    "None": _Kind("None", lambda value: value is None),
    "bool": _Kind("True or False", lambda value: isinstance(value, bool)),
    "int": _Kind("a whole number", lambda value: isinstance(value, Integral) and not isinstance(value, bool)),
    "float": _Kind("a number", lambda value: isinstance(value, Real) and not isinstance(value, bool)),
    "str": _Kind("text", lambda value: isinstance(value, str)),
    "os.PathLike[str]": _Kind("a path", lambda value: isinstance(value, os.PathLike)),
    "Sequence[int]": _WHOLE,
    "tuple[int, ...]": _WHOLE,
    "Mapping[int, int]": _Kind("whole numbers by whole numbers", _is_table(Integral, Integral)),
    "Mapping[int, str]": _Kind("text by whole numbers", _is_table(Integral, str)),
    "Mapping[str, int]": _Kind("whole numbers by text", _is_table(str, Integral)),
    "Iterable[Pattern]": _Kind("patterns", is_list),
    "Bases": _Kind("of each dimension the coordinates of each bit", _is_bases),
    "LinearLayout": _Kind("a LinearLayout", _is_called("LinearLayout")),
    "PaddedLayout": _Kind("a PaddedLayout", _is_called("PaddedLayout")),
    "Sequence[TensorAccess]": _Kind("a list of TensorAccess", _is_all("TensorAccess")),
    "Sequence[str | os.PathLike[str]]": _Kind("a list of files", _is_sequence),
    "Callable[[str, Module], None]": _Kind("a function", callable),
}


def _find_kind(annotation: str) -> _Kind | None:
    """What an annotation, also a union, says; None where part of it is not known here."""
    if annotation in _KINDS:
        return _KINDS[annotation]
    parts = [_KINDS.get(part) for part in annotation.split(" | ")]
    kinds = [part for part in parts if part is not None]
    if len(kinds) < len(parts):
        return None
    return _Kind(" or ".join(k.said for k in kinds), lambda value: any(k.holds(value) for k in kinds))
