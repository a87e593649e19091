"""XOR swizzles: ``offset ^ L(offset)`` with L linear over F2, which moves groups of bytes within blocks of LDS.

L is given by the images of single bits: if bit 7 of an offset is set, its image is XORed onto the offset, and so on. Every image
lies strictly below its bit, so the matrix of the map is triangular with ones on its diagonal: a bijection, whatever the images,
and such maps are closed under composition and inverse. A swizzle needs no rows: row pitches that are no powers of two, and arrays
flattened to bytes, are swizzled alike.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, final, overload

from swlds.errors import OptionError
from swlds.layouts.linear import LinearLayout

if TYPE_CHECKING:
    import numpy as np


class XorShuffle(NamedTuple):
    """IREE's ``xor_shuffle<row_width, access_width, row_stride, per_phase>``, in elements: in row r, which begins at
    ``r * row_stride``, group g of each ``row_width`` goes to ``g ^ (r / per_phase mod N)``; N is ``row_width / access_width``."""

    row_width: int
    access_width: int
    row_stride: int
    per_phase: int

    def __str__(self) -> str:
        return f"xor_shuffle<{', '.join(map(str, self))}>"


@final
class XorSwizzle:
    """The map ``offset ^ L(offset)`` of byte offsets from the base of a variable.

    ``images``: bit of the offset -> what is XORed where it is set, a number below ``1 << bit``. ``group_bytes``, a power of two:
    aligned groups of so many bytes stay whole, so the images are multiples of it. Bits whose image is 0 may be left out.
    """

    __slots__ = ("_images", "group_bytes")

    def __init__(self, images: Mapping[int, int], group_bytes: int) -> None:
        try:
            group_bytes = operator.index(group_bytes)
            images = {operator.index(bit): operator.index(mask) for bit, mask in images.items()}
        except (AttributeError, TypeError):
            raise OptionError("the bits, images and group_bytes of a swizzle are whole numbers") from None
        if not _is_power(group_bytes):
            raise OptionError(f"a swizzle keeps groups of a power of two of bytes, not of {group_bytes}")
        for bit, mask in images.items():
            if not 0 <= mask < 1 << max(bit, 0):
                raise OptionError(f"the image {mask:#x} of bit {bit} does not lie below that bit")
            if mask % group_bytes:
                raise OptionError(f"the image {mask:#x} of bit {bit} tears groups of {group_bytes} bytes apart")
        self._images = tuple(sorted((bit, mask) for bit, mask in images.items() if mask))
        self.group_bytes = group_bytes

    @classmethod
    def identity(cls, group_bytes: int = 16) -> XorSwizzle:
        return cls({}, group_bytes)

    @classmethod
    def from_xor_shuffle(
        cls,
        row_width: int,
        access_width: int,
        row_stride: int | None = None,
        per_phase: int = 1,
        *,
        element_bytes: int = 1,
    ) -> XorSwizzle:
        """IREE's ``xor_shuffle`` of elements of ``element_bytes``; ``row_stride`` is ``row_width`` if not given.

        Raises OptionError for what IREE refuses, and for what is not linear over F2: all five must be powers of two.
        """
        shuffle = XorShuffle(row_width, access_width, row_width if row_stride is None else row_stride, per_phase)
        _check_shuffle(shuffle, element_bytes)
        source = _log(shuffle.row_stride * shuffle.per_phase * element_bytes)
        target = _log(shuffle.access_width * element_bytes)
        count = _log(shuffle.row_width // shuffle.access_width)
        return cls({source + k: 1 << target + k for k in range(count)}, shuffle.access_width * element_bytes)

    @classmethod
    def from_cute(cls, bits: int, base: int, shift: int, *, element_bytes: int = 1) -> XorSwizzle:
        """CuTe's ``Swizzle<B, M, S>``: bits M + S and the B - 1 above are XORed onto bits M and above, of element offsets.

        Raises OptionError for what CuTe refuses, and for a negative shift, which moves bytes out of their line.
        """
        if bits < 0 or base < 0 or abs(shift) < bits:
            raise OptionError(
                f"Swizzle<{bits}, {base}, {shift}> is none of CuTe's", hint="0 <= B, 0 <= M and B <= |S| hold"
            )
        if shift < 0:
            raise OptionError(f"Swizzle<{bits}, {base}, {shift}> XORs low bits onto high ones; S must not be negative")
        _need_power("element_bytes", element_bytes)
        low = base + _log(element_bytes)
        return cls({low + shift + k: 1 << low + k for k in range(bits)}, 1 << low)

    @classmethod
    def from_linear(cls, layout: LinearLayout) -> XorSwizzle:
        """Of a layout from offsets to offsets, with one dimension on each side. It keeps the largest groups whole that the layout
        does, the identity 16 bytes. Raises OptionError for a layout that is none ``offset ^ L(offset)`` with L below each bit."""
        if len(layout.inputs) != 1 or list(layout.inputs.values()) != list(layout.outputs.values()):
            raise OptionError("a swizzle takes one dimension to one of the same size")
        (moves,) = layout.bases.values()
        images = {bit: move ^ 1 << bit for bit, (move,) in enumerate(moves)}
        masks = 0
        for mask in images.values():
            masks |= mask
        return cls(images, masks & -masks or 16)

    def linear(self, size: int, name: str = "offset") -> LinearLayout:
        """The map of offsets below ``size``, a power of two, as a layout."""
        _need_power("size", size)
        moves = [(self.apply(1 << bit),) for bit in range(_log(size))]
        return LinearLayout({name: moves}, {name: size})

    @property
    def images(self) -> dict[int, int]:
        """Bit -> image, of the bits whose image is not 0, lowest first."""
        return dict(self._images)

    @property
    def steps(self) -> tuple[tuple[int, int], ...]:
        """How it is computed: ``offset ^ (offset & mask) >> shift ^ ...``, a pair of mask and shift for each distinct shift."""
        masks: dict[int, int] = {}
        for bit, target in self._moves():
            masks[bit - target] = masks.get(bit - target, 0) | 1 << bit
        return tuple((masks[shift], shift) for shift in sorted(masks))

    @property
    def shifts(self) -> tuple[int, ...]:
        """The distinct distances between a bit and a bit of its image: each costs an ``and``, a shift and an ``xor``."""
        return tuple(shift for _, shift in self.steps)

    @property
    def footprint_multiple(self) -> int:
        """Aligned blocks of so many bytes map onto themselves: a power of two, 1 for the identity."""
        return 1 << max((mask.bit_length() for _, mask in self._images), default=0)

    @property
    def is_identity(self) -> bool:
        return not self._images

    @overload
    def apply(self, offsets: int) -> int: ...
    @overload
    def apply(self, offsets: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.int64]]: ...
    def apply(self, offsets: Any) -> Any:
        """Where the bytes at ``offsets`` (not negative; an int, or an array of any shape) go."""
        if not isinstance(offsets, int):
            import numpy as np

            offsets = np.asarray(offsets).astype(np.int64)
        result = offsets
        for mask, shift in self.steps:
            result = result ^ (offsets & mask) >> shift
        return result

    def inverse(self) -> XorSwizzle:
        """The map that undoes this one."""
        images: dict[int, int] = {}
        for bit, mask in self._images:  # lower bits are undone already
            images[bit] = _apply(images, mask)
        return XorSwizzle(images, self.group_bytes)

    def compose(self, first: XorSwizzle) -> XorSwizzle:
        """``first``, then this one."""
        bits = self.images.keys() | first.images.keys()
        images = {bit: self.apply(first.apply(1 << bit)) ^ 1 << bit for bit in bits}
        return XorSwizzle(images, min(self.group_bytes, first.group_bytes))

    def is_bijection(self, footprint: int) -> bool:
        """Does it map the first ``footprint`` bytes onto themselves? Always so for multiples of ``footprint_multiple``."""
        rest = footprint % self.footprint_multiple
        if not rest:
            return True
        import numpy as np

        masks = 0
        for _, mask in self._images:
            masks |= mask
        piece = masks & -masks  # pieces of so many bytes stay whole
        starts = np.arange(footprint - rest, footprint, piece)
        ends = self.apply(starts) + np.minimum(piece, footprint - starts)
        return bool((ends <= footprint).all())

    def to_xor_shuffle(self, *, element_bytes: int = 1, row_stride: int | None = None) -> XorShuffle | None:
        """The ``xor_shuffle`` that is this map, or None; also for the identity, which is none.

        ``row_stride``, in elements, is that of the array if it is known; else ``per_phase`` is 1.
        """
        _need_power("element_bytes", element_bytes)
        if not self._images:
            return None
        (source, first), count = self._images[0], len(self._images)
        if self._images != tuple((source + k, first << k) for k in range(count)) or not _is_power(first):
            return None
        phase_bytes, width = 1 << source, first << count
        stride = phase_bytes // element_bytes if row_stride is None else row_stride
        found = XorShuffle(
            width // element_bytes, first // element_bytes, stride, phase_bytes // element_bytes // (stride or 1)
        )
        if (
            found.access_width == 0
            or not _is_power(stride)
            or not 1 <= found.per_phase <= 1 << count
            or stride % found.row_width
        ):
            return None
        return found

    def draw(self, rows: int, row_bytes: int, cell_bytes: int = 16, banks: int = 32) -> str:
        """The bank of the first word of each cell of an array of ``rows`` rows."""
        from swlds.layouts.draw import draw_banks

        return draw_banks(self.apply, rows, row_bytes, cell_bytes, banks)

    def _moves(self) -> Iterator[tuple[int, int]]:
        """Each bit with each bit of its image."""
        for bit, mask in self._images:
            yield from ((bit, target) for target in range(mask.bit_length()) if mask >> target & 1)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, XorSwizzle):
            return NotImplemented
        return self._images == other._images and self.group_bytes == other.group_bytes

    def __hash__(self) -> int:
        return hash((self._images, self.group_bytes))

    def __repr__(self) -> str:
        images = ", ".join(f"{bit}: {mask:#x}" for bit, mask in self._images)
        return f"XorSwizzle({{{images}}}, group_bytes={self.group_bytes})"


def _check_shuffle(shuffle: XorShuffle, element_bytes: int) -> None:
    for name, value in (*shuffle._asdict().items(), ("element_bytes", element_bytes)):
        if value < 1:
            raise OptionError(f"{shuffle}: {name} must be positive")
    if shuffle.row_width % shuffle.access_width:
        raise OptionError(f"{shuffle}: access_width must divide row_width")
    if shuffle.row_stride % shuffle.row_width:
        raise OptionError(f"{shuffle}: row_width must divide row_stride")
    if shuffle.per_phase > shuffle.row_width // shuffle.access_width:
        raise OptionError(f"{shuffle}: per_phase must be at most row_width / access_width")
    for name, value in (*shuffle._asdict().items(), ("element_bytes", element_bytes)):
        _need_power(name, value)


def _need_power(name: str, value: int) -> None:
    if not _is_power(value):
        raise OptionError(f"{name} is {value}", hint="maps that are linear over F2 have powers of two")


def _apply(images: Mapping[int, int], offset: int) -> int:
    result = offset
    for bit, mask in images.items():
        if offset >> bit & 1:
            result ^= mask
    return result


def _is_power(number: int) -> bool:
    return number > 0 and number & number - 1 == 0


def _log(power: int) -> int:
    return power.bit_length() - 1
