"""A kernel and the functions that it calls: callers come first, as they say what arguments are.

A function that is called in several places has what these have in common. What a call returns is worked out for that call, with
its arguments; in modules whose calls are too many for that, nothing is said of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, final

from swlds.analysis.addresses.objects import Objects
from swlds.analysis.addresses.values import facts_of
from swlds.analysis.axis.bits import Context
from swlds.analysis.axis.calls import is_everyone
from swlds.analysis.axis.choices import join
from swlds.analysis.axis.claims import NOTHING_KNOWN, Claim, claim_of
from swlds.analysis.axis.facts import (
    NO_WRAP,
    Assumption,
    Fact,
    bound_groups,
    check_together,
    fact_of_attributes,
    facts_of_assumes,
    find_argument,
    fit_assumption,
    word_to_assume,
)
from swlds.analysis.axis.forms import Form, Unknown, all_zeros, is_same_form, make, same_lanes
from swlds.analysis.axis.function import FunctionForms
from swlds.analysis.axis.lanes import ALL, Factor
from swlds.analysis.axis.loop_axes import LoopClaim, loop_claims
from swlds.analysis.axis.operations import of_fact, width_of
from swlds.analysis.axis.parts import Parts, is_same_parts, part_reader, parts_or_form, widths_of_parts
from swlds.analysis.axis.reader import Launch, Reader
from swlds.analysis.endings import Endings
from swlds.analysis.graph import find_post_order
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Argument, Block, Function, Instruction, Module
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.source_names import ParameterTitles
from swlds.ir.types import PointerType
from swlds.ir.values import Value

#: Instructions that calls may be worked out for, as a multiple of those that there are; and calls inside of calls.
_EFFORT, _DEPTH = 3, 16


@final
class AxisAnalysis:
    """Of one kernel in launches with groups of one size. A module that is changed wants a new one."""

    def __init__(
        self, module: Module, kernel: Function, launch: Launch, assumptions: Iterable[Assumption] = ()
    ) -> None:
        """Raises OptionError for assumptions about parameters that the kernel has not."""
        given = [*assumptions]
        if any(assumption.text == NO_WRAP for assumption in given):
            launch = replace(launch, no_wrap=True)
        if groups := bound_groups(kernel, given):
            launch = replace(launch, groups=groups)
        self.module, self.kernel, self.launch, self.assumptions = module, kernel, launch, given
        self.layout: DataLayout = module.data_layout
        self.objects, self._titles = Objects(), ParameterTitles()
        check_together(kernel, given)
        self._assumed: dict[Argument, Fact] = {}
        self._words: dict[Argument, str] = {}
        for assumption in given:
            if not assumption.name:
                continue
            argument = find_argument(kernel, assumption.name)
            fact = fit_assumption(assumption, argument)
            self._assumed[argument] = self._assumed.get(argument, Fact()).and_(fact)
        self._shared: dict[str, Form] = {}
        self._results: dict[tuple[FunctionForms, Instruction], tuple[Parts, Parts | None]] = {}
        self._depth = 0
        self.calls = _Calls(kernel)
        self._endings = Endings(self.calls.functions)
        self._effort = _EFFORT * sum(1 for f in self.calls.functions for _ in f.instructions()) + 1000
        self.functions: dict[Function, FunctionForms] = {}
        for function in self.calls.order():
            self.functions[function] = self._make(function, self._arguments(function), self._is_whole(function)).run()

    def form(self, value: Value) -> Form | None:
        """The form of an instruction or a parameter; None for what has none, and for code that nothing reaches."""
        if isinstance(value, Instruction):
            forms = self.functions.get(value.function) if value.function is not None else None
        else:
            assert isinstance(value, Argument), "an instruction or a parameter"
            forms = self.functions.get(value.function) if value.function is not None else None
        return forms.forms.get(value) if forms is not None else None

    def claim(self, value: Value) -> Claim:
        """What is known of an instruction or a parameter. Runs of addresses rise by the bytes of the accesses through it."""
        form = self.form(value)
        if form is None:
            return NOTHING_KNOWN
        return claim_of(form, self.launch.items, self.step_of(value))

    def step_of(self, value: Value) -> int:
        """1; of a pointer the bytes of the accesses through it, where they are all of one size."""
        if not isinstance(value.type, PointerType):
            return 1
        sizes: set[int | None] = set()
        for user, index in value.uses:
            if isinstance(user, Instruction) and POINTERS.get(user.opcode) == index:
                type_ = (
                    user.type
                    if user.opcode in ("load", "va_arg")
                    else user.operands[0 if user.opcode == "store" else -1].type
                )
                sizes.add(self.layout.store_size(type_))
        only = sizes.pop() if len(sizes) == 1 else None
        return only or 1

    def loop_claims(self, value: Value) -> dict[Block, LoopClaim]:
        """Header -> what is known of an instruction over the rounds of a loop around it, in one lane."""
        form = self.form(value)
        if form is None or not isinstance(value, Instruction) or value.block is None or value.function is None:
            return {}
        return loop_claims(self.functions[value.function], form, value.block, self.step_of(value))

    def parts(self, value: Value) -> tuple[Claim | None, ...]:
        """Of each integer and pointer in a vector or an aggregate, in their order; None for the floats among them. () for other
        values, and for more than 64 parts."""
        function = value.function if isinstance(value, (Instruction, Argument)) else None
        forms = self.functions.get(function) if function is not None else None
        if forms is None:
            return ()
        block = value.block if isinstance(value, Instruction) else forms.function.entry
        assert block is not None, "an instruction of a block"
        found = zip(forms.widths(value), forms.parts(value, block), strict=True)
        items = self.launch.items
        return tuple(
            None if not bits else NOTHING_KNOWN if form is None else claim_of(form, items) for bits, form in found
        )

    def values(self) -> Iterator[tuple[Function, Value, Claim]]:
        """Every integer and pointer among parameters and instructions, function by function, the kernel first."""
        for function in self.functions:
            for argument in function.arguments:
                if width_of(self.layout, argument.type):
                    yield function, argument, self.claim(argument)
            for i in function.instructions():
                if width_of(self.layout, i.type):
                    yield function, i, self.claim(i)

    def elements(self) -> Iterator[tuple[Function, Value, int, Claim]]:
        """Every integer and pointer in vectors and aggregates, with its number among the parts (see ``parts``)."""
        for function in self.functions:
            for value in (*function.arguments, *function.instructions()):
                for number, claim in enumerate(self.parts(value)):
                    if claim is not None:
                        yield function, value, number, claim

    def _make(self, function: Function, arguments: dict[Argument, Parts], is_whole: bool) -> FunctionForms:
        return FunctionForms(
            function,
            self.launch,
            self.layout,
            arguments,
            self.objects,
            self._call,
            self._shared,
            is_whole,
            self._endings,
        )

    def _arguments(self, function: Function) -> dict[Argument, Parts]:
        """What is known of parameters where all callers are known."""
        sites = self.calls.sites(function)
        assumes = facts_of_assumes(function)
        found: dict[Argument, Parts] = {}
        for argument in function.arguments:
            widths = widths_of_parts(self.layout, argument.type)
            if widths:
                found[argument] = self._given_parts(argument, sites, widths)
            if not width_of(self.layout, argument.type):
                continue
            given = self._given(argument, sites)
            fact = fact_of_attributes(argument.attributes, self._titles.reference(argument))
            fact = fact.and_(assumes.get(argument, Fact())).and_(self._assumed.get(argument, Fact()))
            if given is None or (given.terms and not _is_better(given, fact)):
                found[argument] = (self._unknown(argument, fact, ALL if function.is_kernel else 1),)
            else:
                found[argument] = (given,)
        return found

    def _given_parts(self, argument: Argument, sites: list[Instruction] | None, widths: tuple[int, ...]) -> Parts:
        """Of a vector or an aggregate."""
        is_kernels = argument.function is not None and argument.function.is_kernel
        context = Context(self.launch.items, self.launch.wave_size)
        found: list[Form | None] = []
        for k, bits in enumerate(widths):
            given = self._given(argument, sites, k) if bits else None
            if is_kernels and bits:
                given = of_fact(context, bits, ALL, Fact(), f"{self._titles.reference(argument)}[{k}]")
            found.append(given)
        return tuple(found)

    def _given(self, argument: Argument, sites: list[Instruction] | None, part: int | None = None) -> Form | None:
        """What the calls give (as ``part`` of it), None where not all are known."""
        found: Form | None = None
        for call in sites or ():
            assert call.function is not None and call.block is not None
            caller = self.functions.get(call.function)
            if caller is None:
                return None
            if call.block not in caller.flow.place:
                continue
            reader: Reader = caller if part is None else part_reader(caller, part)
            form = reader.read(call.operands[argument.index], call.block)
            if found is None:
                found = form
            elif not is_same_form(found, form):
                found = join(caller.context, form, found, caller.context.wave)
        return None if found is None else _moved(found, ())

    def word_to_assume(self, found: Any) -> str:
        """What ``--assume`` may call a parameter of a kernel; empty for anything else."""
        if not isinstance(found, Argument) or found.function is None or not found.function.is_kernel:
            return ""
        if found not in self._words:
            self._words[found] = word_to_assume(found.function, found)
        return self._words[found]

    def _unknown(self, argument: Argument, fact: Fact, same: int) -> Form:
        context = Context(self.launch.items, self.launch.wave_size)
        return of_fact(context, width_of(self.layout, argument.type), same, fact, self._titles.reference(argument))

    def _is_whole(self, function: Function) -> bool:
        """All lanes of the group come in at once."""
        if function is self.kernel:
            return True
        sites = self.calls.sites(function)
        for call in sites or ():
            assert call.function is not None and call.block is not None
            caller = self.functions.get(call.function)
            if caller is None or call.block not in caller.flow.place or not is_everyone(caller, call):
                return False
        return bool(sites)

    def _call(self, caller: FunctionForms, call: Instruction) -> Parts | None:
        """The parts of what a call returns, with its arguments; one for a number."""
        function, block = call.called_function, call.block
        assert function is not None and block is not None
        if call.field("function_type") != function.function_type or _is_replaceable(function):
            return None
        given: dict[Argument, Parts] = {}
        for argument in function.arguments:
            operand = call.operands[argument.index]
            if caller.width(argument):
                given[argument] = (caller.read(operand, block),)
            elif caller.widths(argument):
                given[argument] = caller.parts(operand, block)
        forms, key = tuple(part for parts in given.values() for part in parts), (caller, call)
        known = self._results.get(key)
        if known is not None and is_same_parts(known[0], forms):
            return known[1]
        size = sum(1 for _ in function.instructions())
        if self._depth >= _DEPTH or size > self._effort:
            return None
        self._effort -= size
        self._depth += 1
        found = self._returned(self._make(function, given, is_everyone(caller, call)).run())
        self._depth -= 1
        kept = set(_unknowns(part for part in forms if part is not None))
        moved = None if found is None else tuple(None if p is None else _moved(p, (block,), kept) for p in found)
        self._results[key] = forms, moved
        return moved

    def _returned(self, forms: FunctionForms) -> Parts | None:
        found: Parts | None = None
        for block in forms.flow.blocks:
            end = block.terminator
            if end.opcode != "ret" or not end.operands:
                continue
            parts = parts_or_form(forms, end.operands[0], block)
            found = parts if found is None else tuple(map(partial(_join, forms), found, parts))
        return None if found is None or all(part is None for part in found) else found


def _join(forms: FunctionForms, a: Form | None, b: Form | None) -> Form | None:
    """What two ways to return have in common."""
    if a is None or b is None:
        return None
    return a if is_same_form(a, b) else join(forms.context, b, a, 1)


def _is_better(given: Form, fact: Fact) -> bool:
    """What the calls give says as much as the attributes do."""
    return same_lanes(given) > 1 or given.terms[0][0].same > 1 or fact.multiple <= 1 << all_zeros(given)


def _is_replaceable(function: Function) -> bool:
    """Another definition may take its place."""
    words = {word.removesuffix("_odr") for word in function.signature.prefix_words}
    return bool(words & {"weak", "linkonce", "common", "available_externally", "extern_weak"})


def _unknowns(forms: Iterable[Form]) -> Iterator[Unknown]:
    for form in forms:
        yield from (u for u, _ in form.terms)


def _moved(form: Form, homes: tuple[object, ...], kept: set[Unknown] | None = None) -> Form:
    """The form with unknowns of other functions made its own; those ``kept`` stay."""
    terms: dict[Unknown, Factor] = {}
    for unknown, factor in form.terms:
        if unknown.homes and (kept is None or unknown not in kept):
            unknown = Unknown(unknown.name, unknown.same, unknown.low, unknown.high, homes, unknown.half)
        terms[unknown] = factor
    flags = {"natural": form.natural, "signed": form.signed}
    return make(form.bits, form.base, terms, bounds=(form.low, form.high), premises=form.premises, **flags)


@final
class _Calls:
    """Who calls whom, below one kernel."""

    def __init__(self, kernel: Function) -> None:
        self.kernel = kernel
        self.functions: list[Function] = []
        self._seen: set[Function] = set()
        self._sites: dict[Function, list[Instruction]] = {}
        self._is_open = False
        self._follow([kernel])
        if self._is_open:
            assert kernel.module is not None
            self._follow([f for f in kernel.module.defined_functions if not f.is_kernel and _is_taken(f)])

    def _follow(self, roots: list[Function]) -> None:
        work = deque(roots)
        while work:
            function = work.popleft()
            if function in self._seen:
                continue
            self._seen.add(function)
            self.functions.append(function)
            for i in function.instructions():
                if i.opcode not in CALLS:
                    continue
                callee = i.called_function
                if callee is not None and not callee.is_declaration:
                    self._sites.setdefault(callee, []).append(i)
                    work.append(callee)
                elif facts_of(i) is None and not (callee is not None and callee.name.startswith("llvm.")):
                    self._is_open = True

    def sites(self, function: Function) -> list[Instruction] | None:
        """All calls of a function, None where there may be others."""
        if function is self.kernel or (self._is_open and (not _is_local(function) or _is_taken(function))):
            return None
        return self._sites.get(function)

    def order(self) -> list[Function]:
        """Callers in front; those of a circle in any order, whose calls of one another then are not known."""

        def callers(function: Function) -> list[Function]:
            return [c.function for c in self.sites(function) or () if c.function is not None]

        found = find_post_order(self.functions, callers)
        return [self.kernel, *(f for f in found if f is not self.kernel)]


def _is_local(function: Function) -> bool:
    return bool({"internal", "private"} & set(function.signature.prefix_words))


def _is_taken(function: Function) -> bool:
    """Its address is used for something else than to call it."""
    return any(
        not isinstance(user, Instruction) or user.opcode not in CALLS or index != len(user.operands) - 1
        for user, index in function.uses
    )
