"""For each bucket of failures: the smallest module that shows it, the command that shows it again, the one that reduces it."""

from __future__ import annotations

import hashlib
import os
import shlex
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from swlds.campaigns.figures import BOUNDS
from swlds.campaigns.generators import call_generator, read_made
from swlds.campaigns.plan import Item, launch_words
from swlds.campaigns.requests import LAUNCH_FLAGS
from swlds.campaigns.spec import Limits
from swlds.campaigns.summary import Bucket, Summary
from swlds.device.findings import KINDS
from swlds.engines.sandbox import run_in_worker
from swlds.errors import InputError, SwldsError
from swlds.output import write_whole

FOLDER = "reproducers"
#: Buckets that get one.
MOST = 200
_SWITCHES = ("instrument",)


def add_reproducers(summary: Summary, items: Iterable[Item], folder: Path, out: Path, limits: Limits) -> None:
    """Fill in ``module``, ``command`` and ``reduce`` of the buckets that are bad. Modules that a generator made are written to
    ``out``. ``folder``: what paths of the campaign are relative to."""
    by_id = {item.id: item for item in items}
    for bucket in [b for b in summary.buckets if b.is_bad][:MOST]:
        item = by_id.get(bucket.smallest["id"])
        if item is None:
            continue
        launch = dict(item.launch)
        if "file" in item.source:
            bucket.module = os.path.normpath(folder / item.source["file"])
        else:
            bucket.module, made = _write_generated(item, folder, out, limits)
            launch = launch_words({**made, **launch}, item.do)
        if bucket.module:
            bucket.command = command_of(item, bucket.module, launch, folder)
            bucket.reduce = reduce_command(bucket, item, launch, folder)


def _write_generated(item: Item, folder: Path, out: Path, limits: Limits) -> tuple[str, dict[str, Any]]:
    """The generator's module as a file, and its launch; "" where it makes none any more."""
    name = hashlib.sha256(item.id.encode("utf-8", "replace")).hexdigest()[:12]
    stem = out.absolute() / FOLDER / name  # before the folder is another one

    def make(tell: object) -> dict[str, Any]:
        os.chdir(folder)
        text, launch = read_made(call_generator(item.source))
        try:
            stem.parent.mkdir(exist_ok=True)
        except OSError as error:
            raise InputError(f"cannot make the folder: {error.strerror}", location=str(stem.parent)) from None
        target = stem.with_suffix(".ll" if isinstance(text, str) else ".bc")
        write_whole(target, text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
        return {"path": str(target), "launch": launch}

    try:
        made = run_in_worker(make, timeout=limits.timeout, max_memory=limits.max_memory, place=item.id, grace=0.0)
    except SwldsError:
        return "", {}
    return (made["path"], made["launch"]) if isinstance(made, dict) else ("", {})


def command_of(item: Item, module: str, launch: Mapping[str, Any], folder: Path) -> str:
    """The command line that does what the item did."""
    words = ["swlds", item.do, module, *_action_words(item), *_launch_words(item, launch, folder)]
    return shlex.join(words)


def _action_words(item: Item) -> list[str]:
    words: list[str] = []
    for key, value in item.words.items():
        if key in (*BOUNDS, "engines") or value in ("", None):
            continue
        if key in _SWITCHES:
            words.append(f"--{key}" if value else f"--no-{key}")
        elif isinstance(value, bool):
            words += [f"--{key}"] if value else []
        else:
            words += [f"--{key}", ",".join(value) if isinstance(value, list) else str(value)]
    if item.do == "check" and "tools" not in item.words:
        words += ["--tools", "swlds"]
    return words


def _launch_words(item: Item, launch: Mapping[str, Any], folder: Path) -> list[str]:
    words: list[str] = []
    for key, value in launch.items():
        values = [str(one) for one in (value if isinstance(value, list) else [value])]
        if key == "args":
            for one in values:
                before, mark, path = one.partition("=@")
                words += ["--arg", f"{before}=@{os.path.normpath(folder / path)}" if mark else one]
        elif key in LAUNCH_FLAGS:
            words += [f"--{key}"] if values in (["True"], ["yes"]) else []
        elif key == "assume":
            words += [word for one in values for word in ("--assume", one)]
        else:
            words += [f"--{key}", ",".join(values)]
    return words


def reduce_command(bucket: Bucket, item: Item, launch: Mapping[str, Any], folder: Path) -> str:
    """The command that makes the module smaller: by the finding where it is one, else by what the command says."""
    target = str(Path(bucket.module).with_suffix(".reduced.ll"))
    if item.do == "run" and bucket.kind in KINDS and not item.words.get("lowered") and not item.words.get("passes"):
        words = ["swlds", "reduce", bucket.module, "-o", target, *_launch_words(item, launch, folder)]
        words += ["--kind", bucket.kind, *(["--object", bucket.object] if bucket.object else [])]
        return shlex.join(words)
    is_bound = (
        item.do == "profile" and any(item.words.get(key) for key in BOUNDS) and bucket.smallest["verdict"] == "FAIL"
    )
    if item.do == "check" or is_bound or bucket.smallest["verdict"] == "LOST":  # no command says that again
        return ""
    again = command_of(item, "{}", launch, folder).replace("'{}'", "{}")
    said = bucket.smallest["message"][:40].split("'")[0].strip()
    test = f"{again} 2>&1 | grep -qF {shlex.quote(said)}" if said else f"! {again}"
    return shlex.join(["swlds", "reduce", bucket.module, "-o", target, "--test", f"sh -c {shlex.quote(test)}"])
