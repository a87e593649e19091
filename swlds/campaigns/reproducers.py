"""For each bucket of failures: the smallest module that shows it, the command that shows it again, the one that reduces it."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from swlds import errors
from swlds.campaigns.figures import BOUNDS
from swlds.campaigns.generators import call_generator, read_made
from swlds.campaigns.named_files import passes_from
from swlds.campaigns.plan import Item, launch_words
from swlds.campaigns.requests import LAUNCH_FLAGS
from swlds.campaigns.spec import Limits
from swlds.campaigns.summary import Bucket, Summary
from swlds.campaigns.verdicts import kind_of
from swlds.device.findings import KINDS
from swlds.device.launch_options import ENGINE_WORDS, default_engine
from swlds.engines.sandbox import run_in_worker
from swlds.errors import InputError, SwldsError
from swlds.output import write_whole
from swlds.printable import printable, shell_line

FOLDER = "reproducers"
#: Buckets that get one.
MOST = 200
_SWITCHES = ("instrument",)
_LAUNCHES = ("run", "validate", "profile")
_LOWERING = ("profile", "instrument", "allocator")
#: Of an action -> of ``swlds reduce``; a profile's findings are those of a run.
_REDUCED = {"run": "run", "profile": "run", "validate": "validate", "lower": "lower"}
#: Kinds of an error -> those of ``swlds reduce``.
_ERRORS = {kind_of(e): e.__name__ for e in vars(errors).values() if isinstance(e, type) and issubclass(e, SwldsError)}
_DEATHS = ("crash", "trap")
#: Seconds that a trial of what does not end takes at most, and MiB that a launch in a test program needs, with the window of
#: its addresses.
_TRIAL, _WINDOW = 10.0, 20480


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
        elif bucket.smallest["verdict"] != "LOST":  # it may have been the generator that killed its worker
            bucket.module, made = _write_generated(item, folder, out, limits)
            launch = launch_words({**made, **launch}, item.do)
        if bucket.module:
            bucket.command = shell_line(_again_words(bucket, item, launch, folder, limits))
            bucket.reduce = _reduce_command(bucket, item, launch, folder, out, limits)


def _write_generated(item: Item, folder: Path, out: Path, limits: Limits) -> tuple[str, dict[str, Any]]:
    """The generator's module as a file, and its launch; "" where it makes none any more."""
    whole = out.absolute()  # before the folder is another one

    def make(tell: object) -> dict[str, Any]:
        os.dup2(2, 1)  # what it prints is no part of the report
        os.chdir(folder)
        text, launch = read_made(call_generator(item.source))
        target = _make_folder(whole) / (_digest(item.id) + (".ll" if isinstance(text, str) else ".bc"))
        write_whole(target, text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
        return {"path": str(target), "launch": launch}

    try:
        made = run_in_worker(
            make, timeout=limits.timeout, max_memory=limits.max_memory, place=item.id, grace=0.0, has_group=True
        )
    except SwldsError:
        return "", {}
    return (made["path"], made["launch"]) if isinstance(made, dict) else ("", {})


def _make_folder(out: Path) -> Path:
    """Of modules that were made, and are made of the lines that reduce."""
    folder = out.absolute() / FOLDER
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise InputError(f"cannot make the folder: {error.strerror}", location=str(folder)) from None
    return folder


def _digest(name: str) -> str:
    return hashlib.sha256(name.encode("utf-8", "replace")).hexdigest()[:12]


def _again_words(
    bucket: Bucket, item: Item, launch: Mapping[str, Any], folder: Path, limits: Limits, module: str = ""
) -> list[str]:
    """The command line that does what the item did, ``module`` instead of the bucket's."""
    do = "profile" if item.do == "run" and item.words.get("passes") else item.do  # ``run`` takes none
    words = ["swlds", do, module or bucket.module, *_action_words(item, folder), *_launch_words(item, launch, folder)]
    if do == "profile" and "check" not in launch:  # where the command line looks for less
        words += ["--check", "all"]
    verdict = bucket.smallest["verdict"]
    if verdict == "TIMEOUT" and do != "check" and "timeout" not in launch:
        words += ["--timeout", f"{limits.timeout:g}"]
    if verdict == "MEMORY" and do != "check" and "max-memory" not in launch:
        words += ["--max-memory", str(limits.max_memory)]
    return words


def _action_words(item: Item, folder: Path) -> list[str]:
    words: list[str] = []
    passes = item.words.get("passes")
    is_lowered = item.do not in _LAUNCHES or not passes and (item.do == "validate" or bool(item.words.get("lowered")))
    for key, value in item.words.items():
        if key in (*BOUNDS, "engines") or value in ("", None) or key in _LOWERING and not is_lowered:
            continue
        if key in _SWITCHES:
            words.append(f"--{key}" if value else f"--no-{key}")
        elif isinstance(value, bool):
            words += [f"--{key}"] if value and not (key == "lowered" and passes) else []
        elif key == "passes":
            words += ["--passes", passes_from(str(value), folder)]
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
    if item.do in _LAUNCHES and "engine" not in launch and default_engine() != ENGINE_WORDS[0]:
        words += ["--engine", default_engine()]  # the environment's
    return words


def _reduce_command(
    bucket: Bucket, item: Item, launch: Mapping[str, Any], folder: Path, out: Path, limits: Limits
) -> str:
    """The command that makes the module smaller: by the failure's kind where ``reduce`` has the item's command, else by what the
    command says. Empty where neither sees the failure, or the folder of what comes out cannot be made."""
    verdict = bucket.smallest["verdict"]
    message = bucket.smallest["message"]
    is_bound = bucket.kind in ("over-limit", "under-limit") or message.startswith(tuple(f"{key}: " for key in BOUNDS))
    if item.do == "check" or is_bound or verdict in ("LOST", "MEMORY"):
        return ""
    try:
        target = _make_folder(out) / f"{_digest('/'.join(bucket.key))}-{Path(bucket.module).stem}.ll"
    except InputError:
        return ""
    words = ["swlds", "reduce", bucket.module, "-o", str(target)]
    if bucket.stage == "read" and verdict == "ERROR" and bucket.kind in _ERRORS:  # whatever reads it
        return shell_line([*words, "--command", "lower", "--kind", _ERRORS[bucket.kind]])
    kind = _reduced_kind(bucket, item)
    if kind:
        given = {key: value for key, value in launch.items() if key != "timeout"} if kind == "time" else launch
        words += ["--command", _REDUCED[item.do], *_action_words(item, folder), *_launch_words(item, given, folder)]
        words += ["--kind", kind, *(["--object", printable(bucket.object)] if bucket.object and kind in KINDS else [])]
        if kind == "time":
            words += ["--trial-time", f"{max(min(limits.timeout, _TRIAL), 0.1):g}"]
        return shell_line(words)
    again = shlex.join(_again_words(bucket, item, launch, folder, limits, "{}")).replace("'{}'", "{}")
    said = re.split(r"['(]", message[:40])[0].strip()
    test = f"{again} 2>&1 | grep -qF {shlex.quote(said)}" if said else f"! {again}"
    words += ["--max-memory", str(_WINDOW)] if item.do in _LAUNCHES else []
    return shell_line([*words, "--test", f"sh -c {shlex.quote(test)}"])


def _reduced_kind(bucket: Bucket, item: Item) -> str:
    """What ``swlds reduce --kind`` calls the bucket's kind; empty where it does not see it, or has not the item's words."""
    verdict = bucket.smallest["verdict"]
    if item.do not in _REDUCED or item.words.get("with-runtime") or item.words.get("dynamic"):
        return ""
    if verdict == "TIMEOUT":
        return "time"
    if verdict == "CRASH":
        return "crash" if bucket.kind in _DEATHS else _ERRORS["worker"] if bucket.kind == "worker" else ""
    if bucket.kind == "differs":
        return "difference"
    return bucket.kind if bucket.kind in KINDS and verdict == "FAIL" else _ERRORS.get(bucket.kind, "")
