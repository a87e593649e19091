"""Names of TBAA access tags after the type they stand for: `!7 = !{!8, !9, i64 0}` with `!9 = !{!"int", …}` is INT."""

from __future__ import annotations

import re

from swlds.lazy import lazy_pattern

_USE = lazy_pattern(r"!tbaa\s*(![0-9]+)")
_NODE = lazy_pattern(r"^[ \t]*(![0-9]+)[ \t]*=[ \t]*(?:distinct )?!\{(.*)\}", re.M)
_TYPE_NAME = lazy_pattern(r'!"([^"]*)"')


def tbaa_words(output: str) -> dict[str, str]:
    """For each tag that an instruction carries the word for its access type, where the tag is well formed.

    None at all where a type's first operand is no name: then the nodes are of the newer format, which upstream leaves alone.
    """
    nodes = dict(_NODE.findall(output))
    words: dict[str, str] = {}
    for tag in dict.fromkeys(_USE.findall(output)):
        operands = [operand.strip() for operand in nodes.get(tag, "").split(",")]
        access = nodes.get(operands[1]) if len(operands) > 1 else None
        if access is None:
            continue
        name = _TYPE_NAME.fullmatch(access.split(",")[0])
        if name is None:
            return {}
        words[tag] = _word(name[1]).upper().replace(" ", "_")
    return words


def _word(type_name: str) -> str:
    """`any pointer` and `any p2 pointer` are pointers to anything, `p1 int` one to int; char is called omnipotent."""
    if type_name.startswith("p") and len(parts := type_name.split(maxsplit=1)) > 1:
        return f"{_pointee(parts[1])}ptr"
    return "anyptr" if type_name.startswith("any") else _pointee(type_name)


def _pointee(type_name: str) -> str:
    return "char" if type_name.startswith("omnipotent") else type_name
