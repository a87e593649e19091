"""Edits that cut a way short: a load uses what was stored last, a call becomes what the called function does.

What clang -O0 spells passes each value through stack slots and calls; without these ways nothing between a parameter and its use
could go.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from swlds.ir.model import Block, Function, Instruction, Module
from swlds.ir.opcodes import CASTS
from swlds.ir.values import Value
from swlds.reducer.control_flow import forget_edge, go_to, zero_of

Edit = Callable[[], None]


def slots(module: Module, kernel: str | None) -> list[Edit]:
    """Loads of stack slots use what a store put there: the last one before them in their block, else one of the entry block."""
    edits: list[Edit] = []
    for function in module.defined_functions:
        first = _stored_in_entry(function)
        for block in function.blocks:
            last: dict[Value, Value] = {}
            for i in block:
                if i.opcode == "store" and (slot := _slot_of(i.operands[1])) is not None:
                    last[slot] = i.operands[0]
                elif i.opcode == "load" and (slot := _slot_of(i.operands[0])) is not None:
                    value = last.get(slot) or (first.get(slot) if block is not function.entry else None)
                    if value is not None and value.type == i.type:
                        edits.append(functools.partial(use_instead, i, value))
    return edits


def _stored_in_entry(function: Function) -> dict[Value, Value]:
    stores = [i for i in function.entry if i.opcode == "store"]
    return {slot: i.operands[0] for i in stores if (slot := _slot_of(i.operands[1])) is not None}


def _slot_of(pointer: Value) -> Instruction | None:
    while isinstance(pointer, Instruction) and pointer.opcode in CASTS:
        pointer = pointer.operands[0]
    return pointer if isinstance(pointer, Instruction) and pointer.opcode == "alloca" else None


def use_instead(instruction: Instruction, value: Value) -> None:
    """What used the result of an instruction uses a value, and the instruction goes; where both are still there."""
    if instruction.block is None or (isinstance(value, Instruction) and value.block is None):
        return
    instruction.replace_all_uses_with(value)
    instruction.erase()


def jumps(module: Module, kernel: str | None) -> list[Edit]:
    """Branches back to the head of a loop go on, or where the head may go: out of the loop behind its first round."""
    edits: list[Edit] = []
    for function in module.defined_functions:
        seen: set[Block] = set()
        for block in function.blocks:
            seen.add(block)
            last = block.terminator
            if last.opcode != "br" or not any(target in seen for target in last.targets):
                continue
            if len(last.targets) > 1:
                edits += [functools.partial(go_to, last, way) for way in dict.fromkeys(last.targets) if way not in seen]
            elif (head := last.targets[0]).terminator.opcode == "br":
                ways = dict.fromkeys(head.terminator.targets)
                edits += [functools.partial(_jump, last, head, way) for way in ways if way not in seen]
    return edits


def _jump(branch: Instruction, through: Block, target: Block) -> None:
    block = branch.block
    if (
        block is None
        or branch.targets != [through]
        or target.function is None
        or any(i.opcode == "phi" for i in target)
    ):
        return
    forget_edge(through, block)
    branch.set_target(0, target)


def calls(module: Module, kernel: str | None) -> list[Edit]:
    """Calls become what the called function does: one of one block that returns, or one that nothing else names."""
    return [
        functools.partial(_write_out, i)
        for function in module.defined_functions
        for i in function.instructions()
        if i.opcode == "call" and _can_be_written_out(i.called_function) and i.called_function is not function
    ]


def _can_be_written_out(function: Function | None) -> bool:
    if function is None or function.is_declaration or function.is_kernel or function.signature.vararg:
        return False
    return _is_short(function) or len(function.uses) == 1


def _is_short(function: Function) -> bool:
    return len(function.blocks) == 1 and function.entry.terminator.opcode == "ret"


def _write_out(call: Instruction) -> None:
    function = call.called_function
    if call.block is None or function is None or not _can_be_written_out(function):
        return
    if not _is_short(function):
        _write_out_blocks(call, function)
        return
    became: dict[Value, Value] = dict(zip(function.arguments, call.call_arguments, strict=True))
    for i in function.entry:
        operands = [became.get(o, o) for o in i.operands]
        if i.opcode == "ret":
            if operands:
                call.replace_all_uses_with(operands[0])
            break
        if i.is_record:
            continue
        made = call.insert_before(_copy_for(call.function, i))
        made.set_operands(operands)
        became[i] = made
    call.erase()


def _copy_for(caller: Function | None, instruction: Instruction) -> Instruction:
    """A slot keeps its name, by which findings call it."""
    copy = instruction.clone()
    copy.set_metadata("dbg", None)
    if caller is not None and instruction.opcode == "alloca" and instruction.name:
        copy.name = caller.fresh_name(instruction.name)
    return copy


def _write_out_blocks(call: Instruction, function: Function) -> None:
    """Copies of the function's blocks, between what lies before the call and what follows it; slots go to the entry block."""
    before = call.block
    assert before is not None and before.function is not None, "the call stands in a function"
    caller = before.function
    behind = before.split_before(call, caller.fresh_name("behind"))
    became: dict[Value, Value] = dict(zip(function.arguments, call.call_arguments, strict=True))
    blocks = {block: Block(caller.fresh_name(block.name)) for block in function.blocks}
    made: list[Instruction] = []
    results: list[tuple[Value, Block]] = []
    last = before
    for old, new in blocks.items():
        last = caller.insert_block_after(last, new)
        for i in old:
            if i.is_record:
                continue
            if i.opcode == "ret":
                results += [(i.operands[0] if i.operands else i, new)]
                new.append(Instruction("br", targets=[behind]))
                continue
            copy = _copy_for(caller, i)
            copy.targets = [blocks[target] for target in copy.targets]
            became[i] = copy
            made.append(copy)
            caller.entry.instructions[0].insert_before(copy) if i.opcode == "alloca" else new.append(copy)
    for copy in made:
        copy.set_operands([became.get(o, o) for o in copy.operands])
    before.append(Instruction("br", targets=[blocks[function.entry]]))
    if call.uses:
        values = [became.get(value, value) for value, _ in results]
        phi = Instruction("phi", call.type, values, targets=[block for _, block in results])
        call.replace_all_uses_with(call.insert_before(phi) if values else zero_of(call))
    call.erase()


__all__ = ["calls", "jumps", "slots", "use_instead"]
