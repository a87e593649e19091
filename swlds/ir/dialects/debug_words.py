"""Words of debug information that older clangs write as text: a calling convention has another name in LLVM 22.1, which reads no
other. (In bitcode it is a number.) Source: LLVM's Dwarf.def."""

from __future__ import annotations

from swlds.ir.dialects.edits import Edits
from swlds.lazy import lazy_pattern

WORDS = (b"DW_CC_LLVM_OpenCLKernel",)

_KERNEL = lazy_pattern(rb'"[^"]*"|;[^\r\n]*|\bcc: (DW_CC_LLVM_OpenCLKernel)\b')


def translate(text: bytes, edits: Edits) -> None:
    """``cc: DW_CC_LLVM_OpenCLKernel`` becomes ``cc: DW_CC_LLVM_DeviceKernel``."""
    if WORDS[0] in text:
        for found in _KERNEL.finditer(text):
            if found[1] is not None:
                edits.replace(*found.span(1), b"DW_CC_LLVM_DeviceKernel")
