"""The patterns that a profile observed, by LDS variable."""

from __future__ import annotations

from swlds.ir.model import Module
from swlds.layouts.pattern_file import Observed, PatternFile, fingerprint
from swlds.report.profile import Profile


def collect_patterns(profile: Profile, processor: str, module: Module) -> PatternFile:
    """Of a profile of ``module`` with exact patterns: each variable's, counted from its start. Accesses that may reach several
    are left out."""
    found: dict[str, Observed] = {}
    for site in profile.sites:
        start = profile.lds_offsets.get(site.object or "")
        if site.space != "lds" or site.object is None or start is None:
            continue
        known = found.get(site.object, Observed([], True, 0))
        moved = [pattern.moved(-start) for pattern in profile.patterns(site)]
        is_complete = known.is_complete and profile.has_all_patterns(site)
        found[site.object] = Observed([*known.patterns, *moved], is_complete, known.accesses + 1)
    return PatternFile(processor, found, fingerprint(str(module)))
