"""How Python's ``re`` spells an expression."""

from __future__ import annotations

import re
from collections.abc import Mapping

from swlds.golden.filecheck.ere import Anchor, Back, Branches, CharSet, Literal, Mark, Node, Repeat, Strip

#: As ``re`` has them in a text that goes up to a line's end, up to a letter of a word, or up to another byte.
ANCHORS = {
    "line": {
        "^": b"^",
        "$": b"$",
        "<": rb"(?<![0-9A-Za-z_])(?=[0-9A-Za-z_])",
        ">": rb"(?<=[0-9A-Za-z_])(?![0-9A-Za-z_])",
    }
}
ANCHORS["other"] = {**ANCHORS["line"], "$": rb"(?=\n)"}
ANCHORS["word"] = {
    **ANCHORS["other"],
    "<": rb"(?<![0-9A-Za-z_])(?=[0-9A-Za-z_]|\Z)",
    ">": rb"(?<=[0-9A-Za-z_])(?=[^0-9A-Za-z_])",
}


def last_marks(nodes: list[Node]) -> dict[int, int]:
    """The groups by the places of their last copies (bounds make copies): place among all beginnings -> number."""
    begins = [node.number for node in nodes if isinstance(node, Mark) and not node.is_end]
    last = {number: place for place, number in enumerate(begins)}
    return {place: number for number, place in sorted(last.items(), key=lambda item: item[1])}


def spell(strip: Strip, captured: dict[int, int], anchors: Mapping[str, bytes]) -> bytes:
    """As Python's ``re`` has it; groups are captured at the places in ``captured``."""
    places = iter(range(1 << 30))
    indices = {number: index for index, number in enumerate(captured.values(), 1)}

    def spell_all(nodes: Strip) -> bytes:
        return b"".join(map(spell_node, nodes))

    def spell_node(node: Node) -> bytes:
        match node:
            case Literal(text):
                return re.escape(text)
            case CharSet(members):
                return spell_set(members)
            case Anchor(kind):
                return anchors[kind]
            case Mark(_, is_end):
                return b")" if is_end else b"(" if next(places) in captured else b"(?:"
            case Back(number, _):
                return b"(?:\\%d)" % indices[number]
            case Repeat(body, may_miss):
                return b"(?:%s)%s" % (spell_all(body), b"*" if may_miss else b"+")
            case Branches(choices):
                return b"(?:%s)" % b"|".join(map(spell_all, choices))

    return spell_all(strip)


def spell_set(members: frozenset[int]) -> bytes:
    if len(members) == 255 and 10 not in members:
        return b"."
    return b"[%s]" % b"".join(b"\\x%02x" % member for member in sorted(members)) if members else b"(?!)"
