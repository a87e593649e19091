"""One launch on the reference engine: decoded functions, memory port, reports, the groups that are resident."""

from __future__ import annotations

import functools
import operator
import time
from collections.abc import Callable
from typing import Any, Protocol, final

from swlds.device.address_space import PRIVATE_START
from swlds.device.copies import find_copies
from swlds.device.endings import leads_to_end
from swlds.device.findings import Site
from swlds.device.intrinsics.mode_fields import mode_at_start
from swlds.device.intrinsics.modes import mode_writes
from swlds.device.lane_values import Data
from swlds.device.launch import Launch
from swlds.device.objects import ObjectInfo
from swlds.device.padding import slot_elements
from swlds.device.wave_places import StandingWave, timeout_finding
from swlds.engines.reference.copies import Copies
from swlds.engines.reference.events import Events
from swlds.engines.reference.frame import Code, Frame
from swlds.engines.reference.grid import Grid
from swlds.engines.reference.memory import Port
from swlds.engines.reference.races import Races
from swlds.engines.reference.reports import Origins, Reports, site_of
from swlds.engines.reference.values import constant
from swlds.ir.model import Function, Instruction
from swlds.ir.source_names import slot_title
from swlds.ir.values import Value


class Resident(Protocol):
    """A work-group that has begun: ``group.Group``."""

    def standing(self) -> list[StandingWave]: ...


class Budget(Protocol):
    """What a launch may take here before another engine does it: ``choice.Budget``."""

    def is_spent(self) -> bool: ...

    def note(self, done: int, total: int) -> None: ...

    def note_wave(self) -> None: ...


@final
class Machine:
    """State that all groups share. ``decode`` makes a function's operations (``operations.py``). ``races``: the race checker,
    None when it is off. ``deadline`` (of ``time.monotonic``): None takes the launch's timeout from now."""

    stack_start = PRIVATE_START

    def __init__(
        self,
        launch: Launch,
        decode: Callable[[Machine, Function], Code],
        deadline: float | None = None,
        budget: Budget | None = None,
    ) -> None:
        self.launch, self._decode = launch, decode
        self.image = launch.image
        self.lanes, self.stack_end = launch.wave_size, launch.private_size
        self.origins = Origins(launch)
        self.reports = Reports(launch, self.origins)
        checks, copies = launch.options.checks, find_copies(launch.image.program)
        has_clocks = "racecheck" in checks or (copies and "asynccheck" in checks)
        self.races: Races | None = Races(launch, self.reports) if has_clocks else None
        #: Copies in flight; None where the program has none.
        self.copies: Copies | None = Copies(launch, copies, self.races) if copies else None
        #: Bits of MODE of which it shows that the program writes them; where there are any, its waves keep that register.
        self.mode_bits = functools.reduce(operator.or_, mode_writes(self.image).values(), 0)
        self.events = Events(launch, self.races, self.copies)
        if self.copies is not None:
            self.copies.clocks = self.events.clocks
        self.port = Port(launch, self.reports, self.origins, self.races, self.events)
        self.stopped = False
        self.grid = Grid(self)
        #: Groups that have begun and are not over, by number.
        self.resident: dict[int, Resident] = {}
        self._endings: dict[tuple[Code, int], bool] = {}
        timeout = launch.options.timeout
        self._budget = budget
        self._deadline = deadline if deadline is not None or timeout is None else time.monotonic() + timeout
        self._codes: dict[Function, Code] = {}
        self._constants: dict[tuple[Any, Value], tuple[Data, Any]] = {}
        self._stack_objects: dict[tuple[Instruction, int, int], int] = {}

    def close(self) -> None:
        """The launch is over. Decoded code and machine refer to each other: without this the race checker's cells would stay
        until Python looks for cycles, after hundreds of launches."""
        if self.races is not None:
            self.races.cells.release()

    @functools.cached_property
    def first_mode(self) -> int:
        """MODE where a wave begins."""
        return mode_at_start(self.image.program.kernel, self.image.target)

    def code(self, function: Function) -> Code:
        """The decoded function; decoded on the first call."""
        code = self._codes.get(function)
        if code is None:
            code = self._codes[function] = self._decode(self, function)
        return code

    def constant(self, value: Value) -> tuple[Data, Any]:
        """A constant in every lane, with its tag and shadow. Without initcheck what is undefined is a zero."""
        evaluated = self.image.evaluator.evaluate(value)
        return constant(evaluated, value.type, self.lanes, follows_undefined=self.port.check_init)

    def site(self, frame: Frame, instruction: Instruction) -> Site:
        return site_of(self.launch, frame, instruction)

    def stack_object(self, alloca: Instruction, start: int, size: int, name: str) -> int:
        """The object of a stack slot: the same slot at the same depth is the same object in every wave."""
        key = (alloca, start, size)
        number = self._stack_objects.get(key)
        if number is None:
            number = self._stack_objects[key] = self.image.memory.objects.add(
                ObjectInfo("private", name, source_name=slot_title(alloca)), 5, start, size
            )
            if alloca.opcode == "alloca":
                self.image.elements[number] = slot_elements(self.image.layout, alloca)
        return number

    def fresh(self, address: int, size: int) -> None:
        """Window memory becomes uninitialised."""
        self.image.memory.space.set_initialized(address, size, False)
        self.origins.forget(address, size)

    def is_time_over(self) -> bool:
        if self._budget is not None and self._budget.is_spent():
            return True
        return self._deadline is not None and time.monotonic() >= self._deadline

    def wave_ended(self) -> None:
        if self._budget is not None:
            self._budget.note_wave()

    def is_late(self) -> bool:
        """True when the time is over; says so once in a finding."""
        if not self.is_time_over():
            return False
        if not self.stopped:
            self.stopped = True
            standing = [wave for group in self.resident.values() for wave in group.standing()]
            self.launch.log.add(timeout_finding(self.launch.options.timeout, standing))
        return True

    def ends_from(self, code: Code, block: int) -> bool:
        """True when nothing but the end of the kernel follows from a block (in a lowered one: giving the block back)."""
        known = self._endings.get((code, block))
        if known is None:
            slots = {kernel.slot.name for kernel in self.image.lowered.values()}
            known = self._endings[code, block] = leads_to_end(code.function.blocks[block], slots)
        return known
