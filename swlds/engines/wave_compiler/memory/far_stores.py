"""Rows that go to memory without the caches: to buffers that are larger than the last cache, and that the kernel does not read.

A store to a line that no cache has waits until memory has given it, all of it, only to be written over; and where many of them
wait, loads behind them do. Stores with ``!nontemporal`` of whole lines (64 bytes, aligned) need no line. A launch says from which
size on buffers are so (``find_far_size``); the end of ``run_groups`` waits until all has arrived.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swlds.device.address_space import GLOBAL
from swlds.device.last_cache import last_cache
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Component
from swlds.engines.wave_compiler.host.raw import memory_type
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.races.planes import find_read, find_written
from swlds.engines.wave_compiler.wave_code import WaveCode

if TYPE_CHECKING:
    from swlds.device.launch import Launch
    from swlds.engines.wave_compiler.host_module import Host

#: Bytes of a line; what no buffer is as large as.
LINE, NEVER = 64, 1 << 62


def find_far_size(launch: Launch, host: Host) -> int:
    """Bytes from which on a buffer of the launch is far."""
    least, objects = last_cache(), launch.image.memory.objects
    if host.clusters or host.handover_width:
        return NEVER
    both = find_written(launch, host.uses) & {*find_read(launch, host.uses)}
    return NEVER if any(int(objects.size[n]) >= least for n in both) else least


def store_row(
    t: WaveCode,
    place: Place,
    c: Component,
    chunks: list[str],
    starts: list[str],
    line: int,
    near: Callable[[], None],
) -> None:
    """Store all lanes of a row that is inside its object. ``line``: so many chunks lie in a line. ``near``: writes the usual
    stores."""
    w, vector = t.w, t.shape.vector(memory_type(c))
    if t.mask is not None or place.space != GLOBAL or place.is_local or c.size * t.shape.width % LINE:
        near()
        return
    field = w.hoist(f"getelementptr i8, ptr %g, i64 {OFFSETS['far_size']}")
    least = w.hoist(f"load i64, ptr {field}", field)
    is_far = w.hoist(f"icmp uge i64 {place.size}, {least}", place.size, least)
    total = ""
    for start in starts[::line]:  # chunks are whole lines
        bits = w.pure(f"ptrtoint ptr {start} to i64")
        total = w.pure(f"or i64 {total}, {bits}") if total else bits
    is_whole = w.pure(f"icmp eq i64 {w.pure(f'and i64 {total}, {LINE - 1}')}, 0")
    far, usual, done = w.label("far"), w.label("near"), w.label("stored")
    w.branch(w.pure(f"and i1 {is_far}, {is_whole}"), far, usual)
    with w.branches():
        w.start(far, follows=True)
        for chunk, start in zip(chunks, starts, strict=True):
            w.do(f"store {vector} {chunk}, ptr {start}, align {LINE}, !nontemporal !{{i32 1}}")
        w.jump(done)
    with w.branches():
        w.start(usual, follows=True)
        near()
        w.jump(done)
    w.start(done, follows=True)


__all__ = ["LINE", "NEVER", "find_far_size", "store_row"]
