"""The last launch of a kernel, kept for the next one that is like it: clean, in host code alone, on device arrays or on NumPy
arrays of the same types and sizes.

What it was made of (segments and buffers in memory, objects, tables) stays in its memory until another launch takes that, so the
next one only copies buffers in, runs host code, and copies back. Anything suspicious, and it starts as any other from its inputs.
Nothing here keeps an array alive.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any, final

import numpy as np

from swlds.device.address_space import CODE_END, LDS
from swlds.device.arguments import KernelArgument, Local
from swlds.device.array_store import LAUNCH_ROOM
from swlds.device.constant_expressions import Scalar
from swlds.device.device_array import DeviceArray
from swlds.device.fidelity import Fidelity
from swlds.device.guards import address_of
from swlds.device.image import Memory
from swlds.device.implicit_args import Geometry
from swlds.device.launch import Launch
from swlds.device.launch_options import LaunchOptions
from swlds.lazy import dataclass

Progress = Callable[[int, int], None]


@final
@dataclass(eq=False)
class KeptLaunch:
    """``words``: of its arguments (``_word``); ``places``: where in memory the buffers of parameters lie; ``facts``: those of the
    program as they were; ``allocations``: how many arrays its device has had, None where it never had any; ``engine``, ``lds``:
    what its result says. The memory refers to it weakly and tells it when it is another's."""

    _launch: Launch | None
    options: LaunchOptions
    words: list[Any]
    places: dict[int, int]
    facts: Any
    allocations: int | None
    undefined: tuple[int, ...]
    fidelity: dict[str, list[str]]
    engine: str
    lds: Any
    #: Of the NumPy arrays that it was last looked at with: where the buffer lies -> where the array does, in the host's memory.
    hosts: dict[int, int] = field(default_factory=dict)

    @property
    def launch(self) -> Launch:
        """Only for who has the memory that it lies in."""
        assert self._launch is not None, "its memory is another's"
        return self._launch

    def let_go(self) -> None:
        """Its memory is another's: nothing of it is kept, the memory itself neither."""
        launch, self._launch = self._launch, None
        if launch is not None:
            launch.again.end()

    def fits(self, memory: Memory, geometry: Geometry, args: Sequence[KernelArgument], options: LaunchOptions) -> bool:
        """A launch would be the same, and the memory is as this one left it."""
        if memory.owner is None or memory.owner() is not self:
            return False
        launch = self.launch
        if options is not self.options or geometry != launch.geometry:
            return False
        if self.facts is not launch.image.program.facts or self.allocations != _allocations(memory):
            return False
        if memory.arrays is not None and memory.arrays.holds_pointers:
            return False
        if len(args) != len(self.words) or not all(map(_is_same, self.words, args)):
            return False
        if memory.arrays is not None:  # else there are none among the arguments, which are the same
            launch.arrays = arrays_in(args)
            is_same = all(a.is_live for a in launch.arrays.values()) and launch.undefined_arguments == self.undefined
            launch.arrays = launch.arrays if is_same else {}
            return is_same  # and no NumPy arrays
        self.hosts = {place: address_of(args[index]) for index, place in self.places.items()}
        return _are_apart([(self.hosts[place], args[index].nbytes) for index, place in self.places.items()])

    def run(self, memory: Memory, args: Sequence[KernelArgument], progress: Progress | None) -> bool:
        """Execute it; False where it must start anew, from inputs that are as they were."""
        from swlds.engines.wave_compiler.engine import run_again

        memory.owner, memory.is_contained, is_clean = None, False, False
        try:
            buffers = {index: (place, args[index]) for index, place in self.places.items()}
            is_clean = run_again(self.launch, buffers, self.hosts, progress)
        finally:
            if not is_clean:
                self.let_go()
        if is_clean:
            memory.owner, memory.is_contained = weakref.ref(self), True
        return is_clean

    def take_arrays(self) -> dict[int, Any]:
        """Those of the launch that has run, by parameter; it has no hold of them any more."""
        return _take_arrays(self.launch)

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
    if launch.again is None or launch.written is None or not memory.is_contained or options.timeout is not None:
        return None
    counts = (launch.counts, launch.patterns, launch.lines, launch.timeline)
    if any(c is not None for c in counts) or memory.top > CODE_END + LAUNCH_ROOM:
        return None
    places = {index: place for index, (place, _) in launch.buffers.items()}
    # what lies in a buffer may be the address of an array; two parameters may have one buffer
    if places and (store is not None or len(set(places.values())) < len(places)):
        return None
    words = [_word(arg) for arg in args]
    # variables in memory begin anew in each launch, LDS in each group
    buffers = {value.tag for index in places if isinstance(value := launch.arguments[index], Scalar)}
    lasting = buffers | set(() if store is None else store.live)
    stays = None not in words and all(memory.objects.space[n] == LDS for n in launch.written - lasting)
    if not stays or launch.reaches_arrays or image.holds_pointers:
        return None
    undefined = launch.undefined_arguments
    fidelity = {key: list(entries) for key, entries in launch.fidelity.as_json().items()}
    launch.given = []
    _take_arrays(launch)
    facts, made = image.program.facts, _allocations(memory)
    kept = KeptLaunch(launch, options, words, places, facts, made, undefined, fidelity, engine, lds)
    memory.owner = weakref.ref(kept)
    return kept


def _allocations(memory: Memory) -> int | None:
    """How many arrays the device has had; None where it never had any."""
    return None if memory.arrays is None else memory.arrays.made


def _take_arrays(launch: Launch) -> dict[int, Any]:
    taken = {index: array for index, (_, array) in launch.buffers.items()} | launch.arrays
    launch.arrays, launch.buffers = {}, {}
    return taken


def arrays_in(args: Sequence[KernelArgument]) -> dict[int, DeviceArray]:
    """The device arrays among the arguments of a launch, by parameter."""
    return {index: arg for index, arg in enumerate(args) if isinstance(arg, DeviceArray)}


def _word(arg: KernelArgument) -> Any:
    """What makes another argument the same: the array itself, or the type and the bits; None for what may change."""
    if isinstance(arg, DeviceArray):
        return weakref.ref(arg)
    if type(arg) is np.ndarray:
        return (np.ndarray, arg.dtype, arg.nbytes) if arg.flags.c_contiguous else None
    if arg is None or type(arg) in (int, bool):
        return type(arg), arg
    if type(arg) is float or (isinstance(arg, np.generic) and arg.dtype.kind in "biuf"):
        return type(arg), np.asarray(arg).tobytes()
    return (Local, int(arg.size)) if type(arg) is Local else None


def _is_same(word: Any, arg: KernelArgument) -> bool:
    return word() is arg if isinstance(word, weakref.ref) else bool(word == _word(arg))


def _are_apart(areas: list[tuple[int, int]]) -> bool:
    """No two of these have memory in common, given their addresses and sizes."""
    areas.sort()
    return all(one[0] + one[1] <= other[0] for one, other in zip(areas, areas[1:], strict=False))


__all__ = ["KeptLaunch", "keep_launch"]
