"""What the accesses of a variable cost: their predicted patterns, for each kernel, and the cycles of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import final

from swlds.analysis.addresses import AddressAnalysis
from swlds.analysis.graph import find_reachable
from swlds.analysis.lds_patterns import PatternAnalysis, Prediction, Shape
from swlds.analysis.lds_uses import LdsUses
from swlds.analysis.slots import has_slots, pair_accesses, without_slots
from swlds.errors import InputError
from swlds.ir.model import Function, Module
from swlds.ir.names import display_name
from swlds.layouts.bank_rows import has_rows
from swlds.layouts.banks import Pattern, merge_patterns
from swlds.layouts.pattern_file import PatternFile, fingerprint, read_patterns
from swlds.lazy import dataclass
from swlds.passes.lds_arrays.kernels import KernelLds
from swlds.passes.lds_arrays.variable import Movable, Refusal

#: Places of a pattern that are looked at, where it has several.
_PLACES = 32
#: Offsets have 32 bits; from here on they are below 0.
_HALF = 1 << 31


@final
@dataclass(frozen=True)
class Traffic:
    """The patterns of one variable for one processor. Offsets count from the start of the variable, but for what is the same in
    all lanes. ``unknown``: accesses whose patterns are not known; ``assumed``: whose are under an assumption."""

    processor: str
    patterns: list[Pattern]
    known: int
    assumed: list[Prediction] = field(default_factory=list)
    unknown: list[Prediction] = field(default_factory=list)
    #: Of a launch: what the figures rest on instead.
    observed: str = ""
    #: How often each access is among the patterns: once for each of several places, else as often at one.
    scale: int = 1

    def cycles(self, number: int) -> str:
        """Cycles of all patterns as those of accesses that are executed once, on average over their places."""
        return str(number // self.scale) if number % self.scale == 0 else f"{number / self.scale:.1f}"

    @property
    def unit(self) -> str:
        """What the cycles are of."""
        return "in that launch" if self.observed else "for each access executed once by every wave of a group"

    @property
    def caveat(self) -> str:
        """What the figures leave open, in words; "" for nothing."""
        words = [self.observed] if self.observed else []
        if self.unknown:
            words.append(
                f"{len(self.unknown)} of {self.known + len(self.unknown)} accesses are not known ({self.unknown[0].premises[0]})"
            )
        if self.assumed:
            words.append(f"assumed for {len(self.assumed)}: {self.assumed[0].premises[0]}")
        return f" [{'; '.join(words)}]" if words else ""


@final
class Predictions:
    """Those of one module, by the shape of groups; each function is looked at once."""

    def __init__(self, module: Module, uses: LdsUses, *, is_promoted: bool = False) -> None:
        """``is_promoted``: no slot is left that could be a value."""
        self.module, self.uses, self._is_promoted = module, uses, is_promoted
        self._known: dict[tuple[Function, Shape], list[Prediction]] = {}
        self._by_shape: dict[Shape, PatternAnalysis] = {}
        self._promoted: Predictions | None = None

    def of(self, movable: Movable, kernels: Sequence[KernelLds]) -> Traffic:
        """What all of these kernels, which have the same processor and shapes that are known, do with the variable."""
        mine = {id(access.instruction) for access in movable.accesses}
        found: list[list[list[Pattern]]] = []
        known, assumed, unknown = 0, [], []
        for kernel in kernels:
            assert kernel.shape is not None, "asked only for those"
            for function in self._reached(kernel):
                for whole in self._predict(function, kernel.shape):
                    if id(whole.access.instruction) not in mine:
                        continue
                    prediction = _within(whole, movable.size)
                    found.append(_placed(prediction, movable.size))
                    known += bool(prediction.patterns)
                    if prediction.verdict == "unknown":
                        unknown.append(prediction)
                    elif prediction.verdict == "under-assumption":
                        assumed.append(prediction)
        scale = max(map(len, found), default=1) or 1
        weighed = [
            replace(p, weight=p.weight * (scale // len(places))) for places in found for place in places for p in place
        ]
        return Traffic(kernels[0].processor.name, merge_patterns(weighed), known, assumed, unknown, scale=scale)

    def _reached(self, kernel: KernelLds) -> list[Function]:
        """The kernel and what it calls, as far as the module has it."""
        graph, functions = self.uses.callgraph.graph, self.module.functions
        reached = (functions.get(name) for name in find_reachable([kernel.function.name], graph.successors))
        return [function for function in reached if function is not None and not function.is_declaration]

    def _predict(self, function: Function, shape: Shape) -> list[Prediction]:
        if (function, shape) not in self._known:
            if shape not in self._by_shape:
                self._by_shape[shape] = PatternAnalysis(AddressAnalysis(self.module, shape.limits), shape)
            found = list(self._by_shape[shape].predict(function))
            if not self._is_promoted and any(p.verdict == "unknown" for p in found) and has_slots(function):
                found = self._look_through_slots(function, shape, found)
            self._known[function, shape] = found
        return self._known[function, shape]

    def _look_through_slots(self, function: Function, shape: Shape, found: list[Prediction]) -> list[Prediction]:
        """Code from -O0 keeps its indices in stack slots: LLVM promotes them in a copy, whose accesses are the same in the same
        order, and the copy is asked. Where the copy has other accesses, nothing is gained."""
        if self._promoted is None:
            self._promoted = Predictions(without_slots(self.module), self.uses, is_promoted=True)
        other = self._promoted.module.functions[function.name]
        same = {id(p.access.instruction): p for p in self._promoted._predict(other, shape)}
        twin = pair_accesses(function, other)
        if twin is None:
            return found
        return [_transfer(p, same.get(id(twin.get(p.access.instruction)))) for p in found]


def _transfer(prediction: Prediction, twin: Prediction | None) -> Prediction:
    """What was found of an access's twin, if both are one access for all that is known."""
    if twin is None or prediction.verdict != "unknown":
        return prediction
    ours, theirs = prediction.access, twin.access
    if (ours.bytes, ours.reads, ours.writes, ours.object and ours.object.brief) != (
        theirs.bytes,
        theirs.reads,
        theirs.writes,
        theirs.object and theirs.object.brief,
    ):
        return prediction
    return replace(twin, access=ours)


@final
class TrafficSource:
    """What the traffic of a module's variables is known from: its addresses, or a file of `swlds profile --patterns`."""

    def __init__(self, module: Module, uses: LdsUses, file: str) -> None:
        """``file``: "" to go by the addresses."""
        self._predictions = Predictions(module, uses)
        self._observed = _read_patterns_of(module, file) if file else None

    def of(self, movable: Movable, kernels: Sequence[KernelLds]) -> Traffic | Refusal:
        """The traffic of a variable, which these kernels use, or why it is not known."""
        if self._observed is None:
            return _predict(self._predictions, movable, kernels)
        return _observe(self._observed, movable, kernels)


def _read_patterns_of(module: Module, file: str) -> PatternFile:
    observed = read_patterns(file)
    if observed.module and observed.module != fingerprint(str(module)):
        raise InputError(
            "these patterns are of another module", location=file, hint="profile the module as this pass gets it"
        )
    return observed


def _observe(file: PatternFile, movable: Movable, kernels: Sequence[KernelLds]) -> Traffic | Refusal:
    """What a launch did with a variable."""
    found = file.variables.get(display_name(movable.variable.name))
    if found is None or not found.patterns:
        return Refusal("the file of patterns has none of it")
    if not has_rows(file.processor):
        return Refusal(f"the LDS banks of {file.processor} are not known")
    if other := [kernel for kernel in kernels if kernel.processor.name != file.processor]:
        name = display_name(other[0].function.name)
        return Refusal(
            f"the patterns are of {file.processor}, and @{name} is for {other[0].processor.name}: say --mcpu"
        )
    words = "observed" if found.is_complete else "observed, a sample of the patterns"
    if found.accesses < len(movable.accesses):
        words += f"; {len(movable.accesses) - found.accesses} of {len(movable.accesses)} accesses were not executed"
    return Traffic(file.processor, found.patterns, len(found.patterns), observed=words)


def _predict(predictions: Predictions, movable: Movable, kernels: Sequence[KernelLds]) -> Traffic | Refusal:
    """What the addresses say of a variable."""
    if not kernels:
        return Refusal("no kernel of the module uses it")
    processors = sorted({k.processor.name for k in kernels})
    if unknown := [name for name in processors if not has_rows(name)]:
        return Refusal(f"the LDS banks of {unknown[0]} are not known")
    if len(processors) > 1:
        return Refusal(f"its kernels are for several processors ({', '.join(processors)}): say --mcpu")
    if shapeless := [k for k in kernels if k.shape is None]:
        name = display_name(shapeless[0].function.name)
        return Refusal(f"the size of the groups of @{name} is not known: say --block")
    traffic = predictions.of(movable, kernels)
    if not traffic.patterns:
        reason = traffic.unknown[0].premises[0] if traffic.unknown else "nothing accesses it"
        return Refusal(
            f"no address is known: {reason}", traffic.unknown[0].access.instruction if traffic.unknown else None
        )
    return traffic


def _within(prediction: Prediction, size: int) -> Prediction:
    """Without the lanes whose bytes lie outside of the variable: no correct program has them active, a condition that is not
    known keeps them out. Where lanes have a part in common, that puts the lowest one at the first place that it can have."""
    patterns = prediction.patterns
    if prediction.common and patterns:
        patterns = _lifted(patterns, prediction.common)
    kept = [inside for p in patterns if (inside := _without_outer_lanes(p, size)).lanes]
    if kept == patterns:
        return replace(prediction, patterns=patterns)
    if not kept:
        return replace(prediction, patterns=[], verdict="unknown", premises=("it lies outside of the variable",))
    premises = ("lanes past the end of the variable are idle", *prediction.premises)
    return replace(prediction, patterns=kept, verdict="under-assumption", premises=premises)


def _lifted(patterns: list[Pattern], common: int) -> list[Pattern]:
    signed = [
        replace(
            p,
            offsets=tuple(
                (o + _HALF) % (2 * _HALF) - _HALF if p.lanes >> k & 1 else 0 for k, o in enumerate(p.offsets)
            ),
        )
        for p in patterns
    ]
    lowest = min(o for p in signed for k, o in enumerate(p.offsets) if p.lanes >> k & 1)
    return [p.moved(-(lowest // common) * common) for p in signed]


def _without_outer_lanes(pattern: Pattern, size: int) -> Pattern:
    inner = [pattern.lanes >> k & 1 and offset + pattern.bytes <= size for k, offset in enumerate(pattern.offsets)]
    lanes = sum(1 << k for k, is_inner in enumerate(inner) if is_inner)
    if lanes == pattern.lanes:
        return pattern
    offsets = tuple(o if is_inner else 0 for o, is_inner in zip(pattern.offsets, inner, strict=True))
    return replace(pattern, offsets=offsets, lanes=lanes)


def _placed(prediction: Prediction, size: int) -> list[list[Pattern]]:
    """The patterns at each of the places where what lanes have in common may put them, a power of two of them: where it can carry
    into the bits of what differs, a map over bits sees other ones there."""
    common = prediction.common
    last = max((max(p.offsets) + p.bytes for p in prediction.patterns), default=0)
    if not common or last <= common:
        return [prediction.patterns]
    room = max(size - last, 0) // common + 1
    count = min(_PLACES, 1 << (room.bit_length() - 1))
    return [[pattern.moved(start) for pattern in prediction.patterns] for start in range(0, count * common, common)]
