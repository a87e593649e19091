"""The line that shows how far a launch is."""

from __future__ import annotations

import io

from swlds.report.progress import ProgressLine


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def show(*steps: tuple[float, int], total: int = 4000) -> list[str]:
    """What is on the line after each (seconds, work-groups done), then after the end."""
    stream, clock, shown = io.StringIO(), Clock(), []
    line = ProgressLine(stream, clock)
    for clock.now, done in steps:
        line(done, total)
        shown.append(stream.getvalue().rpartition("\r")[2].removesuffix("\x1b[K"))
    line.close()
    return [*shown, stream.getvalue().rpartition("\r")[2]]


def test_rate_is_that_of_the_launch() -> None:
    """Two seconds of reading and compiling, then 1,000 groups a second."""
    assert show((2.0, 0), (3.0, 1000), (4.0, 2000), (6.0, 4000)) == [
        "[....................] 0/4,000 work-groups",
        "[#####...............] 1,000/4,000 work-groups, 1,000/s, 0:03 left",
        "[##########..........] 2,000/4,000 work-groups, 1,000/s, 0:02 left",
        "[####################] 4,000/4,000 work-groups, 1,000/s",
        "\x1b[K",
    ]


def test_short_launches_show_nothing() -> None:
    assert show((0.1, 10), (0.9, 4000)) == ["", "", ""]


def test_replay_counts_again() -> None:
    shown = show((0.0, 0), (2.0, 4000), (3.0, 100), (5.0, 120))
    assert shown[1].endswith("4,000/4,000 work-groups, 2,000/s")
    assert shown[2].endswith("100/4,000 work-groups (pass 2)")
    assert shown[3].endswith("120/4,000 work-groups, 10/s, 6:28 left (pass 2)")


def test_other_steps_have_the_same_line() -> None:
    stream, clock = io.StringIO(), Clock()
    line = ProgressLine(stream, clock, unit="tests checked")
    for clock.now, done in ((0.0, 0), (2.0, 10)):
        line(done, 40)
    assert stream.getvalue() == "\r[#####...............] 10/40 tests checked, 5/s, 0:06 left\x1b[K"


def test_slow_steps_say_how_long_one_takes() -> None:
    assert show((0.0, 0), (100.0, 10))[1].endswith("10/4,000 work-groups, 10 s each, 11:05:00 left")
