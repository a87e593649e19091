"""Threads of a launch that is executed again copy its arrays in and back themselves (``schedule/transfers.py``)."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest
from array_kernels import ADD, HEAD

import swlds
from swlds.device.guards import address_of
from swlds.engines.wave_compiler.execution import Execution
from swlds.engines.wave_compiler.schedule.transfers import PIECE, PLACES, Transfers

TEXT = HEAD + ADD
#: Three pieces and a part of one, and the groups of that.
SIZE = 3 * PIECE // 4 + 64 * 17
GROUPS = SIZE // 64


class Work:
    """One kernel, its arrays and what they should hold."""

    def __init__(self) -> None:
        self.kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(TEXT))["add"]
        self.x, self.y = np.arange(SIZE, dtype=np.int32), np.arange(7, 7 + SIZE, dtype=np.int32)

    def launch(self, **words: Any) -> Any:
        """Two threads, whatever the machine has."""
        want, given = self.y + self.x + 5, self.x.copy()
        args = [self.x, self.y, np.int32(5)]
        result = self.kernel.launch(GROUPS, 64, args, **{"checks": "memcheck", "jobs": 2, **words})
        assert (self.y == want).all() and (self.x == given).all()
        return result


@pytest.fixture(name="done")
def _done(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Of launches whose threads have copied: how many spans in, how many back."""
    found: list[tuple[int, int]] = []
    point = Transfers.point

    def note(transfers: Transfers, contexts: Any) -> None:
        found.append((len(transfers._in), len(transfers._back)))
        point(transfers, contexts)

    monkeypatch.setattr(Transfers, "point", note)
    return found


@pytest.fixture(name="ends")
def _ends(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bool, bool]]:
    """Of launches whose threads have copied: did they see that they were apart, and copy back?"""
    found: list[tuple[bool, bool]] = []
    run = Execution.run

    def note(execution: Execution, jobs: int, progress: Any, transfers: Transfers | None = None) -> None:
        run(execution, jobs, progress, transfers)
        if transfers is not None:
            found.append((transfers.are_apart, transfers.has_copied_back))

    monkeypatch.setattr(Execution, "run", note)
    return found


def warm(work: Work, done: list[Any], **words: Any) -> None:
    for _ in range(3):
        work.launch(**words).raise_for_findings()
    done.clear()


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_arrays_go_in_and_back(done: list[Any], jobs: int) -> None:
    """Also where only their ends are others, and arrays lie elsewhere each time."""
    work = Work()
    warm(work, done, jobs=jobs)
    for round_ in range(20):
        work.x[[0, PIECE // 4 - 1, PIECE // 4, -1]] += round_
        work.y = work.y.copy()
        work.launch(jobs=jobs).raise_for_findings()
    assert done == [(2, 1)] * 20


def test_what_is_not_written_is_not_touched(done: list[Any]) -> None:
    """Arrays that are read may be read only, bytes that the launch does not reach stay, and so does what has not changed."""
    work = Work()
    warm(work, done)
    work.x.flags.writeable = False
    work.launch().raise_for_findings()
    work.x = np.full(SIZE, -5, np.int32)  # then y stays as it is
    page = work.y.copy()
    work.y = page
    work.launch().raise_for_findings()
    assert done == [(2, 1)] * 2


@pytest.mark.parametrize(("jobs", "back"), [(1, 1), (2, 1), (3, 0)])
def test_races_are_looked_for_before(done: list[Any], ends: list[Any], jobs: int, back: int) -> None:
    """Two threads compare what they touched themselves; where more may have met, arrays wait until that is known."""
    work = Work()
    warm(work, done, checks="all", jobs=jobs)
    ends.clear()
    for _ in range(3):
        work.launch(checks="all", jobs=jobs).raise_for_findings()
    assert done == [(2, back)] * 3 and ends == [(back == 1, back == 1)] * 3


CELLS = (PIECE + 40) // 4


@pytest.mark.parametrize("where", [0, 15, 16, PIECE // 4 - 1, PIECE // 4, CELLS - 9, CELLS - 1, None])
def test_cells_of_two_threads(
    done: list[Any], ends: list[Any], monkeypatch: pytest.MonkeyPatch, where: int | None
) -> None:
    """They may have met where both have a cell of this launch: more than one piece of cells, and no whole rows."""
    work = Work()
    warm(work, done)
    a, b = (np.full(CELLS, 41 << 12, np.uint32) for _ in range(2))
    a[::2], b[1::2] = 42 << 12, 43 << 12
    a[1], b[2] = 0, 0
    if where is not None:
        a[where] = b[where] = 42 << 12
    compare, point = Transfers.compare, Transfers.point
    spans = [(address_of(a), address_of(b), a.nbytes)]

    def of_these(transfers: Transfers, _cells: Any, _least: int) -> None:
        compare(transfers, spans, 42 << 12)

    def with_another(transfers: Transfers, contexts: Any) -> None:
        for context in contexts:  # no epoch of theirs is compared: nothing of them is watched
            context.set("base_epoch", 42 << 12)
        point(transfers, contexts)
        transfers._record[PLACES["used"]] = 1  # there was one more

    monkeypatch.setattr(Transfers, "compare", of_these)
    monkeypatch.setattr(Transfers, "point", with_another)
    ends.clear()
    work.launch().raise_for_findings()
    assert ends == [(where is None, where is None)]


def test_epochs_that_began_anew(done: list[Any], ends: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Then cells do not say by themselves what is of this launch: they are looked at as they are without threads' help."""
    work = Work()
    warm(work, done, checks="all")
    compare = Transfers.compare
    monkeypatch.setattr(Transfers, "compare", lambda transfers, cells, least: compare(transfers, cells, least + 4096))
    ends.clear()
    work.launch(checks="all").raise_for_findings()
    assert ends == [(False, False)]


#: ``y[x[i]] = i``, or always 7.
SCATTER = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %c, 64
  %i = add i32 %b, %t
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %j = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %j
  store i32 %i, ptr addrspace(1) %q
  ret void
}
"""


@pytest.mark.parametrize("text", [SCATTER, SCATTER.replace("store i32 %i", "store i32 7")], ids=["others", "alike"])
def test_threads_that_meet(done: list[Any], ends: list[Any], text: str) -> None:
    """The launch says what one says that is made anew, and arrays hold what they hold then."""
    load = lambda: swlds.Device("gfx942", engine="wave").load(swlds.parse(text))["k"]  # noqa: E731
    kernel, x, y = load(), np.arange(SIZE, dtype=np.int32), np.zeros(SIZE, np.int32)
    launch = lambda k, out: k.launch(GROUPS, 64, [x, out], checks="memcheck,racecheck", jobs=2)  # noqa: E731
    for round_ in range(40):
        for _ in range(3):
            launch(kernel, y).raise_for_findings()
        done.clear()
        ends.clear()
        x[-1 - round_] = round_  # one of the first groups stores there, too
        found, other = launch(kernel, y), np.zeros(SIZE, np.int32)
        assert len(done) == 1 and not (ends[0][1] and found.findings)
        if not round_:
            again = launch(load(), other)
            assert [f.message for f in found.findings] == [f.message for f in again.findings]
        assert bool(found.findings) == (text == SCATTER)
        x[-1 - round_] = SIZE - 1 - round_


@pytest.mark.parametrize("where", [[3], [SIZE - 1], [3, SIZE // 2, SIZE - 1]])
def test_suspicious_groups(done: list[Any], where: list[int]) -> None:
    """The launch begins anew with arrays as they were, and says what a first one says; that it was another one does not show in
    the next."""
    for _ in range(3):
        work = Work()
        warm(work, done)
        work.x[where] = -1
        found = work.launch().findings
        assert done == [(2, 1)]
        other = Work()
        other.x[:] = work.x
        assert [f.message for f in found] == [f.message for f in other.launch().findings]
        assert {f.kind for f in found} == {"out-of-bounds"}
        work.x[where] = 1
        warm(work, done)


def test_who_is_asked_meanwhile_may_end_it(done: list[Any]) -> None:
    """A callback's error leaves arrays as they were."""
    work = Work()
    warm(work, done)
    before = work.y.copy()

    def fail(count: int, total: int) -> None:
        if count == total:
            raise ValueError

    with pytest.raises(ValueError):
        work.launch(progress=fail)
    assert (work.y == before).all() and not done
    work.launch().raise_for_findings()


def test_an_interrupt_ends_threads_that_wait(done: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread never comes to copy what it has taken: the others wait for it, until they are stopped."""
    work = Work()
    warm(work, done)
    point, before = Transfers.point, work.y.copy()

    def claim(transfers: Transfers, contexts: Any) -> None:
        point(transfers, contexts)
        transfers._record[:8] = np.frombuffer(np.int64(-1).tobytes(), np.uint8)  # one byte is never done

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Transfers, "point", claim)
        patch.setattr(Execution, "_wait", interrupt)
        with pytest.raises(KeyboardInterrupt):
            work.launch()
    assert (work.y == before).all()
    work.launch().raise_for_findings()


@pytest.mark.parametrize("number", ["in_size", "entered"])
def test_threads_wait_for_others(done: list[Any], monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    """No group begins before all is copied in, and nothing goes back while somebody may run a group: one who has taken a byte,
    or has entered, is told to be another thread."""
    work = Work()
    warm(work, done)
    point, wait, before = Transfers.point, Execution._wait, work.y.copy()
    numbers: list[Any] = []

    def claim(transfers: Transfers, contexts: Any) -> None:
        point(transfers, contexts)
        numbers.append(transfers._record.view(np.int64))
        numbers[0][PLACES[number] // 8] += 1

    def look(execution: Execution, *rest: Any) -> None:
        time.sleep(0.1)
        taken = int(execution.counter[0])
        assert taken == 0 if number == "in_size" else taken >= GROUPS
        assert (work.y == before).all()
        numbers[0][PLACES["in_done" if number == "in_size" else "left"] // 8] += 1
        wait(execution, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(Transfers, "point", claim)
        patch.setattr(Execution, "_wait", look)
        work.launch().raise_for_findings()
    work.launch().raise_for_findings()
