"""Barriers that some waves of a work-group pass while others, which a branch has led around them, have ended.

OpenCL C (6.15.8) and HIP want every work-item at every barrier. AMD's hardware counts the waves that have not ended: so it is a
note. Of each barrier the lowest group says it, of its first time. Whole waves that return early are a common idiom
(``if (id >= n) return;``), and nothing is said of them. To a compiler that is the same as a barrier under a branch behind which
nothing follows; so it is told only where all ways to the kernel's end go through one block behind the barrier, which does
something.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from swlds.analysis.graph import Dominators, find_reachable
from swlds.device.checks import Severity
from swlds.device.endings import is_quiet, leads_to_end
from swlds.device.findings import Finding, OtherSite, Site
from swlds.device.launch import Launch
from swlds.ir.model import Block, Instruction

#: What tells it from other notes at the same barrier.
_RULE = "ended"


def report_missed(launch: Launch, group: int, ended: Sequence[int], site: Site, place: Sequence[Instruction]) -> None:
    """Tell of one barrier of a group, as often as one likes. ``ended``: the waves that are not there, ascending; ``place``: the
    barrier and the calls that lead to it, innermost first."""
    if not is_worth_a_note(launch, place):
        return
    wave = lowest_other(launch, ended)
    who, has = ("wave", "has") if len(ended) == 1 else ("waves", "have")
    message = (
        f"Barrier without {who} {number_ranges(ended)} of the work-group, which {has} gone around it and ended"
        " (undefined in OpenCL C and HIP; AMD's barrier counts only waves that have not ended)"
    )
    finding = _of_wave(launch, group, wave, site, message, "note", _RULE)
    launch.log.add(finding, place[0], is_told_again=True)


def report_unwaited(launch: Launch, group: int, wave: int, site: Site, place: Sequence[Instruction]) -> None:
    """A wave has ended that signalled its group's barrier at ``place`` and did not wait for it, as others did: undefined (LLVM's
    page AMDGPUExecutionSynchronization, "barrier drop races"), since the barrier counts the signal, and one wave less."""
    message = (
        f"Wave {wave} ends without waiting for the barrier that it signals: the barrier counts the signal, and one wave less, so"
        " others may pass it before all are there (undefined by LLVM's model of barriers)"
    )
    launch.log.add(_of_wave(launch, group, wave, site, message, "warning", "unwaited"), place[0])


def report_second_arrival(
    launch: Launch, group: int, wave: int, site: Site, first: Site, instruction: Instruction, *, is_signal: bool
) -> None:
    """A wave has signalled its group's barrier (``first``), and arrives again without having waited. ``is_signal``: by another
    signal."""
    does = (
        "signals the barrier again, without having waited for its last signal"
        if is_signal
        else "comes to a whole barrier, without having waited for its last signal of a split one"
    )
    message = f"Wave {wave} {does}: a work-group has one barrier, which counts both, so waves may pass it before all are there"
    other = OtherSite.at("the signal for which it has not waited", first)
    found = _of_wave(launch, group, wave, site, message, "error", "again")
    launch.log.add(replace(found, other=other), instruction)


def _of_wave(launch: Launch, group: int, wave: int, site: Site, message: str, severity: Severity, rule: str) -> Finding:
    """A finding of a barrier that the first lane of a wave speaks for."""
    geometry = launch.geometry
    return Finding.at(
        site,
        "divergent-barrier",
        message,
        severity=severity,
        workgroup=geometry.group_index(group),
        workitem=geometry.item_index(wave * launch.wave_size),
        wave=wave,
        lane=0,
        rule=rule,
    )


def is_worth_a_note(launch: Launch, place: Sequence[Instruction]) -> bool:
    """Waves that miss the barrier have gone around it, and have not just returned."""
    slots = {kernel.slot.name for kernel in launch.image.lowered.values()}
    return launch.image.recall((is_worth_a_note, *place), lambda: _goes_on_for_all(place, slots))


def lowest_other(launch: Launch, ended: Sequence[int]) -> int:
    """The lowest wave of a group that is none of these: it speaks for those that are there."""
    return next(w for w in range(launch.waves_per_group) if w not in ended)


def number_ranges(numbers: Sequence[int]) -> str:
    """``0-3, 9``. ``numbers``: ascending."""
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in ranges)


def _goes_on_for_all(place: Sequence[Instruction], slots: set[str]) -> bool:
    """Behind the barrier, or a call that leads to it, something is done that no wave leaves out that returns. ``slots``:
    variables with addresses of lowered blocks, as ``leads_to_end`` takes them."""
    for at in reversed(place):
        assert at.block is not None, "it is executed"
        meetings = _passed_by_all(at.block)
        behind = [m for m in meetings if m is not at.block and _is_behind(m, at.block)]
        is_entered_by_all = at.block in meetings and not _is_behind(at.block, at.block)
        if is_entered_by_all and not all(map(is_quiet, _rest(at))):
            return True
        if behind and not leads_to_end(behind[0], slots):
            return True
        if not is_entered_by_all:
            return False
    return False


def _is_behind(second: Block, first: Block) -> bool:
    """It follows the first block, and does not lead back there; of one block: it leads back to itself."""
    found = find_reachable(first.successors, lambda b: b.successors)
    return second in found and (second is first or first not in find_reachable([second], lambda b: b.successors))


def _rest(place: Instruction) -> list[Instruction]:
    """What follows in the block."""
    assert place.block is not None, "it is executed"
    instructions = [*place.block]
    return instructions[instructions.index(place) + 1 :]


def _passed_by_all(block: Block) -> list[Block]:
    """The blocks of its function that each way from the entry to a return goes through, in their order."""
    function = block.function
    assert function is not None
    entry = function.blocks[0]
    live = find_reachable([entry], lambda b: b.successors)
    before = function.predecessors()
    returns = [b for b in live if b.terminator.opcode == "ret"]
    tree: Dominators[Block | None] = Dominators(
        None, lambda b: returns if b is None else [p for p in before[b] if p in live]
    )
    found: list[Block] = []
    at: Block | None = entry if returns else None
    while at is not None:
        found.append(at)
        at = tree.immediate(at)
    return found
