"""Lines of a reduced file by which `swlds check` passes as long as it fails so.

Each is read back as `swlds check` reads it, and is not written where it says something else: RUN lines have no way to write some
words, LAUNCH lines none to write commas in names of files.
"""

from __future__ import annotations

import itertools
import os
import re
import shlex
from collections.abc import Iterable, Sequence
from dataclasses import replace

from swlds.device.launch_options import OPTION_WORDS
from swlds.errors import SwldsError
from swlds.golden.launch_lines import parse_launches
from swlds.golden.runlines import find_run_commands
from swlds.golden.shell import parse_script
from swlds.lazy import lazy_pattern
from swlds.printable import printable
from swlds.reducer.bucket import Bucket
from swlds.reducer.launches import HERE, OWN_OPTIONS, launch_words
from swlds.report.suppressions import quoted
from swlds.run import RunRequest

_FILE = lazy_pattern(r"\A([^=:@]*[=:]@)(.+)\Z", re.DOTALL)
#: What means something else to FileCheck, or may.
_AWKWARD = lazy_pattern(r"[^\w.$-]+", re.ASCII)
_QUOTED = lazy_pattern(r"[\s'\"\\]")


def seen_from(folder: str | None, request: RunRequest) -> RunRequest:
    """The launch whose files are named as from ``folder``: what lies in it relative to it, so that both may move; all else, and
    all where there is no folder, by its whole path."""
    return replace(
        request, args=tuple(_FILE.sub(lambda found: found[1] + _path(folder, found[2]), a) for a in request.args)
    )


def _path(folder: str | None, path: str) -> str:
    whole = os.path.abspath(path)
    inside = os.path.relpath(whole, folder) if folder is not None and not os.path.isabs(path) else os.pardir
    return whole if inside.split(os.sep)[0] == os.pardir else inside


def run_line(pipeline: Sequence[Sequence[str]], *, fails: bool, check: str = "") -> str | None:
    """The RUN line of commands, the last of which ``fails``; with ``check`` its output is checked. None where none can say it."""
    parts = [shlex.join(word.replace("%", "%%").replace(HERE, "%s") for word in words) for words in pipeline]
    parts[-1] = ("not " if fails else "") + parts[-1] + (" 2>&1" if check else "")
    line = "; RUN: " + " | ".join([*parts, *(["FileCheck %s"] if check else [])])
    path = os.path.abspath("reduced.ll")
    meant = [[word.replace(HERE, path) for word in words] for words in pipeline]
    return (
        line if line.isprintable() and _commands(line, path)[: len(meant)] == meant and not _nests(pipeline) else None
    )


def _commands(line: str, path: str) -> list[list[str]]:
    """The commands of a RUN line; none where it is more than one pipeline, or no RUN line."""
    try:
        [(_, text)] = find_run_commands(line.split("\n"))
        [commands] = parse_script(text, path, path)
    except (SwldsError, ValueError):
        return []
    return [command.words for command in commands]


def _nests(pipeline: Sequence[Sequence[str]]) -> bool:
    """A RUN line runs no tests."""
    pairs = (pair for words in pipeline for pair in itertools.pairwise(words))
    return any(pair in (("swlds", "check"), ("swlds", "update-checks")) for pair in pairs)


def launch_lines(request: RunRequest, found: Iterable[Bucket]) -> list[str]:
    """LAUNCH and EXPECT lines of a launch that finds these, each on an object; none where they cannot say it."""
    if request.lowered or not request.kernel:
        return []
    words = launch_words(request, request.kernel)
    line = " ".join(["; LAUNCH:", *(shlex.quote(word) if _QUOTED.search(word) else word for word in words)])
    if not line.isprintable() or not _is_launched(line, request):
        return []
    return [line, *sorted({_expect_line(bucket) for bucket in found})]


def _expect_line(bucket: Bucket) -> str:
    return f"; EXPECT: {bucket.kind}{_on(bucket.object.lstrip('@'))} severity={bucket.severity}"


def finding_check(bucket: Bucket) -> str:
    """What FileCheck looks for in a report of a finding: the line that suppresses it has its kind and its object."""
    name = bucket.shown  # the first of what a suppression takes
    word = _AWKWARD.sub(_any_letters, quoted(printable(name)))
    return f"to suppress: {bucket.kind} " + (f"object={word}{{{{( |$)}}}}" if name else "")


def _any_letters(found: re.Match[str]) -> str:
    """As many letters, whatever they are; FileCheck makes one blank of several."""
    return f"{{{{{'.+' if ' ' in found[0] else '.' * len(found[0])}}}}}"


def _is_launched(line: str, request: RunRequest) -> bool:
    try:
        [launch] = parse_launches("", line)
    except (SwldsError, ValueError):
        return False
    names = [name for name, word in OPTION_WORDS.items() if word.is_for_tests and name not in OWN_OPTIONS]
    return (
        launch.kernel == request.kernel
        and [spec.text for spec in launch.arguments] == [spec.replace("=", ":", 1) for spec in request.args]
        and all(getattr(launch.options, name) == getattr(request.options, name) for name in names)
    )


def _on(name: str) -> str:
    """Where an EXPECT line can name it; without it the line stands for the kind on whatever object."""
    if not name or not name.isprintable():
        return ""
    if " " not in name:
        return f" on @{name}"
    return "" if '"' in name else f' on "{name}"'
