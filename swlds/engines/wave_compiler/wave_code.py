"""The host function that is being written: the values, masks and lines that every emitter works with.

It knows no emitter. What emitters share beyond it stands in classes that add to it: memory (``memory.memory_code.MemoryCode``),
and where waves give way (``schedule.preemption.TurnCode``); ``translator.Translator`` drives them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from swlds.device.constant_expressions import Nested, Scalar
from swlds.device.image import Image
from swlds.device.implicit_args import Geometry
from swlds.engines.wave_compiler.control.host_calls import HostCall
from swlds.engines.wave_compiler.control.reconvergence import Reconvergence
from swlds.engines.wave_compiler.flat.bodies import Flow, find_flows
from swlds.engines.wave_compiler.flat.flatten import FlatArgument, FlatBlock, FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of
from swlds.engines.wave_compiler.flat.own_blocks import OwnBlocks, find_own_blocks, shares_heap
from swlds.engines.wave_compiler.flat.partial_stores import PartialStores
from swlds.engines.wave_compiler.flat.provenance import Provenance
from swlds.engines.wave_compiler.flat.shadows import Shadows
from swlds.engines.wave_compiler.flat.tile_sides import TileSides
from swlds.engines.wave_compiler.flat.undef import constant_mask
from swlds.engines.wave_compiler.host.lanes import Component, Lanes, Shape, components, literal
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.engines.wave_compiler.host_module import Place
from swlds.engines.wave_compiler.options import Options
from swlds.engines.wave_compiler.refusal import NotCompiledError
from swlds.engines.wave_compiler.schedule.plan import Plan
from swlds.engines.wave_compiler.tags.choices import Choices
from swlds.engines.wave_compiler.tags.tags import Tags
from swlds.ir.model import Instruction
from swlds.ir.types import Type
from swlds.ir.values import Constant

Parts = list[Lanes]


class WaveCode:
    """One host function: of a flat kernel, or (with the ``kernel``'s code) of one of its bodies."""

    #: Whether steps are counted; which codes may wait, and what the host function is for it (``plan.py``); what may be undef or
    #: poison. The translator finds them.
    plan: Plan
    waiting: set[FlatCode]
    kind: int
    undefined: dict[FlatInstruction, int]
    #: Values of other blocks (``LiveOuts.fetch``), and whether they are there (``LiveOuts.is_there``).
    fetch: Callable[[FlatInstruction], Parts]
    is_there: Callable[[FlatInstruction], bool]
    #: Whether an operand of a call is known in lanes that are off, too (``OffLanes.knows``).
    knows_off: Callable[[FlatInstruction, int], bool]
    #: Whether lanes keep a phi when others go round, and whether an edge assigns it in all lanes (``OffLanes.held``, ``fills``).
    holds_phi: Callable[[FlatInstruction], bool]
    fills_phi: Callable[[FlatInstruction, FlatBlock], bool]

    def __init__(self, code: FlatCode, image: Image, options: Options, kernel: WaveCode | None = None) -> None:
        self.code, self.image, self.options = code, image, options
        self._kernel = kernel
        self.layout = image.layout
        self.w = Writer()
        self.shape = Shape(self.w, options.wave_size, options.width)
        self._components: dict[Type, list[Component]] = {}
        self._constants: dict[FlatValue, Parts] = {}
        self.provenance: Provenance = kernel.provenance if kernel else Provenance(code, image)
        self.own_blocks: OwnBlocks = kernel.own_blocks if kernel else find_own_blocks(code, self.provenance)
        self.shares_heap: bool = kernel.shares_heap if kernel else shares_heap(code, self.provenance, self.own_blocks)
        is_init = "initcheck" in options.checks
        self.partial: PartialStores = (
            kernel.partial if kernel else PartialStores(code, self.provenance, options.undefined, options.aliases)
        )
        self.shadows: Shadows = (
            kernel.shadows if kernel else Shadows(code, self.provenance, self.partial, is_on=is_init)
        )
        self.tile_sides: TileSides = kernel.tile_sides if kernel else TileSides(self.provenance)
        self.choices: Choices = kernel.choices if kernel else Choices(code, self.provenance)
        self.tags: Tags = kernel.tags if kernel else Tags(code, self.provenance, self.choices)
        self.flows: dict[FlatCode, Flow] = kernel.flows if kernel else find_flows(code, self.provenance)
        self.order, self.flow = self.flows[code]
        self.divergent_branches = set(self.flow.divergent_branches)
        self.reconvergence = Reconvergence(self.order, self.divergent_branches, code.blocks)
        self.mask: str | None = None
        self.full = Geometry((1, 1, 1), options.block).group_size % options.wave_size == 0
        self.local: dict[FlatValue, Parts] = {}
        #: Load or call -> the tags of its result, until the instruction behind it takes them.
        self.tag_results: dict[FlatInstruction, Parts] = {}
        #: Load -> the shadow of its result, likewise.
        self.shadow_results: dict[FlatInstruction, Parts] = {}
        self.arguments: dict[FlatArgument, Parts] = {}
        self.parameters: dict[FlatInstruction, Parts] = {}
        #: Parameters that point to stack slots of callers: where these begin, and their bytes.
        self.given: dict[FlatInstruction, tuple[str, str]] = {}
        self.abort_label, self.end_label = "abort", "finish"
        self.host_calls: list[HostCall] = kernel.host_calls if kernel else []
        #: Function of a traced intrinsic -> its instructions, and the types of its results (``values/traced_calls.py``).
        self.traced: dict[str, tuple[int, list[str] | None]] = kernel.traced if kernel else {}
        #: The same of whole waves (``values/wave_functions.py``); the exchanged memory that they take, of the kernel's own code;
        #: and whether one is being written.
        self.whole: dict[str, bool] = kernel.whole if kernel else {}
        self.whole_room = 0
        #: Intrinsics whose result is the host's.
        self.inexact: dict[str, None] = kernel.inexact if kernel else {}
        self.is_whole = False
        self.entry_mask: str | None = None
        #: All lanes of the wave that have a work-item.
        self.wave_mask = "-1"
        self._sites: dict[Instruction, int] = kernel._sites if kernel else {}
        self._places: dict[Place, int] = kernel._places if kernel else {}
        #: Parts that begin behind barriers, of a kernel that is called part by part.
        self.part_count = 0
        #: Code where hardly a wave comes by is called (``host/alike.py``): not where all is in a function of its own.
        self.folds_rare = True
        #: What such code leaves its results in, by type.
        self.rare_slots: dict[str, str] = {}
        #: Such code is being written: it had better be short.
        self.is_rare = False
        self.current: FlatInstruction | None = None
        #: True while code is written that runs only when all lanes of a row, also inactive ones, are inside their object.
        self.rows_inside = False

    @property
    def kernel(self) -> WaveCode:
        """The kernel's own code, of a body too."""
        return self._kernel or self

    # Analyses --------------------------------------------------------------------------------------------------

    @cached_property
    def meetings(self) -> dict[Instruction, list[FlatInstruction]]:
        """Barriers, the cluster's, too -> their copies in the flat code of the kernel and its bodies: waves meet at any."""
        found: dict[Instruction, list[FlatInstruction]] = {}
        for i in (i for code in self.kernel.code.all for b in code.blocks for i in b.instructions):
            if effect_of(i).startswith(("barrier", "cluster_barrier")):
                found.setdefault(i.source, []).append(i)
        return found

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
            parts = self.fetch(value)
        else:
            known = self._constants.get(value)
            if known is None:
                known = self._constants[value] = self._constant(self.image.evaluator.evaluate(value), value.type)
            parts = known
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

    @property
    def active(self) -> str:
        """The active lanes as an integer."""
        return self.mask if self.mask is not None else "-1"

    @property
    def checks_init(self) -> bool:
        return "initcheck" in self.options.checks

    # Suspicion -------------------------------------------------------------------------------------------------

    def suspect_if(self, condition: Lanes) -> None:
        """Give the group up when the condition holds in an active lane."""
        self.w.leave_if(self.any_active(condition), self.abort_label)

    def any_active(self, condition: Lanes) -> str:
        """An i1: the condition holds in an active lane, or in all lanes alike."""
        if condition.uniform is not None:
            return condition.uniform
        flags = self.shape.chunks(condition)
        if self.mask is not None:
            bits = self.shape.bits(self.mask)
            flags = [self.w.pure(f"and {self.shape.bit_type} {f}, {m}") for f, m in zip(flags, bits, strict=False)]
        return self.shape.any(flags)

    def suspect(self) -> None:
        self.suspect_if(Lanes("i1", uniform="true"))

    def is_undefined(self, value: FlatValue, bits: int = -1) -> bool:
        """The value, or those of its scalars, may be undef or poison, and that is checked."""
        if not self.checks_init:
            return False
        if isinstance(value, FlatInstruction):
            found = self.undefined.get(value, 0)
        else:
            found = constant_mask(value, len(self.components(value.type))) if isinstance(value, Constant) else 0
        return bool(found & bits)

    def check_defined(self, value: FlatValue, bits: int = -1) -> None:
        """Suspicious when the value may be undef or poison on the way that was taken."""
        for condition in self.undefined_lanes(value, bits):
            self.suspect_if(condition)

    def undefined_lanes(self, value: FlatValue, bits: int = -1) -> list[Lanes]:
        """Of some i1: where one of them is set the value may be undef or poison."""
        if not self.is_undefined(value, bits):
            return []
        ways = self.code.ways.get(value) if isinstance(value, FlatInstruction) else None
        if ways is None or self.current is None or value not in self.current.operands:
            return [Lanes("i1", uniform="true")]
        return [self.value(way)[0] for way in ways]

    def site_number(self, i: FlatInstruction) -> int:
        """A number for the instruction of the module that ``i`` is a copy of; with barriercheck as ``place_number``, since what
        waves do that meet at one barrier by different calls is looked at then."""
        if "barriercheck" in self.options.checks:
            return self.place_number(i)
        return self._sites.setdefault(i.source, len(self._sites) + 1)

    def place_number(self, i: FlatInstruction) -> int:
        """A number for the instruction and the calls that were inlined around it."""
        calls = self.code.calls
        place = i.source, tuple(calls[copy] for copy in reversed(i.block.scope) if copy in calls)
        return self._places.setdefault(place, len(self._places) + 1)

    def unsupported(self, what: str) -> NotCompiledError:
        """For an emitter to raise, before it has written a branch: lanes that reach the instruction will be suspicious."""
        assert self.current is not None
        return NotCompiledError(f"{what}: {text_of(self.current)}")

    def first_slot(self, index: int) -> int:
        """Number of the first scalar of an argument among those of all arguments."""
        return sum(len(self.components(a.type)) for a in self.code.arguments[:index])


def text_of(i: FlatInstruction) -> str:
    """The instruction as its module has it, in one line."""
    return " ".join((i.source.text or i.opcode).split())
