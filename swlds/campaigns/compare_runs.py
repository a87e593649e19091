"""Two runs of a campaign side by side: what fails now and did not, what passes now and did not, bucket by bucket."""

from __future__ import annotations

import json
import statistics
from dataclasses import dataclass
from typing import Any, final

from swlds.campaigns.summary import Summary
from swlds.campaigns.verdicts import BAD
from swlds.printable import printable
from swlds.report.words import count_noun

#: Items that a list of the text shows, and seconds below which a time says nothing.
SHOWN, LEAST_SECONDS = 20, 0.05


@final
@dataclass(frozen=True)
class Change:
    """An item whose word is another now; ``before``, ``after``: words, empty where it was not run."""

    id: str
    before: str
    after: str
    message: str

    def as_json(self) -> dict[str, Any]:
        return {"id": self.id, "before": self.before or None, "after": self.after or None, "message": self.message}


@final
class Comparison:
    """``before`` and ``after`` are summaries; items are the same where their ids are."""

    def __init__(self, before: Summary, after: Summary) -> None:
        self.before, self.after = before, after
        ids = dict.fromkeys((*(p.id for p in after.planned), *(p.id for p in before.planned)))
        changes = [self._change(name) for name in ids if before.words.get(name) != after.words.get(name)]
        both = [c for c in changes if c.before and c.after]
        self.worse = [c for c in both if c.after in BAD and c.before not in BAD]
        self.better = [c for c in both if c.before in BAD and c.after not in BAD]
        self.other = [c for c in both if (c.before in BAD) == (c.after in BAD)]
        self.gone = [c for c in changes if c.before and not c.after]
        self.new = [c for c in changes if c.after and not c.before]
        self.buckets = self._buckets()

    @property
    def is_good(self) -> bool:
        """Nothing is worse; new items that fail are worse, too."""
        return not self.worse and not any(change.after in BAD for change in self.new)

    @property
    def time_ratio(self) -> float | None:
        """The median of (seconds now / seconds before) over the items that both ran; None where none takes long enough to
        say."""
        found = []
        for name, row in self.after.rows.items():
            other = self.before.rows.get(name)
            if other and other["seconds"] >= LEAST_SECONDS and row["seconds"] >= LEAST_SECONDS:
                found.append(row["seconds"] / other["seconds"])
        return statistics.median(found) if found else None

    def _change(self, name: str) -> Change:
        row = self.after.rows.get(name) or self.before.rows[name]
        return Change(name, self.before.words.get(name, ""), self.after.words.get(name, ""), row["message"])

    def _buckets(self) -> list[tuple[str, int, int]]:
        """(title, count before, count now) of each bucket of failures, those that differ most first."""
        left, right = ({b.key: b for b in s.buckets} for s in (self.before, self.after))
        rows = []
        for key in dict.fromkeys((*right, *left)):
            counts = [side[key].count if key in side else 0 for side in (left, right)]
            rows.append(((right.get(key) or left[key]).title, counts[0], counts[1]))
        return sorted(rows, key=lambda row: (-abs(row[2] - row[1]), row[0]))

    def text(self) -> str:
        """For people, without a last line feed."""
        lines = [f"before: {printable(self.before.version)}; now: {printable(self.after.version)}"]
        if self.buckets:
            lines += ["before     now  bucket", *(f"{b:6}  {a:6}  {title}" for title, b, a in self.buckets[:SHOWN])]
        for title, changes in (("worse", self.worse), ("better", self.better), ("other", self.other)):
            for change in changes[:SHOWN]:
                why = f": {change.message}" if change.message else ""
                lines.append(f"{title}: {printable(change.id)}: {change.before} -> {change.after}{why}")
            if len(changes) > SHOWN:
                lines.append(f"{title}: and {len(changes) - SHOWN} more")
        counts = [f"{len(changes)} {title}" for title, changes in (("worse", self.worse), ("better", self.better))]
        counts += [
            f"{len(c)} {title}" for title, c in (("other", self.other), ("new", self.new), ("gone", self.gone)) if c
        ]
        same = sum(self.before.words.get(name) == word for name, word in self.after.words.items())
        ratio = f"; time of an item: {self.time_ratio:.2f} times (median)" if self.time_ratio is not None else ""
        lines.append(f"{count_noun(same, 'item')} as before, {', '.join(counts)}{ratio}")
        return "\n".join(lines)

    def as_json(self) -> dict[str, Any]:
        lists = {name: getattr(self, name) for name in ("worse", "better", "other", "new", "gone")}
        return {
            "before": self.before.as_json(),
            "after": self.after.as_json(),
            **{name: [change.as_json() for change in changes] for name, changes in lists.items()},
            "buckets": [{"bucket": title, "before": b, "after": a} for title, b, a in self.buckets],
            "time_ratio": self.time_ratio,
        }

    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)
