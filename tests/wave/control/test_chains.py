"""Where lanes wait for each other, of many ways as of few: chains against sets, and what they cost."""

from __future__ import annotations

import cProfile
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import swlds
from swlds.analysis.reconvergence import Order
from swlds.engines.wave_compiler.control.chains import END, Chain, Chains, find_links, fold
from swlds.engines.wave_compiler.control.reconvergence import Reconvergence, find_order
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.ir.types import VOID

KEYS = st.sets(st.integers(1, 12))


@given(st.lists(KEYS, min_size=1, max_size=8))
def test_chains_are_sets(sets: list[set[int]]) -> None:
    chains, known = Chains(), {END: 0}
    made = [chains.of(keys) for keys in sets]
    for keys, chain in zip(sets, made, strict=True):
        assert list(chain) == sorted(keys) and bool(chain) == bool(keys)
        assert fold(chain, known, lambda key, total: key + total) == sum(keys)
        assert [key for key in range(14) if chains.has(chain, key)] == sorted(keys)
        for others, other in zip(sets, made, strict=True):
            joined = chains.join(chain, other)
            assert joined is chains.of(keys | others)
            assert (joined is chain) == (others <= keys)
    rests = {tuple(sorted(keys))[k:] for keys in sets for k in range(len(keys))}
    assert {tuple(link) for link in find_links(made)} == rests


def flow(ways: list[list[int]]) -> list[FlatBlock]:
    """Blocks that lead to others by number, those that are reached; a block without ways ends its lanes."""
    blocks = [FlatBlock() for _ in ways]
    for block, targets in zip(blocks, ways, strict=True):
        source: Any = None
        opcode = "br" if targets else "ret"
        block.instructions.append(FlatInstruction(opcode, VOID, [], source, block, [blocks[t] for t in targets]))
    reached, work = {blocks[0]: None}, [blocks[0]]
    while work:
        for target in work.pop().successors:
            if target not in reached:
                reached[target] = None
                work.append(target)
    for number, block in enumerate(reached):
        block.number = number
    return list(reached)


def find_waits(
    order: Order, blocks: list[FlatBlock], divergent: set[FlatInstruction], at: dict[int, FlatBlock]
) -> tuple[dict[FlatBlock, set[int]], set[FlatBlock]]:
    """By definition, with sets: what may wait while each block runs, and where lanes may have ended."""
    keys: dict[FlatBlock, set[int]] = {blocks[0]: set()}
    lost: set[FlatBlock] = set()
    work = [blocks[0]]
    while work:
        block = work.pop()
        arrivals = [order.key(block.number, s.number) for s in block.successors]
        groups = [arrivals] if block.terminator in divergent else [[a] for a in arrivals]
        ends = block.terminator.opcode == "ret"
        for group in [[]] if ends else groups:
            every = keys[block] | set(group)
            for key in (k for k in every if ends or k <= max(group)):
                target, waits = at[key], {k for k in every if k > key}
                is_lost = ends or block in lost
                if target not in keys or not waits <= keys[target] or (is_lost and target not in lost):
                    keys[target] = keys.get(target, set()) | waits
                    lost |= {target} if is_lost else set()
                    work.append(target)
    return keys, lost


WAYS = st.integers(2, 9).flatmap(
    lambda n: st.lists(st.lists(st.integers(0, n - 1), max_size=4, unique=True), min_size=n, max_size=n)
)


@given(WAYS, st.integers(0, 511))
def test_waits_and_places_of_random_flow(ways: list[list[int]], parting: int) -> None:
    """What may wait is what the definition says; keys at which lanes may be together have slots of their own, the first free."""
    blocks = flow(ways)
    divergent = {b.terminator for b in blocks if parting >> b.number & 1 and len(b.successors) > 1}
    order, _ = find_order(blocks)
    found = Reconvergence(order, divergent, blocks)
    keys, lost = find_waits(order, blocks, divergent, found.at)
    assert {b: set(chain) for b, chain in found.keys.items()} == keys and found.lost == lost
    together = {b: keys[b] | {order.key(b.number, s.number) for s in b.successors} for b in keys}
    for block, every in together.items():
        assert set(found.leaving(block)) == every
        assert found.ways(block) == list(dict.fromkeys(found.at[k] for k in sorted(every)))
        behind = (keys.get(found.at[k], set()) for k in every)
        assert set(found.behind(found.leaving(block))) == set().union(*behind)
    places: dict[int, int] = {}
    for key in sorted(set().union(*together.values())):
        taken = {places[k] for every in together.values() if key in every for k in every if k < key}
        places[key] = min(set(range(len(taken) + 1)) - taken)
    assert found.places() == places
    assert found.waited() == {found.at[k] for waits in keys.values() for k in waits}


def test_edges_between_blocks_and_chains_are_the_ways() -> None:
    blocks = flow([[1, 2, 3], [4, 1], [4], [], [0, 5], []])
    order, _ = find_order(blocks)
    found = Reconvergence(order, {b.terminator for b in blocks}, blocks)
    for block in blocks:
        reached: set[FlatBlock] = set()
        work: list[FlatBlock | Chain] = found.links(block)
        while work:
            node = work.pop()
            if isinstance(node, Chain):
                work += found.links(node)
            else:
                reached.add(node)
        assert reached == set(found.ways(block))


def switch(count: int) -> str:
    """Each lane goes one of ``count`` ways, and adds or has a number of its own."""
    ways = "".join(f"    i32 {n}, label %b{n}\n" for n in range(count))
    bodies = "".join(f"b{n}:\n  %w{n} = mul i32 %x, {n}\n  br label %d\n" for n in range(count))
    values = "".join(f", [{f'%w{n}' if n % 2 else n * 7}, %b{n}]" for n in range(count))
    return f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %x) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = urem i32 %t, {count - 1}
  switch i32 %m, label %d [
{ways}  ]
{bodies}d:
  %r = phi i32 [9, %0]{values}
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %p
  ret void
}}
"""


@pytest.mark.parametrize("count", [5, 90])
def test_both_engines_agree(count: int) -> None:
    out = np.zeros(128, np.int32)
    swlds.Device("gfx942").load(swlds.parse(switch(count)))["k"].launch((1,), (128,), [out, np.int32(5)])
    way = np.arange(128) % (count - 1)
    assert out.tolist() == np.where(way % 2, way * 5, way * 7).tolist()


def test_ways_of_a_switch_take_time_with_their_number() -> None:
    """What Python does until host code is written: its functions' calls."""
    counts = []
    for count in (3, 100, 400):
        kernel = swlds.Device("gfx942").load(swlds.parse(switch(count)))["k"]
        with cProfile.Profile() as profile:
            kernel.launch((1,), (64,), [np.zeros(64, np.int32), np.int32(5)], engine="wave")
        counts.append(sum(entry.callcount for entry in profile.getstats()))
    assert counts[2] < 5 * counts[1]
