"""Rows that answer questions about the wave, the group and the launch; hints; and those that an engine does itself.

Effects, and what an engine does for them:

================  =========================================================================================
none              nothing: hints, lifetime of what is not a stack slot, scheduling
sleep             ``s.sleep``: nothing, and the wave's turn is over: what it waits for another one may do
counter_wait      ``s.waitcnt`` and its kin: told to who wants to know (``swlds.device.waits`` says what it waits for)
copy_hint         ``asyncmark``, which copies in flight mind; ``sched.barrier``, over which no access is moved
wave_barrier      ``wave.barrier``: what lanes of the wave do in front of it is ordered before what they do behind it
barrier           ``s.barrier``: arrive and wait for the work-group
barrier_signal    arrive at barrier ``id`` (immediate) or at a named barrier (pointer) and go on
barrier_wait      wait until the barrier's phase that was signalled is complete
barrier_init      named barrier: set the member count; ``barrier_named_signal`` arrives; ``barrier_join``, ``barrier_leave``
mode              ``s.setreg``, ``set.rounding``: fields of the wave's MODE register, where something depends on them
fence             ``fence``-like ordering (for racecheck)
lifetime_start    the stack slot's bytes are uninitialised from here; ``lifetime_end`` the same
copy, move, set   memcpy, memmove, memset and their inline forms
masked_load       llvm.masked.load / store / gather / scatter / expandload / compressstore
atomic            ``ds.*`` and ``global.atomic.*`` intrinsics: an atomicrmw of the row's summary word
load_lds          global.load.lds / raw.ptr.buffer.load.lds: a copy from global memory to LDS by each lane
async_lds         global.load.async.to.lds / store.async.from.lds: a copy with an LDS address for each lane
tensor_lds        tensor.load.to.lds / store.from.lds: a copy of the wave, of what a descriptor says
buffer_load       raw/struct.ptr.buffer.load, store and atomics; their rows are in ``buffers``
trap              trap, ubsantrap: a finding, and the work-group ends
end               s_endpgm: the active lanes end
address           pointers that the launch provides: implicitarg, kernarg, dispatch, queue
================  =========================================================================================
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from swlds.device.address_space import LDS_APERTURE, PRIVATE_APERTURE, Array
from swlds.device.intrinsics.table import Call, add, only_on
from swlds.device.target import Target
from swlds.ir.intrinsics import LANEWISE
from swlds.ir.model import Instruction


def _item(axis: int) -> Any:
    return lambda call: call.wave.item_ids[axis]


def uniform(question: Any) -> Any:
    """A question with one answer for all lanes."""

    def answer(call: Call, *_: Array) -> Array:
        return np.full(call.size, question(call) & ((1 << call.bits) - 1), np.dtype(f"u{max(call.bits, 8) // 8}"))

    return answer


def _group(axis: int) -> Any:
    return uniform(lambda c: c.wave.group_index[axis])


def _in_aperture(aperture: int) -> Any:
    return lambda call, pointer: pointer >> np.uint64(32) == np.uint64(aperture)


def _getreg(call: Call) -> int:
    """MODE (1): as it is where a wave begins. STATUS (2) and others are refused by the immediate's range."""
    register, offset, width = call.immediates[0] & 63, call.immediates[0] >> 6 & 31, (call.immediates[0] >> 11) + 1
    value = {1: call.wave.first_mode, 5: 0, 6: 0}[register]
    return value >> offset & ((1 << width) - 1)


def _set_inactive(call: Call, a: Array, other: Array) -> Array:
    return np.where(call.wave.mask.reshape(call.size, *[1] * (a.ndim - 1)), a, other)


def _refuse_packed_wait(call: Instruction, target: Target) -> str:
    """LLVM 22 selects it up to gfx12.0."""
    if target.name not in ("gfx1250", "gfx1251"):
        return ""
    return f"llvm.amdgcn.s.waitcnt does not exist on {target.name}, which has one wait for each counter"


GETREG = frozenset(r | o << 6 | w << 11 for r in (1, 5, 6) for o in range(32) for w in range(32))
_BOOL: Any = frozenset((0, 1))
for _axis, _letter in enumerate("xyz"):
    _always = _letter == "x"
    add(
        f"amdgcn.workitem.id.{_letter}",
        0,
        _item(_axis),
        absent_by=f"amdgpu-no-workitem-id-{_letter}",
        kernels_have=_always,
        cost=1.0,
    )
    add(
        f"amdgcn.workgroup.id.{_letter}",
        0,
        _group(_axis),
        absent_by=f"amdgpu-no-workgroup-id-{_letter}",
        kernels_have=_always,
        cost=1.0,
    )
add("amdgcn.wavefrontsize", 0, uniform(lambda c: c.size))
add("amdgcn.wave.id", 0, uniform(lambda c: c.wave.wave_number), generations=(12,))
add("amdgcn.dispatch.id", 0, uniform(lambda c: 0), absent_by="amdgpu-no-dispatch-id")
add("amdgcn.is.shared", 1, _in_aperture(LDS_APERTURE))
add("amdgcn.is.private", 1, _in_aperture(PRIVATE_APERTURE))
add("amdgcn.s.getreg", 1, uniform(_getreg), immediates={0: GETREG})
add("get.rounding", 0, uniform(lambda c: 1), summary="to the nearest, where nothing shows that MODE is written")
add(
    "amdgcn.s.memtime amdgcn.s.memrealtime readcyclecounter readsteadycounter",
    0,
    uniform(lambda c: c.wave.steps),
    exact=False,
)
add("amdgcn.live.mask", 0, lambda call: call.mask.copy())
add("amdgcn.groupstaticsize", 0, effect="static_size")
add("amdgcn.lds.kernel.id", 0, effect="kernel_id", absent_by="amdgpu-no-lds-kernel-id")
add("amdgcn.kernarg.segment.ptr amdgcn.implicit.buffer.ptr", 0, effect="address")
for _name in ("implicitarg", "dispatch", "queue"):
    add(f"amdgcn.{_name}.ptr", 0, effect="address", absent_by=f"amdgpu-no-{_name}-ptr")
add("returnaddress", 1, effect="returnaddress", immediates={0: frozenset((0,))}, facts=LANEWISE)
add("frameaddress", 1, effect="zero", immediates={0: None}, facts=LANEWISE)
add("stacksave", 0, effect="stacksave")
add("stackrestore", 1, effect="stackrestore")

# Control.
add("amdgcn.s.barrier", 0, effect="barrier")
add("amdgcn.s.barrier.signal", 1, effect="barrier_signal", immediates={0: range(-3, 17)}, generations=(12,))
add(
    "amdgcn.s.barrier.signal.isfirst",
    1,
    effect="barrier_signal_first",
    immediates={0: range(-3, 17)},
    generations=(12,),
)
add("amdgcn.s.barrier.wait", 1, effect="barrier_wait", immediates={0: range(-3, 2)}, generations=(12,))
add("amdgcn.s.barrier.init", 2, effect="barrier_init", immediates={1: None}, generations=(12,))
add("amdgcn.s.barrier.signal.var", 2, effect="barrier_named_signal", immediates={1: None}, generations=(12,))
add("amdgcn.s.barrier.join", 1, effect="barrier_join", generations=(12,))
add("amdgcn.s.barrier.leave", 1, effect="barrier_leave", immediates={0: None}, generations=(12,))
add("amdgcn.s.wakeup.barrier", 1, effect="none", generations=(12,))
add("amdgcn.endpgm", 0, effect="end")
add("amdgcn.unreachable", 0, effect="none")
add("trap", 0, effect="trap")
add("ubsantrap", 1, effect="trap", immediates={0: range(256)})

# Hints, debug records: nothing to do; waits: nothing but to say so.
add("amdgcn.wave.barrier", 0, effect="wave_barrier")
add(
    "amdgcn.s.dcache.inv amdgcn.s.dcache.wb amdgcn.buffer.wbinvl1 amdgcn.buffer.wbinvl1.vol amdgcn.s.ttracedata.imm",
    (0, 1),
    effect="none",
)
add(
    "amdgcn.s.setprio amdgcn.s.nop amdgcn.s.sethalt amdgcn.s.incperflevel amdgcn.s.decperflevel",
    1,
    effect="none",
    immediates={0: range(0x10000)},
)
add("amdgcn.s.sleep", 1, effect="sleep", immediates={0: range(0x10000)})
add("amdgcn.s.sleep.var", 1, effect="sleep")
_HINT_OF_1250 = only_on("gfx1250 gfx1251", "hint")
add("amdgcn.s.setprio.inc.wg", 1, effect="none", immediates={0: range(0x10000)}, refuses=_HINT_OF_1250)
# It may also end where somebody writes what a monitoring load watches, which nobody can rely on.
add("amdgcn.s.monitor.sleep", 1, effect="sleep", immediates={0: range(0x10000)}, refuses=_HINT_OF_1250)
add("amdgcn.iglp.opt amdgcn.s.delay.alu", 1, effect="none", immediates={0: range(0x10000)})
add("amdgcn.sched.barrier", 1, effect="copy_hint", summary="hold", immediates={0: range(0x10000)})
add("amdgcn.sched.group.barrier", 3, effect="none", immediates={0: range(0x10000), 1: None, 2: None})
add("amdgcn.s.sendmsg amdgcn.s.sendmsghalt", 2, effect="none", immediates={0: range(256)})
add(
    "amdgcn.s.waitcnt",
    1,
    effect="counter_wait",
    counter="packed",
    immediates={0: None},
    refuses=_refuse_packed_wait,
)
for _counter in ("loadcnt", "storecnt", "dscnt", "samplecnt", "bvhcnt", "kmcnt", "expcnt", "asynccnt", "tensorcnt"):
    add(
        f"amdgcn.s.wait.{_counter}",
        1,
        effect="counter_wait",
        counter=_counter,
        immediates={0: range(0x10000)},
        generations=(12,),
    )
add("amdgcn.s.wait.event amdgcn.s.wait.event.export.ready amdgcn.s.prefetch.inst", (0, 2), effect="none")
add("amdgcn.asyncmark", 0, effect="copy_hint", summary="mark")
add("amdgcn.wait.asyncmark", 1, effect="counter_wait", counter="asyncmark", immediates={0: None})
add(
    "debugtrap donothing sideeffect assume experimental.noalias.scope.decl invariant.end dbg.value dbg.declare "
    "dbg.label dbg.assign pseudoprobe fake.use prefetch amdgcn.s.prefetch.data var.annotation "
    "amdgcn.global.prefetch amdgcn.flat.prefetch",
    (0, 8),
    effect="none",
)
add("invariant.start", 2, effect="zero", immediates={0: None})
add("is.constant", 1, effect="zero")
add("objectsize", 4, effect="objectsize", immediates={1: _BOOL, 2: _BOOL, 3: _BOOL})
add("lifetime.start", (1, 2), effect="lifetime_start")
add("lifetime.end", (1, 2), effect="lifetime_end")
_copy: Any = functools.partial(add, lanes=lambda call, a, *_: a)
_copy("expect expect.with.probability", (2, 3))
_copy("launder.invariant.group strip.invariant.group arithmetic.fence ssa.copy", 1)
_copy("amdgcn.wwm amdgcn.strict.wwm", 1, whole="wave")
_copy("amdgcn.wqm amdgcn.softwqm amdgcn.strict.wqm", 1, whole="quads")
_copy("annotation ptr.annotation", (4, 5))
add("amdgcn.set.inactive amdgcn.set.inactive.chain.arg", 2, _set_inactive, whole="inactive")
add("ptrmask", 2, effect="ptrmask")
add("allow.runtime.check allow.ubsan.check", (0, 1), effect="one", facts=LANEWISE)

# Memory.
for _kind in ("memcpy", "memmove"):
    add(_kind, 4, effect="copy", immediates={3: _BOOL})
add("memcpy.inline", 4, effect="copy", immediates={3: _BOOL})
add("memcpy.element.unordered.atomic memmove.element.unordered.atomic", 4, effect="copy", immediates={3: range(1, 33)})
add("memset memset.inline", 4, effect="set", immediates={3: _BOOL})
add("memset.element.unordered.atomic", 4, effect="set", immediates={3: range(1, 33)})
add("masked.load", (3, 4), effect="masked_load")
add("masked.store", (3, 4), effect="masked_store")
add("masked.gather", (3, 4), effect="masked_gather")
add("masked.scatter", (3, 4), effect="masked_scatter")
add("masked.expandload", 3, effect="masked_expand")
add("masked.compressstore", 3, effect="masked_compress")
for _operation in ("fadd", "fmin", "fmax"):
    add(f"amdgcn.ds.{_operation}", 5, effect="atomic", summary=_operation, immediates={2: None, 3: None, 4: _BOOL})
    add(f"amdgcn.global.atomic.{_operation} amdgcn.flat.atomic.{_operation}", 2, effect="atomic", summary=_operation)
add("amdgcn.ds.append", 2, effect="append", summary="add", immediates={1: _BOOL})
add("amdgcn.ds.consume", 2, effect="append", summary="sub", immediates={1: _BOOL})
