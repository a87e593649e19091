"""Patterns of LDS variables in a JSON file: what a profile observed, for a pass or a build script to go by.

    {"processor": "gfx942", "module": "5d41402abc4b2a76", "variables": {"tile": {"is_complete": true, "accesses": 2, "patterns": [
        {"kind": "read", "bytes": 4, "align": 4, "offsets": [0, 128, ...], "lanes": "0xffffffffffffffff", "weight": 16}, ...]}}}

Offsets count from the start of the variable. ``module`` says of which module's text the patterns are (see ``fingerprint``); a
file without it is taken for any module that has the variables.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, field
from pathlib import Path
from typing import Any, final

from swlds.errors import InputError
from swlds.layouts.bank_rows import WAVE_SIZES
from swlds.layouts.banks import KINDS, Pattern
from swlds.lazy import dataclass
from swlds.reading import read_file, reason_of

#: Bytes of a file, and of LDS.
MAX_FILE, MAX_LDS = 1 << 28, 1 << 20


@final
@dataclass(frozen=True)
class Observed:
    """The patterns of one variable; ``is_complete``: of all executions, not a sample of them; ``accesses``: instructions that
    were executed."""

    patterns: list[Pattern]
    is_complete: bool
    accesses: int


@final
@dataclass(frozen=True)
class PatternFile:
    """``processor``: whose launch it was; ``variables``: by their names; ``module``: the fingerprint of its text, or ""."""

    processor: str
    variables: dict[str, Observed] = field(default_factory=dict)
    module: str = ""

    def json(self) -> str:
        shown = {
            name: {
                "is_complete": found.is_complete,
                "accesses": found.accesses,
                "patterns": [_as_json(p) for p in found.patterns],
            }
            for name, found in self.variables.items()
        }
        return json.dumps({"processor": self.processor, "module": self.module, "variables": shown})


def fingerprint(text: str) -> str:
    """What tells a module from others: of its text, as a module prints it."""
    return hashlib.sha256(text.encode(errors="surrogateescape")).hexdigest()[:16]


def read_patterns(path: str) -> PatternFile:
    """What a file holds; InputError for what is no such file."""
    try:
        data = read_file(Path(path), MAX_FILE)
    except OSError as error:
        raise InputError(f"cannot read: {reason_of(error)}", location=path) from None
    try:
        whole = json.loads(data)
        variables = {
            str(name): Observed(
                [_from_json(p) for p in found["patterns"]], found["is_complete"] is True, int(found["accesses"])
            )
            for name, found in whole["variables"].items()
        }
        return PatternFile(str(whole["processor"]), variables, str(whole.get("module", "")))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        reason = f"{type(error).__name__}: {error}" if not isinstance(error, RecursionError) else "nested too deeply"
        raise InputError(
            f"is no file of patterns ({reason[:100]})", location=path, hint="`swlds profile --patterns FILE` writes one"
        ) from None


def _as_json(pattern: Pattern) -> dict[str, Any]:
    return {**asdict(pattern), "offsets": list(pattern.offsets), "lanes": hex(pattern.lanes)}


def _from_json(data: dict[str, Any]) -> Pattern:
    offsets = tuple(data["offsets"])
    lanes, size, align, weight = int(data["lanes"], 16), data["bytes"], data["align"], data["weight"]
    numbers = (*offsets, size, align, weight)
    if not all(type(number) is int and 0 <= number < 1 << 62 for number in numbers):
        raise ValueError("a number is none, or too large")
    if data["kind"] not in KINDS or len(offsets) not in WAVE_SIZES or max(offsets) >= MAX_LDS or not 0 < size <= 1024:
        raise ValueError("a pattern that no wave has")
    if not 0 < lanes < 1 << len(offsets) or align & (align - 1) or not 0 < align <= 1024 or not weight:
        raise ValueError("a pattern without lanes, alignment or weight")
    return Pattern(data["kind"], size, align, offsets, lanes, weight)
