"""``campaign``: the words of the command line become one call, its result the report and the files that were asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from swlds.campaigns.campaign import campaign, check_extras, is_of_shard, parse_shard
from swlds.campaigns.spec import read_spec
from swlds.colour import paint_lines
from swlds.output import check_outputs, write_whole
from swlds.printable import printable
from swlds.report.progress import progress_of
from swlds.worker import write_stdout

#: The report's lines: buckets and changes, then the sums.
_STYLES = [(r"\d+ (FAIL|ERROR|CRASH|MEMORY|TIMEOUT|LOST|XPASS)", "error"), (r"\d+ [A-Z]+", "warning"), (" ", "dim")]
_STYLES += [("(worse|otherwise): ", "error"), ("better: ", "good"), ("(before|other)", "heading")]


def campaign_command(
    spec: str,
    out: str | None,
    scheduler: str | None,
    resume: bool,
    shard: str | None,
    jobs: int | None,
    against: str | None,
    json_path: str | None,
    junit_path: str | None,
    html_path: str | None,
    parquet_path: str | None,
) -> int:
    """``swlds campaign``."""
    check_outputs((json_path, junit_path, html_path, parquet_path), spec)
    check_extras(parquet_path is not None)
    with progress_of("items") as progress:
        result = campaign(
            spec,
            out=out,
            scheduler=scheduler,
            resume=resume,
            shard=shard,
            jobs=jobs,
            against=against,
            progress=progress,
        )
    texts: list[tuple[str | None, Callable[[], str | bytes]]] = [
        (json_path, result.json), (junit_path, result.junit), (html_path, result.html), (parquet_path, result.parquet),
    ]  # fmt: skip
    if "-" not in [path for path, _ in texts]:
        text = result.text() + (f"\nresults: {printable(str(result.folder))}" if result.ran else "")
        write_stdout(paint_lines(text + "\n", _STYLES, sys.stdout))
    _write(texts)
    return result.exit_code


def list_command(spec: str, shard: str | None) -> int:
    """``swlds campaign --list``: the items, of a shard those that it would run."""
    from swlds.campaigns.plan import make_plan
    from swlds.campaigns.version import code_version

    part = parse_shard(shard)
    plan = make_plan(read_spec(Path(spec)), code_version(), lambda name: False)
    write_stdout("".join(f"{printable(one.id)}\n" for one in plan.planned if is_of_shard(one.id, part)))
    return 0


def _write(texts: Sequence[tuple[str | None, Callable[[], str | bytes]]]) -> None:
    for path, text in texts:
        if path == "-":
            write_stdout(text())
        elif path is not None:
            write_whole(Path(path), text())
