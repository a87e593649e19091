"""The last launch of a kernel, kept for the next one that is like it: on device arrays, clean, in host code alone.

What it was made of (segments in memory, objects, tables) stays in the device's memory until another launch takes that, so the
next one only runs host code. Anything suspicious, and it starts as any other from its inputs. Nothing here keeps an array alive.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any, final

import numpy as np

from swlds.device.address_space import CODE_END, LDS
from swlds.device.arguments import KernelArgument, Local
from swlds.device.array_store import LAUNCH_ROOM
from swlds.device.device_array import DeviceArray
from swlds.device.fidelity import Fidelity
from swlds.device.image import Memory
from swlds.device.implicit_args import Geometry
from swlds.device.launch import Launch
from swlds.device.launch_options import LaunchOptions
from swlds.lazy import dataclass

Progress = Callable[[int, int], None]


@final
@dataclass(eq=False)
class KeptLaunch:
    """``words``: of its arguments (``_word``); ``facts``: the program's as they were; ``allocations``: how many arrays its device
    has had; ``engine``, ``lds``: what its result says; ``token``: what its memory belongs to."""

    launch: Launch
    options: LaunchOptions
    words: list[Any]
    facts: Any
    allocations: int
    undefined: tuple[int, ...]
    fidelity: dict[str, list[str]]
    engine: str
    lds: Any
    token: object

    def fits(self, memory: Memory, geometry: Geometry, args: Sequence[KernelArgument], options: LaunchOptions) -> bool:
        """A launch would be the same, and the memory is as this one left it."""
        launch, store = self.launch, memory.arrays
        if (
            memory.owner is not self.token
            or store is None
            or options is not self.options
            or geometry != launch.geometry
        ):
            return False
        if self.facts is not launch.image.program.facts or (self.allocations, False) != (
            store.made,
            store.holds_pointers,
        ):
            return False
        if len(args) != len(self.words) or not all(map(_is_same, self.words, args)):
            return False
        launch.arrays = arrays_in(args)
        is_same = all(a.is_live for a in launch.arrays.values()) and launch.undefined_arguments == self.undefined
        launch.arrays = launch.arrays if is_same else {}
        return is_same

    def run(self, memory: Memory, progress: Progress | None) -> bool:
        """Execute it; False where it must start anew, from inputs that the store of arrays has kept."""
        from swlds.engines.wave_compiler.engine import run_again

        memory.owner, memory.is_contained, is_clean = None, False, False
        try:
            is_clean = run_again(self.launch, progress)
        finally:
            if not is_clean:
                self.launch.arrays = {}
        if is_clean:
            memory.owner, memory.is_contained = self.token, True
        return is_clean

    def take_arrays(self) -> dict[int, DeviceArray]:
        """Those of the launch that has run, by parameter; it has no hold of them any more."""
        arrays, self.launch.arrays = self.launch.arrays, {}
        return arrays

    def copy_fidelity(self) -> Fidelity:
        """One that the caller may change."""
        return Fidelity.from_json({key: list(entries) for key, entries in self.fidelity.items()})


def keep_launch(
    memory: Memory,
    launch: Launch,
    args: Sequence[KernelArgument],
    options: LaunchOptions,
    engine: str,
    lds: Any,
) -> KeptLaunch | None:
    """A launch that has ended, without findings and output; None where another one would not be the same."""
    image, store = launch.image, memory.arrays
    if launch.again is None or store is None or not memory.is_contained or options.timeout is not None:
        return None
    counts = (launch.counts, launch.patterns, launch.lines, launch.timeline)
    if launch.buffers or any(c is not None for c in counts) or memory.top > CODE_END + LAUNCH_ROOM:
        return None
    words = [_word(arg) for arg in args]
    # variables in memory begin anew in each launch, LDS in each group
    written = (n for n in launch.written or () if n not in store.live)
    stays = None not in words and all(memory.objects.space[n] == LDS for n in written)
    if not stays or launch.reaches_arrays or image.holds_pointers:
        return None
    undefined = launch.undefined_arguments
    fidelity = {key: list(entries) for key, entries in launch.fidelity.as_json().items()}
    launch.given, launch.arrays = [], {}
    memory.owner = token = object()
    return KeptLaunch(launch, options, words, image.program.facts, store.made, undefined, fidelity, engine, lds, token)


def arrays_in(args: Sequence[KernelArgument]) -> dict[int, DeviceArray]:
    """The device arrays among the arguments of a launch, by parameter."""
    return {index: arg for index, arg in enumerate(args) if isinstance(arg, DeviceArray)}


def _word(arg: KernelArgument) -> Any:
    """What makes another argument the same: the array itself, or the type and the bits; None for what may change."""
    if isinstance(arg, DeviceArray):
        return weakref.ref(arg)
    if arg is None or type(arg) in (int, bool):
        return type(arg), arg
    if type(arg) is float or (isinstance(arg, np.generic) and arg.dtype.kind in "biuf"):
        return type(arg), np.asarray(arg).tobytes()
    return (Local, int(arg.size)) if type(arg) is Local else None


def _is_same(word: Any, arg: KernelArgument) -> bool:
    return word() is arg if isinstance(word, weakref.ref) else bool(word == _word(arg))


__all__ = ["KeptLaunch", "keep_launch"]
