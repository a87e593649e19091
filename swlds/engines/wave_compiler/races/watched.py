"""What racecheck watches in a kernel: which objects, and the planes of cells that each needs."""

from __future__ import annotations

from typing import final

from swlds.device.objects import LAYOUT
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, NARROW, READ, UNKNOWN, UPDATE, WRITE, Key
from swlds.engines.wave_compiler.races.race_uses import find_grain, find_uses
from swlds.engines.wave_compiler.races.same_values import find_once, find_once_parts
from swlds.engines.wave_compiler.wave_code import WaveCode


@final
class WatchedObjects:
    """Those of one kernel, or of a body of the kernel with the objects ``of``. ``uses``: what is done to each of them; ``grain``:
    bytes of a cell."""

    def __init__(self, t: WaveCode, of: WatchedObjects | None) -> None:
        self.t = t
        #: Copies in flight need the cells of LDS where races are not looked for, too.
        self.sees_shared = "racecheck" in t.options.checks
        #: Cells say which bytes copies that are open write, and nothing else: only data that are late count.
        self.has_copies_only = t.options.flies and t.options.checks.isdisjoint(("racecheck", "asynccheck"))
        self._planes = WRITE if self.has_copies_only else READ | WRITE | ATOMIC
        self.is_on = self.sees_shared or t.options.flies
        self.grain: int = of.grain if of else find_grain(t)
        #: Variables of the lowered block that are stored to as ``ONCE`` says.
        self.once_parts: frozenset[int] = (
            (of.once_parts if of else find_once_parts(t)) if self.sees_shared else frozenset()
        )
        self.uses: dict[Key, int] = (of.uses if of else find_once(t, find_uses(t))) if self.is_on else {}

    def shared(self) -> dict[Key, int]:
        """Objects in memory that work-groups share, and the planes that they need."""
        return {k: planes for k in self.uses if k[0] != "block" and (planes := self.needs(k, True))}

    def needs(self, key: Key, is_shared: bool) -> int:
        """The planes that an object needs: none when it is only read, atomically or not, or only accessed atomically."""
        what = self.uses.get(key, self.uses.get(UNKNOWN, 0))
        if not what & (WRITE | UPDATE) or self._is_layout(key) or (is_shared and not self.sees_shared):
            return 0
        if not what & (READ | WRITE) and not (is_shared and what & NARROW):
            return 0
        return what & self._planes

    def _is_layout(self, key: Key) -> bool:
        """A lowering's own tables: what is unordered there is no finding."""
        flags = self.t.image.memory.objects.flags
        return key[0] == "object" and bool(flags[key[1]] & LAYOUT)


__all__ = ["WatchedObjects"]
