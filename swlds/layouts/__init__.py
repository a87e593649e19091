"""Where data lies in LDS: banks, layouts linear over F2, padding, XOR swizzles, operands of matrix instructions.

Nothing here knows of LLVM IR: offsets are bytes in LDS, a *pattern* is the offsets of the lanes of one wave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from swlds.layouts.banks import Pattern
    from swlds.layouts.solver import GroupResult, SwizzleResult, best_swizzle
    from swlds.layouts.swizzle import XorShuffle, XorSwizzle

__all__ = [
    "GroupResult",
    "Pattern",
    "SwizzleResult",
    "XorShuffle",
    "XorSwizzle",
    "best_swizzle",
]
_HOMES = {
    "Pattern": "banks",
    "GroupResult": "solver",
    "SwizzleResult": "solver",
    "best_swizzle": "solver",
    "XorShuffle": "swizzle",
    "XorSwizzle": "swizzle",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for only then: most of it needs NumPy."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'swlds.layouts' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"swlds.layouts.{home}"), name)
