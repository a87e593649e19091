"""What a caller can choose about the lowering."""

from __future__ import annotations

import re
from typing import Literal, final

from swlds.errors import OptionError
from swlds.lazy import dataclass, lazy_pattern
from swlds.words import refuse_other, shown

Profile = Literal["llvm", "full"]
Dynamic = Literal["alias", "stacked"]


@final
@dataclass(frozen=True, slots=True)
class Allocator:
    """The runtime functions that give and take the block. ``style`` says how they are called:
    asan: ``i64 M(i64 size, i64 pc)``, ``void F(i64 address, i64 pc)``; ockl: ``i64 M(i64)``, ``void F(i64)``;
    c: ``ptr M(i64)``, ``void F(ptr)``."""

    allocate: str
    release: str
    style: Literal["asan", "ockl", "c"]


ALLOCATORS = {
    "asan": Allocator("__asan_malloc_impl", "__asan_free_impl", "asan"),
    "ockl": Allocator("__ockl_dm_alloc", "__ockl_dm_dealloc", "ockl"),
    "malloc": Allocator("malloc", "free", "c"),
}


def parse_allocator(text: str) -> Allocator:
    """``asan``, ``ockl``, ``malloc`` or ``NAME,NAME`` (C style)."""
    if text in ALLOCATORS:
        return ALLOCATORS[text]
    names = text.split(",")
    if len(names) == 2 and all(re.fullmatch(r"[A-Za-z_$.][\w$.]*", n) for n in names):
        return Allocator(names[0], names[1], "c")
    raise OptionError(
        f"unknown allocator {text!r}", hint="choose asan, ockl, malloc, or two function names such as my_alloc,my_free"
    )


#: What may stand in ``"target-cpu"``, in front of ``:xnack+`` and the like; whether there is such a one, ``device.target`` knows.
_PROCESSOR = lazy_pattern(r"gfx[0-9]+[0-9a-f]{2}|gfx[0-9]+(?:-[0-9]+)?-generic")


def refuse_processor(name: str | None) -> None:
    """OptionError for what is called as no processor is."""
    if name is not None and not (isinstance(name, str) and _PROCESSOR.fullmatch(name.split(":", 1)[0])):
        raise OptionError(f"unknown processor {shown(name)}", hint="such as gfx942 or gfx11-generic")


@final
@dataclass(frozen=True, slots=True)
class LowerOptions:
    """Options of ``lower``; ``instrument`` None means: with the asan allocator. ``mcpu``: the processor of functions that name
    none, None leaves them so."""

    profile: Profile = "full"
    mcpu: str | None = None
    instrument: bool | None = None
    allocator: Allocator = ALLOCATORS["asan"]
    with_runtime: bool = False
    dynamic: Dynamic = "alias"

    def __post_init__(self) -> None:
        if not isinstance(self.allocator, Allocator):
            raise OptionError(
                f"unknown allocator {shown(self.allocator)}", hint=f"choose {', '.join(ALLOCATORS)}, or two names"
            )
        for name in ("instrument", "with_runtime"):
            value = getattr(self, name)
            if not isinstance(value, bool) and (value is not None or name != "instrument"):
                raise OptionError(f"{name} is {shown(value)}", hint="True or False")
        refuse_other("profile", self.profile, ("full", "llvm"), OptionError)
        refuse_processor(self.mcpu)
        refuse_other("treatment of dynamic LDS", self.dynamic, ("alias", "stacked"), OptionError)
        if self.instrument and self.allocator.style != "asan":
            raise OptionError("instrumentation needs shadow memory, which only --allocator asan keeps")
        if self.profile == "llvm" and (self.allocator is not ALLOCATORS["asan"] or self.with_runtime):
            raise OptionError("profile llvm is LLVM's own output: it has no other allocator or runtime")

    @property
    def is_instrumented(self) -> bool:
        return self.allocator.style == "asan" if self.instrument is None else self.instrument
