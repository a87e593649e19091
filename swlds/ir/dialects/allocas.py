"""Stack slots in address space 0: a producer that names no target, and so no data layout, writes them so (tinygrad).

Before: ``%r = alloca [4 x float], align 16``
After:  ``%private.r = alloca [4 x float], align 16, addrspace(5) %r = addrspacecast ptr addrspace(5) %private.r to ptr``

A line holds two instructions then. The first has a name, so that numbers of unnamed values stay.
"""

from __future__ import annotations

import re

from swlds.ir.dialects.edits import Edits
from swlds.lazy import lazy_pattern

_ALLOCA = lazy_pattern(
    rb'^[ \t]*%("[^"\n]*"|[-\w$.]+) = alloca ([^;\n!]*?)[ \t]*((?:, ![^;\n]*)?(?:;[^\n]*)?)$', re.MULTILINE
)


def translate(text: bytes, edits: Edits) -> None:
    prefix = b"private."
    while b"%" + prefix in text:
        prefix = b"_" + prefix
    for found in _ALLOCA.finditer(text):
        if b"addrspace(" in found[2] or found[1].startswith(b'"'):
            continue
        name = found[1]
        edits.insert(found.start(1), prefix)
        cast = b", addrspace(5)%s %%%s = addrspacecast ptr addrspace(5) %%%s%s to ptr"
        edits.replace(found.end(2), found.end(3), cast % (_metadata(found[3]), name, prefix, name))


def _metadata(rest: bytes) -> bytes:
    return rest.split(b";")[0].rstrip()
