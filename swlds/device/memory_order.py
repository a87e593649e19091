"""What fences, ordered atomics and volatile accesses order: how far, and for which memory. Both engines go by it.

Two waves of a group meet at workgroup scope, waves of two groups at agent or system scope, those of a
cluster at cluster scope, on both sides; lanes of a wave
at any but ``singlethread``.
"""

from __future__ import annotations

from typing import Any

from swlds.device.program import Program
from swlds.ir.metadata import ORDERS, Item, Node, String, find_node
from swlds.ir.model import Instruction, Module
from swlds.ir.opcodes import ORDERED

#: Indices of the clocks of a wave.
LDS_CLOCK, GLOBAL_CLOCK = 0, 1
BOTH = (LDS_CLOCK, GLOBAL_CLOCK)
#: How far an operation reaches: not beyond the wave, the work-group, the cluster, the device.
WAVE_SCOPE, GROUP_SCOPE, CLUSTER_SCOPE, DEVICE_SCOPE = 0, 1, 2, 3
RELEASES = frozenset(("release", "acq_rel", "seq_cst"))
ACQUIRES = frozenset(("acquire", "acq_rel", "seq_cst"))


def scope_level(name: str | None) -> int:
    """How far a ``syncscope`` reaches; the empty one is the system's. Where there are no clusters, all groups are taken to be in
    one: there the compiler takes ``cluster`` for ``agent``."""
    word = (name or "").strip('"').removesuffix("one-as").removesuffix("-")
    if word in ("singlethread", "wavefront"):
        return WAVE_SCOPE
    return {"workgroup": GROUP_SCOPE, "cluster": CLUSTER_SCOPE}.get(word, DEVICE_SCOPE)


def orders_lanes(name: str | None) -> bool:
    """Does a fence or an atomic of this ``syncscope`` reach the other lanes of its wave?"""
    return not (name or "").strip('"').startswith("singlethread")


def ordered_spaces(module: Module, instruction: Instruction) -> tuple[int, ...]:
    """The clocks that a fence moves: all, or what ``amdgpu-synchronize-as`` names; of a lowered module, what it named before."""
    metadata = dict(instruction.metadata)
    reference = metadata.get(ORDERS, metadata.get("mmra"))
    words = _spaces_of(module, reference) if reference is not None else frozenset[str]()
    if not words:
        return BOTH
    return tuple(c for c, word in ((LDS_CLOCK, "local"), (GLOBAL_CLOCK, "global")) if word in words)


def _spaces_of(module: Module, reference: str) -> frozenset[str]:
    """What ``_spaces`` finds, once for each node: ``!4`` is the same one as long as nobody rewrites it."""
    known: dict[str, frozenset[str]] = module.kept.setdefault("ordered spaces", {})
    if reference not in known:
        known[reference] = frozenset(_spaces(module, reference))
    return known[reference]


def _spaces(module: Module, item: Item | str) -> set[str]:
    node = find_node(module, item)
    if node is None:
        return set()
    texts = [e.text for e in node.elements if isinstance(e, String)]
    if len(texts) == 2:
        return {texts[1]} if texts[0] == "amdgpu-synchronize-as" else set()
    return {
        word for e in node.elements if isinstance(e, Node) or not isinstance(e, String) for word in _spaces(module, e)
    }


def blocks_are_lds(module: Module) -> bool:
    """Was the module lowered by profile ``full``? Fences that were limited to LDS order its blocks, but no other memory."""
    return "swlds.lds" in module.named_metadata


def orders_blocks_as_lds(program: Program) -> bool:
    """Are lowered blocks ordered as LDS is, where some fence or atomic orders LDS only, or other memory only?"""
    return blocks_are_lds(program.module) and any(
        _orders_one(program.module, i)
        for function in program.functions.values()
        if not function.is_declaration
        for i in function.instructions()
    )


def _orders_one(module: Module, i: Instruction) -> bool:
    """A fence that is limited to one memory, or an ordered atomic that orders its own only."""
    if i.opcode == "fence":
        return ordered_spaces(module, i) != BOTH
    if i.opcode not in ORDERED or not is_one_as(i.field("syncscope")):
        return False
    orderings = {i.field("ordering"), i.field("failure_ordering") if i.opcode == "cmpxchg" else None}
    return bool(orderings & (RELEASES | ACQUIRES))


def orders_groups(program: Program) -> bool:
    """True when the program releases and acquires beyond the work-group, so that groups can be ordered; in clusters, too."""
    found = set()
    for function in program.functions.values():
        for i in [] if function.is_declaration else function.instructions():
            ordering = i.field("ordering") if i.opcode == "fence" or i.opcode in ORDERED else None
            if ordering and scope_level(i.field("syncscope")) >= CLUSTER_SCOPE:
                found |= {kind for kind in (RELEASES, ACQUIRES) if ordering in kind}
    return len(found) == 2


def is_one_as(scope: str | None) -> bool:
    """Does an atomic of this ``syncscope`` order only the memory that it accesses? Those of OpenCL do."""
    return (scope or "").strip('"').endswith("one-as")


def atomic_spaces(scope: str | None, space: Any) -> tuple[int, ...]:
    """The clocks that an ordered atomic moves: with a ``one-as`` scope only its own."""
    return (space,) if is_one_as(scope) else BOTH


def keeps_order(instruction: Instruction) -> bool:
    """A volatile access, or one that is atomic to the other lanes: such accesses of a wave keep their order."""
    if "volatile" in instruction.flags:
        return True
    is_atomic = instruction.opcode in ORDERED and bool(instruction.field("ordering"))
    return is_atomic and orders_lanes(instruction.field("syncscope"))
