"""An access of a wave: what its lanes want, and what they were granted."""

from __future__ import annotations

from typing import final

from swlds.device.address_space import Array
from swlds.engines.reference.meta import Tag
from swlds.engines.reference.views import FrameView
from swlds.ir.model import Instruction
from swlds.lazy import dataclass


@final
@dataclass(slots=True)
class Wanted:
    """What an instruction wants of memory. ``space``: one address space, never flat; ``address``: in it, by lane;
    ``tag``: of the pointer; ``size``: bytes a lane; ``lanes``: the mask; ``atomic``: the ordering, empty for plain;
    ``is_exchange``: whether it writes shows later, and races are looked for then; ``before``: lanes that have
    done their part of the same access; ``speaker``: the lane that findings name where the arrays' places are not lanes, as in a
    copy that a wave makes as a whole, else -1; ``guessed``: lanes whose addresses have undefined bits, None for none."""

    frame: FrameView
    instruction: Instruction
    space: int
    address: Array
    tag: Tag
    size: int
    write: bool
    align: int
    lanes: Array
    atomic: str
    is_exchange: bool = False
    before: Array | None = None
    speaker: int = -1
    guessed: Array | None = None


@final
@dataclass(slots=True)
class Granted:
    """Lanes of one address space that may access memory. ``physical``: window addresses (u64; 0 in other lanes);
    ``lanes``: the mask; ``whole``: all lanes of the wave; ``number``: the object, 0 when lanes differ or it is unknown;
    ``speaker`` and ``guessed`` as in ``Wanted``."""

    space: int
    physical: Array
    lanes: Array
    whole: bool
    number: int
    speaker: int = -1
    guessed: Array | None = None
