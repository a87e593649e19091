"""Digests of metadata by content: equal for equal nodes whatever their numbers, cycles included.

A node's digest is that of its text with every ``!N`` replaced by the digest of node N. The nodes of a cycle are refined
together, as many rounds as the cycle has nodes (at most ``MAX_ROUNDS``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from swlds.ir.model import MetadataNode

MAX_ROUNDS = 16
_REFERENCE = re.compile(r'"[^"]*"|!(\d+)\b')


def digest(text: str) -> str:
    """A short stand-in for a text; equal texts have equal ones within a process."""
    return f"{hash(text) & 0xFFFFFFFFFFFFFFFF:016x}"


def metadata_digests(nodes: dict[int, MetadataNode]) -> dict[int, str]:
    """Node number -> digest. Linear in the metadata's text."""
    references = {n: [int(r) for r in _REFERENCE.findall(node.text) if r] for n, node in nodes.items()}
    found: dict[int, str] = {}
    for component in components(references):
        current = dict.fromkeys(component, "")
        rounds = 1 if len(component) == 1 and component[0] not in references[component[0]] else len(component) + 1
        for _ in range(min(rounds, MAX_ROUNDS)):
            current = {n: digest(_filled(nodes[n].text, current, found)) for n in component}
        found.update(current)
    return found


def _filled(text: str, current: dict[int, str], found: dict[int, str]) -> str:
    def replace(matched: re.Match[str]) -> str:
        if matched[1] is None:
            return matched[0]
        number = int(matched[1])
        return "!" + (current[number] if number in current else found.get(number, "none"))

    return _REFERENCE.sub(replace, text)


def components(successors: dict[int, list[int]]) -> Iterator[list[int]]:
    """Strongly connected components, each after all that it leads to (Tarjan, without recursion)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    for root in successors:
        if root in order:
            continue
        work: list[tuple[int, Iterator[int]]] = [(root, iter(successors[root]))]
        order[root] = low[root] = len(order)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, following = work[-1]
            for successor in following:
                if successor not in successors:
                    continue
                if successor not in order:
                    order[successor] = low[successor] = len(order)
                    stack.append(successor)
                    on_stack.add(successor)
                    work.append((successor, iter(successors[successor])))
                    break
                if successor in on_stack:
                    low[node] = min(low[node], order[successor])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == order[node]:
                    component: list[int] = []
                    while not component or component[-1] != node:
                        component.append(stack.pop())
                    on_stack.difference_update(component)
                    yield component
