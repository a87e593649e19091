"""Intrinsics that are refused for a reason worth saying: without it, a name that is in no row is just not known."""

from __future__ import annotations

import re

from swlds.lazy import lazy_pattern

_FORMAT = "it converts by the data format in the resource, whose rules differ between targets"
_TRANSPOSE = "which lane gets which element is not known for this width, processor and size of waves"
_SEED = "which bits of the seed the numbers behind the first get is not known"
_INDEX = "AMD's emulator, which alone tells where its indices and B lie, contradicts AMD's guide"
_E5M3 = "AMD's sources disagree on what becomes of negative and of large numbers"
_REASONS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (lazy_pattern(rf"llvm\.amdgcn\.{pattern}"), reason)
    for pattern, reason in (
        (r"(?:raw|struct)\.(?:ptr\.)?buffer\.(?:load|store)\.format\b", _FORMAT),
        (r"(?:raw|struct)\.(?:ptr\.)?tbuffer\.", _FORMAT),
        (
            r"(?:raw|struct)\.(?:ptr\.)?atomic\.buffer\.load\b",
            "atomic loads through a buffer resource are not executed",
        ),
        (r"ds\.(?:read|load)\.tr\d*\.", _TRANSPOSE),
        (r"global\.load\.tr\d*\.", _TRANSPOSE),
        (r"cvt\.(?:scalef32\.)?sr\.pk", _SEED),
        (r"cvt\.(?:pk|sr)\.fp8\.f32\.e5m3", _E5M3),
        (r"swmmac\.\w+\.16x16x(?:64|128)\.", _INDEX),
        (r"tensor\.", "copies by a tensor descriptor are not executed"),
    )
)


def why_refused(name: str) -> str:
    """The reason, "" when there is none."""
    return next((reason for pattern, reason in _REASONS if pattern.match(name)), "")
