"""The intrinsics table: one row an intrinsic. What is not in it is refused before the launch, by name and line.

``Row.lanes`` is the meaning as a pure NumPy function ``lanes(call, *arguments)``: scalars have the shape ``(lanes,)``,
vectors ``(lanes, elements)``, integers are unsigned and zero-extended, i1 is bool, pointers are u64 or u32, bfloat is float32.
``Row.effect`` names what an engine must do itself (barriers, memory, control). LLVM's verifier accepts unknown
``llvm.amdgcn.*`` names and immediates out of range; this table is what refuses them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.implicit_args import Geometry, Index3
from swlds.device.target import Target
from swlds.ir.model import Instruction
from swlds.ir.names import intrinsic_stems
from swlds.ir.types import Type

Lanes = Callable[..., Any]
Refuses = Callable[[Instruction, Target], str]


class WaveView(Protocol):
    """What lane semantics may ask of the wave that executes the call."""

    wave_size: int
    item_ids: tuple[Array, Array, Array]
    wave_number: int
    steps: int

    @property
    def mask(self) -> Array: ...

    @property
    def group_index(self) -> Index3: ...

    @property
    def geometry(self) -> Geometry: ...

    @property
    def target(self) -> Target: ...


@final
@dataclass(slots=True)
class Call:
    """One call of an intrinsic. ``immediates``: values of constant integer arguments by position."""

    wave: WaveView
    result: Type
    arguments: tuple[Type, ...]
    immediates: dict[int, int]
    #: Bits of the result's scalar (or of the first argument's, for a void result).
    bits: int
    name: str = ""
    #: It runs in all lanes, active or not.
    is_whole: bool = False
    #: The function does not switch the IEEE mode off ("amdgpu-ieee").
    has_ieee: bool = True

    @property
    def is_ieee(self) -> bool:
        """Signalling NaNs are honoured: where the target has that mode, and the function has it on."""
        return self.has_ieee and self.wave.target.generation < 12

    @property
    def size(self) -> int:
        return self.wave.wave_size

    @property
    def mask(self) -> Array:
        return np.ones(self.size, np.bool_) if self.is_whole else self.wave.mask


@final
@dataclass(frozen=True, slots=True)
class Row:
    """``immediates``: argument position -> allowed values (None: any constant). ``generations``: gfx generations that
    have it, empty for all. ``moves``: only moves lanes, so shadows and tags move alike; ``selectors``: the operands that say
    between which. ``exact``: False where the host's result may differ in the last bits. ``refuses``: what else is wrong with
    a call on a target, "" for nothing; ``exchanges``: lanes see each other's values, or who is active."""

    name: str
    arity: tuple[int, int]
    lanes: Lanes | None = None
    effect: str = ""
    moves: bool = False
    immediates: dict[int, range | frozenset[int] | None] = field(default_factory=dict)
    generations: frozenset[int] = frozenset()
    exact: bool = True
    summary: str = ""
    selectors: tuple[int, ...] = ()
    refuses: Refuses | None = None
    exchanges: bool = False

    @property
    def is_quiet(self) -> bool:
        """It does nothing with memory, whatever pointers it gets."""
        return self.lanes is not None or self.effect in ("none", "wave_barrier")


ROWS: dict[str, Row] = {}


def add(
    names: str,
    arity: int | tuple[int, int],
    lanes: Lanes | None = None,
    *,
    effect: str = "",
    moves: bool = False,
    immediates: dict[int, range | frozenset[int] | None] | None = None,
    generations: tuple[int, ...] = (),
    exact: bool = True,
    summary: str = "",
    selectors: tuple[int, ...] = (),
    refuses: Refuses | None = None,
    exchanges: bool = False,
) -> None:
    """Add one row for each of the space-separated names; ``amdgcn.`` names are written in full after ``llvm.``."""
    for name in names.split():
        assert f"llvm.{name}" not in ROWS, f"two rows for llvm.{name}"
        ROWS[f"llvm.{name}"] = Row(
            f"llvm.{name}",
            (arity, arity) if isinstance(arity, int) else arity,
            lanes,
            effect,
            moves,
            immediates or {},
            frozenset(generations),
            exact,
            summary,
            selectors,
            refuses,
            exchanges,
        )


def find_intrinsic(name: str) -> Row | None:
    """The row of an intrinsic: its name without the type suffixes of an overload, longest match first.

    Only types are taken off: ``buffer.load.format.f32`` is no ``buffer.load``.
    """
    return next((ROWS[stem] for stem in intrinsic_stems(name) if stem in ROWS), None)
