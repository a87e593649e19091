"""Layouts that are linear over F2: each bit of an index (of a lane, a register, a warp, an offset) moves coordinates by XOR.

A *dimension* has a name and a size, a power of two. A layout takes an index in each of its input dimensions to a coordinate in
each of its output dimensions. Blocked layouts, operands of matrix instructions, row-major arrays and XOR swizzles are all of this
kind, and so are their compositions and inverses; padding is not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from swlds.errors import OptionError
from swlds.layouts.f2 import Echelon, eliminate, multiply
from swlds.words import knows_words

Bases = Mapping[str, Sequence[Sequence[int]]]


@final
class LinearLayout:
    """``bases``: input dimension -> for each bit of its index, lowest first, a coordinate for each output dimension.
    ``outputs``: output dimension -> size. The order of dimensions counts: the first is that of the lowest bits."""

    __slots__ = ("_columns", "_inputs", "_outputs")

    @knows_words(OptionError)
    def __init__(self, bases: Bases, outputs: Mapping[str, int]) -> None:
        for name, size in outputs.items():
            if size < 1 or size & size - 1:
                raise OptionError(f"the size of dimension {name} is {size}, no power of two")
        columns = []
        for name, moves in bases.items():
            for bit, move in enumerate(moves):
                if len(move) != len(outputs):
                    raise OptionError(
                        f"bit {bit} of {name} has {len(move)} coordinates", hint=f"there are {len(outputs)}"
                    )
                for (output, size), value in zip(outputs.items(), move, strict=True):
                    if not 0 <= value < size:
                        raise OptionError(f"bit {bit} of {name} moves {output} by {value}, which has size {size}")
                columns.append(_pack(move, outputs))
        self._inputs = {name: 1 << len(moves) for name, moves in bases.items()}
        self._outputs = dict(outputs)
        self._columns = tuple(columns)

    @classmethod
    def identity(cls, size: int, name: str, output: str | None = None) -> LinearLayout:
        """An index of dimension ``name`` is the coordinate in ``output``, or in one of the same name."""
        return cls({name: [(1 << k,) for k in range(size.bit_length() - 1)]}, {output or name: size})

    @classmethod
    def zeros(cls, size: int, name: str, outputs: Mapping[str, int]) -> LinearLayout:
        """Every index of dimension ``name`` is at the same place: what holds copies."""
        if size < 1 or size & size - 1:
            raise OptionError(f"the size of dimension {name} is {size}, no power of two")
        return cls({name: [(0,) * len(outputs)] * (size.bit_length() - 1)}, outputs)

    @classmethod
    def row_major(cls, shape: Mapping[str, int], output: str = "offset", *, element_bytes: int = 1) -> LinearLayout:
        """Coordinates, the last one fastest, to byte offsets."""
        step, bases = element_bytes, {}
        total = element_bytes
        for size in shape.values():
            total *= size
        for name in reversed(list(shape)):
            bases[name] = [(step << k,) for k in range(shape[name].bit_length() - 1)]
            step *= shape[name]
        return cls({name: bases[name] for name in shape}, {output: total})

    @property
    def inputs(self) -> dict[str, int]:
        """Input dimension -> size."""
        return dict(self._inputs)

    @property
    def outputs(self) -> dict[str, int]:
        """Output dimension -> size."""
        return dict(self._outputs)

    @property
    def bases(self) -> dict[str, list[tuple[int, ...]]]:
        """As the layout is made of them."""
        columns = iter(self._columns)
        return {
            name: [_unpack(next(columns), self._outputs) for _ in range(size.bit_length() - 1)]
            for name, size in self._inputs.items()
        }

    @property
    def rank(self) -> int:
        """The dimension of the image: 2**rank places are reached."""
        return self._echelon.rank

    @property
    def is_injective(self) -> bool:
        return self.rank == len(self._columns)

    @property
    def is_surjective(self) -> bool:
        return self.rank == _bits(self._outputs)

    @property
    def is_bijection(self) -> bool:
        return self.is_injective and self.is_surjective

    @property
    def kernel(self) -> list[dict[str, int]]:
        """A basis of the indices that go to 0: which inputs hold the same."""
        return [_names(chosen, self._inputs) for chosen in self._echelon.kernel]

    @property
    def image(self) -> list[dict[str, int]]:
        """A basis of the coordinates that are reached."""
        return [_names(self._echelon.pivots[k][0], self._outputs) for k in sorted(self._echelon.pivots)]

    @property
    def _echelon(self) -> Echelon:
        return eliminate(self._columns)

    def apply(self, indices: Mapping[str, Any]) -> dict[str, Any]:
        """Coordinates of indices: ints, or NumPy arrays that are broadcast against one another. Dimensions left out are 0."""
        packed: Any = 0
        shift = 0
        for name, size in self._inputs.items():
            index = _check_range(name, indices.get(name, 0), size)
            for k in range(size.bit_length() - 1):
                packed = packed ^ (index >> k & 1) * self._columns[shift + k]
            shift += size.bit_length() - 1
        unknown = indices.keys() - self._inputs.keys()
        if unknown:
            raise OptionError(f"no input dimension is called {min(unknown)}", hint=f"there are {_list(self._inputs)}")
        return _names(packed, self._outputs)

    def compose(self, first: LinearLayout) -> LinearLayout:
        """``first``, then this one, which takes the outputs of ``first`` by their names."""
        if first._outputs.keys() != self._inputs.keys() or any(first._outputs[n] > s for n, s in self._inputs.items()):
            raise OptionError(f"{_list(first._outputs)} do not fit the inputs {_list(self._inputs)}")
        places = [_pack([c[n] for n in self._inputs], self._inputs) for c in map(first._coordinates, first._columns)]
        return _make(first._inputs, self._outputs, [multiply(self._columns, place) for place in places])

    def invert(self) -> LinearLayout:
        """The layout that undoes this one; OptionError where it is no bijection."""
        if not self.is_injective:
            raise OptionError(f"the layout has no inverse: it takes {self.kernel[0]} to where 0 is")
        return self.pseudo_invert()

    def pseudo_invert(self) -> LinearLayout:
        """For each coordinate an index that goes there; of copies, one that needs the fewest of the last bits.

        OptionError where the layout does not reach all coordinates.
        """
        if not self.is_surjective:
            raise OptionError(
                "the layout does not reach all coordinates", hint=f"rank {self.rank} of {_bits(self._outputs)}"
            )
        echelon = self._echelon
        columns = [echelon.solve(1 << k) for k in range(_bits(self._outputs))]
        return _make(self._outputs, self._inputs, [column for column in columns if column is not None])

    def product(self, above: LinearLayout) -> LinearLayout:
        """Copies of this layout, placed as ``above`` says: in dimensions that both have, its bits come above these."""
        inputs = {n: self._inputs.get(n, 1) * above._inputs.get(n, 1) for n in {**self._inputs, **above._inputs}}
        outputs = {n: self._outputs.get(n, 1) * above._outputs.get(n, 1) for n in {**self._outputs, **above._outputs}}
        bases = {}
        for name in inputs:
            low = [dict(zip(self._outputs, move, strict=True)) for move in self.bases.get(name, [])]
            high = [
                {n: v * self._outputs.get(n, 1) for n, v in zip(above._outputs, move, strict=True)}
                for move in above.bases.get(name, [])
            ]
            bases[name] = [tuple(move.get(n, 0) for n in outputs) for move in (*low, *high)]
        return LinearLayout(bases, outputs)

    def divide(self, below: LinearLayout) -> LinearLayout | None:
        """The layout ``above`` with ``below.product(above) == self``, or None."""
        if not (below._inputs.keys() <= self._inputs.keys() and below._outputs.keys() <= self._outputs.keys()):
            return None
        if any(s > self._inputs[n] for n, s in below._inputs.items()):
            return None
        if any(s > self._outputs[n] for n, s in below._outputs.items()):
            return None
        scale = [below._outputs.get(n, 1) for n in self._outputs]
        bases = {
            name: [
                tuple(v // s for v, s in zip(move, scale, strict=True))
                for move in moves[below._inputs.get(name, 1).bit_length() - 1 :]
            ]
            for name, moves in self.bases.items()
        }
        above = LinearLayout(bases, {n: size // s for (n, size), s in zip(self._outputs.items(), scale, strict=True)})
        return above if below.product(above)._in_order_of(self) == self else None

    def rename(self, names: Mapping[str, str]) -> LinearLayout:
        """Dimensions by other names."""
        inputs = {names.get(n, n): s for n, s in self._inputs.items()}
        outputs = {names.get(n, n): s for n, s in self._outputs.items()}
        if len(inputs) < len(self._inputs) or len(outputs) < len(self._outputs):
            raise OptionError("two dimensions would have one name")
        return _make(inputs, outputs, self._columns)

    def draw(self, rows: str, columns: str, show: Sequence[str] | None = None) -> str:
        """A grid of the coordinates ``rows`` by ``columns``, with the indices that are there: those of ``show``, or all, as
        ``lane:register``; several where there are copies."""
        from swlds.layouts.draw import draw_indices

        return draw_indices(self._inputs, self._outputs, self.apply, rows, columns, show)

    def _coordinates(self, column: int) -> dict[str, int]:
        return _names(column, self._outputs)

    def _in_order_of(self, other: LinearLayout) -> LinearLayout:
        """The same layout with the dimensions, which are the same, in another order."""
        bases = self.bases
        at = [list(self._outputs).index(name) for name in other._outputs]
        moves = {name: [tuple(move[k] for k in at) for move in bases[name]] for name in other._inputs}
        return LinearLayout(moves, {name: self._outputs[name] for name in other._outputs})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LinearLayout):
            return NotImplemented
        return (list(self._inputs.items()), list(self._outputs.items()), self._columns) == (
            list(other._inputs.items()),
            list(other._outputs.items()),
            other._columns,
        )

    def __hash__(self) -> int:
        return hash((tuple(self._inputs.items()), tuple(self._outputs.items()), self._columns))

    def __repr__(self) -> str:
        """The matrix: a column for each bit of the inputs, a row for each of the outputs, lowest first."""
        heads = [f"{name}{k}" for name, size in self._inputs.items() for k in range(size.bit_length() - 1)]
        sides = [f"{name}{k}" for name, size in self._outputs.items() for k in range(size.bit_length() - 1)]
        width = max(map(len, sides), default=0)
        lines = [f"LinearLayout {_sizes(self._inputs)} -> {_sizes(self._outputs)}"]
        if heads and sides:
            lines.append(" ".join([" " * width, *heads]))
        for row, side in enumerate(sides):
            marks = [
                ("1" if column >> row & 1 else ".").rjust(len(head))
                for head, column in zip(heads, self._columns, strict=True)
            ]
            lines.append(" ".join([side.ljust(width), *marks]))
        return "\n".join(lines)


def _make(inputs: Mapping[str, int], outputs: Mapping[str, int], columns: Sequence[int]) -> LinearLayout:
    left = iter(columns)
    bases = {n: [_unpack(next(left), outputs) for _ in range(s.bit_length() - 1)] for n, s in inputs.items()}
    return LinearLayout(bases, outputs)


def _pack(coordinates: Sequence[int], sizes: Mapping[str, int]) -> int:
    packed, shift = 0, 0
    for value, size in zip(coordinates, sizes.values(), strict=True):
        packed |= value << shift
        shift += size.bit_length() - 1
    return packed


def _unpack(packed: Any, sizes: Mapping[str, int]) -> tuple[Any, ...]:
    found, shift = [], 0
    for size in sizes.values():
        found.append(packed >> shift & size - 1)
        shift += size.bit_length() - 1
    return tuple(found)


def _names(packed: Any, sizes: Mapping[str, int]) -> dict[str, Any]:
    return dict(zip(sizes, _unpack(packed, sizes), strict=True))


def _bits(sizes: Mapping[str, int]) -> int:
    return sum(size.bit_length() - 1 for size in sizes.values())


def _check_range(name: str, index: Any, size: int) -> Any:
    """The index, an int or an array of int64."""
    low = high = index
    if not isinstance(index, int):
        import numpy as np

        index = np.asarray(index).astype(np.int64)
        low, high = index.min(initial=0), index.max(initial=0)
    if low < 0 or high >= size:
        raise OptionError(f"an index of {name} is {low if low < 0 else high}", hint=f"its size is {size}")
    return index


def _list(sizes: Mapping[str, int]) -> str:
    return ", ".join(f"{name} of {size}" for name, size in sizes.items()) or "none"


def _sizes(sizes: Mapping[str, int]) -> str:
    return f"({', '.join(f'{name}: {size}' for name, size in sizes.items())})"
