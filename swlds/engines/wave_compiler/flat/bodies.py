"""What is known of a kernel and its bodies together: which values are the same in all lanes, and which bodies may wait.

A body's parameter is uniform when every call gives it a uniform value. Results differ by lane.
"""

from __future__ import annotations

from bisect import bisect_left

from swlds.analysis.reconvergence import Order
from swlds.analysis.uniformity import Uniformity, find_uniformity
from swlds.device.address_space import FLAT, PRIVATE
from swlds.engines.wave_compiler.control.crossings import callee_of_enter, find_sources
from swlds.engines.wave_compiler.control.reconvergence import find_order
from swlds.engines.wave_compiler.flat.flatten import (
    FlatBlock,
    FlatCode,
    FlatInstruction,
    FlatValue,
)
from swlds.engines.wave_compiler.flat.kinds import (
    barrier_effect,
    is_always_uniform,
    may_block,
    reads_again,
    varies_by_lane,
)
from swlds.engines.wave_compiler.flat.memory_calls import reads_memory
from swlds.engines.wave_compiler.flat.outline import has_loop_around
from swlds.engines.wave_compiler.flat.provenance import MIXED, Provenance
from swlds.ir.types import PointerType, scalar_type

#: The order of a code's blocks, and the uniformity of its values.
Flow = tuple[Order, Uniformity]


def find_flows(kernel: FlatCode, provenance: Provenance) -> dict[FlatCode, Flow]:
    """Of the kernel and each body."""
    orders = {code: find_order(code.blocks) for code in kernel.all}
    sources = find_sources(kernel)
    owners = {p: body for body in kernel.bodies.values() for p in body.parameters}
    varying: set[FlatInstruction] = set()
    flows: dict[FlatCode, Flow] = {}
    work = set(kernel.all)
    while work:
        for code in [c for c in kernel.all if c in work]:
            flows[code] = (orders[code][0], _analyse(code, orders[code][1], varying, provenance))
        divergent = {i for _, flow in flows.values() for i in flow.divergent}
        new = {p for p in owners if p not in varying and any(s in divergent for s in sources[p])}
        varying |= new
        work = {owners[p] for p in new}
    return flows


def find_loops(flows: dict[FlatCode, Flow]) -> list[set[FlatBlock]]:
    """The blocks of each loop; ``Order`` keeps them together."""
    found = []
    for code, (order, _) in flows.items():
        blocks = sorted(code.blocks, key=lambda b: order.first[b.number])
        keys = [order.first[b.number] for b in blocks]
        for header, end in order.again.items():
            found.append(set(blocks[bisect_left(keys, order.first[header]) : bisect_left(keys, end)]))
    return found


def _analyse(
    code: FlatCode, irreducible: set[FlatBlock], varying: set[FlatInstruction], provenance: Provenance
) -> Uniformity:
    def varies(i: FlatInstruction) -> bool:
        if i.opcode == "load":
            return _may_be_private(i.operands[0], provenance)
        if reads_memory(i) and any(_may_be_private(o, provenance) for o in i.operands):
            return True
        return i.opcode == "enter" or i in varying or varies_by_lane(i)

    def reads(i: FlatInstruction) -> bool:
        is_new_slot = i.opcode == "alloca" and has_loop_around(i.source)
        return is_new_slot or i.opcode == "enter" or reads_again(i)

    def uniform(i: FlatInstruction) -> bool:
        return i.opcode in ("alloca", "byval") or is_always_uniform(i)

    return find_uniformity(code.blocks, varies, reads, uniform, irreducible)


def _may_be_private(pointer: FlatValue, provenance: Provenance) -> bool:
    """One address is another place in every lane."""
    type_ = scalar_type(pointer.type)
    if isinstance(type_, PointerType) and type_.addrspace == FLAT:
        symbol = provenance.of(pointer)
        return symbol is not None and symbol.kind in ("alloca", "given", MIXED.kind)
    return isinstance(type_, PointerType) and type_.addrspace == PRIVATE


def find_waiting(kernel: FlatCode, gives_way: bool) -> set[FlatCode]:
    """Codes that may come to a barrier, or give way: coroutines."""
    if gives_way:
        return set(kernel.all)
    found = {
        code
        for code in kernel.all
        if any(barrier_effect(i) or may_block(i) for b in code.blocks for i in b.instructions)
    }
    while True:
        new = {code for code in kernel.all if code not in found and any(c in found for c in _entered(kernel, code))}
        if not new:
            return found
        found |= new


def _entered(kernel: FlatCode, code: FlatCode) -> list[FlatCode]:
    return [kernel.bodies[callee_of_enter(i)] for b in code.blocks for i in b.instructions if i.opcode == "enter"]
