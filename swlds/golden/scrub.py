"""What is taken out of a tool's output before it becomes checks: blanks, attribute numbers, comments, unstable metadata."""

from __future__ import annotations

import re
from collections.abc import Sequence

from swlds.golden.options import FilterAction, LineFilter

IR_COMMENT = re.compile(r"\s*;.*")

_INNER_BLANKS = re.compile(r"((?!^)[ \t]*(\S))[ \t]+")
_TRAILING_BLANKS = re.compile(r"[ \t]+$", re.M)
_TRAILING_BLANKS_AND_ATTRIBUTES = re.compile(r"([ \t]|(#[0-9]+))+$", re.M)

_UNSTABLE = (
    (re.compile(r'(producer: )"[^"]*"'), r'\1"{{.*}}clang version {{.*}}"'),
)


def filter_lines(body: str, filters: Sequence[LineFilter]) -> str:
    """The lines of `body` that the filters keep, each behind a line end."""
    if not filters:
        return body
    keeps = any(item.action is FilterAction.KEEP for item in filters)
    kept: list[str] = []
    for line in body.splitlines():
        action = next((item.action for item in filters if item.regex.search(line)), None)
        if action is FilterAction.KEEP or (action is None and not keeps):
            kept.append(line)
        if action is FilterAction.DROP_REST:
            break
    return "\n".join(kept)


def scrub_lines(text: str, *, attributes: bool = False) -> str:
    """`text` with single blanks inside lines, no tabs, no blanks at line ends; `attributes` also drops `#0` there."""
    text = _INNER_BLANKS.sub(lambda found: f"{found[2]} ", text).expandtabs(2)
    trailing = _TRAILING_BLANKS_AND_ATTRIBUTES if attributes else _TRAILING_BLANKS
    return trailing.sub("", text)


def strip_comment(line: str) -> str:
    """A line up to its first `;`, in a string or not (upstream does not look)."""
    return IR_COMMENT.sub("", line)


_BRACES = re.compile(r"(\{\{+|\}\}+)")


def escape_braces(line: str) -> str:
    """Runs of braces, which FileCheck would take for a pattern, as a pattern that matches them."""
    return _BRACES.sub(lambda found: "{{" + re.escape(found[0]) + "}}", line)


_PRODUCER = re.compile(r'(?<=producer: )"[^"]*"')
_FILE = re.compile(r'(!DIFile\(filename: )"(?:[^"]*[/\\])?([^"/\\]*)", directory: "[^"]*"')


def scrub_metadata(line: str) -> str:
    """A metadata line without what differs from machine to machine: compiler version and paths."""
    line = _PRODUCER.sub('"{{.*}}clang version {{.*}}"', line)
    return _FILE.sub(r'\1"{{.*}}\2", directory: {{.*}}', line)
