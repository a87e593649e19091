"""The intrinsics table: one row an intrinsic. What is not in it is refused before the launch, by name and line.

``Row.lanes`` is the meaning as a pure NumPy function ``lanes(call, *arguments)``: scalars have the shape ``(lanes,)``,
vectors ``(lanes, elements)``, integers are unsigned and zero-extended, i1 is bool, pointers are u64 or u32, bfloat is float32.
``Row.effect`` names what an engine must do itself (barriers, memory, control). LLVM's verifier accepts unknown
``llvm.amdgcn.*`` names and immediates out of range; this table is what refuses them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any, Protocol, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.implicit_args import Geometry, Index3
from swlds.device.target import Target
from swlds.ir.intrinsics import LANEWISE, Facts, Spread, find_facts
from swlds.ir.model import Instruction
from swlds.ir.names import display_name, intrinsic_stems
from swlds.ir.types import Type
from swlds.lazy import dataclass

Lanes = Callable[..., Any]
Refuses = Callable[[Instruction, Target], str]


class WaveView(Protocol):
    """What lane semantics may ask of the wave that executes the call."""

    wave_size: int
    wave_number: int

    @property
    def steps(self) -> int: ...

    @property
    def item_ids(self) -> tuple[Array, Array, Array]: ...

    @property
    def mask(self) -> Array: ...

    @property
    def group_index(self) -> Index3: ...

    @property
    def geometry(self) -> Geometry: ...

    @property
    def target(self) -> Target: ...

    @property
    def first_mode(self) -> int: ...


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
    #: It switches ``MODE.FP16_OVFL`` on: conversions to 8 bits end at the largest number.
    saturates: bool = False
    #: The string and the constraints of inline assembly that the intrinsic stands for.
    assembly: tuple[str, str] = ("", "")
    #: Of EXEC, where ``read_register`` begins.
    first_bit: int = 0

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
    """``facts``: what is known of it without executing it (``swlds.ir.intrinsics``). ``immediates``: argument position -> allowed
    values (None: any constant). ``generations``: gfx generations that have it, empty for all. ``exact``: False where the host's
    result may differ in the last bits. ``refuses``: what else is wrong with a call on a target, "" for nothing. ``absent_by``:
    the attribute by which a function promises not to ask for it; ``kernels_have``: in kernels, whatever they promise.
    ``whole``: its part in operations of the whole ``wave`` or whole ``quads``, ``inactive`` for what says the other lanes'
    values. ``counter``: what its immediate waits for (``swlds.device.waits``), "packed" for several at once. ``cost``: what host
    code of it takes to make (``engines/host_cost.py``), ``wide_cost`` that of 128 bits where it is quadratic in the bits,
    ``takes_amount``: one of its operands counts modulo the width."""

    name: str
    arity: tuple[int, int]
    facts: Facts
    lanes: Lanes | None = None
    effect: str = ""
    immediates: dict[int, range | frozenset[int] | None] = field(default_factory=dict)
    generations: frozenset[int] = frozenset()
    exact: bool = True
    summary: str = ""
    refuses: Refuses | None = None
    absent_by: str = ""
    kernels_have: bool = False
    whole: str = ""
    counter: str = ""
    cost: float = 2.5
    wide_cost: float = 0.0
    takes_amount: bool = False
    #: The undefined bits of the result from those of the operands, as unsigned arrays of their shapes; None: an undefined bit
    #: anywhere makes all undefined.
    shadows: Lanes | None = None
    #: Operands whose bits are moved or chosen: a bit of the result depends on no more than one bit of each of them, which
    #: one is up to the other operands. Their undefined bits are followed one by one.
    bits: tuple[int, ...] = ()
    #: The same of a row for which they differ from call to call.
    find_bits: Callable[[Call], tuple[int, ...]] | None = None
    #: Of lanes that get another one's value: each says for itself from whom, so where that is undefined only its own value is.
    own_choice: bool = False

    @property
    def is_quiet(self) -> bool:
        """It does nothing with memory, whatever pointers it gets."""
        return _is_quiet(self.lanes, self.effect)


#: Effects of rows that do nothing but what they tell who wants to know.
NOTHING = frozenset(("none", "sleep", "counter_wait", "copy_hint", "mode"))


def _is_quiet(lanes: Lanes | None, effect: str) -> bool:
    return lanes is not None or effect in NOTHING or effect == "wave_barrier"


def only_on(names: str, what: str) -> Refuses:
    """Refuses processors whose names begin with none of the space-separated ``names``; ``what``: a word for what they lack."""
    prefixes = tuple(names.split())

    def refuses(instruction: Instruction, target: Target) -> str:
        return "" if target.name.startswith(prefixes) else f"this {what} does not exist on {target.name}"

    return refuses


ROWS: dict[str, Row] = {}


def add(
    names: str,
    arity: int | tuple[int, int],
    lanes: Lanes | None = None,
    *,
    effect: str = "",
    facts: Facts | None = None,
    immediates: dict[int, range | frozenset[int] | None] | None = None,
    generations: tuple[int, ...] = (),
    **columns: Any,
) -> None:
    """Add one row for each of the space-separated names; ``amdgcn.`` names are written in full after ``llvm.``.

    ``facts`` says what ``swlds.ir.intrinsics`` does not. What nobody says is taken to be so: lanes may differ, and an effect may
    read and write through any pointer."""
    for name in names.split():
        known = find_facts(f"llvm.{name}")
        assert f"llvm.{name}" not in ROWS, f"two rows for llvm.{name}"
        assert known is None or facts is None, f"the facts of llvm.{name} stand in swlds.ir.intrinsics"
        ROWS[f"llvm.{name}"] = Row(
            f"llvm.{name}",
            (arity, arity) if isinstance(arity, int) else arity,
            known or facts or Facts(() if _is_quiet(lanes, effect) else None),
            lanes,
            effect,
            immediates or {},
            frozenset(generations),
            **columns,
        )


def add_lanewise(names: str, arity: int | tuple[int, int], lanes: Lanes | None = None, **columns: Any) -> None:
    """``add`` for what computes lane by lane; ``swlds.ir.intrinsics`` may say more of it, but not otherwise."""
    for name in names.split():
        known = find_facts(f"llvm.{name}")
        assert known is None or known.spread is Spread.LANEWISE, f"llvm.{name} computes lane by lane"
        add(name, arity, lanes, facts=LANEWISE if known is None else None, **columns)


def called_intrinsic(instruction: Instruction) -> Row | None:
    """The row of the intrinsic that an instruction calls directly; None for any other instruction."""
    callee = instruction.called_function
    return None if callee is None else find_intrinsic(display_name(callee.name))


def find_intrinsic(name: str) -> Row | None:
    """The row of an intrinsic: its name without the type suffixes of an overload, longest match first.

    Only types are taken off: ``buffer.load.format.f32`` is no ``buffer.load``.
    """
    return next((ROWS[stem] for stem in intrinsic_stems(name) if stem in ROWS), None)
