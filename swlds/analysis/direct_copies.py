"""Copies from global memory straight to LDS: where the lanes' data lie, and the load that moves as much.

Source: AMD CDNA4 ISA guide, 9.1.9 and 10.3; LLVM's AMDGPUDMAOperations.
"""

from __future__ import annotations

from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Instruction
from swlds.ir.types import I8, I16, I32, Type, VectorType
from swlds.ir.values import ConstantInt

#: Bytes that a lane may copy through the wave's one LDS base -> the type of the load; the compiler has no instruction for others.
COPY_TYPES: dict[int, Type] = {1: I8, 2: I16, 4: I32, 12: VectorType(3, I32), 16: VectorType(4, I32)}
#: The same for the asynchronous copies of gfx1250, which have an LDS pointer for each lane.
ASYNC_TYPES: dict[int, Type] = {1: I8, 4: I32, 8: VectorType(2, I32), 16: VectorType(4, I32)}
#: Of ``aux`` of load.to.lds and the buffer forms: the access is volatile. No bit of the instruction.
VOLATILE = 1 << 31
#: How their calls are lowered.
_SYNC_FORMS = ("copy_direct", "copy_buffer")


def lane_stride(size: int) -> int:
    """Bytes between the places of neighbouring lanes, for a copy of ``size`` bytes a lane through the wave's one LDS base.

    1, 2 and 4 bytes take a word; 12 take 16 as 16 do, and leave the last four as they were.
    """
    return 4 if size <= 4 else 16


def waits_behind(call: Instruction) -> bool:
    """A volatile copy of a sync form: the compiler waits for all sync copies of the wave behind it."""
    callee = call.called_function if call.opcode == "call" else None
    facts = find_facts(callee.name) if callee is not None else None
    if facts is None or facts.lowering not in _SYNC_FORMS:
        return False
    aux = call.call_arguments[-1]
    return isinstance(aux, ConstantInt) and bool(aux.value & VOLATILE)


def wrong_copy(size: int, buffer_offset: int = 0) -> str:
    """Why no instruction makes a copy of that many bytes a lane, and with that offset into a buffer; "" where one does."""
    if size not in COPY_TYPES:
        return f"a copy of {size} bytes a lane, which no instruction makes"
    return f"the offset of a buffer load is {buffer_offset}, which no instruction has" if buffer_offset < 0 else ""


def buffer_load_name(name: str, size: int) -> str:
    """The intrinsic that loads what a copy ``llvm.amdgcn.*.buffer.load.lds`` of ``size`` bytes moves."""
    type_ = COPY_TYPES[size]
    suffix = f"v{type_.count}{type_.element}" if isinstance(type_, VectorType) else str(type_)
    return f"{name.removesuffix('.lds')}.{suffix}"
