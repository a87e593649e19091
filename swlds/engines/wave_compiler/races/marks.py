"""What an access compares cells with, and what it leaves there: the marks of its lanes.

A mark is ``number << 12 | who``. The number is the epoch's, or in kernels whose lanes something orders between barriers
(``lane_order.py``) the wave's own since then: such numbers come after the epoch's, and before the next one's. Who it is:

===========  ==========================================================================================
who          was there
===========  ==========================================================================================
work-item    this lane
``SEVERAL``  several lanes of one wave; the other bits name its first lane
``MATES``    several waves of one group, that of the number: in memory that groups share, where waves of a launch have clocks
``MANY``     several waves, with the highest number of theirs where waves have clocks (``wave_clocks.py``); in kernels without
             ``lane_order`` and without volatile accesses also several lanes
===========  ==========================================================================================

``KEPT`` goes with the first two: all those accesses were volatile, or atomic in the wave only.
"""

from __future__ import annotations

from typing import final

from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import ITEM, ITEM_BITS, KEPT, MANY, MATES, OFFSETS, SEVERAL
from swlds.engines.wave_compiler.races.cells import LANES, SCALAR, RaceCells
from swlds.engines.wave_compiler.races.mark_functions import FUNCTIONS
from swlds.engines.wave_compiler.races.object_uses import WRITE
from swlds.engines.wave_compiler.races.wave_clocks import WaveClocks
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.lazy import dataclass


@final
@dataclass
class Watch:
    """How one object is watched. ``planes``: use -> the plane's base; ``first``: the group's first epoch where groups share the
    memory, else None; ``base``: the launch's; ``is_slot``: ``slot_word.py``; ``lanes``: the planes in which lanes of a wave are
    told apart; ``tick``: the wave's field of ``lane_ticks``, None where numbers are the epoch's; ``knows_kept``: the kernel has
    volatile accesses; ``area``: 0 for LDS, 1 for memory that groups share, 2 for the group's block; ``clocks``:
    where waves have them; ``is_split``: numbers of marks may be later than the epoch, by waves that have signalled."""

    planes: dict[int, str]
    epoch: str
    first: str | None
    base: str
    is_narrow: bool
    is_slot: bool
    lanes: int
    tick: int | None
    knows_kept: bool
    area: int
    clocks: WaveClocks | None = None
    is_split: bool = False


@final
@dataclass(frozen=True)
class Kind:
    """What an access is. ``same``: all lanes write one value; ``is_kept``: volatile or atomic; ``are_apart``: lanes have
    different cells, as far as is known before the launch; ``is_late``, ``is_settled``: a copy's (``Place``)."""

    is_read: bool
    same: bool
    is_kept: bool
    are_apart: bool
    is_late: bool = False
    is_settled: bool = False

    @property
    def words(self) -> tuple[str, str, str]:
        """As a part of a name."""
        late = "settled" if self.is_settled else "late"
        use = "load" if self.is_read else "same" if self.same else late if self.is_late else "store"
        return (use, "kept" if self.is_kept else "plain", "apart" if self.are_apart else "any")


@final
class Marks:
    """The marks of one access of a kind. ``is_kept``: it is volatile or atomic; ``is_marked``: the marks say so, too."""

    def __init__(
        self, t: WaveCode, watch: Watch, spots: RaceCells, use: int, *, is_kept: bool, is_marked: bool
    ) -> None:
        self.t, self.watch, self.spots, self.is_kept = t, watch, spots, is_kept
        self.number = watch.epoch if watch.tick is None else self._tick(watch.tick)
        #: The number since when nothing orders the wave's lanes: its own, but for those that it took to tell other waves.
        self.since = self._tick(watch.tick + 2) if watch.clocks is not None and watch.tick is not None else self.number
        self.is_simple = watch.tick is None and not watch.knows_kept
        start = t.w.pure(f"mul i32 %w, {t.shape.lanes}")
        self.first = t.w.pure(f"add i32 {self.number}, {start}")
        if is_marked:
            self.first = t.w.pure(f"or i32 {self.first}, {KEPT}")
        self.several = t.w.pure(f"or i32 {self.first}, {SEVERAL}")
        self.by_wave = self.own = self.left = [spots.splat(self.first)] * spots.cell_count
        if watch.lanes and spots.kind == SCALAR:
            self.own, self.left = self._scalars()
        elif watch.lanes or (use == WRITE and spots.kind == LANES):
            self.own = self.left = self._vectors()

    def _tick(self, field: int) -> str:
        w = self.t.w
        ticks = w.pure(f"load ptr, ptr {w.offset('%g', OFFSETS['lane_ticks'])}")
        own = w.pure(f"getelementptr [6 x i32], ptr {ticks}, i32 %w, i32 {field}")
        return w.call("i32", "llvm.umax.i32", [("i32", w.load("i32", own)), ("i32", self.watch.epoch)])

    def _scalars(self) -> tuple[list[str], list[str]]:
        """What finds itself again, and what is left: several lanes at one address are not one another."""
        w, mask, type_ = self.t.w, self.t.mask, self.t.shape.mask_type
        cells = self.spots.cell_count
        if mask is None:
            return [str(MANY)] * cells, [self.several] * cells
        rest = w.pure(f"and {type_} {mask}, {w.pure(f'sub {type_} {mask}, 1')}")
        is_one = w.pure(f"icmp eq {type_} {rest}, 0")
        lane = w.pure(f"call {type_} @llvm.cttz.{type_}({type_} {mask}, i1 false)")
        w.declarations.setdefault(f"llvm.cttz.{type_}", f"declare {type_} @llvm.cttz.{type_}({type_}, i1)")
        lane = w.pure(f"trunc {type_} {lane} to i32") if type_ != "i32" else lane
        one = w.pure(f"add i32 {self.first}, {lane}")
        own = w.pure(f"select i1 {is_one}, i32 {one}, i32 {MANY}")
        left = w.pure(f"select i1 {is_one}, i32 {one}, i32 {self.several}")
        return [own] * cells, [left] * cells

    def _vectors(self) -> list[str]:
        """Each lane's own mark: where two lanes meet, one of them does not find it again."""
        width, count = self.t.shape.width, self.spots.period
        chunks = range(self.t.shape.count)
        rows = {k: [(k * width + j) // count for j in range(width)] for k in range(count)}
        if self.spots.kind == LANES:
            order = [(c, list(range(width))) for _ in range(count) for c in chunks]
        else:
            order = [(c, rows[k]) for c in chunks for k in range(count)]
        first = self.spots.splat(self.first)
        return [self._add(first, [c * width + lane for lane in lanes]) for c, lanes in order]

    def _add(self, first: str, lanes: list[int]) -> str:
        row = ", ".join(f"i32 {lane}" for lane in lanes)
        return self.t.w.pure(f"add {self.spots.type} {first}, <{row}>")

    # Checks ------------------------------------------------------------------------------------------------------

    def is_other(self, cells: list[str], plane: int) -> list[str]:
        """Somebody else was there in this epoch: another lane, or where that does not count, another wave."""
        if not self.watch.lanes & plane:
            return self._is_other_wave(cells)
        live = [self._pure("icmp uge {t} {0}, {1}", c, self.spots.splat(self.watch.epoch)) for c in cells]
        differ = [self._pure("icmp ne {t} {0}, {1}", c, m) for c, m in zip(cells, self.own, strict=True)]
        return self.spots.both("and", live, differ)

    def _is_other_wave(self, cells: list[str]) -> list[str]:
        """Where all numbers are the epoch's: the cell has its bits, and not those of the wave's first lane."""
        epoch = self.spots.splat(self.watch.epoch)
        if not self.is_simple:
            live = [self._pure("icmp uge {t} {0}, {1}", c, epoch) for c in cells]
            return self.spots.both("and", live, self.negate(self.same_wave(cells)))
        lanes, first = self.t.shape.lanes, self.spots.splat(self.first)
        less, reach = self._number(-lanes), self._number((1 << ITEM_BITS) - lanes)
        past = [self._pure("add {t} {0}, {1}", self._pure("xor {t} {0}, {1}", c, first), less) for c in cells]
        return [self._pure("icmp ult {t} {0}, {1}", p, reach) for p in past]

    def is_allowed(self, cells: list[str], flags: list[str], plane: int, *, are_kept: bool) -> list[str]:
        """Among those (``flags``): the lane itself, or a lane of the wave with which it is ordered. ``are_kept``: they are all
        volatile or atomic."""
        kept = (-1 if are_kept else KEPT) if self.is_kept else 0
        own = self._called("allowed", cells, self.own, [self.since, str(kept)])
        if self.watch.clocks is None:
            return own
        rest = self.spots.both("and", flags, self.negate(own))
        return self.spots.both("or", own, self._known(cells, rest, plane))

    def _known(self, cells: list[str], flags: list[str], plane: int) -> list[str]:
        """Marks of other waves that are ordered before the access, among those with a flag."""
        assert self.watch.clocks is not None and self.watch.tick is not None, "waves have clocks"
        return self.watch.clocks.knows(self.spots, cells, flags, self.watch.tick, self.watch.area, plane)

    def _called(self, name: str, cells: list[str], marks: list[str], numbers: list[str]) -> list[str]:
        """A function of ``mark_functions.py``, for each scalar or vector of cells."""
        type_, declarations = self.spots.type, self.t.w.declarations
        full = f"marks.{name}.{'one' if self.spots.kind == SCALAR else 'row'}"
        if full not in declarations:
            declarations[full] = FUNCTIONS[name](
                full, None if self.spots.kind == SCALAR else self.t.shape.width, self.t.shape.lanes
            )
        result = self.spots.bit if name == "allowed" else type_
        given = ", ".join(f"i32 {x}" for x in (self.first, *numbers))
        return [
            self.t.w.emit(f"call {result} @{full}({type_} {c}, {type_} {m}, {given})")
            for c, m in zip(cells, marks, strict=True)
        ]

    def same_wave(self, cells: list[str]) -> list[str]:
        first = self.spots.splat(self.first)
        same = [self._agree(c, first, ITEM & -self.t.shape.lanes) for c in cells]
        many = self.spots.splat(str(MATES))  # and MANY
        low = [self._pure("and {t} {0}, {1}", c, many) for c in cells]
        return self.spots.both("and", same, [self._pure("icmp ne {t} {0}, {1}", x, many) for x in low])

    def _agree(self, a: str, b: str, bits: int) -> str:
        """The marks have these bits alike."""
        both = self._pure("xor {t} {0}, {1}", a, b)
        return self._pure(
            "icmp eq {t} {0}, {1}", self._pure("and {t} {0}, {1}", both, self._number(bits)), self._number(0)
        )

    def negate(self, flags: list[str]) -> list[str]:
        true = "true" if self.spots.kind == SCALAR else "splat (i1 true)"
        return [self.t.w.pure(f"xor {self.spots.bit} {f}, {true}") for f in flags]

    def _number(self, value: int) -> str:
        return self.spots.splat(str(value))

    def _pure(self, template: str, *operands: str) -> str:
        return self.t.w.pure(template.format(*operands, t=self.spots.type))

    # What is left there ------------------------------------------------------------------------------------------

    def joined_by_wave(self, cells: list[str], plane: int, is_earlier: list[str] | None) -> list[str]:
        """The same where lanes are not told apart."""
        spots, w = self.spots, self.t.w
        if self.watch.clocks is not None or self.watch.is_split:
            return self._beside_waves(cells, self.by_wave, plane, is_earlier)
        many = spots.splat(w.pure(f"or i32 {self.watch.epoch}, {MANY}"))
        return self._beside_groups(spots.choose(self.is_other(cells, plane), many, self.by_wave), is_earlier)

    def _beside_waves(self, cells: list[str], left: list[str], plane: int, is_earlier: list[str] | None) -> list[str]:
        """``left``, or what it becomes beside marks that are not ordered before the access."""
        clocks, spots, w = self.watch.clocks, self.spots, self.t.w
        is_far = is_earlier is not None and clocks is not None and clocks.is_far
        values = self._called("joined", cells, left, [self.since, self.watch.epoch, str(MATES if is_far else MANY)])
        if clocks is None:
            return self._beside_groups(values, is_earlier)
        live = [self._pure("icmp uge {t} {0}, {1}", c, spots.splat(self.watch.epoch)) for c in cells]
        known = self._known(cells, spots.both("and", live, self.negate(self.same_wave(cells))), plane)
        values = [
            w.pure(f"select {spots.bit} {f}, {spots.type} {x}, {spots.type} {v}")
            for f, x, v in zip(known, left, values, strict=True)
        ]
        if is_earlier is None or not is_far:
            return self._beside_groups(values, is_earlier)
        return clocks.beside_groups(spots, cells, is_earlier, values, left, plane)

    def touch(self, use: int) -> None:
        """The wave leaves such marks."""
        if self.watch.clocks is not None and self.watch.tick is not None:
            self.watch.clocks.touch(use, self.watch.area, self.number)

    def joined(self, cells: list[str], plane: int, is_earlier: list[str] | None) -> list[str]:
        """What reads and atomics leave beside those that the cells tell of. ``is_earlier``: of other groups."""
        spots, w = self.spots, self.t.w
        if not self.is_simple:
            return self._beside_waves(cells, self.left, plane, is_earlier)
        live = [self._pure("icmp uge {t} {0}, {1}", c, spots.splat(self.watch.epoch)) for c in cells]
        differ = [self._pure("icmp ne {t} {0}, {1}", c, m) for c, m in zip(cells, self.left, strict=True)]
        many = spots.splat(w.pure(f"or i32 {self.watch.epoch}, {MANY}"))
        return self._beside_groups(spots.choose(spots.both("and", live, differ), many, self.left), is_earlier)

    def beside_all(self, cells: list[str]) -> list[str]:
        """What several waves leave: the wave, and whoever left what the cells tell of."""
        number, many = self.spots.splat(self.t.w.pure(f"or i32 {self.number}, {MANY}")), self._number(MANY)
        others = [self._pure("or {t} {0}, {1}", c, many) for c in cells]
        later = [self._pure("icmp ugt {t} {0}, {1}", number, c) for c in others]
        return self.spots.choose(later, number, others)

    def _beside_groups(self, values: list[str], is_earlier: list[str] | None) -> list[str]:
        if is_earlier is None:
            return values
        several = self.spots.splat(self.t.w.pure(f"or i32 {self.watch.base}, {MANY}"))
        return self.spots.choose(is_earlier, several, values)

    def put_each(self, plane: str, values: list[str]) -> None:
        """Leave the lanes' values; where lanes meet, that several were there."""
        spots, w = self.spots, self.t.w
        spots.put(plane, values)
        look, meet, go_on = w.label("look"), w.label("meet"), w.label("apart")
        w.branch(spots.is_rising(), go_on, look)
        with w.branches():
            w.start(look, follows=True)
            self._mark_meeting(plane, values, meet, go_on)
        w.start(go_on, follows=True)

    def put_several(self, plane: str, flags: list[str]) -> None:
        """Where a flag says so, several lanes of the wave were there."""
        spots, shape, outer = self.spots, self.t.shape, self.t.mask
        for k in range(spots.count):
            self.t.mask = shape.join(flags[k * shape.count : (k + 1) * shape.count])
            raw.scatter(self.t, "i32", [spots.splat(self.several)] * shape.count, spots.pointers(plane, k), 4)
        self.t.mask = outer

    def _mark_meeting(self, plane: str, values: list[str], meet: str, go_on: str) -> None:
        spots, shape, w = self.spots, self.t.shape, self.t.w
        again = spots.get(plane)
        flags = [self._pure("icmp ne {t} {0}, {1}", a, v) for a, v in zip(again, values, strict=True)]
        flags = spots.both("and", flags, shape.bits(self.t.mask) * spots.count)
        several = spots.splat(w.pure(f"and i32 {self.several}, {~KEPT & 0xFFFFFFFF}"))
        w.branch(spots.any(flags), meet, go_on)
        outer, chunks = self.t.mask, shape.count
        with w.branches():
            w.start(meet, follows=True)
            for k in range(spots.count):
                part = slice(k * chunks, (k + 1) * chunks)
                kept = [self._pure("and {t} {0}, {1}", a, v) for a, v in zip(again[part], values[part], strict=True)]
                kept = [self._pure("and {t} {0}, {1}", x, self._number(KEPT)) for x in kept]
                marks = [self._pure("or {t} {0}, {1}", several, x) for x in kept]
                self.t.mask = shape.join(flags[part])
                raw.scatter(self.t, "i32", marks, spots.pointers(plane, k), 4)
                self.t.mask = outer
            w.jump(go_on)


__all__ = ["Kind", "Marks", "Watch"]
