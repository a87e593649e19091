"""The command line of FileCheck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import final

from swlds.golden.errors import GoldenError
from swlds.lazy import dataclass, lazy_pattern

_NUMBER = lazy_pattern(r"[0-9]+|0[xX][0-9a-fA-F]+|0[bB][01]+")
_PREFIX = lazy_pattern(r"[A-Za-z0-9_-]+")
#: Options that change how failures are shown, which is done in one way here.
_SHOWN = ("dump-input", "dump-input-context", "dump-input-filter", "color", "v", "vv")
#: What those of them that take a value take; None: a number.
_SHOWN_WITH_VALUE: dict[str, tuple[str, ...] | None] = {
    "dump-input": ("help", "always", "fail", "never"),
    "dump-input-context": None,
    "dump-input-filter": ("all", "annotation-full", "annotation", "error"),
}
_SWITCHES = {
    "allow-deprecated-dag-overlap": "allows_dag_overlap",
    "allow-empty": "allows_empty",
    "allow-unused-prefixes": "allows_unused_prefixes",
    "enable-var-scope": "has_var_scope",
    "ignore-case": "ignores_case",
    "match-full-lines": "matches_full_lines",
    "strict-whitespace": "is_whitespace_strict",
}
_VALUES = ("check-prefix", "check-prefixes", "comment-prefixes", "implicit-check-not", "input-file")


@final
@dataclass
class Options:
    """As LLVM's, by other names; ``definitions``: of ``-D``, without it."""

    prefixes: list[str] = field(default_factory=list)
    comment_prefixes: list[str] = field(default_factory=list)
    has_own_prefixes: bool = True
    implicit_nots: list[str] = field(default_factory=list)
    definitions: list[str] = field(default_factory=list)
    allows_dag_overlap: bool = False
    allows_empty: bool = False
    allows_unused_prefixes: bool = False
    has_var_scope: bool = False
    ignores_case: bool = False
    matches_full_lines: bool = False
    is_whitespace_strict: bool = False
    #: The file with checks, and that with the input, where they are named.
    check_file: str | None = None
    input_file: str | None = None
    #: ``--dump-input=help``: FileCheck prints what its dumps mean, and that is all.
    shows_help: bool = False


def parse_options(words: Sequence[str]) -> Options:
    """Of the words behind the program's name; GoldenError for what FileCheck does not take."""
    options = Options()
    left = iter(words)
    ends_options = False
    for word in left:
        if word == "--" and not ends_options:
            ends_options = True
        elif ends_options or word == "-" or not word.startswith("-"):
            if options.check_file is not None:
                raise GoldenError(f"too many positional arguments: {word!r}")
            options.check_file = word
        else:
            _take(options, word, left)
    if not options.prefixes:
        options.prefixes, options.has_own_prefixes = ["CHECK"], False
    if not options.comment_prefixes:
        options.comment_prefixes = ["COM", "RUN"]
    if not options.shows_help:
        _check_prefixes(options)
    return options


def _take(options: Options, word: str, left: Iterator[str]) -> None:
    name, equals, value = word.lstrip("-").partition("=")
    if name.startswith("D"):
        if name == "D" and not equals:
            raise GoldenError("for the -D option: requires a value!")
        options.definitions.append(word.lstrip("-")[1:])
    elif name in _SWITCHES:
        if value.lower() not in ("", "true", "1", "false", "0"):
            raise GoldenError(f"{word}: '{value}' is invalid value for boolean argument! Try 0 or 1")
        setattr(options, _SWITCHES[name], value.lower() not in ("false", "0"))
    elif name in _SHOWN:
        if name in _SHOWN_WITH_VALUE:
            value = value if equals else _take_value(word, left)
            _check_shown(name, value)
            options.shows_help |= (name, value) == ("dump-input", "help")
    elif name in _VALUES:
        _set(options, name, value if equals else _take_value(word, left))
    else:
        raise GoldenError(f"unknown command line argument {word!r}")


def _take_value(word: str, left: Iterator[str]) -> str:
    """The value of an option that stands in the next word."""
    value = next(left, None)
    if value is None:
        raise GoldenError(f"{word} requires a value")
    return value


def _check_shown(name: str, value: str) -> None:
    known = _SHOWN_WITH_VALUE[name]
    if known is None and not _NUMBER.fullmatch(value):
        raise GoldenError(f"for the --{name} option: '{value}' value invalid for uint argument!")
    if known is not None and value not in known:
        raise GoldenError(f"for the --{name} option: Cannot find option named '{value}'!")


def _set(options: Options, name: str, value: str) -> None:
    if name in ("check-prefix", "check-prefixes"):
        options.prefixes += value.split(",")
    elif name == "comment-prefixes":
        options.comment_prefixes += value.split(",")
    elif name == "implicit-check-not":
        options.implicit_nots.append(value)
    else:
        options.input_file = value


def _check_prefixes(options: Options) -> None:
    seen = set[str]()
    for kind, prefixes in (("comment", options.comment_prefixes), ("check", options.prefixes)):
        for prefix in prefixes:
            if not prefix:
                raise GoldenError(f"supplied {kind} prefix must not be the empty string")
            if not _PREFIX.fullmatch(prefix):
                raise GoldenError(
                    f"supplied {kind} prefix must start with a letter and contain only alphanumeric characters, hyphens, and "
                    f"underscores: '{prefix}'"
                )
            if prefix in seen:
                raise GoldenError(f"supplied {kind} prefix must be unique among check and comment prefixes: '{prefix}'")
            seen.add(prefix)
