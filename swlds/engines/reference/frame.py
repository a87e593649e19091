"""Frames and waves: masks, divergence and reconvergence, calls and returns.

The active lanes of a frame are at one block; others may wait at blocks that come later (``waiting``, by the keys of
``reconvergence``). Where the active lanes arrive behind waiting ones, those go first; who arrives at the same block goes on
together. Lanes that return or end are gone from everywhere (``alive``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any, Protocol, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.check import Verdict
from swlds.device.findings import Site
from swlds.device.image import Image
from swlds.device.implicit_args import Geometry, Index3
from swlds.device.lane_values import Data, select
from swlds.device.launch import Launch
from swlds.device.target import Target
from swlds.engines.reference import meta as metas
from swlds.engines.reference.copies import Copies
from swlds.engines.reference.events import Events
from swlds.engines.reference.flight import Flight
from swlds.engines.reference.happens_before import WaveOrder
from swlds.engines.reference.memory import Port
from swlds.engines.reference.mode import Mode
from swlds.engines.reference.multicast import SharedLoad
from swlds.engines.reference.phases import Barrier, Place
from swlds.engines.reference.races import Races
from swlds.engines.reference.reports import Origins, Reports
from swlds.engines.reference.views import GroupView
from swlds.ir.model import Function, Instruction
from swlds.ir.values import Value
from swlds.lazy import dataclass

#: What an operation returns when the wave has to look up: control moved, or the wave blocks or is over.
MOVED, BLOCKED, OVER = 1, 2, 3
Operation = Callable[["Frame"], "int | None"]


@final
@dataclass(slots=True)
class Edge:
    """A control-flow edge: target block, key of the order, phi assignments as (destination, source) slots."""

    target: int
    key: int
    moves: list[tuple[int, int]] = field(default_factory=list)


@final
@dataclass(frozen=True, slots=True)
class Copy:
    """A ``byval`` parameter: its position, the address space of its pointer, size and alignment in bytes."""

    position: int
    space: int
    size: int
    align: int


@final
@dataclass(slots=True, eq=False)
class Code:
    """A decoded function: operations of each block (the last one is the terminator), slots."""

    function: Function
    blocks: list[list[Operation]] = field(default_factory=list)
    #: What each operation was made from.
    sources: list[list[Instruction]] = field(default_factory=list)
    template: list[Data] = field(default_factory=list)
    template_meta: list[Any] = field(default_factory=list)
    argument_slots: list[int] = field(default_factory=list)
    copies: list[Copy] = field(default_factory=list)
    #: Of arguments, instructions and constants.
    slots: dict[Value, int] = field(default_factory=dict)


@final
class Frame:
    """One activation of a function by (some lanes of) a wave."""

    __slots__ = (
        "active",
        "alive",
        "block",
        "code",
        "entry_active",
        "entry_mask",
        "env",
        "ip",
        "mask",
        "meta",
        "ops",
        "partial",
        "pending",
        "result",
        "result_meta",
        "return_slot",
        "stack_pointer",
        "via",
        "waiting",
        "wave",
    )

    def __init__(self, code: Code, wave: Wave, mask: Array, return_slot: int | None, via: Instruction | None) -> None:
        self.code, self.wave = code, wave
        self.env: list[Data] = code.template.copy()
        self.meta: list[Any] = code.template_meta.copy()
        self.mask = self.entry_mask = self.alive = mask
        self.active = self.entry_active = int(np.count_nonzero(mask))
        self.partial = False
        self.block = 0
        self.ops = code.blocks[0]
        self.ip = 0
        #: Key -> (block, lanes) of lanes that wait.
        self.waiting: dict[int, tuple[int, Array]] = {}
        self.return_slot, self.via = return_slot, via
        self.result: Data = None
        self.result_meta: Any = None
        self.stack_pointer = wave.stack_pointer
        #: Rest of a divergent indirect call: (function, mask).
        self.pending: list[tuple[Function, Array]] | None = None

    def register(self, value: Value) -> Data:
        """What an argument, instruction or constant of the function has in each lane."""
        return self.env[self.code.slots[value]]

    def put(self, slot: int, data: Data, meta: Any) -> None:
        """Assign a register that outlives its block: lanes that are not active keep what they had."""
        if self.partial and self.env[slot] is not None:
            data = select(self.mask, data, self.env[slot])
            meta = metas.merge(self.mask, meta, self.meta[slot], len(self.mask))
        self.env[slot] = data
        self.meta[slot] = meta

    def set_mask(self, mask: Array, active: int) -> None:
        self.mask, self.active = mask, active
        self.partial = active != self.entry_active
        if self.wave.mode is not None:
            self.wave.mode.meet(mask)

    # Control flow --------------------------------------------------------------------------------------------

    def take(self, edge: Edge, mask: Array, whole: bool) -> None:
        """Run the phis of an edge for the lanes of a mask; ``whole``: these are all lanes of the frame."""
        if not edge.moves:
            return
        env, meta = self.env, self.meta
        values = [(dst, env[src], meta[src]) for dst, src in edge.moves]
        for dst, data, known in values:
            if not whole and env[dst] is not None:
                data = select(mask, data, env[dst])
                known = metas.merge(mask, known, meta[dst], len(mask))
            env[dst], meta[dst] = data, known

    def jump(self, edge: Edge) -> int:
        """All active lanes go one way."""
        if edge.moves:
            self.take(edge, self.mask, not self.partial)
        waiting = self.waiting
        if waiting and min(waiting) <= edge.key:
            self._arrive(edge, self.mask)
            return self.resume()
        target = edge.target
        self.block, self.ops, self.ip = target, self.code.blocks[target], 0
        return MOVED

    def diverge(self, ways: list[tuple[Edge, Array]]) -> int:
        """Lanes go several ways."""
        for edge, lanes in ways:
            self.take(edge, lanes, False)
            self._arrive(edge, lanes)
        return self.resume()

    def _arrive(self, edge: Edge, lanes: Array) -> None:
        known = self.waiting.get(edge.key)
        self.waiting[edge.key] = (edge.target, lanes if known is None else lanes | known[1])

    def resume(self) -> int:
        """Go on with the lanes that are first in the order; return from the frame when there are none."""
        return MOVED if self.wake() else self.wave.leave(self)

    def wake(self) -> bool:
        """Go on with the lanes that are first in the order; False when there are none."""
        while self.waiting:
            block, mask = self.waiting.pop(min(self.waiting))
            mask = mask & self.alive
            active = int(np.count_nonzero(mask))
            if active:
                self.set_mask(mask, active)
                self.block, self.ops, self.ip = block, self.code.blocks[block], 0
                return True
        return False

    def give(self, data: Data, meta: Any) -> int:
        """Return a value from the active lanes."""
        if data is not None:
            if self.result is None:
                self.result, self.result_meta = data, meta
            else:
                self.result_meta = metas.merge(self.mask, meta, self.result_meta, len(self.mask))
                self.result = select(self.mask, data, self.result)
        self.alive = self.alive & ~self.mask
        return self.resume()


class MachineView(Protocol):
    """What a wave and its operations ask of the machine (``machine.Machine``)."""

    @property
    def launch(self) -> Launch: ...
    @property
    def image(self) -> Image: ...
    @property
    def port(self) -> Port: ...
    @property
    def reports(self) -> Reports: ...
    @property
    def origins(self) -> Origins: ...
    @property
    def races(self) -> Races | None: ...
    @property
    def copies(self) -> Copies | None: ...
    @property
    def events(self) -> Events: ...
    @property
    def stack_start(self) -> int: ...
    @property
    def stack_end(self) -> int: ...
    @property
    def mode_bits(self) -> int: ...
    @property
    def first_mode(self) -> int: ...
    def ends_from(self, code: Code, block: int) -> bool: ...
    def is_time_over(self) -> bool: ...
    def site(self, frame: Frame, instruction: Instruction) -> Site: ...
    def stack_object(self, alloca: Instruction, start: int, size: int, name: str) -> int: ...


class OwnGroup(GroupView, Protocol):
    """What a wave and its operations ask of their work-group (``group.Group``), beyond what checks do."""

    was_cut: bool
    has_left_arrays: bool

    @property
    def barriers(self) -> dict[Any, Barrier]: ...
    def private_lanes(self, wave: int, lanes: int) -> Array: ...
    def arrive(self, key: Any, wave: Wave, instruction: Instruction, *, is_signal: bool = False) -> int: ...
    def wait(self, key: Any, wave: Wave, phase: int) -> int | None: ...
    def signal_cluster(self, wave: Wave, instruction: Instruction) -> bool: ...
    def meet_cluster(self, wave: Wave, instruction: Instruction) -> int | None: ...
    def wait_for_cluster(self, wave: Wave) -> int | None: ...
    def share_load(
        self, frame: Frame, instruction: Instruction, masks: Array, addresses: Array, size: int
    ) -> SharedLoad | None: ...
    def wait_for_loads(self, wave: Wave, loads: list[SharedLoad]) -> int | None: ...
    def wait_for_grid(self, wave: Wave) -> int: ...
    def abort(self) -> None: ...


@final
class Wave:
    """A wave: its lanes, its frames, where it stands. Also what intrinsics may ask (``WaveView``)."""

    def __init__(
        self, machine: MachineView, group: OwnGroup, number: int, mask: Array, item_ids: tuple[Array, Array, Array]
    ) -> None:
        self.machine, self.group, self.wave_number = machine, group, number
        self.wave_size = len(mask)
        self.initial_mask = mask
        self.item_ids = item_ids
        self.frames: list[Frame] = []
        self.frame: Frame = None  # type: ignore[assignment]  # set by start, before the wave runs
        self.steps = 0
        #: Where the instructions that run now began in their block: ``executed`` counts from there.
        self._began = 0
        #: Its turn ends with its block.
        self._sleeps = False
        self.stack_pointer = machine.stack_start
        self.private_lanes = group.private_lanes(number, self.wave_size)
        #: What the wave waits for, as the group's barriers know it.
        self.waiting: Any = None
        self.is_over = False
        #: Barriers that the wave signalled and has not waited for -> phase, and where; the named barrier that it joined.
        self.signalled: dict[Any, tuple[int, Place]] = {}
        self.joined: Any = None
        #: The cluster's barrier: up to which phase its completions were told to the wave; loads whose other members it waits for.
        self.told = 0
        self.shared: list[SharedLoad] = []
        #: Accesses that the ASan runtime refused and that did not happen yet: lane -> (its call, verdict).
        self.reported: dict[int, tuple[Instruction, Verdict | None]] = {}
        #: Those of them that were reported, and shall not happen: lane -> (address, bytes).
        self.refused: dict[int, tuple[int, int]] = {}
        #: The wave's clocks, kept by the race checker.
        self.order: WaveOrder | None = None
        #: Its copies in flight.
        self.flight = Flight()
        #: Its MODE register; None where nothing depends on what is written to it.
        self.mode = Mode(self.wave_size, machine.first_mode) if machine.mode_bits else None

    @property
    def mask(self) -> Array:
        return self.frame.mask

    @property
    def is_blocked(self) -> bool:
        """It waits for others."""
        return self.waiting is not None or bool(self.shared)

    @property
    def group_index(self) -> Index3:
        return self.group.index

    @property
    def geometry(self) -> Geometry:
        return self.machine.launch.geometry

    @property
    def target(self) -> Target:
        return self.machine.launch.image.target

    @property
    def first_mode(self) -> int:
        return self.machine.first_mode

    def enter(
        self,
        code: Code,
        mask: Array,
        return_slot: int | None,
        via: Instruction | None,
        data: list[Data],
        known: list[Any],
    ) -> int:
        """Call a function with the lanes of a mask."""
        frame = Frame(code, self, mask, return_slot, via)
        for slot, value, meta in zip(code.argument_slots, data, known, strict=False):
            frame.env[slot], frame.meta[slot] = value, meta
        self.frames.append(frame)
        self.frame = frame
        return MOVED

    def leave(self, frame: Frame) -> int:
        """A frame has no lanes left: give its result to the caller. Callers whose lanes have all ended are left as well."""
        while True:
            self.frames.pop()
            self.stack_pointer = frame.stack_pointer
            self.machine.events.returned(self, frame.via, frame.code.function)
            if not self.frames:
                self.machine.events.wave_ended(self)
                self.is_over = True
                return OVER
            caller = self.frame = self.frames[-1]
            if frame.return_slot is not None and frame.result is not None:
                self._give_back(caller, frame, frame.return_slot)
            alive = caller.mask & caller.alive
            active = int(np.count_nonzero(alive))
            if active == caller.active:
                return MOVED
            if active:
                caller.set_mask(alive, active)
                return MOVED
            caller.pending = None
            if caller.wake():
                return MOVED
            frame = caller

    def _give_back(self, caller: Frame, frame: Frame, slot: int) -> None:
        data, meta = frame.result, frame.result_meta
        if caller.env[slot] is not None and frame.entry_active != caller.entry_active:
            data = select(frame.entry_mask, data, caller.env[slot])
            meta = metas.merge(frame.entry_mask, meta, caller.meta[slot], self.wave_size)
        caller.env[slot], caller.meta[slot] = data, meta

    def end_lanes(self, mask: Array, *, is_cut: bool = True) -> int | None:
        """Lanes end: they leave every frame. None when others go on. ``is_cut``: where the program does not say that it ends."""
        self.group.was_cut |= is_cut
        keep = ~mask
        for frame in self.frames:
            frame.alive = frame.alive & keep
        frame = self.frame
        rest = frame.mask & frame.alive
        active = int(np.count_nonzero(rest))
        if active:
            frame.set_mask(rest, active)
            return None
        frame.pending = None
        return frame.resume()

    @property
    def executed(self) -> int:
        """Instructions up to the one that runs now."""
        return self.steps + self.frame.ip - self._began

    def sleep(self) -> None:
        """Others run first: the turn ends behind the block that runs now."""
        self._sleeps = True

    def live_lanes(self) -> Array:
        """Lanes that have not ended."""
        return self.frames[0].alive if self.frames else np.zeros(self.wave_size, np.bool_)

    def callers(self) -> list[Instruction]:
        """The calls that lead to the current frame, innermost first."""
        return [f.via for f in reversed(self.frames) if f.via is not None]

    def standing(self) -> Instruction:
        """The instruction that comes next; of a wave that waits, the one that made it wait."""
        frame = self.frame
        sources = frame.code.sources[frame.block]
        return sources[min(max(0, frame.ip - self.is_blocked), len(sources) - 1)]

    def run(self, budget: int) -> int:
        """Run until the wave blocks or is over (BLOCKED, OVER), or gives way after ``budget`` steps or a sleep (MOVED)."""
        left, self._sleeps = budget, False
        while left > 0:
            frame = self.frame
            ops = frame.ops
            at = start = self._began = frame.ip
            signal = None
            while signal is None:
                operation = ops[at]
                at += 1
                frame.ip = at
                signal = operation(frame)
            left -= at - start
            self.steps += at - start
            if signal != MOVED:
                return signal
            if self._sleeps or self.machine.is_time_over():  # a step that races in each lane may take a hundredth of a second
                return MOVED
        return MOVED
