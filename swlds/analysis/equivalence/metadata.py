"""Digests of metadata by content: equal for equal nodes whatever their numbers, cycles included.

A node's digest is that of its text with every ``!N`` replaced by the digest of node N. The nodes of a cycle are refined
together, as many rounds as the cycle has nodes (at most ``MAX_ROUNDS``).
"""

from __future__ import annotations

import re

from swlds.analysis.graph import find_components, is_cycle
from swlds.ir.model import MetadataNode
from swlds.lazy import lazy_pattern

MAX_ROUNDS = 16
_REFERENCE = lazy_pattern(r'"[^"]*"|!(\d+)\b')


def digest(text: str) -> str:
    """A short stand-in for a text; equal texts have equal ones within a process."""
    return f"{hash(text) & 0xFFFFFFFFFFFFFFFF:016x}"


def metadata_digests(nodes: dict[int, MetadataNode]) -> dict[int, str]:
    """Node number -> digest. Linear in the metadata's text."""
    references = {n: _references(node, nodes) for n, node in nodes.items()}
    found: dict[int, str] = {}
    for component in find_components(references, references.__getitem__):
        current = dict.fromkeys(component, "")
        rounds = len(component) + 1 if is_cycle(component, references.__getitem__) else 1
        for _ in range(min(rounds, MAX_ROUNDS)):
            current = {n: digest(_filled(nodes[n].text, current, found)) for n in component}
        found.update(current)
    return found


def _references(node: MetadataNode, nodes: dict[int, MetadataNode]) -> list[int]:
    return [int(r) for r in _REFERENCE.findall(node.text) if r and int(r) in nodes]


def _filled(text: str, current: dict[int, str], found: dict[int, str]) -> str:
    def replace(matched: re.Match[str]) -> str:
        if matched[1] is None:
            return matched[0]
        number = int(matched[1])
        return "!" + (current[number] if number in current else found.get(number, "none"))

    return _REFERENCE.sub(replace, text)
