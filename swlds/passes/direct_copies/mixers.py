"""Values that only some lanes load, and what the others store: a phi behind a branch, or a select.

Before; lanes past the end store zero::

    start:
      br i1 %inside, label %load, label %join
    load:
      %v = load float, ptr addrspace(1) %from, align 4
      br label %join
    join:
      %w = phi float [ %v, %load ], [ 0.0, %start ]
      store float %w, ptr addrspace(3) %to, align 4

After: the copy stands where the load did, and the others store by themselves::

    start:
      br i1 %inside, label %load, label %other
    load:
      call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) %base, i32 4, i32 0, i32 0)
      br label %join
    other:
      store float 0.0, ptr addrspace(3) %to, align 4
      br label %join

So it does not matter what the hardware makes of lanes beyond a buffer's end.
"""

from __future__ import annotations

from swlds.analysis.addresses import Access
from swlds.analysis.graph import Dominators
from swlds.ir.builder import Builder
from swlds.ir.model import Block, Instruction
from swlds.ir.types import I1
from swlds.ir.values import Value
from swlds.passes.direct_copies.memory import Memory


def judge_mixer(mixer: Instruction, load: Instruction, store: Instruction, target: Access, memory: Memory) -> str:
    """Why the lanes that load cannot be parted from the others, "" for nothing."""
    if mixer.opcode == "select":
        is_plain = mixer.operands[0].type == I1 and mixer.operands[1] is not mixer.operands[2]
        return "" if is_plain and mixer.block is store.block else mixer.summary
    return _judge_phi(mixer, load, store, target, memory)


def _judge_phi(phi: Instruction, load: Instruction, store: Instruction, target: Access, memory: Memory) -> str:
    join, home = phi.block, load.block
    if join is None or home is None or join is not store.block or join.function is None:
        return phi.summary
    if list(phi.operands).count(load) != 1 or phi.targets[list(phi.operands).index(load)] is not home:
        return f"it comes another way to {phi.summary}"
    if any(block.terminator.opcode != "br" or block.terminator.targets.count(join) != 1 for block in phi.targets):
        return f"a switch leads to {phi.summary}"
    if home.terminator.targets != [join]:
        return f"not all that load come to {phi.summary}"
    tree = Dominators(join.function.entry, lambda block: block.successors)
    pointer = target.pointer
    at = pointer.block if isinstance(pointer, Instruction) else None
    if at is not None and not all(tree.has(at, block) for block in phi.targets) or any(join is b for b in phi.targets):
        return f"the address in LDS is not known in front of {phi.summary}"
    return _judge_rest(join, store, target, memory)


def _judge_rest(join: Block, store: Instruction, target: Access, memory: Memory) -> str:
    """The store goes in front of what stands between the join and its place."""
    for between in join:
        if between is store:
            break
        if what := memory.orders(between):
            return f"{what} stands in front of the store: {between.summary}"
        if any(memory.may_alias(access, target) for access in memory.accesses(between)):
            return f"LDS may be accessed in front of the store: {between.summary}"
    return ""


def part_lanes(mixer: Instruction, load: Instruction, store: Instruction) -> Instruction:
    """Have the other lanes store what is theirs; returns in front of what the copy belongs. The store is still there."""
    if mixer.opcode == "phi":
        return _part_ways(mixer, load, store)
    return _part_block(mixer, load, store)


def _part_ways(phi: Instruction, load: Instruction, store: Instruction) -> Instruction:
    join, home = phi.block, load.block
    assert join is not None and home is not None and join.function is not None, "asked before"
    for value, source in list(zip(phi.operands, phi.targets, strict=True)):
        if source is home:
            continue
        other = _store_in_block(source, value, store, join)
        source.terminator.set_target(source.terminator.targets.index(join), other)
        for each in join.phis:
            each.targets = [other if block is source else block for block in each.targets]
            each.touch()
    return home.terminator


def _part_block(select: Instruction, load: Instruction, store: Instruction) -> Instruction:
    start = store.block
    assert start is not None and start.function is not None, "a store of a function"
    function = start.function
    condition, yes, no = select.operands
    is_first = yes is load
    tail = start.split_before(store, function.fresh_name("stored"))
    copying = Block(function.fresh_name("copy"), function)
    function.insert_block_after(start, copying)
    end = Builder(copying).create_br(tail)
    other = _store_in_block(copying, no if is_first else yes, store, tail)
    ways = (copying, other) if is_first else (other, copying)
    Builder(start).create_cond_br(condition, *ways)
    return end


def _store_in_block(behind: Block, value: Value, store: Instruction, target: Block) -> Block:
    """A new block that stores a value in the store's place, and goes on to ``target``."""
    function = behind.function
    assert function is not None, "a block of a function"
    block = Block(function.fresh_name("other"), function)
    function.insert_block_after(behind, block)
    made = store.clone()
    made.set_operand(0, value)
    block.append(made)
    Builder(block).create_br(target)
    return block
