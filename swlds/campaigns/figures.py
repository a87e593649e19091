"""The figures of a profile that campaigns keep and bound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swlds.report.profile import Profile

#: Keys of an action that bound figures.
BOUNDS = ("at-most", "at-least")


def figures_of(profile: Profile) -> dict[str, Any]:
    """The totals by name, such as ``lds.extra_cycles`` or ``barriers``; None for what is not known."""
    found: dict[str, Any] = {}
    for space, totals in profile.totals.items():
        if isinstance(totals, dict):
            found |= {f"{space}.{name}": value for name, value in totals.items()}
        else:
            found[space] = totals
    return found


def names_of_figures() -> Sequence[str]:
    """All names that a figure can have."""
    return sorted(figures_of(Profile(64, 1, 1)))
