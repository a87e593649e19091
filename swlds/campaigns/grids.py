"""Parameters of a campaign: grids of values, and the ``{name}`` in texts that stand for them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, final

from swlds.campaigns.tables import Table, is_scalar, is_whole
from swlds.lazy import lazy_pattern
from swlds.words import shown

#: Values of a grid, items of a campaign.
MAX_ITEMS = 1_000_000
SEED = "seed"
_RANGE = lazy_pattern(r"(-?[0-9]{1,18})\.\.(-?[0-9]{1,18})\Z")
_NAME = lazy_pattern(r"\{([A-Za-z_][A-Za-z0-9_]*)\}")
_IDENTIFIER = lazy_pattern(r"[A-Za-z_][A-Za-z0-9_]*\Z")
#: In texts: what ends a value in an item's id, and what is a value of another type.
_ODD, _LIKE_ANOTHER = lazy_pattern(r'[],"]'), lazy_pattern(r"True|False|[-+]?(?:inf|nan|[0-9][0-9.e+-]*)")
Grid = Mapping[str, Sequence[Any]]


def read_grid(table: Table) -> dict[str, Sequence[Any]]:
    """Name -> values: a list of scalars, or whole numbers ``"1..8"`` (both ends are meant)."""
    grid: dict[str, Sequence[Any]] = {}
    for name, value in table.scalars().items():
        if not _IDENTIFIER.match(name) or name == SEED:
            raise table.error(f"{name!r} is no name for a parameter", "letters, digits and _; seeds have their own key")
        grid[name] = _read_values(table, name, value)
    _check_size(table, grid)
    return grid


def read_seeds(table: Table) -> Sequence[int] | None:
    """The key ``seeds``: how many from 0, a list of them, or ``"1..8"``; None where there is none."""
    given = table.any("seeds")
    if given is None:
        return None
    if is_whole(given):
        if not 1 <= given <= MAX_ITEMS:
            raise table.error(f"seeds is {given}", f"1 to {MAX_ITEMS} of them")
        return range(given)
    seeds = _read_values(table, "seeds", given)
    if not all(map(is_whole, seeds)):
        raise table.error(f"seeds is {shown(given)}", 'a number of seeds, a list of them, or "1..8"')
    return seeds


def _read_values(table: Table, name: str, value: Any) -> Sequence[Any]:
    if isinstance(value, list) and value and all(map(is_scalar, value)):
        if len(set(map(repr, value))) < len(value):
            raise table.error(f"{name} has a value twice")
        return value
    if isinstance(value, str) and (found := _RANGE.match(value)):
        first, last = map(int, found.groups())
        if first <= last < first + MAX_ITEMS:
            return range(first, last + 1)
    raise table.error(f"{name} is {shown(value)}", f'a list of values, or "1..8", at most {MAX_ITEMS} of them')


def _check_size(table: Table, grid: Grid) -> None:
    size = 1
    for values in grid.values():
        size *= len(values)
        if size > MAX_ITEMS:
            raise table.error(f"its grid has over {MAX_ITEMS} points", "fewer values")


def points(grid: Grid) -> Iterator[dict[str, Any]]:
    """Every choice of a value for each name, the last name's values first."""
    for values in itertools.product(*grid.values()):
        yield dict(zip(grid, values, strict=True))


@final
class Filler:
    """Puts a point's values into texts; ``used``: the names that occurred."""

    def __init__(self, point: Mapping[str, Any], table: Table) -> None:
        self._point, self._table = point, table
        self.used: set[str] = set()

    def fill(self, value: Any) -> Any:
        """``{name}`` alone becomes the value, within a text its text; lists and tables are gone through."""
        if isinstance(value, list):
            return [self.fill(one) for one in value]
        if isinstance(value, dict):
            return {key: self.fill(one) for key, one in value.items()}
        if not isinstance(value, str) or "{" not in value:
            return value
        whole = _NAME.fullmatch(value)
        return self._value(whole[1]) if whole else _NAME.sub(lambda found: str(self._value(found[1])), value)

    def _value(self, name: str) -> Any:
        if name not in self._point:
            known = ", ".join(sorted(self._point)) or "none"
            raise self._table.error(f"{{{name}}} names no parameter", f"a name of grid, or seed (here: {known})")
        self.used.add(name)
        return self._point[name]


def describe(point: Mapping[str, Any], used: set[str]) -> str:
    """``[width=4,seed=7]``, empty where nothing was used; different points have different words."""
    words = [f"{name}={_word(value)}" for name, value in point.items() if name in used]
    return f"[{','.join(words)}]" if words else ""


def _word(value: Any) -> str:
    """A value; a text in quotes where it would look like something else."""
    is_odd = isinstance(value, str) and (_ODD.search(value) or _LIKE_ANOTHER.fullmatch(value))
    return json.dumps(value, ensure_ascii=False) if is_odd else str(value)
