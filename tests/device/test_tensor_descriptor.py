"""Descriptors of tensor copies: each bit is of one field, tiles are copied as a model says that goes element by element, and what
sources do not settle is refused."""

from __future__ import annotations

import dataclasses
import math
import random
from typing import Any

import numpy as np
import pytest

from swlds.device.tensor_descriptor import decode_descriptor, find_problem, find_runs, meets_itself
from tests.support.tensor_tiles import Groups, Tile

#: The table of the descriptor: group, first bit, bits, field.
TABLE = """0 0 2 count | 0 2 2 restore | 0 10 20 reserved | 0 30 1 wide_indices | 0 31 1 gather | 0 32 32 lds_address
0 64 57 global_address | 0 121 5 beyond_address | 0 126 2 type | 1 0 16 workgroup_mask | 1 16 2 data_size | 1 18 1 atomic_barrier
1 19 1 iterate | 1 20 1 pad | 1 21 1 early_timeout | 1 22 3 pad_interval | 1 25 7 pad_amount | 1 32 16 barrier_address
1 48 32 tensor_dims.0 | 1 80 32 tensor_dims.1 | 1 112 16 tile_dims.0 | 1 128 16 tile_dims.1 | 1 144 16 tile_dims.2
1 160 48 strides.0 | 1 208 48 strides.1 | 2 0 32 tensor_dims.2 | 2 32 32 tensor_dims.3 | 2 64 48 strides.2
2 112 16 tile_dims.3 | 3 0 48 strides.3 | 3 48 32 tensor_dims.4 | 3 80 16 tile_dims.4"""
FIELDS = [row.split() for row in TABLE.replace("\n", " | ").split(" | ")]
#: Bits of no field: of the cache policy of a restored context, and the last word.
UNUSED = {(0, bit) for bit in range(4, 10)} | {(3, bit) for bit in range(96, 128)}


def words(*bits: tuple[int, int]) -> Groups:
    groups = [[0] * 4, [0] * 8, [0] * 4, [0] * 4]
    for group, bit in bits:
        groups[group][bit // 32] |= 1 << bit % 32
    return groups


def flat(groups: Groups) -> dict[str, int]:
    """The fields that are not zero, as encoded."""
    found: dict[str, int] = {}
    for field in dataclasses.fields(decode_descriptor(groups)):
        value = getattr(decode_descriptor(groups), field.name)
        if isinstance(value, tuple) and field.name != "indices":
            found |= {f"{field.name}.{n}": part for n, part in enumerate(value)}
        elif field.name != "indices":
            found[field.name] = value
    return {name: value for name, value in found.items() if value}


def test_each_bit_belongs_to_one_field() -> None:
    left = {(group, bit) for group, size in enumerate((128, 256, 128, 128)) for bit in range(size)} - UNUSED
    for group, first, count, name in ((int(g), int(f), int(c), n) for g, f, c, n in FIELDS):
        for bit in range(count):
            left.remove((group, first + bit))
            if name not in ("pad", "pad_interval", "pad_amount", "barrier_address"):
                assert flat(words((group, first + bit))) == {name: 1 << bit}
    assert not left
    assert all(flat(words(bit)) == {} for bit in UNUSED)


@pytest.mark.parametrize("interval", range(8))
def test_padding_is_encoded_by_a_power_and_from_one_on(interval: int) -> None:
    for amount in (0, 1, 63, 127):
        groups = words((1, 20))
        groups[1][0] |= interval << 22 | amount << 25
        d = decode_descriptor(groups)
        assert (d.pad_interval, d.pad_amount) == (8 << interval, 4 + 4 * amount)
        groups[1][0] ^= 1 << 20
        d = decode_descriptor(groups)
        assert (d.pad_interval, d.pad_amount) == (0, 0)


def test_the_barriers_address_is_a_multiple_of_8() -> None:
    assert decode_descriptor(words((1, 32), (1, 47))).barrier_address == 8 + (1 << 18)


@pytest.mark.parametrize("wide", [False, True])
def test_rows_of_a_gather(wide: bool) -> None:
    most = 8 if wide else 16
    rows = [(n * 40503 + 7) % (1 << 16) << (16 * wide) for n in range(most)]
    for count in range(1, most + 1):
        d = decode_descriptor(Tile((4, count), (9, 1 << 32 - 1), (5,), rows=rows[:count], wide=wide).groups())
        assert (d.rank, d.shape, list(d.indices)) == (2, (4, count), rows[:count])


def test_groups_that_are_left_out_are_zero() -> None:
    groups = Tile((4, 3), (4, 3), (4,)).groups(16, 1 << 40)
    assert decode_descriptor(groups[:2]) == decode_descriptor(groups)


# What is copied ------------------------------------------------------------------------------------------------------


def random_tile(rng: random.Random) -> Tile:
    """Of up to five dimensions, partial in any of them, padded or gathered."""
    element = rng.choice((1, 2, 4, 8))
    if rng.random() < 0.3:
        rows = [rng.randrange(9) for _ in range(rng.randint(1, 16))]
        tensor = (rng.randint(0, 9), rng.choice((9, 9, 4)))
        shape = (4 * rng.randint(1, 3), len(rows))
        if tensor[1] < 9 or tensor[0] < shape[0]:
            rows.sort()
        return Tile(shape, tensor, (rng.randint(12, 15),), element, rng.choice(((0, 0), (8, 4))), rows)
    shape = [rng.randint(1, 9) if not n else rng.randint(1, 4) for n in range(rng.randint(1, 5))]
    tensor = [rng.choice((size, size + 3, rng.randint(0, size), 1 << 31)) for size in shape]
    strides = [rng.randint(1, 40) for _ in shape[1:]]
    pad = (8 << rng.randrange(4), 4 * rng.randint(1, 5)) if rng.random() < 0.5 else (0, 0)
    if pad[0]:
        shape[0] = 4 * rng.randint(1, 6)
    return Tile(tuple(shape), tuple(tensor), tuple(strides), element, pad)


def apply(tile: Tile, memory: Any, lds: Any, is_store: bool) -> Any:
    """The runs, by hand."""
    d = decode_descriptor(tile.groups(64, 4096))
    assert find_problem(d, is_store) == ""
    found = (memory if is_store else lds).copy()
    for far, near, size, inside in zip(
        *(getattr(find_runs(d, is_store, 1 << 16), n).tolist() for n in ("far", "near", "sizes", "inside")), strict=True
    ):
        there, here = slice(far - 4096, far - 4096 + size), slice(near - 64, near - 64 + size)
        assert not is_store or inside
        if is_store:
            found[there] = lds[here]
        else:
            found[here] = memory[there] if inside else 0
    return found


@pytest.mark.parametrize("seed", range(4))
def test_tiles_are_copied_as_the_model_says(seed: int) -> None:
    rng, partial, ranks = random.Random(seed), 0, set()
    for _ in range(150):
        tile = random_tile(rng)
        memory = np.frombuffer(rng.randbytes(1 << 14), np.uint8)
        lds = np.frombuffer(rng.randbytes(1 << 16), np.uint8)
        assert (apply(tile, memory, lds, False) == tile.load(memory, lds)).all(), tile
        partial += any(not inside for *_, inside in tile.elements(pads=True))
        ranks.add(len(tile.shape))
        if not meets_itself(find_runs(decode_descriptor(tile.groups(64, 4096)), True, 1 << 16)):
            assert (apply(tile, memory, lds, True) == tile.store(memory, lds)).all(), tile
    assert partial > 50 and ranks == {1, 2, 3, 4, 5}


def test_runs_end_where_a_row_or_a_gap_is() -> None:
    """And no run has more than one of both."""
    d = decode_descriptor(Tile((32, 2), (24, 2), (32,), 4, (64, 8)).groups())
    runs = find_runs(d, False, 1 << 16)
    assert runs.sizes.tolist() == [64, 32, 32] * 2 and runs.inside.tolist() == [True, True, False] * 2
    assert runs.near.tolist() == [0, 72, 104, 144, 216, 248]
    runs = find_runs(decode_descriptor(Tile((16, 3), (16, 3), (16,)).groups()), True, 1 << 16)
    assert runs.sizes.tolist() == [64] * 3, "rows that follow each other on both sides"


def test_of_what_is_behind_lds_a_little_is_there() -> None:
    """A descriptor may ask for 2**80 elements."""
    d = decode_descriptor(Tile((65535,) * 5, (1 << 32 - 1,) * 5, (65535, 1 << 32, 1 << 33, 1 << 34), 1).groups())
    runs = find_runs(d, False, 1000)
    assert 0 < runs.sizes.sum() < 200_000 and int(runs.near[-1]) < 200_000
    assert not len(find_runs(decode_descriptor(Tile((0,), (0,)).groups()), False, 1000).near)


@pytest.mark.parametrize("count", [0, 1])
def test_a_count_of_zero_hides_everything(count: int) -> None:
    groups = Tile((4,), (4,)).groups()
    groups[0][0], groups[1][0] = count, groups[1][0] | 1 << 19
    assert bool(find_problem(decode_descriptor(groups), False)) is bool(count)


# What is refused -----------------------------------------------------------------------------------------------------


def changed(*edits: tuple[int, int, int]) -> Groups:
    """A plain tile's groups, with (group, word, bits to set)."""
    groups = Tile((8, 4), (8, 4), (8,)).groups(64, 4096)
    for group, word, bits in edits:
        groups[group][word] |= bits
    return groups


REFUSED: dict[str, tuple[Groups, bool]] = {
    "count 3": (changed((0, 0, 2)), False),
    "restored contexts, or that are reserved": (changed((0, 0, 4)), False),
    "or that are reserved, are set": (changed((0, 0, 1 << 29)), False),
    "type 3": (changed((0, 3, 1 << 30)), False),
    "57 bits": (changed((0, 3, 1 << 25)), False),
    "barrier in LDS": (changed((1, 0, 1 << 18)), False),
    "iterated": (changed((1, 0, 1 << 19)), False),
    "mask of work-groups": (changed((1, 0, 2)), True),
    "MLIR sets these two bits": (changed((0, 0, 1 << 30)), False),
    "global memory is no multiple": (changed((0, 2, 2)), False),
    "LDS is no multiple": (changed((0, 1, 1)), False),
    "a gather of 17 rows": (Tile((4, 17), (4, 99), (4,), rows=range(16)).groups(), False),
    "a gather of 9 rows": (Tile((4, 9), (4, 99), (4,), rows=range(8), wide=True).groups(), False),
    "a gather of 0 rows": (Tile((4, 0), (4, 99), (4,), rows=[1]).groups(), False),
    "indices descend": (Tile((4, 3), (4, 3), (4,), rows=[1, 3, 2]).groups(), False),
    "a tile of 4 x 0 x 2": (Tile((4, 0, 2), (4, 4, 4), (4, 4)).groups(), False),
    "a tile of 0 x 2": (Tile((0, 2), (4, 4), (4,)).groups(), False),
    "no whole words": (Tile((3, 2), (4, 4), (4,), 2, (8, 4)).groups(), False),
    "stride of zero": (Tile((4, 2, 2), (4, 4, 4), (4, 0)).groups(), False),
    "beyond 57 bits": (Tile((4, 3), (4, 3), ((1 << 48) - 1,), 8).groups(address=(1 << 57) - 64), False),
}  # fmt: skip


@pytest.mark.parametrize("words", REFUSED)
def test_what_sources_do_not_settle_is_refused(words: str) -> None:
    groups, is_store = REFUSED[words]
    assert words in find_problem(decode_descriptor(groups), is_store)


def test_what_is_beside_it_is_not() -> None:
    """Each refusal is for its own reason."""
    assert find_problem(decode_descriptor(changed()), False) == ""
    assert find_problem(decode_descriptor(changed((1, 0, 2))), False) == "", "a mask of a load"
    groups = Tile((4, 3), (4, 4), (4,), rows=[1, 3, 2]).groups()
    groups[1][0] |= 1 << 19
    assert find_problem(decode_descriptor(groups), False) == "", "a gather is not iterated"
    columns = Tile((5, 3), (4, 4), (4,), rows=[1, 3, 2]).groups()
    assert find_problem(decode_descriptor(columns), True) == "", "columns beyond, rows inside, in any order"
    for tile in (
        Tile((4, 3), (4, 4), (4,), rows=[1, 3, 2]),
        Tile((4, 3), (4, 3), (4,), rows=[1, 2, 3]),
        Tile((4, 2, 1), (4, 4, 4), (4, 0)),
        Tile((3, 2), (4, 4), (4,), 2),
        Tile((4, 1 << 9), (4, 3), ((1 << 48) - 1,), 8),
    ):
        assert find_problem(decode_descriptor(tile.groups()), False) == "", tile
    assert find_problem(decode_descriptor(REFUSED["no whole words"][0]), True) == "", "a store ignores padding"
    assert math.prod(Tile((4, 2), (4, 2), (4,)).shape) == 8
