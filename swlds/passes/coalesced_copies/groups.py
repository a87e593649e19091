"""The pairs of load and store that copy one tile: in a block, or in a loop that does nothing else.

%v0 = load <4 x float>, ptr addrspace(1) %from      ; from + 0        one group: both sides differ by numbers that are known
%v1 = load <4 x float>, ptr addrspace(1) %from16    ; from + 16       in each work-item
store <4 x float> %v0, ptr addrspace(3) %to
store <4 x float> %v1, ptr addrspace(3) %to16
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import final

from swlds.analysis.axis import AxisAnalysis
from swlds.analysis.axis.copy_loops import CopyLoop, SplitAddress, follow_loop, split_address
from swlds.analysis.axis.function import FunctionForms
from swlds.analysis.axis.row_pitches import Pitch, fixed_terms, lay_out_rows, spread_rows
from swlds.ir.model import Block, Function, Instruction
from swlds.ir.types import Type, scalar_type
from swlds.ir.values import Value
from swlds.layouts.copy_map import CopyPart
from swlds.lazy import dataclass
from swlds.passes.direct_copies.memory import Memory
from swlds.passes.direct_copies.pairs import Pair, find_pairs, judge

#: Bytes of a copy that is looked at.
_MOST = 1 << 24


@final
@dataclass(frozen=True, eq=False)
class Group:
    """Pairs with what each of them moves. ``source``, ``target``: the first one's addresses; ``loop``: around them; ``pitch``:
    how far rows of the source are apart where that is an argument: then offsets are those of ``row_pitches``."""

    pairs: tuple[Pair, ...]
    source: SplitAddress
    target: SplitAddress
    parts: tuple[CopyPart, ...]
    loop: CopyLoop | None
    pitch: Pitch | None = None

    @property
    def own(self) -> frozenset[Instruction]:
        """Their loads and stores."""
        return frozenset(i for pair in self.pairs for i in (pair.load, pair.store))

    @property
    def element(self) -> Type:
        """The type of what is never cut."""
        return scalar_type(self.pairs[0].load.type)


@final
@dataclass(frozen=True, eq=False)
class Left:
    """Pairs that are left, and why."""

    pairs: tuple[Pair, ...]
    reason: str


_Key = tuple[object, ...]


def find_groups(memory: Memory, analysis: AxisAnalysis, kernel: Function) -> Iterator[Group | Left]:
    """All of a kernel."""
    forms = analysis.functions[kernel]
    regions: dict[Block, list[Pair]] = {}
    for pair in find_pairs(memory, kernel):
        if pair.load.block is None or pair.load.block not in forms.flow.place:
            continue
        regions.setdefault(pair.load.block, []).append(pair)
    copies = {i for pairs in regions.values() for pair in pairs for i in (pair.load, pair.store)}
    for block, pairs in regions.items():
        yield from _of_block(memory, forms, pairs, _find_loop(memory, forms, block, copies, pairs))


def _of_block(
    memory: Memory, forms: FunctionForms, pairs: list[Pair], loop: CopyLoop | str | None
) -> Iterator[Group | Left]:
    block = pairs[0].load.block
    assert block is not None, "a load of a block"
    home = block if loop is None or isinstance(loop, str) else loop.before
    found: dict[_Key, list[_Found]] = {}
    for pair in pairs:
        lanes, why = forms.activity().of(home, pair.store if pair.store.block is home else home.terminator)
        reason = _judge(pair, memory) or (loop if isinstance(loop, str) else "") or _judge_lanes(lanes, why)
        if reason:
            yield Left((pair,), reason)
            continue
        rounds = _split(forms, pair, block, loop if isinstance(loop, CopyLoop) else None)
        if isinstance(rounds, str):
            yield Left((pair,), rounds)
        else:
            key = (fixed_terms(forms, rounds[0][0]), rounds[0][1].common, scalar_type(pair.load.type))
            found.setdefault(key, []).append((pair, rounds))
    for group in found.values():
        yield _make(forms, group, loop if isinstance(loop, CopyLoop) else None, block)


def _judge(pair: Pair, memory: Memory) -> str:
    if pair.source.is_relative:
        return "it comes through a buffer resource, whose end decides for each lane what is read"
    if reason := judge(pair, memory):
        return reason
    return f"not all lanes store what they load: {pair.mixer.summary}" if pair.mixer is not None else ""


def _judge_lanes(lanes: object, why: str) -> str:
    """All work-items of the group must come by."""
    if lanes is None or why:
        return f"not all lanes of the group are known to come here: {why}"
    return "" if lanes is True or bool(getattr(lanes, "all", bool)()) else "not all lanes of the group come here"


def _find_loop(
    memory: Memory, forms: FunctionForms, block: Block, copies: set[Instruction], pairs: list[Pair]
) -> CopyLoop | str | None:
    """The innermost loop around a block, where it does nothing but copy; None for none, or for one that does more; why the rounds
    of one that only copies are not known."""
    around = [header for header in forms.flow.around[block] if header not in forms.flow.irreducible]
    if not around:
        return None
    header = min(around, key=lambda h: len(forms.flow.loops[h]))
    members = forms.flow.loops[header]
    rest = [i for b in members for i in b if i not in copies]
    if any(memory.accesses(i) or memory.orders(i) for i in rest):
        return None
    sides = [zip(_places(pair, block), (True, False), strict=True) for pair in pairs]
    return follow_loop(forms, header, {place: with_rows for side in sides for place, with_rows in side})


#: Where a pair loads and stores, in each round.
_Rounds = list[tuple[SplitAddress, SplitAddress]]
_Found = tuple[Pair, _Rounds]


def _split(forms: FunctionForms, pair: Pair, block: Block, loop: CopyLoop | None) -> _Rounds | str:
    rounds: _Rounds = []
    for k in range(1 if loop is None else len(loop.entered)):
        sides: list[SplitAddress] = []
        for word, place in zip(("load", "store"), _places(pair, block), strict=True):
            found = (
                loop.places[k][place] if loop is not None else split_address(forms, *place, with_rows=word == "load")
            )
            if isinstance(found, str):
                return f"where lanes {word} is not known: {found}"
            sides.append(found)
            first = rounds[0][len(sides) - 1] if rounds else found
            if (
                found.common != first.common
                if word == "store"
                else fixed_terms(forms, found) != fixed_terms(forms, first)
            ):
                return f"where lanes {word} is not known from round to round"
        rounds.append((sides[0], sides[1]))
    return rounds


def _places(pair: Pair, block: Block) -> tuple[tuple[Value, Block], tuple[Value, Block]]:
    return (pair.source.pointer, block), (pair.target.pointer, block)


def _make(forms: FunctionForms, found: list[_Found], loop: CopyLoop | None, block: Block) -> Group | Left:
    pairs = tuple(pair for pair, _ in found)
    lanes, count = forms.launch.items, 1 if loop is None else len(loop.entered)
    if lanes * count * sum(pair.bytes for pair in pairs) > _MOST:
        return Left(pairs, "it is too large a copy to follow")
    if loop is not None and not loop.active(block, 0).all():
        return Left(pairs, "not all lanes come to the loop's first round")
    moved = [(pair, *rounds[k], k) for k in range(count) for pair, rounds in found]
    sources = spread_rows([source for _, source, _, _ in moved])
    offsets, pitch = [source.base for source in sources], None
    if sources[0].rows:
        laid_out = lay_out_rows(forms, sources, max(pair.bytes for pair in pairs))
        if isinstance(laid_out, str):
            return Left(pairs, f"where lanes load is not known: {laid_out}")
        offsets, pitch = laid_out
    parts = []
    for (pair, _, target, k), offset in zip(moved, offsets, strict=True):
        active = forms.launch.every_lane() if loop is None else loop.active(block, k)
        parts.append(CopyPart(offset, target.base, active, pair.bytes))
    align = min(source.align for source in sources)
    first = replace(sources[0], base=offsets[0], align=align)
    return Group(pairs, first, moved[0][2], tuple(p for p in parts if p.active.any()), loop, pitch)
