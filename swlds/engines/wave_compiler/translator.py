"""A kernel as one host function that runs a wave: analyses, values between blocks, the order of writing.

``Translator.run`` gives the text of ``@wave(ptr %g, i32 %w)``: ``%g`` is the context of the thread (``context.py``),
``%w`` the number of
the wave in its group. A kernel with barriers becomes a coroutine that suspends at each.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from swlds.analysis.uniformity import Uniformity, find_uniformity
from swlds.device.constants import Nested, Scalar
from swlds.device.image import Image
from swlds.device.implicit_args import Geometry
from swlds.engines.wave_compiler import addresses, arithmetic, calls, casts, memory, raw, vectors
from swlds.engines.wave_compiler.assembly import assemble
from swlds.engines.wave_compiler.context import OFFSETS
from swlds.engines.wave_compiler.control import Control, Waits, find_order
from swlds.engines.wave_compiler.flatten import FlatArgument, FlatBlock, FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.gaps import Gap, Gaps
from swlds.engines.wave_compiler.kept import Kept
from swlds.engines.wave_compiler.lanes import Component, Lanes, Shape, components, literal
from swlds.engines.wave_compiler.promote import callee_name
from swlds.engines.wave_compiler.provenance import Provenance
from swlds.engines.wave_compiler.undef import constant_mask, find_undefined
from swlds.engines.wave_compiler.writer import Writer
from swlds.errors import NotCompiledError
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
    #: The result depends on the order of the work-groups (atomics that do not commute): one thread.
    order_matters: bool = False
    watches_races: bool = False
    #: A wave may wait for others by looking at memory.
    spins: bool = False
    gaps: list[Gap] = field(default_factory=list)


@final
class Translator:
    """Translates one flat kernel."""

    def __init__(self, code: FlatCode, image: Image, options: Options) -> None:
        self.code, self.image, self.options = code, image, options
        self.layout = image.layout
        self.w = Writer()
        self.shape = Shape(self.w, options.wave_size, options.width)
        self._components: dict[Type, list[Component]] = {}
        self.provenance = Provenance(code, image)
        self.flow = self._analyse()
        self.divergent_branches = set(self.flow.divergent_branches)
        self.waits = Waits(self.order, self.divergent_branches, code.blocks)
        self.undefined = find_undefined(
            code, lambda ty: len(self.components(ty)), lambda ty, ix: vectors.member_range(self, ty, ix)
        )
        self.mask: str | None = None
        self.full = Geometry((1, 1, 1), options.block).group_size % options.wave_size == 0
        self.local: dict[FlatValue, Parts] = {}
        self.kept = Kept(self)
        self.arguments: dict[FlatArgument, Parts] = {}
        self.abort_label, self.end_label = "abort", "finish"
        self.host_calls: list[calls.HostCall] = []
        self.entry_mask: str | None = None
        self.order_matters = False
        self.barriers = 0
        self.is_coroutine = any(calls.is_barrier(i) for b in code.blocks for i in b.instructions)
        self.memory = memory.MemoryPlan(self)
        self.control = Control(self)
        self.gaps = Gaps(self)
        self.current: FlatInstruction | None = None

    # Analyses --------------------------------------------------------------------------------------------------

    def _analyse(self) -> Uniformity:
        self.order, irreducible = find_order(self.code.blocks)
        return find_uniformity(self.code.blocks, calls.varies, calls.reads, calls.is_always_uniform, irreducible)

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
            parts = self.kept.fetch(value)
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
        go_on = self.w.label("on")
        if condition.uniform is not None:
            if condition.uniform in ("false", "0"):
                return
            self.w.branch(condition.uniform, self.abort_label, go_on)
        else:
            flags = self.shape.chunks(condition)
            if self.mask is not None:
                bits = self.shape.bits(self.mask)
                flags = [self.w.pure(f"and {self.shape.bit_type} {f}, {m}") for f, m in zip(flags, bits, strict=False)]
            self.w.branch(self.shape.any(flags), self.abort_label, go_on)
        self.w.start(go_on)

    def suspect(self) -> None:
        self.suspect_if(Lanes("i1", uniform="true"))

    def check_defined(self, value: FlatValue, bits: int = -1) -> None:
        """Suspicious when the value may be undef or poison."""
        if "initcheck" not in self.options.checks:
            return
        if isinstance(value, FlatInstruction):
            found = self.undefined.get(value, 0)
        else:
            found = constant_mask(value, len(self.components(value.type))) if isinstance(value, Constant) else 0
        if found & bits:
            self.suspect()

    # Writing ---------------------------------------------------------------------------------------------------

    def run(self) -> Host:
        self._write_entry()
        for block in self.code.blocks:
            self._write_block(block)
        self.control.finish()
        self._write_end()
        text = assemble(self.w, self.is_coroutine)
        return Host(
            text,
            self.w.declarations,
            self.is_coroutine,
            self.memory.private_stride,
            self.host_calls,
            self.memory.grain,
            self.order_matters,
            self.memory.races.is_on,
            self.control.spins,
            self.gaps.found,
        )

    def _write_entry(self) -> None:
        w = self.w
        for argument in self.code.arguments:
            parts = []
            for k, c in enumerate(self.components(argument.type)):
                place = w.offset(
                    w.load("ptr", w.offset("%g", OFFSETS["arguments"])), 16 * (self.first_slot(argument.index) + k)
                )
                parts.append(Lanes(c.type, uniform=w.load(c.type, place)))
            self.arguments[argument] = parts
        self.memory.write_entry()
        if self.full:
            self.control.set_mask("-1")
        else:
            size = Geometry((1, 1, 1), self.options.block).group_size
            last = size // self.options.wave_size
            rest = (1 << (size % self.options.wave_size)) - 1
            is_last = w.emit(f"icmp eq i32 %w, {last}")
            self.control.set_mask(
                w.emit(f"select i1 {is_last}, {self.shape.mask_type} {rest}, {self.shape.mask_type} -1")
            )
        self.entry_mask = None if self.full else w.load(self.shape.mask_type, self.control.mask_slot)
        w.jump("b0")

    def first_slot(self, index: int) -> int:
        """Number of the first scalar of an argument among those of all arguments."""
        return sum(len(self.components(a.type)) for a in self.code.arguments[:index])

    def _write_block(self, block: FlatBlock) -> None:
        self.w.start(self.label(block))
        self.local = {}
        partial = self.waits.is_partial(block)
        self.mask = self.w.load(self.shape.mask_type, self.control.mask_slot) if partial else self.entry_mask
        for i in block.instructions:
            self.current = i
            if i.opcode == "phi":
                if i not in self.kept.slots:
                    self.kept.make_phi(i)
                continue
            if i.opcode in TERMINATORS:
                if i.operands and i.opcode in ("br", "switch"):
                    self.check_defined(i.operands[0])
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
            return emitter(self, i)
        except NotCompiledError:
            self.gaps.write(i)
            return [raw.zero(c.type) for c in ([] if i.type == VOID else self.components(i.type))]

    def _define(self, i: FlatInstruction, parts: Parts) -> None:
        if self.kept.is_unstable(i):
            parts = [Lanes(p.type, chunks=self.shape.chunks(p)) for p in parts]
        self.local[i] = parts
        if i.is_live_out:
            self.kept.keep(i, parts)

    def unsupported(self, what: str) -> NotCompiledError:
        """For an emitter to raise, before it has written a branch: lanes that reach the instruction will be suspicious."""
        assert self.current is not None
        text = " ".join((self.current.source.text or self.current.opcode).split())
        return NotCompiledError(f"{what}: {text}")

    def _write_end(self) -> None:
        w = self.w
        w.start(self.abort_label)
        w.store("i32", "1", w.offset("%g", OFFSETS["suspect"]))
        w.jump(self.end_label)
        w.start(self.end_label)
        if self.is_coroutine:
            status = w.load("ptr", w.offset("%g", OFFSETS["status"]))
            w.store("i32", "-1", w.emit(f"getelementptr i32, ptr {status}, i32 %w"))
            w.jump("final")
        else:
            w.end("ret void")


__all__ = ["Host", "Options", "Translator", "callee_name"]
