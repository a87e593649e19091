"""Cells of different threads are compared when all have ended: which meetings count, and what is from an earlier launch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from swlds.device.address_space import GLOBAL_START
from swlds.engines.wave_compiler.host.context import ITEM_BITS, Context
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, READ, WRITE
from swlds.engines.wave_compiler.races.planes import MET, PIECE, Extent, Planes, find_conflict, share_first_epoch

GRAIN = 4
#: From one epoch to the next: work-items are told by the bits below. Planes go to launches of other tests afterwards.
STEP = 1 << ITEM_BITS
#: A cell of the second piece.
CELL = PIECE + 7


@pytest.fixture(params=[False, True], ids=["own epochs", "one epoch"])
def workers(request: pytest.FixtureRequest) -> Iterator[list[Planes]]:
    """Three workers that begin at different epochs, or at the same."""
    extent = Extent(GLOBAL_START, 2 * PIECE * GRAIN, READ | WRITE | ATOMIC, is_narrow=False)
    made = [Planes([extent], GRAIN, Context()) for _ in range(3)]
    start = max(planes.base for planes in made)
    for number, planes in enumerate(made):
        planes.start_at(start + STEP * (3 - number))
    if request.param:
        share_first_epoch(made)
        assert {planes.first_epoch for planes in made} == {start + 3 * STEP}
    yield made
    for planes in made:
        planes.release()


def _end(workers: list[Planes]) -> None:
    """As if each had run groups."""
    for planes in workers:
        planes.context.set_all(dict.fromkeys(("global_epoch", "global_tick"), planes.first_epoch + STEP))


def _touch(worker: Planes, use: int, cell: int = CELL, epoch: int = 5) -> None:
    worker.sheets[use].cells[cell] = worker.first_epoch + epoch


@pytest.mark.parametrize("pair", [(0, 1), (1, 0), (0, 2), (2, 1)])
@pytest.mark.parametrize(
    ("use", "other", "is_conflict"),
    [
        (WRITE, WRITE, True),
        (WRITE, READ, True),
        (WRITE, ATOMIC, True),
        (READ, ATOMIC, True),
        (READ, READ, False),
        (ATOMIC, ATOMIC, False),
    ],
)
def test_two_of_three_meet(
    workers: list[Planes], use: int, other: int, pair: tuple[int, int], *, is_conflict: bool
) -> None:
    _touch(workers[pair[0]], use, epoch=0)
    _touch(workers[pair[1]], other, epoch=99)
    _end(workers)
    assert (find_conflict(workers) == MET) == is_conflict


def test_beside_each_other(workers: list[Planes]) -> None:
    for k, worker in enumerate(workers):
        for use in (READ, WRITE, ATOMIC):
            _touch(worker, use, CELL + k)
    _end(workers)
    assert not find_conflict(workers)


def test_earlier_launches_do_not_count(workers: list[Planes]) -> None:
    """A cell that is old for its own worker, however new it would be for another one."""
    _touch(workers[2], WRITE)
    for worker in workers[:2]:
        _touch(worker, WRITE, epoch=-1)
    _end(workers)
    assert not find_conflict(workers)


def test_one_that_ran_no_group(workers: list[Planes]) -> None:
    _touch(workers[0], WRITE)
    _touch(workers[1], WRITE)
    _end(workers[:1])
    assert not find_conflict(workers)
