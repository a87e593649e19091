"""``swlds run``, ``profile`` and ``validate`` as functions: requests in, reports out, the work in a worker process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

from swlds.analysis.axis.facts import NO_WRAP
from swlds.device.findings import Finding
from swlds.device.implicit_args import three_sizes
from swlds.device.launch_options import LaunchOptions, default_engine, reported_engine
from swlds.device.triton_entry import adds_arguments, find_entry, refuse_other_processor
from swlds.engines.sandbox import Teller, run_in_worker
from swlds.errors import LaunchError, LayoutError, SwldsError, UnsupportedError
from swlds.lazy import dataclass
from swlds.linked_input import read_module
from swlds.report.run_report import RunReport
from swlds.report.validate_report import ValidateReport, find_differences

if TYPE_CHECKING:
    from swlds.device.lowered import EntryNames
    from swlds.engines.api import Kernel, Result
    from swlds.engines.spec import Spec
    from swlds.ir.model import Module

Progress = Callable[[int, int], None]


@final
@dataclass(frozen=True)
class RunRequest:
    """What ``swlds run`` is asked for. ``args``: SPECs; ``save``: parameter -> file; ``print_``: parameters to print.

    ``lowered``: run what ``lower`` makes of the module, ``lower_options`` are its options; with ``passes`` what ``opt`` makes.
    """

    path: str
    kernel: str | None = None
    grid: tuple[int, ...] = (1,)
    #: None: what the kernel requires.
    block: tuple[int, ...] | None = None
    args: tuple[str, ...] = ()
    mcpu: str | None = None
    options: LaunchOptions = field(default_factory=LaunchOptions)
    save: dict[int, str] = field(default_factory=dict)
    print_: tuple[int, ...] = ()
    lowered: bool = False
    lower_options: dict[str, Any] = field(default_factory=dict)
    passes: str | None = None
    #: Of a profile: what LLVM's load-store vectoriser makes of the module.
    after_vectorizer: bool = False
    #: Of a profile: a file for the patterns of LDS variables.
    patterns: str | None = None
    #: Pictures of the report are wanted.
    is_drawn: bool = False

    #: SPECs of arguments that the producer adds behind those of its source.
    trailing: tuple[str, ...] = ()
    #: Files beside the module that say how it is launched were looked at.
    is_complete: bool = False
    #: The file that names the kernel, where the user does not, and that for the processor.
    named_in: str | None = None
    processor_in: str | None = None

    @property
    def place(self) -> str:
        """The input as messages name it."""
        return "<stdin>" if self.path == "-" else self.path


def complete(request: RunRequest) -> RunRequest:
    """The request with what the producer wrote beside the module (``device.triton_entry``), where it leaves that open."""
    entry = None if request.is_complete else find_entry(request.path)
    if entry is None:
        return replace(request, is_complete=True)
    block, options = entry.complete(request.block, request.options)
    return replace(
        request,
        kernel=request.kernel or entry.kernel,
        named_in=None if request.kernel else entry.path,
        processor_in=None if request.mcpu else entry.path,
        block=three_sizes(block) if request.block is None else request.block,
        mcpu=request.mcpu or entry.processor,
        options=options,
        trailing=tuple(entry.trailing(request.grid)),
        is_complete=True,
    )


def run(request: RunRequest, progress: Progress | None = None) -> RunReport:
    """Execute a kernel in a worker process. Raises SwldsError where the input or the launch is wrong."""
    request = complete(request)
    return _in_worker(request, lambda tell: _run_job(request, tell), progress)


def profile(request: RunRequest, progress: Progress | None = None) -> RunReport:
    """As ``run``, with a profile in the report."""
    return run(replace(request, options=request.options.but(profile=True)), progress)


def _in_worker(request: RunRequest, job: Callable[[Teller], RunReport], progress: Progress | None) -> RunReport:
    """The report of a job; that of the worker's death where it dies."""
    report = run_in_worker(
        lambda tell: job(tell).as_json(whole=True, is_drawn=request.is_drawn),
        timeout=request.options.timeout,
        max_memory=request.options.max_memory,
        progress=progress,
        place=request.place,
    )
    if isinstance(report, Finding):
        engine = reported_engine(request.options.engine or default_engine())
        return RunReport(request.kernel, engine, request.mcpu, findings=[report])
    return RunReport.from_json(report)


def list_unsupported(path: str, kernel: str | None = None, mcpu: str | None = None) -> list[str]:
    """``swlds run --list-unsupported``: one line for each instruction that cannot be executed, of all kernels or one, and for
    the first by which a function calls the host, which ends a launch that comes there."""
    from swlds.device.hostcall import find_hostcalls, hostcall_errors
    from swlds.engines.api import Device

    loaded = Device(mcpu).load(read_module(path))
    module = loaded.module
    kernels = [loaded[name] for name in ([kernel] if kernel else loaded.kernels)]
    errors = [found.error() for one in kernels for found in one.unsupported()]
    accesses = find_hostcalls(module)
    errors += [e for one in kernels for e in hostcall_errors(one.program, accesses)]
    return list(dict.fromkeys(_complaint(module, e) for e in errors))


def _complaint(module: Module, found: UnsupportedError) -> str:
    """The error's line, with the line of the user's own text."""
    from swlds.ir.places import in_source

    try:
        with in_source(module):
            raise found
    except SwldsError as error:
        return str(error)


def dump_host_ir(request: RunRequest) -> str:
    """``swlds run --dump-host-ir``: the host LLVM IR that the wave compiler makes of the kernel; nothing runs."""
    from swlds.engines.api import Device
    from swlds.engines.spec import make_arguments, parse_specs

    request = complete(request)
    module = read_module(request.path)
    specs = parse_specs(request.args)
    specs += _trailing(module, request, len(specs))
    if request.lowered:
        module, _ = lower_for_launch(module, request)
    kernel = Device(request.mcpu).load(module).only(request.kernel)
    arguments = make_arguments(specs)
    return kernel.host_ir(request.grid, request.block, arguments, options=request.options)


# In the worker -----------------------------------------------------------------------------------------------


def _run_job(request: RunRequest, tell: Teller) -> RunReport:
    from swlds.engines.api import Device
    from swlds.engines.spec import parse_specs

    arguments = parse_specs(request.args)
    _check_indices(request, arguments)
    module = read_module(request.path)
    arguments += _trailing(module, request, len(arguments))
    left_out = ""
    if request.lowered:
        module, left_out = lower_for_launch(module, request)
    if request.after_vectorizer:
        module = _vectorize(module, request)
    kernel = Device(request.mcpu).load(module).only(request.kernel)
    tell.ready()
    result = _launch(kernel, request, arguments, tell)
    _save(request, result)
    if request.patterns is not None:
        _write_patterns(request.patterns, result, module)
    return _as_report(request, result, arguments, left_out)


def _trailing(module: Module, request: RunRequest, given: int) -> list[Spec]:
    """What the producer adds, where the kernel has just those parameters more than were given. InputError where what the producer
    wrote is of another module."""
    from swlds.device.program import find_kernel
    from swlds.engines.spec import parse_specs

    kernel = find_kernel(module, request.kernel, request.named_in)
    if request.processor_in is not None and request.mcpu is not None:
        refuse_other_processor(kernel, request.mcpu, request.processor_in)
    is_added = adds_arguments(len(kernel.arguments), given, request.trailing)
    return parse_specs(request.trailing) if is_added else []


def lower_as_asked(module: Module, request: RunRequest) -> Module:
    """What the request's passes, or ``lower`` with its options, make of the module."""
    from swlds.api import lower, opt

    if request.passes is not None:
        assume = [text for text in request.options.assume if text != NO_WRAP]
        return opt(module, request.passes, mcpu=request.mcpu, kernel=request.kernel, block=request.block, assume=assume)
    options = {"mcpu": request.mcpu} if request.mcpu else {}
    return lower(module, **{**options, **request.lower_options})


def lower_for_launch(module: Module, request: RunRequest) -> tuple[Module, str]:
    """What runs in the module's place. Where the module is refused for what the kernel does not reach, that is left out; then a
    line says so."""
    from swlds.device.program import empty_others, find_kernel, find_program

    try:
        return lower_as_asked(module, request), ""
    except (UnsupportedError, LayoutError) as error:
        alone = empty_others(find_program(module, find_kernel(module, request.kernel, request.named_in)))
        if alone is None:
            raise
        return lower_as_asked(alone, request), f"the lowering of what the kernel does not reach, as it is refused: {error}"


def _vectorize(module: Module, request: RunRequest) -> Module:
    from swlds.api import parse
    from swlds.ir.llvm import vectorize_accesses

    text = vectorize_accesses(str(module), mcpu=request.mcpu or "gfx942")
    return parse(text, name=f"{module.source_name} (after LLVM's load-store vectoriser)")


def _check_indices(request: RunRequest, arguments: list[Spec]) -> None:
    for index in (*request.save, *request.print_):
        if not 0 <= index < len(arguments) or not arguments[index].dtype:
            raise LaunchError(f"argument {index} is no buffer", hint="--save and --print count parameters from 0")


def _launch(kernel: Kernel, request: RunRequest, arguments: list[Spec], progress: Progress | None) -> Result:
    from swlds.engines.spec import make_arguments

    return kernel.launch(
        request.grid, request.block, make_arguments(arguments), options=request.options, progress=progress, prints=False
    )


def _save(request: RunRequest, result: Result) -> None:
    import io

    import numpy as np

    from swlds.output import write_whole

    for index, path in request.save.items():
        stream = io.BytesIO()
        np.save(stream, result.buffers[index])
        write_whole(Path(path), stream.getvalue())


def _write_patterns(path: str, result: Result, module: Module) -> None:
    from swlds.output import write_whole
    from swlds.report.observed import collect_patterns

    if result.profile is not None:
        write_whole(Path(path), collect_patterns(result.profile, result.target, module).json() + "\n")


def _as_report(request: RunRequest, result: Result, arguments: list[Spec], left_out: str) -> RunReport:
    """``left_out``: what ``lower_for_launch`` says."""
    report = result.report({index: arguments[index].dtype for index in result.buffers})
    if left_out and report.fidelity is not None:
        report.fidelity.not_checked.append(left_out)
    report.launch["args"] = list(request.args)
    report.printed = [_show(i, arguments[i].dtype, result.buffers[i]) for i in request.print_]
    return report


def _show(index: int, dtype: str, array: Any) -> str:
    import numpy as np

    if dtype == "bf16":
        from swlds.device.bits import bf16_to_f32

        array = bf16_to_f32(array)
    return f"argument {index}: {dtype}[{array.size}] = {np.array2string(array, threshold=256, max_line_width=120)}"


# validate ----------------------------------------------------------------------------------------------------


def validate(request: RunRequest, *, against: str = "swlds", progress: Progress | None = None) -> ValidateReport:
    """Run original and lowered module on the same inputs and compare buffers bit for bit, and what was found.

    ``against``: ``swlds`` (this lowering, ``request.lower_options``, or ``request.passes``) or ``llvm`` (LLVM's own pass).
    """
    request = complete(request)
    original = run(replace(request, lowered=False), progress)
    plain = replace(request, save={}, print_=())
    try:
        lowered = _in_worker(plain, lambda tell: _lowered_job(plain, against, tell), progress)
    except SwldsError as error:
        return ValidateReport(original, None, [], request.passes or against, str(error), error)
    return ValidateReport(original, lowered, find_differences(original, lowered), request.passes or against)


def _lowered_job(request: RunRequest, against: str, tell: Teller) -> RunReport:
    from swlds.device.copies import has_copies
    from swlds.engines.api import Device
    from swlds.engines.spec import parse_specs

    arguments = parse_specs(request.args)
    module = read_module(request.path)
    arguments += _trailing(module, request, len(arguments))
    names = entry_names(module) if against == "llvm" else None
    lowered, left_out = (
        (lower_by_llvm(module, request), "") if against == "llvm" else lower_for_launch(module, request)
    )
    kernel = Device(request.mcpu).load(lowered, names=names).only(request.kernel)
    tell.ready()
    report = _as_report(request, _launch(kernel, request, arguments, tell), arguments, left_out)
    report.has_copies = has_copies(lowered)
    return report


def lower_by_llvm(module: Module, request: RunRequest) -> Module:
    """What LLVM's own pass makes of the module."""
    from swlds.api import parse
    from swlds.engines.for_llvm import mark_for_llvm
    from swlds.ir.llvm import run_reference_pass

    instrument = request.lower_options.get("instrument")
    text = run_reference_pass(mark_for_llvm(module), instrument=instrument is not False, mcpu=request.mcpu or "gfx942")
    return parse(text, name=f"{module.source_name} (lowered by LLVM)")


def entry_names(module: Module) -> EntryNames:
    """Variables of each kernel by entry, for lowered modules that do not carry their names."""
    from swlds.analysis.layout import compute_layout
    from swlds.analysis.lds_uses import find_lds_uses
    from swlds.ir.names import display_name

    uses = find_lds_uses(module, "llvm")
    names: EntryNames = {}
    for kernel in uses.kernels_with_lds():
        direct = [uses.variables[v] for v in uses.direct.get(kernel, {})]
        indirect = [uses.variables[v] for v in uses.indirect.get(kernel, {})]
        layout = compute_layout(kernel, direct, indirect)
        names[display_name(kernel)] = {index: display_name(name) for name, index in layout.indices.items()}
    return names
