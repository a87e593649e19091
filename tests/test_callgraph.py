"""The call graph where a module is large or odd."""

from __future__ import annotations

import pytest

import swlds
from swlds.analysis import callgraph


def test_chains_of_aliases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each alias is looked into once, wherever its chain is entered, so long chains stay linear."""
    count = 300
    chain = [f"@a{i} = alias void (), ptr @a{i + 1}" for i in range(count)]
    module = swlds.parse("\n".join([*chain, f"@a{count} = alias void (), ptr @f", "define void @f() {\n  ret void\n}"]))
    looked: list[str] = []
    aliasee = callgraph._aliasee
    monkeypatch.setattr(callgraph, "_aliasee", lambda alias: looked.append(alias.name) or aliasee(alias))
    graph = callgraph.build_callgraph(module)
    assert graph.alias_targets == {f"a{i}": "f" for i in range(count + 1)}
    assert sorted(looked) == sorted(graph.alias_targets)
    assert graph.address_taken == ["f"]
