"""``run`` and ``validate``: commands that execute. The words of the command line become a request."""

from __future__ import annotations

from typing import Any

from swlds import run_commands
from swlds.run import RunRequest, dump_host_ir
from swlds.worker import write_stdout

unsupported_command = run_commands.unsupported_command
_LOWER_OPTIONS = ("profile", "instrument", "allocator")
_REPORT_OPTIONS = ("json_path", "sarif_path", "print_limit", "error_exitcode")


def run_command(words: dict[str, Any]) -> int:
    """``swlds run``."""
    return run_commands.run_command(_request(words), **_report_options(words))


def dump_command(words: dict[str, Any]) -> int:
    """``swlds run --dump-host-ir``."""
    write_stdout(dump_host_ir(_request(words)))
    return 0


def validate_command(words: dict[str, Any], against: str) -> int:
    """``swlds validate``."""
    return run_commands.validate_command(_request(words), against=against, **_report_options(words))


def _request(words: dict[str, Any]) -> RunRequest:
    given = {name: value for name, value in words.items() if value is not None}
    lower_options = {name: given.pop(name) for name in _LOWER_OPTIONS if name in given}
    for name in _REPORT_OPTIONS:
        given.pop(name, None)
    return RunRequest(**given, lower_options=lower_options)


def _report_options(words: dict[str, Any]) -> dict[str, Any]:
    return {name: words[name] for name in _REPORT_OPTIONS if words[name] is not None}
