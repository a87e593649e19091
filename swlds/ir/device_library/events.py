"""Events where OpenCL C has no generic pointers: 1.x, and 3.0 without that feature.

clang 22 makes ``event_t`` a private pointer there, of 32 bits, and aligns its loads and stores as those of 64 bits:

    event_t events[2];                      %events = alloca [2 x ptr addrspace(5)], align 8, addrspace(5)
    events[1] = async_work_group_copy(…);   %at = getelementptr inbounds ptr addrspace(5), ptr addrspace(5) %events, i64 1
                                            store ptr addrspace(5) %event, ptr addrspace(5) %at, align 8

The second element is 4 bytes behind the first. Hardware stores it, so it is no fault of the program.
"""

from __future__ import annotations

from swlds.ir.model import Module
from swlds.ir.types import PointerType

_PRIVATE = PointerType(5)


def has_private_events(module: Module) -> bool:
    """Whether a function's name says that it takes an event, or a list of them, and that is a private pointer."""
    takers = (f for f in module.functions.values() if f.name.startswith("_Z") and f.name.endswith("9ocl_event"))
    return any(f.function_type.params[-1:] == (_PRIVATE,) for f in takers)


def align_private_events(module: Module) -> None:
    """Loads and stores of private pointers want no more than these are aligned to."""
    natural = module.data_layout.abi_align(_PRIVATE)
    for function in module.defined_functions:
        for i in function.instructions():
            moved = i.operands[0].type if i.opcode == "store" else i.type
            if i.opcode in ("load", "store") and moved == _PRIVATE and (i.field("align") or 0) > natural:
                i.set_field("align", natural)
