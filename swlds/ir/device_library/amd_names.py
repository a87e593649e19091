"""ROCm's own names: ``__ocml_<function>_<type>`` (mathematics) and ``__ockl_*`` (everything else), as HIP's headers call them.

``ocml`` has the functions of OpenCL C with their meanings, and some more; here is what differs. Work-item functions stand in
``work_items.py``.
"""

from __future__ import annotations

import functools
import math

from swlds.ir.device_library import geometry, integers
from swlds.ir.device_library import math as functions
from swlds.ir.device_library.conversions import convert
from swlds.ir.device_library.mangling import FLOATS, Parameter
from swlds.ir.device_library.math import Function, const, divide, host, of_floats, reciprocal, rsqrt
from swlds.ir.device_library.table import PLAIN, Body, Entry, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, like, number, suffix
from swlds.lazy import lazy_pattern

_OCML = lazy_pattern(r"__ocml_(\w+?)_(2?f16|f32|f64)")
_CONVERSION = lazy_pattern(r"__ocml_cvt(rt[enpz])_(f16|f32|f64)_(f32|f64|s32|u32|s64|u64)")
_WORDS = {
    "f16": "half",
    "f32": "float",
    "f64": "double",
    "s32": "int",
    "u32": "uint",
    "s64": "long",
    "u64": "ulong",
}


def _op(opcode: str) -> Function:
    return lambda w, *operands: w.op(opcode, *operands)


def _intrinsic(stem: str) -> Function:
    return lambda w, *operands: w.intrinsic(stem, *operands)


def _norm(count: int, is_inverse: bool) -> Body:
    """The length of a vector whose elements are the arguments, or one through it; an infinity goes before NaN."""

    def function(w: Writer, *elements: Operand) -> Operand:
        found = (geometry.inverse_norm if is_inverse else geometry.norm)(w, list(elements))
        for x in elements:
            is_infinite = w.compare("oeq", w.intrinsic("fabs", x), number(x.type, math.inf))
            found = w.select(is_infinite, number(x.type, 0 if is_inverse else math.inf), found)
        return found

    return of_floats(count, function)


def _rcbrt(w: Writer, a: Operand) -> Operand:
    """One through the host's cube root. In a double that is off by up to four last places, which a Newton step takes away.

    The step needs the cube in two doubles, and numbers whose cube has both."""
    if a.scalar != "double":
        return w.cast("fptrunc", reciprocal(w, host("cbrt")(w, w.cast("fpext", a, like(a.type, "double")))), a.type)
    size = w.intrinsic("fabs", a)
    is_small, is_large = w.compare("olt", size, const(a, 2.0**-900)), w.compare("ogt", size, const(a, 2.0**900))
    near = w.op("fmul", a, geometry.nearer_one(w, a.type, is_small, is_large, 600))
    root = host("cbrt")(w, near)
    square = w.op("fmul", root, root)
    cube = w.op("fmul", square, root)
    rest = w.intrinsic("fma", square, root, w.op("fneg", cube))
    rest = w.intrinsic("fma", w.intrinsic("fma", root, root, w.op("fneg", square)), root, rest)
    off = divide(w, w.op("fadd", w.op("fsub", cube, near), rest), w.op("fmul", near, const(near, 3)))
    inverse = w.op("fmul", reciprocal(w, root), geometry.nearer_one(w, a.type, is_small, is_large, 200))
    found = w.intrinsic("fma", inverse, off, inverse)
    return w.select(w.compare("ord", found, found), found, inverse)


def _sincospi(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 2)
    a = callee.arguments[0]
    functions.put(w, callee, 1, host("cospi")(w, a))
    return host("sinpi")(w, a)


def _pown(w: Writer, callee: Callee) -> Operand | None:
    """Of two halves with exponents of 16 bits."""
    a, n = callee.arguments
    if n.scalar == "i16":
        callee = Callee(callee.name, callee.result, callee.parameters, (a, w.cast("sext", n, like(n.type, "i32"))))
    return functions.FUNCTIONS["pown"](w, callee)


#: By the name between ``__ocml_`` and the type, where it is no function of OpenCL C.
_MORE: dict[str, Body] = {
    **{f"{n}_rte": of_floats(2, _op(f"f{n}")) for n in ("add", "sub", "mul", "div")},
    "sqrt_rte": of_floats(1, _intrinsic("sqrt")),
    "fma_rte": of_floats(3, _intrinsic("fma")),
    **{
        f"{name}_{mode}": of_floats(count, host(f"{name}.{mode}"))
        for name, count in (("add", 2), ("sub", 2), ("mul", 2), ("div", 2), ("sqrt", 1), ("fma", 3))
        for mode in ("rtn", "rtp", "rtz")
    },
    **{name: of_floats(1, host(name)) for name in ("i0", "i1", "j0", "j1", "y0", "y1")},
    "pown": _pown,
    "nearbyint": of_floats(1, _intrinsic("rint")),
    "max": of_floats(2, _intrinsic("maxnum")),
    "min": of_floats(2, _intrinsic("minnum")),
    "rcbrt": of_floats(1, _rcbrt),
    "rhypot": _norm(2, True),
    "scalbn": functions.FUNCTIONS["ldexp"],
    "sincospi": _sincospi,
    "len3": _norm(3, False),
    "len4": _norm(4, False),
    "rlen3": _norm(3, True),
    "rlen4": _norm(4, True),
    "native_rcp": of_floats(1, reciprocal),
    "native_rsqrt": of_floats(1, rsqrt),
    "native_recip": of_floats(1, reciprocal),
    "native_divide": of_floats(2, divide),
    "isnan": integers.of_class(integers.NAN),
    "isinf": integers.of_class(integers.INFINITE),
    "isfinite": integers.of_class(integers.FINITE),
    "isnormal": integers.of_class(integers.NORMAL),
    "signbit": integers.signbit,
}  # fmt: skip


@functools.lru_cache(1024)
def find_ocml(name: str) -> Entry | None:
    """The entry of an ``__ocml_`` name."""
    if (conversion := _CONVERSION.fullmatch(name)) is not None:
        return Entry(_conversion(conversion[1], _WORDS[conversion[2]], _WORDS[conversion[3]]))
    found = _OCML.fullmatch(name)
    if found is None:
        return None
    body = _MORE.get(found[1]) or functions.FUNCTIONS.get(found[1])
    return Entry(_of_floats_named(found[1], found[2], body)) if body is not None else None


def _of_floats_named(name: str, kind: str, body: Body) -> Body:
    """A body for the floating-point type that the name says, which is that of the first argument, and for no other:
    ``__ocml_sin_f32`` of a double is none."""
    type_ = "<2 x half>" if kind == "2f16" else Parameter(_WORDS[kind]).ir

    def checked(w: Writer, callee: Callee) -> Operand | None:
        arguments = [a.type for a in callee.arguments]
        need(name == "nan" or arguments[:1] == [type_])
        need(all(t == type_ for t in (callee.result, *arguments) if t.rstrip(">").endswith(FLOATS)))
        return body(w, callee)

    return checked


def _conversion(mode: str, to: str, source: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        parameter = Parameter(source)
        (a,) = _of(callee, parameter.ir)
        return convert(w, a, parameter, to, mode)

    return body


# ockl ------------------------------------------------------------------------------------------------------------


def _any_lane(w: Writer, condition: Operand) -> Operand:
    flags = w.call("llvm.amdgcn.ballot.i64", "i64", condition)
    return w.compare("ne", flags, number("i64", 0))


def wave_any(w: Writer, callee: Callee) -> Operand:
    (e,) = _of(callee, "i32")
    return integers.truth(w, _any_lane(w, w.compare("ne", e, number("i32", 0))), callee)


def wave_all(w: Writer, callee: Callee) -> Operand:
    (e,) = _of(callee, "i32")
    found = _any_lane(w, w.compare("eq", e, number("i32", 0)))
    return integers.truth(w, w.op("xor", found, number("i1", 1)), callee)


def _wave_same(w: Writer, callee: Callee) -> Operand:
    (e,) = _of(callee, "i32")
    found = _any_lane(w, w.compare("ne", e, w.intrinsic("amdgcn.readfirstlane", e)))
    return integers.truth(w, w.op("xor", found, number("i1", 1)), callee)


def _active_lane(w: Writer, callee: Callee) -> Operand:
    """How many active lanes are below this one."""
    _of(callee)
    flags = w.call("llvm.amdgcn.ballot.i64", "i64", number("i1", 1))
    low = w.cast("trunc", flags, "i32")
    high = w.cast("trunc", w.op("lshr", flags, number("i64", 32)), "i32")
    below = w.call("llvm.amdgcn.mbcnt.lo", "i32", low, number("i32", 0))
    return w.call("llvm.amdgcn.mbcnt.hi", "i32", high, below)


def _of(callee: Callee, *types: str) -> tuple[Operand, ...]:
    need(tuple(a.type for a in callee.arguments) == types)
    return callee.arguments


def _reduce(operation: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 1 and callee.arguments[0].type in ("i32", "i64"))
        a = callee.arguments[0]
        return w.call(f"llvm.amdgcn.wave.reduce.{operation}.{suffix(a.type)}", a.type, a, number("i32", 0))

    return body


def _counter(name: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        _of(callee)
        return w.call(f"llvm.amdgcn.{name}", "i64")

    return body


def _is_in(name: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        (pointer,) = _of(callee, "ptr")
        return integers.truth(w, w.call(f"llvm.amdgcn.{name}", "i1", pointer), callee)

    return body


def _nothing(w: Writer, callee: Callee) -> None:
    need(callee.result == "void")


def _of_words(name: str, *types: str) -> Body:
    """An intrinsic of three integers, words where nothing else is said, whose result is as the last of them."""
    types = types or ("i32",) * 3

    def body(w: Writer, callee: Callee) -> Operand:
        return w.call(f"llvm.{name}", types[-1], *_of(callee, *types))

    return body


def _sum_of_difference(w: Writer, callee: Callee) -> Operand:
    a, b, c = _of(callee, "i32", "i32", "i32")
    return w.op("add", w.op("sub", w.intrinsic("umax", a, b), w.intrinsic("umin", a, b)), c)


def _byte_to_float(index: int) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        (a,) = _of(callee, "i32")
        return w.cast("uitofp", w.op("and", w.op("lshr", a, number("i32", 8 * index)), number("i32", 0xFF)), "float")

    return body


def _bit_mask(w: Writer, callee: Callee) -> Operand:
    """So many ones, shifted left."""
    width, offset = (w.op("and", a, number("i32", 31)) for a in _of(callee, "i32", "i32"))
    ones = w.op("sub", w.op("shl", number("i32", 1), width), number("i32", 1))
    return w.op("shl", ones, offset)


def _of_three(kind: str, pick: str) -> Body:
    """The greatest, the least, or the median."""
    least, most = {"f": ("minnum", "maxnum"), "i": ("smin", "smax"), "u": ("umin", "umax")}[kind[0]]
    type_ = {"f32": "float", "f16": "half"}.get(kind, "i32")

    def body(w: Writer, callee: Callee) -> Operand:
        a, b, c = _of(callee, type_, type_, type_)
        if pick != "median3":
            name = most if pick == "max3" else least
            return w.intrinsic(name, w.intrinsic(name, a, b), c)
        if kind[0] == "f":
            return w.intrinsic("amdgcn.fmed3", a, b, c)
        return w.intrinsic(most, w.intrinsic(least, a, b), w.intrinsic(least, w.intrinsic(most, a, b), c))

    return body


def _dot2(w: Writer, callee: Callee) -> Operand:
    pair = "<2 x half>"
    a, b, c, clamp = _of(callee, pair, pair, "float", "i1")
    found = w.call("llvm.amdgcn.fdot2", "float", a, b, c, number("i1", 0))
    return w.select(clamp, functions.clamp(w, found, number("float", 0), number("float", 1)), found)


def _add_noret(w: Writer, callee: Callee) -> None:
    pointer, value = callee.arguments
    need(pointer.type.startswith("ptr") and value.type == "float" and callee.result == "void")
    w.get("float", f'atomicrmw fadd {pointer}, {value} syncscope("agent") monotonic, align 4')


for _kind in ("f32", "f16", "i32", "u32"):
    for _name in ("max3", "min3", "median3"):
        add(f"__ockl_{_name}_{_kind}", _of_three(_kind, _name), home=PLAIN)
add("__ockl_bfm_u32", _bit_mask, home=PLAIN)
add("__ockl_bfe_u32", _of_words("amdgcn.ubfe.i32"), home=PLAIN)
add("__ockl_bfe_i32", _of_words("amdgcn.sbfe.i32"), home=PLAIN)
add("__ockl_bitalign_u32", _of_words("amdgcn.alignbit"), home=PLAIN)
add("__ockl_bytealign_u32", _of_words("amdgcn.alignbyte"), home=PLAIN)
for _name, _operation in {
    "lerp": "lerp",
    "msad": "msad.u8",
    "sad": "sad.u8",
    "sadhi": "sad.hi.u8",
    "sadw": "sad.u16",
}.items():
    add(f"__ockl_{_name}_u32", _of_words(f"amdgcn.{_operation}"), home=PLAIN)
add("__ockl_sadd_u32", _sum_of_difference, home=PLAIN)
for _name in ("qsad", "mqsad"):
    add(f"__ockl_{_name}_u64", _of_words(f"amdgcn.{_name}.pk.u16.u8", "i64", "i32", "i64"), home=PLAIN)
for _size in range(4):
    add(f"__ockl_unpack{_size}_f32", _byte_to_float(_size), home=PLAIN)
for _letter, _signed in (("i", True), ("u", False)):
    for _size in (8, 16, 32, 64):
        for _name in ("mul24", "mul_hi", "add_sat", "sub_sat"):
            add(f"__ockl_{_name}_{_letter}{_size}", integers.with_sign(_name, _signed), home=PLAIN)
for _size in (8, 16, 32, 64):
    for _name in ("popcount", "clz", "ctz"):
        add(f"__ockl_{_name}_u{_size}", integers.with_sign(_name, False), home=PLAIN)
for _size in (32, 64):
    for _letter, _least, _most in (("i", "min", "max"), ("u", "umin", "umax")):
        for _name, _operation in {
            "add": "add",
            "and": "and",
            "or": "or",
            "xor": "xor",
            "min": _least,
            "max": _most,
        }.items():
            add(f"__ockl_wfred_{_name}_{_letter}{_size}", _reduce(_operation), home=PLAIN)
add("__ockl_wfany_i32", wave_any, home=PLAIN)
add("__ockl_wfall_i32", wave_all, home=PLAIN)
add("__ockl_wfsame_i32", _wave_same, home=PLAIN)
add("__ockl_activelane_u32", _active_lane, home=PLAIN)
add("__ockl_steadyctr_u64", _counter("s.memrealtime"), home=PLAIN)
add("__ockl_memtime_u64 __ockl_cyclectr_u64", _counter("s.memtime"), home=PLAIN)
add("__ockl_is_local_addr", _is_in("is.shared"), home=PLAIN)
add("__ockl_is_private_addr", _is_in("is.private"), home=PLAIN)
add("__ockl_rtcwait_u32", _nothing, home=PLAIN)
add("__ockl_fdot2", _dot2, home=PLAIN)
add("__ockl_atomic_add_noret_f32", _add_noret, home=PLAIN)
