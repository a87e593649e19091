"""Keeps variable names of the old checks, so that regenerating a test shows what changed and not what was renumbered.

Old and new lines are compared with their variables blanked; lines that agree tie a new variable to the old name.  Ties
make further lines distinguishable, so the stretches between tied lines are compared again until nothing new is tied.
"""

from __future__ import annotations

import bisect
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from typing import final

from swlds.golden.names import BLANK
from swlds.lazy import dataclass, lazy_pattern

_VARIABLE = lazy_pattern(r"\[\[(?P<name>[A-Z0-9_]+)(?::(?P<before>label %)?[^]]*?(?P<after>(?<=\*):)?)?\]\]")


@final
@dataclass(frozen=True)
class Shape:
    """A check line with its variables blanked, and their names in order."""

    text: str
    names: tuple[str, ...]


def shapes_of_checks(lines: Sequence[str]) -> list[Shape]:
    """The shapes of a function's old check lines (what stands behind the prefix).

    `[[A:label %.*]]` blanks to `label %` and a blank, and so does `[[A]]` after it.
    """
    labels: set[str] = set()
    return [_shape_of_check(line, labels) for line in lines]


def _shape_of_check(line: str, labels: set[str]) -> Shape:
    names: list[str] = []

    def blank(found: re.Match[str]) -> str:
        names.append(found["name"])
        if found["before"]:
            labels.add(found["name"])
        before = "label %" if found["name"] in labels and line[: found.start()][-1:] != "%" else ""
        return f"{before}{BLANK}{found['after'] or ''}"

    return Shape(_VARIABLE.sub(blank, line).strip(), tuple(names))


def match_lines(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """Pairs of equal lines, rising in both indices, as many as can be had.

    Lines that repeat offer many pairs; the offers are bounded by twice the number of lines, rare lines first.
    """
    places: dict[str, tuple[list[int], list[int]]] = {}
    for side, lines in enumerate((old, new)):
        for index, line in enumerate(lines):
            places.setdefault(line, ([], []))[side].append(index)
    shared = [place for place in places.values() if place[0] and place[1]]
    unique = [place for place in shared if len(place[0]) == len(place[1]) == 1]
    repeated = [place for place in shared if not len(place[0]) == len(place[1]) == 1]
    offers = [(place[0][0], place[1][0]) for place in unique]
    for left, right in sorted(repeated, key=lambda place: len(place[0]) * len(place[1])):
        if len(offers) + len(left) * len(right) > 2 * (len(old) + len(new)):
            break
        offers += [(i, j) for i in left for j in right]
    return _longest_rising(sorted(offers, key=lambda pair: (pair[0], -pair[1])))


def _longest_rising(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """A longest subsequence whose second members rise (patience sorting)."""
    tops: list[int] = []
    top_pairs: list[int] = []
    before: list[int | None] = []
    for index, (_, right) in enumerate(pairs):
        pile = bisect.bisect_left(tops, right)
        before.append(top_pairs[pile - 1] if pile else None)
        tops[pile : pile + 1] = [right]
        top_pairs[pile : pile + 1] = [index]
    chain: list[tuple[int, int]] = []
    at = top_pairs[-1] if top_pairs else None
    while at is not None:
        chain.append(pairs[at])
        at = before[at]
    return chain[::-1]


@final
@dataclass
class _Naming:
    """New variables and what they are called by now; `taken` names are settled."""

    taken: set[str]
    name_of: dict[str, str] = field(default_factory=dict)
    displaced: list[str] = field(default_factory=list)

    def is_settled(self, variable: str) -> bool:
        return self.name_of[variable] in self.taken

    def settle(self, ties: dict[str, str]) -> None:
        for variable, name in ties.items():
            self.name_of[variable] = name
            self.taken.add(name)
        for variable, name in ties.items():
            if name != variable and self.name_of.get(name) == name:
                self.name_of[name] = "conflict_" + name


def keep_names(old: Sequence[Shape], new: Sequence[Shape], taken: set[str]) -> dict[str, str]:
    """New names for the variables in `new`, of which as many as possible are those of matching lines in `old`.

    `taken` names are settled beforehand and stay what they are.
    """
    naming = _Naming(set(taken), {name: name for shape in new for name in shape.names})
    _tie_stretch(old, new, naming)
    for variable, name in naming.name_of.items():
        if name == variable:
            naming.taken.add(name)
    for variable, name in naming.name_of.items():
        if name.startswith("conflict_"):
            naming.name_of[variable] = _free_name(variable, naming.taken)
            naming.taken.add(naming.name_of[variable])
    return naming.name_of


def _tie_stretch(old: Sequence[Shape], new: Sequence[Shape], naming: _Naming) -> None:
    if not old or not new:
        return
    old_texts = [_distinguished(shape.text, shape.names, naming) for shape in old]
    new_texts = [_distinguished(shape.text, [naming.name_of[name] for name in shape.names], naming) for shape in new]
    ends = [(-1, -1)]
    has_new_ties = False
    for i, j in _by_votes(match_lines(old_texts, new_texts), old, new, naming):
        ties = _ties_of_line(old[i].names, new[j].names, naming)
        if ties is None:
            continue
        naming.settle(ties)
        has_new_ties = has_new_ties or bool(ties)
        ends.append((i, j))
    if not has_new_ties:
        return
    ends = sorted([*ends, (len(old), len(new))])
    for (i, j), (next_i, next_j) in zip(ends, ends[1:], strict=False):
        _tie_stretch(old[i + 1 : next_i], new[j + 1 : next_j], naming)


def _by_votes(
    matches: Sequence[tuple[int, int]], old: Sequence[Shape], new: Sequence[Shape], naming: _Naming
) -> list[tuple[int, int]]:
    """Matched lines, first those whose ties most lines ask for: where lines contradict each other, the many win."""
    ties_of = {(i, j): _ties_of_line(old[i].names, new[j].names, naming) for i, j in matches}
    votes = Counter(tie for ties in ties_of.values() for tie in (ties or {}).items())
    return sorted(matches, key=lambda match: -min((votes[tie] for tie in (ties_of[match] or {}).items()), default=0))


def _distinguished(text: str, names: Sequence[str], naming: _Naming) -> str:
    return BLANK.join([text, *(name if name in naming.taken else "?" for name in names)])


def _ties_of_line(old: Sequence[str], new: Sequence[str], naming: _Naming) -> dict[str, str] | None:
    """What the line would tie, or None where it contradicts what is settled."""
    ties: dict[str, str] = {}
    for name, variable in zip(old, new, strict=False):
        known = naming.name_of[variable] if naming.is_settled(variable) else ties.get(variable)
        if known == name:
            continue
        if known is not None or name in naming.taken or name in ties.values():
            return None
        ties[variable] = name
    return ties


def _free_name(name: str, taken: set[str]) -> str:
    """`name` with the first number behind it that is not taken (`TMP7` counts on from 7, `BY` from 1)."""
    stem = name.rstrip("0123456789")
    number = int(name[len(stem) :] or 0) + 1
    while f"{stem}{number}" in taken:
        number += 1
    return f"{stem}{number}"
