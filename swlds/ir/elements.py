"""What an object consists of, for those who ask which of its bytes anybody has to write.

*Padding* belongs to none of its scalars: a copy of a struct moves it, and nobody has written it. A *unit* is a scalar, or a whole
struct, of which a program may leave members out.

before: ``[64 x { i8, i32 }]``; after: ``Elements(8, 8, ((1, 4),))``: units of 8 bytes, of each 8 bytes those from 1 on that lie
below 4 are padding.
"""

from __future__ import annotations

from typing import final

from swlds.ir.datalayout import DataLayout
from swlds.ir.metadata import String, find_node
from swlds.ir.model import Module
from swlds.ir.types import ArrayType, StructType, Type, VectorType, body_of
from swlds.lazy import dataclass

#: A type with more gaps, or a longer period, counts as raw bytes: types come from files and say any number.
MOST_GAPS, LONGEST, DEEPEST = 256, 1 << 16, 64
#: One node a variable of a lowered kernel: names of kernel and variable, unit, period, then the gaps as start and stop.
METADATA = "swlds.elements"
Gaps = tuple[tuple[int, int], ...]


@final
@dataclass(frozen=True, slots=True)
class Elements:
    """``unit``: bytes, 1 where memory is raw. Of each ``period`` bytes the ``gaps`` (start, stop) are padding, in order."""

    unit: int
    period: int
    gaps: Gaps = ()

    def padding(self, size: int, start: int = 0) -> bytes:
        """A byte for each of ``size`` bytes of an object, from ``start`` on: 0xFF for padding, else 0."""
        if not self.gaps:
            return bytes(size)
        one = bytearray(self.period)
        for low, high in self.gaps:
            one[low:high] = b"\xff" * (high - low)
        first = start % self.period
        return bytes(one * ((first + size) // self.period + 1))[first : first + size]

    def numbers(self) -> list[int]:
        """As ``!swlds.elements`` spells it."""
        return [self.unit, self.period, *(n for gap in self.gaps for n in gap)]


RAW = Elements(1, 1)
#: What a variable of a lowered module consists of that has no node.
WORDS = Elements(4, 4)


def find_elements(layout: DataLayout, type_: Type) -> Elements:
    """What an object of a type consists of: the elements of an array of any depth."""
    body = body_of(type_)
    while isinstance(body, ArrayType):
        type_, body = body.element, body_of(body.element)
    size = layout.size_of(type_)
    gaps = _gaps(layout, type_) if 0 < size <= LONGEST else None
    if gaps is None:
        return RAW
    unit = layout.store_size(body.element) if isinstance(body, VectorType) else size
    return Elements(unit, size, gaps) if size % unit == 0 else Elements(size, size, gaps)


def _gaps(layout: DataLayout, type_: Type, depth: int = 0) -> Gaps | None:
    """Gaps of one object, to the end of its size in an array; None where there are too many."""
    size, body = layout.size_of(type_), body_of(type_)
    if not size or depth > DEEPEST:
        return None if size else ()
    found: list[tuple[int, int]] = []
    if isinstance(body, ArrayType):
        inner, step = _gaps(layout, body.element, depth + 1), layout.size_of(body.element)
        if not inner or body.count * len(inner) > MOST_GAPS:
            return None if inner else inner
        return tuple((k * step + low, k * step + high) for k in range(body.count) for low, high in inner)
    end = 0 if isinstance(body, StructType) else layout.store_size(body)
    members = (
        zip(body.elements, layout.struct_layout(body).offsets, strict=True) if isinstance(body, StructType) else ()
    )
    for member, start in members:
        inner = _gaps(layout, member, depth + 1)
        if inner is None or len(found) > MOST_GAPS:
            return None
        found += [(end, start)] if start > end else []
        found += [(start + low, start + high) for low, high in inner]
        end = start + layout.size_of(member)
    found += [(end, size)] if end < size else []
    return tuple(found) if len(found) <= MOST_GAPS else None


def elements_in(module: Module, kernel: str) -> dict[str, Elements]:
    """Variable of a lowered kernel -> its elements, as ``!swlds.elements`` says; what makes no sense there is left out."""
    found = {}
    for reference in module.named_metadata.get(METADATA, []):
        node = find_node(module, reference)
        words = [e.text for e in node.elements if isinstance(e, String)] if node else []
        if len(words) > 3 and words[0] == kernel and (elements := _read(words[2:])):
            found[words[1]] = elements
    return found


def _read(words: list[str]) -> Elements | None:
    if len(words) > 2 + 2 * MOST_GAPS or not all(w.isdecimal() and w.isascii() and len(w) < 8 for w in words):
        return None
    unit, period, *rest = map(int, words)
    ends, at = list(zip(rest[::2], rest[1::2], strict=False)), 0
    is_fine = 0 < unit <= period <= LONGEST and period % unit == 0 and len(rest) % 2 == 0
    for low, high in ends:
        is_fine, at = is_fine and at <= low < high <= period, high
    return Elements(unit, period, tuple(ends)) if is_fine else None
