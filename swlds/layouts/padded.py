"""Padded layouts: some bytes are left out after every so many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, final, overload

from swlds.errors import OptionError
from swlds.words import knows_words

if TYPE_CHECKING:
    import numpy as np


@final
class PaddedLayout:
    """``pads``: interval -> padding, in elements of ``element_bytes``.

    After every ``interval`` elements of the array so many more are left out. Several intervals add up, as in Triton's
    ``#ttg.padded_shared<[64:+4, 512:+8] ...>``. Such a map is not linear over F2. It maps byte offsets, as swizzles do, but the
    array grows.
    """

    __slots__ = ("element_bytes", "pads")

    @knows_words(OptionError)
    def __init__(self, pads: Mapping[int, int], *, element_bytes: int = 1) -> None:
        if element_bytes < 1:
            raise OptionError(f"elements of {element_bytes} bytes")
        for interval, padding in pads.items():
            if interval < 1 or padding < 0:
                raise OptionError(f"a padding of {padding} after every {interval}", hint="both are numbers of elements")
        self.pads = dict(sorted(pads.items()))
        self.element_bytes = element_bytes

    @overload
    def apply(self, offsets: int) -> int: ...
    @overload
    def apply(self, offsets: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.int64]]: ...
    def apply(self, offsets: Any) -> Any:
        """Where the bytes at ``offsets`` (an int, or an array of any shape) go."""
        if not isinstance(offsets, int):
            import numpy as np

            given = np.asarray(offsets)
            if given.dtype.kind not in "iu" and given.size:
                raise OptionError(f"offsets are whole numbers, not of type {given.dtype}")
            offsets = given.astype(np.int64)
        result = offsets
        for interval, padding in self.pads.items():
            result = result + offsets // (interval * self.element_bytes) * (padding * self.element_bytes)
        return result

    @knows_words(OptionError)
    def footprint(self, size: int) -> int:
        """Bytes of an array that has ``size`` without padding; none follows its last byte."""
        return self.apply(size - 1) + 1 if size > 0 else 0

    @knows_words(OptionError)
    def draw(self, rows: int, row_bytes: int, cell_bytes: int = 16, banks: int = 32) -> str:
        """The bank of the first word of each cell of an array of ``rows`` rows."""
        from swlds.layouts.draw import draw_banks

        return draw_banks(self.apply, rows, row_bytes, cell_bytes, banks)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PaddedLayout):
            return NotImplemented
        return self.pads == other.pads and self.element_bytes == other.element_bytes

    def __hash__(self) -> int:
        return hash((tuple(self.pads.items()), self.element_bytes))

    def __repr__(self) -> str:
        return f"PaddedLayout({self.pads}, element_bytes={self.element_bytes})"
