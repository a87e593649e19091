"""Rows of buffer resources and of copies between global memory and LDS.

``struct`` forms have an index in front of the offset; forms without ``ptr`` take the resource as ``<4 x i32>``. Which types a
target's atomics have is what LLVM 22's backend selects.
"""

from __future__ import annotations

from swlds.analysis.direct_copies import COPY_TYPES
from swlds.device.intrinsics.table import Refuses, add
from swlds.device.target import Target
from swlds.ir.model import Instruction
from swlds.ir.values import ConstantInt

#: The intrinsic's word -> the operation, as atomicrmw calls it.
OPERATIONS = {
    "swap": "xchg",
    "add": "add",
    "sub": "sub",
    "smin": "min",
    "umin": "umin",
    "smax": "max",
    "umax": "umax",
    "and": "and",
    "or": "or",
    "xor": "xor",
    "inc": "uinc_wrap",
    "dec": "udec_wrap",
    "cond.sub.u32": "usub_cond",
    "fadd": "fadd",
    "fmin": "fmin",
    "fmax": "fmax",
    "cmpswap": "cmpxchg",
}
_GFX908, _GFX90A, _GFX94, _GFX950, _GFX1250 = (
    ("gfx908",),
    ("gfx90a",),
    ("gfx94", "gfx9-4", "gfx950"),
    ("gfx950",),
    ("gfx125",),
)
_GFX10, _GFX11, _GFX12 = ("gfx10",), ("gfx11",), ("gfx12",)
#: (word, type) -> beginnings of the names of targets that have it; floating point only.
_FLOATS: dict[tuple[str, str], tuple[str, ...]] = {
    ("fadd", "float"): _GFX908 + _GFX90A + _GFX94 + _GFX11 + _GFX12,
    ("fadd", "<2 x half>"): _GFX908 + _GFX90A + _GFX94 + _GFX12,
    ("fadd", "<2 x bfloat>"): _GFX950 + _GFX12,
    ("fadd", "double"): _GFX90A + _GFX94 + _GFX1250,
    **{(word, "float"): _GFX10 + _GFX11 + _GFX12 for word in ("fmin", "fmax")},
    **{(word, "double"): _GFX90A + _GFX94 + _GFX10 + _GFX1250 for word in ("fmin", "fmax")},
}


def _refuse_atomic(word: str) -> Refuses:
    def refuses(instruction: Instruction, target: Target) -> str:
        kind = str(instruction.type)
        if word.startswith("f"):
            fits = target.name.startswith(_FLOATS.get((word, kind), ()))
            fits = fits and not (target.name == "gfx908" and instruction.readers)
        elif word == "cond.sub.u32":
            fits = kind == "i32"
        else:
            fits = kind in ("i32", "i64") or (word == "swap" and kind == "float")
        used = " whose result is used" if target.name == "gfx908" and instruction.readers else ""
        return "" if fits else f"a buffer atomic {word} of {kind}{used} does not exist on {target.name}"

    return refuses


def _refuse_wide(instruction: Instruction, target: Target) -> str:
    size = instruction.operands[2]
    assert isinstance(size, ConstantInt), "checked with the immediates"
    if size.value < 12 or target.name == "gfx950":
        return ""
    return f"loads of {size.value} bytes to LDS do not exist on {target.name} (gfx950 only)"


def _refuse_direct(position: int, offsets: dict[int, range]) -> Refuses:
    """``offsets``: what the instruction's offset field holds, by generation; LLVM's backend keeps the low bits of any other."""

    def refuses(instruction: Instruction, target: Target) -> str:
        offset, allowed = instruction.operands[position], offsets[target.generation]
        assert isinstance(offset, ConstantInt), "checked with the immediates"
        if offset.signed not in allowed:
            return f"an offset of {offset.signed} does not exist on {target.name} ({allowed[0]} to {allowed[-1]} only)"
        return _refuse_wide(instruction, target)

    return refuses


def refuse_async(instruction: Instruction, target: Target) -> str:
    """Of a copy with an LDS pointer for each lane; the offset is its third operand."""
    if not target.name.startswith(_GFX1250):
        return f"asynchronous copies do not exist on {target.name} (gfx1250 only)"
    offset = instruction.operands[2]
    assert isinstance(offset, ConstantInt), "checked with the immediates"
    return "" if -(1 << 23) <= offset.signed < 1 << 23 else f"an offset of {offset.signed} is over 24 bits"


def _refuse_tensor(instruction: Instruction, target: Target) -> str:
    """What is in the descriptor, only run time knows (``device.tensor_descriptor``)."""
    is_there = target.name.startswith(_GFX1250)
    return "" if is_there else f"copies by a tensor descriptor do not exist on {target.name} (gfx1250 only)"


_SIZES = frozenset(COPY_TYPES)
add("amdgcn.make.buffer.rsrc", 4, effect="make_buffer")
for _form, _more in (("raw", 0), ("struct", 1)):
    for _pointer in ("ptr.", ""):
        _stem = f"amdgcn.{_form}.{_pointer}buffer"
        add(f"{_stem}.load", 4 + _more, effect="buffer_load", immediates={3 + _more: None})
        add(f"{_stem}.store", 5 + _more, effect="buffer_store", immediates={4 + _more: None})
        add(
            f"{_stem}.load.lds",
            7 + _more,
            effect="buffer_load_lds",
            immediates={2: _SIZES, 5 + _more: None, 6 + _more: None},
            generations=(9, 10),
            refuses=_refuse_direct(5 + _more, {9: range(4096), 10: range(4096)}),
        )
        for _word, _operation in OPERATIONS.items():
            _arity = 5 + _more + (_word == "cmpswap")
            add(
                f"{_stem}.atomic.{_word}",
                _arity,
                effect="buffer_atomic",
                summary=_operation,
                immediates={_arity - 1: None},
                generations=(12,) if _word == "cond.sub.u32" else (),
                refuses=_refuse_atomic(_word),
            )
add("amdgcn.s.buffer.load", 3, effect="scalar_buffer_load", immediates={2: None})
add(
    "amdgcn.global.load.lds amdgcn.load.to.lds",
    5,
    effect="load_lds",
    immediates={2: _SIZES, 3: None, 4: None},
    generations=(9, 10),
    refuses=_refuse_direct(3, {9: range(-4096, 4096), 10: range(-2048, 2048)}),
)
for _bits in (8, 32, 64, 128):
    add(
        f"amdgcn.global.load.async.to.lds.b{_bits} amdgcn.global.store.async.from.lds.b{_bits}",
        4,
        effect="async_lds",
        immediates={2: None, 3: None},
        refuses=refuse_async,
    )
_TENSOR = " ".join(f"amdgcn.tensor.{name}" for name in ("load.to.lds", "store.from.lds"))
add(_TENSOR, 5, effect="tensor_lds", immediates={4: None}, refuses=_refuse_tensor)
add(_TENSOR.replace("lds ", "lds.d2 ") + ".d2", 3, effect="tensor_lds", immediates={2: None}, refuses=_refuse_tensor)
