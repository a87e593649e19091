"""What is known of intrinsics without executing them: one row each, found by the name without the types of an overload.

Every analysis, pass and engine takes from here what an intrinsic does with memory and pointers, how its result differs between
lanes, and how lowering rewrites it. What its result *is*, and what else a launch asks, are columns of its row in
``swlds.device.intrinsics``, which hands these on as ``Row.facts``. A row ``name.*`` stands for that name and
every longer one without a row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import Any, TypeVar, final

from swlds.ir.names import intrinsic_stems
from swlds.lazy import dataclass

Operand = TypeVar("Operand")
_READ, _WRITE, _UPDATE = "r", "w", "rw"


class Spread(Enum):
    """How a result differs between the active lanes of a wave."""

    LANEWISE = auto()  #: the same wherever the operands are
    UNIFORM = auto()  #: one for all, whatever the operands are
    VARYING = auto()  #: may differ, whatever the operands are


@final
@dataclass(frozen=True, slots=True)
class Touch:
    """One access of an intrinsic. ``pointer``: the operand; ``uses``: ``r``, ``w``, both, or "" for a place that is only named;
    ``bytes``: how many a lane touches: a number, ``result`` or ``type N`` (those of the value), ``value N`` (a constant
    operand). ``offsets``: operands that are added; ``kind``: "" for a plain address, ``elements`` for that of a vector whose
    elements are accesses of their own, ``wave`` for the wave's LDS base (``direct_copies``), ``raw`` for the offset from a buffer
    resource's base, ``indexed`` for a resource with an index in front of it, ``other`` for what else is no number. ``stored``:
    the operand that is put, or combined, into memory."""

    pointer: int
    uses: str
    bytes: int | str | None
    offsets: tuple[int, ...] = ()
    kind: str = ""
    stored: int | None = None

    @property
    def length(self) -> int | None:
        """The operand that says how many bytes; None where none does."""
        return int(self.bytes[6:]) if isinstance(self.bytes, str) and self.bytes.startswith("value ") else None


@final
@dataclass(frozen=True, slots=True)
class Facts:
    """The columns. ``touches``: what it does to memory through its operands; None where that is not known: then any pointer may
    be read and written.

    ``moves``: operands whose lanes, or whose object, the result may have; ``hides_first``: sets of (operand, constant), one of
    which is enough for the first operand to show in no lane; ``is_copy``: it gives its first operand as it is,
    ``is_masked``: those bits of it that the second has. ``exchanges``: lanes see each other's values, or who is active, and
    ``inactive_sources`` (``always``, or by its first ``flag``) those of lanes that are not. ``changes``: another result each
    time, as of a clock. ``number``: what it counts (a name for the answers) and the most that can be. ``provides``: which memory
    of the launch it points to.

    ``lowering``: how ``lower-lds`` and ``lower-dma`` rewrite a call that has to do with LDS: "" leaves one that touches nothing
    as it is, and refuses others; ``retarget`` is the same intrinsic on global memory, ``keep`` leaves it, ``refuse`` refuses it,
    the others are words of their tables. ``reaches_lds``: why a module that calls it cannot be lowered, though no pointer shows
    it. ``ends_wave``: nothing behind it runs. ``computes``: what the result is, as a word for analyses: an operation on integers,
    or whose lane's operand it is. ``waits``: until memory operations of the wave are complete.
    """

    touches: tuple[Touch, ...] | None = ()
    spread: Spread = Spread.VARYING
    moves: tuple[int, ...] = ()
    hides_first: tuple[tuple[tuple[int, int], ...], ...] = ()
    is_copy: bool = False
    is_masked: bool = False
    exchanges: bool = False
    inactive_sources: str = ""
    changes: bool = False
    number: tuple[str, int] | None = None
    provides: str = ""
    lowering: str = ""
    reaches_lds: str = ""
    ends_wave: bool = False
    computes: str = ""
    waits: bool = False

    def accesses(self, kinds: str = _UPDATE) -> list[Touch]:
        """The known touches that read or write, as ``kinds`` says."""
        return [t for t in self.touches or () if set(t.uses) & set(kinds)]

    def pointers(self, operands: Sequence[Operand], kinds: str = _UPDATE) -> list[Operand]:
        """The operands that it may access memory through."""
        return list(operands) if self.touches is None else [operands[t.pointer] for t in self.accesses(kinds)]

    def hides(self, constants: Sequence[int | None]) -> bool:
        """The first operand shows in no lane. ``constants``: the operands' bits as unsigned numbers, None for what is none."""
        return any(all(constants[at] == bits for at, bits in needed) for needed in self.hides_first)

    @property
    def written(self) -> Touch:
        """The side of a copy that is written."""
        return self.accesses("w")[0]

    @property
    def may_change(self) -> bool:
        """The result may be another one when the call runs again with the same operands."""
        return self.changes or self.exchanges or self.touches is None or bool(self.accesses("r"))


FACTS: dict[str, Facts] = {}
LANEWISE = Facts(spread=Spread.LANEWISE)
UNIFORM = Facts(spread=Spread.UNIFORM)


def find_facts(name: str) -> Facts | None:
    """The row of an intrinsic, None where there is none: nothing is known then."""
    if not name.startswith("llvm."):
        return None
    found = next((FACTS[stem] for stem in intrinsic_stems(name) if stem in FACTS), None)
    while found is None and name:
        found = FACTS.get(f"{name}.*")
        name = name.rpartition(".")[0]
    return found


def _add(names: str | Iterable[str], *touches: Touch | None, **columns: Any) -> None:
    """The same row for each of the names; ``None`` as the only touch: not known."""
    known: Any = None if None in touches else touches
    facts = Facts(known, **columns)
    for name in names.split() if isinstance(names, str) else names:
        assert f"llvm.{name}" not in FACTS, f"two rows for llvm.{name}"
        FACTS[f"llvm.{name}"] = facts


# Which lane, which group, which wave ---------------------------------------------------------------------------------

_LANEWISE: Any = {"spread": Spread.LANEWISE}
_UNIFORM: Any = {"spread": Spread.UNIFORM}
for _d in "xyz":
    _add(f"amdgcn.workitem.id.{_d}", number=(f"workitem.id.{_d}", 1023))
    _add(f"amdgcn.workgroup.id.{_d}", number=(f"workgroup.id.{_d}", 0xFFFF_FFFF), **_UNIFORM)
    _add(f"amdgcn.cluster.id.{_d} amdgcn.cluster.workgroup.id.{_d} amdgcn.cluster.workgroup.max.id.{_d}",
         **_UNIFORM)  # fmt: skip
_add("amdgcn.cluster.workgroup.flat.id amdgcn.cluster.workgroup.max.flat.id", **_UNIFORM)
for _half in ("lo", "hi"):  # of a mask of all ones they count the lanes below
    _add(f"amdgcn.mbcnt.{_half}", number=(f"mbcnt.{_half}", 32))
_add("amdgcn.wavefrontsize", computes="wave size", **_UNIFORM)
_add("amdgcn.lds.kernel.id amdgcn.wave.id amdgcn.dispatch.id", **_UNIFORM)
_add("amdgcn.groupstaticsize", lowering="static_size", **_UNIFORM)
_add("amdgcn.s.memtime amdgcn.s.memrealtime readcyclecounter readsteadycounter", changes=True, **_UNIFORM)
_add("get.rounding", changes=True, **_UNIFORM)
_add("amdgcn.s.getreg", changes=True, reaches_lds="the register says where LDS lies", **_UNIFORM)
_add("amdgcn.implicitarg.ptr amdgcn.implicit.buffer.ptr", provides="implicit", **_UNIFORM)
for _name, _memory in (("kernarg.segment", "kernarg"), ("dispatch", "packet"), ("queue", "queue")):
    _add(f"amdgcn.{_name}.ptr", provides=_memory, **_UNIFORM)

# Values between lanes ------------------------------------------------------------------------------------------------

_add("amdgcn.readfirstlane", moves=(0,), exchanges=True, computes="first lane", **_UNIFORM)
_add("amdgcn.readlane", moves=(0,), exchanges=True, inactive_sources="always", computes="lane", **_UNIFORM)
_add("amdgcn.ballot", exchanges=True, computes="ballot", **_UNIFORM)
_add("read_register read_volatile_register", exchanges=True, **_UNIFORM)  # of the mask of active lanes; no other is known
_add("amdgcn.icmp", exchanges=True, **_UNIFORM)
_add((f"amdgcn.wave.reduce.{o}" for o in "umin umax min max and or xor add sub fadd fsub fmin fmax".split()),
     exchanges=True, **_UNIFORM)  # fmt: skip
_add("amdgcn.ds.bpermute", moves=(1,), exchanges=True, computes="lane at")
_add("amdgcn.ds.permute", moves=(1,), exchanges=True)
_add("amdgcn.ds.swizzle amdgcn.mov.dpp amdgcn.mov.dpp8", moves=(0,), exchanges=True)
_add("amdgcn.permlane64", moves=(0,), exchanges=True, inactive_sources="always")
# The old value: for lanes that the masks leave out, and those whose source is out of range or not active, unless they get zero.
_add("amdgcn.update.dpp", moves=(0, 1), hides_first=(((3, 15), (4, 15), (5, 1)),), exchanges=True)
_add("amdgcn.permlane16 amdgcn.permlanex16", moves=(0, 1), hides_first=(((4, 1),), ((5, 1),)), exchanges=True,
     inactive_sources="flag")  # fmt: skip
_add("amdgcn.permlane16.var amdgcn.permlanex16.var", moves=(0, 1), hides_first=(((3, 1),), ((4, 1),)), exchanges=True,
     inactive_sources="flag")  # fmt: skip
_add("amdgcn.writelane", moves=(0, 2), exchanges=True)
_add("amdgcn.permlane16.swap amdgcn.permlane32.swap", exchanges=True, inactive_sources="always")
_add("amdgcn.live.mask", exchanges=True)
_add("amdgcn.set.inactive amdgcn.set.inactive.chain.arg", moves=(0, 1))

# Values of the same lane ---------------------------------------------------------------------------------------------

_add(
    "expect expect.with.probability launder.invariant.group strip.invariant.group arithmetic.fence ssa.copy annotation "
    "ptr.annotation amdgcn.wqm amdgcn.softwqm amdgcn.wwm amdgcn.strict.wwm amdgcn.strict.wqm",
    moves=(0,),
    is_copy=True,
    **_LANEWISE,
)
_add("ptrmask", moves=(0,), is_masked=True, **_LANEWISE)
for _o in "umin umax smin smax abs ctpop ctlz cttz".split():
    _add(_o, computes=_o, **_LANEWISE)
for _o in ("add", "sub", "mul"):
    _add(f"u{_o}.with.overflow s{_o}.with.overflow", computes=f"{_o} with overflow", **_LANEWISE)
for _o in ("u24", "i24"):
    _add(f"amdgcn.mul.{_o}", computes=f"product {_o}", **_LANEWISE)
_add("fma fmuladd", computes="product and sum", **_LANEWISE)
_add("vector.reverse vector.extract", moves=(0,), **_LANEWISE)
_add("vector.splice.left vector.splice.right vector.insert", moves=(0, 1), **_LANEWISE)
for _n in range(2, 9):
    _add(f"vector.interleave{_n}", moves=tuple(range(_n)), **_LANEWISE)
_add("amdgcn.make.buffer.rsrc", moves=(0,), lowering="refuse", **_LANEWISE)
_add("amdgcn.is.shared", lowering="is_shared", **_LANEWISE)
_add("amdgcn.is.private is.constant", **_LANEWISE)
_add("vp.* experimental.vp.*", **_LANEWISE)

# Places that are named, hints, barriers, ends ------------------------------------------------------------------------

_add("prefetch objectsize", Touch(0, "", None), lowering="retarget", **_LANEWISE)
_add("amdgcn.s.prefetch.data amdgcn.global.prefetch amdgcn.flat.prefetch", Touch(0, "", None))
_add("invariant.start", Touch(1, "", None), lowering="retarget", **_LANEWISE)
_add("invariant.end", Touch(2, "", None), lowering="retarget")
_add("lifetime.start lifetime.end fake.use var.annotation dbg.value dbg.declare dbg.assign donothing "
     "trap debugtrap ubsantrap")  # fmt: skip
_add("assume", computes="assume")
_add("stacksave", changes=True, **_UNIFORM)
_add("stackrestore")
_add("amdgcn.s.barrier amdgcn.s.cluster.barrier amdgcn.s.barrier.signal amdgcn.s.barrier.wait amdgcn.s.barrier.leave "
     "amdgcn.wave.barrier")  # fmt: skip
_add("amdgcn.s.barrier.signal.isfirst", changes=True, **_UNIFORM)
_add("amdgcn.s.barrier.init amdgcn.s.barrier.signal.var amdgcn.s.barrier.join amdgcn.s.wakeup.barrier "
     "amdgcn.s.get.named.barrier.state", Touch(0, _UPDATE, None), lowering="keep", **_UNIFORM)  # fmt: skip
_add("amdgcn.endpgm amdgcn.kill amdgcn.cs.chain.*", ends_wave=True, lowering="refuse")

_add("amdgcn.s.waitcnt amdgcn.s.wait.* amdgcn.wait.asyncmark", waits=True)

# Memory --------------------------------------------------------------------------------------------------------------

_COPY = (Touch(0, _WRITE, "value 2"), Touch(1, _READ, "value 2"))
_add("memcpy memmove memcpy.inline memcpy.element.unordered.atomic memmove.element.unordered.atomic",
     *_COPY, lowering="retarget")  # fmt: skip
_add("memset memset.inline memset.element.unordered.atomic", Touch(0, _WRITE, "value 2"), lowering="retarget")
for _name, _kind in (("load", "elements"), ("gather", "other"), ("expandload", "elements")):
    _add(f"masked.{_name}", Touch(0, _READ, "result" if _name == "load" else None, (), _kind),
         lowering="retarget", **_LANEWISE)  # fmt: skip
for _name, _kind in (("store", "elements"), ("scatter", "other"), ("compressstore", "elements")):
    _add(f"masked.{_name}", Touch(1, _WRITE, "type 0" if _name == "store" else None, (), _kind, 0), lowering="retarget")
_add("vp.load vp.load.ff experimental.vp.strided.load", Touch(0, _READ, None, (), "elements"), lowering="retarget")
_add("vp.gather", Touch(0, _READ, None, (), "other"), lowering="retarget")
_add("vp.store experimental.vp.strided.store", Touch(1, _WRITE, None, (), "elements", 0), lowering="retarget")
_add("vp.scatter", Touch(1, _WRITE, None, (), "other", 0), lowering="retarget")
for _o in ("add", "min", "max"):
    _add(f"amdgcn.ds.f{_o} amdgcn.global.atomic.f{_o} amdgcn.flat.atomic.f{_o}", Touch(0, _UPDATE, "result", stored=1))
_add((f"amdgcn.{n}" for n in (*(f"ds.read.tr{w}" for w in ("16.b64", "8.b64", "4.b64", "6.b96")),
                              *(f"ds.load.tr{w}" for w in ("16.b128", "8.b64", "4.b64", "6.b96")),
                              *(f"global.load.tr{w}" for w in (".b128", ".b64", "4.b64", "6.b96")))),
     Touch(0, _READ, "result"), exchanges=True)  # fmt: skip
_add("amdgcn.ds.append amdgcn.ds.consume", Touch(0, _UPDATE, 4), lowering="append", **_UNIFORM)

# Copies between global memory and LDS, and buffers -------------------------------------------------------------------

_add("amdgcn.global.load.lds amdgcn.load.to.lds",
     Touch(0, _READ, "value 2", (3,)), Touch(1, _WRITE, "value 2", (3,), "wave"), lowering="copy_direct")  # fmt: skip
for _bits in (8, 32, 64, 128):
    _there, _here = (Touch(0, _READ, _bits // 8, (2,)), Touch(1, _WRITE, _bits // 8, (2,)))
    _add(f"amdgcn.global.load.async.to.lds.b{_bits}", _there, _here, lowering="copy_async")
    _add(f"amdgcn.cluster.load.async.to.lds.b{_bits}", _there, _here, lowering="copy_async")
    _add(f"amdgcn.cluster.load.b{_bits}", Touch(0, _READ, "result"), **_LANEWISE)
    _there, _here = (Touch(0, _WRITE, _bits // 8, (2,)), Touch(1, _READ, _bits // 8, (2,)))
    _add(f"amdgcn.global.store.async.from.lds.b{_bits}", _there, _here, lowering="copy_async")
_add((f"amdgcn.tensor.{n}{d}" for n in ("load.to.lds", "store.from.lds") for d in ("", ".d2")),
     Touch(0, _UPDATE, None, (), "other"), lowering="copy_other",
     reaches_lds="a tensor descriptor holds LDS addresses as numbers")  # fmt: skip
_add("amdgcn.s.buffer.load", Touch(0, _READ, "result", (1,), "raw"), **_LANEWISE)
for _form, _kind, _k in (("raw", "raw", 0), ("struct", "indexed", 1)):
    for _ptr in ("ptr.", ""):
        _stem = f"amdgcn.{_form}.{_ptr}buffer"
        _typed = _stem.replace("buffer", "tbuffer")
        _load, _store = (1 + _k, 2 + _k), (2 + _k, 3 + _k)
        _add(f"{_stem}.load", Touch(0, _READ, "result", _load, _kind), **_LANEWISE)
        _add(f"{_stem}.store", Touch(1, _WRITE, "type 0", _store, _kind, 0))
        _add(f"{_stem}.load.format {_typed}.load", Touch(0, _READ, None, _load, _kind), **_LANEWISE)
        _add(f"{_stem}.store.format {_typed}.store", Touch(1, _WRITE, None, _store, _kind, 0))
        _words = "swap add sub smin umin smax umax and or xor inc dec fadd fmin fmax cond.sub.u32".split()
        _add((f"{_stem}.atomic.{w}" for w in _words), Touch(1, _UPDATE, "result", _store, _kind, 0))
        _add(f"{_stem}.atomic.cmpswap", Touch(2, _UPDATE, "result", (3 + _k, 4 + _k), _kind, 0))
        _add(f"{_stem}.load.lds", Touch(0, _READ, "value 2", (3 + _k, 4 + _k, 5 + _k), _kind),
             Touch(1, _WRITE, "value 2", (5 + _k,), "wave"), lowering="copy_buffer")  # fmt: skip

# LLVM 22's intrinsics that reach LDS or global data share through no LDS pointer -------------------------------------

_add("amdgcn.ds.gws.*", None, reaches_lds="global wave sync has no counterpart in global memory")
_add("amdgcn.ds.ordered.* amdgcn.ds.add.gs.reg.* amdgcn.ds.sub.gs.reg.*", None,
     reaches_lds="an ordered count works on global data share")  # fmt: skip
_add("amdgcn.ds.bvh.stack.*", None, reaches_lds="the stack of a ray lies in LDS, at an address that is a number")
_add((f"amdgcn.{n}.*" for n in ("lds.direct.load", "lds.param.load", "interp.mov", "interp.p1", "interp.p2")), None,
     reaches_lds="parameters of pixel shaders lie in LDS")  # fmt: skip
