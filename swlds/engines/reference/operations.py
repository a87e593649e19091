"""One opcode, one row: what builds the operation of an instruction, and a function of them."""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.launch import Launch
from swlds.device.turns import may_end_behind
from swlds.engines.reference import arithmetic, atomics, casts, comparisons, control, memory_operations, vectors
from swlds.engines.reference.byval import find_copies
from swlds.engines.reference.calls import build_call
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import MOVED, Code, Frame, Operation
from swlds.engines.reference.machine import Budget, Machine
from swlds.errors import UnsupportedError
from swlds.ir.model import Function, Instruction

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


def decode_function(machine: Machine, function: Function) -> Code:
    """Decode a function definition."""
    assert not function.is_declaration, f"@{function.name} has no body"
    decoder = Decoder(machine, function)
    code = decoder.code
    if not function.is_kernel:
        code.copies = find_copies(decoder)
    has_seed = machine.launch.options.seed != 0
    code.argument_slots = [decoder.slot(a) for a in function.arguments]
    for block in function.blocks:
        operations, sources = [], []
        for instruction in block:
            builder = BUILDERS.get(instruction.opcode)
            if instruction.is_record or instruction.opcode == "phi":
                continue
            if builder is None:
                raise UnsupportedError(f"the instruction {instruction.opcode} is not executed: {instruction.text}")
            operation = builder(decoder, instruction)
            if operation is not None:
                may_end = may_end_behind(instruction.opcode, has_seed=has_seed)
                operations.append(_ending_turns(operation) if may_end else operation)
                sources.append(instruction)
        code.blocks.append(operations)
        code.sources.append(sources)
    return code


def _ending_turns(operation: Operation) -> Operation:
    """The operation, behind which the wave's turn may end."""

    def run(frame: Frame) -> int:
        operation(frame)
        return MOVED

    return run


def make_machine(launch: Launch, deadline: float | None = None, budget: Budget | None = None) -> Machine:
    """A machine that knows all operations."""
    launch.ran_reference = launch.may_hold_tags = True
    launch.image.memory.space.kept.forbid()
    return Machine(launch, decode_function, deadline, budget)
