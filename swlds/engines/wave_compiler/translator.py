"""A kernel as one host function that runs a wave: analyses, values between blocks, the order of writing.

``Translator.run`` gives the text of ``@wave(ptr %g, i32 %w)``: ``%g`` is the context of the thread (``context.py``),
``%w`` the number of
the wave in its group. A kernel with barriers becomes a coroutine that suspends at each.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import final

from swlds.analysis.uniformity import Uniformity, find_uniformity
from swlds.device.constants import Nested, Scalar
from swlds.device.image import Image
from swlds.device.implicit_args import Geometry
from swlds.engines.wave_compiler import arithmetic, calls, memory, vectors
from swlds.engines.wave_compiler.context import OFFSETS
from swlds.engines.wave_compiler.control import Control, Waits, find_order
from swlds.engines.wave_compiler.flatten import FlatArgument, FlatBlock, FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.lanes import Component, Lanes, Shape, components
from swlds.engines.wave_compiler.promote import callee_name
from swlds.engines.wave_compiler.provenance import Provenance
from swlds.engines.wave_compiler.undef import constant_mask, find_undefined
from swlds.engines.wave_compiler.writer import Writer
from swlds.errors import NotCompiledError
from swlds.ir.types import VOID, Type
from swlds.ir.values import Constant

Parts = list[Lanes]
EMITTERS = {**arithmetic.EMITTERS, **vectors.EMITTERS, **memory.EMITTERS, **calls.EMITTERS}
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
        self.kept: dict[FlatInstruction, Parts] = {}
        self.arguments: dict[FlatArgument, Parts] = {}
        self.abort_label, self.end_label = "abort", "finish"
        self.host_calls: list[calls.HostCall] = []
        self.entry_mask: str | None = None
        self.order_matters = False
        self.barriers = 0
        self.is_coroutine = any(calls.is_barrier(i) for b in code.blocks for i in b.instructions)
        self.memory = memory.MemoryPlan(self)
        self.control = Control(self)
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
            parts = [self._fetch(p) for p in self.kept[value]]
        else:
            parts = self._constant(self.image.evaluator.evaluate(value), value.type)
        self.local[value] = parts
        return parts

    def _fetch(self, kept: Lanes) -> Lanes:
        """Load a kept value: a Lanes whose names are slots."""
        load = self.w.load
        chunks = None if kept.chunks is None else [load(self.shape.vector(kept.type), s, 64) for s in kept.chunks]
        uniform = None if kept.uniform is None else load(kept.type, kept.uniform)
        bases = None if kept.bases is None else [load(kept.type, s) for s in kept.bases]
        ok = None if kept.ok is None else load("i1", kept.ok)
        return Lanes(kept.type, uniform, bases, kept.stride, ok, chunks)

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

    def keep(self, i: FlatInstruction, parts: Parts) -> None:
        """Store a result that other blocks read."""
        if i not in self.kept:
            self.kept[i] = [self._slots(p, self.is_unstable(i)) for p in parts]
        self.assign(i, self.prepare(i, parts), self.mask if self.is_unstable(i) else None)

    def is_unstable(self, i: FlatInstruction) -> bool:
        """Each lane keeps its own copy."""
        return i in self.flow.unstable and i in self.flow.divergent

    def _slots(self, part: Lanes, unstable: bool) -> Lanes:
        w, vector = self.w, self.shape.vector(part.type)
        if part.uniform is not None and not unstable:
            return Lanes(part.type, uniform=w.slot(part.type))
        if part.bases is not None and not unstable:
            bases = [w.slot(part.type) for _ in part.bases]
            ok = None if part.ok is None else w.slot("i1")
            exact = None if part.ok is None else [w.slot(vector, align=64) for _ in range(self.shape.count)]
            return Lanes(part.type, bases=bases, stride=part.stride, ok=ok, chunks=exact)
        return Lanes(part.type, chunks=[w.slot(vector, align=64) for _ in range(self.shape.count)])

    def prepare(self, i: FlatInstruction, parts: Parts) -> Parts:
        """Bring values into the form in which ``i`` is kept."""
        if i not in self.kept:
            self._make_phi(i)
        found = []
        for part, kept in zip(parts, self.kept[i], strict=False):
            if kept.uniform is None and kept.bases is None:
                part = Lanes(part.type, chunks=self.shape.chunks(part))
            elif kept.uniform is not None:
                assert part.uniform is not None, f"%{i.source.name} was found uniform and is not"
            found.append(part)
        return found

    def _make_phi(self, phi: FlatInstruction) -> None:
        """Slots of a phi: scalars where it is uniform."""
        parts = []
        for c in self.components(phi.type):
            if phi in self.flow.divergent:
                parts.append(
                    Lanes(
                        c.type,
                        chunks=[self.w.slot(self.shape.vector(c.type), align=64) for _ in range(self.shape.count)],
                    )
                )
            else:
                parts.append(Lanes(c.type, uniform=self.w.slot(c.type)))
        self.kept[phi] = parts

    def assign(self, i: FlatInstruction, parts: Parts, mask: str | None) -> None:
        """Store into the slots of ``i``, in the lanes of the mask."""
        for part, kept in zip(parts, self.kept[i], strict=False):
            if kept.uniform is not None:
                self.w.store(part.type, str(part.uniform), kept.uniform)
                continue
            if kept.bases is not None:
                for base, slot in zip(part.bases or [], kept.bases, strict=False):
                    self.w.store(part.type, base, slot)
                if kept.ok is not None:
                    self.w.store("i1", part.ok or "true", kept.ok)
            if kept.chunks is not None:
                self._store_chunks(kept, self.shape.chunks(part), mask)

    def _store_chunks(self, kept: Lanes, new: list[str], mask: str | None) -> None:
        assert kept.chunks is not None
        vector = self.shape.vector(kept.type)
        if mask is not None:
            new = self.shape.blend(kept.type, mask, new, [self.w.load(vector, s, 64) for s in kept.chunks])
        for chunk, slot in zip(new, kept.chunks, strict=False):
            self.w.store(vector, chunk, slot, 64)

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
        text = self._assemble()
        return Host(
            text,
            self.w.declarations,
            self.is_coroutine,
            self.memory.private_stride,
            self.host_calls,
            self.memory.grain,
            self.order_matters,
            self.memory.races.is_on,
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
                if i not in self.kept:
                    self._make_phi(i)
                continue
            if i.opcode in TERMINATORS:
                if i.operands and i.opcode in ("br", "switch"):
                    self.check_defined(i.operands[0])
                self.control.emit(i)
                continue
            emitter = EMITTERS.get(i.opcode)
            if emitter is None:
                raise self.unsupported(f"the instruction {i.opcode} is not compiled")
            parts = emitter(self, i)
            if i.type != VOID and str(i.type) not in ("token", "metadata"):
                self._define(i, parts)

    def _define(self, i: FlatInstruction, parts: Parts) -> None:
        if self.is_unstable(i):
            parts = [Lanes(p.type, chunks=self.shape.chunks(p)) for p in parts]
        self.local[i] = parts
        if i.is_live_out:
            self.keep(i, parts)

    def unsupported(self, what: str) -> NotCompiledError:
        assert self.current is not None
        source = self.current.source
        location = f"{self.image.program.module.source_name}:{source.line}"
        text = " ".join((source.text or source.opcode).split())
        return NotCompiledError(f"{what}: {text}", location=location, hint="run with --engine reference")

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

    def _assemble(self) -> str:
        slots = [line for line in self.w.entry if "alloca" in line]
        stores = [line for line in self.w.entry if "alloca" not in line]
        if not self.is_coroutine:
            head = ["define void @wave(ptr %g, i32 %w) {", "entry:", *slots, *stores]
            return "\n".join([*head, *self.w.lines, "}", ""])
        head = ["define ptr @wave(ptr %g, i32 %w) presplitcoroutine {", "entry:", *slots, *_CORO_BEGIN, *stores]
        return "\n".join([*head, *self.w.lines, *_CORO_END, "}", ""])


_CORO_BEGIN = """  %id = call token @llvm.coro.id(i32 256, ptr null, ptr null, ptr null)
  %frame.size = call i64 @llvm.coro.size.i64()
  %frame = call ptr @frame_alloc(ptr %g, i64 %frame.size)
  %handle = call ptr @llvm.coro.begin(token %id, ptr %frame)
  %first = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %first, label %suspended [i8 0, label %begin
                                      i8 1, label %cleanup]
begin:""".split("\n")
_CORO_END = """final:
  %last = call i8 @llvm.coro.suspend(token none, i1 true)
  switch i8 %last, label %suspended [i8 0, label %cleanup
                                     i8 1, label %cleanup]
cleanup:
  %memory = call ptr @llvm.coro.free(token %id, ptr %handle)
  br label %suspended
suspended:
  call void @llvm.coro.end(ptr %handle, i1 false, token none)
  ret ptr %handle""".split("\n")


def literal(type_: str, bits: int) -> str:
    """A scalar constant as LLVM spells it."""
    if type_ == "half":
        return f"0xH{bits:04X}"
    if type_ == "bfloat":
        return f"0xR{bits:04X}"
    if type_ == "double":
        return f"0x{bits:016X}"
    if type_ == "float":
        exponent = bits >> 23 & 0xFF
        if exponent == 0xFF:
            return f"0x{(bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29:016X}"
        number = struct.unpack("<f", struct.pack("<I", bits))[0]
        return f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"
    return str(bits)


__all__ = ["Host", "Options", "Translator", "callee_name", "literal"]
