"""The page of a campaign: its words, its buckets, two runs side by side, the items that are not as they should be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swlds.campaigns.compare_runs import Change, Comparison
from swlds.campaigns.summary import Bucket, Summary
from swlds.campaigns.verdicts import BAD, WORDS
from swlds.report.pages.render import render_page
from swlds.report.words import count_noun

#: Buckets, items of a list, items that took longest.
_BUCKETS, _ITEMS, _SLOWEST = 60, 200, 20


def campaign_page(summary: Summary, against: Comparison | None) -> str:
    """One file for browsers; what is left out is said there."""
    counts = [(word, summary.counts[word], word in BAD) for word in WORDS if summary.counts[word]]
    bad = [row for row in summary.rows.values() if summary.words[row["id"]] in BAD]
    slowest = sorted(summary.rows.values(), key=lambda row: -row["seconds"])[:_SLOWEST]
    return render_page(
        "campaign.html",
        title=f"swlds campaign: {summary.name}",
        text=f"{count_noun(len(summary.planned), 'item')}, {summary.seconds:.1f} s of work, swlds {summary.version}.",
        counts=counts,
        most=max((count for _, count, _ in counts), default=0),
        not_run=summary.not_run,
        buckets=[_bucket(bucket) for bucket in summary.buckets[:_BUCKETS]],
        more_buckets=max(len(summary.buckets) - _BUCKETS, 0),
        bad=[
            [summary.words[row["id"]], row["id"], row["message"], row["location"], row["seconds"]]
            for row in bad[:_ITEMS]
        ],
        more_bad=max(len(bad) - _ITEMS, 0),
        slowest=[[row["id"], row["seconds"], row["cpu_seconds"], row["bytes"]] for row in slowest],
        against=None if against is None else _against(against),
    )


def _bucket(bucket: Bucket) -> dict[str, Any]:
    return {
        "title": bucket.title,
        "count": ", ".join(f"{count} {word}" for word, count in sorted(bucket.words.items())),
        "is_bad": bucket.is_bad,
        "smallest": bucket.smallest,
        "commands": [text for text in (bucket.command, bucket.reduce) if text],
    }


def _against(found: Comparison) -> dict[str, Any]:
    figures = [Change(one.id, f"{one.before:g}", f"{one.after:g}", one.name) for one in found.figures]
    lists = [
        ("Worse", found.worse),
        ("Better", found.better),
        ("Other", found.other),
        ("Fails otherwise", found.otherwise),
        ("New", found.new),
        ("Gone", found.gone),
        ("Figures", figures),
    ]
    ratio = found.time_ratio
    return {
        "before": found.before.version,
        "time": "" if ratio is None else f"An item takes {ratio:.2f} times as long as before (median).",
        "words": [
            [word, found.before.counts[word], found.after.counts[word]]
            for word in WORDS
            if found.before.counts[word] or found.after.counts[word]
        ],
        "buckets": [list(row) for row in found.buckets[:_BUCKETS]],
        "lists": [(title, _changes(changes), max(len(changes) - _ITEMS, 0)) for title, changes in lists if changes],
    }


def _changes(changes: Sequence[Change]) -> list[list[str]]:
    return [[change.id, change.before, change.after, change.message] for change in changes[:_ITEMS]]
