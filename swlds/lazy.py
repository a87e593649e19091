"""Packages that import what they offer only when it is asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any


def lazy_door(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """The ``__getattr__`` of a package: each name comes from the module of ``homes``, a module itself from the package."""

    def door(name: str) -> Any:
        home = homes.get(name)
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module = importlib.import_module(home)
        return module if home == f"{package}.{name}" else getattr(module, name)

    return door


def lazy_list(offered: Iterable[str]) -> Callable[[], list[str]]:
    """The ``__dir__`` of a package: what it offers, loaded or not, and nothing of how it is made."""
    names = sorted(offered)
    return lambda: list(names)


__all__ = ["lazy_door", "lazy_list"]
