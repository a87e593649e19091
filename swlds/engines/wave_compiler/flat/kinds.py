"""What an instruction is to the analyses: the same in all lanes, another result each time, a place where a wave may wait."""

from __future__ import annotations

from swlds.device.runtime import RUNTIME
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, facts_of
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.ir.intrinsics import Spread
from swlds.ir.opcodes import UPDATES

_BLOCKING = ("barrier", "barrier_wait")


def is_always_uniform(i: FlatInstruction) -> bool:
    facts = facts_of(i)
    return facts is not None and facts.spread is Spread.UNIFORM


def varies_by_lane(i: FlatInstruction) -> bool:
    """Differs by lane whatever the operands are."""
    facts = facts_of(i)
    is_varying = facts is not None and facts.spread is Spread.VARYING
    return is_varying or i.opcode in UPDATES or callee_name(i) in RUNTIME


def reads_again(i: FlatInstruction) -> bool:
    """May give another result when executed again."""
    facts = facts_of(i)
    return (
        i.opcode in ("load", "tag.result", *UPDATES)
        or callee_name(i) in RUNTIME
        or (facts is not None and facts.may_change)
    )


def barrier_effect(i: FlatInstruction) -> str:
    """The effect of a barrier intrinsic's row; "" for anything else."""
    effect = effect_of(i)
    return effect if effect.startswith("barrier") else ""


def may_block(i: FlatInstruction) -> bool:
    """The wave may have to wait here."""
    return barrier_effect(i) in _BLOCKING
