"""Text of newer and older LLVM, and of producers that leave something out, becomes text that LLVM 22.1 reads.

Before: ``target triple = "amdgpu9.42-amd-amdhsa"``, ``fmul float %x, f0x3FB8AA3B``.
After: ``target triple = "amdgcn-amd-amdhsa"``, functions with ``"target-cpu"="gfx942"``, ``fmul float %x, 0x3FF7154760000000``.

Lines stay lines. Columns are translated back (``Translation.place``), so that errors name the user's own text. Text that needs
none of it is searched for a few words and goes through as it is.
"""

from __future__ import annotations

import re

from swlds.ir.dialects import allocas, attributes, calls, debug_words, floats
from swlds.ir.dialects.edits import Edits, Translation
from swlds.lazy import lazy_pattern

#: What text holds at least one of, if anything here but literals has to do with it.
_WORDS = (
    *attributes.WORDS,
    *debug_words.WORDS,
)
_TRIPLE = lazy_pattern(rb"^[ \t]*target[ \t]+triple", re.MULTILINE)

__all__ = ["Translation", "is_newer", "may_be_misread", "translate"]


def is_newer(text: bytes) -> bool:
    """Whether a module's text may hold something that LLVM 22.1 spells otherwise. Decimals do not count: LLVM says which it
    does not take."""
    if any(word in text for word in _WORDS) or calls.may_hold_newer(text) or floats.may_hold_newer(text):
        return True
    return _has_flat_slots(text)


def may_be_misread(text: bytes) -> bool:
    """Whether a module's text may hold something that LLVM 22.1 takes for something else, or ends the process over. What else
    is newer it rejects."""
    return calls.may_hold_newer(text) or _has_flat_slots(text)


def _has_flat_slots(text: bytes) -> bool:
    """Whether stack slots may lie where they do without a target."""
    return b"alloca" in text and not _TRIPLE.search(text)


def translate(text: bytes) -> Translation:
    """The text as LLVM 22.1 spells it. What is no LLVM IR stays as it is, and LLVM says so."""
    edits = Edits()
    floats.translate(text, edits)
    attributes.translate(text, edits)
    calls.translate(text, edits)
    debug_words.translate(text, edits)
    if not _TRIPLE.search(text):
        allocas.translate(text, edits)
    return edits.apply(text)
