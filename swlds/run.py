"""``swlds run`` and ``swlds validate`` as functions: requests in, reports out, the work in a worker process."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

from swlds.device.findings import fails
from swlds.device.launch_options import ENGINES, LaunchOptions
from swlds.engines.sandbox import Teller, finding_to_json, run_in_worker
from swlds.errors import LaunchError, SwldsError

if TYPE_CHECKING:
    from swlds.device.lowered import EntryNames
    from swlds.device.support import Unsupported
    from swlds.engines.api import Kernel, Result
    from swlds.engines.spec import Spec
    from swlds.ir.model import Module

Progress = Callable[[int, int], None]


@final
@dataclass(frozen=True)
class RunRequest:
    """What ``swlds run`` is asked for. ``args``: SPECs; ``save``: parameter -> file; ``print_``: parameters to print.

    ``lowered``: run what ``lower`` makes of the module, ``lower_options`` are its options.
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

    @property
    def place(self) -> str:
        """The input as messages name it."""
        return "<stdin>" if self.path == "-" else self.path


@final
@dataclass
class RunReport:
    """The report of one launch. ``data`` is the JSON of the interface; ``findings`` the same findings with call chains;
    ``printed`` what ``--print`` asked for; ``values`` of the buffers by parameter (hex of their bytes' hash is in data)."""

    data: dict[str, Any]
    findings: list[dict[str, Any]]
    printed: list[str] = field(default_factory=list)
    seconds: float = 0.0
    items: int = 0

    def fails(self, fail_on: str = "warning") -> bool:
        """Was anything as grave as ``fail_on`` (error, warning, note) found?"""
        return any(fails(finding["severity"], fail_on) for finding in self.findings)

    @property
    def exit_code(self) -> int:
        return int(self.fails())


def run(request: RunRequest, progress: Progress | None = None) -> RunReport:
    """Execute a kernel in a worker process. Raises SwldsError where the input or the launch is wrong."""
    report = run_in_worker(
        lambda tell: _run_job(request, tell),
        timeout=request.options.timeout,
        max_memory=request.options.max_memory,
        progress=progress,
        place=request.place,
    )
    return _finish(request, report)


def _finish(request: RunRequest, report: dict[str, Any]) -> RunReport:
    if "death" in report:
        findings = [report["death"]]
        data: dict[str, Any] = {
            "kernel": request.kernel,
            "engine": request.options.engine or ENGINES[0],
            "target": request.mcpu,
            "launch": {},
            "fidelity": {},
            "buffers": {},
        }
        return RunReport({**data, "findings": _public(findings)}, findings)
    findings = report.pop("findings")
    printed, seconds, items = report.pop("printed"), report.pop("seconds"), report.pop("items")
    ordered = {key: report[key] for key in ("kernel", "engine", "target", "launch")}
    data = {**ordered, "findings": _public(findings), "fidelity": report["fidelity"], "buffers": report["buffers"]}
    return RunReport(data, findings, printed, seconds, items)


def _public(findings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{k: v for k, v in f.items() if k != "calls"} for f in findings]


def list_unsupported(path: str, kernel: str | None = None, mcpu: str | None = None) -> list[str]:
    """``swlds run --list-unsupported``: one line for each instruction that cannot be executed, of all kernels or one."""
    from swlds.engines.api import Device

    loaded = Device(mcpu).load(_parse(path))
    names = [kernel] if kernel else loaded.kernels
    return list(
        dict.fromkeys(_complaint(loaded.module, found) for name in names for found in loaded[name].unsupported())
    )


def _complaint(module: Module, found: Unsupported) -> str:
    """The error's line, with the line of the user's own text."""
    from swlds.ir.places import in_source

    try:
        with in_source(module):
            raise found.error()
    except SwldsError as error:
        return str(error)


def dump_host_ir(request: RunRequest) -> str:
    """``swlds run --dump-host-ir``: the host LLVM IR that the wave compiler makes of the kernel; nothing runs."""
    from swlds.engines.api import Device
    from swlds.engines.spec import make_arguments, parse_specs

    module = _parse(request.path)
    if request.lowered:
        module = _lower(module, request)
    kernel = Device(request.mcpu).load(module).only(request.kernel)
    arguments = make_arguments(parse_specs(request.args))
    return kernel.host_ir(request.grid, request.block, arguments, options=request.options)


# In the worker -----------------------------------------------------------------------------------------------


def _parse(path: str) -> Module:
    from swlds.api import parse

    return parse(Path(path), name="<stdin>" if path == "-" else path)


def _run_job(request: RunRequest, tell: Teller) -> dict[str, Any]:
    from swlds.engines.api import Device
    from swlds.engines.spec import parse_specs

    arguments = parse_specs(request.args)
    _check_indices(request, arguments)
    module = _parse(request.path)
    if request.lowered:
        module = _lower(module, request)
    kernel = Device(request.mcpu).load(module).only(request.kernel)
    tell.ready()
    result = _launch(kernel, request, arguments, tell)
    _save(request, result)
    return _as_report(request, result, arguments)


def _lower(module: Module, request: RunRequest) -> Module:
    from swlds.api import lower

    options = {"mcpu": request.mcpu} if request.mcpu else {}
    return lower(module, **{**options, **request.lower_options})


def _check_indices(request: RunRequest, arguments: list[Spec]) -> None:
    for index in (*request.save, *request.print_):
        if not 0 <= index < len(arguments) or not arguments[index].dtype:
            raise LaunchError(f"argument {index} is no buffer", hint="--save and --print count parameters from 0")


def _launch(kernel: Kernel, request: RunRequest, arguments: list[Spec], progress: Progress | None) -> Result:
    from swlds.engines.spec import make_arguments

    return kernel.launch(
        request.grid, request.block, make_arguments(arguments), options=request.options, progress=progress
    )


def _save(request: RunRequest, result: Result) -> None:
    import io

    import numpy as np

    from swlds.output import write_whole

    for index, path in request.save.items():
        stream = io.BytesIO()
        np.save(stream, result.buffers[index])
        write_whole(Path(path), stream.getvalue())


def _as_report(request: RunRequest, result: Result, arguments: list[Spec]) -> dict[str, Any]:
    buffers = {
        str(i): {
            "sha256": hashlib.sha256(memoryview(a).cast("B")).hexdigest(),
            "dtype": arguments[i].dtype,
            "shape": list(a.shape),
        }
        for i, a in result.buffers.items()
    }
    return {
        "kernel": result.kernel,
        "engine": result.engine,
        "target": result.target,
        "launch": {**result.launch, "args": list(request.args)},
        "findings": [finding_to_json(f) for f in result.findings],
        "fidelity": result.fidelity.as_json(),
        "buffers": buffers,
        "printed": [_show(i, arguments[i].dtype, result.buffers[i]) for i in request.print_],
        "seconds": result.seconds,
        "items": math.prod(result.launch["grid"]) * math.prod(result.launch["block"]),
    }


def _show(index: int, dtype: str, array: Any) -> str:
    import numpy as np

    if dtype == "bf16":
        from swlds.device.intrinsics.bits import bf16_to_f32

        array = bf16_to_f32(array)
    return f"argument {index}: {dtype}[{array.size}] = {np.array2string(array, threshold=256, max_line_width=120)}"


# validate ----------------------------------------------------------------------------------------------------


@final
@dataclass
class ValidateReport:
    """Original and lowered on the same inputs. ``differences``: one line each, empty when they agree."""

    original: RunReport
    lowered: RunReport
    differences: list[str]
    against: str
    #: Error of the other lowering, when it made no module that could be run.
    failure: str = ""

    @property
    def only_lowered(self) -> list[dict[str, Any]]:
        """Findings of the lowered module that the original has not."""
        known = {_identity(finding) for finding in self.original.findings}
        return [finding for finding in self.lowered.findings if _identity(finding) not in known]

    @property
    def findings(self) -> list[dict[str, Any]]:
        """What was found, each once: what original and lowered agree on is one finding."""
        return [*self.original.findings, *self.only_lowered]

    def fails(self, fail_on: str = "warning") -> bool:
        """Do the two differ, or did either find anything as grave as ``fail_on``?"""
        return bool(self.differences or self.failure) or self.original.fails(fail_on) or self.lowered.fails(fail_on)

    @property
    def exit_code(self) -> int:
        return int(self.fails())

    def as_json(self) -> dict[str, Any]:
        return {
            "against": self.against,
            "equal": not self.differences and not self.failure,
            "differences": self.differences,
            "failure": self.failure or None,
            "original": self.original.data,
            "lowered": self.lowered.data,
        }


def validate(request: RunRequest, *, against: str = "swlds", progress: Progress | None = None) -> ValidateReport:
    """Run original and lowered module on the same inputs and compare buffers bit for bit, and what was found.

    ``against``: ``swlds`` (this lowering, ``request.lower_options``) or ``llvm`` (LLVM's own pass).
    """
    original = run(replace(request, lowered=False), progress)
    plain = replace(request, save={}, print_=())
    try:
        report = run_in_worker(
            lambda tell: _lowered_job(plain, against, tell),
            timeout=request.options.timeout,
            max_memory=request.options.max_memory,
            progress=progress,
            place=request.place,
        )
    except SwldsError as error:
        nothing = RunReport({"findings": [], "buffers": {}}, [])
        return ValidateReport(original, nothing, [], against, str(error))
    lowered = _finish(plain, report)
    return ValidateReport(original, lowered, find_differences(original, lowered), against)


def _lowered_job(request: RunRequest, against: str, tell: Teller) -> dict[str, Any]:
    from swlds.engines.api import Device
    from swlds.engines.spec import parse_specs

    arguments = parse_specs(request.args)
    module = _parse(request.path)
    names = entry_names(module) if against == "llvm" else None
    lowered = _lower_by_llvm(module, request) if against == "llvm" else _lower(module, request)
    kernel = Device(request.mcpu).load(lowered, names=names).only(request.kernel)
    tell.ready()
    return _as_report(request, _launch(kernel, request, arguments, tell), arguments)


def _lower_by_llvm(module: Module, request: RunRequest) -> Module:
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


def find_differences(original: RunReport, lowered: RunReport) -> list[str]:
    """What differs, one line each: buffers, then findings."""
    found = []
    for index, buffer in original.data["buffers"].items():
        if lowered.data["buffers"].get(index, {}).get("sha256") != buffer["sha256"]:
            found.append(f"argument {index} differs after the launch")
    before, after = ({_identity(f): f for f in r.findings} for r in (original, lowered))
    for key in before.keys() - after.keys():
        found.append(f"only in the original: {_brief(before[key])}")
    for key in after.keys() - before.keys():
        found.append(f"only in the lowered module: {_brief(after[key])}")
    return sorted(found)


def _identity(finding: dict[str, Any]) -> tuple[Any, ...]:
    """What original and lowered must agree on: not texts of instructions, not addresses in messages."""
    parts: tuple[str, ...] = ("tool", "kind", "severity")
    if finding["kind"] != "timeout":  # where the waves were when the time was over is no property of the program
        parts += ("count", "workgroup", "workitem", "location", "object")
    return tuple(str(finding[p]) for p in parts)


def _brief(finding: dict[str, Any]) -> str:
    place = finding["location"]
    where = f"{place['file']}:{place['line']}:{place['column']}: " if place else ""
    return f"{where}{finding['kind']}: {finding['message']}"
