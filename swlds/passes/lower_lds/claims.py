"""What functions say of the alignment of LDS addresses. The block must keep it: code relies on it (``or`` for ``add``)."""

from __future__ import annotations

import re

from swlds.ir.model import Function, Module
from swlds.lazy import lazy_pattern

_NUMBER = lazy_pattern(r"i64 (\d{1,10})\b")
#: What says more than ``PARAMETER_ALIGN``, perhaps: the patterns below look closer.
_LARGE = lazy_pattern(r'align(?: (?:32|64|\d{3})|"| !)')
_LDS = r"ptr addrspace\(3\)"
_LDS_OR_FLAT = r"ptr(?: addrspace\(3\)|(?! addrspace))"


def _patterns(pointer: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """(alignments as they stand, alignments in metadata) of pointers: at accesses, arguments, results, in assumptions."""
    forms = (
        rf"{pointer}(?: [^,\n]*)?,? align (\d{{1,10}})\b",
        rf"(?:atomicrmw|cmpxchg) [^\n]*{pointer} [^\n]*, align (\d{{1,10}})\b",
        rf"\balign (\d{{1,10}})\b[^,\n]*? {pointer}",
        rf'"align"\({pointer} [^,\n]*, i\d+ (\d{{1,10}})\b',
    )
    return lazy_pattern("|".join(forms)), lazy_pattern(rf"load [^\n]*{pointer}, [^\n]*, !align !(\d{{1,9}})")


_OF_LDS, _OF_LDS_OR_FLAT = _patterns(_LDS), _patterns(_LDS_OR_FLAT)


def claimed_alignment(module: Module, function: Function, may_be_flat: bool) -> int:
    """The largest alignment above 16 that a function claims of an LDS pointer, 1 where none. ``may_be_flat``: flat ones may
    lead there."""
    body = function.body or ""
    if _LARGE.search(body) is None and _LARGE.search(function.header) is None:
        return 1
    plain, attached = _OF_LDS_OR_FLAT if may_be_flat else _OF_LDS
    text = f"{function.header}\n{body}"
    claims = [int(number) for groups in plain.findall(text) for number in groups if number]
    nodes = [module.metadata.get(int(number)) for number in attached.findall(text)]
    claims += [int(number) for node in nodes if node is not None for number in _NUMBER.findall(node.text)]
    return max((claim for claim in claims if claim & (claim - 1) == 0), default=1)
