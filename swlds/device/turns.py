"""When waves and work-groups run: turns, the order that a seed draws, how deep calls may go. Both engines go by it."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

from swlds.ir.opcodes import UPDATES

#: Steps after which a group that is not over lets another one start: at first, and at most (a turn doubles it).
FIRST_TURN, LONGEST_TURN = 10_000, 2_000_000
#: Steps of the shortest turn that a seed draws.
SHORTEST_SLICE = 20
#: Calls that may be open in a wave.
MAX_DEPTH = 2000


def group_seed(seed: int, number: int) -> int:
    """What a group's order is drawn from."""
    return seed * 1_000_003 + number


def draw_slice(numbers: random.Random, preempt: int) -> int:
    """Steps of a wave's turn, with a seed: ``SHORTEST_SLICE`` at least where so many are allowed. Short turns come as often as
    long ones: what a wave does too early is seen where it is interrupted, most often in its first hundreds of steps."""
    least = min(SHORTEST_SLICE, preempt)
    first = least << numbers.randrange((preempt // least).bit_length())
    return numbers.randint(first, min(2 * first, preempt))


def may_end_behind(opcode: str, *, has_seed: bool) -> bool:
    """Whether a wave's turn may end behind such an instruction, not only at ends of basic blocks and behind calls."""
    return has_seed and opcode in UPDATES


class Resident(Protocol):
    """A work-group in flight. ``run`` gives it a turn, and says whether it is over."""

    slot: int

    def run(self) -> bool: ...


R = TypeVar("R", bound=Resident)


def take_turns(
    numbers: range, slots: int, start: Callable[[int, int], R], is_stopped: Callable[[], bool]
) -> Iterator[R]:
    """Run groups; gives each when it is over. ``start(number, slot)`` makes one.

    A group that uses up a turn lets another start.
    """
    waiting = numbers
    resident: deque[R] = deque()
    free_slots = list(range(min(slots, len(waiting))))[::-1]

    def start_next() -> R:
        nonlocal waiting
        number, waiting = waiting[0], waiting[1:]
        return start(number, free_slots.pop())

    while (resident or waiting) and not is_stopped():
        if waiting and free_slots and not resident:
            resident.append(start_next())
        group = resident.popleft()
        if group.run():
            free_slots.append(group.slot)
            yield group
            continue
        resident.append(group)
        if waiting and free_slots:
            resident.appendleft(start_next())
