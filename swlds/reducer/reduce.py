"""Reduce a module and its launch: the smallest that still fails in the same way.

Before: a module, a launch, and the bucket of what fails. After: a module and a launch whose failures hold that bucket and none
of another kind, or of a kind on another object, than the first had.
"""

from __future__ import annotations

import functools
import itertools
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import final

from swlds.analysis.lds_uses import LDS
from swlds.device.kernel_attributes import REQUIRED_BLOCK, required_block
from swlds.engines.spec import parse_specs
from swlds.errors import InputError, LaunchError, OptionError, SwldsError
from swlds.ir.llvm import BITCODE_MAGICS, SIMPLIFICATIONS, canonical_text, simplify
from swlds.ir.model import Function, Module
from swlds.ir.reader import read_module
from swlds.lazy import dataclass, lazy_pattern
from swlds.linked_input import LinkedPath
from swlds.linked_input import read_module as read_linked
from swlds.reducer.addresses import addresses
from swlds.reducer.bucket import Bucket, gravest, is_known
from swlds.reducer.control_flow import tidy
from swlds.reducer.ddmin import minimise
from swlds.reducer.edits import PHASES, ROUGH, ROUGH_OF_LAUNCHES, Edit, drop_parameter, launch_values
from swlds.reducer.launches import Less, contents_of_launch, sizes_of_launch, without_argument
from swlds.reducer.lines import shorten_lines
from swlds.reducer.metadata import drop_attachment, lacks_version
from swlds.reducer.observe import COMMANDS, INTERESTING, for_trials, observe, warm_up
from swlds.reducer.outside import reduce_outside
from swlds.reducer.reduction import Reduction, count_instructions
from swlds.reducer.trials import TIME, Job, Observed, Outcome, OutOfTime, Trials
from swlds.run import RunRequest
from swlds.words import shown

#: Rounds over all phases; each but the last made something smaller.
MAX_ROUNDS = 50
#: Before them: a phase's edits in so many pieces, at first and at last, and so many tries at each size of the launch.
ROUGH_PARTS, ROUGH_LAUNCHES = ((1, 2), (4, 8)), 2
#: A trial ends after so many times the CPU time of what it is made of, but not before so many seconds.
MANY_TIMES, LEAST_SECONDS = 4, 0.6
#: A test program is run so where that takes this part of the time at most.
WITHOUT_NAMES, CLEARLY_LESS = ("env", "LLVM_DISABLE_SYMBOLIZATION=1"), 0.8
_NAME = "reduced.ll"
#: The address of what lies first in LDS: none comes where none was.
_NULL = f"addrspace({LDS}) null"
_ARGUMENT = lazy_pattern(r"argument (\d+)")
#: A failure of these kinds says that the command was wrong, not the module; only ``kind`` makes them what is kept.
_WRONG_WORDS = ("InputError", "ParseError", "LaunchError", "OptionError")


@final
@dataclass(frozen=True)
class ReduceOptions:
    """How to reduce.

    ``command``: run, validate or lower; ``against``: of validate, swlds or llvm. ``kind``, ``object``: which of several failures
    (None: the first). ``test``: words of a program that ends with 0 where a module is interesting, instead of a command.
    ``allow_other``: failures of other kinds, or on other objects, may come. ``outside``: a program with llvm-reduce's command
    line that works on the module first. ``seconds``: of CPU time for a trial; ``max_memory``: MiB for one; ``jobs``: trials at a
    time; ``max_time``: seconds after which what is best so far is the result.
    """

    command: str = "run"
    against: str = "swlds"
    kind: str | None = None
    object: str | None = None
    test: tuple[str, ...] = ()
    allow_other: bool = False
    outside: str | None = None
    seconds: float = 10.0
    max_memory: int | None = 4096
    jobs: int = 2
    max_time: float | None = None

    @property
    def has_launch(self) -> bool:
        """A kernel is launched, and its launch can be made smaller."""
        return self.command != "lower" and not self.test


#: Told of each smaller module: what it was made by.
Progress = Callable[[str, Reduction], None]


def reduce_case(
    data: bytes | str, request: RunRequest, options: ReduceOptions, progress: Progress | None = None
) -> Reduction:
    """Reduce a module, given as text or bitcode, and the launch of ``request``.

    The error of the first look is raised where it says that the input or the launch is wrong; InputError where nothing fails that
    fits, OptionError for a command or a program that there is not. KeyboardInterrupt comes through; ``progress`` had the best.
    """
    if options.command not in COMMANDS:
        raise OptionError(f"unknown command {shown(options.command)}", hint=f"known: {', '.join(COMMANDS)}")
    for word, program in (("--test", options.test[:1]), ("--with", (options.outside,) if options.outside else ())):
        if program and shutil.which(program[0]) is None:
            raise OptionError(f"{word}: there is no program {program[0]!r}", hint="check its path")
    if options.has_launch:
        parse_specs(request.args)
    return _Reducer(data, request, options, progress).run()


@final
class _Reducer:
    def __init__(
        self, data: bytes | str, request: RunRequest, options: ReduceOptions, progress: Progress | None
    ) -> None:
        self.data, self.options, self.progress = data, options, progress
        self.test = options.test
        self.request, self.engine = for_trials(request), request.options.engine
        self.trials = Trials(
            options.command,
            options.jobs,
            options.seconds,
            options.max_memory,
            options.max_time,
            are_devices=not options.test,
        )
        warm_up(is_executed=not options.test)
        first = self.trials.run(self._job_of_data(data))
        self.bucket = self._choose(first)
        self.known = gravest(first.buckets)
        self.first_cpu = first.cpu
        #: Of a trial on what was asked for, which may take longer than what trials are made on.
        self.seconds_as_given = options.seconds
        self.rejected: tuple[RunRequest, set[int]] = (self.request, set())
        self.has_model = bool(first.text)
        text = first.text or _as_text(data, first.error)
        self.best = Reduction(
            request.place, options.command, self.bucket, text, request, sorted(first.buckets - {self.bucket}),
            against=options.against, test=options.test, seconds=options.seconds,
        )  # fmt: skip
        if self.has_model:
            self.module = read_module(text, _NAME)
            self.request = self._name_kernel(self.request)
            self.best = replace(self.best, request=self._as_given(), before=count_instructions(self.module))
        self.best.first_lines = text.count("\n")
        self.nulls, self.may_lack_version = text.count(_NULL), lacks_version(text)
        if progress is not None:
            progress("first look", self.best)

    def run(self) -> Reduction:
        """What is best when nothing gets smaller any more, or the time is over."""
        try:
            if not self.has_model:
                shorten_lines(self.best.module, self._find_text)
            else:
                if self.options.outside is not None:
                    self._reduce_outside(self.options.outside)
                self._reduce_by_quicker_trials()
        except OutOfTime:
            self.best.is_done = False
        self.best.trials = self.trials.count
        return self.best

    def _reduce_by_quicker_trials(self) -> None:
        """On the reference engine where it agrees and takes no longer: it makes no host code; a test program without the names in
        LLVM's traces of calls. What comes out is looked at once more as was asked for, and reduced so where they do not agree."""
        first = (self.module, self.request, self.best)
        if self._is_quicker_on("reference") or self._is_quicker_without_names():
            self._reduce()
            self.request, self.test = self._as_given(), self.options.test
            self.trials.seconds = self.seconds_as_given
            last = self.trials.run(self._job([], self.request))
            if self._accepts(last):
                self._keep("last look", last)
                return
            self.module, self.request, self.best = first
            self.rejected = (self.request, set())
        self._reduce()

    def _is_quicker_without_names(self) -> bool:
        """LLVM looks up the names in the trace of a crash in another process, which takes longer than the crash."""
        if not self.options.test:
            return False
        self.test = (*WITHOUT_NAMES, *self.options.test)
        found = self.trials.run(self._job([], self.request))
        if self._accepts(found) and found.cpu < CLEARLY_LESS * self.first_cpu:
            return True
        self.test = self.options.test
        return False

    def _is_quicker_on(self, engine: str) -> bool:
        if not self.options.has_launch or self.request.options.engine == engine:
            return False
        other = replace(self.request, options=self.request.options.but(engine=engine))
        given = self.trials.run(self._job([], self.request))
        found = self.trials.run(self._job([], other))
        self._expect(given)
        self.seconds_as_given = self.trials.seconds
        if given.buckets != found.buckets or found.cpu > given.cpu:
            return False
        self._expect(found)
        self.request = other
        return True

    def _as_given(self) -> RunRequest:
        """The launch of now on the engine that was asked for."""
        return replace(self.request, options=self.request.options.but(engine=self.engine))

    def _reduce(self) -> None:
        self._reduce_roughly()
        for _ in range(MAX_ROUNDS):
            before = (self.best.module, self.best.request)
            self._reduce_launch(sizes_of_launch(self.request))
            for name, find in PHASES.items():
                self._reduce_by(name, find(self.module, self._kernel_symbol()))
            self._reduce_addresses()
            if self.options.has_launch:
                self._reduce_by("launch", launch_values(self.module, self._kernel_symbol(), self.request))
            self._simplify()
            self._reduce_arguments()
            self._reduce_launch(contents_of_launch(self.request))
            if before == (self.best.module, self.best.request):
                break

    def _reduce_roughly(self) -> None:
        """What goes in few trials: each later one then has less to read and to execute."""
        self._write_out_block()
        self._reduce_launch(sizes_of_launch(self.request), ROUGH_LAUNCHES)
        self._reduce_addresses(ROUGH_PARTS[0])
        for parts in ROUGH_PARTS:
            for name in ROUGH_OF_LAUNCHES if self.options.has_launch else ROUGH:
                self._reduce_by(name, PHASES[name](self.module, self._kernel_symbol()), parts)

    def _write_out_block(self) -> None:
        """The size of a work-group that the kernel requires becomes one of the launch, which can be made smaller, and the
        requirement goes."""
        kernel = self.module.functions.get(self._kernel_symbol() or "")
        required = required_block(kernel) if kernel is not None else None
        if self.request.block is not None or kernel is None or required is None:
            return
        block: tuple[int, ...] = required
        while len(block) > 1 and block[-1] == 1:
            block = block[:-1]
        request = replace(self.request, block=block)
        edit = functools.partial(drop_attachment, kernel, REQUIRED_BLOCK)
        found = self.trials.first([self._job([edit], request), self._job([], request)], self._accepts)
        if found is not None:
            self.request = request
            self.module = read_module(found[1].text, _NAME)
            self._keep("launch", found[1])

    def _reduce_addresses(self, parts: tuple[int, int | None] = (1, None)) -> None:
        if self.options.has_launch and self.options.command == "run":
            self._reduce_by("addresses", addresses(self.module, self._kernel_symbol(), self.best.bucket), parts)

    def _choose(self, first: Outcome) -> Bucket:
        wanted = self.options
        if wanted.test and INTERESTING not in first.buckets:
            is_late = any(b.kind == TIME for b in first.buckets)
            late = f" ({first.error.message})" if is_late and first.error is not None else ""
            raise (
                first.error
                if first.error is not None and not late
                else InputError(f"the test does not end with 0 on the module given{late}", location=self.request.place)
            )
        fitting = [
            b for b in sorted(first.buckets, key=lambda b: (b.grade, b))
            if wanted.kind in (None, b.kind) and (wanted.object is None or b.is_on(wanted.object))
        ]  # fmt: skip
        fitting = [b for b in fitting if b.object == wanted.object] or fitting  # the symbol before what reports print
        if first.error is not None and (not fitting or wanted.kind is None and fitting[0].kind in _WRONG_WORDS):
            raise first.error
        if not fitting:
            found = "; ".join(map(str, sorted(first.buckets))) or "nothing"
            raise InputError(
                f"nothing that fits fails there (found: {found})",
                location=self.request.place,
                hint="check the launch, --kind and --object",
            )
        return fitting[0]

    def _name_kernel(self, request: RunRequest) -> RunRequest:
        from swlds.device.program import find_kernel
        from swlds.ir.names import display_name

        if not self.options.has_launch:
            return request
        try:
            return replace(request, kernel=display_name(find_kernel(self.module, request.kernel).name))
        except LaunchError:  # which is what is kept
            return request

    def _kernel_symbol(self) -> str | None:
        from swlds.ir.names import display_name

        names = [f.name for f in self.module.functions.values() if display_name(f.name) == self.request.kernel]
        return names[0] if names and self.options.has_launch else None

    def _reduce_outside(self, program: str) -> None:
        """Have another reducer work on the module; what it makes is taken where it fails alike."""

        def still_fails(data: bytes) -> bool:
            found = self.trials.run(self._job_of_data(data))
            if not self._accepts(found):
                return False
            if len(found.text) < len(self.best.module):
                self._keep(program, found)
            return True

        made = reduce_outside(program, self.best.module, still_fails)
        if still_fails(made.encode("utf-8", "surrogateescape")):
            self.module = read_module(self.best.module, _NAME)

    def _find_text(self, texts: Iterator[str]) -> int | None:
        tried: list[str] = []

        def jobs() -> Iterator[Job]:
            for text in texts:
                tried.append(text)
                yield self._job_of_data(text)

        found = self.trials.first(jobs(), lambda outcome: self.bucket in outcome.buckets)
        if found is None:
            return None
        self._keep("lines", replace(found[1], text=tried[found[0]]))
        return found[0]

    def _reduce_launch(self, parts: list[Less], most: int | None = None) -> None:
        for part in parts if self.options.has_launch else ():
            while requests := list(itertools.islice(part(self.request), most)):
                found = self.trials.first((self._job([], request) for request in requests), self._accepts)
                if found is None:
                    break
                self.request = requests[found[0]]
                self._keep("launch", found[1])

    def _reduce_arguments(self) -> None:
        """Parameters of the kernel go with their arguments, those that follow the one that the bucket names."""
        named = _ARGUMENT.search(str(self.bucket))
        least = 1 + int(named[1]) if named else 0
        while (kernel := self._launched()) is not None:
            tries = [
                (functools.partial(drop_parameter, kernel, kernel.arguments[index]), request)
                for index in range(least, len(kernel.arguments))
                if (request := without_argument(self.request, index)) is not None
            ]
            found = self.trials.first((self._job([edit], request) for edit, request in tries), self._accepts)
            if found is None:
                return
            self.request = tries[found[0]][1]
            self.module = read_module(found[1].text, _NAME)
            self._keep("arguments", found[1])

    def _simplify(self) -> None:
        """Passes of LLVM, where less instructions are left."""

        def job_of(name: str) -> Job:
            text, request = self.best.module, self.request

            def job(ready: Callable[[str], None]) -> Observed:
                made = simplify(text, name, _NAME)
                if made == text or hash(made) in self._rejected:
                    return [], None
                module = read_module(made, _NAME)
                if count_instructions(module) >= self.best.instructions:
                    return [], None
                ready(made)
                return self._observe(module, request)

            return job

        names = list(SIMPLIFICATIONS)
        while names:
            found = self.trials.first(map(job_of, names), self._accepts_or_notes)
            if found is None:
                return
            self.module = read_module(found[1].text, _NAME)
            self._keep("simplify", found[1])
            del names[: found[0] + 1]

    def _launched(self) -> Function | None:
        """The kernel, where each of its parameters has an argument of the launch and nobody else calls it."""
        name = self._kernel_symbol()
        kernel = self.module.functions.get(name) if name is not None else None
        return kernel if kernel and len(kernel.arguments) == len(self.request.args) and not kernel.uses else None

    def _reduce_by(self, name: str, edits: list[Edit], parts: tuple[int, int | None] = (1, None)) -> None:
        outcomes: list[Outcome] = []

        def find_first(tries: Iterator[list[int]]) -> int | None:
            jobs = (self._job([edits[number] for number in numbers], self.request) for numbers in tries)
            found = self.trials.first(jobs, self._accepts_or_notes)
            if found is None:
                return None
            outcomes.append(found[1])
            self._keep(name, found[1])
            return found[0]

        minimise(len(edits), find_first, parts)
        if outcomes:
            self.module = read_module(self.best.module, _NAME)

    def _keep(self, name: str, outcome: Outcome) -> None:
        self._expect(outcome)
        others = sorted(outcome.buckets - {self.bucket})
        now = next(bucket for bucket in outcome.buckets if bucket == self.bucket)  # its names may be others
        self.best = replace(
            self.best,
            bucket=now,
            module=outcome.text,
            request=self._as_given(),
            others=others,
            trials=self.trials.count,
        )
        if self.progress is not None:
            self.progress(name, self.best)

    def _expect(self, outcome: Outcome) -> None:
        """A trial that takes many times longer than what it is made of runs round in a loop, which an edit has made endless."""
        if self.options.test or self.bucket.kind == TIME or self.request.options.timeout is not None:
            return
        self.trials.seconds = min(self.trials.seconds, max(LEAST_SECONDS, MANY_TIMES * outcome.cpu))

    def _accepts(self, outcome: Outcome) -> bool:
        if not outcome.text or self.bucket not in outcome.buckets or outcome.text.count(_NULL) > self.nulls:
            return False
        if not self.may_lack_version and lacks_version(outcome.text):
            return False
        return self.options.allow_other or all(is_known(b, self.known) for b in outcome.buckets)

    def _accepts_or_notes(self, outcome: Outcome) -> bool:
        is_accepted = self._accepts(outcome)
        if not is_accepted:
            self._rejected.add(hash(outcome.text))
        return is_accepted

    @property
    def _rejected(self) -> set[int]:
        """Hashes of the texts that were tried with the launch of now in vain."""
        if self.rejected[0] is not self.request:
            self.rejected = (self.request, set())
        return self.rejected[1]

    def _job_of_data(self, data: bytes | str) -> Job:
        """Look at what was not read yet: the input, with what is linked to it, or a text that another reducer has made."""
        path, place = self.request.path, self.request.place

        def job(ready: Callable[[str], None]) -> Observed:
            source = str(read_linked(path)) if isinstance(path, LinkedPath) and data is self.data else data
            text = canonical_text(source, place)
            module = read_module(text, place)
            ready(text)
            return self._observe(module, self.request)

        return job

    def _job(self, edits: list[Edit], request: RunRequest) -> Job:
        current = self.module

        def job(ready: Callable[[str], None]) -> Observed:
            for edit in edits:
                edit()
            for function in current.defined_functions:
                tidy(function)
            text = canonical_text(str(current), _NAME)
            if edits and (text == self.best.module or request is self.request and hash(text) in self._rejected):
                return [], None
            module = read_module(text, _NAME)
            ready(text)
            return self._observe(module, request)

        return job

    def _observe(self, module: Module, request: RunRequest) -> Observed:
        return observe(module, request, self.options.command, self.options.against, self.test)


def _as_text(data: bytes | str, error: SwldsError | None) -> str:
    """What LLVM does not read, as text, of which lines can go; the error for bitcode."""
    if isinstance(data, str):
        return data
    if error is not None and data[:4] in BITCODE_MAGICS:
        raise error
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise error or InputError("is not UTF-8") from None
