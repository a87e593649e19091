"""Which engine executes a launch where nobody names one: host code, unless the launch is over before that is made.

Thousands of instructions take LLVM seconds, and the first kernel of a process has to wait for LLVM's parts. A small launch
begins on the reference engine. When it has run there for about as long as host code takes to make, all launches of the kernel
counted, or will have by what its first work-groups took, host code is made and the launch starts again from its inputs. So no
launch takes much over twice the better of both engines. Time is processor time of the launch's own thread: a busy machine does
not change the choice.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import field
from typing import Any, final

from swlds.device.intrinsics import Row, find_intrinsic
from swlds.device.launch import Launch
from swlds.device.program import CALLS, callee_of
from swlds.device.types import scalar_count
from swlds.ir.model import Function, Instruction
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import PointerType, scalar_type
from swlds.lazy import dataclass

Progress = Callable[[int, int], None]
#: Milliseconds that host code takes to make, of a scalar or an element of a vector, on two in five of a 2.5 GHz core: one that is
#: computed; one on a stack slot, which is mostly gone; one that an access of LDS or of other memory moves, and what it takes more
#: where races are looked for; a barrier, at which the wave is cut into parts; a value of such a kernel that other blocks use.
#: Fitted by ``benchmarks/execution/estimate.py``.
COMPUTE, SLOT, BARRIER, LIVE = 0.09, 0.013, 1.2, 0.8
LDS, GLOBAL, WATCHED_LDS, WATCHED_GLOBAL = 0.5, 0.55, 0.55, 0.35
#: The same of a block in kernels that may show in which order waves run: a wave may give way in each.
BLOCK = 6.0
#: The part of what watching costs that remains where accesses that are alike share a host function (``host/alike.py``), and the
#: instructions from which on they do.
ALIKE, LONG = 0.3, 800
#: Seconds that host code of no instruction takes to make; how many more LLVM's parts take in a process that has made none, and
#: the first scheduler for kernels with barriers, or without.
BASE, COLD, SCHEDULER = 0.01, 0.04, 0.045
#: Waves from which on the reference engine is the slower one: so many a second that host code takes to make, and these in any
#: case. Kernels that leave most instructions out have more.
MANY_A_SECOND, MANY = 800, 64
#: Bytes of device arrays that are copied before: a millisecond or two.
MOST_SAVED = 16 << 20
REASON = "all work-groups by the reference engine, before host code would have been made"
_HOST_CODE = "swlds.engines.wave_compiler.jit"
_PRIVATE, _LDS = 5, 3


@final
@dataclass
class _Tried:
    """Of one module: seconds of processor time that launches of each kernel have run on the reference engine."""

    seconds: dict[str, float] = field(default_factory=dict)


@final
class Budget:
    """Seconds of this thread's processor time that a launch of so many work-groups on the reference engine may take, from now
    on."""

    def __init__(self, seconds: float, groups: int = 1) -> None:
        self.is_over, self._limit, self._start, self._first = False, seconds, time.thread_time(), 0.0
        self._groups, self._made = groups, 0.0

    def leave_out(self, seconds: float) -> None:
        """So much was spent on what is done once: it says nothing about the other work-groups."""
        self._made += seconds

    def spent(self) -> float:
        return time.thread_time() - self._start

    def is_spent(self) -> bool:
        """The time is over, or will be before the launch is: others will take a quarter of what the first has taken, at least."""
        spent = self.spent()
        ahead = 0.0 if self._first else (spent - self._made) / 4 * (self._groups - 1)
        self.is_over = self.is_over or spent + ahead >= self._limit
        return self.is_over

    def note(self, done: int, total: int) -> None:
        """``done`` of ``total`` work-groups are. The first of all may take longer: it does some things for the first time."""
        spent = self.spent()
        self._first = self._first or spent
        each = (spent - self._first) / (done - 1) if done > 1 else (spent - self._made) / 4
        self.is_over = self.is_over or spent + each * (total - done) >= self._limit


def run_launch(make: Callable[..., Launch], progress: Progress | None = None) -> Launch:
    """Execute a launch; the launch whose findings and memory count. ``make`` prepares it from its inputs, each time anew;
    ``is_lazy``: but for the content of its buffers."""
    launch = make(is_lazy=True)
    kernel, tried = launch.image.program.kernel.name, _tried(launch)
    left = _seconds_to_try(launch, tried.seconds.get(kernel, 0.0))
    if left > 0:
        start = time.thread_time()
        from swlds.engines.reference.engine import run_launch as run_reference

        # what loading the engine takes is lost, too, but says nothing about its groups
        budget = Budget(left - (time.thread_time() - start), launch.geometry.group_count)
        launch.fill()
        if (arrays := launch.image.memory.arrays) is not None:
            arrays.save(arrays.live)
        is_whole = run_reference(launch, progress, None, budget)
        tried.seconds[kernel] = tried.seconds.get(kernel, 0.0) + budget.spent()
        if is_whole or not budget.is_over:
            launch.fidelity.add_executed(REASON)
            return launch
        launch = make(is_lazy=True)
    from swlds.engines.wave_compiler import engine

    return engine.run_launch(make, progress, launch).launch


def _tried(launch: Launch) -> _Tried:
    found = launch.image.program.module.kept.setdefault("tried", _Tried())
    assert isinstance(found, _Tried), "nobody else's"
    return found


def _seconds_to_try(launch: Launch, spent: float) -> float:
    """How long the reference engine may try; 0 where host code is there, or the launch is large."""
    if _bytes_to_save(launch) > MOST_SAVED or _has_code(launch) or (spent == 0 and _is_kept(launch)):
        return 0.0
    seconds = seconds_to_compile(launch)
    is_large = launch.geometry.group_count * launch.waves_per_group > max(MANY, MANY_A_SECOND * seconds)
    return 0.0 if is_large else seconds - spent


def _bytes_to_save(launch: Launch) -> int:
    """Device arrays must be as they were where the launch starts again."""
    arrays = launch.image.memory.arrays
    return 0 if arrays is None else sum(extent.size for extent in arrays.live.values())


def _has_code(launch: Launch) -> bool:
    if _HOST_CODE not in sys.modules:
        return False
    from swlds.engines.wave_compiler import engine

    return engine.has_code(launch, launch.options.host)


def _is_kept(launch: Launch) -> bool:
    """Host code is on disk: looked for once, as a kernel that ran before without it has none."""
    from swlds.engines.wave_compiler import engine

    return engine.find_kept(launch, launch.options.host)


def _first_seconds(is_coroutine: bool) -> float:
    """What this process has not made yet, and host code of such kernels needs."""
    jit: Any = sys.modules.get(_HOST_CODE)
    if jit is None:
        return COLD + SCHEDULER
    return COLD * (not jit.is_warm()) + SCHEDULER * (not jit.has_scheduler(is_coroutine))


def seconds_to_compile(launch: Launch) -> float:
    """About how long host code of the launch's kernel takes to make, with the functions that are written into it."""
    program = launch.image.program
    functions = [f for f in program.functions.values() if not f.is_declaration]
    is_long = sum(len(b.instructions) for f in functions for b in f.blocks) >= LONG
    watched = 0.0 if "racecheck" not in launch.options.checks else ALIKE if is_long else 1.0
    has_barrier, may_wait = any(map(_has_barrier, functions)), any(map(_may_wait, functions))
    cost = _cost(program.kernel, watched, {})
    if may_wait:
        cost += BLOCK * sum(len(f.blocks) for f in functions)
    if has_barrier:
        cost += LIVE * sum(map(_is_live, program.kernel.instructions()))
    return BASE + _first_seconds(has_barrier or may_wait) + cost / 1000


def _is_live(i: Instruction) -> bool:
    """Another block uses the value."""
    if i.is_record or i.opcode == "alloca":
        return False
    return any(isinstance(u, Instruction) and u.block is not i.block for u in i.readers)


def _has_barrier(function: Function) -> bool:
    rows = (_row_of(i) for i in function.instructions() if i.opcode in CALLS)
    return any(row is not None and row.effect.startswith("barrier") for row in rows)


def _row_of(i: Instruction) -> Row | None:
    callee = callee_of(i)
    return find_intrinsic(callee.name) if isinstance(callee, Function) else None


def _may_wait(function: Function) -> bool:
    """It has accesses by which waves wait for one another."""
    return any(i.opcode == "cmpxchg" or (i.opcode == "load" and i.field("ordering")) for i in function.instructions())


def _cost(function: Function, watched: float, known: dict[Function, float]) -> float:
    """Milliseconds; a function that calls itself is written once."""
    if function not in known:
        known[function] = 0.0
        known[function] = sum(_cost_of(i, watched, known) for i in function.instructions())
    return known[function]


def _cost_of(i: Instruction, watched: float, known: dict[Function, float]) -> float:
    if i.is_record or i.opcode == "alloca":
        return 0.0
    if i.opcode in POINTERS:
        type_ = scalar_type(i.operands[POINTERS[i.opcode]].type)
        moved = i.operands[0].type if i.opcode == "store" else i.type
        return _access(type_.addrspace if isinstance(type_, PointerType) else 0, watched) * scalar_count(moved)
    if i.opcode not in CALLS:
        return COMPUTE * scalar_count(i.type)
    callee = callee_of(i)
    if isinstance(callee, Function) and not callee.is_declaration:
        return _cost(callee, watched, known)
    row = _row_of(i)
    if row is None or row.is_quiet:
        return COMPUTE * scalar_count(i.type)
    return BARRIER if row.effect.startswith("barrier") else _access(_LDS, watched)


def _access(space: int, watched: float) -> float:
    """Milliseconds of a scalar that is moved."""
    if space == _PRIVATE:
        return SLOT
    return LDS + WATCHED_LDS * watched if space == _LDS else GLOBAL + WATCHED_GLOBAL * watched
