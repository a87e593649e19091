"""Where data lies in LDS: banks, layouts linear over F2, padding, XOR swizzles, operands of matrix instructions.

Nothing here knows of LLVM IR: offsets are bytes in LDS, a *pattern* is the offsets of the lanes of one wave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from swlds.layouts import operands
    from swlds.layouts.banks import Pattern
    from swlds.layouts.blocked import BlockedLayout
    from swlds.layouts.linear import LinearLayout
    from swlds.layouts.padded import PaddedLayout
    from swlds.layouts.solver import GroupResult, SwizzleResult, best_swizzle
    from swlds.layouts.swizzle import XorShuffle, XorSwizzle

__all__ = [
    "BlockedLayout",
    "GroupResult",
    "LinearLayout",
    "PaddedLayout",
    "Pattern",
    "SwizzleResult",
    "XorShuffle",
    "XorSwizzle",
    "best_swizzle",
    "operands",
]
_HOMES = {
    "Pattern": "banks",
    "BlockedLayout": "blocked",
    "LinearLayout": "linear",
    "PaddedLayout": "padded",
    "GroupResult": "solver",
    "SwizzleResult": "solver",
    "best_swizzle": "solver",
    "XorShuffle": "swizzle",
    "XorSwizzle": "swizzle",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for only then: most of it needs NumPy."""
    import importlib

    if name == "operands":
        return importlib.import_module("swlds.layouts.operands")
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'swlds.layouts' has no attribute {name!r}")
    return getattr(importlib.import_module(f"swlds.layouts.{home}"), name)
