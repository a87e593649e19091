"""Loads that transpose: ``ds.read.tr`` of gfx950, ``ds.load.tr`` of gfx1250, ``global.load.tr`` of gfx12, as loads and exchanges.

Each lane loads E elements, and gets E that lanes of its group loaded: element j of lane i is element i mod E of lane ``from``.

===================  ==  =====  =====================================  ===================================================
intrinsic            E   group  ``from``                               known from
===================  ==  =====  =====================================  ===================================================
ds.read.tr16.b64     4   16     4 * j + i / 4                          products that Triton compiles, AMD's rocRoller
ds.read.tr8.b64      8   16     2 * j + i / 8                          the same, Mojo's documentation
ds.read.tr6.b96      16  16     j                                      the device tests of AMD's rocRoller
ds.read.tr4.b64      16  16     j                                      the same
ds.load.tr16.b128    8   8      j                                      products that Triton compiles, measured on a device
ds.load.tr8.b64      8   16     4 * (i / 8) + 8 * (j / 4) + j mod 4    the same
global.load.tr.b128  8   8      j                                      measured on gfx1250 and gfx1201; RADV for gfx12.0
global.load.tr.b64   8   16     4 * (i / 8) + 8 * (j / 4) + j mod 4    gfx12.0: RADV (which rows lanes load, what they get)
===================  ==  =====  =====================================  ===================================================

The others are left. Of ``ds.load.tr4``, ``ds.load.tr6`` and gfx1250's ``global.load.tr`` of 8 bits and less, AMD's emulator
rocjitsu, AMD's translator of gfx1250 code (hotswap in comgr) and tests that others publish tell different places. In waves of 64
lanes on gfx12.0 only half of the lanes load, as RADV and rocjitsu say; that is not done here.

Before::

    %v = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p)

After: a load of ``<2 x i32>``, and for each element a ``ds.bpermute`` of each of its words, of which the reader takes one.

Needs: nothing. Breaks: nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from swlds.ir.model import Function, Instruction, Module
from swlds.ir.types import I32, FunctionType, PointerType, VectorType
from swlds.ir.values import ConstantInt, ConstantKeyword, Value
from swlds.lazy import dataclass


@final
@dataclass(frozen=True, slots=True)
class Transpose:
    """``bits`` of an element, ``words`` of a lane, ``group``: lanes that exchange; ``processors`` that have it. Element j comes
    from lane ``steps[j]`` of the group, plus ``stride`` times i / E. ``align``: of a lane's place in LDS.
    ``lanes``: of a wave, 0 where the processors have waves of one size."""

    bits: int
    words: int
    group: int
    processors: tuple[str, ...]
    steps: tuple[int, ...]
    stride: int = 0
    align: int = 8
    lanes: int = 0

    @property
    def elements(self) -> int:
        return 32 * self.words // self.bits


_GFX950, _GFX1250 = ("gfx950",), ("gfx1250", "gfx1251")
_GFX1200 = ("gfx1200", "gfx1201", "gfx12-generic")
#: By the name without its overload. Rows of 6 bits want addresses of 16 bytes, as rocRoller and Composable Kernel say.
KINDS = {
    "ds.read.tr16.b64": Transpose(16, 2, 16, _GFX950, (0, 4, 8, 12), 1),
    "ds.read.tr8.b64": Transpose(8, 2, 16, _GFX950, (0, 2, 4, 6, 8, 10, 12, 14), 1),
    "ds.read.tr6.b96": Transpose(6, 3, 16, _GFX950, tuple(range(16)), align=16),
    "ds.read.tr4.b64": Transpose(4, 2, 16, _GFX950, tuple(range(16))),
    "ds.load.tr16.b128": Transpose(16, 4, 8, _GFX1250, tuple(range(8)), align=16),
    "ds.load.tr8.b64": Transpose(8, 2, 16, _GFX1250, (0, 1, 2, 3, 8, 9, 10, 11), 4),
    "global.load.tr.b128": Transpose(16, 4, 8, (*_GFX1200, *_GFX1250), tuple(range(8)), lanes=32),
    "global.load.tr.b64": Transpose(8, 2, 16, _GFX1200, (0, 1, 2, 3, 8, 9, 10, 11), 4, lanes=32),
}


def kind_of(name: str) -> Transpose | None:
    """What an intrinsic of that name transposes. On gfx12.0 a lane has half as much in waves of 64."""
    plain = name.removeprefix("llvm.amdgcn.")
    if plain.startswith(("global.load.tr.b128.v4", "global.load.tr.b64.i32")):
        return None
    return next((kind for stem, kind in KINDS.items() if plain == stem or plain.startswith(stem + ".")), None)


def has_transposed_loads(module: Module) -> bool:
    """Whether a module declares one that can be expanded."""
    return any(f.is_declaration and kind_of(name) for name, f in module.functions.items() if "." in name)


def expand_transposed_loads(module: Module, processor_of: Callable[[Function], str]) -> None:
    """Rewrite every call in functions for processors that have the instruction, and remove declarations that nothing uses then.
    ``processor``: that of functions that name none."""
    for function in [f for f in module.functions.values() if f.is_declaration]:
        kind = kind_of(function.name)
        if kind is None:
            continue
        for call in function.users:
            assert isinstance(call, Instruction) and call.function is not None, "an intrinsic is only called"
            has_it = processor_of(call.function) in kind.processors and not (
                kind.lanes and _has_wide_waves(call.function)
            )
            if call.opcode == "call" and has_it:
                _expand(call, kind)
        if not function.uses:
            module.remove(function)


def _has_wide_waves(function: Function) -> bool:
    return "+wavefrontsize64" in (function.find_attribute("target-features") or "").split(",")


def _expand(call: Instruction, kind: Transpose) -> None:
    builder = _Builder(call)
    pointer = call.operands[0]
    loaded = builder.made(
        builder.inner.create_load(VectorType(kind.words, I32), pointer, "row", align=_align(pointer, kind))
    )
    words = [builder.operator("extractelement", loaded, _number(k), name="word") for k in range(kind.words)]
    lane = builder.lane()
    place = builder.operator("and", lane, _number(kind.group - 1), name="place")
    first = builder.operator("sub", lane, place, name="first")
    element = builder.operator("and", place, _number(kind.elements - 1), name="element")
    start = _first_lane(builder, first, place, kind) if kind.stride else first
    at = builder.operator("mul", element, _number(kind.bits), name="at")
    shift = builder.operator("and", at, _number(31), name="shift")
    word = builder.operator("lshr", at, _number(5), name="which")
    # of 6 bits some lie in two words
    last = builder.operator("add", word, _number(1), name="next") if 32 % kind.bits else word
    values = [_fetch(builder, words, start, step, (word, last), shift, kind) for step in kind.steps]
    result = builder.pack(values, kind)
    if result.type != call.type:
        result = builder.made(builder.inner.create_cast("bitcast", result, call.type, "column"))
    call.replace_all_uses_with(result)
    call.erase()


def _align(pointer: Value, kind: Transpose) -> int:
    """In LDS a row lies at a multiple of its size; in global memory anywhere."""
    return kind.align if pointer.type == PointerType(3) else 1


def _first_lane(builder: _Builder, first: Value, place: Value, kind: Transpose) -> Value:
    log = kind.elements.bit_length() - 1
    part = builder.operator("lshr", place, _number(log), name="part")
    if kind.stride > 1:
        part = builder.operator("mul", part, _number(kind.stride), name="part")
    return builder.operator("add", first, part, name="start")


def _fetch(
    builder: _Builder,
    words: Sequence[Value],
    start: Value,
    step: int,
    which: tuple[Value, Value],
    shift: Value,
    kind: Transpose,
) -> Value:
    """One element, in the low bits of a word. ``which``: the words that it begins in and may end in."""
    source = builder.operator("add", start, _number(step), name="source")
    address = builder.operator("shl", source, _number(2), name="address")
    got = [builder.exchange(address, w) for w in words]
    moved = builder.operator("lshr", builder.choose(got, which[0]), shift, name="moved")
    if 32 % kind.bits:
        rest = builder.operator("sub", _number(31), shift, name="rest")
        doubled = builder.operator("shl", builder.choose(got, which[1]), _number(1), name="doubled")
        high = builder.operator("shl", doubled, rest, name="high")
        moved = builder.operator("or", moved, high, name="moved")
    return builder.operator("and", moved, _number((1 << kind.bits) - 1), name="bits")


def _number(value: int) -> ConstantInt:
    return ConstantInt(I32, value)


@final
class _Builder:
    """Inserts in front of the call, in its place of the source."""

    def __init__(self, call: Instruction) -> None:
        from swlds.ir.builder import Builder  # most modules have no such call

        self.inner, self.line = Builder(call), call.line
        self.inner.debug_location = call.find_metadata("dbg")
        function = call.function
        assert function is not None and function.module is not None, "a call of a module"
        self.module = function.module

    def made(self, instruction: Instruction) -> Instruction:
        instruction.line = self.line
        return instruction

    def operator(self, opcode: str, *operands: Value, name: str) -> Instruction:
        return self.made(self.inner.create_operator(opcode, *operands, name=name))

    def call(self, name: str, *operands: Value) -> Instruction:
        callee: Function = self.module.declare(f"llvm.amdgcn.{name}", FunctionType(I32, (I32, I32)))
        return self.made(self.inner.create_call(callee, list(operands), name.rpartition(".")[2]))

    def lane(self) -> Instruction:
        low = self.call("mbcnt.lo", _number(-1), _number(0))
        return self.call("mbcnt.hi", _number(-1), low)

    def exchange(self, address: Value, value: Value) -> Instruction:
        return self.call("ds.bpermute", address, value)

    def choose(self, words: Sequence[Value], which: Value) -> Value:
        """The word of that number; the first where there is none."""
        chosen = words[0]
        for k in range(1, len(words)):
            is_it = self.made(self.inner.create_compare("eq", which, _number(k), "is"))
            chosen = self.operator("select", is_it, words[k], chosen, name="chosen")
        return chosen

    def pack(self, values: list[Value], kind: Transpose) -> Value:
        """A vector of words from elements."""
        parts: list[list[Value]] = [[] for _ in range(kind.words)]
        for n, value in enumerate(values):
            place, at = divmod(n * kind.bits, 32)
            parts[place].append(self.operator("shl", value, _number(at), name="high") if at else value)
            if at + kind.bits > 32:
                parts[place + 1].append(self.operator("lshr", value, _number(32 - at), name="low"))
        result: Value = ConstantKeyword(VectorType(kind.words, I32), "poison")
        for k, (word, *others) in enumerate(parts):
            for other in others:
                word = self.operator("or", word, other, name="both")
            result = self.operator("insertelement", result, word, _number(k), name="column")
        return result
