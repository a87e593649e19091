"""Which bytes of its buffers a launch may read and write, where that is less than all: only these are copied in, kept for groups
that are replayed, and copied back.

It takes some milliseconds to find out, so it is done where buffers are large, from the second launch of one shape on with the
same numbers, as far as these matter; and it lies with the program's facts. It holds for host code under memcheck, which drops
what leaves its object and lets nobody see it but the reference engine. What that executes begins with whole buffers. Of a lowered
kernel, whose block is none of these, what it writes may be less; it counts where host code knows all objects.
"""

from __future__ import annotations

from typing import Any

from swlds.analysis.addresses.reach import Reach, find_reach, join, knows_objects, numbers_that_matter
from swlds.device.constant_expressions import Scalar
from swlds.device.launch import Launch
from swlds.device.lowered_blocks import find_block_pointers
from swlds.device.reach import LARGE
from swlds.engines.wave_compiler.host_module import Host
from swlds.engines.wave_compiler.kept.programs import recall_kept
from swlds.engines.wave_compiler.races.object_uses import UNKNOWN
from swlds.ir.names import display_name
from swlds.ir.types import IntType

#: Shapes of launches, with their numbers, that are kept of a program at most; what stands for one that was seen once.
KEPT, _SEEN = 64, object()


def known_reach(launch: Launch, host: Host) -> tuple[dict[int, Reach] | None, bool]:
    """Object number of a buffer -> what the launch touches of it, None where that is not known; will the next launch of this
    shape know more?"""
    image, options = launch.image, launch.options
    if "memcheck" not in options.checks or launch.buffer_bytes < LARGE or image.holds_pointers:
        return None, False
    if image.lowered and UNKNOWN in host.uses:
        return None, False
    kernel, geometry = image.program.kernel, launch.geometry
    given = list(zip(kernel.arguments, launch.arguments, strict=True))
    numbers = {a: v.bits for a, v in given if isinstance(a.type, IntType) and isinstance(v, Scalar)}
    matter = recall_kept(launch, "numbers that matter", lambda: [a.index for a in numbers_that_matter(kernel)])
    key = (geometry.grid, geometry.block, *(number for a, number in numbers.items() if a.index in matter))
    table: dict[Any, Any] = image.recall((find_reach,), dict)
    if key not in table:
        if len(table) >= KEPT:
            table.clear()
        table[key] = _SEEN
        return None, True
    limits = {
        f"{what}.id.{direction}": count - 1
        for what, counts in (("workitem", geometry.block), ("workgroup", geometry.grid))
        for direction, count in zip("xyz", counts, strict=True)
    }
    if table[key] is _SEEN:
        lowered = image.lowered.get(display_name(kernel.name))
        leads_away = None if lowered is None else find_block_pointers(lowered.slot)
        table[key] = find_reach(kernel, limits, numbers, leads_away)
    if (found := table[key]) is None:
        return None, False
    # nobody looks at a launch that did not come to its end, but where its time is over
    is_seen_at_end = options.timeout is None and geometry.cluster_size == 1
    reach: dict[int, Reach] = {}
    for argument, value in given:
        if isinstance(value, Scalar) and value.tag > 1:
            if value.bits != int(image.memory.objects.low[value.tag]):
                return None, False  # an address in the middle of an array: what lies below is in reach, too
            known, other = reach.get(value.tag, Reach()), found.get(argument, Reach())
            filled = (known.filled or other.filled) if is_seen_at_end else None
            reach[value.tag] = Reach(join(known.read, other.read), join(known.written, other.written), filled)
    return reach, False


def stays_inside(launch: Launch) -> bool:
    """What host code has written, where nothing was suspicious, lies in buffers and variables, and no pointers are among it. It
    is found out at the second launch of a program."""
    image = launch.image
    if "memcheck" not in launch.options.checks or image.holds_pointers or image.lowered:
        return False
    seen: list[bool] = image.recall((stays_inside,), list)
    if len(seen) < 2:
        kernel = image.program.kernel
        seen.append(bool(seen) and recall_kept(launch, "knows objects", lambda: knows_objects(kernel)))
    return seen[-1]


def leaves_blocks(launch: Launch, host: Host) -> bool:
    """The same but for blocks of lowered LDS, which it has freed, and for the shadow (``Launch.forget_heap``)."""
    if "memcheck" not in launch.options.checks or launch.image.holds_pointers or launch.is_counted:
        return False
    if not launch.image.lowered or launch.heap.live_objects() or UNKNOWN in host.uses:
        return False
    return host.asks_for_blocks and not (host.writes_tags or host.tracks_tags)


__all__ = ["known_reach", "leaves_blocks", "stays_inside"]
