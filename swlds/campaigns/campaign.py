"""A campaign from its file to its results: plan, run what is not known yet, keep each row, sum up."""

from __future__ import annotations

import functools
import json
import math
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, final

from swlds.campaigns.compare_runs import Comparison
from swlds.campaigns.exports import load_pyarrow, to_junit, to_parquet
from swlds.campaigns.on_dask import load_distributed, run_on_dask
from swlds.campaigns.plan import Item, Plan, make_plan
from swlds.campaigns.pool import run_on_pool
from swlds.campaigns.reproducers import add_reproducers
from swlds.campaigns.runner import Row
from swlds.campaigns.spec import Dask, Spec, read_spec
from swlds.campaigns.store import ResultsFile, by_key, read_rows, results_files
from swlds.campaigns.summary import SUMMARY, Summary, read_summary, write_plan
from swlds.campaigns.version import code_version
from swlds.device.launch_options import default_engine
from swlds.errors import InputError, OptionError
from swlds.lazy import dataclass, lazy_pattern
from swlds.output import write_whole
from swlds.words import knows_words

Progress = Callable[[int, int], None]
_SHARD = lazy_pattern(r"([1-9][0-9]{0,8})/([1-9][0-9]{0,8})\Z")


@final
@dataclass
class CampaignResult:
    """``summary``: words and buckets of all items; ``folder``: where the results lie; ``ran``: items that this call ran,
    the others had results; ``against``: beside an earlier run, None without one."""

    summary: Summary
    folder: Path
    ran: int = 0
    against: Comparison | None = None

    @property
    def rows(self) -> list[Row]:
        """One a result, in the order of the plan, with its ``word``."""
        return [{**row, "word": self.summary.words[name]} for name, row in self.summary.rows.items()]

    @property
    def exit_code(self) -> int:
        return int(not self.summary.is_good or (self.against is not None and not self.against.is_good))

    def text(self) -> str:
        parts = [self.summary.text(), *([self.against.text()] if self.against else [])]
        return "\n".join(parts)

    def as_json(self) -> dict[str, Any]:
        """The JSON that scripts rely on."""
        found = {**self.summary.as_json(), "folder": str(self.folder), "ran": self.ran}
        return {**found, "against": self.against.as_json() if self.against else None}

    def json(self) -> str:
        """That, as the command writes it."""
        return json.dumps(self.as_json(), indent=2) + "\n"

    def junit(self) -> str:
        """JUnit's XML."""
        return to_junit(self.summary)

    def html(self) -> str:
        """A page for browsers."""
        from swlds.campaigns.page import campaign_page

        return campaign_page(self.summary, self.against)

    def parquet(self) -> bytes:
        """Parquet; OptionError without pyarrow."""
        return to_parquet(self.rows)


@knows_words(OptionError)
def campaign(
    spec: str | os.PathLike[str],
    *,
    out: str | os.PathLike[str] | None = None,
    scheduler: str | None = None,
    resume: bool = False,
    shard: str | None = None,
    jobs: int | None = None,
    against: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
) -> CampaignResult:
    """Run the campaign of a TOML file; of a folder of results: read them, and run nothing.

    ``out``: the folder of results, default ``NAME.campaign`` in the current one. ``scheduler``: the address of a dask scheduler.
    ``resume``: take up the results that are there. ``shard``: ``"I/N"``, the I-th of N parts. ``jobs``: processes.
    ``against``: the folder of an earlier run to compare with. ``progress`` is called with items done, of how many.
    Raises InputError for a campaign that is wrong and where results cannot be written, OptionError for options that are,
    WorkerError where a scheduler is gone; the results until then are kept.
    """
    path = Path(spec)
    earlier = None if against is None else read_summary(Path(against))
    if path.is_dir():
        _refuse_options(out, scheduler, resume, shard, jobs)
        summary = read_summary(path)
        return CampaignResult(summary, path, 0, _compare(earlier, summary))
    part = parse_shard(shard)
    given = read_spec(path)
    if scheduler is not None:
        given = replace(given, dask=replace(given.dask or Dask(), address=scheduler))
    if given.dask is not None:
        load_distributed()
    version, is_ours = code_version(), functools.partial(is_of_shard, part=part)
    plan = make_plan(given, version, is_ours)
    folder = Path(out) if out is not None else Path(f"{given.path.stem}.campaign")
    ran = _run(given, plan, folder, version, resume, part, jobs, progress)
    summary = Summary(given.name, version, plan.planned, by_key(read_rows(folder)))
    add_reproducers(summary, plan.items, given.folder, folder, given.limits)
    result = CampaignResult(summary, folder, ran, _compare(earlier, summary, is_ours))
    write_whole(folder / SUMMARY, summary.json() + "\n")
    return result


def _compare(
    before: Summary | None, after: Summary, is_ours: Callable[[str], bool] = lambda name: True
) -> Comparison | None:
    return None if before is None else Comparison(before, after, is_ours)


def _refuse_options(*given: object) -> None:
    if any(given):
        raise OptionError(
            "a folder of results is read, nothing is run", hint="leave out what says how, or name the TOML"
        )


def parse_shard(text: str | None) -> tuple[int, int] | None:
    """``I/N``, I from 1 to N."""
    if text is None:
        return None
    found = _SHARD.match(text)
    if found is None or not int(found[1]) <= int(found[2]):
        raise OptionError(f"{text!r} is no shard", hint="expected I/N, I from 1 to N, such as 1/4")
    return int(found[1]), int(found[2])


def is_of_shard(name: str, part: tuple[int, int] | None) -> bool:
    """By the item's ``name``, its id, so that it stays in its shard when others come and go."""
    if part is None:
        return True
    return int.from_bytes(sha256(name.encode("utf-8", "surrogatepass")).digest()[:8], "big") % part[1] == part[0] - 1


def _run(
    spec: Spec,
    plan: Plan,
    folder: Path,
    version: str,
    resume: bool,
    part: tuple[int, int] | None,
    jobs: int | None,
    progress: Progress | None,
) -> int:
    """Run what has no result yet; how many items that were."""
    _make_folder(folder)
    with ResultsFile(folder, part) as results:
        if not resume and any(path.stat().st_size for path in results_files(folder) if _is_ours(path, part)):
            raise InputError(
                "holds results already", location=str(folder), hint="--resume takes them up; or name another --out"
            )
        known = by_key(rows := list(read_rows(folder)))
        todo = [i for i in plan.items if known.get(i.key, {"verdict": "LOST"})["verdict"] == "LOST"]
        write_plan(folder, spec.name, version, plan.planned)
        if todo:
            _run_items(spec, slowest_first(todo, rows), version, jobs, results, progress)
    return len(todo)


def _is_ours(path: Path, part: tuple[int, int] | None) -> bool:
    """Results of other shards may lie beside ours."""
    return part is None or path.name == f"results.{part[0]}-of-{part[1]}.jsonl"


def _run_items(
    spec: Spec, todo: Sequence[Item], version: str, jobs: int | None, results: ResultsFile, progress: Progress | None
) -> None:
    limits, done = spec.limits, 0
    common = {
        "folder": str(spec.folder), "timeout": limits.timeout, "max_memory": limits.max_memory, "version": version,
        "engine": default_engine(),
    }  # fmt: skip

    def keep(rows: Sequence[Row]) -> None:
        nonlocal done
        results.append(rows)
        done += len(rows)
        if progress is not None:
            progress(done, len(todo))

    if progress is not None:
        progress(0, len(todo))
    if spec.dask is not None:
        run_on_dask(todo, common, spec.dask, jobs or limits.jobs, keep)
    else:
        run_on_pool(todo, common, jobs or limits.jobs, keep)


def slowest_first(items: Sequence[Item], rows: Sequence[Row]) -> list[Item]:
    """By what they took last time, so that none begins last that takes longest; unknown ones first, large ones before small."""
    took = {row["id"]: row["seconds"] for row in rows}
    return sorted(items, key=lambda item: (-took.get(item.id, math.inf), -item.size))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"cannot make the folder: {error.strerror}", location=str(folder)) from None


def check_extras(parquet: bool) -> None:
    """OptionError now where an export could not be written later."""
    if parquet:
        load_pyarrow()
