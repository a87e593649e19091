"""Blocked layouts: each lane holds a block of a tensor, a warp a block of its lanes', a group one of its warps'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

from swlds.errors import OptionError
from swlds.layouts.linear import LinearLayout
from swlds.lazy import dataclass
from swlds.words import knows_words


@final
@dataclass(frozen=True)
class BlockedLayout:
    """Triton's ``#ttg.blocked``, of any rank. A number for each dimension, powers of two: elements of a lane that follow one
    another, lanes of a warp, warps of a group. ``order``: the dimensions, the one first along which registers, lanes and warps
    count fastest."""

    size_per_thread: tuple[int, ...]
    threads_per_warp: tuple[int, ...]
    warps_per_cta: tuple[int, ...]
    order: tuple[int, ...]

    @knows_words(OptionError)
    def __init__(
        self,
        size_per_thread: Sequence[int],
        threads_per_warp: Sequence[int],
        warps_per_cta: Sequence[int],
        order: Sequence[int],
    ) -> None:
        parts = {
            "size_per_thread": tuple(size_per_thread),
            "threads_per_warp": tuple(threads_per_warp),
            "warps_per_cta": tuple(warps_per_cta),
            "order": tuple(order),
        }
        for name, values in parts.items():
            if len(values) != len(parts["order"]):
                raise OptionError(f"{name} is of rank {len(values)}, order of rank {len(parts['order'])}")
            if name != "order" and not all(_is_power(value) for value in values):
                raise OptionError(f"{name} is {list(values)}", hint="layouts have powers of two")
            object.__setattr__(self, name, values)
        if sorted(self.order) != list(range(self.rank)) or not self.order:
            raise OptionError(f"order is {list(self.order)}", hint="each dimension once, the fastest first")

    @property
    def rank(self) -> int:
        return len(self.order)

    @property
    def shape(self) -> tuple[int, ...]:
        """The elements that a group holds at once, without repeats."""
        return tuple(
            size * threads * warps
            for size, threads, warps in zip(
                self.size_per_thread, self.threads_per_warp, self.warps_per_cta, strict=True
            )
        )

    @property
    def lanes(self) -> int:
        """Of a warp."""
        return _product(self.threads_per_warp)

    @property
    def warps(self) -> int:
        return _product(self.warps_per_cta)

    @knows_words(OptionError)
    def linear(self, shape: Sequence[int]) -> LinearLayout:
        """From ``register``, ``lane`` and ``warp`` to ``dim0``, ``dim1``, ... of a tensor of ``shape``, powers of two.

        A tensor that is larger is covered by repeats, in more registers; of one that is smaller several lanes hold copies.
        """
        if len(shape) != self.rank or not all(_is_power(size) for size in shape):
            raise OptionError(
                f"a tensor of shape {list(shape)}", hint=f"the layout has rank {self.rank} and powers of two"
            )
        outputs = {f"dim{k}": size for k, size in enumerate(shape)}
        steps = [1] * self.rank
        bases = {
            "register": list(self._moves(self.size_per_thread, steps, shape)),
            "lane": list(self._moves(self.threads_per_warp, steps, shape)),
            "warp": list(self._moves(self.warps_per_cta, steps, shape)),
        }
        repeats = [max(size // whole, 1) for size, whole in zip(shape, self.shape, strict=True)]
        bases["register"] += self._moves(repeats, steps, shape)
        return LinearLayout(bases, outputs)

    def draw(self, shape: Sequence[int], show: Sequence[str] = ("lane", "register")) -> str:
        """A tensor of rank 2 with the inputs that hold each element."""
        return self.linear(shape).draw("dim0", "dim1", show)

    def _moves(self, counts: Sequence[int], steps: list[int], shape: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """A move for each bit of so many parts in each dimension; ``steps``: how far apart they are, which grow with them."""
        for dimension in self.order:
            for _ in range(counts[dimension].bit_length() - 1):
                step = steps[dimension] if steps[dimension] < shape[dimension] else 0
                yield tuple(step if k == dimension else 0 for k in range(self.rank))
                steps[dimension] *= 2


def _is_power(number: int) -> bool:
    return number > 0 and number & number - 1 == 0


def _product(numbers: Sequence[int]) -> int:
    total = 1
    for number in numbers:
        total *= number
    return total
