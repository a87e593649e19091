"""Words of the command line: callbacks of click that say what a word must be."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any

import click

from swlds.device.checks import TOOL_HELP
from swlds.device.launch_options import is_count, parse_sizes
from swlds.errors import SwldsError
from swlds.printable import printable


def check_target(context: click.Context, parameter: click.Parameter, name: str | None) -> str | None:
    """Refuse what is no processor before the input is read."""
    from swlds.device.target import find_target

    try:
        return find_target(name).name if name is not None else None
    except SwldsError as error:
        raise click.BadParameter(str(error)) from None


class Words(click.Group):
    """A group whose messages about wrong words, which may be names of files, are plain text."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        with _plain_messages():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with _plain_messages():
            return super().invoke(ctx)


@contextlib.contextmanager
def _plain_messages() -> Iterator[None]:
    try:
        yield
    except click.ClickException as error:
        vars(error)["message"] = printable(error.message)  # which click calls final
        raise


def read_sizes(context: click.Context, parameter: click.Parameter, text: str | None) -> tuple[int, ...] | None:
    """A grid or a block."""
    try:
        return None if text is None else parse_sizes(text)
    except SwldsError as error:
        raise click.BadParameter(str(error)) from None


def refuse_empty(context: click.Context, parameter: click.Parameter, path: str | None) -> str | None:
    """An empty word is no path, though Python takes it for the current folder."""
    if path == "":
        raise click.BadParameter("'' is no path")
    return path


def refuse_empty_ones(context: click.Context, parameter: click.Parameter, paths: tuple[str, ...]) -> tuple[str, ...]:
    """As ``refuse_empty``, each of them."""
    for path in paths:
        refuse_empty(context, parameter, path)
    return paths


def refuse_terminal(context: click.Context, parameter: click.Parameter, path: str) -> str:
    """Without IN the input is stdin (as LLVM's test script drives a tool), but nobody types a module."""
    refuse_empty(context, parameter, path)
    if path == "-" and sys.stdin is not None and sys.stdin.isatty():
        raise click.UsageError("Missing argument 'IN'.", context)
    return path


def parse_saves(context: click.Context, parameter: click.Parameter, texts: tuple[str, ...]) -> dict[int, str]:
    """``N=FILE.npy``, N a parameter's index."""
    saves = {}
    for text in texts:
        number, sign, path = text.partition("=")
        if not (sign and path not in ("", "-") and is_count(number)):
            raise click.BadParameter(f"{text!r} is not a parameter's index and a file, such as 1=out.npy")
        if int(number) in saves:
            raise click.BadParameter(f"parameter {number} is saved twice")
        saves[int(number)] = path
    return saves


def refuse_nan(context: click.Context, parameter: click.Parameter, seconds: float | None) -> float | None:
    """Nothing compares with it, so it is in every range."""
    if seconds is not None and seconds != seconds:
        raise click.BadParameter("nan is no number of seconds")
    return seconds


#: Groups of the options of commands that launch, in the order of the help: title -> names of parameters.
LAUNCH_GROUPS = {
    "The launch": (
        "kernel", "grid", "block", "args", "dynamic_lds", "mcpu", "seed", "preempt", "dma", "fail_malloc",
        "cluster",
    ),
    "What is executed": (
        "link", "rocm_device_libs", "lowered", "passes", "against", "after_vectorizer", "profile", "instrument", "allocator",
    ),
    "What is looked for": ("checks", "same_value_races", "assume", "suppress", "fail_on", "error_exitcode"),
    "The report": (
        "print_", "save", "by", "print_limit", "max_output", "has_fidelity", "json_path", "sarif_path", "csv_path", "patterns",
        "html_path", "svg_folder", "png_folder", "pdf_folder", "trace_path",
    ),
    "The engine": ("engine", "host", "jobs", "timeout", "max_memory", "no_cache"),
    "What is reduced": ("command", "kind", "object_name", "test", "allow_other", "outside", "trial_time", "max_time", "output"),
    "Instead of a launch": ("list_unsupported", "dump_host_ir"),
}  # fmt: skip


class LaunchCommand(click.Command):
    """A command whose help has its options in groups, and the tools of ``--check``."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [p for p in self.get_params(ctx) if isinstance(p, click.Option)]
        records = {p.name: record for p in options if (record := p.get_help_record(ctx))}
        groups = {title: [n for n in names if n in records] for title, names in LAUNCH_GROUPS.items()}
        known = {name for names in groups.values() for name in names}
        groups["Other options"] = [str(name) for name in records if name not in known]
        for title, names in groups.items():
            if names:
                with formatter.section(title):
                    formatter.write_dl([records[name] for name in names])
        with formatter.section("Tools of --check"):
            formatter.write_dl(list(TOOL_HELP.items()))
