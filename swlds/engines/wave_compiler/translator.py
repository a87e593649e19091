"""A kernel as one host function that runs a wave: analyses, values between blocks, the order of writing.

``Translator.run`` gives the text of ``@wave(ptr %g, i32 %w)``: ``%g`` is the context of the thread (``context.py``), ``%w``
the number of the wave in its group. A kernel with barriers is called part by part (``host/parts.py``); where that does not do, it
becomes a coroutine that suspends at each, and one whose result shows the order of its waves where they give way
(``preemption.py``). Called functions (``enter.py``) have translators of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import final

from swlds.device.image import Image
from swlds.device.implicit_args import Geometry
from swlds.engines.wave_compiler.control import calls, enter
from swlds.engines.wave_compiler.control.control import Control
from swlds.engines.wave_compiler.control.live_outs import LiveOuts
from swlds.engines.wave_compiler.control.off_lanes import OffLanes
from swlds.engines.wave_compiler.control.phis import Phis
from swlds.engines.wave_compiler.control.whole_wave import AllLanes
from swlds.engines.wave_compiler.flat.bodies import find_waiting
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatCode, FlatInstruction
from swlds.engines.wave_compiler.flat.undef import find_undefined
from swlds.engines.wave_compiler.host import alike, raw
from swlds.engines.wave_compiler.host.assembly import assemble, assemble_body
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.host_module import Host
from swlds.engines.wave_compiler.memory import by_value, lost_pointers, memory
from swlds.engines.wave_compiler.memory.at_once import find_waits_behind
from swlds.engines.wave_compiler.memory.memory_code import Memory
from swlds.engines.wave_compiler.options import Options
from swlds.engines.wave_compiler.races.race_uses import find_uses
from swlds.engines.wave_compiler.refusal import GivenUpError, NotCompiledError
from swlds.engines.wave_compiler.schedule.plan import COROUTINE, PARTS, PLAIN
from swlds.engines.wave_compiler.schedule.preemption import Preemption, TurnCode, may_run_in_parts, plan_turns
from swlds.engines.wave_compiler.schedule.sizes import ARENA
from swlds.engines.wave_compiler.schedule.steps import Steps
from swlds.engines.wave_compiler.tags import tag_code
from swlds.engines.wave_compiler.tags.shared_tags import loses_tags
from swlds.engines.wave_compiler.tags.shown_blocks import keeps_blocks
from swlds.engines.wave_compiler.unsupported import UnsupportedSites
from swlds.engines.wave_compiler.values import addresses, arithmetic, casts, integers, shadows, vectors, wide
from swlds.engines.wave_compiler.wave_code import Parts, text_of
from swlds.ir.types import VOID

EMITTERS = {
    **arithmetic.EMITTERS,
    **integers.EMITTERS,
    **wide.EMITTERS,
    **casts.EMITTERS,
    **addresses.EMITTERS,
    **vectors.EMITTERS,
    **memory.EMITTERS,
    **calls.EMITTERS,
    **enter.EMITTERS,
    **by_value.EMITTERS,
    **tag_code.EMITTERS,
    **shadows.EMITTERS,
    **lost_pointers.EMITTERS,
}
TERMINATORS = ("br", "switch", "ret", "unreachable")


#: What is long and often alike.
_FOLDED = ("load", "store", "getelementptr")


def is_long(code: FlatCode) -> bool:
    """The kernel has so many instructions that code which is alike is worth a function."""
    return sum(len(b.instructions) for c in code.all for b in c.blocks) >= alike.LONG


@final
class _Pace:
    """How much of a kernel's code is written, for who may not want the rest (``translate_kernel``)."""

    def __init__(self, code: FlatCode, goes_on: Callable[[float], bool] | None) -> None:
        self._goes_on, self._done = goes_on, 0
        self._all = sum(len(b.instructions) for c in code.all for b in c.blocks)

    def note(self, block: FlatBlock) -> None:
        """It is written."""
        self._done += len(block.instructions)
        if self._goes_on is not None and not self._goes_on(self._done / self._all):
            raise GivenUpError


@final
class Translator(TurnCode):
    """Translates one flat kernel, or (with the ``kernel``'s translator) one of its bodies."""

    def __init__(
        self,
        code: FlatCode,
        image: Image,
        options: Options,
        steps: Steps,
        kernel: Translator | None = None,
        *,
        in_parts: bool = True,
        goes_on: Callable[[float], bool] | None = None,
    ) -> None:
        super().__init__(code, image, options, kernel)
        self.pace: _Pace = kernel.pace if kernel else _Pace(code, goes_on)
        self.steps = steps
        self.plan = kernel.plan if kernel else plan_turns(self, steps)
        if options.flies and kernel is None and "asynccheck" not in options.checks:
            self.options = options._replace(flies=None in find_waits_behind(self).values())
        self.all_lanes: AllLanes = kernel.all_lanes if kernel else AllLanes()
        self.waiting = kernel.waiting if kernel else find_waiting(code, self.plan.counts)
        self.kind = PLAIN if code not in self.waiting else COROUTINE
        if kernel is None and in_parts and may_run_in_parts(self):
            self.kind = PARTS
        self.undefined = find_undefined(code, self.shadows.followed) if self.checks_init else {}
        self.preemption = Preemption(self)
        self.live_outs = LiveOuts(self)
        self.fetch, self.is_there = self.live_outs.fetch, self.live_outs.is_there
        self.off_lanes = OffLanes(self, self.live_outs)
        self.knows_off, self.fills_phi = self.off_lanes.knows, self.off_lanes.fills
        self.holds_phi = self.off_lanes.held.__contains__
        self.phis = Phis(self, self.live_outs)
        self.memory = Memory(self, self.kernel.memory if self.kernel is not self else None)
        self.control = Control(self, self.phis, self.live_outs)
        self.unsupported_sites = UnsupportedSites(self)
        #: All accesses become calls where others are alike.
        self.folds: bool = kernel.folds if kernel else is_long(code)
        self.folds_rare = self.shape.defers = not self.folds
        self.shape.hoists = self.folds and self.kind == PLAIN

    # Writing ---------------------------------------------------------------------------------------------------

    def run(self) -> Host:
        """Translate the kernel and its bodies."""
        self._write_entry()
        self._write_blocks()
        waves = -(-Geometry((1, 1, 1), self.options.block).group_size // self.options.wave_size)
        texts = [assemble(self.w, self.kind, ARENA // waves)]
        for number, body in enumerate(self.code.bodies.values()):
            texts.append(self._translate_body(number, body))
        return Host(
            "".join(texts),
            self.w.declarations,
            self.kind,
            self.memory.stack.stride,
            self.host_calls,
            self.memory.races.grain,
            self.memory.races.watched.shared(),
            self.memory.races.uses or find_uses(self),
            self.unsupported_sites.found,
            len(self.code.bodies),
            self.plan.scope,
            self.plan.counts,
            tag_slots=[self.memory.stack.slots.get(s, (0, 0)) for s in self.tags.slots],
            left=self.partial.keys(),
            writes_tags=bool(self.tags.stored),
            tracks_tags=self.tags.is_tracked,
            loses_tags=loses_tags(self),
            keeps_blocks=keeps_blocks(self),
            watches_heap=self.memory.races.watches_heap,
            handover_width=self.shape.width if self.memory.races.release_acquire.is_on else 0,
            clock_width=self.shape.width if self.memory.races.clocks.is_on else 0,
            flies=self.options.flies,
            cells_of_copies=self.memory.races.watched.has_copies_only,
            clusters=self.options.cluster is not None,
            grid=self.options.grid,
            splits=self.memory.races.splits.is_on,
            room=self.whole_room,
            inexact=list(self.inexact),
            places=list(self._places),
            counted=list(self.memory.events.sites),
            pattern_tables=list(self.memory.events.patterns.tables.values()),
            line_tables=list(self.memory.events.lines.tables.values()),
            shape=(self.shape.lanes, self.shape.width),
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
        return assemble_body(inner.w, number, parameters, inner.kind == COROUTINE)

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
            self.pace.note(block)
        self.control.finish()
        self._write_end()

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
                self.w.note(re.sub(r", !\w+ !\d+", "", text_of(i)))
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
                self.memory.races.end_block(block)
                self.control.emit(i)
                continue
            parts = self._emit_folded(i) if self.folds and i.opcode in _FOLDED else self._emit(i)
            if i.type != VOID and str(i.type) not in ("token", "metadata"):
                self._define(i, parts)
            self.preemption.end_instruction(i)

    def _emit(self, i: FlatInstruction) -> Parts:
        try:
            emitter = EMITTERS.get(i.opcode)
            if emitter is None:
                raise self.unsupported(f"the instruction {i.opcode}")
            return self.all_lanes.emit(self, i, lambda t, i: arithmetic.kept(t, emitter(t, i)))
        except NotCompiledError:
            self.unsupported_sites.write(i)
            return [raw.zero(c.type) for c in ([] if i.type == VOID else self.components(i.type))]

    def _emit_folded(self, i: FlatInstruction) -> Parts:
        """What the instruction becomes, as a call where the same is written elsewhere."""
        for operand in i.operands:
            if isinstance(operand, FlatInstruction):
                self.value(operand)  # for those behind it, too
        start, block, local = len(self.w.lines), self.w.block, dict(self.local)
        with self.w.branches() as known:
            parts = self._emit(i)
        self.local = local
        found = [*parts, *self.tag_results.get(i, []), *self.shadow_results.get(i, [])]
        renamed = alike.fold(self.w, start, block, self.abort_label, self.shape.names(found))
        if renamed is None:
            self.w.learn(known)
        for part in found if renamed else []:
            part.rename(renamed or {})
        return parts

    def _define(self, i: FlatInstruction, parts: Parts) -> None:
        if i in self.off_lanes.zeroed:
            parts = [raw.zeroed(self, p) for p in parts]
        if self.live_outs.is_unstable(i):
            parts = [Lanes(p.type, chunks=self.shape.chunks(p)) for p in parts]
        elif self.live_outs.waits_between(i):
            parts = self.live_outs.pin(parts)
        self.local[i] = parts
        if i.is_live_out:
            self.live_outs.keep(i, parts)

    def _write_end(self) -> None:
        w = self.w
        w.start(self.abort_label)
        w.store("i32", "1", w.offset("%g", OFFSETS["suspect"]))
        w.jump(self.end_label)
        w.start(self.end_label)
        self.memory.flights.end()
        if self.kind == COROUTINE and self.kernel is not self:
            w.jump("final")
        elif self.kind == PARTS:
            self.memory.races.ended.end_wave()
            w.end("ret i64 0")
        elif self.kind == COROUTINE:
            self.memory.races.ended.end_wave()
            status = w.load("ptr", w.offset("%g", OFFSETS["status"]))
            w.store("i32", "-1", w.emit(f"getelementptr [2 x i32], ptr {status}, i32 %w"))
            w.jump("final")
        else:
            w.end("ret void")
