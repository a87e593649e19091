"""What is taken out of a tool's output before it becomes checks: blanks, attribute numbers, comments, unstable metadata."""

from __future__ import annotations

import re
from collections.abc import Sequence

from swlds.golden.options import FilterAction, LineFilter
from swlds.lazy import lazy_pattern

# Upstream's patterns, but for their starts: a pattern that may begin at each of many blanks takes quadratic time.
_COMMENT = lazy_pattern(r";.*")
# Upstream takes the indent away from a line that begins with a single letter; so does this.
_INNER_BLANKS = lazy_pattern(r"(?!^)(?:(?<![ \t])[ \t]+|(?<=^[ \t])[ \t]+|)(\S)[ \t]+")
_TRAILING_BLANKS = lazy_pattern(r"(?<![ \t])[ \t]+$", re.M)
#: Of a line that is read backwards.
_BLANKS_AND_ATTRIBUTES = lazy_pattern(r"(?:[ \t]|[0-9]+#)*")


def filter_lines(body: str, filters: Sequence[LineFilter]) -> str:
    """The lines of `body` that the filters keep, each behind a line end."""
    if not filters:
        return body
    keeps = any(item.action is FilterAction.KEEP for item in filters)
    kept: list[str] = []
    for line in body_lines(body):
        matching = [item.action for item in filters if item.regex.search(line)]
        first = next((action for action in matching if action is not FilterAction.DROP_REST), None)
        if first is FilterAction.KEEP or (first is None and not keeps):
            kept.append(line)
        if FilterAction.DROP_REST in matching:
            break
    return "\n".join(kept)


def body_lines(body: str) -> list[str]:
    """The lines that FileCheck sees: LF alone ends one."""
    return body.removesuffix("\n").split("\n") if body else []


def is_sparse(filters: Sequence[LineFilter]) -> bool:
    """Whether the filters leave gaps, so that a checked line need not follow the one checked before it."""
    return any(item.action is not FilterAction.DROP_REST for item in filters)


def scrub_lines(text: str, *, attributes: bool = False) -> str:
    """`text` with single blanks inside lines, no tabs, no blanks at line ends; `attributes` also drops `#0` there."""
    text = _INNER_BLANKS.sub(lambda found: f"{found[1]} ", text).expandtabs(2)
    if attributes:
        return "\n".join(map(_strip_attributes, text.split("\n")))
    return _TRAILING_BLANKS.sub("", text)


def _strip_attributes(line: str) -> str:
    found = _BLANKS_AND_ATTRIBUTES.match(line[::-1])
    assert found is not None, "the pattern may be empty"
    return line[: len(line) - found.end()]


def strip_comments(text: str) -> str:
    """The lines up to their first `;`, in a string or not (upstream does not look), without blanks and lines before it."""
    *parts, rest = _COMMENT.split(text)
    return "".join(part.rstrip() for part in parts) + rest


# A kind's name ends at a dot or a dash (`!kernel_arg_type` goes, of `!a.b !1` the rest stays); upstream has it so.
_ATTACHMENTS = lazy_pattern(r"(?:!(?!dbg\b)[a-zA-Z_]\w*(?:\s+![0-9]+)?\s*)+")


def drop_attachments(signature: str) -> str:
    """A signature with a pattern for metadata other than `!dbg`, and the blanks behind, for tests that do not check globals."""
    return _ATTACHMENTS.sub("{{.*}}", signature)


_COMPILER = lazy_pattern(r'"[^"]*clang version [^"]*"')
_FILE = lazy_pattern(r'(!DIFile\(filename: )"(?:[^"]*/)?([^"/]+)", directory: ".+"[^"]*\)')


def scrub_metadata(line: str) -> str:
    """A metadata line without what differs from machine to machine: a file's directory, or a compiler's version."""
    if _FILE.search(line):
        return _FILE.sub(r'\1"{{.*}}\2", directory: {{.*}})', line, count=1)
    return _COMPILER.sub('"{{.*}}clang version {{.*}}"', line, count=1)
