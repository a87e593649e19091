"""The command line: words in, one call into ``commands`` out, in a worker process.

Only click here, and imports that cost nothing: what a command needs is imported in its worker.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from swlds import __version__
from swlds.errors import SwldsError
from swlds.worker import INTERRUPTED, run_isolated

Command = TypeVar("Command", bound=Callable[..., Any])


def check_target(context: click.Context, parameter: click.Parameter, name: str | None) -> str | None:
    """Refuse what is no processor before the input is read."""
    from swlds.device.target import find_target

    try:
        return find_target(name).name if name is not None else None
    except SwldsError as error:
        raise click.BadParameter(str(error)) from None


INPUT = click.argument("path", metavar="IN")
MCPU = click.option(
    "--mcpu", metavar="GFX", callback=check_target, help="Processor, such as gfx1100 (default: the kernel's, else gfx942)."
)
INSTRUMENT = click.option(
    "--instrument/--no-instrument", default=None, help="ASan checks at each new access (default: with --allocator asan)."
)
JOBS = click.option("-j", "--jobs", type=click.IntRange(min=1), metavar="N", help="Processes (default: one per core).")
ENGINES = ("reference", "wave")
#: Names of phases of passes.lower_lds, which is too heavy to import for a list.
PHASES = ("uses", "plan", "bodies", "attributes", "tables")


def limits(command: Command) -> Command:
    """Bounds on the worker that reads the input."""
    command = click.option(
        "--max-memory", type=click.IntRange(min=16), metavar="MIB", help="Stop over this much memory (MiB)."
    )(command)
    return click.option("--timeout", type=click.FloatRange(min=0.001), metavar="S", help="Stop after S seconds.")(command)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}, no_args_is_help=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=lambda c, p, v: _version(c) if v else None)
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
@INPUT
@click.option("-o", "output", metavar="OUT", help="Write to this file (bitcode where it ends in .bc); - is stdout.")
@click.option(
    "--profile", type=click.Choice(["full", "llvm"]), default="full", show_default=True,
    help="full: everything, or refuse; llvm: what LLVM 22.1's amdgpu-sw-lower-lds makes.",
)  # fmt: skip
@MCPU
@INSTRUMENT
@click.option(
    "--allocator", default="asan", show_default=True, metavar="asan|ockl|malloc|M,F",
    help="Who gives the block: the ASan or OCKL device runtime, malloc and free, or two functions of yours.",
)  # fmt: skip
@click.option("--with-runtime", is_flag=True, help="Link a small runtime in, so that the output stands alone.")
@click.option(
    "--dynamic", type=click.Choice(["alias", "stacked"]), default="alias", show_default=True,
    help="Several dynamic variables start at one address, as on the device, or follow one another.",
)  # fmt: skip
@click.option("--print-after", multiple=True, type=click.Choice(PHASES), help="Print the module after a phase to stderr.")
@limits
@click.option("-S", "text", is_flag=True, hidden=True, help="Accepted, as opt has it: the output is text.")
def lower(
    path: str, output: str | None, print_after: tuple[str, ...], timeout: float | None, max_memory: int | None, text: bool,
    mcpu: str | None, **options: Any,
) -> None:  # fmt: skip
    """Move LDS to a block of global memory per work-group.

    \b
    Example:
      swlds lower kernels.ll -o lowered.ll
      swlds lower kernels.ll --allocator malloc --with-runtime -o alone.bc
      clang … -emit-llvm -S -o - | swlds lower - --profile llvm
    """
    from swlds.commands.modules import lower_command

    options["mcpu"] = mcpu or "gfx942"
    job = functools.partial(lower_command, path, output, print_after, options)
    _finish(job, path, timeout, max_memory, output)


@main.command()
@INPUT
@click.option("--kernel", "kernels", multiple=True, metavar="K", help="Only this kernel (may be given again).")
@MCPU
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@limits
def uses(
    path: str, kernels: tuple[str, ...], mcpu: str | None, as_json: bool, timeout: float | None, max_memory: int | None
) -> None:
    """Show which kernel uses which LDS variable, why, and how much.

    Per kernel: each variable's size, alignment, place in LDS and in the block that `lower` makes, whether the kernel uses
    it directly or through calls, and the shortest call path that charges it; the total against the target's limit.
    Exit code 1 when a kernel is over the limit.

    \b
    Example:
      swlds uses kernels.ll --kernel reduce
      swlds uses kernels.bc --mcpu gfx950 --json
    """
    from swlds.commands.modules import uses_command

    _finish(functools.partial(uses_command, path, kernels, mcpu, as_json), path, timeout, max_memory)


@main.command()
@INPUT
@MCPU
@click.option("--instrument/--no-instrument", default=True, show_default=True, help="With the ASan checks, or without.")
@limits
def compare(path: str, mcpu: str | None, instrument: bool, timeout: float | None, max_memory: int | None) -> None:
    """Compare `lower --profile llvm` with the pass inside llvmlite, names and order aside.

    Shows the first difference in its context; exit code 1 when there is one.

    \b
    Example:
      swlds compare kernels.ll
      swlds compare kernels.ll --no-instrument
    """
    from swlds.commands.modules import compare_command

    _finish(functools.partial(compare_command, path, instrument, mcpu or "gfx942"), path, timeout, max_memory)


@main.command()
@click.argument("tests", nargs=-1, required=True, metavar="TEST.ll ...")
@click.option("--engine", "engines", multiple=True, type=click.Choice(ENGINES), help="Only this engine (default: all).")
@click.option("--tool-binary", metavar="PATH", help="The program to run for the tool of the RUN lines.")
@JOBS
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@limits
def check(
    tests: tuple[str, ...], engines: tuple[str, ...], tool_binary: str | None, jobs: int | None, as_json: bool,
    timeout: float | None, max_memory: int | None,
) -> None:  # fmt: skip
    """Run the RUN lines and the launches of tests and compare with what they expect.

    RUN lines as in LLVM's tests; `; LAUNCH:` lines execute a kernel, original and lowered, and `; EXPECT:` lines say what
    must come out. Exit code 1 when a test fails.

    \b
    Example:
      swlds check tests/ir/*.ll
    """
    from swlds.commands.golden import check_command

    job = functools.partial(check_command, tests, engines or None, tool_binary, jobs, as_json)
    _finish(job, "", timeout, max_memory)


@main.command("update-checks", context_settings={"ignore_unknown_options": True})
@click.argument("words", nargs=-1, required=True, type=click.UNPROCESSED, metavar="TEST.ll ... [OPTION ...]")
@click.option("--check", "is_dry", is_flag=True, help="Write nothing: print what would change, exit code 1 if anything.")
@JOBS
def update_checks(words: tuple[str, ...], is_dry: bool, jobs: int | None) -> None:
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
    from swlds.commands.golden import update_checks_command

    _finish(functools.partial(update_checks_command, words, is_dry, jobs), "")


def _finish(
    job: Callable[[], int],
    path: str,
    timeout: float | None = None,
    max_memory: int | None = None,
    output: str | None = None,
) -> None:
    """Run the job in its worker and end with its exit code."""
    place = "<stdin>" if path == "-" else path
    code = run_isolated(job, timeout=timeout, max_memory=max_memory, output=output, place=place)
    if code == INTERRUPTED:
        click.echo("swlds: interrupted", err=True)
    sys.exit(code)


def _version(context: click.Context) -> None:
    from swlds.ir.llvm import version_text

    click.echo(f"swlds {__version__}, {version_text()}")
    context.exit()
