"""Reads the TOML of a campaign: tables whose keys and kinds of values are known, else one error that names the key."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, final

from swlds.errors import InputError
from swlds.reading import read_file, reason_of, without_mark
from swlds.words import refuse_unknown, shown

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

#: Bytes of a campaign's file.
LARGEST = 4 << 20


def read_toml(path: Path) -> Table:
    """The top table of a file. InputError where it cannot be read or is no TOML."""
    place = str(path)
    try:
        text = without_mark(read_file(path, LARGEST)).decode("utf-8")
    except UnicodeDecodeError:
        raise InputError("is no UTF-8 text", location=place, hint="a campaign is a TOML file") from None
    except (OSError, ValueError) as error:
        raise InputError(f"cannot read: {reason_of(error)}", location=place) from None
    try:
        return Table(tomllib.loads(text), place)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        what = "it nests too deeply" if isinstance(error, RecursionError) else str(error)
        raise InputError(f"is no TOML: {what}", location=place, hint="docs/campaigns.md shows one") from None


@final
class Table:
    """One table. Each key is taken once; ``done`` refuses what nobody took. ``place`` is what errors name."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        self._data, self.place = data, place
        self._known: list[str] = []

    def text(self, key: str, default: str = "") -> str:
        return str(self._take(key, default, "a text", lambda v: isinstance(v, str)))

    def flag(self, key: str, default: bool | None = None) -> bool | None:
        value = self._take(key, default, "true or false", lambda v: isinstance(v, bool))
        return None if value is None else bool(value)

    def number(self, key: str, default: float | None, least: float, most: float) -> float | None:
        is_good = lambda v: is_number(v) and least <= v <= most  # noqa: E731
        value = self._take(key, default, f"a number from {least:g} to {most:g}", is_good)
        return None if value is None else float(value)

    def count(self, key: str, default: int | None, least: int, most: int) -> int | None:
        is_good = lambda v: is_whole(v) and least <= v <= most  # noqa: E731
        value = self._take(key, default, f"a whole number from {least} to {most}", is_good)
        return None if value is None else int(value)

    def texts(self, key: str) -> list[str]:
        """One text, or a list of them."""
        value = self._take(key, [], "a text or a list of texts", lambda v: isinstance(v, str) or _is_list(v, str))
        return [value] if isinstance(value, str) else list(value)

    def scalars(self) -> dict[str, Any]:
        """All keys, whose values are texts, numbers, flags or lists of these."""
        for key, value in self._data.items():
            if not all(is_scalar(v) for v in (value if isinstance(value, list) else [value])):
                raise self.error(f"{key} is {shown(value)}", "a text, a number, true or false, or a list of these")
        self._known += self._data
        return dict(self._data)

    def any(self, key: str) -> Any:
        """A value that its caller judges; None where there is none."""
        return self._take(key, None, "", lambda v: True)

    def table(self, key: str) -> Table:
        """A table, empty where there is none."""
        value = self._take(key, {}, "a table", lambda v: isinstance(v, dict))
        return Table(value, f"{self.place}: {key}")

    def tables(self, key: str) -> list[Table]:
        """An array of tables."""
        value = self._take(key, [], f"tables, each [[{key}]]", lambda v: _is_list(v, dict))
        return [Table(one, f"{self.place}: [[{key}]] {number}") for number, one in enumerate(value, 1)]

    def done(self) -> None:
        """InputError where a key is left that is not known."""
        refuse_unknown(self._data, self._known, functools.partial(InputError, location=self.place), "key")

    def error(self, message: str, expected: str = "") -> InputError:
        return InputError(message, location=self.place, hint=f"expected {expected}" if expected else "")

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def _take(self, key: str, default: Any, expected: str, is_good: Callable[[Any], bool]) -> Any:
        self._known.append(key)
        if key not in self._data:
            return default
        value = self._data[key]
        if not is_good(value):
            raise self.error(f"{key} is {shown(value)}", expected)
        return value


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value: Any) -> bool:
    return is_whole(value) or (isinstance(value, float) and value == value)


def is_scalar(value: Any) -> bool:
    return isinstance(value, (str, int, float))


def _is_list(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(one, kind) for one in value)


def one_of(table: Table, key: str, choices: Sequence[str], default: str = "") -> str:
    """A text that is one of the choices."""
    word = table.text(key, default)
    if word != default:
        refuse_unknown([word], choices, functools.partial(InputError, location=table.place), key)
    return word
