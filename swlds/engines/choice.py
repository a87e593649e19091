"""Which engine executes a launch where nobody names one: host code, unless the launch is over before that is made.

Thousands of instructions take LLVM seconds, and the first kernel of a process has to wait for LLVM's parts. A small launch
begins on the reference engine. When it has run there for about as long as host code takes to make, all launches of the kernel
counted, or will have by what its first work-groups took, host code is made and the launch starts again from its inputs. So no
launch takes much over twice the better of both engines. What host code takes is guessed from the instructions, and when that time
is over told by the text of the host code, which is a third to two thirds of making it: by what that took and by its length. Where
both are more than launches have taken until then, they go on. Text that seems to take longer than launches have, or will, is
given up: so what is lost by looking is never more than they take. Time is processor time of the launch's own thread: a busy
machine does not change the choice.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Collection
from typing import Any, final

from swlds.device.launch import Launch
from swlds.device.program import CALLS, Program, callee_of
from swlds.device.types import scalar_count
from swlds.engines.host_cost import Costs, row_of
from swlds.ir.intrinsics import Touch
from swlds.ir.model import Function, Instruction
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import VOID, PointerType, scalar_type
from swlds.ir.values import ConstantInt, Value
from swlds.lazy import dataclass

Progress = Callable[[int, int], None]
#: Milliseconds that host code takes to make, on two in five of a 2.5 GHz core: of an operation (``host_cost.py`` says how many
#: times that); of a scalar in a stack slot at a known place, which is mostly gone, and at another one; of a barrier, at which the
#: wave is cut into parts; of a value of such a kernel that other blocks use. Fitted by ``benchmarks/execution/estimate.py``.
COMPUTE, SLOT, SLOT_ANY, BARRIER, LIVE = 0.075, 0.025, 1.6, 1.2, 0.6
#: The same of a call of a function that is written once.
ENTER = 3.0
#: The same of an access of LDS and of other memory, by what is done; and what each takes more where races are looked for.
LDS = {"load": 0.55, "store": 0.8, "atomic": 1.0}
GLOBAL = {"load": 1.1, "store": 1.4, "atomic": 1.7}
WATCHED_LDS, WATCHED_GLOBAL = 0.45, 0.6
#: Of each further element of a vector, which is moved at once; of an access through a buffer resource, in times of another one;
#: of each piece of a copy whose places lanes differ in, so many pieces at most.
ELEMENT, ELEMENT_LDS, BUFFER, PIECE, PIECES = 0.25, 0.45, 1.6, 0.5, 32
#: The same of a block in kernels that may show in which order waves run: a wave may give way in each.
BLOCK = 6.0
#: The part of what watching costs that remains where accesses that are alike share a host function (``host/alike.py``), the part
#: of what they cost without it, and the instructions from which on they do.
ALIKE, LONG_ACCESS, LONG = 0.3, 0.65, 800
#: Seconds that host code of no instruction takes to make; how many more LLVM's parts take in a process that has made none, and
#: the first scheduler for kernels with barriers, or without.
BASE, COLD, SCHEDULER = 0.004, 0.09, 0.06
#: What of ``COLD`` is left when the text of the first host code is there.
COLD_LLVM = 0.015
#: A launch is begun where there is time for so many of the last one; the first one of a kernel may take much longer than others.
ROOM, ROOM_AFTER_FIRST = 1.0, 0.5
#: Text is given up by what it will take once this part of it is there. So much of what it takes, at least, the rest of making
#: host code does.
TELLS, REST = 0.125, 0.5
#: Bytes of device arrays that are copied before: a millisecond or two.
MOST_SAVED = 16 << 20
REASON = "all work-groups by the reference engine, before host code would have been made"
_HOST_CODE = "swlds.engines.wave_compiler.jit"
_PRIVATE, _LDS = 5, 3


@final
@dataclass
class _Tried:
    """Of one kernel and all that makes other host code of it: seconds of processor time that its launches have run on the
    reference engine, and how many these were."""

    seconds: float = 0.0
    launches: int = 0
    #: Seconds of the last one.
    last: float = 0.0
    #: Once the text of host code is there: seconds that it took, and that the rest of making it takes. Before, that it takes as
    #: far as is known.
    text: float = 0.0
    left_to_make: float | None = None
    #: All that looking took, also for text that was given up.
    looked: float = 0.0
    #: What of ``_Cold.lost`` is its own.
    waited: float = 0.0

    def note(self, seconds: float) -> None:
        """A launch has run for so long."""
        self.seconds, self.launches, self.last = self.seconds + seconds, self.launches + 1, seconds

    def has_room(self, seconds: float) -> bool:
        """In so many seconds another launch is likely to come to its end."""
        return seconds >= (ROOM_AFTER_FIRST if self.launches == 1 else ROOM) * self.last


@final
class _Cold:
    """A process that has made no host code. What launches of any modules have lost to that is taken off what the first host code
    takes more, so that many small ones do not each wait for it; but a kernel waits for its own in full. ``lost``: seconds."""

    lost = 0.0


@final
class Budget:
    """Seconds of this thread's processor time that a launch of so many work-groups, of so many waves each, may take on the
    reference engine, from now on. ``look``: asked when the time would be over, with what the launch takes, as far as is known:
    the seconds that there are instead; its own count for neither."""

    def __init__(
        self,
        seconds: float,
        groups: int = 1,
        waves: int = 1,
        look: Callable[[float], float] | None = None,
    ) -> None:
        self.is_over, self._limit, self._start, self._first = False, seconds, time.thread_time(), 0.0
        self._groups, self._waves, self._done = groups, waves, 0
        self._ended, self._first_wave = 0, 0.0
        self._look = look

    def spent(self) -> float:
        return time.thread_time() - self._start

    def is_spent(self) -> bool:
        """The time is over, or will be before the launch is. The first work-group says nothing about the others: it may have all
        of the work, and what is tried is never more than host code takes to make."""
        spent = self.spent()
        with_group = spent + self._left_of_group(spent)
        each = (with_group - self._first) / self._done if self._done else 0.0
        self._end_at(with_group + each * (self._groups - self._done - 1))
        return self.is_over

    def note_wave(self) -> None:
        """A wave of the work-group that runs came to its end."""
        self._first_wave = self._first_wave if self._ended else self.spent()
        self._ended += 1

    def note(self, done: int, total: int) -> None:
        """``done`` of ``total`` work-groups are."""
        spent = self.spent()
        self._first, self._done, self._ended = self._first or spent, done, 0
        each = (spent - self._first) / (done - 1) if done > 1 else 0.0
        self._end_at(spent + each * (total - done))

    def _end_at(self, seconds: float) -> None:
        """The launch takes so many seconds."""
        if self.is_over or seconds < self._limit:
            return
        if self._look is not None:
            before = time.thread_time()
            self._limit = self._look(seconds)
            self._start += time.thread_time() - before
        self.is_over = seconds >= self._limit

    def _left_of_group(self, spent: float) -> float:
        """What waves take that have not begun, where one has ended, by the others, as far as the one that runs is. Not by the
        first: many kernels have work for one wave only."""
        left = self._waves - 1 - self._ended
        return (spent - self._first_wave) / self._ended * left if self._ended and left > 0 else 0.0


def run_launch(make: Callable[..., Launch], progress: Progress | None = None) -> Launch:
    """Execute a launch; the launch whose findings and memory count. ``make`` prepares it from its inputs, each time anew;
    ``is_lazy``: but for the content of its buffers."""
    launch = make(is_lazy=True)
    start, tried = time.thread_time(), _tried(launch)
    looked = tried.looked
    left = _seconds_to_try(launch, tried)
    if left > 0:
        from swlds.engines.reference.engine import run_launch as run_reference

        launch.fill()
        if (arrays := launch.image.memory.arrays) is not None:
            arrays.save(arrays.live)
        # what guessing, loading the engine and filling memory take is lost, too, but says nothing about its groups
        before = time.thread_time() - start - (tried.looked - looked)

        def look(seconds: float) -> float:
            if tried.left_to_make is None:
                _look_at_text(launch, tried, before + seconds)
            return seconds_to_compile(launch) - tried.seconds - before

        ask = look if tried.left_to_make is None else None
        budget = Budget(left - before, launch.geometry.group_count, launch.waves_per_group, ask)
        is_whole = run_reference(launch, progress, None, budget)
        spent = before + budget.spent()
        tried.note(spent)
        _note_waited(launch, tried)
        if is_whole or not budget.is_over:
            launch.fidelity.add_executed(REASON)
            return launch
        launch = make(is_lazy=True)
    from swlds.engines.wave_compiler import engine

    _Cold.lost = 0.0
    return engine.run_launch(make, progress, launch).launch


def _note_waited(launch: Launch, tried: _Tried) -> None:
    """What the kernel's launches have taken beyond what its own code would."""
    seconds, is_coroutine = _seconds_of_code(launch)
    waited = max(0.0, tried.seconds - BASE - seconds)
    if _first_seconds(is_coroutine, COLD, tried):
        _Cold.lost += max(0.0, waited - tried.waited)
        tried.waited = waited


def _look_at_text(launch: Launch, tried: _Tried, more: float) -> None:
    """Make the text of the launch's host code, which tells how long the rest takes; no end of that where there is none. ``more``:
    what launches take on the reference engine beside those that have ended, as far as is known: text that takes longer than all
    of them is given up."""
    start = time.thread_time()
    from swlds.engines.wave_compiler import engine

    most, begun = tried.seconds + more - tried.looked, 0.0

    def goes_on(part: float) -> bool:
        nonlocal begun
        taken = time.thread_time() - start
        begun = begun or taken
        tried.text = begun + (taken - begun) / part
        return max(taken, tried.text * (part >= TELLS)) <= most

    tried.left_to_make = engine.seconds_to_make(launch, launch.options.host, goes_on)
    taken = time.thread_time() - start
    tried.looked += taken
    tried.text = taken if tried.left_to_make is not None else max(taken, tried.text)


def _tried(launch: Launch) -> _Tried:
    program = launch.image.program
    made_for = (program.kernel.name, launch.geometry.block, launch.lds_size, launch.options.checks)
    found: _Tried = _kept(launch, "tried").setdefault(made_for, _Tried())
    return found


def _kept(launch: Launch, what: str) -> Any:
    """A table that lies with the module."""
    return launch.image.program.module.kept.setdefault(what, {})


def _seconds_to_try(launch: Launch, tried: _Tried) -> float:
    """How long the reference engine may try; 0 where host code is there, much would be copied, or the time would be over before
    it is if it takes about as long as the one before."""
    if _bytes_to_copy(launch) > MOST_SAVED or _has_code(launch) or (tried.launches == 0 and _is_kept(launch)):
        return 0.0
    left = seconds_to_compile(launch) - tried.seconds
    if not tried.has_room(left) and tried.left_to_make is None:
        _look_at_text(launch, tried, tried.last)
        left = seconds_to_compile(launch) - tried.seconds
    return left if tried.has_room(left) else 0.0


def _bytes_to_copy(launch: Launch) -> int:
    """Device arrays must be as they were where the launch starts again, and buffers are filled twice."""
    arrays = launch.image.memory.arrays
    saved = 0 if arrays is None else sum(extent.size for extent in arrays.live.values())
    return saved + sum(array.nbytes for _, array in launch.buffers.values())


def _has_code(launch: Launch) -> bool:
    if _HOST_CODE not in sys.modules:
        return False
    from swlds.engines.wave_compiler import engine

    return engine.has_code(launch, launch.options.host)


def _is_kept(launch: Launch) -> bool:
    """Host code is on disk: looked for once, as a kernel that ran before without it has none. Where nothing is kept the engine
    is not loaded, which takes as long as a small launch."""
    from swlds.engines.wave_compiler.kept.store import open_store

    if launch.options.no_cache or open_store() is None:
        return False
    from swlds.engines.wave_compiler import engine

    return engine.find_kept(launch, launch.options.host)


def _first_seconds(is_coroutine: bool, cold: float, tried: _Tried) -> float:
    """What this process has not made yet, and host code of such kernels needs, less what launches of other kernels have lost.
    ``cold``: where it has made none."""
    jit: Any = sys.modules.get(_HOST_CODE)
    seconds = cold + SCHEDULER
    if jit is not None:
        seconds = cold * (not jit.is_warm()) + SCHEDULER * (not jit.has_scheduler(is_coroutine))
    return max(0.0, seconds - max(0.0, _Cold.lost - tried.waited))


def seconds_to_compile(launch: Launch) -> float:
    """About how long host code of the launch's kernel takes to make, with the functions that are written into it."""
    seconds, is_coroutine = _seconds_of_code(launch)
    tried = _tried(launch)
    if tried.left_to_make is not None:
        return BASE + _first_seconds(is_coroutine, COLD_LLVM, tried) + tried.text + tried.left_to_make
    return BASE + _first_seconds(is_coroutine, COLD, tried) + max(seconds, tried.looked + (1 + REST) * tried.text)


def _seconds_of_code(launch: Launch) -> tuple[float, bool]:
    """(what host code of the instructions takes, its waves wait for others)"""
    program = launch.image.program
    costs: dict[tuple[str, bool], tuple[float, bool]] = _kept(launch, "costs")
    is_watched = "racecheck" in launch.options.checks
    key = (program.kernel.name, is_watched)
    if key not in costs:
        functions = [f for f in program.functions.values() if not f.is_declaration]
        outlined = _outlined(program) if len(functions) > 1 else set()
        costs[key] = _milliseconds(program.kernel, functions, outlined, is_watched=is_watched)
    milliseconds, is_coroutine = costs[key]
    return milliseconds / 1000, is_coroutine


def _outlined(program: Program) -> set[Function]:
    """Functions that are written once, and called."""
    from swlds.engines.wave_compiler.flat.candidates import Candidates
    from swlds.engines.wave_compiler.flat.outline import Outline

    return Outline(program.kernel, Candidates(program)).outlined


def _milliseconds(
    kernel: Function, functions: list[Function], outlined: Collection[Function] = (), *, is_watched: bool
) -> tuple[float, bool]:
    """(what host code of the instructions takes, its waves wait for others)"""
    is_long = sum(len(b.instructions) for f in functions for b in f.blocks) >= LONG
    access = _Access(0.0 if not is_watched else ALIKE if is_long else 1.0, LONG_ACCESS if is_long else 1.0)
    has_barrier, may_wait = any(map(_has_barrier, functions)), any(map(_may_wait, functions))
    known = dict.fromkeys(outlined, ENTER)
    cost = _cost(kernel, access, known, is_kernel=True) + sum(_cost_of_own(f, access, known) for f in outlined)
    if may_wait:
        cost += BLOCK * sum(len(f.blocks) for f in functions)
    if has_barrier:
        cost += LIVE * _live_count(kernel)
    return cost, has_barrier or may_wait


def _live_count(kernel: Function) -> int:
    """Values that are used in another stretch of code."""
    numbers = Costs(kernel, is_kernel=True).stretches()

    def is_read_elsewhere(i: Instruction) -> bool:
        blocks = {u.block for u in (i, *i.readers) if isinstance(u, Instruction)}
        return len({numbers[b] for b in blocks if b is not None}) > 1

    return sum(is_read_elsewhere(i) for i in kernel.instructions() if not i.is_record and i.opcode != "alloca")


def _has_barrier(function: Function) -> bool:
    return any(map(_is_barrier, function.instructions()))


def _is_barrier(i: Instruction) -> bool:
    row = row_of(i)
    return row is not None and row.effect.startswith("barrier")


def _may_wait(function: Function) -> bool:
    """It has accesses by which waves wait for one another."""
    return any(i.opcode == "cmpxchg" or (i.opcode == "load" and i.field("ordering")) for i in function.instructions())


def _cost(function: Function, access: _Access, known: dict[Function, float], *, is_kernel: bool = False) -> float:
    """Milliseconds; a function that calls itself is written once."""
    if function not in known:
        known[function] = 0.0
        known[function] = _cost_of_own(function, access, known, is_kernel=is_kernel)
    return known[function]


def _cost_of_own(
    function: Function, access: _Access, known: dict[Function, float], *, is_kernel: bool = False
) -> float:
    """Of one copy of its text. ``known``: what those cost that it calls."""
    costs = Costs(function, is_kernel=is_kernel)
    return sum(_cost_of(i, costs, access, known) for i in function.instructions())


def _cost_of(i: Instruction, costs: Costs, access: _Access, known: dict[Function, float]) -> float:
    if i.is_record or i.opcode == "alloca" or costs.is_given_up(i):
        return 0.0
    if i.opcode in POINTERS:
        return access.of(i, costs)
    callee = callee_of(i) if i.opcode in CALLS else None
    if isinstance(callee, Function) and not callee.is_declaration:
        return _cost(callee, access, known)
    row = row_of(i)
    if row is None or row.is_quiet:
        return COMPUTE * costs.of(i)
    if row.effect.startswith("barrier"):
        return BARRIER
    touches = row.facts.touches
    return access.one("load", 0) if touches is None else sum(access.of_touch(i, t, costs) for t in touches)


@final
@dataclass(frozen=True)
class _Access:
    """Milliseconds of an access. ``watched``: the part of what looking for races costs, ``part`` of the rest."""

    watched: float
    part: float

    def of(self, i: Instruction, costs: Costs) -> float:
        """Of an instruction that goes through a pointer."""
        pointer, moved = i.operands[POINTERS[i.opcode]], i.operands[0].type if i.opcode == "store" else i.type
        count, space = scalar_count(moved) - (i.opcode == "cmpxchg"), _space_of(pointer)
        if space == _PRIVATE:
            return (SLOT if _is_known_place(pointer, costs) else SLOT_ANY * self.part) * count
        kind = i.opcode if i.opcode in ("load", "store") else "atomic"
        return self.one(kind, space) + self.part * (ELEMENT_LDS if space == _LDS else ELEMENT) * (count - 1)

    def of_touch(self, i: Instruction, touch: Touch, costs: Costs) -> float:
        """Of what an intrinsic does through one of its operands."""
        if not touch.uses:
            return COMPUTE
        pointer = i.operands[touch.pointer]
        kind = {"r": "load", "w": "store"}.get(touch.uses, "atomic")
        one = self.one(kind, _space_of(pointer))
        if touch.length is not None:
            return (
                one if costs.is_fixed(pointer) else one * max(1.0, PIECE * _pieces_of(i, touch.length, touch.pointer))
            )
        moved = i.type if i.type != VOID or touch.stored is None else i.operands[touch.stored].type
        more = ELEMENT * max(0, scalar_count(moved) - 1)
        if touch.kind in ("raw", "indexed"):  # no two of them are alike
            return GLOBAL[kind] * BUFFER + self.watched * WATCHED_GLOBAL + more
        return one + self.part * more

    def one(self, kind: str, space: int) -> float:
        """Of one scalar."""
        if space == _LDS:
            return self.part * LDS[kind] + self.watched * WATCHED_LDS
        return self.part * GLOBAL[kind] + self.watched * WATCHED_GLOBAL


def _space_of(pointer: Value) -> int:
    """Also where the pointer is cast to a flat one first."""
    while isinstance(pointer, Instruction) and pointer.opcode in ("addrspacecast", "getelementptr"):
        pointer = pointer.operands[0]
    type_ = scalar_type(pointer.type)
    return type_.addrspace if isinstance(type_, PointerType) else 0


def _is_known_place(pointer: Value, costs: Costs) -> bool:
    """The slot is one value, or its byte the same for all lanes."""
    while isinstance(pointer, Instruction) and pointer.opcode in ("addrspacecast", "getelementptr"):
        if not all(map(costs.is_fixed, pointer.operands[1:])):
            return False
        pointer = pointer.operands[0]
    return True


def _pieces_of(i: Instruction, length: int, pointer: int) -> int:
    """Of a copy, by how its place is aligned."""
    size = i.operands[length]
    attributes = i.field("argument_attributes")
    align = int(attributes[pointer].find("align") or 1) if pointer < len(attributes) else 1
    return min(PIECES, -(-size.value // align) if isinstance(size, ConstantInt) else PIECES)
