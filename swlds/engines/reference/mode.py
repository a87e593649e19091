"""The wave's MODE register: what is written to it, and what computes by it.

It is one for all lanes. Where lanes of a wave go several ways, no source says which way the device goes first; so what is read or
written by lanes that know nothing of the last access that matters has no order. Lanes know what they did, and what lanes did that
they have met since: all that execute something together.
"""

from __future__ import annotations

from typing import final

import numpy as np

from swlds.device.address_space import Array


@final
class Mode:
    """``value``: all of its bits. ``_written`` and ``_used``: the lanes that know of the last write, and of each use since."""

    def __init__(self, lanes: int, value: int) -> None:
        self.value = value
        self._written: Array = np.ones(lanes, np.bool_)
        self._used: list[Array] = []
        self._last: Array | None = None

    def meet(self, mask: Array) -> None:
        """Lanes execute something together."""
        self._written = _joined(self._written, mask)
        self._used = [_joined(known, mask) for known in self._used]

    def use(self, mask: Array) -> bool:
        """Active lanes do something by the value; False where the last write has no order with that."""
        if mask is self._last:
            return True
        if not (self._written & mask).any():
            return False
        self.meet(mask)
        self._used = [known for known in self._used if not (known & mask).any()] + [mask]
        self._last = mask
        return True

    def write(self, mask: Array, bits: int, value: int) -> bool:
        """Active lanes give some of the bits, in their places; False where an earlier access has no order with that."""
        if not all((known & mask).any() for known in (self._written, *self._used)):
            return False
        self.value = self.value & ~bits | value & bits
        self._written, self._used, self._last = mask, [], None
        return True


def _joined(known: Array, mask: Array) -> Array:
    return known | mask if (known & mask).any() else known
