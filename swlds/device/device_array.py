"""An array that stays in the device's memory between launches, as users hold it."""

from __future__ import annotations

import math
import weakref
from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.array_content import make_content
from swlds.device.array_store import ArrayStore, Extent, takes_addresses
from swlds.device.user_site import user_site
from swlds.errors import LaunchError
from swlds.lazy import hides
from swlds.printable import printable
from swlds.words import knows_words


@final
class DeviceArray:
    """Memory of a device, made by ``Device.array`` and ``Device.empty``: an argument of launches that is not copied.

    ``address``: the device address, for structs and buffers of pointers. It is freed by ``free``, or when nobody refers to it
    any more.
    """

    __dir__ = hides("word", "extent_in", "version", "read_version")

    def __init__(
        self, store: ArrayStore, shape: tuple[int, ...], word: str, dtype: np.dtype[Any], name: str | None
    ) -> None:
        self._shape, self._word, self._dtype = shape, word, dtype
        self._store = store
        with store.hold():
            size, site = math.prod(shape) * dtype.itemsize, user_site("device array")
            self._extent = store.allocate(size, name, site, has_addresses=takes_addresses(dtype))
        self._release = weakref.finalize(self, store.dropped.append, self._extent)
        self._release.atexit = False

    def __repr__(self) -> str:
        state = "" if self.is_live else ", freed"
        return printable(f"<DeviceArray {self.name}: {self.word}{list(self.shape)} at {self.address:#x}{state}>")

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("an array without dimensions has no length")
        return self.shape[0]

    @property
    def name(self) -> str:
        """What findings call it, where no parameter's name is nearer."""
        return self._extent.name

    @property
    def address(self) -> int:
        """The device address of its first byte."""
        return self._extent.address

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self._extent.size

    @property
    def shape(self) -> tuple[int, ...]:
        """Elements along each dimension."""
        return self._shape

    @property
    def word(self) -> str:
        """The type of an element as SPECs write it."""
        return self._word

    @property
    def dtype(self) -> np.dtype[Any]:
        """NumPy's type of an element."""
        return self._dtype

    @property
    def size(self) -> int:
        """Elements."""
        return math.prod(self.shape)

    @property
    def ndim(self) -> int:
        """Dimensions."""
        return len(self.shape)

    @property
    def is_live(self) -> bool:
        """It was not freed, and its device not closed."""
        return self._store.is_live(self._extent.number) and self._store.live[self._extent.number] is self._extent

    @knows_words(LaunchError)
    def numpy(self) -> Array:
        """A copy of its content; bytes that nobody has written hold anything. LaunchError after ``free``."""
        with self._store.hold():
            return self._view().copy()

    @property
    def version(self) -> int:
        """Another number once its content may have changed: by ``write``, or by a launch that could reach it."""
        return self._extent.version

    @knows_words(LaunchError)
    def read_version(self, version: int) -> Array | None:
        """A copy of its content where it is still that of ``version``, None where it was freed or may have changed."""
        with self._store.hold():
            return self._view().copy() if self.is_live and self.version == version else None

    @knows_words(LaunchError)
    def write(self, values: Any) -> None:
        """Replace the content by ``values``, of the same shape or a scalar; all of it is initialised then. LaunchError for values
        that its elements cannot have."""
        content = make_content(values, self.word, self.dtype)
        if content.shape not in ((), self.shape):
            raise LaunchError(f"{self.name} has the shape {self.shape}, not {content.shape}")
        with self._store.hold():
            self._store.refuse_busy()
            self._refuse_freed()
            self._store.write(self._extent, np.ascontiguousarray(np.broadcast_to(content, self.shape)))

    @knows_words(LaunchError)
    def free(self) -> None:
        """Give the memory back. Launches that still reach it have findings: use after free."""
        with self._store.hold():
            self._store.refuse_busy()
            if self._release.detach() is not None:
                self._store.free(self._extent, user_site("free"))

    def extent_in(self, store: ArrayStore | None, what: str) -> Extent:
        """Its memory, which may be freed. LaunchError where it is another device's, or its place has been used again. ``what``:
        the parameter that it is for."""
        if store is not self._store:
            raise LaunchError(f"{what}: {self.name} is an array of another device, or its device was closed")
        if not store.knows(self._extent):
            raise LaunchError(f"{what}: {self.name} was freed long ago: its memory belongs to other arrays")
        return self._extent

    def __copy__(self) -> DeviceArray:
        """Another array on the device that holds the same, as NumPy's arrays have it. LaunchError after ``free``."""
        with self._store.hold():
            self._refuse_freed()
            name = f"copy of {self.name}" if self._extent.is_named else None
            made = DeviceArray(self._store, self.shape, self.word, self.dtype, name)
            self._store.duplicate(self._extent, made._extent)
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> DeviceArray:
        return self.__copy__()

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise LaunchError(f"{self.name} lies on a device: it cannot be pickled", hint="its numpy() can")

    # Other libraries -------------------------------------------------------------------------------------------

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """NumPy's protocol: the memory itself, read only. ``write`` changes it."""
        self._refuse_freed()
        start = self._store.space.host_base + self.address
        return {
            "version": 3,
            "shape": self.shape,
            "typestr": self.dtype.str,
            "descr": self.dtype.descr,
            "data": (start, True),
        }

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        view: Array = self._view()
        view.flags.writeable = False
        if copy is False and dtype is not None and np.dtype(dtype) != self.dtype:
            what = f"{self.name} has elements of type {self.dtype}: a copy is needed for {np.dtype(dtype)}"
            raise ValueError(printable(what))
        return view.copy() if copy else np.asarray(view, dtype)

    def __dlpack__(self, **wanted: Any) -> Any:
        """DLPack: a copy in the host's memory. BufferError where ``copy=False`` asks for the memory itself, which is not to be
        written behind the device's back."""
        if wanted.pop("copy", None) is False:
            raise BufferError("a device array is exported as a copy")
        return self.numpy().__dlpack__(**wanted)

    def __dlpack_device__(self) -> tuple[int, int]:
        """The host's memory."""
        return 1, 0

    def _view(self) -> Array:
        self._refuse_freed()
        raw = self._store.space.data[self._extent.bytes]
        return raw.view(self.dtype).reshape(self.shape)

    def _refuse_freed(self) -> None:
        if not self.is_live:
            raise LaunchError(f"{self.name} was freed")


__all__ = ["DeviceArray"]
