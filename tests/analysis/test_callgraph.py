# ruff: noqa: E501  (LLVM IR in strings)
"""The call graph where a module is large or odd."""

from __future__ import annotations

import random

import networkx
import pytest

import swlds
from swlds.analysis import callgraph
from swlds.analysis.callgraph import alias_targets, build_callgraph
from swlds.analysis.graph import find_components
from swlds.analysis.lds_uses import find_lds_uses


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


@pytest.mark.parametrize("many", [1, 2, 2_000])
def test_addresses_in_variables_are_found_however_many_are_searched_at_once(
    many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(callgraph, "_MANY", many)
    names = ("f", '"g h"', "i", "j")
    text = "".join(f"@v{n} = addrspace(1) global ptr @{name}\n" for n, name in enumerate((*names, "i")))
    text += '@o = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @v0 to ptr)\n@s = addrspace(1) global [2 x i8] c"@l"\n'
    text += "".join(f"define void @{name}() {{\n  ret void\n}}\n" for name in (*names, "l"))
    assert build_callgraph(swlds.parse(text)).address_taken == list(names)


VARIABLES = "@x = internal addrspace(3) global i32 poison\n@y = internal addrspace(3) global i32 poison\n"
USERS = "".join(f"define void @use_{n}() {{\n  store i32 1, ptr addrspace(3) @{n}\n  ret void\n}}\n" for n in "xy")
LISTED = """
@taken = internal addrspace(4) constant ptr @use_y
@a = internal alias void (), ptr @use_x
@b = internal alias void (), ptr @a
@"a @use_y" = internal alias void (), ptr @use_x
@chosen = internal ifunc void (), ptr @resolver
define internal ptr @resolver() {
  ret ptr @use_x
}
define amdgpu_kernel void @k(ptr %p) {
  call void %p(), !callees !0
  ret void
}
"""


@pytest.mark.parametrize(("entry", "expected"), [
    ("ptr @use_x", "x"), ("ptr @a", "x"), ("ptr @b", "x"), ("ptr null, ptr @a", "x"), ('ptr @"a @use_y"', "x"),
    ("ptr getelementptr (i8, ptr @b, i64 0)", "x"), ("ptr @use_y, ptr @b", "xy"),
    # nothing that could be followed: any function of that type
    ("ptr @chosen", "xy"), ("ptr inttoptr (i64 64 to ptr)", "xy"),
])  # fmt: skip
def test_listed_callees_are_followed_through_aliases(entry: str, expected: str) -> None:
    text = f"{VARIABLES}{USERS}{LISTED}!0 = !{{{entry}}}\n"
    uses = find_lds_uses(swlds.parse(text, "t.ll"))
    assert "".join(uses.indirect["k"]) == expected
    lowered = swlds.lower(swlds.parse(text, "t.ll"))
    assert [v.name for v in lowered.layouts["k"].variables] == list(expected)


def test_an_ifunc_is_what_its_resolver_may_choose() -> None:
    text = (
        VARIABLES
        + USERS
        + (
            "@pick = internal ifunc void (), ptr @resolver\n@second = internal alias void (), ptr @pick\n"
            "define internal ptr @resolver() {\n  ret ptr @use_x\n}\n"
            "define amdgpu_kernel void @k() {\n  call void @second()\n  ret void\n}\n"
        )
    )
    assert "x" in find_lds_uses(swlds.parse(text, "t.ll")).indirect["k"]


def test_an_alias_means_the_base_of_its_expression() -> None:
    text = VARIABLES + (
        "@g = addrspace(1) global i64 0\n"
        "@odd = internal alias i8, getelementptr (i8, ptr addrspace(3) @x, i32 trunc (i64 ptrtoint (ptr addrspace(1) @g to i64) to i32))\n"
        '@near = internal alias i8, getelementptr (i8, ptr addrspace(3) @x, i32 2), partition "at @y"\n'
    )
    assert alias_targets(swlds.parse(text, "t.ll")) == {"odd": "x", "near": "x"}


@pytest.mark.parametrize("seed", range(20))
def test_the_graph_for_networkx(seed: int) -> None:
    """Its components are ours, callees first; a path that it finds is one of calls."""
    rng = random.Random(seed)
    names = ["k", *(f"f{i}" for i in range(9)), '"a b"']
    calls = {name: rng.sample(names[1:], rng.randrange(4)) for name in names}
    bodies = [
        f"define {'amdgpu_kernel ' if name == 'k' else 'internal '}void @{name}() {{\n"
        + "".join(f"  call void @{callee}()\n" for callee in called)
        + ("  store i32 0, ptr addrspace(3) @x\n" if name == "f3" else "")
        + "  ret void\n}\n"
        for name, called in calls.items()
    ]
    module = swlds.parse("@x = internal addrspace(3) global i32 poison\n" + "".join(bodies), "t.ll")
    graph = swlds.call_graph(module)
    written = {name.strip('"'): {callee.strip('"') for callee in called} for name, called in calls.items()}
    assert {n: set(graph.successors(n)) for n in written} == written
    assert graph.nodes["k"]["kind"] == "kernel" and graph.nodes["a b"]["kind"] == "function"
    assert graph.nodes["f3"]["lds"] == ["x"] and graph.nodes["k"]["lds"] == []
    assert graph.nodes["<unknown>"]["kind"] == "virtual"
    own = build_callgraph(module).graph
    ours = [{n.strip('"') for n in c} for c in find_components(own, own.successors)]
    assert sorted(map(sorted, ours)) == sorted(map(sorted, networkx.strongly_connected_components(graph)))
    place = {n: k for k, component in enumerate(ours) for n in component}
    assert all(place[callee] <= place[n] for n, callee in graph.edges)
    if "f3" in networkx.descendants(graph, "k"):
        assert "x" in find_lds_uses(module).indirect["k"]
        path = networkx.shortest_path(graph, "k", "f3")
        assert all(callee in written[n] for n, callee in zip(path, path[1:], strict=False))
    else:
        assert "x" not in find_lds_uses(module).indirect.get("k", {})


@pytest.mark.parametrize("is_parsed", [False, True])
def test_what_is_declared_without_nocallback_may_call_back_for_llvm(is_parsed: bool) -> None:
    module = swlds.parse(
        """
define void @f() {
  ret void
}
@taken = addrspace(1) global ptr @f
declare void @none()
declare void @group() #0
declare void @other() #1
declare void @itself() nocallback
declare void @"#0 nocallback"() #1
declare void @word() "nocallback"
attributes #0 = { nounwind nocallback }
attributes #1 = { nounwind "nocallback" "x"="nocallback" }
"""
    )
    for function in module.functions.values() if is_parsed else ():
        assert function.signature
    graph = build_callgraph(module, by_type=False).graph
    found = [function.find_attribute("nocallback") is None for function in module.functions.values()]
    calling = [bool(graph.successors(name)) for name in module.functions]
    assert calling[1:] == found[1:] and calling[1:4] == [True, False, found[3]] and not calling[4]


def test_nodes_without_edges() -> None:
    graph = build_callgraph(
        swlds.parse("define void @f() {\n  ret void\n}\ndefine void @g() {\n  call void @f()\n  ret void\n}\n")
    ).graph
    assert set(graph) == {"f", "g", callgraph.UNKNOWN} and "f" in graph and "h" not in graph
    assert [list(graph.successors(n)) for n in "fg"] == [[], ["f"]] and [list(graph.predecessors(n)) for n in "fg"] == [
        ["g"],
        [],
    ]


IN_STRINGS = """\
@g = global i32 0
@"h(" = global i32 0
declare void @h()
declare void @i()
define void @f() {
  %STRING = load i32, ptr @g
  fence syncscope(STRING) acquire
  call void @i() STRING
  MORE
  ret void
}
"""


@pytest.mark.parametrize("string", ['"a"', '"@h"', '"a@h"', '"@h("', '"a @h(b"'])
def test_names_in_strings_are_no_mentions(string: str) -> None:
    """Of an attribute, a synchronisation scope, a local; a name may be one itself."""
    for more, variables in (("fence acquire", {"g"}), ('store i32 1, ptr @"h("', {"g", '"h("'})):
        module = swlds.parse(IN_STRINGS.replace("STRING", string).replace("MORE", more))
        scan = build_callgraph(module).scans["f"]
        assert set(scan.callees) == {"i"} and set(scan.variables) == variables and not scan.taken
