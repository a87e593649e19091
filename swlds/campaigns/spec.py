"""What the TOML of a campaign says: inputs, actions, seeds, limits. docs/campaigns.md lists the keys."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any, final

from swlds.campaigns.figures import BOUNDS, names_of_figures
from swlds.campaigns.grids import Grid, read_grid, read_seeds
from swlds.campaigns.tables import Table, is_number, one_of, read_toml
from swlds.campaigns.verdicts import EXPECTABLE
from swlds.device.launch_options import MEBIBYTES, OPTION_WORDS
from swlds.errors import InputError
from swlds.lazy import dataclass
from swlds.words import refuse_unknown, shown

LOWER = ("profile", "instrument", "allocator", "with-runtime", "dynamic")
#: What an action does -> its keys beside the common ones.
ACTIONS: Mapping[str, Sequence[str]] = {
    "lower": (*LOWER, "mcpu"),
    "opt": ("passes", "mcpu", "verify-each"),
    "compare": ("instrument", "mcpu"),
    "run": ("lowered", "passes", *LOWER[:3]),
    "validate": ("against", "passes", *LOWER[:3]),
    "profile": ("lowered", "passes", *BOUNDS, *LOWER[:3]),
    "check": ("tools", "engines"),
}
_FLAGS = ("instrument", "with-runtime", "verify-each", "lowered")
_LISTS = ("tools", "engines")
#: Keys of a launch: the words of a LAUNCH line.
LAUNCH_WORDS = ("kernel", "grid", "block", "args", "mcpu", *(word.name for word in OPTION_WORDS.values()))
TIMEOUT, MEMORY = 60.0, 4096


@final
@dataclass(frozen=True)
class Input:
    """``files``: paths and patterns, relative to the campaign's file; or ``generator``: a Python file and its function.
    ``depends``: patterns of files that results depend on as well; ``launch``: words as they are written; ``actions``: names of
    those that apply, empty: all. ``table`` is where errors point."""

    name: str
    files: Sequence[str]
    exclude: Sequence[str]
    generator: tuple[str, str] | None
    depends: Sequence[str]
    grid: Grid
    seeds: Sequence[int] | None
    launch: Mapping[str, Any]
    actions: Sequence[str]
    table: Table


@final
@dataclass(frozen=True)
class Action:
    """``words``: its own keys; ``launch``: words that replace those of the input; ``expect``: verdicts that are as they should
    be, empty: PASS."""

    name: str
    do: str
    words: Mapping[str, Any]
    grid: Grid
    launch: Mapping[str, Any]
    expect: Sequence[str]
    table: Table


@final
@dataclass(frozen=True)
class Limits:
    """Of one item: seconds, and MiB beyond what an idle worker holds. ``jobs``: processes, None: one a core."""

    timeout: float = TIMEOUT
    max_memory: int = MEMORY
    jobs: int | None = None


@final
@dataclass(frozen=True)
class Dask:
    """``address`` of a scheduler, empty: a cluster of its own on this machine with ``workers`` processes (None: one a core)."""

    address: str = ""
    workers: int | None = None
    #: Seconds that a scheduler that is gone has to come back.
    patience: float = 60.0


@final
@dataclass(frozen=True)
class Spec:
    """A campaign. ``folder``: what its paths are relative to. ``dask``: None: processes of this machine."""

    path: Path
    name: str
    inputs: Sequence[Input]
    actions: Sequence[Action]
    limits: Limits = field(default_factory=Limits)
    dask: Dask | None = None

    @property
    def folder(self) -> Path:
        return self.path.resolve().parent


def read_spec(path: Path) -> Spec:
    """The campaign of a file. InputError names the key that is wrong."""
    top = read_toml(path)
    name = top.text("name", path.stem)
    launch, seeds = read_launch(top), read_seeds(top)
    inputs = [_read_input(t, n, launch, seeds) for n, t in enumerate(top.tables("inputs"), 1)]
    actions = [_read_action(t) for t in top.tables("actions")]
    limits, dask = _read_limits(top.table("limits")), _read_dask(top)
    top.done()
    if not inputs or not actions:
        what = "inputs" if not inputs else "actions"
        raise top.error(f"says no {what}", f"at least one table [[{what}]]")
    _refuse_twice(top, "input", [one.name for one in inputs])
    _refuse_twice(top, "action", [one.name for one in actions])
    for one in inputs:
        known, kind = [a.name for a in actions], functools.partial(InputError, location=one.table.place)
        refuse_unknown(one.actions, known, kind, "action")
    return Spec(path, name, inputs, actions, limits, dask)


def _refuse_twice(table: Table, what: str, names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise table.error(f"two {what}s are called {shown(name)}", "a name of its own for each: name = ...")


def _read_input(table: Table, number: int, launch: Mapping[str, Any], seeds: Sequence[int] | None) -> Input:
    name = table.text("name")
    files, generator = table.texts("files"), table.text("generator")
    if bool(files) == bool(generator):
        raise table.error("says " + ("both files and generator" if files else "no input"), "files or generator")
    path, mark, function = generator.rpartition(":")
    if generator and not (mark and path and function.isidentifier()):
        raise table.error(f"generator is {shown(generator)}", 'a Python file and a function, such as "make.py:module"')
    own = read_seeds(table)
    made = Input(
        name or (files[0] if len(files) == 1 else f"input{number}" if files else function),
        files,
        table.texts("exclude"),
        (path, function) if generator else None,
        table.texts("depends"),
        read_grid(table.table("grid")),
        seeds if own is None else own,
        {**launch, **read_launch(table)},
        table.texts("actions"),
        table,
    )
    table.done()
    return made


def _read_action(table: Table) -> Action:
    do = one_of(table, "do", tuple(ACTIONS))
    if not do:
        raise table.error("says nothing to do", f"do = one of {', '.join(ACTIONS)}")
    words: dict[str, Any] = {}
    for key in ACTIONS[do]:
        if key in table:
            words[key] = _read_word(table, key)
    expect = table.texts("expect")
    refuse_unknown(expect, EXPECTABLE, functools.partial(InputError, location=table.place), "verdict")
    name = table.text("name") or " ".join([do, *(str(words[k]) for k in ("passes", "against") if k in words)])
    made = Action(name, do, words, read_grid(table.table("grid")), read_launch(table), expect, table)
    table.done()
    if do == "opt" and "passes" not in words:
        raise table.error("opt without passes", 'passes = "swizzle-lds", for example')
    for key in words.keys() & set(BOUNDS):
        bounds = words[key]
        if not (bounds and all(map(is_number, bounds.values()))):
            raise table.error(f"{key} is no table of numbers", '{ "lds.extra_cycles" = 0 }, for example')
        refuse_unknown(bounds, names_of_figures(), functools.partial(InputError, location=table.place), "figure")
    return made


def _read_word(table: Table, key: str) -> Any:
    if key in _FLAGS:
        return table.flag(key)
    if key in _LISTS:
        return table.texts(key)
    return table.table(key).scalars() if key in BOUNDS else table.text(key)


def read_launch(table: Table) -> dict[str, Any]:
    """The table ``launch``: words of a LAUNCH line, which may hold ``{name}``."""
    inner = table.table("launch")
    refuse_unknown(inner.scalars(), LAUNCH_WORDS, functools.partial(InputError, location=inner.place), "key")
    return inner.scalars()


def _read_limits(table: Table) -> Limits:
    found = Limits(
        table.number("timeout", TIMEOUT, 0.001, 1e9) or TIMEOUT,
        table.count("max-memory", MEMORY, *MEBIBYTES) or MEMORY,
        table.count("jobs", None, 1, 4096),
    )
    table.done()
    return found


def _read_dask(top: Table) -> Dask | None:
    if "dask" not in top:
        top.table("dask")
        return None
    table = top.table("dask")
    found = Dask(
        table.text("address"), table.count("workers", None, 1, 4096), table.number("patience", 60.0, 0, 1e6) or 0.0
    )
    table.done()
    return found
