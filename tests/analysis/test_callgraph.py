# ruff: noqa: E501  (LLVM IR in strings)
"""The call graph where a module is large or odd."""

from __future__ import annotations

import pytest

import swlds
from swlds.analysis import callgraph
from swlds.analysis.callgraph import alias_targets
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
