"""What a host function knows of its memory: stack slots, host pointers, who hears of accesses. ``memory.py`` accesses it."""

from __future__ import annotations

from typing import cast, final

from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.memory.events import Events
from swlds.engines.wave_compiler.memory.flights import Flights
from swlds.engines.wave_compiler.memory.known_copies import KnownCopies
from swlds.engines.wave_compiler.memory.stack import Stack
from swlds.engines.wave_compiler.races.races import Races
from swlds.engines.wave_compiler.tags.object_table import SEGMENTS
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import PointerType


@final
class Memory:
    """Of one kernel, or of a body of the kernel with the memory ``of``. ``bounds``: first address and bytes (i64) of what
    arguments and the launch's segments point to, by number; this and the host pointers once the entry is written."""

    def __init__(self, t: WaveCode, of: Memory | None) -> None:
        self.t = t
        self.stack: Stack = Stack(t, of.stack if of else None)
        self.copies: KnownCopies = of.copies if of else KnownCopies(t)
        self.races: Races = Races(t, self.copies, of.races if of else None)
        self.flights: Flights = Flights(t, self.races, self.copies)
        self.events: Events = Events(t, self.races, self.flights, of.events if of else None)

    def write_entry(self) -> None:
        """Load the host pointers that the kernel uses."""
        w = self.t.w
        self.host_base = w.load("ptr", w.offset("%g", OFFSETS["host_base"]))
        self.lds = w.load("ptr", w.offset("%g", OFFSETS["lds"]))
        self.lds_init = w.load("ptr", w.offset("%g", OFFSETS["lds_init"]))
        self.init_base = w.load("ptr", w.offset("%g", OFFSETS["init_base"]))
        if self.t.partial.left:
            self.arrays_floor = w.load("i64", w.offset("%g", OFFSETS["arrays_floor"]))
        self.events.write_entry()
        self.races.write_entry()
        self.stack.write_entry()
        self.bounds: dict[int, tuple[str, str]] = {}
        pointers = [a.index for a in self.t.code.arguments if isinstance(a.type, PointerType)]
        for index in pointers + [len(self.t.code.arguments) + k for k in range(len(SEGMENTS))]:
            pair = [
                w.load("i64", w.offset(w.load("ptr", w.offset("%g", OFFSETS[name])), 8 * index))
                for name in ("lows", "sizes")
            ]
            self.bounds[index] = (pair[0], pair[1])


class MemoryCode(WaveCode):
    """A host function with its memory."""

    memory: Memory

    @property
    def kernel(self) -> MemoryCode:
        return cast(MemoryCode, super().kernel)


__all__ = ["Memory", "MemoryCode"]
