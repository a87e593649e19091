"""Two runs of a campaign side by side: what fails now and did not, what passes now and did not, what fails in another way, bucket
by bucket, and the figures that are others."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any, final

from swlds.campaigns.runner import Row
from swlds.campaigns.summary import Bucket, Summary
from swlds.campaigns.tables import is_number
from swlds.campaigns.verdicts import BAD, bucket_of, failures_of
from swlds.lazy import dataclass
from swlds.printable import printable
from swlds.report.words import count_noun

#: Items that a list of the text shows, and seconds below which a time says nothing.
SHOWN, LEAST_SECONDS = 20, 0.05
#: Failures that a change names.
NAMED = 3


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
@dataclass(frozen=True)
class Figure:
    """A figure of an item that is another now."""

    id: str
    name: str
    before: float
    after: float

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def _title(row: Row) -> str:
    return Bucket(*bucket_of(row), smallest=row).title


def _beside(mine: Sequence[str], other: Sequence[str]) -> str:
    """What only the one of two results failed with beside their bucket."""
    own = [text for text in mine if text not in other]
    more = f", and {len(own) - NAMED} more" if len(own) > NAMED else ""
    return "; ".join(["", *own[:NAMED]]) + more


@final
class Comparison:
    """``before`` and ``after`` are summaries; items are the same where their ids are. What ``after`` plans and has not run is not
    compared; ``is_ours``: ids that its plan would have, of those that it has not."""

    def __init__(self, before: Summary, after: Summary, is_ours: Callable[[str], bool] = lambda name: True) -> None:
        planned = {one.id for one in after.planned}
        before = before.only(lambda name: name in after.rows or name not in planned and is_ours(name))
        self.before, self.after = before, after
        ids = dict.fromkeys((*(p.id for p in after.planned), *(p.id for p in before.planned)))
        changes = [self._change(name) for name in ids if before.words.get(name) != after.words.get(name)]
        both = [c for c in changes if c.before and c.after]
        self.worse = [c for c in both if c.after in BAD and c.before not in BAD]
        self.better = [c for c in both if c.before in BAD and c.after not in BAD]
        self.other = [c for c in both if (c.before in BAD) == (c.after in BAD)]
        self.gone = [c for c in changes if c.before and not c.after]
        self.new = [c for c in changes if c.after and not c.before]
        self.otherwise = [*self._find_otherwise()]
        self.buckets = self._buckets()
        self.figures = [*self._find_figures()]

    @property
    def is_good(self) -> bool:
        """Nothing is worse; new items that fail, and those that fail in another way, are worse, too."""
        rows = self.after.rows
        is_refused = all(rows[change.id]["verdict"] == "UNSUPPORTED" for change in self.otherwise)
        return is_refused and not self.worse and not any(change.after in BAD for change in self.new)

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

    def _find_otherwise(self) -> Iterator[Change]:
        """Items whose word is the same, but not their bucket, or not all that failed there."""
        for name, row in self.after.rows.items():
            word, other = self.after.words[name], self.before.rows.get(name)
            if other is None or word != self.before.words[name] or "PASS" in (row["verdict"], other["verdict"]):
                continue
            if bucket_of(other) != bucket_of(row):
                was, now = (f"{word} {_title(one)}" for one in (other, row))
                yield Change(name, was, now, row["message"])
                continue
            left, right = failures_of(other), failures_of(row)
            if left and right and left != right:
                was, now = (f"{word} {_title(row)}{_beside(*two)}" for two in ((left, right), (right, left)))
                yield Change(name, was, now, "")  # its message is that of what both have

    def _find_figures(self) -> Iterator[Figure]:
        for name, row in self.after.rows.items():
            other = self.before.rows[name]["metrics"] if name in self.before.rows else {}
            for figure, value in row["metrics"].items():
                was: Any = other.get(figure)
                if is_number(was) and is_number(value) and was != value:
                    yield Figure(name, figure, was, value)

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
        lists = {"worse": self.worse, "better": self.better, "other": self.other, "otherwise": self.otherwise}
        for title, changes in (*lists.items(), ("new", [change for change in self.new if change.after in BAD])):
            for change in changes[:SHOWN]:
                was = f"{change.before} -> " if change.before else ""
                why = f": {change.message}" if change.message else ""
                lines.append(f"{title}: {printable(change.id)}: {was}{change.after}{why}")
            if len(changes) > SHOWN:
                lines.append(f"{title}: and {len(changes) - SHOWN} more")
        for one in self.figures[:SHOWN]:
            lines.append(f"figure: {printable(one.id)}: {printable(one.name)}: {one.before:g} -> {one.after:g}")
        if len(self.figures) > SHOWN:
            lines.append(f"figure: and {len(self.figures) - SHOWN} more")
        lists |= {"new": self.new, "gone": self.gone}
        counts = [f"{len(c)} {title}" for title, c in lists.items() if c or title in ("worse", "better")]
        counts += [f"{count_noun(len(self.figures), 'figure')} changed"] if self.figures else []
        same = sum(self.before.words.get(name) == word for name, word in self.after.words.items()) - len(self.otherwise)
        ratio = f"; time of an item: {self.time_ratio:.2f} times (median)" if self.time_ratio is not None else ""
        lines.append(f"{count_noun(same, 'item')} as before, {', '.join(counts)}{ratio}")
        return "\n".join(lines)

    def as_json(self) -> dict[str, Any]:
        lists = {name: getattr(self, name) for name in ("worse", "better", "other", "otherwise", "new", "gone")}
        return {
            "before": self.before.as_json(),
            "after": self.after.as_json(),
            **{name: [change.as_json() for change in changes] for name, changes in lists.items()},
            "buckets": [{"bucket": title, "before": b, "after": a} for title, b, a in self.buckets],
            "figures": [figure.as_json() for figure in self.figures],
            "time_ratio": self.time_ratio,
        }

    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)
