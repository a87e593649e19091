"""Loads that the work-groups of a cluster share: the parameters of Composable Kernel's test groups for gfx1250, beside NumPy.

They are those of composable_kernel/test/ck_tile/multicast_load: 32 lanes a work-group unless it says otherwise."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from tests.support.clusters import (
    CLUSTER_SYNC,
    SYNC,
    WAIT,
    copy,
    first_wave,
    kinds,
    load,
    module,
    only,
    plain_copy,
    read,
    run,
    store,
)

BITS = (32, 64, 128)
TIME_OUT = 0x10000


def source(bits: int, lanes: int = 32, start: int = 100) -> Any:
    """``start + i``; of wider lanes ``{start + i, 2 * start + i, ...}``, as the tests have it."""
    words = bits // 32
    return (np.arange(lanes)[:, None] + start * np.arange(1, words + 1)).astype(np.uint32).reshape(-1)


def assert_clean(result: swlds.Result) -> None:
    """Nothing is found, and host code executed all of it."""
    assert kinds(result) == [] and result.fidelity.executed == []


def check(text: str, grid: Any, block: int, src: Any, expected: Any, bits: int = 32, **options: Any) -> None:
    """Each group stores what is expected of it, and nothing is found."""
    found, result = run(text, grid, block, src, words=bits // 32, **options)
    assert_clean(result)
    np.testing.assert_array_equal(found, np.asarray(expected, np.uint32).reshape(-1))


# To registers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bits", BITS)
def test_a_single_group(bits: int) -> None:
    text = module("\n".join([load(bits, 1), store(bits)]), bits=bits)
    check(text, 1, 32, source(bits), source(bits), bits)


@pytest.mark.parametrize("mask", [0x0, 0x1])
def test_masks_of_a_single_group(mask: int) -> None:
    text = module("\n".join([load(32, mask), store(32)]))
    check(text, 1, 32, source(32), source(32))


@pytest.mark.parametrize(("bits", "members"), [(32, 2), (32, 4), (32, 5), (64, 2), (64, 4), (128, 4), (128, 6)])
def test_several_groups(bits: int, members: int) -> None:
    text = module("\n".join([load(bits, (1 << members) - 1), store(bits)]), bits=bits)
    check(text, 2 * members, 32, source(bits), np.tile(source(bits), 2 * members), bits, cluster=members)


def _partial(shared: str, plain: str, after: str) -> str:
    """Groups 0 and 2 share, 1 and 3 load alone."""
    odd = "%odd.bit = and i32 %flat, 1\n%even = icmp eq i32 %odd.bit, 0"
    return module("\n".join([only(odd, shared, "even", plain), after]))


def test_some_groups_share() -> None:
    shared = "\n".join([load(32, 0x5), store(32)])
    plain = "\n".join(["%w = load i32, ptr addrspace(1) %from.lane", "%w5 = add i32 %w, 5000", store(32, "%w5")])
    src = source(32)
    check(_partial(shared, plain, ""), 4, 32, src, [src, src + 5000, src, src + 5000], cluster=4)


def _concurrent(bits: int, to_lds: bool) -> str:
    """Groups 0 and 1 share one source, 2 and 3 the other."""
    low = "%low = icmp ult i32 %flat, 2"
    make = copy if to_lds else load
    lines = []
    for mask, pointer, name in ((0x3, "%from.lane", "%v"), (0xC, "%from.other", "%w")):
        more = [copy(bits, mask, pointer), WAIT, read(bits, name=name)] if to_lds else [make(bits, mask, pointer, name)]
        lines.append("\n".join([*more, store(bits, name)]))
    return module(only(low, lines[0], "low", lines[1]), bits=bits)


@pytest.mark.parametrize(("bits", "to_lds"), [(32, False), (64, False), (32, True), (128, True)])
def test_two_sets_of_groups(bits: int, to_lds: bool) -> None:
    a, b = source(bits), source(bits, start=7000)
    found, result = run(_concurrent(bits, to_lds), 4, 32, a, b, words=bits // 32, cluster=4)
    assert_clean(result)
    np.testing.assert_array_equal(found, np.concatenate([a, a, b, b]))


@pytest.mark.parametrize(("groups", "mask"), [(1, 0x3 | TIME_OUT), (2, 0xF | TIME_OUT)])
def test_early_time_out(groups: int, mask: int) -> None:
    text = module("\n".join([load(32, mask), store(32)]))
    check(text, groups, 32, source(32), np.tile(source(32), groups), cluster=groups)


# To LDS --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bits", "mask"), [(32, 1), (64, 1), (128, 1), (32, 0)])
@pytest.mark.parametrize("dma", ["late", "early", "random"])
def test_a_copy_of_a_single_group(bits: int, mask: int, dma: str) -> None:
    text = module("\n".join([copy(bits, mask), WAIT, read(bits), store(bits)]), bits=bits)
    check(text, 1, 32, source(bits), source(bits), bits, dma=dma)


def _one_wave_loads(bits: int, mask: int) -> str:
    """Wave 0 loads a row of 32 lanes, all waves read it."""
    place = f"%p = getelementptr {'i32' if bits == 32 else f'[{bits // 32} x i32]'}, ptr addrspace(3) @lds, i32 %lane"
    body = [first_wave(copy(bits, mask)), WAIT, SYNC, place, read(bits, "%p"), store(bits)]
    return module("\n".join(body), bits=bits, block=128)


@pytest.mark.parametrize("bits", BITS)
def test_waves_that_did_not_ask_see_the_data(bits: int) -> None:
    check(_one_wave_loads(bits, 1), 1, 128, source(bits), np.tile(source(bits), 4), bits)


@pytest.mark.parametrize("bits", [32, 128])
def test_waves_of_several_groups_that_did_not_ask(bits: int) -> None:
    check(_one_wave_loads(bits, 0xF), 4, 128, source(bits), np.tile(source(bits), 16), bits, cluster=4)


def test_a_strided_destination() -> None:
    body = [
        *(
            f"%i{k} = add i32 %id, {32 * k}\n%z{k} = getelementptr i32, ptr addrspace(3) @lds, i32 %i{k}\n"
            f"store i32 0, ptr addrspace(3) %z{k}"
            for k in range(8)
        ),
        "call void @llvm.amdgcn.s.wait.dscnt(i16 0)",
        "%at = shl i32 %id, 3\n%p = getelementptr i32, ptr addrspace(3) @lds, i32 %at",
        copy(32, 1, local="%p"),
        WAIT,
        *(f"{read(32, f'%z{k}', f'%r{k}')}\n{_place(k)}" for k in range(8)),
    ]
    expected = np.zeros(256, np.uint32)
    expected[::8] = source(32)
    found, result = run(module("\n".join(body)), 1, 32, source(32), count=256)
    assert kinds(result) == []
    np.testing.assert_array_equal(found, expected)


def _place(k: int) -> str:
    return f"%o{k} = getelementptr i32, ptr addrspace(1) %dst, i32 %i{k}\nstore i32 %r{k}, ptr addrspace(1) %o{k}"


@pytest.mark.parametrize(
    ("bits", "grid", "cluster"), [(32, 2, 2), (128, 4, 4), (32, (2, 2, 1), (2, 2, 1)), (32, (6, 4), (3, 2))]
)
@pytest.mark.parametrize("dma", ["late", "random"])
def test_all_groups_get_the_copy(bits: int, grid: Any, cluster: Any, dma: str) -> None:
    mask = (1 << int(np.prod(cluster))) - 1
    text = module("\n".join([copy(bits, mask), WAIT, read(bits), store(bits)]), bits=bits)
    groups = int(np.prod(grid))
    check(text, grid, 32, source(bits), np.tile(source(bits), groups), bits, cluster=cluster, dma=dma, seed=groups)


def test_cluster_and_global_copies_share_a_counter() -> None:
    sums = "%s = add i32 %v, %w"
    body = [copy(32, 1), plain_copy(32, "%from.other", "%own.more"), WAIT, read(32), read(32, "%own.more", "%w"), sums]
    other = source(32, start=9000)
    found, result = run(module("\n".join([*body, store(32, "%s")])), 1, 32, source(32), other)
    assert_clean(result)
    np.testing.assert_array_equal(found, source(32) + other)


def test_some_groups_share_a_copy() -> None:
    src, other = source(32), np.arange(5000, 5032, dtype=np.uint32)
    text = _partial(copy(32, 0x5), plain_copy(32, "%from.other"), "\n".join([WAIT, read(32), store(32)]))
    found, result = run(text, 4, 32, src, other, cluster=4)
    assert_clean(result)
    np.testing.assert_array_equal(found, np.concatenate([src, other, src, other]))


def test_the_offset_counts_for_both_sides() -> None:
    """``lds[2 * lane + 1] = src[lane + 1]``; even slots keep what was there."""
    body = [
        "%at = shl i32 %id, 1\n%p = getelementptr i32, ptr addrspace(3) @lds, i32 %at",
        "%q = getelementptr i32, ptr addrspace(3) %p, i32 1",
        "store i32 -559038737, ptr addrspace(3) %p\nstore i32 -559038737, ptr addrspace(3) %q",
        "call void @llvm.amdgcn.s.wait.dscnt(i16 0)",
        copy(32, 1, local="%p", offset=4),
        WAIT,
        "%pair = load <2 x i32>, ptr addrspace(3) %p, align 4",
        "%o = getelementptr <2 x i32>, ptr addrspace(1) %dst, i32 %id",
        "store <2 x i32> %pair, ptr addrspace(1) %o, align 4",
    ]
    src = np.arange(3000, 3033, dtype=np.uint32)
    found, result = run(module("\n".join(body)), 1, 32, src, count=64)
    assert kinds(result) == []
    assert (found[::2] == 0xDEADBEEF).all() and (found[1::2] == src[1:]).all()


def test_bytes() -> None:
    src = np.arange(32, dtype=np.uint8)
    body = [
        "%g = getelementptr i8, ptr addrspace(1) %src, i32 %id\n%l = getelementptr i8, ptr addrspace(3) @lds, i32 %id",
        copy(8, 3, "%g", "%l"),
        WAIT,
        "%b = load i8, ptr addrspace(3) %l\n%v = zext i8 %b to i32",
        store(32),
    ]
    check(module("\n".join(body)), 2, 32, src, np.tile(src, 2), cluster=2)


# Numbers, barriers ---------------------------------------------------------------------------------------------------

NUMBERS = [
    *(f"cluster.id.{d}" for d in "xyz"),
    *(f"cluster.workgroup.id.{d}" for d in "xyz"),
    "cluster.workgroup.flat.id",
    *(f"cluster.workgroup.max.id.{d}" for d in "xyz"),
    "cluster.workgroup.max.flat.id",
]


@pytest.mark.parametrize(("grid", "cluster"), [((4, 6, 2), (2, 3, 1)), ((4, 2, 4), (2, 1, 4)), ((3, 2, 1), None)])
@pytest.mark.parametrize("by_attribute", [False, True])
def test_numbers_of_groups(
    grid: tuple[int, int, int], cluster: tuple[int, int, int] | None, by_attribute: bool
) -> None:
    lines = ["%gz = call i32 @llvm.amdgcn.workgroup.id.z()", f"%zr = mul i32 %gz, {grid[0] * grid[1]}"]
    lines += ["%g = add i32 %group, %zr", f"%at = mul i32 %g, {len(NUMBERS)}"]
    for k, name in enumerate(NUMBERS):
        lines += [
            f"%n{k} = call i32 @llvm.amdgcn.{name}()",
            f"%i{k} = add i32 %at, {k}",
            f"%p{k} = getelementptr i32, ptr addrspace(1) %dst, i32 %i{k}",
            f"store i32 %n{k}, ptr addrspace(1) %p{k}",
        ]
    x, y, z = cluster or (1, 1, 1)
    attributes = f'"amdgpu-cluster-dims"="{x},{y},{z}"' if by_attribute else ""
    options = {} if by_attribute or cluster is None else {"cluster": cluster}
    groups = int(np.prod(grid))
    text = module("\n".join(lines), attributes=attributes)
    found, result = run(text, grid, 1, np.zeros(1, np.uint32), count=groups * len(NUMBERS), **options)
    assert_clean(result)
    expected = []
    for k in range(grid[2]):
        for j in range(grid[1]):
            for i in range(grid[0]):
                member = (i % x, j % y, k % z)
                expected += [i // x, j // y, k // z, *member, member[0] + x * (member[1] + y * member[2])]
                expected += [x - 1, y - 1, z - 1, x * y * z - 1]
    assert found.tolist() == expected


def test_groups_of_a_cluster_hand_over_global_memory() -> None:
    """Each group stores, the cluster's barrier, each reads what its neighbour stored."""
    body = [
        "%v = add i32 %out, 7\n" + store(32),
        CLUSTER_SYNC,
        "%next = xor i32 %out, 64\n%p = getelementptr i32, ptr addrspace(1) %other, i32 %next",
        "%q = getelementptr i32, ptr addrspace(1) %dst, i32 %next\n%w = load i32, ptr addrspace(1) %q",
        "%o = getelementptr i32, ptr addrspace(1) %other, i32 %out\nstore i32 %w, ptr addrspace(1) %o",
    ]
    other = np.zeros(256, np.uint32)
    _, result = run(module("\n".join(body), block=64), 4, 64, np.zeros(1, np.uint32), other, cluster=2)
    assert kinds(result) == []
    assert other.tolist() == ((np.arange(256) ^ 64) + 7).tolist()


def test_a_kernel_of_clusters_in_rounds() -> None:
    """Tiles that all groups share: copied, waited for, added up; the cluster's barrier before they are overwritten."""
    body = [
        "br label %loop",
        "loop:",
        "%k = phi i32 [0, %0], [%k1, %loop]\n%sum = phi i32 [0, %0], [%sum1, %loop]",
        "%step = mul i32 %k, 128\n%at = add i32 %step, %id",
        "%from = getelementptr i32, ptr addrspace(1) %src, i32 %at",
        copy(32, 0xF, "%from"),
        "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)",
        CLUSTER_SYNC,
        "%x = xor i32 %id, 127\n%far = getelementptr i32, ptr addrspace(3) @lds, i32 %x",
        read(32, "%far"),
        "%sum1 = add i32 %sum, %v",
        "call void @llvm.amdgcn.s.wait.dscnt(i16 0)",
        CLUSTER_SYNC,
        "%k1 = add i32 %k, 1\n%more = icmp ult i32 %k1, 5\nbr i1 %more, label %loop, label %end",
        "end:",
        store(32, "%sum1"),
    ]
    src = np.random.default_rng(1).integers(0, 1 << 20, 5 * 128).astype(np.uint32)
    expected = np.tile(src.reshape(5, 128).sum(axis=0, dtype=np.uint32)[::-1], 8)
    for dma in ("late", "early", "random"):
        check(module("\n".join(body), block=128), 8, 128, src, expected, cluster=4, dma=dma)
