"""What a launch's bank counter found, as a profile has it: an instruction's accesses of several sizes are one site."""

from __future__ import annotations

from swlds.device.bank_counts import BankCount, BankCounter
from swlds.device.counts import CountKey
from swlds.layouts.banks import Pattern, worst_evidence
from swlds.report.bank_costs import Example, LdsCost, UsedRow


def group_by_key(banks: BankCounter | None) -> dict[CountKey, list[BankCount]]:
    """The counts of each instruction and use."""
    found: dict[CountKey, list[BankCount]] = {}
    for site, count in banks.found.items() if banks is not None else ():
        found.setdefault(site.key, []).append(count)
    return found


def find_cost(banks: BankCounter, counts: list[BankCount]) -> LdsCost:
    """What one site costs."""
    names = ("passes", "base_cycles", "extra_cycles", "same_address", "misaligned")
    passes, base, extra, same, misaligned = (sum(getattr(count, name) for count in counts) for name in names)
    evidence = worst_evidence([row.evidence for count in counts for row in banks.rows(count).values()])
    worst = max(counts, key=lambda count: (count.worst_way, count.size))
    example = None
    if worst.worst is not None:
        collision = worst.worst.collision
        example = Example(collision.bank, collision.lanes, collision.offsets)
    return LdsCost(passes, base, extra, worst.worst_way, evidence, example, same, misaligned)


def find_patterns(counts: list[BankCount]) -> tuple[tuple[Pattern, ...], bool]:
    """The patterns of one site, and whether these are all."""
    ordered = sorted(counts, key=lambda count: count.size)
    return tuple(p for count in ordered for p in count.patterns), all(count.is_complete for count in counts)


def find_used_rows(banks: BankCounter) -> list[UsedRow]:
    """The rows of the bank table that anything was counted by."""
    found = {
        UsedRow("read" if count.kind == "read" else "write", size, row.banks, row.evidence, row.source)
        for count in banks.found.values()
        for size, row in banks.rows(count).items()
    }
    return sorted(found, key=lambda row: (row.use, row.bytes))
