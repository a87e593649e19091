"""The blocked layouts by which a kernel's accesses to memory would be coalesced, by Triton's rules (``layouts/coalesced.py``).

%p = getelementptr float, ptr addrspace(1) %a, i32 %tid      256 work-items: a tensor of 256 elements of 32 bits,
%v = load float, ptr addrspace(1) %p                         contiguity 256, divisibility that of %a
"""

from __future__ import annotations

from swlds.analysis.axis.accesses import AxisAccess, find_accesses
from swlds.analysis.axis.module import AxisAnalysis
from swlds.analysis.graph import find_reachable
from swlds.ir.model import Instruction
from swlds.ir.types import VOID
from swlds.layouts.blocked import BlockedLayout
from swlds.layouts.coalesced import TensorAccess, coalesced_layouts

_WIDEST = 16


def find_layouts(analysis: AxisAnalysis, per_item: int = 1) -> list[tuple[AxisAccess, BlockedLayout]]:
    """Each access to global memory whose bytes are a power of two up to 16, and its layout, as an access to a tensor that has
    ``per_item`` elements for each work-item (which bounds how many one takes at once). Accesses that depend on one another share
    their widths; stores, atomics and copies have no more than their own. OptionError for sizes that are no powers of two."""
    found = [a for a in find_accesses(analysis) if _is_tensor(a)]
    items, lanes = analysis.launch.items, min(analysis.launch.wave_size, analysis.launch.items)
    slices: dict[Instruction, int] = {}
    tensors = [_describe(access, items * per_item, slices) for access in found]
    return list(zip(found, coalesced_layouts(tensors, items // lanes, lanes), strict=True))


def _is_tensor(access: AxisAccess) -> bool:
    size = access.bytes
    return access.space in ("global", "flat") and size is not None and 0 < size <= _WIDEST and not size & size - 1


def _describe(access: AxisAccess, elements: int, slices: dict[Instruction, int]) -> TensorAccess:
    i = access.instruction
    if i not in slices:
        number = len(slices)
        slices.update(dict.fromkeys(find_reachable([i], _neighbours), number))
    assert access.bytes is not None, "asked before"
    claim = access.claim
    is_store = access.use != "load" or i.type == VOID  # copies to LDS load, too
    return TensorAccess(
        (elements,), 8 * access.bytes, (claim.contiguity,), (claim.divisibility,), None, is_store, slices[i]
    )  # fmt: skip


def _neighbours(i: Instruction) -> list[Instruction]:
    """What an instruction is computed from, and what is computed from it."""
    return [v for v in (*i.operands, *i.readers) if isinstance(v, Instruction)]
