"""Which pointers of a lowered kernel surely lead into its block, and so to nothing that it was given.

    %sw.block = load ptr addrspace(1), ptr addrspace(3) @llvm.amdgcn.sw.lds.k     the block, as nothing else is stored there
    %p = getelementptr i8, ptr addrspace(1) %sw.block, i32 %n                     memcheck keeps it in there
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.lowered import is_block_start
from swlds.device.runtime import RUNTIME
from swlds.ir.model import GlobalVariable, Instruction
from swlds.ir.names import display_name
from swlds.ir.opcodes import CALLS
from swlds.ir.values import Value


def find_block_pointers(slot: GlobalVariable) -> Callable[[Value], bool] | None:
    """Says whether a pointer leads into the block that the slot keeps; None where anything else may be stored there."""
    if not _keeps_a_block(slot):
        return None

    def leads_into_block(pointer: Value) -> bool:
        while isinstance(pointer, Instruction) and pointer.opcode == "getelementptr":
            pointer = pointer.operands[0]
        if isinstance(pointer, Instruction) and pointer.opcode == "load":
            return pointer.operands[0] is slot
        return _is_allocated(pointer)

    return leads_into_block


def _keeps_a_block(slot: GlobalVariable) -> bool:
    """Through it and what is made of its address nothing is stored but a block, at its start."""
    work: list[Value] = [slot]
    seen: set[Value] = {slot}
    for pointer in work:
        for user in pointer.users:
            if not isinstance(user, Instruction):
                return False
            if user.opcode == "getelementptr":
                work += [user] if user not in seen else []
                seen.add(user)
            elif user.opcode == "store":
                if user.operands[1] is not slot or not _is_allocated(user.operands[0]):
                    return False
            elif user.opcode not in ("load", "ptrtoint", "icmp"):
                return False
    return True


def _is_allocated(pointer: Value) -> bool:
    """As lowering has it: made of the number that the runtime gave."""
    if not isinstance(pointer, Instruction) or pointer.opcode != "inttoptr" or not is_block_start(pointer):
        return False
    call: Value = pointer
    while isinstance(call, Instruction) and call.opcode not in CALLS:  # the sum that it is aligned up with comes first
        call = call.operands[0]
    function = call.called_function if isinstance(call, Instruction) else None
    row = RUNTIME.get(display_name(function.name)) if function is not None and function.is_declaration else None
    return row is not None and row.effect == "allocate"


__all__ = ["find_block_pointers"]
