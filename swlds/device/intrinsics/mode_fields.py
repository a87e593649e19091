"""Fields of the wave's MODE register: what a ``s.setreg`` writes of them, and what would depend on that.

A write changes nothing where it leaves a field as it is where kernels begin: to what their attributes say, as the backend
compiles them. A changed field is of no matter where nothing that depends on it can be reached before it is restored.

Sources: LLVM's AMDGPUUsage (``compute_pgm_rsrc1``: FLOAT_ROUND_MODE_32 and what follows it; gfx12 has no DX10_CLAMP, no IEEE);
"MODE register" in AMD's guides to the ISA of MI300, RDNA 3 and RDNA 4; of integer division, LLVM's AMDGPUCodeGenPrepare, which
divides in f32, where no number is denormal; what MODE is where a kernel begins, LLVM's SIModeRegisterDefaults.h, which also lists
the values of ``llvm.get.rounding`` and ``llvm.set.rounding``.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import final

from swlds.analysis.graph import find_reachable
from swlds.device.target import Target
from swlds.ir.assembly import written_assembly
from swlds.ir.model import Block, Function, Instruction
from swlds.ir.opcodes import CALLS
from swlds.ir.values import ConstantInt, InlineAsm, Value
from swlds.lazy import dataclass, lazy_pattern

_SETREG, _GETREG = "llvm.amdgcn.s.setreg", "llvm.amdgcn.s.getreg"
_SET_ROUNDING, _GET_ROUNDING = "llvm.set.rounding", "llvm.get.rounding"
#: The intrinsics that write MODE.
WRITERS = (_SETREG, _SET_ROUNDING)
MODE, OVERFLOW, OVERFLOW_BIT = 1, "FP16_OVFL", 1 << 23
#: The bits of both fields of FP_ROUND, and of FP_DENORM.
ROUND_BITS, DENORM_BITS = 0xF, 0xF0
#: A field of FP_DENORM that flushes nothing.
_KEEPS_DENORMALS = 3
#: FP_ROUND of what ``llvm.get.rounding`` gives: the four of C where both fields say the same; then all pairs that differ.
ROUNDINGS = {c: 5 * direction for c, direction in enumerate((3, 0, 1, 2))} | dict(
    enumerate((single | others << 2 for single in range(4) for others in range(4) if single != others), 8)
)
_KINDS = {
    "single": lazy_pattern(r"\bfloat\b|f32"),
    "others": lazy_pattern(r"\b(?:double|half|bfloat)\b|f64|f16"),
    "half": lazy_pattern(r"\bhalf\b"),
    "bfloat": lazy_pattern(r"\bbfloat\b"),
}
#: What gives floating point, or gets it, and computes none.
MOVES = {
    "load",
    "select",
    "phi",
    "extractelement",
    "insertelement",
    "shufflevector",
    "bitcast",
    "freeze",
    "extractvalue",
    "fneg",
}
_KEEPS = MOVES | {"store", "insertvalue", "ret"}
#: Calls that do: they move numbers, choose one, or change its sign.
_MOVING_CALLS = (
    *("llvm.amdgcn.raw.buffer.load.", "llvm.amdgcn.raw.ptr.buffer.load.", "llvm.amdgcn.struct.buffer.load."),
    *(
        "llvm.amdgcn.struct.ptr.buffer.load.",
        "llvm.amdgcn.global.load.tr.",
        "llvm.amdgcn.ds.read.tr",
        "llvm.amdgcn.ds.load.tr",
    ),
    *("llvm.amdgcn.readfirstlane.", "llvm.amdgcn.readlane.", "llvm.amdgcn.update.dpp.", "llvm.amdgcn.mov.dpp."),
    *("llvm.masked.load.", "llvm.masked.store.", "llvm.fabs.", "llvm.copysign."),
    *("llvm.amdgcn.raw.buffer.store.", "llvm.amdgcn.raw.ptr.buffer.store.", "llvm.amdgcn.struct.buffer.store."),
    "llvm.amdgcn.struct.ptr.buffer.store.",
)
_CHOOSING_CALLS = ("llvm.minnum.", "llvm.maxnum.", "llvm.minimum.", "llvm.maximum.")
MOVING_CALLS = (*_MOVING_CALLS, *_CHOOSING_CALLS)
#: Minima and maxima of all kinds.
EXTREMES = (*_CHOOSING_CALLS, "llvm.minimumnum.", "llvm.maximumnum.")
#: What computes exactly, whatever the rounding. Conversions to integers cut; ``rint`` is ``v_rndne``, to the nearest always.
_EXACT = {"fcmp", "fpext", "fptosi", "fptoui"}
_EXACT_CALLS = (
    *("llvm.floor.", "llvm.ceil.", "llvm.trunc.", "llvm.rint.", "llvm.nearbyint.", "llvm.roundeven.", "llvm.round."),
    *("llvm.fptosi.sat.", "llvm.fptoui.sat.", "llvm.canonicalize.", "llvm.is.fpclass.", "llvm.amdgcn.class."),
    *("llvm.amdgcn.cvt.pkrtz", "llvm.amdgcn.fmed3."),
    *("llvm.frexp.", "llvm.amdgcn.frexp.mant.", "llvm.amdgcn.frexp.exp."),
)
#: What is the same of a denormal number and of a zero of its sign, and is never denormal; classes are the bits' own (LangRef).
_BLIND = {"fptosi", "fptoui", "sitofp", "uitofp"}
_BLIND_CALLS = (
    *("llvm.trunc.", "llvm.rint.", "llvm.nearbyint.", "llvm.roundeven.", "llvm.round."),
    *("llvm.fptosi.sat.", "llvm.fptoui.sat.", "llvm.is.fpclass.", "llvm.amdgcn.class."),
)
FUSED = ("llvm.fma.", "llvm.fmuladd.")
#: Of half they are computed in f32, for what f16 has no instruction, or not always.
_BY_FLOAT = {"fdiv", "frem", "sitofp", "uitofp"}
_DIVISIONS = {"udiv", "sdiv", "urem", "srem"}


@final
@dataclass(frozen=True, slots=True)
class Field:
    """``first`` and ``count`` of its bits; ``default``: where kernels begin, None where that is not known. ``types``: what
    arithmetic depends on it: of f32 ("single"), of the "others", of "all", none (""); ``rounds``: only where it rounds;
    ``flushes``: only of denormal numbers."""

    name: str
    first: int
    count: int
    default: int | None = 0
    types: str = ""
    rounds: bool = False
    flushes: bool = False

    @property
    def bits(self) -> int:
        return ((1 << self.count) - 1) << self.first


@final
@dataclass(frozen=True, slots=True)
class Write:
    """What is written to the ``bits`` of MODE that are set there: ``value``, None where it is no constant."""

    bits: int
    value: int | None

    def keeps(self, field: Field) -> bool:
        """It leaves what it writes of the field as it is where the kernel begins."""
        here = field.bits & self.bits
        if not here:
            return True
        if self.value is None or field.default is None:
            return False
        return not (self.value ^ field.default << field.first) & here

    def restores(self, field: Field) -> bool:
        return field.bits & self.bits == field.bits and self.keeps(field)


def fields_of(function: Function, target: Target) -> list[Field]:
    """The fields of a target's MODE, with what they are where a kernel begins that may call the function, or is it."""
    kernels = kernels_of(function)

    def common(find: Callable[[Function], int | None]) -> int | None:
        found = {find(k) for k in kernels}
        return found.pop() if len(found) == 1 else None

    fields = [
        Field("FP_ROUND of f32", 0, 2, types="single", rounds=True),
        Field("FP_ROUND of f64 and f16", 2, 2, types="others", rounds=True),
        Field("FP_DENORM of f32", 4, 2, common(_single_denormals), "single", flushes=True),
        Field("FP_DENORM of f64 and f16", 6, 2, common(_other_denormals), "others", flushes=True),
        Field(OVERFLOW, 23, 1),
    ]
    if target.generation < 12:
        fields += [
            Field("DX10_CLAMP", 8, 1, common(lambda k: k.find_attribute("amdgpu-dx10-clamp") != "false"), "all"),
            Field("IEEE", 9, 1, common(lambda k: k.find_attribute("amdgpu-ieee") != "false"), "all"),
            Field("LOD_CLAMPED", 10, 1),
            Field("DEBUG", 11, 1),
            Field("EXCP_EN", 12, 7),
        ]
    return fields


def kernels_of(function: Function) -> list[Function]:
    """Those in whose waves it may run: itself, or all of its module; itself where there are none."""
    functions = function.module.functions.values() if function.module is not None and not function.is_kernel else ()
    return [f for f in functions if f.is_kernel] or [function]


def _other_denormals(kernel: Function) -> int | None:
    return _denormals(kernel.find_attribute("denormal-fp-math"), _KEEPS_DENORMALS)


def _single_denormals(kernel: Function) -> int | None:
    return _denormals(kernel.find_attribute("denormal-fp-math-f32"), _other_denormals(kernel))


def _denormals(modes: str | None, otherwise: int | None) -> int | None:
    """``output,input``, each flushed or kept: 0 flushes both, 1 the output, 2 the input, 3 none; None for modes that the device
    does not have, or that are not known."""
    if modes is None:
        return otherwise
    output, _, input_ = modes.partition(",")
    words = output.strip(), (input_ or output).strip()
    if not {"ieee", "preserve-sign"}.issuperset(words):
        return None
    return 2 * (words[0] == "ieee") + (words[1] == "ieee")


def mode_at_start(kernel: Function, target: Target) -> int:
    """MODE where a wave of the kernel begins; modes of denormals that are not known flush none (SIModeRegisterDefaults.h)."""
    return sum((_KEEPS_DENORMALS if f.default is None else f.default) << f.first for f in fields_of(kernel, target))


def flushes_at_start(function: Function, target: Target) -> bool:
    """Its attributes ask for some flushing of denormals."""
    return mode_at_start(function, target) & DENORM_BITS != DENORM_BITS


def find_write(instruction: Instruction) -> Write | None:
    """What an intrinsic writes of MODE; None where it is another instruction or another register."""
    name = callee_name(instruction)
    if name not in WRITERS:
        return None
    value = instruction.call_arguments[-1]
    if name == _SET_ROUNDING:
        return Write(ROUND_BITS, ROUNDINGS.get(value.value) if isinstance(value, ConstantInt) else None)
    bits = bits_of_mode(instruction.operands[0])
    if not bits:
        return None
    return Write(bits, value.value << first_of(bits) & bits if isinstance(value, ConstantInt) else None)


def first_of(bits: int) -> int:
    """The place of the lowest bit."""
    return (bits & -bits).bit_length() - 1


def sets_rounding(instruction: Instruction) -> bool:
    """A ``llvm.set.rounding``, whose operand is none of the register's values."""
    return callee_name(instruction) == _SET_ROUNDING


def gets_rounding(instruction: Instruction) -> bool:
    """A ``llvm.get.rounding``."""
    return callee_name(instruction) == _GET_ROUNDING


def bits_of_mode(register: Value) -> int:
    """The bits of MODE that an operand of ``s.setreg`` and ``s.getreg`` says: number, first bit and count less one."""
    if not isinstance(register, ConstantInt) or register.value & 63 != MODE:
        return 0
    return ((1 << (register.value >> 11 & 31) + 1) - 1) << (register.value >> 6 & 31) & 0xFFFF_FFFF


def find_dependent(
    switch: Instruction,
    field: Field,
    is_wanted: Callable[[Instruction], bool] = lambda instruction: True,
    is_anywhere: bool = False,
) -> Instruction | str:
    """An instruction that depends on a field, and is wanted, and may come behind the ``switch`` before the field is restored, or
    ``is_anywhere``; the empty string for none, and why that cannot be told."""
    assert switch.function is not None and switch.function.module is not None, "an instruction of a program"
    parts: list[Iterable[Instruction]] = [
        switch.function.instructions() if is_anywhere else _behind(switch, field)
    ]
    if not switch.function.is_kernel:
        parts[0] = behind = list(parts[0])
        if any(i.opcode == "ret" for i in behind):
            parts += [f.instructions() for f in switch.function.module.functions.values()]  # who may have called it
    checked = set[Function]()
    while parts:
        for instruction in parts.pop():
            if depends_on(instruction, field) and is_wanted(instruction):
                return instruction
            if not calls_function(instruction):
                continue
            callee = instruction.operands[-1]
            if not isinstance(callee, Function):
                return "functions are called through pointers behind it"
            if callee not in checked:
                checked.add(callee)
                parts.append(callee.instructions())
    return ""


def _behind(switch: Instruction, field: Field) -> Iterator[Instruction]:
    """Instructions of the function that may come behind the switch, up to those that restore the field; also on ways that other
    lanes of the wave may have taken past it, where it is not restored before these ways meet."""
    assert switch.block is not None, "an instruction of a program"
    own = list(switch.block.instructions)
    ways: list[tuple[Block, set[Block]]] | None = None
    waiting: list[tuple[Block, list[Instruction]]] = [(switch.block, own[own.index(switch) + 1 :])]
    seen = set[Block]()
    while waiting:
        block, instructions = waiting.pop()
        for instruction in instructions:
            write = find_write(instruction)
            if write is not None and write.restores(field):
                break
            yield instruction
        else:
            afters = list(block.successors)
            ways = _other_ways(switch.block) if ways is None else ways
            for way, reached in ways:
                if not afters or not reached.isdisjoint(afters):
                    afters.append(way)
            for after in afters:
                if after not in seen:
                    seen.add(after)
                    waiting.append((after, list(after.instructions)))


def _other_ways(block: Block) -> list[tuple[Block, set[Block]]]:
    """Where branches lead past a block that also lead to it, as lanes may then be on both ways, and what is reached from there.
    Nobody asks here whether all lanes go one way."""
    assert block.function is not None, "a block of a program"
    before = block.function.predecessors()
    leading = find_reachable([block], lambda b: before[b])
    past = dict.fromkeys(
        way for other in leading if other is not block for way in other.successors if way not in leading
    )
    return [(way, {*find_reachable([way], lambda b: b.successors)}) for way in past]


def depends_on(instruction: Instruction, field: Field) -> bool:
    """Also what reads the field's bits back."""
    name = callee_name(instruction)
    if name and reads_register(instruction):
        return bool(read_bits(instruction) & field.bits)
    if not field.types:
        return False
    if instruction.opcode in _DIVISIONS:
        return field.types != "others" and not field.flushes and not isinstance(instruction.operands[1], ConstantInt)
    if instruction.opcode in _KEEPS or calls_function(instruction) or name.startswith(_MOVING_CALLS):
        return False
    if field.rounds and (instruction.opcode in _EXACT or name.startswith((*EXTREMES, *_EXACT_CALLS))):
        return False
    if field.flushes and (instruction.opcode in _BLIND or name.startswith(_BLIND_CALLS)):
        return False
    return _touches(instruction, field.types)


def _touches(instruction: Instruction, types: str) -> bool:
    """It computes with floating point of these types, or gives it."""
    if instruction.opcode == "call" and isinstance(instruction.operands[-1], InlineAsm):
        spelled = written_assembly(instruction)
    else:
        spelled = " ".join(str(v.type) for v in (instruction, *instruction.operands) if not isinstance(v, Function))
    kinds = _find_kinds(spelled)
    is_single = "single" in kinds or _is_by_float(instruction, kinds)
    return {"single": is_single, "others": "others" in kinds, "all": is_single or "others" in kinds}[types]


@functools.lru_cache(maxsize=1024)
def _find_kinds(spelled: str) -> frozenset[str]:
    """Which of ``_KINDS`` there is in types, or in assembly."""
    return frozenset(kind for kind, pattern in _KINDS.items() if pattern.search(spelled))


def _is_by_float(instruction: Instruction, kinds: frozenset[str]) -> bool:
    """The device computes it in f32: bfloat, and half where it has no instruction for it."""
    if "bfloat" in kinds:
        return True
    is_call = instruction.opcode == "call" and not callee_name(instruction).startswith(FUSED)
    return (is_call or instruction.opcode in _BY_FLOAT) and "half" in kinds


def reads_register(instruction: Instruction) -> bool:
    """A ``s.getreg``, of whatever register, or a ``llvm.get.rounding``."""
    return callee_name(instruction) in (_GETREG, _GET_ROUNDING)


def read_bits(instruction: Instruction) -> int:
    """The bits of MODE that what ``reads_register`` reads."""
    return ROUND_BITS if gets_rounding(instruction) else bits_of_mode(instruction.operands[0])


def callee_name(instruction: Instruction) -> str:
    callee = instruction.called_function if instruction.opcode in CALLS else None
    return callee.name if callee is not None else ""


def calls_function(instruction: Instruction) -> bool:
    """Assembly is no function; what has no body and is no intrinsic is the device library's, or refused."""
    if instruction.opcode != "call" or isinstance(instruction.operands[-1], InlineAsm):
        return False
    callee = instruction.operands[-1]
    return not isinstance(callee, Function) or not callee.is_declaration
