"""Where data lies in LDS: banks, layouts linear over F2, padding, XOR swizzles, operands of matrix instructions.

Nothing here knows of LLVM IR: offsets are bytes in LDS, a *pattern* is the offsets of the lanes of one wave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from swlds.layouts import operands
    from swlds.layouts.banks import Pattern
    from swlds.layouts.blocked import BlockedLayout
    from swlds.layouts.coalesced import TensorAccess, coalesced_layout, coalesced_layouts, descriptor_layout
    from swlds.layouts.direct_to_lds import DirectCopy, NoDirectCopy, fit_direct_to_lds, plan_direct_copy
    from swlds.layouts.linear import LinearLayout
    from swlds.layouts.padded import PaddedLayout
    from swlds.layouts.solver import GroupResult, SwizzleResult, best_swizzle
    from swlds.layouts.swizzle import XorShuffle, XorSwizzle

__all__ = [
    "BlockedLayout",
    "DirectCopy",
    "GroupResult",
    "LinearLayout",
    "NoDirectCopy",
    "PaddedLayout",
    "Pattern",
    "SwizzleResult",
    "TensorAccess",
    "XorShuffle",
    "XorSwizzle",
    "best_swizzle",
    "coalesced_layout",
    "coalesced_layouts",
    "descriptor_layout",
    "fit_direct_to_lds",
    "operands",
    "plan_direct_copy",
]
_HOMES = {
    "Pattern": "banks",
    "BlockedLayout": "blocked",
    "TensorAccess": "coalesced",
    "coalesced_layout": "coalesced",
    "coalesced_layouts": "coalesced",
    "descriptor_layout": "coalesced",
    "DirectCopy": "direct_to_lds",
    "NoDirectCopy": "direct_to_lds",
    "fit_direct_to_lds": "direct_to_lds",
    "plan_direct_copy": "direct_to_lds",
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
