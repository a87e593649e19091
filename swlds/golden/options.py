"""Options of update-checks: the command line, the header of a test, and `; UTC_ARGS:` lines speak one language.

The names and their meaning are those of LLVM's update_test_checks.py, so that a header written by either is read by the
other.  A test remembers the options it was made with: `note_suffix` writes them, `parse_options` reads them back.
"""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Sequence
from enum import Enum
from typing import NoReturn, final

from swlds.golden.errors import GoldenError
from swlds.lazy import dataclass, lazy_pattern

NEWEST_VERSION = 7
VERSION_OF_NEW_FILES = 6
UTC_ARGS = "UTC_ARGS:"
#: Words of options; argparse needs quadratic time.
MAX_WORDS = 1000

_UTC_ARGS_LINE = lazy_pattern(r".*UTC_ARGS:\s*(?P<words>.*)\s*$")


@final
class FilterAction(Enum):
    """What a matching line means to a filter."""

    KEEP = "filter"
    DROP = "filter-out"
    DROP_REST = "filter-out-after"


@final
@dataclass(frozen=True)
class LineFilter:
    """One `--filter…` option; the filters of a test are tried in order and the first match decides."""

    action: FilterAction
    regex: re.Pattern[str]


@final
@dataclass(frozen=True)
class Options:
    """The options in force at one place of one test file."""

    tool: str = "opt"
    tool_binary: str | None = None
    function: str | None = None
    preserve_names: bool = False
    function_signature: bool = False
    scrub_attributes: bool = False
    check_attributes: bool = False
    check_globals: str = "none"
    check_inst_comments: bool = False
    reset_variable_names: bool = False
    filters: tuple[LineFilter, ...] = ()
    include_generated_funcs: bool = False
    update_only: bool = False
    force_update: bool = False
    enabled: bool = True
    replace_value_regex: tuple[str, ...] = ()
    prefix_filecheck_ir_name: str = ""
    global_value_regex: tuple[str, ...] = ()
    global_hex_value_regex: tuple[str, ...] = ()
    gen_unused_prefix_body: bool = True
    version: int = 1
    verbose: bool = False


@final
class _FilterArgument(argparse.Action):
    """Collects the three filter options in one list, because their order counts."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        try:
            regex = re.compile(str(values).strip('"'))
        except re.error as error:
            parser.error(f"{option_string}: invalid regular expression: {error}")
        wanted = FilterAction(str(self.option_strings[0]).lstrip("-"))
        namespace.filters = [*(getattr(namespace, "filters", None) or []), LineFilter(wanted, regex)]


@final
class _Parser(argparse.ArgumentParser):
    """An argument parser that raises instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        raise GoldenError(f"update-checks: {message}")


def build_parser() -> argparse.ArgumentParser:
    """The options in the order in which a header lists them."""
    parser = _Parser(prog="update-checks", add_help=False)
    add = parser.add_argument
    add("--tool", default="opt", help="name of the tool in the RUN lines (opt, swlds)")
    add("--tool-binary", "--opt-binary", help="the program to run for the tool")
    add("--function", help="update only the function of this name")
    add("-p", "--preserve-names", action="store_true", help="keep IR names instead of variables")
    add("--function-signature", action="store_true", help="check signatures (always from version 2)")
    add("--scrub-attributes", action="store_true", help="drop attribute numbers at line ends")
    add("--check-attributes", action="store_true", help="check the 'Function Attrs' comment")
    add("--check-globals", nargs="?", const="all", default="default", choices=["none", "smart", "all"])
    add("--check-inst-comments", action="store_true", help="check comments behind instructions")
    add("--reset-variable-names", action="store_true", help="forget the variable names of the old checks")
    for name in ("--filter", "--filter-out", "--filter-out-after"):
        add(name, action=_FilterArgument, dest="filters", metavar="REGEX")
    add("--include-generated-funcs", action="store_true", help="all checks at the end, in output order")
    add("-v", "--verbose", action="store_true")
    add("-u", "--update-only", action="store_true", help="leave files alone that were not generated")
    add("--force-update", action="store_true", help="also update what another script generated")
    add("--enable", action="store_true", dest="enabled", default=True)
    add("--disable", action="store_false", dest="enabled")
    add("--replace-value-regex", nargs="+", default=[])
    add("--prefix-filecheck-ir-name", default="")
    add("--global-value-regex", nargs="+", default=[])
    add("--global-hex-value-regex", nargs="+", default=[])
    add("--no-generate-body-for-unused-prefixes", action="store_false", dest="gen_unused_prefix_body", default=True)
    add("--version", type=int, default=1, help=f"output format, 1 to {NEWEST_VERSION}")
    return parser


_PARSER = build_parser()


def parse_options(words: Sequence[str]) -> Options:
    """Options from words; raises GoldenError for an unknown option or a value out of range."""
    options, files = split_command_line(words)
    if files:
        raise GoldenError(f"update-checks: unrecognized arguments: {' '.join(files)}")
    return options


def split_command_line(words: Sequence[str]) -> tuple[Options, list[str]]:
    """Options and file names from the words of a command line, in any order."""
    if len(words) > MAX_WORDS:
        raise GoldenError(f"update-checks: {len(words)} words of options, over {MAX_WORDS}")
    namespace, rest = _PARSER.parse_known_args(list(words))
    unknown = [word for word in rest if word.startswith("-") and word != "-"]
    if unknown:
        raise GoldenError(f"update-checks: unrecognized arguments: {' '.join(unknown)}")
    values = vars(namespace)
    version: int = values["version"]
    if not 1 <= version <= NEWEST_VERSION:
        raise GoldenError(f"update-checks: --version {version}: expected 1 to {NEWEST_VERSION}")
    if values["check_globals"] == "default":
        values["check_globals"] = _default_check_globals(version)
    values["function_signature"] = values["function_signature"] or version > 1
    for name in ("filters", "replace_value_regex", "global_value_regex", "global_hex_value_regex"):
        values[name] = tuple(values[name] or ())
    return Options(**values), [word for word in rest if word not in unknown]


def _default_check_globals(version: int) -> str:
    return "none" if version < 4 else "smart"


def words_of_line(line: str) -> list[str]:
    """The option words behind `UTC_ARGS:` in a line; none where there is no such mark."""
    found = _UTC_ARGS_LINE.match(line)
    if not found:
        return []
    try:
        return [word for word in shlex.split(found["words"].strip()) if word]
    except ValueError as error:
        raise GoldenError(f"{UTC_ARGS} {found['words']}: {error}") from error


def note_suffix(options: Options) -> str:
    """What a header says behind the script's name: ` UTC_ARGS: …`, or nothing when all is default."""
    words = [word for action in _PARSER._actions for word in _persistent_words(action, options)]
    return f" {UTC_ARGS} {' '.join(words)}" if words else ""


_NOT_PERSISTENT = frozenset(
    {"tool_binary", "verbose", "update_only", "force_update", "enabled", "reset_variable_names"}
)


def _persistent_words(action: argparse.Action, options: Options) -> list[str]:
    value = getattr(options, action.dest)
    option = action.option_strings[0]
    if action.dest in _NOT_PERSISTENT:
        return []
    if action.dest == "filters":
        return _filter_words(option, options)
    if action.dest == "check_globals":
        return _check_globals_words(option, options)
    if value == _PARSER.get_default(action.dest) or not value and action.nargs == "+":
        return []
    if action.dest == "function_signature" and options.version > 1:
        return []
    if isinstance(value, bool):
        return [option]
    if action.nargs == "+":
        return [option, *(_quoted(word) for word in value)]
    return [option, str(value)]


def _filter_words(option: str, options: Options) -> list[str]:
    if option != "--filter":  # the three options share one list, which the first of them writes
        return []
    words = [f"--{item.action.value} {_quoted(item.regex.pattern)}" for item in options.filters]
    return list(dict.fromkeys(words))


def _check_globals_words(option: str, options: Options) -> list[str]:
    if options.check_globals == _default_check_globals(options.version):
        return []
    if options.version < 4 and options.check_globals == "all":
        return [option]
    return [option, options.check_globals]


def _quoted(word: str) -> str:
    return '"' + word.strip('"') + '"'
