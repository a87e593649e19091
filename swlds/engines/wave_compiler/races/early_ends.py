"""May waves end in front of a barrier at which others meet, after they accessed memory?

``if (id >= n) { t[id] = 0; return; }``, or a lowered kernel, whose waves count themselves out where they end. Only such kernels
look for what ended waves left (``ended_waves.py``). This is a guess, from control flow and from what is the same for the whole
group: where it is wrong the epochs of what a wave accessed stay where they are when it ends.
"""

from __future__ import annotations

from swlds.analysis.graph import find_reachable
from swlds.device.memory_order import GLOBAL_CLOCK, LDS_CLOCK
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.kinds import barrier_effect
from swlds.engines.wave_compiler.flat.memory_calls import facts_of, row_of
from swlds.engines.wave_compiler.races.fences import BITS, BLOCK_BIT
from swlds.engines.wave_compiler.races.same_values import may_share_head
from swlds.engines.wave_compiler.races.wave_clocks import effects, is_leaving
from swlds.engines.wave_compiler.schedule.plan import PLAIN
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED, UPDATES

_ACCESSES = (*ORDERED, "enter", "byval")


def find_pinned(t: WaveCode, *, is_far: bool) -> int:
    """The memory, as bits of ``fenced``, in which marks of ended waves are looked for; 0 for none. ``is_far``: groups hand over
    what they share."""
    options = t.options
    if t.kind == PLAIN or options.flies or options.cluster is not None or not _may_end_early(t):
        return 0
    return BITS[LDS_CLOCK] | BLOCK_BIT | (0 if is_far else BITS[GLOBAL_CLOCK])


def find_quiet_leave(t: WaveCode) -> FlatInstruction | None:
    """The atomic by which the waves of a lowered kernel leave their block, if nobody may meet it: behind a barrier the block's
    head is accessed by atomics only, but behind this one, which hands on what the waves did that have left."""
    if "memcheck" not in t.options.checks or len(t.code.all) > 1 or not t.provenance.has_blocks:
        return None
    found = [i for b in t.code.blocks for i in b.instructions if is_leaving(t, i)]
    if len(found) != 1 or len(effects(found[0])) != 2:
        return None
    (leave,) = found
    behind: list[FlatInstruction] = []
    starts: list[FlatBlock] = []
    for block in t.code.blocks:
        own = block.instructions
        first = next((k for k, i in enumerate(own) if barrier_effect(i)), None)
        if first is not None:
            behind += _up_to(own[first:], leave)
            starts += block.successors if leave not in own[first:] else []
    for block in find_reachable(starts, lambda b: b.successors if leave.block is not b else []):
        behind += _up_to(block.instructions, leave)
    return None if any(may_share_head(t, i) for i in behind) else leave


def _up_to(instructions: list[FlatInstruction], last: FlatInstruction) -> list[FlatInstruction]:
    return instructions[: instructions.index(last)] if last in instructions else instructions


def _may_end_early(t: WaveCode) -> bool:
    blocks = t.code.blocks
    sources: dict[FlatBlock, list[FlatBlock]] = {block: [] for block in blocks}
    for block in blocks:
        for target in block.successors:
            sources[target].append(block)
    meets = {block for block in blocks if any(map(barrier_effect, block.instructions))}
    ends = [block for block in blocks if not block.successors and block not in meets]
    ending = _closure(ends, {b: [s for s in sources[b] if s not in meets] for b in blocks})
    meeting = _closure(list(meets), sources)
    touching = {block for block in blocks if _touches(block)}
    touched = _closure(list(touching), {b: [s for s in b.successors if s not in meets] for b in blocks})
    varying = _Varying()
    for block in blocks:
        targets = block.successors
        early = [target for target in targets if target in ending]
        if len(targets) < 2 or not early or not any(target in meeting for target in targets):
            continue
        behind = _closure(early, {b: [s for s in b.successors if s in ending] for b in ending})
        if (block in touched or behind & touching) and varying.is_(block.terminator.operands[0]):
            return True
    return False


def _touches(block: FlatBlock) -> bool:
    """It accesses memory behind its last barrier."""
    for i in reversed(block.instructions):
        if barrier_effect(i):
            return False
        if i.opcode in _ACCESSES or (i.opcode == "call" and row_of(i) is None):
            return True
    return False


def _closure(start: list[FlatBlock], ways: dict[FlatBlock, list[FlatBlock]]) -> set[FlatBlock]:
    found, work = set(start), list(start)
    while work:
        new = [b for b in ways[work.pop()] if b not in found]
        found.update(new)
        work += new
    return found


def _number(i: FlatInstruction) -> str:
    """What a call counts."""
    facts = facts_of(i)
    return facts.number[0] if facts is not None and facts.number else ""


class _Varying:
    """Values that waves of one group may have different."""

    def __init__(self) -> None:
        self._known: set[FlatInstruction] = set()

    def is_(self, value: FlatValue) -> bool:
        work = [value]
        while work:
            i = work.pop()
            if not isinstance(i, FlatInstruction) or i in self._known:
                continue
            self._known.add(i)
            is_own = i.opcode in UPDATES or i.opcode == "enter"  # whatever its operands are
            if is_own or (number := _number(i)).startswith("workitem") or number.startswith("mbcnt"):
                return True
            work += i.operands
        return False


__all__ = ["find_pinned", "find_quiet_leave"]
