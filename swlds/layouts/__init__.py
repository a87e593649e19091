"""Where data lies in LDS: banks, layouts linear over F2, padding, XOR swizzles, operands of matrix instructions.

Nothing here knows of LLVM IR: offsets are bytes in LDS, a *pattern* is the offsets of the lanes of one wave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.lazy import lazy_door, lazy_list

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
#: Most of it needs NumPy.
__getattr__ = lazy_door(
    __name__,
    {
        "operands": "swlds.layouts.operands",
        "Pattern": "swlds.layouts.banks",
        "BlockedLayout": "swlds.layouts.blocked",
        "TensorAccess": "swlds.layouts.coalesced",
        "coalesced_layout": "swlds.layouts.coalesced",
        "coalesced_layouts": "swlds.layouts.coalesced",
        "descriptor_layout": "swlds.layouts.coalesced",
        "DirectCopy": "swlds.layouts.direct_to_lds",
        "NoDirectCopy": "swlds.layouts.direct_to_lds",
        "fit_direct_to_lds": "swlds.layouts.direct_to_lds",
        "plan_direct_copy": "swlds.layouts.direct_to_lds",
        "LinearLayout": "swlds.layouts.linear",
        "PaddedLayout": "swlds.layouts.padded",
        "GroupResult": "swlds.layouts.solver",
        "SwizzleResult": "swlds.layouts.solver",
        "best_swizzle": "swlds.layouts.solver",
        "XorShuffle": "swlds.layouts.swizzle",
        "XorSwizzle": "swlds.layouts.swizzle",
    },
)
__dir__ = lazy_list(__all__)
