"""What the analysis of addresses knows about intrinsics: one row each, found by the name without the types of an overload."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from swlds.ir.names import intrinsic_stems


@final
@dataclass(frozen=True, slots=True)
class Touch:
    """One access of an intrinsic. ``pointer``: the operand; ``uses``: ``r``, ``w`` or both; ``bytes``: how many a lane touches:
    a number, ``result`` or ``type N`` (those of the value), ``value N`` (a constant operand). ``offsets``: operands that are
    added; ``kind``: "" for a plain address, ``wave`` for the wave's LDS base (``direct_copies``), ``raw`` for the offset from
    a buffer resource's base, ``other`` for an address that is no number (vectors of them, indexed resources)."""

    pointer: int
    uses: str
    bytes: int | str | None
    offsets: tuple[int, ...] = ()
    kind: str = ""


#: Numbers of work-items and groups: name of the symbol, and its largest value.
IDS: dict[str, tuple[str, int]] = {
    **{f"llvm.amdgcn.workitem.id.{d}": (f"workitem.id.{d}", 1023) for d in "xyz"},
    **{f"llvm.amdgcn.workgroup.id.{d}": (f"workgroup.id.{d}", 0xFFFF_FFFF) for d in "xyz"},
}
#: With all ones as the first operand they count the lanes below: this, and the second operand.
COUNTS = {"llvm.amdgcn.mbcnt.lo": "mbcnt.lo", "llvm.amdgcn.mbcnt.hi": "mbcnt.hi"}
#: They give their first operand.
COPIES = frozenset(f"llvm.{n}" for n in ("expect", "ssa.copy", "launder.invariant.group", "strip.invariant.group"))
#: One result for all lanes, whatever the operands are.
UNIFORM = frozenset(
    f"llvm.amdgcn.{n}"
    for n in (
        *(f"workgroup.id.{d}" for d in "xyz"),
        *("readfirstlane", "readlane", "ballot", "wavefrontsize", "groupstaticsize", "lds.kernel.id", "wave.id"),
        *("implicitarg.ptr", "kernarg.segment.ptr", "dispatch.ptr", "queue.ptr", "dispatch.id"),
        *(f"wave.reduce.{o}" for o in ("umin", "umax", "min", "max", "and", "or", "xor", "add")),
    )
)
#: Pointers into memory that the launch provides: the intrinsic itself is the object.
SEGMENTS = frozenset(f"llvm.amdgcn.{n}.ptr" for n in ("implicitarg", "kernarg.segment", "dispatch", "queue"))
#: The result points where the first operand does.
KEEPS_OBJECT = COPIES | {f"llvm.{n}" for n in ("ptrmask", "ptr.annotation", "amdgcn.readfirstlane", "amdgcn.readlane")}
KEEPS_OBJECT |= {"llvm.amdgcn.make.buffer.rsrc"}
#: They get pointers and touch nothing.
QUIET = frozenset(
    f"llvm.{n}"
    for n in (
        *("lifetime.start", "lifetime.end", "invariant.start", "invariant.end", "prefetch", "objectsize", "assume"),
        *("amdgcn.is.shared", "amdgcn.is.private", "is.constant", "fake.use", "var.annotation"),
        *("amdgcn.s.prefetch.data", "dbg.value", "dbg.declare", "dbg.assign"),
    )
)

_COPY = (Touch(0, "w", "value 2"), Touch(1, "r", "value 2"))
_SET = (Touch(0, "w", "value 2"),)
_TO_LDS = (Touch(0, "r", "value 2", (3,)), Touch(1, "w", "value 2", (3,), "wave"))
TOUCHES: dict[str, tuple[Touch, ...]] = {
    **{f"llvm.{n}": _COPY for n in ("memcpy", "memmove", "memcpy.inline")},
    **{f"llvm.{n}.element.unordered.atomic": _COPY for n in ("memcpy", "memmove")},
    **{f"llvm.{n}": _SET for n in ("memset", "memset.inline", "memset.element.unordered.atomic")},
    "llvm.masked.load": (Touch(0, "r", "result"),),
    "llvm.masked.store": (Touch(1, "w", "type 0"),),
    "llvm.masked.expandload": (Touch(0, "r", None),),
    "llvm.masked.compressstore": (Touch(1, "w", None),),
    "llvm.masked.gather": (Touch(0, "r", None, (), "other"),),
    "llvm.masked.scatter": (Touch(1, "w", None, (), "other"),),
    **{f"llvm.amdgcn.ds.f{o}": (Touch(0, "rw", "result"),) for o in ("add", "min", "max")},
    **{f"llvm.amdgcn.{s}.atomic.f{o}": (Touch(0, "rw", "result"),) for s in ("global", "flat") for o in ("add", "min", "max")},
    **{f"llvm.amdgcn.ds.{n}": (Touch(0, "rw", 4),) for n in ("append", "consume")},
    "llvm.amdgcn.global.load.lds": _TO_LDS,
    "llvm.amdgcn.load.to.lds": _TO_LDS,
    **{f"llvm.amdgcn.{n}.load.async.to.lds.b{b}": (Touch(0, "r", b // 8, (2,)), Touch(1, "w", b // 8, (2,)))
       for n in ("global", "cluster") for b in (8, 32, 64, 128)},
    **{f"llvm.amdgcn.global.store.async.from.lds.b{b}": (Touch(0, "w", b // 8, (2,)), Touch(1, "r", b // 8, (2,)))
       for b in (8, 32, 64, 128)},
    **{f"llvm.amdgcn.tensor.{n}{d}": (Touch(0, "rw", None, (), "other"),)
       for n in ("load.to.lds", "store.from.lds") for d in ("", ".d2")},
    "llvm.amdgcn.s.buffer.load": (Touch(0, "r", "result", (1,), "raw"),),
}  # fmt: skip
for _ptr in ("", "ptr."):
    for _form, _kind in (("raw", "raw"), ("struct", "other")):
        _stem, _more = f"llvm.amdgcn.{_form}.{_ptr}buffer", _form == "struct"
        TOUCHES[f"{_stem}.load"] = (Touch(0, "r", "result", (1 + _more, 2 + _more), _kind),)
        TOUCHES[f"{_stem}.store"] = (Touch(1, "w", "type 0", (2 + _more, 3 + _more), _kind),)
        for _name in (f"{_stem}.{{}}.format", _stem.replace("buffer", "tbuffer.{}")):
            TOUCHES[_name.format("load")] = (Touch(0, "r", None, (1 + _more, 2 + _more), _kind),)
            TOUCHES[_name.format("store")] = (Touch(1, "w", None, (2 + _more, 3 + _more), _kind),)
        for _name in "swap add sub smin umin smax umax and or xor inc dec fadd fmin fmax cond.sub.u32".split():
            TOUCHES[f"{_stem}.atomic.{_name}"] = (Touch(1, "rw", "result", (2 + _more, 3 + _more), _kind),)
        TOUCHES[f"{_stem}.atomic.cmpswap"] = (Touch(2, "rw", "result", (3 + _more, 4 + _more), _kind),)
        TOUCHES[f"{_stem}.load.lds"] = (
            Touch(0, "r", "value 2", (3 + _more, 4 + _more, 5 + _more), _kind),
            Touch(1, "w", "value 2", (5 + _more,), "wave"),
        )
#: Every name that is known.
_KNOWN = {*IDS, *COUNTS, *UNIFORM, *SEGMENTS, *KEEPS_OBJECT, *QUIET, *TOUCHES}


def stem_of(name: str) -> str:
    """The known name behind that of an overload; "" where none is known."""
    return next((stem for stem in intrinsic_stems(name) if stem in _KNOWN), "")
