"""Launches on the wave compiler: compile (or find in the cache), run work-groups on threads, replay suspicious ones.

Host code checks everything and reports nothing. A group in which a check failed is *suspicious*. When there are any, the launch
starts again from its inputs: suspicious groups run on the reference engine, which reports what is wrong, the others
in host code, in order. So findings are the reference engine's own, and a clean launch never pays for them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, final

from swlds.collector import without_collector
from swlds.device.constant_expressions import Scalar
from swlds.device.copies import find_copies
from swlds.device.fidelity import SLOT_NOTE
from swlds.device.fingerprint import program_fingerprint
from swlds.device.launch import Launch
from swlds.device.leaks import check_leaks
from swlds.device.memory_order import orders_groups
from swlds.device.reach import Reach
from swlds.device.wave_places import timeout_finding
from swlds.device.wide_copy import CORES
from swlds.engines.wave_compiler import jit
from swlds.engines.wave_compiler.execution import Execution
from swlds.engines.wave_compiler.host_module import Host
from swlds.engines.wave_compiler.jit import Compiled, chunk_width, compile_host
from swlds.engines.wave_compiler.kept.entries import entry_name, find_entry, keep_entry
from swlds.engines.wave_compiler.kept.programs import keep_program
from swlds.engines.wave_compiler.kept.shelf import Shelf, open_shelf
from swlds.engines.wave_compiler.launch_reach import known_reach, leaves_blocks, stays_inside
from swlds.engines.wave_compiler.memory_limit import thread_room
from swlds.engines.wave_compiler.options import Options
from swlds.engines.wave_compiler.races.object_uses import ONCE, UNKNOWN, WRITE
from swlds.engines.wave_compiler.races.planes import find_at_risk, find_left, find_read, find_written
from swlds.engines.wave_compiler.refusal import GivenUpError, NotCompiledError, internal_error
from swlds.engines.wave_compiler.schedule.cluster_use import uses_clusters
from swlds.engines.wave_compiler.schedule.plan import GROUPS
from swlds.engines.wave_compiler.schedule.transfers import Transfers
from swlds.engines.wave_compiler.thread_pool import STACK
from swlds.engines.wave_compiler.worker_memory import ARENA
from swlds.errors import SwldsError
from swlds.ir.model import Module
from swlds.lazy import dataclass

Progress = Callable[[int, int], None]
#: Threads at most: each takes some hundred MiB of addresses.
MAX_JOBS = 256
#: Seconds that suspicious groups get to say what is wrong when the launch's time is over.
LAST_WORDS = 3.0
#: What is kept of a module at most: machine code of a kernel for one size of work-group and LDS, one set of checks; 1 to 2 MiB.
KEPT = 64
#: Likewise of text that waits for whether it is worth being machine code: some MB for a kernel of thousands of instructions.
KEPT_TEXTS = 8


@final
@dataclass(eq=False)
class _Refusal:
    """Why a kernel has no machine code. Not the error itself: its traceback would hold the launch."""

    kind: type[NotCompiledError]
    message: str
    location: str


@final
@dataclass(eq=False)
class Run:
    """What a launch did: ``launch`` is the one whose log and memory count. ``replayed``: groups that the reference engine
    executed in it."""

    launch: Launch
    suspicious: int = 0
    replayed: int = 0
    compile_seconds: float = 0.0
    run_seconds: float = 0.0


@final
@dataclass(eq=False)
class _Again:
    """What a launch needs to be executed once more: its code, and the arrays that it writes, to start again from.
    ``execution``: the last one, where it may start anew; ``transfers``: of arrays of the host, once there were some."""

    code: Compiled
    at_risk: list[int]
    reach: dict[int, Reach] | None
    #: The next launch that is the same will know more of what it touches: it is to be made anew.
    learns: bool
    #: What the result says of barriers without fences (``Execution.has_slot_note``).
    has_slot_note: bool
    execution: Execution | None = None
    transfers: Transfers | None = None

    @property
    def knows_objects(self) -> bool:
        """Host code accesses nothing but what was known before the launch: no array that came later."""
        return UNKNOWN not in self.code.host.uses

    def take(self, launch: Launch) -> Execution:
        """One that has not run."""
        execution, self.execution = self.execution, None
        if execution is None:
            return Execution(launch, self.code, None)
        execution.return_to_start()
        return execution

    def keep(self, execution: Execution) -> None:
        """It was clean."""
        if execution.can_run_again:
            self.execution = execution
        else:
            execution.give_memory()

    def end(self) -> None:
        """There will be no other time, or one with what is made anew."""
        execution, self.execution = self.execution, None
        if execution is not None:
            execution.give_memory()


def translate(
    launch: Launch, host: str = "native", goes_on: Callable[[float], bool] | None = None, *, notes: bool = False
) -> Host:
    """The host function of the launch's kernel, as text; ``notes``: with comments; ``goes_on``: see ``translate_kernel``."""
    from swlds.engines.wave_compiler.translation import translate_kernel

    with without_collector():
        return translate_kernel(launch, _options(launch, host)._replace(notes=notes), goes_on)


def _options(launch: Launch, host: str) -> Options:
    options = launch.options
    return Options(
        launch.geometry.block,
        launch.wave_size,
        chunk_width(host),
        options.checks,
        launch.lds_size,
        _aliases(launch),
        options.preempt,
        options.seed != 0,
        options.profile,
        launch.patterns is not None,
        options.exact_patterns,
        _flies(launch),
        launch.undefined_arguments if "initcheck" in options.checks else (),
        launch.image.holds_pointers,
        launch.geometry.cluster if uses_clusters(launch) else None,
        grid=launch.meets_grid,
        private_size=launch.private_size,
        same_value_races=options.same_value_races,
        in_order=launch.in_order,
    )


def _flies(launch: Launch) -> bool:
    """The kernel has copies to LDS, and asynccheck or the data may show when they are complete."""
    options = launch.options
    return ("asynccheck" in options.checks or options.dma != "early") and bool(find_copies(launch.image.program))


def _aliases(launch: Launch) -> tuple[int, ...]:
    """For each parameter the first one that was given the same buffer."""
    first: dict[int, int] = {}
    found = []
    for index, value in enumerate(launch.arguments):
        tag = value.tag if isinstance(value, Scalar) else 0
        found.append(first.setdefault(tag, index) if tag > 1 else index)
    return tuple(found)


def compiled(launch: Launch, host: str) -> Compiled:
    """Machine code for a launch, from the cache where an equal one was compiled before.

    Raises NotCompiledError where no group can run in host code to its end, InternalError where compiling went wrong.
    """
    table, key = kept_code(launch.image.program.module), _key(launch, host)
    found = table.pop(key, None)
    if found is None:
        found = _find_or_compile(launch, host)
    _keep(table, key, found)
    if isinstance(found, _Refusal):
        raise found.kind(found.message, location=found.location)
    found.raise_failure()
    if found.is_due:
        found.improve()
    return found


def _key(launch: Launch, host: str) -> Any:
    """All that the kernel's code is made for."""
    image, options, geometry = launch.image, launch.options, launch.geometry
    # what the key is made of, but for the program, which the facts belong to
    chosen = (options.checks, options.preempt, options.seed, options.profile, options.exact_patterns, options.dma)
    given = (
        geometry.block,
        geometry.cluster,
        launch.lds_size,
        _aliases(launch),
        launch.undefined_arguments,
        launch.in_order,
    )
    placed = (launch.private_size, image.dynamic_lds, image.holds_pointers, *image.parameters, *image.places)
    return image.recall((_key, host, launch.patterns is None, chosen, given, placed), lambda: _make_key(launch, host))


def _make_key(launch: Launch, host: str) -> Any:
    program = launch.image.program
    return (program.kernel.name, program_fingerprint(program), launch.image.target.name, *_made_for(launch, host))


def _made_for(launch: Launch, host: str) -> tuple[Any, ...]:
    """What the code depends on beside the program, its processor, and what an edit of the module changes."""
    image, program = launch.image, launch.image.program
    # a kernel that was loaded before the module was edited found what it reaches in another order: other places
    places = tuple(sorted((n, *image.resolve(g)) for n, g in (*program.globals.items(), *program.functions.items())))
    return (_options(launch, host), image.dynamic_lds, host, *image.parameters), places


def has_code(launch: Launch, host: str) -> bool:
    """Machine code for such a launch was made, or found impossible."""
    table = kept_code(launch.image.program.module)
    return bool(table) and _key(launch, host) in table


def get_ready() -> None:
    """Look at what host code on disk depends on in all launches: our own code, LLVM and the processor."""
    open_shelf(is_off=False).name_of(jit.machine_words("native"))


def find_kept(launch: Launch, host: str) -> bool:
    """Machine code for such a launch is on disk; then it is in memory now."""
    shelf = open_shelf(is_off=launch.options.no_cache)
    if shelf.store is None:
        return False
    try:
        found = find_entry(launch, host, entry_name(launch, _made_for(launch, host), host, shelf), shelf)
    except (SwldsError, MemoryError):
        raise
    except Exception:  # ours: a launch that needs the code meets it, and says so
        return False
    if found is not None:
        _keep(kept_code(launch.image.program.module), _key(launch, host), found)
    return found is not None


def _find_or_compile(launch: Launch, host: str) -> Compiled | _Refusal:
    """From the disk where it is there. A mistake of ours is no reason to end a launch: the reference engine needs no machine
    code."""
    try:
        shelf = open_shelf(is_off=launch.options.no_cache)
        name = entry_name(launch, _made_for(launch, host), host, shelf)
        found = find_entry(launch, host, name, shelf) or _compile(launch, host, name, shelf)
        keep_program(launch, shelf)
        return found
    except NotCompiledError as error:
        refusal = error
    except (SwldsError, MemoryError):
        raise
    except Exception as error:  # whatever it is, it is ours
        refusal = internal_error(error)
    return _Refusal(type(refusal), refusal.message, refusal.location)


def kept_code(module: Module) -> dict[Any, Compiled | _Refusal]:
    """Machine code of a module's kernels, by all that it was made for; what was used last stands last.

    It lies with the module, which it refers to, so both go together.
    """
    table: dict[Any, Compiled | _Refusal] = module.kept.setdefault("wave compiler", {})
    return table


def _keep(table: dict[Any, Compiled | _Refusal], key: Any, found: Compiled | _Refusal) -> None:
    """As what was used last; what was used longest ago gives way."""
    for oldest in list(table)[: len(table) + 1 - KEPT]:
        table.pop(oldest, None)
    table[key] = found


def seconds_to_make(launch: Launch, host: str, goes_on: Callable[[float], bool] | None = None) -> float | None:
    """About how long LLVM takes for a launch's host code. Its text is made, and kept until it is wanted or those of some others
    are; infinite where there is none, None where it is given up (``goes_on``: see ``translate_kernel``). Where making it goes
    wrong nothing is left to do: who wants the code meets that."""
    try:
        made = _translate_whole(launch, host, goes_on)
    except GivenUpError:
        return None
    except NotCompiledError:
        return float("inf")
    except (SwldsError, MemoryError):
        raise
    except Exception:
        return 0.0
    texts = _kept_texts(launch)
    for oldest in list(texts)[: len(texts) + 1 - KEPT_TEXTS]:
        texts.pop(oldest, None)
    texts[_key(launch, host)] = made
    return jit.seconds_of_text(made)


def _kept_texts(launch: Launch) -> dict[Any, Host]:
    """Host code of a module's kernels that was looked at and not made, by all that it depends on."""
    texts: dict[Any, Host] = launch.image.program.module.kept.setdefault("translated", {})
    return texts


def _take_translation(launch: Launch, host: str) -> Host:
    return _kept_texts(launch).pop(_key(launch, host), None) or _translate_whole(launch, host)


def _translate_whole(launch: Launch, host: str, goes_on: Callable[[float], bool] | None = None) -> Host:
    """NotCompiledError where all groups would come to what host code cannot."""
    made = translate(launch, host, goes_on)
    for site in made.unsupported_sites:
        if site.is_certain:
            raise NotCompiledError(site.describe(launch.sites))
    return made


def _compile(launch: Launch, host: str, name: str, shelf: Shelf) -> Compiled:
    made = _take_translation(launch, host)
    code = compile_host(made, host, jit.QUICK_FIRST, shelf=shelf)
    keep_entry(launch, code, name)
    return code


def run_launch(make: Callable[[], Launch], progress: Progress | None = None, made: Launch | None = None) -> Run:
    """Execute a launch. ``make`` prepares it from its inputs; it is called again when groups are replayed. ``made``: it was
    called already, and its buffers may not be filled."""
    launch = made or make()
    start = time.perf_counter()
    try:
        code = compiled(launch, launch.options.host)
    except NotCompiledError as refusal:
        return _run_on_reference(launch, refusal, progress)
    try:
        return _run_code(make, launch, code, progress, start)
    except NotCompiledError as refusal:  # of a function that was to be made on the way
        return _run_on_reference(make(), refusal, progress)


def _run_code(
    make: Callable[[], Launch], launch: Launch, code: Compiled, progress: Progress | None, start: float
) -> Run:
    """Execute it in host code, from its inputs; ``start``: when the launch began."""
    options = launch.options
    launch.written = find_written(launch, code.host.uses)
    reach, learns = known_reach(launch, code.host)
    launch.fill(reach)
    at_risk = find_at_risk(launch, code.host.uses, launch.written)
    if launch.image.memory.arrays is not None:
        launch.image.memory.arrays.save(at_risk, reach)
    middle = time.perf_counter()
    deadline = None if options.timeout is None else time.monotonic() + options.timeout
    first = Execution(launch, code, deadline)
    first.run(_jobs(launch), progress)
    if first.may_be_alike and not (first.failing or first.has_conflict or first.is_late):
        launch = make()
        first = Execution(launch, code, deadline, is_again=True)
        first.run(1, progress)
    if not first.is_late and _may_store_alike(launch, code, first):
        ordered = _run_in_order(make, deadline, progress)
        if ordered is not None:
            launch, code, first = ordered.launch, ordered.code, ordered
    size = launch.geometry.cluster_size
    run = Run(launch, size * len(first.failing), 0, middle - start, 0.0)
    first.add_counts()
    if not (first.is_late or first.failing) and first.is_complete:
        check_leaks(launch)
        first.leaks_in_a_call = _leaks_in_a_call(launch, code.host)
    if first.is_late:
        run.launch = _end_late(make, launch, first)
    elif first.failing or first.leaks_in_a_call or not first.is_complete:
        run.launch, run.replayed = _replay(make, code, first, progress)
        _note_replay(run, first, code.host)
    else:
        calls = code.host.calls or code.host.writes_tags or code.host.tracks_tags
        leaves = leaves_blocks(launch, code.host)
        first.missed.report()
        if leaves:
            first.forget_heap()
        launch.image.memory.is_contained = leaves or (not calls and stays_inside(launch))
        if not code.host.tag_slots:
            launch.again = _Again(code, at_risk, reach, learns, first.has_slot_note)
    run.run_seconds = time.perf_counter() - middle
    _note_fidelity(run.launch, code.host)
    if first.has_slot_note:
        run.launch.fidelity.add_approximated(SLOT_NOTE)
    first.give_memory()
    return run


def _may_store_alike(launch: Launch, code: Compiled, first: Execution) -> bool:
    """Those that met may have stored the same there, by stores that only show it in the reference engine's order: groups, or
    waves where all groups would be replayed."""
    host, options = code.host, launch.options
    if host.scope == GROUPS or host.clusters or host.grid or host.flies or options.same_value_races:
        return False
    if first.has_conflict:
        keys = {*host.watched}
    elif "racecheck" in options.checks and 2 * len(first.failing) >= launch.geometry.group_count:
        keys = {*host.uses}
    else:
        return False
    return any(host.uses[key] & WRITE and not host.uses[key] & ONCE for key in keys - {UNKNOWN})


def _run_in_order(make: Callable[[], Launch], deadline: float | None, progress: Progress | None) -> Execution | None:
    """The launch once more, in the reference engine's order, in which each store is compared; None where that is not clean."""
    launch = make()
    launch.in_order = True
    try:
        code = compiled(launch, launch.options.host)
    except NotCompiledError:
        return None
    launch.written = find_written(launch, code.host.uses)
    execution = Execution(launch, code, deadline)
    execution.run(1, progress)
    return execution if execution.is_complete and not (execution.failing or execution.may_be_alike) else None


def _jobs(launch: Launch) -> int:
    """Threads of a launch."""
    jobs = min(launch.options.jobs or CORES, MAX_JOBS)
    return min(jobs, thread_room(launch.geometry.cluster_size * ARENA + STACK))


def change_values(launch: Launch, values: dict[int, Scalar]) -> None:
    """Of a launch that is to be executed once more: parameter -> another number, or the address of another device array. Its
    arrays are those that it will have."""
    again, uses = launch.again, launch.again.code.host.uses
    launch.arguments = [values.get(index, value) for index, value in enumerate(launch.arguments)]
    launch.put_values(values)
    again.reach, again.learns = known_reach(launch, again.code.host)
    launch.reach = again.reach
    if any(value.tag for value in values.values()):
        launch.written = find_written(launch, uses)
        again.at_risk = find_at_risk(launch, uses, launch.written)
        if again.code.host.watched:  # there are cells beside arrays
            again.end()
    if again.execution is not None:
        again.execution.read_arguments()


def run_again(
    launch: Launch, buffers: dict[int, tuple[int, Any]], hosts: dict[int, int], progress: Progress | None
) -> bool:
    """Execute a launch once more that was clean, in memory that is as it was then but for its arrays. ``buffers``: as
    ``Launch.refill`` takes them; ``hosts``: where these lie -> where their arrays do, in the host's memory. False where it is
    not clean: then it has to start from its inputs, which are as they were."""
    again, arrays = launch.again, launch.image.memory.arrays
    if again.code.is_due:
        again.code.improve()
    if arrays is not None:
        arrays.save(again.at_risk, again.reach)
    first = again.take(launch)
    transfers = None
    if progress is None and buffers and first.can_transfer:
        transfers = _transfers_of(launch, first, buffers, hosts)
    else:  # whom the caller has told of the progress may look at arrays, and end the launch
        launch.refill(buffers, launch.image.memory.space.overwrite)
    try:
        first.run(len(first.contexts) or _jobs(launch), progress, transfers)
    except NotCompiledError:  # of a function that was to be made on the way: the launch that follows says so
        return False
    is_clean = first.is_complete and not (first.failing or first.may_be_alike or first.missed.are_worth_a_note)
    is_clean = is_clean and first.has_slot_note == again.has_slot_note  # else it says something else
    is_clean = is_clean and not launch.heap.live_objects()  # else it says what leaks
    if is_clean and launch.image.lowered:
        first.forget_heap()
    if is_clean:
        launch.is_read_back = transfers is not None and transfers.has_copied_back
        again.keep(first)
    else:
        first.give_memory()
    return is_clean


def _transfers_of(
    launch: Launch, execution: Execution, buffers: dict[int, tuple[int, Any]], hosts: dict[int, int]
) -> Transfers:
    """What the launch's threads are to copy in, and back where all that has to be looked at before is in their records."""
    transfers: Transfers = launch.again.transfers or Transfers(launch.image.memory.space.host_base)
    launch.again.transfers = transfers
    transfers.begin(hosts)
    launch.refill(buffers, transfers.copy_in)
    for written in (launch.written_parts() or ()) if not execution.code.host.calls else ():
        transfers.copy_back(*written)
    return transfers


def _run_on_reference(launch: Launch, refusal: NotCompiledError, progress: Progress | None) -> Run:
    """All of a launch on the reference engine: what the kernel needs cannot be had in host code."""
    from swlds.engines.reference.engine import run_launch as run_reference

    start = time.perf_counter()
    launch.fill()
    run_reference(launch, progress)
    total = launch.geometry.group_count
    place = f" ({refusal.location})" if refusal.location else ""
    launch.fidelity.add_executed(f"all work-groups by the reference engine: {refusal.reason}: {refusal.message}{place}")
    return Run(launch, total, total, 0.0, time.perf_counter() - start)


def _note_replay(run: Run, first: Execution, host: Host) -> None:
    """Who executed the groups that host code gave up, and why it did."""
    counts = first.gap_counts()
    reasons = [
        f"not compiled: {site.describe(run.launch.sites)}"
        for site, count in zip(host.unsupported_sites, counts, strict=True)
        if count
    ]
    if first.leaks_in_a_call:
        reasons.append("a called function allocated what is never freed")
    elif sum(counts) < run.suspicious or not reasons:
        conflict = "they touch the same memory" if first.has_conflict else "they wait for one another"
        whom = "them" if run.suspicious == run.replayed else f"{run.suspicious} of them"
        is_alone = run.launch.geometry.group_count == 1  # there is no other group that it could meet
        is_check = first.is_complete or is_alone
        reasons.append(f"a check of host code failed in {whom}" if is_check else conflict)
    text = f"{run.replayed} of {run.launch.geometry.group_count} work-groups by the reference engine"
    run.launch.fidelity.add_executed(f"{text}: {'; '.join(reasons)}")


def _note_fidelity(launch: Launch, host: Host) -> None:
    """Intrinsics whose result is the host's, as the reference engine notes them."""
    for name in host.inexact:
        launch.fidelity.add_hosts(name)


def _replay(
    make: Callable[[], Launch], code: Compiled, first: Execution, progress: Progress | None
) -> tuple[Launch, int]:
    """Start again with the suspicious groups, or clusters of them, on the reference engine; more may turn up on the way. Also
    gives their number."""
    from swlds.engines.reference.engine import run_launch as run_reference
    from swlds.engines.wave_compiler import replay

    failing, deadline = set(first.failing), first.deadline
    for _ in range(4):
        launch = make()
        total = launch.geometry.cluster_count
        is_mixed = first.is_complete and not (first.leaks_in_a_call or code.host.loses_tags)
        if not is_mixed or 2 * len(failing) >= total:
            break
        if len(failing) > 1 and _may_hide_races(launch, code):
            break
        execution = Execution(launch, code, deadline)
        in_turns, meets = code.host.scope == GROUPS, execution.meets_reference
        kept = find_left(launch, code.host.left)
        read = [n for n in find_read(launch, code.host.uses) if n not in kept]
        if replay.run_mixed(launch, execution.run_range, sorted(failing), progress, in_turns, deadline, meets, read):
            if _may_be_ordered(launch, code) or _leaks_in_a_call(launch, code.host):
                break
            execution.add_counts()
            execution.missed.report()
            return launch, len(failing) * launch.geometry.cluster_size
        if execution.is_late:
            execution.add_counts()
            _report_timeout(launch, execution)
            return launch, len(failing) * launch.geometry.cluster_size
        if not execution.is_complete or not set(execution.failing) - failing:
            break
        failing |= set(execution.failing)
    launch = make()
    run_reference(launch, progress, deadline)
    return launch, launch.geometry.group_count


def _leaks_in_a_call(launch: Launch, host: Host) -> bool:
    """A block is left that may have been allocated in a function that the kernel calls: host code does not know who called it."""
    kernel = launch.image.program.kernel
    calls = (call.source for call in host.calls if call.row.effect == "allocate" and not call.is_block)
    return any(i.function is not kernel for i in calls) and any(f.kind == "leak" for f in launch.log.sorted())


def _may_be_ordered(launch: Launch, code: Compiled) -> bool:
    """A race of two replayed groups was found, and a group that ran in host code may order the two."""
    if not code.host.watched or not orders_groups(launch.image.program):
        return False
    return launch.log.is_full or any(f.tool in ("racecheck", "asynccheck") for f in launch.log.sorted())


def _may_hide_races(launch: Launch, code: Compiled) -> bool:
    """Two replayed groups seem ordered by a flag, though a group that ran in host code wrote it last: an atomic store breaks
    off what the one before it released. (An atomic operation goes on with it.)"""
    program = launch.image.program
    if not code.host.watched or not orders_groups(program):
        return False
    functions = [f for f in program.functions.values() if not f.is_declaration]
    return any(i.opcode == "store" and i.field("ordering") for f in functions for i in f.instructions())


def _end_late(make: Callable[[], Launch], launch: Launch, first: Execution) -> Launch:
    """The time is over: what was wrong in groups that were suspicious until then may be why."""
    if first.failing:
        from swlds.engines.wave_compiler import replay

        launch = make()
        replay.run_groups(launch, sorted(first.failing), time.monotonic() + LAST_WORDS)
    _report_timeout(launch, first)
    return launch


def _report_timeout(launch: Launch, execution: Execution) -> None:
    """Once: a replayed group may have said it, and knows where it is itself."""
    if launch is execution.launch:
        execution.missed.report()
    if not any(f.kind == "timeout" for f in launch.log.sorted()):
        launch.log.add(timeout_finding(launch.options.timeout, execution.standing()))
