"""A load and a store become copies in the form that was chosen, at the store's place.

Before::

    %v = load i32, ptr addrspace(1) %from, align 4
    store i32 %v, ptr addrspace(3) %to, align 4

After; the wave's base is the first active lane's address without that lane's part::

    %back = mul i32 %lane, -4
    %place = getelementptr i8, ptr addrspace(3) %to, i32 %back
    %base = call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %place)
    call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) %base, i32 4, i32 0, i32 0)
"""

from __future__ import annotations

from typing import final

from swlds.ir.builder import Builder
from swlds.ir.model import Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.types import I8, I32, I64, VOID, FunctionType, PointerType
from swlds.ir.values import ConstantInt, Value
from swlds.passes.direct_copies.buffers import part_at_the_end
from swlds.passes.direct_copies.forms import Form, Kernel
from swlds.passes.direct_copies.memory import LDS
from swlds.passes.direct_copies.mixers import part_lanes
from swlds.passes.direct_copies.pairs import Pair

_LOCAL, _GLOBAL = PointerType(LDS), PointerType(1)
#: ``aux`` of accesses that are not to stay in caches, by what processors' names begin with. Source: LLVM's AMDGPUUsage, what
#: nontemporal loads of global memory are.
_NONTEMPORAL = {"gfx9": 3, "gfx94": 2, "gfx950": 2, "gfx9-4": 2, "gfx10": 2, "gfx12": 1}


@final
class Rewriter:
    """Of one kernel."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self._lane: Value | None = None

    def rewrite(self, pair: Pair, form: Form) -> list[Instruction]:
        """Put the copies in the store's place, and take out what they replace; returns them."""
        source = pair.source.pointer
        if pair.source.is_relative and not form.stride:
            place, source = part_at_the_end(pair, self.kernel.processor)
        else:
            place = pair.store if pair.mixer is None else part_lanes(pair.mixer, pair.load, pair.store)
        builder = Builder(place)
        builder.debug_location = pair.store.find_metadata("dbg")
        if form.stride:
            made = self._through_wave(builder, pair, form)
        else:
            made = self._by_lanes(builder, pair, form, _cast(builder, source, _GLOBAL))
        mixer = () if pair.mixer is None else (pair.mixer,)
        for old in (pair.store, *pair.way, *mixer, pair.load):
            old.erase_unread()
        return made

    def _through_wave(self, builder: Builder, pair: Pair, form: Form) -> list[Instruction]:
        back = builder.create_operator("mul", self._lane_number(), ConstantInt(I32, -form.stride), name="back")
        place = builder.create_gep(I8, _cast(builder, pair.target.pointer, _LOCAL), [back], "place")
        base = self._call(builder, "llvm.amdgcn.readfirstlane.p3", [place], "base")
        unit = form.units[0]
        if pair.source.is_relative:
            return [self._copy_buffer(builder, pair.load, base, unit)]
        source = _cast(builder, pair.source.pointer, _GLOBAL)
        if form.is_dealt and not form.is_permuted:
            step = builder.create_operator(
                "mul", self._lane_number(), ConstantInt(I32, unit - form.stride), name="back"
            )
            source = builder.create_gep(I8, source, [step], "source")
        sources = [source] * len(form.units)
        if form.is_permuted:
            sources = self._ask_lanes(builder, pair, form)
        aux = ConstantInt(I32, self._aux(pair))
        return [
            self._call(
                builder,
                "llvm.amdgcn.load.to.lds.p1",
                [source, base, ConstantInt(I32, unit), ConstantInt(I32, offset), aux],
            )
            for source, offset in zip(sources, form.offsets, strict=True)
        ]

    def _ask_lanes(self, builder: Builder, pair: Pair, form: Form) -> list[Value]:
        """The source of each copy, less its offset: piece n of the wave's bytes is one of the lane n / count, which says where it
        loads from."""
        known, unit, count = pair.source.object, form.units[0], len(form.units)
        assert known is not None, "judged so"
        start = _cast(builder, known, _GLOBAL)
        numbers = [builder.create_cast("ptrtoint", p, I64, "at") for p in (pair.source.pointer, known)]
        distance = builder.create_operator("sub", *numbers, name="distance")
        high = builder.create_operator("lshr", distance, ConstantInt(I64, 32), name="high")
        halves = [builder.create_cast("trunc", half, I32, "half") for half in (distance, high)]
        found: list[Value] = []
        for k, offset in enumerate(form.offsets):
            first = ConstantInt(I32, k * self.kernel.wave_size)
            piece = builder.create_operator("add", self._lane_number(), first, name="piece")
            asked = builder.create_operator("udiv", piece, ConstantInt(I32, count), name="asked")
            place = builder.create_operator("mul", asked, ConstantInt(I32, 4), name="place")
            low, up = (self._permute(builder, place, half) for half in halves)
            wide = [builder.create_cast("zext", half, I64, "wide") for half in (low, up)]
            shifted = builder.create_operator("shl", wide[1], ConstantInt(I64, 32), name="shifted")
            there = builder.create_operator("or", wide[0], shifted, name="there")
            part = builder.create_operator("urem", piece, ConstantInt(I32, count), name="part")
            within = builder.create_operator("mul", part, ConstantInt(I32, unit), name="within")
            step = builder.create_operator("sub", within, ConstantInt(I32, offset), name="step")
            more = builder.create_cast("sext", step, I64, "more")
            found.append(
                builder.create_gep(I8, start, [builder.create_operator("add", there, more, name="to")], "source")
            )
        return found

    def _permute(self, builder: Builder, place: Value, value: Value) -> Value:
        return self._call(builder, "llvm.amdgcn.ds.bpermute", [place, value], "asked")

    def _copy_buffer(self, builder: Builder, load: Instruction, base: Value, unit: int) -> Instruction:
        """(resource, voffset, soffset, aux) becomes (resource, LDS base, size, voffset, soffset, offset, aux)."""
        resource, voffset, soffset, aux = load.call_arguments
        assert load.called_function is not None, "an intrinsic"
        stem = display_name(load.called_function.name).partition(".load")[0]
        given = [resource, base, ConstantInt(I32, unit), voffset, soffset, ConstantInt(I32, 0), aux]
        return self._call(builder, f"{stem}.load.lds", given)

    def _by_lanes(self, builder: Builder, pair: Pair, form: Form, source: Value) -> list[Instruction]:
        target = _cast(builder, pair.target.pointer, _LOCAL)
        aux = pair.load.call_arguments[-1] if pair.source.is_relative else ConstantInt(I32, self._aux(pair))
        return [
            self._call(
                builder,
                f"llvm.amdgcn.global.load.async.to.lds.b{8 * unit}",
                [source, target, ConstantInt(I32, offset), aux],
            )
            for unit, offset in zip(form.units, form.offsets, strict=True)
        ]

    def _aux(self, pair: Pair) -> int:
        if pair.load.find_metadata("nontemporal") is None:
            return 0
        name = self.kernel.processor.name
        return _NONTEMPORAL[max((start for start in _NONTEMPORAL if name.startswith(start)), key=len)]

    def _lane_number(self) -> Value:
        """Computed once, in front of the kernel's other work."""
        if self._lane is None:
            first = next(i for i in self.kernel.function.entry if i.opcode != "alloca")
            builder = Builder(first)
            ones: Value = ConstantInt(I32, -1)
            lane = self._call(builder, "llvm.amdgcn.mbcnt.lo", [ones, ConstantInt(I32, 0)], "low")
            if self.kernel.wave_size > 32:
                lane = self._call(builder, "llvm.amdgcn.mbcnt.hi", [ones, lane], "lane")
            self._lane = lane
        return self._lane

    def _call(self, builder: Builder, name: str, arguments: list[Value], value_name: str = "") -> Instruction:
        result = arguments[0].type if value_name else VOID
        type_ = FunctionType(result, tuple(a.type for a in arguments))
        return call_intrinsic(self.kernel.function, builder, name, arguments, type_, value_name)


def call_intrinsic(
    function: Function, builder: Builder, name: str, arguments: list[Value], type_: FunctionType, value_name: str = ""
) -> Instruction:
    """A call of an intrinsic, which is declared where it is not."""
    assert function.module is not None, "a function of a module"
    return builder.create_call(function.module.declare(name, type_), arguments, value_name)


def _cast(builder: Builder, pointer: Value, type_: PointerType) -> Value:
    return pointer if pointer.type == type_ else builder.create_cast("addrspacecast", pointer, type_, "cast")
