"""What a campaign came to: words, buckets of failures, and the smallest item of each; text and JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any, final

from swlds.campaigns.plan import Planned
from swlds.campaigns.runner import Row
from swlds.campaigns.store import by_key, read_rows
from swlds.campaigns.verdicts import BAD, WORDS, bucket_of, word_of
from swlds.errors import InputError
from swlds.lazy import dataclass
from swlds.output import write_whole
from swlds.printable import printable
from swlds.reading import read_regular
from swlds.report.words import count_noun

PLAN, SUMMARY = "plan.json", "summary.json"
#: What failures of one bucket have in common.
KEY = ("stage", "kind", "operation", "object")
#: Buckets that the text shows.
SHOWN = 20
_LARGEST_PLAN = 1 << 30


@final
@dataclass
class Bucket:
    """Failures that are alike. ``smallest``: the row of the item with the fewest bytes; ``module``, ``command``, ``reduce``: its
    module, and how to run and to reduce it, where that is known."""

    stage: str
    kind: str
    operation: str
    object: str
    words: Counter[str] = field(default_factory=Counter)
    smallest: Row = field(default_factory=dict)
    module: str = ""
    command: str = ""
    reduce: str = ""

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.stage, self.kind, self.operation, self.object

    @property
    def count(self) -> int:
        return sum(self.words.values())

    @property
    def is_bad(self) -> bool:
        return any(word in BAD for word in self.words)

    @property
    def title(self) -> str:
        """``lower: unsupported: llvm.x on @y``"""
        title = self.smallest.get("title", "")  # what reports call it
        name = f" on {title or '@' + self.object}" if self.object else ""
        return printable(": ".join(filter(None, (self.stage, self.kind, self.operation))) + name)

    def as_json(self) -> dict[str, Any]:
        small = self.smallest
        return {
            **dict(zip(KEY, self.key, strict=True)),
            **({"source_name": small["title"]} if small.get("title") else {}),
            "count": self.count,
            "words": dict(self.words),
            "smallest": {name: small[name] for name in ("id", "bytes", "message", "location", "params")},
            "module": self.module or None,
            "command": self.command or None,
            "reduce": self.reduce or None,
        }


def _size(row: Row) -> tuple[bool, int, str]:
    """By which the smallest of a bucket is found; where no module was made it is last."""
    return not row["bytes"], row["bytes"], row["id"]


@final
class Summary:
    """Items and their rows. ``rows``: by key; an item without a row was not run."""

    def __init__(self, name: str, version: str, planned: Sequence[Planned], rows: Mapping[str, Row]) -> None:
        self.name, self.version, self.planned = name, version, planned
        self.rows = {one.id: rows[one.key] for one in planned if one.key in rows}
        self.words = {
            one.id: word_of(self.rows[one.id]["verdict"], one.expect) for one in planned if one.id in self.rows
        }
        self.counts = Counter(self.words.values())
        self.buckets = self._make_buckets()

    def only(self, is_wanted: Callable[[str], bool]) -> Summary:
        """Of some of the items, by their ids."""
        planned = [one for one in self.planned if is_wanted(one.id)]
        found = Summary(self.name, self.version, planned, {row["key"]: row for row in self.rows.values()})
        known = {bucket.key: bucket for bucket in self.buckets}
        for bucket in found.buckets:
            if (whole := known[bucket.key]).smallest is bucket.smallest:
                bucket.module, bucket.command, bucket.reduce = whole.module, whole.command, whole.reduce
        return found

    @property
    def not_run(self) -> int:
        return len(self.planned) - len(self.rows)

    @property
    def is_good(self) -> bool:
        return not any(self.counts[word] for word in BAD)

    @property
    def seconds(self) -> float:
        """Of all items together."""
        return float(sum(row["seconds"] for row in self.rows.values()))

    def _make_buckets(self) -> list[Bucket]:
        found: dict[tuple[str, str, str, str], Bucket] = {}
        for name, row in self.rows.items():
            word = self.words[name]
            if word in ("PASS", "XPASS"):
                continue
            bucket = found.setdefault(bucket_of(row), Bucket(*bucket_of(row)))
            bucket.words[word] += 1
            if not bucket.smallest or _size(row) < _size(bucket.smallest):
                bucket.smallest = row
        return sorted(found.values(), key=lambda b: (not b.is_bad, -b.count, b.key))

    def text(self) -> str:
        """For people, without a last line feed."""
        parts = [f"{self.counts[word]} {word}" for word in WORDS if self.counts[word]]
        if self.not_run:
            parts.append(f"{self.not_run} not run")
        head = f"{printable(self.name)}: {count_noun(len(self.planned), 'item')}: {', '.join(parts)}"
        lines = []
        for bucket in self.buckets[:SHOWN]:
            words = ", ".join(f"{count} {word}" for word, count in sorted(bucket.words.items()))
            small = bucket.smallest
            lines += (
                [f"{words}: {bucket.title}", f"    {small['message']}"]
                if small["message"] and small["message"] != bucket.operation
                else [f"{words}: {bucket.title}"]
            )
            size = f" ({small['bytes']} bytes)" if small["bytes"] else ""
            lines.append(f"    smallest: {printable(small['id'])}{size}")
            lines += [f"    {title}: {printable(text)}" for title, text in _commands(bucket) if text]
        if len(self.buckets) > SHOWN:
            lines.append(f"and {count_noun(len(self.buckets) - SHOWN, 'bucket')} more, in summary.json")
        slow = sorted(self.rows.values(), key=lambda row: -row["seconds"])[:1]
        took = f"{self.seconds:.1f} s of work"
        if slow:
            took += f"; longest: {slow[0]['seconds']:.2f} s, {printable(slow[0]['id'])}"
        return "\n".join([*lines, head, took])

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "version": self.version,
            "items": len(self.planned),
            "not_run": self.not_run,
            "words": {word: self.counts[word] for word in WORDS},
            "good": self.is_good,
            "seconds": round(self.seconds, 3),
            "buckets": [bucket.as_json() for bucket in self.buckets],
        }

    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)


def _commands(bucket: Bucket) -> Iterable[tuple[str, str]]:
    yield "again", bucket.command
    yield "reduce", bucket.reduce


def write_plan(folder: Path, name: str, version: str, planned: Iterable[Planned]) -> None:
    """What ``read_summary`` needs beside the results."""
    items = [[one.id, one.key, list(one.expect)] for one in planned]
    write_whole(folder / PLAN, json.dumps({"name": name, "version": version, "items": items}) + "\n")


def read_summary(folder: Path) -> Summary:
    """The summary of a folder of results. InputError where it is none."""
    path = folder / PLAN
    try:
        data = json.loads(read_regular(path, _LARGEST_PLAN))
        planned = [Planned(str(name), str(key), [str(word) for word in expect]) for name, key, expect in data["items"]]
        found = Summary(str(data["name"]), str(data["version"]), planned, by_key(read_rows(folder)))
    except OSError as error:
        hint = "the --out of an earlier campaign"
        raise InputError(
            f"is no folder of results: {PLAN}: {error.strerror}", location=str(folder), hint=hint
        ) from None
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise InputError(f"is no plan of a campaign: {type(error).__name__}: {error}", location=str(path)) from None
    _take_commands(found, folder / SUMMARY)
    return found


def _take_commands(summary: Summary, path: Path) -> None:
    """Modules and commands of buckets, from what their run has written of the same items; none where it has not."""
    try:
        data = json.loads(read_regular(path, _LARGEST_PLAN))
        written = {tuple(one[name] for name in KEY): one for one in data["buckets"]} if data["version"] else {}
    except (OSError, InputError, ValueError, KeyError, TypeError, RecursionError):
        return
    for bucket in summary.buckets:
        one = written.get(bucket.key, {})
        smallest = one.get("smallest") if data["version"] == summary.version else None
        if isinstance(smallest, dict) and smallest.get("id") == bucket.smallest["id"]:
            words = [one.get(name) for name in ("module", "command", "reduce")]
            bucket.module, bucket.command, bucket.reduce = (w if isinstance(w, str) else "" for w in words)
