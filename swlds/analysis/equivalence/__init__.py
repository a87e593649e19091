"""Do two modules say the same, names of locals, numbers of metadata and the order of entities aside?

Compared are: target, globals, aliases, types, comdats and functions by name; attributes and metadata by content; every
body in the form that ``body`` describes. The answer is the first difference, or None.

>>> compare_modules("@a = global i32 0\\n", "@a = global i32 1\\n").place
'global @a'
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from swlds.analysis.equivalence.blocks import argument_names
from swlds.analysis.equivalence.body import BlockForm, BodyForm, neutral_body
from swlds.analysis.equivalence.difference import Difference, Excerpt, one_line
from swlds.analysis.equivalence.side import Side
from swlds.ir import llvm
from swlds.ir.model import Function
from swlds.ir.reader import read_module
from swlds.lazy import lazy_pattern

__all__ = ["Difference", "Excerpt", "compare_modules"]
_NUMBER = lazy_pattern(r'"[^"]*"|!(\d+)\b')


def compare_modules(left: str, right: str, *, left_name: str = "left", right_name: str = "right") -> Difference | None:
    """The first difference of two modules given as LLVM IR text, None where they agree. Linear in the text.

    Both go through LLVM's parser and printer first; ParseError where one is no LLVM IR.
    """
    first = Side(read_module(llvm.canonical_text(left, left_name, verify=False), left_name))
    second = Side(read_module(llvm.canonical_text(right, right_name, verify=False), right_name))
    return next(_differences(first, second), None)


def _differences(left: Side, right: Side) -> Iterator[Difference]:
    yield from _module_level(left, right)
    twins = _Twins(left, right)
    for name, function in left.module.functions.items():
        found = _compare_function(left, right, function, right.module.functions[name], twins)
        if found is not None:
            yield found


def _module_level(left: Side, right: Side) -> Iterator[Difference]:
    a, b = left.module, right.module
    for what in ("datalayout_text", "triple", "source_filename", "module_asm"):
        if getattr(a, what) != getattr(b, what):
            place = what.removesuffix("_text").replace("_", " ")
            yield Difference("module", place, one_line(str(getattr(a, what))), one_line(str(getattr(b, what))))
    yield from _by_name("type %", a.type_texts, b.type_texts)
    yield from _by_name("comdat $", a.comdats, b.comdats)
    yield from _by_name("global @", _texts(left, a.globals), _texts(right, b.globals))
    yield from _by_name("alias @", _texts(left, a.aliases), _texts(right, b.aliases))
    yield from _by_name("named metadata !", _named(left), _named(right))
    headers = [{name: f.header for name, f in m.functions.items()} for m in (a, b)]
    yield from _by_name("function @", headers[0], headers[1], only_names=True)


def _texts(side: Side, entities: Mapping[str, object]) -> dict[str, str]:
    return {name: side.neutral(entity.text) for name, entity in entities.items()}  # type: ignore[attr-defined]


def _named(side: Side) -> dict[str, str]:
    return {n: " ".join(side.neutral(r) for r in nodes) for n, nodes in side.module.named_metadata.items()}


def _by_name(
    kind: str, left: Mapping[str, str], right: Mapping[str, str], *, only_names: bool = False
) -> Iterator[Difference]:
    for name in dict.fromkeys((*left, *right)):
        a, b = left.get(name), right.get(name)
        if a is None or b is None:
            what = "only on the left" if b is None else "only on the right"
            yield Difference(f"{kind}{name}", what, one_line(a), one_line(b))
        elif a != b and not only_names:
            yield Difference(f"{kind}{name}", "differs", one_line(a), one_line(b))


def _compare_function(left: Side, right: Side, a: Function, b: Function, twins: _Twins) -> Difference | None:
    place = f"function @{a.name}"
    headers = [_neutral_header(side, f) for side, f in ((left, a), (right, b))]
    if headers[0] != headers[1]:
        shown = [_shown_header(side, f) for side, f in ((left, a), (right, b))]
        return Difference(place, "headers differ", one_line(shown[0]), one_line(shown[1]))
    if a.body is None or b.body is None or (a.body == b.body and "!" not in a.body and "#" not in a.body):
        return None
    return _compare_bodies(place, neutral_body(left, a), neutral_body(right, b), twins)


def _neutral_header(side: Side, function: Function) -> str:
    head, attachment, rest = function.header.partition(" !")
    attachments = sorted(re.findall(r"(![\w.]+ !\w+)", side.neutral(attachment + rest)))
    return side.neutral(head, argument_names(function)) + " " + " ".join(attachments)


def _shown_header(side: Side, function: Function) -> str:
    """The header with what its group and metadata numbers stand for."""

    def content(matched: re.Match[str]) -> str:
        text = side.module.attribute_groups.get(int(matched[2])) if matched[1] == "#" else None
        node = side.module.metadata.get(int(matched[2])) if matched[1] == "!" else None
        return f"{{{text}}}" if text is not None else node.text if node is not None else matched[0]

    return re.sub(r"(?<= )([#!])(\d+)\b", content, function.header)


def _compare_bodies(place: str, left: BodyForm, right: BodyForm, twins: _Twins) -> Difference | None:
    for a, b in zip(left.blocks, right.blocks, strict=False):
        if not a.agrees(b):
            return _block_difference(f"{place}, block {a.label}", left, right, a, b)
        for (_, i), (_, j) in zip(a.effects, b.effects, strict=True):
            if twins.clash(left.lines[i], right.lines[j]):
                what = "distinct metadata nodes differ in identity"
                shown = Excerpt(tuple(left.lines), i), Excerpt(tuple(right.lines), j)
                return Difference(f"{place}, block {a.label}", what, *shown)
    if len(left.blocks) != len(right.blocks):
        return Difference(place, f"{len(left.blocks)} blocks against {len(right.blocks)}", Excerpt(), Excerpt())
    return None


def _block_difference(place: str, left: BodyForm, right: BodyForm, a: BlockForm, b: BlockForm) -> Difference:
    """Of all that differs in a block, what comes first."""
    found: list[tuple[int, int, str]] = []
    end = 1 << 60
    for what, mine, theirs in (
        ("phis differ", a.phis, b.phis),
        ("instructions with effects differ", a.effects, b.effects),
        ("debug records differ", a.records, b.records),
    ):
        for k in range(max(len(mine), len(theirs))):
            if k >= len(mine) or k >= len(theirs) or mine[k][0] != theirs[k][0]:
                found.append((mine[k][1] if k < len(mine) else end, theirs[k][1] if k < len(theirs) else end, what))
                break
    counts = Counter(text for text, _ in a.pure), Counter(text for text, _ in b.pure)
    only_left = next((i for text, i in a.pure if counts[0][text] > counts[1][text]), end)
    only_right = next((i for text, i in b.pure if counts[1][text] > counts[0][text]), end)
    if only_left != end or only_right != end:
        found.append((only_left, only_right, "pure instructions differ"))
    i, j, what = min(found, key=lambda f: min(f[0] - a.start, f[1] - b.start))
    shown = [Excerpt(tuple(f.lines), k if k != end else None) for f, k in ((left, i), (right, j))]
    return Difference(place, what, shown[0], shown[1])


class _Twins:
    """Distinct nodes of equal content: whichever the left uses, the right must use the same one throughout."""

    def __init__(self, left: Side, right: Side) -> None:
        self.left, self.right = left.twins, right.twins
        self.pairs: dict[str, str] = {}
        self.taken: dict[str, str] = {}

    def clash(self, left: str, right: str) -> bool:
        """Note the pairs of two lines that agree in content; True where one contradicts an earlier one."""
        if not self.left or "!" not in left:
            return False
        for a, b in zip(_NUMBER.findall(left), _NUMBER.findall(right), strict=True):
            if a in self.left and (self.pairs.setdefault(a, b) != b or self.taken.setdefault(b, a) != a):
                return True
        return False
