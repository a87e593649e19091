"""Where each LDS variable of a kernel lies inside the block of global memory that replaces LDS ("SW LDS").

Order: the block's own header entry, direct static, indirect static, direct dynamic, indirect dynamic variables,
each group sorted by name. Every entry starts at a multiple of the largest alignment of any of them, and each
static one is followed by a redzone. Sizes and offsets are bytes.
Source: design note 1-lowering, checked against LLVM 22.1.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple, final

from swlds.errors import LayoutError
from swlds.ir.names import display_name, raw_name
from swlds.lazy import dataclass

SLOT_SIZE = 8
MIN_REDZONE = 32
MAX_REDZONE = 1 << 18
MAX_SIZE = (1 << 32) - 1


@final
@dataclass(frozen=True, slots=True)
class LdsVariable:
    """An LDS variable: sizes in bytes; ``absolute`` is its address where ``!absolute_symbol`` fixes one."""

    name: str
    size: int
    align: int
    is_dynamic: bool
    absolute: int | None = None


@final
class LayoutEntry(NamedTuple):
    """One entry of the metadata struct: ``padded`` is size plus redzone, rounded up to the layout's alignment."""

    name: str
    offset: int
    size: int
    padded: int
    redzone: int
    is_dynamic: bool
    is_direct: bool


@final
@dataclass(frozen=True)
class KernelLayout:
    """The block of one kernel. ``entries[0]`` is the header; ``static_end`` is where dynamic LDS begins."""

    kernel: str
    align: int
    entries: tuple[LayoutEntry, ...]
    static_end: int
    #: Bytes of real LDS that stay in use: the slot that holds the block's address.
    lds_size: int

    @property
    def variables(self) -> tuple[LayoutEntry, ...]:
        return self.entries[1:]

    @cached_property
    def dynamic(self) -> tuple[LayoutEntry, ...]:
        return tuple(e for e in self.entries if e.is_dynamic)

    @property
    def redzones(self) -> list[tuple[int, int]]:
        """(offset, size) of each redzone."""
        return [(e.offset + e.size, e.redzone) for e in self.entries if not e.is_dynamic]

    @cached_property
    def indices(self) -> dict[str, int]:
        """Variable name -> entry number."""
        return {e.name: i for i, e in enumerate(self.entries) if i}


def redzone_size(size: int) -> int:
    """Bytes of redzone behind a variable of ``size`` bytes: about a quarter of it, at least what fills 32."""
    if size <= MIN_REDZONE // 2:
        return MIN_REDZONE - size
    quarter = size // MIN_REDZONE // 4 * MIN_REDZONE
    redzone = min(max(quarter, MIN_REDZONE), MAX_REDZONE)
    return redzone + -size % MIN_REDZONE


def round_up(value: int, align: int) -> int:
    return value + -value % align


def _place(variable: LdsVariable) -> bytes | str:
    return raw_name(variable.name)


def _name(variable: LdsVariable) -> bytes | str:
    return variable.name


def _is_dynamic(variable: LdsVariable) -> bool:
    return variable.is_dynamic


def compute_layout(
    kernel: str,
    direct: Iterable[LdsVariable],
    indirect: Iterable[LdsVariable],
    *,
    header: int = SLOT_SIZE,
    min_align: int = 1,
    limit: int = MAX_SIZE,
) -> KernelLayout:
    """Lay out one kernel. ``header`` is the size of entry 0. LayoutError when it ends over ``limit``."""
    direct = list(direct)
    direct_names = {v.name for v in direct}
    others = [v for v in indirect if v.name not in direct_names]
    # The bytes of UTF-8 have the order of the characters.
    place = _place if any(v.name[:1] == '"' for v in (*direct, *others)) else _name
    ordered = sorted(direct, key=place) + sorted(others, key=place)
    if len(ordered) > 1:
        ordered.sort(key=_is_dynamic)
    align = max([min_align, *(v.align for v in ordered)])
    entries: list[LayoutEntry] = []
    offset = static_end = 0
    redzones: dict[int, int] = {}
    for variable in [LdsVariable("", header, 8, False), *ordered]:
        name, size, is_dynamic = variable.name, variable.size, variable.is_dynamic
        redzone = redzones.get(size)
        if redzone is None:
            redzone = redzones[size] = redzone_size(size)
        if not name:
            redzone = MIN_REDZONE - header
        padded = round_up(size + redzone, align)
        entries.append(LayoutEntry(name, offset, size, padded, redzone, is_dynamic, name in direct_names))
        offset += padded  # an entry begins at a multiple of the alignment
        if not is_dynamic:
            static_end = offset
    if offset > limit:
        raise LayoutError(f"LDS of kernel @{display_name(kernel)} takes {offset} bytes, over the limit of {limit}")
    return KernelLayout(kernel, align, tuple(entries), static_end, round_up(SLOT_SIZE, align))
