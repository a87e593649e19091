"""The memory that launches run in: any that is free, or a device's own once it has arrays."""

from __future__ import annotations

import math
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar, final

import numpy as np

from swlds.device.arguments import KernelArgument
from swlds.device.array_content import make_content
from swlds.device.array_store import ArrayStore
from swlds.device.device_array import DeviceArray
from swlds.device.element_types import element_type
from swlds.device.findings import Finding
from swlds.device.image import Memory
from swlds.engines.kept_launch import KeptLaunch
from swlds.engines.wave_compiler.memory_limit import is_limited
from swlds.errors import LaunchError
from swlds.words import shown, whole_numbers

#: Memories that are not in use: reserving one is cheap, but address space is not endless.
_FREE: list[Memory] = []
KEPT = 4
Made = TypeVar("Made")


def reserve_memory() -> None:
    """Reserve a memory for the next launch now (before a process gives itself limits)."""
    if not _FREE:
        _FREE.append(Memory())


def _take(kept: KeptLaunch | None = None) -> Memory:
    """One that is free: that in which a kept launch stands, or stood before others; else one where none does, which is a new one
    while few are free; else the one that was given back first."""
    free = list(_FREE)
    own = [m for m in free if kept.lies_in(m)] if kept is not None else []
    empty = [m for m in free if m.owner is None or m.owner() is None]
    if not own and not empty and len(free) < KEPT and not is_limited():
        with suppress(LaunchError):  # there is no room for another one
            return Memory()
    for memory in [*own, *reversed(empty), *free]:
        try:
            _FREE.remove(memory)
        except ValueError:  # another thread has taken it
            continue
        return memory
    return Memory()


def _give(memory: Memory) -> None:
    stays = len(_FREE) < KEPT
    if memory.owner is None or not stays:
        memory.reset()
    if stays:
        _FREE.append(memory)
    else:
        memory.end_aside()


@final
class DeviceMemory:
    """The memory of one device."""

    def __init__(self) -> None:
        self._own: Memory | None = None
        #: Of two threads that want the first array one makes the memory. Nobody takes another lock meanwhile.
        self._making = threading.Lock()

    def lend(self, work: Callable[[Memory], Made], kept: KeptLaunch | None = None) -> Made:
        """What ``work`` makes in a memory for one launch, empty but for the device's arrays, or that of ``kept``. LaunchError
        where a launch in it has not ended. An exception may end it anywhere: what is left is made good when the next one
        begins."""
        memory = self._own
        if memory is None or memory.arrays is None:
            return _lend(_take(kept), work)
        arrays = memory.arrays
        with arrays.hold():
            arrays.enter(sys._getframe())
            try:
                return work(memory)
            finally:
                arrays.leave()
                if memory.owner is None:
                    memory.reset()

    def lend_apart(
        self, work: Callable[[Memory], Made | None], kept: KeptLaunch | None, args: Sequence[KernelArgument]
    ) -> Made | None:
        """``lend`` of a memory without the device's arrays, for a launch that needs none of them; None where something given may
        lead to one, where there is no such memory, or where ``work`` gives None."""
        arrays = self.arrays
        if arrays is None:
            return _lend(_take(kept), work)
        with arrays.hold():  # one of its launches at a time: what is given may be a view of an array
            arrays.refuse_busy()
            may_lead = any(isinstance(arg, DeviceArray) or arrays.may_lead_here(arg) for arg in args)
            if may_lead or (is_limited() and not _FREE):
                return None
            try:
                memory = _take(kept)
            except LaunchError:  # there is no room for another one
                return None
            return _lend(memory, work)

    def array(self, values: Any, dtype: Any, name: str | None) -> DeviceArray:
        """A new array that holds values; None as ``dtype`` takes theirs."""
        if dtype is None and isinstance(values, DeviceArray) and values.word == "bf16":
            dtype = values.word  # which NumPy has not
        content = make_content(values, *((None, None) if dtype is None else element_type(dtype)))
        made = self.empty(content.shape, content.dtype if dtype is None else dtype, name)
        store = self._arrays()
        with store.hold():  # also in a launch, which does not reach it
            store.write(made.extent_in(store, made.name), np.ascontiguousarray(content))
        return made

    def empty(self, shape: Sequence[int] | int, dtype: Any, name: str | None) -> DeviceArray:
        """A new array, no byte of which is initialised."""
        word, kind = element_type(dtype)
        store = self._arrays()
        return DeviceArray(store, _read_shape(shape), word, kind, name)

    def close(self) -> list[Finding]:
        """Free all arrays; a note for each that was live."""
        memory = self._own
        if memory is None or memory.arrays is None:
            return []
        with memory.arrays.hold():
            memory.arrays.refuse_busy()
            with self._making:
                if self._own is not memory:
                    return []  # somebody else has closed it
                self._own = None
            return memory.arrays.close()

    @property
    def arrays(self) -> Any:
        """The store of the device's arrays, None where it never had any."""
        return self._own.arrays if self._own is not None else None

    def _arrays(self) -> ArrayStore:
        with self._making:
            if self._own is None:
                self._own = _take()
            return self._own.keep_arrays()


def _lend(memory: Memory, work: Callable[[Memory], Made]) -> Made:
    try:
        return work(memory)
    finally:
        _give(memory)


def _read_shape(shape: Sequence[int] | int) -> tuple[int, ...]:
    try:
        sizes = whole_numbers(shape)
    except TypeError:
        raise LaunchError(f"a shape is whole numbers, not {shown(shape)}") from None
    if any(n < 0 for n in sizes) or math.prod(sizes) >= 1 << 48:
        raise LaunchError(f"no array has the shape {shown(shape)}")
    return sizes


__all__ = ["DeviceMemory", "reserve_memory"]
