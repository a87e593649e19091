"""Rows on disk: one line of JSON each, appended; what was written stays, whatever happens next.

A folder holds one file for each shard, ``results.jsonl`` or ``results.I-of-N.jsonl``; shards that ran elsewhere are joined by
copying their files into one folder. A line that was cut short (the disk was full, the process was killed) is no row, and the
next row begins a line of its own.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import math
import os
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, final

from swlds.campaigns.runner import Row
from swlds.campaigns.tables import is_number
from swlds.campaigns.verdicts import VERDICTS
from swlds.errors import InputError
from swlds.reading import open_regular

#: Seconds between two calls that have the system write to the disk.
SYNC = 1.0
#: Bytes of one row; what is longer is none of ours.
_LONGEST = 16 << 20
_TEXTS = (
    "id",
    "key",
    "input",
    "action",
    "verdict",
    "stage",
    "kind",
    "operation",
    "object",
    "message",
    "location",
    "version",
)
_NUMBERS = ("bytes", "seconds", "cpu_seconds")


def results_files(folder: Path) -> list[Path]:
    """The files of all shards, in the order of their names."""
    return sorted(folder.glob("results*.jsonl"))


def read_rows(folder: Path) -> Iterator[Row]:
    """All rows of a folder in the order of the files; lines that are no rows are passed over."""
    for path in results_files(folder):
        try:
            with open_regular(path) as stream:
                while line := stream.readline(_LONGEST):
                    if (row := parse_row(line)) is not None:
                        yield row
        except OSError as error:
            raise InputError(f"cannot read: {error.strerror}", location=str(path)) from None


def parse_row(line: bytes) -> Row | None:
    """The row of a line; None for one that is none, or not whole."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not (isinstance(row, dict) and line.endswith(b"\n")):
        return None
    is_whole = all(isinstance(row.get(name), str) for name in _TEXTS)
    is_whole = is_whole and row["verdict"] in VERDICTS and all(_is_amount(row.get(name)) for name in _NUMBERS)
    is_whole = is_whole and all(isinstance(row.get(name), dict) for name in ("metrics", "params"))
    # What earlier versions did not write.
    is_whole = is_whole and isinstance(row.get("title", ""), str)
    failures = row.get("failures", [])
    is_whole = is_whole and isinstance(failures, list) and all(isinstance(one, str) for one in failures)
    return row if is_whole else None


def _is_amount(value: object) -> bool:
    return is_number(value) and isinstance(value, (int, float)) and 0 <= value < math.inf


def by_key(rows: Iterable[Row]) -> dict[str, Row]:
    """One row a key: the first, but for one that is lost, which any later one replaces."""
    found: dict[str, Row] = {}
    for row in rows:
        known = found.get(row["key"])
        if known is None or known["verdict"] == "LOST":
            found[row["key"]] = row
    return found


@final
class ResultsFile:
    """The file that this process appends to; nobody else does meanwhile."""

    def __init__(self, folder: Path, shard: tuple[int, int] | None) -> None:
        name = "results.jsonl" if shard is None else f"results.{shard[0]}-of-{shard[1]}.jsonl"
        self.path = folder / name
        self.kept = 0
        try:
            self._handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o666)
        except OSError as error:
            raise self._cannot_write(error) from None
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._handle)
            raise InputError(
                "another campaign writes to it", location=str(self.path), hint="wait for it, or name another --out"
            ) from None
        self._end = os.lseek(self._handle, 0, os.SEEK_END)
        self._synced = time.monotonic()
        self._must_begin_line = self._end > 0 and os.pread(self._handle, 1, self._end - 1) != b"\n"

    def append(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Write rows whole or not at all. InputError where the disk takes no more: what was written before stays."""
        data = b"".join(json.dumps(row).encode() + b"\n" for row in rows)
        if self._must_begin_line:
            data = b"\n" + data
        written = 0
        try:
            while written < len(data):
                written += os.write(self._handle, data[written:])
            if time.monotonic() - self._synced > SYNC:
                os.fsync(self._handle)
                self._synced = time.monotonic()
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self._end)
            raise self._cannot_write(error) from None
        self._must_begin_line = False
        self._end += written
        self.kept += data.count(b"\n") - data.startswith(b"\n")

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(self, *error: object) -> None:
        with contextlib.suppress(OSError):
            os.fsync(self._handle)
        os.close(self._handle)

    def _cannot_write(self, error: OSError) -> InputError:
        kept = f"; {self.kept} results of this run are kept" if self.kept else ""
        hint = "make room, then --resume takes up what is there"
        return InputError(f"cannot write: {error.strerror}{kept}", location=str(self.path), hint=hint)
