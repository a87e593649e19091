"""The command line: words in, one call into ``commands`` out, in a worker process.

Only click here, and imports that cost nothing: what a command needs is imported in its worker.
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from swlds import commands
from swlds.cli_words import (
    LaunchCommand,
    Words,
    check_target,
    parse_saves,
    read_sizes,
    refuse_empty,
    refuse_empty_ones,
    refuse_nan,
    refuse_terminal,
)
from swlds.device.checks import FAIL_ON
from swlds.device.launch_options import ENGINES, MEBIBYTES, OPTION_WORDS, Word
from swlds.linked_input import LinkedPath
from swlds.version import __version__

Command = TypeVar("Command", bound=Callable[..., Any])


KERNEL_HELP = "The kernel: its symbol, its name in the source, or a pattern (*, ?); may be left out where there is one."
INPUT = click.argument("path", metavar="IN", callback=refuse_empty)
SIZES: Any = {"metavar": "X[,Y,Z]", "callback": read_sizes}
MCPU = click.option(
    "--mcpu",
    metavar="GFX",
    callback=check_target,
    help="Processor, such as gfx1100 (default: the kernel's, else gfx942).",
)
INSTRUMENT = click.option(
    "--instrument/--no-instrument",
    default=None,
    help="ASan checks at each new access (default: with --allocator asan).",
)
LINKED = (
    click.option(
        "--link", multiple=True, metavar="FILE", callback=refuse_empty_ones,
        help="Link this module (.ll or .bc) in first (may be given again).",
    ),
    click.option("--rocm-device-libs", is_flag=True, help="Link what is called of ROCm's installed device libraries."),
)  # fmt: skip


def with_links(command: Command) -> Command:
    """A command whose input comes with what is linked to it."""

    @functools.wraps(command)
    def run_linked(path: str, link: tuple[str, ...], rocm_device_libs: bool, **words: Any) -> Any:
        if link or rocm_device_libs:
            path = LinkedPath(path, link, rocm_device_libs, words.get("mcpu"))
        return command(path=path, **words)

    linked: Any = run_linked
    for option in reversed(LINKED):
        linked = option(linked)
    return linked  # type: ignore[no-any-return]


OUTPUT = click.option(
    "-o", "output", metavar="OUT", callback=refuse_empty,
    help="Write to this file (bitcode where it ends in .bc); - is stdout.",
)  # fmt: skip
JOBS = click.option("-j", "--jobs", type=click.IntRange(min=1), metavar="N", help="Processes (default: one per core).")
TOOLS = click.option("--tools", metavar="NAME,...", help="The programs that RUN lines may run (default: any).")
TEST_TIMEOUT = click.option(
    "--test-timeout", "seconds", type=click.FloatRange(0.001, 1_000_000_000), default=300.0, show_default=True, metavar="S",
    callback=refuse_nan, help="Stop a test after S seconds.",
)  # fmt: skip
#: Names of phases of passes.lower_lds, which is too heavy to import for a list.
PHASES = ("uses", "plan", "bodies", "attributes", "tables")


PATH: Any = {"metavar": "F", "callback": refuse_empty}
PATH_WORDS: Any = {"metavar": "FILE", "callback": refuse_empty}
FOLDER: Any = {"metavar": "DIR", "callback": refuse_empty}


def page_options(command: Command) -> Command:
    """A page, and its pictures as files."""
    for option in (
        click.option("--pdf", "pdf_folder", **FOLDER, help="The same as PDF (needs matplotlib: swlds[plots])."),
        click.option("--png", "png_folder", **FOLDER, help="The same as PNG (needs matplotlib: swlds[plots])."),
        click.option(
            "--svg", "svg_folder", **FOLDER, help="Write the pictures of the page as SVG files into this folder."
        ),
        click.option("--html", "html_path", **PATH, help="Write the report as a page for browsers; - is stdout."),
    ):
        command = option(command)
    return command


TRACE = click.option(
    "--trace", "trace_path", **PATH,
    help="Write waves, barriers and copies in flight as a trace that Perfetto opens; the reference engine executes.",
)  # fmt: skip


def limits(command: Command) -> Command:
    """Bounds on the worker that reads the input."""
    seconds, mebibytes = click.FloatRange(0.001, 1_000_000_000), click.IntRange(*MEBIBYTES)
    command = click.option("--max-memory", type=mebibytes, metavar="MIB", help="Stop over this much memory (MiB).")(
        command
    )
    return click.option("--timeout", type=seconds, metavar="S", callback=refuse_nan, help="Stop after S seconds.")(
        command
    )


@click.group(
    cls=Words, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}, no_args_is_help=True
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=lambda c, p, v: _version(c) if v else None
)
def main() -> None:
    """See, lower and execute the LDS of AMD GPU kernels in LLVM IR.

    IN is LLVM IR text or bitcode: a path, or - for stdin. Text goes to stdout or to -o FILE, which is written whole or
    not at all; messages go to stderr. Exit code 0: done and clean; 1: the input is wrong, or something was found; 2: usage.

    \b
    Example:
      swlds uses kernels.ll
      swlds lower kernels.ll -o lowered.ll
    """


@main.command()
@click.argument("path", metavar="[IN]", default="-", callback=refuse_terminal)
@OUTPUT
@click.option(
    "--profile", type=click.Choice(["full", "llvm"]), default="full", show_default=True,
    help="full: everything, or refuse; llvm: what LLVM 22.1's amdgpu-sw-lower-lds makes.",
)  # fmt: skip
@click.option(
    "--mcpu", metavar="GFX", callback=check_target,
    help="Processor that the output names (target-cpu) for functions that name none; what a function names stays.",
)  # fmt: skip
@INSTRUMENT
@click.option(
    "--allocator", default="asan", show_default=True, metavar="asan|ockl|malloc|M,F",
    help="What allocates the block: the ASan or OCKL device runtime, malloc and free, or two functions of yours.",
)  # fmt: skip
@click.option("--with-runtime", is_flag=True, help="Link a small runtime in, so that the output stands alone.")
@click.option(
    "--dynamic", type=click.Choice(["alias", "stacked"]), default="alias", show_default=True,
    help="Several dynamic variables start at one address, as on the device, or follow one another.",
)  # fmt: skip
@click.option(
    "--print-after", multiple=True, type=click.Choice(PHASES), help="Print the module after a phase to stderr."
)
@click.option("-v", "--verbose", is_flag=True, help="Print a summary on stderr: kernels, blocks, redzones.")
@limits
@click.option("-S", "text", is_flag=True, hidden=True, help="Accepted, as opt has it: the output is text.")
@with_links
def lower(
    path: str, output: str | None, print_after: tuple[str, ...], timeout: float | None, max_memory: int | None, text: bool,
    verbose: bool, mcpu: str | None, **options: Any,
) -> None:  # fmt: skip
    """Move LDS to a block of global memory per work-group.

    \b
    Example:
      swlds lower kernels.ll -o lowered.ll
      swlds lower kernels.ll --allocator malloc --with-runtime -o alone.bc
      clang … -emit-llvm -S -o - | swlds lower - --profile llvm
    """
    options["mcpu"] = mcpu

    def job() -> int:
        return commands.modules.lower_command(path, output, print_after, options, verbose)

    _finish(job, path, timeout, max_memory, output)


@main.command()
@click.argument("path", metavar="[IN]", default="-", callback=refuse_terminal)
@click.option("--passes", required=True, metavar="a,b<x=1;y>", help="The passes in order; `swlds passes` lists them.")
@OUTPUT
@MCPU
@click.option("--kernel", metavar="K", help="--block is of this kernel (default: of all).")
@click.option("--block", **SIZES, help="Work-items of a work-group in launches (default: what kernels say themselves).")
@click.option(
    "--assume", multiple=True, metavar="SPEC",
    help="What holds of a parameter in launches, for passes to go by: NAME:align=128, NAME:divisible=16, NAME:range=LO..HI "
    "or groups=X,Y,Z: at most so many of them.",
)  # fmt: skip
@click.option("--verify-each", is_flag=True, help="Have LLVM verify the module after each pass.")
@click.option("--print-after", multiple=True, metavar="PASS", help="Print the module after that pass to stderr.")
@click.option(
    "--remarks", "remarks_path", metavar="FILE", help="Write what was done, and what not, as LLVM's YAML; - is stdout."
)
@click.option("-v", "--verbose", "is_verbose", is_flag=True, help="Print the remarks on stderr.")
@limits
@click.option("-S", "text", is_flag=True, hidden=True, help="Accepted, as opt has it: the output is text.")
@with_links
def opt(
    path: str, output: str | None, timeout: float | None, max_memory: int | None, text: bool, **options: Any
) -> None:
    """Run passes over a module.

    \b
    Example:
      swlds opt kernels.ll --passes lower-dma -v -o plain.ll
      swlds opt kernels.ll --passes 'lower-dma,lower-lds<allocator=malloc;with-runtime>' --verify-each
      swlds opt kernels.ll --passes swizzle-lds --block 16,16 -v -o swizzled.ll
      swlds opt kernels.ll --passes coalesce-copies --block 256 --assume in:align=16 -v -o coalesced.ll
    """
    _finish(lambda: commands.passes.opt_command(path, output, **options), path, timeout, max_memory, output)


@main.command()
def passes() -> None:
    """List the passes of `opt`: what each does, before and after, its parameters and their defaults.

    \b
    Example:
      swlds passes
    """
    _finish(lambda: commands.passes.passes_command(), "")


@main.command()
@INPUT
@click.option(
    "--kernel",
    "kernels",
    multiple=True,
    metavar="K",
    help="Only this kernel, or those that a pattern (*, ?) fits (may be given again).",
)
@MCPU
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@page_options
@limits
@with_links
def uses(
    path: str, kernels: tuple[str, ...], mcpu: str | None, as_json: bool, timeout: float | None, max_memory: int | None,
    **pages: str | None,
) -> None:  # fmt: skip
    """Show which kernel uses which LDS variable, why, and how much.

    Per kernel: each variable's size, alignment, place in LDS and in the block that `lower` makes, whether the kernel uses
    it directly or through calls, and the shortest call path that charges it; the total against the target's limit.
    Exit code 1 when a kernel is over the limit.

    \b
    Example:
      swlds uses kernels.ll --kernel reduce
      swlds uses kernels.bc --mcpu gfx950 --json
      swlds uses kernels.ll --html uses.html
    """
    _finish(lambda: commands.modules.uses_command(path, kernels, mcpu, as_json, pages), path, timeout, max_memory)


@main.command()
@INPUT
@MCPU
@click.option("--instrument/--no-instrument", default=True, show_default=True, help="With the ASan checks, or without.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@limits
@with_links
def compare(
    path: str, mcpu: str | None, instrument: bool, as_json: bool, timeout: float | None, max_memory: int | None
) -> None:
    """Compare `lower --profile llvm` with the pass inside llvmlite, names and order aside.

    Shows the first difference in its context; exit code 1 when there is one.

    \b
    Example:
      swlds compare kernels.ll
      swlds compare kernels.ll --no-instrument
    """

    def job() -> int:
        return commands.modules.compare_command(path, instrument, mcpu or "gfx942", as_json)

    _finish(job, path, timeout, max_memory)


@main.command()
@click.argument("tests", nargs=-1, required=True, metavar="TEST.ll ...")
@click.option("--engine", "engines", multiple=True, type=click.Choice(ENGINES), help="Only this engine (default: all).")
@click.option("--tool-binary", metavar="PATH", help="The program to run for the tool of the RUN lines.")
@TOOLS
@TEST_TIMEOUT
@JOBS
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@limits
def check(
    tests: tuple[str, ...], engines: tuple[str, ...], tool_binary: str | None, tools: str | None, seconds: float,
    jobs: int | None, as_json: bool, timeout: float | None, max_memory: int | None,
) -> None:  # fmt: skip
    """Run the RUN lines and the launches of tests and compare with what they expect.

    RUN lines as in LLVM's tests; `; LAUNCH:` lines execute a kernel, original and lowered, and `; EXPECT:` lines say what
    must come out. Exit code 1 when a test fails. RUN lines run any program: check a test that you do not trust with --tools
    swlds.

    \b
    Example:
      swlds check tests/ir/*.ll
    """

    def job(is_apart: bool = False) -> int:
        return commands.golden.check_command(
            tests, engines or None, tool_binary, tools, seconds, jobs, as_json, run_words, is_apart
        )

    _finish(job, "", timeout, max_memory, after_death=lambda: job(is_apart=True))


@main.command("update-checks", context_settings={"ignore_unknown_options": True})
@click.argument("words", nargs=-1, required=True, type=click.UNPROCESSED, metavar="TEST.ll ... [OPTION ...]")
@click.option(
    "--check", "is_dry", is_flag=True, help="Write nothing: print what would change, exit code 1 if anything."
)
@TOOLS
@TEST_TIMEOUT
@JOBS
def update_checks(words: tuple[str, ...], is_dry: bool, tools: str | None, seconds: float, jobs: int | None) -> None:
    """Regenerate the CHECK lines of tests from their RUN lines.

    As LLVM's update_test_checks.py does, with its options: --check-globals, --function-signature, --filter, --function,
    --include-generated-funcs, --preserve-names, --update-only, --tool-binary, --version, and the others. A file is replaced
    in one step, if it changes.

    \b
    Example:
      swlds update-checks tests/ir/*.ll
      swlds update-checks --check tests/ir/*.ll
      swlds update-checks --check-globals smart new.ll
    """
    _finish(lambda: commands.golden.update_checks_command(words, is_dry, tools, seconds, jobs, run_words), "")


#: Options of a launch that ``limits`` gives, with the bounds that are the worker's.
LIMITS = ("timeout", "max_memory")


def _launch_option(name: str, word: Word) -> Callable[[Command], Command]:
    """The option of the command line for one of a launch; what is not given has the default of ``LaunchOptions``."""
    names = [*([f"-{word.short}"] if word.short else []), f"--{word.name}", name]
    if word.kind == "flag":
        return click.option(*names, is_flag=True, default=None, help=word.help)
    if word.kind == "sizes":
        return click.option(*names, **SIZES, help=word.help)
    if word.kind == "texts":
        return click.option(*names, multiple=True, metavar=word.metavar, help=word.help)
    types: dict[str, Any] = {
        "number": click.INT if word.least is None else click.IntRange(min=word.least),
        "choice": click.Choice(word.choices),
    }
    return click.option(*names, type=types.get(word.kind, str), metavar=word.metavar, help=word.help)


def _words_of_launch() -> list[Callable[[Command], Command]]:
    """What is launched and how."""
    return [
        click.option("--kernel", metavar="K", help=KERNEL_HELP),
        click.option("--grid", **SIZES, default="1", show_default=True, help="Work-groups."),
        click.option(
            "--block", **SIZES, help="Work-items of a work-group (default: the kernel's reqd_work_group_size)."
        ),
        click.option("--arg", "args", multiple=True, metavar="SPEC", help="One for each kernel parameter, in order."),
        MCPU,
        *(_launch_option(name, word) for name, word in OPTION_WORDS.items() if name not in LIMITS),
    ]


def _words_of_lowering() -> list[Callable[[Command], Command]]:
    return [
        click.option("--profile", type=click.Choice(["full", "llvm"]), help="Profile of the lowered module."),
        INSTRUMENT,
        click.option("--allocator", metavar="asan|ockl|malloc|M,F", help="Allocator of the lowered module."),
    ]


def launch_options(command: Command) -> Command:
    """The options that ``run`` and ``validate`` share, in the order of the help."""
    options = [
        *_words_of_launch(),
        click.option(
            "--save",
            multiple=True,
            metavar="N=FILE.npy",
            callback=parse_saves,
            help="Write the buffer of parameter N (from 0).",
        ),
        click.option(
            "--print", "print_", multiple=True, type=click.IntRange(min=0), metavar="N", help="Print that buffer."
        ),
        click.option("--json", "json_path", **PATH, help="Write the report as JSON; - is stdout."),
        click.option("--sarif", "sarif_path", **PATH, help="Write the findings as SARIF; - is stdout."),
        page_options,
        *_words_of_lowering(),
        click.option("--print-limit", type=click.IntRange(min=1), metavar="N", help="Print at most N findings."),
        click.option(
            "--fail-on",
            type=click.Choice(FAIL_ON),
            default="warning",
            show_default=True,
            help="The least grave finding that gives an exit code.",
        ),
        click.option("--suppress", **PATH_WORDS, help="Leave out the findings that the lines of FILE name."),
        click.option("--fidelity", "has_fidelity", is_flag=True, help="Print all of the fidelity statement."),
        click.option(
            "--error-exitcode", type=click.IntRange(0, 255), default=1, metavar="N", help="Exit code of findings."
        ),
        limits,
    ]
    for option in reversed(options):
        command = option(command)
    return command


SPECS = """\
SPEC: `f32[1024]=iota|zero|ones|random:SEED|@FILE.npy` (a buffer; types i8 i16 i32 i64 u8 ... f16 bf16 f32 f64),
`i32=5` or `f32=1.5` (a scalar), `local[256]` (bytes, for an addrspace(3) parameter), `null`, `bytes=@FILE` or
`bytes=00ff` (a by-value struct), `arg0` (the buffer of argument 0 once more). What lies outside a buffer is out of bounds.
"""


def with_specs(command: Command) -> Command:
    """Put the grammar of SPEC behind the first paragraph of the help."""
    first, mark, example = inspect.cleandoc(command.__doc__ or "").partition("\b\n")
    command.__doc__ = f"{first}{SPECS}\n{mark}{example}"
    return command


@main.command(cls=LaunchCommand)
@INPUT
@launch_options
@click.option("--lowered", is_flag=True, help="Run what `lower` makes of the module.")
@TRACE
@click.option("--list-unsupported", is_flag=True, help="Run nothing: list what cannot be executed.")
@click.option("--dump-host-ir", is_flag=True, help="Run nothing: print the host code that the wave engine makes.")
@with_specs
@with_links
def run(path: str, lowered: bool, list_unsupported: bool, dump_host_ir: bool, **options: Any) -> None:
    """Execute a kernel on this CPU and report what goes wrong in it.

    \b
    Example:
      swlds run kernels.ll --kernel reduce --grid 4 --block 256 --arg f32[1024]=iota --arg f32[4]=zero --print 1
    """
    if not lowered:
        _refuse_without_lowered(options)
    words = {"path": path, "lowered": lowered, **options}
    if not list_unsupported and not dump_host_ir:
        _finish(lambda: commands.launch.run_command(words), path)
    _refuse_beside("--list-unsupported" if list_unsupported else "--dump-host-ir", dump_host_ir, options)
    if list_unsupported:

        def job() -> int:
            return commands.launch.unsupported_command(path, options["kernel"], options["mcpu"])

        _finish(job, path, options["timeout"], options["max_memory"])
    _finish(lambda: commands.launch.dump_command(words), path, options["timeout"])


def _refuse_without_lowered(options: dict[str, Any], hint: str = "; add --lowered") -> None:
    given = [f"--{name}" for name in ("profile", "allocator") if options[name] is not None]
    if options["instrument"] is not None:
        given.append("--instrument" if options["instrument"] else "--no-instrument")
    if given:
        raise click.UsageError(f"only the lowered module has {', '.join(given)}{hint}")


def _given_outputs(options: dict[str, Any]) -> list[str]:
    """The files that a report would be written to."""
    names = {f"--{name}": f"{name}_path" for name in ("json", "sarif", "html", "trace")}
    names |= {f"--{name}": f"{name}_folder" for name in ("svg", "png", "pdf")}
    return [name for name, option in names.items() if options[option]]


def _refuse_beside(option: str, dump_host_ir: bool, options: dict[str, Any]) -> None:
    """What an option that runs nothing would leave undone."""
    given = _given_outputs(options)
    given += [f"--{name.rstrip('_')}" for name in ("save", "print_") if options[name]]
    if option == "--list-unsupported" and dump_host_ir:
        given.append("--dump-host-ir")
    if option == "--dump-host-ir" and options["engine"] == "reference":
        given.append("--engine reference")
    if given:
        raise click.UsageError(f"{option} runs nothing; leave out {', '.join(given)}")


@main.command()
@INPUT
@click.option("--kernel", metavar="K", help=KERNEL_HELP)
@click.option("--block", **SIZES, help="Work-items of a work-group (default: the kernel's reqd_work_group_size).")
@MCPU
@click.option(
    "--assume", multiple=True, metavar="SPEC",
    help="What holds of a parameter: NAME:align=128, NAME:divisible=16 or NAME:range=LO..HI, NAME may be argN; "
    "or groups=X,Y,Z, the most of them; or nowrap.",
)  # fmt: skip
@click.option("--values", is_flag=True, help="With each integer and pointer of the kernel and what it calls.")
@click.option("--json", "json_path", **PATH, help="Write the report as JSON; - is stdout.")
@limits
@with_links
def axis(path: str, timeout: float | None, max_memory: int | None, json_path: str | None, **options: Any) -> None:
    """Show what is known of a kernel's addresses over the work-items of a group, without running it.

    Without --block, and where the kernel requires no size: over the lanes of any wave.

    Per access: its shape, the lines of memory that a group uses and the least possible, how wide it could be and why not
    wider, and whether that is proved or needs an assumption. Contiguity, divisibility, constancy as in Triton's AxisInfo.

    \b
    Example:
      swlds axis kernels.ll --kernel copy --block 256 --assume a:align=128
      swlds axis kernels.ll --kernel copy --block 16,16 --values --json -
    """
    _finish(lambda: commands.axis.axis_command(path, json_path=json_path, **options), path, timeout, max_memory)


@main.command(cls=LaunchCommand)
@INPUT
@launch_options
@click.option("--lowered", is_flag=True, help="Profile what `lower` makes of the module.")
@click.option(
    "--by",
    type=click.Choice(["site", "line", "object", "kernel"]),
    default="site",
    show_default=True,
    help="What a row of the table stands for.",
)
@TRACE
@click.option("--csv", "csv_path", **PATH, help="Write the table as CSV; - is stdout.")
@click.option("--passes", metavar="a,b<x=1;y>", help="Profile what `opt` makes with these passes, beside IN as it is.")
@click.option("--against", metavar="OTHER", help="Profile the same launch of another module beside it.")
@click.option(
    "--patterns", metavar="FILE", help="Write the patterns of LDS variables, for `swizzle-lds<patterns=FILE>`."
)
@click.option("--after-vectorizer", is_flag=True, help="Count what LLVM's load-store vectoriser makes of the accesses.")
@with_specs
@with_links
def profile(path: str, lowered: bool, by: str, csv_path: str | None, against: str | None, **options: Any) -> None:
    """Execute a kernel on this CPU and count, for each access and each barrier, the waves and the lanes that come by.

    Checks are those of --check (default: memcheck); what they find is reported as by `run`.

    \b
    Example:
      swlds profile kernels.ll --kernel reduce --grid 4 --block 256 --arg f32[1024]=iota --arg f32[4]=zero --by object
      swlds profile kernels.ll --grid 4 --block 256 --arg f32[1024]=iota --arg f32[1024]=zero --passes swizzle-lds
    """
    if options["passes"] is not None and lowered:
        raise click.UsageError("--lowered and --passes name two modules; say --passes a,lower-lds")
    if not lowered:
        _refuse_without_lowered(options)
    words = {"path": path, "lowered": lowered or options["passes"] is not None, **options}
    _finish(lambda: commands.launch.profile_command(words, by, csv_path, against), path)


@main.command(cls=LaunchCommand)
@INPUT
@launch_options
@click.option("--against", type=click.Choice(["swlds", "llvm"]), default="swlds", help="Which lowering to test.")
@click.option("--passes", metavar="a,b<x=1;y>", help="Test what `opt` makes with these passes instead of a lowering.")
@with_specs
@with_links
def validate(path: str, against: str, **options: Any) -> None:
    """Run a kernel as it is and lowered (or changed by passes), on the same inputs: buffers and reports must be the same.

    \b
    Example:
      swlds validate kernels.ll --kernel reduce --grid 4 --block 256 --arg f32[1024]=iota --arg f32[4]=zero
      swlds validate kernels.ll --against llvm --grid 4 --block 64 --arg i32[256]=random:1
      swlds validate kernels.ll --passes swizzle-lds --grid 4 --block 256 --arg f32[1024]=iota --arg f32[1024]=zero
    """
    if options["passes"] is not None:
        if against == "llvm":
            raise click.UsageError("--passes and --against llvm name two modules; leave one out")
        _refuse_without_lowered(options, ": say them in lower-lds<...>")
    _finish(lambda: commands.launch.validate_command({"path": path, **options}, against), path)


@main.command()
@click.argument("spec", metavar="SPEC.toml", callback=refuse_empty)
@click.option("--out", **{**PATH_WORDS, "metavar": "DIR"}, help="Folder of the results (default: NAME.campaign).")
@click.option("--resume", is_flag=True, help="Take up the results in DIR: run what is new, changed or lost.")
@click.option(
    "--shard", metavar="I/N", help="Run only the I-th of N parts; copy their results into one folder to join them."
)
@click.option(
    "--scheduler", metavar="ADDRESS", callback=refuse_empty, help="Run on the cluster of this dask scheduler."
)
@click.option("--against", **{**PATH_WORDS, "metavar": "DIR"}, help="Compare with the results of an earlier run.")
@click.option("--json", "json_path", **PATH, help="Write the report as JSON; - is stdout.")
@click.option("--junit", "junit_path", **PATH, help="Write JUnit XML; - is stdout.")
@click.option("--html", "html_path", **PATH, help="Write the report as a page for browsers; - is stdout.")
@click.option(
    "--parquet", "parquet_path", **PATH_WORDS, help="Write the results as Parquet; - is stdout (needs pyarrow)."
)
@click.option("--list", "is_listing", is_flag=True, help="Run nothing: print the items.")
@JOBS
def campaign(spec: str, is_listing: bool, **options: Any) -> None:
    """Do something with thousands of modules, each in a process of its own, and keep what came of it.

    SPEC.toml says inputs (files, or generators, over grids of parameters and seeds) and actions (lower, opt, compare, run,
    validate, profile, check). Each item is run once: what has a result for its content and this version of swlds is not run
    again. Failures come in buckets, each with its smallest module. SPEC.toml may be a folder of results, which is reported.
    Exit code 1 where an item is worse than it should be. A campaign runs the Python files that it names as generators.

    \b
    Example:
      swlds campaign campaigns/golden.toml --out build/golden
      swlds campaign campaigns/random.toml --out build/random --resume --junit build/random.xml
      swlds campaign build/new --against build/old
    """
    names = ("out", "resume", "scheduler", "against", "jobs", "json_path", "junit_path", "html_path", "parquet_path")
    if is_listing and (given := [f"--{name.removesuffix('_path')}" for name in names if options[name]]):
        raise click.UsageError(f"--list runs nothing; leave out {', '.join(given)}")

    def job() -> int:
        if is_listing:
            return commands.campaign.list_command(spec, options["shard"])
        return commands.campaign.campaign_command(spec, **options)

    _finish(job, spec, left=None if is_listing else "results until then are kept, --resume goes on")


def reduce_options(command: Command) -> Command:
    """The launch that fails, what of it is kept, and bounds."""
    options = [
        click.option(
            "-o", "output", required=True, metavar="OUT", callback=refuse_empty, help="Write the reduced module here."
        ),
        *_words_of_launch(),
        *_words_of_lowering(),
        click.option("--lowered", is_flag=True, help="Run what `lower` makes of the module."),
        click.option("--passes", metavar="a,b<x=1;y>", help="What `opt` makes with these passes instead of a lowering."),
        click.option(
            "--against", type=click.Choice(["swlds", "llvm"]), default="swlds", help="Which lowering `validate` tests."
        ),
        click.option(
            "--command", type=click.Choice(["run", "validate", "lower"]), default="run", show_default=True,
            help="The command that fails.",
        ),
        click.option("--kind", metavar="KIND", help="Keep this kind of failure (default: the first that is found)."),
        click.option("--object", "object_name", metavar="NAME", help="Keep a failure on this variable or buffer."),
        click.option("--test", metavar="CMD", help="Keep what this program ends with 0 on; {} or the last word is the file."),
        click.option("--allow-other", is_flag=True, help="Failures of other kinds may come with it."),
        click.option(
            "--with", "outside", metavar="PROGRAM", callback=refuse_empty,
            help="Have this program (llvm-reduce) make the module small first.",
        ),
        click.option(
            "--trial-time", type=click.FloatRange(0.1, 100_000), default=10.0, show_default=True, metavar="S",
            callback=refuse_nan, help="CPU time of a trial.",
        ),
        click.option(
            "--max-time", type=click.FloatRange(0.001, 1_000_000_000), metavar="S", callback=refuse_nan,
            help="End after S seconds with what was reached.",
        ),
        click.option("--json", "json_path", **PATH, help="Write what came out as JSON; - is stdout."),
        limits,
    ]  # fmt: skip
    for option in reversed(options):
        command = option(command)
    return command


@main.command(cls=LaunchCommand)
@INPUT
@reduce_options
@with_specs
@with_links
def reduce(path: str, output: str, json_path: str | None, **options: Any) -> None:
    """Make a module and its launch small: the smallest that still fail in the same way.

    The same is: command, kind, opcode or called function, and variable; of a refusal its message without local names. No
    failure of another kind may come with it. OUT says how to see it again: `swlds check OUT` passes while it fails so.
    Ctrl-C, SIGTERM and SIGHUP write what was reached. -j says how many trials run at a time (default: 2).

    \b
    Example:
      swlds reduce kernels.ll -o small.ll --kernel sum --grid 4 --block 256 --arg f32[1024]=iota --arg f32[4]
      swlds reduce kernels.ll -o small.ll --command validate --passes swizzle-lds --grid 1 --block 64 --arg i32[64]
      swlds reduce kernels.ll -o small.ll --command lower
      swlds reduce kernels.ll -o small.ll --test './still-fails.sh {}'
      swlds reduce kernels.ll -o small.ll --block 64 --arg i32[64] --kind race-waw --object tile --with llvm-reduce
    """
    from swlds.worker import SIGNALLED, run_job

    _refuse_idle(isinstance(path, LinkedPath), options)
    if options["passes"] is not None:
        _refuse_without_lowered(options, ": say them in lower-lds<...>")
    elif not options["lowered"] and options["command"] == "run":
        _refuse_without_lowered(options)
    if options["against"] == "llvm" and (options["command"] != "validate" or options["passes"] is not None):
        raise click.UsageError("--against llvm is for --command validate without --passes")
    code = run_job(functools.partial(_reduce, {"path": path, **options}, output, json_path))
    if code > SIGNALLED:
        click.echo("swlds: interrupted", err=True)
    sys.exit(code)


def _refuse_idle(is_linked: bool, options: dict[str, Any]) -> None:
    """What the command that fails would not look at."""
    launch = {"kernel", "grid", "block", "args", "mcpu", "timeout", *OPTION_WORDS} - {"jobs", "max_memory"}
    if options["test"] is not None:
        why, idle = (
            "--test alone says what fails",
            launch | {"lowered", "passes", "against", "command", "kind", "object_name"},
        )
        idle |= {"profile", "instrument", "allocator", "allow_other"}
        idle -= {"mcpu"} if is_linked else set()
    elif options["command"] == "lower":
        of_passes = {"kernel", "block", "assume"} if options["passes"] is not None else set()
        why, idle = "--command lower launches nothing", (launch | {"lowered"}) - {"mcpu"} - of_passes
    elif options["command"] == "validate":
        why, idle = "--command validate always runs a lowered module", {"lowered"}
    elif options["passes"] is not None:
        why, idle = "--lowered and --passes name two modules: say --passes a,lower-lds", {"lowered"}
    else:
        return
    context = click.get_current_context()
    given = [
        parameter.secondary_opts[-1] if options[parameter.name] is False else parameter.opts[-1]
        for parameter in context.command.params
        if parameter.name in idle and context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    ]
    if given:
        raise click.UsageError(f"{why}; leave out {', '.join(given)}")


def _reduce(words: dict[str, Any], output: str, json_path: str | None) -> int:
    names = ("command", "kind", "test", "allow_other", "against", "outside", "max_time")
    own = {name: words.pop(name) for name in names}
    own |= {"object": words.pop("object_name"), "seconds": words.pop("trial_time"), "jobs": words["jobs"] or 2}
    own |= {"max_memory": words["max_memory"]} if words["max_memory"] else {}
    request = commands.launch.make_request({**words, "lowered": words["lowered"] or words["passes"] is not None})
    return commands.reduce.reduce_command(request, output, commands.reduce.make_options(own), json_path)


def run_words(args: list[str], prog_name: str) -> None:
    """The command line as a function: RUN lines of tests call it, also in other processes."""
    main(args=args, prog_name=prog_name)


def _finish(
    job: Callable[[], int],
    path: str,
    timeout: float | None = None,
    max_memory: int | None = None,
    output: str | None = None,
    after_death: Callable[[], int] | None = None,
    left: str | None = None,
) -> None:
    """Run the job in its worker and end with its exit code."""
    from swlds.worker import NOTHING, run_isolated  # a help needs none

    place = "<stdin>" if path == "-" else path

    def say_interrupted() -> None:
        # A terminal's line may hold the progress of the launch; it may be gone, too.
        with contextlib.suppress(OSError):
            kept = f" ({left})" if left else ""
            click.echo(("\r\x1b[K" if sys.stderr.isatty() else "") + f"swlds: interrupted{kept}", err=True)

    code = run_isolated(
        job,
        timeout=timeout,
        max_memory=max_memory,
        output=output,
        place=place,
        after_death=after_death,
        left=left or NOTHING,
        on_signal=say_interrupted,
    )
    sys.exit(code)


def _version(context: click.Context) -> None:
    from swlds.ir.llvm import version_text

    click.echo(f"swlds {__version__}, {version_text()}")
    context.exit()
