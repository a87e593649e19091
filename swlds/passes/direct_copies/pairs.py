"""Loads from global memory whose value is stored to LDS as it is, and what speaks against one copy in place of the two.

%v = load <4 x float>, ptr addrspace(1) %from, align 16
%w = bitcast <4 x float> %v to <4 x i32>                     a way that changes no bit: bitcast, freeze
store <4 x i32> %w, ptr addrspace(3) %to, align 16
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from swlds.analysis.addresses import UNKNOWN, Access
from swlds.analysis.direct_copies import VOLATILE
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Argument, Function, GlobalVariable, Instruction
from swlds.ir.names import display_name
from swlds.ir.types import IntType, PointerType, Type, VectorType, is_float, scalar_type
from swlds.ir.values import ConstantInt, Value
from swlds.lazy import dataclass
from swlds.passes.direct_copies.memory import LDS, Memory, effect_of
from swlds.passes.direct_copies.mixers import judge_mixer

_KEEPS_BITS = ("bitcast", "freeze")
_MIXES = ("phi", "select")
_GLOBAL = (1, 4)


@final
@dataclass(frozen=True, eq=False)
class Pair:
    """A load and the store of its value. ``way``: what leads from one to the other; ``source``, ``target``: the accesses;
    ``bytes``: of a lane. ``mixer``: the phi or select by which other lanes, or other ways, store something else."""

    load: Instruction
    store: Instruction
    way: tuple[Instruction, ...]
    source: Access
    target: Access
    bytes: int
    mixer: Instruction | None = None

    @property
    def place(self) -> Instruction:
        """In front of which the copy belongs: the store, or the end of the block in which a phi's value is loaded."""
        if self.mixer is None or self.mixer.opcode == "select":
            return self.store
        assert self.load.block is not None, "a load of a block"
        return self.load.block.terminator

    @property
    def text(self) -> str:
        """The pair in a few words."""
        known = self.target.object
        place = known.brief if isinstance(known, GlobalVariable | Argument) else "LDS"
        return f"{self.load.brief} to {place}"


def find_pairs(memory: Memory, function: Function) -> Iterator[Pair]:
    """All of a function, in the order of its stores."""
    layout = memory.module.data_layout
    for store in function.instructions():
        if store.opcode != "store":
            continue
        (target,) = memory.accesses(store) or (None,)
        if target is None or target.space != LDS or target.bytes is None:
            continue
        value, way = store.operands[0], []
        while isinstance(value, Instruction) and value.opcode in _KEEPS_BITS:
            way.append(value)
            value = value.operands[0]
        if not isinstance(value, Instruction) or not has_all_bits(store.operands[0].type, layout):
            continue
        if source := _source(memory, value):
            yield Pair(value, store, tuple(way), source, target, target.bytes)
        elif value.opcode in _MIXES:
            for operand in value.operands:
                if isinstance(operand, Instruction) and (source := _source(memory, operand)):
                    yield Pair(operand, store, tuple(way), source, target, target.bytes, value)
                    break


def _source(memory: Memory, value: Instruction) -> Access | None:
    """Where a value is loaded from, if it is, and not from LDS."""
    if value.opcode != "load" and effect_of(value) != "buffer_load":
        return None
    found = memory.accesses(value)
    return found[0] if len(found) == 1 and found[0].space != LDS else None


def has_all_bits(type_: Type, layout: DataLayout) -> bool:
    """A number, a pointer or a vector of such, all of whose bits in memory are its own."""
    scalar = scalar_type(type_)
    if not isinstance(scalar, (IntType, PointerType)) and not is_float(scalar):
        return False
    if isinstance(type_, VectorType) and type_.scalable:
        return False
    return layout.bits_of(type_) == 8 * layout.store_size(type_)


def name_no_kernel(pair: Pair) -> str:
    """What is said of a pair in a function that is no kernel."""
    assert pair.store.function is not None, "an instruction of a function"
    return f"it stands in @{display_name(pair.store.function.name)}, which is no kernel: inline it first"


def judge(pair: Pair, memory: Memory) -> str:
    """The first thing that keeps a pair from being one copy on any target, "" for nothing."""
    for check in (_judge_kinds, _judge_uses, _judge_source, _judge_places):
        if reason := check(pair, memory):
            return reason
    return ""


def _judge_kinds(pair: Pair, memory: Memory) -> str:
    for word, i in (("load", pair.load), ("store", pair.store)):
        for flag in ("volatile", "atomic"):
            if flag in i.flags:
                return f"the {word} is {flag}"
    aux = pair.load.call_arguments[-1] if pair.load.opcode == "call" else None
    if aux is not None and not (isinstance(aux, ConstantInt) and not aux.value & VOLATILE):
        return "the load is volatile"
    return ""


def _judge_uses(pair: Pair, memory: Memory) -> str:
    mixer = () if pair.mixer is None else (pair.mixer,)
    for value in (pair.load, *mixer, *pair.way):
        if len(value.readers) > 1:
            return f"{value.brief} is used elsewhere, too: it is needed in registers"
    return ""


def _judge_source(pair: Pair, memory: Memory) -> str:
    if pair.source.is_relative or pair.source.space in _GLOBAL:
        return ""
    if pair.source.space or UNKNOWN in pair.source.objects or not pair.source.objects:
        return f"the source is not known to lie in global memory: {pair.source.pointer.brief}"
    spaces = {o.type.addrspace for o in pair.source.objects if isinstance(o, Value) and isinstance(o.type, PointerType)}
    return (
        ""
        if spaces <= set(_GLOBAL)
        else f"the source is not known to lie in global memory: {pair.source.pointer.brief}"
    )


def _goes_round(mixer: Instruction, memory: Memory) -> bool:
    if mixer.opcode != "phi" or mixer.function is None:
        return False
    values = memory.analysis.values(mixer.function)
    return any(values.is_back_edge(block, mixer.block) for block in mixer.targets)


def _judge_places(pair: Pair, memory: Memory) -> str:
    """Where the copy goes the lanes must be the load's, and the source must hold what it held."""
    load, place = pair.load, pair.place
    if pair.mixer is not None and _goes_round(pair.mixer, memory):
        return f"the value goes round a loop, {pair.mixer.summary}: store it in the round that loads it"
    if pair.way and pair.mixer is not None:
        return f"not all lanes store what they load: {pair.mixer.summary}"
    if pair.mixer is not None and (reason := judge_mixer(pair.mixer, load, pair.store, pair.target, memory)):
        return f"not all lanes store what they load: {reason}"
    if load.block is not place.block or place.function is None:
        return "load and store stand in different blocks: other lanes may be active"
    is_constant = memory.is_constant(pair.source, place.function)
    between = load.next
    while between is not None and between is not place:
        if memory.writes(between, pair.source):
            return f"between load and store, this may write the source: {between.summary}"
        if (what := memory.orders(between)) and (what == "a call" or not is_constant):
            return f"{what} stands between load and store: {between.summary}"
        between = between.next
    return ""
