"""Functions found in a tool's output, and for each prefix those on which all its RUN lines agree."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from functools import partial
from typing import final

from swlds.golden.options import Options
from swlds.golden.scrub import body_lines, filter_lines, scrub_lines, strip_comments
from swlds.lazy import dataclass, lazy_pattern

# The parameter list ends at a `)` behind a word, or is empty.  A last parameter with a quoted name has no such end: the
# match runs on.  Upstream's outputs depend on it.
_FUNCTION = lazy_pattern(
    r"^(?:[^\S\n]*;\s*Function\sAttrs:\s(?P<attrs>[\w\s():,]+?)\s*|[^\S\n]*)"
    r"define\s+(?P<head>[^@]*)@(?P<name>[\w.$-]+?)\s*"
    r"(?P<signature>\((?:\)|.*?[\w.-]+\))[^{]*\{)\n"
    r"(?P<body>.*?)^\}$",
    re.M | re.S,
)


@final
@dataclass(frozen=True)
class FunctionText:
    """One function as the tool printed it, scrubbed: `head` is what stands between `define` and `@`."""

    name: str
    head: str
    signature: str
    attrs: str
    body: str
    whole_body: str
    """All of the body, where `body` is only the part of it that is checked."""

    @property
    def checked(self) -> tuple[str, str, str, str]:
        """What RUN lines of one prefix must agree on."""
        return self.head, self.signature, self.attrs, self.body


@final
@dataclass
class PrefixFunctions:
    """What one prefix may say of each function; None where its RUN lines disagree."""

    of_name: dict[str, FunctionText | None] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    is_complete: bool = False


@final
class FunctionTable:
    """For each prefix the functions of the outputs of its RUN lines, in order of appearance."""

    def __init__(self, prefixes: Sequence[str], options: Options) -> None:
        self._options = options
        self.of_prefix = {prefix: PrefixFunctions() for prefix in prefixes}

    def add_output(self, output: str, prefixes: Sequence[str]) -> list[str]:
        """Enter what one RUN line printed under each of its prefixes; the names of its functions."""
        functions = list(find_functions(output, self._options))
        for function in functions:
            for prefix in prefixes:
                self._enter(self.of_prefix[prefix], function)
        for prefix in prefixes:
            self.of_prefix[prefix].is_complete = True
        return [function.name for function in functions]

    def _enter(self, known: PrefixFunctions, function: FunctionText) -> None:
        if function.name not in known.of_name:
            # A prefix of an earlier RUN line that did not print this function cannot check it.
            known.of_name[function.name] = None if known.is_complete else function
            if not known.is_complete:
                known.order.append(function.name)
            return
        before = known.of_name[function.name]
        if before is None or before.checked == function.checked:
            return
        is_same = is_same_but_for_parameters(before, function)
        known.of_name[function.name] = replace(function, body=function.whole_body) if is_same else None

    def get(self, prefix: str, name: str) -> FunctionText | None:
        """What `prefix` can check of function `name`."""
        return self.of_prefix[prefix].of_name.get(name)


_LOCAL_NAME = lazy_pattern(r"%(?P<name>[\w$.-]+)(?=[,\s()\]}]|\Z)")


def is_same_but_for_parameters(left: FunctionText, right: FunctionText) -> bool:
    """Whether two outputs differ in parameter names and comments only; one check then serves both."""
    if (left.head, left.attrs) != (right.head, right.attrs):
        return False
    if _LOCAL_NAME.sub("%", left.signature) != _LOCAL_NAME.sub("%", right.signature):
        return False
    names = frozenset(_LOCAL_NAME.findall(left.signature) + _LOCAL_NAME.findall(right.signature))
    return _without_names(left.whole_body, names) == _without_names(right.whole_body, names)


def _without_names(body: str, names: frozenset[str]) -> str:
    kept = _LOCAL_NAME.sub(lambda found: "%" if found["name"] in names else found[0], body)
    return strip_comments(kept)


def find_functions(output: str, options: Options) -> Iterator[FunctionText]:
    """The function definitions in a tool's output, filtered and scrubbed as the options say."""
    for found in _FUNCTION.finditer(output):
        yield _scrub_function(found, options)


def _scrub_function(found: re.Match[str], options: Options) -> FunctionText:
    body = scrub_lines(filter_lines(found["body"], options.filters), attributes=options.scrub_attributes)
    checked = body
    if found["name"].startswith("stress"):  # upstream checks only the last line of such functions
        checked = "".join(body_lines(body)[-1:])
    function = FunctionText(
        name=found["name"],
        head=found["head"] if options.version > 1 else "",
        signature=scrub_lines(found["signature"].strip()) if options.function_signature else "(",
        attrs=(found["attrs"] or "") if options.check_attributes else "",
        body=checked,
        whole_body=body,
    )
    return _replace_values(function, options)


def _replace_values(function: FunctionText, options: Options) -> FunctionText:
    for regex in options.replace_value_regex:
        found = re.match(regex, function.name)
        if found:
            function = replace(function, name=_as_pattern(regex, found) + function.name[found.end() :])
        body = re.sub(regex, partial(_as_pattern, regex), function.body)
        function = replace(function, body=body)
    return function


def _as_pattern(regex: str, found: re.Match[str]) -> str:
    """`regex` as a FileCheck pattern, its groups filled in with what they matched."""
    pattern = regex
    for group in found.groups():
        before, opening, rest = pattern.partition("(")
        _, closing, after = rest.partition(")")
        if closing:
            pattern = before + re.escape(group or "") + after
    return "{{" + pattern + "}}"
