"""What is made when it is first asked for: names of packages, methods of dataclasses, regular expressions.

A start imports a hundred modules and uses a part of what they define. What Python would generate and compile for the rest
took half of the time of a start.
"""

from __future__ import annotations

import dataclasses
import importlib
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, AnyStr, cast


def lazy_door(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """The ``__getattr__`` of a package: each name comes from the module of ``homes``, a module itself from the package."""

    def door(name: str) -> Any:
        home = homes.get(name)
        if home is None:
            # With the module Python says which name was meant.
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        module = importlib.import_module(home)
        return module if home == f"{package}.{name}" else getattr(module, name)

    return door


def lazy_list(offered: Iterable[str]) -> Callable[[], list[str]]:
    """The ``__dir__`` of a package: what it offers, loaded or not, and nothing of how it is made."""
    names = sorted(offered)
    return lambda: list(names)


def hides(*internal: str) -> Callable[[Any], list[str]]:
    """The ``__dir__`` of a class: all but its own, and what only other rooms of swlds ask of it."""

    def is_shown(name: str) -> bool:
        return name not in internal and (not name.startswith("_") or name.startswith("__"))

    return lambda self: [name for name in object.__dir__(self) if is_shown(name)]


def lazy_pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """As ``re.compile``, which comes when a method is first asked for. ``re.sub`` and the like do not take what comes back."""
    return cast("re.Pattern[AnyStr]", _LazyPattern(text, flags))


class _LazyPattern:
    """What it was asked for stays its own attribute, as fast to reach as the pattern's."""

    def __init__(self, text: str | bytes, flags: int) -> None:
        self._text, self._flags = text, flags

    def __getattr__(self, name: str) -> Any:
        found = getattr(re.compile(self._text, self._flags), name)
        setattr(self, name, found)
        return found


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls=None, /, *, frozen=False, eq=True, slots=False):
        """As the standard library's, but each method is written when it is first called, not the five of a class at import.

        ``fields``, ``replace`` and ``asdict`` take its classes; what it was asked does not show in ``__dataclass_params__``.
        """
        return _make(cls, frozen, eq, slots) if cls is not None else lambda c: _make(c, frozen, eq, slots)


def _make(cls: Any, frozen: bool, eq: bool, slots: bool) -> Any:
    own = dict(cls.__dict__)
    if cls.__doc__ is None:
        cls.__doc__ = cls.__name__  # else the standard library looks for a signature
    made: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    for name in ("__init__", "__repr__", "__eq__") if eq else ("__init__", "__repr__"):
        if name not in own:
            setattr(made, name, _written_later(made, name, frozen))
    if eq and own.get("__hash__") is None:  # Python has put None beside an __eq__ of the class
        made.__hash__ = _written_later(made, "__hash__", frozen) if frozen else None
    if frozen:
        _freeze(made)
    return made


def _written_later(cls: Any, name: str, frozen: bool) -> Callable[..., Any]:
    """A method that has itself written and takes the other's place."""

    def method(self: Any, *args: Any, **words: Any) -> Any:
        written = _write_init(cls, frozen) if name == "__init__" else _write(cls, name)
        setattr(cls, name, written)
        return written(self, *args, **words)

    method.__name__, method.__qualname__ = name, f"{cls.__qualname__}.{name}"
    return method


def _write_init(cls: Any, frozen: bool) -> Any:
    """The standard library writes two more methods beside that of a frozen class."""
    parameters, lines = ["self"], []
    known: dict[str, Any] = {"_set": object.__setattr__, "_made": object()}
    for field in dataclasses.fields(cls):
        name, value, default = field.name, field.name, ""
        if field.default is not dataclasses.MISSING:
            known[f"_default_{name}"], default = field.default, f"=_default_{name}"
            value = name if field.init else f"_default_{name}"
        elif field.default_factory is not dataclasses.MISSING:
            known[f"_factory_{name}"], default = field.default_factory, "=_made"
            value = f"_factory_{name}() if {name} is _made else {name}" if field.init else f"_factory_{name}()"
        elif not field.init:
            continue
        if field.init:
            parameters.append(name + default)
        lines.append(f"_set(self, {name!r}, {value})" if frozen else f"self.{name} = {value}")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    exec(f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"]), known)
    known["__init__"].__qualname__ = f"{cls.__qualname__}.__init__"
    return known["__init__"]


def _write(cls: Any, name: str) -> Any:
    """Another method, by the standard library, for a class with the same fields and nothing else."""
    switches = {"init": False, "repr": name == "__repr__", "eq": name == "__eq__", "unsafe_hash": name == "__hash__"}
    found = cls.__dataclass_fields__
    body = {word: getattr(cls, word) for word in ("__module__", "__qualname__", "__doc__")}
    types = {field.name: field.type for field in found.values()}
    return getattr(
        dataclasses.dataclass(**switches)(type(cls.__name__, (), {**body, "__annotations__": types, **found})), name
    )


def _freeze(cls: Any) -> None:
    names = frozenset(cls.__dataclass_fields__)

    def refuse_to_set(self: Any, name: str, value: Any) -> None:
        if type(self) is cls or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def refuse_to_delete(self: Any, name: str) -> None:
        if type(self) is cls or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    cls.__setattr__, cls.__delattr__ = refuse_to_set, refuse_to_delete
    if "__slots__" in cls.__dict__:
        cls.__getstate__, cls.__setstate__ = _get_state, _set_state


def _get_state(record: Any) -> list[Any]:
    """For pickling and copying what is frozen and has slots."""
    return [getattr(record, field.name) for field in dataclasses.fields(record)]


def _set_state(record: Any, state: list[Any]) -> None:
    for field, value in zip(dataclasses.fields(record), state, strict=True):
        object.__setattr__(record, field.name, value)


__all__ = ["dataclass", "hides", "lazy_door", "lazy_list", "lazy_pattern"]
