"""Dataclasses whose methods are written when they are called are what the standard library makes; nothing else is used."""

from __future__ import annotations

import ast
import copy
import dataclasses
import pickle
import re
from dataclasses import field
from typing import Any

import pytest
from paths import ROOT

from swlds.lazy import dataclass, lazy_pattern


@dataclass
class Plain:
    one: int
    others: list[int] = field(default_factory=list)
    made: int = field(init=False, default=7)
    hidden: int = field(default=1, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.made += self.one


@dataclass(frozen=True, slots=True)
class Frozen:
    one: int
    two: str = "b"
    three: dict[str, int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Base:
    one: int


@dataclass(frozen=True)
class Derived(Base):
    two: int = 2


@dataclass(eq=False, slots=True)
class Node:
    one: int
    left: Any = field(init=False, default=None)


@dataclass
class Own:
    one: int

    def __init__(self) -> None:
        self.one = 5

    def __eq__(self, other: object) -> bool:
        return True

    def __repr__(self) -> str:
        return "own"


def standard(cls: type, **how: bool) -> Any:
    """The same fields, by the standard library."""
    kept = {n: getattr(cls, n) for n in ("__annotations__", "__module__", "__qualname__")}
    body = {f.name: f for f in dataclasses.fields(cls)}
    body |= {"__post_init__": cls.__post_init__} if hasattr(cls, "__post_init__") else {}
    return dataclasses.dataclass(**how)(type(cls.__name__, (), kept | body))


@pytest.mark.parametrize(
    ("cls", "how", "words"),
    [
        (Plain, {}, [{"one": 1}, {"one": 1, "others": [2]}, {"one": 1, "hidden": 3}, {"one": 2}]),
        (Frozen, {"frozen": True, "slots": True}, [{"one": 1}, {"one": 1, "two": "c"}, {"one": 1, "three": {"a": 1}}]),
        (Base, {"frozen": True}, [{"one": 1}, {"one": 2}]),
        (Node, {"eq": False, "slots": True}, [{"one": 1}]),
    ],
)
def test_as_the_standard_library_makes_it(cls: Any, how: dict[str, bool], words: list[dict[str, Any]]) -> None:
    other = standard(cls, **how)
    ours, theirs = [cls(**w) for w in words], [other(**w) for w in words]
    assert [*map(repr, ours)] == [*map(repr, theirs)]
    assert [dataclasses.asdict(a) for a in ours] == [dataclasses.asdict(b) for b in theirs]
    assert [[a == b for a in ours] for b in ours] == [[a == b for a in theirs] for b in theirs]
    if other.__hash__ is None:
        assert cls.__hash__ is None
    elif how.get("eq", True):
        assert [*map(hash, ours)] == [*map(hash, theirs)]
    assert cls.__match_args__ == other.__match_args__
    for wrong in ({}, {"one": 1, "none": 2}):
        with pytest.raises(TypeError):
            cls(**wrong)


def test_default_factories_are_called_for_each() -> None:
    first, second = Plain(1), Plain(1)
    first.others.append(3)
    assert second.others == [] and (first.made, first != second) == (8, True)


def test_frozen_stays_frozen() -> None:
    for record in (Frozen(1), Base(1), Derived(1)):
        for _ in range(2):
            with pytest.raises(dataclasses.FrozenInstanceError):
                record.one = 2  # type: ignore[misc]
            with pytest.raises(dataclasses.FrozenInstanceError):
                del record.one
        assert record.one == 1


def test_derived_classes() -> None:
    assert repr(Derived(1)) == "Derived(one=1, two=2)"
    assert Derived(1) != Base(1) and Derived(1, 3) == Derived(1, 3)
    assert dataclasses.replace(Derived(1), one=4) == Derived(4)


def test_what_a_class_defines_itself_stays() -> None:
    assert repr(Own()) == "own" and Own() == 3 and Own.__hash__ is None


@pytest.mark.parametrize("record", [Frozen(1, "x", {"a": 2}), Derived(3)])
def test_copies_and_pickles(record: Any) -> None:
    for again in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert again == record and dataclasses.asdict(again) == dataclasses.asdict(record)


def test_methods_are_written_when_they_are_called() -> None:
    @dataclass(frozen=True)
    class Late:
        one: int

    before = {name: vars(Late)[name] for name in ("__init__", "__eq__", "__hash__", "__repr__")}
    assert Late(1) == Late(1)
    assert {name for name, method in before.items() if vars(Late)[name] is not method} == {"__init__", "__eq__"}


def test_pattern_is_compiled_when_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    original = re.compile
    monkeypatch.setattr(re, "compile", lambda text, flags=0: compiled.append(text) or original(text, flags))
    pattern = lazy_pattern("a(.)", re.IGNORECASE)
    assert compiled == []
    assert pattern.findall("ab AC") == ["b", "C"] and pattern.sub("-", "xAb") == "x-" and pattern.pattern == "a(.)"
    assert pattern.findall("ad") == ["d"]
    assert compiled == ["a(.)"] * 3  # once for each method; re keeps what it compiled


def test_package_makes_nothing_at_import() -> None:
    """Except where an order is asked for, which is rare."""
    for path in sorted((ROOT / "swlds").rglob("*.py")):
        where = path.relative_to(ROOT / "swlds").as_posix()
        tree = ast.parse(path.read_text())
        imports = [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.module == "dataclasses"]
        names = {alias.name for node in imports for alias in node.names}
        assert "dataclass" not in names or where in ("lazy.py", "reducer/bucket.py"), f"{where}: take it of swlds.lazy"
        top = [n for n in tree.body if not isinstance(n, (ast.FunctionDef, ast.ClassDef))]
        eager = [
            n.lineno
            for t in top
            for n in ast.walk(t)
            if isinstance(n, ast.Call) and ast.unparse(n.func) == "re.compile"
        ]
        assert not eager, f"{where}:{eager}: lazy_pattern compiles it when it is asked for"
