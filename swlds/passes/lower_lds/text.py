"""A function body as lines of text, and the names that new values get.

The lowering rewrites text: a line that has nothing to do with LDS is copied, one that has is parsed on its own. What is
inserted has names with a prefix that the body does not use, so nothing is ever renumbered.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import final

from swlds.ir.body_parser import implied_label
from swlds.ir.brief import Piece
from swlds.ir.model import Function, Module
from swlds.ir.names import NAME
from swlds.lazy import lazy_pattern

_LABEL = lazy_pattern(rf"({NAME}):")
_INCOMING = lazy_pattern(rf", (%{NAME}) \]")
_DBG = lazy_pattern(r", (!dbg !\d+)")
_SUBPROGRAM = lazy_pattern(r" !dbg (!\d+)\b")
_OPCODE = lazy_pattern(rf"  +(?:%{NAME} = )?(?:(?:tail|musttail|notail) )?([a-z_]+)")
_PIECE = lazy_pattern(rf'"[^"]*"|@({NAME})|[(\[{{<>}}\])]')
#: A line whose brackets hold no global and no other brackets, and that has no strings.
_FLAT = lazy_pattern(r'[^(\[{<"]*(?:[(\[{<][^()\[\]{}<>@"]*[)\]}>][^(\[{<"]*)*\Z')
_CUT = lazy_pattern(r'"[^"]*"|[(\[{<>}\]),]')
_TO_LABEL = "\n          to label "
#: Instructions whose plain operands stand in brackets.
_BRACKETED = frozenset({"call", "invoke", "callbr", "phi", "catchpad", "cleanuppad"})


@final
class Names:
    """New value and block names of one function: none that its header or body has. ``text``: the body."""

    def __init__(self, function: Function, text: str) -> None:
        self._text = f"{function.header}\n{text}"
        self.prefix = self.free("sw", ".")
        #: Of temporaries so far.
        self.count = 0

    def free(self, stem: str, end: str) -> str:
        """``stem``, or that with a number, and ``end``: what no value and no label begins with, quoted or not."""
        number = ""
        if f"{stem}{end}" not in self._text:
            return f"{stem}{end}"
        while any(f"{sign}{stem}{number}{end}" in self._text for sign in ("%", '%"', "\n", '\n"')):
            number = str(int(number or 0) + 1)
        return f"{stem}{number}{end}"

    def fresh(self) -> str:
        """A new temporary, such as ``%sw.7``."""
        self.count += 1
        return f"%{self.prefix}{self.count}"

    def value(self, stem: str) -> str:
        """The value of that role, such as ``%sw.block``."""
        return f"%{self.prefix}{stem}"

    def blocks(self, *wanted: str) -> list[str]:
        """Labels close to those."""
        return [label if label not in self._text else self.block(label) for label in wanted]

    def block(self, wanted: str) -> str:
        """A label close to ``wanted`` that the body does not have."""
        return wanted if self.free(wanted, "") == wanted else f"{self.prefix}{wanted}"


def body_lines(text: str) -> list[str]:
    """The lines of a body; an invoke or callbr is one line with its targets, a switch that mentions a global is one text."""
    text = join_targets(text)
    lines = text.split("\n")[:-1]
    return _join_switches(lines) if "  switch " in text and "@" in text else lines


def join_targets(text: str) -> str:
    """The body with each invoke and callbr in one line with its targets."""
    return text.replace(_TO_LABEL, " to label ") if "invoke " in text or "callbr " in text else text


def has_one_block(text: str) -> bool:
    """True for a body without a label, but perhaps that of the entry. Then it has no phi, and no terminator with targets."""
    return text.find(":", text.find("\n")) < 0


def lines_with(text: str, word: str) -> Iterator[str]:
    """The lines of a body, as ``body_lines`` has them, in which a word of instructions stands. The others cost nothing."""
    at = text.find(word)
    is_simple = at >= 0 and has_one_block(text)
    while is_simple and at >= 0:
        stop = text.find("\n", at)
        yield text[text.rfind("\n", 0, at) + 1 : stop]
        at = text.find(word, stop)
    while at >= 0:
        start, stop = text.rfind("\n", 0, at) + 1, text.find("\n", at)
        is_switch = text.startswith("  switch ", start)
        if is_switch or text.startswith(_TO_LABEL, stop):
            stop = text.find("\n", (text.find("\n  ]", stop) if is_switch else stop) + 1)
            yield body_lines(text[start : stop + 1])[0]
        else:
            yield text[start:stop]
        at = text.find(word, stop)


def _join_switches(lines: list[str]) -> list[str]:
    joined: list[str] = []
    is_open = False
    for line in lines:
        if is_open:
            joined[-1] += "\n" + line
            is_open = not line.startswith("  ]")
        else:
            joined.append(line)
            is_open = line.startswith("  switch ") and "@" in line and line.endswith(" [")
    return joined


def label_of(line: str) -> str | None:
    """The label that a line defines (as spelled), None for an instruction."""
    if line[:1] in (" ", ""):
        return None
    matched = _LABEL.match(line)
    return matched[1] if matched else None


def cut_head(text: str, alloca: re.Pattern[str]) -> tuple[list[str], str]:
    """The lines of a body that stay in front of a prologue (label, allocas that match, debug records), and what follows."""
    lines, position = [], 0
    while position < len(text):
        stop = text.find("\n", position)
        line = text[position:stop]
        if label_of(line) is None and not alloca.match(line) and not line.startswith("    #dbg_"):
            break
        lines.append(line)
        position = stop + 1
    return lines, text[position:]


def first_line(text: str) -> str:
    """The first line of a text, as ``body_lines`` has it, that is no debug record."""
    start = 0
    while text.startswith("    #dbg_", start):
        start = text.find("\n", start) + 1
    return next(lines_with(text[start:], text[start : text.find("\n", start)]), "")


def entry_label(function: Function, lines: list[str]) -> str:
    """The name of the entry block; an unnamed one has the number after the unnamed arguments."""
    label = label_of(lines[0]) if lines else None
    if label is not None:
        return label
    return implied_label(function)


def opcode_of(line: str) -> str:
    """The opcode of an instruction's line, "" where it has none."""
    matched = _OPCODE.match(line)
    return matched[1] if matched else ""


def may_nest(text: str) -> bool:
    """True where a constant in a body may have parts, as an expression, an array, a vector or a struct."""
    # One character is found much faster than more.
    return (
        "{" in text
        or " (" in text
        or "] [" in text
        or (">" in text and "> <" in text)
        or ('"' in text and '"(' in text)
        or ("!" in text and "!DIArgList(" in text)
    )


def has_nested_mention(line: str, names: Container[str]) -> bool:
    """True where a constant in an instruction's line holds one of the globals: other operands stand in no brackets."""
    if _FLAT.match(line):
        return False
    depth, plain = 0, int(opcode_of(line) in _BRACKETED)
    for matched in _PIECE.finditer(line):
        if matched[0] in "([{<":
            depth += 1
        elif matched[0] in ")]}>":
            depth -= 1
        elif depth > plain and matched[1] in names:
            return True
    return False


def split_list(text: str) -> list[str]:
    """The entries of a list, cut at the commas that stand in no brackets and strings."""
    entries, depth, start = [], 0, 0
    for matched in _CUT.finditer(text):
        depth += (matched[0] in "([{<") - (matched[0] in ")]}>")
        if matched[0] == "," and not depth:
            entries.append(text[start : matched.start()].strip())
            start = matched.end()
    return [*entries, text[start:].strip()]


def debug_suffix(line: str) -> str:
    """``, !dbg !N`` where the line has one, else nothing."""
    position = line.rfind(", !dbg !")
    if position < 0:
        return ""
    matched = _DBG.match(line, position)
    return f", {matched[1]}" if matched else ""


def rename_incoming(lines: list[str], renamed: dict[str, str]) -> None:
    """Let phis name the block in which a split block now ends. No piece has any."""
    if not renamed:
        return

    def replace(matched: re.Match[str]) -> str:
        label = matched[1][1:]
        return f", %{renamed[label]} ]" if label in renamed else matched[0]

    for index in [index for index, line in enumerate(lines) if type(line) is not Piece and " = phi " in line]:
        lines[index] = _INCOMING.sub(replace, lines[index])


def function_debug_reference(function: Function) -> str | None:
    """The DISubprogram of a function, as ``!N``."""
    if not function.is_header_parsed:
        if "!dbg" not in function.header:
            return None
        if found := _SUBPROGRAM.search(function.header, function.header.rfind('"') + 1):  # behind all names and strings
            return found[1]
    return next((node for kind, node in function.signature.metadata if kind == "dbg"), None)


def default_location(module: Module, function: Function) -> str:
    """``, !dbg !N`` for code that has no source line, in a function with debug info; else nothing."""
    reference = function_debug_reference(function)
    return f", !dbg {module.add_metadata(f'!DILocation(line: 0, scope: {reference})')}" if reference else ""
