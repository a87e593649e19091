"""Puts definitions of the library in place of calls in bodies that are text, and stay it: what ``link`` makes of the same bodies,
printed.

Before: ``  %3 = tail call i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef %p, i32 noundef 1) #4``, and ``store i32 %3, …``
After:  ``  %library = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic, align 4``, and ``store i32 %library, …``

For calls as compilers write them. Where anything else mentions a wanted function, nothing is done, and ``link`` parses the
bodies. Lines of errors are those of the text that it makes.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from dataclasses import field
from typing import final

from swlds.ir.device_library.find import Constants, find_entry
from swlds.ir.device_library.link import Body, Site, is_library_function, own_instruction, place_function, write_bodies
from swlds.ir.model import Function, Module
from swlds.ir.names import NAME
from swlds.ir.printer import print_alias, print_instruction, print_value
from swlds.ir.types import VOID
from swlds.lazy import dataclass, lazy_pattern

#: Words in front of a type or behind it that say nothing an inlined body would.
_WORDS = r"(?:(?:noundef|signext|zeroext|nonnull|inreg|returned|range\([^()]*\)|captures\([^()]*\)|align \d+) )*"
_ARGUMENT = lazy_pattern(rf"{_WORDS}(.+)")
_RESULT_TYPE = lazy_pattern(rf"{_WORDS}([^()]+) ")
#: A label with a comment, behind another line, whose end is found fast.
_LABEL = lazy_pattern(rf"\n({NAME}:) +;[^\n]*")
_LOCAL = lazy_pattern(rf"%({NAME})")
_NUMBER = lazy_pattern(r"-?\d+")
_BRACKET = lazy_pattern(r"[][(){}<>,]")
#: What the names of inlined results begin with.
_PREFIX = "library"
_ORDERS = "uselistorder"


def link_in_text(module: Module, wanted: Callable[[Function], bool]) -> bool:
    """``link.link_library`` on a module that nobody has looked into; False where that has to do it, and nothing is changed."""
    callees = [f for f in module.functions.values() if is_library_function(f) and wanted(f)]
    found = _find_calls(module, callees)
    if found is None:
        return False
    if found:
        _replace(module, found)
        _remove_unused(module, callees, [call for calls in found.values() for call in calls])
    return True


@final
@dataclass(slots=True)
class _Words:
    """What a call calls, with what. ``callee``: the place of that among all."""

    callee: int
    site: Site
    arguments: list[str]


@final
@dataclass(slots=True)
class _Call:
    """A call in a function's text, from ``start`` to ``stop``."""

    words: _Words
    start: int
    stop: int
    result: str
    location: str
    #: What stands there in the end; "" until that is known.
    text: str = ""
    #: What its result is called then.
    value: str = ""


@final
@dataclass
class _Template:
    """An inlined body: each instruction's text, and the name of its result, "" for none; ``value``: what it returns."""

    lines: list[tuple[str, str]] = field(default_factory=list)
    value: str = ""

    @functools.cached_property
    def fixed(self) -> list[str]:
        """Its lines, where they are the same for all calls; none where they name values."""
        lines = [f"  {text}" for text, _ in self.lines]
        return [] if any("%" in text for text in (*lines, self.value)) else lines


def _find_calls(module: Module, callees: list[Function]) -> dict[str, list[_Call]] | None:
    """By function; None where one is mentioned otherwise."""
    names = "|".join(re.escape(f.name) for f in callees)
    mention = re.compile(rf"@(?:{names})(?![-\w$.])", re.ASCII)
    pattern = re.compile(
        rf"  (?:%({NAME}) = )?(?:tail )?call ([^@\n]*)@({names})\(([^\n]*)\)(?: #\d+)?(, !dbg !\d+)?", re.ASCII
    )
    places = {f.name: (index, f) for index, f in enumerate(callees)}
    others = [line.partition("=")[2] for _, line in module.variable_lines()]
    others += [print_alias(alias) for alias in module.aliases.values()]
    others += [f.header.partition("(")[2] for f in module.functions.values()]
    if mention.search("\n".join(others)):
        return None
    found: dict[str, list[_Call]] = {}

    @functools.cache  # the same words stand in many calls
    def read_words(type_: str, name: str, arguments: str) -> _Words | None:
        return _read_words(places, type_, name, arguments)

    for name, function in module.functions.items():
        body = function.body
        if body is None or "@_" not in body:
            continue
        calls: list[_Call] = []
        for mentioned in mention.finditer(body):
            at = mentioned.start()
            matched = pattern.fullmatch(body, body.rfind("\n", 0, at) + 1, body.find("\n", at))
            if matched is None or matched.start(3) != at + 1:
                return None
            words = read_words(matched[2], matched[3], matched[4])
            if words is None:
                return None
            calls.append(_Call(words, matched.start(), matched.end(), matched[1] or "", matched[5] or ""))
        if calls and (_ORDERS in body or f"%{_PREFIX}" in body or f"%{_PREFIX}" in function.header):
            return None
        if calls:
            found[name] = calls
    return found


def _read_words(places: dict[str, tuple[int, Function]], result_type: str, name: str, listed: str) -> _Words | None:
    """None for a call that is not spelled as compilers do, or that has other types than the declaration."""
    index, callee = places[name]
    type_, entry = callee.function_type, find_entry(callee.name)
    arguments = _split(listed)
    result = _RESULT_TYPE.fullmatch(result_type)
    if entry is None or result is None or result[1] != str(type_.result) or len(arguments) != len(type_.params):
        return None
    values = []
    for text, expected in zip(arguments, map(str, type_.params), strict=True):
        value = _ARGUMENT.fullmatch(text, len(expected) + 1) if text.startswith(f"{expected} ") else None
        if value is None:
            return None
        values.append(value[1])
    fixed = [(k, values[k]) for k in entry[0].fixed if k < len(values)]
    if any(value[0] != "%" and _NUMBER.fullmatch(value) is None for _, value in fixed):
        return None
    constants: Constants = tuple((k, int(value)) for k, value in fixed if value[0] != "%")
    return _Words(index, Site(callee, constants), values)


def _split(text: str) -> list[str]:
    """At commas that stand in no brackets."""
    parts, depth, start = [], 0, 0
    for found in _BRACKET.finditer(text):
        depth += (found[0] in "<{[(") - (found[0] in ">}])")
        if found[0] == "," and not depth:
            parts.append(text[start : found.start()])
            start = found.end() + 1
    return [*parts, text[start:]] if text else []


def _replace(module: Module, found: dict[str, list[_Call]]) -> None:
    """In the order in which ``link`` does: callee by callee, of each the functions that it parsed first."""
    functions = sorted(found, key=lambda name: min(call.words.callee for call in found[name]))
    calls = sorted(((name, call) for name in functions for call in found[name]), key=lambda each: each[1].words.callee)
    written = write_bodies(module, [call.words.site for _, call in calls])
    counts = dict.fromkeys(functions, 0)
    templates: dict[tuple[str, Constants], _Template] = {}
    for name, call in calls:
        site = call.words.site
        key, text = site.key, (module.functions[name].body or "")[call.start : call.stop]
        body = written.get(key)
        if body is None:
            call.text = text
        elif not body.is_straight:
            call.text = text.replace(f"@{site.callee.name}(", f"@{place_function(module, site, body).name}(")
        else:
            if key not in templates:
                templates[key] = _make_template(module, body)
            counts[name] = _fill(call, templates[key], counts[name])
    for name, listed in found.items():
        _write_body(module.functions[name], listed)


def _make_template(module: Module, body: Body) -> _Template:
    made = _Template()
    for source in body.function.entry:
        if source.opcode == "ret":
            made.value = print_value(source.operands[0]) if source.operands else ""
            break
        own = own_instruction(module, body.function, source, {})
        own.name = source.name
        made.lines.append((print_instruction(own), source.name if source.type is not VOID else ""))
        own.drop_operands()
    return made


def _fill(call: _Call, template: _Template, count: int) -> int:
    """The template's text with a call's arguments and fresh names, of which the function has ``count``; how many it has then."""
    if template.fixed:
        call.text, call.value = f"{call.location}\n".join([*template.fixed, ""])[:-1], template.value
        return count
    names = {f"a{k}": argument for k, argument in enumerate(call.words.arguments)}

    def fill(text: str) -> str:
        return _LOCAL.sub(lambda m: names[m[1]], text)

    lines = []
    for text, name in template.lines:
        if name:
            names[name] = f"%{_PREFIX}{count or ''}"
            count += 1
        lines.append(f"  {fill(text) if '%' in text else text}{call.location}")
    call.text, call.value = "\n".join(lines), fill(template.value)
    return count


def _write_body(function: Function, calls: list[_Call]) -> None:
    body, pieces, at = function.body or "", [], 0
    for call in calls:
        stop = call.stop if call.text else call.stop + 1  # nothing is left of some
        pieces += [body[at : call.start], call.text]
        at = stop
    text = _LABEL.sub(lambda m: f"\n{m[1]}", "".join(["\n", *pieces, body[at:]]))[1:]  # faster than a template
    values = {f"%{call.result}": call.value for call in calls if call.result and call.value}
    if values:
        uses = re.compile(rf"%(?:{'|'.join(re.escape(name[1:]) for name in values)})(?![-\w$.])", re.ASCII)
        text = uses.sub(lambda m: _final(values, m[0]), text)
    function.replace_text(body=text)


def _final(values: dict[str, str], name: str) -> str:
    """What a result is called in the end: the body of one may return its argument, the result of another."""
    while name in values:
        name = values[name]
    return name


def _remove_unused(module: Module, callees: list[Function], calls: list[_Call]) -> None:
    """Declarations that only calls mentioned which are gone."""
    left = {call.words.site.callee.name for call in calls if f"@{call.words.site.callee.name}(" in call.text}
    for callee in dict.fromkeys(call.words.site.callee for call in calls):
        if callee.is_declaration and callee.name not in left:
            del module.functions[callee.name]
