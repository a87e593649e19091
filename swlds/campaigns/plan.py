"""Turns a campaign into its items: each a module, one action, and the key under which its result is kept."""

from __future__ import annotations

import functools
import glob
import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, final

from swlds.campaigns.generators import check_function
from swlds.campaigns.grids import MAX_ITEMS, SEED, Filler, describe, points
from swlds.campaigns.named_files import argument_files, files_of_test, pass_files, python_files
from swlds.campaigns.requests import lower_options, make_request
from swlds.campaigns.spec import Action, Input, Spec
from swlds.device.launch_options import default_engine
from swlds.device.target import find_target
from swlds.errors import InputError, SwldsError
from swlds.lazy import dataclass
from swlds.printable import shorten
from swlds.reading import is_regular, open_regular, pieces_of, reason_of

#: Bytes of a module, and of a file that a campaign depends on.
LARGEST = 1 << 32
_LAUNCHES = frozenset(("run", "validate", "profile"))
#: Words of a launch that other actions ask.
_ASKED = {"opt": ("kernel", "block", "mcpu"), "compare": ("mcpu",)}


@final
@dataclass(frozen=True, slots=True)
class Planned:
    """One item as a summary knows it. ``id``: what people call it, the same in every run; ``key``: of everything that its result
    depends on; ``expect``: verdicts that are as they should be, empty: PASS."""

    id: str
    key: str
    expect: Sequence[str]


@final
@dataclass(frozen=True, slots=True)
class Item:
    """One thing to do. ``planned``: what a summary knows of it; ``origin``: ``file``, relative to the campaign's folder, or
    ``generator`` and ``function``; ``content``: the digest of that; ``size``: bytes of the file, 0 for a generator; ``names``
    and ``values``: of the parameters, of which the first ``own`` are the generator's."""

    planned: Planned
    input: str
    action: str
    names: tuple[str, ...]
    values: tuple[Any, ...]
    own: int
    origin: Mapping[str, Any]
    content: str
    size: int
    do: str
    words: Mapping[str, Any]
    launch: Mapping[str, Any]

    @property
    def id(self) -> str:
        return self.planned.id

    @property
    def key(self) -> str:
        return self.planned.key

    @property
    def expect(self) -> Sequence[str]:
        return self.planned.expect

    @property
    def params(self) -> dict[str, Any]:
        return dict(zip(self.names, self.values, strict=True))

    @property
    def source(self) -> dict[str, Any]:
        """``file``, or ``generator``, ``function`` and ``params``."""
        if "file" in self.origin:
            return dict(self.origin)
        return {**self.origin, "params": dict(zip(self.names[: self.own], self.values, strict=False))}

    def as_json(self) -> dict[str, Any]:
        """All of it, as a worker gets it."""
        return {
            "id": self.id,
            "key": self.key,
            "input": self.input,
            "action": self.action,
            "params": self.params,
            "source": self.source,
            "content": self.content,
            "size": self.size,
            "do": self.do,
            "words": self.words,
            "launch": self.launch,
            "expect": list(self.expect),
        }


def make_plan(spec: Spec, version: str, is_ours: Callable[[str], bool] = lambda name: True) -> Plan:
    """All items, each id once; ``version``: of swlds; ``is_ours``: which ids are for this process. InputError where a file
    cannot be read, a pattern fits nothing, a word is wrong for its action, or there are too many."""
    planner, found = _Planner(spec, version), Plan([], [])
    names: set[str] = set()
    for item in planner.items():
        if item.id in names:
            continue
        names.add(item.id)
        found.planned.append(item.planned)
        if is_ours(item.id):
            found.items.append(item)
        if len(names) > MAX_ITEMS:
            raise InputError(f"makes over {MAX_ITEMS} items", location=str(spec.path), hint="fewer seeds or parameters")
    return found


@final
@dataclass(frozen=True)
class Plan:
    """``planned``: all items, as summaries know them; ``items``: those that are for this process, whole."""

    planned: list[Planned]
    items: list[Item]


@final
class _Planner:
    def __init__(self, spec: Spec, version: str) -> None:
        self._spec, self._version, self._folder = spec, version, spec.folder
        self._hash = functools.lru_cache(maxsize=None)(self._hash_file)
        self._imports = functools.lru_cache(maxsize=None)(lambda path: python_files(self._folder / path))
        self._named_by_test = functools.lru_cache(maxsize=None)(lambda path: files_of_test(self._folder / path))
        self._globbed = functools.lru_cache(maxsize=None)(self._glob)
        self._checked: dict[str, tuple[Mapping[str, Any], Mapping[str, Any]]] = {}
        self._origins: dict[tuple[str, ...], Mapping[str, Any]] = {}
        self._names: dict[tuple[str, ...], tuple[str, ...]] = {}
        #: What is done under each id, by who had it first.
        self._first: dict[str, tuple[object, ...]] = {}

    def items(self) -> Iterator[Item]:
        for given in self._spec.inputs:
            depends = self._depends(given)
            for action in self._spec.actions:
                if not given.actions or action.name in given.actions:
                    yield from self._cross(given, action, depends)

    def _cross(self, given: Input, action: Action, depends: str) -> Iterator[Item]:
        for name in given.grid.keys() & action.grid.keys():
            raise action.table.error(f"{name} is a parameter of the input {given.name}, too", "another name")
        for point in points({**given.grid, **({SEED: given.seeds} if given.seeds is not None else {})}):
            for more in points(action.grid):
                yield from self._at(given, action, {**point, **more}, set(point), depends)

    def _at(
        self, given: Input, action: Action, point: Mapping[str, Any], own: set[str], depends: str
    ) -> Iterator[Item]:
        filler, inner = Filler(point, given.table), Filler(point, action.table)
        filled = {
            **filler.fill(launch_words(given.launch, action.do)),
            **inner.fill(launch_words(action.launch, action.do)),
        }
        launch, words = self._checked_words(action, filled, inner.fill(dict(action.words)))
        if given.generator is not None:
            used = inner.used | filler.used | own
            content = self._look_at_generator(given.generator, given)
            yield self._item(given, action, point, used, given.generator, content, 0, launch, words, depends, len(own))
            return
        for pattern in given.files:
            finder = Filler(point, given.table)
            paths = self._globbed(str(finder.fill(pattern)), tuple(given.exclude), given.table.place)
            used = finder.used | filler.used | inner.used
            for path in paths:
                digest, size = self._look(path, given.table.place)
                yield self._item(given, action, point, used, (path,), digest, size, launch, words, depends)

    def _item(
        self,
        given: Input,
        action: Action,
        point: Mapping[str, Any],
        used: set[str],
        origin: tuple[str, ...],
        content: str,
        size: int,
        launch: Mapping[str, Any],
        words: Mapping[str, Any],
        depends: str,
        own: int = 0,
    ) -> Item:
        """``origin``: the path of a file, or of a generator and its function."""
        title = origin[0] if len(origin) == 1 else given.name
        limits = [self._spec.limits.timeout, self._spec.limits.max_memory]
        named = [*argument_files(launch), *pass_files(str(words.get("passes", "")))]
        if action.do == "check" and len(origin) == 1:
            named += self._named_by_test(title)
        files = [self._hash(path, given.table.place)[0] for path in named]
        name = self._name(f"{title}{describe(point, used)}", given, action, (launch, words, depends))
        known = [name, content, action.do, words, launch, files, depends, limits, self._version]
        if action.do in _LAUNCHES or action.do == "check":
            known.append(launch.get("engine") or default_engine())
        key = hashlib.sha256(json.dumps(known, sort_keys=True).encode("utf-8", "surrogatepass")).hexdigest()
        params = [(one, value) for one, value in point.items() if one in used]
        kinds = ("file",) if len(origin) == 1 else ("generator", "function")
        return Item(
            Planned(name, key[:40], action.expect),
            given.name,
            action.name,
            self._names.setdefault(names := tuple(one for one, _ in params), names),
            tuple(value for _, value in params),
            own,
            self._origins.setdefault(origin, dict(zip(kinds, origin, strict=True))),
            content,
            size,
            action.do,
            words,
            launch,
        )

    def _name(self, what: str, given: Input, action: Action, how: tuple[object, ...]) -> str:
        """The item's id. Where another input does otherwise with the same file, it has its input's name, too."""
        name = f"{what}: {action.name}"
        first = self._first.setdefault(name, how)
        return name if first == how else f"{what} ({given.name}): {action.name}"

    def _look_at_generator(self, generator: tuple[str, str], given: Input) -> str:
        """The digest of its file and of those that it imports from its folder."""
        path, function = generator
        content = self._hash(path, given.table.place)[0]
        if generator not in self._origins:
            check_function(self._folder / path, function, given.table)
        imported = [(Path(name).name, self._hash(name, given.table.place)[0]) for name in self._imports(path)]
        return hashlib.sha256(repr((content, imported)).encode()).hexdigest() if imported else content

    def _checked_words(
        self, action: Action, launch: Mapping[str, Any], words: Mapping[str, Any]
    ) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
        """They, or those that are equal and were seen before. InputError for what is wrong whatever the module is."""
        from swlds.passes.pipeline import parse_pipeline

        text = json.dumps([action.do, launch, words])
        if (known := self._checked.get(text)) is not None:
            return known
        try:
            if words.get("passes"):
                parse_pipeline(str(words["passes"]))
            for mcpu in {launch.get("mcpu"), words.get("mcpu")} - {None}:
                find_target(str(mcpu))
            if action.do in _LAUNCHES:
                make_request("", launch, words)
            elif action.do == "lower":
                lower_options(words)
        except SwldsError as error:
            raise InputError(error.whole(), location=action.table.place) from None
        self._checked[text] = launch, words
        return launch, words

    def _depends(self, given: Input) -> str:
        """A digest of the files that results depend on beside their own module."""
        found = [path for pattern in given.depends for path in self._globbed(pattern, (), given.table.place)]
        digests = [(path, self._hash(path, given.table.place)[0]) for path in sorted(set(found))]
        return hashlib.sha256(repr(digests).encode("utf-8", "surrogateescape")).hexdigest() if digests else ""

    def _glob(self, pattern: str, exclude: Sequence[str], place: str) -> list[str]:
        """Files that a pattern fits, in order; a path without wildcards is itself."""
        if not glob.has_magic(pattern):
            return [pattern]
        found = glob.glob(pattern, root_dir=self._folder, recursive=True)
        left_out = {path for one in exclude for path in glob.glob(one, root_dir=self._folder, recursive=True)}
        paths = sorted(p for p in self._once(found) if p not in left_out and self._may_be_file(p))
        if not paths:
            raise InputError(f"no file fits {shorten(repr(pattern))}", location=place, hint=f"looked in {self._folder}")
        return paths

    def _once(self, paths: Iterable[str]) -> Iterable[str]:
        """Of ways through links to folders to one file the shortest."""
        found: dict[str, str] = {}
        for path in sorted(paths, key=lambda p: (len(p), p)):
            folder, name = os.path.split(self._folder / path)
            found.setdefault(os.path.join(os.path.realpath(folder), name), path)
        return found.values()

    def _may_be_file(self, path: str) -> bool:
        """Also what is a link to nothing: its item says so."""
        try:
            return is_regular(os.stat(self._folder / path))
        except OSError:
            return True

    def _look(self, path: str, place: str) -> tuple[str, int]:
        """Digest and size; of a file of many that cannot be read nothing, which its item finds."""
        try:
            return self._hash(path, place)
        except InputError:
            if os.path.lexists(self._folder / path) and not os.path.exists(self._folder / path):
                return "", 0
            raise

    def _hash_file(self, path: str, place: str) -> tuple[str, int]:
        return hash_file(self._folder / path, place)


def launch_words(launch: Mapping[str, Any], do: str) -> dict[str, Any]:
    """Those that an action asks: a parameter in any other makes no items."""
    return {key: value for key, value in launch.items() if do in _LAUNCHES or key in _ASKED.get(do, ())}


def hash_file(path: Path, place: str) -> tuple[str, int]:
    """The SHA-256 of a regular file, of what a producer wrote beside it as well, and its size in bytes."""
    digest, size = hashlib.sha256(), 0
    try:
        with open_regular(path) as stream:
            for piece in pieces_of(stream, LARGEST, str(path)):
                digest.update(piece)
                size += len(piece)
        beside = path.with_suffix(".json") if path.suffix == ".llir" else None
        if beside is not None and beside.is_file():
            digest.update(beside.read_bytes())
    except (OSError, ValueError) as error:
        raise InputError(f"cannot read {path}: {reason_of(error)}", location=place) from None
    return digest.hexdigest(), size
