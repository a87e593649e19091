"""The table of the library: plain name -> what writes the function's body."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.ir.device_library.writer import Callee, Operand, Writer
from swlds.lazy import dataclass

#: Writes the body and gives the result, None for void.
Body = Callable[[Writer, Callee], Operand | None]


class UnfitError(Exception):
    """The function has no meaning for these types: the name stays undefined."""


@final
@dataclass(frozen=True, slots=True)
class Entry:
    """``body``; ``fixed``: arguments for whose values, where they are constants, a body is written of its own; ``is_whole``: the
    body writes its ``ret`` itself, having several blocks. ``orders``: it orders accesses of LDS apart from others, or has LDS of
    its own. ``asks_space``: it tells in which address space a generic pointer lies."""

    body: Body
    fixed: tuple[int, ...] = ()
    is_whole: bool = False
    orders: bool = False
    asks_space: bool = False


OPENCL: dict[str, Entry] = {}
#: Functions with C names.
PLAIN: dict[str, Entry] = {}


def add(names: str, body: Body, *, home: dict[str, Entry] = OPENCL, **columns: object) -> None:
    """One entry for each of the space-separated names."""
    for name in names.split():
        assert name not in home, f"two entries for {name}"
        home[name] = Entry(body, **columns)  # type: ignore[arg-type]


def need(condition: object) -> None:
    """UnfitError where something does not fit."""
    if not condition:
        raise UnfitError
