"""Functions beside ``@wave`` that depend on nothing but what they are given: other kernels have the same ones.

Quick code only declares them. They are made once in a process, or found on disk (``kept/functions.py``), so that the checks of
an access, which are most of a short kernel's host code, cost the kernels after the first one nothing. Those where hardly a wave
comes by are made when one does (``kept/late.py``): they cost the first kernel nothing either.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from typing import final

from swlds.engines.wave_compiler.host.alike import RARE
from swlds.engines.wave_compiler.runtime import runtime_text
from swlds.lazy import dataclass, lazy_pattern

_NAME = lazy_pattern(r'@([\w.]+|"[^"]*")')
#: How a definition begins of a function that nobody inlines, with nothing but plain types.
_HEAD = lazy_pattern(r"define internal (.*?) @([\w.]+)\((.*)\) noinline nounwind\b")
_OWN = "define internal "
_PARAMETER = lazy_pattern(r"(<[^<>]*>|\w+) %\w+(?:, |$)")
_CALL = lazy_pattern(rf"  (%[\w.]+) = call i1 @({re.escape(RARE)}\w+)\(")
_WHOLE = lazy_pattern(r"^(?:define .*? @([\w.]+)\(.*?^\}|declare .*? @([\w.]+)\(.*?)$", re.MULTILINE | re.DOTALL)


@final
@dataclass(frozen=True, slots=True)
class SharedFunction:
    """``key``: the same for the same code, with that of all that it calls; ``text``: its definition; ``declaration``: what those
    need who call it; ``callees``: functions of the same kind; ``intrinsics``: declarations of LLVM's."""

    name: str
    key: str
    text: str
    declaration: str
    callees: tuple[SharedFunction, ...]
    intrinsics: tuple[str, ...]

    @property
    def is_rare(self) -> bool:
        """Hardly a wave comes by."""
        return self.name.startswith(RARE)


def find_shared(declarations: Mapping[str, str]) -> dict[str, SharedFunction]:
    """Those of a kernel, of the texts that lie beside it, by name."""
    found: dict[str, SharedFunction | None] = {}
    for name in declarations:
        _find(declarations, name, found)
    return {name: function for name, function in found.items() if function is not None}


def _find(declarations: Mapping[str, str], name: str, found: dict[str, SharedFunction | None]) -> SharedFunction | None:
    if name in found:
        return found[name]
    found[name] = None  # also for one that calls itself
    text = declarations.get(name, "")
    head = _HEAD.match(text) if text.startswith(_OWN) else None
    types = None if head is None else _types(head[3])
    if head is None or types is None:
        return None
    callees: list[SharedFunction] = []
    intrinsics: list[str] = []
    for called in dict.fromkeys(_NAME.findall(text, head.end())):
        if called.startswith("llvm.") and called in declarations:
            intrinsics.append(declarations[called])
            continue
        callee = _find(declarations, called, found)
        if callee is None:
            return None
        callees.append(callee)
    words = "\n".join([text, *(callee.key for callee in callees)])
    key = hashlib.sha256(words.encode()).hexdigest()
    declaration = f"declare {head[1]} @{name}({', '.join(types)})"
    function = found[name] = SharedFunction(name, key, text, declaration, tuple(callees), tuple(intrinsics))
    return function


def _types(parameters: str) -> list[str] | None:
    """None where one is no plain type with a name."""
    found = list(_PARAMETER.finditer(parameters))
    return [p[1] for p in found] if "".join(p[0] for p in found) == parameters else None


def module_of(functions: Iterable[SharedFunction]) -> tuple[str, dict[str, str]]:
    """A module of them and of all that they call; and the keys of what it exports, by name."""
    found = _with_callees(functions)
    texts: dict[str, None] = {}
    for function in found.values():
        texts |= dict.fromkeys((*function.intrinsics, f"define {function.text[len(_OWN) :]}"))
    return "\n".join([*texts, ""]), {name: function.key for name, function in found.items()}


def _with_callees(functions: Iterable[SharedFunction]) -> dict[str, SharedFunction]:
    found: dict[str, SharedFunction] = {}
    for function in functions:
        if function.name not in found:
            found[function.name] = function
            found |= _with_callees(function.callees)
    return found


def only(text: str, names: Iterable[str]) -> str:
    """Of a module's text those functions, and all that they call."""
    functions = find_shared(functions_in(text))
    found = _with_callees(functions[name] for name in names)
    return "\n".join(dict.fromkeys(part for f in found.values() for part in (*f.intrinsics, f.text)))


def called_of(functions: Mapping[str, SharedFunction], names: Iterable[str]) -> list[SharedFunction]:
    """Those of them that are called by name from elsewhere; what only they call comes with them."""
    called = frozenset(names)
    return [function for name, function in functions.items() if name in called]


def call_late(text: str, names: Iterable[str]) -> str:
    """A kernel's module that asks where those functions are, by their numbers, when it is about to call them::

    %v9 = call i1 @alike.rare.9e1f(i32 %v8)        %v9.late = call ptr @late.find(i32 0)
                                                   %v9 = call i1 %v9.late(i32 %v8)
    """
    numbers = {name: number for number, name in enumerate(names)}
    if not numbers:
        return text

    def ask(call: re.Match[str]) -> str:
        number = numbers.get(call[2])
        if number is None:
            return call[0]
        return f"  {call[1]}.late = call ptr @late.find(i32 {number})\n  {call[1]} = call i1 {call[1]}.late("

    return _CALL.sub(ask, text) + runtime_text("late", count=len(numbers))


def functions_in(text: str) -> dict[str, str]:
    """What a module's text defines and declares, by name: as it lay beside the kernel."""
    return {found[1] or found[2]: found[0] for found in _WHOLE.finditer(text)}


__all__ = ["SharedFunction", "call_late", "called_of", "find_shared", "functions_in", "module_of", "only"]
