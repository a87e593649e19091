"""The last launches of a kernel, kept for the next ones that are like them: clean, in host code alone, on the same device arrays
or on NumPy arrays of the same types and sizes; numbers may be others. One of whose device arrays some are gone takes others of
the same types and sizes in their place.

What a launch was made of (segments and buffers in memory, objects, tables) stays in its memory until another launch takes that,
so the next one only copies buffers in, runs host code, and copies back. Buffers aside it is little, and put aside then; pages of
buffers stay where they are. Without device arrays, launches in turn have memories of their own (``device_memory.py``) while there
are some, also launches on NumPy arrays alone of a device that has arrays, which need none of these (``stands_apart``). Anything
suspicious, and a launch starts as any other from its inputs. Nothing here keeps an array alive.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from typing import Any, TypeVar, final

import numpy as np

from swlds.device.address_space import CODE_END, LDS
from swlds.device.arguments import KernelArgument, Local
from swlds.device.array_store import LAUNCH_ROOM
from swlds.device.constant_expressions import Scalar
from swlds.device.device_array import DeviceArray
from swlds.device.fidelity import Fidelity
from swlds.device.guards import address_of
from swlds.device.image import Aside, Memory
from swlds.device.implicit_args import Geometry
from swlds.device.launch import Launch
from swlds.device.launch_options import LaunchOptions
from swlds.lazy import dataclass

Progress = Callable[[int, int], None]


@final
@dataclass(eq=False)
class KeptLaunch:
    """``words``: of its arguments (``_word``); ``kin``: of its device arrays (``launch_kin``); ``places``: where in memory the
    buffers of parameters lie; ``facts``: those of the program as they were; ``allocations``: how many arrays its device had had
    when its numbers were looked at last, None where it never had any; ``engine``, ``lds``: what its result says. The memory
    refers to it weakly and tells it when it is to be another's."""

    _launch: Launch | None
    options: LaunchOptions
    words: list[Any]
    kin: LaunchKin
    places: dict[int, int]
    facts: Any
    allocations: int | None
    undefined: tuple[int, ...]
    fidelity: dict[str, list[str]]
    engine: str
    lds: Any
    #: Of the NumPy arrays that it was last looked at with: where the buffer lies -> where the array does, in the host's memory.
    hosts: dict[int, int] = field(default_factory=dict)
    #: What was in its memory, once another launch has had that; None where numbers have changed since.
    _aside: Aside | None = None

    @property
    def launch(self) -> Launch:
        """Only for who has the memory that it lies in."""
        assert self._launch is not None, "its memory is another's"
        return self._launch

    def let_go(self) -> None:
        """Its memory is to be another's: what it needs of that is put aside; where it is much, nothing is kept, the memory itself
        neither."""
        if self._launch is not None and self._aside is None:
            buffers = [(place, self.words[index][2]) for index, place in self.places.items()]
            self._aside = self._launch.image.memory.copy_own(self, buffers)
        if self._aside is None:
            self.end()

    @property
    def has_lost_arrays(self) -> bool:
        """One of its device arrays was freed, or nobody has it any more."""
        arrays = (word() for word in self.words if isinstance(word, weakref.ref))
        return not all(array is not None and array.is_live for array in arrays)

    def lies_in(self, memory: Memory) -> bool:
        """There it is executed again."""
        return self._launch is not None and self._launch.image.memory is memory

    def rest(self) -> None:
        """It is not executed soon: what its threads need can be made again."""
        if self._launch is not None:
            self._launch.again.end()

    def end(self) -> None:
        """It is not executed again."""
        launch, self._launch, self._aside = self._launch, None, None
        if launch is not None:
            launch.again.end()

    def fits(self, memory: Memory, facts: Any, args: Sequence[KernelArgument]) -> bool:
        """A launch by its key (``launch_key``) would be the same but for numbers, which it has then; and the memory is as this
        one left it."""
        is_owner = memory.owner is not None and memory.owner() is self
        launch = self._launch
        if launch is None or launch.image.memory is not memory or not (is_owner or self._aside is not None):
            return False
        current = launch.image.program.facts
        if (
            self.facts is not current
            or current.found is not facts
            or (self.allocations is None) != (memory.arrays is None)
        ):
            return False
        if memory.arrays is not None and memory.arrays.holds_pointers:
            return False
        has_new_arrays = self.allocations != _allocations(memory)
        if has_new_arrays and not launch.again.knows_objects:
            return False
        values = self._changed_values(launch, args, takes_all=has_new_arrays)
        if values is None or (launch.again.learns and not values) or not self._take_inputs(launch, memory, args):
            return False
        if not is_owner:
            assert self._aside is not None, "it has been put aside"
            memory.put_own(self._aside, self)
        if values:
            self._put_values(launch, values, args)
        self.allocations = _allocations(memory)
        return True

    def _changed_values(
        self, launch: Launch, args: Sequence[KernelArgument], *, takes_all: bool
    ) -> dict[int, Scalar] | None:
        """Parameter -> the value of another number or device array; None where the launch would be another one. ``takes_all``:
        the same numbers, too, which may be addresses now."""
        changed = {index: a for index, (w, a) in enumerate(zip(self.words, args, strict=True)) if not _is_same(w, a)}
        arrays = {index: arg for index, arg in changed.items() if isinstance(arg, DeviceArray)}
        if not all(_is_number(arg) for index, arg in changed.items() if index not in arrays):
            return None
        if arrays and (self.kin != launch_kin(args) or not launch.again.knows_objects):
            return None
        given = enumerate(args) if takes_all else changed.items()
        numbers = launch.numbers_of({index: arg for index, arg in given if _is_number(arg)})
        values = launch.values_of_arrays(arrays)
        return None if numbers is None or values is None else numbers | values

    def _take_inputs(self, launch: Launch, memory: Memory, args: Sequence[KernelArgument]) -> bool:
        """Arrays are as they have to be; the launch has a hold of device arrays then."""
        buffers, arrays = self._buffers(args).values(), memory.arrays
        self.hosts = {place: address_of(array) for place, array in buffers}
        if not _are_apart([(self.hosts[place], array.nbytes) for place, array in buffers]):
            return False
        if arrays is None:  # nor are there any among the arguments, which are the same
            return True
        launch.arrays = arrays_in(args)
        is_same = all(a.is_live for a in launch.arrays.values()) and launch.undefined_arguments == self.undefined
        is_same = is_same and not any(arrays.may_lead_here(array) for _, array in buffers)
        launch.arrays = launch.arrays if is_same else {}
        return is_same

    def _put_values(self, launch: Launch, values: dict[int, Scalar], args: Sequence[KernelArgument]) -> None:
        """From now on they are those of the launch. Where an exception ends it midway, it is executed no more."""
        from swlds.engines.wave_compiler.engine import change_values

        is_done = False
        try:
            self._aside = None
            launch.buffers = self._buffers(args)
            change_values(launch, values)
            for index in values:
                self.words[index] = _word(args[index])
            is_done = True
        finally:
            if not is_done:
                _take_arrays(launch)
                self.end()

    def _buffers(self, args: Sequence[KernelArgument]) -> dict[int, tuple[int, Any]]:
        """As ``Launch.buffers``."""
        return {index: (place, args[index]) for index, place in self.places.items()}

    def run(self, memory: Memory, args: Sequence[KernelArgument], progress: Progress | None) -> bool:
        """Execute it; False where it must start anew, from inputs that are as they were."""
        from swlds.engines.wave_compiler.engine import run_again

        memory.owner, memory.is_contained, is_clean = None, False, False
        try:
            is_clean = run_again(self.launch, self._buffers(args), self.hosts, progress)
        finally:
            if not is_clean:
                self.end()
        if is_clean:
            memory.owner, memory.is_contained = weakref.ref(self), True
        return is_clean

    def take_arrays(self) -> dict[int, Any]:
        """Those of the launch that has run, by parameter; it has no hold of them any more."""
        return _take_arrays(self.launch)

    def copy_fidelity(self) -> Fidelity:
        """One that the caller may change."""
        return Fidelity.from_json({key: list(entries) for key, entries in self.fidelity.items()})


def may_be_kept(memory: Memory, launch: Launch, args: Sequence[KernelArgument], options: LaunchOptions) -> bool:
    """Of a launch that has ended, without findings and output: another one would be the same."""
    image, store = launch.image, memory.arrays
    if launch.again is None or launch.written is None or not memory.is_contained or options.timeout is not None:
        return False
    if launch.is_counted or memory.top > CODE_END + LAUNCH_ROOM:
        return False
    places = {index: place for index, (place, _) in launch.buffers.items()}
    if len(set(places.values())) < len(places):  # two parameters have one buffer
        return False
    # variables in memory begin anew in each launch, LDS in each group
    buffers = {value.tag for index in places if isinstance(value := launch.arguments[index], Scalar)}
    lasting = buffers | set(() if store is None else store.live)
    stays = None not in map(_word, args) and all(memory.objects.space[n] == LDS for n in launch.written - lasting)
    return stays and not (launch.reaches_arrays or image.holds_pointers)


def keep_launch(
    memory: Memory,
    launch: Launch,
    args: Sequence[KernelArgument],
    options: LaunchOptions,
    engine: str,
    lds: Any,
) -> KeptLaunch:
    """A launch that may be kept."""
    places = {index: place for index, (place, _) in launch.buffers.items()}
    words, undefined = [_word(arg) for arg in args], launch.undefined_arguments
    fidelity = {key: list(entries) for key, entries in launch.fidelity.as_json().items()}
    launch.given = []
    _take_arrays(launch)
    facts, made = launch.image.program.facts, _allocations(memory)
    kept = KeptLaunch(launch, options, words, launch_kin(args), places, facts, made, undefined, fidelity, engine, lds)
    memory.owner = weakref.ref(kept)
    return kept


#: What finds a kept launch: all that it is made for but the numbers among its arguments, and what may change behind these.
LaunchKey = tuple[Any, ...]
#: What device arrays must have in common to take one another's place in a launch, by parameter.
LaunchKin = tuple[Any, ...]
#: So many launches of a kernel are kept.
MOST = 128
Kept = TypeVar("Kept")


def launch_key(geometry: Geometry, args: Sequence[KernelArgument], options: LaunchOptions) -> LaunchKey:
    """By which launches may be the same: the kept one refers to the options, and to arrays weakly (``_word``)."""
    return id(options), geometry, *map(_kind, args)


def launch_kin(args: Sequence[KernelArgument]) -> LaunchKin:
    """Types and sizes of the device arrays, and which of them are one."""
    first: dict[int, int] = {}
    return tuple(
        (arg.word, arg.nbytes, first.setdefault(id(arg), index)) if isinstance(arg, DeviceArray) else None
        for index, arg in enumerate(args)
    )


@final
class KeptLaunches:
    """Those of one kernel by key, what was used last last. Several threads may ask at once: each then has its own memory."""

    def __init__(self) -> None:
        self._table: dict[LaunchKey, KeptLaunch] = {}
        #: Launches on NumPy arrays alone that were made among a device's arrays, and can be kept in a memory without these.
        self._apart: dict[LaunchKey, None] = {}

    def find(self, key: LaunchKey, args: Sequence[KernelArgument]) -> KeptLaunch | None:
        """The one by that key, else one that has lost arrays and may take these: it may not fit."""
        found = self._table.pop(key, None) or self._take_kin(key, args)
        if found is not None:
            self._table[key] = found
        return found

    def _take_kin(self, key: LaunchKey, args: Sequence[KernelArgument]) -> KeptLaunch | None:
        """Nobody finds it by its own key any more."""
        kin = launch_kin(args)
        if not any(kin):
            return None
        kinds = _without_arrays(key, args)
        for own, kept in list(self._table.items()):
            if kept.kin == kin and kept.has_lost_arrays and _without_arrays(own, args) == kinds:
                return self._table.pop(own, None)
        return None

    def drop(self, key: LaunchKey) -> None:
        """A launch by that key is made anew."""
        self._table.pop(key, None)
        self._apart.pop(key, None)

    def add(self, key: LaunchKey, kept: KeptLaunch) -> None:
        """It was made."""
        _put_last(self._table, key, kept)

    def stands_apart(self, key: LaunchKey) -> bool:
        """The launch by that key needs no arrays of its device."""
        kept = self._table.get(key)
        return key in self._apart or (kept is not None and kept.allocations is None)

    def set_apart(self, key: LaunchKey) -> None:
        """From now on it does not need them."""
        _put_last(self._apart, key, None)

    def __iter__(self) -> Iterator[KeptLaunch]:
        return iter(list(self._table.values()))


def _without_arrays(key: LaunchKey, args: Sequence[KernelArgument]) -> LaunchKey:
    """All of a key but what finds device arrays, which the arguments say where they are."""
    first = len(key) - len(args)
    return tuple(
        None if k >= first and isinstance(args[k - first], DeviceArray) else part for k, part in enumerate(key)
    )


def _put_last(table: dict[LaunchKey, Kept], key: LaunchKey, value: Kept) -> None:
    """What stands in front gives way."""
    for oldest in list(table)[: len(table) + 1 - MOST]:
        table.pop(oldest, None)
    table[key] = value


def _kind(arg: KernelArgument) -> Any:
    """What of an argument finds a launch."""
    if isinstance(arg, DeviceArray):
        return id(arg)
    if type(arg) is np.ndarray:
        return arg.dtype, arg.nbytes
    return type(arg)


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
        # without dimensions it may be a number, which may change
        return (np.ndarray, arg.dtype, arg.nbytes) if arg.flags.c_contiguous and arg.ndim else None
    if arg is None or type(arg) in (int, bool):
        return type(arg), arg
    if _is_number(arg):
        return type(arg), np.asarray(arg).tobytes()
    return (Local, int(arg.size)) if type(arg) is Local else None


def _is_number(arg: KernelArgument) -> bool:
    """A value that cannot change."""
    return type(arg) in (int, bool, float) or (isinstance(arg, np.generic) and arg.dtype.kind in "biuf")


def _is_same(word: Any, arg: KernelArgument) -> bool:
    return word() is arg if isinstance(word, weakref.ref) else bool(word == _word(arg))


def _are_apart(areas: list[tuple[int, int]]) -> bool:
    """No two of these have memory in common, given their addresses and sizes."""
    areas.sort()
    return all(one[0] + one[1] <= other[0] for one, other in zip(areas, areas[1:], strict=False))


__all__ = [
    "KeptLaunch",
    "KeptLaunches",
    "LaunchKey",
    "LaunchKin",
    "keep_launch",
    "launch_key",
    "launch_kin",
    "may_be_kept",
]
