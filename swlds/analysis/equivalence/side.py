"""One side of a comparison: a module with what makes its numbers and names irrelevant.

Numbers of metadata nodes and attribute groups become digests of their content; local names become value numbers
(``body``). Names of globals, functions and types count.
"""

from __future__ import annotations

import re
from typing import final

from swlds.analysis.equivalence.blocks import number_blocks, split_blocks
from swlds.analysis.equivalence.metadata import digest, metadata_digests
from swlds.ir.model import Module
from swlds.lazy import lazy_pattern

#: A name with its sigil, or a string (whose inside is no name).
TOKEN = lazy_pattern(r'[%!#](?:"[^"]*"|[-\w$.]+)|@"[^"]*"|"[^"]*"')
_ATTACHMENTS = lazy_pattern(r"(?:,? ![\w.]+ !(?:\w+(?:\([^()]*\))?|\{[^{}]*\}))+")
_ATTACHMENT = lazy_pattern(r",? (![\w.]+ !(?:\w+(?:\([^()]*\))?|\{[^{}]*\}))")
_BLOCK_ADDRESS = lazy_pattern(r'blockaddress\(@("[^"]*"|[-\w$.]+), %("[^"]*"|[-\w$.]+)\)')


@final
class Side:
    """A module read for comparing."""

    def __init__(self, module: Module) -> None:
        self.module = module
        digests = metadata_digests(module.metadata)
        #: ``!N`` and ``#N`` -> their stand-ins.
        self.stand_ins = {f"!{n}": f"!{d}" for n, d in digests.items()}
        self.stand_ins.update((f"#{n}", f"#{digest(text)}") for n, text in module.attribute_groups.items())
        counts: dict[str, int] = {}
        for d in digests.values():
            counts[d] = counts.get(d, 0) + 1
        #: Numbers of distinct nodes that only their identity tells from another one.
        self.twins = {
            str(n) for n, d in digests.items() if counts[d] > 1 and module.metadata[n].text.startswith("distinct")
        }
        self._labels: dict[str, dict[str, str]] = {}

    def neutral(self, text: str, names: dict[str, str] | None = None) -> str:
        """``text`` without numbers of metadata and attributes, locals renamed by ``names``, attachments sorted."""
        if "blockaddress(" in text:
            text = _BLOCK_ADDRESS.sub(self._neutral_address, text)
        stand_ins = self.stand_ins
        if names is None:
            text = TOKEN.sub(lambda m: stand_ins.get(m[0]) or m[0], text)
        else:
            text = TOKEN.sub(lambda m: names.get(m[0]) or stand_ins.get(m[0]) or m[0], text)
        return sort_attachments(text) if text.count(" !") > 2 else text

    def _neutral_address(self, matched: re.Match[str]) -> str:
        name = matched[1]
        if name not in self._labels:
            function = self.module.functions[name]
            self._labels[name] = number_blocks(split_blocks(function))
        return f"blockaddress(@{name}, {self._labels[name].get('%' + matched[2], '%?')})"


def sort_attachments(text: str) -> str:
    """Metadata attachments at the end of a line in the order of their names."""
    for matched in _ATTACHMENTS.finditer(text):
        if matched.end() == len(text):
            return text[: matched.start()] + "".join([f", {a}" for a in sorted(_ATTACHMENT.findall(matched[0]))])
    return text
