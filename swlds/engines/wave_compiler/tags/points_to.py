"""Which objects a value may point to, also where its symbol is ``MIXED``: Andersen's points-to analysis of what the provenance
leaves open.

Objects are named as ``place_key`` does: the variables of a lowered block count as one, ``_BLOCK``. ``None`` stands for any, and
``_LAUNCH`` for all that there was before the kernel began (buffers, variables, words of the launch). These may hold pointers to
one another, but into a block or to a stack slot only what the kernel stores there. An offset in a block, and an address that was
computed with, are numbers: they point to nothing, and an access by one of them may be anywhere.

Source: L. O. Andersen, Program Analysis and Specialization for the C Programming Language, 1994, chapter 4.
"""

from __future__ import annotations

from typing import Any, final

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import is_head_store
from swlds.engines.wave_compiler.flat.provenance import MIXED, carriers, place_key
from swlds.engines.wave_compiler.tags.shared_tags import copied_places, odd_targets
from swlds.engines.wave_compiler.wave_code import WaveCode

_BLOCK = "block"
_LAUNCH = "launch"
Targets = frozenset[object]
_NOTHING: Targets = frozenset()
_ANYTHING: Targets = frozenset((None,))


@final
class PointsTo:
    """``of(value)``: what it may point to."""

    def __init__(self, t: WaveCode) -> None:
        self._t, self._provenance = t, t.provenance
        instructions = [i for b in t.provenance.blocks for i in b.instructions]
        self._found: dict[object, Targets] = {}
        #: Object -> what that may point to which the kernel puts there.
        self._contents: dict[object, Targets] = {}
        self._mixed = [i for i in instructions if t.provenance.of(i) is MIXED]
        self._moves = [i for i in instructions if i.opcode == "store" or odd_targets(t, i) or copied_places(i)]
        #: What points to nothing then is a number; before, more may be found.
        self._is_complete = False
        self._solve()
        self._is_complete = True
        self._solve()

    def of(self, value: FlatValue) -> Targets:
        symbol = self._provenance.of(value)
        if symbol is MIXED:
            is_constant = not isinstance(value, FlatInstruction)
            return frozenset((_LAUNCH,)) if is_constant else self._found.get(value, _NOTHING)
        is_number = symbol is None or symbol.kind in ("offset", "unvisited")
        return _NOTHING if is_number else frozenset((place_key(symbol),))

    def may_be_in_block(self, value: FlatValue) -> bool:
        """It may point into a lowered block."""
        return not self.of(value).isdisjoint((_BLOCK, None))

    def _solve(self) -> None:
        changed = True
        while changed:
            found = [_widen(self._found, i, self._transfer(i)) for i in self._mixed]
            changed = any([*found, *map(self._move, self._moves)])

    def _transfer(self, i: FlatInstruction) -> Targets:
        if i.opcode == "load":
            return self._load(i.operands[0])
        is_crossing = i.opcode in ("parameter", "enter")
        sources = self._provenance.sources[i] if is_crossing else carriers(i)
        return _NOTHING.union(*map(self.of, sources)) if sources else _ANYTHING

    def _places(self, pointer: FlatValue) -> Targets:
        """Where an access by this pointer may be."""
        is_open = self._provenance.of(pointer) is MIXED and not self._is_complete
        return self.of(pointer) or (_NOTHING if is_open else _ANYTHING)

    def _load(self, pointer: FlatValue) -> Targets:
        return _NOTHING.union(*map(self._held, self._places(pointer)))

    def _held(self, place: object) -> Targets:
        """What may lie there."""
        put = [targets for at, targets in self._contents.items() if _may_be(at, place) or _may_be(place, at)]
        return _NOTHING.union(*put, (_LAUNCH,) if _is_of_launch(place) else ())

    def _move(self, i: FlatInstruction) -> bool:
        """Whether places may hold more than before by what an instruction stores, copies, or puts there otherwise."""
        copied = copied_places(i)
        if copied is not None:
            return self._put(copied[1], self._load(copied[0]))
        if i.opcode == "store":
            return not self._is_of_lowering(*i.operands) and self._put(i.operands[1], self.of(i.operands[0]))
        return any(self._put(o, _ANYTHING) for o in odd_targets(self._t, i))

    def _is_of_lowering(self, value: FlatValue, pointer: FlatValue) -> bool:
        """A store of the block's address whose loads have symbols."""
        known = self._provenance.of(value)
        is_head = is_head_store(known.kind if known else "", value, pointer)
        return is_head or self._provenance.is_known_store(known, self._provenance.of(pointer))

    def _put(self, pointer: FlatValue, targets: Targets) -> bool:
        return any(_widen(self._contents, place, targets) for place in self._places(pointer))


def _widen(table: dict[Any, Targets], key: object, more: Targets) -> bool:
    old = table.get(key, _NOTHING)
    table[key] = old | more
    return not more <= old


def _may_be(place: object, other: object) -> bool:
    """The one may be (in) the other."""
    return place == other or other is None or (other == _LAUNCH and _is_of_launch(place))


def _is_of_launch(place: object) -> bool:
    return place != _BLOCK and not (isinstance(place, tuple) and place[0] == "alloca")


__all__ = ["PointsTo"]
