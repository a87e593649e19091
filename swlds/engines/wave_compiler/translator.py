"""A kernel as one host function that runs a wave: analyses, values between blocks, the order of writing.

``Translator.run`` gives the text of ``@wave(ptr %g, i32 %w)``: ``%g`` is the context of the thread (``context.py``), ``%w``
the number of the wave in its group. A kernel with barriers becomes a coroutine that suspends at each, and one whose result shows
the order of its waves where they give way (``preemption.py``). Called functions (``enter.py``) have translators of their own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import final

from swlds.device.constant_expressions import Nested, Scalar
from swlds.device.counts import CountKey
from swlds.device.image import Image
from swlds.device.implicit_args import Geometry
from swlds.device.launch_options import LaunchOptions
from swlds.engines.wave_compiler.control import calls, enter
from swlds.engines.wave_compiler.control.control import Control, Reconvergence
from swlds.engines.wave_compiler.control.live_outs import LiveOuts
from swlds.engines.wave_compiler.control.phis import Phis
from swlds.engines.wave_compiler.control.whole_wave import AllLanes
from swlds.engines.wave_compiler.flat.bodies import Flow, find_flows, find_waiting
from swlds.engines.wave_compiler.flat.flatten import FlatArgument, FlatBlock, FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.engines.wave_compiler.flat.provenance import Provenance
from swlds.engines.wave_compiler.flat.undef import constant_mask, find_undefined
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.assembly import assemble, assemble_body
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Component, Lanes, Shape, components, literal
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.engines.wave_compiler.memory import by_value, memory
from swlds.engines.wave_compiler.races.race_uses import Key, find_uses
from swlds.engines.wave_compiler.refusal import NotCompiledError
from swlds.engines.wave_compiler.schedule.order import NOBODY
from swlds.engines.wave_compiler.schedule.preemption import Plan, Preemption, plan_turns
from swlds.engines.wave_compiler.schedule.standing import Place, place_of
from swlds.engines.wave_compiler.schedule.steps import Steps
from swlds.engines.wave_compiler.tags import tag_code
from swlds.engines.wave_compiler.tags.shared_tags import loses_tags
from swlds.engines.wave_compiler.tags.tags import Tags
from swlds.engines.wave_compiler.unsupported import UnsupportedSite, UnsupportedSites
from swlds.engines.wave_compiler.values import addresses, arithmetic, casts, vectors
from swlds.ir.model import Instruction
from swlds.ir.types import VOID, Type
from swlds.ir.values import Constant

Parts = list[Lanes]
EMITTERS = {
    **arithmetic.EMITTERS,
    **casts.EMITTERS,
    **addresses.EMITTERS,
    **vectors.EMITTERS,
    **memory.EMITTERS,
    **calls.EMITTERS,
    **enter.EMITTERS,
    **by_value.EMITTERS,
    **tag_code.EMITTERS,
}
TERMINATORS = ("br", "switch", "ret", "unreachable")


@final
@dataclass(frozen=True)
class Options:
    """What the code is made for: part of the cache's key. ``width``: lanes in a chunk."""

    block: tuple[int, int, int]
    wave_size: int
    width: int
    checks: frozenset[str]
    lds_size: int
    #: For each parameter the first one that was given the same buffer.
    aliases: tuple[int, ...]
    #: Steps after which a wave gives way; ``draws``: or fewer, as a seed says.
    slice: int = LaunchOptions.preempt
    draws: bool = False
    #: Count accesses and barriers.
    profile: bool = False
    #: A comment above the code of each instruction, for readers.
    notes: bool = False


@final
@dataclass
class Host:
    """The result: IR text of ``@wave``, and what a launch must provide."""

    text: str
    declarations: dict[str, str]
    is_coroutine: bool
    private_stride: int
    calls: list[calls.HostCall] = field(default_factory=list)
    race_grain: int = 4
    #: Objects that work-groups share -> the cells that they need; and what the kernel does with each object.
    watched: dict[Key, int] = field(default_factory=dict)
    uses: dict[Key, int] = field(default_factory=dict)
    unsupported_sites: list[UnsupportedSite] = field(default_factory=list)
    #: Called functions.
    body_count: int = 0
    #: Who shows the order in which waves run (``order.py``).
    scope: int = NOBODY
    #: Waves count their steps and give way.
    counts: bool = False
    #: (start, size) of the stack slots that get an object number; whether tags are stored, stored or loaded.
    tag_slots: list[tuple[int, int]] = field(default_factory=list)
    writes_tags: bool = False
    tracks_tags: bool = False
    #: Groups may hand one another pointers in ways that host code does not follow.
    loses_tags: bool = False
    #: Lanes in a chunk where groups hand over to one another (``release_acquire.py``), else 0.
    handover_width: int = 0
    #: Where waves may stand, by the numbers that they note, from 1.
    places: list[Place] = field(default_factory=list)
    #: What the rows of the counters count, and the bytes of a lane (None: the row has them).
    counted: list[tuple[CountKey, int | None]] = field(default_factory=list)


@final
class Translator:
    """Translates one flat kernel, or (with the ``kernel``'s translator) one of its bodies."""

    def __init__(
        self, code: FlatCode, image: Image, options: Options, steps: Steps, kernel: Translator | None = None
    ) -> None:
        self.code, self.image, self.options, self.steps = code, image, options, steps
        self.kernel = kernel or self
        self.all_lanes: AllLanes = kernel.all_lanes if kernel else AllLanes()
        self.layout = image.layout
        self.w = Writer()
        self.shape = Shape(self.w, options.wave_size, options.width)
        self._components: dict[Type, list[Component]] = {}
        self.provenance: Provenance = kernel.provenance if kernel else Provenance(code, image)
        self.tags: Tags = kernel.tags if kernel else Tags(code, self.provenance)
        self.flows: dict[FlatCode, Flow] = kernel.flows if kernel else find_flows(code, self.provenance)
        self.order, self.flow = self.flows[code]
        self.plan: Plan = kernel.plan if kernel else plan_turns(self, steps)
        self.preemption = Preemption(self)
        self.waiting: set[FlatCode] = kernel.waiting if kernel else find_waiting(code, self.plan.counts)
        self.is_coroutine = code in self.waiting
        self.divergent_branches = set(self.flow.divergent_branches)
        self.reconvergence = Reconvergence(self.order, self.divergent_branches, code.blocks)
        self.undefined = find_undefined(
            code, lambda ty: len(self.components(ty)), lambda ty, ix: vectors.member_range(self, ty, ix)
        )
        self.mask: str | None = None
        self.full = Geometry((1, 1, 1), options.block).group_size % options.wave_size == 0
        self.local: dict[FlatValue, Parts] = {}
        #: Load or call -> the tags of its result, until the instruction behind it takes them.
        self.tag_results: dict[FlatInstruction, Parts] = {}
        self.live_outs = LiveOuts(self)
        self.phis = Phis(self)
        self.arguments: dict[FlatArgument, Parts] = {}
        self.parameters: dict[FlatInstruction, Parts] = {}
        #: Parameters that point to stack slots of callers: where these begin, and their bytes.
        self.given: dict[FlatInstruction, tuple[str, str]] = {}
        self.abort_label, self.end_label = "abort", "finish"
        self.host_calls: list[calls.HostCall] = kernel.host_calls if kernel else []
        self.entry_mask: str | None = None
        #: All lanes of the wave that have a work-item.
        self.wave_mask = "-1"
        self._sites: dict[Instruction, int] = kernel._sites if kernel else {}
        self._places: dict[Place, int] = kernel._places if kernel else {}
        self.memory: memory.MemoryPlan = memory.MemoryPlan(self)
        self.control = Control(self)
        self.unsupported_sites = UnsupportedSites(self)
        self.current: FlatInstruction | None = None

    # Analyses --------------------------------------------------------------------------------------------------

    def components(self, type_: Type) -> list[Component]:
        found = self._components.get(type_)
        if found is None:
            found = self._components[type_] = components(self.layout, type_)
        return found

    def is_object(self, value: FlatValue) -> bool:
        """True for pointers that are known not to be null."""
        symbol = self.provenance.of(value)
        return symbol is not None and symbol.kind in ("object", "alloca", "part")

    def label(self, block: FlatBlock) -> str:
        return f"b{block.number}"

    # Values ----------------------------------------------------------------------------------------------------

    def value(self, value: FlatValue) -> Parts:
        """The scalars of an operand, usable in the current host block."""
        known = self.local.get(value)
        if known is not None:
            return known
        if isinstance(value, FlatArgument):
            return self.arguments[value]
        if isinstance(value, FlatInstruction):
            parts = self.live_outs.fetch(value)
        else:
            parts = self._constant(self.image.evaluator.evaluate(value), value.type)
        self.local[value] = parts
        return parts

    def _constant(self, nested: Nested, type_: Type) -> Parts:
        scalars: list[Scalar] = []

        def walk(part: Nested) -> None:
            if isinstance(part, Scalar):
                scalars.append(part)
            else:
                for inner in part:
                    walk(inner)

        walk(nested)
        return [
            Lanes(c.type, uniform=literal(c.type, s.bits))
            for c, s in zip(self.components(type_), scalars, strict=False)
        ]

    # Suspicion -------------------------------------------------------------------------------------------------

    def suspect_if(self, condition: Lanes) -> None:
        """Give the group up when the condition holds in an active lane."""
        total = condition.uniform
        if total is None:
            flags = self.shape.chunks(condition)
            if self.mask is not None:
                bits = self.shape.bits(self.mask)
                flags = [self.w.pure(f"and {self.shape.bit_type} {f}, {m}") for f, m in zip(flags, bits, strict=False)]
            total = self.shape.any(flags)
        self.w.leave_if(total, self.abort_label)

    def suspect(self) -> None:
        self.suspect_if(Lanes("i1", uniform="true"))

    def is_undefined(self, value: FlatValue, bits: int = -1) -> bool:
        """The value, or those of its scalars, may be undef or poison, and that is checked."""
        if "initcheck" not in self.options.checks:
            return False
        if isinstance(value, FlatInstruction):
            found = self.undefined.get(value, 0)
        else:
            found = constant_mask(value, len(self.components(value.type))) if isinstance(value, Constant) else 0
        return bool(found & bits)

    def check_defined(self, value: FlatValue, bits: int = -1) -> None:
        """Suspicious when the value may be undef or poison."""
        if self.is_undefined(value, bits):
            self.suspect()

    # Writing ---------------------------------------------------------------------------------------------------

    def run(self) -> Host:
        """Translate the kernel and its bodies."""
        self._write_entry()
        self._write_blocks()
        texts = [assemble(self.w, self.is_coroutine)]
        for number, body in enumerate(self.code.bodies.values()):
            texts.append(self._translate_body(number, body))
        return Host(
            "".join(texts),
            self.w.declarations,
            self.is_coroutine,
            self.memory.private_stride,
            self.host_calls,
            self.memory.grain,
            self.memory.races.watched,
            self.memory.races.uses or find_uses(self),
            self.unsupported_sites.found,
            len(self.code.bodies),
            self.plan.scope,
            self.plan.counts,
            tag_slots=[self.memory.stack.slots.get(s, (0, 0)) for s in self.tags.slots],
            writes_tags=bool(self.tags.stored),
            tracks_tags=self.tags.is_tracked,
            loses_tags=loses_tags(self),
            handover_width=self.shape.width if self.memory.races.release_acquire.is_on else 0,
            places=list(self._places),
            counted=list(self.memory.events.sites),
        )

    def _translate_body(self, number: int, body: FlatCode) -> str:
        inner = Translator(body, self.image, self.options, self.steps, self)
        inner.w.declarations = self.w.declarations
        inner.unsupported_sites.found = self.unsupported_sites.found
        inner.wave_mask = inner._write_wave_mask()
        inner.entry_mask = "%lanes"
        parameters = enter.write_head(inner)
        inner.memory.write_entry()
        inner.preemption.write_entry()
        inner.control.set_mask("%lanes")
        inner.w.end_entry("b0")
        inner._write_blocks()
        return assemble_body(inner.w, number, parameters, inner.is_coroutine)

    def _write_entry(self) -> None:
        w = self.w
        table = w.load("ptr", w.offset("%g", OFFSETS["arguments"]))
        for argument in self.code.arguments:
            parts = []
            for k, c in enumerate(self.components(argument.type)):
                place = w.offset(table, 16 * (self.first_slot(argument.index) + k))
                parts.append(Lanes(c.type, uniform=w.load(c.type, place)))
            self.arguments[argument] = parts
        self.memory.write_entry()
        self.preemption.write_entry()
        self.wave_mask = self._write_wave_mask()
        self.control.set_mask(self.wave_mask)
        self.entry_mask = None if self.full else self.wave_mask
        w.end_entry("b0")

    def _write_wave_mask(self) -> str:
        if self.full:
            return "-1"
        size = Geometry((1, 1, 1), self.options.block).group_size
        last, rest = size // self.options.wave_size, (1 << size % self.options.wave_size) - 1
        is_last = self.w.emit(f"icmp eq i32 %w, {last}")
        return self.w.emit(f"select i1 {is_last}, {self.shape.mask_type} {rest}, {self.shape.mask_type} -1")

    def _write_blocks(self) -> None:
        for block in self.code.blocks:
            self._write_block(block)
        self.control.finish()
        self._write_end()

    def first_slot(self, index: int) -> int:
        """Number of the first scalar of an argument among those of all arguments."""
        return sum(len(self.components(a.type)) for a in self.code.arguments[:index])

    def _write_block(self, block: FlatBlock) -> None:
        self.w.start(self.label(block))
        self.local = {}
        phis = [(phi, self.phis.write(phi)) for phi in block.phis if self.phis.has(phi)]
        self.preemption.begin(block)
        partial = self.reconvergence.is_partial(block)
        self.mask = self.w.load(self.shape.mask_type, self.control.mask_slot) if partial else self.entry_mask
        for phi, parts in phis:
            self._define(phi, parts)
        for i in block.instructions:
            self.current = i
            if self.options.notes:
                self.w.note(re.sub(r", !\w+ !\d+", "", _text_of(i)))
            if i.opcode == "phi":
                if not self.phis.has(i) and i not in self.live_outs.slots:
                    self.live_outs.make_phi(i)
                continue
            if i.opcode in TERMINATORS:
                if i.operands and i.opcode in ("br", "switch"):
                    self.check_defined(i.operands[0])
                if i.opcode == "ret":
                    enter.write_result(self, i)
                self.preemption.pass_steps(block)
                self.control.emit(i)
                continue
            parts = self._emit(i)
            if i.type != VOID and str(i.type) not in ("token", "metadata"):
                self._define(i, parts)

    def _emit(self, i: FlatInstruction) -> Parts:
        try:
            emitter = EMITTERS.get(i.opcode)
            if emitter is None:
                raise self.unsupported(f"the instruction {i.opcode}")
            return self.all_lanes.emit(self, i, emitter)
        except NotCompiledError:
            self.unsupported_sites.write(i)
            return [raw.zero(c.type) for c in ([] if i.type == VOID else self.components(i.type))]

    def _define(self, i: FlatInstruction, parts: Parts) -> None:
        if self.live_outs.is_unstable(i):
            parts = [Lanes(p.type, chunks=self.shape.chunks(p)) for p in parts]
        elif self.live_outs.waits_between(i):
            parts = self.live_outs.pin(parts)
        self.local[i] = parts
        if i.is_live_out:
            self.live_outs.keep(i, parts)

    def site_number(self, i: FlatInstruction) -> int:
        """A number for the instruction of the module that ``i`` is a copy of."""
        return self._sites.setdefault(i.source, len(self._sites) + 1)

    def place_number(self, i: FlatInstruction) -> int:
        """A number for the instruction and the calls that were inlined around it."""
        return self._places.setdefault(place_of(self, i), len(self._places) + 1)

    def unsupported(self, what: str) -> NotCompiledError:
        """For an emitter to raise, before it has written a branch: lanes that reach the instruction will be suspicious."""
        assert self.current is not None
        return NotCompiledError(f"{what}: {_text_of(self.current)}")

    def _write_end(self) -> None:
        w = self.w
        w.start(self.abort_label)
        w.store("i32", "1", w.offset("%g", OFFSETS["suspect"]))
        w.jump(self.end_label)
        w.start(self.end_label)
        if self.is_coroutine and self.kernel is not self:
            w.jump("final")
        elif self.is_coroutine:
            status = w.load("ptr", w.offset("%g", OFFSETS["status"]))
            w.store("i32", "-1", w.emit(f"getelementptr i32, ptr {status}, i32 %w"))
            w.jump("final")
        else:
            w.end("ret void")


def _text_of(i: FlatInstruction) -> str:
    return " ".join((i.source.text or i.opcode).split())


__all__ = ["Host", "Options", "Translator", "callee_name"]
