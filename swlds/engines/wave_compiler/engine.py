"""Launches on the wave compiler: compile (or find in the cache), run work-groups on threads, replay suspicious ones.

Host code checks everything and reports nothing. A group in which a check failed is *suspicious*. When there are any, the launch
starts again from its inputs: suspicious groups run on the reference engine, which reports what is wrong, the others
in host code, in order. So findings are the reference engine's own, and a clean launch never pays for them.
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, final

import numpy as np

from swlds.device.constants import Nested, Scalar
from swlds.device.findings import Finding
from swlds.device.intrinsics import Row
from swlds.device.launch import Launch
from swlds.device.program import callee_of
from swlds.engines.reference.engine import run_launch as run_reference
from swlds.engines.wave_compiler import replay
from swlds.engines.wave_compiler.context import CALLBACK, LDS_CELLS, Context
from swlds.engines.wave_compiler.flatten import Flattener
from swlds.engines.wave_compiler.host_calls import Answers
from swlds.engines.wave_compiler.jit import Compiled, chunk_width, compile_host, host_text
from swlds.engines.wave_compiler.memory_limit import thread_room
from swlds.engines.wave_compiler.promote import promote_slots
from swlds.engines.wave_compiler.translator import Host, Options, Translator
from swlds.errors import NotCompiledError
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.types import PointerType
from swlds.ir.values import Constant, Value

Progress = Callable[[int, int], None]
#: Coroutine frames of one thread; committed as they are touched.
ARENA = 128 << 20
#: Stack of a worker thread: a kernel without barriers has its frame there.
STACK = 64 << 20
MAX_FAILING = 1 << 20
#: Seconds that suspicious groups get to say what is wrong when the launch's time is over.
LAST_WORDS = 3.0
#: Watch also what the reference engine cannot report yet (for measuring).
FORCE_CHECKS = False
_CACHE: weakref.WeakKeyDictionary[Module, dict[Any, Compiled | NotCompiledError]] = weakref.WeakKeyDictionary()


@final
@dataclass(frozen=True)
class WaveOptions:
    """``jobs``: threads (None: one a core). ``host``: native, avx512, avx2 or baseline."""

    jobs: int | None = None
    host: str = "native"


@final
@dataclass
class Run:
    """What a launch did: ``launch`` is the one whose log and memory count. ``replayed``: groups that the reference engine
    executed in it."""

    launch: Launch
    suspicious: int = 0
    replayed: int = 0
    compile_seconds: float = 0.0
    run_seconds: float = 0.0


def translate(launch: Launch, host: str = "native") -> Host:
    """The host function of the launch's kernel, as text."""
    image = launch.image
    flat = Flattener(
        image.program.kernel,
        lambda call: _candidates(launch, call),
        lambda i: str(launch.sites.site(i).location or launch.sites.site(i).calls[0]),
    ).run()
    for code in flat.all:
        promote_slots(code)
    options = _options(launch, host)
    return Translator(flat, image, options).run()


def dump_host_ir(launch: Launch, host: str = "native", *, optimised: bool = False) -> str:
    """The host module of a launch, before or after optimisation."""
    made = translate(launch, host)
    return compile_host(made, host, keep_text=True).text if optimised else host_text(made)


def _options(launch: Launch, host: str) -> Options:
    """Only checks that the reference engine has are watched: it is what reports."""
    from swlds.engines.api import MISSING_CHECKS

    checks = launch.options.checks - (set() if FORCE_CHECKS else set(MISSING_CHECKS))
    return Options(launch.geometry.block, launch.wave_size, chunk_width(host), checks, launch.lds_size)


def _candidates(launch: Launch, call: Instruction) -> list[Function]:
    """Functions that a call through a pointer may reach: those whose address is taken and whose type fits."""
    program = launch.image.program
    taken: set[Value] = set()
    for function in program.functions.values():
        for instruction in [] if function.is_declaration else function.instructions():
            is_direct = instruction.opcode == "call" and isinstance(callee_of(instruction), Function)
            for operand in instruction.operands[:-1] if is_direct else instruction.operands:
                taken.update(
                    [operand]
                    if isinstance(operand, Function)
                    else operand.mentioned
                    if isinstance(operand, Constant)
                    else []
                )
    for variable in program.globals.values():
        if isinstance(variable.initializer, Constant):
            taken.update(variable.initializer.mentioned)
        elif variable.initializer is not None:
            taken.add(variable.initializer)
    wanted = call.field("function_type")
    found = [f for f in program.functions.values() if f in taken and not f.is_declaration and not f.is_kernel]
    return [f for f in found if f.function_type == wanted]


def compiled(launch: Launch, host: str) -> Compiled:
    """Machine code for a launch, from the cache where an equal one was compiled before.

    Raises NotCompiledError where no group can run in host code to its end.
    """
    image = launch.image
    module = image.program.module
    places = tuple(sorted((n, image.resolve(g)[0]) for n, g in image.program.globals.items()))
    key = (image.program.kernel.name, hash(str(module)), image.target.name, _options(launch, host), host, places)
    table = _CACHE.setdefault(module, {})
    if key not in table:
        try:
            table[key] = _compile(launch, host)
        except NotCompiledError as refusal:
            table[key] = refusal
    found = table[key]
    if isinstance(found, NotCompiledError):
        raise found.with_traceback(None)
    return found


def _compile(launch: Launch, host: str) -> Compiled:
    made = translate(launch, host)
    for gap in made.gaps:
        if gap.is_certain:
            raise NotCompiledError(gap.describe(launch.sites))
    return compile_host(made, host)


def run_launch(make: Callable[[], Launch], options: WaveOptions | None = None, progress: Progress | None = None) -> Run:
    """Execute a launch. ``make`` prepares it from its inputs; it is called again when groups are replayed."""
    options = options or WaveOptions()
    launch = make()
    start = time.perf_counter()
    try:
        code = compiled(launch, options.host)
    except NotCompiledError as refusal:
        return _run_on_reference(launch, refusal, progress)
    middle = time.perf_counter()
    deadline = None if launch.options.timeout is None else time.monotonic() + launch.options.timeout
    first = _Execution(launch, code, deadline)
    jobs = 1 if code.host.order_matters else options.jobs or os.cpu_count() or 1
    first.run(min(jobs, thread_room(ARENA + STACK)), progress)
    run = Run(launch, len(first.failing), 0, middle - start, 0.0)
    if first.is_late:
        run.launch = _end_late(make, launch, sorted(first.failing))
    elif first.failing or not first.is_complete:
        run.launch, run.replayed = _replay(make, code, first, progress)
        _note_replay(run, first, code.host)
    else:
        replay.finish(launch)
    run.run_seconds = time.perf_counter() - middle
    _note_fidelity(run.launch, code.host)
    return run


def _run_on_reference(launch: Launch, refusal: NotCompiledError, progress: Progress | None) -> Run:
    """All of a launch on the reference engine: what the kernel needs cannot be had in host code."""
    start = time.perf_counter()
    run_reference(launch, progress)
    total = launch.geometry.group_count
    place = f" ({refusal.location})" if refusal.location else ""
    launch.fidelity.add_executed(f"all work-groups by the reference engine: not compiled: {refusal.message}{place}")
    return Run(launch, total, total, 0.0, time.perf_counter() - start)


def _note_replay(run: Run, first: _Execution, host: Host) -> None:
    """Who executed the groups that host code gave up, and why it did."""
    counts = first.gap_counts()
    reasons = [
        f"not compiled: {gap.describe(run.launch.sites)}" for gap, count in zip(host.gaps, counts, strict=True) if count
    ]
    if sum(counts) < run.suspicious or not reasons:
        reasons.append("a check of host code failed in them" if first.is_complete else "they wait for one another")
    text = f"{run.replayed} of {run.launch.geometry.group_count} work-groups by the reference engine"
    run.launch.fidelity.add_executed(f"{text}: {'; '.join(reasons)}")


def _note_fidelity(launch: Launch, host: Host) -> None:
    """Intrinsics whose result is the host's, as the reference engine notes them."""
    for call in host.calls:
        if isinstance(call.row, Row) and not call.row.exact:
            launch.fidelity.add_approximated(f"{call.name}: the host's result")
    if host.watches_races:
        launch.fidelity.add_approximated(
            "racecheck: races in LDS; races in buffers are found by --engine reference only"
        )
    if launch.options.seed:
        launch.fidelity.add_approximated("--seed reorders the waves of replayed groups only")


def _replay(
    make: Callable[[], Launch], code: Compiled, first: _Execution, progress: Progress | None
) -> tuple[Launch, int]:
    """Start again with the suspicious groups on the reference engine; more may turn up on the way. Also gives their number."""
    failing, deadline = set(first.failing), first.deadline
    for _ in range(4):
        launch = make()
        total = launch.geometry.group_count
        if not first.is_complete or 2 * len(failing) >= total:
            break
        execution = _Execution(launch, code, deadline)
        if replay.run_mixed(launch, execution.run_range, sorted(failing), progress, code.host.spins, deadline):
            return launch, len(failing)
        if execution.is_late:
            _report_timeout(launch)
            return launch, len(failing)
        if not execution.failing:
            break
        failing |= set(execution.failing)
    launch = make()
    run_reference(launch, progress, deadline)
    return launch, launch.geometry.group_count


def _end_late(make: Callable[[], Launch], launch: Launch, failing: list[int]) -> Launch:
    """The time is over: what was wrong in groups that were suspicious until then may be why."""
    if failing:
        launch = make()
        replay.run_groups(launch, failing, time.monotonic() + LAST_WORDS)
    _report_timeout(launch)
    return launch


def _report_timeout(launch: Launch) -> None:
    """Once: a replayed group may have said it."""
    if any(f.kind == "timeout" for f in launch.log.sorted()):
        return
    launch.log.add(
        Finding("engine", "timeout", "error", f"The launch did not finish within {launch.options.timeout:g} s")
    )


@final
class _Execution:
    """The threads and contexts of one pass over the work-groups."""

    def __init__(self, launch: Launch, code: Compiled, deadline: float | None) -> None:
        self.launch, self.code, self.deadline = launch, code, deadline
        self.answers = Answers(launch, code.host.calls)
        self.callback = CALLBACK(self.answers)
        self.counter = np.zeros(1, np.int64)
        self.contexts: list[Context] = []
        self.failing: list[int] = []
        self.is_late = False
        self.is_complete = True

    def run(self, jobs: int, progress: Progress | None) -> None:
        """All groups, on ``jobs`` threads."""
        total = self.launch.geometry.group_count
        self.contexts = [self._context() for _ in range(max(1, min(jobs, total)))]
        self._run(self.contexts, 0, total, progress)

    def run_range(self, first: int, stop: int) -> bool:
        """Groups one after the other; False when one is suspicious."""
        if not self.contexts:
            self.contexts = [self._context()]
        self.failing = []
        self._run(self.contexts[:1], first, stop, None)
        return not self.failing

    def _run(self, contexts: list[Context], first: int, stop: int, progress: Progress | None) -> None:
        self.counter[0] = first
        for context in contexts:
            context.set("total", stop)
            context.set("failing_count", 0)
            context.set("stop", 0)
        threads = [threading.Thread(target=self.code.run_groups, args=(c.address,), daemon=True) for c in contexts]
        old_size = threading.stack_size(STACK)
        try:
            for thread in threads:
                thread.start()
            threading.stack_size(old_size)
            self._wait(threads, stop, progress)
        except BaseException:
            self._stop(threads)
            raise
        if self.answers.failure is not None:
            raise self.answers.failure
        for context in contexts:
            count = context.get("failing_count")
            self.is_complete &= count <= MAX_FAILING and not self.is_late and not context.get("reason")
            self.failing += self._list(context)[: min(count, MAX_FAILING)].tolist()
        if progress is not None and not self.is_late:
            progress(stop, stop)

    def _wait(self, threads: list[threading.Thread], stop: int, progress: Progress | None) -> None:
        pause = 0.0005
        while any(t.is_alive() for t in threads):
            for thread in threads:
                thread.join(pause)
            pause = min(0.05, pause * 2)
            if progress is not None:
                progress(min(int(self.counter[0]), stop), stop)
            if self.deadline is not None and time.monotonic() > self.deadline:
                self.is_late = any(t.is_alive() for t in threads)
                self._stop(threads)

    def _stop(self, threads: list[threading.Thread]) -> None:
        while any(t.is_alive() for t in threads):
            for context in self.contexts:
                context.set("stop", 1)
                context.set("halt", 1)
            for thread in threads:
                thread.join(0.01)

    def gap_counts(self) -> list[int]:
        """How many groups each gap stopped."""
        width = len(self.code.host.gaps)
        return [sum(int(c.gaps[k]) for c in self.contexts) for k in range(width)]

    def _list(self, context: Context) -> Any:
        return next(a for a in context.kept if int(a.ctypes.data) == context.get("failing"))

    # Contexts --------------------------------------------------------------------------------------------------

    def _context(self) -> Context:
        launch, host, context = self.launch, self.code.host, Context()
        memory, geometry, waves = launch.image.memory, launch.geometry, launch.waves_per_group
        lds = max(64, launch.lds_size + 64)
        block = (
            sum(e.padded + e.offset for k in launch.image.lowered.values() for e in k.entries)
            + launch.options.dynamic_lds
        )
        covered = LDS_CELLS + block + 4096 if launch.image.lowered else lds
        cells = 4 * (covered // host.race_grain) + 256
        private = max(64, (host.private_stride * launch.wave_size) * waves + 64)
        for name, size in (
            ("lds", lds),
            ("lds_init", lds),
            ("lds_writes", cells),
            ("lds_reads", cells),
            ("private", private),
            ("private_init", private),
        ):
            context.point(name, _aligned(size))
        context.point("arena", _aligned(ARENA, 256))
        for name, kind, size in (("status", np.int32, waves), ("handles", np.int64, waves), ("ready", np.int32, waves)):
            context.point(name, np.zeros(size, kind))
        context.point("failing", np.zeros(min(MAX_FAILING, geometry.group_count), np.int64))
        context.point("counter", self.counter)
        context.gaps = np.zeros(max(1, len(host.gaps)), np.int64)
        context.point("gaps", context.gaps)
        context.point("frame_lists", np.zeros(max(1, host.body_count), np.int64))
        values, lows, sizes = _argument_tables(launch)
        for name, table in (("arguments", values), ("lows", lows), ("sizes", sizes)):
            context.point(name, table)
        import ctypes

        numbers = {
            "host_base": memory.space.host_base,
            "init_base": memory.space.init_base,
            "arena_size": ARENA,
            "waves": waves,
            "lds_size": launch.lds_size,
            "cells_size": cells,
            "frame_lists_size": 8 * host.body_count,
            "grid_x": geometry.grid[0],
            "grid_y": geometry.grid[1],
            "callback": ctypes.cast(self.callback, ctypes.c_void_p).value or 0,
            "failing_room": min(MAX_FAILING, geometry.group_count),
        }
        for name, number in numbers.items():
            context.set(name, number)
        return context


def _aligned(size: int, align: int = 64) -> Any:
    """Zeroed bytes that start at a multiple of ``align``."""
    raw = np.zeros(size + align, np.uint8)
    start = -int(raw.ctypes.data) % align
    return raw[start : start + size]


def _argument_tables(launch: Launch) -> tuple[Any, Any, Any]:
    """Scalars of the arguments (16 bytes each) with the launch's own pointers behind; bounds of the objects they point to."""
    scalars: list[int] = []
    bounds: list[tuple[int, int]] = []
    objects = launch.image.memory.objects
    for parameter, value in zip(launch.image.program.kernel.arguments, launch.arguments, strict=False):
        parts = list(_scalars(value))
        scalars += [p.bits for p in parts]
        tag = parts[0].tag if parts and isinstance(parameter.type, PointerType) else 0
        bounds.append((int(objects.low[tag]), int(objects.size[tag])) if tag > 1 else ((1 << 64) - 1, 0))
    for address, number in (launch.implicit, launch.kernarg, launch.packet, launch.queue):
        scalars.append(address)
        bounds.append((int(objects.low[number]), int(objects.size[number])))
    values = np.frombuffer(b"".join(s.to_bytes(16, "little") for s in scalars), np.uint8).copy()
    lows, sizes = (np.array([b[k] for b in bounds], np.uint64) for k in (0, 1))
    return values, lows, sizes


def _scalars(value: Nested) -> Iterator[Scalar]:
    if isinstance(value, Scalar):
        yield value
    else:
        for part in value:
            yield from _scalars(part)
