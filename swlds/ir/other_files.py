"""Files that are given where LLVM IR is wanted: what they are, and how IR is made of them."""

from __future__ import annotations

import re

from swlds.errors import InputError, ParseError
from swlds.lazy import lazy_pattern

_FIRST_STEPS = "docs/first-steps.md tells how to get IR"
_IN_OPENCL = "compile it first: clang -x cl --target=amdgcn-amd-amdhsa -mcpu=gfx942 -nogpulib -S -emit-llvm"
_IN_HIP = "compile it first: hipcc, or clang -x hip, with --offload-device-only --offload-arch=gfx942 -S -emit-llvm"
_IN_MLIR = "translate it first, such as by mlir-translate --mlir-to-llvmir"
_BY_COMPILER = "have the compiler write LLVM IR, such as by -S -emit-llvm"
#: The start of a binary file -> what it is.
_BINARIES = {
    b"\x7fELF": "an object file (ELF)",
    b"__CLANG_OFFLOAD_BUNDLE__": "a bundle of clang's offload bundler",
    b"CCOB": "a compressed bundle of clang's offload bundler",
    b"!<arch>": "an archive",
}
#: LLVM IR has a line of these.
_IR = lazy_pattern(rb"(?m)^(?:define|declare|target) |^; ModuleID")
#: What stands in sources, and what to do about it.
_SOURCES = (
    (rb"__global__|__shared__|hip_runtime", "HIP source", _IN_HIP),
    (rb"\b(?:__)?kernel\s+(?:__attribute__|void)|\bget_(?:local|global|group)_id\b", "OpenCL C source", _IN_OPENCL),
    (rb"(?m)^\s*module\s*(?:@\S+\s*)?(?:attributes\s*)?\{|\b(?:llvm|func|tt)\.func\b", "MLIR", _IN_MLIR),
    (rb"(?m)^\s*\.(?:amdgcn_target|amdhsa_kernel|text|globl)\b", "assembly", _BY_COMPILER),
    (rb"(?m)^\s*(?:#\s*include\b|import \w+|def \w+\()", "source in another language", _BY_COMPILER),
)


def refuse_binaries(raw: bytes, name: str) -> None:
    """InputError for files that compilers write and that are no bitcode."""
    for start, what in _BINARIES.items():
        if raw.startswith(start):
            hint = f"{_BY_COMPILER}; {_FIRST_STEPS}"
            raise InputError(f"is {what}, not LLVM IR", location=name, hint=hint)


def name_language(raw: bytes, error: ParseError) -> ParseError:
    """The error of a text that has no line of LLVM IR, which says what it seems to be."""
    if error.hint or _IR.search(raw):
        return error
    found = next(((what, hint) for pattern, what, hint in _SOURCES if re.search(pattern, raw[: 1 << 20])), None)
    seems, hint = ("", "") if found is None else (f": this seems to be {found[0]}, not LLVM IR", f"{found[1]}; ")
    return ParseError(f"{error.message}{seems}", location=error.location, hint=f"{hint}{_FIRST_STEPS}")


__all__ = ["name_language", "refuse_binaries"]
