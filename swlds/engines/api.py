"""Execute kernels from Python.

>>> kernel = swlds.Device("gfx942").load(module)["k"]
>>> result = kernel.launch(grid=(4,), block=(256,), args=[a, out, np.int32(5)])
>>> result.raise_for_findings()

Buffers are NumPy arrays and are updated in place, or arrays that stay on the device (``Device.array``).
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import field, replace
from functools import partial
from typing import Any, final

import numpy as np

from swlds.analysis.expansions import expand_module, own_processor
from swlds.device.arguments import KernelArgument, Local, Raw, check_count, list_arguments
from swlds.device.bankcheck import report_conflicts
from swlds.device.checks import FAIL_ON, SEVERITIES, FailOn, fails, unchecked
from swlds.device.clusters import find_cluster
from swlds.device.device_array import DeviceArray
from swlds.device.fidelity import Fidelity
from swlds.device.findings import Finding, spelled_place
from swlds.device.fingerprint import current_facts, facts_of, find_known
from swlds.device.image import Image, Memory
from swlds.device.implicit_args import Geometry, three_sizes
from swlds.device.kernel_attributes import block_of_kernel, target_name
from swlds.device.launch import Launch
from swlds.device.launch_options import LaunchOptions, default_engine, reported_engine
from swlds.device.lowered import EntryNames
from swlds.device.patterns import Counter
from swlds.device.printf.calls import finish as finish_output
from swlds.device.program import Program, find_kernel
from swlds.device.promises import report_broken_promises
from swlds.device.sites import SiteTable
from swlds.device.support import error_of, find_unsupported, support_fact
from swlds.device.target import Target, find_target
from swlds.device.timeline import Timeline
from swlds.device.triton_entry import TritonEntry, adds_arguments, find_entry, refuse_other_processor
from swlds.engines.device_memory import DeviceMemory
from swlds.engines.kept_launch import KeptLaunch, KeptLaunches, LaunchKey, keep_launch, launch_key, may_be_kept
from swlds.errors import LaunchError, SwldsError
from swlds.ir import llvm
from swlds.ir.kernel_names import match_kernels
from swlds.ir.model import Function, Module
from swlds.ir.names import display_name
from swlds.ir.places import in_source
from swlds.lazy import dataclass, hides
from swlds.printable import echo, printable
from swlds.report.findings_text import PRINT_LIMIT, TextOptions
from swlds.report.lds_map import LdsMap, map_launch
from swlds.report.profile import Profile
from swlds.report.profile_sites import build_profile
from swlds.report.run_report import BufferDigest, RunReport
from swlds.words import knows_words, refuse_other, shown

Progress = Callable[[int, int], None]
#: Values of options that cannot change, and so many options of a kernel are kept at most.
_PLAIN = (str, int, bool, float, type(None))
KEPT_OPTIONS = 64


class FindingsError(SwldsError):
    """A launch had findings; ``findings`` are they."""

    def __init__(self, findings: list[Finding]) -> None:
        self.findings = findings
        first = findings[0]
        more = f" (and {len(findings) - 1} more)" if len(findings) > 1 else ""
        super().__init__(f"{first.kind}: {first.message}{more}", location=spelled_place(first.location, ()))
        self.args = (findings,)  # what another process makes it of anew


@final
@dataclass
class Result:
    """What a launch gave. ``buffers``: parameter index -> the array that was given, which later launches and others may
    change; ``seconds``: of execution."""

    kernel: str
    engine: str
    target: str
    launch: dict[str, Any]
    findings: list[Finding]
    fidelity: Fidelity
    buffers: dict[int, Any] = field(default_factory=dict)
    seconds: float = 0.0
    #: What was counted, where ``profile`` was asked for.
    profile: Profile | None = None
    #: What the launch's ``counters`` made.
    counters: list[Counter] = field(default_factory=list)
    #: What the kernel printed, for stdout and for stderr.
    output: str = ""
    error_output: str = ""
    #: Where the variables lie in LDS.
    lds: LdsMap | None = None
    #: When waves met barriers and copies, where ``timeline`` was asked for.
    timeline: Timeline | None = None
    #: Parameter -> the version of its device array that this launch has left.
    versions: dict[int, int] = field(default_factory=dict)
    #: What was hashed stays so, whatever becomes of the arrays.
    _hashes: dict[int, str] = field(default_factory=dict, init=False, repr=False, compare=False)

    __dir__ = hides("versions")

    def __repr__(self) -> str:
        grave = [finding.severity for finding in self.findings]
        found = ", ".join(f"{grave.count(s)} {s}{'s'[: grave.count(s) > 1]}" for s in SEVERITIES if s in grave)
        what = f"{self.kernel} on {self.target}, engine {self.engine}"
        return printable(f"<Result {what}, {self.seconds * 1000:.1f} ms: {found or 'clean'}>")

    @knows_words(LaunchError)
    def report(self, types: Mapping[int, str] | None = None) -> RunReport:
        """What the commands print; ``types``: parameter -> the type word of its buffer, where NumPy has none (bf16).

        Buffers are hashed when a report is first asked for. Of a device array that was freed or may have changed since the
        launch there is no hash any more; a NumPy array is the caller's, and hashed as it is then."""
        buffers = {index: self._digest(index, (types or {}).get(index)) for index in self.buffers}
        launch, findings = dict(self.launch), list(self.findings)
        return RunReport(
            self.kernel,
            self.engine,
            self.target,
            launch,
            findings,
            self.fidelity,
            buffers,
            profile=self.profile,
            output=self.output,
            error_output=self.error_output,
            lds=self.lds,
            timeline=self.timeline,
        )

    def _digest(self, index: int, word: str | None) -> BufferDigest:
        array, gone = self.buffers[index], ""
        if index not in self._hashes:
            is_on_device = isinstance(array, DeviceArray)
            content = array.read_version(self.versions.get(index, -1)) if is_on_device else array
            if content is None:
                gone = "changed" if array.is_live else "freed"
            else:
                whole: Any = np.ascontiguousarray(content)
                self._hashes[index] = hashlib.sha256(memoryview(whole).cast("B")).hexdigest()
        word = word or f"{array.dtype.kind}{8 * array.dtype.itemsize}"
        return BufferDigest(self._hashes.get(index), word, array.shape, gone)

    @knows_words(LaunchError)
    def text(self, limit: int = PRINT_LIMIT, *, has_fidelity: bool = False) -> str:
        """The report that ``swlds run`` prints, of at most ``limit`` findings; ``has_fidelity``: all of its last part."""
        return self.report().text(limit, TextOptions(limit, has_fidelity))

    @knows_words(LaunchError)
    def json(self) -> str:
        """What ``swlds run --json`` writes."""
        return self.report().json()

    @knows_words(LaunchError)
    def sarif(self, folder: str = "") -> str:
        """What ``swlds run --sarif`` writes. ``folder``: where sources may lie, of whose lines it counts letters."""
        return self.report().sarif(folder)

    @knows_words(LaunchError)
    def html(self, folder: str = "") -> str:
        """The page that ``swlds run --html`` writes, with the profile where there is one. ``folder``: where sources may lie."""
        from swlds.report.pages.launch_page import page_of

        return page_of(self.report(), folder)

    @knows_words(LaunchError)
    def raise_for_findings(self, fail_on: FailOn = "warning") -> None:
        """Raise FindingsError when anything as grave as ``fail_on`` (error, warning, note, never) was found."""
        refuse_other("severity", fail_on, FAIL_ON, LaunchError)
        if found := [finding for finding in self.findings if fails(finding.severity, fail_on)]:
            raise FindingsError(found)


@final
class Kernel:
    """One kernel of a loaded module."""

    __dir__ = hides("program", "refuse_unsupported")

    def __init__(
        self, device: Device, module: Module, function: Function, names: EntryNames | None, entry: TritonEntry | None
    ) -> None:
        self.device, self.module, self.function, self._entry = device, module, function, entry
        self.name = display_name(function.name)
        processor = entry.processor if entry is not None else target_name(module, function)
        if entry is not None and device.target is None:
            refuse_other_processor(function, entry.processor, entry.path)
        self.target = device.target or find_target(processor)
        self._names = names
        self._program: Program | None = None
        #: Options by the words that they were made of.
        self._known_options: dict[Any, LaunchOptions] = {}
        self._kept = KeptLaunches()

    def __repr__(self) -> str:
        return printable(f"<Kernel {self.name} of {self.module.source_name} on {self.target.name}>")

    @property
    def program(self) -> Program:
        """What the kernel reaches."""
        if self._program is None:
            self._program = find_known(self.module, self.function)
        return self._program

    def _find_program(self, options: LaunchOptions) -> Program:
        """``program``, from the disk where a launch may look there."""
        if self._program is None and options.engine != "reference":
            from swlds.engines.wave_compiler.kept.programs import read_program
            from swlds.engines.wave_compiler.kept.shelf import open_shelf

            shelf = open_shelf(is_off=options.no_cache)
            self._program = read_program(self.module, self.function, self.target.name, shelf)
        return self.program

    def launch(
        self,
        grid: Sequence[int] | int,
        block: Sequence[int] | int | None = None,
        args: Sequence[KernelArgument] = (),
        *,
        progress: Progress | None = None,
        options: LaunchOptions | None = None,
        prints: bool = True,
        **words: Any,
    ) -> Result:
        """Execute the kernel: ``grid`` work-groups of ``block`` work-items each (None: what the kernel requires, or what its
        producer wrote beside the file that was loaded, which also says of dynamic LDS and of buffers behind the arguments).

        ``args``: one a parameter: an array (a buffer, updated in place), a device array, a number, None (null),
        ``Local(bytes)`` for an LDS parameter, bytes for a by-value struct. ``options``, and before them ``words``: fields
        of ``LaunchOptions`` by name, with ``checks`` as text, such as ``launch(1, 64, checks="memcheck", seed=3)``. Raises
        LaunchError, LayoutError or UnsupportedError before anything runs; what happens on the device is in
        ``Result.findings``. What the kernel prints is in ``Result.output``, and with ``prints`` on ``sys.stdout``.
        """
        result = self._launch(grid, block, args, progress, options, words)
        if prints:
            echo(result.output, sys.stdout)
            echo(result.error_output, sys.stderr)
        return result

    def _launch(
        self,
        grid: Sequence[int] | int,
        block: Sequence[int] | int | None,
        args: Sequence[KernelArgument],
        progress: Progress | None,
        options: LaunchOptions | None,
        words: dict[str, Any],
    ) -> Result:
        options, args = self._options(options, words), list_arguments(args)
        if progress is not None and not callable(progress):
            raise LaunchError(
                f"progress is {shown(progress)}", hint="a function of two numbers: groups that are done, of how many"
            )
        if self._entry is not None:
            block, args, options = self._complete(self._entry, grid, block, args, options)
        if block is None:  # no arguments either: that is said first
            check_count(self.function, args)
        known = current_facts(self._find_program(options))
        self._program, facts = known.reached, known.found
        geometry = self._geometry(facts, grid, block, options)
        self._refuse_unsupported(facts)
        if options.timeline:
            options = replace(options, engine=_engine_of_timelines(options))
        if options.engine != "both":
            return self._run(geometry, args, options, progress, facts)
        from swlds.engines.both import launch_on_both

        if "racecheck" not in options.checks:  # nobody sees races: in turn, groups give what the reference engine's do
            options = replace(options, jobs=1)
        run = lambda engine: self._run(geometry, args, replace(options, engine=engine), progress, facts)  # noqa: E731
        store = self.device.memory.arrays
        with nullcontext() if store is None else store.hold():  # no other launch between the two
            return launch_on_both(run, args, store)

    def profile(
        self,
        grid: Sequence[int] | int,
        block: Sequence[int] | int | None = None,
        args: Sequence[KernelArgument] = (),
        **words: Any,
    ) -> Profile:
        """Execute the kernel as ``launch`` does, and give how often waves came by each access and each barrier."""
        found = self.launch(grid, block, args, **{**words, "profile": True}).profile
        assert found is not None, "a profile was asked for"
        return found

    def _complete(
        self,
        entry: TritonEntry,
        grid: Sequence[int] | int,
        block: Sequence[int] | int | None,
        args: list[KernelArgument],
        options: LaunchOptions,
    ) -> tuple[Sequence[int] | int, list[KernelArgument], LaunchOptions]:
        """A launch with what the producer wrote, where it leaves that open."""
        block, options = entry.complete(block, options)
        trailing = entry.trailing(three_sizes(grid))
        if adds_arguments(len(self.function.arguments), len(args), trailing):
            from swlds.engines.spec import make_arguments, parse_specs

            args = [*args, *make_arguments(parse_specs(trailing))]
        check_count(self.function, args, len(trailing))
        return block, args, options

    def _options(self, options: LaunchOptions | None, words: dict[str, Any]) -> LaunchOptions:
        """Those of a launch, with the device's engine where they name none."""
        is_plain = options is None and all(type(value) in _PLAIN for value in words.values())
        key = (self.device.engine, *((name, type(value), value) for name, value in words.items())) if is_plain else None
        if (known := self._known_options.get(key)) is not None:
            return known
        made = self._make_options(options, words)
        if is_plain and len(self._known_options) < KEPT_OPTIONS:
            self._known_options[key] = made
        return made

    def _make_options(self, options: LaunchOptions | None, words: dict[str, Any]) -> LaunchOptions:
        if not isinstance(options, (LaunchOptions, type(None))):
            raise LaunchError(f"options is {shown(options)}", hint="LaunchOptions(…), or give options by name: seed=3")
        options = (options or LaunchOptions()).but(**words)
        return options if options.engine else replace(options, engine=self.device.engine)

    def _run(
        self,
        geometry: Geometry,
        args: list[KernelArgument],
        options: LaunchOptions,
        progress: Progress | None,
        facts: dict[Any, Any],
    ) -> Result:
        key = launch_key(geometry, args, options)
        kept = self._kept.find(key, args)

        def work(memory: Memory, *, is_apart: bool = False) -> Result | None:
            start = time.perf_counter()
            if kept is not None and kept.fits(memory, facts, args) and kept.run(memory, args, progress):
                return self._result_of(kept, options, time.perf_counter() - start)
            return self._run_in(memory, geometry, args, options, progress, facts, key, is_apart=is_apart)

        found = None
        if progress is None and self._kept.stands_apart(key):
            found = self.device.memory.lend_apart(partial(work, is_apart=True), kept, args)
        found = found or self.device.memory.lend(work, kept)
        assert found is not None, "only what stands apart may give nothing"
        return found

    def _run_in(
        self,
        memory: Memory,
        geometry: Geometry,
        args: list[KernelArgument],
        options: LaunchOptions,
        progress: Progress | None,
        facts: dict[Any, Any],
        key: LaunchKey,
        *,
        is_apart: bool,
    ) -> Result | None:
        """A launch that is made anew, kept by that key if it may be. ``is_apart``: in a memory without the device's arrays, which
        counts where it is kept; else None, and its inputs are as they were."""
        start = time.perf_counter()
        self._kept.drop(key)

        def make(*, is_lazy: bool = False) -> Launch:
            memory.reset()
            memory.limit = None if options.max_memory is None else options.max_memory << 20
            image = Image(memory, self.program, self.target, options.dynamic_lds, self._names, facts)
            return Launch(image, geometry, args, options, is_lazy)

        launch = _execute(make, options, progress)
        seconds = time.perf_counter() - start
        if "initcheck" in options.checks:
            report_broken_promises(launch)
        if launch.patterns is not None:
            launch.patterns.flush()
        if launch.lines is not None:
            launch.lines.flush()
        if "bankcheck" in options.checks:
            report_conflicts(launch)
        launch.fidelity.not_checked += unchecked(options.checks)
        printed = finish_output(launch)
        findings = launch.log.sorted()
        stays = not (findings or any(printed)) and may_be_kept(memory, launch, args, options)
        if is_apart and not stays:
            return None
        needs_no_arrays = bool(memory.arrays is not None and launch.buffers) and not launch.arrays
        launch.read_back()
        buffers = {index: array for index, (_, array) in launch.buffers.items()} | launch.arrays
        result = Result(
            self.name,
            _engine_that_ran(launch, str(options.engine)),
            self.target.name,
            _describe(launch, options),
            findings,
            launch.fidelity,
            buffers,
            seconds,
            build_profile(launch),
            launch.counters,
            *printed,
            map_launch(launch),
            launch.timeline,
            {index: array.version for index, array in launch.arrays.items()},
        )
        if stays and needs_no_arrays:
            self._kept.set_apart(key)
        elif stays:
            self._kept.add(key, keep_launch(memory, launch, args, options, result.engine, result.lds))
        return result

    def _result_of(self, kept: KeptLaunch, options: LaunchOptions, seconds: float) -> Result:
        """Of a launch that was executed once more."""
        try:
            kept.launch.read_back()
        finally:
            arrays = kept.take_arrays()
        return Result(
            self.name,
            kept.engine,
            self.target.name,
            _describe(kept.launch, options),
            [],
            kept.copy_fidelity(),
            arrays,
            seconds,
            lds=kept.lds,
            versions={index: a.version for index, a in arrays.items() if isinstance(a, DeviceArray)},
        )

    def host_ir(
        self,
        grid: Sequence[int] | int,
        block: Sequence[int] | int | None = None,
        args: Sequence[KernelArgument] = (),
        *,
        optimised: bool = False,
        options: LaunchOptions | None = None,
        **words: Any,
    ) -> str:
        """The host LLVM IR that the wave compiler makes of the kernel for such a launch; nothing runs."""
        from swlds.engines.wave_compiler.dump import dump_host_ir

        chosen, given = self._options(options, words), list_arguments(args)
        if self._entry is not None:
            block, given, chosen = self._complete(self._entry, grid, block, given, chosen)

        def dump(memory: Memory) -> str:
            memory.reset()
            image = Image(memory, self.program, self.target, chosen.dynamic_lds, self._names)
            geometry = self._geometry(facts_of(self.program), grid, block, chosen)
            launch = Launch(image, geometry, given, chosen)
            return dump_host_ir(launch, chosen.host, optimised=optimised)

        return self.device.memory.lend(dump)

    def _geometry(
        self,
        facts: dict[Any, Any],
        grid: Sequence[int] | int,
        block: Sequence[int] | int | None,
        options: LaunchOptions,
    ) -> Geometry:
        key = (Geometry, grid, block, options.cluster, self.target.name)
        if not all(_is_plain(size) for size in key[1:4]):
            return self._make_geometry(grid, block, options)
        if key not in facts:
            facts[key] = self._make_geometry(grid, block, options)
        made: Geometry = facts[key]
        return made

    def _make_geometry(
        self, grid: Sequence[int] | int, block: Sequence[int] | int | None, options: LaunchOptions
    ) -> Geometry:
        sizes = three_sizes(grid)
        given = None if options.cluster is None else three_sizes(options.cluster)
        cluster = find_cluster(self.function, given, sizes, self.target)
        return Geometry(sizes, block_of_kernel(self.function) if block is None else three_sizes(block), cluster)

    def unsupported(self) -> list[Any]:
        """Every instruction that cannot be executed."""
        return find_unsupported(self.program, self.target, SiteTable(self.module))

    def refuse_unsupported(self) -> None:
        """Raise UnsupportedError for the first instruction that cannot be executed, or for all missing functions."""
        self._refuse_unsupported(facts_of(self.program))

    def _refuse_unsupported(self, facts: dict[Any, Any]) -> None:
        key = support_fact(self.target.name)
        if key in facts:
            return
        with in_source(self.module):
            if found := self.unsupported():
                raise error_of(found)
        facts[key] = True


def _describe(launch: Launch, options: LaunchOptions) -> dict[str, Any]:
    """The launch in words, for reports."""
    geometry = launch.geometry
    described = {
        "grid": list(geometry.grid),
        "block": list(geometry.block),
        "dynamic_lds": options.dynamic_lds,
        "seed": options.seed,
        "checks": sorted(options.checks),
        "wave_size": launch.wave_size,
        "lds": launch.lds_size,
    }
    if geometry.cluster_size > 1:
        described["cluster"] = list(geometry.cluster)
    return described


def _is_plain(size: Any) -> bool:
    """Whole numbers that cannot change; 1 is not True."""
    return size is None or type(size) is int or (type(size) is tuple and all(type(n) is int for n in size))


def _engine_of_timelines(options: LaunchOptions) -> str:
    """LaunchError where host code is asked for, whose waves have no clocks."""
    if options.engine == "wave":
        raise LaunchError("the wave engine has no clocks of waves", hint="a timeline wants --engine reference, or auto")
    return "reference"


def _engine_that_ran(launch: Launch, word: str) -> str:
    """The engine that a report names; of a launch that nobody chose one for the one that executed all of it."""
    if word == "auto":
        from swlds.engines.choice import REASON

        return "reference" if REASON in launch.fidelity.executed else reported_engine(word)
    return reported_engine(word)


def _execute(make: Callable[..., Launch], options: LaunchOptions, progress: Progress | None) -> Launch:
    """Run a launch on its engine; the launch whose findings and memory count."""
    if options.engine == "reference":
        from swlds.engines.reference.engine import run_launch as run_reference

        launch = make()
        run_reference(launch, progress)
        return launch
    if options.engine == "auto":
        from swlds.engines.choice import run_launch as run_on_either

        return run_on_either(make, progress)
    from swlds.engines.wave_compiler.engine import run_launch

    return run_launch(make, progress, make(is_lazy=True)).launch


@final
class LoadedModule:
    """A module on a device: kernels by name."""

    def __init__(
        self, device: Device, module: Module, names: EntryNames | None, entry: TritonEntry | None = None
    ) -> None:
        self.device, self.module, self._names, self._entry = device, module, names, entry
        self._kernels: dict[Function, Kernel] = {}

    def __repr__(self) -> str:
        return printable(f"<LoadedModule {self.module.source_name}: kernels {', '.join(self.kernels) or 'none'}>")

    def __getitem__(self, name: str) -> Kernel:
        return self.only(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.kernels)

    def __len__(self) -> int:
        return len(self.kernels)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and len(match_kernels(list(self.module.kernel_functions), name)) == 1

    @property
    def kernels(self) -> list[str]:
        """Names of the kernels."""
        return [display_name(k.name) for k in self.module.kernel_functions]

    @knows_words(LaunchError, but=("name",))
    def only(self, name: str | None) -> Kernel:
        """The kernel of that name; when the name is None the producer's, or the only one. LaunchError lists what there is."""
        if not isinstance(name, (str, type(None))):
            raise LaunchError(f"kernels have names, not {name!r}", hint=f"kernels: {', '.join(self.kernels) or 'none'}")
        if name is None and self._entry is not None:
            name = self._entry.kernel
        named_in = self._entry.path if self._entry is not None and name == self._entry.kernel else None
        function = find_kernel(self.module, name, named_in)
        if function not in self._kernels:
            self._kernels[function] = Kernel(self.device, self.module, function, self._names, self._entry)
        return self._kernels[function]


@final
class Device:
    """An emulated GPU. ``target``: a processor such as gfx942; None takes what each kernel was compiled for. ``engine``: of
    launches that name none; None takes what ``SWLDS_ENGINE`` says, or wave."""

    __dir__ = hides("memory")

    @knows_words(LaunchError, but=("target",))
    def __init__(self, target: str | None = None, *, engine: str | None = None) -> None:
        self.target: Target | None = None if target is None else find_target(target)
        self.engine = LaunchOptions(engine=engine or default_engine()).engine
        self.memory = DeviceMemory()

    def __enter__(self) -> Device:
        return self

    def __exit__(self, *_: object) -> None:
        for note in self.close():
            warnings.warn(printable(note.message), ResourceWarning, stacklevel=2)

    def __repr__(self) -> str:
        return f"<Device {self.target.name if self.target else 'of each kernel'}, engine {self.engine}>"

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise LaunchError("a device cannot be copied or pickled", hint="make another one: swlds.Device(…)")

    @knows_words(LaunchError)
    def load(self, module: Module | str | os.PathLike[str], *, names: EntryNames | None = None) -> LoadedModule:
        """Load a module (also a path or text). ``names``: variables of lowered blocks that the module does not name.

        Beside the file that was parsed may lie what its producer wrote of launches (``device.triton_entry``): the kernels'
        launches take from it what they leave open. InputError where that cannot be read."""
        if not isinstance(module, Module):
            from swlds.api import parse

            module = parse(module)
        entry = find_entry(module.path) if module.path is not None else None
        processor_of = self._processor_of if entry is None or self.target is not None else lambda _: entry.processor
        with in_source(module):
            module = expand_module(module, processor_of)
        if not module.is_verified:
            # Not the input, which LLVM has verified, but what was read of its print: that is executed.
            llvm.verify_text(str(module), module.source_name)
            module.is_verified = True
        if self.engine != "reference":
            _load_engine()
        return LoadedModule(self, module, names, entry)

    @knows_words(LaunchError)
    def array(self, values: Any, dtype: Any = None, *, name: str | None = None) -> DeviceArray:
        """An array in the device's memory, for launches to work on without a copy each. ``values``: a NumPy array, a list, what
        others export through DLPack or ``__array_interface__``; ``dtype``: f32, bf16 and so on, or NumPy's, None takes that
        of the values; ``name``: what findings call it."""
        return self.memory.array(values, dtype, name)

    @knows_words(LaunchError, but=("shape",))
    def empty(self, shape: Sequence[int] | int, dtype: Any = "f32", *, name: str | None = None) -> DeviceArray:
        """An array in the device's memory that nobody has written: initcheck finds reads of it."""
        return self.memory.empty(shape, dtype, name)

    @knows_words(LaunchError)
    def close(self) -> list[Finding]:
        """Free the device's arrays. A note (kind leak) for each that was still live, with the line that made it; a ``with``
        statement warns of them. Arrays of a closed device cannot be used, new ones can be made."""
        return self.memory.close()

    def _processor_of(self, function: Function) -> str:
        """The device's; of a device of no certain kind what the function was compiled for."""
        return self.target.name if self.target is not None else own_processor(None)(function)


def _load_engine() -> None:
    """Before the first launch, where that may find its host code on disk and takes no longer than this does."""
    from swlds.engines.wave_compiler.kept.store import open_store

    if open_store() is not None:
        from swlds.engines.wave_compiler import engine

        engine.get_ready()


__all__ = [
    "Device",
    "DeviceArray",
    "FindingsError",
    "Kernel",
    "LaunchOptions",
    "LoadedModule",
    "Local",
    "Raw",
    "Result",
]
