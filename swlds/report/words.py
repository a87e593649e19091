"""Small words of reports."""

from __future__ import annotations

#: What stands in front of a line of ``Finding.near``.
NEAR = "what it uses"


def count_noun(number: int, noun: str) -> str:
    """``1 kernel``, ``2 kernels``."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
