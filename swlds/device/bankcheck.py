"""bankcheck: one note for each access of LDS whose lanes want different words of one bank."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from swlds.device.bank_counts import BankCount, BankCounter, Worst
from swlds.device.findings import Finding, ObjectRef
from swlds.device.image import Image
from swlds.device.launch import Launch
from swlds.device.patterns import AccessSite
from swlds.ir.names import display_name

_VERBS = {"read": "read", "write": "write", "atomic": "update"}


def report_conflicts(launch: Launch) -> None:
    """Add the notes of a launch that is over to its log, and say by what they were judged where nobody measured that."""
    assert launch.banks is not None, "bankcheck counts"
    lines: dict[object, list[_Conflict]] = {}
    for site, count in launch.banks.found.items():
        if count.worst is not None:
            finding = _finding(launch, site, count, count.worst)
            lines.setdefault(finding.merge_key(site), []).append(_Conflict(site, count, count.worst, finding))
    for conflicts in lines.values():
        launch.log.add(_of_line(launch, conflicts), conflicts[0].site)
    if doubtful := rows_not_measured(launch.banks):
        launch.fidelity.add_approximated(f"bank conflicts: {'; '.join(doubtful)}")


class _Conflict(NamedTuple):
    """An access with conflicts, and its note."""

    site: AccessSite
    cost: BankCount
    worst: Worst
    finding: Finding


def _of_line(launch: Launch, conflicts: list[_Conflict]) -> Finding:
    """The note for all copies of an access: their costs together, and the worst of them."""
    if len(conflicts) == 1:
        return conflicts[0].finding
    site, cost, worst, _ = min(conflicts, key=lambda c: (-c.worst.ways, c.finding.order))
    total = BankCount(cost.kind, cost.size, cost.align)
    for name in ("executions", "conflicts", "base_cycles", "extra_cycles"):
        setattr(total, name, sum(getattr(c.cost, name) for c in conflicts))
    return replace(_finding(launch, site, total, worst), copies=len(conflicts))


def rows_not_measured(banks: BankCounter) -> list[str]:
    """``reads of 4 bytes: disputed (source)``: the rows of the table that were used and that nobody measured."""
    found = {
        (count.kind != "read", size, row)
        for count in banks.found.values()
        for size, row in banks.rows(count).items()
        if row.evidence != "measured"
    }
    ordered = sorted(found, key=lambda entry: entry[:2])
    words = ("reads", "writes")
    return [f"{words[write]} of {size} bytes: {row.evidence} ({row.source})" for write, size, row in ordered]


def _finding(launch: Launch, site: AccessSite, count: BankCount, worst: Worst) -> Finding:
    """The worst execution stands for all."""
    group, wave = divmod(worst.wave, launch.waves_per_group)
    collision, geometry = worst.collision, launch.geometry
    lane = collision.lanes[0]
    found = _object_at(launch.image, collision.offsets[0])
    start = collision.offsets[0] - found.offset if found else 0
    places = " and ".join(str(offset - start) for offset in collision.offsets)
    lanes = " and ".join(map(str, collision.lanes))
    message = (
        f"{worst.ways}-way bank conflict: lanes {lanes} {_VERBS[count.kind]} different words (offsets {places}"
        f" of {_name_of(launch, found)}) of bank {collision.bank}; {count.extra_cycles} extra cycles in "
        f"{count.executions} executions (base {count.base_cycles})"
    )
    return Finding.at(
        launch.sites.site(site.key.instruction),
        "bank-conflict",
        message,
        severity="note",
        count=count.conflicts,
        workgroup=geometry.group_index(group),
        workitem=geometry.item_index(wave * launch.wave_size + lane),
        wave=wave,
        lane=lane,
        object=found,
    )


def _name_of(launch: Launch, found: ObjectRef | None) -> str:
    """Variables have their sigil, parameters of the kernel none."""
    if found is None:
        return "LDS"
    is_symbol = found.title == found.name
    is_variable = is_symbol and any(display_name(n) == found.name for n in launch.image.program.module.globals)
    return f"{'@' * is_variable}{found.title}"


def _object_at(image: Image, address: int) -> ObjectRef | None:
    """The variable that an LDS address lies in."""
    number = int(image.lds_owner[address]) if 0 <= address < len(image.lds_owner) else 0
    if not number:
        return None
    return image.memory.objects.reference(number, address)
