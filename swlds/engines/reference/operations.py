"""One opcode, one row: what builds the operation of an instruction."""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.reference import arithmetic, atomics, casts, comparisons, control, memory_operations, vectors
from swlds.engines.reference.calls import build_call
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Operation
from swlds.ir.model import Instruction

Builder = Callable[[Decoder, Instruction], Operation | None]

BUILDERS: dict[str, Builder] = {
    **dict.fromkeys(arithmetic.INTEGER, arithmetic.build_integer),
    **dict.fromkeys(arithmetic.FLOAT, arithmetic.build_float),
    **dict.fromkeys(casts.CASTS, casts.build_cast),
    "fneg": arithmetic.build_fneg,
    "icmp": comparisons.build_icmp,
    "fcmp": comparisons.build_fcmp,
    "select": comparisons.build_select,
    "bitcast": casts.build_bitcast,
    "addrspacecast": casts.build_addrspacecast,
    "freeze": casts.build_freeze,
    "alloca": memory_operations.build_alloca,
    "load": memory_operations.build_load,
    "store": memory_operations.build_store,
    "getelementptr": memory_operations.build_getelementptr,
    "fence": memory_operations.build_fence,
    "atomicrmw": atomics.build_atomicrmw,
    "cmpxchg": atomics.build_cmpxchg,
    "extractelement": vectors.build_extractelement,
    "insertelement": vectors.build_insertelement,
    "shufflevector": vectors.build_shufflevector,
    "extractvalue": vectors.build_extractvalue,
    "insertvalue": vectors.build_insertvalue,
    "br": control.build_br,
    "switch": control.build_switch,
    "ret": control.build_ret,
    "unreachable": control.build_unreachable,
    "call": build_call,
}
