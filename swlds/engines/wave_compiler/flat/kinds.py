"""What an instruction is to the analyses: the same in all lanes, another result each time, a place where a wave may wait."""

from __future__ import annotations

from swlds.device.intrinsics import find_intrinsic
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, facts_of, row_of, runtime_row
from swlds.ir.intrinsics import Spread
from swlds.ir.model import Module
from swlds.ir.opcodes import UPDATES
from swlds.ir.values import InlineAsm

_BLOCKING = ("barrier", "barrier_wait", "cluster_barrier", "cluster_load", "grid_barrier")


def is_always_uniform(i: FlatInstruction) -> bool:
    facts = facts_of(i)
    return facts is not None and facts.spread is Spread.UNIFORM


def varies_by_lane(i: FlatInstruction) -> bool:
    """Differs by lane whatever the operands are."""
    facts = facts_of(i)
    is_varying = facts is not None and facts.spread is Spread.VARYING
    return is_varying or i.opcode in ("shadow.move", *UPDATES) or runtime_row(i) is not None


def reads_again(i: FlatInstruction) -> bool:
    """May give another result when executed again."""
    facts = facts_of(i)
    return (
        i.opcode in ("load", "tag.result", "shadow.result", "shadow.move", *UPDATES)
        or runtime_row(i) is not None
        or (facts is not None and facts.may_change)
    )


def barrier_effect(i: FlatInstruction) -> str:
    """The effect of a barrier intrinsic's row; "" for anything else."""
    effect = effect_of(i)
    return effect if effect.startswith("barrier") else ""


def waits_for_members(i: FlatInstruction) -> bool:
    """A wait that may complete copies which the members of a cluster share."""
    if i.opcode != "call" or i.source.function is None or i.source.function.module is None:
        return False
    callee, row = i.source.operands[-1], row_of(i)
    if row is not None:
        waits = row.counter in ("asynccnt", "asyncmark")
    else:
        waits = isinstance(callee, InlineAsm) and "asynccnt" in callee.code
    return waits and _shares_copies(i.source.function.module)


def _shares_copies(module: Module) -> bool:
    known = module.kept.get("shares copies")
    if known is None:
        rows = (find_intrinsic(name) for name, f in module.functions.items() if f.is_declaration)
        known = module.kept["shares copies"] = any(row is not None and row.effect == "cluster_lds" for row in rows)
    return bool(known)


def may_block(i: FlatInstruction) -> bool:
    """The wave may have to wait here."""
    return effect_of(i) in _BLOCKING or waits_for_members(i)
