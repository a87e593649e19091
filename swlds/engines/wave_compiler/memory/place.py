"""Where an access goes: what is known of its object when host code is written."""

from __future__ import annotations

from typing import final

from swlds.engines.wave_compiler.flat.provenance import Symbol
from swlds.lazy import dataclass


@final
@dataclass(slots=True)
class Place:
    """Where an access goes. ``low``: the object's first address in the pointer's own numbers, ``size`` its bytes (texts of
    i64); ``base``, ``init``: host pointers to address 0 of the space and of its initialisation bytes."""

    space: int
    low: str
    size: str
    base: str
    init: str | None
    watch: bool = False
    lane_stride: int = 0
    #: An i1: somebody asks for the initialisation bytes of the object; None where that is known.
    is_asked: str | None = None
    #: Belongs to one work-group, though it lies in global memory.
    is_local: bool = False
    #: Active lanes are known to be inside, and aligned; nothing is known of the others.
    is_checked: bool = False
    #: Stores of pointers may go there: other stores clear the tags.
    holds_tags: bool = True
    #: In a lowered block, by a number: which variable it is shows only by address.
    is_computed: bool = False
    #: Not the object's bytes but which of them are initialised: no access of the kernel.
    is_shadow: bool = False
    #: A copy writes there that is as a store, but may come later: over nothing that is still read or written.
    is_late: bool = False
    #: The copy's wave has done with what it did there before.
    is_settled: bool = False
    #: The pattern of the access that this is a part of is counted already.
    is_seen: bool = False
    #: A mask: lanes that have done their part of the same access.
    before: str | None = None
    #: A mask, where several parts of the access in one memory are counted together: the lanes that this part counts.
    all_parts: str | None = None
    #: In LDS: no byte of the object, or of those that it may be, lies from there on; 0 where that is not known.
    end: int = 0
    #: What is known of the pointer: None for a pointer without an object.
    symbol: Symbol | None = None
