"""Types of AMDGPU intrinsics that LLVM's verifier leaves open: overloads of any type, and names that LLVM does not know.

What is not here has the types that LLVM has checked. A signature is a pattern of result and arguments, ``;`` after each.
"""

from __future__ import annotations

from swlds.ir.model import Instruction
from swlds.ir.types import Type
from swlds.lazy import lazy_pattern

_WORD, _FLOAT = "i(?:32|64)", "half|bfloat|float|double"
#: A scalar or a vector: lanes exchange no aggregates.
_VALUE = r"(?:i\d|half|bfloat|float|double|ptr|<(?!\{))[^;]*"
_MOVES = {
    "readfirstlane": r"(V);\1;",
    "readlane": r"(V);\1;i32;",
    "writelane": r"(V);\1;i32;\1;",
    "update.dpp": r"(V);\1;\1;i32;i32;i32;i1;",
    "mov.dpp": r"(V);\1;i32;i32;i32;i1;",
    "mov.dpp8": r"(V);\1;i32;",
    "permlane16 permlanex16": r"(V);\1;\1;i32;i32;i1;i1;",
    "permlane64": r"(V);\1;",
    "set.inactive set.inactive.chain.arg": r"(V);\1;\1;",
    "wqm softwqm wwm strict.wwm strict.wqm": r"(V);\1;",
}
_OTHERS = {
    "bitop3": r"(i(?:16|32));\1;\1;\1;i32;",
    "ubfe sbfe": rf"({_WORD});\1;i32;i32;",
    "mul.u24 mul.i24": rf"{_WORD};i32;i32;",
    "frexp.exp": "i(?:16|32);(?:half|float|double);",
    "sffbh": "i32;i32;",
    "cvt.pk.bf16.f32": "<2 x bfloat>;float;float;",
    "cvt.f32.ubyte0 cvt.f32.ubyte1 cvt.f32.ubyte2 cvt.f32.ubyte3": "float;i32;",
    "make.buffer.rsrc": r"ptr addrspace\(8\);.*",
    "cluster.load.b32 cluster.load.b64 cluster.load.b128": r"[^;]*;ptr addrspace\(1\);i32;i32;",
    "ballot": f"{_WORD};i1;",
    "inverse.ballot": f"i1;{_WORD};",
    "icmp": rf"{_WORD};(i(?:1|8|16|32|64));\1;i32;",
    " ".join(f"wave.reduce.{o}" for o in "umin umax min max and or xor add sub".split()): (
        r"(i(?:8|16|32|64));\1;i32;"
    ),
    "wave.reduce.fadd wave.reduce.fsub wave.reduce.fmin wave.reduce.fmax": rf"({_FLOAT});\1;i32;",
}
_SIGNATURES = {
    f"llvm.amdgcn.{name}": lazy_pattern(pattern.replace("V", _VALUE))
    for table in (_MOVES, _OTHERS)
    for names, pattern in table.items()
    for name in names.split()
}


def wrong_types(stem: str, is_hint: bool, name: str, instruction: Instruction, arguments: tuple[Type, ...]) -> str:
    """What is wrong with the types of a call, "" for nothing. ``stem``: name of the row; ``is_hint``: it does nothing."""
    pattern = _SIGNATURES.get(stem)
    kind = str(instruction.type)
    if is_hint and kind not in ("void", "token"):
        return f"{name} has no result, not one of type {kind}"
    if pattern is None or pattern.fullmatch("".join(f"{t};" for t in (kind, *arguments))):
        return ""
    return f"{name} does not exist for {kind} ({', '.join(map(str, arguments))})"
