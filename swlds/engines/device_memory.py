"""The memory that launches run in: any that is free, or a device's own once it has arrays."""

from __future__ import annotations

import math
import operator
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, final

import numpy as np

from swlds.device.array_content import make_content
from swlds.device.array_store import ArrayStore
from swlds.device.device_array import DeviceArray
from swlds.device.element_types import element_type
from swlds.device.findings import Finding
from swlds.device.image import Memory
from swlds.errors import LaunchError

#: Memories that are not in use: reserving one is cheap, but address space is not endless.
_FREE: list[Memory] = []
KEPT = 4


def reserve_memory() -> None:
    """Reserve a memory for the next launch now (before a process gives itself limits)."""
    if not _FREE:
        _FREE.append(Memory())


def _take() -> Memory:
    try:
        return _FREE.pop()
    except IndexError:
        return Memory()


def _give(memory: Memory) -> None:
    stays = len(_FREE) < KEPT
    if memory.owner is None or not stays:
        memory.reset()
    if stays:
        _FREE.append(memory)


@final
class DeviceMemory:
    """The memory of one device."""

    def __init__(self) -> None:
        self._own: Memory | None = None
        #: Of two threads that want the first array one makes the memory. Nobody takes another lock meanwhile.
        self._making = threading.Lock()

    @contextmanager
    def lend(self) -> Iterator[Memory]:
        """A memory for one launch, empty but for the device's arrays. LaunchError where a launch in it has not ended."""
        memory = self._own
        if memory is None or memory.arrays is None:
            yield from _lend_any()
            return
        arrays = memory.arrays
        with arrays.hold():
            if arrays.is_busy:
                raise LaunchError("a launch is running on this device", hint="wait for its end, or take another device")
            arrays.is_busy = True
            try:
                yield memory
            finally:
                arrays.leave()
                if memory.owner is None:
                    memory.reset()

    def array(self, values: Any, dtype: Any, name: str | None) -> DeviceArray:
        """A new array that holds values; None as ``dtype`` takes theirs."""
        if dtype is None and isinstance(values, DeviceArray) and values.word == "bf16":
            dtype = values.word  # which NumPy has not
        content = make_content(values, *((None, None) if dtype is None else element_type(dtype)))
        made = self.empty(content.shape, content.dtype if dtype is None else dtype, name)
        made.write(content)
        return made

    def empty(self, shape: Sequence[int] | int, dtype: Any, name: str | None) -> DeviceArray:
        """A new array, no byte of which is initialised."""
        word, kind = element_type(dtype)
        store = self._arrays()
        return DeviceArray(store, _read_shape(shape), word, kind, name)

    def close(self) -> list[Finding]:
        """Free all arrays; a note for each that was live."""
        with self._making:
            memory, self._own = self._own, None
        if memory is None or memory.arrays is None:
            return []
        with memory.arrays.hold():
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


def _lend_any() -> Iterator[Memory]:
    memory = _take()
    try:
        yield memory
    finally:
        _give(memory)


def _read_shape(shape: Sequence[int] | int) -> tuple[int, ...]:
    try:
        sizes = tuple(operator.index(n) for n in ([shape] if isinstance(shape, (int, np.integer)) else shape))
    except TypeError:
        raise LaunchError(f"a shape is whole numbers, not {shape!r}") from None
    if any(n < 0 for n in sizes) or math.prod(sizes) >= 1 << 48:
        raise LaunchError(f"no array has the shape {shape!r}")
    return sizes


__all__ = ["DeviceMemory", "reserve_memory"]
