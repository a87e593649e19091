"""Names of TBAA access tags after the type they stand for: `!7 = !{!8, !9, i64 0}` with `!9 = !{!"int", …}` is INT."""

from __future__ import annotations

import re

_USE = re.compile(r"!tbaa (![0-9]+)")
_NODE = re.compile(r"^(![0-9]+) = (?:distinct )?!\{(.*)\}$", re.M)
_TYPE_NAME = re.compile(r'^!"([^"]*)"')
_POINTER = re.compile(r"^p[0-9]+ (.*)$")
_SHORT = {"omnipotent char": "CHAR", "any pointer": "ANYPTR"}


def tbaa_words(output: str) -> dict[str, str]:
    """For each tag that an instruction carries the word for its access type, where the tag is well formed."""
    nodes = dict(_NODE.findall(output))
    words: dict[str, str] = {}
    for tag in _USE.findall(output):
        operands = nodes.get(tag, "").split(", ")
        access = _TYPE_NAME.match(nodes.get(operands[1], "")) if len(operands) > 1 else None
        if access:
            words[tag] = _word(access[1])
    return words


def _word(type_name: str) -> str:
    if type_name in _SHORT:
        return _SHORT[type_name]
    pointer = _POINTER.match(type_name)
    name = pointer[1] + "ptr" if pointer else type_name
    return name.upper().replace(" ", "_")
