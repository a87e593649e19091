"""One pass over the work-groups of a launch: threads, their contexts, and which groups were suspicious."""

from __future__ import annotations

import ctypes
import functools
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, final

import numpy as np

from swlds.device.address_space import PRIVATE, WINDOW_END
from swlds.device.constant_expressions import Nested, Scalar
from swlds.device.launch import Launch
from swlds.device.objects import LIVE, ObjectInfo
from swlds.device.wave_places import StandingWave
from swlds.engines.wave_compiler.host.context import CALLBACK, ITEM_BITS, Context, State, aligned_bytes
from swlds.engines.wave_compiler.host_module import Host
from swlds.engines.wave_compiler.jit import Compiled
from swlds.engines.wave_compiler.memory.far_stores import find_far_size
from swlds.engines.wave_compiler.memory_limit import is_limited, thread_room
from swlds.engines.wave_compiler.races import release_acquire_state as spans
from swlds.engines.wave_compiler.races import wave_clocks_state as clocks
from swlds.engines.wave_compiler.races.planes import (
    APART,
    MET,
    STORED,
    Planes,
    cells_to_compare,
    find_conflict,
    find_extents,
    find_left,
    meets_reference,
    share_first_epoch,
)
from swlds.engines.wave_compiler.schedule.clusters import ClusterRecord
from swlds.engines.wave_compiler.schedule.grids import GridGroups
from swlds.engines.wave_compiler.schedule.missed import MissedBarriers
from swlds.engines.wave_compiler.schedule.plan import GROUPS
from swlds.engines.wave_compiler.schedule.resident import ResidentGroups
from swlds.engines.wave_compiler.schedule.standing import standing_waves
from swlds.engines.wave_compiler.schedule.transfers import Transfers
from swlds.engines.wave_compiler.thread_pool import ThreadPool
from swlds.engines.wave_compiler.worker_memory import (
    ARENA,
    KEPT_ARENA,
    MAX_FAILING,
    arena_size,
    give_memory,
    is_small,
    take_memory,
    trim,
)
from swlds.ir.types import PointerType

if TYPE_CHECKING:
    from swlds.engines.reference.machine import Machine
    from swlds.engines.wave_compiler.control.host_calls import Callbacks
    from swlds.engines.wave_compiler.line_log import LineLog
    from swlds.engines.wave_compiler.pattern_log import PatternLog

Progress = Callable[[int, int], None]
#: Groups that a thread takes at once: threads wait for one another where they take them from the counter, and the last groups of
#: a launch are all that one of them does alone. A launch is so many turns of each thread, or more.
MOST_TAKEN, LEAST_TURNS = 32, 32
#: Another order in which threads take the groups, given their number: tests show that it does not matter.
TAKE_ORDER: Callable[[int], list[int]] | None = None
#: Seconds after which somebody looks at a launch that runs.
LONGEST_PAUSE = 0.05
#: Where device arrays begin in a launch that has none: behind all memory.
NO_ARRAYS = 1 << 62


@final
class Execution:
    """The threads and contexts of one pass over the work-groups. ``is_again``: there was one in which groups stored to one place
    and perhaps the same (``may_be_alike``), which this one compares, on one thread."""

    def __init__(self, launch: Launch, code: Compiled, deadline: float | None, *, is_again: bool = False) -> None:
        self.is_again = is_again
        self.launch, self.code, self.deadline = launch, code, deadline
        #: What went wrong while host code asked: an exception cannot cross it.
        self.failure: BaseException | None = None
        self.callback = CALLBACK(self._answer)
        #: How many groups were taken; and the shares that threads begin with (``groups.ll``).
        self.counter = np.zeros(1, np.int64)
        self.shares: Any = None
        self.contexts: list[Context] = []
        #: Each of them before it had planes that watch something.
        self._fresh: list[State] = []
        #: Arrays that the threads copy in and back.
        self._transfers: Transfers | None = None
        #: Of a launch with clusters: a record for each thread. What is counted below are clusters then, else groups.
        self.clusters: list[ClusterRecord] = []
        self.failing: list[int] = []
        self.missed = MissedBarriers(launch, code.host.places)
        self.numbers = _object_numbers(launch, code.host)
        self.tables = _argument_tables(launch)
        launch.image.memory.space.has_tags |= code.host.writes_tags
        launch.may_hold_tags |= code.host.tracks_tags
        self.is_late = False
        self.is_complete = True
        #: Nothing failed, but a block of the heap is left, and which calls led to its allocation is not known.
        self.leaks_in_a_call = False
        #: Work-groups touched the same memory and may race.
        self.has_conflict = False
        #: They only stored there, each on its thread, and perhaps the same.
        self.may_be_alike = False
        is_in_turn = code.host.scope == GROUPS and code.host.counts and not code.host.grid
        host = code.host
        self.extents = find_extents(
            launch, host.watched, host.uses, compares_all=is_in_turn, watches_heap=host.watches_heap
        )
        self.planes: list[Planes] = []
        total = launch.geometry.group_count * launch.waves_per_group
        is_far = bool(code.host.clock_width and code.host.handover_width) and total <= clocks.MOST_FAR
        #: Waves of the launch, where groups know one another by clocks.
        self.far_waves = total if is_far else 0
        self.resident: ResidentGroups | None = None
        if is_in_turn:
            self.resident = ResidentGroups(
                code, self.contexts, self._context, thread_room(ARENA), shares_numbers=is_far or is_again
            )
        room = thread_room(arena_size(launch)) if code.host.grid else 0
        self.grid: GridGroups | None = None
        if code.host.grid:
            self.grid = GridGroups(code, self.contexts, self._context, room, launch.wave_size)

    def _answer(self, context: int, wave: int, number: int, mask: int, arguments: int, results: int) -> None:
        try:
            self.answers(context, wave, number, mask, arguments, results)
        except BaseException as error:  # noqa: BLE001  # of loading what answers; the launch raises it
            self.failure = error

    @functools.cached_property
    def answers(self) -> Callbacks:
        """What host code asks Python for."""
        from swlds.engines.wave_compiler.control.host_calls import Callbacks

        host = self.code.host
        take_patterns = lambda place, count: self.patterns.take_at(place, count)  # noqa: E731
        return Callbacks(
            self.launch,
            host.calls,
            take_patterns,
            self.missed.tell,
            keeps_blocks=host.keeps_blocks,
            watches_heap=host.watches_heap,
        )

    @functools.cached_property
    def patterns(self) -> PatternLog:
        """Where patterns of LDS accesses are counted."""
        from swlds.engines.wave_compiler.pattern_log import PatternLog

        launch = self.launch
        banks = None if launch.counters else launch.banks
        return PatternLog(launch.patterns, self.code.host.pattern_tables, launch.wave_size, banks)

    @functools.cached_property
    def lines(self) -> LineLog:
        """Where lines of global memory are counted."""
        from swlds.engines.wave_compiler.line_log import LineLog

        return LineLog(self.launch.lines, self.code.host.line_tables, self.launch.wave_size)

    @property
    def can_transfer(self) -> bool:
        """Threads take groups, and one that is done has nothing to do: it may copy."""
        return not (self.grid or self.resident or self.code.host.clusters)

    @functools.cached_property
    def can_run_again(self) -> bool:
        """Nothing of a clean pass, which it has made, is left behind but in its contexts, which are small."""
        host = self.code.host
        leaves = host.handover_width or host.pattern_tables or host.line_tables or self.is_again
        leaves = leaves or not host.asks_for_blocks
        return self.can_transfer and not (leaves or is_limited()) and all(map(is_small, self.contexts))

    def return_to_start(self) -> None:
        """Be as if it had not run; for one that was clean, in memory that is as it was but for the content of arrays."""
        vars(self).pop("answers", None)
        self.missed = MissedBarriers(self.launch, self.code.host.places)
        for context, state in zip(self.contexts, self._fresh, strict=True):
            if context.get("arena_used") > KEPT_ARENA:
                trim(context)
            context.return_to(state)
            context.set("wave", self.code.wave)
            context.set("arrays_floor", self._arrays_floor())
        if self.extents:
            self.planes = [Planes(self.extents, self.code.host.race_grain, context) for context in self.contexts]

    def forget_heap(self) -> None:
        """``Launch.forget_heap``, where host code may have poisoned more than Python knows of."""
        space = self.launch.image.memory.space
        for context in self.contexts:
            if room := context.get("shaded_room"):
                space.note_shaded(WINDOW_END - room, context.get("shaded_end"))
        self.launch.forget_heap()

    def read_arguments(self) -> None:
        """The launch's arguments are other numbers, or other arrays where no array has cells beside it."""
        for name, table in _argument_tables(self.launch).items():
            self.tables[name][:] = table
        self.numbers[: len(self.launch.arguments)] = _argument_numbers(self.launch)

    def run(self, jobs: int, progress: Progress | None, transfers: Transfers | None = None) -> None:
        """All groups, on ``jobs`` threads, or as many as before. ``transfers``: what these threads copy, if they can."""
        self._transfers = transfers
        total = self.launch.geometry.cluster_count
        if self.grid is not None:
            self._run_grid(self.grid, total, progress)
        elif self.resident is not None:
            self._run_resident(self.resident, 0, total, progress)
        elif self.code.host.clusters:
            self._make_clusters(max(1, min(jobs, total)))
            share_first_epoch(self.planes)
            self._run(self._leaders, 0, total, progress)
        else:
            jobs = 1 if self.code.host.scope == GROUPS else jobs
            if not self.contexts:
                self.contexts += [self._context() for _ in range(max(1, min(jobs, total)))]
            if TAKE_ORDER is not None and self.code.host.scope != GROUPS:
                order = np.array(TAKE_ORDER(total), np.int64)
                for context in self.contexts:
                    context.point("order", order)
            share_first_epoch(self.planes)
            if transfers is not None:
                transfers.compare(cells_to_compare(self.planes), self.planes[0].base)
                transfers.point(self.contexts)
            self._run(self.contexts, 0, total, progress)
        is_known = self.has_conflict or not self.extents or (transfers is not None and transfers.are_apart)
        met = APART if is_known else find_conflict(self.planes)
        if met == STORED and self.is_again:  # groups of a cluster: in flight on one thread, with planes of their own
            met = MET
        self.has_conflict, self.may_be_alike = self.has_conflict or met == MET, met == STORED
        self._end_watch()

    def run_range(self, first: int, stop: int) -> bool:
        """Groups one after the other; False when one is suspicious, or does not end in its first turn."""
        if self.resident is not None:
            self._run_resident(self.resident, first, stop, None)
            return not self.failing and not self.resident.interleaves
        if self.code.host.clusters and not self.clusters:
            self._make_clusters(1)
        elif not self.contexts:
            self.contexts.append(self._context())
        self.failing = []
        self._run(self._leaders[:1], first, stop, None)
        return not self.failing

    def _make_clusters(self, jobs: int) -> None:
        """The contexts of as many threads."""
        geometry, size = self.launch.geometry, self.launch.geometry.cluster_size
        for _ in range(jobs):
            contexts = [self._context() for _ in range(size)]
            is_never = self.launch.is_never_clustered
            record = ClusterRecord(geometry, self.launch.waves_per_group, contexts, is_never=is_never)
            self.clusters.append(record)
            self.contexts += contexts
        if TAKE_ORDER is not None:
            order = np.array(TAKE_ORDER(geometry.cluster_count), np.int64)
            for leader in self._leaders:
                leader.point("order", order)

    @property
    def _leaders(self) -> list[Context]:
        """The context of each thread that takes numbers from the counter."""
        return [record.leader for record in self.clusters] or self.contexts

    def _tasks(self, leaders: list[Context]) -> list[Callable[[], object]]:
        if self.clusters:
            records = [r for r in self.clusters if r.leader in leaders]
            return [functools.partial(self.code.run_clusters, r.address) for r in records]
        run = self.code.run_groups if self._transfers is None else self.code.run_with_transfers
        return [functools.partial(run, c.address) for c in leaders]

    def meets_reference(self, machine: Machine) -> bool:
        """True when groups of host code and groups of the reference engine may race, or those of host code among themselves."""
        found = machine.races is not None and any(meets_reference(p, machine.races.cells) for p in self.planes)
        self.has_conflict = self.has_conflict or found or find_conflict(self.planes) != APART or self._relies()
        self._end_watch()
        return self.has_conflict

    @property
    def has_slot_note(self) -> bool:
        """A group read the address of its block behind a barrier without fences."""
        return any(context.get("slot_note") for context in self.contexts)

    def _relies(self) -> bool:
        """A group relied on what an earlier one had handed over: groups that run elsewhere may have taken that back."""
        return any(context.get("relies") for context in self.contexts)

    def _end_watch(self) -> None:
        self.is_complete = self.is_complete and not self.has_conflict
        for planes in self.planes:
            planes.release()

    def _run_resident(self, groups: ResidentGroups, first: int, stop: int, progress: Progress | None) -> None:
        """Groups in the reference engine's turns, on one thread."""

        def work() -> None:
            try:
                groups.run(first, stop, self.launch.slots, lambda done: self.counter.__setitem__(0, done))
            except BaseException as error:  # noqa: BLE001  # the caller raises it
                self.failure = error

        self.counter[0] = first
        self._work([work], stop, progress)
        self.failing = groups.failing
        self.has_conflict |= any(context.get("conflict") for context in self.contexts)
        self.has_conflict |= groups.interleaves and not self.far_waves and self._relies()
        # one of them began anew with its numbers, the others did not
        self.has_conflict |= self.is_again and len({context.get("base_epoch") for context in self.contexts}) > 1
        is_stuck = self.is_late or groups.is_full or (groups.interleaves and self.failing)
        self.is_complete = not (is_stuck or self.has_conflict)

    def _run_grid(self, grid: GridGroups, total: int, progress: Progress | None) -> None:
        """All groups in flight at once, on one thread."""

        def work() -> None:
            try:
                grid.run(total, lambda done: self.counter.__setitem__(0, done))
            except BaseException as error:  # noqa: BLE001  # the caller raises it
                self.failure = error

        self.counter[0] = 0
        self._work([work], total, progress)
        self.failing = grid.failing
        self.has_conflict |= grid.has_conflict
        self.is_complete = not (self.is_late or grid.is_stuck or self.has_conflict)

    def _run(self, contexts: list[Context], first: int, stop: int, progress: Progress | None) -> None:
        self.counter[0] = first
        batch = max(1, min(MOST_TAKEN, (stop - first) // (LEAST_TURNS * len(contexts))))
        for context in contexts:
            context.set("total", stop)
            context.set("batch", batch)
            context.set("failing_count", 0)
            context.set("stop", 0)
        self._divide(contexts, first, stop)
        self._work(self._tasks(contexts), stop, progress)
        is_known = self._transfers is not None and self._transfers.is_clean
        self.has_conflict |= not is_known and any(context.get("conflict") for context in self.contexts)
        for context in () if is_known else contexts:
            count = context.get("failing_count")
            self.has_conflict |= bool(context.get("conflict"))
            self.is_complete &= count <= MAX_FAILING and not self.is_late and not self.has_conflict
            self.failing += context.failing[: min(count, MAX_FAILING)].tolist()
        if progress is not None and not self.is_late:
            progress(stop * self._size, stop * self._size)

    def _divide(self, contexts: list[Context], first: int, stop: int) -> None:
        """Give each thread a part of the groups. Those of a kernel whose groups hand over to later ones are taken in order."""
        count = 1 if self.code.host.handover_width else len(contexts)
        if self.shares is None or len(self.shares) != count:
            self.shares = aligned_bytes(64 * count).view(np.int64).reshape(count, 8)
        for k in range(count):
            self.shares[k, :2] = first + (stop - first) * k // count, first + (stop - first) * (k + 1) // count
        for number, context in enumerate(contexts):
            context.point("shares", self.shares)
            context.set("share", number % count)
            context.set("share_count", count)

    def _work(self, tasks: list[Callable[[], object]], stop: int, progress: Progress | None) -> None:
        """One thread a task, until all are done, the time is over, or somebody interrupts."""
        if self.code.host.calls:
            tasks = [functools.partial(_without_errors, task) for task in tasks]
        crew = ThreadPool(tasks, keeps_threads=not (self.code.host.body_count or is_limited()))
        try:
            crew.start()
            self._wait(crew, stop, progress)
        finally:
            crew.stop(self._tell)
            if "answers" in vars(self):
                self.answers.settle(context.address for context in self.contexts)
            self._note_left()
        failure = self.failure or ("answers" in vars(self) and self.answers.failure)  # nobody may have asked
        if failure:
            raise failure
        self.code.raise_failure()

    def _note_left(self) -> None:
        """Bits of buffers may have become undefined."""
        launch = self.launch
        if any(context.get("leaves") for context in self.contexts):
            launch.left = find_left(launch, self.code.host.left)
        if launch.left:
            launch.image.memory.space.kept.forbid()

    def _wait(self, crew: ThreadPool, stop: int, progress: Progress | None) -> None:
        pause, before = 0.0005 if self._is_watched(progress) else LONGEST_PAUSE, time.monotonic()
        while crew.is_working():
            crew.wait(pause)
            pause = min(LONGEST_PAUSE, pause * 2)
            now = time.monotonic()
            self.code.ran, before = self.code.ran + now - before, now
            if self.code.is_due:
                self._improve(self.code.improve_after or 0.0)
            if progress is not None:
                progress(min(int(self.counter[0]), stop) * self._size, stop * self._size)
            if self.deadline is not None and time.monotonic() > self.deadline:
                self.is_late = crew.is_working()
                return

    def _is_watched(self, progress: Progress | None) -> bool:
        """Something is to be done while it runs: to wake up for nothing takes a core from a thread."""
        return progress is not None or self.deadline is not None or self.code.improve_after is not None

    @property
    def _size(self) -> int:
        """Groups in what is counted."""
        return self.launch.geometry.cluster_size

    def _improve(self, seconds: float) -> None:
        """Better code, which takes so long to make, for the groups that have not begun; not where the time would be over then."""
        if self.deadline is None or time.monotonic() + seconds < self.deadline:
            self.code.improve()
            for context in list(self.contexts):
                context.set("wave", self.code.wave)

    def _tell(self) -> None:
        """Have host code stop."""
        if self.resident is not None:
            self.resident.is_stopped = True
        if self.grid is not None:
            self.grid.is_stopped = True
        for context in list(self.contexts):
            context.set("stop", 1)
            context.set("halt", 1)

    def gap_counts(self) -> list[int]:
        """How many groups each gap stopped."""
        width = len(self.code.host.unsupported_sites)
        return [sum(int(c.unsupported_sites[k]) for c in self.contexts) for k in range(width)]

    def add_counts(self) -> None:
        """Give the launch what the threads have counted."""
        if self.code.host.pattern_tables:
            for context in self.contexts:
                self.patterns.end(context.address, context.pattern_slots, self.code.end_patterns)
            self.patterns.take_logs([(context.pattern_log, context.get("pattern_count")) for context in self.contexts])
            self.patterns.take_tables([context.pattern_slots for context in self.contexts])
        if self.code.host.line_tables:
            self.lines.take([context.line_slots for context in self.contexts])
        if self.launch.counts is None:
            return
        table = sum((context.counters for context in self.contexts), np.zeros(3, np.int64))
        for (key, size), row in zip(self.code.host.counted, table.tolist(), strict=False):
            executions, lanes, octets = row
            self.launch.counts.add(key, executions, lanes, octets if size is None else lanes * size)

    def standing(self) -> list[StandingWave]:
        """Where the waves of the groups stand that were stopped."""
        places, members = self.code.host.places, self.launch.geometry.members
        suspicious = {group for number in self.failing for group in members(number)}
        return [
            wave
            for context in self.contexts
            if (group := context.get("group")) not in suspicious
            for wave in standing_waves(self.launch, places, group, context.standing, context.status)
        ]

    # Contexts --------------------------------------------------------------------------------------------------

    def give_memory(self) -> None:
        """All is said and done: what the threads had is free for the next launch."""
        if not self.clusters:
            give_memory(self.code, self.launch, self.contexts)
            self.contexts.clear()  # the groups in flight hold the same list

    def _context(self) -> Context:
        launch, host, context = self.launch, self.code.host, take_memory(self.code, self.launch)
        memory, geometry, waves = launch.image.memory, launch.geometry, launch.waves_per_group
        context.point("counter", self.counter)
        context.point("fresh_lds", launch.fresh_lds)
        if host.pattern_tables:
            context.pattern_slots, context.pattern_log, stamps = self.patterns.make()
            context.point("pattern_stamps", stamps)
            context.point("pattern_memo", aligned_bytes(64 + 4 * launch.wave_size))
            context.point("pattern_slots", context.pattern_slots)
            context.point("pattern_log", context.pattern_log)
        if host.line_tables:
            context.line_slots = self.lines.make()
            context.point("line_slots", context.line_slots)
        context.point("numbers", self.numbers)
        context.point("lds_owner", launch.image.lds_owner)
        for name, table in self.tables.items():
            context.point(name, table)
        numbers = {
            **memory.objects.addresses,
            "wave": self.code.wave,
            "arrays_floor": self._arrays_floor(),
            "host_base": memory.space.host_base,
            "init_base": memory.space.init_base,
            "tags_base": memory.space.tags_base,
            "lds_owner_size": len(launch.image.lds_owner),
            "grid_x": geometry.grid[0],
            "grid_y": geometry.grid[1],
            "callback": ctypes.cast(self.callback, ctypes.c_void_p).value or 0,
            "loops": _loops() if host.room else 0,
            "slice": launch.options.preempt,
            "far_size": find_far_size(launch, host),
            "draws": int(host.counts and launch.options.seed != 0),
        }
        context.set_all(numbers)
        if host.handover_width:
            context.point("wave_records", np.zeros(spans.WAVE_SIZE * waves, np.uint8))
            context.point("spans", np.zeros(spans.SPAN_SIZE * (geometry.group_count + spans.SPARE_SPANS + 8), np.uint8))
            context.point("handovers", np.zeros(spans.ENTRY_SIZE << spans.TABLE_BITS, np.uint8))
            room = 1 << spans.SPAN_BITS
            context.set("spare_spans", spans.SPARE_SPANS if geometry.group_count + spans.SPARE_SPANS + 8 < room else 0)
        if self.far_waves:
            self._point_to_clocks(context)
        if (self.resident is not None or self.grid is not None) and self.contexts:
            context.set("exchange", self.contexts[0].get("exchange"))  # one thread: what answers is prepared once
        if self.extents:
            self._fresh.append(context.note())
        shares = self.far_waves or self.grid is not None or (self.is_again and self.resident is not None)
        if self.planes and shares:
            self.planes[0].share(context)
            return context
        self.planes.append(Planes(self.extents, host.race_grain, context))
        if not self.extents:
            self._fresh.append(context.note())
        if self.grid is not None:
            self.grid.planes = self.planes[0]
        return context

    def _arrays_floor(self) -> int:
        arrays = self.launch.image.memory.arrays
        return arrays.floor if arrays is not None and arrays.live else NO_ARRAYS

    def _point_to_clocks(self, context: Context) -> None:
        """What the waves of the launch know of one another."""
        words = clocks.clock_words(self.far_waves)
        for name, table in self._clock_tables.items():
            context.point(name, table)
        numbers = {"known_size": clocks.sizes(words)[0], "clock_words": words, "far_waves": self.far_waves}
        context.set_all(numbers)

    @functools.cached_property
    def _clock_tables(self) -> dict[str, Any]:
        words = clocks.clock_words(self.far_waves)
        known, table = clocks.sizes(words)
        return {
            "all_clocks": np.zeros(known * self.far_waves, np.uint8),
            "all_touched": np.zeros(clocks.TOUCHED_SIZE * self.far_waves, np.uint8),
            "flags": np.zeros(table, np.uint8),
            "owners": np.zeros(1 << (32 - ITEM_BITS), np.int32),
            "given_clock": np.zeros(words, np.int32),
        }


def _without_errors(task: Callable[[], object]) -> None:
    """Callbacks compute with NumPy, whose error handling is a thread's: to switch it takes longer than a wave's sine."""
    with np.errstate(all="ignore"):
        task()


def _object_numbers(launch: Launch, host: Host) -> Any:
    """Objects of the arguments, of the launch's own segments, and of stack slots, which become objects here."""
    numbers = _argument_numbers(launch)
    numbers += [number for _, number in (launch.implicit, launch.kernarg, launch.packet, launch.queue)]
    for start, size in host.tag_slots:
        info = ObjectInfo("private", "stack slot")
        numbers.append(launch.image.memory.objects.add(info, PRIVATE, start, size))
    return np.array(numbers, np.uint32)


def _argument_numbers(launch: Launch) -> list[int]:
    """Objects that the arguments point to, 0 for none."""
    given = zip(launch.image.program.kernel.arguments, launch.arguments, strict=False)
    return [value.tag if isinstance(p.type, PointerType) and isinstance(value, Scalar) else 0 for p, value in given]


def _argument_tables(launch: Launch) -> dict[str, Any]:
    """Scalars of the arguments (16 bytes each) with the launch's own pointers behind; bounds of the objects they point to."""
    scalars: list[int] = []
    bounds: list[tuple[int, int]] = []
    objects = launch.image.memory.objects
    for parameter, value in zip(launch.image.program.kernel.arguments, launch.arguments, strict=False):
        parts = list(_scalars(value))
        scalars += [p.bits for p in parts]
        tag = parts[0].tag if parts and isinstance(parameter.type, PointerType) else 0
        is_live = tag > 1 and objects.state[tag] == LIVE  # a device array may be freed
        bounds.append((int(objects.low[tag]), int(objects.size[tag])) if is_live else ((1 << 64) - 1, 0))
    for address, number in (launch.implicit, launch.kernarg, launch.packet, launch.queue):
        scalars.append(address)
        bounds.append((int(objects.low[number]), int(objects.size[number])))
    values = np.frombuffer(b"".join(s.to_bytes(16, "little") for s in scalars), np.uint8).copy()
    lows, sizes = (np.array([b[k] for b in bounds], np.uint64) for k in (0, 1))
    return {"arguments": values, "lows": lows, "sizes": sizes}


def _scalars(value: Nested) -> Iterator[Scalar]:
    if isinstance(value, Scalar):
        yield value
    else:
        for part in value:
            yield from _scalars(part)


def _loops() -> int:
    """The table of what host code calls of NumPy."""
    from swlds.engines.wave_compiler.numpy_loops import table_address

    return table_address()
