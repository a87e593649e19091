"""Smaller launches, the smallest first; and a launch in the words of the command line and of a LAUNCH line."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from swlds.analysis.axis.facts import NO_WRAP
from swlds.device.launch_options import OPTION_WORDS, LaunchOptions
from swlds.lazy import lazy_pattern
from swlds.run import RunRequest

_BUFFER = lazy_pattern(r"(\w+)\[(\d+)\](?:[=:](.*))?\Z", re.DOTALL)
_LOCAL = lazy_pattern(r"local\[(\d+)\]\Z")
_SCALAR = lazy_pattern(r"([iu]\d+|b?f\d+)[=:](.+)\Z", re.DOTALL)
_AGAIN = lazy_pattern(r"arg(\d+)\Z")
#: Options that say how a trial runs, not what is executed.
OWN_OPTIONS = ("jobs", "max_memory", "host")
#: The module in words of a command: what no word can hold.
HERE = "\0"
#: The stage of passes in front of `run`.
OPT = "opt"


#: Launches with less of one thing each, the smallest first.
Less = Callable[[RunRequest], Iterator[RunRequest]]


def sizes_of_launch(request: RunRequest) -> list[Less]:
    """What gives launches with fewer work-groups and work-items, and with smaller clusters."""
    parts: list[Less] = [_less_cluster, *(functools.partial(_less_grid, index) for index in range(len(request.grid)))]
    return parts + [functools.partial(_less_block, index) for index in range(len(request.block or ()))]


def contents_of_launch(request: RunRequest) -> list[Less]:
    """What gives launches with smaller or simpler arguments, and with less dynamic LDS."""
    return [*(functools.partial(_simpler_argument, index) for index in range(len(request.args))), _less_dynamic_lds]


def _less_cluster(request: RunRequest) -> Iterator[RunRequest]:
    """One work-group, no cluster, one cluster, and as many clusters of fewer work-groups."""
    if request.options.cluster is None:
        return
    cluster, alone = _cluster(request), request.options.but(cluster=None)
    yield replace(request, grid=(1,) * len(request.grid), options=alone)
    yield replace(request, options=alone)
    if (one := cluster[: len(request.grid)]) != request.grid:
        yield replace(request, grid=one)
    for index, size in enumerate(request.grid):
        for less in smaller_numbers(cluster[index], 1):
            sizes = (*cluster[:index], less, *cluster[index + 1 :])[:3]
            grid = (*request.grid[:index], size // cluster[index] * less, *request.grid[index + 1 :])
            yield replace(request, grid=grid, options=request.options.but(cluster=sizes))


def _cluster(request: RunRequest) -> tuple[int, ...]:
    """Work-groups of a cluster that is asked for, at least as many numbers as the grid has."""
    given = request.options.cluster
    return ((given,) if isinstance(given, int) else given or ()) + (1,) * len(request.grid)


def _less_grid(index: int, request: RunRequest) -> Iterator[RunRequest]:
    """Whole clusters, where they are asked for."""
    cluster = _cluster(request)
    for less in smaller_numbers(request.grid[index] // cluster[index], 1):
        yield replace(request, grid=(*request.grid[:index], less * cluster[index], *request.grid[index + 1 :]))


def _less_block(index: int, request: RunRequest) -> Iterator[RunRequest]:
    sizes = request.block or ()
    for less in smaller_numbers(sizes[index], 1):
        yield replace(request, block=(*sizes[:index], less, *sizes[index + 1 :]))


def _less_dynamic_lds(request: RunRequest) -> Iterator[RunRequest]:
    for less in smaller_numbers(request.options.dynamic_lds, 0):
        yield replace(request, options=request.options.but(dynamic_lds=less))


def _simpler_argument(index: int, request: RunRequest) -> Iterator[RunRequest]:
    for other in smaller_arguments(request.args[index]):
        yield replace(request, args=(*request.args[:index], other, *request.args[index + 1 :]))


def smaller_numbers(number: int, least: int) -> list[int]:
    """``least``, then from the number the least part is taken off: half of what is above, a quarter, … one."""
    above, found = number - least, []
    while above > 0:
        found.append(number - above)
        above //= 2
    return found


def smaller_arguments(spec: str) -> Iterator[str]:
    """A SPEC with fewer elements, or simpler contents."""
    if matched := _LOCAL.match(spec):
        yield from (f"local[{less}]" for less in smaller_numbers(int(matched[1]), 0))
    elif matched := _BUFFER.match(spec):
        name, count, content = matched[1], int(matched[2]), matched[3]
        tail = f"={content}" if content else ""
        yield from (f"{name}[{less}]{tail}" for less in smaller_numbers(count, 1))
        if content not in (None, "zero"):
            yield f"{name}[{count}]"
    elif (matched := _SCALAR.match(spec)) and matched[2] != "0":
        yield f"{matched[1]}=0"
        if matched[2].isdecimal():
            yield from (f"{matched[1]}={less}" for less in smaller_numbers(int(matched[2]), 0)[1:])


def integer_of(spec: str) -> int | None:
    """The value of a SPEC of an integer; None for others."""
    matched = _SCALAR.match(spec)
    return int(matched[2]) if matched and matched[1][0] in "iu" and matched[2].lstrip("-").isdecimal() else None


def without_argument(request: RunRequest, index: int) -> RunRequest | None:
    """The launch without an argument; None where another one is that buffer once more, or counts its place."""
    left = [*request.args[:index], *request.args[index + 1 :]]
    if any((matched := _AGAIN.match(spec)) and int(matched[1]) >= index for spec in left):
        return None
    return replace(request, args=tuple(left))


def pipeline(request: RunRequest, command: str, against: str = "swlds") -> list[list[str]]:
    """The command lines that do it again, each of which reads what the one in front writes; the module is ``HERE``."""
    if request.passes is None or command == "validate":
        return [["swlds", *_command_words(request, command, HERE, against)]]
    words = ["swlds", "opt", HERE, "--passes", request.passes, *_kernel_words(request), *_block_words(request)]
    words += [word for text in request.options.assume if text != NO_WRAP for word in ("--assume", text)]
    words += _mcpu_words(request)
    if command in (OPT, "lower"):
        return [words]
    return [words, ["swlds", *_command_words(replace(request, passes=None, lowered=False), command, "-")]]


def _command_words(request: RunRequest, command: str, path: str, against: str = "swlds") -> list[str]:
    words = [command, path]
    if command != "lower":
        words += [*_kernel_words(request), "--grid", _sizes(request.grid), *_block_words(request)]
        words += [word for spec in request.args for word in ("--arg", spec)]
        words += _option_words(request.options)
    words += _mcpu_words(request)
    words += ["--against", against] if command == "validate" and against != "swlds" else []
    words += ["--lowered"] if request.lowered and command == "run" else []
    words += ["--passes", request.passes] if request.passes is not None else []
    for name, value in request.lower_options.items():
        words += [f"--{'' if value else 'no-'}instrument"] if name == "instrument" else [f"--{name}", str(value)]
    return words


def _kernel_words(request: RunRequest) -> list[str]:
    return ["--kernel", request.kernel] if request.kernel else []


def _block_words(request: RunRequest) -> list[str]:
    return ["--block", _sizes(request.block)] if request.block else []


def _mcpu_words(request: RunRequest) -> list[str]:
    return ["--mcpu", request.mcpu] if request.mcpu else []


def launch_words(request: RunRequest, kernel: str) -> list[str]:
    """The words of the LAUNCH line that does it again, on all engines, of the module as it is."""
    words = [f"@{kernel}", f"grid={_sizes(request.grid)}"]
    words += [f"block={_sizes(request.block)}"] if request.block else []
    words += [f"args={','.join(s.replace('=', ':', 1) for s in request.args)}"] if request.args else []
    words += [f"mcpu={request.mcpu}"] if request.mcpu else []
    given = iter(_option_words(request.options))
    found: dict[str, str] = {}
    for word in given:
        flag = next(w for w in OPTION_WORDS.values() if f"--{w.name}" == word)
        text = "yes" if flag.kind == "flag" else next(given)
        if flag.is_for_tests:
            found[flag.name] = f"{found[flag.name]},{text}" if flag.name in found else text
    return [*words, *(f"{name}={text}" for name, text in found.items()), "lowered=no"]


def _sizes(sizes: tuple[int, ...]) -> str:
    return ",".join(map(str, sizes))


def _option_words(options: LaunchOptions) -> list[str]:
    words: list[str] = []
    for name, word in OPTION_WORDS.items():
        value = getattr(options, name)
        if name in OWN_OPTIONS or value == getattr(LaunchOptions(), name):
            continue
        if word.kind == "flag":
            words.append(f"--{word.name}")
        elif word.kind == "texts":
            words += [text for one in value for text in (f"--{word.name}", one)]
        elif word.kind == "checks":
            words += [f"--{word.name}", ",".join(sorted(value)) or "none"]
        elif word.kind == "sizes":
            words += [f"--{word.name}", _sizes(value) if isinstance(value, tuple) else str(value)]
        else:
            words += [f"--{word.name}", str(value)]
    return words
