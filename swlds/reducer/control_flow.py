"""Fewer blocks: edges that go, blocks that nothing reaches, blocks that are one."""

from __future__ import annotations

from swlds.ir.model import Block, Function, Instruction
from swlds.ir.types import VOID, PointerType
from swlds.ir.values import Constant, ConstantKeyword, Value


def zero_of(value: Value) -> Constant:
    """The null value of a value's type."""
    return ConstantKeyword(value.type, "zeroinitializer")


def remove_instruction(instruction: Instruction) -> None:
    """Take an instruction out; what used its result uses zero, or the pointer that a pointer was made from."""
    if instruction.block is None:
        return
    if instruction.type is not VOID:
        instruction.replace_all_uses_with(_instead_of(instruction))
    instruction.erase()


def _instead_of(instruction: Instruction) -> Value:
    """Null would be no harmless pointer in LDS: the first variable lies there."""
    if isinstance(instruction.type, PointerType) and instruction.opcode != "phi":
        for operand in instruction.operands:
            if operand.type == instruction.type and operand is not instruction:
                return operand
    return zero_of(instruction)


def go_to(terminator: Instruction, target: Block) -> None:
    """Make a terminator an unconditional branch to one of its targets."""
    block = terminator.block
    if block is None or target not in terminator.targets:
        return
    kept = False
    for successor in list(terminator.targets):
        if successor is target and not kept:
            kept = True
            continue
        forget_edge(successor, block)
    remove_instruction(terminator)
    block.append(Instruction("br", targets=[target]))


def end_here(terminator: Instruction) -> None:
    """Make a terminator a return of zero."""
    block = terminator.block
    if block is None or block.function is None or terminator.opcode == "ret":
        return
    for successor in list(terminator.targets):
        forget_edge(successor, block)
    remove_instruction(terminator)
    result = block.function.signature.result
    block.append(Instruction("ret", VOID, [] if result is VOID else [ConstantKeyword(result, "zeroinitializer")]))


def forget_edge(block: Block, source: Block) -> None:
    """One edge from ``source`` is gone: the phis lose its value."""
    for phi in block.phis:
        if source not in phi.targets:
            continue
        at = phi.targets.index(source)
        values = [value for index, value in enumerate(phi.operands) if index != at]
        phi.targets = [target for index, target in enumerate(phi.targets) if index != at]
        phi.set_operands(values)


def tidy(function: Function) -> None:
    """Take out blocks that nothing reaches and phis of one value; make one of two blocks that only each other lead to."""
    if function.is_declaration or not function.is_parsed:
        return
    _drop_unreachable(function)
    for block in function.blocks:
        for phi in block.phis:
            if not phi.operands:
                remove_instruction(phi)
            elif len(set(phi.operands)) == 1 and phi.operands[0] is not phi:
                phi.replace_all_uses_with(phi.operands[0])
                phi.erase()
    _join(function)
    function.referenced_blocks = {b.name: b for b in function.blocks}


def _drop_unreachable(function: Function) -> None:
    reached, waiting = {function.entry}, [function.entry]
    while waiting:
        for successor in waiting.pop().terminator.targets:
            if successor not in reached:
                reached.add(successor)
                waiting.append(successor)
    gone = [block for block in function.blocks if block not in reached]
    for block in gone:
        for successor in block.terminator.targets:
            if successor in reached:
                forget_edge(successor, block)
    for block in gone:
        for instruction in block:
            remove_instruction(instruction)
    function.blocks[:] = [block for block in function.blocks if block in reached]


def _join(function: Function) -> None:
    edges: dict[Block, int] = {}
    for block in function.blocks:
        for target in block.terminator.targets:
            edges[target] = edges.get(target, 0) + 1
    gone = set()
    for block in function.blocks:
        while block not in gone and block.terminator.opcode == "br" and len(block.terminator.targets) == 1:
            following = block.terminator.targets[0]
            if edges[following] != 1 or following is function.entry or following is block or following.phis:
                break
            block.terminator.erase()
            for instruction in following:
                block.append(instruction.detach())
            gone.add(following)
            for successor in block.terminator.targets:
                for phi in successor.phis:
                    for index, source in enumerate(phi.targets):
                        if source is following:
                            phi.set_target(index, block)
    function.blocks[:] = [block for block in function.blocks if block not in gone]
