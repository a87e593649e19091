"""Copies from global memory straight to LDS: how wide they can be, and which lane has to load what.

The hardware places lanes itself: lane l of a wave writes right behind lane l - 1 (at 12 bytes with a gap of 4).
So where a tile of LDS is swizzled or padded, it is the addresses in global memory that change from lane to lane. Rules: those of
Triton's ``tritonamdgpu-coalesce-async-copy`` (triton-lang/triton c84e9d4c: CoalesceAsyncCopy.cpp, AsyncUtility.cpp,
TargetInfo.cpp); widths of other targets: what the backend of LLVM 22 selects.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from swlds.errors import LaunchError, OptionError
from swlds.layouts.linear import LinearLayout
from swlds.layouts.padded import PaddedLayout
from swlds.lazy import dataclass, lazy_pattern
from swlds.words import knows_words, shown

#: Bytes of a lane that one copy moves, from a dword on (fewer are a dword of LDS, too), by what processors' names begin with; the
#: longest beginning counts. Source: what the backend of LLVM 22 selects. gfx1250: copies of the asynchronous kind.
_WIDTHS: dict[str, tuple[int, ...]] = {
    "gfx9": (4,),
    "gfx950": (4, 12, 16),
    "gfx10": (4,),
    "gfx11": (),
    "gfx12": (),
    "gfx125": (4, 8, 16),
}
_NAME = lazy_pattern(r"gfx(9|1[0-2])[0-9a-z-]{2,}\Z")
#: The width whose lanes leave a gap: used only where that is asked for.
_GAPPED = 12


def direct_widths(target: str) -> tuple[int, ...]:
    """Bytes of a lane, 4 and more, that one copy of the target moves to LDS; none where it has no such copies."""
    name = target.partition(":")[0]
    if not _NAME.match(name):
        raise LaunchError(f"unknown target {shown(target)}", hint="expected a processor such as gfx90a, gfx942 or gfx1250")
    return _WIDTHS[max((start for start in _WIDTHS if name.startswith(start)), key=len)]


def has_lane_addresses(target: str) -> bool:
    """Whether each lane of a copy has an LDS address of its own."""
    return target.startswith("gfx125")


@knows_words(OptionError)
def fit_direct_to_lds(target: str, bytes: int, *, allow_96: bool = False) -> int:
    """The widest copy, in bytes a lane, whose pieces fill a run of ``bytes`` bytes; 0 where there is none.

    ``allow_96``: copies of 12 bytes, too, which gfx950 has; their lanes lie 16 bytes apart in LDS. Raises LaunchError for what is
    no processor, OptionError for a negative run.
    """
    if bytes < 0:
        raise OptionError(f"a run of {bytes} bytes")
    widths = (w for w in direct_widths(target) if bytes and bytes % w == 0 and (allow_96 or w != _GAPPED))
    return max(widths, default=0)


@final
@dataclass(frozen=True)
class DirectCopy:
    """How a tile is copied. ``bytes``: of a lane and instruction. ``layout``: from ``register`` (elements of a lane), ``lane``
    and ``warp`` to the tensor's dimensions: what each lane loads, so that the lanes of a wave write one behind the other."""

    bytes: int
    layout: LinearLayout


@final
@dataclass(frozen=True)
class NoDirectCopy:
    """Why a tile cannot be copied straight to LDS."""

    reason: str


@knows_words(OptionError)
def plan_direct_copy(
    target: str,
    shared: LinearLayout,
    element_bytes: int,
    run: int,
    *,
    warps: int,
    lanes: int,
    padding: PaddedLayout | None = None,
) -> DirectCopy | NoDirectCopy:
    """The widest copy of a tile, and which lane loads which elements.

    ``shared``: from ``offset``, in elements, to the tensor's dimensions: a swizzled tile as it lies, a padded one as it would lie
    without ``padding``. ``run``: neighbouring elements of global memory that one lane may load at once, by contiguity, alignment
    and mask. Bits of the offset become bits of registers, as far as one copy reaches, of lanes, of warps, and of further
    registers; warps that are more than the tile needs hold copies.
    """
    if list(shared.inputs) != ["offset"]:
        raise OptionError(
            "the layout of a tile in LDS takes an offset", hint=f"this one takes {', '.join(shared.inputs)}"
        )
    if not shared.is_bijection:
        raise OptionError("the layout of a tile in LDS holds each element once", hint=f"its rank is {shared.rank}")
    for name, number in (("element_bytes", element_bytes), ("run", run), ("warps", warps), ("lanes", lanes)):
        if number < 1 or number & number - 1:
            raise OptionError(f"{name} is {number}", hint="a power of two")
    moves = shared.bases["offset"]
    limits = {
        "elements of global memory that a lane may load at once": run,
        "elements that neighbour one another in LDS": _run(moves),
    }
    if padding is not None:
        limits["elements between paddings"] = _between(
            padding, element_bytes, 1 if has_lane_addresses(target) else lanes
        )
    limit = min(limits, key=lambda name: limits[name])
    width = fit_direct_to_lds(target, limits[limit] * element_bytes)
    if not direct_widths(target):
        return NoDirectCopy(f"{target} has no copies from global memory to LDS")
    if not width or width < element_bytes:
        return NoDirectCopy(f"{limits[limit]} {limit}, of {element_bytes} bytes each: no copy of {target} is as narrow")
    inner, across, groups = (n.bit_length() - 1 for n in (width // element_bytes, lanes, warps))
    if len(moves) < inner + across:
        return NoDirectCopy(
            f"{lanes} lanes of {width} bytes are more than the {element_bytes << len(moves)} bytes of the tile"
        )
    rest = moves[inner + across :]
    zero = (0,) * len(shared.outputs)
    bases = {
        "register": [*moves[:inner], *rest[groups:]],
        "lane": moves[inner : inner + across],
        "warp": [*rest[:groups], *[zero] * (groups - len(rest))],
    }
    return DirectCopy(width, LinearLayout(bases, shared.outputs))


def _run(moves: Sequence[Sequence[int]]) -> int:
    """Elements that follow one another along one dimension in each aligned piece of the tile, wherever it lies."""
    if not moves:
        return 1
    fastest = next(k for k, value in enumerate(moves[0]) if value)
    alone = [all(v == (1 << bit if k == fastest else 0) for k, v in enumerate(move)) for bit, move in enumerate(moves)]
    count = alone.index(False) if False in alone else len(moves)
    while any(move[fastest] & (1 << count) - 1 for move in moves[count:]):  # those would reorder the piece
        count -= 1
    return 1 << count


def _between(padding: PaddedLayout, element_bytes: int, lanes: int) -> int:
    """Elements of a lane such that padding falls only between the pieces of so many lanes: a power of two, 0 for none."""
    intervals = [interval * padding.element_bytes // element_bytes for interval, pad in padding.pads.items() if pad]
    shared = 0
    for interval in intervals:
        shared |= interval
    aligned = shared & -shared if shared else 1 << 62  # what all intervals are multiples of
    return aligned // lanes
