"""Functions that kernels share and hardly a wave calls: one is made, or taken from the disk, when host code first calls it.

Quick code has a number for each, and asks ``@late.find`` (``runtime/late.ll``) where it is, which asks here once. Who asks is a
thread that runs work-groups. What it may have is this kernel's own list: nothing of a module chooses. Where a function cannot be
made the group is given up, and the launch hears why (``failures``).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import final

from swlds.engines.wave_compiler.kept.functions import MadeFunction

_ASK = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_uint32)


@final
class LateFunctions:
    """Those of one kernel. ``keys``: by name, in the order of their numbers; ``text``: a module with their definitions; ``make``
    is given a name, its key and that text."""

    def __init__(self, keys: Mapping[str, str], text: str, make: Callable[[str, str, str], MadeFunction]) -> None:
        self.keys, self.text = dict(keys), text
        #: Why some could not be made.
        self.failures: list[BaseException] = []
        self._make = make
        self._made: dict[int, MadeFunction] = {}
        self._callback = _ASK(self._answer)

    @property
    def address(self) -> int:
        """Of what ``@late.make`` is."""
        return ctypes.cast(self._callback, ctypes.c_void_p).value or 0

    def narrow(self) -> None:
        """Hold no more of the text than their definitions: nobody else needs it any more."""
        from swlds.engines.wave_compiler.host.shared import only

        self.text = only(self.text, self.keys)

    def _answer(self, number: int) -> int:
        """The address of a function, 0 where there is none: no exception can cross host code."""
        try:
            if self.failures:
                return 0
            if number not in self._made:
                name, key = list(self.keys.items())[number]
                self._made[number] = self._make(name, key, self.text)
            return self._made[number].address
        except BaseException as error:  # noqa: BLE001  # whoever runs the groups raises it
            self.failures.append(error)
            return 0


__all__ = ["LateFunctions"]
