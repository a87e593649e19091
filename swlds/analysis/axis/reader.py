"""What operations, loads and calls ask of the function that they stand in: its values, its flow, the launch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Protocol, final

import numpy as np

from swlds.analysis.addresses.objects import Objects
from swlds.analysis.axis.bits import Context
from swlds.analysis.axis.control import Activity, Flow
from swlds.analysis.axis.facts import Fact
from swlds.analysis.axis.forms import ASSUMED, Form
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Block, Function, Instruction
from swlds.ir.values import Value
from swlds.lazy import dataclass

#: How unknowns that point to memory of the launch are called, before the word of ``ir.intrinsics``.
PROVIDED = "memory of the launch: "


#: What is taken for granted of groups whose sizes are not known: of numbers of work-items, of values of other lanes.
ONE_ROW = f"{ASSUMED}x of the group is a multiple of the wave, or y and z are 1"
FULL_WAVES = f"{ASSUMED}waves are full"


@final
@dataclass(frozen=True, slots=True)
class Field:
    """What lies in memory that the launch gives (``memory``: the word of ``ir.intrinsics``), ``bytes`` at ``offset``: a number,
    or how many groups there are in a direction (``x``, ``y``, ``z``)."""

    memory: str
    offset: int
    bytes: int
    content: int | str


@final
@dataclass(frozen=True, slots=True)
class Launch:
    """What is known of a launch: ``block``, work-items of a group in x, y, z; lanes of a wave; what its memory says.
    ``no_wrap``: somebody says that no sum wraps before it is widened; ``groups``: the most groups in x, y and z, and who
    says so; ``is_any_wave``: sizes of groups are not known, and the
    lanes are those of any wave (``of_any_wave``)."""

    block: tuple[int, int, int]
    wave_size: int
    fields: tuple[Field, ...] = ()
    no_wrap: bool = False
    groups: Mapping[str, tuple[int, frozenset[str]]] = field(default_factory=dict, hash=False)
    is_any_wave: bool = False

    @classmethod
    def of_any_wave(cls, wave_size: int) -> Launch:
        """Where sizes of groups are not known. A work-item's x is its lane and a multiple of the wave, the same in the wave, as
        are its y and z: so it is where ``ONE_ROW`` holds, which all that rests on them names."""
        return cls((wave_size, 1, 1), wave_size, is_any_wave=True)

    @property
    def items(self) -> int:
        x, y, z = self.block
        return x * y * z

    def size_of(self, direction: str) -> int:
        """Work-items of a group in x, y or z, which are so many at least."""
        return 1 if self.is_any_wave else dict(zip("xyz", self.block, strict=True)).get(direction, 1)

    def every_lane(self) -> Any:
        """True in each lane."""
        return np.ones(self.items, bool)

    def lane_number(self, name: str) -> Any:
        """The numbers that lanes have: i64, by the names of ``ir.intrinsics``."""
        item = np.arange(self.items, dtype=np.int64)
        lane, (x, y, _) = item % self.wave_size, self.block
        numbers: dict[str, Callable[[], Any]] = {
            "workitem.id.x": lambda: item % x,
            "workitem.id.y": lambda: item // x % y,
            "workitem.id.z": lambda: item // (x * y),
            "mbcnt.lo": lambda: np.minimum(lane, 32),
            "mbcnt.hi": lambda: np.maximum(lane, 32) - 32,
        }
        return numbers[name]()


class Reader(Protocol):
    """``function.FunctionForms``; ``shared``: numbers of the launch that all functions see, by name; ``may_wrap``: where a sum is
    widened that may have wrapped."""

    function: Function
    launch: Launch
    layout: DataLayout
    objects: Objects
    context: Context
    flow: Flow
    forms: dict[Value, Form]
    facts: dict[Instruction, Fact]
    shared: dict[str, Form]
    may_wrap: dict[Instruction, None]

    def read(self, value: Value, block: Block) -> Form:
        """An integer or a pointer as the block reads it."""

    def width(self, value: Value) -> int:
        """Bits of a value that has a form, else 0."""

    def parts(self, value: Value, block: Block) -> tuple[Form | None, ...]:
        """A vector's or an aggregate's parts as the block reads them (see ``parts``); None for one of which nothing is known."""

    def widths(self, value: Value) -> tuple[int, ...]:
        """Bits of the parts, () for a value without any."""

    def extracted(self, i: Instruction, block: Block) -> Form | None:
        """What an instruction takes out of a vector or an aggregate, or the bits of a vector as one number."""

    def returned_parts(self, i: Instruction) -> tuple[Form | None, ...] | None:
        """The parts of what a call of a function of the module returns."""

    def opaque(self, value: Value, same: int, multiple: int = 1) -> Form:
        """A value of which nothing is known but in how many lanes it is the same, and what it is a multiple of."""

    def group_number(self, name: str, limit: int, bits: int) -> Form:
        """The number of the work-group."""

    def provided(self, i: Instruction) -> Form:
        """A pointer that the launch gives."""

    def find_field(self, pointer: Form, bits: int) -> Form | None:
        """What the launch wrote where the pointer leads; None where that is not known."""

    def returned(self, i: Instruction) -> Form | None:
        """What a call of a function of the module returns."""

    def same_operands(self, i: Instruction, block: Block) -> int:
        """Aligned groups of so many lanes have the same operands."""

    def activity(self) -> Activity:
        """Who comes to which block."""

    def activity_same(self, block: Block, at: Instruction) -> int:
        """Aligned groups of so many lanes come to the instruction of the block, or do not."""
